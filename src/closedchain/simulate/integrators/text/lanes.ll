; loop lanes of simulate/integrators/lanes.py, made by python tools/loops.py
; sources 536bb8e0bedf7163b138c47368cfe2d1edb02a96401c2dd76eb707d7080f92d1
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.200 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.6 = inttoptr i64 %arg.table to ptr
  %.8 = load i64, ptr %.6, align 8
  %.9 = inttoptr i64 %.8 to ptr
  %.10 = getelementptr i8, ptr %.6, i64 8
  %.11 = load i64, ptr %.10, align 8
  %.12 = inttoptr i64 %.11 to ptr
  %.13 = getelementptr i8, ptr %.6, i64 16
  %.14 = load i64, ptr %.13, align 8
  %.15 = getelementptr i8, ptr %.6, i64 24
  %.16 = load i64, ptr %.15, align 8
  %.17 = getelementptr i8, ptr %.6, i64 32
  %.18 = load i64, ptr %.17, align 8
  %.19 = getelementptr i8, ptr %.6, i64 40
  %.20 = load i64, ptr %.19, align 8
  %.21 = getelementptr i8, ptr %.6, i64 48
  %.22 = load i64, ptr %.21, align 8
  %.30 = getelementptr i8, ptr %.6, i64 56
  %.31 = load i64, ptr %.30, align 8
  %.32 = inttoptr i64 %.31 to ptr
  %.33 = getelementptr i8, ptr %.6, i64 64
  %.34 = load i64, ptr %.33, align 8
  %.35 = inttoptr i64 %.34 to ptr
  %.36 = getelementptr i8, ptr %.6, i64 72
  %.37 = load i64, ptr %.36, align 8
  %.38 = inttoptr i64 %.37 to ptr
  %.39 = getelementptr i8, ptr %.6, i64 80
  %.40 = load i64, ptr %.39, align 8
  %.41 = inttoptr i64 %.40 to ptr
  %.42 = getelementptr i8, ptr %.6, i64 88
  %.43 = load i64, ptr %.42, align 8
  %.44 = inttoptr i64 %.43 to ptr
  %.45 = getelementptr i8, ptr %.6, i64 96
  %.46 = load i64, ptr %.45, align 8
  %.47 = inttoptr i64 %.46 to ptr
  %.48 = getelementptr i8, ptr %.6, i64 104
  %.49 = load i64, ptr %.48, align 8
  %.50 = inttoptr i64 %.49 to ptr
  %.51 = getelementptr i8, ptr %.6, i64 112
  %.52 = load i64, ptr %.51, align 8
  %.53 = inttoptr i64 %.52 to ptr
  %.54 = getelementptr i8, ptr %.6, i64 120
  %.55 = load i64, ptr %.54, align 8
  %.56 = inttoptr i64 %.55 to ptr
  %.57 = getelementptr i8, ptr %.6, i64 128
  %.58 = load i64, ptr %.57, align 8
  %.59 = inttoptr i64 %.58 to ptr
  %.60 = getelementptr i8, ptr %.6, i64 136
  %.61 = load i64, ptr %.60, align 8
  %.62 = inttoptr i64 %.61 to ptr
  %.63 = getelementptr i8, ptr %.6, i64 144
  %.64 = load i64, ptr %.63, align 8
  %.65 = inttoptr i64 %.64 to ptr
  %.66 = getelementptr i8, ptr %.6, i64 152
  %.67 = load i64, ptr %.66, align 8
  %.68 = inttoptr i64 %.67 to ptr
  %.69 = getelementptr i8, ptr %.6, i64 160
  %.70 = load i64, ptr %.69, align 8
  %.71 = inttoptr i64 %.70 to ptr
  %.72 = getelementptr i8, ptr %.6, i64 168
  %.73 = load i64, ptr %.72, align 8
  %.74 = inttoptr i64 %.73 to ptr
  %.75 = getelementptr i8, ptr %.6, i64 176
  %.76 = load i64, ptr %.75, align 8
  %.77 = inttoptr i64 %.76 to ptr
  %.78 = getelementptr i8, ptr %.6, i64 184
  %.79 = load i64, ptr %.78, align 8
  %.80 = inttoptr i64 %.79 to ptr
  %.81 = getelementptr i8, ptr %.6, i64 192
  %.82 = load i64, ptr %.81, align 8
  %.83 = inttoptr i64 %.82 to ptr
  %.84 = getelementptr i8, ptr %.6, i64 200
  %.85 = load i64, ptr %.84, align 8
  %.86 = inttoptr i64 %.85 to ptr
  %.87 = getelementptr i8, ptr %.6, i64 208
  %.88 = load i64, ptr %.87, align 8
  %.89 = inttoptr i64 %.88 to ptr
  %.90 = getelementptr i8, ptr %.6, i64 216
  %.91 = load i64, ptr %.90, align 8
  %.92 = inttoptr i64 %.91 to ptr
  %.93 = getelementptr i8, ptr %.6, i64 224
  %.94 = load i64, ptr %.93, align 8
  %.95 = inttoptr i64 %.94 to ptr
  %.96 = getelementptr i8, ptr %.6, i64 232
  %.97 = load i64, ptr %.96, align 8
  %.98 = inttoptr i64 %.97 to ptr
  %.99 = getelementptr i8, ptr %.6, i64 240
  %.100 = load i64, ptr %.99, align 8
  %.101 = getelementptr i8, ptr %.6, i64 248
  %.102 = load i64, ptr %.101, align 8
  %.103 = getelementptr i8, ptr %.6, i64 256
  %.104 = load i64, ptr %.103, align 8
  %.105 = getelementptr i8, ptr %.6, i64 264
  %.106 = load i64, ptr %.105, align 8
  %.107 = getelementptr i8, ptr %.6, i64 272
  %.108 = load i64, ptr %.107, align 8
  %.109 = getelementptr i8, ptr %.6, i64 280
  %.110 = load i64, ptr %.109, align 8
  %.140 = getelementptr i8, ptr %.6, i64 288
  %.141 = load i64, ptr %.140, align 8
  %.142 = inttoptr i64 %.141 to ptr
  %.143 = getelementptr i8, ptr %.6, i64 296
  %.144 = load i64, ptr %.143, align 8
  %.145 = inttoptr i64 %.144 to ptr
  %.146 = getelementptr i8, ptr %.6, i64 304
  %.147 = load i64, ptr %.146, align 8
  %.148 = inttoptr i64 %.147 to ptr
  %.149 = getelementptr i8, ptr %.6, i64 312
  %.150 = load i64, ptr %.149, align 8
  %.151 = inttoptr i64 %.150 to ptr
  %.152 = getelementptr i8, ptr %.6, i64 320
  %.153 = load i64, ptr %.152, align 8
  %.154 = inttoptr i64 %.153 to ptr
  %.155 = getelementptr i8, ptr %.6, i64 328
  %.156 = load i64, ptr %.155, align 8
  %.157 = inttoptr i64 %.156 to ptr
  %.164 = getelementptr i8, ptr %.6, i64 336
  %.165 = load i64, ptr %.164, align 8
  %.166 = inttoptr i64 %.165 to ptr
  %.167 = getelementptr i8, ptr %.6, i64 344
  %.168 = load i64, ptr %.167, align 8
  %.169 = inttoptr i64 %.168 to ptr
  %.170 = getelementptr i8, ptr %.6, i64 352
  %.171 = load i64, ptr %.170, align 8
  %.172 = inttoptr i64 %.171 to ptr
  %.173 = getelementptr i8, ptr %.6, i64 360
  %.174 = load i64, ptr %.173, align 8
  %.175 = inttoptr i64 %.174 to ptr
  %.176 = getelementptr i8, ptr %.6, i64 368
  %.177 = load i64, ptr %.176, align 8
  %.178 = inttoptr i64 %.177 to ptr
  %.179 = getelementptr i8, ptr %.6, i64 376
  %.180 = load i64, ptr %.179, align 8
  %.181 = inttoptr i64 %.180 to ptr
  %.182 = getelementptr i8, ptr %.6, i64 384
  %.183 = load i64, ptr %.182, align 8
  %.184 = inttoptr i64 %.183 to ptr
  store i64 0, ptr %.200, align 8
  %.204 = call i32 @part1(ptr %.200, ptr %excinfo.1, ptr %.9, ptr %.12, i64 %.14, i64 %.16, i64 %.18, i64 %.20, i64 %.22, ptr %.32, ptr %.35, ptr %.38, ptr %.41, ptr %.44, ptr %.47, ptr %.50, ptr %.53, ptr %.56, ptr %.59, ptr %.62, ptr %.65, ptr %.68, ptr %.71, ptr %.74, ptr %.77, ptr %.80, ptr %.83, ptr %.86, ptr %.89, ptr %.92, ptr %.95, ptr %.98, i64 %.100, i64 %.102, i64 %.104, i64 %.106, i64 %.108, i64 %.110, ptr %.142, ptr %.145, ptr %.148, ptr %.151, ptr %.154, ptr %.157, ptr %.166, ptr %.169, ptr %.172, ptr %.175, ptr %.178, ptr %.181, ptr %.184)
  %cond = icmp eq i32 %.204, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  ret i32 %.204

B0.endif:
  %.214 = load i64, ptr %.200, align 8
  store i64 %.214, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.212 = icmp sgt i32 %.204, 0
  %.205 = load ptr, ptr %excinfo.1, align 8
  %.213 = select i1 %.212, ptr %.205, ptr undef
  store ptr %.213, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.b.0, ptr %arg.b.1, ptr %arg.b.2, ptr %arg.b.3, ptr %arg.b.4, ptr %arg.b.5, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.96 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.126 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  %.266 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.806 = alloca ptr, align 8
  %excinfo.4 = alloca ptr, align 8
  %.1105 = alloca ptr, align 8
  %excinfo.5 = alloca ptr, align 8
  %.89 = load i64, ptr %arg.b.1, align 8
  %.90 = icmp eq i64 %.89, 0
  br i1 %.90, label %B58, label %B100

B58:
  %.100 = call i32 @part2(ptr %.96, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.b.2)
  %cond = icmp eq i32 %.100, 0
  br i1 %cond, label %B100, label %B58.if.if

B100:
  %.130 = call i32 @part3(ptr %.126, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.b.0, ptr %arg.b.1, ptr %arg.b.2, ptr %arg.b.3, ptr %arg.b.4, ptr %arg.b.5)
  %cond8 = icmp eq i32 %.130, 0
  br i1 %cond8, label %B100.endif, label %B100.if.if

B230:
  %.241 = phi i64 [ %.178, %B230.preheader ], [ %.1158.pre, %B1346 ]
  %.245 = load double, ptr %arg.b.0, align 8
  %.246 = sitofp i64 %.241 to double
  %.247 = fmul double %.245, %.246
  store i64 0, ptr %.266, align 8
  %.270 = call i32 @part4(ptr %.266, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %.247, double %.245, ptr %arg.b.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond9 = icmp eq i32 %.270, 0
  br i1 %cond9, label %B230.endif, label %B230.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B502 ], [ 0, %B1444 ], [ %.100, %B58.if.if ], [ %.130, %B100.if.if ], [ %.270, %B230.if.if ], [ %.810, %B788.if.if ], [ %.1109, %B1314.if.if ]
  ret i32 %common.ret.op

B502.loopexit52:
  br label %B502

B502.loopexit:
  br label %B502

B502:
  %"$phi502.0.2.0" = phi i64 [ 11, %B502.loopexit52 ], [ %.280, %B502.loopexit ]
  store i64 %"$phi502.0.2.0", ptr %retptr, align 8
  br label %common.ret

B546:
  %.680252254 = phi i64 [ %.687.1, %B646.1 ], [ %.680252254.unr, %B546.preheader71 ]
  %sunkaddr94 = mul i64 %.680252254, 8
  %sunkaddr95 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr94
  %.719 = load double, ptr %sunkaddr95, align 8
  %sunkaddr96 = mul i64 %.680252254, 8
  %sunkaddr97 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr96
  %.724 = load double, ptr %sunkaddr97, align 8
  %.725 = fcmp ogt double %.719, %.724
  br i1 %.725, label %B604, label %B646

B604:
  %sunkaddr98 = mul i64 %.680252254, 8
  %sunkaddr99 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr98
  store double %.719, ptr %sunkaddr99, align 8
  br label %B646

B646:
  %.687.1 = add nuw nsw i64 %.680252254, 2
  %sunkaddr = mul i64 %.680252254, 8
  %sunkaddr100 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr100, i64 8
  %.719.1 = load double, ptr %sunkaddr101, align 8
  %sunkaddr102 = mul i64 %.680252254, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr102
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 8
  %.724.1 = load double, ptr %sunkaddr104, align 8
  %.725.1 = fcmp ogt double %.719.1, %.724.1
  br i1 %.725.1, label %B604.1, label %B646.1

B604.1:
  %sunkaddr105 = mul i64 %.680252254, 8
  %sunkaddr106 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr105
  %sunkaddr107 = getelementptr i8, ptr %sunkaddr106, i64 8
  store double %.719.1, ptr %sunkaddr107, align 8
  br label %B646.1

B646.1:
  %exitcond.not.1 = icmp eq i64 %arg.code.23, %.687.1
  br i1 %exitcond.not.1, label %B648, label %B546

B648:
  %0 = icmp eq i64 %arg.code.26, 0
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.b.2, ptr %arg.room.2, i64 %.755, i1 false)
  %.785 = load i64, ptr %arg.b.1, align 8
  %.786 = add nsw i64 %.785, 1
  store i64 %.786, ptr %arg.b.1, align 8
  br i1 %0, label %B850, label %B788

B788:
  %.796 = fadd double %.245, %.247
  %.810 = call i32 @part5(ptr %.806, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %.796, ptr %arg.b.2, ptr %arg.b.4)
  %cond11 = icmp eq i32 %.810, 0
  br i1 %cond11, label %B788.B850_crit_edge, label %B788.if.if

B788.B850_crit_edge:
  %.1070.pre294.pre = load i64, ptr %arg.b.1, align 8
  br label %B850

B850:
  %.1070.pre294 = phi i64 [ %.1070.pre294.pre, %B788.B850_crit_edge ], [ %.786, %B648 ]
  %sunkaddr108 = getelementptr i8, ptr %arg.b.1, i64 24
  %.863 = load i64, ptr %sunkaddr108, align 8
  %.864 = icmp sgt i64 %.863, 0
  br i1 %.864, label %B904.else.if, label %B1218

B1006:
  %sunkaddr109 = getelementptr i8, ptr %arg.b.1, i64 16
  %.998 = load i64, ptr %sunkaddr109, align 8
  %.1001 = mul nsw i64 %.998, %arg.code.24
  %.1002 = getelementptr double, ptr %arg.b.3, i64 %.1001
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1002, ptr %arg.b.2, i64 %.755, i1 false)
  %.1037 = load i64, ptr %sunkaddr109, align 8
  %.1038 = add nsw i64 %.1037, 1
  store i64 %.1038, ptr %sunkaddr109, align 8
  %.1070.pre = load i64, ptr %arg.b.1, align 8
  br label %B1218

B1218:
  %.1070 = phi i64 [ %.1070.pre294, %43 ], [ %.1070.pre, %B1006 ], [ %.1070.pre294, %B850 ]
  %sunkaddr110 = getelementptr i8, ptr %arg.b.1, i64 8
  %.1099 = load i64, ptr %sunkaddr110, align 8
  %.1100 = icmp slt i64 %.1070, %.1099
  br i1 %.1100, label %B1314, label %B1444

B1314:
  %.1109 = call i32 @part3(ptr %.1105, ptr %excinfo.5, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.b.0, ptr %arg.b.1, ptr %arg.b.2, ptr %arg.b.3, ptr %arg.b.4, ptr %arg.b.5)
  %cond10 = icmp eq i32 %.1109, 0
  br i1 %cond10, label %B1346, label %B1314.if.if

B1346:
  %.1158.pre = load i64, ptr %arg.b.1, align 8
  %sunkaddr111 = getelementptr i8, ptr %arg.b.1, i64 8
  %.1187.pre = load i64, ptr %sunkaddr111, align 8
  %1 = icmp slt i64 %.1158.pre, %.1187.pre
  br i1 %1, label %B230, label %B1444

B1444:
  store i64 6, ptr %retptr, align 8
  br label %common.ret

B58.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B100.endif:
  %.178 = load i64, ptr %arg.b.1, align 8
  %.206 = getelementptr i8, ptr %arg.b.1, i64 8
  %.207 = load i64, ptr %.206, align 8
  %.208 = icmp slt i64 %.178, %.207
  br i1 %.208, label %B230.preheader, label %B1444

B230.preheader:
  %.755 = shl i64 %arg.code.24, 3
  %2 = shl i64 %arg.code.23, 3
  %scevgep = getelementptr i8, ptr %arg.b.5, i64 %2
  %scevgep43 = getelementptr i8, ptr %arg.code.11, i64 %2
  %bound0 = icmp ult ptr %arg.b.5, %scevgep43
  %bound1 = icmp ult ptr %arg.code.11, %scevgep
  %found.conflict = and i1 %bound0, %bound1
  %n.vec = and i64 %arg.code.23, 9223372036854775804
  %3 = icmp samesign ult i64 %arg.code.23, 4
  %brmerge = select i1 %3, i1 true, i1 %found.conflict
  br label %B230

B100.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B230.endif:
  %.280 = load i64, ptr %.266, align 8
  switch i64 %.280, label %B502.loopexit52 [
    i64 0, label %B504.endif
    i64 3, label %B502.loopexit
    i64 12, label %B502.loopexit
  ]

B230.if.if:
  %.278 = icmp sgt i32 %.270, 0
  %.271 = load ptr, ptr %excinfo.3, align 8
  %.279 = select i1 %.278, ptr %.271, ptr undef
  store ptr %.279, ptr %excinfo, align 8
  br label %common.ret

B504.endif:
  %4 = icmp slt i64 %arg.code.23, 1
  br i1 %4, label %B648, label %B546.preheader

