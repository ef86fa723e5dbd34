; loop midpoint of simulate/integrators/march.py, made by python tools/loops.py
; sources 9cec568600417fb2836131ff0407377b6b6a970e9c06ca566ab629cf8a5307f7
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
@.const.array.data = internal unnamed_addr constant [72 x i8] c"\00\00\00\00\00\00\00\00\D0\95k\86\A1|\A3?f\88\013\C3\BE\C2?N\AB\A8\AC\0E\C1\D3?\FF\FF\FF\FF\FF\FF\DF?X\AA\AB\A9x\1F\E6?\E6\9D?3OP\EB?\A3F\99\E75\C8\EE?\00\00\00\00\00\00\F0?", align 8

define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.188 = alloca i64, align 8
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
  %.29 = load i64, ptr %.28, align 8
  %.30 = inttoptr i64 %.29 to ptr
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
  %.59 = getelementptr i8, ptr %.6, i64 120
  %.60 = load i64, ptr %.59, align 8
  %.61 = inttoptr i64 %.60 to ptr
  %.62 = getelementptr i8, ptr %.6, i64 128
  %.63 = load i64, ptr %.62, align 8
  %.64 = inttoptr i64 %.63 to ptr
  %.65 = getelementptr i8, ptr %.6, i64 136
  %.66 = load i64, ptr %.65, align 8
  %.67 = inttoptr i64 %.66 to ptr
  %.68 = getelementptr i8, ptr %.6, i64 144
  %.69 = load i64, ptr %.68, align 8
  %.70 = inttoptr i64 %.69 to ptr
  %.71 = getelementptr i8, ptr %.6, i64 152
  %.72 = load i64, ptr %.71, align 8
  %.73 = inttoptr i64 %.72 to ptr
  %.74 = getelementptr i8, ptr %.6, i64 160
  %.75 = load i64, ptr %.74, align 8
  %.76 = inttoptr i64 %.75 to ptr
  %.77 = getelementptr i8, ptr %.6, i64 168
  %.78 = load i64, ptr %.77, align 8
  %.79 = inttoptr i64 %.78 to ptr
  %.80 = getelementptr i8, ptr %.6, i64 176
  %.81 = load i64, ptr %.80, align 8
  %.82 = inttoptr i64 %.81 to ptr
  %.83 = getelementptr i8, ptr %.6, i64 184
  %.84 = load i64, ptr %.83, align 8
  %.85 = inttoptr i64 %.84 to ptr
  %.86 = getelementptr i8, ptr %.6, i64 192
  %.87 = load i64, ptr %.86, align 8
  %.88 = inttoptr i64 %.87 to ptr
  %.89 = getelementptr i8, ptr %.6, i64 200
  %.90 = load i64, ptr %.89, align 8
  %.91 = inttoptr i64 %.90 to ptr
  %.92 = getelementptr i8, ptr %.6, i64 208
  %.93 = load i64, ptr %.92, align 8
  %.94 = inttoptr i64 %.93 to ptr
  %.95 = getelementptr i8, ptr %.6, i64 216
  %.96 = load i64, ptr %.95, align 8
  %.97 = inttoptr i64 %.96 to ptr
  %.98 = getelementptr i8, ptr %.6, i64 224
  %.99 = load i64, ptr %.98, align 8
  %.100 = inttoptr i64 %.99 to ptr
  %.101 = getelementptr i8, ptr %.6, i64 232
  %.102 = load i64, ptr %.101, align 8
  %.103 = getelementptr i8, ptr %.6, i64 240
  %.104 = load i64, ptr %.103, align 8
  %.105 = getelementptr i8, ptr %.6, i64 248
  %.106 = load i64, ptr %.105, align 8
  %.107 = getelementptr i8, ptr %.6, i64 256
  %.108 = load i64, ptr %.107, align 8
  %.127 = getelementptr i8, ptr %.6, i64 264
  %.128 = load i64, ptr %.127, align 8
  %.129 = inttoptr i64 %.128 to ptr
  %.130 = getelementptr i8, ptr %.6, i64 272
  %.131 = load i64, ptr %.130, align 8
  %.132 = inttoptr i64 %.131 to ptr
  %.133 = getelementptr i8, ptr %.6, i64 280
  %.134 = load i64, ptr %.133, align 8
  %.135 = inttoptr i64 %.134 to ptr
  %.136 = getelementptr i8, ptr %.6, i64 288
  %.137 = load i64, ptr %.136, align 8
  %.138 = inttoptr i64 %.137 to ptr
  %.139 = getelementptr i8, ptr %.6, i64 296
  %.140 = load i64, ptr %.139, align 8
  %.141 = inttoptr i64 %.140 to ptr
  %.142 = getelementptr i8, ptr %.6, i64 304
  %.143 = load i64, ptr %.142, align 8
  %.144 = inttoptr i64 %.143 to ptr
  %.145 = getelementptr i8, ptr %.6, i64 312
  %.146 = load i64, ptr %.145, align 8
  %.147 = inttoptr i64 %.146 to ptr
  %.148 = getelementptr i8, ptr %.6, i64 320
  %.149 = load i64, ptr %.148, align 8
  %.158 = getelementptr i8, ptr %.6, i64 328
  %.159 = load i64, ptr %.158, align 8
  %.160 = inttoptr i64 %.159 to ptr
  %.161 = getelementptr i8, ptr %.6, i64 336
  %.162 = load i64, ptr %.161, align 8
  %.163 = inttoptr i64 %.162 to ptr
  %.164 = getelementptr i8, ptr %.6, i64 344
  %.165 = load i64, ptr %.164, align 8
  %.166 = inttoptr i64 %.165 to ptr
  %.167 = getelementptr i8, ptr %.6, i64 352
  %.168 = load i64, ptr %.167, align 8
  %.169 = inttoptr i64 %.168 to ptr
  %.170 = getelementptr i8, ptr %.6, i64 360
  %.171 = load i64, ptr %.170, align 8
  %.172 = inttoptr i64 %.171 to ptr
  store i64 0, ptr %.188, align 8
  %.192 = call i32 @part1(ptr %.188, ptr %excinfo.1, i64 %.8, ptr %.11, ptr %.14, i64 %.16, i64 %.18, i64 %.20, i64 %.22, i64 %.24, ptr %.27, ptr %.30, ptr %.33, ptr %.36, ptr %.39, ptr %.42, i64 %.44, ptr %.61, ptr %.64, ptr %.67, ptr %.70, ptr %.73, ptr %.76, ptr %.79, ptr %.82, ptr %.85, ptr %.88, ptr %.91, ptr %.94, ptr %.97, ptr %.100, i64 %.102, i64 %.104, i64 %.106, i64 %.108, ptr %.129, ptr %.132, ptr %.135, ptr %.138, ptr %.141, ptr %.144, ptr %.147, i64 %.149, ptr %.160, ptr %.163, ptr %.166, ptr %.169, ptr %.172)
  %cond = icmp eq i32 %.192, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  ret i32 %.192

B0.endif:
  %.202 = load i64, ptr %.188, align 8
  store i64 %.202, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.200 = icmp sgt i32 %.192, 0
  %.193 = load ptr, ptr %excinfo.1, align 8
  %.201 = select i1 %.200, ptr %.193, ptr undef
  store ptr %.201, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, i64 %arg.task, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.54.i = alloca double, align 8
  %excinfo.1.i9 = alloca ptr, align 8
  %.251 = alloca i64, align 8
  store i64 0, ptr %.251, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.347 = alloca double, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.535 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.715 = alloca i8, align 1
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.912 = alloca ptr, align 8
  %excinfo.8 = alloca ptr, align 8
  store ptr null, ptr %excinfo.8, align 8
  %.124 = load double, ptr %arg.s.0, align 8
  %.188 = getelementptr i8, ptr %arg.s.0, i64 88
  %.189 = load double, ptr %.188, align 8
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
  %.255 = call i32 @part2(ptr %.251, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond20 = icmp eq i32 %.255, 0
  br i1 %cond20, label %B128.endif, label %B128.if.if

B196:
  store double 0.000000e+00, ptr %.347, align 8
  %.351 = call i32 @part3(ptr %.347, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.room.2)
  %cond21 = icmp eq i32 %.351, 0
  br i1 %cond21, label %B196.endif, label %B196.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B196.endif ], [ 0, %B568 ], [ 0, %B128.endif ], [ %.255, %B128.if.if ], [ %.351, %B196.if.if ], [ 0, %B286.endif ], [ %.58.i, %B780.if.if ], [ 0, %B372.endif ], [ %.539, %B372.if.if ], [ 0, %part4.exit.thread ], [ %.326.i, %part4.exit ], [ %.719, %B526.endif.if.if ], [ 0, %part5.exit.thread ], [ %.130.i, %part5.exit ], [ 0, %B668.endif ], [ %.916, %B668.if.if ], [ 0, %B740.endif ], [ %.326.i.i, %part6.exit ], [ 0, %B780.endif ]
  ret i32 %common.ret.op

B286:
  %.441 = fadd double %.124, %.189
  %.58.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i.i = load double, ptr %.58.i.i, align 8
  %.61.i.i = fsub double %.441, %.59.i.i
  %.153120.not.i.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i.i, label %B136.endif.i.i, label %B112.preheader.i.i

B112.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i.i, label %B112.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.14, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.441, i64 0
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
  store double %.441, ptr %scevgep53.i.i, align 8
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
  store i64 0, ptr %.535, align 8
  %.539 = call i32 @part7(ptr %.535, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.124, double %.189, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond22 = icmp eq i32 %.539, 0
  br i1 %cond22, label %B372.endif, label %B372.if.if

B454:
  store ptr null, ptr %excinfo.1.i9, align 8
  %.112.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.113.i = load i64, ptr %.112.i, align 8
  %.252.i = fadd double %.124, %.189
  %.256.i = getelementptr double, ptr %arg.s.4, i64 %.113.i
  store double %.252.i, ptr %.256.i, align 8
  %.313.i = getelementptr i8, ptr %arg.s.1, i64 48
  %.314.i = load i64, ptr %.313.i, align 8
  %.315.not.i = icmp eq i64 %.314.i, 0
  br i1 %.315.not.i, label %part4.exit.thread, label %B220.i

B220.i:
  %.326.i = call i32 @part8(ptr %.54.i, ptr %excinfo.1.i9, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond.i = icmp eq i32 %.326.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part4.exit

part4.exit.thread:
  %.383.i = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.383.i, i1 false)
  %.393.i = mul nsw i64 %.113.i, %arg.code.15
  %.396.i = getelementptr double, ptr %arg.s.5, i64 %.393.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.396.i, ptr %arg.room.2, i64 %.383.i, i1 false)
  %sunkaddr48 = getelementptr i8, ptr %arg.s.1, i64 8
  %.460.i = load i64, ptr %sunkaddr48, align 8
  %.461.i = add nsw i64 %.460.i, 1
  store i64 %.461.i, ptr %sunkaddr48, align 8
  %.521.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.522.i = load i64, ptr %.521.i, align 8
  %.523.i = add nsw i64 %.522.i, 1
  store i64 %.523.i, ptr %.521.i, align 8
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B220.endif.i:
  %.356.i = mul i64 %arg.code.15, %arg.m.3
  %.359.i = mul i64 %.113.i, %.356.i
  %.360.i = getelementptr double, ptr %arg.s.6, i64 %.359.i
  %.369.i = shl i64 %.356.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.360.i, ptr %arg.room.3, i64 %.369.i, i1 false)
  br label %part4.exit.thread

part4.exit:
  %.327.i = load ptr, ptr %excinfo.1.i9, align 8
  %.638 = icmp sgt i32 %.326.i, 0
  %.639 = select i1 %.638, ptr %.327.i, ptr undef
  store ptr %.639, ptr %excinfo, align 8
  br label %common.ret

B526:
  store i8 0, ptr %.715, align 1
  %.719 = call i32 @part9(ptr %.715, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond24 = icmp eq i32 %.719, 0
  br i1 %cond24, label %B568, label %B526.endif.if.if

B568:
  %.729 = load i8, ptr %.715, align 1
  %.732 = icmp eq i8 %.729, 0
  %. = zext i1 %.732 to i64
  store i64 %., ptr %retptr, align 8
  br label %common.ret

B602:
  store ptr null, ptr %excinfo.1.i9, align 8
  %.57.i = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.57.i, i1 false)
  %.123.i = load double, ptr %arg.s.0, align 8
  store i64 0, ptr %.54.i, align 8
  %.130.i = call i32 @part10(ptr %.54.i, ptr %excinfo.1.i9, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.123.i, ptr %arg.room.0)
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
  %.245.i = getelementptr i8, ptr %arg.code.1, i64 48
  %.246.i = load double, ptr %.245.i, align 8
  %.309.i = getelementptr i8, ptr %arg.s.0, i64 72
  %.310.i = load double, ptr %.309.i, align 8
  %.311.i = fcmp olt double %.246.i, %.310.i
  br i1 %.311.i, label %B310.i, label %B372.i

part5.exit.thread:
  %.825.0.ph = phi i64 [ 11, %B372.i ], [ %.140.i, %B744.i ], [ 4, %B552.i ]
  store i64 %.825.0.ph, ptr %retptr, align 8
  br label %common.ret

part5.exit:
  %.131.i = load ptr, ptr %excinfo.1.i9, align 8
  %.837 = icmp sgt i32 %.130.i, 0
  %.838 = select i1 %.837, ptr %.131.i, ptr undef
  store ptr %.838, ptr %excinfo, align 8
  br label %common.ret

B668:
  %.916 = call i32 @part8(ptr %.912, ptr %excinfo.8, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond26 = icmp eq i32 %.916, 0
  br i1 %cond26, label %B668.endif, label %B668.if.if

B740:
  %.113.i4 = getelementptr i8, ptr %arg.s.0, i64 96
  %.114.i = load double, ptr %.113.i4, align 8
  store ptr null, ptr %excinfo.1.i9, align 8
  %.112.i.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.113.i.i = load i64, ptr %.112.i.i, align 8
  %.252.i.i = fadd double %.124, %.189
  %.256.i.i = getelementptr double, ptr %arg.s.4, i64 %.113.i.i
  store double %.252.i.i, ptr %.256.i.i, align 8
  %.313.i.i = getelementptr i8, ptr %arg.s.1, i64 48
  %.314.i.i = load i64, ptr %.313.i.i, align 8
  %.315.not.i.i = icmp eq i64 %.314.i.i, 0
  br i1 %.315.not.i.i, label %part4.exit.thread.i, label %B220.i.i

B220.i.i:
  %.326.i.i = call i32 @part8(ptr %.54.i, ptr %excinfo.1.i9, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond.i.i = icmp eq i32 %.326.i.i, 0
  br i1 %cond.i.i, label %B220.endif.i.i, label %part6.exit

part4.exit.thread.i:
  %.383.i.i = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.383.i.i, i1 false)
  %.393.i.i = mul nsw i64 %.113.i.i, %arg.code.15
  %.396.i.i = getelementptr double, ptr %arg.s.5, i64 %.393.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.396.i.i, ptr %arg.room.2, i64 %.383.i.i, i1 false)
  %sunkaddr52 = getelementptr i8, ptr %arg.s.1, i64 8
  %.460.i.i = load i64, ptr %sunkaddr52, align 8
  %.461.i.i = add nsw i64 %.460.i.i, 1
  store i64 %.461.i.i, ptr %sunkaddr52, align 8
  %.521.i.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.522.i.i = load i64, ptr %.521.i.i, align 8
  %.523.i.i = add nsw i64 %.522.i.i, 1
  store i64 %.523.i.i, ptr %.521.i.i, align 8
  %43 = getelementptr double, ptr %arg.s.4, i64 %.461.i.i
  %.210.i7 = getelementptr i8, ptr %43, i64 -8
  store double %.114.i, ptr %.210.i7, align 8
  store double %.114.i, ptr %arg.s.0, align 8
  %.339.i = getelementptr i8, ptr %arg.s.0, i64 40
  %.340.i = load double, ptr %.339.i, align 8
  %.341.i = fcmp une double %.340.i, 0.000000e+00
  br i1 %.341.i, label %B246.i, label %B740.endif

B220.endif.i.i:
  %.356.i.i = mul i64 %arg.code.15, %arg.m.3
  %.359.i.i = mul i64 %.113.i.i, %.356.i.i
  %.360.i.i = getelementptr double, ptr %arg.s.6, i64 %.359.i.i
  %.369.i.i = shl i64 %.356.i.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.360.i.i, ptr %arg.room.3, i64 %.369.i.i, i1 false)
  br label %part4.exit.thread.i

B246.i:
  %.405.i = getelementptr i8, ptr %arg.s.0, i64 32
  %.406.i = load double, ptr %.405.i, align 8
  %.462.i = load i64, ptr %arg.s.1, align 8
  %.463.i = add nsw i64 %.462.i, 1
  %.530.i = sitofp i64 %.463.i to double
  %.531.i = fmul double %.340.i, %.530.i
  %.532.i = fadd double %.406.i, %.531.i
  %.534.i = fcmp ult double %.114.i, %.532.i
  br i1 %.534.i, label %B740.endif, label %B372.i8

B372.i8:
  store i64 %.463.i, ptr %arg.s.1, align 8
  br label %B740.endif

part6.exit:
  %.327.i.i = load ptr, ptr %excinfo.1.i9, align 8
  %.1013 = icmp sgt i32 %.326.i.i, 0
  %.1014 = select i1 %.1013, ptr %.327.i.i, ptr undef
  store ptr %.1014, ptr %excinfo, align 8
  br label %common.ret

B780:
  %.1045 = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.1045, i1 false)
  %.1050 = fadd double %.124, %.189
  %.1116 = getelementptr i8, ptr %arg.s.1, i64 72
  %.1117 = load i64, ptr %.1116, align 8
  %.1120 = mul nsw i64 %.1117, %arg.code.15
  %.1121 = getelementptr double, ptr %arg.room.0, i64 %.1120
  %.58.i = call i32 @part11(ptr %.54.i, ptr %excinfo.1.i9, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 0, double %.1050, ptr %.1121)
  %cond = icmp eq i32 %.58.i, 0
  br i1 %cond, label %B780.endif, label %B780.if.if

B128.endif:
  %.265 = load i64, ptr %.251, align 8
  store i64 %.265, ptr %retptr, align 8
  br label %common.ret

B128.if.if:
  %.263 = icmp sgt i32 %.255, 0
  %.256 = load ptr, ptr %excinfo.1, align 8
  %.264 = select i1 %.263, ptr %.256, ptr undef
  store ptr %.264, ptr %excinfo, align 8
  br label %common.ret

B196.endif:
  %.361 = load double, ptr %.347, align 8
  %.374 = fcmp ult double %.361, 0.000000e+00
  %"$phi252.0.2.0" = zext i1 %.374 to i64
  store i64 %"$phi252.0.2.0", ptr %retptr, align 8
  br label %common.ret

B196.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B286.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B372.endif:
  %.549 = load i64, ptr %.535, align 8
  store i64 %.549, ptr %retptr, align 8
  br label %common.ret

B372.if.if:
  %.547 = icmp sgt i32 %.539, 0
  %.540 = load ptr, ptr %excinfo.4, align 8
  %.548 = select i1 %.547, ptr %.540, ptr undef
  store ptr %.548, ptr %excinfo, align 8
  br label %common.ret

B526.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B668.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B668.if.if:
  %.924 = icmp sgt i32 %.916, 0
  %.917 = load ptr, ptr %excinfo.8, align 8
  %.925 = select i1 %.924, ptr %.917, ptr undef
  store ptr %.925, ptr %excinfo, align 8
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

define internal i32 @part2(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.322.i.i = alloca ptr, align 8
  %excinfo.1.i.i = alloca ptr, align 8
  %.1175 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.1203 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.1528 = alloca i64, align 8
  store i64 0, ptr %.1528, align 8
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.268 = getelementptr i8, ptr %arg.s.0, i64 8
  %.205520 = load double, ptr %arg.s.0, align 8
  %.269521 = load double, ptr %.268, align 8
  %.270522 = fcmp olt double %.205520, %.269521
  br i1 %.270522, label %B134.preheader.lr.ph, label %B1056

B134.preheader.lr.ph:
  %.1288 = add nsw i64 %arg.m.5, -1
  %.57.i = shl i64 %arg.code.15, 3
  %.356.i.i = mul i64 %arg.code.15, %arg.m.3
  %.369.i.i = shl i64 %.356.i.i, 3
  %sunkaddr190 = getelementptr i8, ptr %arg.s.1, i64 8
  %.33018 = load i64, ptr %sunkaddr190, align 8
  %.33319 = icmp eq i64 %.33018, %arg.s.7
  br i1 %.33319, label %B188, label %B212.preheader

B212.preheader:
  br label %B212

B56.loopexit:
  %.205 = load double, ptr %arg.s.0, align 8
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 8
  %.269 = load double, ptr %sunkaddr, align 8
  %.270 = fcmp olt double %.205, %.269
  br i1 %.270, label %B134.backedge, label %B1056

B134.backedge:
  %came.3.1.be = phi i1 [ true, %B942.endif ], [ false, %B56.loopexit ]
  %sunkaddr134 = getelementptr i8, ptr %arg.s.1, i64 8
  %.330 = load i64, ptr %sunkaddr134, align 8
  %.333 = icmp eq i64 %.330, %arg.s.7
  br i1 %.333, label %B188, label %B212

common.ret:
  %common.ret.op = phi i32 [ 0, %B188 ], [ 0, %B326 ], [ 0, %B448 ], [ 0, %B528 ], [ 0, %B836 ], [ 0, %B938 ], [ 0, %B1056 ], [ %.130.i, %part5.exit ], [ %.1532, %B840.if ], [ %.326.i.i, %part6.exit ], [ %.1179, %B552.if ], [ 1, %B552.endif.if ]
  ret i32 %common.ret.op

B188:
  store i64 7, ptr %retptr, align 8
  br label %common.ret

B212:
  %came.3.120 = phi i1 [ %came.3.1.be, %B134.backedge ], [ true, %B212.preheader ]
  %sunkaddr135 = getelementptr i8, ptr %arg.s.1, i64 16
  %.471 = load i64, ptr %sunkaddr135, align 8
  %sunkaddr139 = getelementptr i8, ptr %arg.s.1, i64 24
  %.527 = load i64, ptr %sunkaddr139, align 8
  %.528 = add nsw i64 %.527, %.471
  %sunkaddr142 = getelementptr i8, ptr %arg.s.1, i64 56
  %.584 = load i64, ptr %sunkaddr142, align 8
  %.585.not = icmp slt i64 %.528, %.584
  br i1 %.585.not, label %B350, label %B326

B326:
  store i64 14, ptr %retptr, align 8
  br label %common.ret

B350:
  br i1 %came.3.120, label %B382, label %B452

B382:
  store ptr null, ptr %excinfo.1.i.i, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.57.i, i1 false)
  %.123.i = load double, ptr %arg.s.0, align 8
  store i64 0, ptr %.322.i.i, align 8
  %.130.i = call i32 @part10(ptr %.322.i.i, ptr %excinfo.1.i.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.123.i, ptr %arg.room.0)
  %.140.i = load i64, ptr %.322.i.i, align 8
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
  %.754 = icmp sgt i32 %.130.i, 0
  %.755 = select i1 %.754, ptr %.131.i, ptr undef
  store ptr %.755, ptr %excinfo, align 8
  br label %common.ret

B448:
  %.742.04249 = phi i64 [ 11, %B382.endif.thread53 ], [ %.140.i, %B382.endif ]
  store i64 %.742.04249, ptr %retptr, align 8
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
  %.956 = load i64, ptr %sunkaddr169, align 8
  %.957.not = icmp eq i64 %.956, 0
  br i1 %.957.not, label %B552, label %B528

B528:
  store i64 8, ptr %retptr, align 8
  br label %common.ret

B552:
  %.1169 = phi double [ %.1176.pre-phi.i, %B492 ], [ %"$phi612.0.2.0.i", %B306.i ], [ %.218.i, %B258.i ]
  %.1174.sink.i61 = phi double [ %.1174.i, %B492 ], [ %.686.i, %B306.i ], [ %.483.i, %B258.i ]
  store i64 0, ptr %.1175, align 8
  %.1179 = call i32 @part7(ptr %.1175, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.80.i, double %.1169, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond62 = icmp eq i32 %.1179, 0
  br i1 %cond62, label %B552.endif, label %B552.if

B836:
  store i64 %.1217, ptr %retptr, align 8
  br label %common.ret

B840:
  %sunkaddr170 = getelementptr i8, ptr %arg.s.0, i64 96
  store double %.1174.sink.i61, ptr %sunkaddr170, align 8
  store i64 0, ptr %.1528, align 8
  %.1532 = call i32 @part12(ptr %.1528, ptr %excinfo.5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond63 = icmp eq i32 %.1532, 0
  br i1 %cond63, label %B840.endif, label %B840.if

B938:
  store i64 %.1542, ptr %retptr, align 8
  br label %common.ret

B942:
  %sunkaddr171 = getelementptr i8, ptr %arg.s.0, i64 96
  %.114.i = load double, ptr %sunkaddr171, align 8
  store ptr null, ptr %excinfo.1.i.i, align 8
  %sunkaddr172 = getelementptr i8, ptr %arg.s.1, i64 8
  %.113.i.i = load i64, ptr %sunkaddr172, align 8
  %.186.i.i = load double, ptr %arg.s.0, align 8
  %sunkaddr173 = getelementptr i8, ptr %arg.s.0, i64 88
  %.251.i.i = load double, ptr %sunkaddr173, align 8
  %.252.i.i = fadd double %.186.i.i, %.251.i.i
  %.256.i.i = getelementptr double, ptr %arg.s.4, i64 %.113.i.i
  store double %.252.i.i, ptr %.256.i.i, align 8
  %sunkaddr174 = getelementptr i8, ptr %arg.s.1, i64 48
  %.314.i.i = load i64, ptr %sunkaddr174, align 8
  %.315.not.i.i = icmp eq i64 %.314.i.i, 0
  br i1 %.315.not.i.i, label %part4.exit.thread.i, label %B220.i.i

B220.i.i:
  %.326.i.i = call i32 @part8(ptr %.322.i.i, ptr %excinfo.1.i.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond.i.i = icmp eq i32 %.326.i.i, 0
  br i1 %cond.i.i, label %B220.endif.i.i, label %part6.exit

part4.exit.thread.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.57.i, i1 false)
  %.393.i.i = mul nsw i64 %.113.i.i, %arg.code.15
  %.396.i.i = getelementptr double, ptr %arg.s.5, i64 %.393.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.396.i.i, ptr %arg.room.2, i64 %.57.i, i1 false)
  %sunkaddr175 = getelementptr i8, ptr %arg.s.1, i64 8
  %.460.i.i = load i64, ptr %sunkaddr175, align 8
  %.461.i.i = add nsw i64 %.460.i.i, 1
  store i64 %.461.i.i, ptr %sunkaddr175, align 8
  %sunkaddr176 = getelementptr i8, ptr %arg.s.1, i64 16
  %.522.i.i = load i64, ptr %sunkaddr176, align 8
  %.523.i.i = add nsw i64 %.522.i.i, 1
  store i64 %.523.i.i, ptr %sunkaddr176, align 8
  %0 = getelementptr double, ptr %arg.s.4, i64 %.461.i.i
  %.210.i37 = getelementptr i8, ptr %0, i64 -8
  store double %.114.i, ptr %.210.i37, align 8
  store double %.114.i, ptr %arg.s.0, align 8
  %sunkaddr177 = getelementptr i8, ptr %arg.s.0, i64 40
  %.340.i = load double, ptr %sunkaddr177, align 8
  %.341.i = fcmp une double %.340.i, 0.000000e+00
  br i1 %.341.i, label %B246.i, label %B942.endif

B220.endif.i.i:
  %.359.i.i = mul i64 %.113.i.i, %.356.i.i
  %.360.i.i = getelementptr double, ptr %arg.s.6, i64 %.359.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.360.i.i, ptr %arg.room.3, i64 %.369.i.i, i1 false)
  br label %part4.exit.thread.i

