; loop explicit of simulate/integrators/march.py, made by python tools/loops.py
; sources 3e0acd73a897cbb47683a3ecca4361a038dfdcc573df66949946bd1523dd4b5c
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
@.const.array.data = internal unnamed_addr constant [72 x i8] c"\00\00\00\00\00\00\00\00\D0\95k\86\A1|\A3?f\88\013\C3\BE\C2?N\AB\A8\AC\0E\C1\D3?\FF\FF\FF\FF\FF\FF\DF?X\AA\AB\A9x\1F\E6?\E6\9D?3OP\EB?\A3F\99\E75\C8\EE?\00\00\00\00\00\00\F0?", align 8

define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.212 = alloca i64, align 8
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
  %.76 = inttoptr i64 %.75 to ptr
  %.77 = getelementptr i8, ptr %.6, i64 184
  %.78 = load i64, ptr %.77, align 8
  %.79 = inttoptr i64 %.78 to ptr
  %.80 = getelementptr i8, ptr %.6, i64 192
  %.81 = load i64, ptr %.80, align 8
  %.82 = inttoptr i64 %.81 to ptr
  %.83 = getelementptr i8, ptr %.6, i64 200
  %.84 = load i64, ptr %.83, align 8
  %.85 = inttoptr i64 %.84 to ptr
  %.86 = getelementptr i8, ptr %.6, i64 208
  %.87 = load i64, ptr %.86, align 8
  %.88 = inttoptr i64 %.87 to ptr
  %.89 = getelementptr i8, ptr %.6, i64 216
  %.90 = load i64, ptr %.89, align 8
  %.91 = inttoptr i64 %.90 to ptr
  %.92 = getelementptr i8, ptr %.6, i64 224
  %.93 = load i64, ptr %.92, align 8
  %.94 = inttoptr i64 %.93 to ptr
  %.95 = getelementptr i8, ptr %.6, i64 232
  %.96 = load i64, ptr %.95, align 8
  %.97 = getelementptr i8, ptr %.6, i64 240
  %.98 = load i64, ptr %.97, align 8
  %.99 = getelementptr i8, ptr %.6, i64 248
  %.100 = load i64, ptr %.99, align 8
  %.101 = getelementptr i8, ptr %.6, i64 256
  %.102 = load i64, ptr %.101, align 8
  %.103 = getelementptr i8, ptr %.6, i64 264
  %.104 = load i64, ptr %.103, align 8
  %.105 = getelementptr i8, ptr %.6, i64 272
  %.106 = load i64, ptr %.105, align 8
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
  %.146 = getelementptr i8, ptr %.6, i64 312
  %.147 = load i64, ptr %.146, align 8
  %.148 = inttoptr i64 %.147 to ptr
  %.149 = getelementptr i8, ptr %.6, i64 320
  %.150 = load i64, ptr %.149, align 8
  %.151 = inttoptr i64 %.150 to ptr
  %.152 = getelementptr i8, ptr %.6, i64 328
  %.153 = load i64, ptr %.152, align 8
  %.154 = inttoptr i64 %.153 to ptr
  %.155 = getelementptr i8, ptr %.6, i64 336
  %.156 = load i64, ptr %.155, align 8
  %.157 = getelementptr i8, ptr %.6, i64 344
  %.158 = load i64, ptr %.157, align 8
  %.159 = inttoptr i64 %.158 to ptr
  %.160 = getelementptr i8, ptr %.6, i64 352
  %.161 = load i64, ptr %.160, align 8
  %.162 = inttoptr i64 %.161 to ptr
  %.163 = getelementptr i8, ptr %.6, i64 360
  %.164 = load i64, ptr %.163, align 8
  %.165 = inttoptr i64 %.164 to ptr
  %.166 = getelementptr i8, ptr %.6, i64 368
  %.167 = load i64, ptr %.166, align 8
  %.168 = inttoptr i64 %.167 to ptr
  %.182 = getelementptr i8, ptr %.6, i64 376
  %.183 = load i64, ptr %.182, align 8
  %.184 = inttoptr i64 %.183 to ptr
  %.185 = getelementptr i8, ptr %.6, i64 384
  %.186 = load i64, ptr %.185, align 8
  %.187 = inttoptr i64 %.186 to ptr
  %.188 = getelementptr i8, ptr %.6, i64 392
  %.189 = load i64, ptr %.188, align 8
  %.190 = inttoptr i64 %.189 to ptr
  %.191 = getelementptr i8, ptr %.6, i64 400
  %.192 = load i64, ptr %.191, align 8
  %.193 = inttoptr i64 %.192 to ptr
  %.194 = getelementptr i8, ptr %.6, i64 408
  %.195 = load i64, ptr %.194, align 8
  %.196 = inttoptr i64 %.195 to ptr
  store i64 0, ptr %.212, align 8
  %.216 = call i32 @part1(ptr %.212, ptr %excinfo.1, i64 %.8, ptr %.11, ptr %.14, i64 %.16, i64 %.18, i64 %.20, i64 %.22, i64 %.24, ptr %.34, ptr %.37, ptr %.40, ptr %.43, ptr %.46, ptr %.49, ptr %.52, ptr %.55, ptr %.58, ptr %.61, ptr %.64, ptr %.67, ptr %.70, ptr %.73, ptr %.76, ptr %.79, ptr %.82, ptr %.85, ptr %.88, ptr %.91, ptr %.94, i64 %.96, i64 %.98, i64 %.100, i64 %.102, i64 %.104, i64 %.106, ptr %.136, ptr %.139, ptr %.142, ptr %.145, ptr %.148, ptr %.151, ptr %.154, i64 %.156, ptr %.159, ptr %.162, ptr %.165, ptr %.168, ptr %.184, ptr %.187, ptr %.190, ptr %.193, ptr %.196)
  %cond = icmp eq i32 %.216, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  ret i32 %.216

B0.endif:
  %.226 = load i64, ptr %.212, align 8
  store i64 %.226, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.224 = icmp sgt i32 %.216, 0
  %.217 = load ptr, ptr %excinfo.1, align 8
  %.225 = select i1 %.224, ptr %.217, ptr undef
  store ptr %.225, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, i64 %arg.task, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.75.i = alloca double, align 8
  %excinfo.1.i5 = alloca ptr, align 8
  %.277 = alloca i64, align 8
  store i64 0, ptr %.277, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.377 = alloca double, align 8
  store double 0.000000e+00, ptr %.377, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.573 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.761 = alloca i8, align 1
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.967 = alloca ptr, align 8
  %excinfo.8 = alloca ptr, align 8
  store ptr null, ptr %excinfo.8, align 8
  %.1060 = alloca ptr, align 8
  %excinfo.9 = alloca ptr, align 8
  store ptr null, ptr %excinfo.9, align 8
  %.138 = load double, ptr %arg.s.0, align 8
  %.210 = getelementptr i8, ptr %arg.s.0, i64 88
  %.211 = load double, ptr %.210, align 8
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
  %.281 = call i32 @part2(ptr %.277, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond13 = icmp eq i32 %.281, 0
  br i1 %cond13, label %B128.endif, label %B128.if.if

B196:
  %.381 = call i32 @part3(ptr %.377, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.room.2)
  %cond14 = icmp eq i32 %.381, 0
  br i1 %cond14, label %B196.endif, label %B196.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B196.endif ], [ 0, %B568 ], [ 0, %B128.endif ], [ %.281, %B128.if.if ], [ %.381, %B196.if.if ], [ 0, %B286.endif ], [ %.79.i, %B850.if.if ], [ 0, %B372.endif ], [ %.577, %B372.if.if ], [ 0, %part4.exit.thread ], [ %.372.i, %part4.exit ], [ %.765, %B526.endif.if.if ], [ 0, %part5.exit.thread ], [ %.249.i, %part5.exit ], [ 0, %B670.endif ], [ %.971, %B670.if.if ], [ 0, %B742.endif ], [ %.1064, %B742.if.if ], [ 0, %B814.endif ], [ 0, %B850.endif ]
  ret i32 %common.ret.op

B286:
  %.475 = fadd double %.138, %.211
  %.73.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.74.i.i = load double, ptr %.73.i.i, align 8
  %.75.i.i = fsub double %.475, %.74.i.i
  %.117.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.118.i.i = load double, ptr %.117.i.i, align 8
  %.119.i.i = fadd double %.475, %.118.i.i
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
  store i64 0, ptr %.573, align 8
  %.577 = call i32 @part6(ptr %.573, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %.138, double %.211, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond15 = icmp eq i32 %.577, 0
  br i1 %cond15, label %B372.endif, label %B372.if.if

B454:
  store ptr null, ptr %excinfo.1.i5, align 8
  %.130.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.131.i = load i64, ptr %.130.i, align 8
  %.286.i = fadd double %.138, %.211
  %.290.i = getelementptr double, ptr %arg.s.4, i64 %.131.i
  store double %.286.i, ptr %.290.i, align 8
  %.359.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.360.i = load i64, ptr %.359.i, align 8
  %.361.not.i = icmp eq i64 %.360.i, 0
  br i1 %.361.not.i, label %part4.exit.thread, label %B220.i

B220.i:
  %.372.i = call i32 @part7(ptr %.75.i, ptr %excinfo.1.i5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond.i = icmp eq i32 %.372.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part4.exit

part4.exit.thread:
  %.429.i = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.429.i, i1 false)
  %.439.i = mul nsw i64 %.131.i, %arg.code.22
  %.442.i = getelementptr double, ptr %arg.s.5, i64 %.439.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.442.i, ptr %arg.room.2, i64 %.429.i, i1 false)
  %sunkaddr75 = getelementptr i8, ptr %arg.s.1, i64 8
  %.518.i = load i64, ptr %sunkaddr75, align 8
  %.519.i = add nsw i64 %.518.i, 1
  store i64 %.519.i, ptr %sunkaddr75, align 8
  %.591.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.592.i = load i64, ptr %.591.i, align 8
  %.593.i = add nsw i64 %.592.i, 1
  store i64 %.593.i, ptr %.591.i, align 8
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B220.endif.i:
  %.402.i = mul i64 %arg.code.22, %arg.m.3
  %.405.i = mul i64 %.131.i, %.402.i
  %.406.i = getelementptr double, ptr %arg.s.6, i64 %.405.i
  %.415.i = shl i64 %.402.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.406.i, ptr %arg.room.3, i64 %.415.i, i1 false)
  br label %part4.exit.thread

part4.exit:
  %.373.i = load ptr, ptr %excinfo.1.i5, align 8
  %.680 = icmp sgt i32 %.372.i, 0
  %.681 = select i1 %.680, ptr %.373.i, ptr undef
  store ptr %.681, ptr %excinfo, align 8
  br label %common.ret

B526:
  store i8 0, ptr %.761, align 1
  %.765 = call i32 @part8(ptr %.761, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond17 = icmp eq i32 %.765, 0
  br i1 %cond17, label %B568, label %B526.endif.if.if

B568:
  %.775 = load i8, ptr %.761, align 1
  %.778 = icmp eq i8 %.775, 0
  %. = zext i1 %.778 to i64
  store i64 %., ptr %retptr, align 8
  br label %common.ret

B602:
  store ptr null, ptr %excinfo.1.i5, align 8
  %.165.i = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.165.i, i1 false)
  %.239.i = load double, ptr %arg.s.0, align 8
  store i64 0, ptr %.75.i, align 8
  %.249.i = call i32 @part9(ptr %.75.i, ptr %excinfo.1.i5, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %.239.i, ptr %arg.room.0, i8 0)
  %.259.i = load i64, ptr %.75.i, align 8
  %cond.i1 = icmp eq i32 %.249.i, 0
  br i1 %cond.i1, label %B196.endif.i, label %part5.exit

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
  br label %part5.exit.thread

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
  br i1 %.1354.i, label %B1134.i, label %part5.exit.thread

B1134.i:
  %.1368.i = add nsw i64 %.1353.i, -1
  %sunkaddr79 = getelementptr i8, ptr %arg.code.14, i64 8
  store i64 %.1368.i, ptr %sunkaddr79, align 8
  br label %part5.exit.thread

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

part5.exit.thread:
  %.875.0.ph = phi i64 [ 4, %B978.i ], [ 4, %B1134.i ], [ %spec.select.i, %B600.i ]
  store i64 %.875.0.ph, ptr %retptr, align 8
  br label %common.ret

part5.exit:
  %.250.i = load ptr, ptr %excinfo.1.i5, align 8
  %.888 = icmp sgt i32 %.249.i, 0
  %.889 = select i1 %.888, ptr %.250.i, ptr undef
  store ptr %.889, ptr %excinfo, align 8
  br label %common.ret

B670:
  %.971 = call i32 @part7(ptr %.967, ptr %excinfo.8, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond19 = icmp eq i32 %.971, 0
  br i1 %cond19, label %B670.endif, label %B670.if.if

B742:
  %.1064 = call i32 @part10(ptr %.1060, ptr %excinfo.9, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond20 = icmp eq i32 %.1064, 0
  br i1 %cond20, label %B742.endif, label %B742.if.if

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
  %.75.i.i.i = fsub double %.138, %.74.i.i.i
  %.117.i.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.118.i.i.i = load double, ptr %.117.i.i.i, align 8
  %.119.i.i.i = fadd double %.138, %.118.i.i.i
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
  %.223.i = fcmp ult double %.138, %.222.i
  br i1 %.223.i, label %B814.endif, label %B148.i

B148.endif.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.code.7, i64 %.64.i.i, i1 false)
  %.397.i = getelementptr i8, ptr %arg.s.1, i64 64
  %.398.i = load i64, ptr %.397.i, align 8
  %.399.i = add nsw i64 %.398.i, 1
  store i64 %.399.i, ptr %.397.i, align 8
  br label %B814.endif

B850:
  %.1193 = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.1193, i1 false)
  %.1198 = fadd double %.138, %.211
  %.1276 = getelementptr i8, ptr %arg.s.1, i64 96
  %.1277 = load i64, ptr %.1276, align 8
  %.1280 = mul nsw i64 %.1277, %arg.code.22
  %.1281 = getelementptr double, ptr %arg.room.0, i64 %.1280
  %.79.i = call i32 @part11(ptr %.75.i, ptr %excinfo.1.i5, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 0, double %.1198, ptr %.1281)
  %cond = icmp eq i32 %.79.i, 0
  br i1 %cond, label %B850.endif, label %B850.if.if

B128.endif:
  %.291 = load i64, ptr %.277, align 8
  store i64 %.291, ptr %retptr, align 8
  br label %common.ret

B128.if.if:
  %.289 = icmp sgt i32 %.281, 0
  %.282 = load ptr, ptr %excinfo.1, align 8
  %.290 = select i1 %.289, ptr %.282, ptr undef
  store ptr %.290, ptr %excinfo, align 8
  br label %common.ret

B196.endif:
  %.391 = load double, ptr %.377, align 8
  %.404 = fcmp ult double %.391, 0.000000e+00
  %"$phi252.0.2.0" = zext i1 %.404 to i64
  store i64 %"$phi252.0.2.0", ptr %retptr, align 8
  br label %common.ret

B196.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B286.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B372.endif:
  %.587 = load i64, ptr %.573, align 8
  store i64 %.587, ptr %retptr, align 8
  br label %common.ret

B372.if.if:
  %.585 = icmp sgt i32 %.577, 0
  %.578 = load ptr, ptr %excinfo.4, align 8
  %.586 = select i1 %.585, ptr %.578, ptr undef
  store ptr %.586, ptr %excinfo, align 8
  br label %common.ret

B526.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B670.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B670.if.if:
  %.979 = icmp sgt i32 %.971, 0
  %.972 = load ptr, ptr %excinfo.8, align 8
  %.980 = select i1 %.979, ptr %.972, ptr undef
  store ptr %.980, ptr %excinfo, align 8
  br label %common.ret

B742.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B742.if.if:
  %.1072 = icmp sgt i32 %.1064, 0
  %.1065 = load ptr, ptr %excinfo.9, align 8
  %.1073 = select i1 %.1072, ptr %.1065, ptr undef
  store ptr %.1073, ptr %excinfo, align 8
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

define internal i32 @part2(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.208 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.576.i = shl i64 %arg.code.22, 3
  %.591.i = shl i64 %arg.code.24, 3
  br label %B60

B60:
  store i64 0, ptr %.208, align 8
  %.212 = call i32 @part12(ptr %.208, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.222 = load i64, ptr %.208, align 8
  %cond = icmp eq i32 %.212, 0
  br i1 %cond, label %B60.endif, label %B60.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B184 ], [ %.212, %B60.if.if ]
  ret i32 %common.ret.op

B184:
  store i64 %.222, ptr %retptr, align 8
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
  %.220 = icmp sgt i32 %.212, 0
  %.213 = load ptr, ptr %excinfo.1, align 8
  %.221 = select i1 %.220, ptr %.213, ptr undef
  store ptr %.221, ptr %excinfo, align 8
  br label %common.ret

B60.endif.endif.endif:
  %.257.not = phi i1 [ true, %B504.i ], [ false, %B60.endif ], [ false, %B460.i ], [ false, %B406.i ]
  %.41180 = icmp eq i64 %.222, 5
  %.411 = select i1 %.257.not, i1 true, i1 %.41180
  br i1 %.411, label %B60, label %B184
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

define internal i32 @part6(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.75.i.i = alloca double, align 8
  %excinfo.1.i.i = alloca ptr, align 8
  %.208.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.219 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.479 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  %.64.i = add i64 %arg.m.2, 1
  %.67.i = mul i64 %.64.i, %arg.m.2
  %.68.i = getelementptr double, ptr %arg.m.0, i64 %.67.i
  %.111.i = sub i64 %arg.m.5, %arg.m.4
  %.156130.not.i = icmp slt i64 %.111.i, 1
  br i1 %.156130.not.i, label %part13.exit.thread, label %B116.preheader.i

B116.preheader.i:
  %0 = add nuw i64 %.111.i, 1
  %1 = shl i64 %arg.code.22, 3
  %2 = mul i64 %1, %arg.m.4
  %scevgep.i = getelementptr i8, ptr %arg.room.0, i64 %2
  br label %B116.i

B116.i:
  %lsr.iv27.i = phi ptr [ %scevgep.i, %B116.preheader.i ], [ %scevgep28.i, %part14.exit.thread.i ]
  %lsr.iv.i = phi i64 [ %0, %B116.preheader.i ], [ %lsr.iv.next.i, %part14.exit.thread.i ]
  %worst.2.0133.i = phi double [ 1.000000e+00, %B116.preheader.i ], [ %worst.3.1.i, %part14.exit.thread.i ]
  %.162128131.i = phi i64 [ %arg.m.4, %B116.preheader.i ], [ %.169.i, %part14.exit.thread.i ]
  %.212.i = call i32 @part15(ptr %.208.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %.162128131.i, i64 %.162128131.i, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.22, ptr %arg.code.4)
  switch i32 %.212.i, label %part13.exit.loopexit [
    i32 -2, label %B116.endif.i
    i32 0, label %B116.endif.i
  ]

B116.endif.i:
  %3 = shl i64 %.162128131.i, 3
  %scevgep29.i = getelementptr i8, ptr %.68.i, i64 %3
  %.235.i = load double, ptr %scevgep29.i, align 8
  %.237.i = fmul double %arg.h, %.235.i
  %.239.i = fadd double %arg.t, %.237.i
  store double 0.000000e+00, ptr %.75.i.i, align 8
  %.79.i.i = call i32 @part11(ptr %.75.i.i, ptr %excinfo.1.i.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 0, double %.239.i, ptr %lsr.iv27.i)
  %cond.i.i = icmp eq i32 %.79.i.i, 0
  br i1 %cond.i.i, label %part14.exit.thread.i, label %part14.exit.i

part14.exit.thread.i:
  %.89.i.i = load double, ptr %.75.i.i, align 8
  %.276.i = fcmp olt double %.89.i.i, %worst.2.0133.i
  %worst.3.1.i = select i1 %.276.i, double %.89.i.i, double %worst.2.0133.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep28.i = getelementptr i8, ptr %lsr.iv27.i, i64 %1
  %.169.i = add i64 %.162128131.i, 1
  %.156.i = icmp samesign ugt i64 %lsr.iv.next.i, 1
  br i1 %.156.i, label %B116.i, label %part13.exit.thread

part14.exit.i:
  br label %part13.exit

part13.exit.thread:
  %.66.0.ph = phi double [ 1.000000e+00, %B0 ], [ %worst.3.1.i, %part14.exit.thread.i ]
  br label %B0.endif

part13.exit.loopexit:
  br label %part13.exit

part13.exit:
  %common.ret.op.i = phi i32 [ %.79.i.i, %part14.exit.i ], [ %.212.i, %part13.exit.loopexit ]
  switch i32 %common.ret.op.i, label %B0.if.if [
    i32 -2, label %B0.endif
    i32 0, label %B0.endif
  ]

common.ret:
  %common.ret.op = phi i32 [ 0, %B128 ], [ 0, %B400 ], [ 0, %B424.endif ], [ %common.ret.op.i, %B0.if.if ], [ %.483, %B424.if.if ], [ %.223, %B132.if.if ]
  ret i32 %common.ret.op

B128:
  %storemerge.i6 = phi i64 [ 1, %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i6, ptr %retptr, align 8
  br label %common.ret

B132:
  %.223 = call i32 @part15(ptr %.219, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %arg.m.2, i64 %arg.m.5, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.22, ptr %arg.room.1)
  switch i32 %.223, label %B132.if.if [
    i32 -2, label %B132.endif.endif
    i32 0, label %B132.endif.endif
  ]

B272:
  %bad.2.0245 = phi i64 [ %.389.1, %B272 ], [ %bad.2.0245.unr, %B272.preheader33 ]
  %.339241243 = phi i64 [ %.346.1, %B272 ], [ %.339241243.unr, %B272.preheader33 ]
  %sunkaddr = mul i64 %.339241243, 8
  %sunkaddr50 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr
  %.374 = load double, ptr %sunkaddr50, align 8
  %sunkaddr51 = mul i64 %.339241243, 8
  %sunkaddr52 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr51
  store double %.374, ptr %sunkaddr52, align 8
  %.383 = tail call double @llvm.fabs.f64(double %.374)
  %.384 = fcmp uge double %.383, 1.000000e+300
  %.388 = zext i1 %.384 to i64
  %.389 = add nuw nsw i64 %bad.2.0245, %.388
  %.346.1 = add nuw nsw i64 %.339241243, 2
  %sunkaddr53 = mul i64 %.339241243, 8
  %sunkaddr54 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr53
  %sunkaddr55 = getelementptr i8, ptr %sunkaddr54, i64 8
  %.374.1 = load double, ptr %sunkaddr55, align 8
  %sunkaddr56 = mul i64 %.339241243, 8
  %sunkaddr57 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr56
  %sunkaddr59 = getelementptr i8, ptr %sunkaddr57, i64 8
  store double %.374.1, ptr %sunkaddr59, align 8
  %.383.1 = tail call double @llvm.fabs.f64(double %.374.1)
  %.384.1 = fcmp uge double %.383.1, 1.000000e+300
  %.388.1 = zext i1 %.384.1 to i64
  %.389.1 = add nuw nsw i64 %.389, %.388.1
  %exitcond.not.1 = icmp eq i64 %arg.code.22, %.346.1
  br i1 %exitcond.not.1, label %B396, label %B272

B396:
  %.389.lcssa = phi i64 [ %17, %middle.block ], [ %.389.lcssa24.unr, %B272.prol.loopexit ], [ %.389.1, %B272 ]
  %4 = icmp eq i64 %.389.lcssa, 0
  br i1 %4, label %B424, label %B400

B400:
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B424:
  store double 0.000000e+00, ptr %.479, align 8
  %.483 = call i32 @part3(ptr %.479, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.room.2)
  %cond = icmp eq i32 %.483, 0
  br i1 %cond, label %B424.endif, label %B424.if.if

B0.endif:
  %.66.03 = phi double [ %.66.0.ph, %part13.exit.thread ], [ 0.000000e+00, %part13.exit ], [ 0.000000e+00, %part13.exit ]
  %.76.i = load double, ptr %arg.code.1, align 8
  %.116.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.117.i = load double, ptr %.116.i, align 8
  %.118.i = fcmp ogt double %.76.i, %.117.i
  %.165.i = fcmp ole double %.66.03, %.76.i
  %or.cond.i = select i1 %.118.i, i1 %.165.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.217.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.218.i = load i64, ptr %.217.i, align 8
  %.219.i = icmp eq i64 %.218.i, 0
  br i1 %.219.i, label %B128, label %B0.endif.endif

B0.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.336.i = fcmp ogt double %.66.03, %.117.i
  br i1 %.336.i, label %B132, label %B128

B132.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B132.endif.endif:
  %.333242.not = icmp slt i64 %arg.code.22, 1
  br i1 %.333242.not, label %B424, label %B272.preheader

B272.preheader:
  %5 = ptrtoint ptr %arg.room.2 to i64
  %6 = ptrtoint ptr %arg.room.1 to i64
  %min.iters.check = icmp samesign ult i64 %arg.code.22, 4
  %7 = sub i64 %5, %6
  %diff.check = icmp ult i64 %7, 32
  %or.cond = select i1 %min.iters.check, i1 true, i1 %diff.check
  br i1 %or.cond, label %B272.preheader23, label %vector.ph

vector.ph:
  %n.vec = and i64 %arg.code.22, 9223372036854775804
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %14, %vector.body ]
  %vec.phi21 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %15, %vector.body ]
  %sunkaddr60 = mul i64 %index, 8
  %sunkaddr61 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr60
  %wide.load = load <2 x double>, ptr %sunkaddr61, align 8
  %sunkaddr62 = mul i64 %index, 8
  %sunkaddr63 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr62
  %sunkaddr64 = getelementptr i8, ptr %sunkaddr63, i64 16
  %wide.load22 = load <2 x double>, ptr %sunkaddr64, align 8
  %sunkaddr65 = mul i64 %index, 8
  %sunkaddr66 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr65
  store <2 x double> %wide.load, ptr %sunkaddr66, align 8
  %sunkaddr67 = mul i64 %index, 8
  %sunkaddr68 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr67
  %sunkaddr69 = getelementptr i8, ptr %sunkaddr68, i64 16
  store <2 x double> %wide.load22, ptr %sunkaddr69, align 8
  %8 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %wide.load)
  %9 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %wide.load22)
  %10 = fcmp uge <2 x double> %8, splat (double 1.000000e+300)
  %11 = fcmp uge <2 x double> %9, splat (double 1.000000e+300)
  %12 = zext <2 x i1> %10 to <2 x i64>
  %13 = zext <2 x i1> %11 to <2 x i64>
  %14 = add <2 x i64> %vec.phi, %12
  %15 = add <2 x i64> %vec.phi21, %13
  %index.next = add nuw nsw i64 %index, 4
  %16 = icmp eq i64 %n.vec, %index.next
  br i1 %16, label %middle.block, label %vector.body