B546.preheader:
  br i1 %brmerge, label %B546.preheader53, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %pred.store.continue52 ], [ 0, %vector.body.preheader ]
  %sunkaddr114 = shl i64 %index, 3
  %sunkaddr112 = mul i64 %index, 8
  %sunkaddr113 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr112
  %wide.load = load <2 x double>, ptr %sunkaddr113, align 8
  %sunkaddr115 = mul i64 %index, 8
  %sunkaddr116 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr115
  %sunkaddr117 = getelementptr i8, ptr %sunkaddr116, i64 16
  %wide.load44 = load <2 x double>, ptr %sunkaddr117, align 8
  %scevgep83 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr114
  %5 = shl i64 %index, 3
  %scevgep77 = getelementptr i8, ptr %arg.b.5, i64 %5
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 16
  %wide.load45 = load <2 x double>, ptr %scevgep83, align 8
  %wide.load46 = load <2 x double>, ptr %scevgep78, align 8
  %6 = fcmp ogt <2 x double> %wide.load, %wide.load45
  %7 = extractelement <2 x i1> %6, i64 0
  br i1 %7, label %pred.store.if, label %pred.store.continue

pred.store.if:
  %8 = extractelement <2 x double> %wide.load, i64 0
  %sunkaddr118 = mul i64 %index, 8
  %sunkaddr121 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr118
  store double %8, ptr %sunkaddr121, align 8
  br label %pred.store.continue

pred.store.continue:
  %9 = fcmp ogt <2 x double> %wide.load, %wide.load45
  %10 = extractelement <2 x i1> %9, i64 1
  br i1 %10, label %pred.store.if47, label %pred.store.continue48

pred.store.if47:
  %11 = shl i64 %index, 3
  %scevgep74 = getelementptr i8, ptr %arg.b.5, i64 %11
  %scevgep76 = getelementptr i8, ptr %scevgep74, i64 8
  %12 = extractelement <2 x double> %wide.load, i64 1
  store double %12, ptr %scevgep76, align 8
  br label %pred.store.continue48

pred.store.continue48:
  %13 = fcmp ogt <2 x double> %wide.load44, %wide.load46
  %14 = extractelement <2 x i1> %13, i64 0
  br i1 %14, label %pred.store.if49, label %pred.store.continue50

pred.store.if49:
  %15 = extractelement <2 x double> %wide.load44, i64 0
  %sunkaddr122 = mul i64 %index, 8
  %sunkaddr123 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr122
  %sunkaddr124 = getelementptr i8, ptr %sunkaddr123, i64 16
  store double %15, ptr %sunkaddr124, align 8
  br label %pred.store.continue50

pred.store.continue50:
  %16 = fcmp ogt <2 x double> %wide.load44, %wide.load46
  %17 = extractelement <2 x i1> %16, i64 1
  br i1 %17, label %pred.store.if51, label %pred.store.continue52

pred.store.if51:
  %18 = shl i64 %index, 3
  %scevgep72 = getelementptr i8, ptr %arg.b.5, i64 %18
  %scevgep73 = getelementptr i8, ptr %scevgep72, i64 24
  %19 = extractelement <2 x double> %wide.load44, i64 1
  store double %19, ptr %scevgep73, align 8
  br label %pred.store.continue52

pred.store.continue52:
  %index.next = add nuw nsw i64 %index, 4
  %20 = icmp eq i64 %n.vec, %index.next
  br i1 %20, label %middle.block, label %vector.body

middle.block:
  %21 = icmp eq i64 %arg.code.23, %n.vec
  br i1 %21, label %B648, label %B546.preheader53

B546.preheader53:
  %.680252254.ph = phi i64 [ %n.vec, %middle.block ], [ 0, %B546.preheader ]
  %22 = and i64 %arg.code.23, 1
  %23 = icmp eq i64 %22, 0
  %.neg = or disjoint i64 %.680252254.ph, 1
  br i1 %23, label %B546.prol.loopexit, label %B546.prol

B546.prol:
  %.718.prol = getelementptr double, ptr %arg.code.11, i64 %.680252254.ph
  %.719.prol = load double, ptr %.718.prol, align 8
  %.723.prol = getelementptr double, ptr %arg.b.5, i64 %.680252254.ph
  %.724.prol = load double, ptr %.723.prol, align 8
  %.725.prol = fcmp ogt double %.719.prol, %.724.prol
  br i1 %.725.prol, label %B604.prol, label %B546.prol.loopexit

B604.prol:
  %sunkaddr119 = shl i64 %.680252254.ph, 3
  %sunkaddr120 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr119
  store double %.719.prol, ptr %sunkaddr120, align 8
  br label %B546.prol.loopexit

B546.prol.loopexit:
  %.680252254.unr = phi i64 [ %.680252254.ph, %B546.preheader53 ], [ %.neg, %B604.prol ], [ %.neg, %B546.prol ]
  %24 = icmp eq i64 %arg.code.23, %.neg
  br i1 %24, label %B648, label %B546.preheader71

B546.preheader71:
  br label %B546

B788.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B904.else.if:
  %25 = or i64 %.863, %.1070.pre294
  %26 = icmp ult i64 %25, 4294967296
  br i1 %26, label %27, label %32

27:
  %28 = trunc nuw i64 %.863 to i32
  %29 = trunc nuw i64 %.1070.pre294 to i32
  %30 = urem i32 %29, %28
  %31 = zext i32 %30 to i64
  br label %43

32:
  %33 = or i64 %.1070.pre294, %.863
  %34 = and i64 %33, -4294967296
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %41

36:
  %37 = trunc i64 %.863 to i32
  %38 = trunc i64 %.1070.pre294 to i32
  %39 = urem i32 %38, %37
  %40 = zext i32 %39 to i64
  br label %43

41:
  %42 = srem i64 %.1070.pre294, %.863
  br label %43

43:
  %44 = phi i64 [ %31, %27 ], [ %40, %36 ], [ %42, %41 ]
  %.944 = xor i64 %44, %.863
  %.945 = icmp slt i64 %.944, 0
  %.954 = select i1 %.945, i64 %.863, i64 0
  %.934.1 = sub nsw i64 0, %.954
  %.964 = icmp eq i64 %44, %.934.1
  br i1 %.964, label %B1006, label %B1218

B1314.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part2(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.y) {
B0:
  %arg.code.23.fr = freeze i64 %arg.code.23
  %.86 = getelementptr i8, ptr %arg.code.0, i64 192
  %.87 = load i64, ptr %.86, align 8
  %.88 = icmp eq i64 %.87, 0
  br i1 %.88, label %common.ret, label %B68.endif.endif

common.ret.sink.split:
  %.43.i.us.11.sink = phi i64 [ %.43.i.us.us, %B142.us.us ], [ %.43.i.us.11, %B142.endif.us.10 ]
  %.sink.ph = phi double [ 0.000000e+00, %B142.us.us ], [ -1.000000e+00, %B142.endif.us.10 ]
  %sunkaddr = getelementptr i8, ptr %arg.code.0, i64 200
  %.56.i.us.11 = load i64, ptr %sunkaddr, align 8
  %sunkaddr266 = getelementptr i8, ptr %arg.code.0, i64 208
  %.63.i.us.11 = load i64, ptr %sunkaddr266, align 8
  %sunkaddr267 = getelementptr i8, ptr %arg.code.0, i64 216
  %.74.i.us.11 = load i64, ptr %sunkaddr267, align 8
  %.76.i.us.11 = inttoptr i64 %.56.i.us.11 to ptr
  %.77.i.us.11 = inttoptr i64 %.63.i.us.11 to ptr
  %.78.i.us.11 = inttoptr i64 %.74.i.us.11 to ptr
  %.79.i.us.11 = inttoptr i64 %.43.i.us.11.sink to ptr
  tail call void %.79.i.us.11(ptr %.76.i.us.11, ptr %.77.i.us.11, ptr %.78.i.us.11)
  br label %common.ret

common.ret:
  %.sink = phi double [ -1.000000e+00, %B142.endif.us.10 ], [ %.sink.ph, %common.ret.sink.split ], [ 0.000000e+00, %B0 ], [ -1.000000e+00, %B68.i115 ], [ -1.000000e+00, %B68.i ], [ 0.000000e+00, %B142.us.us ], [ -1.000000e+00, %B140 ], [ -1.000000e+00, %B612 ], [ %first.2.1, %B630 ]
  store double %.sink, ptr %retptr, align 8
  ret i32 0

B140:
  %exitcond.not = icmp eq i64 %.201, 12
  br i1 %exitcond.not, label %common.ret, label %B142

B142:
  %first.3.0340 = phi double [ %first.2.1, %B140 ], [ 0.000000e+00, %B142.preheader ]
  %left.2.0339 = phi i64 [ %.687, %B140 ], [ %.99, %B142.preheader ]
  %.194321337 = phi i64 [ %.201, %B140 ], [ 0, %B142.preheader ]
  %.201 = add nuw nsw i64 %.194321337, 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.236, i1 false)
  %sunkaddr68 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i = load i64, ptr %sunkaddr68, align 8
  %.48.not.i = icmp eq i64 %.43.i, 0
  br i1 %.48.not.i, label %B142.endif, label %B48.i

B48.i:
  %sunkaddr69 = getelementptr i8, ptr %arg.code.0, i64 200
  %.56.i = load i64, ptr %sunkaddr69, align 8
  %sunkaddr70 = getelementptr i8, ptr %arg.code.0, i64 208
  %.63.i = load i64, ptr %sunkaddr70, align 8
  %sunkaddr71 = getelementptr i8, ptr %arg.code.0, i64 216
  %.74.i = load i64, ptr %sunkaddr71, align 8
  %.76.i = inttoptr i64 %.56.i to ptr
  %.77.i = inttoptr i64 %.63.i to ptr
  %.78.i = inttoptr i64 %.74.i to ptr
  %.79.i = inttoptr i64 %.43.i to ptr
  tail call void %.79.i(ptr %.76.i, ptr %.77.i, ptr %.78.i)
  br label %B142.endif

B494:
  %sunkaddr72 = getelementptr i8, ptr %arg.code.0, i64 224
  %.43.i31 = load i64, ptr %sunkaddr72, align 8
  %.48.not.i32 = icmp eq i64 %.43.i31, 0
  br i1 %.48.not.i32, label %B50.i107.preheader, label %B48.i33

B50.i107.preheader:
  br label %B50.i107

B48.i33:
  %sunkaddr73 = getelementptr i8, ptr %arg.code.0, i64 232
  %.56.i35 = load i64, ptr %sunkaddr73, align 8
  %sunkaddr74 = getelementptr i8, ptr %arg.code.0, i64 240
  %.63.i37 = load i64, ptr %sunkaddr74, align 8
  %sunkaddr75 = getelementptr i8, ptr %arg.code.0, i64 248
  %.74.i39 = load i64, ptr %sunkaddr75, align 8
  %.76.i40 = inttoptr i64 %.56.i35 to ptr
  %.77.i41 = inttoptr i64 %.63.i37 to ptr
  %.78.i42 = inttoptr i64 %.74.i39 to ptr
  %.79.i43 = inttoptr i64 %.43.i31 to ptr
  tail call void %.79.i43(ptr %.76.i40, ptr %.77.i41, ptr %.78.i42)
  br label %B50.i107.preheader

B608:
  br label %B612

B612:
  %worst.2.1 = phi double [ %worst.3.1.i, %B142.endif.endif.endif.endif ], [ %worst.3.1.i133, %B494.endif.endif ], [ %worst.3.1.i, %B608 ]
  %.643 = fcmp olt double %worst.2.1, 0.000000e+00
  br i1 %.643, label %common.ret, label %B630

B630:
  %.670 = icmp eq i64 %.194321337, 0
  %first.2.1 = select i1 %.670, double %worst.2.1, double %first.3.0340
  %.683 = xor i64 %found.2.0.lcssa.i84.ph, -1
  %.687 = and i64 %left.2.0339, %.683
  %.694 = icmp eq i64 %.687, 0
  br i1 %.694, label %common.ret, label %B140

B68.endif.endif:
  %.236 = shl i64 %arg.code.24, 3
  %.12453.not.i = icmp slt i64 %arg.code.23.fr, 1
  %n.vec.i = and i64 %arg.code.23.fr, 9223372036854775804
  %scevgep.i87 = getelementptr i8, ptr %arg.y, i64 16
  %scevgep13.i = getelementptr i8, ptr %arg.code.7, i64 16
  %0 = shl i64 %arg.code.23.fr, 3
  %1 = trunc nuw i64 %arg.code.23.fr to i32
  br i1 %.12453.not.i, label %B68.endif.endif.split.us, label %B142.preheader

B142.preheader:
  %arg.y1.i = ptrtoint ptr %arg.y to i64
  %arg.code.72.i = ptrtoint ptr %arg.code.7 to i64
  %2 = sub i64 %arg.y1.i, %arg.code.72.i
  %notmask = shl nsw i64 -1, %arg.code.23.fr
  %.99 = xor i64 %notmask, -1
  br label %B142

B68.endif.endif.split.us:
  %.694.us = icmp eq i64 %arg.code.23.fr, 0
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.236, i1 false)
  %sunkaddr76 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.us = load i64, ptr %sunkaddr76, align 8
  br i1 %.694.us, label %B142.us.us, label %B142.us.preheader

B142.us.preheader:
  %3 = icmp eq i64 %.43.i.us.us, 0
  br i1 %3, label %B142.endif.us, label %B48.i.us

B142.us.us:
  %4 = icmp eq i64 %.43.i.us.us, 0
  br i1 %4, label %common.ret, label %common.ret.sink.split

B48.i.us:
  %sunkaddr277 = getelementptr i8, ptr %arg.code.0, i64 200
  %.56.i.us = load i64, ptr %sunkaddr277, align 8
  %sunkaddr278 = getelementptr i8, ptr %arg.code.0, i64 208
  %.63.i.us = load i64, ptr %sunkaddr278, align 8
  %sunkaddr279 = getelementptr i8, ptr %arg.code.0, i64 216
  %.74.i.us = load i64, ptr %sunkaddr279, align 8
  %.76.i.us = inttoptr i64 %.56.i.us to ptr
  %.77.i.us = inttoptr i64 %.63.i.us to ptr
  %.78.i.us = inttoptr i64 %.74.i.us to ptr
  %.79.i.us = inttoptr i64 %.43.i.us.us to ptr
  tail call void %.79.i.us(ptr %.76.i.us, ptr %.77.i.us, ptr %.78.i.us)
  br label %B142.endif.us

B142.endif.us:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.236, i1 false)
  %sunkaddr77 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.1 = load i64, ptr %sunkaddr77, align 8
  %.48.not.i.us.1 = icmp eq i64 %.43.i.us.1, 0
  br i1 %.48.not.i.us.1, label %B142.endif.us.1, label %B48.i.us.1

B48.i.us.1:
  %sunkaddr281 = getelementptr i8, ptr %arg.code.0, i64 200
  %.56.i.us.1 = load i64, ptr %sunkaddr281, align 8
  %sunkaddr282 = getelementptr i8, ptr %arg.code.0, i64 208
  %.63.i.us.1 = load i64, ptr %sunkaddr282, align 8
  %sunkaddr283 = getelementptr i8, ptr %arg.code.0, i64 216
  %.74.i.us.1 = load i64, ptr %sunkaddr283, align 8
  %.76.i.us.1 = inttoptr i64 %.56.i.us.1 to ptr
  %.77.i.us.1 = inttoptr i64 %.63.i.us.1 to ptr
  %.78.i.us.1 = inttoptr i64 %.74.i.us.1 to ptr
  %.79.i.us.1 = inttoptr i64 %.43.i.us.1 to ptr
  tail call void %.79.i.us.1(ptr %.76.i.us.1, ptr %.77.i.us.1, ptr %.78.i.us.1)
  br label %B142.endif.us.1

B142.endif.us.1:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.236, i1 false)
  %sunkaddr78 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.2 = load i64, ptr %sunkaddr78, align 8
  %.48.not.i.us.2 = icmp eq i64 %.43.i.us.2, 0
  br i1 %.48.not.i.us.2, label %B142.endif.us.2, label %B48.i.us.2

B48.i.us.2:
  %sunkaddr285 = getelementptr i8, ptr %arg.code.0, i64 200
  %.56.i.us.2 = load i64, ptr %sunkaddr285, align 8
  %sunkaddr286 = getelementptr i8, ptr %arg.code.0, i64 208
  %.63.i.us.2 = load i64, ptr %sunkaddr286, align 8
  %sunkaddr287 = getelementptr i8, ptr %arg.code.0, i64 216
  %.74.i.us.2 = load i64, ptr %sunkaddr287, align 8
  %.76.i.us.2 = inttoptr i64 %.56.i.us.2 to ptr
  %.77.i.us.2 = inttoptr i64 %.63.i.us.2 to ptr
  %.78.i.us.2 = inttoptr i64 %.74.i.us.2 to ptr
  %.79.i.us.2 = inttoptr i64 %.43.i.us.2 to ptr
  tail call void %.79.i.us.2(ptr %.76.i.us.2, ptr %.77.i.us.2, ptr %.78.i.us.2)
  br label %B142.endif.us.2

B142.endif.us.2:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.236, i1 false)
  %sunkaddr79 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.3 = load i64, ptr %sunkaddr79, align 8
  %.48.not.i.us.3 = icmp eq i64 %.43.i.us.3, 0
  br i1 %.48.not.i.us.3, label %B142.endif.us.3, label %B48.i.us.3

B48.i.us.3:
  %sunkaddr289 = getelementptr i8, ptr %arg.code.0, i64 200
  %.56.i.us.3 = load i64, ptr %sunkaddr289, align 8
  %sunkaddr290 = getelementptr i8, ptr %arg.code.0, i64 208
  %.63.i.us.3 = load i64, ptr %sunkaddr290, align 8
  %sunkaddr291 = getelementptr i8, ptr %arg.code.0, i64 216
  %.74.i.us.3 = load i64, ptr %sunkaddr291, align 8
  %.76.i.us.3 = inttoptr i64 %.56.i.us.3 to ptr
  %.77.i.us.3 = inttoptr i64 %.63.i.us.3 to ptr
  %.78.i.us.3 = inttoptr i64 %.74.i.us.3 to ptr
  %.79.i.us.3 = inttoptr i64 %.43.i.us.3 to ptr
  tail call void %.79.i.us.3(ptr %.76.i.us.3, ptr %.77.i.us.3, ptr %.78.i.us.3)
  br label %B142.endif.us.3

