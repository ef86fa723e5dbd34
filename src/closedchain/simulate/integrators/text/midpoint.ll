; loop midpoint of simulate/integrators/march.py, made by python tools/loops.py
; sources 3e0acd73a897cbb47683a3ecca4361a038dfdcc573df66949946bd1523dd4b5c
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
@.const.array.data = internal unnamed_addr constant [72 x i8] c"\00\00\00\00\00\00\00\00\D0\95k\86\A1|\A3?f\88\013\C3\BE\C2?N\AB\A8\AC\0E\C1\D3?\FF\FF\FF\FF\FF\FF\DF?X\AA\AB\A9x\1F\E6?\E6\9D?3OP\EB?\A3F\99\E75\C8\EE?\00\00\00\00\00\00\F0?", align 8

define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.239 = alloca i64, align 8
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
  %.103 = inttoptr i64 %.102 to ptr
  %.104 = getelementptr i8, ptr %.6, i64 240
  %.105 = load i64, ptr %.104, align 8
  %.106 = inttoptr i64 %.105 to ptr
  %.107 = getelementptr i8, ptr %.6, i64 248
  %.108 = load i64, ptr %.107, align 8
  %.109 = inttoptr i64 %.108 to ptr
  %.110 = getelementptr i8, ptr %.6, i64 256
  %.111 = load i64, ptr %.110, align 8
  %.112 = inttoptr i64 %.111 to ptr
  %.113 = getelementptr i8, ptr %.6, i64 264
  %.114 = load i64, ptr %.113, align 8
  %.115 = inttoptr i64 %.114 to ptr
  %.116 = getelementptr i8, ptr %.6, i64 272
  %.117 = load i64, ptr %.116, align 8
  %.118 = inttoptr i64 %.117 to ptr
  %.119 = getelementptr i8, ptr %.6, i64 280
  %.120 = load i64, ptr %.119, align 8
  %.121 = inttoptr i64 %.120 to ptr
  %.122 = getelementptr i8, ptr %.6, i64 288
  %.123 = load i64, ptr %.122, align 8
  %.124 = getelementptr i8, ptr %.6, i64 296
  %.125 = load i64, ptr %.124, align 8
  %.126 = getelementptr i8, ptr %.6, i64 304
  %.127 = load i64, ptr %.126, align 8
  %.128 = getelementptr i8, ptr %.6, i64 312
  %.129 = load i64, ptr %.128, align 8
  %.130 = getelementptr i8, ptr %.6, i64 320
  %.131 = load i64, ptr %.130, align 8
  %.132 = getelementptr i8, ptr %.6, i64 328
  %.133 = load i64, ptr %.132, align 8
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
  %.173 = getelementptr i8, ptr %.6, i64 368
  %.174 = load i64, ptr %.173, align 8
  %.175 = inttoptr i64 %.174 to ptr
  %.176 = getelementptr i8, ptr %.6, i64 376
  %.177 = load i64, ptr %.176, align 8
  %.178 = inttoptr i64 %.177 to ptr
  %.179 = getelementptr i8, ptr %.6, i64 384
  %.180 = load i64, ptr %.179, align 8
  %.181 = inttoptr i64 %.180 to ptr
  %.182 = getelementptr i8, ptr %.6, i64 392
  %.183 = load i64, ptr %.182, align 8
  %.184 = getelementptr i8, ptr %.6, i64 400
  %.185 = load i64, ptr %.184, align 8
  %.186 = inttoptr i64 %.185 to ptr
  %.187 = getelementptr i8, ptr %.6, i64 408
  %.188 = load i64, ptr %.187, align 8
  %.189 = inttoptr i64 %.188 to ptr
  %.190 = getelementptr i8, ptr %.6, i64 416
  %.191 = load i64, ptr %.190, align 8
  %.192 = inttoptr i64 %.191 to ptr
  %.193 = getelementptr i8, ptr %.6, i64 424
  %.194 = load i64, ptr %.193, align 8
  %.195 = inttoptr i64 %.194 to ptr
  %.209 = getelementptr i8, ptr %.6, i64 432
  %.210 = load i64, ptr %.209, align 8
  %.211 = inttoptr i64 %.210 to ptr
  %.212 = getelementptr i8, ptr %.6, i64 440
  %.213 = load i64, ptr %.212, align 8
  %.214 = inttoptr i64 %.213 to ptr
  %.215 = getelementptr i8, ptr %.6, i64 448
  %.216 = load i64, ptr %.215, align 8
  %.217 = inttoptr i64 %.216 to ptr
  %.218 = getelementptr i8, ptr %.6, i64 456
  %.219 = load i64, ptr %.218, align 8
  %.220 = inttoptr i64 %.219 to ptr
  %.221 = getelementptr i8, ptr %.6, i64 464
  %.222 = load i64, ptr %.221, align 8
  %.223 = inttoptr i64 %.222 to ptr
  store i64 0, ptr %.239, align 8
  %.243 = call i32 @part1(ptr %.239, ptr %excinfo.1, i64 %.8, ptr %.11, ptr %.14, i64 %.16, i64 %.18, i64 %.20, i64 %.22, i64 %.24, ptr %.27, ptr %.30, ptr %.33, ptr %.36, ptr %.39, ptr %.42, i64 %.44, ptr %.61, ptr %.64, ptr %.67, ptr %.70, ptr %.73, ptr %.76, ptr %.79, ptr %.82, ptr %.85, ptr %.88, ptr %.91, ptr %.94, ptr %.97, ptr %.100, ptr %.103, ptr %.106, ptr %.109, ptr %.112, ptr %.115, ptr %.118, ptr %.121, i64 %.123, i64 %.125, i64 %.127, i64 %.129, i64 %.131, i64 %.133, ptr %.163, ptr %.166, ptr %.169, ptr %.172, ptr %.175, ptr %.178, ptr %.181, i64 %.183, ptr %.186, ptr %.189, ptr %.192, ptr %.195, ptr %.211, ptr %.214, ptr %.217, ptr %.220, ptr %.223)
  %cond = icmp eq i32 %.243, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  ret i32 %.243

B0.endif:
  %.253 = load i64, ptr %.239, align 8
  store i64 %.253, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.251 = icmp sgt i32 %.243, 0
  %.244 = load ptr, ptr %excinfo.1, align 8
  %.252 = select i1 %.251, ptr %.244, ptr undef
  store ptr %.252, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, i64 %arg.task, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.75.i = alloca double, align 8
  %excinfo.1.i5 = alloca ptr, align 8
  %.284 = alloca i64, align 8
  store i64 0, ptr %.284, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.384 = alloca double, align 8
  store double 0.000000e+00, ptr %.384, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.580 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.768 = alloca i8, align 1
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.974 = alloca ptr, align 8
  %excinfo.8 = alloca ptr, align 8
  store ptr null, ptr %excinfo.8, align 8
  %.1067 = alloca ptr, align 8
  %excinfo.9 = alloca ptr, align 8
  store ptr null, ptr %excinfo.9, align 8
  %.145 = load double, ptr %arg.s.0, align 8
  %.217 = getelementptr i8, ptr %arg.s.0, i64 88
  %.218 = load double, ptr %.217, align 8
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
  %.288 = call i32 @part2(ptr %.284, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond15 = icmp eq i32 %.288, 0
  br i1 %cond15, label %B128.endif, label %B128.if.if

B196:
  %.388 = call i32 @part3(ptr %.384, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.room.2)
  %cond16 = icmp eq i32 %.388, 0
  br i1 %cond16, label %B196.endif, label %B196.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B196.endif ], [ 0, %B568 ], [ 0, %B128.endif ], [ %.288, %B128.if.if ], [ %.388, %B196.if.if ], [ 0, %B286.endif ], [ %.79.i, %B850.if.if ], [ 0, %B372.endif ], [ %.584, %B372.if.if ], [ 0, %part4 ], [ %.379.i, %part5 ], [ %.772, %B526.endif.if.if ], [ 0, %part6.exit.thread ], [ %.249.i, %part6.exit ], [ 0, %B670.endif ], [ %.978, %B670.if.if ], [ 0, %B742.endif ], [ %.1071, %B742.if.if ], [ 0, %B814.endif ], [ 0, %B850.endif ]
  ret i32 %common.ret.op

B286:
  %.482 = fadd double %.145, %.218
  %.73.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.74.i.i = load double, ptr %.73.i.i, align 8
  %.75.i.i = fsub double %.482, %.74.i.i
  %.117.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.118.i.i = load double, ptr %.117.i.i, align 8
  %.119.i.i = fadd double %.482, %.118.i.i
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
  store i64 0, ptr %.580, align 8
  %.584 = call i32 @part7(ptr %.580, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %.145, double %.218, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond17 = icmp eq i32 %.584, 0
  br i1 %cond17, label %B372.endif, label %B372.if.if

B454:
  store ptr null, ptr %excinfo.1.i5, align 8
  %.137.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.138.i = load i64, ptr %.137.i, align 8
  %.293.i = fadd double %.145, %.218
  %.297.i = getelementptr double, ptr %arg.s.4, i64 %.138.i
  store double %.293.i, ptr %.297.i, align 8
  %.366.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.367.i = load i64, ptr %.366.i, align 8
  %.368.not.i = icmp eq i64 %.367.i, 0
  br i1 %.368.not.i, label %part4, label %B220.i

B220.i:
  %.379.i = call i32 @part8(ptr %.75.i, ptr %excinfo.1.i5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond.i = icmp eq i32 %.379.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part5

part4:
  %.436.i = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.436.i, i1 false)
  %.446.i = mul nsw i64 %.138.i, %arg.code.22
  %.449.i = getelementptr double, ptr %arg.s.5, i64 %.446.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.449.i, ptr %arg.room.2, i64 %.436.i, i1 false)
  %sunkaddr75 = getelementptr i8, ptr %arg.s.1, i64 8
  %.525.i = load i64, ptr %sunkaddr75, align 8
  %.526.i = add nsw i64 %.525.i, 1
  store i64 %.526.i, ptr %sunkaddr75, align 8
  %.598.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.599.i = load i64, ptr %.598.i, align 8
  %.600.i = add nsw i64 %.599.i, 1
  store i64 %.600.i, ptr %.598.i, align 8
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B220.endif.i:
  %.409.i = mul i64 %arg.code.22, %arg.m.3
  %.412.i = mul i64 %.138.i, %.409.i
  %.413.i = getelementptr double, ptr %arg.s.6, i64 %.412.i
  %.422.i = shl i64 %.409.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.413.i, ptr %arg.room.3, i64 %.422.i, i1 false)
  br label %part4

part5:
  %.380.i = load ptr, ptr %excinfo.1.i5, align 8
  %.687 = icmp sgt i32 %.379.i, 0
  %.688 = select i1 %.687, ptr %.380.i, ptr undef
  store ptr %.688, ptr %excinfo, align 8
  br label %common.ret

