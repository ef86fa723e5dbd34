; loop explicit of simulate/integrators/march.py, made by python tools/loops.py
; sources 9cec568600417fb2836131ff0407377b6b6a970e9c06ca566ab629cf8a5307f7
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
  %.54.i = alloca double, align 8
  %excinfo.1.i11 = alloca ptr, align 8
  %.244 = alloca i64, align 8
  store i64 0, ptr %.244, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.340 = alloca double, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.528 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.708 = alloca i8, align 1
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.905 = alloca ptr, align 8
  %excinfo.8 = alloca ptr, align 8
  store ptr null, ptr %excinfo.8, align 8
  %.117 = load double, ptr %arg.s.0, align 8
  %.181 = getelementptr i8, ptr %arg.s.0, i64 88
  %.182 = load double, ptr %.181, align 8
  switch i64 %arg.task, label %B780 [
    i64 0, label %B128
    i64 1, label %B196
    i64 4, label %B286
    i64 3, label %B372
    i64 5, label %B454
    i64 6, label %B526
    i64 8, label %B602
    i64 9, label %B668
    i64 7, label %B740
  ]

B128:
  %.248 = call i32 @part2(ptr %.244, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond22 = icmp eq i32 %.248, 0
  br i1 %cond22, label %B128.endif, label %B128.if.if

B196:
  store double 0.000000e+00, ptr %.340, align 8
  %.344 = call i32 @part3(ptr %.340, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.room.2)
  %cond23 = icmp eq i32 %.344, 0
  br i1 %cond23, label %B196.endif, label %B196.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B196.endif ], [ 0, %B568 ], [ 0, %B128.endif ], [ %.248, %B128.if.if ], [ %.344, %B196.if.if ], [ 0, %B286.endif ], [ %.58.i, %B780.if.if ], [ 0, %B372.endif ], [ %.532, %B372.if.if ], [ 0, %part4.exit.thread ], [ %.319.i, %part4.exit ], [ %.712, %B526.endif.if.if ], [ 0, %part5.exit.thread ], [ %.130.i, %part5.exit ], [ 0, %B668.endif ], [ %.909, %B668.if.if ], [ 0, %B740.endif ], [ %.319.i.i, %part6.exit ], [ 0, %B780.endif ]
  ret i32 %common.ret.op

B286:
  %.434 = fadd double %.117, %.182
  %.58.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i.i = load double, ptr %.58.i.i, align 8
  %.61.i.i = fsub double %.434, %.59.i.i
  %.153120.not.i.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i.i, label %B136.endif.i.i, label %B112.preheader.i.i

B112.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i.i, label %B112.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.14, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.434, i64 0
  %broadcast.splat.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i

vector.body.i.i:
  %index.i.i = phi i64 [ 0, %vector.ph.i.i ], [ %index.next.i.i, %vector.body.i.i ]
  %sunkaddr21 = mul i64 %index.i.i, 8
  %sunkaddr22 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr21
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr22, align 8
  %sunkaddr23 = mul i64 %index.i.i, 8
  %sunkaddr24 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr23
  %sunkaddr25 = getelementptr i8, ptr %sunkaddr24, i64 16
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr25, align 8
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
  store double %.434, ptr %scevgep53.i.i, align 8
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
  %3 = shl i64 %arg.code.16, 5
  %mul.result.i.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.13, i64 %mul.result.i.i
  %5 = icmp ult ptr %4, %arg.code.13
  %scevgep.i.i = getelementptr i8, ptr %arg.code.13, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.16, 576460752303423488
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
  %const20 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.61.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const20
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr26 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr
  %18 = load double, ptr %sunkaddr26, align 8
  %sunkaddr27 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr28 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr27
  %sunkaddr29 = getelementptr i8, ptr %sunkaddr28, i64 32
  %19 = load double, ptr %sunkaddr29, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr30 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr31 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr30
  %sunkaddr32 = getelementptr i8, ptr %sunkaddr31, i64 8
  %22 = load double, ptr %sunkaddr32, align 8
  %sunkaddr33 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr34 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr33
  %sunkaddr35 = getelementptr i8, ptr %sunkaddr34, i64 40
  %23 = load double, ptr %sunkaddr35, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr36 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr37 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr36
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr37, i64 16
  %26 = load double, ptr %sunkaddr38, align 8
  %sunkaddr39 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr40 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr39
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr40, i64 48
  %27 = load double, ptr %sunkaddr41, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr42 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr43 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 24
  %30 = load double, ptr %sunkaddr44, align 8
  %sunkaddr45 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr46 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr45
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr46, i64 56
  %31 = load double, ptr %sunkaddr47, align 8
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
  %n.vec18.i.i = and i64 %arg.code.16, 1152921504606846974
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
  store i64 0, ptr %.528, align 8
  %.532 = call i32 @part7(ptr %.528, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.117, double %.182, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond24 = icmp eq i32 %.532, 0
  br i1 %cond24, label %B372.endif, label %B372.if.if

B454:
  store ptr null, ptr %excinfo.1.i11, align 8
  %.105.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.106.i = load i64, ptr %.105.i, align 8
  %.245.i = fadd double %.117, %.182
  %.249.i = getelementptr double, ptr %arg.s.4, i64 %.106.i
  store double %.245.i, ptr %.249.i, align 8
  %.306.i = getelementptr i8, ptr %arg.s.1, i64 48
  %.307.i = load i64, ptr %.306.i, align 8
  %.308.not.i = icmp eq i64 %.307.i, 0
  br i1 %.308.not.i, label %part4.exit.thread, label %B220.i

B220.i:
  %.319.i = call i32 @part8(ptr %.54.i, ptr %excinfo.1.i11, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond.i = icmp eq i32 %.319.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part4.exit

part4.exit.thread:
  %.376.i = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.376.i, i1 false)
  %.386.i = mul nsw i64 %.106.i, %arg.code.15
  %.389.i = getelementptr double, ptr %arg.s.5, i64 %.386.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.389.i, ptr %arg.room.2, i64 %.376.i, i1 false)
  %sunkaddr48 = getelementptr i8, ptr %arg.s.1, i64 8
  %.453.i = load i64, ptr %sunkaddr48, align 8
  %.454.i = add nsw i64 %.453.i, 1
  store i64 %.454.i, ptr %sunkaddr48, align 8
  %.514.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.515.i = load i64, ptr %.514.i, align 8
  %.516.i = add nsw i64 %.515.i, 1
  store i64 %.516.i, ptr %.514.i, align 8
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B220.endif.i:
  %.349.i = mul i64 %arg.code.15, %arg.m.3
  %.352.i = mul i64 %.106.i, %.349.i
  %.353.i = getelementptr double, ptr %arg.s.6, i64 %.352.i
  %.362.i = shl i64 %.349.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.353.i, ptr %arg.room.3, i64 %.362.i, i1 false)
  br label %part4.exit.thread

part4.exit:
  %.320.i = load ptr, ptr %excinfo.1.i11, align 8
  %.631 = icmp sgt i32 %.319.i, 0
  %.632 = select i1 %.631, ptr %.320.i, ptr undef
  store ptr %.632, ptr %excinfo, align 8
  br label %common.ret

B526:
  store i8 0, ptr %.708, align 1
  %.712 = call i32 @part9(ptr %.708, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond26 = icmp eq i32 %.712, 0
  br i1 %cond26, label %B568, label %B526.endif.if.if

B568:
  %.722 = load i8, ptr %.708, align 1
  %.725 = icmp eq i8 %.722, 0
  %. = zext i1 %.725 to i64
  store i64 %., ptr %retptr, align 8
  br label %common.ret

B602:
  store ptr null, ptr %excinfo.1.i11, align 8
  %.57.i = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.57.i, i1 false)
  %.123.i = load double, ptr %arg.s.0, align 8
  store i64 0, ptr %.54.i, align 8
  %.130.i = call i32 @part10(ptr %.54.i, ptr %excinfo.1.i11, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.123.i, ptr %arg.room.0)
  %.140.i = load i64, ptr %.54.i, align 8
  %cond.i2 = icmp eq i32 %.130.i, 0
  br i1 %cond.i2, label %B0.endif.i3, label %part5.exit

B310.i:
  %sunkaddr49 = getelementptr i8, ptr %arg.s.0, i64 72
  store double %.246.i, ptr %sunkaddr49, align 8
  br label %B372.i

B372.i:
  %sunkaddr50 = getelementptr i8, ptr %arg.s.0, i64 88
  store double 0.000000e+00, ptr %sunkaddr50, align 8
  switch i64 %.140.i, label %B744.i [
    i64 0, label %B434.i
    i64 1, label %part5.exit.thread
  ]

B434.i:
  %.547.i = load double, ptr %arg.code.9, align 8
  %.610.i = getelementptr i8, ptr %arg.s.0, i64 80
  %.611.i = load double, ptr %.610.i, align 8
  %.612.i = fcmp ogt double %.547.i, %.611.i
  br i1 %.612.i, label %B500.i, label %B552.i

B500.i:
  %sunkaddr51 = getelementptr i8, ptr %arg.s.0, i64 80
  store double %.547.i, ptr %sunkaddr51, align 8
  br label %B552.i

B552.i:
  %.748.i = getelementptr i8, ptr %arg.s.1, i64 80
  %.749.i = load i64, ptr %.748.i, align 8
  %.781.i = load double, ptr %arg.code.1, align 8
  %.784.i = fcmp oeq double %.781.i, 2.000000e+00
  %.786.i = zext i1 %.784.i to i64
  %.787.i = add nsw i64 %.749.i, %.786.i
  store i64 %.787.i, ptr %.748.i, align 8
  br label %part5.exit.thread

B744.i:
  br label %part5.exit.thread

B0.endif.i3:
  %.210.i = getelementptr i8, ptr %arg.s.1, i64 32
  %.211.i = load i64, ptr %.210.i, align 8
  %.212.i = add nsw i64 %.211.i, 1
  store i64 %.212.i, ptr %.210.i, align 8
  %.245.i4 = getelementptr i8, ptr %arg.code.1, i64 48
  %.246.i = load double, ptr %.245.i4, align 8
  %.309.i = getelementptr i8, ptr %arg.s.0, i64 72
  %.310.i = load double, ptr %.309.i, align 8
  %.311.i = fcmp olt double %.246.i, %.310.i
  br i1 %.311.i, label %B310.i, label %B372.i

part5.exit.thread:
  %.818.0.ph = phi i64 [ 11, %B372.i ], [ %.140.i, %B744.i ], [ 4, %B552.i ]
  store i64 %.818.0.ph, ptr %retptr, align 8
  br label %common.ret

part5.exit:
  %.131.i = load ptr, ptr %excinfo.1.i11, align 8
  %.830 = icmp sgt i32 %.130.i, 0
  %.831 = select i1 %.830, ptr %.131.i, ptr undef
  store ptr %.831, ptr %excinfo, align 8
  br label %common.ret

B668:
  %.909 = call i32 @part8(ptr %.905, ptr %excinfo.8, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond28 = icmp eq i32 %.909, 0
  br i1 %cond28, label %B668.endif, label %B668.if.if

B740:
  %.106.i5 = getelementptr i8, ptr %arg.s.0, i64 96
  %.107.i = load double, ptr %.106.i5, align 8
  store ptr null, ptr %excinfo.1.i11, align 8
  %.105.i.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.106.i.i = load i64, ptr %.105.i.i, align 8
  %.245.i.i = fadd double %.117, %.182
  %.249.i.i = getelementptr double, ptr %arg.s.4, i64 %.106.i.i
  store double %.245.i.i, ptr %.249.i.i, align 8
  %.306.i.i = getelementptr i8, ptr %arg.s.1, i64 48
  %.307.i.i = load i64, ptr %.306.i.i, align 8
  %.308.not.i.i = icmp eq i64 %.307.i.i, 0
  br i1 %.308.not.i.i, label %part4.exit.thread.i, label %B220.i.i

B220.i.i:
  %.319.i.i = call i32 @part8(ptr %.54.i, ptr %excinfo.1.i11, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond.i.i = icmp eq i32 %.319.i.i, 0
  br i1 %cond.i.i, label %B220.endif.i.i, label %part6.exit

part4.exit.thread.i:
  %.376.i.i = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.376.i.i, i1 false)
  %.386.i.i = mul nsw i64 %.106.i.i, %arg.code.15
  %.389.i.i = getelementptr double, ptr %arg.s.5, i64 %.386.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.389.i.i, ptr %arg.room.2, i64 %.376.i.i, i1 false)
  %sunkaddr52 = getelementptr i8, ptr %arg.s.1, i64 8
  %.453.i.i = load i64, ptr %sunkaddr52, align 8
  %.454.i.i = add nsw i64 %.453.i.i, 1
  store i64 %.454.i.i, ptr %sunkaddr52, align 8
  %.514.i.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.515.i.i = load i64, ptr %.514.i.i, align 8
  %.516.i.i = add nsw i64 %.515.i.i, 1
  store i64 %.516.i.i, ptr %.514.i.i, align 8
  %43 = getelementptr double, ptr %arg.s.4, i64 %.454.i.i
  %.203.i = getelementptr i8, ptr %43, i64 -8
  store double %.107.i, ptr %.203.i, align 8
  store double %.107.i, ptr %arg.s.0, align 8
  %.332.i = getelementptr i8, ptr %arg.s.0, i64 40
  %.333.i = load double, ptr %.332.i, align 8
  %.334.i = fcmp une double %.333.i, 0.000000e+00
  br i1 %.334.i, label %B246.i, label %B740.endif

B220.endif.i.i:
  %.349.i.i9 = mul i64 %arg.code.15, %arg.m.3
  %.352.i.i = mul i64 %.106.i.i, %.349.i.i9
  %.353.i.i = getelementptr double, ptr %arg.s.6, i64 %.352.i.i
  %.362.i.i = shl i64 %.349.i.i9, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.353.i.i, ptr %arg.room.3, i64 %.362.i.i, i1 false)
  br label %part4.exit.thread.i

B246.i:
  %.398.i = getelementptr i8, ptr %arg.s.0, i64 32
  %.399.i = load double, ptr %.398.i, align 8
  %.455.i = load i64, ptr %arg.s.1, align 8
  %.456.i = add nsw i64 %.455.i, 1
  %.523.i = sitofp i64 %.456.i to double
  %.524.i = fmul double %.333.i, %.523.i
  %.525.i = fadd double %.399.i, %.524.i
  %.527.i = fcmp ult double %.107.i, %.525.i
  br i1 %.527.i, label %B740.endif, label %B372.i10

B372.i10:
  store i64 %.456.i, ptr %arg.s.1, align 8
  br label %B740.endif

part6.exit:
  %.320.i.i = load ptr, ptr %excinfo.1.i11, align 8
  %.1006 = icmp sgt i32 %.319.i.i, 0
  %.1007 = select i1 %.1006, ptr %.320.i.i, ptr undef
  store ptr %.1007, ptr %excinfo, align 8
  br label %common.ret

B780:
  %.1038 = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.1038, i1 false)
  %.1043 = fadd double %.117, %.182
  %.1109 = getelementptr i8, ptr %arg.s.1, i64 72
  %.1110 = load i64, ptr %.1109, align 8
  %.1113 = mul nsw i64 %.1110, %arg.code.15
  %.1114 = getelementptr double, ptr %arg.room.0, i64 %.1113
  %.58.i = call i32 @part11(ptr %.54.i, ptr %excinfo.1.i11, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 0, double %.1043, ptr %.1114)
  %cond = icmp eq i32 %.58.i, 0
  br i1 %cond, label %B780.endif, label %B780.if.if

B128.endif:
  %.258 = load i64, ptr %.244, align 8
  store i64 %.258, ptr %retptr, align 8
  br label %common.ret

B128.if.if:
  %.256 = icmp sgt i32 %.248, 0
  %.249 = load ptr, ptr %excinfo.1, align 8
  %.257 = select i1 %.256, ptr %.249, ptr undef
  store ptr %.257, ptr %excinfo, align 8
  br label %common.ret

B196.endif:
  %.354 = load double, ptr %.340, align 8
  %.367 = fcmp ult double %.354, 0.000000e+00
  %"$phi252.0.2.0" = zext i1 %.367 to i64
  store i64 %"$phi252.0.2.0", ptr %retptr, align 8
  br label %common.ret

B196.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B286.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B372.endif:
  %.542 = load i64, ptr %.528, align 8
  store i64 %.542, ptr %retptr, align 8
  br label %common.ret

B372.if.if:
  %.540 = icmp sgt i32 %.532, 0
  %.533 = load ptr, ptr %excinfo.4, align 8
  %.541 = select i1 %.540, ptr %.533, ptr undef
  store ptr %.541, ptr %excinfo, align 8
  br label %common.ret

B526.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B668.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B668.if.if:
  %.917 = icmp sgt i32 %.909, 0
  %.910 = load ptr, ptr %excinfo.8, align 8
  %.918 = select i1 %.917, ptr %.910, ptr undef
  store ptr %.918, ptr %excinfo, align 8
  br label %common.ret

B740.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B780.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B780.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part2(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.315.i.i = alloca ptr, align 8
  %excinfo.1.i.i = alloca ptr, align 8
  %.1168 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.1196 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.1521 = alloca i64, align 8
  store i64 0, ptr %.1521, align 8
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.261 = getelementptr i8, ptr %arg.s.0, i64 8
  %.198460 = load double, ptr %arg.s.0, align 8
  %.262461 = load double, ptr %.261, align 8
  %.263462 = fcmp olt double %.198460, %.262461
  br i1 %.263462, label %B134.preheader.lr.ph, label %B1056

B134.preheader.lr.ph:
  %.1281 = add nsw i64 %arg.m.5, -1
  %.57.i = shl i64 %arg.code.15, 3
  %.349.i.i = mul i64 %arg.code.15, %arg.m.3
  %.362.i.i = shl i64 %.349.i.i, 3
  %sunkaddr190 = getelementptr i8, ptr %arg.s.1, i64 8
  %.32318 = load i64, ptr %sunkaddr190, align 8
  %.32619 = icmp eq i64 %.32318, %arg.s.7
  br i1 %.32619, label %B188, label %B212.preheader

B212.preheader:
  br label %B212

B56.loopexit:
  %.198 = load double, ptr %arg.s.0, align 8
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 8
  %.262 = load double, ptr %sunkaddr, align 8
  %.263 = fcmp olt double %.198, %.262
  br i1 %.263, label %B134.backedge, label %B1056

B134.backedge:
  %came.3.1.be = phi i1 [ true, %B942.endif ], [ false, %B56.loopexit ]
  %sunkaddr134 = getelementptr i8, ptr %arg.s.1, i64 8
  %.323 = load i64, ptr %sunkaddr134, align 8
  %.326 = icmp eq i64 %.323, %arg.s.7
  br i1 %.326, label %B188, label %B212

common.ret:
  %common.ret.op = phi i32 [ 0, %B188 ], [ 0, %B326 ], [ 0, %B448 ], [ 0, %B528 ], [ 0, %B836 ], [ 0, %B938 ], [ 0, %B1056 ], [ %.130.i, %part5.exit ], [ %.1525, %B840.if ], [ %.319.i.i, %part6.exit ], [ %.1172, %B552.if ], [ 1, %B552.endif.if ]
  ret i32 %common.ret.op

B188:
  store i64 7, ptr %retptr, align 8
  br label %common.ret

B212:
  %came.3.120 = phi i1 [ %came.3.1.be, %B134.backedge ], [ true, %B212.preheader ]
  %sunkaddr135 = getelementptr i8, ptr %arg.s.1, i64 16
  %.464 = load i64, ptr %sunkaddr135, align 8
  %sunkaddr139 = getelementptr i8, ptr %arg.s.1, i64 24
  %.520 = load i64, ptr %sunkaddr139, align 8
  %.521 = add nsw i64 %.520, %.464
  %sunkaddr142 = getelementptr i8, ptr %arg.s.1, i64 56
  %.577 = load i64, ptr %sunkaddr142, align 8
  %.578.not = icmp slt i64 %.521, %.577
  br i1 %.578.not, label %B350, label %B326

B326:
  store i64 14, ptr %retptr, align 8
  br label %common.ret

B350:
  br i1 %came.3.120, label %B382, label %B452

B382:
  store ptr null, ptr %excinfo.1.i.i, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.57.i, i1 false)
  %.123.i = load double, ptr %arg.s.0, align 8
  store i64 0, ptr %.315.i.i, align 8
  %.130.i = call i32 @part10(ptr %.315.i.i, ptr %excinfo.1.i.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.123.i, ptr %arg.room.0)
  %.140.i = load i64, ptr %.315.i.i, align 8
  %cond.i = icmp eq i32 %.130.i, 0
  br i1 %cond.i, label %B0.endif.i, label %part5.exit

B310.i:
  %sunkaddr149 = getelementptr i8, ptr %arg.s.0, i64 72
  store double %.246.i, ptr %sunkaddr149, align 8
  br label %B372.i

B372.i:
  %sunkaddr150 = getelementptr i8, ptr %arg.s.0, i64 88
  store double 0.000000e+00, ptr %sunkaddr150, align 8
  switch i64 %.140.i, label %B382.endif [
    i64 0, label %B434.i
    i64 1, label %B382.endif.thread53
  ]

B382.endif.thread53:
  br label %B448

B434.i:
  %.547.i = load double, ptr %arg.code.9, align 8
  %sunkaddr152 = getelementptr i8, ptr %arg.s.0, i64 80
  %.611.i = load double, ptr %sunkaddr152, align 8
  %.612.i = fcmp ogt double %.547.i, %.611.i
  br i1 %.612.i, label %B500.i, label %B382.endif.thread50

B500.i:
  %sunkaddr153 = getelementptr i8, ptr %arg.s.0, i64 80
  store double %.547.i, ptr %sunkaddr153, align 8
  br label %B382.endif.thread50