B142.endif.us.3:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.236, i1 false)
  %sunkaddr81 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.4 = load i64, ptr %sunkaddr81, align 8
  %.48.not.i.us.4 = icmp eq i64 %.43.i.us.4, 0
  br i1 %.48.not.i.us.4, label %B142.endif.us.4, label %B48.i.us.4

B48.i.us.4:
  %sunkaddr293 = getelementptr i8, ptr %arg.code.0, i64 200
  %.56.i.us.4 = load i64, ptr %sunkaddr293, align 8
  %sunkaddr294 = getelementptr i8, ptr %arg.code.0, i64 208
  %.63.i.us.4 = load i64, ptr %sunkaddr294, align 8
  %sunkaddr295 = getelementptr i8, ptr %arg.code.0, i64 216
  %.74.i.us.4 = load i64, ptr %sunkaddr295, align 8
  %.76.i.us.4 = inttoptr i64 %.56.i.us.4 to ptr
  %.77.i.us.4 = inttoptr i64 %.63.i.us.4 to ptr
  %.78.i.us.4 = inttoptr i64 %.74.i.us.4 to ptr
  %.79.i.us.4 = inttoptr i64 %.43.i.us.4 to ptr
  tail call void %.79.i.us.4(ptr %.76.i.us.4, ptr %.77.i.us.4, ptr %.78.i.us.4)
  br label %B142.endif.us.4

B142.endif.us.4:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.236, i1 false)
  %sunkaddr82 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.5 = load i64, ptr %sunkaddr82, align 8
  %.48.not.i.us.5 = icmp eq i64 %.43.i.us.5, 0
  br i1 %.48.not.i.us.5, label %B142.endif.us.5, label %B48.i.us.5

B48.i.us.5:
  %sunkaddr297 = getelementptr i8, ptr %arg.code.0, i64 200
  %.56.i.us.5 = load i64, ptr %sunkaddr297, align 8
  %sunkaddr298 = getelementptr i8, ptr %arg.code.0, i64 208
  %.63.i.us.5 = load i64, ptr %sunkaddr298, align 8
  %sunkaddr299 = getelementptr i8, ptr %arg.code.0, i64 216
  %.74.i.us.5 = load i64, ptr %sunkaddr299, align 8
  %.76.i.us.5 = inttoptr i64 %.56.i.us.5 to ptr
  %.77.i.us.5 = inttoptr i64 %.63.i.us.5 to ptr
  %.78.i.us.5 = inttoptr i64 %.74.i.us.5 to ptr
  %.79.i.us.5 = inttoptr i64 %.43.i.us.5 to ptr
  tail call void %.79.i.us.5(ptr %.76.i.us.5, ptr %.77.i.us.5, ptr %.78.i.us.5)
  br label %B142.endif.us.5

B142.endif.us.5:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.236, i1 false)
  %sunkaddr83 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.6 = load i64, ptr %sunkaddr83, align 8
  %.48.not.i.us.6 = icmp eq i64 %.43.i.us.6, 0
  br i1 %.48.not.i.us.6, label %B142.endif.us.6, label %B48.i.us.6

B48.i.us.6:
  %sunkaddr301 = getelementptr i8, ptr %arg.code.0, i64 200
  %.56.i.us.6 = load i64, ptr %sunkaddr301, align 8
  %sunkaddr302 = getelementptr i8, ptr %arg.code.0, i64 208
  %.63.i.us.6 = load i64, ptr %sunkaddr302, align 8
  %sunkaddr303 = getelementptr i8, ptr %arg.code.0, i64 216
  %.74.i.us.6 = load i64, ptr %sunkaddr303, align 8
  %.76.i.us.6 = inttoptr i64 %.56.i.us.6 to ptr
  %.77.i.us.6 = inttoptr i64 %.63.i.us.6 to ptr
  %.78.i.us.6 = inttoptr i64 %.74.i.us.6 to ptr
  %.79.i.us.6 = inttoptr i64 %.43.i.us.6 to ptr
  tail call void %.79.i.us.6(ptr %.76.i.us.6, ptr %.77.i.us.6, ptr %.78.i.us.6)
  br label %B142.endif.us.6

B142.endif.us.6:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.236, i1 false)
  %sunkaddr84 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.7 = load i64, ptr %sunkaddr84, align 8
  %.48.not.i.us.7 = icmp eq i64 %.43.i.us.7, 0
  br i1 %.48.not.i.us.7, label %B142.endif.us.7, label %B48.i.us.7

B48.i.us.7:
  %sunkaddr305 = getelementptr i8, ptr %arg.code.0, i64 200
  %.56.i.us.7 = load i64, ptr %sunkaddr305, align 8
  %sunkaddr306 = getelementptr i8, ptr %arg.code.0, i64 208
  %.63.i.us.7 = load i64, ptr %sunkaddr306, align 8
  %sunkaddr307 = getelementptr i8, ptr %arg.code.0, i64 216
  %.74.i.us.7 = load i64, ptr %sunkaddr307, align 8
  %.76.i.us.7 = inttoptr i64 %.56.i.us.7 to ptr
  %.77.i.us.7 = inttoptr i64 %.63.i.us.7 to ptr
  %.78.i.us.7 = inttoptr i64 %.74.i.us.7 to ptr
  %.79.i.us.7 = inttoptr i64 %.43.i.us.7 to ptr
  tail call void %.79.i.us.7(ptr %.76.i.us.7, ptr %.77.i.us.7, ptr %.78.i.us.7)
  br label %B142.endif.us.7

B142.endif.us.7:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.236, i1 false)
  %sunkaddr86 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.8 = load i64, ptr %sunkaddr86, align 8
  %.48.not.i.us.8 = icmp eq i64 %.43.i.us.8, 0
  br i1 %.48.not.i.us.8, label %B142.endif.us.8, label %B48.i.us.8

B48.i.us.8:
  %sunkaddr309 = getelementptr i8, ptr %arg.code.0, i64 200
  %.56.i.us.8 = load i64, ptr %sunkaddr309, align 8
  %sunkaddr310 = getelementptr i8, ptr %arg.code.0, i64 208
  %.63.i.us.8 = load i64, ptr %sunkaddr310, align 8
  %sunkaddr311 = getelementptr i8, ptr %arg.code.0, i64 216
  %.74.i.us.8 = load i64, ptr %sunkaddr311, align 8
  %.76.i.us.8 = inttoptr i64 %.56.i.us.8 to ptr
  %.77.i.us.8 = inttoptr i64 %.63.i.us.8 to ptr
  %.78.i.us.8 = inttoptr i64 %.74.i.us.8 to ptr
  %.79.i.us.8 = inttoptr i64 %.43.i.us.8 to ptr
  tail call void %.79.i.us.8(ptr %.76.i.us.8, ptr %.77.i.us.8, ptr %.78.i.us.8)
  br label %B142.endif.us.8

B142.endif.us.8:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.236, i1 false)
  %sunkaddr88 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.9 = load i64, ptr %sunkaddr88, align 8
  %.48.not.i.us.9 = icmp eq i64 %.43.i.us.9, 0
  br i1 %.48.not.i.us.9, label %B142.endif.us.9, label %B48.i.us.9

B48.i.us.9:
  %sunkaddr313 = getelementptr i8, ptr %arg.code.0, i64 200
  %.56.i.us.9 = load i64, ptr %sunkaddr313, align 8
  %sunkaddr314 = getelementptr i8, ptr %arg.code.0, i64 208
  %.63.i.us.9 = load i64, ptr %sunkaddr314, align 8
  %sunkaddr315 = getelementptr i8, ptr %arg.code.0, i64 216
  %.74.i.us.9 = load i64, ptr %sunkaddr315, align 8
  %.76.i.us.9 = inttoptr i64 %.56.i.us.9 to ptr
  %.77.i.us.9 = inttoptr i64 %.63.i.us.9 to ptr
  %.78.i.us.9 = inttoptr i64 %.74.i.us.9 to ptr
  %.79.i.us.9 = inttoptr i64 %.43.i.us.9 to ptr
  tail call void %.79.i.us.9(ptr %.76.i.us.9, ptr %.77.i.us.9, ptr %.78.i.us.9)
  br label %B142.endif.us.9

B142.endif.us.9:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.236, i1 false)
  %sunkaddr89 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.10 = load i64, ptr %sunkaddr89, align 8
  %.48.not.i.us.10 = icmp eq i64 %.43.i.us.10, 0
  br i1 %.48.not.i.us.10, label %B142.endif.us.10, label %B48.i.us.10

B48.i.us.10:
  %sunkaddr317 = getelementptr i8, ptr %arg.code.0, i64 200
  %.56.i.us.10 = load i64, ptr %sunkaddr317, align 8
  %sunkaddr318 = getelementptr i8, ptr %arg.code.0, i64 208
  %.63.i.us.10 = load i64, ptr %sunkaddr318, align 8
  %sunkaddr319 = getelementptr i8, ptr %arg.code.0, i64 216
  %.74.i.us.10 = load i64, ptr %sunkaddr319, align 8
  %.76.i.us.10 = inttoptr i64 %.56.i.us.10 to ptr
  %.77.i.us.10 = inttoptr i64 %.63.i.us.10 to ptr
  %.78.i.us.10 = inttoptr i64 %.74.i.us.10 to ptr
  %.79.i.us.10 = inttoptr i64 %.43.i.us.10 to ptr
  tail call void %.79.i.us.10(ptr %.76.i.us.10, ptr %.77.i.us.10, ptr %.78.i.us.10)
  br label %B142.endif.us.10

B142.endif.us.10:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.236, i1 false)
  %sunkaddr90 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.11 = load i64, ptr %sunkaddr90, align 8
  %.48.not.i.us.11 = icmp eq i64 %.43.i.us.11, 0
  br i1 %.48.not.i.us.11, label %common.ret, label %common.ret.sink.split

B142.endif:
  %5 = icmp ult i64 %arg.code.23.fr, 4
  %.352 = load double, ptr %arg.code.1, align 8
  br i1 %5, label %B50.i.preheader, label %vector.ph.i

B50.i.preheader:
  %found.2.056.i.ph = phi i64 [ %16, %middle.block.i ], [ 0, %B142.endif ]
  %.1305254.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B142.endif ]
  br label %B50.i

vector.ph.i:
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.352, i64 0
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
  %15 = icmp eq i64 %arg.code.23.fr, %n.vec.i
  %bin.rdx.i = or <2 x i64> %13, %12
  %rdx.shuf.i = shufflevector <2 x i64> %bin.rdx.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx10.i = or <2 x i64> %rdx.shuf.i, %bin.rdx.i
  %16 = extractelement <2 x i64> %bin.rdx10.i, i64 0
  br i1 %15, label %B50.preheader.i46.thread, label %B50.i.preheader

B50.preheader.i46.thread:
  %.379169175 = and i64 %16, %left.2.0339
  %sunkaddr97 = getelementptr i8, ptr %arg.code.1, i64 16
  %.426170176 = load double, ptr %sunkaddr97, align 8
  br label %vector.ph.i48

B50.i:
  %found.2.056.i = phi i64 [ %found.3.1.i, %B50.i ], [ %found.2.056.i.ph, %B50.i.preheader ]
  %.1305254.i = phi i64 [ %.137.i, %B50.i ], [ %.1305254.i.ph, %B50.i.preheader ]
  %.137.i = add nuw nsw i64 %.1305254.i, 1
  %17 = shl i64 %.1305254.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.code.6, i64 %17
  %.172.i = load double, ptr %scevgep.i, align 8
  %.174.i = fcmp ogt double %.172.i, %.352
  %.177.i = shl nuw i64 1, %.1305254.i
  %.181.i = select i1 %.174.i, i64 0, i64 %.177.i
  %found.3.1.i = or i64 %.181.i, %found.2.056.i
  %exitcond.not.i = icmp eq i64 %arg.code.23.fr, %.137.i
  br i1 %exitcond.not.i, label %B50.preheader.i46, label %B50.i

B50.preheader.i46:
  %18 = icmp ult i64 %arg.code.23.fr, 4
  %.379169 = and i64 %found.3.1.i, %left.2.0339
  %sunkaddr98 = getelementptr i8, ptr %arg.code.1, i64 16
  %.426170 = load double, ptr %sunkaddr98, align 8
  br i1 %18, label %B50.preheader3.i70, label %vector.ph.i48

vector.ph.i48:
  %.426170180 = phi double [ %.426170176, %B50.preheader.i46.thread ], [ %.426170, %B50.preheader.i46 ]
  %.379169178 = phi i64 [ %.379169175, %B50.preheader.i46.thread ], [ %.379169, %B50.preheader.i46 ]
  %broadcast.splatinsert.i50 = insertelement <2 x double> poison, double %.426170180, i64 0
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
  %28 = icmp eq i64 %arg.code.23.fr, %n.vec.i
  %bin.rdx.i66 = or <2 x i64> %26, %25
  %rdx.shuf.i67 = shufflevector <2 x i64> %bin.rdx.i66, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx10.i68 = or <2 x i64> %rdx.shuf.i67, %bin.rdx.i66
  %29 = extractelement <2 x i64> %bin.rdx10.i68, i64 0
  br i1 %28, label %B50.preheader.i86, label %B50.preheader3.i70

B50.preheader3.i70:
  %.426170181 = phi double [ %.426170, %B50.preheader.i46 ], [ %.426170180, %middle.block.i65 ]
  %.379169179 = phi i64 [ %.379169, %B50.preheader.i46 ], [ %.379169178, %middle.block.i65 ]
  %found.2.056.ph.i71 = phi i64 [ 0, %B50.preheader.i46 ], [ %29, %middle.block.i65 ]
  %.1305254.ph.i72 = phi i64 [ 0, %B50.preheader.i46 ], [ %n.vec.i, %middle.block.i65 ]
  br label %B50.i73

B50.i73:
  %found.2.056.i74 = phi i64 [ %found.3.1.i82, %B50.i73 ], [ %found.2.056.ph.i71, %B50.preheader3.i70 ]
  %.1305254.i75 = phi i64 [ %.137.i76, %B50.i73 ], [ %.1305254.ph.i72, %B50.preheader3.i70 ]
  %.137.i76 = add nuw nsw i64 %.1305254.i75, 1
  %30 = shl i64 %.1305254.i75, 3
  %scevgep.i77 = getelementptr i8, ptr %arg.code.8, i64 %30
  %.172.i78 = load double, ptr %scevgep.i77, align 8
  %.174.i79 = fcmp ogt double %.172.i78, %.426170181
  %.177.i80 = shl nuw i64 1, %.1305254.i75
  %.181.i81 = select i1 %.174.i79, i64 0, i64 %.177.i80
  %found.3.1.i82 = or i64 %.181.i81, %found.2.056.i74
  %exitcond.not.i83 = icmp eq i64 %arg.code.23.fr, %.137.i76
  br i1 %exitcond.not.i83, label %B50.preheader.i86, label %B50.i73

B50.preheader.i86:
  %.379172.ph = phi i64 [ %.379169178, %middle.block.i65 ], [ %.379169179, %B50.i73 ]
  %found.2.0.lcssa.i84.ph = phi i64 [ %29, %middle.block.i65 ], [ %found.3.1.i82, %B50.i73 ]
  %.459184 = xor i64 %.379172.ph, %left.2.0339
  br label %B50.i89

B50.i89:
  %lsr.iv14.i = phi ptr [ %scevgep13.i, %B50.preheader.i86 ], [ %scevgep15.i, %B302.i ]
  %lsr.iv8.i = phi ptr [ %scevgep.i87, %B50.preheader.i86 ], [ %scevgep9.i, %B302.i ]
  %lsr.iv.i = phi i64 [ %arg.code.24, %B50.preheader.i86 ], [ %lsr.iv.next.i, %B302.i ]
  %worst.2.0233.i = phi double [ 0.000000e+00, %B50.preheader.i86 ], [ %worst.3.1.i, %B302.i ]
  %.133216231.i = phi i64 [ 0, %B50.preheader.i86 ], [ %.140.i, %B302.i ]
  %31 = sub i64 %arg.code.24, %.133216231.i
  %.140.i = add nuw nsw i64 %.133216231.i, 1
  %32 = shl nuw i64 1, %.133216231.i
  %33 = and i64 %32, %.459184
  %.176.not.i = icmp eq i64 %33, 0
  br i1 %.176.not.i, label %B302.i, label %B68.i

B68.i:
  %.183.i = getelementptr double, ptr %arg.code.6, i64 %.133216231.i
  %.184.i = load double, ptr %.183.i, align 8
  %sunkaddr104 = getelementptr i8, ptr %arg.code.1, i64 8
  %.225.i = load double, ptr %sunkaddr104, align 8
  %.226.i = fcmp ogt double %.184.i, %.225.i
  br i1 %.226.i, label %B150.i, label %common.ret

B150.i:
  %.249.i = getelementptr double, ptr %arg.code.8, i64 %.133216231.i
  %.250.i = load double, ptr %.249.i, align 8
  %.252.i = fcmp ogt double %.250.i, %worst.2.0233.i
  %worst.4.2.i = select i1 %.252.i, double %.250.i, double %worst.2.0233.i
  %.308.i = icmp slt i64 %31, 1
  br i1 %.308.i, label %B302.i, label %B210.endif.endif.i