B526:
  store i8 0, ptr %.768, align 1
  %.772 = call i32 @part9(ptr %.768, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond19 = icmp eq i32 %.772, 0
  br i1 %cond19, label %B568, label %B526.endif.if.if

B568:
  %.782 = load i8, ptr %.768, align 1
  %.785 = icmp eq i8 %.782, 0
  %. = zext i1 %.785 to i64
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
  %.882.0.ph = phi i64 [ 4, %B978.i ], [ 4, %B1134.i ], [ %spec.select.i, %B600.i ]
  store i64 %.882.0.ph, ptr %retptr, align 8
  br label %common.ret

part6.exit:
  %.250.i = load ptr, ptr %excinfo.1.i5, align 8
  %.895 = icmp sgt i32 %.249.i, 0
  %.896 = select i1 %.895, ptr %.250.i, ptr undef
  store ptr %.896, ptr %excinfo, align 8
  br label %common.ret

B670:
  %.978 = call i32 @part8(ptr %.974, ptr %excinfo.8, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond21 = icmp eq i32 %.978, 0
  br i1 %cond21, label %B670.endif, label %B670.if.if

B742:
  %.1071 = call i32 @part11(ptr %.1067, ptr %excinfo.9, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond22 = icmp eq i32 %.1071, 0
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
  %.75.i.i.i = fsub double %.145, %.74.i.i.i
  %.117.i.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.118.i.i.i = load double, ptr %.117.i.i.i, align 8
  %.119.i.i.i = fadd double %.145, %.118.i.i.i
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
  %.223.i = fcmp ult double %.145, %.222.i
  br i1 %.223.i, label %B814.endif, label %B148.i

B148.endif.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.code.7, i64 %.64.i.i, i1 false)
  %.397.i = getelementptr i8, ptr %arg.s.1, i64 64
  %.398.i = load i64, ptr %.397.i, align 8
  %.399.i = add nsw i64 %.398.i, 1
  store i64 %.399.i, ptr %.397.i, align 8
  br label %B814.endif

B850:
  %.1200 = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.1200, i1 false)
  %.1205 = fadd double %.145, %.218
  %.1283 = getelementptr i8, ptr %arg.s.1, i64 96
  %.1284 = load i64, ptr %.1283, align 8
  %.1287 = mul nsw i64 %.1284, %arg.code.22
  %.1288 = getelementptr double, ptr %arg.room.0, i64 %.1287
  %.79.i = call i32 @part12(ptr %.75.i, ptr %excinfo.1.i5, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 0, double %.1205, ptr %.1288)
  %cond = icmp eq i32 %.79.i, 0
  br i1 %cond, label %B850.endif, label %B850.if.if

B128.endif:
  %.298 = load i64, ptr %.284, align 8
  store i64 %.298, ptr %retptr, align 8
  br label %common.ret

B128.if.if:
  %.296 = icmp sgt i32 %.288, 0
  %.289 = load ptr, ptr %excinfo.1, align 8
  %.297 = select i1 %.296, ptr %.289, ptr undef
  store ptr %.297, ptr %excinfo, align 8
  br label %common.ret

B196.endif:
  %.398 = load double, ptr %.384, align 8
  %.411 = fcmp ult double %.398, 0.000000e+00
  %"$phi252.0.2.0" = zext i1 %.411 to i64
  store i64 %"$phi252.0.2.0", ptr %retptr, align 8
  br label %common.ret

B196.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B286.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B372.endif:
  %.594 = load i64, ptr %.580, align 8
  store i64 %.594, ptr %retptr, align 8
  br label %common.ret

B372.if.if:
  %.592 = icmp sgt i32 %.584, 0
  %.585 = load ptr, ptr %excinfo.4, align 8
  %.593 = select i1 %.592, ptr %.585, ptr undef
  store ptr %.593, ptr %excinfo, align 8
  br label %common.ret

B526.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B670.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B670.if.if:
  %.986 = icmp sgt i32 %.978, 0
  %.979 = load ptr, ptr %excinfo.8, align 8
  %.987 = select i1 %.986, ptr %.979, ptr undef
  store ptr %.987, ptr %excinfo, align 8
  br label %common.ret

B742.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B742.if.if:
  %.1079 = icmp sgt i32 %.1071, 0
  %.1072 = load ptr, ptr %excinfo.9, align 8
  %.1080 = select i1 %.1079, ptr %.1072, ptr undef
  store ptr %.1080, ptr %excinfo, align 8
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

define internal i32 @part2(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.215 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.576.i = shl i64 %arg.code.22, 3
  %.591.i = shl i64 %arg.code.24, 3
  br label %B60

B60:
  store i64 0, ptr %.215, align 8
  %.219 = call i32 @part13(ptr %.215, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.229 = load i64, ptr %.215, align 8
  %cond = icmp eq i32 %.219, 0
  br i1 %cond, label %B60.endif, label %B60.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B184 ], [ %.219, %B60.if.if ]
  ret i32 %common.ret.op

B184:
  store i64 %.229, ptr %retptr, align 8
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
  %.227 = icmp sgt i32 %.219, 0
  %.220 = load ptr, ptr %excinfo.1, align 8
  %.228 = select i1 %.227, ptr %.220, ptr undef
  store ptr %.228, ptr %excinfo, align 8
  br label %common.ret

B60.endif.endif.endif:
  %.264.not = phi i1 [ true, %B504.i ], [ false, %B60.endif ], [ false, %B460.i ], [ false, %B406.i ]
  %.41888 = icmp eq i64 %.229, 5
  %.418 = select i1 %.264.not, i1 true, i1 %.41888
  br i1 %.418, label %B60, label %B184
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

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.73 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.226 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.486 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  store double 0.000000e+00, ptr %.73, align 8
  %.77 = call i32 @part14(ptr %.73, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.m.4, i64 %arg.m.5)
  %cond = icmp eq i32 %.77, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B128 ], [ 0, %B400 ], [ 0, %B424.endif ], [ %.77, %B0.if.if ], [ %.490, %B424.if.if ], [ %.230, %B132.if.if ]
  ret i32 %common.ret.op

B128:
  %storemerge.i3 = phi i64 [ 1, %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i3, ptr %retptr, align 8
  br label %common.ret

B132:
  %.230 = call i32 @part15(ptr %.226, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, i64 %arg.m.2, i64 %arg.m.5, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.22, ptr %arg.room.1)
  switch i32 %.230, label %B132.if.if [
    i32 -2, label %B132.endif.endif
    i32 0, label %B132.endif.endif
  ]

B272:
  %bad.2.0266 = phi i64 [ %.396.1, %B272 ], [ %bad.2.0266.unr, %B272.preheader13 ]
  %.346262264 = phi i64 [ %.353.1, %B272 ], [ %.346262264.unr, %B272.preheader13 ]
  %sunkaddr = mul i64 %.346262264, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr
  %.381 = load double, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %.346262264, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr31
  store double %.381, ptr %sunkaddr32, align 8
  %.390 = tail call double @llvm.fabs.f64(double %.381)
  %.391 = fcmp uge double %.390, 1.000000e+300
  %.395 = zext i1 %.391 to i64
  %.396 = add nuw nsw i64 %bad.2.0266, %.395
  %.353.1 = add nuw nsw i64 %.346262264, 2
  %sunkaddr33 = mul i64 %.346262264, 8
  %sunkaddr34 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr33
  %sunkaddr35 = getelementptr i8, ptr %sunkaddr34, i64 8
  %.381.1 = load double, ptr %sunkaddr35, align 8
  %sunkaddr36 = mul i64 %.346262264, 8
  %sunkaddr37 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr36
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr37, i64 8
  store double %.381.1, ptr %sunkaddr39, align 8
  %.390.1 = tail call double @llvm.fabs.f64(double %.381.1)
  %.391.1 = fcmp uge double %.390.1, 1.000000e+300
  %.395.1 = zext i1 %.391.1 to i64
  %.396.1 = add nuw nsw i64 %.396, %.395.1
  %exitcond.not.1 = icmp eq i64 %arg.code.22, %.353.1
  br i1 %exitcond.not.1, label %B396, label %B272

B396:
  %.396.lcssa = phi i64 [ %13, %middle.block ], [ %.396.lcssa10.unr, %B272.prol.loopexit ], [ %.396.1, %B272 ]
  %0 = icmp eq i64 %.396.lcssa, 0
  br i1 %0, label %B424, label %B400

B400:
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B424:
  store double 0.000000e+00, ptr %.486, align 8
  %.490 = call i32 @part3(ptr %.486, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.room.2)
  %cond4 = icmp eq i32 %.490, 0
  br i1 %cond4, label %B424.endif, label %B424.if.if

B0.endif:
  %.87 = load double, ptr %.73, align 8
  %.76.i = load double, ptr %arg.code.1, align 8
  %.116.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.117.i = load double, ptr %.116.i, align 8
  %.118.i = fcmp ogt double %.76.i, %.117.i
  %.165.i = fcmp ole double %.87, %.76.i
  %or.cond.i = select i1 %.118.i, i1 %.165.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.217.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.218.i = load i64, ptr %.217.i, align 8
  %.219.i = icmp eq i64 %.218.i, 0
  br i1 %.219.i, label %B128, label %B0.endif.endif

B0.if.if:
  %.85 = icmp sgt i32 %.77, 0
  %.78 = load ptr, ptr %excinfo.1, align 8
  %.86 = select i1 %.85, ptr %.78, ptr undef
  store ptr %.86, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.336.i = fcmp ogt double %.87, %.117.i
  br i1 %.336.i, label %B132, label %B128

B132.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B132.endif.endif:
  %.340263.not = icmp slt i64 %arg.code.22, 1
  br i1 %.340263.not, label %B424, label %B272.preheader

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
  %bad.2.0266.ph = phi i64 [ 0, %B272.preheader ], [ %13, %middle.block ]
  %.346262264.ph = phi i64 [ 0, %B272.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.346262264.ph, 1
  %xtraiter = and i64 %arg.code.22, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B272.prol.loopexit, label %B272.prol

B272.prol:
  %.380.prol = getelementptr double, ptr %arg.room.1, i64 %.346262264.ph
  %.381.prol = load double, ptr %.380.prol, align 8
  %.384.prol = getelementptr double, ptr %arg.room.2, i64 %.346262264.ph
  store double %.381.prol, ptr %.384.prol, align 8
  %.390.prol = tail call double @llvm.fabs.f64(double %.381.prol)
  %.391.prol = fcmp uge double %.390.prol, 1.000000e+300
  %.395.prol = zext i1 %.391.prol to i64
  %.396.prol = add nuw nsw i64 %bad.2.0266.ph, %.395.prol
  br label %B272.prol.loopexit

B272.prol.loopexit:
  %.396.lcssa10.unr = phi i64 [ poison, %B272.preheader9 ], [ %.396.prol, %B272.prol ]
  %bad.2.0266.unr = phi i64 [ %bad.2.0266.ph, %B272.preheader9 ], [ %.396.prol, %B272.prol ]
  %.346262264.unr = phi i64 [ %.346262264.ph, %B272.preheader9 ], [ %.neg, %B272.prol ]
  %14 = icmp eq i64 %arg.code.22, %.neg
  br i1 %14, label %B396, label %B272.preheader13

B272.preheader13:
  br label %B272

B424.endif:
  %.500 = load double, ptr %.486, align 8
  %.513 = fcmp olt double %.500, 0.000000e+00
  %"$phi520.0.2.0" = zext i1 %.513 to i64
  store i64 %"$phi520.0.2.0", ptr %retptr, align 8
  br label %common.ret

B424.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part8(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.225 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.136 = getelementptr i8, ptr %arg.s.0, i64 88
  %.137 = load double, ptr %.136, align 8
  %.216 = load double, ptr %arg.s.0, align 8
  %.229 = call i32 @part14(ptr %.225, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %.216, double %.137, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.m.5, i64 %arg.m.2)
  %cond = icmp eq i32 %.229, 0
  br i1 %cond, label %B0.endif.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B650 ], [ %.229, %B0.if.if ]
  ret i32 %common.ret.op

B650.loopexit.unr-lcssa:
  %0 = and i64 %arg.code.22, 1
  %lcmp.mod37.not = icmp eq i64 %0, 0
  br i1 %lcmp.mod37.not, label %B650, label %B300.endif.epil.preheader

B300.endif.epil.preheader:
  %.413241251.epil.init = phi i64 [ 0, %B300.endif.preheader ], [ %unroll_iter39, %B650.loopexit.unr-lcssa ]
  %.746.epil = mul nsw i64 %.413241251.epil.init, %arg.m.3
  %.747.epil = getelementptr double, ptr %arg.room.3, i64 %.746.epil
  %.748.epil = load double, ptr %.747.epil, align 8
  %.752.epil = getelementptr double, ptr %arg.room.2, i64 %.413241251.epil.init
  %.753.epil = load double, ptr %.752.epil, align 8
  %.757.epil = getelementptr double, ptr %arg.room.1, i64 %.413241251.epil.init
  %.758.epil = load double, ptr %.757.epil, align 8
  %.761.epil = fsub double %.753.epil, %.758.epil
  %.762.epil = fadd double %.748.epil, %.761.epil
  store double %.762.epil, ptr %.747.epil, align 8
  br label %B650

B650.loopexit.unr-lcssa184:
  %1 = and i64 %arg.code.22, 1
  %lcmp.mod186.not = icmp eq i64 %1, 0
  br i1 %lcmp.mod186.not, label %B650, label %B300.endif.us.us29.us.epil.preheader

B300.endif.us.us29.us.epil.preheader:
  %lsr.iv57.us.us.epil.init = phi ptr [ %arg.room.3, %B300.endif.us.us29.us.preheader ], [ %scevgep58.us.us.1, %B650.loopexit.unr-lcssa184 ]
  %.413241251.us.us30.us.epil.init = phi i64 [ 0, %B300.endif.us.us29.us.preheader ], [ %unroll_iter188, %B650.loopexit.unr-lcssa184 ]
  store double %.721, ptr %lsr.iv57.us.us.epil.init, align 8
  %2 = shl i64 %.413241251.us.us30.us.epil.init, 3
  %scevgep115.us.epil = getelementptr i8, ptr %arg.room.2, i64 %2
  %.753.us.us34.us.epil = load double, ptr %scevgep115.us.epil, align 8
  %scevgep114.us.epil = getelementptr i8, ptr %arg.room.1, i64 %2
  %.758.us.us36.us.epil = load double, ptr %scevgep114.us.epil, align 8
  %.761.us.us37.us.epil = fsub double %.753.us.us34.us.epil, %.758.us.us36.us.epil
  %.762.us.us38.us.epil = fadd double %.721, %.761.us.us37.us.epil
  store double %.762.us.us38.us.epil, ptr %lsr.iv57.us.us.epil.init, align 8
  br label %B650

B650.loopexit171.unr-lcssa:
  %3 = and i64 %arg.code.22, 1
  %lcmp.mod181.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod181.not, label %B650, label %B300.endif.us.us29.epil.preheader

B300.endif.us.us29.epil.preheader:
  %lsr.iv57.us.epil.init = phi ptr [ %arg.room.3, %B300.endif.us.us29.preheader170 ], [ %scevgep58.us.1, %B650.loopexit171.unr-lcssa ]
  %.413241251.us.us30.epil.init = phi i64 [ 0, %B300.endif.us.us29.preheader170 ], [ %unroll_iter183, %B650.loopexit171.unr-lcssa ]
  %4 = icmp eq i64 %arg.m.3, 2
  store double %.721, ptr %lsr.iv57.us.epil.init, align 8
  %scevgep59.us.1.epil = getelementptr i8, ptr %lsr.iv57.us.epil.init, i64 8
  store double %.721, ptr %scevgep59.us.1.epil, align 8
  br i1 %4, label %B342.B540_crit_edge.split.us265.loopexit.us.epil, label %B344.endif.us258.us.2.epil

B344.endif.us258.us.2.epil:
  %scevgep59.us.2.epil = getelementptr i8, ptr %lsr.iv57.us.epil.init, i64 16
  store double %.721, ptr %scevgep59.us.2.epil, align 8
  br label %B342.B540_crit_edge.split.us265.loopexit.us.epil

B342.B540_crit_edge.split.us265.loopexit.us.epil:
  %5 = shl i64 %.413241251.us.us30.epil.init, 3
  %scevgep115.epil = getelementptr i8, ptr %arg.room.2, i64 %5
  %.753.us.us34.epil = load double, ptr %scevgep115.epil, align 8
  %scevgep114.epil = getelementptr i8, ptr %arg.room.1, i64 %5
  %.758.us.us36.epil = load double, ptr %scevgep114.epil, align 8
  %.761.us.us37.epil = fsub double %.753.us.us34.epil, %.758.us.us36.epil
  %.762.us.us38.epil = fadd double %.721, %.761.us.us37.epil
  store double %.762.us.us38.epil, ptr %lsr.iv57.us.epil.init, align 8
  br label %B650

B650:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.237 = icmp sgt i32 %.229, 0
  %.230 = load ptr, ptr %excinfo.1, align 8
  %.238 = select i1 %.237, ptr %.230, ptr undef
  store ptr %.238, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.317 = getelementptr i8, ptr %arg.s.1, i64 32
  %.318 = load i64, ptr %.317, align 8
  %.323 = sub i64 %arg.m.2, %arg.m.5
  %.324 = add nsw i64 %.323, %.318
  store i64 %.324, ptr %.317, align 8
  %.407248.not = icmp slt i64 %arg.code.22, 1
  br i1 %.407248.not, label %B650, label %B300.endif.lr.ph

B300.endif.lr.ph:
  %.529230.not = icmp slt i64 %arg.m.3, 1
  %.721 = fmul double %.137, 0.000000e+00
  br i1 %.529230.not, label %B300.endif.preheader, label %B300.endif.lr.ph.split.us

B300.endif.preheader:
  %6 = icmp eq i64 %arg.code.22, 1
  br i1 %6, label %B300.endif.epil.preheader, label %B300.endif.preheader.new

B300.endif.preheader.new:
  %const152 = bitcast i64 9223372036854775806 to i64
  %unroll_iter39 = and i64 %arg.code.22, %const152
  %7 = shl i64 %arg.m.3, 4
  br label %B300.endif

B300.endif.lr.ph.split.us:
  %.654218.not = icmp slt i64 %arg.m.2, 1
  br i1 %.654218.not, label %B300.endif.us.preheader, label %B300.endif.us.us.preheader

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
  %broadcast.splatinsert68 = insertelement <2 x double> poison, double %.137, i64 0
  %broadcast.splat69 = shufflevector <2 x double> %broadcast.splatinsert68, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep116 = getelementptr i8, ptr %arg.room.3, i64 16
  %11 = icmp samesign ult i64 %arg.m.3, 6
  %brmerge = select i1 %11, i1 true, i1 %conflict.rdx
  br label %B300.endif.us.us.us

B300.endif.us.us.us:
  %lsr.iv232 = phi ptr [ %scevgep233, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %arg.room.3, %B300.endif.us.us.us.preheader ]
  %lsr.iv117 = phi ptr [ %scevgep118, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %scevgep116, %B300.endif.us.us.us.preheader ]
  %.413241251.us.us.us = phi i64 [ %.420.us.us.us, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ 0, %B300.endif.us.us.us.preheader ]
  %.729.us.us.us = mul nuw nsw i64 %.413241251.us.us.us, %arg.m.3
  %12 = getelementptr double, ptr %arg.room.3, i64 %.729.us.us.us
  br i1 %brmerge, label %B344.endif.us.us.us.us.us.preheader, label %vector.ph

vector.ph:
  %sunkaddr154 = shl i64 %.413241251.us.us.us, 3
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
  %.535225231.us.us.us.us.us.ph = phi i64 [ %n.vec67, %middle.block76 ], [ 0, %B300.endif.us.us.us ]
  %23 = and i64 %arg.m.3, 1
  %24 = icmp eq i64 %23, 0
  %.neg = or disjoint i64 %.535225231.us.us.us.us.us.ph, 1
  br i1 %24, label %B344.endif.us.us.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us.us.prol

B344.endif.us.us.us.us.us.prol:
  %invariant.gep.us.us.us.us.us.prol = getelementptr double, ptr %arg.m.1, i64 %.535225231.us.us.us.us.us.ph
  %.700.us.us.us.epil.us.us.prol = load double, ptr %invariant.gep.us.us.us.us.us.prol, align 8
  %sunkaddr161 = shl i64 %.413241251.us.us.us, 3
  %sunkaddr162 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr161
  %.708.us.us.us.epil.us.us.prol = load double, ptr %sunkaddr162, align 8
  %.709.us.us.us.epil.us.us.prol = fmul double %.700.us.us.us.epil.us.us.prol, %.708.us.us.us.epil.us.us.prol
  %.711.us.us.us.epil.us.us.prol = fadd double %.709.us.us.us.epil.us.us.prol, 0.000000e+00
  %.721.us.us.us.us.us.prol = fmul double %.137, %.711.us.us.us.epil.us.us.prol
  %.734.us.us.us.us.us.prol = getelementptr double, ptr %12, i64 %.535225231.us.us.us.us.us.ph
  store double %.721.us.us.us.us.us.prol, ptr %.734.us.us.us.us.us.prol, align 8
  br label %B344.endif.us.us.us.us.us.prol.loopexit

B344.endif.us.us.us.us.us.prol.loopexit:
  %.535225231.us.us.us.us.us.unr = phi i64 [ %.535225231.us.us.us.us.us.ph, %B344.endif.us.us.us.us.us.preheader ], [ %.neg, %B344.endif.us.us.us.us.us.prol ]
  %25 = icmp eq i64 %arg.m.3, %.neg
  br i1 %25, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us.preheader9

B344.endif.us.us.us.us.us.preheader9:
  br label %B344.endif.us.us.us.us.us

B344.endif.us.us.us.us.us:
  %.535225231.us.us.us.us.us = phi i64 [ %.542.us.us.us.us.us.1, %B344.endif.us.us.us.us.us ], [ %.535225231.us.us.us.us.us.unr, %B344.endif.us.us.us.us.us.preheader9 ]
  %sunkaddr160 = mul i64 %.535225231.us.us.us.us.us, 8
  %sunkaddr163 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr160
  %.700.us.us.us.epil.us.us = load double, ptr %sunkaddr163, align 8
  %sunkaddr164 = mul i64 %.413241251.us.us.us, 8
  %sunkaddr165 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr164
  %.708.us.us.us.epil.us.us = load double, ptr %sunkaddr165, align 8
  %.709.us.us.us.epil.us.us = fmul double %.700.us.us.us.epil.us.us, %.708.us.us.us.epil.us.us
  %.711.us.us.us.epil.us.us = fadd double %.709.us.us.us.epil.us.us, 0.000000e+00
  %.721.us.us.us.us.us = fmul double %.137, %.711.us.us.us.epil.us.us
  %26 = shl i64 %.535225231.us.us.us.us.us, 3
  %scevgep105 = getelementptr i8, ptr %lsr.iv232, i64 %26
  %27 = shl i64 %.535225231.us.us.us.us.us, 3
  %scevgep103 = getelementptr i8, ptr %lsr.iv232, i64 %27
  %scevgep104 = getelementptr i8, ptr %scevgep103, i64 8
  store double %.721.us.us.us.us.us, ptr %scevgep105, align 8
  %sunkaddr166 = mul i64 %.535225231.us.us.us.us.us, 8
  %sunkaddr167 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr166
  %sunkaddr168 = getelementptr i8, ptr %sunkaddr167, i64 8
  %.700.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr168, align 8
  %.708.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr165, align 8
  %.709.us.us.us.epil.us.us.1 = fmul double %.700.us.us.us.epil.us.us.1, %.708.us.us.us.epil.us.us.1
  %.711.us.us.us.epil.us.us.1 = fadd double %.709.us.us.us.epil.us.us.1, 0.000000e+00
  %.542.us.us.us.us.us.1 = add nuw nsw i64 %.535225231.us.us.us.us.us, 2
  %.721.us.us.us.us.us.1 = fmul double %.137, %.711.us.us.us.epil.us.us.1
  store double %.721.us.us.us.us.us.1, ptr %scevgep104, align 8
  %exitcond283.not.us.us.1 = icmp eq i64 %arg.m.3, %.542.us.us.us.us.us.1
  br i1 %exitcond283.not.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us

B342.B540_crit_edge.split.us.us.us.split.us.us:
  %.420.us.us.us = add nuw nsw i64 %.413241251.us.us.us, 1
  %.748.us.us.us = load double, ptr %12, align 8
  %.752.us.us.us = getelementptr double, ptr %arg.room.2, i64 %.413241251.us.us.us
  %.753.us.us.us = load double, ptr %.752.us.us.us, align 8
  %.757.us.us.us = getelementptr double, ptr %arg.room.1, i64 %.413241251.us.us.us
  %.758.us.us.us = load double, ptr %.757.us.us.us, align 8
  %.761.us.us.us = fsub double %.753.us.us.us, %.758.us.us.us
  %.762.us.us.us = fadd double %.748.us.us.us, %.761.us.us.us
  store double %.762.us.us.us, ptr %12, align 8
  %scevgep118 = getelementptr i8, ptr %lsr.iv117, i64 %sunkaddr
  %scevgep233 = getelementptr i8, ptr %lsr.iv232, i64 %sunkaddr
  %exitcond284.not.us = icmp eq i64 %arg.code.22, %.420.us.us.us
  br i1 %exitcond284.not.us, label %B650, label %B300.endif.us.us.us

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
  %broadcast.splatinsert151 = insertelement <2 x double> poison, double %.137, i64 0
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
  %.413241251.us.us.us16.us = phi i64 [ 0, %B300.endif.us.us.us14.us.preheader ], [ %.420.us.us.us19.us, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %.729.us.us.us18.us = mul nuw nsw i64 %.413241251.us.us.us16.us, %arg.m.3
  %44 = getelementptr double, ptr %arg.room.3, i64 %.729.us.us.us18.us
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
  %.535225231.us.us.us.us5.us.us.us.ph = phi i64 [ %n.vec150, %middle.block166 ], [ 0, %B300.endif.us.us.us14.us ]
  %61 = and i64 %arg.m.3, 1
  %62 = icmp eq i64 %61, 0
  %.neg190 = or disjoint i64 %.535225231.us.us.us.us5.us.us.us.ph, 1
  br i1 %62, label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us3.us.us.us.prol

B344.endif.us.us.us.us3.us.us.us.prol:
  %.700.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv60.us4.us.us.us.ph, align 8
  %.708.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv65.us15.us, align 8
  %.709.us.us.us.us.us.epil.us.us.prol = fmul double %.700.us.us.us.us.us.epil.us.us.prol, %.708.us.us.us.us.us.epil.us.us.prol
  %.711.us.us.us.us.us.epil.us.us.prol = fadd double %.709.us.us.us.us.us.epil.us.us.prol, 0.000000e+00
  %sunkaddr71.us.us.epil.us.us.prol = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.ph, i64 %sunkaddr
  %.700.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr71.us.us.epil.us.us.prol, align 8
  %sunkaddr312 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %.708.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr312, align 8
  %.709.us.us.us.1.us.us.epil.us.us.prol = fmul double %.700.us.us.us.1.us.us.epil.us.us.prol, %.708.us.us.us.1.us.us.epil.us.us.prol
  %.711.us.us.us.1.us.us.epil.us.us.prol = fadd double %.711.us.us.us.us.us.epil.us.us.prol, %.709.us.us.us.1.us.us.epil.us.us.prol
  %.721.us.us.us.us10.us.us.us.prol = fmul double %.137, %.711.us.us.us.1.us.us.epil.us.us.prol
  %.734.us.us.us.us11.us.us.us.prol = getelementptr double, ptr %44, i64 %.535225231.us.us.us.us5.us.us.us.ph
  store double %.721.us.us.us.us10.us.us.us.prol, ptr %.734.us.us.us.us11.us.us.us.prol, align 8
  %scevgep61.us12.us.us.us.prol = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.ph, i64 8
  br label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit

B344.endif.us.us.us.us3.us.us.us.prol.loopexit:
  %lsr.iv60.us4.us.us.us.unr = phi ptr [ %lsr.iv60.us4.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %scevgep61.us12.us.us.us.prol, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %.535225231.us.us.us.us5.us.us.us.unr = phi i64 [ %.535225231.us.us.us.us5.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %.neg190, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %63 = icmp eq i64 %arg.m.3, %.neg190
  br i1 %63, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us.preheader194

B344.endif.us.us.us.us3.us.us.us.preheader194:
  %64 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr
  %scevgep255 = getelementptr i8, ptr %64, i64 8
  %65 = shl i64 %.535225231.us.us.us.us5.us.us.us.unr, 3
  %scevgep267 = getelementptr i8, ptr %lsr.iv265, i64 %65
  %66 = sub i64 %arg.m.3, %.535225231.us.us.us.us5.us.us.us.unr
  br label %B344.endif.us.us.us.us3.us.us.us

B344.endif.us.us.us.us3.us.us.us:
  %lsr.iv256 = phi i64 [ 0, %B344.endif.us.us.us.us3.us.us.us.preheader194 ], [ %lsr.iv.next257, %B344.endif.us.us.us.us3.us.us.us ]
  %sunkaddr169 = mul i64 %lsr.iv256, 8
  %sunkaddr170 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr169
  %.700.us.us.us.us.us.epil.us.us = load double, ptr %sunkaddr170, align 8
  %.708.us.us.us.us.us.epil.us.us = load double, ptr %lsr.iv65.us15.us, align 8
  %.709.us.us.us.us.us.epil.us.us = fmul double %.700.us.us.us.us.us.epil.us.us, %.708.us.us.us.us.us.epil.us.us
  %.711.us.us.us.us.us.epil.us.us = fadd double %.709.us.us.us.us.us.epil.us.us, 0.000000e+00
  %67 = shl i64 %lsr.iv256, 3
  %scevgep119 = getelementptr i8, ptr %scevgep255, i64 %67
  %scevgep120 = getelementptr i8, ptr %scevgep119, i64 -8
  %.700.us.us.us.1.us.us.epil.us.us = load double, ptr %scevgep120, align 8
  %sunkaddr171 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %.708.us.us.us.1.us.us.epil.us.us = load double, ptr %sunkaddr171, align 8
  %.709.us.us.us.1.us.us.epil.us.us = fmul double %.700.us.us.us.1.us.us.epil.us.us, %.708.us.us.us.1.us.us.epil.us.us
  %.711.us.us.us.1.us.us.epil.us.us = fadd double %.711.us.us.us.us.us.epil.us.us, %.709.us.us.us.1.us.us.epil.us.us
  %.721.us.us.us.us10.us.us.us = fmul double %.137, %.711.us.us.us.1.us.us.epil.us.us
  %68 = shl i64 %lsr.iv256, 3
  %scevgep114 = getelementptr i8, ptr %scevgep267, i64 %68
  store double %.721.us.us.us.us10.us.us.us, ptr %scevgep114, align 8
  %sunkaddr172 = mul i64 %lsr.iv256, 8
  %sunkaddr173 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr172
  %sunkaddr174 = getelementptr i8, ptr %sunkaddr173, i64 8
  %.700.us.us.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr174, align 8
  %.708.us.us.us.us.us.epil.us.us.1 = load double, ptr %lsr.iv65.us15.us, align 8
  %.709.us.us.us.us.us.epil.us.us.1 = fmul double %.700.us.us.us.us.us.epil.us.us.1, %.708.us.us.us.us.us.epil.us.us.1
  %.711.us.us.us.us.us.epil.us.us.1 = fadd double %.709.us.us.us.us.us.epil.us.us.1, 0.000000e+00
  %.700.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %scevgep119, align 8
  %.708.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %sunkaddr171, align 8
  %.709.us.us.us.1.us.us.epil.us.us.1 = fmul double %.700.us.us.us.1.us.us.epil.us.us.1, %.708.us.us.us.1.us.us.epil.us.us.1
  %.711.us.us.us.1.us.us.epil.us.us.1 = fadd double %.711.us.us.us.us.us.epil.us.us.1, %.709.us.us.us.1.us.us.epil.us.us.1
  %.721.us.us.us.us10.us.us.us.1 = fmul double %.137, %.711.us.us.us.1.us.us.epil.us.us.1
  %69 = shl i64 %lsr.iv256, 3
  %scevgep115 = getelementptr i8, ptr %scevgep267, i64 %69
  %scevgep117 = getelementptr i8, ptr %scevgep115, i64 8
  store double %.721.us.us.us.us10.us.us.us.1, ptr %scevgep117, align 8
  %lsr.iv.next257 = add i64 %lsr.iv256, 2
  %exitcond283.not.us13.us.us.us.1 = icmp eq i64 %66, %lsr.iv.next257
  br i1 %exitcond283.not.us13.us.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us:
  %.420.us.us.us19.us = add nuw nsw i64 %.413241251.us.us.us16.us, 1
  %.748.us.us.us20.us = load double, ptr %44, align 8
  %.752.us.us.us21.us = getelementptr double, ptr %arg.room.2, i64 %.413241251.us.us.us16.us
  %.753.us.us.us22.us = load double, ptr %.752.us.us.us21.us, align 8
  %.757.us.us.us23.us = getelementptr double, ptr %arg.room.1, i64 %.413241251.us.us.us16.us
  %.758.us.us.us24.us = load double, ptr %.757.us.us.us23.us, align 8
  %.761.us.us.us25.us = fsub double %.753.us.us.us22.us, %.758.us.us.us24.us
  %.762.us.us.us26.us = fadd double %.748.us.us.us20.us, %.761.us.us.us25.us
  store double %.762.us.us.us26.us, ptr %44, align 8
  %scevgep66.us27.us = getelementptr i8, ptr %lsr.iv65.us15.us, i64 8
  %scevgep251 = getelementptr i8, ptr %lsr.iv250, i64 %sunkaddr
  %scevgep266 = getelementptr i8, ptr %lsr.iv265, i64 %sunkaddr
  %exitcond284.not.us28.us = icmp eq i64 %arg.code.22, %.420.us.us.us19.us
  br i1 %exitcond284.not.us28.us, label %B650, label %B300.endif.us.us.us14.us

B300.endif.us.us.preheader43:
  %.696.us.us.us.epil = mul i64 %unroll_iter, %arg.m.3
  %invariant.gep = getelementptr double, ptr %arg.m.1, i64 %.696.us.us.us.epil
  %.704.us.us.us.epil = mul i64 %arg.code.22, %unroll_iter
  %invariant.gep49 = getelementptr double, ptr %arg.room.0, i64 %.704.us.us.us.epil
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
  %broadcast.splatinsert103 = insertelement <2 x double> poison, double %.137, i64 0
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
  %.413241251.us.us.us12 = phi i64 [ 0, %B300.endif.us.us.us11.preheader ], [ %.420.us.us.us14, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  br i1 %brmerge192, label %B344.endif.us.us.us.us.us23.preheader, label %vector.ph101

vector.ph101:
  %sunkaddr175 = mul i64 %.413241251.us.us.us12, 8
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
  %.535225231.us.us.us.us.us24.ph = phi i64 [ %n.vec102, %middle.block117 ], [ 0, %B300.endif.us.us.us11 ]
  %scevgep282 = getelementptr i8, ptr %lsr.iv60.us.us.ph, i64 %sunkaddr
  %103 = shl i64 %.535225231.us.us.us.us.us24.ph, 3
  %scevgep286 = getelementptr i8, ptr %lsr.iv277, i64 %103
  %104 = sub nsw i64 %arg.m.3, %.535225231.us.us.us.us.us24.ph
  %scevgep289 = getelementptr i8, ptr %scevgep280, i64 %103
  br label %B344.endif.us.us.us.us.us23

B344.endif.us.us.us.us.us23:
  %lsr.iv283 = phi i64 [ 0, %B344.endif.us.us.us.us.us23.preheader ], [ %lsr.iv.next, %B344.endif.us.us.us.us.us23 ]
  %105 = shl i64 %lsr.iv283, 3
  %scevgep285 = getelementptr i8, ptr %lsr.iv60.us.us.ph, i64 %105
  %.700.us.us.us.epil81.us.us = load double, ptr %scevgep285, align 8
  %.708.us.us.us.epil82.us.us = load double, ptr %lsr.iv65.us, align 8
  %.709.us.us.us.epil83.us.us = fmul double %.700.us.us.us.epil81.us.us, %.708.us.us.us.epil82.us.us
  %.711.us.us.us.epil84.us.us = fadd double %.709.us.us.us.epil83.us.us, 0.000000e+00
  %106 = shl i64 %lsr.iv283, 3
  %scevgep144 = getelementptr i8, ptr %scevgep282, i64 %106
  %.700.us.us.us.1.epil.us.us = load double, ptr %scevgep144, align 8
  %sunkaddr177 = getelementptr i8, ptr %lsr.iv65.us, i64 %sunkaddr72
  %.708.us.us.us.1.epil.us.us = load double, ptr %sunkaddr177, align 8
  %.709.us.us.us.1.epil.us.us = fmul double %.700.us.us.us.1.epil.us.us, %.708.us.us.us.1.epil.us.us
  %.711.us.us.us.1.epil.us.us = fadd double %.711.us.us.us.epil84.us.us, %.709.us.us.us.1.epil.us.us
  %107 = shl i64 %lsr.iv283, 3
  %scevgep143 = getelementptr i8, ptr %scevgep289, i64 %107
  %.700.us.us.us.epil.us.us25 = load double, ptr %scevgep143, align 8
  %sunkaddr178 = mul i64 %.413241251.us.us.us12, 8
  %sunkaddr179 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr178
  %.708.us.us.us.epil.us.us26 = load double, ptr %sunkaddr179, align 8
  %.709.us.us.us.epil.us.us27 = fmul double %.700.us.us.us.epil.us.us25, %.708.us.us.us.epil.us.us26
  %.711.us.us.us.epil.us.us28 = fadd double %.711.us.us.us.1.epil.us.us, %.709.us.us.us.epil.us.us27
  %.721.us.us.us.us.us29 = fmul double %.137, %.711.us.us.us.epil.us.us28
  %108 = shl i64 %lsr.iv283, 3
  %scevgep136 = getelementptr i8, ptr %scevgep286, i64 %108
  store double %.721.us.us.us.us.us29, ptr %scevgep136, align 8
  %lsr.iv.next = add i64 %lsr.iv283, 1
  %exitcond283.not.us.us = icmp eq i64 %104, %lsr.iv.next
  br i1 %exitcond283.not.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us, label %B344.endif.us.us.us.us.us23

B342.B540_crit_edge.split.us.us.us.split.split.split.us.us:
  %.420.us.us.us14 = add nuw nsw i64 %.413241251.us.us.us12, 1
  %sunkaddr325 = mul i64 %.413241251.us.us.us12, %sunkaddr
  %sunkaddr326 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr325
  %.748.us.us.us15 = load double, ptr %sunkaddr326, align 8
  %.752.us.us.us16 = getelementptr double, ptr %arg.room.2, i64 %.413241251.us.us.us12
  %.753.us.us.us17 = load double, ptr %.752.us.us.us16, align 8
  %.757.us.us.us18 = getelementptr double, ptr %arg.room.1, i64 %.413241251.us.us.us12
  %.758.us.us.us19 = load double, ptr %.757.us.us.us18, align 8
  %.761.us.us.us20 = fsub double %.753.us.us.us17, %.758.us.us.us19
  %.762.us.us.us21 = fadd double %.748.us.us.us15, %.761.us.us.us20
  store double %.762.us.us.us21, ptr %sunkaddr326, align 8
  %scevgep66.us = getelementptr i8, ptr %lsr.iv65.us, i64 8
  %scevgep278 = getelementptr i8, ptr %lsr.iv277, i64 %sunkaddr
  %exitcond284.not.us22 = icmp eq i64 %arg.code.22, %.420.us.us.us14
  br i1 %exitcond284.not.us22, label %B650, label %B300.endif.us.us.us11

B300.endif.us.us.us14:
  %lsr.iv65.us15 = phi ptr [ %scevgep66.us27, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ %arg.room.0, %B300.endif.us.us.us14.preheader196 ]
  %.413241251.us.us.us16 = phi i64 [ %.420.us.us.us19, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ 0, %B300.endif.us.us.us14.preheader196 ]
  %109 = and i64 %30, 2
  %110 = icmp eq i64 %109, 0
  %.729.us.us.us18 = mul nuw nsw i64 %.413241251.us.us.us16, %arg.m.3
  %111 = getelementptr double, ptr %arg.room.3, i64 %.729.us.us.us18
  br i1 %110, label %B344.endif.us.us.us.us3.us.us.preheader, label %B344.endif.us.us.us.us3.us.preheader

B344.endif.us.us.us.us3.us.preheader:
  br label %B344.endif.us.us.us.us3.us

B344.endif.us.us.us.us3.us.us.preheader:
  br label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us.us:
  %lsr.iv60.us4.us.us = phi ptr [ %scevgep61.us12.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.us.preheader ]
  %.535225231.us.us.us.us5.us.us = phi i64 [ %.542.us.us.us.us9.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us3.us.us.preheader ]
  br label %B392.us.us.us.us.us.us

B392.us.us.us.us.us.us:
  %lsr.iv132 = phi i64 [ %lsr.iv.next133, %B392.us.us.us.us.us.us ], [ %35, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv67.us.us.us = phi ptr [ %scevgep142.us, %B392.us.us.us.us.us.us ], [ %lsr.iv65.us15, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv62.us.us.us = phi ptr [ %scevgep139.us, %B392.us.us.us.us.us.us ], [ %lsr.iv60.us4.us.us, %B344.endif.us.us.us.us3.us.us ]
  %total.2.2221.us.us.us.us.us.us = phi double [ %.711.us.us.us.1.us.us.1.us, %B392.us.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us.us ]
  %.700.us.us.us.us.us.us = load double, ptr %lsr.iv62.us.us.us, align 8
  %.708.us.us.us.us.us.us = load double, ptr %lsr.iv67.us.us.us, align 8
  %.709.us.us.us.us.us.us = fmul double %.700.us.us.us.us.us.us, %.708.us.us.us.us.us.us
  %.711.us.us.us.us.us.us = fadd double %total.2.2221.us.us.us.us.us.us, %.709.us.us.us.us.us.us
  %sunkaddr71.us.us.us = getelementptr i8, ptr %lsr.iv62.us.us.us, i64 %sunkaddr
  %.700.us.us.us.1.us.us.us = load double, ptr %sunkaddr71.us.us.us, align 8
  %sunkaddr73.us.us.us = getelementptr i8, ptr %lsr.iv67.us.us.us, i64 %sunkaddr72
  %.708.us.us.us.1.us.us.us = load double, ptr %sunkaddr73.us.us.us, align 8
  %.709.us.us.us.1.us.us.us = fmul double %.700.us.us.us.1.us.us.us, %.708.us.us.us.1.us.us.us
  %.711.us.us.us.1.us.us.us = fadd double %.711.us.us.us.us.us.us, %.709.us.us.us.1.us.us.us
  %scevgep137.us = getelementptr i8, ptr %sunkaddr71.us.us.us, i64 %sunkaddr
  %.700.us.us.us.us.us.1.us = load double, ptr %scevgep137.us, align 8
  %scevgep140.us = getelementptr i8, ptr %sunkaddr73.us.us.us, i64 %sunkaddr72
  %.708.us.us.us.us.us.1.us = load double, ptr %scevgep140.us, align 8
  %.709.us.us.us.us.us.1.us = fmul double %.700.us.us.us.us.us.1.us, %.708.us.us.us.us.us.1.us
  %.711.us.us.us.us.us.1.us = fadd double %.711.us.us.us.1.us.us.us, %.709.us.us.us.us.us.1.us
  %scevgep138.us = getelementptr i8, ptr %scevgep137.us, i64 %sunkaddr
  %.700.us.us.us.1.us.us.1.us = load double, ptr %scevgep138.us, align 8
  %scevgep141.us = getelementptr i8, ptr %scevgep140.us, i64 %sunkaddr72
  %.708.us.us.us.1.us.us.1.us = load double, ptr %scevgep141.us, align 8
  %.709.us.us.us.1.us.us.1.us = fmul double %.700.us.us.us.1.us.us.1.us, %.708.us.us.us.1.us.us.1.us
  %.711.us.us.us.1.us.us.1.us = fadd double %.711.us.us.us.us.us.1.us, %.709.us.us.us.1.us.us.1.us
  %scevgep139.us = getelementptr i8, ptr %scevgep138.us, i64 %sunkaddr
  %scevgep142.us = getelementptr i8, ptr %scevgep141.us, i64 %sunkaddr72
  %lsr.iv.next133 = add i64 %lsr.iv132, -2
  %niter98.ncmp.1.us = icmp eq i64 %lsr.iv.next133, 0
  br i1 %niter98.ncmp.1.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us, label %B392.us.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us:
  %.700.us.us.us.us.us.epil.us = load double, ptr %scevgep139.us, align 8
  %.708.us.us.us.us.us.epil.us = load double, ptr %scevgep142.us, align 8
  %.709.us.us.us.us.us.epil.us = fmul double %.700.us.us.us.us.us.epil.us, %.708.us.us.us.us.us.epil.us
  %.711.us.us.us.us.us.epil.us = fadd double %.711.us.us.us.1.us.us.1.us, %.709.us.us.us.us.us.epil.us
  %sunkaddr180 = mul i64 %arg.m.3, 8
  %sunkaddr181 = getelementptr i8, ptr %scevgep139.us, i64 %sunkaddr180
  %.700.us.us.us.1.us.us.epil.us = load double, ptr %sunkaddr181, align 8
  %scevgep273.us = getelementptr i8, ptr %scevgep142.us, i64 %sunkaddr72
  %.708.us.us.us.1.us.us.epil.us = load double, ptr %scevgep273.us, align 8
  %.709.us.us.us.1.us.us.epil.us = fmul double %.700.us.us.us.1.us.us.epil.us, %.708.us.us.us.1.us.us.epil.us
  %.711.us.us.us.1.us.us.epil.us = fadd double %.711.us.us.us.us.us.epil.us, %.709.us.us.us.1.us.us.epil.us
  %.542.us.us.us.us9.us.us = add nuw nsw i64 %.535225231.us.us.us.us5.us.us, 1
  %.721.us.us.us.us10.us.us = fmul double %.137, %.711.us.us.us.1.us.us.epil.us
  %.734.us.us.us.us11.us.us = getelementptr double, ptr %111, i64 %.535225231.us.us.us.us5.us.us
  store double %.721.us.us.us.us10.us.us, ptr %.734.us.us.us.us11.us.us, align 8
  %scevgep61.us12.us.us = getelementptr i8, ptr %lsr.iv60.us4.us.us, i64 8
  %exitcond283.not.us13.us.us = icmp eq i64 %arg.m.3, %.542.us.us.us.us9.us.us
  br i1 %exitcond283.not.us13.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us:
  %lsr.iv60.us4.us = phi ptr [ %scevgep61.us12.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.preheader ]
  %.535225231.us.us.us.us5.us = phi i64 [ %.542.us.us.us.us9.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ 0, %B344.endif.us.us.us.us3.us.preheader ]
  br label %B392.us.us.us.us.us

B392.us.us.us.us.us:
  %lsr.iv130 = phi i64 [ %lsr.iv.next131, %B392.us.us.us.us.us ], [ %35, %B344.endif.us.us.us.us3.us ]
  %lsr.iv67.us.us = phi ptr [ %scevgep142, %B392.us.us.us.us.us ], [ %lsr.iv65.us15, %B344.endif.us.us.us.us3.us ]
  %lsr.iv62.us.us = phi ptr [ %scevgep139, %B392.us.us.us.us.us ], [ %lsr.iv60.us4.us, %B344.endif.us.us.us.us3.us ]
  %total.2.2221.us.us.us.us.us = phi double [ %.711.us.us.us.1.us.us.1, %B392.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us ]
  %.700.us.us.us.us.us = load double, ptr %lsr.iv62.us.us, align 8
  %.708.us.us.us.us.us = load double, ptr %lsr.iv67.us.us, align 8
  %.709.us.us.us.us.us = fmul double %.700.us.us.us.us.us, %.708.us.us.us.us.us
  %.711.us.us.us.us.us = fadd double %total.2.2221.us.us.us.us.us, %.709.us.us.us.us.us
  %sunkaddr71.us.us = getelementptr i8, ptr %lsr.iv62.us.us, i64 %sunkaddr
  %.700.us.us.us.1.us.us = load double, ptr %sunkaddr71.us.us, align 8
  %sunkaddr73.us.us = getelementptr i8, ptr %lsr.iv67.us.us, i64 %sunkaddr72
  %.708.us.us.us.1.us.us = load double, ptr %sunkaddr73.us.us, align 8
  %.709.us.us.us.1.us.us = fmul double %.700.us.us.us.1.us.us, %.708.us.us.us.1.us.us
  %.711.us.us.us.1.us.us = fadd double %.711.us.us.us.us.us, %.709.us.us.us.1.us.us
  %scevgep137 = getelementptr i8, ptr %sunkaddr71.us.us, i64 %sunkaddr
  %.700.us.us.us.us.us.1 = load double, ptr %scevgep137, align 8
  %scevgep140 = getelementptr i8, ptr %sunkaddr73.us.us, i64 %sunkaddr72
  %.708.us.us.us.us.us.1 = load double, ptr %scevgep140, align 8
  %.709.us.us.us.us.us.1 = fmul double %.700.us.us.us.us.us.1, %.708.us.us.us.us.us.1
  %.711.us.us.us.us.us.1 = fadd double %.711.us.us.us.1.us.us, %.709.us.us.us.us.us.1
  %scevgep138 = getelementptr i8, ptr %scevgep137, i64 %sunkaddr
  %.700.us.us.us.1.us.us.1 = load double, ptr %scevgep138, align 8
  %scevgep141 = getelementptr i8, ptr %scevgep140, i64 %sunkaddr72
  %.708.us.us.us.1.us.us.1 = load double, ptr %scevgep141, align 8
  %.709.us.us.us.1.us.us.1 = fmul double %.700.us.us.us.1.us.us.1, %.708.us.us.us.1.us.us.1
  %.711.us.us.us.1.us.us.1 = fadd double %.711.us.us.us.us.us.1, %.709.us.us.us.1.us.us.1
  %scevgep139 = getelementptr i8, ptr %scevgep138, i64 %sunkaddr
  %scevgep142 = getelementptr i8, ptr %scevgep141, i64 %sunkaddr72
  %lsr.iv.next131 = add i64 %lsr.iv130, -2
  %niter98.ncmp.1 = icmp eq i64 %lsr.iv.next131, 0
  br i1 %niter98.ncmp.1, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa, label %B392.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa:
  %.542.us.us.us.us9.us = add nuw nsw i64 %.535225231.us.us.us.us5.us, 1
  %.721.us.us.us.us10.us = fmul double %.137, %.711.us.us.us.1.us.us.1
  %.734.us.us.us.us11.us = getelementptr double, ptr %111, i64 %.535225231.us.us.us.us5.us
  store double %.721.us.us.us.us10.us, ptr %.734.us.us.us.us11.us, align 8
  %scevgep61.us12.us = getelementptr i8, ptr %lsr.iv60.us4.us, i64 8
  %exitcond283.not.us13.us = icmp eq i64 %arg.m.3, %.542.us.us.us.us9.us
  br i1 %exitcond283.not.us13.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split:
  %.420.us.us.us19 = add nuw nsw i64 %.413241251.us.us.us16, 1
  %.748.us.us.us20 = load double, ptr %111, align 8
  %.752.us.us.us21 = getelementptr double, ptr %arg.room.2, i64 %.413241251.us.us.us16
  %.753.us.us.us22 = load double, ptr %.752.us.us.us21, align 8
  %.757.us.us.us23 = getelementptr double, ptr %arg.room.1, i64 %.413241251.us.us.us16
  %.758.us.us.us24 = load double, ptr %.757.us.us.us23, align 8
  %.761.us.us.us25 = fsub double %.753.us.us.us22, %.758.us.us.us24
  %.762.us.us.us26 = fadd double %.748.us.us.us20, %.761.us.us.us25
  store double %.762.us.us.us26, ptr %111, align 8
  %scevgep66.us27 = getelementptr i8, ptr %lsr.iv65.us15, i64 8
  %exitcond284.not.us28 = icmp eq i64 %arg.code.22, %.420.us.us.us19
  br i1 %exitcond284.not.us28, label %B650, label %B300.endif.us.us.us14

B300.endif.us.preheader:
  %const150 = bitcast i64 9223372036854775806 to i64
  %const_mat151 = add i64 %const150, -2
  %n.vec = and i64 %arg.m.3, %const_mat151
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.721, i64 0
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
  %.413241251.us.us30.us = phi i64 [ 0, %B300.endif.us.us29.us.preheader.new ], [ %.420.us.us31.us.1, %B300.endif.us.us29.us ]
  store double %.721, ptr %lsr.iv57.us.us, align 8
  %sunkaddr182 = mul i64 %.413241251.us.us30.us, 8
  %sunkaddr183 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr182
  %.753.us.us34.us = load double, ptr %sunkaddr183, align 8
  %sunkaddr184 = mul i64 %.413241251.us.us30.us, 8
  %sunkaddr185 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr184
  %.758.us.us36.us = load double, ptr %sunkaddr185, align 8
  %.761.us.us37.us = fsub double %.753.us.us34.us, %.758.us.us36.us
  %.762.us.us38.us = fadd double %.721, %.761.us.us37.us
  store double %.762.us.us38.us, ptr %lsr.iv57.us.us, align 8
  %scevgep58.us.us = getelementptr i8, ptr %lsr.iv57.us.us, i64 %112
  store double %.721, ptr %scevgep58.us.us, align 8
  %.420.us.us31.us.1 = add nuw i64 %.413241251.us.us30.us, 2
  %sunkaddr186 = mul i64 %.413241251.us.us30.us, 8
  %sunkaddr187 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr186
  %sunkaddr188 = getelementptr i8, ptr %sunkaddr187, i64 8
  %.753.us.us34.us.1 = load double, ptr %sunkaddr188, align 8
  %sunkaddr189 = mul i64 %.413241251.us.us30.us, 8
  %sunkaddr190 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr189
  %sunkaddr191 = getelementptr i8, ptr %sunkaddr190, i64 8
  %.758.us.us36.us.1 = load double, ptr %sunkaddr191, align 8
  %.761.us.us37.us.1 = fsub double %.753.us.us34.us.1, %.758.us.us36.us.1
  %.762.us.us38.us.1 = fadd double %.721, %.761.us.us37.us.1
  store double %.762.us.us38.us.1, ptr %scevgep58.us.us, align 8
  %scevgep58.us.us.1 = getelementptr i8, ptr %scevgep58.us.us, i64 %112
  %niter189.ncmp.1 = icmp eq i64 %unroll_iter188, %.420.us.us31.us.1
  br i1 %niter189.ncmp.1, label %B650.loopexit.unr-lcssa184, label %B300.endif.us.us29.us

B300.endif.us.preheader39:
  %scevgep51 = getelementptr i8, ptr %arg.room.3, i64 16
  br label %B300.endif.us

B300.endif.us.us29:
  %lsr.iv57.us = phi ptr [ %arg.room.3, %B300.endif.us.us29.preheader170.new ], [ %scevgep58.us.1, %B342.B540_crit_edge.split.us265.loopexit.us.1 ]
  %.413241251.us.us30 = phi i64 [ 0, %B300.endif.us.us29.preheader170.new ], [ %.420.us.us31.1, %B342.B540_crit_edge.split.us265.loopexit.us.1 ]
  %117 = icmp eq i64 %arg.m.3, 2
  store double %.721, ptr %lsr.iv57.us, align 8
  %scevgep59.us.1 = getelementptr i8, ptr %lsr.iv57.us, i64 8
  store double %.721, ptr %scevgep59.us.1, align 8
  br i1 %117, label %B342.B540_crit_edge.split.us265.loopexit.us, label %B344.endif.us258.us.2

B344.endif.us258.us.2:
  %scevgep59.us.2 = getelementptr i8, ptr %lsr.iv57.us, i64 16
  store double %.721, ptr %scevgep59.us.2, align 8
  br label %B342.B540_crit_edge.split.us265.loopexit.us

B342.B540_crit_edge.split.us265.loopexit.us:
  %118 = icmp eq i64 %arg.m.3, 2
  %sunkaddr192 = mul i64 %.413241251.us.us30, 8
  %sunkaddr193 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr192
  %.753.us.us34 = load double, ptr %sunkaddr193, align 8
  %sunkaddr194 = mul i64 %.413241251.us.us30, 8
  %sunkaddr195 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr194
  %.758.us.us36 = load double, ptr %sunkaddr195, align 8
  %.761.us.us37 = fsub double %.753.us.us34, %.758.us.us36
  %.762.us.us38 = fadd double %.721, %.761.us.us37
  store double %.762.us.us38, ptr %lsr.iv57.us, align 8
  %scevgep58.us = getelementptr i8, ptr %lsr.iv57.us, i64 %112
  %sunkaddr196 = mul i64 %arg.m.3, 8
  %sunkaddr197 = getelementptr i8, ptr %lsr.iv57.us, i64 %sunkaddr196
  store double %.721, ptr %sunkaddr197, align 8
  %sunkaddr198 = mul i64 %arg.m.3, 8
  %sunkaddr199 = getelementptr i8, ptr %lsr.iv57.us, i64 %sunkaddr198
  %sunkaddr200 = getelementptr i8, ptr %sunkaddr199, i64 8
  store double %.721, ptr %sunkaddr200, align 8
  br i1 %118, label %B342.B540_crit_edge.split.us265.loopexit.us.1, label %B344.endif.us258.us.2.1

B344.endif.us258.us.2.1:
  %sunkaddr201 = getelementptr i8, ptr %lsr.iv57.us, i64 %112
  %sunkaddr202 = getelementptr i8, ptr %sunkaddr201, i64 16
  store double %.721, ptr %sunkaddr202, align 8
  br label %B342.B540_crit_edge.split.us265.loopexit.us.1

B342.B540_crit_edge.split.us265.loopexit.us.1:
  %.420.us.us31.1 = add nuw i64 %.413241251.us.us30, 2
  %sunkaddr203 = mul i64 %.413241251.us.us30, 8
  %sunkaddr204 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr203
  %sunkaddr205 = getelementptr i8, ptr %sunkaddr204, i64 8
  %.753.us.us34.1 = load double, ptr %sunkaddr205, align 8
  %sunkaddr206 = mul i64 %.413241251.us.us30, 8
  %sunkaddr207 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr206
  %sunkaddr208 = getelementptr i8, ptr %sunkaddr207, i64 8
  %.758.us.us36.1 = load double, ptr %sunkaddr208, align 8
  %.761.us.us37.1 = fsub double %.753.us.us34.1, %.758.us.us36.1
  %.762.us.us38.1 = fadd double %.721, %.761.us.us37.1
  store double %.762.us.us38.1, ptr %scevgep58.us, align 8
  %scevgep58.us.1 = getelementptr i8, ptr %scevgep58.us, i64 %112
  %niter.ncmp.1 = icmp eq i64 %unroll_iter183, %.420.us.us31.1
  br i1 %niter.ncmp.1, label %B650.loopexit171.unr-lcssa, label %B300.endif.us.us29

B300.endif.us.us:
  %lsr.iv65 = phi ptr [ %scevgep66, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ %arg.room.0, %B300.endif.us.us.preheader199 ]
  %.413241251.us.us = phi i64 [ %.420.us.us, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ 0, %B300.endif.us.us.preheader199 ]
  %119 = and i64 %70, 2
  %120 = icmp eq i64 %119, 0
  %.729.us.us = mul nuw nsw i64 %.413241251.us.us, %arg.m.3
  %121 = getelementptr double, ptr %arg.room.3, i64 %.729.us.us
  br i1 %120, label %B344.endif.us.us.us.us.preheader, label %B344.endif.us.us.us.preheader

B344.endif.us.us.us.preheader:
  br label %B344.endif.us.us.us

B344.endif.us.us.us.us.preheader:
  br label %B344.endif.us.us.us.us

B344.endif.us.us.us.us:
  %lsr.iv60.us = phi ptr [ %scevgep61.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us.preheader ]
  %.535225231.us.us.us.us = phi i64 [ %.542.us.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us.preheader ]
  br label %B392.us.us.us.us

B392.us.us.us.us:
  %lsr.iv147 = phi i64 [ %lsr.iv.next148, %B392.us.us.us.us ], [ %75, %B344.endif.us.us.us.us ]
  %lsr.iv67.us = phi ptr [ %scevgep150.us, %B392.us.us.us.us ], [ %lsr.iv65, %B344.endif.us.us.us.us ]
  %lsr.iv62.us = phi ptr [ %scevgep147.us, %B392.us.us.us.us ], [ %lsr.iv60.us, %B344.endif.us.us.us.us ]
  %total.2.2221.us.us.us.us = phi double [ %.711.us.us.us.1.1.us, %B392.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us ]
  %.700.us.us.us.us = load double, ptr %lsr.iv62.us, align 8
  %.708.us.us.us.us = load double, ptr %lsr.iv67.us, align 8
  %.709.us.us.us.us = fmul double %.700.us.us.us.us, %.708.us.us.us.us
  %.711.us.us.us.us = fadd double %total.2.2221.us.us.us.us, %.709.us.us.us.us
  %sunkaddr71.us = getelementptr i8, ptr %lsr.iv62.us, i64 %sunkaddr
  %.700.us.us.us.1.us = load double, ptr %sunkaddr71.us, align 8
  %sunkaddr73.us = getelementptr i8, ptr %lsr.iv67.us, i64 %sunkaddr72
  %.708.us.us.us.1.us = load double, ptr %sunkaddr73.us, align 8
  %.709.us.us.us.1.us = fmul double %.700.us.us.us.1.us, %.708.us.us.us.1.us
  %.711.us.us.us.1.us = fadd double %.711.us.us.us.us, %.709.us.us.us.1.us
  %scevgep145.us = getelementptr i8, ptr %sunkaddr71.us, i64 %sunkaddr
  %.700.us.us.us.188.us = load double, ptr %scevgep145.us, align 8
  %scevgep148.us = getelementptr i8, ptr %sunkaddr73.us, i64 %sunkaddr72
  %.708.us.us.us.189.us = load double, ptr %scevgep148.us, align 8
  %.709.us.us.us.190.us = fmul double %.700.us.us.us.188.us, %.708.us.us.us.189.us
  %.711.us.us.us.191.us = fadd double %.711.us.us.us.1.us, %.709.us.us.us.190.us
  %scevgep146.us = getelementptr i8, ptr %scevgep145.us, i64 %sunkaddr
  %.700.us.us.us.1.1.us = load double, ptr %scevgep146.us, align 8
  %scevgep149.us = getelementptr i8, ptr %scevgep148.us, i64 %sunkaddr72
  %.708.us.us.us.1.1.us = load double, ptr %scevgep149.us, align 8
  %.709.us.us.us.1.1.us = fmul double %.700.us.us.us.1.1.us, %.708.us.us.us.1.1.us
  %.711.us.us.us.1.1.us = fadd double %.711.us.us.us.191.us, %.709.us.us.us.1.1.us
  %scevgep147.us = getelementptr i8, ptr %scevgep146.us, i64 %sunkaddr
  %scevgep150.us = getelementptr i8, ptr %scevgep149.us, i64 %sunkaddr72
  %lsr.iv.next148 = add i64 %lsr.iv147, -2
  %niter.ncmp.192.us = icmp eq i64 %lsr.iv.next148, 0
  br i1 %niter.ncmp.192.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us, label %B392.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us:
  %.700.us.us.us.epil81.us = load double, ptr %scevgep147.us, align 8
  %.708.us.us.us.epil82.us = load double, ptr %scevgep150.us, align 8
  %.709.us.us.us.epil83.us = fmul double %.700.us.us.us.epil81.us, %.708.us.us.us.epil82.us
  %.711.us.us.us.epil84.us = fadd double %.711.us.us.us.1.1.us, %.709.us.us.us.epil83.us
  %sunkaddr209 = mul i64 %arg.m.3, 8
  %sunkaddr210 = getelementptr i8, ptr %scevgep147.us, i64 %sunkaddr209
  %.700.us.us.us.1.epil.us = load double, ptr %sunkaddr210, align 8
  %scevgep293.us = getelementptr i8, ptr %scevgep150.us, i64 %sunkaddr72
  %.708.us.us.us.1.epil.us = load double, ptr %scevgep293.us, align 8
  %.709.us.us.us.1.epil.us = fmul double %.700.us.us.us.1.epil.us, %.708.us.us.us.1.epil.us
  %.711.us.us.us.1.epil.us = fadd double %.711.us.us.us.epil84.us, %.709.us.us.us.1.epil.us
  %gep.us = getelementptr double, ptr %invariant.gep, i64 %.535225231.us.us.us.us
  %.700.us.us.us.epil.us = load double, ptr %gep.us, align 8
  %sunkaddr211 = mul i64 %.413241251.us.us, 8
  %sunkaddr212 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr211
  %.708.us.us.us.epil.us = load double, ptr %sunkaddr212, align 8
  %.709.us.us.us.epil.us = fmul double %.700.us.us.us.epil.us, %.708.us.us.us.epil.us
  %.711.us.us.us.epil.us = fadd double %.711.us.us.us.1.epil.us, %.709.us.us.us.epil.us
  %.542.us.us.us.us = add nuw nsw i64 %.535225231.us.us.us.us, 1
  %.721.us.us.us.us = fmul double %.137, %.711.us.us.us.epil.us
  %.734.us.us.us.us = getelementptr double, ptr %121, i64 %.535225231.us.us.us.us
  store double %.721.us.us.us.us, ptr %.734.us.us.us.us, align 8
  %scevgep61.us = getelementptr i8, ptr %lsr.iv60.us, i64 8
  %exitcond283.not.us = icmp eq i64 %arg.m.3, %.542.us.us.us.us
  br i1 %exitcond283.not.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us.us

B344.endif.us.us.us:
  %lsr.iv60 = phi ptr [ %scevgep61, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.preheader ]
  %.535225231.us.us.us = phi i64 [ %.542.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ 0, %B344.endif.us.us.us.preheader ]
  br label %B392.us.us.us

B392.us.us.us:
  %lsr.iv145 = phi i64 [ %lsr.iv.next146, %B392.us.us.us ], [ %75, %B344.endif.us.us.us ]
  %lsr.iv67 = phi ptr [ %scevgep150, %B392.us.us.us ], [ %lsr.iv65, %B344.endif.us.us.us ]
  %lsr.iv62 = phi ptr [ %scevgep147, %B392.us.us.us ], [ %lsr.iv60, %B344.endif.us.us.us ]
  %total.2.2221.us.us.us = phi double [ %.711.us.us.us.1.1, %B392.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us ]
  %.700.us.us.us = load double, ptr %lsr.iv62, align 8
  %.708.us.us.us = load double, ptr %lsr.iv67, align 8
  %.709.us.us.us = fmul double %.700.us.us.us, %.708.us.us.us
  %.711.us.us.us = fadd double %total.2.2221.us.us.us, %.709.us.us.us
  %sunkaddr71 = getelementptr i8, ptr %lsr.iv62, i64 %sunkaddr
  %.700.us.us.us.1 = load double, ptr %sunkaddr71, align 8
  %sunkaddr73 = getelementptr i8, ptr %lsr.iv67, i64 %sunkaddr72
  %.708.us.us.us.1 = load double, ptr %sunkaddr73, align 8
  %.709.us.us.us.1 = fmul double %.700.us.us.us.1, %.708.us.us.us.1
  %.711.us.us.us.1 = fadd double %.711.us.us.us, %.709.us.us.us.1
  %scevgep145 = getelementptr i8, ptr %sunkaddr71, i64 %sunkaddr
  %.700.us.us.us.188 = load double, ptr %scevgep145, align 8
  %scevgep148 = getelementptr i8, ptr %sunkaddr73, i64 %sunkaddr72
  %.708.us.us.us.189 = load double, ptr %scevgep148, align 8
  %.709.us.us.us.190 = fmul double %.700.us.us.us.188, %.708.us.us.us.189
  %.711.us.us.us.191 = fadd double %.711.us.us.us.1, %.709.us.us.us.190
  %scevgep146 = getelementptr i8, ptr %scevgep145, i64 %sunkaddr
  %.700.us.us.us.1.1 = load double, ptr %scevgep146, align 8
  %scevgep149 = getelementptr i8, ptr %scevgep148, i64 %sunkaddr72
  %.708.us.us.us.1.1 = load double, ptr %scevgep149, align 8
  %.709.us.us.us.1.1 = fmul double %.700.us.us.us.1.1, %.708.us.us.us.1.1
  %.711.us.us.us.1.1 = fadd double %.711.us.us.us.191, %.709.us.us.us.1.1
  %scevgep147 = getelementptr i8, ptr %scevgep146, i64 %sunkaddr
  %scevgep150 = getelementptr i8, ptr %scevgep149, i64 %sunkaddr72
  %lsr.iv.next146 = add i64 %lsr.iv145, -2
  %niter.ncmp.192 = icmp eq i64 %lsr.iv.next146, 0
  br i1 %niter.ncmp.192, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa, label %B392.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa:
  %gep = getelementptr double, ptr %invariant.gep, i64 %.535225231.us.us.us
  %.700.us.us.us.epil = load double, ptr %gep, align 8
  %sunkaddr213 = mul i64 %.413241251.us.us, 8
  %sunkaddr214 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr213
  %.708.us.us.us.epil = load double, ptr %sunkaddr214, align 8
  %.709.us.us.us.epil = fmul double %.700.us.us.us.epil, %.708.us.us.us.epil
  %.711.us.us.us.epil = fadd double %.711.us.us.us.1.1, %.709.us.us.us.epil
  %.542.us.us.us = add nuw nsw i64 %.535225231.us.us.us, 1
  %.721.us.us.us = fmul double %.137, %.711.us.us.us.epil
  %.734.us.us.us = getelementptr double, ptr %121, i64 %.535225231.us.us.us
  store double %.721.us.us.us, ptr %.734.us.us.us, align 8
  %scevgep61 = getelementptr i8, ptr %lsr.iv60, i64 8
  %exitcond283.not = icmp eq i64 %arg.m.3, %.542.us.us.us
  br i1 %exitcond283.not, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.split:
  %.420.us.us = add nuw nsw i64 %.413241251.us.us, 1
  %.748.us.us = load double, ptr %121, align 8
  %.752.us.us = getelementptr double, ptr %arg.room.2, i64 %.413241251.us.us
  %.753.us.us = load double, ptr %.752.us.us, align 8
  %.757.us.us = getelementptr double, ptr %arg.room.1, i64 %.413241251.us.us
  %.758.us.us = load double, ptr %.757.us.us, align 8
  %.761.us.us = fsub double %.753.us.us, %.758.us.us
  %.762.us.us = fadd double %.748.us.us, %.761.us.us
  store double %.762.us.us, ptr %121, align 8
  %scevgep66 = getelementptr i8, ptr %lsr.iv65, i64 8
  %exitcond284.not = icmp eq i64 %arg.code.22, %.420.us.us
  br i1 %exitcond284.not, label %B650, label %B300.endif.us.us

B300.endif.us:
  %lsr.iv57 = phi ptr [ %scevgep58, %B342.B540_crit_edge.split.us265 ], [ %arg.room.3, %B300.endif.us.preheader39 ]
  %lsr.iv52 = phi ptr [ %scevgep53, %B342.B540_crit_edge.split.us265 ], [ %scevgep51, %B300.endif.us.preheader39 ]
  %.413241251.us = phi i64 [ %.420.us, %B342.B540_crit_edge.split.us265 ], [ 0, %B300.endif.us.preheader39 ]
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
  br i1 %124, label %B342.B540_crit_edge.split.us265, label %B344.endif.us258.preheader

B344.endif.us258.preheader:
  br label %B344.endif.us258

B344.endif.us258:
  %.535225231.us260 = phi i64 [ %.542.us262, %B344.endif.us258 ], [ %n.vec, %B344.endif.us258.preheader ]
  %.542.us262 = add nuw nsw i64 %.535225231.us260, 1
  %125 = shl i64 %.535225231.us260, 3
  %scevgep59 = getelementptr i8, ptr %lsr.iv57, i64 %125
  store double %.721, ptr %scevgep59, align 8
  %exitcond285.not = icmp eq i64 %arg.m.3, %.542.us262
  br i1 %exitcond285.not, label %B342.B540_crit_edge.split.us265, label %B344.endif.us258

B342.B540_crit_edge.split.us265:
  %.420.us = add nuw nsw i64 %.413241251.us, 1
  %sunkaddr74 = mul i64 %.413241251.us, %112
  %sunkaddr75 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr74
  %.748.us = load double, ptr %sunkaddr75, align 8
  %.752.us = getelementptr double, ptr %arg.room.2, i64 %.413241251.us
  %.753.us = load double, ptr %.752.us, align 8
  %.757.us = getelementptr double, ptr %arg.room.1, i64 %.413241251.us
  %.758.us = load double, ptr %.757.us, align 8
  %.761.us = fsub double %.753.us, %.758.us
  %.762.us = fadd double %.748.us, %.761.us
  store double %.762.us, ptr %sunkaddr75, align 8
  %scevgep53 = getelementptr i8, ptr %lsr.iv52, i64 %112
  %scevgep58 = getelementptr i8, ptr %lsr.iv57, i64 %112
  %exitcond286.not = icmp eq i64 %arg.code.22, %.420.us
  br i1 %exitcond286.not, label %B650, label %B300.endif.us

B300.endif:
  %lsr.iv = phi ptr [ %scevgep, %B300.endif ], [ %arg.room.3, %B300.endif.preheader.new ]
  %.413241251 = phi i64 [ %.420.1, %B300.endif ], [ 0, %B300.endif.preheader.new ]
  %.748 = load double, ptr %lsr.iv, align 8
  %sunkaddr215 = mul i64 %.413241251, 8
  %sunkaddr216 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr215
  %.753 = load double, ptr %sunkaddr216, align 8
  %sunkaddr217 = mul i64 %.413241251, 8
  %sunkaddr218 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr217
  %.758 = load double, ptr %sunkaddr218, align 8
  %.761 = fsub double %.753, %.758
  %.762 = fadd double %.748, %.761
  store double %.762, ptr %lsr.iv, align 8
  %.420.1 = add nuw i64 %.413241251, 2
  %sunkaddr219 = mul i64 %arg.m.3, 8
  %sunkaddr220 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr219
  %.748.1 = load double, ptr %sunkaddr220, align 8
  %sunkaddr221 = mul i64 %.413241251, 8
  %sunkaddr222 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr221
  %sunkaddr223 = getelementptr i8, ptr %sunkaddr222, i64 8
  %.753.1 = load double, ptr %sunkaddr223, align 8
  %sunkaddr224 = mul i64 %.413241251, 8
  %sunkaddr225 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr224
  %sunkaddr226 = getelementptr i8, ptr %sunkaddr225, i64 8
  %.758.1 = load double, ptr %sunkaddr226, align 8
  %.761.1 = fsub double %.753.1, %.758.1
  %.762.1 = fadd double %.748.1, %.761.1
  store double %.762.1, ptr %sunkaddr220, align 8
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 %7
  %niter40.ncmp.1 = icmp eq i64 %unroll_iter39, %.420.1
  br i1 %niter40.ncmp.1, label %B650.loopexit.unr-lcssa, label %B300.endif
}

define internal i32 @part9(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B204.endif.lr.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %arg.s.213 = ptrtoint ptr %arg.s.2 to i64
  %arg.code.412 = ptrtoint ptr %arg.code.4 to i64
  %.155 = getelementptr i8, ptr %arg.s.0, i64 104
  %.156 = load double, ptr %.155, align 8
  %.227 = getelementptr i8, ptr %arg.s.0, i64 112
  %.228 = load double, ptr %.227, align 8
  %.301 = fsub double %.228, %.156
  %.arg.m.3 = tail call i64 @llvm.smax.i64(i64 %arg.m.3, i64 0)
  %.795 = shl i64 %arg.code.22, 3
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
  %numbers.2.1342.epil.init = phi i1 [ %numbers.3.0374, %B706.lr.ph ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ]
  %.1130338340.epil.init = phi i64 [ 0, %B706.lr.ph ], [ %unroll_iter, %B202.loopexit.loopexit.unr-lcssa ]
  %23 = shl i64 %.1130338340.epil.init, 3
  %scevgep107 = getelementptr i8, ptr %lsr.iv105, i64 %23
  %scevgep109 = getelementptr i8, ptr %arg.s.3.arg.code.17, i64 %23
  br label %B706.epil

B706.epil:
  %numbers.2.1342.epil = phi i1 [ %numbers.2.1342.epil.init, %B706.epil.preheader ], [ %spec.select.epil, %B706.epil ]
  %epil.iter = phi i64 [ 0, %B706.epil.preheader ], [ %epil.iter.next, %B706.epil ]
  %24 = shl i64 %epil.iter, 3
  %scevgep85 = getelementptr i8, ptr %scevgep109, i64 %24
  %"$phi770.2.2.2.epil" = load double, ptr %scevgep85, align 8
  %scevgep84 = getelementptr i8, ptr %scevgep107, i64 %24
  store double %"$phi770.2.2.2.epil", ptr %scevgep84, align 8
  %.1213.epil = fcmp ord double %"$phi770.2.2.2.epil", 0.000000e+00
  %spec.select.epil = select i1 %numbers.2.1342.epil, i1 %.1213.epil, i1 false
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter20, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B202.loopexit, label %B706.epil

B202.loopexit:
  %numbers.2.1.lcssa = phi i1 [ %numbers.3.0374, %B514.endif.endif.endif ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ], [ %spec.select.epil, %B706.epil ]
  %scevgep97 = getelementptr i8, ptr %lsr.iv96, i64 %18
  %scevgep106 = getelementptr i8, ptr %lsr.iv105, i64 %18
  %exitcond398.not = icmp eq i64 %.406, 9
  br i1 %exitcond398.not, label %common.ret, label %B204.endif

B448:
  %.786 = fcmp oeq double %.496, 1.000000e+00
  br i1 %.786, label %B460, label %B514

B460:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.795, i1 false)
  br label %B514

B514:
  %25 = icmp slt i64 %arg.code.21, 1
  %.876 = load double, ptr %arg.s.0, align 8
  %sunkaddr88 = getelementptr i8, ptr %arg.s.0, i64 88
  %.948 = load double, ptr %sunkaddr88, align 8
  %.950 = fmul double %.496, %.948
  %.951 = fadd double %.876, %.950
  %sunkaddr89 = getelementptr i8, ptr %arg.code.1, i64 24
  %.74.i = load double, ptr %sunkaddr89, align 8
  %.75.i = fsub double %.951, %.74.i
  %sunkaddr90 = getelementptr i8, ptr %arg.code.1, i64 64
  %.118.i = load double, ptr %sunkaddr90, align 8
  %.119.i = fadd double %.951, %.118.i
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
  %numbers.2.1342 = phi i1 [ %spec.select.3, %B706 ], [ %numbers.3.0374, %B706.preheader ]
  %.1130338340 = phi i64 [ %.1137.3, %B706 ], [ 0, %B706.preheader ]
  %58 = shl i64 %.1130338340, 3
  %sunkaddr118 = mul i64 %.1130338340, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.s.3.arg.code.17, i64 %sunkaddr118
  %"$phi770.2.2.2" = load double, ptr %sunkaddr119, align 8
  %scevgep103 = getelementptr i8, ptr %lsr.iv96, i64 %58
  %59 = shl i64 %.1130338340, 3
  %scevgep86 = getelementptr i8, ptr %lsr.iv96, i64 %59
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 -24
  store double %"$phi770.2.2.2", ptr %scevgep87, align 8
  %.1213 = fcmp ord double %"$phi770.2.2.2", 0.000000e+00
  %spec.select = select i1 %numbers.2.1342, i1 %.1213, i1 false
  %60 = shl i64 %.1130338340, 3
  %sunkaddr120 = mul i64 %.1130338340, 8
  %sunkaddr121 = getelementptr i8, ptr %arg.s.3.arg.code.17, i64 %sunkaddr120
  %sunkaddr122 = getelementptr i8, ptr %sunkaddr121, i64 8
  %"$phi770.2.2.2.1" = load double, ptr %sunkaddr122, align 8
  %scevgep81 = getelementptr i8, ptr %lsr.iv96, i64 %60
  %scevgep82 = getelementptr i8, ptr %scevgep81, i64 -16
  store double %"$phi770.2.2.2.1", ptr %scevgep82, align 8
  %.1213.1 = fcmp ord double %"$phi770.2.2.2.1", 0.000000e+00
  %spec.select.1 = select i1 %spec.select, i1 %.1213.1, i1 false
  %61 = shl i64 %.1130338340, 3
  %sunkaddr123 = mul i64 %.1130338340, 8
  %sunkaddr124 = getelementptr i8, ptr %arg.s.3.arg.code.17, i64 %sunkaddr123
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr124, i64 16
  %"$phi770.2.2.2.2" = load double, ptr %sunkaddr126, align 8
  %scevgep78 = getelementptr i8, ptr %lsr.iv96, i64 %61
  %scevgep79 = getelementptr i8, ptr %scevgep78, i64 -8
  store double %"$phi770.2.2.2.2", ptr %scevgep79, align 8
  %.1213.2 = fcmp ord double %"$phi770.2.2.2.2", 0.000000e+00
  %spec.select.2 = select i1 %spec.select.1, i1 %.1213.2, i1 false
  %.1137.3 = add nuw nsw i64 %.1130338340, 4
  %sunkaddr127 = mul i64 %.1130338340, 8
  %sunkaddr128 = getelementptr i8, ptr %arg.s.3.arg.code.17, i64 %sunkaddr127
  %sunkaddr129 = getelementptr i8, ptr %sunkaddr128, i64 24
  %"$phi770.2.2.2.3" = load double, ptr %sunkaddr129, align 8
  store double %"$phi770.2.2.2.3", ptr %scevgep103, align 8
  %.1213.3 = fcmp ord double %"$phi770.2.2.2.3", 0.000000e+00
  %spec.select.3 = select i1 %spec.select.2, i1 %.1213.3, i1 false
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.1137.3
  br i1 %niter.ncmp.3, label %B202.loopexit.loopexit.unr-lcssa, label %B706

common.ret:
  %.1266 = zext i1 %numbers.2.1.lcssa to i8
  store i8 %.1266, ptr %retptr, align 1
  ret i32 0

B204.endif:
  %lsr.iv105 = phi ptr [ %arg.room.4, %B204.endif.lr.ph ], [ %scevgep106, %B202.loopexit ]
  %lsr.iv96 = phi ptr [ %scevgep95, %B204.endif.lr.ph ], [ %scevgep97, %B202.loopexit ]
  %numbers.3.0374 = phi i1 [ true, %B204.endif.lr.ph ], [ %numbers.2.1.lcssa, %B202.loopexit ]
  %.399347372 = phi i64 [ 0, %B204.endif.lr.ph ], [ %.406, %B202.loopexit ]
  %62 = icmp slt i64 %arg.code.22, 1
  %.406 = add nuw nsw i64 %.399347372, 1
  %.488 = getelementptr double, ptr @.const.array.data, i64 %.399347372
  %.489 = load double, ptr %.488, align 8
  %.494 = fmul double %.301, %.489
  %.496 = fadd double %.156, %.494
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
  %.586322328.ph = phi i64 [ 0, %B276.endif.preheader ], [ %n.vec, %middle.block ]
  %68 = icmp eq i64 %xtraiter17, 0
  br i1 %68, label %B276.endif.prol.loopexit, label %B276.endif.prol.preheader

B276.endif.prol.preheader:
  br label %B276.endif.prol

B276.endif.prol:
  %lsr.iv49 = phi i64 [ %lsr.iv.next50, %B276.endif.prol ], [ %xtraiter17, %B276.endif.prol.preheader ]
  %.586322328.prol = phi i64 [ %.593.prol, %B276.endif.prol ], [ %.586322328.ph, %B276.endif.prol.preheader ]
  %.593.prol = add nuw nsw i64 %.586322328.prol, 1
  %69 = shl i64 %.586322328.prol, 3
  %scevgep48 = getelementptr i8, ptr %arg.s.2, i64 %69
  %.768.prol = load double, ptr %scevgep48, align 8
  %.770.prol = fadd double %.768.prol, 0.000000e+00
  %scevgep47 = getelementptr i8, ptr %arg.code.4, i64 %69
  store double %.770.prol, ptr %scevgep47, align 8
  %lsr.iv.next50 = add nsw i64 %lsr.iv49, -1
  %prol.iter19.cmp.not = icmp eq i64 %lsr.iv.next50, 0
  br i1 %prol.iter19.cmp.not, label %B276.endif.prol.loopexit, label %B276.endif.prol

B276.endif.prol.loopexit:
  %.586322328.unr = phi i64 [ %.586322328.ph, %B276.endif.preheader15 ], [ %.593.prol, %B276.endif.prol ]
  %70 = sub nsw i64 %.586322328.ph, %arg.code.22
  %71 = icmp ugt i64 %70, -4
  br i1 %71, label %B448, label %B276.endif.preheader11

B276.endif.preheader11:
  br label %B276.endif

B276.endif.us:
  %lsr.iv31 = phi ptr [ %scevgep32, %B332.B398_crit_edge.us ], [ %scevgep30, %B276.endif.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep26, %B332.B398_crit_edge.us ], [ %scevgep, %B276.endif.us.preheader ]
  %.586322328.us = phi i64 [ %.593.us, %B332.B398_crit_edge.us ], [ 0, %B276.endif.us.preheader ]
  %72 = icmp eq i64 %xtraiter, 0
  br i1 %72, label %B334.us.prol.loopexit, label %B334.us.prol.preheader

B334.us.prol.preheader:
  br label %B334.us.prol

B334.us.prol:
  %lsr.iv13 = phi i64 [ %lsr.iv.next14, %B334.us.prol ], [ 0, %B334.us.prol.preheader ]
  %total.2.2318.us.prol = phi double [ %.756.us.prol, %B334.us.prol ], [ 0.000000e+00, %B334.us.prol.preheader ]
  %73 = shl nsw i64 %lsr.iv13, 3
  %scevgep14 = getelementptr i8, ptr %lsr.iv, i64 %73
  %.752.us.prol = load double, ptr %scevgep14, align 8
  %.754.us.prol = fadd double %total.2.2318.us.prol, %.752.us.prol
  %.756.us.prol = fmul double %.496, %.754.us.prol
  %lsr.iv.next14 = add nsw i64 %lsr.iv13, -1
  %prol.iter.cmp.not = icmp eq i64 %21, %lsr.iv.next14
  br i1 %prol.iter.cmp.not, label %B334.us.prol.loopexit, label %B334.us.prol

B334.us.prol.loopexit:
  %total.2.2318.us.unr = phi double [ 0.000000e+00, %B276.endif.us ], [ %.756.us.prol, %B334.us.prol ]
  %.705313317.us.unr = phi i64 [ %.arg.m.3, %B276.endif.us ], [ %19, %B334.us.prol ]
  %.712314316.us.in.unr = phi i64 [ %arg.m.3, %B276.endif.us ], [ %20, %B334.us.prol ]
  %.756.us.lcssa.unr = phi double [ poison, %B276.endif.us ], [ %.756.us.prol, %B334.us.prol ]
  %74 = icmp slt i64 %arg.m.3, 4
  br i1 %74, label %B332.B398_crit_edge.us, label %B334.us.preheader

B334.us.preheader:
  %75 = add nuw i64 %.705313317.us.unr, 4
  %76 = shl i64 %.712314316.us.in.unr, 3
  %scevgep33 = getelementptr i8, ptr %lsr.iv31, i64 %76
  br label %B334.us

B334.us:
  %lsr.iv34 = phi ptr [ %scevgep33, %B334.us.preheader ], [ %scevgep35, %B334.us ]
  %lsr.iv29 = phi i64 [ %75, %B334.us.preheader ], [ %lsr.iv.next, %B334.us ]
  %total.2.2318.us = phi double [ %total.2.2318.us.unr, %B334.us.preheader ], [ %.756.us.3, %B334.us ]
  %scevgep38 = getelementptr i8, ptr %lsr.iv34, i64 8
  %.752.us = load double, ptr %scevgep38, align 8
  %.754.us = fadd double %total.2.2318.us, %.752.us
  %.756.us = fmul double %.496, %.754.us
  %.752.us.1 = load double, ptr %lsr.iv34, align 8
  %.754.us.1 = fadd double %.752.us.1, %.756.us
  %.756.us.1 = fmul double %.496, %.754.us.1
  %scevgep36 = getelementptr i8, ptr %lsr.iv34, i64 -8
  %.752.us.2 = load double, ptr %scevgep36, align 8
  %.754.us.2 = fadd double %.752.us.2, %.756.us.1
  %.756.us.2 = fmul double %.496, %.754.us.2
  %scevgep37 = getelementptr i8, ptr %lsr.iv34, i64 -16
  %.752.us.3 = load double, ptr %scevgep37, align 8
  %.754.us.3 = fadd double %.752.us.3, %.756.us.2
  %.756.us.3 = fmul double %.496, %.754.us.3
  %lsr.iv.next = add i64 %lsr.iv29, -4
  %scevgep35 = getelementptr i8, ptr %lsr.iv34, i64 -32
  %.706.us.3 = icmp sgt i64 %lsr.iv.next, 4
  br i1 %.706.us.3, label %B334.us, label %B332.B398_crit_edge.us

B332.B398_crit_edge.us:
  %.756.us.lcssa = phi double [ %.756.us.lcssa.unr, %B334.us.prol.loopexit ], [ %.756.us.3, %B334.us ]
  %.593.us = add nuw nsw i64 %.586322328.us, 1
  %.767.us = getelementptr double, ptr %arg.s.2, i64 %.586322328.us
  %.768.us = load double, ptr %.767.us, align 8
  %.770.us = fadd double %.756.us.lcssa, %.768.us
  %.776.us = getelementptr double, ptr %arg.code.4, i64 %.586322328.us
  store double %.770.us, ptr %.776.us, align 8
  %scevgep26 = getelementptr i8, ptr %lsr.iv, i64 %16
  %scevgep32 = getelementptr i8, ptr %lsr.iv31, i64 %16
  %exitcond.not = icmp eq i64 %arg.code.22, %.593.us
  br i1 %exitcond.not, label %B448, label %B276.endif.us

B276.endif:
  %.586322328 = phi i64 [ %.593.3, %B276.endif ], [ %.586322328.unr, %B276.endif.preheader11 ]
  %sunkaddr141 = mul i64 %.586322328, 8
  %sunkaddr142 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr141
  %.768 = load double, ptr %sunkaddr142, align 8
  %.770 = fadd double %.768, 0.000000e+00
  %sunkaddr143 = mul i64 %.586322328, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr143
  store double %.770, ptr %sunkaddr144, align 8
  %sunkaddr145 = mul i64 %.586322328, 8
  %sunkaddr146 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr145
  %sunkaddr147 = getelementptr i8, ptr %sunkaddr146, i64 8
  %.768.1 = load double, ptr %sunkaddr147, align 8
  %.770.1 = fadd double %.768.1, 0.000000e+00
  %sunkaddr148 = mul i64 %.586322328, 8
  %sunkaddr149 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr148
  %sunkaddr150 = getelementptr i8, ptr %sunkaddr149, i64 8
  store double %.770.1, ptr %sunkaddr150, align 8
  %sunkaddr151 = mul i64 %.586322328, 8
  %sunkaddr152 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr151
  %sunkaddr153 = getelementptr i8, ptr %sunkaddr152, i64 16
  %.768.2 = load double, ptr %sunkaddr153, align 8
  %.770.2 = fadd double %.768.2, 0.000000e+00
  %sunkaddr154 = mul i64 %.586322328, 8
  %sunkaddr155 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr154
  %sunkaddr156 = getelementptr i8, ptr %sunkaddr155, i64 16
  store double %.770.2, ptr %sunkaddr156, align 8
  %.593.3 = add nuw nsw i64 %.586322328, 4
  %sunkaddr161 = mul i64 %.586322328, 8
  %sunkaddr162 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr161
  %sunkaddr163 = getelementptr i8, ptr %sunkaddr162, i64 24
  %.768.3 = load double, ptr %sunkaddr163, align 8
  %.770.3 = fadd double %.768.3, 0.000000e+00
  %sunkaddr164 = mul i64 %.586322328, 8
  %sunkaddr165 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr164
  %sunkaddr166 = getelementptr i8, ptr %sunkaddr165, i64 24
  store double %.770.3, ptr %sunkaddr166, align 8
  %exitcond396.not.3 = icmp eq i64 %arg.code.22, %.593.3
  br i1 %exitcond396.not.3, label %B448, label %B276.endif

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
  %.1166 = fcmp oeq double %.496, 0.000000e+00
  %arg.s.3.arg.code.17 = select i1 %.1166, ptr %arg.s.3, ptr %arg.code.17
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

define internal i32 @part11(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.375.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.141 = getelementptr i8, ptr %arg.s.0, i64 96
  %.142 = load double, ptr %.141, align 8
  store ptr null, ptr %excinfo.1.i, align 8
  %.137.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.138.i = load i64, ptr %.137.i, align 8
  %.219.i = load double, ptr %arg.s.0, align 8
  %.291.i = getelementptr i8, ptr %arg.s.0, i64 88
  %.292.i = load double, ptr %.291.i, align 8
  %.293.i = fadd double %.219.i, %.292.i
  %.297.i = getelementptr double, ptr %arg.s.4, i64 %.138.i
  store double %.293.i, ptr %.297.i, align 8
  %.366.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.367.i = load i64, ptr %.366.i, align 8
  %.368.not.i = icmp eq i64 %.367.i, 0
  br i1 %.368.not.i, label %part17, label %B220.i

B220.i:
  %.379.i = call i32 @part8(ptr %.375.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond.i = icmp eq i32 %.379.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part5

part17:
  %.436.i = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.436.i, i1 false)
  %.446.i = mul nsw i64 %.138.i, %arg.code.22
  %.449.i = getelementptr double, ptr %arg.s.5, i64 %.446.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.449.i, ptr %arg.room.2, i64 %.436.i, i1 false)
  %sunkaddr = getelementptr i8, ptr %arg.s.1, i64 8
  %.525.i = load i64, ptr %sunkaddr, align 8
  %.526.i = add nsw i64 %.525.i, 1
  store i64 %.526.i, ptr %sunkaddr, align 8
  %.598.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.599.i = load i64, ptr %.598.i, align 8
  %.600.i = add nsw i64 %.599.i, 1
  store i64 %.600.i, ptr %.598.i, align 8
  %0 = getelementptr double, ptr %arg.s.4, i64 %.526.i
  %.253 = getelementptr i8, ptr %0, i64 -8
  store double %.142, ptr %.253, align 8
  store double %.142, ptr %arg.s.0, align 8
  %.398 = getelementptr i8, ptr %arg.s.0, i64 40
  %.399 = load double, ptr %.398, align 8
  %.400 = fcmp une double %.399, 0.000000e+00
  br i1 %.400, label %B246, label %B424

B220.endif.i:
  %.409.i = mul i64 %arg.code.22, %arg.m.3
  %.412.i = mul i64 %.138.i, %.409.i
  %.413.i = getelementptr double, ptr %arg.s.6, i64 %.412.i
  %.422.i = shl i64 %.409.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.413.i, ptr %arg.room.3, i64 %.422.i, i1 false)
  br label %part17

part5:
  %.380.i = load ptr, ptr %excinfo.1.i, align 8
  %.167 = icmp sgt i32 %.379.i, 0
  %.168 = select i1 %.167, ptr %.380.i, ptr undef
  store ptr %.168, ptr %excinfo, align 8
  br label %common.ret

B246:
  %.472 = getelementptr i8, ptr %arg.s.0, i64 32
  %.473 = load double, ptr %.472, align 8
  %.541 = load i64, ptr %arg.s.1, align 8
  %.542 = add nsw i64 %.541, 1
  %.615 = sitofp i64 %.542 to double
  %.616 = fmul double %.399, %.615
  %.617 = fadd double %.473, %.616
  %.619 = fcmp ult double %.142, %.617
  br i1 %.619, label %B424, label %B372

B372:
  store i64 %.542, ptr %arg.s.1, align 8
  br label %B424

B424:
  %.764 = getelementptr i8, ptr %arg.s.0, i64 128
  %.765 = load double, ptr %.764, align 8
  %.766 = fcmp une double %.765, 0.000000e+00
  br i1 %.766, label %B468, label %B694

B468:
  %.838 = getelementptr i8, ptr %arg.s.0, i64 8
  %.839 = load double, ptr %.838, align 8
  %.843 = fcmp olt double %.142, %.839
  br i1 %.843, label %B0.endif.i, label %B698

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
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.436.i, i1 false)
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
  %.323.i.i = fmul double %.765, %.322.i.i
  %.324.i.i = fadd double %.176.i.i, %.323.i.i
  %.221.i = fmul double %.765, 1.000000e-09
  %.222.i = fsub double %.324.i.i, %.221.i
  %.223.i = fcmp ult double %.119.i, %.222.i
  br i1 %.223.i, label %B512.endif, label %B148.i

B148.endif.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.code.7, i64 %.436.i, i1 false)
  %sunkaddr51 = getelementptr i8, ptr %arg.s.1, i64 64
  %.398.i = load i64, ptr %sunkaddr51, align 8
  %.399.i = add nsw i64 %.398.i, 1
  store i64 %.399.i, ptr %sunkaddr51, align 8
  br label %B512.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B694 ], [ 0, %B698 ], [ %.379.i, %part5 ], [ 0, %B512.endif ]
  ret i32 %common.ret.op

B694:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B698:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B512.endif:
  %sunkaddr52 = getelementptr i8, ptr %arg.s.1, i64 8
  %.947 = load i64, ptr %sunkaddr52, align 8
  %.950 = add nsw i64 %.947, -1
  %.953 = mul nsw i64 %.950, %arg.code.22
  %.954 = getelementptr double, ptr %arg.s.5, i64 %.953
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.954, ptr %arg.s.2, i64 %.436.i, i1 false)
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

define internal i32 @part14(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.first, i64 %arg.last) {
B0:
  %.75.i = alloca double, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.74 = icmp eq i64 %arg.first, 2
  br i1 %.74, label %B44.endif, label %B216.endif

B76:
  %.166561563 = phi i64 [ %.173.1, %B76 ], [ %.166561563.unr, %B76.preheader64 ]
  %sunkaddr = shl i64 %.166561563, 3
  %sunkaddr100 = mul i64 %.166561563, 8
  %sunkaddr101 = getelementptr i8, ptr %arg.y, i64 %sunkaddr100
  %.200 = load double, ptr %sunkaddr101, align 8
  %scevgep67 = getelementptr i8, ptr %scevgep, i64 %sunkaddr
  %0 = shl i64 %.166561563, 3
  %scevgep17 = getelementptr i8, ptr %scevgep, i64 %0
  %scevgep19 = getelementptr i8, ptr %scevgep17, i64 -8
  %.205 = load double, ptr %scevgep19, align 8
  %.207 = fmul double %arg.h, %.205
  %.208 = fadd double %.200, %.207
  %sunkaddr102 = mul i64 %.166561563, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr102
  store double %.208, ptr %sunkaddr103, align 8
  %.173.1 = add nuw nsw i64 %.166561563, 2
  %sunkaddr104 = mul i64 %.166561563, 8
  %sunkaddr105 = getelementptr i8, ptr %arg.y, i64 %sunkaddr104
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr105, i64 8
  %.200.1 = load double, ptr %sunkaddr106, align 8
  %.205.1 = load double, ptr %scevgep67, align 8
  %.207.1 = fmul double %arg.h, %.205.1
  %.208.1 = fadd double %.200.1, %.207.1
  %sunkaddr108 = mul i64 %.166561563, 8
  %sunkaddr109 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr108
  %sunkaddr110 = getelementptr i8, ptr %sunkaddr109, i64 8
  store double %.208.1, ptr %sunkaddr110, align 8
  %exitcond568.not.1 = icmp eq i64 %arg.code.22, %.173.1
  br i1 %exitcond568.not.1, label %B142, label %B76

B142:
  %.223 = fadd double %arg.t, %arg.h
  %.233.idx = shl i64 %arg.code.22, 4
  %.233 = getelementptr i8, ptr %arg.room.0, i64 %.233.idx
  store double 0.000000e+00, ptr %.75.i, align 8
  %.79.i = call i32 @part12(ptr %.75.i, ptr %excinfo.1.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 0, double %.223, ptr %.233)
  %cond.i = icmp eq i32 %.79.i, 0
  br i1 %cond.i, label %part18.exit.thread, label %part18.exit

part18.exit.thread:
  %.89.i = load double, ptr %.75.i, align 8
  store double %.89.i, ptr %retptr, align 8
  br label %common.ret

part18.exit:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B322:
  %.365541543 = phi i64 [ %.372.1, %B322 ], [ %.365541543.unr, %B322.preheader8 ]
  %sunkaddr111 = mul i64 %.365541543, 8
  %sunkaddr112 = getelementptr i8, ptr %arg.y, i64 %sunkaddr111
  %.399 = load double, ptr %sunkaddr112, align 8
  %sunkaddr113 = mul i64 %.365541543, 8
  %sunkaddr114 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr113
  %.402 = load double, ptr %sunkaddr114, align 8
  %.404 = fmul double %arg.h, %.402
  %.405 = fadd double %.399, %.404
  %sunkaddr115 = mul i64 %.365541543, 8
  %sunkaddr116 = getelementptr i8, ptr %arg.m.9, i64 %sunkaddr115
  store double %.405, ptr %sunkaddr116, align 8
  %.372.1 = add nuw nsw i64 %.365541543, 2
  %sunkaddr117 = mul i64 %.365541543, 8
  %sunkaddr118 = getelementptr i8, ptr %arg.y, i64 %sunkaddr117
  %sunkaddr119 = getelementptr i8, ptr %sunkaddr118, i64 8
  %.399.1 = load double, ptr %sunkaddr119, align 8
  %sunkaddr120 = mul i64 %.365541543, 8
  %sunkaddr121 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr120
  %sunkaddr127 = getelementptr i8, ptr %sunkaddr121, i64 8
  %.402.1 = load double, ptr %sunkaddr127, align 8
  %.404.1 = fmul double %arg.h, %.402.1
  %.405.1 = fadd double %.399.1, %.404.1
  %sunkaddr128 = mul i64 %.365541543, 8
  %sunkaddr129 = getelementptr i8, ptr %arg.m.9, i64 %sunkaddr128
  %sunkaddr130 = getelementptr i8, ptr %sunkaddr129, i64 8
  store double %.405.1, ptr %sunkaddr130, align 8
  %exitcond.not.1 = icmp eq i64 %arg.m.13, %.372.1
  br i1 %exitcond.not.1, label %B382.endif, label %B322

B492:
  %lsr.iv.next47 = add nsw i64 %lsr.iv46, -1
  %.534 = icmp samesign ugt i64 %lsr.iv.next47, 6
  br i1 %.534, label %B494, label %B1176

B494:
  %lsr.iv46 = phi i64 [ 66, %B382.endif.endif.endif.endif ], [ %lsr.iv.next47, %B492 ]
  %before.2.0552 = phi double [ 0x7FF0000000000000, %B382.endif.endif.endif.endif ], [ %.671, %B492 ]
  %.575 = load i64, ptr %arg.m.7, align 8
  %sunkaddr131 = getelementptr i8, ptr %arg.m.7, i64 8
  %.579 = load i64, ptr %sunkaddr131, align 8
  %sunkaddr132 = getelementptr i8, ptr %arg.m.7, i64 16
  %.583 = load i64, ptr %sunkaddr132, align 8
  %sunkaddr133 = getelementptr i8, ptr %arg.m.7, i64 24
  %.587 = load i64, ptr %sunkaddr133, align 8
  %.588 = inttoptr i64 %.579 to ptr
  %.589 = inttoptr i64 %.583 to ptr
  %.590 = inttoptr i64 %.587 to ptr
  %.591 = inttoptr i64 %.575 to ptr
  tail call void %.591(ptr %.588, ptr %.589, ptr %.590)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.m.9, ptr %arg.m.10, i64 %.601, i1 false)
  %.606 = load double, ptr %arg.code.6, align 8
  %sunkaddr134 = getelementptr i8, ptr %arg.code.1, i64 8
  %.647 = load double, ptr %sunkaddr134, align 8
  %.648 = fcmp ogt double %.606, %.647
  br i1 %.648, label %B766, label %B760

common.ret:
  %common.ret.op = phi i32 [ 0, %B760 ], [ 0, %B1090 ], [ 0, %B1176 ], [ 0, %part18.exit.thread ], [ %.79.i, %part18.exit ]
  ret i32 %common.ret.op

B760:
  store double -1.000000e+00, ptr %retptr, align 8
  br label %common.ret

B766:
  %.671 = load double, ptr %arg.m.11, align 8
  %.672 = fcmp olt double %.671, 1.000000e-15
  br i1 %.672, label %B868.endif, label %B800

B800:
  %.678 = fcmp olt double %.671, 1.000000e-10
  %.685 = fcmp oge double %.671, %before.2.0552
  %or.cond = and i1 %.678, %.685
  br i1 %or.cond, label %B868.endif, label %B492

B1024:
  %.800554556 = phi i64 [ %.807.1, %B1024 ], [ %.800554556.unr, %B1024.preheader65 ]
  %sunkaddr135 = mul i64 %.800554556, 8
  %sunkaddr136 = getelementptr i8, ptr %arg.m.12, i64 %sunkaddr135
  %.835 = load double, ptr %sunkaddr136, align 8
  %sunkaddr138 = mul i64 %.800554556, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.y, i64 %sunkaddr138
  %.838 = load double, ptr %sunkaddr139, align 8
  %.839 = fsub double %.835, %.838
  %.844 = fdiv double %.839, %arg.h
  %1 = shl i64 %.800554556, 3
  %scevgep34 = getelementptr i8, ptr %scevgep90, i64 %1
  %scevgep35 = getelementptr i8, ptr %scevgep34, i64 -8
  store double %.844, ptr %scevgep35, align 8
  %.807.1 = add nuw nsw i64 %.800554556, 2
  %sunkaddr140 = mul i64 %.800554556, 8
  %sunkaddr141 = getelementptr i8, ptr %arg.m.12, i64 %sunkaddr140
  %sunkaddr142 = getelementptr i8, ptr %sunkaddr141, i64 8
  %.835.1 = load double, ptr %sunkaddr142, align 8
  %sunkaddr143 = mul i64 %.800554556, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.y, i64 %sunkaddr143
  %sunkaddr145 = getelementptr i8, ptr %sunkaddr144, i64 8
  %.838.1 = load double, ptr %sunkaddr145, align 8
  %.839.1 = fsub double %.835.1, %.838.1
  %.844.1 = fdiv double %.839.1, %arg.h
  store double %.844.1, ptr %scevgep34, align 8
  %exitcond567.not.1 = icmp eq i64 %arg.code.22, %.807.1
  br i1 %exitcond567.not.1, label %B1090, label %B1024

B1090:
  %.870 = load double, ptr %arg.code.6, align 8
  store double %.870, ptr %retptr, align 8
  br label %common.ret

B1176:
  store double -1.000000e+00, ptr %retptr, align 8
  br label %common.ret

B44.endif:
  %.160562.not = icmp slt i64 %arg.code.22, 1
  br i1 %.160562.not, label %B142, label %B76.lr.ph

B76.lr.ph:
  %2 = getelementptr double, ptr %arg.room.0, i64 %arg.code.22
  %min.iters.check41 = icmp samesign ult i64 %arg.code.22, 8
  br i1 %min.iters.check41, label %B76.preheader, label %vector.memcheck33

vector.memcheck33:
  %3 = ptrtoint ptr %arg.code.4 to i64
  %4 = ptrtoint ptr %arg.y to i64
  %5 = ptrtoint ptr %arg.room.0 to i64
  %6 = sub i64 %3, %4
  %diff.check36 = icmp ult i64 %6, 32
  %7 = shl i64 %arg.code.22, 3
  %8 = add i64 %7, %5
  %9 = sub i64 %3, %8
  %diff.check38 = icmp ult i64 %9, 32
  %conflict.rdx39 = or i1 %diff.check36, %diff.check38
  br i1 %conflict.rdx39, label %B76.preheader, label %vector.ph42

vector.ph42:
  %const99 = bitcast i64 9223372036854775804 to i64
  %n.vec44 = and i64 %arg.code.22, %const99
  %broadcast.splatinsert45 = insertelement <2 x double> poison, double %arg.h, i64 0
  %broadcast.splat46 = shufflevector <2 x double> %broadcast.splatinsert45, <2 x double> poison, <2 x i32> zeroinitializer
  %10 = getelementptr i8, ptr %arg.room.0, i64 %7
  %scevgep82 = getelementptr i8, ptr %10, i64 16
  br label %vector.body47

vector.body47:
  %index48 = phi i64 [ 0, %vector.ph42 ], [ %index.next53, %vector.body47 ]
  %sunkaddr137 = shl i64 %index48, 3
  %sunkaddr146 = mul i64 %index48, 8
  %sunkaddr148 = getelementptr i8, ptr %arg.y, i64 %sunkaddr146
  %wide.load49 = load <2 x double>, ptr %sunkaddr148, align 8
  %sunkaddr149 = mul i64 %index48, 8
  %sunkaddr150 = getelementptr i8, ptr %arg.y, i64 %sunkaddr149
  %sunkaddr151 = getelementptr i8, ptr %sunkaddr150, i64 16
  %wide.load50 = load <2 x double>, ptr %sunkaddr151, align 8
  %scevgep31 = getelementptr i8, ptr %scevgep82, i64 %sunkaddr137
  %11 = shl i64 %index48, 3
  %scevgep24 = getelementptr i8, ptr %scevgep82, i64 %11
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -16
  %wide.load51 = load <2 x double>, ptr %scevgep25, align 8
  %wide.load52 = load <2 x double>, ptr %scevgep31, align 8
  %12 = fmul <2 x double> %broadcast.splat46, %wide.load51
  %13 = fmul <2 x double> %broadcast.splat46, %wide.load52
  %14 = fadd <2 x double> %wide.load49, %12
  %15 = fadd <2 x double> %wide.load50, %13
  %sunkaddr152 = mul i64 %index48, 8
  %sunkaddr153 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr152
  store <2 x double> %14, ptr %sunkaddr153, align 8
  %sunkaddr154 = mul i64 %index48, 8
  %sunkaddr155 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr154
  %sunkaddr156 = getelementptr i8, ptr %sunkaddr155, i64 16
  store <2 x double> %15, ptr %sunkaddr156, align 8
  %index.next53 = add nuw nsw i64 %index48, 4
  %16 = icmp eq i64 %n.vec44, %index.next53
  br i1 %16, label %middle.block54, label %vector.body47

middle.block54:
  %cmp.n55 = icmp eq i64 %arg.code.22, %n.vec44
  br i1 %cmp.n55, label %B142, label %B76.preheader

B76.preheader:
  %.166561563.ph = phi i64 [ 0, %vector.memcheck33 ], [ 0, %B76.lr.ph ], [ %n.vec44, %middle.block54 ]
  %.neg63 = or disjoint i64 %.166561563.ph, 1
  %xtraiter60 = and i64 %arg.code.22, 1
  %lcmp.mod61.not = icmp eq i64 %xtraiter60, 0
  br i1 %lcmp.mod61.not, label %B76.prol.loopexit, label %B76.prol

B76.prol:
  %.199.prol = getelementptr double, ptr %arg.y, i64 %.166561563.ph
  %.200.prol = load double, ptr %.199.prol, align 8
  %.204.prol = getelementptr double, ptr %2, i64 %.166561563.ph
  %.205.prol = load double, ptr %.204.prol, align 8
  %.207.prol = fmul double %arg.h, %.205.prol
  %.208.prol = fadd double %.200.prol, %.207.prol
  %.211.prol = getelementptr double, ptr %arg.code.4, i64 %.166561563.ph
  store double %.208.prol, ptr %.211.prol, align 8
  br label %B76.prol.loopexit

B76.prol.loopexit:
  %.166561563.unr = phi i64 [ %.166561563.ph, %B76.preheader ], [ %.neg63, %B76.prol ]
  %17 = icmp eq i64 %arg.code.22, %.neg63
  br i1 %17, label %B142, label %B76.preheader64

B76.preheader64:
  %18 = shl i64 %arg.code.22, 3
  %19 = getelementptr i8, ptr %arg.room.0, i64 %18
  %scevgep = getelementptr i8, ptr %19, i64 8
  br label %B76

B216.endif:
  store double %arg.h, ptr %arg.m.8, align 8
  %.276 = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.276, i1 false)
  %.359542.not = icmp slt i64 %arg.m.13, 1
  br i1 %.359542.not, label %B382.endif, label %B322.preheader

B322.preheader:
  %min.iters.check = icmp samesign ult i64 %arg.m.13, 6
  br i1 %min.iters.check, label %B322.preheader57, label %vector.memcheck

vector.memcheck:
  %20 = ptrtoint ptr %arg.m.9 to i64
  %21 = ptrtoint ptr %arg.y to i64
  %22 = ptrtoint ptr %arg.room.0 to i64
  %23 = sub i64 %20, %21
  %diff.check = icmp ult i64 %23, 32
  %24 = sub i64 %20, %22
  %diff.check8 = icmp ult i64 %24, 32
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
  %sunkaddr157 = mul i64 %index, 8
  %sunkaddr158 = getelementptr i8, ptr %arg.y, i64 %sunkaddr157
  %wide.load = load <2 x double>, ptr %sunkaddr158, align 8
  %sunkaddr159 = mul i64 %index, 8
  %sunkaddr160 = getelementptr i8, ptr %arg.y, i64 %sunkaddr159
  %sunkaddr161 = getelementptr i8, ptr %sunkaddr160, i64 16
  %wide.load9 = load <2 x double>, ptr %sunkaddr161, align 8
  %sunkaddr163 = mul i64 %index, 8
  %sunkaddr164 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr163
  %wide.load10 = load <2 x double>, ptr %sunkaddr164, align 8
  %sunkaddr165 = mul i64 %index, 8
  %sunkaddr166 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr165
  %sunkaddr168 = getelementptr i8, ptr %sunkaddr166, i64 16
  %wide.load11 = load <2 x double>, ptr %sunkaddr168, align 8
  %25 = fmul <2 x double> %broadcast.splat, %wide.load10
  %26 = fmul <2 x double> %broadcast.splat, %wide.load11
  %27 = fadd <2 x double> %wide.load, %25
  %28 = fadd <2 x double> %wide.load9, %26
  %sunkaddr169 = mul i64 %index, 8
  %sunkaddr170 = getelementptr i8, ptr %arg.m.9, i64 %sunkaddr169
  store <2 x double> %27, ptr %sunkaddr170, align 8
  %sunkaddr171 = mul i64 %index, 8
  %sunkaddr172 = getelementptr i8, ptr %arg.m.9, i64 %sunkaddr171
  %sunkaddr173 = getelementptr i8, ptr %sunkaddr172, i64 16
  store <2 x double> %28, ptr %sunkaddr173, align 8
  %index.next = add nuw nsw i64 %index, 4
  %29 = icmp eq i64 %n.vec, %index.next
  br i1 %29, label %middle.block, label %vector.body

middle.block:
  %cmp.n = icmp eq i64 %arg.m.13, %n.vec
  br i1 %cmp.n, label %B382.endif, label %B322.preheader57

B322.preheader57:
  %.365541543.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %B322.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.365541543.ph, 1
  %xtraiter = and i64 %arg.m.13, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B322.prol.loopexit, label %B322.prol

B322.prol:
  %.398.prol = getelementptr double, ptr %arg.y, i64 %.365541543.ph
  %.399.prol = load double, ptr %.398.prol, align 8
  %.401.prol = getelementptr double, ptr %arg.room.0, i64 %.365541543.ph
  %.402.prol = load double, ptr %.401.prol, align 8
  %.404.prol = fmul double %arg.h, %.402.prol
  %.405.prol = fadd double %.399.prol, %.404.prol
  %.408.prol = getelementptr double, ptr %arg.m.9, i64 %.365541543.ph
  store double %.405.prol, ptr %.408.prol, align 8
  br label %B322.prol.loopexit

B322.prol.loopexit:
  %.365541543.unr = phi i64 [ %.365541543.ph, %B322.preheader57 ], [ %.neg, %B322.prol ]
  %30 = icmp eq i64 %arg.m.13, %.neg
  br i1 %30, label %B382.endif, label %B322.preheader8

B322.preheader8:
  br label %B322

B382.endif:
  %.421 = fmul double %arg.h, 5.000000e-01
  %.423 = fadd double %arg.t, %.421
  %.73.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.74.i = load double, ptr %.73.i, align 8
  %.75.i2 = fsub double %.423, %.74.i
  %.117.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.118.i = load double, ptr %.117.i, align 8
  %.119.i = fadd double %.423, %.118.i
  %.212147.not.i = icmp slt i64 %arg.code.21, 1
  br i1 %.212147.not.i, label %B188.endif.i, label %B164.preheader.i

B164.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %arg.code.21, 4
  br i1 %min.iters.check.i, label %B164.i.preheader, label %vector.ph.i

vector.ph.i:
  %const95 = bitcast i64 9223372036854775804 to i64
  %n.vec.i = and i64 %arg.code.21, %const95
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.119.i, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr174 = mul i64 %index.i, 8
  %sunkaddr175 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr174
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr175, align 8
  %sunkaddr176 = mul i64 %index.i, 8
  %sunkaddr177 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr176
  %sunkaddr178 = getelementptr i8, ptr %sunkaddr177, i64 16
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr178, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %31 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %31, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %arg.code.21, %n.vec.i
  br i1 %cmp.n.i, label %B188.endif.i, label %B164.i.preheader

B164.i.preheader:
  %.218146148.i.ph = phi i64 [ 0, %B164.preheader.i ], [ %n.vec.i, %middle.block.i ]
  br label %B164.i

B164.i:
  %.218146148.i = phi i64 [ %.225.i, %B164.i ], [ %.218146148.i.ph, %B164.i.preheader ]
  %.225.i = add nuw nsw i64 %.218146148.i, 1
  %32 = shl i64 %.218146148.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %32
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
  %.401.i = fmul double %.75.i2, %.399.i
  %.402.i = fadd double %.394.i, %.401.i
  %.404.i = fmul double %.75.i2, %.402.i
  %.405.i = fadd double %.389.i, %.404.i
  %.407.i = fmul double %.75.i2, %.405.i
  %.408.i = fadd double %.384.i, %.407.i
  %33 = shl i64 %.349151153.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %33
  store double %.408.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond157.not.i = icmp eq i64 %arg.code.23, %.356.i
  br i1 %exitcond157.not.i, label %B382.endif.endif.endif.endif, label %B230.i

B188.endif.i:
  %.343152.not.i = icmp slt i64 %arg.code.23, 1
  br i1 %.343152.not.i, label %B382.endif.endif.endif.endif, label %B230.preheader.i

B230.preheader.i:
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.23, 26
  br i1 %min.iters.check15.i, label %B230.preheader27.i, label %vector.scevcheck.i

vector.scevcheck.i:
  %34 = shl i64 %arg.code.23, 5
  %mul.result.i = add i64 %34, -32
  %35 = getelementptr i8, ptr %arg.code.20, i64 %mul.result.i
  %36 = icmp ult ptr %35, %arg.code.20
  %scevgep.i = getelementptr i8, ptr %arg.code.20, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.23, 576460752303423488
  %37 = getelementptr i8, ptr %scevgep.i, i64 %mul.result.i
  %38 = icmp ult ptr %37, %scevgep.i
  %39 = or i1 %mul.overflow3.i, %38
  %scevgep4.i = getelementptr i8, ptr %arg.code.20, i64 16
  %40 = getelementptr i8, ptr %scevgep4.i, i64 %mul.result.i
  %41 = icmp ult ptr %40, %scevgep4.i
  %scevgep8.i = getelementptr i8, ptr %arg.code.20, i64 24
  %42 = getelementptr i8, ptr %scevgep8.i, i64 %mul.result.i
  %43 = icmp ult ptr %42, %scevgep8.i
  %44 = or i1 %36, %39
  %45 = or i1 %41, %44
  %46 = or i1 %43, %45
  br i1 %46, label %B230.preheader27.i, label %vector.memcheck.i

vector.memcheck.i:
  %47 = shl nuw nsw i64 %arg.code.23, 3
  %scevgep12.i = getelementptr i8, ptr %arg.code.3, i64 %47
  %scevgep13.i = getelementptr i8, ptr %arg.code.20, i64 %34
  %bound0.i = icmp ult ptr %arg.code.3, %scevgep13.i
  %bound1.i = icmp ult ptr %arg.code.20, %scevgep12.i
  %found.conflict.i = and i1 %bound0.i, %bound1.i
  br i1 %found.conflict.i, label %B230.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %const96 = bitcast i64 9223372036854775804 to i64
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.75.i2, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  %const_mat = add i64 %const96, -12
  %48 = and i64 %47, %const_mat
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr179 = mul i64 %lsr.iv36.i, 4
  %sunkaddr180 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr179
  %49 = load double, ptr %sunkaddr180, align 8
  %sunkaddr181 = mul i64 %lsr.iv36.i, 4
  %sunkaddr182 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr181
  %sunkaddr183 = getelementptr i8, ptr %sunkaddr182, i64 32
  %50 = load double, ptr %sunkaddr183, align 8
  %51 = insertelement <2 x double> poison, double %49, i64 0
  %52 = insertelement <2 x double> %51, double %50, i64 1
  %sunkaddr184 = mul i64 %lsr.iv36.i, 4
  %sunkaddr185 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr184
  %sunkaddr186 = getelementptr i8, ptr %sunkaddr185, i64 8
  %53 = load double, ptr %sunkaddr186, align 8
  %sunkaddr187 = mul i64 %lsr.iv36.i, 4
  %sunkaddr188 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr187
  %sunkaddr189 = getelementptr i8, ptr %sunkaddr188, i64 40
  %54 = load double, ptr %sunkaddr189, align 8
  %55 = insertelement <2 x double> poison, double %53, i64 0
  %56 = insertelement <2 x double> %55, double %54, i64 1
  %sunkaddr190 = mul i64 %lsr.iv36.i, 4
  %sunkaddr191 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr190
  %sunkaddr192 = getelementptr i8, ptr %sunkaddr191, i64 16
  %57 = load double, ptr %sunkaddr192, align 8
  %sunkaddr193 = mul i64 %lsr.iv36.i, 4
  %sunkaddr194 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr193
  %sunkaddr195 = getelementptr i8, ptr %sunkaddr194, i64 48
  %58 = load double, ptr %sunkaddr195, align 8
  %59 = insertelement <2 x double> poison, double %57, i64 0
  %60 = insertelement <2 x double> %59, double %58, i64 1
  %sunkaddr196 = mul i64 %lsr.iv36.i, 4
  %sunkaddr197 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr196
  %sunkaddr198 = getelementptr i8, ptr %sunkaddr197, i64 24
  %61 = load double, ptr %sunkaddr198, align 8
  %sunkaddr199 = mul i64 %lsr.iv36.i, 4
  %sunkaddr200 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr199
  %sunkaddr201 = getelementptr i8, ptr %sunkaddr200, i64 56
  %62 = load double, ptr %sunkaddr201, align 8
  %63 = insertelement <2 x double> poison, double %61, i64 0
  %64 = insertelement <2 x double> %63, double %62, i64 1
  %65 = fmul <2 x double> %broadcast.splat20.i, %64
  %66 = fadd <2 x double> %60, %65
  %67 = fmul <2 x double> %broadcast.splat20.i, %66
  %68 = fadd <2 x double> %56, %67
  %69 = fmul <2 x double> %broadcast.splat20.i, %68
  %70 = fadd <2 x double> %52, %69
  %scevgep52.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i
  store <2 x double> %70, ptr %scevgep52.i, align 8
  %lsr.iv.next.i = add nuw nsw i64 %lsr.iv36.i, 16
  %71 = icmp eq i64 %48, %lsr.iv.next.i
  br i1 %71, label %middle.block24.i, label %vector.body21.i

middle.block24.i:
  %n.vec18.i = and i64 %arg.code.23, 1152921504606846974
  %cmp.n25.i = icmp eq i64 %arg.code.23, %n.vec18.i
  br i1 %cmp.n25.i, label %B382.endif.endif.endif.endif, label %B230.preheader27.i

B230.preheader27.i:
  %.349151153.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %vector.scevcheck.i ], [ 0, %B230.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %72 = shl i64 %.349151153.ph.i, 5
  %73 = getelementptr i8, ptr %arg.code.20, i64 %72
  %scevgep29.i = getelementptr i8, ptr %73, i64 24
  br label %B230.i

B382.endif.endif.endif.endif:
  %.601 = shl i64 %arg.m.13, 3
  br label %B494

B868.endif:
  %.695 = getelementptr i8, ptr %arg.m.7, i64 32
  %.696 = load i64, ptr %.695, align 8
  %.699 = getelementptr i8, ptr %arg.m.7, i64 40
  %.700 = load i64, ptr %.699, align 8
  %.703 = getelementptr i8, ptr %arg.m.7, i64 48
  %.704 = load i64, ptr %.703, align 8
  %.707 = getelementptr i8, ptr %arg.m.7, i64 56
  %.708 = load i64, ptr %.707, align 8
  %.709 = inttoptr i64 %.700 to ptr
  %.710 = inttoptr i64 %.704 to ptr
  %.711 = inttoptr i64 %.708 to ptr
  %.712 = inttoptr i64 %.696 to ptr
  tail call void %.712(ptr %.709, ptr %.710, ptr %.711)
  %.794555.not = icmp slt i64 %arg.code.22, 1
  br i1 %.794555.not, label %B1090, label %B1024.lr.ph

B1024.lr.ph:
  %74 = getelementptr double, ptr %arg.room.0, i64 %arg.code.22
  %min.iters.check19 = icmp eq i64 %arg.code.22, 1
  br i1 %min.iters.check19, label %B1024.prol, label %vector.memcheck12

vector.memcheck12:
  %75 = ptrtoint ptr %arg.room.0 to i64
  %76 = ptrtoint ptr %arg.m.12 to i64
  %77 = ptrtoint ptr %arg.y to i64
  %78 = add i64 %.276, %75
  %79 = sub i64 %78, %76
  %diff.check14 = icmp ult i64 %79, 16
  %80 = sub i64 %78, %77
  %diff.check16 = icmp ult i64 %80, 16
  %conflict.rdx17 = or i1 %diff.check14, %diff.check16
  br i1 %conflict.rdx17, label %B1024.preheader, label %vector.ph20

vector.ph20:
  %const97 = bitcast i64 9223372036854775804 to i64
  %const_mat98 = add i64 %const97, 2
  %n.vec22 = and i64 %arg.code.22, %const_mat98
  %broadcast.splatinsert23 = insertelement <2 x double> poison, double %arg.h, i64 0
  %broadcast.splat24 = shufflevector <2 x double> %broadcast.splatinsert23, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body25

vector.body25:
  %index26 = phi i64 [ 0, %vector.ph20 ], [ %index.next29, %vector.body25 ]
  %81 = shl i64 %index26, 3
  %scevgep104 = getelementptr i8, ptr %arg.m.12, i64 %81
  %wide.load27 = load <2 x double>, ptr %scevgep104, align 8
  %scevgep103 = getelementptr i8, ptr %arg.y, i64 %81
  %wide.load28 = load <2 x double>, ptr %scevgep103, align 8
  %82 = fsub <2 x double> %wide.load27, %wide.load28
  %83 = fdiv <2 x double> %82, %broadcast.splat24
  %84 = shl i64 %index26, 3
  %scevgep45 = getelementptr i8, ptr %74, i64 %84
  store <2 x double> %83, ptr %scevgep45, align 8
  %index.next29 = add nuw i64 %index26, 2
  %85 = icmp eq i64 %n.vec22, %index.next29
  br i1 %85, label %middle.block30, label %vector.body25

middle.block30:
  %cmp.n31 = icmp eq i64 %arg.code.22, %n.vec22
  br i1 %cmp.n31, label %B1090, label %B1024.preheader

B1024.preheader:
  %.800554556.ph = phi i64 [ 0, %vector.memcheck12 ], [ %n.vec22, %middle.block30 ]
  %.neg62 = or disjoint i64 %.800554556.ph, 1
  %xtraiter58 = and i64 %arg.code.22, 1
  %lcmp.mod59.not = icmp eq i64 %xtraiter58, 0
  br i1 %lcmp.mod59.not, label %B1024.prol.loopexit, label %B1024.prol

B1024.prol:
  %.neg626 = phi i64 [ %.neg62, %B1024.preheader ], [ 1, %B1024.lr.ph ]
  %.800554556.ph5 = phi i64 [ %.800554556.ph, %B1024.preheader ], [ 0, %B1024.lr.ph ]
  %.807.prol = or disjoint i64 %.800554556.ph5, 1
  %.834.prol = getelementptr double, ptr %arg.m.12, i64 %.800554556.ph5
  %.835.prol = load double, ptr %.834.prol, align 8
  %.837.prol = getelementptr double, ptr %arg.y, i64 %.800554556.ph5
  %.838.prol = load double, ptr %.837.prol, align 8
  %.839.prol = fsub double %.835.prol, %.838.prol
  %.844.prol = fdiv double %.839.prol, %arg.h
  %.848.prol = getelementptr double, ptr %74, i64 %.800554556.ph5
  store double %.844.prol, ptr %.848.prol, align 8
  br label %B1024.prol.loopexit

B1024.prol.loopexit:
  %.neg627 = phi i64 [ %.neg62, %B1024.preheader ], [ %.neg626, %B1024.prol ]
  %.800554556.unr = phi i64 [ %.800554556.ph, %B1024.preheader ], [ %.807.prol, %B1024.prol ]
  %86 = icmp eq i64 %arg.code.22, %.neg627
  br i1 %86, label %B1090, label %B1024.preheader65

B1024.preheader65:
  %87 = getelementptr i8, ptr %arg.room.0, i64 %.276
  %scevgep90 = getelementptr i8, ptr %87, i64 8
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
  %14 = icmp eq i64 %arg.size.fr, %.neg
  br i1 %14, label %B216.endif, label %B166.preheader36

B166.preheader36:
  %15 = shl i64 %.54, 3
  %16 = getelementptr i8, ptr %arg.k, i64 %15
  %scevgep60 = getelementptr i8, ptr %16, i64 8
  br label %B166

B166:
  %.151125127 = phi i64 [ %.158.1, %B166 ], [ %.151125127.unr, %B166.preheader36 ]
  %sunkaddr90 = shl i64 %.151125127, 3
  %sunkaddr82 = mul i64 %.151125127, 8
  %sunkaddr83 = getelementptr i8, ptr %arg.y, i64 %sunkaddr82
  %.185 = load double, ptr %sunkaddr83, align 8
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 %sunkaddr90
  %17 = shl i64 %.151125127, 3
  %scevgep57 = getelementptr i8, ptr %scevgep60, i64 %17
  %scevgep58 = getelementptr i8, ptr %scevgep57, i64 -8
  %.188 = load double, ptr %scevgep58, align 8
  %.190 = fmul double %.50, %.188
  %.191 = fadd double %.185, %.190
  %sunkaddr84 = mul i64 %.151125127, 8
  %sunkaddr85 = getelementptr i8, ptr %arg.out, i64 %sunkaddr84
  store double %.191, ptr %sunkaddr85, align 8
  %.158.1 = add nuw nsw i64 %.151125127, 2
  %sunkaddr86 = mul i64 %.151125127, 8
  %sunkaddr87 = getelementptr i8, ptr %arg.y, i64 %sunkaddr86
  %sunkaddr88 = getelementptr i8, ptr %sunkaddr87, i64 8
  %.185.1 = load double, ptr %sunkaddr88, align 8
  %.188.1 = load double, ptr %scevgep61, align 8
  %.190.1 = fmul double %.50, %.188.1
  %.191.1 = fadd double %.185.1, %.190.1
  %sunkaddr89 = mul i64 %.151125127, 8
  %sunkaddr91 = getelementptr i8, ptr %arg.out, i64 %sunkaddr89
  %sunkaddr92 = getelementptr i8, ptr %sunkaddr91, i64 8
  store double %.191.1, ptr %sunkaddr92, align 8
  %exitcond.not.1 = icmp eq i64 %arg.size.fr, %.158.1
  br i1 %exitcond.not.1, label %B216.endif, label %B166

B416.loopexit.unr-lcssa:
  %18 = and i64 %.45, 1
  %lcmp.mod.not19 = icmp eq i64 %18, 0
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
  %unroll_iter = and i64 %.45, -2
  %27 = shl i64 %.39, 3
  %28 = getelementptr i8, ptr %arg.m.0, i64 %27
  %scevgep22 = getelementptr i8, ptr %28, i64 8
  br label %B254.us.us.us

B254.us.us.us:
  %.295138148.us.us.us = phi i64 [ 0, %B254.us.us.us.preheader.new ], [ %.302.us.us.us.1, %B414.us.us.us.1 ]
  %29 = shl i64 %.295138148.us.us.us, 3
  %scevgep24 = getelementptr i8, ptr %scevgep22, i64 %29
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -8
  %.329.us.us.us = load double, ptr %scevgep25, align 8
  %.331.us.us.us = fmul double %arg.h, %.329.us.us.us
  %.343.us.us.us = fcmp une double %.331.us.us.us, 0.000000e+00
  br i1 %.343.us.us.us, label %B360.us.preheader.us.us, label %B414.us.us.us

B360.us.preheader.us.us:
  %.465.us.prol.us.us = load double, ptr %arg.out, align 8
  %sunkaddr93 = mul i64 %.295138148.us.us.us, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.k, i64 %sunkaddr93
  %.468.us.prol.us.us = load double, ptr %sunkaddr94, align 8
  %.470.us.prol.us.us = fmul double %.331.us.us.us, %.468.us.prol.us.us
  %.471.us.prol.us.us = fadd double %.465.us.prol.us.us, %.470.us.prol.us.us
  store double %.471.us.prol.us.us, ptr %arg.out, align 8
  br label %B414.us.us.us

B414.us.us.us:
  %.302.us.us.us.1 = add nuw i64 %.295138148.us.us.us, 2
  %sunkaddr95 = mul i64 %.295138148.us.us.us, 8
  %sunkaddr96 = getelementptr i8, ptr %scevgep22, i64 %sunkaddr95
  %.329.us.us.us.1 = load double, ptr %sunkaddr96, align 8
  %.331.us.us.us.1 = fmul double %arg.h, %.329.us.us.us.1
  %.343.us.us.us.1 = fcmp une double %.331.us.us.us.1, 0.000000e+00
  br i1 %.343.us.us.us.1, label %B360.us.preheader.us.us.1, label %B414.us.us.us.1

B360.us.preheader.us.us.1:
  %.465.us.prol.us.us.1 = load double, ptr %arg.out, align 8
  %sunkaddr97 = mul i64 %.295138148.us.us.us, 8
  %sunkaddr98 = getelementptr i8, ptr %arg.k, i64 %sunkaddr97
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr98, i64 8
  %.468.us.prol.us.us.1 = load double, ptr %sunkaddr99, align 8
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
  %30 = and i64 %arg.size.fr, 1
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %B360.us.us.preheader, label %B360.us.prol.us

B360.us.prol.us:
  %.465.us.prol.us = load double, ptr %arg.out, align 8
  %sunkaddr115 = mul i64 %.295138148.us.us, %19
  %sunkaddr116 = getelementptr i8, ptr %arg.k, i64 %sunkaddr115
  %.468.us.prol.us = load double, ptr %sunkaddr116, align 8
  %.470.us.prol.us = fmul double %.331.us.us, %.468.us.prol.us
  %.471.us.prol.us = fadd double %.465.us.prol.us, %.470.us.prol.us
  store double %.471.us.prol.us, ptr %arg.out, align 8
  br label %B360.us.us.preheader

B360.us.us.preheader:
  %.431131133.us.us.ph = phi i64 [ 1, %B360.us.prol.us ], [ 0, %B360.us.preheader.us ]
  br label %B360.us.us

B360.us.us:
  %.431131133.us.us = phi i64 [ %.438.us.1.us, %B360.us.us ], [ %.431131133.us.us.ph, %B360.us.us.preheader ]
  %sunkaddr105.us = shl i64 %.431131133.us.us, 3
  %sunkaddr100 = mul i64 %.431131133.us.us, 8
  %sunkaddr101 = getelementptr i8, ptr %arg.out, i64 %sunkaddr100
  %.465.us.us = load double, ptr %sunkaddr101, align 8
  %scevgep39 = getelementptr i8, ptr %lsr.iv34, i64 %sunkaddr105.us
  %32 = shl i64 %.431131133.us.us, 3
  %scevgep27 = getelementptr i8, ptr %lsr.iv34, i64 %32
  %scevgep29 = getelementptr i8, ptr %scevgep27, i64 8
  %.468.us.us = load double, ptr %scevgep39, align 8
  %.470.us.us = fmul double %.331.us.us, %.468.us.us
  %.471.us.us = fadd double %.465.us.us, %.470.us.us
  store double %.471.us.us, ptr %sunkaddr101, align 8
  %.438.us.1.us = add nuw nsw i64 %.431131133.us.us, 2
  %sunkaddr102 = mul i64 %.431131133.us.us, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.out, i64 %sunkaddr102
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 8
  %.465.us.1.us = load double, ptr %sunkaddr104, align 8
  %.468.us.1.us = load double, ptr %scevgep29, align 8
  %.470.us.1.us = fmul double %.331.us.us, %.468.us.1.us
  %.471.us.1.us = fadd double %.465.us.1.us, %.470.us.1.us
  store double %.471.us.1.us, ptr %sunkaddr104, align 8
  %exitcond159.not.1.us = icmp eq i64 %arg.size.fr, %.438.us.1.us
  br i1 %exitcond159.not.1.us, label %B414.us.us, label %B360.us.us

B414.us.us:
  %scevgep35 = getelementptr i8, ptr %lsr.iv34, i64 %19
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
  %.465.us.prol = load double, ptr %sunkaddr113, align 8
  %gep = getelementptr double, ptr %invariant.gep, i64 %.333.us
  %.468.us.prol = load double, ptr %gep, align 8
  %.470.us.prol = fmul double %.331.us, %.468.us.prol
  %.471.us.prol = fadd double %.465.us.prol, %.470.us.prol
  store double %.471.us.prol, ptr %sunkaddr113, align 8
  br label %B360.us.prol.loopexit

B360.us.prol.loopexit:
  %.431131133.us.unr = phi i64 [ %n.vec17, %B360.us.preheader30 ], [ %.neg34, %B360.us.prol ]
  %42 = icmp eq i64 %arg.size.fr, %.neg34
  br i1 %42, label %B414.us, label %B360.us.preheader14

B360.us.preheader14:
  br label %B360.us

B414.us:
  %scevgep38 = getelementptr i8, ptr %lsr.iv, i64 %19
  %scevgep54 = getelementptr i8, ptr %lsr.iv53, i64 %19
  %exitcond160.not = icmp eq i64 %.302.us, %.45
  br i1 %exitcond160.not, label %B416, label %B254.us

B360.us:
  %.431131133.us = phi i64 [ %.438.us.1, %B360.us ], [ %.431131133.us.unr, %B360.us.preheader14 ]
  %sunkaddr105 = shl i64 %.431131133.us, 3
  %sunkaddr114 = mul i64 %.431131133.us, 8
  %sunkaddr117 = getelementptr i8, ptr %arg.out, i64 %sunkaddr114
  %.465.us = load double, ptr %sunkaddr117, align 8
  %scevgep56 = getelementptr i8, ptr %lsr.iv53, i64 %sunkaddr105
  %43 = shl i64 %.431131133.us, 3
  %scevgep45 = getelementptr i8, ptr %lsr.iv53, i64 %43
  %scevgep46 = getelementptr i8, ptr %scevgep45, i64 8
  %.468.us = load double, ptr %scevgep56, align 8
  %.470.us = fmul double %.331.us, %.468.us
  %.471.us = fadd double %.465.us, %.470.us
  store double %.471.us, ptr %sunkaddr117, align 8
  %.438.us.1 = add nuw nsw i64 %.431131133.us, 2
  %sunkaddr118 = mul i64 %.431131133.us, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.out, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 8
  %.465.us.1 = load double, ptr %sunkaddr120, align 8
  %.468.us.1 = load double, ptr %scevgep46, align 8
  %.470.us.1 = fmul double %.331.us, %.468.us.1
  %.471.us.1 = fadd double %.465.us.1, %.470.us.1
  store double %.471.us.1, ptr %sunkaddr120, align 8
  %exitcond159.not.1 = icmp eq i64 %arg.size.fr, %.438.us.1
  br i1 %exitcond159.not.1, label %B414.us, label %B360.us
}

declare double @llvm.fabs.f64(double)

declare <2 x double> @llvm.fabs.v2f64(<2 x double>)

define internal i32 @part13(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.919 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.1381 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.1409 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.1754 = alloca i64, align 8
  store i64 0, ptr %.1754, align 8
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.1880 = alloca ptr, align 8
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.297 = getelementptr i8, ptr %arg.s.0, i64 8
  %.226722 = load double, ptr %arg.s.0, align 8
  %.298723 = load double, ptr %.297, align 8
  %.299724 = fcmp olt double %.226722, %.298723
  br i1 %.299724, label %B134.preheader.lr.ph, label %B1168

B134.preheader.lr.ph:
  %.1506 = add nsw i64 %arg.m.5, -1
  %sunkaddr192 = getelementptr i8, ptr %arg.s.1, i64 8
  %.37120 = load i64, ptr %sunkaddr192, align 8
  %.37421 = icmp eq i64 %.37120, %arg.s.7
  br i1 %.37421, label %B188, label %B212.preheader

B212.preheader:
  br label %B212

B56.loopexit:
  %.226 = load double, ptr %arg.s.0, align 8
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 8
  %.298 = load double, ptr %sunkaddr, align 8
  %.299 = fcmp olt double %.226, %.298
  br i1 %.299, label %B134.backedge, label %B1168

B134.backedge:
  %.92.i99.be = phi double [ %.1975, %B1054.endif ], [ %.226, %B56.loopexit ]
  %came.3.1.be = phi i1 [ true, %B1054.endif ], [ false, %B56.loopexit ]
  %sunkaddr155 = getelementptr i8, ptr %arg.s.1, i64 8
  %.371 = load i64, ptr %sunkaddr155, align 8
  %.374 = icmp eq i64 %.371, %arg.s.7
  br i1 %.374, label %B188, label %B212

common.ret:
  %common.ret.op = phi i32 [ 0, %B188 ], [ 0, %B326 ], [ 0, %B468 ], [ 0, %B560 ], [ 0, %B640 ], [ 0, %B948 ], [ 0, %B1050 ], [ 0, %B1168 ], [ %.924, %B492.if.if ], [ %.1758, %B952.if ], [ %.1884, %B1054.if ], [ %.1385, %B664.if ], [ %.1413, %B664.endif.if ]
  ret i32 %common.ret.op

B188:
  store i64 7, ptr %retptr, align 8
  br label %common.ret

B212:
  %came.3.123 = phi i1 [ %came.3.1.be, %B134.backedge ], [ true, %B212.preheader ]
  %.92.i9922 = phi double [ %.92.i99.be, %B134.backedge ], [ %.226722, %B212.preheader ]
  %sunkaddr163 = getelementptr i8, ptr %arg.s.1, i64 16
  %.524 = load i64, ptr %sunkaddr163, align 8
  %sunkaddr166 = getelementptr i8, ptr %arg.s.1, i64 24
  %.592 = load i64, ptr %sunkaddr166, align 8
  %.593 = add nsw i64 %.592, %.524
  %sunkaddr167 = getelementptr i8, ptr %arg.s.1, i64 80
  %.661 = load i64, ptr %sunkaddr167, align 8
  %.662.not = icmp slt i64 %.593, %.661
  br i1 %.662.not, label %B350, label %B326

B326:
  store i64 14, ptr %retptr, align 8
  br label %common.ret

B350:
  br i1 %came.3.123, label %B382, label %B564

B382:
  %0 = icmp sgt i64 %arg.code.26, 0
  br i1 %0, label %B404, label %B492

B404:
  %.831 = load i64, ptr %arg.code.14, align 8
  %.834 = icmp eq i64 %.831, %arg.code.26
  br i1 %.834, label %B468, label %B492

B468:
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B492:
  store i64 0, ptr %.919, align 8
  %.924 = call i32 @part19(ptr %.919, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i8 1)
  %cond = icmp eq i32 %.924, 0
  br i1 %cond, label %B492.endif, label %B492.if.if

B560:
  store i64 %.934, ptr %retptr, align 8
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
  %.1146 = load i64, ptr %sunkaddr181, align 8
  %.1147.not = icmp eq i64 %.1146, 0
  br i1 %.1147.not, label %B664, label %B640

B640:
  store i64 8, ptr %retptr, align 8
  br label %common.ret

B664:
  %.1375 = phi double [ %.1403.i, %B604 ], [ %.1403.i, %B564.endif.endif ], [ %"$phi674.0.2.0.i", %B746.i ], [ %.381.i, %B320.i ]
  %.13.i.sink.i41 = phi double [ %.13.i.i, %B604 ], [ %.13.i.i, %B564.endif.endif ], [ %.842.i, %B746.i ], [ %.611.i, %B320.i ]
  store i64 0, ptr %.1381, align 8
  %.1385 = call i32 @part7(ptr %.1381, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %.92.i, double %.1375, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond42 = icmp eq i32 %.1385, 0
  br i1 %cond42, label %B664.endif, label %B664.if

B948:
  store i64 %.1423, ptr %retptr, align 8
  br label %common.ret

B952:
  %sunkaddr182 = getelementptr i8, ptr %arg.s.0, i64 96
  store double %.13.i.sink.i41, ptr %sunkaddr182, align 8
  store i64 0, ptr %.1754, align 8
  %.1758 = call i32 @part20(ptr %.1754, ptr %excinfo.5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond44 = icmp eq i32 %.1758, 0
  br i1 %cond44, label %B952.endif, label %B952.if

B1050:
  store i64 %.1768, ptr %retptr, align 8
  br label %common.ret

B1054:
  %.1884 = call i32 @part11(ptr %.1880, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond45 = icmp eq i32 %.1884, 0
  br i1 %cond45, label %B1054.endif, label %B1054.if

B1168:
  store i64 6, ptr %retptr, align 8
  br label %common.ret

B492.endif:
  %.934 = load i64, ptr %.919, align 8
  %.1015.not = icmp eq i64 %.934, 4
  br i1 %.1015.not, label %B492.endif.B564_crit_edge, label %B560

B492.endif.B564_crit_edge:
  %.92.i.pre = load double, ptr %arg.s.0, align 8
  br label %B564

B492.if.if:
  %.932 = icmp sgt i32 %.924, 0
  %.925 = load ptr, ptr %excinfo.1, align 8
  %.933 = select i1 %.932, ptr %.925, ptr undef
  store ptr %.933, ptr %excinfo, align 8
  br label %common.ret

B564.endif.endif:
  %.1403.i = fsub double %.13.i.i, %.92.i
  %sunkaddr183 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %.1403.i, ptr %sunkaddr183, align 8
  %.1482.i = fcmp uge double %.13.i.i, %"$phi206.0.2.0.i.i"
  br i1 %.1482.i, label %B664, label %B604

B664.if:
  %.1393 = icmp sgt i32 %.1385, 0
  %.1386 = load ptr, ptr %excinfo.3, align 8
  %.1394 = select i1 %.1393, ptr %.1386, ptr undef
  store ptr %.1394, ptr %excinfo, align 8
  br label %common.ret

B664.endif:
  %.1395 = load i64, ptr %.1381, align 8
  store i64 0, ptr %.1409, align 8
  %.1413 = call i32 @part21(ptr %.1409, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %.1395)
  %cond43 = icmp eq i32 %.1413, 0
  br i1 %cond43, label %B664.endif.endif, label %B664.endif.if

B664.endif.if:
  %.1421 = icmp sgt i32 %.1413, 0
  %.1414 = load ptr, ptr %excinfo.4, align 8
  %.1422 = select i1 %.1421, ptr %.1414, ptr undef
  store ptr %.1422, ptr %excinfo, align 8
  br label %common.ret

B664.endif.endif:
  %.1423 = load i64, ptr %.1409, align 8
  %sunkaddr184 = getelementptr i8, ptr %arg.s.1, i64 32
  %.1503 = load i64, ptr %sunkaddr184, align 8
  %.1507 = add nsw i64 %.1506, %.1503
  store i64 %.1507, ptr %sunkaddr184, align 8
  switch i64 %.1423, label %B948 [
    i64 5, label %B56.loopexit
    i64 4, label %B952
  ]

B952.if:
  %.1766 = icmp sgt i32 %.1758, 0
  %.1759 = load ptr, ptr %excinfo.5, align 8
  %.1767 = select i1 %.1766, ptr %.1759, ptr undef
  store ptr %.1767, ptr %excinfo, align 8
  br label %common.ret

B952.endif:
  %.1768 = load i64, ptr %.1754, align 8
  %.1847.not = icmp eq i64 %.1768, 0
  br i1 %.1847.not, label %B1054, label %B1050

B1054.if:
  %.1892 = icmp sgt i32 %.1884, 0
  %.1885 = load ptr, ptr %excinfo.6, align 8
  %.1893 = select i1 %.1892, ptr %.1885, ptr undef
  store ptr %.1893, ptr %excinfo, align 8
  br label %common.ret

B1054.endif:
  %.1975 = load double, ptr %arg.s.0, align 8
  %sunkaddr185 = getelementptr i8, ptr %arg.s.0, i64 8
  %.2047 = load double, ptr %sunkaddr185, align 8
  %.2048 = fcmp olt double %.1975, %.2047
  br i1 %.2048, label %B134.backedge, label %B1168
}

define internal i32 @part19(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i8 %arg.waits) {
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

define internal i32 @part20(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.568 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  %arg.m.5.fr.i = freeze i64 %arg.m.5
  store ptr null, ptr %excinfo.2, align 8
  %.753 = alloca i8, align 1
  %excinfo.3 = alloca ptr, align 8
  %.1008 = alloca i8, align 1
  %excinfo.4 = alloca ptr, align 8
  %.82 = icmp eq i64 %arg.code.24, 0
  %.150 = getelementptr i8, ptr %arg.s.1, i64 112
  %.151 = load i64, ptr %.150, align 8
  br i1 %.82, label %B54, label %B122

B54:
  %0 = icmp eq i64 %.151, 0
  br i1 %0, label %B98, label %B274

common.ret:
  %common.ret.op = phi i32 [ 0, %B98 ], [ 0, %B408 ], [ 0, %B754 ], [ %.1012, %B474.endif.if.if ], [ %.572, %B274.if.if ], [ %.757, %B274.endif.endif.if.if ]
  ret i32 %common.ret.op

B98:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B122:
  %1 = icmp eq i64 %.151, 0
  br i1 %1, label %B238, label %B274

B238:
  %.141.i = getelementptr i8, ptr %arg.s.0, i64 88
  %.142.i = load double, ptr %.141.i, align 8
  %.arg.code.24.i = tail call i64 @llvm.smax.i64(i64 %arg.code.24, i64 0)
  %.391331.i = icmp sgt i64 %arg.m.5.fr.i, 0
  %.478.i = fmul double %.142.i, 2.000000e+00
  br i1 %.391331.i, label %B104.us.preheader.i, label %B0.endif.split.i

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
  %.240339.us.us.i = phi i64 [ %.247.us.us.i, %B152.endif.us.us.i ], [ 0, %B104.us.us.i.preheader ]
  %exitcond362.not.us.i = icmp eq i64 %.arg.code.24.i, %.240339.us.us.i
  br i1 %exitcond362.not.us.i, label %B614, label %B106.us.us.i

B106.us.us.i:
  %4 = shl i64 %.240339.us.us.i, 3
  %scevgep76 = getelementptr i8, ptr %arg.code.19, i64 %4
  %.279.us.us.i = load i64, ptr %scevgep76, align 8
  %.284.us.us.i = icmp slt i64 %.279.us.us.i, 0
  br i1 %.284.us.us.i, label %B274, label %B152.endif.us.us.i

B152.endif.us.us.i:
  %.247.us.us.i = add nuw i64 %.240339.us.us.i, 1
  %invariant.gep.us.us.i = getelementptr double, ptr %arg.room.0, i64 %.279.us.us.i
  %.440.us.epil.us.i = load double, ptr %invariant.gep.us.us.i, align 8
  %.441.us.epil.us.i = tail call double @llvm.fabs.f64(double %.440.us.epil.us.i)
  %.447.us.epil.us.i = fcmp oeq double %.440.us.epil.us.i, 0.000000e+00
  %fastest.3.2.us.epil.us.i = select i1 %.447.us.epil.us.i, double 0.000000e+00, double %.441.us.epil.us.i
  %5 = shl i64 %.240339.us.us.i, 3
  %scevgep70 = getelementptr i8, ptr %arg.s.3, i64 %5
  %.473.us.us.i = load double, ptr %scevgep70, align 8
  %.476.us.us.i = tail call double @llvm.fabs.f64(double %.473.us.us.i)
  %.480.us.us.i = fmul double %.478.i, %fastest.3.2.us.epil.us.i
  %.486.us.us.i = getelementptr double, ptr %arg.room.2, i64 %.279.us.us.i
  %.487.us.us.i = load double, ptr %.486.us.us.i, align 8
  %.491.us.us.i = getelementptr double, ptr %arg.room.1, i64 %.279.us.us.i
  %.492.us.us.i = load double, ptr %.491.us.us.i, align 8
  %.495.us.us.i = fsub double %.487.us.us.i, %.492.us.us.i
  %.496.us.us.i = tail call double @llvm.fabs.f64(double %.495.us.us.i)
  %.497.us.us.i = fadd double %.480.us.us.i, %.496.us.us.i
  %.498.us.us.i = fcmp ogt double %.476.us.us.i, %.497.us.us.i
  br i1 %.498.us.us.i, label %B104.us.us.i, label %B274

B104.us.preheader.split.i:
  %6 = and i64 %arg.m.5.fr.i, 1
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %B104.us.us5.i.preheader, label %B104.us.preheader33.i

B104.us.us5.i.preheader:
  br label %B104.us.us5.i

B104.us.preheader33.i:
  %.436.us.epil.i = mul nsw i64 %arg.code.22, %unroll_iter.i
  %8 = lshr i64 %arg.m.5.fr.i, 1
  %9 = shl nuw i64 %8, 1
  br label %B104.us.i

B104.us.us5.i:
  %.240339.us.us6.i = phi i64 [ %.247.us.us9.i, %B196.B282_crit_edge.us.unr-lcssa.us.i ], [ 0, %B104.us.us5.i.preheader ]
  %exitcond362.not.us7.i = icmp eq i64 %.240339.us.us6.i, %.arg.code.24.i
  br i1 %exitcond362.not.us7.i, label %B614, label %B106.us.us8.i

B106.us.us8.i:
  %.247.us.us9.i = add nuw i64 %.240339.us.us6.i, 1
  %.278.us.us10.i = getelementptr i64, ptr %arg.code.19, i64 %.240339.us.us6.i
  %.279.us.us11.i = load i64, ptr %.278.us.us10.i, align 8
  %.284.us.us12.i = icmp slt i64 %.279.us.us11.i, 0
  br i1 %.284.us.us12.i, label %B274, label %B152.endif.us.us13.i

B152.endif.us.us13.i:
  %invariant.gep.us.us14.i = getelementptr double, ptr %arg.room.0, i64 %.279.us.us11.i
  br label %B198.us.us.i

B198.us.us.i:
  %lsr.iv71 = phi i64 [ %lsr.iv.next72, %B198.us.us.i ], [ %arg.m.5.fr.i, %B152.endif.us.us13.i ]
  %lsr.iv.us.i = phi ptr [ %scevgep.us.i, %B198.us.us.i ], [ %invariant.gep.us.us14.i, %B152.endif.us.us13.i ]
  %fastest.2.1334.us.us.i = phi double [ %fastest.3.2.us.1.us.i, %B198.us.us.i ], [ 0.000000e+00, %B152.endif.us.us13.i ]
  %.440.us.us.i = load double, ptr %lsr.iv.us.i, align 8
  %.441.us.us.i = tail call double @llvm.fabs.f64(double %.440.us.us.i)
  %.447.us.us.i = fcmp ole double %.441.us.us.i, %fastest.2.1334.us.us.i
  %fastest.3.2.us.us.i = select i1 %.447.us.us.i, double %fastest.2.1334.us.us.i, double %.441.us.us.i
  %sunkaddr81 = mul i64 %arg.code.22, 8
  %sunkaddr82 = getelementptr i8, ptr %lsr.iv.us.i, i64 %sunkaddr81
  %.440.us.1.us.i = load double, ptr %sunkaddr82, align 8
  %.441.us.1.us.i = tail call double @llvm.fabs.f64(double %.440.us.1.us.i)
  %.447.us.1.us.i = fcmp ole double %.441.us.1.us.i, %fastest.3.2.us.us.i
  %fastest.3.2.us.1.us.i = select i1 %.447.us.1.us.i, double %fastest.3.2.us.us.i, double %.441.us.1.us.i
  %scevgep.us.i = getelementptr i8, ptr %lsr.iv.us.i, i64 %2
  %lsr.iv.next72 = add i64 %lsr.iv71, -2
  %niter.ncmp.1.us.i = icmp eq i64 %lsr.iv.next72, 0
  br i1 %niter.ncmp.1.us.i, label %B196.B282_crit_edge.us.unr-lcssa.us.i, label %B198.us.us.i

B196.B282_crit_edge.us.unr-lcssa.us.i:
  %.472.us.us17.i = getelementptr double, ptr %arg.s.3, i64 %.240339.us.us6.i
  %.473.us.us18.i = load double, ptr %.472.us.us17.i, align 8
  %.476.us.us19.i = tail call double @llvm.fabs.f64(double %.473.us.us18.i)
  %.480.us.us20.i = fmul double %.478.i, %fastest.3.2.us.1.us.i
  %.486.us.us21.i = getelementptr double, ptr %arg.room.2, i64 %.279.us.us11.i
  %.487.us.us22.i = load double, ptr %.486.us.us21.i, align 8
  %.491.us.us23.i = getelementptr double, ptr %arg.room.1, i64 %.279.us.us11.i
  %.492.us.us24.i = load double, ptr %.491.us.us23.i, align 8
  %.495.us.us25.i = fsub double %.487.us.us22.i, %.492.us.us24.i
  %.496.us.us26.i = tail call double @llvm.fabs.f64(double %.495.us.us25.i)
  %.497.us.us27.i = fadd double %.480.us.us20.i, %.496.us.us26.i
  %.498.us.us28.i = fcmp ogt double %.476.us.us19.i, %.497.us.us27.i
  br i1 %.498.us.us28.i, label %B104.us.us5.i, label %B274

B104.us.i:
  %.240339.us.i = phi i64 [ %.247.us.i, %B196.B282_crit_edge.us.unr-lcssa.i ], [ 0, %B104.us.preheader33.i ]
  %exitcond362.not.i = icmp eq i64 %.240339.us.i, %.arg.code.24.i
  br i1 %exitcond362.not.i, label %B614, label %B106.us.i

B106.us.i:
  %.247.us.i = add nuw i64 %.240339.us.i, 1
  %.278.us.i = getelementptr i64, ptr %arg.code.19, i64 %.240339.us.i
  %.279.us.i = load i64, ptr %.278.us.i, align 8
  %.284.us.i = icmp slt i64 %.279.us.i, 0
  br i1 %.284.us.i, label %B274, label %B152.endif.us.i

B152.endif.us.i:
  %invariant.gep.us.i = getelementptr double, ptr %arg.room.0, i64 %.279.us.i
  br label %B198.us.i

B198.us.i:
  %lsr.iv72 = phi i64 [ %lsr.iv.next73, %B198.us.i ], [ %9, %B152.endif.us.i ]
  %lsr.iv.i = phi ptr [ %scevgep.i, %B198.us.i ], [ %invariant.gep.us.i, %B152.endif.us.i ]
  %fastest.2.1334.us.i = phi double [ %fastest.3.2.us.1.i, %B198.us.i ], [ 0.000000e+00, %B152.endif.us.i ]
  %.440.us.i = load double, ptr %lsr.iv.i, align 8
  %.441.us.i = tail call double @llvm.fabs.f64(double %.440.us.i)
  %.447.us.i = fcmp ole double %.441.us.i, %fastest.2.1334.us.i
  %fastest.3.2.us.i = select i1 %.447.us.i, double %fastest.2.1334.us.i, double %.441.us.i
  %sunkaddr83 = mul i64 %arg.code.22, 8
  %sunkaddr84 = getelementptr i8, ptr %lsr.iv.i, i64 %sunkaddr83
  %.440.us.1.i = load double, ptr %sunkaddr84, align 8
  %.441.us.1.i = tail call double @llvm.fabs.f64(double %.440.us.1.i)
  %.447.us.1.i = fcmp ole double %.441.us.1.i, %fastest.3.2.us.i
  %fastest.3.2.us.1.i = select i1 %.447.us.1.i, double %fastest.3.2.us.i, double %.441.us.1.i
  %scevgep.i = getelementptr i8, ptr %lsr.iv.i, i64 %2
  %lsr.iv.next73 = add i64 %lsr.iv72, -2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next73, 0
  br i1 %niter.ncmp.1.i, label %B196.B282_crit_edge.us.unr-lcssa.i, label %B198.us.i

B196.B282_crit_edge.us.unr-lcssa.i:
  %gep.us.epil.i = getelementptr double, ptr %invariant.gep.us.i, i64 %.436.us.epil.i
  %.440.us.epil.i = load double, ptr %gep.us.epil.i, align 8
  %.441.us.epil.i = tail call double @llvm.fabs.f64(double %.440.us.epil.i)
  %.447.us.epil.i = fcmp ole double %.441.us.epil.i, %fastest.3.2.us.1.i
  %fastest.3.2.us.epil.i = select i1 %.447.us.epil.i, double %fastest.3.2.us.1.i, double %.441.us.epil.i
  %.472.us.i = getelementptr double, ptr %arg.s.3, i64 %.240339.us.i
  %.473.us.i = load double, ptr %.472.us.i, align 8
  %.476.us.i = tail call double @llvm.fabs.f64(double %.473.us.i)
  %.480.us.i = fmul double %.478.i, %fastest.3.2.us.epil.i
  %.486.us.i = getelementptr double, ptr %arg.room.2, i64 %.279.us.i
  %.487.us.i = load double, ptr %.486.us.i, align 8
  %.491.us.i = getelementptr double, ptr %arg.room.1, i64 %.279.us.i
  %.492.us.i = load double, ptr %.491.us.i, align 8
  %.495.us.i = fsub double %.487.us.i, %.492.us.i
  %.496.us.i = tail call double @llvm.fabs.f64(double %.495.us.i)
  %.497.us.i = fadd double %.480.us.i, %.496.us.i
  %.498.us.i = fcmp ogt double %.476.us.i, %.497.us.i
  br i1 %.498.us.i, label %B104.us.i, label %B274

B0.endif.split.i:
  %.480.i = fmul double %.478.i, 0.000000e+00
  br label %B104.i

B104.i:
  %.240339.i = phi i64 [ %.247.i, %B152.endif.i ], [ 0, %B0.endif.split.i ]
  %exitcond.not.i = icmp eq i64 %.arg.code.24.i, %.240339.i
  br i1 %exitcond.not.i, label %B614, label %B106.i

B106.i:
  %10 = shl i64 %.240339.i, 3
  %scevgep18.i = getelementptr i8, ptr %arg.code.19, i64 %10
  %.279.i = load i64, ptr %scevgep18.i, align 8
  %.284.i = icmp slt i64 %.279.i, 0
  br i1 %.284.i, label %B274, label %B152.endif.i

B152.endif.i:
  %.247.i = add nuw i64 %.240339.i, 1
  %11 = shl i64 %.240339.i, 3
  %scevgep75 = getelementptr i8, ptr %arg.s.3, i64 %11
  %.473.i = load double, ptr %scevgep75, align 8
  %.476.i = tail call double @llvm.fabs.f64(double %.473.i)
  %.486.i = getelementptr double, ptr %arg.room.2, i64 %.279.i
  %.487.i = load double, ptr %.486.i, align 8
  %.491.i = getelementptr double, ptr %arg.room.1, i64 %.279.i
  %.492.i = load double, ptr %.491.i, align 8
  %.495.i = fsub double %.487.i, %.492.i
  %.496.i = tail call double @llvm.fabs.f64(double %.495.i)
  %.497.i = fadd double %.480.i, %.496.i
  %.498.i = fcmp ogt double %.476.i, %.497.i
  br i1 %.498.i, label %B104.i, label %B274

B274:
  %"$phi204.0.2.0393" = phi i64 [ 9, %B122 ], [ 9, %B54 ], [ 0, %B196.B282_crit_edge.us.unr-lcssa.i ], [ 0, %B152.endif.us.us.i ], [ 0, %B196.B282_crit_edge.us.unr-lcssa.us.i ], [ 0, %B106.us.us.i ], [ 0, %B106.us.us8.i ], [ 0, %B106.us.i ], [ 0, %B106.i ], [ 0, %B152.endif.i ]
  %.572 = call i32 @part8(ptr %.568, ptr %excinfo.2, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5.fr.i, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond = icmp eq i32 %.572, 0
  br i1 %cond, label %B274.endif, label %B274.if.if

B408:
  store i64 10, ptr %retptr, align 8
  br label %common.ret

B474:
  %lsr.iv75 = phi i64 [ %lsr.iv.next, %B472.backedge ], [ %arg.code.24, %B474.preheader ]
  %lsr.iv = phi ptr [ %scevgep74, %B472.backedge ], [ %arg.room.4, %B474.preheader ]
  %came.3.0413 = phi i64 [ %.came.3.0, %B472.backedge ], [ %"$phi204.0.2.0393", %B474.preheader ]
  %.1012 = call i32 @part22(ptr %.1008, ptr %excinfo.4, ptr %lsr.iv, i64 %arg.code.24)
  %cond12 = icmp eq i32 %.1012, 0
  br i1 %cond12, label %B472.backedge, label %B474.endif.if.if

B472.backedge:
  %.1022 = load i8, ptr %.1008, align 1
  %.1025 = icmp eq i8 %.1022, 0
  %.came.3.0 = select i1 %.1025, i64 9, i64 %came.3.0413
  %scevgep74 = getelementptr i8, ptr %lsr.iv, i64 8
  %lsr.iv.next = add i64 %lsr.iv75, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %exitcond.not, label %B582, label %B474

B582:
  %came.2.2 = phi i64 [ %"$phi204.0.2.0393", %B432.endif ], [ %.came.3.0, %B472.backedge ]
  %.1192 = icmp eq i64 %came.2.2, 0
  br i1 %.1192, label %B614, label %B754

B614:
  %.1265 = getelementptr i8, ptr %arg.s.0, i64 96
  %.1266 = load double, ptr %.1265, align 8
  %.73.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.74.i.i = load double, ptr %.73.i.i, align 8
  %.75.i.i = fsub double %.1266, %.74.i.i
  %.117.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.118.i.i = load double, ptr %.117.i.i, align 8
  %.119.i.i = fadd double %.1266, %.118.i.i
  %.212147.not.i.i = icmp slt i64 %arg.code.21, 1
  br i1 %.212147.not.i.i, label %B188.endif.i.i, label %B164.preheader.i.i

B164.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.21, 4
  br i1 %min.iters.check.i.i, label %B164.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const76 = bitcast i64 9223372036854775792 to i64
  %const_mat77 = add i64 %const76, 12
  %n.vec.i.i = and i64 %arg.code.21, %const_mat77
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
  %const78 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.75.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %29 = and i64 %28, %const78
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
  %came.2.2421 = phi i64 [ 0, %B614.endif ], [ %came.2.2, %B582 ]
  store i64 %came.2.2421, ptr %retptr, align 8
  br label %common.ret

B274.endif:
  %.674 = getelementptr i8, ptr %arg.s.0, i64 104
  store double 0.000000e+00, ptr %.674, align 8
  %.746 = getelementptr i8, ptr %arg.s.0, i64 112
  store double 1.000000e+00, ptr %.746, align 8
  store i8 0, ptr %.753, align 1
  %.757 = call i32 @part9(ptr %.753, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5.fr.i, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.767 = load i8, ptr %.753, align 1
  %.770 = icmp eq i8 %.767, 0
  br i1 %.770, label %B274.endif.endif.thread, label %B274.endif.endif

B274.if.if:
  %.580 = icmp sgt i32 %.572, 0
  %.573 = load ptr, ptr %excinfo.2, align 8
  %.581 = select i1 %.580, ptr %.573, ptr undef
  store ptr %.581, ptr %excinfo, align 8
  br label %common.ret

B274.endif.endif:
  %55 = icmp eq i32 %.757, 0
  br i1 %55, label %B432.endif, label %B274.endif.endif.if.if

B274.endif.endif.thread:
  %56 = icmp eq i32 %.757, 0
  br i1 %56, label %B408, label %B274.endif.endif.if.if

B274.endif.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B432.endif:
  %.956410.not = icmp slt i64 %arg.code.24, 1
  br i1 %.956410.not, label %B582, label %B474.preheader

B474.preheader:
  br label %B474

B474.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B614.endif:
  %.1310 = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.code.17, i64 %.1310, i1 false)
  br label %B754
}

define internal i32 @part21(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.came) {
B0:
  %.764 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.146 = getelementptr i8, ptr %arg.s.0, i64 88
  %.147 = load double, ptr %.146, align 8
  switch i64 %arg.came, label %B132 [
    i64 3, label %B96
    i64 0, label %B354
  ]

common.ret:
  %common.ret.op = phi i32 [ 0, %B96 ], [ 0, %B260 ], [ 0, %B284 ], [ 0, %B464 ], [ 0, %B626 ], [ %.768, %B398.if.if ]
  ret i32 %common.ret.op

B96:
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B132:
  %.384 = getelementptr i8, ptr %arg.s.1, i64 24
  %.385 = load i64, ptr %.384, align 8
  %.386 = add nsw i64 %.385, 1
  store i64 %.386, ptr %.384, align 8
  %.459 = getelementptr i8, ptr %arg.s.0, i64 40
  %.460 = load double, ptr %.459, align 8
  %.461 = fcmp une double %.460, 0.000000e+00
  %.464 = fcmp olt double %.147, 0x3DA5FD7FE1796495
  %or.cond = select i1 %.461, i1 true, i1 %.464
  br i1 %or.cond, label %B260, label %B284

B260:
  store i64 11, ptr %retptr, align 8
  br label %common.ret

B284:
  %.538 = fmul double %.147, 2.000000e-01
  %.611 = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.538, ptr %.611, align 8
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B354:
  %.754 = getelementptr i8, ptr %arg.s.0, i64 40
  %.755 = load double, ptr %.754, align 8
  %.756 = fcmp oeq double %.755, 0.000000e+00
  br i1 %.756, label %B398, label %B626

B398:
  store double 0.000000e+00, ptr %.764, align 8
  %.768 = call i32 @part23(ptr %.764, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond = icmp eq i32 %.768, 0
  br i1 %cond, label %B398.endif, label %B398.if.if

B464:
  %"$phi204.1.2.0.i" = phi double [ 2.000000e-01, %B192.i ], [ %.137.i, %B108.i ]
  %.178.i = fmul double %.147, %"$phi204.1.2.0.i"
  %.253.i = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.178.i, ptr %.253.i, align 8
  %.326.i = getelementptr i8, ptr %arg.s.1, i64 24
  %.327.i = load i64, ptr %.326.i, align 8
  %.328.i = add nsw i64 %.327.i, 1
  store i64 %.328.i, ptr %.326.i, align 8
  %.905 = load double, ptr %.253.i, align 8
  %.977 = load double, ptr %arg.s.0, align 8
  %.980 = tail call double @llvm.fabs.f64(double %.977)
  %.981 = fadd double %.980, 1.000000e-03
  %.982 = fmul double %.981, 0x3D06849B86A12B9B
  %.983 = fcmp olt double %.905, %.982
  %"$phi624.0.2.0" = select i1 %.983, i64 13, i64 5
  store i64 %"$phi624.0.2.0", ptr %retptr, align 8
  br label %common.ret

B626:
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B398.endif:
  %.778 = load double, ptr %.764, align 8
  %.119.i = fcmp ugt double %.778, 1.000000e+00
  br i1 %.119.i, label %B76.i, label %B302.i

B76.i:
  %.122.i = fcmp ueq double %.778, 0x7FF0000000000000
  br i1 %.122.i, label %B192.i, label %B108.i

B108.i:
  %.128.i = sitofp i64 %arg.m.6 to double
  %.132.i = fdiv double -1.000000e+00, %.128.i
  %.134.i = tail call double @llvm.pow.f64(double %.778, double %.132.i)
  %.137.i = fmul double %.134.i, 9.000000e-01
  %.156.i = fcmp ogt double %.137.i, 2.000000e-01
  br i1 %.156.i, label %B464, label %B192.i

B192.i:
  br label %B464

B302.i:
  %.341.i = fcmp ogt double %.778, 0.000000e+00
  br i1 %.341.i, label %B328.i, label %B510.i

B328.i:
  %.347.i = sitofp i64 %arg.m.6 to double
  %.351.i = fdiv double 0xBFE6666666666666, %.347.i
  %.353.i = tail call double @llvm.pow.f64(double %.778, double %.351.i)
  %.354.i = fmul double %.353.i, 9.000000e-01
  %.425.i = getelementptr i8, ptr %arg.s.0, i64 24
  %.426.i = load double, ptr %.425.i, align 8
  %.435.i = fdiv double 4.000000e-01, %.347.i
  %.436.i = tail call double @llvm.pow.f64(double %.426.i, double %.435.i)
  %.437.i = fmul double %.354.i, %.436.i
  %.442.i = fcmp olt double %.437.i, 2.000000e-01
  br i1 %.442.i, label %B510.i, label %B468.i

B468.i:
  %.463.i = fcmp ogt double %.437.i, 8.000000e+00
  br i1 %.463.i, label %B510.i, label %B506.i

B506.i:
  br label %B510.i

B510.i:
  %factor.5.0.i = phi double [ 8.000000e+00, %B302.i ], [ 8.000000e+00, %B468.i ], [ %.437.i, %B506.i ], [ 2.000000e-01, %B328.i ]
  %.486.i = fcmp ogt double %.778, 1.000000e-04
  %"$phi528.0.2.0.i" = select i1 %.486.i, double %.778, double 1.000000e-04
  %.571.i = getelementptr i8, ptr %arg.s.0, i64 24
  store double %"$phi528.0.2.0.i", ptr %.571.i, align 8
  %.645.i = getelementptr i8, ptr %arg.s.0, i64 16
  %.646.i = load double, ptr %.645.i, align 8
  %.648.i = fcmp oge double %.147, %.646.i
  %.652.i = fmul double %.147, %factor.5.0.i
  %.725.i = fcmp ogt double %.652.i, %.646.i
  %or.cond.i = or i1 %.648.i, %.725.i
  %.728.i = fcmp olt double %factor.5.0.i, 1.000000e+00
  %or.cond126.i = or i1 %.728.i, %or.cond.i
  br i1 %or.cond126.i, label %B662.i, label %B626

B662.i:
  %.803.i = getelementptr i8, ptr %arg.s.0, i64 64
  %.804.i = load double, ptr %.803.i, align 8
  %.805.i = fcmp olt double %.652.i, %.804.i
  %"$phi756.0.2.0.i" = select i1 %.805.i, double %.652.i, double %.804.i
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 16
  store double %"$phi756.0.2.0.i", ptr %sunkaddr, align 8
  br label %B626

B398.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part23(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0.endif:
  %.174289.not = icmp slt i64 %arg.code.22, 1
  br i1 %.174289.not, label %B180.endif, label %B66.backedge.preheader

B66.backedge.preheader:
  %0 = icmp eq i64 %arg.code.22, 1
  br i1 %0, label %B66.backedge.epil.preheader, label %B66.backedge.preheader.new

B66.backedge.preheader.new:
  %const = bitcast i64 9223372036854775806 to i64
  %unroll_iter = and i64 %arg.code.22, %const
  br label %B66.backedge

B66.backedge:
  %rounding.2.0292 = phi double [ 0.000000e+00, %B66.backedge.preheader.new ], [ %.13.i.1, %B66.backedge ]
  %.180288290 = phi i64 [ 0, %B66.backedge.preheader.new ], [ %.187.1, %B66.backedge ]
  %sunkaddr28 = mul i64 %.180288290, 8
  %sunkaddr29 = getelementptr i8, ptr %arg.code.18, i64 %sunkaddr28
  %.215 = load double, ptr %sunkaddr29, align 8
  %sunkaddr30 = mul i64 %.180288290, 8
  %sunkaddr31 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr30
  %.219 = load double, ptr %sunkaddr31, align 8
  %.220 = tail call double @llvm.fabs.f64(double %.219)
  %.221 = fmul double %.215, %.220
  %.12.i = fcmp ogt double %.221, %rounding.2.0292
  %.13.i = select i1 %.12.i, double %.221, double %rounding.2.0292
  %sunkaddr = mul i64 %.180288290, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.code.18, i64 %sunkaddr
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 8
  %.215.1 = load double, ptr %sunkaddr33, align 8
  %sunkaddr34 = mul i64 %.180288290, 8
  %sunkaddr35 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr34
  %sunkaddr43 = getelementptr i8, ptr %sunkaddr35, i64 8
  %.219.1 = load double, ptr %sunkaddr43, align 8
  %.220.1 = tail call double @llvm.fabs.f64(double %.219.1)
  %.221.1 = fmul double %.215.1, %.220.1
  %.12.i.1 = fcmp ogt double %.221.1, %.13.i
  %.13.i.1 = select i1 %.12.i.1, double %.221.1, double %.13.i
  %.187.1 = add nuw i64 %.180288290, 2
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.187.1
  br i1 %niter.ncmp.1, label %B180.endif.loopexit.unr-lcssa, label %B66.backedge

B502:
  %total_low.2.0324 = phi double [ %.1199, %B962.endif.endif ], [ 0.000000e+00, %B502.preheader ]
  %total.2.0323 = phi double [ %.1164, %B962.endif.endif ], [ 0.000000e+00, %B502.preheader ]
  %.597309321 = phi i64 [ %.604, %B962.endif.endif ], [ 0, %B502.preheader ]
  %.604 = add nuw nsw i64 %.597309321, 1
  %.634 = icmp slt i64 %.597309321, %.364
  br i1 %.634, label %B570.endif, label %B520

B520:
  %sunkaddr45 = getelementptr i8, ptr %arg.s.1, i64 48
  %.711 = load i64, ptr %sunkaddr45, align 8
  %.713 = add nsw i64 %.711, %.597309321
  br label %B570.endif

B624:
  %lsr.iv = phi ptr [ %scevgep36, %B624 ], [ %invariant.gep, %B570.endif ]
  %e_low.2.1301 = phi double [ %.891.1, %B624 ], [ 0.000000e+00, %B570.endif ]
  %e.2.1300 = phi double [ %.875.1, %B624 ], [ 0.000000e+00, %B570.endif ]
  %.830296298 = phi i64 [ %.837.1, %B624 ], [ 0, %B570.endif ]
  %1 = shl i64 %.830296298, 3
  %scevgep34 = getelementptr i8, ptr %scevgep, i64 %1
  %scevgep35 = getelementptr i8, ptr %scevgep34, i64 -8
  %.864 = load double, ptr %scevgep35, align 8
  %.872 = load double, ptr %lsr.iv, align 8
  %.873 = fmul double %.864, %.872
  %.875 = fadd double %e.2.1300, %.873
  %2 = shl i64 %.830296298, 3
  %scevgep17 = getelementptr i8, ptr %scevgep38, i64 %2
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 -8
  %.880 = load double, ptr %scevgep18, align 8
  %.889 = fmul double %.872, %.880
  %.891 = fadd double %e_low.2.1301, %.889
  %.837.1 = add nuw i64 %.830296298, 2
  %.864.1 = load double, ptr %scevgep34, align 8
  %sunkaddr46 = mul i64 %arg.code.22, 8
  %sunkaddr47 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr46
  %.872.1 = load double, ptr %sunkaddr47, align 8
  %.873.1 = fmul double %.864.1, %.872.1
  %.875.1 = fadd double %.875, %.873.1
  %.880.1 = load double, ptr %scevgep17, align 8
  %.889.1 = fmul double %.872.1, %.880.1
  %.891.1 = fadd double %.891, %.889.1
  %scevgep36 = getelementptr i8, ptr %lsr.iv, i64 %7
  %niter31.ncmp.1 = icmp eq i64 %unroll_iter30, %.837.1
  br i1 %niter31.ncmp.1, label %B962.endif.endif.loopexit.unr-lcssa, label %B624

B1052:
  %.us-phi = phi double [ %.1164.us, %B570.endif.us ], [ %.1164.us34, %B570.endif.us12 ], [ %.1164, %B962.endif.endif ]
  %.us-phi2 = phi double [ %.1199.us, %B570.endif.us ], [ %.1199.us35, %B570.endif.us12 ], [ %.1199, %B962.endif.endif ]
  %.1222 = fcmp oeq double %.us-phi, 0.000000e+00
  br i1 %.1222, label %common.ret, label %B1068

common.ret:
  %storemerge = phi double [ %.1339, %B1068 ], [ 0.000000e+00, %B180.endif ], [ 0.000000e+00, %B1052 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B1068:
  %3 = fmul double %.us-phi2, 1.000000e-02
  %.1307 = getelementptr i8, ptr %arg.s.0, i64 88
  %.1308 = load double, ptr %.1307, align 8
  %.1310 = fmul double %.us-phi, %.1308
  %.1316 = fadd double %.us-phi, %3
  %.1320 = uitofp nneg i64 %.503 to double
  %.1321 = fmul double %.1316, %.1320
  %.1331 = tail call double @llvm.sqrt.f64(double %.1321)
  %.1339 = fdiv double %.1310, %.1331
  br label %common.ret

B180.endif.loopexit.unr-lcssa:
  %4 = and i64 %arg.code.22, 1
  %lcmp.mod.not = icmp eq i64 %4, 0
  br i1 %lcmp.mod.not, label %B180.endif, label %B66.backedge.epil.preheader

B66.backedge.epil.preheader:
  %rounding.2.0292.epil.init = phi double [ 0.000000e+00, %B66.backedge.preheader ], [ %.13.i.1, %B180.endif.loopexit.unr-lcssa ]
  %.180288290.epil.init = phi i64 [ 0, %B66.backedge.preheader ], [ %unroll_iter, %B180.endif.loopexit.unr-lcssa ]
  %.214.epil = getelementptr double, ptr %arg.code.18, i64 %.180288290.epil.init
  %.215.epil = load double, ptr %.214.epil, align 8
  %.218.epil = getelementptr double, ptr %arg.s.2, i64 %.180288290.epil.init
  %.219.epil = load double, ptr %.218.epil, align 8
  %.220.epil = tail call double @llvm.fabs.f64(double %.219.epil)
  %.221.epil = fmul double %.215.epil, %.220.epil
  %.12.i.epil = fcmp ogt double %.221.epil, %rounding.2.0292.epil.init
  %.13.i.epil = select i1 %.12.i.epil, double %.221.epil, double %rounding.2.0292.epil.init
  br label %B180.endif

B180.endif:
  %rounding.2.0.lcssa = phi double [ 0.000000e+00, %B0.endif ], [ %.13.i.1, %B180.endif.loopexit.unr-lcssa ], [ %.13.i.epil, %B66.backedge.epil.preheader ]
  %.276 = add i64 %arg.m.2, 2
  %.279 = mul i64 %.276, %arg.m.2
  %.280 = getelementptr double, ptr %arg.m.0, i64 %.279
  %.285 = add i64 %arg.m.2, 3
  %.288 = mul i64 %.285, %arg.m.2
  %.289 = getelementptr double, ptr %arg.m.0, i64 %.288
  %.363 = getelementptr i8, ptr %arg.s.1, i64 40
  %.364 = load i64, ptr %.363, align 8
  %.501 = getelementptr i8, ptr %arg.s.1, i64 56
  %.502 = load i64, ptr %.501, align 8
  %.503 = add nsw i64 %.502, %.364
  %.591320.not = icmp slt i64 %.503, 1
  br i1 %.591320.not, label %common.ret, label %B502.lr.ph

B502.lr.ph:
  %const27 = bitcast i64 9223372036854775806 to i64
  %.990 = getelementptr i8, ptr %arg.s.0, i64 56
  %.1063 = getelementptr i8, ptr %arg.s.0, i64 48
  %.991 = load double, ptr %.990, align 8
  %.1064 = load double, ptr %.1063, align 8
  %unroll_iter30 = and i64 %arg.m.5, %const27
  %5 = shl i64 %.279, 3
  %6 = getelementptr i8, ptr %arg.m.0, i64 %5
  %scevgep = getelementptr i8, ptr %6, i64 8
  %7 = shl i64 %arg.code.22, 4
  %8 = shl i64 %.288, 3
  %9 = getelementptr i8, ptr %arg.m.0, i64 %8
  %scevgep38 = getelementptr i8, ptr %9, i64 8
  %10 = icmp slt i64 %arg.m.5, 1
  br i1 %10, label %B502.us.preheader, label %B502.lr.ph.split

B502.us.preheader:
  br label %B502.us

B502.us:
  %total_low.2.0324.us = phi double [ %.1199.us, %B570.endif.us ], [ 0.000000e+00, %B502.us.preheader ]
  %total.2.0323.us = phi double [ %.1164.us, %B570.endif.us ], [ 0.000000e+00, %B502.us.preheader ]
  %.597309321.us = phi i64 [ %.604.us, %B570.endif.us ], [ 0, %B502.us.preheader ]
  %.604.us = add nuw nsw i64 %.597309321.us, 1
  %.634.us = icmp slt i64 %.597309321.us, %.364
  br i1 %.634.us, label %B570.endif.us, label %B520.us

B520.us:
  %sunkaddr48 = getelementptr i8, ptr %arg.s.1, i64 48
  %.711.us = load i64, ptr %sunkaddr48, align 8
  %11 = add i64 %.597309321.us, %.711.us
  br label %B570.endif.us

B570.endif.us:
  %"$phi570.1.2.1.us" = phi i64 [ %11, %B520.us ], [ %.597309321.us, %B502.us ]
  %.902.us = getelementptr double, ptr %arg.s.2, i64 %"$phi570.1.2.1.us"
  %.903.us = load double, ptr %.902.us, align 8
  %.904.us = tail call double @llvm.fabs.f64(double %.903.us)
  %.908.us = getelementptr double, ptr %arg.room.1, i64 %"$phi570.1.2.1.us"
  %.909.us = load double, ptr %.908.us, align 8
  %.912.us = tail call double @llvm.fabs.f64(double %.909.us)
  %.1067.us = fcmp ogt double %.904.us, %.912.us
  %"$phi962.3.2.1.us" = select i1 %.1067.us, double %.904.us, double %.912.us
  %.1094.us = fmul double %.1064, %"$phi962.3.2.1.us"
  %.1100.us = fadd double %.991, %.1094.us
  %.12.i9.us = fcmp ogt double %rounding.2.0.lcssa, %.1100.us
  %.13.i10.us = select i1 %.12.i9.us, double %rounding.2.0.lcssa, double %.1100.us
  %.1136.us = fdiv double 0.000000e+00, %.13.i10.us
  %.147.i20.us = fmul double %.1136.us, %.1136.us
  %.1164.us = fadd double %total.2.0323.us, %.147.i20.us
  %.1199.us = fadd double %total_low.2.0324.us, %.147.i20.us
  %exitcond345.not.us = icmp eq i64 %.503, %.604.us
  br i1 %exitcond345.not.us, label %B1052, label %B502.us

B502.lr.ph.split:
  %12 = icmp eq i64 %arg.m.5, 1
  br i1 %12, label %B502.lr.ph.split.split.us, label %B502.preheader

B502.preheader:
  %.868.epil = mul nsw i64 %arg.code.22, %unroll_iter30
  br label %B502

B502.lr.ph.split.split.us:
  %.864.epil.us = load double, ptr %.280, align 8
  %.880.epil.us = load double, ptr %.289, align 8
  br label %B502.us3

B502.us3:
  %total_low.2.0324.us4 = phi double [ 0.000000e+00, %B502.lr.ph.split.split.us ], [ %.1199.us35, %B570.endif.us12 ]
  %total.2.0323.us5 = phi double [ 0.000000e+00, %B502.lr.ph.split.split.us ], [ %.1164.us34, %B570.endif.us12 ]
  %.597309321.us6 = phi i64 [ 0, %B502.lr.ph.split.split.us ], [ %.604.us7, %B570.endif.us12 ]
  %.604.us7 = add nuw nsw i64 %.597309321.us6, 1
  %.634.us8 = icmp slt i64 %.597309321.us6, %.364
  br i1 %.634.us8, label %B570.endif.us12, label %B520.us9

B520.us9:
  %sunkaddr49 = getelementptr i8, ptr %arg.s.1, i64 48
  %.711.us10 = load i64, ptr %sunkaddr49, align 8
  %13 = add i64 %.597309321.us6, %.711.us10
  br label %B570.endif.us12

B570.endif.us12:
  %"$phi570.1.2.1.us13" = phi i64 [ %13, %B520.us9 ], [ %.597309321.us6, %B502.us3 ]
  %invariant.gep.us14 = getelementptr double, ptr %arg.room.0, i64 %"$phi570.1.2.1.us13"
  %.872.epil.us = load double, ptr %invariant.gep.us14, align 8
  %.873.epil.us = fmul double %.864.epil.us, %.872.epil.us
  %.875.epil.us = fadd double %.873.epil.us, 0.000000e+00
  %.889.epil.us = fmul double %.880.epil.us, %.872.epil.us
  %.891.epil.us = fadd double %.889.epil.us, 0.000000e+00
  %.902.us18 = getelementptr double, ptr %arg.s.2, i64 %"$phi570.1.2.1.us13"
  %.903.us19 = load double, ptr %.902.us18, align 8
  %.904.us20 = tail call double @llvm.fabs.f64(double %.903.us19)
  %.908.us21 = getelementptr double, ptr %arg.room.1, i64 %"$phi570.1.2.1.us13"
  %.909.us22 = load double, ptr %.908.us21, align 8
  %.912.us23 = tail call double @llvm.fabs.f64(double %.909.us22)
  %.1067.us24 = fcmp ogt double %.904.us20, %.912.us23
  %"$phi962.3.2.1.us25" = select i1 %.1067.us24, double %.904.us20, double %.912.us23
  %.1094.us26 = fmul double %.1064, %"$phi962.3.2.1.us25"
  %.1100.us27 = fadd double %.991, %.1094.us26
  %.12.i9.us28 = fcmp ogt double %rounding.2.0.lcssa, %.1100.us27
  %.13.i10.us29 = select i1 %.12.i9.us28, double %rounding.2.0.lcssa, double %.1100.us27
  %.1136.us30 = fdiv double %.875.epil.us, %.13.i10.us29
  %.1171.us31 = fdiv double %.891.epil.us, %.13.i10.us29
  %.147.i20.us32 = fmul double %.1171.us31, %.1171.us31
  %.147.i.us33 = fmul double %.1136.us30, %.1136.us30
  %.1164.us34 = fadd double %total.2.0323.us5, %.147.i.us33
  %.1199.us35 = fadd double %total_low.2.0324.us4, %.147.i20.us32
  %exitcond345.not.us36 = icmp eq i64 %.503, %.604.us7
  br i1 %exitcond345.not.us36, label %B1052, label %B502.us3

B570.endif:
  %"$phi570.1.2.1" = phi i64 [ %.713, %B520 ], [ %.597309321, %B502 ]
  %invariant.gep = getelementptr double, ptr %arg.room.0, i64 %"$phi570.1.2.1"
  br label %B624

B962.endif.endif.loopexit.unr-lcssa:
  %14 = and i64 %arg.m.5, 1
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %B962.endif.endif, label %B624.epil.preheader

B624.epil.preheader:
  %sunkaddr50 = mul i64 %unroll_iter30, 8
  %sunkaddr51 = getelementptr i8, ptr %.280, i64 %sunkaddr50
  %.864.epil = load double, ptr %sunkaddr51, align 8
  %gep.epil = getelementptr double, ptr %invariant.gep, i64 %.868.epil
  %.872.epil = load double, ptr %gep.epil, align 8
  %.873.epil = fmul double %.864.epil, %.872.epil
  %.875.epil = fadd double %.875.1, %.873.epil
  %sunkaddr52 = mul i64 %unroll_iter30, 8
  %sunkaddr53 = getelementptr i8, ptr %.289, i64 %sunkaddr52
  %.880.epil = load double, ptr %sunkaddr53, align 8
  %.889.epil = fmul double %.872.epil, %.880.epil
  %.891.epil = fadd double %.891.1, %.889.epil
  br label %B962.endif.endif

B962.endif.endif:
  %e.2.1.lcssa = phi double [ %.875.epil, %B624.epil.preheader ], [ %.875.1, %B962.endif.endif.loopexit.unr-lcssa ]
  %e_low.2.1.lcssa = phi double [ %.891.epil, %B624.epil.preheader ], [ %.891.1, %B962.endif.endif.loopexit.unr-lcssa ]
  %.902 = getelementptr double, ptr %arg.s.2, i64 %"$phi570.1.2.1"
  %.903 = load double, ptr %.902, align 8
  %.904 = tail call double @llvm.fabs.f64(double %.903)
  %.908 = getelementptr double, ptr %arg.room.1, i64 %"$phi570.1.2.1"
  %.909 = load double, ptr %.908, align 8
  %.912 = tail call double @llvm.fabs.f64(double %.909)
  %.1067 = fcmp ogt double %.904, %.912
  %"$phi962.3.2.1" = select i1 %.1067, double %.904, double %.912
  %.1094 = fmul double %.1064, %"$phi962.3.2.1"
  %.1100 = fadd double %.991, %.1094
  %.12.i9 = fcmp ogt double %rounding.2.0.lcssa, %.1100
  %.13.i10 = select i1 %.12.i9, double %rounding.2.0.lcssa, double %.1100
  %.1136 = fdiv double %e.2.1.lcssa, %.13.i10
  %.1171 = fdiv double %e_low.2.1.lcssa, %.13.i10
  %.147.i20 = fmul double %.1171, %.1171
  %.147.i = fmul double %.1136, %.1136
  %.1164 = fadd double %total.2.0323, %.147.i
  %.1199 = fadd double %total_low.2.0324, %.147.i20
  %exitcond345.not = icmp eq i64 %.604, %.503
  br i1 %exitcond345.not, label %B1052, label %B502
}

declare double @llvm.pow.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal i32 @part22(ptr %retptr, ptr %excinfo, ptr %arg.g, i64 %arg.events) {
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