B382.endif.thread50:
  %sunkaddr154 = getelementptr i8, ptr %arg.s.1, i64 80
  %.749.i = load i64, ptr %sunkaddr154, align 8
  %.781.i = load double, ptr %arg.code.1, align 8
  %.784.i = fcmp oeq double %.781.i, 2.000000e+00
  %.786.i = zext i1 %.784.i to i64
  %.787.i = add nsw i64 %.749.i, %.786.i
  store i64 %.787.i, ptr %sunkaddr154, align 8
  br label %B452

B0.endif.i:
  %sunkaddr157 = getelementptr i8, ptr %arg.s.1, i64 32
  %.211.i = load i64, ptr %sunkaddr157, align 8
  %.212.i = add nsw i64 %.211.i, 1
  store i64 %.212.i, ptr %sunkaddr157, align 8
  %sunkaddr158 = getelementptr i8, ptr %arg.code.1, i64 48
  %.246.i = load double, ptr %sunkaddr158, align 8
  %sunkaddr159 = getelementptr i8, ptr %arg.s.0, i64 72
  %.310.i = load double, ptr %sunkaddr159, align 8
  %.311.i = fcmp olt double %.246.i, %.310.i
  br i1 %.311.i, label %B310.i, label %B372.i

part5.exit:
  %.131.i = load ptr, ptr %excinfo.1.i.i, align 8
  %.747 = icmp sgt i32 %.130.i, 0
  %.748 = select i1 %.747, ptr %.131.i, ptr undef
  store ptr %.748, ptr %excinfo, align 8
  br label %common.ret

B448:
  %.735.04249 = phi i64 [ 11, %B382.endif.thread53 ], [ %.140.i, %B382.endif ]
  store i64 %.735.04249, ptr %retptr, align 8
  br label %common.ret

B452:
  %.80.i = load double, ptr %arg.s.0, align 8
  %sunkaddr161 = getelementptr i8, ptr %arg.s.0, i64 40
  %.150.i = load double, ptr %sunkaddr161, align 8
  %.151.i = fcmp oeq double %.150.i, 0.000000e+00
  br i1 %.151.i, label %B108.i, label %B306.i

B108.i:
  %sunkaddr162 = getelementptr i8, ptr %arg.s.0, i64 16
  %.218.i = load double, ptr %sunkaddr162, align 8
  %sunkaddr163 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %.218.i, ptr %sunkaddr163, align 8
  %sunkaddr164 = getelementptr i8, ptr %arg.s.0, i64 8
  %.346.i = load double, ptr %sunkaddr164, align 8
  %.348.i = fsub double %.346.i, %.80.i
  %.413.i = fmul double %.218.i, 1.000100e+00
  %.414.i = fcmp ogt double %.348.i, %.413.i
  br i1 %.414.i, label %B258.i, label %B492

B258.i:
  %.483.i = fadd double %.80.i, %.218.i
  br label %B552

B306.i:
  %sunkaddr165 = getelementptr i8, ptr %arg.s.0, i64 32
  %.561.i = load double, ptr %sunkaddr165, align 8
  %.618.i = load i64, ptr %arg.s.1, align 8
  %.619.i = add nsw i64 %.618.i, 1
  %.684.i = sitofp i64 %.619.i to double
  %.685.i = fmul double %.150.i, %.684.i
  %.686.i = fadd double %.561.i, %.685.i
  %.877.i = sitofp i64 %.618.i to double
  %.878.i = fmul double %.150.i, %.877.i
  %.879.i = fadd double %.561.i, %.878.i
  %.881.i = fcmp oeq double %.80.i, %.879.i
  %.953.i = fsub double %.686.i, %.80.i
  %"$phi612.0.2.0.i" = select i1 %.881.i, double %.150.i, double %.953.i
  %sunkaddr166 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %"$phi612.0.2.0.i", ptr %sunkaddr166, align 8
  %sunkaddr167 = getelementptr i8, ptr %arg.s.0, i64 8
  %.1087.i = load double, ptr %sunkaddr167, align 8
  %.1089.i = fcmp ugt double %.686.i, %.1087.i
  br i1 %.1089.i, label %B306.B692_crit_edge.i, label %B552

B306.B692_crit_edge.i:
  %.pre.i = fsub double %.1087.i, %.80.i
  br label %B492

B492:
  %.1176.pre-phi.i = phi double [ %.pre.i, %B306.B692_crit_edge.i ], [ %.348.i, %B108.i ]
  %.1174.i = phi double [ %.1087.i, %B306.B692_crit_edge.i ], [ %.346.i, %B108.i ]
  %sunkaddr168 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %.1176.pre-phi.i, ptr %sunkaddr168, align 8
  %sunkaddr169 = getelementptr i8, ptr %arg.s.1, i64 64
  %.949 = load i64, ptr %sunkaddr169, align 8
  %.950.not = icmp eq i64 %.949, 0
  br i1 %.950.not, label %B552, label %B528

B528:
  store i64 8, ptr %retptr, align 8
  br label %common.ret

B552:
  %.1162 = phi double [ %.1176.pre-phi.i, %B492 ], [ %"$phi612.0.2.0.i", %B306.i ], [ %.218.i, %B258.i ]
  %.1174.sink.i61 = phi double [ %.1174.i, %B492 ], [ %.686.i, %B306.i ], [ %.483.i, %B258.i ]
  store i64 0, ptr %.1168, align 8
  %.1172 = call i32 @part7(ptr %.1168, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.80.i, double %.1162, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond62 = icmp eq i32 %.1172, 0
  br i1 %cond62, label %B552.endif, label %B552.if

B836:
  store i64 %.1210, ptr %retptr, align 8
  br label %common.ret

B840:
  %sunkaddr170 = getelementptr i8, ptr %arg.s.0, i64 96
  store double %.1174.sink.i61, ptr %sunkaddr170, align 8
  store i64 0, ptr %.1521, align 8
  %.1525 = call i32 @part12(ptr %.1521, ptr %excinfo.5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond63 = icmp eq i32 %.1525, 0
  br i1 %cond63, label %B840.endif, label %B840.if

B938:
  store i64 %.1535, ptr %retptr, align 8
  br label %common.ret

B942:
  %sunkaddr171 = getelementptr i8, ptr %arg.s.0, i64 96
  %.107.i = load double, ptr %sunkaddr171, align 8
  store ptr null, ptr %excinfo.1.i.i, align 8
  %sunkaddr172 = getelementptr i8, ptr %arg.s.1, i64 8
  %.106.i.i = load i64, ptr %sunkaddr172, align 8
  %.179.i.i = load double, ptr %arg.s.0, align 8
  %sunkaddr173 = getelementptr i8, ptr %arg.s.0, i64 88
  %.244.i.i = load double, ptr %sunkaddr173, align 8
  %.245.i.i = fadd double %.179.i.i, %.244.i.i
  %.249.i.i = getelementptr double, ptr %arg.s.4, i64 %.106.i.i
  store double %.245.i.i, ptr %.249.i.i, align 8
  %sunkaddr174 = getelementptr i8, ptr %arg.s.1, i64 48
  %.307.i.i = load i64, ptr %sunkaddr174, align 8
  %.308.not.i.i = icmp eq i64 %.307.i.i, 0
  br i1 %.308.not.i.i, label %part4.exit.thread.i, label %B220.i.i

B220.i.i:
  %.319.i.i = call i32 @part8(ptr %.315.i.i, ptr %excinfo.1.i.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond.i.i = icmp eq i32 %.319.i.i, 0
  br i1 %cond.i.i, label %B220.endif.i.i, label %part6.exit

part4.exit.thread.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.57.i, i1 false)
  %.386.i.i = mul nsw i64 %.106.i.i, %arg.code.15
  %.389.i.i = getelementptr double, ptr %arg.s.5, i64 %.386.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.389.i.i, ptr %arg.room.2, i64 %.57.i, i1 false)
  %sunkaddr175 = getelementptr i8, ptr %arg.s.1, i64 8
  %.453.i.i = load i64, ptr %sunkaddr175, align 8
  %.454.i.i = add nsw i64 %.453.i.i, 1
  store i64 %.454.i.i, ptr %sunkaddr175, align 8
  %sunkaddr176 = getelementptr i8, ptr %arg.s.1, i64 16
  %.515.i.i = load i64, ptr %sunkaddr176, align 8
  %.516.i.i = add nsw i64 %.515.i.i, 1
  store i64 %.516.i.i, ptr %sunkaddr176, align 8
  %0 = getelementptr double, ptr %arg.s.4, i64 %.454.i.i
  %.203.i = getelementptr i8, ptr %0, i64 -8
  store double %.107.i, ptr %.203.i, align 8
  store double %.107.i, ptr %arg.s.0, align 8
  %sunkaddr177 = getelementptr i8, ptr %arg.s.0, i64 40
  %.333.i = load double, ptr %sunkaddr177, align 8
  %.334.i = fcmp une double %.333.i, 0.000000e+00
  br i1 %.334.i, label %B246.i, label %B942.endif

B220.endif.i.i:
  %.352.i.i = mul i64 %.106.i.i, %.349.i.i
  %.353.i.i = getelementptr double, ptr %arg.s.6, i64 %.352.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.353.i.i, ptr %arg.room.3, i64 %.362.i.i, i1 false)
  br label %part4.exit.thread.i

B246.i:
  %sunkaddr178 = getelementptr i8, ptr %arg.s.0, i64 32
  %.399.i = load double, ptr %sunkaddr178, align 8
  %.455.i = load i64, ptr %arg.s.1, align 8
  %.456.i = add nsw i64 %.455.i, 1
  %.523.i = sitofp i64 %.456.i to double
  %.524.i = fmul double %.333.i, %.523.i
  %.525.i = fadd double %.399.i, %.524.i
  %.527.i = fcmp ult double %.107.i, %.525.i
  br i1 %.527.i, label %B942.endif, label %B372.i38

B372.i38:
  store i64 %.456.i, ptr %arg.s.1, align 8
  %.1734.pre = load double, ptr %arg.s.0, align 8
  br label %B942.endif

part6.exit:
  %.320.i.i = load ptr, ptr %excinfo.1.i.i, align 8
  %.1659 = icmp sgt i32 %.319.i.i, 0
  %.1660 = select i1 %.1659, ptr %.320.i.i, ptr undef
  store ptr %.1660, ptr %excinfo, align 8
  br label %common.ret

B1056:
  store i64 6, ptr %retptr, align 8
  br label %common.ret

B382.endif:
  %.830.not = icmp eq i64 %.140.i, 4
  br i1 %.830.not, label %B452, label %B448

B552.if:
  %.1180 = icmp sgt i32 %.1172, 0
  %.1173 = load ptr, ptr %excinfo.3, align 8
  %.1181 = select i1 %.1180, ptr %.1173, ptr undef
  store ptr %.1181, ptr %excinfo, align 8
  br label %common.ret

B552.endif:
  %.1182 = load i64, ptr %.1168, align 8
  store i64 0, ptr %.1196, align 8
  %.1200 = call i32 @part13(ptr %.1196, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %.1182)
  %cond = icmp eq i32 %.1200, 0
  br i1 %cond, label %B552.endif.endif, label %B552.endif.if

B552.endif.if:
  %.1201 = load ptr, ptr %excinfo.4, align 8
  store ptr %.1201, ptr %excinfo, align 8
  br label %common.ret

B552.endif.endif:
  %.1210 = load i64, ptr %.1196, align 8
  %sunkaddr179 = getelementptr i8, ptr %arg.s.1, i64 32
  %.1278 = load i64, ptr %sunkaddr179, align 8
  %.1282 = add nsw i64 %.1281, %.1278
  store i64 %.1282, ptr %sunkaddr179, align 8
  switch i64 %.1210, label %B836 [
    i64 5, label %B56.loopexit
    i64 4, label %B840
  ]

B840.if:
  %.1533 = icmp sgt i32 %.1525, 0
  %.1526 = load ptr, ptr %excinfo.5, align 8
  %.1534 = select i1 %.1533, ptr %.1526, ptr undef
  store ptr %.1534, ptr %excinfo, align 8
  br label %common.ret

B840.endif:
  %.1535 = load i64, ptr %.1521, align 8
  %.1614.not = icmp eq i64 %.1535, 0
  br i1 %.1614.not, label %B942, label %B938

B942.endif:
  %.1734 = phi double [ %.107.i, %B246.i ], [ %.107.i, %part4.exit.thread.i ], [ %.1734.pre, %B372.i38 ]
  %sunkaddr180 = getelementptr i8, ptr %arg.s.0, i64 8
  %.1798 = load double, ptr %sunkaddr180, align 8
  %.1799 = fcmp olt double %.1734, %.1798
  br i1 %.1799, label %B134.backedge, label %B1056
}

define internal i32 @part3(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.y) {
B0:
  %.59 = getelementptr i8, ptr %arg.code.0, i64 128
  %.60 = load i64, ptr %.59, align 8
  %.61 = icmp eq i64 %.60, 0
  br i1 %.61, label %common.ret, label %B68.endif.endif

common.ret:
  %.sink = phi double [ 0.000000e+00, %B0 ], [ -1.000000e+00, %B114 ], [ -1.000000e+00, %B356.endif.thread ], [ -1.000000e+00, %B356.endif ], [ %first.2.1, %B552 ]
  store double %.sink, ptr %retptr, align 8
  ret i32 0

B114:
  %exitcond322.not = icmp eq i64 %.167, 12
  br i1 %exitcond322.not, label %common.ret, label %B116

B116:
  %first.3.0292 = phi double [ 0.000000e+00, %B68.endif.endif ], [ %first.2.1, %B114 ]
  %.160262290 = phi i64 [ 0, %B68.endif.endif ], [ %.167, %B114 ]
  %.167 = add nuw nsw i64 %.160262290, 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.202, i1 false)
  %sunkaddr = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i = load i64, ptr %sunkaddr, align 8
  %.37.not.i = icmp eq i64 %.32.i, 0
  br i1 %.37.not.i, label %B116.endif, label %B48.i

B48.i:
  %sunkaddr20 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i = load i64, ptr %sunkaddr20, align 8
  %sunkaddr21 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i = load i64, ptr %sunkaddr21, align 8
  %sunkaddr22 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i = load i64, ptr %sunkaddr22, align 8
  %.65.i = inttoptr i64 %.45.i to ptr
  %.66.i = inttoptr i64 %.52.i to ptr
  %.67.i = inttoptr i64 %.63.i to ptr
  %.68.i = inttoptr i64 %.32.i to ptr
  tail call void %.68.i(ptr %.65.i, ptr %.66.i, ptr %.67.i)
  br label %B116.endif

B304:
  %sunkaddr23 = getelementptr i8, ptr %arg.code.0, i64 160
  %.32.i17 = load i64, ptr %sunkaddr23, align 8
  %.37.not.i18 = icmp eq i64 %.32.i17, 0
  br i1 %.37.not.i18, label %B356, label %B48.i19

B48.i19:
  %sunkaddr24 = getelementptr i8, ptr %arg.code.0, i64 168
  %.45.i21 = load i64, ptr %sunkaddr24, align 8
  %sunkaddr25 = getelementptr i8, ptr %arg.code.0, i64 176
  %.52.i23 = load i64, ptr %sunkaddr25, align 8
  %sunkaddr26 = getelementptr i8, ptr %arg.code.0, i64 184
  %.63.i25 = load i64, ptr %sunkaddr26, align 8
  %.65.i26 = inttoptr i64 %.45.i21 to ptr
  %.66.i27 = inttoptr i64 %.52.i23 to ptr
  %.67.i28 = inttoptr i64 %.63.i25 to ptr
  %.68.i29 = inttoptr i64 %.32.i17 to ptr
  tail call void %.68.i29(ptr %.65.i26, ptr %.66.i27, ptr %.67.i28)
  br label %B356

B356:
  %0 = icmp slt i64 %arg.code.14, 1
  br i1 %0, label %B356.endif.thread, label %B50.preheader.i

B50.preheader.i:
  %1 = icmp eq i64 %arg.code.14, 1
  br i1 %1, label %B50.epil.preheader.i, label %B50.i.preheader

B50.i.preheader:
  br label %B50.i

B50.i:
  %worst.2.069.i = phi double [ %worst.3.1.1.i, %B110.1.i ], [ 1.000000e+00, %B50.i.preheader ]
  %.1166567.i = phi i64 [ %.123.1.i, %B110.1.i ], [ 0, %B50.i.preheader ]
  %sunkaddr27 = mul i64 %.1166567.i, 8
  %sunkaddr28 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr27
  %.155.i = load double, ptr %sunkaddr28, align 8
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
  %sunkaddr29 = mul i64 %.1166567.i, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr29
  %sunkaddr31 = getelementptr i8, ptr %sunkaddr30, i64 8
  %.155.1.i = load double, ptr %sunkaddr31, align 8
  %.161.1.i = fcmp ogt double %.155.1.i, %worst.3.1.i
  br i1 %.161.1.i, label %B110.1.i, label %B90.1.i

B90.1.i:
  %.168.1.i = fcmp ogt double %.155.1.i, -1.000000e+00
  br i1 %.168.1.i, label %B110.1.i, label %B106.1.i

B106.1.i:
  br label %B110.1.i

B110.1.i:
  %worst.3.1.1.i = phi double [ %worst.3.1.i, %B110.i ], [ -1.000000e+00, %B106.1.i ], [ %.155.1.i, %B90.1.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i34, %.123.1.i
  br i1 %niter.ncmp.1.i, label %B112.loopexit.unr-lcssa.i, label %B50.i

B112.loopexit.unr-lcssa.i:
  %2 = and i64 %arg.code.14, 1
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %B356.endif, label %B50.epil.preheader.i

B50.epil.preheader.i:
  %worst.2.069.epil.init.i = phi double [ 1.000000e+00, %B50.preheader.i ], [ %worst.3.1.1.i, %B112.loopexit.unr-lcssa.i ]
  %sunkaddr32 = mul i64 %unroll_iter.i34, 8
  %sunkaddr33 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr32
  %.155.epil.i = load double, ptr %sunkaddr33, align 8
  %.161.epil.i = fcmp ogt double %.155.epil.i, %worst.2.069.epil.init.i
  br i1 %.161.epil.i, label %B356.endif, label %B90.epil.i

B90.epil.i:
  %.168.epil.i = fcmp ogt double %.155.epil.i, -1.000000e+00
  br i1 %.168.epil.i, label %B356.endif, label %B106.epil.i

B106.epil.i:
  br label %B356.endif

B488:
  %worst.2.1259 = phi double [ %worst.3.2.3, %B488 ], [ 0.000000e+00, %B488.preheader5 ]
  %.539255257 = phi i64 [ %.546.3, %B488 ], [ 0, %B488.preheader5 ]
  %sunkaddr34 = mul i64 %.539255257, 8
  %sunkaddr35 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr34
  %.582 = load double, ptr %sunkaddr35, align 8
  %.584 = fcmp ogt double %.582, %worst.2.1259
  %worst.3.2 = select i1 %.584, double %.582, double %worst.2.1259
  %sunkaddr36 = mul i64 %.539255257, 8
  %sunkaddr37 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr36
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr37, i64 8
  %.582.1 = load double, ptr %sunkaddr38, align 8
  %.584.1 = fcmp ogt double %.582.1, %worst.3.2
  %worst.3.2.1 = select i1 %.584.1, double %.582.1, double %worst.3.2
  %sunkaddr39 = mul i64 %.539255257, 8
  %sunkaddr40 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr39
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr40, i64 16
  %.582.2 = load double, ptr %sunkaddr41, align 8
  %.584.2 = fcmp ogt double %.582.2, %worst.3.2.1
  %worst.3.2.2 = select i1 %.584.2, double %.582.2, double %worst.3.2.1
  %.546.3 = add nuw i64 %.539255257, 4
  %sunkaddr42 = mul i64 %.539255257, 8
  %sunkaddr43 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 24
  %.582.3 = load double, ptr %sunkaddr44, align 8
  %.584.3 = fcmp ogt double %.582.3, %worst.3.2.2
  %worst.3.2.3 = select i1 %.584.3, double %.582.3, double %worst.3.2.2
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.546.3
  br i1 %niter.ncmp.3, label %B552.loopexit.unr-lcssa, label %B488

B552.loopexit.unr-lcssa:
  %4 = icmp eq i64 %xtraiter, 0
  br i1 %4, label %B552, label %B488.epil.preheader

B488.epil.preheader:
  %worst.2.1259.epil.init = phi double [ 0.000000e+00, %B488.preheader ], [ %worst.3.2.3, %B552.loopexit.unr-lcssa ]
  %.539255257.epil.init = phi i64 [ 0, %B488.preheader ], [ %unroll_iter, %B552.loopexit.unr-lcssa ]
  %5 = shl i64 %.539255257.epil.init, 3
  %scevgep93 = getelementptr i8, ptr %arg.code.8, i64 %5
  br label %B488.epil

B488.epil:
  %worst.2.1259.epil = phi double [ %worst.3.2.epil, %B488.epil ], [ %worst.2.1259.epil.init, %B488.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B488.epil ], [ 0, %B488.epil.preheader ]
  %6 = shl i64 %epil.iter, 3
  %scevgep20 = getelementptr i8, ptr %scevgep93, i64 %6
  %.582.epil = load double, ptr %scevgep20, align 8
  %.584.epil = fcmp ogt double %.582.epil, %worst.2.1259.epil
  %worst.3.2.epil = select i1 %.584.epil, double %.582.epil, double %worst.2.1259.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B552, label %B488.epil

B552:
  %worst.2.1.lcssa = phi double [ 0.000000e+00, %B356.endif.thread ], [ %worst.3.2.3, %B552.loopexit.unr-lcssa ], [ %worst.3.2.epil, %B488.epil ]
  %.617 = icmp eq i64 %.160262290, 0
  %first.2.1 = select i1 %.617, double %worst.2.1.lcssa, double %first.3.0292
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.y, ptr %arg.code.7, i64 %.202, i1 false)
  %sunkaddr45 = getelementptr i8, ptr %arg.code.1, i64 16
  %.666 = load double, ptr %sunkaddr45, align 8
  %.668 = fcmp ugt double %worst.2.1.lcssa, %.666
  br i1 %.668, label %B114, label %common.ret