B266.i:
  %lsr.iv21.i = phi i64 [ %71, %B266.preheader7.i ], [ %lsr.iv.next22.i, %B266.i ]
  %lsr.iv19.i = phi i64 [ %70, %B266.preheader7.i ], [ %lsr.iv.next20.i, %B266.i ]
  %scevgep24.i = getelementptr i8, ptr %arg.code.7, i64 %lsr.iv21.i
  %.396.i = load double, ptr %scevgep24.i, align 8
  %scevgep23.i = getelementptr i8, ptr %arg.y, i64 %lsr.iv21.i
  store double %.396.i, ptr %scevgep23.i, align 8
  %lsr.iv.next20.i = add i64 %lsr.iv19.i, -1
  %lsr.iv.next22.i = add i64 %lsr.iv21.i, %0
  %.353.i = icmp samesign ugt i64 %lsr.iv.next20.i, 1
  br i1 %.353.i, label %B266.i, label %B302.i

B302.i:
  %worst.3.1.i = phi double [ %worst.2.0233.i, %B50.i89 ], [ %worst.4.2.i, %56 ], [ %worst.4.2.i, %B150.i ], [ %worst.4.2.i, %middle.block.i97 ], [ %worst.4.2.i, %B266.i ]
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep9.i = getelementptr i8, ptr %lsr.iv8.i, i64 8
  %scevgep15.i = getelementptr i8, ptr %lsr.iv14.i, i64 8
  %exitcond.not.i90 = icmp eq i64 %.140.i, %arg.code.23.fr
  br i1 %exitcond.not.i90, label %B142.endif.endif.endif.endif, label %B50.i89

B210.endif.endif.i:
  %34 = or i64 %31, %arg.code.23.fr
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
  %43 = or i64 %31, %arg.code.23.fr
  %44 = and i64 %43, -4294967296
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %53

46:
  %47 = trunc i64 %arg.code.23.fr to i32
  %48 = trunc i64 %31 to i32
  %49 = udiv i32 %48, %47
  %50 = urem i32 %48, %47
  %51 = zext i32 %49 to i64
  %52 = zext i32 %50 to i64
  br label %56

53:
  %54 = udiv i64 %31, %arg.code.23.fr
  %55 = urem i64 %31, %arg.code.23.fr
  br label %56

56:
  %57 = phi i64 [ %40, %36 ], [ %51, %46 ], [ %54, %53 ]
  %58 = phi i64 [ %41, %36 ], [ %52, %46 ], [ %55, %53 ]
  %.326.i = icmp ne i64 %58, 0
  %.328.i = zext i1 %.326.i to i64
  %.329.i = add nuw i64 %57, %.328.i
  %.353210.i = icmp sgt i64 %.329.i, 0
  br i1 %.353210.i, label %B266.preheader.i, label %B302.i

B266.preheader.i:
  %59 = icmp ne i64 %arg.code.23.fr, 1
  %60 = icmp ult i64 %2, 32
  %61 = add nuw i64 %31, %.328.i
  %min.iters.check.i91 = icmp ult i64 %61, 4
  %or.cond.not6.i = or i1 %59, %min.iters.check.i91
  %or.cond5.i = select i1 %or.cond.not6.i, i1 true, i1 %60
  br i1 %or.cond5.i, label %B266.preheader7.i, label %vector.ph.i92

vector.ph.i92:
  %62 = add i64 %lsr.iv.i, %.328.i
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
  %68 = sub i64 %.329.i, %n.vec.i98
  %69 = add i64 %n.vec.i98, %.133216231.i
  %cmp.n.i99 = icmp eq i64 %61, %n.vec.i98
  br i1 %cmp.n.i99, label %B302.i, label %B266.preheader7.i

B266.preheader7.i:
  %.352208212.ph.i = phi i64 [ %.329.i, %B266.preheader.i ], [ %68, %middle.block.i97 ]
  %.359209211.ph.i = phi i64 [ %.133216231.i, %B266.preheader.i ], [ %69, %middle.block.i97 ]
  %70 = add i64 %.352208212.ph.i, 1
  %71 = shl i64 %.359209211.ph.i, 3
  br label %B266.i

B142.endif.endif.endif.endif:
  %.494 = fcmp oge double %worst.3.1.i, 0.000000e+00
  %.500 = icmp ne i64 %.379172.ph, 0
  %or.cond = and i1 %.500, %.494
  br i1 %or.cond, label %B494, label %B612

B50.i107:
  %lsr.iv14.i108 = phi ptr [ %scevgep15.i136, %B302.i132 ], [ %scevgep13.i, %B50.i107.preheader ]
  %lsr.iv8.i109 = phi ptr [ %scevgep9.i135, %B302.i132 ], [ %scevgep.i87, %B50.i107.preheader ]
  %lsr.iv.i110 = phi i64 [ %lsr.iv.next.i134, %B302.i132 ], [ %arg.code.24, %B50.i107.preheader ]
  %worst.2.0233.i111 = phi double [ %worst.3.1.i133, %B302.i132 ], [ 0.000000e+00, %B50.i107.preheader ]
  %.133216231.i112 = phi i64 [ %.140.i113, %B302.i132 ], [ 0, %B50.i107.preheader ]
  %72 = sub i64 %arg.code.24, %.133216231.i112
  %.140.i113 = add nuw nsw i64 %.133216231.i112, 1
  %73 = shl nuw i64 1, %.133216231.i112
  %74 = and i64 %73, %.379172.ph
  %.176.not.i114 = icmp eq i64 %74, 0
  br i1 %.176.not.i114, label %B302.i132, label %B68.i115

B68.i115:
  %.183.i116 = getelementptr double, ptr %arg.code.6, i64 %.133216231.i112
  %.184.i117 = load double, ptr %.183.i116, align 8
  %sunkaddr105 = getelementptr i8, ptr %arg.code.1, i64 8
  %.225.i118 = load double, ptr %sunkaddr105, align 8
  %.226.i119 = fcmp ogt double %.184.i117, %.225.i118
  br i1 %.226.i119, label %B150.i121, label %common.ret

B150.i121:
  %.249.i122 = getelementptr double, ptr %arg.code.8, i64 %.133216231.i112
  %.250.i123 = load double, ptr %.249.i122, align 8
  %.252.i124 = fcmp ogt double %.250.i123, %worst.2.0233.i111
  %worst.4.2.i125 = select i1 %.252.i124, double %.250.i123, double %worst.2.0233.i111
  %.308.i126 = icmp slt i64 %72, 1
  br i1 %.308.i126, label %B302.i132, label %B210.endif.endif.i127

B266.i158:
  %lsr.iv21.i159 = phi i64 [ %112, %B266.preheader7.i155 ], [ %lsr.iv.next22.i165, %B266.i158 ]
  %lsr.iv19.i160 = phi i64 [ %111, %B266.preheader7.i155 ], [ %lsr.iv.next20.i164, %B266.i158 ]
  %scevgep24.i161 = getelementptr i8, ptr %arg.code.7, i64 %lsr.iv21.i159
  %.396.i162 = load double, ptr %scevgep24.i161, align 8
  %scevgep23.i163 = getelementptr i8, ptr %arg.y, i64 %lsr.iv21.i159
  store double %.396.i162, ptr %scevgep23.i163, align 8
  %lsr.iv.next20.i164 = add i64 %lsr.iv19.i160, -1
  %lsr.iv.next22.i165 = add i64 %lsr.iv21.i159, %0
  %.353.i166 = icmp samesign ugt i64 %lsr.iv.next20.i164, 1
  br i1 %.353.i166, label %B266.i158, label %B302.i132

B302.i132:
  %worst.3.1.i133 = phi double [ %worst.2.0233.i111, %B50.i107 ], [ %worst.4.2.i125, %97 ], [ %worst.4.2.i125, %B150.i121 ], [ %worst.4.2.i125, %middle.block.i152 ], [ %worst.4.2.i125, %B266.i158 ]
  %lsr.iv.next.i134 = add i64 %lsr.iv.i110, -1
  %scevgep9.i135 = getelementptr i8, ptr %lsr.iv8.i109, i64 8
  %scevgep15.i136 = getelementptr i8, ptr %lsr.iv14.i108, i64 8
  %exitcond.not.i137 = icmp eq i64 %.140.i113, %arg.code.23.fr
  br i1 %exitcond.not.i137, label %B494.endif.endif, label %B50.i107

B210.endif.endif.i127:
  %75 = or i64 %72, %arg.code.23.fr
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
  %84 = or i64 %72, %arg.code.23.fr
  %85 = and i64 %84, -4294967296
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %87, label %94

87:
  %88 = trunc i64 %arg.code.23.fr to i32
  %89 = trunc i64 %72 to i32
  %90 = udiv i32 %89, %88
  %91 = urem i32 %89, %88
  %92 = zext i32 %90 to i64
  %93 = zext i32 %91 to i64
  br label %97

94:
  %95 = udiv i64 %72, %arg.code.23.fr
  %96 = urem i64 %72, %arg.code.23.fr
  br label %97

97:
  %98 = phi i64 [ %81, %77 ], [ %92, %87 ], [ %95, %94 ]
  %99 = phi i64 [ %82, %77 ], [ %93, %87 ], [ %96, %94 ]
  %.326.i128 = icmp ne i64 %99, 0
  %.328.i129 = zext i1 %.326.i128 to i64
  %.329.i130 = add nuw i64 %98, %.328.i129
  %.353210.i131 = icmp sgt i64 %.329.i130, 0
  br i1 %.353210.i131, label %B266.preheader.i138, label %B302.i132

B266.preheader.i138:
  %100 = icmp ne i64 %arg.code.23.fr, 1
  %101 = icmp ult i64 %2, 32
  %102 = add nuw i64 %72, %.328.i129
  %min.iters.check.i139 = icmp ult i64 %102, 4
  %or.cond.not6.i140 = or i1 %100, %min.iters.check.i139
  %or.cond5.i141 = select i1 %or.cond.not6.i140, i1 true, i1 %101
  br i1 %or.cond5.i141, label %B266.preheader7.i155, label %vector.ph.i142

vector.ph.i142:
  %103 = add i64 %lsr.iv.i110, %.328.i129
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
  %109 = sub i64 %.329.i130, %n.vec.i153
  %110 = add i64 %n.vec.i153, %.133216231.i112
  %cmp.n.i154 = icmp eq i64 %102, %n.vec.i153
  br i1 %cmp.n.i154, label %B302.i132, label %B266.preheader7.i155

B266.preheader7.i155:
  %.352208212.ph.i156 = phi i64 [ %.329.i130, %B266.preheader.i138 ], [ %109, %middle.block.i152 ]
  %.359209211.ph.i157 = phi i64 [ %.133216231.i112, %B266.preheader.i138 ], [ %110, %middle.block.i152 ]
  %111 = add i64 %.352208212.ph.i156, 1
  %112 = shl i64 %.359209211.ph.i157, 3
  br label %B266.i158

B494.endif.endif:
  %.609 = fcmp olt double %worst.3.1.i133, 0.000000e+00
  %.613 = fcmp ogt double %worst.3.1.i133, %worst.3.1.i
  %or.cond297 = select i1 %.609, i1 true, i1 %.613
  br i1 %or.cond297, label %B612, label %B608
}

define internal i32 @part3(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.b.0, ptr %arg.b.1, ptr %arg.b.2, ptr %arg.b.3, ptr %arg.b.4, ptr %arg.b.5) {
B0:
  %.75 = load i64, ptr %arg.b.1, align 8
  %.102 = getelementptr i8, ptr %arg.b.1, i64 24
  %.103 = load i64, ptr %.102, align 8
  %.130 = getelementptr i8, ptr %arg.b.1, i64 32
  %.131 = load i64, ptr %.130, align 8
  %.142 = icmp eq i64 %.131, 0
  br i1 %.142, label %common.ret, label %B138

B138:
  %.170 = getelementptr i8, ptr %arg.b.1, i64 40
  %.171 = load i64, ptr %.170, align 8
  %.173 = mul nsw i64 %.171, %.131
  %.177.not = icmp eq i64 %.75, %.173
  br i1 %.177.not, label %B192, label %common.ret

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B192:
  %.197 = load double, ptr %arg.b.0, align 8
  %.199 = sitofp i64 %.75 to double
  %.200 = fmul double %.197, %.199
  %.75.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i.i = load double, ptr %.75.i.i, align 8
  %.77.i.i = fsub double %.200, %.76.i.i
  %.119.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i.i = load double, ptr %.119.i.i, align 8
  %.121.i.i = fadd double %.200, %.120.i.i
  %.214149.not.i.i = icmp slt i64 %arg.code.23, 1
  br i1 %.214149.not.i.i, label %B188.endif.i.i, label %B164.preheader.i.i

B164.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.23, 4
  br i1 %min.iters.check.i.i, label %B164.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.23, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.121.i.i, i64 0
  %broadcast.splat.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i

vector.body.i.i:
  %index.i.i = phi i64 [ 0, %vector.ph.i.i ], [ %index.next.i.i, %vector.body.i.i ]
  %sunkaddr22 = mul i64 %index.i.i, 8
  %sunkaddr23 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr22
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr23, align 8
  %sunkaddr24 = mul i64 %index.i.i, 8
  %sunkaddr25 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr24
  %sunkaddr26 = getelementptr i8, ptr %sunkaddr25, i64 16
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr26, align 8
  %index.next.i.i = add nuw nsw i64 %index.i.i, 4
  %0 = icmp eq i64 %n.vec.i.i, %index.next.i.i
  br i1 %0, label %middle.block.i.i, label %vector.body.i.i

middle.block.i.i:
  %cmp.n.i.i = icmp eq i64 %arg.code.23, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B188.endif.i.i, label %B164.i.i.preheader

B164.i.i.preheader:
  %.220148150.i.i.ph = phi i64 [ 0, %B164.preheader.i.i ], [ %n.vec.i.i, %middle.block.i.i ]
  br label %B164.i.i

B164.i.i:
  %.220148150.i.i = phi i64 [ %.227.i.i, %B164.i.i ], [ %.220148150.i.i.ph, %B164.i.i.preheader ]
  %.227.i.i = add nuw nsw i64 %.220148150.i.i, 1
  %1 = shl i64 %.220148150.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.121.i.i, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.23, %.227.i.i
  br i1 %exitcond.not.i.i, label %B188.endif.i.i, label %B164.i.i

B230.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B230.preheader27.i.i ], [ %scevgep30.i.i, %B230.i.i ]
  %.351153155.i.i = phi i64 [ %.351153155.ph.i.i, %B230.preheader27.i.i ], [ %.358.i.i, %B230.i.i ]
  %.358.i.i = add nuw nsw i64 %.351153155.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.386.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.391.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.396.i.i = load double, ptr %scevgep33.i.i, align 8
  %.401.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.403.i.i = fmul double %.77.i.i, %.401.i.i
  %.404.i.i = fadd double %.396.i.i, %.403.i.i
  %.406.i.i = fmul double %.77.i.i, %.404.i.i
  %.407.i.i = fadd double %.391.i.i, %.406.i.i
  %.409.i.i = fmul double %.77.i.i, %.407.i.i
  %.410.i.i = fadd double %.386.i.i, %.409.i.i
  %2 = shl i64 %.351153155.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.410.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond159.not.i.i = icmp eq i64 %arg.code.25, %.358.i.i
  br i1 %exitcond159.not.i.i, label %B0.endif.i, label %B230.i.i

B188.endif.i.i:
  %.345154.not.i.i = icmp slt i64 %arg.code.25, 1
  br i1 %.345154.not.i.i, label %B0.endif.i, label %B230.preheader.i.i

B230.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.25, 26
  br i1 %min.iters.check15.i.i, label %B230.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %3 = shl i64 %arg.code.25, 5
  %mul.result.i.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i.i
  %5 = icmp ult ptr %4, %arg.code.22
  %scevgep.i.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.25, 576460752303423488
  %6 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %7 = icmp ult ptr %6, %scevgep.i.i
  %8 = or i1 %mul.overflow3.i.i, %7
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.22, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %10 = icmp ult ptr %9, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.22, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %12 = icmp ult ptr %11, %scevgep8.i.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B230.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %16 = shl nuw nsw i64 %arg.code.25, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.22, i64 %3
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.22, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B230.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const20 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.77.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const20
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr27 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr28 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr27
  %18 = load double, ptr %sunkaddr28, align 8
  %sunkaddr29 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr30 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr29
  %sunkaddr31 = getelementptr i8, ptr %sunkaddr30, i64 32
  %19 = load double, ptr %sunkaddr31, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr32 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 8
  %22 = load double, ptr %sunkaddr33, align 8
  %sunkaddr34 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr35 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr34
  %sunkaddr36 = getelementptr i8, ptr %sunkaddr35, i64 40
  %23 = load double, ptr %sunkaddr36, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr37 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr38 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr37
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 16
  %26 = load double, ptr %sunkaddr39, align 8
  %sunkaddr40 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr41 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr40
  %sunkaddr42 = getelementptr i8, ptr %sunkaddr41, i64 48
  %27 = load double, ptr %sunkaddr42, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr43 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr44 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr43
  %sunkaddr45 = getelementptr i8, ptr %sunkaddr44, i64 24
  %30 = load double, ptr %sunkaddr45, align 8
  %sunkaddr46 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr47 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr46
  %sunkaddr48 = getelementptr i8, ptr %sunkaddr47, i64 56
  %31 = load double, ptr %sunkaddr48, align 8
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
  %n.vec18.i.i = and i64 %arg.code.25, 1152921504606846974
  %cmp.n25.i.i = icmp eq i64 %arg.code.25, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B230.preheader27.i.i

B230.preheader27.i.i:
  %.351153155.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B230.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %41 = shl i64 %.351153155.ph.i.i, 5
  %42 = getelementptr i8, ptr %arg.code.22, i64 %41
  %scevgep29.i.i = getelementptr i8, ptr %42, i64 24
  br label %B230.i.i

B0.endif.i:
  %.66.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.b.2, i64 %.66.i, i1 false)
  %.42.i.i = getelementptr i8, ptr %arg.code.0, i64 320
  %.43.i.i = load i64, ptr %.42.i.i, align 8
  %.48.not.i.i = icmp eq i64 %.43.i.i, 0
  br i1 %.48.not.i.i, label %B192.endif, label %B48.i.i