B246.i:
  %sunkaddr178 = getelementptr i8, ptr %arg.s.0, i64 32
  %.406.i = load double, ptr %sunkaddr178, align 8
  %.462.i = load i64, ptr %arg.s.1, align 8
  %.463.i = add nsw i64 %.462.i, 1
  %.530.i = sitofp i64 %.463.i to double
  %.531.i = fmul double %.340.i, %.530.i
  %.532.i = fadd double %.406.i, %.531.i
  %.534.i = fcmp ult double %.114.i, %.532.i
  br i1 %.534.i, label %B942.endif, label %B372.i38

B372.i38:
  store i64 %.463.i, ptr %arg.s.1, align 8
  %.1741.pre = load double, ptr %arg.s.0, align 8
  br label %B942.endif

part6.exit:
  %.327.i.i = load ptr, ptr %excinfo.1.i.i, align 8
  %.1666 = icmp sgt i32 %.326.i.i, 0
  %.1667 = select i1 %.1666, ptr %.327.i.i, ptr undef
  store ptr %.1667, ptr %excinfo, align 8
  br label %common.ret

B1056:
  store i64 6, ptr %retptr, align 8
  br label %common.ret

B382.endif:
  %.837.not = icmp eq i64 %.140.i, 4
  br i1 %.837.not, label %B452, label %B448

B552.if:
  %.1187 = icmp sgt i32 %.1179, 0
  %.1180 = load ptr, ptr %excinfo.3, align 8
  %.1188 = select i1 %.1187, ptr %.1180, ptr undef
  store ptr %.1188, ptr %excinfo, align 8
  br label %common.ret

B552.endif:
  %.1189 = load i64, ptr %.1175, align 8
  store i64 0, ptr %.1203, align 8
  %.1207 = call i32 @part13(ptr %.1203, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %.1189)
  %cond = icmp eq i32 %.1207, 0
  br i1 %cond, label %B552.endif.endif, label %B552.endif.if

B552.endif.if:
  %.1208 = load ptr, ptr %excinfo.4, align 8
  store ptr %.1208, ptr %excinfo, align 8
  br label %common.ret

B552.endif.endif:
  %.1217 = load i64, ptr %.1203, align 8
  %sunkaddr179 = getelementptr i8, ptr %arg.s.1, i64 32
  %.1285 = load i64, ptr %sunkaddr179, align 8
  %.1289 = add nsw i64 %.1288, %.1285
  store i64 %.1289, ptr %sunkaddr179, align 8
  switch i64 %.1217, label %B836 [
    i64 5, label %B56.loopexit
    i64 4, label %B840
  ]

B840.if:
  %.1540 = icmp sgt i32 %.1532, 0
  %.1533 = load ptr, ptr %excinfo.5, align 8
  %.1541 = select i1 %.1540, ptr %.1533, ptr undef
  store ptr %.1541, ptr %excinfo, align 8
  br label %common.ret

B840.endif:
  %.1542 = load i64, ptr %.1528, align 8
  %.1621.not = icmp eq i64 %.1542, 0
  br i1 %.1621.not, label %B942, label %B938

B942.endif:
  %.1741 = phi double [ %.114.i, %B246.i ], [ %.114.i, %part4.exit.thread.i ], [ %.1741.pre, %B372.i38 ]
  %sunkaddr180 = getelementptr i8, ptr %arg.s.0, i64 8
  %.1805 = load double, ptr %sunkaddr180, align 8
  %.1806 = fcmp olt double %.1741, %.1805
  br i1 %.1806, label %B134.backedge, label %B1056
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

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.64 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.217 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.477 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  store double 0.000000e+00, ptr %.64, align 8
  %.68 = call i32 @part14(ptr %.64, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.m.4, i64 %arg.m.5)
  %cond = icmp eq i32 %.68, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B128 ], [ 0, %B400 ], [ 0, %B424.endif ], [ %.68, %B0.if.if ], [ %.481, %B424.if.if ], [ %.221, %B132.if.if ]
  ret i32 %common.ret.op

