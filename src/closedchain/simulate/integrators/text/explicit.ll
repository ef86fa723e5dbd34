; loop explicit of simulate/integrators/march.py, made by python tools/loops.py
; sources b4634f0705d6d04fc213d90ac624684eb7453d4a47743b1c6697245f752f1d50
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
@.const.array.data = internal unnamed_addr constant [72 x i8] c"\00\00\00\00\00\00\00\00\D0\95k\86\A1|\A3?f\88\013\C3\BE\C2?N\AB\A8\AC\0E\C1\D3?\FF\FF\FF\FF\FF\FF\DF?X\AA\AB\A9x\1F\E6?\E6\9D?3OP\EB?\A3F\99\E75\C8\EE?\00\00\00\00\00\00\F0?", align 8

define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.161 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.6 = inttoptr i64 %arg.table to ptr
  %.8 = load i64, ptr %.6, align 8
  %.9 = getelementptr i8, ptr %.6, i64 8
  %.10 = load i64, ptr %.9, align 8
  %.11 = inttoptr i64 %.10 to ptr
  %.12 = getelementptr i8, ptr %.6, i64 16
  %.13 = load i64, ptr %.12, align 8
  %.14 = inttoptr i64 %.13 to ptr
  %.15 = getelementptr i8, ptr %.6, i64 24
  %.16 = load i64, ptr %.15, align 8
  %.17 = getelementptr i8, ptr %.6, i64 32
  %.18 = load i64, ptr %.17, align 8
  %.19 = getelementptr i8, ptr %.6, i64 40
  %.20 = load i64, ptr %.19, align 8
  %.21 = getelementptr i8, ptr %.6, i64 48
  %.22 = load i64, ptr %.21, align 8
  %.23 = getelementptr i8, ptr %.6, i64 56
  %.24 = load i64, ptr %.23, align 8
  %.32 = getelementptr i8, ptr %.6, i64 64
  %.33 = load i64, ptr %.32, align 8
  %.34 = inttoptr i64 %.33 to ptr
  %.35 = getelementptr i8, ptr %.6, i64 72
  %.36 = load i64, ptr %.35, align 8
  %.37 = inttoptr i64 %.36 to ptr
  %.38 = getelementptr i8, ptr %.6, i64 80
  %.39 = load i64, ptr %.38, align 8
  %.40 = inttoptr i64 %.39 to ptr
  %.41 = getelementptr i8, ptr %.6, i64 88
  %.42 = load i64, ptr %.41, align 8
  %.43 = inttoptr i64 %.42 to ptr
  %.44 = getelementptr i8, ptr %.6, i64 96
  %.45 = load i64, ptr %.44, align 8
  %.46 = inttoptr i64 %.45 to ptr
  %.47 = getelementptr i8, ptr %.6, i64 104
  %.48 = load i64, ptr %.47, align 8
  %.49 = inttoptr i64 %.48 to ptr
  %.50 = getelementptr i8, ptr %.6, i64 112
  %.51 = load i64, ptr %.50, align 8
  %.52 = inttoptr i64 %.51 to ptr
  %.53 = getelementptr i8, ptr %.6, i64 120
  %.54 = load i64, ptr %.53, align 8
  %.55 = inttoptr i64 %.54 to ptr
  %.56 = getelementptr i8, ptr %.6, i64 128
  %.57 = load i64, ptr %.56, align 8
  %.58 = inttoptr i64 %.57 to ptr
  %.59 = getelementptr i8, ptr %.6, i64 136
  %.60 = load i64, ptr %.59, align 8
  %.61 = inttoptr i64 %.60 to ptr
  %.62 = getelementptr i8, ptr %.6, i64 144
  %.63 = load i64, ptr %.62, align 8
  %.64 = inttoptr i64 %.63 to ptr
  %.65 = getelementptr i8, ptr %.6, i64 152
  %.66 = load i64, ptr %.65, align 8
  %.67 = inttoptr i64 %.66 to ptr
  %.68 = getelementptr i8, ptr %.6, i64 160
  %.69 = load i64, ptr %.68, align 8
  %.70 = inttoptr i64 %.69 to ptr
  %.71 = getelementptr i8, ptr %.6, i64 168
  %.72 = load i64, ptr %.71, align 8
  %.73 = inttoptr i64 %.72 to ptr
  %.74 = getelementptr i8, ptr %.6, i64 176
  %.75 = load i64, ptr %.74, align 8
  %.76 = getelementptr i8, ptr %.6, i64 184
  %.77 = load i64, ptr %.76, align 8
  %.78 = getelementptr i8, ptr %.6, i64 192
  %.79 = load i64, ptr %.78, align 8
  %.80 = getelementptr i8, ptr %.6, i64 200
  %.81 = load i64, ptr %.80, align 8
  %.100 = getelementptr i8, ptr %.6, i64 208
  %.101 = load i64, ptr %.100, align 8
  %.102 = inttoptr i64 %.101 to ptr
  %.103 = getelementptr i8, ptr %.6, i64 216
  %.104 = load i64, ptr %.103, align 8
  %.105 = inttoptr i64 %.104 to ptr
  %.106 = getelementptr i8, ptr %.6, i64 224
  %.107 = load i64, ptr %.106, align 8
  %.108 = inttoptr i64 %.107 to ptr
  %.109 = getelementptr i8, ptr %.6, i64 232
  %.110 = load i64, ptr %.109, align 8
  %.111 = inttoptr i64 %.110 to ptr
  %.112 = getelementptr i8, ptr %.6, i64 240
  %.113 = load i64, ptr %.112, align 8
  %.114 = inttoptr i64 %.113 to ptr
  %.115 = getelementptr i8, ptr %.6, i64 248
  %.116 = load i64, ptr %.115, align 8
  %.117 = inttoptr i64 %.116 to ptr
  %.118 = getelementptr i8, ptr %.6, i64 256
  %.119 = load i64, ptr %.118, align 8
  %.120 = inttoptr i64 %.119 to ptr
  %.121 = getelementptr i8, ptr %.6, i64 264
  %.122 = load i64, ptr %.121, align 8
  %.131 = getelementptr i8, ptr %.6, i64 272
  %.132 = load i64, ptr %.131, align 8
  %.133 = inttoptr i64 %.132 to ptr
  %.134 = getelementptr i8, ptr %.6, i64 280
  %.135 = load i64, ptr %.134, align 8
  %.136 = inttoptr i64 %.135 to ptr
  %.137 = getelementptr i8, ptr %.6, i64 288
  %.138 = load i64, ptr %.137, align 8
  %.139 = inttoptr i64 %.138 to ptr
  %.140 = getelementptr i8, ptr %.6, i64 296
  %.141 = load i64, ptr %.140, align 8
  %.142 = inttoptr i64 %.141 to ptr
  %.143 = getelementptr i8, ptr %.6, i64 304
  %.144 = load i64, ptr %.143, align 8
  %.145 = inttoptr i64 %.144 to ptr
  store i64 0, ptr %.161, align 8
  %.165 = call i32 @part1(ptr %.161, ptr %excinfo.1, i64 %.8, ptr %.11, ptr %.14, i64 %.16, i64 %.18, i64 %.20, i64 %.22, i64 %.24, ptr %.34, ptr %.37, ptr %.40, ptr %.43, ptr %.46, ptr %.49, ptr %.52, ptr %.55, ptr %.58, ptr %.61, ptr %.64, ptr %.67, ptr %.70, ptr %.73, i64 %.75, i64 %.77, i64 %.79, i64 %.81, ptr %.102, ptr %.105, ptr %.108, ptr %.111, ptr %.114, ptr %.117, ptr %.120, i64 %.122, ptr %.133, ptr %.136, ptr %.139, ptr %.142, ptr %.145)
  %cond = icmp eq i32 %.165, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  ret i32 %.165

B0.endif:
  %.175 = load i64, ptr %.161, align 8
  store i64 %.175, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.173 = icmp sgt i32 %.165, 0
  %.166 = load ptr, ptr %excinfo.1, align 8
  %.174 = select i1 %.173, ptr %.166, ptr undef
  store ptr %.174, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, i64 %arg.task, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.58.i = alloca double, align 8
  %excinfo.1.i17 = alloca ptr, align 8
  %.264 = alloca i64, align 8
  store i64 0, ptr %.264, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.364 = alloca double, align 8
  store double 0.000000e+00, ptr %.364, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.560 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.748 = alloca i8, align 1
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.953 = alloca ptr, align 8
  %excinfo.8 = alloca ptr, align 8
  store ptr null, ptr %excinfo.8, align 8
  %.1046 = alloca ptr, align 8
  %excinfo.9 = alloca ptr, align 8
  store ptr null, ptr %excinfo.9, align 8
  %.125 = load double, ptr %arg.s.0, align 8
  %.197 = getelementptr i8, ptr %arg.s.0, i64 88
  %.198 = load double, ptr %.197, align 8
  switch i64 %arg.task, label %B848 [
    i64 0, label %B128
    i64 1, label %B196
    i64 4, label %B286
    i64 3, label %B372
    i64 5, label %B454
    i64 6, label %B526
    i64 8, label %B602
    i64 9, label %B668
    i64 7, label %B740
    i64 10, label %B812
  ]

B128:
  %.268 = call i32 @part2(ptr %.264, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond26 = icmp eq i32 %.268, 0
  br i1 %cond26, label %B128.endif, label %B128.if.if

B196:
  %.368 = call i32 @part3(ptr %.364, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.room.2)
  %cond27 = icmp eq i32 %.368, 0
  br i1 %cond27, label %B196.endif, label %B196.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B196.endif ], [ 0, %B568 ], [ 0, %B128.endif ], [ %.268, %B128.if.if ], [ %.368, %B196.if.if ], [ 0, %B286.endif ], [ %.62.i, %B848.if.if ], [ 0, %B372.endif ], [ %.564, %B372.if.if ], [ 0, %part4.exit.thread ], [ %.359.i, %part4.exit ], [ %.752, %B526.endif.if.if ], [ 0, %part5.exit.thread ], [ %.138.i, %part5.exit ], [ 0, %B668.endif ], [ %.957, %B668.if.if ], [ 0, %B740.endif ], [ %.1050, %B740.if.if ], [ 0, %B812.endif ], [ 0, %B848.endif ]
  ret i32 %common.ret.op

B286:
  %.462 = fadd double %.125, %.198
  %.58.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i.i = load double, ptr %.58.i.i, align 8
  %.61.i.i = fsub double %.462, %.59.i.i
  %.153120.not.i.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i.i, label %B136.endif.i.i, label %B112.preheader.i.i

B112.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i.i, label %B112.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const45 = bitcast i64 9223372036854775792 to i64
  %const_mat46 = add i64 %const45, 12
  %n.vec.i.i = and i64 %arg.code.14, %const_mat46
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.462, i64 0
  %broadcast.splat.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i

vector.body.i.i:
  %index.i.i = phi i64 [ 0, %vector.ph.i.i ], [ %index.next.i.i, %vector.body.i.i ]
  %sunkaddr48 = mul i64 %index.i.i, 8
  %sunkaddr49 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr48
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr49, align 8
  %sunkaddr50 = mul i64 %index.i.i, 8
  %sunkaddr51 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr50
  %sunkaddr52 = getelementptr i8, ptr %sunkaddr51, i64 16
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr52, align 8
  %index.next.i.i = add nuw nsw i64 %index.i.i, 4
  %0 = icmp eq i64 %n.vec.i.i, %index.next.i.i
  br i1 %0, label %middle.block.i.i, label %vector.body.i.i

middle.block.i.i:
  %cmp.n.i.i = icmp eq i64 %arg.code.14, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B136.endif.i.i, label %B112.i.i.preheader

B112.i.i.preheader:
  %.159119121.i.i.ph = phi i64 [ %n.vec.i.i, %middle.block.i.i ], [ 0, %B112.preheader.i.i ]
  br label %B112.i.i

B112.i.i:
  %.159119121.i.i = phi i64 [ %.166.i.i, %B112.i.i ], [ %.159119121.i.i.ph, %B112.i.i.preheader ]
  %.166.i.i = add nuw nsw i64 %.159119121.i.i, 1
  %1 = shl i64 %.159119121.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.462, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.14, %.166.i.i
  br i1 %exitcond.not.i.i, label %B136.endif.i.i, label %B112.i.i

B178.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B178.preheader27.i.i ], [ %scevgep30.i.i, %B178.i.i ]
  %.290124126.i.i = phi i64 [ %.290124126.ph.i.i, %B178.preheader27.i.i ], [ %.297.i.i, %B178.i.i ]
  %.297.i.i = add nuw nsw i64 %.290124126.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.325.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.330.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.335.i.i = load double, ptr %scevgep33.i.i, align 8
  %.340.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.342.i.i = fmul double %.61.i.i, %.340.i.i
  %.343.i.i = fadd double %.335.i.i, %.342.i.i
  %.345.i.i = fmul double %.61.i.i, %.343.i.i
  %.346.i.i = fadd double %.330.i.i, %.345.i.i
  %.348.i.i = fmul double %.61.i.i, %.346.i.i
  %.349.i.i = fadd double %.325.i.i, %.348.i.i
  %2 = shl i64 %.290124126.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.349.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond130.not.i.i = icmp eq i64 %arg.code.16, %.297.i.i
  br i1 %exitcond130.not.i.i, label %B0.endif.i, label %B178.i.i

B136.endif.i.i:
  %.284125.not.i.i = icmp slt i64 %arg.code.16, 1
  br i1 %.284125.not.i.i, label %B0.endif.i, label %B178.preheader.i.i

B178.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.16, 26
  br i1 %min.iters.check15.i.i, label %B178.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %const40 = bitcast i64 576460752303423488 to i64
  %3 = shl i64 %arg.code.16, 5
  %mul.result.i.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.13, i64 %mul.result.i.i
  %5 = icmp ult ptr %4, %arg.code.13
  %scevgep.i.i = getelementptr i8, ptr %arg.code.13, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.16, %const40
  %6 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %7 = icmp ult ptr %6, %scevgep.i.i
  %8 = or i1 %mul.overflow3.i.i, %7
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.13, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %10 = icmp ult ptr %9, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.13, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %12 = icmp ult ptr %11, %scevgep8.i.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B178.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %16 = shl nuw nsw i64 %arg.code.16, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.13, i64 %3
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.13, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B178.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const47 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.61.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const47
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr53 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr
  %18 = load double, ptr %sunkaddr53, align 8
  %sunkaddr54 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr55 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr54
  %sunkaddr56 = getelementptr i8, ptr %sunkaddr55, i64 32
  %19 = load double, ptr %sunkaddr56, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr57 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr58 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr57
  %sunkaddr59 = getelementptr i8, ptr %sunkaddr58, i64 8
  %22 = load double, ptr %sunkaddr59, align 8
  %sunkaddr60 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr61 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr60
  %sunkaddr62 = getelementptr i8, ptr %sunkaddr61, i64 40
  %23 = load double, ptr %sunkaddr62, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr63 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr64 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr63
  %sunkaddr65 = getelementptr i8, ptr %sunkaddr64, i64 16
  %26 = load double, ptr %sunkaddr65, align 8
  %sunkaddr66 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr67 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr66
  %sunkaddr68 = getelementptr i8, ptr %sunkaddr67, i64 48
  %27 = load double, ptr %sunkaddr68, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr69 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr70 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr69
  %sunkaddr71 = getelementptr i8, ptr %sunkaddr70, i64 24
  %30 = load double, ptr %sunkaddr71, align 8
  %sunkaddr72 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr73 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr72
  %sunkaddr74 = getelementptr i8, ptr %sunkaddr73, i64 56
  %31 = load double, ptr %sunkaddr74, align 8
  %32 = insertelement <2 x double> poison, double %30, i64 0
  %33 = insertelement <2 x double> %32, double %31, i64 1
  %34 = fmul <2 x double> %broadcast.splat20.i.i, %33
  %35 = fadd <2 x double> %29, %34
  %36 = fmul <2 x double> %broadcast.splat20.i.i, %35
  %37 = fadd <2 x double> %25, %36
  %38 = fmul <2 x double> %broadcast.splat20.i.i, %37
  %39 = fadd <2 x double> %21, %38
  %scevgep52.i.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i.i
  store <2 x double> %39, ptr %scevgep52.i.i, align 8
  %lsr.iv.next.i.i = add nuw nsw i64 %lsr.iv36.i.i, 16
  %40 = icmp eq i64 %17, %lsr.iv.next.i.i
  br i1 %40, label %middle.block24.i.i, label %vector.body21.i.i

middle.block24.i.i:
  %const42 = bitcast i64 1152921504606846974 to i64
  %n.vec18.i.i = and i64 %arg.code.16, %const42
  %cmp.n25.i.i = icmp eq i64 %arg.code.16, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B178.preheader27.i.i

B178.preheader27.i.i:
  %.290124126.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B178.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %41 = shl i64 %.290124126.ph.i.i, 5
  %42 = getelementptr i8, ptr %arg.code.13, i64 %41
  %scevgep29.i.i = getelementptr i8, ptr %42, i64 24
  br label %B178.i.i

B0.endif.i:
  %.55.i = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.55.i, i1 false)
  %.31.i.i = getelementptr i8, ptr %arg.code.0, i64 192
  %.32.i.i = load i64, ptr %.31.i.i, align 8
  %.37.not.i.i = icmp eq i64 %.32.i.i, 0
  br i1 %.37.not.i.i, label %B286.endif, label %B48.i.i

B48.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.code.0, i64 200
  %.45.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.code.0, i64 208
  %.52.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.code.0, i64 216
  %.63.i.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.65.i.i = inttoptr i64 %.45.i.i to ptr
  %.66.i.i = inttoptr i64 %.52.i.i to ptr
  %.67.i.i = inttoptr i64 %.63.i.i to ptr
  %.68.i.i = inttoptr i64 %.32.i.i to ptr
  tail call void %.68.i.i(ptr %.65.i.i, ptr %.66.i.i, ptr %.67.i.i)
  br label %B286.endif

B372:
  store i64 0, ptr %.560, align 8
  %.564 = call i32 @part6(ptr %.560, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.125, double %.198, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond28 = icmp eq i32 %.564, 0
  br i1 %cond28, label %B372.endif, label %B372.if.if

B454:
  store ptr null, ptr %excinfo.1.i17, align 8
  %.117.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.118.i = load i64, ptr %.117.i, align 8
  %.273.i = fadd double %.125, %.198
  %.277.i = getelementptr double, ptr %arg.s.4, i64 %.118.i
  store double %.273.i, ptr %.277.i, align 8
  %.346.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.347.i = load i64, ptr %.346.i, align 8
  %.348.not.i = icmp eq i64 %.347.i, 0
  br i1 %.348.not.i, label %part4.exit.thread, label %B220.i

B220.i:
  %.359.i = call i32 @part7(ptr %.58.i, ptr %excinfo.1.i17, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond.i = icmp eq i32 %.359.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part4.exit

part4.exit.thread:
  %.416.i = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.416.i, i1 false)
  %.426.i = mul nsw i64 %.118.i, %arg.code.15
  %.429.i = getelementptr double, ptr %arg.s.5, i64 %.426.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.429.i, ptr %arg.room.2, i64 %.416.i, i1 false)
  %sunkaddr75 = getelementptr i8, ptr %arg.s.1, i64 8
  %.505.i = load i64, ptr %sunkaddr75, align 8
  %.506.i = add nsw i64 %.505.i, 1
  store i64 %.506.i, ptr %sunkaddr75, align 8
  %.578.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.579.i = load i64, ptr %.578.i, align 8
  %.580.i = add nsw i64 %.579.i, 1
  store i64 %.580.i, ptr %.578.i, align 8
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B220.endif.i:
  %.389.i = mul i64 %arg.code.15, %arg.m.3
  %.392.i = mul i64 %.118.i, %.389.i
  %.393.i = getelementptr double, ptr %arg.s.6, i64 %.392.i
  %.402.i = shl i64 %.389.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.393.i, ptr %arg.room.3, i64 %.402.i, i1 false)
  br label %part4.exit.thread

part4.exit:
  %.360.i = load ptr, ptr %excinfo.1.i17, align 8
  %.667 = icmp sgt i32 %.359.i, 0
  %.668 = select i1 %.667, ptr %.360.i, ptr undef
  store ptr %.668, ptr %excinfo, align 8
  br label %common.ret

B526:
  store i8 0, ptr %.748, align 1
  %.752 = call i32 @part8(ptr %.748, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond30 = icmp eq i32 %.752, 0
  br i1 %cond30, label %B568, label %B526.endif.if.if

B568:
  %.762 = load i8, ptr %.748, align 1
  %.765 = icmp eq i8 %.762, 0
  %. = zext i1 %.765 to i64
  store i64 %., ptr %retptr, align 8
  br label %common.ret

B602:
  store ptr null, ptr %excinfo.1.i17, align 8
  %.57.i = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.57.i, i1 false)
  %.131.i = load double, ptr %arg.s.0, align 8
  store i64 0, ptr %.58.i, align 8
  %.138.i = call i32 @part9(ptr %.58.i, ptr %excinfo.1.i17, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.131.i, ptr %arg.room.0)
  %.148.i = load i64, ptr %.58.i, align 8
  %cond.i2 = icmp eq i32 %.138.i, 0
  br i1 %cond.i2, label %B0.endif.i3, label %part5.exit

B310.i:
  %sunkaddr76 = getelementptr i8, ptr %arg.s.0, i64 72
  store double %.266.i, ptr %sunkaddr76, align 8
  br label %B372.i

B372.i:
  %sunkaddr77 = getelementptr i8, ptr %arg.s.0, i64 88
  store double 0.000000e+00, ptr %sunkaddr77, align 8
  switch i64 %.148.i, label %B744.i [
    i64 0, label %B434.i
    i64 1, label %part5.exit.thread
  ]

B434.i:
  %.591.i = load double, ptr %arg.code.9, align 8
  %.662.i = getelementptr i8, ptr %arg.s.0, i64 80
  %.663.i = load double, ptr %.662.i, align 8
  %.664.i = fcmp ogt double %.591.i, %.663.i
  br i1 %.664.i, label %B500.i, label %B552.i

B500.i:
  %sunkaddr78 = getelementptr i8, ptr %arg.s.0, i64 80
  store double %.591.i, ptr %sunkaddr78, align 8
  br label %B552.i

B552.i:
  %.820.i = getelementptr i8, ptr %arg.s.1, i64 104
  %.821.i = load i64, ptr %.820.i, align 8
  %.853.i = load double, ptr %arg.code.1, align 8
  %.856.i = fcmp oeq double %.853.i, 2.000000e+00
  %.858.i = zext i1 %.856.i to i64
  %.859.i = add nsw i64 %.821.i, %.858.i
  store i64 %.859.i, ptr %.820.i, align 8
  br label %part5.exit.thread

B744.i:
  br label %part5.exit.thread

B0.endif.i3:
  %.230.i = getelementptr i8, ptr %arg.s.1, i64 32
  %.231.i = load i64, ptr %.230.i, align 8
  %.232.i = add nsw i64 %.231.i, 1
  store i64 %.232.i, ptr %.230.i, align 8
  %.265.i = getelementptr i8, ptr %arg.code.1, i64 48
  %.266.i = load double, ptr %.265.i, align 8
  %.337.i = getelementptr i8, ptr %arg.s.0, i64 72
  %.338.i = load double, ptr %.337.i, align 8
  %.339.i = fcmp olt double %.266.i, %.338.i
  br i1 %.339.i, label %B310.i, label %B372.i

part5.exit.thread:
  %.862.0.ph = phi i64 [ 11, %B372.i ], [ %.148.i, %B744.i ], [ 4, %B552.i ]
  store i64 %.862.0.ph, ptr %retptr, align 8
  br label %common.ret

part5.exit:
  %.139.i = load ptr, ptr %excinfo.1.i17, align 8
  %.874 = icmp sgt i32 %.138.i, 0
  %.875 = select i1 %.874, ptr %.139.i, ptr undef
  store ptr %.875, ptr %excinfo, align 8
  br label %common.ret

B668:
  %.957 = call i32 @part7(ptr %.953, ptr %excinfo.8, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond32 = icmp eq i32 %.957, 0
  br i1 %cond32, label %B668.endif, label %B668.if.if

B740:
  %.1050 = call i32 @part10(ptr %.1046, ptr %excinfo.9, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond33 = icmp eq i32 %.1050, 0
  br i1 %cond33, label %B740.endif, label %B740.if.if

B812:
  %.89.i.i = getelementptr i8, ptr %arg.s.0, i64 128
  %.90.i.i = load double, ptr %.89.i.i, align 8
  %.91.i.i = fcmp oeq double %.90.i.i, 0.000000e+00
  br i1 %.91.i.i, label %B0.endif.i4, label %B86.i.i

B86.i.i:
  %.171.i.i = getelementptr i8, ptr %arg.s.0, i64 120
  %.172.i.i = load double, ptr %.171.i.i, align 8
  %.242.i.i = getelementptr i8, ptr %arg.s.1, i64 64
  %.243.i.i = load i64, ptr %.242.i.i, align 8
  %.318.i.i = sitofp i64 %.243.i.i to double
  %.319.i.i = fmul double %.90.i.i, %.318.i.i
  %.320.i.i = fadd double %.172.i.i, %.319.i.i
  br label %B0.endif.i4

B148.i:
  %.58.i.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i.i.i = load double, ptr %.58.i.i.i, align 8
  %.61.i.i.i = fsub double %.125, %.59.i.i.i
  %.153120.not.i.i.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i.i.i, label %B136.endif.i.i.i, label %B112.preheader.i.i.i

B112.preheader.i.i.i:
  %min.iters.check.i.i.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i.i.i, label %B112.i.i.i.preheader, label %vector.ph.i.i.i

vector.ph.i.i.i:
  %const43 = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const43, 12
  %n.vec.i.i.i = and i64 %arg.code.14, %const_mat
  %broadcast.splatinsert.i.i.i = insertelement <2 x double> poison, double %.125, i64 0
  %broadcast.splat.i.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i.i

vector.body.i.i.i:
  %index.i.i.i = phi i64 [ 0, %vector.ph.i.i.i ], [ %index.next.i.i.i, %vector.body.i.i.i ]
  %sunkaddr79 = mul i64 %index.i.i.i, 8
  %sunkaddr80 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr79
  store <2 x double> %broadcast.splat.i.i.i, ptr %sunkaddr80, align 8
  %sunkaddr81 = mul i64 %index.i.i.i, 8
  %sunkaddr82 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr81
  %sunkaddr83 = getelementptr i8, ptr %sunkaddr82, i64 16
  store <2 x double> %broadcast.splat.i.i.i, ptr %sunkaddr83, align 8
  %index.next.i.i.i = add nuw nsw i64 %index.i.i.i, 4
  %43 = icmp eq i64 %n.vec.i.i.i, %index.next.i.i.i
  br i1 %43, label %middle.block.i.i.i, label %vector.body.i.i.i

middle.block.i.i.i:
  %cmp.n.i.i.i = icmp eq i64 %arg.code.14, %n.vec.i.i.i
  br i1 %cmp.n.i.i.i, label %B136.endif.i.i.i, label %B112.i.i.i.preheader

B112.i.i.i.preheader:
  %.159119121.i.i.i.ph = phi i64 [ 0, %B112.preheader.i.i.i ], [ %n.vec.i.i.i, %middle.block.i.i.i ]
  br label %B112.i.i.i

B112.i.i.i:
  %.159119121.i.i.i = phi i64 [ %.166.i.i.i, %B112.i.i.i ], [ %.159119121.i.i.i.ph, %B112.i.i.i.preheader ]
  %.166.i.i.i = add nuw nsw i64 %.159119121.i.i.i, 1
  %44 = shl i64 %.159119121.i.i.i, 3
  %scevgep53.i.i.i = getelementptr i8, ptr %arg.code.2, i64 %44
  store double %.125, ptr %scevgep53.i.i.i, align 8
  %exitcond.not.i.i.i = icmp eq i64 %arg.code.14, %.166.i.i.i
  br i1 %exitcond.not.i.i.i, label %B136.endif.i.i.i, label %B112.i.i.i

B178.i.i.i:
  %lsr.iv.i.i.i = phi ptr [ %scevgep29.i.i.i, %B178.preheader27.i.i.i ], [ %scevgep30.i.i.i, %B178.i.i.i ]
  %.290124126.i.i.i = phi i64 [ %.290124126.ph.i.i.i, %B178.preheader27.i.i.i ], [ %.297.i.i.i, %B178.i.i.i ]
  %.297.i.i.i = add nuw nsw i64 %.290124126.i.i.i, 1
  %scevgep31.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -24
  %.325.i.i.i = load double, ptr %scevgep31.i.i.i, align 8
  %scevgep32.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -16
  %.330.i.i.i = load double, ptr %scevgep32.i.i.i, align 8
  %scevgep33.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -8
  %.335.i.i.i = load double, ptr %scevgep33.i.i.i, align 8
  %.340.i.i.i = load double, ptr %lsr.iv.i.i.i, align 8
  %.342.i.i.i = fmul double %.61.i.i.i, %.340.i.i.i
  %.343.i.i.i = fadd double %.335.i.i.i, %.342.i.i.i
  %.345.i.i.i = fmul double %.61.i.i.i, %.343.i.i.i
  %.346.i.i.i = fadd double %.330.i.i.i, %.345.i.i.i
  %.348.i.i.i = fmul double %.61.i.i.i, %.346.i.i.i
  %.349.i.i.i = fadd double %.325.i.i.i, %.348.i.i.i
  %45 = shl i64 %.290124126.i.i.i, 3
  %scevgep34.i.i.i = getelementptr i8, ptr %arg.code.3, i64 %45
  store double %.349.i.i.i, ptr %scevgep34.i.i.i, align 8
  %scevgep30.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 32
  %exitcond130.not.i.i.i = icmp eq i64 %arg.code.16, %.297.i.i.i
  br i1 %exitcond130.not.i.i.i, label %B0.endif.i.i, label %B178.i.i.i

B136.endif.i.i.i:
  %.284125.not.i.i.i = icmp slt i64 %arg.code.16, 1
  br i1 %.284125.not.i.i.i, label %B0.endif.i.i, label %B178.preheader.i.i.i

B178.preheader.i.i.i:
  %min.iters.check15.i.i.i = icmp samesign ult i64 %arg.code.16, 26
  br i1 %min.iters.check15.i.i.i, label %B178.preheader27.i.i.i, label %vector.scevcheck.i.i.i

vector.scevcheck.i.i.i:
  %const = bitcast i64 576460752303423488 to i64
  %46 = shl i64 %arg.code.16, 5
  %mul.result.i.i.i = add i64 %46, -32
  %47 = getelementptr i8, ptr %arg.code.13, i64 %mul.result.i.i.i
  %48 = icmp ult ptr %47, %arg.code.13
  %scevgep.i.i.i = getelementptr i8, ptr %arg.code.13, i64 8
  %mul.overflow3.i.i.i = icmp samesign ugt i64 %arg.code.16, %const
  %49 = getelementptr i8, ptr %scevgep.i.i.i, i64 %mul.result.i.i.i
  %50 = icmp ult ptr %49, %scevgep.i.i.i
  %51 = or i1 %mul.overflow3.i.i.i, %50
  %scevgep4.i.i.i = getelementptr i8, ptr %arg.code.13, i64 16
  %52 = getelementptr i8, ptr %scevgep4.i.i.i, i64 %mul.result.i.i.i
  %53 = icmp ult ptr %52, %scevgep4.i.i.i
  %scevgep8.i.i.i = getelementptr i8, ptr %arg.code.13, i64 24
  %54 = getelementptr i8, ptr %scevgep8.i.i.i, i64 %mul.result.i.i.i
  %55 = icmp ult ptr %54, %scevgep8.i.i.i
  %56 = or i1 %48, %51
  %57 = or i1 %53, %56
  %58 = or i1 %55, %57
  br i1 %58, label %B178.preheader27.i.i.i, label %vector.memcheck.i.i.i

vector.memcheck.i.i.i:
  %59 = shl nuw nsw i64 %arg.code.16, 3
  %scevgep12.i.i.i = getelementptr i8, ptr %arg.code.3, i64 %59
  %scevgep13.i.i.i = getelementptr i8, ptr %arg.code.13, i64 %46
  %bound0.i.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i.i
  %bound1.i.i.i = icmp ult ptr %arg.code.13, %scevgep12.i.i.i
  %found.conflict.i.i.i = and i1 %bound0.i.i.i, %bound1.i.i.i
  br i1 %found.conflict.i.i.i, label %B178.preheader27.i.i.i, label %vector.ph16.i.i.i

vector.ph16.i.i.i:
  %const44 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i.i = insertelement <2 x double> poison, double %.61.i.i.i, i64 0
  %broadcast.splat20.i.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %60 = and i64 %59, %const44
  br label %vector.body21.i.i.i

vector.body21.i.i.i:
  %lsr.iv36.i.i.i = phi i64 [ %lsr.iv.next.i.i.i, %vector.body21.i.i.i ], [ 0, %vector.ph16.i.i.i ]
  %sunkaddr84 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr85 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr84
  %61 = load double, ptr %sunkaddr85, align 8
  %sunkaddr86 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr87 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr86
  %sunkaddr88 = getelementptr i8, ptr %sunkaddr87, i64 32
  %62 = load double, ptr %sunkaddr88, align 8
  %63 = insertelement <2 x double> poison, double %61, i64 0
  %64 = insertelement <2 x double> %63, double %62, i64 1
  %sunkaddr89 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr90 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr89
  %sunkaddr91 = getelementptr i8, ptr %sunkaddr90, i64 8
  %65 = load double, ptr %sunkaddr91, align 8
  %sunkaddr92 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr93 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr92
  %sunkaddr94 = getelementptr i8, ptr %sunkaddr93, i64 40
  %66 = load double, ptr %sunkaddr94, align 8
  %67 = insertelement <2 x double> poison, double %65, i64 0
  %68 = insertelement <2 x double> %67, double %66, i64 1
  %sunkaddr95 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr96 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr95
  %sunkaddr97 = getelementptr i8, ptr %sunkaddr96, i64 16
  %69 = load double, ptr %sunkaddr97, align 8
  %sunkaddr98 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr99 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr98
  %sunkaddr100 = getelementptr i8, ptr %sunkaddr99, i64 48
  %70 = load double, ptr %sunkaddr100, align 8
  %71 = insertelement <2 x double> poison, double %69, i64 0
  %72 = insertelement <2 x double> %71, double %70, i64 1
  %sunkaddr101 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr102 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr101
  %sunkaddr103 = getelementptr i8, ptr %sunkaddr102, i64 24
  %73 = load double, ptr %sunkaddr103, align 8
  %sunkaddr104 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr105 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr104
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr105, i64 56
  %74 = load double, ptr %sunkaddr106, align 8
  %75 = insertelement <2 x double> poison, double %73, i64 0
  %76 = insertelement <2 x double> %75, double %74, i64 1
  %77 = fmul <2 x double> %broadcast.splat20.i.i.i, %76
  %78 = fadd <2 x double> %72, %77
  %79 = fmul <2 x double> %broadcast.splat20.i.i.i, %78
  %80 = fadd <2 x double> %68, %79
  %81 = fmul <2 x double> %broadcast.splat20.i.i.i, %80
  %82 = fadd <2 x double> %64, %81
  %scevgep52.i.i.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i.i.i
  store <2 x double> %82, ptr %scevgep52.i.i.i, align 8
  %lsr.iv.next.i.i.i = add nuw nsw i64 %lsr.iv36.i.i.i, 16
  %83 = icmp eq i64 %60, %lsr.iv.next.i.i.i
  br i1 %83, label %middle.block24.i.i.i, label %vector.body21.i.i.i

middle.block24.i.i.i:
  %const41 = bitcast i64 1152921504606846974 to i64
  %n.vec18.i.i.i = and i64 %arg.code.16, %const41
  %cmp.n25.i.i.i = icmp eq i64 %arg.code.16, %n.vec18.i.i.i
  br i1 %cmp.n25.i.i.i, label %B0.endif.i.i, label %B178.preheader27.i.i.i

B178.preheader27.i.i.i:
  %.290124126.ph.i.i.i = phi i64 [ 0, %vector.memcheck.i.i.i ], [ 0, %vector.scevcheck.i.i.i ], [ 0, %B178.preheader.i.i.i ], [ %n.vec18.i.i.i, %middle.block24.i.i.i ]
  %84 = shl i64 %.290124126.ph.i.i.i, 5
  %85 = getelementptr i8, ptr %arg.code.13, i64 %84
  %scevgep29.i.i.i = getelementptr i8, ptr %85, i64 24
  br label %B178.i.i.i

B0.endif.i.i:
  %.55.i.i = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.55.i.i, i1 false)
  %.31.i.i.i = getelementptr i8, ptr %arg.code.0, i64 224
  %.32.i.i.i = load i64, ptr %.31.i.i.i, align 8
  %.37.not.i.i.i = icmp eq i64 %.32.i.i.i, 0
  br i1 %.37.not.i.i.i, label %B148.endif.i, label %B48.i.i.i

B48.i.i.i:
  %sunkaddr1.i.i.i = getelementptr i8, ptr %arg.code.0, i64 232
  %.45.i.i.i = load i64, ptr %sunkaddr1.i.i.i, align 8
  %sunkaddr3.i.i.i = getelementptr i8, ptr %arg.code.0, i64 240
  %.52.i.i.i = load i64, ptr %sunkaddr3.i.i.i, align 8
  %sunkaddr5.i.i.i = getelementptr i8, ptr %arg.code.0, i64 248
  %.63.i.i.i = load i64, ptr %sunkaddr5.i.i.i, align 8
  %.65.i.i.i = inttoptr i64 %.45.i.i.i to ptr
  %.66.i.i.i = inttoptr i64 %.52.i.i.i to ptr
  %.67.i.i.i = inttoptr i64 %.63.i.i.i to ptr
  %.68.i.i.i = inttoptr i64 %.32.i.i.i to ptr
  tail call void %.68.i.i.i(ptr %.65.i.i.i, ptr %.66.i.i.i, ptr %.67.i.i.i)
  br label %B148.endif.i

B0.endif.i4:
  %"$phi206.0.2.0.i.i" = phi double [ %.320.i.i, %B86.i.i ], [ 0x7FF0000000000000, %B812 ]
  %.208.i = fmul double %.90.i.i, 1.000000e-09
  %.209.i = fsub double %"$phi206.0.2.0.i.i", %.208.i
  %.210.i = fcmp ult double %.125, %.209.i
  br i1 %.210.i, label %B812.endif, label %B148.i

B148.endif.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.code.7, i64 %.55.i.i, i1 false)
  %.384.i = getelementptr i8, ptr %arg.s.1, i64 64
  %.385.i = load i64, ptr %.384.i, align 8
  %.386.i = add nsw i64 %.385.i, 1
  store i64 %.386.i, ptr %.384.i, align 8
  br label %B812.endif

B848:
  %.1179 = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.1179, i1 false)
  %.1184 = fadd double %.125, %.198
  %.1262 = getelementptr i8, ptr %arg.s.1, i64 96
  %.1263 = load i64, ptr %.1262, align 8
  %.1266 = mul nsw i64 %.1263, %arg.code.15
  %.1267 = getelementptr double, ptr %arg.room.0, i64 %.1266
  %.62.i = call i32 @part11(ptr %.58.i, ptr %excinfo.1.i17, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 0, double %.1184, ptr %.1267)
  %cond = icmp eq i32 %.62.i, 0
  br i1 %cond, label %B848.endif, label %B848.if.if

B128.endif:
  %.278 = load i64, ptr %.264, align 8
  store i64 %.278, ptr %retptr, align 8
  br label %common.ret

B128.if.if:
  %.276 = icmp sgt i32 %.268, 0
  %.269 = load ptr, ptr %excinfo.1, align 8
  %.277 = select i1 %.276, ptr %.269, ptr undef
  store ptr %.277, ptr %excinfo, align 8
  br label %common.ret

B196.endif:
  %.378 = load double, ptr %.364, align 8
  %.391 = fcmp ult double %.378, 0.000000e+00
  %"$phi252.0.2.0" = zext i1 %.391 to i64
  store i64 %"$phi252.0.2.0", ptr %retptr, align 8
  br label %common.ret

B196.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B286.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B372.endif:
  %.574 = load i64, ptr %.560, align 8
  store i64 %.574, ptr %retptr, align 8
  br label %common.ret

B372.if.if:
  %.572 = icmp sgt i32 %.564, 0
  %.565 = load ptr, ptr %excinfo.4, align 8
  %.573 = select i1 %.572, ptr %.565, ptr undef
  store ptr %.573, ptr %excinfo, align 8
  br label %common.ret

B526.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B668.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B668.if.if:
  %.965 = icmp sgt i32 %.957, 0
  %.958 = load ptr, ptr %excinfo.8, align 8
  %.966 = select i1 %.965, ptr %.958, ptr undef
  store ptr %.966, ptr %excinfo, align 8
  br label %common.ret

B740.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B740.if.if:
  %.1058 = icmp sgt i32 %.1050, 0
  %.1051 = load ptr, ptr %excinfo.9, align 8
  %.1059 = select i1 %.1058, ptr %.1051, ptr undef
  store ptr %.1059, ptr %excinfo, align 8
  br label %common.ret

B812.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B848.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B848.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part2(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.134.i = alloca i64, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.1260 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.1288 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.1633 = alloca i64, align 8
  store i64 0, ptr %.1633, align 8
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.1759 = alloca ptr, align 8
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.277 = getelementptr i8, ptr %arg.s.0, i64 8
  %.206460 = load double, ptr %arg.s.0, align 8
  %.278461 = load double, ptr %.277, align 8
  %.279462 = fcmp olt double %.206460, %.278461
  br i1 %.279462, label %B134.preheader.lr.ph, label %B1056

B134.preheader.lr.ph:
  %.1385 = add nsw i64 %arg.m.5, -1
  %.57.i = shl i64 %arg.code.15, 3
  %sunkaddr188 = getelementptr i8, ptr %arg.s.1, i64 8
  %.35118 = load i64, ptr %sunkaddr188, align 8
  %.35419 = icmp eq i64 %.35118, %arg.s.7
  br i1 %.35419, label %B188, label %B212.preheader

B212.preheader:
  br label %B212

B56.loopexit:
  %.206 = load double, ptr %arg.s.0, align 8
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 8
  %.278 = load double, ptr %sunkaddr, align 8
  %.279 = fcmp olt double %.206, %.278
  br i1 %.279, label %B134.backedge, label %B1056

B134.backedge:
  %came.3.1.be = phi i1 [ true, %B942.endif ], [ false, %B56.loopexit ]
  %sunkaddr134 = getelementptr i8, ptr %arg.s.1, i64 8
  %.351 = load i64, ptr %sunkaddr134, align 8
  %.354 = icmp eq i64 %.351, %arg.s.7
  br i1 %.354, label %B188, label %B212

common.ret:
  %common.ret.op = phi i32 [ 0, %B188 ], [ 0, %B326 ], [ 0, %B448 ], [ 0, %B528 ], [ 0, %B836 ], [ 0, %B938 ], [ 0, %B1056 ], [ %.138.i, %part5.exit ], [ %.1637, %B840.if ], [ %.1763, %B942.if ], [ %.1264, %B552.if ], [ 1, %B552.endif.if ]
  ret i32 %common.ret.op

B188:
  store i64 7, ptr %retptr, align 8
  br label %common.ret

B212:
  %came.3.120 = phi i1 [ %came.3.1.be, %B134.backedge ], [ true, %B212.preheader ]
  %sunkaddr135 = getelementptr i8, ptr %arg.s.1, i64 16
  %.504 = load i64, ptr %sunkaddr135, align 8
  %sunkaddr136 = getelementptr i8, ptr %arg.s.1, i64 24
  %.572 = load i64, ptr %sunkaddr136, align 8
  %.573 = add nsw i64 %.572, %.504
  %sunkaddr137 = getelementptr i8, ptr %arg.s.1, i64 80
  %.641 = load i64, ptr %sunkaddr137, align 8
  %.642.not = icmp slt i64 %.573, %.641
  br i1 %.642.not, label %B350, label %B326

B326:
  store i64 14, ptr %retptr, align 8
  br label %common.ret

B350:
  br i1 %came.3.120, label %B382, label %B452

B382:
  store ptr null, ptr %excinfo.1.i, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.57.i, i1 false)
  %.131.i = load double, ptr %arg.s.0, align 8
  store i64 0, ptr %.134.i, align 8
  %.138.i = call i32 @part9(ptr %.134.i, ptr %excinfo.1.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.131.i, ptr %arg.room.0)
  %.148.i = load i64, ptr %.134.i, align 8
  %cond.i = icmp eq i32 %.138.i, 0
  br i1 %cond.i, label %B0.endif.i, label %part5.exit

B310.i:
  %sunkaddr138 = getelementptr i8, ptr %arg.s.0, i64 72
  store double %.266.i, ptr %sunkaddr138, align 8
  br label %B372.i

B372.i:
  %sunkaddr139 = getelementptr i8, ptr %arg.s.0, i64 88
  store double 0.000000e+00, ptr %sunkaddr139, align 8
  switch i64 %.148.i, label %B382.endif [
    i64 0, label %B434.i
    i64 1, label %B382.endif.thread48
  ]

B382.endif.thread48:
  br label %B448

B434.i:
  %.591.i = load double, ptr %arg.code.9, align 8
  %sunkaddr142 = getelementptr i8, ptr %arg.s.0, i64 80
  %.663.i = load double, ptr %sunkaddr142, align 8
  %.664.i = fcmp ogt double %.591.i, %.663.i
  br i1 %.664.i, label %B500.i, label %B382.endif.thread45

B500.i:
  %sunkaddr151 = getelementptr i8, ptr %arg.s.0, i64 80
  store double %.591.i, ptr %sunkaddr151, align 8
  br label %B382.endif.thread45

B382.endif.thread45:
  %sunkaddr153 = getelementptr i8, ptr %arg.s.1, i64 104
  %.821.i = load i64, ptr %sunkaddr153, align 8
  %.853.i = load double, ptr %arg.code.1, align 8
  %.856.i = fcmp oeq double %.853.i, 2.000000e+00
  %.858.i = zext i1 %.856.i to i64
  %.859.i = add nsw i64 %.821.i, %.858.i
  store i64 %.859.i, ptr %sunkaddr153, align 8
  br label %B452

B0.endif.i:
  %sunkaddr154 = getelementptr i8, ptr %arg.s.1, i64 32
  %.231.i = load i64, ptr %sunkaddr154, align 8
  %.232.i = add nsw i64 %.231.i, 1
  store i64 %.232.i, ptr %sunkaddr154, align 8
  %sunkaddr158 = getelementptr i8, ptr %arg.code.1, i64 48
  %.266.i = load double, ptr %sunkaddr158, align 8
  %sunkaddr159 = getelementptr i8, ptr %arg.s.0, i64 72
  %.338.i = load double, ptr %sunkaddr159, align 8
  %.339.i = fcmp olt double %.266.i, %.338.i
  br i1 %.339.i, label %B310.i, label %B372.i

part5.exit:
  %.139.i = load ptr, ptr %excinfo.1.i, align 8
  %.811 = icmp sgt i32 %.138.i, 0
  %.812 = select i1 %.811, ptr %.139.i, ptr undef
  store ptr %.812, ptr %excinfo, align 8
  br label %common.ret

B448:
  %.799.04044 = phi i64 [ 11, %B382.endif.thread48 ], [ %.148.i, %B382.endif ]
  store i64 %.799.04044, ptr %retptr, align 8
  br label %common.ret

B452:
  %.88.i = load double, ptr %arg.s.0, align 8
  %sunkaddr160 = getelementptr i8, ptr %arg.s.0, i64 128
  %.90.i.i = load double, ptr %sunkaddr160, align 8
  %.91.i.i = fcmp oeq double %.90.i.i, 0.000000e+00
  br i1 %.91.i.i, label %B0.endif.endif.i, label %B86.i.i

B86.i.i:
  %sunkaddr161 = getelementptr i8, ptr %arg.s.0, i64 120
  %.172.i.i = load double, ptr %sunkaddr161, align 8
  %sunkaddr162 = getelementptr i8, ptr %arg.s.1, i64 64
  %.243.i.i = load i64, ptr %sunkaddr162, align 8
  %.318.i.i = sitofp i64 %.243.i.i to double
  %.319.i.i = fmul double %.90.i.i, %.318.i.i
  %.320.i.i = fadd double %.172.i.i, %.319.i.i
  br label %B0.endif.endif.i

B202.i:
  %sunkaddr163 = getelementptr i8, ptr %arg.s.0, i64 16
  %.377.i = load double, ptr %sunkaddr163, align 8
  %sunkaddr164 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %.377.i, ptr %sunkaddr164, align 8
  %.452.i = fsub double %.13.i.i, %.88.i
  %.525.i = fmul double %.377.i, 1.000100e+00
  %.526.i = fcmp ogt double %.452.i, %.525.i
  br i1 %.526.i, label %B320.i, label %B452.endif.endif

B320.i:
  %.607.i = fadd double %.88.i, %.377.i
  br label %B552

B368.i:
  %sunkaddr165 = getelementptr i8, ptr %arg.s.0, i64 32
  %.693.i = load double, ptr %sunkaddr165, align 8
  %.762.i = load i64, ptr %arg.s.1, align 8
  %.763.i = add nsw i64 %.762.i, 1
  %.836.i = sitofp i64 %.763.i to double
  %.837.i = fmul double %.301.i, %.836.i
  %.838.i = fadd double %.693.i, %.837.i
  %.1057.i = sitofp i64 %.762.i to double
  %.1058.i = fmul double %.301.i, %.1057.i
  %.1059.i = fadd double %.693.i, %.1058.i
  %.1061.i = fcmp oeq double %.88.i, %.1059.i
  %.1141.i = fsub double %.838.i, %.88.i
  %"$phi674.0.2.0.i" = select i1 %.1061.i, double %.301.i, double %.1141.i
  %sunkaddr166 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %"$phi674.0.2.0.i", ptr %sunkaddr166, align 8
  %.1293.i = fcmp ugt double %.838.i, %.197.i
  br i1 %.1293.i, label %B452.endif.endif, label %B746.i36

B746.i36:
  %.1367.i = fmul double %.90.i.i, 1.000000e-09
  %.1369.i = fadd double %.1367.i, %"$phi206.0.2.0.i.i"
  %.1371.i = fcmp ugt double %.838.i, %.1369.i
  br i1 %.1371.i, label %B452.endif.endif, label %B552

B0.endif.endif.i:
  %"$phi206.0.2.0.i.i" = phi double [ %.320.i.i, %B86.i.i ], [ 0x7FF0000000000000, %B452 ]
  %sunkaddr167 = getelementptr i8, ptr %arg.s.0, i64 8
  %.197.i = load double, ptr %sunkaddr167, align 8
  %.12.i.i = fcmp olt double %"$phi206.0.2.0.i.i", %.197.i
  %.13.i.i = select i1 %.12.i.i, double %"$phi206.0.2.0.i.i", double %.197.i
  %sunkaddr168 = getelementptr i8, ptr %arg.s.0, i64 40
  %.301.i = load double, ptr %sunkaddr168, align 8
  %.302.i = fcmp oeq double %.301.i, 0.000000e+00
  br i1 %.302.i, label %B202.i, label %B368.i

B492:
  %sunkaddr169 = getelementptr i8, ptr %arg.s.1, i64 88
  %.1025 = load i64, ptr %sunkaddr169, align 8
  %.1026.not = icmp eq i64 %.1025, 0
  br i1 %.1026.not, label %B552, label %B528

B528:
  store i64 8, ptr %retptr, align 8
  br label %common.ret

B552:
  %.1254 = phi double [ %.1399.i, %B492 ], [ %.1399.i, %B452.endif.endif ], [ %"$phi674.0.2.0.i", %B746.i36 ], [ %.377.i, %B320.i ]
  %.13.i.sink.i56 = phi double [ %.13.i.i, %B492 ], [ %.13.i.i, %B452.endif.endif ], [ %.838.i, %B746.i36 ], [ %.607.i, %B320.i ]
  store i64 0, ptr %.1260, align 8
  %.1264 = call i32 @part6(ptr %.1260, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.88.i, double %.1254, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond57 = icmp eq i32 %.1264, 0
  br i1 %cond57, label %B552.endif, label %B552.if

B836:
  store i64 %.1302, ptr %retptr, align 8
  br label %common.ret

B840:
  %sunkaddr170 = getelementptr i8, ptr %arg.s.0, i64 96
  store double %.13.i.sink.i56, ptr %sunkaddr170, align 8
  store i64 0, ptr %.1633, align 8
  %.1637 = call i32 @part12(ptr %.1633, ptr %excinfo.5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond58 = icmp eq i32 %.1637, 0
  br i1 %cond58, label %B840.endif, label %B840.if

B938:
  store i64 %.1647, ptr %retptr, align 8
  br label %common.ret

B942:
  %.1763 = call i32 @part10(ptr %.1759, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond59 = icmp eq i32 %.1763, 0
  br i1 %cond59, label %B942.endif, label %B942.if

B1056:
  store i64 6, ptr %retptr, align 8
  br label %common.ret

B382.endif:
  %.894.not = icmp eq i64 %.148.i, 4
  br i1 %.894.not, label %B452, label %B448

B452.endif.endif:
  %.1399.i = fsub double %.13.i.i, %.88.i
  %sunkaddr171 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %.1399.i, ptr %sunkaddr171, align 8
  %.1478.i = fcmp uge double %.13.i.i, %"$phi206.0.2.0.i.i"
  br i1 %.1478.i, label %B552, label %B492

B552.if:
  %.1272 = icmp sgt i32 %.1264, 0
  %.1265 = load ptr, ptr %excinfo.3, align 8
  %.1273 = select i1 %.1272, ptr %.1265, ptr undef
  store ptr %.1273, ptr %excinfo, align 8
  br label %common.ret

B552.endif:
  %.1274 = load i64, ptr %.1260, align 8
  store i64 0, ptr %.1288, align 8
  %.1292 = call i32 @part13(ptr %.1288, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %.1274)
  %cond = icmp eq i32 %.1292, 0
  br i1 %cond, label %B552.endif.endif, label %B552.endif.if

B552.endif.if:
  %.1293 = load ptr, ptr %excinfo.4, align 8
  store ptr %.1293, ptr %excinfo, align 8
  br label %common.ret

B552.endif.endif:
  %.1302 = load i64, ptr %.1288, align 8
  %sunkaddr172 = getelementptr i8, ptr %arg.s.1, i64 32
  %.1382 = load i64, ptr %sunkaddr172, align 8
  %.1386 = add nsw i64 %.1385, %.1382
  store i64 %.1386, ptr %sunkaddr172, align 8
  switch i64 %.1302, label %B836 [
    i64 5, label %B56.loopexit
    i64 4, label %B840
  ]

B840.if:
  %.1645 = icmp sgt i32 %.1637, 0
  %.1638 = load ptr, ptr %excinfo.5, align 8
  %.1646 = select i1 %.1645, ptr %.1638, ptr undef
  store ptr %.1646, ptr %excinfo, align 8
  br label %common.ret

B840.endif:
  %.1647 = load i64, ptr %.1633, align 8
  %.1726.not = icmp eq i64 %.1647, 0
  br i1 %.1726.not, label %B942, label %B938

B942.if:
  %.1771 = icmp sgt i32 %.1763, 0
  %.1764 = load ptr, ptr %excinfo.6, align 8
  %.1772 = select i1 %.1771, ptr %.1764, ptr undef
  store ptr %.1772, ptr %excinfo, align 8
  br label %common.ret

B942.endif:
  %.1854 = load double, ptr %arg.s.0, align 8
  %sunkaddr173 = getelementptr i8, ptr %arg.s.0, i64 8
  %.1926 = load double, ptr %sunkaddr173, align 8
  %.1927 = fcmp olt double %.1854, %.1926
  br i1 %.1927, label %B134.backedge, label %B1056
}

define internal i32 @part3(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.y) {
B0:
  %arg.code.14.fr = freeze i64 %arg.code.14
  %.63 = getelementptr i8, ptr %arg.code.0, i64 128
  %.64 = load i64, ptr %.63, align 8
  %.65 = icmp eq i64 %.64, 0
  br i1 %.65, label %common.ret, label %B68.endif.endif

common.ret.sink.split:
  %.32.i.us.11.sink = phi i64 [ %.32.i.us.us, %B142.us.us ], [ %.32.i.us.11, %B142.endif.us.10 ]
  %.sink.ph = phi double [ 0.000000e+00, %B142.us.us ], [ -1.000000e+00, %B142.endif.us.10 ]
  %sunkaddr = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.11 = load i64, ptr %sunkaddr, align 8
  %sunkaddr266 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.11 = load i64, ptr %sunkaddr266, align 8
  %sunkaddr267 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.11 = load i64, ptr %sunkaddr267, align 8
  %.65.i.us.11 = inttoptr i64 %.45.i.us.11 to ptr
  %.66.i.us.11 = inttoptr i64 %.52.i.us.11 to ptr
  %.67.i.us.11 = inttoptr i64 %.63.i.us.11 to ptr
  %.68.i.us.11 = inttoptr i64 %.32.i.us.11.sink to ptr
  tail call void %.68.i.us.11(ptr %.65.i.us.11, ptr %.66.i.us.11, ptr %.67.i.us.11)
  br label %common.ret

common.ret:
  %.sink = phi double [ -1.000000e+00, %B142.endif.us.10 ], [ %.sink.ph, %common.ret.sink.split ], [ 0.000000e+00, %B0 ], [ -1.000000e+00, %B68.i115 ], [ -1.000000e+00, %B68.i ], [ 0.000000e+00, %B142.us.us ], [ -1.000000e+00, %B140 ], [ -1.000000e+00, %B612 ], [ %first.2.1, %B630 ]
  store double %.sink, ptr %retptr, align 8
  ret i32 0

B140:
  %exitcond.not = icmp eq i64 %.178, 12
  br i1 %exitcond.not, label %common.ret, label %B142

B142:
  %first.3.0262 = phi double [ %first.2.1, %B140 ], [ 0.000000e+00, %B142.preheader ]
  %left.2.0261 = phi i64 [ %.624, %B140 ], [ %.76, %B142.preheader ]
  %.171243259 = phi i64 [ %.178, %B140 ], [ 0, %B142.preheader ]
  %.178 = add nuw nsw i64 %.171243259, 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr68 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i = load i64, ptr %sunkaddr68, align 8
  %.37.not.i = icmp eq i64 %.32.i, 0
  br i1 %.37.not.i, label %B142.endif, label %B48.i

B48.i:
  %sunkaddr69 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i = load i64, ptr %sunkaddr69, align 8
  %sunkaddr70 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i = load i64, ptr %sunkaddr70, align 8
  %sunkaddr71 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i = load i64, ptr %sunkaddr71, align 8
  %.65.i = inttoptr i64 %.45.i to ptr
  %.66.i = inttoptr i64 %.52.i to ptr
  %.67.i = inttoptr i64 %.63.i to ptr
  %.68.i = inttoptr i64 %.32.i to ptr
  tail call void %.68.i(ptr %.65.i, ptr %.66.i, ptr %.67.i)
  br label %B142.endif

B494:
  %sunkaddr72 = getelementptr i8, ptr %arg.code.0, i64 160
  %.32.i31 = load i64, ptr %sunkaddr72, align 8
  %.37.not.i32 = icmp eq i64 %.32.i31, 0
  br i1 %.37.not.i32, label %B50.i107.preheader, label %B48.i33

B50.i107.preheader:
  br label %B50.i107

B48.i33:
  %sunkaddr73 = getelementptr i8, ptr %arg.code.0, i64 168
  %.45.i35 = load i64, ptr %sunkaddr73, align 8
  %sunkaddr74 = getelementptr i8, ptr %arg.code.0, i64 176
  %.52.i37 = load i64, ptr %sunkaddr74, align 8
  %sunkaddr75 = getelementptr i8, ptr %arg.code.0, i64 184
  %.63.i39 = load i64, ptr %sunkaddr75, align 8
  %.65.i40 = inttoptr i64 %.45.i35 to ptr
  %.66.i41 = inttoptr i64 %.52.i37 to ptr
  %.67.i42 = inttoptr i64 %.63.i39 to ptr
  %.68.i43 = inttoptr i64 %.32.i31 to ptr
  tail call void %.68.i43(ptr %.65.i40, ptr %.66.i41, ptr %.67.i42)
  br label %B50.i107.preheader

B608:
  br label %B612

B612:
  %worst.2.1 = phi double [ %worst.3.1.i, %B142.endif.endif.endif.endif ], [ %worst.3.1.i133, %B494.endif.endif ], [ %worst.3.1.i, %B608 ]
  %.580 = fcmp olt double %worst.2.1, 0.000000e+00
  br i1 %.580, label %common.ret, label %B630

B630:
  %.607 = icmp eq i64 %.171243259, 0
  %first.2.1 = select i1 %.607, double %worst.2.1, double %first.3.0262
  %.620 = xor i64 %found.2.0.lcssa.i84.ph, -1
  %.624 = and i64 %left.2.0261, %.620
  %.631 = icmp eq i64 %.624, 0
  br i1 %.631, label %common.ret, label %B140

B68.endif.endif:
  %.213 = shl i64 %arg.code.15, 3
  %.11353.not.i = icmp slt i64 %arg.code.14.fr, 1
  %n.vec.i = and i64 %arg.code.14.fr, 9223372036854775804
  %scevgep.i87 = getelementptr i8, ptr %arg.y, i64 16
  %scevgep13.i = getelementptr i8, ptr %arg.code.7, i64 16
  %0 = shl i64 %arg.code.14.fr, 3
  %1 = trunc nuw i64 %arg.code.14.fr to i32
  br i1 %.11353.not.i, label %B68.endif.endif.split.us, label %B142.preheader

B142.preheader:
  %arg.y1.i = ptrtoint ptr %arg.y to i64
  %arg.code.72.i = ptrtoint ptr %arg.code.7 to i64
  %2 = sub i64 %arg.y1.i, %arg.code.72.i
  %notmask = shl nsw i64 -1, %arg.code.14.fr
  %.76 = xor i64 %notmask, -1
  br label %B142

B68.endif.endif.split.us:
  %.631.us = icmp eq i64 %arg.code.14.fr, 0
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr76 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.us = load i64, ptr %sunkaddr76, align 8
  br i1 %.631.us, label %B142.us.us, label %B142.us.preheader

B142.us.preheader:
  %3 = icmp eq i64 %.32.i.us.us, 0
  br i1 %3, label %B142.endif.us, label %B48.i.us

B142.us.us:
  %4 = icmp eq i64 %.32.i.us.us, 0
  br i1 %4, label %common.ret, label %common.ret.sink.split

B48.i.us:
  %sunkaddr277 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us = load i64, ptr %sunkaddr277, align 8
  %sunkaddr278 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us = load i64, ptr %sunkaddr278, align 8
  %sunkaddr279 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us = load i64, ptr %sunkaddr279, align 8
  %.65.i.us = inttoptr i64 %.45.i.us to ptr
  %.66.i.us = inttoptr i64 %.52.i.us to ptr
  %.67.i.us = inttoptr i64 %.63.i.us to ptr
  %.68.i.us = inttoptr i64 %.32.i.us.us to ptr
  tail call void %.68.i.us(ptr %.65.i.us, ptr %.66.i.us, ptr %.67.i.us)
  br label %B142.endif.us

B142.endif.us:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr77 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.1 = load i64, ptr %sunkaddr77, align 8
  %.37.not.i.us.1 = icmp eq i64 %.32.i.us.1, 0
  br i1 %.37.not.i.us.1, label %B142.endif.us.1, label %B48.i.us.1

B48.i.us.1:
  %sunkaddr281 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.1 = load i64, ptr %sunkaddr281, align 8
  %sunkaddr282 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.1 = load i64, ptr %sunkaddr282, align 8
  %sunkaddr283 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.1 = load i64, ptr %sunkaddr283, align 8
  %.65.i.us.1 = inttoptr i64 %.45.i.us.1 to ptr
  %.66.i.us.1 = inttoptr i64 %.52.i.us.1 to ptr
  %.67.i.us.1 = inttoptr i64 %.63.i.us.1 to ptr
  %.68.i.us.1 = inttoptr i64 %.32.i.us.1 to ptr
  tail call void %.68.i.us.1(ptr %.65.i.us.1, ptr %.66.i.us.1, ptr %.67.i.us.1)
  br label %B142.endif.us.1

B142.endif.us.1:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr78 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.2 = load i64, ptr %sunkaddr78, align 8
  %.37.not.i.us.2 = icmp eq i64 %.32.i.us.2, 0
  br i1 %.37.not.i.us.2, label %B142.endif.us.2, label %B48.i.us.2

B48.i.us.2:
  %sunkaddr285 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.2 = load i64, ptr %sunkaddr285, align 8
  %sunkaddr286 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.2 = load i64, ptr %sunkaddr286, align 8
  %sunkaddr287 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.2 = load i64, ptr %sunkaddr287, align 8
  %.65.i.us.2 = inttoptr i64 %.45.i.us.2 to ptr
  %.66.i.us.2 = inttoptr i64 %.52.i.us.2 to ptr
  %.67.i.us.2 = inttoptr i64 %.63.i.us.2 to ptr
  %.68.i.us.2 = inttoptr i64 %.32.i.us.2 to ptr
  tail call void %.68.i.us.2(ptr %.65.i.us.2, ptr %.66.i.us.2, ptr %.67.i.us.2)
  br label %B142.endif.us.2

B142.endif.us.2:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr79 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.3 = load i64, ptr %sunkaddr79, align 8
  %.37.not.i.us.3 = icmp eq i64 %.32.i.us.3, 0
  br i1 %.37.not.i.us.3, label %B142.endif.us.3, label %B48.i.us.3

B48.i.us.3:
  %sunkaddr289 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.3 = load i64, ptr %sunkaddr289, align 8
  %sunkaddr290 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.3 = load i64, ptr %sunkaddr290, align 8
  %sunkaddr291 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.3 = load i64, ptr %sunkaddr291, align 8
  %.65.i.us.3 = inttoptr i64 %.45.i.us.3 to ptr
  %.66.i.us.3 = inttoptr i64 %.52.i.us.3 to ptr
  %.67.i.us.3 = inttoptr i64 %.63.i.us.3 to ptr
  %.68.i.us.3 = inttoptr i64 %.32.i.us.3 to ptr
  tail call void %.68.i.us.3(ptr %.65.i.us.3, ptr %.66.i.us.3, ptr %.67.i.us.3)
  br label %B142.endif.us.3

B142.endif.us.3:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr81 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.4 = load i64, ptr %sunkaddr81, align 8
  %.37.not.i.us.4 = icmp eq i64 %.32.i.us.4, 0
  br i1 %.37.not.i.us.4, label %B142.endif.us.4, label %B48.i.us.4

B48.i.us.4:
  %sunkaddr293 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.4 = load i64, ptr %sunkaddr293, align 8
  %sunkaddr294 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.4 = load i64, ptr %sunkaddr294, align 8
  %sunkaddr295 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.4 = load i64, ptr %sunkaddr295, align 8
  %.65.i.us.4 = inttoptr i64 %.45.i.us.4 to ptr
  %.66.i.us.4 = inttoptr i64 %.52.i.us.4 to ptr
  %.67.i.us.4 = inttoptr i64 %.63.i.us.4 to ptr
  %.68.i.us.4 = inttoptr i64 %.32.i.us.4 to ptr
  tail call void %.68.i.us.4(ptr %.65.i.us.4, ptr %.66.i.us.4, ptr %.67.i.us.4)
  br label %B142.endif.us.4

B142.endif.us.4:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr82 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.5 = load i64, ptr %sunkaddr82, align 8
  %.37.not.i.us.5 = icmp eq i64 %.32.i.us.5, 0
  br i1 %.37.not.i.us.5, label %B142.endif.us.5, label %B48.i.us.5

B48.i.us.5:
  %sunkaddr297 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.5 = load i64, ptr %sunkaddr297, align 8
  %sunkaddr298 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.5 = load i64, ptr %sunkaddr298, align 8
  %sunkaddr299 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.5 = load i64, ptr %sunkaddr299, align 8
  %.65.i.us.5 = inttoptr i64 %.45.i.us.5 to ptr
  %.66.i.us.5 = inttoptr i64 %.52.i.us.5 to ptr
  %.67.i.us.5 = inttoptr i64 %.63.i.us.5 to ptr
  %.68.i.us.5 = inttoptr i64 %.32.i.us.5 to ptr
  tail call void %.68.i.us.5(ptr %.65.i.us.5, ptr %.66.i.us.5, ptr %.67.i.us.5)
  br label %B142.endif.us.5

B142.endif.us.5:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr83 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.6 = load i64, ptr %sunkaddr83, align 8
  %.37.not.i.us.6 = icmp eq i64 %.32.i.us.6, 0
  br i1 %.37.not.i.us.6, label %B142.endif.us.6, label %B48.i.us.6

B48.i.us.6:
  %sunkaddr301 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.6 = load i64, ptr %sunkaddr301, align 8
  %sunkaddr302 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.6 = load i64, ptr %sunkaddr302, align 8
  %sunkaddr303 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.6 = load i64, ptr %sunkaddr303, align 8
  %.65.i.us.6 = inttoptr i64 %.45.i.us.6 to ptr
  %.66.i.us.6 = inttoptr i64 %.52.i.us.6 to ptr
  %.67.i.us.6 = inttoptr i64 %.63.i.us.6 to ptr
  %.68.i.us.6 = inttoptr i64 %.32.i.us.6 to ptr
  tail call void %.68.i.us.6(ptr %.65.i.us.6, ptr %.66.i.us.6, ptr %.67.i.us.6)
  br label %B142.endif.us.6

B142.endif.us.6:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr84 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.7 = load i64, ptr %sunkaddr84, align 8
  %.37.not.i.us.7 = icmp eq i64 %.32.i.us.7, 0
  br i1 %.37.not.i.us.7, label %B142.endif.us.7, label %B48.i.us.7

B48.i.us.7:
  %sunkaddr305 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.7 = load i64, ptr %sunkaddr305, align 8
  %sunkaddr306 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.7 = load i64, ptr %sunkaddr306, align 8
  %sunkaddr307 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.7 = load i64, ptr %sunkaddr307, align 8
  %.65.i.us.7 = inttoptr i64 %.45.i.us.7 to ptr
  %.66.i.us.7 = inttoptr i64 %.52.i.us.7 to ptr
  %.67.i.us.7 = inttoptr i64 %.63.i.us.7 to ptr
  %.68.i.us.7 = inttoptr i64 %.32.i.us.7 to ptr
  tail call void %.68.i.us.7(ptr %.65.i.us.7, ptr %.66.i.us.7, ptr %.67.i.us.7)
  br label %B142.endif.us.7

B142.endif.us.7:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr86 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.8 = load i64, ptr %sunkaddr86, align 8
  %.37.not.i.us.8 = icmp eq i64 %.32.i.us.8, 0
  br i1 %.37.not.i.us.8, label %B142.endif.us.8, label %B48.i.us.8

B48.i.us.8:
  %sunkaddr309 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.8 = load i64, ptr %sunkaddr309, align 8
  %sunkaddr310 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.8 = load i64, ptr %sunkaddr310, align 8
  %sunkaddr311 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.8 = load i64, ptr %sunkaddr311, align 8
  %.65.i.us.8 = inttoptr i64 %.45.i.us.8 to ptr
  %.66.i.us.8 = inttoptr i64 %.52.i.us.8 to ptr
  %.67.i.us.8 = inttoptr i64 %.63.i.us.8 to ptr
  %.68.i.us.8 = inttoptr i64 %.32.i.us.8 to ptr
  tail call void %.68.i.us.8(ptr %.65.i.us.8, ptr %.66.i.us.8, ptr %.67.i.us.8)
  br label %B142.endif.us.8

B142.endif.us.8:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr88 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.9 = load i64, ptr %sunkaddr88, align 8
  %.37.not.i.us.9 = icmp eq i64 %.32.i.us.9, 0
  br i1 %.37.not.i.us.9, label %B142.endif.us.9, label %B48.i.us.9

B48.i.us.9:
  %sunkaddr313 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.9 = load i64, ptr %sunkaddr313, align 8
  %sunkaddr314 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.9 = load i64, ptr %sunkaddr314, align 8
  %sunkaddr315 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.9 = load i64, ptr %sunkaddr315, align 8
  %.65.i.us.9 = inttoptr i64 %.45.i.us.9 to ptr
  %.66.i.us.9 = inttoptr i64 %.52.i.us.9 to ptr
  %.67.i.us.9 = inttoptr i64 %.63.i.us.9 to ptr
  %.68.i.us.9 = inttoptr i64 %.32.i.us.9 to ptr
  tail call void %.68.i.us.9(ptr %.65.i.us.9, ptr %.66.i.us.9, ptr %.67.i.us.9)
  br label %B142.endif.us.9

B142.endif.us.9:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr89 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.10 = load i64, ptr %sunkaddr89, align 8
  %.37.not.i.us.10 = icmp eq i64 %.32.i.us.10, 0
  br i1 %.37.not.i.us.10, label %B142.endif.us.10, label %B48.i.us.10

B48.i.us.10:
  %sunkaddr317 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.10 = load i64, ptr %sunkaddr317, align 8
  %sunkaddr318 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.10 = load i64, ptr %sunkaddr318, align 8
  %sunkaddr319 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.10 = load i64, ptr %sunkaddr319, align 8
  %.65.i.us.10 = inttoptr i64 %.45.i.us.10 to ptr
  %.66.i.us.10 = inttoptr i64 %.52.i.us.10 to ptr
  %.67.i.us.10 = inttoptr i64 %.63.i.us.10 to ptr
  %.68.i.us.10 = inttoptr i64 %.32.i.us.10 to ptr
  tail call void %.68.i.us.10(ptr %.65.i.us.10, ptr %.66.i.us.10, ptr %.67.i.us.10)
  br label %B142.endif.us.10

B142.endif.us.10:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr90 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.11 = load i64, ptr %sunkaddr90, align 8
  %.37.not.i.us.11 = icmp eq i64 %.32.i.us.11, 0
  br i1 %.37.not.i.us.11, label %common.ret, label %common.ret.sink.split

B142.endif:
  %5 = icmp ult i64 %arg.code.14.fr, 4
  %.309 = load double, ptr %arg.code.1, align 8
  br i1 %5, label %B50.i.preheader, label %vector.ph.i

B50.i.preheader:
  %found.2.056.i.ph = phi i64 [ %16, %middle.block.i ], [ 0, %B142.endif ]
  %.1195254.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B142.endif ]
  br label %B50.i

vector.ph.i:
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.309, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %vec.phi.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %12, %vector.body.i ]
  %vec.phi1.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %13, %vector.body.i ]
  %vec.ind.i = phi <2 x i64> [ <i64 0, i64 1>, %vector.ph.i ], [ %vec.ind.next.i, %vector.body.i ]
  %step.add.i = add <2 x i64> %vec.ind.i, splat (i64 2)
  %sunkaddr91 = mul i64 %index.i, 8
  %sunkaddr93 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr91
  %wide.load.i = load <2 x double>, ptr %sunkaddr93, align 8
  %sunkaddr94 = mul i64 %index.i, 8
  %sunkaddr95 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr94
  %sunkaddr96 = getelementptr i8, ptr %sunkaddr95, i64 16
  %wide.load2.i = load <2 x double>, ptr %sunkaddr96, align 8
  %6 = fcmp ogt <2 x double> %wide.load.i, %broadcast.splat.i
  %7 = fcmp ogt <2 x double> %wide.load2.i, %broadcast.splat.i
  %8 = shl nuw <2 x i64> splat (i64 1), %vec.ind.i
  %9 = shl nuw <2 x i64> splat (i64 1), %step.add.i
  %10 = select <2 x i1> %6, <2 x i64> zeroinitializer, <2 x i64> %8
  %11 = select <2 x i1> %7, <2 x i64> zeroinitializer, <2 x i64> %9
  %12 = or <2 x i64> %10, %vec.phi.i
  %13 = or <2 x i64> %11, %vec.phi1.i
  %index.next.i = add nuw nsw i64 %index.i, 4
  %vec.ind.next.i = add <2 x i64> %vec.ind.i, splat (i64 4)
  %14 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %14, label %middle.block.i, label %vector.body.i

middle.block.i:
  %15 = icmp eq i64 %arg.code.14.fr, %n.vec.i
  %bin.rdx.i = or <2 x i64> %13, %12
  %rdx.shuf.i = shufflevector <2 x i64> %bin.rdx.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx10.i = or <2 x i64> %rdx.shuf.i, %bin.rdx.i
  %16 = extractelement <2 x i64> %bin.rdx10.i, i64 0
  br i1 %15, label %B50.preheader.i46.thread, label %B50.i.preheader

B50.preheader.i46.thread:
  %.336169175 = and i64 %16, %left.2.0261
  %sunkaddr97 = getelementptr i8, ptr %arg.code.1, i64 16
  %.375170176 = load double, ptr %sunkaddr97, align 8
  br label %vector.ph.i48

B50.i:
  %found.2.056.i = phi i64 [ %found.3.1.i, %B50.i ], [ %found.2.056.i.ph, %B50.i.preheader ]
  %.1195254.i = phi i64 [ %.126.i, %B50.i ], [ %.1195254.i.ph, %B50.i.preheader ]
  %.126.i = add nuw nsw i64 %.1195254.i, 1
  %17 = shl i64 %.1195254.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.code.6, i64 %17
  %.161.i = load double, ptr %scevgep.i, align 8
  %.163.i = fcmp ogt double %.161.i, %.309
  %.166.i = shl nuw i64 1, %.1195254.i
  %.170.i = select i1 %.163.i, i64 0, i64 %.166.i
  %found.3.1.i = or i64 %.170.i, %found.2.056.i
  %exitcond.not.i = icmp eq i64 %arg.code.14.fr, %.126.i
  br i1 %exitcond.not.i, label %B50.preheader.i46, label %B50.i

B50.preheader.i46:
  %18 = icmp ult i64 %arg.code.14.fr, 4
  %.336169 = and i64 %found.3.1.i, %left.2.0261
  %sunkaddr98 = getelementptr i8, ptr %arg.code.1, i64 16
  %.375170 = load double, ptr %sunkaddr98, align 8
  br i1 %18, label %B50.preheader3.i70, label %vector.ph.i48

vector.ph.i48:
  %.375170180 = phi double [ %.375170176, %B50.preheader.i46.thread ], [ %.375170, %B50.preheader.i46 ]
  %.336169178 = phi i64 [ %.336169175, %B50.preheader.i46.thread ], [ %.336169, %B50.preheader.i46 ]
  %broadcast.splatinsert.i50 = insertelement <2 x double> poison, double %.375170180, i64 0
  %broadcast.splat.i51 = shufflevector <2 x double> %broadcast.splatinsert.i50, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i52

vector.body.i52:
  %index.i53 = phi i64 [ 0, %vector.ph.i48 ], [ %index.next.i63, %vector.body.i52 ]
  %vec.phi.i54 = phi <2 x i64> [ zeroinitializer, %vector.ph.i48 ], [ %25, %vector.body.i52 ]
  %vec.phi1.i55 = phi <2 x i64> [ zeroinitializer, %vector.ph.i48 ], [ %26, %vector.body.i52 ]
  %vec.ind.i56 = phi <2 x i64> [ <i64 0, i64 1>, %vector.ph.i48 ], [ %vec.ind.next.i64, %vector.body.i52 ]
  %step.add.i57 = add <2 x i64> %vec.ind.i56, splat (i64 2)
  %sunkaddr99 = mul i64 %index.i53, 8
  %sunkaddr100 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr99
  %wide.load.i60 = load <2 x double>, ptr %sunkaddr100, align 8
  %sunkaddr101 = mul i64 %index.i53, 8
  %sunkaddr102 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr101
  %sunkaddr103 = getelementptr i8, ptr %sunkaddr102, i64 16
  %wide.load2.i62 = load <2 x double>, ptr %sunkaddr103, align 8
  %19 = fcmp ogt <2 x double> %wide.load.i60, %broadcast.splat.i51
  %20 = fcmp ogt <2 x double> %wide.load2.i62, %broadcast.splat.i51
  %21 = shl nuw <2 x i64> splat (i64 1), %vec.ind.i56
  %22 = shl nuw <2 x i64> splat (i64 1), %step.add.i57
  %23 = select <2 x i1> %19, <2 x i64> zeroinitializer, <2 x i64> %21
  %24 = select <2 x i1> %20, <2 x i64> zeroinitializer, <2 x i64> %22
  %25 = or <2 x i64> %23, %vec.phi.i54
  %26 = or <2 x i64> %24, %vec.phi1.i55
  %index.next.i63 = add nuw nsw i64 %index.i53, 4
  %vec.ind.next.i64 = add <2 x i64> %vec.ind.i56, splat (i64 4)
  %27 = icmp eq i64 %n.vec.i, %index.next.i63
  br i1 %27, label %middle.block.i65, label %vector.body.i52

middle.block.i65:
  %28 = icmp eq i64 %arg.code.14.fr, %n.vec.i
  %bin.rdx.i66 = or <2 x i64> %26, %25
  %rdx.shuf.i67 = shufflevector <2 x i64> %bin.rdx.i66, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx10.i68 = or <2 x i64> %rdx.shuf.i67, %bin.rdx.i66
  %29 = extractelement <2 x i64> %bin.rdx10.i68, i64 0
  br i1 %28, label %B50.preheader.i86, label %B50.preheader3.i70

B50.preheader3.i70:
  %.375170181 = phi double [ %.375170, %B50.preheader.i46 ], [ %.375170180, %middle.block.i65 ]
  %.336169179 = phi i64 [ %.336169, %B50.preheader.i46 ], [ %.336169178, %middle.block.i65 ]
  %found.2.056.ph.i71 = phi i64 [ 0, %B50.preheader.i46 ], [ %29, %middle.block.i65 ]
  %.1195254.ph.i72 = phi i64 [ 0, %B50.preheader.i46 ], [ %n.vec.i, %middle.block.i65 ]
  br label %B50.i73

B50.i73:
  %found.2.056.i74 = phi i64 [ %found.3.1.i82, %B50.i73 ], [ %found.2.056.ph.i71, %B50.preheader3.i70 ]
  %.1195254.i75 = phi i64 [ %.126.i76, %B50.i73 ], [ %.1195254.ph.i72, %B50.preheader3.i70 ]
  %.126.i76 = add nuw nsw i64 %.1195254.i75, 1
  %30 = shl i64 %.1195254.i75, 3
  %scevgep.i77 = getelementptr i8, ptr %arg.code.8, i64 %30
  %.161.i78 = load double, ptr %scevgep.i77, align 8
  %.163.i79 = fcmp ogt double %.161.i78, %.375170181
  %.166.i80 = shl nuw i64 1, %.1195254.i75
  %.170.i81 = select i1 %.163.i79, i64 0, i64 %.166.i80
  %found.3.1.i82 = or i64 %.170.i81, %found.2.056.i74
  %exitcond.not.i83 = icmp eq i64 %arg.code.14.fr, %.126.i76
  br i1 %exitcond.not.i83, label %B50.preheader.i86, label %B50.i73

B50.preheader.i86:
  %.336172.ph = phi i64 [ %.336169178, %middle.block.i65 ], [ %.336169179, %B50.i73 ]
  %found.2.0.lcssa.i84.ph = phi i64 [ %29, %middle.block.i65 ], [ %found.3.1.i82, %B50.i73 ]
  %.408184 = xor i64 %.336172.ph, %left.2.0261
  br label %B50.i89

B50.i89:
  %lsr.iv14.i = phi ptr [ %scevgep13.i, %B50.preheader.i86 ], [ %scevgep15.i, %B302.i ]
  %lsr.iv8.i = phi ptr [ %scevgep.i87, %B50.preheader.i86 ], [ %scevgep9.i, %B302.i ]
  %lsr.iv.i = phi i64 [ %arg.code.15, %B50.preheader.i86 ], [ %lsr.iv.next.i, %B302.i ]
  %worst.2.0193.i = phi double [ 0.000000e+00, %B50.preheader.i86 ], [ %worst.3.1.i, %B302.i ]
  %.122176191.i = phi i64 [ 0, %B50.preheader.i86 ], [ %.129.i, %B302.i ]
  %31 = sub i64 %arg.code.15, %.122176191.i
  %.129.i = add nuw nsw i64 %.122176191.i, 1
  %32 = shl nuw i64 1, %.122176191.i
  %33 = and i64 %32, %.408184
  %.165.not.i = icmp eq i64 %33, 0
  br i1 %.165.not.i, label %B302.i, label %B68.i

B68.i:
  %.172.i = getelementptr double, ptr %arg.code.6, i64 %.122176191.i
  %.173.i = load double, ptr %.172.i, align 8
  %sunkaddr104 = getelementptr i8, ptr %arg.code.1, i64 8
  %.206.i = load double, ptr %sunkaddr104, align 8
  %.207.i = fcmp ogt double %.173.i, %.206.i
  br i1 %.207.i, label %B150.i, label %common.ret

B150.i:
  %.230.i = getelementptr double, ptr %arg.code.8, i64 %.122176191.i
  %.231.i = load double, ptr %.230.i, align 8
  %.233.i = fcmp ogt double %.231.i, %worst.2.0193.i
  %worst.4.2.i = select i1 %.233.i, double %.231.i, double %worst.2.0193.i
  %.289.i = icmp slt i64 %31, 1
  br i1 %.289.i, label %B302.i, label %B210.endif.endif.i

B266.i:
  %lsr.iv21.i = phi i64 [ %71, %B266.preheader7.i ], [ %lsr.iv.next22.i, %B266.i ]
  %lsr.iv19.i = phi i64 [ %70, %B266.preheader7.i ], [ %lsr.iv.next20.i, %B266.i ]
  %scevgep24.i = getelementptr i8, ptr %arg.code.7, i64 %lsr.iv21.i
  %.377.i = load double, ptr %scevgep24.i, align 8
  %scevgep23.i = getelementptr i8, ptr %arg.y, i64 %lsr.iv21.i
  store double %.377.i, ptr %scevgep23.i, align 8
  %lsr.iv.next20.i = add i64 %lsr.iv19.i, -1
  %lsr.iv.next22.i = add i64 %lsr.iv21.i, %0
  %.334.i = icmp samesign ugt i64 %lsr.iv.next20.i, 1
  br i1 %.334.i, label %B266.i, label %B302.i

B302.i:
  %worst.3.1.i = phi double [ %worst.2.0193.i, %B50.i89 ], [ %worst.4.2.i, %56 ], [ %worst.4.2.i, %B150.i ], [ %worst.4.2.i, %middle.block.i97 ], [ %worst.4.2.i, %B266.i ]
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep9.i = getelementptr i8, ptr %lsr.iv8.i, i64 8
  %scevgep15.i = getelementptr i8, ptr %lsr.iv14.i, i64 8
  %exitcond.not.i90 = icmp eq i64 %.129.i, %arg.code.14.fr
  br i1 %exitcond.not.i90, label %B142.endif.endif.endif.endif, label %B50.i89

B210.endif.endif.i:
  %34 = or i64 %31, %arg.code.14.fr
  %35 = icmp ult i64 %34, 4294967296
  br i1 %35, label %36, label %42

36:
  %37 = trunc nuw i64 %31 to i32
  %38 = udiv i32 %37, %1
  %39 = urem i32 %37, %1
  %40 = zext i32 %38 to i64
  %41 = zext i32 %39 to i64
  br label %56

42:
  %43 = or i64 %31, %arg.code.14.fr
  %44 = and i64 %43, -4294967296
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %53

46:
  %47 = trunc i64 %arg.code.14.fr to i32
  %48 = trunc i64 %31 to i32
  %49 = udiv i32 %48, %47
  %50 = urem i32 %48, %47
  %51 = zext i32 %49 to i64
  %52 = zext i32 %50 to i64
  br label %56

53:
  %54 = udiv i64 %31, %arg.code.14.fr
  %55 = urem i64 %31, %arg.code.14.fr
  br label %56

56:
  %57 = phi i64 [ %40, %36 ], [ %51, %46 ], [ %54, %53 ]
  %58 = phi i64 [ %41, %36 ], [ %52, %46 ], [ %55, %53 ]
  %.307.i = icmp ne i64 %58, 0
  %.309.i = zext i1 %.307.i to i64
  %.310.i = add nuw i64 %57, %.309.i
  %.334170.i = icmp sgt i64 %.310.i, 0
  br i1 %.334170.i, label %B266.preheader.i, label %B302.i

B266.preheader.i:
  %59 = icmp ne i64 %arg.code.14.fr, 1
  %60 = icmp ult i64 %2, 32
  %61 = add nuw i64 %31, %.309.i
  %min.iters.check.i91 = icmp ult i64 %61, 4
  %or.cond.not6.i = or i1 %59, %min.iters.check.i91
  %or.cond5.i = select i1 %or.cond.not6.i, i1 true, i1 %60
  br i1 %or.cond5.i, label %B266.preheader7.i, label %vector.ph.i92

vector.ph.i92:
  %62 = add i64 %lsr.iv.i, %.309.i
  %63 = lshr i64 %62, 2
  %64 = shl nuw i64 %63, 2
  br label %vector.body.i93

vector.body.i93:
  %index.i94 = phi i64 [ 0, %vector.ph.i92 ], [ %index.next.i96, %vector.body.i93 ]
  %65 = shl i64 %index.i94, 3
  %scevgep17.i = getelementptr i8, ptr %lsr.iv14.i, i64 %65
  %scevgep18.i = getelementptr i8, ptr %scevgep17.i, i64 -16
  %wide.load.i95 = load <2 x double>, ptr %scevgep18.i, align 8
  %wide.load3.i = load <2 x double>, ptr %scevgep17.i, align 8
  %scevgep11.i = getelementptr i8, ptr %lsr.iv8.i, i64 %65
  %66 = shl i64 %index.i94, 3
  %scevgep56 = getelementptr i8, ptr %lsr.iv8.i, i64 %66
  %scevgep58 = getelementptr i8, ptr %scevgep56, i64 -16
  store <2 x double> %wide.load.i95, ptr %scevgep58, align 8
  store <2 x double> %wide.load3.i, ptr %scevgep11.i, align 8
  %index.next.i96 = add nuw i64 %index.i94, 4
  %67 = icmp eq i64 %64, %index.next.i96
  br i1 %67, label %middle.block.i97, label %vector.body.i93

middle.block.i97:
  %n.vec.i98 = and i64 %61, -4
  %68 = sub i64 %.310.i, %n.vec.i98
  %69 = add i64 %n.vec.i98, %.122176191.i
  %cmp.n.i99 = icmp eq i64 %61, %n.vec.i98
  br i1 %cmp.n.i99, label %B302.i, label %B266.preheader7.i

B266.preheader7.i:
  %.333168172.ph.i = phi i64 [ %.310.i, %B266.preheader.i ], [ %68, %middle.block.i97 ]
  %.340169171.ph.i = phi i64 [ %.122176191.i, %B266.preheader.i ], [ %69, %middle.block.i97 ]
  %70 = add i64 %.333168172.ph.i, 1
  %71 = shl i64 %.340169171.ph.i, 3
  br label %B266.i

B142.endif.endif.endif.endif:
  %.443 = fcmp oge double %worst.3.1.i, 0.000000e+00
  %.449 = icmp ne i64 %.336172.ph, 0
  %or.cond = and i1 %.449, %.443
  br i1 %or.cond, label %B494, label %B612

B50.i107:
  %lsr.iv14.i108 = phi ptr [ %scevgep15.i136, %B302.i132 ], [ %scevgep13.i, %B50.i107.preheader ]
  %lsr.iv8.i109 = phi ptr [ %scevgep9.i135, %B302.i132 ], [ %scevgep.i87, %B50.i107.preheader ]
  %lsr.iv.i110 = phi i64 [ %lsr.iv.next.i134, %B302.i132 ], [ %arg.code.15, %B50.i107.preheader ]
  %worst.2.0193.i111 = phi double [ %worst.3.1.i133, %B302.i132 ], [ 0.000000e+00, %B50.i107.preheader ]
  %.122176191.i112 = phi i64 [ %.129.i113, %B302.i132 ], [ 0, %B50.i107.preheader ]
  %72 = sub i64 %arg.code.15, %.122176191.i112
  %.129.i113 = add nuw nsw i64 %.122176191.i112, 1
  %73 = shl nuw i64 1, %.122176191.i112
  %74 = and i64 %73, %.336172.ph
  %.165.not.i114 = icmp eq i64 %74, 0
  br i1 %.165.not.i114, label %B302.i132, label %B68.i115

B68.i115:
  %.172.i116 = getelementptr double, ptr %arg.code.6, i64 %.122176191.i112
  %.173.i117 = load double, ptr %.172.i116, align 8
  %sunkaddr105 = getelementptr i8, ptr %arg.code.1, i64 8
  %.206.i118 = load double, ptr %sunkaddr105, align 8
  %.207.i119 = fcmp ogt double %.173.i117, %.206.i118
  br i1 %.207.i119, label %B150.i121, label %common.ret

B150.i121:
  %.230.i122 = getelementptr double, ptr %arg.code.8, i64 %.122176191.i112
  %.231.i123 = load double, ptr %.230.i122, align 8
  %.233.i124 = fcmp ogt double %.231.i123, %worst.2.0193.i111
  %worst.4.2.i125 = select i1 %.233.i124, double %.231.i123, double %worst.2.0193.i111
  %.289.i126 = icmp slt i64 %72, 1
  br i1 %.289.i126, label %B302.i132, label %B210.endif.endif.i127

B266.i158:
  %lsr.iv21.i159 = phi i64 [ %112, %B266.preheader7.i155 ], [ %lsr.iv.next22.i165, %B266.i158 ]
  %lsr.iv19.i160 = phi i64 [ %111, %B266.preheader7.i155 ], [ %lsr.iv.next20.i164, %B266.i158 ]
  %scevgep24.i161 = getelementptr i8, ptr %arg.code.7, i64 %lsr.iv21.i159
  %.377.i162 = load double, ptr %scevgep24.i161, align 8
  %scevgep23.i163 = getelementptr i8, ptr %arg.y, i64 %lsr.iv21.i159
  store double %.377.i162, ptr %scevgep23.i163, align 8
  %lsr.iv.next20.i164 = add i64 %lsr.iv19.i160, -1
  %lsr.iv.next22.i165 = add i64 %lsr.iv21.i159, %0
  %.334.i166 = icmp samesign ugt i64 %lsr.iv.next20.i164, 1
  br i1 %.334.i166, label %B266.i158, label %B302.i132

B302.i132:
  %worst.3.1.i133 = phi double [ %worst.2.0193.i111, %B50.i107 ], [ %worst.4.2.i125, %97 ], [ %worst.4.2.i125, %B150.i121 ], [ %worst.4.2.i125, %middle.block.i152 ], [ %worst.4.2.i125, %B266.i158 ]
  %lsr.iv.next.i134 = add i64 %lsr.iv.i110, -1
  %scevgep9.i135 = getelementptr i8, ptr %lsr.iv8.i109, i64 8
  %scevgep15.i136 = getelementptr i8, ptr %lsr.iv14.i108, i64 8
  %exitcond.not.i137 = icmp eq i64 %.129.i113, %arg.code.14.fr
  br i1 %exitcond.not.i137, label %B494.endif.endif, label %B50.i107

B210.endif.endif.i127:
  %75 = or i64 %72, %arg.code.14.fr
  %76 = icmp ult i64 %75, 4294967296
  br i1 %76, label %77, label %83

77:
  %78 = trunc nuw i64 %72 to i32
  %79 = udiv i32 %78, %1
  %80 = urem i32 %78, %1
  %81 = zext i32 %79 to i64
  %82 = zext i32 %80 to i64
  br label %97

83:
  %84 = or i64 %72, %arg.code.14.fr
  %85 = and i64 %84, -4294967296
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %87, label %94

87:
  %88 = trunc i64 %arg.code.14.fr to i32
  %89 = trunc i64 %72 to i32
  %90 = udiv i32 %89, %88
  %91 = urem i32 %89, %88
  %92 = zext i32 %90 to i64
  %93 = zext i32 %91 to i64
  br label %97

94:
  %95 = udiv i64 %72, %arg.code.14.fr
  %96 = urem i64 %72, %arg.code.14.fr
  br label %97

97:
  %98 = phi i64 [ %81, %77 ], [ %92, %87 ], [ %95, %94 ]
  %99 = phi i64 [ %82, %77 ], [ %93, %87 ], [ %96, %94 ]
  %.307.i128 = icmp ne i64 %99, 0
  %.309.i129 = zext i1 %.307.i128 to i64
  %.310.i130 = add nuw i64 %98, %.309.i129
  %.334170.i131 = icmp sgt i64 %.310.i130, 0
  br i1 %.334170.i131, label %B266.preheader.i138, label %B302.i132

B266.preheader.i138:
  %100 = icmp ne i64 %arg.code.14.fr, 1
  %101 = icmp ult i64 %2, 32
  %102 = add nuw i64 %72, %.309.i129
  %min.iters.check.i139 = icmp ult i64 %102, 4
  %or.cond.not6.i140 = or i1 %100, %min.iters.check.i139
  %or.cond5.i141 = select i1 %or.cond.not6.i140, i1 true, i1 %101
  br i1 %or.cond5.i141, label %B266.preheader7.i155, label %vector.ph.i142

vector.ph.i142:
  %103 = add i64 %lsr.iv.i110, %.309.i129
  %104 = lshr i64 %103, 2
  %105 = shl nuw i64 %104, 2
  br label %vector.body.i143

vector.body.i143:
  %index.i144 = phi i64 [ 0, %vector.ph.i142 ], [ %index.next.i151, %vector.body.i143 ]
  %106 = shl i64 %index.i144, 3
  %scevgep17.i145 = getelementptr i8, ptr %lsr.iv14.i108, i64 %106
  %scevgep18.i146 = getelementptr i8, ptr %scevgep17.i145, i64 -16
  %wide.load.i147 = load <2 x double>, ptr %scevgep18.i146, align 8
  %wide.load3.i148 = load <2 x double>, ptr %scevgep17.i145, align 8
  %scevgep11.i149 = getelementptr i8, ptr %lsr.iv8.i109, i64 %106
  %107 = shl i64 %index.i144, 3
  %scevgep60 = getelementptr i8, ptr %lsr.iv8.i109, i64 %107
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 -16
  store <2 x double> %wide.load.i147, ptr %scevgep61, align 8
  store <2 x double> %wide.load3.i148, ptr %scevgep11.i149, align 8
  %index.next.i151 = add nuw i64 %index.i144, 4
  %108 = icmp eq i64 %105, %index.next.i151
  br i1 %108, label %middle.block.i152, label %vector.body.i143

middle.block.i152:
  %n.vec.i153 = and i64 %102, -4
  %109 = sub i64 %.310.i130, %n.vec.i153
  %110 = add i64 %n.vec.i153, %.122176191.i112
  %cmp.n.i154 = icmp eq i64 %102, %n.vec.i153
  br i1 %cmp.n.i154, label %B302.i132, label %B266.preheader7.i155

B266.preheader7.i155:
  %.333168172.ph.i156 = phi i64 [ %.310.i130, %B266.preheader.i138 ], [ %109, %middle.block.i152 ]
  %.340169171.ph.i157 = phi i64 [ %.122176191.i112, %B266.preheader.i138 ], [ %110, %middle.block.i152 ]
  %111 = add i64 %.333168172.ph.i156, 1
  %112 = shl i64 %.340169171.ph.i157, 3
  br label %B266.i158

B494.endif.endif:
  %.546 = fcmp olt double %worst.3.1.i133, 0.000000e+00
  %.550 = fcmp ogt double %worst.3.1.i133, %worst.3.1.i
  %or.cond219 = select i1 %.546, i1 true, i1 %.550
  br i1 %or.cond219, label %B612, label %B608
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal i32 @part6(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.58.i.i = alloca double, align 8
  %excinfo.1.i.i = alloca ptr, align 8
  %.199.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.210 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.470 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  %.55.i = add i64 %arg.m.2, 1
  %.58.i = mul i64 %.55.i, %arg.m.2
  %.59.i = getelementptr double, ptr %arg.m.0, i64 %.58.i
  %.102.i = sub i64 %arg.m.5, %arg.m.4
  %.147113.not.i = icmp slt i64 %.102.i, 1
  br i1 %.147113.not.i, label %part14.exit.thread, label %B116.preheader.i

B116.preheader.i:
  %0 = add nuw i64 %.102.i, 1
  %1 = shl i64 %arg.code.15, 3
  %2 = mul i64 %1, %arg.m.4
  %scevgep.i = getelementptr i8, ptr %arg.room.0, i64 %2
  br label %B116.i

B116.i:
  %lsr.iv27.i = phi ptr [ %scevgep.i, %B116.preheader.i ], [ %scevgep28.i, %part15.exit.thread.i ]
  %lsr.iv.i = phi i64 [ %0, %B116.preheader.i ], [ %lsr.iv.next.i, %part15.exit.thread.i ]
  %worst.2.0116.i = phi double [ 1.000000e+00, %B116.preheader.i ], [ %worst.3.1.i, %part15.exit.thread.i ]
  %.153111114.i = phi i64 [ %arg.m.4, %B116.preheader.i ], [ %.160.i, %part15.exit.thread.i ]
  %.203.i = call i32 @part16(ptr %.199.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %.153111114.i, i64 %.153111114.i, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.15, ptr %arg.code.4)
  switch i32 %.203.i, label %part14.exit.loopexit [
    i32 -2, label %B116.endif.i
    i32 0, label %B116.endif.i
  ]

B116.endif.i:
  %3 = shl i64 %.153111114.i, 3
  %scevgep29.i = getelementptr i8, ptr %.59.i, i64 %3
  %.226.i = load double, ptr %scevgep29.i, align 8
  %.228.i = fmul double %arg.h, %.226.i
  %.230.i = fadd double %arg.t, %.228.i
  store double 0.000000e+00, ptr %.58.i.i, align 8
  %.62.i.i = call i32 @part11(ptr %.58.i.i, ptr %excinfo.1.i.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 0, double %.230.i, ptr %lsr.iv27.i)
  %cond.i.i = icmp eq i32 %.62.i.i, 0
  br i1 %cond.i.i, label %part15.exit.thread.i, label %part15.exit.i

part15.exit.thread.i:
  %.72.i.i = load double, ptr %.58.i.i, align 8
  %.267.i = fcmp olt double %.72.i.i, %worst.2.0116.i
  %worst.3.1.i = select i1 %.267.i, double %.72.i.i, double %worst.2.0116.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep28.i = getelementptr i8, ptr %lsr.iv27.i, i64 %1
  %.160.i = add i64 %.153111114.i, 1
  %.147.i = icmp samesign ugt i64 %lsr.iv.next.i, 1
  br i1 %.147.i, label %B116.i, label %part14.exit.thread

part15.exit.i:
  br label %part14.exit

part14.exit.thread:
  %.57.0.ph = phi double [ 1.000000e+00, %B0 ], [ %worst.3.1.i, %part15.exit.thread.i ]
  br label %B0.endif

part14.exit.loopexit:
  br label %part14.exit

part14.exit:
  %common.ret.op.i = phi i32 [ %.62.i.i, %part15.exit.i ], [ %.203.i, %part14.exit.loopexit ]
  switch i32 %common.ret.op.i, label %B0.if.if [
    i32 -2, label %B0.endif
    i32 0, label %B0.endif
  ]

common.ret:
  %common.ret.op = phi i32 [ 0, %B128 ], [ 0, %B400 ], [ 0, %B424.endif ], [ %common.ret.op.i, %B0.if.if ], [ %.474, %B424.if.if ], [ %.214, %B132.if.if ]
  ret i32 %common.ret.op

B128:
  %storemerge.i7 = phi i64 [ 1, %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i7, ptr %retptr, align 8
  br label %common.ret

B132:
  %.214 = call i32 @part16(ptr %.210, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %arg.m.2, i64 %arg.m.5, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.15, ptr %arg.room.1)
  switch i32 %.214, label %B132.if.if [
    i32 -2, label %B132.endif.endif
    i32 0, label %B132.endif.endif
  ]

B272:
  %bad.2.0204 = phi i64 [ %.380.1, %B272 ], [ %bad.2.0204.unr, %B272.preheader34 ]
  %.330200202 = phi i64 [ %.337.1, %B272 ], [ %.330200202.unr, %B272.preheader34 ]
  %sunkaddr50 = mul i64 %.330200202, 8
  %sunkaddr51 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr50
  %.365 = load double, ptr %sunkaddr51, align 8
  %sunkaddr52 = mul i64 %.330200202, 8
  %sunkaddr53 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr52
  store double %.365, ptr %sunkaddr53, align 8
  %.374 = tail call double @llvm.fabs.f64(double %.365)
  %.375 = fcmp uge double %.374, 1.000000e+300
  %.379 = zext i1 %.375 to i64
  %.380 = add nuw nsw i64 %bad.2.0204, %.379
  %.337.1 = add nuw nsw i64 %.330200202, 2
  %sunkaddr = mul i64 %.330200202, 8
  %sunkaddr54 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr
  %sunkaddr55 = getelementptr i8, ptr %sunkaddr54, i64 8
  %.365.1 = load double, ptr %sunkaddr55, align 8
  %sunkaddr56 = mul i64 %.330200202, 8
  %sunkaddr57 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr56
  %sunkaddr58 = getelementptr i8, ptr %sunkaddr57, i64 8
  store double %.365.1, ptr %sunkaddr58, align 8
  %.374.1 = tail call double @llvm.fabs.f64(double %.365.1)
  %.375.1 = fcmp uge double %.374.1, 1.000000e+300
  %.379.1 = zext i1 %.375.1 to i64
  %.380.1 = add nuw nsw i64 %.380, %.379.1
  %exitcond.not.1 = icmp eq i64 %arg.code.15, %.337.1
  br i1 %exitcond.not.1, label %B396, label %B272

B396:
  %.380.lcssa = phi i64 [ %17, %middle.block ], [ %.380.lcssa25.unr, %B272.prol.loopexit ], [ %.380.1, %B272 ]
  %4 = icmp eq i64 %.380.lcssa, 0
  br i1 %4, label %B424, label %B400

B400:
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B424:
  store double 0.000000e+00, ptr %.470, align 8
  %.474 = call i32 @part3(ptr %.470, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.room.2)
  %cond = icmp eq i32 %.474, 0
  br i1 %cond, label %B424.endif, label %B424.if.if

B0.endif:
  %.57.04 = phi double [ %.57.0.ph, %part14.exit.thread ], [ 0.000000e+00, %part14.exit ], [ 0.000000e+00, %part14.exit ]
  %.59.i1 = load double, ptr %arg.code.1, align 8
  %.91.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.92.i = load double, ptr %.91.i, align 8
  %.93.i = fcmp ogt double %.59.i1, %.92.i
  %.132.i = fcmp ole double %.57.04, %.59.i1
  %or.cond.i = select i1 %.93.i, i1 %.132.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.176.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.177.i = load i64, ptr %.176.i, align 8
  %.178.i = icmp eq i64 %.177.i, 0
  br i1 %.178.i, label %B128, label %B0.endif.endif

B0.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.287.i = fcmp ogt double %.57.04, %.92.i
  br i1 %.287.i, label %B132, label %B128

B132.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B132.endif.endif:
  %.324201.not = icmp slt i64 %arg.code.15, 1
  br i1 %.324201.not, label %B424, label %B272.preheader

B272.preheader:
  %5 = ptrtoint ptr %arg.room.2 to i64
  %6 = ptrtoint ptr %arg.room.1 to i64
  %min.iters.check = icmp samesign ult i64 %arg.code.15, 4
  %7 = sub i64 %5, %6
  %diff.check = icmp ult i64 %7, 32
  %or.cond = select i1 %min.iters.check, i1 true, i1 %diff.check
  br i1 %or.cond, label %B272.preheader24, label %vector.ph

vector.ph:
  %n.vec = and i64 %arg.code.15, 9223372036854775804
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %14, %vector.body ]
  %vec.phi22 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %15, %vector.body ]
  %sunkaddr59 = mul i64 %index, 8
  %sunkaddr60 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr59
  %wide.load = load <2 x double>, ptr %sunkaddr60, align 8
  %sunkaddr62 = mul i64 %index, 8
  %sunkaddr63 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr62
  %sunkaddr64 = getelementptr i8, ptr %sunkaddr63, i64 16
  %wide.load23 = load <2 x double>, ptr %sunkaddr64, align 8
  %sunkaddr65 = mul i64 %index, 8
  %sunkaddr66 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr65
  store <2 x double> %wide.load, ptr %sunkaddr66, align 8
  %sunkaddr67 = mul i64 %index, 8
  %sunkaddr68 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr67
  %sunkaddr69 = getelementptr i8, ptr %sunkaddr68, i64 16
  store <2 x double> %wide.load23, ptr %sunkaddr69, align 8
  %8 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %wide.load)
  %9 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %wide.load23)
  %10 = fcmp uge <2 x double> %8, splat (double 1.000000e+300)
  %11 = fcmp uge <2 x double> %9, splat (double 1.000000e+300)
  %12 = zext <2 x i1> %10 to <2 x i64>
  %13 = zext <2 x i1> %11 to <2 x i64>
  %14 = add <2 x i64> %vec.phi, %12
  %15 = add <2 x i64> %vec.phi22, %13
  %index.next = add nuw nsw i64 %index, 4
  %16 = icmp eq i64 %n.vec, %index.next
  br i1 %16, label %middle.block, label %vector.body

middle.block:
  %bin.rdx = add <2 x i64> %15, %14
  %rdx.shuf = shufflevector <2 x i64> %bin.rdx, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx50 = add <2 x i64> %rdx.shuf, %bin.rdx
  %17 = extractelement <2 x i64> %bin.rdx50, i64 0
  %cmp.n = icmp eq i64 %arg.code.15, %n.vec
  br i1 %cmp.n, label %B396, label %B272.preheader24

B272.preheader24:
  %bad.2.0204.ph = phi i64 [ 0, %B272.preheader ], [ %17, %middle.block ]
  %.330200202.ph = phi i64 [ 0, %B272.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.330200202.ph, 1
  %xtraiter = and i64 %arg.code.15, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B272.prol.loopexit, label %B272.prol

B272.prol:
  %.364.prol = getelementptr double, ptr %arg.room.1, i64 %.330200202.ph
  %.365.prol = load double, ptr %.364.prol, align 8
  %.368.prol = getelementptr double, ptr %arg.room.2, i64 %.330200202.ph
  store double %.365.prol, ptr %.368.prol, align 8
  %.374.prol = tail call double @llvm.fabs.f64(double %.365.prol)
  %.375.prol = fcmp uge double %.374.prol, 1.000000e+300
  %.379.prol = zext i1 %.375.prol to i64
  %.380.prol = add nuw nsw i64 %bad.2.0204.ph, %.379.prol
  br label %B272.prol.loopexit

B272.prol.loopexit:
  %.380.lcssa25.unr = phi i64 [ poison, %B272.preheader24 ], [ %.380.prol, %B272.prol ]
  %bad.2.0204.unr = phi i64 [ %bad.2.0204.ph, %B272.preheader24 ], [ %.380.prol, %B272.prol ]
  %.330200202.unr = phi i64 [ %.330200202.ph, %B272.preheader24 ], [ %.neg, %B272.prol ]
  %18 = icmp eq i64 %arg.code.15, %.neg
  br i1 %18, label %B396, label %B272.preheader34

B272.preheader34:
  br label %B272

B424.endif:
  %.484 = load double, ptr %.470, align 8
  %.497 = fcmp olt double %.484, 0.000000e+00
  %"$phi520.0.2.0" = zext i1 %.497 to i64
  store i64 %"$phi520.0.2.0", ptr %retptr, align 8
  br label %common.ret

B424.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.58.i.i = alloca double, align 8
  %excinfo.1.i.i = alloca ptr, align 8
  %.199.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.116 = getelementptr i8, ptr %arg.s.0, i64 88
  %.117 = load double, ptr %.116, align 8
  %.196 = load double, ptr %arg.s.0, align 8
  %.55.i = add i64 %arg.m.2, 1
  %.58.i = mul i64 %.55.i, %arg.m.2
  %.59.i = getelementptr double, ptr %arg.m.0, i64 %.58.i
  %.102.i = sub i64 %arg.m.2, %arg.m.5
  %.147113.not.i = icmp slt i64 %.102.i, 1
  br i1 %.147113.not.i, label %part14.exit.thread, label %B116.preheader.i

B116.preheader.i:
  %0 = add nuw i64 %.102.i, 1
  %1 = shl i64 %arg.code.15, 3
  %2 = mul i64 %1, %arg.m.5
  %scevgep.i = getelementptr i8, ptr %arg.room.0, i64 %2
  br label %B116.i

B116.i:
  %lsr.iv27.i = phi ptr [ %scevgep.i, %B116.preheader.i ], [ %scevgep28.i, %part15.exit.thread.i ]
  %lsr.iv.i = phi i64 [ %0, %B116.preheader.i ], [ %lsr.iv.next.i, %part15.exit.thread.i ]
  %.153111114.i = phi i64 [ %arg.m.5, %B116.preheader.i ], [ %.160.i, %part15.exit.thread.i ]
  %.203.i = call i32 @part16(ptr %.199.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %.153111114.i, i64 %.153111114.i, double %.117, ptr %arg.s.2, ptr %arg.room.0, i64 %arg.code.15, ptr %arg.code.4)
  switch i32 %.203.i, label %part14.exit [
    i32 -2, label %B116.endif.i
    i32 0, label %B116.endif.i
  ]

B116.endif.i:
  %3 = shl i64 %.153111114.i, 3
  %scevgep29.i = getelementptr i8, ptr %.59.i, i64 %3
  %.226.i = load double, ptr %scevgep29.i, align 8
  %.228.i = fmul double %.117, %.226.i
  %.230.i = fadd double %.196, %.228.i
  %.62.i.i = call i32 @part11(ptr %.58.i.i, ptr %excinfo.1.i.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 0, double %.230.i, ptr %lsr.iv27.i)
  %cond.i.i = icmp eq i32 %.62.i.i, 0
  br i1 %cond.i.i, label %part15.exit.thread.i, label %part14.exit

part15.exit.thread.i:
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep28.i = getelementptr i8, ptr %lsr.iv27.i, i64 %1
  %.160.i = add i64 %.153111114.i, 1
  %.147.i = icmp samesign ugt i64 %lsr.iv.next.i, 1
  br i1 %.147.i, label %B116.i, label %part14.exit.thread

part14.exit.thread:
  br label %B0.endif.endif

part14.exit:
  %common.ret.op.i = phi i32 [ %.62.i.i, %B116.endif.i ], [ %.203.i, %B116.i ]
  switch i32 %common.ret.op.i, label %common.ret [
    i32 -2, label %B0.endif.endif
    i32 0, label %B0.endif.endif
  ]

common.ret.loopexit.unr-lcssa:
  %4 = and i64 %arg.code.15, 1
  %lcmp.mod50.not = icmp eq i64 %4, 0
  br i1 %lcmp.mod50.not, label %common.ret, label %B300.endif.epil.preheader

B300.endif.epil.preheader:
  %.393223233.epil.init = phi i64 [ 0, %B300.endif.preheader ], [ %unroll_iter52, %common.ret.loopexit.unr-lcssa ]
  %.726.epil = mul nsw i64 %.393223233.epil.init, %arg.m.3
  %.727.epil = getelementptr double, ptr %arg.room.3, i64 %.726.epil
  %.728.epil = load double, ptr %.727.epil, align 8
  %.732.epil = getelementptr double, ptr %arg.room.2, i64 %.393223233.epil.init
  %.733.epil = load double, ptr %.732.epil, align 8
  %.737.epil = getelementptr double, ptr %arg.room.1, i64 %.393223233.epil.init
  %.738.epil = load double, ptr %.737.epil, align 8
  %.741.epil = fsub double %.733.epil, %.738.epil
  %.742.epil = fadd double %.728.epil, %.741.epil
  store double %.742.epil, ptr %.727.epil, align 8
  br label %common.ret

common.ret:
  %excinfo.sink = phi ptr [ %retptr, %B0.endif.endif ], [ %retptr, %B300.endif.epil.preheader ], [ %retptr, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %excinfo, %part14.exit ], [ %retptr, %common.ret.loopexit.unr-lcssa ], [ %retptr, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ], [ %retptr, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ %retptr, %B342.B540_crit_edge.split.us247 ], [ %retptr, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ], [ %retptr, %B342.B540_crit_edge.split.us.us.us.split.split.split ]
  %common.ret.op = phi i32 [ 0, %B0.endif.endif ], [ 0, %B300.endif.epil.preheader ], [ 0, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %common.ret.op.i, %part14.exit ], [ 0, %common.ret.loopexit.unr-lcssa ], [ 0, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ], [ 0, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ 0, %B342.B540_crit_edge.split.us247 ], [ 0, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ], [ 0, %B342.B540_crit_edge.split.us.us.us.split.split.split ]
  store ptr null, ptr %excinfo.sink, align 8
  ret i32 %common.ret.op

B0.endif.endif:
  %.297 = getelementptr i8, ptr %arg.s.1, i64 32
  %.298 = load i64, ptr %.297, align 8
  %.304 = add nsw i64 %.298, %.102.i
  store i64 %.304, ptr %.297, align 8
  %.387230.not = icmp slt i64 %arg.code.15, 1
  br i1 %.387230.not, label %common.ret, label %B300.endif.lr.ph

B300.endif.lr.ph:
  %.509212.not = icmp slt i64 %arg.m.3, 1
  %.701 = fmul double %.117, 0.000000e+00
  br i1 %.509212.not, label %B300.endif.preheader, label %B300.endif.lr.ph.split.us

B300.endif.preheader:
  %5 = icmp eq i64 %arg.code.15, 1
  br i1 %5, label %B300.endif.epil.preheader, label %B300.endif.preheader.new

B300.endif.preheader.new:
  %const146 = bitcast i64 9223372036854775804 to i64
  %const_mat147 = add i64 %const146, 2
  %unroll_iter52 = and i64 %arg.code.15, %const_mat147
  %6 = shl i64 %arg.m.3, 4
  br label %B300.endif

B300.endif.lr.ph.split.us:
  %.634200.not = icmp slt i64 %arg.m.2, 1
  %7 = shl i64 %arg.m.3, 3
  br i1 %.634200.not, label %B300.endif.us.preheader, label %B300.endif.us.us.preheader

B300.endif.us.us.preheader:
  %const = bitcast i64 9223372036854775804 to i64
  %const_mat = add i64 %const, 2
  %unroll_iter = and i64 %arg.m.2, %const_mat
  %8 = icmp eq i64 %arg.m.2, 1
  %sunkaddr85 = shl i64 %arg.code.15, 3
  br i1 %8, label %B300.endif.us.us.us.preheader, label %B300.endif.us.us.preheader.split

B300.endif.us.us.us.preheader:
  %9 = mul i64 %arg.code.15, %7
  %scevgep41 = getelementptr i8, ptr %arg.room.3, i64 %9
  %scevgep42 = getelementptr i8, ptr %arg.m.1, i64 %7
  %scevgep43 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr85
  %bound0 = icmp ult ptr %arg.room.3, %scevgep42
  %bound1 = icmp ult ptr %arg.m.1, %scevgep41
  %found.conflict = and i1 %bound0, %bound1
  %bound044 = icmp ult ptr %arg.room.3, %scevgep43
  %bound145 = icmp ult ptr %arg.room.0, %scevgep41
  %found.conflict46 = and i1 %bound044, %bound145
  %stride.check47 = icmp slt i64 %7, 0
  %10 = or i1 %stride.check47, %found.conflict46
  %conflict.rdx = or i1 %found.conflict, %10
  %n.vec48 = and i64 %arg.m.3, %const
  %broadcast.splatinsert49 = insertelement <2 x double> poison, double %.117, i64 0
  %broadcast.splat50 = shufflevector <2 x double> %broadcast.splatinsert49, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep93 = getelementptr i8, ptr %arg.room.3, i64 16
  %11 = icmp samesign ult i64 %arg.m.3, 6
  %brmerge = select i1 %11, i1 true, i1 %conflict.rdx
  br label %B300.endif.us.us.us

B300.endif.us.us.us:
  %lsr.iv181 = phi ptr [ %scevgep182, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %arg.room.3, %B300.endif.us.us.us.preheader ]
  %lsr.iv94 = phi ptr [ %scevgep95, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %scevgep93, %B300.endif.us.us.us.preheader ]
  %.393223233.us.us.us = phi i64 [ %.400.us.us.us, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ 0, %B300.endif.us.us.us.preheader ]
  %.709.us.us.us = mul nuw nsw i64 %.393223233.us.us.us, %arg.m.3
  %12 = getelementptr double, ptr %arg.room.3, i64 %.709.us.us.us
  br i1 %brmerge, label %B344.endif.us.us.us.us.us.preheader, label %vector.ph

vector.ph:
  %sunkaddr = shl i64 %.393223233.us.us.us, 3
  %sunkaddr131 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr
  %13 = load double, ptr %sunkaddr131, align 8
  %broadcast.splatinsert54 = insertelement <2 x double> poison, double %13, i64 0
  %broadcast.splat55 = shufflevector <2 x double> %broadcast.splatinsert54, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body51

vector.body51:
  %index52 = phi i64 [ 0, %vector.ph ], [ %index.next56, %vector.body51 ]
  %sunkaddr151 = mul i64 %index52, 8
  %sunkaddr152 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr151
  %wide.load = load <2 x double>, ptr %sunkaddr152, align 8
  %sunkaddr154 = mul i64 %index52, 8
  %sunkaddr155 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr154
  %sunkaddr156 = getelementptr i8, ptr %sunkaddr155, i64 16
  %wide.load53 = load <2 x double>, ptr %sunkaddr156, align 8
  %14 = fmul <2 x double> %broadcast.splat55, %wide.load
  %15 = fmul <2 x double> %broadcast.splat55, %wide.load53
  %16 = fadd <2 x double> %14, zeroinitializer
  %17 = fadd <2 x double> %15, zeroinitializer
  %18 = fmul <2 x double> %broadcast.splat50, %16
  %19 = fmul <2 x double> %broadcast.splat50, %17
  %20 = shl i64 %index52, 3
  %scevgep65 = getelementptr i8, ptr %lsr.iv94, i64 %20
  %scevgep67 = getelementptr i8, ptr %scevgep65, i64 -16
  store <2 x double> %18, ptr %scevgep67, align 8
  store <2 x double> %19, ptr %scevgep65, align 8
  %index.next56 = add nuw nsw i64 %index52, 4
  %21 = icmp eq i64 %n.vec48, %index.next56
  br i1 %21, label %middle.block57, label %vector.body51

middle.block57:
  %22 = icmp eq i64 %arg.m.3, %n.vec48
  br i1 %22, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us.preheader

B344.endif.us.us.us.us.us.preheader:
  %.515207213.us.us.us.us.us.ph = phi i64 [ %n.vec48, %middle.block57 ], [ 0, %B300.endif.us.us.us ]
  %23 = and i64 %arg.m.3, 1
  %24 = icmp eq i64 %23, 0
  %.neg = or disjoint i64 %.515207213.us.us.us.us.us.ph, 1
  br i1 %24, label %B344.endif.us.us.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us.us.prol

B344.endif.us.us.us.us.us.prol:
  %invariant.gep.us.us.us.us.us.prol = getelementptr double, ptr %arg.m.1, i64 %.515207213.us.us.us.us.us.ph
  %.680.us.us.us.epil.us.us.prol = load double, ptr %invariant.gep.us.us.us.us.us.prol, align 8
  %sunkaddr137 = shl i64 %.393223233.us.us.us, 3
  %sunkaddr138 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr137
  %.688.us.us.us.epil.us.us.prol = load double, ptr %sunkaddr138, align 8
  %.689.us.us.us.epil.us.us.prol = fmul double %.680.us.us.us.epil.us.us.prol, %.688.us.us.us.epil.us.us.prol
  %.691.us.us.us.epil.us.us.prol = fadd double %.689.us.us.us.epil.us.us.prol, 0.000000e+00
  %.701.us.us.us.us.us.prol = fmul double %.117, %.691.us.us.us.epil.us.us.prol
  %.714.us.us.us.us.us.prol = getelementptr double, ptr %12, i64 %.515207213.us.us.us.us.us.ph
  store double %.701.us.us.us.us.us.prol, ptr %.714.us.us.us.us.us.prol, align 8
  br label %B344.endif.us.us.us.us.us.prol.loopexit

B344.endif.us.us.us.us.us.prol.loopexit:
  %.515207213.us.us.us.us.us.unr = phi i64 [ %.515207213.us.us.us.us.us.ph, %B344.endif.us.us.us.us.us.preheader ], [ %.neg, %B344.endif.us.us.us.us.us.prol ]
  %25 = icmp eq i64 %arg.m.3, %.neg
  br i1 %25, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us.preheader9

B344.endif.us.us.us.us.us.preheader9:
  br label %B344.endif.us.us.us.us.us

B344.endif.us.us.us.us.us:
  %.515207213.us.us.us.us.us = phi i64 [ %.522.us.us.us.us.us.1, %B344.endif.us.us.us.us.us ], [ %.515207213.us.us.us.us.us.unr, %B344.endif.us.us.us.us.us.preheader9 ]
  %sunkaddr159 = mul i64 %.515207213.us.us.us.us.us, 8
  %sunkaddr160 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr159
  %.680.us.us.us.epil.us.us = load double, ptr %sunkaddr160, align 8
  %sunkaddr161 = mul i64 %.393223233.us.us.us, 8
  %sunkaddr162 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr161
  %.688.us.us.us.epil.us.us = load double, ptr %sunkaddr162, align 8
  %.689.us.us.us.epil.us.us = fmul double %.680.us.us.us.epil.us.us, %.688.us.us.us.epil.us.us
  %.691.us.us.us.epil.us.us = fadd double %.689.us.us.us.epil.us.us, 0.000000e+00
  %.701.us.us.us.us.us = fmul double %.117, %.691.us.us.us.epil.us.us
  %26 = shl i64 %.515207213.us.us.us.us.us, 3
  %scevgep80 = getelementptr i8, ptr %lsr.iv181, i64 %26
  %scevgep81 = getelementptr i8, ptr %scevgep80, i64 8
  store double %.701.us.us.us.us.us, ptr %scevgep80, align 8
  %sunkaddr163 = mul i64 %.515207213.us.us.us.us.us, 8
  %sunkaddr164 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr163
  %sunkaddr165 = getelementptr i8, ptr %sunkaddr164, i64 8
  %.680.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr165, align 8
  %.688.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr162, align 8
  %.689.us.us.us.epil.us.us.1 = fmul double %.680.us.us.us.epil.us.us.1, %.688.us.us.us.epil.us.us.1
  %.691.us.us.us.epil.us.us.1 = fadd double %.689.us.us.us.epil.us.us.1, 0.000000e+00
  %.522.us.us.us.us.us.1 = add nuw nsw i64 %.515207213.us.us.us.us.us, 2
  %.701.us.us.us.us.us.1 = fmul double %.117, %.691.us.us.us.epil.us.us.1
  store double %.701.us.us.us.us.us.1, ptr %scevgep81, align 8
  %exitcond265.not.us.us.1 = icmp eq i64 %arg.m.3, %.522.us.us.us.us.us.1
  br i1 %exitcond265.not.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us

B342.B540_crit_edge.split.us.us.us.split.us.us:
  %.400.us.us.us = add nuw nsw i64 %.393223233.us.us.us, 1
  %.728.us.us.us = load double, ptr %12, align 8
  %.732.us.us.us = getelementptr double, ptr %arg.room.2, i64 %.393223233.us.us.us
  %.733.us.us.us = load double, ptr %.732.us.us.us, align 8
  %.737.us.us.us = getelementptr double, ptr %arg.room.1, i64 %.393223233.us.us.us
  %.738.us.us.us = load double, ptr %.737.us.us.us, align 8
  %.741.us.us.us = fsub double %.733.us.us.us, %.738.us.us.us
  %.742.us.us.us = fadd double %.728.us.us.us, %.741.us.us.us
  store double %.742.us.us.us, ptr %12, align 8
  %scevgep95 = getelementptr i8, ptr %lsr.iv94, i64 %7
  %scevgep182 = getelementptr i8, ptr %lsr.iv181, i64 %7
  %exitcond266.not.us = icmp eq i64 %arg.code.15, %.400.us.us.us
  br i1 %exitcond266.not.us, label %common.ret, label %B300.endif.us.us.us

B300.endif.us.us.preheader.split:
  %27 = and i64 %arg.m.2, 1
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %B300.endif.us.us.us14.preheader, label %B300.endif.us.us.preheader31

B300.endif.us.us.us14.preheader:
  %29 = add nsw i64 %arg.m.2, -2
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %B300.endif.us.us.us14.us.preheader, label %B300.endif.us.us.us14.preheader162

B300.endif.us.us.us14.preheader162:
  %31 = lshr i64 %29, 1
  %32 = add nuw i64 %31, 1
  %33 = lshr i64 %32, 1
  %34 = trunc i64 %33 to i62
  %35 = zext i62 %34 to i64
  %36 = mul i64 %35, -2
  br label %B300.endif.us.us.us14

B300.endif.us.us.us14.us.preheader:
  %37 = mul i64 %arg.code.15, %arg.m.3
  %38 = shl i64 %37, 3
  %scevgep101 = getelementptr i8, ptr %arg.room.3, i64 %38
  %scevgep102 = getelementptr i8, ptr %arg.m.1, i64 %7
  %39 = shl i64 %arg.m.3, 4
  %scevgep103 = getelementptr i8, ptr %arg.m.1, i64 %39
  %scevgep104 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr85
  %40 = shl i64 %arg.code.15, 4
  %scevgep105 = getelementptr i8, ptr %arg.room.0, i64 %40
  %bound0106 = icmp ult ptr %arg.room.3, %scevgep103
  %bound1107 = icmp ult ptr %scevgep102, %scevgep101
  %found.conflict108 = and i1 %bound0106, %bound1107
  %bound0110 = icmp ult ptr %arg.room.3, %scevgep102
  %bound1111 = icmp ult ptr %arg.m.1, %scevgep101
  %found.conflict112 = and i1 %bound0110, %bound1111
  %stride.check113 = icmp slt i64 %7, 0
  %41 = or i1 %stride.check113, %found.conflict112
  %conflict.rdx114 = or i1 %found.conflict108, %41
  %bound0115 = icmp ult ptr %arg.room.3, %scevgep105
  %bound1116 = icmp ult ptr %scevgep104, %scevgep101
  %found.conflict117 = and i1 %bound0115, %bound1116
  %conflict.rdx119 = or i1 %found.conflict117, %conflict.rdx114
  %bound0120 = icmp ult ptr %arg.room.3, %scevgep104
  %bound1121 = icmp ult ptr %arg.room.0, %scevgep101
  %found.conflict122 = and i1 %bound0120, %bound1121
  %conflict.rdx124 = or i1 %found.conflict122, %conflict.rdx119
  %n.vec129 = and i64 %arg.m.3, %const
  %42 = shl i64 %n.vec129, 3
  %43 = getelementptr i8, ptr %arg.m.1, i64 %42
  %broadcast.splatinsert130 = insertelement <2 x double> poison, double %.117, i64 0
  %broadcast.splat131 = shufflevector <2 x double> %broadcast.splatinsert130, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep190 = getelementptr i8, ptr %arg.m.1, i64 16
  %scevgep194 = getelementptr i8, ptr %scevgep190, i64 %7
  %scevgep198 = getelementptr i8, ptr %arg.room.3, i64 16
  %44 = icmp samesign ult i64 %arg.m.3, 8
  %brmerge157 = select i1 %44, i1 true, i1 %conflict.rdx124
  br label %B300.endif.us.us.us14.us

B300.endif.us.us.us14.us:
  %lsr.iv214 = phi ptr [ %arg.room.3, %B300.endif.us.us.us14.us.preheader ], [ %scevgep215, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %lsr.iv199 = phi ptr [ %scevgep198, %B300.endif.us.us.us14.us.preheader ], [ %scevgep200, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %lsr.iv78.us15.us = phi ptr [ %arg.room.0, %B300.endif.us.us.us14.us.preheader ], [ %scevgep79.us27.us, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %.393223233.us.us.us16.us = phi i64 [ 0, %B300.endif.us.us.us14.us.preheader ], [ %.400.us.us.us19.us, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %.709.us.us.us18.us = mul nuw nsw i64 %.393223233.us.us.us16.us, %arg.m.3
  %45 = getelementptr double, ptr %arg.room.3, i64 %.709.us.us.us18.us
  br i1 %brmerge157, label %B344.endif.us.us.us.us3.us.us.us.preheader, label %vector.ph127

vector.ph127:
  %sunkaddr260 = getelementptr i8, ptr %lsr.iv78.us15.us, i64 %sunkaddr85
  %46 = load double, ptr %sunkaddr260, align 8
  %broadcast.splatinsert142 = insertelement <2 x double> poison, double %46, i64 0
  %broadcast.splat143 = shufflevector <2 x double> %broadcast.splatinsert142, <2 x double> poison, <2 x i32> zeroinitializer
  %47 = load double, ptr %lsr.iv78.us15.us, align 8
  %broadcast.splatinsert138 = insertelement <2 x double> poison, double %47, i64 0
  %broadcast.splat139 = shufflevector <2 x double> %broadcast.splatinsert138, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body132

vector.body132:
  %index133 = phi i64 [ 0, %vector.ph127 ], [ %index.next144, %vector.body132 ]
  %offset.idx134 = shl i64 %index133, 3
  %scevgep192 = getelementptr i8, ptr %scevgep190, i64 %offset.idx134
  %scevgep193 = getelementptr i8, ptr %scevgep192, i64 -16
  %wide.load136 = load <2 x double>, ptr %scevgep193, align 8
  %wide.load137 = load <2 x double>, ptr %scevgep192, align 8
  %48 = fmul <2 x double> %broadcast.splat139, %wide.load136
  %49 = fmul <2 x double> %broadcast.splat139, %wide.load137
  %50 = fadd <2 x double> %48, zeroinitializer
  %51 = fadd <2 x double> %49, zeroinitializer
  %52 = shl i64 %index133, 3
  %scevgep98 = getelementptr i8, ptr %scevgep194, i64 %52
  %scevgep99 = getelementptr i8, ptr %scevgep98, i64 -16
  %wide.load140 = load <2 x double>, ptr %scevgep99, align 8
  %wide.load141 = load <2 x double>, ptr %scevgep98, align 8
  %53 = fmul <2 x double> %broadcast.splat143, %wide.load140
  %54 = fmul <2 x double> %broadcast.splat143, %wide.load141
  %55 = fadd <2 x double> %50, %53
  %56 = fadd <2 x double> %51, %54
  %57 = fmul <2 x double> %broadcast.splat131, %55
  %58 = fmul <2 x double> %broadcast.splat131, %56
  %59 = shl i64 %index133, 3
  %scevgep96 = getelementptr i8, ptr %lsr.iv199, i64 %59
  %scevgep97 = getelementptr i8, ptr %scevgep96, i64 -16
  store <2 x double> %57, ptr %scevgep97, align 8
  store <2 x double> %58, ptr %scevgep96, align 8
  %index.next144 = add nuw nsw i64 %index133, 4
  %60 = icmp eq i64 %n.vec129, %index.next144
  br i1 %60, label %middle.block145, label %vector.body132

middle.block145:
  %61 = icmp eq i64 %arg.m.3, %n.vec129
  br i1 %61, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us.preheader

B344.endif.us.us.us.us3.us.us.us.preheader:
  %lsr.iv73.us4.us.us.us.ph = phi ptr [ %43, %middle.block145 ], [ %arg.m.1, %B300.endif.us.us.us14.us ]
  %.515207213.us.us.us.us5.us.us.us.ph = phi i64 [ %n.vec129, %middle.block145 ], [ 0, %B300.endif.us.us.us14.us ]
  %62 = and i64 %arg.m.3, 1
  %63 = icmp eq i64 %62, 0
  %.neg156 = or disjoint i64 %.515207213.us.us.us.us5.us.us.us.ph, 1
  br i1 %63, label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us3.us.us.us.prol

B344.endif.us.us.us.us3.us.us.us.prol:
  %.680.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv73.us4.us.us.us.ph, align 8
  %.688.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv78.us15.us, align 8
  %.689.us.us.us.us.us.epil.us.us.prol = fmul double %.680.us.us.us.us.us.epil.us.us.prol, %.688.us.us.us.us.us.epil.us.us.prol
  %.691.us.us.us.us.us.epil.us.us.prol = fadd double %.689.us.us.us.us.us.epil.us.us.prol, 0.000000e+00
  %sunkaddr84.us.us.epil.us.us.prol = getelementptr i8, ptr %lsr.iv73.us4.us.us.us.ph, i64 %7
  %.680.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr84.us.us.epil.us.us.prol, align 8
  %sunkaddr261 = getelementptr i8, ptr %lsr.iv78.us15.us, i64 %sunkaddr85
  %.688.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr261, align 8
  %.689.us.us.us.1.us.us.epil.us.us.prol = fmul double %.680.us.us.us.1.us.us.epil.us.us.prol, %.688.us.us.us.1.us.us.epil.us.us.prol
  %.691.us.us.us.1.us.us.epil.us.us.prol = fadd double %.691.us.us.us.us.us.epil.us.us.prol, %.689.us.us.us.1.us.us.epil.us.us.prol
  %.701.us.us.us.us10.us.us.us.prol = fmul double %.117, %.691.us.us.us.1.us.us.epil.us.us.prol
  %.714.us.us.us.us11.us.us.us.prol = getelementptr double, ptr %45, i64 %.515207213.us.us.us.us5.us.us.us.ph
  store double %.701.us.us.us.us10.us.us.us.prol, ptr %.714.us.us.us.us11.us.us.us.prol, align 8
  %scevgep74.us12.us.us.us.prol = getelementptr i8, ptr %lsr.iv73.us4.us.us.us.ph, i64 8
  br label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit

B344.endif.us.us.us.us3.us.us.us.prol.loopexit:
  %lsr.iv73.us4.us.us.us.unr = phi ptr [ %lsr.iv73.us4.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %scevgep74.us12.us.us.us.prol, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %.515207213.us.us.us.us5.us.us.us.unr = phi i64 [ %.515207213.us.us.us.us5.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %.neg156, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %64 = icmp eq i64 %arg.m.3, %.neg156
  br i1 %64, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us.preheader160

B344.endif.us.us.us.us3.us.us.us.preheader160:
  %65 = getelementptr i8, ptr %lsr.iv73.us4.us.us.us.unr, i64 %7
  %scevgep204 = getelementptr i8, ptr %65, i64 8
  %66 = shl i64 %.515207213.us.us.us.us5.us.us.us.unr, 3
  %scevgep216 = getelementptr i8, ptr %lsr.iv214, i64 %66
  %67 = sub i64 %arg.m.3, %.515207213.us.us.us.us5.us.us.us.unr
  br label %B344.endif.us.us.us.us3.us.us.us

B344.endif.us.us.us.us3.us.us.us:
  %lsr.iv205 = phi i64 [ 0, %B344.endif.us.us.us.us3.us.us.us.preheader160 ], [ %lsr.iv.next206, %B344.endif.us.us.us.us3.us.us.us ]
  %sunkaddr166 = mul i64 %lsr.iv205, 8
  %sunkaddr167 = getelementptr i8, ptr %lsr.iv73.us4.us.us.us.unr, i64 %sunkaddr166
  %.680.us.us.us.us.us.epil.us.us = load double, ptr %sunkaddr167, align 8
  %.688.us.us.us.us.us.epil.us.us = load double, ptr %lsr.iv78.us15.us, align 8
  %.689.us.us.us.us.us.epil.us.us = fmul double %.680.us.us.us.us.us.epil.us.us, %.688.us.us.us.us.us.epil.us.us
  %.691.us.us.us.us.us.epil.us.us = fadd double %.689.us.us.us.us.us.epil.us.us, 0.000000e+00
  %68 = shl i64 %lsr.iv205, 3
  %scevgep113 = getelementptr i8, ptr %scevgep204, i64 %68
  %scevgep120 = getelementptr i8, ptr %scevgep113, i64 -8
  %.680.us.us.us.1.us.us.epil.us.us = load double, ptr %scevgep120, align 8
  %sunkaddr168 = getelementptr i8, ptr %lsr.iv78.us15.us, i64 %sunkaddr85
  %.688.us.us.us.1.us.us.epil.us.us = load double, ptr %sunkaddr168, align 8
  %.689.us.us.us.1.us.us.epil.us.us = fmul double %.680.us.us.us.1.us.us.epil.us.us, %.688.us.us.us.1.us.us.epil.us.us
  %.691.us.us.us.1.us.us.epil.us.us = fadd double %.691.us.us.us.us.us.epil.us.us, %.689.us.us.us.1.us.us.epil.us.us
  %.701.us.us.us.us10.us.us.us = fmul double %.117, %.691.us.us.us.1.us.us.epil.us.us
  %69 = shl i64 %lsr.iv205, 3
  %scevgep100 = getelementptr i8, ptr %scevgep216, i64 %69
  store double %.701.us.us.us.us10.us.us.us, ptr %scevgep100, align 8
  %sunkaddr169 = mul i64 %lsr.iv205, 8
  %sunkaddr170 = getelementptr i8, ptr %lsr.iv73.us4.us.us.us.unr, i64 %sunkaddr169
  %sunkaddr171 = getelementptr i8, ptr %sunkaddr170, i64 8
  %.680.us.us.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr171, align 8
  %.688.us.us.us.us.us.epil.us.us.1 = load double, ptr %lsr.iv78.us15.us, align 8
  %.689.us.us.us.us.us.epil.us.us.1 = fmul double %.680.us.us.us.us.us.epil.us.us.1, %.688.us.us.us.us.us.epil.us.us.1
  %.691.us.us.us.us.us.epil.us.us.1 = fadd double %.689.us.us.us.us.us.epil.us.us.1, 0.000000e+00
  %.680.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %scevgep113, align 8
  %.688.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %sunkaddr168, align 8
  %.689.us.us.us.1.us.us.epil.us.us.1 = fmul double %.680.us.us.us.1.us.us.epil.us.us.1, %.688.us.us.us.1.us.us.epil.us.us.1
  %.691.us.us.us.1.us.us.epil.us.us.1 = fadd double %.691.us.us.us.us.us.epil.us.us.1, %.689.us.us.us.1.us.us.epil.us.us.1
  %.701.us.us.us.us10.us.us.us.1 = fmul double %.117, %.691.us.us.us.1.us.us.epil.us.us.1
  %70 = shl i64 %lsr.iv205, 3
  %scevgep111 = getelementptr i8, ptr %scevgep216, i64 %70
  %scevgep112 = getelementptr i8, ptr %scevgep111, i64 8
  store double %.701.us.us.us.us10.us.us.us.1, ptr %scevgep112, align 8
  %lsr.iv.next206 = add i64 %lsr.iv205, 2
  %exitcond265.not.us13.us.us.us.1 = icmp eq i64 %67, %lsr.iv.next206
  br i1 %exitcond265.not.us13.us.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us:
  %.400.us.us.us19.us = add nuw nsw i64 %.393223233.us.us.us16.us, 1
  %.728.us.us.us20.us = load double, ptr %45, align 8
  %.732.us.us.us21.us = getelementptr double, ptr %arg.room.2, i64 %.393223233.us.us.us16.us
  %.733.us.us.us22.us = load double, ptr %.732.us.us.us21.us, align 8
  %.737.us.us.us23.us = getelementptr double, ptr %arg.room.1, i64 %.393223233.us.us.us16.us
  %.738.us.us.us24.us = load double, ptr %.737.us.us.us23.us, align 8
  %.741.us.us.us25.us = fsub double %.733.us.us.us22.us, %.738.us.us.us24.us
  %.742.us.us.us26.us = fadd double %.728.us.us.us20.us, %.741.us.us.us25.us
  store double %.742.us.us.us26.us, ptr %45, align 8
  %scevgep79.us27.us = getelementptr i8, ptr %lsr.iv78.us15.us, i64 8
  %scevgep200 = getelementptr i8, ptr %lsr.iv199, i64 %7
  %scevgep215 = getelementptr i8, ptr %lsr.iv214, i64 %7
  %exitcond266.not.us28.us = icmp eq i64 %arg.code.15, %.400.us.us.us19.us
  br i1 %exitcond266.not.us28.us, label %common.ret, label %B300.endif.us.us.us14.us

B300.endif.us.us.preheader31:
  %.676.us.us.us.epil = mul i64 %unroll_iter, %arg.m.3
  %invariant.gep = getelementptr double, ptr %arg.m.1, i64 %.676.us.us.us.epil
  %.684.us.us.us.epil = mul i64 %arg.code.15, %unroll_iter
  %invariant.gep36 = getelementptr double, ptr %arg.room.0, i64 %.684.us.us.us.epil
  %71 = add nsw i64 %arg.m.2, -2
  %72 = lshr i64 %71, 1
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %B300.endif.us.us.us9.preheader, label %B300.endif.us.us.preheader165

B300.endif.us.us.preheader165:
  %74 = add nuw i64 %72, 1
  %75 = lshr i64 %74, 1
  %76 = trunc i64 %75 to i62
  %77 = zext i62 %76 to i64
  %78 = mul i64 %77, -2
  br label %B300.endif.us.us

B300.endif.us.us.us9.preheader:
  %79 = mul i64 %arg.code.15, %arg.m.3
  %80 = shl i64 %79, 3
  %scevgep47 = getelementptr i8, ptr %arg.room.3, i64 %80
  %81 = shl i64 %arg.m.2, 3
  %82 = mul i64 %arg.m.3, %81
  %scevgep48 = getelementptr i8, ptr %arg.m.1, i64 %82
  %scevgep49 = getelementptr i8, ptr %arg.m.1, i64 %7
  %83 = shl i64 %arg.m.3, 4
  %scevgep50 = getelementptr i8, ptr %arg.m.1, i64 %83
  %84 = mul i64 %arg.code.15, %81
  %scevgep51 = getelementptr i8, ptr %arg.room.0, i64 %84
  %scevgep52 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr85
  %85 = shl i64 %arg.code.15, 4
  %scevgep53 = getelementptr i8, ptr %arg.room.0, i64 %85
  %bound054 = icmp ult ptr %arg.room.3, %scevgep48
  %bound155 = icmp ult ptr %invariant.gep, %scevgep47
  %found.conflict56 = and i1 %bound054, %bound155
  %bound057 = icmp ult ptr %arg.room.3, %scevgep50
  %bound158 = icmp ult ptr %scevgep49, %scevgep47
  %found.conflict59 = and i1 %bound057, %bound158
  %stride.check60 = icmp slt i64 %7, 0
  %86 = or i1 %stride.check60, %found.conflict59
  %conflict.rdx61 = or i1 %found.conflict56, %86
  %bound062 = icmp ult ptr %arg.room.3, %scevgep49
  %bound163 = icmp ult ptr %arg.m.1, %scevgep47
  %found.conflict64 = and i1 %bound062, %bound163
  %conflict.rdx66 = or i1 %found.conflict64, %conflict.rdx61
  %bound067 = icmp ult ptr %arg.room.3, %scevgep51
  %bound168 = icmp ult ptr %invariant.gep36, %scevgep47
  %found.conflict69 = and i1 %bound067, %bound168
  %conflict.rdx71 = or i1 %found.conflict69, %conflict.rdx66
  %bound072 = icmp ult ptr %arg.room.3, %scevgep53
  %bound173 = icmp ult ptr %scevgep52, %scevgep47
  %found.conflict74 = and i1 %bound072, %bound173
  %conflict.rdx76 = or i1 %found.conflict74, %conflict.rdx71
  %bound077 = icmp ult ptr %arg.room.3, %scevgep52
  %bound178 = icmp ult ptr %arg.room.0, %scevgep47
  %found.conflict79 = and i1 %bound077, %bound178
  %conflict.rdx81 = or i1 %found.conflict79, %conflict.rdx76
  %const_mat144 = add i64 %const, 2
  %n.vec83 = and i64 %arg.m.3, %const_mat144
  %87 = shl i64 %n.vec83, 3
  %88 = getelementptr i8, ptr %arg.m.1, i64 %87
  %broadcast.splatinsert84 = insertelement <2 x double> poison, double %.117, i64 0
  %broadcast.splat85 = shufflevector <2 x double> %broadcast.splatinsert84, <2 x double> poison, <2 x i32> zeroinitializer
  %89 = and i64 %81, -16
  %90 = mul i64 %89, %arg.m.3
  %scevgep229 = getelementptr i8, ptr %arg.m.1, i64 %90
  %91 = icmp samesign ult i64 %arg.m.3, 8
  %brmerge158 = select i1 %91, i1 true, i1 %conflict.rdx81
  br label %B300.endif.us.us.us9

B300.endif.us.us.us9:
  %lsr.iv226 = phi ptr [ %arg.room.3, %B300.endif.us.us.us9.preheader ], [ %scevgep227, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  %lsr.iv78.us = phi ptr [ %arg.room.0, %B300.endif.us.us.us9.preheader ], [ %scevgep79.us, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  %.393223233.us.us.us10 = phi i64 [ 0, %B300.endif.us.us.us9.preheader ], [ %.400.us.us.us12, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  br i1 %brmerge158, label %B344.endif.us.us.us.us.us21.preheader, label %vector.ph82

vector.ph82:
  %sunkaddr172 = mul i64 %.393223233.us.us.us10, 8
  %sunkaddr173 = getelementptr i8, ptr %invariant.gep36, i64 %sunkaddr172
  %92 = load double, ptr %sunkaddr173, align 8
  %broadcast.splatinsert95 = insertelement <2 x double> poison, double %92, i64 0
  %broadcast.splat96 = shufflevector <2 x double> %broadcast.splatinsert95, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr270 = getelementptr i8, ptr %lsr.iv78.us, i64 %sunkaddr85
  %93 = load double, ptr %sunkaddr270, align 8
  %broadcast.splatinsert92 = insertelement <2 x double> poison, double %93, i64 0
  %broadcast.splat93 = shufflevector <2 x double> %broadcast.splatinsert92, <2 x double> poison, <2 x i32> zeroinitializer
  %94 = load double, ptr %lsr.iv78.us, align 8
  %broadcast.splatinsert89 = insertelement <2 x double> poison, double %94, i64 0
  %broadcast.splat90 = shufflevector <2 x double> %broadcast.splatinsert89, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body86

vector.body86:
  %index87 = phi i64 [ 0, %vector.ph82 ], [ %index.next97, %vector.body86 ]
  %offset.idx = shl i64 %index87, 3
  %next.gep = getelementptr i8, ptr %arg.m.1, i64 %offset.idx
  %wide.load88 = load <2 x double>, ptr %next.gep, align 8
  %95 = fmul <2 x double> %broadcast.splat90, %wide.load88
  %96 = fadd <2 x double> %95, zeroinitializer
  %scevgep225 = getelementptr i8, ptr %scevgep49, i64 %offset.idx
  %wide.load91 = load <2 x double>, ptr %scevgep225, align 8
  %97 = fmul <2 x double> %broadcast.splat93, %wide.load91
  %98 = fadd <2 x double> %96, %97
  %99 = shl i64 %index87, 3
  %scevgep136 = getelementptr i8, ptr %scevgep229, i64 %99
  %wide.load94 = load <2 x double>, ptr %scevgep136, align 8
  %100 = fmul <2 x double> %broadcast.splat96, %wide.load94
  %101 = fadd <2 x double> %98, %100
  %102 = fmul <2 x double> %broadcast.splat85, %101
  %103 = shl i64 %index87, 3
  %scevgep135 = getelementptr i8, ptr %lsr.iv226, i64 %103
  store <2 x double> %102, ptr %scevgep135, align 8
  %index.next97 = add nuw nsw i64 %index87, 2
  %104 = icmp eq i64 %n.vec83, %index.next97
  br i1 %104, label %middle.block98, label %vector.body86

middle.block98:
  %105 = icmp eq i64 %arg.m.3, %n.vec83
  br i1 %105, label %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us, label %B344.endif.us.us.us.us.us21.preheader

B344.endif.us.us.us.us.us21.preheader:
  %lsr.iv73.us.us.ph = phi ptr [ %88, %middle.block98 ], [ %arg.m.1, %B300.endif.us.us.us9 ]
  %.515207213.us.us.us.us.us22.ph = phi i64 [ %n.vec83, %middle.block98 ], [ 0, %B300.endif.us.us.us9 ]
  %scevgep231 = getelementptr i8, ptr %lsr.iv73.us.us.ph, i64 %7
  %106 = shl i64 %.515207213.us.us.us.us.us22.ph, 3
  %scevgep235 = getelementptr i8, ptr %lsr.iv226, i64 %106
  %107 = sub nsw i64 %arg.m.3, %.515207213.us.us.us.us.us22.ph
  %scevgep238 = getelementptr i8, ptr %scevgep229, i64 %106
  br label %B344.endif.us.us.us.us.us21

B344.endif.us.us.us.us.us21:
  %lsr.iv232 = phi i64 [ 0, %B344.endif.us.us.us.us.us21.preheader ], [ %lsr.iv.next, %B344.endif.us.us.us.us.us21 ]
  %108 = shl i64 %lsr.iv232, 3
  %scevgep234 = getelementptr i8, ptr %lsr.iv73.us.us.ph, i64 %108
  %.680.us.us.us.epil61.us.us = load double, ptr %scevgep234, align 8
  %.688.us.us.us.epil62.us.us = load double, ptr %lsr.iv78.us, align 8
  %.689.us.us.us.epil63.us.us = fmul double %.680.us.us.us.epil61.us.us, %.688.us.us.us.epil62.us.us
  %.691.us.us.us.epil64.us.us = fadd double %.689.us.us.us.epil63.us.us, 0.000000e+00
  %109 = shl i64 %lsr.iv232, 3
  %scevgep139 = getelementptr i8, ptr %scevgep231, i64 %109
  %.680.us.us.us.1.epil.us.us = load double, ptr %scevgep139, align 8
  %sunkaddr174 = getelementptr i8, ptr %lsr.iv78.us, i64 %sunkaddr85
  %.688.us.us.us.1.epil.us.us = load double, ptr %sunkaddr174, align 8
  %.689.us.us.us.1.epil.us.us = fmul double %.680.us.us.us.1.epil.us.us, %.688.us.us.us.1.epil.us.us
  %.691.us.us.us.1.epil.us.us = fadd double %.691.us.us.us.epil64.us.us, %.689.us.us.us.1.epil.us.us
  %110 = shl i64 %lsr.iv232, 3
  %scevgep138 = getelementptr i8, ptr %scevgep238, i64 %110
  %.680.us.us.us.epil.us.us23 = load double, ptr %scevgep138, align 8
  %sunkaddr175 = mul i64 %.393223233.us.us.us10, 8
  %sunkaddr176 = getelementptr i8, ptr %invariant.gep36, i64 %sunkaddr175
  %.688.us.us.us.epil.us.us24 = load double, ptr %sunkaddr176, align 8
  %.689.us.us.us.epil.us.us25 = fmul double %.680.us.us.us.epil.us.us23, %.688.us.us.us.epil.us.us24
  %.691.us.us.us.epil.us.us26 = fadd double %.691.us.us.us.1.epil.us.us, %.689.us.us.us.epil.us.us25
  %.701.us.us.us.us.us27 = fmul double %.117, %.691.us.us.us.epil.us.us26
  %111 = shl i64 %lsr.iv232, 3
  %scevgep137 = getelementptr i8, ptr %scevgep235, i64 %111
  store double %.701.us.us.us.us.us27, ptr %scevgep137, align 8
  %lsr.iv.next = add i64 %lsr.iv232, 1
  %exitcond265.not.us.us = icmp eq i64 %107, %lsr.iv.next
  br i1 %exitcond265.not.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us, label %B344.endif.us.us.us.us.us21

B342.B540_crit_edge.split.us.us.us.split.split.split.us.us:
  %.400.us.us.us12 = add nuw nsw i64 %.393223233.us.us.us10, 1
  %sunkaddr274 = mul i64 %.393223233.us.us.us10, %7
  %sunkaddr275 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr274
  %.728.us.us.us13 = load double, ptr %sunkaddr275, align 8
  %.732.us.us.us14 = getelementptr double, ptr %arg.room.2, i64 %.393223233.us.us.us10
  %.733.us.us.us15 = load double, ptr %.732.us.us.us14, align 8
  %.737.us.us.us16 = getelementptr double, ptr %arg.room.1, i64 %.393223233.us.us.us10
  %.738.us.us.us17 = load double, ptr %.737.us.us.us16, align 8
  %.741.us.us.us18 = fsub double %.733.us.us.us15, %.738.us.us.us17
  %.742.us.us.us19 = fadd double %.728.us.us.us13, %.741.us.us.us18
  store double %.742.us.us.us19, ptr %sunkaddr275, align 8
  %scevgep79.us = getelementptr i8, ptr %lsr.iv78.us, i64 8
  %scevgep227 = getelementptr i8, ptr %lsr.iv226, i64 %7
  %exitcond266.not.us20 = icmp eq i64 %arg.code.15, %.400.us.us.us12
  br i1 %exitcond266.not.us20, label %common.ret, label %B300.endif.us.us.us9

B300.endif.us.us.us14:
  %lsr.iv78.us15 = phi ptr [ %scevgep79.us27, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ %arg.room.0, %B300.endif.us.us.us14.preheader162 ]
  %.393223233.us.us.us16 = phi i64 [ %.400.us.us.us19, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ 0, %B300.endif.us.us.us14.preheader162 ]
  %112 = and i64 %29, 2
  %113 = icmp eq i64 %112, 0
  %.709.us.us.us18 = mul nuw nsw i64 %.393223233.us.us.us16, %arg.m.3
  %114 = getelementptr double, ptr %arg.room.3, i64 %.709.us.us.us18
  br i1 %113, label %B344.endif.us.us.us.us3.us.us.preheader, label %B344.endif.us.us.us.us3.us.preheader

B344.endif.us.us.us.us3.us.preheader:
  br label %B344.endif.us.us.us.us3.us

B344.endif.us.us.us.us3.us.us.preheader:
  br label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us.us:
  %lsr.iv73.us4.us.us = phi ptr [ %scevgep74.us12.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.us.preheader ]
  %.515207213.us.us.us.us5.us.us = phi i64 [ %.522.us.us.us.us9.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us3.us.us.preheader ]
  br label %B392.us.us.us.us.us.us

B392.us.us.us.us.us.us:
  %lsr.iv133 = phi i64 [ %lsr.iv.next134, %B392.us.us.us.us.us.us ], [ %36, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv80.us.us.us = phi ptr [ %scevgep119.us, %B392.us.us.us.us.us.us ], [ %lsr.iv78.us15, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv75.us.us.us = phi ptr [ %scevgep116.us, %B392.us.us.us.us.us.us ], [ %lsr.iv73.us4.us.us, %B344.endif.us.us.us.us3.us.us ]
  %total.2.2203.us.us.us.us.us.us = phi double [ %.691.us.us.us.1.us.us.1.us, %B392.us.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us.us ]
  %.680.us.us.us.us.us.us = load double, ptr %lsr.iv75.us.us.us, align 8
  %.688.us.us.us.us.us.us = load double, ptr %lsr.iv80.us.us.us, align 8
  %.689.us.us.us.us.us.us = fmul double %.680.us.us.us.us.us.us, %.688.us.us.us.us.us.us
  %.691.us.us.us.us.us.us = fadd double %total.2.2203.us.us.us.us.us.us, %.689.us.us.us.us.us.us
  %sunkaddr84.us.us.us = getelementptr i8, ptr %lsr.iv75.us.us.us, i64 %7
  %.680.us.us.us.1.us.us.us = load double, ptr %sunkaddr84.us.us.us, align 8
  %sunkaddr86.us.us.us = getelementptr i8, ptr %lsr.iv80.us.us.us, i64 %sunkaddr85
  %.688.us.us.us.1.us.us.us = load double, ptr %sunkaddr86.us.us.us, align 8
  %.689.us.us.us.1.us.us.us = fmul double %.680.us.us.us.1.us.us.us, %.688.us.us.us.1.us.us.us
  %.691.us.us.us.1.us.us.us = fadd double %.691.us.us.us.us.us.us, %.689.us.us.us.1.us.us.us
  %scevgep114.us = getelementptr i8, ptr %sunkaddr84.us.us.us, i64 %7
  %.680.us.us.us.us.us.1.us = load double, ptr %scevgep114.us, align 8
  %scevgep117.us = getelementptr i8, ptr %sunkaddr86.us.us.us, i64 %sunkaddr85
  %.688.us.us.us.us.us.1.us = load double, ptr %scevgep117.us, align 8
  %.689.us.us.us.us.us.1.us = fmul double %.680.us.us.us.us.us.1.us, %.688.us.us.us.us.us.1.us
  %.691.us.us.us.us.us.1.us = fadd double %.691.us.us.us.1.us.us.us, %.689.us.us.us.us.us.1.us
  %scevgep115.us = getelementptr i8, ptr %scevgep114.us, i64 %7
  %.680.us.us.us.1.us.us.1.us = load double, ptr %scevgep115.us, align 8
  %scevgep118.us = getelementptr i8, ptr %scevgep117.us, i64 %sunkaddr85
  %.688.us.us.us.1.us.us.1.us = load double, ptr %scevgep118.us, align 8
  %.689.us.us.us.1.us.us.1.us = fmul double %.680.us.us.us.1.us.us.1.us, %.688.us.us.us.1.us.us.1.us
  %.691.us.us.us.1.us.us.1.us = fadd double %.691.us.us.us.us.us.1.us, %.689.us.us.us.1.us.us.1.us
  %scevgep116.us = getelementptr i8, ptr %scevgep115.us, i64 %7
  %scevgep119.us = getelementptr i8, ptr %scevgep118.us, i64 %sunkaddr85
  %lsr.iv.next134 = add i64 %lsr.iv133, 2
  %niter78.ncmp.1.us = icmp eq i64 %lsr.iv.next134, 0
  br i1 %niter78.ncmp.1.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us, label %B392.us.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us:
  %.680.us.us.us.us.us.epil.us = load double, ptr %scevgep116.us, align 8
  %.688.us.us.us.us.us.epil.us = load double, ptr %scevgep119.us, align 8
  %.689.us.us.us.us.us.epil.us = fmul double %.680.us.us.us.us.us.epil.us, %.688.us.us.us.us.us.epil.us
  %.691.us.us.us.us.us.epil.us = fadd double %.691.us.us.us.1.us.us.1.us, %.689.us.us.us.us.us.epil.us
  %sunkaddr177 = mul i64 %arg.m.3, 8
  %sunkaddr178 = getelementptr i8, ptr %scevgep116.us, i64 %sunkaddr177
  %.680.us.us.us.1.us.us.epil.us = load double, ptr %sunkaddr178, align 8
  %scevgep222.us = getelementptr i8, ptr %scevgep119.us, i64 %sunkaddr85
  %.688.us.us.us.1.us.us.epil.us = load double, ptr %scevgep222.us, align 8
  %.689.us.us.us.1.us.us.epil.us = fmul double %.680.us.us.us.1.us.us.epil.us, %.688.us.us.us.1.us.us.epil.us
  %.691.us.us.us.1.us.us.epil.us = fadd double %.691.us.us.us.us.us.epil.us, %.689.us.us.us.1.us.us.epil.us
  %.522.us.us.us.us9.us.us = add nuw nsw i64 %.515207213.us.us.us.us5.us.us, 1
  %.701.us.us.us.us10.us.us = fmul double %.117, %.691.us.us.us.1.us.us.epil.us
  %.714.us.us.us.us11.us.us = getelementptr double, ptr %114, i64 %.515207213.us.us.us.us5.us.us
  store double %.701.us.us.us.us10.us.us, ptr %.714.us.us.us.us11.us.us, align 8
  %scevgep74.us12.us.us = getelementptr i8, ptr %lsr.iv73.us4.us.us, i64 8
  %exitcond265.not.us13.us.us = icmp eq i64 %arg.m.3, %.522.us.us.us.us9.us.us
  br i1 %exitcond265.not.us13.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us:
  %lsr.iv73.us4.us = phi ptr [ %scevgep74.us12.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.preheader ]
  %.515207213.us.us.us.us5.us = phi i64 [ %.522.us.us.us.us9.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ 0, %B344.endif.us.us.us.us3.us.preheader ]
  br label %B392.us.us.us.us.us

B392.us.us.us.us.us:
  %lsr.iv131 = phi i64 [ %lsr.iv.next132, %B392.us.us.us.us.us ], [ %36, %B344.endif.us.us.us.us3.us ]
  %lsr.iv80.us.us = phi ptr [ %scevgep119, %B392.us.us.us.us.us ], [ %lsr.iv78.us15, %B344.endif.us.us.us.us3.us ]
  %lsr.iv75.us.us = phi ptr [ %scevgep116, %B392.us.us.us.us.us ], [ %lsr.iv73.us4.us, %B344.endif.us.us.us.us3.us ]
  %total.2.2203.us.us.us.us.us = phi double [ %.691.us.us.us.1.us.us.1, %B392.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us ]
  %.680.us.us.us.us.us = load double, ptr %lsr.iv75.us.us, align 8
  %.688.us.us.us.us.us = load double, ptr %lsr.iv80.us.us, align 8
  %.689.us.us.us.us.us = fmul double %.680.us.us.us.us.us, %.688.us.us.us.us.us
  %.691.us.us.us.us.us = fadd double %total.2.2203.us.us.us.us.us, %.689.us.us.us.us.us
  %sunkaddr84.us.us = getelementptr i8, ptr %lsr.iv75.us.us, i64 %7
  %.680.us.us.us.1.us.us = load double, ptr %sunkaddr84.us.us, align 8
  %sunkaddr86.us.us = getelementptr i8, ptr %lsr.iv80.us.us, i64 %sunkaddr85
  %.688.us.us.us.1.us.us = load double, ptr %sunkaddr86.us.us, align 8
  %.689.us.us.us.1.us.us = fmul double %.680.us.us.us.1.us.us, %.688.us.us.us.1.us.us
  %.691.us.us.us.1.us.us = fadd double %.691.us.us.us.us.us, %.689.us.us.us.1.us.us
  %scevgep114 = getelementptr i8, ptr %sunkaddr84.us.us, i64 %7
  %.680.us.us.us.us.us.1 = load double, ptr %scevgep114, align 8
  %scevgep117 = getelementptr i8, ptr %sunkaddr86.us.us, i64 %sunkaddr85
  %.688.us.us.us.us.us.1 = load double, ptr %scevgep117, align 8
  %.689.us.us.us.us.us.1 = fmul double %.680.us.us.us.us.us.1, %.688.us.us.us.us.us.1
  %.691.us.us.us.us.us.1 = fadd double %.691.us.us.us.1.us.us, %.689.us.us.us.us.us.1
  %scevgep115 = getelementptr i8, ptr %scevgep114, i64 %7
  %.680.us.us.us.1.us.us.1 = load double, ptr %scevgep115, align 8
  %scevgep118 = getelementptr i8, ptr %scevgep117, i64 %sunkaddr85
  %.688.us.us.us.1.us.us.1 = load double, ptr %scevgep118, align 8
  %.689.us.us.us.1.us.us.1 = fmul double %.680.us.us.us.1.us.us.1, %.688.us.us.us.1.us.us.1
  %.691.us.us.us.1.us.us.1 = fadd double %.691.us.us.us.us.us.1, %.689.us.us.us.1.us.us.1
  %scevgep116 = getelementptr i8, ptr %scevgep115, i64 %7
  %scevgep119 = getelementptr i8, ptr %scevgep118, i64 %sunkaddr85
  %lsr.iv.next132 = add i64 %lsr.iv131, 2
  %niter78.ncmp.1 = icmp eq i64 %lsr.iv.next132, 0
  br i1 %niter78.ncmp.1, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa, label %B392.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa:
  %.522.us.us.us.us9.us = add nuw nsw i64 %.515207213.us.us.us.us5.us, 1
  %.701.us.us.us.us10.us = fmul double %.117, %.691.us.us.us.1.us.us.1
  %.714.us.us.us.us11.us = getelementptr double, ptr %114, i64 %.515207213.us.us.us.us5.us
  store double %.701.us.us.us.us10.us, ptr %.714.us.us.us.us11.us, align 8
  %scevgep74.us12.us = getelementptr i8, ptr %lsr.iv73.us4.us, i64 8
  %exitcond265.not.us13.us = icmp eq i64 %arg.m.3, %.522.us.us.us.us9.us
  br i1 %exitcond265.not.us13.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split:
  %.400.us.us.us19 = add nuw nsw i64 %.393223233.us.us.us16, 1
  %.728.us.us.us20 = load double, ptr %114, align 8
  %.732.us.us.us21 = getelementptr double, ptr %arg.room.2, i64 %.393223233.us.us.us16
  %.733.us.us.us22 = load double, ptr %.732.us.us.us21, align 8
  %.737.us.us.us23 = getelementptr double, ptr %arg.room.1, i64 %.393223233.us.us.us16
  %.738.us.us.us24 = load double, ptr %.737.us.us.us23, align 8
  %.741.us.us.us25 = fsub double %.733.us.us.us22, %.738.us.us.us24
  %.742.us.us.us26 = fadd double %.728.us.us.us20, %.741.us.us.us25
  store double %.742.us.us.us26, ptr %114, align 8
  %scevgep79.us27 = getelementptr i8, ptr %lsr.iv78.us15, i64 8
  %exitcond266.not.us28 = icmp eq i64 %arg.code.15, %.400.us.us.us19
  br i1 %exitcond266.not.us28, label %common.ret, label %B300.endif.us.us.us14

B300.endif.us.preheader:
  %const145 = bitcast i64 9223372036854775804 to i64
  %n.vec = and i64 %arg.m.3, %const145
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.701, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep64 = getelementptr i8, ptr %arg.room.3, i64 16
  br label %B300.endif.us

B300.endif.us.us:
  %lsr.iv78 = phi ptr [ %scevgep79, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ %arg.room.0, %B300.endif.us.us.preheader165 ]
  %.393223233.us.us = phi i64 [ %.400.us.us, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ 0, %B300.endif.us.us.preheader165 ]
  %115 = and i64 %71, 2
  %116 = icmp eq i64 %115, 0
  %.709.us.us = mul nuw nsw i64 %.393223233.us.us, %arg.m.3
  %117 = getelementptr double, ptr %arg.room.3, i64 %.709.us.us
  br i1 %116, label %B344.endif.us.us.us.us.preheader, label %B344.endif.us.us.us.preheader

B344.endif.us.us.us.preheader:
  br label %B344.endif.us.us.us

B344.endif.us.us.us.us.preheader:
  br label %B344.endif.us.us.us.us

B344.endif.us.us.us.us:
  %lsr.iv73.us = phi ptr [ %scevgep74.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us.preheader ]
  %.515207213.us.us.us.us = phi i64 [ %.522.us.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us.preheader ]
  br label %B392.us.us.us.us

B392.us.us.us.us:
  %lsr.iv142 = phi i64 [ %lsr.iv.next143, %B392.us.us.us.us ], [ %78, %B344.endif.us.us.us.us ]
  %lsr.iv80.us = phi ptr [ %scevgep127.us, %B392.us.us.us.us ], [ %lsr.iv78, %B344.endif.us.us.us.us ]
  %lsr.iv75.us = phi ptr [ %scevgep124.us, %B392.us.us.us.us ], [ %lsr.iv73.us, %B344.endif.us.us.us.us ]
  %total.2.2203.us.us.us.us = phi double [ %.691.us.us.us.1.1.us, %B392.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us ]
  %.680.us.us.us.us = load double, ptr %lsr.iv75.us, align 8
  %.688.us.us.us.us = load double, ptr %lsr.iv80.us, align 8
  %.689.us.us.us.us = fmul double %.680.us.us.us.us, %.688.us.us.us.us
  %.691.us.us.us.us = fadd double %total.2.2203.us.us.us.us, %.689.us.us.us.us
  %sunkaddr84.us = getelementptr i8, ptr %lsr.iv75.us, i64 %7
  %.680.us.us.us.1.us = load double, ptr %sunkaddr84.us, align 8
  %sunkaddr86.us = getelementptr i8, ptr %lsr.iv80.us, i64 %sunkaddr85
  %.688.us.us.us.1.us = load double, ptr %sunkaddr86.us, align 8
  %.689.us.us.us.1.us = fmul double %.680.us.us.us.1.us, %.688.us.us.us.1.us
  %.691.us.us.us.1.us = fadd double %.691.us.us.us.us, %.689.us.us.us.1.us
  %scevgep122.us = getelementptr i8, ptr %sunkaddr84.us, i64 %7
  %.680.us.us.us.168.us = load double, ptr %scevgep122.us, align 8
  %scevgep125.us = getelementptr i8, ptr %sunkaddr86.us, i64 %sunkaddr85
  %.688.us.us.us.169.us = load double, ptr %scevgep125.us, align 8
  %.689.us.us.us.170.us = fmul double %.680.us.us.us.168.us, %.688.us.us.us.169.us
  %.691.us.us.us.171.us = fadd double %.691.us.us.us.1.us, %.689.us.us.us.170.us
  %scevgep123.us = getelementptr i8, ptr %scevgep122.us, i64 %7
  %.680.us.us.us.1.1.us = load double, ptr %scevgep123.us, align 8
  %scevgep126.us = getelementptr i8, ptr %scevgep125.us, i64 %sunkaddr85
  %.688.us.us.us.1.1.us = load double, ptr %scevgep126.us, align 8
  %.689.us.us.us.1.1.us = fmul double %.680.us.us.us.1.1.us, %.688.us.us.us.1.1.us
  %.691.us.us.us.1.1.us = fadd double %.691.us.us.us.171.us, %.689.us.us.us.1.1.us
  %scevgep124.us = getelementptr i8, ptr %scevgep123.us, i64 %7
  %scevgep127.us = getelementptr i8, ptr %scevgep126.us, i64 %sunkaddr85
  %lsr.iv.next143 = add i64 %lsr.iv142, 2
  %niter.ncmp.172.us = icmp eq i64 %lsr.iv.next143, 0
  br i1 %niter.ncmp.172.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us, label %B392.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us:
  %.680.us.us.us.epil61.us = load double, ptr %scevgep124.us, align 8
  %.688.us.us.us.epil62.us = load double, ptr %scevgep127.us, align 8
  %.689.us.us.us.epil63.us = fmul double %.680.us.us.us.epil61.us, %.688.us.us.us.epil62.us
  %.691.us.us.us.epil64.us = fadd double %.691.us.us.us.1.1.us, %.689.us.us.us.epil63.us
  %sunkaddr179 = mul i64 %arg.m.3, 8
  %sunkaddr180 = getelementptr i8, ptr %scevgep124.us, i64 %sunkaddr179
  %.680.us.us.us.1.epil.us = load double, ptr %sunkaddr180, align 8
  %scevgep242.us = getelementptr i8, ptr %scevgep127.us, i64 %sunkaddr85
  %.688.us.us.us.1.epil.us = load double, ptr %scevgep242.us, align 8
  %.689.us.us.us.1.epil.us = fmul double %.680.us.us.us.1.epil.us, %.688.us.us.us.1.epil.us
  %.691.us.us.us.1.epil.us = fadd double %.691.us.us.us.epil64.us, %.689.us.us.us.1.epil.us
  %gep.us = getelementptr double, ptr %invariant.gep, i64 %.515207213.us.us.us.us
  %.680.us.us.us.epil.us = load double, ptr %gep.us, align 8
  %sunkaddr181 = mul i64 %.393223233.us.us, 8
  %sunkaddr182 = getelementptr i8, ptr %invariant.gep36, i64 %sunkaddr181
  %.688.us.us.us.epil.us = load double, ptr %sunkaddr182, align 8
  %.689.us.us.us.epil.us = fmul double %.680.us.us.us.epil.us, %.688.us.us.us.epil.us
  %.691.us.us.us.epil.us = fadd double %.691.us.us.us.1.epil.us, %.689.us.us.us.epil.us
  %.522.us.us.us.us = add nuw nsw i64 %.515207213.us.us.us.us, 1
  %.701.us.us.us.us = fmul double %.117, %.691.us.us.us.epil.us
  %.714.us.us.us.us = getelementptr double, ptr %117, i64 %.515207213.us.us.us.us
  store double %.701.us.us.us.us, ptr %.714.us.us.us.us, align 8
  %scevgep74.us = getelementptr i8, ptr %lsr.iv73.us, i64 8
  %exitcond265.not.us = icmp eq i64 %arg.m.3, %.522.us.us.us.us
  br i1 %exitcond265.not.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us.us

B344.endif.us.us.us:
  %lsr.iv73 = phi ptr [ %scevgep74, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.preheader ]
  %.515207213.us.us.us = phi i64 [ %.522.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ 0, %B344.endif.us.us.us.preheader ]
  br label %B392.us.us.us

B392.us.us.us:
  %lsr.iv140 = phi i64 [ %lsr.iv.next141, %B392.us.us.us ], [ %78, %B344.endif.us.us.us ]
  %lsr.iv80 = phi ptr [ %scevgep127, %B392.us.us.us ], [ %lsr.iv78, %B344.endif.us.us.us ]
  %lsr.iv75 = phi ptr [ %scevgep124, %B392.us.us.us ], [ %lsr.iv73, %B344.endif.us.us.us ]
  %total.2.2203.us.us.us = phi double [ %.691.us.us.us.1.1, %B392.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us ]
  %.680.us.us.us = load double, ptr %lsr.iv75, align 8
  %.688.us.us.us = load double, ptr %lsr.iv80, align 8
  %.689.us.us.us = fmul double %.680.us.us.us, %.688.us.us.us
  %.691.us.us.us = fadd double %total.2.2203.us.us.us, %.689.us.us.us
  %sunkaddr84 = getelementptr i8, ptr %lsr.iv75, i64 %7
  %.680.us.us.us.1 = load double, ptr %sunkaddr84, align 8
  %sunkaddr86 = getelementptr i8, ptr %lsr.iv80, i64 %sunkaddr85
  %.688.us.us.us.1 = load double, ptr %sunkaddr86, align 8
  %.689.us.us.us.1 = fmul double %.680.us.us.us.1, %.688.us.us.us.1
  %.691.us.us.us.1 = fadd double %.691.us.us.us, %.689.us.us.us.1
  %scevgep122 = getelementptr i8, ptr %sunkaddr84, i64 %7
  %.680.us.us.us.168 = load double, ptr %scevgep122, align 8
  %scevgep125 = getelementptr i8, ptr %sunkaddr86, i64 %sunkaddr85
  %.688.us.us.us.169 = load double, ptr %scevgep125, align 8
  %.689.us.us.us.170 = fmul double %.680.us.us.us.168, %.688.us.us.us.169
  %.691.us.us.us.171 = fadd double %.691.us.us.us.1, %.689.us.us.us.170
  %scevgep123 = getelementptr i8, ptr %scevgep122, i64 %7
  %.680.us.us.us.1.1 = load double, ptr %scevgep123, align 8
  %scevgep126 = getelementptr i8, ptr %scevgep125, i64 %sunkaddr85
  %.688.us.us.us.1.1 = load double, ptr %scevgep126, align 8
  %.689.us.us.us.1.1 = fmul double %.680.us.us.us.1.1, %.688.us.us.us.1.1
  %.691.us.us.us.1.1 = fadd double %.691.us.us.us.171, %.689.us.us.us.1.1
  %scevgep124 = getelementptr i8, ptr %scevgep123, i64 %7
  %scevgep127 = getelementptr i8, ptr %scevgep126, i64 %sunkaddr85
  %lsr.iv.next141 = add i64 %lsr.iv140, 2
  %niter.ncmp.172 = icmp eq i64 %lsr.iv.next141, 0
  br i1 %niter.ncmp.172, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa, label %B392.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa:
  %gep = getelementptr double, ptr %invariant.gep, i64 %.515207213.us.us.us
  %.680.us.us.us.epil = load double, ptr %gep, align 8
  %sunkaddr183 = mul i64 %.393223233.us.us, 8
  %sunkaddr184 = getelementptr i8, ptr %invariant.gep36, i64 %sunkaddr183
  %.688.us.us.us.epil = load double, ptr %sunkaddr184, align 8
  %.689.us.us.us.epil = fmul double %.680.us.us.us.epil, %.688.us.us.us.epil
  %.691.us.us.us.epil = fadd double %.691.us.us.us.1.1, %.689.us.us.us.epil
  %.522.us.us.us = add nuw nsw i64 %.515207213.us.us.us, 1
  %.701.us.us.us = fmul double %.117, %.691.us.us.us.epil
  %.714.us.us.us = getelementptr double, ptr %117, i64 %.515207213.us.us.us
  store double %.701.us.us.us, ptr %.714.us.us.us, align 8
  %scevgep74 = getelementptr i8, ptr %lsr.iv73, i64 8
  %exitcond265.not = icmp eq i64 %arg.m.3, %.522.us.us.us
  br i1 %exitcond265.not, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.split:
  %.400.us.us = add nuw nsw i64 %.393223233.us.us, 1
  %.728.us.us = load double, ptr %117, align 8
  %.732.us.us = getelementptr double, ptr %arg.room.2, i64 %.393223233.us.us
  %.733.us.us = load double, ptr %.732.us.us, align 8
  %.737.us.us = getelementptr double, ptr %arg.room.1, i64 %.393223233.us.us
  %.738.us.us = load double, ptr %.737.us.us, align 8
  %.741.us.us = fsub double %.733.us.us, %.738.us.us
  %.742.us.us = fadd double %.728.us.us, %.741.us.us
  store double %.742.us.us, ptr %117, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv78, i64 8
  %exitcond266.not = icmp eq i64 %arg.code.15, %.400.us.us
  br i1 %exitcond266.not, label %common.ret, label %B300.endif.us.us

B300.endif.us:
  %lsr.iv70 = phi ptr [ %arg.room.3, %B300.endif.us.preheader ], [ %scevgep71, %B342.B540_crit_edge.split.us247 ]
  %lsr.iv65 = phi ptr [ %scevgep64, %B300.endif.us.preheader ], [ %scevgep66, %B342.B540_crit_edge.split.us247 ]
  %.393223233.us = phi i64 [ 0, %B300.endif.us.preheader ], [ %.400.us, %B342.B540_crit_edge.split.us247 ]
  %118 = icmp ult i64 %arg.m.3, 4
  br i1 %118, label %B344.endif.us240.preheader, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.body.preheader ]
  %119 = shl i64 %index, 3
  %scevgep68 = getelementptr i8, ptr %lsr.iv65, i64 %119
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 -16
  store <2 x double> %broadcast.splat, ptr %scevgep69, align 8
  store <2 x double> %broadcast.splat, ptr %scevgep68, align 8
  %index.next = add nuw nsw i64 %index, 4
  %120 = icmp eq i64 %n.vec, %index.next
  br i1 %120, label %middle.block, label %vector.body

middle.block:
  %121 = icmp eq i64 %arg.m.3, %n.vec
  br i1 %121, label %B342.B540_crit_edge.split.us247, label %B344.endif.us240.preheader

B344.endif.us240.preheader:
  %.515207213.us242.ph = phi i64 [ 0, %B300.endif.us ], [ %n.vec, %middle.block ]
  br label %B344.endif.us240

B344.endif.us240:
  %.515207213.us242 = phi i64 [ %.522.us244, %B344.endif.us240 ], [ %.515207213.us242.ph, %B344.endif.us240.preheader ]
  %.522.us244 = add nuw nsw i64 %.515207213.us242, 1
  %122 = shl i64 %.515207213.us242, 3
  %scevgep72 = getelementptr i8, ptr %lsr.iv70, i64 %122
  store double %.701, ptr %scevgep72, align 8
  %exitcond267.not = icmp eq i64 %arg.m.3, %.522.us244
  br i1 %exitcond267.not, label %B342.B540_crit_edge.split.us247, label %B344.endif.us240

B342.B540_crit_edge.split.us247:
  %.400.us = add nuw nsw i64 %.393223233.us, 1
  %sunkaddr87 = mul i64 %.393223233.us, %7
  %sunkaddr88 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr87
  %.728.us = load double, ptr %sunkaddr88, align 8
  %.732.us = getelementptr double, ptr %arg.room.2, i64 %.393223233.us
  %.733.us = load double, ptr %.732.us, align 8
  %.737.us = getelementptr double, ptr %arg.room.1, i64 %.393223233.us
  %.738.us = load double, ptr %.737.us, align 8
  %.741.us = fsub double %.733.us, %.738.us
  %.742.us = fadd double %.728.us, %.741.us
  store double %.742.us, ptr %sunkaddr88, align 8
  %scevgep66 = getelementptr i8, ptr %lsr.iv65, i64 %7
  %scevgep71 = getelementptr i8, ptr %lsr.iv70, i64 %7
  %exitcond268.not = icmp eq i64 %arg.code.15, %.400.us
  br i1 %exitcond268.not, label %common.ret, label %B300.endif.us

B300.endif:
  %lsr.iv = phi ptr [ %scevgep, %B300.endif ], [ %arg.room.3, %B300.endif.preheader.new ]
  %.393223233 = phi i64 [ %.400.1, %B300.endif ], [ 0, %B300.endif.preheader.new ]
  %.728 = load double, ptr %lsr.iv, align 8
  %sunkaddr185 = mul i64 %.393223233, 8
  %sunkaddr186 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr185
  %.733 = load double, ptr %sunkaddr186, align 8
  %sunkaddr187 = mul i64 %.393223233, 8
  %sunkaddr188 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr187
  %.738 = load double, ptr %sunkaddr188, align 8
  %.741 = fsub double %.733, %.738
  %.742 = fadd double %.728, %.741
  store double %.742, ptr %lsr.iv, align 8
  %.400.1 = add nuw i64 %.393223233, 2
  %sunkaddr189 = mul i64 %arg.m.3, 8
  %sunkaddr190 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr189
  %.728.1 = load double, ptr %sunkaddr190, align 8
  %sunkaddr191 = mul i64 %.393223233, 8
  %sunkaddr192 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr191
  %sunkaddr193 = getelementptr i8, ptr %sunkaddr192, i64 8
  %.733.1 = load double, ptr %sunkaddr193, align 8
  %sunkaddr194 = mul i64 %.393223233, 8
  %sunkaddr195 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr194
  %sunkaddr196 = getelementptr i8, ptr %sunkaddr195, i64 8
  %.738.1 = load double, ptr %sunkaddr196, align 8
  %.741.1 = fsub double %.733.1, %.738.1
  %.742.1 = fadd double %.728.1, %.741.1
  store double %.742.1, ptr %sunkaddr190, align 8
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 %6
  %niter53.ncmp.1 = icmp eq i64 %unroll_iter52, %.400.1
  br i1 %niter53.ncmp.1, label %common.ret.loopexit.unr-lcssa, label %B300.endif
}

define internal i32 @part8(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B204.endif.lr.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %arg.s.211 = ptrtoint ptr %arg.s.2 to i64
  %arg.code.410 = ptrtoint ptr %arg.code.4 to i64
  %.135 = getelementptr i8, ptr %arg.s.0, i64 104
  %.136 = load double, ptr %.135, align 8
  %.207 = getelementptr i8, ptr %arg.s.0, i64 112
  %.208 = load double, ptr %.207, align 8
  %.281 = fsub double %.208, %.136
  %.arg.m.3 = tail call i64 @llvm.smax.i64(i64 %arg.m.3, i64 0)
  %.775 = shl i64 %arg.code.15, 3
  %n.vec.i = and i64 %arg.code.14, %const
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.16, 26
  %0 = shl i64 %arg.code.16, 5
  %mul.result.i = add i64 %0, -32
  %1 = getelementptr i8, ptr %arg.code.13, i64 %mul.result.i
  %2 = icmp ult ptr %1, %arg.code.13
  %scevgep.i = getelementptr i8, ptr %arg.code.13, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.16, 576460752303423488
  %3 = getelementptr i8, ptr %scevgep.i, i64 %mul.result.i
  %4 = icmp ult ptr %3, %scevgep.i
  %5 = or i1 %mul.overflow3.i, %4
  %scevgep4.i = getelementptr i8, ptr %arg.code.13, i64 16
  %6 = getelementptr i8, ptr %scevgep4.i, i64 %mul.result.i
  %7 = icmp ult ptr %6, %scevgep4.i
  %scevgep8.i = getelementptr i8, ptr %arg.code.13, i64 24
  %8 = getelementptr i8, ptr %scevgep8.i, i64 %mul.result.i
  %9 = icmp ult ptr %8, %scevgep8.i
  %10 = or i1 %2, %5
  %11 = or i1 %7, %10
  %12 = or i1 %9, %11
  %13 = shl i64 %arg.code.16, 3
  %scevgep12.i = getelementptr i8, ptr %arg.code.3, i64 %13
  %scevgep13.i = getelementptr i8, ptr %arg.code.13, i64 %0
  %bound0.i = icmp ult ptr %arg.code.3, %scevgep13.i
  %bound1.i = icmp ult ptr %arg.code.13, %scevgep12.i
  %found.conflict.i = and i1 %bound0.i, %bound1.i
  %const_mat = add i64 %const, -12
  %14 = and i64 %13, %const_mat
  %n.vec18.i = and i64 %arg.code.16, 1152921504606846974
  %brmerge = select i1 %min.iters.check15.i, i1 true, i1 %12
  %brmerge6 = select i1 %brmerge, i1 true, i1 %found.conflict.i
  %15 = sub i64 %arg.code.410, %arg.s.211
  %xtraiter = and i64 %.arg.m.3, 3
  %min.iters.check = icmp ult i64 %arg.code.15, 4
  %diff.check = icmp ult i64 %15, 32
  %or.cond = select i1 %min.iters.check, i1 true, i1 %diff.check
  %n.vec = and i64 %arg.code.15, %const
  %xtraiter15 = and i64 %arg.code.15, 3
  %xtraiter18 = and i64 %arg.code.17, 3
  %unroll_iter = and i64 %arg.code.17, %const
  %16 = shl i64 %arg.m.3, 3
  %17 = getelementptr i8, ptr %arg.room.3, i64 %16
  %scevgep = getelementptr i8, ptr %17, i64 -8
  %scevgep28 = getelementptr i8, ptr %arg.room.3, i64 -16
  %scevgep93 = getelementptr i8, ptr %arg.room.4, i64 24
  %18 = shl i64 %arg.code.17, 3
  %19 = and i64 %.arg.m.3, %const
  %20 = sub nsw i64 %arg.m.3, %xtraiter
  %21 = sub i64 0, %xtraiter
  br label %B204.endif

B202.loopexit.loopexit.unr-lcssa:
  %22 = icmp eq i64 %xtraiter18, 0
  br i1 %22, label %B202.loopexit, label %B706.epil.preheader

B706.epil.preheader:
  %numbers.2.1306.epil.init = phi i1 [ %numbers.3.0338, %B706.lr.ph ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ]
  %.1102302304.epil.init = phi i64 [ 0, %B706.lr.ph ], [ %unroll_iter, %B202.loopexit.loopexit.unr-lcssa ]
  %23 = shl i64 %.1102302304.epil.init, 3
  %scevgep105 = getelementptr i8, ptr %lsr.iv103, i64 %23
  %scevgep107 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %23
  br label %B706.epil

B706.epil:
  %numbers.2.1306.epil = phi i1 [ %numbers.2.1306.epil.init, %B706.epil.preheader ], [ %spec.select.epil, %B706.epil ]
  %epil.iter = phi i64 [ 0, %B706.epil.preheader ], [ %epil.iter.next, %B706.epil ]
  %24 = shl i64 %epil.iter, 3
  %scevgep85 = getelementptr i8, ptr %scevgep107, i64 %24
  %"$phi770.2.2.2.epil" = load double, ptr %scevgep85, align 8
  %scevgep84 = getelementptr i8, ptr %scevgep105, i64 %24
  store double %"$phi770.2.2.2.epil", ptr %scevgep84, align 8
  %.1185.epil = fcmp ord double %"$phi770.2.2.2.epil", 0.000000e+00
  %spec.select.epil = select i1 %numbers.2.1306.epil, i1 %.1185.epil, i1 false
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter18, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B202.loopexit, label %B706.epil

B202.loopexit:
  %numbers.2.1.lcssa = phi i1 [ %numbers.3.0338, %B514.endif.endif.endif ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ], [ %spec.select.epil, %B706.epil ]
  %scevgep95 = getelementptr i8, ptr %lsr.iv94, i64 %18
  %scevgep104 = getelementptr i8, ptr %lsr.iv103, i64 %18
  %exitcond362.not = icmp eq i64 %.386, 9
  br i1 %exitcond362.not, label %common.ret, label %B204.endif

B448:
  %.766 = fcmp oeq double %.476, 1.000000e+00
  br i1 %.766, label %B460, label %B514

B460:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.775, i1 false)
  br label %B514

B514:
  %25 = icmp slt i64 %arg.code.14, 1
  %.856 = load double, ptr %arg.s.0, align 8
  %sunkaddr84 = getelementptr i8, ptr %arg.s.0, i64 88
  %.928 = load double, ptr %sunkaddr84, align 8
  %.930 = fmul double %.476, %.928
  %.931 = fadd double %.856, %.930
  %sunkaddr85 = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i = load double, ptr %sunkaddr85, align 8
  %.61.i = fsub double %.931, %.59.i
  br i1 %25, label %B136.endif.i, label %B112.preheader.i

B112.preheader.i:
  %26 = icmp ult i64 %arg.code.14, 4
  br i1 %26, label %B112.i.preheader, label %vector.ph.i

vector.ph.i:
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.931, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr86 = mul i64 %index.i, 8
  %sunkaddr87 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr86
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr87, align 8
  %sunkaddr88 = mul i64 %index.i, 8
  %sunkaddr89 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr88
  %sunkaddr90 = getelementptr i8, ptr %sunkaddr89, i64 16
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr90, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %27 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %27, label %middle.block.i, label %vector.body.i

middle.block.i:
  %28 = icmp eq i64 %arg.code.14, %n.vec.i
  br i1 %28, label %B136.endif.i, label %B112.i.preheader

B112.i.preheader:
  %.159119121.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B112.preheader.i ]
  br label %B112.i

B112.i:
  %.159119121.i = phi i64 [ %.166.i, %B112.i ], [ %.159119121.i.ph, %B112.i.preheader ]
  %.166.i = add nuw nsw i64 %.159119121.i, 1
  %29 = shl i64 %.159119121.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %29
  store double %.931, ptr %scevgep53.i, align 8
  %exitcond.not.i = icmp eq i64 %arg.code.14, %.166.i
  br i1 %exitcond.not.i, label %B136.endif.i, label %B112.i

B178.i:
  %lsr.iv.i = phi ptr [ %scevgep29.i, %B178.preheader27.i ], [ %scevgep30.i, %B178.i ]
  %.290124126.i = phi i64 [ %.290124126.ph.i, %B178.preheader27.i ], [ %.297.i, %B178.i ]
  %.297.i = add nuw nsw i64 %.290124126.i, 1
  %scevgep31.i = getelementptr i8, ptr %lsr.iv.i, i64 -24
  %.325.i = load double, ptr %scevgep31.i, align 8
  %scevgep32.i = getelementptr i8, ptr %lsr.iv.i, i64 -16
  %.330.i = load double, ptr %scevgep32.i, align 8
  %scevgep33.i = getelementptr i8, ptr %lsr.iv.i, i64 -8
  %.335.i = load double, ptr %scevgep33.i, align 8
  %.340.i = load double, ptr %lsr.iv.i, align 8
  %.342.i = fmul double %.61.i, %.340.i
  %.343.i = fadd double %.335.i, %.342.i
  %.345.i = fmul double %.61.i, %.343.i
  %.346.i = fadd double %.330.i, %.345.i
  %.348.i = fmul double %.61.i, %.346.i
  %.349.i = fadd double %.325.i, %.348.i
  %30 = shl i64 %.290124126.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %30
  store double %.349.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond130.not.i = icmp eq i64 %arg.code.16, %.297.i
  br i1 %exitcond130.not.i, label %B514.endif, label %B178.i

B136.endif.i:
  %31 = icmp slt i64 %arg.code.16, 1
  br i1 %31, label %B514.endif, label %B178.preheader.i

B178.preheader.i:
  br i1 %brmerge6, label %B178.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.61.i, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr91 = mul i64 %lsr.iv36.i, 4
  %sunkaddr92 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr91
  %32 = load double, ptr %sunkaddr92, align 8
  %sunkaddr93 = mul i64 %lsr.iv36.i, 4
  %sunkaddr94 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr93
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr94, i64 32
  %33 = load double, ptr %sunkaddr95, align 8
  %34 = insertelement <2 x double> poison, double %32, i64 0
  %35 = insertelement <2 x double> %34, double %33, i64 1
  %sunkaddr = mul i64 %lsr.iv36.i, 4
  %sunkaddr96 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr
  %sunkaddr97 = getelementptr i8, ptr %sunkaddr96, i64 8
  %36 = load double, ptr %sunkaddr97, align 8
  %sunkaddr98 = mul i64 %lsr.iv36.i, 4
  %sunkaddr99 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr98
  %sunkaddr100 = getelementptr i8, ptr %sunkaddr99, i64 40
  %37 = load double, ptr %sunkaddr100, align 8
  %38 = insertelement <2 x double> poison, double %36, i64 0
  %39 = insertelement <2 x double> %38, double %37, i64 1
  %sunkaddr101 = mul i64 %lsr.iv36.i, 4
  %sunkaddr102 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr101
  %sunkaddr103 = getelementptr i8, ptr %sunkaddr102, i64 16
  %40 = load double, ptr %sunkaddr103, align 8
  %sunkaddr104 = mul i64 %lsr.iv36.i, 4
  %sunkaddr105 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr104
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr105, i64 48
  %41 = load double, ptr %sunkaddr106, align 8
  %42 = insertelement <2 x double> poison, double %40, i64 0
  %43 = insertelement <2 x double> %42, double %41, i64 1
  %sunkaddr107 = mul i64 %lsr.iv36.i, 4
  %sunkaddr108 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr107
  %sunkaddr109 = getelementptr i8, ptr %sunkaddr108, i64 24
  %44 = load double, ptr %sunkaddr109, align 8
  %sunkaddr110 = mul i64 %lsr.iv36.i, 4
  %sunkaddr111 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr110
  %sunkaddr112 = getelementptr i8, ptr %sunkaddr111, i64 56
  %45 = load double, ptr %sunkaddr112, align 8
  %46 = insertelement <2 x double> poison, double %44, i64 0
  %47 = insertelement <2 x double> %46, double %45, i64 1
  %48 = fmul <2 x double> %broadcast.splat20.i, %47
  %49 = fadd <2 x double> %43, %48
  %50 = fmul <2 x double> %broadcast.splat20.i, %49
  %51 = fadd <2 x double> %39, %50
  %52 = fmul <2 x double> %broadcast.splat20.i, %51
  %53 = fadd <2 x double> %35, %52
  %scevgep52.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i
  store <2 x double> %53, ptr %scevgep52.i, align 8
  %lsr.iv.next.i = add nuw nsw i64 %lsr.iv36.i, 16
  %54 = icmp eq i64 %14, %lsr.iv.next.i
  br i1 %54, label %middle.block24.i, label %vector.body21.i

middle.block24.i:
  %55 = icmp eq i64 %arg.code.16, %n.vec18.i
  br i1 %55, label %B514.endif, label %B178.preheader27.i

B178.preheader27.i:
  %.290124126.ph.i = phi i64 [ 0, %B178.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %56 = shl i64 %.290124126.ph.i, 5
  %57 = getelementptr i8, ptr %arg.code.13, i64 %56
  %scevgep29.i = getelementptr i8, ptr %57, i64 24
  br label %B178.i

B706:
  %numbers.2.1306 = phi i1 [ %spec.select.3, %B706 ], [ %numbers.3.0338, %B706.preheader ]
  %.1102302304 = phi i64 [ %.1109.3, %B706 ], [ 0, %B706.preheader ]
  %58 = shl i64 %.1102302304, 3
  %sunkaddr113 = mul i64 %.1102302304, 8
  %sunkaddr114 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %sunkaddr113
  %"$phi770.2.2.2" = load double, ptr %sunkaddr114, align 8
  %scevgep101 = getelementptr i8, ptr %lsr.iv94, i64 %58
  %59 = shl i64 %.1102302304, 3
  %scevgep81 = getelementptr i8, ptr %lsr.iv94, i64 %59
  %scevgep83 = getelementptr i8, ptr %scevgep81, i64 -24
  store double %"$phi770.2.2.2", ptr %scevgep83, align 8
  %.1185 = fcmp ord double %"$phi770.2.2.2", 0.000000e+00
  %spec.select = select i1 %numbers.2.1306, i1 %.1185, i1 false
  %60 = shl i64 %.1102302304, 3
  %sunkaddr115 = mul i64 %.1102302304, 8
  %sunkaddr116 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %sunkaddr115
  %sunkaddr117 = getelementptr i8, ptr %sunkaddr116, i64 8
  %"$phi770.2.2.2.1" = load double, ptr %sunkaddr117, align 8
  %scevgep78 = getelementptr i8, ptr %lsr.iv94, i64 %60
  %scevgep80 = getelementptr i8, ptr %scevgep78, i64 -16
  store double %"$phi770.2.2.2.1", ptr %scevgep80, align 8
  %.1185.1 = fcmp ord double %"$phi770.2.2.2.1", 0.000000e+00
  %spec.select.1 = select i1 %spec.select, i1 %.1185.1, i1 false
  %61 = shl i64 %.1102302304, 3
  %sunkaddr118 = mul i64 %.1102302304, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 16
  %"$phi770.2.2.2.2" = load double, ptr %sunkaddr120, align 8
  %scevgep76 = getelementptr i8, ptr %lsr.iv94, i64 %61
  %scevgep77 = getelementptr i8, ptr %scevgep76, i64 -8
  store double %"$phi770.2.2.2.2", ptr %scevgep77, align 8
  %.1185.2 = fcmp ord double %"$phi770.2.2.2.2", 0.000000e+00
  %spec.select.2 = select i1 %spec.select.1, i1 %.1185.2, i1 false
  %.1109.3 = add nuw nsw i64 %.1102302304, 4
  %sunkaddr121 = mul i64 %.1102302304, 8
  %sunkaddr122 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %sunkaddr121
  %sunkaddr123 = getelementptr i8, ptr %sunkaddr122, i64 24
  %"$phi770.2.2.2.3" = load double, ptr %sunkaddr123, align 8
  store double %"$phi770.2.2.2.3", ptr %scevgep101, align 8
  %.1185.3 = fcmp ord double %"$phi770.2.2.2.3", 0.000000e+00
  %spec.select.3 = select i1 %spec.select.2, i1 %.1185.3, i1 false
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.1109.3
  br i1 %niter.ncmp.3, label %B202.loopexit.loopexit.unr-lcssa, label %B706

common.ret:
  %.1238 = zext i1 %numbers.2.1.lcssa to i8
  store i8 %.1238, ptr %retptr, align 1
  ret i32 0

B204.endif:
  %lsr.iv103 = phi ptr [ %arg.room.4, %B204.endif.lr.ph ], [ %scevgep104, %B202.loopexit ]
  %lsr.iv94 = phi ptr [ %scevgep93, %B204.endif.lr.ph ], [ %scevgep95, %B202.loopexit ]
  %numbers.3.0338 = phi i1 [ true, %B204.endif.lr.ph ], [ %numbers.2.1.lcssa, %B202.loopexit ]
  %.379311336 = phi i64 [ 0, %B204.endif.lr.ph ], [ %.386, %B202.loopexit ]
  %62 = icmp slt i64 %arg.code.15, 1
  %.386 = add nuw nsw i64 %.379311336, 1
  %.468 = getelementptr double, ptr @.const.array.data, i64 %.379311336
  %.469 = load double, ptr %.468, align 8
  %.474 = fmul double %.281, %.469
  %.476 = fadd double %.136, %.474
  br i1 %62, label %B448, label %B276.endif.lr.ph

B276.endif.lr.ph:
  %63 = icmp slt i64 %arg.m.3, 1
  br i1 %63, label %B276.endif.preheader, label %B276.endif.us.preheader

B276.endif.us.preheader:
  br label %B276.endif.us

B276.endif.preheader:
  br i1 %or.cond, label %B276.endif.preheader13, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.body.preheader ]
  %sunkaddr124 = mul i64 %index, 8
  %sunkaddr125 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr124
  %wide.load = load <2 x double>, ptr %sunkaddr125, align 8
  %sunkaddr126 = mul i64 %index, 8
  %sunkaddr127 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr126
  %sunkaddr128 = getelementptr i8, ptr %sunkaddr127, i64 16
  %wide.load12 = load <2 x double>, ptr %sunkaddr128, align 8
  %64 = fadd <2 x double> %wide.load, zeroinitializer
  %65 = fadd <2 x double> %wide.load12, zeroinitializer
  %sunkaddr129 = mul i64 %index, 8
  %sunkaddr130 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr129
  store <2 x double> %64, ptr %sunkaddr130, align 8
  %sunkaddr131 = mul i64 %index, 8
  %sunkaddr132 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr131
  %sunkaddr133 = getelementptr i8, ptr %sunkaddr132, i64 16
  store <2 x double> %65, ptr %sunkaddr133, align 8
  %index.next = add nuw nsw i64 %index, 4
  %66 = icmp eq i64 %n.vec, %index.next
  br i1 %66, label %middle.block, label %vector.body

middle.block:
  %67 = icmp eq i64 %arg.code.15, %n.vec
  br i1 %67, label %B448, label %B276.endif.preheader13

B276.endif.preheader13:
  %.566286292.ph = phi i64 [ 0, %B276.endif.preheader ], [ %n.vec, %middle.block ]
  %68 = icmp eq i64 %xtraiter15, 0
  br i1 %68, label %B276.endif.prol.loopexit, label %B276.endif.prol.preheader

B276.endif.prol.preheader:
  br label %B276.endif.prol

B276.endif.prol:
  %lsr.iv47 = phi i64 [ %lsr.iv.next48, %B276.endif.prol ], [ %xtraiter15, %B276.endif.prol.preheader ]
  %.566286292.prol = phi i64 [ %.573.prol, %B276.endif.prol ], [ %.566286292.ph, %B276.endif.prol.preheader ]
  %.573.prol = add nuw nsw i64 %.566286292.prol, 1
  %69 = shl i64 %.566286292.prol, 3
  %scevgep46 = getelementptr i8, ptr %arg.s.2, i64 %69
  %.748.prol = load double, ptr %scevgep46, align 8
  %.750.prol = fadd double %.748.prol, 0.000000e+00
  %scevgep45 = getelementptr i8, ptr %arg.code.4, i64 %69
  store double %.750.prol, ptr %scevgep45, align 8
  %lsr.iv.next48 = add nsw i64 %lsr.iv47, -1
  %prol.iter17.cmp.not = icmp eq i64 %lsr.iv.next48, 0
  br i1 %prol.iter17.cmp.not, label %B276.endif.prol.loopexit, label %B276.endif.prol

B276.endif.prol.loopexit:
  %.566286292.unr = phi i64 [ %.566286292.ph, %B276.endif.preheader13 ], [ %.573.prol, %B276.endif.prol ]
  %70 = sub nsw i64 %.566286292.ph, %arg.code.15
  %71 = icmp ugt i64 %70, -4
  br i1 %71, label %B448, label %B276.endif.preheader11

B276.endif.preheader11:
  br label %B276.endif

B276.endif.us:
  %lsr.iv29 = phi ptr [ %scevgep30, %B332.B398_crit_edge.us ], [ %scevgep28, %B276.endif.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep24, %B332.B398_crit_edge.us ], [ %scevgep, %B276.endif.us.preheader ]
  %.566286292.us = phi i64 [ %.573.us, %B332.B398_crit_edge.us ], [ 0, %B276.endif.us.preheader ]
  %72 = icmp eq i64 %xtraiter, 0
  br i1 %72, label %B334.us.prol.loopexit, label %B334.us.prol.preheader

B334.us.prol.preheader:
  br label %B334.us.prol

B334.us.prol:
  %lsr.iv13 = phi i64 [ %lsr.iv.next14, %B334.us.prol ], [ 0, %B334.us.prol.preheader ]
  %total.2.2282.us.prol = phi double [ %.736.us.prol, %B334.us.prol ], [ 0.000000e+00, %B334.us.prol.preheader ]
  %73 = shl nsw i64 %lsr.iv13, 3
  %scevgep13 = getelementptr i8, ptr %lsr.iv, i64 %73
  %.732.us.prol = load double, ptr %scevgep13, align 8
  %.734.us.prol = fadd double %total.2.2282.us.prol, %.732.us.prol
  %.736.us.prol = fmul double %.476, %.734.us.prol
  %lsr.iv.next14 = add nsw i64 %lsr.iv13, -1
  %prol.iter.cmp.not = icmp eq i64 %21, %lsr.iv.next14
  br i1 %prol.iter.cmp.not, label %B334.us.prol.loopexit, label %B334.us.prol

B334.us.prol.loopexit:
  %total.2.2282.us.unr = phi double [ 0.000000e+00, %B276.endif.us ], [ %.736.us.prol, %B334.us.prol ]
  %.685277281.us.unr = phi i64 [ %.arg.m.3, %B276.endif.us ], [ %19, %B334.us.prol ]
  %.692278280.us.in.unr = phi i64 [ %arg.m.3, %B276.endif.us ], [ %20, %B334.us.prol ]
  %.736.us.lcssa.unr = phi double [ poison, %B276.endif.us ], [ %.736.us.prol, %B334.us.prol ]
  %74 = icmp slt i64 %arg.m.3, 4
  br i1 %74, label %B332.B398_crit_edge.us, label %B334.us.preheader

B334.us.preheader:
  %75 = add nuw i64 %.685277281.us.unr, 4
  %76 = shl i64 %.692278280.us.in.unr, 3
  %scevgep31 = getelementptr i8, ptr %lsr.iv29, i64 %76
  br label %B334.us

B334.us:
  %lsr.iv32 = phi ptr [ %scevgep31, %B334.us.preheader ], [ %scevgep33, %B334.us ]
  %lsr.iv27 = phi i64 [ %75, %B334.us.preheader ], [ %lsr.iv.next, %B334.us ]
  %total.2.2282.us = phi double [ %total.2.2282.us.unr, %B334.us.preheader ], [ %.736.us.3, %B334.us ]
  %scevgep36 = getelementptr i8, ptr %lsr.iv32, i64 8
  %.732.us = load double, ptr %scevgep36, align 8
  %.734.us = fadd double %total.2.2282.us, %.732.us
  %.736.us = fmul double %.476, %.734.us
  %.732.us.1 = load double, ptr %lsr.iv32, align 8
  %.734.us.1 = fadd double %.732.us.1, %.736.us
  %.736.us.1 = fmul double %.476, %.734.us.1
  %scevgep34 = getelementptr i8, ptr %lsr.iv32, i64 -8
  %.732.us.2 = load double, ptr %scevgep34, align 8
  %.734.us.2 = fadd double %.732.us.2, %.736.us.1
  %.736.us.2 = fmul double %.476, %.734.us.2
  %scevgep35 = getelementptr i8, ptr %lsr.iv32, i64 -16
  %.732.us.3 = load double, ptr %scevgep35, align 8
  %.734.us.3 = fadd double %.732.us.3, %.736.us.2
  %.736.us.3 = fmul double %.476, %.734.us.3
  %lsr.iv.next = add i64 %lsr.iv27, -4
  %scevgep33 = getelementptr i8, ptr %lsr.iv32, i64 -32
  %.686.us.3 = icmp sgt i64 %lsr.iv.next, 4
  br i1 %.686.us.3, label %B334.us, label %B332.B398_crit_edge.us

B332.B398_crit_edge.us:
  %.736.us.lcssa = phi double [ %.736.us.lcssa.unr, %B334.us.prol.loopexit ], [ %.736.us.3, %B334.us ]
  %.573.us = add nuw nsw i64 %.566286292.us, 1
  %.747.us = getelementptr double, ptr %arg.s.2, i64 %.566286292.us
  %.748.us = load double, ptr %.747.us, align 8
  %.750.us = fadd double %.736.us.lcssa, %.748.us
  %.756.us = getelementptr double, ptr %arg.code.4, i64 %.566286292.us
  store double %.750.us, ptr %.756.us, align 8
  %scevgep24 = getelementptr i8, ptr %lsr.iv, i64 %16
  %scevgep30 = getelementptr i8, ptr %lsr.iv29, i64 %16
  %exitcond.not = icmp eq i64 %arg.code.15, %.573.us
  br i1 %exitcond.not, label %B448, label %B276.endif.us

B276.endif:
  %.566286292 = phi i64 [ %.573.3, %B276.endif ], [ %.566286292.unr, %B276.endif.preheader11 ]
  %sunkaddr134 = mul i64 %.566286292, 8
  %sunkaddr135 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr134
  %.748 = load double, ptr %sunkaddr135, align 8
  %.750 = fadd double %.748, 0.000000e+00
  %sunkaddr136 = mul i64 %.566286292, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr136
  store double %.750, ptr %sunkaddr137, align 8
  %sunkaddr138 = mul i64 %.566286292, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr138
  %sunkaddr140 = getelementptr i8, ptr %sunkaddr139, i64 8
  %.748.1 = load double, ptr %sunkaddr140, align 8
  %.750.1 = fadd double %.748.1, 0.000000e+00
  %sunkaddr141 = mul i64 %.566286292, 8
  %sunkaddr142 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr141
  %sunkaddr143 = getelementptr i8, ptr %sunkaddr142, i64 8
  store double %.750.1, ptr %sunkaddr143, align 8
  %sunkaddr144 = mul i64 %.566286292, 8
  %sunkaddr145 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr144
  %sunkaddr146 = getelementptr i8, ptr %sunkaddr145, i64 16
  %.748.2 = load double, ptr %sunkaddr146, align 8
  %.750.2 = fadd double %.748.2, 0.000000e+00
  %sunkaddr147 = mul i64 %.566286292, 8
  %sunkaddr148 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr147
  %sunkaddr149 = getelementptr i8, ptr %sunkaddr148, i64 16
  store double %.750.2, ptr %sunkaddr149, align 8
  %.573.3 = add nuw nsw i64 %.566286292, 4
  %sunkaddr150 = mul i64 %.566286292, 8
  %sunkaddr151 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr150
  %sunkaddr152 = getelementptr i8, ptr %sunkaddr151, i64 24
  %.748.3 = load double, ptr %sunkaddr152, align 8
  %.750.3 = fadd double %.748.3, 0.000000e+00
  %sunkaddr153 = mul i64 %.566286292, 8
  %sunkaddr154 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr153
  %sunkaddr155 = getelementptr i8, ptr %sunkaddr154, i64 24
  store double %.750.3, ptr %sunkaddr155, align 8
  %exitcond360.not.3 = icmp eq i64 %arg.code.15, %.573.3
  br i1 %exitcond360.not.3, label %B448, label %B276.endif

B514.endif:
  %sunkaddr156 = getelementptr i8, ptr %arg.code.0, i64 192
  %.32.i = load i64, ptr %sunkaddr156, align 8
  %.37.not.i = icmp eq i64 %.32.i, 0
  br i1 %.37.not.i, label %B514.endif.endif.endif, label %B48.i

B48.i:
  %sunkaddr157 = getelementptr i8, ptr %arg.code.0, i64 200
  %.45.i = load i64, ptr %sunkaddr157, align 8
  %sunkaddr158 = getelementptr i8, ptr %arg.code.0, i64 208
  %.52.i = load i64, ptr %sunkaddr158, align 8
  %sunkaddr159 = getelementptr i8, ptr %arg.code.0, i64 216
  %.63.i = load i64, ptr %sunkaddr159, align 8
  %.65.i = inttoptr i64 %.45.i to ptr
  %.66.i = inttoptr i64 %.52.i to ptr
  %.67.i = inttoptr i64 %.63.i to ptr
  %.68.i = inttoptr i64 %.32.i to ptr
  tail call void %.68.i(ptr %.65.i, ptr %.66.i, ptr %.67.i)
  br label %B514.endif.endif.endif

B514.endif.endif.endif:
  %77 = icmp slt i64 %arg.code.17, 1
  br i1 %77, label %B202.loopexit, label %B706.lr.ph

B706.lr.ph:
  %78 = icmp ult i64 %arg.code.17, 4
  %.1138 = fcmp oeq double %.476, 0.000000e+00
  %arg.s.3.arg.code.11 = select i1 %.1138, ptr %arg.s.3, ptr %arg.code.11
  br i1 %78, label %B706.epil.preheader, label %B706.preheader

B706.preheader:
  br label %B706
}

define internal i32 @part9(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, ptr %arg.dy) {
B0:
  %.176 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.339 = alloca double, align 8
  %excinfo.3 = alloca ptr, align 8
  %.813 = alloca double, align 8
  %excinfo.6 = alloca ptr, align 8
  %.65 = getelementptr i8, ptr %arg.code.1, i64 32
  %.66 = load double, ptr %.65, align 8
  store double %.66, ptr %arg.code.1, align 8
  %.135 = getelementptr i8, ptr %arg.code.0, i64 64
  %.136 = load i64, ptr %.135, align 8
  %.137 = icmp eq i64 %.136, 0
  br i1 %.137, label %B140, label %B286

B140:
  store double 0.000000e+00, ptr %.176, align 8
  %.180 = call i32 @part11(ptr %.176, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 0, double %arg.t, ptr %arg.dy)
  %cond = icmp eq i32 %.180, 0
  br i1 %cond, label %B140.endif, label %B140.if.if

B286:
  store double 0.000000e+00, ptr %.339, align 8
  %.343 = call i32 @part11(ptr %.339, ptr %excinfo.3, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 2, double %arg.t, ptr %arg.dy)
  %cond78 = icmp eq i32 %.343, 0
  br i1 %cond78, label %B286.endif, label %B286.if.if

B464:
  %.11080.not.i = icmp slt i64 %arg.code.14, 1
  br i1 %.11080.not.i, label %B464.endif, label %B50.preheader.i

B50.preheader.i:
  %0 = icmp eq i64 %arg.code.14, 1
  br i1 %0, label %B50.epil.preheader.i, label %B50.preheader.new.i

B50.preheader.new.i:
  %unroll_iter.i = and i64 %arg.code.14, 9223372036854775806
  br label %B50.i

B50.i:
  %worst.2.083.i = phi double [ 0.000000e+00, %B50.preheader.new.i ], [ %worst.3.1.1.i, %B190.1.i ]
  %.1167981.i = phi i64 [ 0, %B50.preheader.new.i ], [ %.123.1.i, %B190.1.i ]
  %sunkaddr = mul i64 %.1167981.i, 8
  %sunkaddr5 = getelementptr i8, ptr %arg.code.9, i64 %sunkaddr
  %.159.i = load double, ptr %sunkaddr5, align 8
  %.161.i = fcmp ugt double %.159.i, %worst.2.083.i
  br i1 %.161.i, label %B86.i, label %B190.i

B86.i:
  %.172.i = fcmp ueq double %.159.i, 0x7FF0000000000000
  br i1 %.172.i, label %B166.i, label %B190.i

B166.i:
  br label %B190.i

B190.i:
  %worst.3.1.i = phi double [ %worst.2.083.i, %B50.i ], [ 0x7FF0000000000000, %B166.i ], [ %.159.i, %B86.i ]
  %.123.1.i = add nuw i64 %.1167981.i, 2
  %sunkaddr6 = mul i64 %.1167981.i, 8
  %sunkaddr7 = getelementptr i8, ptr %arg.code.9, i64 %sunkaddr6
  %sunkaddr8 = getelementptr i8, ptr %sunkaddr7, i64 8
  %.159.1.i = load double, ptr %sunkaddr8, align 8
  %.161.1.i = fcmp ugt double %.159.1.i, %worst.3.1.i
  br i1 %.161.1.i, label %B86.1.i, label %B190.1.i

B86.1.i:
  %.172.1.i = fcmp ueq double %.159.1.i, 0x7FF0000000000000
  br i1 %.172.1.i, label %B166.1.i, label %B190.1.i

B166.1.i:
  br label %B190.1.i

B190.1.i:
  %worst.3.1.1.i = phi double [ %worst.3.1.i, %B190.i ], [ 0x7FF0000000000000, %B166.1.i ], [ %.159.1.i, %B86.1.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.123.1.i
  br i1 %niter.ncmp.1.i, label %B192.loopexit.unr-lcssa.i, label %B50.i

B192.loopexit.unr-lcssa.i:
  %1 = and i64 %arg.code.14, 1
  %lcmp.mod.not.i = icmp eq i64 %1, 0
  br i1 %lcmp.mod.not.i, label %B464.endif, label %B50.epil.preheader.i

B50.epil.preheader.i:
  %worst.2.083.epil.init.i = phi double [ 0.000000e+00, %B50.preheader.i ], [ %worst.3.1.1.i, %B192.loopexit.unr-lcssa.i ]
  %.1167981.epil.init.i = phi i64 [ 0, %B50.preheader.i ], [ %unroll_iter.i, %B192.loopexit.unr-lcssa.i ]
  %.158.epil.i = getelementptr double, ptr %arg.code.9, i64 %.1167981.epil.init.i
  %.159.epil.i = load double, ptr %.158.epil.i, align 8
  %.161.epil.i = fcmp ugt double %.159.epil.i, %worst.2.083.epil.init.i
  br i1 %.161.epil.i, label %B86.epil.i, label %B464.endif

B86.epil.i:
  %.172.epil.i = fcmp ueq double %.159.epil.i, 0x7FF0000000000000
  br i1 %.172.epil.i, label %B166.epil.i, label %B464.endif

B166.epil.i:
  br label %B464.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B534 ], [ 0, %B636 ], [ 0, %B948 ], [ 0, %B972 ], [ %.180, %B140.if.if ], [ 0, %B140.endif.endif ], [ %.817, %B660.if.if ], [ %.343, %B286.if.if ]
  ret i32 %common.ret.op

B534:
  %storemerge.i4972 = phi i64 [ 1, %B286.endif.endif ], [ %"$phi342.0.2.0.i48", %B464.endif ], [ 3, %B158.i50 ]
  store i64 %storemerge.i4972, ptr %retptr, align 8
  br label %common.ret

B538:
  %.601 = icmp sgt i64 %arg.code.14, 1
  br i1 %.601, label %B636, label %B560

B560:
  %sunkaddr9 = getelementptr i8, ptr %arg.code.1, i64 32
  %.634 = load double, ptr %sunkaddr9, align 8
  %.667 = fcmp ogt double %.634, %.92.i42
  br i1 %.667, label %B660, label %B636

B636:
  store i64 12, ptr %retptr, align 8
  br label %common.ret

B660:
  store double 2.000000e+00, ptr %arg.code.1, align 8
  store double 0.000000e+00, ptr %.813, align 8
  %.817 = call i32 @part11(ptr %.813, ptr %excinfo.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 2, double %arg.t, ptr %arg.dy)
  %cond79 = icmp eq i32 %.817, 0
  br i1 %cond79, label %B660.endif, label %B660.if.if

B878:
  %.not = icmp eq i64 %arg.code.14, 1
  br i1 %.not, label %B50.epil.preheader.i23, label %B878.endif

B50.epil.preheader.i23:
  %.159.epil.i27 = load double, ptr %arg.code.9, align 8
  %.161.epil.i28 = fcmp ugt double %.159.epil.i27, 0.000000e+00
  br i1 %.161.epil.i28, label %B86.epil.i30, label %B878.endif

B86.epil.i30:
  %.172.epil.i31 = fcmp ueq double %.159.epil.i27, 0x7FF0000000000000
  br i1 %.172.epil.i31, label %B166.epil.i32, label %B878.endif

B166.epil.i32:
  br label %B878.endif

B948:
  store i64 12, ptr %retptr, align 8
  br label %common.ret

B972:
  %storemerge.i6475 = phi i64 [ 1, %B660.endif.endif ], [ 0, %B878.endif ], [ 3, %B158.i65 ]
  store i64 %storemerge.i6475, ptr %retptr, align 8
  br label %common.ret

B140.endif:
  %.190 = load double, ptr %.176, align 8
  %.236 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.190, ptr %.236, align 8
  %.59.i = load double, ptr %arg.code.1, align 8
  %.91.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.92.i = load double, ptr %.91.i, align 8
  %.93.i = fcmp ogt double %.59.i, %.92.i
  %.132.i = fcmp ole double %.190, %.59.i
  %or.cond.i = select i1 %.93.i, i1 %.132.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B242.i

B158.i:
  %.176.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.177.i = load i64, ptr %.176.i, align 8
  %.178.i = icmp eq i64 %.177.i, 0
  br i1 %.178.i, label %B140.endif.endif, label %B242.i

B242.i:
  %.287.i = fcmp ule double %.190, %.92.i
  %"$phi342.0.2.0.i" = zext i1 %.287.i to i64
  br label %B140.endif.endif

B140.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B140.endif.endif:
  %storemerge.i = phi i64 [ %"$phi342.0.2.0.i", %B242.i ], [ 3, %B158.i ]
  store i64 %storemerge.i, ptr %retptr, align 8
  br label %common.ret

B286.endif:
  %.353 = load double, ptr %.339, align 8
  %.393 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.353, ptr %.393, align 8
  %.59.i40 = load double, ptr %arg.code.1, align 8
  %.91.i41 = getelementptr i8, ptr %arg.code.1, i64 8
  %.92.i42 = load double, ptr %.91.i41, align 8
  %.93.i43 = fcmp ogt double %.59.i40, %.92.i42
  %.132.i44 = fcmp ole double %.353, %.59.i40
  %or.cond.i45 = select i1 %.93.i43, i1 %.132.i44, i1 false
  br i1 %or.cond.i45, label %B158.i50, label %B286.endif.endif

B158.i50:
  %.176.i51 = getelementptr i8, ptr %arg.code.0, i64 32
  %.177.i52 = load i64, ptr %.176.i51, align 8
  %.178.i53 = icmp eq i64 %.177.i52, 0
  br i1 %.178.i53, label %B534, label %B286.endif.endif

B286.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B286.endif.endif:
  %.287.i47 = fcmp ule double %.353, %.92.i42
  %"$phi342.0.2.0.i48" = zext i1 %.287.i47 to i64
  br i1 %.287.i47, label %B534, label %B464

B464.endif:
  %worst.2.0.lcssa.i = phi double [ 0.000000e+00, %B464 ], [ %worst.3.1.1.i, %B192.loopexit.unr-lcssa.i ], [ %worst.2.083.epil.init.i, %B50.epil.preheader.i ], [ 0x7FF0000000000000, %B166.epil.i ], [ %.159.epil.i, %B86.epil.i ]
  %.580 = getelementptr i8, ptr %arg.code.1, i64 40
  %.581 = load double, ptr %.580, align 8
  %.582 = fcmp ugt double %worst.2.0.lcssa.i, %.581
  br i1 %.582, label %B538, label %B534

B660.endif:
  %.827 = load double, ptr %.813, align 8
  %sunkaddr10 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.827, ptr %sunkaddr10, align 8
  %.59.i55 = load double, ptr %arg.code.1, align 8
  %sunkaddr11 = getelementptr i8, ptr %arg.code.1, i64 8
  %.92.i57 = load double, ptr %sunkaddr11, align 8
  %.93.i58 = fcmp ogt double %.59.i55, %.92.i57
  %.132.i59 = fcmp ole double %.827, %.59.i55
  %or.cond.i60 = select i1 %.93.i58, i1 %.132.i59, i1 false
  br i1 %or.cond.i60, label %B158.i65, label %B660.endif.endif

B158.i65:
  %.176.i66 = getelementptr i8, ptr %arg.code.0, i64 32
  %.177.i67 = load i64, ptr %.176.i66, align 8
  %.178.i68 = icmp eq i64 %.177.i67, 0
  br i1 %.178.i68, label %B972, label %B660.endif.endif

B660.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B660.endif.endif:
  %.287.i62 = fcmp ogt double %.827, %.92.i57
  br i1 %.287.i62, label %B878, label %B972

B878.endif:
  %worst.2.0.lcssa.i29 = phi double [ 0.000000e+00, %B878 ], [ %.159.epil.i27, %B86.epil.i30 ], [ 0.000000e+00, %B50.epil.preheader.i23 ], [ 0x7FF0000000000000, %B166.epil.i32 ]
  %sunkaddr12 = getelementptr i8, ptr %arg.code.1, i64 40
  %.1061 = load double, ptr %sunkaddr12, align 8
  %.1064 = fcmp ugt double %worst.2.0.lcssa.i29, %.1061
  br i1 %.1064, label %B948, label %B972
}

define internal i32 @part10(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.355.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.121 = getelementptr i8, ptr %arg.s.0, i64 96
  %.122 = load double, ptr %.121, align 8
  store ptr null, ptr %excinfo.1.i, align 8
  %.117.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.118.i = load i64, ptr %.117.i, align 8
  %.199.i = load double, ptr %arg.s.0, align 8
  %.271.i = getelementptr i8, ptr %arg.s.0, i64 88
  %.272.i = load double, ptr %.271.i, align 8
  %.273.i = fadd double %.199.i, %.272.i
  %.277.i = getelementptr double, ptr %arg.s.4, i64 %.118.i
  store double %.273.i, ptr %.277.i, align 8
  %.346.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.347.i = load i64, ptr %.346.i, align 8
  %.348.not.i = icmp eq i64 %.347.i, 0
  br i1 %.348.not.i, label %part4.exit.thread, label %B220.i

B220.i:
  %.359.i = call i32 @part7(ptr %.355.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond.i = icmp eq i32 %.359.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part4.exit

part4.exit.thread:
  %.416.i = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.416.i, i1 false)
  %.426.i = mul nsw i64 %.118.i, %arg.code.15
  %.429.i = getelementptr double, ptr %arg.s.5, i64 %.426.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.429.i, ptr %arg.room.2, i64 %.416.i, i1 false)
  %sunkaddr = getelementptr i8, ptr %arg.s.1, i64 8
  %.505.i = load i64, ptr %sunkaddr, align 8
  %.506.i = add nsw i64 %.505.i, 1
  store i64 %.506.i, ptr %sunkaddr, align 8
  %.578.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.579.i = load i64, ptr %.578.i, align 8
  %.580.i = add nsw i64 %.579.i, 1
  store i64 %.580.i, ptr %.578.i, align 8
  %0 = getelementptr double, ptr %arg.s.4, i64 %.506.i
  %.233 = getelementptr i8, ptr %0, i64 -8
  store double %.122, ptr %.233, align 8
  store double %.122, ptr %arg.s.0, align 8
  %.378 = getelementptr i8, ptr %arg.s.0, i64 40
  %.379 = load double, ptr %.378, align 8
  %.380 = fcmp une double %.379, 0.000000e+00
  br i1 %.380, label %B246, label %B424

B220.endif.i:
  %.389.i = mul i64 %arg.code.15, %arg.m.3
  %.392.i = mul i64 %.118.i, %.389.i
  %.393.i = getelementptr double, ptr %arg.s.6, i64 %.392.i
  %.402.i = shl i64 %.389.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.393.i, ptr %arg.room.3, i64 %.402.i, i1 false)
  br label %part4.exit.thread

part4.exit:
  %.360.i = load ptr, ptr %excinfo.1.i, align 8
  %.147 = icmp sgt i32 %.359.i, 0
  %.148 = select i1 %.147, ptr %.360.i, ptr undef
  store ptr %.148, ptr %excinfo, align 8
  br label %common.ret

B246:
  %.452 = getelementptr i8, ptr %arg.s.0, i64 32
  %.453 = load double, ptr %.452, align 8
  %.521 = load i64, ptr %arg.s.1, align 8
  %.522 = add nsw i64 %.521, 1
  %.595 = sitofp i64 %.522 to double
  %.596 = fmul double %.379, %.595
  %.597 = fadd double %.453, %.596
  %.599 = fcmp ult double %.122, %.597
  br i1 %.599, label %B424, label %B372

B372:
  store i64 %.522, ptr %arg.s.1, align 8
  br label %B424

B424:
  %.744 = getelementptr i8, ptr %arg.s.0, i64 128
  %.745 = load double, ptr %.744, align 8
  %.746 = fcmp une double %.745, 0.000000e+00
  br i1 %.746, label %B468, label %B694

B468:
  %.818 = getelementptr i8, ptr %arg.s.0, i64 8
  %.819 = load double, ptr %.818, align 8
  %.823 = fcmp olt double %.122, %.819
  br i1 %.823, label %B0.endif.i, label %B698

B148.i:
  %.58.i.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i.i.i = load double, ptr %.58.i.i.i, align 8
  %.61.i.i.i = fsub double %.106.i, %.59.i.i.i
  %.153120.not.i.i.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i.i.i, label %B136.endif.i.i.i, label %B112.preheader.i.i.i

B112.preheader.i.i.i:
  %min.iters.check.i.i.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i.i.i, label %B112.i.i.i.preheader, label %vector.ph.i.i.i

vector.ph.i.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i.i = and i64 %arg.code.14, %const_mat
  %broadcast.splatinsert.i.i.i = insertelement <2 x double> poison, double %.106.i, i64 0
  %broadcast.splat.i.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i.i

vector.body.i.i.i:
  %index.i.i.i = phi i64 [ 0, %vector.ph.i.i.i ], [ %index.next.i.i.i, %vector.body.i.i.i ]
  %sunkaddr21 = mul i64 %index.i.i.i, 8
  %sunkaddr23 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr21
  store <2 x double> %broadcast.splat.i.i.i, ptr %sunkaddr23, align 8
  %sunkaddr24 = mul i64 %index.i.i.i, 8
  %sunkaddr25 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr24
  %sunkaddr26 = getelementptr i8, ptr %sunkaddr25, i64 16
  store <2 x double> %broadcast.splat.i.i.i, ptr %sunkaddr26, align 8
  %index.next.i.i.i = add nuw nsw i64 %index.i.i.i, 4
  %1 = icmp eq i64 %n.vec.i.i.i, %index.next.i.i.i
  br i1 %1, label %middle.block.i.i.i, label %vector.body.i.i.i

middle.block.i.i.i:
  %cmp.n.i.i.i = icmp eq i64 %arg.code.14, %n.vec.i.i.i
  br i1 %cmp.n.i.i.i, label %B136.endif.i.i.i, label %B112.i.i.i.preheader

B112.i.i.i.preheader:
  %.159119121.i.i.i.ph = phi i64 [ 0, %B112.preheader.i.i.i ], [ %n.vec.i.i.i, %middle.block.i.i.i ]
  br label %B112.i.i.i

B112.i.i.i:
  %.159119121.i.i.i = phi i64 [ %.166.i.i.i, %B112.i.i.i ], [ %.159119121.i.i.i.ph, %B112.i.i.i.preheader ]
  %.166.i.i.i = add nuw nsw i64 %.159119121.i.i.i, 1
  %2 = shl i64 %.159119121.i.i.i, 3
  %scevgep53.i.i.i = getelementptr i8, ptr %arg.code.2, i64 %2
  store double %.106.i, ptr %scevgep53.i.i.i, align 8
  %exitcond.not.i.i.i = icmp eq i64 %arg.code.14, %.166.i.i.i
  br i1 %exitcond.not.i.i.i, label %B136.endif.i.i.i, label %B112.i.i.i

B178.i.i.i:
  %lsr.iv.i.i.i = phi ptr [ %scevgep29.i.i.i, %B178.preheader27.i.i.i ], [ %scevgep30.i.i.i, %B178.i.i.i ]
  %.290124126.i.i.i = phi i64 [ %.290124126.ph.i.i.i, %B178.preheader27.i.i.i ], [ %.297.i.i.i, %B178.i.i.i ]
  %.297.i.i.i = add nuw nsw i64 %.290124126.i.i.i, 1
  %scevgep31.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -24
  %.325.i.i.i = load double, ptr %scevgep31.i.i.i, align 8
  %scevgep32.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -16
  %.330.i.i.i = load double, ptr %scevgep32.i.i.i, align 8
  %scevgep33.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -8
  %.335.i.i.i = load double, ptr %scevgep33.i.i.i, align 8
  %.340.i.i.i = load double, ptr %lsr.iv.i.i.i, align 8
  %.342.i.i.i = fmul double %.61.i.i.i, %.340.i.i.i
  %.343.i.i.i = fadd double %.335.i.i.i, %.342.i.i.i
  %.345.i.i.i = fmul double %.61.i.i.i, %.343.i.i.i
  %.346.i.i.i = fadd double %.330.i.i.i, %.345.i.i.i
  %.348.i.i.i = fmul double %.61.i.i.i, %.346.i.i.i
  %.349.i.i.i = fadd double %.325.i.i.i, %.348.i.i.i
  %3 = shl i64 %.290124126.i.i.i, 3
  %scevgep34.i.i.i = getelementptr i8, ptr %arg.code.3, i64 %3
  store double %.349.i.i.i, ptr %scevgep34.i.i.i, align 8
  %scevgep30.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 32
  %exitcond130.not.i.i.i = icmp eq i64 %arg.code.16, %.297.i.i.i
  br i1 %exitcond130.not.i.i.i, label %B0.endif.i.i, label %B178.i.i.i

B136.endif.i.i.i:
  %.284125.not.i.i.i = icmp slt i64 %arg.code.16, 1
  br i1 %.284125.not.i.i.i, label %B0.endif.i.i, label %B178.preheader.i.i.i

B178.preheader.i.i.i:
  %min.iters.check15.i.i.i = icmp samesign ult i64 %arg.code.16, 26
  br i1 %min.iters.check15.i.i.i, label %B178.preheader27.i.i.i, label %vector.scevcheck.i.i.i

vector.scevcheck.i.i.i:
  %4 = shl i64 %arg.code.16, 5
  %mul.result.i.i.i = add i64 %4, -32
  %5 = getelementptr i8, ptr %arg.code.13, i64 %mul.result.i.i.i
  %6 = icmp ult ptr %5, %arg.code.13
  %scevgep.i.i.i = getelementptr i8, ptr %arg.code.13, i64 8
  %mul.overflow3.i.i.i = icmp samesign ugt i64 %arg.code.16, 576460752303423488
  %7 = getelementptr i8, ptr %scevgep.i.i.i, i64 %mul.result.i.i.i
  %8 = icmp ult ptr %7, %scevgep.i.i.i
  %9 = or i1 %mul.overflow3.i.i.i, %8
  %scevgep4.i.i.i = getelementptr i8, ptr %arg.code.13, i64 16
  %10 = getelementptr i8, ptr %scevgep4.i.i.i, i64 %mul.result.i.i.i
  %11 = icmp ult ptr %10, %scevgep4.i.i.i
  %scevgep8.i.i.i = getelementptr i8, ptr %arg.code.13, i64 24
  %12 = getelementptr i8, ptr %scevgep8.i.i.i, i64 %mul.result.i.i.i
  %13 = icmp ult ptr %12, %scevgep8.i.i.i
  %14 = or i1 %6, %9
  %15 = or i1 %11, %14
  %16 = or i1 %13, %15
  br i1 %16, label %B178.preheader27.i.i.i, label %vector.memcheck.i.i.i

vector.memcheck.i.i.i:
  %17 = shl nuw nsw i64 %arg.code.16, 3
  %scevgep12.i.i.i = getelementptr i8, ptr %arg.code.3, i64 %17
  %scevgep13.i.i.i = getelementptr i8, ptr %arg.code.13, i64 %4
  %bound0.i.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i.i
  %bound1.i.i.i = icmp ult ptr %arg.code.13, %scevgep12.i.i.i
  %found.conflict.i.i.i = and i1 %bound0.i.i.i, %bound1.i.i.i
  br i1 %found.conflict.i.i.i, label %B178.preheader27.i.i.i, label %vector.ph16.i.i.i

vector.ph16.i.i.i:
  %const20 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i.i = insertelement <2 x double> poison, double %.61.i.i.i, i64 0
  %broadcast.splat20.i.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %18 = and i64 %17, %const20
  br label %vector.body21.i.i.i

vector.body21.i.i.i:
  %lsr.iv36.i.i.i = phi i64 [ %lsr.iv.next.i.i.i, %vector.body21.i.i.i ], [ 0, %vector.ph16.i.i.i ]
  %sunkaddr27 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr29 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr27
  %19 = load double, ptr %sunkaddr29, align 8
  %sunkaddr30 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr31 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr30
  %sunkaddr32 = getelementptr i8, ptr %sunkaddr31, i64 32
  %20 = load double, ptr %sunkaddr32, align 8
  %21 = insertelement <2 x double> poison, double %19, i64 0
  %22 = insertelement <2 x double> %21, double %20, i64 1
  %sunkaddr33 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr34 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr33
  %sunkaddr35 = getelementptr i8, ptr %sunkaddr34, i64 8
  %23 = load double, ptr %sunkaddr35, align 8
  %sunkaddr36 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr37 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr36
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr37, i64 40
  %24 = load double, ptr %sunkaddr38, align 8
  %25 = insertelement <2 x double> poison, double %23, i64 0
  %26 = insertelement <2 x double> %25, double %24, i64 1
  %sunkaddr39 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr40 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr39
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr40, i64 16
  %27 = load double, ptr %sunkaddr41, align 8
  %sunkaddr42 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr43 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 48
  %28 = load double, ptr %sunkaddr44, align 8
  %29 = insertelement <2 x double> poison, double %27, i64 0
  %30 = insertelement <2 x double> %29, double %28, i64 1
  %sunkaddr45 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr46 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr45
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr46, i64 24
  %31 = load double, ptr %sunkaddr47, align 8
  %sunkaddr48 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr49 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr48
  %sunkaddr50 = getelementptr i8, ptr %sunkaddr49, i64 56
  %32 = load double, ptr %sunkaddr50, align 8
  %33 = insertelement <2 x double> poison, double %31, i64 0
  %34 = insertelement <2 x double> %33, double %32, i64 1
  %35 = fmul <2 x double> %broadcast.splat20.i.i.i, %34
  %36 = fadd <2 x double> %30, %35
  %37 = fmul <2 x double> %broadcast.splat20.i.i.i, %36
  %38 = fadd <2 x double> %26, %37
  %39 = fmul <2 x double> %broadcast.splat20.i.i.i, %38
  %40 = fadd <2 x double> %22, %39
  %scevgep52.i.i.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i.i.i
  store <2 x double> %40, ptr %scevgep52.i.i.i, align 8
  %lsr.iv.next.i.i.i = add nuw nsw i64 %lsr.iv36.i.i.i, 16
  %41 = icmp eq i64 %18, %lsr.iv.next.i.i.i
  br i1 %41, label %middle.block24.i.i.i, label %vector.body21.i.i.i

middle.block24.i.i.i:
  %n.vec18.i.i.i = and i64 %arg.code.16, 1152921504606846974
  %cmp.n25.i.i.i = icmp eq i64 %arg.code.16, %n.vec18.i.i.i
  br i1 %cmp.n25.i.i.i, label %B0.endif.i.i, label %B178.preheader27.i.i.i

B178.preheader27.i.i.i:
  %.290124126.ph.i.i.i = phi i64 [ 0, %vector.memcheck.i.i.i ], [ 0, %vector.scevcheck.i.i.i ], [ 0, %B178.preheader.i.i.i ], [ %n.vec18.i.i.i, %middle.block24.i.i.i ]
  %42 = shl i64 %.290124126.ph.i.i.i, 5
  %43 = getelementptr i8, ptr %arg.code.13, i64 %42
  %scevgep29.i.i.i = getelementptr i8, ptr %43, i64 24
  br label %B178.i.i.i

B0.endif.i.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.416.i, i1 false)
  %.31.i.i.i = getelementptr i8, ptr %arg.code.0, i64 224
  %.32.i.i.i = load i64, ptr %.31.i.i.i, align 8
  %.37.not.i.i.i = icmp eq i64 %.32.i.i.i, 0
  br i1 %.37.not.i.i.i, label %B148.endif.i, label %B48.i.i.i

B48.i.i.i:
  %sunkaddr1.i.i.i = getelementptr i8, ptr %arg.code.0, i64 232
  %.45.i.i.i = load i64, ptr %sunkaddr1.i.i.i, align 8
  %sunkaddr3.i.i.i = getelementptr i8, ptr %arg.code.0, i64 240
  %.52.i.i.i = load i64, ptr %sunkaddr3.i.i.i, align 8
  %sunkaddr5.i.i.i = getelementptr i8, ptr %arg.code.0, i64 248
  %.63.i.i.i = load i64, ptr %sunkaddr5.i.i.i, align 8
  %.65.i.i.i = inttoptr i64 %.45.i.i.i to ptr
  %.66.i.i.i = inttoptr i64 %.52.i.i.i to ptr
  %.67.i.i.i = inttoptr i64 %.63.i.i.i to ptr
  %.68.i.i.i = inttoptr i64 %.32.i.i.i to ptr
  tail call void %.68.i.i.i(ptr %.65.i.i.i, ptr %.66.i.i.i, ptr %.67.i.i.i)
  br label %B148.endif.i

B0.endif.i:
  %.106.i = load double, ptr %arg.s.0, align 8
  %.171.i.i = getelementptr i8, ptr %arg.s.0, i64 120
  %.172.i.i = load double, ptr %.171.i.i, align 8
  %.242.i.i = getelementptr i8, ptr %arg.s.1, i64 64
  %.243.i.i = load i64, ptr %.242.i.i, align 8
  %.318.i.i = sitofp i64 %.243.i.i to double
  %.319.i.i = fmul double %.745, %.318.i.i
  %.320.i.i = fadd double %.172.i.i, %.319.i.i
  %.208.i = fmul double %.745, 1.000000e-09
  %.209.i = fsub double %.320.i.i, %.208.i
  %.210.i = fcmp ult double %.106.i, %.209.i
  br i1 %.210.i, label %B512.endif, label %B148.i

B148.endif.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.code.7, i64 %.416.i, i1 false)
  %sunkaddr51 = getelementptr i8, ptr %arg.s.1, i64 64
  %.385.i = load i64, ptr %sunkaddr51, align 8
  %.386.i = add nsw i64 %.385.i, 1
  store i64 %.386.i, ptr %sunkaddr51, align 8
  br label %B512.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B694 ], [ 0, %B698 ], [ %.359.i, %part4.exit ], [ 0, %B512.endif ]
  ret i32 %common.ret.op

B694:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B698:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B512.endif:
  %sunkaddr52 = getelementptr i8, ptr %arg.s.1, i64 8
  %.927 = load i64, ptr %sunkaddr52, align 8
  %.930 = add nsw i64 %.927, -1
  %.933 = mul nsw i64 %.930, %arg.code.15
  %.934 = getelementptr double, ptr %arg.s.5, i64 %.933
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.934, ptr %arg.s.2, i64 %.416.i, i1 false)
  store ptr null, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part11(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 %arg.row, double %arg.t, ptr %arg.dy) {
B0:
  %.58.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i = load double, ptr %.58.i, align 8
  %.61.i = fsub double %arg.t, %.59.i
  %.153120.not.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i, label %B136.endif.i, label %B112.preheader.i

B112.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i, label %B112.i.preheader, label %vector.ph.i

vector.ph.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i = and i64 %arg.code.14, %const_mat
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %arg.t, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr34 = mul i64 %index.i, 8
  %sunkaddr35 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr34
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr35, align 8
  %sunkaddr37 = mul i64 %index.i, 8
  %sunkaddr38 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr37
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 16
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr39, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %0 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %0, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %arg.code.14, %n.vec.i
  br i1 %cmp.n.i, label %B136.endif.i, label %B112.i.preheader

B112.i.preheader:
  %.159119121.i.ph = phi i64 [ 0, %B112.preheader.i ], [ %n.vec.i, %middle.block.i ]
  br label %B112.i

B112.i:
  %.159119121.i = phi i64 [ %.166.i, %B112.i ], [ %.159119121.i.ph, %B112.i.preheader ]
  %.166.i = add nuw nsw i64 %.159119121.i, 1
  %1 = shl i64 %.159119121.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %arg.t, ptr %scevgep53.i, align 8
  %exitcond.not.i = icmp eq i64 %arg.code.14, %.166.i
  br i1 %exitcond.not.i, label %B136.endif.i, label %B112.i

B178.i:
  %lsr.iv.i = phi ptr [ %scevgep29.i, %B178.preheader27.i ], [ %scevgep30.i, %B178.i ]
  %.290124126.i = phi i64 [ %.290124126.ph.i, %B178.preheader27.i ], [ %.297.i, %B178.i ]
  %.297.i = add nuw nsw i64 %.290124126.i, 1
  %scevgep31.i = getelementptr i8, ptr %lsr.iv.i, i64 -24
  %.325.i = load double, ptr %scevgep31.i, align 8
  %scevgep32.i = getelementptr i8, ptr %lsr.iv.i, i64 -16
  %.330.i = load double, ptr %scevgep32.i, align 8
  %scevgep33.i = getelementptr i8, ptr %lsr.iv.i, i64 -8
  %.335.i = load double, ptr %scevgep33.i, align 8
  %.340.i = load double, ptr %lsr.iv.i, align 8
  %.342.i = fmul double %.61.i, %.340.i
  %.343.i = fadd double %.335.i, %.342.i
  %.345.i = fmul double %.61.i, %.343.i
  %.346.i = fadd double %.330.i, %.345.i
  %.348.i = fmul double %.61.i, %.346.i
  %.349.i = fadd double %.325.i, %.348.i
  %2 = shl i64 %.290124126.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.349.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond130.not.i = icmp eq i64 %arg.code.16, %.297.i
  br i1 %exitcond130.not.i, label %B0.endif, label %B178.i

B136.endif.i:
  %.284125.not.i = icmp slt i64 %arg.code.16, 1
  br i1 %.284125.not.i, label %B0.endif, label %B178.preheader.i

B178.preheader.i:
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.16, 26
  br i1 %min.iters.check15.i, label %B178.preheader27.i, label %vector.scevcheck.i

vector.scevcheck.i:
  %3 = shl i64 %arg.code.16, 5
  %mul.result.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.13, i64 %mul.result.i
  %5 = icmp ult ptr %4, %arg.code.13
  %scevgep.i = getelementptr i8, ptr %arg.code.13, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.16, 576460752303423488
  %6 = getelementptr i8, ptr %scevgep.i, i64 %mul.result.i
  %7 = icmp ult ptr %6, %scevgep.i
  %8 = or i1 %mul.overflow3.i, %7
  %scevgep4.i = getelementptr i8, ptr %arg.code.13, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i, i64 %mul.result.i
  %10 = icmp ult ptr %9, %scevgep4.i
  %scevgep8.i = getelementptr i8, ptr %arg.code.13, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i, i64 %mul.result.i
  %12 = icmp ult ptr %11, %scevgep8.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B178.preheader27.i, label %vector.memcheck.i

vector.memcheck.i:
  %16 = shl nuw nsw i64 %arg.code.16, 3
  %scevgep12.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i = getelementptr i8, ptr %arg.code.13, i64 %3
  %bound0.i = icmp ult ptr %arg.code.3, %scevgep13.i
  %bound1.i = icmp ult ptr %arg.code.13, %scevgep12.i
  %found.conflict.i = and i1 %bound0.i, %bound1.i
  br i1 %found.conflict.i, label %B178.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %const31 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.61.i, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const31
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr40 = mul i64 %lsr.iv36.i, 4
  %sunkaddr41 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr40
  %18 = load double, ptr %sunkaddr41, align 8
  %sunkaddr42 = mul i64 %lsr.iv36.i, 4
  %sunkaddr43 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 32
  %19 = load double, ptr %sunkaddr44, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr = mul i64 %lsr.iv36.i, 4
  %sunkaddr45 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr
  %sunkaddr46 = getelementptr i8, ptr %sunkaddr45, i64 8
  %22 = load double, ptr %sunkaddr46, align 8
  %sunkaddr47 = mul i64 %lsr.iv36.i, 4
  %sunkaddr48 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr47
  %sunkaddr49 = getelementptr i8, ptr %sunkaddr48, i64 40
  %23 = load double, ptr %sunkaddr49, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr50 = mul i64 %lsr.iv36.i, 4
  %sunkaddr51 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr50
  %sunkaddr52 = getelementptr i8, ptr %sunkaddr51, i64 16
  %26 = load double, ptr %sunkaddr52, align 8
  %sunkaddr53 = mul i64 %lsr.iv36.i, 4
  %sunkaddr54 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr53
  %sunkaddr55 = getelementptr i8, ptr %sunkaddr54, i64 48
  %27 = load double, ptr %sunkaddr55, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr56 = mul i64 %lsr.iv36.i, 4
  %sunkaddr57 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr56
  %sunkaddr58 = getelementptr i8, ptr %sunkaddr57, i64 24
  %30 = load double, ptr %sunkaddr58, align 8
  %sunkaddr59 = mul i64 %lsr.iv36.i, 4
  %sunkaddr60 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr59
  %sunkaddr61 = getelementptr i8, ptr %sunkaddr60, i64 56
  %31 = load double, ptr %sunkaddr61, align 8
  %32 = insertelement <2 x double> poison, double %30, i64 0
  %33 = insertelement <2 x double> %32, double %31, i64 1
  %34 = fmul <2 x double> %broadcast.splat20.i, %33
  %35 = fadd <2 x double> %29, %34
  %36 = fmul <2 x double> %broadcast.splat20.i, %35
  %37 = fadd <2 x double> %25, %36
  %38 = fmul <2 x double> %broadcast.splat20.i, %37
  %39 = fadd <2 x double> %21, %38
  %scevgep52.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i
  store <2 x double> %39, ptr %scevgep52.i, align 8
  %lsr.iv.next.i = add nuw nsw i64 %lsr.iv36.i, 16
  %40 = icmp eq i64 %17, %lsr.iv.next.i
  br i1 %40, label %middle.block24.i, label %vector.body21.i

middle.block24.i:
  %n.vec18.i = and i64 %arg.code.16, 1152921504606846974
  %cmp.n25.i = icmp eq i64 %arg.code.16, %n.vec18.i
  br i1 %cmp.n25.i, label %B0.endif, label %B178.preheader27.i

B178.preheader27.i:
  %.290124126.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %vector.scevcheck.i ], [ 0, %B178.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %41 = shl i64 %.290124126.ph.i, 5
  %42 = getelementptr i8, ptr %arg.code.13, i64 %41
  %scevgep29.i = getelementptr i8, ptr %42, i64 24
  br label %B178.i

B220:
  %sunkaddr62 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr63 = getelementptr i8, ptr %sunkaddr62, i64 32
  %.168 = load i64, ptr %sunkaddr63, align 8
  %.169 = icmp eq i64 %.168, 0
  br i1 %.169, label %common.ret, label %B270

common.ret:
  %storemerge = phi double [ %worst.2.0.lcssa.i, %B220 ], [ %worst.2.0.lcssa.i, %B0.endif.endif.endif ], [ 1.000000e+00, %B270.endif.endif ], [ %worst.4.1, %B728 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B270:
  %.192 = shl i64 %arg.code.14, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.8, ptr %arg.code.6, i64 %.192, i1 false)
  %sunkaddr64 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr65 = getelementptr i8, ptr %sunkaddr64, i64 32
  %.32.i = load i64, ptr %sunkaddr65, align 8
  %.37.not.i = icmp eq i64 %.32.i, 0
  br i1 %.37.not.i, label %B270.endif.endif, label %B48.i

B48.i:
  %sunkaddr66 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr67 = getelementptr i8, ptr %sunkaddr66, i64 40
  %.45.i = load i64, ptr %sunkaddr67, align 8
  %sunkaddr68 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr69 = getelementptr i8, ptr %sunkaddr68, i64 48
  %.52.i = load i64, ptr %sunkaddr69, align 8
  %sunkaddr70 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr71 = getelementptr i8, ptr %sunkaddr70, i64 56
  %.63.i = load i64, ptr %sunkaddr71, align 8
  %.65.i = inttoptr i64 %.45.i to ptr
  %.66.i = inttoptr i64 %.52.i to ptr
  %.67.i = inttoptr i64 %.63.i to ptr
  %.68.i = inttoptr i64 %.32.i to ptr
  tail call void %.68.i(ptr %.65.i, ptr %.66.i, ptr %.67.i)
  br label %B270.endif.endif

B418:
  %lsr.iv32 = phi ptr [ %scevgep31, %B418.preheader ], [ %scevgep33, %B728 ]
  %lsr.iv26 = phi ptr [ %scevgep, %B418.preheader ], [ %scevgep27, %B728 ]
  %lsr.iv = phi i64 [ %arg.code.15, %B418.preheader ], [ %lsr.iv.next, %B728 ]
  %worst.3.0241 = phi double [ 1.000000e+00, %B418.preheader ], [ %worst.4.1, %B728 ]
  %.314227239 = phi i64 [ 0, %B418.preheader ], [ %.321, %B728 ]
  %43 = sub i64 %arg.code.15, %.314227239
  %.321 = add nuw nsw i64 %.314227239, 1
  %.356 = getelementptr double, ptr %arg.code.8, i64 %.314227239
  %.357 = load double, ptr %.356, align 8
  %.390 = load double, ptr %arg.code.1, align 8
  %.391 = fcmp ogt double %.357, %.390
  br i1 %.391, label %B728, label %B496

B496:
  %.402 = getelementptr double, ptr %arg.code.6, i64 %.314227239
  %.403 = load double, ptr %.402, align 8
  %.405 = fcmp ogt double %.403, %worst.3.0241
  br i1 %.405, label %B594, label %B530

B530:
  %.416 = fcmp ogt double %.403, -1.000000e+00
  br i1 %.416, label %B594, label %B590

B590:
  br label %B594

B594:
  %worst.5.2 = phi double [ %worst.3.0241, %B496 ], [ -1.000000e+00, %B590 ], [ %.403, %B530 ]
  %.439 = getelementptr double, ptr %arg.code.10, i64 %.314227239
  %.440 = load double, ptr %.439, align 8
  %.444 = getelementptr double, ptr %arg.code.9, i64 %.314227239
  store double %.440, ptr %.444, align 8
  %.490 = icmp slt i64 %43, 1
  br i1 %.490, label %B728, label %B594.endif.endif

B692:
  %lsr.iv39 = phi i64 [ %90, %B692.preheader25 ], [ %lsr.iv.next40, %B692 ]
  %lsr.iv37 = phi i64 [ %89, %B692.preheader25 ], [ %lsr.iv.next38, %B692 ]
  %scevgep42 = getelementptr i8, ptr %arg.code.5, i64 %lsr.iv39
  %.578 = load double, ptr %scevgep42, align 8
  %scevgep41 = getelementptr i8, ptr %arg.dy, i64 %lsr.iv39
  store double %.578, ptr %scevgep41, align 8
  %lsr.iv.next38 = add i64 %lsr.iv37, -1
  %lsr.iv.next40 = add i64 %lsr.iv39, %.192
  %.535 = icmp samesign ugt i64 %lsr.iv.next38, 1
  br i1 %.535, label %B692, label %B728

B728:
  %worst.4.1 = phi double [ %worst.3.0241, %B418 ], [ %worst.5.2, %75 ], [ %worst.5.2, %B594 ], [ %worst.5.2, %middle.block ], [ %worst.5.2, %B692 ]
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep27 = getelementptr i8, ptr %lsr.iv26, i64 8
  %scevgep33 = getelementptr i8, ptr %lsr.iv32, i64 8
  %exitcond.not = icmp eq i64 %.321, %arg.code.14
  br i1 %exitcond.not, label %common.ret, label %B418

B0.endif:
  %.idx = shl i64 %arg.row, 5
  %44 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %.64 = getelementptr i8, ptr %44, i64 16
  %.65 = load i64, ptr %.64, align 8
  %.67 = inttoptr i64 %.65 to ptr
  store ptr %arg.dy, ptr %.67, align 8
  %.32.i3 = load i64, ptr %44, align 8
  %.37.not.i4 = icmp eq i64 %.32.i3, 0
  br i1 %.37.not.i4, label %B0.endif.endif, label %B48.i5

B48.i5:
  %sunkaddr72 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr73 = getelementptr i8, ptr %sunkaddr72, i64 8
  %.45.i7 = load i64, ptr %sunkaddr73, align 8
  %sunkaddr74 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr75 = getelementptr i8, ptr %sunkaddr74, i64 16
  %.52.i9 = load i64, ptr %sunkaddr75, align 8
  %sunkaddr76 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr77 = getelementptr i8, ptr %sunkaddr76, i64 24
  %.63.i11 = load i64, ptr %sunkaddr77, align 8
  %.65.i12 = inttoptr i64 %.45.i7 to ptr
  %.66.i13 = inttoptr i64 %.52.i9 to ptr
  %.67.i14 = inttoptr i64 %.63.i11 to ptr
  %.68.i15 = inttoptr i64 %.32.i3 to ptr
  tail call void %.68.i15(ptr %.65.i12, ptr %.66.i13, ptr %.67.i14)
  br label %B0.endif.endif

B0.endif.endif:
  %45 = icmp slt i64 %arg.code.14, 1
  br i1 %45, label %B0.endif.endif.endif, label %B50.preheader.i

B50.preheader.i:
  %46 = icmp eq i64 %arg.code.14, 1
  br i1 %46, label %B50.epil.preheader.i, label %B50.preheader.new.i

B50.preheader.new.i:
  %const32 = bitcast i64 9223372036854775792 to i64
  %const_mat33 = add i64 %const32, 14
  %unroll_iter.i = and i64 %arg.code.14, %const_mat33
  br label %B50.i

B50.i:
  %worst.2.069.i = phi double [ 1.000000e+00, %B50.preheader.new.i ], [ %worst.3.1.1.i, %B110.1.i ]
  %.1166567.i = phi i64 [ 0, %B50.preheader.new.i ], [ %.123.1.i, %B110.1.i ]
  %sunkaddr78 = mul i64 %.1166567.i, 8
  %sunkaddr79 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr78
  %.155.i = load double, ptr %sunkaddr79, align 8
  %.161.i = fcmp ogt double %.155.i, %worst.2.069.i
  br i1 %.161.i, label %B110.i, label %B90.i

B90.i:
  %.168.i = fcmp ogt double %.155.i, -1.000000e+00
  br i1 %.168.i, label %B110.i, label %B106.i

B106.i:
  br label %B110.i

B110.i:
  %worst.3.1.i = phi double [ %worst.2.069.i, %B50.i ], [ -1.000000e+00, %B106.i ], [ %.155.i, %B90.i ]
  %.123.1.i = add nuw i64 %.1166567.i, 2
  %sunkaddr80 = mul i64 %.1166567.i, 8
  %sunkaddr81 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr80
  %sunkaddr82 = getelementptr i8, ptr %sunkaddr81, i64 8
  %.155.1.i = load double, ptr %sunkaddr82, align 8
  %.161.1.i = fcmp ogt double %.155.1.i, %worst.3.1.i
  br i1 %.161.1.i, label %B110.1.i, label %B90.1.i

B90.1.i:
  %.168.1.i = fcmp ogt double %.155.1.i, -1.000000e+00
  br i1 %.168.1.i, label %B110.1.i, label %B106.1.i

B106.1.i:
  br label %B110.1.i

B110.1.i:
  %worst.3.1.1.i = phi double [ %worst.3.1.i, %B110.i ], [ -1.000000e+00, %B106.1.i ], [ %.155.1.i, %B90.1.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.123.1.i
  br i1 %niter.ncmp.1.i, label %B112.loopexit.unr-lcssa.i, label %B50.i

B112.loopexit.unr-lcssa.i:
  %47 = and i64 %arg.code.14, 1
  %lcmp.mod.not.i = icmp eq i64 %47, 0
  br i1 %lcmp.mod.not.i, label %B0.endif.endif.endif, label %B50.epil.preheader.i

B50.epil.preheader.i:
  %worst.2.069.epil.init.i = phi double [ 1.000000e+00, %B50.preheader.i ], [ %worst.3.1.1.i, %B112.loopexit.unr-lcssa.i ]
  %.1166567.epil.init.i = phi i64 [ 0, %B50.preheader.i ], [ %unroll_iter.i, %B112.loopexit.unr-lcssa.i ]
  %.154.epil.i = getelementptr double, ptr %arg.code.6, i64 %.1166567.epil.init.i
  %.155.epil.i = load double, ptr %.154.epil.i, align 8
  %.161.epil.i = fcmp ogt double %.155.epil.i, %worst.2.069.epil.init.i
  br i1 %.161.epil.i, label %B0.endif.endif.endif, label %B90.epil.i

B90.epil.i:
  %.168.epil.i = fcmp ogt double %.155.epil.i, -1.000000e+00
  br i1 %.168.epil.i, label %B0.endif.endif.endif, label %B106.epil.i

B106.epil.i:
  br label %B0.endif.endif.endif

B0.endif.endif.endif:
  %worst.2.0.lcssa.i = phi double [ 1.000000e+00, %B0.endif.endif ], [ %worst.3.1.1.i, %B112.loopexit.unr-lcssa.i ], [ %worst.2.069.epil.init.i, %B50.epil.preheader.i ], [ -1.000000e+00, %B106.epil.i ], [ %.155.epil.i, %B90.epil.i ]
  %.158 = load double, ptr %arg.code.1, align 8
  %.160 = fcmp ogt double %worst.2.0.lcssa.i, %.158
  br i1 %.160, label %common.ret, label %B220

B270.endif.endif:
  %48 = icmp slt i64 %arg.code.14, 1
  br i1 %48, label %common.ret, label %B418.preheader

B418.preheader:
  %49 = ptrtoint ptr %arg.dy to i64
  %50 = ptrtoint ptr %arg.code.5 to i64
  %51 = sub i64 %49, %50
  %scevgep = getelementptr i8, ptr %arg.dy, i64 16
  %scevgep31 = getelementptr i8, ptr %arg.code.5, i64 16
  %52 = trunc nuw i64 %arg.code.14 to i32
  br label %B418

B594.endif.endif:
  %53 = or i64 %43, %arg.code.14
  %54 = icmp ult i64 %53, 4294967296
  br i1 %54, label %55, label %61

55:
  %56 = trunc nuw i64 %43 to i32
  %57 = udiv i32 %56, %52
  %58 = urem i32 %56, %52
  %59 = zext i32 %57 to i64
  %60 = zext i32 %58 to i64
  br label %75

61:
  %62 = or i64 %43, %arg.code.14
  %63 = and i64 %62, -4294967296
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %65, label %72

65:
  %66 = trunc i64 %arg.code.14 to i32
  %67 = trunc i64 %43 to i32
  %68 = udiv i32 %67, %66
  %69 = urem i32 %67, %66
  %70 = zext i32 %68 to i64
  %71 = zext i32 %69 to i64
  br label %75

72:
  %73 = udiv i64 %43, %arg.code.14
  %74 = urem i64 %43, %arg.code.14
  br label %75

75:
  %76 = phi i64 [ %59, %55 ], [ %70, %65 ], [ %73, %72 ]
  %77 = phi i64 [ %60, %55 ], [ %71, %65 ], [ %74, %72 ]
  %.508 = icmp ne i64 %77, 0
  %.510 = zext i1 %.508 to i64
  %.511 = add nuw i64 %76, %.510
  %.535222 = icmp sgt i64 %.511, 0
  br i1 %.535222, label %B692.preheader, label %B728

B692.preheader:
  %78 = icmp ne i64 %arg.code.14, 1
  %79 = icmp ult i64 %51, 32
  %80 = add nuw i64 %43, %.510
  %min.iters.check = icmp ult i64 %80, 4
  %or.cond.not24 = or i1 %78, %min.iters.check
  %or.cond23 = select i1 %or.cond.not24, i1 true, i1 %79
  br i1 %or.cond23, label %B692.preheader25, label %vector.ph

vector.ph:
  %81 = add i64 %lsr.iv, %.510
  %82 = lshr i64 %81, 2
  %83 = shl nuw i64 %82, 2
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %84 = shl i64 %index, 3
  %scevgep35 = getelementptr i8, ptr %lsr.iv32, i64 %84
  %scevgep36 = getelementptr i8, ptr %scevgep35, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep36, align 8
  %wide.load21 = load <2 x double>, ptr %scevgep35, align 8
  %scevgep29 = getelementptr i8, ptr %lsr.iv26, i64 %84
  %85 = shl i64 %index, 3
  %scevgep3 = getelementptr i8, ptr %lsr.iv26, i64 %85
  %scevgep4 = getelementptr i8, ptr %scevgep3, i64 -16
  store <2 x double> %wide.load, ptr %scevgep4, align 8
  store <2 x double> %wide.load21, ptr %scevgep29, align 8
  %index.next = add nuw i64 %index, 4
  %86 = icmp eq i64 %83, %index.next
  br i1 %86, label %middle.block, label %vector.body

middle.block:
  %n.vec = and i64 %80, -4
  %87 = sub i64 %.511, %n.vec
  %88 = add i64 %n.vec, %.314227239
  %cmp.n = icmp eq i64 %80, %n.vec
  br i1 %cmp.n, label %B728, label %B692.preheader25

B692.preheader25:
  %.534220224.ph = phi i64 [ %.511, %B692.preheader ], [ %87, %middle.block ]
  %.541221223.ph = phi i64 [ %.314227239, %B692.preheader ], [ %88, %middle.block ]
  %89 = add i64 %.534220224.ph, 1
  %90 = shl i64 %.541221223.ph, 3
  br label %B692
}

declare i64 @llvm.smax.i64(i64, i64)

define internal i32 @part16(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %arg.row, i64 %arg.count, double %arg.h, ptr %arg.y, ptr %arg.k, i64 %arg.size, ptr %arg.out) {
B0.endif:
  %arg.size.fr = freeze i64 %arg.size
  %.32 = mul nsw i64 %arg.row, %arg.m.2
  %.33 = getelementptr double, ptr %arg.m.0, i64 %.32
  %.38 = add nsw i64 %arg.count, -1
  %.40 = getelementptr double, ptr %.33, i64 %.38
  %.41 = load double, ptr %.40, align 8
  %.43 = fmul double %arg.h, %.41
  %.47 = mul i64 %arg.size.fr, %.38
  %.49 = getelementptr double, ptr %arg.k, i64 %.47
  %.94 = icmp sgt i64 %arg.size.fr, 0
  br i1 %.94, label %B166.preheader, label %B416

B166.preheader:
  %min.iters.check = icmp samesign ult i64 %arg.size.fr, 10
  br i1 %min.iters.check, label %B166.preheader31, label %vector.memcheck

vector.memcheck:
  %0 = ptrtoint ptr %arg.out to i64
  %1 = ptrtoint ptr %arg.y to i64
  %2 = ptrtoint ptr %arg.k to i64
  %3 = sub i64 %0, %1
  %diff.check = icmp ult i64 %3, 32
  %4 = shl i64 %.47, 3
  %5 = add i64 %4, %2
  %6 = sub i64 %0, %5
  %diff.check7 = icmp ult i64 %6, 32
  %conflict.rdx = or i1 %diff.check, %diff.check7
  br i1 %conflict.rdx, label %B166.preheader31, label %vector.ph

vector.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %n.vec = and i64 %arg.size.fr, %const
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.43, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %7 = getelementptr i8, ptr %arg.k, i64 %4
  %scevgep72 = getelementptr i8, ptr %7, i64 16
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %sunkaddr = shl i64 %index, 3
  %sunkaddr72 = mul i64 %index, 8
  %sunkaddr73 = getelementptr i8, ptr %arg.y, i64 %sunkaddr72
  %wide.load = load <2 x double>, ptr %sunkaddr73, align 8
  %sunkaddr74 = mul i64 %index, 8
  %sunkaddr75 = getelementptr i8, ptr %arg.y, i64 %sunkaddr74
  %sunkaddr76 = getelementptr i8, ptr %sunkaddr75, i64 16
  %wide.load8 = load <2 x double>, ptr %sunkaddr76, align 8
  %scevgep75 = getelementptr i8, ptr %scevgep72, i64 %sunkaddr
  %8 = shl i64 %index, 3
  %scevgep65 = getelementptr i8, ptr %scevgep72, i64 %8
  %scevgep66 = getelementptr i8, ptr %scevgep65, i64 -16
  %wide.load9 = load <2 x double>, ptr %scevgep66, align 8
  %wide.load10 = load <2 x double>, ptr %scevgep75, align 8
  %9 = fmul <2 x double> %broadcast.splat, %wide.load9
  %10 = fmul <2 x double> %broadcast.splat, %wide.load10
  %11 = fadd <2 x double> %wide.load, %9
  %12 = fadd <2 x double> %wide.load8, %10
  %sunkaddr77 = mul i64 %index, 8
  %sunkaddr78 = getelementptr i8, ptr %arg.out, i64 %sunkaddr77
  store <2 x double> %11, ptr %sunkaddr78, align 8
  %sunkaddr79 = mul i64 %index, 8
  %sunkaddr80 = getelementptr i8, ptr %arg.out, i64 %sunkaddr79
  %sunkaddr81 = getelementptr i8, ptr %sunkaddr80, i64 16
  store <2 x double> %12, ptr %sunkaddr81, align 8
  %index.next = add nuw nsw i64 %index, 4
  %13 = icmp eq i64 %n.vec, %index.next
  br i1 %13, label %middle.block, label %vector.body

middle.block:
  %cmp.n = icmp eq i64 %arg.size.fr, %n.vec
  br i1 %cmp.n, label %B216.endif, label %B166.preheader31

B166.preheader31:
  %.144125127.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %B166.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.144125127.ph, 1
  %xtraiter = and i64 %arg.size.fr, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B166.prol.loopexit, label %B166.prol

B166.prol:
  %.177.prol = getelementptr double, ptr %arg.y, i64 %.144125127.ph
  %.178.prol = load double, ptr %.177.prol, align 8
  %.180.prol = getelementptr double, ptr %.49, i64 %.144125127.ph
  %.181.prol = load double, ptr %.180.prol, align 8
  %.183.prol = fmul double %.43, %.181.prol
  %.184.prol = fadd double %.178.prol, %.183.prol
  %.186.prol = getelementptr double, ptr %arg.out, i64 %.144125127.ph
  store double %.184.prol, ptr %.186.prol, align 8
  br label %B166.prol.loopexit

B166.prol.loopexit:
  %.144125127.unr = phi i64 [ %.144125127.ph, %B166.preheader31 ], [ %.neg, %B166.prol ]
  %14 = icmp eq i64 %arg.size.fr, %.neg
  br i1 %14, label %B216.endif, label %B166.preheader36

B166.preheader36:
  %15 = shl i64 %.47, 3
  %16 = getelementptr i8, ptr %arg.k, i64 %15
  %scevgep60 = getelementptr i8, ptr %16, i64 8
  br label %B166

B166:
  %.144125127 = phi i64 [ %.151.1, %B166 ], [ %.144125127.unr, %B166.preheader36 ]
  %sunkaddr90 = shl i64 %.144125127, 3
  %sunkaddr82 = mul i64 %.144125127, 8
  %sunkaddr83 = getelementptr i8, ptr %arg.y, i64 %sunkaddr82
  %.178 = load double, ptr %sunkaddr83, align 8
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 %sunkaddr90
  %17 = shl i64 %.144125127, 3
  %scevgep57 = getelementptr i8, ptr %scevgep60, i64 %17
  %scevgep58 = getelementptr i8, ptr %scevgep57, i64 -8
  %.181 = load double, ptr %scevgep58, align 8
  %.183 = fmul double %.43, %.181
  %.184 = fadd double %.178, %.183
  %sunkaddr84 = mul i64 %.144125127, 8
  %sunkaddr85 = getelementptr i8, ptr %arg.out, i64 %sunkaddr84
  store double %.184, ptr %sunkaddr85, align 8
  %.151.1 = add nuw nsw i64 %.144125127, 2
  %sunkaddr86 = mul i64 %.144125127, 8
  %sunkaddr87 = getelementptr i8, ptr %arg.y, i64 %sunkaddr86
  %sunkaddr88 = getelementptr i8, ptr %sunkaddr87, i64 8
  %.178.1 = load double, ptr %sunkaddr88, align 8
  %.181.1 = load double, ptr %scevgep61, align 8
  %.183.1 = fmul double %.43, %.181.1
  %.184.1 = fadd double %.178.1, %.183.1
  %sunkaddr89 = mul i64 %.144125127, 8
  %sunkaddr91 = getelementptr i8, ptr %arg.out, i64 %sunkaddr89
  %sunkaddr92 = getelementptr i8, ptr %sunkaddr91, i64 8
  store double %.184.1, ptr %sunkaddr92, align 8
  %exitcond.not.1 = icmp eq i64 %arg.size.fr, %.151.1
  br i1 %exitcond.not.1, label %B216.endif, label %B166

B416.loopexit.unr-lcssa:
  %18 = and i64 %.38, 1
  %lcmp.mod.not19 = icmp eq i64 %18, 0
  br i1 %lcmp.mod.not19, label %B416, label %B254.us.us.us.epil.preheader

B254.us.us.us.epil.preheader:
  %.288138148.us.us.us.epil.init = phi i64 [ 0, %B254.us.us.us.preheader ], [ %unroll_iter, %B416.loopexit.unr-lcssa ]
  %.321.us.us.us.epil = getelementptr double, ptr %.33, i64 %.288138148.us.us.us.epil.init
  %.322.us.us.us.epil = load double, ptr %.321.us.us.us.epil, align 8
  %.324.us.us.us.epil = fmul double %arg.h, %.322.us.us.us.epil
  %.336.us.us.us.epil = fcmp une double %.324.us.us.us.epil, 0.000000e+00
  br i1 %.336.us.us.us.epil, label %B360.us.preheader.us.us.epil, label %B416

B360.us.preheader.us.us.epil:
  %.328.us.us.us.epil = getelementptr double, ptr %arg.k, i64 %.288138148.us.us.us.epil.init
  %.458.us.prol.us.us.epil = load double, ptr %arg.out, align 8
  %.461.us.prol.us.us.epil = load double, ptr %.328.us.us.us.epil, align 8
  %.463.us.prol.us.us.epil = fmul double %.324.us.us.us.epil, %.461.us.prol.us.us.epil
  %.464.us.prol.us.us.epil = fadd double %.458.us.prol.us.us.epil, %.463.us.prol.us.us.epil
  store double %.464.us.prol.us.us.epil, ptr %arg.out, align 8
  br label %B416

B416:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B216.endif:
  %.282145169 = icmp sgt i64 %arg.count, 1
  br i1 %.282145169, label %B254.us.preheader, label %B416

B254.us.preheader:
  %const71 = bitcast i64 9223372036854775804 to i64
  %19 = shl i64 %arg.size.fr, 3
  %scevgep = getelementptr i8, ptr %arg.out, i64 %19
  %20 = shl i64 %arg.count, 3
  %21 = add i64 %20, -8
  %22 = mul i64 %arg.size.fr, %21
  %scevgep12 = getelementptr i8, ptr %arg.k, i64 %22
  %bound0 = icmp ult ptr %arg.out, %scevgep12
  %bound1 = icmp ult ptr %arg.k, %scevgep
  %found.conflict = and i1 %bound0, %bound1
  %stride.check = icmp slt i64 %19, 0
  %found.conflict.fr = freeze i1 %found.conflict
  %23 = or i1 %stride.check, %found.conflict.fr
  %n.vec17 = and i64 %arg.size.fr, %const71
  %24 = icmp samesign ult i64 %arg.size.fr, 4
  %brmerge = or i1 %24, %23
  br i1 %brmerge, label %B254.us.preheader.split.us, label %B254.us.preheader.split

B254.us.preheader.split.us:
  %25 = icmp eq i64 %arg.size.fr, 1
  br i1 %25, label %B254.us.us.us.preheader, label %B254.us.us.preheader

B254.us.us.preheader:
  br label %B254.us.us

B254.us.us.us.preheader:
  %26 = icmp eq i64 %arg.count, 2
  br i1 %26, label %B254.us.us.us.epil.preheader, label %B254.us.us.us.preheader.new

B254.us.us.us.preheader.new:
  %unroll_iter = and i64 %.38, -2
  %27 = shl i64 %.32, 3
  %28 = getelementptr i8, ptr %arg.m.0, i64 %27
  %scevgep22 = getelementptr i8, ptr %28, i64 8
  br label %B254.us.us.us

B254.us.us.us:
  %.288138148.us.us.us = phi i64 [ 0, %B254.us.us.us.preheader.new ], [ %.295.us.us.us.1, %B414.us.us.us.1 ]
  %29 = shl i64 %.288138148.us.us.us, 3
  %scevgep24 = getelementptr i8, ptr %scevgep22, i64 %29
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -8
  %.322.us.us.us = load double, ptr %scevgep25, align 8
  %.324.us.us.us = fmul double %arg.h, %.322.us.us.us
  %.336.us.us.us = fcmp une double %.324.us.us.us, 0.000000e+00
  br i1 %.336.us.us.us, label %B360.us.preheader.us.us, label %B414.us.us.us

B360.us.preheader.us.us:
  %.458.us.prol.us.us = load double, ptr %arg.out, align 8
  %sunkaddr93 = mul i64 %.288138148.us.us.us, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.k, i64 %sunkaddr93
  %.461.us.prol.us.us = load double, ptr %sunkaddr94, align 8
  %.463.us.prol.us.us = fmul double %.324.us.us.us, %.461.us.prol.us.us
  %.464.us.prol.us.us = fadd double %.458.us.prol.us.us, %.463.us.prol.us.us
  store double %.464.us.prol.us.us, ptr %arg.out, align 8
  br label %B414.us.us.us

B414.us.us.us:
  %.295.us.us.us.1 = add nuw i64 %.288138148.us.us.us, 2
  %sunkaddr95 = mul i64 %.288138148.us.us.us, 8
  %sunkaddr96 = getelementptr i8, ptr %scevgep22, i64 %sunkaddr95
  %.322.us.us.us.1 = load double, ptr %sunkaddr96, align 8
  %.324.us.us.us.1 = fmul double %arg.h, %.322.us.us.us.1
  %.336.us.us.us.1 = fcmp une double %.324.us.us.us.1, 0.000000e+00
  br i1 %.336.us.us.us.1, label %B360.us.preheader.us.us.1, label %B414.us.us.us.1

B360.us.preheader.us.us.1:
  %.458.us.prol.us.us.1 = load double, ptr %arg.out, align 8
  %sunkaddr97 = mul i64 %.288138148.us.us.us, 8
  %sunkaddr98 = getelementptr i8, ptr %arg.k, i64 %sunkaddr97
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr98, i64 8
  %.461.us.prol.us.us.1 = load double, ptr %sunkaddr99, align 8
  %.463.us.prol.us.us.1 = fmul double %.324.us.us.us.1, %.461.us.prol.us.us.1
  %.464.us.prol.us.us.1 = fadd double %.458.us.prol.us.us.1, %.463.us.prol.us.us.1
  store double %.464.us.prol.us.us.1, ptr %arg.out, align 8
  br label %B414.us.us.us.1

B414.us.us.us.1:
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.295.us.us.us.1
  br i1 %niter.ncmp.1, label %B416.loopexit.unr-lcssa, label %B254.us.us.us

B254.us.us:
  %lsr.iv34 = phi ptr [ %scevgep35, %B414.us.us ], [ %arg.k, %B254.us.us.preheader ]
  %.288138148.us.us = phi i64 [ %.295.us.us, %B414.us.us ], [ 0, %B254.us.us.preheader ]
  %.295.us.us = add nuw nsw i64 %.288138148.us.us, 1
  %.321.us.us = getelementptr double, ptr %.33, i64 %.288138148.us.us
  %.322.us.us = load double, ptr %.321.us.us, align 8
  %.324.us.us = fmul double %arg.h, %.322.us.us
  %.336.us.us = fcmp une double %.324.us.us, 0.000000e+00
  br i1 %.336.us.us, label %B360.us.preheader.us, label %B414.us.us

B360.us.preheader.us:
  %30 = and i64 %arg.size.fr, 1
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %B360.us.us.preheader, label %B360.us.prol.us

B360.us.prol.us:
  %.458.us.prol.us = load double, ptr %arg.out, align 8
  %sunkaddr115 = mul i64 %.288138148.us.us, %19
  %sunkaddr116 = getelementptr i8, ptr %arg.k, i64 %sunkaddr115
  %.461.us.prol.us = load double, ptr %sunkaddr116, align 8
  %.463.us.prol.us = fmul double %.324.us.us, %.461.us.prol.us
  %.464.us.prol.us = fadd double %.458.us.prol.us, %.463.us.prol.us
  store double %.464.us.prol.us, ptr %arg.out, align 8
  br label %B360.us.us.preheader

B360.us.us.preheader:
  %.424131133.us.us.ph = phi i64 [ 1, %B360.us.prol.us ], [ 0, %B360.us.preheader.us ]
  br label %B360.us.us

B360.us.us:
  %.424131133.us.us = phi i64 [ %.431.us.1.us, %B360.us.us ], [ %.424131133.us.us.ph, %B360.us.us.preheader ]
  %sunkaddr105.us = shl i64 %.424131133.us.us, 3
  %sunkaddr100 = mul i64 %.424131133.us.us, 8
  %sunkaddr101 = getelementptr i8, ptr %arg.out, i64 %sunkaddr100
  %.458.us.us = load double, ptr %sunkaddr101, align 8
  %scevgep39 = getelementptr i8, ptr %lsr.iv34, i64 %sunkaddr105.us
  %32 = shl i64 %.424131133.us.us, 3
  %scevgep27 = getelementptr i8, ptr %lsr.iv34, i64 %32
  %scevgep29 = getelementptr i8, ptr %scevgep27, i64 8
  %.461.us.us = load double, ptr %scevgep39, align 8
  %.463.us.us = fmul double %.324.us.us, %.461.us.us
  %.464.us.us = fadd double %.458.us.us, %.463.us.us
  store double %.464.us.us, ptr %sunkaddr101, align 8
  %.431.us.1.us = add nuw nsw i64 %.424131133.us.us, 2
  %sunkaddr102 = mul i64 %.424131133.us.us, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.out, i64 %sunkaddr102
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 8
  %.458.us.1.us = load double, ptr %sunkaddr104, align 8
  %.461.us.1.us = load double, ptr %scevgep29, align 8
  %.463.us.1.us = fmul double %.324.us.us, %.461.us.1.us
  %.464.us.1.us = fadd double %.458.us.1.us, %.463.us.1.us
  store double %.464.us.1.us, ptr %sunkaddr104, align 8
  %exitcond159.not.1.us = icmp eq i64 %arg.size.fr, %.431.us.1.us
  br i1 %exitcond159.not.1.us, label %B414.us.us, label %B360.us.us

B414.us.us:
  %scevgep35 = getelementptr i8, ptr %lsr.iv34, i64 %19
  %exitcond160.not.us = icmp eq i64 %.295.us.us, %.38
  br i1 %exitcond160.not.us, label %B416, label %B254.us.us

B254.us.preheader.split:
  %scevgep37 = getelementptr i8, ptr %arg.k, i64 16
  %invariant.gep = getelementptr double, ptr %arg.k, i64 %n.vec17
  %.neg34 = or disjoint i64 %n.vec17, 1
  br label %B254.us

B254.us:
  %lsr.iv53 = phi ptr [ %scevgep54, %B414.us ], [ %arg.k, %B254.us.preheader.split ]
  %lsr.iv = phi ptr [ %scevgep38, %B414.us ], [ %scevgep37, %B254.us.preheader.split ]
  %.288138148.us = phi i64 [ %.295.us, %B414.us ], [ 0, %B254.us.preheader.split ]
  %.295.us = add nuw nsw i64 %.288138148.us, 1
  %.321.us = getelementptr double, ptr %.33, i64 %.288138148.us
  %.322.us = load double, ptr %.321.us, align 8
  %.324.us = fmul double %arg.h, %.322.us
  %.326.us = mul nuw nsw i64 %.288138148.us, %arg.size.fr
  %.336.us = fcmp une double %.324.us, 0.000000e+00
  br i1 %.336.us, label %B360.us.preheader, label %B414.us

B360.us.preheader:
  %broadcast.splatinsert18 = insertelement <2 x double> poison, double %.324.us, i64 0
  %broadcast.splat19 = shufflevector <2 x double> %broadcast.splatinsert18, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body20

vector.body20:
  %index21 = phi i64 [ 0, %B360.us.preheader ], [ %index.next26, %vector.body20 ]
  %sunkaddr111 = shl i64 %index21, 3
  %sunkaddr106 = mul i64 %index21, 8
  %sunkaddr107 = getelementptr i8, ptr %arg.out, i64 %sunkaddr106
  %wide.load22 = load <2 x double>, ptr %sunkaddr107, align 8
  %sunkaddr108 = mul i64 %index21, 8
  %sunkaddr109 = getelementptr i8, ptr %arg.out, i64 %sunkaddr108
  %sunkaddr110 = getelementptr i8, ptr %sunkaddr109, i64 16
  %wide.load23 = load <2 x double>, ptr %sunkaddr110, align 8
  %scevgep41 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr111
  %33 = shl i64 %index21, 3
  %scevgep30 = getelementptr i8, ptr %lsr.iv, i64 %33
  %scevgep31 = getelementptr i8, ptr %scevgep30, i64 -16
  %wide.load24 = load <2 x double>, ptr %scevgep31, align 8
  %wide.load25 = load <2 x double>, ptr %scevgep41, align 8
  %34 = fmul <2 x double> %broadcast.splat19, %wide.load24
  %35 = fmul <2 x double> %broadcast.splat19, %wide.load25
  %36 = fadd <2 x double> %wide.load22, %34
  %37 = fadd <2 x double> %wide.load23, %35
  store <2 x double> %36, ptr %sunkaddr107, align 8
  store <2 x double> %37, ptr %sunkaddr110, align 8
  %index.next26 = add nuw i64 %index21, 4
  %38 = icmp eq i64 %n.vec17, %index.next26
  br i1 %38, label %middle.block27, label %vector.body20

middle.block27:
  %39 = icmp eq i64 %arg.size.fr, %n.vec17
  br i1 %39, label %B414.us, label %B360.us.preheader30

B360.us.preheader30:
  %40 = and i64 %arg.size.fr, 1
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %B360.us.prol.loopexit, label %B360.us.prol

B360.us.prol:
  %sunkaddr112 = mul i64 %n.vec17, 8
  %sunkaddr113 = getelementptr i8, ptr %arg.out, i64 %sunkaddr112
  %.458.us.prol = load double, ptr %sunkaddr113, align 8
  %gep = getelementptr double, ptr %invariant.gep, i64 %.326.us
  %.461.us.prol = load double, ptr %gep, align 8
  %.463.us.prol = fmul double %.324.us, %.461.us.prol
  %.464.us.prol = fadd double %.458.us.prol, %.463.us.prol
  store double %.464.us.prol, ptr %sunkaddr113, align 8
  br label %B360.us.prol.loopexit

B360.us.prol.loopexit:
  %.424131133.us.unr = phi i64 [ %n.vec17, %B360.us.preheader30 ], [ %.neg34, %B360.us.prol ]
  %42 = icmp eq i64 %arg.size.fr, %.neg34
  br i1 %42, label %B414.us, label %B360.us.preheader14

B360.us.preheader14:
  br label %B360.us

B414.us:
  %scevgep38 = getelementptr i8, ptr %lsr.iv, i64 %19
  %scevgep54 = getelementptr i8, ptr %lsr.iv53, i64 %19
  %exitcond160.not = icmp eq i64 %.295.us, %.38
  br i1 %exitcond160.not, label %B416, label %B254.us

B360.us:
  %.424131133.us = phi i64 [ %.431.us.1, %B360.us ], [ %.424131133.us.unr, %B360.us.preheader14 ]
  %sunkaddr105 = shl i64 %.424131133.us, 3
  %sunkaddr114 = mul i64 %.424131133.us, 8
  %sunkaddr117 = getelementptr i8, ptr %arg.out, i64 %sunkaddr114
  %.458.us = load double, ptr %sunkaddr117, align 8
  %scevgep56 = getelementptr i8, ptr %lsr.iv53, i64 %sunkaddr105
  %43 = shl i64 %.424131133.us, 3
  %scevgep45 = getelementptr i8, ptr %lsr.iv53, i64 %43
  %scevgep46 = getelementptr i8, ptr %scevgep45, i64 8
  %.461.us = load double, ptr %scevgep56, align 8
  %.463.us = fmul double %.324.us, %.461.us
  %.464.us = fadd double %.458.us, %.463.us
  store double %.464.us, ptr %sunkaddr117, align 8
  %.431.us.1 = add nuw nsw i64 %.424131133.us, 2
  %sunkaddr118 = mul i64 %.424131133.us, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.out, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 8
  %.458.us.1 = load double, ptr %sunkaddr120, align 8
  %.461.us.1 = load double, ptr %scevgep46, align 8
  %.463.us.1 = fmul double %.324.us, %.461.us.1
  %.464.us.1 = fadd double %.458.us.1, %.463.us.1
  store double %.464.us.1, ptr %sunkaddr120, align 8
  %exitcond159.not.1 = icmp eq i64 %arg.size.fr, %.431.us.1
  br i1 %exitcond159.not.1, label %B414.us, label %B360.us
}

declare double @llvm.fabs.f64(double)

declare <2 x double> @llvm.fabs.v2f64(<2 x double>)

define internal i32 @part12(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.505 = alloca i8, align 1
  %excinfo.1 = alloca ptr, align 8
  %.548 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.733 = alloca i8, align 1
  %excinfo.3 = alloca ptr, align 8
  %.988 = alloca i8, align 1
  %excinfo.4 = alloca ptr, align 8
  %.62 = icmp eq i64 %arg.code.17, 0
  %.130 = getelementptr i8, ptr %arg.s.1, i64 112
  %.131 = load i64, ptr %.130, align 8
  br i1 %.62, label %B54, label %B122

B54:
  %0 = icmp eq i64 %.131, 0
  br i1 %0, label %B98, label %B274

common.ret:
  %common.ret.op = phi i32 [ 0, %B98 ], [ 0, %B408 ], [ 0, %B754 ], [ %.509, %B238.endif.if.if ], [ %.552, %B274.if.if ], [ %.737, %B274.endif.endif.if.if ], [ %.992, %B474.endif.if.if ]
  ret i32 %common.ret.op

B98:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B122:
  %1 = icmp eq i64 %.131, 0
  br i1 %1, label %B238, label %B274

B238:
  store i8 0, ptr %.505, align 1
  %.509 = call i32 @part17(ptr %.505, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.519 = load i8, ptr %.505, align 1
  %.522 = icmp eq i8 %.519, 0
  br i1 %.522, label %B238.endif.thread, label %B238.endif

B274:
  %"$phi204.0.2.0291" = phi i64 [ 9, %B122 ], [ 0, %B238.endif ], [ 0, %B238.endif ], [ 9, %B54 ]
  %.552 = call i32 @part7(ptr %.548, ptr %excinfo.2, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond = icmp eq i32 %.552, 0
  br i1 %cond, label %B274.endif, label %B274.if.if

B408:
  store i64 10, ptr %retptr, align 8
  br label %common.ret

B474:
  %lsr.iv31 = phi i64 [ %lsr.iv.next, %B472.backedge ], [ %arg.code.17, %B474.preheader ]
  %lsr.iv = phi ptr [ %scevgep30, %B472.backedge ], [ %arg.room.4, %B474.preheader ]
  %came.3.0311 = phi i64 [ %.came.3.0, %B472.backedge ], [ %"$phi204.0.2.0291", %B474.preheader ]
  %.992 = call i32 @part18(ptr %.988, ptr %excinfo.4, ptr %lsr.iv, i64 %arg.code.17)
  %cond4 = icmp eq i32 %.992, 0
  br i1 %cond4, label %B472.backedge, label %B474.endif.if.if

B472.backedge:
  %.1002 = load i8, ptr %.988, align 1
  %.1005 = icmp eq i8 %.1002, 0
  %.came.3.0 = select i1 %.1005, i64 9, i64 %came.3.0311
  %scevgep30 = getelementptr i8, ptr %lsr.iv, i64 8
  %lsr.iv.next = add i64 %lsr.iv31, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %exitcond.not, label %B582, label %B474

B582:
  %came.2.2 = phi i64 [ %"$phi204.0.2.0291", %B432.endif ], [ %.came.3.0, %B472.backedge ]
  %.1172 = icmp eq i64 %came.2.2, 0
  br i1 %.1172, label %B614, label %B754

B614:
  %.1245 = getelementptr i8, ptr %arg.s.0, i64 96
  %.1246 = load double, ptr %.1245, align 8
  %.58.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i.i = load double, ptr %.58.i.i, align 8
  %.61.i.i = fsub double %.1246, %.59.i.i
  %.153120.not.i.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i.i, label %B136.endif.i.i, label %B112.preheader.i.i

B112.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i.i, label %B112.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.14, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.1246, i64 0
  %broadcast.splat.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i

vector.body.i.i:
  %index.i.i = phi i64 [ 0, %vector.ph.i.i ], [ %index.next.i.i, %vector.body.i.i ]
  %sunkaddr = mul i64 %index.i.i, 8
  %sunkaddr28 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr28, align 8
  %sunkaddr30 = mul i64 %index.i.i, 8
  %sunkaddr31 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr30
  %sunkaddr32 = getelementptr i8, ptr %sunkaddr31, i64 16
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr32, align 8
  %index.next.i.i = add nuw nsw i64 %index.i.i, 4
  %2 = icmp eq i64 %n.vec.i.i, %index.next.i.i
  br i1 %2, label %middle.block.i.i, label %vector.body.i.i

middle.block.i.i:
  %cmp.n.i.i = icmp eq i64 %arg.code.14, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B136.endif.i.i, label %B112.i.i.preheader

B112.i.i.preheader:
  %.159119121.i.i.ph = phi i64 [ %n.vec.i.i, %middle.block.i.i ], [ 0, %B112.preheader.i.i ]
  br label %B112.i.i

B112.i.i:
  %.159119121.i.i = phi i64 [ %.166.i.i, %B112.i.i ], [ %.159119121.i.i.ph, %B112.i.i.preheader ]
  %.166.i.i = add nuw nsw i64 %.159119121.i.i, 1
  %3 = shl i64 %.159119121.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %3
  store double %.1246, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.14, %.166.i.i
  br i1 %exitcond.not.i.i, label %B136.endif.i.i, label %B112.i.i

B178.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B178.preheader27.i.i ], [ %scevgep30.i.i, %B178.i.i ]
  %.290124126.i.i = phi i64 [ %.290124126.ph.i.i, %B178.preheader27.i.i ], [ %.297.i.i, %B178.i.i ]
  %.297.i.i = add nuw nsw i64 %.290124126.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.325.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.330.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.335.i.i = load double, ptr %scevgep33.i.i, align 8
  %.340.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.342.i.i = fmul double %.61.i.i, %.340.i.i
  %.343.i.i = fadd double %.335.i.i, %.342.i.i
  %.345.i.i = fmul double %.61.i.i, %.343.i.i
  %.346.i.i = fadd double %.330.i.i, %.345.i.i
  %.348.i.i = fmul double %.61.i.i, %.346.i.i
  %.349.i.i = fadd double %.325.i.i, %.348.i.i
  %4 = shl i64 %.290124126.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %4
  store double %.349.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond130.not.i.i = icmp eq i64 %arg.code.16, %.297.i.i
  br i1 %exitcond130.not.i.i, label %B0.endif.i, label %B178.i.i

B136.endif.i.i:
  %.284125.not.i.i = icmp slt i64 %arg.code.16, 1
  br i1 %.284125.not.i.i, label %B0.endif.i, label %B178.preheader.i.i

B178.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.16, 26
  br i1 %min.iters.check15.i.i, label %B178.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %5 = shl i64 %arg.code.16, 5
  %mul.result.i.i = add i64 %5, -32
  %6 = getelementptr i8, ptr %arg.code.13, i64 %mul.result.i.i
  %7 = icmp ult ptr %6, %arg.code.13
  %scevgep.i.i = getelementptr i8, ptr %arg.code.13, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.16, 576460752303423488
  %8 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %9 = icmp ult ptr %8, %scevgep.i.i
  %10 = or i1 %mul.overflow3.i.i, %9
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.13, i64 16
  %11 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %12 = icmp ult ptr %11, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.13, i64 24
  %13 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %14 = icmp ult ptr %13, %scevgep8.i.i
  %15 = or i1 %7, %10
  %16 = or i1 %12, %15
  %17 = or i1 %14, %16
  br i1 %17, label %B178.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %18 = shl nuw nsw i64 %arg.code.16, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %18
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.13, i64 %5
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.13, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B178.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const27 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.61.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %19 = and i64 %18, %const27
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr33 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr35 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr33
  %20 = load double, ptr %sunkaddr35, align 8
  %sunkaddr36 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr37 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr36
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr37, i64 32
  %21 = load double, ptr %sunkaddr38, align 8
  %22 = insertelement <2 x double> poison, double %20, i64 0
  %23 = insertelement <2 x double> %22, double %21, i64 1
  %sunkaddr39 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr40 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr39
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr40, i64 8
  %24 = load double, ptr %sunkaddr41, align 8
  %sunkaddr42 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr43 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 40
  %25 = load double, ptr %sunkaddr44, align 8
  %26 = insertelement <2 x double> poison, double %24, i64 0
  %27 = insertelement <2 x double> %26, double %25, i64 1
  %sunkaddr45 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr46 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr45
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr46, i64 16
  %28 = load double, ptr %sunkaddr47, align 8
  %sunkaddr48 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr49 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr48
  %sunkaddr50 = getelementptr i8, ptr %sunkaddr49, i64 48
  %29 = load double, ptr %sunkaddr50, align 8
  %30 = insertelement <2 x double> poison, double %28, i64 0
  %31 = insertelement <2 x double> %30, double %29, i64 1
  %sunkaddr51 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr52 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr51
  %sunkaddr53 = getelementptr i8, ptr %sunkaddr52, i64 24
  %32 = load double, ptr %sunkaddr53, align 8
  %sunkaddr54 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr55 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr54
  %sunkaddr56 = getelementptr i8, ptr %sunkaddr55, i64 56
  %33 = load double, ptr %sunkaddr56, align 8
  %34 = insertelement <2 x double> poison, double %32, i64 0
  %35 = insertelement <2 x double> %34, double %33, i64 1
  %36 = fmul <2 x double> %broadcast.splat20.i.i, %35
  %37 = fadd <2 x double> %31, %36
  %38 = fmul <2 x double> %broadcast.splat20.i.i, %37
  %39 = fadd <2 x double> %27, %38
  %40 = fmul <2 x double> %broadcast.splat20.i.i, %39
  %41 = fadd <2 x double> %23, %40
  %scevgep52.i.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i.i
  store <2 x double> %41, ptr %scevgep52.i.i, align 8
  %lsr.iv.next.i.i = add nuw nsw i64 %lsr.iv36.i.i, 16
  %42 = icmp eq i64 %19, %lsr.iv.next.i.i
  br i1 %42, label %middle.block24.i.i, label %vector.body21.i.i

middle.block24.i.i:
  %n.vec18.i.i = and i64 %arg.code.16, 1152921504606846974
  %cmp.n25.i.i = icmp eq i64 %arg.code.16, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B178.preheader27.i.i

B178.preheader27.i.i:
  %.290124126.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B178.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %43 = shl i64 %.290124126.ph.i.i, 5
  %44 = getelementptr i8, ptr %arg.code.13, i64 %43
  %scevgep29.i.i = getelementptr i8, ptr %44, i64 24
  br label %B178.i.i

B0.endif.i:
  %.55.i = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.55.i, i1 false)
  %.31.i.i = getelementptr i8, ptr %arg.code.0, i64 192
  %.32.i.i = load i64, ptr %.31.i.i, align 8
  %.37.not.i.i = icmp eq i64 %.32.i.i, 0
  br i1 %.37.not.i.i, label %B614.endif, label %B48.i.i

B48.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.code.0, i64 200
  %.45.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.code.0, i64 208
  %.52.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.code.0, i64 216
  %.63.i.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.65.i.i = inttoptr i64 %.45.i.i to ptr
  %.66.i.i = inttoptr i64 %.52.i.i to ptr
  %.67.i.i = inttoptr i64 %.63.i.i to ptr
  %.68.i.i = inttoptr i64 %.32.i.i to ptr
  tail call void %.68.i.i(ptr %.65.i.i, ptr %.66.i.i, ptr %.67.i.i)
  br label %B614.endif

B754:
  %came.2.2319 = phi i64 [ 0, %B614.endif ], [ %came.2.2, %B582 ]
  store i64 %came.2.2319, ptr %retptr, align 8
  br label %common.ret

B238.endif:
  switch i32 %.509, label %B238.endif.if.if [
    i32 -2, label %B274
    i32 0, label %B274
  ]

B238.endif.thread:
  switch i32 %.509, label %B238.endif.if.if [
    i32 -2, label %B614
    i32 0, label %B614
  ]

B238.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B274.endif:
  %.654 = getelementptr i8, ptr %arg.s.0, i64 104
  store double 0.000000e+00, ptr %.654, align 8
  %.726 = getelementptr i8, ptr %arg.s.0, i64 112
  store double 1.000000e+00, ptr %.726, align 8
  store i8 0, ptr %.733, align 1
  %.737 = call i32 @part8(ptr %.733, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.747 = load i8, ptr %.733, align 1
  %.750 = icmp eq i8 %.747, 0
  br i1 %.750, label %B274.endif.endif.thread, label %B274.endif.endif

B274.if.if:
  %.560 = icmp sgt i32 %.552, 0
  %.553 = load ptr, ptr %excinfo.2, align 8
  %.561 = select i1 %.560, ptr %.553, ptr undef
  store ptr %.561, ptr %excinfo, align 8
  br label %common.ret

B274.endif.endif:
  %45 = icmp eq i32 %.737, 0
  br i1 %45, label %B432.endif, label %B274.endif.endif.if.if

B274.endif.endif.thread:
  %46 = icmp eq i32 %.737, 0
  br i1 %46, label %B408, label %B274.endif.endif.if.if

B274.endif.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B432.endif:
  %.936308.not = icmp slt i64 %arg.code.17, 1
  br i1 %.936308.not, label %B582, label %B474.preheader

B474.preheader:
  br label %B474

B474.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B614.endif:
  %.1290 = shl i64 %arg.code.17, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.code.11, i64 %.1290, i1 false)
  br label %B754
}

define internal i32 @part13(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.came) {
B0:
  %.747 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.126 = getelementptr i8, ptr %arg.s.0, i64 88
  %.127 = load double, ptr %.126, align 8
  switch i64 %arg.came, label %B132 [
    i64 3, label %B96
    i64 0, label %B354
  ]

common.ret:
  %common.ret.op = phi i32 [ 0, %B96 ], [ 0, %B260 ], [ 0, %B284 ], [ 0, %B474 ], [ 0, %B636 ], [ 1, %B398.if.if ]
  ret i32 %common.ret.op

B96:
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B132:
  %.364 = getelementptr i8, ptr %arg.s.1, i64 24
  %.365 = load i64, ptr %.364, align 8
  %.366 = add nsw i64 %.365, 1
  store i64 %.366, ptr %.364, align 8
  %.439 = getelementptr i8, ptr %arg.s.0, i64 40
  %.440 = load double, ptr %.439, align 8
  %.441 = fcmp une double %.440, 0.000000e+00
  %.444 = fcmp olt double %.127, 0x3DA5FD7FE1796495
  %or.cond = select i1 %.441, i1 true, i1 %.444
  br i1 %or.cond, label %B260, label %B284

B260:
  store i64 11, ptr %retptr, align 8
  br label %common.ret

B284:
  %.518 = fmul double %.127, 2.000000e-01
  %.591 = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.518, ptr %.591, align 8
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B354:
  %.734 = getelementptr i8, ptr %arg.s.0, i64 40
  %.735 = load double, ptr %.734, align 8
  %.736 = fcmp oeq double %.735, 0.000000e+00
  br i1 %.736, label %B398, label %B636

B398:
  store double 0.000000e+00, ptr %.747, align 8
  %.751 = call i32 @part19(ptr %.747, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, i64 %arg.code.15, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond = icmp eq i32 %.751, 0
  br i1 %cond, label %B398.endif, label %B398.if.if

B474:
  %"$phi204.1.2.0.i" = phi double [ 2.000000e-01, %B192.i ], [ %.126.i, %B108.i ]
  %.167.i = fmul double %.127, %"$phi204.1.2.0.i"
  %.242.i = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.167.i, ptr %.242.i, align 8
  %.315.i = getelementptr i8, ptr %arg.s.1, i64 24
  %.316.i = load i64, ptr %.315.i, align 8
  %.317.i = add nsw i64 %.316.i, 1
  store i64 %.317.i, ptr %.315.i, align 8
  %.886 = load double, ptr %.242.i, align 8
  %.958 = load double, ptr %arg.s.0, align 8
  %.961 = tail call double @llvm.fabs.f64(double %.958)
  %.962 = fadd double %.961, 1.000000e-03
  %.963 = fmul double %.962, 0x3D06849B86A12B9B
  %.964 = fcmp olt double %.886, %.963
  %"$phi634.0.2.0" = select i1 %.964, i64 13, i64 5
  store i64 %"$phi634.0.2.0", ptr %retptr, align 8
  br label %common.ret

B636:
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B398.endif:
  %.761 = load double, ptr %.747, align 8
  %.108.i = fcmp ugt double %.761, 1.000000e+00
  br i1 %.108.i, label %B76.i, label %B302.i

B76.i:
  %.111.i = fcmp ueq double %.761, 0x7FF0000000000000
  br i1 %.111.i, label %B192.i, label %B108.i

B108.i:
  %.117.i = sitofp i64 %arg.m.6 to double
  %.121.i = fdiv double -1.000000e+00, %.117.i
  %.123.i = tail call double @llvm.pow.f64(double %.761, double %.121.i)
  %.126.i = fmul double %.123.i, 9.000000e-01
  %.145.i = fcmp ogt double %.126.i, 2.000000e-01
  br i1 %.145.i, label %B474, label %B192.i

B192.i:
  br label %B474

B302.i:
  %.330.i = fcmp ogt double %.761, 0.000000e+00
  br i1 %.330.i, label %B328.i, label %B510.i

B328.i:
  %.336.i = sitofp i64 %arg.m.6 to double
  %.340.i = fdiv double 0xBFE6666666666666, %.336.i
  %.342.i = tail call double @llvm.pow.f64(double %.761, double %.340.i)
  %.343.i = fmul double %.342.i, 9.000000e-01
  %.414.i = getelementptr i8, ptr %arg.s.0, i64 24
  %.415.i = load double, ptr %.414.i, align 8
  %.424.i = fdiv double 4.000000e-01, %.336.i
  %.425.i = tail call double @llvm.pow.f64(double %.415.i, double %.424.i)
  %.426.i = fmul double %.343.i, %.425.i
  %.431.i = fcmp olt double %.426.i, 2.000000e-01
  br i1 %.431.i, label %B510.i, label %B468.i

B468.i:
  %.452.i = fcmp ogt double %.426.i, 8.000000e+00
  br i1 %.452.i, label %B510.i, label %B506.i

B506.i:
  br label %B510.i

B510.i:
  %factor.5.0.i = phi double [ 8.000000e+00, %B302.i ], [ 8.000000e+00, %B468.i ], [ %.426.i, %B506.i ], [ 2.000000e-01, %B328.i ]
  %.475.i = fcmp ogt double %.761, 1.000000e-04
  %"$phi528.0.2.0.i" = select i1 %.475.i, double %.761, double 1.000000e-04
  %.560.i = getelementptr i8, ptr %arg.s.0, i64 24
  store double %"$phi528.0.2.0.i", ptr %.560.i, align 8
  %.634.i = getelementptr i8, ptr %arg.s.0, i64 16
  %.635.i = load double, ptr %.634.i, align 8
  %.637.i = fcmp oge double %.127, %.635.i
  %.641.i = fmul double %.127, %factor.5.0.i
  %.714.i = fcmp ogt double %.641.i, %.635.i
  %or.cond.i = or i1 %.637.i, %.714.i
  %.717.i = fcmp olt double %factor.5.0.i, 1.000000e+00
  %or.cond84.i = or i1 %.717.i, %or.cond.i
  br i1 %or.cond84.i, label %B662.i, label %B636

B662.i:
  %.792.i = getelementptr i8, ptr %arg.s.0, i64 64
  %.793.i = load double, ptr %.792.i, align 8
  %.794.i = fcmp olt double %.641.i, %.793.i
  %"$phi756.0.2.0.i" = select i1 %.794.i, double %.641.i, double %.793.i
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 16
  store double %"$phi756.0.2.0.i", ptr %sunkaddr, align 8
  br label %B636

B398.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part19(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, i64 %arg.size, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0.endif:
  %.55 = add i64 %arg.m.2, 2
  %.58 = mul i64 %.55, %arg.m.2
  %.59 = getelementptr double, ptr %arg.m.0, i64 %.58
  %.64 = add i64 %arg.m.2, 3
  %.67 = mul i64 %.64, %arg.m.2
  %.68 = getelementptr double, ptr %arg.m.0, i64 %.67
  %.142 = getelementptr i8, ptr %arg.s.1, i64 40
  %.143 = load i64, ptr %.142, align 8
  %.280 = getelementptr i8, ptr %arg.s.1, i64 56
  %.281 = load i64, ptr %.280, align 8
  %.282 = add nsw i64 %.281, %.143
  %.372197.not = icmp slt i64 %.282, 1
  br i1 %.372197.not, label %common.ret, label %B336.lr.ph

B336.lr.ph:
  %.605179.not = icmp slt i64 %arg.m.5, 1
  %.771 = getelementptr i8, ptr %arg.s.0, i64 56
  %.844 = getelementptr i8, ptr %arg.s.0, i64 48
  %.772 = load double, ptr %.771, align 8
  %.845 = load double, ptr %.844, align 8
  br i1 %.605179.not, label %B336.preheader, label %B336.us.preheader

B336.preheader:
  br label %B336

B336.us.preheader:
  %unroll_iter = and i64 %arg.m.5, 9223372036854775806
  %0 = shl i64 %.58, 3
  %1 = getelementptr i8, ptr %arg.m.0, i64 %0
  %scevgep = getelementptr i8, ptr %1, i64 8
  %2 = shl i64 %arg.size, 4
  %3 = shl i64 %.67, 3
  %4 = getelementptr i8, ptr %arg.m.0, i64 %3
  %scevgep63 = getelementptr i8, ptr %4, i64 8
  %5 = icmp eq i64 %arg.m.5, 1
  br i1 %5, label %B336.us.preheader.split.us, label %B336.us.preheader.split

B336.us.preheader.split.us:
  %.645.us.epil.us = load double, ptr %.59, align 8
  %.661.us.epil.us = load double, ptr %.68, align 8
  br label %B336.us.us

B336.us.us:
  %total_low.2.0201.us.us = phi double [ %.951.us.us, %B404.endif.us.us ], [ 0.000000e+00, %B336.us.preheader.split.us ]
  %total.2.0200.us.us = phi double [ %.916.us.us, %B404.endif.us.us ], [ 0.000000e+00, %B336.us.preheader.split.us ]
  %.378189198.us.us = phi i64 [ %.385.us.us, %B404.endif.us.us ], [ 0, %B336.us.preheader.split.us ]
  %.385.us.us = add nuw nsw i64 %.378189198.us.us, 1
  %.415.us.us = icmp slt i64 %.378189198.us.us, %.143
  br i1 %.415.us.us, label %B404.endif.us.us, label %B354.us.us

B354.us.us:
  %sunkaddr = getelementptr i8, ptr %arg.s.1, i64 48
  %.492.us.us = load i64, ptr %sunkaddr, align 8
  %6 = add i64 %.378189198.us.us, %.492.us.us
  br label %B404.endif.us.us

B404.endif.us.us:
  %"$phi404.1.2.1.us.us" = phi i64 [ %6, %B354.us.us ], [ %.378189198.us.us, %B336.us.us ]
  %invariant.gep.us.us = getelementptr double, ptr %arg.room.0, i64 %"$phi404.1.2.1.us.us"
  %.653.us.epil.us = load double, ptr %invariant.gep.us.us, align 8
  %.654.us.epil.us = fmul double %.645.us.epil.us, %.653.us.epil.us
  %.656.us.epil.us = fadd double %.654.us.epil.us, 0.000000e+00
  %.670.us.epil.us = fmul double %.661.us.epil.us, %.653.us.epil.us
  %.672.us.epil.us = fadd double %.670.us.epil.us, 0.000000e+00
  %.683.us.us = getelementptr double, ptr %arg.s.2, i64 %"$phi404.1.2.1.us.us"
  %.684.us.us = load double, ptr %.683.us.us, align 8
  %.685.us.us = tail call double @llvm.fabs.f64(double %.684.us.us)
  %.689.us.us = getelementptr double, ptr %arg.room.1, i64 %"$phi404.1.2.1.us.us"
  %.690.us.us = load double, ptr %.689.us.us, align 8
  %.693.us.us = tail call double @llvm.fabs.f64(double %.690.us.us)
  %.848.us.us = fcmp ogt double %.685.us.us, %.693.us.us
  %"$phi796.3.2.1.us.us" = select i1 %.848.us.us, double %.685.us.us, double %.693.us.us
  %.875.us.us = fmul double %.845, %"$phi796.3.2.1.us.us"
  %.881.us.us = fadd double %.772, %.875.us.us
  %.888.us.us = fdiv double %.656.us.epil.us, %.881.us.us
  %.923.us.us = fdiv double %.672.us.epil.us, %.881.us.us
  %.147.i.us = fmul double %.923.us.us, %.923.us.us
  %.147.i22.us = fmul double %.888.us.us, %.888.us.us
  %.916.us.us = fadd double %total.2.0200.us.us, %.147.i22.us
  %.951.us.us = fadd double %total_low.2.0201.us.us, %.147.i.us
  %exitcond236.not.us = icmp eq i64 %.282, %.385.us.us
  br i1 %exitcond236.not.us, label %B854, label %B336.us.us

B336.us.preheader.split:
  %7 = and i64 %arg.m.5, 1
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %B336.us.us4.preheader, label %B336.us.preheader42

B336.us.us4.preheader:
  br label %B336.us.us4

B336.us.preheader42:
  %.644.us.epil = getelementptr double, ptr %.59, i64 %unroll_iter
  %.645.us.epil = load double, ptr %.644.us.epil, align 8
  %.649.us.epil = mul nsw i64 %arg.size, %unroll_iter
  %.660.us.epil = getelementptr double, ptr %.68, i64 %unroll_iter
  %.661.us.epil = load double, ptr %.660.us.epil, align 8
  br label %B336.us

B336.us.us4:
  %total_low.2.0201.us.us5 = phi double [ %.951.us.us34, %B456.B586_crit_edge.us.unr-lcssa.us ], [ 0.000000e+00, %B336.us.us4.preheader ]
  %total.2.0200.us.us6 = phi double [ %.916.us.us33, %B456.B586_crit_edge.us.unr-lcssa.us ], [ 0.000000e+00, %B336.us.us4.preheader ]
  %.378189198.us.us7 = phi i64 [ %.385.us.us8, %B456.B586_crit_edge.us.unr-lcssa.us ], [ 0, %B336.us.us4.preheader ]
  %.385.us.us8 = add nuw nsw i64 %.378189198.us.us7, 1
  %.415.us.us9 = icmp slt i64 %.378189198.us.us7, %.143
  br i1 %.415.us.us9, label %B404.endif.us.us13, label %B354.us.us10

B354.us.us10:
  %sunkaddr26 = getelementptr i8, ptr %arg.s.1, i64 48
  %.492.us.us11 = load i64, ptr %sunkaddr26, align 8
  %.494.us.us12 = add nsw i64 %.492.us.us11, %.378189198.us.us7
  br label %B404.endif.us.us13

B404.endif.us.us13:
  %"$phi404.1.2.1.us.us14" = phi i64 [ %.494.us.us12, %B354.us.us10 ], [ %.378189198.us.us7, %B336.us.us4 ]
  %invariant.gep.us.us15 = getelementptr double, ptr %arg.room.0, i64 %"$phi404.1.2.1.us.us14"
  br label %B458.us.us

B458.us.us:
  %lsr.iv.us = phi ptr [ %scevgep61.us, %B458.us.us ], [ %invariant.gep.us.us15, %B404.endif.us.us13 ]
  %e_low.2.1183.us.us = phi double [ %.672.us.1.us, %B458.us.us ], [ 0.000000e+00, %B404.endif.us.us13 ]
  %e.2.1182.us.us = phi double [ %.656.us.1.us, %B458.us.us ], [ 0.000000e+00, %B404.endif.us.us13 ]
  %.611178180.us.us = phi i64 [ %.618.us.1.us, %B458.us.us ], [ 0, %B404.endif.us.us13 ]
  %9 = shl i64 %.611178180.us.us, 3
  %scevgep59.us = getelementptr i8, ptr %scevgep, i64 %9
  %scevgep60.us = getelementptr i8, ptr %scevgep59.us, i64 -8
  %.645.us.us = load double, ptr %scevgep60.us, align 8
  %.653.us.us = load double, ptr %lsr.iv.us, align 8
  %.654.us.us = fmul double %.645.us.us, %.653.us.us
  %.656.us.us = fadd double %e.2.1182.us.us, %.654.us.us
  %10 = shl i64 %.611178180.us.us, 3
  %scevgep22 = getelementptr i8, ptr %scevgep63, i64 %10
  %scevgep23 = getelementptr i8, ptr %scevgep22, i64 -8
  %.661.us.us = load double, ptr %scevgep23, align 8
  %.670.us.us = fmul double %.653.us.us, %.661.us.us
  %.672.us.us = fadd double %e_low.2.1183.us.us, %.670.us.us
  %.618.us.1.us = add nuw nsw i64 %.611178180.us.us, 2
  %.645.us.1.us = load double, ptr %scevgep59.us, align 8
  %sunkaddr27 = mul i64 %arg.size, 8
  %sunkaddr28 = getelementptr i8, ptr %lsr.iv.us, i64 %sunkaddr27
  %.653.us.1.us = load double, ptr %sunkaddr28, align 8
  %.654.us.1.us = fmul double %.645.us.1.us, %.653.us.1.us
  %.656.us.1.us = fadd double %.656.us.us, %.654.us.1.us
  %.661.us.1.us = load double, ptr %scevgep22, align 8
  %.670.us.1.us = fmul double %.653.us.1.us, %.661.us.1.us
  %.672.us.1.us = fadd double %.672.us.us, %.670.us.1.us
  %scevgep61.us = getelementptr i8, ptr %lsr.iv.us, i64 %2
  %niter.ncmp.1.us = icmp eq i64 %unroll_iter, %.618.us.1.us
  br i1 %niter.ncmp.1.us, label %B456.B586_crit_edge.us.unr-lcssa.us, label %B458.us.us

B456.B586_crit_edge.us.unr-lcssa.us:
  %.683.us.us19 = getelementptr double, ptr %arg.s.2, i64 %"$phi404.1.2.1.us.us14"
  %.684.us.us20 = load double, ptr %.683.us.us19, align 8
  %.685.us.us21 = tail call double @llvm.fabs.f64(double %.684.us.us20)
  %.689.us.us22 = getelementptr double, ptr %arg.room.1, i64 %"$phi404.1.2.1.us.us14"
  %.690.us.us23 = load double, ptr %.689.us.us22, align 8
  %.693.us.us24 = tail call double @llvm.fabs.f64(double %.690.us.us23)
  %.848.us.us25 = fcmp ogt double %.685.us.us21, %.693.us.us24
  %"$phi796.3.2.1.us.us26" = select i1 %.848.us.us25, double %.685.us.us21, double %.693.us.us24
  %.875.us.us27 = fmul double %.845, %"$phi796.3.2.1.us.us26"
  %.881.us.us28 = fadd double %.772, %.875.us.us27
  %.888.us.us29 = fdiv double %.656.us.1.us, %.881.us.us28
  %.923.us.us30 = fdiv double %.672.us.1.us, %.881.us.us28
  %.147.i.us31 = fmul double %.923.us.us30, %.923.us.us30
  %.147.i22.us32 = fmul double %.888.us.us29, %.888.us.us29
  %.916.us.us33 = fadd double %total.2.0200.us.us6, %.147.i22.us32
  %.951.us.us34 = fadd double %total_low.2.0201.us.us5, %.147.i.us31
  %exitcond236.not.us35 = icmp eq i64 %.385.us.us8, %.282
  br i1 %exitcond236.not.us35, label %B854, label %B336.us.us4

B336.us:
  %total_low.2.0201.us = phi double [ %.951.us, %B456.B586_crit_edge.us.unr-lcssa ], [ 0.000000e+00, %B336.us.preheader42 ]
  %total.2.0200.us = phi double [ %.916.us, %B456.B586_crit_edge.us.unr-lcssa ], [ 0.000000e+00, %B336.us.preheader42 ]
  %.378189198.us = phi i64 [ %.385.us, %B456.B586_crit_edge.us.unr-lcssa ], [ 0, %B336.us.preheader42 ]
  %.385.us = add nuw nsw i64 %.378189198.us, 1
  %.415.us = icmp slt i64 %.378189198.us, %.143
  br i1 %.415.us, label %B404.endif.us, label %B354.us

B354.us:
  %sunkaddr29 = getelementptr i8, ptr %arg.s.1, i64 48
  %.492.us = load i64, ptr %sunkaddr29, align 8
  %.494.us = add nsw i64 %.492.us, %.378189198.us
  br label %B404.endif.us

B404.endif.us:
  %"$phi404.1.2.1.us" = phi i64 [ %.494.us, %B354.us ], [ %.378189198.us, %B336.us ]
  %invariant.gep.us = getelementptr double, ptr %arg.room.0, i64 %"$phi404.1.2.1.us"
  br label %B458.us

B458.us:
  %lsr.iv = phi ptr [ %scevgep61, %B458.us ], [ %invariant.gep.us, %B404.endif.us ]
  %e_low.2.1183.us = phi double [ %.672.us.1, %B458.us ], [ 0.000000e+00, %B404.endif.us ]
  %e.2.1182.us = phi double [ %.656.us.1, %B458.us ], [ 0.000000e+00, %B404.endif.us ]
  %.611178180.us = phi i64 [ %.618.us.1, %B458.us ], [ 0, %B404.endif.us ]
  %11 = shl i64 %.611178180.us, 3
  %scevgep59 = getelementptr i8, ptr %scevgep, i64 %11
  %scevgep60 = getelementptr i8, ptr %scevgep59, i64 -8
  %.645.us = load double, ptr %scevgep60, align 8
  %.653.us = load double, ptr %lsr.iv, align 8
  %.654.us = fmul double %.645.us, %.653.us
  %.656.us = fadd double %e.2.1182.us, %.654.us
  %12 = shl i64 %.611178180.us, 3
  %scevgep24 = getelementptr i8, ptr %scevgep63, i64 %12
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -8
  %.661.us = load double, ptr %scevgep25, align 8
  %.670.us = fmul double %.653.us, %.661.us
  %.672.us = fadd double %e_low.2.1183.us, %.670.us
  %.618.us.1 = add nuw i64 %.611178180.us, 2
  %.645.us.1 = load double, ptr %scevgep59, align 8
  %sunkaddr30 = mul i64 %arg.size, 8
  %sunkaddr31 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr30
  %.653.us.1 = load double, ptr %sunkaddr31, align 8
  %.654.us.1 = fmul double %.645.us.1, %.653.us.1
  %.656.us.1 = fadd double %.656.us, %.654.us.1
  %.661.us.1 = load double, ptr %scevgep24, align 8
  %.670.us.1 = fmul double %.653.us.1, %.661.us.1
  %.672.us.1 = fadd double %.672.us, %.670.us.1
  %scevgep61 = getelementptr i8, ptr %lsr.iv, i64 %2
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.618.us.1
  br i1 %niter.ncmp.1, label %B456.B586_crit_edge.us.unr-lcssa, label %B458.us

B456.B586_crit_edge.us.unr-lcssa:
  %gep.us.epil = getelementptr double, ptr %invariant.gep.us, i64 %.649.us.epil
  %.653.us.epil = load double, ptr %gep.us.epil, align 8
  %.654.us.epil = fmul double %.645.us.epil, %.653.us.epil
  %.656.us.epil = fadd double %.656.us.1, %.654.us.epil
  %.670.us.epil = fmul double %.661.us.epil, %.653.us.epil
  %.672.us.epil = fadd double %.672.us.1, %.670.us.epil
  %.683.us = getelementptr double, ptr %arg.s.2, i64 %"$phi404.1.2.1.us"
  %.684.us = load double, ptr %.683.us, align 8
  %.685.us = tail call double @llvm.fabs.f64(double %.684.us)
  %.689.us = getelementptr double, ptr %arg.room.1, i64 %"$phi404.1.2.1.us"
  %.690.us = load double, ptr %.689.us, align 8
  %.693.us = tail call double @llvm.fabs.f64(double %.690.us)
  %.848.us = fcmp ogt double %.685.us, %.693.us
  %"$phi796.3.2.1.us" = select i1 %.848.us, double %.685.us, double %.693.us
  %.875.us = fmul double %.845, %"$phi796.3.2.1.us"
  %.881.us = fadd double %.772, %.875.us
  %.888.us = fdiv double %.656.us.epil, %.881.us
  %.923.us = fdiv double %.672.us.epil, %.881.us
  %.147.i = fmul double %.923.us, %.923.us
  %.147.i22 = fmul double %.888.us, %.888.us
  %.916.us = fadd double %total.2.0200.us, %.147.i22
  %.951.us = fadd double %total_low.2.0201.us, %.147.i
  %exitcond236.not = icmp eq i64 %.385.us, %.282
  br i1 %exitcond236.not, label %B854, label %B336.us

B336:
  %total_low.2.0201 = phi double [ %.951, %B404.endif ], [ 0.000000e+00, %B336.preheader ]
  %total.2.0200 = phi double [ %.916, %B404.endif ], [ 0.000000e+00, %B336.preheader ]
  %.378189198 = phi i64 [ %.385, %B404.endif ], [ 0, %B336.preheader ]
  %.385 = add nuw nsw i64 %.378189198, 1
  %.415 = icmp slt i64 %.378189198, %.143
  br i1 %.415, label %B404.endif, label %B354

B354:
  %sunkaddr32 = getelementptr i8, ptr %arg.s.1, i64 48
  %.492 = load i64, ptr %sunkaddr32, align 8
  %13 = add i64 %.378189198, %.492
  br label %B404.endif

B854:
  %total.2.0.lcssa = phi double [ %.916.us.us33, %B456.B586_crit_edge.us.unr-lcssa.us ], [ %.916, %B404.endif ], [ %.916.us.us, %B404.endif.us.us ], [ %.916.us, %B456.B586_crit_edge.us.unr-lcssa ]
  %total_low.2.0.lcssa = phi double [ %.951.us.us34, %B456.B586_crit_edge.us.unr-lcssa.us ], [ %.951, %B404.endif ], [ %.951.us.us, %B404.endif.us.us ], [ %.951.us, %B456.B586_crit_edge.us.unr-lcssa ]
  %.972 = fcmp oeq double %total.2.0.lcssa, 0.000000e+00
  br i1 %.972, label %common.ret, label %B870

common.ret:
  %storemerge = phi double [ %.1089, %B870 ], [ 0.000000e+00, %B0.endif ], [ 0.000000e+00, %B854 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B870:
  %.1057 = getelementptr i8, ptr %arg.s.0, i64 88
  %.1058 = load double, ptr %.1057, align 8
  %.1060 = fmul double %total.2.0.lcssa, %.1058
  %.1062 = fmul double %total_low.2.0.lcssa, 1.000000e-02
  %.1066 = fadd double %total.2.0.lcssa, %.1062
  %.1070 = uitofp nneg i64 %.282 to double
  %.1071 = fmul double %.1066, %.1070
  %.1081 = tail call double @llvm.sqrt.f64(double %.1071)
  %.1089 = fdiv double %.1060, %.1081
  br label %common.ret

B404.endif:
  %"$phi404.1.2.1" = phi i64 [ %13, %B354 ], [ %.378189198, %B336 ]
  %.683 = getelementptr double, ptr %arg.s.2, i64 %"$phi404.1.2.1"
  %.684 = load double, ptr %.683, align 8
  %.685 = tail call double @llvm.fabs.f64(double %.684)
  %.689 = getelementptr double, ptr %arg.room.1, i64 %"$phi404.1.2.1"
  %.690 = load double, ptr %.689, align 8
  %.693 = tail call double @llvm.fabs.f64(double %.690)
  %.848 = fcmp ogt double %.685, %.693
  %"$phi796.3.2.1" = select i1 %.848, double %.685, double %.693
  %.875 = fmul double %.845, %"$phi796.3.2.1"
  %.881 = fadd double %.772, %.875
  %.888 = fdiv double 0.000000e+00, %.881
  %.147.i46 = fmul double %.888, %.888
  %.916 = fadd double %total.2.0200, %.147.i46
  %.951 = fadd double %total_low.2.0201, %.147.i46
  %exitcond237.not = icmp eq i64 %.282, %.385
  br i1 %exitcond237.not, label %B854, label %B336
}

declare double @llvm.pow.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal i32 @part17(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0.endif:
  %arg.m.5.fr = freeze i64 %arg.m.5
  %.121 = getelementptr i8, ptr %arg.s.0, i64 88
  %.122 = load double, ptr %.121, align 8
  %.arg.code.17 = tail call i64 @llvm.smax.i64(i64 %arg.code.17, i64 0)
  %.371258 = icmp sgt i64 %arg.m.5.fr, 0
  %.458 = fmul double %.122, 2.000000e+00
  br i1 %.371258, label %B104.us.preheader, label %B0.endif.split

B104.us.preheader:
  %unroll_iter = and i64 %arg.m.5.fr, 9223372036854775806
  %0 = shl i64 %arg.code.15, 4
  %1 = icmp eq i64 %arg.m.5.fr, 1
  br i1 %1, label %B104.us.us.preheader, label %B104.us.preheader.split

B104.us.us.preheader:
  br label %B104.us.us

B104.us.us:
  %.220266.us.us = phi i64 [ %.227.us.us, %B152.endif.us.us ], [ 0, %B104.us.us.preheader ]
  %exitcond289.not.us = icmp eq i64 %.arg.code.17, %.220266.us.us
  br i1 %exitcond289.not.us, label %common.ret, label %B106.us.us

B106.us.us:
  %2 = shl i64 %.220266.us.us, 3
  %scevgep62 = getelementptr i8, ptr %arg.code.12, i64 %2
  %.259.us.us = load i64, ptr %scevgep62, align 8
  %.264.us.us = icmp slt i64 %.259.us.us, 0
  br i1 %.264.us.us, label %common.ret, label %B152.endif.us.us

B152.endif.us.us:
  %.227.us.us = add nuw i64 %.220266.us.us, 1
  %invariant.gep.us.us = getelementptr double, ptr %arg.room.0, i64 %.259.us.us
  %.420.us.epil.us = load double, ptr %invariant.gep.us.us, align 8
  %.421.us.epil.us = tail call double @llvm.fabs.f64(double %.420.us.epil.us)
  %.427.us.epil.us = fcmp oeq double %.420.us.epil.us, 0.000000e+00
  %fastest.3.2.us.epil.us = select i1 %.427.us.epil.us, double 0.000000e+00, double %.421.us.epil.us
  %3 = shl i64 %.220266.us.us, 3
  %scevgep43 = getelementptr i8, ptr %arg.s.3, i64 %3
  %.453.us.us = load double, ptr %scevgep43, align 8
  %.456.us.us = tail call double @llvm.fabs.f64(double %.453.us.us)
  %.460.us.us = fmul double %.458, %fastest.3.2.us.epil.us
  %.466.us.us = getelementptr double, ptr %arg.room.2, i64 %.259.us.us
  %.467.us.us = load double, ptr %.466.us.us, align 8
  %.471.us.us = getelementptr double, ptr %arg.room.1, i64 %.259.us.us
  %.472.us.us = load double, ptr %.471.us.us, align 8
  %.475.us.us = fsub double %.467.us.us, %.472.us.us
  %.476.us.us = tail call double @llvm.fabs.f64(double %.475.us.us)
  %.477.us.us = fadd double %.460.us.us, %.476.us.us
  %.478.us.us = fcmp ogt double %.456.us.us, %.477.us.us
  br i1 %.478.us.us, label %B104.us.us, label %common.ret

B104.us.preheader.split:
  %4 = and i64 %arg.m.5.fr, 1
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %B104.us.us5.preheader, label %B104.us.preheader33

B104.us.us5.preheader:
  br label %B104.us.us5

B104.us.preheader33:
  %.416.us.epil = mul nsw i64 %unroll_iter, %arg.code.15
  %6 = lshr i64 %arg.m.5.fr, 1
  %7 = trunc i64 %6 to i62
  %8 = zext i62 %7 to i64
  %9 = mul nsw i64 %8, -2
  br label %B104.us

B104.us.us5:
  %.220266.us.us6 = phi i64 [ %.227.us.us9, %B196.B282_crit_edge.us.unr-lcssa.us ], [ 0, %B104.us.us5.preheader ]
  %exitcond289.not.us7 = icmp eq i64 %.220266.us.us6, %.arg.code.17
  br i1 %exitcond289.not.us7, label %common.ret, label %B106.us.us8

B106.us.us8:
  %.227.us.us9 = add nuw i64 %.220266.us.us6, 1
  %.258.us.us10 = getelementptr i64, ptr %arg.code.12, i64 %.220266.us.us6
  %.259.us.us11 = load i64, ptr %.258.us.us10, align 8
  %.264.us.us12 = icmp slt i64 %.259.us.us11, 0
  br i1 %.264.us.us12, label %common.ret, label %B152.endif.us.us13

B152.endif.us.us13:
  %invariant.gep.us.us14 = getelementptr double, ptr %arg.room.0, i64 %.259.us.us11
  br label %B198.us.us

B198.us.us:
  %lsr.iv45 = phi i64 [ %lsr.iv.next46, %B198.us.us ], [ %arg.m.5.fr, %B152.endif.us.us13 ]
  %lsr.iv.us = phi ptr [ %scevgep.us, %B198.us.us ], [ %invariant.gep.us.us14, %B152.endif.us.us13 ]
  %fastest.2.1261.us.us = phi double [ %fastest.3.2.us.1.us, %B198.us.us ], [ 0.000000e+00, %B152.endif.us.us13 ]
  %.420.us.us = load double, ptr %lsr.iv.us, align 8
  %.421.us.us = tail call double @llvm.fabs.f64(double %.420.us.us)
  %.427.us.us = fcmp ole double %.421.us.us, %fastest.2.1261.us.us
  %fastest.3.2.us.us = select i1 %.427.us.us, double %fastest.2.1261.us.us, double %.421.us.us
  %sunkaddr46 = mul i64 %arg.code.15, 8
  %sunkaddr47 = getelementptr i8, ptr %lsr.iv.us, i64 %sunkaddr46
  %.420.us.1.us = load double, ptr %sunkaddr47, align 8
  %.421.us.1.us = tail call double @llvm.fabs.f64(double %.420.us.1.us)
  %.427.us.1.us = fcmp ole double %.421.us.1.us, %fastest.3.2.us.us
  %fastest.3.2.us.1.us = select i1 %.427.us.1.us, double %fastest.3.2.us.us, double %.421.us.1.us
  %scevgep.us = getelementptr i8, ptr %lsr.iv.us, i64 %0
  %lsr.iv.next46 = add i64 %lsr.iv45, -2
  %niter.ncmp.1.us = icmp eq i64 %lsr.iv.next46, 0
  br i1 %niter.ncmp.1.us, label %B196.B282_crit_edge.us.unr-lcssa.us, label %B198.us.us

B196.B282_crit_edge.us.unr-lcssa.us:
  %.452.us.us17 = getelementptr double, ptr %arg.s.3, i64 %.220266.us.us6
  %.453.us.us18 = load double, ptr %.452.us.us17, align 8
  %.456.us.us19 = tail call double @llvm.fabs.f64(double %.453.us.us18)
  %.460.us.us20 = fmul double %.458, %fastest.3.2.us.1.us
  %.466.us.us21 = getelementptr double, ptr %arg.room.2, i64 %.259.us.us11
  %.467.us.us22 = load double, ptr %.466.us.us21, align 8
  %.471.us.us23 = getelementptr double, ptr %arg.room.1, i64 %.259.us.us11
  %.472.us.us24 = load double, ptr %.471.us.us23, align 8
  %.475.us.us25 = fsub double %.467.us.us22, %.472.us.us24
  %.476.us.us26 = tail call double @llvm.fabs.f64(double %.475.us.us25)
  %.477.us.us27 = fadd double %.460.us.us20, %.476.us.us26
  %.478.us.us28 = fcmp ogt double %.456.us.us19, %.477.us.us27
  br i1 %.478.us.us28, label %B104.us.us5, label %common.ret

B104.us:
  %.220266.us = phi i64 [ %.227.us, %B196.B282_crit_edge.us.unr-lcssa ], [ 0, %B104.us.preheader33 ]
  %exitcond289.not = icmp eq i64 %.220266.us, %.arg.code.17
  br i1 %exitcond289.not, label %common.ret, label %B106.us

B106.us:
  %.227.us = add nuw i64 %.220266.us, 1
  %.258.us = getelementptr i64, ptr %arg.code.12, i64 %.220266.us
  %.259.us = load i64, ptr %.258.us, align 8
  %.264.us = icmp slt i64 %.259.us, 0
  br i1 %.264.us, label %common.ret, label %B152.endif.us

B152.endif.us:
  %invariant.gep.us = getelementptr double, ptr %arg.room.0, i64 %.259.us
  br label %B198.us

B198.us:
  %lsr.iv44 = phi i64 [ %lsr.iv.next, %B198.us ], [ %9, %B152.endif.us ]
  %lsr.iv = phi ptr [ %scevgep, %B198.us ], [ %invariant.gep.us, %B152.endif.us ]
  %fastest.2.1261.us = phi double [ %fastest.3.2.us.1, %B198.us ], [ 0.000000e+00, %B152.endif.us ]
  %.420.us = load double, ptr %lsr.iv, align 8
  %.421.us = tail call double @llvm.fabs.f64(double %.420.us)
  %.427.us = fcmp ole double %.421.us, %fastest.2.1261.us
  %fastest.3.2.us = select i1 %.427.us, double %fastest.2.1261.us, double %.421.us
  %sunkaddr48 = mul i64 %arg.code.15, 8
  %sunkaddr49 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr48
  %.420.us.1 = load double, ptr %sunkaddr49, align 8
  %.421.us.1 = tail call double @llvm.fabs.f64(double %.420.us.1)
  %.427.us.1 = fcmp ole double %.421.us.1, %fastest.3.2.us
  %fastest.3.2.us.1 = select i1 %.427.us.1, double %fastest.3.2.us, double %.421.us.1
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 %0
  %lsr.iv.next = add i64 %lsr.iv44, 2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.1, label %B196.B282_crit_edge.us.unr-lcssa, label %B198.us

B196.B282_crit_edge.us.unr-lcssa:
  %gep.us.epil = getelementptr double, ptr %invariant.gep.us, i64 %.416.us.epil
  %.420.us.epil = load double, ptr %gep.us.epil, align 8
  %.421.us.epil = tail call double @llvm.fabs.f64(double %.420.us.epil)
  %.427.us.epil = fcmp ole double %.421.us.epil, %fastest.3.2.us.1
  %fastest.3.2.us.epil = select i1 %.427.us.epil, double %fastest.3.2.us.1, double %.421.us.epil
  %.452.us = getelementptr double, ptr %arg.s.3, i64 %.220266.us
  %.453.us = load double, ptr %.452.us, align 8
  %.456.us = tail call double @llvm.fabs.f64(double %.453.us)
  %.460.us = fmul double %.458, %fastest.3.2.us.epil
  %.466.us = getelementptr double, ptr %arg.room.2, i64 %.259.us
  %.467.us = load double, ptr %.466.us, align 8
  %.471.us = getelementptr double, ptr %arg.room.1, i64 %.259.us
  %.472.us = load double, ptr %.471.us, align 8
  %.475.us = fsub double %.467.us, %.472.us
  %.476.us = tail call double @llvm.fabs.f64(double %.475.us)
  %.477.us = fadd double %.460.us, %.476.us
  %.478.us = fcmp ogt double %.456.us, %.477.us
  br i1 %.478.us, label %B104.us, label %common.ret

B0.endif.split:
  %.460 = fmul double %.458, 0.000000e+00
  br label %B104

B104:
  %.220266 = phi i64 [ %.227, %B152.endif ], [ 0, %B0.endif.split ]
  %exitcond.not = icmp eq i64 %.arg.code.17, %.220266
  br i1 %exitcond.not, label %common.ret, label %B106

B106:
  %10 = shl i64 %.220266, 3
  %scevgep18 = getelementptr i8, ptr %arg.code.12, i64 %10
  %.259 = load i64, ptr %scevgep18, align 8
  %.264 = icmp slt i64 %.259, 0
  br i1 %.264, label %common.ret, label %B152.endif

common.ret:
  %.sink = phi i8 [ 1, %B196.B282_crit_edge.us.unr-lcssa.us ], [ 1, %B152.endif.us.us ], [ 1, %B106.us ], [ 0, %B104.us.us ], [ 1, %B106.us.us ], [ 0, %B104.us.us5 ], [ 1, %B106.us.us8 ], [ 0, %B104.us ], [ 1, %B196.B282_crit_edge.us.unr-lcssa ], [ 1, %B106 ], [ 0, %B104 ], [ 1, %B152.endif ]
  store i8 %.sink, ptr %retptr, align 1
  ret i32 0

B152.endif:
  %.227 = add nuw i64 %.220266, 1
  %11 = shl i64 %.220266, 3
  %scevgep45 = getelementptr i8, ptr %arg.s.3, i64 %11
  %.453 = load double, ptr %scevgep45, align 8
  %.456 = tail call double @llvm.fabs.f64(double %.453)
  %.466 = getelementptr double, ptr %arg.room.2, i64 %.259
  %.467 = load double, ptr %.466, align 8
  %.471 = getelementptr double, ptr %arg.room.1, i64 %.259
  %.472 = load double, ptr %.471, align 8
  %.475 = fsub double %.467, %.472
  %.476 = tail call double @llvm.fabs.f64(double %.475)
  %.477 = fadd double %.460, %.476
  %.478 = fcmp ogt double %.456, %.477
  br i1 %.478, label %B104, label %common.ret
}

define internal i32 @part18(ptr %retptr, ptr %excinfo, ptr %arg.g, i64 %arg.events) {
common.ret:
  %.12 = load double, ptr %arg.g, align 8
  %.19 = tail call double @llvm.fabs.f64(double %.12)
  %.151.1 = getelementptr double, ptr %arg.g, i64 %arg.events
  %.152.1 = load double, ptr %.151.1, align 8
  %.12.i = fcmp olt double %.152.1, %.12
  %.13.i = select i1 %.12.i, double %.152.1, double %.12
  %.12.i1 = fcmp ogt double %.152.1, %.12
  %.13.i2 = select i1 %.12.i1, double %.152.1, double %.12
  %.215.1 = tail call double @llvm.fabs.f64(double %.152.1)
  %.12.i3 = fcmp olt double %.215.1, %.19
  %.13.i4 = select i1 %.12.i3, double %.215.1, double %.19
  %.151.2.idx = shl i64 %arg.events, 4
  %.151.2 = getelementptr i8, ptr %arg.g, i64 %.151.2.idx
  %.152.2 = load double, ptr %.151.2, align 8
  %.12.i5 = fcmp olt double %.152.2, %.13.i
  %.13.i6 = select i1 %.12.i5, double %.152.2, double %.13.i
  %.12.i7 = fcmp ogt double %.152.2, %.13.i2
  %.13.i8 = select i1 %.12.i7, double %.152.2, double %.13.i2
  %.215.2 = tail call double @llvm.fabs.f64(double %.152.2)
  %.12.i9 = fcmp olt double %.215.2, %.13.i4
  %.13.i10 = select i1 %.12.i9, double %.215.2, double %.13.i4
  %.151.3.idx = mul i64 %arg.events, 24
  %.151.3 = getelementptr i8, ptr %arg.g, i64 %.151.3.idx
  %.152.3 = load double, ptr %.151.3, align 8
  %.12.i11 = fcmp olt double %.152.3, %.13.i6
  %.13.i12 = select i1 %.12.i11, double %.152.3, double %.13.i6
  %.12.i13 = fcmp ogt double %.152.3, %.13.i8
  %.13.i14 = select i1 %.12.i13, double %.152.3, double %.13.i8
  %.215.3 = tail call double @llvm.fabs.f64(double %.152.3)
  %.12.i15 = fcmp olt double %.215.3, %.13.i10
  %.13.i16 = select i1 %.12.i15, double %.215.3, double %.13.i10
  %.151.4.idx = shl i64 %arg.events, 5
  %.151.4 = getelementptr i8, ptr %arg.g, i64 %.151.4.idx
  %.152.4 = load double, ptr %.151.4, align 8
  %.12.i17 = fcmp olt double %.152.4, %.13.i12
  %.13.i18 = select i1 %.12.i17, double %.152.4, double %.13.i12
  %.12.i19 = fcmp ogt double %.152.4, %.13.i14
  %.13.i20 = select i1 %.12.i19, double %.152.4, double %.13.i14
  %.215.4 = tail call double @llvm.fabs.f64(double %.152.4)
  %.12.i21 = fcmp olt double %.215.4, %.13.i16
  %.13.i22 = select i1 %.12.i21, double %.215.4, double %.13.i16
  %.151.5.idx = mul i64 %arg.events, 40
  %.151.5 = getelementptr i8, ptr %arg.g, i64 %.151.5.idx
  %.152.5 = load double, ptr %.151.5, align 8
  %.12.i23 = fcmp olt double %.152.5, %.13.i18
  %.13.i24 = select i1 %.12.i23, double %.152.5, double %.13.i18
  %.12.i25 = fcmp ogt double %.152.5, %.13.i20
  %.13.i26 = select i1 %.12.i25, double %.152.5, double %.13.i20
  %.215.5 = tail call double @llvm.fabs.f64(double %.152.5)
  %.12.i27 = fcmp olt double %.215.5, %.13.i22
  %.13.i28 = select i1 %.12.i27, double %.215.5, double %.13.i22
  %.151.6.idx = mul i64 %arg.events, 48
  %.151.6 = getelementptr i8, ptr %arg.g, i64 %.151.6.idx
  %.152.6 = load double, ptr %.151.6, align 8
  %.12.i29 = fcmp olt double %.152.6, %.13.i24
  %.13.i30 = select i1 %.12.i29, double %.152.6, double %.13.i24
  %.12.i31 = fcmp ogt double %.152.6, %.13.i26
  %.13.i32 = select i1 %.12.i31, double %.152.6, double %.13.i26
  %.215.6 = tail call double @llvm.fabs.f64(double %.152.6)
  %.12.i33 = fcmp olt double %.215.6, %.13.i28
  %.13.i34 = select i1 %.12.i33, double %.215.6, double %.13.i28
  %.151.7.idx = mul i64 %arg.events, 56
  %.151.7 = getelementptr i8, ptr %arg.g, i64 %.151.7.idx
  %.152.7 = load double, ptr %.151.7, align 8
  %.12.i35 = fcmp olt double %.152.7, %.13.i30
  %.13.i36 = select i1 %.12.i35, double %.152.7, double %.13.i30
  %.12.i37 = fcmp ogt double %.152.7, %.13.i32
  %.13.i38 = select i1 %.12.i37, double %.152.7, double %.13.i32
  %.215.7 = tail call double @llvm.fabs.f64(double %.152.7)
  %.12.i39 = fcmp olt double %.215.7, %.13.i34
  %.13.i40 = select i1 %.12.i39, double %.215.7, double %.13.i34
  %.151.8.idx = shl i64 %arg.events, 6
  %.151.8 = getelementptr i8, ptr %arg.g, i64 %.151.8.idx
  %.152.8 = load double, ptr %.151.8, align 8
  %.12.i41 = fcmp olt double %.152.8, %.13.i36
  %.13.i42 = select i1 %.12.i41, double %.152.8, double %.13.i36
  %.12.i43 = fcmp ogt double %.152.8, %.13.i38
  %.13.i44 = select i1 %.12.i43, double %.152.8, double %.13.i38
  %.215.8 = tail call double @llvm.fabs.f64(double %.152.8)
  %.12.i45 = fcmp olt double %.215.8, %.13.i40
  %.13.i46 = select i1 %.12.i45, double %.215.8, double %.13.i40
  %.671.us = fmul double %.12, 0x3FE41BFEE2424770
  %.673.us = fadd double %.671.us, 0.000000e+00
  %.671.us.1 = fmul double %.152.2, 0x3FDC3EF1535754B4
  %.673.us.1 = fadd double %.673.us, %.671.us.1
  %.671.us.2 = fmul double %.152.4, 0x3FBA827999FCEF33
  %0 = fsub double %.673.us.1, %.671.us.2
  %.671.us.3 = fmul double %.152.6, 0x3FAE087565455A72
  %.673.us.3 = fadd double %0, %.671.us.3
  %.671.us.4 = fmul double %.152.8, 0x3F9975F5E0553154
  %1 = fsub double %.673.us.3, %.671.us.4
  %.692.us = fsub double %1, %.152.1
  %.695.us = tail call double @llvm.fabs.f64(double %.692.us)
  %.12.i47 = fcmp ogt double %.695.us, 0.000000e+00
  %.13.i48 = select i1 %.12.i47, double %.695.us, double 0.000000e+00
  %.671.us.1223 = fmul double %.12, 0x3FC7F218E25A7462
  %2 = fsub double 0.000000e+00, %.671.us.1223
  %.671.us.1.1 = fmul double %.152.2, 0x3FE6C835E79946A6
  %.673.us.1.1 = fadd double %2, %.671.us.1.1
  %.671.us.2.1 = fmul double %.152.4, 0x3FE3504F333F9DE6
  %.673.us.2.1 = fadd double %.673.us.1.1, %.671.us.2.1
  %.671.us.3.1 = fmul double %.152.6, 0x3FCB20D79E651A8A
  %3 = fsub double %.673.us.2.1, %.671.us.3.1
  %.671.us.4.1 = fmul double %.152.8, 0x3FB561B82AB7F98D
  %.673.us.4.1 = fadd double %3, %.671.us.4.1
  %.692.us.1 = fsub double %.673.us.4.1, %.152.3
  %.695.us.1 = tail call double @llvm.fabs.f64(double %.692.us.1)
  %.12.i49 = fcmp ogt double %.695.us.1, %.13.i48
  %.13.i50 = select i1 %.12.i49, double %.695.us.1, double %.13.i48
  %.671.us.2227 = fmul double %.12, 0x3FB561B82AB7F993
  %.673.us.2228 = fadd double %.671.us.2227, 0.000000e+00
  %.671.us.1.2 = fmul double %.152.2, 0x3FCB20D79E651A91
  %4 = fsub double %.673.us.2228, %.671.us.1.2
  %.671.us.2.2 = fmul double %.152.4, 0x3FE3504F333F9DE9
  %.673.us.2.2 = fadd double %4, %.671.us.2.2
  %.671.us.3.2 = fmul double %.152.6, 0x3FE6C835E79946A2
  %.673.us.3.2 = fadd double %.673.us.2.2, %.671.us.3.2
  %.671.us.4.2 = fmul double %.152.8, 0x3FC7F218E25A745E
  %5 = fsub double %.673.us.3.2, %.671.us.4.2
  %.692.us.2 = fsub double %5, %.152.5
  %.695.us.2 = tail call double @llvm.fabs.f64(double %.692.us.2)
  %.12.i51 = fcmp ogt double %.695.us.2, %.13.i50
  %.13.i52 = select i1 %.12.i51, double %.695.us.2, double %.13.i50
  %.671.us.3231 = fmul double %.12, 0x3F9975F5E055315F
  %6 = fsub double 0.000000e+00, %.671.us.3231
  %.671.us.1.3 = fmul double %.152.2, 0x3FAE087565455A7E
  %.673.us.1.3 = fadd double %6, %.671.us.1.3
  %.671.us.2.3 = fmul double %.152.4, 0x3FBA827999FCEF37
  %7 = fsub double %.673.us.1.3, %.671.us.2.3
  %.671.us.3.3 = fmul double %.152.6, 0x3FDC3EF1535754B4
  %.673.us.3.3 = fadd double %7, %.671.us.3.3
  %.671.us.4.3 = fmul double %.152.8, 0x3FE41BFEE2424772
  %.673.us.4.3 = fadd double %.673.us.3.3, %.671.us.4.3
  %.692.us.3 = fsub double %.673.us.4.3, %.152.7
  %.695.us.3 = tail call double @llvm.fabs.f64(double %.692.us.3)
  %.12.i53 = fcmp ogt double %.695.us.3, %.13.i52
  %.13.i54 = select i1 %.12.i53, double %.695.us.3, double %.13.i52
  %.738 = fmul double %.13.i44, %.13.i42
  %.739 = fcmp ogt double %.738, 0.000000e+00
  %.749 = fsub double %.13.i44, %.13.i42
  %.755 = fadd double %.749, %.13.i54
  %.759 = fcmp ogt double %.13.i46, %.755
  %"$phi598.2.2.0" = select i1 %.739, i1 %.759, i1 false
  %.778 = zext i1 %"$phi598.2.2.0" to i8
  store i8 %.778, ptr %retptr, align 1
  ret i32 0
}

define i64 @loop(ptr %table) {
  %value = alloca i64
  %error = alloca ptr
  %address = ptrtoint ptr %table to i64
  %code = call i32 @part0(ptr %value, ptr %error, i64 %address)
  %found = load i64, ptr %value
  ret i64 %found
}