B48.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.code.0, i64 328
  %.56.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.code.0, i64 336
  %.63.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.code.0, i64 344
  %.74.i.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.76.i1.i = inttoptr i64 %.56.i.i to ptr
  %.77.i2.i = inttoptr i64 %.63.i.i to ptr
  %.78.i.i = inttoptr i64 %.74.i.i to ptr
  %.79.i.i = inttoptr i64 %.43.i.i to ptr
  tail call void %.79.i.i(ptr %.76.i1.i, ptr %.77.i2.i, ptr %.78.i.i)
  br label %B192.endif

B358:
  %.348 = getelementptr i8, ptr %arg.b.1, i64 16
  %.349 = load i64, ptr %.348, align 8
  %.352 = add nsw i64 %.349, -1
  %.355 = mul nsw i64 %.352, %arg.code.24
  %.356 = getelementptr double, ptr %arg.b.3, i64 %.355
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.356, ptr %arg.b.2, i64 %.66.i, i1 false)
  br label %common.ret

B192.endif:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.b.2, ptr %arg.code.7, i64 %.66.i, i1 false)
  %sunkaddr49 = getelementptr i8, ptr %arg.b.1, i64 40
  %.257 = load i64, ptr %sunkaddr49, align 8
  %.258 = add nsw i64 %.257, 1
  store i64 %.258, ptr %sunkaddr49, align 8
  %.263 = icmp sgt i64 %.103, 0
  br i1 %.263, label %B328.else.if, label %common.ret

B328.else.if:
  %43 = or i64 %.103, %.75
  %44 = icmp ult i64 %43, 4294967296
  br i1 %44, label %45, label %50

45:
  %46 = trunc nuw i64 %.103 to i32
  %47 = trunc nuw i64 %.75 to i32
  %48 = urem i32 %47, %46
  %49 = zext i32 %48 to i64
  br label %61

50:
  %51 = or i64 %.75, %.103
  %52 = and i64 %51, -4294967296
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %59

54:
  %55 = trunc i64 %.103 to i32
  %56 = trunc i64 %.75 to i32
  %57 = urem i32 %56, %55
  %58 = zext i32 %57 to i64
  br label %61

59:
  %60 = srem i64 %.75, %.103
  br label %61

61:
  %62 = phi i64 [ %49, %45 ], [ %58, %54 ], [ %60, %59 ]
  %.287 = xor i64 %62, %.103
  %.288 = icmp slt i64 %.287, 0
  %.297 = select i1 %.288, i64 %.103, i64 0
  %.277.1 = sub nsw i64 0, %.297
  %.309 = icmp eq i64 %62, %.277.1
  %.312 = icmp sgt i64 %.75, 0
  %or.cond = and i1 %.312, %.309
  br i1 %or.cond, label %B358, label %common.ret
}

define internal i32 @part4(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.76 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.202 = alloca i64, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.69 = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.69, i1 false)
  store i64 0, ptr %.76, align 8
  %.81 = call i32 @part6(ptr %.76, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, ptr %arg.room.0, i8 0)
  %cond = icmp eq i32 %.81, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

B140:
  store i64 0, ptr %.202, align 8
  %.206 = call i32 @part7(ptr %.202, ptr %excinfo.2, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %.216 = load i64, ptr %.202, align 8
  %cond1 = icmp eq i32 %.206, 0
  br i1 %cond1, label %B178, label %B140.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B178 ], [ %.81, %B0.if.if ], [ %.206, %B140.if.if ]
  ret i32 %common.ret.op

B178:
  %"$phi178.0.2.0" = phi i64 [ %.216, %B140 ], [ %.91, %B0.endif ]
  store i64 %"$phi178.0.2.0", ptr %retptr, align 8
  br label %common.ret

B0.endif:
  %.91 = load i64, ptr %.76, align 8
  %.172.not = icmp eq i64 %.91, 0
  br i1 %.172.not, label %B140, label %B178

B0.if.if:
  %.89 = icmp sgt i32 %.81, 0
  %.82 = load ptr, ptr %excinfo.1, align 8
  %.90 = select i1 %.89, ptr %.82, ptr undef
  store ptr %.90, ptr %excinfo, align 8
  br label %common.ret

B140.if.if:
  %.214 = icmp sgt i32 %.206, 0
  %.207 = load ptr, ptr %excinfo.2, align 8
  %.215 = select i1 %.214, ptr %.207, ptr undef
  store ptr %.215, ptr %excinfo, align 8
  br label %common.ret
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal i32 @part5(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, ptr %arg.y, ptr %arg.statistics) {
B0:
  %.75.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i.i = load double, ptr %.75.i.i, align 8
  %.77.i.i = fsub double %arg.t, %.76.i.i
  %.119.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i.i = load double, ptr %.119.i.i, align 8
  %.121.i.i = fadd double %arg.t, %.120.i.i
  %.214149.not.i.i = icmp slt i64 %arg.code.23, 1
  br i1 %.214149.not.i.i, label %B188.endif.i.i, label %B164.preheader.i.i

B164.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.23, 4
  br i1 %min.iters.check.i.i, label %B164.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.23, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.121.i.i, i64 0
  %broadcast.splat.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i

vector.body.i.i:
  %index.i.i = phi i64 [ 0, %vector.ph.i.i ], [ %index.next.i.i, %vector.body.i.i ]
  %sunkaddr26 = mul i64 %index.i.i, 8
  %sunkaddr27 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr26
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr27, align 8
  %sunkaddr29 = mul i64 %index.i.i, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr29
  %sunkaddr31 = getelementptr i8, ptr %sunkaddr30, i64 16
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr31, align 8
  %index.next.i.i = add nuw nsw i64 %index.i.i, 4
  %0 = icmp eq i64 %n.vec.i.i, %index.next.i.i
  br i1 %0, label %middle.block.i.i, label %vector.body.i.i

middle.block.i.i:
  %cmp.n.i.i = icmp eq i64 %arg.code.23, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B188.endif.i.i, label %B164.i.i.preheader

B164.i.i.preheader:
  %.220148150.i.i.ph = phi i64 [ 0, %B164.preheader.i.i ], [ %n.vec.i.i, %middle.block.i.i ]
  br label %B164.i.i

B164.i.i:
  %.220148150.i.i = phi i64 [ %.227.i.i, %B164.i.i ], [ %.220148150.i.i.ph, %B164.i.i.preheader ]
  %.227.i.i = add nuw nsw i64 %.220148150.i.i, 1
  %1 = shl i64 %.220148150.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.121.i.i, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.23, %.227.i.i
  br i1 %exitcond.not.i.i, label %B188.endif.i.i, label %B164.i.i

B230.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B230.preheader27.i.i ], [ %scevgep30.i.i, %B230.i.i ]
  %.351153155.i.i = phi i64 [ %.351153155.ph.i.i, %B230.preheader27.i.i ], [ %.358.i.i, %B230.i.i ]
  %.358.i.i = add nuw nsw i64 %.351153155.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.386.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.391.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.396.i.i = load double, ptr %scevgep33.i.i, align 8
  %.401.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.403.i.i = fmul double %.77.i.i, %.401.i.i
  %.404.i.i = fadd double %.396.i.i, %.403.i.i
  %.406.i.i = fmul double %.77.i.i, %.404.i.i
  %.407.i.i = fadd double %.391.i.i, %.406.i.i
  %.409.i.i = fmul double %.77.i.i, %.407.i.i
  %.410.i.i = fadd double %.386.i.i, %.409.i.i
  %2 = shl i64 %.351153155.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.410.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond159.not.i.i = icmp eq i64 %arg.code.25, %.358.i.i
  br i1 %exitcond159.not.i.i, label %B0.endif.i, label %B230.i.i

B188.endif.i.i:
  %.345154.not.i.i = icmp slt i64 %arg.code.25, 1
  br i1 %.345154.not.i.i, label %B0.endif.i, label %B230.preheader.i.i

B230.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.25, 26
  br i1 %min.iters.check15.i.i, label %B230.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %3 = shl i64 %arg.code.25, 5
  %mul.result.i.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i.i
  %5 = icmp ult ptr %4, %arg.code.22
  %scevgep.i.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.25, 576460752303423488
  %6 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %7 = icmp ult ptr %6, %scevgep.i.i
  %8 = or i1 %mul.overflow3.i.i, %7
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.22, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %10 = icmp ult ptr %9, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.22, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %12 = icmp ult ptr %11, %scevgep8.i.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B230.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %16 = shl nuw nsw i64 %arg.code.25, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.22, i64 %3
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.22, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B230.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const25 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.77.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const25
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr32 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr33 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr32
  %18 = load double, ptr %sunkaddr33, align 8
  %sunkaddr34 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr35 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr34
  %sunkaddr36 = getelementptr i8, ptr %sunkaddr35, i64 32
  %19 = load double, ptr %sunkaddr36, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr37 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr37, i64 8
  %22 = load double, ptr %sunkaddr38, align 8
  %sunkaddr39 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr40 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr39
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr40, i64 40
  %23 = load double, ptr %sunkaddr41, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr42 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr43 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 16
  %26 = load double, ptr %sunkaddr44, align 8
  %sunkaddr45 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr46 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr45
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr46, i64 48
  %27 = load double, ptr %sunkaddr47, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr48 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr49 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr48
  %sunkaddr50 = getelementptr i8, ptr %sunkaddr49, i64 24
  %30 = load double, ptr %sunkaddr50, align 8
  %sunkaddr51 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr52 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr51
  %sunkaddr53 = getelementptr i8, ptr %sunkaddr52, i64 56
  %31 = load double, ptr %sunkaddr53, align 8
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
  %n.vec18.i.i = and i64 %arg.code.25, 1152921504606846974
  %cmp.n25.i.i = icmp eq i64 %arg.code.25, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B230.preheader27.i.i

B230.preheader27.i.i:
  %.351153155.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B230.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %41 = shl i64 %.351153155.ph.i.i, 5
  %42 = getelementptr i8, ptr %arg.code.22, i64 %41
  %scevgep29.i.i = getelementptr i8, ptr %42, i64 24
  br label %B230.i.i

B0.endif.i:
  %.66.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.66.i, i1 false)
  %.42.i.i.i = getelementptr i8, ptr %arg.code.0, i64 256
  %.43.i.i.i = load i64, ptr %.42.i.i.i, align 8
  %.48.not.i.i.i = icmp eq i64 %.43.i.i.i, 0
  br i1 %.48.not.i.i.i, label %B0.endif.i.i, label %B48.i.i.i

B48.i.i.i:
  %sunkaddr1.i.i.i = getelementptr i8, ptr %arg.code.0, i64 264
  %.56.i.i.i = load i64, ptr %sunkaddr1.i.i.i, align 8
  %sunkaddr3.i.i.i = getelementptr i8, ptr %arg.code.0, i64 272
  %.63.i.i.i = load i64, ptr %sunkaddr3.i.i.i, align 8
  %sunkaddr5.i.i.i = getelementptr i8, ptr %arg.code.0, i64 280
  %.74.i.i.i = load i64, ptr %sunkaddr5.i.i.i, align 8
  %.76.i.i.i = inttoptr i64 %.56.i.i.i to ptr
  %.77.i.i.i = inttoptr i64 %.63.i.i.i to ptr
  %.78.i.i.i = inttoptr i64 %.74.i.i.i to ptr
  %.79.i.i.i = inttoptr i64 %.43.i.i.i to ptr
  tail call void %.79.i.i.i(ptr %.76.i.i.i, ptr %.77.i.i.i, ptr %.78.i.i.i)
  br label %B0.endif.i.i

B0.endif.i.i:
  %.42.i1.i.i = getelementptr i8, ptr %arg.code.0, i64 288
  %.43.i2.i.i = load i64, ptr %.42.i1.i.i, align 8
  %.48.not.i3.i.i = icmp eq i64 %.43.i2.i.i, 0
  br i1 %.48.not.i3.i.i, label %B0.endif.endif, label %B48.i4.i.i

B48.i4.i.i:
  %sunkaddr1.i5.i.i = getelementptr i8, ptr %arg.code.0, i64 296
  %.56.i6.i.i = load i64, ptr %sunkaddr1.i5.i.i, align 8
  %sunkaddr3.i7.i.i = getelementptr i8, ptr %arg.code.0, i64 304
  %.63.i8.i.i = load i64, ptr %sunkaddr3.i7.i.i, align 8
  %sunkaddr5.i9.i.i = getelementptr i8, ptr %arg.code.0, i64 312
  %.74.i10.i.i = load i64, ptr %sunkaddr5.i9.i.i, align 8
  %.76.i11.i.i = inttoptr i64 %.56.i6.i.i to ptr
  %.77.i12.i.i = inttoptr i64 %.63.i8.i.i to ptr
  %.78.i13.i.i = inttoptr i64 %.74.i10.i.i to ptr
  %.79.i14.i.i = inttoptr i64 %.43.i2.i.i to ptr
  tail call void %.79.i14.i.i(ptr %.76.i11.i.i, ptr %.77.i12.i.i, ptr %.78.i13.i.i)
  br label %B0.endif.endif

B84:
  %.159104106 = phi i64 [ 0, %B84.lr.ph ], [ %.166, %B308 ]
  %.166 = add nuw nsw i64 %.159104106, 1
  %43 = shl i64 %.159104106, 3
  %scevgep3 = getelementptr i8, ptr %arg.code.17, i64 %43
  %.198 = load double, ptr %scevgep3, align 8
  %scevgep4 = getelementptr i8, ptr %arg.statistics, i64 %43
  %.225 = load double, ptr %scevgep4, align 8
  %.227 = fcmp olt double %.198, %.225
  br i1 %.227, label %B168, label %B210

B168:
  %sunkaddr54 = mul i64 %.159104106, 8
  %sunkaddr55 = getelementptr i8, ptr %arg.statistics, i64 %sunkaddr54
  store double %.198, ptr %sunkaddr55, align 8
  br label %B210

B210:
  %44 = shl i64 %.159104106, 3
  %scevgep2 = getelementptr i8, ptr %47, i64 %44
  %.278 = load double, ptr %scevgep2, align 8
  %.280 = fcmp ogt double %.198, %.278
  br i1 %.280, label %B266, label %B308

B266:
  %sunkaddr56 = mul i64 %.159104106, 8
  %sunkaddr57 = getelementptr i8, ptr %47, i64 %sunkaddr56
  store double %.198, ptr %sunkaddr57, align 8
  br label %B308

B308:
  %45 = shl i64 %.159104106, 3
  %scevgep1 = getelementptr i8, ptr %48, i64 %45
  %.331 = load double, ptr %scevgep1, align 8
  %.333 = fadd double %.198, %.331
  store double %.333, ptr %scevgep1, align 8
  %46 = shl i64 %.159104106, 3
  %scevgep = getelementptr i8, ptr %49, i64 %46
  store double %.198, ptr %scevgep, align 8
  %exitcond.not = icmp eq i64 %arg.code.26, %.166
  br i1 %exitcond.not, label %common.ret, label %B84

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B0.endif.endif:
  %.153105.not = icmp slt i64 %arg.code.26, 1
  br i1 %.153105.not, label %common.ret, label %B84.lr.ph

B84.lr.ph:
  %47 = getelementptr double, ptr %arg.statistics, i64 %arg.code.26
  %.idx = shl i64 %arg.code.26, 4
  %48 = getelementptr i8, ptr %arg.statistics, i64 %.idx
  %.idx102 = mul i64 %arg.code.26, 24
  %49 = getelementptr i8, ptr %arg.statistics, i64 %.idx102
  br label %B84
}

define internal i32 @part6(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, ptr %arg.dy, i8 %arg.waits) {
entry:
  %.187 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.458 = alloca double, align 8
  %excinfo.3 = alloca ptr, align 8
  %.789 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  %.995 = alloca double, align 8
  %excinfo.6 = alloca ptr, align 8
  %.96 = getelementptr i8, ptr %arg.code.1, i64 32
  %.97 = load double, ptr %.96, align 8
  store double %.97, ptr %arg.code.1, align 8
  store double 0.000000e+00, ptr %.187, align 8
  %.191 = call i32 @part8(ptr %.187, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 2, double %arg.t, ptr %arg.dy)
  %cond = icmp eq i32 %.191, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B328 ], [ 0, %B404 ], [ 0, %B506 ], [ 0, %B820 ], [ 0, %B844 ], [ %.191, %B0.if.if ], [ %.999, %B748.if.if ], [ %.462, %B332.if.if ], [ %.793, %B530.if.if ]
  ret i32 %common.ret.op