B128:
  %storemerge.i3 = phi i64 [ 1, %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i3, ptr %retptr, align 8
  br label %common.ret

B132:
  %.221 = call i32 @part15(ptr %.217, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, i64 %arg.m.2, i64 %arg.m.5, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.15, ptr %arg.room.1)
  switch i32 %.221, label %B132.if.if [
    i32 -2, label %B132.endif.endif
    i32 0, label %B132.endif.endif
  ]

B272:
  %bad.2.0225 = phi i64 [ %.387.1, %B272 ], [ %bad.2.0225.unr, %B272.preheader13 ]
  %.337221223 = phi i64 [ %.344.1, %B272 ], [ %.337221223.unr, %B272.preheader13 ]
  %sunkaddr29 = mul i64 %.337221223, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr29
  %.372 = load double, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %.337221223, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr31
  store double %.372, ptr %sunkaddr32, align 8
  %.381 = tail call double @llvm.fabs.f64(double %.372)
  %.382 = fcmp uge double %.381, 1.000000e+300
  %.386 = zext i1 %.382 to i64
  %.387 = add nuw nsw i64 %bad.2.0225, %.386
  %.344.1 = add nuw nsw i64 %.337221223, 2
  %sunkaddr = mul i64 %.337221223, 8
  %sunkaddr33 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr
  %sunkaddr34 = getelementptr i8, ptr %sunkaddr33, i64 8
  %.372.1 = load double, ptr %sunkaddr34, align 8
  %sunkaddr35 = mul i64 %.337221223, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr35
  %sunkaddr37 = getelementptr i8, ptr %sunkaddr36, i64 8
  store double %.372.1, ptr %sunkaddr37, align 8
  %.381.1 = tail call double @llvm.fabs.f64(double %.372.1)
  %.382.1 = fcmp uge double %.381.1, 1.000000e+300
  %.386.1 = zext i1 %.382.1 to i64
  %.387.1 = add nuw nsw i64 %.387, %.386.1
  %exitcond.not.1 = icmp eq i64 %arg.code.15, %.344.1
  br i1 %exitcond.not.1, label %B396, label %B272

B396:
  %.387.lcssa = phi i64 [ %13, %middle.block ], [ %.387.lcssa10.unr, %B272.prol.loopexit ], [ %.387.1, %B272 ]
  %0 = icmp eq i64 %.387.lcssa, 0
  br i1 %0, label %B424, label %B400

B400:
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B424:
  store double 0.000000e+00, ptr %.477, align 8
  %.481 = call i32 @part3(ptr %.477, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.room.2)
  %cond4 = icmp eq i32 %.481, 0
  br i1 %cond4, label %B424.endif, label %B424.if.if

B0.endif:
  %.78 = load double, ptr %.64, align 8
  %.59.i = load double, ptr %arg.code.1, align 8
  %.91.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.92.i = load double, ptr %.91.i, align 8
  %.93.i = fcmp ogt double %.59.i, %.92.i
  %.132.i = fcmp ole double %.78, %.59.i
  %or.cond.i = select i1 %.93.i, i1 %.132.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.172.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.173.i = load i64, ptr %.172.i, align 8
  %.174.i = icmp eq i64 %.173.i, 0
  br i1 %.174.i, label %B128, label %B0.endif.endif

B0.if.if:
  %.76 = icmp sgt i32 %.68, 0
  %.69 = load ptr, ptr %excinfo.1, align 8
  %.77 = select i1 %.76, ptr %.69, ptr undef
  store ptr %.77, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.283.i = fcmp ogt double %.78, %.92.i
  br i1 %.283.i, label %B132, label %B128

B132.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B132.endif.endif:
  %.331222.not = icmp slt i64 %arg.code.15, 1
  br i1 %.331222.not, label %B424, label %B272.preheader

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
  %bad.2.0225.ph = phi i64 [ 0, %B272.preheader ], [ %13, %middle.block ]
  %.337221223.ph = phi i64 [ 0, %B272.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.337221223.ph, 1
  %xtraiter = and i64 %arg.code.15, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B272.prol.loopexit, label %B272.prol

B272.prol:
  %.371.prol = getelementptr double, ptr %arg.room.1, i64 %.337221223.ph
  %.372.prol = load double, ptr %.371.prol, align 8
  %.375.prol = getelementptr double, ptr %arg.room.2, i64 %.337221223.ph
  store double %.372.prol, ptr %.375.prol, align 8
  %.381.prol = tail call double @llvm.fabs.f64(double %.372.prol)
  %.382.prol = fcmp uge double %.381.prol, 1.000000e+300
  %.386.prol = zext i1 %.382.prol to i64
  %.387.prol = add nuw nsw i64 %bad.2.0225.ph, %.386.prol
  br label %B272.prol.loopexit

B272.prol.loopexit:
  %.387.lcssa10.unr = phi i64 [ poison, %B272.preheader9 ], [ %.387.prol, %B272.prol ]
  %bad.2.0225.unr = phi i64 [ %bad.2.0225.ph, %B272.preheader9 ], [ %.387.prol, %B272.prol ]
  %.337221223.unr = phi i64 [ %.337221223.ph, %B272.preheader9 ], [ %.neg, %B272.prol ]
  %14 = icmp eq i64 %arg.code.15, %.neg
  br i1 %14, label %B396, label %B272.preheader13

B272.preheader13:
  br label %B272

B424.endif:
  %.491 = load double, ptr %.477, align 8
  %.504 = fcmp olt double %.491, 0.000000e+00
  %"$phi520.0.2.0" = zext i1 %.504 to i64
  store i64 %"$phi520.0.2.0", ptr %retptr, align 8
  br label %common.ret

B424.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part8(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.196 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.115 = getelementptr i8, ptr %arg.s.0, i64 88
  %.116 = load double, ptr %.115, align 8
  %.187 = load double, ptr %arg.s.0, align 8
  %.200 = call i32 @part14(ptr %.196, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.187, double %.116, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.m.5, i64 %arg.m.2)
  %cond = icmp eq i32 %.200, 0
  br i1 %cond, label %B0.endif.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B650 ], [ %.200, %B0.if.if ]
  ret i32 %common.ret.op

B650.loopexit.unr-lcssa:
  %0 = and i64 %arg.code.15, 1
  %lcmp.mod37.not = icmp eq i64 %0, 0
  br i1 %lcmp.mod37.not, label %B650, label %B300.endif.epil.preheader

B300.endif.epil.preheader:
  %.372241251.epil.init = phi i64 [ 0, %B300.endif.preheader ], [ %unroll_iter39, %B650.loopexit.unr-lcssa ]
  %.705.epil = mul nsw i64 %.372241251.epil.init, %arg.m.3
  %.706.epil = getelementptr double, ptr %arg.room.3, i64 %.705.epil
  %.707.epil = load double, ptr %.706.epil, align 8
  %.711.epil = getelementptr double, ptr %arg.room.2, i64 %.372241251.epil.init
  %.712.epil = load double, ptr %.711.epil, align 8
  %.716.epil = getelementptr double, ptr %arg.room.1, i64 %.372241251.epil.init
  %.717.epil = load double, ptr %.716.epil, align 8
  %.720.epil = fsub double %.712.epil, %.717.epil
  %.721.epil = fadd double %.707.epil, %.720.epil
  store double %.721.epil, ptr %.706.epil, align 8
  br label %B650

B650.loopexit.unr-lcssa184:
  %1 = and i64 %arg.code.15, 1
  %lcmp.mod186.not = icmp eq i64 %1, 0
  br i1 %lcmp.mod186.not, label %B650, label %B300.endif.us.us29.us.epil.preheader

B300.endif.us.us29.us.epil.preheader:
  %lsr.iv57.us.us.epil.init = phi ptr [ %arg.room.3, %B300.endif.us.us29.us.preheader ], [ %scevgep58.us.us.1, %B650.loopexit.unr-lcssa184 ]
  %.372241251.us.us30.us.epil.init = phi i64 [ 0, %B300.endif.us.us29.us.preheader ], [ %unroll_iter188, %B650.loopexit.unr-lcssa184 ]
  store double %.680, ptr %lsr.iv57.us.us.epil.init, align 8
  %2 = shl i64 %.372241251.us.us30.us.epil.init, 3
  %scevgep115.us.epil = getelementptr i8, ptr %arg.room.2, i64 %2
  %.712.us.us34.us.epil = load double, ptr %scevgep115.us.epil, align 8
  %scevgep114.us.epil = getelementptr i8, ptr %arg.room.1, i64 %2
  %.717.us.us36.us.epil = load double, ptr %scevgep114.us.epil, align 8
  %.720.us.us37.us.epil = fsub double %.712.us.us34.us.epil, %.717.us.us36.us.epil
  %.721.us.us38.us.epil = fadd double %.680, %.720.us.us37.us.epil
  store double %.721.us.us38.us.epil, ptr %lsr.iv57.us.us.epil.init, align 8
  br label %B650

B650.loopexit171.unr-lcssa:
  %3 = and i64 %arg.code.15, 1
  %lcmp.mod181.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod181.not, label %B650, label %B300.endif.us.us29.epil.preheader

B300.endif.us.us29.epil.preheader:
  %lsr.iv57.us.epil.init = phi ptr [ %arg.room.3, %B300.endif.us.us29.preheader170 ], [ %scevgep58.us.1, %B650.loopexit171.unr-lcssa ]
  %.372241251.us.us30.epil.init = phi i64 [ 0, %B300.endif.us.us29.preheader170 ], [ %unroll_iter183, %B650.loopexit171.unr-lcssa ]
  %4 = icmp eq i64 %arg.m.3, 2
  store double %.680, ptr %lsr.iv57.us.epil.init, align 8
  %scevgep59.us.1.epil = getelementptr i8, ptr %lsr.iv57.us.epil.init, i64 8
  store double %.680, ptr %scevgep59.us.1.epil, align 8
  br i1 %4, label %B342.B540_crit_edge.split.us265.loopexit.us.epil, label %B344.endif.us258.us.2.epil

B344.endif.us258.us.2.epil:
  %scevgep59.us.2.epil = getelementptr i8, ptr %lsr.iv57.us.epil.init, i64 16
  store double %.680, ptr %scevgep59.us.2.epil, align 8
  br label %B342.B540_crit_edge.split.us265.loopexit.us.epil

B342.B540_crit_edge.split.us265.loopexit.us.epil:
  %5 = shl i64 %.372241251.us.us30.epil.init, 3
  %scevgep115.epil = getelementptr i8, ptr %arg.room.2, i64 %5
  %.712.us.us34.epil = load double, ptr %scevgep115.epil, align 8
  %scevgep114.epil = getelementptr i8, ptr %arg.room.1, i64 %5
  %.717.us.us36.epil = load double, ptr %scevgep114.epil, align 8
  %.720.us.us37.epil = fsub double %.712.us.us34.epil, %.717.us.us36.epil
  %.721.us.us38.epil = fadd double %.680, %.720.us.us37.epil
  store double %.721.us.us38.epil, ptr %lsr.iv57.us.epil.init, align 8
  br label %B650

B650:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.208 = icmp sgt i32 %.200, 0
  %.201 = load ptr, ptr %excinfo.1, align 8
  %.209 = select i1 %.208, ptr %.201, ptr undef
  store ptr %.209, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.276 = getelementptr i8, ptr %arg.s.1, i64 32
  %.277 = load i64, ptr %.276, align 8
  %.282 = sub i64 %arg.m.2, %arg.m.5
  %.283 = add nsw i64 %.282, %.277
  store i64 %.283, ptr %.276, align 8
  %.366248.not = icmp slt i64 %arg.code.15, 1
  br i1 %.366248.not, label %B650, label %B300.endif.lr.ph

B300.endif.lr.ph:
  %.488230.not = icmp slt i64 %arg.m.3, 1
  %.680 = fmul double %.116, 0.000000e+00
  br i1 %.488230.not, label %B300.endif.preheader, label %B300.endif.lr.ph.split.us

B300.endif.preheader:
  %6 = icmp eq i64 %arg.code.15, 1
  br i1 %6, label %B300.endif.epil.preheader, label %B300.endif.preheader.new

B300.endif.preheader.new:
  %const172 = bitcast i64 9223372036854775806 to i64
  %unroll_iter39 = and i64 %arg.code.15, %const172
  %7 = shl i64 %arg.m.3, 4
  br label %B300.endif

B300.endif.lr.ph.split.us:
  %.613218.not = icmp slt i64 %arg.m.2, 1
  br i1 %.613218.not, label %B300.endif.us.preheader, label %B300.endif.us.us.preheader

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
  %broadcast.splatinsert68 = insertelement <2 x double> poison, double %.116, i64 0
  %broadcast.splat69 = shufflevector <2 x double> %broadcast.splatinsert68, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep116 = getelementptr i8, ptr %arg.room.3, i64 16
  %11 = icmp samesign ult i64 %arg.m.3, 6
  %brmerge = select i1 %11, i1 true, i1 %conflict.rdx
  br label %B300.endif.us.us.us

B300.endif.us.us.us:
  %lsr.iv232 = phi ptr [ %scevgep233, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %arg.room.3, %B300.endif.us.us.us.preheader ]
  %lsr.iv117 = phi ptr [ %scevgep118, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %scevgep116, %B300.endif.us.us.us.preheader ]
  %.372241251.us.us.us = phi i64 [ %.379.us.us.us, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ 0, %B300.endif.us.us.us.preheader ]
  %.688.us.us.us = mul nuw nsw i64 %.372241251.us.us.us, %arg.m.3
  %12 = getelementptr double, ptr %arg.room.3, i64 %.688.us.us.us
  br i1 %brmerge, label %B344.endif.us.us.us.us.us.preheader, label %vector.ph

vector.ph:
  %sunkaddr154 = shl i64 %.372241251.us.us.us, 3
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
  %.494225231.us.us.us.us.us.ph = phi i64 [ %n.vec67, %middle.block76 ], [ 0, %B300.endif.us.us.us ]
  %23 = and i64 %arg.m.3, 1
  %24 = icmp eq i64 %23, 0
  %.neg = or disjoint i64 %.494225231.us.us.us.us.us.ph, 1
  br i1 %24, label %B344.endif.us.us.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us.us.prol

B344.endif.us.us.us.us.us.prol:
  %invariant.gep.us.us.us.us.us.prol = getelementptr double, ptr %arg.m.1, i64 %.494225231.us.us.us.us.us.ph
  %.659.us.us.us.epil.us.us.prol = load double, ptr %invariant.gep.us.us.us.us.us.prol, align 8
  %sunkaddr161 = shl i64 %.372241251.us.us.us, 3
  %sunkaddr162 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr161
  %.667.us.us.us.epil.us.us.prol = load double, ptr %sunkaddr162, align 8
  %.668.us.us.us.epil.us.us.prol = fmul double %.659.us.us.us.epil.us.us.prol, %.667.us.us.us.epil.us.us.prol
  %.670.us.us.us.epil.us.us.prol = fadd double %.668.us.us.us.epil.us.us.prol, 0.000000e+00
  %.680.us.us.us.us.us.prol = fmul double %.116, %.670.us.us.us.epil.us.us.prol
  %.693.us.us.us.us.us.prol = getelementptr double, ptr %12, i64 %.494225231.us.us.us.us.us.ph
  store double %.680.us.us.us.us.us.prol, ptr %.693.us.us.us.us.us.prol, align 8
  br label %B344.endif.us.us.us.us.us.prol.loopexit

B344.endif.us.us.us.us.us.prol.loopexit:
  %.494225231.us.us.us.us.us.unr = phi i64 [ %.494225231.us.us.us.us.us.ph, %B344.endif.us.us.us.us.us.preheader ], [ %.neg, %B344.endif.us.us.us.us.us.prol ]
  %25 = icmp eq i64 %arg.m.3, %.neg
  br i1 %25, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us.preheader9

B344.endif.us.us.us.us.us.preheader9:
  br label %B344.endif.us.us.us.us.us

B344.endif.us.us.us.us.us:
  %.494225231.us.us.us.us.us = phi i64 [ %.501.us.us.us.us.us.1, %B344.endif.us.us.us.us.us ], [ %.494225231.us.us.us.us.us.unr, %B344.endif.us.us.us.us.us.preheader9 ]
  %sunkaddr178 = mul i64 %.494225231.us.us.us.us.us, 8
  %sunkaddr180 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr178
  %.659.us.us.us.epil.us.us = load double, ptr %sunkaddr180, align 8
  %sunkaddr181 = mul i64 %.372241251.us.us.us, 8
  %sunkaddr182 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr181
  %.667.us.us.us.epil.us.us = load double, ptr %sunkaddr182, align 8
  %.668.us.us.us.epil.us.us = fmul double %.659.us.us.us.epil.us.us, %.667.us.us.us.epil.us.us
  %.670.us.us.us.epil.us.us = fadd double %.668.us.us.us.epil.us.us, 0.000000e+00
  %.680.us.us.us.us.us = fmul double %.116, %.670.us.us.us.epil.us.us
  %26 = shl i64 %.494225231.us.us.us.us.us, 3
  %scevgep110 = getelementptr i8, ptr %lsr.iv232, i64 %26
  %scevgep114 = getelementptr i8, ptr %scevgep110, i64 8
  store double %.680.us.us.us.us.us, ptr %scevgep110, align 8
  %sunkaddr183 = mul i64 %.494225231.us.us.us.us.us, 8
  %sunkaddr184 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr183
  %sunkaddr185 = getelementptr i8, ptr %sunkaddr184, i64 8
  %.659.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr185, align 8
  %.667.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr182, align 8
  %.668.us.us.us.epil.us.us.1 = fmul double %.659.us.us.us.epil.us.us.1, %.667.us.us.us.epil.us.us.1
  %.670.us.us.us.epil.us.us.1 = fadd double %.668.us.us.us.epil.us.us.1, 0.000000e+00
  %.501.us.us.us.us.us.1 = add nuw nsw i64 %.494225231.us.us.us.us.us, 2
  %.680.us.us.us.us.us.1 = fmul double %.116, %.670.us.us.us.epil.us.us.1
  store double %.680.us.us.us.us.us.1, ptr %scevgep114, align 8
  %exitcond283.not.us.us.1 = icmp eq i64 %arg.m.3, %.501.us.us.us.us.us.1
  br i1 %exitcond283.not.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us

B342.B540_crit_edge.split.us.us.us.split.us.us:
  %.379.us.us.us = add nuw nsw i64 %.372241251.us.us.us, 1
  %.707.us.us.us = load double, ptr %12, align 8
  %.711.us.us.us = getelementptr double, ptr %arg.room.2, i64 %.372241251.us.us.us
  %.712.us.us.us = load double, ptr %.711.us.us.us, align 8
  %.716.us.us.us = getelementptr double, ptr %arg.room.1, i64 %.372241251.us.us.us
  %.717.us.us.us = load double, ptr %.716.us.us.us, align 8
  %.720.us.us.us = fsub double %.712.us.us.us, %.717.us.us.us
  %.721.us.us.us = fadd double %.707.us.us.us, %.720.us.us.us
  store double %.721.us.us.us, ptr %12, align 8
  %scevgep118 = getelementptr i8, ptr %lsr.iv117, i64 %sunkaddr
  %scevgep233 = getelementptr i8, ptr %lsr.iv232, i64 %sunkaddr
  %exitcond284.not.us = icmp eq i64 %arg.code.15, %.379.us.us.us
  br i1 %exitcond284.not.us, label %B650, label %B300.endif.us.us.us

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
  %broadcast.splatinsert151 = insertelement <2 x double> poison, double %.116, i64 0
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
  %.372241251.us.us.us16.us = phi i64 [ 0, %B300.endif.us.us.us14.us.preheader ], [ %.379.us.us.us19.us, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %.688.us.us.us18.us = mul nuw nsw i64 %.372241251.us.us.us16.us, %arg.m.3
  %45 = getelementptr double, ptr %arg.room.3, i64 %.688.us.us.us18.us
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
  %.494225231.us.us.us.us5.us.us.us.ph = phi i64 [ %n.vec150, %middle.block166 ], [ 0, %B300.endif.us.us.us14.us ]
  %62 = and i64 %arg.m.3, 1
  %63 = icmp eq i64 %62, 0
  %.neg190 = or disjoint i64 %.494225231.us.us.us.us5.us.us.us.ph, 1
  br i1 %63, label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us3.us.us.us.prol

B344.endif.us.us.us.us3.us.us.us.prol:
  %.659.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv60.us4.us.us.us.ph, align 8
  %.667.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv65.us15.us, align 8
  %.668.us.us.us.us.us.epil.us.us.prol = fmul double %.659.us.us.us.us.us.epil.us.us.prol, %.667.us.us.us.us.us.epil.us.us.prol
  %.670.us.us.us.us.us.epil.us.us.prol = fadd double %.668.us.us.us.us.us.epil.us.us.prol, 0.000000e+00
  %sunkaddr71.us.us.epil.us.us.prol = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.ph, i64 %sunkaddr
  %.659.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr71.us.us.epil.us.us.prol, align 8
  %sunkaddr312 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %.667.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr312, align 8
  %.668.us.us.us.1.us.us.epil.us.us.prol = fmul double %.659.us.us.us.1.us.us.epil.us.us.prol, %.667.us.us.us.1.us.us.epil.us.us.prol
  %.670.us.us.us.1.us.us.epil.us.us.prol = fadd double %.670.us.us.us.us.us.epil.us.us.prol, %.668.us.us.us.1.us.us.epil.us.us.prol
  %.680.us.us.us.us10.us.us.us.prol = fmul double %.116, %.670.us.us.us.1.us.us.epil.us.us.prol
  %.693.us.us.us.us11.us.us.us.prol = getelementptr double, ptr %45, i64 %.494225231.us.us.us.us5.us.us.us.ph
  store double %.680.us.us.us.us10.us.us.us.prol, ptr %.693.us.us.us.us11.us.us.us.prol, align 8
  %scevgep61.us12.us.us.us.prol = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.ph, i64 8
  br label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit

B344.endif.us.us.us.us3.us.us.us.prol.loopexit:
  %lsr.iv60.us4.us.us.us.unr = phi ptr [ %lsr.iv60.us4.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %scevgep61.us12.us.us.us.prol, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %.494225231.us.us.us.us5.us.us.us.unr = phi i64 [ %.494225231.us.us.us.us5.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %.neg190, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %64 = icmp eq i64 %arg.m.3, %.neg190
  br i1 %64, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us.preheader194

B344.endif.us.us.us.us3.us.us.us.preheader194:
  %65 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr
  %scevgep255 = getelementptr i8, ptr %65, i64 8
  %66 = shl i64 %.494225231.us.us.us.us5.us.us.us.unr, 3
  %scevgep267 = getelementptr i8, ptr %lsr.iv265, i64 %66
  %67 = sub i64 %arg.m.3, %.494225231.us.us.us.us5.us.us.us.unr
  br label %B344.endif.us.us.us.us3.us.us.us

B344.endif.us.us.us.us3.us.us.us:
  %lsr.iv256 = phi i64 [ 0, %B344.endif.us.us.us.us3.us.us.us.preheader194 ], [ %lsr.iv.next257, %B344.endif.us.us.us.us3.us.us.us ]
  %sunkaddr186 = mul i64 %lsr.iv256, 8
  %sunkaddr188 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr186
  %.659.us.us.us.us.us.epil.us.us = load double, ptr %sunkaddr188, align 8
  %.667.us.us.us.us.us.epil.us.us = load double, ptr %lsr.iv65.us15.us, align 8
  %.668.us.us.us.us.us.epil.us.us = fmul double %.659.us.us.us.us.us.epil.us.us, %.667.us.us.us.us.us.epil.us.us
  %.670.us.us.us.us.us.epil.us.us = fadd double %.668.us.us.us.us.us.epil.us.us, 0.000000e+00
  %68 = shl i64 %lsr.iv256, 3
  %scevgep144 = getelementptr i8, ptr %scevgep255, i64 %68
  %scevgep151 = getelementptr i8, ptr %scevgep144, i64 -8
  %.659.us.us.us.1.us.us.epil.us.us = load double, ptr %scevgep151, align 8
  %sunkaddr189 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %.667.us.us.us.1.us.us.epil.us.us = load double, ptr %sunkaddr189, align 8
  %.668.us.us.us.1.us.us.epil.us.us = fmul double %.659.us.us.us.1.us.us.epil.us.us, %.667.us.us.us.1.us.us.epil.us.us
  %.670.us.us.us.1.us.us.epil.us.us = fadd double %.670.us.us.us.us.us.epil.us.us, %.668.us.us.us.1.us.us.epil.us.us
  %.680.us.us.us.us10.us.us.us = fmul double %.116, %.670.us.us.us.1.us.us.epil.us.us
  %69 = shl i64 %lsr.iv256, 3
  %scevgep135 = getelementptr i8, ptr %scevgep267, i64 %69
  store double %.680.us.us.us.us10.us.us.us, ptr %scevgep135, align 8
  %sunkaddr190 = mul i64 %lsr.iv256, 8
  %sunkaddr191 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr190
  %sunkaddr192 = getelementptr i8, ptr %sunkaddr191, i64 8
  %.659.us.us.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr192, align 8
  %.667.us.us.us.us.us.epil.us.us.1 = load double, ptr %lsr.iv65.us15.us, align 8
  %.668.us.us.us.us.us.epil.us.us.1 = fmul double %.659.us.us.us.us.us.epil.us.us.1, %.667.us.us.us.us.us.epil.us.us.1
  %.670.us.us.us.us.us.epil.us.us.1 = fadd double %.668.us.us.us.us.us.epil.us.us.1, 0.000000e+00
  %.659.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %scevgep144, align 8
  %.667.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %sunkaddr189, align 8
  %.668.us.us.us.1.us.us.epil.us.us.1 = fmul double %.659.us.us.us.1.us.us.epil.us.us.1, %.667.us.us.us.1.us.us.epil.us.us.1
  %.670.us.us.us.1.us.us.epil.us.us.1 = fadd double %.670.us.us.us.us.us.epil.us.us.1, %.668.us.us.us.1.us.us.epil.us.us.1
  %.680.us.us.us.us10.us.us.us.1 = fmul double %.116, %.670.us.us.us.1.us.us.epil.us.us.1
  %70 = shl i64 %lsr.iv256, 3
  %scevgep136 = getelementptr i8, ptr %scevgep267, i64 %70
  %scevgep143 = getelementptr i8, ptr %scevgep136, i64 8
  store double %.680.us.us.us.us10.us.us.us.1, ptr %scevgep143, align 8
  %lsr.iv.next257 = add i64 %lsr.iv256, 2
  %exitcond283.not.us13.us.us.us.1 = icmp eq i64 %67, %lsr.iv.next257
  br i1 %exitcond283.not.us13.us.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us:
  %.379.us.us.us19.us = add nuw nsw i64 %.372241251.us.us.us16.us, 1
  %.707.us.us.us20.us = load double, ptr %45, align 8
  %.711.us.us.us21.us = getelementptr double, ptr %arg.room.2, i64 %.372241251.us.us.us16.us
  %.712.us.us.us22.us = load double, ptr %.711.us.us.us21.us, align 8
  %.716.us.us.us23.us = getelementptr double, ptr %arg.room.1, i64 %.372241251.us.us.us16.us
  %.717.us.us.us24.us = load double, ptr %.716.us.us.us23.us, align 8
  %.720.us.us.us25.us = fsub double %.712.us.us.us22.us, %.717.us.us.us24.us
  %.721.us.us.us26.us = fadd double %.707.us.us.us20.us, %.720.us.us.us25.us
  store double %.721.us.us.us26.us, ptr %45, align 8
  %scevgep66.us27.us = getelementptr i8, ptr %lsr.iv65.us15.us, i64 8
  %scevgep251 = getelementptr i8, ptr %lsr.iv250, i64 %sunkaddr
  %scevgep266 = getelementptr i8, ptr %lsr.iv265, i64 %sunkaddr
  %exitcond284.not.us28.us = icmp eq i64 %arg.code.15, %.379.us.us.us19.us
  br i1 %exitcond284.not.us28.us, label %B650, label %B300.endif.us.us.us14.us

B300.endif.us.us.preheader43:
  %.655.us.us.us.epil = mul i64 %unroll_iter, %arg.m.3
  %invariant.gep = getelementptr double, ptr %arg.m.1, i64 %.655.us.us.us.epil
  %.663.us.us.us.epil = mul i64 %arg.code.15, %unroll_iter
  %invariant.gep49 = getelementptr double, ptr %arg.room.0, i64 %.663.us.us.us.epil
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
  %broadcast.splatinsert103 = insertelement <2 x double> poison, double %.116, i64 0
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
  %.372241251.us.us.us12 = phi i64 [ 0, %B300.endif.us.us.us11.preheader ], [ %.379.us.us.us14, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  br i1 %brmerge192, label %B344.endif.us.us.us.us.us23.preheader, label %vector.ph101

vector.ph101:
  %sunkaddr193 = mul i64 %.372241251.us.us.us12, 8
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
  %.494225231.us.us.us.us.us24.ph = phi i64 [ %n.vec102, %middle.block117 ], [ 0, %B300.endif.us.us.us11 ]
  %scevgep282 = getelementptr i8, ptr %lsr.iv60.us.us.ph, i64 %sunkaddr
  %106 = shl i64 %.494225231.us.us.us.us.us24.ph, 3
  %scevgep286 = getelementptr i8, ptr %lsr.iv277, i64 %106
  %107 = sub nsw i64 %arg.m.3, %.494225231.us.us.us.us.us24.ph
  %scevgep289 = getelementptr i8, ptr %scevgep280, i64 %106
  br label %B344.endif.us.us.us.us.us23

B344.endif.us.us.us.us.us23:
  %lsr.iv283 = phi i64 [ 0, %B344.endif.us.us.us.us.us23.preheader ], [ %lsr.iv.next, %B344.endif.us.us.us.us.us23 ]
  %108 = shl i64 %lsr.iv283, 3
  %scevgep285 = getelementptr i8, ptr %lsr.iv60.us.us.ph, i64 %108
  %.659.us.us.us.epil81.us.us = load double, ptr %scevgep285, align 8
  %.667.us.us.us.epil82.us.us = load double, ptr %lsr.iv65.us, align 8
  %.668.us.us.us.epil83.us.us = fmul double %.659.us.us.us.epil81.us.us, %.667.us.us.us.epil82.us.us
  %.670.us.us.us.epil84.us.us = fadd double %.668.us.us.us.epil83.us.us, 0.000000e+00
  %109 = shl i64 %lsr.iv283, 3
  %scevgep164 = getelementptr i8, ptr %scevgep282, i64 %109
  %.659.us.us.us.1.epil.us.us = load double, ptr %scevgep164, align 8
  %sunkaddr195 = getelementptr i8, ptr %lsr.iv65.us, i64 %sunkaddr72
  %.667.us.us.us.1.epil.us.us = load double, ptr %sunkaddr195, align 8
  %.668.us.us.us.1.epil.us.us = fmul double %.659.us.us.us.1.epil.us.us, %.667.us.us.us.1.epil.us.us
  %.670.us.us.us.1.epil.us.us = fadd double %.670.us.us.us.epil84.us.us, %.668.us.us.us.1.epil.us.us
  %110 = shl i64 %lsr.iv283, 3
  %scevgep163 = getelementptr i8, ptr %scevgep289, i64 %110
  %.659.us.us.us.epil.us.us25 = load double, ptr %scevgep163, align 8
  %sunkaddr196 = mul i64 %.372241251.us.us.us12, 8
  %sunkaddr200 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr196
  %.667.us.us.us.epil.us.us26 = load double, ptr %sunkaddr200, align 8
  %.668.us.us.us.epil.us.us27 = fmul double %.659.us.us.us.epil.us.us25, %.667.us.us.us.epil.us.us26
  %.670.us.us.us.epil.us.us28 = fadd double %.670.us.us.us.1.epil.us.us, %.668.us.us.us.epil.us.us27
  %.680.us.us.us.us.us29 = fmul double %.116, %.670.us.us.us.epil.us.us28
  %111 = shl i64 %lsr.iv283, 3
  %scevgep162 = getelementptr i8, ptr %scevgep286, i64 %111
  store double %.680.us.us.us.us.us29, ptr %scevgep162, align 8
  %lsr.iv.next = add i64 %lsr.iv283, 1
  %exitcond283.not.us.us = icmp eq i64 %107, %lsr.iv.next
  br i1 %exitcond283.not.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us, label %B344.endif.us.us.us.us.us23

B342.B540_crit_edge.split.us.us.us.split.split.split.us.us:
  %.379.us.us.us14 = add nuw nsw i64 %.372241251.us.us.us12, 1
  %sunkaddr325 = mul i64 %.372241251.us.us.us12, %sunkaddr
  %sunkaddr326 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr325
  %.707.us.us.us15 = load double, ptr %sunkaddr326, align 8
  %.711.us.us.us16 = getelementptr double, ptr %arg.room.2, i64 %.372241251.us.us.us12
  %.712.us.us.us17 = load double, ptr %.711.us.us.us16, align 8
  %.716.us.us.us18 = getelementptr double, ptr %arg.room.1, i64 %.372241251.us.us.us12
  %.717.us.us.us19 = load double, ptr %.716.us.us.us18, align 8
  %.720.us.us.us20 = fsub double %.712.us.us.us17, %.717.us.us.us19
  %.721.us.us.us21 = fadd double %.707.us.us.us15, %.720.us.us.us20
  store double %.721.us.us.us21, ptr %sunkaddr326, align 8
  %scevgep66.us = getelementptr i8, ptr %lsr.iv65.us, i64 8
  %scevgep278 = getelementptr i8, ptr %lsr.iv277, i64 %sunkaddr
  %exitcond284.not.us22 = icmp eq i64 %arg.code.15, %.379.us.us.us14
  br i1 %exitcond284.not.us22, label %B650, label %B300.endif.us.us.us11

B300.endif.us.us.us14:
  %lsr.iv65.us15 = phi ptr [ %scevgep66.us27, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ %arg.room.0, %B300.endif.us.us.us14.preheader196 ]
  %.372241251.us.us.us16 = phi i64 [ %.379.us.us.us19, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ 0, %B300.endif.us.us.us14.preheader196 ]
  %112 = and i64 %29, 2
  %113 = icmp eq i64 %112, 0
  %.688.us.us.us18 = mul nuw nsw i64 %.372241251.us.us.us16, %arg.m.3
  %114 = getelementptr double, ptr %arg.room.3, i64 %.688.us.us.us18
  br i1 %113, label %B344.endif.us.us.us.us3.us.us.preheader, label %B344.endif.us.us.us.us3.us.preheader

B344.endif.us.us.us.us3.us.preheader:
  br label %B344.endif.us.us.us.us3.us

B344.endif.us.us.us.us3.us.us.preheader:
  br label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us.us:
  %lsr.iv60.us4.us.us = phi ptr [ %scevgep61.us12.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.us.preheader ]
  %.494225231.us.us.us.us5.us.us = phi i64 [ %.501.us.us.us.us9.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us3.us.us.preheader ]
  br label %B392.us.us.us.us.us.us

B392.us.us.us.us.us.us:
  %lsr.iv158 = phi i64 [ %lsr.iv.next159, %B392.us.us.us.us.us.us ], [ %36, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv67.us.us.us = phi ptr [ %scevgep142.us, %B392.us.us.us.us.us.us ], [ %lsr.iv65.us15, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv62.us.us.us = phi ptr [ %scevgep139.us, %B392.us.us.us.us.us.us ], [ %lsr.iv60.us4.us.us, %B344.endif.us.us.us.us3.us.us ]
  %total.2.2221.us.us.us.us.us.us = phi double [ %.670.us.us.us.1.us.us.1.us, %B392.us.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us.us ]
  %.659.us.us.us.us.us.us = load double, ptr %lsr.iv62.us.us.us, align 8
  %.667.us.us.us.us.us.us = load double, ptr %lsr.iv67.us.us.us, align 8
  %.668.us.us.us.us.us.us = fmul double %.659.us.us.us.us.us.us, %.667.us.us.us.us.us.us
  %.670.us.us.us.us.us.us = fadd double %total.2.2221.us.us.us.us.us.us, %.668.us.us.us.us.us.us
  %sunkaddr71.us.us.us = getelementptr i8, ptr %lsr.iv62.us.us.us, i64 %sunkaddr
  %.659.us.us.us.1.us.us.us = load double, ptr %sunkaddr71.us.us.us, align 8
  %sunkaddr73.us.us.us = getelementptr i8, ptr %lsr.iv67.us.us.us, i64 %sunkaddr72
  %.667.us.us.us.1.us.us.us = load double, ptr %sunkaddr73.us.us.us, align 8
  %.668.us.us.us.1.us.us.us = fmul double %.659.us.us.us.1.us.us.us, %.667.us.us.us.1.us.us.us
  %.670.us.us.us.1.us.us.us = fadd double %.670.us.us.us.us.us.us, %.668.us.us.us.1.us.us.us
  %scevgep137.us = getelementptr i8, ptr %sunkaddr71.us.us.us, i64 %sunkaddr
  %.659.us.us.us.us.us.1.us = load double, ptr %scevgep137.us, align 8
  %scevgep140.us = getelementptr i8, ptr %sunkaddr73.us.us.us, i64 %sunkaddr72
  %.667.us.us.us.us.us.1.us = load double, ptr %scevgep140.us, align 8
  %.668.us.us.us.us.us.1.us = fmul double %.659.us.us.us.us.us.1.us, %.667.us.us.us.us.us.1.us
  %.670.us.us.us.us.us.1.us = fadd double %.670.us.us.us.1.us.us.us, %.668.us.us.us.us.us.1.us
  %scevgep138.us = getelementptr i8, ptr %scevgep137.us, i64 %sunkaddr
  %.659.us.us.us.1.us.us.1.us = load double, ptr %scevgep138.us, align 8
  %scevgep141.us = getelementptr i8, ptr %scevgep140.us, i64 %sunkaddr72
  %.667.us.us.us.1.us.us.1.us = load double, ptr %scevgep141.us, align 8
  %.668.us.us.us.1.us.us.1.us = fmul double %.659.us.us.us.1.us.us.1.us, %.667.us.us.us.1.us.us.1.us
  %.670.us.us.us.1.us.us.1.us = fadd double %.670.us.us.us.us.us.1.us, %.668.us.us.us.1.us.us.1.us
  %scevgep139.us = getelementptr i8, ptr %scevgep138.us, i64 %sunkaddr
  %scevgep142.us = getelementptr i8, ptr %scevgep141.us, i64 %sunkaddr72
  %lsr.iv.next159 = add i64 %lsr.iv158, 2
  %niter98.ncmp.1.us = icmp eq i64 %lsr.iv.next159, 0
  br i1 %niter98.ncmp.1.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us, label %B392.us.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us:
  %.659.us.us.us.us.us.epil.us = load double, ptr %scevgep139.us, align 8
  %.667.us.us.us.us.us.epil.us = load double, ptr %scevgep142.us, align 8
  %.668.us.us.us.us.us.epil.us = fmul double %.659.us.us.us.us.us.epil.us, %.667.us.us.us.us.us.epil.us
  %.670.us.us.us.us.us.epil.us = fadd double %.670.us.us.us.1.us.us.1.us, %.668.us.us.us.us.us.epil.us
  %sunkaddr201 = mul i64 %arg.m.3, 8
  %sunkaddr203 = getelementptr i8, ptr %scevgep139.us, i64 %sunkaddr201
  %.659.us.us.us.1.us.us.epil.us = load double, ptr %sunkaddr203, align 8
  %scevgep273.us = getelementptr i8, ptr %scevgep142.us, i64 %sunkaddr72
  %.667.us.us.us.1.us.us.epil.us = load double, ptr %scevgep273.us, align 8
  %.668.us.us.us.1.us.us.epil.us = fmul double %.659.us.us.us.1.us.us.epil.us, %.667.us.us.us.1.us.us.epil.us
  %.670.us.us.us.1.us.us.epil.us = fadd double %.670.us.us.us.us.us.epil.us, %.668.us.us.us.1.us.us.epil.us
  %.501.us.us.us.us9.us.us = add nuw nsw i64 %.494225231.us.us.us.us5.us.us, 1
  %.680.us.us.us.us10.us.us = fmul double %.116, %.670.us.us.us.1.us.us.epil.us
  %.693.us.us.us.us11.us.us = getelementptr double, ptr %114, i64 %.494225231.us.us.us.us5.us.us
  store double %.680.us.us.us.us10.us.us, ptr %.693.us.us.us.us11.us.us, align 8
  %scevgep61.us12.us.us = getelementptr i8, ptr %lsr.iv60.us4.us.us, i64 8
  %exitcond283.not.us13.us.us = icmp eq i64 %arg.m.3, %.501.us.us.us.us9.us.us
  br i1 %exitcond283.not.us13.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us:
  %lsr.iv60.us4.us = phi ptr [ %scevgep61.us12.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.preheader ]
  %.494225231.us.us.us.us5.us = phi i64 [ %.501.us.us.us.us9.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ 0, %B344.endif.us.us.us.us3.us.preheader ]
  br label %B392.us.us.us.us.us

B392.us.us.us.us.us:
  %lsr.iv156 = phi i64 [ %lsr.iv.next157, %B392.us.us.us.us.us ], [ %36, %B344.endif.us.us.us.us3.us ]
  %lsr.iv67.us.us = phi ptr [ %scevgep142, %B392.us.us.us.us.us ], [ %lsr.iv65.us15, %B344.endif.us.us.us.us3.us ]
  %lsr.iv62.us.us = phi ptr [ %scevgep139, %B392.us.us.us.us.us ], [ %lsr.iv60.us4.us, %B344.endif.us.us.us.us3.us ]
  %total.2.2221.us.us.us.us.us = phi double [ %.670.us.us.us.1.us.us.1, %B392.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us ]
  %.659.us.us.us.us.us = load double, ptr %lsr.iv62.us.us, align 8
  %.667.us.us.us.us.us = load double, ptr %lsr.iv67.us.us, align 8
  %.668.us.us.us.us.us = fmul double %.659.us.us.us.us.us, %.667.us.us.us.us.us
  %.670.us.us.us.us.us = fadd double %total.2.2221.us.us.us.us.us, %.668.us.us.us.us.us
  %sunkaddr71.us.us = getelementptr i8, ptr %lsr.iv62.us.us, i64 %sunkaddr
  %.659.us.us.us.1.us.us = load double, ptr %sunkaddr71.us.us, align 8
  %sunkaddr73.us.us = getelementptr i8, ptr %lsr.iv67.us.us, i64 %sunkaddr72
  %.667.us.us.us.1.us.us = load double, ptr %sunkaddr73.us.us, align 8
  %.668.us.us.us.1.us.us = fmul double %.659.us.us.us.1.us.us, %.667.us.us.us.1.us.us
  %.670.us.us.us.1.us.us = fadd double %.670.us.us.us.us.us, %.668.us.us.us.1.us.us
  %scevgep137 = getelementptr i8, ptr %sunkaddr71.us.us, i64 %sunkaddr
  %.659.us.us.us.us.us.1 = load double, ptr %scevgep137, align 8
  %scevgep140 = getelementptr i8, ptr %sunkaddr73.us.us, i64 %sunkaddr72
  %.667.us.us.us.us.us.1 = load double, ptr %scevgep140, align 8
  %.668.us.us.us.us.us.1 = fmul double %.659.us.us.us.us.us.1, %.667.us.us.us.us.us.1
  %.670.us.us.us.us.us.1 = fadd double %.670.us.us.us.1.us.us, %.668.us.us.us.us.us.1
  %scevgep138 = getelementptr i8, ptr %scevgep137, i64 %sunkaddr
  %.659.us.us.us.1.us.us.1 = load double, ptr %scevgep138, align 8
  %scevgep141 = getelementptr i8, ptr %scevgep140, i64 %sunkaddr72
  %.667.us.us.us.1.us.us.1 = load double, ptr %scevgep141, align 8
  %.668.us.us.us.1.us.us.1 = fmul double %.659.us.us.us.1.us.us.1, %.667.us.us.us.1.us.us.1
  %.670.us.us.us.1.us.us.1 = fadd double %.670.us.us.us.us.us.1, %.668.us.us.us.1.us.us.1
  %scevgep139 = getelementptr i8, ptr %scevgep138, i64 %sunkaddr
  %scevgep142 = getelementptr i8, ptr %scevgep141, i64 %sunkaddr72
  %lsr.iv.next157 = add i64 %lsr.iv156, 2
  %niter98.ncmp.1 = icmp eq i64 %lsr.iv.next157, 0
  br i1 %niter98.ncmp.1, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa, label %B392.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa:
  %.501.us.us.us.us9.us = add nuw nsw i64 %.494225231.us.us.us.us5.us, 1
  %.680.us.us.us.us10.us = fmul double %.116, %.670.us.us.us.1.us.us.1
  %.693.us.us.us.us11.us = getelementptr double, ptr %114, i64 %.494225231.us.us.us.us5.us
  store double %.680.us.us.us.us10.us, ptr %.693.us.us.us.us11.us, align 8
  %scevgep61.us12.us = getelementptr i8, ptr %lsr.iv60.us4.us, i64 8
  %exitcond283.not.us13.us = icmp eq i64 %arg.m.3, %.501.us.us.us.us9.us
  br i1 %exitcond283.not.us13.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split:
  %.379.us.us.us19 = add nuw nsw i64 %.372241251.us.us.us16, 1
  %.707.us.us.us20 = load double, ptr %114, align 8
  %.711.us.us.us21 = getelementptr double, ptr %arg.room.2, i64 %.372241251.us.us.us16
  %.712.us.us.us22 = load double, ptr %.711.us.us.us21, align 8
  %.716.us.us.us23 = getelementptr double, ptr %arg.room.1, i64 %.372241251.us.us.us16
  %.717.us.us.us24 = load double, ptr %.716.us.us.us23, align 8
  %.720.us.us.us25 = fsub double %.712.us.us.us22, %.717.us.us.us24
  %.721.us.us.us26 = fadd double %.707.us.us.us20, %.720.us.us.us25
  store double %.721.us.us.us26, ptr %114, align 8
  %scevgep66.us27 = getelementptr i8, ptr %lsr.iv65.us15, i64 8
  %exitcond284.not.us28 = icmp eq i64 %arg.code.15, %.379.us.us.us19
  br i1 %exitcond284.not.us28, label %B650, label %B300.endif.us.us.us14

B300.endif.us.preheader:
  %const170 = bitcast i64 9223372036854775806 to i64
  %const_mat171 = add i64 %const170, -2
  %n.vec = and i64 %arg.m.3, %const_mat171
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.680, i64 0
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
  %.372241251.us.us30.us = phi i64 [ 0, %B300.endif.us.us29.us.preheader.new ], [ %.379.us.us31.us.1, %B300.endif.us.us29.us ]
  store double %.680, ptr %lsr.iv57.us.us, align 8
  %sunkaddr204 = mul i64 %.372241251.us.us30.us, 8
  %sunkaddr205 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr204
  %.712.us.us34.us = load double, ptr %sunkaddr205, align 8
  %sunkaddr208 = mul i64 %.372241251.us.us30.us, 8
  %sunkaddr209 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr208
  %.717.us.us36.us = load double, ptr %sunkaddr209, align 8
  %.720.us.us37.us = fsub double %.712.us.us34.us, %.717.us.us36.us
  %.721.us.us38.us = fadd double %.680, %.720.us.us37.us
  store double %.721.us.us38.us, ptr %lsr.iv57.us.us, align 8
  %scevgep58.us.us = getelementptr i8, ptr %lsr.iv57.us.us, i64 %115
  store double %.680, ptr %scevgep58.us.us, align 8
  %.379.us.us31.us.1 = add nuw i64 %.372241251.us.us30.us, 2
  %sunkaddr210 = mul i64 %.372241251.us.us30.us, 8
  %sunkaddr211 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr210
  %sunkaddr212 = getelementptr i8, ptr %sunkaddr211, i64 8
  %.712.us.us34.us.1 = load double, ptr %sunkaddr212, align 8
  %sunkaddr213 = mul i64 %.372241251.us.us30.us, 8
  %sunkaddr214 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr213
  %sunkaddr215 = getelementptr i8, ptr %sunkaddr214, i64 8
  %.717.us.us36.us.1 = load double, ptr %sunkaddr215, align 8
  %.720.us.us37.us.1 = fsub double %.712.us.us34.us.1, %.717.us.us36.us.1
  %.721.us.us38.us.1 = fadd double %.680, %.720.us.us37.us.1
  store double %.721.us.us38.us.1, ptr %scevgep58.us.us, align 8
  %scevgep58.us.us.1 = getelementptr i8, ptr %scevgep58.us.us, i64 %115
  %niter189.ncmp.1 = icmp eq i64 %unroll_iter188, %.379.us.us31.us.1
  br i1 %niter189.ncmp.1, label %B650.loopexit.unr-lcssa184, label %B300.endif.us.us29.us

B300.endif.us.preheader39:
  %scevgep51 = getelementptr i8, ptr %arg.room.3, i64 16
  br label %B300.endif.us

B300.endif.us.us29:
  %lsr.iv57.us = phi ptr [ %arg.room.3, %B300.endif.us.us29.preheader170.new ], [ %scevgep58.us.1, %B342.B540_crit_edge.split.us265.loopexit.us.1 ]
  %.372241251.us.us30 = phi i64 [ 0, %B300.endif.us.us29.preheader170.new ], [ %.379.us.us31.1, %B342.B540_crit_edge.split.us265.loopexit.us.1 ]
  %120 = icmp eq i64 %arg.m.3, 2
  store double %.680, ptr %lsr.iv57.us, align 8
  %scevgep59.us.1 = getelementptr i8, ptr %lsr.iv57.us, i64 8
  store double %.680, ptr %scevgep59.us.1, align 8
  br i1 %120, label %B342.B540_crit_edge.split.us265.loopexit.us, label %B344.endif.us258.us.2

B344.endif.us258.us.2:
  %scevgep59.us.2 = getelementptr i8, ptr %lsr.iv57.us, i64 16
  store double %.680, ptr %scevgep59.us.2, align 8
  br label %B342.B540_crit_edge.split.us265.loopexit.us

B342.B540_crit_edge.split.us265.loopexit.us:
  %121 = icmp eq i64 %arg.m.3, 2
  %sunkaddr216 = mul i64 %.372241251.us.us30, 8
  %sunkaddr217 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr216
  %.712.us.us34 = load double, ptr %sunkaddr217, align 8
  %sunkaddr218 = mul i64 %.372241251.us.us30, 8
  %sunkaddr219 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr218
  %.717.us.us36 = load double, ptr %sunkaddr219, align 8
  %.720.us.us37 = fsub double %.712.us.us34, %.717.us.us36
  %.721.us.us38 = fadd double %.680, %.720.us.us37
  store double %.721.us.us38, ptr %lsr.iv57.us, align 8
  %scevgep58.us = getelementptr i8, ptr %lsr.iv57.us, i64 %115
  %sunkaddr220 = mul i64 %arg.m.3, 8
  %sunkaddr221 = getelementptr i8, ptr %lsr.iv57.us, i64 %sunkaddr220
  store double %.680, ptr %sunkaddr221, align 8
  %sunkaddr222 = mul i64 %arg.m.3, 8
  %sunkaddr223 = getelementptr i8, ptr %lsr.iv57.us, i64 %sunkaddr222
  %sunkaddr224 = getelementptr i8, ptr %sunkaddr223, i64 8
  store double %.680, ptr %sunkaddr224, align 8
  br i1 %121, label %B342.B540_crit_edge.split.us265.loopexit.us.1, label %B344.endif.us258.us.2.1

B344.endif.us258.us.2.1:
  %sunkaddr225 = getelementptr i8, ptr %lsr.iv57.us, i64 %115
  %sunkaddr226 = getelementptr i8, ptr %sunkaddr225, i64 16
  store double %.680, ptr %sunkaddr226, align 8
  br label %B342.B540_crit_edge.split.us265.loopexit.us.1

B342.B540_crit_edge.split.us265.loopexit.us.1:
  %.379.us.us31.1 = add nuw i64 %.372241251.us.us30, 2
  %sunkaddr227 = mul i64 %.372241251.us.us30, 8
  %sunkaddr228 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr227
  %sunkaddr229 = getelementptr i8, ptr %sunkaddr228, i64 8
  %.712.us.us34.1 = load double, ptr %sunkaddr229, align 8
  %sunkaddr230 = mul i64 %.372241251.us.us30, 8
  %sunkaddr231 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr230
  %sunkaddr232 = getelementptr i8, ptr %sunkaddr231, i64 8
  %.717.us.us36.1 = load double, ptr %sunkaddr232, align 8
  %.720.us.us37.1 = fsub double %.712.us.us34.1, %.717.us.us36.1
  %.721.us.us38.1 = fadd double %.680, %.720.us.us37.1
  store double %.721.us.us38.1, ptr %scevgep58.us, align 8
  %scevgep58.us.1 = getelementptr i8, ptr %scevgep58.us, i64 %115
  %niter.ncmp.1 = icmp eq i64 %unroll_iter183, %.379.us.us31.1
  br i1 %niter.ncmp.1, label %B650.loopexit171.unr-lcssa, label %B300.endif.us.us29

B300.endif.us.us:
  %lsr.iv65 = phi ptr [ %scevgep66, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ %arg.room.0, %B300.endif.us.us.preheader199 ]
  %.372241251.us.us = phi i64 [ %.379.us.us, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ 0, %B300.endif.us.us.preheader199 ]
  %122 = and i64 %71, 2
  %123 = icmp eq i64 %122, 0
  %.688.us.us = mul nuw nsw i64 %.372241251.us.us, %arg.m.3
  %124 = getelementptr double, ptr %arg.room.3, i64 %.688.us.us
  br i1 %123, label %B344.endif.us.us.us.us.preheader, label %B344.endif.us.us.us.preheader

B344.endif.us.us.us.preheader:
  br label %B344.endif.us.us.us

B344.endif.us.us.us.us.preheader:
  br label %B344.endif.us.us.us.us

B344.endif.us.us.us.us:
  %lsr.iv60.us = phi ptr [ %scevgep61.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us.preheader ]
  %.494225231.us.us.us.us = phi i64 [ %.501.us.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us.preheader ]
  br label %B392.us.us.us.us

B392.us.us.us.us:
  %lsr.iv167 = phi i64 [ %lsr.iv.next168, %B392.us.us.us.us ], [ %78, %B344.endif.us.us.us.us ]
  %lsr.iv67.us = phi ptr [ %scevgep150.us, %B392.us.us.us.us ], [ %lsr.iv65, %B344.endif.us.us.us.us ]
  %lsr.iv62.us = phi ptr [ %scevgep147.us, %B392.us.us.us.us ], [ %lsr.iv60.us, %B344.endif.us.us.us.us ]
  %total.2.2221.us.us.us.us = phi double [ %.670.us.us.us.1.1.us, %B392.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us ]
  %.659.us.us.us.us = load double, ptr %lsr.iv62.us, align 8
  %.667.us.us.us.us = load double, ptr %lsr.iv67.us, align 8
  %.668.us.us.us.us = fmul double %.659.us.us.us.us, %.667.us.us.us.us
  %.670.us.us.us.us = fadd double %total.2.2221.us.us.us.us, %.668.us.us.us.us
  %sunkaddr71.us = getelementptr i8, ptr %lsr.iv62.us, i64 %sunkaddr
  %.659.us.us.us.1.us = load double, ptr %sunkaddr71.us, align 8
  %sunkaddr73.us = getelementptr i8, ptr %lsr.iv67.us, i64 %sunkaddr72
  %.667.us.us.us.1.us = load double, ptr %sunkaddr73.us, align 8
  %.668.us.us.us.1.us = fmul double %.659.us.us.us.1.us, %.667.us.us.us.1.us
  %.670.us.us.us.1.us = fadd double %.670.us.us.us.us, %.668.us.us.us.1.us
  %scevgep145.us = getelementptr i8, ptr %sunkaddr71.us, i64 %sunkaddr
  %.659.us.us.us.188.us = load double, ptr %scevgep145.us, align 8
  %scevgep148.us = getelementptr i8, ptr %sunkaddr73.us, i64 %sunkaddr72
  %.667.us.us.us.189.us = load double, ptr %scevgep148.us, align 8
  %.668.us.us.us.190.us = fmul double %.659.us.us.us.188.us, %.667.us.us.us.189.us
  %.670.us.us.us.191.us = fadd double %.670.us.us.us.1.us, %.668.us.us.us.190.us
  %scevgep146.us = getelementptr i8, ptr %scevgep145.us, i64 %sunkaddr
  %.659.us.us.us.1.1.us = load double, ptr %scevgep146.us, align 8
  %scevgep149.us = getelementptr i8, ptr %scevgep148.us, i64 %sunkaddr72
  %.667.us.us.us.1.1.us = load double, ptr %scevgep149.us, align 8
  %.668.us.us.us.1.1.us = fmul double %.659.us.us.us.1.1.us, %.667.us.us.us.1.1.us
  %.670.us.us.us.1.1.us = fadd double %.670.us.us.us.191.us, %.668.us.us.us.1.1.us
  %scevgep147.us = getelementptr i8, ptr %scevgep146.us, i64 %sunkaddr
  %scevgep150.us = getelementptr i8, ptr %scevgep149.us, i64 %sunkaddr72
  %lsr.iv.next168 = add i64 %lsr.iv167, 2
  %niter.ncmp.192.us = icmp eq i64 %lsr.iv.next168, 0
  br i1 %niter.ncmp.192.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us, label %B392.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us:
  %.659.us.us.us.epil81.us = load double, ptr %scevgep147.us, align 8
  %.667.us.us.us.epil82.us = load double, ptr %scevgep150.us, align 8
  %.668.us.us.us.epil83.us = fmul double %.659.us.us.us.epil81.us, %.667.us.us.us.epil82.us
  %.670.us.us.us.epil84.us = fadd double %.670.us.us.us.1.1.us, %.668.us.us.us.epil83.us
  %sunkaddr233 = mul i64 %arg.m.3, 8
  %sunkaddr234 = getelementptr i8, ptr %scevgep147.us, i64 %sunkaddr233
  %.659.us.us.us.1.epil.us = load double, ptr %sunkaddr234, align 8
  %scevgep293.us = getelementptr i8, ptr %scevgep150.us, i64 %sunkaddr72
  %.667.us.us.us.1.epil.us = load double, ptr %scevgep293.us, align 8
  %.668.us.us.us.1.epil.us = fmul double %.659.us.us.us.1.epil.us, %.667.us.us.us.1.epil.us
  %.670.us.us.us.1.epil.us = fadd double %.670.us.us.us.epil84.us, %.668.us.us.us.1.epil.us
  %gep.us = getelementptr double, ptr %invariant.gep, i64 %.494225231.us.us.us.us
  %.659.us.us.us.epil.us = load double, ptr %gep.us, align 8
  %sunkaddr235 = mul i64 %.372241251.us.us, 8
  %sunkaddr236 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr235
  %.667.us.us.us.epil.us = load double, ptr %sunkaddr236, align 8
  %.668.us.us.us.epil.us = fmul double %.659.us.us.us.epil.us, %.667.us.us.us.epil.us
  %.670.us.us.us.epil.us = fadd double %.670.us.us.us.1.epil.us, %.668.us.us.us.epil.us
  %.501.us.us.us.us = add nuw nsw i64 %.494225231.us.us.us.us, 1
  %.680.us.us.us.us = fmul double %.116, %.670.us.us.us.epil.us
  %.693.us.us.us.us = getelementptr double, ptr %124, i64 %.494225231.us.us.us.us
  store double %.680.us.us.us.us, ptr %.693.us.us.us.us, align 8
  %scevgep61.us = getelementptr i8, ptr %lsr.iv60.us, i64 8
  %exitcond283.not.us = icmp eq i64 %arg.m.3, %.501.us.us.us.us
  br i1 %exitcond283.not.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us.us

B344.endif.us.us.us:
  %lsr.iv60 = phi ptr [ %scevgep61, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.preheader ]
  %.494225231.us.us.us = phi i64 [ %.501.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ 0, %B344.endif.us.us.us.preheader ]
  br label %B392.us.us.us

B392.us.us.us:
  %lsr.iv165 = phi i64 [ %lsr.iv.next166, %B392.us.us.us ], [ %78, %B344.endif.us.us.us ]
  %lsr.iv67 = phi ptr [ %scevgep150, %B392.us.us.us ], [ %lsr.iv65, %B344.endif.us.us.us ]
  %lsr.iv62 = phi ptr [ %scevgep147, %B392.us.us.us ], [ %lsr.iv60, %B344.endif.us.us.us ]
  %total.2.2221.us.us.us = phi double [ %.670.us.us.us.1.1, %B392.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us ]
  %.659.us.us.us = load double, ptr %lsr.iv62, align 8
  %.667.us.us.us = load double, ptr %lsr.iv67, align 8
  %.668.us.us.us = fmul double %.659.us.us.us, %.667.us.us.us
  %.670.us.us.us = fadd double %total.2.2221.us.us.us, %.668.us.us.us
  %sunkaddr71 = getelementptr i8, ptr %lsr.iv62, i64 %sunkaddr
  %.659.us.us.us.1 = load double, ptr %sunkaddr71, align 8
  %sunkaddr73 = getelementptr i8, ptr %lsr.iv67, i64 %sunkaddr72
  %.667.us.us.us.1 = load double, ptr %sunkaddr73, align 8
  %.668.us.us.us.1 = fmul double %.659.us.us.us.1, %.667.us.us.us.1
  %.670.us.us.us.1 = fadd double %.670.us.us.us, %.668.us.us.us.1
  %scevgep145 = getelementptr i8, ptr %sunkaddr71, i64 %sunkaddr
  %.659.us.us.us.188 = load double, ptr %scevgep145, align 8
  %scevgep148 = getelementptr i8, ptr %sunkaddr73, i64 %sunkaddr72
  %.667.us.us.us.189 = load double, ptr %scevgep148, align 8
  %.668.us.us.us.190 = fmul double %.659.us.us.us.188, %.667.us.us.us.189
  %.670.us.us.us.191 = fadd double %.670.us.us.us.1, %.668.us.us.us.190
  %scevgep146 = getelementptr i8, ptr %scevgep145, i64 %sunkaddr
  %.659.us.us.us.1.1 = load double, ptr %scevgep146, align 8
  %scevgep149 = getelementptr i8, ptr %scevgep148, i64 %sunkaddr72
  %.667.us.us.us.1.1 = load double, ptr %scevgep149, align 8
  %.668.us.us.us.1.1 = fmul double %.659.us.us.us.1.1, %.667.us.us.us.1.1
  %.670.us.us.us.1.1 = fadd double %.670.us.us.us.191, %.668.us.us.us.1.1
  %scevgep147 = getelementptr i8, ptr %scevgep146, i64 %sunkaddr
  %scevgep150 = getelementptr i8, ptr %scevgep149, i64 %sunkaddr72
  %lsr.iv.next166 = add i64 %lsr.iv165, 2
  %niter.ncmp.192 = icmp eq i64 %lsr.iv.next166, 0
  br i1 %niter.ncmp.192, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa, label %B392.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa:
  %gep = getelementptr double, ptr %invariant.gep, i64 %.494225231.us.us.us
  %.659.us.us.us.epil = load double, ptr %gep, align 8
  %sunkaddr237 = mul i64 %.372241251.us.us, 8
  %sunkaddr238 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr237
  %.667.us.us.us.epil = load double, ptr %sunkaddr238, align 8
  %.668.us.us.us.epil = fmul double %.659.us.us.us.epil, %.667.us.us.us.epil
  %.670.us.us.us.epil = fadd double %.670.us.us.us.1.1, %.668.us.us.us.epil
  %.501.us.us.us = add nuw nsw i64 %.494225231.us.us.us, 1
  %.680.us.us.us = fmul double %.116, %.670.us.us.us.epil
  %.693.us.us.us = getelementptr double, ptr %124, i64 %.494225231.us.us.us
  store double %.680.us.us.us, ptr %.693.us.us.us, align 8
  %scevgep61 = getelementptr i8, ptr %lsr.iv60, i64 8
  %exitcond283.not = icmp eq i64 %arg.m.3, %.501.us.us.us
  br i1 %exitcond283.not, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.split:
  %.379.us.us = add nuw nsw i64 %.372241251.us.us, 1
  %.707.us.us = load double, ptr %124, align 8
  %.711.us.us = getelementptr double, ptr %arg.room.2, i64 %.372241251.us.us
  %.712.us.us = load double, ptr %.711.us.us, align 8
  %.716.us.us = getelementptr double, ptr %arg.room.1, i64 %.372241251.us.us
  %.717.us.us = load double, ptr %.716.us.us, align 8
  %.720.us.us = fsub double %.712.us.us, %.717.us.us
  %.721.us.us = fadd double %.707.us.us, %.720.us.us
  store double %.721.us.us, ptr %124, align 8
  %scevgep66 = getelementptr i8, ptr %lsr.iv65, i64 8
  %exitcond284.not = icmp eq i64 %arg.code.15, %.379.us.us
  br i1 %exitcond284.not, label %B650, label %B300.endif.us.us

B300.endif.us:
  %lsr.iv57 = phi ptr [ %scevgep58, %B342.B540_crit_edge.split.us265 ], [ %arg.room.3, %B300.endif.us.preheader39 ]
  %lsr.iv52 = phi ptr [ %scevgep53, %B342.B540_crit_edge.split.us265 ], [ %scevgep51, %B300.endif.us.preheader39 ]
  %.372241251.us = phi i64 [ %.379.us, %B342.B540_crit_edge.split.us265 ], [ 0, %B300.endif.us.preheader39 ]
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
  br i1 %127, label %B342.B540_crit_edge.split.us265, label %B344.endif.us258.preheader

B344.endif.us258.preheader:
  br label %B344.endif.us258

B344.endif.us258:
  %.494225231.us260 = phi i64 [ %.501.us262, %B344.endif.us258 ], [ %n.vec, %B344.endif.us258.preheader ]
  %.501.us262 = add nuw nsw i64 %.494225231.us260, 1
  %128 = shl i64 %.494225231.us260, 3
  %scevgep59 = getelementptr i8, ptr %lsr.iv57, i64 %128
  store double %.680, ptr %scevgep59, align 8
  %exitcond285.not = icmp eq i64 %arg.m.3, %.501.us262
  br i1 %exitcond285.not, label %B342.B540_crit_edge.split.us265, label %B344.endif.us258

B342.B540_crit_edge.split.us265:
  %.379.us = add nuw nsw i64 %.372241251.us, 1
  %sunkaddr74 = mul i64 %.372241251.us, %115
  %sunkaddr75 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr74
  %.707.us = load double, ptr %sunkaddr75, align 8
  %.711.us = getelementptr double, ptr %arg.room.2, i64 %.372241251.us
  %.712.us = load double, ptr %.711.us, align 8
  %.716.us = getelementptr double, ptr %arg.room.1, i64 %.372241251.us
  %.717.us = load double, ptr %.716.us, align 8
  %.720.us = fsub double %.712.us, %.717.us
  %.721.us = fadd double %.707.us, %.720.us
  store double %.721.us, ptr %sunkaddr75, align 8
  %scevgep53 = getelementptr i8, ptr %lsr.iv52, i64 %115
  %scevgep58 = getelementptr i8, ptr %lsr.iv57, i64 %115
  %exitcond286.not = icmp eq i64 %arg.code.15, %.379.us
  br i1 %exitcond286.not, label %B650, label %B300.endif.us

B300.endif:
  %lsr.iv = phi ptr [ %scevgep, %B300.endif ], [ %arg.room.3, %B300.endif.preheader.new ]
  %.372241251 = phi i64 [ %.379.1, %B300.endif ], [ 0, %B300.endif.preheader.new ]
  %.707 = load double, ptr %lsr.iv, align 8
  %sunkaddr239 = mul i64 %.372241251, 8
  %sunkaddr240 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr239
  %.712 = load double, ptr %sunkaddr240, align 8
  %sunkaddr241 = mul i64 %.372241251, 8
  %sunkaddr242 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr241
  %.717 = load double, ptr %sunkaddr242, align 8
  %.720 = fsub double %.712, %.717
  %.721 = fadd double %.707, %.720
  store double %.721, ptr %lsr.iv, align 8
  %.379.1 = add nuw i64 %.372241251, 2
  %sunkaddr243 = mul i64 %arg.m.3, 8
  %sunkaddr244 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr243
  %.707.1 = load double, ptr %sunkaddr244, align 8
  %sunkaddr245 = mul i64 %.372241251, 8
  %sunkaddr246 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr245
  %sunkaddr247 = getelementptr i8, ptr %sunkaddr246, i64 8
  %.712.1 = load double, ptr %sunkaddr247, align 8
  %sunkaddr248 = mul i64 %.372241251, 8
  %sunkaddr249 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr248
  %sunkaddr250 = getelementptr i8, ptr %sunkaddr249, i64 8
  %.717.1 = load double, ptr %sunkaddr250, align 8
  %.720.1 = fsub double %.712.1, %.717.1
  %.721.1 = fadd double %.707.1, %.720.1
  store double %.721.1, ptr %sunkaddr244, align 8
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 %7
  %niter40.ncmp.1 = icmp eq i64 %unroll_iter39, %.379.1
  br i1 %niter40.ncmp.1, label %B650.loopexit.unr-lcssa, label %B300.endif
}

define internal i32 @part9(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B204.endif.lr.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %arg.s.211 = ptrtoint ptr %arg.s.2 to i64
  %arg.code.410 = ptrtoint ptr %arg.code.4 to i64
  %.134 = getelementptr i8, ptr %arg.s.0, i64 104
  %.135 = load double, ptr %.134, align 8
  %.198 = getelementptr i8, ptr %arg.s.0, i64 112
  %.199 = load double, ptr %.198, align 8
  %.264 = fsub double %.199, %.135
  %.arg.m.3 = tail call i64 @llvm.smax.i64(i64 %arg.m.3, i64 0)
  %.758 = shl i64 %arg.code.15, 3
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
  %numbers.2.1315.epil.init = phi i1 [ %numbers.3.0347, %B706.lr.ph ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ]
  %.1065311313.epil.init = phi i64 [ 0, %B706.lr.ph ], [ %unroll_iter, %B202.loopexit.loopexit.unr-lcssa ]
  %23 = shl i64 %.1065311313.epil.init, 3
  %scevgep105 = getelementptr i8, ptr %lsr.iv103, i64 %23
  %scevgep107 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %23
  br label %B706.epil

B706.epil:
  %numbers.2.1315.epil = phi i1 [ %numbers.2.1315.epil.init, %B706.epil.preheader ], [ %spec.select.epil, %B706.epil ]
  %epil.iter = phi i64 [ 0, %B706.epil.preheader ], [ %epil.iter.next, %B706.epil ]
  %24 = shl i64 %epil.iter, 3
  %scevgep85 = getelementptr i8, ptr %scevgep107, i64 %24
  %"$phi770.2.2.2.epil" = load double, ptr %scevgep85, align 8
  %scevgep84 = getelementptr i8, ptr %scevgep105, i64 %24
  store double %"$phi770.2.2.2.epil", ptr %scevgep84, align 8
  %.1148.epil = fcmp ord double %"$phi770.2.2.2.epil", 0.000000e+00
  %spec.select.epil = select i1 %numbers.2.1315.epil, i1 %.1148.epil, i1 false
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter18, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B202.loopexit, label %B706.epil

B202.loopexit:
  %numbers.2.1.lcssa = phi i1 [ %numbers.3.0347, %B514.endif.endif.endif ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ], [ %spec.select.epil, %B706.epil ]
  %scevgep95 = getelementptr i8, ptr %lsr.iv94, i64 %18
  %scevgep104 = getelementptr i8, ptr %lsr.iv103, i64 %18
  %exitcond371.not = icmp eq i64 %.369, 9
  br i1 %exitcond371.not, label %common.ret, label %B204.endif

B448:
  %.749 = fcmp oeq double %.459, 1.000000e+00
  br i1 %.749, label %B460, label %B514

B460:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.758, i1 false)
  br label %B514

B514:
  %25 = icmp slt i64 %arg.code.14, 1
  %.831 = load double, ptr %arg.s.0, align 8
  %sunkaddr84 = getelementptr i8, ptr %arg.s.0, i64 88
  %.895 = load double, ptr %sunkaddr84, align 8
  %.897 = fmul double %.459, %.895
  %.898 = fadd double %.831, %.897
  %sunkaddr85 = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i = load double, ptr %sunkaddr85, align 8
  %.61.i = fsub double %.898, %.59.i
  br i1 %25, label %B136.endif.i, label %B112.preheader.i

B112.preheader.i:
  %26 = icmp ult i64 %arg.code.14, 4
  br i1 %26, label %B112.i.preheader, label %vector.ph.i

vector.ph.i:
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.898, i64 0
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
  store double %.898, ptr %scevgep53.i, align 8
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
  %numbers.2.1315 = phi i1 [ %spec.select.3, %B706 ], [ %numbers.3.0347, %B706.preheader ]
  %.1065311313 = phi i64 [ %.1072.3, %B706 ], [ 0, %B706.preheader ]
  %58 = shl i64 %.1065311313, 3
  %sunkaddr113 = mul i64 %.1065311313, 8
  %sunkaddr114 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %sunkaddr113
  %"$phi770.2.2.2" = load double, ptr %sunkaddr114, align 8
  %scevgep101 = getelementptr i8, ptr %lsr.iv94, i64 %58
  %59 = shl i64 %.1065311313, 3
  %scevgep81 = getelementptr i8, ptr %lsr.iv94, i64 %59
  %scevgep83 = getelementptr i8, ptr %scevgep81, i64 -24
  store double %"$phi770.2.2.2", ptr %scevgep83, align 8
  %.1148 = fcmp ord double %"$phi770.2.2.2", 0.000000e+00
  %spec.select = select i1 %numbers.2.1315, i1 %.1148, i1 false
  %60 = shl i64 %.1065311313, 3
  %sunkaddr115 = mul i64 %.1065311313, 8
  %sunkaddr116 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %sunkaddr115
  %sunkaddr117 = getelementptr i8, ptr %sunkaddr116, i64 8
  %"$phi770.2.2.2.1" = load double, ptr %sunkaddr117, align 8
  %scevgep78 = getelementptr i8, ptr %lsr.iv94, i64 %60
  %scevgep80 = getelementptr i8, ptr %scevgep78, i64 -16
  store double %"$phi770.2.2.2.1", ptr %scevgep80, align 8
  %.1148.1 = fcmp ord double %"$phi770.2.2.2.1", 0.000000e+00
  %spec.select.1 = select i1 %spec.select, i1 %.1148.1, i1 false
  %61 = shl i64 %.1065311313, 3
  %sunkaddr118 = mul i64 %.1065311313, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 16
  %"$phi770.2.2.2.2" = load double, ptr %sunkaddr120, align 8
  %scevgep76 = getelementptr i8, ptr %lsr.iv94, i64 %61
  %scevgep77 = getelementptr i8, ptr %scevgep76, i64 -8
  store double %"$phi770.2.2.2.2", ptr %scevgep77, align 8
  %.1148.2 = fcmp ord double %"$phi770.2.2.2.2", 0.000000e+00
  %spec.select.2 = select i1 %spec.select.1, i1 %.1148.2, i1 false
  %.1072.3 = add nuw nsw i64 %.1065311313, 4
  %sunkaddr121 = mul i64 %.1065311313, 8
  %sunkaddr122 = getelementptr i8, ptr %arg.s.3.arg.code.11, i64 %sunkaddr121
  %sunkaddr123 = getelementptr i8, ptr %sunkaddr122, i64 24
  %"$phi770.2.2.2.3" = load double, ptr %sunkaddr123, align 8
  store double %"$phi770.2.2.2.3", ptr %scevgep101, align 8
  %.1148.3 = fcmp ord double %"$phi770.2.2.2.3", 0.000000e+00
  %spec.select.3 = select i1 %spec.select.2, i1 %.1148.3, i1 false
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.1072.3
  br i1 %niter.ncmp.3, label %B202.loopexit.loopexit.unr-lcssa, label %B706

common.ret:
  %.1201 = zext i1 %numbers.2.1.lcssa to i8
  store i8 %.1201, ptr %retptr, align 1
  ret i32 0

B204.endif:
  %lsr.iv103 = phi ptr [ %arg.room.4, %B204.endif.lr.ph ], [ %scevgep104, %B202.loopexit ]
  %lsr.iv94 = phi ptr [ %scevgep93, %B204.endif.lr.ph ], [ %scevgep95, %B202.loopexit ]
  %numbers.3.0347 = phi i1 [ true, %B204.endif.lr.ph ], [ %numbers.2.1.lcssa, %B202.loopexit ]
  %.362320345 = phi i64 [ 0, %B204.endif.lr.ph ], [ %.369, %B202.loopexit ]
  %62 = icmp slt i64 %arg.code.15, 1
  %.369 = add nuw nsw i64 %.362320345, 1
  %.451 = getelementptr double, ptr @.const.array.data, i64 %.362320345
  %.452 = load double, ptr %.451, align 8
  %.457 = fmul double %.264, %.452
  %.459 = fadd double %.135, %.457
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
  %.549295301.ph = phi i64 [ 0, %B276.endif.preheader ], [ %n.vec, %middle.block ]
  %68 = icmp eq i64 %xtraiter15, 0
  br i1 %68, label %B276.endif.prol.loopexit, label %B276.endif.prol.preheader

B276.endif.prol.preheader:
  br label %B276.endif.prol

B276.endif.prol:
  %lsr.iv47 = phi i64 [ %lsr.iv.next48, %B276.endif.prol ], [ %xtraiter15, %B276.endif.prol.preheader ]
  %.549295301.prol = phi i64 [ %.556.prol, %B276.endif.prol ], [ %.549295301.ph, %B276.endif.prol.preheader ]
  %.556.prol = add nuw nsw i64 %.549295301.prol, 1
  %69 = shl i64 %.549295301.prol, 3
  %scevgep46 = getelementptr i8, ptr %arg.s.2, i64 %69
  %.731.prol = load double, ptr %scevgep46, align 8
  %.733.prol = fadd double %.731.prol, 0.000000e+00
  %scevgep45 = getelementptr i8, ptr %arg.code.4, i64 %69
  store double %.733.prol, ptr %scevgep45, align 8
  %lsr.iv.next48 = add nsw i64 %lsr.iv47, -1
  %prol.iter17.cmp.not = icmp eq i64 %lsr.iv.next48, 0
  br i1 %prol.iter17.cmp.not, label %B276.endif.prol.loopexit, label %B276.endif.prol

B276.endif.prol.loopexit:
  %.549295301.unr = phi i64 [ %.549295301.ph, %B276.endif.preheader13 ], [ %.556.prol, %B276.endif.prol ]
  %70 = sub nsw i64 %.549295301.ph, %arg.code.15
  %71 = icmp ugt i64 %70, -4
  br i1 %71, label %B448, label %B276.endif.preheader11

B276.endif.preheader11:
  br label %B276.endif

B276.endif.us:
  %lsr.iv29 = phi ptr [ %scevgep30, %B332.B398_crit_edge.us ], [ %scevgep28, %B276.endif.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep24, %B332.B398_crit_edge.us ], [ %scevgep, %B276.endif.us.preheader ]
  %.549295301.us = phi i64 [ %.556.us, %B332.B398_crit_edge.us ], [ 0, %B276.endif.us.preheader ]
  %72 = icmp eq i64 %xtraiter, 0
  br i1 %72, label %B334.us.prol.loopexit, label %B334.us.prol.preheader

B334.us.prol.preheader:
  br label %B334.us.prol

B334.us.prol:
  %lsr.iv13 = phi i64 [ %lsr.iv.next14, %B334.us.prol ], [ 0, %B334.us.prol.preheader ]
  %total.2.2291.us.prol = phi double [ %.719.us.prol, %B334.us.prol ], [ 0.000000e+00, %B334.us.prol.preheader ]
  %73 = shl nsw i64 %lsr.iv13, 3
  %scevgep13 = getelementptr i8, ptr %lsr.iv, i64 %73
  %.715.us.prol = load double, ptr %scevgep13, align 8
  %.717.us.prol = fadd double %total.2.2291.us.prol, %.715.us.prol
  %.719.us.prol = fmul double %.459, %.717.us.prol
  %lsr.iv.next14 = add nsw i64 %lsr.iv13, -1
  %prol.iter.cmp.not = icmp eq i64 %21, %lsr.iv.next14
  br i1 %prol.iter.cmp.not, label %B334.us.prol.loopexit, label %B334.us.prol

B334.us.prol.loopexit:
  %total.2.2291.us.unr = phi double [ 0.000000e+00, %B276.endif.us ], [ %.719.us.prol, %B334.us.prol ]
  %.668286290.us.unr = phi i64 [ %.arg.m.3, %B276.endif.us ], [ %19, %B334.us.prol ]
  %.675287289.us.in.unr = phi i64 [ %arg.m.3, %B276.endif.us ], [ %20, %B334.us.prol ]
  %.719.us.lcssa.unr = phi double [ poison, %B276.endif.us ], [ %.719.us.prol, %B334.us.prol ]
  %74 = icmp slt i64 %arg.m.3, 4
  br i1 %74, label %B332.B398_crit_edge.us, label %B334.us.preheader

B334.us.preheader:
  %75 = add nuw i64 %.668286290.us.unr, 4
  %76 = shl i64 %.675287289.us.in.unr, 3
  %scevgep31 = getelementptr i8, ptr %lsr.iv29, i64 %76
  br label %B334.us

B334.us:
  %lsr.iv32 = phi ptr [ %scevgep31, %B334.us.preheader ], [ %scevgep33, %B334.us ]
  %lsr.iv27 = phi i64 [ %75, %B334.us.preheader ], [ %lsr.iv.next, %B334.us ]
  %total.2.2291.us = phi double [ %total.2.2291.us.unr, %B334.us.preheader ], [ %.719.us.3, %B334.us ]
  %scevgep36 = getelementptr i8, ptr %lsr.iv32, i64 8
  %.715.us = load double, ptr %scevgep36, align 8
  %.717.us = fadd double %total.2.2291.us, %.715.us
  %.719.us = fmul double %.459, %.717.us
  %.715.us.1 = load double, ptr %lsr.iv32, align 8
  %.717.us.1 = fadd double %.715.us.1, %.719.us
  %.719.us.1 = fmul double %.459, %.717.us.1
  %scevgep34 = getelementptr i8, ptr %lsr.iv32, i64 -8
  %.715.us.2 = load double, ptr %scevgep34, align 8
  %.717.us.2 = fadd double %.715.us.2, %.719.us.1
  %.719.us.2 = fmul double %.459, %.717.us.2
  %scevgep35 = getelementptr i8, ptr %lsr.iv32, i64 -16
  %.715.us.3 = load double, ptr %scevgep35, align 8
  %.717.us.3 = fadd double %.715.us.3, %.719.us.2
  %.719.us.3 = fmul double %.459, %.717.us.3
  %lsr.iv.next = add i64 %lsr.iv27, -4
  %scevgep33 = getelementptr i8, ptr %lsr.iv32, i64 -32
  %.669.us.3 = icmp sgt i64 %lsr.iv.next, 4
  br i1 %.669.us.3, label %B334.us, label %B332.B398_crit_edge.us

B332.B398_crit_edge.us:
  %.719.us.lcssa = phi double [ %.719.us.lcssa.unr, %B334.us.prol.loopexit ], [ %.719.us.3, %B334.us ]
  %.556.us = add nuw nsw i64 %.549295301.us, 1
  %.730.us = getelementptr double, ptr %arg.s.2, i64 %.549295301.us
  %.731.us = load double, ptr %.730.us, align 8
  %.733.us = fadd double %.719.us.lcssa, %.731.us
  %.739.us = getelementptr double, ptr %arg.code.4, i64 %.549295301.us
  store double %.733.us, ptr %.739.us, align 8
  %scevgep24 = getelementptr i8, ptr %lsr.iv, i64 %16
  %scevgep30 = getelementptr i8, ptr %lsr.iv29, i64 %16
  %exitcond.not = icmp eq i64 %arg.code.15, %.556.us
  br i1 %exitcond.not, label %B448, label %B276.endif.us

B276.endif:
  %.549295301 = phi i64 [ %.556.3, %B276.endif ], [ %.549295301.unr, %B276.endif.preheader11 ]
  %sunkaddr134 = mul i64 %.549295301, 8
  %sunkaddr135 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr134
  %.731 = load double, ptr %sunkaddr135, align 8
  %.733 = fadd double %.731, 0.000000e+00
  %sunkaddr136 = mul i64 %.549295301, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr136
  store double %.733, ptr %sunkaddr137, align 8
  %sunkaddr138 = mul i64 %.549295301, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr138
  %sunkaddr140 = getelementptr i8, ptr %sunkaddr139, i64 8
  %.731.1 = load double, ptr %sunkaddr140, align 8
  %.733.1 = fadd double %.731.1, 0.000000e+00
  %sunkaddr141 = mul i64 %.549295301, 8
  %sunkaddr142 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr141
  %sunkaddr143 = getelementptr i8, ptr %sunkaddr142, i64 8
  store double %.733.1, ptr %sunkaddr143, align 8
  %sunkaddr144 = mul i64 %.549295301, 8
  %sunkaddr145 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr144
  %sunkaddr146 = getelementptr i8, ptr %sunkaddr145, i64 16
  %.731.2 = load double, ptr %sunkaddr146, align 8
  %.733.2 = fadd double %.731.2, 0.000000e+00
  %sunkaddr147 = mul i64 %.549295301, 8
  %sunkaddr148 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr147
  %sunkaddr149 = getelementptr i8, ptr %sunkaddr148, i64 16
  store double %.733.2, ptr %sunkaddr149, align 8
  %.556.3 = add nuw nsw i64 %.549295301, 4
  %sunkaddr150 = mul i64 %.549295301, 8
  %sunkaddr151 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr150
  %sunkaddr152 = getelementptr i8, ptr %sunkaddr151, i64 24
  %.731.3 = load double, ptr %sunkaddr152, align 8
  %.733.3 = fadd double %.731.3, 0.000000e+00
  %sunkaddr153 = mul i64 %.549295301, 8
  %sunkaddr154 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr153
  %sunkaddr155 = getelementptr i8, ptr %sunkaddr154, i64 24
  store double %.733.3, ptr %sunkaddr155, align 8
  %exitcond369.not.3 = icmp eq i64 %arg.code.15, %.556.3
  br i1 %exitcond369.not.3, label %B448, label %B276.endif

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
  %.1101 = fcmp oeq double %.459, 0.000000e+00
  %arg.s.3.arg.code.11 = select i1 %.1101, ptr %arg.s.3, ptr %arg.code.11
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

define internal i32 @part14(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.first, i64 %arg.last) {
B0:
  %.54.i = alloca double, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.65 = icmp eq i64 %arg.first, 2
  br i1 %.65, label %B44.endif, label %B216.endif

B76:
  %.157503505 = phi i64 [ %.164.1, %B76 ], [ %.157503505.unr, %B76.preheader64 ]
  %sunkaddr = shl i64 %.157503505, 3
  %sunkaddr97 = mul i64 %.157503505, 8
  %sunkaddr98 = getelementptr i8, ptr %arg.y, i64 %sunkaddr97
  %.191 = load double, ptr %sunkaddr98, align 8
  %scevgep67 = getelementptr i8, ptr %scevgep, i64 %sunkaddr
  %0 = shl i64 %.157503505, 3
  %scevgep17 = getelementptr i8, ptr %scevgep, i64 %0
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 -8
  %.196 = load double, ptr %scevgep18, align 8
  %.198 = fmul double %arg.h, %.196
  %.199 = fadd double %.191, %.198
  %sunkaddr99 = mul i64 %.157503505, 8
  %sunkaddr100 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr99
  store double %.199, ptr %sunkaddr100, align 8
  %.164.1 = add nuw nsw i64 %.157503505, 2
  %sunkaddr101 = mul i64 %.157503505, 8
  %sunkaddr102 = getelementptr i8, ptr %arg.y, i64 %sunkaddr101
  %sunkaddr103 = getelementptr i8, ptr %sunkaddr102, i64 8
  %.191.1 = load double, ptr %sunkaddr103, align 8
  %.196.1 = load double, ptr %scevgep67, align 8
  %.198.1 = fmul double %arg.h, %.196.1
  %.199.1 = fadd double %.191.1, %.198.1
  %sunkaddr104 = mul i64 %.157503505, 8
  %sunkaddr105 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr104
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr105, i64 8
  store double %.199.1, ptr %sunkaddr106, align 8
  %exitcond510.not.1 = icmp eq i64 %arg.code.15, %.164.1
  br i1 %exitcond510.not.1, label %B142, label %B76

B142:
  %.214 = fadd double %arg.t, %arg.h
  %.224.idx = shl i64 %arg.code.15, 4
  %.224 = getelementptr i8, ptr %arg.room.0, i64 %.224.idx
  store double 0.000000e+00, ptr %.54.i, align 8
  %.58.i = call i32 @part11(ptr %.54.i, ptr %excinfo.1.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 0, double %.214, ptr %.224)
  %cond.i = icmp eq i32 %.58.i, 0
  br i1 %cond.i, label %part16.exit.thread, label %part16.exit

part16.exit.thread:
  %.68.i = load double, ptr %.54.i, align 8
  store double %.68.i, ptr %retptr, align 8
  br label %common.ret

part16.exit:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B322:
  %.356483485 = phi i64 [ %.363.1, %B322 ], [ %.356483485.unr, %B322.preheader8 ]
  %sunkaddr107 = mul i64 %.356483485, 8
  %sunkaddr108 = getelementptr i8, ptr %arg.y, i64 %sunkaddr107
  %.390 = load double, ptr %sunkaddr108, align 8
  %sunkaddr109 = mul i64 %.356483485, 8
  %sunkaddr110 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr109
  %.393 = load double, ptr %sunkaddr110, align 8
  %.395 = fmul double %arg.h, %.393
  %.396 = fadd double %.390, %.395
  %sunkaddr111 = mul i64 %.356483485, 8
  %sunkaddr112 = getelementptr i8, ptr %arg.m.9, i64 %sunkaddr111
  store double %.396, ptr %sunkaddr112, align 8
  %.363.1 = add nuw nsw i64 %.356483485, 2
  %sunkaddr113 = mul i64 %.356483485, 8
  %sunkaddr114 = getelementptr i8, ptr %arg.y, i64 %sunkaddr113
  %sunkaddr115 = getelementptr i8, ptr %sunkaddr114, i64 8
  %.390.1 = load double, ptr %sunkaddr115, align 8
  %sunkaddr116 = mul i64 %.356483485, 8
  %sunkaddr117 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr116
  %sunkaddr118 = getelementptr i8, ptr %sunkaddr117, i64 8
  %.393.1 = load double, ptr %sunkaddr118, align 8
  %.395.1 = fmul double %arg.h, %.393.1
  %.396.1 = fadd double %.390.1, %.395.1
  %sunkaddr119 = mul i64 %.356483485, 8
  %sunkaddr120 = getelementptr i8, ptr %arg.m.9, i64 %sunkaddr119
  %sunkaddr121 = getelementptr i8, ptr %sunkaddr120, i64 8
  store double %.396.1, ptr %sunkaddr121, align 8
  %exitcond.not.1 = icmp eq i64 %arg.m.13, %.363.1
  br i1 %exitcond.not.1, label %B382.endif, label %B322

B492:
  %lsr.iv.next = add nsw i64 %lsr.iv, -1
  %.525 = icmp samesign ugt i64 %lsr.iv.next, 5
  br i1 %.525, label %B494, label %B1176

B494:
  %lsr.iv = phi i64 [ 65, %B382.endif.endif.endif.endif ], [ %lsr.iv.next, %B492 ]
  %before.2.0494 = phi double [ 0x7FF0000000000000, %B382.endif.endif.endif.endif ], [ %.654, %B492 ]
  %.566 = load i64, ptr %arg.m.7, align 8
  %sunkaddr122 = getelementptr i8, ptr %arg.m.7, i64 8
  %.570 = load i64, ptr %sunkaddr122, align 8
  %sunkaddr123 = getelementptr i8, ptr %arg.m.7, i64 16
  %.574 = load i64, ptr %sunkaddr123, align 8
  %sunkaddr124 = getelementptr i8, ptr %arg.m.7, i64 24
  %.578 = load i64, ptr %sunkaddr124, align 8
  %.579 = inttoptr i64 %.570 to ptr
  %.580 = inttoptr i64 %.574 to ptr
  %.581 = inttoptr i64 %.578 to ptr
  %.582 = inttoptr i64 %.566 to ptr
  tail call void %.582(ptr %.579, ptr %.580, ptr %.581)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.m.9, ptr %arg.m.10, i64 %.592, i1 false)
  %.597 = load double, ptr %arg.code.6, align 8
  %sunkaddr125 = getelementptr i8, ptr %arg.code.1, i64 8
  %.630 = load double, ptr %sunkaddr125, align 8
  %.631 = fcmp ogt double %.597, %.630
  br i1 %.631, label %B766, label %B760

common.ret:
  %common.ret.op = phi i32 [ 0, %B760 ], [ 0, %B1090 ], [ 0, %B1176 ], [ 0, %part16.exit.thread ], [ %.58.i, %part16.exit ]
  ret i32 %common.ret.op

B760:
  store double -1.000000e+00, ptr %retptr, align 8
  br label %common.ret

B766:
  %.654 = load double, ptr %arg.m.11, align 8
  %.655 = fcmp olt double %.654, 1.000000e-15
  br i1 %.655, label %B868.endif, label %B800

B800:
  %.661 = fcmp olt double %.654, 1.000000e-10
  %.668 = fcmp oge double %.654, %before.2.0494
  %or.cond = and i1 %.661, %.668
  br i1 %or.cond, label %B868.endif, label %B492

B1024:
  %.783496498 = phi i64 [ %.790.1, %B1024 ], [ %.783496498.unr, %B1024.preheader65 ]
  %sunkaddr126 = mul i64 %.783496498, 8
  %sunkaddr127 = getelementptr i8, ptr %arg.m.12, i64 %sunkaddr126
  %.818 = load double, ptr %sunkaddr127, align 8
  %sunkaddr128 = mul i64 %.783496498, 8
  %sunkaddr129 = getelementptr i8, ptr %arg.y, i64 %sunkaddr128
  %.821 = load double, ptr %sunkaddr129, align 8
  %.822 = fsub double %.818, %.821
  %.827 = fdiv double %.822, %arg.h
  %1 = shl i64 %.783496498, 3
  %scevgep32 = getelementptr i8, ptr %scevgep90, i64 %1
  %scevgep33 = getelementptr i8, ptr %scevgep32, i64 -8
  store double %.827, ptr %scevgep33, align 8
  %.790.1 = add nuw nsw i64 %.783496498, 2
  %sunkaddr130 = mul i64 %.783496498, 8
  %sunkaddr131 = getelementptr i8, ptr %arg.m.12, i64 %sunkaddr130
  %sunkaddr132 = getelementptr i8, ptr %sunkaddr131, i64 8
  %.818.1 = load double, ptr %sunkaddr132, align 8
  %sunkaddr133 = mul i64 %.783496498, 8
  %sunkaddr135 = getelementptr i8, ptr %arg.y, i64 %sunkaddr133
  %sunkaddr136 = getelementptr i8, ptr %sunkaddr135, i64 8
  %.821.1 = load double, ptr %sunkaddr136, align 8
  %.822.1 = fsub double %.818.1, %.821.1
  %.827.1 = fdiv double %.822.1, %arg.h
  store double %.827.1, ptr %scevgep32, align 8
  %exitcond509.not.1 = icmp eq i64 %arg.code.15, %.790.1
  br i1 %exitcond509.not.1, label %B1090, label %B1024

B1090:
  %.853 = load double, ptr %arg.code.6, align 8
  store double %.853, ptr %retptr, align 8
  br label %common.ret

B1176:
  store double -1.000000e+00, ptr %retptr, align 8
  br label %common.ret

B44.endif:
  %.151504.not = icmp slt i64 %arg.code.15, 1
  br i1 %.151504.not, label %B142, label %B76.lr.ph

B76.lr.ph:
  %2 = getelementptr double, ptr %arg.room.0, i64 %arg.code.15
  %min.iters.check41 = icmp samesign ult i64 %arg.code.15, 8
  br i1 %min.iters.check41, label %B76.preheader, label %vector.memcheck33

vector.memcheck33:
  %3 = ptrtoint ptr %arg.code.4 to i64
  %4 = ptrtoint ptr %arg.y to i64
  %5 = ptrtoint ptr %arg.room.0 to i64
  %6 = sub i64 %3, %4
  %diff.check36 = icmp ult i64 %6, 32
  %7 = shl i64 %arg.code.15, 3
  %8 = add i64 %7, %5
  %9 = sub i64 %3, %8
  %diff.check38 = icmp ult i64 %9, 32
  %conflict.rdx39 = or i1 %diff.check36, %diff.check38
  br i1 %conflict.rdx39, label %B76.preheader, label %vector.ph42

vector.ph42:
  %const96 = bitcast i64 9223372036854775804 to i64
  %n.vec44 = and i64 %arg.code.15, %const96
  %broadcast.splatinsert45 = insertelement <2 x double> poison, double %arg.h, i64 0
  %broadcast.splat46 = shufflevector <2 x double> %broadcast.splatinsert45, <2 x double> poison, <2 x i32> zeroinitializer
  %10 = getelementptr i8, ptr %arg.room.0, i64 %7
  %scevgep82 = getelementptr i8, ptr %10, i64 16
  br label %vector.body47

vector.body47:
  %index48 = phi i64 [ 0, %vector.ph42 ], [ %index.next53, %vector.body47 ]
  %sunkaddr137 = mul i64 %index48, 8
  %sunkaddr138 = getelementptr i8, ptr %arg.y, i64 %sunkaddr137
  %wide.load49 = load <2 x double>, ptr %sunkaddr138, align 8
  %sunkaddr139 = mul i64 %index48, 8
  %sunkaddr140 = getelementptr i8, ptr %arg.y, i64 %sunkaddr139
  %sunkaddr141 = getelementptr i8, ptr %sunkaddr140, i64 16
  %wide.load50 = load <2 x double>, ptr %sunkaddr141, align 8
  %11 = shl i64 %index48, 3
  %scevgep31 = getelementptr i8, ptr %scevgep82, i64 %11
  %12 = shl i64 %index48, 3
  %scevgep28 = getelementptr i8, ptr %scevgep82, i64 %12
  %scevgep29 = getelementptr i8, ptr %scevgep28, i64 -16
  %wide.load51 = load <2 x double>, ptr %scevgep29, align 8
  %wide.load52 = load <2 x double>, ptr %scevgep31, align 8
  %13 = fmul <2 x double> %broadcast.splat46, %wide.load51
  %14 = fmul <2 x double> %broadcast.splat46, %wide.load52
  %15 = fadd <2 x double> %wide.load49, %13
  %16 = fadd <2 x double> %wide.load50, %14
  %sunkaddr142 = mul i64 %index48, 8
  %sunkaddr143 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr142
  store <2 x double> %15, ptr %sunkaddr143, align 8
  %sunkaddr144 = mul i64 %index48, 8
  %sunkaddr145 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr144
  %sunkaddr146 = getelementptr i8, ptr %sunkaddr145, i64 16
  store <2 x double> %16, ptr %sunkaddr146, align 8
  %index.next53 = add nuw nsw i64 %index48, 4
  %17 = icmp eq i64 %n.vec44, %index.next53
  br i1 %17, label %middle.block54, label %vector.body47

middle.block54:
  %cmp.n55 = icmp eq i64 %arg.code.15, %n.vec44
  br i1 %cmp.n55, label %B142, label %B76.preheader

B76.preheader:
  %.157503505.ph = phi i64 [ 0, %vector.memcheck33 ], [ 0, %B76.lr.ph ], [ %n.vec44, %middle.block54 ]
  %.neg63 = or disjoint i64 %.157503505.ph, 1
  %xtraiter60 = and i64 %arg.code.15, 1
  %lcmp.mod61.not = icmp eq i64 %xtraiter60, 0
  br i1 %lcmp.mod61.not, label %B76.prol.loopexit, label %B76.prol

B76.prol:
  %.190.prol = getelementptr double, ptr %arg.y, i64 %.157503505.ph
  %.191.prol = load double, ptr %.190.prol, align 8
  %.195.prol = getelementptr double, ptr %2, i64 %.157503505.ph
  %.196.prol = load double, ptr %.195.prol, align 8
  %.198.prol = fmul double %arg.h, %.196.prol
  %.199.prol = fadd double %.191.prol, %.198.prol
  %.202.prol = getelementptr double, ptr %arg.code.4, i64 %.157503505.ph
  store double %.199.prol, ptr %.202.prol, align 8
  br label %B76.prol.loopexit

B76.prol.loopexit:
  %.157503505.unr = phi i64 [ %.157503505.ph, %B76.preheader ], [ %.neg63, %B76.prol ]
  %18 = icmp eq i64 %arg.code.15, %.neg63
  br i1 %18, label %B142, label %B76.preheader64

B76.preheader64:
  %19 = shl i64 %arg.code.15, 3
  %20 = getelementptr i8, ptr %arg.room.0, i64 %19
  %scevgep = getelementptr i8, ptr %20, i64 8
  br label %B76

B216.endif:
  store double %arg.h, ptr %arg.m.8, align 8
  %.267 = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.267, i1 false)
  %.350484.not = icmp slt i64 %arg.m.13, 1
  br i1 %.350484.not, label %B382.endif, label %B322.preheader

B322.preheader:
  %min.iters.check = icmp samesign ult i64 %arg.m.13, 6
  br i1 %min.iters.check, label %B322.preheader57, label %vector.memcheck

vector.memcheck:
  %21 = ptrtoint ptr %arg.m.9 to i64
  %22 = ptrtoint ptr %arg.y to i64
  %23 = ptrtoint ptr %arg.room.0 to i64
  %24 = sub i64 %21, %22
  %diff.check = icmp ult i64 %24, 32
  %25 = sub i64 %21, %23
  %diff.check8 = icmp ult i64 %25, 32
  %conflict.rdx = or i1 %diff.check, %diff.check8
  br i1 %conflict.rdx, label %B322.preheader57, label %vector.ph

vector.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %n.vec = and i64 %arg.m.13, %const
  %broadcast.splatinsert = insertelement <2 x double> poison, double %arg.h, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %sunkaddr147 = mul i64 %index, 8
  %sunkaddr148 = getelementptr i8, ptr %arg.y, i64 %sunkaddr147
  %wide.load = load <2 x double>, ptr %sunkaddr148, align 8
  %sunkaddr149 = mul i64 %index, 8
  %sunkaddr150 = getelementptr i8, ptr %arg.y, i64 %sunkaddr149
  %sunkaddr151 = getelementptr i8, ptr %sunkaddr150, i64 16
  %wide.load9 = load <2 x double>, ptr %sunkaddr151, align 8
  %sunkaddr152 = mul i64 %index, 8
  %sunkaddr153 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr152
  %wide.load10 = load <2 x double>, ptr %sunkaddr153, align 8
  %sunkaddr154 = mul i64 %index, 8
  %sunkaddr155 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr154
  %sunkaddr156 = getelementptr i8, ptr %sunkaddr155, i64 16
  %wide.load11 = load <2 x double>, ptr %sunkaddr156, align 8
  %26 = fmul <2 x double> %broadcast.splat, %wide.load10
  %27 = fmul <2 x double> %broadcast.splat, %wide.load11
  %28 = fadd <2 x double> %wide.load, %26
  %29 = fadd <2 x double> %wide.load9, %27
  %sunkaddr157 = mul i64 %index, 8
  %sunkaddr158 = getelementptr i8, ptr %arg.m.9, i64 %sunkaddr157
  store <2 x double> %28, ptr %sunkaddr158, align 8
  %sunkaddr159 = mul i64 %index, 8
  %sunkaddr160 = getelementptr i8, ptr %arg.m.9, i64 %sunkaddr159
  %sunkaddr161 = getelementptr i8, ptr %sunkaddr160, i64 16
  store <2 x double> %29, ptr %sunkaddr161, align 8
  %index.next = add nuw nsw i64 %index, 4
  %30 = icmp eq i64 %n.vec, %index.next
  br i1 %30, label %middle.block, label %vector.body

middle.block:
  %cmp.n = icmp eq i64 %arg.m.13, %n.vec
  br i1 %cmp.n, label %B382.endif, label %B322.preheader57

B322.preheader57:
  %.356483485.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %B322.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.356483485.ph, 1
  %xtraiter = and i64 %arg.m.13, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B322.prol.loopexit, label %B322.prol

B322.prol:
  %.389.prol = getelementptr double, ptr %arg.y, i64 %.356483485.ph
  %.390.prol = load double, ptr %.389.prol, align 8
  %.392.prol = getelementptr double, ptr %arg.room.0, i64 %.356483485.ph
  %.393.prol = load double, ptr %.392.prol, align 8
  %.395.prol = fmul double %arg.h, %.393.prol
  %.396.prol = fadd double %.390.prol, %.395.prol
  %.399.prol = getelementptr double, ptr %arg.m.9, i64 %.356483485.ph
  store double %.396.prol, ptr %.399.prol, align 8
  br label %B322.prol.loopexit

B322.prol.loopexit:
  %.356483485.unr = phi i64 [ %.356483485.ph, %B322.preheader57 ], [ %.neg, %B322.prol ]
  %31 = icmp eq i64 %arg.m.13, %.neg
  br i1 %31, label %B382.endif, label %B322.preheader8

B322.preheader8:
  br label %B322

B382.endif:
  %.412 = fmul double %arg.h, 5.000000e-01
  %.414 = fadd double %arg.t, %.412
  %.58.i2 = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i = load double, ptr %.58.i2, align 8
  %.61.i = fsub double %.414, %.59.i
  %.153120.not.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i, label %B136.endif.i, label %B112.preheader.i

B112.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i, label %B112.i.preheader, label %vector.ph.i

vector.ph.i:
  %const92 = bitcast i64 9223372036854775804 to i64
  %n.vec.i = and i64 %arg.code.14, %const92
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.414, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr162 = mul i64 %index.i, 8
  %sunkaddr163 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr162
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr163, align 8
  %sunkaddr164 = mul i64 %index.i, 8
  %sunkaddr165 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr164
  %sunkaddr166 = getelementptr i8, ptr %sunkaddr165, i64 16
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr166, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %32 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %32, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %arg.code.14, %n.vec.i
  br i1 %cmp.n.i, label %B136.endif.i, label %B112.i.preheader

B112.i.preheader:
  %.159119121.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B112.preheader.i ]
  br label %B112.i

B112.i:
  %.159119121.i = phi i64 [ %.166.i, %B112.i ], [ %.159119121.i.ph, %B112.i.preheader ]
  %.166.i = add nuw nsw i64 %.159119121.i, 1
  %33 = shl i64 %.159119121.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %33
  store double %.414, ptr %scevgep53.i, align 8
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
  %34 = shl i64 %.290124126.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %34
  store double %.349.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond130.not.i = icmp eq i64 %arg.code.16, %.297.i
  br i1 %exitcond130.not.i, label %B382.endif.endif.endif.endif, label %B178.i

B136.endif.i:
  %.284125.not.i = icmp slt i64 %arg.code.16, 1
  br i1 %.284125.not.i, label %B382.endif.endif.endif.endif, label %B178.preheader.i

B178.preheader.i:
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.16, 26
  br i1 %min.iters.check15.i, label %B178.preheader27.i, label %vector.scevcheck.i

vector.scevcheck.i:
  %35 = shl i64 %arg.code.16, 5
  %mul.result.i = add i64 %35, -32
  %36 = getelementptr i8, ptr %arg.code.13, i64 %mul.result.i
  %37 = icmp ult ptr %36, %arg.code.13
  %scevgep.i = getelementptr i8, ptr %arg.code.13, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.16, 576460752303423488
  %38 = getelementptr i8, ptr %scevgep.i, i64 %mul.result.i
  %39 = icmp ult ptr %38, %scevgep.i
  %40 = or i1 %mul.overflow3.i, %39
  %scevgep4.i = getelementptr i8, ptr %arg.code.13, i64 16
  %41 = getelementptr i8, ptr %scevgep4.i, i64 %mul.result.i
  %42 = icmp ult ptr %41, %scevgep4.i
  %scevgep8.i = getelementptr i8, ptr %arg.code.13, i64 24
  %43 = getelementptr i8, ptr %scevgep8.i, i64 %mul.result.i
  %44 = icmp ult ptr %43, %scevgep8.i
  %45 = or i1 %37, %40
  %46 = or i1 %42, %45
  %47 = or i1 %44, %46
  br i1 %47, label %B178.preheader27.i, label %vector.memcheck.i

vector.memcheck.i:
  %48 = shl nuw nsw i64 %arg.code.16, 3
  %scevgep12.i = getelementptr i8, ptr %arg.code.3, i64 %48
  %scevgep13.i = getelementptr i8, ptr %arg.code.13, i64 %35
  %bound0.i = icmp ult ptr %arg.code.3, %scevgep13.i
  %bound1.i = icmp ult ptr %arg.code.13, %scevgep12.i
  %found.conflict.i = and i1 %bound0.i, %bound1.i
  br i1 %found.conflict.i, label %B178.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %const93 = bitcast i64 9223372036854775804 to i64
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.61.i, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  %const_mat = add i64 %const93, -12
  %49 = and i64 %48, %const_mat
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr167 = mul i64 %lsr.iv36.i, 4
  %sunkaddr168 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr167
  %50 = load double, ptr %sunkaddr168, align 8
  %sunkaddr169 = mul i64 %lsr.iv36.i, 4
  %sunkaddr170 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr169
  %sunkaddr171 = getelementptr i8, ptr %sunkaddr170, i64 32
  %51 = load double, ptr %sunkaddr171, align 8
  %52 = insertelement <2 x double> poison, double %50, i64 0
  %53 = insertelement <2 x double> %52, double %51, i64 1
  %sunkaddr172 = mul i64 %lsr.iv36.i, 4
  %sunkaddr173 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr172
  %sunkaddr174 = getelementptr i8, ptr %sunkaddr173, i64 8
  %54 = load double, ptr %sunkaddr174, align 8
  %sunkaddr175 = mul i64 %lsr.iv36.i, 4
  %sunkaddr176 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr175
  %sunkaddr177 = getelementptr i8, ptr %sunkaddr176, i64 40
  %55 = load double, ptr %sunkaddr177, align 8
  %56 = insertelement <2 x double> poison, double %54, i64 0
  %57 = insertelement <2 x double> %56, double %55, i64 1
  %sunkaddr178 = mul i64 %lsr.iv36.i, 4
  %sunkaddr179 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr178
  %sunkaddr180 = getelementptr i8, ptr %sunkaddr179, i64 16
  %58 = load double, ptr %sunkaddr180, align 8
  %sunkaddr181 = mul i64 %lsr.iv36.i, 4
  %sunkaddr182 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr181
  %sunkaddr183 = getelementptr i8, ptr %sunkaddr182, i64 48
  %59 = load double, ptr %sunkaddr183, align 8
  %60 = insertelement <2 x double> poison, double %58, i64 0
  %61 = insertelement <2 x double> %60, double %59, i64 1
  %sunkaddr184 = mul i64 %lsr.iv36.i, 4
  %sunkaddr185 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr184
  %sunkaddr186 = getelementptr i8, ptr %sunkaddr185, i64 24
  %62 = load double, ptr %sunkaddr186, align 8
  %sunkaddr187 = mul i64 %lsr.iv36.i, 4
  %sunkaddr188 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr187
  %sunkaddr189 = getelementptr i8, ptr %sunkaddr188, i64 56
  %63 = load double, ptr %sunkaddr189, align 8
  %64 = insertelement <2 x double> poison, double %62, i64 0
  %65 = insertelement <2 x double> %64, double %63, i64 1
  %66 = fmul <2 x double> %broadcast.splat20.i, %65
  %67 = fadd <2 x double> %61, %66
  %68 = fmul <2 x double> %broadcast.splat20.i, %67
  %69 = fadd <2 x double> %57, %68
  %70 = fmul <2 x double> %broadcast.splat20.i, %69
  %71 = fadd <2 x double> %53, %70
  %scevgep52.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i
  store <2 x double> %71, ptr %scevgep52.i, align 8
  %lsr.iv.next.i = add nuw nsw i64 %lsr.iv36.i, 16
  %72 = icmp eq i64 %49, %lsr.iv.next.i
  br i1 %72, label %middle.block24.i, label %vector.body21.i

middle.block24.i:
  %n.vec18.i = and i64 %arg.code.16, 1152921504606846974
  %cmp.n25.i = icmp eq i64 %arg.code.16, %n.vec18.i
  br i1 %cmp.n25.i, label %B382.endif.endif.endif.endif, label %B178.preheader27.i

B178.preheader27.i:
  %.290124126.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %vector.scevcheck.i ], [ 0, %B178.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %73 = shl i64 %.290124126.ph.i, 5
  %74 = getelementptr i8, ptr %arg.code.13, i64 %73
  %scevgep29.i = getelementptr i8, ptr %74, i64 24
  br label %B178.i

B382.endif.endif.endif.endif:
  %.592 = shl i64 %arg.m.13, 3
  br label %B494

B868.endif:
  %.678 = getelementptr i8, ptr %arg.m.7, i64 32
  %.679 = load i64, ptr %.678, align 8
  %.682 = getelementptr i8, ptr %arg.m.7, i64 40
  %.683 = load i64, ptr %.682, align 8
  %.686 = getelementptr i8, ptr %arg.m.7, i64 48
  %.687 = load i64, ptr %.686, align 8
  %.690 = getelementptr i8, ptr %arg.m.7, i64 56
  %.691 = load i64, ptr %.690, align 8
  %.692 = inttoptr i64 %.683 to ptr
  %.693 = inttoptr i64 %.687 to ptr
  %.694 = inttoptr i64 %.691 to ptr
  %.695 = inttoptr i64 %.679 to ptr
  tail call void %.695(ptr %.692, ptr %.693, ptr %.694)
  %.777497.not = icmp slt i64 %arg.code.15, 1
  br i1 %.777497.not, label %B1090, label %B1024.lr.ph

B1024.lr.ph:
  %75 = getelementptr double, ptr %arg.room.0, i64 %arg.code.15
  %min.iters.check19 = icmp eq i64 %arg.code.15, 1
  br i1 %min.iters.check19, label %B1024.prol, label %vector.memcheck12

vector.memcheck12:
  %76 = ptrtoint ptr %arg.room.0 to i64
  %77 = ptrtoint ptr %arg.m.12 to i64
  %78 = ptrtoint ptr %arg.y to i64
  %79 = add i64 %.267, %76
  %80 = sub i64 %79, %77
  %diff.check14 = icmp ult i64 %80, 16
  %81 = sub i64 %79, %78
  %diff.check16 = icmp ult i64 %81, 16
  %conflict.rdx17 = or i1 %diff.check14, %diff.check16
  br i1 %conflict.rdx17, label %B1024.preheader, label %vector.ph20

vector.ph20:
  %const94 = bitcast i64 9223372036854775804 to i64
  %const_mat95 = add i64 %const94, 2
  %n.vec22 = and i64 %arg.code.15, %const_mat95
  %broadcast.splatinsert23 = insertelement <2 x double> poison, double %arg.h, i64 0
  %broadcast.splat24 = shufflevector <2 x double> %broadcast.splatinsert23, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body25

vector.body25:
  %index26 = phi i64 [ 0, %vector.ph20 ], [ %index.next29, %vector.body25 ]
  %82 = shl i64 %index26, 3
  %scevgep104 = getelementptr i8, ptr %arg.m.12, i64 %82
  %wide.load27 = load <2 x double>, ptr %scevgep104, align 8
  %scevgep103 = getelementptr i8, ptr %arg.y, i64 %82
  %wide.load28 = load <2 x double>, ptr %scevgep103, align 8
  %83 = fsub <2 x double> %wide.load27, %wide.load28
  %84 = fdiv <2 x double> %83, %broadcast.splat24
  %85 = shl i64 %index26, 3
  %scevgep44 = getelementptr i8, ptr %75, i64 %85
  store <2 x double> %84, ptr %scevgep44, align 8
  %index.next29 = add nuw i64 %index26, 2
  %86 = icmp eq i64 %n.vec22, %index.next29
  br i1 %86, label %middle.block30, label %vector.body25

middle.block30:
  %cmp.n31 = icmp eq i64 %arg.code.15, %n.vec22
  br i1 %cmp.n31, label %B1090, label %B1024.preheader

B1024.preheader:
  %.783496498.ph = phi i64 [ 0, %vector.memcheck12 ], [ %n.vec22, %middle.block30 ]
  %.neg62 = or disjoint i64 %.783496498.ph, 1
  %xtraiter58 = and i64 %arg.code.15, 1
  %lcmp.mod59.not = icmp eq i64 %xtraiter58, 0
  br i1 %lcmp.mod59.not, label %B1024.prol.loopexit, label %B1024.prol

B1024.prol:
  %.neg626 = phi i64 [ %.neg62, %B1024.preheader ], [ 1, %B1024.lr.ph ]
  %.783496498.ph5 = phi i64 [ %.783496498.ph, %B1024.preheader ], [ 0, %B1024.lr.ph ]
  %.790.prol = or disjoint i64 %.783496498.ph5, 1
  %.817.prol = getelementptr double, ptr %arg.m.12, i64 %.783496498.ph5
  %.818.prol = load double, ptr %.817.prol, align 8
  %.820.prol = getelementptr double, ptr %arg.y, i64 %.783496498.ph5
  %.821.prol = load double, ptr %.820.prol, align 8
  %.822.prol = fsub double %.818.prol, %.821.prol
  %.827.prol = fdiv double %.822.prol, %arg.h
  %.831.prol = getelementptr double, ptr %75, i64 %.783496498.ph5
  store double %.827.prol, ptr %.831.prol, align 8
  br label %B1024.prol.loopexit

B1024.prol.loopexit:
  %.neg627 = phi i64 [ %.neg62, %B1024.preheader ], [ %.neg626, %B1024.prol ]
  %.783496498.unr = phi i64 [ %.783496498.ph, %B1024.preheader ], [ %.790.prol, %B1024.prol ]
  %87 = icmp eq i64 %arg.code.15, %.neg627
  br i1 %87, label %B1090, label %B1024.preheader65

B1024.preheader65:
  %88 = getelementptr i8, ptr %arg.room.0, i64 %.267
  %scevgep90 = getelementptr i8, ptr %88, i64 8
  br label %B1024
}

define internal i32 @part15(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, i64 %arg.row, i64 %arg.count, double %arg.h, ptr %arg.y, ptr %arg.k, i64 %arg.size, ptr %arg.out) {
B0.endif:
  %arg.size.fr = freeze i64 %arg.size
  %.39 = mul nsw i64 %arg.row, %arg.m.2
  %.40 = getelementptr double, ptr %arg.m.0, i64 %.39
  %.45 = add nsw i64 %arg.count, -1
  %.47 = getelementptr double, ptr %.40, i64 %.45
  %.48 = load double, ptr %.47, align 8
  %.50 = fmul double %arg.h, %.48
  %.54 = mul i64 %arg.size.fr, %.45
  %.56 = getelementptr double, ptr %arg.k, i64 %.54
  %.101 = icmp sgt i64 %arg.size.fr, 0
  br i1 %.101, label %B166.preheader, label %B416

B166.preheader:
  %min.iters.check = icmp samesign ult i64 %arg.size.fr, 10
  br i1 %min.iters.check, label %B166.preheader31, label %vector.memcheck

vector.memcheck:
  %0 = ptrtoint ptr %arg.out to i64
  %1 = ptrtoint ptr %arg.y to i64
  %2 = ptrtoint ptr %arg.k to i64
  %3 = sub i64 %0, %1
  %diff.check = icmp ult i64 %3, 32
  %4 = shl i64 %.54, 3
  %5 = add i64 %4, %2
  %6 = sub i64 %0, %5
  %diff.check7 = icmp ult i64 %6, 32
  %conflict.rdx = or i1 %diff.check, %diff.check7
  br i1 %conflict.rdx, label %B166.preheader31, label %vector.ph

vector.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %n.vec = and i64 %arg.size.fr, %const
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.50, i64 0
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
  %.151125127.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %B166.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.151125127.ph, 1
  %xtraiter = and i64 %arg.size.fr, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B166.prol.loopexit, label %B166.prol

B166.prol:
  %.184.prol = getelementptr double, ptr %arg.y, i64 %.151125127.ph
  %.185.prol = load double, ptr %.184.prol, align 8
  %.187.prol = getelementptr double, ptr %.56, i64 %.151125127.ph
  %.188.prol = load double, ptr %.187.prol, align 8
  %.190.prol = fmul double %.50, %.188.prol
  %.191.prol = fadd double %.185.prol, %.190.prol
  %.193.prol = getelementptr double, ptr %arg.out, i64 %.151125127.ph
  store double %.191.prol, ptr %.193.prol, align 8
  br label %B166.prol.loopexit

B166.prol.loopexit:
  %.151125127.unr = phi i64 [ %.151125127.ph, %B166.preheader31 ], [ %.neg, %B166.prol ]
  %15 = icmp eq i64 %arg.size.fr, %.neg
  br i1 %15, label %B216.endif, label %B166.preheader36

B166.preheader36:
  %16 = shl i64 %.54, 3
  %17 = getelementptr i8, ptr %arg.k, i64 %16
  %scevgep60 = getelementptr i8, ptr %17, i64 8
  br label %B166

B166:
  %.151125127 = phi i64 [ %.158.1, %B166 ], [ %.151125127.unr, %B166.preheader36 ]
  %sunkaddr90 = shl i64 %.151125127, 3
  %sunkaddr86 = mul i64 %.151125127, 8
  %sunkaddr87 = getelementptr i8, ptr %arg.y, i64 %sunkaddr86
  %.185 = load double, ptr %sunkaddr87, align 8
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 %sunkaddr90
  %18 = shl i64 %.151125127, 3
  %scevgep58 = getelementptr i8, ptr %scevgep60, i64 %18
  %scevgep59 = getelementptr i8, ptr %scevgep58, i64 -8
  %.188 = load double, ptr %scevgep59, align 8
  %.190 = fmul double %.50, %.188
  %.191 = fadd double %.185, %.190
  %sunkaddr88 = mul i64 %.151125127, 8
  %sunkaddr89 = getelementptr i8, ptr %arg.out, i64 %sunkaddr88
  store double %.191, ptr %sunkaddr89, align 8
  %.158.1 = add nuw nsw i64 %.151125127, 2
  %sunkaddr91 = mul i64 %.151125127, 8
  %sunkaddr92 = getelementptr i8, ptr %arg.y, i64 %sunkaddr91
  %sunkaddr93 = getelementptr i8, ptr %sunkaddr92, i64 8
  %.185.1 = load double, ptr %sunkaddr93, align 8
  %.188.1 = load double, ptr %scevgep61, align 8
  %.190.1 = fmul double %.50, %.188.1
  %.191.1 = fadd double %.185.1, %.190.1
  %sunkaddr94 = mul i64 %.151125127, 8
  %sunkaddr95 = getelementptr i8, ptr %arg.out, i64 %sunkaddr94
  %sunkaddr96 = getelementptr i8, ptr %sunkaddr95, i64 8
  store double %.191.1, ptr %sunkaddr96, align 8
  %exitcond.not.1 = icmp eq i64 %arg.size.fr, %.158.1
  br i1 %exitcond.not.1, label %B216.endif, label %B166

B416.loopexit.unr-lcssa:
  %19 = and i64 %.45, 1
  %lcmp.mod.not19 = icmp eq i64 %19, 0
  br i1 %lcmp.mod.not19, label %B416, label %B254.us.us.us.epil.preheader

B254.us.us.us.epil.preheader:
  %.295138148.us.us.us.epil.init = phi i64 [ 0, %B254.us.us.us.preheader ], [ %unroll_iter, %B416.loopexit.unr-lcssa ]
  %.328.us.us.us.epil = getelementptr double, ptr %.40, i64 %.295138148.us.us.us.epil.init
  %.329.us.us.us.epil = load double, ptr %.328.us.us.us.epil, align 8
  %.331.us.us.us.epil = fmul double %arg.h, %.329.us.us.us.epil
  %.343.us.us.us.epil = fcmp une double %.331.us.us.us.epil, 0.000000e+00
  br i1 %.343.us.us.us.epil, label %B360.us.preheader.us.us.epil, label %B416

B360.us.preheader.us.us.epil:
  %.335.us.us.us.epil = getelementptr double, ptr %arg.k, i64 %.295138148.us.us.us.epil.init
  %.465.us.prol.us.us.epil = load double, ptr %arg.out, align 8
  %.468.us.prol.us.us.epil = load double, ptr %.335.us.us.us.epil, align 8
  %.470.us.prol.us.us.epil = fmul double %.331.us.us.us.epil, %.468.us.prol.us.us.epil
  %.471.us.prol.us.us.epil = fadd double %.465.us.prol.us.us.epil, %.470.us.prol.us.us.epil
  store double %.471.us.prol.us.us.epil, ptr %arg.out, align 8
  br label %B416

B416:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B216.endif:
  %.289145169 = icmp sgt i64 %arg.count, 1
  br i1 %.289145169, label %B254.us.preheader, label %B416

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
  %unroll_iter = and i64 %.45, -2
  %28 = shl i64 %.39, 3
  %29 = getelementptr i8, ptr %arg.m.0, i64 %28
  %scevgep22 = getelementptr i8, ptr %29, i64 8
  br label %B254.us.us.us

B254.us.us.us:
  %.295138148.us.us.us = phi i64 [ 0, %B254.us.us.us.preheader.new ], [ %.302.us.us.us.1, %B414.us.us.us.1 ]
  %30 = shl i64 %.295138148.us.us.us, 3
  %scevgep24 = getelementptr i8, ptr %scevgep22, i64 %30
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -8
  %.329.us.us.us = load double, ptr %scevgep25, align 8
  %.331.us.us.us = fmul double %arg.h, %.329.us.us.us
  %.343.us.us.us = fcmp une double %.331.us.us.us, 0.000000e+00
  br i1 %.343.us.us.us, label %B360.us.preheader.us.us, label %B414.us.us.us

B360.us.preheader.us.us:
  %.465.us.prol.us.us = load double, ptr %arg.out, align 8
  %sunkaddr97 = mul i64 %.295138148.us.us.us, 8
  %sunkaddr98 = getelementptr i8, ptr %arg.k, i64 %sunkaddr97
  %.468.us.prol.us.us = load double, ptr %sunkaddr98, align 8
  %.470.us.prol.us.us = fmul double %.331.us.us.us, %.468.us.prol.us.us
  %.471.us.prol.us.us = fadd double %.465.us.prol.us.us, %.470.us.prol.us.us
  store double %.471.us.prol.us.us, ptr %arg.out, align 8
  br label %B414.us.us.us

B414.us.us.us:
  %.302.us.us.us.1 = add nuw i64 %.295138148.us.us.us, 2
  %sunkaddr99 = mul i64 %.295138148.us.us.us, 8
  %sunkaddr100 = getelementptr i8, ptr %scevgep22, i64 %sunkaddr99
  %.329.us.us.us.1 = load double, ptr %sunkaddr100, align 8
  %.331.us.us.us.1 = fmul double %arg.h, %.329.us.us.us.1
  %.343.us.us.us.1 = fcmp une double %.331.us.us.us.1, 0.000000e+00
  br i1 %.343.us.us.us.1, label %B360.us.preheader.us.us.1, label %B414.us.us.us.1

B360.us.preheader.us.us.1:
  %.465.us.prol.us.us.1 = load double, ptr %arg.out, align 8
  %sunkaddr101 = mul i64 %.295138148.us.us.us, 8
  %sunkaddr102 = getelementptr i8, ptr %arg.k, i64 %sunkaddr101
  %sunkaddr103 = getelementptr i8, ptr %sunkaddr102, i64 8
  %.468.us.prol.us.us.1 = load double, ptr %sunkaddr103, align 8
  %.470.us.prol.us.us.1 = fmul double %.331.us.us.us.1, %.468.us.prol.us.us.1
  %.471.us.prol.us.us.1 = fadd double %.465.us.prol.us.us.1, %.470.us.prol.us.us.1
  store double %.471.us.prol.us.us.1, ptr %arg.out, align 8
  br label %B414.us.us.us.1

B414.us.us.us.1:
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.302.us.us.us.1
  br i1 %niter.ncmp.1, label %B416.loopexit.unr-lcssa, label %B254.us.us.us

B254.us.us:
  %lsr.iv34 = phi ptr [ %scevgep35, %B414.us.us ], [ %arg.k, %B254.us.us.preheader ]
  %.295138148.us.us = phi i64 [ %.302.us.us, %B414.us.us ], [ 0, %B254.us.us.preheader ]
  %.302.us.us = add nuw nsw i64 %.295138148.us.us, 1
  %.328.us.us = getelementptr double, ptr %.40, i64 %.295138148.us.us
  %.329.us.us = load double, ptr %.328.us.us, align 8
  %.331.us.us = fmul double %arg.h, %.329.us.us
  %.343.us.us = fcmp une double %.331.us.us, 0.000000e+00
  br i1 %.343.us.us, label %B360.us.preheader.us, label %B414.us.us

B360.us.preheader.us:
  %31 = and i64 %arg.size.fr, 1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %B360.us.us.preheader, label %B360.us.prol.us

B360.us.prol.us:
  %.465.us.prol.us = load double, ptr %arg.out, align 8
  %sunkaddr115 = mul i64 %.295138148.us.us, %20
  %sunkaddr116 = getelementptr i8, ptr %arg.k, i64 %sunkaddr115
  %.468.us.prol.us = load double, ptr %sunkaddr116, align 8
  %.470.us.prol.us = fmul double %.331.us.us, %.468.us.prol.us
  %.471.us.prol.us = fadd double %.465.us.prol.us, %.470.us.prol.us
  store double %.471.us.prol.us, ptr %arg.out, align 8
  br label %B360.us.us.preheader

B360.us.us.preheader:
  %.431131133.us.us.ph = phi i64 [ 0, %B360.us.preheader.us ], [ 1, %B360.us.prol.us ]
  br label %B360.us.us

B360.us.us:
  %.431131133.us.us = phi i64 [ %.438.us.1.us, %B360.us.us ], [ %.431131133.us.us.ph, %B360.us.us.preheader ]
  %sunkaddr105.us = shl i64 %.431131133.us.us, 3
  %sunkaddr104 = mul i64 %.431131133.us.us, 8
  %sunkaddr107 = getelementptr i8, ptr %arg.out, i64 %sunkaddr104
  %.465.us.us = load double, ptr %sunkaddr107, align 8
  %scevgep39 = getelementptr i8, ptr %lsr.iv34, i64 %sunkaddr105.us
  %33 = shl i64 %.431131133.us.us, 3
  %scevgep27 = getelementptr i8, ptr %lsr.iv34, i64 %33
  %scevgep28 = getelementptr i8, ptr %scevgep27, i64 8
  %.468.us.us = load double, ptr %scevgep39, align 8
  %.470.us.us = fmul double %.331.us.us, %.468.us.us
  %.471.us.us = fadd double %.465.us.us, %.470.us.us
  store double %.471.us.us, ptr %sunkaddr107, align 8
  %.438.us.1.us = add nuw nsw i64 %.431131133.us.us, 2
  %sunkaddr108 = mul i64 %.431131133.us.us, 8
  %sunkaddr109 = getelementptr i8, ptr %arg.out, i64 %sunkaddr108
  %sunkaddr110 = getelementptr i8, ptr %sunkaddr109, i64 8
  %.465.us.1.us = load double, ptr %sunkaddr110, align 8
  %.468.us.1.us = load double, ptr %scevgep28, align 8
  %.470.us.1.us = fmul double %.331.us.us, %.468.us.1.us
  %.471.us.1.us = fadd double %.465.us.1.us, %.470.us.1.us
  store double %.471.us.1.us, ptr %sunkaddr110, align 8
  %exitcond159.not.1.us = icmp eq i64 %arg.size.fr, %.438.us.1.us
  br i1 %exitcond159.not.1.us, label %B414.us.us, label %B360.us.us

B414.us.us:
  %scevgep35 = getelementptr i8, ptr %lsr.iv34, i64 %20
  %exitcond160.not.us = icmp eq i64 %.302.us.us, %.45
  br i1 %exitcond160.not.us, label %B416, label %B254.us.us

B254.us.preheader.split:
  %scevgep37 = getelementptr i8, ptr %arg.k, i64 16
  %invariant.gep = getelementptr double, ptr %arg.k, i64 %n.vec17
  %.neg34 = or disjoint i64 %n.vec17, 1
  br label %B254.us

B254.us:
  %lsr.iv53 = phi ptr [ %scevgep54, %B414.us ], [ %arg.k, %B254.us.preheader.split ]
  %lsr.iv = phi ptr [ %scevgep38, %B414.us ], [ %scevgep37, %B254.us.preheader.split ]
  %.295138148.us = phi i64 [ %.302.us, %B414.us ], [ 0, %B254.us.preheader.split ]
  %.302.us = add nuw nsw i64 %.295138148.us, 1
  %.328.us = getelementptr double, ptr %.40, i64 %.295138148.us
  %.329.us = load double, ptr %.328.us, align 8
  %.331.us = fmul double %arg.h, %.329.us
  %.333.us = mul nuw nsw i64 %.295138148.us, %arg.size.fr
  %.343.us = fcmp une double %.331.us, 0.000000e+00
  br i1 %.343.us, label %B360.us.preheader, label %B414.us

B360.us.preheader:
  %broadcast.splatinsert18 = insertelement <2 x double> poison, double %.331.us, i64 0
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
  %.465.us.prol = load double, ptr %sunkaddr119, align 8
  %gep = getelementptr double, ptr %invariant.gep, i64 %.333.us
  %.468.us.prol = load double, ptr %gep, align 8
  %.470.us.prol = fmul double %.331.us, %.468.us.prol
  %.471.us.prol = fadd double %.465.us.prol, %.470.us.prol
  store double %.471.us.prol, ptr %sunkaddr119, align 8
  br label %B360.us.prol.loopexit

B360.us.prol.loopexit:
  %.431131133.us.unr = phi i64 [ %n.vec17, %B360.us.preheader30 ], [ %.neg34, %B360.us.prol ]
  %44 = icmp eq i64 %arg.size.fr, %.neg34
  br i1 %44, label %B414.us, label %B360.us.preheader14

B360.us.preheader14:
  br label %B360.us

B414.us:
  %scevgep38 = getelementptr i8, ptr %lsr.iv, i64 %20
  %scevgep54 = getelementptr i8, ptr %lsr.iv53, i64 %20
  %exitcond160.not = icmp eq i64 %.302.us, %.45
  br i1 %exitcond160.not, label %B416, label %B254.us

B360.us:
  %.431131133.us = phi i64 [ %.438.us.1, %B360.us ], [ %.431131133.us.unr, %B360.us.preheader14 ]
  %sunkaddr105 = shl i64 %.431131133.us, 3
  %sunkaddr120 = mul i64 %.431131133.us, 8
  %sunkaddr121 = getelementptr i8, ptr %arg.out, i64 %sunkaddr120
  %.465.us = load double, ptr %sunkaddr121, align 8
  %scevgep56 = getelementptr i8, ptr %lsr.iv53, i64 %sunkaddr105
  %45 = shl i64 %.431131133.us, 3
  %scevgep46 = getelementptr i8, ptr %lsr.iv53, i64 %45
  %scevgep47 = getelementptr i8, ptr %scevgep46, i64 8
  %.468.us = load double, ptr %scevgep56, align 8
  %.470.us = fmul double %.331.us, %.468.us
  %.471.us = fadd double %.465.us, %.470.us
  store double %.471.us, ptr %sunkaddr121, align 8
  %.438.us.1 = add nuw nsw i64 %.431131133.us, 2
  %sunkaddr122 = mul i64 %.431131133.us, 8
  %sunkaddr123 = getelementptr i8, ptr %arg.out, i64 %sunkaddr122
  %sunkaddr124 = getelementptr i8, ptr %sunkaddr123, i64 8
  %.465.us.1 = load double, ptr %sunkaddr124, align 8
  %.468.us.1 = load double, ptr %scevgep47, align 8
  %.470.us.1 = fmul double %.331.us, %.468.us.1
  %.471.us.1 = fadd double %.465.us.1, %.470.us.1
  store double %.471.us.1, ptr %sunkaddr124, align 8
  %exitcond159.not.1 = icmp eq i64 %arg.size.fr, %.438.us.1
  br i1 %exitcond159.not.1, label %B414.us, label %B360.us
}

declare double @llvm.fabs.f64(double)

declare <2 x double> @llvm.fabs.v2f64(<2 x double>)

define internal i32 @part12(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.488 = alloca i8, align 1
  %excinfo.1 = alloca ptr, align 8
  %.531 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.700 = alloca i8, align 1
  %excinfo.3 = alloca ptr, align 8
  %.955 = alloca i8, align 1
  %excinfo.4 = alloca ptr, align 8
  %.69 = icmp eq i64 %arg.code.17, 0
  %.125 = getelementptr i8, ptr %arg.s.1, i64 88
  %.126 = load i64, ptr %.125, align 8
  br i1 %.69, label %B54, label %B122

B54:
  %0 = icmp eq i64 %.126, 0
  br i1 %0, label %B98, label %B274

common.ret:
  %common.ret.op = phi i32 [ 0, %B98 ], [ 0, %B408 ], [ 0, %B754 ], [ %.492, %B238.endif.if.if ], [ %.535, %B274.if.if ], [ %.704, %B274.endif.endif.if.if ], [ %.959, %B474.endif.if.if ]
  ret i32 %common.ret.op

B98:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B122:
  %1 = icmp eq i64 %.126, 0
  br i1 %1, label %B238, label %B274

B238:
  store i8 0, ptr %.488, align 1
  %.492 = call i32 @part17(ptr %.488, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.502 = load i8, ptr %.488, align 1
  %.505 = icmp eq i8 %.502, 0
  br i1 %.505, label %B238.endif.thread, label %B238.endif

B274:
  %"$phi204.0.2.0317" = phi i64 [ 9, %B122 ], [ 0, %B238.endif ], [ 0, %B238.endif ], [ 9, %B54 ]
  %.535 = call i32 @part8(ptr %.531, ptr %excinfo.2, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond = icmp eq i32 %.535, 0
  br i1 %cond, label %B274.endif, label %B274.if.if

B408:
  store i64 10, ptr %retptr, align 8
  br label %common.ret

B474:
  %lsr.iv31 = phi i64 [ %lsr.iv.next, %B472.backedge ], [ %arg.code.17, %B474.preheader ]
  %lsr.iv = phi ptr [ %scevgep30, %B472.backedge ], [ %arg.room.4, %B474.preheader ]
  %came.3.0337 = phi i64 [ %.came.3.0, %B472.backedge ], [ %"$phi204.0.2.0317", %B474.preheader ]
  %.959 = call i32 @part18(ptr %.955, ptr %excinfo.4, ptr %lsr.iv, i64 %arg.code.17)
  %cond4 = icmp eq i32 %.959, 0
  br i1 %cond4, label %B472.backedge, label %B474.endif.if.if

B472.backedge:
  %.969 = load i8, ptr %.955, align 1
  %.972 = icmp eq i8 %.969, 0
  %.came.3.0 = select i1 %.972, i64 9, i64 %came.3.0337
  %scevgep30 = getelementptr i8, ptr %lsr.iv, i64 8
  %lsr.iv.next = add i64 %lsr.iv31, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %exitcond.not, label %B582, label %B474

B582:
  %came.2.2 = phi i64 [ %"$phi204.0.2.0317", %B432.endif ], [ %.came.3.0, %B472.backedge ]
  %.1139 = icmp eq i64 %came.2.2, 0
  br i1 %.1139, label %B614, label %B754

B614:
  %.1204 = getelementptr i8, ptr %arg.s.0, i64 96
  %.1205 = load double, ptr %.1204, align 8
  %.58.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i.i = load double, ptr %.58.i.i, align 8
  %.61.i.i = fsub double %.1205, %.59.i.i
  %.153120.not.i.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i.i, label %B136.endif.i.i, label %B112.preheader.i.i

B112.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i.i, label %B112.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.14, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.1205, i64 0
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
  store double %.1205, ptr %scevgep53.i.i, align 8
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
  %came.2.2345 = phi i64 [ 0, %B614.endif ], [ %came.2.2, %B582 ]
  store i64 %came.2.2345, ptr %retptr, align 8
  br label %common.ret

B238.endif:
  switch i32 %.492, label %B238.endif.if.if [
    i32 -2, label %B274
    i32 0, label %B274
  ]

B238.endif.thread:
  switch i32 %.492, label %B238.endif.if.if [
    i32 -2, label %B614
    i32 0, label %B614
  ]

B238.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B274.endif:
  %.629 = getelementptr i8, ptr %arg.s.0, i64 104
  store double 0.000000e+00, ptr %.629, align 8
  %.693 = getelementptr i8, ptr %arg.s.0, i64 112
  store double 1.000000e+00, ptr %.693, align 8
  store i8 0, ptr %.700, align 1
  %.704 = call i32 @part9(ptr %.700, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.714 = load i8, ptr %.700, align 1
  %.717 = icmp eq i8 %.714, 0
  br i1 %.717, label %B274.endif.endif.thread, label %B274.endif.endif

B274.if.if:
  %.543 = icmp sgt i32 %.535, 0
  %.536 = load ptr, ptr %excinfo.2, align 8
  %.544 = select i1 %.543, ptr %.536, ptr undef
  store ptr %.544, ptr %excinfo, align 8
  br label %common.ret

B274.endif.endif:
  %45 = icmp eq i32 %.704, 0
  br i1 %45, label %B432.endif, label %B274.endif.endif.if.if

B274.endif.endif.thread:
  %46 = icmp eq i32 %.704, 0
  br i1 %46, label %B408, label %B274.endif.endif.if.if

B274.endif.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B432.endif:
  %.903334.not = icmp slt i64 %arg.code.17, 1
  br i1 %.903334.not, label %B582, label %B474.preheader

B474.preheader:
  br label %B474

B474.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B614.endif:
  %.1249 = shl i64 %arg.code.17, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.code.11, i64 %.1249, i1 false)
  br label %B754
}

define internal i32 @part13(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.came) {
B0:
  %.710 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.125 = getelementptr i8, ptr %arg.s.0, i64 88
  %.126 = load double, ptr %.125, align 8
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
  %.351 = getelementptr i8, ptr %arg.s.1, i64 24
  %.352 = load i64, ptr %.351, align 8
  %.353 = add nsw i64 %.352, 1
  store i64 %.353, ptr %.351, align 8
  %.418 = getelementptr i8, ptr %arg.s.0, i64 40
  %.419 = load double, ptr %.418, align 8
  %.420 = fcmp une double %.419, 0.000000e+00
  %.423 = fcmp olt double %.126, 0x3DA5FD7FE1796495
  %or.cond = select i1 %.420, i1 true, i1 %.423
  br i1 %or.cond, label %B260, label %B284

B260:
  store i64 11, ptr %retptr, align 8
  br label %common.ret

B284:
  %.497 = fmul double %.126, 2.000000e-01
  %.562 = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.497, ptr %.562, align 8
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B354:
  %.697 = getelementptr i8, ptr %arg.s.0, i64 40
  %.698 = load double, ptr %.697, align 8
  %.699 = fcmp oeq double %.698, 0.000000e+00
  br i1 %.699, label %B398, label %B636

B398:
  store double 0.000000e+00, ptr %.710, align 8
  %.714 = call i32 @part19(ptr %.710, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, i64 %arg.code.15, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond = icmp eq i32 %.714, 0
  br i1 %cond, label %B398.endif, label %B398.if.if

B474:
  %"$phi204.1.2.0.i" = phi double [ 2.000000e-01, %B192.i ], [ %.125.i, %B108.i ]
  %.166.i = fmul double %.126, %"$phi204.1.2.0.i"
  %.233.i = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.166.i, ptr %.233.i, align 8
  %.294.i = getelementptr i8, ptr %arg.s.1, i64 24
  %.295.i = load i64, ptr %.294.i, align 8
  %.296.i = add nsw i64 %.295.i, 1
  store i64 %.296.i, ptr %.294.i, align 8
  %.841 = load double, ptr %.233.i, align 8
  %.905 = load double, ptr %arg.s.0, align 8
  %.908 = tail call double @llvm.fabs.f64(double %.905)
  %.909 = fadd double %.908, 1.000000e-03
  %.910 = fmul double %.909, 0x3D06849B86A12B9B
  %.911 = fcmp olt double %.841, %.910
  %"$phi634.0.2.0" = select i1 %.911, i64 13, i64 5
  store i64 %"$phi634.0.2.0", ptr %retptr, align 8
  br label %common.ret

B636:
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B398.endif:
  %.724 = load double, ptr %.710, align 8
  %.107.i = fcmp ugt double %.724, 1.000000e+00
  br i1 %.107.i, label %B76.i, label %B302.i

B76.i:
  %.110.i = fcmp ueq double %.724, 0x7FF0000000000000
  br i1 %.110.i, label %B192.i, label %B108.i

B108.i:
  %.116.i = sitofp i64 %arg.m.6 to double
  %.120.i = fdiv double -1.000000e+00, %.116.i
  %.122.i = tail call double @llvm.pow.f64(double %.724, double %.120.i)
  %.125.i = fmul double %.122.i, 9.000000e-01
  %.144.i = fcmp ogt double %.125.i, 2.000000e-01
  br i1 %.144.i, label %B474, label %B192.i

B192.i:
  br label %B474

B302.i:
  %.309.i = fcmp ogt double %.724, 0.000000e+00
  br i1 %.309.i, label %B328.i, label %B510.i

B328.i:
  %.315.i = sitofp i64 %arg.m.6 to double
  %.319.i = fdiv double 0xBFE6666666666666, %.315.i
  %.321.i = tail call double @llvm.pow.f64(double %.724, double %.319.i)
  %.322.i = fmul double %.321.i, 9.000000e-01
  %.385.i = getelementptr i8, ptr %arg.s.0, i64 24
  %.386.i = load double, ptr %.385.i, align 8
  %.395.i = fdiv double 4.000000e-01, %.315.i
  %.396.i = tail call double @llvm.pow.f64(double %.386.i, double %.395.i)
  %.397.i = fmul double %.322.i, %.396.i
  %.402.i = fcmp olt double %.397.i, 2.000000e-01
  br i1 %.402.i, label %B510.i, label %B468.i

B468.i:
  %.423.i = fcmp ogt double %.397.i, 8.000000e+00
  br i1 %.423.i, label %B510.i, label %B506.i

B506.i:
  br label %B510.i

B510.i:
  %factor.5.0.i = phi double [ 8.000000e+00, %B302.i ], [ 8.000000e+00, %B468.i ], [ %.397.i, %B506.i ], [ 2.000000e-01, %B328.i ]
  %.446.i = fcmp ogt double %.724, 1.000000e-04
  %"$phi528.0.2.0.i" = select i1 %.446.i, double %.724, double 1.000000e-04
  %.523.i = getelementptr i8, ptr %arg.s.0, i64 24
  store double %"$phi528.0.2.0.i", ptr %.523.i, align 8
  %.589.i = getelementptr i8, ptr %arg.s.0, i64 16
  %.590.i = load double, ptr %.589.i, align 8
  %.592.i = fcmp oge double %.126, %.590.i
  %.596.i = fmul double %.126, %factor.5.0.i
  %.661.i = fcmp ogt double %.596.i, %.590.i
  %or.cond.i = or i1 %.592.i, %.661.i
  %.664.i = fcmp olt double %factor.5.0.i, 1.000000e+00
  %or.cond118.i = or i1 %.664.i, %or.cond.i
  br i1 %or.cond118.i, label %B662.i, label %B636

B662.i:
  %.731.i = getelementptr i8, ptr %arg.s.0, i64 64
  %.732.i = load double, ptr %.731.i, align 8
  %.733.i = fcmp olt double %.596.i, %.732.i
  %"$phi756.0.2.0.i" = select i1 %.733.i, double %.596.i, double %.732.i
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 16
  store double %"$phi756.0.2.0.i", ptr %sunkaddr, align 8
  br label %B636

B398.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part19(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, i64 %arg.size, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0.endif:
  %.62 = add i64 %arg.m.2, 2
  %.65 = mul i64 %.62, %arg.m.2
  %.66 = getelementptr double, ptr %arg.m.0, i64 %.65
  %.71 = add i64 %arg.m.2, 3
  %.74 = mul i64 %.71, %arg.m.2
  %.75 = getelementptr double, ptr %arg.m.0, i64 %.74
  %.137 = getelementptr i8, ptr %arg.s.1, i64 40
  %.138 = load i64, ptr %.137, align 8
  %.220195.not = icmp slt i64 %.138, 1
  br i1 %.220195.not, label %common.ret, label %B236.endif.lr.ph

B236.endif.lr.ph:
  %.360177.not = icmp slt i64 %arg.m.5, 1
  %.518 = getelementptr i8, ptr %arg.s.0, i64 56
  %.583 = getelementptr i8, ptr %arg.s.0, i64 48
  %.519 = load double, ptr %.518, align 8
  %.584 = load double, ptr %.583, align 8
  br i1 %.360177.not, label %B236.endif.preheader, label %B236.endif.us.preheader

B236.endif.preheader:
  br label %B236.endif

B236.endif.us.preheader:
  %unroll_iter = and i64 %arg.m.5, 9223372036854775806
  %0 = shl i64 %.65, 3
  %1 = getelementptr i8, ptr %arg.m.0, i64 %0
  %scevgep59 = getelementptr i8, ptr %1, i64 8
  %2 = shl i64 %arg.size, 4
  %3 = shl i64 %.74, 3
  %4 = getelementptr i8, ptr %arg.m.0, i64 %3
  %scevgep67 = getelementptr i8, ptr %4, i64 8
  %5 = icmp eq i64 %arg.m.5, 1
  br i1 %5, label %B236.endif.us.preheader.split.us, label %B236.endif.us.preheader.split

B236.endif.us.preheader.split.us:
  %.400.us.epil.us = load double, ptr %.66, align 8
  %.416.us.epil.us = load double, ptr %.75, align 8
  br label %B236.endif.us.us

B236.endif.us.us:
  %total_low.2.0199.us.us = phi double [ 0.000000e+00, %B236.endif.us.preheader.split.us ], [ %.690.us.us, %B236.endif.us.us ]
  %total.2.0198.us.us = phi double [ 0.000000e+00, %B236.endif.us.preheader.split.us ], [ %.655.us.us, %B236.endif.us.us ]
  %.226187196.us.us = phi i64 [ 0, %B236.endif.us.preheader.split.us ], [ %.233.us.us, %B236.endif.us.us ]
  %6 = shl i64 %.226187196.us.us, 3
  %scevgep54 = getelementptr i8, ptr %arg.room.0, i64 %6
  %.408.us.epil.us = load double, ptr %scevgep54, align 8
  %.409.us.epil.us = fmul double %.400.us.epil.us, %.408.us.epil.us
  %.411.us.epil.us = fadd double %.409.us.epil.us, 0.000000e+00
  %.425.us.epil.us = fmul double %.416.us.epil.us, %.408.us.epil.us
  %.427.us.epil.us = fadd double %.425.us.epil.us, 0.000000e+00
  %7 = shl i64 %.226187196.us.us, 3
  %scevgep23 = getelementptr i8, ptr %arg.s.2, i64 %7
  %.439.us.us = load double, ptr %scevgep23, align 8
  %.440.us.us = tail call double @llvm.fabs.f64(double %.439.us.us)
  %8 = shl i64 %.226187196.us.us, 3
  %scevgep22 = getelementptr i8, ptr %arg.room.1, i64 %8
  %.445.us.us = load double, ptr %scevgep22, align 8
  %.448.us.us = tail call double @llvm.fabs.f64(double %.445.us.us)
  %.587.us.us = fcmp ogt double %.440.us.us, %.448.us.us
  %"$phi628.3.2.1.us.us" = select i1 %.587.us.us, double %.440.us.us, double %.448.us.us
  %.614.us.us = fmul double %.584, %"$phi628.3.2.1.us.us"
  %.620.us.us = fadd double %.519, %.614.us.us
  %.627.us.us = fdiv double %.411.us.epil.us, %.620.us.us
  %.662.us.us = fdiv double %.427.us.epil.us, %.620.us.us
  %.147.i.us = fmul double %.662.us.us, %.662.us.us
  %.147.i22.us = fmul double %.627.us.us, %.627.us.us
  %.233.us.us = add nuw nsw i64 %.226187196.us.us, 1
  %.655.us.us = fadd double %total.2.0198.us.us, %.147.i22.us
  %.690.us.us = fadd double %total_low.2.0199.us.us, %.147.i.us
  %exitcond234.not.us = icmp eq i64 %.138, %.233.us.us
  br i1 %exitcond234.not.us, label %B684, label %B236.endif.us.us

B236.endif.us.preheader.split:
  %9 = and i64 %arg.m.5, 1
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %B236.endif.us.us4.preheader, label %B236.endif.us.preheader38

B236.endif.us.us4.preheader:
  br label %B236.endif.us.us4

B236.endif.us.preheader38:
  %.399.us.epil = getelementptr double, ptr %.66, i64 %unroll_iter
  %.400.us.epil = load double, ptr %.399.us.epil, align 8
  %.404.us.epil = mul nsw i64 %arg.size, %unroll_iter
  %invariant.gep = getelementptr double, ptr %arg.room.0, i64 %.404.us.epil
  %.415.us.epil = getelementptr double, ptr %.75, i64 %unroll_iter
  %.416.us.epil = load double, ptr %.415.us.epil, align 8
  br label %B236.endif.us

B236.endif.us.us4:
  %lsr.iv.us5 = phi ptr [ %scevgep63.us30, %B288.B418_crit_edge.us.unr-lcssa.us ], [ %arg.room.0, %B236.endif.us.us4.preheader ]
  %total_low.2.0199.us.us6 = phi double [ %.690.us.us29, %B288.B418_crit_edge.us.unr-lcssa.us ], [ 0.000000e+00, %B236.endif.us.us4.preheader ]
  %total.2.0198.us.us7 = phi double [ %.655.us.us28, %B288.B418_crit_edge.us.unr-lcssa.us ], [ 0.000000e+00, %B236.endif.us.us4.preheader ]
  %.226187196.us.us8 = phi i64 [ %.233.us.us27, %B288.B418_crit_edge.us.unr-lcssa.us ], [ 0, %B236.endif.us.us4.preheader ]
  br label %B290.us.us

B290.us.us:
  %lsr.iv64.us = phi ptr [ %scevgep65.us, %B290.us.us ], [ %lsr.iv.us5, %B236.endif.us.us4 ]
  %e_low.2.1181.us.us = phi double [ %.427.us.1.us, %B290.us.us ], [ 0.000000e+00, %B236.endif.us.us4 ]
  %e.2.1180.us.us = phi double [ %.411.us.1.us, %B290.us.us ], [ 0.000000e+00, %B236.endif.us.us4 ]
  %.366176178.us.us = phi i64 [ %.373.us.1.us, %B290.us.us ], [ 0, %B236.endif.us.us4 ]
  %11 = shl i64 %.366176178.us.us, 3
  %scevgep61.us = getelementptr i8, ptr %scevgep59, i64 %11
  %scevgep62.us = getelementptr i8, ptr %scevgep61.us, i64 -8
  %.400.us.us = load double, ptr %scevgep62.us, align 8
  %.408.us.us = load double, ptr %lsr.iv64.us, align 8
  %.409.us.us = fmul double %.400.us.us, %.408.us.us
  %.411.us.us = fadd double %e.2.1180.us.us, %.409.us.us
  %12 = shl i64 %.366176178.us.us, 3
  %scevgep24 = getelementptr i8, ptr %scevgep67, i64 %12
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -8
  %.416.us.us = load double, ptr %scevgep25, align 8
  %.425.us.us = fmul double %.408.us.us, %.416.us.us
  %.427.us.us = fadd double %e_low.2.1181.us.us, %.425.us.us
  %.373.us.1.us = add nuw nsw i64 %.366176178.us.us, 2
  %.400.us.1.us = load double, ptr %scevgep61.us, align 8
  %sunkaddr28 = mul i64 %arg.size, 8
  %sunkaddr29 = getelementptr i8, ptr %lsr.iv64.us, i64 %sunkaddr28
  %.408.us.1.us = load double, ptr %sunkaddr29, align 8
  %.409.us.1.us = fmul double %.400.us.1.us, %.408.us.1.us
  %.411.us.1.us = fadd double %.411.us.us, %.409.us.1.us
  %.416.us.1.us = load double, ptr %scevgep24, align 8
  %.425.us.1.us = fmul double %.408.us.1.us, %.416.us.1.us
  %.427.us.1.us = fadd double %.427.us.us, %.425.us.1.us
  %scevgep65.us = getelementptr i8, ptr %lsr.iv64.us, i64 %2
  %niter.ncmp.1.us = icmp eq i64 %unroll_iter, %.373.us.1.us
  br i1 %niter.ncmp.1.us, label %B288.B418_crit_edge.us.unr-lcssa.us, label %B290.us.us

B288.B418_crit_edge.us.unr-lcssa.us:
  %.438.us.us13 = getelementptr double, ptr %arg.s.2, i64 %.226187196.us.us8
  %.439.us.us14 = load double, ptr %.438.us.us13, align 8
  %.440.us.us15 = tail call double @llvm.fabs.f64(double %.439.us.us14)
  %.444.us.us16 = getelementptr double, ptr %arg.room.1, i64 %.226187196.us.us8
  %.445.us.us17 = load double, ptr %.444.us.us16, align 8
  %.448.us.us18 = tail call double @llvm.fabs.f64(double %.445.us.us17)
  %.587.us.us19 = fcmp ogt double %.440.us.us15, %.448.us.us18
  %"$phi628.3.2.1.us.us20" = select i1 %.587.us.us19, double %.440.us.us15, double %.448.us.us18
  %.614.us.us21 = fmul double %.584, %"$phi628.3.2.1.us.us20"
  %.620.us.us22 = fadd double %.519, %.614.us.us21
  %.627.us.us23 = fdiv double %.411.us.1.us, %.620.us.us22
  %.662.us.us24 = fdiv double %.427.us.1.us, %.620.us.us22
  %.147.i.us25 = fmul double %.662.us.us24, %.662.us.us24
  %.147.i22.us26 = fmul double %.627.us.us23, %.627.us.us23
  %.233.us.us27 = add nuw nsw i64 %.226187196.us.us8, 1
  %.655.us.us28 = fadd double %total.2.0198.us.us7, %.147.i22.us26
  %.690.us.us29 = fadd double %total_low.2.0199.us.us6, %.147.i.us25
  %scevgep63.us30 = getelementptr i8, ptr %lsr.iv.us5, i64 8
  %exitcond234.not.us31 = icmp eq i64 %.233.us.us27, %.138
  br i1 %exitcond234.not.us31, label %B684, label %B236.endif.us.us4

B236.endif.us:
  %lsr.iv = phi ptr [ %scevgep63, %B288.B418_crit_edge.us.unr-lcssa ], [ %arg.room.0, %B236.endif.us.preheader38 ]
  %total_low.2.0199.us = phi double [ %.690.us, %B288.B418_crit_edge.us.unr-lcssa ], [ 0.000000e+00, %B236.endif.us.preheader38 ]
  %total.2.0198.us = phi double [ %.655.us, %B288.B418_crit_edge.us.unr-lcssa ], [ 0.000000e+00, %B236.endif.us.preheader38 ]
  %.226187196.us = phi i64 [ %.233.us, %B288.B418_crit_edge.us.unr-lcssa ], [ 0, %B236.endif.us.preheader38 ]
  br label %B290.us

B290.us:
  %lsr.iv64 = phi ptr [ %scevgep65, %B290.us ], [ %lsr.iv, %B236.endif.us ]
  %e_low.2.1181.us = phi double [ %.427.us.1, %B290.us ], [ 0.000000e+00, %B236.endif.us ]
  %e.2.1180.us = phi double [ %.411.us.1, %B290.us ], [ 0.000000e+00, %B236.endif.us ]
  %.366176178.us = phi i64 [ %.373.us.1, %B290.us ], [ 0, %B236.endif.us ]
  %13 = shl i64 %.366176178.us, 3
  %scevgep61 = getelementptr i8, ptr %scevgep59, i64 %13
  %scevgep62 = getelementptr i8, ptr %scevgep61, i64 -8
  %.400.us = load double, ptr %scevgep62, align 8
  %.408.us = load double, ptr %lsr.iv64, align 8
  %.409.us = fmul double %.400.us, %.408.us
  %.411.us = fadd double %e.2.1180.us, %.409.us
  %14 = shl i64 %.366176178.us, 3
  %scevgep26 = getelementptr i8, ptr %scevgep67, i64 %14
  %scevgep27 = getelementptr i8, ptr %scevgep26, i64 -8
  %.416.us = load double, ptr %scevgep27, align 8
  %.425.us = fmul double %.408.us, %.416.us
  %.427.us = fadd double %e_low.2.1181.us, %.425.us
  %.373.us.1 = add nuw i64 %.366176178.us, 2
  %.400.us.1 = load double, ptr %scevgep61, align 8
  %sunkaddr30 = mul i64 %arg.size, 8
  %sunkaddr31 = getelementptr i8, ptr %lsr.iv64, i64 %sunkaddr30
  %.408.us.1 = load double, ptr %sunkaddr31, align 8
  %.409.us.1 = fmul double %.400.us.1, %.408.us.1
  %.411.us.1 = fadd double %.411.us, %.409.us.1
  %.416.us.1 = load double, ptr %scevgep26, align 8
  %.425.us.1 = fmul double %.408.us.1, %.416.us.1
  %.427.us.1 = fadd double %.427.us, %.425.us.1
  %scevgep65 = getelementptr i8, ptr %lsr.iv64, i64 %2
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.373.us.1
  br i1 %niter.ncmp.1, label %B288.B418_crit_edge.us.unr-lcssa, label %B290.us

B288.B418_crit_edge.us.unr-lcssa:
  %gep = getelementptr double, ptr %invariant.gep, i64 %.226187196.us
  %.408.us.epil = load double, ptr %gep, align 8
  %.409.us.epil = fmul double %.400.us.epil, %.408.us.epil
  %.411.us.epil = fadd double %.411.us.1, %.409.us.epil
  %.425.us.epil = fmul double %.416.us.epil, %.408.us.epil
  %.427.us.epil = fadd double %.427.us.1, %.425.us.epil
  %.438.us = getelementptr double, ptr %arg.s.2, i64 %.226187196.us
  %.439.us = load double, ptr %.438.us, align 8
  %.440.us = tail call double @llvm.fabs.f64(double %.439.us)
  %.444.us = getelementptr double, ptr %arg.room.1, i64 %.226187196.us
  %.445.us = load double, ptr %.444.us, align 8
  %.448.us = tail call double @llvm.fabs.f64(double %.445.us)
  %.587.us = fcmp ogt double %.440.us, %.448.us
  %"$phi628.3.2.1.us" = select i1 %.587.us, double %.440.us, double %.448.us
  %.614.us = fmul double %.584, %"$phi628.3.2.1.us"
  %.620.us = fadd double %.519, %.614.us
  %.627.us = fdiv double %.411.us.epil, %.620.us
  %.662.us = fdiv double %.427.us.epil, %.620.us
  %.147.i = fmul double %.662.us, %.662.us
  %.147.i22 = fmul double %.627.us, %.627.us
  %.233.us = add nuw nsw i64 %.226187196.us, 1
  %.655.us = fadd double %total.2.0198.us, %.147.i22
  %.690.us = fadd double %total_low.2.0199.us, %.147.i
  %scevgep63 = getelementptr i8, ptr %lsr.iv, i64 8
  %exitcond234.not = icmp eq i64 %.233.us, %.138
  br i1 %exitcond234.not, label %B684, label %B236.endif.us

B684:
  %total.2.0.lcssa = phi double [ %.655.us.us28, %B288.B418_crit_edge.us.unr-lcssa.us ], [ %.655, %B236.endif ], [ %.655.us.us, %B236.endif.us.us ], [ %.655.us, %B288.B418_crit_edge.us.unr-lcssa ]
  %total_low.2.0.lcssa = phi double [ %.690.us.us29, %B288.B418_crit_edge.us.unr-lcssa.us ], [ %.690, %B236.endif ], [ %.690.us.us, %B236.endif.us.us ], [ %.690.us, %B288.B418_crit_edge.us.unr-lcssa ]
  %.709 = fcmp oeq double %total.2.0.lcssa, 0.000000e+00
  br i1 %.709, label %common.ret, label %B700

common.ret:
  %storemerge = phi double [ %.870, %B700 ], [ 0.000000e+00, %B0.endif ], [ 0.000000e+00, %B684 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B700:
  %.782 = getelementptr i8, ptr %arg.s.0, i64 88
  %.783 = load double, ptr %.782, align 8
  %.785 = fmul double %total.2.0.lcssa, %.783
  %.787 = fmul double %total_low.2.0.lcssa, 1.000000e-02
  %.791 = fadd double %total.2.0.lcssa, %.787
  %.853 = uitofp nneg i64 %.138 to double
  %.854 = fmul double %.791, %.853
  %.862 = tail call double @llvm.sqrt.f64(double %.854)
  %.870 = fdiv double %.785, %.862
  br label %common.ret

B236.endif:
  %total_low.2.0199 = phi double [ %.690, %B236.endif ], [ 0.000000e+00, %B236.endif.preheader ]
  %total.2.0198 = phi double [ %.655, %B236.endif ], [ 0.000000e+00, %B236.endif.preheader ]
  %.226187196 = phi i64 [ %.233, %B236.endif ], [ 0, %B236.endif.preheader ]
  %15 = shl i64 %.226187196, 3
  %scevgep58 = getelementptr i8, ptr %arg.s.2, i64 %15
  %.439 = load double, ptr %scevgep58, align 8
  %.440 = tail call double @llvm.fabs.f64(double %.439)
  %scevgep = getelementptr i8, ptr %arg.room.1, i64 %15
  %.445 = load double, ptr %scevgep, align 8
  %.448 = tail call double @llvm.fabs.f64(double %.445)
  %.587 = fcmp ogt double %.440, %.448
  %"$phi628.3.2.1" = select i1 %.587, double %.440, double %.448
  %.614 = fmul double %.584, %"$phi628.3.2.1"
  %.620 = fadd double %.519, %.614
  %.627 = fdiv double 0.000000e+00, %.620
  %.147.i46 = fmul double %.627, %.627
  %.233 = add nuw nsw i64 %.226187196, 1
  %.655 = fadd double %total.2.0198, %.147.i46
  %.690 = fadd double %total_low.2.0199, %.147.i46
  %exitcond235.not = icmp eq i64 %.138, %.233
  br i1 %exitcond235.not, label %B684, label %B236.endif
}

declare double @llvm.pow.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal i32 @part17(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0.endif:
  %arg.m.5.fr = freeze i64 %arg.m.5
  %.120 = getelementptr i8, ptr %arg.s.0, i64 88
  %.121 = load double, ptr %.120, align 8
  %.arg.code.17 = tail call i64 @llvm.smax.i64(i64 %arg.code.17, i64 0)
  %.370282 = icmp sgt i64 %arg.m.5.fr, 0
  %.457 = fmul double %.121, 2.000000e+00
  br i1 %.370282, label %B104.us.preheader, label %B0.endif.split

B104.us.preheader:
  %unroll_iter = and i64 %arg.m.5.fr, 9223372036854775806
  %0 = shl i64 %arg.code.15, 4
  %1 = icmp eq i64 %arg.m.5.fr, 1
  br i1 %1, label %B104.us.us.preheader, label %B104.us.preheader.split

B104.us.us.preheader:
  br label %B104.us.us

B104.us.us:
  %.219290.us.us = phi i64 [ %.226.us.us, %B152.endif.us.us ], [ 0, %B104.us.us.preheader ]
  %exitcond313.not.us = icmp eq i64 %.arg.code.17, %.219290.us.us
  br i1 %exitcond313.not.us, label %common.ret, label %B106.us.us

B106.us.us:
  %2 = shl i64 %.219290.us.us, 3
  %scevgep62 = getelementptr i8, ptr %arg.code.12, i64 %2
  %.258.us.us = load i64, ptr %scevgep62, align 8
  %.263.us.us = icmp slt i64 %.258.us.us, 0
  br i1 %.263.us.us, label %common.ret, label %B152.endif.us.us

B152.endif.us.us:
  %.226.us.us = add nuw i64 %.219290.us.us, 1
  %invariant.gep.us.us = getelementptr double, ptr %arg.room.0, i64 %.258.us.us
  %.419.us.epil.us = load double, ptr %invariant.gep.us.us, align 8
  %.420.us.epil.us = tail call double @llvm.fabs.f64(double %.419.us.epil.us)
  %.426.us.epil.us = fcmp oeq double %.419.us.epil.us, 0.000000e+00
  %fastest.3.2.us.epil.us = select i1 %.426.us.epil.us, double 0.000000e+00, double %.420.us.epil.us
  %3 = shl i64 %.219290.us.us, 3
  %scevgep43 = getelementptr i8, ptr %arg.s.3, i64 %3
  %.452.us.us = load double, ptr %scevgep43, align 8
  %.455.us.us = tail call double @llvm.fabs.f64(double %.452.us.us)
  %.459.us.us = fmul double %.457, %fastest.3.2.us.epil.us
  %.465.us.us = getelementptr double, ptr %arg.room.2, i64 %.258.us.us
  %.466.us.us = load double, ptr %.465.us.us, align 8
  %.470.us.us = getelementptr double, ptr %arg.room.1, i64 %.258.us.us
  %.471.us.us = load double, ptr %.470.us.us, align 8
  %.474.us.us = fsub double %.466.us.us, %.471.us.us
  %.475.us.us = tail call double @llvm.fabs.f64(double %.474.us.us)
  %.476.us.us = fadd double %.459.us.us, %.475.us.us
  %.477.us.us = fcmp ogt double %.455.us.us, %.476.us.us
  br i1 %.477.us.us, label %B104.us.us, label %common.ret

B104.us.preheader.split:
  %4 = and i64 %arg.m.5.fr, 1
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %B104.us.us5.preheader, label %B104.us.preheader33

B104.us.us5.preheader:
  br label %B104.us.us5

B104.us.preheader33:
  %.415.us.epil = mul nsw i64 %unroll_iter, %arg.code.15
  %6 = lshr i64 %arg.m.5.fr, 1
  %7 = trunc i64 %6 to i62
  %8 = zext i62 %7 to i64
  %9 = mul nsw i64 %8, -2
  br label %B104.us

B104.us.us5:
  %.219290.us.us6 = phi i64 [ %.226.us.us9, %B196.B282_crit_edge.us.unr-lcssa.us ], [ 0, %B104.us.us5.preheader ]
  %exitcond313.not.us7 = icmp eq i64 %.219290.us.us6, %.arg.code.17
  br i1 %exitcond313.not.us7, label %common.ret, label %B106.us.us8

B106.us.us8:
  %.226.us.us9 = add nuw i64 %.219290.us.us6, 1
  %.257.us.us10 = getelementptr i64, ptr %arg.code.12, i64 %.219290.us.us6
  %.258.us.us11 = load i64, ptr %.257.us.us10, align 8
  %.263.us.us12 = icmp slt i64 %.258.us.us11, 0
  br i1 %.263.us.us12, label %common.ret, label %B152.endif.us.us13

B152.endif.us.us13:
  %invariant.gep.us.us14 = getelementptr double, ptr %arg.room.0, i64 %.258.us.us11
  br label %B198.us.us

B198.us.us:
  %lsr.iv45 = phi i64 [ %lsr.iv.next46, %B198.us.us ], [ %arg.m.5.fr, %B152.endif.us.us13 ]
  %lsr.iv.us = phi ptr [ %scevgep.us, %B198.us.us ], [ %invariant.gep.us.us14, %B152.endif.us.us13 ]
  %fastest.2.1285.us.us = phi double [ %fastest.3.2.us.1.us, %B198.us.us ], [ 0.000000e+00, %B152.endif.us.us13 ]
  %.419.us.us = load double, ptr %lsr.iv.us, align 8
  %.420.us.us = tail call double @llvm.fabs.f64(double %.419.us.us)
  %.426.us.us = fcmp ole double %.420.us.us, %fastest.2.1285.us.us
  %fastest.3.2.us.us = select i1 %.426.us.us, double %fastest.2.1285.us.us, double %.420.us.us
  %sunkaddr46 = mul i64 %arg.code.15, 8
  %sunkaddr47 = getelementptr i8, ptr %lsr.iv.us, i64 %sunkaddr46
  %.419.us.1.us = load double, ptr %sunkaddr47, align 8
  %.420.us.1.us = tail call double @llvm.fabs.f64(double %.419.us.1.us)
  %.426.us.1.us = fcmp ole double %.420.us.1.us, %fastest.3.2.us.us
  %fastest.3.2.us.1.us = select i1 %.426.us.1.us, double %fastest.3.2.us.us, double %.420.us.1.us
  %scevgep.us = getelementptr i8, ptr %lsr.iv.us, i64 %0
  %lsr.iv.next46 = add i64 %lsr.iv45, -2
  %niter.ncmp.1.us = icmp eq i64 %lsr.iv.next46, 0
  br i1 %niter.ncmp.1.us, label %B196.B282_crit_edge.us.unr-lcssa.us, label %B198.us.us

B196.B282_crit_edge.us.unr-lcssa.us:
  %.451.us.us17 = getelementptr double, ptr %arg.s.3, i64 %.219290.us.us6
  %.452.us.us18 = load double, ptr %.451.us.us17, align 8
  %.455.us.us19 = tail call double @llvm.fabs.f64(double %.452.us.us18)
  %.459.us.us20 = fmul double %.457, %fastest.3.2.us.1.us
  %.465.us.us21 = getelementptr double, ptr %arg.room.2, i64 %.258.us.us11
  %.466.us.us22 = load double, ptr %.465.us.us21, align 8
  %.470.us.us23 = getelementptr double, ptr %arg.room.1, i64 %.258.us.us11
  %.471.us.us24 = load double, ptr %.470.us.us23, align 8
  %.474.us.us25 = fsub double %.466.us.us22, %.471.us.us24
  %.475.us.us26 = tail call double @llvm.fabs.f64(double %.474.us.us25)
  %.476.us.us27 = fadd double %.459.us.us20, %.475.us.us26
  %.477.us.us28 = fcmp ogt double %.455.us.us19, %.476.us.us27
  br i1 %.477.us.us28, label %B104.us.us5, label %common.ret

B104.us:
  %.219290.us = phi i64 [ %.226.us, %B196.B282_crit_edge.us.unr-lcssa ], [ 0, %B104.us.preheader33 ]
  %exitcond313.not = icmp eq i64 %.219290.us, %.arg.code.17
  br i1 %exitcond313.not, label %common.ret, label %B106.us

B106.us:
  %.226.us = add nuw i64 %.219290.us, 1
  %.257.us = getelementptr i64, ptr %arg.code.12, i64 %.219290.us
  %.258.us = load i64, ptr %.257.us, align 8
  %.263.us = icmp slt i64 %.258.us, 0
  br i1 %.263.us, label %common.ret, label %B152.endif.us

B152.endif.us:
  %invariant.gep.us = getelementptr double, ptr %arg.room.0, i64 %.258.us
  br label %B198.us

B198.us:
  %lsr.iv44 = phi i64 [ %lsr.iv.next, %B198.us ], [ %9, %B152.endif.us ]
  %lsr.iv = phi ptr [ %scevgep, %B198.us ], [ %invariant.gep.us, %B152.endif.us ]
  %fastest.2.1285.us = phi double [ %fastest.3.2.us.1, %B198.us ], [ 0.000000e+00, %B152.endif.us ]
  %.419.us = load double, ptr %lsr.iv, align 8
  %.420.us = tail call double @llvm.fabs.f64(double %.419.us)
  %.426.us = fcmp ole double %.420.us, %fastest.2.1285.us
  %fastest.3.2.us = select i1 %.426.us, double %fastest.2.1285.us, double %.420.us
  %sunkaddr48 = mul i64 %arg.code.15, 8
  %sunkaddr49 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr48
  %.419.us.1 = load double, ptr %sunkaddr49, align 8
  %.420.us.1 = tail call double @llvm.fabs.f64(double %.419.us.1)
  %.426.us.1 = fcmp ole double %.420.us.1, %fastest.3.2.us
  %fastest.3.2.us.1 = select i1 %.426.us.1, double %fastest.3.2.us, double %.420.us.1
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 %0
  %lsr.iv.next = add i64 %lsr.iv44, 2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.1, label %B196.B282_crit_edge.us.unr-lcssa, label %B198.us

B196.B282_crit_edge.us.unr-lcssa:
  %gep.us.epil = getelementptr double, ptr %invariant.gep.us, i64 %.415.us.epil
  %.419.us.epil = load double, ptr %gep.us.epil, align 8
  %.420.us.epil = tail call double @llvm.fabs.f64(double %.419.us.epil)
  %.426.us.epil = fcmp ole double %.420.us.epil, %fastest.3.2.us.1
  %fastest.3.2.us.epil = select i1 %.426.us.epil, double %fastest.3.2.us.1, double %.420.us.epil
  %.451.us = getelementptr double, ptr %arg.s.3, i64 %.219290.us
  %.452.us = load double, ptr %.451.us, align 8
  %.455.us = tail call double @llvm.fabs.f64(double %.452.us)
  %.459.us = fmul double %.457, %fastest.3.2.us.epil
  %.465.us = getelementptr double, ptr %arg.room.2, i64 %.258.us
  %.466.us = load double, ptr %.465.us, align 8
  %.470.us = getelementptr double, ptr %arg.room.1, i64 %.258.us
  %.471.us = load double, ptr %.470.us, align 8
  %.474.us = fsub double %.466.us, %.471.us
  %.475.us = tail call double @llvm.fabs.f64(double %.474.us)
  %.476.us = fadd double %.459.us, %.475.us
  %.477.us = fcmp ogt double %.455.us, %.476.us
  br i1 %.477.us, label %B104.us, label %common.ret

B0.endif.split:
  %.459 = fmul double %.457, 0.000000e+00
  br label %B104

B104:
  %.219290 = phi i64 [ %.226, %B152.endif ], [ 0, %B0.endif.split ]
  %exitcond.not = icmp eq i64 %.arg.code.17, %.219290
  br i1 %exitcond.not, label %common.ret, label %B106

B106:
  %10 = shl i64 %.219290, 3
  %scevgep18 = getelementptr i8, ptr %arg.code.12, i64 %10
  %.258 = load i64, ptr %scevgep18, align 8
  %.263 = icmp slt i64 %.258, 0
  br i1 %.263, label %common.ret, label %B152.endif

common.ret:
  %.sink = phi i8 [ 1, %B196.B282_crit_edge.us.unr-lcssa.us ], [ 1, %B152.endif.us.us ], [ 1, %B106.us ], [ 0, %B104.us.us ], [ 1, %B106.us.us ], [ 0, %B104.us.us5 ], [ 1, %B106.us.us8 ], [ 0, %B104.us ], [ 1, %B196.B282_crit_edge.us.unr-lcssa ], [ 1, %B106 ], [ 0, %B104 ], [ 1, %B152.endif ]
  store i8 %.sink, ptr %retptr, align 1
  ret i32 0

B152.endif:
  %.226 = add nuw i64 %.219290, 1
  %11 = shl i64 %.219290, 3
  %scevgep45 = getelementptr i8, ptr %arg.s.3, i64 %11
  %.452 = load double, ptr %scevgep45, align 8
  %.455 = tail call double @llvm.fabs.f64(double %.452)
  %.465 = getelementptr double, ptr %arg.room.2, i64 %.258
  %.466 = load double, ptr %.465, align 8
  %.470 = getelementptr double, ptr %arg.room.1, i64 %.258
  %.471 = load double, ptr %.470, align 8
  %.474 = fsub double %.466, %.471
  %.475 = tail call double @llvm.fabs.f64(double %.474)
  %.476 = fadd double %.459, %.475
  %.477 = fcmp ogt double %.455, %.476
  br i1 %.477, label %B104, label %common.ret
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