B68.endif.endif:
  %const = bitcast i64 9223372036854775804 to i64
  %.202 = shl i64 %arg.code.15, 3
  %const_mat = add i64 %const, 2
  %unroll_iter.i34 = and i64 %arg.code.14, %const_mat
  %xtraiter = and i64 %arg.code.14, 3
  %unroll_iter = and i64 %arg.code.14, %const
  br label %B116

B116.endif:
  %7 = icmp slt i64 %arg.code.14, 1
  br i1 %7, label %B116.endif.endif, label %B50.preheader.i32

B50.preheader.i32:
  %8 = icmp eq i64 %arg.code.14, 1
  br i1 %8, label %B50.epil.preheader.i59, label %B50.i35.preheader

B50.i35.preheader:
  br label %B50.i35

B50.i35:
  %worst.2.069.i36 = phi double [ %worst.3.1.1.i55, %B110.1.i54 ], [ 1.000000e+00, %B50.i35.preheader ]
  %.1166567.i37 = phi i64 [ %.123.1.i47, %B110.1.i54 ], [ 0, %B50.i35.preheader ]
  %sunkaddr46 = mul i64 %.1166567.i37, 8
  %sunkaddr47 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr46
  %.155.i40 = load double, ptr %sunkaddr47, align 8
  %.161.i41 = fcmp ogt double %.155.i40, %worst.2.069.i36
  br i1 %.161.i41, label %B110.i45, label %B90.i42

B90.i42:
  %.168.i43 = fcmp ogt double %.155.i40, -1.000000e+00
  br i1 %.168.i43, label %B110.i45, label %B106.i44

B106.i44:
  br label %B110.i45

B110.i45:
  %worst.3.1.i46 = phi double [ %worst.2.069.i36, %B50.i35 ], [ -1.000000e+00, %B106.i44 ], [ %.155.i40, %B90.i42 ]
  %.123.1.i47 = add nuw i64 %.1166567.i37, 2
  %sunkaddr48 = mul i64 %.1166567.i37, 8
  %sunkaddr49 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr48
  %sunkaddr50 = getelementptr i8, ptr %sunkaddr49, i64 8
  %.155.1.i49 = load double, ptr %sunkaddr50, align 8
  %.161.1.i50 = fcmp ogt double %.155.1.i49, %worst.3.1.i46
  br i1 %.161.1.i50, label %B110.1.i54, label %B90.1.i51

B90.1.i51:
  %.168.1.i52 = fcmp ogt double %.155.1.i49, -1.000000e+00
  br i1 %.168.1.i52, label %B110.1.i54, label %B106.1.i53

B106.1.i53:
  br label %B110.1.i54

B110.1.i54:
  %worst.3.1.1.i55 = phi double [ %worst.3.1.i46, %B110.i45 ], [ -1.000000e+00, %B106.1.i53 ], [ %.155.1.i49, %B90.1.i51 ]
  %niter.ncmp.1.i56 = icmp eq i64 %unroll_iter.i34, %.123.1.i47
  br i1 %niter.ncmp.1.i56, label %B112.loopexit.unr-lcssa.i57, label %B50.i35

B112.loopexit.unr-lcssa.i57:
  %9 = and i64 %arg.code.14, 1
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %B116.endif.endif, label %B50.epil.preheader.i59

B50.epil.preheader.i59:
  %worst.2.069.epil.init.i60 = phi double [ 1.000000e+00, %B50.preheader.i32 ], [ %worst.3.1.1.i55, %B112.loopexit.unr-lcssa.i57 ]
  %sunkaddr51 = mul i64 %unroll_iter.i34, 8
  %sunkaddr52 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr51
  %.155.epil.i63 = load double, ptr %sunkaddr52, align 8
  %.161.epil.i64 = fcmp ogt double %.155.epil.i63, %worst.2.069.epil.init.i60
  br i1 %.161.epil.i64, label %B116.endif.endif, label %B90.epil.i65

B90.epil.i65:
  %.168.epil.i66 = fcmp ogt double %.155.epil.i63, -1.000000e+00
  br i1 %.168.epil.i66, label %B116.endif.endif, label %B106.epil.i67

B106.epil.i67:
  br label %B116.endif.endif

B116.endif.endif:
  %worst.2.0.lcssa.i68 = phi double [ 1.000000e+00, %B116.endif ], [ %worst.3.1.1.i55, %B112.loopexit.unr-lcssa.i57 ], [ %worst.2.069.epil.init.i60, %B50.epil.preheader.i59 ], [ -1.000000e+00, %B106.epil.i67 ], [ %.155.epil.i63, %B90.epil.i65 ]
  %.317 = load double, ptr %arg.code.1, align 8
  %.318 = fcmp ogt double %worst.2.0.lcssa.i68, %.317
  br i1 %.318, label %B356, label %B304

B356.endif:
  %worst.2.0.lcssa.i = phi double [ %.155.epil.i, %B90.epil.i ], [ %worst.3.1.1.i, %B112.loopexit.unr-lcssa.i ], [ %worst.2.069.epil.init.i, %B50.epil.preheader.i ], [ -1.000000e+00, %B106.epil.i ]
  %sunkaddr53 = getelementptr i8, ptr %arg.code.1, i64 8
  %.434 = load double, ptr %sunkaddr53, align 8
  %.435 = fcmp ogt double %worst.2.0.lcssa.i, %.434
  br i1 %.435, label %B488.preheader, label %common.ret

B488.preheader:
  %11 = icmp ult i64 %arg.code.14, 4
  br i1 %11, label %B488.epil.preheader, label %B488.preheader5

B488.preheader5:
  br label %B488

B356.endif.thread:
  %sunkaddr54 = getelementptr i8, ptr %arg.code.1, i64 8
  %.43471 = load double, ptr %sunkaddr54, align 8
  %.43572 = fcmp olt double %.43471, 1.000000e+00
  br i1 %.43572, label %B552, label %common.ret
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.54.i.i = alloca double, align 8
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
  store double 0.000000e+00, ptr %.54.i.i, align 8
  %.58.i.i = call i32 @part11(ptr %.54.i.i, ptr %excinfo.1.i.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 0, double %.230.i, ptr %lsr.iv27.i)
  %cond.i.i = icmp eq i32 %.58.i.i, 0
  br i1 %cond.i.i, label %part15.exit.thread.i, label %part15.exit.i

part15.exit.thread.i:
  %.68.i.i = load double, ptr %.54.i.i, align 8
  %.267.i = fcmp olt double %.68.i.i, %worst.2.0116.i
  %worst.3.1.i = select i1 %.267.i, double %.68.i.i, double %worst.2.0116.i
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
  %common.ret.op.i = phi i32 [ %.58.i.i, %part15.exit.i ], [ %.203.i, %part14.exit.loopexit ]
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
  %.172.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.173.i = load i64, ptr %.172.i, align 8
  %.174.i = icmp eq i64 %.173.i, 0
  br i1 %.174.i, label %B128, label %B0.endif.endif

B0.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.283.i = fcmp ogt double %.57.04, %.92.i
  br i1 %.283.i, label %B132, label %B128

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

