; loop rosenbrock of simulate/integrators/march.py, made by python tools/loops.py
; sources b4634f0705d6d04fc213d90ac624684eb7453d4a47743b1c6697245f752f1d50
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
@.const.array.data = internal unnamed_addr constant [72 x i8] c"\00\00\00\00\00\00\00\00\D0\95k\86\A1|\A3?f\88\013\C3\BE\C2?N\AB\A8\AC\0E\C1\D3?\FF\FF\FF\FF\FF\FF\DF?X\AA\AB\A9x\1F\E6?\E6\9D?3OP\EB?\A3F\99\E75\C8\EE?\00\00\00\00\00\00\F0?", align 8

define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.193 = alloca i64, align 8
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
  %.25 = getelementptr i8, ptr %.6, i64 64
  %.26 = load i64, ptr %.25, align 8
  %.27 = inttoptr i64 %.26 to ptr
  %.28 = getelementptr i8, ptr %.6, i64 72
  %.291 = load double, ptr %.28, align 8
  %.31 = getelementptr i8, ptr %.6, i64 80
  %.32 = load i64, ptr %.31, align 8
  %.33 = inttoptr i64 %.32 to ptr
  %.34 = getelementptr i8, ptr %.6, i64 88
  %.35 = load i64, ptr %.34, align 8
  %.36 = inttoptr i64 %.35 to ptr
  %.37 = getelementptr i8, ptr %.6, i64 96
  %.38 = load i64, ptr %.37, align 8
  %.39 = inttoptr i64 %.38 to ptr
  %.40 = getelementptr i8, ptr %.6, i64 104
  %.41 = load i64, ptr %.40, align 8
  %.42 = inttoptr i64 %.41 to ptr
  %.43 = getelementptr i8, ptr %.6, i64 112
  %.44 = load i64, ptr %.43, align 8
  %.45 = inttoptr i64 %.44 to ptr
  %.46 = getelementptr i8, ptr %.6, i64 120
  %.47 = load i64, ptr %.46, align 8
  %.48 = inttoptr i64 %.47 to ptr
  %.64 = getelementptr i8, ptr %.6, i64 128
  %.65 = load i64, ptr %.64, align 8
  %.66 = inttoptr i64 %.65 to ptr
  %.67 = getelementptr i8, ptr %.6, i64 136
  %.68 = load i64, ptr %.67, align 8
  %.69 = inttoptr i64 %.68 to ptr
  %.70 = getelementptr i8, ptr %.6, i64 144
  %.71 = load i64, ptr %.70, align 8
  %.72 = inttoptr i64 %.71 to ptr
  %.73 = getelementptr i8, ptr %.6, i64 152
  %.74 = load i64, ptr %.73, align 8
  %.75 = inttoptr i64 %.74 to ptr
  %.76 = getelementptr i8, ptr %.6, i64 160
  %.77 = load i64, ptr %.76, align 8
  %.78 = inttoptr i64 %.77 to ptr
  %.79 = getelementptr i8, ptr %.6, i64 168
  %.80 = load i64, ptr %.79, align 8
  %.81 = inttoptr i64 %.80 to ptr
  %.82 = getelementptr i8, ptr %.6, i64 176
  %.83 = load i64, ptr %.82, align 8
  %.84 = inttoptr i64 %.83 to ptr
  %.85 = getelementptr i8, ptr %.6, i64 184
  %.86 = load i64, ptr %.85, align 8
  %.87 = inttoptr i64 %.86 to ptr
  %.88 = getelementptr i8, ptr %.6, i64 192
  %.89 = load i64, ptr %.88, align 8
  %.90 = inttoptr i64 %.89 to ptr
  %.91 = getelementptr i8, ptr %.6, i64 200
  %.92 = load i64, ptr %.91, align 8
  %.93 = inttoptr i64 %.92 to ptr
  %.94 = getelementptr i8, ptr %.6, i64 208
  %.95 = load i64, ptr %.94, align 8
  %.96 = inttoptr i64 %.95 to ptr
  %.97 = getelementptr i8, ptr %.6, i64 216
  %.98 = load i64, ptr %.97, align 8
  %.99 = inttoptr i64 %.98 to ptr
  %.100 = getelementptr i8, ptr %.6, i64 224
  %.101 = load i64, ptr %.100, align 8
  %.102 = inttoptr i64 %.101 to ptr
  %.103 = getelementptr i8, ptr %.6, i64 232
  %.104 = load i64, ptr %.103, align 8
  %.105 = inttoptr i64 %.104 to ptr
  %.106 = getelementptr i8, ptr %.6, i64 240
  %.107 = load i64, ptr %.106, align 8
  %.108 = getelementptr i8, ptr %.6, i64 248
  %.109 = load i64, ptr %.108, align 8
  %.110 = getelementptr i8, ptr %.6, i64 256
  %.111 = load i64, ptr %.110, align 8
  %.112 = getelementptr i8, ptr %.6, i64 264
  %.113 = load i64, ptr %.112, align 8
  %.132 = getelementptr i8, ptr %.6, i64 272
  %.133 = load i64, ptr %.132, align 8
  %.134 = inttoptr i64 %.133 to ptr
  %.135 = getelementptr i8, ptr %.6, i64 280
  %.136 = load i64, ptr %.135, align 8
  %.137 = inttoptr i64 %.136 to ptr
  %.138 = getelementptr i8, ptr %.6, i64 288
  %.139 = load i64, ptr %.138, align 8
  %.140 = inttoptr i64 %.139 to ptr
  %.141 = getelementptr i8, ptr %.6, i64 296
  %.142 = load i64, ptr %.141, align 8
  %.143 = inttoptr i64 %.142 to ptr
  %.144 = getelementptr i8, ptr %.6, i64 304
  %.145 = load i64, ptr %.144, align 8
  %.146 = inttoptr i64 %.145 to ptr
  %.147 = getelementptr i8, ptr %.6, i64 312
  %.148 = load i64, ptr %.147, align 8
  %.149 = inttoptr i64 %.148 to ptr
  %.150 = getelementptr i8, ptr %.6, i64 320
  %.151 = load i64, ptr %.150, align 8
  %.152 = inttoptr i64 %.151 to ptr
  %.153 = getelementptr i8, ptr %.6, i64 328
  %.154 = load i64, ptr %.153, align 8
  %.163 = getelementptr i8, ptr %.6, i64 336
  %.164 = load i64, ptr %.163, align 8
  %.165 = inttoptr i64 %.164 to ptr
  %.166 = getelementptr i8, ptr %.6, i64 344
  %.167 = load i64, ptr %.166, align 8
  %.168 = inttoptr i64 %.167 to ptr
  %.169 = getelementptr i8, ptr %.6, i64 352
  %.170 = load i64, ptr %.169, align 8
  %.171 = inttoptr i64 %.170 to ptr
  %.172 = getelementptr i8, ptr %.6, i64 360
  %.173 = load i64, ptr %.172, align 8
  %.174 = inttoptr i64 %.173 to ptr
  %.175 = getelementptr i8, ptr %.6, i64 368
  %.176 = load i64, ptr %.175, align 8
  %.177 = inttoptr i64 %.176 to ptr
  store i64 0, ptr %.193, align 8
  %.197 = call i32 @part1(ptr %.193, ptr %excinfo.1, i64 %.8, ptr %.11, ptr %.14, i64 %.16, i64 %.18, i64 %.20, i64 %.22, i64 %.24, ptr %.27, double %.291, ptr %.33, ptr %.36, ptr %.39, ptr %.42, ptr %.45, ptr %.48, ptr %.66, ptr %.69, ptr %.72, ptr %.75, ptr %.78, ptr %.81, ptr %.84, ptr %.87, ptr %.90, ptr %.93, ptr %.96, ptr %.99, ptr %.102, ptr %.105, i64 %.107, i64 %.109, i64 %.111, i64 %.113, ptr %.134, ptr %.137, ptr %.140, ptr %.143, ptr %.146, ptr %.149, ptr %.152, i64 %.154, ptr %.165, ptr %.168, ptr %.171, ptr %.174, ptr %.177)
  %cond = icmp eq i32 %.197, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  ret i32 %.197

B0.endif:
  %.207 = load i64, ptr %.193, align 8
  store i64 %.207, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.205 = icmp sgt i32 %.197, 0
  %.198 = load ptr, ptr %excinfo.1, align 8
  %.206 = select i1 %.205, ptr %.198, ptr undef
  store ptr %.206, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, i64 %arg.task, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.58.i = alloca double, align 8
  %excinfo.1.i17 = alloca ptr, align 8
  %.272 = alloca i64, align 8
  store i64 0, ptr %.272, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.372 = alloca double, align 8
  store double 0.000000e+00, ptr %.372, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.568 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.756 = alloca i8, align 1
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.961 = alloca ptr, align 8
  %excinfo.8 = alloca ptr, align 8
  store ptr null, ptr %excinfo.8, align 8
  %.1054 = alloca ptr, align 8
  %excinfo.9 = alloca ptr, align 8
  store ptr null, ptr %excinfo.9, align 8
  %.133 = load double, ptr %arg.s.0, align 8
  %.205 = getelementptr i8, ptr %arg.s.0, i64 88
  %.206 = load double, ptr %.205, align 8
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
  %.276 = call i32 @part2(ptr %.272, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond26 = icmp eq i32 %.276, 0
  br i1 %cond26, label %B128.endif, label %B128.if.if

B196:
  %.376 = call i32 @part3(ptr %.372, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.room.2)
  %cond27 = icmp eq i32 %.376, 0
  br i1 %cond27, label %B196.endif, label %B196.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B196.endif ], [ 0, %B568 ], [ 0, %B128.endif ], [ %.276, %B128.if.if ], [ %.376, %B196.if.if ], [ 0, %B286.endif ], [ %.62.i, %B848.if.if ], [ 0, %B372.endif ], [ %.572, %B372.if.if ], [ 0, %part4.exit.thread ], [ %.367.i, %part4.exit ], [ %.760, %B526.endif.if.if ], [ 0, %part5.exit.thread ], [ %.138.i, %part5.exit ], [ 0, %B668.endif ], [ %.965, %B668.if.if ], [ 0, %B740.endif ], [ %.1058, %B740.if.if ], [ 0, %B812.endif ], [ 0, %B848.endif ]
  ret i32 %common.ret.op

B286:
  %.470 = fadd double %.133, %.206
  %.58.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i.i = load double, ptr %.58.i.i, align 8
  %.61.i.i = fsub double %.470, %.59.i.i
  %.153120.not.i.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i.i, label %B136.endif.i.i, label %B112.preheader.i.i

B112.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i.i, label %B112.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const45 = bitcast i64 9223372036854775792 to i64
  %const_mat46 = add i64 %const45, 12
  %n.vec.i.i = and i64 %arg.code.14, %const_mat46
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.470, i64 0
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
  store double %.470, ptr %scevgep53.i.i, align 8
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
  store i64 0, ptr %.568, align 8
  %.572 = call i32 @part6(ptr %.568, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.133, double %.206, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond28 = icmp eq i32 %.572, 0
  br i1 %cond28, label %B372.endif, label %B372.if.if

B454:
  store ptr null, ptr %excinfo.1.i17, align 8
  %.125.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.126.i = load i64, ptr %.125.i, align 8
  %.281.i = fadd double %.133, %.206
  %.285.i = getelementptr double, ptr %arg.s.4, i64 %.126.i
  store double %.281.i, ptr %.285.i, align 8
  %.354.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.355.i = load i64, ptr %.354.i, align 8
  %.356.not.i = icmp eq i64 %.355.i, 0
  br i1 %.356.not.i, label %part4.exit.thread, label %B220.i

B220.i:
  %.367.i = call i32 @part7(ptr %.58.i, ptr %excinfo.1.i17, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond.i = icmp eq i32 %.367.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part4.exit

part4.exit.thread:
  %.424.i = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.424.i, i1 false)
  %.434.i = mul nsw i64 %.126.i, %arg.code.15
  %.437.i = getelementptr double, ptr %arg.s.5, i64 %.434.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.437.i, ptr %arg.room.2, i64 %.424.i, i1 false)
  %sunkaddr75 = getelementptr i8, ptr %arg.s.1, i64 8
  %.513.i = load i64, ptr %sunkaddr75, align 8
  %.514.i = add nsw i64 %.513.i, 1
  store i64 %.514.i, ptr %sunkaddr75, align 8
  %.586.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.587.i = load i64, ptr %.586.i, align 8
  %.588.i = add nsw i64 %.587.i, 1
  store i64 %.588.i, ptr %.586.i, align 8
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B220.endif.i:
  %.397.i = mul i64 %arg.code.15, %arg.m.3
  %.400.i = mul i64 %.126.i, %.397.i
  %.401.i = getelementptr double, ptr %arg.s.6, i64 %.400.i
  %.410.i = shl i64 %.397.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.401.i, ptr %arg.room.3, i64 %.410.i, i1 false)
  br label %part4.exit.thread

part4.exit:
  %.368.i = load ptr, ptr %excinfo.1.i17, align 8
  %.675 = icmp sgt i32 %.367.i, 0
  %.676 = select i1 %.675, ptr %.368.i, ptr undef
  store ptr %.676, ptr %excinfo, align 8
  br label %common.ret