middle.block:
  %bin.rdx = add <2 x i64> %15, %14
  %rdx.shuf = shufflevector <2 x i64> %bin.rdx, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx49 = add <2 x i64> %rdx.shuf, %bin.rdx
  %17 = extractelement <2 x i64> %bin.rdx49, i64 0
  %cmp.n = icmp eq i64 %arg.code.22, %n.vec
  br i1 %cmp.n, label %B396, label %B272.preheader23

B272.preheader23:
  %bad.2.0245.ph = phi i64 [ 0, %B272.preheader ], [ %17, %middle.block ]
  %.339241243.ph = phi i64 [ 0, %B272.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.339241243.ph, 1
  %xtraiter = and i64 %arg.code.22, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B272.prol.loopexit, label %B272.prol

B272.prol:
  %.373.prol = getelementptr double, ptr %arg.room.1, i64 %.339241243.ph
  %.374.prol = load double, ptr %.373.prol, align 8
  %.377.prol = getelementptr double, ptr %arg.room.2, i64 %.339241243.ph
  store double %.374.prol, ptr %.377.prol, align 8
  %.383.prol = tail call double @llvm.fabs.f64(double %.374.prol)
  %.384.prol = fcmp uge double %.383.prol, 1.000000e+300
  %.388.prol = zext i1 %.384.prol to i64
  %.389.prol = add nuw nsw i64 %bad.2.0245.ph, %.388.prol
  br label %B272.prol.loopexit

B272.prol.loopexit:
  %.389.lcssa24.unr = phi i64 [ poison, %B272.preheader23 ], [ %.389.prol, %B272.prol ]
  %bad.2.0245.unr = phi i64 [ %bad.2.0245.ph, %B272.preheader23 ], [ %.389.prol, %B272.prol ]
  %.339241243.unr = phi i64 [ %.339241243.ph, %B272.preheader23 ], [ %.neg, %B272.prol ]
  %18 = icmp eq i64 %arg.code.22, %.neg
  br i1 %18, label %B396, label %B272.preheader33

B272.preheader33:
  br label %B272

B424.endif:
  %.493 = load double, ptr %.479, align 8
  %.506 = fcmp olt double %.493, 0.000000e+00
  %"$phi520.0.2.0" = zext i1 %.506 to i64
  store i64 %"$phi520.0.2.0", ptr %retptr, align 8
  br label %common.ret

B424.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.75.i.i = alloca double, align 8
  %excinfo.1.i.i = alloca ptr, align 8
  %.208.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.129 = getelementptr i8, ptr %arg.s.0, i64 88
  %.130 = load double, ptr %.129, align 8
  %.209 = load double, ptr %arg.s.0, align 8
  %.64.i = add i64 %arg.m.2, 1
  %.67.i = mul i64 %.64.i, %arg.m.2
  %.68.i = getelementptr double, ptr %arg.m.0, i64 %.67.i
  %.111.i = sub i64 %arg.m.2, %arg.m.5
  %.156130.not.i = icmp slt i64 %.111.i, 1
  br i1 %.156130.not.i, label %part13.exit.thread, label %B116.preheader.i

B116.preheader.i:
  %0 = add nuw i64 %.111.i, 1
  %1 = shl i64 %arg.code.22, 3
  %2 = mul i64 %1, %arg.m.5
  %scevgep.i = getelementptr i8, ptr %arg.room.0, i64 %2
  br label %B116.i

B116.i:
  %lsr.iv27.i = phi ptr [ %scevgep.i, %B116.preheader.i ], [ %scevgep28.i, %part14.exit.thread.i ]
  %lsr.iv.i = phi i64 [ %0, %B116.preheader.i ], [ %lsr.iv.next.i, %part14.exit.thread.i ]
  %.162128131.i = phi i64 [ %arg.m.5, %B116.preheader.i ], [ %.169.i, %part14.exit.thread.i ]
  %.212.i = call i32 @part15(ptr %.208.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %.162128131.i, i64 %.162128131.i, double %.130, ptr %arg.s.2, ptr %arg.room.0, i64 %arg.code.22, ptr %arg.code.4)
  switch i32 %.212.i, label %part13.exit [
    i32 -2, label %B116.endif.i
    i32 0, label %B116.endif.i
  ]

B116.endif.i:
  %3 = shl i64 %.162128131.i, 3
  %scevgep29.i = getelementptr i8, ptr %.68.i, i64 %3
  %.235.i = load double, ptr %scevgep29.i, align 8
  %.237.i = fmul double %.130, %.235.i
  %.239.i = fadd double %.209, %.237.i
  %.79.i.i = call i32 @part11(ptr %.75.i.i, ptr %excinfo.1.i.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 0, double %.239.i, ptr %lsr.iv27.i)
  %cond.i.i = icmp eq i32 %.79.i.i, 0
  br i1 %cond.i.i, label %part14.exit.thread.i, label %part13.exit

part14.exit.thread.i:
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep28.i = getelementptr i8, ptr %lsr.iv27.i, i64 %1
  %.169.i = add i64 %.162128131.i, 1
  %.156.i = icmp samesign ugt i64 %lsr.iv.next.i, 1
  br i1 %.156.i, label %B116.i, label %part13.exit.thread

part13.exit.thread:
  br label %B0.endif.endif

part13.exit:
  %common.ret.op.i = phi i32 [ %.79.i.i, %B116.endif.i ], [ %.212.i, %B116.i ]
  switch i32 %common.ret.op.i, label %common.ret [
    i32 -2, label %B0.endif.endif
    i32 0, label %B0.endif.endif
  ]

common.ret.loopexit.unr-lcssa:
  %4 = and i64 %arg.code.22, 1
  %lcmp.mod50.not = icmp eq i64 %4, 0
  br i1 %lcmp.mod50.not, label %common.ret, label %B300.endif.epil.preheader

B300.endif.epil.preheader:
  %.406223233.epil.init = phi i64 [ 0, %B300.endif.preheader ], [ %unroll_iter52, %common.ret.loopexit.unr-lcssa ]
  %.739.epil = mul nsw i64 %.406223233.epil.init, %arg.m.3
  %.740.epil = getelementptr double, ptr %arg.room.3, i64 %.739.epil
  %.741.epil = load double, ptr %.740.epil, align 8
  %.745.epil = getelementptr double, ptr %arg.room.2, i64 %.406223233.epil.init
  %.746.epil = load double, ptr %.745.epil, align 8
  %.750.epil = getelementptr double, ptr %arg.room.1, i64 %.406223233.epil.init
  %.751.epil = load double, ptr %.750.epil, align 8
  %.754.epil = fsub double %.746.epil, %.751.epil
  %.755.epil = fadd double %.741.epil, %.754.epil
  store double %.755.epil, ptr %.740.epil, align 8
  br label %common.ret

common.ret:
  %excinfo.sink = phi ptr [ %retptr, %B0.endif.endif ], [ %retptr, %B300.endif.epil.preheader ], [ %retptr, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ], [ %excinfo, %part13.exit ], [ %retptr, %common.ret.loopexit.unr-lcssa ], [ %retptr, %B342.B540_crit_edge.split.us247 ], [ %retptr, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ], [ %retptr, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %retptr, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ %retptr, %B342.B540_crit_edge.split.us.us.us.split.split.split ]
  %common.ret.op = phi i32 [ 0, %B0.endif.endif ], [ 0, %B300.endif.epil.preheader ], [ 0, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ], [ %common.ret.op.i, %part13.exit ], [ 0, %common.ret.loopexit.unr-lcssa ], [ 0, %B342.B540_crit_edge.split.us247 ], [ 0, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ], [ 0, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ 0, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ 0, %B342.B540_crit_edge.split.us.us.us.split.split.split ]
  store ptr null, ptr %excinfo.sink, align 8
  ret i32 %common.ret.op

B0.endif.endif:
  %.310 = getelementptr i8, ptr %arg.s.1, i64 32
  %.311 = load i64, ptr %.310, align 8
  %.317 = add nsw i64 %.311, %.111.i
  store i64 %.317, ptr %.310, align 8
  %.400230.not = icmp slt i64 %arg.code.22, 1
  br i1 %.400230.not, label %common.ret, label %B300.endif.lr.ph

B300.endif.lr.ph:
  %.522212.not = icmp slt i64 %arg.m.3, 1
  %.714 = fmul double %.130, 0.000000e+00
  br i1 %.522212.not, label %B300.endif.preheader, label %B300.endif.lr.ph.split.us

B300.endif.preheader:
  %5 = icmp eq i64 %arg.code.22, 1
  br i1 %5, label %B300.endif.epil.preheader, label %B300.endif.preheader.new

B300.endif.preheader.new:
  %const135 = bitcast i64 9223372036854775804 to i64
  %const_mat136 = add i64 %const135, 2
  %unroll_iter52 = and i64 %arg.code.22, %const_mat136
  %6 = shl i64 %arg.m.3, 4
  br label %B300.endif

B300.endif.lr.ph.split.us:
  %.647200.not = icmp slt i64 %arg.m.2, 1
  %7 = shl i64 %arg.m.3, 3
  br i1 %.647200.not, label %B300.endif.us.preheader, label %B300.endif.us.us.preheader

B300.endif.us.us.preheader:
  %const = bitcast i64 9223372036854775804 to i64
  %const_mat = add i64 %const, 2
  %unroll_iter = and i64 %arg.m.2, %const_mat
  %8 = icmp eq i64 %arg.m.2, 1
  %sunkaddr85 = shl i64 %arg.code.22, 3
  br i1 %8, label %B300.endif.us.us.us.preheader, label %B300.endif.us.us.preheader.split

B300.endif.us.us.us.preheader:
  %9 = mul i64 %arg.code.22, %7
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
  %broadcast.splatinsert49 = insertelement <2 x double> poison, double %.130, i64 0
  %broadcast.splat50 = shufflevector <2 x double> %broadcast.splatinsert49, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep93 = getelementptr i8, ptr %arg.room.3, i64 16
  %11 = icmp samesign ult i64 %arg.m.3, 6
  %brmerge = select i1 %11, i1 true, i1 %conflict.rdx
  br label %B300.endif.us.us.us

B300.endif.us.us.us:
  %lsr.iv181 = phi ptr [ %scevgep182, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %arg.room.3, %B300.endif.us.us.us.preheader ]
  %lsr.iv94 = phi ptr [ %scevgep95, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %scevgep93, %B300.endif.us.us.us.preheader ]
  %.406223233.us.us.us = phi i64 [ %.413.us.us.us, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ 0, %B300.endif.us.us.us.preheader ]
  %.722.us.us.us = mul nuw nsw i64 %.406223233.us.us.us, %arg.m.3
  %12 = getelementptr double, ptr %arg.room.3, i64 %.722.us.us.us
  br i1 %brmerge, label %B344.endif.us.us.us.us.us.preheader, label %vector.ph

vector.ph:
  %sunkaddr = shl i64 %.406223233.us.us.us, 3
  %sunkaddr131 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr
  %13 = load double, ptr %sunkaddr131, align 8
  %broadcast.splatinsert54 = insertelement <2 x double> poison, double %13, i64 0
  %broadcast.splat55 = shufflevector <2 x double> %broadcast.splatinsert54, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body51

vector.body51:
  %index52 = phi i64 [ 0, %vector.ph ], [ %index.next56, %vector.body51 ]
  %sunkaddr139 = mul i64 %index52, 8
  %sunkaddr140 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr139
  %wide.load = load <2 x double>, ptr %sunkaddr140, align 8
  %sunkaddr141 = mul i64 %index52, 8
  %sunkaddr142 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr141
  %sunkaddr143 = getelementptr i8, ptr %sunkaddr142, i64 16
  %wide.load53 = load <2 x double>, ptr %sunkaddr143, align 8
  %14 = fmul <2 x double> %broadcast.splat55, %wide.load
  %15 = fmul <2 x double> %broadcast.splat55, %wide.load53
  %16 = fadd <2 x double> %14, zeroinitializer
  %17 = fadd <2 x double> %15, zeroinitializer
  %18 = fmul <2 x double> %broadcast.splat50, %16
  %19 = fmul <2 x double> %broadcast.splat50, %17
  %20 = shl i64 %index52, 3
  %scevgep62 = getelementptr i8, ptr %lsr.iv94, i64 %20
  %scevgep63 = getelementptr i8, ptr %scevgep62, i64 -16
  store <2 x double> %18, ptr %scevgep63, align 8
  store <2 x double> %19, ptr %scevgep62, align 8
  %index.next56 = add nuw nsw i64 %index52, 4
  %21 = icmp eq i64 %n.vec48, %index.next56
  br i1 %21, label %middle.block57, label %vector.body51

middle.block57:
  %22 = icmp eq i64 %arg.m.3, %n.vec48
  br i1 %22, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us.preheader

B344.endif.us.us.us.us.us.preheader:
  %.528207213.us.us.us.us.us.ph = phi i64 [ %n.vec48, %middle.block57 ], [ 0, %B300.endif.us.us.us ]
  %23 = and i64 %arg.m.3, 1
  %24 = icmp eq i64 %23, 0
  %.neg = or disjoint i64 %.528207213.us.us.us.us.us.ph, 1
  br i1 %24, label %B344.endif.us.us.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us.us.prol

B344.endif.us.us.us.us.us.prol:
  %invariant.gep.us.us.us.us.us.prol = getelementptr double, ptr %arg.m.1, i64 %.528207213.us.us.us.us.us.ph
  %.693.us.us.us.epil.us.us.prol = load double, ptr %invariant.gep.us.us.us.us.us.prol, align 8
  %sunkaddr137 = shl i64 %.406223233.us.us.us, 3
  %sunkaddr138 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr137
  %.701.us.us.us.epil.us.us.prol = load double, ptr %sunkaddr138, align 8
  %.702.us.us.us.epil.us.us.prol = fmul double %.693.us.us.us.epil.us.us.prol, %.701.us.us.us.epil.us.us.prol
  %.704.us.us.us.epil.us.us.prol = fadd double %.702.us.us.us.epil.us.us.prol, 0.000000e+00
  %.714.us.us.us.us.us.prol = fmul double %.130, %.704.us.us.us.epil.us.us.prol
  %.727.us.us.us.us.us.prol = getelementptr double, ptr %12, i64 %.528207213.us.us.us.us.us.ph
  store double %.714.us.us.us.us.us.prol, ptr %.727.us.us.us.us.us.prol, align 8
  br label %B344.endif.us.us.us.us.us.prol.loopexit

B344.endif.us.us.us.us.us.prol.loopexit:
  %.528207213.us.us.us.us.us.unr = phi i64 [ %.528207213.us.us.us.us.us.ph, %B344.endif.us.us.us.us.us.preheader ], [ %.neg, %B344.endif.us.us.us.us.us.prol ]
  %25 = icmp eq i64 %arg.m.3, %.neg
  br i1 %25, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us.preheader9

B344.endif.us.us.us.us.us.preheader9:
  br label %B344.endif.us.us.us.us.us

B344.endif.us.us.us.us.us:
  %.528207213.us.us.us.us.us = phi i64 [ %.535.us.us.us.us.us.1, %B344.endif.us.us.us.us.us ], [ %.528207213.us.us.us.us.us.unr, %B344.endif.us.us.us.us.us.preheader9 ]
  %sunkaddr144 = mul i64 %.528207213.us.us.us.us.us, 8
  %sunkaddr145 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr144
  %.693.us.us.us.epil.us.us = load double, ptr %sunkaddr145, align 8
  %sunkaddr146 = mul i64 %.406223233.us.us.us, 8
  %sunkaddr147 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr146
  %.701.us.us.us.epil.us.us = load double, ptr %sunkaddr147, align 8
  %.702.us.us.us.epil.us.us = fmul double %.693.us.us.us.epil.us.us, %.701.us.us.us.epil.us.us
  %.704.us.us.us.epil.us.us = fadd double %.702.us.us.us.epil.us.us, 0.000000e+00
  %.714.us.us.us.us.us = fmul double %.130, %.704.us.us.us.epil.us.us
  %26 = shl i64 %.528207213.us.us.us.us.us, 3
  %scevgep82 = getelementptr i8, ptr %lsr.iv181, i64 %26
  %27 = shl i64 %.528207213.us.us.us.us.us, 3
  %scevgep77 = getelementptr i8, ptr %lsr.iv181, i64 %27
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 8
  store double %.714.us.us.us.us.us, ptr %scevgep82, align 8
  %sunkaddr148 = mul i64 %.528207213.us.us.us.us.us, 8
  %sunkaddr149 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr148
  %sunkaddr150 = getelementptr i8, ptr %sunkaddr149, i64 8
  %.693.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr150, align 8
  %.701.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr147, align 8
  %.702.us.us.us.epil.us.us.1 = fmul double %.693.us.us.us.epil.us.us.1, %.701.us.us.us.epil.us.us.1
  %.704.us.us.us.epil.us.us.1 = fadd double %.702.us.us.us.epil.us.us.1, 0.000000e+00
  %.535.us.us.us.us.us.1 = add nuw nsw i64 %.528207213.us.us.us.us.us, 2
  %.714.us.us.us.us.us.1 = fmul double %.130, %.704.us.us.us.epil.us.us.1
  store double %.714.us.us.us.us.us.1, ptr %scevgep78, align 8
  %exitcond265.not.us.us.1 = icmp eq i64 %arg.m.3, %.535.us.us.us.us.us.1
  br i1 %exitcond265.not.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us

B342.B540_crit_edge.split.us.us.us.split.us.us:
  %.413.us.us.us = add nuw nsw i64 %.406223233.us.us.us, 1
  %.741.us.us.us = load double, ptr %12, align 8
  %.745.us.us.us = getelementptr double, ptr %arg.room.2, i64 %.406223233.us.us.us
  %.746.us.us.us = load double, ptr %.745.us.us.us, align 8
  %.750.us.us.us = getelementptr double, ptr %arg.room.1, i64 %.406223233.us.us.us
  %.751.us.us.us = load double, ptr %.750.us.us.us, align 8
  %.754.us.us.us = fsub double %.746.us.us.us, %.751.us.us.us
  %.755.us.us.us = fadd double %.741.us.us.us, %.754.us.us.us
  store double %.755.us.us.us, ptr %12, align 8
  %scevgep95 = getelementptr i8, ptr %lsr.iv94, i64 %7
  %scevgep182 = getelementptr i8, ptr %lsr.iv181, i64 %7
  %exitcond266.not.us = icmp eq i64 %arg.code.22, %.413.us.us.us
  br i1 %exitcond266.not.us, label %common.ret, label %B300.endif.us.us.us

B300.endif.us.us.preheader.split:
  %28 = and i64 %arg.m.2, 1
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %B300.endif.us.us.us14.preheader, label %B300.endif.us.us.preheader31

B300.endif.us.us.us14.preheader:
  %30 = add nsw i64 %arg.m.2, -2
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %B300.endif.us.us.us14.us.preheader, label %B300.endif.us.us.us14.preheader162

B300.endif.us.us.us14.preheader162:
  %32 = lshr i64 %30, 1
  %33 = add nuw i64 %32, 1
  %34 = lshr i64 %33, 1
  %35 = shl i64 %34, 1
  br label %B300.endif.us.us.us14

B300.endif.us.us.us14.us.preheader:
  %36 = mul i64 %arg.code.22, %arg.m.3
  %37 = shl i64 %36, 3
  %scevgep101 = getelementptr i8, ptr %arg.room.3, i64 %37
  %scevgep102 = getelementptr i8, ptr %arg.m.1, i64 %7
  %38 = shl i64 %arg.m.3, 4
  %scevgep103 = getelementptr i8, ptr %arg.m.1, i64 %38
  %scevgep104 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr85
  %39 = shl i64 %arg.code.22, 4
  %scevgep105 = getelementptr i8, ptr %arg.room.0, i64 %39
  %bound0106 = icmp ult ptr %arg.room.3, %scevgep103
  %bound1107 = icmp ult ptr %scevgep102, %scevgep101
  %found.conflict108 = and i1 %bound0106, %bound1107
  %bound0110 = icmp ult ptr %arg.room.3, %scevgep102
  %bound1111 = icmp ult ptr %arg.m.1, %scevgep101
  %found.conflict112 = and i1 %bound0110, %bound1111
  %stride.check113 = icmp slt i64 %7, 0
  %40 = or i1 %stride.check113, %found.conflict112
  %conflict.rdx114 = or i1 %found.conflict108, %40
  %bound0115 = icmp ult ptr %arg.room.3, %scevgep105
  %bound1116 = icmp ult ptr %scevgep104, %scevgep101
  %found.conflict117 = and i1 %bound0115, %bound1116
  %conflict.rdx119 = or i1 %found.conflict117, %conflict.rdx114
  %bound0120 = icmp ult ptr %arg.room.3, %scevgep104
  %bound1121 = icmp ult ptr %arg.room.0, %scevgep101
  %found.conflict122 = and i1 %bound0120, %bound1121
  %conflict.rdx124 = or i1 %found.conflict122, %conflict.rdx119
  %n.vec129 = and i64 %arg.m.3, %const
  %41 = shl i64 %n.vec129, 3
  %42 = getelementptr i8, ptr %arg.m.1, i64 %41
  %broadcast.splatinsert130 = insertelement <2 x double> poison, double %.130, i64 0
  %broadcast.splat131 = shufflevector <2 x double> %broadcast.splatinsert130, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep190 = getelementptr i8, ptr %arg.m.1, i64 16
  %scevgep194 = getelementptr i8, ptr %scevgep190, i64 %7
  %scevgep198 = getelementptr i8, ptr %arg.room.3, i64 16
  %43 = icmp samesign ult i64 %arg.m.3, 8
  %brmerge157 = select i1 %43, i1 true, i1 %conflict.rdx124
  br label %B300.endif.us.us.us14.us

B300.endif.us.us.us14.us:
  %lsr.iv214 = phi ptr [ %arg.room.3, %B300.endif.us.us.us14.us.preheader ], [ %scevgep215, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %lsr.iv199 = phi ptr [ %scevgep198, %B300.endif.us.us.us14.us.preheader ], [ %scevgep200, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %lsr.iv78.us15.us = phi ptr [ %arg.room.0, %B300.endif.us.us.us14.us.preheader ], [ %scevgep79.us27.us, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %.406223233.us.us.us16.us = phi i64 [ 0, %B300.endif.us.us.us14.us.preheader ], [ %.413.us.us.us19.us, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %.722.us.us.us18.us = mul nuw nsw i64 %.406223233.us.us.us16.us, %arg.m.3
  %44 = getelementptr double, ptr %arg.room.3, i64 %.722.us.us.us18.us
  br i1 %brmerge157, label %B344.endif.us.us.us.us3.us.us.us.preheader, label %vector.ph127

vector.ph127:
  %sunkaddr260 = getelementptr i8, ptr %lsr.iv78.us15.us, i64 %sunkaddr85
  %45 = load double, ptr %sunkaddr260, align 8
  %broadcast.splatinsert142 = insertelement <2 x double> poison, double %45, i64 0
  %broadcast.splat143 = shufflevector <2 x double> %broadcast.splatinsert142, <2 x double> poison, <2 x i32> zeroinitializer
  %46 = load double, ptr %lsr.iv78.us15.us, align 8
  %broadcast.splatinsert138 = insertelement <2 x double> poison, double %46, i64 0
  %broadcast.splat139 = shufflevector <2 x double> %broadcast.splatinsert138, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body132

vector.body132:
  %index133 = phi i64 [ 0, %vector.ph127 ], [ %index.next144, %vector.body132 ]
  %offset.idx134 = shl i64 %index133, 3
  %scevgep192 = getelementptr i8, ptr %scevgep190, i64 %offset.idx134
  %scevgep193 = getelementptr i8, ptr %scevgep192, i64 -16
  %wide.load136 = load <2 x double>, ptr %scevgep193, align 8
  %wide.load137 = load <2 x double>, ptr %scevgep192, align 8
  %47 = fmul <2 x double> %broadcast.splat139, %wide.load136
  %48 = fmul <2 x double> %broadcast.splat139, %wide.load137
  %49 = fadd <2 x double> %47, zeroinitializer
  %50 = fadd <2 x double> %48, zeroinitializer
  %51 = shl i64 %index133, 3
  %scevgep89 = getelementptr i8, ptr %scevgep194, i64 %51
  %scevgep90 = getelementptr i8, ptr %scevgep89, i64 -16
  %wide.load140 = load <2 x double>, ptr %scevgep90, align 8
  %wide.load141 = load <2 x double>, ptr %scevgep89, align 8
  %52 = fmul <2 x double> %broadcast.splat143, %wide.load140
  %53 = fmul <2 x double> %broadcast.splat143, %wide.load141
  %54 = fadd <2 x double> %49, %52
  %55 = fadd <2 x double> %50, %53
  %56 = fmul <2 x double> %broadcast.splat131, %54
  %57 = fmul <2 x double> %broadcast.splat131, %55
  %58 = shl i64 %index133, 3
  %scevgep87 = getelementptr i8, ptr %lsr.iv199, i64 %58
  %scevgep88 = getelementptr i8, ptr %scevgep87, i64 -16
  store <2 x double> %56, ptr %scevgep88, align 8
  store <2 x double> %57, ptr %scevgep87, align 8
  %index.next144 = add nuw nsw i64 %index133, 4
  %59 = icmp eq i64 %n.vec129, %index.next144
  br i1 %59, label %middle.block145, label %vector.body132

middle.block145:
  %60 = icmp eq i64 %arg.m.3, %n.vec129
  br i1 %60, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us.preheader

B344.endif.us.us.us.us3.us.us.us.preheader:
  %lsr.iv73.us4.us.us.us.ph = phi ptr [ %42, %middle.block145 ], [ %arg.m.1, %B300.endif.us.us.us14.us ]
  %.528207213.us.us.us.us5.us.us.us.ph = phi i64 [ %n.vec129, %middle.block145 ], [ 0, %B300.endif.us.us.us14.us ]
  %61 = and i64 %arg.m.3, 1
  %62 = icmp eq i64 %61, 0
  %.neg156 = or disjoint i64 %.528207213.us.us.us.us5.us.us.us.ph, 1
  br i1 %62, label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us3.us.us.us.prol

B344.endif.us.us.us.us3.us.us.us.prol:
  %.693.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv73.us4.us.us.us.ph, align 8
  %.701.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv78.us15.us, align 8
  %.702.us.us.us.us.us.epil.us.us.prol = fmul double %.693.us.us.us.us.us.epil.us.us.prol, %.701.us.us.us.us.us.epil.us.us.prol
  %.704.us.us.us.us.us.epil.us.us.prol = fadd double %.702.us.us.us.us.us.epil.us.us.prol, 0.000000e+00
  %sunkaddr84.us.us.epil.us.us.prol = getelementptr i8, ptr %lsr.iv73.us4.us.us.us.ph, i64 %7
  %.693.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr84.us.us.epil.us.us.prol, align 8
  %sunkaddr261 = getelementptr i8, ptr %lsr.iv78.us15.us, i64 %sunkaddr85
  %.701.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr261, align 8
  %.702.us.us.us.1.us.us.epil.us.us.prol = fmul double %.693.us.us.us.1.us.us.epil.us.us.prol, %.701.us.us.us.1.us.us.epil.us.us.prol
  %.704.us.us.us.1.us.us.epil.us.us.prol = fadd double %.704.us.us.us.us.us.epil.us.us.prol, %.702.us.us.us.1.us.us.epil.us.us.prol
  %.714.us.us.us.us10.us.us.us.prol = fmul double %.130, %.704.us.us.us.1.us.us.epil.us.us.prol
  %.727.us.us.us.us11.us.us.us.prol = getelementptr double, ptr %44, i64 %.528207213.us.us.us.us5.us.us.us.ph
  store double %.714.us.us.us.us10.us.us.us.prol, ptr %.727.us.us.us.us11.us.us.us.prol, align 8
  %scevgep74.us12.us.us.us.prol = getelementptr i8, ptr %lsr.iv73.us4.us.us.us.ph, i64 8
  br label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit

B344.endif.us.us.us.us3.us.us.us.prol.loopexit:
  %lsr.iv73.us4.us.us.us.unr = phi ptr [ %lsr.iv73.us4.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %scevgep74.us12.us.us.us.prol, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %.528207213.us.us.us.us5.us.us.us.unr = phi i64 [ %.528207213.us.us.us.us5.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %.neg156, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %63 = icmp eq i64 %arg.m.3, %.neg156
  br i1 %63, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us.preheader160

B344.endif.us.us.us.us3.us.us.us.preheader160:
  %64 = getelementptr i8, ptr %lsr.iv73.us4.us.us.us.unr, i64 %7
  %scevgep204 = getelementptr i8, ptr %64, i64 8
  %65 = shl i64 %.528207213.us.us.us.us5.us.us.us.unr, 3
  %scevgep216 = getelementptr i8, ptr %lsr.iv214, i64 %65
  %66 = sub i64 %arg.m.3, %.528207213.us.us.us.us5.us.us.us.unr
  br label %B344.endif.us.us.us.us3.us.us.us

B344.endif.us.us.us.us3.us.us.us:
  %lsr.iv205 = phi i64 [ 0, %B344.endif.us.us.us.us3.us.us.us.preheader160 ], [ %lsr.iv.next206, %B344.endif.us.us.us.us3.us.us.us ]
  %sunkaddr151 = mul i64 %lsr.iv205, 8
  %sunkaddr152 = getelementptr i8, ptr %lsr.iv73.us4.us.us.us.unr, i64 %sunkaddr151
  %.693.us.us.us.us.us.epil.us.us = load double, ptr %sunkaddr152, align 8
  %.701.us.us.us.us.us.epil.us.us = load double, ptr %lsr.iv78.us15.us, align 8
  %.702.us.us.us.us.us.epil.us.us = fmul double %.693.us.us.us.us.us.epil.us.us, %.701.us.us.us.us.us.epil.us.us
  %.704.us.us.us.us.us.epil.us.us = fadd double %.702.us.us.us.us.us.epil.us.us, 0.000000e+00
  %67 = shl i64 %lsr.iv205, 3
  %scevgep96 = getelementptr i8, ptr %scevgep204, i64 %67
  %scevgep97 = getelementptr i8, ptr %scevgep96, i64 -8
  %.693.us.us.us.1.us.us.epil.us.us = load double, ptr %scevgep97, align 8
  %sunkaddr153 = getelementptr i8, ptr %lsr.iv78.us15.us, i64 %sunkaddr85
  %.701.us.us.us.1.us.us.epil.us.us = load double, ptr %sunkaddr153, align 8
  %.702.us.us.us.1.us.us.epil.us.us = fmul double %.693.us.us.us.1.us.us.epil.us.us, %.701.us.us.us.1.us.us.epil.us.us
  %.704.us.us.us.1.us.us.epil.us.us = fadd double %.704.us.us.us.us.us.epil.us.us, %.702.us.us.us.1.us.us.epil.us.us
  %.714.us.us.us.us10.us.us.us = fmul double %.130, %.704.us.us.us.1.us.us.epil.us.us
  %68 = shl i64 %lsr.iv205, 3
  %scevgep91 = getelementptr i8, ptr %scevgep216, i64 %68
  store double %.714.us.us.us.us10.us.us.us, ptr %scevgep91, align 8
  %sunkaddr154 = mul i64 %lsr.iv205, 8
  %sunkaddr155 = getelementptr i8, ptr %lsr.iv73.us4.us.us.us.unr, i64 %sunkaddr154
  %sunkaddr156 = getelementptr i8, ptr %sunkaddr155, i64 8
  %.693.us.us.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr156, align 8
  %.701.us.us.us.us.us.epil.us.us.1 = load double, ptr %lsr.iv78.us15.us, align 8
  %.702.us.us.us.us.us.epil.us.us.1 = fmul double %.693.us.us.us.us.us.epil.us.us.1, %.701.us.us.us.us.us.epil.us.us.1
  %.704.us.us.us.us.us.epil.us.us.1 = fadd double %.702.us.us.us.us.us.epil.us.us.1, 0.000000e+00
  %.693.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %scevgep96, align 8
  %.701.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %sunkaddr153, align 8
  %.702.us.us.us.1.us.us.epil.us.us.1 = fmul double %.693.us.us.us.1.us.us.epil.us.us.1, %.701.us.us.us.1.us.us.epil.us.us.1
  %.704.us.us.us.1.us.us.epil.us.us.1 = fadd double %.704.us.us.us.us.us.epil.us.us.1, %.702.us.us.us.1.us.us.epil.us.us.1
  %.714.us.us.us.us10.us.us.us.1 = fmul double %.130, %.704.us.us.us.1.us.us.epil.us.us.1
  %69 = shl i64 %lsr.iv205, 3
  %scevgep92 = getelementptr i8, ptr %scevgep216, i64 %69
  %scevgep94 = getelementptr i8, ptr %scevgep92, i64 8
  store double %.714.us.us.us.us10.us.us.us.1, ptr %scevgep94, align 8
  %lsr.iv.next206 = add i64 %lsr.iv205, 2
  %exitcond265.not.us13.us.us.us.1 = icmp eq i64 %66, %lsr.iv.next206
  br i1 %exitcond265.not.us13.us.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us:
  %.413.us.us.us19.us = add nuw nsw i64 %.406223233.us.us.us16.us, 1
  %.741.us.us.us20.us = load double, ptr %44, align 8
  %.745.us.us.us21.us = getelementptr double, ptr %arg.room.2, i64 %.406223233.us.us.us16.us
  %.746.us.us.us22.us = load double, ptr %.745.us.us.us21.us, align 8
  %.750.us.us.us23.us = getelementptr double, ptr %arg.room.1, i64 %.406223233.us.us.us16.us
  %.751.us.us.us24.us = load double, ptr %.750.us.us.us23.us, align 8
  %.754.us.us.us25.us = fsub double %.746.us.us.us22.us, %.751.us.us.us24.us
  %.755.us.us.us26.us = fadd double %.741.us.us.us20.us, %.754.us.us.us25.us
  store double %.755.us.us.us26.us, ptr %44, align 8
  %scevgep79.us27.us = getelementptr i8, ptr %lsr.iv78.us15.us, i64 8
  %scevgep200 = getelementptr i8, ptr %lsr.iv199, i64 %7
  %scevgep215 = getelementptr i8, ptr %lsr.iv214, i64 %7
  %exitcond266.not.us28.us = icmp eq i64 %arg.code.22, %.413.us.us.us19.us
  br i1 %exitcond266.not.us28.us, label %common.ret, label %B300.endif.us.us.us14.us

B300.endif.us.us.preheader31:
  %.689.us.us.us.epil = mul i64 %unroll_iter, %arg.m.3
  %invariant.gep = getelementptr double, ptr %arg.m.1, i64 %.689.us.us.us.epil
  %.697.us.us.us.epil = mul i64 %arg.code.22, %unroll_iter
  %invariant.gep36 = getelementptr double, ptr %arg.room.0, i64 %.697.us.us.us.epil
  %70 = add nsw i64 %arg.m.2, -2
  %71 = lshr i64 %70, 1
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %B300.endif.us.us.us9.preheader, label %B300.endif.us.us.preheader165

B300.endif.us.us.preheader165:
  %73 = add nuw i64 %71, 1
  %74 = lshr i64 %73, 1
  %75 = shl i64 %74, 1
  br label %B300.endif.us.us

B300.endif.us.us.us9.preheader:
  %76 = mul i64 %arg.code.22, %arg.m.3
  %77 = shl i64 %76, 3
  %scevgep47 = getelementptr i8, ptr %arg.room.3, i64 %77
  %78 = shl i64 %arg.m.2, 3
  %79 = mul i64 %arg.m.3, %78
  %scevgep48 = getelementptr i8, ptr %arg.m.1, i64 %79
  %scevgep49 = getelementptr i8, ptr %arg.m.1, i64 %7
  %80 = shl i64 %arg.m.3, 4
  %scevgep50 = getelementptr i8, ptr %arg.m.1, i64 %80
  %81 = mul i64 %arg.code.22, %78
  %scevgep51 = getelementptr i8, ptr %arg.room.0, i64 %81
  %scevgep52 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr85
  %82 = shl i64 %arg.code.22, 4
  %scevgep53 = getelementptr i8, ptr %arg.room.0, i64 %82
  %bound054 = icmp ult ptr %arg.room.3, %scevgep48
  %bound155 = icmp ult ptr %invariant.gep, %scevgep47
  %found.conflict56 = and i1 %bound054, %bound155
  %bound057 = icmp ult ptr %arg.room.3, %scevgep50
  %bound158 = icmp ult ptr %scevgep49, %scevgep47
  %found.conflict59 = and i1 %bound057, %bound158
  %stride.check60 = icmp slt i64 %7, 0
  %83 = or i1 %stride.check60, %found.conflict59
  %conflict.rdx61 = or i1 %found.conflict56, %83
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
  %const_mat133 = add i64 %const, 2
  %n.vec83 = and i64 %arg.m.3, %const_mat133
  %84 = shl i64 %n.vec83, 3
  %85 = getelementptr i8, ptr %arg.m.1, i64 %84
  %broadcast.splatinsert84 = insertelement <2 x double> poison, double %.130, i64 0
  %broadcast.splat85 = shufflevector <2 x double> %broadcast.splatinsert84, <2 x double> poison, <2 x i32> zeroinitializer
  %86 = and i64 %78, -16
  %87 = mul i64 %86, %arg.m.3
  %scevgep229 = getelementptr i8, ptr %arg.m.1, i64 %87
  %88 = icmp samesign ult i64 %arg.m.3, 8
  %brmerge158 = select i1 %88, i1 true, i1 %conflict.rdx81
  br label %B300.endif.us.us.us9

B300.endif.us.us.us9:
  %lsr.iv226 = phi ptr [ %arg.room.3, %B300.endif.us.us.us9.preheader ], [ %scevgep227, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  %lsr.iv78.us = phi ptr [ %arg.room.0, %B300.endif.us.us.us9.preheader ], [ %scevgep79.us, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  %.406223233.us.us.us10 = phi i64 [ 0, %B300.endif.us.us.us9.preheader ], [ %.413.us.us.us12, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  br i1 %brmerge158, label %B344.endif.us.us.us.us.us21.preheader, label %vector.ph82

vector.ph82:
  %sunkaddr157 = mul i64 %.406223233.us.us.us10, 8
  %sunkaddr158 = getelementptr i8, ptr %invariant.gep36, i64 %sunkaddr157
  %89 = load double, ptr %sunkaddr158, align 8
  %broadcast.splatinsert95 = insertelement <2 x double> poison, double %89, i64 0
  %broadcast.splat96 = shufflevector <2 x double> %broadcast.splatinsert95, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr270 = getelementptr i8, ptr %lsr.iv78.us, i64 %sunkaddr85
  %90 = load double, ptr %sunkaddr270, align 8
  %broadcast.splatinsert92 = insertelement <2 x double> poison, double %90, i64 0
  %broadcast.splat93 = shufflevector <2 x double> %broadcast.splatinsert92, <2 x double> poison, <2 x i32> zeroinitializer
  %91 = load double, ptr %lsr.iv78.us, align 8
  %broadcast.splatinsert89 = insertelement <2 x double> poison, double %91, i64 0
  %broadcast.splat90 = shufflevector <2 x double> %broadcast.splatinsert89, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body86

vector.body86:
  %index87 = phi i64 [ 0, %vector.ph82 ], [ %index.next97, %vector.body86 ]
  %offset.idx = shl i64 %index87, 3
  %next.gep = getelementptr i8, ptr %arg.m.1, i64 %offset.idx
  %wide.load88 = load <2 x double>, ptr %next.gep, align 8
  %92 = fmul <2 x double> %broadcast.splat90, %wide.load88
  %93 = fadd <2 x double> %92, zeroinitializer
  %scevgep225 = getelementptr i8, ptr %scevgep49, i64 %offset.idx
  %wide.load91 = load <2 x double>, ptr %scevgep225, align 8
  %94 = fmul <2 x double> %broadcast.splat93, %wide.load91
  %95 = fadd <2 x double> %93, %94
  %96 = shl i64 %index87, 3
  %scevgep113 = getelementptr i8, ptr %scevgep229, i64 %96
  %wide.load94 = load <2 x double>, ptr %scevgep113, align 8
  %97 = fmul <2 x double> %broadcast.splat96, %wide.load94
  %98 = fadd <2 x double> %95, %97
  %99 = fmul <2 x double> %broadcast.splat85, %98
  %100 = shl i64 %index87, 3
  %scevgep112 = getelementptr i8, ptr %lsr.iv226, i64 %100
  store <2 x double> %99, ptr %scevgep112, align 8
  %index.next97 = add nuw nsw i64 %index87, 2
  %101 = icmp eq i64 %n.vec83, %index.next97
  br i1 %101, label %middle.block98, label %vector.body86

middle.block98:
  %102 = icmp eq i64 %arg.m.3, %n.vec83
  br i1 %102, label %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us, label %B344.endif.us.us.us.us.us21.preheader

B344.endif.us.us.us.us.us21.preheader:
  %lsr.iv73.us.us.ph = phi ptr [ %85, %middle.block98 ], [ %arg.m.1, %B300.endif.us.us.us9 ]
  %.528207213.us.us.us.us.us22.ph = phi i64 [ %n.vec83, %middle.block98 ], [ 0, %B300.endif.us.us.us9 ]
  %scevgep231 = getelementptr i8, ptr %lsr.iv73.us.us.ph, i64 %7
  %103 = shl i64 %.528207213.us.us.us.us.us22.ph, 3
  %scevgep235 = getelementptr i8, ptr %lsr.iv226, i64 %103
  %104 = sub nsw i64 %arg.m.3, %.528207213.us.us.us.us.us22.ph
  %scevgep238 = getelementptr i8, ptr %scevgep229, i64 %103
  br label %B344.endif.us.us.us.us.us21

B344.endif.us.us.us.us.us21:
  %lsr.iv232 = phi i64 [ 0, %B344.endif.us.us.us.us.us21.preheader ], [ %lsr.iv.next, %B344.endif.us.us.us.us.us21 ]
  %105 = shl i64 %lsr.iv232, 3
  %scevgep234 = getelementptr i8, ptr %lsr.iv73.us.us.ph, i64 %105
  %.693.us.us.us.epil61.us.us = load double, ptr %scevgep234, align 8
  %.701.us.us.us.epil62.us.us = load double, ptr %lsr.iv78.us, align 8
  %.702.us.us.us.epil63.us.us = fmul double %.693.us.us.us.epil61.us.us, %.701.us.us.us.epil62.us.us
  %.704.us.us.us.epil64.us.us = fadd double %.702.us.us.us.epil63.us.us, 0.000000e+00
  %106 = shl i64 %lsr.iv232, 3
  %scevgep128 = getelementptr i8, ptr %scevgep231, i64 %106
  %.693.us.us.us.1.epil.us.us = load double, ptr %scevgep128, align 8
  %sunkaddr159 = getelementptr i8, ptr %lsr.iv78.us, i64 %sunkaddr85
  %.701.us.us.us.1.epil.us.us = load double, ptr %sunkaddr159, align 8
  %.702.us.us.us.1.epil.us.us = fmul double %.693.us.us.us.1.epil.us.us, %.701.us.us.us.1.epil.us.us
  %.704.us.us.us.1.epil.us.us = fadd double %.704.us.us.us.epil64.us.us, %.702.us.us.us.1.epil.us.us
  %107 = shl i64 %lsr.iv232, 3
  %scevgep121 = getelementptr i8, ptr %scevgep238, i64 %107
  %.693.us.us.us.epil.us.us23 = load double, ptr %scevgep121, align 8
  %sunkaddr160 = mul i64 %.406223233.us.us.us10, 8
  %sunkaddr161 = getelementptr i8, ptr %invariant.gep36, i64 %sunkaddr160
  %.701.us.us.us.epil.us.us24 = load double, ptr %sunkaddr161, align 8
  %.702.us.us.us.epil.us.us25 = fmul double %.693.us.us.us.epil.us.us23, %.701.us.us.us.epil.us.us24
  %.704.us.us.us.epil.us.us26 = fadd double %.704.us.us.us.1.epil.us.us, %.702.us.us.us.epil.us.us25
  %.714.us.us.us.us.us27 = fmul double %.130, %.704.us.us.us.epil.us.us26
  %108 = shl i64 %lsr.iv232, 3
  %scevgep120 = getelementptr i8, ptr %scevgep235, i64 %108
  store double %.714.us.us.us.us.us27, ptr %scevgep120, align 8
  %lsr.iv.next = add i64 %lsr.iv232, 1
  %exitcond265.not.us.us = icmp eq i64 %104, %lsr.iv.next
  br i1 %exitcond265.not.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us, label %B344.endif.us.us.us.us.us21

B342.B540_crit_edge.split.us.us.us.split.split.split.us.us:
  %.413.us.us.us12 = add nuw nsw i64 %.406223233.us.us.us10, 1
  %sunkaddr274 = mul i64 %.406223233.us.us.us10, %7
  %sunkaddr275 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr274
  %.741.us.us.us13 = load double, ptr %sunkaddr275, align 8
  %.745.us.us.us14 = getelementptr double, ptr %arg.room.2, i64 %.406223233.us.us.us10
  %.746.us.us.us15 = load double, ptr %.745.us.us.us14, align 8
  %.750.us.us.us16 = getelementptr double, ptr %arg.room.1, i64 %.406223233.us.us.us10
  %.751.us.us.us17 = load double, ptr %.750.us.us.us16, align 8
  %.754.us.us.us18 = fsub double %.746.us.us.us15, %.751.us.us.us17
  %.755.us.us.us19 = fadd double %.741.us.us.us13, %.754.us.us.us18
  store double %.755.us.us.us19, ptr %sunkaddr275, align 8
  %scevgep79.us = getelementptr i8, ptr %lsr.iv78.us, i64 8
  %scevgep227 = getelementptr i8, ptr %lsr.iv226, i64 %7
  %exitcond266.not.us20 = icmp eq i64 %arg.code.22, %.413.us.us.us12
  br i1 %exitcond266.not.us20, label %common.ret, label %B300.endif.us.us.us9

B300.endif.us.us.us14:
  %lsr.iv78.us15 = phi ptr [ %scevgep79.us27, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ %arg.room.0, %B300.endif.us.us.us14.preheader162 ]
  %.406223233.us.us.us16 = phi i64 [ %.413.us.us.us19, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ 0, %B300.endif.us.us.us14.preheader162 ]
  %109 = and i64 %30, 2
  %110 = icmp eq i64 %109, 0
  %.722.us.us.us18 = mul nuw nsw i64 %.406223233.us.us.us16, %arg.m.3
  %111 = getelementptr double, ptr %arg.room.3, i64 %.722.us.us.us18
  br i1 %110, label %B344.endif.us.us.us.us3.us.us.preheader, label %B344.endif.us.us.us.us3.us.preheader

B344.endif.us.us.us.us3.us.preheader:
  br label %B344.endif.us.us.us.us3.us

B344.endif.us.us.us.us3.us.us.preheader:
  br label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us.us:
  %lsr.iv73.us4.us.us = phi ptr [ %scevgep74.us12.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.us.preheader ]
  %.528207213.us.us.us.us5.us.us = phi i64 [ %.535.us.us.us.us9.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us3.us.us.preheader ]
  br label %B392.us.us.us.us.us.us

B392.us.us.us.us.us.us:
  %lsr.iv110 = phi i64 [ %lsr.iv.next111, %B392.us.us.us.us.us.us ], [ %35, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv80.us.us.us = phi ptr [ %scevgep119.us, %B392.us.us.us.us.us.us ], [ %lsr.iv78.us15, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv75.us.us.us = phi ptr [ %scevgep116.us, %B392.us.us.us.us.us.us ], [ %lsr.iv73.us4.us.us, %B344.endif.us.us.us.us3.us.us ]
  %total.2.2203.us.us.us.us.us.us = phi double [ %.704.us.us.us.1.us.us.1.us, %B392.us.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us.us ]
  %.693.us.us.us.us.us.us = load double, ptr %lsr.iv75.us.us.us, align 8
  %.701.us.us.us.us.us.us = load double, ptr %lsr.iv80.us.us.us, align 8
  %.702.us.us.us.us.us.us = fmul double %.693.us.us.us.us.us.us, %.701.us.us.us.us.us.us
  %.704.us.us.us.us.us.us = fadd double %total.2.2203.us.us.us.us.us.us, %.702.us.us.us.us.us.us
  %sunkaddr84.us.us.us = getelementptr i8, ptr %lsr.iv75.us.us.us, i64 %7
  %.693.us.us.us.1.us.us.us = load double, ptr %sunkaddr84.us.us.us, align 8
  %sunkaddr86.us.us.us = getelementptr i8, ptr %lsr.iv80.us.us.us, i64 %sunkaddr85
  %.701.us.us.us.1.us.us.us = load double, ptr %sunkaddr86.us.us.us, align 8
  %.702.us.us.us.1.us.us.us = fmul double %.693.us.us.us.1.us.us.us, %.701.us.us.us.1.us.us.us
  %.704.us.us.us.1.us.us.us = fadd double %.704.us.us.us.us.us.us, %.702.us.us.us.1.us.us.us
  %scevgep114.us = getelementptr i8, ptr %sunkaddr84.us.us.us, i64 %7
  %.693.us.us.us.us.us.1.us = load double, ptr %scevgep114.us, align 8
  %scevgep117.us = getelementptr i8, ptr %sunkaddr86.us.us.us, i64 %sunkaddr85
  %.701.us.us.us.us.us.1.us = load double, ptr %scevgep117.us, align 8
  %.702.us.us.us.us.us.1.us = fmul double %.693.us.us.us.us.us.1.us, %.701.us.us.us.us.us.1.us
  %.704.us.us.us.us.us.1.us = fadd double %.704.us.us.us.1.us.us.us, %.702.us.us.us.us.us.1.us
  %scevgep115.us = getelementptr i8, ptr %scevgep114.us, i64 %7
  %.693.us.us.us.1.us.us.1.us = load double, ptr %scevgep115.us, align 8
  %scevgep118.us = getelementptr i8, ptr %scevgep117.us, i64 %sunkaddr85
  %.701.us.us.us.1.us.us.1.us = load double, ptr %scevgep118.us, align 8
  %.702.us.us.us.1.us.us.1.us = fmul double %.693.us.us.us.1.us.us.1.us, %.701.us.us.us.1.us.us.1.us
  %.704.us.us.us.1.us.us.1.us = fadd double %.704.us.us.us.us.us.1.us, %.702.us.us.us.1.us.us.1.us
  %scevgep116.us = getelementptr i8, ptr %scevgep115.us, i64 %7
  %scevgep119.us = getelementptr i8, ptr %scevgep118.us, i64 %sunkaddr85
  %lsr.iv.next111 = add i64 %lsr.iv110, -2
  %niter78.ncmp.1.us = icmp eq i64 %lsr.iv.next111, 0
  br i1 %niter78.ncmp.1.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us, label %B392.us.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us:
  %.693.us.us.us.us.us.epil.us = load double, ptr %scevgep116.us, align 8
  %.701.us.us.us.us.us.epil.us = load double, ptr %scevgep119.us, align 8
  %.702.us.us.us.us.us.epil.us = fmul double %.693.us.us.us.us.us.epil.us, %.701.us.us.us.us.us.epil.us
  %.704.us.us.us.us.us.epil.us = fadd double %.704.us.us.us.1.us.us.1.us, %.702.us.us.us.us.us.epil.us
  %sunkaddr162 = mul i64 %arg.m.3, 8
  %sunkaddr163 = getelementptr i8, ptr %scevgep116.us, i64 %sunkaddr162
  %.693.us.us.us.1.us.us.epil.us = load double, ptr %sunkaddr163, align 8
  %scevgep222.us = getelementptr i8, ptr %scevgep119.us, i64 %sunkaddr85
  %.701.us.us.us.1.us.us.epil.us = load double, ptr %scevgep222.us, align 8
  %.702.us.us.us.1.us.us.epil.us = fmul double %.693.us.us.us.1.us.us.epil.us, %.701.us.us.us.1.us.us.epil.us
  %.704.us.us.us.1.us.us.epil.us = fadd double %.704.us.us.us.us.us.epil.us, %.702.us.us.us.1.us.us.epil.us
  %.535.us.us.us.us9.us.us = add nuw nsw i64 %.528207213.us.us.us.us5.us.us, 1
  %.714.us.us.us.us10.us.us = fmul double %.130, %.704.us.us.us.1.us.us.epil.us
  %.727.us.us.us.us11.us.us = getelementptr double, ptr %111, i64 %.528207213.us.us.us.us5.us.us
  store double %.714.us.us.us.us10.us.us, ptr %.727.us.us.us.us11.us.us, align 8
  %scevgep74.us12.us.us = getelementptr i8, ptr %lsr.iv73.us4.us.us, i64 8
  %exitcond265.not.us13.us.us = icmp eq i64 %arg.m.3, %.535.us.us.us.us9.us.us
  br i1 %exitcond265.not.us13.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us:
  %lsr.iv73.us4.us = phi ptr [ %scevgep74.us12.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.preheader ]
  %.528207213.us.us.us.us5.us = phi i64 [ %.535.us.us.us.us9.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ 0, %B344.endif.us.us.us.us3.us.preheader ]
  br label %B392.us.us.us.us.us

B392.us.us.us.us.us:
  %lsr.iv108 = phi i64 [ %lsr.iv.next109, %B392.us.us.us.us.us ], [ %35, %B344.endif.us.us.us.us3.us ]
  %lsr.iv80.us.us = phi ptr [ %scevgep119, %B392.us.us.us.us.us ], [ %lsr.iv78.us15, %B344.endif.us.us.us.us3.us ]
  %lsr.iv75.us.us = phi ptr [ %scevgep116, %B392.us.us.us.us.us ], [ %lsr.iv73.us4.us, %B344.endif.us.us.us.us3.us ]
  %total.2.2203.us.us.us.us.us = phi double [ %.704.us.us.us.1.us.us.1, %B392.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us ]
  %.693.us.us.us.us.us = load double, ptr %lsr.iv75.us.us, align 8
  %.701.us.us.us.us.us = load double, ptr %lsr.iv80.us.us, align 8
  %.702.us.us.us.us.us = fmul double %.693.us.us.us.us.us, %.701.us.us.us.us.us
  %.704.us.us.us.us.us = fadd double %total.2.2203.us.us.us.us.us, %.702.us.us.us.us.us
  %sunkaddr84.us.us = getelementptr i8, ptr %lsr.iv75.us.us, i64 %7
  %.693.us.us.us.1.us.us = load double, ptr %sunkaddr84.us.us, align 8
  %sunkaddr86.us.us = getelementptr i8, ptr %lsr.iv80.us.us, i64 %sunkaddr85
  %.701.us.us.us.1.us.us = load double, ptr %sunkaddr86.us.us, align 8
  %.702.us.us.us.1.us.us = fmul double %.693.us.us.us.1.us.us, %.701.us.us.us.1.us.us
  %.704.us.us.us.1.us.us = fadd double %.704.us.us.us.us.us, %.702.us.us.us.1.us.us
  %scevgep114 = getelementptr i8, ptr %sunkaddr84.us.us, i64 %7
  %.693.us.us.us.us.us.1 = load double, ptr %scevgep114, align 8
  %scevgep117 = getelementptr i8, ptr %sunkaddr86.us.us, i64 %sunkaddr85
  %.701.us.us.us.us.us.1 = load double, ptr %scevgep117, align 8
  %.702.us.us.us.us.us.1 = fmul double %.693.us.us.us.us.us.1, %.701.us.us.us.us.us.1
  %.704.us.us.us.us.us.1 = fadd double %.704.us.us.us.1.us.us, %.702.us.us.us.us.us.1
  %scevgep115 = getelementptr i8, ptr %scevgep114, i64 %7
  %.693.us.us.us.1.us.us.1 = load double, ptr %scevgep115, align 8
  %scevgep118 = getelementptr i8, ptr %scevgep117, i64 %sunkaddr85
  %.701.us.us.us.1.us.us.1 = load double, ptr %scevgep118, align 8
  %.702.us.us.us.1.us.us.1 = fmul double %.693.us.us.us.1.us.us.1, %.701.us.us.us.1.us.us.1
  %.704.us.us.us.1.us.us.1 = fadd double %.704.us.us.us.us.us.1, %.702.us.us.us.1.us.us.1
  %scevgep116 = getelementptr i8, ptr %scevgep115, i64 %7
  %scevgep119 = getelementptr i8, ptr %scevgep118, i64 %sunkaddr85
  %lsr.iv.next109 = add i64 %lsr.iv108, -2
  %niter78.ncmp.1 = icmp eq i64 %lsr.iv.next109, 0
  br i1 %niter78.ncmp.1, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa, label %B392.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa:
  %.535.us.us.us.us9.us = add nuw nsw i64 %.528207213.us.us.us.us5.us, 1
  %.714.us.us.us.us10.us = fmul double %.130, %.704.us.us.us.1.us.us.1
  %.727.us.us.us.us11.us = getelementptr double, ptr %111, i64 %.528207213.us.us.us.us5.us
  store double %.714.us.us.us.us10.us, ptr %.727.us.us.us.us11.us, align 8
  %scevgep74.us12.us = getelementptr i8, ptr %lsr.iv73.us4.us, i64 8
  %exitcond265.not.us13.us = icmp eq i64 %arg.m.3, %.535.us.us.us.us9.us
  br i1 %exitcond265.not.us13.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split:
  %.413.us.us.us19 = add nuw nsw i64 %.406223233.us.us.us16, 1
  %.741.us.us.us20 = load double, ptr %111, align 8
  %.745.us.us.us21 = getelementptr double, ptr %arg.room.2, i64 %.406223233.us.us.us16
  %.746.us.us.us22 = load double, ptr %.745.us.us.us21, align 8
  %.750.us.us.us23 = getelementptr double, ptr %arg.room.1, i64 %.406223233.us.us.us16
  %.751.us.us.us24 = load double, ptr %.750.us.us.us23, align 8
  %.754.us.us.us25 = fsub double %.746.us.us.us22, %.751.us.us.us24
  %.755.us.us.us26 = fadd double %.741.us.us.us20, %.754.us.us.us25
  store double %.755.us.us.us26, ptr %111, align 8
  %scevgep79.us27 = getelementptr i8, ptr %lsr.iv78.us15, i64 8
  %exitcond266.not.us28 = icmp eq i64 %arg.code.22, %.413.us.us.us19
  br i1 %exitcond266.not.us28, label %common.ret, label %B300.endif.us.us.us14

B300.endif.us.preheader:
  %const134 = bitcast i64 9223372036854775804 to i64
  %n.vec = and i64 %arg.m.3, %const134
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.714, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep64 = getelementptr i8, ptr %arg.room.3, i64 16
  br label %B300.endif.us

B300.endif.us.us:
  %lsr.iv78 = phi ptr [ %scevgep79, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ %arg.room.0, %B300.endif.us.us.preheader165 ]
  %.406223233.us.us = phi i64 [ %.413.us.us, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ 0, %B300.endif.us.us.preheader165 ]
  %112 = and i64 %70, 2
  %113 = icmp eq i64 %112, 0
  %.722.us.us = mul nuw nsw i64 %.406223233.us.us, %arg.m.3
  %114 = getelementptr double, ptr %arg.room.3, i64 %.722.us.us
  br i1 %113, label %B344.endif.us.us.us.us.preheader, label %B344.endif.us.us.us.preheader

B344.endif.us.us.us.preheader:
  br label %B344.endif.us.us.us

B344.endif.us.us.us.us.preheader:
  br label %B344.endif.us.us.us.us

B344.endif.us.us.us.us:
  %lsr.iv73.us = phi ptr [ %scevgep74.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us.preheader ]
  %.528207213.us.us.us.us = phi i64 [ %.535.us.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us.preheader ]
  br label %B392.us.us.us.us

B392.us.us.us.us:
  %lsr.iv131 = phi i64 [ %lsr.iv.next132, %B392.us.us.us.us ], [ %75, %B344.endif.us.us.us.us ]
  %lsr.iv80.us = phi ptr [ %scevgep127.us, %B392.us.us.us.us ], [ %lsr.iv78, %B344.endif.us.us.us.us ]
  %lsr.iv75.us = phi ptr [ %scevgep124.us, %B392.us.us.us.us ], [ %lsr.iv73.us, %B344.endif.us.us.us.us ]
  %total.2.2203.us.us.us.us = phi double [ %.704.us.us.us.1.1.us, %B392.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us ]
  %.693.us.us.us.us = load double, ptr %lsr.iv75.us, align 8
  %.701.us.us.us.us = load double, ptr %lsr.iv80.us, align 8
  %.702.us.us.us.us = fmul double %.693.us.us.us.us, %.701.us.us.us.us
  %.704.us.us.us.us = fadd double %total.2.2203.us.us.us.us, %.702.us.us.us.us
  %sunkaddr84.us = getelementptr i8, ptr %lsr.iv75.us, i64 %7
  %.693.us.us.us.1.us = load double, ptr %sunkaddr84.us, align 8
  %sunkaddr86.us = getelementptr i8, ptr %lsr.iv80.us, i64 %sunkaddr85
  %.701.us.us.us.1.us = load double, ptr %sunkaddr86.us, align 8
  %.702.us.us.us.1.us = fmul double %.693.us.us.us.1.us, %.701.us.us.us.1.us
  %.704.us.us.us.1.us = fadd double %.704.us.us.us.us, %.702.us.us.us.1.us
  %scevgep122.us = getelementptr i8, ptr %sunkaddr84.us, i64 %7
  %.693.us.us.us.168.us = load double, ptr %scevgep122.us, align 8
  %scevgep125.us = getelementptr i8, ptr %sunkaddr86.us, i64 %sunkaddr85
  %.701.us.us.us.169.us = load double, ptr %scevgep125.us, align 8
  %.702.us.us.us.170.us = fmul double %.693.us.us.us.168.us, %.701.us.us.us.169.us
  %.704.us.us.us.171.us = fadd double %.704.us.us.us.1.us, %.702.us.us.us.170.us
  %scevgep123.us = getelementptr i8, ptr %scevgep122.us, i64 %7
  %.693.us.us.us.1.1.us = load double, ptr %scevgep123.us, align 8
  %scevgep126.us = getelementptr i8, ptr %scevgep125.us, i64 %sunkaddr85
  %.701.us.us.us.1.1.us = load double, ptr %scevgep126.us, align 8
  %.702.us.us.us.1.1.us = fmul double %.693.us.us.us.1.1.us, %.701.us.us.us.1.1.us
  %.704.us.us.us.1.1.us = fadd double %.704.us.us.us.171.us, %.702.us.us.us.1.1.us
  %scevgep124.us = getelementptr i8, ptr %scevgep123.us, i64 %7
  %scevgep127.us = getelementptr i8, ptr %scevgep126.us, i64 %sunkaddr85
  %lsr.iv.next132 = add i64 %lsr.iv131, -2
  %niter.ncmp.172.us = icmp eq i64 %lsr.iv.next132, 0
  br i1 %niter.ncmp.172.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us, label %B392.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us:
  %.693.us.us.us.epil61.us = load double, ptr %scevgep124.us, align 8
  %.701.us.us.us.epil62.us = load double, ptr %scevgep127.us, align 8
  %.702.us.us.us.epil63.us = fmul double %.693.us.us.us.epil61.us, %.701.us.us.us.epil62.us
  %.704.us.us.us.epil64.us = fadd double %.704.us.us.us.1.1.us, %.702.us.us.us.epil63.us
  %sunkaddr164 = mul i64 %arg.m.3, 8
  %sunkaddr165 = getelementptr i8, ptr %scevgep124.us, i64 %sunkaddr164
  %.693.us.us.us.1.epil.us = load double, ptr %sunkaddr165, align 8
  %scevgep242.us = getelementptr i8, ptr %scevgep127.us, i64 %sunkaddr85
  %.701.us.us.us.1.epil.us = load double, ptr %scevgep242.us, align 8
  %.702.us.us.us.1.epil.us = fmul double %.693.us.us.us.1.epil.us, %.701.us.us.us.1.epil.us
  %.704.us.us.us.1.epil.us = fadd double %.704.us.us.us.epil64.us, %.702.us.us.us.1.epil.us
  %gep.us = getelementptr double, ptr %invariant.gep, i64 %.528207213.us.us.us.us
  %.693.us.us.us.epil.us = load double, ptr %gep.us, align 8
  %sunkaddr166 = mul i64 %.406223233.us.us, 8
  %sunkaddr167 = getelementptr i8, ptr %invariant.gep36, i64 %sunkaddr166
  %.701.us.us.us.epil.us = load double, ptr %sunkaddr167, align 8
  %.702.us.us.us.epil.us = fmul double %.693.us.us.us.epil.us, %.701.us.us.us.epil.us
  %.704.us.us.us.epil.us = fadd double %.704.us.us.us.1.epil.us, %.702.us.us.us.epil.us
  %.535.us.us.us.us = add nuw nsw i64 %.528207213.us.us.us.us, 1
  %.714.us.us.us.us = fmul double %.130, %.704.us.us.us.epil.us
  %.727.us.us.us.us = getelementptr double, ptr %114, i64 %.528207213.us.us.us.us
  store double %.714.us.us.us.us, ptr %.727.us.us.us.us, align 8
  %scevgep74.us = getelementptr i8, ptr %lsr.iv73.us, i64 8
  %exitcond265.not.us = icmp eq i64 %arg.m.3, %.535.us.us.us.us
  br i1 %exitcond265.not.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us.us

B344.endif.us.us.us:
  %lsr.iv73 = phi ptr [ %scevgep74, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.preheader ]
  %.528207213.us.us.us = phi i64 [ %.535.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ 0, %B344.endif.us.us.us.preheader ]
  br label %B392.us.us.us

B392.us.us.us:
  %lsr.iv129 = phi i64 [ %lsr.iv.next130, %B392.us.us.us ], [ %75, %B344.endif.us.us.us ]
  %lsr.iv80 = phi ptr [ %scevgep127, %B392.us.us.us ], [ %lsr.iv78, %B344.endif.us.us.us ]
  %lsr.iv75 = phi ptr [ %scevgep124, %B392.us.us.us ], [ %lsr.iv73, %B344.endif.us.us.us ]
  %total.2.2203.us.us.us = phi double [ %.704.us.us.us.1.1, %B392.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us ]
  %.693.us.us.us = load double, ptr %lsr.iv75, align 8
  %.701.us.us.us = load double, ptr %lsr.iv80, align 8
  %.702.us.us.us = fmul double %.693.us.us.us, %.701.us.us.us
  %.704.us.us.us = fadd double %total.2.2203.us.us.us, %.702.us.us.us
  %sunkaddr84 = getelementptr i8, ptr %lsr.iv75, i64 %7
  %.693.us.us.us.1 = load double, ptr %sunkaddr84, align 8
  %sunkaddr86 = getelementptr i8, ptr %lsr.iv80, i64 %sunkaddr85
  %.701.us.us.us.1 = load double, ptr %sunkaddr86, align 8
  %.702.us.us.us.1 = fmul double %.693.us.us.us.1, %.701.us.us.us.1
  %.704.us.us.us.1 = fadd double %.704.us.us.us, %.702.us.us.us.1
  %scevgep122 = getelementptr i8, ptr %sunkaddr84, i64 %7
  %.693.us.us.us.168 = load double, ptr %scevgep122, align 8
  %scevgep125 = getelementptr i8, ptr %sunkaddr86, i64 %sunkaddr85
  %.701.us.us.us.169 = load double, ptr %scevgep125, align 8
  %.702.us.us.us.170 = fmul double %.693.us.us.us.168, %.701.us.us.us.169
  %.704.us.us.us.171 = fadd double %.704.us.us.us.1, %.702.us.us.us.170
  %scevgep123 = getelementptr i8, ptr %scevgep122, i64 %7
  %.693.us.us.us.1.1 = load double, ptr %scevgep123, align 8
  %scevgep126 = getelementptr i8, ptr %scevgep125, i64 %sunkaddr85
  %.701.us.us.us.1.1 = load double, ptr %scevgep126, align 8
  %.702.us.us.us.1.1 = fmul double %.693.us.us.us.1.1, %.701.us.us.us.1.1
  %.704.us.us.us.1.1 = fadd double %.704.us.us.us.171, %.702.us.us.us.1.1
  %scevgep124 = getelementptr i8, ptr %scevgep123, i64 %7
  %scevgep127 = getelementptr i8, ptr %scevgep126, i64 %sunkaddr85
  %lsr.iv.next130 = add i64 %lsr.iv129, -2
  %niter.ncmp.172 = icmp eq i64 %lsr.iv.next130, 0
  br i1 %niter.ncmp.172, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa, label %B392.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa:
  %gep = getelementptr double, ptr %invariant.gep, i64 %.528207213.us.us.us
  %.693.us.us.us.epil = load double, ptr %gep, align 8
  %sunkaddr168 = mul i64 %.406223233.us.us, 8
  %sunkaddr169 = getelementptr i8, ptr %invariant.gep36, i64 %sunkaddr168
  %.701.us.us.us.epil = load double, ptr %sunkaddr169, align 8
  %.702.us.us.us.epil = fmul double %.693.us.us.us.epil, %.701.us.us.us.epil
  %.704.us.us.us.epil = fadd double %.704.us.us.us.1.1, %.702.us.us.us.epil
  %.535.us.us.us = add nuw nsw i64 %.528207213.us.us.us, 1
  %.714.us.us.us = fmul double %.130, %.704.us.us.us.epil
  %.727.us.us.us = getelementptr double, ptr %114, i64 %.528207213.us.us.us
  store double %.714.us.us.us, ptr %.727.us.us.us, align 8
  %scevgep74 = getelementptr i8, ptr %lsr.iv73, i64 8
  %exitcond265.not = icmp eq i64 %arg.m.3, %.535.us.us.us
  br i1 %exitcond265.not, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.split:
  %.413.us.us = add nuw nsw i64 %.406223233.us.us, 1
  %.741.us.us = load double, ptr %114, align 8
  %.745.us.us = getelementptr double, ptr %arg.room.2, i64 %.406223233.us.us
  %.746.us.us = load double, ptr %.745.us.us, align 8
  %.750.us.us = getelementptr double, ptr %arg.room.1, i64 %.406223233.us.us
  %.751.us.us = load double, ptr %.750.us.us, align 8
  %.754.us.us = fsub double %.746.us.us, %.751.us.us
  %.755.us.us = fadd double %.741.us.us, %.754.us.us
  store double %.755.us.us, ptr %114, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv78, i64 8
  %exitcond266.not = icmp eq i64 %arg.code.22, %.413.us.us
  br i1 %exitcond266.not, label %common.ret, label %B300.endif.us.us

B300.endif.us:
  %lsr.iv70 = phi ptr [ %arg.room.3, %B300.endif.us.preheader ], [ %scevgep71, %B342.B540_crit_edge.split.us247 ]
  %lsr.iv65 = phi ptr [ %scevgep64, %B300.endif.us.preheader ], [ %scevgep66, %B342.B540_crit_edge.split.us247 ]
  %.406223233.us = phi i64 [ 0, %B300.endif.us.preheader ], [ %.413.us, %B342.B540_crit_edge.split.us247 ]
  %115 = icmp ult i64 %arg.m.3, 4
  br i1 %115, label %B344.endif.us240.preheader, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.body.preheader ]
  %116 = shl i64 %index, 3
  %scevgep68 = getelementptr i8, ptr %lsr.iv65, i64 %116
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 -16
  store <2 x double> %broadcast.splat, ptr %scevgep69, align 8
  store <2 x double> %broadcast.splat, ptr %scevgep68, align 8
  %index.next = add nuw nsw i64 %index, 4
  %117 = icmp eq i64 %n.vec, %index.next
  br i1 %117, label %middle.block, label %vector.body

middle.block:
  %118 = icmp eq i64 %arg.m.3, %n.vec
  br i1 %118, label %B342.B540_crit_edge.split.us247, label %B344.endif.us240.preheader

B344.endif.us240.preheader:
  %.528207213.us242.ph = phi i64 [ %n.vec, %middle.block ], [ 0, %B300.endif.us ]
  br label %B344.endif.us240

B344.endif.us240:
  %.528207213.us242 = phi i64 [ %.535.us244, %B344.endif.us240 ], [ %.528207213.us242.ph, %B344.endif.us240.preheader ]
  %.535.us244 = add nuw nsw i64 %.528207213.us242, 1
  %119 = shl i64 %.528207213.us242, 3
  %scevgep72 = getelementptr i8, ptr %lsr.iv70, i64 %119
  store double %.714, ptr %scevgep72, align 8
  %exitcond267.not = icmp eq i64 %arg.m.3, %.535.us244
  br i1 %exitcond267.not, label %B342.B540_crit_edge.split.us247, label %B344.endif.us240

B342.B540_crit_edge.split.us247:
  %.413.us = add nuw nsw i64 %.406223233.us, 1
  %sunkaddr87 = mul i64 %.406223233.us, %7
  %sunkaddr88 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr87
  %.741.us = load double, ptr %sunkaddr88, align 8
  %.745.us = getelementptr double, ptr %arg.room.2, i64 %.406223233.us
  %.746.us = load double, ptr %.745.us, align 8
  %.750.us = getelementptr double, ptr %arg.room.1, i64 %.406223233.us
  %.751.us = load double, ptr %.750.us, align 8
  %.754.us = fsub double %.746.us, %.751.us
  %.755.us = fadd double %.741.us, %.754.us
  store double %.755.us, ptr %sunkaddr88, align 8
  %scevgep66 = getelementptr i8, ptr %lsr.iv65, i64 %7
  %scevgep71 = getelementptr i8, ptr %lsr.iv70, i64 %7
  %exitcond268.not = icmp eq i64 %arg.code.22, %.413.us
  br i1 %exitcond268.not, label %common.ret, label %B300.endif.us

B300.endif:
  %lsr.iv = phi ptr [ %scevgep, %B300.endif ], [ %arg.room.3, %B300.endif.preheader.new ]
  %.406223233 = phi i64 [ %.413.1, %B300.endif ], [ 0, %B300.endif.preheader.new ]
  %.741 = load double, ptr %lsr.iv, align 8
  %sunkaddr170 = mul i64 %.406223233, 8
  %sunkaddr171 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr170
  %.746 = load double, ptr %sunkaddr171, align 8
  %sunkaddr172 = mul i64 %.406223233, 8
  %sunkaddr173 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr172
  %.751 = load double, ptr %sunkaddr173, align 8
  %.754 = fsub double %.746, %.751
  %.755 = fadd double %.741, %.754
  store double %.755, ptr %lsr.iv, align 8
  %.413.1 = add nuw i64 %.406223233, 2
  %sunkaddr174 = mul i64 %arg.m.3, 8
  %sunkaddr175 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr174
  %.741.1 = load double, ptr %sunkaddr175, align 8
  %sunkaddr176 = mul i64 %.406223233, 8
  %sunkaddr177 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr176
  %sunkaddr178 = getelementptr i8, ptr %sunkaddr177, i64 8
  %.746.1 = load double, ptr %sunkaddr178, align 8
  %sunkaddr179 = mul i64 %.406223233, 8
  %sunkaddr180 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr179
  %sunkaddr181 = getelementptr i8, ptr %sunkaddr180, i64 8
  %.751.1 = load double, ptr %sunkaddr181, align 8
  %.754.1 = fsub double %.746.1, %.751.1
  %.755.1 = fadd double %.741.1, %.754.1
  store double %.755.1, ptr %sunkaddr175, align 8
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 %6
  %niter53.ncmp.1 = icmp eq i64 %unroll_iter52, %.413.1
  br i1 %niter53.ncmp.1, label %common.ret.loopexit.unr-lcssa, label %B300.endif
}

define internal i32 @part8(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B204.endif.lr.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %arg.s.213 = ptrtoint ptr %arg.s.2 to i64
  %arg.code.412 = ptrtoint ptr %arg.code.4 to i64
  %.148 = getelementptr i8, ptr %arg.s.0, i64 104
  %.149 = load double, ptr %.148, align 8
  %.220 = getelementptr i8, ptr %arg.s.0, i64 112
  %.221 = load double, ptr %.220, align 8
  %.294 = fsub double %.221, %.149
  %.arg.m.3 = tail call i64 @llvm.smax.i64(i64 %arg.m.3, i64 0)
  %.788 = shl i64 %arg.code.22, 3
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
  %numbers.2.1333.epil.init = phi i1 [ %numbers.3.0365, %B706.lr.ph ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ]
  %.1123329331.epil.init = phi i64 [ 0, %B706.lr.ph ], [ %unroll_iter, %B202.loopexit.loopexit.unr-lcssa ]
  %23 = shl i64 %.1123329331.epil.init, 3
  %scevgep107 = getelementptr i8, ptr %lsr.iv105, i64 %23
  %scevgep109 = getelementptr i8, ptr %arg.s.3.arg.code.17, i64 %23
  br label %B706.epil

B706.epil:
  %numbers.2.1333.epil = phi i1 [ %numbers.2.1333.epil.init, %B706.epil.preheader ], [ %spec.select.epil, %B706.epil ]
  %epil.iter = phi i64 [ 0, %B706.epil.preheader ], [ %epil.iter.next, %B706.epil ]
  %24 = shl i64 %epil.iter, 3
  %scevgep85 = getelementptr i8, ptr %scevgep109, i64 %24
  %"$phi770.2.2.2.epil" = load double, ptr %scevgep85, align 8
  %scevgep84 = getelementptr i8, ptr %scevgep107, i64 %24
  store double %"$phi770.2.2.2.epil", ptr %scevgep84, align 8
  %.1206.epil = fcmp ord double %"$phi770.2.2.2.epil", 0.000000e+00
  %spec.select.epil = select i1 %numbers.2.1333.epil, i1 %.1206.epil, i1 false
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter20, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B202.loopexit, label %B706.epil

B202.loopexit:
  %numbers.2.1.lcssa = phi i1 [ %numbers.3.0365, %B514.endif.endif.endif ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ], [ %spec.select.epil, %B706.epil ]
  %scevgep97 = getelementptr i8, ptr %lsr.iv96, i64 %18
  %scevgep106 = getelementptr i8, ptr %lsr.iv105, i64 %18
  %exitcond389.not = icmp eq i64 %.399, 9
  br i1 %exitcond389.not, label %common.ret, label %B204.endif

B448:
  %.779 = fcmp oeq double %.489, 1.000000e+00
  br i1 %.779, label %B460, label %B514

B460:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.788, i1 false)
  br label %B514

B514:
  %25 = icmp slt i64 %arg.code.21, 1
  %.869 = load double, ptr %arg.s.0, align 8
  %sunkaddr88 = getelementptr i8, ptr %arg.s.0, i64 88
  %.941 = load double, ptr %sunkaddr88, align 8
  %.943 = fmul double %.489, %.941
  %.944 = fadd double %.869, %.943
  %sunkaddr89 = getelementptr i8, ptr %arg.code.1, i64 24
  %.74.i = load double, ptr %sunkaddr89, align 8
  %.75.i = fsub double %.944, %.74.i
  %sunkaddr90 = getelementptr i8, ptr %arg.code.1, i64 64
  %.118.i = load double, ptr %sunkaddr90, align 8
  %.119.i = fadd double %.944, %.118.i
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
  %numbers.2.1333 = phi i1 [ %spec.select.3, %B706 ], [ %numbers.3.0365, %B706.preheader ]
  %.1123329331 = phi i64 [ %.1130.3, %B706 ], [ 0, %B706.preheader ]
  %58 = shl i64 %.1123329331, 3
  %sunkaddr118 = mul i64 %.1123329331, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.s.3.arg.code.17, i64 %sunkaddr118
  %"$phi770.2.2.2" = load double, ptr %sunkaddr119, align 8
  %scevgep103 = getelementptr i8, ptr %lsr.iv96, i64 %58
  %59 = shl i64 %.1123329331, 3
  %scevgep86 = getelementptr i8, ptr %lsr.iv96, i64 %59
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 -24
  store double %"$phi770.2.2.2", ptr %scevgep87, align 8
  %.1206 = fcmp ord double %"$phi770.2.2.2", 0.000000e+00
  %spec.select = select i1 %numbers.2.1333, i1 %.1206, i1 false
  %60 = shl i64 %.1123329331, 3
  %sunkaddr120 = mul i64 %.1123329331, 8
  %sunkaddr121 = getelementptr i8, ptr %arg.s.3.arg.code.17, i64 %sunkaddr120
  %sunkaddr122 = getelementptr i8, ptr %sunkaddr121, i64 8
  %"$phi770.2.2.2.1" = load double, ptr %sunkaddr122, align 8
  %scevgep81 = getelementptr i8, ptr %lsr.iv96, i64 %60
  %scevgep82 = getelementptr i8, ptr %scevgep81, i64 -16
  store double %"$phi770.2.2.2.1", ptr %scevgep82, align 8
  %.1206.1 = fcmp ord double %"$phi770.2.2.2.1", 0.000000e+00
  %spec.select.1 = select i1 %spec.select, i1 %.1206.1, i1 false
  %61 = shl i64 %.1123329331, 3
  %sunkaddr123 = mul i64 %.1123329331, 8
  %sunkaddr124 = getelementptr i8, ptr %arg.s.3.arg.code.17, i64 %sunkaddr123
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr124, i64 16
  %"$phi770.2.2.2.2" = load double, ptr %sunkaddr126, align 8
  %scevgep78 = getelementptr i8, ptr %lsr.iv96, i64 %61
  %scevgep79 = getelementptr i8, ptr %scevgep78, i64 -8
  store double %"$phi770.2.2.2.2", ptr %scevgep79, align 8
  %.1206.2 = fcmp ord double %"$phi770.2.2.2.2", 0.000000e+00
  %spec.select.2 = select i1 %spec.select.1, i1 %.1206.2, i1 false
  %.1130.3 = add nuw nsw i64 %.1123329331, 4
  %sunkaddr127 = mul i64 %.1123329331, 8
  %sunkaddr128 = getelementptr i8, ptr %arg.s.3.arg.code.17, i64 %sunkaddr127
  %sunkaddr129 = getelementptr i8, ptr %sunkaddr128, i64 24
  %"$phi770.2.2.2.3" = load double, ptr %sunkaddr129, align 8
  store double %"$phi770.2.2.2.3", ptr %scevgep103, align 8
  %.1206.3 = fcmp ord double %"$phi770.2.2.2.3", 0.000000e+00
  %spec.select.3 = select i1 %spec.select.2, i1 %.1206.3, i1 false
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.1130.3
  br i1 %niter.ncmp.3, label %B202.loopexit.loopexit.unr-lcssa, label %B706

common.ret:
  %.1259 = zext i1 %numbers.2.1.lcssa to i8
  store i8 %.1259, ptr %retptr, align 1
  ret i32 0

B204.endif:
  %lsr.iv105 = phi ptr [ %arg.room.4, %B204.endif.lr.ph ], [ %scevgep106, %B202.loopexit ]
  %lsr.iv96 = phi ptr [ %scevgep95, %B204.endif.lr.ph ], [ %scevgep97, %B202.loopexit ]
  %numbers.3.0365 = phi i1 [ true, %B204.endif.lr.ph ], [ %numbers.2.1.lcssa, %B202.loopexit ]
  %.392338363 = phi i64 [ 0, %B204.endif.lr.ph ], [ %.399, %B202.loopexit ]
  %62 = icmp slt i64 %arg.code.22, 1
  %.399 = add nuw nsw i64 %.392338363, 1
  %.481 = getelementptr double, ptr @.const.array.data, i64 %.392338363
  %.482 = load double, ptr %.481, align 8
  %.487 = fmul double %.294, %.482
  %.489 = fadd double %.149, %.487
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
  %.579313319.ph = phi i64 [ 0, %B276.endif.preheader ], [ %n.vec, %middle.block ]
  %68 = icmp eq i64 %xtraiter17, 0
  br i1 %68, label %B276.endif.prol.loopexit, label %B276.endif.prol.preheader

B276.endif.prol.preheader:
  br label %B276.endif.prol

B276.endif.prol:
  %lsr.iv49 = phi i64 [ %lsr.iv.next50, %B276.endif.prol ], [ %xtraiter17, %B276.endif.prol.preheader ]
  %.579313319.prol = phi i64 [ %.586.prol, %B276.endif.prol ], [ %.579313319.ph, %B276.endif.prol.preheader ]
  %.586.prol = add nuw nsw i64 %.579313319.prol, 1
  %69 = shl i64 %.579313319.prol, 3
  %scevgep48 = getelementptr i8, ptr %arg.s.2, i64 %69
  %.761.prol = load double, ptr %scevgep48, align 8
  %.763.prol = fadd double %.761.prol, 0.000000e+00
  %scevgep47 = getelementptr i8, ptr %arg.code.4, i64 %69
  store double %.763.prol, ptr %scevgep47, align 8
  %lsr.iv.next50 = add nsw i64 %lsr.iv49, -1
  %prol.iter19.cmp.not = icmp eq i64 %lsr.iv.next50, 0
  br i1 %prol.iter19.cmp.not, label %B276.endif.prol.loopexit, label %B276.endif.prol

B276.endif.prol.loopexit:
  %.579313319.unr = phi i64 [ %.579313319.ph, %B276.endif.preheader15 ], [ %.586.prol, %B276.endif.prol ]
  %70 = sub nsw i64 %.579313319.ph, %arg.code.22
  %71 = icmp ugt i64 %70, -4
  br i1 %71, label %B448, label %B276.endif.preheader11

B276.endif.preheader11:
  br label %B276.endif

B276.endif.us:
  %lsr.iv31 = phi ptr [ %scevgep32, %B332.B398_crit_edge.us ], [ %scevgep30, %B276.endif.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep26, %B332.B398_crit_edge.us ], [ %scevgep, %B276.endif.us.preheader ]
  %.579313319.us = phi i64 [ %.586.us, %B332.B398_crit_edge.us ], [ 0, %B276.endif.us.preheader ]
  %72 = icmp eq i64 %xtraiter, 0
  br i1 %72, label %B334.us.prol.loopexit, label %B334.us.prol.preheader

B334.us.prol.preheader:
  br label %B334.us.prol

B334.us.prol:
  %lsr.iv13 = phi i64 [ %lsr.iv.next14, %B334.us.prol ], [ 0, %B334.us.prol.preheader ]
  %total.2.2309.us.prol = phi double [ %.749.us.prol, %B334.us.prol ], [ 0.000000e+00, %B334.us.prol.preheader ]
  %73 = shl nsw i64 %lsr.iv13, 3
  %scevgep14 = getelementptr i8, ptr %lsr.iv, i64 %73
  %.745.us.prol = load double, ptr %scevgep14, align 8
  %.747.us.prol = fadd double %total.2.2309.us.prol, %.745.us.prol
  %.749.us.prol = fmul double %.489, %.747.us.prol
  %lsr.iv.next14 = add nsw i64 %lsr.iv13, -1
  %prol.iter.cmp.not = icmp eq i64 %21, %lsr.iv.next14
  br i1 %prol.iter.cmp.not, label %B334.us.prol.loopexit, label %B334.us.prol

B334.us.prol.loopexit:
  %total.2.2309.us.unr = phi double [ 0.000000e+00, %B276.endif.us ], [ %.749.us.prol, %B334.us.prol ]
  %.698304308.us.unr = phi i64 [ %.arg.m.3, %B276.endif.us ], [ %19, %B334.us.prol ]
  %.705305307.us.in.unr = phi i64 [ %arg.m.3, %B276.endif.us ], [ %20, %B334.us.prol ]
  %.749.us.lcssa.unr = phi double [ poison, %B276.endif.us ], [ %.749.us.prol, %B334.us.prol ]
  %74 = icmp slt i64 %arg.m.3, 4
  br i1 %74, label %B332.B398_crit_edge.us, label %B334.us.preheader

B334.us.preheader:
  %75 = add nuw i64 %.698304308.us.unr, 4
  %76 = shl i64 %.705305307.us.in.unr, 3
  %scevgep33 = getelementptr i8, ptr %lsr.iv31, i64 %76
  br label %B334.us

B334.us:
  %lsr.iv34 = phi ptr [ %scevgep33, %B334.us.preheader ], [ %scevgep35, %B334.us ]
  %lsr.iv29 = phi i64 [ %75, %B334.us.preheader ], [ %lsr.iv.next, %B334.us ]
  %total.2.2309.us = phi double [ %total.2.2309.us.unr, %B334.us.preheader ], [ %.749.us.3, %B334.us ]
  %scevgep38 = getelementptr i8, ptr %lsr.iv34, i64 8
  %.745.us = load double, ptr %scevgep38, align 8
  %.747.us = fadd double %total.2.2309.us, %.745.us
  %.749.us = fmul double %.489, %.747.us
  %.745.us.1 = load double, ptr %lsr.iv34, align 8
  %.747.us.1 = fadd double %.745.us.1, %.749.us
  %.749.us.1 = fmul double %.489, %.747.us.1
  %scevgep36 = getelementptr i8, ptr %lsr.iv34, i64 -8
  %.745.us.2 = load double, ptr %scevgep36, align 8
  %.747.us.2 = fadd double %.745.us.2, %.749.us.1
  %.749.us.2 = fmul double %.489, %.747.us.2
  %scevgep37 = getelementptr i8, ptr %lsr.iv34, i64 -16
  %.745.us.3 = load double, ptr %scevgep37, align 8
  %.747.us.3 = fadd double %.745.us.3, %.749.us.2
  %.749.us.3 = fmul double %.489, %.747.us.3
  %lsr.iv.next = add i64 %lsr.iv29, -4
  %scevgep35 = getelementptr i8, ptr %lsr.iv34, i64 -32
  %.699.us.3 = icmp sgt i64 %lsr.iv.next, 4
  br i1 %.699.us.3, label %B334.us, label %B332.B398_crit_edge.us

B332.B398_crit_edge.us:
  %.749.us.lcssa = phi double [ %.749.us.lcssa.unr, %B334.us.prol.loopexit ], [ %.749.us.3, %B334.us ]
  %.586.us = add nuw nsw i64 %.579313319.us, 1
  %.760.us = getelementptr double, ptr %arg.s.2, i64 %.579313319.us
  %.761.us = load double, ptr %.760.us, align 8
  %.763.us = fadd double %.749.us.lcssa, %.761.us
  %.769.us = getelementptr double, ptr %arg.code.4, i64 %.579313319.us
  store double %.763.us, ptr %.769.us, align 8
  %scevgep26 = getelementptr i8, ptr %lsr.iv, i64 %16
  %scevgep32 = getelementptr i8, ptr %lsr.iv31, i64 %16
  %exitcond.not = icmp eq i64 %arg.code.22, %.586.us
  br i1 %exitcond.not, label %B448, label %B276.endif.us

B276.endif:
  %.579313319 = phi i64 [ %.586.3, %B276.endif ], [ %.579313319.unr, %B276.endif.preheader11 ]
  %sunkaddr141 = mul i64 %.579313319, 8
  %sunkaddr142 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr141
  %.761 = load double, ptr %sunkaddr142, align 8
  %.763 = fadd double %.761, 0.000000e+00
  %sunkaddr143 = mul i64 %.579313319, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr143
  store double %.763, ptr %sunkaddr144, align 8
  %sunkaddr145 = mul i64 %.579313319, 8
  %sunkaddr146 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr145
  %sunkaddr147 = getelementptr i8, ptr %sunkaddr146, i64 8
  %.761.1 = load double, ptr %sunkaddr147, align 8
  %.763.1 = fadd double %.761.1, 0.000000e+00
  %sunkaddr148 = mul i64 %.579313319, 8
  %sunkaddr149 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr148
  %sunkaddr150 = getelementptr i8, ptr %sunkaddr149, i64 8
  store double %.763.1, ptr %sunkaddr150, align 8
  %sunkaddr151 = mul i64 %.579313319, 8
  %sunkaddr152 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr151
  %sunkaddr153 = getelementptr i8, ptr %sunkaddr152, i64 16
  %.761.2 = load double, ptr %sunkaddr153, align 8
  %.763.2 = fadd double %.761.2, 0.000000e+00
  %sunkaddr154 = mul i64 %.579313319, 8
  %sunkaddr155 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr154
  %sunkaddr156 = getelementptr i8, ptr %sunkaddr155, i64 16
  store double %.763.2, ptr %sunkaddr156, align 8
  %.586.3 = add nuw nsw i64 %.579313319, 4
  %sunkaddr161 = mul i64 %.579313319, 8
  %sunkaddr162 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr161
  %sunkaddr163 = getelementptr i8, ptr %sunkaddr162, i64 24
  %.761.3 = load double, ptr %sunkaddr163, align 8
  %.763.3 = fadd double %.761.3, 0.000000e+00
  %sunkaddr164 = mul i64 %.579313319, 8
  %sunkaddr165 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr164
  %sunkaddr166 = getelementptr i8, ptr %sunkaddr165, i64 24
  store double %.763.3, ptr %sunkaddr166, align 8
  %exitcond387.not.3 = icmp eq i64 %arg.code.22, %.586.3
  br i1 %exitcond387.not.3, label %B448, label %B276.endif

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
  %.1159 = fcmp oeq double %.489, 0.000000e+00
  %arg.s.3.arg.code.17 = select i1 %.1159, ptr %arg.s.3, ptr %arg.code.17
  br i1 %78, label %B706.epil.preheader, label %B706.preheader

B706.preheader:
  br label %B706
}

define internal i32 @part9(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %arg.t, ptr %arg.dy, i8 %arg.waits) {
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
  %.185 = call i32 @part11(ptr %.181, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 2, double %arg.t, ptr %arg.dy)
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
  %.783 = call i32 @part11(ptr %.779, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 2, double %arg.t, ptr %arg.dy)
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

define internal i32 @part10(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.368.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.134 = getelementptr i8, ptr %arg.s.0, i64 96
  %.135 = load double, ptr %.134, align 8
  store ptr null, ptr %excinfo.1.i, align 8
  %.130.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.131.i = load i64, ptr %.130.i, align 8
  %.212.i = load double, ptr %arg.s.0, align 8
  %.284.i = getelementptr i8, ptr %arg.s.0, i64 88
  %.285.i = load double, ptr %.284.i, align 8
  %.286.i = fadd double %.212.i, %.285.i
  %.290.i = getelementptr double, ptr %arg.s.4, i64 %.131.i
  store double %.286.i, ptr %.290.i, align 8
  %.359.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.360.i = load i64, ptr %.359.i, align 8
  %.361.not.i = icmp eq i64 %.360.i, 0
  br i1 %.361.not.i, label %part4.exit.thread, label %B220.i

B220.i:
  %.372.i = call i32 @part7(ptr %.368.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond.i = icmp eq i32 %.372.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part4.exit

part4.exit.thread:
  %.429.i = shl i64 %arg.code.22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.429.i, i1 false)
  %.439.i = mul nsw i64 %.131.i, %arg.code.22
  %.442.i = getelementptr double, ptr %arg.s.5, i64 %.439.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.442.i, ptr %arg.room.2, i64 %.429.i, i1 false)
  %sunkaddr = getelementptr i8, ptr %arg.s.1, i64 8
  %.518.i = load i64, ptr %sunkaddr, align 8
  %.519.i = add nsw i64 %.518.i, 1
  store i64 %.519.i, ptr %sunkaddr, align 8
  %.591.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.592.i = load i64, ptr %.591.i, align 8
  %.593.i = add nsw i64 %.592.i, 1
  store i64 %.593.i, ptr %.591.i, align 8
  %0 = getelementptr double, ptr %arg.s.4, i64 %.519.i
  %.246 = getelementptr i8, ptr %0, i64 -8
  store double %.135, ptr %.246, align 8
  store double %.135, ptr %arg.s.0, align 8
  %.391 = getelementptr i8, ptr %arg.s.0, i64 40
  %.392 = load double, ptr %.391, align 8
  %.393 = fcmp une double %.392, 0.000000e+00
  br i1 %.393, label %B246, label %B424

B220.endif.i:
  %.402.i = mul i64 %arg.code.22, %arg.m.3
  %.405.i = mul i64 %.131.i, %.402.i
  %.406.i = getelementptr double, ptr %arg.s.6, i64 %.405.i
  %.415.i = shl i64 %.402.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.406.i, ptr %arg.room.3, i64 %.415.i, i1 false)
  br label %part4.exit.thread

part4.exit:
  %.373.i = load ptr, ptr %excinfo.1.i, align 8
  %.160 = icmp sgt i32 %.372.i, 0
  %.161 = select i1 %.160, ptr %.373.i, ptr undef
  store ptr %.161, ptr %excinfo, align 8
  br label %common.ret

B246:
  %.465 = getelementptr i8, ptr %arg.s.0, i64 32
  %.466 = load double, ptr %.465, align 8
  %.534 = load i64, ptr %arg.s.1, align 8
  %.535 = add nsw i64 %.534, 1
  %.608 = sitofp i64 %.535 to double
  %.609 = fmul double %.392, %.608
  %.610 = fadd double %.466, %.609
  %.612 = fcmp ult double %.135, %.610
  br i1 %.612, label %B424, label %B372

B372:
  store i64 %.535, ptr %arg.s.1, align 8
  br label %B424

B424:
  %.757 = getelementptr i8, ptr %arg.s.0, i64 128
  %.758 = load double, ptr %.757, align 8
  %.759 = fcmp une double %.758, 0.000000e+00
  br i1 %.759, label %B468, label %B694

B468:
  %.831 = getelementptr i8, ptr %arg.s.0, i64 8
  %.832 = load double, ptr %.831, align 8
  %.836 = fcmp olt double %.135, %.832
  br i1 %.836, label %B0.endif.i, label %B698

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
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.429.i, i1 false)
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
  %.323.i.i = fmul double %.758, %.322.i.i
  %.324.i.i = fadd double %.176.i.i, %.323.i.i
  %.221.i = fmul double %.758, 1.000000e-09
  %.222.i = fsub double %.324.i.i, %.221.i
  %.223.i = fcmp ult double %.119.i, %.222.i
  br i1 %.223.i, label %B512.endif, label %B148.i

B148.endif.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.code.7, i64 %.429.i, i1 false)
  %sunkaddr51 = getelementptr i8, ptr %arg.s.1, i64 64
  %.398.i = load i64, ptr %sunkaddr51, align 8
  %.399.i = add nsw i64 %.398.i, 1
  store i64 %.399.i, ptr %sunkaddr51, align 8
  br label %B512.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B694 ], [ 0, %B698 ], [ %.372.i, %part4.exit ], [ 0, %B512.endif ]
  ret i32 %common.ret.op

B694:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B698:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B512.endif:
  %sunkaddr52 = getelementptr i8, ptr %arg.s.1, i64 8
  %.940 = load i64, ptr %sunkaddr52, align 8
  %.943 = add nsw i64 %.940, -1
  %.946 = mul nsw i64 %.943, %arg.code.22
  %.947 = getelementptr double, ptr %arg.s.5, i64 %.946
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.947, ptr %arg.s.2, i64 %.429.i, i1 false)
  store ptr null, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part11(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.row, double %arg.t, ptr %arg.dy) {
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

define internal i32 @part15(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %arg.row, i64 %arg.count, double %arg.h, ptr %arg.y, ptr %arg.k, i64 %arg.size, ptr %arg.out) {
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
  %sunkaddr78 = mul i64 %index, 8
  %sunkaddr79 = getelementptr i8, ptr %arg.y, i64 %sunkaddr78
  %wide.load = load <2 x double>, ptr %sunkaddr79, align 8
  %sunkaddr80 = mul i64 %index, 8
  %sunkaddr81 = getelementptr i8, ptr %arg.y, i64 %sunkaddr80
  %sunkaddr82 = getelementptr i8, ptr %sunkaddr81, i64 16
  %wide.load8 = load <2 x double>, ptr %sunkaddr82, align 8
  %8 = shl i64 %index, 3
  %scevgep76 = getelementptr i8, ptr %scevgep72, i64 %8
  %9 = shl i64 %index, 3
  %scevgep73 = getelementptr i8, ptr %scevgep72, i64 %9
  %scevgep74 = getelementptr i8, ptr %scevgep73, i64 -16
  %wide.load9 = load <2 x double>, ptr %scevgep74, align 8
  %wide.load10 = load <2 x double>, ptr %scevgep76, align 8
  %10 = fmul <2 x double> %broadcast.splat, %wide.load9
  %11 = fmul <2 x double> %broadcast.splat, %wide.load10
  %12 = fadd <2 x double> %wide.load, %10
  %13 = fadd <2 x double> %wide.load8, %11
  %sunkaddr = mul i64 %index, 8
  %sunkaddr83 = getelementptr i8, ptr %arg.out, i64 %sunkaddr
  store <2 x double> %12, ptr %sunkaddr83, align 8
  %sunkaddr84 = mul i64 %index, 8
  %sunkaddr85 = getelementptr i8, ptr %arg.out, i64 %sunkaddr84
  %sunkaddr86 = getelementptr i8, ptr %sunkaddr85, i64 16
  store <2 x double> %13, ptr %sunkaddr86, align 8
  %index.next = add nuw nsw i64 %index, 4
  %14 = icmp eq i64 %n.vec, %index.next
  br i1 %14, label %middle.block, label %vector.body

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
  %15 = icmp eq i64 %arg.size.fr, %.neg
  br i1 %15, label %B216.endif, label %B166.preheader36

B166.preheader36:
  %16 = shl i64 %.47, 3
  %17 = getelementptr i8, ptr %arg.k, i64 %16
  %scevgep60 = getelementptr i8, ptr %17, i64 8
  br label %B166

B166:
  %.144125127 = phi i64 [ %.151.1, %B166 ], [ %.144125127.unr, %B166.preheader36 ]
  %sunkaddr90 = shl i64 %.144125127, 3
  %sunkaddr87 = mul i64 %.144125127, 8
  %sunkaddr88 = getelementptr i8, ptr %arg.y, i64 %sunkaddr87
  %.178 = load double, ptr %sunkaddr88, align 8
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 %sunkaddr90
  %18 = shl i64 %.144125127, 3
  %scevgep59 = getelementptr i8, ptr %scevgep60, i64 %18
  %scevgep62 = getelementptr i8, ptr %scevgep59, i64 -8
  %.181 = load double, ptr %scevgep62, align 8
  %.183 = fmul double %.43, %.181
  %.184 = fadd double %.178, %.183
  %sunkaddr89 = mul i64 %.144125127, 8
  %sunkaddr91 = getelementptr i8, ptr %arg.out, i64 %sunkaddr89
  store double %.184, ptr %sunkaddr91, align 8
  %.151.1 = add nuw nsw i64 %.144125127, 2
  %sunkaddr92 = mul i64 %.144125127, 8
  %sunkaddr93 = getelementptr i8, ptr %arg.y, i64 %sunkaddr92
  %sunkaddr94 = getelementptr i8, ptr %sunkaddr93, i64 8
  %.178.1 = load double, ptr %sunkaddr94, align 8
  %.181.1 = load double, ptr %scevgep61, align 8
  %.183.1 = fmul double %.43, %.181.1
  %.184.1 = fadd double %.178.1, %.183.1
  %sunkaddr95 = mul i64 %.144125127, 8
  %sunkaddr96 = getelementptr i8, ptr %arg.out, i64 %sunkaddr95
  %sunkaddr97 = getelementptr i8, ptr %sunkaddr96, i64 8
  store double %.184.1, ptr %sunkaddr97, align 8
  %exitcond.not.1 = icmp eq i64 %arg.size.fr, %.151.1
  br i1 %exitcond.not.1, label %B216.endif, label %B166

B416.loopexit.unr-lcssa:
  %19 = and i64 %.38, 1
  %lcmp.mod.not19 = icmp eq i64 %19, 0
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
  %const77 = bitcast i64 9223372036854775804 to i64
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
  %n.vec17 = and i64 %arg.size.fr, %const77
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
  %unroll_iter = and i64 %.38, -2
  %28 = shl i64 %.32, 3
  %29 = getelementptr i8, ptr %arg.m.0, i64 %28
  %scevgep22 = getelementptr i8, ptr %29, i64 8
  br label %B254.us.us.us

B254.us.us.us:
  %.288138148.us.us.us = phi i64 [ 0, %B254.us.us.us.preheader.new ], [ %.295.us.us.us.1, %B414.us.us.us.1 ]
  %30 = shl i64 %.288138148.us.us.us, 3
  %scevgep24 = getelementptr i8, ptr %scevgep22, i64 %30
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -8
  %.322.us.us.us = load double, ptr %scevgep25, align 8
  %.324.us.us.us = fmul double %arg.h, %.322.us.us.us
  %.336.us.us.us = fcmp une double %.324.us.us.us, 0.000000e+00
  br i1 %.336.us.us.us, label %B360.us.preheader.us.us, label %B414.us.us.us

B360.us.preheader.us.us:
  %.458.us.prol.us.us = load double, ptr %arg.out, align 8
  %sunkaddr98 = mul i64 %.288138148.us.us.us, 8
  %sunkaddr99 = getelementptr i8, ptr %arg.k, i64 %sunkaddr98
  %.461.us.prol.us.us = load double, ptr %sunkaddr99, align 8
  %.463.us.prol.us.us = fmul double %.324.us.us.us, %.461.us.prol.us.us
  %.464.us.prol.us.us = fadd double %.458.us.prol.us.us, %.463.us.prol.us.us
  store double %.464.us.prol.us.us, ptr %arg.out, align 8
  br label %B414.us.us.us

B414.us.us.us:
  %.295.us.us.us.1 = add nuw i64 %.288138148.us.us.us, 2
  %sunkaddr100 = mul i64 %.288138148.us.us.us, 8
  %sunkaddr101 = getelementptr i8, ptr %scevgep22, i64 %sunkaddr100
  %.322.us.us.us.1 = load double, ptr %sunkaddr101, align 8
  %.324.us.us.us.1 = fmul double %arg.h, %.322.us.us.us.1
  %.336.us.us.us.1 = fcmp une double %.324.us.us.us.1, 0.000000e+00
  br i1 %.336.us.us.us.1, label %B360.us.preheader.us.us.1, label %B414.us.us.us.1

B360.us.preheader.us.us.1:
  %.458.us.prol.us.us.1 = load double, ptr %arg.out, align 8
  %sunkaddr102 = mul i64 %.288138148.us.us.us, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.k, i64 %sunkaddr102
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 8
  %.461.us.prol.us.us.1 = load double, ptr %sunkaddr104, align 8
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
  %31 = and i64 %arg.size.fr, 1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %B360.us.us.preheader, label %B360.us.prol.us

B360.us.prol.us:
  %.458.us.prol.us = load double, ptr %arg.out, align 8
  %sunkaddr115 = mul i64 %.288138148.us.us, %20
  %sunkaddr116 = getelementptr i8, ptr %arg.k, i64 %sunkaddr115
  %.461.us.prol.us = load double, ptr %sunkaddr116, align 8
  %.463.us.prol.us = fmul double %.324.us.us, %.461.us.prol.us
  %.464.us.prol.us = fadd double %.458.us.prol.us, %.463.us.prol.us
  store double %.464.us.prol.us, ptr %arg.out, align 8
  br label %B360.us.us.preheader

B360.us.us.preheader:
  %.424131133.us.us.ph = phi i64 [ 0, %B360.us.preheader.us ], [ 1, %B360.us.prol.us ]
  br label %B360.us.us

B360.us.us:
  %.424131133.us.us = phi i64 [ %.431.us.1.us, %B360.us.us ], [ %.424131133.us.us.ph, %B360.us.us.preheader ]
  %sunkaddr105.us = shl i64 %.424131133.us.us, 3
  %sunkaddr106 = mul i64 %.424131133.us.us, 8
  %sunkaddr107 = getelementptr i8, ptr %arg.out, i64 %sunkaddr106
  %.458.us.us = load double, ptr %sunkaddr107, align 8
  %scevgep39 = getelementptr i8, ptr %lsr.iv34, i64 %sunkaddr105.us
  %33 = shl i64 %.424131133.us.us, 3
  %scevgep27 = getelementptr i8, ptr %lsr.iv34, i64 %33
  %scevgep28 = getelementptr i8, ptr %scevgep27, i64 8
  %.461.us.us = load double, ptr %scevgep39, align 8
  %.463.us.us = fmul double %.324.us.us, %.461.us.us
  %.464.us.us = fadd double %.458.us.us, %.463.us.us
  store double %.464.us.us, ptr %sunkaddr107, align 8
  %.431.us.1.us = add nuw nsw i64 %.424131133.us.us, 2
  %sunkaddr108 = mul i64 %.424131133.us.us, 8
  %sunkaddr109 = getelementptr i8, ptr %arg.out, i64 %sunkaddr108
  %sunkaddr110 = getelementptr i8, ptr %sunkaddr109, i64 8
  %.458.us.1.us = load double, ptr %sunkaddr110, align 8
  %.461.us.1.us = load double, ptr %scevgep28, align 8
  %.463.us.1.us = fmul double %.324.us.us, %.461.us.1.us
  %.464.us.1.us = fadd double %.458.us.1.us, %.463.us.1.us
  store double %.464.us.1.us, ptr %sunkaddr110, align 8
  %exitcond159.not.1.us = icmp eq i64 %arg.size.fr, %.431.us.1.us
  br i1 %exitcond159.not.1.us, label %B414.us.us, label %B360.us.us

B414.us.us:
  %scevgep35 = getelementptr i8, ptr %lsr.iv34, i64 %20
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
  %sunkaddr114 = mul i64 %index21, 8
  %sunkaddr117 = getelementptr i8, ptr %arg.out, i64 %sunkaddr114
  %wide.load22 = load <2 x double>, ptr %sunkaddr117, align 8
  %sunkaddr118 = mul i64 %index21, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.out, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 16
  %wide.load23 = load <2 x double>, ptr %sunkaddr120, align 8
  %34 = shl i64 %index21, 3
  %scevgep40 = getelementptr i8, ptr %lsr.iv, i64 %34
  %35 = shl i64 %index21, 3
  %scevgep34 = getelementptr i8, ptr %lsr.iv, i64 %35
  %scevgep36 = getelementptr i8, ptr %scevgep34, i64 -16
  %wide.load24 = load <2 x double>, ptr %scevgep36, align 8
  %wide.load25 = load <2 x double>, ptr %scevgep40, align 8
  %36 = fmul <2 x double> %broadcast.splat19, %wide.load24
  %37 = fmul <2 x double> %broadcast.splat19, %wide.load25
  %38 = fadd <2 x double> %wide.load22, %36
  %39 = fadd <2 x double> %wide.load23, %37
  store <2 x double> %38, ptr %sunkaddr117, align 8
  store <2 x double> %39, ptr %sunkaddr120, align 8
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
  %sunkaddr121 = mul i64 %n.vec17, 8
  %sunkaddr122 = getelementptr i8, ptr %arg.out, i64 %sunkaddr121
  %.458.us.prol = load double, ptr %sunkaddr122, align 8
  %gep = getelementptr double, ptr %invariant.gep, i64 %.326.us
  %.461.us.prol = load double, ptr %gep, align 8
  %.463.us.prol = fmul double %.324.us, %.461.us.prol
  %.464.us.prol = fadd double %.458.us.prol, %.463.us.prol
  store double %.464.us.prol, ptr %sunkaddr122, align 8
  br label %B360.us.prol.loopexit

B360.us.prol.loopexit:
  %.424131133.us.unr = phi i64 [ %n.vec17, %B360.us.preheader30 ], [ %.neg34, %B360.us.prol ]
  %44 = icmp eq i64 %arg.size.fr, %.neg34
  br i1 %44, label %B414.us, label %B360.us.preheader14

B360.us.preheader14:
  br label %B360.us

B414.us:
  %scevgep38 = getelementptr i8, ptr %lsr.iv, i64 %20
  %scevgep54 = getelementptr i8, ptr %lsr.iv53, i64 %20
  %exitcond160.not = icmp eq i64 %.295.us, %.38
  br i1 %exitcond160.not, label %B416, label %B254.us

B360.us:
  %.424131133.us = phi i64 [ %.431.us.1, %B360.us ], [ %.424131133.us.unr, %B360.us.preheader14 ]
  %sunkaddr105 = shl i64 %.424131133.us, 3
  %sunkaddr123 = mul i64 %.424131133.us, 8
  %sunkaddr124 = getelementptr i8, ptr %arg.out, i64 %sunkaddr123
  %.458.us = load double, ptr %sunkaddr124, align 8
  %scevgep56 = getelementptr i8, ptr %lsr.iv53, i64 %sunkaddr105
  %45 = shl i64 %.424131133.us, 3
  %scevgep45 = getelementptr i8, ptr %lsr.iv53, i64 %45
  %scevgep47 = getelementptr i8, ptr %scevgep45, i64 8
  %.461.us = load double, ptr %scevgep56, align 8
  %.463.us = fmul double %.324.us, %.461.us
  %.464.us = fadd double %.458.us, %.463.us
  store double %.464.us, ptr %sunkaddr124, align 8
  %.431.us.1 = add nuw nsw i64 %.424131133.us, 2
  %sunkaddr125 = mul i64 %.424131133.us, 8
  %sunkaddr126 = getelementptr i8, ptr %arg.out, i64 %sunkaddr125
  %sunkaddr127 = getelementptr i8, ptr %sunkaddr126, i64 8
  %.458.us.1 = load double, ptr %sunkaddr127, align 8
  %.461.us.1 = load double, ptr %scevgep47, align 8
  %.463.us.1 = fmul double %.324.us, %.461.us.1
  %.464.us.1 = fadd double %.458.us.1, %.463.us.1
  store double %.464.us.1, ptr %sunkaddr127, align 8
  %exitcond159.not.1 = icmp eq i64 %arg.size.fr, %.431.us.1
  br i1 %exitcond159.not.1, label %B414.us, label %B360.us
}

declare double @llvm.fabs.f64(double)

declare <2 x double> @llvm.fabs.v2f64(<2 x double>)

define internal i32 @part12(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.912 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.1374 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.1402 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.1747 = alloca i64, align 8
  store i64 0, ptr %.1747, align 8
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.1873 = alloca ptr, align 8
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.290 = getelementptr i8, ptr %arg.s.0, i64 8
  %.219654 = load double, ptr %arg.s.0, align 8
  %.291655 = load double, ptr %.290, align 8
  %.292656 = fcmp olt double %.219654, %.291655
  br i1 %.292656, label %B134.preheader.lr.ph, label %B1168

B134.preheader.lr.ph:
  %.1499 = add nsw i64 %arg.m.5, -1
  %sunkaddr192 = getelementptr i8, ptr %arg.s.1, i64 8
  %.36420 = load i64, ptr %sunkaddr192, align 8
  %.36721 = icmp eq i64 %.36420, %arg.s.7
  br i1 %.36721, label %B188, label %B212.preheader

B212.preheader:
  br label %B212

B56.loopexit:
  %.219 = load double, ptr %arg.s.0, align 8
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 8
  %.291 = load double, ptr %sunkaddr, align 8
  %.292 = fcmp olt double %.219, %.291
  br i1 %.292, label %B134.backedge, label %B1168

B134.backedge:
  %.92.i99.be = phi double [ %.1968, %B1054.endif ], [ %.219, %B56.loopexit ]
  %came.3.1.be = phi i1 [ true, %B1054.endif ], [ false, %B56.loopexit ]
  %sunkaddr155 = getelementptr i8, ptr %arg.s.1, i64 8
  %.364 = load i64, ptr %sunkaddr155, align 8
  %.367 = icmp eq i64 %.364, %arg.s.7
  br i1 %.367, label %B188, label %B212

common.ret:
  %common.ret.op = phi i32 [ 0, %B188 ], [ 0, %B326 ], [ 0, %B468 ], [ 0, %B560 ], [ 0, %B640 ], [ 0, %B948 ], [ 0, %B1050 ], [ 0, %B1168 ], [ %.917, %B492.if.if ], [ %.1751, %B952.if ], [ %.1877, %B1054.if ], [ %.1378, %B664.if ], [ %.1406, %B664.endif.if ]
  ret i32 %common.ret.op

B188:
  store i64 7, ptr %retptr, align 8
  br label %common.ret

B212:
  %came.3.123 = phi i1 [ %came.3.1.be, %B134.backedge ], [ true, %B212.preheader ]
  %.92.i9922 = phi double [ %.92.i99.be, %B134.backedge ], [ %.219654, %B212.preheader ]
  %sunkaddr163 = getelementptr i8, ptr %arg.s.1, i64 16
  %.517 = load i64, ptr %sunkaddr163, align 8
  %sunkaddr166 = getelementptr i8, ptr %arg.s.1, i64 24
  %.585 = load i64, ptr %sunkaddr166, align 8
  %.586 = add nsw i64 %.585, %.517
  %sunkaddr167 = getelementptr i8, ptr %arg.s.1, i64 80
  %.654 = load i64, ptr %sunkaddr167, align 8
  %.655.not = icmp slt i64 %.586, %.654
  br i1 %.655.not, label %B350, label %B326

B326:
  store i64 14, ptr %retptr, align 8
  br label %common.ret

B350:
  br i1 %came.3.123, label %B382, label %B564

B382:
  %0 = icmp sgt i64 %arg.code.26, 0
  br i1 %0, label %B404, label %B492

B404:
  %.824 = load i64, ptr %arg.code.14, align 8
  %.827 = icmp eq i64 %.824, %arg.code.26
  br i1 %.827, label %B468, label %B492

B468:
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B492:
  store i64 0, ptr %.912, align 8
  %.917 = call i32 @part17(ptr %.912, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i8 1)
  %cond = icmp eq i32 %.917, 0
  br i1 %cond, label %B492.endif, label %B492.if.if

B560:
  store i64 %.927, ptr %retptr, align 8
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
  %.1139 = load i64, ptr %sunkaddr181, align 8
  %.1140.not = icmp eq i64 %.1139, 0
  br i1 %.1140.not, label %B664, label %B640

B640:
  store i64 8, ptr %retptr, align 8
  br label %common.ret

B664:
  %.1368 = phi double [ %.1403.i, %B604 ], [ %.1403.i, %B564.endif.endif ], [ %"$phi674.0.2.0.i", %B746.i ], [ %.381.i, %B320.i ]
  %.13.i.sink.i41 = phi double [ %.13.i.i, %B604 ], [ %.13.i.i, %B564.endif.endif ], [ %.842.i, %B746.i ], [ %.611.i, %B320.i ]
  store i64 0, ptr %.1374, align 8
  %.1378 = call i32 @part6(ptr %.1374, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %.92.i, double %.1368, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond42 = icmp eq i32 %.1378, 0
  br i1 %cond42, label %B664.endif, label %B664.if

B948:
  store i64 %.1416, ptr %retptr, align 8
  br label %common.ret

B952:
  %sunkaddr182 = getelementptr i8, ptr %arg.s.0, i64 96
  store double %.13.i.sink.i41, ptr %sunkaddr182, align 8
  store i64 0, ptr %.1747, align 8
  %.1751 = call i32 @part18(ptr %.1747, ptr %excinfo.5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond44 = icmp eq i32 %.1751, 0
  br i1 %cond44, label %B952.endif, label %B952.if

B1050:
  store i64 %.1761, ptr %retptr, align 8
  br label %common.ret

B1054:
  %.1877 = call i32 @part10(ptr %.1873, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond45 = icmp eq i32 %.1877, 0
  br i1 %cond45, label %B1054.endif, label %B1054.if

B1168:
  store i64 6, ptr %retptr, align 8
  br label %common.ret

B492.endif:
  %.927 = load i64, ptr %.912, align 8
  %.1008.not = icmp eq i64 %.927, 4
  br i1 %.1008.not, label %B492.endif.B564_crit_edge, label %B560

B492.endif.B564_crit_edge:
  %.92.i.pre = load double, ptr %arg.s.0, align 8
  br label %B564

B492.if.if:
  %.925 = icmp sgt i32 %.917, 0
  %.918 = load ptr, ptr %excinfo.1, align 8
  %.926 = select i1 %.925, ptr %.918, ptr undef
  store ptr %.926, ptr %excinfo, align 8
  br label %common.ret

B564.endif.endif:
  %.1403.i = fsub double %.13.i.i, %.92.i
  %sunkaddr183 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %.1403.i, ptr %sunkaddr183, align 8
  %.1482.i = fcmp uge double %.13.i.i, %"$phi206.0.2.0.i.i"
  br i1 %.1482.i, label %B664, label %B604

B664.if:
  %.1386 = icmp sgt i32 %.1378, 0
  %.1379 = load ptr, ptr %excinfo.3, align 8
  %.1387 = select i1 %.1386, ptr %.1379, ptr undef
  store ptr %.1387, ptr %excinfo, align 8
  br label %common.ret

B664.endif:
  %.1388 = load i64, ptr %.1374, align 8
  store i64 0, ptr %.1402, align 8
  %.1406 = call i32 @part19(ptr %.1402, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %.1388)
  %cond43 = icmp eq i32 %.1406, 0
  br i1 %cond43, label %B664.endif.endif, label %B664.endif.if

B664.endif.if:
  %.1414 = icmp sgt i32 %.1406, 0
  %.1407 = load ptr, ptr %excinfo.4, align 8
  %.1415 = select i1 %.1414, ptr %.1407, ptr undef
  store ptr %.1415, ptr %excinfo, align 8
  br label %common.ret

B664.endif.endif:
  %.1416 = load i64, ptr %.1402, align 8
  %sunkaddr184 = getelementptr i8, ptr %arg.s.1, i64 32
  %.1496 = load i64, ptr %sunkaddr184, align 8
  %.1500 = add nsw i64 %.1499, %.1496
  store i64 %.1500, ptr %sunkaddr184, align 8
  switch i64 %.1416, label %B948 [
    i64 5, label %B56.loopexit
    i64 4, label %B952
  ]

B952.if:
  %.1759 = icmp sgt i32 %.1751, 0
  %.1752 = load ptr, ptr %excinfo.5, align 8
  %.1760 = select i1 %.1759, ptr %.1752, ptr undef
  store ptr %.1760, ptr %excinfo, align 8
  br label %common.ret

B952.endif:
  %.1761 = load i64, ptr %.1747, align 8
  %.1840.not = icmp eq i64 %.1761, 0
  br i1 %.1840.not, label %B1054, label %B1050

B1054.if:
  %.1885 = icmp sgt i32 %.1877, 0
  %.1878 = load ptr, ptr %excinfo.6, align 8
  %.1886 = select i1 %.1885, ptr %.1878, ptr undef
  store ptr %.1886, ptr %excinfo, align 8
  br label %common.ret

B1054.endif:
  %.1968 = load double, ptr %arg.s.0, align 8
  %sunkaddr185 = getelementptr i8, ptr %arg.s.0, i64 8
  %.2040 = load double, ptr %sunkaddr185, align 8
  %.2041 = fcmp olt double %.1968, %.2040
  br i1 %.2041, label %B134.backedge, label %B1168
}

define internal i32 @part17(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i8 %arg.waits) {
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
  %.249 = call i32 @part9(ptr %.244, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, double %.239, ptr %arg.room.0, i8 %.248)
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

define internal i32 @part18(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.518 = alloca i8, align 1
  %excinfo.1 = alloca ptr, align 8
  %.561 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.746 = alloca i8, align 1
  %excinfo.3 = alloca ptr, align 8
  %.1001 = alloca i8, align 1
  %excinfo.4 = alloca ptr, align 8
  %.75 = icmp eq i64 %arg.code.24, 0
  %.143 = getelementptr i8, ptr %arg.s.1, i64 112
  %.144 = load i64, ptr %.143, align 8
  br i1 %.75, label %B54, label %B122

B54:
  %0 = icmp eq i64 %.144, 0
  br i1 %0, label %B98, label %B274

common.ret:
  %common.ret.op = phi i32 [ 0, %B98 ], [ 0, %B408 ], [ 0, %B754 ], [ %.522, %B238.endif.if.if ], [ %.565, %B274.if.if ], [ %.750, %B274.endif.endif.if.if ], [ %.1005, %B474.endif.if.if ]
  ret i32 %common.ret.op

B98:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B122:
  %1 = icmp eq i64 %.144, 0
  br i1 %1, label %B238, label %B274

B238:
  store i8 0, ptr %.518, align 1
  %.522 = call i32 @part20(ptr %.518, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.532 = load i8, ptr %.518, align 1
  %.535 = icmp eq i8 %.532, 0
  br i1 %.535, label %B238.endif.thread, label %B238.endif

B274:
  %"$phi204.0.2.0367" = phi i64 [ 9, %B122 ], [ 0, %B238.endif ], [ 0, %B238.endif ], [ 9, %B54 ]
  %.565 = call i32 @part7(ptr %.561, ptr %excinfo.2, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond = icmp eq i32 %.565, 0
  br i1 %cond, label %B274.endif, label %B274.if.if

B408:
  store i64 10, ptr %retptr, align 8
  br label %common.ret

B474:
  %lsr.iv31 = phi i64 [ %lsr.iv.next, %B472.backedge ], [ %arg.code.24, %B474.preheader ]
  %lsr.iv = phi ptr [ %scevgep30, %B472.backedge ], [ %arg.room.4, %B474.preheader ]
  %came.3.0387 = phi i64 [ %.came.3.0, %B472.backedge ], [ %"$phi204.0.2.0367", %B474.preheader ]
  %.1005 = call i32 @part21(ptr %.1001, ptr %excinfo.4, ptr %lsr.iv, i64 %arg.code.24)
  %cond4 = icmp eq i32 %.1005, 0
  br i1 %cond4, label %B472.backedge, label %B474.endif.if.if

B472.backedge:
  %.1015 = load i8, ptr %.1001, align 1
  %.1018 = icmp eq i8 %.1015, 0
  %.came.3.0 = select i1 %.1018, i64 9, i64 %came.3.0387
  %scevgep30 = getelementptr i8, ptr %lsr.iv, i64 8
  %lsr.iv.next = add i64 %lsr.iv31, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %exitcond.not, label %B582, label %B474

B582:
  %came.2.2 = phi i64 [ %"$phi204.0.2.0367", %B432.endif ], [ %.came.3.0, %B472.backedge ]
  %.1185 = icmp eq i64 %came.2.2, 0
  br i1 %.1185, label %B614, label %B754

B614:
  %.1258 = getelementptr i8, ptr %arg.s.0, i64 96
  %.1259 = load double, ptr %.1258, align 8
  %.73.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.74.i.i = load double, ptr %.73.i.i, align 8
  %.75.i.i = fsub double %.1259, %.74.i.i
  %.117.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.118.i.i = load double, ptr %.117.i.i, align 8
  %.119.i.i = fadd double %.1259, %.118.i.i
  %.212147.not.i.i = icmp slt i64 %arg.code.21, 1
  br i1 %.212147.not.i.i, label %B188.endif.i.i, label %B164.preheader.i.i

B164.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.21, 4
  br i1 %min.iters.check.i.i, label %B164.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.21, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.119.i.i, i64 0
  %broadcast.splat.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i

vector.body.i.i:
  %index.i.i = phi i64 [ 0, %vector.ph.i.i ], [ %index.next.i.i, %vector.body.i.i ]
  %sunkaddr28 = mul i64 %index.i.i, 8
  %sunkaddr29 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr28
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr29, align 8
  %sunkaddr30 = mul i64 %index.i.i, 8
  %sunkaddr31 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr30
  %sunkaddr32 = getelementptr i8, ptr %sunkaddr31, i64 16
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr32, align 8
  %index.next.i.i = add nuw nsw i64 %index.i.i, 4
  %2 = icmp eq i64 %n.vec.i.i, %index.next.i.i
  br i1 %2, label %middle.block.i.i, label %vector.body.i.i

middle.block.i.i:
  %cmp.n.i.i = icmp eq i64 %arg.code.21, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B188.endif.i.i, label %B164.i.i.preheader

B164.i.i.preheader:
  %.218146148.i.i.ph = phi i64 [ 0, %B164.preheader.i.i ], [ %n.vec.i.i, %middle.block.i.i ]
  br label %B164.i.i

B164.i.i:
  %.218146148.i.i = phi i64 [ %.225.i.i, %B164.i.i ], [ %.218146148.i.i.ph, %B164.i.i.preheader ]
  %.225.i.i = add nuw nsw i64 %.218146148.i.i, 1
  %3 = shl i64 %.218146148.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %3
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
  %4 = shl i64 %.349151153.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %4
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
  %5 = shl i64 %arg.code.23, 5
  %mul.result.i.i = add i64 %5, -32
  %6 = getelementptr i8, ptr %arg.code.20, i64 %mul.result.i.i
  %7 = icmp ult ptr %6, %arg.code.20
  %scevgep.i.i = getelementptr i8, ptr %arg.code.20, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.23, 576460752303423488
  %8 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %9 = icmp ult ptr %8, %scevgep.i.i
  %10 = or i1 %mul.overflow3.i.i, %9
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.20, i64 16
  %11 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %12 = icmp ult ptr %11, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.20, i64 24
  %13 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %14 = icmp ult ptr %13, %scevgep8.i.i
  %15 = or i1 %7, %10
  %16 = or i1 %12, %15
  %17 = or i1 %14, %16
  br i1 %17, label %B230.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %18 = shl nuw nsw i64 %arg.code.23, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %18
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.20, i64 %5
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.20, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B230.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const27 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.75.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %19 = and i64 %18, %const27
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr34 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr
  %20 = load double, ptr %sunkaddr34, align 8
  %sunkaddr35 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr36 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr35
  %sunkaddr37 = getelementptr i8, ptr %sunkaddr36, i64 32
  %21 = load double, ptr %sunkaddr37, align 8
  %22 = insertelement <2 x double> poison, double %20, i64 0
  %23 = insertelement <2 x double> %22, double %21, i64 1
  %sunkaddr38 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr39 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr38
  %sunkaddr40 = getelementptr i8, ptr %sunkaddr39, i64 8
  %24 = load double, ptr %sunkaddr40, align 8
  %sunkaddr41 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr42 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr41
  %sunkaddr43 = getelementptr i8, ptr %sunkaddr42, i64 40
  %25 = load double, ptr %sunkaddr43, align 8
  %26 = insertelement <2 x double> poison, double %24, i64 0
  %27 = insertelement <2 x double> %26, double %25, i64 1
  %sunkaddr44 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr45 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr44
  %sunkaddr46 = getelementptr i8, ptr %sunkaddr45, i64 16
  %28 = load double, ptr %sunkaddr46, align 8
  %sunkaddr47 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr48 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr47
  %sunkaddr49 = getelementptr i8, ptr %sunkaddr48, i64 48
  %29 = load double, ptr %sunkaddr49, align 8
  %30 = insertelement <2 x double> poison, double %28, i64 0
  %31 = insertelement <2 x double> %30, double %29, i64 1
  %sunkaddr50 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr51 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr50
  %sunkaddr52 = getelementptr i8, ptr %sunkaddr51, i64 24
  %32 = load double, ptr %sunkaddr52, align 8
  %sunkaddr53 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr54 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr53
  %sunkaddr55 = getelementptr i8, ptr %sunkaddr54, i64 56
  %33 = load double, ptr %sunkaddr55, align 8
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
  %n.vec18.i.i = and i64 %arg.code.23, 1152921504606846974
  %cmp.n25.i.i = icmp eq i64 %arg.code.23, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B230.preheader27.i.i

B230.preheader27.i.i:
  %.349151153.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B230.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %43 = shl i64 %.349151153.ph.i.i, 5
  %44 = getelementptr i8, ptr %arg.code.20, i64 %43
  %scevgep29.i.i = getelementptr i8, ptr %44, i64 24
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
  %came.2.2395 = phi i64 [ 0, %B614.endif ], [ %came.2.2, %B582 ]
  store i64 %came.2.2395, ptr %retptr, align 8
  br label %common.ret

B238.endif:
  switch i32 %.522, label %B238.endif.if.if [
    i32 -2, label %B274
    i32 0, label %B274
  ]

B238.endif.thread:
  switch i32 %.522, label %B238.endif.if.if [
    i32 -2, label %B614
    i32 0, label %B614
  ]

B238.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B274.endif:
  %.667 = getelementptr i8, ptr %arg.s.0, i64 104
  store double 0.000000e+00, ptr %.667, align 8
  %.739 = getelementptr i8, ptr %arg.s.0, i64 112
  store double 1.000000e+00, ptr %.739, align 8
  store i8 0, ptr %.746, align 1
  %.750 = call i32 @part8(ptr %.746, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.760 = load i8, ptr %.746, align 1
  %.763 = icmp eq i8 %.760, 0
  br i1 %.763, label %B274.endif.endif.thread, label %B274.endif.endif

B274.if.if:
  %.573 = icmp sgt i32 %.565, 0
  %.566 = load ptr, ptr %excinfo.2, align 8
  %.574 = select i1 %.573, ptr %.566, ptr undef
  store ptr %.574, ptr %excinfo, align 8
  br label %common.ret

B274.endif.endif:
  %45 = icmp eq i32 %.750, 0
  br i1 %45, label %B432.endif, label %B274.endif.endif.if.if

B274.endif.endif.thread:
  %46 = icmp eq i32 %.750, 0
  br i1 %46, label %B408, label %B274.endif.endif.if.if

B274.endif.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B432.endif:
  %.949384.not = icmp slt i64 %arg.code.24, 1
  br i1 %.949384.not, label %B582, label %B474.preheader

B474.preheader:
  br label %B474

B474.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B614.endif:
  %.1303 = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.code.17, i64 %.1303, i1 false)
  br label %B754
}

define internal i32 @part19(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, i64 %arg.came) {
B0:
  %.757 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.139 = getelementptr i8, ptr %arg.s.0, i64 88
  %.140 = load double, ptr %.139, align 8
  switch i64 %arg.came, label %B132 [
    i64 3, label %B96
    i64 0, label %B354
  ]

common.ret:
  %common.ret.op = phi i32 [ 0, %B96 ], [ 0, %B260 ], [ 0, %B284 ], [ 0, %B464 ], [ 0, %B626 ], [ %.761, %B398.if.if ]
  ret i32 %common.ret.op

B96:
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B132:
  %.377 = getelementptr i8, ptr %arg.s.1, i64 24
  %.378 = load i64, ptr %.377, align 8
  %.379 = add nsw i64 %.378, 1
  store i64 %.379, ptr %.377, align 8
  %.452 = getelementptr i8, ptr %arg.s.0, i64 40
  %.453 = load double, ptr %.452, align 8
  %.454 = fcmp une double %.453, 0.000000e+00
  %.457 = fcmp olt double %.140, 0x3DA5FD7FE1796495
  %or.cond = select i1 %.454, i1 true, i1 %.457
  br i1 %or.cond, label %B260, label %B284

B260:
  store i64 11, ptr %retptr, align 8
  br label %common.ret

B284:
  %.531 = fmul double %.140, 2.000000e-01
  %.604 = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.531, ptr %.604, align 8
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B354:
  %.747 = getelementptr i8, ptr %arg.s.0, i64 40
  %.748 = load double, ptr %.747, align 8
  %.749 = fcmp oeq double %.748, 0.000000e+00
  br i1 %.749, label %B398, label %B626

B398:
  store double 0.000000e+00, ptr %.757, align 8
  %.761 = call i32 @part22(ptr %.757, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond = icmp eq i32 %.761, 0
  br i1 %cond, label %B398.endif, label %B398.if.if

B464:
  %"$phi204.1.2.0.i" = phi double [ 2.000000e-01, %B192.i ], [ %.130.i, %B108.i ]
  %.171.i = fmul double %.140, %"$phi204.1.2.0.i"
  %.246.i = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.171.i, ptr %.246.i, align 8
  %.319.i = getelementptr i8, ptr %arg.s.1, i64 24
  %.320.i = load i64, ptr %.319.i, align 8
  %.321.i = add nsw i64 %.320.i, 1
  store i64 %.321.i, ptr %.319.i, align 8
  %.898 = load double, ptr %.246.i, align 8
  %.970 = load double, ptr %arg.s.0, align 8
  %.973 = tail call double @llvm.fabs.f64(double %.970)
  %.974 = fadd double %.973, 1.000000e-03
  %.975 = fmul double %.974, 0x3D06849B86A12B9B
  %.976 = fcmp olt double %.898, %.975
  %"$phi624.0.2.0" = select i1 %.976, i64 13, i64 5
  store i64 %"$phi624.0.2.0", ptr %retptr, align 8
  br label %common.ret

B626:
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B398.endif:
  %.771 = load double, ptr %.757, align 8
  %.112.i = fcmp ugt double %.771, 1.000000e+00
  br i1 %.112.i, label %B76.i, label %B302.i

B76.i:
  %.115.i = fcmp ueq double %.771, 0x7FF0000000000000
  br i1 %.115.i, label %B192.i, label %B108.i

B108.i:
  %.121.i = sitofp i64 %arg.m.6 to double
  %.125.i = fdiv double -1.000000e+00, %.121.i
  %.127.i = tail call double @llvm.pow.f64(double %.771, double %.125.i)
  %.130.i = fmul double %.127.i, 9.000000e-01
  %.149.i = fcmp ogt double %.130.i, 2.000000e-01
  br i1 %.149.i, label %B464, label %B192.i

B192.i:
  br label %B464

B302.i:
  %.334.i = fcmp ogt double %.771, 0.000000e+00
  br i1 %.334.i, label %B328.i, label %B510.i

B328.i:
  %.340.i = sitofp i64 %arg.m.6 to double
  %.344.i = fdiv double 0xBFE6666666666666, %.340.i
  %.346.i = tail call double @llvm.pow.f64(double %.771, double %.344.i)
  %.347.i = fmul double %.346.i, 9.000000e-01
  %.418.i = getelementptr i8, ptr %arg.s.0, i64 24
  %.419.i = load double, ptr %.418.i, align 8
  %.428.i = fdiv double 4.000000e-01, %.340.i
  %.429.i = tail call double @llvm.pow.f64(double %.419.i, double %.428.i)
  %.430.i = fmul double %.347.i, %.429.i
  %.435.i = fcmp olt double %.430.i, 2.000000e-01
  br i1 %.435.i, label %B510.i, label %B468.i

B468.i:
  %.456.i = fcmp ogt double %.430.i, 8.000000e+00
  br i1 %.456.i, label %B510.i, label %B506.i

B506.i:
  br label %B510.i

B510.i:
  %factor.5.0.i = phi double [ 8.000000e+00, %B302.i ], [ 8.000000e+00, %B468.i ], [ %.430.i, %B506.i ], [ 2.000000e-01, %B328.i ]
  %.479.i = fcmp ogt double %.771, 1.000000e-04
  %"$phi528.0.2.0.i" = select i1 %.479.i, double %.771, double 1.000000e-04
  %.564.i = getelementptr i8, ptr %arg.s.0, i64 24
  store double %"$phi528.0.2.0.i", ptr %.564.i, align 8
  %.638.i = getelementptr i8, ptr %arg.s.0, i64 16
  %.639.i = load double, ptr %.638.i, align 8
  %.641.i = fcmp oge double %.140, %.639.i
  %.645.i = fmul double %.140, %factor.5.0.i
  %.718.i = fcmp ogt double %.645.i, %.639.i
  %or.cond.i = or i1 %.641.i, %.718.i
  %.721.i = fcmp olt double %factor.5.0.i, 1.000000e+00
  %or.cond92.i = or i1 %.721.i, %or.cond.i
  br i1 %or.cond92.i, label %B662.i, label %B626

B662.i:
  %.796.i = getelementptr i8, ptr %arg.s.0, i64 64
  %.797.i = load double, ptr %.796.i, align 8
  %.798.i = fcmp olt double %.645.i, %.797.i
  %"$phi756.0.2.0.i" = select i1 %.798.i, double %.645.i, double %.797.i
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 16
  store double %"$phi756.0.2.0.i", ptr %sunkaddr, align 8
  br label %B626

B398.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part22(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0.endif:
  %.167275.not = icmp slt i64 %arg.code.22, 1
  br i1 %.167275.not, label %B180.endif, label %B66.backedge.preheader

B66.backedge.preheader:
  %0 = icmp eq i64 %arg.code.22, 1
  br i1 %0, label %B66.backedge.epil.preheader, label %B66.backedge.preheader.new

B66.backedge.preheader.new:
  %const = bitcast i64 9223372036854775806 to i64
  %unroll_iter = and i64 %arg.code.22, %const
  br label %B66.backedge

B66.backedge:
  %rounding.2.0278 = phi double [ 0.000000e+00, %B66.backedge.preheader.new ], [ %.13.i.1, %B66.backedge ]
  %.173274276 = phi i64 [ 0, %B66.backedge.preheader.new ], [ %.180.1, %B66.backedge ]
  %sunkaddr28 = mul i64 %.173274276, 8
  %sunkaddr29 = getelementptr i8, ptr %arg.code.18, i64 %sunkaddr28
  %.208 = load double, ptr %sunkaddr29, align 8
  %sunkaddr30 = mul i64 %.173274276, 8
  %sunkaddr31 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr30
  %.212 = load double, ptr %sunkaddr31, align 8
  %.213 = tail call double @llvm.fabs.f64(double %.212)
  %.214 = fmul double %.208, %.213
  %.12.i = fcmp ogt double %.214, %rounding.2.0278
  %.13.i = select i1 %.12.i, double %.214, double %rounding.2.0278
  %sunkaddr = mul i64 %.173274276, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.code.18, i64 %sunkaddr
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 8
  %.208.1 = load double, ptr %sunkaddr33, align 8
  %sunkaddr34 = mul i64 %.173274276, 8
  %sunkaddr35 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr34
  %sunkaddr43 = getelementptr i8, ptr %sunkaddr35, i64 8
  %.212.1 = load double, ptr %sunkaddr43, align 8
  %.213.1 = tail call double @llvm.fabs.f64(double %.212.1)
  %.214.1 = fmul double %.208.1, %.213.1
  %.12.i.1 = fcmp ogt double %.214.1, %.13.i
  %.13.i.1 = select i1 %.12.i.1, double %.214.1, double %.13.i
  %.180.1 = add nuw i64 %.173274276, 2
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.180.1
  br i1 %niter.ncmp.1, label %B180.endif.loopexit.unr-lcssa, label %B66.backedge

B502:
  %total_low.2.0310 = phi double [ %.1192, %B962.endif.endif ], [ 0.000000e+00, %B502.preheader ]
  %total.2.0309 = phi double [ %.1157, %B962.endif.endif ], [ 0.000000e+00, %B502.preheader ]
  %.590295307 = phi i64 [ %.597, %B962.endif.endif ], [ 0, %B502.preheader ]
  %.597 = add nuw nsw i64 %.590295307, 1
  %.627 = icmp slt i64 %.590295307, %.357
  br i1 %.627, label %B570.endif, label %B520

B520:
  %sunkaddr45 = getelementptr i8, ptr %arg.s.1, i64 48
  %.704 = load i64, ptr %sunkaddr45, align 8
  %.706 = add nsw i64 %.704, %.590295307
  br label %B570.endif

B624:
  %lsr.iv = phi ptr [ %scevgep36, %B624 ], [ %invariant.gep, %B570.endif ]
  %e_low.2.1287 = phi double [ %.884.1, %B624 ], [ 0.000000e+00, %B570.endif ]
  %e.2.1286 = phi double [ %.868.1, %B624 ], [ 0.000000e+00, %B570.endif ]
  %.823282284 = phi i64 [ %.830.1, %B624 ], [ 0, %B570.endif ]
  %1 = shl i64 %.823282284, 3
  %scevgep34 = getelementptr i8, ptr %scevgep, i64 %1
  %scevgep35 = getelementptr i8, ptr %scevgep34, i64 -8
  %.857 = load double, ptr %scevgep35, align 8
  %.865 = load double, ptr %lsr.iv, align 8
  %.866 = fmul double %.857, %.865
  %.868 = fadd double %e.2.1286, %.866
  %2 = shl i64 %.823282284, 3
  %scevgep17 = getelementptr i8, ptr %scevgep38, i64 %2
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 -8
  %.873 = load double, ptr %scevgep18, align 8
  %.882 = fmul double %.865, %.873
  %.884 = fadd double %e_low.2.1287, %.882
  %.830.1 = add nuw i64 %.823282284, 2
  %.857.1 = load double, ptr %scevgep34, align 8
  %sunkaddr46 = mul i64 %arg.code.22, 8
  %sunkaddr47 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr46
  %.865.1 = load double, ptr %sunkaddr47, align 8
  %.866.1 = fmul double %.857.1, %.865.1
  %.868.1 = fadd double %.868, %.866.1
  %.873.1 = load double, ptr %scevgep17, align 8
  %.882.1 = fmul double %.865.1, %.873.1
  %.884.1 = fadd double %.884, %.882.1
  %scevgep36 = getelementptr i8, ptr %lsr.iv, i64 %7
  %niter31.ncmp.1 = icmp eq i64 %unroll_iter30, %.830.1
  br i1 %niter31.ncmp.1, label %B962.endif.endif.loopexit.unr-lcssa, label %B624

B1052:
  %.us-phi = phi double [ %.1157.us, %B570.endif.us ], [ %.1157.us34, %B570.endif.us12 ], [ %.1157, %B962.endif.endif ]
  %.us-phi2 = phi double [ %.1192.us, %B570.endif.us ], [ %.1192.us35, %B570.endif.us12 ], [ %.1192, %B962.endif.endif ]
  %.1215 = fcmp oeq double %.us-phi, 0.000000e+00
  br i1 %.1215, label %common.ret, label %B1068

common.ret:
  %storemerge = phi double [ %.1332, %B1068 ], [ 0.000000e+00, %B180.endif ], [ 0.000000e+00, %B1052 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B1068:
  %3 = fmul double %.us-phi2, 1.000000e-02
  %.1300 = getelementptr i8, ptr %arg.s.0, i64 88
  %.1301 = load double, ptr %.1300, align 8
  %.1303 = fmul double %.us-phi, %.1301
  %.1309 = fadd double %.us-phi, %3
  %.1313 = uitofp nneg i64 %.496 to double
  %.1314 = fmul double %.1309, %.1313
  %.1324 = tail call double @llvm.sqrt.f64(double %.1314)
  %.1332 = fdiv double %.1303, %.1324
  br label %common.ret

B180.endif.loopexit.unr-lcssa:
  %4 = and i64 %arg.code.22, 1
  %lcmp.mod.not = icmp eq i64 %4, 0
  br i1 %lcmp.mod.not, label %B180.endif, label %B66.backedge.epil.preheader

B66.backedge.epil.preheader:
  %rounding.2.0278.epil.init = phi double [ 0.000000e+00, %B66.backedge.preheader ], [ %.13.i.1, %B180.endif.loopexit.unr-lcssa ]
  %.173274276.epil.init = phi i64 [ 0, %B66.backedge.preheader ], [ %unroll_iter, %B180.endif.loopexit.unr-lcssa ]
  %.207.epil = getelementptr double, ptr %arg.code.18, i64 %.173274276.epil.init
  %.208.epil = load double, ptr %.207.epil, align 8
  %.211.epil = getelementptr double, ptr %arg.s.2, i64 %.173274276.epil.init
  %.212.epil = load double, ptr %.211.epil, align 8
  %.213.epil = tail call double @llvm.fabs.f64(double %.212.epil)
  %.214.epil = fmul double %.208.epil, %.213.epil
  %.12.i.epil = fcmp ogt double %.214.epil, %rounding.2.0278.epil.init
  %.13.i.epil = select i1 %.12.i.epil, double %.214.epil, double %rounding.2.0278.epil.init
  br label %B180.endif

B180.endif:
  %rounding.2.0.lcssa = phi double [ 0.000000e+00, %B0.endif ], [ %.13.i.1, %B180.endif.loopexit.unr-lcssa ], [ %.13.i.epil, %B66.backedge.epil.preheader ]
  %.269 = add i64 %arg.m.2, 2
  %.272 = mul i64 %.269, %arg.m.2
  %.273 = getelementptr double, ptr %arg.m.0, i64 %.272
  %.278 = add i64 %arg.m.2, 3
  %.281 = mul i64 %.278, %arg.m.2
  %.282 = getelementptr double, ptr %arg.m.0, i64 %.281
  %.356 = getelementptr i8, ptr %arg.s.1, i64 40
  %.357 = load i64, ptr %.356, align 8
  %.494 = getelementptr i8, ptr %arg.s.1, i64 56
  %.495 = load i64, ptr %.494, align 8
  %.496 = add nsw i64 %.495, %.357
  %.584306.not = icmp slt i64 %.496, 1
  br i1 %.584306.not, label %common.ret, label %B502.lr.ph

B502.lr.ph:
  %const27 = bitcast i64 9223372036854775806 to i64
  %.983 = getelementptr i8, ptr %arg.s.0, i64 56
  %.1056 = getelementptr i8, ptr %arg.s.0, i64 48
  %.984 = load double, ptr %.983, align 8
  %.1057 = load double, ptr %.1056, align 8
  %unroll_iter30 = and i64 %arg.m.5, %const27
  %5 = shl i64 %.272, 3
  %6 = getelementptr i8, ptr %arg.m.0, i64 %5
  %scevgep = getelementptr i8, ptr %6, i64 8
  %7 = shl i64 %arg.code.22, 4
  %8 = shl i64 %.281, 3
  %9 = getelementptr i8, ptr %arg.m.0, i64 %8
  %scevgep38 = getelementptr i8, ptr %9, i64 8
  %10 = icmp slt i64 %arg.m.5, 1
  br i1 %10, label %B502.us.preheader, label %B502.lr.ph.split

B502.us.preheader:
  br label %B502.us

B502.us:
  %total_low.2.0310.us = phi double [ %.1192.us, %B570.endif.us ], [ 0.000000e+00, %B502.us.preheader ]
  %total.2.0309.us = phi double [ %.1157.us, %B570.endif.us ], [ 0.000000e+00, %B502.us.preheader ]
  %.590295307.us = phi i64 [ %.597.us, %B570.endif.us ], [ 0, %B502.us.preheader ]
  %.597.us = add nuw nsw i64 %.590295307.us, 1
  %.627.us = icmp slt i64 %.590295307.us, %.357
  br i1 %.627.us, label %B570.endif.us, label %B520.us

B520.us:
  %sunkaddr48 = getelementptr i8, ptr %arg.s.1, i64 48
  %.704.us = load i64, ptr %sunkaddr48, align 8
  %11 = add i64 %.590295307.us, %.704.us
  br label %B570.endif.us

B570.endif.us:
  %"$phi570.1.2.1.us" = phi i64 [ %11, %B520.us ], [ %.590295307.us, %B502.us ]
  %.895.us = getelementptr double, ptr %arg.s.2, i64 %"$phi570.1.2.1.us"
  %.896.us = load double, ptr %.895.us, align 8
  %.897.us = tail call double @llvm.fabs.f64(double %.896.us)
  %.901.us = getelementptr double, ptr %arg.room.1, i64 %"$phi570.1.2.1.us"
  %.902.us = load double, ptr %.901.us, align 8
  %.905.us = tail call double @llvm.fabs.f64(double %.902.us)
  %.1060.us = fcmp ogt double %.897.us, %.905.us
  %"$phi962.3.2.1.us" = select i1 %.1060.us, double %.897.us, double %.905.us
  %.1087.us = fmul double %.1057, %"$phi962.3.2.1.us"
  %.1093.us = fadd double %.984, %.1087.us
  %.12.i9.us = fcmp ogt double %rounding.2.0.lcssa, %.1093.us
  %.13.i10.us = select i1 %.12.i9.us, double %rounding.2.0.lcssa, double %.1093.us
  %.1129.us = fdiv double 0.000000e+00, %.13.i10.us
  %.147.i20.us = fmul double %.1129.us, %.1129.us
  %.1157.us = fadd double %total.2.0309.us, %.147.i20.us
  %.1192.us = fadd double %total_low.2.0310.us, %.147.i20.us
  %exitcond331.not.us = icmp eq i64 %.496, %.597.us
  br i1 %exitcond331.not.us, label %B1052, label %B502.us

B502.lr.ph.split:
  %12 = icmp eq i64 %arg.m.5, 1
  br i1 %12, label %B502.lr.ph.split.split.us, label %B502.preheader

B502.preheader:
  %.861.epil = mul nsw i64 %arg.code.22, %unroll_iter30
  br label %B502

B502.lr.ph.split.split.us:
  %.857.epil.us = load double, ptr %.273, align 8
  %.873.epil.us = load double, ptr %.282, align 8
  br label %B502.us3

B502.us3:
  %total_low.2.0310.us4 = phi double [ 0.000000e+00, %B502.lr.ph.split.split.us ], [ %.1192.us35, %B570.endif.us12 ]
  %total.2.0309.us5 = phi double [ 0.000000e+00, %B502.lr.ph.split.split.us ], [ %.1157.us34, %B570.endif.us12 ]
  %.590295307.us6 = phi i64 [ 0, %B502.lr.ph.split.split.us ], [ %.597.us7, %B570.endif.us12 ]
  %.597.us7 = add nuw nsw i64 %.590295307.us6, 1
  %.627.us8 = icmp slt i64 %.590295307.us6, %.357
  br i1 %.627.us8, label %B570.endif.us12, label %B520.us9

B520.us9:
  %sunkaddr49 = getelementptr i8, ptr %arg.s.1, i64 48
  %.704.us10 = load i64, ptr %sunkaddr49, align 8
  %13 = add i64 %.590295307.us6, %.704.us10
  br label %B570.endif.us12

B570.endif.us12:
  %"$phi570.1.2.1.us13" = phi i64 [ %13, %B520.us9 ], [ %.590295307.us6, %B502.us3 ]
  %invariant.gep.us14 = getelementptr double, ptr %arg.room.0, i64 %"$phi570.1.2.1.us13"
  %.865.epil.us = load double, ptr %invariant.gep.us14, align 8
  %.866.epil.us = fmul double %.857.epil.us, %.865.epil.us
  %.868.epil.us = fadd double %.866.epil.us, 0.000000e+00
  %.882.epil.us = fmul double %.873.epil.us, %.865.epil.us
  %.884.epil.us = fadd double %.882.epil.us, 0.000000e+00
  %.895.us18 = getelementptr double, ptr %arg.s.2, i64 %"$phi570.1.2.1.us13"
  %.896.us19 = load double, ptr %.895.us18, align 8
  %.897.us20 = tail call double @llvm.fabs.f64(double %.896.us19)
  %.901.us21 = getelementptr double, ptr %arg.room.1, i64 %"$phi570.1.2.1.us13"
  %.902.us22 = load double, ptr %.901.us21, align 8
  %.905.us23 = tail call double @llvm.fabs.f64(double %.902.us22)
  %.1060.us24 = fcmp ogt double %.897.us20, %.905.us23
  %"$phi962.3.2.1.us25" = select i1 %.1060.us24, double %.897.us20, double %.905.us23
  %.1087.us26 = fmul double %.1057, %"$phi962.3.2.1.us25"
  %.1093.us27 = fadd double %.984, %.1087.us26
  %.12.i9.us28 = fcmp ogt double %rounding.2.0.lcssa, %.1093.us27
  %.13.i10.us29 = select i1 %.12.i9.us28, double %rounding.2.0.lcssa, double %.1093.us27
  %.1129.us30 = fdiv double %.868.epil.us, %.13.i10.us29
  %.1164.us31 = fdiv double %.884.epil.us, %.13.i10.us29
  %.147.i20.us32 = fmul double %.1164.us31, %.1164.us31
  %.147.i.us33 = fmul double %.1129.us30, %.1129.us30
  %.1157.us34 = fadd double %total.2.0309.us5, %.147.i.us33
  %.1192.us35 = fadd double %total_low.2.0310.us4, %.147.i20.us32
  %exitcond331.not.us36 = icmp eq i64 %.496, %.597.us7
  br i1 %exitcond331.not.us36, label %B1052, label %B502.us3

B570.endif:
  %"$phi570.1.2.1" = phi i64 [ %.706, %B520 ], [ %.590295307, %B502 ]
  %invariant.gep = getelementptr double, ptr %arg.room.0, i64 %"$phi570.1.2.1"
  br label %B624

B962.endif.endif.loopexit.unr-lcssa:
  %14 = and i64 %arg.m.5, 1
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %B962.endif.endif, label %B624.epil.preheader

B624.epil.preheader:
  %sunkaddr50 = mul i64 %unroll_iter30, 8
  %sunkaddr51 = getelementptr i8, ptr %.273, i64 %sunkaddr50
  %.857.epil = load double, ptr %sunkaddr51, align 8
  %gep.epil = getelementptr double, ptr %invariant.gep, i64 %.861.epil
  %.865.epil = load double, ptr %gep.epil, align 8
  %.866.epil = fmul double %.857.epil, %.865.epil
  %.868.epil = fadd double %.868.1, %.866.epil
  %sunkaddr52 = mul i64 %unroll_iter30, 8
  %sunkaddr53 = getelementptr i8, ptr %.282, i64 %sunkaddr52
  %.873.epil = load double, ptr %sunkaddr53, align 8
  %.882.epil = fmul double %.865.epil, %.873.epil
  %.884.epil = fadd double %.884.1, %.882.epil
  br label %B962.endif.endif

B962.endif.endif:
  %e.2.1.lcssa = phi double [ %.868.epil, %B624.epil.preheader ], [ %.868.1, %B962.endif.endif.loopexit.unr-lcssa ]
  %e_low.2.1.lcssa = phi double [ %.884.epil, %B624.epil.preheader ], [ %.884.1, %B962.endif.endif.loopexit.unr-lcssa ]
  %.895 = getelementptr double, ptr %arg.s.2, i64 %"$phi570.1.2.1"
  %.896 = load double, ptr %.895, align 8
  %.897 = tail call double @llvm.fabs.f64(double %.896)
  %.901 = getelementptr double, ptr %arg.room.1, i64 %"$phi570.1.2.1"
  %.902 = load double, ptr %.901, align 8
  %.905 = tail call double @llvm.fabs.f64(double %.902)
  %.1060 = fcmp ogt double %.897, %.905
  %"$phi962.3.2.1" = select i1 %.1060, double %.897, double %.905
  %.1087 = fmul double %.1057, %"$phi962.3.2.1"
  %.1093 = fadd double %.984, %.1087
  %.12.i9 = fcmp ogt double %rounding.2.0.lcssa, %.1093
  %.13.i10 = select i1 %.12.i9, double %rounding.2.0.lcssa, double %.1093
  %.1129 = fdiv double %e.2.1.lcssa, %.13.i10
  %.1164 = fdiv double %e_low.2.1.lcssa, %.13.i10
  %.147.i20 = fmul double %.1164, %.1164
  %.147.i = fmul double %.1129, %.1129
  %.1157 = fadd double %total.2.0309, %.147.i
  %.1192 = fadd double %total_low.2.0310, %.147.i20
  %exitcond331.not = icmp eq i64 %.597, %.496
  br i1 %exitcond331.not, label %B1052, label %B502
}

declare double @llvm.pow.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal i32 @part20(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, i64 %arg.s.7, ptr %arg.s.8.0, ptr %arg.s.8.1, ptr %arg.s.8.2, ptr %arg.s.8.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0.endif:
  %arg.m.5.fr = freeze i64 %arg.m.5
  %.134 = getelementptr i8, ptr %arg.s.0, i64 88
  %.135 = load double, ptr %.134, align 8
  %.arg.code.24 = tail call i64 @llvm.smax.i64(i64 %arg.code.24, i64 0)
  %.384307 = icmp sgt i64 %arg.m.5.fr, 0
  %.471 = fmul double %.135, 2.000000e+00
  br i1 %.384307, label %B104.us.preheader, label %B0.endif.split

B104.us.preheader:
  %unroll_iter = and i64 %arg.m.5.fr, 9223372036854775806
  %0 = shl i64 %arg.code.22, 4
  %1 = icmp eq i64 %arg.m.5.fr, 1
  br i1 %1, label %B104.us.us.preheader, label %B104.us.preheader.split

B104.us.us.preheader:
  br label %B104.us.us

B104.us.us:
  %.233315.us.us = phi i64 [ %.240.us.us, %B152.endif.us.us ], [ 0, %B104.us.us.preheader ]
  %exitcond338.not.us = icmp eq i64 %.arg.code.24, %.233315.us.us
  br i1 %exitcond338.not.us, label %common.ret, label %B106.us.us

B106.us.us:
  %2 = shl i64 %.233315.us.us, 3
  %scevgep62 = getelementptr i8, ptr %arg.code.19, i64 %2
  %.272.us.us = load i64, ptr %scevgep62, align 8
  %.277.us.us = icmp slt i64 %.272.us.us, 0
  br i1 %.277.us.us, label %common.ret, label %B152.endif.us.us

B152.endif.us.us:
  %.240.us.us = add nuw i64 %.233315.us.us, 1
  %invariant.gep.us.us = getelementptr double, ptr %arg.room.0, i64 %.272.us.us
  %.433.us.epil.us = load double, ptr %invariant.gep.us.us, align 8
  %.434.us.epil.us = tail call double @llvm.fabs.f64(double %.433.us.epil.us)
  %.440.us.epil.us = fcmp oeq double %.433.us.epil.us, 0.000000e+00
  %fastest.3.2.us.epil.us = select i1 %.440.us.epil.us, double 0.000000e+00, double %.434.us.epil.us
  %3 = shl i64 %.233315.us.us, 3
  %scevgep44 = getelementptr i8, ptr %arg.s.3, i64 %3
  %.466.us.us = load double, ptr %scevgep44, align 8
  %.469.us.us = tail call double @llvm.fabs.f64(double %.466.us.us)
  %.473.us.us = fmul double %.471, %fastest.3.2.us.epil.us
  %.479.us.us = getelementptr double, ptr %arg.room.2, i64 %.272.us.us
  %.480.us.us = load double, ptr %.479.us.us, align 8
  %.484.us.us = getelementptr double, ptr %arg.room.1, i64 %.272.us.us
  %.485.us.us = load double, ptr %.484.us.us, align 8
  %.488.us.us = fsub double %.480.us.us, %.485.us.us
  %.489.us.us = tail call double @llvm.fabs.f64(double %.488.us.us)
  %.490.us.us = fadd double %.473.us.us, %.489.us.us
  %.491.us.us = fcmp ogt double %.469.us.us, %.490.us.us
  br i1 %.491.us.us, label %B104.us.us, label %common.ret

B104.us.preheader.split:
  %4 = and i64 %arg.m.5.fr, 1
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %B104.us.us5.preheader, label %B104.us.preheader33

B104.us.us5.preheader:
  br label %B104.us.us5

B104.us.preheader33:
  %.429.us.epil = mul nsw i64 %unroll_iter, %arg.code.22
  %6 = lshr i64 %arg.m.5.fr, 1
  %7 = shl nuw i64 %6, 1
  br label %B104.us

B104.us.us5:
  %.233315.us.us6 = phi i64 [ %.240.us.us9, %B196.B282_crit_edge.us.unr-lcssa.us ], [ 0, %B104.us.us5.preheader ]
  %exitcond338.not.us7 = icmp eq i64 %.233315.us.us6, %.arg.code.24
  br i1 %exitcond338.not.us7, label %common.ret, label %B106.us.us8

B106.us.us8:
  %.240.us.us9 = add nuw i64 %.233315.us.us6, 1
  %.271.us.us10 = getelementptr i64, ptr %arg.code.19, i64 %.233315.us.us6
  %.272.us.us11 = load i64, ptr %.271.us.us10, align 8
  %.277.us.us12 = icmp slt i64 %.272.us.us11, 0
  br i1 %.277.us.us12, label %common.ret, label %B152.endif.us.us13

B152.endif.us.us13:
  %invariant.gep.us.us14 = getelementptr double, ptr %arg.room.0, i64 %.272.us.us11
  br label %B198.us.us

B198.us.us:
  %lsr.iv45 = phi i64 [ %lsr.iv.next46, %B198.us.us ], [ %arg.m.5.fr, %B152.endif.us.us13 ]
  %lsr.iv.us = phi ptr [ %scevgep.us, %B198.us.us ], [ %invariant.gep.us.us14, %B152.endif.us.us13 ]
  %fastest.2.1310.us.us = phi double [ %fastest.3.2.us.1.us, %B198.us.us ], [ 0.000000e+00, %B152.endif.us.us13 ]
  %.433.us.us = load double, ptr %lsr.iv.us, align 8
  %.434.us.us = tail call double @llvm.fabs.f64(double %.433.us.us)
  %.440.us.us = fcmp ole double %.434.us.us, %fastest.2.1310.us.us
  %fastest.3.2.us.us = select i1 %.440.us.us, double %fastest.2.1310.us.us, double %.434.us.us
  %sunkaddr = mul i64 %arg.code.22, 8
  %sunkaddr50 = getelementptr i8, ptr %lsr.iv.us, i64 %sunkaddr
  %.433.us.1.us = load double, ptr %sunkaddr50, align 8
  %.434.us.1.us = tail call double @llvm.fabs.f64(double %.433.us.1.us)
  %.440.us.1.us = fcmp ole double %.434.us.1.us, %fastest.3.2.us.us
  %fastest.3.2.us.1.us = select i1 %.440.us.1.us, double %fastest.3.2.us.us, double %.434.us.1.us
  %scevgep.us = getelementptr i8, ptr %lsr.iv.us, i64 %0
  %lsr.iv.next46 = add i64 %lsr.iv45, -2
  %niter.ncmp.1.us = icmp eq i64 %lsr.iv.next46, 0
  br i1 %niter.ncmp.1.us, label %B196.B282_crit_edge.us.unr-lcssa.us, label %B198.us.us

B196.B282_crit_edge.us.unr-lcssa.us:
  %.465.us.us17 = getelementptr double, ptr %arg.s.3, i64 %.233315.us.us6
  %.466.us.us18 = load double, ptr %.465.us.us17, align 8
  %.469.us.us19 = tail call double @llvm.fabs.f64(double %.466.us.us18)
  %.473.us.us20 = fmul double %.471, %fastest.3.2.us.1.us
  %.479.us.us21 = getelementptr double, ptr %arg.room.2, i64 %.272.us.us11
  %.480.us.us22 = load double, ptr %.479.us.us21, align 8
  %.484.us.us23 = getelementptr double, ptr %arg.room.1, i64 %.272.us.us11
  %.485.us.us24 = load double, ptr %.484.us.us23, align 8
  %.488.us.us25 = fsub double %.480.us.us22, %.485.us.us24
  %.489.us.us26 = tail call double @llvm.fabs.f64(double %.488.us.us25)
  %.490.us.us27 = fadd double %.473.us.us20, %.489.us.us26
  %.491.us.us28 = fcmp ogt double %.469.us.us19, %.490.us.us27
  br i1 %.491.us.us28, label %B104.us.us5, label %common.ret

B104.us:
  %.233315.us = phi i64 [ %.240.us, %B196.B282_crit_edge.us.unr-lcssa ], [ 0, %B104.us.preheader33 ]
  %exitcond338.not = icmp eq i64 %.233315.us, %.arg.code.24
  br i1 %exitcond338.not, label %common.ret, label %B106.us

B106.us:
  %.240.us = add nuw i64 %.233315.us, 1
  %.271.us = getelementptr i64, ptr %arg.code.19, i64 %.233315.us
  %.272.us = load i64, ptr %.271.us, align 8
  %.277.us = icmp slt i64 %.272.us, 0
  br i1 %.277.us, label %common.ret, label %B152.endif.us

B152.endif.us:
  %invariant.gep.us = getelementptr double, ptr %arg.room.0, i64 %.272.us
  br label %B198.us

B198.us:
  %lsr.iv46 = phi i64 [ %lsr.iv.next47, %B198.us ], [ %7, %B152.endif.us ]
  %lsr.iv = phi ptr [ %scevgep, %B198.us ], [ %invariant.gep.us, %B152.endif.us ]
  %fastest.2.1310.us = phi double [ %fastest.3.2.us.1, %B198.us ], [ 0.000000e+00, %B152.endif.us ]
  %.433.us = load double, ptr %lsr.iv, align 8
  %.434.us = tail call double @llvm.fabs.f64(double %.433.us)
  %.440.us = fcmp ole double %.434.us, %fastest.2.1310.us
  %fastest.3.2.us = select i1 %.440.us, double %fastest.2.1310.us, double %.434.us
  %sunkaddr51 = mul i64 %arg.code.22, 8
  %sunkaddr52 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr51
  %.433.us.1 = load double, ptr %sunkaddr52, align 8
  %.434.us.1 = tail call double @llvm.fabs.f64(double %.433.us.1)
  %.440.us.1 = fcmp ole double %.434.us.1, %fastest.3.2.us
  %fastest.3.2.us.1 = select i1 %.440.us.1, double %fastest.3.2.us, double %.434.us.1
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 %0
  %lsr.iv.next47 = add i64 %lsr.iv46, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next47, 0
  br i1 %niter.ncmp.1, label %B196.B282_crit_edge.us.unr-lcssa, label %B198.us

B196.B282_crit_edge.us.unr-lcssa:
  %gep.us.epil = getelementptr double, ptr %invariant.gep.us, i64 %.429.us.epil
  %.433.us.epil = load double, ptr %gep.us.epil, align 8
  %.434.us.epil = tail call double @llvm.fabs.f64(double %.433.us.epil)
  %.440.us.epil = fcmp ole double %.434.us.epil, %fastest.3.2.us.1
  %fastest.3.2.us.epil = select i1 %.440.us.epil, double %fastest.3.2.us.1, double %.434.us.epil
  %.465.us = getelementptr double, ptr %arg.s.3, i64 %.233315.us
  %.466.us = load double, ptr %.465.us, align 8
  %.469.us = tail call double @llvm.fabs.f64(double %.466.us)
  %.473.us = fmul double %.471, %fastest.3.2.us.epil
  %.479.us = getelementptr double, ptr %arg.room.2, i64 %.272.us
  %.480.us = load double, ptr %.479.us, align 8
  %.484.us = getelementptr double, ptr %arg.room.1, i64 %.272.us
  %.485.us = load double, ptr %.484.us, align 8
  %.488.us = fsub double %.480.us, %.485.us
  %.489.us = tail call double @llvm.fabs.f64(double %.488.us)
  %.490.us = fadd double %.473.us, %.489.us
  %.491.us = fcmp ogt double %.469.us, %.490.us
  br i1 %.491.us, label %B104.us, label %common.ret

B0.endif.split:
  %.473 = fmul double %.471, 0.000000e+00
  br label %B104

B104:
  %.233315 = phi i64 [ %.240, %B152.endif ], [ 0, %B0.endif.split ]
  %exitcond.not = icmp eq i64 %.arg.code.24, %.233315
  br i1 %exitcond.not, label %common.ret, label %B106

B106:
  %8 = shl i64 %.233315, 3
  %scevgep18 = getelementptr i8, ptr %arg.code.19, i64 %8
  %.272 = load i64, ptr %scevgep18, align 8
  %.277 = icmp slt i64 %.272, 0
  br i1 %.277, label %common.ret, label %B152.endif

common.ret:
  %.sink = phi i8 [ 1, %B152.endif.us.us ], [ 1, %B196.B282_crit_edge.us.unr-lcssa.us ], [ 0, %B104.us ], [ 1, %B106.us.us ], [ 0, %B104.us.us ], [ 1, %B106.us.us8 ], [ 0, %B104.us.us5 ], [ 1, %B196.B282_crit_edge.us.unr-lcssa ], [ 1, %B106.us ], [ 1, %B152.endif ], [ 0, %B104 ], [ 1, %B106 ]
  store i8 %.sink, ptr %retptr, align 1
  ret i32 0

B152.endif:
  %.240 = add nuw i64 %.233315, 1
  %9 = shl i64 %.233315, 3
  %scevgep48 = getelementptr i8, ptr %arg.s.3, i64 %9
  %.466 = load double, ptr %scevgep48, align 8
  %.469 = tail call double @llvm.fabs.f64(double %.466)
  %.479 = getelementptr double, ptr %arg.room.2, i64 %.272
  %.480 = load double, ptr %.479, align 8
  %.484 = getelementptr double, ptr %arg.room.1, i64 %.272
  %.485 = load double, ptr %.484, align 8
  %.488 = fsub double %.480, %.485
  %.489 = tail call double @llvm.fabs.f64(double %.488)
  %.490 = fadd double %.473, %.489
  %.491 = fcmp ogt double %.469, %.490
  br i1 %.491, label %B104, label %common.ret
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