define internal i32 @part8(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.54.i.i = alloca double, align 8
  %excinfo.1.i.i = alloca ptr, align 8
  %.199.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.108 = getelementptr i8, ptr %arg.s.0, i64 88
  %.109 = load double, ptr %.108, align 8
  %.180 = load double, ptr %arg.s.0, align 8
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
  %.203.i = call i32 @part16(ptr %.199.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %.153111114.i, i64 %.153111114.i, double %.109, ptr %arg.s.2, ptr %arg.room.0, i64 %arg.code.15, ptr %arg.code.4)
  switch i32 %.203.i, label %part14.exit [
    i32 -2, label %B116.endif.i
    i32 0, label %B116.endif.i
  ]

B116.endif.i:
  %3 = shl i64 %.153111114.i, 3
  %scevgep29.i = getelementptr i8, ptr %.59.i, i64 %3
  %.226.i = load double, ptr %scevgep29.i, align 8
  %.228.i = fmul double %.109, %.226.i
  %.230.i = fadd double %.180, %.228.i
  %.58.i.i = call i32 @part11(ptr %.54.i.i, ptr %excinfo.1.i.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 0, double %.230.i, ptr %lsr.iv27.i)
  %cond.i.i = icmp eq i32 %.58.i.i, 0
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
  %common.ret.op.i = phi i32 [ %.58.i.i, %B116.endif.i ], [ %.203.i, %B116.i ]
  switch i32 %common.ret.op.i, label %common.ret [
    i32 -2, label %B0.endif.endif
    i32 0, label %B0.endif.endif
  ]

common.ret.loopexit.unr-lcssa:
  %4 = and i64 %arg.code.15, 1
  %lcmp.mod50.not = icmp eq i64 %4, 0
  br i1 %lcmp.mod50.not, label %common.ret, label %B300.endif.epil.preheader

B300.endif.epil.preheader:
  %.365223233.epil.init = phi i64 [ 0, %B300.endif.preheader ], [ %unroll_iter52, %common.ret.loopexit.unr-lcssa ]
  %.698.epil = mul nsw i64 %.365223233.epil.init, %arg.m.3
  %.699.epil = getelementptr double, ptr %arg.room.3, i64 %.698.epil
  %.700.epil = load double, ptr %.699.epil, align 8
  %.704.epil = getelementptr double, ptr %arg.room.2, i64 %.365223233.epil.init
  %.705.epil = load double, ptr %.704.epil, align 8
  %.709.epil = getelementptr double, ptr %arg.room.1, i64 %.365223233.epil.init
  %.710.epil = load double, ptr %.709.epil, align 8
  %.713.epil = fsub double %.705.epil, %.710.epil
  %.714.epil = fadd double %.700.epil, %.713.epil
  store double %.714.epil, ptr %.699.epil, align 8
  br label %common.ret

common.ret:
  %excinfo.sink = phi ptr [ %retptr, %B0.endif.endif ], [ %retptr, %B300.endif.epil.preheader ], [ %retptr, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %excinfo, %part14.exit ], [ %retptr, %common.ret.loopexit.unr-lcssa ], [ %retptr, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ], [ %retptr, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ %retptr, %B342.B540_crit_edge.split.us247 ], [ %retptr, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ], [ %retptr, %B342.B540_crit_edge.split.us.us.us.split.split.split ]
  %common.ret.op = phi i32 [ 0, %B0.endif.endif ], [ 0, %B300.endif.epil.preheader ], [ 0, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %common.ret.op.i, %part14.exit ], [ 0, %common.ret.loopexit.unr-lcssa ], [ 0, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ], [ 0, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ 0, %B342.B540_crit_edge.split.us247 ], [ 0, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ], [ 0, %B342.B540_crit_edge.split.us.us.us.split.split.split ]
  store ptr null, ptr %excinfo.sink, align 8
  ret i32 %common.ret.op

B0.endif.endif:
  %.269 = getelementptr i8, ptr %arg.s.1, i64 32
  %.270 = load i64, ptr %.269, align 8
  %.276 = add nsw i64 %.270, %.102.i
  store i64 %.276, ptr %.269, align 8
  %.359230.not = icmp slt i64 %arg.code.15, 1
  br i1 %.359230.not, label %common.ret, label %B300.endif.lr.ph

B300.endif.lr.ph:
  %.481212.not = icmp slt i64 %arg.m.3, 1
  %.673 = fmul double %.109, 0.000000e+00
  br i1 %.481212.not, label %B300.endif.preheader, label %B300.endif.lr.ph.split.us

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
  %.606200.not = icmp slt i64 %arg.m.2, 1
  %7 = shl i64 %arg.m.3, 3
  br i1 %.606200.not, label %B300.endif.us.preheader, label %B300.endif.us.us.preheader

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
  %broadcast.splatinsert49 = insertelement <2 x double> poison, double %.109, i64 0
  %broadcast.splat50 = shufflevector <2 x double> %broadcast.splatinsert49, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep93 = getelementptr i8, ptr %arg.room.3, i64 16
  %11 = icmp samesign ult i64 %arg.m.3, 6
  %brmerge = select i1 %11, i1 true, i1 %conflict.rdx
  br label %B300.endif.us.us.us

B300.endif.us.us.us:
  %lsr.iv181 = phi ptr [ %scevgep182, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %arg.room.3, %B300.endif.us.us.us.preheader ]
  %lsr.iv94 = phi ptr [ %scevgep95, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %scevgep93, %B300.endif.us.us.us.preheader ]
  %.365223233.us.us.us = phi i64 [ %.372.us.us.us, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ 0, %B300.endif.us.us.us.preheader ]
  %.681.us.us.us = mul nuw nsw i64 %.365223233.us.us.us, %arg.m.3
  %12 = getelementptr double, ptr %arg.room.3, i64 %.681.us.us.us
  br i1 %brmerge, label %B344.endif.us.us.us.us.us.preheader, label %vector.ph

vector.ph:
  %sunkaddr = shl i64 %.365223233.us.us.us, 3
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
  %.487207213.us.us.us.us.us.ph = phi i64 [ %n.vec48, %middle.block57 ], [ 0, %B300.endif.us.us.us ]
  %23 = and i64 %arg.m.3, 1
  %24 = icmp eq i64 %23, 0
  %.neg = or disjoint i64 %.487207213.us.us.us.us.us.ph, 1
  br i1 %24, label %B344.endif.us.us.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us.us.prol

B344.endif.us.us.us.us.us.prol:
  %invariant.gep.us.us.us.us.us.prol = getelementptr double, ptr %arg.m.1, i64 %.487207213.us.us.us.us.us.ph
  %.652.us.us.us.epil.us.us.prol = load double, ptr %invariant.gep.us.us.us.us.us.prol, align 8
  %sunkaddr137 = shl i64 %.365223233.us.us.us, 3
  %sunkaddr138 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr137
  %.660.us.us.us.epil.us.us.prol = load double, ptr %sunkaddr138, align 8
  %.661.us.us.us.epil.us.us.prol = fmul double %.652.us.us.us.epil.us.us.prol, %.660.us.us.us.epil.us.us.prol
  %.663.us.us.us.epil.us.us.prol = fadd double %.661.us.us.us.epil.us.us.prol, 0.000000e+00
  %.673.us.us.us.us.us.prol = fmul double %.109, %.663.us.us.us.epil.us.us.prol
  %.686.us.us.us.us.us.prol = getelementptr double, ptr %12, i64 %.487207213.us.us.us.us.us.ph
  store double %.673.us.us.us.us.us.prol, ptr %.686.us.us.us.us.us.prol, align 8
  br label %B344.endif.us.us.us.us.us.prol.loopexit

B344.endif.us.us.us.us.us.prol.loopexit:
  %.487207213.us.us.us.us.us.unr = phi i64 [ %.487207213.us.us.us.us.us.ph, %B344.endif.us.us.us.us.us.preheader ], [ %.neg, %B344.endif.us.us.us.us.us.prol ]
  %25 = icmp eq i64 %arg.m.3, %.neg
  br i1 %25, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us.preheader9

B344.endif.us.us.us.us.us.preheader9:
  br label %B344.endif.us.us.us.us.us

B344.endif.us.us.us.us.us:
  %.487207213.us.us.us.us.us = phi i64 [ %.494.us.us.us.us.us.1, %B344.endif.us.us.us.us.us ], [ %.487207213.us.us.us.us.us.unr, %B344.endif.us.us.us.us.us.preheader9 ]
  %sunkaddr159 = mul i64 %.487207213.us.us.us.us.us, 8
  %sunkaddr160 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr159
  %.652.us.us.us.epil.us.us = load double, ptr %sunkaddr160, align 8
  %sunkaddr161 = mul i64 %.365223233.us.us.us, 8
  %sunkaddr162 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr161
  %.660.us.us.us.epil.us.us = load double, ptr %sunkaddr162, align 8
  %.661.us.us.us.epil.us.us = fmul double %.652.us.us.us.epil.us.us, %.660.us.us.us.epil.us.us
  %.663.us.us.us.epil.us.us = fadd double %.661.us.us.us.epil.us.us, 0.000000e+00
  %.673.us.us.us.us.us = fmul double %.109, %.663.us.us.us.epil.us.us
  %26 = shl i64 %.487207213.us.us.us.us.us, 3
  %scevgep80 = getelementptr i8, ptr %lsr.iv181, i64 %26
  %scevgep81 = getelementptr i8, ptr %scevgep80, i64 8
  store double %.673.us.us.us.us.us, ptr %scevgep80, align 8
  %sunkaddr163 = mul i64 %.487207213.us.us.us.us.us, 8
  %sunkaddr164 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr163
  %sunkaddr165 = getelementptr i8, ptr %sunkaddr164, i64 8
  %.652.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr165, align 8
  %.660.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr162, align 8
  %.661.us.us.us.epil.us.us.1 = fmul double %.652.us.us.us.epil.us.us.1, %.660.us.us.us.epil.us.us.1
  %.663.us.us.us.epil.us.us.1 = fadd double %.661.us.us.us.epil.us.us.1, 0.000000e+00
  %.494.us.us.us.us.us.1 = add nuw nsw i64 %.487207213.us.us.us.us.us, 2
  %.673.us.us.us.us.us.1 = fmul double %.109, %.663.us.us.us.epil.us.us.1
  store double %.673.us.us.us.us.us.1, ptr %scevgep81, align 8
  %exitcond265.not.us.us.1 = icmp eq i64 %arg.m.3, %.494.us.us.us.us.us.1
  br i1 %exitcond265.not.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us

B342.B540_crit_edge.split.us.us.us.split.us.us:
  %.372.us.us.us = add nuw nsw i64 %.365223233.us.us.us, 1
  %.700.us.us.us = load double, ptr %12, align 8
  %.704.us.us.us = getelementptr double, ptr %arg.room.2, i64 %.365223233.us.us.us
  %.705.us.us.us = load double, ptr %.704.us.us.us, align 8
  %.709.us.us.us = getelementptr double, ptr %arg.room.1, i64 %.365223233.us.us.us
  %.710.us.us.us = load double, ptr %.709.us.us.us, align 8
  %.713.us.us.us = fsub double %.705.us.us.us, %.710.us.us.us
  %.714.us.us.us = fadd double %.700.us.us.us, %.713.us.us.us
  store double %.714.us.us.us, ptr %12, align 8
  %scevgep95 = getelementptr i8, ptr %lsr.iv94, i64 %7
  %scevgep182 = getelementptr i8, ptr %lsr.iv181, i64 %7
  %exitcond266.not.us = icmp eq i64 %arg.code.15, %.372.us.us.us
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
  %broadcast.splatinsert130 = insertelement <2 x double> poison, double %.109, i64 0
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
  %.365223233.us.us.us16.us = phi i64 [ 0, %B300.endif.us.us.us14.us.preheader ], [ %.372.us.us.us19.us, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %.681.us.us.us18.us = mul nuw nsw i64 %.365223233.us.us.us16.us, %arg.m.3
  %45 = getelementptr double, ptr %arg.room.3, i64 %.681.us.us.us18.us
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
  %.487207213.us.us.us.us5.us.us.us.ph = phi i64 [ %n.vec129, %middle.block145 ], [ 0, %B300.endif.us.us.us14.us ]
  %62 = and i64 %arg.m.3, 1
  %63 = icmp eq i64 %62, 0
  %.neg156 = or disjoint i64 %.487207213.us.us.us.us5.us.us.us.ph, 1
  br i1 %63, label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us3.us.us.us.prol

B344.endif.us.us.us.us3.us.us.us.prol:
  %.652.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv73.us4.us.us.us.ph, align 8
  %.660.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv78.us15.us, align 8
  %.661.us.us.us.us.us.epil.us.us.prol = fmul double %.652.us.us.us.us.us.epil.us.us.prol, %.660.us.us.us.us.us.epil.us.us.prol
  %.663.us.us.us.us.us.epil.us.us.prol = fadd double %.661.us.us.us.us.us.epil.us.us.prol, 0.000000e+00
  %sunkaddr84.us.us.epil.us.us.prol = getelementptr i8, ptr %lsr.iv73.us4.us.us.us.ph, i64 %7
  %.652.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr84.us.us.epil.us.us.prol, align 8
  %sunkaddr261 = getelementptr i8, ptr %lsr.iv78.us15.us, i64 %sunkaddr85
  %.660.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr261, align 8
  %.661.us.us.us.1.us.us.epil.us.us.prol = fmul double %.652.us.us.us.1.us.us.epil.us.us.prol, %.660.us.us.us.1.us.us.epil.us.us.prol
  %.663.us.us.us.1.us.us.epil.us.us.prol = fadd double %.663.us.us.us.us.us.epil.us.us.prol, %.661.us.us.us.1.us.us.epil.us.us.prol
  %.673.us.us.us.us10.us.us.us.prol = fmul double %.109, %.663.us.us.us.1.us.us.epil.us.us.prol
  %.686.us.us.us.us11.us.us.us.prol = getelementptr double, ptr %45, i64 %.487207213.us.us.us.us5.us.us.us.ph
  store double %.673.us.us.us.us10.us.us.us.prol, ptr %.686.us.us.us.us11.us.us.us.prol, align 8
  %scevgep74.us12.us.us.us.prol = getelementptr i8, ptr %lsr.iv73.us4.us.us.us.ph, i64 8
  br label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit

B344.endif.us.us.us.us3.us.us.us.prol.loopexit:
  %lsr.iv73.us4.us.us.us.unr = phi ptr [ %lsr.iv73.us4.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %scevgep74.us12.us.us.us.prol, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %.487207213.us.us.us.us5.us.us.us.unr = phi i64 [ %.487207213.us.us.us.us5.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %.neg156, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %64 = icmp eq i64 %arg.m.3, %.neg156
  br i1 %64, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us.preheader160

B344.endif.us.us.us.us3.us.us.us.preheader160:
  %65 = getelementptr i8, ptr %lsr.iv73.us4.us.us.us.unr, i64 %7
  %scevgep204 = getelementptr i8, ptr %65, i64 8
  %66 = shl i64 %.487207213.us.us.us.us5.us.us.us.unr, 3
  %scevgep216 = getelementptr i8, ptr %lsr.iv214, i64 %66
  %67 = sub i64 %arg.m.3, %.487207213.us.us.us.us5.us.us.us.unr
  br label %B344.endif.us.us.us.us3.us.us.us

B344.endif.us.us.us.us3.us.us.us:
  %lsr.iv205 = phi i64 [ 0, %B344.endif.us.us.us.us3.us.us.us.preheader160 ], [ %lsr.iv.next206, %B344.endif.us.us.us.us3.us.us.us ]
  %sunkaddr166 = mul i64 %lsr.iv205, 8
  %sunkaddr167 = getelementptr i8, ptr %lsr.iv73.us4.us.us.us.unr, i64 %sunkaddr166
  %.652.us.us.us.us.us.epil.us.us = load double, ptr %sunkaddr167, align 8
  %.660.us.us.us.us.us.epil.us.us = load double, ptr %lsr.iv78.us15.us, align 8
  %.661.us.us.us.us.us.epil.us.us = fmul double %.652.us.us.us.us.us.epil.us.us, %.660.us.us.us.us.us.epil.us.us
  %.663.us.us.us.us.us.epil.us.us = fadd double %.661.us.us.us.us.us.epil.us.us, 0.000000e+00
  %68 = shl i64 %lsr.iv205, 3
  %scevgep113 = getelementptr i8, ptr %scevgep204, i64 %68
  %scevgep120 = getelementptr i8, ptr %scevgep113, i64 -8
  %.652.us.us.us.1.us.us.epil.us.us = load double, ptr %scevgep120, align 8
  %sunkaddr168 = getelementptr i8, ptr %lsr.iv78.us15.us, i64 %sunkaddr85
  %.660.us.us.us.1.us.us.epil.us.us = load double, ptr %sunkaddr168, align 8
  %.661.us.us.us.1.us.us.epil.us.us = fmul double %.652.us.us.us.1.us.us.epil.us.us, %.660.us.us.us.1.us.us.epil.us.us
  %.663.us.us.us.1.us.us.epil.us.us = fadd double %.663.us.us.us.us.us.epil.us.us, %.661.us.us.us.1.us.us.epil.us.us
  %.673.us.us.us.us10.us.us.us = fmul double %.109, %.663.us.us.us.1.us.us.epil.us.us
  %69 = shl i64 %lsr.iv205, 3
  %scevgep100 = getelementptr i8, ptr %scevgep216, i64 %69
  store double %.673.us.us.us.us10.us.us.us, ptr %scevgep100, align 8
  %sunkaddr169 = mul i64 %lsr.iv205, 8
  %sunkaddr170 = getelementptr i8, ptr %lsr.iv73.us4.us.us.us.unr, i64 %sunkaddr169
  %sunkaddr171 = getelementptr i8, ptr %sunkaddr170, i64 8
  %.652.us.us.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr171, align 8
  %.660.us.us.us.us.us.epil.us.us.1 = load double, ptr %lsr.iv78.us15.us, align 8
  %.661.us.us.us.us.us.epil.us.us.1 = fmul double %.652.us.us.us.us.us.epil.us.us.1, %.660.us.us.us.us.us.epil.us.us.1
  %.663.us.us.us.us.us.epil.us.us.1 = fadd double %.661.us.us.us.us.us.epil.us.us.1, 0.000000e+00
  %.652.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %scevgep113, align 8
  %.660.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %sunkaddr168, align 8
  %.661.us.us.us.1.us.us.epil.us.us.1 = fmul double %.652.us.us.us.1.us.us.epil.us.us.1, %.660.us.us.us.1.us.us.epil.us.us.1
  %.663.us.us.us.1.us.us.epil.us.us.1 = fadd double %.663.us.us.us.us.us.epil.us.us.1, %.661.us.us.us.1.us.us.epil.us.us.1
  %.673.us.us.us.us10.us.us.us.1 = fmul double %.109, %.663.us.us.us.1.us.us.epil.us.us.1
  %70 = shl i64 %lsr.iv205, 3
  %scevgep111 = getelementptr i8, ptr %scevgep216, i64 %70
  %scevgep112 = getelementptr i8, ptr %scevgep111, i64 8
  store double %.673.us.us.us.us10.us.us.us.1, ptr %scevgep112, align 8
  %lsr.iv.next206 = add i64 %lsr.iv205, 2
  %exitcond265.not.us13.us.us.us.1 = icmp eq i64 %67, %lsr.iv.next206
  br i1 %exitcond265.not.us13.us.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us:
  %.372.us.us.us19.us = add nuw nsw i64 %.365223233.us.us.us16.us, 1
  %.700.us.us.us20.us = load double, ptr %45, align 8
  %.704.us.us.us21.us = getelementptr double, ptr %arg.room.2, i64 %.365223233.us.us.us16.us
  %.705.us.us.us22.us = load double, ptr %.704.us.us.us21.us, align 8
  %.709.us.us.us23.us = getelementptr double, ptr %arg.room.1, i64 %.365223233.us.us.us16.us
  %.710.us.us.us24.us = load double, ptr %.709.us.us.us23.us, align 8
  %.713.us.us.us25.us = fsub double %.705.us.us.us22.us, %.710.us.us.us24.us
  %.714.us.us.us26.us = fadd double %.700.us.us.us20.us, %.713.us.us.us25.us
  store double %.714.us.us.us26.us, ptr %45, align 8
  %scevgep79.us27.us = getelementptr i8, ptr %lsr.iv78.us15.us, i64 8
  %scevgep200 = getelementptr i8, ptr %lsr.iv199, i64 %7
  %scevgep215 = getelementptr i8, ptr %lsr.iv214, i64 %7
  %exitcond266.not.us28.us = icmp eq i64 %arg.code.15, %.372.us.us.us19.us
  br i1 %exitcond266.not.us28.us, label %common.ret, label %B300.endif.us.us.us14.us

B300.endif.us.us.preheader31:
  %.648.us.us.us.epil = mul i64 %unroll_iter, %arg.m.3
  %invariant.gep = getelementptr double, ptr %arg.m.1, i64 %.648.us.us.us.epil
  %.656.us.us.us.epil = mul i64 %arg.code.15, %unroll_iter
  %invariant.gep36 = getelementptr double, ptr %arg.room.0, i64 %.656.us.us.us.epil
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
  %broadcast.splatinsert84 = insertelement <2 x double> poison, double %.109, i64 0
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
  %.365223233.us.us.us10 = phi i64 [ 0, %B300.endif.us.us.us9.preheader ], [ %.372.us.us.us12, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  br i1 %brmerge158, label %B344.endif.us.us.us.us.us21.preheader, label %vector.ph82

vector.ph82:
  %sunkaddr172 = mul i64 %.365223233.us.us.us10, 8
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
  %.487207213.us.us.us.us.us22.ph = phi i64 [ %n.vec83, %middle.block98 ], [ 0, %B300.endif.us.us.us9 ]
  %scevgep231 = getelementptr i8, ptr %lsr.iv73.us.us.ph, i64 %7
  %106 = shl i64 %.487207213.us.us.us.us.us22.ph, 3
  %scevgep235 = getelementptr i8, ptr %lsr.iv226, i64 %106
  %107 = sub nsw i64 %arg.m.3, %.487207213.us.us.us.us.us22.ph
  %scevgep238 = getelementptr i8, ptr %scevgep229, i64 %106
  br label %B344.endif.us.us.us.us.us21

B344.endif.us.us.us.us.us21:
  %lsr.iv232 = phi i64 [ 0, %B344.endif.us.us.us.us.us21.preheader ], [ %lsr.iv.next, %B344.endif.us.us.us.us.us21 ]
  %108 = shl i64 %lsr.iv232, 3
  %scevgep234 = getelementptr i8, ptr %lsr.iv73.us.us.ph, i64 %108
  %.652.us.us.us.epil61.us.us = load double, ptr %scevgep234, align 8
  %.660.us.us.us.epil62.us.us = load double, ptr %lsr.iv78.us, align 8
  %.661.us.us.us.epil63.us.us = fmul double %.652.us.us.us.epil61.us.us, %.660.us.us.us.epil62.us.us
  %.663.us.us.us.epil64.us.us = fadd double %.661.us.us.us.epil63.us.us, 0.000000e+00
  %109 = shl i64 %lsr.iv232, 3
  %scevgep139 = getelementptr i8, ptr %scevgep231, i64 %109
  %.652.us.us.us.1.epil.us.us = load double, ptr %scevgep139, align 8
  %sunkaddr174 = getelementptr i8, ptr %lsr.iv78.us, i64 %sunkaddr85
  %.660.us.us.us.1.epil.us.us = load double, ptr %sunkaddr174, align 8
  %.661.us.us.us.1.epil.us.us = fmul double %.652.us.us.us.1.epil.us.us, %.660.us.us.us.1.epil.us.us
  %.663.us.us.us.1.epil.us.us = fadd double %.663.us.us.us.epil64.us.us, %.661.us.us.us.1.epil.us.us
  %110 = shl i64 %lsr.iv232, 3
  %scevgep138 = getelementptr i8, ptr %scevgep238, i64 %110
  %.652.us.us.us.epil.us.us23 = load double, ptr %scevgep138, align 8
  %sunkaddr175 = mul i64 %.365223233.us.us.us10, 8
  %sunkaddr176 = getelementptr i8, ptr %invariant.gep36, i64 %sunkaddr175
  %.660.us.us.us.epil.us.us24 = load double, ptr %sunkaddr176, align 8
  %.661.us.us.us.epil.us.us25 = fmul double %.652.us.us.us.epil.us.us23, %.660.us.us.us.epil.us.us24
  %.663.us.us.us.epil.us.us26 = fadd double %.663.us.us.us.1.epil.us.us, %.661.us.us.us.epil.us.us25
  %.673.us.us.us.us.us27 = fmul double %.109, %.663.us.us.us.epil.us.us26
  %111 = shl i64 %lsr.iv232, 3
  %scevgep137 = getelementptr i8, ptr %scevgep235, i64 %111
  store double %.673.us.us.us.us.us27, ptr %scevgep137, align 8
  %lsr.iv.next = add i64 %lsr.iv232, 1
  %exitcond265.not.us.us = icmp eq i64 %107, %lsr.iv.next
  br i1 %exitcond265.not.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us, label %B344.endif.us.us.us.us.us21

B342.B540_crit_edge.split.us.us.us.split.split.split.us.us:
  %.372.us.us.us12 = add nuw nsw i64 %.365223233.us.us.us10, 1
  %sunkaddr274 = mul i64 %.365223233.us.us.us10, %7
  %sunkaddr275 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr274
  %.700.us.us.us13 = load double, ptr %sunkaddr275, align 8
  %.704.us.us.us14 = getelementptr double, ptr %arg.room.2, i64 %.365223233.us.us.us10
  %.705.us.us.us15 = load double, ptr %.704.us.us.us14, align 8
  %.709.us.us.us16 = getelementptr double, ptr %arg.room.1, i64 %.365223233.us.us.us10
  %.710.us.us.us17 = load double, ptr %.709.us.us.us16, align 8
  %.713.us.us.us18 = fsub double %.705.us.us.us15, %.710.us.us.us17
  %.714.us.us.us19 = fadd double %.700.us.us.us13, %.713.us.us.us18
  store double %.714.us.us.us19, ptr %sunkaddr275, align 8
  %scevgep79.us = getelementptr i8, ptr %lsr.iv78.us, i64 8
  %scevgep227 = getelementptr i8, ptr %lsr.iv226, i64 %7
  %exitcond266.not.us20 = icmp eq i64 %arg.code.15, %.372.us.us.us12
  br i1 %exitcond266.not.us20, label %common.ret, label %B300.endif.us.us.us9

B300.endif.us.us.us14:
  %lsr.iv78.us15 = phi ptr [ %scevgep79.us27, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ %arg.room.0, %B300.endif.us.us.us14.preheader162 ]
  %.365223233.us.us.us16 = phi i64 [ %.372.us.us.us19, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ 0, %B300.endif.us.us.us14.preheader162 ]
  %112 = and i64 %29, 2
  %113 = icmp eq i64 %112, 0
  %.681.us.us.us18 = mul nuw nsw i64 %.365223233.us.us.us16, %arg.m.3
  %114 = getelementptr double, ptr %arg.room.3, i64 %.681.us.us.us18
  br i1 %113, label %B344.endif.us.us.us.us3.us.us.preheader, label %B344.endif.us.us.us.us3.us.preheader

B344.endif.us.us.us.us3.us.preheader:
  br label %B344.endif.us.us.us.us3.us

B344.endif.us.us.us.us3.us.us.preheader:
  br label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us.us:
  %lsr.iv73.us4.us.us = phi ptr [ %scevgep74.us12.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.us.preheader ]
  %.487207213.us.us.us.us5.us.us = phi i64 [ %.494.us.us.us.us9.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us3.us.us.preheader ]
  br label %B392.us.us.us.us.us.us

B392.us.us.us.us.us.us:
  %lsr.iv133 = phi i64 [ %lsr.iv.next134, %B392.us.us.us.us.us.us ], [ %36, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv80.us.us.us = phi ptr [ %scevgep119.us, %B392.us.us.us.us.us.us ], [ %lsr.iv78.us15, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv75.us.us.us = phi ptr [ %scevgep116.us, %B392.us.us.us.us.us.us ], [ %lsr.iv73.us4.us.us, %B344.endif.us.us.us.us3.us.us ]
  %total.2.2203.us.us.us.us.us.us = phi double [ %.663.us.us.us.1.us.us.1.us, %B392.us.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us.us ]
  %.652.us.us.us.us.us.us = load double, ptr %lsr.iv75.us.us.us, align 8
  %.660.us.us.us.us.us.us = load double, ptr %lsr.iv80.us.us.us, align 8
  %.661.us.us.us.us.us.us = fmul double %.652.us.us.us.us.us.us, %.660.us.us.us.us.us.us
  %.663.us.us.us.us.us.us = fadd double %total.2.2203.us.us.us.us.us.us, %.661.us.us.us.us.us.us
  %sunkaddr84.us.us.us = getelementptr i8, ptr %lsr.iv75.us.us.us, i64 %7
  %.652.us.us.us.1.us.us.us = load double, ptr %sunkaddr84.us.us.us, align 8
  %sunkaddr86.us.us.us = getelementptr i8, ptr %lsr.iv80.us.us.us, i64 %sunkaddr85
  %.660.us.us.us.1.us.us.us = load double, ptr %sunkaddr86.us.us.us, align 8
  %.661.us.us.us.1.us.us.us = fmul double %.652.us.us.us.1.us.us.us, %.660.us.us.us.1.us.us.us
  %.663.us.us.us.1.us.us.us = fadd double %.663.us.us.us.us.us.us, %.661.us.us.us.1.us.us.us
  %scevgep114.us = getelementptr i8, ptr %sunkaddr84.us.us.us, i64 %7
  %.652.us.us.us.us.us.1.us = load double, ptr %scevgep114.us, align 8
  %scevgep117.us = getelementptr i8, ptr %sunkaddr86.us.us.us, i64 %sunkaddr85
  %.660.us.us.us.us.us.1.us = load double, ptr %scevgep117.us, align 8
  %.661.us.us.us.us.us.1.us = fmul double %.652.us.us.us.us.us.1.us, %.660.us.us.us.us.us.1.us
  %.663.us.us.us.us.us.1.us = fadd double %.663.us.us.us.1.us.us.us, %.661.us.us.us.us.us.1.us
  %scevgep115.us = getelementptr i8, ptr %scevgep114.us, i64 %7
  %.652.us.us.us.1.us.us.1.us = load double, ptr %scevgep115.us, align 8
  %scevgep118.us = getelementptr i8, ptr %scevgep117.us, i64 %sunkaddr85
  %.660.us.us.us.1.us.us.1.us = load double, ptr %scevgep118.us, align 8
  %.661.us.us.us.1.us.us.1.us = fmul double %.652.us.us.us.1.us.us.1.us, %.660.us.us.us.1.us.us.1.us
  %.663.us.us.us.1.us.us.1.us = fadd double %.663.us.us.us.us.us.1.us, %.661.us.us.us.1.us.us.1.us
  %scevgep116.us = getelementptr i8, ptr %scevgep115.us, i64 %7
  %scevgep119.us = getelementptr i8, ptr %scevgep118.us, i64 %sunkaddr85
  %lsr.iv.next134 = add i64 %lsr.iv133, 2
  %niter78.ncmp.1.us = icmp eq i64 %lsr.iv.next134, 0
  br i1 %niter78.ncmp.1.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us, label %B392.us.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us:
  %.652.us.us.us.us.us.epil.us = load double, ptr %scevgep116.us, align 8
  %.660.us.us.us.us.us.epil.us = load double, ptr %scevgep119.us, align 8
  %.661.us.us.us.us.us.epil.us = fmul double %.652.us.us.us.us.us.epil.us, %.660.us.us.us.us.us.epil.us
  %.663.us.us.us.us.us.epil.us = fadd double %.663.us.us.us.1.us.us.1.us, %.661.us.us.us.us.us.epil.us
  %sunkaddr177 = mul i64 %arg.m.3, 8
  %sunkaddr178 = getelementptr i8, ptr %scevgep116.us, i64 %sunkaddr177
  %.652.us.us.us.1.us.us.epil.us = load double, ptr %sunkaddr178, align 8
  %scevgep222.us = getelementptr i8, ptr %scevgep119.us, i64 %sunkaddr85
  %.660.us.us.us.1.us.us.epil.us = load double, ptr %scevgep222.us, align 8
  %.661.us.us.us.1.us.us.epil.us = fmul double %.652.us.us.us.1.us.us.epil.us, %.660.us.us.us.1.us.us.epil.us
  %.663.us.us.us.1.us.us.epil.us = fadd double %.663.us.us.us.us.us.epil.us, %.661.us.us.us.1.us.us.epil.us
  %.494.us.us.us.us9.us.us = add nuw nsw i64 %.487207213.us.us.us.us5.us.us, 1
  %.673.us.us.us.us10.us.us = fmul double %.109, %.663.us.us.us.1.us.us.epil.us
  %.686.us.us.us.us11.us.us = getelementptr double, ptr %114, i64 %.487207213.us.us.us.us5.us.us
  store double %.673.us.us.us.us10.us.us, ptr %.686.us.us.us.us11.us.us, align 8
  %scevgep74.us12.us.us = getelementptr i8, ptr %lsr.iv73.us4.us.us, i64 8
  %exitcond265.not.us13.us.us = icmp eq i64 %arg.m.3, %.494.us.us.us.us9.us.us
  br i1 %exitcond265.not.us13.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us:
  %lsr.iv73.us4.us = phi ptr [ %scevgep74.us12.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.preheader ]
  %.487207213.us.us.us.us5.us = phi i64 [ %.494.us.us.us.us9.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ 0, %B344.endif.us.us.us.us3.us.preheader ]
  br label %B392.us.us.us.us.us

B392.us.us.us.us.us:
  %lsr.iv131 = phi i64 [ %lsr.iv.next132, %B392.us.us.us.us.us ], [ %36, %B344.endif.us.us.us.us3.us ]
  %lsr.iv80.us.us = phi ptr [ %scevgep119, %B392.us.us.us.us.us ], [ %lsr.iv78.us15, %B344.endif.us.us.us.us3.us ]
  %lsr.iv75.us.us = phi ptr [ %scevgep116, %B392.us.us.us.us.us ], [ %lsr.iv73.us4.us, %B344.endif.us.us.us.us3.us ]
  %total.2.2203.us.us.us.us.us = phi double [ %.663.us.us.us.1.us.us.1, %B392.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us ]
  %.652.us.us.us.us.us = load double, ptr %lsr.iv75.us.us, align 8
  %.660.us.us.us.us.us = load double, ptr %lsr.iv80.us.us, align 8
  %.661.us.us.us.us.us = fmul double %.652.us.us.us.us.us, %.660.us.us.us.us.us
  %.663.us.us.us.us.us = fadd double %total.2.2203.us.us.us.us.us, %.661.us.us.us.us.us
  %sunkaddr84.us.us = getelementptr i8, ptr %lsr.iv75.us.us, i64 %7
  %.652.us.us.us.1.us.us = load double, ptr %sunkaddr84.us.us, align 8
  %sunkaddr86.us.us = getelementptr i8, ptr %lsr.iv80.us.us, i64 %sunkaddr85
  %.660.us.us.us.1.us.us = load double, ptr %sunkaddr86.us.us, align 8
  %.661.us.us.us.1.us.us = fmul double %.652.us.us.us.1.us.us, %.660.us.us.us.1.us.us
  %.663.us.us.us.1.us.us = fadd double %.663.us.us.us.us.us, %.661.us.us.us.1.us.us
  %scevgep114 = getelementptr i8, ptr %sunkaddr84.us.us, i64 %7
  %.652.us.us.us.us.us.1 = load double, ptr %scevgep114, align 8
  %scevgep117 = getelementptr i8, ptr %sunkaddr86.us.us, i64 %sunkaddr85
  %.660.us.us.us.us.us.1 = load double, ptr %scevgep117, align 8
  %.661.us.us.us.us.us.1 = fmul double %.652.us.us.us.us.us.1, %.660.us.us.us.us.us.1
  %.663.us.us.us.us.us.1 = fadd double %.663.us.us.us.1.us.us, %.661.us.us.us.us.us.1
  %scevgep115 = getelementptr i8, ptr %scevgep114, i64 %7
  %.652.us.us.us.1.us.us.1 = load double, ptr %scevgep115, align 8
  %scevgep118 = getelementptr i8, ptr %scevgep117, i64 %sunkaddr85
  %.660.us.us.us.1.us.us.1 = load double, ptr %scevgep118, align 8
  %.661.us.us.us.1.us.us.1 = fmul double %.652.us.us.us.1.us.us.1, %.660.us.us.us.1.us.us.1
  %.663.us.us.us.1.us.us.1 = fadd double %.663.us.us.us.us.us.1, %.661.us.us.us.1.us.us.1
  %scevgep116 = getelementptr i8, ptr %scevgep115, i64 %7
  %scevgep119 = getelementptr i8, ptr %scevgep118, i64 %sunkaddr85
  %lsr.iv.next132 = add i64 %lsr.iv131, 2
  %niter78.ncmp.1 = icmp eq i64 %lsr.iv.next132, 0
  br i1 %niter78.ncmp.1, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa, label %B392.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa:
  %.494.us.us.us.us9.us = add nuw nsw i64 %.487207213.us.us.us.us5.us, 1
  %.673.us.us.us.us10.us = fmul double %.109, %.663.us.us.us.1.us.us.1
  %.686.us.us.us.us11.us = getelementptr double, ptr %114, i64 %.487207213.us.us.us.us5.us
  store double %.673.us.us.us.us10.us, ptr %.686.us.us.us.us11.us, align 8
  %scevgep74.us12.us = getelementptr i8, ptr %lsr.iv73.us4.us, i64 8
  %exitcond265.not.us13.us = icmp eq i64 %arg.m.3, %.494.us.us.us.us9.us
  br i1 %exitcond265.not.us13.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split:
  %.372.us.us.us19 = add nuw nsw i64 %.365223233.us.us.us16, 1
  %.700.us.us.us20 = load double, ptr %114, align 8
  %.704.us.us.us21 = getelementptr double, ptr %arg.room.2, i64 %.365223233.us.us.us16
  %.705.us.us.us22 = load double, ptr %.704.us.us.us21, align 8
  %.709.us.us.us23 = getelementptr double, ptr %arg.room.1, i64 %.365223233.us.us.us16
  %.710.us.us.us24 = load double, ptr %.709.us.us.us23, align 8
  %.713.us.us.us25 = fsub double %.705.us.us.us22, %.710.us.us.us24
  %.714.us.us.us26 = fadd double %.700.us.us.us20, %.713.us.us.us25
  store double %.714.us.us.us26, ptr %114, align 8
  %scevgep79.us27 = getelementptr i8, ptr %lsr.iv78.us15, i64 8
  %exitcond266.not.us28 = icmp eq i64 %arg.code.15, %.372.us.us.us19
  br i1 %exitcond266.not.us28, label %common.ret, label %B300.endif.us.us.us14

B300.endif.us.preheader:
  %const145 = bitcast i64 9223372036854775804 to i64
  %n.vec = and i64 %arg.m.3, %const145
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.673, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep64 = getelementptr i8, ptr %arg.room.3, i64 16
  br label %B300.endif.us

B300.endif.us.us:
  %lsr.iv78 = phi ptr [ %scevgep79, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ %arg.room.0, %B300.endif.us.us.preheader165 ]
  %.365223233.us.us = phi i64 [ %.372.us.us, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ 0, %B300.endif.us.us.preheader165 ]
  %115 = and i64 %71, 2
  %116 = icmp eq i64 %115, 0
  %.681.us.us = mul nuw nsw i64 %.365223233.us.us, %arg.m.3
  %117 = getelementptr double, ptr %arg.room.3, i64 %.681.us.us
  br i1 %116, label %B344.endif.us.us.us.us.preheader, label %B344.endif.us.us.us.preheader

B344.endif.us.us.us.preheader:
  br label %B344.endif.us.us.us

B344.endif.us.us.us.us.preheader:
  br label %B344.endif.us.us.us.us

B344.endif.us.us.us.us:
  %lsr.iv73.us = phi ptr [ %scevgep74.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us.preheader ]
  %.487207213.us.us.us.us = phi i64 [ %.494.us.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us.preheader ]
  br label %B392.us.us.us.us

B392.us.us.us.us:
  %lsr.iv142 = phi i64 [ %lsr.iv.next143, %B392.us.us.us.us ], [ %78, %B344.endif.us.us.us.us ]
  %lsr.iv80.us = phi ptr [ %scevgep127.us, %B392.us.us.us.us ], [ %lsr.iv78, %B344.endif.us.us.us.us ]
  %lsr.iv75.us = phi ptr [ %scevgep124.us, %B392.us.us.us.us ], [ %lsr.iv73.us, %B344.endif.us.us.us.us ]
  %total.2.2203.us.us.us.us = phi double [ %.663.us.us.us.1.1.us, %B392.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us ]
  %.652.us.us.us.us = load double, ptr %lsr.iv75.us, align 8
  %.660.us.us.us.us = load double, ptr %lsr.iv80.us, align 8
  %.661.us.us.us.us = fmul double %.652.us.us.us.us, %.660.us.us.us.us
  %.663.us.us.us.us = fadd double %total.2.2203.us.us.us.us, %.661.us.us.us.us
  %sunkaddr84.us = getelementptr i8, ptr %lsr.iv75.us, i64 %7
  %.652.us.us.us.1.us = load double, ptr %sunkaddr84.us, align 8
  %sunkaddr86.us = getelementptr i8, ptr %lsr.iv80.us, i64 %sunkaddr85
  %.660.us.us.us.1.us = load double, ptr %sunkaddr86.us, align 8
  %.661.us.us.us.1.us = fmul double %.652.us.us.us.1.us, %.660.us.us.us.1.us
  %.663.us.us.us.1.us = fadd double %.663.us.us.us.us, %.661.us.us.us.1.us
  %scevgep122.us = getelementptr i8, ptr %sunkaddr84.us, i64 %7
  %.652.us.us.us.168.us = load double, ptr %scevgep122.us, align 8
  %scevgep125.us = getelementptr i8, ptr %sunkaddr86.us, i64 %sunkaddr85
  %.660.us.us.us.169.us = load double, ptr %scevgep125.us, align 8
  %.661.us.us.us.170.us = fmul double %.652.us.us.us.168.us, %.660.us.us.us.169.us
  %.663.us.us.us.171.us = fadd double %.663.us.us.us.1.us, %.661.us.us.us.170.us
  %scevgep123.us = getelementptr i8, ptr %scevgep122.us, i64 %7
  %.652.us.us.us.1.1.us = load double, ptr %scevgep123.us, align 8
  %scevgep126.us = getelementptr i8, ptr %scevgep125.us, i64 %sunkaddr85
  %.660.us.us.us.1.1.us = load double, ptr %scevgep126.us, align 8
  %.661.us.us.us.1.1.us = fmul double %.652.us.us.us.1.1.us, %.660.us.us.us.1.1.us
  %.663.us.us.us.1.1.us = fadd double %.663.us.us.us.171.us, %.661.us.us.us.1.1.us
  %scevgep124.us = getelementptr i8, ptr %scevgep123.us, i64 %7
  %scevgep127.us = getelementptr i8, ptr %scevgep126.us, i64 %sunkaddr85
  %lsr.iv.next143 = add i64 %lsr.iv142, 2
  %niter.ncmp.172.us = icmp eq i64 %lsr.iv.next143, 0
  br i1 %niter.ncmp.172.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us, label %B392.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us:
  %.652.us.us.us.epil61.us = load double, ptr %scevgep124.us, align 8
  %.660.us.us.us.epil62.us = load double, ptr %scevgep127.us, align 8
  %.661.us.us.us.epil63.us = fmul double %.652.us.us.us.epil61.us, %.660.us.us.us.epil62.us
  %.663.us.us.us.epil64.us = fadd double %.663.us.us.us.1.1.us, %.661.us.us.us.epil63.us
  %sunkaddr179 = mul i64 %arg.m.3, 8
  %sunkaddr180 = getelementptr i8, ptr %scevgep124.us, i64 %sunkaddr179
  %.652.us.us.us.1.epil.us = load double, ptr %sunkaddr180, align 8
  %scevgep242.us = getelementptr i8, ptr %scevgep127.us, i64 %sunkaddr85
  %.660.us.us.us.1.epil.us = load double, ptr %scevgep242.us, align 8
  %.661.us.us.us.1.epil.us = fmul double %.652.us.us.us.1.epil.us, %.660.us.us.us.1.epil.us
  %.663.us.us.us.1.epil.us = fadd double %.663.us.us.us.epil64.us, %.661.us.us.us.1.epil.us
  %gep.us = getelementptr double, ptr %invariant.gep, i64 %.487207213.us.us.us.us
  %.652.us.us.us.epil.us = load double, ptr %gep.us, align 8
  %sunkaddr181 = mul i64 %.365223233.us.us, 8
  %sunkaddr182 = getelementptr i8, ptr %invariant.gep36, i64 %sunkaddr181
  %.660.us.us.us.epil.us = load double, ptr %sunkaddr182, align 8
  %.661.us.us.us.epil.us = fmul double %.652.us.us.us.epil.us, %.660.us.us.us.epil.us
  %.663.us.us.us.epil.us = fadd double %.663.us.us.us.1.epil.us, %.661.us.us.us.epil.us
  %.494.us.us.us.us = add nuw nsw i64 %.487207213.us.us.us.us, 1
  %.673.us.us.us.us = fmul double %.109, %.663.us.us.us.epil.us
  %.686.us.us.us.us = getelementptr double, ptr %117, i64 %.487207213.us.us.us.us
  store double %.673.us.us.us.us, ptr %.686.us.us.us.us, align 8
  %scevgep74.us = getelementptr i8, ptr %lsr.iv73.us, i64 8
  %exitcond265.not.us = icmp eq i64 %arg.m.3, %.494.us.us.us.us
  br i1 %exitcond265.not.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us.us

B344.endif.us.us.us:
  %lsr.iv73 = phi ptr [ %scevgep74, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.preheader ]
  %.487207213.us.us.us = phi i64 [ %.494.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ 0, %B344.endif.us.us.us.preheader ]
  br label %B392.us.us.us

B392.us.us.us:
  %lsr.iv140 = phi i64 [ %lsr.iv.next141, %B392.us.us.us ], [ %78, %B344.endif.us.us.us ]
  %lsr.iv80 = phi ptr [ %scevgep127, %B392.us.us.us ], [ %lsr.iv78, %B344.endif.us.us.us ]
  %lsr.iv75 = phi ptr [ %scevgep124, %B392.us.us.us ], [ %lsr.iv73, %B344.endif.us.us.us ]
  %total.2.2203.us.us.us = phi double [ %.663.us.us.us.1.1, %B392.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us ]
  %.652.us.us.us = load double, ptr %lsr.iv75, align 8
  %.660.us.us.us = load double, ptr %lsr.iv80, align 8
  %.661.us.us.us = fmul double %.652.us.us.us, %.660.us.us.us
  %.663.us.us.us = fadd double %total.2.2203.us.us.us, %.661.us.us.us
  %sunkaddr84 = getelementptr i8, ptr %lsr.iv75, i64 %7
  %.652.us.us.us.1 = load double, ptr %sunkaddr84, align 8
  %sunkaddr86 = getelementptr i8, ptr %lsr.iv80, i64 %sunkaddr85
  %.660.us.us.us.1 = load double, ptr %sunkaddr86, align 8
  %.661.us.us.us.1 = fmul double %.652.us.us.us.1, %.660.us.us.us.1
  %.663.us.us.us.1 = fadd double %.663.us.us.us, %.661.us.us.us.1
  %scevgep122 = getelementptr i8, ptr %sunkaddr84, i64 %7
  %.652.us.us.us.168 = load double, ptr %scevgep122, align 8
  %scevgep125 = getelementptr i8, ptr %sunkaddr86, i64 %sunkaddr85
  %.660.us.us.us.169 = load double, ptr %scevgep125, align 8
  %.661.us.us.us.170 = fmul double %.652.us.us.us.168, %.660.us.us.us.169
  %.663.us.us.us.171 = fadd double %.663.us.us.us.1, %.661.us.us.us.170
  %scevgep123 = getelementptr i8, ptr %scevgep122, i64 %7
  %.652.us.us.us.1.1 = load double, ptr %scevgep123, align 8
  %scevgep126 = getelementptr i8, ptr %scevgep125, i64 %sunkaddr85
  %.660.us.us.us.1.1 = load double, ptr %scevgep126, align 8
  %.661.us.us.us.1.1 = fmul double %.652.us.us.us.1.1, %.660.us.us.us.1.1
  %.663.us.us.us.1.1 = fadd double %.663.us.us.us.171, %.661.us.us.us.1.1
  %scevgep124 = getelementptr i8, ptr %scevgep123, i64 %7
  %scevgep127 = getelementptr i8, ptr %scevgep126, i64 %sunkaddr85
  %lsr.iv.next141 = add i64 %lsr.iv140, 2
  %niter.ncmp.172 = icmp eq i64 %lsr.iv.next141, 0
  br i1 %niter.ncmp.172, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa, label %B392.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa:
  %gep = getelementptr double, ptr %invariant.gep, i64 %.487207213.us.us.us
  %.652.us.us.us.epil = load double, ptr %gep, align 8
  %sunkaddr183 = mul i64 %.365223233.us.us, 8
  %sunkaddr184 = getelementptr i8, ptr %invariant.gep36, i64 %sunkaddr183
  %.660.us.us.us.epil = load double, ptr %sunkaddr184, align 8
  %.661.us.us.us.epil = fmul double %.652.us.us.us.epil, %.660.us.us.us.epil
  %.663.us.us.us.epil = fadd double %.663.us.us.us.1.1, %.661.us.us.us.epil
  %.494.us.us.us = add nuw nsw i64 %.487207213.us.us.us, 1
  %.673.us.us.us = fmul double %.109, %.663.us.us.us.epil
  %.686.us.us.us = getelementptr double, ptr %117, i64 %.487207213.us.us.us
  store double %.673.us.us.us, ptr %.686.us.us.us, align 8
  %scevgep74 = getelementptr i8, ptr %lsr.iv73, i64 8
  %exitcond265.not = icmp eq i64 %arg.m.3, %.494.us.us.us
  br i1 %exitcond265.not, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.split:
  %.372.us.us = add nuw nsw i64 %.365223233.us.us, 1
  %.700.us.us = load double, ptr %117, align 8
  %.704.us.us = getelementptr double, ptr %arg.room.2, i64 %.365223233.us.us
  %.705.us.us = load double, ptr %.704.us.us, align 8
  %.709.us.us = getelementptr double, ptr %arg.room.1, i64 %.365223233.us.us
  %.710.us.us = load double, ptr %.709.us.us, align 8
  %.713.us.us = fsub double %.705.us.us, %.710.us.us
  %.714.us.us = fadd double %.700.us.us, %.713.us.us
  store double %.714.us.us, ptr %117, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv78, i64 8
  %exitcond266.not = icmp eq i64 %arg.code.15, %.372.us.us
  br i1 %exitcond266.not, label %common.ret, label %B300.endif.us.us

B300.endif.us:
  %lsr.iv70 = phi ptr [ %arg.room.3, %B300.endif.us.preheader ], [ %scevgep71, %B342.B540_crit_edge.split.us247 ]
  %lsr.iv65 = phi ptr [ %scevgep64, %B300.endif.us.preheader ], [ %scevgep66, %B342.B540_crit_edge.split.us247 ]
  %.365223233.us = phi i64 [ 0, %B300.endif.us.preheader ], [ %.372.us, %B342.B540_crit_edge.split.us247 ]
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
  %.487207213.us242.ph = phi i64 [ 0, %B300.endif.us ], [ %n.vec, %middle.block ]
  br label %B344.endif.us240

B344.endif.us240:
  %.487207213.us242 = phi i64 [ %.494.us244, %B344.endif.us240 ], [ %.487207213.us242.ph, %B344.endif.us240.preheader ]
  %.494.us244 = add nuw nsw i64 %.487207213.us242, 1
  %122 = shl i64 %.487207213.us242, 3
  %scevgep72 = getelementptr i8, ptr %lsr.iv70, i64 %122
  store double %.673, ptr %scevgep72, align 8
  %exitcond267.not = icmp eq i64 %arg.m.3, %.494.us244
  br i1 %exitcond267.not, label %B342.B540_crit_edge.split.us247, label %B344.endif.us240

B342.B540_crit_edge.split.us247:
  %.372.us = add nuw nsw i64 %.365223233.us, 1
  %sunkaddr87 = mul i64 %.365223233.us, %7
  %sunkaddr88 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr87
  %.700.us = load double, ptr %sunkaddr88, align 8
  %.704.us = getelementptr double, ptr %arg.room.2, i64 %.365223233.us
  %.705.us = load double, ptr %.704.us, align 8
  %.709.us = getelementptr double, ptr %arg.room.1, i64 %.365223233.us
  %.710.us = load double, ptr %.709.us, align 8
  %.713.us = fsub double %.705.us, %.710.us
  %.714.us = fadd double %.700.us, %.713.us
  store double %.714.us, ptr %sunkaddr88, align 8
  %scevgep66 = getelementptr i8, ptr %lsr.iv65, i64 %7
  %scevgep71 = getelementptr i8, ptr %lsr.iv70, i64 %7
  %exitcond268.not = icmp eq i64 %arg.code.15, %.372.us
  br i1 %exitcond268.not, label %common.ret, label %B300.endif.us

B300.endif:
  %lsr.iv = phi ptr [ %scevgep, %B300.endif ], [ %arg.room.3, %B300.endif.preheader.new ]
  %.365223233 = phi i64 [ %.372.1, %B300.endif ], [ 0, %B300.endif.preheader.new ]
  %.700 = load double, ptr %lsr.iv, align 8
  %sunkaddr185 = mul i64 %.365223233, 8
  %sunkaddr186 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr185
  %.705 = load double, ptr %sunkaddr186, align 8
  %sunkaddr187 = mul i64 %.365223233, 8
  %sunkaddr188 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr187
  %.710 = load double, ptr %sunkaddr188, align 8
  %.713 = fsub double %.705, %.710
  %.714 = fadd double %.700, %.713
  store double %.714, ptr %lsr.iv, align 8
  %.372.1 = add nuw i64 %.365223233, 2
  %sunkaddr189 = mul i64 %arg.m.3, 8
  %sunkaddr190 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr189
  %.700.1 = load double, ptr %sunkaddr190, align 8
  %sunkaddr191 = mul i64 %.365223233, 8
  %sunkaddr192 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr191
  %sunkaddr193 = getelementptr i8, ptr %sunkaddr192, i64 8
  %.705.1 = load double, ptr %sunkaddr193, align 8
  %sunkaddr194 = mul i64 %.365223233, 8
  %sunkaddr195 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr194
  %sunkaddr196 = getelementptr i8, ptr %sunkaddr195, i64 8
  %.710.1 = load double, ptr %sunkaddr196, align 8
  %.713.1 = fsub double %.705.1, %.710.1
  %.714.1 = fadd double %.700.1, %.713.1
  store double %.714.1, ptr %sunkaddr190, align 8
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 %6
  %niter53.ncmp.1 = icmp eq i64 %unroll_iter52, %.372.1
  br i1 %niter53.ncmp.1, label %common.ret.loopexit.unr-lcssa, label %B300.endif
}

define internal i32 @part9(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B204.endif.lr.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %arg.s.211 = ptrtoint ptr %arg.s.2 to i64
  %arg.code.410 = ptrtoint ptr %arg.code.4 to i64
  %.127 = getelementptr i8, ptr %arg.s.0, i64 104
  %.128 = load double, ptr %.127, align 8
  %.191 = getelementptr i8, ptr %arg.s.0, i64 112
  %.192 = load double, ptr %.191, align 8
  %.257 = fsub double %.192, %.128
  %.arg.m.3 = tail call i64 @llvm.smax.i64(i64 %arg.m.3, i64 0)
  %.751 = shl i64 %arg.code.15, 3
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
  %.1058302304.epil.init = phi i64 [ 0, %B706.lr.ph ], [ %unroll_iter, %B202.loopexit.loopexit.unr-lcssa ]
  %23 = shl i64 %.1058302304.epil.init, 3
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
  %.1141.epil = fcmp ord double %"$phi770.2.2.2.epil", 0.000000e+00
  %spec.select.epil = select i1 %numbers.2.1306.epil, i1 %.1141.epil, i1 false
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter18, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B202.loopexit, label %B706.epil

B202.loopexit:
  %numbers.2.1.lcssa = phi i1 [ %numbers.3.0338, %B514.endif.endif.endif ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ], [ %spec.select.epil, %B706.epil ]
  %scevgep95 = getelementptr i8, ptr %lsr.iv94, i64 %18
  %scevgep104 = getelementptr i8, ptr %lsr.iv103, i64 %18
  %exitcond362.not = icmp eq i64 %.362, 9
  br i1 %exitcond362.not, label %common.ret, label %B204.endif

B448:
  %.742 = fcmp oeq double %.452, 1.000000e+00
  br i1 %.742, label %B460, label %B514

B460:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.751, i1 false)
  br label %B514

B514:
  %25 = icmp slt i64 %arg.code.14, 1
  %.824 = load double, ptr %arg.s.0, align 8
  %sunkaddr84 = getelementptr i8, ptr %arg.s.0, i64 88
  %.888 = load double, ptr %sunkaddr84, align 8
  %.890 = fmul double %.452, %.888
  %.891 = fadd double %.824, %.890
  %sunkaddr85 = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i = load double, ptr %sunkaddr85, align 8
  %.61.i = fsub double %.891, %.59.i
  br i1 %25, label %B136.endif.i, label %B112.preheader.i

B112.preheader.i:
  %26 = icmp ult i64 %arg.code.14, 4
  br i1 %26, label %B112.i.preheader, label %vector.ph.i

vector.ph.i:
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.891, i64 0
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
  store double %.891, ptr %scevgep53.i, align 8
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
  %.1058302304 = phi i64 [ %.1065.3, %B706 ], [ 0, %B706.preheader ]
  %58 = shl i64 %.1058302304, 3
  %sunkaddr113 = mul i64 %.1058302304, 8
  %sunkaddr114 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %sunkaddr113
  %"$phi770.2.2.2" = load double, ptr %sunkaddr114, align 8
  %scevgep101 = getelementptr i8, ptr %lsr.iv94, i64 %58
  %59 = shl i64 %.1058302304, 3
  %scevgep81 = getelementptr i8, ptr %lsr.iv94, i64 %59
  %scevgep83 = getelementptr i8, ptr %scevgep81, i64 -24
  store double %"$phi770.2.2.2", ptr %scevgep83, align 8
  %.1141 = fcmp ord double %"$phi770.2.2.2", 0.000000e+00
  %spec.select = select i1 %numbers.2.1306, i1 %.1141, i1 false
  %60 = shl i64 %.1058302304, 3
  %sunkaddr115 = mul i64 %.1058302304, 8
  %sunkaddr116 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %sunkaddr115
  %sunkaddr117 = getelementptr i8, ptr %sunkaddr116, i64 8
  %"$phi770.2.2.2.1" = load double, ptr %sunkaddr117, align 8
  %scevgep78 = getelementptr i8, ptr %lsr.iv94, i64 %60
  %scevgep80 = getelementptr i8, ptr %scevgep78, i64 -16
  store double %"$phi770.2.2.2.1", ptr %scevgep80, align 8
  %.1141.1 = fcmp ord double %"$phi770.2.2.2.1", 0.000000e+00
  %spec.select.1 = select i1 %spec.select, i1 %.1141.1, i1 false
  %61 = shl i64 %.1058302304, 3
  %sunkaddr118 = mul i64 %.1058302304, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 16
  %"$phi770.2.2.2.2" = load double, ptr %sunkaddr120, align 8
  %scevgep76 = getelementptr i8, ptr %lsr.iv94, i64 %61
  %scevgep77 = getelementptr i8, ptr %scevgep76, i64 -8
  store double %"$phi770.2.2.2.2", ptr %scevgep77, align 8
  %.1141.2 = fcmp ord double %"$phi770.2.2.2.2", 0.000000e+00
  %spec.select.2 = select i1 %spec.select.1, i1 %.1141.2, i1 false
  %.1065.3 = add nuw nsw i64 %.1058302304, 4
  %sunkaddr121 = mul i64 %.1058302304, 8
  %sunkaddr122 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %sunkaddr121
  %sunkaddr123 = getelementptr i8, ptr %sunkaddr122, i64 24
  %"$phi770.2.2.2.3" = load double, ptr %sunkaddr123, align 8
  store double %"$phi770.2.2.2.3", ptr %scevgep101, align 8
  %.1141.3 = fcmp ord double %"$phi770.2.2.2.3", 0.000000e+00
  %spec.select.3 = select i1 %spec.select.2, i1 %.1141.3, i1 false
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.1065.3
  br i1 %niter.ncmp.3, label %B202.loopexit.loopexit.unr-lcssa, label %B706

common.ret:
  %.1194 = zext i1 %numbers.2.1.lcssa to i8
  store i8 %.1194, ptr %retptr, align 1
  ret i32 0

B204.endif:
  %lsr.iv103 = phi ptr [ %arg.room.4, %B204.endif.lr.ph ], [ %scevgep104, %B202.loopexit ]
  %lsr.iv94 = phi ptr [ %scevgep93, %B204.endif.lr.ph ], [ %scevgep95, %B202.loopexit ]
  %numbers.3.0338 = phi i1 [ true, %B204.endif.lr.ph ], [ %numbers.2.1.lcssa, %B202.loopexit ]
  %.355311336 = phi i64 [ 0, %B204.endif.lr.ph ], [ %.362, %B202.loopexit ]
  %62 = icmp slt i64 %arg.code.15, 1
  %.362 = add nuw nsw i64 %.355311336, 1
  %.444 = getelementptr double, ptr @.const.array.data, i64 %.355311336
  %.445 = load double, ptr %.444, align 8
  %.450 = fmul double %.257, %.445
  %.452 = fadd double %.128, %.450
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
  %.542286292.ph = phi i64 [ 0, %B276.endif.preheader ], [ %n.vec, %middle.block ]
  %68 = icmp eq i64 %xtraiter15, 0
  br i1 %68, label %B276.endif.prol.loopexit, label %B276.endif.prol.preheader

B276.endif.prol.preheader:
  br label %B276.endif.prol

B276.endif.prol:
  %lsr.iv47 = phi i64 [ %lsr.iv.next48, %B276.endif.prol ], [ %xtraiter15, %B276.endif.prol.preheader ]
  %.542286292.prol = phi i64 [ %.549.prol, %B276.endif.prol ], [ %.542286292.ph, %B276.endif.prol.preheader ]
  %.549.prol = add nuw nsw i64 %.542286292.prol, 1
  %69 = shl i64 %.542286292.prol, 3
  %scevgep46 = getelementptr i8, ptr %arg.s.2, i64 %69
  %.724.prol = load double, ptr %scevgep46, align 8
  %.726.prol = fadd double %.724.prol, 0.000000e+00
  %scevgep45 = getelementptr i8, ptr %arg.code.4, i64 %69
  store double %.726.prol, ptr %scevgep45, align 8
  %lsr.iv.next48 = add nsw i64 %lsr.iv47, -1
  %prol.iter17.cmp.not = icmp eq i64 %lsr.iv.next48, 0
  br i1 %prol.iter17.cmp.not, label %B276.endif.prol.loopexit, label %B276.endif.prol

B276.endif.prol.loopexit:
  %.542286292.unr = phi i64 [ %.542286292.ph, %B276.endif.preheader13 ], [ %.549.prol, %B276.endif.prol ]
  %70 = sub nsw i64 %.542286292.ph, %arg.code.15
  %71 = icmp ugt i64 %70, -4
  br i1 %71, label %B448, label %B276.endif.preheader11

B276.endif.preheader11:
  br label %B276.endif

B276.endif.us:
  %lsr.iv29 = phi ptr [ %scevgep30, %B332.B398_crit_edge.us ], [ %scevgep28, %B276.endif.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep24, %B332.B398_crit_edge.us ], [ %scevgep, %B276.endif.us.preheader ]
  %.542286292.us = phi i64 [ %.549.us, %B332.B398_crit_edge.us ], [ 0, %B276.endif.us.preheader ]
  %72 = icmp eq i64 %xtraiter, 0
  br i1 %72, label %B334.us.prol.loopexit, label %B334.us.prol.preheader

B334.us.prol.preheader:
  br label %B334.us.prol

B334.us.prol:
  %lsr.iv13 = phi i64 [ %lsr.iv.next14, %B334.us.prol ], [ 0, %B334.us.prol.preheader ]
  %total.2.2282.us.prol = phi double [ %.712.us.prol, %B334.us.prol ], [ 0.000000e+00, %B334.us.prol.preheader ]
  %73 = shl nsw i64 %lsr.iv13, 3
  %scevgep13 = getelementptr i8, ptr %lsr.iv, i64 %73
  %.708.us.prol = load double, ptr %scevgep13, align 8
  %.710.us.prol = fadd double %total.2.2282.us.prol, %.708.us.prol
  %.712.us.prol = fmul double %.452, %.710.us.prol
  %lsr.iv.next14 = add nsw i64 %lsr.iv13, -1
  %prol.iter.cmp.not = icmp eq i64 %21, %lsr.iv.next14
  br i1 %prol.iter.cmp.not, label %B334.us.prol.loopexit, label %B334.us.prol

B334.us.prol.loopexit:
  %total.2.2282.us.unr = phi double [ 0.000000e+00, %B276.endif.us ], [ %.712.us.prol, %B334.us.prol ]
  %.661277281.us.unr = phi i64 [ %.arg.m.3, %B276.endif.us ], [ %19, %B334.us.prol ]
  %.668278280.us.in.unr = phi i64 [ %arg.m.3, %B276.endif.us ], [ %20, %B334.us.prol ]
  %.712.us.lcssa.unr = phi double [ poison, %B276.endif.us ], [ %.712.us.prol, %B334.us.prol ]
  %74 = icmp slt i64 %arg.m.3, 4
  br i1 %74, label %B332.B398_crit_edge.us, label %B334.us.preheader

B334.us.preheader:
  %75 = add nuw i64 %.661277281.us.unr, 4
  %76 = shl i64 %.668278280.us.in.unr, 3
  %scevgep31 = getelementptr i8, ptr %lsr.iv29, i64 %76
  br label %B334.us

B334.us:
  %lsr.iv32 = phi ptr [ %scevgep31, %B334.us.preheader ], [ %scevgep33, %B334.us ]
  %lsr.iv27 = phi i64 [ %75, %B334.us.preheader ], [ %lsr.iv.next, %B334.us ]
  %total.2.2282.us = phi double [ %total.2.2282.us.unr, %B334.us.preheader ], [ %.712.us.3, %B334.us ]
  %scevgep36 = getelementptr i8, ptr %lsr.iv32, i64 8
  %.708.us = load double, ptr %scevgep36, align 8
  %.710.us = fadd double %total.2.2282.us, %.708.us
  %.712.us = fmul double %.452, %.710.us
  %.708.us.1 = load double, ptr %lsr.iv32, align 8
  %.710.us.1 = fadd double %.708.us.1, %.712.us
  %.712.us.1 = fmul double %.452, %.710.us.1
  %scevgep34 = getelementptr i8, ptr %lsr.iv32, i64 -8
  %.708.us.2 = load double, ptr %scevgep34, align 8
  %.710.us.2 = fadd double %.708.us.2, %.712.us.1
  %.712.us.2 = fmul double %.452, %.710.us.2
  %scevgep35 = getelementptr i8, ptr %lsr.iv32, i64 -16
  %.708.us.3 = load double, ptr %scevgep35, align 8
  %.710.us.3 = fadd double %.708.us.3, %.712.us.2
  %.712.us.3 = fmul double %.452, %.710.us.3
  %lsr.iv.next = add i64 %lsr.iv27, -4
  %scevgep33 = getelementptr i8, ptr %lsr.iv32, i64 -32
  %.662.us.3 = icmp sgt i64 %lsr.iv.next, 4
  br i1 %.662.us.3, label %B334.us, label %B332.B398_crit_edge.us

B332.B398_crit_edge.us:
  %.712.us.lcssa = phi double [ %.712.us.lcssa.unr, %B334.us.prol.loopexit ], [ %.712.us.3, %B334.us ]
  %.549.us = add nuw nsw i64 %.542286292.us, 1
  %.723.us = getelementptr double, ptr %arg.s.2, i64 %.542286292.us
  %.724.us = load double, ptr %.723.us, align 8
  %.726.us = fadd double %.712.us.lcssa, %.724.us
  %.732.us = getelementptr double, ptr %arg.code.4, i64 %.542286292.us
  store double %.726.us, ptr %.732.us, align 8
  %scevgep24 = getelementptr i8, ptr %lsr.iv, i64 %16
  %scevgep30 = getelementptr i8, ptr %lsr.iv29, i64 %16
  %exitcond.not = icmp eq i64 %arg.code.15, %.549.us
  br i1 %exitcond.not, label %B448, label %B276.endif.us

B276.endif:
  %.542286292 = phi i64 [ %.549.3, %B276.endif ], [ %.542286292.unr, %B276.endif.preheader11 ]
  %sunkaddr134 = mul i64 %.542286292, 8
  %sunkaddr135 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr134
  %.724 = load double, ptr %sunkaddr135, align 8
  %.726 = fadd double %.724, 0.000000e+00
  %sunkaddr136 = mul i64 %.542286292, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr136
  store double %.726, ptr %sunkaddr137, align 8
  %sunkaddr138 = mul i64 %.542286292, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr138
  %sunkaddr140 = getelementptr i8, ptr %sunkaddr139, i64 8
  %.724.1 = load double, ptr %sunkaddr140, align 8
  %.726.1 = fadd double %.724.1, 0.000000e+00
  %sunkaddr141 = mul i64 %.542286292, 8
  %sunkaddr142 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr141
  %sunkaddr143 = getelementptr i8, ptr %sunkaddr142, i64 8
  store double %.726.1, ptr %sunkaddr143, align 8
  %sunkaddr144 = mul i64 %.542286292, 8
  %sunkaddr145 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr144
  %sunkaddr146 = getelementptr i8, ptr %sunkaddr145, i64 16
  %.724.2 = load double, ptr %sunkaddr146, align 8
  %.726.2 = fadd double %.724.2, 0.000000e+00
  %sunkaddr147 = mul i64 %.542286292, 8
  %sunkaddr148 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr147
  %sunkaddr149 = getelementptr i8, ptr %sunkaddr148, i64 16
  store double %.726.2, ptr %sunkaddr149, align 8
  %.549.3 = add nuw nsw i64 %.542286292, 4
  %sunkaddr150 = mul i64 %.542286292, 8
  %sunkaddr151 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr150
  %sunkaddr152 = getelementptr i8, ptr %sunkaddr151, i64 24
  %.724.3 = load double, ptr %sunkaddr152, align 8
  %.726.3 = fadd double %.724.3, 0.000000e+00
  %sunkaddr153 = mul i64 %.542286292, 8
  %sunkaddr154 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr153
  %sunkaddr155 = getelementptr i8, ptr %sunkaddr154, i64 24
  store double %.726.3, ptr %sunkaddr155, align 8
  %exitcond360.not.3 = icmp eq i64 %arg.code.15, %.549.3
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
  %.1094 = fcmp oeq double %.452, 0.000000e+00
  %arg.s.3.arg.code.11 = select i1 %.1094, ptr %arg.s.3, ptr %arg.code.11
  br i1 %78, label %B706.epil.preheader, label %B706.preheader

B706.preheader:
  br label %B706
}

define internal i32 @part10(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, ptr %arg.dy) {
B0:
  %.168 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.327 = alloca double, align 8
  %excinfo.3 = alloca ptr, align 8
  %.797 = alloca double, align 8
  %excinfo.6 = alloca ptr, align 8
  %.65 = getelementptr i8, ptr %arg.code.1, i64 32
  %.66 = load double, ptr %.65, align 8
  store double %.66, ptr %arg.code.1, align 8
  %.131 = getelementptr i8, ptr %arg.code.0, i64 64
  %.132 = load i64, ptr %.131, align 8
  %.133 = icmp eq i64 %.132, 0
  br i1 %.133, label %B140, label %B286

B140:
  store double 0.000000e+00, ptr %.168, align 8
  %.172 = call i32 @part11(ptr %.168, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 0, double %arg.t, ptr %arg.dy)
  %cond = icmp eq i32 %.172, 0
  br i1 %cond, label %B140.endif, label %B140.if.if

B286:
  store double 0.000000e+00, ptr %.327, align 8
  %.331 = call i32 @part11(ptr %.327, ptr %excinfo.3, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 2, double %arg.t, ptr %arg.dy)
  %cond79 = icmp eq i32 %.331, 0
  br i1 %cond79, label %B286.endif, label %B286.if.if

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
  %common.ret.op = phi i32 [ 0, %B534 ], [ 0, %B636 ], [ 0, %B948 ], [ 0, %B972 ], [ %.172, %B140.if.if ], [ 0, %B140.endif.endif ], [ %.801, %B660.if.if ], [ %.331, %B286.if.if ]
  ret i32 %common.ret.op

B534:
  %storemerge.i5073 = phi i64 [ 1, %B286.endif.endif ], [ %"$phi342.0.2.0.i49", %B464.endif ], [ 3, %B158.i51 ]
  store i64 %storemerge.i5073, ptr %retptr, align 8
  br label %common.ret

B538:
  %.589 = icmp sgt i64 %arg.code.14, 1
  br i1 %.589, label %B636, label %B560

B560:
  %sunkaddr9 = getelementptr i8, ptr %arg.code.1, i64 32
  %.622 = load double, ptr %sunkaddr9, align 8
  %.655 = fcmp ogt double %.622, %.92.i43
  br i1 %.655, label %B660, label %B636

B636:
  store i64 12, ptr %retptr, align 8
  br label %common.ret

B660:
  store double 2.000000e+00, ptr %arg.code.1, align 8
  store double 0.000000e+00, ptr %.797, align 8
  %.801 = call i32 @part11(ptr %.797, ptr %excinfo.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 2, double %arg.t, ptr %arg.dy)
  %cond80 = icmp eq i32 %.801, 0
  br i1 %cond80, label %B660.endif, label %B660.if.if

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
  %storemerge.i6576 = phi i64 [ 1, %B660.endif.endif ], [ 0, %B878.endif ], [ 3, %B158.i66 ]
  store i64 %storemerge.i6576, ptr %retptr, align 8
  br label %common.ret

B140.endif:
  %.182 = load double, ptr %.168, align 8
  %.228 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.182, ptr %.228, align 8
  %.59.i = load double, ptr %arg.code.1, align 8
  %.91.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.92.i = load double, ptr %.91.i, align 8
  %.93.i = fcmp ogt double %.59.i, %.92.i
  %.132.i = fcmp ole double %.182, %.59.i
  %or.cond.i = select i1 %.93.i, i1 %.132.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B242.i

B158.i:
  %.172.i40 = getelementptr i8, ptr %arg.code.0, i64 32
  %.173.i = load i64, ptr %.172.i40, align 8
  %.174.i = icmp eq i64 %.173.i, 0
  br i1 %.174.i, label %B140.endif.endif, label %B242.i

B242.i:
  %.283.i = fcmp ule double %.182, %.92.i
  %"$phi342.0.2.0.i" = zext i1 %.283.i to i64
  br label %B140.endif.endif

B140.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B140.endif.endif:
  %storemerge.i = phi i64 [ %"$phi342.0.2.0.i", %B242.i ], [ 3, %B158.i ]
  store i64 %storemerge.i, ptr %retptr, align 8
  br label %common.ret

B286.endif:
  %.341 = load double, ptr %.327, align 8
  %.381 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.341, ptr %.381, align 8
  %.59.i41 = load double, ptr %arg.code.1, align 8
  %.91.i42 = getelementptr i8, ptr %arg.code.1, i64 8
  %.92.i43 = load double, ptr %.91.i42, align 8
  %.93.i44 = fcmp ogt double %.59.i41, %.92.i43
  %.132.i45 = fcmp ole double %.341, %.59.i41
  %or.cond.i46 = select i1 %.93.i44, i1 %.132.i45, i1 false
  br i1 %or.cond.i46, label %B158.i51, label %B286.endif.endif

B158.i51:
  %.172.i52 = getelementptr i8, ptr %arg.code.0, i64 32
  %.173.i53 = load i64, ptr %.172.i52, align 8
  %.174.i54 = icmp eq i64 %.173.i53, 0
  br i1 %.174.i54, label %B534, label %B286.endif.endif

B286.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B286.endif.endif:
  %.283.i48 = fcmp ule double %.341, %.92.i43
  %"$phi342.0.2.0.i49" = zext i1 %.283.i48 to i64
  br i1 %.283.i48, label %B534, label %B464

B464.endif:
  %worst.2.0.lcssa.i = phi double [ 0.000000e+00, %B464 ], [ %worst.3.1.1.i, %B192.loopexit.unr-lcssa.i ], [ %worst.2.083.epil.init.i, %B50.epil.preheader.i ], [ 0x7FF0000000000000, %B166.epil.i ], [ %.159.epil.i, %B86.epil.i ]
  %.568 = getelementptr i8, ptr %arg.code.1, i64 40
  %.569 = load double, ptr %.568, align 8
  %.570 = fcmp ugt double %worst.2.0.lcssa.i, %.569
  br i1 %.570, label %B538, label %B534

B660.endif:
  %.811 = load double, ptr %.797, align 8
  %sunkaddr10 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.811, ptr %sunkaddr10, align 8
  %.59.i56 = load double, ptr %arg.code.1, align 8
  %sunkaddr11 = getelementptr i8, ptr %arg.code.1, i64 8
  %.92.i58 = load double, ptr %sunkaddr11, align 8
  %.93.i59 = fcmp ogt double %.59.i56, %.92.i58
  %.132.i60 = fcmp ole double %.811, %.59.i56
  %or.cond.i61 = select i1 %.93.i59, i1 %.132.i60, i1 false
  br i1 %or.cond.i61, label %B158.i66, label %B660.endif.endif

B158.i66:
  %.172.i67 = getelementptr i8, ptr %arg.code.0, i64 32
  %.173.i68 = load i64, ptr %.172.i67, align 8
  %.174.i69 = icmp eq i64 %.173.i68, 0
  br i1 %.174.i69, label %B972, label %B660.endif.endif

B660.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B660.endif.endif:
  %.283.i63 = fcmp ogt double %.811, %.92.i58
  br i1 %.283.i63, label %B878, label %B972

B878.endif:
  %worst.2.0.lcssa.i29 = phi double [ 0.000000e+00, %B878 ], [ %.159.epil.i27, %B86.epil.i30 ], [ 0.000000e+00, %B50.epil.preheader.i23 ], [ 0x7FF0000000000000, %B166.epil.i32 ]
  %sunkaddr12 = getelementptr i8, ptr %arg.code.1, i64 40
  %.1045 = load double, ptr %sunkaddr12, align 8
  %.1048 = fcmp ugt double %worst.2.0.lcssa.i29, %.1045
  br i1 %.1048, label %B948, label %B972
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
  %.481 = alloca i8, align 1
  %excinfo.1 = alloca ptr, align 8
  %.524 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.693 = alloca i8, align 1
  %excinfo.3 = alloca ptr, align 8
  %.948 = alloca i8, align 1
  %excinfo.4 = alloca ptr, align 8
  %.62 = icmp eq i64 %arg.code.17, 0
  %.118 = getelementptr i8, ptr %arg.s.1, i64 88
  %.119 = load i64, ptr %.118, align 8
  br i1 %.62, label %B54, label %B122

B54:
  %0 = icmp eq i64 %.119, 0
  br i1 %0, label %B98, label %B274

common.ret:
  %common.ret.op = phi i32 [ 0, %B98 ], [ 0, %B408 ], [ 0, %B754 ], [ %.485, %B238.endif.if.if ], [ %.528, %B274.if.if ], [ %.697, %B274.endif.endif.if.if ], [ %.952, %B474.endif.if.if ]
  ret i32 %common.ret.op

B98:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B122:
  %1 = icmp eq i64 %.119, 0
  br i1 %1, label %B238, label %B274

B238:
  store i8 0, ptr %.481, align 1
  %.485 = call i32 @part17(ptr %.481, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.495 = load i8, ptr %.481, align 1
  %.498 = icmp eq i8 %.495, 0
  br i1 %.498, label %B238.endif.thread, label %B238.endif

B274:
  %"$phi204.0.2.0291" = phi i64 [ 9, %B122 ], [ 0, %B238.endif ], [ 0, %B238.endif ], [ 9, %B54 ]
  %.528 = call i32 @part8(ptr %.524, ptr %excinfo.2, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond = icmp eq i32 %.528, 0
  br i1 %cond, label %B274.endif, label %B274.if.if

B408:
  store i64 10, ptr %retptr, align 8
  br label %common.ret

B474:
  %lsr.iv31 = phi i64 [ %lsr.iv.next, %B472.backedge ], [ %arg.code.17, %B474.preheader ]
  %lsr.iv = phi ptr [ %scevgep30, %B472.backedge ], [ %arg.room.4, %B474.preheader ]
  %came.3.0311 = phi i64 [ %.came.3.0, %B472.backedge ], [ %"$phi204.0.2.0291", %B474.preheader ]
  %.952 = call i32 @part18(ptr %.948, ptr %excinfo.4, ptr %lsr.iv, i64 %arg.code.17)
  %cond4 = icmp eq i32 %.952, 0
  br i1 %cond4, label %B472.backedge, label %B474.endif.if.if

B472.backedge:
  %.962 = load i8, ptr %.948, align 1
  %.965 = icmp eq i8 %.962, 0
  %.came.3.0 = select i1 %.965, i64 9, i64 %came.3.0311
  %scevgep30 = getelementptr i8, ptr %lsr.iv, i64 8
  %lsr.iv.next = add i64 %lsr.iv31, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %exitcond.not, label %B582, label %B474

B582:
  %came.2.2 = phi i64 [ %"$phi204.0.2.0291", %B432.endif ], [ %.came.3.0, %B472.backedge ]
  %.1132 = icmp eq i64 %came.2.2, 0
  br i1 %.1132, label %B614, label %B754

B614:
  %.1197 = getelementptr i8, ptr %arg.s.0, i64 96
  %.1198 = load double, ptr %.1197, align 8
  %.58.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i.i = load double, ptr %.58.i.i, align 8
  %.61.i.i = fsub double %.1198, %.59.i.i
  %.153120.not.i.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i.i, label %B136.endif.i.i, label %B112.preheader.i.i

B112.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i.i, label %B112.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.14, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.1198, i64 0
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
  store double %.1198, ptr %scevgep53.i.i, align 8
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
  switch i32 %.485, label %B238.endif.if.if [
    i32 -2, label %B274
    i32 0, label %B274
  ]

B238.endif.thread:
  switch i32 %.485, label %B238.endif.if.if [
    i32 -2, label %B614
    i32 0, label %B614
  ]

B238.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B274.endif:
  %.622 = getelementptr i8, ptr %arg.s.0, i64 104
  store double 0.000000e+00, ptr %.622, align 8
  %.686 = getelementptr i8, ptr %arg.s.0, i64 112
  store double 1.000000e+00, ptr %.686, align 8
  store i8 0, ptr %.693, align 1
  %.697 = call i32 @part9(ptr %.693, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.707 = load i8, ptr %.693, align 1
  %.710 = icmp eq i8 %.707, 0
  br i1 %.710, label %B274.endif.endif.thread, label %B274.endif.endif

B274.if.if:
  %.536 = icmp sgt i32 %.528, 0
  %.529 = load ptr, ptr %excinfo.2, align 8
  %.537 = select i1 %.536, ptr %.529, ptr undef
  store ptr %.537, ptr %excinfo, align 8
  br label %common.ret

B274.endif.endif:
  %45 = icmp eq i32 %.697, 0
  br i1 %45, label %B432.endif, label %B274.endif.endif.if.if

B274.endif.endif.thread:
  %46 = icmp eq i32 %.697, 0
  br i1 %46, label %B408, label %B274.endif.endif.if.if

B274.endif.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B432.endif:
  %.896308.not = icmp slt i64 %arg.code.17, 1
  br i1 %.896308.not, label %B582, label %B474.preheader

B474.preheader:
  br label %B474

B474.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B614.endif:
  %.1242 = shl i64 %arg.code.17, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.code.11, i64 %.1242, i1 false)
  br label %B754
}

define internal i32 @part13(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.came) {
B0:
  %.703 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.118 = getelementptr i8, ptr %arg.s.0, i64 88
  %.119 = load double, ptr %.118, align 8
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
  %.344 = getelementptr i8, ptr %arg.s.1, i64 24
  %.345 = load i64, ptr %.344, align 8
  %.346 = add nsw i64 %.345, 1
  store i64 %.346, ptr %.344, align 8
  %.411 = getelementptr i8, ptr %arg.s.0, i64 40
  %.412 = load double, ptr %.411, align 8
  %.413 = fcmp une double %.412, 0.000000e+00
  %.416 = fcmp olt double %.119, 0x3DA5FD7FE1796495
  %or.cond = select i1 %.413, i1 true, i1 %.416
  br i1 %or.cond, label %B260, label %B284

B260:
  store i64 11, ptr %retptr, align 8
  br label %common.ret

B284:
  %.490 = fmul double %.119, 2.000000e-01
  %.555 = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.490, ptr %.555, align 8
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B354:
  %.690 = getelementptr i8, ptr %arg.s.0, i64 40
  %.691 = load double, ptr %.690, align 8
  %.692 = fcmp oeq double %.691, 0.000000e+00
  br i1 %.692, label %B398, label %B636

B398:
  store double 0.000000e+00, ptr %.703, align 8
  %.707 = call i32 @part19(ptr %.703, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, i64 %arg.code.15, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond = icmp eq i32 %.707, 0
  br i1 %cond, label %B398.endif, label %B398.if.if

B474:
  %"$phi204.1.2.0.i" = phi double [ 2.000000e-01, %B192.i ], [ %.118.i, %B108.i ]
  %.159.i = fmul double %.119, %"$phi204.1.2.0.i"
  %.226.i = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.159.i, ptr %.226.i, align 8
  %.287.i = getelementptr i8, ptr %arg.s.1, i64 24
  %.288.i = load i64, ptr %.287.i, align 8
  %.289.i = add nsw i64 %.288.i, 1
  store i64 %.289.i, ptr %.287.i, align 8
  %.834 = load double, ptr %.226.i, align 8
  %.898 = load double, ptr %arg.s.0, align 8
  %.901 = tail call double @llvm.fabs.f64(double %.898)
  %.902 = fadd double %.901, 1.000000e-03
  %.903 = fmul double %.902, 0x3D06849B86A12B9B
  %.904 = fcmp olt double %.834, %.903
  %"$phi634.0.2.0" = select i1 %.904, i64 13, i64 5
  store i64 %"$phi634.0.2.0", ptr %retptr, align 8
  br label %common.ret

B636:
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B398.endif:
  %.717 = load double, ptr %.703, align 8
  %.100.i = fcmp ugt double %.717, 1.000000e+00
  br i1 %.100.i, label %B76.i, label %B302.i

B76.i:
  %.103.i = fcmp ueq double %.717, 0x7FF0000000000000
  br i1 %.103.i, label %B192.i, label %B108.i

B108.i:
  %.109.i = sitofp i64 %arg.m.6 to double
  %.113.i = fdiv double -1.000000e+00, %.109.i
  %.115.i = tail call double @llvm.pow.f64(double %.717, double %.113.i)
  %.118.i = fmul double %.115.i, 9.000000e-01
  %.137.i = fcmp ogt double %.118.i, 2.000000e-01
  br i1 %.137.i, label %B474, label %B192.i

B192.i:
  br label %B474

B302.i:
  %.302.i = fcmp ogt double %.717, 0.000000e+00
  br i1 %.302.i, label %B328.i, label %B510.i

B328.i:
  %.308.i = sitofp i64 %arg.m.6 to double
  %.312.i = fdiv double 0xBFE6666666666666, %.308.i
  %.314.i = tail call double @llvm.pow.f64(double %.717, double %.312.i)
  %.315.i = fmul double %.314.i, 9.000000e-01
  %.378.i = getelementptr i8, ptr %arg.s.0, i64 24
  %.379.i = load double, ptr %.378.i, align 8
  %.388.i = fdiv double 4.000000e-01, %.308.i
  %.389.i = tail call double @llvm.pow.f64(double %.379.i, double %.388.i)
  %.390.i = fmul double %.315.i, %.389.i
  %.395.i = fcmp olt double %.390.i, 2.000000e-01
  br i1 %.395.i, label %B510.i, label %B468.i

B468.i:
  %.416.i = fcmp ogt double %.390.i, 8.000000e+00
  br i1 %.416.i, label %B510.i, label %B506.i

B506.i:
  br label %B510.i

B510.i:
  %factor.5.0.i = phi double [ 8.000000e+00, %B302.i ], [ 8.000000e+00, %B468.i ], [ %.390.i, %B506.i ], [ 2.000000e-01, %B328.i ]
  %.439.i = fcmp ogt double %.717, 1.000000e-04
  %"$phi528.0.2.0.i" = select i1 %.439.i, double %.717, double 1.000000e-04
  %.516.i = getelementptr i8, ptr %arg.s.0, i64 24
  store double %"$phi528.0.2.0.i", ptr %.516.i, align 8
  %.582.i = getelementptr i8, ptr %arg.s.0, i64 16
  %.583.i = load double, ptr %.582.i, align 8
  %.585.i = fcmp oge double %.119, %.583.i
  %.589.i = fmul double %.119, %factor.5.0.i
  %.654.i = fcmp ogt double %.589.i, %.583.i
  %or.cond.i = or i1 %.585.i, %.654.i
  %.657.i = fcmp olt double %factor.5.0.i, 1.000000e+00
  %or.cond84.i = or i1 %.657.i, %or.cond.i
  br i1 %or.cond84.i, label %B662.i, label %B636

B662.i:
  %.724.i = getelementptr i8, ptr %arg.s.0, i64 64
  %.725.i = load double, ptr %.724.i, align 8
  %.726.i = fcmp olt double %.589.i, %.725.i
  %"$phi756.0.2.0.i" = select i1 %.726.i, double %.589.i, double %.725.i
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
  %.130 = getelementptr i8, ptr %arg.s.1, i64 40
  %.131 = load i64, ptr %.130, align 8
  %.213181.not = icmp slt i64 %.131, 1
  br i1 %.213181.not, label %common.ret, label %B236.endif.lr.ph

B236.endif.lr.ph:
  %.353163.not = icmp slt i64 %arg.m.5, 1
  %.511 = getelementptr i8, ptr %arg.s.0, i64 56
  %.576 = getelementptr i8, ptr %arg.s.0, i64 48
  %.512 = load double, ptr %.511, align 8
  %.577 = load double, ptr %.576, align 8
  br i1 %.353163.not, label %B236.endif.preheader, label %B236.endif.us.preheader

B236.endif.preheader:
  br label %B236.endif

B236.endif.us.preheader:
  %unroll_iter = and i64 %arg.m.5, 9223372036854775806
  %0 = shl i64 %.58, 3
  %1 = getelementptr i8, ptr %arg.m.0, i64 %0
  %scevgep59 = getelementptr i8, ptr %1, i64 8
  %2 = shl i64 %arg.size, 4
  %3 = shl i64 %.67, 3
  %4 = getelementptr i8, ptr %arg.m.0, i64 %3
  %scevgep67 = getelementptr i8, ptr %4, i64 8
  %5 = icmp eq i64 %arg.m.5, 1
  br i1 %5, label %B236.endif.us.preheader.split.us, label %B236.endif.us.preheader.split

B236.endif.us.preheader.split.us:
  %.393.us.epil.us = load double, ptr %.59, align 8
  %.409.us.epil.us = load double, ptr %.68, align 8
  br label %B236.endif.us.us

B236.endif.us.us:
  %total_low.2.0185.us.us = phi double [ 0.000000e+00, %B236.endif.us.preheader.split.us ], [ %.683.us.us, %B236.endif.us.us ]
  %total.2.0184.us.us = phi double [ 0.000000e+00, %B236.endif.us.preheader.split.us ], [ %.648.us.us, %B236.endif.us.us ]
  %.219173182.us.us = phi i64 [ 0, %B236.endif.us.preheader.split.us ], [ %.226.us.us, %B236.endif.us.us ]
  %6 = shl i64 %.219173182.us.us, 3
  %scevgep54 = getelementptr i8, ptr %arg.room.0, i64 %6
  %.401.us.epil.us = load double, ptr %scevgep54, align 8
  %.402.us.epil.us = fmul double %.393.us.epil.us, %.401.us.epil.us
  %.404.us.epil.us = fadd double %.402.us.epil.us, 0.000000e+00
  %.418.us.epil.us = fmul double %.409.us.epil.us, %.401.us.epil.us
  %.420.us.epil.us = fadd double %.418.us.epil.us, 0.000000e+00
  %7 = shl i64 %.219173182.us.us, 3
  %scevgep23 = getelementptr i8, ptr %arg.s.2, i64 %7
  %.432.us.us = load double, ptr %scevgep23, align 8
  %.433.us.us = tail call double @llvm.fabs.f64(double %.432.us.us)
  %8 = shl i64 %.219173182.us.us, 3
  %scevgep22 = getelementptr i8, ptr %arg.room.1, i64 %8
  %.438.us.us = load double, ptr %scevgep22, align 8
  %.441.us.us = tail call double @llvm.fabs.f64(double %.438.us.us)
  %.580.us.us = fcmp ogt double %.433.us.us, %.441.us.us
  %"$phi628.3.2.1.us.us" = select i1 %.580.us.us, double %.433.us.us, double %.441.us.us
  %.607.us.us = fmul double %.577, %"$phi628.3.2.1.us.us"
  %.613.us.us = fadd double %.512, %.607.us.us
  %.620.us.us = fdiv double %.404.us.epil.us, %.613.us.us
  %.655.us.us = fdiv double %.420.us.epil.us, %.613.us.us
  %.147.i.us = fmul double %.655.us.us, %.655.us.us
  %.147.i22.us = fmul double %.620.us.us, %.620.us.us
  %.226.us.us = add nuw nsw i64 %.219173182.us.us, 1
  %.648.us.us = fadd double %total.2.0184.us.us, %.147.i22.us
  %.683.us.us = fadd double %total_low.2.0185.us.us, %.147.i.us
  %exitcond220.not.us = icmp eq i64 %.131, %.226.us.us
  br i1 %exitcond220.not.us, label %B684, label %B236.endif.us.us

B236.endif.us.preheader.split:
  %9 = and i64 %arg.m.5, 1
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %B236.endif.us.us4.preheader, label %B236.endif.us.preheader38

B236.endif.us.us4.preheader:
  br label %B236.endif.us.us4

B236.endif.us.preheader38:
  %.392.us.epil = getelementptr double, ptr %.59, i64 %unroll_iter
  %.393.us.epil = load double, ptr %.392.us.epil, align 8
  %.397.us.epil = mul nsw i64 %arg.size, %unroll_iter
  %invariant.gep = getelementptr double, ptr %arg.room.0, i64 %.397.us.epil
  %.408.us.epil = getelementptr double, ptr %.68, i64 %unroll_iter
  %.409.us.epil = load double, ptr %.408.us.epil, align 8
  br label %B236.endif.us

B236.endif.us.us4:
  %lsr.iv.us5 = phi ptr [ %scevgep63.us30, %B288.B418_crit_edge.us.unr-lcssa.us ], [ %arg.room.0, %B236.endif.us.us4.preheader ]
  %total_low.2.0185.us.us6 = phi double [ %.683.us.us29, %B288.B418_crit_edge.us.unr-lcssa.us ], [ 0.000000e+00, %B236.endif.us.us4.preheader ]
  %total.2.0184.us.us7 = phi double [ %.648.us.us28, %B288.B418_crit_edge.us.unr-lcssa.us ], [ 0.000000e+00, %B236.endif.us.us4.preheader ]
  %.219173182.us.us8 = phi i64 [ %.226.us.us27, %B288.B418_crit_edge.us.unr-lcssa.us ], [ 0, %B236.endif.us.us4.preheader ]
  br label %B290.us.us

B290.us.us:
  %lsr.iv64.us = phi ptr [ %scevgep65.us, %B290.us.us ], [ %lsr.iv.us5, %B236.endif.us.us4 ]
  %e_low.2.1167.us.us = phi double [ %.420.us.1.us, %B290.us.us ], [ 0.000000e+00, %B236.endif.us.us4 ]
  %e.2.1166.us.us = phi double [ %.404.us.1.us, %B290.us.us ], [ 0.000000e+00, %B236.endif.us.us4 ]
  %.359162164.us.us = phi i64 [ %.366.us.1.us, %B290.us.us ], [ 0, %B236.endif.us.us4 ]
  %11 = shl i64 %.359162164.us.us, 3
  %scevgep61.us = getelementptr i8, ptr %scevgep59, i64 %11
  %scevgep62.us = getelementptr i8, ptr %scevgep61.us, i64 -8
  %.393.us.us = load double, ptr %scevgep62.us, align 8
  %.401.us.us = load double, ptr %lsr.iv64.us, align 8
  %.402.us.us = fmul double %.393.us.us, %.401.us.us
  %.404.us.us = fadd double %e.2.1166.us.us, %.402.us.us
  %12 = shl i64 %.359162164.us.us, 3
  %scevgep24 = getelementptr i8, ptr %scevgep67, i64 %12
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -8
  %.409.us.us = load double, ptr %scevgep25, align 8
  %.418.us.us = fmul double %.401.us.us, %.409.us.us
  %.420.us.us = fadd double %e_low.2.1167.us.us, %.418.us.us
  %.366.us.1.us = add nuw nsw i64 %.359162164.us.us, 2
  %.393.us.1.us = load double, ptr %scevgep61.us, align 8
  %sunkaddr28 = mul i64 %arg.size, 8
  %sunkaddr29 = getelementptr i8, ptr %lsr.iv64.us, i64 %sunkaddr28
  %.401.us.1.us = load double, ptr %sunkaddr29, align 8
  %.402.us.1.us = fmul double %.393.us.1.us, %.401.us.1.us
  %.404.us.1.us = fadd double %.404.us.us, %.402.us.1.us
  %.409.us.1.us = load double, ptr %scevgep24, align 8
  %.418.us.1.us = fmul double %.401.us.1.us, %.409.us.1.us
  %.420.us.1.us = fadd double %.420.us.us, %.418.us.1.us
  %scevgep65.us = getelementptr i8, ptr %lsr.iv64.us, i64 %2
  %niter.ncmp.1.us = icmp eq i64 %unroll_iter, %.366.us.1.us
  br i1 %niter.ncmp.1.us, label %B288.B418_crit_edge.us.unr-lcssa.us, label %B290.us.us

B288.B418_crit_edge.us.unr-lcssa.us:
  %.431.us.us13 = getelementptr double, ptr %arg.s.2, i64 %.219173182.us.us8
  %.432.us.us14 = load double, ptr %.431.us.us13, align 8
  %.433.us.us15 = tail call double @llvm.fabs.f64(double %.432.us.us14)
  %.437.us.us16 = getelementptr double, ptr %arg.room.1, i64 %.219173182.us.us8
  %.438.us.us17 = load double, ptr %.437.us.us16, align 8
  %.441.us.us18 = tail call double @llvm.fabs.f64(double %.438.us.us17)
  %.580.us.us19 = fcmp ogt double %.433.us.us15, %.441.us.us18
  %"$phi628.3.2.1.us.us20" = select i1 %.580.us.us19, double %.433.us.us15, double %.441.us.us18
  %.607.us.us21 = fmul double %.577, %"$phi628.3.2.1.us.us20"
  %.613.us.us22 = fadd double %.512, %.607.us.us21
  %.620.us.us23 = fdiv double %.404.us.1.us, %.613.us.us22
  %.655.us.us24 = fdiv double %.420.us.1.us, %.613.us.us22
  %.147.i.us25 = fmul double %.655.us.us24, %.655.us.us24
  %.147.i22.us26 = fmul double %.620.us.us23, %.620.us.us23
  %.226.us.us27 = add nuw nsw i64 %.219173182.us.us8, 1
  %.648.us.us28 = fadd double %total.2.0184.us.us7, %.147.i22.us26
  %.683.us.us29 = fadd double %total_low.2.0185.us.us6, %.147.i.us25
  %scevgep63.us30 = getelementptr i8, ptr %lsr.iv.us5, i64 8
  %exitcond220.not.us31 = icmp eq i64 %.226.us.us27, %.131
  br i1 %exitcond220.not.us31, label %B684, label %B236.endif.us.us4

B236.endif.us:
  %lsr.iv = phi ptr [ %scevgep63, %B288.B418_crit_edge.us.unr-lcssa ], [ %arg.room.0, %B236.endif.us.preheader38 ]
  %total_low.2.0185.us = phi double [ %.683.us, %B288.B418_crit_edge.us.unr-lcssa ], [ 0.000000e+00, %B236.endif.us.preheader38 ]
  %total.2.0184.us = phi double [ %.648.us, %B288.B418_crit_edge.us.unr-lcssa ], [ 0.000000e+00, %B236.endif.us.preheader38 ]
  %.219173182.us = phi i64 [ %.226.us, %B288.B418_crit_edge.us.unr-lcssa ], [ 0, %B236.endif.us.preheader38 ]
  br label %B290.us

B290.us:
  %lsr.iv64 = phi ptr [ %scevgep65, %B290.us ], [ %lsr.iv, %B236.endif.us ]
  %e_low.2.1167.us = phi double [ %.420.us.1, %B290.us ], [ 0.000000e+00, %B236.endif.us ]
  %e.2.1166.us = phi double [ %.404.us.1, %B290.us ], [ 0.000000e+00, %B236.endif.us ]
  %.359162164.us = phi i64 [ %.366.us.1, %B290.us ], [ 0, %B236.endif.us ]
  %13 = shl i64 %.359162164.us, 3
  %scevgep61 = getelementptr i8, ptr %scevgep59, i64 %13
  %scevgep62 = getelementptr i8, ptr %scevgep61, i64 -8
  %.393.us = load double, ptr %scevgep62, align 8
  %.401.us = load double, ptr %lsr.iv64, align 8
  %.402.us = fmul double %.393.us, %.401.us
  %.404.us = fadd double %e.2.1166.us, %.402.us
  %14 = shl i64 %.359162164.us, 3
  %scevgep26 = getelementptr i8, ptr %scevgep67, i64 %14
  %scevgep27 = getelementptr i8, ptr %scevgep26, i64 -8
  %.409.us = load double, ptr %scevgep27, align 8
  %.418.us = fmul double %.401.us, %.409.us
  %.420.us = fadd double %e_low.2.1167.us, %.418.us
  %.366.us.1 = add nuw i64 %.359162164.us, 2
  %.393.us.1 = load double, ptr %scevgep61, align 8
  %sunkaddr30 = mul i64 %arg.size, 8
  %sunkaddr31 = getelementptr i8, ptr %lsr.iv64, i64 %sunkaddr30
  %.401.us.1 = load double, ptr %sunkaddr31, align 8
  %.402.us.1 = fmul double %.393.us.1, %.401.us.1
  %.404.us.1 = fadd double %.404.us, %.402.us.1
  %.409.us.1 = load double, ptr %scevgep26, align 8
  %.418.us.1 = fmul double %.401.us.1, %.409.us.1
  %.420.us.1 = fadd double %.420.us, %.418.us.1
  %scevgep65 = getelementptr i8, ptr %lsr.iv64, i64 %2
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.366.us.1
  br i1 %niter.ncmp.1, label %B288.B418_crit_edge.us.unr-lcssa, label %B290.us

B288.B418_crit_edge.us.unr-lcssa:
  %gep = getelementptr double, ptr %invariant.gep, i64 %.219173182.us
  %.401.us.epil = load double, ptr %gep, align 8
  %.402.us.epil = fmul double %.393.us.epil, %.401.us.epil
  %.404.us.epil = fadd double %.404.us.1, %.402.us.epil
  %.418.us.epil = fmul double %.409.us.epil, %.401.us.epil
  %.420.us.epil = fadd double %.420.us.1, %.418.us.epil
  %.431.us = getelementptr double, ptr %arg.s.2, i64 %.219173182.us
  %.432.us = load double, ptr %.431.us, align 8
  %.433.us = tail call double @llvm.fabs.f64(double %.432.us)
  %.437.us = getelementptr double, ptr %arg.room.1, i64 %.219173182.us
  %.438.us = load double, ptr %.437.us, align 8
  %.441.us = tail call double @llvm.fabs.f64(double %.438.us)
  %.580.us = fcmp ogt double %.433.us, %.441.us
  %"$phi628.3.2.1.us" = select i1 %.580.us, double %.433.us, double %.441.us
  %.607.us = fmul double %.577, %"$phi628.3.2.1.us"
  %.613.us = fadd double %.512, %.607.us
  %.620.us = fdiv double %.404.us.epil, %.613.us
  %.655.us = fdiv double %.420.us.epil, %.613.us
  %.147.i = fmul double %.655.us, %.655.us
  %.147.i22 = fmul double %.620.us, %.620.us
  %.226.us = add nuw nsw i64 %.219173182.us, 1
  %.648.us = fadd double %total.2.0184.us, %.147.i22
  %.683.us = fadd double %total_low.2.0185.us, %.147.i
  %scevgep63 = getelementptr i8, ptr %lsr.iv, i64 8
  %exitcond220.not = icmp eq i64 %.226.us, %.131
  br i1 %exitcond220.not, label %B684, label %B236.endif.us

B684:
  %total.2.0.lcssa = phi double [ %.648.us.us28, %B288.B418_crit_edge.us.unr-lcssa.us ], [ %.648, %B236.endif ], [ %.648.us.us, %B236.endif.us.us ], [ %.648.us, %B288.B418_crit_edge.us.unr-lcssa ]
  %total_low.2.0.lcssa = phi double [ %.683.us.us29, %B288.B418_crit_edge.us.unr-lcssa.us ], [ %.683, %B236.endif ], [ %.683.us.us, %B236.endif.us.us ], [ %.683.us, %B288.B418_crit_edge.us.unr-lcssa ]
  %.702 = fcmp oeq double %total.2.0.lcssa, 0.000000e+00
  br i1 %.702, label %common.ret, label %B700

common.ret:
  %storemerge = phi double [ %.863, %B700 ], [ 0.000000e+00, %B0.endif ], [ 0.000000e+00, %B684 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B700:
  %.775 = getelementptr i8, ptr %arg.s.0, i64 88
  %.776 = load double, ptr %.775, align 8
  %.778 = fmul double %total.2.0.lcssa, %.776
  %.780 = fmul double %total_low.2.0.lcssa, 1.000000e-02
  %.784 = fadd double %total.2.0.lcssa, %.780
  %.846 = uitofp nneg i64 %.131 to double
  %.847 = fmul double %.784, %.846
  %.855 = tail call double @llvm.sqrt.f64(double %.847)
  %.863 = fdiv double %.778, %.855
  br label %common.ret

B236.endif:
  %total_low.2.0185 = phi double [ %.683, %B236.endif ], [ 0.000000e+00, %B236.endif.preheader ]
  %total.2.0184 = phi double [ %.648, %B236.endif ], [ 0.000000e+00, %B236.endif.preheader ]
  %.219173182 = phi i64 [ %.226, %B236.endif ], [ 0, %B236.endif.preheader ]
  %15 = shl i64 %.219173182, 3
  %scevgep58 = getelementptr i8, ptr %arg.s.2, i64 %15
  %.432 = load double, ptr %scevgep58, align 8
  %.433 = tail call double @llvm.fabs.f64(double %.432)
  %scevgep = getelementptr i8, ptr %arg.room.1, i64 %15
  %.438 = load double, ptr %scevgep, align 8
  %.441 = tail call double @llvm.fabs.f64(double %.438)
  %.580 = fcmp ogt double %.433, %.441
  %"$phi628.3.2.1" = select i1 %.580, double %.433, double %.441
  %.607 = fmul double %.577, %"$phi628.3.2.1"
  %.613 = fadd double %.512, %.607
  %.620 = fdiv double 0.000000e+00, %.613
  %.147.i46 = fmul double %.620, %.620
  %.226 = add nuw nsw i64 %.219173182, 1
  %.648 = fadd double %total.2.0184, %.147.i46
  %.683 = fadd double %total_low.2.0185, %.147.i46
  %exitcond221.not = icmp eq i64 %.131, %.226
  br i1 %exitcond221.not, label %B684, label %B236.endif
}

declare double @llvm.pow.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal i32 @part17(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0.endif:
  %arg.m.5.fr = freeze i64 %arg.m.5
  %.113 = getelementptr i8, ptr %arg.s.0, i64 88
  %.114 = load double, ptr %.113, align 8
  %.arg.code.17 = tail call i64 @llvm.smax.i64(i64 %arg.code.17, i64 0)
  %.363258 = icmp sgt i64 %arg.m.5.fr, 0
  %.450 = fmul double %.114, 2.000000e+00
  br i1 %.363258, label %B104.us.preheader, label %B0.endif.split

B104.us.preheader:
  %unroll_iter = and i64 %arg.m.5.fr, 9223372036854775806
  %0 = shl i64 %arg.code.15, 4
  %1 = icmp eq i64 %arg.m.5.fr, 1
  br i1 %1, label %B104.us.us.preheader, label %B104.us.preheader.split

B104.us.us.preheader:
  br label %B104.us.us

B104.us.us:
  %.212266.us.us = phi i64 [ %.219.us.us, %B152.endif.us.us ], [ 0, %B104.us.us.preheader ]
  %exitcond289.not.us = icmp eq i64 %.arg.code.17, %.212266.us.us
  br i1 %exitcond289.not.us, label %common.ret, label %B106.us.us

B106.us.us:
  %2 = shl i64 %.212266.us.us, 3
  %scevgep62 = getelementptr i8, ptr %arg.code.12, i64 %2
  %.251.us.us = load i64, ptr %scevgep62, align 8
  %.256.us.us = icmp slt i64 %.251.us.us, 0
  br i1 %.256.us.us, label %common.ret, label %B152.endif.us.us

B152.endif.us.us:
  %.219.us.us = add nuw i64 %.212266.us.us, 1
  %invariant.gep.us.us = getelementptr double, ptr %arg.room.0, i64 %.251.us.us
  %.412.us.epil.us = load double, ptr %invariant.gep.us.us, align 8
  %.413.us.epil.us = tail call double @llvm.fabs.f64(double %.412.us.epil.us)
  %.419.us.epil.us = fcmp oeq double %.412.us.epil.us, 0.000000e+00
  %fastest.3.2.us.epil.us = select i1 %.419.us.epil.us, double 0.000000e+00, double %.413.us.epil.us
  %3 = shl i64 %.212266.us.us, 3
  %scevgep43 = getelementptr i8, ptr %arg.s.3, i64 %3
  %.445.us.us = load double, ptr %scevgep43, align 8
  %.448.us.us = tail call double @llvm.fabs.f64(double %.445.us.us)
  %.452.us.us = fmul double %.450, %fastest.3.2.us.epil.us
  %.458.us.us = getelementptr double, ptr %arg.room.2, i64 %.251.us.us
  %.459.us.us = load double, ptr %.458.us.us, align 8
  %.463.us.us = getelementptr double, ptr %arg.room.1, i64 %.251.us.us
  %.464.us.us = load double, ptr %.463.us.us, align 8
  %.467.us.us = fsub double %.459.us.us, %.464.us.us
  %.468.us.us = tail call double @llvm.fabs.f64(double %.467.us.us)
  %.469.us.us = fadd double %.452.us.us, %.468.us.us
  %.470.us.us = fcmp ogt double %.448.us.us, %.469.us.us
  br i1 %.470.us.us, label %B104.us.us, label %common.ret

B104.us.preheader.split:
  %4 = and i64 %arg.m.5.fr, 1
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %B104.us.us5.preheader, label %B104.us.preheader33

B104.us.us5.preheader:
  br label %B104.us.us5

B104.us.preheader33:
  %.408.us.epil = mul nsw i64 %unroll_iter, %arg.code.15
  %6 = lshr i64 %arg.m.5.fr, 1
  %7 = trunc i64 %6 to i62
  %8 = zext i62 %7 to i64
  %9 = mul nsw i64 %8, -2
  br label %B104.us

B104.us.us5:
  %.212266.us.us6 = phi i64 [ %.219.us.us9, %B196.B282_crit_edge.us.unr-lcssa.us ], [ 0, %B104.us.us5.preheader ]
  %exitcond289.not.us7 = icmp eq i64 %.212266.us.us6, %.arg.code.17
  br i1 %exitcond289.not.us7, label %common.ret, label %B106.us.us8

B106.us.us8:
  %.219.us.us9 = add nuw i64 %.212266.us.us6, 1
  %.250.us.us10 = getelementptr i64, ptr %arg.code.12, i64 %.212266.us.us6
  %.251.us.us11 = load i64, ptr %.250.us.us10, align 8
  %.256.us.us12 = icmp slt i64 %.251.us.us11, 0
  br i1 %.256.us.us12, label %common.ret, label %B152.endif.us.us13

B152.endif.us.us13:
  %invariant.gep.us.us14 = getelementptr double, ptr %arg.room.0, i64 %.251.us.us11
  br label %B198.us.us

B198.us.us:
  %lsr.iv45 = phi i64 [ %lsr.iv.next46, %B198.us.us ], [ %arg.m.5.fr, %B152.endif.us.us13 ]
  %lsr.iv.us = phi ptr [ %scevgep.us, %B198.us.us ], [ %invariant.gep.us.us14, %B152.endif.us.us13 ]
  %fastest.2.1261.us.us = phi double [ %fastest.3.2.us.1.us, %B198.us.us ], [ 0.000000e+00, %B152.endif.us.us13 ]
  %.412.us.us = load double, ptr %lsr.iv.us, align 8
  %.413.us.us = tail call double @llvm.fabs.f64(double %.412.us.us)
  %.419.us.us = fcmp ole double %.413.us.us, %fastest.2.1261.us.us
  %fastest.3.2.us.us = select i1 %.419.us.us, double %fastest.2.1261.us.us, double %.413.us.us
  %sunkaddr46 = mul i64 %arg.code.15, 8
  %sunkaddr47 = getelementptr i8, ptr %lsr.iv.us, i64 %sunkaddr46
  %.412.us.1.us = load double, ptr %sunkaddr47, align 8
  %.413.us.1.us = tail call double @llvm.fabs.f64(double %.412.us.1.us)
  %.419.us.1.us = fcmp ole double %.413.us.1.us, %fastest.3.2.us.us
  %fastest.3.2.us.1.us = select i1 %.419.us.1.us, double %fastest.3.2.us.us, double %.413.us.1.us
  %scevgep.us = getelementptr i8, ptr %lsr.iv.us, i64 %0
  %lsr.iv.next46 = add i64 %lsr.iv45, -2
  %niter.ncmp.1.us = icmp eq i64 %lsr.iv.next46, 0
  br i1 %niter.ncmp.1.us, label %B196.B282_crit_edge.us.unr-lcssa.us, label %B198.us.us

B196.B282_crit_edge.us.unr-lcssa.us:
  %.444.us.us17 = getelementptr double, ptr %arg.s.3, i64 %.212266.us.us6
  %.445.us.us18 = load double, ptr %.444.us.us17, align 8
  %.448.us.us19 = tail call double @llvm.fabs.f64(double %.445.us.us18)
  %.452.us.us20 = fmul double %.450, %fastest.3.2.us.1.us
  %.458.us.us21 = getelementptr double, ptr %arg.room.2, i64 %.251.us.us11
  %.459.us.us22 = load double, ptr %.458.us.us21, align 8
  %.463.us.us23 = getelementptr double, ptr %arg.room.1, i64 %.251.us.us11
  %.464.us.us24 = load double, ptr %.463.us.us23, align 8
  %.467.us.us25 = fsub double %.459.us.us22, %.464.us.us24
  %.468.us.us26 = tail call double @llvm.fabs.f64(double %.467.us.us25)
  %.469.us.us27 = fadd double %.452.us.us20, %.468.us.us26
  %.470.us.us28 = fcmp ogt double %.448.us.us19, %.469.us.us27
  br i1 %.470.us.us28, label %B104.us.us5, label %common.ret

B104.us:
  %.212266.us = phi i64 [ %.219.us, %B196.B282_crit_edge.us.unr-lcssa ], [ 0, %B104.us.preheader33 ]
  %exitcond289.not = icmp eq i64 %.212266.us, %.arg.code.17
  br i1 %exitcond289.not, label %common.ret, label %B106.us

B106.us:
  %.219.us = add nuw i64 %.212266.us, 1
  %.250.us = getelementptr i64, ptr %arg.code.12, i64 %.212266.us
  %.251.us = load i64, ptr %.250.us, align 8
  %.256.us = icmp slt i64 %.251.us, 0
  br i1 %.256.us, label %common.ret, label %B152.endif.us

B152.endif.us:
  %invariant.gep.us = getelementptr double, ptr %arg.room.0, i64 %.251.us
  br label %B198.us

B198.us:
  %lsr.iv44 = phi i64 [ %lsr.iv.next, %B198.us ], [ %9, %B152.endif.us ]
  %lsr.iv = phi ptr [ %scevgep, %B198.us ], [ %invariant.gep.us, %B152.endif.us ]
  %fastest.2.1261.us = phi double [ %fastest.3.2.us.1, %B198.us ], [ 0.000000e+00, %B152.endif.us ]
  %.412.us = load double, ptr %lsr.iv, align 8
  %.413.us = tail call double @llvm.fabs.f64(double %.412.us)
  %.419.us = fcmp ole double %.413.us, %fastest.2.1261.us
  %fastest.3.2.us = select i1 %.419.us, double %fastest.2.1261.us, double %.413.us
  %sunkaddr48 = mul i64 %arg.code.15, 8
  %sunkaddr49 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr48
  %.412.us.1 = load double, ptr %sunkaddr49, align 8
  %.413.us.1 = tail call double @llvm.fabs.f64(double %.412.us.1)
  %.419.us.1 = fcmp ole double %.413.us.1, %fastest.3.2.us
  %fastest.3.2.us.1 = select i1 %.419.us.1, double %fastest.3.2.us, double %.413.us.1
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 %0
  %lsr.iv.next = add i64 %lsr.iv44, 2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.1, label %B196.B282_crit_edge.us.unr-lcssa, label %B198.us

B196.B282_crit_edge.us.unr-lcssa:
  %gep.us.epil = getelementptr double, ptr %invariant.gep.us, i64 %.408.us.epil
  %.412.us.epil = load double, ptr %gep.us.epil, align 8
  %.413.us.epil = tail call double @llvm.fabs.f64(double %.412.us.epil)
  %.419.us.epil = fcmp ole double %.413.us.epil, %fastest.3.2.us.1
  %fastest.3.2.us.epil = select i1 %.419.us.epil, double %fastest.3.2.us.1, double %.413.us.epil
  %.444.us = getelementptr double, ptr %arg.s.3, i64 %.212266.us
  %.445.us = load double, ptr %.444.us, align 8
  %.448.us = tail call double @llvm.fabs.f64(double %.445.us)
  %.452.us = fmul double %.450, %fastest.3.2.us.epil
  %.458.us = getelementptr double, ptr %arg.room.2, i64 %.251.us
  %.459.us = load double, ptr %.458.us, align 8
  %.463.us = getelementptr double, ptr %arg.room.1, i64 %.251.us
  %.464.us = load double, ptr %.463.us, align 8
  %.467.us = fsub double %.459.us, %.464.us
  %.468.us = tail call double @llvm.fabs.f64(double %.467.us)
  %.469.us = fadd double %.452.us, %.468.us
  %.470.us = fcmp ogt double %.448.us, %.469.us
  br i1 %.470.us, label %B104.us, label %common.ret

B0.endif.split:
  %.452 = fmul double %.450, 0.000000e+00
  br label %B104

B104:
  %.212266 = phi i64 [ %.219, %B152.endif ], [ 0, %B0.endif.split ]
  %exitcond.not = icmp eq i64 %.arg.code.17, %.212266
  br i1 %exitcond.not, label %common.ret, label %B106

B106:
  %10 = shl i64 %.212266, 3
  %scevgep18 = getelementptr i8, ptr %arg.code.12, i64 %10
  %.251 = load i64, ptr %scevgep18, align 8
  %.256 = icmp slt i64 %.251, 0
  br i1 %.256, label %common.ret, label %B152.endif

common.ret:
  %.sink = phi i8 [ 1, %B196.B282_crit_edge.us.unr-lcssa.us ], [ 1, %B152.endif.us.us ], [ 1, %B106.us ], [ 0, %B104.us.us ], [ 1, %B106.us.us ], [ 0, %B104.us.us5 ], [ 1, %B106.us.us8 ], [ 0, %B104.us ], [ 1, %B196.B282_crit_edge.us.unr-lcssa ], [ 1, %B106 ], [ 0, %B104 ], [ 1, %B152.endif ]
  store i8 %.sink, ptr %retptr, align 1
  ret i32 0

B152.endif:
  %.219 = add nuw i64 %.212266, 1
  %11 = shl i64 %.212266, 3
  %scevgep45 = getelementptr i8, ptr %arg.s.3, i64 %11
  %.445 = load double, ptr %scevgep45, align 8
  %.448 = tail call double @llvm.fabs.f64(double %.445)
  %.458 = getelementptr double, ptr %arg.room.2, i64 %.251
  %.459 = load double, ptr %.458, align 8
  %.463 = getelementptr double, ptr %arg.room.1, i64 %.251
  %.464 = load double, ptr %.463, align 8
  %.467 = fsub double %.459, %.464
  %.468 = tail call double @llvm.fabs.f64(double %.467)
  %.469 = fadd double %.452, %.468
  %.470 = fcmp ogt double %.448, %.469
  br i1 %.470, label %B104, label %common.ret
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