B526:
  store i8 0, ptr %.756, align 1
  %.760 = call i32 @part8(ptr %.756, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond30 = icmp eq i32 %.760, 0
  br i1 %cond30, label %B568, label %B526.endif.if.if

B568:
  %.770 = load i8, ptr %.756, align 1
  %.773 = icmp eq i8 %.770, 0
  %. = zext i1 %.773 to i64
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
  %.870.0.ph = phi i64 [ 11, %B372.i ], [ %.148.i, %B744.i ], [ 4, %B552.i ]
  store i64 %.870.0.ph, ptr %retptr, align 8
  br label %common.ret

part5.exit:
  %.139.i = load ptr, ptr %excinfo.1.i17, align 8
  %.882 = icmp sgt i32 %.138.i, 0
  %.883 = select i1 %.882, ptr %.139.i, ptr undef
  store ptr %.883, ptr %excinfo, align 8
  br label %common.ret

B668:
  %.965 = call i32 @part7(ptr %.961, ptr %excinfo.8, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond32 = icmp eq i32 %.965, 0
  br i1 %cond32, label %B668.endif, label %B668.if.if

B740:
  %.1058 = call i32 @part10(ptr %.1054, ptr %excinfo.9, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond33 = icmp eq i32 %.1058, 0
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
  %.61.i.i.i = fsub double %.133, %.59.i.i.i
  %.153120.not.i.i.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i.i.i, label %B136.endif.i.i.i, label %B112.preheader.i.i.i

B112.preheader.i.i.i:
  %min.iters.check.i.i.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i.i.i, label %B112.i.i.i.preheader, label %vector.ph.i.i.i

vector.ph.i.i.i:
  %const43 = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const43, 12
  %n.vec.i.i.i = and i64 %arg.code.14, %const_mat
  %broadcast.splatinsert.i.i.i = insertelement <2 x double> poison, double %.133, i64 0
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
  store double %.133, ptr %scevgep53.i.i.i, align 8
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
  %.210.i = fcmp ult double %.133, %.209.i
  br i1 %.210.i, label %B812.endif, label %B148.i

B148.endif.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.code.7, i64 %.55.i.i, i1 false)
  %.384.i = getelementptr i8, ptr %arg.s.1, i64 64
  %.385.i = load i64, ptr %.384.i, align 8
  %.386.i = add nsw i64 %.385.i, 1
  store i64 %.386.i, ptr %.384.i, align 8
  br label %B812.endif

B848:
  %.1187 = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.1187, i1 false)
  %.1192 = fadd double %.133, %.206
  %.1270 = getelementptr i8, ptr %arg.s.1, i64 96
  %.1271 = load i64, ptr %.1270, align 8
  %.1274 = mul nsw i64 %.1271, %arg.code.15
  %.1275 = getelementptr double, ptr %arg.room.0, i64 %.1274
  %.62.i = call i32 @part11(ptr %.58.i, ptr %excinfo.1.i17, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 0, double %.1192, ptr %.1275)
  %cond = icmp eq i32 %.62.i, 0
  br i1 %cond, label %B848.endif, label %B848.if.if

B128.endif:
  %.286 = load i64, ptr %.272, align 8
  store i64 %.286, ptr %retptr, align 8
  br label %common.ret

B128.if.if:
  %.284 = icmp sgt i32 %.276, 0
  %.277 = load ptr, ptr %excinfo.1, align 8
  %.285 = select i1 %.284, ptr %.277, ptr undef
  store ptr %.285, ptr %excinfo, align 8
  br label %common.ret

B196.endif:
  %.386 = load double, ptr %.372, align 8
  %.399 = fcmp ult double %.386, 0.000000e+00
  %"$phi252.0.2.0" = zext i1 %.399 to i64
  store i64 %"$phi252.0.2.0", ptr %retptr, align 8
  br label %common.ret

B196.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B286.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B372.endif:
  %.582 = load i64, ptr %.568, align 8
  store i64 %.582, ptr %retptr, align 8
  br label %common.ret

B372.if.if:
  %.580 = icmp sgt i32 %.572, 0
  %.573 = load ptr, ptr %excinfo.4, align 8
  %.581 = select i1 %.580, ptr %.573, ptr undef
  store ptr %.581, ptr %excinfo, align 8
  br label %common.ret

B526.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B668.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B668.if.if:
  %.973 = icmp sgt i32 %.965, 0
  %.966 = load ptr, ptr %excinfo.8, align 8
  %.974 = select i1 %.973, ptr %.966, ptr undef
  store ptr %.974, ptr %excinfo, align 8
  br label %common.ret

B740.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B740.if.if:
  %.1066 = icmp sgt i32 %.1058, 0
  %.1059 = load ptr, ptr %excinfo.9, align 8
  %.1067 = select i1 %.1066, ptr %.1059, ptr undef
  store ptr %.1067, ptr %excinfo, align 8
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

define internal i32 @part2(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.134.i = alloca i64, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.1268 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.1296 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.1641 = alloca i64, align 8
  store i64 0, ptr %.1641, align 8
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.1767 = alloca ptr, align 8
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.285 = getelementptr i8, ptr %arg.s.0, i64 8
  %.214516 = load double, ptr %arg.s.0, align 8
  %.286517 = load double, ptr %.285, align 8
  %.287518 = fcmp olt double %.214516, %.286517
  br i1 %.287518, label %B134.preheader.lr.ph, label %B1056

B134.preheader.lr.ph:
  %.1393 = add nsw i64 %arg.m.5, -1
  %.57.i = shl i64 %arg.code.15, 3
  %sunkaddr188 = getelementptr i8, ptr %arg.s.1, i64 8
  %.35918 = load i64, ptr %sunkaddr188, align 8
  %.36219 = icmp eq i64 %.35918, %arg.s.7
  br i1 %.36219, label %B188, label %B212.preheader

B212.preheader:
  br label %B212

B56.loopexit:
  %.214 = load double, ptr %arg.s.0, align 8
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 8
  %.286 = load double, ptr %sunkaddr, align 8
  %.287 = fcmp olt double %.214, %.286
  br i1 %.287, label %B134.backedge, label %B1056

B134.backedge:
  %came.3.1.be = phi i1 [ true, %B942.endif ], [ false, %B56.loopexit ]
  %sunkaddr134 = getelementptr i8, ptr %arg.s.1, i64 8
  %.359 = load i64, ptr %sunkaddr134, align 8
  %.362 = icmp eq i64 %.359, %arg.s.7
  br i1 %.362, label %B188, label %B212

common.ret:
  %common.ret.op = phi i32 [ 0, %B188 ], [ 0, %B326 ], [ 0, %B448 ], [ 0, %B528 ], [ 0, %B836 ], [ 0, %B938 ], [ 0, %B1056 ], [ %.138.i, %part5.exit ], [ %.1645, %B840.if ], [ %.1771, %B942.if ], [ %.1272, %B552.if ], [ 1, %B552.endif.if ]
  ret i32 %common.ret.op

B188:
  store i64 7, ptr %retptr, align 8
  br label %common.ret

B212:
  %came.3.120 = phi i1 [ %came.3.1.be, %B134.backedge ], [ true, %B212.preheader ]
  %sunkaddr135 = getelementptr i8, ptr %arg.s.1, i64 16
  %.512 = load i64, ptr %sunkaddr135, align 8
  %sunkaddr136 = getelementptr i8, ptr %arg.s.1, i64 24
  %.580 = load i64, ptr %sunkaddr136, align 8
  %.581 = add nsw i64 %.580, %.512
  %sunkaddr137 = getelementptr i8, ptr %arg.s.1, i64 80
  %.649 = load i64, ptr %sunkaddr137, align 8
  %.650.not = icmp slt i64 %.581, %.649
  br i1 %.650.not, label %B350, label %B326

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
  %.819 = icmp sgt i32 %.138.i, 0
  %.820 = select i1 %.819, ptr %.139.i, ptr undef
  store ptr %.820, ptr %excinfo, align 8
  br label %common.ret

B448:
  %.807.04044 = phi i64 [ 11, %B382.endif.thread48 ], [ %.148.i, %B382.endif ]
  store i64 %.807.04044, ptr %retptr, align 8
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
  %.1033 = load i64, ptr %sunkaddr169, align 8
  %.1034.not = icmp eq i64 %.1033, 0
  br i1 %.1034.not, label %B552, label %B528

B528:
  store i64 8, ptr %retptr, align 8
  br label %common.ret

B552:
  %.1262 = phi double [ %.1399.i, %B492 ], [ %.1399.i, %B452.endif.endif ], [ %"$phi674.0.2.0.i", %B746.i36 ], [ %.377.i, %B320.i ]
  %.13.i.sink.i56 = phi double [ %.13.i.i, %B492 ], [ %.13.i.i, %B452.endif.endif ], [ %.838.i, %B746.i36 ], [ %.607.i, %B320.i ]
  store i64 0, ptr %.1268, align 8
  %.1272 = call i32 @part6(ptr %.1268, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.88.i, double %.1262, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond57 = icmp eq i32 %.1272, 0
  br i1 %cond57, label %B552.endif, label %B552.if

B836:
  store i64 %.1310, ptr %retptr, align 8
  br label %common.ret

B840:
  %sunkaddr170 = getelementptr i8, ptr %arg.s.0, i64 96
  store double %.13.i.sink.i56, ptr %sunkaddr170, align 8
  store i64 0, ptr %.1641, align 8
  %.1645 = call i32 @part12(ptr %.1641, ptr %excinfo.5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond58 = icmp eq i32 %.1645, 0
  br i1 %cond58, label %B840.endif, label %B840.if

B938:
  store i64 %.1655, ptr %retptr, align 8
  br label %common.ret

B942:
  %.1771 = call i32 @part10(ptr %.1767, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond59 = icmp eq i32 %.1771, 0
  br i1 %cond59, label %B942.endif, label %B942.if

B1056:
  store i64 6, ptr %retptr, align 8
  br label %common.ret

B382.endif:
  %.902.not = icmp eq i64 %.148.i, 4
  br i1 %.902.not, label %B452, label %B448

B452.endif.endif:
  %.1399.i = fsub double %.13.i.i, %.88.i
  %sunkaddr171 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %.1399.i, ptr %sunkaddr171, align 8
  %.1478.i = fcmp uge double %.13.i.i, %"$phi206.0.2.0.i.i"
  br i1 %.1478.i, label %B552, label %B492

B552.if:
  %.1280 = icmp sgt i32 %.1272, 0
  %.1273 = load ptr, ptr %excinfo.3, align 8
  %.1281 = select i1 %.1280, ptr %.1273, ptr undef
  store ptr %.1281, ptr %excinfo, align 8
  br label %common.ret

B552.endif:
  %.1282 = load i64, ptr %.1268, align 8
  store i64 0, ptr %.1296, align 8
  %.1300 = call i32 @part13(ptr %.1296, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %.1282)
  %cond = icmp eq i32 %.1300, 0
  br i1 %cond, label %B552.endif.endif, label %B552.endif.if

B552.endif.if:
  %.1301 = load ptr, ptr %excinfo.4, align 8
  store ptr %.1301, ptr %excinfo, align 8
  br label %common.ret

B552.endif.endif:
  %.1310 = load i64, ptr %.1296, align 8
  %sunkaddr172 = getelementptr i8, ptr %arg.s.1, i64 32
  %.1390 = load i64, ptr %sunkaddr172, align 8
  %.1394 = add nsw i64 %.1393, %.1390
  store i64 %.1394, ptr %sunkaddr172, align 8
  switch i64 %.1310, label %B836 [
    i64 5, label %B56.loopexit
    i64 4, label %B840
  ]

B840.if:
  %.1653 = icmp sgt i32 %.1645, 0
  %.1646 = load ptr, ptr %excinfo.5, align 8
  %.1654 = select i1 %.1653, ptr %.1646, ptr undef
  store ptr %.1654, ptr %excinfo, align 8
  br label %common.ret

B840.endif:
  %.1655 = load i64, ptr %.1641, align 8
  %.1734.not = icmp eq i64 %.1655, 0
  br i1 %.1734.not, label %B942, label %B938

B942.if:
  %.1779 = icmp sgt i32 %.1771, 0
  %.1772 = load ptr, ptr %excinfo.6, align 8
  %.1780 = select i1 %.1779, ptr %.1772, ptr undef
  store ptr %.1780, ptr %excinfo, align 8
  br label %common.ret

B942.endif:
  %.1862 = load double, ptr %arg.s.0, align 8
  %sunkaddr173 = getelementptr i8, ptr %arg.s.0, i64 8
  %.1934 = load double, ptr %sunkaddr173, align 8
  %.1935 = fcmp olt double %.1862, %.1934
  br i1 %.1935, label %B134.backedge, label %B1056
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

define internal i32 @part6(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.65 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.218 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.478 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  store double 0.000000e+00, ptr %.65, align 8
  %.69 = call i32 @part14(ptr %.65, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.m.4, i64 %arg.m.5)
  %cond = icmp eq i32 %.69, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B128 ], [ 0, %B400 ], [ 0, %B424.endif ], [ %.69, %B0.if.if ], [ %.482, %B424.if.if ], [ %.222, %B132.if.if ]
  ret i32 %common.ret.op

B128:
  %storemerge.i3 = phi i64 [ 1, %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i3, ptr %retptr, align 8
  br label %common.ret

B132:
  %.222 = call i32 @part15(ptr %.218, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, i64 %arg.m.2, i64 %arg.m.5, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.15, ptr %arg.room.1)
  switch i32 %.222, label %B132.if.if [
    i32 -2, label %B132.endif.endif
    i32 0, label %B132.endif.endif
  ]

B272:
  %bad.2.0220 = phi i64 [ %.388.1, %B272 ], [ %bad.2.0220.unr, %B272.preheader13 ]
  %.338216218 = phi i64 [ %.345.1, %B272 ], [ %.338216218.unr, %B272.preheader13 ]
  %sunkaddr29 = mul i64 %.338216218, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr29
  %.373 = load double, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %.338216218, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr31
  store double %.373, ptr %sunkaddr32, align 8
  %.382 = tail call double @llvm.fabs.f64(double %.373)
  %.383 = fcmp uge double %.382, 1.000000e+300
  %.387 = zext i1 %.383 to i64
  %.388 = add nuw nsw i64 %bad.2.0220, %.387
  %.345.1 = add nuw nsw i64 %.338216218, 2
  %sunkaddr = mul i64 %.338216218, 8
  %sunkaddr33 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr
  %sunkaddr34 = getelementptr i8, ptr %sunkaddr33, i64 8
  %.373.1 = load double, ptr %sunkaddr34, align 8
  %sunkaddr35 = mul i64 %.338216218, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr35
  %sunkaddr37 = getelementptr i8, ptr %sunkaddr36, i64 8
  store double %.373.1, ptr %sunkaddr37, align 8
  %.382.1 = tail call double @llvm.fabs.f64(double %.373.1)
  %.383.1 = fcmp uge double %.382.1, 1.000000e+300
  %.387.1 = zext i1 %.383.1 to i64
  %.388.1 = add nuw nsw i64 %.388, %.387.1
  %exitcond.not.1 = icmp eq i64 %arg.code.15, %.345.1
  br i1 %exitcond.not.1, label %B396, label %B272

B396:
  %.388.lcssa = phi i64 [ %13, %middle.block ], [ %.388.lcssa10.unr, %B272.prol.loopexit ], [ %.388.1, %B272 ]
  %0 = icmp eq i64 %.388.lcssa, 0
  br i1 %0, label %B424, label %B400

B400:
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B424:
  store double 0.000000e+00, ptr %.478, align 8
  %.482 = call i32 @part3(ptr %.478, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.room.2)
  %cond4 = icmp eq i32 %.482, 0
  br i1 %cond4, label %B424.endif, label %B424.if.if

B0.endif:
  %.79 = load double, ptr %.65, align 8
  %.59.i = load double, ptr %arg.code.1, align 8
  %.91.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.92.i = load double, ptr %.91.i, align 8
  %.93.i = fcmp ogt double %.59.i, %.92.i
  %.132.i = fcmp ole double %.79, %.59.i
  %or.cond.i = select i1 %.93.i, i1 %.132.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.176.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.177.i = load i64, ptr %.176.i, align 8
  %.178.i = icmp eq i64 %.177.i, 0
  br i1 %.178.i, label %B128, label %B0.endif.endif

B0.if.if:
  %.77 = icmp sgt i32 %.69, 0
  %.70 = load ptr, ptr %excinfo.1, align 8
  %.78 = select i1 %.77, ptr %.70, ptr undef
  store ptr %.78, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.287.i = fcmp ogt double %.79, %.92.i
  br i1 %.287.i, label %B132, label %B128

B132.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B132.endif.endif:
  %.332217.not = icmp slt i64 %arg.code.15, 1
  br i1 %.332217.not, label %B424, label %B272.preheader

B272.preheader:
  %1 = ptrtoint ptr %arg.room.2 to i64
  %2 = ptrtoint ptr %arg.room.1 to i64
  %min.iters.check = icmp samesign ult i64 %arg.code.15, 4
  %3 = sub i64 %1, %2
  %diff.check = icmp ult i64 %3, 32
  %or.cond = select i1 %min.iters.check, i1 true, i1 %diff.check
  br i1 %or.cond, label %B272.preheader9, label %vector.ph

vector.ph:
  %n.vec = and i64 %arg.code.15, 9223372036854775804
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %10, %vector.body ]
  %vec.phi7 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %11, %vector.body ]
  %sunkaddr38 = mul i64 %index, 8
  %sunkaddr39 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr38
  %wide.load = load <2 x double>, ptr %sunkaddr39, align 8
  %sunkaddr41 = mul i64 %index, 8
  %sunkaddr42 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr41
  %sunkaddr43 = getelementptr i8, ptr %sunkaddr42, i64 16
  %wide.load8 = load <2 x double>, ptr %sunkaddr43, align 8
  %sunkaddr44 = mul i64 %index, 8
  %sunkaddr45 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr44
  store <2 x double> %wide.load, ptr %sunkaddr45, align 8
  %sunkaddr46 = mul i64 %index, 8
  %sunkaddr47 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr46
  %sunkaddr48 = getelementptr i8, ptr %sunkaddr47, i64 16
  store <2 x double> %wide.load8, ptr %sunkaddr48, align 8
  %4 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %wide.load)
  %5 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %wide.load8)
  %6 = fcmp uge <2 x double> %4, splat (double 1.000000e+300)
  %7 = fcmp uge <2 x double> %5, splat (double 1.000000e+300)
  %8 = zext <2 x i1> %6 to <2 x i64>
  %9 = zext <2 x i1> %7 to <2 x i64>
  %10 = add <2 x i64> %vec.phi, %8
  %11 = add <2 x i64> %vec.phi7, %9
  %index.next = add nuw nsw i64 %index, 4
  %12 = icmp eq i64 %n.vec, %index.next
  br i1 %12, label %middle.block, label %vector.body

middle.block:
  %bin.rdx = add <2 x i64> %11, %10
  %rdx.shuf = shufflevector <2 x i64> %bin.rdx, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx29 = add <2 x i64> %rdx.shuf, %bin.rdx
  %13 = extractelement <2 x i64> %bin.rdx29, i64 0
  %cmp.n = icmp eq i64 %arg.code.15, %n.vec
  br i1 %cmp.n, label %B396, label %B272.preheader9

B272.preheader9:
  %bad.2.0220.ph = phi i64 [ 0, %B272.preheader ], [ %13, %middle.block ]
  %.338216218.ph = phi i64 [ 0, %B272.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.338216218.ph, 1
  %xtraiter = and i64 %arg.code.15, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B272.prol.loopexit, label %B272.prol

B272.prol:
  %.372.prol = getelementptr double, ptr %arg.room.1, i64 %.338216218.ph
  %.373.prol = load double, ptr %.372.prol, align 8
  %.376.prol = getelementptr double, ptr %arg.room.2, i64 %.338216218.ph
  store double %.373.prol, ptr %.376.prol, align 8
  %.382.prol = tail call double @llvm.fabs.f64(double %.373.prol)
  %.383.prol = fcmp uge double %.382.prol, 1.000000e+300
  %.387.prol = zext i1 %.383.prol to i64
  %.388.prol = add nuw nsw i64 %bad.2.0220.ph, %.387.prol
  br label %B272.prol.loopexit

B272.prol.loopexit:
  %.388.lcssa10.unr = phi i64 [ poison, %B272.preheader9 ], [ %.388.prol, %B272.prol ]
  %bad.2.0220.unr = phi i64 [ %bad.2.0220.ph, %B272.preheader9 ], [ %.388.prol, %B272.prol ]
  %.338216218.unr = phi i64 [ %.338216218.ph, %B272.preheader9 ], [ %.neg, %B272.prol ]
  %14 = icmp eq i64 %arg.code.15, %.neg
  br i1 %14, label %B396, label %B272.preheader13

B272.preheader13:
  br label %B272

B424.endif:
  %.492 = load double, ptr %.478, align 8
  %.505 = fcmp olt double %.492, 0.000000e+00
  %"$phi520.0.2.0" = zext i1 %.505 to i64
  store i64 %"$phi520.0.2.0", ptr %retptr, align 8
  br label %common.ret

B424.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.213 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.124 = getelementptr i8, ptr %arg.s.0, i64 88
  %.125 = load double, ptr %.124, align 8
  %.204 = load double, ptr %arg.s.0, align 8
  %.217 = call i32 @part14(ptr %.213, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.204, double %.125, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.m.5, i64 %arg.m.2)
  %cond = icmp eq i32 %.217, 0
  br i1 %cond, label %B0.endif.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B650 ], [ %.217, %B0.if.if ]
  ret i32 %common.ret.op

B650.loopexit.unr-lcssa:
  %0 = and i64 %arg.code.15, 1
  %lcmp.mod37.not = icmp eq i64 %0, 0
  br i1 %lcmp.mod37.not, label %B650, label %B300.endif.epil.preheader

B300.endif.epil.preheader:
  %.401231241.epil.init = phi i64 [ 0, %B300.endif.preheader ], [ %unroll_iter39, %B650.loopexit.unr-lcssa ]
  %.734.epil = mul nsw i64 %.401231241.epil.init, %arg.m.3
  %.735.epil = getelementptr double, ptr %arg.room.3, i64 %.734.epil
  %.736.epil = load double, ptr %.735.epil, align 8
  %.740.epil = getelementptr double, ptr %arg.room.2, i64 %.401231241.epil.init
  %.741.epil = load double, ptr %.740.epil, align 8
  %.745.epil = getelementptr double, ptr %arg.room.1, i64 %.401231241.epil.init
  %.746.epil = load double, ptr %.745.epil, align 8
  %.749.epil = fsub double %.741.epil, %.746.epil
  %.750.epil = fadd double %.736.epil, %.749.epil
  store double %.750.epil, ptr %.735.epil, align 8
  br label %B650

B650.loopexit.unr-lcssa184:
  %1 = and i64 %arg.code.15, 1
  %lcmp.mod186.not = icmp eq i64 %1, 0
  br i1 %lcmp.mod186.not, label %B650, label %B300.endif.us.us29.us.epil.preheader

B300.endif.us.us29.us.epil.preheader:
  %lsr.iv57.us.us.epil.init = phi ptr [ %arg.room.3, %B300.endif.us.us29.us.preheader ], [ %scevgep58.us.us.1, %B650.loopexit.unr-lcssa184 ]
  %.401231241.us.us30.us.epil.init = phi i64 [ 0, %B300.endif.us.us29.us.preheader ], [ %unroll_iter188, %B650.loopexit.unr-lcssa184 ]
  store double %.709, ptr %lsr.iv57.us.us.epil.init, align 8
  %2 = shl i64 %.401231241.us.us30.us.epil.init, 3
  %scevgep115.us.epil = getelementptr i8, ptr %arg.room.2, i64 %2
  %.741.us.us34.us.epil = load double, ptr %scevgep115.us.epil, align 8
  %scevgep114.us.epil = getelementptr i8, ptr %arg.room.1, i64 %2
  %.746.us.us36.us.epil = load double, ptr %scevgep114.us.epil, align 8
  %.749.us.us37.us.epil = fsub double %.741.us.us34.us.epil, %.746.us.us36.us.epil
  %.750.us.us38.us.epil = fadd double %.709, %.749.us.us37.us.epil
  store double %.750.us.us38.us.epil, ptr %lsr.iv57.us.us.epil.init, align 8
  br label %B650

B650.loopexit171.unr-lcssa:
  %3 = and i64 %arg.code.15, 1
  %lcmp.mod181.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod181.not, label %B650, label %B300.endif.us.us29.epil.preheader

B300.endif.us.us29.epil.preheader:
  %lsr.iv57.us.epil.init = phi ptr [ %arg.room.3, %B300.endif.us.us29.preheader170 ], [ %scevgep58.us.1, %B650.loopexit171.unr-lcssa ]
  %.401231241.us.us30.epil.init = phi i64 [ 0, %B300.endif.us.us29.preheader170 ], [ %unroll_iter183, %B650.loopexit171.unr-lcssa ]
  %4 = icmp eq i64 %arg.m.3, 2
  store double %.709, ptr %lsr.iv57.us.epil.init, align 8
  %scevgep59.us.1.epil = getelementptr i8, ptr %lsr.iv57.us.epil.init, i64 8
  store double %.709, ptr %scevgep59.us.1.epil, align 8
  br i1 %4, label %B342.B540_crit_edge.split.us255.loopexit.us.epil, label %B344.endif.us248.us.2.epil

B344.endif.us248.us.2.epil:
  %scevgep59.us.2.epil = getelementptr i8, ptr %lsr.iv57.us.epil.init, i64 16
  store double %.709, ptr %scevgep59.us.2.epil, align 8
  br label %B342.B540_crit_edge.split.us255.loopexit.us.epil

B342.B540_crit_edge.split.us255.loopexit.us.epil:
  %5 = shl i64 %.401231241.us.us30.epil.init, 3
  %scevgep115.epil = getelementptr i8, ptr %arg.room.2, i64 %5
  %.741.us.us34.epil = load double, ptr %scevgep115.epil, align 8
  %scevgep114.epil = getelementptr i8, ptr %arg.room.1, i64 %5
  %.746.us.us36.epil = load double, ptr %scevgep114.epil, align 8
  %.749.us.us37.epil = fsub double %.741.us.us34.epil, %.746.us.us36.epil
  %.750.us.us38.epil = fadd double %.709, %.749.us.us37.epil
  store double %.750.us.us38.epil, ptr %lsr.iv57.us.epil.init, align 8
  br label %B650

B650:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.225 = icmp sgt i32 %.217, 0
  %.218 = load ptr, ptr %excinfo.1, align 8
  %.226 = select i1 %.225, ptr %.218, ptr undef
  store ptr %.226, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.305 = getelementptr i8, ptr %arg.s.1, i64 32
  %.306 = load i64, ptr %.305, align 8
  %.311 = sub i64 %arg.m.2, %arg.m.5
  %.312 = add nsw i64 %.311, %.306
  store i64 %.312, ptr %.305, align 8
  %.395238.not = icmp slt i64 %arg.code.15, 1
  br i1 %.395238.not, label %B650, label %B300.endif.lr.ph

B300.endif.lr.ph:
  %.517220.not = icmp slt i64 %arg.m.3, 1
  %.709 = fmul double %.125, 0.000000e+00
  br i1 %.517220.not, label %B300.endif.preheader, label %B300.endif.lr.ph.split.us

B300.endif.preheader:
  %6 = icmp eq i64 %arg.code.15, 1
  br i1 %6, label %B300.endif.epil.preheader, label %B300.endif.preheader.new

B300.endif.preheader.new:
  %const172 = bitcast i64 9223372036854775806 to i64
  %unroll_iter39 = and i64 %arg.code.15, %const172
  %7 = shl i64 %arg.m.3, 4
  br label %B300.endif

B300.endif.lr.ph.split.us:
  %.642208.not = icmp slt i64 %arg.m.2, 1
  br i1 %.642208.not, label %B300.endif.us.preheader, label %B300.endif.us.us.preheader

B300.endif.us.us.preheader:
  %const = bitcast i64 9223372036854775806 to i64
  %unroll_iter = and i64 %arg.m.2, %const
  %8 = icmp eq i64 %arg.m.2, 1
  %sunkaddr = shl i64 %arg.m.3, 3
  %sunkaddr72 = shl i64 %arg.code.15, 3
  br i1 %8, label %B300.endif.us.us.us.preheader, label %B300.endif.us.us.preheader.split

B300.endif.us.us.us.preheader:
  %9 = mul i64 %arg.code.15, %sunkaddr
  %scevgep57 = getelementptr i8, ptr %arg.room.3, i64 %9
  %scevgep60 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr
  %scevgep62 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr72
  %bound0 = icmp ult ptr %arg.room.3, %scevgep60
  %bound1 = icmp ult ptr %arg.m.1, %scevgep57
  %found.conflict = and i1 %bound0, %bound1
  %bound063 = icmp ult ptr %arg.room.3, %scevgep62
  %bound164 = icmp ult ptr %arg.room.0, %scevgep57
  %found.conflict65 = and i1 %bound063, %bound164
  %stride.check66 = icmp slt i64 %sunkaddr, 0
  %10 = or i1 %stride.check66, %found.conflict65
  %conflict.rdx = or i1 %found.conflict, %10
  %const_mat = add i64 %const, -2
  %n.vec67 = and i64 %arg.m.3, %const_mat
  %broadcast.splatinsert68 = insertelement <2 x double> poison, double %.125, i64 0
  %broadcast.splat69 = shufflevector <2 x double> %broadcast.splatinsert68, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep116 = getelementptr i8, ptr %arg.room.3, i64 16
  %11 = icmp samesign ult i64 %arg.m.3, 6
  %brmerge = select i1 %11, i1 true, i1 %conflict.rdx
  br label %B300.endif.us.us.us

B300.endif.us.us.us:
  %lsr.iv232 = phi ptr [ %scevgep233, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %arg.room.3, %B300.endif.us.us.us.preheader ]
  %lsr.iv117 = phi ptr [ %scevgep118, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %scevgep116, %B300.endif.us.us.us.preheader ]
  %.401231241.us.us.us = phi i64 [ %.408.us.us.us, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ 0, %B300.endif.us.us.us.preheader ]
  %.717.us.us.us = mul nuw nsw i64 %.401231241.us.us.us, %arg.m.3
  %12 = getelementptr double, ptr %arg.room.3, i64 %.717.us.us.us
  br i1 %brmerge, label %B344.endif.us.us.us.us.us.preheader, label %vector.ph

vector.ph:
  %sunkaddr154 = shl i64 %.401231241.us.us.us, 3
  %sunkaddr155 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr154
  %13 = load double, ptr %sunkaddr155, align 8
  %broadcast.splatinsert73 = insertelement <2 x double> poison, double %13, i64 0
  %broadcast.splat74 = shufflevector <2 x double> %broadcast.splatinsert73, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body70

vector.body70:
  %index71 = phi i64 [ 0, %vector.ph ], [ %index.next75, %vector.body70 ]
  %sunkaddr173 = mul i64 %index71, 8
  %sunkaddr174 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr173
  %wide.load = load <2 x double>, ptr %sunkaddr174, align 8
  %sunkaddr175 = mul i64 %index71, 8
  %sunkaddr176 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr175
  %sunkaddr177 = getelementptr i8, ptr %sunkaddr176, i64 16
  %wide.load72 = load <2 x double>, ptr %sunkaddr177, align 8
  %14 = fmul <2 x double> %broadcast.splat74, %wide.load
  %15 = fmul <2 x double> %broadcast.splat74, %wide.load72
  %16 = fadd <2 x double> %14, zeroinitializer
  %17 = fadd <2 x double> %15, zeroinitializer
  %18 = fmul <2 x double> %broadcast.splat69, %16
  %19 = fmul <2 x double> %broadcast.splat69, %17
  %20 = shl i64 %index71, 3
  %scevgep97 = getelementptr i8, ptr %lsr.iv117, i64 %20
  %scevgep98 = getelementptr i8, ptr %scevgep97, i64 -16
  store <2 x double> %18, ptr %scevgep98, align 8
  store <2 x double> %19, ptr %scevgep97, align 8
  %index.next75 = add nuw nsw i64 %index71, 4
  %21 = icmp eq i64 %n.vec67, %index.next75
  br i1 %21, label %middle.block76, label %vector.body70

middle.block76:
  %22 = icmp eq i64 %arg.m.3, %n.vec67
  br i1 %22, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us.preheader

B344.endif.us.us.us.us.us.preheader:
  %.523215221.us.us.us.us.us.ph = phi i64 [ %n.vec67, %middle.block76 ], [ 0, %B300.endif.us.us.us ]
  %23 = and i64 %arg.m.3, 1
  %24 = icmp eq i64 %23, 0
  %.neg = or disjoint i64 %.523215221.us.us.us.us.us.ph, 1
  br i1 %24, label %B344.endif.us.us.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us.us.prol

B344.endif.us.us.us.us.us.prol:
  %invariant.gep.us.us.us.us.us.prol = getelementptr double, ptr %arg.m.1, i64 %.523215221.us.us.us.us.us.ph
  %.688.us.us.us.epil.us.us.prol = load double, ptr %invariant.gep.us.us.us.us.us.prol, align 8
  %sunkaddr161 = shl i64 %.401231241.us.us.us, 3
  %sunkaddr162 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr161
  %.696.us.us.us.epil.us.us.prol = load double, ptr %sunkaddr162, align 8
  %.697.us.us.us.epil.us.us.prol = fmul double %.688.us.us.us.epil.us.us.prol, %.696.us.us.us.epil.us.us.prol
  %.699.us.us.us.epil.us.us.prol = fadd double %.697.us.us.us.epil.us.us.prol, 0.000000e+00
  %.709.us.us.us.us.us.prol = fmul double %.125, %.699.us.us.us.epil.us.us.prol
  %.722.us.us.us.us.us.prol = getelementptr double, ptr %12, i64 %.523215221.us.us.us.us.us.ph
  store double %.709.us.us.us.us.us.prol, ptr %.722.us.us.us.us.us.prol, align 8
  br label %B344.endif.us.us.us.us.us.prol.loopexit

B344.endif.us.us.us.us.us.prol.loopexit:
  %.523215221.us.us.us.us.us.unr = phi i64 [ %.523215221.us.us.us.us.us.ph, %B344.endif.us.us.us.us.us.preheader ], [ %.neg, %B344.endif.us.us.us.us.us.prol ]
  %25 = icmp eq i64 %arg.m.3, %.neg
  br i1 %25, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us.preheader9

B344.endif.us.us.us.us.us.preheader9:
  br label %B344.endif.us.us.us.us.us

B344.endif.us.us.us.us.us:
  %.523215221.us.us.us.us.us = phi i64 [ %.530.us.us.us.us.us.1, %B344.endif.us.us.us.us.us ], [ %.523215221.us.us.us.us.us.unr, %B344.endif.us.us.us.us.us.preheader9 ]
  %sunkaddr178 = mul i64 %.523215221.us.us.us.us.us, 8
  %sunkaddr180 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr178
  %.688.us.us.us.epil.us.us = load double, ptr %sunkaddr180, align 8
  %sunkaddr181 = mul i64 %.401231241.us.us.us, 8
  %sunkaddr182 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr181
  %.696.us.us.us.epil.us.us = load double, ptr %sunkaddr182, align 8
  %.697.us.us.us.epil.us.us = fmul double %.688.us.us.us.epil.us.us, %.696.us.us.us.epil.us.us
  %.699.us.us.us.epil.us.us = fadd double %.697.us.us.us.epil.us.us, 0.000000e+00
  %.709.us.us.us.us.us = fmul double %.125, %.699.us.us.us.epil.us.us
  %26 = shl i64 %.523215221.us.us.us.us.us, 3
  %scevgep110 = getelementptr i8, ptr %lsr.iv232, i64 %26
  %scevgep114 = getelementptr i8, ptr %scevgep110, i64 8
  store double %.709.us.us.us.us.us, ptr %scevgep110, align 8
  %sunkaddr183 = mul i64 %.523215221.us.us.us.us.us, 8
  %sunkaddr184 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr183
  %sunkaddr185 = getelementptr i8, ptr %sunkaddr184, i64 8
  %.688.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr185, align 8
  %.696.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr182, align 8
  %.697.us.us.us.epil.us.us.1 = fmul double %.688.us.us.us.epil.us.us.1, %.696.us.us.us.epil.us.us.1
  %.699.us.us.us.epil.us.us.1 = fadd double %.697.us.us.us.epil.us.us.1, 0.000000e+00
  %.530.us.us.us.us.us.1 = add nuw nsw i64 %.523215221.us.us.us.us.us, 2
  %.709.us.us.us.us.us.1 = fmul double %.125, %.699.us.us.us.epil.us.us.1
  store double %.709.us.us.us.us.us.1, ptr %scevgep114, align 8
  %exitcond273.not.us.us.1 = icmp eq i64 %arg.m.3, %.530.us.us.us.us.us.1
  br i1 %exitcond273.not.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us

B342.B540_crit_edge.split.us.us.us.split.us.us:
  %.408.us.us.us = add nuw nsw i64 %.401231241.us.us.us, 1
  %.736.us.us.us = load double, ptr %12, align 8
  %.740.us.us.us = getelementptr double, ptr %arg.room.2, i64 %.401231241.us.us.us
  %.741.us.us.us = load double, ptr %.740.us.us.us, align 8
  %.745.us.us.us = getelementptr double, ptr %arg.room.1, i64 %.401231241.us.us.us
  %.746.us.us.us = load double, ptr %.745.us.us.us, align 8
  %.749.us.us.us = fsub double %.741.us.us.us, %.746.us.us.us
  %.750.us.us.us = fadd double %.736.us.us.us, %.749.us.us.us
  store double %.750.us.us.us, ptr %12, align 8
  %scevgep118 = getelementptr i8, ptr %lsr.iv117, i64 %sunkaddr
  %scevgep233 = getelementptr i8, ptr %lsr.iv232, i64 %sunkaddr
  %exitcond274.not.us = icmp eq i64 %arg.code.15, %.408.us.us.us
  br i1 %exitcond274.not.us, label %B650, label %B300.endif.us.us.us

B300.endif.us.us.preheader.split:
  %27 = and i64 %arg.m.2, 1
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %B300.endif.us.us.us14.preheader, label %B300.endif.us.us.preheader43

B300.endif.us.us.us14.preheader:
  %29 = add nsw i64 %arg.m.2, -2
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %B300.endif.us.us.us14.us.preheader, label %B300.endif.us.us.us14.preheader196

B300.endif.us.us.us14.preheader196:
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
  %scevgep122 = getelementptr i8, ptr %arg.room.3, i64 %38
  %scevgep123 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr
  %39 = shl i64 %arg.m.3, 4
  %scevgep124 = getelementptr i8, ptr %arg.m.1, i64 %39
  %scevgep125 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr72
  %40 = shl i64 %arg.code.15, 4
  %scevgep126 = getelementptr i8, ptr %arg.room.0, i64 %40
  %bound0127 = icmp ult ptr %arg.room.3, %scevgep124
  %bound1128 = icmp ult ptr %scevgep123, %scevgep122
  %found.conflict129 = and i1 %bound0127, %bound1128
  %bound0131 = icmp ult ptr %arg.room.3, %scevgep123
  %bound1132 = icmp ult ptr %arg.m.1, %scevgep122
  %found.conflict133 = and i1 %bound0131, %bound1132
  %stride.check134 = icmp slt i64 %sunkaddr, 0
  %41 = or i1 %stride.check134, %found.conflict133
  %conflict.rdx135 = or i1 %found.conflict129, %41
  %bound0136 = icmp ult ptr %arg.room.3, %scevgep126
  %bound1137 = icmp ult ptr %scevgep125, %scevgep122
  %found.conflict138 = and i1 %bound0136, %bound1137
  %conflict.rdx140 = or i1 %found.conflict138, %conflict.rdx135
  %bound0141 = icmp ult ptr %arg.room.3, %scevgep125
  %bound1142 = icmp ult ptr %arg.room.0, %scevgep122
  %found.conflict143 = and i1 %bound0141, %bound1142
  %conflict.rdx145 = or i1 %found.conflict143, %conflict.rdx140
  %const_mat169 = add i64 %const, -2
  %n.vec150 = and i64 %arg.m.3, %const_mat169
  %42 = shl i64 %n.vec150, 3
  %43 = getelementptr i8, ptr %arg.m.1, i64 %42
  %broadcast.splatinsert151 = insertelement <2 x double> poison, double %.125, i64 0
  %broadcast.splat152 = shufflevector <2 x double> %broadcast.splatinsert151, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep241 = getelementptr i8, ptr %arg.m.1, i64 16
  %scevgep245 = getelementptr i8, ptr %scevgep241, i64 %sunkaddr
  %scevgep249 = getelementptr i8, ptr %arg.room.3, i64 16
  %44 = icmp samesign ult i64 %arg.m.3, 8
  %brmerge191 = select i1 %44, i1 true, i1 %conflict.rdx145
  br label %B300.endif.us.us.us14.us

B300.endif.us.us.us14.us:
  %lsr.iv265 = phi ptr [ %arg.room.3, %B300.endif.us.us.us14.us.preheader ], [ %scevgep266, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %lsr.iv250 = phi ptr [ %scevgep249, %B300.endif.us.us.us14.us.preheader ], [ %scevgep251, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %lsr.iv65.us15.us = phi ptr [ %arg.room.0, %B300.endif.us.us.us14.us.preheader ], [ %scevgep66.us27.us, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %.401231241.us.us.us16.us = phi i64 [ 0, %B300.endif.us.us.us14.us.preheader ], [ %.408.us.us.us19.us, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %.717.us.us.us18.us = mul nuw nsw i64 %.401231241.us.us.us16.us, %arg.m.3
  %45 = getelementptr double, ptr %arg.room.3, i64 %.717.us.us.us18.us
  br i1 %brmerge191, label %B344.endif.us.us.us.us3.us.us.us.preheader, label %vector.ph148

vector.ph148:
  %sunkaddr311 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %46 = load double, ptr %sunkaddr311, align 8
  %broadcast.splatinsert163 = insertelement <2 x double> poison, double %46, i64 0
  %broadcast.splat164 = shufflevector <2 x double> %broadcast.splatinsert163, <2 x double> poison, <2 x i32> zeroinitializer
  %47 = load double, ptr %lsr.iv65.us15.us, align 8
  %broadcast.splatinsert159 = insertelement <2 x double> poison, double %47, i64 0
  %broadcast.splat160 = shufflevector <2 x double> %broadcast.splatinsert159, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body153

vector.body153:
  %index154 = phi i64 [ 0, %vector.ph148 ], [ %index.next165, %vector.body153 ]
  %offset.idx155 = shl i64 %index154, 3
  %scevgep243 = getelementptr i8, ptr %scevgep241, i64 %offset.idx155
  %scevgep244 = getelementptr i8, ptr %scevgep243, i64 -16
  %wide.load157 = load <2 x double>, ptr %scevgep244, align 8
  %wide.load158 = load <2 x double>, ptr %scevgep243, align 8
  %48 = fmul <2 x double> %broadcast.splat160, %wide.load157
  %49 = fmul <2 x double> %broadcast.splat160, %wide.load158
  %50 = fadd <2 x double> %48, zeroinitializer
  %51 = fadd <2 x double> %49, zeroinitializer
  %52 = shl i64 %index154, 3
  %scevgep133 = getelementptr i8, ptr %scevgep245, i64 %52
  %scevgep134 = getelementptr i8, ptr %scevgep133, i64 -16
  %wide.load161 = load <2 x double>, ptr %scevgep134, align 8
  %wide.load162 = load <2 x double>, ptr %scevgep133, align 8
  %53 = fmul <2 x double> %broadcast.splat164, %wide.load161
  %54 = fmul <2 x double> %broadcast.splat164, %wide.load162
  %55 = fadd <2 x double> %50, %53
  %56 = fadd <2 x double> %51, %54
  %57 = fmul <2 x double> %broadcast.splat152, %55
  %58 = fmul <2 x double> %broadcast.splat152, %56
  %59 = shl i64 %index154, 3
  %scevgep121 = getelementptr i8, ptr %lsr.iv250, i64 %59
  %scevgep132 = getelementptr i8, ptr %scevgep121, i64 -16
  store <2 x double> %57, ptr %scevgep132, align 8
  store <2 x double> %58, ptr %scevgep121, align 8
  %index.next165 = add nuw nsw i64 %index154, 4
  %60 = icmp eq i64 %n.vec150, %index.next165
  br i1 %60, label %middle.block166, label %vector.body153

middle.block166:
  %61 = icmp eq i64 %arg.m.3, %n.vec150
  br i1 %61, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us.preheader

B344.endif.us.us.us.us3.us.us.us.preheader:
  %lsr.iv60.us4.us.us.us.ph = phi ptr [ %43, %middle.block166 ], [ %arg.m.1, %B300.endif.us.us.us14.us ]
  %.523215221.us.us.us.us5.us.us.us.ph = phi i64 [ %n.vec150, %middle.block166 ], [ 0, %B300.endif.us.us.us14.us ]
  %62 = and i64 %arg.m.3, 1
  %63 = icmp eq i64 %62, 0
  %.neg190 = or disjoint i64 %.523215221.us.us.us.us5.us.us.us.ph, 1
  br i1 %63, label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us3.us.us.us.prol

B344.endif.us.us.us.us3.us.us.us.prol:
  %.688.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv60.us4.us.us.us.ph, align 8
  %.696.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv65.us15.us, align 8
  %.697.us.us.us.us.us.epil.us.us.prol = fmul double %.688.us.us.us.us.us.epil.us.us.prol, %.696.us.us.us.us.us.epil.us.us.prol
  %.699.us.us.us.us.us.epil.us.us.prol = fadd double %.697.us.us.us.us.us.epil.us.us.prol, 0.000000e+00
  %sunkaddr71.us.us.epil.us.us.prol = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.ph, i64 %sunkaddr
  %.688.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr71.us.us.epil.us.us.prol, align 8
  %sunkaddr312 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %.696.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr312, align 8
  %.697.us.us.us.1.us.us.epil.us.us.prol = fmul double %.688.us.us.us.1.us.us.epil.us.us.prol, %.696.us.us.us.1.us.us.epil.us.us.prol
  %.699.us.us.us.1.us.us.epil.us.us.prol = fadd double %.699.us.us.us.us.us.epil.us.us.prol, %.697.us.us.us.1.us.us.epil.us.us.prol
  %.709.us.us.us.us10.us.us.us.prol = fmul double %.125, %.699.us.us.us.1.us.us.epil.us.us.prol
  %.722.us.us.us.us11.us.us.us.prol = getelementptr double, ptr %45, i64 %.523215221.us.us.us.us5.us.us.us.ph
  store double %.709.us.us.us.us10.us.us.us.prol, ptr %.722.us.us.us.us11.us.us.us.prol, align 8
  %scevgep61.us12.us.us.us.prol = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.ph, i64 8
  br label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit

B344.endif.us.us.us.us3.us.us.us.prol.loopexit:
  %lsr.iv60.us4.us.us.us.unr = phi ptr [ %lsr.iv60.us4.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %scevgep61.us12.us.us.us.prol, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %.523215221.us.us.us.us5.us.us.us.unr = phi i64 [ %.523215221.us.us.us.us5.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %.neg190, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %64 = icmp eq i64 %arg.m.3, %.neg190
  br i1 %64, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us.preheader194

B344.endif.us.us.us.us3.us.us.us.preheader194:
  %65 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr
  %scevgep255 = getelementptr i8, ptr %65, i64 8
  %66 = shl i64 %.523215221.us.us.us.us5.us.us.us.unr, 3
  %scevgep267 = getelementptr i8, ptr %lsr.iv265, i64 %66
  %67 = sub i64 %arg.m.3, %.523215221.us.us.us.us5.us.us.us.unr
  br label %B344.endif.us.us.us.us3.us.us.us

B344.endif.us.us.us.us3.us.us.us:
  %lsr.iv256 = phi i64 [ 0, %B344.endif.us.us.us.us3.us.us.us.preheader194 ], [ %lsr.iv.next257, %B344.endif.us.us.us.us3.us.us.us ]
  %sunkaddr186 = mul i64 %lsr.iv256, 8
  %sunkaddr188 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr186
  %.688.us.us.us.us.us.epil.us.us = load double, ptr %sunkaddr188, align 8
  %.696.us.us.us.us.us.epil.us.us = load double, ptr %lsr.iv65.us15.us, align 8
  %.697.us.us.us.us.us.epil.us.us = fmul double %.688.us.us.us.us.us.epil.us.us, %.696.us.us.us.us.us.epil.us.us
  %.699.us.us.us.us.us.epil.us.us = fadd double %.697.us.us.us.us.us.epil.us.us, 0.000000e+00
  %68 = shl i64 %lsr.iv256, 3
  %scevgep144 = getelementptr i8, ptr %scevgep255, i64 %68
  %scevgep151 = getelementptr i8, ptr %scevgep144, i64 -8
  %.688.us.us.us.1.us.us.epil.us.us = load double, ptr %scevgep151, align 8
  %sunkaddr189 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %.696.us.us.us.1.us.us.epil.us.us = load double, ptr %sunkaddr189, align 8
  %.697.us.us.us.1.us.us.epil.us.us = fmul double %.688.us.us.us.1.us.us.epil.us.us, %.696.us.us.us.1.us.us.epil.us.us
  %.699.us.us.us.1.us.us.epil.us.us = fadd double %.699.us.us.us.us.us.epil.us.us, %.697.us.us.us.1.us.us.epil.us.us
  %.709.us.us.us.us10.us.us.us = fmul double %.125, %.699.us.us.us.1.us.us.epil.us.us
  %69 = shl i64 %lsr.iv256, 3
  %scevgep135 = getelementptr i8, ptr %scevgep267, i64 %69
  store double %.709.us.us.us.us10.us.us.us, ptr %scevgep135, align 8
  %sunkaddr190 = mul i64 %lsr.iv256, 8
  %sunkaddr191 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr190
  %sunkaddr192 = getelementptr i8, ptr %sunkaddr191, i64 8
  %.688.us.us.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr192, align 8
  %.696.us.us.us.us.us.epil.us.us.1 = load double, ptr %lsr.iv65.us15.us, align 8
  %.697.us.us.us.us.us.epil.us.us.1 = fmul double %.688.us.us.us.us.us.epil.us.us.1, %.696.us.us.us.us.us.epil.us.us.1
  %.699.us.us.us.us.us.epil.us.us.1 = fadd double %.697.us.us.us.us.us.epil.us.us.1, 0.000000e+00
  %.688.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %scevgep144, align 8
  %.696.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %sunkaddr189, align 8
  %.697.us.us.us.1.us.us.epil.us.us.1 = fmul double %.688.us.us.us.1.us.us.epil.us.us.1, %.696.us.us.us.1.us.us.epil.us.us.1
  %.699.us.us.us.1.us.us.epil.us.us.1 = fadd double %.699.us.us.us.us.us.epil.us.us.1, %.697.us.us.us.1.us.us.epil.us.us.1
  %.709.us.us.us.us10.us.us.us.1 = fmul double %.125, %.699.us.us.us.1.us.us.epil.us.us.1
  %70 = shl i64 %lsr.iv256, 3
  %scevgep136 = getelementptr i8, ptr %scevgep267, i64 %70
  %scevgep143 = getelementptr i8, ptr %scevgep136, i64 8
  store double %.709.us.us.us.us10.us.us.us.1, ptr %scevgep143, align 8
  %lsr.iv.next257 = add i64 %lsr.iv256, 2
  %exitcond273.not.us13.us.us.us.1 = icmp eq i64 %67, %lsr.iv.next257
  br i1 %exitcond273.not.us13.us.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us:
  %.408.us.us.us19.us = add nuw nsw i64 %.401231241.us.us.us16.us, 1
  %.736.us.us.us20.us = load double, ptr %45, align 8
  %.740.us.us.us21.us = getelementptr double, ptr %arg.room.2, i64 %.401231241.us.us.us16.us
  %.741.us.us.us22.us = load double, ptr %.740.us.us.us21.us, align 8
  %.745.us.us.us23.us = getelementptr double, ptr %arg.room.1, i64 %.401231241.us.us.us16.us
  %.746.us.us.us24.us = load double, ptr %.745.us.us.us23.us, align 8
  %.749.us.us.us25.us = fsub double %.741.us.us.us22.us, %.746.us.us.us24.us
  %.750.us.us.us26.us = fadd double %.736.us.us.us20.us, %.749.us.us.us25.us
  store double %.750.us.us.us26.us, ptr %45, align 8
  %scevgep66.us27.us = getelementptr i8, ptr %lsr.iv65.us15.us, i64 8
  %scevgep251 = getelementptr i8, ptr %lsr.iv250, i64 %sunkaddr
  %scevgep266 = getelementptr i8, ptr %lsr.iv265, i64 %sunkaddr
  %exitcond274.not.us28.us = icmp eq i64 %arg.code.15, %.408.us.us.us19.us
  br i1 %exitcond274.not.us28.us, label %B650, label %B300.endif.us.us.us14.us

B300.endif.us.us.preheader43:
  %.684.us.us.us.epil = mul i64 %unroll_iter, %arg.m.3
  %invariant.gep = getelementptr double, ptr %arg.m.1, i64 %.684.us.us.us.epil
  %.692.us.us.us.epil = mul i64 %arg.code.15, %unroll_iter
  %invariant.gep49 = getelementptr double, ptr %arg.room.0, i64 %.692.us.us.us.epil
  %71 = add nsw i64 %arg.m.2, -2
  %72 = lshr i64 %71, 1
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %B300.endif.us.us.us11.preheader, label %B300.endif.us.us.preheader199

B300.endif.us.us.preheader199:
  %74 = add nuw i64 %72, 1
  %75 = lshr i64 %74, 1
  %76 = trunc i64 %75 to i62
  %77 = zext i62 %76 to i64
  %78 = mul i64 %77, -2
  br label %B300.endif.us.us

B300.endif.us.us.us11.preheader:
  %79 = mul i64 %arg.code.15, %arg.m.3
  %80 = shl i64 %79, 3
  %scevgep64 = getelementptr i8, ptr %arg.room.3, i64 %80
  %81 = shl i64 %arg.m.2, 3
  %82 = mul i64 %arg.m.3, %81
  %scevgep65 = getelementptr i8, ptr %arg.m.1, i64 %82
  %scevgep67 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr
  %83 = shl i64 %arg.m.3, 4
  %scevgep69 = getelementptr i8, ptr %arg.m.1, i64 %83
  %84 = mul i64 %arg.code.15, %81
  %scevgep70 = getelementptr i8, ptr %arg.room.0, i64 %84
  %scevgep71 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr72
  %85 = shl i64 %arg.code.15, 4
  %scevgep72 = getelementptr i8, ptr %arg.room.0, i64 %85
  %bound073 = icmp ult ptr %arg.room.3, %scevgep65
  %bound174 = icmp ult ptr %invariant.gep, %scevgep64
  %found.conflict75 = and i1 %bound073, %bound174
  %bound076 = icmp ult ptr %arg.room.3, %scevgep69
  %bound177 = icmp ult ptr %scevgep67, %scevgep64
  %found.conflict78 = and i1 %bound076, %bound177
  %stride.check79 = icmp slt i64 %sunkaddr, 0
  %86 = or i1 %stride.check79, %found.conflict78
  %conflict.rdx80 = or i1 %found.conflict75, %86
  %bound081 = icmp ult ptr %arg.room.3, %scevgep67
  %bound182 = icmp ult ptr %arg.m.1, %scevgep64
  %found.conflict83 = and i1 %bound081, %bound182
  %conflict.rdx85 = or i1 %found.conflict83, %conflict.rdx80
  %bound086 = icmp ult ptr %arg.room.3, %scevgep70
  %bound187 = icmp ult ptr %invariant.gep49, %scevgep64
  %found.conflict88 = and i1 %bound086, %bound187
  %conflict.rdx90 = or i1 %found.conflict88, %conflict.rdx85
  %bound091 = icmp ult ptr %arg.room.3, %scevgep72
  %bound192 = icmp ult ptr %scevgep71, %scevgep64
  %found.conflict93 = and i1 %bound091, %bound192
  %conflict.rdx95 = or i1 %found.conflict93, %conflict.rdx90
  %bound096 = icmp ult ptr %arg.room.3, %scevgep71
  %bound197 = icmp ult ptr %arg.room.0, %scevgep64
  %found.conflict98 = and i1 %bound096, %bound197
  %conflict.rdx100 = or i1 %found.conflict98, %conflict.rdx95
  %n.vec102 = and i64 %arg.m.3, %const
  %87 = shl i64 %n.vec102, 3
  %88 = getelementptr i8, ptr %arg.m.1, i64 %87
  %broadcast.splatinsert103 = insertelement <2 x double> poison, double %.125, i64 0
  %broadcast.splat104 = shufflevector <2 x double> %broadcast.splatinsert103, <2 x double> poison, <2 x i32> zeroinitializer
  %89 = and i64 %81, -16
  %90 = mul i64 %89, %arg.m.3
  %scevgep280 = getelementptr i8, ptr %arg.m.1, i64 %90
  %91 = icmp samesign ult i64 %arg.m.3, 8
  %brmerge192 = select i1 %91, i1 true, i1 %conflict.rdx100
  br label %B300.endif.us.us.us11

B300.endif.us.us.us11:
  %lsr.iv277 = phi ptr [ %arg.room.3, %B300.endif.us.us.us11.preheader ], [ %scevgep278, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  %lsr.iv65.us = phi ptr [ %arg.room.0, %B300.endif.us.us.us11.preheader ], [ %scevgep66.us, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  %.401231241.us.us.us12 = phi i64 [ 0, %B300.endif.us.us.us11.preheader ], [ %.408.us.us.us14, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  br i1 %brmerge192, label %B344.endif.us.us.us.us.us23.preheader, label %vector.ph101

vector.ph101:
  %sunkaddr193 = mul i64 %.401231241.us.us.us12, 8
  %sunkaddr194 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr193
  %92 = load double, ptr %sunkaddr194, align 8
  %broadcast.splatinsert114 = insertelement <2 x double> poison, double %92, i64 0
  %broadcast.splat115 = shufflevector <2 x double> %broadcast.splatinsert114, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr321 = getelementptr i8, ptr %lsr.iv65.us, i64 %sunkaddr72
  %93 = load double, ptr %sunkaddr321, align 8
  %broadcast.splatinsert111 = insertelement <2 x double> poison, double %93, i64 0
  %broadcast.splat112 = shufflevector <2 x double> %broadcast.splatinsert111, <2 x double> poison, <2 x i32> zeroinitializer
  %94 = load double, ptr %lsr.iv65.us, align 8
  %broadcast.splatinsert108 = insertelement <2 x double> poison, double %94, i64 0
  %broadcast.splat109 = shufflevector <2 x double> %broadcast.splatinsert108, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body105

vector.body105:
  %index106 = phi i64 [ 0, %vector.ph101 ], [ %index.next116, %vector.body105 ]
  %offset.idx = shl i64 %index106, 3
  %next.gep = getelementptr i8, ptr %arg.m.1, i64 %offset.idx
  %wide.load107 = load <2 x double>, ptr %next.gep, align 8
  %95 = fmul <2 x double> %broadcast.splat109, %wide.load107
  %96 = fadd <2 x double> %95, zeroinitializer
  %scevgep276 = getelementptr i8, ptr %scevgep67, i64 %offset.idx
  %wide.load110 = load <2 x double>, ptr %scevgep276, align 8
  %97 = fmul <2 x double> %broadcast.splat112, %wide.load110
  %98 = fadd <2 x double> %96, %97
  %99 = shl i64 %index106, 3
  %scevgep161 = getelementptr i8, ptr %scevgep280, i64 %99
  %wide.load113 = load <2 x double>, ptr %scevgep161, align 8
  %100 = fmul <2 x double> %broadcast.splat115, %wide.load113
  %101 = fadd <2 x double> %98, %100
  %102 = fmul <2 x double> %broadcast.splat104, %101
  %103 = shl i64 %index106, 3
  %scevgep160 = getelementptr i8, ptr %lsr.iv277, i64 %103
  store <2 x double> %102, ptr %scevgep160, align 8
  %index.next116 = add nuw nsw i64 %index106, 2
  %104 = icmp eq i64 %n.vec102, %index.next116
  br i1 %104, label %middle.block117, label %vector.body105

middle.block117:
  %105 = icmp eq i64 %arg.m.3, %n.vec102
  br i1 %105, label %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us, label %B344.endif.us.us.us.us.us23.preheader

B344.endif.us.us.us.us.us23.preheader:
  %lsr.iv60.us.us.ph = phi ptr [ %88, %middle.block117 ], [ %arg.m.1, %B300.endif.us.us.us11 ]
  %.523215221.us.us.us.us.us24.ph = phi i64 [ %n.vec102, %middle.block117 ], [ 0, %B300.endif.us.us.us11 ]
  %scevgep282 = getelementptr i8, ptr %lsr.iv60.us.us.ph, i64 %sunkaddr
  %106 = shl i64 %.523215221.us.us.us.us.us24.ph, 3
  %scevgep286 = getelementptr i8, ptr %lsr.iv277, i64 %106
  %107 = sub nsw i64 %arg.m.3, %.523215221.us.us.us.us.us24.ph
  %scevgep289 = getelementptr i8, ptr %scevgep280, i64 %106
  br label %B344.endif.us.us.us.us.us23

B344.endif.us.us.us.us.us23:
  %lsr.iv283 = phi i64 [ 0, %B344.endif.us.us.us.us.us23.preheader ], [ %lsr.iv.next, %B344.endif.us.us.us.us.us23 ]
  %108 = shl i64 %lsr.iv283, 3
  %scevgep285 = getelementptr i8, ptr %lsr.iv60.us.us.ph, i64 %108
  %.688.us.us.us.epil81.us.us = load double, ptr %scevgep285, align 8
  %.696.us.us.us.epil82.us.us = load double, ptr %lsr.iv65.us, align 8
  %.697.us.us.us.epil83.us.us = fmul double %.688.us.us.us.epil81.us.us, %.696.us.us.us.epil82.us.us
  %.699.us.us.us.epil84.us.us = fadd double %.697.us.us.us.epil83.us.us, 0.000000e+00
  %109 = shl i64 %lsr.iv283, 3
  %scevgep164 = getelementptr i8, ptr %scevgep282, i64 %109
  %.688.us.us.us.1.epil.us.us = load double, ptr %scevgep164, align 8
  %sunkaddr195 = getelementptr i8, ptr %lsr.iv65.us, i64 %sunkaddr72
  %.696.us.us.us.1.epil.us.us = load double, ptr %sunkaddr195, align 8
  %.697.us.us.us.1.epil.us.us = fmul double %.688.us.us.us.1.epil.us.us, %.696.us.us.us.1.epil.us.us
  %.699.us.us.us.1.epil.us.us = fadd double %.699.us.us.us.epil84.us.us, %.697.us.us.us.1.epil.us.us
  %110 = shl i64 %lsr.iv283, 3
  %scevgep163 = getelementptr i8, ptr %scevgep289, i64 %110
  %.688.us.us.us.epil.us.us25 = load double, ptr %scevgep163, align 8
  %sunkaddr196 = mul i64 %.401231241.us.us.us12, 8
  %sunkaddr200 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr196
  %.696.us.us.us.epil.us.us26 = load double, ptr %sunkaddr200, align 8
  %.697.us.us.us.epil.us.us27 = fmul double %.688.us.us.us.epil.us.us25, %.696.us.us.us.epil.us.us26
  %.699.us.us.us.epil.us.us28 = fadd double %.699.us.us.us.1.epil.us.us, %.697.us.us.us.epil.us.us27
  %.709.us.us.us.us.us29 = fmul double %.125, %.699.us.us.us.epil.us.us28
  %111 = shl i64 %lsr.iv283, 3
  %scevgep162 = getelementptr i8, ptr %scevgep286, i64 %111
  store double %.709.us.us.us.us.us29, ptr %scevgep162, align 8
  %lsr.iv.next = add i64 %lsr.iv283, 1
  %exitcond273.not.us.us = icmp eq i64 %107, %lsr.iv.next
  br i1 %exitcond273.not.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us, label %B344.endif.us.us.us.us.us23

B342.B540_crit_edge.split.us.us.us.split.split.split.us.us:
  %.408.us.us.us14 = add nuw nsw i64 %.401231241.us.us.us12, 1
  %sunkaddr325 = mul i64 %.401231241.us.us.us12, %sunkaddr
  %sunkaddr326 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr325
  %.736.us.us.us15 = load double, ptr %sunkaddr326, align 8
  %.740.us.us.us16 = getelementptr double, ptr %arg.room.2, i64 %.401231241.us.us.us12
  %.741.us.us.us17 = load double, ptr %.740.us.us.us16, align 8
  %.745.us.us.us18 = getelementptr double, ptr %arg.room.1, i64 %.401231241.us.us.us12
  %.746.us.us.us19 = load double, ptr %.745.us.us.us18, align 8
  %.749.us.us.us20 = fsub double %.741.us.us.us17, %.746.us.us.us19
  %.750.us.us.us21 = fadd double %.736.us.us.us15, %.749.us.us.us20
  store double %.750.us.us.us21, ptr %sunkaddr326, align 8
  %scevgep66.us = getelementptr i8, ptr %lsr.iv65.us, i64 8
  %scevgep278 = getelementptr i8, ptr %lsr.iv277, i64 %sunkaddr
  %exitcond274.not.us22 = icmp eq i64 %arg.code.15, %.408.us.us.us14
  br i1 %exitcond274.not.us22, label %B650, label %B300.endif.us.us.us11

B300.endif.us.us.us14:
  %lsr.iv65.us15 = phi ptr [ %scevgep66.us27, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ %arg.room.0, %B300.endif.us.us.us14.preheader196 ]
  %.401231241.us.us.us16 = phi i64 [ %.408.us.us.us19, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ 0, %B300.endif.us.us.us14.preheader196 ]
  %112 = and i64 %29, 2
  %113 = icmp eq i64 %112, 0
  %.717.us.us.us18 = mul nuw nsw i64 %.401231241.us.us.us16, %arg.m.3
  %114 = getelementptr double, ptr %arg.room.3, i64 %.717.us.us.us18
  br i1 %113, label %B344.endif.us.us.us.us3.us.us.preheader, label %B344.endif.us.us.us.us3.us.preheader

B344.endif.us.us.us.us3.us.preheader:
  br label %B344.endif.us.us.us.us3.us

B344.endif.us.us.us.us3.us.us.preheader:
  br label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us.us:
  %lsr.iv60.us4.us.us = phi ptr [ %scevgep61.us12.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.us.preheader ]
  %.523215221.us.us.us.us5.us.us = phi i64 [ %.530.us.us.us.us9.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us3.us.us.preheader ]
  br label %B392.us.us.us.us.us.us

B392.us.us.us.us.us.us:
  %lsr.iv158 = phi i64 [ %lsr.iv.next159, %B392.us.us.us.us.us.us ], [ %36, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv67.us.us.us = phi ptr [ %scevgep142.us, %B392.us.us.us.us.us.us ], [ %lsr.iv65.us15, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv62.us.us.us = phi ptr [ %scevgep139.us, %B392.us.us.us.us.us.us ], [ %lsr.iv60.us4.us.us, %B344.endif.us.us.us.us3.us.us ]
  %total.2.2211.us.us.us.us.us.us = phi double [ %.699.us.us.us.1.us.us.1.us, %B392.us.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us.us ]
  %.688.us.us.us.us.us.us = load double, ptr %lsr.iv62.us.us.us, align 8
  %.696.us.us.us.us.us.us = load double, ptr %lsr.iv67.us.us.us, align 8
  %.697.us.us.us.us.us.us = fmul double %.688.us.us.us.us.us.us, %.696.us.us.us.us.us.us
  %.699.us.us.us.us.us.us = fadd double %total.2.2211.us.us.us.us.us.us, %.697.us.us.us.us.us.us
  %sunkaddr71.us.us.us = getelementptr i8, ptr %lsr.iv62.us.us.us, i64 %sunkaddr
  %.688.us.us.us.1.us.us.us = load double, ptr %sunkaddr71.us.us.us, align 8
  %sunkaddr73.us.us.us = getelementptr i8, ptr %lsr.iv67.us.us.us, i64 %sunkaddr72
  %.696.us.us.us.1.us.us.us = load double, ptr %sunkaddr73.us.us.us, align 8
  %.697.us.us.us.1.us.us.us = fmul double %.688.us.us.us.1.us.us.us, %.696.us.us.us.1.us.us.us
  %.699.us.us.us.1.us.us.us = fadd double %.699.us.us.us.us.us.us, %.697.us.us.us.1.us.us.us
  %scevgep137.us = getelementptr i8, ptr %sunkaddr71.us.us.us, i64 %sunkaddr
  %.688.us.us.us.us.us.1.us = load double, ptr %scevgep137.us, align 8
  %scevgep140.us = getelementptr i8, ptr %sunkaddr73.us.us.us, i64 %sunkaddr72
  %.696.us.us.us.us.us.1.us = load double, ptr %scevgep140.us, align 8
  %.697.us.us.us.us.us.1.us = fmul double %.688.us.us.us.us.us.1.us, %.696.us.us.us.us.us.1.us
  %.699.us.us.us.us.us.1.us = fadd double %.699.us.us.us.1.us.us.us, %.697.us.us.us.us.us.1.us
  %scevgep138.us = getelementptr i8, ptr %scevgep137.us, i64 %sunkaddr
  %.688.us.us.us.1.us.us.1.us = load double, ptr %scevgep138.us, align 8
  %scevgep141.us = getelementptr i8, ptr %scevgep140.us, i64 %sunkaddr72
  %.696.us.us.us.1.us.us.1.us = load double, ptr %scevgep141.us, align 8
  %.697.us.us.us.1.us.us.1.us = fmul double %.688.us.us.us.1.us.us.1.us, %.696.us.us.us.1.us.us.1.us
  %.699.us.us.us.1.us.us.1.us = fadd double %.699.us.us.us.us.us.1.us, %.697.us.us.us.1.us.us.1.us
  %scevgep139.us = getelementptr i8, ptr %scevgep138.us, i64 %sunkaddr
  %scevgep142.us = getelementptr i8, ptr %scevgep141.us, i64 %sunkaddr72
  %lsr.iv.next159 = add i64 %lsr.iv158, 2
  %niter98.ncmp.1.us = icmp eq i64 %lsr.iv.next159, 0
  br i1 %niter98.ncmp.1.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us, label %B392.us.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us:
  %.688.us.us.us.us.us.epil.us = load double, ptr %scevgep139.us, align 8
  %.696.us.us.us.us.us.epil.us = load double, ptr %scevgep142.us, align 8
  %.697.us.us.us.us.us.epil.us = fmul double %.688.us.us.us.us.us.epil.us, %.696.us.us.us.us.us.epil.us
  %.699.us.us.us.us.us.epil.us = fadd double %.699.us.us.us.1.us.us.1.us, %.697.us.us.us.us.us.epil.us
  %sunkaddr201 = mul i64 %arg.m.3, 8
  %sunkaddr203 = getelementptr i8, ptr %scevgep139.us, i64 %sunkaddr201
  %.688.us.us.us.1.us.us.epil.us = load double, ptr %sunkaddr203, align 8
  %scevgep273.us = getelementptr i8, ptr %scevgep142.us, i64 %sunkaddr72
  %.696.us.us.us.1.us.us.epil.us = load double, ptr %scevgep273.us, align 8
  %.697.us.us.us.1.us.us.epil.us = fmul double %.688.us.us.us.1.us.us.epil.us, %.696.us.us.us.1.us.us.epil.us
  %.699.us.us.us.1.us.us.epil.us = fadd double %.699.us.us.us.us.us.epil.us, %.697.us.us.us.1.us.us.epil.us
  %.530.us.us.us.us9.us.us = add nuw nsw i64 %.523215221.us.us.us.us5.us.us, 1
  %.709.us.us.us.us10.us.us = fmul double %.125, %.699.us.us.us.1.us.us.epil.us
  %.722.us.us.us.us11.us.us = getelementptr double, ptr %114, i64 %.523215221.us.us.us.us5.us.us
  store double %.709.us.us.us.us10.us.us, ptr %.722.us.us.us.us11.us.us, align 8
  %scevgep61.us12.us.us = getelementptr i8, ptr %lsr.iv60.us4.us.us, i64 8
  %exitcond273.not.us13.us.us = icmp eq i64 %arg.m.3, %.530.us.us.us.us9.us.us
  br i1 %exitcond273.not.us13.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us:
  %lsr.iv60.us4.us = phi ptr [ %scevgep61.us12.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.preheader ]
  %.523215221.us.us.us.us5.us = phi i64 [ %.530.us.us.us.us9.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ 0, %B344.endif.us.us.us.us3.us.preheader ]
  br label %B392.us.us.us.us.us

B392.us.us.us.us.us:
  %lsr.iv156 = phi i64 [ %lsr.iv.next157, %B392.us.us.us.us.us ], [ %36, %B344.endif.us.us.us.us3.us ]
  %lsr.iv67.us.us = phi ptr [ %scevgep142, %B392.us.us.us.us.us ], [ %lsr.iv65.us15, %B344.endif.us.us.us.us3.us ]
  %lsr.iv62.us.us = phi ptr [ %scevgep139, %B392.us.us.us.us.us ], [ %lsr.iv60.us4.us, %B344.endif.us.us.us.us3.us ]
  %total.2.2211.us.us.us.us.us = phi double [ %.699.us.us.us.1.us.us.1, %B392.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us ]
  %.688.us.us.us.us.us = load double, ptr %lsr.iv62.us.us, align 8
  %.696.us.us.us.us.us = load double, ptr %lsr.iv67.us.us, align 8
  %.697.us.us.us.us.us = fmul double %.688.us.us.us.us.us, %.696.us.us.us.us.us
  %.699.us.us.us.us.us = fadd double %total.2.2211.us.us.us.us.us, %.697.us.us.us.us.us
  %sunkaddr71.us.us = getelementptr i8, ptr %lsr.iv62.us.us, i64 %sunkaddr
  %.688.us.us.us.1.us.us = load double, ptr %sunkaddr71.us.us, align 8
  %sunkaddr73.us.us = getelementptr i8, ptr %lsr.iv67.us.us, i64 %sunkaddr72
  %.696.us.us.us.1.us.us = load double, ptr %sunkaddr73.us.us, align 8
  %.697.us.us.us.1.us.us = fmul double %.688.us.us.us.1.us.us, %.696.us.us.us.1.us.us
  %.699.us.us.us.1.us.us = fadd double %.699.us.us.us.us.us, %.697.us.us.us.1.us.us
  %scevgep137 = getelementptr i8, ptr %sunkaddr71.us.us, i64 %sunkaddr
  %.688.us.us.us.us.us.1 = load double, ptr %scevgep137, align 8
  %scevgep140 = getelementptr i8, ptr %sunkaddr73.us.us, i64 %sunkaddr72
  %.696.us.us.us.us.us.1 = load double, ptr %scevgep140, align 8
  %.697.us.us.us.us.us.1 = fmul double %.688.us.us.us.us.us.1, %.696.us.us.us.us.us.1
  %.699.us.us.us.us.us.1 = fadd double %.699.us.us.us.1.us.us, %.697.us.us.us.us.us.1
  %scevgep138 = getelementptr i8, ptr %scevgep137, i64 %sunkaddr
  %.688.us.us.us.1.us.us.1 = load double, ptr %scevgep138, align 8
  %scevgep141 = getelementptr i8, ptr %scevgep140, i64 %sunkaddr72
  %.696.us.us.us.1.us.us.1 = load double, ptr %scevgep141, align 8
  %.697.us.us.us.1.us.us.1 = fmul double %.688.us.us.us.1.us.us.1, %.696.us.us.us.1.us.us.1
  %.699.us.us.us.1.us.us.1 = fadd double %.699.us.us.us.us.us.1, %.697.us.us.us.1.us.us.1
  %scevgep139 = getelementptr i8, ptr %scevgep138, i64 %sunkaddr
  %scevgep142 = getelementptr i8, ptr %scevgep141, i64 %sunkaddr72
  %lsr.iv.next157 = add i64 %lsr.iv156, 2
  %niter98.ncmp.1 = icmp eq i64 %lsr.iv.next157, 0
  br i1 %niter98.ncmp.1, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa, label %B392.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa:
  %.530.us.us.us.us9.us = add nuw nsw i64 %.523215221.us.us.us.us5.us, 1
  %.709.us.us.us.us10.us = fmul double %.125, %.699.us.us.us.1.us.us.1
  %.722.us.us.us.us11.us = getelementptr double, ptr %114, i64 %.523215221.us.us.us.us5.us
  store double %.709.us.us.us.us10.us, ptr %.722.us.us.us.us11.us, align 8
  %scevgep61.us12.us = getelementptr i8, ptr %lsr.iv60.us4.us, i64 8
  %exitcond273.not.us13.us = icmp eq i64 %arg.m.3, %.530.us.us.us.us9.us
  br i1 %exitcond273.not.us13.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split:
  %.408.us.us.us19 = add nuw nsw i64 %.401231241.us.us.us16, 1
  %.736.us.us.us20 = load double, ptr %114, align 8
  %.740.us.us.us21 = getelementptr double, ptr %arg.room.2, i64 %.401231241.us.us.us16
  %.741.us.us.us22 = load double, ptr %.740.us.us.us21, align 8
  %.745.us.us.us23 = getelementptr double, ptr %arg.room.1, i64 %.401231241.us.us.us16
  %.746.us.us.us24 = load double, ptr %.745.us.us.us23, align 8
  %.749.us.us.us25 = fsub double %.741.us.us.us22, %.746.us.us.us24
  %.750.us.us.us26 = fadd double %.736.us.us.us20, %.749.us.us.us25
  store double %.750.us.us.us26, ptr %114, align 8
  %scevgep66.us27 = getelementptr i8, ptr %lsr.iv65.us15, i64 8
  %exitcond274.not.us28 = icmp eq i64 %arg.code.15, %.408.us.us.us19
  br i1 %exitcond274.not.us28, label %B650, label %B300.endif.us.us.us14

B300.endif.us.preheader:
  %const170 = bitcast i64 9223372036854775806 to i64
  %const_mat171 = add i64 %const170, -2
  %n.vec = and i64 %arg.m.3, %const_mat171
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.709, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %115 = shl i64 %arg.m.3, 3
  %116 = icmp samesign ult i64 %arg.m.3, 4
  br i1 %116, label %B300.endif.us.us29.preheader, label %B300.endif.us.preheader39

B300.endif.us.us29.preheader:
  %117 = icmp eq i64 %arg.m.3, 1
  br i1 %117, label %B300.endif.us.us29.us.preheader, label %B300.endif.us.us29.preheader170

B300.endif.us.us29.preheader170:
  %118 = icmp eq i64 %arg.code.15, 1
  br i1 %118, label %B300.endif.us.us29.epil.preheader, label %B300.endif.us.us29.preheader170.new

B300.endif.us.us29.preheader170.new:
  %unroll_iter183 = and i64 %arg.code.15, %const170
  br label %B300.endif.us.us29

B300.endif.us.us29.us.preheader:
  %119 = icmp eq i64 %arg.code.15, 1
  br i1 %119, label %B300.endif.us.us29.us.epil.preheader, label %B300.endif.us.us29.us.preheader.new

B300.endif.us.us29.us.preheader.new:
  %unroll_iter188 = and i64 %arg.code.15, %const170
  br label %B300.endif.us.us29.us

B300.endif.us.us29.us:
  %lsr.iv57.us.us = phi ptr [ %arg.room.3, %B300.endif.us.us29.us.preheader.new ], [ %scevgep58.us.us.1, %B300.endif.us.us29.us ]
  %.401231241.us.us30.us = phi i64 [ 0, %B300.endif.us.us29.us.preheader.new ], [ %.408.us.us31.us.1, %B300.endif.us.us29.us ]
  store double %.709, ptr %lsr.iv57.us.us, align 8
  %sunkaddr204 = mul i64 %.401231241.us.us30.us, 8
  %sunkaddr205 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr204
  %.741.us.us34.us = load double, ptr %sunkaddr205, align 8
  %sunkaddr208 = mul i64 %.401231241.us.us30.us, 8
  %sunkaddr209 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr208
  %.746.us.us36.us = load double, ptr %sunkaddr209, align 8
  %.749.us.us37.us = fsub double %.741.us.us34.us, %.746.us.us36.us
  %.750.us.us38.us = fadd double %.709, %.749.us.us37.us
  store double %.750.us.us38.us, ptr %lsr.iv57.us.us, align 8
  %scevgep58.us.us = getelementptr i8, ptr %lsr.iv57.us.us, i64 %115
  store double %.709, ptr %scevgep58.us.us, align 8
  %.408.us.us31.us.1 = add nuw i64 %.401231241.us.us30.us, 2
  %sunkaddr210 = mul i64 %.401231241.us.us30.us, 8
  %sunkaddr211 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr210
  %sunkaddr212 = getelementptr i8, ptr %sunkaddr211, i64 8
  %.741.us.us34.us.1 = load double, ptr %sunkaddr212, align 8
  %sunkaddr213 = mul i64 %.401231241.us.us30.us, 8
  %sunkaddr214 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr213
  %sunkaddr215 = getelementptr i8, ptr %sunkaddr214, i64 8
  %.746.us.us36.us.1 = load double, ptr %sunkaddr215, align 8
  %.749.us.us37.us.1 = fsub double %.741.us.us34.us.1, %.746.us.us36.us.1
  %.750.us.us38.us.1 = fadd double %.709, %.749.us.us37.us.1
  store double %.750.us.us38.us.1, ptr %scevgep58.us.us, align 8
  %scevgep58.us.us.1 = getelementptr i8, ptr %scevgep58.us.us, i64 %115
  %niter189.ncmp.1 = icmp eq i64 %unroll_iter188, %.408.us.us31.us.1
  br i1 %niter189.ncmp.1, label %B650.loopexit.unr-lcssa184, label %B300.endif.us.us29.us

B300.endif.us.preheader39:
  %scevgep51 = getelementptr i8, ptr %arg.room.3, i64 16
  br label %B300.endif.us

B300.endif.us.us29:
  %lsr.iv57.us = phi ptr [ %arg.room.3, %B300.endif.us.us29.preheader170.new ], [ %scevgep58.us.1, %B342.B540_crit_edge.split.us255.loopexit.us.1 ]
  %.401231241.us.us30 = phi i64 [ 0, %B300.endif.us.us29.preheader170.new ], [ %.408.us.us31.1, %B342.B540_crit_edge.split.us255.loopexit.us.1 ]
  %120 = icmp eq i64 %arg.m.3, 2
  store double %.709, ptr %lsr.iv57.us, align 8
  %scevgep59.us.1 = getelementptr i8, ptr %lsr.iv57.us, i64 8
  store double %.709, ptr %scevgep59.us.1, align 8
  br i1 %120, label %B342.B540_crit_edge.split.us255.loopexit.us, label %B344.endif.us248.us.2

B344.endif.us248.us.2:
  %scevgep59.us.2 = getelementptr i8, ptr %lsr.iv57.us, i64 16
  store double %.709, ptr %scevgep59.us.2, align 8
  br label %B342.B540_crit_edge.split.us255.loopexit.us

B342.B540_crit_edge.split.us255.loopexit.us:
  %121 = icmp eq i64 %arg.m.3, 2
  %sunkaddr216 = mul i64 %.401231241.us.us30, 8
  %sunkaddr217 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr216
  %.741.us.us34 = load double, ptr %sunkaddr217, align 8
  %sunkaddr218 = mul i64 %.401231241.us.us30, 8
  %sunkaddr219 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr218
  %.746.us.us36 = load double, ptr %sunkaddr219, align 8
  %.749.us.us37 = fsub double %.741.us.us34, %.746.us.us36
  %.750.us.us38 = fadd double %.709, %.749.us.us37
  store double %.750.us.us38, ptr %lsr.iv57.us, align 8
  %scevgep58.us = getelementptr i8, ptr %lsr.iv57.us, i64 %115
  %sunkaddr220 = mul i64 %arg.m.3, 8
  %sunkaddr221 = getelementptr i8, ptr %lsr.iv57.us, i64 %sunkaddr220
  store double %.709, ptr %sunkaddr221, align 8
  %sunkaddr222 = mul i64 %arg.m.3, 8
  %sunkaddr223 = getelementptr i8, ptr %lsr.iv57.us, i64 %sunkaddr222
  %sunkaddr224 = getelementptr i8, ptr %sunkaddr223, i64 8
  store double %.709, ptr %sunkaddr224, align 8
  br i1 %121, label %B342.B540_crit_edge.split.us255.loopexit.us.1, label %B344.endif.us248.us.2.1

B344.endif.us248.us.2.1:
  %sunkaddr225 = getelementptr i8, ptr %lsr.iv57.us, i64 %115
  %sunkaddr226 = getelementptr i8, ptr %sunkaddr225, i64 16
  store double %.709, ptr %sunkaddr226, align 8
  br label %B342.B540_crit_edge.split.us255.loopexit.us.1

B342.B540_crit_edge.split.us255.loopexit.us.1:
  %.408.us.us31.1 = add nuw i64 %.401231241.us.us30, 2
  %sunkaddr227 = mul i64 %.401231241.us.us30, 8
  %sunkaddr228 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr227
  %sunkaddr229 = getelementptr i8, ptr %sunkaddr228, i64 8
  %.741.us.us34.1 = load double, ptr %sunkaddr229, align 8
  %sunkaddr230 = mul i64 %.401231241.us.us30, 8
  %sunkaddr231 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr230
  %sunkaddr232 = getelementptr i8, ptr %sunkaddr231, i64 8
  %.746.us.us36.1 = load double, ptr %sunkaddr232, align 8
  %.749.us.us37.1 = fsub double %.741.us.us34.1, %.746.us.us36.1
  %.750.us.us38.1 = fadd double %.709, %.749.us.us37.1
  store double %.750.us.us38.1, ptr %scevgep58.us, align 8
  %scevgep58.us.1 = getelementptr i8, ptr %scevgep58.us, i64 %115
  %niter.ncmp.1 = icmp eq i64 %unroll_iter183, %.408.us.us31.1
  br i1 %niter.ncmp.1, label %B650.loopexit171.unr-lcssa, label %B300.endif.us.us29

B300.endif.us.us:
  %lsr.iv65 = phi ptr [ %scevgep66, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ %arg.room.0, %B300.endif.us.us.preheader199 ]
  %.401231241.us.us = phi i64 [ %.408.us.us, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ 0, %B300.endif.us.us.preheader199 ]
  %122 = and i64 %71, 2
  %123 = icmp eq i64 %122, 0
  %.717.us.us = mul nuw nsw i64 %.401231241.us.us, %arg.m.3
  %124 = getelementptr double, ptr %arg.room.3, i64 %.717.us.us
  br i1 %123, label %B344.endif.us.us.us.us.preheader, label %B344.endif.us.us.us.preheader

B344.endif.us.us.us.preheader:
  br label %B344.endif.us.us.us

B344.endif.us.us.us.us.preheader:
  br label %B344.endif.us.us.us.us

B344.endif.us.us.us.us:
  %lsr.iv60.us = phi ptr [ %scevgep61.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us.preheader ]
  %.523215221.us.us.us.us = phi i64 [ %.530.us.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us.preheader ]
  br label %B392.us.us.us.us

B392.us.us.us.us:
  %lsr.iv167 = phi i64 [ %lsr.iv.next168, %B392.us.us.us.us ], [ %78, %B344.endif.us.us.us.us ]
  %lsr.iv67.us = phi ptr [ %scevgep150.us, %B392.us.us.us.us ], [ %lsr.iv65, %B344.endif.us.us.us.us ]
  %lsr.iv62.us = phi ptr [ %scevgep147.us, %B392.us.us.us.us ], [ %lsr.iv60.us, %B344.endif.us.us.us.us ]
  %total.2.2211.us.us.us.us = phi double [ %.699.us.us.us.1.1.us, %B392.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us ]
  %.688.us.us.us.us = load double, ptr %lsr.iv62.us, align 8
  %.696.us.us.us.us = load double, ptr %lsr.iv67.us, align 8
  %.697.us.us.us.us = fmul double %.688.us.us.us.us, %.696.us.us.us.us
  %.699.us.us.us.us = fadd double %total.2.2211.us.us.us.us, %.697.us.us.us.us
  %sunkaddr71.us = getelementptr i8, ptr %lsr.iv62.us, i64 %sunkaddr
  %.688.us.us.us.1.us = load double, ptr %sunkaddr71.us, align 8
  %sunkaddr73.us = getelementptr i8, ptr %lsr.iv67.us, i64 %sunkaddr72
  %.696.us.us.us.1.us = load double, ptr %sunkaddr73.us, align 8
  %.697.us.us.us.1.us = fmul double %.688.us.us.us.1.us, %.696.us.us.us.1.us
  %.699.us.us.us.1.us = fadd double %.699.us.us.us.us, %.697.us.us.us.1.us
  %scevgep145.us = getelementptr i8, ptr %sunkaddr71.us, i64 %sunkaddr
  %.688.us.us.us.188.us = load double, ptr %scevgep145.us, align 8
  %scevgep148.us = getelementptr i8, ptr %sunkaddr73.us, i64 %sunkaddr72
  %.696.us.us.us.189.us = load double, ptr %scevgep148.us, align 8
  %.697.us.us.us.190.us = fmul double %.688.us.us.us.188.us, %.696.us.us.us.189.us
  %.699.us.us.us.191.us = fadd double %.699.us.us.us.1.us, %.697.us.us.us.190.us
  %scevgep146.us = getelementptr i8, ptr %scevgep145.us, i64 %sunkaddr
  %.688.us.us.us.1.1.us = load double, ptr %scevgep146.us, align 8
  %scevgep149.us = getelementptr i8, ptr %scevgep148.us, i64 %sunkaddr72
  %.696.us.us.us.1.1.us = load double, ptr %scevgep149.us, align 8
  %.697.us.us.us.1.1.us = fmul double %.688.us.us.us.1.1.us, %.696.us.us.us.1.1.us
  %.699.us.us.us.1.1.us = fadd double %.699.us.us.us.191.us, %.697.us.us.us.1.1.us
  %scevgep147.us = getelementptr i8, ptr %scevgep146.us, i64 %sunkaddr
  %scevgep150.us = getelementptr i8, ptr %scevgep149.us, i64 %sunkaddr72
  %lsr.iv.next168 = add i64 %lsr.iv167, 2
  %niter.ncmp.192.us = icmp eq i64 %lsr.iv.next168, 0
  br i1 %niter.ncmp.192.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us, label %B392.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us:
  %.688.us.us.us.epil81.us = load double, ptr %scevgep147.us, align 8
  %.696.us.us.us.epil82.us = load double, ptr %scevgep150.us, align 8
  %.697.us.us.us.epil83.us = fmul double %.688.us.us.us.epil81.us, %.696.us.us.us.epil82.us
  %.699.us.us.us.epil84.us = fadd double %.699.us.us.us.1.1.us, %.697.us.us.us.epil83.us
  %sunkaddr233 = mul i64 %arg.m.3, 8
  %sunkaddr234 = getelementptr i8, ptr %scevgep147.us, i64 %sunkaddr233
  %.688.us.us.us.1.epil.us = load double, ptr %sunkaddr234, align 8
  %scevgep293.us = getelementptr i8, ptr %scevgep150.us, i64 %sunkaddr72
  %.696.us.us.us.1.epil.us = load double, ptr %scevgep293.us, align 8
  %.697.us.us.us.1.epil.us = fmul double %.688.us.us.us.1.epil.us, %.696.us.us.us.1.epil.us
  %.699.us.us.us.1.epil.us = fadd double %.699.us.us.us.epil84.us, %.697.us.us.us.1.epil.us
  %gep.us = getelementptr double, ptr %invariant.gep, i64 %.523215221.us.us.us.us
  %.688.us.us.us.epil.us = load double, ptr %gep.us, align 8
  %sunkaddr235 = mul i64 %.401231241.us.us, 8
  %sunkaddr236 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr235
  %.696.us.us.us.epil.us = load double, ptr %sunkaddr236, align 8
  %.697.us.us.us.epil.us = fmul double %.688.us.us.us.epil.us, %.696.us.us.us.epil.us
  %.699.us.us.us.epil.us = fadd double %.699.us.us.us.1.epil.us, %.697.us.us.us.epil.us
  %.530.us.us.us.us = add nuw nsw i64 %.523215221.us.us.us.us, 1
  %.709.us.us.us.us = fmul double %.125, %.699.us.us.us.epil.us
  %.722.us.us.us.us = getelementptr double, ptr %124, i64 %.523215221.us.us.us.us
  store double %.709.us.us.us.us, ptr %.722.us.us.us.us, align 8
  %scevgep61.us = getelementptr i8, ptr %lsr.iv60.us, i64 8
  %exitcond273.not.us = icmp eq i64 %arg.m.3, %.530.us.us.us.us
  br i1 %exitcond273.not.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us.us

B344.endif.us.us.us:
  %lsr.iv60 = phi ptr [ %scevgep61, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.preheader ]
  %.523215221.us.us.us = phi i64 [ %.530.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ 0, %B344.endif.us.us.us.preheader ]
  br label %B392.us.us.us

B392.us.us.us:
  %lsr.iv165 = phi i64 [ %lsr.iv.next166, %B392.us.us.us ], [ %78, %B344.endif.us.us.us ]
  %lsr.iv67 = phi ptr [ %scevgep150, %B392.us.us.us ], [ %lsr.iv65, %B344.endif.us.us.us ]
  %lsr.iv62 = phi ptr [ %scevgep147, %B392.us.us.us ], [ %lsr.iv60, %B344.endif.us.us.us ]
  %total.2.2211.us.us.us = phi double [ %.699.us.us.us.1.1, %B392.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us ]
  %.688.us.us.us = load double, ptr %lsr.iv62, align 8
  %.696.us.us.us = load double, ptr %lsr.iv67, align 8
  %.697.us.us.us = fmul double %.688.us.us.us, %.696.us.us.us
  %.699.us.us.us = fadd double %total.2.2211.us.us.us, %.697.us.us.us
  %sunkaddr71 = getelementptr i8, ptr %lsr.iv62, i64 %sunkaddr
  %.688.us.us.us.1 = load double, ptr %sunkaddr71, align 8
  %sunkaddr73 = getelementptr i8, ptr %lsr.iv67, i64 %sunkaddr72
  %.696.us.us.us.1 = load double, ptr %sunkaddr73, align 8
  %.697.us.us.us.1 = fmul double %.688.us.us.us.1, %.696.us.us.us.1
  %.699.us.us.us.1 = fadd double %.699.us.us.us, %.697.us.us.us.1
  %scevgep145 = getelementptr i8, ptr %sunkaddr71, i64 %sunkaddr
  %.688.us.us.us.188 = load double, ptr %scevgep145, align 8
  %scevgep148 = getelementptr i8, ptr %sunkaddr73, i64 %sunkaddr72
  %.696.us.us.us.189 = load double, ptr %scevgep148, align 8
  %.697.us.us.us.190 = fmul double %.688.us.us.us.188, %.696.us.us.us.189
  %.699.us.us.us.191 = fadd double %.699.us.us.us.1, %.697.us.us.us.190
  %scevgep146 = getelementptr i8, ptr %scevgep145, i64 %sunkaddr
  %.688.us.us.us.1.1 = load double, ptr %scevgep146, align 8
  %scevgep149 = getelementptr i8, ptr %scevgep148, i64 %sunkaddr72
  %.696.us.us.us.1.1 = load double, ptr %scevgep149, align 8
  %.697.us.us.us.1.1 = fmul double %.688.us.us.us.1.1, %.696.us.us.us.1.1
  %.699.us.us.us.1.1 = fadd double %.699.us.us.us.191, %.697.us.us.us.1.1
  %scevgep147 = getelementptr i8, ptr %scevgep146, i64 %sunkaddr
  %scevgep150 = getelementptr i8, ptr %scevgep149, i64 %sunkaddr72
  %lsr.iv.next166 = add i64 %lsr.iv165, 2
  %niter.ncmp.192 = icmp eq i64 %lsr.iv.next166, 0
  br i1 %niter.ncmp.192, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa, label %B392.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa:
  %gep = getelementptr double, ptr %invariant.gep, i64 %.523215221.us.us.us
  %.688.us.us.us.epil = load double, ptr %gep, align 8
  %sunkaddr237 = mul i64 %.401231241.us.us, 8
  %sunkaddr238 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr237
  %.696.us.us.us.epil = load double, ptr %sunkaddr238, align 8
  %.697.us.us.us.epil = fmul double %.688.us.us.us.epil, %.696.us.us.us.epil
  %.699.us.us.us.epil = fadd double %.699.us.us.us.1.1, %.697.us.us.us.epil
  %.530.us.us.us = add nuw nsw i64 %.523215221.us.us.us, 1
  %.709.us.us.us = fmul double %.125, %.699.us.us.us.epil
  %.722.us.us.us = getelementptr double, ptr %124, i64 %.523215221.us.us.us
  store double %.709.us.us.us, ptr %.722.us.us.us, align 8
  %scevgep61 = getelementptr i8, ptr %lsr.iv60, i64 8
  %exitcond273.not = icmp eq i64 %arg.m.3, %.530.us.us.us
  br i1 %exitcond273.not, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.split:
  %.408.us.us = add nuw nsw i64 %.401231241.us.us, 1
  %.736.us.us = load double, ptr %124, align 8
  %.740.us.us = getelementptr double, ptr %arg.room.2, i64 %.401231241.us.us
  %.741.us.us = load double, ptr %.740.us.us, align 8
  %.745.us.us = getelementptr double, ptr %arg.room.1, i64 %.401231241.us.us
  %.746.us.us = load double, ptr %.745.us.us, align 8
  %.749.us.us = fsub double %.741.us.us, %.746.us.us
  %.750.us.us = fadd double %.736.us.us, %.749.us.us
  store double %.750.us.us, ptr %124, align 8
  %scevgep66 = getelementptr i8, ptr %lsr.iv65, i64 8
  %exitcond274.not = icmp eq i64 %arg.code.15, %.408.us.us
  br i1 %exitcond274.not, label %B650, label %B300.endif.us.us

B300.endif.us:
  %lsr.iv57 = phi ptr [ %scevgep58, %B342.B540_crit_edge.split.us255 ], [ %arg.room.3, %B300.endif.us.preheader39 ]
  %lsr.iv52 = phi ptr [ %scevgep53, %B342.B540_crit_edge.split.us255 ], [ %scevgep51, %B300.endif.us.preheader39 ]
  %.401231241.us = phi i64 [ %.408.us, %B342.B540_crit_edge.split.us255 ], [ 0, %B300.endif.us.preheader39 ]
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %B300.endif.us ]
  %125 = shl i64 %index, 3
  %scevgep55 = getelementptr i8, ptr %lsr.iv52, i64 %125
  %scevgep56 = getelementptr i8, ptr %scevgep55, i64 -16
  store <2 x double> %broadcast.splat, ptr %scevgep56, align 8
  store <2 x double> %broadcast.splat, ptr %scevgep55, align 8
  %index.next = add nuw nsw i64 %index, 4
  %126 = icmp eq i64 %n.vec, %index.next
  br i1 %126, label %middle.block, label %vector.body

middle.block:
  %127 = icmp eq i64 %arg.m.3, %n.vec
  br i1 %127, label %B342.B540_crit_edge.split.us255, label %B344.endif.us248.preheader

B344.endif.us248.preheader:
  br label %B344.endif.us248

B344.endif.us248:
  %.523215221.us250 = phi i64 [ %.530.us252, %B344.endif.us248 ], [ %n.vec, %B344.endif.us248.preheader ]
  %.530.us252 = add nuw nsw i64 %.523215221.us250, 1
  %128 = shl i64 %.523215221.us250, 3
  %scevgep59 = getelementptr i8, ptr %lsr.iv57, i64 %128
  store double %.709, ptr %scevgep59, align 8
  %exitcond275.not = icmp eq i64 %arg.m.3, %.530.us252
  br i1 %exitcond275.not, label %B342.B540_crit_edge.split.us255, label %B344.endif.us248

B342.B540_crit_edge.split.us255:
  %.408.us = add nuw nsw i64 %.401231241.us, 1
  %sunkaddr74 = mul i64 %.401231241.us, %115
  %sunkaddr75 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr74
  %.736.us = load double, ptr %sunkaddr75, align 8
  %.740.us = getelementptr double, ptr %arg.room.2, i64 %.401231241.us
  %.741.us = load double, ptr %.740.us, align 8
  %.745.us = getelementptr double, ptr %arg.room.1, i64 %.401231241.us
  %.746.us = load double, ptr %.745.us, align 8
  %.749.us = fsub double %.741.us, %.746.us
  %.750.us = fadd double %.736.us, %.749.us
  store double %.750.us, ptr %sunkaddr75, align 8
  %scevgep53 = getelementptr i8, ptr %lsr.iv52, i64 %115
  %scevgep58 = getelementptr i8, ptr %lsr.iv57, i64 %115
  %exitcond276.not = icmp eq i64 %arg.code.15, %.408.us
  br i1 %exitcond276.not, label %B650, label %B300.endif.us

B300.endif:
  %lsr.iv = phi ptr [ %scevgep, %B300.endif ], [ %arg.room.3, %B300.endif.preheader.new ]
  %.401231241 = phi i64 [ %.408.1, %B300.endif ], [ 0, %B300.endif.preheader.new ]
  %.736 = load double, ptr %lsr.iv, align 8
  %sunkaddr239 = mul i64 %.401231241, 8
  %sunkaddr240 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr239
  %.741 = load double, ptr %sunkaddr240, align 8
  %sunkaddr241 = mul i64 %.401231241, 8
  %sunkaddr242 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr241
  %.746 = load double, ptr %sunkaddr242, align 8
  %.749 = fsub double %.741, %.746
  %.750 = fadd double %.736, %.749
  store double %.750, ptr %lsr.iv, align 8
  %.408.1 = add nuw i64 %.401231241, 2
  %sunkaddr243 = mul i64 %arg.m.3, 8
  %sunkaddr244 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr243
  %.736.1 = load double, ptr %sunkaddr244, align 8
  %sunkaddr245 = mul i64 %.401231241, 8
  %sunkaddr246 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr245
  %sunkaddr247 = getelementptr i8, ptr %sunkaddr246, i64 8
  %.741.1 = load double, ptr %sunkaddr247, align 8
  %sunkaddr248 = mul i64 %.401231241, 8
  %sunkaddr249 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr248
  %sunkaddr250 = getelementptr i8, ptr %sunkaddr249, i64 8
  %.746.1 = load double, ptr %sunkaddr250, align 8
  %.749.1 = fsub double %.741.1, %.746.1
  %.750.1 = fadd double %.736.1, %.749.1
  store double %.750.1, ptr %sunkaddr244, align 8
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 %7
  %niter40.ncmp.1 = icmp eq i64 %unroll_iter39, %.408.1
  br i1 %niter40.ncmp.1, label %B650.loopexit.unr-lcssa, label %B300.endif
}

define internal i32 @part8(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B204.endif.lr.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %arg.s.211 = ptrtoint ptr %arg.s.2 to i64
  %arg.code.410 = ptrtoint ptr %arg.code.4 to i64
  %.143 = getelementptr i8, ptr %arg.s.0, i64 104
  %.144 = load double, ptr %.143, align 8
  %.215 = getelementptr i8, ptr %arg.s.0, i64 112
  %.216 = load double, ptr %.215, align 8
  %.289 = fsub double %.216, %.144
  %.arg.m.3 = tail call i64 @llvm.smax.i64(i64 %arg.m.3, i64 0)
  %.783 = shl i64 %arg.code.15, 3
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
  %numbers.2.1314.epil.init = phi i1 [ %numbers.3.0346, %B706.lr.ph ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ]
  %.1110310312.epil.init = phi i64 [ 0, %B706.lr.ph ], [ %unroll_iter, %B202.loopexit.loopexit.unr-lcssa ]
  %23 = shl i64 %.1110310312.epil.init, 3
  %scevgep105 = getelementptr i8, ptr %lsr.iv103, i64 %23
  %scevgep107 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %23
  br label %B706.epil

B706.epil:
  %numbers.2.1314.epil = phi i1 [ %numbers.2.1314.epil.init, %B706.epil.preheader ], [ %spec.select.epil, %B706.epil ]
  %epil.iter = phi i64 [ 0, %B706.epil.preheader ], [ %epil.iter.next, %B706.epil ]
  %24 = shl i64 %epil.iter, 3
  %scevgep85 = getelementptr i8, ptr %scevgep107, i64 %24
  %"$phi770.2.2.2.epil" = load double, ptr %scevgep85, align 8
  %scevgep84 = getelementptr i8, ptr %scevgep105, i64 %24
  store double %"$phi770.2.2.2.epil", ptr %scevgep84, align 8
  %.1193.epil = fcmp ord double %"$phi770.2.2.2.epil", 0.000000e+00
  %spec.select.epil = select i1 %numbers.2.1314.epil, i1 %.1193.epil, i1 false
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter18, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B202.loopexit, label %B706.epil

B202.loopexit:
  %numbers.2.1.lcssa = phi i1 [ %numbers.3.0346, %B514.endif.endif.endif ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ], [ %spec.select.epil, %B706.epil ]
  %scevgep95 = getelementptr i8, ptr %lsr.iv94, i64 %18
  %scevgep104 = getelementptr i8, ptr %lsr.iv103, i64 %18
  %exitcond370.not = icmp eq i64 %.394, 9
  br i1 %exitcond370.not, label %common.ret, label %B204.endif

B448:
  %.774 = fcmp oeq double %.484, 1.000000e+00
  br i1 %.774, label %B460, label %B514

B460:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.783, i1 false)
  br label %B514

B514:
  %25 = icmp slt i64 %arg.code.14, 1
  %.864 = load double, ptr %arg.s.0, align 8
  %sunkaddr84 = getelementptr i8, ptr %arg.s.0, i64 88
  %.936 = load double, ptr %sunkaddr84, align 8
  %.938 = fmul double %.484, %.936
  %.939 = fadd double %.864, %.938
  %sunkaddr85 = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i = load double, ptr %sunkaddr85, align 8
  %.61.i = fsub double %.939, %.59.i
  br i1 %25, label %B136.endif.i, label %B112.preheader.i

B112.preheader.i:
  %26 = icmp ult i64 %arg.code.14, 4
  br i1 %26, label %B112.i.preheader, label %vector.ph.i

vector.ph.i:
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.939, i64 0
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
  store double %.939, ptr %scevgep53.i, align 8
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
  %numbers.2.1314 = phi i1 [ %spec.select.3, %B706 ], [ %numbers.3.0346, %B706.preheader ]
  %.1110310312 = phi i64 [ %.1117.3, %B706 ], [ 0, %B706.preheader ]
  %58 = shl i64 %.1110310312, 3
  %sunkaddr113 = mul i64 %.1110310312, 8
  %sunkaddr114 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %sunkaddr113
  %"$phi770.2.2.2" = load double, ptr %sunkaddr114, align 8
  %scevgep101 = getelementptr i8, ptr %lsr.iv94, i64 %58
  %59 = shl i64 %.1110310312, 3
  %scevgep81 = getelementptr i8, ptr %lsr.iv94, i64 %59
  %scevgep83 = getelementptr i8, ptr %scevgep81, i64 -24
  store double %"$phi770.2.2.2", ptr %scevgep83, align 8
  %.1193 = fcmp ord double %"$phi770.2.2.2", 0.000000e+00
  %spec.select = select i1 %numbers.2.1314, i1 %.1193, i1 false
  %60 = shl i64 %.1110310312, 3
  %sunkaddr115 = mul i64 %.1110310312, 8
  %sunkaddr116 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %sunkaddr115
  %sunkaddr117 = getelementptr i8, ptr %sunkaddr116, i64 8
  %"$phi770.2.2.2.1" = load double, ptr %sunkaddr117, align 8
  %scevgep78 = getelementptr i8, ptr %lsr.iv94, i64 %60
  %scevgep80 = getelementptr i8, ptr %scevgep78, i64 -16
  store double %"$phi770.2.2.2.1", ptr %scevgep80, align 8
  %.1193.1 = fcmp ord double %"$phi770.2.2.2.1", 0.000000e+00
  %spec.select.1 = select i1 %spec.select, i1 %.1193.1, i1 false
  %61 = shl i64 %.1110310312, 3
  %sunkaddr118 = mul i64 %.1110310312, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 16
  %"$phi770.2.2.2.2" = load double, ptr %sunkaddr120, align 8
  %scevgep76 = getelementptr i8, ptr %lsr.iv94, i64 %61
  %scevgep77 = getelementptr i8, ptr %scevgep76, i64 -8
  store double %"$phi770.2.2.2.2", ptr %scevgep77, align 8
  %.1193.2 = fcmp ord double %"$phi770.2.2.2.2", 0.000000e+00
  %spec.select.2 = select i1 %spec.select.1, i1 %.1193.2, i1 false
  %.1117.3 = add nuw nsw i64 %.1110310312, 4
  %sunkaddr121 = mul i64 %.1110310312, 8
  %sunkaddr122 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %sunkaddr121
  %sunkaddr123 = getelementptr i8, ptr %sunkaddr122, i64 24
  %"$phi770.2.2.2.3" = load double, ptr %sunkaddr123, align 8
  store double %"$phi770.2.2.2.3", ptr %scevgep101, align 8
  %.1193.3 = fcmp ord double %"$phi770.2.2.2.3", 0.000000e+00
  %spec.select.3 = select i1 %spec.select.2, i1 %.1193.3, i1 false
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.1117.3
  br i1 %niter.ncmp.3, label %B202.loopexit.loopexit.unr-lcssa, label %B706

common.ret:
  %.1246 = zext i1 %numbers.2.1.lcssa to i8
  store i8 %.1246, ptr %retptr, align 1
  ret i32 0

B204.endif:
  %lsr.iv103 = phi ptr [ %arg.room.4, %B204.endif.lr.ph ], [ %scevgep104, %B202.loopexit ]
  %lsr.iv94 = phi ptr [ %scevgep93, %B204.endif.lr.ph ], [ %scevgep95, %B202.loopexit ]
  %numbers.3.0346 = phi i1 [ true, %B204.endif.lr.ph ], [ %numbers.2.1.lcssa, %B202.loopexit ]
  %.387319344 = phi i64 [ 0, %B204.endif.lr.ph ], [ %.394, %B202.loopexit ]
  %62 = icmp slt i64 %arg.code.15, 1
  %.394 = add nuw nsw i64 %.387319344, 1
  %.476 = getelementptr double, ptr @.const.array.data, i64 %.387319344
  %.477 = load double, ptr %.476, align 8
  %.482 = fmul double %.289, %.477
  %.484 = fadd double %.144, %.482
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
  %.574294300.ph = phi i64 [ 0, %B276.endif.preheader ], [ %n.vec, %middle.block ]
  %68 = icmp eq i64 %xtraiter15, 0
  br i1 %68, label %B276.endif.prol.loopexit, label %B276.endif.prol.preheader

B276.endif.prol.preheader:
  br label %B276.endif.prol

B276.endif.prol:
  %lsr.iv47 = phi i64 [ %lsr.iv.next48, %B276.endif.prol ], [ %xtraiter15, %B276.endif.prol.preheader ]
  %.574294300.prol = phi i64 [ %.581.prol, %B276.endif.prol ], [ %.574294300.ph, %B276.endif.prol.preheader ]
  %.581.prol = add nuw nsw i64 %.574294300.prol, 1
  %69 = shl i64 %.574294300.prol, 3
  %scevgep46 = getelementptr i8, ptr %arg.s.2, i64 %69
  %.756.prol = load double, ptr %scevgep46, align 8
  %.758.prol = fadd double %.756.prol, 0.000000e+00
  %scevgep45 = getelementptr i8, ptr %arg.code.4, i64 %69
  store double %.758.prol, ptr %scevgep45, align 8
  %lsr.iv.next48 = add nsw i64 %lsr.iv47, -1
  %prol.iter17.cmp.not = icmp eq i64 %lsr.iv.next48, 0
  br i1 %prol.iter17.cmp.not, label %B276.endif.prol.loopexit, label %B276.endif.prol

B276.endif.prol.loopexit:
  %.574294300.unr = phi i64 [ %.574294300.ph, %B276.endif.preheader13 ], [ %.581.prol, %B276.endif.prol ]
  %70 = sub nsw i64 %.574294300.ph, %arg.code.15
  %71 = icmp ugt i64 %70, -4
  br i1 %71, label %B448, label %B276.endif.preheader11

B276.endif.preheader11:
  br label %B276.endif

B276.endif.us:
  %lsr.iv29 = phi ptr [ %scevgep30, %B332.B398_crit_edge.us ], [ %scevgep28, %B276.endif.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep24, %B332.B398_crit_edge.us ], [ %scevgep, %B276.endif.us.preheader ]
  %.574294300.us = phi i64 [ %.581.us, %B332.B398_crit_edge.us ], [ 0, %B276.endif.us.preheader ]
  %72 = icmp eq i64 %xtraiter, 0
  br i1 %72, label %B334.us.prol.loopexit, label %B334.us.prol.preheader

B334.us.prol.preheader:
  br label %B334.us.prol

B334.us.prol:
  %lsr.iv13 = phi i64 [ %lsr.iv.next14, %B334.us.prol ], [ 0, %B334.us.prol.preheader ]
  %total.2.2290.us.prol = phi double [ %.744.us.prol, %B334.us.prol ], [ 0.000000e+00, %B334.us.prol.preheader ]
  %73 = shl nsw i64 %lsr.iv13, 3
  %scevgep13 = getelementptr i8, ptr %lsr.iv, i64 %73
  %.740.us.prol = load double, ptr %scevgep13, align 8
  %.742.us.prol = fadd double %total.2.2290.us.prol, %.740.us.prol
  %.744.us.prol = fmul double %.484, %.742.us.prol
  %lsr.iv.next14 = add nsw i64 %lsr.iv13, -1
  %prol.iter.cmp.not = icmp eq i64 %21, %lsr.iv.next14
  br i1 %prol.iter.cmp.not, label %B334.us.prol.loopexit, label %B334.us.prol

B334.us.prol.loopexit:
  %total.2.2290.us.unr = phi double [ 0.000000e+00, %B276.endif.us ], [ %.744.us.prol, %B334.us.prol ]
  %.693285289.us.unr = phi i64 [ %.arg.m.3, %B276.endif.us ], [ %19, %B334.us.prol ]
  %.700286288.us.in.unr = phi i64 [ %arg.m.3, %B276.endif.us ], [ %20, %B334.us.prol ]
  %.744.us.lcssa.unr = phi double [ poison, %B276.endif.us ], [ %.744.us.prol, %B334.us.prol ]
  %74 = icmp slt i64 %arg.m.3, 4
  br i1 %74, label %B332.B398_crit_edge.us, label %B334.us.preheader

B334.us.preheader:
  %75 = add nuw i64 %.693285289.us.unr, 4
  %76 = shl i64 %.700286288.us.in.unr, 3
  %scevgep31 = getelementptr i8, ptr %lsr.iv29, i64 %76
  br label %B334.us

B334.us:
  %lsr.iv32 = phi ptr [ %scevgep31, %B334.us.preheader ], [ %scevgep33, %B334.us ]
  %lsr.iv27 = phi i64 [ %75, %B334.us.preheader ], [ %lsr.iv.next, %B334.us ]
  %total.2.2290.us = phi double [ %total.2.2290.us.unr, %B334.us.preheader ], [ %.744.us.3, %B334.us ]
  %scevgep36 = getelementptr i8, ptr %lsr.iv32, i64 8
  %.740.us = load double, ptr %scevgep36, align 8
  %.742.us = fadd double %total.2.2290.us, %.740.us
  %.744.us = fmul double %.484, %.742.us
  %.740.us.1 = load double, ptr %lsr.iv32, align 8
  %.742.us.1 = fadd double %.740.us.1, %.744.us
  %.744.us.1 = fmul double %.484, %.742.us.1
  %scevgep34 = getelementptr i8, ptr %lsr.iv32, i64 -8
  %.740.us.2 = load double, ptr %scevgep34, align 8
  %.742.us.2 = fadd double %.740.us.2, %.744.us.1
  %.744.us.2 = fmul double %.484, %.742.us.2
  %scevgep35 = getelementptr i8, ptr %lsr.iv32, i64 -16
  %.740.us.3 = load double, ptr %scevgep35, align 8
  %.742.us.3 = fadd double %.740.us.3, %.744.us.2
  %.744.us.3 = fmul double %.484, %.742.us.3
  %lsr.iv.next = add i64 %lsr.iv27, -4
  %scevgep33 = getelementptr i8, ptr %lsr.iv32, i64 -32
  %.694.us.3 = icmp sgt i64 %lsr.iv.next, 4
  br i1 %.694.us.3, label %B334.us, label %B332.B398_crit_edge.us

B332.B398_crit_edge.us:
  %.744.us.lcssa = phi double [ %.744.us.lcssa.unr, %B334.us.prol.loopexit ], [ %.744.us.3, %B334.us ]
  %.581.us = add nuw nsw i64 %.574294300.us, 1
  %.755.us = getelementptr double, ptr %arg.s.2, i64 %.574294300.us
  %.756.us = load double, ptr %.755.us, align 8
  %.758.us = fadd double %.744.us.lcssa, %.756.us
  %.764.us = getelementptr double, ptr %arg.code.4, i64 %.574294300.us
  store double %.758.us, ptr %.764.us, align 8
  %scevgep24 = getelementptr i8, ptr %lsr.iv, i64 %16
  %scevgep30 = getelementptr i8, ptr %lsr.iv29, i64 %16
  %exitcond.not = icmp eq i64 %arg.code.15, %.581.us
  br i1 %exitcond.not, label %B448, label %B276.endif.us

B276.endif:
  %.574294300 = phi i64 [ %.581.3, %B276.endif ], [ %.574294300.unr, %B276.endif.preheader11 ]
  %sunkaddr134 = mul i64 %.574294300, 8
  %sunkaddr135 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr134
  %.756 = load double, ptr %sunkaddr135, align 8
  %.758 = fadd double %.756, 0.000000e+00
  %sunkaddr136 = mul i64 %.574294300, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr136
  store double %.758, ptr %sunkaddr137, align 8
  %sunkaddr138 = mul i64 %.574294300, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr138
  %sunkaddr140 = getelementptr i8, ptr %sunkaddr139, i64 8
  %.756.1 = load double, ptr %sunkaddr140, align 8
  %.758.1 = fadd double %.756.1, 0.000000e+00
  %sunkaddr141 = mul i64 %.574294300, 8
  %sunkaddr142 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr141
  %sunkaddr143 = getelementptr i8, ptr %sunkaddr142, i64 8
  store double %.758.1, ptr %sunkaddr143, align 8
  %sunkaddr144 = mul i64 %.574294300, 8
  %sunkaddr145 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr144
  %sunkaddr146 = getelementptr i8, ptr %sunkaddr145, i64 16
  %.756.2 = load double, ptr %sunkaddr146, align 8
  %.758.2 = fadd double %.756.2, 0.000000e+00
  %sunkaddr147 = mul i64 %.574294300, 8
  %sunkaddr148 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr147
  %sunkaddr149 = getelementptr i8, ptr %sunkaddr148, i64 16
  store double %.758.2, ptr %sunkaddr149, align 8
  %.581.3 = add nuw nsw i64 %.574294300, 4
  %sunkaddr150 = mul i64 %.574294300, 8
  %sunkaddr151 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr150
  %sunkaddr152 = getelementptr i8, ptr %sunkaddr151, i64 24
  %.756.3 = load double, ptr %sunkaddr152, align 8
  %.758.3 = fadd double %.756.3, 0.000000e+00
  %sunkaddr153 = mul i64 %.574294300, 8
  %sunkaddr154 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr153
  %sunkaddr155 = getelementptr i8, ptr %sunkaddr154, i64 24
  store double %.758.3, ptr %sunkaddr155, align 8
  %exitcond368.not.3 = icmp eq i64 %arg.code.15, %.581.3
  br i1 %exitcond368.not.3, label %B448, label %B276.endif

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
  %.1146 = fcmp oeq double %.484, 0.000000e+00
  %arg.s.3.arg.code.11 = select i1 %.1146, ptr %arg.s.3, ptr %arg.code.11
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

define internal i32 @part10(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.363.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.129 = getelementptr i8, ptr %arg.s.0, i64 96
  %.130 = load double, ptr %.129, align 8
  store ptr null, ptr %excinfo.1.i, align 8
  %.125.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.126.i = load i64, ptr %.125.i, align 8
  %.207.i = load double, ptr %arg.s.0, align 8
  %.279.i = getelementptr i8, ptr %arg.s.0, i64 88
  %.280.i = load double, ptr %.279.i, align 8
  %.281.i = fadd double %.207.i, %.280.i
  %.285.i = getelementptr double, ptr %arg.s.4, i64 %.126.i
  store double %.281.i, ptr %.285.i, align 8
  %.354.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.355.i = load i64, ptr %.354.i, align 8
  %.356.not.i = icmp eq i64 %.355.i, 0
  br i1 %.356.not.i, label %part4.exit.thread, label %B220.i

B220.i:
  %.367.i = call i32 @part7(ptr %.363.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond.i = icmp eq i32 %.367.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part4.exit

part4.exit.thread:
  %.424.i = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.424.i, i1 false)
  %.434.i = mul nsw i64 %.126.i, %arg.code.15
  %.437.i = getelementptr double, ptr %arg.s.5, i64 %.434.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.437.i, ptr %arg.room.2, i64 %.424.i, i1 false)
  %sunkaddr = getelementptr i8, ptr %arg.s.1, i64 8
  %.513.i = load i64, ptr %sunkaddr, align 8
  %.514.i = add nsw i64 %.513.i, 1
  store i64 %.514.i, ptr %sunkaddr, align 8
  %.586.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.587.i = load i64, ptr %.586.i, align 8
  %.588.i = add nsw i64 %.587.i, 1
  store i64 %.588.i, ptr %.586.i, align 8
  %0 = getelementptr double, ptr %arg.s.4, i64 %.514.i
  %.241 = getelementptr i8, ptr %0, i64 -8
  store double %.130, ptr %.241, align 8
  store double %.130, ptr %arg.s.0, align 8
  %.386 = getelementptr i8, ptr %arg.s.0, i64 40
  %.387 = load double, ptr %.386, align 8
  %.388 = fcmp une double %.387, 0.000000e+00
  br i1 %.388, label %B246, label %B424

B220.endif.i:
  %.397.i = mul i64 %arg.code.15, %arg.m.3
  %.400.i = mul i64 %.126.i, %.397.i
  %.401.i = getelementptr double, ptr %arg.s.6, i64 %.400.i
  %.410.i = shl i64 %.397.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.401.i, ptr %arg.room.3, i64 %.410.i, i1 false)
  br label %part4.exit.thread

part4.exit:
  %.368.i = load ptr, ptr %excinfo.1.i, align 8
  %.155 = icmp sgt i32 %.367.i, 0
  %.156 = select i1 %.155, ptr %.368.i, ptr undef
  store ptr %.156, ptr %excinfo, align 8
  br label %common.ret

B246:
  %.460 = getelementptr i8, ptr %arg.s.0, i64 32
  %.461 = load double, ptr %.460, align 8
  %.529 = load i64, ptr %arg.s.1, align 8
  %.530 = add nsw i64 %.529, 1
  %.603 = sitofp i64 %.530 to double
  %.604 = fmul double %.387, %.603
  %.605 = fadd double %.461, %.604
  %.607 = fcmp ult double %.130, %.605
  br i1 %.607, label %B424, label %B372

B372:
  store i64 %.530, ptr %arg.s.1, align 8
  br label %B424

B424:
  %.752 = getelementptr i8, ptr %arg.s.0, i64 128
  %.753 = load double, ptr %.752, align 8
  %.754 = fcmp une double %.753, 0.000000e+00
  br i1 %.754, label %B468, label %B694

B468:
  %.826 = getelementptr i8, ptr %arg.s.0, i64 8
  %.827 = load double, ptr %.826, align 8
  %.831 = fcmp olt double %.130, %.827
  br i1 %.831, label %B0.endif.i, label %B698

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
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.424.i, i1 false)
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
  %.319.i.i = fmul double %.753, %.318.i.i
  %.320.i.i = fadd double %.172.i.i, %.319.i.i
  %.208.i = fmul double %.753, 1.000000e-09
  %.209.i = fsub double %.320.i.i, %.208.i
  %.210.i = fcmp ult double %.106.i, %.209.i
  br i1 %.210.i, label %B512.endif, label %B148.i

B148.endif.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.code.7, i64 %.424.i, i1 false)
  %sunkaddr51 = getelementptr i8, ptr %arg.s.1, i64 64
  %.385.i = load i64, ptr %sunkaddr51, align 8
  %.386.i = add nsw i64 %.385.i, 1
  store i64 %.386.i, ptr %sunkaddr51, align 8
  br label %B512.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B694 ], [ 0, %B698 ], [ %.367.i, %part4.exit ], [ 0, %B512.endif ]
  ret i32 %common.ret.op

B694:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B698:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B512.endif:
  %sunkaddr52 = getelementptr i8, ptr %arg.s.1, i64 8
  %.935 = load i64, ptr %sunkaddr52, align 8
  %.938 = add nsw i64 %.935, -1
  %.941 = mul nsw i64 %.938, %arg.code.15
  %.942 = getelementptr double, ptr %arg.s.5, i64 %.941
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.942, ptr %arg.s.2, i64 %.424.i, i1 false)
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

define internal i32 @part14(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.first, i64 %arg.last) {
B0:
  %.58.i = alloca double, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.69 = alloca i8, align 1
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.961 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  store i8 0, ptr %.69, align 1
  %.73 = call i32 @part16(ptr %.69, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, double %arg.h, ptr %arg.y)
  %.74 = load ptr, ptr %excinfo.1, align 8
  %.81 = icmp sgt i32 %.73, 0
  %.82 = select i1 %.81, ptr %.74, ptr undef
  %.83 = load i8, ptr %.69, align 1
  %.86 = icmp eq i8 %.83, 0
  br i1 %.86, label %B0.endif.thread, label %B0.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B42 ], [ 0, %B958 ], [ %.73, %B0.endif.if.if ], [ %.62.i, %part17.exit ], [ %.965, %B802.if.if ]
  ret i32 %common.ret.op

B42:
  store double -1.000000e+00, ptr %retptr, align 8
  br label %common.ret

B234.loopexit:
  %indvar.next = add nuw nsw i64 %indvar, 1
  %scevgep122 = getelementptr i8, ptr %lsr.iv121, i64 %28
  %lsr.iv.next131 = add i64 %lsr.iv130, 1
  %scevgep163 = getelementptr i8, ptr %lsr.iv162, i64 %28
  %scevgep193 = getelementptr i8, ptr %lsr.iv192, i64 %16
  %scevgep82 = getelementptr i8, ptr %lsr.iv81, i64 %28
  %exitcond.not25 = icmp eq i64 %indvar.next, %.212
  br i1 %exitcond.not25, label %B958, label %B236.endif

B434:
  %.589 = getelementptr double, ptr %.157, i64 %.262509548
  %.590 = load double, ptr %.589, align 8
  %.592 = fmul double %arg.h, %.590
  %.594 = fadd double %arg.t, %.592
  store double 0.000000e+00, ptr %.58.i, align 8
  %.62.i = call i32 @part11(ptr %.58.i, ptr %excinfo.1.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 0, double %.594, ptr %arg.m.14)
  %cond.i = icmp eq i32 %.62.i, 0
  br i1 %cond.i, label %part17.exit.thread, label %part17.exit

part17.exit.thread:
  %0 = icmp slt i64 %arg.code.15, 1
  %.72.i = load double, ptr %.58.i, align 8
  %.627 = fcmp olt double %.72.i, %worst.2.0550
  %"$phi520.1.2.1" = select i1 %.627, double %.72.i, double %worst.2.0550
  br i1 %0, label %B802, label %B554.endif.lr.ph

part17.exit:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B552.loopexit.loopexit.unr-lcssa:
  %1 = and i64 %46, 1
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %B552.loopexit.loopexit, label %B690.epil.preheader

B690.epil.preheader:
  %.937486.epil.init = phi double [ %.794, %B554.endif ], [ %.937.1, %B552.loopexit.loopexit.unr-lcssa ]
  %.884481483.epil.init = phi i64 [ 1, %B554.endif ], [ %.891.1, %B552.loopexit.loopexit.unr-lcssa ]
  %.927.epil = getelementptr double, ptr %68, i64 %.884481483.epil.init
  %.928.epil = load double, ptr %.927.epil, align 8
  %.930.epil = mul nsw i64 %.884481483.epil.init, %arg.code.15
  %gep.epil = getelementptr double, ptr %invariant.gep, i64 %.930.epil
  %.935.epil = load double, ptr %gep.epil, align 8
  %.936.epil = fmul double %.928.epil, %.935.epil
  %.937.epil = fadd double %.937486.epil.init, %.936.epil
  %sunkaddr = mul i64 %.738488494, 8
  %sunkaddr145 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr
  store double %.937.epil, ptr %sunkaddr145, align 8
  br label %B552.loopexit.loopexit

B552.loopexit.loopexit:
  %.745 = add nuw nsw i64 %.738488494, 1
  %scevgep168 = getelementptr i8, ptr %lsr.iv167, i64 8
  %scevgep173 = getelementptr i8, ptr %lsr.iv172, i64 8
  %exitcond594.not = icmp eq i64 %arg.code.15, %.745
  br i1 %exitcond594.not, label %B802, label %B554.endif

B690:
  %lsr.iv169 = phi i64 [ %lsr.iv.next170, %B690 ], [ 0, %B690.preheader ]
  %.937486 = phi double [ %.937.1, %B690 ], [ %.794, %B690.preheader ]
  %.884481483 = phi i64 [ %.891.1, %B690 ], [ 1, %B690.preheader ]
  %3 = shl i64 %.884481483, 3
  %scevgep164 = getelementptr i8, ptr %lsr.iv162, i64 %3
  %scevgep165 = getelementptr i8, ptr %scevgep164, i64 -8
  %.928 = load double, ptr %scevgep165, align 8
  %scevgep171 = getelementptr i8, ptr %lsr.iv167, i64 %lsr.iv169
  %.935 = load double, ptr %scevgep171, align 8
  %.936 = fmul double %.928, %.935
  %.937 = fadd double %.937486, %.936
  %sunkaddr146 = mul i64 %.738488494, 8
  %sunkaddr147 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr146
  store double %.937, ptr %sunkaddr147, align 8
  %.891.1 = add i64 %.884481483, 2
  %.928.1 = load double, ptr %scevgep164, align 8
  %scevgep174 = getelementptr i8, ptr %lsr.iv172, i64 %lsr.iv169
  %.935.1 = load double, ptr %scevgep174, align 8
  %.936.1 = fmul double %.928.1, %.935.1
  %.937.1 = fadd double %.937, %.936.1
  store double %.937.1, ptr %sunkaddr147, align 8
  %lsr.iv.next170 = add i64 %lsr.iv169, %27
  %4 = add i64 %39, %.891.1
  %niter100.ncmp.1 = icmp eq i64 %4, 1
  br i1 %niter100.ncmp.1, label %B552.loopexit.loopexit.unr-lcssa, label %B690

B802:
  %.965 = call i32 @part18(ptr %.961, ptr %excinfo.3, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, i64 %arg.code.15)
  switch i32 %.965, label %B802.if.if [
    i32 -2, label %B802.endif.endif
    i32 0, label %B802.endif.endif
  ]

B900:
  %.1071501503 = phi i64 [ %.1078.3, %B900 ], [ %.1071501503.unr, %B900.preheader56 ]
  %sunkaddr148 = mul i64 %.1071501503, 8
  %sunkaddr149 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr148
  %.1106 = load double, ptr %sunkaddr149, align 8
  %.1111 = fdiv double %.1106, %arg.h
  %5 = shl i64 %.1071501503, 3
  %scevgep134 = getelementptr i8, ptr %lsr.iv192, i64 %5
  store double %.1111, ptr %scevgep134, align 8
  %6 = shl i64 %.1071501503, 3
  %sunkaddr150 = mul i64 %.1071501503, 8
  %sunkaddr151 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr150
  %sunkaddr152 = getelementptr i8, ptr %sunkaddr151, i64 8
  %.1106.1 = load double, ptr %sunkaddr152, align 8
  %.1111.1 = fdiv double %.1106.1, %arg.h
  %scevgep140 = getelementptr i8, ptr %lsr.iv192, i64 %6
  %scevgep144 = getelementptr i8, ptr %scevgep140, i64 8
  store double %.1111.1, ptr %scevgep144, align 8
  %7 = shl i64 %.1071501503, 3
  %sunkaddr153 = mul i64 %.1071501503, 8
  %sunkaddr154 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr153
  %sunkaddr155 = getelementptr i8, ptr %sunkaddr154, i64 16
  %.1106.2 = load double, ptr %sunkaddr155, align 8
  %.1111.2 = fdiv double %.1106.2, %arg.h
  %scevgep137 = getelementptr i8, ptr %lsr.iv192, i64 %7
  %scevgep138 = getelementptr i8, ptr %scevgep137, i64 16
  store double %.1111.2, ptr %scevgep138, align 8
  %.1078.3 = add nuw nsw i64 %.1071501503, 4
  %8 = shl i64 %.1071501503, 3
  %sunkaddr156 = mul i64 %.1071501503, 8
  %sunkaddr157 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr156
  %sunkaddr158 = getelementptr i8, ptr %sunkaddr157, i64 24
  %.1106.3 = load double, ptr %sunkaddr158, align 8
  %.1111.3 = fdiv double %.1106.3, %arg.h
  %scevgep135 = getelementptr i8, ptr %lsr.iv192, i64 %8
  %scevgep136 = getelementptr i8, ptr %scevgep135, i64 24
  store double %.1111.3, ptr %scevgep136, align 8
  %exitcond595.not.3 = icmp eq i64 %arg.code.15, %.1078.3
  br i1 %exitcond595.not.3, label %B234.loopexit, label %B900

B958:
  %worst.2.0.lcssa = phi double [ 1.000000e+00, %B46.endif ], [ %"$phi520.1.2.1", %B234.loopexit ]
  store double %worst.2.0.lcssa, ptr %retptr, align 8
  br label %common.ret

B0.endif:
  %9 = icmp eq i32 %.73, 0
  br i1 %9, label %B46.endif, label %B0.endif.if.if

B0.endif.thread:
  %10 = icmp eq i32 %.73, 0
  br i1 %10, label %B42, label %B0.endif.if.if

B0.endif.if.if:
  store ptr %.82, ptr %excinfo, align 8
  br label %common.ret

B46.endif:
  %.154 = add nsw i64 %arg.m.2, 1
  %.156 = mul nsw i64 %.154, %arg.m.2
  %.157 = getelementptr double, ptr %arg.m.0, i64 %.156
  %.162 = mul i64 %arg.m.2, %arg.m.2
  %.163 = getelementptr double, ptr %arg.m.7, i64 %.162
  %.212 = sub i64 %arg.last, %arg.first
  %.256539.not = icmp slt i64 %.212, 1
  br i1 %.256539.not, label %B958, label %B236.endif.lr.ph

B236.endif.lr.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %11 = ptrtoint ptr %arg.room.0 to i64
  %12 = ptrtoint ptr %arg.m.14 to i64
  %13 = ptrtoint ptr %arg.code.4 to i64
  %14 = ptrtoint ptr %arg.y to i64
  %.570 = fmul double %arg.h, 0.000000e+00
  %.788 = mul i64 %arg.code.15, %arg.code.15
  %15 = getelementptr double, ptr %arg.m.11, i64 %.788
  %16 = shl i64 %arg.code.15, 3
  %17 = mul i64 %arg.first, %16
  %scevgep = getelementptr i8, ptr %arg.m.14, i64 %16
  %18 = add i64 %arg.first, %.162
  %19 = shl i64 %18, 3
  %scevgep41 = getelementptr i8, ptr %arg.m.7, i64 %19
  %20 = add i64 %arg.last, %.162
  %21 = shl i64 %20, 3
  %scevgep42 = getelementptr i8, ptr %arg.m.7, i64 %21
  %22 = add i64 %16, 8
  %23 = mul i64 %22, %arg.code.15
  %scevgep43 = getelementptr i8, ptr %arg.m.11, i64 %23
  %24 = sub i64 %13, %14
  %25 = add i64 %arg.first, -1
  %26 = add i64 %arg.first, -2
  %min.iters.check69 = icmp ult i64 %arg.code.15, 4
  %diff.check67 = icmp ult i64 %24, 32
  %or.cond = select i1 %min.iters.check69, i1 true, i1 %diff.check67
  %n.vec72 = and i64 %arg.code.15, %const
  %broadcast.splatinsert73 = insertelement <2 x double> poison, double %.570, i64 0
  %broadcast.splat74 = shufflevector <2 x double> %broadcast.splatinsert73, <2 x double> poison, <2 x i32> zeroinitializer
  %xtraiter94 = and i64 %arg.code.15, 3
  %bound0 = icmp ult ptr %arg.m.14, %scevgep42
  %bound1 = icmp ult ptr %scevgep41, %scevgep
  %found.conflict = and i1 %bound1, %bound0
  %bound044 = icmp ult ptr %arg.m.14, %scevgep43
  %bound145 = icmp ult ptr %15, %scevgep
  %found.conflict46 = and i1 %bound145, %bound044
  %conflict.rdx = or i1 %found.conflict46, %found.conflict
  %const_mat = add i64 %const, 2
  %n.vec = and i64 %arg.code.15, %const_mat
  %broadcast.splatinsert = insertelement <2 x double> poison, double %arg.h, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep116 = getelementptr i8, ptr %arg.room.0, i64 %16
  %27 = shl i64 %arg.code.15, 4
  %28 = shl i64 %arg.m.2, 3
  %29 = mul i64 %arg.first, %28
  %30 = add i64 %29, 8
  %scevgep120 = getelementptr i8, ptr %arg.m.0, i64 %30
  %scevgep126 = getelementptr i8, ptr %arg.room.0, i64 %27
  %scevgep161 = getelementptr i8, ptr %arg.m.7, i64 %30
  %31 = shl i64 %.788, 3
  %32 = getelementptr i8, ptr %arg.m.11, i64 %31
  %scevgep175 = getelementptr i8, ptr %32, i64 16
  %scevgep183 = getelementptr i8, ptr %32, i64 8
  %scevgep191 = getelementptr i8, ptr %arg.room.0, i64 %17
  %33 = sub i64 %11, %12
  %34 = add i64 %33, %17
  %brmerge = select i1 %min.iters.check69, i1 true, i1 %conflict.rdx
  %35 = shl i64 %arg.code.15, 5
  %scevgep72 = getelementptr i8, ptr %arg.room.0, i64 %35
  %36 = mul i64 %arg.code.15, 24
  %scevgep76 = getelementptr i8, ptr %arg.room.0, i64 %36
  %scevgep80 = getelementptr i8, ptr %arg.m.0, i64 %29
  br label %B236.endif

B236.endif:
  %lsr.iv81 = phi ptr [ %scevgep80, %B236.endif.lr.ph ], [ %scevgep82, %B234.loopexit ]
  %lsr.iv192 = phi ptr [ %scevgep191, %B236.endif.lr.ph ], [ %scevgep193, %B234.loopexit ]
  %lsr.iv162 = phi ptr [ %scevgep161, %B236.endif.lr.ph ], [ %scevgep163, %B234.loopexit ]
  %lsr.iv130 = phi i64 [ %25, %B236.endif.lr.ph ], [ %lsr.iv.next131, %B234.loopexit ]
  %lsr.iv121 = phi ptr [ %scevgep120, %B236.endif.lr.ph ], [ %scevgep122, %B234.loopexit ]
  %indvar = phi i64 [ 0, %B236.endif.lr.ph ], [ %indvar.next, %B234.loopexit ]
  %worst.2.0550 = phi double [ 1.000000e+00, %B236.endif.lr.ph ], [ %"$phi520.1.2.1", %B234.loopexit ]
  %.262509548 = phi i64 [ %arg.first, %B236.endif.lr.ph ], [ %.269, %B234.loopexit ]
  %37 = icmp sgt i64 %arg.code.15, 0
  %38 = lshr i64 %lsr.iv130, 1
  %39 = mul i64 %38, -2
  %smax60 = call i64 @llvm.smax.i64(i64 %lsr.iv130, i64 0)
  %40 = add nsw i64 %smax60, -2
  %41 = lshr i64 %40, 1
  %42 = add nuw i64 %41, 1
  %43 = lshr i64 %42, 1
  %44 = mul nsw i64 %43, -2
  %smax61 = tail call i64 @llvm.smax.i64(i64 %lsr.iv130, i64 0)
  %45 = add nsw i64 %smax61, -2
  %46 = add i64 %indvar, %25
  %smax = tail call i64 @llvm.smax.i64(i64 %46, i64 0)
  %47 = mul i64 %indvar, %16
  %48 = add i64 %34, %47
  %.269 = add i64 %.262509548, 1
  br i1 %37, label %B270.endif.lr.ph, label %B434

B270.endif.lr.ph:
  %.458 = add i64 %.262509548, -1
  %.501458.not = icmp slt i64 %.458, 1
  %.543 = mul nsw i64 %.262509548, %arg.m.2
  %49 = getelementptr double, ptr %arg.m.0, i64 %.543
  br i1 %.501458.not, label %B270.endif.preheader, label %B270.endif.us.preheader

B270.endif.us.preheader:
  br label %B270.endif.us

B270.endif.preheader:
  br i1 %or.cond, label %B270.endif.preheader86, label %vector.body75.preheader

vector.body75.preheader:
  br label %vector.body75

vector.body75:
  %index76 = phi i64 [ %index.next79, %vector.body75 ], [ 0, %vector.body75.preheader ]
  %sunkaddr159 = mul i64 %index76, 8
  %sunkaddr160 = getelementptr i8, ptr %arg.y, i64 %sunkaddr159
  %wide.load77 = load <2 x double>, ptr %sunkaddr160, align 8
  %sunkaddr161 = mul i64 %index76, 8
  %sunkaddr162 = getelementptr i8, ptr %arg.y, i64 %sunkaddr161
  %sunkaddr163 = getelementptr i8, ptr %sunkaddr162, i64 16
  %wide.load78 = load <2 x double>, ptr %sunkaddr163, align 8
  %50 = fadd <2 x double> %broadcast.splat74, %wide.load77
  %51 = fadd <2 x double> %broadcast.splat74, %wide.load78
  %sunkaddr164 = mul i64 %index76, 8
  %sunkaddr165 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr164
  store <2 x double> %50, ptr %sunkaddr165, align 8
  %sunkaddr166 = mul i64 %index76, 8
  %sunkaddr167 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr166
  %sunkaddr168 = getelementptr i8, ptr %sunkaddr167, i64 16
  store <2 x double> %51, ptr %sunkaddr168, align 8
  %index.next79 = add nuw nsw i64 %index76, 4
  %52 = icmp eq i64 %n.vec72, %index.next79
  br i1 %52, label %middle.block80, label %vector.body75

middle.block80:
  %53 = icmp eq i64 %arg.code.15, %n.vec72
  br i1 %53, label %B434, label %B270.endif.preheader86

B270.endif.preheader86:
  %.383465471.ph = phi i64 [ 0, %B270.endif.preheader ], [ %n.vec72, %middle.block80 ]
  %54 = icmp eq i64 %xtraiter94, 0
  br i1 %54, label %B270.endif.prol.loopexit, label %B270.endif.prol.preheader

B270.endif.prol.preheader:
  br label %B270.endif.prol

B270.endif.prol:
  %lsr.iv143 = phi i64 [ %lsr.iv.next144, %B270.endif.prol ], [ %xtraiter94, %B270.endif.prol.preheader ]
  %.383465471.prol = phi i64 [ %.390.prol, %B270.endif.prol ], [ %.383465471.ph, %B270.endif.prol.preheader ]
  %.390.prol = add nuw nsw i64 %.383465471.prol, 1
  %55 = shl i64 %.383465471.prol, 3
  %scevgep142 = getelementptr i8, ptr %arg.y, i64 %55
  %.567.prol = load double, ptr %scevgep142, align 8
  %.573.prol = fadd double %.570, %.567.prol
  %scevgep141 = getelementptr i8, ptr %arg.code.4, i64 %55
  store double %.573.prol, ptr %scevgep141, align 8
  %lsr.iv.next144 = add nsw i64 %lsr.iv143, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next144, 0
  br i1 %prol.iter.cmp.not, label %B270.endif.prol.loopexit, label %B270.endif.prol

B270.endif.prol.loopexit:
  %.383465471.unr = phi i64 [ %.383465471.ph, %B270.endif.preheader86 ], [ %.390.prol, %B270.endif.prol ]
  %56 = sub nsw i64 %.383465471.ph, %arg.code.15
  %57 = icmp ugt i64 %56, -4
  br i1 %57, label %B434, label %B270.endif.preheader58

B270.endif.preheader58:
  br label %B270.endif

B270.endif.us:
  %lsr.iv77 = phi ptr [ %scevgep78, %B308.B388_crit_edge.us ], [ %scevgep76, %B270.endif.us.preheader ]
  %lsr.iv73 = phi ptr [ %scevgep74, %B308.B388_crit_edge.us ], [ %scevgep72, %B270.endif.us.preheader ]
  %lsr.iv127 = phi ptr [ %scevgep128, %B308.B388_crit_edge.us ], [ %scevgep126, %B270.endif.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep117, %B308.B388_crit_edge.us ], [ %scevgep116, %B270.endif.us.preheader ]
  %.383465471.us = phi i64 [ %.390.us, %B308.B388_crit_edge.us ], [ 0, %B270.endif.us.preheader ]
  %58 = icmp eq i64 %46, 1
  %invariant.gep.us = getelementptr double, ptr %arg.room.0, i64 %.383465471.us
  br i1 %58, label %B310.us.epil.preheader, label %B310.us.preheader

B310.us.preheader:
  %59 = icmp ult i64 %45, 2
  br i1 %59, label %B310.us.epil.preheader48, label %B310.us.preheader55

B310.us.preheader55:
  br label %B310.us

B310.us:
  %lsr.iv61 = phi i64 [ %44, %B310.us.preheader55 ], [ %lsr.iv.next, %B310.us ]
  %lsr.iv118 = phi i64 [ %lsr.iv.next.1, %B310.us ], [ 0, %B310.us.preheader55 ]
  %total.2.2461.us = phi double [ %.556.us.1.1, %B310.us ], [ 0.000000e+00, %B310.us.preheader55 ]
  %.507457459.us = phi i64 [ %.514.us.1.1, %B310.us ], [ 1, %B310.us.preheader55 ]
  %60 = shl i64 %.507457459.us, 3
  %scevgep87 = getelementptr i8, ptr %lsr.iv81, i64 %60
  %scevgep88 = getelementptr i8, ptr %scevgep87, i64 8
  %.546.us = load double, ptr %scevgep87, align 8
  %scevgep119 = getelementptr i8, ptr %lsr.iv, i64 %lsr.iv118
  %.553.us = load double, ptr %scevgep119, align 8
  %.554.us = fmul double %.546.us, %.553.us
  %.556.us = fadd double %total.2.2461.us, %.554.us
  %.546.us.1 = load double, ptr %scevgep88, align 8
  %scevgep129 = getelementptr i8, ptr %lsr.iv127, i64 %lsr.iv118
  %.553.us.1 = load double, ptr %scevgep129, align 8
  %.554.us.1 = fmul double %.546.us.1, %.553.us.1
  %.556.us.1 = fadd double %.556.us, %.554.us.1
  %61 = shl i64 %.507457459.us, 3
  %scevgep64 = getelementptr i8, ptr %lsr.iv81, i64 %61
  %scevgep65 = getelementptr i8, ptr %scevgep64, i64 24
  %62 = shl i64 %.507457459.us, 3
  %scevgep62 = getelementptr i8, ptr %lsr.iv81, i64 %62
  %scevgep63 = getelementptr i8, ptr %scevgep62, i64 16
  %.546.us.159 = load double, ptr %scevgep63, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv77, i64 %lsr.iv118
  %.553.us.160 = load double, ptr %scevgep79, align 8
  %.554.us.161 = fmul double %.546.us.159, %.553.us.160
  %.556.us.162 = fadd double %.556.us.1, %.554.us.161
  %.514.us.1.1 = add i64 %.507457459.us, 4
  %.546.us.1.1 = load double, ptr %scevgep65, align 8
  %scevgep75 = getelementptr i8, ptr %lsr.iv73, i64 %lsr.iv118
  %.553.us.1.1 = load double, ptr %scevgep75, align 8
  %.554.us.1.1 = fmul double %.546.us.1.1, %.553.us.1.1
  %.556.us.1.1 = fadd double %.556.us.162, %.554.us.1.1
  %lsr.iv.next.1 = add i64 %lsr.iv118, %35
  %lsr.iv.next = add i64 %lsr.iv61, 2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.1, label %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa, label %B310.us

B308.B388_crit_edge.us.unr-lcssa.unr-lcssa:
  %63 = and i64 %45, 2
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %B310.us.epil.preheader48, label %B308.B388_crit_edge.us.unr-lcssa

B310.us.epil.preheader48:
  %lsr.iv118.epil.init = phi i64 [ 0, %B310.us.preheader ], [ %lsr.iv.next.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %total.2.2461.us.epil.init54 = phi double [ 0.000000e+00, %B310.us.preheader ], [ %.556.us.1.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %.507457459.us.epil.init55 = phi i64 [ 1, %B310.us.preheader ], [ %.514.us.1.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %65 = shl i64 %.507457459.us.epil.init55, 3
  %scevgep123.epil = getelementptr i8, ptr %lsr.iv121, i64 %65
  %scevgep124.epil = getelementptr i8, ptr %scevgep123.epil, i64 -8
  %.546.us.epil50 = load double, ptr %scevgep124.epil, align 8
  %scevgep119.epil = getelementptr i8, ptr %lsr.iv, i64 %lsr.iv118.epil.init
  %.553.us.epil51 = load double, ptr %scevgep119.epil, align 8
  %.554.us.epil52 = fmul double %.546.us.epil50, %.553.us.epil51
  %.556.us.epil53 = fadd double %total.2.2461.us.epil.init54, %.554.us.epil52
  %.514.us.1.epil = add i64 %.507457459.us.epil.init55, 2
  %.546.us.1.epil = load double, ptr %scevgep123.epil, align 8
  %scevgep129.epil = getelementptr i8, ptr %lsr.iv127, i64 %lsr.iv118.epil.init
  %.553.us.1.epil = load double, ptr %scevgep129.epil, align 8
  %.554.us.1.epil = fmul double %.546.us.1.epil, %.553.us.1.epil
  %.556.us.1.epil = fadd double %.556.us.epil53, %.554.us.1.epil
  br label %B308.B388_crit_edge.us.unr-lcssa

B308.B388_crit_edge.us.unr-lcssa:
  %.514.us.1.lcssa = phi i64 [ %.514.us.1.epil, %B310.us.epil.preheader48 ], [ %.514.us.1.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %.556.us.1.lcssa = phi double [ %.556.us.1.epil, %B310.us.epil.preheader48 ], [ %.556.us.1.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %66 = and i64 %smax, 1
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %B308.B388_crit_edge.us, label %B310.us.epil.preheader

B310.us.epil.preheader:
  %total.2.2461.us.epil.init = phi double [ 0.000000e+00, %B270.endif.us ], [ %.556.us.1.lcssa, %B308.B388_crit_edge.us.unr-lcssa ]
  %.507457459.us.epil.init = phi i64 [ 1, %B270.endif.us ], [ %.514.us.1.lcssa, %B308.B388_crit_edge.us.unr-lcssa ]
  %.545.us.epil = getelementptr double, ptr %49, i64 %.507457459.us.epil.init
  %.546.us.epil = load double, ptr %.545.us.epil, align 8
  %.548.us.epil = mul nsw i64 %.507457459.us.epil.init, %arg.code.15
  %gep.us.epil = getelementptr double, ptr %invariant.gep.us, i64 %.548.us.epil
  %.553.us.epil = load double, ptr %gep.us.epil, align 8
  %.554.us.epil = fmul double %.546.us.epil, %.553.us.epil
  %.556.us.epil = fadd double %total.2.2461.us.epil.init, %.554.us.epil
  br label %B308.B388_crit_edge.us

B308.B388_crit_edge.us:
  %.556.us.lcssa = phi double [ %.556.us.1.lcssa, %B308.B388_crit_edge.us.unr-lcssa ], [ %.556.us.epil, %B310.us.epil.preheader ]
  %.390.us = add nuw nsw i64 %.383465471.us, 1
  %.566.us = getelementptr double, ptr %arg.y, i64 %.383465471.us
  %.567.us = load double, ptr %.566.us, align 8
  %.570.us = fmul double %arg.h, %.556.us.lcssa
  %.573.us = fadd double %.570.us, %.567.us
  %.577.us = getelementptr double, ptr %arg.code.4, i64 %.383465471.us
  store double %.573.us, ptr %.577.us, align 8
  %scevgep117 = getelementptr i8, ptr %lsr.iv, i64 8
  %scevgep128 = getelementptr i8, ptr %lsr.iv127, i64 8
  %scevgep74 = getelementptr i8, ptr %lsr.iv73, i64 8
  %scevgep78 = getelementptr i8, ptr %lsr.iv77, i64 8
  %exitcond.not = icmp eq i64 %arg.code.15, %.390.us
  br i1 %exitcond.not, label %B434, label %B270.endif.us

B270.endif:
  %.383465471 = phi i64 [ %.390.3, %B270.endif ], [ %.383465471.unr, %B270.endif.preheader58 ]
  %sunkaddr169 = mul i64 %.383465471, 8
  %sunkaddr170 = getelementptr i8, ptr %arg.y, i64 %sunkaddr169
  %.567 = load double, ptr %sunkaddr170, align 8
  %.573 = fadd double %.570, %.567
  %sunkaddr171 = mul i64 %.383465471, 8
  %sunkaddr172 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr171
  store double %.573, ptr %sunkaddr172, align 8
  %sunkaddr173 = mul i64 %.383465471, 8
  %sunkaddr174 = getelementptr i8, ptr %arg.y, i64 %sunkaddr173
  %sunkaddr175 = getelementptr i8, ptr %sunkaddr174, i64 8
  %.567.1 = load double, ptr %sunkaddr175, align 8
  %.573.1 = fadd double %.570, %.567.1
  %sunkaddr176 = mul i64 %.383465471, 8
  %sunkaddr177 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr176
  %sunkaddr178 = getelementptr i8, ptr %sunkaddr177, i64 8
  store double %.573.1, ptr %sunkaddr178, align 8
  %sunkaddr179 = mul i64 %.383465471, 8
  %sunkaddr180 = getelementptr i8, ptr %arg.y, i64 %sunkaddr179
  %sunkaddr181 = getelementptr i8, ptr %sunkaddr180, i64 16
  %.567.2 = load double, ptr %sunkaddr181, align 8
  %.573.2 = fadd double %.570, %.567.2
  %sunkaddr182 = mul i64 %.383465471, 8
  %sunkaddr184 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr182
  %sunkaddr185 = getelementptr i8, ptr %sunkaddr184, i64 16
  store double %.573.2, ptr %sunkaddr185, align 8
  %.390.3 = add nuw nsw i64 %.383465471, 4
  %sunkaddr186 = mul i64 %.383465471, 8
  %sunkaddr187 = getelementptr i8, ptr %arg.y, i64 %sunkaddr186
  %sunkaddr189 = getelementptr i8, ptr %sunkaddr187, i64 24
  %.567.3 = load double, ptr %sunkaddr189, align 8
  %.573.3 = fadd double %.570, %.567.3
  %sunkaddr190 = mul i64 %.383465471, 8
  %sunkaddr191 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr190
  %sunkaddr192 = getelementptr i8, ptr %sunkaddr191, i64 24
  store double %.573.3, ptr %sunkaddr192, align 8
  %exitcond593.not.3 = icmp eq i64 %arg.code.15, %.390.3
  br i1 %exitcond593.not.3, label %B434, label %B270.endif

B554.endif.lr.ph:
  %.835 = add i64 %.262509548, -1
  %.878482.not = icmp slt i64 %.835, 1
  %.925 = mul nsw i64 %.262509548, %arg.m.2
  %68 = getelementptr double, ptr %arg.m.7, i64 %.925
  br i1 %.878482.not, label %B554.endif.us.preheader, label %B554.endif.preheader

B554.endif.preheader:
  %69 = sub nsw i64 0, %indvar
  br label %B554.endif

B554.endif.us.preheader:
  br i1 %brmerge, label %B554.endif.us.preheader84, label %vector.ph49

vector.ph49:
  %sunkaddr261 = shl i64 %.262509548, 3
  %sunkaddr262 = getelementptr inbounds i8, ptr %.163, i64 %sunkaddr261
  %70 = load double, ptr %sunkaddr262, align 8
  %71 = fmul double %arg.h, %70
  %broadcast.splatinsert58 = insertelement <2 x double> poison, double %71, i64 0
  %broadcast.splat59 = shufflevector <2 x double> %broadcast.splatinsert58, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body52

vector.body52:
  %index53 = phi i64 [ 0, %vector.ph49 ], [ %index.next60, %vector.body52 ]
  %sunkaddr193 = mul i64 %index53, 8
  %sunkaddr194 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr193
  %wide.load54 = load <2 x double>, ptr %sunkaddr194, align 8
  %sunkaddr195 = mul i64 %index53, 8
  %sunkaddr196 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr195
  %sunkaddr197 = getelementptr i8, ptr %sunkaddr196, i64 16
  %wide.load55 = load <2 x double>, ptr %sunkaddr197, align 8
  %72 = shl i64 %index53, 3
  %scevgep108 = getelementptr i8, ptr %scevgep175, i64 %72
  %73 = shl i64 %index53, 3
  %scevgep105 = getelementptr i8, ptr %scevgep175, i64 %73
  %scevgep107 = getelementptr i8, ptr %scevgep105, i64 -16
  %wide.load56 = load <2 x double>, ptr %scevgep107, align 8
  %wide.load57 = load <2 x double>, ptr %scevgep108, align 8
  %74 = fmul <2 x double> %broadcast.splat59, %wide.load56
  %75 = fmul <2 x double> %broadcast.splat59, %wide.load57
  %76 = fadd <2 x double> %wide.load54, %74
  %77 = fadd <2 x double> %wide.load55, %75
  store <2 x double> %76, ptr %sunkaddr194, align 8
  store <2 x double> %77, ptr %sunkaddr197, align 8
  %index.next60 = add nuw nsw i64 %index53, 4
  %78 = icmp eq i64 %n.vec72, %index.next60
  br i1 %78, label %middle.block61, label %vector.body52

middle.block61:
  %79 = icmp eq i64 %arg.code.15, %n.vec72
  br i1 %79, label %B802, label %B554.endif.us.preheader84

B554.endif.us.preheader84:
  %.738488494.us.ph = phi i64 [ %n.vec72, %middle.block61 ], [ 0, %B554.endif.us.preheader ]
  %80 = and i64 %arg.code.15, 1
  %81 = icmp eq i64 %80, 0
  %.neg = or disjoint i64 %.738488494.us.ph, 1
  br i1 %81, label %B554.endif.us.prol.loopexit, label %B554.endif.us.prol

B554.endif.us.prol:
  %.776.us.prol = getelementptr double, ptr %arg.m.14, i64 %.738488494.us.ph
  %.777.us.prol = load double, ptr %.776.us.prol, align 8
  %sunkaddr268 = shl i64 %.262509548, 3
  %sunkaddr269 = getelementptr i8, ptr %.163, i64 %sunkaddr268
  %.781.us.prol = load double, ptr %sunkaddr269, align 8
  %.783.us.prol = fmul double %arg.h, %.781.us.prol
  %.791.us.prol = getelementptr double, ptr %15, i64 %.738488494.us.ph
  %.792.us.prol = load double, ptr %.791.us.prol, align 8
  %.793.us.prol = fmul double %.783.us.prol, %.792.us.prol
  %.794.us.prol = fadd double %.777.us.prol, %.793.us.prol
  store double %.794.us.prol, ptr %.776.us.prol, align 8
  br label %B554.endif.us.prol.loopexit

B554.endif.us.prol.loopexit:
  %.738488494.us.unr = phi i64 [ %.738488494.us.ph, %B554.endif.us.preheader84 ], [ %.neg, %B554.endif.us.prol ]
  %82 = icmp eq i64 %arg.code.15, %.neg
  br i1 %82, label %B802, label %B554.endif.us.preheader10

B554.endif.us.preheader10:
  br label %B554.endif.us

B554.endif.us:
  %.738488494.us = phi i64 [ %.745.us.1, %B554.endif.us ], [ %.738488494.us.unr, %B554.endif.us.preheader10 ]
  %sunkaddr198 = mul i64 %.738488494.us, 8
  %sunkaddr199 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr198
  %.777.us = load double, ptr %sunkaddr199, align 8
  %sunkaddr200 = mul i64 %.262509548, 8
  %sunkaddr201 = getelementptr i8, ptr %.163, i64 %sunkaddr200
  %.781.us = load double, ptr %sunkaddr201, align 8
  %.783.us = fmul double %arg.h, %.781.us
  %83 = shl i64 %.738488494.us, 3
  %scevgep121 = getelementptr i8, ptr %scevgep183, i64 %83
  %84 = shl i64 %.738488494.us, 3
  %scevgep115 = getelementptr i8, ptr %scevgep183, i64 %84
  %scevgep118 = getelementptr i8, ptr %scevgep115, i64 -8
  %.792.us = load double, ptr %scevgep118, align 8
  %.793.us = fmul double %.783.us, %.792.us
  %.794.us = fadd double %.777.us, %.793.us
  store double %.794.us, ptr %sunkaddr199, align 8
  %.745.us.1 = add nuw nsw i64 %.738488494.us, 2
  %sunkaddr202 = mul i64 %.738488494.us, 8
  %sunkaddr203 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr202
  %sunkaddr204 = getelementptr i8, ptr %sunkaddr203, i64 8
  %.777.us.1 = load double, ptr %sunkaddr204, align 8
  %.781.us.1 = load double, ptr %sunkaddr201, align 8
  %.783.us.1 = fmul double %arg.h, %.781.us.1
  %.792.us.1 = load double, ptr %scevgep121, align 8
  %.793.us.1 = fmul double %.783.us.1, %.792.us.1
  %.794.us.1 = fadd double %.777.us.1, %.793.us.1
  store double %.794.us.1, ptr %sunkaddr204, align 8
  %exitcond594.not.us.1 = icmp eq i64 %arg.code.15, %.745.us.1
  br i1 %exitcond594.not.us.1, label %B802, label %B554.endif.us

B554.endif:
  %lsr.iv172 = phi ptr [ %scevgep126, %B554.endif.preheader ], [ %scevgep173, %B552.loopexit.loopexit ]
  %lsr.iv167 = phi ptr [ %scevgep116, %B554.endif.preheader ], [ %scevgep168, %B552.loopexit.loopexit ]
  %.738488494 = phi i64 [ 0, %B554.endif.preheader ], [ %.745, %B552.loopexit.loopexit ]
  %85 = icmp eq i64 %26, %69
  %.776 = getelementptr double, ptr %arg.m.14, i64 %.738488494
  %.777 = load double, ptr %.776, align 8
  %sunkaddr205 = mul i64 %.262509548, 8
  %sunkaddr206 = getelementptr i8, ptr %.163, i64 %sunkaddr205
  %.781 = load double, ptr %sunkaddr206, align 8
  %.783 = fmul double %arg.h, %.781
  %.791 = getelementptr double, ptr %15, i64 %.738488494
  %.792 = load double, ptr %.791, align 8
  %.793 = fmul double %.783, %.792
  %.794 = fadd double %.777, %.793
  store double %.794, ptr %.776, align 8
  %invariant.gep = getelementptr double, ptr %arg.room.0, i64 %.738488494
  br i1 %85, label %B690.epil.preheader, label %B690.preheader

B690.preheader:
  br label %B690

B802.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B802.endif.endif:
  %86 = icmp slt i64 %arg.code.15, 1
  br i1 %86, label %B234.loopexit, label %B900.lr.ph

B900.lr.ph:
  %87 = icmp eq i64 %arg.code.15, 1
  %diff.check = icmp ult i64 %48, 16
  %or.cond83 = select i1 %87, i1 true, i1 %diff.check
  br i1 %or.cond83, label %B900.preheader, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.body.preheader ]
  %88 = shl i64 %index, 3
  %scevgep195 = getelementptr i8, ptr %arg.m.14, i64 %88
  %wide.load = load <2 x double>, ptr %scevgep195, align 8
  %89 = fdiv <2 x double> %wide.load, %broadcast.splat
  %scevgep194 = getelementptr i8, ptr %lsr.iv192, i64 %88
  store <2 x double> %89, ptr %scevgep194, align 8
  %index.next = add nuw i64 %index, 2
  %90 = icmp eq i64 %n.vec, %index.next
  br i1 %90, label %middle.block, label %vector.body

middle.block:
  %91 = icmp eq i64 %arg.code.15, %n.vec
  br i1 %91, label %B234.loopexit, label %B900.preheader

B900.preheader:
  %.1071501503.ph = phi i64 [ 0, %B900.lr.ph ], [ %n.vec, %middle.block ]
  %92 = sub nsw i64 %arg.code.15, %.1071501503.ph
  %xtraiter104 = and i64 %92, 3
  %lcmp.mod105.not = icmp eq i64 %xtraiter104, 0
  br i1 %lcmp.mod105.not, label %B900.prol.loopexit, label %B900.prol.preheader

B900.prol.preheader:
  br label %B900.prol

B900.prol:
  %lsr.iv198 = phi i64 [ %lsr.iv.next199, %B900.prol ], [ %xtraiter104, %B900.prol.preheader ]
  %.1071501503.prol = phi i64 [ %.1078.prol, %B900.prol ], [ %.1071501503.ph, %B900.prol.preheader ]
  %.1078.prol = add nuw i64 %.1071501503.prol, 1
  %93 = shl i64 %.1071501503.prol, 3
  %scevgep197 = getelementptr i8, ptr %arg.m.14, i64 %93
  %.1106.prol = load double, ptr %scevgep197, align 8
  %.1111.prol = fdiv double %.1106.prol, %arg.h
  %scevgep196 = getelementptr i8, ptr %lsr.iv192, i64 %93
  store double %.1111.prol, ptr %scevgep196, align 8
  %lsr.iv.next199 = add nsw i64 %lsr.iv198, -1
  %prol.iter106.cmp.not = icmp eq i64 %lsr.iv.next199, 0
  br i1 %prol.iter106.cmp.not, label %B900.prol.loopexit, label %B900.prol

B900.prol.loopexit:
  %.1071501503.unr = phi i64 [ %.1071501503.ph, %B900.preheader ], [ %.1078.prol, %B900.prol ]
  %94 = sub nsw i64 %.1071501503.ph, %arg.code.15
  %95 = icmp ugt i64 %94, -4
  br i1 %95, label %B234.loopexit, label %B900.preheader56

B900.preheader56:
  br label %B900
}

define internal i32 @part16(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, double %arg.h, ptr %arg.y) {
B0:
  %const73 = bitcast i64 9223372036854775792 to i64
  %.610 = alloca i8, align 1
  %excinfo.2 = alloca ptr, align 8
  %.75 = getelementptr i8, ptr %arg.code.1, i64 24
  %.76 = load double, ptr %.75, align 8
  %.77 = fsub double %arg.t, %.76
  %.153120.not.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i, label %B136.endif.i, label %B112.preheader.i

B112.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i, label %B112.i.preheader, label %vector.ph.i

vector.ph.i:
  %const_mat = add i64 %const73, 12
  %n.vec.i = and i64 %arg.code.14, %const_mat
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %arg.t, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr75 = mul i64 %index.i, 8
  %sunkaddr76 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr75
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr76, align 8
  %sunkaddr77 = mul i64 %index.i, 8
  %sunkaddr78 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr77
  %sunkaddr79 = getelementptr i8, ptr %sunkaddr78, i64 16
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr79, align 8
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
  %.342.i = fmul double %.77, %.340.i
  %.343.i = fadd double %.335.i, %.342.i
  %.345.i = fmul double %.77, %.343.i
  %.346.i = fadd double %.330.i, %.345.i
  %.348.i = fmul double %.77, %.346.i
  %.349.i = fadd double %.325.i, %.348.i
  %2 = shl i64 %.290124126.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.349.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond130.not.i = icmp eq i64 %arg.code.16, %.297.i
  br i1 %exitcond130.not.i, label %B202.lr.ph, label %B178.i

B136.endif.i:
  %.284125.not.i = icmp slt i64 %arg.code.16, 1
  br i1 %.284125.not.i, label %B0.endif.endif, label %B178.preheader.i

B178.preheader.i:
  %const = bitcast i64 576460752303423488 to i64
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.16, 26
  br i1 %min.iters.check15.i, label %B178.preheader27.i, label %vector.scevcheck.i

vector.scevcheck.i:
  %3 = shl i64 %arg.code.16, 5
  %mul.result.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.13, i64 %mul.result.i
  %5 = icmp ult ptr %4, %arg.code.13
  %scevgep.i = getelementptr i8, ptr %arg.code.13, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.16, %const
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
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.77, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const73
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr80 = mul i64 %lsr.iv36.i, 4
  %sunkaddr81 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr80
  %18 = load double, ptr %sunkaddr81, align 8
  %sunkaddr82 = mul i64 %lsr.iv36.i, 4
  %sunkaddr83 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr82
  %sunkaddr84 = getelementptr i8, ptr %sunkaddr83, i64 32
  %19 = load double, ptr %sunkaddr84, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr = mul i64 %lsr.iv36.i, 4
  %sunkaddr85 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr
  %sunkaddr86 = getelementptr i8, ptr %sunkaddr85, i64 8
  %22 = load double, ptr %sunkaddr86, align 8
  %sunkaddr87 = mul i64 %lsr.iv36.i, 4
  %sunkaddr88 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr87
  %sunkaddr89 = getelementptr i8, ptr %sunkaddr88, i64 40
  %23 = load double, ptr %sunkaddr89, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr90 = mul i64 %lsr.iv36.i, 4
  %sunkaddr91 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr90
  %sunkaddr92 = getelementptr i8, ptr %sunkaddr91, i64 16
  %26 = load double, ptr %sunkaddr92, align 8
  %sunkaddr93 = mul i64 %lsr.iv36.i, 4
  %sunkaddr94 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr93
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr94, i64 48
  %27 = load double, ptr %sunkaddr95, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr96 = mul i64 %lsr.iv36.i, 4
  %sunkaddr97 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr96
  %sunkaddr98 = getelementptr i8, ptr %sunkaddr97, i64 24
  %30 = load double, ptr %sunkaddr98, align 8
  %sunkaddr99 = mul i64 %lsr.iv36.i, 4
  %sunkaddr100 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr99
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr100, i64 56
  %31 = load double, ptr %sunkaddr101, align 8
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
  %const71 = bitcast i64 1152921504606846974 to i64
  %n.vec18.i = and i64 %arg.code.16, %const71
  %cmp.n25.i = icmp eq i64 %arg.code.16, %n.vec18.i
  br i1 %cmp.n25.i, label %B202.lr.ph.thread, label %B178.preheader27.i

B202.lr.ph.thread:
  %.11911 = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.11911, i1 false)
  %.2532 = fmul double %.77, 3.000000e+00
  br label %vector.scevcheck

B178.preheader27.i:
  %.290124126.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %vector.scevcheck.i ], [ 0, %B178.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %41 = shl i64 %.290124126.ph.i, 5
  %42 = getelementptr i8, ptr %arg.code.13, i64 %41
  %scevgep29.i = getelementptr i8, ptr %42, i64 24
  br label %B178.i

B202:
  %lsr.iv76 = phi ptr [ %scevgep75, %B202.preheader42 ], [ %scevgep77, %B202 ]
  %.207219221 = phi i64 [ %.207219221.unr, %B202.preheader42 ], [ %.214.1, %B202 ]
  %scevgep78 = getelementptr i8, ptr %lsr.iv76, i64 -48
  %.243 = load double, ptr %scevgep78, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv76, i64 -40
  %.248 = load double, ptr %scevgep79, align 8
  %.250 = fmul double %.248, 2.000000e+00
  %scevgep80 = getelementptr i8, ptr %lsr.iv76, i64 -32
  %.258 = load double, ptr %scevgep80, align 8
  %.259 = fmul double %.2535, %.258
  %.260 = fadd double %.250, %.259
  %.262 = fmul double %.77, %.260
  %.263 = fadd double %.243, %.262
  %sunkaddr103 = mul i64 %.207219221, 8
  %sunkaddr104 = getelementptr i8, ptr %arg.m.10, i64 %sunkaddr103
  store double %.263, ptr %sunkaddr104, align 8
  %.214.1 = add nuw nsw i64 %.207219221, 2
  %scevgep82 = getelementptr i8, ptr %lsr.iv76, i64 -16
  %.243.1 = load double, ptr %scevgep82, align 8
  %scevgep81 = getelementptr i8, ptr %lsr.iv76, i64 -8
  %.248.1 = load double, ptr %scevgep81, align 8
  %.250.1 = fmul double %.248.1, 2.000000e+00
  %.258.1 = load double, ptr %lsr.iv76, align 8
  %.259.1 = fmul double %.2535, %.258.1
  %.260.1 = fadd double %.250.1, %.259.1
  %.262.1 = fmul double %.77, %.260.1
  %.263.1 = fadd double %.243.1, %.262.1
  %sunkaddr105 = mul i64 %.207219221, 8
  %sunkaddr106 = getelementptr i8, ptr %arg.m.10, i64 %sunkaddr105
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr106, i64 8
  store double %.263.1, ptr %sunkaddr108, align 8
  %scevgep77 = getelementptr i8, ptr %lsr.iv76, i64 64
  %exitcond.not.1 = icmp eq i64 %arg.code.16, %.214.1
  br i1 %exitcond.not.1, label %B334.endif, label %B202

B746:
  store i8 0, ptr %.610, align 1
  %.614 = call i32 @part19(ptr %.610, ptr %excinfo.2, ptr %arg.m.12, ptr %arg.m.13, i64 %arg.code.15)
  switch i32 %.614, label %B746.endif.if.if [
    i32 -2, label %B746.endif.endif
    i32 0, label %B746.endif.endif
  ]

common.ret:
  %common.ret.op = phi i32 [ %.614, %B746.endif.if.if ], [ 0, %B746.endif.endif ]
  ret i32 %common.ret.op

B0.endif.endif:
  %.119 = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.119, i1 false)
  br label %B334.endif

B202.lr.ph:
  %.1191 = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.1191, i1 false)
  %.253 = fmul double %.77, 3.000000e+00
  %min.iters.check = icmp samesign ult i64 %arg.code.16, 24
  br i1 %min.iters.check, label %B202.preheader, label %B202.lr.ph.vector.scevcheck_crit_edge

B202.lr.ph.vector.scevcheck_crit_edge:
  %.pre = shl i64 %arg.code.16, 5
  %.pre6 = add i64 %.pre, -32
  br label %vector.scevcheck

vector.scevcheck:
  %mul.result.pre-phi = phi i64 [ %.pre6, %B202.lr.ph.vector.scevcheck_crit_edge ], [ %mul.result.i, %B202.lr.ph.thread ]
  %.pre-phi = phi i64 [ %.pre, %B202.lr.ph.vector.scevcheck_crit_edge ], [ %3, %B202.lr.ph.thread ]
  %.2534 = phi double [ %.253, %B202.lr.ph.vector.scevcheck_crit_edge ], [ %.2532, %B202.lr.ph.thread ]
  %scevgep = getelementptr i8, ptr %arg.code.13, i64 8
  %43 = getelementptr i8, ptr %scevgep, i64 %mul.result.pre-phi
  %44 = icmp ult ptr %43, %scevgep
  %scevgep2 = getelementptr i8, ptr %arg.code.13, i64 16
  %mul.overflow5 = icmp samesign ugt i64 %arg.code.16, %const
  %45 = getelementptr i8, ptr %scevgep2, i64 %mul.result.pre-phi
  %46 = icmp ult ptr %45, %scevgep2
  %47 = or i1 %mul.overflow5, %46
  %scevgep6 = getelementptr i8, ptr %arg.code.13, i64 24
  %48 = getelementptr i8, ptr %scevgep6, i64 %mul.result.pre-phi
  %49 = icmp ult ptr %48, %scevgep6
  %50 = or i1 %44, %47
  %51 = or i1 %49, %50
  br i1 %51, label %B202.preheader, label %vector.memcheck

vector.memcheck:
  %52 = shl nuw nsw i64 %arg.code.16, 3
  %scevgep10 = getelementptr i8, ptr %arg.m.10, i64 %52
  %scevgep12 = getelementptr i8, ptr %arg.code.13, i64 %.pre-phi
  %bound0 = icmp ult ptr %arg.m.10, %scevgep12
  %bound1 = icmp ult ptr %scevgep, %scevgep10
  %found.conflict = and i1 %bound1, %bound0
  br i1 %found.conflict, label %B202.preheader, label %vector.ph

vector.ph:
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.2534, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert13 = insertelement <2 x double> poison, double %.77, i64 0
  %broadcast.splat14 = shufflevector <2 x double> %broadcast.splatinsert13, <2 x double> poison, <2 x i32> zeroinitializer
  %53 = and i64 %52, %const73
  br label %vector.body

vector.body:
  %lsr.iv88 = phi i64 [ %lsr.iv.next89, %vector.body ], [ 0, %vector.ph ]
  %sunkaddr109 = mul i64 %lsr.iv88, 4
  %sunkaddr110 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr109
  %sunkaddr111 = getelementptr i8, ptr %sunkaddr110, i64 8
  %54 = load double, ptr %sunkaddr111, align 8
  %sunkaddr112 = mul i64 %lsr.iv88, 4
  %sunkaddr113 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr112
  %sunkaddr114 = getelementptr i8, ptr %sunkaddr113, i64 40
  %55 = load double, ptr %sunkaddr114, align 8
  %56 = insertelement <2 x double> poison, double %54, i64 0
  %57 = insertelement <2 x double> %56, double %55, i64 1
  %sunkaddr115 = mul i64 %lsr.iv88, 4
  %sunkaddr116 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr115
  %sunkaddr117 = getelementptr i8, ptr %sunkaddr116, i64 16
  %58 = load double, ptr %sunkaddr117, align 8
  %sunkaddr118 = mul i64 %lsr.iv88, 4
  %sunkaddr119 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 48
  %59 = load double, ptr %sunkaddr120, align 8
  %60 = insertelement <2 x double> poison, double %58, i64 0
  %61 = insertelement <2 x double> %60, double %59, i64 1
  %62 = fmul <2 x double> %61, splat (double 2.000000e+00)
  %sunkaddr121 = mul i64 %lsr.iv88, 4
  %sunkaddr122 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr121
  %sunkaddr123 = getelementptr i8, ptr %sunkaddr122, i64 24
  %63 = load double, ptr %sunkaddr123, align 8
  %sunkaddr124 = mul i64 %lsr.iv88, 4
  %sunkaddr125 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr124
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr125, i64 56
  %64 = load double, ptr %sunkaddr126, align 8
  %65 = insertelement <2 x double> poison, double %63, i64 0
  %66 = insertelement <2 x double> %65, double %64, i64 1
  %67 = fmul <2 x double> %broadcast.splat, %66
  %68 = fadd <2 x double> %62, %67
  %69 = fmul <2 x double> %broadcast.splat14, %68
  %70 = fadd <2 x double> %57, %69
  %scevgep101 = getelementptr i8, ptr %arg.m.10, i64 %lsr.iv88
  store <2 x double> %70, ptr %scevgep101, align 8
  %lsr.iv.next89 = add nuw nsw i64 %lsr.iv88, 16
  %71 = icmp eq i64 %53, %lsr.iv.next89
  br i1 %71, label %middle.block, label %vector.body

middle.block:
  %const72 = bitcast i64 1152921504606846974 to i64
  %n.vec = and i64 %arg.code.16, %const72
  %cmp.n = icmp eq i64 %arg.code.16, %n.vec
  br i1 %cmp.n, label %B334.endif, label %B202.preheader

B202.preheader:
  %.2535 = phi double [ %.2534, %vector.memcheck ], [ %.2534, %vector.scevcheck ], [ %.253, %B202.lr.ph ], [ %.2534, %middle.block ]
  %.207219221.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %vector.scevcheck ], [ 0, %B202.lr.ph ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.207219221.ph, 1
  %xtraiter = and i64 %arg.code.16, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B202.prol.loopexit, label %B202.prol

B202.prol:
  %.idx.prol = shl i64 %.207219221.ph, 5
  %72 = getelementptr i8, ptr %arg.code.13, i64 %.idx.prol
  %.242.prol = getelementptr i8, ptr %72, i64 8
  %.243.prol = load double, ptr %.242.prol, align 8
  %.247.prol = getelementptr i8, ptr %72, i64 16
  %.248.prol = load double, ptr %.247.prol, align 8
  %.250.prol = fmul double %.248.prol, 2.000000e+00
  %.257.prol = getelementptr i8, ptr %72, i64 24
  %.258.prol = load double, ptr %.257.prol, align 8
  %.259.prol = fmul double %.2535, %.258.prol
  %.260.prol = fadd double %.250.prol, %.259.prol
  %.262.prol = fmul double %.77, %.260.prol
  %.263.prol = fadd double %.243.prol, %.262.prol
  %.266.prol = getelementptr double, ptr %arg.m.10, i64 %.207219221.ph
  store double %.263.prol, ptr %.266.prol, align 8
  br label %B202.prol.loopexit

B202.prol.loopexit:
  %.207219221.unr = phi i64 [ %.207219221.ph, %B202.preheader ], [ %.neg, %B202.prol ]
  %73 = icmp eq i64 %arg.code.16, %.neg
  br i1 %73, label %B334.endif, label %B202.preheader42

B202.preheader42:
  %74 = shl i64 %.207219221.unr, 5
  %75 = getelementptr i8, ptr %arg.code.13, i64 %74
  %scevgep75 = getelementptr i8, ptr %75, i64 56
  br label %B202

B334.endif:
  %.280 = load i64, ptr %arg.m.9, align 8
  %.283 = getelementptr i8, ptr %arg.m.9, i64 8
  %.284 = load i64, ptr %.283, align 8
  %.287 = getelementptr i8, ptr %arg.m.9, i64 16
  %.288 = load i64, ptr %.287, align 8
  %.291 = getelementptr i8, ptr %arg.m.9, i64 24
  %.292 = load i64, ptr %.291, align 8
  %.295 = getelementptr i8, ptr %arg.m.9, i64 32
  %.296 = load i64, ptr %.295, align 8
  %.299 = getelementptr i8, ptr %arg.m.9, i64 40
  %.300 = load i64, ptr %.299, align 8
  %.303 = getelementptr i8, ptr %arg.m.9, i64 48
  %.304 = load i64, ptr %.303, align 8
  %.305 = inttoptr i64 %.284 to ptr
  %.306 = inttoptr i64 %.288 to ptr
  %.307 = inttoptr i64 %.292 to ptr
  %.308 = inttoptr i64 %.296 to ptr
  %.309 = inttoptr i64 %.304 to ptr
  %.310 = inttoptr i64 %.280 to ptr
  tail call void %.310(ptr %.305, ptr %.306, ptr %.307, ptr %.308, i64 %.300, ptr %.309)
  %.350 = icmp sgt i64 %arg.code.15, 0
  br i1 %.350, label %B562.endif.us.preheader, label %B746

B562.endif.us.preheader:
  %.398216 = add nuw i64 %arg.code.15, 1
  %.587 = fmul double %arg.m.8, %arg.h
  %.591 = fdiv double 1.000000e+00, %.587
  %76 = add nsw i64 %arg.code.15, -1
  %77 = shl i64 %arg.code.15, 3
  %78 = mul i64 %arg.code.15, -8
  %79 = mul i64 %77, %arg.code.15
  %scevgep21 = getelementptr i8, ptr %arg.m.12, i64 %79
  %80 = mul i64 %76, %arg.code.15
  %81 = icmp slt i64 %77, 0
  %82 = select i1 %81, i64 %78, i64 %77
  %mul17 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %82, i64 %76)
  %mul.result18 = extractvalue { i64, i1 } %mul17, 0
  %mul.overflow19 = extractvalue { i64, i1 } %mul17, 1
  %83 = sub i64 0, %mul.result18
  %const_mat74 = add i64 %const73, 12
  %n.vec32 = and i64 %arg.code.15, %const_mat74
  %xtraiter39 = and i64 %arg.code.15, 3
  %84 = shl i64 %arg.code.15, 5
  %scevgep49 = getelementptr i8, ptr %arg.m.12, i64 16
  br label %B562.endif.us

B562.endif.us:
  %lsr.iv55 = phi ptr [ %arg.m.12, %B562.endif.us.preheader ], [ %scevgep56, %B594.B668_crit_edge.us ]
  %lsr.iv50 = phi ptr [ %scevgep49, %B562.endif.us.preheader ], [ %scevgep51, %B594.B668_crit_edge.us ]
  %lsr.iv = phi ptr [ %arg.m.11, %B562.endif.us.preheader ], [ %scevgep43, %B594.B668_crit_edge.us ]
  %.398232238.us = phi i64 [ 0, %B562.endif.us.preheader ], [ %.405.us, %B594.B668_crit_edge.us ]
  %85 = icmp ult i64 %arg.code.15, 34
  %86 = shl i64 %.398232238.us, 3
  %scevgep22 = getelementptr i8, ptr %arg.m.11, i64 %86
  %87 = add i64 %.398232238.us, %80
  %88 = shl i64 %87, 3
  %scevgep23 = getelementptr i8, ptr %arg.m.11, i64 %88
  %89 = icmp ult ptr %scevgep22, %scevgep23
  %umin = select i1 %89, ptr %scevgep22, ptr %scevgep23
  %90 = icmp ugt ptr %scevgep22, %scevgep23
  %umax = select i1 %90, ptr %scevgep22, ptr %scevgep23
  %scevgep24 = getelementptr i8, ptr %umax, i64 8
  br i1 %85, label %B596.us.preheader, label %vector.scevcheck15

vector.scevcheck15:
  %91 = icmp slt i64 %77, 0
  %92 = getelementptr i8, ptr %scevgep22, i64 %mul.result18
  %93 = getelementptr i8, ptr %scevgep22, i64 %83
  %94 = icmp ult ptr %92, %scevgep22
  %95 = icmp ugt ptr %93, %scevgep22
  %96 = select i1 %91, i1 %95, i1 %94
  %97 = or i1 %mul.overflow19, %96
  br i1 %97, label %B596.us.preheader, label %vector.memcheck20

vector.memcheck20:
  %98 = icmp slt i64 %77, 0
  %bound025 = icmp ult ptr %arg.m.12, %scevgep24
  %bound126 = icmp ult ptr %umin, %scevgep21
  %found.conflict27 = and i1 %bound126, %bound025
  %99 = or i1 %98, %found.conflict27
  br i1 %99, label %B596.us.preheader, label %vector.body33.preheader

vector.body33.preheader:
  br label %vector.body33

vector.body33:
  %lsr.iv44 = phi ptr [ %scevgep9, %vector.body33 ], [ %lsr.iv, %vector.body33.preheader ]
  %index34 = phi i64 [ %index.next35, %vector.body33 ], [ 0, %vector.body33.preheader ]
  %scevgep48 = getelementptr i8, ptr %lsr.iv44, i64 %77
  %100 = load double, ptr %lsr.iv44, align 8
  %101 = load double, ptr %scevgep48, align 8
  %102 = insertelement <2 x double> poison, double %100, i64 0
  %103 = insertelement <2 x double> %102, double %101, i64 1
  %scevgep7 = getelementptr i8, ptr %scevgep48, i64 %77
  %104 = load double, ptr %scevgep7, align 8
  %scevgep8 = getelementptr i8, ptr %scevgep7, i64 %77
  %105 = load double, ptr %scevgep8, align 8
  %106 = insertelement <2 x double> poison, double %104, i64 0
  %107 = insertelement <2 x double> %106, double %105, i64 1
  %108 = fneg <2 x double> %103
  %109 = fneg <2 x double> %107
  %110 = shl i64 %index34, 3
  %scevgep53 = getelementptr i8, ptr %lsr.iv50, i64 %110
  %scevgep54 = getelementptr i8, ptr %scevgep53, i64 -16
  store <2 x double> %108, ptr %scevgep54, align 8
  store <2 x double> %109, ptr %scevgep53, align 8
  %index.next35 = add nuw nsw i64 %index34, 4
  %scevgep9 = getelementptr i8, ptr %scevgep8, i64 %77
  %111 = icmp eq i64 %n.vec32, %index.next35
  br i1 %111, label %middle.block36, label %vector.body33

middle.block36:
  %112 = icmp eq i64 %arg.code.15, %n.vec32
  br i1 %112, label %B594.B668_crit_edge.us, label %B596.us.preheader

B596.us.preheader:
  %.519225227.us.ph = phi i64 [ 0, %vector.memcheck20 ], [ 0, %vector.scevcheck15 ], [ 0, %B562.endif.us ], [ %n.vec32, %middle.block36 ]
  %113 = icmp eq i64 %xtraiter39, 0
  br i1 %113, label %B596.us.prol.loopexit, label %B596.us.prol.preheader

B596.us.prol.preheader:
  %114 = mul i64 %.519225227.us.ph, %77
  %scevgep58 = getelementptr i8, ptr %lsr.iv, i64 %114
  br label %B596.us.prol

B596.us.prol:
  %lsr.iv61 = phi i64 [ %xtraiter39, %B596.us.prol.preheader ], [ %lsr.iv.next, %B596.us.prol ]
  %lsr.iv59 = phi ptr [ %scevgep58, %B596.us.prol.preheader ], [ %scevgep60, %B596.us.prol ]
  %.519225227.us.prol = phi i64 [ %.519225227.us.ph, %B596.us.prol.preheader ], [ %.526.us.prol, %B596.us.prol ]
  %.526.us.prol = add nuw nsw i64 %.519225227.us.prol, 1
  %.558.us.prol = load double, ptr %lsr.iv59, align 8
  %.559.us.prol = fneg double %.558.us.prol
  %115 = shl i64 %.519225227.us.prol, 3
  %scevgep57 = getelementptr i8, ptr %lsr.iv55, i64 %115
  store double %.559.us.prol, ptr %scevgep57, align 8
  %scevgep60 = getelementptr i8, ptr %lsr.iv59, i64 %77
  %lsr.iv.next = add nsw i64 %lsr.iv61, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %B596.us.prol.loopexit, label %B596.us.prol

B596.us.prol.loopexit:
  %.519225227.us.unr = phi i64 [ %.519225227.us.ph, %B596.us.preheader ], [ %.526.us.prol, %B596.us.prol ]
  %116 = sub nsw i64 %.519225227.us.ph, %arg.code.15
  %117 = icmp ugt i64 %116, -4
  br i1 %117, label %B594.B668_crit_edge.us, label %B596.us.preheader41

B596.us.preheader41:
  %118 = add nuw i64 %.519225227.us.unr, 1
  %119 = mul i64 %118, %77
  %120 = add nuw i64 %.519225227.us.unr, 3
  %121 = mul i64 %120, %77
  %122 = mul i64 %.519225227.us.unr, %77
  %123 = add nuw i64 %.519225227.us.unr, 2
  %124 = mul i64 %123, %77
  br label %B596.us

B596.us:
  %lsr.iv62 = phi ptr [ %lsr.iv, %B596.us.preheader41 ], [ %scevgep63, %B596.us ]
  %.519225227.us = phi i64 [ %.519225227.us.unr, %B596.us.preheader41 ], [ %.526.us.3, %B596.us ]
  %scevgep66 = getelementptr i8, ptr %lsr.iv62, i64 %122
  %.558.us = load double, ptr %scevgep66, align 8
  %.559.us = fneg double %.558.us
  %125 = shl i64 %.519225227.us, 3
  %scevgep13 = getelementptr i8, ptr %lsr.iv50, i64 %125
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 -16
  store double %.559.us, ptr %scevgep14, align 8
  %scevgep64 = getelementptr i8, ptr %lsr.iv62, i64 %119
  %.558.us.1 = load double, ptr %scevgep64, align 8
  %.559.us.1 = fneg double %.558.us.1
  %126 = shl i64 %.519225227.us, 3
  %scevgep5 = getelementptr i8, ptr %lsr.iv50, i64 %126
  %scevgep15 = getelementptr i8, ptr %scevgep5, i64 -8
  store double %.559.us.1, ptr %scevgep15, align 8
  %scevgep67 = getelementptr i8, ptr %lsr.iv62, i64 %124
  %.558.us.2 = load double, ptr %scevgep67, align 8
  %.559.us.2 = fneg double %.558.us.2
  store double %.559.us.2, ptr %scevgep13, align 8
  %.526.us.3 = add nuw nsw i64 %.519225227.us, 4
  %scevgep65 = getelementptr i8, ptr %lsr.iv62, i64 %121
  %.558.us.3 = load double, ptr %scevgep65, align 8
  %.559.us.3 = fneg double %.558.us.3
  %127 = shl i64 %.519225227.us, 3
  %scevgep1 = getelementptr i8, ptr %lsr.iv50, i64 %127
  %scevgep4 = getelementptr i8, ptr %scevgep1, i64 8
  store double %.559.us.3, ptr %scevgep4, align 8
  %scevgep63 = getelementptr i8, ptr %lsr.iv62, i64 %84
  %exitcond248.not.3 = icmp eq i64 %arg.code.15, %.526.us.3
  br i1 %exitcond248.not.3, label %B594.B668_crit_edge.us, label %B596.us

B594.B668_crit_edge.us:
  %.405.us = add nuw nsw i64 %.398232238.us, 1
  %.579.us = mul i64 %.398232238.us, %.398216
  %.582.us = getelementptr double, ptr %arg.m.12, i64 %.579.us
  %.583.us = load double, ptr %.582.us, align 8
  %.592.us = fadd double %.591, %.583.us
  store double %.592.us, ptr %.582.us, align 8
  %scevgep43 = getelementptr i8, ptr %lsr.iv, i64 8
  %scevgep51 = getelementptr i8, ptr %lsr.iv50, i64 %77
  %scevgep56 = getelementptr i8, ptr %lsr.iv55, i64 %77
  %exitcond249.not = icmp eq i64 %.405.us, %arg.code.15
  br i1 %exitcond249.not, label %B746, label %B562.endif.us

B746.endif.endif:
  %.624 = load i8, ptr %.610, align 1
  %.627 = icmp ne i8 %.624, 0
  %.645 = zext i1 %.627 to i8
  store i8 %.645, ptr %retptr, align 1
  br label %common.ret

B746.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part18(ptr %retptr, ptr %excinfo, ptr %arg.A, ptr %arg.rows, ptr %arg.x, i64 %arg.n) {
B0.endif:
  %.54 = icmp sgt i64 %arg.n, 0
  br i1 %.54, label %B36.preheader, label %B478

B36.preheader:
  %const = bitcast i64 9223372036854775806 to i64
  %0 = icmp eq i64 %arg.n, 1
  br i1 %0, label %B36.epil.preheader, label %B36.preheader.new

B36.preheader.new:
  %unroll_iter = and i64 %arg.n, %const
  br label %B36

B36:
  %.104223225 = phi i64 [ 0, %B36.preheader.new ], [ %.111.1, %B36 ]
  %sunkaddr16 = mul i64 %.104223225, 8
  %sunkaddr17 = getelementptr i8, ptr %arg.x, i64 %sunkaddr16
  %.138 = load double, ptr %sunkaddr17, align 8
  %sunkaddr18 = mul i64 %.104223225, 8
  %sunkaddr19 = getelementptr i8, ptr %arg.rows, i64 %sunkaddr18
  %.141 = load i64, ptr %sunkaddr19, align 8
  %.143 = getelementptr double, ptr %arg.x, i64 %.141
  %.144 = load double, ptr %.143, align 8
  store double %.144, ptr %sunkaddr17, align 8
  %.150 = load i64, ptr %sunkaddr19, align 8
  %.152 = getelementptr double, ptr %arg.x, i64 %.150
  store double %.138, ptr %.152, align 8
  %.111.1 = add nuw i64 %.104223225, 2
  %sunkaddr = mul i64 %.104223225, 8
  %sunkaddr20 = getelementptr i8, ptr %arg.x, i64 %sunkaddr
  %sunkaddr21 = getelementptr i8, ptr %sunkaddr20, i64 8
  %.138.1 = load double, ptr %sunkaddr21, align 8
  %sunkaddr22 = mul i64 %.104223225, 8
  %sunkaddr23 = getelementptr i8, ptr %arg.rows, i64 %sunkaddr22
  %sunkaddr24 = getelementptr i8, ptr %sunkaddr23, i64 8
  %.141.1 = load i64, ptr %sunkaddr24, align 8
  %.143.1 = getelementptr double, ptr %arg.x, i64 %.141.1
  %.144.1 = load double, ptr %.143.1, align 8
  store double %.144.1, ptr %sunkaddr21, align 8
  %.150.1 = load i64, ptr %sunkaddr24, align 8
  %.152.1 = getelementptr double, ptr %arg.x, i64 %.150.1
  store double %.138.1, ptr %.152.1, align 8
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.111.1
  br i1 %niter.ncmp.1, label %B144.endif.preheader.unr-lcssa, label %B36

B144.endif.preheader.unr-lcssa:
  %1 = and i64 %arg.n, 1
  %lcmp.mod.not = icmp eq i64 %1, 0
  br i1 %lcmp.mod.not, label %B144.endif.preheader, label %B36.epil.preheader

B36.epil.preheader:
  %.104223225.epil.init = phi i64 [ 0, %B36.preheader ], [ %unroll_iter, %B144.endif.preheader.unr-lcssa ]
  %.137.epil = getelementptr double, ptr %arg.x, i64 %.104223225.epil.init
  %.138.epil = load double, ptr %.137.epil, align 8
  %.140.epil = getelementptr i64, ptr %arg.rows, i64 %.104223225.epil.init
  %.141.epil = load i64, ptr %.140.epil, align 8
  %.143.epil = getelementptr double, ptr %arg.x, i64 %.141.epil
  %.144.epil = load double, ptr %.143.epil, align 8
  store double %.144.epil, ptr %.137.epil, align 8
  %.150.epil = load i64, ptr %.140.epil, align 8
  %.152.epil = getelementptr double, ptr %arg.x, i64 %.150.epil
  store double %.138.epil, ptr %.152.epil, align 8
  br label %B144.endif.preheader

B144.endif.preheader:
  %scevgep18 = getelementptr i8, ptr %arg.A, i64 8
  %2 = shl i64 %arg.n, 3
  br label %B144.endif

B142.loopexit.loopexit.unr-lcssa:
  %3 = and i64 %.247237243, 1
  %lcmp.mod3.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod3.not, label %B142.loopexit, label %B178.epil.preheader

B178.epil.preheader:
  %sunkaddr45.pre-phi = phi i64 [ %sunkaddr49, %B142.loopexit.loopexit.unr-lcssa ], [ 8, %B178.lr.ph ]
  %.415235.epil.init = phi double [ %.415.1, %B142.loopexit.loopexit.unr-lcssa ], [ %.402.promoted, %B178.lr.ph ]
  %.409.epil = getelementptr double, ptr %8, i64 %7
  %.410.epil = load double, ptr %.409.epil, align 8
  %.412.epil = getelementptr double, ptr %arg.x, i64 %7
  %.413.epil = load double, ptr %.412.epil, align 8
  %.414.epil = fmul double %.410.epil, %.413.epil
  %.415.epil = fsub double %.415235.epil.init, %.414.epil
  %sunkaddr46 = getelementptr i8, ptr %arg.x, i64 %sunkaddr45.pre-phi
  store double %.415.epil, ptr %sunkaddr46, align 8
  br label %B142.loopexit

B142.loopexit:
  %scevgep20 = getelementptr i8, ptr %lsr.iv19, i64 %2
  %exitcond271.not = icmp eq i64 %arg.n, %.254
  br i1 %exitcond271.not, label %B300.endif.lr.ph, label %B144.endif

B178:
  %.415235 = phi double [ %.415.1, %B178 ], [ %.402.promoted, %B178.preheader ]
  %.368229231 = phi i64 [ %.375.1, %B178 ], [ 0, %B178.preheader ]
  %4 = shl i64 %.368229231, 3
  %scevgep22 = getelementptr i8, ptr %lsr.iv19, i64 %4
  %scevgep23 = getelementptr i8, ptr %scevgep22, i64 -8
  %.410 = load double, ptr %scevgep23, align 8
  %sunkaddr25 = mul i64 %.368229231, 8
  %sunkaddr26 = getelementptr i8, ptr %arg.x, i64 %sunkaddr25
  %.413 = load double, ptr %sunkaddr26, align 8
  %.414 = fmul double %.410, %.413
  %.415 = fsub double %.415235, %.414
  %sunkaddr27 = getelementptr i8, ptr %arg.x, i64 %sunkaddr49
  store double %.415, ptr %sunkaddr27, align 8
  %.375.1 = add nuw i64 %.368229231, 2
  %.410.1 = load double, ptr %scevgep22, align 8
  %sunkaddr28 = mul i64 %.368229231, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.x, i64 %sunkaddr28
  %sunkaddr31 = getelementptr i8, ptr %sunkaddr30, i64 8
  %.413.1 = load double, ptr %sunkaddr31, align 8
  %.414.1 = fmul double %.410.1, %.413.1
  %.415.1 = fsub double %.415, %.414.1
  store double %.415.1, ptr %sunkaddr27, align 8
  %niter6.ncmp.1 = icmp eq i64 %6, %.375.1
  br i1 %niter6.ncmp.1, label %B142.loopexit.loopexit.unr-lcssa, label %B178

B342:
  %lsr.iv11 = phi i64 [ %lsr.iv.next12, %B342 ], [ 0, %B342.preheader ]
  %lsr.iv7 = phi i64 [ %lsr.iv.next8, %B342 ], [ %lsr.iv, %B342.preheader ]
  %.689256 = phi double [ %.689, %B342 ], [ %.702.pre, %B342.preheader ]
  %scevgep13 = getelementptr i8, ptr %lsr.iv9, i64 %lsr.iv11
  %.684 = load double, ptr %scevgep13, align 8
  %scevgep17 = getelementptr i8, ptr %lsr.iv15, i64 %lsr.iv11
  %.687 = load double, ptr %scevgep17, align 8
  %.688 = fmul double %.684, %.687
  %.689 = fsub double %.689256, %.688
  %sunkaddr32 = mul i64 %.522, 8
  %sunkaddr33 = getelementptr i8, ptr %arg.x, i64 %sunkaddr32
  store double %.689, ptr %sunkaddr33, align 8
  %lsr.iv.next8 = add i64 %lsr.iv7, -1
  %lsr.iv.next12 = add i64 %lsr.iv11, 8
  %.636 = icmp sgt i64 %lsr.iv.next8, 1
  br i1 %.636, label %B342, label %B420

B420:
  %.702 = phi double [ %.702.pre, %B300.endif ], [ %.689, %B342 ]
  %.707 = mul i64 %.522, %.519218
  %.709 = getelementptr double, ptr %arg.A, i64 %.707
  %.710 = load double, ptr %.709, align 8
  %.714 = fdiv double %.702, %.710
  %sunkaddr34 = mul i64 %.522, 8
  %sunkaddr35 = getelementptr i8, ptr %arg.x, i64 %sunkaddr34
  store double %.714, ptr %sunkaddr35, align 8
  %lsr.iv.next = add i64 %lsr.iv, 1
  %scevgep10 = getelementptr i8, ptr %lsr.iv9, i64 %11
  %scevgep16 = getelementptr i8, ptr %lsr.iv15, i64 -8
  %.513 = icmp samesign ugt i64 %.512257265, 1
  br i1 %.513, label %B300.endif, label %B478

B478:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B144.endif:
  %lsr.iv19 = phi ptr [ %scevgep18, %B144.endif.preheader ], [ %scevgep20, %B142.loopexit ]
  %.247237243 = phi i64 [ 0, %B144.endif.preheader ], [ %.254, %B142.loopexit ]
  %5 = lshr i64 %.247237243, 1
  %6 = shl nuw nsw i64 %5, 1
  %7 = and i64 %.247237243, %const
  %.254 = add nuw nsw i64 %.247237243, 1
  %.362230.not = icmp eq i64 %.247237243, 0
  br i1 %.362230.not, label %B142.loopexit, label %B178.lr.ph

B178.lr.ph:
  %.402 = getelementptr double, ptr %arg.x, i64 %.247237243
  %.406 = mul nuw nsw i64 %.247237243, %arg.n
  %8 = getelementptr double, ptr %arg.A, i64 %.406
  %.402.promoted = load double, ptr %.402, align 8
  %9 = icmp eq i64 %.247237243, 1
  br i1 %9, label %B178.epil.preheader, label %B178.preheader

B178.preheader:
  %sunkaddr49 = shl i64 %.247237243, 3
  br label %B178

B300.endif.lr.ph:
  %.519218 = add nuw i64 %arg.n, 1
  %10 = mul i64 %2, %arg.n
  %scevgep = getelementptr i8, ptr %arg.A, i64 %10
  %11 = sub nuw nsw i64 -8, %2
  %scevgep14 = getelementptr i8, ptr %arg.x, i64 %2
  br label %B300.endif

B300.endif:
  %lsr.iv15 = phi ptr [ %scevgep14, %B300.endif.lr.ph ], [ %scevgep16, %B420 ]
  %lsr.iv9 = phi ptr [ %scevgep, %B300.endif.lr.ph ], [ %scevgep10, %B420 ]
  %lsr.iv = phi i64 [ 1, %B300.endif.lr.ph ], [ %lsr.iv.next, %B420 ]
  %.512257265 = phi i64 [ %arg.n, %B300.endif.lr.ph ], [ %.522, %B420 ]
  %.522 = add nsw i64 %.512257265, -1
  %.636251.not = icmp eq i64 %arg.n, %.512257265
  %sunkaddr58 = shl i64 %.522, 3
  %sunkaddr59 = getelementptr i8, ptr %arg.x, i64 %sunkaddr58
  %.702.pre = load double, ptr %sunkaddr59, align 8
  br i1 %.636251.not, label %B420, label %B342.preheader

B342.preheader:
  br label %B342
}

define internal i32 @part19(ptr %retptr, ptr %excinfo, ptr %arg.A, ptr %arg.rows, i64 %arg.n) {
B0.endif:
  %.51 = icmp sgt i64 %arg.n, 0
  br i1 %.51, label %B38.endif.preheader, label %common.ret

B38.endif.preheader:
  %0 = shl i64 %arg.n, 3
  %1 = add i64 %0, 8
  %2 = shl i64 %arg.n, 4
  %3 = add nsw i64 %arg.n, -1
  %4 = mul i64 %0, %arg.n
  %scevgep9 = getelementptr i8, ptr %arg.A, i64 %4
  %5 = getelementptr i8, ptr %arg.A, i64 %1
  %6 = getelementptr i8, ptr %arg.A, i64 %2
  %7 = getelementptr i8, ptr %arg.A, i64 %0
  %n.vec19 = and i64 %arg.n, 9223372036854775804
  %scevgep45 = getelementptr i8, ptr %arg.A, i64 16
  %scevgep55 = getelementptr i8, ptr %arg.A, i64 8
  %scevgep67 = getelementptr i8, ptr %arg.A, i64 24
  %scevgep73 = getelementptr i8, ptr %7, i64 24
  br label %B38.endif

B36.loopexit:
  %scevgep40 = getelementptr i8, ptr %lsr.iv39, i64 8
  %scevgep51 = getelementptr i8, ptr %lsr.iv50, i64 %0
  %lsr.iv.next66 = add i64 %lsr.iv65, -1
  %scevgep69 = getelementptr i8, ptr %lsr.iv68, i64 %1
  %scevgep75 = getelementptr i8, ptr %lsr.iv74, i64 %1
  %indvars.iv.next = add nuw i64 %indvars.iv, 1
  %exitcond359.not = icmp eq i64 %arg.n, %.109
  br i1 %exitcond359.not, label %common.ret, label %B38.endif

B84:
  %lsr.iv41 = phi ptr [ %lsr.iv39, %B84.preheader38 ], [ %scevgep42, %B84 ]
  %lsr.iv = phi i64 [ %23, %B84.preheader38 ], [ %lsr.iv.next, %B84 ]
  %best.2.1267 = phi i64 [ %best.2.1267.unr, %B84.preheader38 ], [ %best.3.2.1, %B84 ]
  %.229263265 = phi i64 [ %.229263265.unr, %B84.preheader38 ], [ %9, %B84 ]
  %scevgep43 = getelementptr i8, ptr %lsr.iv41, i64 %24
  %.275 = load double, ptr %scevgep43, align 8
  %.276 = tail call double @llvm.fabs.f64(double %.275)
  %.279 = mul nsw i64 %best.2.1267, %arg.n
  %gep261 = getelementptr double, ptr %invariant.gep, i64 %.279
  %.286 = load double, ptr %gep261, align 8
  %.287 = tail call double @llvm.fabs.f64(double %.286)
  %.288 = fcmp ogt double %.276, %.287
  %best.3.2 = select i1 %.288, i64 %.229263265, i64 %best.2.1267
  %scevgep44 = getelementptr i8, ptr %lsr.iv41, i64 %26
  %.275.1 = load double, ptr %scevgep44, align 8
  %.276.1 = tail call double @llvm.fabs.f64(double %.275.1)
  %.279.1 = mul nsw i64 %best.3.2, %arg.n
  %gep261.1 = getelementptr double, ptr %invariant.gep, i64 %.279.1
  %.286.1 = load double, ptr %gep261.1, align 8
  %.287.1 = tail call double @llvm.fabs.f64(double %.286.1)
  %.288.1 = fcmp ogt double %.276.1, %.287.1
  %8 = add i64 %.229263265, 1
  %best.3.2.1 = select i1 %.288.1, i64 %8, i64 %best.3.2
  %lsr.iv.next = add i64 %lsr.iv, -2
  %scevgep42 = getelementptr i8, ptr %lsr.iv41, i64 %2
  %.223.1 = icmp sgt i64 %lsr.iv.next, 2
  %9 = add i64 %8, 1
  br i1 %.223.1, label %B84, label %B246.lr.ph

B246:
  %.399271273 = phi i64 [ %.406.1, %B246 ], [ %.399271273.unr, %B246.preheader37 ]
  %10 = shl i64 %.399271273, 3
  %scevgep13 = getelementptr i8, ptr %arg.A.pn, i64 %10
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 8
  %.437 = load double, ptr %scevgep13, align 8
  %scevgep57 = getelementptr i8, ptr %scevgep56, i64 %10
  %scevgep58 = getelementptr i8, ptr %scevgep57, i64 -8
  %.444 = load double, ptr %scevgep58, align 8
  store double %.444, ptr %scevgep13, align 8
  store double %.437, ptr %scevgep58, align 8
  %.406.1 = add nuw nsw i64 %.399271273, 2
  %.437.1 = load double, ptr %scevgep14, align 8
  %.444.1 = load double, ptr %scevgep57, align 8
  store double %.444.1, ptr %scevgep14, align 8
  store double %.437.1, ptr %scevgep57, align 8
  %exitcond.not.1 = icmp eq i64 %arg.n, %.406.1
  br i1 %exitcond.not.1, label %B346, label %B246

B346:
  %.472 = getelementptr double, ptr %28, i64 %.102308333
  %.473 = load double, ptr %.472, align 8
  %.475 = fcmp ueq double %.473, 0.000000e+00
  br i1 %.475, label %common.ret, label %B414.endif

common.ret:
  %storemerge252 = phi i8 [ 1, %B0.endif ], [ 0, %B346 ], [ 1, %B36.loopexit ]
  store i8 %storemerge252, ptr %retptr, align 1
  ret i32 0

B38.endif:
  %indvars.iv = phi i64 [ %indvars.iv.next, %B36.loopexit ], [ 1, %B38.endif.preheader ]
  %arg.A.pn = phi ptr [ %lsr.iv85, %B36.loopexit ], [ %arg.A, %B38.endif.preheader ]
  %lsr.iv74 = phi ptr [ %scevgep75, %B36.loopexit ], [ %scevgep73, %B38.endif.preheader ]
  %lsr.iv68 = phi ptr [ %scevgep69, %B36.loopexit ], [ %scevgep67, %B38.endif.preheader ]
  %lsr.iv65 = phi i64 [ %lsr.iv.next66, %B36.loopexit ], [ %3, %B38.endif.preheader ]
  %lsr.iv50 = phi ptr [ %scevgep51, %B36.loopexit ], [ %scevgep45, %B38.endif.preheader ]
  %lsr.iv39 = phi ptr [ %scevgep40, %B36.loopexit ], [ %arg.A, %B38.endif.preheader ]
  %.102308333 = phi i64 [ %.109, %B36.loopexit ], [ 0, %B38.endif.preheader ]
  %11 = lshr i64 %lsr.iv65, 2
  %12 = shl nuw i64 %11, 2
  %smax4 = tail call i64 @llvm.smax.i64(i64 %lsr.iv65, i64 0)
  %13 = add i64 %smax4, %indvars.iv
  %lsr.iv85 = getelementptr i8, ptr %arg.A.pn, i64 %0
  %14 = xor i64 %.102308333, -1
  %15 = add nsw i64 %arg.n, %14
  %16 = sub i64 %3, %.102308333
  %17 = mul i64 %.102308333, %1
  %scevgep = getelementptr i8, ptr %5, i64 %17
  %18 = mul i64 %.102308333, %0
  %scevgep1 = getelementptr i8, ptr %6, i64 %18
  %smax = tail call i64 @llvm.smax.i64(i64 %16, i64 0)
  %19 = add nsw i64 %smax, -1
  %20 = mul i64 %19, %0
  %scevgep2 = getelementptr i8, ptr %scevgep1, i64 %20
  %21 = getelementptr i8, ptr %arg.A, i64 %17
  %scevgep3 = getelementptr i8, ptr %21, i64 8
  %scevgep4 = getelementptr i8, ptr %7, i64 %18
  %.109 = add nuw nsw i64 %.102308333, 1
  %.180 = sub nsw i64 %arg.n, %.109
  %.181 = icmp sgt i64 %.180, 0
  %..180 = tail call i64 @llvm.smax.i64(i64 %.180, i64 0)
  %invariant.gep = getelementptr double, ptr %arg.A, i64 %.102308333
  br i1 %.181, label %B84.preheader, label %B246.lr.ph

B84.preheader:
  %smax30 = tail call i64 @llvm.smax.i64(i64 %15, i64 0)
  %xtraiter = and i64 %smax30, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B84.prol.loopexit, label %B84.prol

B84.prol:
  %.232.prol = add nsw i64 %..180, -1
  %.236.prol = add nuw i64 %.102308333, 2
  %.270.prol = mul nuw nsw i64 %.109, %arg.n
  %gep.prol = getelementptr double, ptr %invariant.gep, i64 %.270.prol
  %.275.prol = load double, ptr %gep.prol, align 8
  %.276.prol = tail call double @llvm.fabs.f64(double %.275.prol)
  %.279.prol = mul nuw nsw i64 %.102308333, %arg.n
  %gep261.prol = getelementptr double, ptr %invariant.gep, i64 %.279.prol
  %.286.prol = load double, ptr %gep261.prol, align 8
  %.287.prol = tail call double @llvm.fabs.f64(double %.286.prol)
  %.288.prol = fcmp ogt double %.276.prol, %.287.prol
  %best.3.2.prol = select i1 %.288.prol, i64 %.109, i64 %.102308333
  br label %B84.prol.loopexit

B84.prol.loopexit:
  %best.2.1267.unr = phi i64 [ %.102308333, %B84.preheader ], [ %best.3.2.prol, %B84.prol ]
  %.222262266.unr = phi i64 [ %..180, %B84.preheader ], [ %.232.prol, %B84.prol ]
  %.229263265.unr = phi i64 [ %.109, %B84.preheader ], [ %.236.prol, %B84.prol ]
  %best.3.2.lcssa.unr = phi i64 [ poison, %B84.preheader ], [ %best.3.2.prol, %B84.prol ]
  %22 = icmp eq i64 %15, 1
  br i1 %22, label %B246.lr.ph, label %B84.preheader38

B84.preheader38:
  %23 = add i64 %.222262266.unr, 2
  %24 = mul i64 %.229263265.unr, %0
  %25 = add nuw i64 %.229263265.unr, 1
  %26 = mul i64 %25, %0
  br label %B84

B246.lr.ph:
  %best.2.1.lcssa = phi i64 [ %.102308333, %B38.endif ], [ %best.3.2.lcssa.unr, %B84.prol.loopexit ], [ %best.3.2.1, %B84 ]
  %27 = icmp ult i64 %arg.n, 8
  %.311 = getelementptr i64, ptr %arg.rows, i64 %.102308333
  store i64 %best.2.1.lcssa, ptr %.311, align 8
  %.433 = mul nuw nsw i64 %.102308333, %arg.n
  %28 = getelementptr double, ptr %arg.A, i64 %.433
  %.440 = mul nsw i64 %best.2.1.lcssa, %arg.n
  %29 = getelementptr double, ptr %arg.A, i64 %.440
  br i1 %27, label %B246.preheader, label %vector.memcheck8

vector.memcheck8:
  %30 = icmp slt i64 %0, 0
  %31 = shl i64 %best.2.1.lcssa, 3
  %32 = add i64 %31, 8
  %33 = mul i64 %32, %arg.n
  %scevgep10 = getelementptr i8, ptr %arg.A, i64 %33
  %bound011 = icmp ult ptr %arg.A, %scevgep10
  %bound112 = icmp ult ptr %29, %scevgep9
  %found.conflict13 = and i1 %bound112, %bound011
  %34 = or i1 %30, %found.conflict13
  br i1 %34, label %B246.preheader, label %vector.body20.preheader

vector.body20.preheader:
  %35 = mul i64 %best.2.1.lcssa, %0
  %scevgep46 = getelementptr i8, ptr %scevgep45, i64 %35
  br label %vector.body20

vector.body20:
  %index21 = phi i64 [ %index.next26, %vector.body20 ], [ 0, %vector.body20.preheader ]
  %36 = shl i64 %index21, 3
  %scevgep53 = getelementptr i8, ptr %lsr.iv50, i64 %36
  %scevgep54 = getelementptr i8, ptr %scevgep53, i64 -16
  %wide.load22 = load <2 x double>, ptr %scevgep54, align 8
  %wide.load23 = load <2 x double>, ptr %scevgep53, align 8
  %scevgep48 = getelementptr i8, ptr %scevgep46, i64 %36
  %37 = shl i64 %index21, 3
  %scevgep7 = getelementptr i8, ptr %scevgep46, i64 %37
  %scevgep8 = getelementptr i8, ptr %scevgep7, i64 -16
  %wide.load24 = load <2 x double>, ptr %scevgep8, align 8
  %wide.load25 = load <2 x double>, ptr %scevgep48, align 8
  store <2 x double> %wide.load24, ptr %scevgep54, align 8
  store <2 x double> %wide.load25, ptr %scevgep53, align 8
  store <2 x double> %wide.load22, ptr %scevgep8, align 8
  store <2 x double> %wide.load23, ptr %scevgep48, align 8
  %index.next26 = add nuw nsw i64 %index21, 4
  %38 = icmp eq i64 %n.vec19, %index.next26
  br i1 %38, label %middle.block27, label %vector.body20

middle.block27:
  %39 = icmp eq i64 %arg.n, %n.vec19
  br i1 %39, label %B346, label %B246.preheader

B246.preheader:
  %.399271273.ph = phi i64 [ 0, %vector.memcheck8 ], [ 0, %B246.lr.ph ], [ %n.vec19, %middle.block27 ]
  %40 = and i64 %arg.n, 1
  %41 = icmp eq i64 %40, 0
  %.neg = or disjoint i64 %.399271273.ph, 1
  br i1 %41, label %B246.prol.loopexit, label %B246.prol

B246.prol:
  %.436.prol = getelementptr double, ptr %28, i64 %.399271273.ph
  %.437.prol = load double, ptr %.436.prol, align 8
  %.443.prol = getelementptr double, ptr %29, i64 %.399271273.ph
  %.444.prol = load double, ptr %.443.prol, align 8
  store double %.444.prol, ptr %.436.prol, align 8
  store double %.437.prol, ptr %.443.prol, align 8
  br label %B246.prol.loopexit

B246.prol.loopexit:
  %.399271273.unr = phi i64 [ %.399271273.ph, %B246.preheader ], [ %.neg, %B246.prol ]
  %42 = icmp eq i64 %arg.n, %.neg
  br i1 %42, label %B346, label %B246.preheader37

B246.preheader37:
  %43 = mul i64 %best.2.1.lcssa, %0
  %scevgep56 = getelementptr i8, ptr %scevgep55, i64 %43
  br label %B246

B414.endif:
  %.572294.not = icmp slt i64 %.180, 1
  br i1 %.572294.not, label %B36.loopexit, label %B454.us.preheader

B454.us.preheader:
  %44 = icmp slt i64 %0, 0
  %bound0 = icmp ult ptr %scevgep, %scevgep4
  %bound1 = icmp ult ptr %scevgep3, %scevgep2
  %found.conflict = and i1 %bound0, %bound1
  %45 = or i1 %44, %found.conflict
  %n.vec = and i64 %16, -4
  %46 = add i64 %n.vec, %.109
  %47 = icmp ult i64 %16, 4
  %brmerge = select i1 %47, i1 true, i1 %45
  %.pre = sub i64 %arg.n, %46
  br label %B454.us

B454.us:
  %lsr.iv87 = phi ptr [ %lsr.iv85, %B454.us.preheader ], [ %scevgep88, %B682.us ]
  %lsr.iv76 = phi ptr [ %lsr.iv74, %B454.us.preheader ], [ %scevgep77, %B682.us ]
  %.578287297.us = phi i64 [ %.109, %B454.us.preheader ], [ %.585.us, %B682.us ]
  %.585.us = add nuw i64 %.578287297.us, 1
  %.615.us = mul nsw i64 %.578287297.us, %arg.n
  %gep285.us = getelementptr double, ptr %invariant.gep, i64 %.615.us
  %.620.us = load double, ptr %gep285.us, align 8
  %sunkaddr = mul i64 %.102308333, 8
  %sunkaddr17 = getelementptr i8, ptr %28, i64 %sunkaddr
  %.628.us = load double, ptr %sunkaddr17, align 8
  %.632.us = fdiv double %.620.us, %.628.us
  store double %.632.us, ptr %gep285.us, align 8
  %.648.us = fcmp une double %.632.us, 0.000000e+00
  br i1 %.648.us, label %B564.endif.us, label %B682.us

B564.endif.us:
  %48 = getelementptr double, ptr %arg.A, i64 %.615.us
  br i1 %brmerge, label %B604.us.preheader, label %vector.ph

vector.ph:
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.632.us, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %49 = shl i64 %index, 3
  %scevgep79 = getelementptr i8, ptr %lsr.iv76, i64 %49
  %scevgep80 = getelementptr i8, ptr %scevgep79, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep80, align 8
  %wide.load5 = load <2 x double>, ptr %scevgep79, align 8
  %scevgep71 = getelementptr i8, ptr %lsr.iv68, i64 %49
  %50 = shl i64 %index, 3
  %scevgep11 = getelementptr i8, ptr %lsr.iv68, i64 %50
  %scevgep12 = getelementptr i8, ptr %scevgep11, i64 -16
  %wide.load6 = load <2 x double>, ptr %scevgep12, align 8
  %wide.load7 = load <2 x double>, ptr %scevgep71, align 8
  %51 = fmul <2 x double> %broadcast.splat, %wide.load6
  %52 = fmul <2 x double> %broadcast.splat, %wide.load7
  %53 = fsub <2 x double> %wide.load, %51
  %54 = fsub <2 x double> %wide.load5, %52
  store <2 x double> %53, ptr %scevgep80, align 8
  store <2 x double> %54, ptr %scevgep79, align 8
  %index.next = add nuw i64 %index, 4
  %55 = icmp eq i64 %12, %index.next
  br i1 %55, label %middle.block, label %vector.body

middle.block:
  %56 = icmp eq i64 %16, %n.vec
  br i1 %56, label %B682.us, label %B604.us.preheader

B604.us.preheader:
  %.pre-phi = phi i64 [ %.180, %B564.endif.us ], [ %.pre, %middle.block ]
  %.738278280.us.ph = phi i64 [ %.109, %B564.endif.us ], [ %46, %middle.block ]
  %.neg35 = add i64 %.738278280.us.ph, 1
  %xtraiter33 = and i64 %.pre-phi, 1
  %lcmp.mod34.not = icmp eq i64 %xtraiter33, 0
  br i1 %lcmp.mod34.not, label %B604.us.prol.loopexit, label %B604.us.prol

B604.us.prol:
  %.775.us.prol = getelementptr double, ptr %48, i64 %.738278280.us.ph
  %.776.us.prol = load double, ptr %.775.us.prol, align 8
  %.782.us.prol = getelementptr double, ptr %28, i64 %.738278280.us.ph
  %.783.us.prol = load double, ptr %.782.us.prol, align 8
  %.785.us.prol = fmul double %.632.us, %.783.us.prol
  %.786.us.prol = fsub double %.776.us.prol, %.785.us.prol
  store double %.786.us.prol, ptr %.775.us.prol, align 8
  br label %B604.us.prol.loopexit

B604.us.prol.loopexit:
  %.738278280.us.unr = phi i64 [ %.738278280.us.ph, %B604.us.preheader ], [ %.neg35, %B604.us.prol ]
  %57 = icmp eq i64 %arg.n, %.neg35
  br i1 %57, label %B682.us, label %B604.us.preheader6

B604.us.preheader6:
  br label %B604.us

B682.us:
  %scevgep77 = getelementptr i8, ptr %lsr.iv76, i64 %0
  %scevgep88 = getelementptr i8, ptr %lsr.iv87, i64 %0
  %exitcond.not = icmp eq i64 %.585.us, %13
  br i1 %exitcond.not, label %B36.loopexit, label %B454.us

B604.us:
  %.738278280.us = phi i64 [ %.745.us.1, %B604.us ], [ %.738278280.us.unr, %B604.us.preheader6 ]
  %58 = shl i64 %.738278280.us, 3
  %scevgep89 = getelementptr i8, ptr %lsr.iv87, i64 %58
  %.776.us = load double, ptr %scevgep89, align 8
  %scevgep20 = getelementptr i8, ptr %arg.A.pn, i64 %58
  %scevgep21 = getelementptr i8, ptr %scevgep20, i64 8
  %.783.us = load double, ptr %scevgep20, align 8
  %.785.us = fmul double %.632.us, %.783.us
  %.786.us = fsub double %.776.us, %.785.us
  store double %.786.us, ptr %scevgep89, align 8
  %.745.us.1 = add nuw i64 %.738278280.us, 2
  %59 = shl i64 %.738278280.us, 3
  %scevgep15 = getelementptr i8, ptr %lsr.iv87, i64 %59
  %scevgep16 = getelementptr i8, ptr %scevgep15, i64 8
  %.776.us.1 = load double, ptr %scevgep16, align 8
  %.783.us.1 = load double, ptr %scevgep21, align 8
  %.785.us.1 = fmul double %.632.us, %.783.us.1
  %.786.us.1 = fsub double %.776.us.1, %.785.us.1
  store double %.786.us.1, ptr %scevgep16, align 8
  %exitcond358.not.1 = icmp eq i64 %arg.n, %.745.us.1
  br i1 %exitcond358.not.1, label %B682.us, label %B604.us
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

declare double @llvm.fabs.f64(double)

define internal i32 @part15(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, i64 %arg.row, i64 %arg.count, double %arg.h, ptr %arg.y, ptr %arg.k, i64 %arg.size, ptr %arg.out) {
B0.endif:
  %arg.size.fr = freeze i64 %arg.size
  %.40 = mul nsw i64 %arg.row, %arg.m.2
  %.41 = getelementptr double, ptr %arg.m.0, i64 %.40
  %.46 = add nsw i64 %arg.count, -1
  %.48 = getelementptr double, ptr %.41, i64 %.46
  %.49 = load double, ptr %.48, align 8
  %.51 = fmul double %arg.h, %.49
  %.55 = mul i64 %arg.size.fr, %.46
  %.57 = getelementptr double, ptr %arg.k, i64 %.55
  %.102 = icmp sgt i64 %arg.size.fr, 0
  br i1 %.102, label %B166.preheader, label %B416

B166.preheader:
  %min.iters.check = icmp samesign ult i64 %arg.size.fr, 10
  br i1 %min.iters.check, label %B166.preheader31, label %vector.memcheck

vector.memcheck:
  %0 = ptrtoint ptr %arg.out to i64
  %1 = ptrtoint ptr %arg.y to i64
  %2 = ptrtoint ptr %arg.k to i64
  %3 = sub i64 %0, %1
  %diff.check = icmp ult i64 %3, 32
  %4 = shl i64 %.55, 3
  %5 = add i64 %4, %2
  %6 = sub i64 %0, %5
  %diff.check7 = icmp ult i64 %6, 32
  %conflict.rdx = or i1 %diff.check, %diff.check7
  br i1 %conflict.rdx, label %B166.preheader31, label %vector.ph

vector.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %n.vec = and i64 %arg.size.fr, %const
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.51, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %7 = getelementptr i8, ptr %arg.k, i64 %4
  %scevgep72 = getelementptr i8, ptr %7, i64 16
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %sunkaddr = mul i64 %index, 8
  %sunkaddr77 = getelementptr i8, ptr %arg.y, i64 %sunkaddr
  %wide.load = load <2 x double>, ptr %sunkaddr77, align 8
  %sunkaddr78 = mul i64 %index, 8
  %sunkaddr79 = getelementptr i8, ptr %arg.y, i64 %sunkaddr78
  %sunkaddr80 = getelementptr i8, ptr %sunkaddr79, i64 16
  %wide.load8 = load <2 x double>, ptr %sunkaddr80, align 8
  %8 = shl i64 %index, 3
  %scevgep75 = getelementptr i8, ptr %scevgep72, i64 %8
  %9 = shl i64 %index, 3
  %scevgep73 = getelementptr i8, ptr %scevgep72, i64 %9
  %scevgep74 = getelementptr i8, ptr %scevgep73, i64 -16
  %wide.load9 = load <2 x double>, ptr %scevgep74, align 8
  %wide.load10 = load <2 x double>, ptr %scevgep75, align 8
  %10 = fmul <2 x double> %broadcast.splat, %wide.load9
  %11 = fmul <2 x double> %broadcast.splat, %wide.load10
  %12 = fadd <2 x double> %wide.load, %10
  %13 = fadd <2 x double> %wide.load8, %11
  %sunkaddr81 = mul i64 %index, 8
  %sunkaddr82 = getelementptr i8, ptr %arg.out, i64 %sunkaddr81
  store <2 x double> %12, ptr %sunkaddr82, align 8
  %sunkaddr83 = mul i64 %index, 8
  %sunkaddr84 = getelementptr i8, ptr %arg.out, i64 %sunkaddr83
  %sunkaddr85 = getelementptr i8, ptr %sunkaddr84, i64 16
  store <2 x double> %13, ptr %sunkaddr85, align 8
  %index.next = add nuw nsw i64 %index, 4
  %14 = icmp eq i64 %n.vec, %index.next
  br i1 %14, label %middle.block, label %vector.body

middle.block:
  %cmp.n = icmp eq i64 %arg.size.fr, %n.vec
  br i1 %cmp.n, label %B216.endif, label %B166.preheader31

B166.preheader31:
  %.152125127.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %B166.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.152125127.ph, 1
  %xtraiter = and i64 %arg.size.fr, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B166.prol.loopexit, label %B166.prol

B166.prol:
  %.185.prol = getelementptr double, ptr %arg.y, i64 %.152125127.ph
  %.186.prol = load double, ptr %.185.prol, align 8
  %.188.prol = getelementptr double, ptr %.57, i64 %.152125127.ph
  %.189.prol = load double, ptr %.188.prol, align 8
  %.191.prol = fmul double %.51, %.189.prol
  %.192.prol = fadd double %.186.prol, %.191.prol
  %.194.prol = getelementptr double, ptr %arg.out, i64 %.152125127.ph
  store double %.192.prol, ptr %.194.prol, align 8
  br label %B166.prol.loopexit

B166.prol.loopexit:
  %.152125127.unr = phi i64 [ %.152125127.ph, %B166.preheader31 ], [ %.neg, %B166.prol ]
  %15 = icmp eq i64 %arg.size.fr, %.neg
  br i1 %15, label %B216.endif, label %B166.preheader36

B166.preheader36:
  %16 = shl i64 %.55, 3
  %17 = getelementptr i8, ptr %arg.k, i64 %16
  %scevgep60 = getelementptr i8, ptr %17, i64 8
  br label %B166

B166:
  %.152125127 = phi i64 [ %.159.1, %B166 ], [ %.152125127.unr, %B166.preheader36 ]
  %sunkaddr90 = shl i64 %.152125127, 3
  %sunkaddr86 = mul i64 %.152125127, 8
  %sunkaddr87 = getelementptr i8, ptr %arg.y, i64 %sunkaddr86
  %.186 = load double, ptr %sunkaddr87, align 8
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 %sunkaddr90
  %18 = shl i64 %.152125127, 3
  %scevgep58 = getelementptr i8, ptr %scevgep60, i64 %18
  %scevgep59 = getelementptr i8, ptr %scevgep58, i64 -8
  %.189 = load double, ptr %scevgep59, align 8
  %.191 = fmul double %.51, %.189
  %.192 = fadd double %.186, %.191
  %sunkaddr88 = mul i64 %.152125127, 8
  %sunkaddr89 = getelementptr i8, ptr %arg.out, i64 %sunkaddr88
  store double %.192, ptr %sunkaddr89, align 8
  %.159.1 = add nuw nsw i64 %.152125127, 2
  %sunkaddr91 = mul i64 %.152125127, 8
  %sunkaddr92 = getelementptr i8, ptr %arg.y, i64 %sunkaddr91
  %sunkaddr93 = getelementptr i8, ptr %sunkaddr92, i64 8
  %.186.1 = load double, ptr %sunkaddr93, align 8
  %.189.1 = load double, ptr %scevgep61, align 8
  %.191.1 = fmul double %.51, %.189.1
  %.192.1 = fadd double %.186.1, %.191.1
  %sunkaddr94 = mul i64 %.152125127, 8
  %sunkaddr95 = getelementptr i8, ptr %arg.out, i64 %sunkaddr94
  %sunkaddr96 = getelementptr i8, ptr %sunkaddr95, i64 8
  store double %.192.1, ptr %sunkaddr96, align 8
  %exitcond.not.1 = icmp eq i64 %arg.size.fr, %.159.1
  br i1 %exitcond.not.1, label %B216.endif, label %B166

B416.loopexit.unr-lcssa:
  %19 = and i64 %.46, 1
  %lcmp.mod.not19 = icmp eq i64 %19, 0
  br i1 %lcmp.mod.not19, label %B416, label %B254.us.us.us.epil.preheader

B254.us.us.us.epil.preheader:
  %.296138148.us.us.us.epil.init = phi i64 [ 0, %B254.us.us.us.preheader ], [ %unroll_iter, %B416.loopexit.unr-lcssa ]
  %.329.us.us.us.epil = getelementptr double, ptr %.41, i64 %.296138148.us.us.us.epil.init
  %.330.us.us.us.epil = load double, ptr %.329.us.us.us.epil, align 8
  %.332.us.us.us.epil = fmul double %arg.h, %.330.us.us.us.epil
  %.344.us.us.us.epil = fcmp une double %.332.us.us.us.epil, 0.000000e+00
  br i1 %.344.us.us.us.epil, label %B360.us.preheader.us.us.epil, label %B416

B360.us.preheader.us.us.epil:
  %.336.us.us.us.epil = getelementptr double, ptr %arg.k, i64 %.296138148.us.us.us.epil.init
  %.466.us.prol.us.us.epil = load double, ptr %arg.out, align 8
  %.469.us.prol.us.us.epil = load double, ptr %.336.us.us.us.epil, align 8
  %.471.us.prol.us.us.epil = fmul double %.332.us.us.us.epil, %.469.us.prol.us.us.epil
  %.472.us.prol.us.us.epil = fadd double %.466.us.prol.us.us.epil, %.471.us.prol.us.us.epil
  store double %.472.us.prol.us.us.epil, ptr %arg.out, align 8
  br label %B416

B416:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B216.endif:
  %.290145169 = icmp sgt i64 %arg.count, 1
  br i1 %.290145169, label %B254.us.preheader, label %B416

B254.us.preheader:
  %const76 = bitcast i64 9223372036854775804 to i64
  %20 = shl i64 %arg.size.fr, 3
  %scevgep = getelementptr i8, ptr %arg.out, i64 %20
  %21 = shl i64 %arg.count, 3
  %22 = add i64 %21, -8
  %23 = mul i64 %arg.size.fr, %22
  %scevgep12 = getelementptr i8, ptr %arg.k, i64 %23
  %bound0 = icmp ult ptr %arg.out, %scevgep12
  %bound1 = icmp ult ptr %arg.k, %scevgep
  %found.conflict = and i1 %bound0, %bound1
  %stride.check = icmp slt i64 %20, 0
  %found.conflict.fr = freeze i1 %found.conflict
  %24 = or i1 %stride.check, %found.conflict.fr
  %n.vec17 = and i64 %arg.size.fr, %const76
  %25 = icmp samesign ult i64 %arg.size.fr, 4
  %brmerge = or i1 %25, %24
  br i1 %brmerge, label %B254.us.preheader.split.us, label %B254.us.preheader.split

B254.us.preheader.split.us:
  %26 = icmp eq i64 %arg.size.fr, 1
  br i1 %26, label %B254.us.us.us.preheader, label %B254.us.us.preheader

B254.us.us.preheader:
  br label %B254.us.us

B254.us.us.us.preheader:
  %27 = icmp eq i64 %arg.count, 2
  br i1 %27, label %B254.us.us.us.epil.preheader, label %B254.us.us.us.preheader.new

B254.us.us.us.preheader.new:
  %unroll_iter = and i64 %.46, -2
  %28 = shl i64 %.40, 3
  %29 = getelementptr i8, ptr %arg.m.0, i64 %28
  %scevgep22 = getelementptr i8, ptr %29, i64 8
  br label %B254.us.us.us

B254.us.us.us:
  %.296138148.us.us.us = phi i64 [ 0, %B254.us.us.us.preheader.new ], [ %.303.us.us.us.1, %B414.us.us.us.1 ]
  %30 = shl i64 %.296138148.us.us.us, 3
  %scevgep24 = getelementptr i8, ptr %scevgep22, i64 %30
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -8
  %.330.us.us.us = load double, ptr %scevgep25, align 8
  %.332.us.us.us = fmul double %arg.h, %.330.us.us.us
  %.344.us.us.us = fcmp une double %.332.us.us.us, 0.000000e+00
  br i1 %.344.us.us.us, label %B360.us.preheader.us.us, label %B414.us.us.us

B360.us.preheader.us.us:
  %.466.us.prol.us.us = load double, ptr %arg.out, align 8
  %sunkaddr97 = mul i64 %.296138148.us.us.us, 8
  %sunkaddr98 = getelementptr i8, ptr %arg.k, i64 %sunkaddr97
  %.469.us.prol.us.us = load double, ptr %sunkaddr98, align 8
  %.471.us.prol.us.us = fmul double %.332.us.us.us, %.469.us.prol.us.us
  %.472.us.prol.us.us = fadd double %.466.us.prol.us.us, %.471.us.prol.us.us
  store double %.472.us.prol.us.us, ptr %arg.out, align 8
  br label %B414.us.us.us

B414.us.us.us:
  %.303.us.us.us.1 = add nuw i64 %.296138148.us.us.us, 2
  %sunkaddr99 = mul i64 %.296138148.us.us.us, 8
  %sunkaddr100 = getelementptr i8, ptr %scevgep22, i64 %sunkaddr99
  %.330.us.us.us.1 = load double, ptr %sunkaddr100, align 8
  %.332.us.us.us.1 = fmul double %arg.h, %.330.us.us.us.1
  %.344.us.us.us.1 = fcmp une double %.332.us.us.us.1, 0.000000e+00
  br i1 %.344.us.us.us.1, label %B360.us.preheader.us.us.1, label %B414.us.us.us.1

B360.us.preheader.us.us.1:
  %.466.us.prol.us.us.1 = load double, ptr %arg.out, align 8
  %sunkaddr101 = mul i64 %.296138148.us.us.us, 8
  %sunkaddr102 = getelementptr i8, ptr %arg.k, i64 %sunkaddr101
  %sunkaddr103 = getelementptr i8, ptr %sunkaddr102, i64 8
  %.469.us.prol.us.us.1 = load double, ptr %sunkaddr103, align 8
  %.471.us.prol.us.us.1 = fmul double %.332.us.us.us.1, %.469.us.prol.us.us.1
  %.472.us.prol.us.us.1 = fadd double %.466.us.prol.us.us.1, %.471.us.prol.us.us.1
  store double %.472.us.prol.us.us.1, ptr %arg.out, align 8
  br label %B414.us.us.us.1

B414.us.us.us.1:
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.303.us.us.us.1
  br i1 %niter.ncmp.1, label %B416.loopexit.unr-lcssa, label %B254.us.us.us

B254.us.us:
  %lsr.iv34 = phi ptr [ %scevgep35, %B414.us.us ], [ %arg.k, %B254.us.us.preheader ]
  %.296138148.us.us = phi i64 [ %.303.us.us, %B414.us.us ], [ 0, %B254.us.us.preheader ]
  %.303.us.us = add nuw nsw i64 %.296138148.us.us, 1
  %.329.us.us = getelementptr double, ptr %.41, i64 %.296138148.us.us
  %.330.us.us = load double, ptr %.329.us.us, align 8
  %.332.us.us = fmul double %arg.h, %.330.us.us
  %.344.us.us = fcmp une double %.332.us.us, 0.000000e+00
  br i1 %.344.us.us, label %B360.us.preheader.us, label %B414.us.us

B360.us.preheader.us:
  %31 = and i64 %arg.size.fr, 1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %B360.us.us.preheader, label %B360.us.prol.us

B360.us.prol.us:
  %.466.us.prol.us = load double, ptr %arg.out, align 8
  %sunkaddr115 = mul i64 %.296138148.us.us, %20
  %sunkaddr116 = getelementptr i8, ptr %arg.k, i64 %sunkaddr115
  %.469.us.prol.us = load double, ptr %sunkaddr116, align 8
  %.471.us.prol.us = fmul double %.332.us.us, %.469.us.prol.us
  %.472.us.prol.us = fadd double %.466.us.prol.us, %.471.us.prol.us
  store double %.472.us.prol.us, ptr %arg.out, align 8
  br label %B360.us.us.preheader

B360.us.us.preheader:
  %.432131133.us.us.ph = phi i64 [ 0, %B360.us.preheader.us ], [ 1, %B360.us.prol.us ]
  br label %B360.us.us

B360.us.us:
  %.432131133.us.us = phi i64 [ %.439.us.1.us, %B360.us.us ], [ %.432131133.us.us.ph, %B360.us.us.preheader ]
  %sunkaddr105.us = shl i64 %.432131133.us.us, 3
  %sunkaddr104 = mul i64 %.432131133.us.us, 8
  %sunkaddr107 = getelementptr i8, ptr %arg.out, i64 %sunkaddr104
  %.466.us.us = load double, ptr %sunkaddr107, align 8
  %scevgep39 = getelementptr i8, ptr %lsr.iv34, i64 %sunkaddr105.us
  %33 = shl i64 %.432131133.us.us, 3
  %scevgep27 = getelementptr i8, ptr %lsr.iv34, i64 %33
  %scevgep28 = getelementptr i8, ptr %scevgep27, i64 8
  %.469.us.us = load double, ptr %scevgep39, align 8
  %.471.us.us = fmul double %.332.us.us, %.469.us.us
  %.472.us.us = fadd double %.466.us.us, %.471.us.us
  store double %.472.us.us, ptr %sunkaddr107, align 8
  %.439.us.1.us = add nuw nsw i64 %.432131133.us.us, 2
  %sunkaddr108 = mul i64 %.432131133.us.us, 8
  %sunkaddr109 = getelementptr i8, ptr %arg.out, i64 %sunkaddr108
  %sunkaddr110 = getelementptr i8, ptr %sunkaddr109, i64 8
  %.466.us.1.us = load double, ptr %sunkaddr110, align 8
  %.469.us.1.us = load double, ptr %scevgep28, align 8
  %.471.us.1.us = fmul double %.332.us.us, %.469.us.1.us
  %.472.us.1.us = fadd double %.466.us.1.us, %.471.us.1.us
  store double %.472.us.1.us, ptr %sunkaddr110, align 8
  %exitcond159.not.1.us = icmp eq i64 %arg.size.fr, %.439.us.1.us
  br i1 %exitcond159.not.1.us, label %B414.us.us, label %B360.us.us

B414.us.us:
  %scevgep35 = getelementptr i8, ptr %lsr.iv34, i64 %20
  %exitcond160.not.us = icmp eq i64 %.303.us.us, %.46
  br i1 %exitcond160.not.us, label %B416, label %B254.us.us

B254.us.preheader.split:
  %scevgep37 = getelementptr i8, ptr %arg.k, i64 16
  %invariant.gep = getelementptr double, ptr %arg.k, i64 %n.vec17
  %.neg34 = or disjoint i64 %n.vec17, 1
  br label %B254.us

B254.us:
  %lsr.iv53 = phi ptr [ %scevgep54, %B414.us ], [ %arg.k, %B254.us.preheader.split ]
  %lsr.iv = phi ptr [ %scevgep38, %B414.us ], [ %scevgep37, %B254.us.preheader.split ]
  %.296138148.us = phi i64 [ %.303.us, %B414.us ], [ 0, %B254.us.preheader.split ]
  %.303.us = add nuw nsw i64 %.296138148.us, 1
  %.329.us = getelementptr double, ptr %.41, i64 %.296138148.us
  %.330.us = load double, ptr %.329.us, align 8
  %.332.us = fmul double %arg.h, %.330.us
  %.334.us = mul nuw nsw i64 %.296138148.us, %arg.size.fr
  %.344.us = fcmp une double %.332.us, 0.000000e+00
  br i1 %.344.us, label %B360.us.preheader, label %B414.us

B360.us.preheader:
  %broadcast.splatinsert18 = insertelement <2 x double> poison, double %.332.us, i64 0
  %broadcast.splat19 = shufflevector <2 x double> %broadcast.splatinsert18, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body20

vector.body20:
  %index21 = phi i64 [ 0, %B360.us.preheader ], [ %index.next26, %vector.body20 ]
  %sunkaddr111 = mul i64 %index21, 8
  %sunkaddr112 = getelementptr i8, ptr %arg.out, i64 %sunkaddr111
  %wide.load22 = load <2 x double>, ptr %sunkaddr112, align 8
  %sunkaddr113 = mul i64 %index21, 8
  %sunkaddr114 = getelementptr i8, ptr %arg.out, i64 %sunkaddr113
  %sunkaddr117 = getelementptr i8, ptr %sunkaddr114, i64 16
  %wide.load23 = load <2 x double>, ptr %sunkaddr117, align 8
  %34 = shl i64 %index21, 3
  %scevgep41 = getelementptr i8, ptr %lsr.iv, i64 %34
  %35 = shl i64 %index21, 3
  %scevgep34 = getelementptr i8, ptr %lsr.iv, i64 %35
  %scevgep40 = getelementptr i8, ptr %scevgep34, i64 -16
  %wide.load24 = load <2 x double>, ptr %scevgep40, align 8
  %wide.load25 = load <2 x double>, ptr %scevgep41, align 8
  %36 = fmul <2 x double> %broadcast.splat19, %wide.load24
  %37 = fmul <2 x double> %broadcast.splat19, %wide.load25
  %38 = fadd <2 x double> %wide.load22, %36
  %39 = fadd <2 x double> %wide.load23, %37
  store <2 x double> %38, ptr %sunkaddr112, align 8
  store <2 x double> %39, ptr %sunkaddr117, align 8
  %index.next26 = add nuw i64 %index21, 4
  %40 = icmp eq i64 %n.vec17, %index.next26
  br i1 %40, label %middle.block27, label %vector.body20

middle.block27:
  %41 = icmp eq i64 %arg.size.fr, %n.vec17
  br i1 %41, label %B414.us, label %B360.us.preheader30

B360.us.preheader30:
  %42 = and i64 %arg.size.fr, 1
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %B360.us.prol.loopexit, label %B360.us.prol

B360.us.prol:
  %sunkaddr118 = mul i64 %n.vec17, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.out, i64 %sunkaddr118
  %.466.us.prol = load double, ptr %sunkaddr119, align 8
  %gep = getelementptr double, ptr %invariant.gep, i64 %.334.us
  %.469.us.prol = load double, ptr %gep, align 8
  %.471.us.prol = fmul double %.332.us, %.469.us.prol
  %.472.us.prol = fadd double %.466.us.prol, %.471.us.prol
  store double %.472.us.prol, ptr %sunkaddr119, align 8
  br label %B360.us.prol.loopexit

B360.us.prol.loopexit:
  %.432131133.us.unr = phi i64 [ %n.vec17, %B360.us.preheader30 ], [ %.neg34, %B360.us.prol ]
  %44 = icmp eq i64 %arg.size.fr, %.neg34
  br i1 %44, label %B414.us, label %B360.us.preheader14

B360.us.preheader14:
  br label %B360.us

B414.us:
  %scevgep38 = getelementptr i8, ptr %lsr.iv, i64 %20
  %scevgep54 = getelementptr i8, ptr %lsr.iv53, i64 %20
  %exitcond160.not = icmp eq i64 %.303.us, %.46
  br i1 %exitcond160.not, label %B416, label %B254.us

B360.us:
  %.432131133.us = phi i64 [ %.439.us.1, %B360.us ], [ %.432131133.us.unr, %B360.us.preheader14 ]
  %sunkaddr105 = shl i64 %.432131133.us, 3
  %sunkaddr120 = mul i64 %.432131133.us, 8
  %sunkaddr121 = getelementptr i8, ptr %arg.out, i64 %sunkaddr120
  %.466.us = load double, ptr %sunkaddr121, align 8
  %scevgep56 = getelementptr i8, ptr %lsr.iv53, i64 %sunkaddr105
  %45 = shl i64 %.432131133.us, 3
  %scevgep46 = getelementptr i8, ptr %lsr.iv53, i64 %45
  %scevgep47 = getelementptr i8, ptr %scevgep46, i64 8
  %.469.us = load double, ptr %scevgep56, align 8
  %.471.us = fmul double %.332.us, %.469.us
  %.472.us = fadd double %.466.us, %.471.us
  store double %.472.us, ptr %sunkaddr121, align 8
  %.439.us.1 = add nuw nsw i64 %.432131133.us, 2
  %sunkaddr122 = mul i64 %.432131133.us, 8
  %sunkaddr123 = getelementptr i8, ptr %arg.out, i64 %sunkaddr122
  %sunkaddr124 = getelementptr i8, ptr %sunkaddr123, i64 8
  %.466.us.1 = load double, ptr %sunkaddr124, align 8
  %.469.us.1 = load double, ptr %scevgep47, align 8
  %.471.us.1 = fmul double %.332.us, %.469.us.1
  %.472.us.1 = fadd double %.466.us.1, %.471.us.1
  store double %.472.us.1, ptr %sunkaddr124, align 8
  %exitcond159.not.1 = icmp eq i64 %arg.size.fr, %.439.us.1
  br i1 %exitcond159.not.1, label %B414.us, label %B360.us
}

declare <2 x double> @llvm.fabs.v2f64(<2 x double>)

define internal i32 @part12(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.513 = alloca i8, align 1
  %excinfo.1 = alloca ptr, align 8
  %.556 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.741 = alloca i8, align 1
  %excinfo.3 = alloca ptr, align 8
  %.996 = alloca i8, align 1
  %excinfo.4 = alloca ptr, align 8
  %.70 = icmp eq i64 %arg.code.17, 0
  %.138 = getelementptr i8, ptr %arg.s.1, i64 112
  %.139 = load i64, ptr %.138, align 8
  br i1 %.70, label %B54, label %B122

B54:
  %0 = icmp eq i64 %.139, 0
  br i1 %0, label %B98, label %B274

common.ret:
  %common.ret.op = phi i32 [ 0, %B98 ], [ 0, %B408 ], [ 0, %B754 ], [ %.517, %B238.endif.if.if ], [ %.560, %B274.if.if ], [ %.745, %B274.endif.endif.if.if ], [ %.1000, %B474.endif.if.if ]
  ret i32 %common.ret.op

B98:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B122:
  %1 = icmp eq i64 %.139, 0
  br i1 %1, label %B238, label %B274

B238:
  store i8 0, ptr %.513, align 1
  %.517 = call i32 @part20(ptr %.513, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.527 = load i8, ptr %.513, align 1
  %.530 = icmp eq i8 %.527, 0
  br i1 %.530, label %B238.endif.thread, label %B238.endif

B274:
  %"$phi204.0.2.0315" = phi i64 [ 9, %B122 ], [ 0, %B238.endif ], [ 0, %B238.endif ], [ 9, %B54 ]
  %.560 = call i32 @part7(ptr %.556, ptr %excinfo.2, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond = icmp eq i32 %.560, 0
  br i1 %cond, label %B274.endif, label %B274.if.if

B408:
  store i64 10, ptr %retptr, align 8
  br label %common.ret

B474:
  %lsr.iv31 = phi i64 [ %lsr.iv.next, %B472.backedge ], [ %arg.code.17, %B474.preheader ]
  %lsr.iv = phi ptr [ %scevgep30, %B472.backedge ], [ %arg.room.4, %B474.preheader ]
  %came.3.0335 = phi i64 [ %.came.3.0, %B472.backedge ], [ %"$phi204.0.2.0315", %B474.preheader ]
  %.1000 = call i32 @part21(ptr %.996, ptr %excinfo.4, ptr %lsr.iv, i64 %arg.code.17)
  %cond4 = icmp eq i32 %.1000, 0
  br i1 %cond4, label %B472.backedge, label %B474.endif.if.if

B472.backedge:
  %.1010 = load i8, ptr %.996, align 1
  %.1013 = icmp eq i8 %.1010, 0
  %.came.3.0 = select i1 %.1013, i64 9, i64 %came.3.0335
  %scevgep30 = getelementptr i8, ptr %lsr.iv, i64 8
  %lsr.iv.next = add i64 %lsr.iv31, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %exitcond.not, label %B582, label %B474

B582:
  %came.2.2 = phi i64 [ %"$phi204.0.2.0315", %B432.endif ], [ %.came.3.0, %B472.backedge ]
  %.1180 = icmp eq i64 %came.2.2, 0
  br i1 %.1180, label %B614, label %B754

B614:
  %.1253 = getelementptr i8, ptr %arg.s.0, i64 96
  %.1254 = load double, ptr %.1253, align 8
  %.58.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i.i = load double, ptr %.58.i.i, align 8
  %.61.i.i = fsub double %.1254, %.59.i.i
  %.153120.not.i.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i.i, label %B136.endif.i.i, label %B112.preheader.i.i

B112.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i.i, label %B112.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.14, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.1254, i64 0
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
  store double %.1254, ptr %scevgep53.i.i, align 8
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
  %came.2.2343 = phi i64 [ 0, %B614.endif ], [ %came.2.2, %B582 ]
  store i64 %came.2.2343, ptr %retptr, align 8
  br label %common.ret

B238.endif:
  switch i32 %.517, label %B238.endif.if.if [
    i32 -2, label %B274
    i32 0, label %B274
  ]

B238.endif.thread:
  switch i32 %.517, label %B238.endif.if.if [
    i32 -2, label %B614
    i32 0, label %B614
  ]

B238.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B274.endif:
  %.662 = getelementptr i8, ptr %arg.s.0, i64 104
  store double 0.000000e+00, ptr %.662, align 8
  %.734 = getelementptr i8, ptr %arg.s.0, i64 112
  store double 1.000000e+00, ptr %.734, align 8
  store i8 0, ptr %.741, align 1
  %.745 = call i32 @part8(ptr %.741, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.755 = load i8, ptr %.741, align 1
  %.758 = icmp eq i8 %.755, 0
  br i1 %.758, label %B274.endif.endif.thread, label %B274.endif.endif

B274.if.if:
  %.568 = icmp sgt i32 %.560, 0
  %.561 = load ptr, ptr %excinfo.2, align 8
  %.569 = select i1 %.568, ptr %.561, ptr undef
  store ptr %.569, ptr %excinfo, align 8
  br label %common.ret

B274.endif.endif:
  %45 = icmp eq i32 %.745, 0
  br i1 %45, label %B432.endif, label %B274.endif.endif.if.if

B274.endif.endif.thread:
  %46 = icmp eq i32 %.745, 0
  br i1 %46, label %B408, label %B274.endif.endif.if.if

B274.endif.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B432.endif:
  %.944332.not = icmp slt i64 %arg.code.17, 1
  br i1 %.944332.not, label %B582, label %B474.preheader

B474.preheader:
  br label %B474

B474.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B614.endif:
  %.1298 = shl i64 %arg.code.17, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.code.11, i64 %.1298, i1 false)
  br label %B754
}

define internal i32 @part13(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.came) {
B0:
  %.755 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.134 = getelementptr i8, ptr %arg.s.0, i64 88
  %.135 = load double, ptr %.134, align 8
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
  %.372 = getelementptr i8, ptr %arg.s.1, i64 24
  %.373 = load i64, ptr %.372, align 8
  %.374 = add nsw i64 %.373, 1
  store i64 %.374, ptr %.372, align 8
  %.447 = getelementptr i8, ptr %arg.s.0, i64 40
  %.448 = load double, ptr %.447, align 8
  %.449 = fcmp une double %.448, 0.000000e+00
  %.452 = fcmp olt double %.135, 0x3DA5FD7FE1796495
  %or.cond = select i1 %.449, i1 true, i1 %.452
  br i1 %or.cond, label %B260, label %B284

B260:
  store i64 11, ptr %retptr, align 8
  br label %common.ret

B284:
  %.526 = fmul double %.135, 2.000000e-01
  %.599 = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.526, ptr %.599, align 8
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B354:
  %.742 = getelementptr i8, ptr %arg.s.0, i64 40
  %.743 = load double, ptr %.742, align 8
  %.744 = fcmp oeq double %.743, 0.000000e+00
  br i1 %.744, label %B398, label %B636

B398:
  store double 0.000000e+00, ptr %.755, align 8
  %.759 = call i32 @part22(ptr %.755, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, i64 %arg.code.15, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond = icmp eq i32 %.759, 0
  br i1 %cond, label %B398.endif, label %B398.if.if

B474:
  %"$phi204.1.2.0.i" = phi double [ 2.000000e-01, %B192.i ], [ %.134.i, %B108.i ]
  %.175.i = fmul double %.135, %"$phi204.1.2.0.i"
  %.250.i = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.175.i, ptr %.250.i, align 8
  %.323.i = getelementptr i8, ptr %arg.s.1, i64 24
  %.324.i = load i64, ptr %.323.i, align 8
  %.325.i = add nsw i64 %.324.i, 1
  store i64 %.325.i, ptr %.323.i, align 8
  %.894 = load double, ptr %.250.i, align 8
  %.966 = load double, ptr %arg.s.0, align 8
  %.969 = tail call double @llvm.fabs.f64(double %.966)
  %.970 = fadd double %.969, 1.000000e-03
  %.971 = fmul double %.970, 0x3D06849B86A12B9B
  %.972 = fcmp olt double %.894, %.971
  %"$phi634.0.2.0" = select i1 %.972, i64 13, i64 5
  store i64 %"$phi634.0.2.0", ptr %retptr, align 8
  br label %common.ret

B636:
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B398.endif:
  %.769 = load double, ptr %.755, align 8
  %.116.i = fcmp ugt double %.769, 1.000000e+00
  br i1 %.116.i, label %B76.i, label %B302.i

B76.i:
  %.119.i = fcmp ueq double %.769, 0x7FF0000000000000
  br i1 %.119.i, label %B192.i, label %B108.i

B108.i:
  %.125.i = sitofp i64 %arg.m.6 to double
  %.129.i = fdiv double -1.000000e+00, %.125.i
  %.131.i = tail call double @llvm.pow.f64(double %.769, double %.129.i)
  %.134.i = fmul double %.131.i, 9.000000e-01
  %.153.i = fcmp ogt double %.134.i, 2.000000e-01
  br i1 %.153.i, label %B474, label %B192.i

B192.i:
  br label %B474

B302.i:
  %.338.i = fcmp ogt double %.769, 0.000000e+00
  br i1 %.338.i, label %B328.i, label %B510.i

B328.i:
  %.344.i = sitofp i64 %arg.m.6 to double
  %.348.i = fdiv double 0xBFE6666666666666, %.344.i
  %.350.i = tail call double @llvm.pow.f64(double %.769, double %.348.i)
  %.351.i = fmul double %.350.i, 9.000000e-01
  %.422.i = getelementptr i8, ptr %arg.s.0, i64 24
  %.423.i = load double, ptr %.422.i, align 8
  %.432.i = fdiv double 4.000000e-01, %.344.i
  %.433.i = tail call double @llvm.pow.f64(double %.423.i, double %.432.i)
  %.434.i = fmul double %.351.i, %.433.i
  %.439.i = fcmp olt double %.434.i, 2.000000e-01
  br i1 %.439.i, label %B510.i, label %B468.i

B468.i:
  %.460.i = fcmp ogt double %.434.i, 8.000000e+00
  br i1 %.460.i, label %B510.i, label %B506.i

B506.i:
  br label %B510.i

B510.i:
  %factor.5.0.i = phi double [ 8.000000e+00, %B302.i ], [ 8.000000e+00, %B468.i ], [ %.434.i, %B506.i ], [ 2.000000e-01, %B328.i ]
  %.483.i = fcmp ogt double %.769, 1.000000e-04
  %"$phi528.0.2.0.i" = select i1 %.483.i, double %.769, double 1.000000e-04
  %.568.i = getelementptr i8, ptr %arg.s.0, i64 24
  store double %"$phi528.0.2.0.i", ptr %.568.i, align 8
  %.642.i = getelementptr i8, ptr %arg.s.0, i64 16
  %.643.i = load double, ptr %.642.i, align 8
  %.645.i = fcmp oge double %.135, %.643.i
  %.649.i = fmul double %.135, %factor.5.0.i
  %.722.i = fcmp ogt double %.649.i, %.643.i
  %or.cond.i = or i1 %.645.i, %.722.i
  %.725.i = fcmp olt double %factor.5.0.i, 1.000000e+00
  %or.cond116.i = or i1 %.725.i, %or.cond.i
  br i1 %or.cond116.i, label %B662.i, label %B636

B662.i:
  %.800.i = getelementptr i8, ptr %arg.s.0, i64 64
  %.801.i = load double, ptr %.800.i, align 8
  %.802.i = fcmp olt double %.649.i, %.801.i
  %"$phi756.0.2.0.i" = select i1 %.802.i, double %.649.i, double %.801.i
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 16
  store double %"$phi756.0.2.0.i", ptr %sunkaddr, align 8
  br label %B636

B398.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part22(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, i64 %arg.size, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0.endif:
  %.63 = add i64 %arg.m.2, 2
  %.66 = mul i64 %.63, %arg.m.2
  %.67 = getelementptr double, ptr %arg.m.0, i64 %.66
  %.72 = add i64 %arg.m.2, 3
  %.75 = mul i64 %.72, %arg.m.2
  %.76 = getelementptr double, ptr %arg.m.0, i64 %.75
  %.150 = getelementptr i8, ptr %arg.s.1, i64 40
  %.151 = load i64, ptr %.150, align 8
  %.288 = getelementptr i8, ptr %arg.s.1, i64 56
  %.289 = load i64, ptr %.288, align 8
  %.290 = add nsw i64 %.289, %.151
  %.380205.not = icmp slt i64 %.290, 1
  br i1 %.380205.not, label %common.ret, label %B336.lr.ph

B336.lr.ph:
  %.613187.not = icmp slt i64 %arg.m.5, 1
  %.779 = getelementptr i8, ptr %arg.s.0, i64 56
  %.852 = getelementptr i8, ptr %arg.s.0, i64 48
  %.780 = load double, ptr %.779, align 8
  %.853 = load double, ptr %.852, align 8
  br i1 %.613187.not, label %B336.preheader, label %B336.us.preheader

B336.preheader:
  br label %B336

B336.us.preheader:
  %unroll_iter = and i64 %arg.m.5, 9223372036854775806
  %0 = shl i64 %.66, 3
  %1 = getelementptr i8, ptr %arg.m.0, i64 %0
  %scevgep = getelementptr i8, ptr %1, i64 8
  %2 = shl i64 %arg.size, 4
  %3 = shl i64 %.75, 3
  %4 = getelementptr i8, ptr %arg.m.0, i64 %3
  %scevgep63 = getelementptr i8, ptr %4, i64 8
  %5 = icmp eq i64 %arg.m.5, 1
  br i1 %5, label %B336.us.preheader.split.us, label %B336.us.preheader.split

B336.us.preheader.split.us:
  %.653.us.epil.us = load double, ptr %.67, align 8
  %.669.us.epil.us = load double, ptr %.76, align 8
  br label %B336.us.us

B336.us.us:
  %total_low.2.0209.us.us = phi double [ %.959.us.us, %B404.endif.us.us ], [ 0.000000e+00, %B336.us.preheader.split.us ]
  %total.2.0208.us.us = phi double [ %.924.us.us, %B404.endif.us.us ], [ 0.000000e+00, %B336.us.preheader.split.us ]
  %.386197206.us.us = phi i64 [ %.393.us.us, %B404.endif.us.us ], [ 0, %B336.us.preheader.split.us ]
  %.393.us.us = add nuw nsw i64 %.386197206.us.us, 1
  %.423.us.us = icmp slt i64 %.386197206.us.us, %.151
  br i1 %.423.us.us, label %B404.endif.us.us, label %B354.us.us

B354.us.us:
  %sunkaddr = getelementptr i8, ptr %arg.s.1, i64 48
  %.500.us.us = load i64, ptr %sunkaddr, align 8
  %6 = add i64 %.386197206.us.us, %.500.us.us
  br label %B404.endif.us.us

B404.endif.us.us:
  %"$phi404.1.2.1.us.us" = phi i64 [ %6, %B354.us.us ], [ %.386197206.us.us, %B336.us.us ]
  %invariant.gep.us.us = getelementptr double, ptr %arg.room.0, i64 %"$phi404.1.2.1.us.us"
  %.661.us.epil.us = load double, ptr %invariant.gep.us.us, align 8
  %.662.us.epil.us = fmul double %.653.us.epil.us, %.661.us.epil.us
  %.664.us.epil.us = fadd double %.662.us.epil.us, 0.000000e+00
  %.678.us.epil.us = fmul double %.669.us.epil.us, %.661.us.epil.us
  %.680.us.epil.us = fadd double %.678.us.epil.us, 0.000000e+00
  %.691.us.us = getelementptr double, ptr %arg.s.2, i64 %"$phi404.1.2.1.us.us"
  %.692.us.us = load double, ptr %.691.us.us, align 8
  %.693.us.us = tail call double @llvm.fabs.f64(double %.692.us.us)
  %.697.us.us = getelementptr double, ptr %arg.room.1, i64 %"$phi404.1.2.1.us.us"
  %.698.us.us = load double, ptr %.697.us.us, align 8
  %.701.us.us = tail call double @llvm.fabs.f64(double %.698.us.us)
  %.856.us.us = fcmp ogt double %.693.us.us, %.701.us.us
  %"$phi796.3.2.1.us.us" = select i1 %.856.us.us, double %.693.us.us, double %.701.us.us
  %.883.us.us = fmul double %.853, %"$phi796.3.2.1.us.us"
  %.889.us.us = fadd double %.780, %.883.us.us
  %.896.us.us = fdiv double %.664.us.epil.us, %.889.us.us
  %.931.us.us = fdiv double %.680.us.epil.us, %.889.us.us
  %.147.i.us = fmul double %.931.us.us, %.931.us.us
  %.147.i22.us = fmul double %.896.us.us, %.896.us.us
  %.924.us.us = fadd double %total.2.0208.us.us, %.147.i22.us
  %.959.us.us = fadd double %total_low.2.0209.us.us, %.147.i.us
  %exitcond244.not.us = icmp eq i64 %.290, %.393.us.us
  br i1 %exitcond244.not.us, label %B854, label %B336.us.us

B336.us.preheader.split:
  %7 = and i64 %arg.m.5, 1
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %B336.us.us4.preheader, label %B336.us.preheader42

B336.us.us4.preheader:
  br label %B336.us.us4

B336.us.preheader42:
  %.652.us.epil = getelementptr double, ptr %.67, i64 %unroll_iter
  %.653.us.epil = load double, ptr %.652.us.epil, align 8
  %.657.us.epil = mul nsw i64 %arg.size, %unroll_iter
  %.668.us.epil = getelementptr double, ptr %.76, i64 %unroll_iter
  %.669.us.epil = load double, ptr %.668.us.epil, align 8
  br label %B336.us

B336.us.us4:
  %total_low.2.0209.us.us5 = phi double [ %.959.us.us34, %B456.B586_crit_edge.us.unr-lcssa.us ], [ 0.000000e+00, %B336.us.us4.preheader ]
  %total.2.0208.us.us6 = phi double [ %.924.us.us33, %B456.B586_crit_edge.us.unr-lcssa.us ], [ 0.000000e+00, %B336.us.us4.preheader ]
  %.386197206.us.us7 = phi i64 [ %.393.us.us8, %B456.B586_crit_edge.us.unr-lcssa.us ], [ 0, %B336.us.us4.preheader ]
  %.393.us.us8 = add nuw nsw i64 %.386197206.us.us7, 1
  %.423.us.us9 = icmp slt i64 %.386197206.us.us7, %.151
  br i1 %.423.us.us9, label %B404.endif.us.us13, label %B354.us.us10

B354.us.us10:
  %sunkaddr26 = getelementptr i8, ptr %arg.s.1, i64 48
  %.500.us.us11 = load i64, ptr %sunkaddr26, align 8
  %.502.us.us12 = add nsw i64 %.500.us.us11, %.386197206.us.us7
  br label %B404.endif.us.us13

B404.endif.us.us13:
  %"$phi404.1.2.1.us.us14" = phi i64 [ %.502.us.us12, %B354.us.us10 ], [ %.386197206.us.us7, %B336.us.us4 ]
  %invariant.gep.us.us15 = getelementptr double, ptr %arg.room.0, i64 %"$phi404.1.2.1.us.us14"
  br label %B458.us.us

B458.us.us:
  %lsr.iv.us = phi ptr [ %scevgep61.us, %B458.us.us ], [ %invariant.gep.us.us15, %B404.endif.us.us13 ]
  %e_low.2.1191.us.us = phi double [ %.680.us.1.us, %B458.us.us ], [ 0.000000e+00, %B404.endif.us.us13 ]
  %e.2.1190.us.us = phi double [ %.664.us.1.us, %B458.us.us ], [ 0.000000e+00, %B404.endif.us.us13 ]
  %.619186188.us.us = phi i64 [ %.626.us.1.us, %B458.us.us ], [ 0, %B404.endif.us.us13 ]
  %9 = shl i64 %.619186188.us.us, 3
  %scevgep59.us = getelementptr i8, ptr %scevgep, i64 %9
  %scevgep60.us = getelementptr i8, ptr %scevgep59.us, i64 -8
  %.653.us.us = load double, ptr %scevgep60.us, align 8
  %.661.us.us = load double, ptr %lsr.iv.us, align 8
  %.662.us.us = fmul double %.653.us.us, %.661.us.us
  %.664.us.us = fadd double %e.2.1190.us.us, %.662.us.us
  %10 = shl i64 %.619186188.us.us, 3
  %scevgep22 = getelementptr i8, ptr %scevgep63, i64 %10
  %scevgep23 = getelementptr i8, ptr %scevgep22, i64 -8
  %.669.us.us = load double, ptr %scevgep23, align 8
  %.678.us.us = fmul double %.661.us.us, %.669.us.us
  %.680.us.us = fadd double %e_low.2.1191.us.us, %.678.us.us
  %.626.us.1.us = add nuw nsw i64 %.619186188.us.us, 2
  %.653.us.1.us = load double, ptr %scevgep59.us, align 8
  %sunkaddr27 = mul i64 %arg.size, 8
  %sunkaddr28 = getelementptr i8, ptr %lsr.iv.us, i64 %sunkaddr27
  %.661.us.1.us = load double, ptr %sunkaddr28, align 8
  %.662.us.1.us = fmul double %.653.us.1.us, %.661.us.1.us
  %.664.us.1.us = fadd double %.664.us.us, %.662.us.1.us
  %.669.us.1.us = load double, ptr %scevgep22, align 8
  %.678.us.1.us = fmul double %.661.us.1.us, %.669.us.1.us
  %.680.us.1.us = fadd double %.680.us.us, %.678.us.1.us
  %scevgep61.us = getelementptr i8, ptr %lsr.iv.us, i64 %2
  %niter.ncmp.1.us = icmp eq i64 %unroll_iter, %.626.us.1.us
  br i1 %niter.ncmp.1.us, label %B456.B586_crit_edge.us.unr-lcssa.us, label %B458.us.us

B456.B586_crit_edge.us.unr-lcssa.us:
  %.691.us.us19 = getelementptr double, ptr %arg.s.2, i64 %"$phi404.1.2.1.us.us14"
  %.692.us.us20 = load double, ptr %.691.us.us19, align 8
  %.693.us.us21 = tail call double @llvm.fabs.f64(double %.692.us.us20)
  %.697.us.us22 = getelementptr double, ptr %arg.room.1, i64 %"$phi404.1.2.1.us.us14"
  %.698.us.us23 = load double, ptr %.697.us.us22, align 8
  %.701.us.us24 = tail call double @llvm.fabs.f64(double %.698.us.us23)
  %.856.us.us25 = fcmp ogt double %.693.us.us21, %.701.us.us24
  %"$phi796.3.2.1.us.us26" = select i1 %.856.us.us25, double %.693.us.us21, double %.701.us.us24
  %.883.us.us27 = fmul double %.853, %"$phi796.3.2.1.us.us26"
  %.889.us.us28 = fadd double %.780, %.883.us.us27
  %.896.us.us29 = fdiv double %.664.us.1.us, %.889.us.us28
  %.931.us.us30 = fdiv double %.680.us.1.us, %.889.us.us28
  %.147.i.us31 = fmul double %.931.us.us30, %.931.us.us30
  %.147.i22.us32 = fmul double %.896.us.us29, %.896.us.us29
  %.924.us.us33 = fadd double %total.2.0208.us.us6, %.147.i22.us32
  %.959.us.us34 = fadd double %total_low.2.0209.us.us5, %.147.i.us31
  %exitcond244.not.us35 = icmp eq i64 %.393.us.us8, %.290
  br i1 %exitcond244.not.us35, label %B854, label %B336.us.us4

B336.us:
  %total_low.2.0209.us = phi double [ %.959.us, %B456.B586_crit_edge.us.unr-lcssa ], [ 0.000000e+00, %B336.us.preheader42 ]
  %total.2.0208.us = phi double [ %.924.us, %B456.B586_crit_edge.us.unr-lcssa ], [ 0.000000e+00, %B336.us.preheader42 ]
  %.386197206.us = phi i64 [ %.393.us, %B456.B586_crit_edge.us.unr-lcssa ], [ 0, %B336.us.preheader42 ]
  %.393.us = add nuw nsw i64 %.386197206.us, 1
  %.423.us = icmp slt i64 %.386197206.us, %.151
  br i1 %.423.us, label %B404.endif.us, label %B354.us

B354.us:
  %sunkaddr29 = getelementptr i8, ptr %arg.s.1, i64 48
  %.500.us = load i64, ptr %sunkaddr29, align 8
  %.502.us = add nsw i64 %.500.us, %.386197206.us
  br label %B404.endif.us

B404.endif.us:
  %"$phi404.1.2.1.us" = phi i64 [ %.502.us, %B354.us ], [ %.386197206.us, %B336.us ]
  %invariant.gep.us = getelementptr double, ptr %arg.room.0, i64 %"$phi404.1.2.1.us"
  br label %B458.us

B458.us:
  %lsr.iv = phi ptr [ %scevgep61, %B458.us ], [ %invariant.gep.us, %B404.endif.us ]
  %e_low.2.1191.us = phi double [ %.680.us.1, %B458.us ], [ 0.000000e+00, %B404.endif.us ]
  %e.2.1190.us = phi double [ %.664.us.1, %B458.us ], [ 0.000000e+00, %B404.endif.us ]
  %.619186188.us = phi i64 [ %.626.us.1, %B458.us ], [ 0, %B404.endif.us ]
  %11 = shl i64 %.619186188.us, 3
  %scevgep59 = getelementptr i8, ptr %scevgep, i64 %11
  %scevgep60 = getelementptr i8, ptr %scevgep59, i64 -8
  %.653.us = load double, ptr %scevgep60, align 8
  %.661.us = load double, ptr %lsr.iv, align 8
  %.662.us = fmul double %.653.us, %.661.us
  %.664.us = fadd double %e.2.1190.us, %.662.us
  %12 = shl i64 %.619186188.us, 3
  %scevgep24 = getelementptr i8, ptr %scevgep63, i64 %12
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -8
  %.669.us = load double, ptr %scevgep25, align 8
  %.678.us = fmul double %.661.us, %.669.us
  %.680.us = fadd double %e_low.2.1191.us, %.678.us
  %.626.us.1 = add nuw i64 %.619186188.us, 2
  %.653.us.1 = load double, ptr %scevgep59, align 8
  %sunkaddr30 = mul i64 %arg.size, 8
  %sunkaddr31 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr30
  %.661.us.1 = load double, ptr %sunkaddr31, align 8
  %.662.us.1 = fmul double %.653.us.1, %.661.us.1
  %.664.us.1 = fadd double %.664.us, %.662.us.1
  %.669.us.1 = load double, ptr %scevgep24, align 8
  %.678.us.1 = fmul double %.661.us.1, %.669.us.1
  %.680.us.1 = fadd double %.680.us, %.678.us.1
  %scevgep61 = getelementptr i8, ptr %lsr.iv, i64 %2
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.626.us.1
  br i1 %niter.ncmp.1, label %B456.B586_crit_edge.us.unr-lcssa, label %B458.us

B456.B586_crit_edge.us.unr-lcssa:
  %gep.us.epil = getelementptr double, ptr %invariant.gep.us, i64 %.657.us.epil
  %.661.us.epil = load double, ptr %gep.us.epil, align 8
  %.662.us.epil = fmul double %.653.us.epil, %.661.us.epil
  %.664.us.epil = fadd double %.664.us.1, %.662.us.epil
  %.678.us.epil = fmul double %.669.us.epil, %.661.us.epil
  %.680.us.epil = fadd double %.680.us.1, %.678.us.epil
  %.691.us = getelementptr double, ptr %arg.s.2, i64 %"$phi404.1.2.1.us"
  %.692.us = load double, ptr %.691.us, align 8
  %.693.us = tail call double @llvm.fabs.f64(double %.692.us)
  %.697.us = getelementptr double, ptr %arg.room.1, i64 %"$phi404.1.2.1.us"
  %.698.us = load double, ptr %.697.us, align 8
  %.701.us = tail call double @llvm.fabs.f64(double %.698.us)
  %.856.us = fcmp ogt double %.693.us, %.701.us
  %"$phi796.3.2.1.us" = select i1 %.856.us, double %.693.us, double %.701.us
  %.883.us = fmul double %.853, %"$phi796.3.2.1.us"
  %.889.us = fadd double %.780, %.883.us
  %.896.us = fdiv double %.664.us.epil, %.889.us
  %.931.us = fdiv double %.680.us.epil, %.889.us
  %.147.i = fmul double %.931.us, %.931.us
  %.147.i22 = fmul double %.896.us, %.896.us
  %.924.us = fadd double %total.2.0208.us, %.147.i22
  %.959.us = fadd double %total_low.2.0209.us, %.147.i
  %exitcond244.not = icmp eq i64 %.393.us, %.290
  br i1 %exitcond244.not, label %B854, label %B336.us

B336:
  %total_low.2.0209 = phi double [ %.959, %B404.endif ], [ 0.000000e+00, %B336.preheader ]
  %total.2.0208 = phi double [ %.924, %B404.endif ], [ 0.000000e+00, %B336.preheader ]
  %.386197206 = phi i64 [ %.393, %B404.endif ], [ 0, %B336.preheader ]
  %.393 = add nuw nsw i64 %.386197206, 1
  %.423 = icmp slt i64 %.386197206, %.151
  br i1 %.423, label %B404.endif, label %B354

B354:
  %sunkaddr32 = getelementptr i8, ptr %arg.s.1, i64 48
  %.500 = load i64, ptr %sunkaddr32, align 8
  %13 = add i64 %.386197206, %.500
  br label %B404.endif

B854:
  %total.2.0.lcssa = phi double [ %.924.us.us33, %B456.B586_crit_edge.us.unr-lcssa.us ], [ %.924, %B404.endif ], [ %.924.us.us, %B404.endif.us.us ], [ %.924.us, %B456.B586_crit_edge.us.unr-lcssa ]
  %total_low.2.0.lcssa = phi double [ %.959.us.us34, %B456.B586_crit_edge.us.unr-lcssa.us ], [ %.959, %B404.endif ], [ %.959.us.us, %B404.endif.us.us ], [ %.959.us, %B456.B586_crit_edge.us.unr-lcssa ]
  %.980 = fcmp oeq double %total.2.0.lcssa, 0.000000e+00
  br i1 %.980, label %common.ret, label %B870

common.ret:
  %storemerge = phi double [ %.1097, %B870 ], [ 0.000000e+00, %B0.endif ], [ 0.000000e+00, %B854 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B870:
  %.1065 = getelementptr i8, ptr %arg.s.0, i64 88
  %.1066 = load double, ptr %.1065, align 8
  %.1068 = fmul double %total.2.0.lcssa, %.1066
  %.1070 = fmul double %total_low.2.0.lcssa, 1.000000e-02
  %.1074 = fadd double %total.2.0.lcssa, %.1070
  %.1078 = uitofp nneg i64 %.290 to double
  %.1079 = fmul double %.1074, %.1078
  %.1089 = tail call double @llvm.sqrt.f64(double %.1079)
  %.1097 = fdiv double %.1068, %.1089
  br label %common.ret

B404.endif:
  %"$phi404.1.2.1" = phi i64 [ %13, %B354 ], [ %.386197206, %B336 ]
  %.691 = getelementptr double, ptr %arg.s.2, i64 %"$phi404.1.2.1"
  %.692 = load double, ptr %.691, align 8
  %.693 = tail call double @llvm.fabs.f64(double %.692)
  %.697 = getelementptr double, ptr %arg.room.1, i64 %"$phi404.1.2.1"
  %.698 = load double, ptr %.697, align 8
  %.701 = tail call double @llvm.fabs.f64(double %.698)
  %.856 = fcmp ogt double %.693, %.701
  %"$phi796.3.2.1" = select i1 %.856, double %.693, double %.701
  %.883 = fmul double %.853, %"$phi796.3.2.1"
  %.889 = fadd double %.780, %.883
  %.896 = fdiv double 0.000000e+00, %.889
  %.147.i46 = fmul double %.896, %.896
  %.924 = fadd double %total.2.0208, %.147.i46
  %.959 = fadd double %total_low.2.0209, %.147.i46
  %exitcond245.not = icmp eq i64 %.290, %.393
  br i1 %exitcond245.not, label %B854, label %B336
}

declare double @llvm.pow.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal i32 @part20(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0.endif:
  %arg.m.5.fr = freeze i64 %arg.m.5
  %.129 = getelementptr i8, ptr %arg.s.0, i64 88
  %.130 = load double, ptr %.129, align 8
  %.arg.code.17 = tail call i64 @llvm.smax.i64(i64 %arg.code.17, i64 0)
  %.379282 = icmp sgt i64 %arg.m.5.fr, 0
  %.466 = fmul double %.130, 2.000000e+00
  br i1 %.379282, label %B104.us.preheader, label %B0.endif.split

B104.us.preheader:
  %unroll_iter = and i64 %arg.m.5.fr, 9223372036854775806
  %0 = shl i64 %arg.code.15, 4
  %1 = icmp eq i64 %arg.m.5.fr, 1
  br i1 %1, label %B104.us.us.preheader, label %B104.us.preheader.split

B104.us.us.preheader:
  br label %B104.us.us

B104.us.us:
  %.228290.us.us = phi i64 [ %.235.us.us, %B152.endif.us.us ], [ 0, %B104.us.us.preheader ]
  %exitcond313.not.us = icmp eq i64 %.arg.code.17, %.228290.us.us
  br i1 %exitcond313.not.us, label %common.ret, label %B106.us.us

B106.us.us:
  %2 = shl i64 %.228290.us.us, 3
  %scevgep62 = getelementptr i8, ptr %arg.code.12, i64 %2
  %.267.us.us = load i64, ptr %scevgep62, align 8
  %.272.us.us = icmp slt i64 %.267.us.us, 0
  br i1 %.272.us.us, label %common.ret, label %B152.endif.us.us

B152.endif.us.us:
  %.235.us.us = add nuw i64 %.228290.us.us, 1
  %invariant.gep.us.us = getelementptr double, ptr %arg.room.0, i64 %.267.us.us
  %.428.us.epil.us = load double, ptr %invariant.gep.us.us, align 8
  %.429.us.epil.us = tail call double @llvm.fabs.f64(double %.428.us.epil.us)
  %.435.us.epil.us = fcmp oeq double %.428.us.epil.us, 0.000000e+00
  %fastest.3.2.us.epil.us = select i1 %.435.us.epil.us, double 0.000000e+00, double %.429.us.epil.us
  %3 = shl i64 %.228290.us.us, 3
  %scevgep43 = getelementptr i8, ptr %arg.s.3, i64 %3
  %.461.us.us = load double, ptr %scevgep43, align 8
  %.464.us.us = tail call double @llvm.fabs.f64(double %.461.us.us)
  %.468.us.us = fmul double %.466, %fastest.3.2.us.epil.us
  %.474.us.us = getelementptr double, ptr %arg.room.2, i64 %.267.us.us
  %.475.us.us = load double, ptr %.474.us.us, align 8
  %.479.us.us = getelementptr double, ptr %arg.room.1, i64 %.267.us.us
  %.480.us.us = load double, ptr %.479.us.us, align 8
  %.483.us.us = fsub double %.475.us.us, %.480.us.us
  %.484.us.us = tail call double @llvm.fabs.f64(double %.483.us.us)
  %.485.us.us = fadd double %.468.us.us, %.484.us.us
  %.486.us.us = fcmp ogt double %.464.us.us, %.485.us.us
  br i1 %.486.us.us, label %B104.us.us, label %common.ret

B104.us.preheader.split:
  %4 = and i64 %arg.m.5.fr, 1
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %B104.us.us5.preheader, label %B104.us.preheader33

B104.us.us5.preheader:
  br label %B104.us.us5

B104.us.preheader33:
  %.424.us.epil = mul nsw i64 %unroll_iter, %arg.code.15
  %6 = lshr i64 %arg.m.5.fr, 1
  %7 = trunc i64 %6 to i62
  %8 = zext i62 %7 to i64
  %9 = mul nsw i64 %8, -2
  br label %B104.us

B104.us.us5:
  %.228290.us.us6 = phi i64 [ %.235.us.us9, %B196.B282_crit_edge.us.unr-lcssa.us ], [ 0, %B104.us.us5.preheader ]
  %exitcond313.not.us7 = icmp eq i64 %.228290.us.us6, %.arg.code.17
  br i1 %exitcond313.not.us7, label %common.ret, label %B106.us.us8

B106.us.us8:
  %.235.us.us9 = add nuw i64 %.228290.us.us6, 1
  %.266.us.us10 = getelementptr i64, ptr %arg.code.12, i64 %.228290.us.us6
  %.267.us.us11 = load i64, ptr %.266.us.us10, align 8
  %.272.us.us12 = icmp slt i64 %.267.us.us11, 0
  br i1 %.272.us.us12, label %common.ret, label %B152.endif.us.us13

B152.endif.us.us13:
  %invariant.gep.us.us14 = getelementptr double, ptr %arg.room.0, i64 %.267.us.us11
  br label %B198.us.us

B198.us.us:
  %lsr.iv45 = phi i64 [ %lsr.iv.next46, %B198.us.us ], [ %arg.m.5.fr, %B152.endif.us.us13 ]
  %lsr.iv.us = phi ptr [ %scevgep.us, %B198.us.us ], [ %invariant.gep.us.us14, %B152.endif.us.us13 ]
  %fastest.2.1285.us.us = phi double [ %fastest.3.2.us.1.us, %B198.us.us ], [ 0.000000e+00, %B152.endif.us.us13 ]
  %.428.us.us = load double, ptr %lsr.iv.us, align 8
  %.429.us.us = tail call double @llvm.fabs.f64(double %.428.us.us)
  %.435.us.us = fcmp ole double %.429.us.us, %fastest.2.1285.us.us
  %fastest.3.2.us.us = select i1 %.435.us.us, double %fastest.2.1285.us.us, double %.429.us.us
  %sunkaddr46 = mul i64 %arg.code.15, 8
  %sunkaddr47 = getelementptr i8, ptr %lsr.iv.us, i64 %sunkaddr46
  %.428.us.1.us = load double, ptr %sunkaddr47, align 8
  %.429.us.1.us = tail call double @llvm.fabs.f64(double %.428.us.1.us)
  %.435.us.1.us = fcmp ole double %.429.us.1.us, %fastest.3.2.us.us
  %fastest.3.2.us.1.us = select i1 %.435.us.1.us, double %fastest.3.2.us.us, double %.429.us.1.us
  %scevgep.us = getelementptr i8, ptr %lsr.iv.us, i64 %0
  %lsr.iv.next46 = add i64 %lsr.iv45, -2
  %niter.ncmp.1.us = icmp eq i64 %lsr.iv.next46, 0
  br i1 %niter.ncmp.1.us, label %B196.B282_crit_edge.us.unr-lcssa.us, label %B198.us.us

B196.B282_crit_edge.us.unr-lcssa.us:
  %.460.us.us17 = getelementptr double, ptr %arg.s.3, i64 %.228290.us.us6
  %.461.us.us18 = load double, ptr %.460.us.us17, align 8
  %.464.us.us19 = tail call double @llvm.fabs.f64(double %.461.us.us18)
  %.468.us.us20 = fmul double %.466, %fastest.3.2.us.1.us
  %.474.us.us21 = getelementptr double, ptr %arg.room.2, i64 %.267.us.us11
  %.475.us.us22 = load double, ptr %.474.us.us21, align 8
  %.479.us.us23 = getelementptr double, ptr %arg.room.1, i64 %.267.us.us11
  %.480.us.us24 = load double, ptr %.479.us.us23, align 8
  %.483.us.us25 = fsub double %.475.us.us22, %.480.us.us24
  %.484.us.us26 = tail call double @llvm.fabs.f64(double %.483.us.us25)
  %.485.us.us27 = fadd double %.468.us.us20, %.484.us.us26
  %.486.us.us28 = fcmp ogt double %.464.us.us19, %.485.us.us27
  br i1 %.486.us.us28, label %B104.us.us5, label %common.ret

B104.us:
  %.228290.us = phi i64 [ %.235.us, %B196.B282_crit_edge.us.unr-lcssa ], [ 0, %B104.us.preheader33 ]
  %exitcond313.not = icmp eq i64 %.228290.us, %.arg.code.17
  br i1 %exitcond313.not, label %common.ret, label %B106.us

B106.us:
  %.235.us = add nuw i64 %.228290.us, 1
  %.266.us = getelementptr i64, ptr %arg.code.12, i64 %.228290.us
  %.267.us = load i64, ptr %.266.us, align 8
  %.272.us = icmp slt i64 %.267.us, 0
  br i1 %.272.us, label %common.ret, label %B152.endif.us

B152.endif.us:
  %invariant.gep.us = getelementptr double, ptr %arg.room.0, i64 %.267.us
  br label %B198.us

B198.us:
  %lsr.iv44 = phi i64 [ %lsr.iv.next, %B198.us ], [ %9, %B152.endif.us ]
  %lsr.iv = phi ptr [ %scevgep, %B198.us ], [ %invariant.gep.us, %B152.endif.us ]
  %fastest.2.1285.us = phi double [ %fastest.3.2.us.1, %B198.us ], [ 0.000000e+00, %B152.endif.us ]
  %.428.us = load double, ptr %lsr.iv, align 8
  %.429.us = tail call double @llvm.fabs.f64(double %.428.us)
  %.435.us = fcmp ole double %.429.us, %fastest.2.1285.us
  %fastest.3.2.us = select i1 %.435.us, double %fastest.2.1285.us, double %.429.us
  %sunkaddr48 = mul i64 %arg.code.15, 8
  %sunkaddr49 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr48
  %.428.us.1 = load double, ptr %sunkaddr49, align 8
  %.429.us.1 = tail call double @llvm.fabs.f64(double %.428.us.1)
  %.435.us.1 = fcmp ole double %.429.us.1, %fastest.3.2.us
  %fastest.3.2.us.1 = select i1 %.435.us.1, double %fastest.3.2.us, double %.429.us.1
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 %0
  %lsr.iv.next = add i64 %lsr.iv44, 2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.1, label %B196.B282_crit_edge.us.unr-lcssa, label %B198.us

B196.B282_crit_edge.us.unr-lcssa:
  %gep.us.epil = getelementptr double, ptr %invariant.gep.us, i64 %.424.us.epil
  %.428.us.epil = load double, ptr %gep.us.epil, align 8
  %.429.us.epil = tail call double @llvm.fabs.f64(double %.428.us.epil)
  %.435.us.epil = fcmp ole double %.429.us.epil, %fastest.3.2.us.1
  %fastest.3.2.us.epil = select i1 %.435.us.epil, double %fastest.3.2.us.1, double %.429.us.epil
  %.460.us = getelementptr double, ptr %arg.s.3, i64 %.228290.us
  %.461.us = load double, ptr %.460.us, align 8
  %.464.us = tail call double @llvm.fabs.f64(double %.461.us)
  %.468.us = fmul double %.466, %fastest.3.2.us.epil
  %.474.us = getelementptr double, ptr %arg.room.2, i64 %.267.us
  %.475.us = load double, ptr %.474.us, align 8
  %.479.us = getelementptr double, ptr %arg.room.1, i64 %.267.us
  %.480.us = load double, ptr %.479.us, align 8
  %.483.us = fsub double %.475.us, %.480.us
  %.484.us = tail call double @llvm.fabs.f64(double %.483.us)
  %.485.us = fadd double %.468.us, %.484.us
  %.486.us = fcmp ogt double %.464.us, %.485.us
  br i1 %.486.us, label %B104.us, label %common.ret

B0.endif.split:
  %.468 = fmul double %.466, 0.000000e+00
  br label %B104

B104:
  %.228290 = phi i64 [ %.235, %B152.endif ], [ 0, %B0.endif.split ]
  %exitcond.not = icmp eq i64 %.arg.code.17, %.228290
  br i1 %exitcond.not, label %common.ret, label %B106

B106:
  %10 = shl i64 %.228290, 3
  %scevgep18 = getelementptr i8, ptr %arg.code.12, i64 %10
  %.267 = load i64, ptr %scevgep18, align 8
  %.272 = icmp slt i64 %.267, 0
  br i1 %.272, label %common.ret, label %B152.endif

common.ret:
  %.sink = phi i8 [ 1, %B196.B282_crit_edge.us.unr-lcssa.us ], [ 1, %B152.endif.us.us ], [ 1, %B106.us ], [ 0, %B104.us.us ], [ 1, %B106.us.us ], [ 0, %B104.us.us5 ], [ 1, %B106.us.us8 ], [ 0, %B104.us ], [ 1, %B196.B282_crit_edge.us.unr-lcssa ], [ 1, %B106 ], [ 0, %B104 ], [ 1, %B152.endif ]
  store i8 %.sink, ptr %retptr, align 1
  ret i32 0

B152.endif:
  %.235 = add nuw i64 %.228290, 1
  %11 = shl i64 %.228290, 3
  %scevgep45 = getelementptr i8, ptr %arg.s.3, i64 %11
  %.461 = load double, ptr %scevgep45, align 8
  %.464 = tail call double @llvm.fabs.f64(double %.461)
  %.474 = getelementptr double, ptr %arg.room.2, i64 %.267
  %.475 = load double, ptr %.474, align 8
  %.479 = getelementptr double, ptr %arg.room.1, i64 %.267
  %.480 = load double, ptr %.479, align 8
  %.483 = fsub double %.475, %.480
  %.484 = tail call double @llvm.fabs.f64(double %.483)
  %.485 = fadd double %.468, %.484
  %.486 = fcmp ogt double %.464, %.485
  br i1 %.486, label %B104, label %common.ret
}

define internal i32 @part21(ptr %retptr, ptr %excinfo, ptr %arg.g, i64 %arg.events) {
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