B328:
  %storemerge.i20 = phi i64 [ %"$phi342.0.2.0.i", %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i20, ptr %retptr, align 8
  br label %common.ret

B332:
  store double 0.000000e+00, ptr %.458, align 8
  %.462 = call i32 @part9(ptr %.458, ptr %excinfo.3, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.dy)
  %cond24 = icmp eq i32 %.462, 0
  br i1 %cond24, label %B332.endif, label %B332.if.if

B404:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B408:
  %.541 = icmp sgt i64 %arg.code.23, 1
  br i1 %.541, label %B506, label %B430

B430:
  %sunkaddr = getelementptr i8, ptr %arg.code.1, i64 32
  %.582 = load double, ptr %sunkaddr, align 8
  %sunkaddr1 = getelementptr i8, ptr %arg.code.1, i64 8
  %.622 = load double, ptr %sunkaddr1, align 8
  %.623 = fcmp ogt double %.582, %.622
  br i1 %.623, label %B530, label %B506

B506:
  store i64 12, ptr %retptr, align 8
  br label %common.ret

B530:
  store double 2.000000e+00, ptr %arg.code.1, align 8
  store double 0.000000e+00, ptr %.789, align 8
  %.793 = call i32 @part8(ptr %.789, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 2, double %arg.t, ptr %arg.dy)
  %cond25 = icmp eq i32 %.793, 0
  br i1 %cond25, label %B530.endif, label %B530.if.if

B748:
  store double 0.000000e+00, ptr %.995, align 8
  %.999 = call i32 @part9(ptr %.995, ptr %excinfo.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.dy)
  %cond26 = icmp eq i32 %.999, 0
  br i1 %cond26, label %B748.endif, label %B748.if.if

B820:
  store i64 12, ptr %retptr, align 8
  br label %common.ret

B844:
  %storemerge.i1023 = phi i64 [ 1, %B530.endif.endif ], [ 0, %B748.endif ], [ 3, %B158.i11 ]
  store i64 %storemerge.i1023, ptr %retptr, align 8
  br label %common.ret

B0.endif:
  %.201 = load double, ptr %.187, align 8
  %.251 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.201, ptr %.251, align 8
  %.78.i = load double, ptr %arg.code.1, align 8
  %.118.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.119.i = load double, ptr %.118.i, align 8
  %.120.i = fcmp ogt double %.78.i, %.119.i
  %.167.i = fcmp ole double %.201, %.78.i
  %or.cond.i = select i1 %.120.i, i1 %.167.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.223.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.224.i = load i64, ptr %.223.i, align 8
  %.225.i = icmp eq i64 %.224.i, 0
  br i1 %.225.i, label %B328, label %B0.endif.endif

B0.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.342.i = fcmp ule double %.201, %.119.i
  %"$phi342.0.2.0.i" = zext i1 %.342.i to i64
  %.392 = icmp eq i64 %arg.code.28, 0
  %or.cond = select i1 %.342.i, i1 true, i1 %.392
  br i1 %or.cond, label %B328, label %B332

B332.endif:
  %.472 = load double, ptr %.458, align 8
  %.520 = getelementptr i8, ptr %arg.code.1, i64 40
  %.521 = load double, ptr %.520, align 8
  %.522 = fcmp ugt double %.472, %.521
  br i1 %.522, label %B408, label %B404

B332.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B530.endif:
  %.803 = load double, ptr %.789, align 8
  %sunkaddr2 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.803, ptr %sunkaddr2, align 8
  %.78.i1 = load double, ptr %arg.code.1, align 8
  %sunkaddr3 = getelementptr i8, ptr %arg.code.1, i64 8
  %.119.i3 = load double, ptr %sunkaddr3, align 8
  %.120.i4 = fcmp ogt double %.78.i1, %.119.i3
  %.167.i5 = fcmp ole double %.803, %.78.i1
  %or.cond.i6 = select i1 %.120.i4, i1 %.167.i5, i1 false
  br i1 %or.cond.i6, label %B158.i11, label %B530.endif.endif

B158.i11:
  %.223.i12 = getelementptr i8, ptr %arg.code.0, i64 32
  %.224.i13 = load i64, ptr %.223.i12, align 8
  %.225.i14 = icmp eq i64 %.224.i13, 0
  br i1 %.225.i14, label %B844, label %B530.endif.endif

B530.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B530.endif.endif:
  %.342.i8 = fcmp ogt double %.803, %.119.i3
  br i1 %.342.i8, label %B748, label %B844

B748.endif:
  %.1009 = load double, ptr %.995, align 8
  %sunkaddr4 = getelementptr i8, ptr %arg.code.1, i64 40
  %.1062 = load double, ptr %sunkaddr4, align 8
  %.1065 = fcmp ugt double %.1009, %.1062
  br i1 %.1065, label %B820, label %B844

B748.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.70 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.223 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.483 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  store double 0.000000e+00, ptr %.70, align 8
  %.74 = call i32 @part10(ptr %.70, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.m.4, i64 %arg.m.5)
  %cond = icmp eq i32 %.74, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B128 ], [ 0, %B400 ], [ 0, %B424.endif ], [ %.74, %B0.if.if ], [ %.487, %B424.if.if ], [ %.227, %B132.if.if ]
  ret i32 %common.ret.op

