; loop rosenbrock of simulate/integrators/march.py, made by python tools/loops.py
; sources 3e0acd73a897cbb47683a3ecca4361a038dfdcc573df66949946bd1523dd4b5c
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
@.const.array.data = internal unnamed_addr constant [72 x i8] c"\00\00\00\00\00\00\00\00\D0\95k\86\A1|\A3?f\88\013\C3\BE\C2?N\AB\A8\AC\0E\C1\D3?\FF\FF\FF\FF\FF\FF\DF?X\AA\AB\A9x\1F\E6?\E6\9D?3OP\EB?\A3F\99\E75\C8\EE?\00\00\00\00\00\00\F0?", align 8

define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.244 = alloca i64, align 8
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
  %.108 = inttoptr i64 %.107 to ptr
  %.109 = getelementptr i8, ptr %.6, i64 248
  %.110 = load i64, ptr %.109, align 8
  %.111 = inttoptr i64 %.110 to ptr
  %.112 = getelementptr i8, ptr %.6, i64 256
  %.113 = load i64, ptr %.112, align 8
  %.114 = inttoptr i64 %.113 to ptr
  %.115 = getelementptr i8, ptr %.6, i64 264
  %.116 = load i64, ptr %.115, align 8
  %.117 = inttoptr i64 %.116 to ptr
  %.118 = getelementptr i8, ptr %.6, i64 272
  %.119 = load i64, ptr %.118, align 8
  %.120 = inttoptr i64 %.119 to ptr
  %.121 = getelementptr i8, ptr %.6, i64 280
  %.122 = load i64, ptr %.121, align 8
  %.123 = inttoptr i64 %.122 to ptr
  %.124 = getelementptr i8, ptr %.6, i64 288
  %.125 = load i64, ptr %.124, align 8
  %.126 = inttoptr i64 %.125 to ptr
  %.127 = getelementptr i8, ptr %.6, i64 296
  %.128 = load i64, ptr %.127, align 8
  %.129 = getelementptr i8, ptr %.6, i64 304
  %.130 = load i64, ptr %.129, align 8
  %.131 = getelementptr i8, ptr %.6, i64 312
  %.132 = load i64, ptr %.131, align 8
  %.133 = getelementptr i8, ptr %.6, i64 320
  %.134 = load i64, ptr %.133, align 8
  %.135 = getelementptr i8, ptr %.6, i64 328
  %.136 = load i64, ptr %.135, align 8
  %.137 = getelementptr i8, ptr %.6, i64 336
  %.138 = load i64, ptr %.137, align 8
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
  %.178 = getelementptr i8, ptr %.6, i64 376
  %.179 = load i64, ptr %.178, align 8
  %.180 = inttoptr i64 %.179 to ptr
  %.181 = getelementptr i8, ptr %.6, i64 384
  %.182 = load i64, ptr %.181, align 8
  %.183 = inttoptr i64 %.182 to ptr
  %.184 = getelementptr i8, ptr %.6, i64 392
  %.185 = load i64, ptr %.184, align 8
  %.186 = inttoptr i64 %.185 to ptr
  %.187 = getelementptr i8, ptr %.6, i64 400
  %.188 = load i64, ptr %.187, align 8
  %.189 = getelementptr i8, ptr %.6, i64 408
  %.190 = load i64, ptr %.189, align 8
  %.191 = inttoptr i64 %.190 to ptr
  %.192 = getelementptr i8, ptr %.6, i64 416
  %.193 = load i64, ptr %.192, align 8
  %.194 = inttoptr i64 %.193 to ptr
  %.195 = getelementptr i8, ptr %.6, i64 424
  %.196 = load i64, ptr %.195, align 8
  %.197 = inttoptr i64 %.196 to ptr
  %.198 = getelementptr i8, ptr %.6, i64 432
  %.199 = load i64, ptr %.198, align 8
  %.200 = inttoptr i64 %.199 to ptr
  %.214 = getelementptr i8, ptr %.6, i64 440
  %.215 = load i64, ptr %.214, align 8
  %.216 = inttoptr i64 %.215 to ptr
  %.217 = getelementptr i8, ptr %.6, i64 448
  %.218 = load i64, ptr %.217, align 8
  %.219 = inttoptr i64 %.218 to ptr
  %.220 = getelementptr i8, ptr %.6, i64 456
  %.221 = load i64, ptr %.220, align 8
  %.222 = inttoptr i64 %.221 to ptr
  %.223 = getelementptr i8, ptr %.6, i64 464
  %.224 = load i64, ptr %.223, align 8
  %.225 = inttoptr i64 %.224 to ptr
  %.226 = getelementptr i8, ptr %.6, i64 472
  %.227 = load i64, ptr %.226, align 8
  %.228 = inttoptr i64 %.227 to ptr
  store i64 0, ptr %.244, align 8
  %.248 = call i32 @part1(ptr %.244, ptr %excinfo.1, i64 %.8, ptr %.11, ptr %.14, i64 %.16, i64 %.18, i64 %.20, i64 %.22, i64 %.24, ptr %.27, double %.291, ptr %.33, ptr %.36, ptr %.39, ptr %.42, ptr %.45, ptr %.48, ptr %.66, ptr %.69, ptr %.72, ptr %.75, ptr %.78, ptr %.81, ptr %.84, ptr %.87, ptr %.90, ptr %.93, ptr %.96, ptr %.99, ptr %.102, ptr %.105, ptr %.108, ptr %.111, ptr %.114, ptr %.117, ptr %.120, ptr %.123, ptr %.126, i64 %.128, i64 %.130, i64 %.132, i64 %.134, i64 %.136, i64 %.138, ptr %.168, ptr %.171, ptr %.174, ptr %.177, ptr %.180, ptr %.183, ptr %.186, i64 %.188, ptr %.191, ptr %.194, ptr %.197, ptr %.200, ptr %.216, ptr %.219, ptr %.222, ptr %.225, ptr %.228)
  %cond = icmp eq i32 %.248, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  ret i32 %.248

B0.endif:
  %.258 = load i64, ptr %.244, align 8
  store i64 %.258, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.256 = icmp sgt i32 %.248, 0
  %.249 = load ptr, ptr %excinfo.1, align 8
  %.257 = select i1 %.256, ptr %.249, ptr undef
  store ptr %.257, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, i64 %arg.task, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.75.i = alloca double, align 8
  %excinfo.1.i5 = alloca ptr, align 8
  %.285 = alloca i64, align 8
  store i64 0, ptr %.285, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.385 = alloca double, align 8
  store double 0.000000e+00, ptr %.385, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.581 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.769 = alloca i8, align 1
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.975 = alloca ptr, align 8
  %excinfo.8 = alloca ptr, align 8
  store ptr null, ptr %excinfo.8, align 8
  %.1068 = alloca ptr, align 8
  %excinfo.9 = alloca ptr, align 8
  store ptr null, ptr %excinfo.9, align 8
  %.146 = load double, ptr %arg.s.0, align 8
  %.218 = getelementptr i8, ptr %arg.s.0, i64 88
  %.219 = load double, ptr %.218, align 8
  switch i64 %arg.task, label %B850 [
    i64 0, label %B128
    i64 1, label %B196
    i64 4, label %B286
    i64 3, label %B372
    i64 5, label %B454
    i64 6, label %B526
    i64 8, label %B602
    i64 9, label %B670
    i64 7, label %B742
    i64 10, label %B814
  ]

B128:
  %.289 = call i32 @part2(ptr %.285, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond15 = icmp eq i32 %.289, 0
  br i1 %cond15, label %B128.endif, label %B128.if.if

B196:
  %.389 = call i32 @part3(ptr %.385, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.room.2)
  %cond16 = icmp eq i32 %.389, 0
  br i1 %cond16, label %B196.endif, label %B196.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B196.endif ], [ 0, %B568 ], [ 0, %B128.endif ], [ %.289, %B128.if.if ], [ %.389, %B196.if.if ], [ 0, %B286.endif ], [ %.79.i, %B850.if.if ], [ 0, %B372.endif ], [ %.585, %B372.if.if ], [ 0, %part4 ], [ %.380.i, %part5 ], [ %.773, %B526.endif.if.if ], [ 0, %part6.exit.thread ], [ %.249.i, %part6.exit ], [ 0, %B670.endif ], [ %.979, %B670.if.if ], [ 0, %B742.endif ], [ %.1072, %B742.if.if ], [ 0, %B814.endif ], [ 0, %B850.endif ]
  ret i32 %common.ret.op

B286:
  %.483 = fadd double %.146, %.219
  %.73.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.74.i.i = load double, ptr %.73.i.i, align 8
  %.75.i.i = fsub double %.483, %.74.i.i
  %.117.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.118.i.i = load double, ptr %.117.i.i, align 8
  %.119.i.i = fadd double %.483, %.118.i.i
  %.212147.not.i.i = icmp slt i64 %arg.code.21, 1
  br i1 %.212147.not.i.i, label %B188.endif.i.i, label %B164.preheader.i.i

B164.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.21, 4
  br i1 %min.iters.check.i.i, label %B164.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const45 = bitcast i64 9223372036854775792 to i64
  %const_mat46 = add i64 %const45, 12
  %n.vec.i.i = and i64 %arg.code.21, %const_mat46
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.119.i.i, i64 0
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
  %cmp.n.i.i = icmp eq i64 %arg.code.21, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B188.endif.i.i, label %B164.i.i.preheader

B164.i.i.preheader:
  %.218146148.i.i.ph = phi i64 [ %n.vec.i.i, %middle.block.i.i ], [ 0, %B164.preheader.i.i ]
  br label %B164.i.i

B164.i.i:
  %.218146148.i.i = phi i64 [ %.225.i.i, %B164.i.i ], [ %.218146148.i.i.ph, %B164.i.i.preheader ]
  %.225.i.i = add nuw nsw i64 %.218146148.i.i, 1
  %1 = shl i64 %.218146148.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.119.i.i, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.21, %.225.i.i
  br i1 %exitcond.not.i.i, label %B188.endif.i.i, label %B164.i.i

B230.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B230.preheader27.i.i ], [ %scevgep30.i.i, %B230.i.i ]
  %.349151153.i.i = phi i64 [ %.349151153.ph.i.i, %B230.preheader27.i.i ], [ %.356.i.i, %B230.i.i ]
  %.356.i.i = add nuw nsw i64 %.349151153.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.384.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.389.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.394.i.i = load double, ptr %scevgep33.i.i, align 8
  %.399.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.401.i.i = fmul double %.75.i.i, %.399.i.i
  %.402.i.i = fadd double %.394.i.i, %.401.i.i
  %.404.i.i = fmul double %.75.i.i, %.402.i.i
  %.405.i.i = fadd double %.389.i.i, %.404.i.i
  %.407.i.i = fmul double %.75.i.i, %.405.i.i
  %.408.i.i = fadd double %.384.i.i, %.407.i.i
  %2 = shl i64 %.349151153.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.408.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond157.not.i.i = icmp eq i64 %arg.code.23, %.356.i.i
  br i1 %exitcond157.not.i.i, label %B0.endif.i, label %B230.i.i

B188.endif.i.i:
  %.343152.not.i.i = icmp slt i64 %arg.code.23, 1
  br i1 %.343152.not.i.i, label %B0.endif.i, label %B230.preheader.i.i

B230.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.23, 26
  br i1 %min.iters.check15.i.i, label %B230.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %const40 = bitcast i64 576460752303423488 to i64
  %3 = shl i64 %arg.code.23, 5
  %mul.result.i.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.20, i64 %mul.result.i.i
  %5 = icmp ult ptr %4, %arg.code.20
  %scevgep.i.i = getelementptr i8, ptr %arg.code.20, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.23, %const40
  %6 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %7 = icmp ult ptr %6, %scevgep.i.i
  %8 = or i1 %mul.overflow3.i.i, %7
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.20, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %10 = icmp ult ptr %9, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.20, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %12 = icmp ult ptr %11, %scevgep8.i.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B230.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %16 = shl nuw nsw i64 %arg.code.23, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.20, i64 %3
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.20, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B230.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const47 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.75.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const47
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr53 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr
  %18 = load double, ptr %sunkaddr53, align 8
  %sunkaddr54 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr55 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr54
  %sunkaddr56 = getelementptr i8, ptr %sunkaddr55, i64 32
  %19 = load double, ptr %sunkaddr56, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr57 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr58 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr57
  %sunkaddr59 = getelementptr i8, ptr %sunkaddr58, i64 8
  %22 = load double, ptr %sunkaddr59, align 8
  %sunkaddr60 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr61 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr60
  %sunkaddr62 = getelementptr i8, ptr %sunkaddr61, i64 40
  %23 = load double, ptr %sunkaddr62, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr63 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr64 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr63
  %sunkaddr65 = getelementptr i8, ptr %sunkaddr64, i64 16
  %26 = load double, ptr %sunkaddr65, align 8
  %sunkaddr66 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr67 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr66
  %sunkaddr68 = getelementptr i8, ptr %sunkaddr67, i64 48
  %27 = load double, ptr %sunkaddr68, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr69 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr70 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr69
  %sunkaddr71 = getelementptr i8, ptr %sunkaddr70, i64 24
  %30 = load double, ptr %sunkaddr71, align 8
  %sunkaddr72 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr73 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr72
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
  %n.vec18.i.i = and i64 %arg.code.23, %const42
  %cmp.n25.i.i = icmp eq i64 %arg.code.23, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B230.preheader27.i.i

B230.preheader27.i.i:
  %.349151153.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B230.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %41 = shl i64 %.349151153.ph.i.i, 5
  %42 = getelementptr i8, ptr %arg.code.20, i64 %41
  %scevgep29.i.i = getelementptr i8, ptr %42, i64 24
  br label %B230.i.i

B0.endif.i:
  %.64.i = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.64.i, i1 false)
  %.40.i.i = getelementptr i8, ptr %arg.code.0, i64 256
  %.41.i.i = load i64, ptr %.40.i.i, align 8
  %.46.not.i.i = icmp eq i64 %.41.i.i, 0
  br i1 %.46.not.i.i, label %B286.endif, label %B48.i.i

B48.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.code.0, i64 264
  %.54.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.code.0, i64 272
  %.61.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.code.0, i64 280
  %.72.i.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.74.i1.i = inttoptr i64 %.54.i.i to ptr
  %.75.i2.i = inttoptr i64 %.61.i.i to ptr
  %.76.i.i = inttoptr i64 %.72.i.i to ptr
  %.77.i.i = inttoptr i64 %.41.i.i to ptr
  tail call void %.77.i.i(ptr %.74.i1.i, ptr %.75.i2.i, ptr %.76.i.i)
  br label %B286.endif

B372:
  store i64 0, ptr %.581, align 8
  %.585 = call i32 @part7(ptr %.581, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %.146, double %.219, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond17 = icmp eq i32 %.585, 0
  br i1 %cond17, label %B372.endif, label %B372.if.if

B454:
  store ptr null, ptr %excinfo.1.i5, align 8
  %.138.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.139.i = load i64, ptr %.138.i, align 8
  %.294.i = fadd double %.146, %.219
  %.298.i = getelementptr double, ptr %arg.s.4, i64 %.139.i
  store double %.294.i, ptr %.298.i, align 8
  %.367.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.368.i = load i64, ptr %.367.i, align 8
  %.369.not.i = icmp eq i64 %.368.i, 0
  br i1 %.369.not.i, label %part4, label %B220.i

B220.i:
  %.380.i = call i32 @part8(ptr %.75.i, ptr %excinfo.1.i5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond.i = icmp eq i32 %.380.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part5

part4:
  %.437.i = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.437.i, i1 false)
  %.447.i = mul nsw i64 %.139.i, %arg.code.22
  %.450.i = getelementptr double, ptr %arg.s.5, i64 %.447.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.450.i, ptr %arg.room.2, i64 %.437.i, i1 false)
  %sunkaddr75 = getelementptr i8, ptr %arg.s.1, i64 8
  %.526.i = load i64, ptr %sunkaddr75, align 8
  %.527.i = add nsw i64 %.526.i, 1
  store i64 %.527.i, ptr %sunkaddr75, align 8
  %.599.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.600.i = load i64, ptr %.599.i, align 8
  %.601.i = add nsw i64 %.600.i, 1
  store i64 %.601.i, ptr %.599.i, align 8
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B220.endif.i:
  %.410.i = mul i64 %arg.code.22, %arg.m.3
  %.413.i = mul i64 %.139.i, %.410.i
  %.414.i = getelementptr double, ptr %arg.s.6, i64 %.413.i
  %.423.i = shl i64 %.410.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.414.i, ptr %arg.room.3, i64 %.423.i, i1 false)
  br label %part4

part5:
  %.381.i = load ptr, ptr %excinfo.1.i5, align 8
  %.688 = icmp sgt i32 %.380.i, 0
  %.689 = select i1 %.688, ptr %.381.i, ptr undef
  store ptr %.689, ptr %excinfo, align 8
  br label %common.ret

B526:
  store i8 0, ptr %.769, align 1
  %.773 = call i32 @part9(ptr %.769, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond19 = icmp eq i32 %.773, 0
  br i1 %cond19, label %B568, label %B526.endif.if.if

B568:
  %.783 = load i8, ptr %.769, align 1
  %.786 = icmp eq i8 %.783, 0
  %. = zext i1 %.786 to i64
  store i64 %., ptr %retptr, align 8
  br label %common.ret

B602:
  store ptr null, ptr %excinfo.1.i5, align 8
  %.165.i = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.165.i, i1 false)
  %.239.i = load double, ptr %arg.s.0, align 8
  store i64 0, ptr %.75.i, align 8
  %.249.i = call i32 @part10(ptr %.75.i, ptr %excinfo.1.i5, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %.239.i, ptr %arg.room.0, i8 0)
  %.259.i = load i64, ptr %.75.i, align 8
  %cond.i1 = icmp eq i32 %.249.i, 0
  br i1 %cond.i1, label %B196.endif.i, label %part6.exit

B476.i:
  %sunkaddr76 = getelementptr i8, ptr %arg.s.0, i64 72
  store double %.383.i, ptr %sunkaddr76, align 8
  br label %B538.i

B538.i:
  %sunkaddr77 = getelementptr i8, ptr %arg.s.0, i64 88
  store double 0.000000e+00, ptr %sunkaddr77, align 8
  %.709.not.i = icmp eq i64 %.259.i, 0
  br i1 %.709.not.i, label %B860.i, label %B600.i

B600.i:
  %.791.i = icmp eq i64 %.259.i, 1
  %spec.select.i = select i1 %.791.i, i64 11, i64 %.259.i
  br label %part6.exit.thread

B860.i:
  %.1063.i = load double, ptr %arg.code.11, align 8
  %.1134.i = getelementptr i8, ptr %arg.s.0, i64 80
  %.1135.i = load double, ptr %.1134.i, align 8
  %.1136.i = fcmp ogt double %.1063.i, %.1135.i
  br i1 %.1136.i, label %B926.i, label %B978.i

B926.i:
  %sunkaddr78 = getelementptr i8, ptr %arg.s.0, i64 80
  store double %.1063.i, ptr %sunkaddr78, align 8
  br label %B978.i

B978.i:
  %.1292.i = getelementptr i8, ptr %arg.s.1, i64 104
  %.1293.i = load i64, ptr %.1292.i, align 8
  %.1333.i = load double, ptr %arg.code.1, align 8
  %.1336.i = fcmp oeq double %.1333.i, 2.000000e+00
  %.1338.i = zext i1 %.1336.i to i64
  %.1339.i = add nsw i64 %.1293.i, %.1338.i
  store i64 %.1339.i, ptr %.1292.i, align 8
  %.1352.i = getelementptr i8, ptr %arg.code.14, i64 8
  %.1353.i = load i64, ptr %.1352.i, align 8
  %.1354.i = icmp sgt i64 %.1353.i, 0
  br i1 %.1354.i, label %B1134.i, label %part6.exit.thread

B1134.i:
  %.1368.i = add nsw i64 %.1353.i, -1
  %sunkaddr79 = getelementptr i8, ptr %arg.code.14, i64 8
  store i64 %.1368.i, ptr %sunkaddr79, align 8
  br label %part6.exit.thread

B196.endif.i:
  %.339.i = getelementptr i8, ptr %arg.s.1, i64 32
  %.340.i = load i64, ptr %.339.i, align 8
  %.341.i = add nsw i64 %.340.i, 1
  store i64 %.341.i, ptr %.339.i, align 8
  %.382.i = getelementptr i8, ptr %arg.code.1, i64 48
  %.383.i = load double, ptr %.382.i, align 8
  %.454.i = getelementptr i8, ptr %arg.s.0, i64 72
  %.455.i = load double, ptr %.454.i, align 8
  %.456.i = fcmp olt double %.383.i, %.455.i
  br i1 %.456.i, label %B476.i, label %B538.i

part6.exit.thread:
  %.883.0.ph = phi i64 [ 4, %B978.i ], [ 4, %B1134.i ], [ %spec.select.i, %B600.i ]
  store i64 %.883.0.ph, ptr %retptr, align 8
  br label %common.ret

part6.exit:
  %.250.i = load ptr, ptr %excinfo.1.i5, align 8
  %.896 = icmp sgt i32 %.249.i, 0
  %.897 = select i1 %.896, ptr %.250.i, ptr undef
  store ptr %.897, ptr %excinfo, align 8
  br label %common.ret

B670:
  %.979 = call i32 @part8(ptr %.975, ptr %excinfo.8, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond21 = icmp eq i32 %.979, 0
  br i1 %cond21, label %B670.endif, label %B670.if.if

B742:
  %.1072 = call i32 @part11(ptr %.1068, ptr %excinfo.9, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond22 = icmp eq i32 %.1072, 0
  br i1 %cond22, label %B742.endif, label %B742.if.if

B814:
  %.93.i.i = getelementptr i8, ptr %arg.s.0, i64 128
  %.94.i.i = load double, ptr %.93.i.i, align 8
  %.95.i.i = fcmp oeq double %.94.i.i, 0.000000e+00
  br i1 %.95.i.i, label %B0.endif.i2, label %B86.i.i

B86.i.i:
  %.175.i.i = getelementptr i8, ptr %arg.s.0, i64 120
  %.176.i.i = load double, ptr %.175.i.i, align 8
  %.246.i.i = getelementptr i8, ptr %arg.s.1, i64 64
  %.247.i.i = load i64, ptr %.246.i.i, align 8
  %.322.i.i = sitofp i64 %.247.i.i to double
  %.323.i.i = fmul double %.94.i.i, %.322.i.i
  %.324.i.i = fadd double %.176.i.i, %.323.i.i
  br label %B0.endif.i2

B148.i:
  %.73.i.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.74.i.i.i = load double, ptr %.73.i.i.i, align 8
  %.75.i.i.i = fsub double %.146, %.74.i.i.i
  %.117.i.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.118.i.i.i = load double, ptr %.117.i.i.i, align 8
  %.119.i.i.i = fadd double %.146, %.118.i.i.i
  %.212147.not.i.i.i = icmp slt i64 %arg.code.21, 1
  br i1 %.212147.not.i.i.i, label %B188.endif.i.i.i, label %B164.preheader.i.i.i

B164.preheader.i.i.i:
  %min.iters.check.i.i.i = icmp samesign ult i64 %arg.code.21, 4
  br i1 %min.iters.check.i.i.i, label %B164.i.i.i.preheader, label %vector.ph.i.i.i

vector.ph.i.i.i:
  %const43 = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const43, 12
  %n.vec.i.i.i = and i64 %arg.code.21, %const_mat
  %broadcast.splatinsert.i.i.i = insertelement <2 x double> poison, double %.119.i.i.i, i64 0
  %broadcast.splat.i.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i.i

vector.body.i.i.i:
  %index.i.i.i = phi i64 [ 0, %vector.ph.i.i.i ], [ %index.next.i.i.i, %vector.body.i.i.i ]
  %sunkaddr80 = mul i64 %index.i.i.i, 8
  %sunkaddr81 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr80
  store <2 x double> %broadcast.splat.i.i.i, ptr %sunkaddr81, align 8
  %sunkaddr82 = mul i64 %index.i.i.i, 8
  %sunkaddr83 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr82
  %sunkaddr84 = getelementptr i8, ptr %sunkaddr83, i64 16
  store <2 x double> %broadcast.splat.i.i.i, ptr %sunkaddr84, align 8
  %index.next.i.i.i = add nuw nsw i64 %index.i.i.i, 4
  %43 = icmp eq i64 %n.vec.i.i.i, %index.next.i.i.i
  br i1 %43, label %middle.block.i.i.i, label %vector.body.i.i.i

middle.block.i.i.i:
  %cmp.n.i.i.i = icmp eq i64 %arg.code.21, %n.vec.i.i.i
  br i1 %cmp.n.i.i.i, label %B188.endif.i.i.i, label %B164.i.i.i.preheader

B164.i.i.i.preheader:
  %.218146148.i.i.i.ph = phi i64 [ 0, %B164.preheader.i.i.i ], [ %n.vec.i.i.i, %middle.block.i.i.i ]
  br label %B164.i.i.i

B164.i.i.i:
  %.218146148.i.i.i = phi i64 [ %.225.i.i.i, %B164.i.i.i ], [ %.218146148.i.i.i.ph, %B164.i.i.i.preheader ]
  %.225.i.i.i = add nuw nsw i64 %.218146148.i.i.i, 1
  %44 = shl i64 %.218146148.i.i.i, 3
  %scevgep53.i.i.i = getelementptr i8, ptr %arg.code.2, i64 %44
  store double %.119.i.i.i, ptr %scevgep53.i.i.i, align 8
  %exitcond.not.i.i.i = icmp eq i64 %arg.code.21, %.225.i.i.i
  br i1 %exitcond.not.i.i.i, label %B188.endif.i.i.i, label %B164.i.i.i

B230.i.i.i:
  %lsr.iv.i.i.i = phi ptr [ %scevgep29.i.i.i, %B230.preheader27.i.i.i ], [ %scevgep30.i.i.i, %B230.i.i.i ]
  %.349151153.i.i.i = phi i64 [ %.349151153.ph.i.i.i, %B230.preheader27.i.i.i ], [ %.356.i.i.i, %B230.i.i.i ]
  %.356.i.i.i = add nuw nsw i64 %.349151153.i.i.i, 1
  %scevgep31.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -24
  %.384.i.i.i = load double, ptr %scevgep31.i.i.i, align 8
  %scevgep32.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -16
  %.389.i.i.i = load double, ptr %scevgep32.i.i.i, align 8
  %scevgep33.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -8
  %.394.i.i.i = load double, ptr %scevgep33.i.i.i, align 8
  %.399.i.i.i = load double, ptr %lsr.iv.i.i.i, align 8
  %.401.i.i.i = fmul double %.75.i.i.i, %.399.i.i.i
  %.402.i.i.i = fadd double %.394.i.i.i, %.401.i.i.i
  %.404.i.i.i = fmul double %.75.i.i.i, %.402.i.i.i
  %.405.i.i.i = fadd double %.389.i.i.i, %.404.i.i.i
  %.407.i.i.i = fmul double %.75.i.i.i, %.405.i.i.i
  %.408.i.i.i = fadd double %.384.i.i.i, %.407.i.i.i
  %45 = shl i64 %.349151153.i.i.i, 3
  %scevgep34.i.i.i = getelementptr i8, ptr %arg.code.3, i64 %45
  store double %.408.i.i.i, ptr %scevgep34.i.i.i, align 8
  %scevgep30.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 32
  %exitcond157.not.i.i.i = icmp eq i64 %arg.code.23, %.356.i.i.i
  br i1 %exitcond157.not.i.i.i, label %B0.endif.i.i, label %B230.i.i.i

B188.endif.i.i.i:
  %.343152.not.i.i.i = icmp slt i64 %arg.code.23, 1
  br i1 %.343152.not.i.i.i, label %B0.endif.i.i, label %B230.preheader.i.i.i

B230.preheader.i.i.i:
  %min.iters.check15.i.i.i = icmp samesign ult i64 %arg.code.23, 26
  br i1 %min.iters.check15.i.i.i, label %B230.preheader27.i.i.i, label %vector.scevcheck.i.i.i

vector.scevcheck.i.i.i:
  %const = bitcast i64 576460752303423488 to i64
  %46 = shl i64 %arg.code.23, 5
  %mul.result.i.i.i = add i64 %46, -32
  %47 = getelementptr i8, ptr %arg.code.20, i64 %mul.result.i.i.i
  %48 = icmp ult ptr %47, %arg.code.20
  %scevgep.i.i.i = getelementptr i8, ptr %arg.code.20, i64 8
  %mul.overflow3.i.i.i = icmp samesign ugt i64 %arg.code.23, %const
  %49 = getelementptr i8, ptr %scevgep.i.i.i, i64 %mul.result.i.i.i
  %50 = icmp ult ptr %49, %scevgep.i.i.i
  %51 = or i1 %mul.overflow3.i.i.i, %50
  %scevgep4.i.i.i = getelementptr i8, ptr %arg.code.20, i64 16
  %52 = getelementptr i8, ptr %scevgep4.i.i.i, i64 %mul.result.i.i.i
  %53 = icmp ult ptr %52, %scevgep4.i.i.i
  %scevgep8.i.i.i = getelementptr i8, ptr %arg.code.20, i64 24
  %54 = getelementptr i8, ptr %scevgep8.i.i.i, i64 %mul.result.i.i.i
  %55 = icmp ult ptr %54, %scevgep8.i.i.i
  %56 = or i1 %48, %51
  %57 = or i1 %53, %56
  %58 = or i1 %55, %57
  br i1 %58, label %B230.preheader27.i.i.i, label %vector.memcheck.i.i.i

vector.memcheck.i.i.i:
  %59 = shl nuw nsw i64 %arg.code.23, 3
  %scevgep12.i.i.i = getelementptr i8, ptr %arg.code.3, i64 %59
  %scevgep13.i.i.i = getelementptr i8, ptr %arg.code.20, i64 %46
  %bound0.i.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i.i
  %bound1.i.i.i = icmp ult ptr %arg.code.20, %scevgep12.i.i.i
  %found.conflict.i.i.i = and i1 %bound0.i.i.i, %bound1.i.i.i
  br i1 %found.conflict.i.i.i, label %B230.preheader27.i.i.i, label %vector.ph16.i.i.i

vector.ph16.i.i.i:
  %const44 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i.i = insertelement <2 x double> poison, double %.75.i.i.i, i64 0
  %broadcast.splat20.i.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %60 = and i64 %59, %const44
  br label %vector.body21.i.i.i

vector.body21.i.i.i:
  %lsr.iv36.i.i.i = phi i64 [ %lsr.iv.next.i.i.i, %vector.body21.i.i.i ], [ 0, %vector.ph16.i.i.i ]
  %sunkaddr85 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr86 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr85
  %61 = load double, ptr %sunkaddr86, align 8
  %sunkaddr87 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr88 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr87
  %sunkaddr89 = getelementptr i8, ptr %sunkaddr88, i64 32
  %62 = load double, ptr %sunkaddr89, align 8
  %63 = insertelement <2 x double> poison, double %61, i64 0
  %64 = insertelement <2 x double> %63, double %62, i64 1
  %sunkaddr90 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr91 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr90
  %sunkaddr92 = getelementptr i8, ptr %sunkaddr91, i64 8
  %65 = load double, ptr %sunkaddr92, align 8
  %sunkaddr93 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr94 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr93
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr94, i64 40
  %66 = load double, ptr %sunkaddr95, align 8
  %67 = insertelement <2 x double> poison, double %65, i64 0
  %68 = insertelement <2 x double> %67, double %66, i64 1
  %sunkaddr96 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr97 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr96
  %sunkaddr98 = getelementptr i8, ptr %sunkaddr97, i64 16
  %69 = load double, ptr %sunkaddr98, align 8
  %sunkaddr99 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr100 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr99
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr100, i64 48
  %70 = load double, ptr %sunkaddr101, align 8
  %71 = insertelement <2 x double> poison, double %69, i64 0
  %72 = insertelement <2 x double> %71, double %70, i64 1
  %sunkaddr102 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr103 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr102
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 24
  %73 = load double, ptr %sunkaddr104, align 8
  %sunkaddr105 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr106 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr105
  %sunkaddr107 = getelementptr i8, ptr %sunkaddr106, i64 56
  %74 = load double, ptr %sunkaddr107, align 8
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
  %n.vec18.i.i.i = and i64 %arg.code.23, %const41
  %cmp.n25.i.i.i = icmp eq i64 %arg.code.23, %n.vec18.i.i.i
  br i1 %cmp.n25.i.i.i, label %B0.endif.i.i, label %B230.preheader27.i.i.i

B230.preheader27.i.i.i:
  %.349151153.ph.i.i.i = phi i64 [ 0, %vector.memcheck.i.i.i ], [ 0, %vector.scevcheck.i.i.i ], [ 0, %B230.preheader.i.i.i ], [ %n.vec18.i.i.i, %middle.block24.i.i.i ]
  %84 = shl i64 %.349151153.ph.i.i.i, 5
  %85 = getelementptr i8, ptr %arg.code.20, i64 %84
  %scevgep29.i.i.i = getelementptr i8, ptr %85, i64 24
  br label %B230.i.i.i

B0.endif.i.i:
  %.64.i.i = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.64.i.i, i1 false)
  %.40.i.i.i = getelementptr i8, ptr %arg.code.0, i64 288
  %.41.i.i.i = load i64, ptr %.40.i.i.i, align 8
  %.46.not.i.i.i = icmp eq i64 %.41.i.i.i, 0
  br i1 %.46.not.i.i.i, label %B148.endif.i, label %B48.i.i.i

B48.i.i.i:
  %sunkaddr1.i.i.i = getelementptr i8, ptr %arg.code.0, i64 296
  %.54.i.i.i = load i64, ptr %sunkaddr1.i.i.i, align 8
  %sunkaddr3.i.i.i = getelementptr i8, ptr %arg.code.0, i64 304
  %.61.i.i.i = load i64, ptr %sunkaddr3.i.i.i, align 8
  %sunkaddr5.i.i.i = getelementptr i8, ptr %arg.code.0, i64 312
  %.72.i.i.i = load i64, ptr %sunkaddr5.i.i.i, align 8
  %.74.i1.i.i = inttoptr i64 %.54.i.i.i to ptr
  %.75.i2.i.i = inttoptr i64 %.61.i.i.i to ptr
  %.76.i.i.i = inttoptr i64 %.72.i.i.i to ptr
  %.77.i.i.i = inttoptr i64 %.41.i.i.i to ptr
  tail call void %.77.i.i.i(ptr %.74.i1.i.i, ptr %.75.i2.i.i, ptr %.76.i.i.i)
  br label %B148.endif.i

B0.endif.i2:
  %"$phi206.0.2.0.i.i" = phi double [ %.324.i.i, %B86.i.i ], [ 0x7FF0000000000000, %B814 ]
  %.221.i = fmul double %.94.i.i, 1.000000e-09
  %.222.i = fsub double %"$phi206.0.2.0.i.i", %.221.i
  %.223.i = fcmp ult double %.146, %.222.i
  br i1 %.223.i, label %B814.endif, label %B148.i

B148.endif.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.code.7, i64 %.64.i.i, i1 false)
  %.397.i = getelementptr i8, ptr %arg.s.1, i64 64
  %.398.i = load i64, ptr %.397.i, align 8
  %.399.i = add nsw i64 %.398.i, 1
  store i64 %.399.i, ptr %.397.i, align 8
  br label %B814.endif

B850:
  %.1201 = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.1201, i1 false)
  %.1206 = fadd double %.146, %.219
  %.1284 = getelementptr i8, ptr %arg.s.1, i64 96
  %.1285 = load i64, ptr %.1284, align 8
  %.1288 = mul nsw i64 %.1285, %arg.code.22
  %.1289 = getelementptr double, ptr %arg.room.0, i64 %.1288
  %.79.i = call i32 @part12(ptr %.75.i, ptr %excinfo.1.i5, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 0, double %.1206, ptr %.1289)
  %cond = icmp eq i32 %.79.i, 0
  br i1 %cond, label %B850.endif, label %B850.if.if

B128.endif:
  %.299 = load i64, ptr %.285, align 8
  store i64 %.299, ptr %retptr, align 8
  br label %common.ret

B128.if.if:
  %.297 = icmp sgt i32 %.289, 0
  %.290 = load ptr, ptr %excinfo.1, align 8
  %.298 = select i1 %.297, ptr %.290, ptr undef
  store ptr %.298, ptr %excinfo, align 8
  br label %common.ret

B196.endif:
  %.399 = load double, ptr %.385, align 8
  %.412 = fcmp ult double %.399, 0.000000e+00
  %"$phi252.0.2.0" = zext i1 %.412 to i64
  store i64 %"$phi252.0.2.0", ptr %retptr, align 8
  br label %common.ret

B196.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B286.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B372.endif:
  %.595 = load i64, ptr %.581, align 8
  store i64 %.595, ptr %retptr, align 8
  br label %common.ret

B372.if.if:
  %.593 = icmp sgt i32 %.585, 0
  %.586 = load ptr, ptr %excinfo.4, align 8
  %.594 = select i1 %.593, ptr %.586, ptr undef
  store ptr %.594, ptr %excinfo, align 8
  br label %common.ret

B526.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B670.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B670.if.if:
  %.987 = icmp sgt i32 %.979, 0
  %.980 = load ptr, ptr %excinfo.8, align 8
  %.988 = select i1 %.987, ptr %.980, ptr undef
  store ptr %.988, ptr %excinfo, align 8
  br label %common.ret

B742.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B742.if.if:
  %.1080 = icmp sgt i32 %.1072, 0
  %.1073 = load ptr, ptr %excinfo.9, align 8
  %.1081 = select i1 %.1080, ptr %.1073, ptr undef
  store ptr %.1081, ptr %excinfo, align 8
  br label %common.ret

B814.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B850.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B850.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part2(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.216 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.576.i = shl i64 %arg.code.22, 3
  %.591.i = shl i64 %arg.code.24, 3
  br label %B60

B60:
  store i64 0, ptr %.216, align 8
  %.220 = call i32 @part13(ptr %.216, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.230 = load i64, ptr %.216, align 8
  %cond = icmp eq i32 %.220, 0
  br i1 %cond, label %B60.endif, label %B60.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B184 ], [ %.220, %B60.if.if ]
  ret i32 %common.ret.op

B184:
  store i64 %.230, ptr %retptr, align 8
  br label %common.ret

B60.endif:
  %.59.i = load i64, ptr %arg.code.14, align 8
  %.69.i = icmp eq i64 %.59.i, 0
  br i1 %.69.i, label %B60.endif.endif.endif, label %B80.endif.endif.i

B210.i:
  %worst.2.0265.i = phi double [ 0.000000e+00, %B210.preheader.new.i ], [ %worst.3.1.1.i, %B350.1.i ]
  %.226261263.i = phi i64 [ 0, %B210.preheader.new.i ], [ %.233.1.i, %B350.1.i ]
  %sunkaddr = mul i64 %.226261263.i, 8
  %sunkaddr19 = getelementptr i8, ptr %arg.code.16, i64 %sunkaddr
  %.269.i = load double, ptr %sunkaddr19, align 8
  %.271.i = fcmp ugt double %.269.i, %worst.2.0265.i
  br i1 %.271.i, label %B246.i, label %B350.i

B246.i:
  %.282.i = fcmp ueq double %.269.i, 0x7FF0000000000000
  br i1 %.282.i, label %B326.i, label %B350.i

B326.i:
  br label %B350.i

B350.i:
  %worst.3.1.i = phi double [ %worst.2.0265.i, %B210.i ], [ 0x7FF0000000000000, %B326.i ], [ %.269.i, %B246.i ]
  %.233.1.i = add nuw i64 %.226261263.i, 2
  %sunkaddr20 = mul i64 %.226261263.i, 8
  %sunkaddr21 = getelementptr i8, ptr %arg.code.16, i64 %sunkaddr20
  %sunkaddr24 = getelementptr i8, ptr %sunkaddr21, i64 8
  %.269.1.i = load double, ptr %sunkaddr24, align 8
  %.271.1.i = fcmp ugt double %.269.1.i, %worst.3.1.i
  br i1 %.271.1.i, label %B246.1.i, label %B350.1.i

B246.1.i:
  %.282.1.i = fcmp ueq double %.269.1.i, 0x7FF0000000000000
  br i1 %.282.1.i, label %B326.1.i, label %B350.1.i

B326.1.i:
  br label %B350.1.i

B350.1.i:
  %worst.3.1.1.i = phi double [ %worst.3.1.i, %B350.i ], [ 0x7FF0000000000000, %B326.1.i ], [ %.269.1.i, %B246.1.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.233.1.i
  br i1 %niter.ncmp.1.i, label %B352.loopexit.unr-lcssa.i, label %B210.i

B352.loopexit.unr-lcssa.i:
  %0 = and i64 %.59.i, 1
  %lcmp.mod.not.i = icmp eq i64 %0, 0
  br i1 %lcmp.mod.not.i, label %B352.i, label %B210.epil.preheader.i

B210.epil.preheader.i:
  %worst.2.0265.epil.init.i = phi double [ 0.000000e+00, %B210.preheader.i ], [ %worst.3.1.1.i, %B352.loopexit.unr-lcssa.i ]
  %.226261263.epil.init.i = phi i64 [ 0, %B210.preheader.i ], [ %unroll_iter.i, %B352.loopexit.unr-lcssa.i ]
  %.268.epil.i = getelementptr double, ptr %arg.code.16, i64 %.226261263.epil.init.i
  %.269.epil.i = load double, ptr %.268.epil.i, align 8
  %.271.epil.i = fcmp ugt double %.269.epil.i, %worst.2.0265.epil.init.i
  br i1 %.271.epil.i, label %B246.epil.i, label %B352.i

B246.epil.i:
  %.282.epil.i = fcmp ueq double %.269.epil.i, 0x7FF0000000000000
  br i1 %.282.epil.i, label %B326.epil.i, label %B352.i

B326.epil.i:
  br label %B352.i

B352.i:
  %worst.2.0.lcssa.i = phi double [ 0.000000e+00, %B80.endif.endif.i ], [ %worst.3.1.1.i, %B352.loopexit.unr-lcssa.i ], [ %worst.2.0265.epil.init.i, %B210.epil.preheader.i ], [ 0x7FF0000000000000, %B326.epil.i ], [ %.269.epil.i, %B246.epil.i ]
  %sunkaddr31 = getelementptr i8, ptr %arg.code.1, i64 40
  %.358.i = load double, ptr %sunkaddr31, align 8
  %.360.i = fcmp ugt double %worst.2.0.lcssa.i, %.358.i
  br i1 %.360.i, label %B504.i, label %B406.i

B406.i:
  %sunkaddr32 = getelementptr i8, ptr %arg.s.0, i64 80
  %.440.i = load double, ptr %sunkaddr32, align 8
  %.442.i = fcmp ogt double %worst.2.0.lcssa.i, %.440.i
  br i1 %.442.i, label %B460.i, label %B60.endif.endif.endif

B460.i:
  %sunkaddr33 = getelementptr i8, ptr %arg.s.0, i64 80
  store double %worst.2.0.lcssa.i, ptr %sunkaddr33, align 8
  br label %B60.endif.endif.endif

B504.i:
  %sunkaddr34 = getelementptr i8, ptr %arg.code.14, i64 8
  store i64 %.59.i, ptr %sunkaddr34, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.0, ptr %arg.s.8.0, i64 136, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.1, ptr %arg.s.8.1, i64 128, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.s.8.2, i64 %.576.i, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.s.8.3, i64 %.591.i, i1 false)
  br label %B60.endif.endif.endif

B80.endif.endif.i:
  store i64 0, ptr %arg.code.14, align 8
  %.10.i.i = load i64, ptr %arg.code.13, align 8
  %sunkaddr35 = getelementptr i8, ptr %arg.code.13, i64 8
  %.12.i.i = load i64, ptr %sunkaddr35, align 8
  %sunkaddr36 = getelementptr i8, ptr %arg.code.13, i64 16
  %.14.i.i = load i64, ptr %sunkaddr36, align 8
  %sunkaddr37 = getelementptr i8, ptr %arg.code.13, i64 24
  %.16.i.i = load i64, ptr %sunkaddr37, align 8
  %sunkaddr38 = getelementptr i8, ptr %arg.code.13, i64 32
  %.18.i.i = load i64, ptr %sunkaddr38, align 8
  %sunkaddr39 = getelementptr i8, ptr %arg.code.13, i64 40
  %.20.i.i = load i64, ptr %sunkaddr39, align 8
  %.21.i.i = inttoptr i64 %.12.i.i to ptr
  %.22.i.i = inttoptr i64 %.14.i.i to ptr
  %.23.i.i = inttoptr i64 %.16.i.i to ptr
  %.24.i.i = inttoptr i64 %.18.i.i to ptr
  %.25.i.i = inttoptr i64 %.20.i.i to ptr
  %.26.i.i = inttoptr i64 %.10.i.i to ptr
  tail call void %.26.i.i(ptr %.21.i.i, ptr %.22.i.i, ptr %.23.i.i, ptr %.24.i.i, i64 %.59.i, ptr %.25.i.i)
  %..59.i = tail call i64 @llvm.smax.i64(i64 %.59.i, i64 0)
  %.220262.not.i = icmp eq i64 %..59.i, 0
  br i1 %.220262.not.i, label %B352.i, label %B210.preheader.i

B210.preheader.i:
  %1 = icmp eq i64 %.59.i, 1
  br i1 %1, label %B210.epil.preheader.i, label %B210.preheader.new.i

B210.preheader.new.i:
  %unroll_iter.i = and i64 %.59.i, -2
  br label %B210.i

B60.if.if:
  %.228 = icmp sgt i32 %.220, 0
  %.221 = load ptr, ptr %excinfo.1, align 8
  %.229 = select i1 %.228, ptr %.221, ptr undef
  store ptr %.229, ptr %excinfo, align 8
  br label %common.ret

B60.endif.endif.endif:
  %.265.not = phi i1 [ true, %B504.i ], [ false, %B60.endif ], [ false, %B460.i ], [ false, %B406.i ]
  %.41988 = icmp eq i64 %.230, 5
  %.419 = select i1 %.265.not, i1 true, i1 %.41988
  br i1 %.419, label %B60, label %B184
}

define internal i32 @part3(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.y) {
B0:
  %arg.code.21.fr = freeze i64 %arg.code.21
  %.80 = getelementptr i8, ptr %arg.code.0, i64 192
  %.81 = load i64, ptr %.80, align 8
  %.82 = icmp eq i64 %.81, 0
  br i1 %.82, label %common.ret, label %B68.endif.endif

common.ret.sink.split:
  %.41.i.us.11.sink = phi i64 [ %.41.i.us.us, %B142.us.us ], [ %.41.i.us.11, %B142.endif.us.10 ]
  %.sink.ph = phi double [ 0.000000e+00, %B142.us.us ], [ -1.000000e+00, %B142.endif.us.10 ]
  %sunkaddr = getelementptr i8, ptr %arg.code.0, i64 200
  %.54.i.us.11 = load i64, ptr %sunkaddr, align 8
  %sunkaddr266 = getelementptr i8, ptr %arg.code.0, i64 208
  %.61.i.us.11 = load i64, ptr %sunkaddr266, align 8
  %sunkaddr267 = getelementptr i8, ptr %arg.code.0, i64 216
  %.72.i.us.11 = load i64, ptr %sunkaddr267, align 8
  %.74.i.us.11 = inttoptr i64 %.54.i.us.11 to ptr
  %.75.i.us.11 = inttoptr i64 %.61.i.us.11 to ptr
  %.76.i.us.11 = inttoptr i64 %.72.i.us.11 to ptr
  %.77.i.us.11 = inttoptr i64 %.41.i.us.11.sink to ptr
  tail call void %.77.i.us.11(ptr %.74.i.us.11, ptr %.75.i.us.11, ptr %.76.i.us.11)
  br label %common.ret

common.ret:
  %.sink = phi double [ -1.000000e+00, %B142.endif.us.10 ], [ %.sink.ph, %common.ret.sink.split ], [ 0.000000e+00, %B0 ], [ -1.000000e+00, %B68.i115 ], [ -1.000000e+00, %B68.i ], [ 0.000000e+00, %B142.us.us ], [ -1.000000e+00, %B612 ], [ -1.000000e+00, %B140 ], [ %first.2.1, %B630 ]
  store double %.sink, ptr %retptr, align 8
  ret i32 0

B140:
  %exitcond.not = icmp eq i64 %.195, 12
  br i1 %exitcond.not, label %common.ret, label %B142

B142:
  %first.3.0332 = phi double [ %first.2.1, %B140 ], [ 0.000000e+00, %B142.preheader ]
  %left.2.0331 = phi i64 [ %.673, %B140 ], [ %.93, %B142.preheader ]
  %.188313329 = phi i64 [ %.195, %B140 ], [ 0, %B142.preheader ]
  %.195 = add nuw nsw i64 %.188313329, 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.230, i1 false)
  %sunkaddr60 = getelementptr i8, ptr %arg.code.0, i64 192
  %.41.i = load i64, ptr %sunkaddr60, align 8
  %.46.not.i = icmp eq i64 %.41.i, 0
  br i1 %.46.not.i, label %B142.endif, label %B48.i

B48.i:
  %sunkaddr61 = getelementptr i8, ptr %arg.code.0, i64 200
  %.54.i = load i64, ptr %sunkaddr61, align 8
  %sunkaddr62 = getelementptr i8, ptr %arg.code.0, i64 208
  %.61.i = load i64, ptr %sunkaddr62, align 8
  %sunkaddr63 = getelementptr i8, ptr %arg.code.0, i64 216
  %.72.i = load i64, ptr %sunkaddr63, align 8
  %.74.i = inttoptr i64 %.54.i to ptr
  %.75.i = inttoptr i64 %.61.i to ptr
  %.76.i = inttoptr i64 %.72.i to ptr
  %.77.i = inttoptr i64 %.41.i to ptr
  tail call void %.77.i(ptr %.74.i, ptr %.75.i, ptr %.76.i)
  br label %B142.endif

B494:
  %sunkaddr64 = getelementptr i8, ptr %arg.code.0, i64 224
  %.41.i31 = load i64, ptr %sunkaddr64, align 8
  %.46.not.i32 = icmp eq i64 %.41.i31, 0
  br i1 %.46.not.i32, label %B50.i107.preheader, label %B48.i33

B50.i107.preheader:
  br label %B50.i107

B48.i33:
  %sunkaddr65 = getelementptr i8, ptr %arg.code.0, i64 232
  %.54.i35 = load i64, ptr %sunkaddr65, align 8
  %sunkaddr66 = getelementptr i8, ptr %arg.code.0, i64 240
  %.61.i37 = load i64, ptr %sunkaddr66, align 8
  %sunkaddr67 = getelementptr i8, ptr %arg.code.0, i64 248
  %.72.i39 = load i64, ptr %sunkaddr67, align 8
  %.74.i40 = inttoptr i64 %.54.i35 to ptr
  %.75.i41 = inttoptr i64 %.61.i37 to ptr
  %.76.i42 = inttoptr i64 %.72.i39 to ptr
  %.77.i43 = inttoptr i64 %.41.i31 to ptr
  tail call void %.77.i43(ptr %.74.i40, ptr %.75.i41, ptr %.76.i42)
  br label %B50.i107.preheader

B608:
  br label %B612

B612:
  %worst.2.1 = phi double [ %worst.3.1.i, %B142.endif.endif.endif.endif ], [ %worst.3.1.i133, %B494.endif.endif ], [ %worst.3.1.i, %B608 ]
  %.629 = fcmp olt double %worst.2.1, 0.000000e+00
  br i1 %.629, label %common.ret, label %B630

B630:
  %.656 = icmp eq i64 %.188313329, 0
  %first.2.1 = select i1 %.656, double %worst.2.1, double %first.3.0332
  %.669 = xor i64 %found.2.0.lcssa.i84.ph, -1
  %.673 = and i64 %left.2.0331, %.669
  %.680 = icmp eq i64 %.673, 0
  br i1 %.680, label %common.ret, label %B140

B68.endif.endif:
  %.230 = shl i64 %arg.code.22, 3
  %.12253.not.i = icmp slt i64 %arg.code.21.fr, 1
  %n.vec.i = and i64 %arg.code.21.fr, 9223372036854775804
  %scevgep.i87 = getelementptr i8, ptr %arg.y, i64 16
  %scevgep13.i = getelementptr i8, ptr %arg.code.7, i64 16
  %0 = shl i64 %arg.code.21.fr, 3
  %1 = trunc nuw i64 %arg.code.21.fr to i32
  br i1 %.12253.not.i, label %B68.endif.endif.split.us, label %B142.preheader

B142.preheader:
  %arg.y1.i = ptrtoint ptr %arg.y to i64
  %arg.code.72.i = ptrtoint ptr %arg.code.7 to i64
  %2 = sub i64 %arg.y1.i, %arg.code.72.i
  %notmask = shl nsw i64 -1, %arg.code.21.fr
  %.93 = xor i64 %notmask, -1
  br label %B142

B68.endif.endif.split.us:
  %.680.us = icmp eq i64 %arg.code.21.fr, 0
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.230, i1 false)
  %sunkaddr68 = getelementptr i8, ptr %arg.code.0, i64 192
  %.41.i.us.us = load i64, ptr %sunkaddr68, align 8
  br i1 %.680.us, label %B142.us.us, label %B142.us.preheader

B142.us.preheader:
  %3 = icmp eq i64 %.41.i.us.us, 0
  br i1 %3, label %B142.endif.us, label %B48.i.us

B142.us.us:
  %4 = icmp eq i64 %.41.i.us.us, 0
  br i1 %4, label %common.ret, label %common.ret.sink.split

B48.i.us:
  %sunkaddr277 = getelementptr i8, ptr %arg.code.0, i64 200
  %.54.i.us = load i64, ptr %sunkaddr277, align 8
  %sunkaddr278 = getelementptr i8, ptr %arg.code.0, i64 208
  %.61.i.us = load i64, ptr %sunkaddr278, align 8
  %sunkaddr279 = getelementptr i8, ptr %arg.code.0, i64 216
  %.72.i.us = load i64, ptr %sunkaddr279, align 8
  %.74.i.us = inttoptr i64 %.54.i.us to ptr
  %.75.i.us = inttoptr i64 %.61.i.us to ptr
  %.76.i.us = inttoptr i64 %.72.i.us to ptr
  %.77.i.us = inttoptr i64 %.41.i.us.us to ptr
  tail call void %.77.i.us(ptr %.74.i.us, ptr %.75.i.us, ptr %.76.i.us)
  br label %B142.endif.us

B142.endif.us:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.230, i1 false)
  %sunkaddr69 = getelementptr i8, ptr %arg.code.0, i64 192
  %.41.i.us.1 = load i64, ptr %sunkaddr69, align 8
  %.46.not.i.us.1 = icmp eq i64 %.41.i.us.1, 0
  br i1 %.46.not.i.us.1, label %B142.endif.us.1, label %B48.i.us.1

B48.i.us.1:
  %sunkaddr281 = getelementptr i8, ptr %arg.code.0, i64 200
  %.54.i.us.1 = load i64, ptr %sunkaddr281, align 8
  %sunkaddr282 = getelementptr i8, ptr %arg.code.0, i64 208
  %.61.i.us.1 = load i64, ptr %sunkaddr282, align 8
  %sunkaddr283 = getelementptr i8, ptr %arg.code.0, i64 216
  %.72.i.us.1 = load i64, ptr %sunkaddr283, align 8
  %.74.i.us.1 = inttoptr i64 %.54.i.us.1 to ptr
  %.75.i.us.1 = inttoptr i64 %.61.i.us.1 to ptr
  %.76.i.us.1 = inttoptr i64 %.72.i.us.1 to ptr
  %.77.i.us.1 = inttoptr i64 %.41.i.us.1 to ptr
  tail call void %.77.i.us.1(ptr %.74.i.us.1, ptr %.75.i.us.1, ptr %.76.i.us.1)
  br label %B142.endif.us.1

B142.endif.us.1:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.230, i1 false)
  %sunkaddr70 = getelementptr i8, ptr %arg.code.0, i64 192
  %.41.i.us.2 = load i64, ptr %sunkaddr70, align 8
  %.46.not.i.us.2 = icmp eq i64 %.41.i.us.2, 0
  br i1 %.46.not.i.us.2, label %B142.endif.us.2, label %B48.i.us.2

B48.i.us.2:
  %sunkaddr285 = getelementptr i8, ptr %arg.code.0, i64 200
  %.54.i.us.2 = load i64, ptr %sunkaddr285, align 8
  %sunkaddr286 = getelementptr i8, ptr %arg.code.0, i64 208
  %.61.i.us.2 = load i64, ptr %sunkaddr286, align 8
  %sunkaddr287 = getelementptr i8, ptr %arg.code.0, i64 216
  %.72.i.us.2 = load i64, ptr %sunkaddr287, align 8
  %.74.i.us.2 = inttoptr i64 %.54.i.us.2 to ptr
  %.75.i.us.2 = inttoptr i64 %.61.i.us.2 to ptr
  %.76.i.us.2 = inttoptr i64 %.72.i.us.2 to ptr
  %.77.i.us.2 = inttoptr i64 %.41.i.us.2 to ptr
  tail call void %.77.i.us.2(ptr %.74.i.us.2, ptr %.75.i.us.2, ptr %.76.i.us.2)
  br label %B142.endif.us.2

B142.endif.us.2:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.230, i1 false)
  %sunkaddr71 = getelementptr i8, ptr %arg.code.0, i64 192
  %.41.i.us.3 = load i64, ptr %sunkaddr71, align 8
  %.46.not.i.us.3 = icmp eq i64 %.41.i.us.3, 0
  br i1 %.46.not.i.us.3, label %B142.endif.us.3, label %B48.i.us.3

B48.i.us.3:
  %sunkaddr289 = getelementptr i8, ptr %arg.code.0, i64 200
  %.54.i.us.3 = load i64, ptr %sunkaddr289, align 8
  %sunkaddr290 = getelementptr i8, ptr %arg.code.0, i64 208
  %.61.i.us.3 = load i64, ptr %sunkaddr290, align 8
  %sunkaddr291 = getelementptr i8, ptr %arg.code.0, i64 216
  %.72.i.us.3 = load i64, ptr %sunkaddr291, align 8
  %.74.i.us.3 = inttoptr i64 %.54.i.us.3 to ptr
  %.75.i.us.3 = inttoptr i64 %.61.i.us.3 to ptr
  %.76.i.us.3 = inttoptr i64 %.72.i.us.3 to ptr
  %.77.i.us.3 = inttoptr i64 %.41.i.us.3 to ptr
  tail call void %.77.i.us.3(ptr %.74.i.us.3, ptr %.75.i.us.3, ptr %.76.i.us.3)
  br label %B142.endif.us.3

B142.endif.us.3:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.230, i1 false)
  %sunkaddr72 = getelementptr i8, ptr %arg.code.0, i64 192
  %.41.i.us.4 = load i64, ptr %sunkaddr72, align 8
  %.46.not.i.us.4 = icmp eq i64 %.41.i.us.4, 0
  br i1 %.46.not.i.us.4, label %B142.endif.us.4, label %B48.i.us.4

B48.i.us.4:
  %sunkaddr293 = getelementptr i8, ptr %arg.code.0, i64 200
  %.54.i.us.4 = load i64, ptr %sunkaddr293, align 8
  %sunkaddr294 = getelementptr i8, ptr %arg.code.0, i64 208
  %.61.i.us.4 = load i64, ptr %sunkaddr294, align 8
  %sunkaddr295 = getelementptr i8, ptr %arg.code.0, i64 216
  %.72.i.us.4 = load i64, ptr %sunkaddr295, align 8
  %.74.i.us.4 = inttoptr i64 %.54.i.us.4 to ptr
  %.75.i.us.4 = inttoptr i64 %.61.i.us.4 to ptr
  %.76.i.us.4 = inttoptr i64 %.72.i.us.4 to ptr
  %.77.i.us.4 = inttoptr i64 %.41.i.us.4 to ptr
  tail call void %.77.i.us.4(ptr %.74.i.us.4, ptr %.75.i.us.4, ptr %.76.i.us.4)
  br label %B142.endif.us.4

B142.endif.us.4:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.230, i1 false)
  %sunkaddr73 = getelementptr i8, ptr %arg.code.0, i64 192
  %.41.i.us.5 = load i64, ptr %sunkaddr73, align 8
  %.46.not.i.us.5 = icmp eq i64 %.41.i.us.5, 0
  br i1 %.46.not.i.us.5, label %B142.endif.us.5, label %B48.i.us.5

B48.i.us.5:
  %sunkaddr297 = getelementptr i8, ptr %arg.code.0, i64 200
  %.54.i.us.5 = load i64, ptr %sunkaddr297, align 8
  %sunkaddr298 = getelementptr i8, ptr %arg.code.0, i64 208
  %.61.i.us.5 = load i64, ptr %sunkaddr298, align 8
  %sunkaddr299 = getelementptr i8, ptr %arg.code.0, i64 216
  %.72.i.us.5 = load i64, ptr %sunkaddr299, align 8
  %.74.i.us.5 = inttoptr i64 %.54.i.us.5 to ptr
  %.75.i.us.5 = inttoptr i64 %.61.i.us.5 to ptr
  %.76.i.us.5 = inttoptr i64 %.72.i.us.5 to ptr
  %.77.i.us.5 = inttoptr i64 %.41.i.us.5 to ptr
  tail call void %.77.i.us.5(ptr %.74.i.us.5, ptr %.75.i.us.5, ptr %.76.i.us.5)
  br label %B142.endif.us.5

B142.endif.us.5:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.230, i1 false)
  %sunkaddr74 = getelementptr i8, ptr %arg.code.0, i64 192
  %.41.i.us.6 = load i64, ptr %sunkaddr74, align 8
  %.46.not.i.us.6 = icmp eq i64 %.41.i.us.6, 0
  br i1 %.46.not.i.us.6, label %B142.endif.us.6, label %B48.i.us.6

B48.i.us.6:
  %sunkaddr301 = getelementptr i8, ptr %arg.code.0, i64 200
  %.54.i.us.6 = load i64, ptr %sunkaddr301, align 8
  %sunkaddr302 = getelementptr i8, ptr %arg.code.0, i64 208
  %.61.i.us.6 = load i64, ptr %sunkaddr302, align 8
  %sunkaddr303 = getelementptr i8, ptr %arg.code.0, i64 216
  %.72.i.us.6 = load i64, ptr %sunkaddr303, align 8
  %.74.i.us.6 = inttoptr i64 %.54.i.us.6 to ptr
  %.75.i.us.6 = inttoptr i64 %.61.i.us.6 to ptr
  %.76.i.us.6 = inttoptr i64 %.72.i.us.6 to ptr
  %.77.i.us.6 = inttoptr i64 %.41.i.us.6 to ptr
  tail call void %.77.i.us.6(ptr %.74.i.us.6, ptr %.75.i.us.6, ptr %.76.i.us.6)
  br label %B142.endif.us.6

B142.endif.us.6:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.230, i1 false)
  %sunkaddr75 = getelementptr i8, ptr %arg.code.0, i64 192
  %.41.i.us.7 = load i64, ptr %sunkaddr75, align 8
  %.46.not.i.us.7 = icmp eq i64 %.41.i.us.7, 0
  br i1 %.46.not.i.us.7, label %B142.endif.us.7, label %B48.i.us.7

B48.i.us.7:
  %sunkaddr305 = getelementptr i8, ptr %arg.code.0, i64 200
  %.54.i.us.7 = load i64, ptr %sunkaddr305, align 8
  %sunkaddr306 = getelementptr i8, ptr %arg.code.0, i64 208
  %.61.i.us.7 = load i64, ptr %sunkaddr306, align 8
  %sunkaddr307 = getelementptr i8, ptr %arg.code.0, i64 216
  %.72.i.us.7 = load i64, ptr %sunkaddr307, align 8
  %.74.i.us.7 = inttoptr i64 %.54.i.us.7 to ptr
  %.75.i.us.7 = inttoptr i64 %.61.i.us.7 to ptr
  %.76.i.us.7 = inttoptr i64 %.72.i.us.7 to ptr
  %.77.i.us.7 = inttoptr i64 %.41.i.us.7 to ptr
  tail call void %.77.i.us.7(ptr %.74.i.us.7, ptr %.75.i.us.7, ptr %.76.i.us.7)
  br label %B142.endif.us.7

B142.endif.us.7:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.230, i1 false)
  %sunkaddr76 = getelementptr i8, ptr %arg.code.0, i64 192
  %.41.i.us.8 = load i64, ptr %sunkaddr76, align 8
  %.46.not.i.us.8 = icmp eq i64 %.41.i.us.8, 0
  br i1 %.46.not.i.us.8, label %B142.endif.us.8, label %B48.i.us.8

B48.i.us.8:
  %sunkaddr309 = getelementptr i8, ptr %arg.code.0, i64 200
  %.54.i.us.8 = load i64, ptr %sunkaddr309, align 8
  %sunkaddr310 = getelementptr i8, ptr %arg.code.0, i64 208
  %.61.i.us.8 = load i64, ptr %sunkaddr310, align 8
  %sunkaddr311 = getelementptr i8, ptr %arg.code.0, i64 216
  %.72.i.us.8 = load i64, ptr %sunkaddr311, align 8
  %.74.i.us.8 = inttoptr i64 %.54.i.us.8 to ptr
  %.75.i.us.8 = inttoptr i64 %.61.i.us.8 to ptr
  %.76.i.us.8 = inttoptr i64 %.72.i.us.8 to ptr
  %.77.i.us.8 = inttoptr i64 %.41.i.us.8 to ptr
  tail call void %.77.i.us.8(ptr %.74.i.us.8, ptr %.75.i.us.8, ptr %.76.i.us.8)
  br label %B142.endif.us.8

B142.endif.us.8:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.230, i1 false)
  %sunkaddr77 = getelementptr i8, ptr %arg.code.0, i64 192
  %.41.i.us.9 = load i64, ptr %sunkaddr77, align 8
  %.46.not.i.us.9 = icmp eq i64 %.41.i.us.9, 0
  br i1 %.46.not.i.us.9, label %B142.endif.us.9, label %B48.i.us.9

B48.i.us.9:
  %sunkaddr313 = getelementptr i8, ptr %arg.code.0, i64 200
  %.54.i.us.9 = load i64, ptr %sunkaddr313, align 8
  %sunkaddr314 = getelementptr i8, ptr %arg.code.0, i64 208
  %.61.i.us.9 = load i64, ptr %sunkaddr314, align 8
  %sunkaddr315 = getelementptr i8, ptr %arg.code.0, i64 216
  %.72.i.us.9 = load i64, ptr %sunkaddr315, align 8
  %.74.i.us.9 = inttoptr i64 %.54.i.us.9 to ptr
  %.75.i.us.9 = inttoptr i64 %.61.i.us.9 to ptr
  %.76.i.us.9 = inttoptr i64 %.72.i.us.9 to ptr
  %.77.i.us.9 = inttoptr i64 %.41.i.us.9 to ptr
  tail call void %.77.i.us.9(ptr %.74.i.us.9, ptr %.75.i.us.9, ptr %.76.i.us.9)
  br label %B142.endif.us.9

B142.endif.us.9:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.230, i1 false)
  %sunkaddr78 = getelementptr i8, ptr %arg.code.0, i64 192
  %.41.i.us.10 = load i64, ptr %sunkaddr78, align 8
  %.46.not.i.us.10 = icmp eq i64 %.41.i.us.10, 0
  br i1 %.46.not.i.us.10, label %B142.endif.us.10, label %B48.i.us.10

B48.i.us.10:
  %sunkaddr317 = getelementptr i8, ptr %arg.code.0, i64 200
  %.54.i.us.10 = load i64, ptr %sunkaddr317, align 8
  %sunkaddr318 = getelementptr i8, ptr %arg.code.0, i64 208
  %.61.i.us.10 = load i64, ptr %sunkaddr318, align 8
  %sunkaddr319 = getelementptr i8, ptr %arg.code.0, i64 216
  %.72.i.us.10 = load i64, ptr %sunkaddr319, align 8
  %.74.i.us.10 = inttoptr i64 %.54.i.us.10 to ptr
  %.75.i.us.10 = inttoptr i64 %.61.i.us.10 to ptr
  %.76.i.us.10 = inttoptr i64 %.72.i.us.10 to ptr
  %.77.i.us.10 = inttoptr i64 %.41.i.us.10 to ptr
  tail call void %.77.i.us.10(ptr %.74.i.us.10, ptr %.75.i.us.10, ptr %.76.i.us.10)
  br label %B142.endif.us.10

B142.endif.us.10:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.230, i1 false)
  %sunkaddr79 = getelementptr i8, ptr %arg.code.0, i64 192
  %.41.i.us.11 = load i64, ptr %sunkaddr79, align 8
  %.46.not.i.us.11 = icmp eq i64 %.41.i.us.11, 0
  br i1 %.46.not.i.us.11, label %common.ret, label %common.ret.sink.split

B142.endif:
  %5 = icmp ult i64 %arg.code.21.fr, 4
  %.342 = load double, ptr %arg.code.1, align 8
  br i1 %5, label %B50.i.preheader, label %vector.ph.i

B50.i.preheader:
  %found.2.056.i.ph = phi i64 [ 0, %B142.endif ], [ %16, %middle.block.i ]
  %.1285254.i.ph = phi i64 [ 0, %B142.endif ], [ %n.vec.i, %middle.block.i ]
  br label %B50.i

vector.ph.i:
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.342, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %vec.phi.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %12, %vector.body.i ]
  %vec.phi1.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %13, %vector.body.i ]
  %vec.ind.i = phi <2 x i64> [ <i64 0, i64 1>, %vector.ph.i ], [ %vec.ind.next.i, %vector.body.i ]
  %step.add.i = add <2 x i64> %vec.ind.i, splat (i64 2)
  %sunkaddr80 = mul i64 %index.i, 8
  %sunkaddr81 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr80
  %wide.load.i = load <2 x double>, ptr %sunkaddr81, align 8
  %sunkaddr82 = mul i64 %index.i, 8
  %sunkaddr83 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr82
  %sunkaddr84 = getelementptr i8, ptr %sunkaddr83, i64 16
  %wide.load2.i = load <2 x double>, ptr %sunkaddr84, align 8
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
  %15 = icmp eq i64 %arg.code.21.fr, %n.vec.i
  %bin.rdx.i = or <2 x i64> %13, %12
  %rdx.shuf.i = shufflevector <2 x i64> %bin.rdx.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx10.i = or <2 x i64> %rdx.shuf.i, %bin.rdx.i
  %16 = extractelement <2 x i64> %bin.rdx10.i, i64 0
  br i1 %15, label %B50.preheader.i46.thread, label %B50.i.preheader

B50.preheader.i46.thread:
  %.369169175 = and i64 %16, %left.2.0331
  %sunkaddr85 = getelementptr i8, ptr %arg.code.1, i64 16
  %.416170176 = load double, ptr %sunkaddr85, align 8
  br label %vector.ph.i48

B50.i:
  %found.2.056.i = phi i64 [ %found.3.1.i, %B50.i ], [ %found.2.056.i.ph, %B50.i.preheader ]
  %.1285254.i = phi i64 [ %.135.i, %B50.i ], [ %.1285254.i.ph, %B50.i.preheader ]
  %.135.i = add nuw nsw i64 %.1285254.i, 1
  %17 = shl i64 %.1285254.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.code.6, i64 %17
  %.170.i = load double, ptr %scevgep.i, align 8
  %.172.i = fcmp ogt double %.170.i, %.342
  %.175.i = shl nuw i64 1, %.1285254.i
  %.179.i = select i1 %.172.i, i64 0, i64 %.175.i
  %found.3.1.i = or i64 %.179.i, %found.2.056.i
  %exitcond.not.i = icmp eq i64 %arg.code.21.fr, %.135.i
  br i1 %exitcond.not.i, label %B50.preheader.i46, label %B50.i

B50.preheader.i46:
  %18 = icmp ult i64 %arg.code.21.fr, 4
  %.369169 = and i64 %found.3.1.i, %left.2.0331
  %sunkaddr86 = getelementptr i8, ptr %arg.code.1, i64 16
  %.416170 = load double, ptr %sunkaddr86, align 8
  br i1 %18, label %B50.preheader3.i70, label %vector.ph.i48

vector.ph.i48:
  %.416170180 = phi double [ %.416170176, %B50.preheader.i46.thread ], [ %.416170, %B50.preheader.i46 ]
  %.369169178 = phi i64 [ %.369169175, %B50.preheader.i46.thread ], [ %.369169, %B50.preheader.i46 ]
  %broadcast.splatinsert.i50 = insertelement <2 x double> poison, double %.416170180, i64 0
  %broadcast.splat.i51 = shufflevector <2 x double> %broadcast.splatinsert.i50, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i52

vector.body.i52:
  %index.i53 = phi i64 [ 0, %vector.ph.i48 ], [ %index.next.i63, %vector.body.i52 ]
  %vec.phi.i54 = phi <2 x i64> [ zeroinitializer, %vector.ph.i48 ], [ %25, %vector.body.i52 ]
  %vec.phi1.i55 = phi <2 x i64> [ zeroinitializer, %vector.ph.i48 ], [ %26, %vector.body.i52 ]
  %vec.ind.i56 = phi <2 x i64> [ <i64 0, i64 1>, %vector.ph.i48 ], [ %vec.ind.next.i64, %vector.body.i52 ]
  %step.add.i57 = add <2 x i64> %vec.ind.i56, splat (i64 2)
  %sunkaddr87 = mul i64 %index.i53, 8
  %sunkaddr88 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr87
  %wide.load.i60 = load <2 x double>, ptr %sunkaddr88, align 8
  %sunkaddr89 = mul i64 %index.i53, 8
  %sunkaddr90 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr89
  %sunkaddr91 = getelementptr i8, ptr %sunkaddr90, i64 16
  %wide.load2.i62 = load <2 x double>, ptr %sunkaddr91, align 8
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
  %28 = icmp eq i64 %arg.code.21.fr, %n.vec.i
  %bin.rdx.i66 = or <2 x i64> %26, %25
  %rdx.shuf.i67 = shufflevector <2 x i64> %bin.rdx.i66, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx10.i68 = or <2 x i64> %rdx.shuf.i67, %bin.rdx.i66
  %29 = extractelement <2 x i64> %bin.rdx10.i68, i64 0
  br i1 %28, label %B50.preheader.i86, label %B50.preheader3.i70

B50.preheader3.i70:
  %.416170181 = phi double [ %.416170, %B50.preheader.i46 ], [ %.416170180, %middle.block.i65 ]
  %.369169179 = phi i64 [ %.369169, %B50.preheader.i46 ], [ %.369169178, %middle.block.i65 ]
  %found.2.056.ph.i71 = phi i64 [ 0, %B50.preheader.i46 ], [ %29, %middle.block.i65 ]
  %.1285254.ph.i72 = phi i64 [ 0, %B50.preheader.i46 ], [ %n.vec.i, %middle.block.i65 ]
  br label %B50.i73

B50.i73:
  %found.2.056.i74 = phi i64 [ %found.3.1.i82, %B50.i73 ], [ %found.2.056.ph.i71, %B50.preheader3.i70 ]
  %.1285254.i75 = phi i64 [ %.135.i76, %B50.i73 ], [ %.1285254.ph.i72, %B50.preheader3.i70 ]
  %.135.i76 = add nuw nsw i64 %.1285254.i75, 1
  %30 = shl i64 %.1285254.i75, 3
  %scevgep.i77 = getelementptr i8, ptr %arg.code.8, i64 %30
  %.170.i78 = load double, ptr %scevgep.i77, align 8
  %.172.i79 = fcmp ogt double %.170.i78, %.416170181
  %.175.i80 = shl nuw i64 1, %.1285254.i75
  %.179.i81 = select i1 %.172.i79, i64 0, i64 %.175.i80
  %found.3.1.i82 = or i64 %.179.i81, %found.2.056.i74
  %exitcond.not.i83 = icmp eq i64 %arg.code.21.fr, %.135.i76
  br i1 %exitcond.not.i83, label %B50.preheader.i86, label %B50.i73

B50.preheader.i86:
  %.369172.ph = phi i64 [ %.369169178, %middle.block.i65 ], [ %.369169179, %B50.i73 ]
  %found.2.0.lcssa.i84.ph = phi i64 [ %29, %middle.block.i65 ], [ %found.3.1.i82, %B50.i73 ]
  %.449184 = xor i64 %.369172.ph, %left.2.0331
  br label %B50.i89

B50.i89:
  %lsr.iv14.i = phi ptr [ %scevgep13.i, %B50.preheader.i86 ], [ %scevgep15.i, %B302.i ]
  %lsr.iv8.i = phi ptr [ %scevgep.i87, %B50.preheader.i86 ], [ %scevgep9.i, %B302.i ]
  %lsr.iv.i = phi i64 [ %arg.code.22, %B50.preheader.i86 ], [ %lsr.iv.next.i, %B302.i ]
  %worst.2.0229.i = phi double [ 0.000000e+00, %B50.preheader.i86 ], [ %worst.3.1.i, %B302.i ]
  %.131212227.i = phi i64 [ 0, %B50.preheader.i86 ], [ %.138.i, %B302.i ]
  %31 = sub i64 %arg.code.22, %.131212227.i
  %.138.i = add nuw nsw i64 %.131212227.i, 1
  %32 = shl nuw i64 1, %.131212227.i
  %33 = and i64 %32, %.449184
  %.174.not.i = icmp eq i64 %33, 0
  br i1 %.174.not.i, label %B302.i, label %B68.i

B68.i:
  %.181.i = getelementptr double, ptr %arg.code.6, i64 %.131212227.i
  %.182.i = load double, ptr %.181.i, align 8
  %sunkaddr92 = getelementptr i8, ptr %arg.code.1, i64 8
  %.223.i = load double, ptr %sunkaddr92, align 8
  %.224.i = fcmp ogt double %.182.i, %.223.i
  br i1 %.224.i, label %B150.i, label %common.ret

B150.i:
  %.247.i = getelementptr double, ptr %arg.code.8, i64 %.131212227.i
  %.248.i = load double, ptr %.247.i, align 8
  %.250.i = fcmp ogt double %.248.i, %worst.2.0229.i
  %worst.4.2.i = select i1 %.250.i, double %.248.i, double %worst.2.0229.i
  %.306.i = icmp slt i64 %31, 1
  br i1 %.306.i, label %B302.i, label %B210.endif.endif.i

B266.i:
  %lsr.iv21.i = phi i64 [ %71, %B266.preheader7.i ], [ %lsr.iv.next22.i, %B266.i ]
  %lsr.iv19.i = phi i64 [ %70, %B266.preheader7.i ], [ %lsr.iv.next20.i, %B266.i ]
  %scevgep24.i = getelementptr i8, ptr %arg.code.7, i64 %lsr.iv21.i
  %.394.i = load double, ptr %scevgep24.i, align 8
  %scevgep23.i = getelementptr i8, ptr %arg.y, i64 %lsr.iv21.i
  store double %.394.i, ptr %scevgep23.i, align 8
  %lsr.iv.next20.i = add i64 %lsr.iv19.i, -1
  %lsr.iv.next22.i = add i64 %lsr.iv21.i, %0
  %.351.i = icmp samesign ugt i64 %lsr.iv.next20.i, 1
  br i1 %.351.i, label %B266.i, label %B302.i

B302.i:
  %worst.3.1.i = phi double [ %worst.2.0229.i, %B50.i89 ], [ %worst.4.2.i, %56 ], [ %worst.4.2.i, %B150.i ], [ %worst.4.2.i, %middle.block.i97 ], [ %worst.4.2.i, %B266.i ]
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep9.i = getelementptr i8, ptr %lsr.iv8.i, i64 8
  %scevgep15.i = getelementptr i8, ptr %lsr.iv14.i, i64 8
  %exitcond.not.i90 = icmp eq i64 %.138.i, %arg.code.21.fr
  br i1 %exitcond.not.i90, label %B142.endif.endif.endif.endif, label %B50.i89

B210.endif.endif.i:
  %34 = or i64 %31, %arg.code.21.fr
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
  %43 = or i64 %31, %arg.code.21.fr
  %44 = and i64 %43, -4294967296
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %53

46:
  %47 = trunc i64 %arg.code.21.fr to i32
  %48 = trunc i64 %31 to i32
  %49 = udiv i32 %48, %47
  %50 = urem i32 %48, %47
  %51 = zext i32 %49 to i64
  %52 = zext i32 %50 to i64
  br label %56

53:
  %54 = udiv i64 %31, %arg.code.21.fr
  %55 = urem i64 %31, %arg.code.21.fr
  br label %56

56:
  %57 = phi i64 [ %40, %36 ], [ %51, %46 ], [ %54, %53 ]
  %58 = phi i64 [ %41, %36 ], [ %52, %46 ], [ %55, %53 ]
  %.324.i = icmp ne i64 %58, 0
  %.326.i = zext i1 %.324.i to i64
  %.327.i = add nuw i64 %57, %.326.i
  %.351206.i = icmp sgt i64 %.327.i, 0
  br i1 %.351206.i, label %B266.preheader.i, label %B302.i

B266.preheader.i:
  %59 = icmp ult i64 %2, 32
  %60 = icmp ne i64 %arg.code.21.fr, 1
  %61 = add nuw i64 %31, %.326.i
  %min.iters.check.i91 = icmp ult i64 %61, 4
  %or.cond.not6.i = or i1 %60, %min.iters.check.i91
  %or.cond5.i = select i1 %or.cond.not6.i, i1 true, i1 %59
  br i1 %or.cond5.i, label %B266.preheader7.i, label %vector.ph.i92

vector.ph.i92:
  %62 = add i64 %lsr.iv.i, %.326.i
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
  %scevgep57 = getelementptr i8, ptr %scevgep56, i64 -16
  store <2 x double> %wide.load.i95, ptr %scevgep57, align 8
  store <2 x double> %wide.load3.i, ptr %scevgep11.i, align 8
  %index.next.i96 = add nuw i64 %index.i94, 4
  %67 = icmp eq i64 %64, %index.next.i96
  br i1 %67, label %middle.block.i97, label %vector.body.i93

middle.block.i97:
  %n.vec.i98 = and i64 %61, -4
  %68 = sub i64 %.327.i, %n.vec.i98
  %69 = add i64 %n.vec.i98, %.131212227.i
  %cmp.n.i99 = icmp eq i64 %61, %n.vec.i98
  br i1 %cmp.n.i99, label %B302.i, label %B266.preheader7.i

B266.preheader7.i:
  %.350204208.ph.i = phi i64 [ %.327.i, %B266.preheader.i ], [ %68, %middle.block.i97 ]
  %.357205207.ph.i = phi i64 [ %.131212227.i, %B266.preheader.i ], [ %69, %middle.block.i97 ]
  %70 = add i64 %.350204208.ph.i, 1
  %71 = shl i64 %.357205207.ph.i, 3
  br label %B266.i

B142.endif.endif.endif.endif:
  %.484 = fcmp oge double %worst.3.1.i, 0.000000e+00
  %.490 = icmp ne i64 %.369172.ph, 0
  %or.cond = and i1 %.490, %.484
  br i1 %or.cond, label %B494, label %B612

B50.i107:
  %lsr.iv14.i108 = phi ptr [ %scevgep15.i136, %B302.i132 ], [ %scevgep13.i, %B50.i107.preheader ]
  %lsr.iv8.i109 = phi ptr [ %scevgep9.i135, %B302.i132 ], [ %scevgep.i87, %B50.i107.preheader ]
  %lsr.iv.i110 = phi i64 [ %lsr.iv.next.i134, %B302.i132 ], [ %arg.code.22, %B50.i107.preheader ]
  %worst.2.0229.i111 = phi double [ %worst.3.1.i133, %B302.i132 ], [ 0.000000e+00, %B50.i107.preheader ]
  %.131212227.i112 = phi i64 [ %.138.i113, %B302.i132 ], [ 0, %B50.i107.preheader ]
  %72 = sub i64 %arg.code.22, %.131212227.i112
  %.138.i113 = add nuw nsw i64 %.131212227.i112, 1
  %73 = shl nuw i64 1, %.131212227.i112
  %74 = and i64 %73, %.369172.ph
  %.174.not.i114 = icmp eq i64 %74, 0
  br i1 %.174.not.i114, label %B302.i132, label %B68.i115

B68.i115:
  %.181.i116 = getelementptr double, ptr %arg.code.6, i64 %.131212227.i112
  %.182.i117 = load double, ptr %.181.i116, align 8
  %sunkaddr93 = getelementptr i8, ptr %arg.code.1, i64 8
  %.223.i118 = load double, ptr %sunkaddr93, align 8
  %.224.i119 = fcmp ogt double %.182.i117, %.223.i118
  br i1 %.224.i119, label %B150.i121, label %common.ret

B150.i121:
  %.247.i122 = getelementptr double, ptr %arg.code.8, i64 %.131212227.i112
  %.248.i123 = load double, ptr %.247.i122, align 8
  %.250.i124 = fcmp ogt double %.248.i123, %worst.2.0229.i111
  %worst.4.2.i125 = select i1 %.250.i124, double %.248.i123, double %worst.2.0229.i111
  %.306.i126 = icmp slt i64 %72, 1
  br i1 %.306.i126, label %B302.i132, label %B210.endif.endif.i127

B266.i158:
  %lsr.iv21.i159 = phi i64 [ %112, %B266.preheader7.i155 ], [ %lsr.iv.next22.i165, %B266.i158 ]
  %lsr.iv19.i160 = phi i64 [ %111, %B266.preheader7.i155 ], [ %lsr.iv.next20.i164, %B266.i158 ]
  %scevgep24.i161 = getelementptr i8, ptr %arg.code.7, i64 %lsr.iv21.i159
  %.394.i162 = load double, ptr %scevgep24.i161, align 8
  %scevgep23.i163 = getelementptr i8, ptr %arg.y, i64 %lsr.iv21.i159
  store double %.394.i162, ptr %scevgep23.i163, align 8
  %lsr.iv.next20.i164 = add i64 %lsr.iv19.i160, -1
  %lsr.iv.next22.i165 = add i64 %lsr.iv21.i159, %0
  %.351.i166 = icmp samesign ugt i64 %lsr.iv.next20.i164, 1
  br i1 %.351.i166, label %B266.i158, label %B302.i132

B302.i132:
  %worst.3.1.i133 = phi double [ %worst.2.0229.i111, %B50.i107 ], [ %worst.4.2.i125, %97 ], [ %worst.4.2.i125, %B150.i121 ], [ %worst.4.2.i125, %middle.block.i152 ], [ %worst.4.2.i125, %B266.i158 ]
  %lsr.iv.next.i134 = add i64 %lsr.iv.i110, -1
  %scevgep9.i135 = getelementptr i8, ptr %lsr.iv8.i109, i64 8
  %scevgep15.i136 = getelementptr i8, ptr %lsr.iv14.i108, i64 8
  %exitcond.not.i137 = icmp eq i64 %.138.i113, %arg.code.21.fr
  br i1 %exitcond.not.i137, label %B494.endif.endif, label %B50.i107

B210.endif.endif.i127:
  %75 = or i64 %72, %arg.code.21.fr
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
  %84 = or i64 %72, %arg.code.21.fr
  %85 = and i64 %84, -4294967296
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %87, label %94

87:
  %88 = trunc i64 %arg.code.21.fr to i32
  %89 = trunc i64 %72 to i32
  %90 = udiv i32 %89, %88
  %91 = urem i32 %89, %88
  %92 = zext i32 %90 to i64
  %93 = zext i32 %91 to i64
  br label %97

94:
  %95 = udiv i64 %72, %arg.code.21.fr
  %96 = urem i64 %72, %arg.code.21.fr
  br label %97

97:
  %98 = phi i64 [ %81, %77 ], [ %92, %87 ], [ %95, %94 ]
  %99 = phi i64 [ %82, %77 ], [ %93, %87 ], [ %96, %94 ]
  %.324.i128 = icmp ne i64 %99, 0
  %.326.i129 = zext i1 %.324.i128 to i64
  %.327.i130 = add nuw i64 %98, %.326.i129
  %.351206.i131 = icmp sgt i64 %.327.i130, 0
  br i1 %.351206.i131, label %B266.preheader.i138, label %B302.i132

B266.preheader.i138:
  %100 = icmp ult i64 %2, 32
  %101 = icmp ne i64 %arg.code.21.fr, 1
  %102 = add nuw i64 %72, %.326.i129
  %min.iters.check.i139 = icmp ult i64 %102, 4
  %or.cond.not6.i140 = or i1 %101, %min.iters.check.i139
  %or.cond5.i141 = select i1 %or.cond.not6.i140, i1 true, i1 %100
  br i1 %or.cond5.i141, label %B266.preheader7.i155, label %vector.ph.i142

vector.ph.i142:
  %103 = add i64 %lsr.iv.i110, %.326.i129
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
  %scevgep58 = getelementptr i8, ptr %lsr.iv8.i109, i64 %107
  %scevgep59 = getelementptr i8, ptr %scevgep58, i64 -16
  store <2 x double> %wide.load.i147, ptr %scevgep59, align 8
  store <2 x double> %wide.load3.i148, ptr %scevgep11.i149, align 8
  %index.next.i151 = add nuw i64 %index.i144, 4
  %108 = icmp eq i64 %105, %index.next.i151
  br i1 %108, label %middle.block.i152, label %vector.body.i143

middle.block.i152:
  %n.vec.i153 = and i64 %102, -4
  %109 = sub i64 %.327.i130, %n.vec.i153
  %110 = add i64 %n.vec.i153, %.131212227.i112
  %cmp.n.i154 = icmp eq i64 %102, %n.vec.i153
  br i1 %cmp.n.i154, label %B302.i132, label %B266.preheader7.i155

B266.preheader7.i155:
  %.350204208.ph.i156 = phi i64 [ %.327.i130, %B266.preheader.i138 ], [ %109, %middle.block.i152 ]
  %.357205207.ph.i157 = phi i64 [ %.131212227.i112, %B266.preheader.i138 ], [ %110, %middle.block.i152 ]
  %111 = add i64 %.350204208.ph.i156, 1
  %112 = shl i64 %.357205207.ph.i157, 3
  br label %B266.i158

B494.endif.endif:
  %.595 = fcmp olt double %worst.3.1.i133, 0.000000e+00
  %.599 = fcmp ogt double %worst.3.1.i133, %worst.3.1.i
  %or.cond289 = select i1 %.595, i1 true, i1 %.599
  br i1 %or.cond289, label %B612, label %B608
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.74 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.227 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.487 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  store double 0.000000e+00, ptr %.74, align 8
  %.78 = call i32 @part14(ptr %.74, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.m.4, i64 %arg.m.5)
  %cond = icmp eq i32 %.78, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B128 ], [ 0, %B400 ], [ 0, %B424.endif ], [ %.78, %B0.if.if ], [ %.491, %B424.if.if ], [ %.231, %B132.if.if ]
  ret i32 %common.ret.op

B128:
  %storemerge.i3 = phi i64 [ 1, %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i3, ptr %retptr, align 8
  br label %common.ret

B132:
  %.231 = call i32 @part15(ptr %.227, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, i64 %arg.m.2, i64 %arg.m.5, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.22, ptr %arg.room.1)
  switch i32 %.231, label %B132.if.if [
    i32 -2, label %B132.endif.endif
    i32 0, label %B132.endif.endif
  ]

B272:
  %bad.2.0261 = phi i64 [ %.397.1, %B272 ], [ %bad.2.0261.unr, %B272.preheader13 ]
  %.347257259 = phi i64 [ %.354.1, %B272 ], [ %.347257259.unr, %B272.preheader13 ]
  %sunkaddr = mul i64 %.347257259, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr
  %.382 = load double, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %.347257259, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr31
  store double %.382, ptr %sunkaddr32, align 8
  %.391 = tail call double @llvm.fabs.f64(double %.382)
  %.392 = fcmp uge double %.391, 1.000000e+300
  %.396 = zext i1 %.392 to i64
  %.397 = add nuw nsw i64 %bad.2.0261, %.396
  %.354.1 = add nuw nsw i64 %.347257259, 2
  %sunkaddr33 = mul i64 %.347257259, 8
  %sunkaddr34 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr33
  %sunkaddr35 = getelementptr i8, ptr %sunkaddr34, i64 8
  %.382.1 = load double, ptr %sunkaddr35, align 8
  %sunkaddr36 = mul i64 %.347257259, 8
  %sunkaddr37 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr36
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr37, i64 8
  store double %.382.1, ptr %sunkaddr39, align 8
  %.391.1 = tail call double @llvm.fabs.f64(double %.382.1)
  %.392.1 = fcmp uge double %.391.1, 1.000000e+300
  %.396.1 = zext i1 %.392.1 to i64
  %.397.1 = add nuw nsw i64 %.397, %.396.1
  %exitcond.not.1 = icmp eq i64 %arg.code.22, %.354.1
  br i1 %exitcond.not.1, label %B396, label %B272

B396:
  %.397.lcssa = phi i64 [ %13, %middle.block ], [ %.397.lcssa10.unr, %B272.prol.loopexit ], [ %.397.1, %B272 ]
  %0 = icmp eq i64 %.397.lcssa, 0
  br i1 %0, label %B424, label %B400

B400:
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B424:
  store double 0.000000e+00, ptr %.487, align 8
  %.491 = call i32 @part3(ptr %.487, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.room.2)
  %cond4 = icmp eq i32 %.491, 0
  br i1 %cond4, label %B424.endif, label %B424.if.if

B0.endif:
  %.88 = load double, ptr %.74, align 8
  %.76.i = load double, ptr %arg.code.1, align 8
  %.116.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.117.i = load double, ptr %.116.i, align 8
  %.118.i = fcmp ogt double %.76.i, %.117.i
  %.165.i = fcmp ole double %.88, %.76.i
  %or.cond.i = select i1 %.118.i, i1 %.165.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.217.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.218.i = load i64, ptr %.217.i, align 8
  %.219.i = icmp eq i64 %.218.i, 0
  br i1 %.219.i, label %B128, label %B0.endif.endif

B0.if.if:
  %.86 = icmp sgt i32 %.78, 0
  %.79 = load ptr, ptr %excinfo.1, align 8
  %.87 = select i1 %.86, ptr %.79, ptr undef
  store ptr %.87, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.336.i = fcmp ogt double %.88, %.117.i
  br i1 %.336.i, label %B132, label %B128

B132.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B132.endif.endif:
  %.341258.not = icmp slt i64 %arg.code.22, 1
  br i1 %.341258.not, label %B424, label %B272.preheader

B272.preheader:
  %1 = ptrtoint ptr %arg.room.2 to i64
  %2 = ptrtoint ptr %arg.room.1 to i64
  %min.iters.check = icmp samesign ult i64 %arg.code.22, 4
  %3 = sub i64 %1, %2
  %diff.check = icmp ult i64 %3, 32
  %or.cond = select i1 %min.iters.check, i1 true, i1 %diff.check
  br i1 %or.cond, label %B272.preheader9, label %vector.ph

vector.ph:
  %n.vec = and i64 %arg.code.22, 9223372036854775804
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %10, %vector.body ]
  %vec.phi7 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %11, %vector.body ]
  %sunkaddr40 = mul i64 %index, 8
  %sunkaddr41 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr40
  %wide.load = load <2 x double>, ptr %sunkaddr41, align 8
  %sunkaddr42 = mul i64 %index, 8
  %sunkaddr43 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 16
  %wide.load8 = load <2 x double>, ptr %sunkaddr44, align 8
  %sunkaddr45 = mul i64 %index, 8
  %sunkaddr46 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr45
  store <2 x double> %wide.load, ptr %sunkaddr46, align 8
  %sunkaddr47 = mul i64 %index, 8
  %sunkaddr48 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr47
  %sunkaddr49 = getelementptr i8, ptr %sunkaddr48, i64 16
  store <2 x double> %wide.load8, ptr %sunkaddr49, align 8
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
  %cmp.n = icmp eq i64 %arg.code.22, %n.vec
  br i1 %cmp.n, label %B396, label %B272.preheader9

B272.preheader9:
  %bad.2.0261.ph = phi i64 [ 0, %B272.preheader ], [ %13, %middle.block ]
  %.347257259.ph = phi i64 [ 0, %B272.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.347257259.ph, 1
  %xtraiter = and i64 %arg.code.22, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B272.prol.loopexit, label %B272.prol

B272.prol:
  %.381.prol = getelementptr double, ptr %arg.room.1, i64 %.347257259.ph
  %.382.prol = load double, ptr %.381.prol, align 8
  %.385.prol = getelementptr double, ptr %arg.room.2, i64 %.347257259.ph
  store double %.382.prol, ptr %.385.prol, align 8
  %.391.prol = tail call double @llvm.fabs.f64(double %.382.prol)
  %.392.prol = fcmp uge double %.391.prol, 1.000000e+300
  %.396.prol = zext i1 %.392.prol to i64
  %.397.prol = add nuw nsw i64 %bad.2.0261.ph, %.396.prol
  br label %B272.prol.loopexit

B272.prol.loopexit:
  %.397.lcssa10.unr = phi i64 [ poison, %B272.preheader9 ], [ %.397.prol, %B272.prol ]
  %bad.2.0261.unr = phi i64 [ %bad.2.0261.ph, %B272.preheader9 ], [ %.397.prol, %B272.prol ]
  %.347257259.unr = phi i64 [ %.347257259.ph, %B272.preheader9 ], [ %.neg, %B272.prol ]
  %14 = icmp eq i64 %arg.code.22, %.neg
  br i1 %14, label %B396, label %B272.preheader13

B272.preheader13:
  br label %B272

B424.endif:
  %.501 = load double, ptr %.487, align 8
  %.514 = fcmp olt double %.501, 0.000000e+00
  %"$phi520.0.2.0" = zext i1 %.514 to i64
  store i64 %"$phi520.0.2.0", ptr %retptr, align 8
  br label %common.ret

B424.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part8(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.226 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.137 = getelementptr i8, ptr %arg.s.0, i64 88
  %.138 = load double, ptr %.137, align 8
  %.217 = load double, ptr %arg.s.0, align 8
  %.230 = call i32 @part14(ptr %.226, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %.217, double %.138, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.m.5, i64 %arg.m.2)
  %cond = icmp eq i32 %.230, 0
  br i1 %cond, label %B0.endif.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B650 ], [ %.230, %B0.if.if ]
  ret i32 %common.ret.op

B650.loopexit.unr-lcssa:
  %0 = and i64 %arg.code.22, 1
  %lcmp.mod37.not = icmp eq i64 %0, 0
  br i1 %lcmp.mod37.not, label %B650, label %B300.endif.epil.preheader

B300.endif.epil.preheader:
  %.414231241.epil.init = phi i64 [ 0, %B300.endif.preheader ], [ %unroll_iter39, %B650.loopexit.unr-lcssa ]
  %.747.epil = mul nsw i64 %.414231241.epil.init, %arg.m.3
  %.748.epil = getelementptr double, ptr %arg.room.3, i64 %.747.epil
  %.749.epil = load double, ptr %.748.epil, align 8
  %.753.epil = getelementptr double, ptr %arg.room.2, i64 %.414231241.epil.init
  %.754.epil = load double, ptr %.753.epil, align 8
  %.758.epil = getelementptr double, ptr %arg.room.1, i64 %.414231241.epil.init
  %.759.epil = load double, ptr %.758.epil, align 8
  %.762.epil = fsub double %.754.epil, %.759.epil
  %.763.epil = fadd double %.749.epil, %.762.epil
  store double %.763.epil, ptr %.748.epil, align 8
  br label %B650

B650.loopexit.unr-lcssa184:
  %1 = and i64 %arg.code.22, 1
  %lcmp.mod186.not = icmp eq i64 %1, 0
  br i1 %lcmp.mod186.not, label %B650, label %B300.endif.us.us29.us.epil.preheader

B300.endif.us.us29.us.epil.preheader:
  %lsr.iv57.us.us.epil.init = phi ptr [ %arg.room.3, %B300.endif.us.us29.us.preheader ], [ %scevgep58.us.us.1, %B650.loopexit.unr-lcssa184 ]
  %.414231241.us.us30.us.epil.init = phi i64 [ 0, %B300.endif.us.us29.us.preheader ], [ %unroll_iter188, %B650.loopexit.unr-lcssa184 ]
  store double %.722, ptr %lsr.iv57.us.us.epil.init, align 8
  %2 = shl i64 %.414231241.us.us30.us.epil.init, 3
  %scevgep115.us.epil = getelementptr i8, ptr %arg.room.2, i64 %2
  %.754.us.us34.us.epil = load double, ptr %scevgep115.us.epil, align 8
  %scevgep114.us.epil = getelementptr i8, ptr %arg.room.1, i64 %2
  %.759.us.us36.us.epil = load double, ptr %scevgep114.us.epil, align 8
  %.762.us.us37.us.epil = fsub double %.754.us.us34.us.epil, %.759.us.us36.us.epil
  %.763.us.us38.us.epil = fadd double %.722, %.762.us.us37.us.epil
  store double %.763.us.us38.us.epil, ptr %lsr.iv57.us.us.epil.init, align 8
  br label %B650

B650.loopexit171.unr-lcssa:
  %3 = and i64 %arg.code.22, 1
  %lcmp.mod181.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod181.not, label %B650, label %B300.endif.us.us29.epil.preheader

B300.endif.us.us29.epil.preheader:
  %lsr.iv57.us.epil.init = phi ptr [ %arg.room.3, %B300.endif.us.us29.preheader170 ], [ %scevgep58.us.1, %B650.loopexit171.unr-lcssa ]
  %.414231241.us.us30.epil.init = phi i64 [ 0, %B300.endif.us.us29.preheader170 ], [ %unroll_iter183, %B650.loopexit171.unr-lcssa ]
  %4 = icmp eq i64 %arg.m.3, 2
  store double %.722, ptr %lsr.iv57.us.epil.init, align 8
  %scevgep59.us.1.epil = getelementptr i8, ptr %lsr.iv57.us.epil.init, i64 8
  store double %.722, ptr %scevgep59.us.1.epil, align 8
  br i1 %4, label %B342.B540_crit_edge.split.us255.loopexit.us.epil, label %B344.endif.us248.us.2.epil

B344.endif.us248.us.2.epil:
  %scevgep59.us.2.epil = getelementptr i8, ptr %lsr.iv57.us.epil.init, i64 16
  store double %.722, ptr %scevgep59.us.2.epil, align 8
  br label %B342.B540_crit_edge.split.us255.loopexit.us.epil

B342.B540_crit_edge.split.us255.loopexit.us.epil:
  %5 = shl i64 %.414231241.us.us30.epil.init, 3
  %scevgep115.epil = getelementptr i8, ptr %arg.room.2, i64 %5
  %.754.us.us34.epil = load double, ptr %scevgep115.epil, align 8
  %scevgep114.epil = getelementptr i8, ptr %arg.room.1, i64 %5
  %.759.us.us36.epil = load double, ptr %scevgep114.epil, align 8
  %.762.us.us37.epil = fsub double %.754.us.us34.epil, %.759.us.us36.epil
  %.763.us.us38.epil = fadd double %.722, %.762.us.us37.epil
  store double %.763.us.us38.epil, ptr %lsr.iv57.us.epil.init, align 8
  br label %B650

B650:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.238 = icmp sgt i32 %.230, 0
  %.231 = load ptr, ptr %excinfo.1, align 8
  %.239 = select i1 %.238, ptr %.231, ptr undef
  store ptr %.239, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.318 = getelementptr i8, ptr %arg.s.1, i64 32
  %.319 = load i64, ptr %.318, align 8
  %.324 = sub i64 %arg.m.2, %arg.m.5
  %.325 = add nsw i64 %.324, %.319
  store i64 %.325, ptr %.318, align 8
  %.408238.not = icmp slt i64 %arg.code.22, 1
  br i1 %.408238.not, label %B650, label %B300.endif.lr.ph

B300.endif.lr.ph:
  %.530220.not = icmp slt i64 %arg.m.3, 1
  %.722 = fmul double %.138, 0.000000e+00
  br i1 %.530220.not, label %B300.endif.preheader, label %B300.endif.lr.ph.split.us

B300.endif.preheader:
  %6 = icmp eq i64 %arg.code.22, 1
  br i1 %6, label %B300.endif.epil.preheader, label %B300.endif.preheader.new

B300.endif.preheader.new:
  %const152 = bitcast i64 9223372036854775806 to i64
  %unroll_iter39 = and i64 %arg.code.22, %const152
  %7 = shl i64 %arg.m.3, 4
  br label %B300.endif

B300.endif.lr.ph.split.us:
  %.655208.not = icmp slt i64 %arg.m.2, 1
  br i1 %.655208.not, label %B300.endif.us.preheader, label %B300.endif.us.us.preheader

B300.endif.us.us.preheader:
  %const = bitcast i64 9223372036854775806 to i64
  %unroll_iter = and i64 %arg.m.2, %const
  %8 = icmp eq i64 %arg.m.2, 1
  %sunkaddr = shl i64 %arg.m.3, 3
  %sunkaddr72 = shl i64 %arg.code.22, 3
  br i1 %8, label %B300.endif.us.us.us.preheader, label %B300.endif.us.us.preheader.split

B300.endif.us.us.us.preheader:
  %9 = mul i64 %arg.code.22, %sunkaddr
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
  %broadcast.splatinsert68 = insertelement <2 x double> poison, double %.138, i64 0
  %broadcast.splat69 = shufflevector <2 x double> %broadcast.splatinsert68, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep116 = getelementptr i8, ptr %arg.room.3, i64 16
  %11 = icmp samesign ult i64 %arg.m.3, 6
  %brmerge = select i1 %11, i1 true, i1 %conflict.rdx
  br label %B300.endif.us.us.us

B300.endif.us.us.us:
  %lsr.iv232 = phi ptr [ %scevgep233, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %arg.room.3, %B300.endif.us.us.us.preheader ]
  %lsr.iv117 = phi ptr [ %scevgep118, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %scevgep116, %B300.endif.us.us.us.preheader ]
  %.414231241.us.us.us = phi i64 [ %.421.us.us.us, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ 0, %B300.endif.us.us.us.preheader ]
  %.730.us.us.us = mul nuw nsw i64 %.414231241.us.us.us, %arg.m.3
  %12 = getelementptr double, ptr %arg.room.3, i64 %.730.us.us.us
  br i1 %brmerge, label %B344.endif.us.us.us.us.us.preheader, label %vector.ph

vector.ph:
  %sunkaddr154 = shl i64 %.414231241.us.us.us, 3
  %sunkaddr155 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr154
  %13 = load double, ptr %sunkaddr155, align 8
  %broadcast.splatinsert73 = insertelement <2 x double> poison, double %13, i64 0
  %broadcast.splat74 = shufflevector <2 x double> %broadcast.splatinsert73, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body70

vector.body70:
  %index71 = phi i64 [ 0, %vector.ph ], [ %index.next75, %vector.body70 ]
  %sunkaddr153 = mul i64 %index71, 8
  %sunkaddr156 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr153
  %wide.load = load <2 x double>, ptr %sunkaddr156, align 8
  %sunkaddr157 = mul i64 %index71, 8
  %sunkaddr158 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr157
  %sunkaddr159 = getelementptr i8, ptr %sunkaddr158, i64 16
  %wide.load72 = load <2 x double>, ptr %sunkaddr159, align 8
  %14 = fmul <2 x double> %broadcast.splat74, %wide.load
  %15 = fmul <2 x double> %broadcast.splat74, %wide.load72
  %16 = fadd <2 x double> %14, zeroinitializer
  %17 = fadd <2 x double> %15, zeroinitializer
  %18 = fmul <2 x double> %broadcast.splat69, %16
  %19 = fmul <2 x double> %broadcast.splat69, %17
  %20 = shl i64 %index71, 3
  %scevgep95 = getelementptr i8, ptr %lsr.iv117, i64 %20
  %scevgep96 = getelementptr i8, ptr %scevgep95, i64 -16
  store <2 x double> %18, ptr %scevgep96, align 8
  store <2 x double> %19, ptr %scevgep95, align 8
  %index.next75 = add nuw nsw i64 %index71, 4
  %21 = icmp eq i64 %n.vec67, %index.next75
  br i1 %21, label %middle.block76, label %vector.body70

middle.block76:
  %22 = icmp eq i64 %arg.m.3, %n.vec67
  br i1 %22, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us.preheader

B344.endif.us.us.us.us.us.preheader:
  %.536215221.us.us.us.us.us.ph = phi i64 [ %n.vec67, %middle.block76 ], [ 0, %B300.endif.us.us.us ]
  %23 = and i64 %arg.m.3, 1
  %24 = icmp eq i64 %23, 0
  %.neg = or disjoint i64 %.536215221.us.us.us.us.us.ph, 1
  br i1 %24, label %B344.endif.us.us.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us.us.prol

B344.endif.us.us.us.us.us.prol:
  %invariant.gep.us.us.us.us.us.prol = getelementptr double, ptr %arg.m.1, i64 %.536215221.us.us.us.us.us.ph
  %.701.us.us.us.epil.us.us.prol = load double, ptr %invariant.gep.us.us.us.us.us.prol, align 8
  %sunkaddr161 = shl i64 %.414231241.us.us.us, 3
  %sunkaddr162 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr161
  %.709.us.us.us.epil.us.us.prol = load double, ptr %sunkaddr162, align 8
  %.710.us.us.us.epil.us.us.prol = fmul double %.701.us.us.us.epil.us.us.prol, %.709.us.us.us.epil.us.us.prol
  %.712.us.us.us.epil.us.us.prol = fadd double %.710.us.us.us.epil.us.us.prol, 0.000000e+00
  %.722.us.us.us.us.us.prol = fmul double %.138, %.712.us.us.us.epil.us.us.prol
  %.735.us.us.us.us.us.prol = getelementptr double, ptr %12, i64 %.536215221.us.us.us.us.us.ph
  store double %.722.us.us.us.us.us.prol, ptr %.735.us.us.us.us.us.prol, align 8
  br label %B344.endif.us.us.us.us.us.prol.loopexit

B344.endif.us.us.us.us.us.prol.loopexit:
  %.536215221.us.us.us.us.us.unr = phi i64 [ %.536215221.us.us.us.us.us.ph, %B344.endif.us.us.us.us.us.preheader ], [ %.neg, %B344.endif.us.us.us.us.us.prol ]
  %25 = icmp eq i64 %arg.m.3, %.neg
  br i1 %25, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us.preheader9

B344.endif.us.us.us.us.us.preheader9:
  br label %B344.endif.us.us.us.us.us

B344.endif.us.us.us.us.us:
  %.536215221.us.us.us.us.us = phi i64 [ %.543.us.us.us.us.us.1, %B344.endif.us.us.us.us.us ], [ %.536215221.us.us.us.us.us.unr, %B344.endif.us.us.us.us.us.preheader9 ]
  %sunkaddr160 = mul i64 %.536215221.us.us.us.us.us, 8
  %sunkaddr163 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr160
  %.701.us.us.us.epil.us.us = load double, ptr %sunkaddr163, align 8
  %sunkaddr164 = mul i64 %.414231241.us.us.us, 8
  %sunkaddr165 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr164
  %.709.us.us.us.epil.us.us = load double, ptr %sunkaddr165, align 8
  %.710.us.us.us.epil.us.us = fmul double %.701.us.us.us.epil.us.us, %.709.us.us.us.epil.us.us
  %.712.us.us.us.epil.us.us = fadd double %.710.us.us.us.epil.us.us, 0.000000e+00
  %.722.us.us.us.us.us = fmul double %.138, %.712.us.us.us.epil.us.us
  %26 = shl i64 %.536215221.us.us.us.us.us, 3
  %scevgep105 = getelementptr i8, ptr %lsr.iv232, i64 %26
  %27 = shl i64 %.536215221.us.us.us.us.us, 3
  %scevgep103 = getelementptr i8, ptr %lsr.iv232, i64 %27
  %scevgep104 = getelementptr i8, ptr %scevgep103, i64 8
  store double %.722.us.us.us.us.us, ptr %scevgep105, align 8
  %sunkaddr166 = mul i64 %.536215221.us.us.us.us.us, 8
  %sunkaddr167 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr166
  %sunkaddr168 = getelementptr i8, ptr %sunkaddr167, i64 8
  %.701.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr168, align 8
  %.709.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr165, align 8
  %.710.us.us.us.epil.us.us.1 = fmul double %.701.us.us.us.epil.us.us.1, %.709.us.us.us.epil.us.us.1
  %.712.us.us.us.epil.us.us.1 = fadd double %.710.us.us.us.epil.us.us.1, 0.000000e+00
  %.543.us.us.us.us.us.1 = add nuw nsw i64 %.536215221.us.us.us.us.us, 2
  %.722.us.us.us.us.us.1 = fmul double %.138, %.712.us.us.us.epil.us.us.1
  store double %.722.us.us.us.us.us.1, ptr %scevgep104, align 8
  %exitcond273.not.us.us.1 = icmp eq i64 %arg.m.3, %.543.us.us.us.us.us.1
  br i1 %exitcond273.not.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us

B342.B540_crit_edge.split.us.us.us.split.us.us:
  %.421.us.us.us = add nuw nsw i64 %.414231241.us.us.us, 1
  %.749.us.us.us = load double, ptr %12, align 8
  %.753.us.us.us = getelementptr double, ptr %arg.room.2, i64 %.414231241.us.us.us
  %.754.us.us.us = load double, ptr %.753.us.us.us, align 8
  %.758.us.us.us = getelementptr double, ptr %arg.room.1, i64 %.414231241.us.us.us
  %.759.us.us.us = load double, ptr %.758.us.us.us, align 8
  %.762.us.us.us = fsub double %.754.us.us.us, %.759.us.us.us
  %.763.us.us.us = fadd double %.749.us.us.us, %.762.us.us.us
  store double %.763.us.us.us, ptr %12, align 8
  %scevgep118 = getelementptr i8, ptr %lsr.iv117, i64 %sunkaddr
  %scevgep233 = getelementptr i8, ptr %lsr.iv232, i64 %sunkaddr
  %exitcond274.not.us = icmp eq i64 %arg.code.22, %.421.us.us.us
  br i1 %exitcond274.not.us, label %B650, label %B300.endif.us.us.us

B300.endif.us.us.preheader.split:
  %28 = and i64 %arg.m.2, 1
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %B300.endif.us.us.us14.preheader, label %B300.endif.us.us.preheader43

B300.endif.us.us.us14.preheader:
  %30 = add nsw i64 %arg.m.2, -2
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %B300.endif.us.us.us14.us.preheader, label %B300.endif.us.us.us14.preheader196

B300.endif.us.us.us14.preheader196:
  %32 = lshr i64 %30, 1
  %33 = add nuw i64 %32, 1
  %34 = lshr i64 %33, 1
  %35 = shl i64 %34, 1
  br label %B300.endif.us.us.us14

B300.endif.us.us.us14.us.preheader:
  %36 = mul i64 %arg.code.22, %arg.m.3
  %37 = shl i64 %36, 3
  %scevgep122 = getelementptr i8, ptr %arg.room.3, i64 %37
  %scevgep123 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr
  %38 = shl i64 %arg.m.3, 4
  %scevgep124 = getelementptr i8, ptr %arg.m.1, i64 %38
  %scevgep125 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr72
  %39 = shl i64 %arg.code.22, 4
  %scevgep126 = getelementptr i8, ptr %arg.room.0, i64 %39
  %bound0127 = icmp ult ptr %arg.room.3, %scevgep124
  %bound1128 = icmp ult ptr %scevgep123, %scevgep122
  %found.conflict129 = and i1 %bound0127, %bound1128
  %bound0131 = icmp ult ptr %arg.room.3, %scevgep123
  %bound1132 = icmp ult ptr %arg.m.1, %scevgep122
  %found.conflict133 = and i1 %bound0131, %bound1132
  %stride.check134 = icmp slt i64 %sunkaddr, 0
  %40 = or i1 %stride.check134, %found.conflict133
  %conflict.rdx135 = or i1 %found.conflict129, %40
  %bound0136 = icmp ult ptr %arg.room.3, %scevgep126
  %bound1137 = icmp ult ptr %scevgep125, %scevgep122
  %found.conflict138 = and i1 %bound0136, %bound1137
  %conflict.rdx140 = or i1 %found.conflict138, %conflict.rdx135
  %bound0141 = icmp ult ptr %arg.room.3, %scevgep125
  %bound1142 = icmp ult ptr %arg.room.0, %scevgep122
  %found.conflict143 = and i1 %bound0141, %bound1142
  %conflict.rdx145 = or i1 %found.conflict143, %conflict.rdx140
  %const_mat149 = add i64 %const, -2
  %n.vec150 = and i64 %arg.m.3, %const_mat149
  %41 = shl i64 %n.vec150, 3
  %42 = getelementptr i8, ptr %arg.m.1, i64 %41
  %broadcast.splatinsert151 = insertelement <2 x double> poison, double %.138, i64 0
  %broadcast.splat152 = shufflevector <2 x double> %broadcast.splatinsert151, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep241 = getelementptr i8, ptr %arg.m.1, i64 16
  %scevgep245 = getelementptr i8, ptr %scevgep241, i64 %sunkaddr
  %scevgep249 = getelementptr i8, ptr %arg.room.3, i64 16
  %43 = icmp samesign ult i64 %arg.m.3, 8
  %brmerge191 = select i1 %43, i1 true, i1 %conflict.rdx145
  br label %B300.endif.us.us.us14.us

B300.endif.us.us.us14.us:
  %lsr.iv265 = phi ptr [ %arg.room.3, %B300.endif.us.us.us14.us.preheader ], [ %scevgep266, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %lsr.iv250 = phi ptr [ %scevgep249, %B300.endif.us.us.us14.us.preheader ], [ %scevgep251, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %lsr.iv65.us15.us = phi ptr [ %arg.room.0, %B300.endif.us.us.us14.us.preheader ], [ %scevgep66.us27.us, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %.414231241.us.us.us16.us = phi i64 [ 0, %B300.endif.us.us.us14.us.preheader ], [ %.421.us.us.us19.us, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %.730.us.us.us18.us = mul nuw nsw i64 %.414231241.us.us.us16.us, %arg.m.3
  %44 = getelementptr double, ptr %arg.room.3, i64 %.730.us.us.us18.us
  br i1 %brmerge191, label %B344.endif.us.us.us.us3.us.us.us.preheader, label %vector.ph148

vector.ph148:
  %sunkaddr311 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %45 = load double, ptr %sunkaddr311, align 8
  %broadcast.splatinsert163 = insertelement <2 x double> poison, double %45, i64 0
  %broadcast.splat164 = shufflevector <2 x double> %broadcast.splatinsert163, <2 x double> poison, <2 x i32> zeroinitializer
  %46 = load double, ptr %lsr.iv65.us15.us, align 8
  %broadcast.splatinsert159 = insertelement <2 x double> poison, double %46, i64 0
  %broadcast.splat160 = shufflevector <2 x double> %broadcast.splatinsert159, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body153

vector.body153:
  %index154 = phi i64 [ 0, %vector.ph148 ], [ %index.next165, %vector.body153 ]
  %offset.idx155 = shl i64 %index154, 3
  %scevgep243 = getelementptr i8, ptr %scevgep241, i64 %offset.idx155
  %scevgep244 = getelementptr i8, ptr %scevgep243, i64 -16
  %wide.load157 = load <2 x double>, ptr %scevgep244, align 8
  %wide.load158 = load <2 x double>, ptr %scevgep243, align 8
  %47 = fmul <2 x double> %broadcast.splat160, %wide.load157
  %48 = fmul <2 x double> %broadcast.splat160, %wide.load158
  %49 = fadd <2 x double> %47, zeroinitializer
  %50 = fadd <2 x double> %48, zeroinitializer
  %51 = shl i64 %index154, 3
  %scevgep112 = getelementptr i8, ptr %scevgep245, i64 %51
  %scevgep113 = getelementptr i8, ptr %scevgep112, i64 -16
  %wide.load161 = load <2 x double>, ptr %scevgep113, align 8
  %wide.load162 = load <2 x double>, ptr %scevgep112, align 8
  %52 = fmul <2 x double> %broadcast.splat164, %wide.load161
  %53 = fmul <2 x double> %broadcast.splat164, %wide.load162
  %54 = fadd <2 x double> %49, %52
  %55 = fadd <2 x double> %50, %53
  %56 = fmul <2 x double> %broadcast.splat152, %54
  %57 = fmul <2 x double> %broadcast.splat152, %55
  %58 = shl i64 %index154, 3
  %scevgep110 = getelementptr i8, ptr %lsr.iv250, i64 %58
  %scevgep111 = getelementptr i8, ptr %scevgep110, i64 -16
  store <2 x double> %56, ptr %scevgep111, align 8
  store <2 x double> %57, ptr %scevgep110, align 8
  %index.next165 = add nuw nsw i64 %index154, 4
  %59 = icmp eq i64 %n.vec150, %index.next165
  br i1 %59, label %middle.block166, label %vector.body153

middle.block166:
  %60 = icmp eq i64 %arg.m.3, %n.vec150
  br i1 %60, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us.preheader

B344.endif.us.us.us.us3.us.us.us.preheader:
  %lsr.iv60.us4.us.us.us.ph = phi ptr [ %42, %middle.block166 ], [ %arg.m.1, %B300.endif.us.us.us14.us ]
  %.536215221.us.us.us.us5.us.us.us.ph = phi i64 [ %n.vec150, %middle.block166 ], [ 0, %B300.endif.us.us.us14.us ]
  %61 = and i64 %arg.m.3, 1
  %62 = icmp eq i64 %61, 0
  %.neg190 = or disjoint i64 %.536215221.us.us.us.us5.us.us.us.ph, 1
  br i1 %62, label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us3.us.us.us.prol

B344.endif.us.us.us.us3.us.us.us.prol:
  %.701.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv60.us4.us.us.us.ph, align 8
  %.709.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv65.us15.us, align 8
  %.710.us.us.us.us.us.epil.us.us.prol = fmul double %.701.us.us.us.us.us.epil.us.us.prol, %.709.us.us.us.us.us.epil.us.us.prol
  %.712.us.us.us.us.us.epil.us.us.prol = fadd double %.710.us.us.us.us.us.epil.us.us.prol, 0.000000e+00
  %sunkaddr71.us.us.epil.us.us.prol = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.ph, i64 %sunkaddr
  %.701.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr71.us.us.epil.us.us.prol, align 8
  %sunkaddr312 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %.709.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr312, align 8
  %.710.us.us.us.1.us.us.epil.us.us.prol = fmul double %.701.us.us.us.1.us.us.epil.us.us.prol, %.709.us.us.us.1.us.us.epil.us.us.prol
  %.712.us.us.us.1.us.us.epil.us.us.prol = fadd double %.712.us.us.us.us.us.epil.us.us.prol, %.710.us.us.us.1.us.us.epil.us.us.prol
  %.722.us.us.us.us10.us.us.us.prol = fmul double %.138, %.712.us.us.us.1.us.us.epil.us.us.prol
  %.735.us.us.us.us11.us.us.us.prol = getelementptr double, ptr %44, i64 %.536215221.us.us.us.us5.us.us.us.ph
  store double %.722.us.us.us.us10.us.us.us.prol, ptr %.735.us.us.us.us11.us.us.us.prol, align 8
  %scevgep61.us12.us.us.us.prol = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.ph, i64 8
  br label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit

B344.endif.us.us.us.us3.us.us.us.prol.loopexit:
  %lsr.iv60.us4.us.us.us.unr = phi ptr [ %lsr.iv60.us4.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %scevgep61.us12.us.us.us.prol, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %.536215221.us.us.us.us5.us.us.us.unr = phi i64 [ %.536215221.us.us.us.us5.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %.neg190, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %63 = icmp eq i64 %arg.m.3, %.neg190
  br i1 %63, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us.preheader194

B344.endif.us.us.us.us3.us.us.us.preheader194:
  %64 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr
  %scevgep255 = getelementptr i8, ptr %64, i64 8
  %65 = shl i64 %.536215221.us.us.us.us5.us.us.us.unr, 3
  %scevgep267 = getelementptr i8, ptr %lsr.iv265, i64 %65
  %66 = sub i64 %arg.m.3, %.536215221.us.us.us.us5.us.us.us.unr
  br label %B344.endif.us.us.us.us3.us.us.us

B344.endif.us.us.us.us3.us.us.us:
  %lsr.iv256 = phi i64 [ 0, %B344.endif.us.us.us.us3.us.us.us.preheader194 ], [ %lsr.iv.next257, %B344.endif.us.us.us.us3.us.us.us ]
  %sunkaddr169 = mul i64 %lsr.iv256, 8
  %sunkaddr170 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr169
  %.701.us.us.us.us.us.epil.us.us = load double, ptr %sunkaddr170, align 8
  %.709.us.us.us.us.us.epil.us.us = load double, ptr %lsr.iv65.us15.us, align 8
  %.710.us.us.us.us.us.epil.us.us = fmul double %.701.us.us.us.us.us.epil.us.us, %.709.us.us.us.us.us.epil.us.us
  %.712.us.us.us.us.us.epil.us.us = fadd double %.710.us.us.us.us.us.epil.us.us, 0.000000e+00
  %67 = shl i64 %lsr.iv256, 3
  %scevgep119 = getelementptr i8, ptr %scevgep255, i64 %67
  %scevgep120 = getelementptr i8, ptr %scevgep119, i64 -8
  %.701.us.us.us.1.us.us.epil.us.us = load double, ptr %scevgep120, align 8
  %sunkaddr171 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %.709.us.us.us.1.us.us.epil.us.us = load double, ptr %sunkaddr171, align 8
  %.710.us.us.us.1.us.us.epil.us.us = fmul double %.701.us.us.us.1.us.us.epil.us.us, %.709.us.us.us.1.us.us.epil.us.us
  %.712.us.us.us.1.us.us.epil.us.us = fadd double %.712.us.us.us.us.us.epil.us.us, %.710.us.us.us.1.us.us.epil.us.us
  %.722.us.us.us.us10.us.us.us = fmul double %.138, %.712.us.us.us.1.us.us.epil.us.us
  %68 = shl i64 %lsr.iv256, 3
  %scevgep114 = getelementptr i8, ptr %scevgep267, i64 %68
  store double %.722.us.us.us.us10.us.us.us, ptr %scevgep114, align 8
  %sunkaddr172 = mul i64 %lsr.iv256, 8
  %sunkaddr173 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr172
  %sunkaddr174 = getelementptr i8, ptr %sunkaddr173, i64 8
  %.701.us.us.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr174, align 8
  %.709.us.us.us.us.us.epil.us.us.1 = load double, ptr %lsr.iv65.us15.us, align 8
  %.710.us.us.us.us.us.epil.us.us.1 = fmul double %.701.us.us.us.us.us.epil.us.us.1, %.709.us.us.us.us.us.epil.us.us.1
  %.712.us.us.us.us.us.epil.us.us.1 = fadd double %.710.us.us.us.us.us.epil.us.us.1, 0.000000e+00
  %.701.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %scevgep119, align 8
  %.709.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %sunkaddr171, align 8
  %.710.us.us.us.1.us.us.epil.us.us.1 = fmul double %.701.us.us.us.1.us.us.epil.us.us.1, %.709.us.us.us.1.us.us.epil.us.us.1
  %.712.us.us.us.1.us.us.epil.us.us.1 = fadd double %.712.us.us.us.us.us.epil.us.us.1, %.710.us.us.us.1.us.us.epil.us.us.1
  %.722.us.us.us.us10.us.us.us.1 = fmul double %.138, %.712.us.us.us.1.us.us.epil.us.us.1
  %69 = shl i64 %lsr.iv256, 3
  %scevgep115 = getelementptr i8, ptr %scevgep267, i64 %69
  %scevgep117 = getelementptr i8, ptr %scevgep115, i64 8
  store double %.722.us.us.us.us10.us.us.us.1, ptr %scevgep117, align 8
  %lsr.iv.next257 = add i64 %lsr.iv256, 2
  %exitcond273.not.us13.us.us.us.1 = icmp eq i64 %66, %lsr.iv.next257
  br i1 %exitcond273.not.us13.us.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us:
  %.421.us.us.us19.us = add nuw nsw i64 %.414231241.us.us.us16.us, 1
  %.749.us.us.us20.us = load double, ptr %44, align 8
  %.753.us.us.us21.us = getelementptr double, ptr %arg.room.2, i64 %.414231241.us.us.us16.us
  %.754.us.us.us22.us = load double, ptr %.753.us.us.us21.us, align 8
  %.758.us.us.us23.us = getelementptr double, ptr %arg.room.1, i64 %.414231241.us.us.us16.us
  %.759.us.us.us24.us = load double, ptr %.758.us.us.us23.us, align 8
  %.762.us.us.us25.us = fsub double %.754.us.us.us22.us, %.759.us.us.us24.us
  %.763.us.us.us26.us = fadd double %.749.us.us.us20.us, %.762.us.us.us25.us
  store double %.763.us.us.us26.us, ptr %44, align 8
  %scevgep66.us27.us = getelementptr i8, ptr %lsr.iv65.us15.us, i64 8
  %scevgep251 = getelementptr i8, ptr %lsr.iv250, i64 %sunkaddr
  %scevgep266 = getelementptr i8, ptr %lsr.iv265, i64 %sunkaddr
  %exitcond274.not.us28.us = icmp eq i64 %arg.code.22, %.421.us.us.us19.us
  br i1 %exitcond274.not.us28.us, label %B650, label %B300.endif.us.us.us14.us

B300.endif.us.us.preheader43:
  %.697.us.us.us.epil = mul i64 %unroll_iter, %arg.m.3
  %invariant.gep = getelementptr double, ptr %arg.m.1, i64 %.697.us.us.us.epil
  %.705.us.us.us.epil = mul i64 %arg.code.22, %unroll_iter
  %invariant.gep49 = getelementptr double, ptr %arg.room.0, i64 %.705.us.us.us.epil
  %70 = add nsw i64 %arg.m.2, -2
  %71 = lshr i64 %70, 1
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %B300.endif.us.us.us11.preheader, label %B300.endif.us.us.preheader199

B300.endif.us.us.preheader199:
  %73 = add nuw i64 %71, 1
  %74 = lshr i64 %73, 1
  %75 = shl i64 %74, 1
  br label %B300.endif.us.us

B300.endif.us.us.us11.preheader:
  %76 = mul i64 %arg.code.22, %arg.m.3
  %77 = shl i64 %76, 3
  %scevgep64 = getelementptr i8, ptr %arg.room.3, i64 %77
  %78 = shl i64 %arg.m.2, 3
  %79 = mul i64 %arg.m.3, %78
  %scevgep65 = getelementptr i8, ptr %arg.m.1, i64 %79
  %scevgep67 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr
  %80 = shl i64 %arg.m.3, 4
  %scevgep69 = getelementptr i8, ptr %arg.m.1, i64 %80
  %81 = mul i64 %arg.code.22, %78
  %scevgep70 = getelementptr i8, ptr %arg.room.0, i64 %81
  %scevgep71 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr72
  %82 = shl i64 %arg.code.22, 4
  %scevgep72 = getelementptr i8, ptr %arg.room.0, i64 %82
  %bound073 = icmp ult ptr %arg.room.3, %scevgep65
  %bound174 = icmp ult ptr %invariant.gep, %scevgep64
  %found.conflict75 = and i1 %bound073, %bound174
  %bound076 = icmp ult ptr %arg.room.3, %scevgep69
  %bound177 = icmp ult ptr %scevgep67, %scevgep64
  %found.conflict78 = and i1 %bound076, %bound177
  %stride.check79 = icmp slt i64 %sunkaddr, 0
  %83 = or i1 %stride.check79, %found.conflict78
  %conflict.rdx80 = or i1 %found.conflict75, %83
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
  %84 = shl i64 %n.vec102, 3
  %85 = getelementptr i8, ptr %arg.m.1, i64 %84
  %broadcast.splatinsert103 = insertelement <2 x double> poison, double %.138, i64 0
  %broadcast.splat104 = shufflevector <2 x double> %broadcast.splatinsert103, <2 x double> poison, <2 x i32> zeroinitializer
  %86 = and i64 %78, -16
  %87 = mul i64 %86, %arg.m.3
  %scevgep280 = getelementptr i8, ptr %arg.m.1, i64 %87
  %88 = icmp samesign ult i64 %arg.m.3, 8
  %brmerge192 = select i1 %88, i1 true, i1 %conflict.rdx100
  br label %B300.endif.us.us.us11

B300.endif.us.us.us11:
  %lsr.iv277 = phi ptr [ %arg.room.3, %B300.endif.us.us.us11.preheader ], [ %scevgep278, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  %lsr.iv65.us = phi ptr [ %arg.room.0, %B300.endif.us.us.us11.preheader ], [ %scevgep66.us, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  %.414231241.us.us.us12 = phi i64 [ 0, %B300.endif.us.us.us11.preheader ], [ %.421.us.us.us14, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  br i1 %brmerge192, label %B344.endif.us.us.us.us.us23.preheader, label %vector.ph101

vector.ph101:
  %sunkaddr175 = mul i64 %.414231241.us.us.us12, 8
  %sunkaddr176 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr175
  %89 = load double, ptr %sunkaddr176, align 8
  %broadcast.splatinsert114 = insertelement <2 x double> poison, double %89, i64 0
  %broadcast.splat115 = shufflevector <2 x double> %broadcast.splatinsert114, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr321 = getelementptr i8, ptr %lsr.iv65.us, i64 %sunkaddr72
  %90 = load double, ptr %sunkaddr321, align 8
  %broadcast.splatinsert111 = insertelement <2 x double> poison, double %90, i64 0
  %broadcast.splat112 = shufflevector <2 x double> %broadcast.splatinsert111, <2 x double> poison, <2 x i32> zeroinitializer
  %91 = load double, ptr %lsr.iv65.us, align 8
  %broadcast.splatinsert108 = insertelement <2 x double> poison, double %91, i64 0
  %broadcast.splat109 = shufflevector <2 x double> %broadcast.splatinsert108, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body105

vector.body105:
  %index106 = phi i64 [ 0, %vector.ph101 ], [ %index.next116, %vector.body105 ]
  %offset.idx = shl i64 %index106, 3
  %next.gep = getelementptr i8, ptr %arg.m.1, i64 %offset.idx
  %wide.load107 = load <2 x double>, ptr %next.gep, align 8
  %92 = fmul <2 x double> %broadcast.splat109, %wide.load107
  %93 = fadd <2 x double> %92, zeroinitializer
  %scevgep276 = getelementptr i8, ptr %scevgep67, i64 %offset.idx
  %wide.load110 = load <2 x double>, ptr %scevgep276, align 8
  %94 = fmul <2 x double> %broadcast.splat112, %wide.load110
  %95 = fadd <2 x double> %93, %94
  %96 = shl i64 %index106, 3
  %scevgep135 = getelementptr i8, ptr %scevgep280, i64 %96
  %wide.load113 = load <2 x double>, ptr %scevgep135, align 8
  %97 = fmul <2 x double> %broadcast.splat115, %wide.load113
  %98 = fadd <2 x double> %95, %97
  %99 = fmul <2 x double> %broadcast.splat104, %98
  %100 = shl i64 %index106, 3
  %scevgep134 = getelementptr i8, ptr %lsr.iv277, i64 %100
  store <2 x double> %99, ptr %scevgep134, align 8
  %index.next116 = add nuw nsw i64 %index106, 2
  %101 = icmp eq i64 %n.vec102, %index.next116
  br i1 %101, label %middle.block117, label %vector.body105

middle.block117:
  %102 = icmp eq i64 %arg.m.3, %n.vec102
  br i1 %102, label %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us, label %B344.endif.us.us.us.us.us23.preheader

B344.endif.us.us.us.us.us23.preheader:
  %lsr.iv60.us.us.ph = phi ptr [ %85, %middle.block117 ], [ %arg.m.1, %B300.endif.us.us.us11 ]
  %.536215221.us.us.us.us.us24.ph = phi i64 [ %n.vec102, %middle.block117 ], [ 0, %B300.endif.us.us.us11 ]
  %scevgep282 = getelementptr i8, ptr %lsr.iv60.us.us.ph, i64 %sunkaddr
  %103 = shl i64 %.536215221.us.us.us.us.us24.ph, 3
  %scevgep286 = getelementptr i8, ptr %lsr.iv277, i64 %103
  %104 = sub nsw i64 %arg.m.3, %.536215221.us.us.us.us.us24.ph
  %scevgep289 = getelementptr i8, ptr %scevgep280, i64 %103
  br label %B344.endif.us.us.us.us.us23

B344.endif.us.us.us.us.us23:
  %lsr.iv283 = phi i64 [ 0, %B344.endif.us.us.us.us.us23.preheader ], [ %lsr.iv.next, %B344.endif.us.us.us.us.us23 ]
  %105 = shl i64 %lsr.iv283, 3
  %scevgep285 = getelementptr i8, ptr %lsr.iv60.us.us.ph, i64 %105
  %.701.us.us.us.epil81.us.us = load double, ptr %scevgep285, align 8
  %.709.us.us.us.epil82.us.us = load double, ptr %lsr.iv65.us, align 8
  %.710.us.us.us.epil83.us.us = fmul double %.701.us.us.us.epil81.us.us, %.709.us.us.us.epil82.us.us
  %.712.us.us.us.epil84.us.us = fadd double %.710.us.us.us.epil83.us.us, 0.000000e+00
  %106 = shl i64 %lsr.iv283, 3
  %scevgep144 = getelementptr i8, ptr %scevgep282, i64 %106
  %.701.us.us.us.1.epil.us.us = load double, ptr %scevgep144, align 8
  %sunkaddr177 = getelementptr i8, ptr %lsr.iv65.us, i64 %sunkaddr72
  %.709.us.us.us.1.epil.us.us = load double, ptr %sunkaddr177, align 8
  %.710.us.us.us.1.epil.us.us = fmul double %.701.us.us.us.1.epil.us.us, %.709.us.us.us.1.epil.us.us
  %.712.us.us.us.1.epil.us.us = fadd double %.712.us.us.us.epil84.us.us, %.710.us.us.us.1.epil.us.us
  %107 = shl i64 %lsr.iv283, 3
  %scevgep143 = getelementptr i8, ptr %scevgep289, i64 %107
  %.701.us.us.us.epil.us.us25 = load double, ptr %scevgep143, align 8
  %sunkaddr178 = mul i64 %.414231241.us.us.us12, 8
  %sunkaddr179 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr178
  %.709.us.us.us.epil.us.us26 = load double, ptr %sunkaddr179, align 8
  %.710.us.us.us.epil.us.us27 = fmul double %.701.us.us.us.epil.us.us25, %.709.us.us.us.epil.us.us26
  %.712.us.us.us.epil.us.us28 = fadd double %.712.us.us.us.1.epil.us.us, %.710.us.us.us.epil.us.us27
  %.722.us.us.us.us.us29 = fmul double %.138, %.712.us.us.us.epil.us.us28
  %108 = shl i64 %lsr.iv283, 3
  %scevgep136 = getelementptr i8, ptr %scevgep286, i64 %108
  store double %.722.us.us.us.us.us29, ptr %scevgep136, align 8
  %lsr.iv.next = add i64 %lsr.iv283, 1
  %exitcond273.not.us.us = icmp eq i64 %104, %lsr.iv.next
  br i1 %exitcond273.not.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us, label %B344.endif.us.us.us.us.us23

B342.B540_crit_edge.split.us.us.us.split.split.split.us.us:
  %.421.us.us.us14 = add nuw nsw i64 %.414231241.us.us.us12, 1
  %sunkaddr325 = mul i64 %.414231241.us.us.us12, %sunkaddr
  %sunkaddr326 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr325
  %.749.us.us.us15 = load double, ptr %sunkaddr326, align 8
  %.753.us.us.us16 = getelementptr double, ptr %arg.room.2, i64 %.414231241.us.us.us12
  %.754.us.us.us17 = load double, ptr %.753.us.us.us16, align 8
  %.758.us.us.us18 = getelementptr double, ptr %arg.room.1, i64 %.414231241.us.us.us12
  %.759.us.us.us19 = load double, ptr %.758.us.us.us18, align 8
  %.762.us.us.us20 = fsub double %.754.us.us.us17, %.759.us.us.us19
  %.763.us.us.us21 = fadd double %.749.us.us.us15, %.762.us.us.us20
  store double %.763.us.us.us21, ptr %sunkaddr326, align 8
  %scevgep66.us = getelementptr i8, ptr %lsr.iv65.us, i64 8
  %scevgep278 = getelementptr i8, ptr %lsr.iv277, i64 %sunkaddr
  %exitcond274.not.us22 = icmp eq i64 %arg.code.22, %.421.us.us.us14
  br i1 %exitcond274.not.us22, label %B650, label %B300.endif.us.us.us11

B300.endif.us.us.us14:
  %lsr.iv65.us15 = phi ptr [ %scevgep66.us27, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ %arg.room.0, %B300.endif.us.us.us14.preheader196 ]
  %.414231241.us.us.us16 = phi i64 [ %.421.us.us.us19, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ 0, %B300.endif.us.us.us14.preheader196 ]
  %109 = and i64 %30, 2
  %110 = icmp eq i64 %109, 0
  %.730.us.us.us18 = mul nuw nsw i64 %.414231241.us.us.us16, %arg.m.3
  %111 = getelementptr double, ptr %arg.room.3, i64 %.730.us.us.us18
  br i1 %110, label %B344.endif.us.us.us.us3.us.us.preheader, label %B344.endif.us.us.us.us3.us.preheader

B344.endif.us.us.us.us3.us.preheader:
  br label %B344.endif.us.us.us.us3.us

B344.endif.us.us.us.us3.us.us.preheader:
  br label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us.us:
  %lsr.iv60.us4.us.us = phi ptr [ %scevgep61.us12.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.us.preheader ]
  %.536215221.us.us.us.us5.us.us = phi i64 [ %.543.us.us.us.us9.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us3.us.us.preheader ]
  br label %B392.us.us.us.us.us.us

B392.us.us.us.us.us.us:
  %lsr.iv132 = phi i64 [ %lsr.iv.next133, %B392.us.us.us.us.us.us ], [ %35, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv67.us.us.us = phi ptr [ %scevgep142.us, %B392.us.us.us.us.us.us ], [ %lsr.iv65.us15, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv62.us.us.us = phi ptr [ %scevgep139.us, %B392.us.us.us.us.us.us ], [ %lsr.iv60.us4.us.us, %B344.endif.us.us.us.us3.us.us ]
  %total.2.2211.us.us.us.us.us.us = phi double [ %.712.us.us.us.1.us.us.1.us, %B392.us.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us.us ]
  %.701.us.us.us.us.us.us = load double, ptr %lsr.iv62.us.us.us, align 8
  %.709.us.us.us.us.us.us = load double, ptr %lsr.iv67.us.us.us, align 8
  %.710.us.us.us.us.us.us = fmul double %.701.us.us.us.us.us.us, %.709.us.us.us.us.us.us
  %.712.us.us.us.us.us.us = fadd double %total.2.2211.us.us.us.us.us.us, %.710.us.us.us.us.us.us
  %sunkaddr71.us.us.us = getelementptr i8, ptr %lsr.iv62.us.us.us, i64 %sunkaddr
  %.701.us.us.us.1.us.us.us = load double, ptr %sunkaddr71.us.us.us, align 8
  %sunkaddr73.us.us.us = getelementptr i8, ptr %lsr.iv67.us.us.us, i64 %sunkaddr72
  %.709.us.us.us.1.us.us.us = load double, ptr %sunkaddr73.us.us.us, align 8
  %.710.us.us.us.1.us.us.us = fmul double %.701.us.us.us.1.us.us.us, %.709.us.us.us.1.us.us.us
  %.712.us.us.us.1.us.us.us = fadd double %.712.us.us.us.us.us.us, %.710.us.us.us.1.us.us.us
  %scevgep137.us = getelementptr i8, ptr %sunkaddr71.us.us.us, i64 %sunkaddr
  %.701.us.us.us.us.us.1.us = load double, ptr %scevgep137.us, align 8
  %scevgep140.us = getelementptr i8, ptr %sunkaddr73.us.us.us, i64 %sunkaddr72
  %.709.us.us.us.us.us.1.us = load double, ptr %scevgep140.us, align 8
  %.710.us.us.us.us.us.1.us = fmul double %.701.us.us.us.us.us.1.us, %.709.us.us.us.us.us.1.us
  %.712.us.us.us.us.us.1.us = fadd double %.712.us.us.us.1.us.us.us, %.710.us.us.us.us.us.1.us
  %scevgep138.us = getelementptr i8, ptr %scevgep137.us, i64 %sunkaddr
  %.701.us.us.us.1.us.us.1.us = load double, ptr %scevgep138.us, align 8
  %scevgep141.us = getelementptr i8, ptr %scevgep140.us, i64 %sunkaddr72
  %.709.us.us.us.1.us.us.1.us = load double, ptr %scevgep141.us, align 8
  %.710.us.us.us.1.us.us.1.us = fmul double %.701.us.us.us.1.us.us.1.us, %.709.us.us.us.1.us.us.1.us
  %.712.us.us.us.1.us.us.1.us = fadd double %.712.us.us.us.us.us.1.us, %.710.us.us.us.1.us.us.1.us
  %scevgep139.us = getelementptr i8, ptr %scevgep138.us, i64 %sunkaddr
  %scevgep142.us = getelementptr i8, ptr %scevgep141.us, i64 %sunkaddr72
  %lsr.iv.next133 = add i64 %lsr.iv132, -2
  %niter98.ncmp.1.us = icmp eq i64 %lsr.iv.next133, 0
  br i1 %niter98.ncmp.1.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us, label %B392.us.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us:
  %.701.us.us.us.us.us.epil.us = load double, ptr %scevgep139.us, align 8
  %.709.us.us.us.us.us.epil.us = load double, ptr %scevgep142.us, align 8
  %.710.us.us.us.us.us.epil.us = fmul double %.701.us.us.us.us.us.epil.us, %.709.us.us.us.us.us.epil.us
  %.712.us.us.us.us.us.epil.us = fadd double %.712.us.us.us.1.us.us.1.us, %.710.us.us.us.us.us.epil.us
  %sunkaddr180 = mul i64 %arg.m.3, 8
  %sunkaddr181 = getelementptr i8, ptr %scevgep139.us, i64 %sunkaddr180
  %.701.us.us.us.1.us.us.epil.us = load double, ptr %sunkaddr181, align 8
  %scevgep273.us = getelementptr i8, ptr %scevgep142.us, i64 %sunkaddr72
  %.709.us.us.us.1.us.us.epil.us = load double, ptr %scevgep273.us, align 8
  %.710.us.us.us.1.us.us.epil.us = fmul double %.701.us.us.us.1.us.us.epil.us, %.709.us.us.us.1.us.us.epil.us
  %.712.us.us.us.1.us.us.epil.us = fadd double %.712.us.us.us.us.us.epil.us, %.710.us.us.us.1.us.us.epil.us
  %.543.us.us.us.us9.us.us = add nuw nsw i64 %.536215221.us.us.us.us5.us.us, 1
  %.722.us.us.us.us10.us.us = fmul double %.138, %.712.us.us.us.1.us.us.epil.us
  %.735.us.us.us.us11.us.us = getelementptr double, ptr %111, i64 %.536215221.us.us.us.us5.us.us
  store double %.722.us.us.us.us10.us.us, ptr %.735.us.us.us.us11.us.us, align 8
  %scevgep61.us12.us.us = getelementptr i8, ptr %lsr.iv60.us4.us.us, i64 8
  %exitcond273.not.us13.us.us = icmp eq i64 %arg.m.3, %.543.us.us.us.us9.us.us
  br i1 %exitcond273.not.us13.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us:
  %lsr.iv60.us4.us = phi ptr [ %scevgep61.us12.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.preheader ]
  %.536215221.us.us.us.us5.us = phi i64 [ %.543.us.us.us.us9.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ 0, %B344.endif.us.us.us.us3.us.preheader ]
  br label %B392.us.us.us.us.us

B392.us.us.us.us.us:
  %lsr.iv130 = phi i64 [ %lsr.iv.next131, %B392.us.us.us.us.us ], [ %35, %B344.endif.us.us.us.us3.us ]
  %lsr.iv67.us.us = phi ptr [ %scevgep142, %B392.us.us.us.us.us ], [ %lsr.iv65.us15, %B344.endif.us.us.us.us3.us ]
  %lsr.iv62.us.us = phi ptr [ %scevgep139, %B392.us.us.us.us.us ], [ %lsr.iv60.us4.us, %B344.endif.us.us.us.us3.us ]
  %total.2.2211.us.us.us.us.us = phi double [ %.712.us.us.us.1.us.us.1, %B392.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us ]
  %.701.us.us.us.us.us = load double, ptr %lsr.iv62.us.us, align 8
  %.709.us.us.us.us.us = load double, ptr %lsr.iv67.us.us, align 8
  %.710.us.us.us.us.us = fmul double %.701.us.us.us.us.us, %.709.us.us.us.us.us
  %.712.us.us.us.us.us = fadd double %total.2.2211.us.us.us.us.us, %.710.us.us.us.us.us
  %sunkaddr71.us.us = getelementptr i8, ptr %lsr.iv62.us.us, i64 %sunkaddr
  %.701.us.us.us.1.us.us = load double, ptr %sunkaddr71.us.us, align 8
  %sunkaddr73.us.us = getelementptr i8, ptr %lsr.iv67.us.us, i64 %sunkaddr72
  %.709.us.us.us.1.us.us = load double, ptr %sunkaddr73.us.us, align 8
  %.710.us.us.us.1.us.us = fmul double %.701.us.us.us.1.us.us, %.709.us.us.us.1.us.us
  %.712.us.us.us.1.us.us = fadd double %.712.us.us.us.us.us, %.710.us.us.us.1.us.us
  %scevgep137 = getelementptr i8, ptr %sunkaddr71.us.us, i64 %sunkaddr
  %.701.us.us.us.us.us.1 = load double, ptr %scevgep137, align 8
  %scevgep140 = getelementptr i8, ptr %sunkaddr73.us.us, i64 %sunkaddr72
  %.709.us.us.us.us.us.1 = load double, ptr %scevgep140, align 8
  %.710.us.us.us.us.us.1 = fmul double %.701.us.us.us.us.us.1, %.709.us.us.us.us.us.1
  %.712.us.us.us.us.us.1 = fadd double %.712.us.us.us.1.us.us, %.710.us.us.us.us.us.1
  %scevgep138 = getelementptr i8, ptr %scevgep137, i64 %sunkaddr
  %.701.us.us.us.1.us.us.1 = load double, ptr %scevgep138, align 8
  %scevgep141 = getelementptr i8, ptr %scevgep140, i64 %sunkaddr72
  %.709.us.us.us.1.us.us.1 = load double, ptr %scevgep141, align 8
  %.710.us.us.us.1.us.us.1 = fmul double %.701.us.us.us.1.us.us.1, %.709.us.us.us.1.us.us.1
  %.712.us.us.us.1.us.us.1 = fadd double %.712.us.us.us.us.us.1, %.710.us.us.us.1.us.us.1
  %scevgep139 = getelementptr i8, ptr %scevgep138, i64 %sunkaddr
  %scevgep142 = getelementptr i8, ptr %scevgep141, i64 %sunkaddr72
  %lsr.iv.next131 = add i64 %lsr.iv130, -2
  %niter98.ncmp.1 = icmp eq i64 %lsr.iv.next131, 0
  br i1 %niter98.ncmp.1, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa, label %B392.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa:
  %.543.us.us.us.us9.us = add nuw nsw i64 %.536215221.us.us.us.us5.us, 1
  %.722.us.us.us.us10.us = fmul double %.138, %.712.us.us.us.1.us.us.1
  %.735.us.us.us.us11.us = getelementptr double, ptr %111, i64 %.536215221.us.us.us.us5.us
  store double %.722.us.us.us.us10.us, ptr %.735.us.us.us.us11.us, align 8
  %scevgep61.us12.us = getelementptr i8, ptr %lsr.iv60.us4.us, i64 8
  %exitcond273.not.us13.us = icmp eq i64 %arg.m.3, %.543.us.us.us.us9.us
  br i1 %exitcond273.not.us13.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split:
  %.421.us.us.us19 = add nuw nsw i64 %.414231241.us.us.us16, 1
  %.749.us.us.us20 = load double, ptr %111, align 8
  %.753.us.us.us21 = getelementptr double, ptr %arg.room.2, i64 %.414231241.us.us.us16
  %.754.us.us.us22 = load double, ptr %.753.us.us.us21, align 8
  %.758.us.us.us23 = getelementptr double, ptr %arg.room.1, i64 %.414231241.us.us.us16
  %.759.us.us.us24 = load double, ptr %.758.us.us.us23, align 8
  %.762.us.us.us25 = fsub double %.754.us.us.us22, %.759.us.us.us24
  %.763.us.us.us26 = fadd double %.749.us.us.us20, %.762.us.us.us25
  store double %.763.us.us.us26, ptr %111, align 8
  %scevgep66.us27 = getelementptr i8, ptr %lsr.iv65.us15, i64 8
  %exitcond274.not.us28 = icmp eq i64 %arg.code.22, %.421.us.us.us19
  br i1 %exitcond274.not.us28, label %B650, label %B300.endif.us.us.us14

B300.endif.us.preheader:
  %const150 = bitcast i64 9223372036854775806 to i64
  %const_mat151 = add i64 %const150, -2
  %n.vec = and i64 %arg.m.3, %const_mat151
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.722, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %112 = shl i64 %arg.m.3, 3
  %113 = icmp samesign ult i64 %arg.m.3, 4
  br i1 %113, label %B300.endif.us.us29.preheader, label %B300.endif.us.preheader39

B300.endif.us.us29.preheader:
  %114 = icmp eq i64 %arg.m.3, 1
  br i1 %114, label %B300.endif.us.us29.us.preheader, label %B300.endif.us.us29.preheader170

B300.endif.us.us29.preheader170:
  %115 = icmp eq i64 %arg.code.22, 1
  br i1 %115, label %B300.endif.us.us29.epil.preheader, label %B300.endif.us.us29.preheader170.new

B300.endif.us.us29.preheader170.new:
  %unroll_iter183 = and i64 %arg.code.22, %const150
  br label %B300.endif.us.us29

B300.endif.us.us29.us.preheader:
  %116 = icmp eq i64 %arg.code.22, 1
  br i1 %116, label %B300.endif.us.us29.us.epil.preheader, label %B300.endif.us.us29.us.preheader.new

B300.endif.us.us29.us.preheader.new:
  %unroll_iter188 = and i64 %arg.code.22, %const150
  br label %B300.endif.us.us29.us

B300.endif.us.us29.us:
  %lsr.iv57.us.us = phi ptr [ %arg.room.3, %B300.endif.us.us29.us.preheader.new ], [ %scevgep58.us.us.1, %B300.endif.us.us29.us ]
  %.414231241.us.us30.us = phi i64 [ 0, %B300.endif.us.us29.us.preheader.new ], [ %.421.us.us31.us.1, %B300.endif.us.us29.us ]
  store double %.722, ptr %lsr.iv57.us.us, align 8
  %sunkaddr182 = mul i64 %.414231241.us.us30.us, 8
  %sunkaddr183 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr182
  %.754.us.us34.us = load double, ptr %sunkaddr183, align 8
  %sunkaddr184 = mul i64 %.414231241.us.us30.us, 8
  %sunkaddr185 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr184
  %.759.us.us36.us = load double, ptr %sunkaddr185, align 8
  %.762.us.us37.us = fsub double %.754.us.us34.us, %.759.us.us36.us
  %.763.us.us38.us = fadd double %.722, %.762.us.us37.us
  store double %.763.us.us38.us, ptr %lsr.iv57.us.us, align 8
  %scevgep58.us.us = getelementptr i8, ptr %lsr.iv57.us.us, i64 %112
  store double %.722, ptr %scevgep58.us.us, align 8
  %.421.us.us31.us.1 = add nuw i64 %.414231241.us.us30.us, 2
  %sunkaddr186 = mul i64 %.414231241.us.us30.us, 8
  %sunkaddr187 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr186
  %sunkaddr188 = getelementptr i8, ptr %sunkaddr187, i64 8
  %.754.us.us34.us.1 = load double, ptr %sunkaddr188, align 8
  %sunkaddr189 = mul i64 %.414231241.us.us30.us, 8
  %sunkaddr190 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr189
  %sunkaddr191 = getelementptr i8, ptr %sunkaddr190, i64 8
  %.759.us.us36.us.1 = load double, ptr %sunkaddr191, align 8
  %.762.us.us37.us.1 = fsub double %.754.us.us34.us.1, %.759.us.us36.us.1
  %.763.us.us38.us.1 = fadd double %.722, %.762.us.us37.us.1
  store double %.763.us.us38.us.1, ptr %scevgep58.us.us, align 8
  %scevgep58.us.us.1 = getelementptr i8, ptr %scevgep58.us.us, i64 %112
  %niter189.ncmp.1 = icmp eq i64 %unroll_iter188, %.421.us.us31.us.1
  br i1 %niter189.ncmp.1, label %B650.loopexit.unr-lcssa184, label %B300.endif.us.us29.us

B300.endif.us.preheader39:
  %scevgep51 = getelementptr i8, ptr %arg.room.3, i64 16
  br label %B300.endif.us

B300.endif.us.us29:
  %lsr.iv57.us = phi ptr [ %arg.room.3, %B300.endif.us.us29.preheader170.new ], [ %scevgep58.us.1, %B342.B540_crit_edge.split.us255.loopexit.us.1 ]
  %.414231241.us.us30 = phi i64 [ 0, %B300.endif.us.us29.preheader170.new ], [ %.421.us.us31.1, %B342.B540_crit_edge.split.us255.loopexit.us.1 ]
  %117 = icmp eq i64 %arg.m.3, 2
  store double %.722, ptr %lsr.iv57.us, align 8
  %scevgep59.us.1 = getelementptr i8, ptr %lsr.iv57.us, i64 8
  store double %.722, ptr %scevgep59.us.1, align 8
  br i1 %117, label %B342.B540_crit_edge.split.us255.loopexit.us, label %B344.endif.us248.us.2

B344.endif.us248.us.2:
  %scevgep59.us.2 = getelementptr i8, ptr %lsr.iv57.us, i64 16
  store double %.722, ptr %scevgep59.us.2, align 8
  br label %B342.B540_crit_edge.split.us255.loopexit.us

B342.B540_crit_edge.split.us255.loopexit.us:
  %118 = icmp eq i64 %arg.m.3, 2
  %sunkaddr192 = mul i64 %.414231241.us.us30, 8
  %sunkaddr193 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr192
  %.754.us.us34 = load double, ptr %sunkaddr193, align 8
  %sunkaddr194 = mul i64 %.414231241.us.us30, 8
  %sunkaddr195 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr194
  %.759.us.us36 = load double, ptr %sunkaddr195, align 8
  %.762.us.us37 = fsub double %.754.us.us34, %.759.us.us36
  %.763.us.us38 = fadd double %.722, %.762.us.us37
  store double %.763.us.us38, ptr %lsr.iv57.us, align 8
  %scevgep58.us = getelementptr i8, ptr %lsr.iv57.us, i64 %112
  %sunkaddr196 = mul i64 %arg.m.3, 8
  %sunkaddr197 = getelementptr i8, ptr %lsr.iv57.us, i64 %sunkaddr196
  store double %.722, ptr %sunkaddr197, align 8
  %sunkaddr198 = mul i64 %arg.m.3, 8
  %sunkaddr199 = getelementptr i8, ptr %lsr.iv57.us, i64 %sunkaddr198
  %sunkaddr200 = getelementptr i8, ptr %sunkaddr199, i64 8
  store double %.722, ptr %sunkaddr200, align 8
  br i1 %118, label %B342.B540_crit_edge.split.us255.loopexit.us.1, label %B344.endif.us248.us.2.1

B344.endif.us248.us.2.1:
  %sunkaddr201 = getelementptr i8, ptr %lsr.iv57.us, i64 %112
  %sunkaddr202 = getelementptr i8, ptr %sunkaddr201, i64 16
  store double %.722, ptr %sunkaddr202, align 8
  br label %B342.B540_crit_edge.split.us255.loopexit.us.1

B342.B540_crit_edge.split.us255.loopexit.us.1:
  %.421.us.us31.1 = add nuw i64 %.414231241.us.us30, 2
  %sunkaddr203 = mul i64 %.414231241.us.us30, 8
  %sunkaddr204 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr203
  %sunkaddr205 = getelementptr i8, ptr %sunkaddr204, i64 8
  %.754.us.us34.1 = load double, ptr %sunkaddr205, align 8
  %sunkaddr206 = mul i64 %.414231241.us.us30, 8
  %sunkaddr207 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr206
  %sunkaddr208 = getelementptr i8, ptr %sunkaddr207, i64 8
  %.759.us.us36.1 = load double, ptr %sunkaddr208, align 8
  %.762.us.us37.1 = fsub double %.754.us.us34.1, %.759.us.us36.1
  %.763.us.us38.1 = fadd double %.722, %.762.us.us37.1
  store double %.763.us.us38.1, ptr %scevgep58.us, align 8
  %scevgep58.us.1 = getelementptr i8, ptr %scevgep58.us, i64 %112
  %niter.ncmp.1 = icmp eq i64 %unroll_iter183, %.421.us.us31.1
  br i1 %niter.ncmp.1, label %B650.loopexit171.unr-lcssa, label %B300.endif.us.us29

B300.endif.us.us:
  %lsr.iv65 = phi ptr [ %scevgep66, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ %arg.room.0, %B300.endif.us.us.preheader199 ]
  %.414231241.us.us = phi i64 [ %.421.us.us, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ 0, %B300.endif.us.us.preheader199 ]
  %119 = and i64 %70, 2
  %120 = icmp eq i64 %119, 0
  %.730.us.us = mul nuw nsw i64 %.414231241.us.us, %arg.m.3
  %121 = getelementptr double, ptr %arg.room.3, i64 %.730.us.us
  br i1 %120, label %B344.endif.us.us.us.us.preheader, label %B344.endif.us.us.us.preheader

B344.endif.us.us.us.preheader:
  br label %B344.endif.us.us.us

B344.endif.us.us.us.us.preheader:
  br label %B344.endif.us.us.us.us

B344.endif.us.us.us.us:
  %lsr.iv60.us = phi ptr [ %scevgep61.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us.preheader ]
  %.536215221.us.us.us.us = phi i64 [ %.543.us.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us.preheader ]
  br label %B392.us.us.us.us

B392.us.us.us.us:
  %lsr.iv147 = phi i64 [ %lsr.iv.next148, %B392.us.us.us.us ], [ %75, %B344.endif.us.us.us.us ]
  %lsr.iv67.us = phi ptr [ %scevgep150.us, %B392.us.us.us.us ], [ %lsr.iv65, %B344.endif.us.us.us.us ]
  %lsr.iv62.us = phi ptr [ %scevgep147.us, %B392.us.us.us.us ], [ %lsr.iv60.us, %B344.endif.us.us.us.us ]
  %total.2.2211.us.us.us.us = phi double [ %.712.us.us.us.1.1.us, %B392.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us ]
  %.701.us.us.us.us = load double, ptr %lsr.iv62.us, align 8
  %.709.us.us.us.us = load double, ptr %lsr.iv67.us, align 8
  %.710.us.us.us.us = fmul double %.701.us.us.us.us, %.709.us.us.us.us
  %.712.us.us.us.us = fadd double %total.2.2211.us.us.us.us, %.710.us.us.us.us
  %sunkaddr71.us = getelementptr i8, ptr %lsr.iv62.us, i64 %sunkaddr
  %.701.us.us.us.1.us = load double, ptr %sunkaddr71.us, align 8
  %sunkaddr73.us = getelementptr i8, ptr %lsr.iv67.us, i64 %sunkaddr72
  %.709.us.us.us.1.us = load double, ptr %sunkaddr73.us, align 8
  %.710.us.us.us.1.us = fmul double %.701.us.us.us.1.us, %.709.us.us.us.1.us
  %.712.us.us.us.1.us = fadd double %.712.us.us.us.us, %.710.us.us.us.1.us
  %scevgep145.us = getelementptr i8, ptr %sunkaddr71.us, i64 %sunkaddr
  %.701.us.us.us.188.us = load double, ptr %scevgep145.us, align 8
  %scevgep148.us = getelementptr i8, ptr %sunkaddr73.us, i64 %sunkaddr72
  %.709.us.us.us.189.us = load double, ptr %scevgep148.us, align 8
  %.710.us.us.us.190.us = fmul double %.701.us.us.us.188.us, %.709.us.us.us.189.us
  %.712.us.us.us.191.us = fadd double %.712.us.us.us.1.us, %.710.us.us.us.190.us
  %scevgep146.us = getelementptr i8, ptr %scevgep145.us, i64 %sunkaddr
  %.701.us.us.us.1.1.us = load double, ptr %scevgep146.us, align 8
  %scevgep149.us = getelementptr i8, ptr %scevgep148.us, i64 %sunkaddr72
  %.709.us.us.us.1.1.us = load double, ptr %scevgep149.us, align 8
  %.710.us.us.us.1.1.us = fmul double %.701.us.us.us.1.1.us, %.709.us.us.us.1.1.us
  %.712.us.us.us.1.1.us = fadd double %.712.us.us.us.191.us, %.710.us.us.us.1.1.us
  %scevgep147.us = getelementptr i8, ptr %scevgep146.us, i64 %sunkaddr
  %scevgep150.us = getelementptr i8, ptr %scevgep149.us, i64 %sunkaddr72
  %lsr.iv.next148 = add i64 %lsr.iv147, -2
  %niter.ncmp.192.us = icmp eq i64 %lsr.iv.next148, 0
  br i1 %niter.ncmp.192.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us, label %B392.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us:
  %.701.us.us.us.epil81.us = load double, ptr %scevgep147.us, align 8
  %.709.us.us.us.epil82.us = load double, ptr %scevgep150.us, align 8
  %.710.us.us.us.epil83.us = fmul double %.701.us.us.us.epil81.us, %.709.us.us.us.epil82.us
  %.712.us.us.us.epil84.us = fadd double %.712.us.us.us.1.1.us, %.710.us.us.us.epil83.us
  %sunkaddr209 = mul i64 %arg.m.3, 8
  %sunkaddr210 = getelementptr i8, ptr %scevgep147.us, i64 %sunkaddr209
  %.701.us.us.us.1.epil.us = load double, ptr %sunkaddr210, align 8
  %scevgep293.us = getelementptr i8, ptr %scevgep150.us, i64 %sunkaddr72
  %.709.us.us.us.1.epil.us = load double, ptr %scevgep293.us, align 8
  %.710.us.us.us.1.epil.us = fmul double %.701.us.us.us.1.epil.us, %.709.us.us.us.1.epil.us
  %.712.us.us.us.1.epil.us = fadd double %.712.us.us.us.epil84.us, %.710.us.us.us.1.epil.us
  %gep.us = getelementptr double, ptr %invariant.gep, i64 %.536215221.us.us.us.us
  %.701.us.us.us.epil.us = load double, ptr %gep.us, align 8
  %sunkaddr211 = mul i64 %.414231241.us.us, 8
  %sunkaddr212 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr211
  %.709.us.us.us.epil.us = load double, ptr %sunkaddr212, align 8
  %.710.us.us.us.epil.us = fmul double %.701.us.us.us.epil.us, %.709.us.us.us.epil.us
  %.712.us.us.us.epil.us = fadd double %.712.us.us.us.1.epil.us, %.710.us.us.us.epil.us
  %.543.us.us.us.us = add nuw nsw i64 %.536215221.us.us.us.us, 1
  %.722.us.us.us.us = fmul double %.138, %.712.us.us.us.epil.us
  %.735.us.us.us.us = getelementptr double, ptr %121, i64 %.536215221.us.us.us.us
  store double %.722.us.us.us.us, ptr %.735.us.us.us.us, align 8
  %scevgep61.us = getelementptr i8, ptr %lsr.iv60.us, i64 8
  %exitcond273.not.us = icmp eq i64 %arg.m.3, %.543.us.us.us.us
  br i1 %exitcond273.not.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us.us

B344.endif.us.us.us:
  %lsr.iv60 = phi ptr [ %scevgep61, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.preheader ]
  %.536215221.us.us.us = phi i64 [ %.543.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ 0, %B344.endif.us.us.us.preheader ]
  br label %B392.us.us.us

B392.us.us.us:
  %lsr.iv145 = phi i64 [ %lsr.iv.next146, %B392.us.us.us ], [ %75, %B344.endif.us.us.us ]
  %lsr.iv67 = phi ptr [ %scevgep150, %B392.us.us.us ], [ %lsr.iv65, %B344.endif.us.us.us ]
  %lsr.iv62 = phi ptr [ %scevgep147, %B392.us.us.us ], [ %lsr.iv60, %B344.endif.us.us.us ]
  %total.2.2211.us.us.us = phi double [ %.712.us.us.us.1.1, %B392.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us ]
  %.701.us.us.us = load double, ptr %lsr.iv62, align 8
  %.709.us.us.us = load double, ptr %lsr.iv67, align 8
  %.710.us.us.us = fmul double %.701.us.us.us, %.709.us.us.us
  %.712.us.us.us = fadd double %total.2.2211.us.us.us, %.710.us.us.us
  %sunkaddr71 = getelementptr i8, ptr %lsr.iv62, i64 %sunkaddr
  %.701.us.us.us.1 = load double, ptr %sunkaddr71, align 8
  %sunkaddr73 = getelementptr i8, ptr %lsr.iv67, i64 %sunkaddr72
  %.709.us.us.us.1 = load double, ptr %sunkaddr73, align 8
  %.710.us.us.us.1 = fmul double %.701.us.us.us.1, %.709.us.us.us.1
  %.712.us.us.us.1 = fadd double %.712.us.us.us, %.710.us.us.us.1
  %scevgep145 = getelementptr i8, ptr %sunkaddr71, i64 %sunkaddr
  %.701.us.us.us.188 = load double, ptr %scevgep145, align 8
  %scevgep148 = getelementptr i8, ptr %sunkaddr73, i64 %sunkaddr72
  %.709.us.us.us.189 = load double, ptr %scevgep148, align 8
  %.710.us.us.us.190 = fmul double %.701.us.us.us.188, %.709.us.us.us.189
  %.712.us.us.us.191 = fadd double %.712.us.us.us.1, %.710.us.us.us.190
  %scevgep146 = getelementptr i8, ptr %scevgep145, i64 %sunkaddr
  %.701.us.us.us.1.1 = load double, ptr %scevgep146, align 8
  %scevgep149 = getelementptr i8, ptr %scevgep148, i64 %sunkaddr72
  %.709.us.us.us.1.1 = load double, ptr %scevgep149, align 8
  %.710.us.us.us.1.1 = fmul double %.701.us.us.us.1.1, %.709.us.us.us.1.1
  %.712.us.us.us.1.1 = fadd double %.712.us.us.us.191, %.710.us.us.us.1.1
  %scevgep147 = getelementptr i8, ptr %scevgep146, i64 %sunkaddr
  %scevgep150 = getelementptr i8, ptr %scevgep149, i64 %sunkaddr72
  %lsr.iv.next146 = add i64 %lsr.iv145, -2
  %niter.ncmp.192 = icmp eq i64 %lsr.iv.next146, 0
  br i1 %niter.ncmp.192, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa, label %B392.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa:
  %gep = getelementptr double, ptr %invariant.gep, i64 %.536215221.us.us.us
  %.701.us.us.us.epil = load double, ptr %gep, align 8
  %sunkaddr213 = mul i64 %.414231241.us.us, 8
  %sunkaddr214 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr213
  %.709.us.us.us.epil = load double, ptr %sunkaddr214, align 8
  %.710.us.us.us.epil = fmul double %.701.us.us.us.epil, %.709.us.us.us.epil
  %.712.us.us.us.epil = fadd double %.712.us.us.us.1.1, %.710.us.us.us.epil
  %.543.us.us.us = add nuw nsw i64 %.536215221.us.us.us, 1
  %.722.us.us.us = fmul double %.138, %.712.us.us.us.epil
  %.735.us.us.us = getelementptr double, ptr %121, i64 %.536215221.us.us.us
  store double %.722.us.us.us, ptr %.735.us.us.us, align 8
  %scevgep61 = getelementptr i8, ptr %lsr.iv60, i64 8
  %exitcond273.not = icmp eq i64 %arg.m.3, %.543.us.us.us
  br i1 %exitcond273.not, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.split:
  %.421.us.us = add nuw nsw i64 %.414231241.us.us, 1
  %.749.us.us = load double, ptr %121, align 8
  %.753.us.us = getelementptr double, ptr %arg.room.2, i64 %.414231241.us.us
  %.754.us.us = load double, ptr %.753.us.us, align 8
  %.758.us.us = getelementptr double, ptr %arg.room.1, i64 %.414231241.us.us
  %.759.us.us = load double, ptr %.758.us.us, align 8
  %.762.us.us = fsub double %.754.us.us, %.759.us.us
  %.763.us.us = fadd double %.749.us.us, %.762.us.us
  store double %.763.us.us, ptr %121, align 8
  %scevgep66 = getelementptr i8, ptr %lsr.iv65, i64 8
  %exitcond274.not = icmp eq i64 %arg.code.22, %.421.us.us
  br i1 %exitcond274.not, label %B650, label %B300.endif.us.us

B300.endif.us:
  %lsr.iv57 = phi ptr [ %scevgep58, %B342.B540_crit_edge.split.us255 ], [ %arg.room.3, %B300.endif.us.preheader39 ]
  %lsr.iv52 = phi ptr [ %scevgep53, %B342.B540_crit_edge.split.us255 ], [ %scevgep51, %B300.endif.us.preheader39 ]
  %.414231241.us = phi i64 [ %.421.us, %B342.B540_crit_edge.split.us255 ], [ 0, %B300.endif.us.preheader39 ]
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %B300.endif.us ]
  %122 = shl i64 %index, 3
  %scevgep55 = getelementptr i8, ptr %lsr.iv52, i64 %122
  %scevgep56 = getelementptr i8, ptr %scevgep55, i64 -16
  store <2 x double> %broadcast.splat, ptr %scevgep56, align 8
  store <2 x double> %broadcast.splat, ptr %scevgep55, align 8
  %index.next = add nuw nsw i64 %index, 4
  %123 = icmp eq i64 %n.vec, %index.next
  br i1 %123, label %middle.block, label %vector.body

middle.block:
  %124 = icmp eq i64 %arg.m.3, %n.vec
  br i1 %124, label %B342.B540_crit_edge.split.us255, label %B344.endif.us248.preheader

B344.endif.us248.preheader:
  br label %B344.endif.us248

B344.endif.us248:
  %.536215221.us250 = phi i64 [ %.543.us252, %B344.endif.us248 ], [ %n.vec, %B344.endif.us248.preheader ]
  %.543.us252 = add nuw nsw i64 %.536215221.us250, 1
  %125 = shl i64 %.536215221.us250, 3
  %scevgep59 = getelementptr i8, ptr %lsr.iv57, i64 %125
  store double %.722, ptr %scevgep59, align 8
  %exitcond275.not = icmp eq i64 %arg.m.3, %.543.us252
  br i1 %exitcond275.not, label %B342.B540_crit_edge.split.us255, label %B344.endif.us248

B342.B540_crit_edge.split.us255:
  %.421.us = add nuw nsw i64 %.414231241.us, 1
  %sunkaddr74 = mul i64 %.414231241.us, %112
  %sunkaddr75 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr74
  %.749.us = load double, ptr %sunkaddr75, align 8
  %.753.us = getelementptr double, ptr %arg.room.2, i64 %.414231241.us
  %.754.us = load double, ptr %.753.us, align 8
  %.758.us = getelementptr double, ptr %arg.room.1, i64 %.414231241.us
  %.759.us = load double, ptr %.758.us, align 8
  %.762.us = fsub double %.754.us, %.759.us
  %.763.us = fadd double %.749.us, %.762.us
  store double %.763.us, ptr %sunkaddr75, align 8
  %scevgep53 = getelementptr i8, ptr %lsr.iv52, i64 %112
  %scevgep58 = getelementptr i8, ptr %lsr.iv57, i64 %112
  %exitcond276.not = icmp eq i64 %arg.code.22, %.421.us
  br i1 %exitcond276.not, label %B650, label %B300.endif.us

B300.endif:
  %lsr.iv = phi ptr [ %scevgep, %B300.endif ], [ %arg.room.3, %B300.endif.preheader.new ]
  %.414231241 = phi i64 [ %.421.1, %B300.endif ], [ 0, %B300.endif.preheader.new ]
  %.749 = load double, ptr %lsr.iv, align 8
  %sunkaddr215 = mul i64 %.414231241, 8
  %sunkaddr216 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr215
  %.754 = load double, ptr %sunkaddr216, align 8
  %sunkaddr217 = mul i64 %.414231241, 8
  %sunkaddr218 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr217
  %.759 = load double, ptr %sunkaddr218, align 8
  %.762 = fsub double %.754, %.759
  %.763 = fadd double %.749, %.762
  store double %.763, ptr %lsr.iv, align 8
  %.421.1 = add nuw i64 %.414231241, 2
  %sunkaddr219 = mul i64 %arg.m.3, 8
  %sunkaddr220 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr219
  %.749.1 = load double, ptr %sunkaddr220, align 8
  %sunkaddr221 = mul i64 %.414231241, 8
  %sunkaddr222 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr221
  %sunkaddr223 = getelementptr i8, ptr %sunkaddr222, i64 8
  %.754.1 = load double, ptr %sunkaddr223, align 8
  %sunkaddr224 = mul i64 %.414231241, 8
  %sunkaddr225 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr224
  %sunkaddr226 = getelementptr i8, ptr %sunkaddr225, i64 8
  %.759.1 = load double, ptr %sunkaddr226, align 8
  %.762.1 = fsub double %.754.1, %.759.1
  %.763.1 = fadd double %.749.1, %.762.1
  store double %.763.1, ptr %sunkaddr220, align 8
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 %7
  %niter40.ncmp.1 = icmp eq i64 %unroll_iter39, %.421.1
  br i1 %niter40.ncmp.1, label %B650.loopexit.unr-lcssa, label %B300.endif
}

define internal i32 @part9(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B204.endif.lr.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %arg.s.213 = ptrtoint ptr %arg.s.2 to i64
  %arg.code.412 = ptrtoint ptr %arg.code.4 to i64
  %.156 = getelementptr i8, ptr %arg.s.0, i64 104
  %.157 = load double, ptr %.156, align 8
  %.228 = getelementptr i8, ptr %arg.s.0, i64 112
  %.229 = load double, ptr %.228, align 8
  %.302 = fsub double %.229, %.157
  %.arg.m.3 = tail call i64 @llvm.smax.i64(i64 %arg.m.3, i64 0)
  %.796 = shl i64 %arg.code.22, 3
  %n.vec.i = and i64 %arg.code.21, %const
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.23, 26
  %0 = shl i64 %arg.code.23, 5
  %mul.result.i = add i64 %0, -32
  %1 = getelementptr i8, ptr %arg.code.20, i64 %mul.result.i
  %2 = icmp ult ptr %1, %arg.code.20
  %scevgep.i = getelementptr i8, ptr %arg.code.20, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.23, 576460752303423488
  %3 = getelementptr i8, ptr %scevgep.i, i64 %mul.result.i
  %4 = icmp ult ptr %3, %scevgep.i
  %5 = or i1 %mul.overflow3.i, %4
  %scevgep4.i = getelementptr i8, ptr %arg.code.20, i64 16
  %6 = getelementptr i8, ptr %scevgep4.i, i64 %mul.result.i
  %7 = icmp ult ptr %6, %scevgep4.i
  %scevgep8.i = getelementptr i8, ptr %arg.code.20, i64 24
  %8 = getelementptr i8, ptr %scevgep8.i, i64 %mul.result.i
  %9 = icmp ult ptr %8, %scevgep8.i
  %10 = or i1 %2, %5
  %11 = or i1 %7, %10
  %12 = or i1 %9, %11
  %13 = shl i64 %arg.code.23, 3
  %scevgep12.i = getelementptr i8, ptr %arg.code.3, i64 %13
  %scevgep13.i = getelementptr i8, ptr %arg.code.20, i64 %0
  %bound0.i = icmp ult ptr %arg.code.3, %scevgep13.i
  %bound1.i = icmp ult ptr %arg.code.20, %scevgep12.i
  %found.conflict.i = and i1 %bound0.i, %bound1.i
  %const_mat = add i64 %const, -12
  %14 = and i64 %13, %const_mat
  %n.vec18.i = and i64 %arg.code.23, 1152921504606846974
  %brmerge = select i1 %min.iters.check15.i, i1 true, i1 %12
  %brmerge8 = select i1 %brmerge, i1 true, i1 %found.conflict.i
  %15 = sub i64 %arg.code.412, %arg.s.213
  %xtraiter = and i64 %.arg.m.3, 3
  %min.iters.check = icmp ult i64 %arg.code.22, 4
  %diff.check = icmp ult i64 %15, 32
  %or.cond = select i1 %min.iters.check, i1 true, i1 %diff.check
  %n.vec = and i64 %arg.code.22, %const
  %xtraiter17 = and i64 %arg.code.22, 3
  %xtraiter20 = and i64 %arg.code.24, 3
  %unroll_iter = and i64 %arg.code.24, %const
  %16 = shl i64 %arg.m.3, 3
  %17 = getelementptr i8, ptr %arg.room.3, i64 %16
  %scevgep = getelementptr i8, ptr %17, i64 -8
  %scevgep30 = getelementptr i8, ptr %arg.room.3, i64 -16
  %scevgep95 = getelementptr i8, ptr %arg.room.4, i64 24
  %18 = shl i64 %arg.code.24, 3
  %19 = and i64 %.arg.m.3, %const
  %20 = sub nsw i64 %arg.m.3, %xtraiter
  %21 = sub i64 0, %xtraiter
  br label %B204.endif

B202.loopexit.loopexit.unr-lcssa:
  %22 = icmp eq i64 %xtraiter20, 0
  br i1 %22, label %B202.loopexit, label %B706.epil.preheader

B706.epil.preheader:
  %numbers.2.1341.epil.init = phi i1 [ %numbers.3.0373, %B706.lr.ph ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ]
  %.1131337339.epil.init = phi i64 [ 0, %B706.lr.ph ], [ %unroll_iter, %B202.loopexit.loopexit.unr-lcssa ]
  %23 = shl i64 %.1131337339.epil.init, 3
  %scevgep107 = getelementptr i8, ptr %lsr.iv105, i64 %23
  %scevgep109 = getelementptr i8, ptr %arg.s.3.arg.code.17, i64 %23
  br label %B706.epil

B706.epil:
  %numbers.2.1341.epil = phi i1 [ %numbers.2.1341.epil.init, %B706.epil.preheader ], [ %spec.select.epil, %B706.epil ]
  %epil.iter = phi i64 [ 0, %B706.epil.preheader ], [ %epil.iter.next, %B706.epil ]
  %24 = shl i64 %epil.iter, 3
  %scevgep85 = getelementptr i8, ptr %scevgep109, i64 %24
  %"$phi770.2.2.2.epil" = load double, ptr %scevgep85, align 8
  %scevgep84 = getelementptr i8, ptr %scevgep107, i64 %24
  store double %"$phi770.2.2.2.epil", ptr %scevgep84, align 8
  %.1214.epil = fcmp ord double %"$phi770.2.2.2.epil", 0.000000e+00
  %spec.select.epil = select i1 %numbers.2.1341.epil, i1 %.1214.epil, i1 false
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter20, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B202.loopexit, label %B706.epil

B202.loopexit:
  %numbers.2.1.lcssa = phi i1 [ %numbers.3.0373, %B514.endif.endif.endif ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ], [ %spec.select.epil, %B706.epil ]
  %scevgep97 = getelementptr i8, ptr %lsr.iv96, i64 %18
  %scevgep106 = getelementptr i8, ptr %lsr.iv105, i64 %18
  %exitcond397.not = icmp eq i64 %.407, 9
  br i1 %exitcond397.not, label %common.ret, label %B204.endif

B448:
  %.787 = fcmp oeq double %.497, 1.000000e+00
  br i1 %.787, label %B460, label %B514

B460:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.796, i1 false)
  br label %B514

B514:
  %25 = icmp slt i64 %arg.code.21, 1
  %.877 = load double, ptr %arg.s.0, align 8
  %sunkaddr88 = getelementptr i8, ptr %arg.s.0, i64 88
  %.949 = load double, ptr %sunkaddr88, align 8
  %.951 = fmul double %.497, %.949
  %.952 = fadd double %.877, %.951
  %sunkaddr89 = getelementptr i8, ptr %arg.code.1, i64 24
  %.74.i = load double, ptr %sunkaddr89, align 8
  %.75.i = fsub double %.952, %.74.i
  %sunkaddr90 = getelementptr i8, ptr %arg.code.1, i64 64
  %.118.i = load double, ptr %sunkaddr90, align 8
  %.119.i = fadd double %.952, %.118.i
  br i1 %25, label %B188.endif.i, label %B164.preheader.i

B164.preheader.i:
  %26 = icmp ult i64 %arg.code.21, 4
  br i1 %26, label %B164.i.preheader, label %vector.ph.i

vector.ph.i:
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.119.i, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr91 = mul i64 %index.i, 8
  %sunkaddr92 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr91
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr92, align 8
  %sunkaddr93 = mul i64 %index.i, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr93
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr94, i64 16
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr95, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %27 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %27, label %middle.block.i, label %vector.body.i

middle.block.i:
  %28 = icmp eq i64 %arg.code.21, %n.vec.i
  br i1 %28, label %B188.endif.i, label %B164.i.preheader

B164.i.preheader:
  %.218146148.i.ph = phi i64 [ 0, %B164.preheader.i ], [ %n.vec.i, %middle.block.i ]
  br label %B164.i

B164.i:
  %.218146148.i = phi i64 [ %.225.i, %B164.i ], [ %.218146148.i.ph, %B164.i.preheader ]
  %.225.i = add nuw nsw i64 %.218146148.i, 1
  %29 = shl i64 %.218146148.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %29
  store double %.119.i, ptr %scevgep53.i, align 8
  %exitcond.not.i = icmp eq i64 %arg.code.21, %.225.i
  br i1 %exitcond.not.i, label %B188.endif.i, label %B164.i

B230.i:
  %lsr.iv.i = phi ptr [ %scevgep29.i, %B230.preheader27.i ], [ %scevgep30.i, %B230.i ]
  %.349151153.i = phi i64 [ %.349151153.ph.i, %B230.preheader27.i ], [ %.356.i, %B230.i ]
  %.356.i = add nuw nsw i64 %.349151153.i, 1
  %scevgep31.i = getelementptr i8, ptr %lsr.iv.i, i64 -24
  %.384.i = load double, ptr %scevgep31.i, align 8
  %scevgep32.i = getelementptr i8, ptr %lsr.iv.i, i64 -16
  %.389.i = load double, ptr %scevgep32.i, align 8
  %scevgep33.i = getelementptr i8, ptr %lsr.iv.i, i64 -8
  %.394.i = load double, ptr %scevgep33.i, align 8
  %.399.i = load double, ptr %lsr.iv.i, align 8
  %.401.i = fmul double %.75.i, %.399.i
  %.402.i = fadd double %.394.i, %.401.i
  %.404.i = fmul double %.75.i, %.402.i
  %.405.i = fadd double %.389.i, %.404.i
  %.407.i = fmul double %.75.i, %.405.i
  %.408.i = fadd double %.384.i, %.407.i
  %30 = shl i64 %.349151153.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %30
  store double %.408.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond157.not.i = icmp eq i64 %arg.code.23, %.356.i
  br i1 %exitcond157.not.i, label %B514.endif, label %B230.i

B188.endif.i:
  %31 = icmp slt i64 %arg.code.23, 1
  br i1 %31, label %B514.endif, label %B230.preheader.i

B230.preheader.i:
  br i1 %brmerge8, label %B230.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.75.i, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr96 = mul i64 %lsr.iv36.i, 4
  %sunkaddr97 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr96
  %32 = load double, ptr %sunkaddr97, align 8
  %sunkaddr98 = mul i64 %lsr.iv36.i, 4
  %sunkaddr99 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr98
  %sunkaddr100 = getelementptr i8, ptr %sunkaddr99, i64 32
  %33 = load double, ptr %sunkaddr100, align 8
  %34 = insertelement <2 x double> poison, double %32, i64 0
  %35 = insertelement <2 x double> %34, double %33, i64 1
  %sunkaddr = mul i64 %lsr.iv36.i, 4
  %sunkaddr101 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr
  %sunkaddr102 = getelementptr i8, ptr %sunkaddr101, i64 8
  %36 = load double, ptr %sunkaddr102, align 8
  %sunkaddr103 = mul i64 %lsr.iv36.i, 4
  %sunkaddr104 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr103
  %sunkaddr105 = getelementptr i8, ptr %sunkaddr104, i64 40
  %37 = load double, ptr %sunkaddr105, align 8
  %38 = insertelement <2 x double> poison, double %36, i64 0
  %39 = insertelement <2 x double> %38, double %37, i64 1
  %sunkaddr106 = mul i64 %lsr.iv36.i, 4
  %sunkaddr107 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr106
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr107, i64 16
  %40 = load double, ptr %sunkaddr108, align 8
  %sunkaddr109 = mul i64 %lsr.iv36.i, 4
  %sunkaddr110 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr109
  %sunkaddr111 = getelementptr i8, ptr %sunkaddr110, i64 48
  %41 = load double, ptr %sunkaddr111, align 8
  %42 = insertelement <2 x double> poison, double %40, i64 0
  %43 = insertelement <2 x double> %42, double %41, i64 1
  %sunkaddr112 = mul i64 %lsr.iv36.i, 4
  %sunkaddr113 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr112
  %sunkaddr114 = getelementptr i8, ptr %sunkaddr113, i64 24
  %44 = load double, ptr %sunkaddr114, align 8
  %sunkaddr115 = mul i64 %lsr.iv36.i, 4
  %sunkaddr116 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr115
  %sunkaddr117 = getelementptr i8, ptr %sunkaddr116, i64 56
  %45 = load double, ptr %sunkaddr117, align 8
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
  %55 = icmp eq i64 %arg.code.23, %n.vec18.i
  br i1 %55, label %B514.endif, label %B230.preheader27.i

B230.preheader27.i:
  %.349151153.ph.i = phi i64 [ 0, %B230.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %56 = shl i64 %.349151153.ph.i, 5
  %57 = getelementptr i8, ptr %arg.code.20, i64 %56
  %scevgep29.i = getelementptr i8, ptr %57, i64 24
  br label %B230.i

B706:
  %numbers.2.1341 = phi i1 [ %spec.select.3, %B706 ], [ %numbers.3.0373, %B706.preheader ]
  %.1131337339 = phi i64 [ %.1138.3, %B706 ], [ 0, %B706.preheader ]
  %58 = shl i64 %.1131337339, 3
  %sunkaddr118 = mul i64 %.1131337339, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.s.3.arg.code.17, i64 %sunkaddr118
  %"$phi770.2.2.2" = load double, ptr %sunkaddr119, align 8
  %scevgep103 = getelementptr i8, ptr %lsr.iv96, i64 %58
  %59 = shl i64 %.1131337339, 3
  %scevgep86 = getelementptr i8, ptr %lsr.iv96, i64 %59
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 -24
  store double %"$phi770.2.2.2", ptr %scevgep87, align 8
  %.1214 = fcmp ord double %"$phi770.2.2.2", 0.000000e+00
  %spec.select = select i1 %numbers.2.1341, i1 %.1214, i1 false
  %60 = shl i64 %.1131337339, 3
  %sunkaddr120 = mul i64 %.1131337339, 8
  %sunkaddr121 = getelementptr i8, ptr %arg.s.3.arg.code.17, i64 %sunkaddr120
  %sunkaddr122 = getelementptr i8, ptr %sunkaddr121, i64 8
  %"$phi770.2.2.2.1" = load double, ptr %sunkaddr122, align 8
  %scevgep81 = getelementptr i8, ptr %lsr.iv96, i64 %60
  %scevgep82 = getelementptr i8, ptr %scevgep81, i64 -16
  store double %"$phi770.2.2.2.1", ptr %scevgep82, align 8
  %.1214.1 = fcmp ord double %"$phi770.2.2.2.1", 0.000000e+00
  %spec.select.1 = select i1 %spec.select, i1 %.1214.1, i1 false
  %61 = shl i64 %.1131337339, 3
  %sunkaddr123 = mul i64 %.1131337339, 8
  %sunkaddr124 = getelementptr i8, ptr %arg.s.3.arg.code.17, i64 %sunkaddr123
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr124, i64 16
  %"$phi770.2.2.2.2" = load double, ptr %sunkaddr126, align 8
  %scevgep78 = getelementptr i8, ptr %lsr.iv96, i64 %61
  %scevgep79 = getelementptr i8, ptr %scevgep78, i64 -8
  store double %"$phi770.2.2.2.2", ptr %scevgep79, align 8
  %.1214.2 = fcmp ord double %"$phi770.2.2.2.2", 0.000000e+00
  %spec.select.2 = select i1 %spec.select.1, i1 %.1214.2, i1 false
  %.1138.3 = add nuw nsw i64 %.1131337339, 4
  %sunkaddr127 = mul i64 %.1131337339, 8
  %sunkaddr128 = getelementptr i8, ptr %arg.s.3.arg.code.17, i64 %sunkaddr127
  %sunkaddr129 = getelementptr i8, ptr %sunkaddr128, i64 24
  %"$phi770.2.2.2.3" = load double, ptr %sunkaddr129, align 8
  store double %"$phi770.2.2.2.3", ptr %scevgep103, align 8
  %.1214.3 = fcmp ord double %"$phi770.2.2.2.3", 0.000000e+00
  %spec.select.3 = select i1 %spec.select.2, i1 %.1214.3, i1 false
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.1138.3
  br i1 %niter.ncmp.3, label %B202.loopexit.loopexit.unr-lcssa, label %B706

common.ret:
  %.1267 = zext i1 %numbers.2.1.lcssa to i8
  store i8 %.1267, ptr %retptr, align 1
  ret i32 0

B204.endif:
  %lsr.iv105 = phi ptr [ %arg.room.4, %B204.endif.lr.ph ], [ %scevgep106, %B202.loopexit ]
  %lsr.iv96 = phi ptr [ %scevgep95, %B204.endif.lr.ph ], [ %scevgep97, %B202.loopexit ]
  %numbers.3.0373 = phi i1 [ true, %B204.endif.lr.ph ], [ %numbers.2.1.lcssa, %B202.loopexit ]
  %.400346371 = phi i64 [ 0, %B204.endif.lr.ph ], [ %.407, %B202.loopexit ]
  %62 = icmp slt i64 %arg.code.22, 1
  %.407 = add nuw nsw i64 %.400346371, 1
  %.489 = getelementptr double, ptr @.const.array.data, i64 %.400346371
  %.490 = load double, ptr %.489, align 8
  %.495 = fmul double %.302, %.490
  %.497 = fadd double %.157, %.495
  br i1 %62, label %B448, label %B276.endif.lr.ph

B276.endif.lr.ph:
  %63 = icmp slt i64 %arg.m.3, 1
  br i1 %63, label %B276.endif.preheader, label %B276.endif.us.preheader

B276.endif.us.preheader:
  br label %B276.endif.us

B276.endif.preheader:
  br i1 %or.cond, label %B276.endif.preheader15, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.body.preheader ]
  %sunkaddr130 = mul i64 %index, 8
  %sunkaddr131 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr130
  %wide.load = load <2 x double>, ptr %sunkaddr131, align 8
  %sunkaddr132 = mul i64 %index, 8
  %sunkaddr133 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr132
  %sunkaddr134 = getelementptr i8, ptr %sunkaddr133, i64 16
  %wide.load14 = load <2 x double>, ptr %sunkaddr134, align 8
  %64 = fadd <2 x double> %wide.load, zeroinitializer
  %65 = fadd <2 x double> %wide.load14, zeroinitializer
  %sunkaddr136 = mul i64 %index, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr136
  store <2 x double> %64, ptr %sunkaddr137, align 8
  %sunkaddr138 = mul i64 %index, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr138
  %sunkaddr140 = getelementptr i8, ptr %sunkaddr139, i64 16
  store <2 x double> %65, ptr %sunkaddr140, align 8
  %index.next = add nuw nsw i64 %index, 4
  %66 = icmp eq i64 %n.vec, %index.next
  br i1 %66, label %middle.block, label %vector.body

middle.block:
  %67 = icmp eq i64 %arg.code.22, %n.vec
  br i1 %67, label %B448, label %B276.endif.preheader15

B276.endif.preheader15:
  %.587321327.ph = phi i64 [ 0, %B276.endif.preheader ], [ %n.vec, %middle.block ]
  %68 = icmp eq i64 %xtraiter17, 0
  br i1 %68, label %B276.endif.prol.loopexit, label %B276.endif.prol.preheader

B276.endif.prol.preheader:
  br label %B276.endif.prol

B276.endif.prol:
  %lsr.iv49 = phi i64 [ %lsr.iv.next50, %B276.endif.prol ], [ %xtraiter17, %B276.endif.prol.preheader ]
  %.587321327.prol = phi i64 [ %.594.prol, %B276.endif.prol ], [ %.587321327.ph, %B276.endif.prol.preheader ]
  %.594.prol = add nuw nsw i64 %.587321327.prol, 1
  %69 = shl i64 %.587321327.prol, 3
  %scevgep48 = getelementptr i8, ptr %arg.s.2, i64 %69
  %.769.prol = load double, ptr %scevgep48, align 8
  %.771.prol = fadd double %.769.prol, 0.000000e+00
  %scevgep47 = getelementptr i8, ptr %arg.code.4, i64 %69
  store double %.771.prol, ptr %scevgep47, align 8
  %lsr.iv.next50 = add nsw i64 %lsr.iv49, -1
  %prol.iter19.cmp.not = icmp eq i64 %lsr.iv.next50, 0
  br i1 %prol.iter19.cmp.not, label %B276.endif.prol.loopexit, label %B276.endif.prol

B276.endif.prol.loopexit:
  %.587321327.unr = phi i64 [ %.587321327.ph, %B276.endif.preheader15 ], [ %.594.prol, %B276.endif.prol ]
  %70 = sub nsw i64 %.587321327.ph, %arg.code.22
  %71 = icmp ugt i64 %70, -4
  br i1 %71, label %B448, label %B276.endif.preheader11

B276.endif.preheader11:
  br label %B276.endif

B276.endif.us:
  %lsr.iv31 = phi ptr [ %scevgep32, %B332.B398_crit_edge.us ], [ %scevgep30, %B276.endif.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep26, %B332.B398_crit_edge.us ], [ %scevgep, %B276.endif.us.preheader ]
  %.587321327.us = phi i64 [ %.594.us, %B332.B398_crit_edge.us ], [ 0, %B276.endif.us.preheader ]
  %72 = icmp eq i64 %xtraiter, 0
  br i1 %72, label %B334.us.prol.loopexit, label %B334.us.prol.preheader

B334.us.prol.preheader:
  br label %B334.us.prol

B334.us.prol:
  %lsr.iv13 = phi i64 [ %lsr.iv.next14, %B334.us.prol ], [ 0, %B334.us.prol.preheader ]
  %total.2.2317.us.prol = phi double [ %.757.us.prol, %B334.us.prol ], [ 0.000000e+00, %B334.us.prol.preheader ]
  %73 = shl nsw i64 %lsr.iv13, 3
  %scevgep14 = getelementptr i8, ptr %lsr.iv, i64 %73
  %.753.us.prol = load double, ptr %scevgep14, align 8
  %.755.us.prol = fadd double %total.2.2317.us.prol, %.753.us.prol
  %.757.us.prol = fmul double %.497, %.755.us.prol
  %lsr.iv.next14 = add nsw i64 %lsr.iv13, -1
  %prol.iter.cmp.not = icmp eq i64 %21, %lsr.iv.next14
  br i1 %prol.iter.cmp.not, label %B334.us.prol.loopexit, label %B334.us.prol

B334.us.prol.loopexit:
  %total.2.2317.us.unr = phi double [ 0.000000e+00, %B276.endif.us ], [ %.757.us.prol, %B334.us.prol ]
  %.706312316.us.unr = phi i64 [ %.arg.m.3, %B276.endif.us ], [ %19, %B334.us.prol ]
  %.713313315.us.in.unr = phi i64 [ %arg.m.3, %B276.endif.us ], [ %20, %B334.us.prol ]
  %.757.us.lcssa.unr = phi double [ poison, %B276.endif.us ], [ %.757.us.prol, %B334.us.prol ]
  %74 = icmp slt i64 %arg.m.3, 4
  br i1 %74, label %B332.B398_crit_edge.us, label %B334.us.preheader

B334.us.preheader:
  %75 = add nuw i64 %.706312316.us.unr, 4
  %76 = shl i64 %.713313315.us.in.unr, 3
  %scevgep33 = getelementptr i8, ptr %lsr.iv31, i64 %76
  br label %B334.us

B334.us:
  %lsr.iv34 = phi ptr [ %scevgep33, %B334.us.preheader ], [ %scevgep35, %B334.us ]
  %lsr.iv29 = phi i64 [ %75, %B334.us.preheader ], [ %lsr.iv.next, %B334.us ]
  %total.2.2317.us = phi double [ %total.2.2317.us.unr, %B334.us.preheader ], [ %.757.us.3, %B334.us ]
  %scevgep38 = getelementptr i8, ptr %lsr.iv34, i64 8
  %.753.us = load double, ptr %scevgep38, align 8
  %.755.us = fadd double %total.2.2317.us, %.753.us
  %.757.us = fmul double %.497, %.755.us
  %.753.us.1 = load double, ptr %lsr.iv34, align 8
  %.755.us.1 = fadd double %.753.us.1, %.757.us
  %.757.us.1 = fmul double %.497, %.755.us.1
  %scevgep36 = getelementptr i8, ptr %lsr.iv34, i64 -8
  %.753.us.2 = load double, ptr %scevgep36, align 8
  %.755.us.2 = fadd double %.753.us.2, %.757.us.1
  %.757.us.2 = fmul double %.497, %.755.us.2
  %scevgep37 = getelementptr i8, ptr %lsr.iv34, i64 -16
  %.753.us.3 = load double, ptr %scevgep37, align 8
  %.755.us.3 = fadd double %.753.us.3, %.757.us.2
  %.757.us.3 = fmul double %.497, %.755.us.3
  %lsr.iv.next = add i64 %lsr.iv29, -4
  %scevgep35 = getelementptr i8, ptr %lsr.iv34, i64 -32
  %.707.us.3 = icmp sgt i64 %lsr.iv.next, 4
  br i1 %.707.us.3, label %B334.us, label %B332.B398_crit_edge.us

B332.B398_crit_edge.us:
  %.757.us.lcssa = phi double [ %.757.us.lcssa.unr, %B334.us.prol.loopexit ], [ %.757.us.3, %B334.us ]
  %.594.us = add nuw nsw i64 %.587321327.us, 1
  %.768.us = getelementptr double, ptr %arg.s.2, i64 %.587321327.us
  %.769.us = load double, ptr %.768.us, align 8
  %.771.us = fadd double %.757.us.lcssa, %.769.us
  %.777.us = getelementptr double, ptr %arg.code.4, i64 %.587321327.us
  store double %.771.us, ptr %.777.us, align 8
  %scevgep26 = getelementptr i8, ptr %lsr.iv, i64 %16
  %scevgep32 = getelementptr i8, ptr %lsr.iv31, i64 %16
  %exitcond.not = icmp eq i64 %arg.code.22, %.594.us
  br i1 %exitcond.not, label %B448, label %B276.endif.us

B276.endif:
  %.587321327 = phi i64 [ %.594.3, %B276.endif ], [ %.587321327.unr, %B276.endif.preheader11 ]
  %sunkaddr141 = mul i64 %.587321327, 8
  %sunkaddr142 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr141
  %.769 = load double, ptr %sunkaddr142, align 8
  %.771 = fadd double %.769, 0.000000e+00
  %sunkaddr143 = mul i64 %.587321327, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr143
  store double %.771, ptr %sunkaddr144, align 8
  %sunkaddr145 = mul i64 %.587321327, 8
  %sunkaddr146 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr145
  %sunkaddr147 = getelementptr i8, ptr %sunkaddr146, i64 8
  %.769.1 = load double, ptr %sunkaddr147, align 8
  %.771.1 = fadd double %.769.1, 0.000000e+00
  %sunkaddr148 = mul i64 %.587321327, 8
  %sunkaddr149 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr148
  %sunkaddr150 = getelementptr i8, ptr %sunkaddr149, i64 8
  store double %.771.1, ptr %sunkaddr150, align 8
  %sunkaddr151 = mul i64 %.587321327, 8
  %sunkaddr152 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr151
  %sunkaddr153 = getelementptr i8, ptr %sunkaddr152, i64 16
  %.769.2 = load double, ptr %sunkaddr153, align 8
  %.771.2 = fadd double %.769.2, 0.000000e+00
  %sunkaddr154 = mul i64 %.587321327, 8
  %sunkaddr155 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr154
  %sunkaddr156 = getelementptr i8, ptr %sunkaddr155, i64 16
  store double %.771.2, ptr %sunkaddr156, align 8
  %.594.3 = add nuw nsw i64 %.587321327, 4
  %sunkaddr161 = mul i64 %.587321327, 8
  %sunkaddr162 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr161
  %sunkaddr163 = getelementptr i8, ptr %sunkaddr162, i64 24
  %.769.3 = load double, ptr %sunkaddr163, align 8
  %.771.3 = fadd double %.769.3, 0.000000e+00
  %sunkaddr164 = mul i64 %.587321327, 8
  %sunkaddr165 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr164
  %sunkaddr166 = getelementptr i8, ptr %sunkaddr165, i64 24
  store double %.771.3, ptr %sunkaddr166, align 8
  %exitcond395.not.3 = icmp eq i64 %arg.code.22, %.594.3
  br i1 %exitcond395.not.3, label %B448, label %B276.endif

B514.endif:
  %sunkaddr167 = getelementptr i8, ptr %arg.code.0, i64 256
  %.41.i = load i64, ptr %sunkaddr167, align 8
  %.46.not.i = icmp eq i64 %.41.i, 0
  br i1 %.46.not.i, label %B514.endif.endif.endif, label %B48.i

B48.i:
  %sunkaddr168 = getelementptr i8, ptr %arg.code.0, i64 264
  %.54.i = load i64, ptr %sunkaddr168, align 8
  %sunkaddr169 = getelementptr i8, ptr %arg.code.0, i64 272
  %.61.i = load i64, ptr %sunkaddr169, align 8
  %sunkaddr170 = getelementptr i8, ptr %arg.code.0, i64 280
  %.72.i = load i64, ptr %sunkaddr170, align 8
  %.74.i5 = inttoptr i64 %.54.i to ptr
  %.75.i6 = inttoptr i64 %.61.i to ptr
  %.76.i = inttoptr i64 %.72.i to ptr
  %.77.i = inttoptr i64 %.41.i to ptr
  tail call void %.77.i(ptr %.74.i5, ptr %.75.i6, ptr %.76.i)
  br label %B514.endif.endif.endif

B514.endif.endif.endif:
  %77 = icmp slt i64 %arg.code.24, 1
  br i1 %77, label %B202.loopexit, label %B706.lr.ph

B706.lr.ph:
  %78 = icmp ult i64 %arg.code.24, 4
  %.1167 = fcmp oeq double %.497, 0.000000e+00
  %arg.s.3.arg.code.17 = select i1 %.1167, ptr %arg.s.3, ptr %arg.code.17
  br i1 %78, label %B706.epil.preheader, label %B706.preheader

B706.preheader:
  br label %B706
}

define internal i32 @part10(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %arg.t, ptr %arg.dy, i8 %arg.waits) {
entry:
  %.181 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.452 = alloca double, align 8
  %excinfo.3 = alloca ptr, align 8
  %.779 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  %.985 = alloca double, align 8
  %excinfo.6 = alloca ptr, align 8
  %.94 = getelementptr i8, ptr %arg.code.1, i64 32
  %.95 = load double, ptr %.94, align 8
  store double %.95, ptr %arg.code.1, align 8
  store double 0.000000e+00, ptr %.181, align 8
  %.185 = call i32 @part12(ptr %.181, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 2, double %arg.t, ptr %arg.dy)
  %cond = icmp eq i32 %.185, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

B280:
  %0 = icmp eq i8 %arg.waits, 0
  br i1 %0, label %B332, label %B284

B284:
  %.430 = getelementptr i8, ptr %arg.code.1, i64 56
  %.431 = load double, ptr %.430, align 8
  %.432 = fcmp oeq double %.431, 0.000000e+00
  br i1 %.432, label %B328, label %B332

common.ret:
  %common.ret.op = phi i32 [ 0, %B328 ], [ 0, %B404 ], [ 0, %B506 ], [ 0, %B820 ], [ 0, %B844 ], [ %.185, %B0.if.if ], [ %.989, %B748.if.if ], [ %.456, %B332.if.if ], [ %.783, %B530.if.if ]
  ret i32 %common.ret.op

B328:
  %storemerge.i20 = phi i64 [ 0, %B284 ], [ %"$phi342.0.2.0.i", %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i20, ptr %retptr, align 8
  br label %common.ret

B332:
  store double 0.000000e+00, ptr %.452, align 8
  %.456 = call i32 @part16(ptr %.452, ptr %excinfo.3, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.dy)
  %cond24 = icmp eq i32 %.456, 0
  br i1 %cond24, label %B332.endif, label %B332.if.if

B404:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B408:
  %.535 = icmp sgt i64 %arg.code.21, 1
  br i1 %.535, label %B506, label %B430

B430:
  %sunkaddr = getelementptr i8, ptr %arg.code.1, i64 32
  %.576 = load double, ptr %sunkaddr, align 8
  %sunkaddr1 = getelementptr i8, ptr %arg.code.1, i64 8
  %.616 = load double, ptr %sunkaddr1, align 8
  %.617 = fcmp ogt double %.576, %.616
  br i1 %.617, label %B530, label %B506

B506:
  store i64 12, ptr %retptr, align 8
  br label %common.ret

B530:
  store double 2.000000e+00, ptr %arg.code.1, align 8
  store double 0.000000e+00, ptr %.779, align 8
  %.783 = call i32 @part12(ptr %.779, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 2, double %arg.t, ptr %arg.dy)
  %cond25 = icmp eq i32 %.783, 0
  br i1 %cond25, label %B530.endif, label %B530.if.if

B748:
  store double 0.000000e+00, ptr %.985, align 8
  %.989 = call i32 @part16(ptr %.985, ptr %excinfo.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.dy)
  %cond26 = icmp eq i32 %.989, 0
  br i1 %cond26, label %B748.endif, label %B748.if.if

B820:
  store i64 12, ptr %retptr, align 8
  br label %common.ret

B844:
  %storemerge.i1023 = phi i64 [ 1, %B530.endif.endif ], [ 0, %B748.endif ], [ 3, %B158.i11 ]
  store i64 %storemerge.i1023, ptr %retptr, align 8
  br label %common.ret

B0.endif:
  %.195 = load double, ptr %.181, align 8
  %.245 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.195, ptr %.245, align 8
  %.76.i = load double, ptr %arg.code.1, align 8
  %.116.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.117.i = load double, ptr %.116.i, align 8
  %.118.i = fcmp ogt double %.76.i, %.117.i
  %.165.i = fcmp ole double %.195, %.76.i
  %or.cond.i = select i1 %.118.i, i1 %.165.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.217.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.218.i = load i64, ptr %.217.i, align 8
  %.219.i = icmp eq i64 %.218.i, 0
  br i1 %.219.i, label %B328, label %B0.endif.endif

B0.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.336.i = fcmp ule double %.195, %.117.i
  %"$phi342.0.2.0.i" = zext i1 %.336.i to i64
  %.386 = icmp eq i64 %arg.code.26, 0
  %or.cond = select i1 %.336.i, i1 true, i1 %.386
  br i1 %or.cond, label %B328, label %B280

B332.endif:
  %.466 = load double, ptr %.452, align 8
  %.514 = getelementptr i8, ptr %arg.code.1, i64 40
  %.515 = load double, ptr %.514, align 8
  %.516 = fcmp ugt double %.466, %.515
  br i1 %.516, label %B408, label %B404

B332.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B530.endif:
  %.793 = load double, ptr %.779, align 8
  %sunkaddr2 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.793, ptr %sunkaddr2, align 8
  %.76.i1 = load double, ptr %arg.code.1, align 8
  %sunkaddr3 = getelementptr i8, ptr %arg.code.1, i64 8
  %.117.i3 = load double, ptr %sunkaddr3, align 8
  %.118.i4 = fcmp ogt double %.76.i1, %.117.i3
  %.165.i5 = fcmp ole double %.793, %.76.i1
  %or.cond.i6 = select i1 %.118.i4, i1 %.165.i5, i1 false
  br i1 %or.cond.i6, label %B158.i11, label %B530.endif.endif

B158.i11:
  %.217.i12 = getelementptr i8, ptr %arg.code.0, i64 32
  %.218.i13 = load i64, ptr %.217.i12, align 8
  %.219.i14 = icmp eq i64 %.218.i13, 0
  br i1 %.219.i14, label %B844, label %B530.endif.endif

B530.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B530.endif.endif:
  %.336.i8 = fcmp ogt double %.793, %.117.i3
  br i1 %.336.i8, label %B748, label %B844

B748.endif:
  %.999 = load double, ptr %.985, align 8
  %sunkaddr4 = getelementptr i8, ptr %arg.code.1, i64 40
  %.1052 = load double, ptr %sunkaddr4, align 8
  %.1055 = fcmp ugt double %.999, %.1052
  br i1 %.1055, label %B820, label %B844

B748.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part11(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.376.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.142 = getelementptr i8, ptr %arg.s.0, i64 96
  %.143 = load double, ptr %.142, align 8
  store ptr null, ptr %excinfo.1.i, align 8
  %.138.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.139.i = load i64, ptr %.138.i, align 8
  %.220.i = load double, ptr %arg.s.0, align 8
  %.292.i = getelementptr i8, ptr %arg.s.0, i64 88
  %.293.i = load double, ptr %.292.i, align 8
  %.294.i = fadd double %.220.i, %.293.i
  %.298.i = getelementptr double, ptr %arg.s.4, i64 %.139.i
  store double %.294.i, ptr %.298.i, align 8
  %.367.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.368.i = load i64, ptr %.367.i, align 8
  %.369.not.i = icmp eq i64 %.368.i, 0
  br i1 %.369.not.i, label %part17, label %B220.i

B220.i:
  %.380.i = call i32 @part8(ptr %.376.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond.i = icmp eq i32 %.380.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part5

part17:
  %.437.i = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.437.i, i1 false)
  %.447.i = mul nsw i64 %.139.i, %arg.code.22
  %.450.i = getelementptr double, ptr %arg.s.5, i64 %.447.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.450.i, ptr %arg.room.2, i64 %.437.i, i1 false)
  %sunkaddr = getelementptr i8, ptr %arg.s.1, i64 8
  %.526.i = load i64, ptr %sunkaddr, align 8
  %.527.i = add nsw i64 %.526.i, 1
  store i64 %.527.i, ptr %sunkaddr, align 8
  %.599.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.600.i = load i64, ptr %.599.i, align 8
  %.601.i = add nsw i64 %.600.i, 1
  store i64 %.601.i, ptr %.599.i, align 8
  %0 = getelementptr double, ptr %arg.s.4, i64 %.527.i
  %.254 = getelementptr i8, ptr %0, i64 -8
  store double %.143, ptr %.254, align 8
  store double %.143, ptr %arg.s.0, align 8
  %.399 = getelementptr i8, ptr %arg.s.0, i64 40
  %.400 = load double, ptr %.399, align 8
  %.401 = fcmp une double %.400, 0.000000e+00
  br i1 %.401, label %B246, label %B424

B220.endif.i:
  %.410.i = mul i64 %arg.code.22, %arg.m.3
  %.413.i = mul i64 %.139.i, %.410.i
  %.414.i = getelementptr double, ptr %arg.s.6, i64 %.413.i
  %.423.i = shl i64 %.410.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.414.i, ptr %arg.room.3, i64 %.423.i, i1 false)
  br label %part17

part5:
  %.381.i = load ptr, ptr %excinfo.1.i, align 8
  %.168 = icmp sgt i32 %.380.i, 0
  %.169 = select i1 %.168, ptr %.381.i, ptr undef
  store ptr %.169, ptr %excinfo, align 8
  br label %common.ret

B246:
  %.473 = getelementptr i8, ptr %arg.s.0, i64 32
  %.474 = load double, ptr %.473, align 8
  %.542 = load i64, ptr %arg.s.1, align 8
  %.543 = add nsw i64 %.542, 1
  %.616 = sitofp i64 %.543 to double
  %.617 = fmul double %.400, %.616
  %.618 = fadd double %.474, %.617
  %.620 = fcmp ult double %.143, %.618
  br i1 %.620, label %B424, label %B372

B372:
  store i64 %.543, ptr %arg.s.1, align 8
  br label %B424

B424:
  %.765 = getelementptr i8, ptr %arg.s.0, i64 128
  %.766 = load double, ptr %.765, align 8
  %.767 = fcmp une double %.766, 0.000000e+00
  br i1 %.767, label %B468, label %B694

B468:
  %.839 = getelementptr i8, ptr %arg.s.0, i64 8
  %.840 = load double, ptr %.839, align 8
  %.844 = fcmp olt double %.143, %.840
  br i1 %.844, label %B0.endif.i, label %B698

B148.i:
  %.73.i.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.74.i.i.i = load double, ptr %.73.i.i.i, align 8
  %.75.i.i.i = fsub double %.119.i, %.74.i.i.i
  %.117.i.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.118.i.i.i = load double, ptr %.117.i.i.i, align 8
  %.119.i.i.i = fadd double %.119.i, %.118.i.i.i
  %.212147.not.i.i.i = icmp slt i64 %arg.code.21, 1
  br i1 %.212147.not.i.i.i, label %B188.endif.i.i.i, label %B164.preheader.i.i.i

B164.preheader.i.i.i:
  %min.iters.check.i.i.i = icmp samesign ult i64 %arg.code.21, 4
  br i1 %min.iters.check.i.i.i, label %B164.i.i.i.preheader, label %vector.ph.i.i.i

vector.ph.i.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i.i = and i64 %arg.code.21, %const_mat
  %broadcast.splatinsert.i.i.i = insertelement <2 x double> poison, double %.119.i.i.i, i64 0
  %broadcast.splat.i.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i.i

vector.body.i.i.i:
  %index.i.i.i = phi i64 [ 0, %vector.ph.i.i.i ], [ %index.next.i.i.i, %vector.body.i.i.i ]
  %sunkaddr22 = mul i64 %index.i.i.i, 8
  %sunkaddr23 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr22
  store <2 x double> %broadcast.splat.i.i.i, ptr %sunkaddr23, align 8
  %sunkaddr24 = mul i64 %index.i.i.i, 8
  %sunkaddr25 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr24
  %sunkaddr26 = getelementptr i8, ptr %sunkaddr25, i64 16
  store <2 x double> %broadcast.splat.i.i.i, ptr %sunkaddr26, align 8
  %index.next.i.i.i = add nuw nsw i64 %index.i.i.i, 4
  %1 = icmp eq i64 %n.vec.i.i.i, %index.next.i.i.i
  br i1 %1, label %middle.block.i.i.i, label %vector.body.i.i.i

middle.block.i.i.i:
  %cmp.n.i.i.i = icmp eq i64 %arg.code.21, %n.vec.i.i.i
  br i1 %cmp.n.i.i.i, label %B188.endif.i.i.i, label %B164.i.i.i.preheader

B164.i.i.i.preheader:
  %.218146148.i.i.i.ph = phi i64 [ %n.vec.i.i.i, %middle.block.i.i.i ], [ 0, %B164.preheader.i.i.i ]
  br label %B164.i.i.i

B164.i.i.i:
  %.218146148.i.i.i = phi i64 [ %.225.i.i.i, %B164.i.i.i ], [ %.218146148.i.i.i.ph, %B164.i.i.i.preheader ]
  %.225.i.i.i = add nuw nsw i64 %.218146148.i.i.i, 1
  %2 = shl i64 %.218146148.i.i.i, 3
  %scevgep53.i.i.i = getelementptr i8, ptr %arg.code.2, i64 %2
  store double %.119.i.i.i, ptr %scevgep53.i.i.i, align 8
  %exitcond.not.i.i.i = icmp eq i64 %arg.code.21, %.225.i.i.i
  br i1 %exitcond.not.i.i.i, label %B188.endif.i.i.i, label %B164.i.i.i

B230.i.i.i:
  %lsr.iv.i.i.i = phi ptr [ %scevgep29.i.i.i, %B230.preheader27.i.i.i ], [ %scevgep30.i.i.i, %B230.i.i.i ]
  %.349151153.i.i.i = phi i64 [ %.349151153.ph.i.i.i, %B230.preheader27.i.i.i ], [ %.356.i.i.i, %B230.i.i.i ]
  %.356.i.i.i = add nuw nsw i64 %.349151153.i.i.i, 1
  %scevgep31.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -24
  %.384.i.i.i = load double, ptr %scevgep31.i.i.i, align 8
  %scevgep32.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -16
  %.389.i.i.i = load double, ptr %scevgep32.i.i.i, align 8
  %scevgep33.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -8
  %.394.i.i.i = load double, ptr %scevgep33.i.i.i, align 8
  %.399.i.i.i = load double, ptr %lsr.iv.i.i.i, align 8
  %.401.i.i.i = fmul double %.75.i.i.i, %.399.i.i.i
  %.402.i.i.i = fadd double %.394.i.i.i, %.401.i.i.i
  %.404.i.i.i = fmul double %.75.i.i.i, %.402.i.i.i
  %.405.i.i.i = fadd double %.389.i.i.i, %.404.i.i.i
  %.407.i.i.i = fmul double %.75.i.i.i, %.405.i.i.i
  %.408.i.i.i = fadd double %.384.i.i.i, %.407.i.i.i
  %3 = shl i64 %.349151153.i.i.i, 3
  %scevgep34.i.i.i = getelementptr i8, ptr %arg.code.3, i64 %3
  store double %.408.i.i.i, ptr %scevgep34.i.i.i, align 8
  %scevgep30.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 32
  %exitcond157.not.i.i.i = icmp eq i64 %arg.code.23, %.356.i.i.i
  br i1 %exitcond157.not.i.i.i, label %B0.endif.i.i, label %B230.i.i.i

B188.endif.i.i.i:
  %.343152.not.i.i.i = icmp slt i64 %arg.code.23, 1
  br i1 %.343152.not.i.i.i, label %B0.endif.i.i, label %B230.preheader.i.i.i

B230.preheader.i.i.i:
  %min.iters.check15.i.i.i = icmp samesign ult i64 %arg.code.23, 26
  br i1 %min.iters.check15.i.i.i, label %B230.preheader27.i.i.i, label %vector.scevcheck.i.i.i

vector.scevcheck.i.i.i:
  %4 = shl i64 %arg.code.23, 5
  %mul.result.i.i.i = add i64 %4, -32
  %5 = getelementptr i8, ptr %arg.code.20, i64 %mul.result.i.i.i
  %6 = icmp ult ptr %5, %arg.code.20
  %scevgep.i.i.i = getelementptr i8, ptr %arg.code.20, i64 8
  %mul.overflow3.i.i.i = icmp samesign ugt i64 %arg.code.23, 576460752303423488
  %7 = getelementptr i8, ptr %scevgep.i.i.i, i64 %mul.result.i.i.i
  %8 = icmp ult ptr %7, %scevgep.i.i.i
  %9 = or i1 %mul.overflow3.i.i.i, %8
  %scevgep4.i.i.i = getelementptr i8, ptr %arg.code.20, i64 16
  %10 = getelementptr i8, ptr %scevgep4.i.i.i, i64 %mul.result.i.i.i
  %11 = icmp ult ptr %10, %scevgep4.i.i.i
  %scevgep8.i.i.i = getelementptr i8, ptr %arg.code.20, i64 24
  %12 = getelementptr i8, ptr %scevgep8.i.i.i, i64 %mul.result.i.i.i
  %13 = icmp ult ptr %12, %scevgep8.i.i.i
  %14 = or i1 %6, %9
  %15 = or i1 %11, %14
  %16 = or i1 %13, %15
  br i1 %16, label %B230.preheader27.i.i.i, label %vector.memcheck.i.i.i

vector.memcheck.i.i.i:
  %17 = shl nuw nsw i64 %arg.code.23, 3
  %scevgep12.i.i.i = getelementptr i8, ptr %arg.code.3, i64 %17
  %scevgep13.i.i.i = getelementptr i8, ptr %arg.code.20, i64 %4
  %bound0.i.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i.i
  %bound1.i.i.i = icmp ult ptr %arg.code.20, %scevgep12.i.i.i
  %found.conflict.i.i.i = and i1 %bound0.i.i.i, %bound1.i.i.i
  br i1 %found.conflict.i.i.i, label %B230.preheader27.i.i.i, label %vector.ph16.i.i.i

vector.ph16.i.i.i:
  %const20 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i.i = insertelement <2 x double> poison, double %.75.i.i.i, i64 0
  %broadcast.splat20.i.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %18 = and i64 %17, %const20
  br label %vector.body21.i.i.i

vector.body21.i.i.i:
  %lsr.iv36.i.i.i = phi i64 [ %lsr.iv.next.i.i.i, %vector.body21.i.i.i ], [ 0, %vector.ph16.i.i.i ]
  %sunkaddr28 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr29 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr28
  %19 = load double, ptr %sunkaddr29, align 8
  %sunkaddr30 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr31 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr30
  %sunkaddr32 = getelementptr i8, ptr %sunkaddr31, i64 32
  %20 = load double, ptr %sunkaddr32, align 8
  %21 = insertelement <2 x double> poison, double %19, i64 0
  %22 = insertelement <2 x double> %21, double %20, i64 1
  %sunkaddr33 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr34 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr33
  %sunkaddr35 = getelementptr i8, ptr %sunkaddr34, i64 8
  %23 = load double, ptr %sunkaddr35, align 8
  %sunkaddr36 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr37 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr36
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr37, i64 40
  %24 = load double, ptr %sunkaddr38, align 8
  %25 = insertelement <2 x double> poison, double %23, i64 0
  %26 = insertelement <2 x double> %25, double %24, i64 1
  %sunkaddr39 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr40 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr39
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr40, i64 16
  %27 = load double, ptr %sunkaddr41, align 8
  %sunkaddr42 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr43 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 48
  %28 = load double, ptr %sunkaddr44, align 8
  %29 = insertelement <2 x double> poison, double %27, i64 0
  %30 = insertelement <2 x double> %29, double %28, i64 1
  %sunkaddr45 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr46 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr45
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr46, i64 24
  %31 = load double, ptr %sunkaddr47, align 8
  %sunkaddr48 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr49 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr48
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
  %n.vec18.i.i.i = and i64 %arg.code.23, 1152921504606846974
  %cmp.n25.i.i.i = icmp eq i64 %arg.code.23, %n.vec18.i.i.i
  br i1 %cmp.n25.i.i.i, label %B0.endif.i.i, label %B230.preheader27.i.i.i

B230.preheader27.i.i.i:
  %.349151153.ph.i.i.i = phi i64 [ 0, %vector.memcheck.i.i.i ], [ 0, %vector.scevcheck.i.i.i ], [ 0, %B230.preheader.i.i.i ], [ %n.vec18.i.i.i, %middle.block24.i.i.i ]
  %42 = shl i64 %.349151153.ph.i.i.i, 5
  %43 = getelementptr i8, ptr %arg.code.20, i64 %42
  %scevgep29.i.i.i = getelementptr i8, ptr %43, i64 24
  br label %B230.i.i.i

B0.endif.i.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.437.i, i1 false)
  %.40.i.i.i = getelementptr i8, ptr %arg.code.0, i64 288
  %.41.i.i.i = load i64, ptr %.40.i.i.i, align 8
  %.46.not.i.i.i = icmp eq i64 %.41.i.i.i, 0
  br i1 %.46.not.i.i.i, label %B148.endif.i, label %B48.i.i.i

B48.i.i.i:
  %sunkaddr1.i.i.i = getelementptr i8, ptr %arg.code.0, i64 296
  %.54.i.i.i = load i64, ptr %sunkaddr1.i.i.i, align 8
  %sunkaddr3.i.i.i = getelementptr i8, ptr %arg.code.0, i64 304
  %.61.i.i.i = load i64, ptr %sunkaddr3.i.i.i, align 8
  %sunkaddr5.i.i.i = getelementptr i8, ptr %arg.code.0, i64 312
  %.72.i.i.i = load i64, ptr %sunkaddr5.i.i.i, align 8
  %.74.i1.i.i = inttoptr i64 %.54.i.i.i to ptr
  %.75.i2.i.i = inttoptr i64 %.61.i.i.i to ptr
  %.76.i.i.i = inttoptr i64 %.72.i.i.i to ptr
  %.77.i.i.i = inttoptr i64 %.41.i.i.i to ptr
  tail call void %.77.i.i.i(ptr %.74.i1.i.i, ptr %.75.i2.i.i, ptr %.76.i.i.i)
  br label %B148.endif.i

B0.endif.i:
  %.119.i = load double, ptr %arg.s.0, align 8
  %.175.i.i = getelementptr i8, ptr %arg.s.0, i64 120
  %.176.i.i = load double, ptr %.175.i.i, align 8
  %.246.i.i = getelementptr i8, ptr %arg.s.1, i64 64
  %.247.i.i = load i64, ptr %.246.i.i, align 8
  %.322.i.i = sitofp i64 %.247.i.i to double
  %.323.i.i = fmul double %.766, %.322.i.i
  %.324.i.i = fadd double %.176.i.i, %.323.i.i
  %.221.i = fmul double %.766, 1.000000e-09
  %.222.i = fsub double %.324.i.i, %.221.i
  %.223.i = fcmp ult double %.119.i, %.222.i
  br i1 %.223.i, label %B512.endif, label %B148.i

B148.endif.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.code.7, i64 %.437.i, i1 false)
  %sunkaddr51 = getelementptr i8, ptr %arg.s.1, i64 64
  %.398.i = load i64, ptr %sunkaddr51, align 8
  %.399.i = add nsw i64 %.398.i, 1
  store i64 %.399.i, ptr %sunkaddr51, align 8
  br label %B512.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B694 ], [ 0, %B698 ], [ %.380.i, %part5 ], [ 0, %B512.endif ]
  ret i32 %common.ret.op

B694:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B698:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B512.endif:
  %sunkaddr52 = getelementptr i8, ptr %arg.s.1, i64 8
  %.948 = load i64, ptr %sunkaddr52, align 8
  %.951 = add nsw i64 %.948, -1
  %.954 = mul nsw i64 %.951, %arg.code.22
  %.955 = getelementptr double, ptr %arg.s.5, i64 %.954
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.955, ptr %arg.s.2, i64 %.437.i, i1 false)
  store ptr null, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part12(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.row, double %arg.t, ptr %arg.dy) {
B0:
  %.73.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.74.i = load double, ptr %.73.i, align 8
  %.75.i = fsub double %arg.t, %.74.i
  %.117.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.118.i = load double, ptr %.117.i, align 8
  %.119.i = fadd double %arg.t, %.118.i
  %.212147.not.i = icmp slt i64 %arg.code.21, 1
  br i1 %.212147.not.i, label %B188.endif.i, label %B164.preheader.i

B164.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %arg.code.21, 4
  br i1 %min.iters.check.i, label %B164.i.preheader, label %vector.ph.i

vector.ph.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i = and i64 %arg.code.21, %const_mat
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.119.i, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr40 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr40, align 8
  %sunkaddr41 = mul i64 %index.i, 8
  %sunkaddr42 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr41
  %sunkaddr43 = getelementptr i8, ptr %sunkaddr42, i64 16
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr43, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %0 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %0, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %arg.code.21, %n.vec.i
  br i1 %cmp.n.i, label %B188.endif.i, label %B164.i.preheader

B164.i.preheader:
  %.218146148.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B164.preheader.i ]
  br label %B164.i

B164.i:
  %.218146148.i = phi i64 [ %.225.i, %B164.i ], [ %.218146148.i.ph, %B164.i.preheader ]
  %.225.i = add nuw nsw i64 %.218146148.i, 1
  %1 = shl i64 %.218146148.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.119.i, ptr %scevgep53.i, align 8
  %exitcond.not.i = icmp eq i64 %arg.code.21, %.225.i
  br i1 %exitcond.not.i, label %B188.endif.i, label %B164.i

B230.i:
  %lsr.iv.i = phi ptr [ %scevgep29.i, %B230.preheader27.i ], [ %scevgep30.i, %B230.i ]
  %.349151153.i = phi i64 [ %.349151153.ph.i, %B230.preheader27.i ], [ %.356.i, %B230.i ]
  %.356.i = add nuw nsw i64 %.349151153.i, 1
  %scevgep31.i = getelementptr i8, ptr %lsr.iv.i, i64 -24
  %.384.i = load double, ptr %scevgep31.i, align 8
  %scevgep32.i = getelementptr i8, ptr %lsr.iv.i, i64 -16
  %.389.i = load double, ptr %scevgep32.i, align 8
  %scevgep33.i = getelementptr i8, ptr %lsr.iv.i, i64 -8
  %.394.i = load double, ptr %scevgep33.i, align 8
  %.399.i = load double, ptr %lsr.iv.i, align 8
  %.401.i = fmul double %.75.i, %.399.i
  %.402.i = fadd double %.394.i, %.401.i
  %.404.i = fmul double %.75.i, %.402.i
  %.405.i = fadd double %.389.i, %.404.i
  %.407.i = fmul double %.75.i, %.405.i
  %.408.i = fadd double %.384.i, %.407.i
  %2 = shl i64 %.349151153.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.408.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond157.not.i = icmp eq i64 %arg.code.23, %.356.i
  br i1 %exitcond157.not.i, label %B0.endif, label %B230.i

B188.endif.i:
  %.343152.not.i = icmp slt i64 %arg.code.23, 1
  br i1 %.343152.not.i, label %B0.endif, label %B230.preheader.i

B230.preheader.i:
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.23, 26
  br i1 %min.iters.check15.i, label %B230.preheader27.i, label %vector.scevcheck.i

vector.scevcheck.i:
  %3 = shl i64 %arg.code.23, 5
  %mul.result.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.20, i64 %mul.result.i
  %5 = icmp ult ptr %4, %arg.code.20
  %scevgep.i = getelementptr i8, ptr %arg.code.20, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.23, 576460752303423488
  %6 = getelementptr i8, ptr %scevgep.i, i64 %mul.result.i
  %7 = icmp ult ptr %6, %scevgep.i
  %8 = or i1 %mul.overflow3.i, %7
  %scevgep4.i = getelementptr i8, ptr %arg.code.20, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i, i64 %mul.result.i
  %10 = icmp ult ptr %9, %scevgep4.i
  %scevgep8.i = getelementptr i8, ptr %arg.code.20, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i, i64 %mul.result.i
  %12 = icmp ult ptr %11, %scevgep8.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B230.preheader27.i, label %vector.memcheck.i

vector.memcheck.i:
  %16 = shl nuw nsw i64 %arg.code.23, 3
  %scevgep12.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i = getelementptr i8, ptr %arg.code.20, i64 %3
  %bound0.i = icmp ult ptr %arg.code.3, %scevgep13.i
  %bound1.i = icmp ult ptr %arg.code.20, %scevgep12.i
  %found.conflict.i = and i1 %bound0.i, %bound1.i
  br i1 %found.conflict.i, label %B230.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %const37 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.75.i, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const37
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr45 = mul i64 %lsr.iv36.i, 4
  %sunkaddr46 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr45
  %18 = load double, ptr %sunkaddr46, align 8
  %sunkaddr47 = mul i64 %lsr.iv36.i, 4
  %sunkaddr48 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr47
  %sunkaddr49 = getelementptr i8, ptr %sunkaddr48, i64 32
  %19 = load double, ptr %sunkaddr49, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr50 = mul i64 %lsr.iv36.i, 4
  %sunkaddr51 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr50
  %sunkaddr52 = getelementptr i8, ptr %sunkaddr51, i64 8
  %22 = load double, ptr %sunkaddr52, align 8
  %sunkaddr53 = mul i64 %lsr.iv36.i, 4
  %sunkaddr54 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr53
  %sunkaddr55 = getelementptr i8, ptr %sunkaddr54, i64 40
  %23 = load double, ptr %sunkaddr55, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr56 = mul i64 %lsr.iv36.i, 4
  %sunkaddr57 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr56
  %sunkaddr58 = getelementptr i8, ptr %sunkaddr57, i64 16
  %26 = load double, ptr %sunkaddr58, align 8
  %sunkaddr59 = mul i64 %lsr.iv36.i, 4
  %sunkaddr60 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr59
  %sunkaddr61 = getelementptr i8, ptr %sunkaddr60, i64 48
  %27 = load double, ptr %sunkaddr61, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr62 = mul i64 %lsr.iv36.i, 4
  %sunkaddr63 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr62
  %sunkaddr64 = getelementptr i8, ptr %sunkaddr63, i64 24
  %30 = load double, ptr %sunkaddr64, align 8
  %sunkaddr65 = mul i64 %lsr.iv36.i, 4
  %sunkaddr66 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr65
  %sunkaddr68 = getelementptr i8, ptr %sunkaddr66, i64 56
  %31 = load double, ptr %sunkaddr68, align 8
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
  %n.vec18.i = and i64 %arg.code.23, 1152921504606846974
  %cmp.n25.i = icmp eq i64 %arg.code.23, %n.vec18.i
  br i1 %cmp.n25.i, label %B0.endif, label %B230.preheader27.i

B230.preheader27.i:
  %.349151153.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %vector.scevcheck.i ], [ 0, %B230.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %41 = shl i64 %.349151153.ph.i, 5
  %42 = getelementptr i8, ptr %arg.code.20, i64 %41
  %scevgep29.i = getelementptr i8, ptr %42, i64 24
  br label %B230.i

B260:
  %sunkaddr69 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr70 = getelementptr i8, ptr %sunkaddr69, i64 32
  %.226 = load i64, ptr %sunkaddr70, align 8
  %.227 = icmp eq i64 %.226, 0
  br i1 %.227, label %common.ret, label %B310

common.ret:
  %storemerge = phi double [ %worst.2.0.lcssa.i, %B260 ], [ %worst.2.0.lcssa.i, %B0.endif.endif.endif ], [ 1.000000e+00, %B310.endif.endif ], [ %worst.4.1, %B870 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B310:
  %.250 = shl i64 %arg.code.21, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.8, ptr %arg.code.6, i64 %.250, i1 false)
  %sunkaddr72 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr74 = getelementptr i8, ptr %sunkaddr72, i64 32
  %.41.i = load i64, ptr %sunkaddr74, align 8
  %.46.not.i = icmp eq i64 %.41.i, 0
  br i1 %.46.not.i, label %B310.endif.endif, label %B48.i

B48.i:
  %sunkaddr76 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr78 = getelementptr i8, ptr %sunkaddr76, i64 40
  %.54.i = load i64, ptr %sunkaddr78, align 8
  %sunkaddr79 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr80 = getelementptr i8, ptr %sunkaddr79, i64 48
  %.61.i = load i64, ptr %sunkaddr80, align 8
  %sunkaddr83 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr84 = getelementptr i8, ptr %sunkaddr83, i64 56
  %.72.i = load i64, ptr %sunkaddr84, align 8
  %.74.i1 = inttoptr i64 %.54.i to ptr
  %.75.i2 = inttoptr i64 %.61.i to ptr
  %.76.i = inttoptr i64 %.72.i to ptr
  %.77.i = inttoptr i64 %.41.i to ptr
  tail call void %.77.i(ptr %.74.i1, ptr %.75.i2, ptr %.76.i)
  br label %B310.endif.endif

B500:
  %lsr.iv78 = phi ptr [ %scevgep77, %B500.preheader ], [ %scevgep79, %B870 ]
  %lsr.iv72 = phi ptr [ %scevgep71, %B500.preheader ], [ %scevgep73, %B870 ]
  %lsr.iv69 = phi i64 [ %arg.code.25, %B500.preheader ], [ %lsr.iv.next70, %B870 ]
  %lsr.iv58 = phi ptr [ %scevgep57, %B500.preheader ], [ %scevgep59, %B870 ]
  %lsr.iv52 = phi ptr [ %scevgep, %B500.preheader ], [ %scevgep53, %B870 ]
  %lsr.iv = phi i64 [ %arg.code.22, %B500.preheader ], [ %lsr.iv.next, %B870 ]
  %worst.3.0382 = phi double [ 1.000000e+00, %B500.preheader ], [ %worst.4.1, %B870 ]
  %.425358380 = phi i64 [ 0, %B500.preheader ], [ %.432, %B870 ]
  %43 = sub i64 %arg.code.22, %.425358380
  %44 = sub i64 %arg.code.25, %.425358380
  %.432 = add nuw nsw i64 %.425358380, 1
  %.467 = getelementptr double, ptr %arg.code.8, i64 %.425358380
  %.468 = load double, ptr %.467, align 8
  %.509 = load double, ptr %arg.code.1, align 8
  %.510 = fcmp ogt double %.468, %.509
  br i1 %.510, label %B870, label %B578

B578:
  %.521 = getelementptr double, ptr %arg.code.6, i64 %.425358380
  %.522 = load double, ptr %.521, align 8
  %.524 = fcmp ogt double %.522, %worst.3.0382
  br i1 %.524, label %B676, label %B612

B612:
  %.535 = fcmp ogt double %.522, -1.000000e+00
  br i1 %.535, label %B676, label %B672

B672:
  br label %B676

B676:
  %worst.5.2 = phi double [ %worst.3.0382, %B578 ], [ -1.000000e+00, %B672 ], [ %.522, %B612 ]
  %.597 = icmp slt i64 %43, 1
  br i1 %.597, label %B768.endif, label %B676.endif.endif

B732:
  %lsr.iv65 = phi i64 [ %94, %B732.preheader51 ], [ %lsr.iv.next66, %B732 ]
  %lsr.iv63 = phi i64 [ %93, %B732.preheader51 ], [ %lsr.iv.next64, %B732 ]
  %scevgep68 = getelementptr i8, ptr %arg.code.5, i64 %lsr.iv65
  %.680 = load double, ptr %scevgep68, align 8
  %scevgep67 = getelementptr i8, ptr %arg.dy, i64 %lsr.iv65
  store double %.680, ptr %scevgep67, align 8
  %lsr.iv.next64 = add i64 %lsr.iv63, -1
  %lsr.iv.next66 = add i64 %lsr.iv65, %.250
  %.639 = icmp samesign ugt i64 %lsr.iv.next64, 1
  br i1 %.639, label %B732, label %B768.endif

B824:
  %lsr.iv85 = phi i64 [ %132, %B824.preheader50 ], [ %lsr.iv.next86, %B824 ]
  %lsr.iv83 = phi i64 [ %131, %B824.preheader50 ], [ %lsr.iv.next84, %B824 ]
  %scevgep88 = getelementptr i8, ptr %arg.code.10, i64 %lsr.iv85
  %.821 = load double, ptr %scevgep88, align 8
  %scevgep87 = getelementptr i8, ptr %arg.code.9, i64 %lsr.iv85
  store double %.821, ptr %scevgep87, align 8
  %lsr.iv.next84 = add i64 %lsr.iv83, -1
  %lsr.iv.next86 = add i64 %lsr.iv85, %.250
  %.778 = icmp samesign ugt i64 %lsr.iv.next84, 1
  br i1 %.778, label %B824, label %B870

B870:
  %worst.4.1 = phi double [ %worst.3.0382, %B500 ], [ %worst.5.2, %117 ], [ %worst.5.2, %B768.endif ], [ %worst.5.2, %middle.block ], [ %worst.5.2, %B824 ]
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep53 = getelementptr i8, ptr %lsr.iv52, i64 8
  %scevgep59 = getelementptr i8, ptr %lsr.iv58, i64 8
  %lsr.iv.next70 = add i64 %lsr.iv69, -1
  %scevgep73 = getelementptr i8, ptr %lsr.iv72, i64 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv78, i64 8
  %exitcond.not = icmp eq i64 %.432, %arg.code.21
  br i1 %exitcond.not, label %common.ret, label %B500

B0.endif:
  %.idx = shl i64 %arg.row, 5
  %45 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %.73 = getelementptr i8, ptr %45, i64 16
  %.74 = load i64, ptr %.73, align 8
  %.76 = inttoptr i64 %.74 to ptr
  store ptr %arg.dy, ptr %.76, align 8
  %.41.i5 = load i64, ptr %45, align 8
  %.46.not.i6 = icmp eq i64 %.41.i5, 0
  br i1 %.46.not.i6, label %B0.endif.endif, label %B48.i7

B48.i7:
  %sunkaddr85 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr86 = getelementptr i8, ptr %sunkaddr85, i64 8
  %.54.i9 = load i64, ptr %sunkaddr86, align 8
  %sunkaddr87 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr88 = getelementptr i8, ptr %sunkaddr87, i64 16
  %.61.i11 = load i64, ptr %sunkaddr88, align 8
  %sunkaddr89 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr90 = getelementptr i8, ptr %sunkaddr89, i64 24
  %.72.i13 = load i64, ptr %sunkaddr90, align 8
  %.74.i14 = inttoptr i64 %.54.i9 to ptr
  %.75.i15 = inttoptr i64 %.61.i11 to ptr
  %.76.i16 = inttoptr i64 %.72.i13 to ptr
  %.77.i17 = inttoptr i64 %.41.i5 to ptr
  tail call void %.77.i17(ptr %.74.i14, ptr %.75.i15, ptr %.76.i16)
  br label %B0.endif.endif

B0.endif.endif:
  %46 = icmp slt i64 %arg.code.21, 1
  br i1 %46, label %B0.endif.endif.endif, label %B50.preheader.i

B50.preheader.i:
  %47 = icmp eq i64 %arg.code.21, 1
  br i1 %47, label %B50.epil.preheader.i, label %B50.preheader.new.i

B50.preheader.new.i:
  %const38 = bitcast i64 9223372036854775792 to i64
  %const_mat39 = add i64 %const38, 14
  %unroll_iter.i = and i64 %arg.code.21, %const_mat39
  br label %B50.i

B50.i:
  %worst.2.082.i = phi double [ 1.000000e+00, %B50.preheader.new.i ], [ %worst.3.1.1.i, %B110.1.i ]
  %.1257880.i = phi i64 [ 0, %B50.preheader.new.i ], [ %.132.1.i, %B110.1.i ]
  %sunkaddr91 = mul i64 %.1257880.i, 8
  %sunkaddr92 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr91
  %.164.i = load double, ptr %sunkaddr92, align 8
  %.170.i = fcmp ogt double %.164.i, %worst.2.082.i
  br i1 %.170.i, label %B110.i, label %B90.i

B90.i:
  %.177.i = fcmp ogt double %.164.i, -1.000000e+00
  br i1 %.177.i, label %B110.i, label %B106.i

B106.i:
  br label %B110.i

B110.i:
  %worst.3.1.i = phi double [ %worst.2.082.i, %B50.i ], [ -1.000000e+00, %B106.i ], [ %.164.i, %B90.i ]
  %.132.1.i = add nuw i64 %.1257880.i, 2
  %sunkaddr93 = mul i64 %.1257880.i, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr93
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr94, i64 8
  %.164.1.i = load double, ptr %sunkaddr95, align 8
  %.170.1.i = fcmp ogt double %.164.1.i, %worst.3.1.i
  br i1 %.170.1.i, label %B110.1.i, label %B90.1.i

B90.1.i:
  %.177.1.i = fcmp ogt double %.164.1.i, -1.000000e+00
  br i1 %.177.1.i, label %B110.1.i, label %B106.1.i

B106.1.i:
  br label %B110.1.i

B110.1.i:
  %worst.3.1.1.i = phi double [ %worst.3.1.i, %B110.i ], [ -1.000000e+00, %B106.1.i ], [ %.164.1.i, %B90.1.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.132.1.i
  br i1 %niter.ncmp.1.i, label %B112.loopexit.unr-lcssa.i, label %B50.i

B112.loopexit.unr-lcssa.i:
  %48 = and i64 %arg.code.21, 1
  %lcmp.mod.not.i = icmp eq i64 %48, 0
  br i1 %lcmp.mod.not.i, label %B0.endif.endif.endif, label %B50.epil.preheader.i

B50.epil.preheader.i:
  %worst.2.082.epil.init.i = phi double [ 1.000000e+00, %B50.preheader.i ], [ %worst.3.1.1.i, %B112.loopexit.unr-lcssa.i ]
  %.1257880.epil.init.i = phi i64 [ 0, %B50.preheader.i ], [ %unroll_iter.i, %B112.loopexit.unr-lcssa.i ]
  %.163.epil.i = getelementptr double, ptr %arg.code.6, i64 %.1257880.epil.init.i
  %.164.epil.i = load double, ptr %.163.epil.i, align 8
  %.170.epil.i = fcmp ogt double %.164.epil.i, %worst.2.082.epil.init.i
  br i1 %.170.epil.i, label %B0.endif.endif.endif, label %B90.epil.i

B90.epil.i:
  %.177.epil.i = fcmp ogt double %.164.epil.i, -1.000000e+00
  br i1 %.177.epil.i, label %B0.endif.endif.endif, label %B106.epil.i

B106.epil.i:
  br label %B0.endif.endif.endif

B0.endif.endif.endif:
  %worst.2.0.lcssa.i = phi double [ 1.000000e+00, %B0.endif.endif ], [ %worst.3.1.1.i, %B112.loopexit.unr-lcssa.i ], [ %worst.2.082.epil.init.i, %B50.epil.preheader.i ], [ -1.000000e+00, %B106.epil.i ], [ %.164.epil.i, %B90.epil.i ]
  %.174 = getelementptr i8, ptr %arg.code.1, i64 56
  store double 0.000000e+00, ptr %.174, align 8
  %.216 = load double, ptr %arg.code.1, align 8
  %.218 = fcmp ogt double %worst.2.0.lcssa.i, %.216
  br i1 %.218, label %common.ret, label %B260

B310.endif.endif:
  %49 = icmp slt i64 %arg.code.21, 1
  %sunkaddr96 = getelementptr i8, ptr %arg.code.1, i64 56
  store double 1.000000e+00, ptr %sunkaddr96, align 8
  br i1 %49, label %common.ret, label %B500.preheader

B500.preheader:
  %50 = ptrtoint ptr %arg.code.9 to i64
  %51 = ptrtoint ptr %arg.code.10 to i64
  %52 = ptrtoint ptr %arg.dy to i64
  %53 = ptrtoint ptr %arg.code.5 to i64
  %54 = sub i64 %50, %51
  %55 = sub i64 %52, %53
  %scevgep = getelementptr i8, ptr %arg.dy, i64 16
  %scevgep57 = getelementptr i8, ptr %arg.code.5, i64 16
  %scevgep71 = getelementptr i8, ptr %arg.code.9, i64 16
  %scevgep77 = getelementptr i8, ptr %arg.code.10, i64 16
  %56 = trunc nuw i64 %arg.code.21 to i32
  br label %B500

B676.endif.endif:
  %57 = or i64 %43, %arg.code.21
  %58 = icmp ult i64 %57, 4294967296
  br i1 %58, label %59, label %65

59:
  %60 = trunc nuw i64 %43 to i32
  %61 = udiv i32 %60, %56
  %62 = urem i32 %60, %56
  %63 = zext i32 %61 to i64
  %64 = zext i32 %62 to i64
  br label %79

65:
  %66 = or i64 %43, %arg.code.21
  %67 = and i64 %66, -4294967296
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %69, label %76

69:
  %70 = trunc i64 %arg.code.21 to i32
  %71 = trunc i64 %43 to i32
  %72 = udiv i32 %71, %70
  %73 = urem i32 %71, %70
  %74 = zext i32 %72 to i64
  %75 = zext i32 %73 to i64
  br label %79

76:
  %77 = udiv i64 %43, %arg.code.21
  %78 = urem i64 %43, %arg.code.21
  br label %79

79:
  %80 = phi i64 [ %63, %59 ], [ %74, %69 ], [ %77, %76 ]
  %81 = phi i64 [ %64, %59 ], [ %75, %69 ], [ %78, %76 ]
  %.615 = icmp ne i64 %81, 0
  %.617 = zext i1 %.615 to i64
  %.618 = add nuw i64 %80, %.617
  %.639346 = icmp sgt i64 %.618, 0
  br i1 %.639346, label %B732.preheader, label %B768.endif

B732.preheader:
  %82 = icmp ult i64 %55, 32
  %83 = icmp ne i64 %arg.code.21, 1
  %84 = add nuw i64 %43, %.617
  %min.iters.check31 = icmp ult i64 %84, 4
  %or.cond.not48 = or i1 %83, %min.iters.check31
  %or.cond45 = select i1 %or.cond.not48, i1 true, i1 %82
  br i1 %or.cond45, label %B732.preheader51, label %vector.ph32

vector.ph32:
  %85 = add i64 %lsr.iv, %.617
  %86 = lshr i64 %85, 2
  %87 = shl nuw i64 %86, 2
  br label %vector.body35

vector.body35:
  %index36 = phi i64 [ 0, %vector.ph32 ], [ %index.next40, %vector.body35 ]
  %88 = shl i64 %index36, 3
  %scevgep61 = getelementptr i8, ptr %lsr.iv58, i64 %88
  %scevgep62 = getelementptr i8, ptr %scevgep61, i64 -16
  %wide.load38 = load <2 x double>, ptr %scevgep62, align 8
  %wide.load39 = load <2 x double>, ptr %scevgep61, align 8
  %scevgep55 = getelementptr i8, ptr %lsr.iv52, i64 %88
  %89 = shl i64 %index36, 3
  %scevgep7 = getelementptr i8, ptr %lsr.iv52, i64 %89
  %scevgep9 = getelementptr i8, ptr %scevgep7, i64 -16
  store <2 x double> %wide.load38, ptr %scevgep9, align 8
  store <2 x double> %wide.load39, ptr %scevgep55, align 8
  %index.next40 = add nuw i64 %index36, 4
  %90 = icmp eq i64 %87, %index.next40
  br i1 %90, label %middle.block41, label %vector.body35

middle.block41:
  %n.vec34 = and i64 %84, -4
  %91 = sub i64 %.618, %n.vec34
  %92 = add i64 %n.vec34, %.425358380
  %cmp.n42 = icmp eq i64 %84, %n.vec34
  br i1 %cmp.n42, label %B768.endif, label %B732.preheader51

B732.preheader51:
  %.638344348.ph = phi i64 [ %.618, %B732.preheader ], [ %91, %middle.block41 ]
  %.645345347.ph = phi i64 [ %.425358380, %B732.preheader ], [ %92, %middle.block41 ]
  %93 = add i64 %.638344348.ph, 1
  %94 = shl i64 %.645345347.ph, 3
  br label %B732

B768.endif:
  %.733 = icmp slt i64 %44, 1
  br i1 %.733, label %B870, label %B768.endif.endif

B768.endif.endif:
  %95 = or i64 %44, %arg.code.21
  %96 = icmp ult i64 %95, 4294967296
  br i1 %96, label %97, label %103

97:
  %98 = trunc nuw i64 %44 to i32
  %99 = udiv i32 %98, %56
  %100 = urem i32 %98, %56
  %101 = zext i32 %99 to i64
  %102 = zext i32 %100 to i64
  br label %117

103:
  %104 = or i64 %44, %arg.code.21
  %105 = and i64 %104, -4294967296
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %107, label %114

107:
  %108 = trunc i64 %arg.code.21 to i32
  %109 = trunc i64 %44 to i32
  %110 = udiv i32 %109, %108
  %111 = urem i32 %109, %108
  %112 = zext i32 %110 to i64
  %113 = zext i32 %111 to i64
  br label %117

114:
  %115 = udiv i64 %44, %arg.code.21
  %116 = urem i64 %44, %arg.code.21
  br label %117

117:
  %118 = phi i64 [ %101, %97 ], [ %112, %107 ], [ %115, %114 ]
  %119 = phi i64 [ %102, %97 ], [ %113, %107 ], [ %116, %114 ]
  %.751 = icmp ne i64 %119, 0
  %.753 = zext i1 %.751 to i64
  %.754 = add nuw i64 %118, %.753
  %.778352 = icmp sgt i64 %.754, 0
  br i1 %.778352, label %B824.preheader, label %B870

B824.preheader:
  %120 = icmp ult i64 %54, 32
  %121 = icmp ne i64 %arg.code.21, 1
  %122 = add nuw i64 %44, %.753
  %min.iters.check = icmp ult i64 %122, 4
  %or.cond46.not49 = or i1 %121, %min.iters.check
  %or.cond47 = select i1 %or.cond46.not49, i1 true, i1 %120
  br i1 %or.cond47, label %B824.preheader50, label %vector.ph

vector.ph:
  %123 = add i64 %lsr.iv69, %.753
  %124 = lshr i64 %123, 2
  %125 = shl nuw i64 %124, 2
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %126 = shl i64 %index, 3
  %scevgep81 = getelementptr i8, ptr %lsr.iv78, i64 %126
  %scevgep82 = getelementptr i8, ptr %scevgep81, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep82, align 8
  %wide.load22 = load <2 x double>, ptr %scevgep81, align 8
  %scevgep75 = getelementptr i8, ptr %lsr.iv72, i64 %126
  %127 = shl i64 %index, 3
  %scevgep11 = getelementptr i8, ptr %lsr.iv72, i64 %127
  %scevgep12 = getelementptr i8, ptr %scevgep11, i64 -16
  store <2 x double> %wide.load, ptr %scevgep12, align 8
  store <2 x double> %wide.load22, ptr %scevgep75, align 8
  %index.next = add nuw i64 %index, 4
  %128 = icmp eq i64 %125, %index.next
  br i1 %128, label %middle.block, label %vector.body

middle.block:
  %n.vec = and i64 %122, -4
  %129 = sub i64 %.754, %n.vec
  %130 = add i64 %n.vec, %.425358380
  %cmp.n = icmp eq i64 %122, %n.vec
  br i1 %cmp.n, label %B870, label %B824.preheader50

B824.preheader50:
  %.777350354.ph = phi i64 [ %.754, %B824.preheader ], [ %129, %middle.block ]
  %.784351353.ph = phi i64 [ %.425358380, %B824.preheader ], [ %130, %middle.block ]
  %131 = add i64 %.777350354.ph, 1
  %132 = shl i64 %.784351353.ph, 3
  br label %B824
}

define internal i32 @part16(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.dy) {
B0:
  %.75 = getelementptr i8, ptr %arg.code.1, i64 56
  %.76 = load double, ptr %.75, align 8
  %.83 = icmp eq i64 %arg.code.21, 1
  br i1 %.83, label %B764.preheader.thread, label %B270

B270:
  %.252 = getelementptr i8, ptr %arg.code.0, i64 136
  %.253 = load i64, ptr %.252, align 8
  %.255 = inttoptr i64 %.253 to ptr
  %.256 = getelementptr i8, ptr %.255, i64 16
  store ptr %arg.dy, ptr %.256, align 8
  %.40.i = getelementptr i8, ptr %arg.code.0, i64 128
  %.41.i = load i64, ptr %.40.i, align 8
  %.46.not.i = icmp eq i64 %.41.i, 0
  br i1 %.46.not.i, label %B270.endif, label %B48.i

B48.i:
  %sunkaddr = getelementptr i8, ptr %arg.code.0, i64 136
  %.54.i = load i64, ptr %sunkaddr, align 8
  %sunkaddr3.i = getelementptr i8, ptr %arg.code.0, i64 144
  %.61.i = load i64, ptr %sunkaddr3.i, align 8
  %sunkaddr5.i = getelementptr i8, ptr %arg.code.0, i64 152
  %.72.i = load i64, ptr %sunkaddr5.i, align 8
  %.74.i = inttoptr i64 %.54.i to ptr
  %.75.i = inttoptr i64 %.61.i to ptr
  %.76.i = inttoptr i64 %.72.i to ptr
  %.77.i = inttoptr i64 %.41.i to ptr
  tail call void %.77.i(ptr %.74.i, ptr %.75.i, ptr %.76.i)
  br label %B270.endif

B414:
  %.374 = getelementptr i8, ptr %arg.code.0, i64 168
  %.375 = load i64, ptr %.374, align 8
  %.377 = inttoptr i64 %.375 to ptr
  %.378 = getelementptr i8, ptr %.377, i64 16
  store ptr %arg.dy, ptr %.378, align 8
  %.40.i1 = getelementptr i8, ptr %arg.code.0, i64 160
  %.41.i2 = load i64, ptr %.40.i1, align 8
  %.46.not.i3 = icmp eq i64 %.41.i2, 0
  br i1 %.46.not.i3, label %B414.endif.endif, label %B48.i4

B48.i4:
  %sunkaddr17 = getelementptr i8, ptr %arg.code.0, i64 168
  %.54.i6 = load i64, ptr %sunkaddr17, align 8
  %sunkaddr3.i7 = getelementptr i8, ptr %arg.code.0, i64 176
  %.61.i8 = load i64, ptr %sunkaddr3.i7, align 8
  %sunkaddr5.i9 = getelementptr i8, ptr %arg.code.0, i64 184
  %.72.i10 = load i64, ptr %sunkaddr5.i9, align 8
  %.74.i11 = inttoptr i64 %.54.i6 to ptr
  %.75.i12 = inttoptr i64 %.61.i8 to ptr
  %.76.i13 = inttoptr i64 %.72.i10 to ptr
  %.77.i14 = inttoptr i64 %.41.i2 to ptr
  tail call void %.77.i14(ptr %.74.i11, ptr %.75.i12, ptr %.76.i13)
  br label %B414.endif.endif

B596:
  %.536251253 = phi i64 [ 0, %B596.preheader ], [ %.543.1, %B716.1 ]
  %sunkaddr18 = mul i64 %.536251253, 8
  %sunkaddr20 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr18
  %.575 = load double, ptr %sunkaddr20, align 8
  %.616 = load double, ptr %arg.code.1, align 8
  %.617 = fcmp ogt double %.575, %.616
  br i1 %.617, label %B716, label %B674

B674:
  %sunkaddr21 = mul i64 %.536251253, 8
  %sunkaddr22 = getelementptr i8, ptr %arg.code.12, i64 %sunkaddr21
  %.623 = load double, ptr %sunkaddr22, align 8
  %sunkaddr23 = mul i64 %.536251253, 8
  %sunkaddr24 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr23
  store double %.623, ptr %sunkaddr24, align 8
  %.616.1.pre = load double, ptr %arg.code.1, align 8
  br label %B716

B716:
  %.616.1 = phi double [ %.616.1.pre, %B674 ], [ %.616, %B596 ]
  %.543.1 = add nuw i64 %.536251253, 2
  %sunkaddr25 = mul i64 %.536251253, 8
  %sunkaddr26 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr25
  %sunkaddr27 = getelementptr i8, ptr %sunkaddr26, i64 8
  %.575.1 = load double, ptr %sunkaddr27, align 8
  %.617.1 = fcmp ogt double %.575.1, %.616.1
  br i1 %.617.1, label %B716.1, label %B674.1

B674.1:
  %sunkaddr28 = mul i64 %.536251253, 8
  %sunkaddr29 = getelementptr i8, ptr %arg.code.12, i64 %sunkaddr28
  %sunkaddr30 = getelementptr i8, ptr %sunkaddr29, i64 8
  %.623.1 = load double, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %.536251253, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr31
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 8
  store double %.623.1, ptr %sunkaddr33, align 8
  br label %B716.1

B716.1:
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.543.1
  br i1 %niter.ncmp.1, label %B718.endif.loopexit.unr-lcssa, label %B596

B764:
  %worst.2.0261 = phi double [ 0.000000e+00, %B764.preheader.new ], [ %worst.3.1.1, %B904.1 ]
  %.731257259 = phi i64 [ 0, %B764.preheader.new ], [ %.738.1, %B904.1 ]
  %sunkaddr34 = mul i64 %.731257259, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr34
  %.774 = load double, ptr %sunkaddr36, align 8
  %.776 = fcmp ugt double %.774, %worst.2.0261
  br i1 %.776, label %B800, label %B904

B800:
  %.787 = fcmp ueq double %.774, 0x7FF0000000000000
  br i1 %.787, label %B880, label %B904

B880:
  br label %B904

B904:
  %worst.3.1 = phi double [ %worst.2.0261, %B764 ], [ 0x7FF0000000000000, %B880 ], [ %.774, %B800 ]
  %.738.1 = add nuw i64 %.731257259, 2
  %sunkaddr37 = mul i64 %.731257259, 8
  %sunkaddr38 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr37
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 8
  %.774.1 = load double, ptr %sunkaddr39, align 8
  %.776.1 = fcmp ugt double %.774.1, %worst.3.1
  br i1 %.776.1, label %B800.1, label %B904.1

B800.1:
  %.787.1 = fcmp ueq double %.774.1, 0x7FF0000000000000
  br i1 %.787.1, label %B880.1, label %B904.1

B880.1:
  br label %B904.1

B904.1:
  %worst.3.1.1 = phi double [ %worst.3.1, %B904 ], [ 0x7FF0000000000000, %B880.1 ], [ %.774.1, %B800.1 ]
  %niter23.ncmp.1 = icmp eq i64 %unroll_iter22, %.738.1
  br i1 %niter23.ncmp.1, label %common.ret.loopexit.unr-lcssa, label %B764

common.ret.loopexit.unr-lcssa:
  %0 = and i64 %arg.code.21, 1
  %lcmp.mod19.not = icmp eq i64 %0, 0
  br i1 %lcmp.mod19.not, label %common.ret, label %common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge

common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge:
  %.773.epil.phi.trans.insert = getelementptr double, ptr %arg.code.11, i64 %unroll_iter22
  %.774.epil.pre = load double, ptr %.773.epil.phi.trans.insert, align 8
  br label %B764.epil.preheader

B764.epil.preheader:
  %.774.epil = phi double [ %.201, %B764.preheader.thread ], [ %.774.epil.pre, %common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge ]
  %worst.2.0261.epil.init = phi double [ 0.000000e+00, %B764.preheader.thread ], [ %worst.3.1.1, %common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge ]
  %.776.epil = fcmp ugt double %.774.epil, %worst.2.0261.epil.init
  br i1 %.776.epil, label %B800.epil, label %common.ret

B800.epil:
  %.787.epil = fcmp ueq double %.774.epil, 0x7FF0000000000000
  br i1 %.787.epil, label %B880.epil, label %common.ret

B880.epil:
  br label %common.ret

common.ret:
  %worst.2.0.lcssa = phi double [ 0.000000e+00, %B718.endif ], [ 0.000000e+00, %B414.endif.endif ], [ %worst.3.1.1, %common.ret.loopexit.unr-lcssa ], [ %worst.2.0261.epil.init, %B764.epil.preheader ], [ 0x7FF0000000000000, %B880.epil ], [ %.774.epil, %B800.epil ]
  store double %worst.2.0.lcssa, ptr %retptr, align 8
  ret i32 0

B764.preheader.thread:
  %1 = fcmp une double %.76, 0.000000e+00
  %.35.i = shl nsw i64 %arg.code.22, 1
  %.37.i = add nsw i64 %arg.code.25, %.35.i
  %.38.i = mul nsw i64 %arg.code.26, %.37.i
  %.39.i = getelementptr double, ptr %arg.code.15, i64 %.38.i
  %.43.i = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.39.i, ptr %arg.code.4, i64 %.43.i, i1 false)
  %.45.i = getelementptr double, ptr %.39.i, i64 %arg.code.22
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.45.i, ptr %arg.dy, i64 %.43.i, i1 false)
  %.52.i = getelementptr double, ptr %.39.i, i64 %.35.i
  %.56.i = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.52.i, ptr %arg.code.9, i64 %.56.i, i1 false)
  %.8.idx.i = select i1 %1, i64 96, i64 48
  %.8.i = getelementptr i8, ptr %arg.code.13, i64 %.8.idx.i
  %.10.i = load i64, ptr %.8.i, align 8
  %.11.i = getelementptr i8, ptr %.8.i, i64 8
  %.12.i = load i64, ptr %.11.i, align 8
  %.13.i = getelementptr i8, ptr %.8.i, i64 16
  %.14.i = load i64, ptr %.13.i, align 8
  %.15.i = getelementptr i8, ptr %.8.i, i64 24
  %.16.i = load i64, ptr %.15.i, align 8
  %.17.i = getelementptr i8, ptr %.8.i, i64 32
  %.18.i = load i64, ptr %.17.i, align 8
  %.19.i = getelementptr i8, ptr %.8.i, i64 40
  %.20.i = load i64, ptr %.19.i, align 8
  %.21.i = inttoptr i64 %.12.i to ptr
  %.22.i = inttoptr i64 %.14.i to ptr
  %.23.i = inttoptr i64 %.16.i to ptr
  %.24.i = inttoptr i64 %.18.i to ptr
  %.25.i = inttoptr i64 %.20.i to ptr
  %.26.i = inttoptr i64 %.10.i to ptr
  tail call void %.26.i(ptr %.21.i, ptr %.22.i, ptr %.23.i, ptr %.24.i, i64 1, ptr %.25.i)
  %.200 = getelementptr double, ptr %arg.code.16, i64 %arg.code.26
  %.201 = load double, ptr %.200, align 8
  store double %.201, ptr %arg.code.11, align 8
  br label %B764.epil.preheader

B270.endif:
  %2 = fcmp une double %.76, 0.000000e+00
  br i1 %2, label %B414, label %B718.endif

B414.endif.endif:
  %.530252.not = icmp slt i64 %arg.code.21, 1
  br i1 %.530252.not, label %common.ret, label %B596.preheader

B596.preheader:
  %const16 = bitcast i64 9223372036854775806 to i64
  %unroll_iter = and i64 %arg.code.21, %const16
  br label %B596

B718.endif.loopexit.unr-lcssa:
  %3 = and i64 %arg.code.21, 1
  %lcmp.mod.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod.not, label %B718.endif, label %B596.epil.preheader

B596.epil.preheader:
  %4 = shl i64 %unroll_iter, 3
  %scevgep29 = getelementptr i8, ptr %arg.code.8, i64 %4
  %.575.epil = load double, ptr %scevgep29, align 8
  %.616.epil = load double, ptr %arg.code.1, align 8
  %.617.epil = fcmp ogt double %.575.epil, %.616.epil
  br i1 %.617.epil, label %B718.endif, label %B674.epil

B674.epil:
  %sunkaddr40 = mul i64 %unroll_iter, 8
  %sunkaddr41 = getelementptr i8, ptr %arg.code.12, i64 %sunkaddr40
  %.623.epil = load double, ptr %sunkaddr41, align 8
  %sunkaddr42 = mul i64 %unroll_iter, 8
  %sunkaddr43 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr42
  store double %.623.epil, ptr %sunkaddr43, align 8
  br label %B718.endif

B718.endif:
  %.725258.not = icmp slt i64 %arg.code.21, 1
  br i1 %.725258.not, label %common.ret, label %B764.preheader.new

B764.preheader.new:
  %const = bitcast i64 9223372036854775806 to i64
  %unroll_iter22 = and i64 %arg.code.21, %const
  br label %B764
}

declare i64 @llvm.smax.i64(i64, i64)

define internal i32 @part14(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.first, i64 %arg.last) {
B0:
  %.75.i = alloca double, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.78 = alloca i8, align 1
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.970 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  store i8 0, ptr %.78, align 1
  %.82 = call i32 @part18(ptr %.78, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %arg.t, double %arg.h, ptr %arg.y)
  %.83 = load ptr, ptr %excinfo.1, align 8
  %.90 = icmp sgt i32 %.82, 0
  %.91 = select i1 %.90, ptr %.83, ptr undef
  %.92 = load i8, ptr %.78, align 1
  %.95 = icmp eq i8 %.92, 0
  br i1 %.95, label %B0.endif.thread, label %B0.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B42 ], [ 0, %B958 ], [ %.82, %B0.endif.if.if ], [ %.79.i, %part19.exit ], [ %.974, %B802.if.if ]
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
  %exitcond.not25 = icmp eq i64 %indvar.next, %.221
  br i1 %exitcond.not25, label %B958, label %B236.endif

B434:
  %.598 = getelementptr double, ptr %.166, i64 %.271537576
  %.599 = load double, ptr %.598, align 8
  %.601 = fmul double %arg.h, %.599
  %.603 = fadd double %arg.t, %.601
  store double 0.000000e+00, ptr %.75.i, align 8
  %.79.i = call i32 @part12(ptr %.75.i, ptr %excinfo.1.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 0, double %.603, ptr %arg.m.14)
  %cond.i = icmp eq i32 %.79.i, 0
  br i1 %cond.i, label %part19.exit.thread, label %part19.exit

part19.exit.thread:
  %0 = icmp slt i64 %arg.code.22, 1
  %.89.i = load double, ptr %.75.i, align 8
  %.636 = fcmp olt double %.89.i, %worst.2.0578
  %"$phi520.1.2.1" = select i1 %.636, double %.89.i, double %worst.2.0578
  br i1 %0, label %B802, label %B554.endif.lr.ph

part19.exit:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B552.loopexit.loopexit.unr-lcssa:
  %1 = and i64 %46, 1
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %B552.loopexit.loopexit, label %B690.epil.preheader

B690.epil.preheader:
  %.946514.epil.init = phi double [ %.803, %B554.endif ], [ %.946.1, %B552.loopexit.loopexit.unr-lcssa ]
  %.893509511.epil.init = phi i64 [ 1, %B554.endif ], [ %.900.1, %B552.loopexit.loopexit.unr-lcssa ]
  %.936.epil = getelementptr double, ptr %68, i64 %.893509511.epil.init
  %.937.epil = load double, ptr %.936.epil, align 8
  %.939.epil = mul nsw i64 %.893509511.epil.init, %arg.code.22
  %gep.epil = getelementptr double, ptr %invariant.gep, i64 %.939.epil
  %.944.epil = load double, ptr %gep.epil, align 8
  %.945.epil = fmul double %.937.epil, %.944.epil
  %.946.epil = fadd double %.946514.epil.init, %.945.epil
  %sunkaddr = mul i64 %.747516522, 8
  %sunkaddr149 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr
  store double %.946.epil, ptr %sunkaddr149, align 8
  br label %B552.loopexit.loopexit

B552.loopexit.loopexit:
  %.754 = add nuw nsw i64 %.747516522, 1
  %scevgep168 = getelementptr i8, ptr %lsr.iv167, i64 8
  %scevgep173 = getelementptr i8, ptr %lsr.iv172, i64 8
  %exitcond622.not = icmp eq i64 %arg.code.22, %.754
  br i1 %exitcond622.not, label %B802, label %B554.endif

B690:
  %lsr.iv169 = phi i64 [ %lsr.iv.next170, %B690 ], [ 0, %B690.preheader ]
  %.946514 = phi double [ %.946.1, %B690 ], [ %.803, %B690.preheader ]
  %.893509511 = phi i64 [ %.900.1, %B690 ], [ 1, %B690.preheader ]
  %3 = shl i64 %.893509511, 3
  %scevgep164 = getelementptr i8, ptr %lsr.iv162, i64 %3
  %scevgep165 = getelementptr i8, ptr %scevgep164, i64 -8
  %.937 = load double, ptr %scevgep165, align 8
  %scevgep171 = getelementptr i8, ptr %lsr.iv167, i64 %lsr.iv169
  %.944 = load double, ptr %scevgep171, align 8
  %.945 = fmul double %.937, %.944
  %.946 = fadd double %.946514, %.945
  %sunkaddr150 = mul i64 %.747516522, 8
  %sunkaddr151 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr150
  store double %.946, ptr %sunkaddr151, align 8
  %.900.1 = add i64 %.893509511, 2
  %.937.1 = load double, ptr %scevgep164, align 8
  %scevgep174 = getelementptr i8, ptr %lsr.iv172, i64 %lsr.iv169
  %.944.1 = load double, ptr %scevgep174, align 8
  %.945.1 = fmul double %.937.1, %.944.1
  %.946.1 = fadd double %.946, %.945.1
  store double %.946.1, ptr %sunkaddr151, align 8
  %lsr.iv.next170 = add i64 %lsr.iv169, %27
  %4 = add i64 %39, %.900.1
  %niter100.ncmp.1 = icmp eq i64 %4, 1
  br i1 %niter100.ncmp.1, label %B552.loopexit.loopexit.unr-lcssa, label %B690

B802:
  %.974 = call i32 @part20(ptr %.970, ptr %excinfo.3, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, i64 %arg.code.22)
  switch i32 %.974, label %B802.if.if [
    i32 -2, label %B802.endif.endif
    i32 0, label %B802.endif.endif
  ]

B900:
  %.1080529531 = phi i64 [ %.1087.3, %B900 ], [ %.1080529531.unr, %B900.preheader56 ]
  %sunkaddr152 = mul i64 %.1080529531, 8
  %sunkaddr153 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr152
  %.1115 = load double, ptr %sunkaddr153, align 8
  %.1120 = fdiv double %.1115, %arg.h
  %5 = shl i64 %.1080529531, 3
  %scevgep137 = getelementptr i8, ptr %lsr.iv192, i64 %5
  store double %.1120, ptr %scevgep137, align 8
  %6 = shl i64 %.1080529531, 3
  %sunkaddr154 = mul i64 %.1080529531, 8
  %sunkaddr155 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr154
  %sunkaddr156 = getelementptr i8, ptr %sunkaddr155, i64 8
  %.1115.1 = load double, ptr %sunkaddr156, align 8
  %.1120.1 = fdiv double %.1115.1, %arg.h
  %scevgep146 = getelementptr i8, ptr %lsr.iv192, i64 %6
  %scevgep147 = getelementptr i8, ptr %scevgep146, i64 8
  store double %.1120.1, ptr %scevgep147, align 8
  %7 = shl i64 %.1080529531, 3
  %sunkaddr157 = mul i64 %.1080529531, 8
  %sunkaddr158 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr157
  %sunkaddr160 = getelementptr i8, ptr %sunkaddr158, i64 16
  %.1115.2 = load double, ptr %sunkaddr160, align 8
  %.1120.2 = fdiv double %.1115.2, %arg.h
  %scevgep143 = getelementptr i8, ptr %lsr.iv192, i64 %7
  %scevgep145 = getelementptr i8, ptr %scevgep143, i64 16
  store double %.1120.2, ptr %scevgep145, align 8
  %.1087.3 = add nuw nsw i64 %.1080529531, 4
  %8 = shl i64 %.1080529531, 3
  %sunkaddr161 = mul i64 %.1080529531, 8
  %sunkaddr162 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr161
  %sunkaddr163 = getelementptr i8, ptr %sunkaddr162, i64 24
  %.1115.3 = load double, ptr %sunkaddr163, align 8
  %.1120.3 = fdiv double %.1115.3, %arg.h
  %scevgep139 = getelementptr i8, ptr %lsr.iv192, i64 %8
  %scevgep140 = getelementptr i8, ptr %scevgep139, i64 24
  store double %.1120.3, ptr %scevgep140, align 8
  %exitcond623.not.3 = icmp eq i64 %arg.code.22, %.1087.3
  br i1 %exitcond623.not.3, label %B234.loopexit, label %B900

B958:
  %worst.2.0.lcssa = phi double [ 1.000000e+00, %B46.endif ], [ %"$phi520.1.2.1", %B234.loopexit ]
  store double %worst.2.0.lcssa, ptr %retptr, align 8
  br label %common.ret

B0.endif:
  %9 = icmp eq i32 %.82, 0
  br i1 %9, label %B46.endif, label %B0.endif.if.if

B0.endif.thread:
  %10 = icmp eq i32 %.82, 0
  br i1 %10, label %B42, label %B0.endif.if.if

B0.endif.if.if:
  store ptr %.91, ptr %excinfo, align 8
  br label %common.ret

B46.endif:
  %.163 = add nsw i64 %arg.m.2, 1
  %.165 = mul nsw i64 %.163, %arg.m.2
  %.166 = getelementptr double, ptr %arg.m.0, i64 %.165
  %.171 = mul i64 %arg.m.2, %arg.m.2
  %.172 = getelementptr double, ptr %arg.m.7, i64 %.171
  %.221 = sub i64 %arg.last, %arg.first
  %.265567.not = icmp slt i64 %.221, 1
  br i1 %.265567.not, label %B958, label %B236.endif.lr.ph

B236.endif.lr.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %11 = ptrtoint ptr %arg.room.0 to i64
  %12 = ptrtoint ptr %arg.m.14 to i64
  %13 = ptrtoint ptr %arg.code.4 to i64
  %14 = ptrtoint ptr %arg.y to i64
  %.579 = fmul double %arg.h, 0.000000e+00
  %.797 = mul i64 %arg.code.22, %arg.code.22
  %15 = getelementptr double, ptr %arg.m.11, i64 %.797
  %16 = shl i64 %arg.code.22, 3
  %17 = mul i64 %arg.first, %16
  %scevgep = getelementptr i8, ptr %arg.m.14, i64 %16
  %18 = add i64 %arg.first, %.171
  %19 = shl i64 %18, 3
  %scevgep41 = getelementptr i8, ptr %arg.m.7, i64 %19
  %20 = add i64 %arg.last, %.171
  %21 = shl i64 %20, 3
  %scevgep42 = getelementptr i8, ptr %arg.m.7, i64 %21
  %22 = add i64 %16, 8
  %23 = mul i64 %22, %arg.code.22
  %scevgep43 = getelementptr i8, ptr %arg.m.11, i64 %23
  %24 = sub i64 %13, %14
  %25 = add i64 %arg.first, -1
  %26 = add i64 %arg.first, -2
  %min.iters.check69 = icmp ult i64 %arg.code.22, 4
  %diff.check67 = icmp ult i64 %24, 32
  %or.cond = select i1 %min.iters.check69, i1 true, i1 %diff.check67
  %n.vec72 = and i64 %arg.code.22, %const
  %broadcast.splatinsert73 = insertelement <2 x double> poison, double %.579, i64 0
  %broadcast.splat74 = shufflevector <2 x double> %broadcast.splatinsert73, <2 x double> poison, <2 x i32> zeroinitializer
  %xtraiter94 = and i64 %arg.code.22, 3
  %bound0 = icmp ult ptr %arg.m.14, %scevgep42
  %bound1 = icmp ult ptr %scevgep41, %scevgep
  %found.conflict = and i1 %bound1, %bound0
  %bound044 = icmp ult ptr %arg.m.14, %scevgep43
  %bound145 = icmp ult ptr %15, %scevgep
  %found.conflict46 = and i1 %bound145, %bound044
  %conflict.rdx = or i1 %found.conflict46, %found.conflict
  %const_mat = add i64 %const, 2
  %n.vec = and i64 %arg.code.22, %const_mat
  %broadcast.splatinsert = insertelement <2 x double> poison, double %arg.h, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep116 = getelementptr i8, ptr %arg.room.0, i64 %16
  %27 = shl i64 %arg.code.22, 4
  %28 = shl i64 %arg.m.2, 3
  %29 = mul i64 %arg.first, %28
  %30 = add i64 %29, 8
  %scevgep120 = getelementptr i8, ptr %arg.m.0, i64 %30
  %scevgep126 = getelementptr i8, ptr %arg.room.0, i64 %27
  %scevgep161 = getelementptr i8, ptr %arg.m.7, i64 %30
  %31 = shl i64 %.797, 3
  %32 = getelementptr i8, ptr %arg.m.11, i64 %31
  %scevgep175 = getelementptr i8, ptr %32, i64 16
  %scevgep183 = getelementptr i8, ptr %32, i64 8
  %scevgep191 = getelementptr i8, ptr %arg.room.0, i64 %17
  %33 = sub i64 %11, %12
  %34 = add i64 %33, %17
  %brmerge = select i1 %min.iters.check69, i1 true, i1 %conflict.rdx
  %35 = shl i64 %arg.code.22, 5
  %scevgep72 = getelementptr i8, ptr %arg.room.0, i64 %35
  %36 = mul i64 %arg.code.22, 24
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
  %worst.2.0578 = phi double [ 1.000000e+00, %B236.endif.lr.ph ], [ %"$phi520.1.2.1", %B234.loopexit ]
  %.271537576 = phi i64 [ %arg.first, %B236.endif.lr.ph ], [ %.278, %B234.loopexit ]
  %37 = icmp sgt i64 %arg.code.22, 0
  %38 = lshr i64 %lsr.iv130, 1
  %39 = mul i64 %38, -2
  %smax61 = call i64 @llvm.smax.i64(i64 %lsr.iv130, i64 0)
  %40 = add nsw i64 %smax61, -2
  %41 = lshr i64 %40, 1
  %42 = add nuw i64 %41, 1
  %43 = lshr i64 %42, 1
  %44 = shl nuw i64 %43, 1
  %smax60 = tail call i64 @llvm.smax.i64(i64 %lsr.iv130, i64 0)
  %45 = add nsw i64 %smax60, -2
  %46 = add i64 %indvar, %25
  %smax = tail call i64 @llvm.smax.i64(i64 %46, i64 0)
  %47 = mul i64 %indvar, %16
  %48 = add i64 %34, %47
  %.278 = add i64 %.271537576, 1
  br i1 %37, label %B270.endif.lr.ph, label %B434

B270.endif.lr.ph:
  %.467 = add i64 %.271537576, -1
  %.510486.not = icmp slt i64 %.467, 1
  %.552 = mul nsw i64 %.271537576, %arg.m.2
  %49 = getelementptr double, ptr %arg.m.0, i64 %.552
  br i1 %.510486.not, label %B270.endif.preheader, label %B270.endif.us.preheader

B270.endif.us.preheader:
  br label %B270.endif.us

B270.endif.preheader:
  br i1 %or.cond, label %B270.endif.preheader86, label %vector.body75.preheader

vector.body75.preheader:
  br label %vector.body75

vector.body75:
  %index76 = phi i64 [ %index.next79, %vector.body75 ], [ 0, %vector.body75.preheader ]
  %sunkaddr164 = mul i64 %index76, 8
  %sunkaddr165 = getelementptr i8, ptr %arg.y, i64 %sunkaddr164
  %wide.load77 = load <2 x double>, ptr %sunkaddr165, align 8
  %sunkaddr166 = mul i64 %index76, 8
  %sunkaddr167 = getelementptr i8, ptr %arg.y, i64 %sunkaddr166
  %sunkaddr168 = getelementptr i8, ptr %sunkaddr167, i64 16
  %wide.load78 = load <2 x double>, ptr %sunkaddr168, align 8
  %50 = fadd <2 x double> %broadcast.splat74, %wide.load77
  %51 = fadd <2 x double> %broadcast.splat74, %wide.load78
  %sunkaddr170 = mul i64 %index76, 8
  %sunkaddr171 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr170
  store <2 x double> %50, ptr %sunkaddr171, align 8
  %sunkaddr172 = mul i64 %index76, 8
  %sunkaddr173 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr172
  %sunkaddr174 = getelementptr i8, ptr %sunkaddr173, i64 16
  store <2 x double> %51, ptr %sunkaddr174, align 8
  %index.next79 = add nuw nsw i64 %index76, 4
  %52 = icmp eq i64 %n.vec72, %index.next79
  br i1 %52, label %middle.block80, label %vector.body75

middle.block80:
  %53 = icmp eq i64 %arg.code.22, %n.vec72
  br i1 %53, label %B434, label %B270.endif.preheader86

B270.endif.preheader86:
  %.392493499.ph = phi i64 [ 0, %B270.endif.preheader ], [ %n.vec72, %middle.block80 ]
  %54 = icmp eq i64 %xtraiter94, 0
  br i1 %54, label %B270.endif.prol.loopexit, label %B270.endif.prol.preheader

B270.endif.prol.preheader:
  br label %B270.endif.prol

B270.endif.prol:
  %lsr.iv143 = phi i64 [ %lsr.iv.next144, %B270.endif.prol ], [ %xtraiter94, %B270.endif.prol.preheader ]
  %.392493499.prol = phi i64 [ %.399.prol, %B270.endif.prol ], [ %.392493499.ph, %B270.endif.prol.preheader ]
  %.399.prol = add nuw nsw i64 %.392493499.prol, 1
  %55 = shl i64 %.392493499.prol, 3
  %scevgep142 = getelementptr i8, ptr %arg.y, i64 %55
  %.576.prol = load double, ptr %scevgep142, align 8
  %.582.prol = fadd double %.579, %.576.prol
  %scevgep141 = getelementptr i8, ptr %arg.code.4, i64 %55
  store double %.582.prol, ptr %scevgep141, align 8
  %lsr.iv.next144 = add nsw i64 %lsr.iv143, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next144, 0
  br i1 %prol.iter.cmp.not, label %B270.endif.prol.loopexit, label %B270.endif.prol

B270.endif.prol.loopexit:
  %.392493499.unr = phi i64 [ %.392493499.ph, %B270.endif.preheader86 ], [ %.399.prol, %B270.endif.prol ]
  %56 = sub nsw i64 %.392493499.ph, %arg.code.22
  %57 = icmp ugt i64 %56, -4
  br i1 %57, label %B434, label %B270.endif.preheader58

B270.endif.preheader58:
  br label %B270.endif

B270.endif.us:
  %lsr.iv77 = phi ptr [ %scevgep78, %B308.B388_crit_edge.us ], [ %scevgep76, %B270.endif.us.preheader ]
  %lsr.iv73 = phi ptr [ %scevgep74, %B308.B388_crit_edge.us ], [ %scevgep72, %B270.endif.us.preheader ]
  %lsr.iv127 = phi ptr [ %scevgep128, %B308.B388_crit_edge.us ], [ %scevgep126, %B270.endif.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep117, %B308.B388_crit_edge.us ], [ %scevgep116, %B270.endif.us.preheader ]
  %.392493499.us = phi i64 [ %.399.us, %B308.B388_crit_edge.us ], [ 0, %B270.endif.us.preheader ]
  %58 = icmp eq i64 %46, 1
  %invariant.gep.us = getelementptr double, ptr %arg.room.0, i64 %.392493499.us
  br i1 %58, label %B310.us.epil.preheader, label %B310.us.preheader

B310.us.preheader:
  %59 = icmp ult i64 %45, 2
  br i1 %59, label %B310.us.epil.preheader48, label %B310.us.preheader55

B310.us.preheader55:
  br label %B310.us

B310.us:
  %lsr.iv62 = phi i64 [ %44, %B310.us.preheader55 ], [ %lsr.iv.next63, %B310.us ]
  %lsr.iv118 = phi i64 [ %lsr.iv.next.1, %B310.us ], [ 0, %B310.us.preheader55 ]
  %total.2.2489.us = phi double [ %.565.us.1.1, %B310.us ], [ 0.000000e+00, %B310.us.preheader55 ]
  %.516485487.us = phi i64 [ %.523.us.1.1, %B310.us ], [ 1, %B310.us.preheader55 ]
  %60 = shl i64 %.516485487.us, 3
  %scevgep87 = getelementptr i8, ptr %lsr.iv81, i64 %60
  %scevgep88 = getelementptr i8, ptr %scevgep87, i64 8
  %.555.us = load double, ptr %scevgep87, align 8
  %scevgep119 = getelementptr i8, ptr %lsr.iv, i64 %lsr.iv118
  %.562.us = load double, ptr %scevgep119, align 8
  %.563.us = fmul double %.555.us, %.562.us
  %.565.us = fadd double %total.2.2489.us, %.563.us
  %.555.us.1 = load double, ptr %scevgep88, align 8
  %scevgep129 = getelementptr i8, ptr %lsr.iv127, i64 %lsr.iv118
  %.562.us.1 = load double, ptr %scevgep129, align 8
  %.563.us.1 = fmul double %.555.us.1, %.562.us.1
  %.565.us.1 = fadd double %.565.us, %.563.us.1
  %61 = shl i64 %.516485487.us, 3
  %scevgep67 = getelementptr i8, ptr %lsr.iv81, i64 %61
  %scevgep68 = getelementptr i8, ptr %scevgep67, i64 24
  %62 = shl i64 %.516485487.us, 3
  %scevgep64 = getelementptr i8, ptr %lsr.iv81, i64 %62
  %scevgep66 = getelementptr i8, ptr %scevgep64, i64 16
  %.555.us.159 = load double, ptr %scevgep66, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv77, i64 %lsr.iv118
  %.562.us.160 = load double, ptr %scevgep79, align 8
  %.563.us.161 = fmul double %.555.us.159, %.562.us.160
  %.565.us.162 = fadd double %.565.us.1, %.563.us.161
  %.523.us.1.1 = add i64 %.516485487.us, 4
  %.555.us.1.1 = load double, ptr %scevgep68, align 8
  %scevgep75 = getelementptr i8, ptr %lsr.iv73, i64 %lsr.iv118
  %.562.us.1.1 = load double, ptr %scevgep75, align 8
  %.563.us.1.1 = fmul double %.555.us.1.1, %.562.us.1.1
  %.565.us.1.1 = fadd double %.565.us.162, %.563.us.1.1
  %lsr.iv.next.1 = add i64 %lsr.iv118, %35
  %lsr.iv.next63 = add i64 %lsr.iv62, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next63, 0
  br i1 %niter.ncmp.1, label %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa, label %B310.us

B308.B388_crit_edge.us.unr-lcssa.unr-lcssa:
  %63 = and i64 %45, 2
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %B310.us.epil.preheader48, label %B308.B388_crit_edge.us.unr-lcssa

B310.us.epil.preheader48:
  %lsr.iv118.epil.init = phi i64 [ 0, %B310.us.preheader ], [ %lsr.iv.next.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %total.2.2489.us.epil.init54 = phi double [ 0.000000e+00, %B310.us.preheader ], [ %.565.us.1.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %.516485487.us.epil.init55 = phi i64 [ 1, %B310.us.preheader ], [ %.523.us.1.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %65 = shl i64 %.516485487.us.epil.init55, 3
  %scevgep123.epil = getelementptr i8, ptr %lsr.iv121, i64 %65
  %scevgep124.epil = getelementptr i8, ptr %scevgep123.epil, i64 -8
  %.555.us.epil50 = load double, ptr %scevgep124.epil, align 8
  %scevgep119.epil = getelementptr i8, ptr %lsr.iv, i64 %lsr.iv118.epil.init
  %.562.us.epil51 = load double, ptr %scevgep119.epil, align 8
  %.563.us.epil52 = fmul double %.555.us.epil50, %.562.us.epil51
  %.565.us.epil53 = fadd double %total.2.2489.us.epil.init54, %.563.us.epil52
  %.523.us.1.epil = add i64 %.516485487.us.epil.init55, 2
  %.555.us.1.epil = load double, ptr %scevgep123.epil, align 8
  %scevgep129.epil = getelementptr i8, ptr %lsr.iv127, i64 %lsr.iv118.epil.init
  %.562.us.1.epil = load double, ptr %scevgep129.epil, align 8
  %.563.us.1.epil = fmul double %.555.us.1.epil, %.562.us.1.epil
  %.565.us.1.epil = fadd double %.565.us.epil53, %.563.us.1.epil
  br label %B308.B388_crit_edge.us.unr-lcssa

B308.B388_crit_edge.us.unr-lcssa:
  %.523.us.1.lcssa = phi i64 [ %.523.us.1.epil, %B310.us.epil.preheader48 ], [ %.523.us.1.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %.565.us.1.lcssa = phi double [ %.565.us.1.epil, %B310.us.epil.preheader48 ], [ %.565.us.1.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %66 = and i64 %smax, 1
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %B308.B388_crit_edge.us, label %B310.us.epil.preheader

B310.us.epil.preheader:
  %total.2.2489.us.epil.init = phi double [ 0.000000e+00, %B270.endif.us ], [ %.565.us.1.lcssa, %B308.B388_crit_edge.us.unr-lcssa ]
  %.516485487.us.epil.init = phi i64 [ 1, %B270.endif.us ], [ %.523.us.1.lcssa, %B308.B388_crit_edge.us.unr-lcssa ]
  %.554.us.epil = getelementptr double, ptr %49, i64 %.516485487.us.epil.init
  %.555.us.epil = load double, ptr %.554.us.epil, align 8
  %.557.us.epil = mul nsw i64 %.516485487.us.epil.init, %arg.code.22
  %gep.us.epil = getelementptr double, ptr %invariant.gep.us, i64 %.557.us.epil
  %.562.us.epil = load double, ptr %gep.us.epil, align 8
  %.563.us.epil = fmul double %.555.us.epil, %.562.us.epil
  %.565.us.epil = fadd double %total.2.2489.us.epil.init, %.563.us.epil
  br label %B308.B388_crit_edge.us

B308.B388_crit_edge.us:
  %.565.us.lcssa = phi double [ %.565.us.1.lcssa, %B308.B388_crit_edge.us.unr-lcssa ], [ %.565.us.epil, %B310.us.epil.preheader ]
  %.399.us = add nuw nsw i64 %.392493499.us, 1
  %.575.us = getelementptr double, ptr %arg.y, i64 %.392493499.us
  %.576.us = load double, ptr %.575.us, align 8
  %.579.us = fmul double %arg.h, %.565.us.lcssa
  %.582.us = fadd double %.579.us, %.576.us
  %.586.us = getelementptr double, ptr %arg.code.4, i64 %.392493499.us
  store double %.582.us, ptr %.586.us, align 8
  %scevgep117 = getelementptr i8, ptr %lsr.iv, i64 8
  %scevgep128 = getelementptr i8, ptr %lsr.iv127, i64 8
  %scevgep74 = getelementptr i8, ptr %lsr.iv73, i64 8
  %scevgep78 = getelementptr i8, ptr %lsr.iv77, i64 8
  %exitcond.not = icmp eq i64 %arg.code.22, %.399.us
  br i1 %exitcond.not, label %B434, label %B270.endif.us

B270.endif:
  %.392493499 = phi i64 [ %.399.3, %B270.endif ], [ %.392493499.unr, %B270.endif.preheader58 ]
  %sunkaddr175 = mul i64 %.392493499, 8
  %sunkaddr176 = getelementptr i8, ptr %arg.y, i64 %sunkaddr175
  %.576 = load double, ptr %sunkaddr176, align 8
  %.582 = fadd double %.579, %.576
  %sunkaddr177 = mul i64 %.392493499, 8
  %sunkaddr178 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr177
  store double %.582, ptr %sunkaddr178, align 8
  %sunkaddr179 = mul i64 %.392493499, 8
  %sunkaddr180 = getelementptr i8, ptr %arg.y, i64 %sunkaddr179
  %sunkaddr181 = getelementptr i8, ptr %sunkaddr180, i64 8
  %.576.1 = load double, ptr %sunkaddr181, align 8
  %.582.1 = fadd double %.579, %.576.1
  %sunkaddr182 = mul i64 %.392493499, 8
  %sunkaddr183 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr182
  %sunkaddr184 = getelementptr i8, ptr %sunkaddr183, i64 8
  store double %.582.1, ptr %sunkaddr184, align 8
  %sunkaddr185 = mul i64 %.392493499, 8
  %sunkaddr186 = getelementptr i8, ptr %arg.y, i64 %sunkaddr185
  %sunkaddr187 = getelementptr i8, ptr %sunkaddr186, i64 16
  %.576.2 = load double, ptr %sunkaddr187, align 8
  %.582.2 = fadd double %.579, %.576.2
  %sunkaddr188 = mul i64 %.392493499, 8
  %sunkaddr189 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr188
  %sunkaddr190 = getelementptr i8, ptr %sunkaddr189, i64 16
  store double %.582.2, ptr %sunkaddr190, align 8
  %.399.3 = add nuw nsw i64 %.392493499, 4
  %sunkaddr191 = mul i64 %.392493499, 8
  %sunkaddr192 = getelementptr i8, ptr %arg.y, i64 %sunkaddr191
  %sunkaddr194 = getelementptr i8, ptr %sunkaddr192, i64 24
  %.576.3 = load double, ptr %sunkaddr194, align 8
  %.582.3 = fadd double %.579, %.576.3
  %sunkaddr195 = mul i64 %.392493499, 8
  %sunkaddr196 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr195
  %sunkaddr197 = getelementptr i8, ptr %sunkaddr196, i64 24
  store double %.582.3, ptr %sunkaddr197, align 8
  %exitcond621.not.3 = icmp eq i64 %arg.code.22, %.399.3
  br i1 %exitcond621.not.3, label %B434, label %B270.endif

B554.endif.lr.ph:
  %.844 = add i64 %.271537576, -1
  %.887510.not = icmp slt i64 %.844, 1
  %.934 = mul nsw i64 %.271537576, %arg.m.2
  %68 = getelementptr double, ptr %arg.m.7, i64 %.934
  br i1 %.887510.not, label %B554.endif.us.preheader, label %B554.endif.preheader

B554.endif.preheader:
  %69 = sub nsw i64 0, %indvar
  br label %B554.endif

B554.endif.us.preheader:
  br i1 %brmerge, label %B554.endif.us.preheader84, label %vector.ph49

vector.ph49:
  %sunkaddr261 = shl i64 %.271537576, 3
  %sunkaddr262 = getelementptr inbounds i8, ptr %.172, i64 %sunkaddr261
  %70 = load double, ptr %sunkaddr262, align 8
  %71 = fmul double %arg.h, %70
  %broadcast.splatinsert58 = insertelement <2 x double> poison, double %71, i64 0
  %broadcast.splat59 = shufflevector <2 x double> %broadcast.splatinsert58, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body52

vector.body52:
  %index53 = phi i64 [ 0, %vector.ph49 ], [ %index.next60, %vector.body52 ]
  %sunkaddr193 = shl i64 %index53, 3
  %sunkaddr199 = mul i64 %index53, 8
  %sunkaddr202 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr199
  %wide.load54 = load <2 x double>, ptr %sunkaddr202, align 8
  %sunkaddr203 = mul i64 %index53, 8
  %sunkaddr204 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr203
  %sunkaddr207 = getelementptr i8, ptr %sunkaddr204, i64 16
  %wide.load55 = load <2 x double>, ptr %sunkaddr207, align 8
  %scevgep108 = getelementptr i8, ptr %scevgep175, i64 %sunkaddr193
  %72 = shl i64 %index53, 3
  %scevgep103 = getelementptr i8, ptr %scevgep175, i64 %72
  %scevgep104 = getelementptr i8, ptr %scevgep103, i64 -16
  %wide.load56 = load <2 x double>, ptr %scevgep104, align 8
  %wide.load57 = load <2 x double>, ptr %scevgep108, align 8
  %73 = fmul <2 x double> %broadcast.splat59, %wide.load56
  %74 = fmul <2 x double> %broadcast.splat59, %wide.load57
  %75 = fadd <2 x double> %wide.load54, %73
  %76 = fadd <2 x double> %wide.load55, %74
  store <2 x double> %75, ptr %sunkaddr202, align 8
  store <2 x double> %76, ptr %sunkaddr207, align 8
  %index.next60 = add nuw nsw i64 %index53, 4
  %77 = icmp eq i64 %n.vec72, %index.next60
  br i1 %77, label %middle.block61, label %vector.body52

middle.block61:
  %78 = icmp eq i64 %arg.code.22, %n.vec72
  br i1 %78, label %B802, label %B554.endif.us.preheader84

B554.endif.us.preheader84:
  %.747516522.us.ph = phi i64 [ %n.vec72, %middle.block61 ], [ 0, %B554.endif.us.preheader ]
  %79 = and i64 %arg.code.22, 1
  %80 = icmp eq i64 %79, 0
  %.neg = or disjoint i64 %.747516522.us.ph, 1
  br i1 %80, label %B554.endif.us.prol.loopexit, label %B554.endif.us.prol

B554.endif.us.prol:
  %.785.us.prol = getelementptr double, ptr %arg.m.14, i64 %.747516522.us.ph
  %.786.us.prol = load double, ptr %.785.us.prol, align 8
  %sunkaddr268 = shl i64 %.271537576, 3
  %sunkaddr269 = getelementptr i8, ptr %.172, i64 %sunkaddr268
  %.790.us.prol = load double, ptr %sunkaddr269, align 8
  %.792.us.prol = fmul double %arg.h, %.790.us.prol
  %.800.us.prol = getelementptr double, ptr %15, i64 %.747516522.us.ph
  %.801.us.prol = load double, ptr %.800.us.prol, align 8
  %.802.us.prol = fmul double %.792.us.prol, %.801.us.prol
  %.803.us.prol = fadd double %.786.us.prol, %.802.us.prol
  store double %.803.us.prol, ptr %.785.us.prol, align 8
  br label %B554.endif.us.prol.loopexit

B554.endif.us.prol.loopexit:
  %.747516522.us.unr = phi i64 [ %.747516522.us.ph, %B554.endif.us.preheader84 ], [ %.neg, %B554.endif.us.prol ]
  %81 = icmp eq i64 %arg.code.22, %.neg
  br i1 %81, label %B802, label %B554.endif.us.preheader10

B554.endif.us.preheader10:
  br label %B554.endif.us

B554.endif.us:
  %.747516522.us = phi i64 [ %.754.us.1, %B554.endif.us ], [ %.747516522.us.unr, %B554.endif.us.preheader10 ]
  %sunkaddr198 = shl i64 %.747516522.us, 3
  %sunkaddr208 = mul i64 %.747516522.us, 8
  %sunkaddr209 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr208
  %.786.us = load double, ptr %sunkaddr209, align 8
  %sunkaddr210 = mul i64 %.271537576, 8
  %sunkaddr211 = getelementptr i8, ptr %.172, i64 %sunkaddr210
  %.790.us = load double, ptr %sunkaddr211, align 8
  %.792.us = fmul double %arg.h, %.790.us
  %scevgep121 = getelementptr i8, ptr %scevgep183, i64 %sunkaddr198
  %82 = shl i64 %.747516522.us, 3
  %scevgep111 = getelementptr i8, ptr %scevgep183, i64 %82
  %scevgep112 = getelementptr i8, ptr %scevgep111, i64 -8
  %.801.us = load double, ptr %scevgep112, align 8
  %.802.us = fmul double %.792.us, %.801.us
  %.803.us = fadd double %.786.us, %.802.us
  store double %.803.us, ptr %sunkaddr209, align 8
  %.754.us.1 = add nuw nsw i64 %.747516522.us, 2
  %sunkaddr212 = mul i64 %.747516522.us, 8
  %sunkaddr213 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr212
  %sunkaddr214 = getelementptr i8, ptr %sunkaddr213, i64 8
  %.786.us.1 = load double, ptr %sunkaddr214, align 8
  %.790.us.1 = load double, ptr %sunkaddr211, align 8
  %.792.us.1 = fmul double %arg.h, %.790.us.1
  %.801.us.1 = load double, ptr %scevgep121, align 8
  %.802.us.1 = fmul double %.792.us.1, %.801.us.1
  %.803.us.1 = fadd double %.786.us.1, %.802.us.1
  store double %.803.us.1, ptr %sunkaddr214, align 8
  %exitcond622.not.us.1 = icmp eq i64 %arg.code.22, %.754.us.1
  br i1 %exitcond622.not.us.1, label %B802, label %B554.endif.us

B554.endif:
  %lsr.iv172 = phi ptr [ %scevgep126, %B554.endif.preheader ], [ %scevgep173, %B552.loopexit.loopexit ]
  %lsr.iv167 = phi ptr [ %scevgep116, %B554.endif.preheader ], [ %scevgep168, %B552.loopexit.loopexit ]
  %.747516522 = phi i64 [ 0, %B554.endif.preheader ], [ %.754, %B552.loopexit.loopexit ]
  %83 = icmp eq i64 %26, %69
  %.785 = getelementptr double, ptr %arg.m.14, i64 %.747516522
  %.786 = load double, ptr %.785, align 8
  %sunkaddr215 = mul i64 %.271537576, 8
  %sunkaddr216 = getelementptr i8, ptr %.172, i64 %sunkaddr215
  %.790 = load double, ptr %sunkaddr216, align 8
  %.792 = fmul double %arg.h, %.790
  %.800 = getelementptr double, ptr %15, i64 %.747516522
  %.801 = load double, ptr %.800, align 8
  %.802 = fmul double %.792, %.801
  %.803 = fadd double %.786, %.802
  store double %.803, ptr %.785, align 8
  %invariant.gep = getelementptr double, ptr %arg.room.0, i64 %.747516522
  br i1 %83, label %B690.epil.preheader, label %B690.preheader

B690.preheader:
  br label %B690

B802.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B802.endif.endif:
  %84 = icmp slt i64 %arg.code.22, 1
  br i1 %84, label %B234.loopexit, label %B900.lr.ph

B900.lr.ph:
  %85 = icmp eq i64 %arg.code.22, 1
  %diff.check = icmp ult i64 %48, 16
  %or.cond83 = select i1 %85, i1 true, i1 %diff.check
  br i1 %or.cond83, label %B900.preheader, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.body.preheader ]
  %86 = shl i64 %index, 3
  %scevgep195 = getelementptr i8, ptr %arg.m.14, i64 %86
  %wide.load = load <2 x double>, ptr %scevgep195, align 8
  %87 = fdiv <2 x double> %wide.load, %broadcast.splat
  %scevgep194 = getelementptr i8, ptr %lsr.iv192, i64 %86
  store <2 x double> %87, ptr %scevgep194, align 8
  %index.next = add nuw i64 %index, 2
  %88 = icmp eq i64 %n.vec, %index.next
  br i1 %88, label %middle.block, label %vector.body

middle.block:
  %89 = icmp eq i64 %arg.code.22, %n.vec
  br i1 %89, label %B234.loopexit, label %B900.preheader

B900.preheader:
  %.1080529531.ph = phi i64 [ 0, %B900.lr.ph ], [ %n.vec, %middle.block ]
  %90 = sub nsw i64 %arg.code.22, %.1080529531.ph
  %xtraiter104 = and i64 %90, 3
  %lcmp.mod105.not = icmp eq i64 %xtraiter104, 0
  br i1 %lcmp.mod105.not, label %B900.prol.loopexit, label %B900.prol.preheader

B900.prol.preheader:
  br label %B900.prol

B900.prol:
  %lsr.iv198 = phi i64 [ %lsr.iv.next199, %B900.prol ], [ %xtraiter104, %B900.prol.preheader ]
  %.1080529531.prol = phi i64 [ %.1087.prol, %B900.prol ], [ %.1080529531.ph, %B900.prol.preheader ]
  %.1087.prol = add nuw i64 %.1080529531.prol, 1
  %91 = shl i64 %.1080529531.prol, 3
  %scevgep197 = getelementptr i8, ptr %arg.m.14, i64 %91
  %.1115.prol = load double, ptr %scevgep197, align 8
  %.1120.prol = fdiv double %.1115.prol, %arg.h
  %scevgep196 = getelementptr i8, ptr %lsr.iv192, i64 %91
  store double %.1120.prol, ptr %scevgep196, align 8
  %lsr.iv.next199 = add nsw i64 %lsr.iv198, -1
  %prol.iter106.cmp.not = icmp eq i64 %lsr.iv.next199, 0
  br i1 %prol.iter106.cmp.not, label %B900.prol.loopexit, label %B900.prol

B900.prol.loopexit:
  %.1080529531.unr = phi i64 [ %.1080529531.ph, %B900.preheader ], [ %.1087.prol, %B900.prol ]
  %92 = sub nsw i64 %.1080529531.ph, %arg.code.22
  %93 = icmp ugt i64 %92, -4
  br i1 %93, label %B234.loopexit, label %B900.preheader56

B900.preheader56:
  br label %B900
}

define internal i32 @part18(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %arg.t, double %arg.h, ptr %arg.y) {
B0:
  %const72 = bitcast i64 9223372036854775792 to i64
  %.621 = alloca i8, align 1
  %excinfo.3 = alloca ptr, align 8
  %.92 = getelementptr i8, ptr %arg.code.1, i64 24
  %.93 = load double, ptr %.92, align 8
  %.94 = fsub double %arg.t, %.93
  %.117.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.118.i = load double, ptr %.117.i, align 8
  %.119.i = fadd double %arg.t, %.118.i
  %.212147.not.i = icmp slt i64 %arg.code.21, 1
  br i1 %.212147.not.i, label %B188.endif.i, label %B164.preheader.i

B164.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %arg.code.21, 4
  br i1 %min.iters.check.i, label %B164.i.preheader, label %vector.ph.i

vector.ph.i:
  %const_mat = add i64 %const72, 12
  %n.vec.i = and i64 %arg.code.21, %const_mat
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.119.i, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr74 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr74, align 8
  %sunkaddr76 = mul i64 %index.i, 8
  %sunkaddr77 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr76
  %sunkaddr78 = getelementptr i8, ptr %sunkaddr77, i64 16
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr78, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %0 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %0, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %arg.code.21, %n.vec.i
  br i1 %cmp.n.i, label %B188.endif.i, label %B164.i.preheader

B164.i.preheader:
  %.218146148.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B164.preheader.i ]
  br label %B164.i

B164.i:
  %.218146148.i = phi i64 [ %.225.i, %B164.i ], [ %.218146148.i.ph, %B164.i.preheader ]
  %.225.i = add nuw nsw i64 %.218146148.i, 1
  %1 = shl i64 %.218146148.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.119.i, ptr %scevgep53.i, align 8
  %exitcond.not.i = icmp eq i64 %arg.code.21, %.225.i
  br i1 %exitcond.not.i, label %B188.endif.i, label %B164.i

B230.i:
  %lsr.iv.i = phi ptr [ %scevgep29.i, %B230.preheader27.i ], [ %scevgep30.i, %B230.i ]
  %.349151153.i = phi i64 [ %.349151153.ph.i, %B230.preheader27.i ], [ %.356.i, %B230.i ]
  %.356.i = add nuw nsw i64 %.349151153.i, 1
  %scevgep31.i = getelementptr i8, ptr %lsr.iv.i, i64 -24
  %.384.i = load double, ptr %scevgep31.i, align 8
  %scevgep32.i = getelementptr i8, ptr %lsr.iv.i, i64 -16
  %.389.i = load double, ptr %scevgep32.i, align 8
  %scevgep33.i = getelementptr i8, ptr %lsr.iv.i, i64 -8
  %.394.i = load double, ptr %scevgep33.i, align 8
  %.399.i = load double, ptr %lsr.iv.i, align 8
  %.401.i = fmul double %.94, %.399.i
  %.402.i = fadd double %.394.i, %.401.i
  %.404.i = fmul double %.94, %.402.i
  %.405.i = fadd double %.389.i, %.404.i
  %.407.i = fmul double %.94, %.405.i
  %.408.i = fadd double %.384.i, %.407.i
  %2 = shl i64 %.349151153.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.408.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond157.not.i = icmp eq i64 %arg.code.23, %.356.i
  br i1 %exitcond157.not.i, label %B202.lr.ph, label %B230.i

B188.endif.i:
  %.343152.not.i = icmp slt i64 %arg.code.23, 1
  br i1 %.343152.not.i, label %B0.endif.endif, label %B230.preheader.i

B230.preheader.i:
  %const = bitcast i64 576460752303423488 to i64
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.23, 26
  br i1 %min.iters.check15.i, label %B230.preheader27.i, label %vector.scevcheck.i

vector.scevcheck.i:
  %3 = shl i64 %arg.code.23, 5
  %mul.result.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.20, i64 %mul.result.i
  %5 = icmp ult ptr %4, %arg.code.20
  %scevgep.i = getelementptr i8, ptr %arg.code.20, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.23, %const
  %6 = getelementptr i8, ptr %scevgep.i, i64 %mul.result.i
  %7 = icmp ult ptr %6, %scevgep.i
  %8 = or i1 %mul.overflow3.i, %7
  %scevgep4.i = getelementptr i8, ptr %arg.code.20, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i, i64 %mul.result.i
  %10 = icmp ult ptr %9, %scevgep4.i
  %scevgep8.i = getelementptr i8, ptr %arg.code.20, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i, i64 %mul.result.i
  %12 = icmp ult ptr %11, %scevgep8.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B230.preheader27.i, label %vector.memcheck.i

vector.memcheck.i:
  %16 = shl nuw nsw i64 %arg.code.23, 3
  %scevgep12.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i = getelementptr i8, ptr %arg.code.20, i64 %3
  %bound0.i = icmp ult ptr %arg.code.3, %scevgep13.i
  %bound1.i = icmp ult ptr %arg.code.20, %scevgep12.i
  %found.conflict.i = and i1 %bound0.i, %bound1.i
  br i1 %found.conflict.i, label %B230.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.94, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const72
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr79 = mul i64 %lsr.iv36.i, 4
  %sunkaddr81 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr79
  %18 = load double, ptr %sunkaddr81, align 8
  %sunkaddr82 = mul i64 %lsr.iv36.i, 4
  %sunkaddr83 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr82
  %sunkaddr84 = getelementptr i8, ptr %sunkaddr83, i64 32
  %19 = load double, ptr %sunkaddr84, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr85 = mul i64 %lsr.iv36.i, 4
  %sunkaddr86 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr85
  %sunkaddr87 = getelementptr i8, ptr %sunkaddr86, i64 8
  %22 = load double, ptr %sunkaddr87, align 8
  %sunkaddr88 = mul i64 %lsr.iv36.i, 4
  %sunkaddr89 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr88
  %sunkaddr90 = getelementptr i8, ptr %sunkaddr89, i64 40
  %23 = load double, ptr %sunkaddr90, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr91 = mul i64 %lsr.iv36.i, 4
  %sunkaddr92 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr91
  %sunkaddr93 = getelementptr i8, ptr %sunkaddr92, i64 16
  %26 = load double, ptr %sunkaddr93, align 8
  %sunkaddr94 = mul i64 %lsr.iv36.i, 4
  %sunkaddr95 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr94
  %sunkaddr96 = getelementptr i8, ptr %sunkaddr95, i64 48
  %27 = load double, ptr %sunkaddr96, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr97 = mul i64 %lsr.iv36.i, 4
  %sunkaddr98 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr97
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr98, i64 24
  %30 = load double, ptr %sunkaddr99, align 8
  %sunkaddr100 = mul i64 %lsr.iv36.i, 4
  %sunkaddr101 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr100
  %sunkaddr102 = getelementptr i8, ptr %sunkaddr101, i64 56
  %31 = load double, ptr %sunkaddr102, align 8
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
  %const70 = bitcast i64 1152921504606846974 to i64
  %n.vec18.i = and i64 %arg.code.23, %const70
  %cmp.n25.i = icmp eq i64 %arg.code.23, %n.vec18.i
  br i1 %cmp.n25.i, label %B202.lr.ph.thread, label %B230.preheader27.i

B202.lr.ph.thread:
  %.13611 = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.13611, i1 false)
  %.2702 = fmul double %.94, 3.000000e+00
  br label %vector.scevcheck

B230.preheader27.i:
  %.349151153.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %vector.scevcheck.i ], [ 0, %B230.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %41 = shl i64 %.349151153.ph.i, 5
  %42 = getelementptr i8, ptr %arg.code.20, i64 %41
  %scevgep29.i = getelementptr i8, ptr %42, i64 24
  br label %B230.i

B202:
  %lsr.iv76 = phi ptr [ %scevgep75, %B202.preheader42 ], [ %scevgep77, %B202 ]
  %.224191193 = phi i64 [ %.224191193.unr, %B202.preheader42 ], [ %.231.1, %B202 ]
  %scevgep78 = getelementptr i8, ptr %lsr.iv76, i64 -48
  %.260 = load double, ptr %scevgep78, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv76, i64 -40
  %.265 = load double, ptr %scevgep79, align 8
  %.267 = fmul double %.265, 2.000000e+00
  %scevgep80 = getelementptr i8, ptr %lsr.iv76, i64 -32
  %.275 = load double, ptr %scevgep80, align 8
  %.276 = fmul double %.2705, %.275
  %.277 = fadd double %.267, %.276
  %.279 = fmul double %.94, %.277
  %.280 = fadd double %.260, %.279
  %sunkaddr104 = mul i64 %.224191193, 8
  %sunkaddr105 = getelementptr i8, ptr %arg.m.10, i64 %sunkaddr104
  store double %.280, ptr %sunkaddr105, align 8
  %.231.1 = add nuw nsw i64 %.224191193, 2
  %scevgep82 = getelementptr i8, ptr %lsr.iv76, i64 -16
  %.260.1 = load double, ptr %scevgep82, align 8
  %scevgep81 = getelementptr i8, ptr %lsr.iv76, i64 -8
  %.265.1 = load double, ptr %scevgep81, align 8
  %.267.1 = fmul double %.265.1, 2.000000e+00
  %.275.1 = load double, ptr %lsr.iv76, align 8
  %.276.1 = fmul double %.2705, %.275.1
  %.277.1 = fadd double %.267.1, %.276.1
  %.279.1 = fmul double %.94, %.277.1
  %.280.1 = fadd double %.260.1, %.279.1
  %sunkaddr106 = mul i64 %.224191193, 8
  %sunkaddr107 = getelementptr i8, ptr %arg.m.10, i64 %sunkaddr106
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr107, i64 8
  store double %.280.1, ptr %sunkaddr108, align 8
  %scevgep77 = getelementptr i8, ptr %lsr.iv76, i64 64
  %exitcond.not.1 = icmp eq i64 %arg.code.23, %.231.1
  br i1 %exitcond.not.1, label %B334.endif.endif, label %B202

B600:
  store i8 0, ptr %.621, align 1
  %.625 = call i32 @part21(ptr %.621, ptr %excinfo.3, ptr %arg.m.12, ptr %arg.m.13, i64 %arg.code.22)
  switch i32 %.625, label %B600.endif.if.if [
    i32 -2, label %B600.endif.endif
    i32 0, label %B600.endif.endif
  ]

common.ret:
  %common.ret.op = phi i32 [ %.625, %B600.endif.if.if ], [ 0, %B600.endif.endif ]
  ret i32 %common.ret.op

B0.endif.endif:
  %.136 = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.136, i1 false)
  br label %B334.endif.endif

B202.lr.ph:
  %.1361 = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.1361, i1 false)
  %.270 = fmul double %.94, 3.000000e+00
  %min.iters.check = icmp samesign ult i64 %arg.code.23, 24
  br i1 %min.iters.check, label %B202.preheader, label %B202.lr.ph.vector.scevcheck_crit_edge

B202.lr.ph.vector.scevcheck_crit_edge:
  %.pre = shl i64 %arg.code.23, 5
  %.pre6 = add i64 %.pre, -32
  br label %vector.scevcheck

vector.scevcheck:
  %mul.result.pre-phi = phi i64 [ %.pre6, %B202.lr.ph.vector.scevcheck_crit_edge ], [ %mul.result.i, %B202.lr.ph.thread ]
  %.pre-phi = phi i64 [ %.pre, %B202.lr.ph.vector.scevcheck_crit_edge ], [ %3, %B202.lr.ph.thread ]
  %.2704 = phi double [ %.270, %B202.lr.ph.vector.scevcheck_crit_edge ], [ %.2702, %B202.lr.ph.thread ]
  %scevgep = getelementptr i8, ptr %arg.code.20, i64 8
  %43 = getelementptr i8, ptr %scevgep, i64 %mul.result.pre-phi
  %44 = icmp ult ptr %43, %scevgep
  %scevgep2 = getelementptr i8, ptr %arg.code.20, i64 16
  %mul.overflow5 = icmp samesign ugt i64 %arg.code.23, %const
  %45 = getelementptr i8, ptr %scevgep2, i64 %mul.result.pre-phi
  %46 = icmp ult ptr %45, %scevgep2
  %47 = or i1 %mul.overflow5, %46
  %scevgep6 = getelementptr i8, ptr %arg.code.20, i64 24
  %48 = getelementptr i8, ptr %scevgep6, i64 %mul.result.pre-phi
  %49 = icmp ult ptr %48, %scevgep6
  %50 = or i1 %44, %47
  %51 = or i1 %49, %50
  br i1 %51, label %B202.preheader, label %vector.memcheck

vector.memcheck:
  %52 = shl nuw nsw i64 %arg.code.23, 3
  %scevgep10 = getelementptr i8, ptr %arg.m.10, i64 %52
  %scevgep12 = getelementptr i8, ptr %arg.code.20, i64 %.pre-phi
  %bound0 = icmp ult ptr %arg.m.10, %scevgep12
  %bound1 = icmp ult ptr %scevgep, %scevgep10
  %found.conflict = and i1 %bound1, %bound0
  br i1 %found.conflict, label %B202.preheader, label %vector.ph

vector.ph:
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.2704, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert13 = insertelement <2 x double> poison, double %.94, i64 0
  %broadcast.splat14 = shufflevector <2 x double> %broadcast.splatinsert13, <2 x double> poison, <2 x i32> zeroinitializer
  %53 = and i64 %52, %const72
  br label %vector.body

vector.body:
  %lsr.iv88 = phi i64 [ %lsr.iv.next89, %vector.body ], [ 0, %vector.ph ]
  %sunkaddr110 = mul i64 %lsr.iv88, 4
  %sunkaddr111 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr110
  %sunkaddr112 = getelementptr i8, ptr %sunkaddr111, i64 8
  %54 = load double, ptr %sunkaddr112, align 8
  %sunkaddr113 = mul i64 %lsr.iv88, 4
  %sunkaddr114 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr113
  %sunkaddr115 = getelementptr i8, ptr %sunkaddr114, i64 40
  %55 = load double, ptr %sunkaddr115, align 8
  %56 = insertelement <2 x double> poison, double %54, i64 0
  %57 = insertelement <2 x double> %56, double %55, i64 1
  %sunkaddr116 = mul i64 %lsr.iv88, 4
  %sunkaddr117 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr116
  %sunkaddr118 = getelementptr i8, ptr %sunkaddr117, i64 16
  %58 = load double, ptr %sunkaddr118, align 8
  %sunkaddr119 = mul i64 %lsr.iv88, 4
  %sunkaddr120 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr119
  %sunkaddr121 = getelementptr i8, ptr %sunkaddr120, i64 48
  %59 = load double, ptr %sunkaddr121, align 8
  %60 = insertelement <2 x double> poison, double %58, i64 0
  %61 = insertelement <2 x double> %60, double %59, i64 1
  %62 = fmul <2 x double> %61, splat (double 2.000000e+00)
  %sunkaddr122 = mul i64 %lsr.iv88, 4
  %sunkaddr123 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr122
  %sunkaddr124 = getelementptr i8, ptr %sunkaddr123, i64 24
  %63 = load double, ptr %sunkaddr124, align 8
  %sunkaddr125 = mul i64 %lsr.iv88, 4
  %sunkaddr126 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr125
  %sunkaddr127 = getelementptr i8, ptr %sunkaddr126, i64 56
  %64 = load double, ptr %sunkaddr127, align 8
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
  %const71 = bitcast i64 1152921504606846974 to i64
  %n.vec = and i64 %arg.code.23, %const71
  %cmp.n = icmp eq i64 %arg.code.23, %n.vec
  br i1 %cmp.n, label %B334.endif.endif, label %B202.preheader

B202.preheader:
  %.2705 = phi double [ %.2704, %vector.memcheck ], [ %.2704, %vector.scevcheck ], [ %.270, %B202.lr.ph ], [ %.2704, %middle.block ]
  %.224191193.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %vector.scevcheck ], [ 0, %B202.lr.ph ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.224191193.ph, 1
  %xtraiter = and i64 %arg.code.23, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B202.prol.loopexit, label %B202.prol

B202.prol:
  %.idx.prol = shl i64 %.224191193.ph, 5
  %72 = getelementptr i8, ptr %arg.code.20, i64 %.idx.prol
  %.259.prol = getelementptr i8, ptr %72, i64 8
  %.260.prol = load double, ptr %.259.prol, align 8
  %.264.prol = getelementptr i8, ptr %72, i64 16
  %.265.prol = load double, ptr %.264.prol, align 8
  %.267.prol = fmul double %.265.prol, 2.000000e+00
  %.274.prol = getelementptr i8, ptr %72, i64 24
  %.275.prol = load double, ptr %.274.prol, align 8
  %.276.prol = fmul double %.2705, %.275.prol
  %.277.prol = fadd double %.267.prol, %.276.prol
  %.279.prol = fmul double %.94, %.277.prol
  %.280.prol = fadd double %.260.prol, %.279.prol
  %.283.prol = getelementptr double, ptr %arg.m.10, i64 %.224191193.ph
  store double %.280.prol, ptr %.283.prol, align 8
  br label %B202.prol.loopexit

B202.prol.loopexit:
  %.224191193.unr = phi i64 [ %.224191193.ph, %B202.preheader ], [ %.neg, %B202.prol ]
  %73 = icmp eq i64 %arg.code.23, %.neg
  br i1 %73, label %B334.endif.endif, label %B202.preheader42

B202.preheader42:
  %74 = shl i64 %.224191193.unr, 5
  %75 = getelementptr i8, ptr %arg.code.20, i64 %74
  %scevgep75 = getelementptr i8, ptr %75, i64 56
  br label %B202

B334.endif.endif:
  %.298 = add i64 %arg.code.22, 1
  %.10.i = load i64, ptr %arg.m.9, align 8
  %.11.i = getelementptr i8, ptr %arg.m.9, i64 8
  %.12.i = load i64, ptr %.11.i, align 8
  %.13.i = getelementptr i8, ptr %arg.m.9, i64 16
  %.14.i = load i64, ptr %.13.i, align 8
  %.15.i = getelementptr i8, ptr %arg.m.9, i64 24
  %.16.i = load i64, ptr %.15.i, align 8
  %.17.i = getelementptr i8, ptr %arg.m.9, i64 32
  %.18.i = load i64, ptr %.17.i, align 8
  %.19.i = getelementptr i8, ptr %arg.m.9, i64 40
  %.20.i = load i64, ptr %.19.i, align 8
  %.21.i = inttoptr i64 %.12.i to ptr
  %.22.i = inttoptr i64 %.14.i to ptr
  %.23.i = inttoptr i64 %.16.i to ptr
  %.24.i = inttoptr i64 %.18.i to ptr
  %.25.i = inttoptr i64 %.20.i to ptr
  %.26.i = inttoptr i64 %.10.i to ptr
  tail call void %.26.i(ptr %.21.i, ptr %.22.i, ptr %.23.i, ptr %.24.i, i64 %.298, ptr %.25.i)
  %.361 = icmp sgt i64 %arg.code.22, 0
  br i1 %.361, label %B416.endif.us.preheader, label %B600

B416.endif.us.preheader:
  %.598 = fmul double %arg.m.8, %arg.h
  %.602 = fdiv double 1.000000e+00, %.598
  %76 = add nsw i64 %arg.code.22, -1
  %77 = shl i64 %arg.code.22, 3
  %78 = mul i64 %arg.code.22, -8
  %79 = mul i64 %77, %arg.code.22
  %scevgep21 = getelementptr i8, ptr %arg.m.12, i64 %79
  %80 = mul i64 %76, %arg.code.22
  %81 = icmp slt i64 %77, 0
  %82 = select i1 %81, i64 %78, i64 %77
  %mul17 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %82, i64 %76)
  %mul.result18 = extractvalue { i64, i1 } %mul17, 0
  %mul.overflow19 = extractvalue { i64, i1 } %mul17, 1
  %83 = sub i64 0, %mul.result18
  %const_mat73 = add i64 %const72, 12
  %n.vec32 = and i64 %arg.code.22, %const_mat73
  %xtraiter39 = and i64 %arg.code.22, 3
  %84 = shl i64 %arg.code.22, 5
  %scevgep49 = getelementptr i8, ptr %arg.m.12, i64 16
  br label %B416.endif.us

B416.endif.us:
  %lsr.iv55 = phi ptr [ %arg.m.12, %B416.endif.us.preheader ], [ %scevgep56, %B448.B522_crit_edge.us ]
  %lsr.iv50 = phi ptr [ %scevgep49, %B416.endif.us.preheader ], [ %scevgep51, %B448.B522_crit_edge.us ]
  %lsr.iv = phi ptr [ %arg.m.11, %B416.endif.us.preheader ], [ %scevgep43, %B448.B522_crit_edge.us ]
  %.409204210.us = phi i64 [ 0, %B416.endif.us.preheader ], [ %.416.us, %B448.B522_crit_edge.us ]
  %85 = icmp ult i64 %arg.code.22, 34
  %86 = shl i64 %.409204210.us, 3
  %scevgep22 = getelementptr i8, ptr %arg.m.11, i64 %86
  %87 = add i64 %.409204210.us, %80
  %88 = shl i64 %87, 3
  %scevgep23 = getelementptr i8, ptr %arg.m.11, i64 %88
  %89 = icmp ult ptr %scevgep22, %scevgep23
  %umin = select i1 %89, ptr %scevgep22, ptr %scevgep23
  %90 = icmp ugt ptr %scevgep22, %scevgep23
  %umax = select i1 %90, ptr %scevgep22, ptr %scevgep23
  %scevgep24 = getelementptr i8, ptr %umax, i64 8
  br i1 %85, label %B450.us.preheader, label %vector.scevcheck15

vector.scevcheck15:
  %91 = icmp slt i64 %77, 0
  %92 = getelementptr i8, ptr %scevgep22, i64 %mul.result18
  %93 = getelementptr i8, ptr %scevgep22, i64 %83
  %94 = icmp ult ptr %92, %scevgep22
  %95 = icmp ugt ptr %93, %scevgep22
  %96 = select i1 %91, i1 %95, i1 %94
  %97 = or i1 %mul.overflow19, %96
  br i1 %97, label %B450.us.preheader, label %vector.memcheck20

vector.memcheck20:
  %98 = icmp slt i64 %77, 0
  %bound025 = icmp ult ptr %arg.m.12, %scevgep24
  %bound126 = icmp ult ptr %umin, %scevgep21
  %found.conflict27 = and i1 %bound126, %bound025
  %99 = or i1 %98, %found.conflict27
  br i1 %99, label %B450.us.preheader, label %vector.body33.preheader

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
  %112 = icmp eq i64 %arg.code.22, %n.vec32
  br i1 %112, label %B448.B522_crit_edge.us, label %B450.us.preheader

B450.us.preheader:
  %.530197199.us.ph = phi i64 [ 0, %vector.memcheck20 ], [ 0, %vector.scevcheck15 ], [ 0, %B416.endif.us ], [ %n.vec32, %middle.block36 ]
  %113 = icmp eq i64 %xtraiter39, 0
  br i1 %113, label %B450.us.prol.loopexit, label %B450.us.prol.preheader

B450.us.prol.preheader:
  %114 = mul i64 %.530197199.us.ph, %77
  %scevgep58 = getelementptr i8, ptr %lsr.iv, i64 %114
  br label %B450.us.prol

B450.us.prol:
  %lsr.iv61 = phi i64 [ %xtraiter39, %B450.us.prol.preheader ], [ %lsr.iv.next, %B450.us.prol ]
  %lsr.iv59 = phi ptr [ %scevgep58, %B450.us.prol.preheader ], [ %scevgep60, %B450.us.prol ]
  %.530197199.us.prol = phi i64 [ %.530197199.us.ph, %B450.us.prol.preheader ], [ %.537.us.prol, %B450.us.prol ]
  %.537.us.prol = add nuw nsw i64 %.530197199.us.prol, 1
  %.569.us.prol = load double, ptr %lsr.iv59, align 8
  %.570.us.prol = fneg double %.569.us.prol
  %115 = shl i64 %.530197199.us.prol, 3
  %scevgep57 = getelementptr i8, ptr %lsr.iv55, i64 %115
  store double %.570.us.prol, ptr %scevgep57, align 8
  %scevgep60 = getelementptr i8, ptr %lsr.iv59, i64 %77
  %lsr.iv.next = add nsw i64 %lsr.iv61, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %B450.us.prol.loopexit, label %B450.us.prol

B450.us.prol.loopexit:
  %.530197199.us.unr = phi i64 [ %.530197199.us.ph, %B450.us.preheader ], [ %.537.us.prol, %B450.us.prol ]
  %116 = sub nsw i64 %.530197199.us.ph, %arg.code.22
  %117 = icmp ugt i64 %116, -4
  br i1 %117, label %B448.B522_crit_edge.us, label %B450.us.preheader41

B450.us.preheader41:
  %118 = add nuw i64 %.530197199.us.unr, 1
  %119 = mul i64 %118, %77
  %120 = add nuw i64 %.530197199.us.unr, 3
  %121 = mul i64 %120, %77
  %122 = mul i64 %.530197199.us.unr, %77
  %123 = add nuw i64 %.530197199.us.unr, 2
  %124 = mul i64 %123, %77
  br label %B450.us

B450.us:
  %lsr.iv62 = phi ptr [ %lsr.iv, %B450.us.preheader41 ], [ %scevgep63, %B450.us ]
  %.530197199.us = phi i64 [ %.530197199.us.unr, %B450.us.preheader41 ], [ %.537.us.3, %B450.us ]
  %scevgep66 = getelementptr i8, ptr %lsr.iv62, i64 %122
  %.569.us = load double, ptr %scevgep66, align 8
  %.570.us = fneg double %.569.us
  %125 = shl i64 %.530197199.us, 3
  %scevgep13 = getelementptr i8, ptr %lsr.iv50, i64 %125
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 -16
  store double %.570.us, ptr %scevgep14, align 8
  %scevgep64 = getelementptr i8, ptr %lsr.iv62, i64 %119
  %.569.us.1 = load double, ptr %scevgep64, align 8
  %.570.us.1 = fneg double %.569.us.1
  %126 = shl i64 %.530197199.us, 3
  %scevgep5 = getelementptr i8, ptr %lsr.iv50, i64 %126
  %scevgep11 = getelementptr i8, ptr %scevgep5, i64 -8
  store double %.570.us.1, ptr %scevgep11, align 8
  %scevgep67 = getelementptr i8, ptr %lsr.iv62, i64 %124
  %.569.us.2 = load double, ptr %scevgep67, align 8
  %.570.us.2 = fneg double %.569.us.2
  store double %.570.us.2, ptr %scevgep13, align 8
  %.537.us.3 = add nuw nsw i64 %.530197199.us, 4
  %scevgep65 = getelementptr i8, ptr %lsr.iv62, i64 %121
  %.569.us.3 = load double, ptr %scevgep65, align 8
  %.570.us.3 = fneg double %.569.us.3
  %127 = shl i64 %.530197199.us, 3
  %scevgep1 = getelementptr i8, ptr %lsr.iv50, i64 %127
  %scevgep3 = getelementptr i8, ptr %scevgep1, i64 8
  store double %.570.us.3, ptr %scevgep3, align 8
  %scevgep63 = getelementptr i8, ptr %lsr.iv62, i64 %84
  %exitcond220.not.3 = icmp eq i64 %arg.code.22, %.537.us.3
  br i1 %exitcond220.not.3, label %B448.B522_crit_edge.us, label %B450.us

B448.B522_crit_edge.us:
  %.416.us = add nuw nsw i64 %.409204210.us, 1
  %.590.us = mul i64 %.409204210.us, %.298
  %.593.us = getelementptr double, ptr %arg.m.12, i64 %.590.us
  %.594.us = load double, ptr %.593.us, align 8
  %.603.us = fadd double %.602, %.594.us
  store double %.603.us, ptr %.593.us, align 8
  %scevgep43 = getelementptr i8, ptr %lsr.iv, i64 8
  %scevgep51 = getelementptr i8, ptr %lsr.iv50, i64 %77
  %scevgep56 = getelementptr i8, ptr %lsr.iv55, i64 %77
  %exitcond221.not = icmp eq i64 %.416.us, %arg.code.22
  br i1 %exitcond221.not, label %B600, label %B416.endif.us

B600.endif.endif:
  %.635 = load i8, ptr %.621, align 1
  %.638 = icmp ne i8 %.635, 0
  %.656 = zext i1 %.638 to i8
  store i8 %.656, ptr %retptr, align 1
  br label %common.ret

B600.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part20(ptr %retptr, ptr %excinfo, ptr %arg.A, ptr %arg.rows, ptr %arg.x, i64 %arg.n) {
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
  %sunkaddr = mul i64 %.104223225, 8
  %sunkaddr17 = getelementptr i8, ptr %arg.x, i64 %sunkaddr
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
  %sunkaddr20 = mul i64 %.104223225, 8
  %sunkaddr21 = getelementptr i8, ptr %arg.x, i64 %sunkaddr20
  %sunkaddr22 = getelementptr i8, ptr %sunkaddr21, i64 8
  %.138.1 = load double, ptr %sunkaddr22, align 8
  %sunkaddr23 = mul i64 %.104223225, 8
  %sunkaddr24 = getelementptr i8, ptr %arg.rows, i64 %sunkaddr23
  %sunkaddr25 = getelementptr i8, ptr %sunkaddr24, i64 8
  %.141.1 = load i64, ptr %sunkaddr25, align 8
  %.143.1 = getelementptr double, ptr %arg.x, i64 %.141.1
  %.144.1 = load double, ptr %.143.1, align 8
  store double %.144.1, ptr %sunkaddr22, align 8
  %.150.1 = load i64, ptr %sunkaddr25, align 8
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
  %sunkaddr26 = mul i64 %.368229231, 8
  %sunkaddr28 = getelementptr i8, ptr %arg.x, i64 %sunkaddr26
  %.413 = load double, ptr %sunkaddr28, align 8
  %.414 = fmul double %.410, %.413
  %.415 = fsub double %.415235, %.414
  %sunkaddr29 = getelementptr i8, ptr %arg.x, i64 %sunkaddr49
  store double %.415, ptr %sunkaddr29, align 8
  %.375.1 = add nuw i64 %.368229231, 2
  %.410.1 = load double, ptr %scevgep22, align 8
  %sunkaddr30 = mul i64 %.368229231, 8
  %sunkaddr31 = getelementptr i8, ptr %arg.x, i64 %sunkaddr30
  %sunkaddr32 = getelementptr i8, ptr %sunkaddr31, i64 8
  %.413.1 = load double, ptr %sunkaddr32, align 8
  %.414.1 = fmul double %.410.1, %.413.1
  %.415.1 = fsub double %.415, %.414.1
  store double %.415.1, ptr %sunkaddr29, align 8
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
  %sunkaddr33 = mul i64 %.522, 8
  %sunkaddr34 = getelementptr i8, ptr %arg.x, i64 %sunkaddr33
  store double %.689, ptr %sunkaddr34, align 8
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
  %sunkaddr35 = mul i64 %.522, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.x, i64 %sunkaddr35
  store double %.714, ptr %sunkaddr36, align 8
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

define internal i32 @part21(ptr %retptr, ptr %excinfo, ptr %arg.A, ptr %arg.rows, i64 %arg.n) {
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
  %storemerge252 = phi i8 [ 1, %B0.endif ], [ 1, %B36.loopexit ], [ 0, %B346 ]
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
  %scevgep11 = getelementptr i8, ptr %scevgep7, i64 -16
  %wide.load24 = load <2 x double>, ptr %scevgep11, align 8
  %wide.load25 = load <2 x double>, ptr %scevgep48, align 8
  store <2 x double> %wide.load24, ptr %scevgep54, align 8
  store <2 x double> %wide.load25, ptr %scevgep53, align 8
  store <2 x double> %wide.load22, ptr %scevgep11, align 8
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
  %sunkaddr20 = mul i64 %.102308333, 8
  %sunkaddr21 = getelementptr i8, ptr %28, i64 %sunkaddr20
  %.628.us = load double, ptr %sunkaddr21, align 8
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
  %scevgep15 = getelementptr i8, ptr %lsr.iv68, i64 %50
  %scevgep17 = getelementptr i8, ptr %scevgep15, i64 -16
  %wide.load6 = load <2 x double>, ptr %scevgep17, align 8
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
  %scevgep18 = getelementptr i8, ptr %lsr.iv87, i64 %59
  %scevgep19 = getelementptr i8, ptr %scevgep18, i64 8
  %.776.us.1 = load double, ptr %scevgep19, align 8
  %.783.us.1 = load double, ptr %scevgep21, align 8
  %.785.us.1 = fmul double %.632.us, %.783.us.1
  %.786.us.1 = fsub double %.776.us.1, %.785.us.1
  store double %.786.us.1, ptr %scevgep19, align 8
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
  %14 = icmp eq i64 %arg.size.fr, %.neg
  br i1 %14, label %B216.endif, label %B166.preheader36

B166.preheader36:
  %15 = shl i64 %.55, 3
  %16 = getelementptr i8, ptr %arg.k, i64 %15
  %scevgep60 = getelementptr i8, ptr %16, i64 8
  br label %B166

B166:
  %.152125127 = phi i64 [ %.159.1, %B166 ], [ %.152125127.unr, %B166.preheader36 ]
  %sunkaddr90 = shl i64 %.152125127, 3
  %sunkaddr82 = mul i64 %.152125127, 8
  %sunkaddr83 = getelementptr i8, ptr %arg.y, i64 %sunkaddr82
  %.186 = load double, ptr %sunkaddr83, align 8
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 %sunkaddr90
  %17 = shl i64 %.152125127, 3
  %scevgep57 = getelementptr i8, ptr %scevgep60, i64 %17
  %scevgep58 = getelementptr i8, ptr %scevgep57, i64 -8
  %.189 = load double, ptr %scevgep58, align 8
  %.191 = fmul double %.51, %.189
  %.192 = fadd double %.186, %.191
  %sunkaddr84 = mul i64 %.152125127, 8
  %sunkaddr85 = getelementptr i8, ptr %arg.out, i64 %sunkaddr84
  store double %.192, ptr %sunkaddr85, align 8
  %.159.1 = add nuw nsw i64 %.152125127, 2
  %sunkaddr86 = mul i64 %.152125127, 8
  %sunkaddr87 = getelementptr i8, ptr %arg.y, i64 %sunkaddr86
  %sunkaddr88 = getelementptr i8, ptr %sunkaddr87, i64 8
  %.186.1 = load double, ptr %sunkaddr88, align 8
  %.189.1 = load double, ptr %scevgep61, align 8
  %.191.1 = fmul double %.51, %.189.1
  %.192.1 = fadd double %.186.1, %.191.1
  %sunkaddr89 = mul i64 %.152125127, 8
  %sunkaddr91 = getelementptr i8, ptr %arg.out, i64 %sunkaddr89
  %sunkaddr92 = getelementptr i8, ptr %sunkaddr91, i64 8
  store double %.192.1, ptr %sunkaddr92, align 8
  %exitcond.not.1 = icmp eq i64 %arg.size.fr, %.159.1
  br i1 %exitcond.not.1, label %B216.endif, label %B166

B416.loopexit.unr-lcssa:
  %18 = and i64 %.46, 1
  %lcmp.mod.not19 = icmp eq i64 %18, 0
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
  %unroll_iter = and i64 %.46, -2
  %27 = shl i64 %.40, 3
  %28 = getelementptr i8, ptr %arg.m.0, i64 %27
  %scevgep22 = getelementptr i8, ptr %28, i64 8
  br label %B254.us.us.us

B254.us.us.us:
  %.296138148.us.us.us = phi i64 [ 0, %B254.us.us.us.preheader.new ], [ %.303.us.us.us.1, %B414.us.us.us.1 ]
  %29 = shl i64 %.296138148.us.us.us, 3
  %scevgep24 = getelementptr i8, ptr %scevgep22, i64 %29
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -8
  %.330.us.us.us = load double, ptr %scevgep25, align 8
  %.332.us.us.us = fmul double %arg.h, %.330.us.us.us
  %.344.us.us.us = fcmp une double %.332.us.us.us, 0.000000e+00
  br i1 %.344.us.us.us, label %B360.us.preheader.us.us, label %B414.us.us.us

B360.us.preheader.us.us:
  %.466.us.prol.us.us = load double, ptr %arg.out, align 8
  %sunkaddr93 = mul i64 %.296138148.us.us.us, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.k, i64 %sunkaddr93
  %.469.us.prol.us.us = load double, ptr %sunkaddr94, align 8
  %.471.us.prol.us.us = fmul double %.332.us.us.us, %.469.us.prol.us.us
  %.472.us.prol.us.us = fadd double %.466.us.prol.us.us, %.471.us.prol.us.us
  store double %.472.us.prol.us.us, ptr %arg.out, align 8
  br label %B414.us.us.us

B414.us.us.us:
  %.303.us.us.us.1 = add nuw i64 %.296138148.us.us.us, 2
  %sunkaddr95 = mul i64 %.296138148.us.us.us, 8
  %sunkaddr96 = getelementptr i8, ptr %scevgep22, i64 %sunkaddr95
  %.330.us.us.us.1 = load double, ptr %sunkaddr96, align 8
  %.332.us.us.us.1 = fmul double %arg.h, %.330.us.us.us.1
  %.344.us.us.us.1 = fcmp une double %.332.us.us.us.1, 0.000000e+00
  br i1 %.344.us.us.us.1, label %B360.us.preheader.us.us.1, label %B414.us.us.us.1

B360.us.preheader.us.us.1:
  %.466.us.prol.us.us.1 = load double, ptr %arg.out, align 8
  %sunkaddr97 = mul i64 %.296138148.us.us.us, 8
  %sunkaddr98 = getelementptr i8, ptr %arg.k, i64 %sunkaddr97
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr98, i64 8
  %.469.us.prol.us.us.1 = load double, ptr %sunkaddr99, align 8
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
  %30 = and i64 %arg.size.fr, 1
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %B360.us.us.preheader, label %B360.us.prol.us

B360.us.prol.us:
  %.466.us.prol.us = load double, ptr %arg.out, align 8
  %sunkaddr115 = mul i64 %.296138148.us.us, %19
  %sunkaddr116 = getelementptr i8, ptr %arg.k, i64 %sunkaddr115
  %.469.us.prol.us = load double, ptr %sunkaddr116, align 8
  %.471.us.prol.us = fmul double %.332.us.us, %.469.us.prol.us
  %.472.us.prol.us = fadd double %.466.us.prol.us, %.471.us.prol.us
  store double %.472.us.prol.us, ptr %arg.out, align 8
  br label %B360.us.us.preheader

B360.us.us.preheader:
  %.432131133.us.us.ph = phi i64 [ 1, %B360.us.prol.us ], [ 0, %B360.us.preheader.us ]
  br label %B360.us.us

B360.us.us:
  %.432131133.us.us = phi i64 [ %.439.us.1.us, %B360.us.us ], [ %.432131133.us.us.ph, %B360.us.us.preheader ]
  %sunkaddr105.us = shl i64 %.432131133.us.us, 3
  %sunkaddr100 = mul i64 %.432131133.us.us, 8
  %sunkaddr101 = getelementptr i8, ptr %arg.out, i64 %sunkaddr100
  %.466.us.us = load double, ptr %sunkaddr101, align 8
  %scevgep39 = getelementptr i8, ptr %lsr.iv34, i64 %sunkaddr105.us
  %32 = shl i64 %.432131133.us.us, 3
  %scevgep27 = getelementptr i8, ptr %lsr.iv34, i64 %32
  %scevgep29 = getelementptr i8, ptr %scevgep27, i64 8
  %.469.us.us = load double, ptr %scevgep39, align 8
  %.471.us.us = fmul double %.332.us.us, %.469.us.us
  %.472.us.us = fadd double %.466.us.us, %.471.us.us
  store double %.472.us.us, ptr %sunkaddr101, align 8
  %.439.us.1.us = add nuw nsw i64 %.432131133.us.us, 2
  %sunkaddr102 = mul i64 %.432131133.us.us, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.out, i64 %sunkaddr102
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 8
  %.466.us.1.us = load double, ptr %sunkaddr104, align 8
  %.469.us.1.us = load double, ptr %scevgep29, align 8
  %.471.us.1.us = fmul double %.332.us.us, %.469.us.1.us
  %.472.us.1.us = fadd double %.466.us.1.us, %.471.us.1.us
  store double %.472.us.1.us, ptr %sunkaddr104, align 8
  %exitcond159.not.1.us = icmp eq i64 %arg.size.fr, %.439.us.1.us
  br i1 %exitcond159.not.1.us, label %B414.us.us, label %B360.us.us

B414.us.us:
  %scevgep35 = getelementptr i8, ptr %lsr.iv34, i64 %19
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
  %.466.us.prol = load double, ptr %sunkaddr113, align 8
  %gep = getelementptr double, ptr %invariant.gep, i64 %.334.us
  %.469.us.prol = load double, ptr %gep, align 8
  %.471.us.prol = fmul double %.332.us, %.469.us.prol
  %.472.us.prol = fadd double %.466.us.prol, %.471.us.prol
  store double %.472.us.prol, ptr %sunkaddr113, align 8
  br label %B360.us.prol.loopexit

B360.us.prol.loopexit:
  %.432131133.us.unr = phi i64 [ %n.vec17, %B360.us.preheader30 ], [ %.neg34, %B360.us.prol ]
  %42 = icmp eq i64 %arg.size.fr, %.neg34
  br i1 %42, label %B414.us, label %B360.us.preheader14

B360.us.preheader14:
  br label %B360.us

B414.us:
  %scevgep38 = getelementptr i8, ptr %lsr.iv, i64 %19
  %scevgep54 = getelementptr i8, ptr %lsr.iv53, i64 %19
  %exitcond160.not = icmp eq i64 %.303.us, %.46
  br i1 %exitcond160.not, label %B416, label %B254.us

B360.us:
  %.432131133.us = phi i64 [ %.439.us.1, %B360.us ], [ %.432131133.us.unr, %B360.us.preheader14 ]
  %sunkaddr105 = shl i64 %.432131133.us, 3
  %sunkaddr114 = mul i64 %.432131133.us, 8
  %sunkaddr117 = getelementptr i8, ptr %arg.out, i64 %sunkaddr114
  %.466.us = load double, ptr %sunkaddr117, align 8
  %scevgep56 = getelementptr i8, ptr %lsr.iv53, i64 %sunkaddr105
  %43 = shl i64 %.432131133.us, 3
  %scevgep45 = getelementptr i8, ptr %lsr.iv53, i64 %43
  %scevgep46 = getelementptr i8, ptr %scevgep45, i64 8
  %.469.us = load double, ptr %scevgep56, align 8
  %.471.us = fmul double %.332.us, %.469.us
  %.472.us = fadd double %.466.us, %.471.us
  store double %.472.us, ptr %sunkaddr117, align 8
  %.439.us.1 = add nuw nsw i64 %.432131133.us, 2
  %sunkaddr118 = mul i64 %.432131133.us, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.out, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 8
  %.466.us.1 = load double, ptr %sunkaddr120, align 8
  %.469.us.1 = load double, ptr %scevgep46, align 8
  %.471.us.1 = fmul double %.332.us, %.469.us.1
  %.472.us.1 = fadd double %.466.us.1, %.471.us.1
  store double %.472.us.1, ptr %sunkaddr120, align 8
  %exitcond159.not.1 = icmp eq i64 %arg.size.fr, %.439.us.1
  br i1 %exitcond159.not.1, label %B414.us, label %B360.us
}

declare <2 x double> @llvm.fabs.v2f64(<2 x double>)

define internal i32 @part13(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.920 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.1382 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.1410 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.1755 = alloca i64, align 8
  store i64 0, ptr %.1755, align 8
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.1881 = alloca ptr, align 8
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.298 = getelementptr i8, ptr %arg.s.0, i64 8
  %.227718 = load double, ptr %arg.s.0, align 8
  %.299719 = load double, ptr %.298, align 8
  %.300720 = fcmp olt double %.227718, %.299719
  br i1 %.300720, label %B134.preheader.lr.ph, label %B1168

B134.preheader.lr.ph:
  %.1507 = add nsw i64 %arg.m.5, -1
  %sunkaddr192 = getelementptr i8, ptr %arg.s.1, i64 8
  %.37220 = load i64, ptr %sunkaddr192, align 8
  %.37521 = icmp eq i64 %.37220, %arg.s.7
  br i1 %.37521, label %B188, label %B212.preheader

B212.preheader:
  br label %B212

B56.loopexit:
  %.227 = load double, ptr %arg.s.0, align 8
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 8
  %.299 = load double, ptr %sunkaddr, align 8
  %.300 = fcmp olt double %.227, %.299
  br i1 %.300, label %B134.backedge, label %B1168

B134.backedge:
  %.92.i99.be = phi double [ %.1976, %B1054.endif ], [ %.227, %B56.loopexit ]
  %came.3.1.be = phi i1 [ true, %B1054.endif ], [ false, %B56.loopexit ]
  %sunkaddr155 = getelementptr i8, ptr %arg.s.1, i64 8
  %.372 = load i64, ptr %sunkaddr155, align 8
  %.375 = icmp eq i64 %.372, %arg.s.7
  br i1 %.375, label %B188, label %B212

common.ret:
  %common.ret.op = phi i32 [ 0, %B188 ], [ 0, %B326 ], [ 0, %B468 ], [ 0, %B560 ], [ 0, %B640 ], [ 0, %B948 ], [ 0, %B1050 ], [ 0, %B1168 ], [ %.925, %B492.if.if ], [ %.1759, %B952.if ], [ %.1885, %B1054.if ], [ %.1386, %B664.if ], [ %.1414, %B664.endif.if ]
  ret i32 %common.ret.op

B188:
  store i64 7, ptr %retptr, align 8
  br label %common.ret

B212:
  %came.3.123 = phi i1 [ %came.3.1.be, %B134.backedge ], [ true, %B212.preheader ]
  %.92.i9922 = phi double [ %.92.i99.be, %B134.backedge ], [ %.227718, %B212.preheader ]
  %sunkaddr163 = getelementptr i8, ptr %arg.s.1, i64 16
  %.525 = load i64, ptr %sunkaddr163, align 8
  %sunkaddr166 = getelementptr i8, ptr %arg.s.1, i64 24
  %.593 = load i64, ptr %sunkaddr166, align 8
  %.594 = add nsw i64 %.593, %.525
  %sunkaddr167 = getelementptr i8, ptr %arg.s.1, i64 80
  %.662 = load i64, ptr %sunkaddr167, align 8
  %.663.not = icmp slt i64 %.594, %.662
  br i1 %.663.not, label %B350, label %B326

B326:
  store i64 14, ptr %retptr, align 8
  br label %common.ret

B350:
  br i1 %came.3.123, label %B382, label %B564

B382:
  %0 = icmp sgt i64 %arg.code.26, 0
  br i1 %0, label %B404, label %B492

B404:
  %.832 = load i64, ptr %arg.code.14, align 8
  %.835 = icmp eq i64 %.832, %arg.code.26
  br i1 %.835, label %B468, label %B492

B468:
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B492:
  store i64 0, ptr %.920, align 8
  %.925 = call i32 @part22(ptr %.920, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i8 1)
  %cond = icmp eq i32 %.925, 0
  br i1 %cond, label %B492.endif, label %B492.if.if

B560:
  store i64 %.935, ptr %retptr, align 8
  br label %common.ret

B564:
  %.92.i = phi double [ %.92.i.pre, %B492.endif.B564_crit_edge ], [ %.92.i9922, %B350 ]
  %sunkaddr168 = getelementptr i8, ptr %arg.s.0, i64 128
  %.94.i.i = load double, ptr %sunkaddr168, align 8
  %.95.i.i = fcmp oeq double %.94.i.i, 0.000000e+00
  br i1 %.95.i.i, label %B0.endif.endif.i, label %B86.i.i

B86.i.i:
  %sunkaddr169 = getelementptr i8, ptr %arg.s.0, i64 120
  %.176.i.i = load double, ptr %sunkaddr169, align 8
  %sunkaddr170 = getelementptr i8, ptr %arg.s.1, i64 64
  %.247.i.i = load i64, ptr %sunkaddr170, align 8
  %.322.i.i = sitofp i64 %.247.i.i to double
  %.323.i.i = fmul double %.94.i.i, %.322.i.i
  %.324.i.i = fadd double %.176.i.i, %.323.i.i
  br label %B0.endif.endif.i

B202.i:
  %sunkaddr172 = getelementptr i8, ptr %arg.s.0, i64 16
  %.381.i = load double, ptr %sunkaddr172, align 8
  %sunkaddr175 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %.381.i, ptr %sunkaddr175, align 8
  %.456.i = fsub double %.13.i.i, %.92.i
  %.529.i = fmul double %.381.i, 1.000100e+00
  %.530.i = fcmp ogt double %.456.i, %.529.i
  br i1 %.530.i, label %B320.i, label %B564.endif.endif

B320.i:
  %.611.i = fadd double %.92.i, %.381.i
  br label %B664

B368.i:
  %sunkaddr177 = getelementptr i8, ptr %arg.s.0, i64 32
  %.697.i = load double, ptr %sunkaddr177, align 8
  %.766.i = load i64, ptr %arg.s.1, align 8
  %.767.i = add nsw i64 %.766.i, 1
  %.840.i = sitofp i64 %.767.i to double
  %.841.i = fmul double %.305.i, %.840.i
  %.842.i = fadd double %.697.i, %.841.i
  %.1061.i = sitofp i64 %.766.i to double
  %.1062.i = fmul double %.305.i, %.1061.i
  %.1063.i = fadd double %.697.i, %.1062.i
  %.1065.i = fcmp oeq double %.92.i, %.1063.i
  %.1145.i = fsub double %.842.i, %.92.i
  %"$phi674.0.2.0.i" = select i1 %.1065.i, double %.305.i, double %.1145.i
  %sunkaddr178 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %"$phi674.0.2.0.i", ptr %sunkaddr178, align 8
  %.1297.i = fcmp ugt double %.842.i, %.201.i
  br i1 %.1297.i, label %B564.endif.endif, label %B746.i

B746.i:
  %.1371.i = fmul double %.94.i.i, 1.000000e-09
  %.1373.i = fadd double %.1371.i, %"$phi206.0.2.0.i.i"
  %.1375.i = fcmp ugt double %.842.i, %.1373.i
  br i1 %.1375.i, label %B564.endif.endif, label %B664

B0.endif.endif.i:
  %"$phi206.0.2.0.i.i" = phi double [ %.324.i.i, %B86.i.i ], [ 0x7FF0000000000000, %B564 ]
  %sunkaddr179 = getelementptr i8, ptr %arg.s.0, i64 8
  %.201.i = load double, ptr %sunkaddr179, align 8
  %.12.i.i = fcmp olt double %"$phi206.0.2.0.i.i", %.201.i
  %.13.i.i = select i1 %.12.i.i, double %"$phi206.0.2.0.i.i", double %.201.i
  %sunkaddr180 = getelementptr i8, ptr %arg.s.0, i64 40
  %.305.i = load double, ptr %sunkaddr180, align 8
  %.306.i = fcmp oeq double %.305.i, 0.000000e+00
  br i1 %.306.i, label %B202.i, label %B368.i

B604:
  %sunkaddr181 = getelementptr i8, ptr %arg.s.1, i64 88
  %.1147 = load i64, ptr %sunkaddr181, align 8
  %.1148.not = icmp eq i64 %.1147, 0
  br i1 %.1148.not, label %B664, label %B640

B640:
  store i64 8, ptr %retptr, align 8
  br label %common.ret

B664:
  %.1376 = phi double [ %.1403.i, %B604 ], [ %.1403.i, %B564.endif.endif ], [ %"$phi674.0.2.0.i", %B746.i ], [ %.381.i, %B320.i ]
  %.13.i.sink.i41 = phi double [ %.13.i.i, %B604 ], [ %.13.i.i, %B564.endif.endif ], [ %.842.i, %B746.i ], [ %.611.i, %B320.i ]
  store i64 0, ptr %.1382, align 8
  %.1386 = call i32 @part7(ptr %.1382, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %.92.i, double %.1376, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond42 = icmp eq i32 %.1386, 0
  br i1 %cond42, label %B664.endif, label %B664.if

B948:
  store i64 %.1424, ptr %retptr, align 8
  br label %common.ret

B952:
  %sunkaddr182 = getelementptr i8, ptr %arg.s.0, i64 96
  store double %.13.i.sink.i41, ptr %sunkaddr182, align 8
  store i64 0, ptr %.1755, align 8
  %.1759 = call i32 @part23(ptr %.1755, ptr %excinfo.5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond44 = icmp eq i32 %.1759, 0
  br i1 %cond44, label %B952.endif, label %B952.if

B1050:
  store i64 %.1769, ptr %retptr, align 8
  br label %common.ret

B1054:
  %.1885 = call i32 @part11(ptr %.1881, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond45 = icmp eq i32 %.1885, 0
  br i1 %cond45, label %B1054.endif, label %B1054.if

B1168:
  store i64 6, ptr %retptr, align 8
  br label %common.ret

B492.endif:
  %.935 = load i64, ptr %.920, align 8
  %.1016.not = icmp eq i64 %.935, 4
  br i1 %.1016.not, label %B492.endif.B564_crit_edge, label %B560

B492.endif.B564_crit_edge:
  %.92.i.pre = load double, ptr %arg.s.0, align 8
  br label %B564

B492.if.if:
  %.933 = icmp sgt i32 %.925, 0
  %.926 = load ptr, ptr %excinfo.1, align 8
  %.934 = select i1 %.933, ptr %.926, ptr undef
  store ptr %.934, ptr %excinfo, align 8
  br label %common.ret

B564.endif.endif:
  %.1403.i = fsub double %.13.i.i, %.92.i
  %sunkaddr183 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %.1403.i, ptr %sunkaddr183, align 8
  %.1482.i = fcmp uge double %.13.i.i, %"$phi206.0.2.0.i.i"
  br i1 %.1482.i, label %B664, label %B604

B664.if:
  %.1394 = icmp sgt i32 %.1386, 0
  %.1387 = load ptr, ptr %excinfo.3, align 8
  %.1395 = select i1 %.1394, ptr %.1387, ptr undef
  store ptr %.1395, ptr %excinfo, align 8
  br label %common.ret

B664.endif:
  %.1396 = load i64, ptr %.1382, align 8
  store i64 0, ptr %.1410, align 8
  %.1414 = call i32 @part24(ptr %.1410, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %.1396)
  %cond43 = icmp eq i32 %.1414, 0
  br i1 %cond43, label %B664.endif.endif, label %B664.endif.if

B664.endif.if:
  %.1422 = icmp sgt i32 %.1414, 0
  %.1415 = load ptr, ptr %excinfo.4, align 8
  %.1423 = select i1 %.1422, ptr %.1415, ptr undef
  store ptr %.1423, ptr %excinfo, align 8
  br label %common.ret

B664.endif.endif:
  %.1424 = load i64, ptr %.1410, align 8
  %sunkaddr184 = getelementptr i8, ptr %arg.s.1, i64 32
  %.1504 = load i64, ptr %sunkaddr184, align 8
  %.1508 = add nsw i64 %.1507, %.1504
  store i64 %.1508, ptr %sunkaddr184, align 8
  switch i64 %.1424, label %B948 [
    i64 5, label %B56.loopexit
    i64 4, label %B952
  ]

B952.if:
  %.1767 = icmp sgt i32 %.1759, 0
  %.1760 = load ptr, ptr %excinfo.5, align 8
  %.1768 = select i1 %.1767, ptr %.1760, ptr undef
  store ptr %.1768, ptr %excinfo, align 8
  br label %common.ret

B952.endif:
  %.1769 = load i64, ptr %.1755, align 8
  %.1848.not = icmp eq i64 %.1769, 0
  br i1 %.1848.not, label %B1054, label %B1050

B1054.if:
  %.1893 = icmp sgt i32 %.1885, 0
  %.1886 = load ptr, ptr %excinfo.6, align 8
  %.1894 = select i1 %.1893, ptr %.1886, ptr undef
  store ptr %.1894, ptr %excinfo, align 8
  br label %common.ret

B1054.endif:
  %.1976 = load double, ptr %arg.s.0, align 8
  %sunkaddr185 = getelementptr i8, ptr %arg.s.0, i64 8
  %.2048 = load double, ptr %sunkaddr185, align 8
  %.2049 = fcmp olt double %.1976, %.2048
  br i1 %.2049, label %B134.backedge, label %B1168
}

define internal i32 @part22(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i8 %arg.waits) {
entry:
  %.244 = alloca i64, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.85 = icmp sgt i64 %arg.code.26, 0
  br i1 %.85, label %B114, label %B196

B114:
  %.99 = getelementptr i8, ptr %arg.code.14, i64 8
  %.100 = load i64, ptr %.99, align 8
  %.101 = icmp eq i64 %.100, 0
  br i1 %.101, label %B120, label %B196

B120:
  %.124 = load i64, ptr %arg.code.14, align 8
  %.125 = icmp eq i64 %.124, 0
  br i1 %.125, label %B164, label %B196

B164:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.8.0, ptr %arg.s.0, i64 136, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.8.1, ptr %arg.s.1, i64 128, i1 false)
  %.63.i = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.8.2, ptr %arg.s.2, i64 %.63.i, i1 false)
  %.71.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.8.3, ptr %arg.s.3, i64 %.71.i, i1 false)
  br label %B196

B196:
  %"$phi114.0.3.0257" = phi i1 [ true, %B164 ], [ false, %B114 ], [ true, %B120 ], [ false, %entry ]
  %.165 = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.165, i1 false)
  %.239 = load double, ptr %arg.s.0, align 8
  store i64 0, ptr %.244, align 8
  %.248 = zext i1 %"$phi114.0.3.0257" to i8
  %.249 = call i32 @part10(ptr %.244, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %.239, ptr %arg.room.0, i8 %.248)
  %.259 = load i64, ptr %.244, align 8
  %cond = icmp eq i32 %.249, 0
  br i1 %cond, label %B196.endif, label %B196.if.if

B476:
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 72
  store double %.383, ptr %sunkaddr, align 8
  br label %B538

B538:
  %.641 = getelementptr i8, ptr %arg.s.0, i64 88
  store double 0.000000e+00, ptr %.641, align 8
  %.709.not = icmp eq i64 %.259, 0
  br i1 %.709.not, label %B660, label %B600

B600:
  %.791 = icmp eq i64 %.259, 1
  %spec.select = select i1 %.791, i64 11, i64 %.259
  store i64 %spec.select, ptr %retptr, align 8
  br label %common.ret

common.ret:
  ret i32 %.249

B660:
  br i1 %"$phi114.0.3.0257", label %B664, label %B860

B664:
  %.919 = getelementptr i8, ptr %arg.code.1, i64 56
  %.920 = load double, ptr %.919, align 8
  %.921 = fcmp oeq double %.920, 0.000000e+00
  br i1 %.921, label %B708.endif, label %B860

B860:
  %.1063 = load double, ptr %arg.code.11, align 8
  %.1134 = getelementptr i8, ptr %arg.s.0, i64 80
  %.1135 = load double, ptr %.1134, align 8
  %.1136 = fcmp ogt double %.1063, %.1135
  br i1 %.1136, label %B926, label %B978

B926:
  %sunkaddr1 = getelementptr i8, ptr %arg.s.0, i64 80
  store double %.1063, ptr %sunkaddr1, align 8
  br label %B978

B978:
  %.1292 = getelementptr i8, ptr %arg.s.1, i64 104
  %.1293 = load i64, ptr %.1292, align 8
  %.1333 = load double, ptr %arg.code.1, align 8
  %.1336 = fcmp oeq double %.1333, 2.000000e+00
  %.1338 = zext i1 %.1336 to i64
  %.1339 = add nsw i64 %.1293, %.1338
  store i64 %.1339, ptr %.1292, align 8
  %.1352 = getelementptr i8, ptr %arg.code.14, i64 8
  %.1353 = load i64, ptr %.1352, align 8
  %.1354 = icmp sgt i64 %.1353, 0
  br i1 %.1354, label %B1134, label %B1186

B1134:
  %.1368 = add nsw i64 %.1353, -1
  %sunkaddr2 = getelementptr i8, ptr %arg.code.14, i64 8
  store i64 %.1368, ptr %sunkaddr2, align 8
  br label %B1186

B1186:
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B196.endif:
  %.339 = getelementptr i8, ptr %arg.s.1, i64 32
  %.340 = load i64, ptr %.339, align 8
  %.341 = add nsw i64 %.340, 1
  store i64 %.341, ptr %.339, align 8
  %.382 = getelementptr i8, ptr %arg.code.1, i64 48
  %.383 = load double, ptr %.382, align 8
  %.454 = getelementptr i8, ptr %arg.s.0, i64 72
  %.455 = load double, ptr %.454, align 8
  %.456 = fcmp olt double %.383, %.455
  br i1 %.456, label %B476, label %B538

B196.if.if:
  %.257 = icmp sgt i32 %.249, 0
  %.250 = load ptr, ptr %excinfo.2, align 8
  %.258 = select i1 %.257, ptr %.250, ptr undef
  store ptr %.258, ptr %excinfo, align 8
  br label %common.ret

B708.endif:
  %.941 = load i64, ptr %arg.code.14, align 8
  %.35.i = shl nsw i64 %arg.code.22, 1
  %.37.i = add nsw i64 %arg.code.25, %.35.i
  %.38.i = mul nsw i64 %.941, %.37.i
  %.39.i = getelementptr double, ptr %arg.code.15, i64 %.38.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.39.i, ptr %arg.code.4, i64 %.165, i1 false)
  %.45.i = getelementptr double, ptr %.39.i, i64 %arg.code.22
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.45.i, ptr %arg.room.0, i64 %.165, i1 false)
  %.52.i = getelementptr double, ptr %.39.i, i64 %.35.i
  %.56.i = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.52.i, ptr %arg.code.9, i64 %.56.i, i1 false)
  %.984 = load i64, ptr %arg.code.14, align 8
  %.985 = add nsw i64 %.984, 1
  store i64 %.985, ptr %arg.code.14, align 8
  store i64 4, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part23(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.569 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  %arg.m.5.fr.i = freeze i64 %arg.m.5
  store ptr null, ptr %excinfo.2, align 8
  %.754 = alloca i8, align 1
  %excinfo.3 = alloca ptr, align 8
  %.1009 = alloca i8, align 1
  %excinfo.4 = alloca ptr, align 8
  %.83 = icmp eq i64 %arg.code.24, 0
  %.151 = getelementptr i8, ptr %arg.s.1, i64 112
  %.152 = load i64, ptr %.151, align 8
  br i1 %.83, label %B54, label %B122

B54:
  %0 = icmp eq i64 %.152, 0
  br i1 %0, label %B98, label %B274

common.ret:
  %common.ret.op = phi i32 [ 0, %B98 ], [ 0, %B408 ], [ 0, %B754 ], [ %.1013, %B474.endif.if.if ], [ %.573, %B274.if.if ], [ %.758, %B274.endif.endif.if.if ]
  ret i32 %common.ret.op

B98:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B122:
  %1 = icmp eq i64 %.152, 0
  br i1 %1, label %B238, label %B274

B238:
  %.142.i = getelementptr i8, ptr %arg.s.0, i64 88
  %.143.i = load double, ptr %.142.i, align 8
  %.arg.code.24.i = tail call i64 @llvm.smax.i64(i64 %arg.code.24, i64 0)
  %.392331.i = icmp sgt i64 %arg.m.5.fr.i, 0
  %.479.i = fmul double %.143.i, 2.000000e+00
  br i1 %.392331.i, label %B104.us.preheader.i, label %B0.endif.split.i

B104.us.preheader.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 14
  %unroll_iter.i = and i64 %arg.m.5.fr.i, %const_mat
  %2 = shl i64 %arg.code.22, 4
  %3 = icmp eq i64 %arg.m.5.fr.i, 1
  br i1 %3, label %B104.us.us.i.preheader, label %B104.us.preheader.split.i

B104.us.us.i.preheader:
  br label %B104.us.us.i

B104.us.us.i:
  %.241339.us.us.i = phi i64 [ %.248.us.us.i, %B152.endif.us.us.i ], [ 0, %B104.us.us.i.preheader ]
  %exitcond362.not.us.i = icmp eq i64 %.arg.code.24.i, %.241339.us.us.i
  br i1 %exitcond362.not.us.i, label %B614, label %B106.us.us.i

B106.us.us.i:
  %4 = shl i64 %.241339.us.us.i, 3
  %scevgep75 = getelementptr i8, ptr %arg.code.19, i64 %4
  %.280.us.us.i = load i64, ptr %scevgep75, align 8
  %.285.us.us.i = icmp slt i64 %.280.us.us.i, 0
  br i1 %.285.us.us.i, label %B274, label %B152.endif.us.us.i

B152.endif.us.us.i:
  %.248.us.us.i = add nuw i64 %.241339.us.us.i, 1
  %invariant.gep.us.us.i = getelementptr double, ptr %arg.room.0, i64 %.280.us.us.i
  %.441.us.epil.us.i = load double, ptr %invariant.gep.us.us.i, align 8
  %.442.us.epil.us.i = tail call double @llvm.fabs.f64(double %.441.us.epil.us.i)
  %.448.us.epil.us.i = fcmp oeq double %.441.us.epil.us.i, 0.000000e+00
  %fastest.3.2.us.epil.us.i = select i1 %.448.us.epil.us.i, double 0.000000e+00, double %.442.us.epil.us.i
  %5 = shl i64 %.241339.us.us.i, 3
  %scevgep70 = getelementptr i8, ptr %arg.s.3, i64 %5
  %.474.us.us.i = load double, ptr %scevgep70, align 8
  %.477.us.us.i = tail call double @llvm.fabs.f64(double %.474.us.us.i)
  %.481.us.us.i = fmul double %.479.i, %fastest.3.2.us.epil.us.i
  %.487.us.us.i = getelementptr double, ptr %arg.room.2, i64 %.280.us.us.i
  %.488.us.us.i = load double, ptr %.487.us.us.i, align 8
  %.492.us.us.i = getelementptr double, ptr %arg.room.1, i64 %.280.us.us.i
  %.493.us.us.i = load double, ptr %.492.us.us.i, align 8
  %.496.us.us.i = fsub double %.488.us.us.i, %.493.us.us.i
  %.497.us.us.i = tail call double @llvm.fabs.f64(double %.496.us.us.i)
  %.498.us.us.i = fadd double %.481.us.us.i, %.497.us.us.i
  %.499.us.us.i = fcmp ogt double %.477.us.us.i, %.498.us.us.i
  br i1 %.499.us.us.i, label %B104.us.us.i, label %B274

B104.us.preheader.split.i:
  %6 = and i64 %arg.m.5.fr.i, 1
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %B104.us.us5.i.preheader, label %B104.us.preheader33.i

B104.us.us5.i.preheader:
  br label %B104.us.us5.i

B104.us.preheader33.i:
  %.437.us.epil.i = mul nsw i64 %arg.code.22, %unroll_iter.i
  %8 = lshr i64 %arg.m.5.fr.i, 1
  %9 = shl nuw i64 %8, 1
  br label %B104.us.i

B104.us.us5.i:
  %.241339.us.us6.i = phi i64 [ %.248.us.us9.i, %B196.B282_crit_edge.us.unr-lcssa.us.i ], [ 0, %B104.us.us5.i.preheader ]
  %exitcond362.not.us7.i = icmp eq i64 %.241339.us.us6.i, %.arg.code.24.i
  br i1 %exitcond362.not.us7.i, label %B614, label %B106.us.us8.i

B106.us.us8.i:
  %.248.us.us9.i = add nuw i64 %.241339.us.us6.i, 1
  %.279.us.us10.i = getelementptr i64, ptr %arg.code.19, i64 %.241339.us.us6.i
  %.280.us.us11.i = load i64, ptr %.279.us.us10.i, align 8
  %.285.us.us12.i = icmp slt i64 %.280.us.us11.i, 0
  br i1 %.285.us.us12.i, label %B274, label %B152.endif.us.us13.i

B152.endif.us.us13.i:
  %invariant.gep.us.us14.i = getelementptr double, ptr %arg.room.0, i64 %.280.us.us11.i
  br label %B198.us.us.i

B198.us.us.i:
  %lsr.iv71 = phi i64 [ %lsr.iv.next72, %B198.us.us.i ], [ %arg.m.5.fr.i, %B152.endif.us.us13.i ]
  %lsr.iv.us.i = phi ptr [ %scevgep.us.i, %B198.us.us.i ], [ %invariant.gep.us.us14.i, %B152.endif.us.us13.i ]
  %fastest.2.1334.us.us.i = phi double [ %fastest.3.2.us.1.us.i, %B198.us.us.i ], [ 0.000000e+00, %B152.endif.us.us13.i ]
  %.441.us.us.i = load double, ptr %lsr.iv.us.i, align 8
  %.442.us.us.i = tail call double @llvm.fabs.f64(double %.441.us.us.i)
  %.448.us.us.i = fcmp ole double %.442.us.us.i, %fastest.2.1334.us.us.i
  %fastest.3.2.us.us.i = select i1 %.448.us.us.i, double %fastest.2.1334.us.us.i, double %.442.us.us.i
  %sunkaddr81 = mul i64 %arg.code.22, 8
  %sunkaddr82 = getelementptr i8, ptr %lsr.iv.us.i, i64 %sunkaddr81
  %.441.us.1.us.i = load double, ptr %sunkaddr82, align 8
  %.442.us.1.us.i = tail call double @llvm.fabs.f64(double %.441.us.1.us.i)
  %.448.us.1.us.i = fcmp ole double %.442.us.1.us.i, %fastest.3.2.us.us.i
  %fastest.3.2.us.1.us.i = select i1 %.448.us.1.us.i, double %fastest.3.2.us.us.i, double %.442.us.1.us.i
  %scevgep.us.i = getelementptr i8, ptr %lsr.iv.us.i, i64 %2
  %lsr.iv.next72 = add i64 %lsr.iv71, -2
  %niter.ncmp.1.us.i = icmp eq i64 %lsr.iv.next72, 0
  br i1 %niter.ncmp.1.us.i, label %B196.B282_crit_edge.us.unr-lcssa.us.i, label %B198.us.us.i

B196.B282_crit_edge.us.unr-lcssa.us.i:
  %.473.us.us17.i = getelementptr double, ptr %arg.s.3, i64 %.241339.us.us6.i
  %.474.us.us18.i = load double, ptr %.473.us.us17.i, align 8
  %.477.us.us19.i = tail call double @llvm.fabs.f64(double %.474.us.us18.i)
  %.481.us.us20.i = fmul double %.479.i, %fastest.3.2.us.1.us.i
  %.487.us.us21.i = getelementptr double, ptr %arg.room.2, i64 %.280.us.us11.i
  %.488.us.us22.i = load double, ptr %.487.us.us21.i, align 8
  %.492.us.us23.i = getelementptr double, ptr %arg.room.1, i64 %.280.us.us11.i
  %.493.us.us24.i = load double, ptr %.492.us.us23.i, align 8
  %.496.us.us25.i = fsub double %.488.us.us22.i, %.493.us.us24.i
  %.497.us.us26.i = tail call double @llvm.fabs.f64(double %.496.us.us25.i)
  %.498.us.us27.i = fadd double %.481.us.us20.i, %.497.us.us26.i
  %.499.us.us28.i = fcmp ogt double %.477.us.us19.i, %.498.us.us27.i
  br i1 %.499.us.us28.i, label %B104.us.us5.i, label %B274

B104.us.i:
  %.241339.us.i = phi i64 [ %.248.us.i, %B196.B282_crit_edge.us.unr-lcssa.i ], [ 0, %B104.us.preheader33.i ]
  %exitcond362.not.i = icmp eq i64 %.241339.us.i, %.arg.code.24.i
  br i1 %exitcond362.not.i, label %B614, label %B106.us.i

B106.us.i:
  %.248.us.i = add nuw i64 %.241339.us.i, 1
  %.279.us.i = getelementptr i64, ptr %arg.code.19, i64 %.241339.us.i
  %.280.us.i = load i64, ptr %.279.us.i, align 8
  %.285.us.i = icmp slt i64 %.280.us.i, 0
  br i1 %.285.us.i, label %B274, label %B152.endif.us.i

B152.endif.us.i:
  %invariant.gep.us.i = getelementptr double, ptr %arg.room.0, i64 %.280.us.i
  br label %B198.us.i

B198.us.i:
  %lsr.iv72 = phi i64 [ %lsr.iv.next73, %B198.us.i ], [ %9, %B152.endif.us.i ]
  %lsr.iv.i = phi ptr [ %scevgep.i, %B198.us.i ], [ %invariant.gep.us.i, %B152.endif.us.i ]
  %fastest.2.1334.us.i = phi double [ %fastest.3.2.us.1.i, %B198.us.i ], [ 0.000000e+00, %B152.endif.us.i ]
  %.441.us.i = load double, ptr %lsr.iv.i, align 8
  %.442.us.i = tail call double @llvm.fabs.f64(double %.441.us.i)
  %.448.us.i = fcmp ole double %.442.us.i, %fastest.2.1334.us.i
  %fastest.3.2.us.i = select i1 %.448.us.i, double %fastest.2.1334.us.i, double %.442.us.i
  %sunkaddr83 = mul i64 %arg.code.22, 8
  %sunkaddr84 = getelementptr i8, ptr %lsr.iv.i, i64 %sunkaddr83
  %.441.us.1.i = load double, ptr %sunkaddr84, align 8
  %.442.us.1.i = tail call double @llvm.fabs.f64(double %.441.us.1.i)
  %.448.us.1.i = fcmp ole double %.442.us.1.i, %fastest.3.2.us.i
  %fastest.3.2.us.1.i = select i1 %.448.us.1.i, double %fastest.3.2.us.i, double %.442.us.1.i
  %scevgep.i = getelementptr i8, ptr %lsr.iv.i, i64 %2
  %lsr.iv.next73 = add i64 %lsr.iv72, -2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next73, 0
  br i1 %niter.ncmp.1.i, label %B196.B282_crit_edge.us.unr-lcssa.i, label %B198.us.i

B196.B282_crit_edge.us.unr-lcssa.i:
  %gep.us.epil.i = getelementptr double, ptr %invariant.gep.us.i, i64 %.437.us.epil.i
  %.441.us.epil.i = load double, ptr %gep.us.epil.i, align 8
  %.442.us.epil.i = tail call double @llvm.fabs.f64(double %.441.us.epil.i)
  %.448.us.epil.i = fcmp ole double %.442.us.epil.i, %fastest.3.2.us.1.i
  %fastest.3.2.us.epil.i = select i1 %.448.us.epil.i, double %fastest.3.2.us.1.i, double %.442.us.epil.i
  %.473.us.i = getelementptr double, ptr %arg.s.3, i64 %.241339.us.i
  %.474.us.i = load double, ptr %.473.us.i, align 8
  %.477.us.i = tail call double @llvm.fabs.f64(double %.474.us.i)
  %.481.us.i = fmul double %.479.i, %fastest.3.2.us.epil.i
  %.487.us.i = getelementptr double, ptr %arg.room.2, i64 %.280.us.i
  %.488.us.i = load double, ptr %.487.us.i, align 8
  %.492.us.i = getelementptr double, ptr %arg.room.1, i64 %.280.us.i
  %.493.us.i = load double, ptr %.492.us.i, align 8
  %.496.us.i = fsub double %.488.us.i, %.493.us.i
  %.497.us.i = tail call double @llvm.fabs.f64(double %.496.us.i)
  %.498.us.i = fadd double %.481.us.i, %.497.us.i
  %.499.us.i = fcmp ogt double %.477.us.i, %.498.us.i
  br i1 %.499.us.i, label %B104.us.i, label %B274

B0.endif.split.i:
  %.481.i = fmul double %.479.i, 0.000000e+00
  br label %B104.i

B104.i:
  %.241339.i = phi i64 [ %.248.i, %B152.endif.i ], [ 0, %B0.endif.split.i ]
  %exitcond.not.i = icmp eq i64 %.arg.code.24.i, %.241339.i
  br i1 %exitcond.not.i, label %B614, label %B106.i

B106.i:
  %10 = shl i64 %.241339.i, 3
  %scevgep18.i = getelementptr i8, ptr %arg.code.19, i64 %10
  %.280.i = load i64, ptr %scevgep18.i, align 8
  %.285.i = icmp slt i64 %.280.i, 0
  br i1 %.285.i, label %B274, label %B152.endif.i

B152.endif.i:
  %.248.i = add nuw i64 %.241339.i, 1
  %11 = shl i64 %.241339.i, 3
  %scevgep74 = getelementptr i8, ptr %arg.s.3, i64 %11
  %.474.i = load double, ptr %scevgep74, align 8
  %.477.i = tail call double @llvm.fabs.f64(double %.474.i)
  %.487.i = getelementptr double, ptr %arg.room.2, i64 %.280.i
  %.488.i = load double, ptr %.487.i, align 8
  %.492.i = getelementptr double, ptr %arg.room.1, i64 %.280.i
  %.493.i = load double, ptr %.492.i, align 8
  %.496.i = fsub double %.488.i, %.493.i
  %.497.i = tail call double @llvm.fabs.f64(double %.496.i)
  %.498.i = fadd double %.481.i, %.497.i
  %.499.i = fcmp ogt double %.477.i, %.498.i
  br i1 %.499.i, label %B104.i, label %B274

B274:
  %"$phi204.0.2.0391" = phi i64 [ 9, %B122 ], [ 9, %B54 ], [ 0, %B196.B282_crit_edge.us.unr-lcssa.i ], [ 0, %B152.endif.us.us.i ], [ 0, %B196.B282_crit_edge.us.unr-lcssa.us.i ], [ 0, %B106.us.us.i ], [ 0, %B106.us.us8.i ], [ 0, %B106.us.i ], [ 0, %B106.i ], [ 0, %B152.endif.i ]
  %.573 = call i32 @part8(ptr %.569, ptr %excinfo.2, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5.fr.i, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond = icmp eq i32 %.573, 0
  br i1 %cond, label %B274.endif, label %B274.if.if

B408:
  store i64 10, ptr %retptr, align 8
  br label %common.ret

B474:
  %lsr.iv74 = phi i64 [ %lsr.iv.next, %B472.backedge ], [ %arg.code.24, %B474.preheader ]
  %lsr.iv = phi ptr [ %scevgep73, %B472.backedge ], [ %arg.room.4, %B474.preheader ]
  %came.3.0411 = phi i64 [ %.came.3.0, %B472.backedge ], [ %"$phi204.0.2.0391", %B474.preheader ]
  %.1013 = call i32 @part25(ptr %.1009, ptr %excinfo.4, ptr %lsr.iv, i64 %arg.code.24)
  %cond11 = icmp eq i32 %.1013, 0
  br i1 %cond11, label %B472.backedge, label %B474.endif.if.if

B472.backedge:
  %.1023 = load i8, ptr %.1009, align 1
  %.1026 = icmp eq i8 %.1023, 0
  %.came.3.0 = select i1 %.1026, i64 9, i64 %came.3.0411
  %scevgep73 = getelementptr i8, ptr %lsr.iv, i64 8
  %lsr.iv.next = add i64 %lsr.iv74, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %exitcond.not, label %B582, label %B474

B582:
  %came.2.2 = phi i64 [ %"$phi204.0.2.0391", %B432.endif ], [ %.came.3.0, %B472.backedge ]
  %.1193 = icmp eq i64 %came.2.2, 0
  br i1 %.1193, label %B614, label %B754

B614:
  %.1266 = getelementptr i8, ptr %arg.s.0, i64 96
  %.1267 = load double, ptr %.1266, align 8
  %.73.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.74.i.i = load double, ptr %.73.i.i, align 8
  %.75.i.i = fsub double %.1267, %.74.i.i
  %.117.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.118.i.i = load double, ptr %.117.i.i, align 8
  %.119.i.i = fadd double %.1267, %.118.i.i
  %.212147.not.i.i = icmp slt i64 %arg.code.21, 1
  br i1 %.212147.not.i.i, label %B188.endif.i.i, label %B164.preheader.i.i

B164.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.21, 4
  br i1 %min.iters.check.i.i, label %B164.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const75 = bitcast i64 9223372036854775792 to i64
  %const_mat76 = add i64 %const75, 12
  %n.vec.i.i = and i64 %arg.code.21, %const_mat76
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.119.i.i, i64 0
  %broadcast.splat.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i

vector.body.i.i:
  %index.i.i = phi i64 [ 0, %vector.ph.i.i ], [ %index.next.i.i, %vector.body.i.i ]
  %sunkaddr85 = mul i64 %index.i.i, 8
  %sunkaddr86 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr85
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr86, align 8
  %sunkaddr87 = mul i64 %index.i.i, 8
  %sunkaddr88 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr87
  %sunkaddr89 = getelementptr i8, ptr %sunkaddr88, i64 16
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr89, align 8
  %index.next.i.i = add nuw nsw i64 %index.i.i, 4
  %12 = icmp eq i64 %n.vec.i.i, %index.next.i.i
  br i1 %12, label %middle.block.i.i, label %vector.body.i.i

middle.block.i.i:
  %cmp.n.i.i = icmp eq i64 %arg.code.21, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B188.endif.i.i, label %B164.i.i.preheader

B164.i.i.preheader:
  %.218146148.i.i.ph = phi i64 [ 0, %B164.preheader.i.i ], [ %n.vec.i.i, %middle.block.i.i ]
  br label %B164.i.i

B164.i.i:
  %.218146148.i.i = phi i64 [ %.225.i.i, %B164.i.i ], [ %.218146148.i.i.ph, %B164.i.i.preheader ]
  %.225.i.i = add nuw nsw i64 %.218146148.i.i, 1
  %13 = shl i64 %.218146148.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %13
  store double %.119.i.i, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.21, %.225.i.i
  br i1 %exitcond.not.i.i, label %B188.endif.i.i, label %B164.i.i

B230.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B230.preheader27.i.i ], [ %scevgep30.i.i, %B230.i.i ]
  %.349151153.i.i = phi i64 [ %.349151153.ph.i.i, %B230.preheader27.i.i ], [ %.356.i.i, %B230.i.i ]
  %.356.i.i = add nuw nsw i64 %.349151153.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.384.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.389.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.394.i.i = load double, ptr %scevgep33.i.i, align 8
  %.399.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.401.i.i = fmul double %.75.i.i, %.399.i.i
  %.402.i.i = fadd double %.394.i.i, %.401.i.i
  %.404.i.i = fmul double %.75.i.i, %.402.i.i
  %.405.i.i = fadd double %.389.i.i, %.404.i.i
  %.407.i.i = fmul double %.75.i.i, %.405.i.i
  %.408.i.i = fadd double %.384.i.i, %.407.i.i
  %14 = shl i64 %.349151153.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %14
  store double %.408.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond157.not.i.i = icmp eq i64 %arg.code.23, %.356.i.i
  br i1 %exitcond157.not.i.i, label %B0.endif.i, label %B230.i.i

B188.endif.i.i:
  %.343152.not.i.i = icmp slt i64 %arg.code.23, 1
  br i1 %.343152.not.i.i, label %B0.endif.i, label %B230.preheader.i.i

B230.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.23, 26
  br i1 %min.iters.check15.i.i, label %B230.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %15 = shl i64 %arg.code.23, 5
  %mul.result.i.i = add i64 %15, -32
  %16 = getelementptr i8, ptr %arg.code.20, i64 %mul.result.i.i
  %17 = icmp ult ptr %16, %arg.code.20
  %scevgep.i.i = getelementptr i8, ptr %arg.code.20, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.23, 576460752303423488
  %18 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %19 = icmp ult ptr %18, %scevgep.i.i
  %20 = or i1 %mul.overflow3.i.i, %19
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.20, i64 16
  %21 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %22 = icmp ult ptr %21, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.20, i64 24
  %23 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %24 = icmp ult ptr %23, %scevgep8.i.i
  %25 = or i1 %17, %20
  %26 = or i1 %22, %25
  %27 = or i1 %24, %26
  br i1 %27, label %B230.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %28 = shl nuw nsw i64 %arg.code.23, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %28
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.20, i64 %15
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.20, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B230.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const77 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.75.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %29 = and i64 %28, %const77
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr90 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr91 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr90
  %30 = load double, ptr %sunkaddr91, align 8
  %sunkaddr92 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr93 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr92
  %sunkaddr94 = getelementptr i8, ptr %sunkaddr93, i64 32
  %31 = load double, ptr %sunkaddr94, align 8
  %32 = insertelement <2 x double> poison, double %30, i64 0
  %33 = insertelement <2 x double> %32, double %31, i64 1
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr95 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr
  %sunkaddr96 = getelementptr i8, ptr %sunkaddr95, i64 8
  %34 = load double, ptr %sunkaddr96, align 8
  %sunkaddr97 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr98 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr97
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr98, i64 40
  %35 = load double, ptr %sunkaddr99, align 8
  %36 = insertelement <2 x double> poison, double %34, i64 0
  %37 = insertelement <2 x double> %36, double %35, i64 1
  %sunkaddr100 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr101 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr100
  %sunkaddr102 = getelementptr i8, ptr %sunkaddr101, i64 16
  %38 = load double, ptr %sunkaddr102, align 8
  %sunkaddr103 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr104 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr103
  %sunkaddr105 = getelementptr i8, ptr %sunkaddr104, i64 48
  %39 = load double, ptr %sunkaddr105, align 8
  %40 = insertelement <2 x double> poison, double %38, i64 0
  %41 = insertelement <2 x double> %40, double %39, i64 1
  %sunkaddr106 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr107 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr106
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr107, i64 24
  %42 = load double, ptr %sunkaddr108, align 8
  %sunkaddr109 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr110 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr109
  %sunkaddr111 = getelementptr i8, ptr %sunkaddr110, i64 56
  %43 = load double, ptr %sunkaddr111, align 8
  %44 = insertelement <2 x double> poison, double %42, i64 0
  %45 = insertelement <2 x double> %44, double %43, i64 1
  %46 = fmul <2 x double> %broadcast.splat20.i.i, %45
  %47 = fadd <2 x double> %41, %46
  %48 = fmul <2 x double> %broadcast.splat20.i.i, %47
  %49 = fadd <2 x double> %37, %48
  %50 = fmul <2 x double> %broadcast.splat20.i.i, %49
  %51 = fadd <2 x double> %33, %50
  %scevgep52.i.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i.i
  store <2 x double> %51, ptr %scevgep52.i.i, align 8
  %lsr.iv.next.i.i = add nuw nsw i64 %lsr.iv36.i.i, 16
  %52 = icmp eq i64 %29, %lsr.iv.next.i.i
  br i1 %52, label %middle.block24.i.i, label %vector.body21.i.i

middle.block24.i.i:
  %n.vec18.i.i = and i64 %arg.code.23, 1152921504606846974
  %cmp.n25.i.i = icmp eq i64 %arg.code.23, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B230.preheader27.i.i

B230.preheader27.i.i:
  %.349151153.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B230.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %53 = shl i64 %.349151153.ph.i.i, 5
  %54 = getelementptr i8, ptr %arg.code.20, i64 %53
  %scevgep29.i.i = getelementptr i8, ptr %54, i64 24
  br label %B230.i.i

B0.endif.i:
  %.64.i = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.64.i, i1 false)
  %.40.i.i = getelementptr i8, ptr %arg.code.0, i64 256
  %.41.i.i = load i64, ptr %.40.i.i, align 8
  %.46.not.i.i = icmp eq i64 %.41.i.i, 0
  br i1 %.46.not.i.i, label %B614.endif, label %B48.i.i

B48.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.code.0, i64 264
  %.54.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.code.0, i64 272
  %.61.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.code.0, i64 280
  %.72.i.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.74.i1.i = inttoptr i64 %.54.i.i to ptr
  %.75.i2.i = inttoptr i64 %.61.i.i to ptr
  %.76.i.i = inttoptr i64 %.72.i.i to ptr
  %.77.i.i = inttoptr i64 %.41.i.i to ptr
  tail call void %.77.i.i(ptr %.74.i1.i, ptr %.75.i2.i, ptr %.76.i.i)
  br label %B614.endif

B754:
  %came.2.2419 = phi i64 [ 0, %B614.endif ], [ %came.2.2, %B582 ]
  store i64 %came.2.2419, ptr %retptr, align 8
  br label %common.ret

B274.endif:
  %.675 = getelementptr i8, ptr %arg.s.0, i64 104
  store double 0.000000e+00, ptr %.675, align 8
  %.747 = getelementptr i8, ptr %arg.s.0, i64 112
  store double 1.000000e+00, ptr %.747, align 8
  store i8 0, ptr %.754, align 1
  %.758 = call i32 @part9(ptr %.754, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5.fr.i, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.768 = load i8, ptr %.754, align 1
  %.771 = icmp eq i8 %.768, 0
  br i1 %.771, label %B274.endif.endif.thread, label %B274.endif.endif

B274.if.if:
  %.581 = icmp sgt i32 %.573, 0
  %.574 = load ptr, ptr %excinfo.2, align 8
  %.582 = select i1 %.581, ptr %.574, ptr undef
  store ptr %.582, ptr %excinfo, align 8
  br label %common.ret

B274.endif.endif:
  %55 = icmp eq i32 %.758, 0
  br i1 %55, label %B432.endif, label %B274.endif.endif.if.if

B274.endif.endif.thread:
  %56 = icmp eq i32 %.758, 0
  br i1 %56, label %B408, label %B274.endif.endif.if.if

B274.endif.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B432.endif:
  %.957408.not = icmp slt i64 %arg.code.24, 1
  br i1 %.957408.not, label %B582, label %B474.preheader

B474.preheader:
  br label %B474

B474.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B614.endif:
  %.1311 = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.code.17, i64 %.1311, i1 false)
  br label %B754
}

define internal i32 @part24(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.came) {
B0:
  %.765 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.147 = getelementptr i8, ptr %arg.s.0, i64 88
  %.148 = load double, ptr %.147, align 8
  switch i64 %arg.came, label %B132 [
    i64 3, label %B96
    i64 0, label %B354
  ]

common.ret:
  %common.ret.op = phi i32 [ 0, %B96 ], [ 0, %B260 ], [ 0, %B284 ], [ 0, %B464 ], [ 0, %B626 ], [ %.769, %B398.if.if ]
  ret i32 %common.ret.op

B96:
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B132:
  %.385 = getelementptr i8, ptr %arg.s.1, i64 24
  %.386 = load i64, ptr %.385, align 8
  %.387 = add nsw i64 %.386, 1
  store i64 %.387, ptr %.385, align 8
  %.460 = getelementptr i8, ptr %arg.s.0, i64 40
  %.461 = load double, ptr %.460, align 8
  %.462 = fcmp une double %.461, 0.000000e+00
  %.465 = fcmp olt double %.148, 0x3DA5FD7FE1796495
  %or.cond = select i1 %.462, i1 true, i1 %.465
  br i1 %or.cond, label %B260, label %B284

B260:
  store i64 11, ptr %retptr, align 8
  br label %common.ret

B284:
  %.539 = fmul double %.148, 2.000000e-01
  %.612 = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.539, ptr %.612, align 8
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B354:
  %.755 = getelementptr i8, ptr %arg.s.0, i64 40
  %.756 = load double, ptr %.755, align 8
  %.757 = fcmp oeq double %.756, 0.000000e+00
  br i1 %.757, label %B398, label %B626

B398:
  store double 0.000000e+00, ptr %.765, align 8
  %.769 = call i32 @part26(ptr %.765, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond = icmp eq i32 %.769, 0
  br i1 %cond, label %B398.endif, label %B398.if.if

B464:
  %"$phi204.1.2.0.i" = phi double [ 2.000000e-01, %B192.i ], [ %.138.i, %B108.i ]
  %.179.i = fmul double %.148, %"$phi204.1.2.0.i"
  %.254.i = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.179.i, ptr %.254.i, align 8
  %.327.i = getelementptr i8, ptr %arg.s.1, i64 24
  %.328.i = load i64, ptr %.327.i, align 8
  %.329.i = add nsw i64 %.328.i, 1
  store i64 %.329.i, ptr %.327.i, align 8
  %.906 = load double, ptr %.254.i, align 8
  %.978 = load double, ptr %arg.s.0, align 8
  %.981 = tail call double @llvm.fabs.f64(double %.978)
  %.982 = fadd double %.981, 1.000000e-03
  %.983 = fmul double %.982, 0x3D06849B86A12B9B
  %.984 = fcmp olt double %.906, %.983
  %"$phi624.0.2.0" = select i1 %.984, i64 13, i64 5
  store i64 %"$phi624.0.2.0", ptr %retptr, align 8
  br label %common.ret

B626:
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B398.endif:
  %.779 = load double, ptr %.765, align 8
  %.120.i = fcmp ugt double %.779, 1.000000e+00
  br i1 %.120.i, label %B76.i, label %B302.i

B76.i:
  %.123.i = fcmp ueq double %.779, 0x7FF0000000000000
  br i1 %.123.i, label %B192.i, label %B108.i

B108.i:
  %.129.i = sitofp i64 %arg.m.6 to double
  %.133.i = fdiv double -1.000000e+00, %.129.i
  %.135.i = tail call double @llvm.pow.f64(double %.779, double %.133.i)
  %.138.i = fmul double %.135.i, 9.000000e-01
  %.157.i = fcmp ogt double %.138.i, 2.000000e-01
  br i1 %.157.i, label %B464, label %B192.i

B192.i:
  br label %B464

B302.i:
  %.342.i = fcmp ogt double %.779, 0.000000e+00
  br i1 %.342.i, label %B328.i, label %B510.i

B328.i:
  %.348.i = sitofp i64 %arg.m.6 to double
  %.352.i = fdiv double 0xBFE6666666666666, %.348.i
  %.354.i = tail call double @llvm.pow.f64(double %.779, double %.352.i)
  %.355.i = fmul double %.354.i, 9.000000e-01
  %.426.i = getelementptr i8, ptr %arg.s.0, i64 24
  %.427.i = load double, ptr %.426.i, align 8
  %.436.i = fdiv double 4.000000e-01, %.348.i
  %.437.i = tail call double @llvm.pow.f64(double %.427.i, double %.436.i)
  %.438.i = fmul double %.355.i, %.437.i
  %.443.i = fcmp olt double %.438.i, 2.000000e-01
  br i1 %.443.i, label %B510.i, label %B468.i

B468.i:
  %.464.i = fcmp ogt double %.438.i, 8.000000e+00
  br i1 %.464.i, label %B510.i, label %B506.i

B506.i:
  br label %B510.i

B510.i:
  %factor.5.0.i = phi double [ 8.000000e+00, %B302.i ], [ 8.000000e+00, %B468.i ], [ %.438.i, %B506.i ], [ 2.000000e-01, %B328.i ]
  %.487.i = fcmp ogt double %.779, 1.000000e-04
  %"$phi528.0.2.0.i" = select i1 %.487.i, double %.779, double 1.000000e-04
  %.572.i = getelementptr i8, ptr %arg.s.0, i64 24
  store double %"$phi528.0.2.0.i", ptr %.572.i, align 8
  %.646.i = getelementptr i8, ptr %arg.s.0, i64 16
  %.647.i = load double, ptr %.646.i, align 8
  %.649.i = fcmp oge double %.148, %.647.i
  %.653.i = fmul double %.148, %factor.5.0.i
  %.726.i = fcmp ogt double %.653.i, %.647.i
  %or.cond.i = or i1 %.649.i, %.726.i
  %.729.i = fcmp olt double %factor.5.0.i, 1.000000e+00
  %or.cond124.i = or i1 %.729.i, %or.cond.i
  br i1 %or.cond124.i, label %B662.i, label %B626

B662.i:
  %.804.i = getelementptr i8, ptr %arg.s.0, i64 64
  %.805.i = load double, ptr %.804.i, align 8
  %.806.i = fcmp olt double %.653.i, %.805.i
  %"$phi756.0.2.0.i" = select i1 %.806.i, double %.653.i, double %.805.i
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 16
  store double %"$phi756.0.2.0.i", ptr %sunkaddr, align 8
  br label %B626

B398.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part26(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0.endif:
  %.175283.not = icmp slt i64 %arg.code.22, 1
  br i1 %.175283.not, label %B180.endif, label %B66.backedge.preheader

B66.backedge.preheader:
  %0 = icmp eq i64 %arg.code.22, 1
  br i1 %0, label %B66.backedge.epil.preheader, label %B66.backedge.preheader.new

B66.backedge.preheader.new:
  %const = bitcast i64 9223372036854775806 to i64
  %unroll_iter = and i64 %arg.code.22, %const
  br label %B66.backedge

B66.backedge:
  %rounding.2.0286 = phi double [ 0.000000e+00, %B66.backedge.preheader.new ], [ %.13.i.1, %B66.backedge ]
  %.181282284 = phi i64 [ 0, %B66.backedge.preheader.new ], [ %.188.1, %B66.backedge ]
  %sunkaddr28 = mul i64 %.181282284, 8
  %sunkaddr29 = getelementptr i8, ptr %arg.code.18, i64 %sunkaddr28
  %.216 = load double, ptr %sunkaddr29, align 8
  %sunkaddr30 = mul i64 %.181282284, 8
  %sunkaddr31 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr30
  %.220 = load double, ptr %sunkaddr31, align 8
  %.221 = tail call double @llvm.fabs.f64(double %.220)
  %.222 = fmul double %.216, %.221
  %.12.i = fcmp ogt double %.222, %rounding.2.0286
  %.13.i = select i1 %.12.i, double %.222, double %rounding.2.0286
  %sunkaddr = mul i64 %.181282284, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.code.18, i64 %sunkaddr
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 8
  %.216.1 = load double, ptr %sunkaddr33, align 8
  %sunkaddr34 = mul i64 %.181282284, 8
  %sunkaddr35 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr34
  %sunkaddr43 = getelementptr i8, ptr %sunkaddr35, i64 8
  %.220.1 = load double, ptr %sunkaddr43, align 8
  %.221.1 = tail call double @llvm.fabs.f64(double %.220.1)
  %.222.1 = fmul double %.216.1, %.221.1
  %.12.i.1 = fcmp ogt double %.222.1, %.13.i
  %.13.i.1 = select i1 %.12.i.1, double %.222.1, double %.13.i
  %.188.1 = add nuw i64 %.181282284, 2
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.188.1
  br i1 %niter.ncmp.1, label %B180.endif.loopexit.unr-lcssa, label %B66.backedge

B502:
  %total_low.2.0318 = phi double [ %.1200, %B962.endif.endif ], [ 0.000000e+00, %B502.preheader ]
  %total.2.0317 = phi double [ %.1165, %B962.endif.endif ], [ 0.000000e+00, %B502.preheader ]
  %.598303315 = phi i64 [ %.605, %B962.endif.endif ], [ 0, %B502.preheader ]
  %.605 = add nuw nsw i64 %.598303315, 1
  %.635 = icmp slt i64 %.598303315, %.365
  br i1 %.635, label %B570.endif, label %B520

B520:
  %sunkaddr45 = getelementptr i8, ptr %arg.s.1, i64 48
  %.712 = load i64, ptr %sunkaddr45, align 8
  %.714 = add nsw i64 %.712, %.598303315
  br label %B570.endif

B624:
  %lsr.iv = phi ptr [ %scevgep36, %B624 ], [ %invariant.gep, %B570.endif ]
  %e_low.2.1295 = phi double [ %.892.1, %B624 ], [ 0.000000e+00, %B570.endif ]
  %e.2.1294 = phi double [ %.876.1, %B624 ], [ 0.000000e+00, %B570.endif ]
  %.831290292 = phi i64 [ %.838.1, %B624 ], [ 0, %B570.endif ]
  %1 = shl i64 %.831290292, 3
  %scevgep34 = getelementptr i8, ptr %scevgep, i64 %1
  %scevgep35 = getelementptr i8, ptr %scevgep34, i64 -8
  %.865 = load double, ptr %scevgep35, align 8
  %.873 = load double, ptr %lsr.iv, align 8
  %.874 = fmul double %.865, %.873
  %.876 = fadd double %e.2.1294, %.874
  %2 = shl i64 %.831290292, 3
  %scevgep17 = getelementptr i8, ptr %scevgep38, i64 %2
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 -8
  %.881 = load double, ptr %scevgep18, align 8
  %.890 = fmul double %.873, %.881
  %.892 = fadd double %e_low.2.1295, %.890
  %.838.1 = add nuw i64 %.831290292, 2
  %.865.1 = load double, ptr %scevgep34, align 8
  %sunkaddr46 = mul i64 %arg.code.22, 8
  %sunkaddr47 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr46
  %.873.1 = load double, ptr %sunkaddr47, align 8
  %.874.1 = fmul double %.865.1, %.873.1
  %.876.1 = fadd double %.876, %.874.1
  %.881.1 = load double, ptr %scevgep17, align 8
  %.890.1 = fmul double %.873.1, %.881.1
  %.892.1 = fadd double %.892, %.890.1
  %scevgep36 = getelementptr i8, ptr %lsr.iv, i64 %7
  %niter31.ncmp.1 = icmp eq i64 %unroll_iter30, %.838.1
  br i1 %niter31.ncmp.1, label %B962.endif.endif.loopexit.unr-lcssa, label %B624

B1052:
  %.us-phi = phi double [ %.1165.us, %B570.endif.us ], [ %.1165.us34, %B570.endif.us12 ], [ %.1165, %B962.endif.endif ]
  %.us-phi2 = phi double [ %.1200.us, %B570.endif.us ], [ %.1200.us35, %B570.endif.us12 ], [ %.1200, %B962.endif.endif ]
  %.1223 = fcmp oeq double %.us-phi, 0.000000e+00
  br i1 %.1223, label %common.ret, label %B1068

common.ret:
  %storemerge = phi double [ %.1340, %B1068 ], [ 0.000000e+00, %B180.endif ], [ 0.000000e+00, %B1052 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B1068:
  %3 = fmul double %.us-phi2, 1.000000e-02
  %.1308 = getelementptr i8, ptr %arg.s.0, i64 88
  %.1309 = load double, ptr %.1308, align 8
  %.1311 = fmul double %.us-phi, %.1309
  %.1317 = fadd double %.us-phi, %3
  %.1321 = uitofp nneg i64 %.504 to double
  %.1322 = fmul double %.1317, %.1321
  %.1332 = tail call double @llvm.sqrt.f64(double %.1322)
  %.1340 = fdiv double %.1311, %.1332
  br label %common.ret

B180.endif.loopexit.unr-lcssa:
  %4 = and i64 %arg.code.22, 1
  %lcmp.mod.not = icmp eq i64 %4, 0
  br i1 %lcmp.mod.not, label %B180.endif, label %B66.backedge.epil.preheader

B66.backedge.epil.preheader:
  %rounding.2.0286.epil.init = phi double [ 0.000000e+00, %B66.backedge.preheader ], [ %.13.i.1, %B180.endif.loopexit.unr-lcssa ]
  %.181282284.epil.init = phi i64 [ 0, %B66.backedge.preheader ], [ %unroll_iter, %B180.endif.loopexit.unr-lcssa ]
  %.215.epil = getelementptr double, ptr %arg.code.18, i64 %.181282284.epil.init
  %.216.epil = load double, ptr %.215.epil, align 8
  %.219.epil = getelementptr double, ptr %arg.s.2, i64 %.181282284.epil.init
  %.220.epil = load double, ptr %.219.epil, align 8
  %.221.epil = tail call double @llvm.fabs.f64(double %.220.epil)
  %.222.epil = fmul double %.216.epil, %.221.epil
  %.12.i.epil = fcmp ogt double %.222.epil, %rounding.2.0286.epil.init
  %.13.i.epil = select i1 %.12.i.epil, double %.222.epil, double %rounding.2.0286.epil.init
  br label %B180.endif

B180.endif:
  %rounding.2.0.lcssa = phi double [ 0.000000e+00, %B0.endif ], [ %.13.i.1, %B180.endif.loopexit.unr-lcssa ], [ %.13.i.epil, %B66.backedge.epil.preheader ]
  %.277 = add i64 %arg.m.2, 2
  %.280 = mul i64 %.277, %arg.m.2
  %.281 = getelementptr double, ptr %arg.m.0, i64 %.280
  %.286 = add i64 %arg.m.2, 3
  %.289 = mul i64 %.286, %arg.m.2
  %.290 = getelementptr double, ptr %arg.m.0, i64 %.289
  %.364 = getelementptr i8, ptr %arg.s.1, i64 40
  %.365 = load i64, ptr %.364, align 8
  %.502 = getelementptr i8, ptr %arg.s.1, i64 56
  %.503 = load i64, ptr %.502, align 8
  %.504 = add nsw i64 %.503, %.365
  %.592314.not = icmp slt i64 %.504, 1
  br i1 %.592314.not, label %common.ret, label %B502.lr.ph

B502.lr.ph:
  %const27 = bitcast i64 9223372036854775806 to i64
  %.991 = getelementptr i8, ptr %arg.s.0, i64 56
  %.1064 = getelementptr i8, ptr %arg.s.0, i64 48
  %.992 = load double, ptr %.991, align 8
  %.1065 = load double, ptr %.1064, align 8
  %unroll_iter30 = and i64 %arg.m.5, %const27
  %5 = shl i64 %.280, 3
  %6 = getelementptr i8, ptr %arg.m.0, i64 %5
  %scevgep = getelementptr i8, ptr %6, i64 8
  %7 = shl i64 %arg.code.22, 4
  %8 = shl i64 %.289, 3
  %9 = getelementptr i8, ptr %arg.m.0, i64 %8
  %scevgep38 = getelementptr i8, ptr %9, i64 8
  %10 = icmp slt i64 %arg.m.5, 1
  br i1 %10, label %B502.us.preheader, label %B502.lr.ph.split

B502.us.preheader:
  br label %B502.us

B502.us:
  %total_low.2.0318.us = phi double [ %.1200.us, %B570.endif.us ], [ 0.000000e+00, %B502.us.preheader ]
  %total.2.0317.us = phi double [ %.1165.us, %B570.endif.us ], [ 0.000000e+00, %B502.us.preheader ]
  %.598303315.us = phi i64 [ %.605.us, %B570.endif.us ], [ 0, %B502.us.preheader ]
  %.605.us = add nuw nsw i64 %.598303315.us, 1
  %.635.us = icmp slt i64 %.598303315.us, %.365
  br i1 %.635.us, label %B570.endif.us, label %B520.us

B520.us:
  %sunkaddr48 = getelementptr i8, ptr %arg.s.1, i64 48
  %.712.us = load i64, ptr %sunkaddr48, align 8
  %11 = add i64 %.598303315.us, %.712.us
  br label %B570.endif.us

B570.endif.us:
  %"$phi570.1.2.1.us" = phi i64 [ %11, %B520.us ], [ %.598303315.us, %B502.us ]
  %.903.us = getelementptr double, ptr %arg.s.2, i64 %"$phi570.1.2.1.us"
  %.904.us = load double, ptr %.903.us, align 8
  %.905.us = tail call double @llvm.fabs.f64(double %.904.us)
  %.909.us = getelementptr double, ptr %arg.room.1, i64 %"$phi570.1.2.1.us"
  %.910.us = load double, ptr %.909.us, align 8
  %.913.us = tail call double @llvm.fabs.f64(double %.910.us)
  %.1068.us = fcmp ogt double %.905.us, %.913.us
  %"$phi962.3.2.1.us" = select i1 %.1068.us, double %.905.us, double %.913.us
  %.1095.us = fmul double %.1065, %"$phi962.3.2.1.us"
  %.1101.us = fadd double %.992, %.1095.us
  %.12.i9.us = fcmp ogt double %rounding.2.0.lcssa, %.1101.us
  %.13.i10.us = select i1 %.12.i9.us, double %rounding.2.0.lcssa, double %.1101.us
  %.1137.us = fdiv double 0.000000e+00, %.13.i10.us
  %.147.i20.us = fmul double %.1137.us, %.1137.us
  %.1165.us = fadd double %total.2.0317.us, %.147.i20.us
  %.1200.us = fadd double %total_low.2.0318.us, %.147.i20.us
  %exitcond339.not.us = icmp eq i64 %.504, %.605.us
  br i1 %exitcond339.not.us, label %B1052, label %B502.us

B502.lr.ph.split:
  %12 = icmp eq i64 %arg.m.5, 1
  br i1 %12, label %B502.lr.ph.split.split.us, label %B502.preheader

B502.preheader:
  %.869.epil = mul nsw i64 %arg.code.22, %unroll_iter30
  br label %B502

B502.lr.ph.split.split.us:
  %.865.epil.us = load double, ptr %.281, align 8
  %.881.epil.us = load double, ptr %.290, align 8
  br label %B502.us3

B502.us3:
  %total_low.2.0318.us4 = phi double [ 0.000000e+00, %B502.lr.ph.split.split.us ], [ %.1200.us35, %B570.endif.us12 ]
  %total.2.0317.us5 = phi double [ 0.000000e+00, %B502.lr.ph.split.split.us ], [ %.1165.us34, %B570.endif.us12 ]
  %.598303315.us6 = phi i64 [ 0, %B502.lr.ph.split.split.us ], [ %.605.us7, %B570.endif.us12 ]
  %.605.us7 = add nuw nsw i64 %.598303315.us6, 1
  %.635.us8 = icmp slt i64 %.598303315.us6, %.365
  br i1 %.635.us8, label %B570.endif.us12, label %B520.us9

B520.us9:
  %sunkaddr49 = getelementptr i8, ptr %arg.s.1, i64 48
  %.712.us10 = load i64, ptr %sunkaddr49, align 8
  %13 = add i64 %.598303315.us6, %.712.us10
  br label %B570.endif.us12

B570.endif.us12:
  %"$phi570.1.2.1.us13" = phi i64 [ %13, %B520.us9 ], [ %.598303315.us6, %B502.us3 ]
  %invariant.gep.us14 = getelementptr double, ptr %arg.room.0, i64 %"$phi570.1.2.1.us13"
  %.873.epil.us = load double, ptr %invariant.gep.us14, align 8
  %.874.epil.us = fmul double %.865.epil.us, %.873.epil.us
  %.876.epil.us = fadd double %.874.epil.us, 0.000000e+00
  %.890.epil.us = fmul double %.881.epil.us, %.873.epil.us
  %.892.epil.us = fadd double %.890.epil.us, 0.000000e+00
  %.903.us18 = getelementptr double, ptr %arg.s.2, i64 %"$phi570.1.2.1.us13"
  %.904.us19 = load double, ptr %.903.us18, align 8
  %.905.us20 = tail call double @llvm.fabs.f64(double %.904.us19)
  %.909.us21 = getelementptr double, ptr %arg.room.1, i64 %"$phi570.1.2.1.us13"
  %.910.us22 = load double, ptr %.909.us21, align 8
  %.913.us23 = tail call double @llvm.fabs.f64(double %.910.us22)
  %.1068.us24 = fcmp ogt double %.905.us20, %.913.us23
  %"$phi962.3.2.1.us25" = select i1 %.1068.us24, double %.905.us20, double %.913.us23
  %.1095.us26 = fmul double %.1065, %"$phi962.3.2.1.us25"
  %.1101.us27 = fadd double %.992, %.1095.us26
  %.12.i9.us28 = fcmp ogt double %rounding.2.0.lcssa, %.1101.us27
  %.13.i10.us29 = select i1 %.12.i9.us28, double %rounding.2.0.lcssa, double %.1101.us27
  %.1137.us30 = fdiv double %.876.epil.us, %.13.i10.us29
  %.1172.us31 = fdiv double %.892.epil.us, %.13.i10.us29
  %.147.i20.us32 = fmul double %.1172.us31, %.1172.us31
  %.147.i.us33 = fmul double %.1137.us30, %.1137.us30
  %.1165.us34 = fadd double %total.2.0317.us5, %.147.i.us33
  %.1200.us35 = fadd double %total_low.2.0318.us4, %.147.i20.us32
  %exitcond339.not.us36 = icmp eq i64 %.504, %.605.us7
  br i1 %exitcond339.not.us36, label %B1052, label %B502.us3

B570.endif:
  %"$phi570.1.2.1" = phi i64 [ %.714, %B520 ], [ %.598303315, %B502 ]
  %invariant.gep = getelementptr double, ptr %arg.room.0, i64 %"$phi570.1.2.1"
  br label %B624

B962.endif.endif.loopexit.unr-lcssa:
  %14 = and i64 %arg.m.5, 1
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %B962.endif.endif, label %B624.epil.preheader

B624.epil.preheader:
  %sunkaddr50 = mul i64 %unroll_iter30, 8
  %sunkaddr51 = getelementptr i8, ptr %.281, i64 %sunkaddr50
  %.865.epil = load double, ptr %sunkaddr51, align 8
  %gep.epil = getelementptr double, ptr %invariant.gep, i64 %.869.epil
  %.873.epil = load double, ptr %gep.epil, align 8
  %.874.epil = fmul double %.865.epil, %.873.epil
  %.876.epil = fadd double %.876.1, %.874.epil
  %sunkaddr52 = mul i64 %unroll_iter30, 8
  %sunkaddr53 = getelementptr i8, ptr %.290, i64 %sunkaddr52
  %.881.epil = load double, ptr %sunkaddr53, align 8
  %.890.epil = fmul double %.873.epil, %.881.epil
  %.892.epil = fadd double %.892.1, %.890.epil
  br label %B962.endif.endif

B962.endif.endif:
  %e.2.1.lcssa = phi double [ %.876.epil, %B624.epil.preheader ], [ %.876.1, %B962.endif.endif.loopexit.unr-lcssa ]
  %e_low.2.1.lcssa = phi double [ %.892.epil, %B624.epil.preheader ], [ %.892.1, %B962.endif.endif.loopexit.unr-lcssa ]
  %.903 = getelementptr double, ptr %arg.s.2, i64 %"$phi570.1.2.1"
  %.904 = load double, ptr %.903, align 8
  %.905 = tail call double @llvm.fabs.f64(double %.904)
  %.909 = getelementptr double, ptr %arg.room.1, i64 %"$phi570.1.2.1"
  %.910 = load double, ptr %.909, align 8
  %.913 = tail call double @llvm.fabs.f64(double %.910)
  %.1068 = fcmp ogt double %.905, %.913
  %"$phi962.3.2.1" = select i1 %.1068, double %.905, double %.913
  %.1095 = fmul double %.1065, %"$phi962.3.2.1"
  %.1101 = fadd double %.992, %.1095
  %.12.i9 = fcmp ogt double %rounding.2.0.lcssa, %.1101
  %.13.i10 = select i1 %.12.i9, double %rounding.2.0.lcssa, double %.1101
  %.1137 = fdiv double %e.2.1.lcssa, %.13.i10
  %.1172 = fdiv double %e_low.2.1.lcssa, %.13.i10
  %.147.i20 = fmul double %.1172, %.1172
  %.147.i = fmul double %.1137, %.1137
  %.1165 = fadd double %total.2.0317, %.147.i
  %.1200 = fadd double %total_low.2.0318, %.147.i20
  %exitcond339.not = icmp eq i64 %.605, %.504
  br i1 %exitcond339.not, label %B1052, label %B502
}

declare double @llvm.pow.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal i32 @part25(ptr %retptr, ptr %excinfo, ptr %arg.g, i64 %arg.events) {
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