B128:
  %storemerge.i3 = phi i64 [ 1, %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i3, ptr %retptr, align 8
  br label %common.ret

B132:
  %.227 = call i32 @part11(ptr %.223, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %arg.m.2, i64 %arg.m.5, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.24, ptr %arg.room.1)
  switch i32 %.227, label %B132.if.if [
    i32 -2, label %B132.endif.endif
    i32 0, label %B132.endif.endif
  ]

B272:
  %bad.2.0257 = phi i64 [ %.393.1, %B272 ], [ %bad.2.0257.unr, %B272.preheader13 ]
  %.343253255 = phi i64 [ %.350.1, %B272 ], [ %.343253255.unr, %B272.preheader13 ]
  %sunkaddr29 = mul i64 %.343253255, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr29
  %.378 = load double, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %.343253255, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr31
  store double %.378, ptr %sunkaddr32, align 8
  %.387 = tail call double @llvm.fabs.f64(double %.378)
  %.388 = fcmp uge double %.387, 1.000000e+300
  %.392 = zext i1 %.388 to i64
  %.393 = add nuw nsw i64 %bad.2.0257, %.392
  %.350.1 = add nuw nsw i64 %.343253255, 2
  %sunkaddr = mul i64 %.343253255, 8
  %sunkaddr33 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr
  %sunkaddr34 = getelementptr i8, ptr %sunkaddr33, i64 8
  %.378.1 = load double, ptr %sunkaddr34, align 8
  %sunkaddr35 = mul i64 %.343253255, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr35
  %sunkaddr37 = getelementptr i8, ptr %sunkaddr36, i64 8
  store double %.378.1, ptr %sunkaddr37, align 8
  %.387.1 = tail call double @llvm.fabs.f64(double %.378.1)
  %.388.1 = fcmp uge double %.387.1, 1.000000e+300
  %.392.1 = zext i1 %.388.1 to i64
  %.393.1 = add nuw nsw i64 %.393, %.392.1
  %exitcond.not.1 = icmp eq i64 %arg.code.24, %.350.1
  br i1 %exitcond.not.1, label %B396, label %B272

B396:
  %.393.lcssa = phi i64 [ %13, %middle.block ], [ %.393.lcssa10.unr, %B272.prol.loopexit ], [ %.393.1, %B272 ]
  %0 = icmp eq i64 %.393.lcssa, 0
  br i1 %0, label %B424, label %B400

B400:
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B424:
  store double 0.000000e+00, ptr %.483, align 8
  %.487 = call i32 @part2(ptr %.483, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.room.2)
  %cond4 = icmp eq i32 %.487, 0
  br i1 %cond4, label %B424.endif, label %B424.if.if

B0.endif:
  %.84 = load double, ptr %.70, align 8
  %.78.i = load double, ptr %arg.code.1, align 8
  %.118.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.119.i = load double, ptr %.118.i, align 8
  %.120.i = fcmp ogt double %.78.i, %.119.i
  %.167.i = fcmp ole double %.84, %.78.i
  %or.cond.i = select i1 %.120.i, i1 %.167.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.223.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.224.i = load i64, ptr %.223.i, align 8
  %.225.i = icmp eq i64 %.224.i, 0
  br i1 %.225.i, label %B128, label %B0.endif.endif

B0.if.if:
  %.82 = icmp sgt i32 %.74, 0
  %.75 = load ptr, ptr %excinfo.1, align 8
  %.83 = select i1 %.82, ptr %.75, ptr undef
  store ptr %.83, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.342.i = fcmp ogt double %.84, %.119.i
  br i1 %.342.i, label %B132, label %B128

B132.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B132.endif.endif:
  %.337254.not = icmp slt i64 %arg.code.24, 1
  br i1 %.337254.not, label %B424, label %B272.preheader

B272.preheader:
  %1 = ptrtoint ptr %arg.room.2 to i64
  %2 = ptrtoint ptr %arg.room.1 to i64
  %min.iters.check = icmp samesign ult i64 %arg.code.24, 4
  %3 = sub i64 %1, %2
  %diff.check = icmp ult i64 %3, 32
  %or.cond = select i1 %min.iters.check, i1 true, i1 %diff.check
  br i1 %or.cond, label %B272.preheader9, label %vector.ph

vector.ph:
  %n.vec = and i64 %arg.code.24, 9223372036854775804
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
  %cmp.n = icmp eq i64 %arg.code.24, %n.vec
  br i1 %cmp.n, label %B396, label %B272.preheader9

B272.preheader9:
  %bad.2.0257.ph = phi i64 [ 0, %B272.preheader ], [ %13, %middle.block ]
  %.343253255.ph = phi i64 [ 0, %B272.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.343253255.ph, 1
  %xtraiter = and i64 %arg.code.24, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B272.prol.loopexit, label %B272.prol

B272.prol:
  %.377.prol = getelementptr double, ptr %arg.room.1, i64 %.343253255.ph
  %.378.prol = load double, ptr %.377.prol, align 8
  %.381.prol = getelementptr double, ptr %arg.room.2, i64 %.343253255.ph
  store double %.378.prol, ptr %.381.prol, align 8
  %.387.prol = tail call double @llvm.fabs.f64(double %.378.prol)
  %.388.prol = fcmp uge double %.387.prol, 1.000000e+300
  %.392.prol = zext i1 %.388.prol to i64
  %.393.prol = add nuw nsw i64 %bad.2.0257.ph, %.392.prol
  br label %B272.prol.loopexit

B272.prol.loopexit:
  %.393.lcssa10.unr = phi i64 [ poison, %B272.preheader9 ], [ %.393.prol, %B272.prol ]
  %bad.2.0257.unr = phi i64 [ %bad.2.0257.ph, %B272.preheader9 ], [ %.393.prol, %B272.prol ]
  %.343253255.unr = phi i64 [ %.343253255.ph, %B272.preheader9 ], [ %.neg, %B272.prol ]
  %14 = icmp eq i64 %arg.code.24, %.neg
  br i1 %14, label %B396, label %B272.preheader13

B272.preheader13:
  br label %B272

B424.endif:
  %.497 = load double, ptr %.483, align 8
  %.510 = fcmp olt double %.497, 0.000000e+00
  %"$phi520.0.2.0" = zext i1 %.510 to i64
  store i64 %"$phi520.0.2.0", ptr %retptr, align 8
  br label %common.ret

B424.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part10(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.first, i64 %arg.last) {
B0.endif:
  %.81.i = alloca double, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.215 = alloca ptr, align 8
  %excinfo.1 = alloca ptr, align 8
  %.70 = add nsw i64 %arg.m.2, 1
  %.73 = mul nsw i64 %.70, %arg.m.2
  %.74 = getelementptr double, ptr %arg.m.0, i64 %.73
  %.118 = sub i64 %arg.last, %arg.first
  %.163172.not = icmp slt i64 %.118, 1
  br i1 %.163172.not, label %B438, label %B116.lr.ph

B116.lr.ph:
  %.39.i = getelementptr double, ptr %arg.code.18, i64 %arg.code.26
  br label %B116

B116:
  %worst.2.0175 = phi double [ 1.000000e+00, %B116.lr.ph ], [ %worst.3.1, %B436 ]
  %.162164174 = phi i64 [ %.118, %B116.lr.ph ], [ %.172, %B436 ]
  %.169168173 = phi i64 [ %arg.first, %B116.lr.ph ], [ %.176, %B436 ]
  %.172 = add nsw i64 %.162164174, -1
  %.176 = add i64 %.169168173, 1
  %.219 = call i32 @part11(ptr %.215, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %.169168173, i64 %.169168173, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.24, ptr %arg.code.4)
  switch i32 %.219, label %B116.if.if [
    i32 -2, label %B116.endif
    i32 0, label %B116.endif
  ]

B376:
  %sunkaddr22 = getelementptr i8, ptr %arg.code.0, i64 256
  %.43.i.i = load i64, ptr %sunkaddr22, align 8
  %.48.not.i.i = icmp eq i64 %.43.i.i, 0
  br i1 %.48.not.i.i, label %B0.endif.i, label %B48.i.i

B48.i.i:
  %sunkaddr23 = getelementptr i8, ptr %arg.code.0, i64 264
  %.56.i.i = load i64, ptr %sunkaddr23, align 8
  %sunkaddr24 = getelementptr i8, ptr %arg.code.0, i64 272
  %.63.i.i = load i64, ptr %sunkaddr24, align 8
  %sunkaddr25 = getelementptr i8, ptr %arg.code.0, i64 280
  %.74.i.i = load i64, ptr %sunkaddr25, align 8
  %.76.i.i = inttoptr i64 %.56.i.i to ptr
  %.77.i.i = inttoptr i64 %.63.i.i to ptr
  %.78.i.i = inttoptr i64 %.74.i.i to ptr
  %.79.i.i = inttoptr i64 %.43.i.i to ptr
  tail call void %.79.i.i(ptr %.76.i.i, ptr %.77.i.i, ptr %.78.i.i)
  br label %B0.endif.i

B0.endif.i:
  %sunkaddr = getelementptr i8, ptr %arg.code.0, i64 288
  %.43.i2.i = load i64, ptr %sunkaddr, align 8
  %.48.not.i3.i = icmp eq i64 %.43.i2.i, 0
  br i1 %.48.not.i3.i, label %B376.endif, label %B48.i4.i

B48.i4.i:
  %sunkaddr26 = getelementptr i8, ptr %arg.code.0, i64 296
  %.56.i6.i = load i64, ptr %sunkaddr26, align 8
  %sunkaddr27 = getelementptr i8, ptr %arg.code.0, i64 304
  %.63.i8.i = load i64, ptr %sunkaddr27, align 8
  %sunkaddr28 = getelementptr i8, ptr %arg.code.0, i64 312
  %.74.i10.i = load i64, ptr %sunkaddr28, align 8
  %.76.i11.i = inttoptr i64 %.56.i6.i to ptr
  %.77.i12.i = inttoptr i64 %.63.i8.i to ptr
  %.78.i13.i = inttoptr i64 %.74.i10.i to ptr
  %.79.i14.i = inttoptr i64 %.43.i2.i to ptr
  tail call void %.79.i14.i(ptr %.76.i11.i, ptr %.77.i12.i, ptr %.78.i13.i)
  br label %B376.endif

B436:
  %.163 = icmp samesign ugt i64 %.162164174, 1
  br i1 %.163, label %B116, label %B438

common.ret:
  %common.ret.op = phi i32 [ 0, %B438 ], [ %.219, %B116.if.if ], [ %.85.i, %part12.exit ]
  ret i32 %common.ret.op

B438:
  %worst.2.0.lcssa = phi double [ 1.000000e+00, %B0.endif ], [ %worst.3.1, %B436 ]
  store double %worst.2.0.lcssa, ptr %retptr, align 8
  br label %common.ret

B116.endif:
  %.241 = getelementptr double, ptr %.74, i64 %.169168173
  %.242 = load double, ptr %.241, align 8
  %.244 = fmul double %arg.h, %.242
  %.246 = fadd double %arg.t, %.244
  %.251 = mul nsw i64 %.169168173, %arg.code.24
  %.252 = getelementptr double, ptr %arg.room.0, i64 %.251
  store double 0.000000e+00, ptr %.81.i, align 8
  %.85.i = call i32 @part8(ptr %.81.i, ptr %excinfo.1.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 0, double %.246, ptr %.252)
  %cond.i = icmp eq i32 %.85.i, 0
  br i1 %cond.i, label %part12.exit.thread, label %part12.exit

part12.exit.thread:
  %0 = icmp eq i64 %arg.last, %arg.m.5
  %.95.i = load double, ptr %.81.i, align 8
  %.283 = fcmp olt double %.95.i, %worst.2.0175
  %worst.3.1 = select i1 %.283, double %.95.i, double %worst.2.0175
  %.298 = load i64, ptr %arg.code.19, align 8
  %.299 = icmp ne i64 %.298, 0
  %or.cond = select i1 %.299, i1 %0, i1 false
  br i1 %or.cond, label %B376, label %B436

part12.exit:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B116.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B376.endif:
  %1 = icmp slt i64 %arg.code.26, 1
  br i1 %1, label %B436, label %B98.i.preheader

B98.i.preheader:
  br label %B98.i

B98.i:
  %.132111113.i = phi i64 [ %.139.i, %B288.i ], [ 0, %B98.i.preheader ]
  %.139.i = add nuw nsw i64 %.132111113.i, 1
  %2 = shl i64 %.132111113.i, 3
  %scevgep2.i = getelementptr i8, ptr %arg.code.17, i64 %2
  %.171.i = load double, ptr %scevgep2.i, align 8
  %scevgep1.i = getelementptr i8, ptr %arg.code.18, i64 %2
  %.179.i = load double, ptr %scevgep1.i, align 8
  %.181.i = fcmp ult double %.171.i, %.179.i
  br i1 %.181.i, label %B160.i, label %B218.i

B160.i:
  %.185.i = fcmp ord double %.171.i, 0.000000e+00
  %"$phi200.1.2.2.i" = select i1 %.185.i, double %.171.i, double 0xFFF0000000000000
  %sunkaddr29 = mul i64 %.132111113.i, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.code.18, i64 %sunkaddr29
  store double %"$phi200.1.2.2.i", ptr %sunkaddr30, align 8
  br label %B218.i

B218.i:
  %3 = shl i64 %.132111113.i, 3
  %scevgep = getelementptr i8, ptr %.39.i, i64 %3
  %.208.i = load double, ptr %scevgep, align 8
  %.210.i = fcmp ugt double %.171.i, %.208.i
  br i1 %.210.i, label %B242.i, label %B288.i

B242.i:
  %.214.i = fcmp ord double %.171.i, 0.000000e+00
  %"$phi280.1.2.2.i" = select i1 %.214.i, double %.171.i, double 0x7FF0000000000000
  %sunkaddr31 = mul i64 %.132111113.i, 8
  %sunkaddr32 = getelementptr i8, ptr %.39.i, i64 %sunkaddr31
  store double %"$phi280.1.2.2.i", ptr %sunkaddr32, align 8
  br label %B288.i

B288.i:
  %exitcond.not.i = icmp eq i64 %arg.code.26, %.139.i
  br i1 %exitcond.not.i, label %B436, label %B98.i
}

define internal i32 @part11(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %arg.row, i64 %arg.count, double %arg.h, ptr %arg.y, ptr %arg.k, i64 %arg.size, ptr %arg.out) {
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

define internal i32 @part8(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.row, double %arg.t, ptr %arg.dy) {
B0:
  %.75.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i = load double, ptr %.75.i, align 8
  %.77.i = fsub double %arg.t, %.76.i
  %.119.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i = load double, ptr %.119.i, align 8
  %.121.i = fadd double %arg.t, %.120.i
  %.214149.not.i = icmp slt i64 %arg.code.23, 1
  br i1 %.214149.not.i, label %B188.endif.i, label %B164.preheader.i

B164.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %arg.code.23, 4
  br i1 %min.iters.check.i, label %B164.i.preheader, label %vector.ph.i

vector.ph.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i = and i64 %arg.code.23, %const_mat
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.121.i, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr40 = mul i64 %index.i, 8
  %sunkaddr41 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr40
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr41, align 8
  %sunkaddr42 = mul i64 %index.i, 8
  %sunkaddr44 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr42
  %sunkaddr45 = getelementptr i8, ptr %sunkaddr44, i64 16
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr45, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %0 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %0, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %arg.code.23, %n.vec.i
  br i1 %cmp.n.i, label %B188.endif.i, label %B164.i.preheader

B164.i.preheader:
  %.220148150.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B164.preheader.i ]
  br label %B164.i

B164.i:
  %.220148150.i = phi i64 [ %.227.i, %B164.i ], [ %.220148150.i.ph, %B164.i.preheader ]
  %.227.i = add nuw nsw i64 %.220148150.i, 1
  %1 = shl i64 %.220148150.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.121.i, ptr %scevgep53.i, align 8
  %exitcond.not.i = icmp eq i64 %arg.code.23, %.227.i
  br i1 %exitcond.not.i, label %B188.endif.i, label %B164.i

B230.i:
  %lsr.iv.i = phi ptr [ %scevgep29.i, %B230.preheader27.i ], [ %scevgep30.i, %B230.i ]
  %.351153155.i = phi i64 [ %.351153155.ph.i, %B230.preheader27.i ], [ %.358.i, %B230.i ]
  %.358.i = add nuw nsw i64 %.351153155.i, 1
  %scevgep31.i = getelementptr i8, ptr %lsr.iv.i, i64 -24
  %.386.i = load double, ptr %scevgep31.i, align 8
  %scevgep32.i = getelementptr i8, ptr %lsr.iv.i, i64 -16
  %.391.i = load double, ptr %scevgep32.i, align 8
  %scevgep33.i = getelementptr i8, ptr %lsr.iv.i, i64 -8
  %.396.i = load double, ptr %scevgep33.i, align 8
  %.401.i = load double, ptr %lsr.iv.i, align 8
  %.403.i = fmul double %.77.i, %.401.i
  %.404.i = fadd double %.396.i, %.403.i
  %.406.i = fmul double %.77.i, %.404.i
  %.407.i = fadd double %.391.i, %.406.i
  %.409.i = fmul double %.77.i, %.407.i
  %.410.i = fadd double %.386.i, %.409.i
  %2 = shl i64 %.351153155.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.410.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond159.not.i = icmp eq i64 %arg.code.25, %.358.i
  br i1 %exitcond159.not.i, label %B0.endif, label %B230.i

B188.endif.i:
  %.345154.not.i = icmp slt i64 %arg.code.25, 1
  br i1 %.345154.not.i, label %B0.endif, label %B230.preheader.i

B230.preheader.i:
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.25, 26
  br i1 %min.iters.check15.i, label %B230.preheader27.i, label %vector.scevcheck.i

vector.scevcheck.i:
  %3 = shl i64 %arg.code.25, 5
  %mul.result.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i
  %5 = icmp ult ptr %4, %arg.code.22
  %scevgep.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.25, 576460752303423488
  %6 = getelementptr i8, ptr %scevgep.i, i64 %mul.result.i
  %7 = icmp ult ptr %6, %scevgep.i
  %8 = or i1 %mul.overflow3.i, %7
  %scevgep4.i = getelementptr i8, ptr %arg.code.22, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i, i64 %mul.result.i
  %10 = icmp ult ptr %9, %scevgep4.i
  %scevgep8.i = getelementptr i8, ptr %arg.code.22, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i, i64 %mul.result.i
  %12 = icmp ult ptr %11, %scevgep8.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B230.preheader27.i, label %vector.memcheck.i

vector.memcheck.i:
  %16 = shl nuw nsw i64 %arg.code.25, 3
  %scevgep12.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i = getelementptr i8, ptr %arg.code.22, i64 %3
  %bound0.i = icmp ult ptr %arg.code.3, %scevgep13.i
  %bound1.i = icmp ult ptr %arg.code.22, %scevgep12.i
  %found.conflict.i = and i1 %bound0.i, %bound1.i
  br i1 %found.conflict.i, label %B230.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %const37 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.77.i, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const37
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr = mul i64 %lsr.iv36.i, 4
  %sunkaddr46 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr
  %18 = load double, ptr %sunkaddr46, align 8
  %sunkaddr47 = mul i64 %lsr.iv36.i, 4
  %sunkaddr48 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr47
  %sunkaddr49 = getelementptr i8, ptr %sunkaddr48, i64 32
  %19 = load double, ptr %sunkaddr49, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr50 = mul i64 %lsr.iv36.i, 4
  %sunkaddr51 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr50
  %sunkaddr52 = getelementptr i8, ptr %sunkaddr51, i64 8
  %22 = load double, ptr %sunkaddr52, align 8
  %sunkaddr53 = mul i64 %lsr.iv36.i, 4
  %sunkaddr54 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr53
  %sunkaddr55 = getelementptr i8, ptr %sunkaddr54, i64 40
  %23 = load double, ptr %sunkaddr55, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr56 = mul i64 %lsr.iv36.i, 4
  %sunkaddr57 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr56
  %sunkaddr58 = getelementptr i8, ptr %sunkaddr57, i64 16
  %26 = load double, ptr %sunkaddr58, align 8
  %sunkaddr59 = mul i64 %lsr.iv36.i, 4
  %sunkaddr60 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr59
  %sunkaddr61 = getelementptr i8, ptr %sunkaddr60, i64 48
  %27 = load double, ptr %sunkaddr61, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr62 = mul i64 %lsr.iv36.i, 4
  %sunkaddr63 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr62
  %sunkaddr64 = getelementptr i8, ptr %sunkaddr63, i64 24
  %30 = load double, ptr %sunkaddr64, align 8
  %sunkaddr65 = mul i64 %lsr.iv36.i, 4
  %sunkaddr66 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr65
  %sunkaddr67 = getelementptr i8, ptr %sunkaddr66, i64 56
  %31 = load double, ptr %sunkaddr67, align 8
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
  %n.vec18.i = and i64 %arg.code.25, 1152921504606846974
  %cmp.n25.i = icmp eq i64 %arg.code.25, %n.vec18.i
  br i1 %cmp.n25.i, label %B0.endif, label %B230.preheader27.i

B230.preheader27.i:
  %.351153155.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %vector.scevcheck.i ], [ 0, %B230.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %41 = shl i64 %.351153155.ph.i, 5
  %42 = getelementptr i8, ptr %arg.code.22, i64 %41
  %scevgep29.i = getelementptr i8, ptr %42, i64 24
  br label %B230.i

B260:
  %sunkaddr69 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr70 = getelementptr i8, ptr %sunkaddr69, i64 32
  %.228 = load i64, ptr %sunkaddr70, align 8
  %.229 = icmp eq i64 %.228, 0
  br i1 %.229, label %common.ret, label %B310

common.ret:
  %storemerge = phi double [ %worst.2.0.lcssa.i, %B260 ], [ %worst.2.0.lcssa.i, %B0.endif.endif.endif ], [ 1.000000e+00, %B310.endif.endif ], [ %worst.4.1, %B870 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B310:
  %.252 = shl i64 %arg.code.23, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.8, ptr %arg.code.6, i64 %.252, i1 false)
  %sunkaddr71 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr72 = getelementptr i8, ptr %sunkaddr71, i64 32
  %.43.i = load i64, ptr %sunkaddr72, align 8
  %.48.not.i = icmp eq i64 %.43.i, 0
  br i1 %.48.not.i, label %B310.endif.endif, label %B48.i

B48.i:
  %sunkaddr74 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr76 = getelementptr i8, ptr %sunkaddr74, i64 40
  %.56.i = load i64, ptr %sunkaddr76, align 8
  %sunkaddr78 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr80 = getelementptr i8, ptr %sunkaddr78, i64 48
  %.63.i = load i64, ptr %sunkaddr80, align 8
  %sunkaddr81 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr82 = getelementptr i8, ptr %sunkaddr81, i64 56
  %.74.i = load i64, ptr %sunkaddr82, align 8
  %.76.i1 = inttoptr i64 %.56.i to ptr
  %.77.i2 = inttoptr i64 %.63.i to ptr
  %.78.i = inttoptr i64 %.74.i to ptr
  %.79.i = inttoptr i64 %.43.i to ptr
  tail call void %.79.i(ptr %.76.i1, ptr %.77.i2, ptr %.78.i)
  br label %B310.endif.endif

B500:
  %lsr.iv78 = phi ptr [ %scevgep77, %B500.preheader ], [ %scevgep79, %B870 ]
  %lsr.iv72 = phi ptr [ %scevgep71, %B500.preheader ], [ %scevgep73, %B870 ]
  %lsr.iv69 = phi i64 [ %arg.code.27, %B500.preheader ], [ %lsr.iv.next70, %B870 ]
  %lsr.iv58 = phi ptr [ %scevgep57, %B500.preheader ], [ %scevgep59, %B870 ]
  %lsr.iv52 = phi ptr [ %scevgep, %B500.preheader ], [ %scevgep53, %B870 ]
  %lsr.iv = phi i64 [ %arg.code.24, %B500.preheader ], [ %lsr.iv.next, %B870 ]
  %worst.3.0386 = phi double [ 1.000000e+00, %B500.preheader ], [ %worst.4.1, %B870 ]
  %.427362384 = phi i64 [ 0, %B500.preheader ], [ %.434, %B870 ]
  %43 = sub i64 %arg.code.24, %.427362384
  %44 = sub i64 %arg.code.27, %.427362384
  %.434 = add nuw nsw i64 %.427362384, 1
  %.469 = getelementptr double, ptr %arg.code.8, i64 %.427362384
  %.470 = load double, ptr %.469, align 8
  %.511 = load double, ptr %arg.code.1, align 8
  %.512 = fcmp ogt double %.470, %.511
  br i1 %.512, label %B870, label %B578

B578:
  %.523 = getelementptr double, ptr %arg.code.6, i64 %.427362384
  %.524 = load double, ptr %.523, align 8
  %.526 = fcmp ogt double %.524, %worst.3.0386
  br i1 %.526, label %B676, label %B612

B612:
  %.537 = fcmp ogt double %.524, -1.000000e+00
  br i1 %.537, label %B676, label %B672

B672:
  br label %B676

B676:
  %worst.5.2 = phi double [ %worst.3.0386, %B578 ], [ -1.000000e+00, %B672 ], [ %.524, %B612 ]
  %.599 = icmp slt i64 %43, 1
  br i1 %.599, label %B768.endif, label %B676.endif.endif

B732:
  %lsr.iv65 = phi i64 [ %94, %B732.preheader51 ], [ %lsr.iv.next66, %B732 ]
  %lsr.iv63 = phi i64 [ %93, %B732.preheader51 ], [ %lsr.iv.next64, %B732 ]
  %scevgep68 = getelementptr i8, ptr %arg.code.5, i64 %lsr.iv65
  %.682 = load double, ptr %scevgep68, align 8
  %scevgep67 = getelementptr i8, ptr %arg.dy, i64 %lsr.iv65
  store double %.682, ptr %scevgep67, align 8
  %lsr.iv.next64 = add i64 %lsr.iv63, -1
  %lsr.iv.next66 = add i64 %lsr.iv65, %.252
  %.641 = icmp samesign ugt i64 %lsr.iv.next64, 1
  br i1 %.641, label %B732, label %B768.endif

B824:
  %lsr.iv85 = phi i64 [ %132, %B824.preheader50 ], [ %lsr.iv.next86, %B824 ]
  %lsr.iv83 = phi i64 [ %131, %B824.preheader50 ], [ %lsr.iv.next84, %B824 ]
  %scevgep88 = getelementptr i8, ptr %arg.code.10, i64 %lsr.iv85
  %.823 = load double, ptr %scevgep88, align 8
  %scevgep87 = getelementptr i8, ptr %arg.code.9, i64 %lsr.iv85
  store double %.823, ptr %scevgep87, align 8
  %lsr.iv.next84 = add i64 %lsr.iv83, -1
  %lsr.iv.next86 = add i64 %lsr.iv85, %.252
  %.780 = icmp samesign ugt i64 %lsr.iv.next84, 1
  br i1 %.780, label %B824, label %B870

B870:
  %worst.4.1 = phi double [ %worst.3.0386, %B500 ], [ %worst.5.2, %117 ], [ %worst.5.2, %B768.endif ], [ %worst.5.2, %middle.block ], [ %worst.5.2, %B824 ]
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep53 = getelementptr i8, ptr %lsr.iv52, i64 8
  %scevgep59 = getelementptr i8, ptr %lsr.iv58, i64 8
  %lsr.iv.next70 = add i64 %lsr.iv69, -1
  %scevgep73 = getelementptr i8, ptr %lsr.iv72, i64 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv78, i64 8
  %exitcond.not = icmp eq i64 %.434, %arg.code.23
  br i1 %exitcond.not, label %common.ret, label %B500

B0.endif:
  %.idx = shl i64 %arg.row, 5
  %45 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %.75 = getelementptr i8, ptr %45, i64 16
  %.76 = load i64, ptr %.75, align 8
  %.78 = inttoptr i64 %.76 to ptr
  store ptr %arg.dy, ptr %.78, align 8
  %.43.i5 = load i64, ptr %45, align 8
  %.48.not.i6 = icmp eq i64 %.43.i5, 0
  br i1 %.48.not.i6, label %B0.endif.endif, label %B48.i7

B48.i7:
  %sunkaddr85 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr86 = getelementptr i8, ptr %sunkaddr85, i64 8
  %.56.i9 = load i64, ptr %sunkaddr86, align 8
  %sunkaddr87 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr88 = getelementptr i8, ptr %sunkaddr87, i64 16
  %.63.i11 = load i64, ptr %sunkaddr88, align 8
  %sunkaddr89 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr90 = getelementptr i8, ptr %sunkaddr89, i64 24
  %.74.i13 = load i64, ptr %sunkaddr90, align 8
  %.76.i14 = inttoptr i64 %.56.i9 to ptr
  %.77.i15 = inttoptr i64 %.63.i11 to ptr
  %.78.i16 = inttoptr i64 %.74.i13 to ptr
  %.79.i17 = inttoptr i64 %.43.i5 to ptr
  tail call void %.79.i17(ptr %.76.i14, ptr %.77.i15, ptr %.78.i16)
  br label %B0.endif.endif

B0.endif.endif:
  %46 = icmp slt i64 %arg.code.23, 1
  br i1 %46, label %B0.endif.endif.endif, label %B50.preheader.i

B50.preheader.i:
  %47 = icmp eq i64 %arg.code.23, 1
  br i1 %47, label %B50.epil.preheader.i, label %B50.preheader.new.i

B50.preheader.new.i:
  %const38 = bitcast i64 9223372036854775792 to i64
  %const_mat39 = add i64 %const38, 14
  %unroll_iter.i = and i64 %arg.code.23, %const_mat39
  br label %B50.i

B50.i:
  %worst.2.084.i = phi double [ 1.000000e+00, %B50.preheader.new.i ], [ %worst.3.1.1.i, %B110.1.i ]
  %.1278082.i = phi i64 [ 0, %B50.preheader.new.i ], [ %.134.1.i, %B110.1.i ]
  %sunkaddr91 = mul i64 %.1278082.i, 8
  %sunkaddr92 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr91
  %.166.i = load double, ptr %sunkaddr92, align 8
  %.172.i = fcmp ogt double %.166.i, %worst.2.084.i
  br i1 %.172.i, label %B110.i, label %B90.i

B90.i:
  %.179.i = fcmp ogt double %.166.i, -1.000000e+00
  br i1 %.179.i, label %B110.i, label %B106.i

B106.i:
  br label %B110.i

B110.i:
  %worst.3.1.i = phi double [ %worst.2.084.i, %B50.i ], [ -1.000000e+00, %B106.i ], [ %.166.i, %B90.i ]
  %.134.1.i = add nuw i64 %.1278082.i, 2
  %sunkaddr93 = mul i64 %.1278082.i, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr93
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr94, i64 8
  %.166.1.i = load double, ptr %sunkaddr95, align 8
  %.172.1.i = fcmp ogt double %.166.1.i, %worst.3.1.i
  br i1 %.172.1.i, label %B110.1.i, label %B90.1.i

B90.1.i:
  %.179.1.i = fcmp ogt double %.166.1.i, -1.000000e+00
  br i1 %.179.1.i, label %B110.1.i, label %B106.1.i

B106.1.i:
  br label %B110.1.i

B110.1.i:
  %worst.3.1.1.i = phi double [ %worst.3.1.i, %B110.i ], [ -1.000000e+00, %B106.1.i ], [ %.166.1.i, %B90.1.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.134.1.i
  br i1 %niter.ncmp.1.i, label %B112.loopexit.unr-lcssa.i, label %B50.i

B112.loopexit.unr-lcssa.i:
  %48 = and i64 %arg.code.23, 1
  %lcmp.mod.not.i = icmp eq i64 %48, 0
  br i1 %lcmp.mod.not.i, label %B0.endif.endif.endif, label %B50.epil.preheader.i

B50.epil.preheader.i:
  %worst.2.084.epil.init.i = phi double [ 1.000000e+00, %B50.preheader.i ], [ %worst.3.1.1.i, %B112.loopexit.unr-lcssa.i ]
  %.1278082.epil.init.i = phi i64 [ 0, %B50.preheader.i ], [ %unroll_iter.i, %B112.loopexit.unr-lcssa.i ]
  %.165.epil.i = getelementptr double, ptr %arg.code.6, i64 %.1278082.epil.init.i
  %.166.epil.i = load double, ptr %.165.epil.i, align 8
  %.172.epil.i = fcmp ogt double %.166.epil.i, %worst.2.084.epil.init.i
  br i1 %.172.epil.i, label %B0.endif.endif.endif, label %B90.epil.i

B90.epil.i:
  %.179.epil.i = fcmp ogt double %.166.epil.i, -1.000000e+00
  br i1 %.179.epil.i, label %B0.endif.endif.endif, label %B106.epil.i

B106.epil.i:
  br label %B0.endif.endif.endif

B0.endif.endif.endif:
  %worst.2.0.lcssa.i = phi double [ 1.000000e+00, %B0.endif.endif ], [ %worst.3.1.1.i, %B112.loopexit.unr-lcssa.i ], [ %worst.2.084.epil.init.i, %B50.epil.preheader.i ], [ -1.000000e+00, %B106.epil.i ], [ %.166.epil.i, %B90.epil.i ]
  %.176 = getelementptr i8, ptr %arg.code.1, i64 56
  store double 0.000000e+00, ptr %.176, align 8
  %.218 = load double, ptr %arg.code.1, align 8
  %.220 = fcmp ogt double %worst.2.0.lcssa.i, %.218
  br i1 %.220, label %common.ret, label %B260

B310.endif.endif:
  %49 = icmp slt i64 %arg.code.23, 1
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
  %56 = trunc nuw i64 %arg.code.23 to i32
  br label %B500

B676.endif.endif:
  %57 = or i64 %43, %arg.code.23
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
  %66 = or i64 %43, %arg.code.23
  %67 = and i64 %66, -4294967296
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %69, label %76

69:
  %70 = trunc i64 %arg.code.23 to i32
  %71 = trunc i64 %43 to i32
  %72 = udiv i32 %71, %70
  %73 = urem i32 %71, %70
  %74 = zext i32 %72 to i64
  %75 = zext i32 %73 to i64
  br label %79

76:
  %77 = udiv i64 %43, %arg.code.23
  %78 = urem i64 %43, %arg.code.23
  br label %79

79:
  %80 = phi i64 [ %63, %59 ], [ %74, %69 ], [ %77, %76 ]
  %81 = phi i64 [ %64, %59 ], [ %75, %69 ], [ %78, %76 ]
  %.617 = icmp ne i64 %81, 0
  %.619 = zext i1 %.617 to i64
  %.620 = add nuw i64 %80, %.619
  %.641350 = icmp sgt i64 %.620, 0
  br i1 %.641350, label %B732.preheader, label %B768.endif

B732.preheader:
  %82 = icmp ult i64 %55, 32
  %83 = icmp ne i64 %arg.code.23, 1
  %84 = add nuw i64 %43, %.619
  %min.iters.check31 = icmp ult i64 %84, 4
  %or.cond.not48 = or i1 %83, %min.iters.check31
  %or.cond45 = select i1 %or.cond.not48, i1 true, i1 %82
  br i1 %or.cond45, label %B732.preheader51, label %vector.ph32

vector.ph32:
  %85 = add i64 %lsr.iv, %.619
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
  %91 = sub i64 %.620, %n.vec34
  %92 = add i64 %n.vec34, %.427362384
  %cmp.n42 = icmp eq i64 %84, %n.vec34
  br i1 %cmp.n42, label %B768.endif, label %B732.preheader51

B732.preheader51:
  %.640348352.ph = phi i64 [ %.620, %B732.preheader ], [ %91, %middle.block41 ]
  %.647349351.ph = phi i64 [ %.427362384, %B732.preheader ], [ %92, %middle.block41 ]
  %93 = add i64 %.640348352.ph, 1
  %94 = shl i64 %.647349351.ph, 3
  br label %B732

B768.endif:
  %.735 = icmp slt i64 %44, 1
  br i1 %.735, label %B870, label %B768.endif.endif

B768.endif.endif:
  %95 = or i64 %44, %arg.code.23
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
  %104 = or i64 %44, %arg.code.23
  %105 = and i64 %104, -4294967296
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %107, label %114

107:
  %108 = trunc i64 %arg.code.23 to i32
  %109 = trunc i64 %44 to i32
  %110 = udiv i32 %109, %108
  %111 = urem i32 %109, %108
  %112 = zext i32 %110 to i64
  %113 = zext i32 %111 to i64
  br label %117

114:
  %115 = udiv i64 %44, %arg.code.23
  %116 = urem i64 %44, %arg.code.23
  br label %117

117:
  %118 = phi i64 [ %101, %97 ], [ %112, %107 ], [ %115, %114 ]
  %119 = phi i64 [ %102, %97 ], [ %113, %107 ], [ %116, %114 ]
  %.753 = icmp ne i64 %119, 0
  %.755 = zext i1 %.753 to i64
  %.756 = add nuw i64 %118, %.755
  %.780356 = icmp sgt i64 %.756, 0
  br i1 %.780356, label %B824.preheader, label %B870

B824.preheader:
  %120 = icmp ult i64 %54, 32
  %121 = icmp ne i64 %arg.code.23, 1
  %122 = add nuw i64 %44, %.755
  %min.iters.check = icmp ult i64 %122, 4
  %or.cond46.not49 = or i1 %121, %min.iters.check
  %or.cond47 = select i1 %or.cond46.not49, i1 true, i1 %120
  br i1 %or.cond47, label %B824.preheader50, label %vector.ph

vector.ph:
  %123 = add i64 %lsr.iv69, %.755
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
  %129 = sub i64 %.756, %n.vec
  %130 = add i64 %n.vec, %.427362384
  %cmp.n = icmp eq i64 %122, %n.vec
  br i1 %cmp.n, label %B870, label %B824.preheader50

B824.preheader50:
  %.779354358.ph = phi i64 [ %.756, %B824.preheader ], [ %129, %middle.block ]
  %.786355357.ph = phi i64 [ %.427362384, %B824.preheader ], [ %130, %middle.block ]
  %131 = add i64 %.779354358.ph, 1
  %132 = shl i64 %.786355357.ph, 3
  br label %B824
}

define internal i32 @part9(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.dy) {
B0:
  %.77 = getelementptr i8, ptr %arg.code.1, i64 56
  %.78 = load double, ptr %.77, align 8
  %.85 = icmp eq i64 %arg.code.23, 1
  br i1 %.85, label %B764.preheader.thread, label %B270

B270:
  %.258 = getelementptr i8, ptr %arg.code.0, i64 136
  %.259 = load i64, ptr %.258, align 8
  %.261 = inttoptr i64 %.259 to ptr
  %.262 = getelementptr i8, ptr %.261, i64 16
  store ptr %arg.dy, ptr %.262, align 8
  %.42.i = getelementptr i8, ptr %arg.code.0, i64 128
  %.43.i = load i64, ptr %.42.i, align 8
  %.48.not.i = icmp eq i64 %.43.i, 0
  br i1 %.48.not.i, label %B270.endif, label %B48.i

B48.i:
  %sunkaddr = getelementptr i8, ptr %arg.code.0, i64 136
  %.56.i = load i64, ptr %sunkaddr, align 8
  %sunkaddr3.i = getelementptr i8, ptr %arg.code.0, i64 144
  %.63.i = load i64, ptr %sunkaddr3.i, align 8
  %sunkaddr5.i = getelementptr i8, ptr %arg.code.0, i64 152
  %.74.i = load i64, ptr %sunkaddr5.i, align 8
  %.76.i = inttoptr i64 %.56.i to ptr
  %.77.i = inttoptr i64 %.63.i to ptr
  %.78.i = inttoptr i64 %.74.i to ptr
  %.79.i = inttoptr i64 %.43.i to ptr
  tail call void %.79.i(ptr %.76.i, ptr %.77.i, ptr %.78.i)
  br label %B270.endif

B414:
  %.388 = getelementptr i8, ptr %arg.code.0, i64 168
  %.389 = load i64, ptr %.388, align 8
  %.391 = inttoptr i64 %.389 to ptr
  %.392 = getelementptr i8, ptr %.391, i64 16
  store ptr %arg.dy, ptr %.392, align 8
  %.42.i1 = getelementptr i8, ptr %arg.code.0, i64 160
  %.43.i2 = load i64, ptr %.42.i1, align 8
  %.48.not.i3 = icmp eq i64 %.43.i2, 0
  br i1 %.48.not.i3, label %B414.endif.endif, label %B48.i4

B48.i4:
  %sunkaddr17 = getelementptr i8, ptr %arg.code.0, i64 168
  %.56.i6 = load i64, ptr %sunkaddr17, align 8
  %sunkaddr3.i7 = getelementptr i8, ptr %arg.code.0, i64 176
  %.63.i8 = load i64, ptr %sunkaddr3.i7, align 8
  %sunkaddr5.i9 = getelementptr i8, ptr %arg.code.0, i64 184
  %.74.i10 = load i64, ptr %sunkaddr5.i9, align 8
  %.76.i11 = inttoptr i64 %.56.i6 to ptr
  %.77.i12 = inttoptr i64 %.63.i8 to ptr
  %.78.i13 = inttoptr i64 %.74.i10 to ptr
  %.79.i14 = inttoptr i64 %.43.i2 to ptr
  tail call void %.79.i14(ptr %.76.i11, ptr %.77.i12, ptr %.78.i13)
  br label %B414.endif.endif

B596:
  %.554253255 = phi i64 [ 0, %B596.preheader ], [ %.561.1, %B716.1 ]
  %sunkaddr18 = mul i64 %.554253255, 8
  %sunkaddr20 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr18
  %.593 = load double, ptr %sunkaddr20, align 8
  %.634 = load double, ptr %arg.code.1, align 8
  %.635 = fcmp ogt double %.593, %.634
  br i1 %.635, label %B716, label %B674

B674:
  %sunkaddr21 = mul i64 %.554253255, 8
  %sunkaddr22 = getelementptr i8, ptr %arg.code.12, i64 %sunkaddr21
  %.641 = load double, ptr %sunkaddr22, align 8
  %sunkaddr23 = mul i64 %.554253255, 8
  %sunkaddr24 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr23
  store double %.641, ptr %sunkaddr24, align 8
  %.634.1.pre = load double, ptr %arg.code.1, align 8
  br label %B716

B716:
  %.634.1 = phi double [ %.634.1.pre, %B674 ], [ %.634, %B596 ]
  %.561.1 = add nuw i64 %.554253255, 2
  %sunkaddr25 = mul i64 %.554253255, 8
  %sunkaddr26 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr25
  %sunkaddr27 = getelementptr i8, ptr %sunkaddr26, i64 8
  %.593.1 = load double, ptr %sunkaddr27, align 8
  %.635.1 = fcmp ogt double %.593.1, %.634.1
  br i1 %.635.1, label %B716.1, label %B674.1

B674.1:
  %sunkaddr28 = mul i64 %.554253255, 8
  %sunkaddr29 = getelementptr i8, ptr %arg.code.12, i64 %sunkaddr28
  %sunkaddr30 = getelementptr i8, ptr %sunkaddr29, i64 8
  %.641.1 = load double, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %.554253255, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr31
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 8
  store double %.641.1, ptr %sunkaddr33, align 8
  br label %B716.1

B716.1:
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.561.1
  br i1 %niter.ncmp.1, label %B718.endif.loopexit.unr-lcssa, label %B596

B764:
  %worst.2.0263 = phi double [ 0.000000e+00, %B764.preheader.new ], [ %worst.3.1.1, %B904.1 ]
  %.749259261 = phi i64 [ 0, %B764.preheader.new ], [ %.756.1, %B904.1 ]
  %sunkaddr34 = mul i64 %.749259261, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr34
  %.792 = load double, ptr %sunkaddr36, align 8
  %.794 = fcmp ugt double %.792, %worst.2.0263
  br i1 %.794, label %B800, label %B904

B800:
  %.805 = fcmp ueq double %.792, 0x7FF0000000000000
  br i1 %.805, label %B880, label %B904

B880:
  br label %B904

B904:
  %worst.3.1 = phi double [ %worst.2.0263, %B764 ], [ 0x7FF0000000000000, %B880 ], [ %.792, %B800 ]
  %.756.1 = add nuw i64 %.749259261, 2
  %sunkaddr37 = mul i64 %.749259261, 8
  %sunkaddr38 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr37
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 8
  %.792.1 = load double, ptr %sunkaddr39, align 8
  %.794.1 = fcmp ugt double %.792.1, %worst.3.1
  br i1 %.794.1, label %B800.1, label %B904.1

B800.1:
  %.805.1 = fcmp ueq double %.792.1, 0x7FF0000000000000
  br i1 %.805.1, label %B880.1, label %B904.1

B880.1:
  br label %B904.1

B904.1:
  %worst.3.1.1 = phi double [ %worst.3.1, %B904 ], [ 0x7FF0000000000000, %B880.1 ], [ %.792.1, %B800.1 ]
  %niter23.ncmp.1 = icmp eq i64 %unroll_iter22, %.756.1
  br i1 %niter23.ncmp.1, label %common.ret.loopexit.unr-lcssa, label %B764

common.ret.loopexit.unr-lcssa:
  %0 = and i64 %arg.code.23, 1
  %lcmp.mod19.not = icmp eq i64 %0, 0
  br i1 %lcmp.mod19.not, label %common.ret, label %common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge

common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge:
  %.791.epil.phi.trans.insert = getelementptr double, ptr %arg.code.11, i64 %unroll_iter22
  %.792.epil.pre = load double, ptr %.791.epil.phi.trans.insert, align 8
  br label %B764.epil.preheader

B764.epil.preheader:
  %.792.epil = phi double [ %.203, %B764.preheader.thread ], [ %.792.epil.pre, %common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge ]
  %worst.2.0263.epil.init = phi double [ 0.000000e+00, %B764.preheader.thread ], [ %worst.3.1.1, %common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge ]
  %.794.epil = fcmp ugt double %.792.epil, %worst.2.0263.epil.init
  br i1 %.794.epil, label %B800.epil, label %common.ret

B800.epil:
  %.805.epil = fcmp ueq double %.792.epil, 0x7FF0000000000000
  br i1 %.805.epil, label %B880.epil, label %common.ret

B880.epil:
  br label %common.ret

common.ret:
  %worst.2.0.lcssa = phi double [ 0.000000e+00, %B718.endif ], [ 0.000000e+00, %B414.endif.endif ], [ %worst.3.1.1, %common.ret.loopexit.unr-lcssa ], [ %worst.2.0263.epil.init, %B764.epil.preheader ], [ 0x7FF0000000000000, %B880.epil ], [ %.792.epil, %B800.epil ]
  store double %worst.2.0.lcssa, ptr %retptr, align 8
  ret i32 0

B764.preheader.thread:
  %1 = fcmp une double %.78, 0.000000e+00
  %.37.i = shl nsw i64 %arg.code.24, 1
  %.39.i = add nsw i64 %arg.code.27, %.37.i
  %.40.i = mul nsw i64 %arg.code.28, %.39.i
  %.41.i = getelementptr double, ptr %arg.code.15, i64 %.40.i
  %.45.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.41.i, ptr %arg.code.4, i64 %.45.i, i1 false)
  %.47.i = getelementptr double, ptr %.41.i, i64 %arg.code.24
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.47.i, ptr %arg.dy, i64 %.45.i, i1 false)
  %.54.i = getelementptr double, ptr %.41.i, i64 %.37.i
  %.58.i = shl i64 %arg.code.27, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.54.i, ptr %arg.code.9, i64 %.58.i, i1 false)
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
  %.202 = getelementptr double, ptr %arg.code.16, i64 %arg.code.28
  %.203 = load double, ptr %.202, align 8
  store double %.203, ptr %arg.code.11, align 8
  br label %B764.epil.preheader

B270.endif:
  %2 = fcmp une double %.78, 0.000000e+00
  br i1 %2, label %B414, label %B718.endif

B414.endif.endif:
  %.548254.not = icmp slt i64 %arg.code.23, 1
  br i1 %.548254.not, label %common.ret, label %B596.preheader

B596.preheader:
  %const16 = bitcast i64 9223372036854775806 to i64
  %unroll_iter = and i64 %arg.code.23, %const16
  br label %B596

B718.endif.loopexit.unr-lcssa:
  %3 = and i64 %arg.code.23, 1
  %lcmp.mod.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod.not, label %B718.endif, label %B596.epil.preheader

B596.epil.preheader:
  %4 = shl i64 %unroll_iter, 3
  %scevgep29 = getelementptr i8, ptr %arg.code.8, i64 %4
  %.593.epil = load double, ptr %scevgep29, align 8
  %.634.epil = load double, ptr %arg.code.1, align 8
  %.635.epil = fcmp ogt double %.593.epil, %.634.epil
  br i1 %.635.epil, label %B718.endif, label %B674.epil

B674.epil:
  %sunkaddr40 = mul i64 %unroll_iter, 8
  %sunkaddr41 = getelementptr i8, ptr %arg.code.12, i64 %sunkaddr40
  %.641.epil = load double, ptr %sunkaddr41, align 8
  %sunkaddr42 = mul i64 %unroll_iter, 8
  %sunkaddr43 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr42
  store double %.641.epil, ptr %sunkaddr43, align 8
  br label %B718.endif

B718.endif:
  %.743260.not = icmp slt i64 %arg.code.23, 1
  br i1 %.743260.not, label %common.ret, label %B764.preheader.new

B764.preheader.new:
  %const = bitcast i64 9223372036854775806 to i64
  %unroll_iter22 = and i64 %arg.code.23, %const
  br label %B764
}

define i64 @loop(ptr %table) {
  %value = alloca i64
  %error = alloca ptr
  %address = ptrtoint ptr %table to i64
  %code = call i32 @part0(ptr %value, ptr %error, i64 %address)
  %found = load i64, ptr %value
  ret i64 %found
}
