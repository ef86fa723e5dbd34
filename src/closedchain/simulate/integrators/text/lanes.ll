; loop lanes of simulate/integrators/lanes.py, made by python tools/loops.py
; sources c3acce6b1ed0d6ff8123979803c6ed9bf3727429626eb9089f266c9fe07712e0
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.207 = alloca i64, align 8
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
  %.101 = inttoptr i64 %.100 to ptr
  %.102 = getelementptr i8, ptr %.6, i64 248
  %.103 = load i64, ptr %.102, align 8
  %.104 = getelementptr i8, ptr %.6, i64 256
  %.105 = load i64, ptr %.104, align 8
  %.106 = getelementptr i8, ptr %.6, i64 264
  %.107 = load i64, ptr %.106, align 8
  %.108 = getelementptr i8, ptr %.6, i64 272
  %.109 = load i64, ptr %.108, align 8
  %.110 = getelementptr i8, ptr %.6, i64 280
  %.111 = load i64, ptr %.110, align 8
  %.112 = getelementptr i8, ptr %.6, i64 288
  %.113 = load i64, ptr %.112, align 8
  %.114 = getelementptr i8, ptr %.6, i64 296
  %.115 = load i64, ptr %.114, align 8
  %.147 = getelementptr i8, ptr %.6, i64 304
  %.148 = load i64, ptr %.147, align 8
  %.149 = inttoptr i64 %.148 to ptr
  %.150 = getelementptr i8, ptr %.6, i64 312
  %.151 = load i64, ptr %.150, align 8
  %.152 = inttoptr i64 %.151 to ptr
  %.153 = getelementptr i8, ptr %.6, i64 320
  %.154 = load i64, ptr %.153, align 8
  %.155 = inttoptr i64 %.154 to ptr
  %.156 = getelementptr i8, ptr %.6, i64 328
  %.157 = load i64, ptr %.156, align 8
  %.158 = inttoptr i64 %.157 to ptr
  %.159 = getelementptr i8, ptr %.6, i64 336
  %.160 = load i64, ptr %.159, align 8
  %.161 = inttoptr i64 %.160 to ptr
  %.162 = getelementptr i8, ptr %.6, i64 344
  %.163 = load i64, ptr %.162, align 8
  %.164 = inttoptr i64 %.163 to ptr
  %.171 = getelementptr i8, ptr %.6, i64 352
  %.172 = load i64, ptr %.171, align 8
  %.173 = inttoptr i64 %.172 to ptr
  %.174 = getelementptr i8, ptr %.6, i64 360
  %.175 = load i64, ptr %.174, align 8
  %.176 = inttoptr i64 %.175 to ptr
  %.177 = getelementptr i8, ptr %.6, i64 368
  %.178 = load i64, ptr %.177, align 8
  %.179 = inttoptr i64 %.178 to ptr
  %.180 = getelementptr i8, ptr %.6, i64 376
  %.181 = load i64, ptr %.180, align 8
  %.182 = inttoptr i64 %.181 to ptr
  %.183 = getelementptr i8, ptr %.6, i64 384
  %.184 = load i64, ptr %.183, align 8
  %.185 = inttoptr i64 %.184 to ptr
  %.186 = getelementptr i8, ptr %.6, i64 392
  %.187 = load i64, ptr %.186, align 8
  %.188 = inttoptr i64 %.187 to ptr
  %.189 = getelementptr i8, ptr %.6, i64 400
  %.190 = load i64, ptr %.189, align 8
  %.191 = inttoptr i64 %.190 to ptr
  store i64 0, ptr %.207, align 8
  %.211 = call i32 @part1(ptr %.207, ptr %excinfo.1, ptr %.9, ptr %.12, i64 %.14, i64 %.16, i64 %.18, i64 %.20, i64 %.22, ptr %.32, ptr %.35, ptr %.38, ptr %.41, ptr %.44, ptr %.47, ptr %.50, ptr %.53, ptr %.56, ptr %.59, ptr %.62, ptr %.65, ptr %.68, ptr %.71, ptr %.74, ptr %.77, ptr %.80, ptr %.83, ptr %.86, ptr %.89, ptr %.92, ptr %.95, ptr %.98, ptr %.101, i64 %.103, i64 %.105, i64 %.107, i64 %.109, i64 %.111, i64 %.113, i64 %.115, ptr %.149, ptr %.152, ptr %.155, ptr %.158, ptr %.161, ptr %.164, ptr %.173, ptr %.176, ptr %.179, ptr %.182, ptr %.185, ptr %.188, ptr %.191)
  %cond = icmp eq i32 %.211, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  ret i32 %.211

B0.endif:
  %.221 = load i64, ptr %.207, align 8
  store i64 %.221, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.219 = icmp sgt i32 %.211, 0
  %.212 = load ptr, ptr %excinfo.1, align 8
  %.220 = select i1 %.219, ptr %.212, ptr undef
  store ptr %.220, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.b.0, ptr %arg.b.1, ptr %arg.b.2, ptr %arg.b.3, ptr %arg.b.4, ptr %arg.b.5, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.98 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.128 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  %.268 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.808 = alloca ptr, align 8
  %excinfo.4 = alloca ptr, align 8
  %.1107 = alloca ptr, align 8
  %excinfo.5 = alloca ptr, align 8
  %.91 = load i64, ptr %arg.b.1, align 8
  %.92 = icmp eq i64 %.91, 0
  br i1 %.92, label %B58, label %B100

B58:
  %.102 = call i32 @part2(ptr %.98, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.b.2)
  %cond = icmp eq i32 %.102, 0
  br i1 %cond, label %B100, label %B58.if.if

B100:
  %.132 = call i32 @part3(ptr %.128, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.b.0, ptr %arg.b.1, ptr %arg.b.2, ptr %arg.b.3, ptr %arg.b.4, ptr %arg.b.5)
  %cond8 = icmp eq i32 %.132, 0
  br i1 %cond8, label %B100.endif, label %B100.if.if

B230:
  %.243 = phi i64 [ %.180, %B230.preheader ], [ %.1160.pre, %B1346 ]
  %.247 = load double, ptr %arg.b.0, align 8
  %.248 = sitofp i64 %.243 to double
  %.249 = fmul double %.247, %.248
  store i64 0, ptr %.268, align 8
  %.272 = call i32 @part4(ptr %.268, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %.249, double %.247, ptr %arg.b.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond9 = icmp eq i32 %.272, 0
  br i1 %cond9, label %B230.endif, label %B230.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B502 ], [ 0, %B1444 ], [ %.102, %B58.if.if ], [ %.132, %B100.if.if ], [ %.272, %B230.if.if ], [ %.812, %B788.if.if ], [ %.1111, %B1314.if.if ]
  ret i32 %common.ret.op

B502.loopexit52:
  br label %B502

B502.loopexit:
  br label %B502

B502:
  %"$phi502.0.2.0" = phi i64 [ 11, %B502.loopexit52 ], [ %.282, %B502.loopexit ]
  store i64 %"$phi502.0.2.0", ptr %retptr, align 8
  br label %common.ret

B546:
  %.682269271 = phi i64 [ %.689.1, %B646.1 ], [ %.682269271.unr, %B546.preheader71 ]
  %sunkaddr94 = mul i64 %.682269271, 8
  %sunkaddr95 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr94
  %.721 = load double, ptr %sunkaddr95, align 8
  %sunkaddr96 = mul i64 %.682269271, 8
  %sunkaddr97 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr96
  %.726 = load double, ptr %sunkaddr97, align 8
  %.727 = fcmp ogt double %.721, %.726
  br i1 %.727, label %B604, label %B646

B604:
  %sunkaddr98 = mul i64 %.682269271, 8
  %sunkaddr99 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr98
  store double %.721, ptr %sunkaddr99, align 8
  br label %B646

B646:
  %.689.1 = add nuw nsw i64 %.682269271, 2
  %sunkaddr = mul i64 %.682269271, 8
  %sunkaddr100 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr100, i64 8
  %.721.1 = load double, ptr %sunkaddr101, align 8
  %sunkaddr102 = mul i64 %.682269271, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr102
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 8
  %.726.1 = load double, ptr %sunkaddr104, align 8
  %.727.1 = fcmp ogt double %.721.1, %.726.1
  br i1 %.727.1, label %B604.1, label %B646.1

B604.1:
  %sunkaddr105 = mul i64 %.682269271, 8
  %sunkaddr106 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr105
  %sunkaddr107 = getelementptr i8, ptr %sunkaddr106, i64 8
  store double %.721.1, ptr %sunkaddr107, align 8
  br label %B646.1

B646.1:
  %exitcond.not.1 = icmp eq i64 %arg.code.24, %.689.1
  br i1 %exitcond.not.1, label %B648, label %B546

B648:
  %0 = icmp eq i64 %arg.code.27, 0
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.b.2, ptr %arg.room.2, i64 %.757, i1 false)
  %.787 = load i64, ptr %arg.b.1, align 8
  %.788 = add nsw i64 %.787, 1
  store i64 %.788, ptr %arg.b.1, align 8
  br i1 %0, label %B850, label %B788

B788:
  %.798 = fadd double %.247, %.249
  %.812 = call i32 @part5(ptr %.808, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %.798, ptr %arg.b.2, ptr %arg.b.4)
  %cond11 = icmp eq i32 %.812, 0
  br i1 %cond11, label %B788.B850_crit_edge, label %B788.if.if

B788.B850_crit_edge:
  %.1072.pre311.pre = load i64, ptr %arg.b.1, align 8
  br label %B850

B850:
  %.1072.pre311 = phi i64 [ %.1072.pre311.pre, %B788.B850_crit_edge ], [ %.788, %B648 ]
  %sunkaddr108 = getelementptr i8, ptr %arg.b.1, i64 24
  %.865 = load i64, ptr %sunkaddr108, align 8
  %.866 = icmp sgt i64 %.865, 0
  br i1 %.866, label %B904.else.if, label %B1218

B1006:
  %sunkaddr109 = getelementptr i8, ptr %arg.b.1, i64 16
  %.1000 = load i64, ptr %sunkaddr109, align 8
  %.1003 = mul nsw i64 %.1000, %arg.code.25
  %.1004 = getelementptr double, ptr %arg.b.3, i64 %.1003
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1004, ptr %arg.b.2, i64 %.757, i1 false)
  %.1039 = load i64, ptr %sunkaddr109, align 8
  %.1040 = add nsw i64 %.1039, 1
  store i64 %.1040, ptr %sunkaddr109, align 8
  %.1072.pre = load i64, ptr %arg.b.1, align 8
  br label %B1218

B1218:
  %.1072 = phi i64 [ %.1072.pre311, %43 ], [ %.1072.pre, %B1006 ], [ %.1072.pre311, %B850 ]
  %sunkaddr110 = getelementptr i8, ptr %arg.b.1, i64 8
  %.1101 = load i64, ptr %sunkaddr110, align 8
  %.1102 = icmp slt i64 %.1072, %.1101
  br i1 %.1102, label %B1314, label %B1444

B1314:
  %.1111 = call i32 @part3(ptr %.1107, ptr %excinfo.5, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.b.0, ptr %arg.b.1, ptr %arg.b.2, ptr %arg.b.3, ptr %arg.b.4, ptr %arg.b.5)
  %cond10 = icmp eq i32 %.1111, 0
  br i1 %cond10, label %B1346, label %B1314.if.if

B1346:
  %.1160.pre = load i64, ptr %arg.b.1, align 8
  %sunkaddr111 = getelementptr i8, ptr %arg.b.1, i64 8
  %.1189.pre = load i64, ptr %sunkaddr111, align 8
  %1 = icmp slt i64 %.1160.pre, %.1189.pre
  br i1 %1, label %B230, label %B1444

B1444:
  store i64 6, ptr %retptr, align 8
  br label %common.ret

B58.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B100.endif:
  %.180 = load i64, ptr %arg.b.1, align 8
  %.208 = getelementptr i8, ptr %arg.b.1, i64 8
  %.209 = load i64, ptr %.208, align 8
  %.210 = icmp slt i64 %.180, %.209
  br i1 %.210, label %B230.preheader, label %B1444

B230.preheader:
  %.757 = shl i64 %arg.code.25, 3
  %2 = shl i64 %arg.code.24, 3
  %scevgep = getelementptr i8, ptr %arg.b.5, i64 %2
  %scevgep43 = getelementptr i8, ptr %arg.code.11, i64 %2
  %bound0 = icmp ult ptr %arg.b.5, %scevgep43
  %bound1 = icmp ult ptr %arg.code.11, %scevgep
  %found.conflict = and i1 %bound0, %bound1
  %n.vec = and i64 %arg.code.24, 9223372036854775804
  %3 = icmp samesign ult i64 %arg.code.24, 4
  %brmerge = select i1 %3, i1 true, i1 %found.conflict
  br label %B230

B100.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B230.endif:
  %.282 = load i64, ptr %.268, align 8
  switch i64 %.282, label %B502.loopexit52 [
    i64 0, label %B504.endif
    i64 3, label %B502.loopexit
    i64 12, label %B502.loopexit
  ]

B230.if.if:
  %.280 = icmp sgt i32 %.272, 0
  %.273 = load ptr, ptr %excinfo.3, align 8
  %.281 = select i1 %.280, ptr %.273, ptr undef
  store ptr %.281, ptr %excinfo, align 8
  br label %common.ret

B504.endif:
  %4 = icmp slt i64 %arg.code.24, 1
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
  %21 = icmp eq i64 %arg.code.24, %n.vec
  br i1 %21, label %B648, label %B546.preheader53

B546.preheader53:
  %.682269271.ph = phi i64 [ %n.vec, %middle.block ], [ 0, %B546.preheader ]
  %22 = and i64 %arg.code.24, 1
  %23 = icmp eq i64 %22, 0
  %.neg = or disjoint i64 %.682269271.ph, 1
  br i1 %23, label %B546.prol.loopexit, label %B546.prol

B546.prol:
  %.720.prol = getelementptr double, ptr %arg.code.11, i64 %.682269271.ph
  %.721.prol = load double, ptr %.720.prol, align 8
  %.725.prol = getelementptr double, ptr %arg.b.5, i64 %.682269271.ph
  %.726.prol = load double, ptr %.725.prol, align 8
  %.727.prol = fcmp ogt double %.721.prol, %.726.prol
  br i1 %.727.prol, label %B604.prol, label %B546.prol.loopexit

B604.prol:
  %sunkaddr119 = shl i64 %.682269271.ph, 3
  %sunkaddr120 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr119
  store double %.721.prol, ptr %sunkaddr120, align 8
  br label %B546.prol.loopexit

B546.prol.loopexit:
  %.682269271.unr = phi i64 [ %.682269271.ph, %B546.preheader53 ], [ %.neg, %B604.prol ], [ %.neg, %B546.prol ]
  %24 = icmp eq i64 %arg.code.24, %.neg
  br i1 %24, label %B648, label %B546.preheader71

B546.preheader71:
  br label %B546

B788.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B904.else.if:
  %25 = or i64 %.865, %.1072.pre311
  %26 = icmp ult i64 %25, 4294967296
  br i1 %26, label %27, label %32

27:
  %28 = trunc nuw i64 %.865 to i32
  %29 = trunc nuw i64 %.1072.pre311 to i32
  %30 = urem i32 %29, %28
  %31 = zext i32 %30 to i64
  br label %43

32:
  %33 = or i64 %.1072.pre311, %.865
  %34 = and i64 %33, -4294967296
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %41

36:
  %37 = trunc i64 %.865 to i32
  %38 = trunc i64 %.1072.pre311 to i32
  %39 = urem i32 %38, %37
  %40 = zext i32 %39 to i64
  br label %43

41:
  %42 = srem i64 %.1072.pre311, %.865
  br label %43

43:
  %44 = phi i64 [ %31, %27 ], [ %40, %36 ], [ %42, %41 ]
  %.946 = xor i64 %44, %.865
  %.947 = icmp slt i64 %.946, 0
  %.956 = select i1 %.947, i64 %.865, i64 0
  %.936.1 = sub nsw i64 0, %.956
  %.966 = icmp eq i64 %44, %.936.1
  br i1 %.966, label %B1006, label %B1218

B1314.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part2(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.y) {
B0:
  %arg.code.24.fr = freeze i64 %arg.code.24
  %.100 = getelementptr i8, ptr %arg.code.0, i64 192
  %.101 = load i64, ptr %.100, align 8
  %.102 = icmp eq i64 %.101, 0
  br i1 %.102, label %common.ret, label %B68.endif.endif

common.ret.sink.split:
  %.45.i40.us.11.sink = phi i64 [ %.45.i40.us.us, %B142.endif.us.us ], [ %.45.i40.us.11, %B142.endif.us.11 ]
  %.sink.ph = phi double [ 0.000000e+00, %B142.endif.us.us ], [ -1.000000e+00, %B142.endif.us.11 ]
  %sunkaddr = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.11 = load i64, ptr %sunkaddr, align 8
  %sunkaddr275 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.11 = load i64, ptr %sunkaddr275, align 8
  %sunkaddr276 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.11 = load i64, ptr %sunkaddr276, align 8
  %.78.i49.us.11 = inttoptr i64 %.58.i44.us.11 to ptr
  %.79.i50.us.11 = inttoptr i64 %.65.i46.us.11 to ptr
  %.80.i51.us.11 = inttoptr i64 %.76.i48.us.11 to ptr
  %.81.i52.us.11 = inttoptr i64 %.45.i40.us.11.sink to ptr
  tail call void %.81.i52.us.11(ptr %.78.i49.us.11, ptr %.79.i50.us.11, ptr %.80.i51.us.11)
  br label %common.ret

common.ret:
  %.sink = phi double [ -1.000000e+00, %B142.endif.us.11 ], [ %.sink.ph, %common.ret.sink.split ], [ 0.000000e+00, %B0 ], [ -1.000000e+00, %B68.i124 ], [ -1.000000e+00, %B68.i ], [ 0.000000e+00, %B142.endif.us.us ], [ -1.000000e+00, %B140 ], [ -1.000000e+00, %B642 ], [ %first.2.1, %B660 ]
  store double %.sink, ptr %retptr, align 8
  ret i32 0

B140:
  %exitcond.not = icmp eq i64 %.215, 12
  br i1 %exitcond.not, label %common.ret, label %B142

B142:
  %first.3.0383 = phi double [ %first.2.1, %B140 ], [ 0.000000e+00, %B142.preheader ]
  %left.2.0382 = phi i64 [ %.767, %B140 ], [ %.113, %B142.preheader ]
  %.208362380 = phi i64 [ %.215, %B140 ], [ 0, %B142.preheader ]
  %.215 = add nuw nsw i64 %.208362380, 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr65 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i = load i64, ptr %sunkaddr65, align 8
  %.99.not.i = icmp eq i64 %.98.i, 0
  br i1 %.99.not.i, label %B142.endif, label %B64.i

B64.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif

B524:
  %sunkaddr66 = getelementptr i8, ptr %arg.code.0, i64 224
  %.45.i = load i64, ptr %sunkaddr66, align 8
  %.50.not.i = icmp eq i64 %.45.i, 0
  br i1 %.50.not.i, label %B50.i116.preheader, label %B48.i

B50.i116.preheader:
  br label %B50.i116

B48.i:
  %sunkaddr67 = getelementptr i8, ptr %arg.code.0, i64 232
  %.58.i = load i64, ptr %sunkaddr67, align 8
  %sunkaddr68 = getelementptr i8, ptr %arg.code.0, i64 240
  %.65.i = load i64, ptr %sunkaddr68, align 8
  %sunkaddr69 = getelementptr i8, ptr %arg.code.0, i64 248
  %.76.i = load i64, ptr %sunkaddr69, align 8
  %.78.i = inttoptr i64 %.58.i to ptr
  %.79.i = inttoptr i64 %.65.i to ptr
  %.80.i = inttoptr i64 %.76.i to ptr
  %.81.i = inttoptr i64 %.45.i to ptr
  tail call void %.81.i(ptr %.78.i, ptr %.79.i, ptr %.80.i)
  br label %B50.i116.preheader

B638:
  br label %B642

B642:
  %worst.2.1 = phi double [ %worst.3.1.i, %B142.endif.endif.endif.endif.endif ], [ %worst.3.1.i142, %B524.endif.endif ], [ %worst.3.1.i, %B638 ]
  %.723 = fcmp olt double %worst.2.1, 0.000000e+00
  br i1 %.723, label %common.ret, label %B660

B660:
  %.750 = icmp eq i64 %.208362380, 0
  %first.2.1 = select i1 %.750, double %worst.2.1, double %first.3.0383
  %.763 = xor i64 %found.2.0.lcssa.i93.ph, -1
  %.767 = and i64 %left.2.0382, %.763
  %.774 = icmp eq i64 %.767, 0
  br i1 %.774, label %common.ret, label %B140

B68.endif.endif:
  %.250 = shl i64 %arg.code.25, 3
  %.105.i = add nsw i64 %arg.code.25, -6
  %.106.i = getelementptr double, ptr %arg.code.4, i64 %.105.i
  %.114.i = getelementptr double, ptr %arg.code.7, i64 %.105.i
  %.12653.not.i = icmp slt i64 %arg.code.24.fr, 1
  %n.vec.i = and i64 %arg.code.24.fr, 9223372036854775804
  %scevgep.i96 = getelementptr i8, ptr %arg.y, i64 16
  %scevgep13.i = getelementptr i8, ptr %arg.code.7, i64 16
  %0 = shl i64 %arg.code.24.fr, 3
  %1 = trunc nuw i64 %arg.code.24.fr to i32
  br i1 %.12653.not.i, label %B68.endif.endif.split.us, label %B142.preheader

B142.preheader:
  %arg.y1.i = ptrtoint ptr %arg.y to i64
  %arg.code.72.i = ptrtoint ptr %arg.code.7 to i64
  %2 = sub i64 %arg.y1.i, %arg.code.72.i
  %notmask = shl nsw i64 -1, %arg.code.24.fr
  %.113 = xor i64 %notmask, -1
  br label %B142

B68.endif.endif.split.us:
  %.774.us = icmp eq i64 %arg.code.24.fr, 0
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr282 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.us = load i64, ptr %sunkaddr282, align 8
  br i1 %.774.us, label %B142.us.us, label %B142.us.preheader

B142.us.preheader:
  %3 = icmp eq i64 %.98.i.us.us, 0
  br i1 %3, label %B142.endif.us, label %B64.i.us

B142.us.us:
  %4 = icmp eq i64 %.98.i.us.us, 0
  br i1 %4, label %B142.endif.us.us, label %B64.i.us.us

B64.i.us.us:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.us

B142.endif.us.us:
  %sunkaddr70 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.us = load i64, ptr %sunkaddr70, align 8
  %.50.not.i41.us.us = icmp eq i64 %.45.i40.us.us, 0
  br i1 %.50.not.i41.us.us, label %common.ret, label %common.ret.sink.split

B64.i.us:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us

B142.endif.us:
  %sunkaddr71 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us = load i64, ptr %sunkaddr71, align 8
  %.50.not.i41.us = icmp eq i64 %.45.i40.us, 0
  br i1 %.50.not.i41.us, label %B142.endif.endif.us, label %B48.i42.us

B48.i42.us:
  %sunkaddr285 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us = load i64, ptr %sunkaddr285, align 8
  %sunkaddr286 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us = load i64, ptr %sunkaddr286, align 8
  %sunkaddr287 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us = load i64, ptr %sunkaddr287, align 8
  %.78.i49.us = inttoptr i64 %.58.i44.us to ptr
  %.79.i50.us = inttoptr i64 %.65.i46.us to ptr
  %.80.i51.us = inttoptr i64 %.76.i48.us to ptr
  %.81.i52.us = inttoptr i64 %.45.i40.us to ptr
  tail call void %.81.i52.us(ptr %.78.i49.us, ptr %.79.i50.us, ptr %.80.i51.us)
  br label %B142.endif.endif.us

B142.endif.endif.us:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr72 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.1 = load i64, ptr %sunkaddr72, align 8
  %.99.not.i.us.1 = icmp eq i64 %.98.i.us.1, 0
  br i1 %.99.not.i.us.1, label %B142.endif.us.1, label %B64.i.us.1

B64.i.us.1:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.1

B142.endif.us.1:
  %sunkaddr73 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.1 = load i64, ptr %sunkaddr73, align 8
  %.50.not.i41.us.1 = icmp eq i64 %.45.i40.us.1, 0
  br i1 %.50.not.i41.us.1, label %B142.endif.endif.us.1, label %B48.i42.us.1

B48.i42.us.1:
  %sunkaddr290 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.1 = load i64, ptr %sunkaddr290, align 8
  %sunkaddr291 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.1 = load i64, ptr %sunkaddr291, align 8
  %sunkaddr292 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.1 = load i64, ptr %sunkaddr292, align 8
  %.78.i49.us.1 = inttoptr i64 %.58.i44.us.1 to ptr
  %.79.i50.us.1 = inttoptr i64 %.65.i46.us.1 to ptr
  %.80.i51.us.1 = inttoptr i64 %.76.i48.us.1 to ptr
  %.81.i52.us.1 = inttoptr i64 %.45.i40.us.1 to ptr
  tail call void %.81.i52.us.1(ptr %.78.i49.us.1, ptr %.79.i50.us.1, ptr %.80.i51.us.1)
  br label %B142.endif.endif.us.1

B142.endif.endif.us.1:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr74 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.2 = load i64, ptr %sunkaddr74, align 8
  %.99.not.i.us.2 = icmp eq i64 %.98.i.us.2, 0
  br i1 %.99.not.i.us.2, label %B142.endif.us.2, label %B64.i.us.2

B64.i.us.2:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.2

B142.endif.us.2:
  %sunkaddr75 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.2 = load i64, ptr %sunkaddr75, align 8
  %.50.not.i41.us.2 = icmp eq i64 %.45.i40.us.2, 0
  br i1 %.50.not.i41.us.2, label %B142.endif.endif.us.2, label %B48.i42.us.2

B48.i42.us.2:
  %sunkaddr295 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.2 = load i64, ptr %sunkaddr295, align 8
  %sunkaddr296 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.2 = load i64, ptr %sunkaddr296, align 8
  %sunkaddr297 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.2 = load i64, ptr %sunkaddr297, align 8
  %.78.i49.us.2 = inttoptr i64 %.58.i44.us.2 to ptr
  %.79.i50.us.2 = inttoptr i64 %.65.i46.us.2 to ptr
  %.80.i51.us.2 = inttoptr i64 %.76.i48.us.2 to ptr
  %.81.i52.us.2 = inttoptr i64 %.45.i40.us.2 to ptr
  tail call void %.81.i52.us.2(ptr %.78.i49.us.2, ptr %.79.i50.us.2, ptr %.80.i51.us.2)
  br label %B142.endif.endif.us.2

B142.endif.endif.us.2:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr76 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.3 = load i64, ptr %sunkaddr76, align 8
  %.99.not.i.us.3 = icmp eq i64 %.98.i.us.3, 0
  br i1 %.99.not.i.us.3, label %B142.endif.us.3, label %B64.i.us.3

B64.i.us.3:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.3

B142.endif.us.3:
  %sunkaddr77 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.3 = load i64, ptr %sunkaddr77, align 8
  %.50.not.i41.us.3 = icmp eq i64 %.45.i40.us.3, 0
  br i1 %.50.not.i41.us.3, label %B142.endif.endif.us.3, label %B48.i42.us.3

B48.i42.us.3:
  %sunkaddr300 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.3 = load i64, ptr %sunkaddr300, align 8
  %sunkaddr301 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.3 = load i64, ptr %sunkaddr301, align 8
  %sunkaddr302 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.3 = load i64, ptr %sunkaddr302, align 8
  %.78.i49.us.3 = inttoptr i64 %.58.i44.us.3 to ptr
  %.79.i50.us.3 = inttoptr i64 %.65.i46.us.3 to ptr
  %.80.i51.us.3 = inttoptr i64 %.76.i48.us.3 to ptr
  %.81.i52.us.3 = inttoptr i64 %.45.i40.us.3 to ptr
  tail call void %.81.i52.us.3(ptr %.78.i49.us.3, ptr %.79.i50.us.3, ptr %.80.i51.us.3)
  br label %B142.endif.endif.us.3

B142.endif.endif.us.3:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr78 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.4 = load i64, ptr %sunkaddr78, align 8
  %.99.not.i.us.4 = icmp eq i64 %.98.i.us.4, 0
  br i1 %.99.not.i.us.4, label %B142.endif.us.4, label %B64.i.us.4

B64.i.us.4:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.4

B142.endif.us.4:
  %sunkaddr79 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.4 = load i64, ptr %sunkaddr79, align 8
  %.50.not.i41.us.4 = icmp eq i64 %.45.i40.us.4, 0
  br i1 %.50.not.i41.us.4, label %B142.endif.endif.us.4, label %B48.i42.us.4

B48.i42.us.4:
  %sunkaddr305 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.4 = load i64, ptr %sunkaddr305, align 8
  %sunkaddr306 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.4 = load i64, ptr %sunkaddr306, align 8
  %sunkaddr307 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.4 = load i64, ptr %sunkaddr307, align 8
  %.78.i49.us.4 = inttoptr i64 %.58.i44.us.4 to ptr
  %.79.i50.us.4 = inttoptr i64 %.65.i46.us.4 to ptr
  %.80.i51.us.4 = inttoptr i64 %.76.i48.us.4 to ptr
  %.81.i52.us.4 = inttoptr i64 %.45.i40.us.4 to ptr
  tail call void %.81.i52.us.4(ptr %.78.i49.us.4, ptr %.79.i50.us.4, ptr %.80.i51.us.4)
  br label %B142.endif.endif.us.4

B142.endif.endif.us.4:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr80 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.5 = load i64, ptr %sunkaddr80, align 8
  %.99.not.i.us.5 = icmp eq i64 %.98.i.us.5, 0
  br i1 %.99.not.i.us.5, label %B142.endif.us.5, label %B64.i.us.5

B64.i.us.5:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.5

B142.endif.us.5:
  %sunkaddr81 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.5 = load i64, ptr %sunkaddr81, align 8
  %.50.not.i41.us.5 = icmp eq i64 %.45.i40.us.5, 0
  br i1 %.50.not.i41.us.5, label %B142.endif.endif.us.5, label %B48.i42.us.5

B48.i42.us.5:
  %sunkaddr310 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.5 = load i64, ptr %sunkaddr310, align 8
  %sunkaddr311 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.5 = load i64, ptr %sunkaddr311, align 8
  %sunkaddr312 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.5 = load i64, ptr %sunkaddr312, align 8
  %.78.i49.us.5 = inttoptr i64 %.58.i44.us.5 to ptr
  %.79.i50.us.5 = inttoptr i64 %.65.i46.us.5 to ptr
  %.80.i51.us.5 = inttoptr i64 %.76.i48.us.5 to ptr
  %.81.i52.us.5 = inttoptr i64 %.45.i40.us.5 to ptr
  tail call void %.81.i52.us.5(ptr %.78.i49.us.5, ptr %.79.i50.us.5, ptr %.80.i51.us.5)
  br label %B142.endif.endif.us.5

B142.endif.endif.us.5:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr82 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.6 = load i64, ptr %sunkaddr82, align 8
  %.99.not.i.us.6 = icmp eq i64 %.98.i.us.6, 0
  br i1 %.99.not.i.us.6, label %B142.endif.us.6, label %B64.i.us.6

B64.i.us.6:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.6

B142.endif.us.6:
  %sunkaddr83 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.6 = load i64, ptr %sunkaddr83, align 8
  %.50.not.i41.us.6 = icmp eq i64 %.45.i40.us.6, 0
  br i1 %.50.not.i41.us.6, label %B142.endif.endif.us.6, label %B48.i42.us.6

B48.i42.us.6:
  %sunkaddr315 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.6 = load i64, ptr %sunkaddr315, align 8
  %sunkaddr316 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.6 = load i64, ptr %sunkaddr316, align 8
  %sunkaddr317 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.6 = load i64, ptr %sunkaddr317, align 8
  %.78.i49.us.6 = inttoptr i64 %.58.i44.us.6 to ptr
  %.79.i50.us.6 = inttoptr i64 %.65.i46.us.6 to ptr
  %.80.i51.us.6 = inttoptr i64 %.76.i48.us.6 to ptr
  %.81.i52.us.6 = inttoptr i64 %.45.i40.us.6 to ptr
  tail call void %.81.i52.us.6(ptr %.78.i49.us.6, ptr %.79.i50.us.6, ptr %.80.i51.us.6)
  br label %B142.endif.endif.us.6

B142.endif.endif.us.6:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr84 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.7 = load i64, ptr %sunkaddr84, align 8
  %.99.not.i.us.7 = icmp eq i64 %.98.i.us.7, 0
  br i1 %.99.not.i.us.7, label %B142.endif.us.7, label %B64.i.us.7

B64.i.us.7:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.7

B142.endif.us.7:
  %sunkaddr85 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.7 = load i64, ptr %sunkaddr85, align 8
  %.50.not.i41.us.7 = icmp eq i64 %.45.i40.us.7, 0
  br i1 %.50.not.i41.us.7, label %B142.endif.endif.us.7, label %B48.i42.us.7

B48.i42.us.7:
  %sunkaddr320 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.7 = load i64, ptr %sunkaddr320, align 8
  %sunkaddr321 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.7 = load i64, ptr %sunkaddr321, align 8
  %sunkaddr322 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.7 = load i64, ptr %sunkaddr322, align 8
  %.78.i49.us.7 = inttoptr i64 %.58.i44.us.7 to ptr
  %.79.i50.us.7 = inttoptr i64 %.65.i46.us.7 to ptr
  %.80.i51.us.7 = inttoptr i64 %.76.i48.us.7 to ptr
  %.81.i52.us.7 = inttoptr i64 %.45.i40.us.7 to ptr
  tail call void %.81.i52.us.7(ptr %.78.i49.us.7, ptr %.79.i50.us.7, ptr %.80.i51.us.7)
  br label %B142.endif.endif.us.7

B142.endif.endif.us.7:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr86 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.8 = load i64, ptr %sunkaddr86, align 8
  %.99.not.i.us.8 = icmp eq i64 %.98.i.us.8, 0
  br i1 %.99.not.i.us.8, label %B142.endif.us.8, label %B64.i.us.8

B64.i.us.8:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.8

B142.endif.us.8:
  %sunkaddr87 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.8 = load i64, ptr %sunkaddr87, align 8
  %.50.not.i41.us.8 = icmp eq i64 %.45.i40.us.8, 0
  br i1 %.50.not.i41.us.8, label %B142.endif.endif.us.8, label %B48.i42.us.8

B48.i42.us.8:
  %sunkaddr325 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.8 = load i64, ptr %sunkaddr325, align 8
  %sunkaddr326 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.8 = load i64, ptr %sunkaddr326, align 8
  %sunkaddr327 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.8 = load i64, ptr %sunkaddr327, align 8
  %.78.i49.us.8 = inttoptr i64 %.58.i44.us.8 to ptr
  %.79.i50.us.8 = inttoptr i64 %.65.i46.us.8 to ptr
  %.80.i51.us.8 = inttoptr i64 %.76.i48.us.8 to ptr
  %.81.i52.us.8 = inttoptr i64 %.45.i40.us.8 to ptr
  tail call void %.81.i52.us.8(ptr %.78.i49.us.8, ptr %.79.i50.us.8, ptr %.80.i51.us.8)
  br label %B142.endif.endif.us.8

B142.endif.endif.us.8:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr88 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.9 = load i64, ptr %sunkaddr88, align 8
  %.99.not.i.us.9 = icmp eq i64 %.98.i.us.9, 0
  br i1 %.99.not.i.us.9, label %B142.endif.us.9, label %B64.i.us.9

B64.i.us.9:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.9

B142.endif.us.9:
  %sunkaddr89 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.9 = load i64, ptr %sunkaddr89, align 8
  %.50.not.i41.us.9 = icmp eq i64 %.45.i40.us.9, 0
  br i1 %.50.not.i41.us.9, label %B142.endif.endif.us.9, label %B48.i42.us.9

B48.i42.us.9:
  %sunkaddr330 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.9 = load i64, ptr %sunkaddr330, align 8
  %sunkaddr331 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.9 = load i64, ptr %sunkaddr331, align 8
  %sunkaddr332 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.9 = load i64, ptr %sunkaddr332, align 8
  %.78.i49.us.9 = inttoptr i64 %.58.i44.us.9 to ptr
  %.79.i50.us.9 = inttoptr i64 %.65.i46.us.9 to ptr
  %.80.i51.us.9 = inttoptr i64 %.76.i48.us.9 to ptr
  %.81.i52.us.9 = inttoptr i64 %.45.i40.us.9 to ptr
  tail call void %.81.i52.us.9(ptr %.78.i49.us.9, ptr %.79.i50.us.9, ptr %.80.i51.us.9)
  br label %B142.endif.endif.us.9

B142.endif.endif.us.9:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr94 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.10 = load i64, ptr %sunkaddr94, align 8
  %.99.not.i.us.10 = icmp eq i64 %.98.i.us.10, 0
  br i1 %.99.not.i.us.10, label %B142.endif.us.10, label %B64.i.us.10

B64.i.us.10:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.10

B142.endif.us.10:
  %sunkaddr95 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.10 = load i64, ptr %sunkaddr95, align 8
  %.50.not.i41.us.10 = icmp eq i64 %.45.i40.us.10, 0
  br i1 %.50.not.i41.us.10, label %B142.endif.endif.us.10, label %B48.i42.us.10

B48.i42.us.10:
  %sunkaddr335 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.10 = load i64, ptr %sunkaddr335, align 8
  %sunkaddr336 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.10 = load i64, ptr %sunkaddr336, align 8
  %sunkaddr337 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.10 = load i64, ptr %sunkaddr337, align 8
  %.78.i49.us.10 = inttoptr i64 %.58.i44.us.10 to ptr
  %.79.i50.us.10 = inttoptr i64 %.65.i46.us.10 to ptr
  %.80.i51.us.10 = inttoptr i64 %.76.i48.us.10 to ptr
  %.81.i52.us.10 = inttoptr i64 %.45.i40.us.10 to ptr
  tail call void %.81.i52.us.10(ptr %.78.i49.us.10, ptr %.79.i50.us.10, ptr %.80.i51.us.10)
  br label %B142.endif.endif.us.10

B142.endif.endif.us.10:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr96 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.11 = load i64, ptr %sunkaddr96, align 8
  %.99.not.i.us.11 = icmp eq i64 %.98.i.us.11, 0
  br i1 %.99.not.i.us.11, label %B142.endif.us.11, label %B64.i.us.11

B64.i.us.11:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.11

B142.endif.us.11:
  %sunkaddr97 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.11 = load i64, ptr %sunkaddr97, align 8
  %.50.not.i41.us.11 = icmp eq i64 %.45.i40.us.11, 0
  br i1 %.50.not.i41.us.11, label %common.ret, label %common.ret.sink.split

B142.endif:
  %sunkaddr99 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40 = load i64, ptr %sunkaddr99, align 8
  %.50.not.i41 = icmp eq i64 %.45.i40, 0
  br i1 %.50.not.i41, label %B142.endif.endif, label %B48.i42

B48.i42:
  %sunkaddr101 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44 = load i64, ptr %sunkaddr101, align 8
  %sunkaddr102 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46 = load i64, ptr %sunkaddr102, align 8
  %sunkaddr103 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48 = load i64, ptr %sunkaddr103, align 8
  %.78.i49 = inttoptr i64 %.58.i44 to ptr
  %.79.i50 = inttoptr i64 %.65.i46 to ptr
  %.80.i51 = inttoptr i64 %.76.i48 to ptr
  %.81.i52 = inttoptr i64 %.45.i40 to ptr
  tail call void %.81.i52(ptr %.78.i49, ptr %.79.i50, ptr %.80.i51)
  br label %B142.endif.endif

B142.endif.endif:
  %5 = icmp ult i64 %arg.code.24.fr, 4
  %.412 = load double, ptr %arg.code.1, align 8
  br i1 %5, label %B50.i.preheader, label %vector.ph.i

B50.i.preheader:
  %found.2.056.i.ph = phi i64 [ %16, %middle.block.i ], [ 0, %B142.endif.endif ]
  %.1325254.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B142.endif.endif ]
  br label %B50.i

vector.ph.i:
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.412, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %vec.phi.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %12, %vector.body.i ]
  %vec.phi1.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %13, %vector.body.i ]
  %vec.ind.i = phi <2 x i64> [ <i64 0, i64 1>, %vector.ph.i ], [ %vec.ind.next.i, %vector.body.i ]
  %step.add.i = add <2 x i64> %vec.ind.i, splat (i64 2)
  %sunkaddr104 = mul i64 %index.i, 8
  %sunkaddr106 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr104
  %wide.load.i = load <2 x double>, ptr %sunkaddr106, align 8
  %sunkaddr107 = mul i64 %index.i, 8
  %sunkaddr108 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr107
  %sunkaddr109 = getelementptr i8, ptr %sunkaddr108, i64 16
  %wide.load2.i = load <2 x double>, ptr %sunkaddr109, align 8
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
  %15 = icmp eq i64 %arg.code.24.fr, %n.vec.i
  %bin.rdx.i = or <2 x i64> %13, %12
  %rdx.shuf.i = shufflevector <2 x i64> %bin.rdx.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx10.i = or <2 x i64> %rdx.shuf.i, %bin.rdx.i
  %16 = extractelement <2 x i64> %bin.rdx10.i, i64 0
  br i1 %15, label %B50.preheader.i55.thread, label %B50.i.preheader

B50.preheader.i55.thread:
  %.439178184 = and i64 %16, %left.2.0382
  %sunkaddr110 = getelementptr i8, ptr %arg.code.1, i64 16
  %.494179185 = load double, ptr %sunkaddr110, align 8
  br label %vector.ph.i57

B50.i:
  %found.2.056.i = phi i64 [ %found.3.1.i, %B50.i ], [ %found.2.056.i.ph, %B50.i.preheader ]
  %.1325254.i = phi i64 [ %.139.i, %B50.i ], [ %.1325254.i.ph, %B50.i.preheader ]
  %.139.i = add nuw nsw i64 %.1325254.i, 1
  %17 = shl i64 %.1325254.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.code.6, i64 %17
  %.174.i = load double, ptr %scevgep.i, align 8
  %.176.i = fcmp ogt double %.174.i, %.412
  %.179.i = shl nuw i64 1, %.1325254.i
  %.183.i = select i1 %.176.i, i64 0, i64 %.179.i
  %found.3.1.i = or i64 %.183.i, %found.2.056.i
  %exitcond.not.i = icmp eq i64 %arg.code.24.fr, %.139.i
  br i1 %exitcond.not.i, label %B50.preheader.i55, label %B50.i

B50.preheader.i55:
  %18 = icmp ult i64 %arg.code.24.fr, 4
  %.439178 = and i64 %found.3.1.i, %left.2.0382
  %sunkaddr111 = getelementptr i8, ptr %arg.code.1, i64 16
  %.494179 = load double, ptr %sunkaddr111, align 8
  br i1 %18, label %B50.preheader3.i79, label %vector.ph.i57

vector.ph.i57:
  %.494179189 = phi double [ %.494179185, %B50.preheader.i55.thread ], [ %.494179, %B50.preheader.i55 ]
  %.439178187 = phi i64 [ %.439178184, %B50.preheader.i55.thread ], [ %.439178, %B50.preheader.i55 ]
  %broadcast.splatinsert.i59 = insertelement <2 x double> poison, double %.494179189, i64 0
  %broadcast.splat.i60 = shufflevector <2 x double> %broadcast.splatinsert.i59, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i61

vector.body.i61:
  %index.i62 = phi i64 [ 0, %vector.ph.i57 ], [ %index.next.i72, %vector.body.i61 ]
  %vec.phi.i63 = phi <2 x i64> [ zeroinitializer, %vector.ph.i57 ], [ %25, %vector.body.i61 ]
  %vec.phi1.i64 = phi <2 x i64> [ zeroinitializer, %vector.ph.i57 ], [ %26, %vector.body.i61 ]
  %vec.ind.i65 = phi <2 x i64> [ <i64 0, i64 1>, %vector.ph.i57 ], [ %vec.ind.next.i73, %vector.body.i61 ]
  %step.add.i66 = add <2 x i64> %vec.ind.i65, splat (i64 2)
  %sunkaddr112 = mul i64 %index.i62, 8
  %sunkaddr113 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr112
  %wide.load.i69 = load <2 x double>, ptr %sunkaddr113, align 8
  %sunkaddr114 = mul i64 %index.i62, 8
  %sunkaddr115 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr114
  %sunkaddr116 = getelementptr i8, ptr %sunkaddr115, i64 16
  %wide.load2.i71 = load <2 x double>, ptr %sunkaddr116, align 8
  %19 = fcmp ogt <2 x double> %wide.load.i69, %broadcast.splat.i60
  %20 = fcmp ogt <2 x double> %wide.load2.i71, %broadcast.splat.i60
  %21 = shl nuw <2 x i64> splat (i64 1), %vec.ind.i65
  %22 = shl nuw <2 x i64> splat (i64 1), %step.add.i66
  %23 = select <2 x i1> %19, <2 x i64> zeroinitializer, <2 x i64> %21
  %24 = select <2 x i1> %20, <2 x i64> zeroinitializer, <2 x i64> %22
  %25 = or <2 x i64> %23, %vec.phi.i63
  %26 = or <2 x i64> %24, %vec.phi1.i64
  %index.next.i72 = add nuw nsw i64 %index.i62, 4
  %vec.ind.next.i73 = add <2 x i64> %vec.ind.i65, splat (i64 4)
  %27 = icmp eq i64 %n.vec.i, %index.next.i72
  br i1 %27, label %middle.block.i74, label %vector.body.i61

middle.block.i74:
  %28 = icmp eq i64 %arg.code.24.fr, %n.vec.i
  %bin.rdx.i75 = or <2 x i64> %26, %25
  %rdx.shuf.i76 = shufflevector <2 x i64> %bin.rdx.i75, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx10.i77 = or <2 x i64> %rdx.shuf.i76, %bin.rdx.i75
  %29 = extractelement <2 x i64> %bin.rdx10.i77, i64 0
  br i1 %28, label %B50.preheader.i95, label %B50.preheader3.i79

B50.preheader3.i79:
  %.494179190 = phi double [ %.494179, %B50.preheader.i55 ], [ %.494179189, %middle.block.i74 ]
  %.439178188 = phi i64 [ %.439178, %B50.preheader.i55 ], [ %.439178187, %middle.block.i74 ]
  %found.2.056.ph.i80 = phi i64 [ 0, %B50.preheader.i55 ], [ %29, %middle.block.i74 ]
  %.1325254.ph.i81 = phi i64 [ 0, %B50.preheader.i55 ], [ %n.vec.i, %middle.block.i74 ]
  br label %B50.i82

B50.i82:
  %found.2.056.i83 = phi i64 [ %found.3.1.i91, %B50.i82 ], [ %found.2.056.ph.i80, %B50.preheader3.i79 ]
  %.1325254.i84 = phi i64 [ %.139.i85, %B50.i82 ], [ %.1325254.ph.i81, %B50.preheader3.i79 ]
  %.139.i85 = add nuw nsw i64 %.1325254.i84, 1
  %30 = shl i64 %.1325254.i84, 3
  %scevgep.i86 = getelementptr i8, ptr %arg.code.8, i64 %30
  %.174.i87 = load double, ptr %scevgep.i86, align 8
  %.176.i88 = fcmp ogt double %.174.i87, %.494179190
  %.179.i89 = shl nuw i64 1, %.1325254.i84
  %.183.i90 = select i1 %.176.i88, i64 0, i64 %.179.i89
  %found.3.1.i91 = or i64 %.183.i90, %found.2.056.i83
  %exitcond.not.i92 = icmp eq i64 %arg.code.24.fr, %.139.i85
  br i1 %exitcond.not.i92, label %B50.preheader.i95, label %B50.i82

B50.preheader.i95:
  %.439181.ph = phi i64 [ %.439178187, %middle.block.i74 ], [ %.439178188, %B50.i82 ]
  %found.2.0.lcssa.i93.ph = phi i64 [ %29, %middle.block.i74 ], [ %found.3.1.i91, %B50.i82 ]
  %.527193 = xor i64 %.439181.ph, %left.2.0382
  br label %B50.i98

B50.i98:
  %lsr.iv14.i = phi ptr [ %scevgep13.i, %B50.preheader.i95 ], [ %scevgep15.i, %B302.i ]
  %lsr.iv8.i = phi ptr [ %scevgep.i96, %B50.preheader.i95 ], [ %scevgep9.i, %B302.i ]
  %lsr.iv.i = phi i64 [ %arg.code.25, %B50.preheader.i95 ], [ %lsr.iv.next.i, %B302.i ]
  %worst.2.0246.i = phi double [ 0.000000e+00, %B50.preheader.i95 ], [ %worst.3.1.i, %B302.i ]
  %.135229244.i = phi i64 [ 0, %B50.preheader.i95 ], [ %.142.i, %B302.i ]
  %31 = sub i64 %arg.code.25, %.135229244.i
  %.142.i = add nuw nsw i64 %.135229244.i, 1
  %32 = shl nuw i64 1, %.135229244.i
  %33 = and i64 %32, %.527193
  %.178.not.i = icmp eq i64 %33, 0
  br i1 %.178.not.i, label %B302.i, label %B68.i

B68.i:
  %.185.i = getelementptr double, ptr %arg.code.6, i64 %.135229244.i
  %.186.i = load double, ptr %.185.i, align 8
  %sunkaddr117 = getelementptr i8, ptr %arg.code.1, i64 8
  %.235.i = load double, ptr %sunkaddr117, align 8
  %.236.i = fcmp ogt double %.186.i, %.235.i
  br i1 %.236.i, label %B150.i, label %common.ret

B150.i:
  %.259.i = getelementptr double, ptr %arg.code.8, i64 %.135229244.i
  %.260.i = load double, ptr %.259.i, align 8
  %.262.i = fcmp ogt double %.260.i, %worst.2.0246.i
  %worst.4.2.i = select i1 %.262.i, double %.260.i, double %worst.2.0246.i
  %.318.i = icmp slt i64 %31, 1
  br i1 %.318.i, label %B302.i, label %B210.endif.endif.i

B266.i:
  %lsr.iv21.i = phi i64 [ %71, %B266.preheader7.i ], [ %lsr.iv.next22.i, %B266.i ]
  %lsr.iv19.i = phi i64 [ %70, %B266.preheader7.i ], [ %lsr.iv.next20.i, %B266.i ]
  %scevgep24.i = getelementptr i8, ptr %arg.code.7, i64 %lsr.iv21.i
  %.406.i = load double, ptr %scevgep24.i, align 8
  %scevgep23.i = getelementptr i8, ptr %arg.y, i64 %lsr.iv21.i
  store double %.406.i, ptr %scevgep23.i, align 8
  %lsr.iv.next20.i = add i64 %lsr.iv19.i, -1
  %lsr.iv.next22.i = add i64 %lsr.iv21.i, %0
  %.363.i = icmp samesign ugt i64 %lsr.iv.next20.i, 1
  br i1 %.363.i, label %B266.i, label %B302.i

B302.i:
  %worst.3.1.i = phi double [ %worst.2.0246.i, %B50.i98 ], [ %worst.4.2.i, %56 ], [ %worst.4.2.i, %B150.i ], [ %worst.4.2.i, %middle.block.i106 ], [ %worst.4.2.i, %B266.i ]
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep9.i = getelementptr i8, ptr %lsr.iv8.i, i64 8
  %scevgep15.i = getelementptr i8, ptr %lsr.iv14.i, i64 8
  %exitcond.not.i99 = icmp eq i64 %.142.i, %arg.code.24.fr
  br i1 %exitcond.not.i99, label %B142.endif.endif.endif.endif.endif, label %B50.i98

B210.endif.endif.i:
  %34 = or i64 %31, %arg.code.24.fr
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
  %43 = or i64 %31, %arg.code.24.fr
  %44 = and i64 %43, -4294967296
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %53

46:
  %47 = trunc i64 %arg.code.24.fr to i32
  %48 = trunc i64 %31 to i32
  %49 = udiv i32 %48, %47
  %50 = urem i32 %48, %47
  %51 = zext i32 %49 to i64
  %52 = zext i32 %50 to i64
  br label %56

53:
  %54 = udiv i64 %31, %arg.code.24.fr
  %55 = urem i64 %31, %arg.code.24.fr
  br label %56

56:
  %57 = phi i64 [ %40, %36 ], [ %51, %46 ], [ %54, %53 ]
  %58 = phi i64 [ %41, %36 ], [ %52, %46 ], [ %55, %53 ]
  %.336.i = icmp ne i64 %58, 0
  %.338.i = zext i1 %.336.i to i64
  %.339.i = add nuw i64 %57, %.338.i
  %.363223.i = icmp sgt i64 %.339.i, 0
  br i1 %.363223.i, label %B266.preheader.i, label %B302.i

B266.preheader.i:
  %59 = icmp ne i64 %arg.code.24.fr, 1
  %60 = icmp ult i64 %2, 32
  %61 = add nuw i64 %31, %.338.i
  %min.iters.check.i100 = icmp ult i64 %61, 4
  %or.cond.not6.i = or i1 %59, %min.iters.check.i100
  %or.cond5.i = select i1 %or.cond.not6.i, i1 true, i1 %60
  br i1 %or.cond5.i, label %B266.preheader7.i, label %vector.ph.i101

vector.ph.i101:
  %62 = add i64 %lsr.iv.i, %.338.i
  %63 = lshr i64 %62, 2
  %64 = shl nuw i64 %63, 2
  br label %vector.body.i102

vector.body.i102:
  %index.i103 = phi i64 [ 0, %vector.ph.i101 ], [ %index.next.i105, %vector.body.i102 ]
  %65 = shl i64 %index.i103, 3
  %scevgep17.i = getelementptr i8, ptr %lsr.iv14.i, i64 %65
  %scevgep18.i = getelementptr i8, ptr %scevgep17.i, i64 -16
  %wide.load.i104 = load <2 x double>, ptr %scevgep18.i, align 8
  %wide.load3.i = load <2 x double>, ptr %scevgep17.i, align 8
  %scevgep11.i = getelementptr i8, ptr %lsr.iv8.i, i64 %65
  %66 = shl i64 %index.i103, 3
  %scevgep56 = getelementptr i8, ptr %lsr.iv8.i, i64 %66
  %scevgep58 = getelementptr i8, ptr %scevgep56, i64 -16
  store <2 x double> %wide.load.i104, ptr %scevgep58, align 8
  store <2 x double> %wide.load3.i, ptr %scevgep11.i, align 8
  %index.next.i105 = add nuw i64 %index.i103, 4
  %67 = icmp eq i64 %64, %index.next.i105
  br i1 %67, label %middle.block.i106, label %vector.body.i102

middle.block.i106:
  %n.vec.i107 = and i64 %61, -4
  %68 = sub i64 %.339.i, %n.vec.i107
  %69 = add i64 %n.vec.i107, %.135229244.i
  %cmp.n.i108 = icmp eq i64 %61, %n.vec.i107
  br i1 %cmp.n.i108, label %B302.i, label %B266.preheader7.i

B266.preheader7.i:
  %.362221225.ph.i = phi i64 [ %.339.i, %B266.preheader.i ], [ %68, %middle.block.i106 ]
  %.369222224.ph.i = phi i64 [ %.135229244.i, %B266.preheader.i ], [ %69, %middle.block.i106 ]
  %70 = add i64 %.362221225.ph.i, 1
  %71 = shl i64 %.369222224.ph.i, 3
  br label %B266.i

B142.endif.endif.endif.endif.endif:
  %.562 = fcmp oge double %worst.3.1.i, 0.000000e+00
  %.568 = icmp ne i64 %.439181.ph, 0
  %or.cond = and i1 %.568, %.562
  br i1 %or.cond, label %B524, label %B642

B50.i116:
  %lsr.iv14.i117 = phi ptr [ %scevgep15.i145, %B302.i141 ], [ %scevgep13.i, %B50.i116.preheader ]
  %lsr.iv8.i118 = phi ptr [ %scevgep9.i144, %B302.i141 ], [ %scevgep.i96, %B50.i116.preheader ]
  %lsr.iv.i119 = phi i64 [ %lsr.iv.next.i143, %B302.i141 ], [ %arg.code.25, %B50.i116.preheader ]
  %worst.2.0246.i120 = phi double [ %worst.3.1.i142, %B302.i141 ], [ 0.000000e+00, %B50.i116.preheader ]
  %.135229244.i121 = phi i64 [ %.142.i122, %B302.i141 ], [ 0, %B50.i116.preheader ]
  %72 = sub i64 %arg.code.25, %.135229244.i121
  %.142.i122 = add nuw nsw i64 %.135229244.i121, 1
  %73 = shl nuw i64 1, %.135229244.i121
  %74 = and i64 %73, %.439181.ph
  %.178.not.i123 = icmp eq i64 %74, 0
  br i1 %.178.not.i123, label %B302.i141, label %B68.i124

B68.i124:
  %.185.i125 = getelementptr double, ptr %arg.code.6, i64 %.135229244.i121
  %.186.i126 = load double, ptr %.185.i125, align 8
  %sunkaddr118 = getelementptr i8, ptr %arg.code.1, i64 8
  %.235.i127 = load double, ptr %sunkaddr118, align 8
  %.236.i128 = fcmp ogt double %.186.i126, %.235.i127
  br i1 %.236.i128, label %B150.i130, label %common.ret

B150.i130:
  %.259.i131 = getelementptr double, ptr %arg.code.8, i64 %.135229244.i121
  %.260.i132 = load double, ptr %.259.i131, align 8
  %.262.i133 = fcmp ogt double %.260.i132, %worst.2.0246.i120
  %worst.4.2.i134 = select i1 %.262.i133, double %.260.i132, double %worst.2.0246.i120
  %.318.i135 = icmp slt i64 %72, 1
  br i1 %.318.i135, label %B302.i141, label %B210.endif.endif.i136

B266.i167:
  %lsr.iv21.i168 = phi i64 [ %112, %B266.preheader7.i164 ], [ %lsr.iv.next22.i174, %B266.i167 ]
  %lsr.iv19.i169 = phi i64 [ %111, %B266.preheader7.i164 ], [ %lsr.iv.next20.i173, %B266.i167 ]
  %scevgep24.i170 = getelementptr i8, ptr %arg.code.7, i64 %lsr.iv21.i168
  %.406.i171 = load double, ptr %scevgep24.i170, align 8
  %scevgep23.i172 = getelementptr i8, ptr %arg.y, i64 %lsr.iv21.i168
  store double %.406.i171, ptr %scevgep23.i172, align 8
  %lsr.iv.next20.i173 = add i64 %lsr.iv19.i169, -1
  %lsr.iv.next22.i174 = add i64 %lsr.iv21.i168, %0
  %.363.i175 = icmp samesign ugt i64 %lsr.iv.next20.i173, 1
  br i1 %.363.i175, label %B266.i167, label %B302.i141

B302.i141:
  %worst.3.1.i142 = phi double [ %worst.2.0246.i120, %B50.i116 ], [ %worst.4.2.i134, %97 ], [ %worst.4.2.i134, %B150.i130 ], [ %worst.4.2.i134, %middle.block.i161 ], [ %worst.4.2.i134, %B266.i167 ]
  %lsr.iv.next.i143 = add i64 %lsr.iv.i119, -1
  %scevgep9.i144 = getelementptr i8, ptr %lsr.iv8.i118, i64 8
  %scevgep15.i145 = getelementptr i8, ptr %lsr.iv14.i117, i64 8
  %exitcond.not.i146 = icmp eq i64 %.142.i122, %arg.code.24.fr
  br i1 %exitcond.not.i146, label %B524.endif.endif, label %B50.i116

B210.endif.endif.i136:
  %75 = or i64 %72, %arg.code.24.fr
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
  %84 = or i64 %72, %arg.code.24.fr
  %85 = and i64 %84, -4294967296
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %87, label %94

87:
  %88 = trunc i64 %arg.code.24.fr to i32
  %89 = trunc i64 %72 to i32
  %90 = udiv i32 %89, %88
  %91 = urem i32 %89, %88
  %92 = zext i32 %90 to i64
  %93 = zext i32 %91 to i64
  br label %97

94:
  %95 = udiv i64 %72, %arg.code.24.fr
  %96 = urem i64 %72, %arg.code.24.fr
  br label %97

97:
  %98 = phi i64 [ %81, %77 ], [ %92, %87 ], [ %95, %94 ]
  %99 = phi i64 [ %82, %77 ], [ %93, %87 ], [ %96, %94 ]
  %.336.i137 = icmp ne i64 %99, 0
  %.338.i138 = zext i1 %.336.i137 to i64
  %.339.i139 = add nuw i64 %98, %.338.i138
  %.363223.i140 = icmp sgt i64 %.339.i139, 0
  br i1 %.363223.i140, label %B266.preheader.i147, label %B302.i141

B266.preheader.i147:
  %100 = icmp ne i64 %arg.code.24.fr, 1
  %101 = icmp ult i64 %2, 32
  %102 = add nuw i64 %72, %.338.i138
  %min.iters.check.i148 = icmp ult i64 %102, 4
  %or.cond.not6.i149 = or i1 %100, %min.iters.check.i148
  %or.cond5.i150 = select i1 %or.cond.not6.i149, i1 true, i1 %101
  br i1 %or.cond5.i150, label %B266.preheader7.i164, label %vector.ph.i151

vector.ph.i151:
  %103 = add i64 %lsr.iv.i119, %.338.i138
  %104 = lshr i64 %103, 2
  %105 = shl nuw i64 %104, 2
  br label %vector.body.i152

vector.body.i152:
  %index.i153 = phi i64 [ 0, %vector.ph.i151 ], [ %index.next.i160, %vector.body.i152 ]
  %106 = shl i64 %index.i153, 3
  %scevgep17.i154 = getelementptr i8, ptr %lsr.iv14.i117, i64 %106
  %scevgep18.i155 = getelementptr i8, ptr %scevgep17.i154, i64 -16
  %wide.load.i156 = load <2 x double>, ptr %scevgep18.i155, align 8
  %wide.load3.i157 = load <2 x double>, ptr %scevgep17.i154, align 8
  %scevgep11.i158 = getelementptr i8, ptr %lsr.iv8.i118, i64 %106
  %107 = shl i64 %index.i153, 3
  %scevgep60 = getelementptr i8, ptr %lsr.iv8.i118, i64 %107
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 -16
  store <2 x double> %wide.load.i156, ptr %scevgep61, align 8
  store <2 x double> %wide.load3.i157, ptr %scevgep11.i158, align 8
  %index.next.i160 = add nuw i64 %index.i153, 4
  %108 = icmp eq i64 %105, %index.next.i160
  br i1 %108, label %middle.block.i161, label %vector.body.i152

middle.block.i161:
  %n.vec.i162 = and i64 %102, -4
  %109 = sub i64 %.339.i139, %n.vec.i162
  %110 = add i64 %n.vec.i162, %.135229244.i121
  %cmp.n.i163 = icmp eq i64 %102, %n.vec.i162
  br i1 %cmp.n.i163, label %B302.i141, label %B266.preheader7.i164

B266.preheader7.i164:
  %.362221225.ph.i165 = phi i64 [ %.339.i139, %B266.preheader.i147 ], [ %109, %middle.block.i161 ]
  %.369222224.ph.i166 = phi i64 [ %.135229244.i121, %B266.preheader.i147 ], [ %110, %middle.block.i161 ]
  %111 = add i64 %.362221225.ph.i165, 1
  %112 = shl i64 %.369222224.ph.i166, 3
  br label %B266.i167

B524.endif.endif:
  %.689 = fcmp olt double %worst.3.1.i142, 0.000000e+00
  %.693 = fcmp ogt double %worst.3.1.i142, %worst.3.1.i
  %or.cond330 = select i1 %.689, i1 true, i1 %.693
  br i1 %or.cond330, label %B642, label %B638
}

define internal i32 @part3(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.b.0, ptr %arg.b.1, ptr %arg.b.2, ptr %arg.b.3, ptr %arg.b.4, ptr %arg.b.5) {
B0:
  %.77 = load i64, ptr %arg.b.1, align 8
  %.104 = getelementptr i8, ptr %arg.b.1, i64 24
  %.105 = load i64, ptr %.104, align 8
  %.132 = getelementptr i8, ptr %arg.b.1, i64 32
  %.133 = load i64, ptr %.132, align 8
  %.144 = icmp eq i64 %.133, 0
  br i1 %.144, label %common.ret, label %B138

B138:
  %.172 = getelementptr i8, ptr %arg.b.1, i64 40
  %.173 = load i64, ptr %.172, align 8
  %.175 = mul nsw i64 %.173, %.133
  %.179.not = icmp eq i64 %.77, %.175
  br i1 %.179.not, label %B192, label %common.ret

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B192:
  %.199 = load double, ptr %arg.b.0, align 8
  %.201 = sitofp i64 %.77 to double
  %.202 = fmul double %.199, %.201
  %.85.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.86.i.i = load double, ptr %.85.i.i, align 8
  %.87.i.i = fsub double %.202, %.86.i.i
  %.137.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.138.i.i = load double, ptr %.137.i.i, align 8
  %.139.i.i = fadd double %.202, %.138.i.i
  %.232158.not.i.i = icmp slt i64 %arg.code.24, 1
  br i1 %.232158.not.i.i, label %B188.endif.i.i, label %B164.preheader.i.i

B164.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.24, 4
  br i1 %min.iters.check.i.i, label %B164.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.24, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.139.i.i, i64 0
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
  %cmp.n.i.i = icmp eq i64 %arg.code.24, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B188.endif.i.i, label %B164.i.i.preheader

B164.i.i.preheader:
  %.238157159.i.i.ph = phi i64 [ 0, %B164.preheader.i.i ], [ %n.vec.i.i, %middle.block.i.i ]
  br label %B164.i.i

B164.i.i:
  %.238157159.i.i = phi i64 [ %.245.i.i, %B164.i.i ], [ %.238157159.i.i.ph, %B164.i.i.preheader ]
  %.245.i.i = add nuw nsw i64 %.238157159.i.i, 1
  %1 = shl i64 %.238157159.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.139.i.i, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.24, %.245.i.i
  br i1 %exitcond.not.i.i, label %B188.endif.i.i, label %B164.i.i

B230.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B230.preheader27.i.i ], [ %scevgep30.i.i, %B230.i.i ]
  %.369162164.i.i = phi i64 [ %.369162164.ph.i.i, %B230.preheader27.i.i ], [ %.376.i.i, %B230.i.i ]
  %.376.i.i = add nuw nsw i64 %.369162164.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.404.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.409.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.414.i.i = load double, ptr %scevgep33.i.i, align 8
  %.419.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.421.i.i = fmul double %.87.i.i, %.419.i.i
  %.422.i.i = fadd double %.414.i.i, %.421.i.i
  %.424.i.i = fmul double %.87.i.i, %.422.i.i
  %.425.i.i = fadd double %.409.i.i, %.424.i.i
  %.427.i.i = fmul double %.87.i.i, %.425.i.i
  %.428.i.i = fadd double %.404.i.i, %.427.i.i
  %2 = shl i64 %.369162164.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.428.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond168.not.i.i = icmp eq i64 %arg.code.26, %.376.i.i
  br i1 %exitcond168.not.i.i, label %B0.endif.i, label %B230.i.i

B188.endif.i.i:
  %.363163.not.i.i = icmp slt i64 %arg.code.26, 1
  br i1 %.363163.not.i.i, label %B0.endif.i, label %B230.preheader.i.i

B230.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.26, 26
  br i1 %min.iters.check15.i.i, label %B230.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %3 = shl i64 %arg.code.26, 5
  %mul.result.i.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i.i
  %5 = icmp ult ptr %4, %arg.code.22
  %scevgep.i.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.26, 576460752303423488
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
  %16 = shl nuw nsw i64 %arg.code.26, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.22, i64 %3
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.22, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B230.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const20 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.87.i.i, i64 0
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
  %n.vec18.i.i = and i64 %arg.code.26, 1152921504606846974
  %cmp.n25.i.i = icmp eq i64 %arg.code.26, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B230.preheader27.i.i

B230.preheader27.i.i:
  %.369162164.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B230.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %41 = shl i64 %.369162164.ph.i.i, 5
  %42 = getelementptr i8, ptr %arg.code.22, i64 %41
  %scevgep29.i.i = getelementptr i8, ptr %42, i64 24
  br label %B230.i.i

B0.endif.i:
  %.68.i = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.b.2, i64 %.68.i, i1 false)
  %.97.i.i = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.i = load i64, ptr %.97.i.i, align 8
  %.99.not.i.i = icmp eq i64 %.98.i.i, 0
  br i1 %.99.not.i.i, label %B0.endif.endif.i, label %B64.i.i

B64.i.i:
  %.105.i.i = add nsw i64 %arg.code.25, -6
  %.106.i.i = getelementptr double, ptr %arg.code.4, i64 %.105.i.i
  %.114.i.i = getelementptr double, ptr %arg.code.7, i64 %.105.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i.i, ptr %.106.i.i, i64 48, i1 false)
  br label %B0.endif.endif.i

B0.endif.endif.i:
  %.44.i.i = getelementptr i8, ptr %arg.code.0, i64 416
  %.45.i.i = load i64, ptr %.44.i.i, align 8
  %.50.not.i.i = icmp eq i64 %.45.i.i, 0
  br i1 %.50.not.i.i, label %B192.endif, label %B48.i.i

B48.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.code.0, i64 424
  %.58.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.code.0, i64 432
  %.65.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.code.0, i64 440
  %.76.i.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.78.i.i = inttoptr i64 %.58.i.i to ptr
  %.79.i.i = inttoptr i64 %.65.i.i to ptr
  %.80.i.i = inttoptr i64 %.76.i.i to ptr
  %.81.i.i = inttoptr i64 %.45.i.i to ptr
  tail call void %.81.i.i(ptr %.78.i.i, ptr %.79.i.i, ptr %.80.i.i)
  br label %B192.endif

B358:
  %.350 = getelementptr i8, ptr %arg.b.1, i64 16
  %.351 = load i64, ptr %.350, align 8
  %.354 = add nsw i64 %.351, -1
  %.357 = mul nsw i64 %.354, %arg.code.25
  %.358 = getelementptr double, ptr %arg.b.3, i64 %.357
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.358, ptr %arg.b.2, i64 %.68.i, i1 false)
  br label %common.ret

B192.endif:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.b.2, ptr %arg.code.7, i64 %.68.i, i1 false)
  %sunkaddr49 = getelementptr i8, ptr %arg.b.1, i64 40
  %.259 = load i64, ptr %sunkaddr49, align 8
  %.260 = add nsw i64 %.259, 1
  store i64 %.260, ptr %sunkaddr49, align 8
  %.265 = icmp sgt i64 %.105, 0
  br i1 %.265, label %B328.else.if, label %common.ret

B328.else.if:
  %43 = or i64 %.105, %.77
  %44 = icmp ult i64 %43, 4294967296
  br i1 %44, label %45, label %50

45:
  %46 = trunc nuw i64 %.105 to i32
  %47 = trunc nuw i64 %.77 to i32
  %48 = urem i32 %47, %46
  %49 = zext i32 %48 to i64
  br label %61

50:
  %51 = or i64 %.77, %.105
  %52 = and i64 %51, -4294967296
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %59

54:
  %55 = trunc i64 %.105 to i32
  %56 = trunc i64 %.77 to i32
  %57 = urem i32 %56, %55
  %58 = zext i32 %57 to i64
  br label %61

59:
  %60 = srem i64 %.77, %.105
  br label %61

61:
  %62 = phi i64 [ %49, %45 ], [ %58, %54 ], [ %60, %59 ]
  %.289 = xor i64 %62, %.105
  %.290 = icmp slt i64 %.289, 0
  %.299 = select i1 %.290, i64 %.105, i64 0
  %.279.1 = sub nsw i64 0, %.299
  %.311 = icmp eq i64 %62, %.279.1
  %.314 = icmp sgt i64 %.77, 0
  %or.cond = and i1 %.314, %.311
  br i1 %or.cond, label %B358, label %common.ret
}

define internal i32 @part4(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.78 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.204 = alloca i64, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.71 = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.71, i1 false)
  store i64 0, ptr %.78, align 8
  %.83 = call i32 @part6(ptr %.78, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %arg.t, ptr %arg.room.0, i8 0)
  %cond = icmp eq i32 %.83, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

B140:
  store i64 0, ptr %.204, align 8
  %.208 = call i32 @part7(ptr %.204, ptr %excinfo.2, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %.218 = load i64, ptr %.204, align 8
  %cond1 = icmp eq i32 %.208, 0
  br i1 %cond1, label %B178, label %B140.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B178 ], [ %.83, %B0.if.if ], [ %.208, %B140.if.if ]
  ret i32 %common.ret.op

B178:
  %"$phi178.0.2.0" = phi i64 [ %.218, %B140 ], [ %.93, %B0.endif ]
  store i64 %"$phi178.0.2.0", ptr %retptr, align 8
  br label %common.ret

B0.endif:
  %.93 = load i64, ptr %.78, align 8
  %.174.not = icmp eq i64 %.93, 0
  br i1 %.174.not, label %B140, label %B178

B0.if.if:
  %.91 = icmp sgt i32 %.83, 0
  %.84 = load ptr, ptr %excinfo.1, align 8
  %.92 = select i1 %.91, ptr %.84, ptr undef
  store ptr %.92, ptr %excinfo, align 8
  br label %common.ret

B140.if.if:
  %.216 = icmp sgt i32 %.208, 0
  %.209 = load ptr, ptr %excinfo.2, align 8
  %.217 = select i1 %.216, ptr %.209, ptr undef
  store ptr %.217, ptr %excinfo, align 8
  br label %common.ret
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal i32 @part5(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %arg.t, ptr %arg.y, ptr %arg.statistics) {
B0:
  %.85.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.86.i.i = load double, ptr %.85.i.i, align 8
  %.87.i.i = fsub double %arg.t, %.86.i.i
  %.137.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.138.i.i = load double, ptr %.137.i.i, align 8
  %.139.i.i = fadd double %arg.t, %.138.i.i
  %.232158.not.i.i = icmp slt i64 %arg.code.24, 1
  br i1 %.232158.not.i.i, label %B188.endif.i.i, label %B164.preheader.i.i

B164.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.24, 4
  br i1 %min.iters.check.i.i, label %B164.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.24, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.139.i.i, i64 0
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
  %cmp.n.i.i = icmp eq i64 %arg.code.24, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B188.endif.i.i, label %B164.i.i.preheader

B164.i.i.preheader:
  %.238157159.i.i.ph = phi i64 [ 0, %B164.preheader.i.i ], [ %n.vec.i.i, %middle.block.i.i ]
  br label %B164.i.i

B164.i.i:
  %.238157159.i.i = phi i64 [ %.245.i.i, %B164.i.i ], [ %.238157159.i.i.ph, %B164.i.i.preheader ]
  %.245.i.i = add nuw nsw i64 %.238157159.i.i, 1
  %1 = shl i64 %.238157159.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.139.i.i, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.24, %.245.i.i
  br i1 %exitcond.not.i.i, label %B188.endif.i.i, label %B164.i.i

B230.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B230.preheader27.i.i ], [ %scevgep30.i.i, %B230.i.i ]
  %.369162164.i.i = phi i64 [ %.369162164.ph.i.i, %B230.preheader27.i.i ], [ %.376.i.i, %B230.i.i ]
  %.376.i.i = add nuw nsw i64 %.369162164.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.404.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.409.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.414.i.i = load double, ptr %scevgep33.i.i, align 8
  %.419.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.421.i.i = fmul double %.87.i.i, %.419.i.i
  %.422.i.i = fadd double %.414.i.i, %.421.i.i
  %.424.i.i = fmul double %.87.i.i, %.422.i.i
  %.425.i.i = fadd double %.409.i.i, %.424.i.i
  %.427.i.i = fmul double %.87.i.i, %.425.i.i
  %.428.i.i = fadd double %.404.i.i, %.427.i.i
  %2 = shl i64 %.369162164.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.428.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond168.not.i.i = icmp eq i64 %arg.code.26, %.376.i.i
  br i1 %exitcond168.not.i.i, label %B0.endif.i, label %B230.i.i

B188.endif.i.i:
  %.363163.not.i.i = icmp slt i64 %arg.code.26, 1
  br i1 %.363163.not.i.i, label %B0.endif.i, label %B230.preheader.i.i

B230.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.26, 26
  br i1 %min.iters.check15.i.i, label %B230.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %3 = shl i64 %arg.code.26, 5
  %mul.result.i.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i.i
  %5 = icmp ult ptr %4, %arg.code.22
  %scevgep.i.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.26, 576460752303423488
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
  %16 = shl nuw nsw i64 %arg.code.26, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.22, i64 %3
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.22, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B230.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const25 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.87.i.i, i64 0
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
  %n.vec18.i.i = and i64 %arg.code.26, 1152921504606846974
  %cmp.n25.i.i = icmp eq i64 %arg.code.26, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B230.preheader27.i.i

B230.preheader27.i.i:
  %.369162164.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B230.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %41 = shl i64 %.369162164.ph.i.i, 5
  %42 = getelementptr i8, ptr %arg.code.22, i64 %41
  %scevgep29.i.i = getelementptr i8, ptr %42, i64 24
  br label %B230.i.i

B0.endif.i:
  %.68.i = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.68.i, i1 false)
  %.44.i.i.i = getelementptr i8, ptr %arg.code.0, i64 288
  %.45.i.i.i = load i64, ptr %.44.i.i.i, align 8
  %.50.not.i.i.i = icmp eq i64 %.45.i.i.i, 0
  br i1 %.50.not.i.i.i, label %B0.endif.i.i, label %B48.i.i.i

B48.i.i.i:
  %sunkaddr1.i.i.i = getelementptr i8, ptr %arg.code.0, i64 296
  %.58.i.i.i = load i64, ptr %sunkaddr1.i.i.i, align 8
  %sunkaddr3.i.i.i = getelementptr i8, ptr %arg.code.0, i64 304
  %.65.i.i.i = load i64, ptr %sunkaddr3.i.i.i, align 8
  %sunkaddr5.i.i.i = getelementptr i8, ptr %arg.code.0, i64 312
  %.76.i.i.i = load i64, ptr %sunkaddr5.i.i.i, align 8
  %.78.i.i.i = inttoptr i64 %.58.i.i.i to ptr
  %.79.i.i.i = inttoptr i64 %.65.i.i.i to ptr
  %.80.i.i.i = inttoptr i64 %.76.i.i.i to ptr
  %.81.i.i.i = inttoptr i64 %.45.i.i.i to ptr
  tail call void %.81.i.i.i(ptr %.78.i.i.i, ptr %.79.i.i.i, ptr %.80.i.i.i)
  br label %B0.endif.i.i

B0.endif.i.i:
  %.44.i1.i.i = getelementptr i8, ptr %arg.code.0, i64 320
  %.45.i2.i.i = load i64, ptr %.44.i1.i.i, align 8
  %.50.not.i3.i.i = icmp eq i64 %.45.i2.i.i, 0
  br i1 %.50.not.i3.i.i, label %B0.endif.endif, label %B48.i4.i.i

B48.i4.i.i:
  %sunkaddr1.i5.i.i = getelementptr i8, ptr %arg.code.0, i64 328
  %.58.i6.i.i = load i64, ptr %sunkaddr1.i5.i.i, align 8
  %sunkaddr3.i7.i.i = getelementptr i8, ptr %arg.code.0, i64 336
  %.65.i8.i.i = load i64, ptr %sunkaddr3.i7.i.i, align 8
  %sunkaddr5.i9.i.i = getelementptr i8, ptr %arg.code.0, i64 344
  %.76.i10.i.i = load i64, ptr %sunkaddr5.i9.i.i, align 8
  %.78.i11.i.i = inttoptr i64 %.58.i6.i.i to ptr
  %.79.i12.i.i = inttoptr i64 %.65.i8.i.i to ptr
  %.80.i13.i.i = inttoptr i64 %.76.i10.i.i to ptr
  %.81.i14.i.i = inttoptr i64 %.45.i2.i.i to ptr
  tail call void %.81.i14.i.i(ptr %.78.i11.i.i, ptr %.79.i12.i.i, ptr %.80.i13.i.i)
  br label %B0.endif.endif

B84:
  %.161109111 = phi i64 [ 0, %B84.lr.ph ], [ %.168, %B308 ]
  %.168 = add nuw nsw i64 %.161109111, 1
  %43 = shl i64 %.161109111, 3
  %scevgep3 = getelementptr i8, ptr %arg.code.17, i64 %43
  %.200 = load double, ptr %scevgep3, align 8
  %scevgep4 = getelementptr i8, ptr %arg.statistics, i64 %43
  %.227 = load double, ptr %scevgep4, align 8
  %.229 = fcmp olt double %.200, %.227
  br i1 %.229, label %B168, label %B210

B168:
  %sunkaddr54 = mul i64 %.161109111, 8
  %sunkaddr55 = getelementptr i8, ptr %arg.statistics, i64 %sunkaddr54
  store double %.200, ptr %sunkaddr55, align 8
  br label %B210

B210:
  %44 = shl i64 %.161109111, 3
  %scevgep2 = getelementptr i8, ptr %47, i64 %44
  %.280 = load double, ptr %scevgep2, align 8
  %.282 = fcmp ogt double %.200, %.280
  br i1 %.282, label %B266, label %B308

B266:
  %sunkaddr56 = mul i64 %.161109111, 8
  %sunkaddr57 = getelementptr i8, ptr %47, i64 %sunkaddr56
  store double %.200, ptr %sunkaddr57, align 8
  br label %B308

B308:
  %45 = shl i64 %.161109111, 3
  %scevgep1 = getelementptr i8, ptr %48, i64 %45
  %.333 = load double, ptr %scevgep1, align 8
  %.335 = fadd double %.200, %.333
  store double %.335, ptr %scevgep1, align 8
  %46 = shl i64 %.161109111, 3
  %scevgep = getelementptr i8, ptr %49, i64 %46
  store double %.200, ptr %scevgep, align 8
  %exitcond.not = icmp eq i64 %arg.code.27, %.168
  br i1 %exitcond.not, label %common.ret, label %B84

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B0.endif.endif:
  %.155110.not = icmp slt i64 %arg.code.27, 1
  br i1 %.155110.not, label %common.ret, label %B84.lr.ph

B84.lr.ph:
  %47 = getelementptr double, ptr %arg.statistics, i64 %arg.code.27
  %.idx = shl i64 %arg.code.27, 4
  %48 = getelementptr i8, ptr %arg.statistics, i64 %.idx
  %.idx107 = mul i64 %arg.code.27, 24
  %49 = getelementptr i8, ptr %arg.statistics, i64 %.idx107
  br label %B84
}

define internal i32 @part6(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %arg.t, ptr %arg.dy, i8 %arg.waits) {
entry:
  %.217 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.512 = alloca double, align 8
  %excinfo.3 = alloca ptr, align 8
  %.887 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  %.1109 = alloca double, align 8
  %excinfo.6 = alloca ptr, align 8
  %.106 = getelementptr i8, ptr %arg.code.1, i64 32
  %.107 = load double, ptr %.106, align 8
  store double %.107, ptr %arg.code.1, align 8
  store double 0.000000e+00, ptr %.217, align 8
  %.221 = call i32 @part8(ptr %.217, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, i64 2, double %arg.t, ptr %arg.dy)
  %cond = icmp eq i32 %.221, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B328 ], [ 0, %B404 ], [ 0, %B506 ], [ 0, %B820 ], [ 0, %B844 ], [ %.221, %B0.if.if ], [ %.1113, %B748.if.if ], [ %.516, %B332.if.if ], [ %.891, %B530.if.if ]
  ret i32 %common.ret.op

B328:
  %storemerge.i20 = phi i64 [ %"$phi342.0.2.0.i", %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i20, ptr %retptr, align 8
  br label %common.ret

B332:
  store double 0.000000e+00, ptr %.512, align 8
  %.516 = call i32 @part9(ptr %.512, ptr %excinfo.3, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.dy)
  %cond24 = icmp eq i32 %.516, 0
  br i1 %cond24, label %B332.endif, label %B332.if.if

B404:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B408:
  %.603 = icmp sgt i64 %arg.code.24, 1
  br i1 %.603, label %B506, label %B430

B430:
  %sunkaddr = getelementptr i8, ptr %arg.code.1, i64 32
  %.652 = load double, ptr %sunkaddr, align 8
  %sunkaddr1 = getelementptr i8, ptr %arg.code.1, i64 8
  %.700 = load double, ptr %sunkaddr1, align 8
  %.701 = fcmp ogt double %.652, %.700
  br i1 %.701, label %B530, label %B506

B506:
  store i64 12, ptr %retptr, align 8
  br label %common.ret

B530:
  store double 2.000000e+00, ptr %arg.code.1, align 8
  store double 0.000000e+00, ptr %.887, align 8
  %.891 = call i32 @part8(ptr %.887, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, i64 2, double %arg.t, ptr %arg.dy)
  %cond25 = icmp eq i32 %.891, 0
  br i1 %cond25, label %B530.endif, label %B530.if.if

B748:
  store double 0.000000e+00, ptr %.1109, align 8
  %.1113 = call i32 @part9(ptr %.1109, ptr %excinfo.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.dy)
  %cond26 = icmp eq i32 %.1113, 0
  br i1 %cond26, label %B748.endif, label %B748.if.if

B820:
  store i64 12, ptr %retptr, align 8
  br label %common.ret

B844:
  %storemerge.i1023 = phi i64 [ 1, %B530.endif.endif ], [ 0, %B748.endif ], [ 3, %B158.i11 ]
  store i64 %storemerge.i1023, ptr %retptr, align 8
  br label %common.ret

B0.endif:
  %.231 = load double, ptr %.217, align 8
  %.289 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.231, ptr %.289, align 8
  %.88.i = load double, ptr %arg.code.1, align 8
  %.136.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.137.i = load double, ptr %.136.i, align 8
  %.138.i = fcmp ogt double %.88.i, %.137.i
  %.193.i = fcmp ole double %.231, %.88.i
  %or.cond.i = select i1 %.138.i, i1 %.193.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.261.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.262.i = load i64, ptr %.261.i, align 8
  %.263.i = icmp eq i64 %.262.i, 0
  br i1 %.263.i, label %B328, label %B0.endif.endif

B0.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.388.i = fcmp ule double %.231, %.137.i
  %"$phi342.0.2.0.i" = zext i1 %.388.i to i64
  %.438 = icmp eq i64 %arg.code.29, 0
  %or.cond = select i1 %.388.i, i1 true, i1 %.438
  br i1 %or.cond, label %B328, label %B332

B332.endif:
  %.526 = load double, ptr %.512, align 8
  %.582 = getelementptr i8, ptr %arg.code.1, i64 40
  %.583 = load double, ptr %.582, align 8
  %.584 = fcmp ugt double %.526, %.583
  br i1 %.584, label %B408, label %B404

B332.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B530.endif:
  %.901 = load double, ptr %.887, align 8
  %sunkaddr2 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.901, ptr %sunkaddr2, align 8
  %.88.i1 = load double, ptr %arg.code.1, align 8
  %sunkaddr3 = getelementptr i8, ptr %arg.code.1, i64 8
  %.137.i3 = load double, ptr %sunkaddr3, align 8
  %.138.i4 = fcmp ogt double %.88.i1, %.137.i3
  %.193.i5 = fcmp ole double %.901, %.88.i1
  %or.cond.i6 = select i1 %.138.i4, i1 %.193.i5, i1 false
  br i1 %or.cond.i6, label %B158.i11, label %B530.endif.endif

B158.i11:
  %.261.i12 = getelementptr i8, ptr %arg.code.0, i64 32
  %.262.i13 = load i64, ptr %.261.i12, align 8
  %.263.i14 = icmp eq i64 %.262.i13, 0
  br i1 %.263.i14, label %B844, label %B530.endif.endif

B530.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B530.endif.endif:
  %.388.i8 = fcmp ogt double %.901, %.137.i3
  br i1 %.388.i8, label %B748, label %B844

B748.endif:
  %.1123 = load double, ptr %.1109, align 8
  %sunkaddr4 = getelementptr i8, ptr %arg.code.1, i64 40
  %.1184 = load double, ptr %sunkaddr4, align 8
  %.1187 = fcmp ugt double %.1123, %.1184
  br i1 %.1187, label %B820, label %B844

B748.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.72 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.225 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.485 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  store double 0.000000e+00, ptr %.72, align 8
  %.76 = call i32 @part10(ptr %.72, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.m.4, i64 %arg.m.5)
  %cond = icmp eq i32 %.76, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B128 ], [ 0, %B400 ], [ 0, %B424.endif ], [ %.76, %B0.if.if ], [ %.489, %B424.if.if ], [ %.229, %B132.if.if ]
  ret i32 %common.ret.op

B128:
  %storemerge.i3 = phi i64 [ 1, %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i3, ptr %retptr, align 8
  br label %common.ret

B132:
  %.229 = call i32 @part11(ptr %.225, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %arg.m.2, i64 %arg.m.5, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.25, ptr %arg.room.1)
  switch i32 %.229, label %B132.if.if [
    i32 -2, label %B132.endif.endif
    i32 0, label %B132.endif.endif
  ]

B272:
  %bad.2.0270 = phi i64 [ %.395.1, %B272 ], [ %bad.2.0270.unr, %B272.preheader13 ]
  %.345266268 = phi i64 [ %.352.1, %B272 ], [ %.345266268.unr, %B272.preheader13 ]
  %sunkaddr29 = mul i64 %.345266268, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr29
  %.380 = load double, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %.345266268, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr31
  store double %.380, ptr %sunkaddr32, align 8
  %.389 = tail call double @llvm.fabs.f64(double %.380)
  %.390 = fcmp uge double %.389, 1.000000e+300
  %.394 = zext i1 %.390 to i64
  %.395 = add nuw nsw i64 %bad.2.0270, %.394
  %.352.1 = add nuw nsw i64 %.345266268, 2
  %sunkaddr = mul i64 %.345266268, 8
  %sunkaddr33 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr
  %sunkaddr34 = getelementptr i8, ptr %sunkaddr33, i64 8
  %.380.1 = load double, ptr %sunkaddr34, align 8
  %sunkaddr35 = mul i64 %.345266268, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr35
  %sunkaddr37 = getelementptr i8, ptr %sunkaddr36, i64 8
  store double %.380.1, ptr %sunkaddr37, align 8
  %.389.1 = tail call double @llvm.fabs.f64(double %.380.1)
  %.390.1 = fcmp uge double %.389.1, 1.000000e+300
  %.394.1 = zext i1 %.390.1 to i64
  %.395.1 = add nuw nsw i64 %.395, %.394.1
  %exitcond.not.1 = icmp eq i64 %arg.code.25, %.352.1
  br i1 %exitcond.not.1, label %B396, label %B272

B396:
  %.395.lcssa = phi i64 [ %13, %middle.block ], [ %.395.lcssa10.unr, %B272.prol.loopexit ], [ %.395.1, %B272 ]
  %0 = icmp eq i64 %.395.lcssa, 0
  br i1 %0, label %B424, label %B400

B400:
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B424:
  store double 0.000000e+00, ptr %.485, align 8
  %.489 = call i32 @part2(ptr %.485, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.room.2)
  %cond4 = icmp eq i32 %.489, 0
  br i1 %cond4, label %B424.endif, label %B424.if.if

B0.endif:
  %.86 = load double, ptr %.72, align 8
  %.88.i = load double, ptr %arg.code.1, align 8
  %.136.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.137.i = load double, ptr %.136.i, align 8
  %.138.i = fcmp ogt double %.88.i, %.137.i
  %.193.i = fcmp ole double %.86, %.88.i
  %or.cond.i = select i1 %.138.i, i1 %.193.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.261.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.262.i = load i64, ptr %.261.i, align 8
  %.263.i = icmp eq i64 %.262.i, 0
  br i1 %.263.i, label %B128, label %B0.endif.endif

B0.if.if:
  %.84 = icmp sgt i32 %.76, 0
  %.77 = load ptr, ptr %excinfo.1, align 8
  %.85 = select i1 %.84, ptr %.77, ptr undef
  store ptr %.85, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.388.i = fcmp ogt double %.86, %.137.i
  br i1 %.388.i, label %B132, label %B128

B132.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B132.endif.endif:
  %.339267.not = icmp slt i64 %arg.code.25, 1
  br i1 %.339267.not, label %B424, label %B272.preheader

B272.preheader:
  %1 = ptrtoint ptr %arg.room.2 to i64
  %2 = ptrtoint ptr %arg.room.1 to i64
  %min.iters.check = icmp samesign ult i64 %arg.code.25, 4
  %3 = sub i64 %1, %2
  %diff.check = icmp ult i64 %3, 32
  %or.cond = select i1 %min.iters.check, i1 true, i1 %diff.check
  br i1 %or.cond, label %B272.preheader9, label %vector.ph

vector.ph:
  %n.vec = and i64 %arg.code.25, 9223372036854775804
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
  %cmp.n = icmp eq i64 %arg.code.25, %n.vec
  br i1 %cmp.n, label %B396, label %B272.preheader9

B272.preheader9:
  %bad.2.0270.ph = phi i64 [ 0, %B272.preheader ], [ %13, %middle.block ]
  %.345266268.ph = phi i64 [ 0, %B272.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.345266268.ph, 1
  %xtraiter = and i64 %arg.code.25, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B272.prol.loopexit, label %B272.prol

B272.prol:
  %.379.prol = getelementptr double, ptr %arg.room.1, i64 %.345266268.ph
  %.380.prol = load double, ptr %.379.prol, align 8
  %.383.prol = getelementptr double, ptr %arg.room.2, i64 %.345266268.ph
  store double %.380.prol, ptr %.383.prol, align 8
  %.389.prol = tail call double @llvm.fabs.f64(double %.380.prol)
  %.390.prol = fcmp uge double %.389.prol, 1.000000e+300
  %.394.prol = zext i1 %.390.prol to i64
  %.395.prol = add nuw nsw i64 %bad.2.0270.ph, %.394.prol
  br label %B272.prol.loopexit

B272.prol.loopexit:
  %.395.lcssa10.unr = phi i64 [ poison, %B272.preheader9 ], [ %.395.prol, %B272.prol ]
  %bad.2.0270.unr = phi i64 [ %bad.2.0270.ph, %B272.preheader9 ], [ %.395.prol, %B272.prol ]
  %.345266268.unr = phi i64 [ %.345266268.ph, %B272.preheader9 ], [ %.neg, %B272.prol ]
  %14 = icmp eq i64 %arg.code.25, %.neg
  br i1 %14, label %B396, label %B272.preheader13

B272.preheader13:
  br label %B272

B424.endif:
  %.499 = load double, ptr %.485, align 8
  %.512 = fcmp olt double %.499, 0.000000e+00
  %"$phi520.0.2.0" = zext i1 %.512 to i64
  store i64 %"$phi520.0.2.0", ptr %retptr, align 8
  br label %common.ret

B424.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part10(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.first, i64 %arg.last) {
B0.endif:
  %.95.i = alloca double, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.217 = alloca ptr, align 8
  %excinfo.1 = alloca ptr, align 8
  %.72 = add nsw i64 %arg.m.2, 1
  %.75 = mul nsw i64 %.72, %arg.m.2
  %.76 = getelementptr double, ptr %arg.m.0, i64 %.75
  %.120 = sub i64 %arg.last, %arg.first
  %.165181.not = icmp slt i64 %.120, 1
  br i1 %.165181.not, label %B438, label %B116.lr.ph

B116.lr.ph:
  %.41.i = getelementptr double, ptr %arg.code.18, i64 %arg.code.27
  br label %B116

B116:
  %worst.2.0184 = phi double [ 1.000000e+00, %B116.lr.ph ], [ %worst.3.1, %B436 ]
  %.164173183 = phi i64 [ %.120, %B116.lr.ph ], [ %.174, %B436 ]
  %.171177182 = phi i64 [ %arg.first, %B116.lr.ph ], [ %.178, %B436 ]
  %.174 = add nsw i64 %.164173183, -1
  %.178 = add i64 %.171177182, 1
  %.221 = call i32 @part11(ptr %.217, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %.171177182, i64 %.171177182, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.25, ptr %arg.code.4)
  switch i32 %.221, label %B116.if.if [
    i32 -2, label %B116.endif
    i32 0, label %B116.endif
  ]

B376:
  %sunkaddr22 = getelementptr i8, ptr %arg.code.0, i64 288
  %.45.i.i = load i64, ptr %sunkaddr22, align 8
  %.50.not.i.i = icmp eq i64 %.45.i.i, 0
  br i1 %.50.not.i.i, label %B0.endif.i, label %B48.i.i

B48.i.i:
  %sunkaddr23 = getelementptr i8, ptr %arg.code.0, i64 296
  %.58.i.i = load i64, ptr %sunkaddr23, align 8
  %sunkaddr24 = getelementptr i8, ptr %arg.code.0, i64 304
  %.65.i.i = load i64, ptr %sunkaddr24, align 8
  %sunkaddr25 = getelementptr i8, ptr %arg.code.0, i64 312
  %.76.i.i = load i64, ptr %sunkaddr25, align 8
  %.78.i.i = inttoptr i64 %.58.i.i to ptr
  %.79.i.i = inttoptr i64 %.65.i.i to ptr
  %.80.i.i = inttoptr i64 %.76.i.i to ptr
  %.81.i.i = inttoptr i64 %.45.i.i to ptr
  tail call void %.81.i.i(ptr %.78.i.i, ptr %.79.i.i, ptr %.80.i.i)
  br label %B0.endif.i

B0.endif.i:
  %sunkaddr = getelementptr i8, ptr %arg.code.0, i64 320
  %.45.i2.i = load i64, ptr %sunkaddr, align 8
  %.50.not.i3.i = icmp eq i64 %.45.i2.i, 0
  br i1 %.50.not.i3.i, label %B376.endif, label %B48.i4.i

B48.i4.i:
  %sunkaddr26 = getelementptr i8, ptr %arg.code.0, i64 328
  %.58.i6.i = load i64, ptr %sunkaddr26, align 8
  %sunkaddr27 = getelementptr i8, ptr %arg.code.0, i64 336
  %.65.i8.i = load i64, ptr %sunkaddr27, align 8
  %sunkaddr28 = getelementptr i8, ptr %arg.code.0, i64 344
  %.76.i10.i = load i64, ptr %sunkaddr28, align 8
  %.78.i11.i = inttoptr i64 %.58.i6.i to ptr
  %.79.i12.i = inttoptr i64 %.65.i8.i to ptr
  %.80.i13.i = inttoptr i64 %.76.i10.i to ptr
  %.81.i14.i = inttoptr i64 %.45.i2.i to ptr
  tail call void %.81.i14.i(ptr %.78.i11.i, ptr %.79.i12.i, ptr %.80.i13.i)
  br label %B376.endif

B436:
  %.165 = icmp samesign ugt i64 %.164173183, 1
  br i1 %.165, label %B116, label %B438

common.ret:
  %common.ret.op = phi i32 [ 0, %B438 ], [ %.221, %B116.if.if ], [ %.99.i, %part12.exit ]
  ret i32 %common.ret.op

B438:
  %worst.2.0.lcssa = phi double [ 1.000000e+00, %B0.endif ], [ %worst.3.1, %B436 ]
  store double %worst.2.0.lcssa, ptr %retptr, align 8
  br label %common.ret

B116.endif:
  %.243 = getelementptr double, ptr %.76, i64 %.171177182
  %.244 = load double, ptr %.243, align 8
  %.246 = fmul double %arg.h, %.244
  %.248 = fadd double %arg.t, %.246
  %.253 = mul nsw i64 %.171177182, %arg.code.25
  %.254 = getelementptr double, ptr %arg.room.0, i64 %.253
  store double 0.000000e+00, ptr %.95.i, align 8
  %.99.i = call i32 @part8(ptr %.95.i, ptr %excinfo.1.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, i64 0, double %.248, ptr %.254)
  %cond.i = icmp eq i32 %.99.i, 0
  br i1 %cond.i, label %part12.exit.thread, label %part12.exit

part12.exit.thread:
  %0 = icmp eq i64 %arg.last, %arg.m.5
  %.109.i = load double, ptr %.95.i, align 8
  %.285 = fcmp olt double %.109.i, %worst.2.0184
  %worst.3.1 = select i1 %.285, double %.109.i, double %worst.2.0184
  %.300 = load i64, ptr %arg.code.19, align 8
  %.301 = icmp ne i64 %.300, 0
  %or.cond = select i1 %.301, i1 %0, i1 false
  br i1 %or.cond, label %B376, label %B436

part12.exit:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B116.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B376.endif:
  %1 = icmp slt i64 %arg.code.27, 1
  br i1 %1, label %B436, label %B98.i.preheader

B98.i.preheader:
  br label %B98.i

B98.i:
  %.134119121.i = phi i64 [ %.141.i, %B288.i ], [ 0, %B98.i.preheader ]
  %.141.i = add nuw nsw i64 %.134119121.i, 1
  %2 = shl i64 %.134119121.i, 3
  %scevgep2.i = getelementptr i8, ptr %arg.code.17, i64 %2
  %.173.i = load double, ptr %scevgep2.i, align 8
  %scevgep1.i = getelementptr i8, ptr %arg.code.18, i64 %2
  %.181.i = load double, ptr %scevgep1.i, align 8
  %.183.i = fcmp ult double %.173.i, %.181.i
  br i1 %.183.i, label %B160.i, label %B218.i

B160.i:
  %.187.i = fcmp ord double %.173.i, 0.000000e+00
  %"$phi200.1.2.2.i" = select i1 %.187.i, double %.173.i, double 0xFFF0000000000000
  %sunkaddr29 = mul i64 %.134119121.i, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.code.18, i64 %sunkaddr29
  store double %"$phi200.1.2.2.i", ptr %sunkaddr30, align 8
  br label %B218.i

B218.i:
  %3 = shl i64 %.134119121.i, 3
  %scevgep = getelementptr i8, ptr %.41.i, i64 %3
  %.210.i = load double, ptr %scevgep, align 8
  %.212.i = fcmp ugt double %.173.i, %.210.i
  br i1 %.212.i, label %B242.i, label %B288.i

B242.i:
  %.216.i = fcmp ord double %.173.i, 0.000000e+00
  %"$phi280.1.2.2.i" = select i1 %.216.i, double %.173.i, double 0x7FF0000000000000
  %sunkaddr31 = mul i64 %.134119121.i, 8
  %sunkaddr32 = getelementptr i8, ptr %.41.i, i64 %sunkaddr31
  store double %"$phi280.1.2.2.i", ptr %sunkaddr32, align 8
  br label %B288.i

B288.i:
  %exitcond.not.i = icmp eq i64 %arg.code.27, %.141.i
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

define internal i32 @part8(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, i64 %arg.row, double %arg.t, ptr %arg.dy) {
B0:
  %.85.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.86.i = load double, ptr %.85.i, align 8
  %.87.i = fsub double %arg.t, %.86.i
  %.137.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.138.i = load double, ptr %.137.i, align 8
  %.139.i = fadd double %arg.t, %.138.i
  %.232158.not.i = icmp slt i64 %arg.code.24, 1
  br i1 %.232158.not.i, label %B188.endif.i, label %B164.preheader.i

B164.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %arg.code.24, 4
  br i1 %min.iters.check.i, label %B164.i.preheader, label %vector.ph.i

vector.ph.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i = and i64 %arg.code.24, %const_mat
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.139.i, i64 0
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
  %cmp.n.i = icmp eq i64 %arg.code.24, %n.vec.i
  br i1 %cmp.n.i, label %B188.endif.i, label %B164.i.preheader

B164.i.preheader:
  %.238157159.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B164.preheader.i ]
  br label %B164.i

B164.i:
  %.238157159.i = phi i64 [ %.245.i, %B164.i ], [ %.238157159.i.ph, %B164.i.preheader ]
  %.245.i = add nuw nsw i64 %.238157159.i, 1
  %1 = shl i64 %.238157159.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.139.i, ptr %scevgep53.i, align 8
  %exitcond.not.i = icmp eq i64 %arg.code.24, %.245.i
  br i1 %exitcond.not.i, label %B188.endif.i, label %B164.i

B230.i:
  %lsr.iv.i = phi ptr [ %scevgep29.i, %B230.preheader27.i ], [ %scevgep30.i, %B230.i ]
  %.369162164.i = phi i64 [ %.369162164.ph.i, %B230.preheader27.i ], [ %.376.i, %B230.i ]
  %.376.i = add nuw nsw i64 %.369162164.i, 1
  %scevgep31.i = getelementptr i8, ptr %lsr.iv.i, i64 -24
  %.404.i = load double, ptr %scevgep31.i, align 8
  %scevgep32.i = getelementptr i8, ptr %lsr.iv.i, i64 -16
  %.409.i = load double, ptr %scevgep32.i, align 8
  %scevgep33.i = getelementptr i8, ptr %lsr.iv.i, i64 -8
  %.414.i = load double, ptr %scevgep33.i, align 8
  %.419.i = load double, ptr %lsr.iv.i, align 8
  %.421.i = fmul double %.87.i, %.419.i
  %.422.i = fadd double %.414.i, %.421.i
  %.424.i = fmul double %.87.i, %.422.i
  %.425.i = fadd double %.409.i, %.424.i
  %.427.i = fmul double %.87.i, %.425.i
  %.428.i = fadd double %.404.i, %.427.i
  %2 = shl i64 %.369162164.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.428.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond168.not.i = icmp eq i64 %arg.code.26, %.376.i
  br i1 %exitcond168.not.i, label %B0.endif, label %B230.i

B188.endif.i:
  %.363163.not.i = icmp slt i64 %arg.code.26, 1
  br i1 %.363163.not.i, label %B0.endif, label %B230.preheader.i

B230.preheader.i:
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.26, 26
  br i1 %min.iters.check15.i, label %B230.preheader27.i, label %vector.scevcheck.i

vector.scevcheck.i:
  %3 = shl i64 %arg.code.26, 5
  %mul.result.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i
  %5 = icmp ult ptr %4, %arg.code.22
  %scevgep.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.26, 576460752303423488
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
  %16 = shl nuw nsw i64 %arg.code.26, 3
  %scevgep12.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i = getelementptr i8, ptr %arg.code.22, i64 %3
  %bound0.i = icmp ult ptr %arg.code.3, %scevgep13.i
  %bound1.i = icmp ult ptr %arg.code.22, %scevgep12.i
  %found.conflict.i = and i1 %bound0.i, %bound1.i
  br i1 %found.conflict.i, label %B230.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %const37 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.87.i, i64 0
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
  %n.vec18.i = and i64 %arg.code.26, 1152921504606846974
  %cmp.n25.i = icmp eq i64 %arg.code.26, %n.vec18.i
  br i1 %cmp.n25.i, label %B0.endif, label %B230.preheader27.i

B230.preheader27.i:
  %.369162164.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %vector.scevcheck.i ], [ 0, %B230.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %41 = shl i64 %.369162164.ph.i, 5
  %42 = getelementptr i8, ptr %arg.code.22, i64 %41
  %scevgep29.i = getelementptr i8, ptr %42, i64 24
  br label %B230.i

B196:
  %.235 = getelementptr i8, ptr %arg.code.0, i64 272
  %.236 = load i64, ptr %.235, align 8
  %43 = getelementptr double, ptr %arg.dy, i64 %arg.code.25
  %.241 = getelementptr i8, ptr %43, i64 -48
  %.242 = inttoptr i64 %.236 to ptr
  store ptr %.241, ptr %.242, align 8
  %sunkaddr68 = getelementptr i8, ptr %arg.code.0, i64 256
  %.45.i = load i64, ptr %sunkaddr68, align 8
  %.50.not.i = icmp eq i64 %.45.i, 0
  br i1 %.50.not.i, label %B380, label %B48.i

B48.i:
  %sunkaddr1.i = getelementptr i8, ptr %arg.code.0, i64 264
  %.58.i = load i64, ptr %sunkaddr1.i, align 8
  %sunkaddr70 = getelementptr i8, ptr %arg.code.0, i64 272
  %.65.i = load i64, ptr %sunkaddr70, align 8
  %sunkaddr5.i = getelementptr i8, ptr %arg.code.0, i64 280
  %.76.i = load i64, ptr %sunkaddr5.i, align 8
  %.78.i = inttoptr i64 %.58.i to ptr
  %.79.i = inttoptr i64 %.65.i to ptr
  %.80.i = inttoptr i64 %.76.i to ptr
  %.81.i = inttoptr i64 %.45.i to ptr
  tail call void %.81.i(ptr %.78.i, ptr %.79.i, ptr %.80.i)
  br label %B380

B380:
  %44 = icmp slt i64 %arg.code.24, 1
  br i1 %44, label %B380.endif, label %B50.preheader.i

B50.preheader.i:
  %45 = icmp eq i64 %arg.code.24, 1
  br i1 %45, label %B50.epil.preheader.i, label %B50.preheader.new.i

B50.preheader.new.i:
  %const38 = bitcast i64 9223372036854775792 to i64
  %const_mat39 = add i64 %const38, 14
  %unroll_iter.i = and i64 %arg.code.24, %const_mat39
  br label %B50.i

B50.i:
  %worst.2.088.i = phi double [ 1.000000e+00, %B50.preheader.new.i ], [ %worst.3.1.1.i, %B110.1.i ]
  %.1298486.i = phi i64 [ 0, %B50.preheader.new.i ], [ %.136.1.i, %B110.1.i ]
  %sunkaddr71 = mul i64 %.1298486.i, 8
  %sunkaddr72 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr71
  %.168.i = load double, ptr %sunkaddr72, align 8
  %.174.i = fcmp ogt double %.168.i, %worst.2.088.i
  br i1 %.174.i, label %B110.i, label %B90.i

B90.i:
  %.181.i = fcmp ogt double %.168.i, -1.000000e+00
  br i1 %.181.i, label %B110.i, label %B106.i

B106.i:
  br label %B110.i

B110.i:
  %worst.3.1.i = phi double [ %worst.2.088.i, %B50.i ], [ -1.000000e+00, %B106.i ], [ %.168.i, %B90.i ]
  %.136.1.i = add nuw i64 %.1298486.i, 2
  %sunkaddr73 = mul i64 %.1298486.i, 8
  %sunkaddr74 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr73
  %sunkaddr75 = getelementptr i8, ptr %sunkaddr74, i64 8
  %.168.1.i = load double, ptr %sunkaddr75, align 8
  %.174.1.i = fcmp ogt double %.168.1.i, %worst.3.1.i
  br i1 %.174.1.i, label %B110.1.i, label %B90.1.i

B90.1.i:
  %.181.1.i = fcmp ogt double %.168.1.i, -1.000000e+00
  br i1 %.181.1.i, label %B110.1.i, label %B106.1.i

B106.1.i:
  br label %B110.1.i

B110.1.i:
  %worst.3.1.1.i = phi double [ %worst.3.1.i, %B110.i ], [ -1.000000e+00, %B106.1.i ], [ %.168.1.i, %B90.1.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.136.1.i
  br i1 %niter.ncmp.1.i, label %B112.loopexit.unr-lcssa.i, label %B50.i

B112.loopexit.unr-lcssa.i:
  %46 = and i64 %arg.code.24, 1
  %lcmp.mod.not.i = icmp eq i64 %46, 0
  br i1 %lcmp.mod.not.i, label %B380.endif, label %B50.epil.preheader.i

B50.epil.preheader.i:
  %worst.2.088.epil.init.i = phi double [ 1.000000e+00, %B50.preheader.i ], [ %worst.3.1.1.i, %B112.loopexit.unr-lcssa.i ]
  %.1298486.epil.init.i = phi i64 [ 0, %B50.preheader.i ], [ %unroll_iter.i, %B112.loopexit.unr-lcssa.i ]
  %.167.epil.i = getelementptr double, ptr %arg.code.6, i64 %.1298486.epil.init.i
  %.168.epil.i = load double, ptr %.167.epil.i, align 8
  %.174.epil.i = fcmp ogt double %.168.epil.i, %worst.2.088.epil.init.i
  br i1 %.174.epil.i, label %B380.endif, label %B90.epil.i

B90.epil.i:
  %.181.epil.i = fcmp ogt double %.168.epil.i, -1.000000e+00
  br i1 %.181.epil.i, label %B380.endif, label %B106.epil.i

B106.epil.i:
  br label %B380.endif

B504:
  %sunkaddr77 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr78 = getelementptr i8, ptr %sunkaddr77, i64 32
  %.465 = load i64, ptr %sunkaddr78, align 8
  %.466 = icmp eq i64 %.465, 0
  br i1 %.466, label %common.ret, label %B554

common.ret:
  %storemerge = phi double [ %worst.2.0.lcssa.i, %B504 ], [ %worst.2.0.lcssa.i, %B380.endif ], [ 1.000000e+00, %B554.endif.endif ], [ %worst.4.1, %B1114 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B554:
  %.489 = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.8, ptr %arg.code.6, i64 %.489, i1 false)
  %sunkaddr79 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr80 = getelementptr i8, ptr %sunkaddr79, i64 32
  %.45.i3 = load i64, ptr %sunkaddr80, align 8
  %.50.not.i4 = icmp eq i64 %.45.i3, 0
  br i1 %.50.not.i4, label %B554.endif.endif, label %B48.i5

B48.i5:
  %sunkaddr82 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr84 = getelementptr i8, ptr %sunkaddr82, i64 40
  %.58.i7 = load i64, ptr %sunkaddr84, align 8
  %sunkaddr86 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr88 = getelementptr i8, ptr %sunkaddr86, i64 48
  %.65.i9 = load i64, ptr %sunkaddr88, align 8
  %sunkaddr89 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr90 = getelementptr i8, ptr %sunkaddr89, i64 56
  %.76.i11 = load i64, ptr %sunkaddr90, align 8
  %.78.i12 = inttoptr i64 %.58.i7 to ptr
  %.79.i13 = inttoptr i64 %.65.i9 to ptr
  %.80.i14 = inttoptr i64 %.76.i11 to ptr
  %.81.i15 = inttoptr i64 %.45.i3 to ptr
  tail call void %.81.i15(ptr %.78.i12, ptr %.79.i13, ptr %.80.i14)
  br label %B554.endif.endif

B744:
  %lsr.iv91 = phi ptr [ %scevgep90, %B744.preheader ], [ %scevgep92, %B1114 ]
  %lsr.iv85 = phi ptr [ %scevgep84, %B744.preheader ], [ %scevgep86, %B1114 ]
  %lsr.iv82 = phi i64 [ %arg.code.28, %B744.preheader ], [ %lsr.iv.next83, %B1114 ]
  %lsr.iv71 = phi ptr [ %scevgep70, %B744.preheader ], [ %scevgep72, %B1114 ]
  %lsr.iv65 = phi ptr [ %scevgep, %B744.preheader ], [ %scevgep66, %B1114 ]
  %lsr.iv = phi i64 [ %arg.code.25, %B744.preheader ], [ %lsr.iv.next, %B1114 ]
  %worst.3.0445 = phi double [ 1.000000e+00, %B744.preheader ], [ %worst.4.1, %B1114 ]
  %.672421443 = phi i64 [ 0, %B744.preheader ], [ %.679, %B1114 ]
  %47 = sub i64 %arg.code.25, %.672421443
  %48 = sub i64 %arg.code.28, %.672421443
  %.679 = add nuw nsw i64 %.672421443, 1
  %.714 = getelementptr double, ptr %arg.code.8, i64 %.672421443
  %.715 = load double, ptr %.714, align 8
  %.764 = load double, ptr %arg.code.1, align 8
  %.765 = fcmp ogt double %.715, %.764
  br i1 %.765, label %B1114, label %B822

B822:
  %.776 = getelementptr double, ptr %arg.code.6, i64 %.672421443
  %.777 = load double, ptr %.776, align 8
  %.779 = fcmp ogt double %.777, %worst.3.0445
  br i1 %.779, label %B920, label %B856

B856:
  %.790 = fcmp ogt double %.777, -1.000000e+00
  br i1 %.790, label %B920, label %B916

B916:
  br label %B920

B920:
  %worst.5.2 = phi double [ %worst.3.0445, %B822 ], [ -1.000000e+00, %B916 ], [ %.777, %B856 ]
  %.852 = icmp slt i64 %47, 1
  br i1 %.852, label %B1012.endif, label %B920.endif.endif

B976:
  %lsr.iv78 = phi i64 [ %95, %B976.preheader64 ], [ %lsr.iv.next79, %B976 ]
  %lsr.iv76 = phi i64 [ %94, %B976.preheader64 ], [ %lsr.iv.next77, %B976 ]
  %scevgep81 = getelementptr i8, ptr %arg.code.5, i64 %lsr.iv78
  %.935 = load double, ptr %scevgep81, align 8
  %scevgep80 = getelementptr i8, ptr %arg.dy, i64 %lsr.iv78
  store double %.935, ptr %scevgep80, align 8
  %lsr.iv.next77 = add i64 %lsr.iv76, -1
  %lsr.iv.next79 = add i64 %lsr.iv78, %.489
  %.894 = icmp samesign ugt i64 %lsr.iv.next77, 1
  br i1 %.894, label %B976, label %B1012.endif

B1068:
  %lsr.iv98 = phi i64 [ %133, %B1068.preheader63 ], [ %lsr.iv.next99, %B1068 ]
  %lsr.iv96 = phi i64 [ %132, %B1068.preheader63 ], [ %lsr.iv.next97, %B1068 ]
  %scevgep101 = getelementptr i8, ptr %arg.code.10, i64 %lsr.iv98
  %.1076 = load double, ptr %scevgep101, align 8
  %scevgep100 = getelementptr i8, ptr %arg.code.9, i64 %lsr.iv98
  store double %.1076, ptr %scevgep100, align 8
  %lsr.iv.next97 = add i64 %lsr.iv96, -1
  %lsr.iv.next99 = add i64 %lsr.iv98, %.489
  %.1033 = icmp samesign ugt i64 %lsr.iv.next97, 1
  br i1 %.1033, label %B1068, label %B1114

B1114:
  %worst.4.1 = phi double [ %worst.3.0445, %B744 ], [ %worst.5.2, %118 ], [ %worst.5.2, %B1012.endif ], [ %worst.5.2, %middle.block ], [ %worst.5.2, %B1068 ]
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep66 = getelementptr i8, ptr %lsr.iv65, i64 8
  %scevgep72 = getelementptr i8, ptr %lsr.iv71, i64 8
  %lsr.iv.next83 = add i64 %lsr.iv82, -1
  %scevgep86 = getelementptr i8, ptr %lsr.iv85, i64 8
  %scevgep92 = getelementptr i8, ptr %lsr.iv91, i64 8
  %exitcond.not = icmp eq i64 %.679, %arg.code.24
  br i1 %exitcond.not, label %common.ret, label %B744

B0.endif:
  %.idx = shl i64 %arg.row, 5
  %49 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %.77 = getelementptr i8, ptr %49, i64 16
  %.78 = load i64, ptr %.77, align 8
  %.80 = inttoptr i64 %.78 to ptr
  store ptr %arg.dy, ptr %.80, align 8
  %.45.i19 = load i64, ptr %49, align 8
  %.50.not.i20 = icmp eq i64 %.45.i19, 0
  br i1 %.50.not.i20, label %B0.endif.endif, label %B48.i21

B48.i21:
  %sunkaddr92 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr93 = getelementptr i8, ptr %sunkaddr92, i64 8
  %.58.i23 = load i64, ptr %sunkaddr93, align 8
  %sunkaddr94 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr94, i64 16
  %.65.i25 = load i64, ptr %sunkaddr95, align 8
  %sunkaddr96 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr97 = getelementptr i8, ptr %sunkaddr96, i64 24
  %.76.i27 = load i64, ptr %sunkaddr97, align 8
  %.78.i28 = inttoptr i64 %.58.i23 to ptr
  %.79.i29 = inttoptr i64 %.65.i25 to ptr
  %.80.i30 = inttoptr i64 %.76.i27 to ptr
  %.81.i31 = inttoptr i64 %.45.i19 to ptr
  tail call void %.81.i31(ptr %.78.i28, ptr %.79.i29, ptr %.80.i30)
  br label %B0.endif.endif

B0.endif.endif:
  %.170 = getelementptr i8, ptr %arg.code.0, i64 256
  %.171 = load i64, ptr %.170, align 8
  %.172.not = icmp eq i64 %.171, 0
  br i1 %.172.not, label %B380, label %B196

B380.endif:
  %worst.2.0.lcssa.i = phi double [ 1.000000e+00, %B380 ], [ %worst.3.1.1.i, %B112.loopexit.unr-lcssa.i ], [ %worst.2.088.epil.init.i, %B50.epil.preheader.i ], [ -1.000000e+00, %B106.epil.i ], [ %.168.epil.i, %B90.epil.i ]
  %.405 = getelementptr i8, ptr %arg.code.1, i64 56
  store double 0.000000e+00, ptr %.405, align 8
  %.455 = load double, ptr %arg.code.1, align 8
  %.457 = fcmp ogt double %worst.2.0.lcssa.i, %.455
  br i1 %.457, label %common.ret, label %B504

B554.endif.endif:
  %50 = icmp slt i64 %arg.code.24, 1
  %sunkaddr98 = getelementptr i8, ptr %arg.code.1, i64 56
  store double 1.000000e+00, ptr %sunkaddr98, align 8
  br i1 %50, label %common.ret, label %B744.preheader

B744.preheader:
  %51 = ptrtoint ptr %arg.code.9 to i64
  %52 = ptrtoint ptr %arg.code.10 to i64
  %53 = ptrtoint ptr %arg.dy to i64
  %54 = ptrtoint ptr %arg.code.5 to i64
  %55 = sub i64 %51, %52
  %56 = sub i64 %53, %54
  %scevgep = getelementptr i8, ptr %arg.dy, i64 16
  %scevgep70 = getelementptr i8, ptr %arg.code.5, i64 16
  %scevgep84 = getelementptr i8, ptr %arg.code.9, i64 16
  %scevgep90 = getelementptr i8, ptr %arg.code.10, i64 16
  %57 = trunc nuw i64 %arg.code.24 to i32
  br label %B744

B920.endif.endif:
  %58 = or i64 %47, %arg.code.24
  %59 = icmp ult i64 %58, 4294967296
  br i1 %59, label %60, label %66

60:
  %61 = trunc nuw i64 %47 to i32
  %62 = udiv i32 %61, %57
  %63 = urem i32 %61, %57
  %64 = zext i32 %62 to i64
  %65 = zext i32 %63 to i64
  br label %80

66:
  %67 = or i64 %47, %arg.code.24
  %68 = and i64 %67, -4294967296
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %70, label %77

70:
  %71 = trunc i64 %arg.code.24 to i32
  %72 = trunc i64 %47 to i32
  %73 = udiv i32 %72, %71
  %74 = urem i32 %72, %71
  %75 = zext i32 %73 to i64
  %76 = zext i32 %74 to i64
  br label %80

77:
  %78 = udiv i64 %47, %arg.code.24
  %79 = urem i64 %47, %arg.code.24
  br label %80

80:
  %81 = phi i64 [ %64, %60 ], [ %75, %70 ], [ %78, %77 ]
  %82 = phi i64 [ %65, %60 ], [ %76, %70 ], [ %79, %77 ]
  %.870 = icmp ne i64 %82, 0
  %.872 = zext i1 %.870 to i64
  %.873 = add nuw i64 %81, %.872
  %.894409 = icmp sgt i64 %.873, 0
  br i1 %.894409, label %B976.preheader, label %B1012.endif

B976.preheader:
  %83 = icmp ult i64 %56, 32
  %84 = icmp ne i64 %arg.code.24, 1
  %85 = add nuw i64 %47, %.872
  %min.iters.check44 = icmp ult i64 %85, 4
  %or.cond.not61 = or i1 %84, %min.iters.check44
  %or.cond58 = select i1 %or.cond.not61, i1 true, i1 %83
  br i1 %or.cond58, label %B976.preheader64, label %vector.ph45

vector.ph45:
  %86 = add i64 %lsr.iv, %.872
  %87 = lshr i64 %86, 2
  %88 = shl nuw i64 %87, 2
  br label %vector.body48

vector.body48:
  %index49 = phi i64 [ 0, %vector.ph45 ], [ %index.next53, %vector.body48 ]
  %89 = shl i64 %index49, 3
  %scevgep74 = getelementptr i8, ptr %lsr.iv71, i64 %89
  %scevgep75 = getelementptr i8, ptr %scevgep74, i64 -16
  %wide.load51 = load <2 x double>, ptr %scevgep75, align 8
  %wide.load52 = load <2 x double>, ptr %scevgep74, align 8
  %scevgep68 = getelementptr i8, ptr %lsr.iv65, i64 %89
  %90 = shl i64 %index49, 3
  %scevgep7 = getelementptr i8, ptr %lsr.iv65, i64 %90
  %scevgep9 = getelementptr i8, ptr %scevgep7, i64 -16
  store <2 x double> %wide.load51, ptr %scevgep9, align 8
  store <2 x double> %wide.load52, ptr %scevgep68, align 8
  %index.next53 = add nuw i64 %index49, 4
  %91 = icmp eq i64 %88, %index.next53
  br i1 %91, label %middle.block54, label %vector.body48

middle.block54:
  %n.vec47 = and i64 %85, -4
  %92 = sub i64 %.873, %n.vec47
  %93 = add i64 %n.vec47, %.672421443
  %cmp.n55 = icmp eq i64 %85, %n.vec47
  br i1 %cmp.n55, label %B1012.endif, label %B976.preheader64

B976.preheader64:
  %.893407411.ph = phi i64 [ %.873, %B976.preheader ], [ %92, %middle.block54 ]
  %.900408410.ph = phi i64 [ %.672421443, %B976.preheader ], [ %93, %middle.block54 ]
  %94 = add i64 %.893407411.ph, 1
  %95 = shl i64 %.900408410.ph, 3
  br label %B976

B1012.endif:
  %.988 = icmp slt i64 %48, 1
  br i1 %.988, label %B1114, label %B1012.endif.endif

B1012.endif.endif:
  %96 = or i64 %48, %arg.code.24
  %97 = icmp ult i64 %96, 4294967296
  br i1 %97, label %98, label %104

98:
  %99 = trunc nuw i64 %48 to i32
  %100 = udiv i32 %99, %57
  %101 = urem i32 %99, %57
  %102 = zext i32 %100 to i64
  %103 = zext i32 %101 to i64
  br label %118

104:
  %105 = or i64 %48, %arg.code.24
  %106 = and i64 %105, -4294967296
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %108, label %115

108:
  %109 = trunc i64 %arg.code.24 to i32
  %110 = trunc i64 %48 to i32
  %111 = udiv i32 %110, %109
  %112 = urem i32 %110, %109
  %113 = zext i32 %111 to i64
  %114 = zext i32 %112 to i64
  br label %118

115:
  %116 = udiv i64 %48, %arg.code.24
  %117 = urem i64 %48, %arg.code.24
  br label %118

118:
  %119 = phi i64 [ %102, %98 ], [ %113, %108 ], [ %116, %115 ]
  %120 = phi i64 [ %103, %98 ], [ %114, %108 ], [ %117, %115 ]
  %.1006 = icmp ne i64 %120, 0
  %.1008 = zext i1 %.1006 to i64
  %.1009 = add nuw i64 %119, %.1008
  %.1033415 = icmp sgt i64 %.1009, 0
  br i1 %.1033415, label %B1068.preheader, label %B1114

B1068.preheader:
  %121 = icmp ult i64 %55, 32
  %122 = icmp ne i64 %arg.code.24, 1
  %123 = add nuw i64 %48, %.1008
  %min.iters.check = icmp ult i64 %123, 4
  %or.cond59.not62 = or i1 %122, %min.iters.check
  %or.cond60 = select i1 %or.cond59.not62, i1 true, i1 %121
  br i1 %or.cond60, label %B1068.preheader63, label %vector.ph

vector.ph:
  %124 = add i64 %lsr.iv82, %.1008
  %125 = lshr i64 %124, 2
  %126 = shl nuw i64 %125, 2
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %127 = shl i64 %index, 3
  %scevgep94 = getelementptr i8, ptr %lsr.iv91, i64 %127
  %scevgep95 = getelementptr i8, ptr %scevgep94, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep95, align 8
  %wide.load35 = load <2 x double>, ptr %scevgep94, align 8
  %scevgep88 = getelementptr i8, ptr %lsr.iv85, i64 %127
  %128 = shl i64 %index, 3
  %scevgep11 = getelementptr i8, ptr %lsr.iv85, i64 %128
  %scevgep12 = getelementptr i8, ptr %scevgep11, i64 -16
  store <2 x double> %wide.load, ptr %scevgep12, align 8
  store <2 x double> %wide.load35, ptr %scevgep88, align 8
  %index.next = add nuw i64 %index, 4
  %129 = icmp eq i64 %126, %index.next
  br i1 %129, label %middle.block, label %vector.body

middle.block:
  %n.vec = and i64 %123, -4
  %130 = sub i64 %.1009, %n.vec
  %131 = add i64 %n.vec, %.672421443
  %cmp.n = icmp eq i64 %123, %n.vec
  br i1 %cmp.n, label %B1114, label %B1068.preheader63

B1068.preheader63:
  %.1032413417.ph = phi i64 [ %.1009, %B1068.preheader ], [ %130, %middle.block ]
  %.1039414416.ph = phi i64 [ %.672421443, %B1068.preheader ], [ %131, %middle.block ]
  %132 = add i64 %.1032413417.ph, 1
  %133 = shl i64 %.1039414416.ph, 3
  br label %B1068
}

define internal i32 @part9(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.dy) {
B0:
  %.87 = getelementptr i8, ptr %arg.code.1, i64 56
  %.88 = load double, ptr %.87, align 8
  %.95 = icmp eq i64 %arg.code.24, 1
  br i1 %.95, label %B764.preheader.thread, label %B270

B270:
  %.280 = getelementptr i8, ptr %arg.code.0, i64 136
  %.281 = load i64, ptr %.280, align 8
  %.283 = inttoptr i64 %.281 to ptr
  %.284 = getelementptr i8, ptr %.283, i64 16
  store ptr %arg.dy, ptr %.284, align 8
  %.44.i = getelementptr i8, ptr %arg.code.0, i64 128
  %.45.i = load i64, ptr %.44.i, align 8
  %.50.not.i = icmp eq i64 %.45.i, 0
  br i1 %.50.not.i, label %B270.endif, label %B48.i

B48.i:
  %sunkaddr = getelementptr i8, ptr %arg.code.0, i64 136
  %.58.i = load i64, ptr %sunkaddr, align 8
  %sunkaddr3.i = getelementptr i8, ptr %arg.code.0, i64 144
  %.65.i = load i64, ptr %sunkaddr3.i, align 8
  %sunkaddr5.i = getelementptr i8, ptr %arg.code.0, i64 152
  %.76.i = load i64, ptr %sunkaddr5.i, align 8
  %.78.i = inttoptr i64 %.58.i to ptr
  %.79.i = inttoptr i64 %.65.i to ptr
  %.80.i = inttoptr i64 %.76.i to ptr
  %.81.i = inttoptr i64 %.45.i to ptr
  tail call void %.81.i(ptr %.78.i, ptr %.79.i, ptr %.80.i)
  br label %B270.endif

B414:
  %.434 = getelementptr i8, ptr %arg.code.0, i64 168
  %.435 = load i64, ptr %.434, align 8
  %.437 = inttoptr i64 %.435 to ptr
  %.438 = getelementptr i8, ptr %.437, i64 16
  store ptr %arg.dy, ptr %.438, align 8
  %.44.i1 = getelementptr i8, ptr %arg.code.0, i64 160
  %.45.i2 = load i64, ptr %.44.i1, align 8
  %.50.not.i3 = icmp eq i64 %.45.i2, 0
  br i1 %.50.not.i3, label %B414.endif.endif, label %B48.i4

B48.i4:
  %sunkaddr17 = getelementptr i8, ptr %arg.code.0, i64 168
  %.58.i6 = load i64, ptr %sunkaddr17, align 8
  %sunkaddr3.i7 = getelementptr i8, ptr %arg.code.0, i64 176
  %.65.i8 = load i64, ptr %sunkaddr3.i7, align 8
  %sunkaddr5.i9 = getelementptr i8, ptr %arg.code.0, i64 184
  %.76.i10 = load i64, ptr %sunkaddr5.i9, align 8
  %.78.i11 = inttoptr i64 %.58.i6 to ptr
  %.79.i12 = inttoptr i64 %.65.i8 to ptr
  %.80.i13 = inttoptr i64 %.76.i10 to ptr
  %.81.i14 = inttoptr i64 %.45.i2 to ptr
  tail call void %.81.i14(ptr %.78.i11, ptr %.79.i12, ptr %.80.i13)
  br label %B414.endif.endif

B596:
  %.612276278 = phi i64 [ 0, %B596.preheader ], [ %.619.1, %B716.1 ]
  %sunkaddr18 = mul i64 %.612276278, 8
  %sunkaddr20 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr18
  %.651 = load double, ptr %sunkaddr20, align 8
  %.700 = load double, ptr %arg.code.1, align 8
  %.701 = fcmp ogt double %.651, %.700
  br i1 %.701, label %B716, label %B674

B674:
  %sunkaddr21 = mul i64 %.612276278, 8
  %sunkaddr22 = getelementptr i8, ptr %arg.code.12, i64 %sunkaddr21
  %.707 = load double, ptr %sunkaddr22, align 8
  %sunkaddr23 = mul i64 %.612276278, 8
  %sunkaddr24 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr23
  store double %.707, ptr %sunkaddr24, align 8
  %.700.1.pre = load double, ptr %arg.code.1, align 8
  br label %B716

B716:
  %.700.1 = phi double [ %.700.1.pre, %B674 ], [ %.700, %B596 ]
  %.619.1 = add nuw i64 %.612276278, 2
  %sunkaddr25 = mul i64 %.612276278, 8
  %sunkaddr26 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr25
  %sunkaddr27 = getelementptr i8, ptr %sunkaddr26, i64 8
  %.651.1 = load double, ptr %sunkaddr27, align 8
  %.701.1 = fcmp ogt double %.651.1, %.700.1
  br i1 %.701.1, label %B716.1, label %B674.1

B674.1:
  %sunkaddr28 = mul i64 %.612276278, 8
  %sunkaddr29 = getelementptr i8, ptr %arg.code.12, i64 %sunkaddr28
  %sunkaddr30 = getelementptr i8, ptr %sunkaddr29, i64 8
  %.707.1 = load double, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %.612276278, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr31
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 8
  store double %.707.1, ptr %sunkaddr33, align 8
  br label %B716.1

B716.1:
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.619.1
  br i1 %niter.ncmp.1, label %B718.endif.loopexit.unr-lcssa, label %B596

B764:
  %worst.2.0286 = phi double [ 0.000000e+00, %B764.preheader.new ], [ %worst.3.1.1, %B904.1 ]
  %.815282284 = phi i64 [ 0, %B764.preheader.new ], [ %.822.1, %B904.1 ]
  %sunkaddr34 = mul i64 %.815282284, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr34
  %.858 = load double, ptr %sunkaddr36, align 8
  %.860 = fcmp ugt double %.858, %worst.2.0286
  br i1 %.860, label %B800, label %B904

B800:
  %.871 = fcmp ueq double %.858, 0x7FF0000000000000
  br i1 %.871, label %B880, label %B904

B880:
  br label %B904

B904:
  %worst.3.1 = phi double [ %worst.2.0286, %B764 ], [ 0x7FF0000000000000, %B880 ], [ %.858, %B800 ]
  %.822.1 = add nuw i64 %.815282284, 2
  %sunkaddr37 = mul i64 %.815282284, 8
  %sunkaddr38 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr37
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 8
  %.858.1 = load double, ptr %sunkaddr39, align 8
  %.860.1 = fcmp ugt double %.858.1, %worst.3.1
  br i1 %.860.1, label %B800.1, label %B904.1

B800.1:
  %.871.1 = fcmp ueq double %.858.1, 0x7FF0000000000000
  br i1 %.871.1, label %B880.1, label %B904.1

B880.1:
  br label %B904.1

B904.1:
  %worst.3.1.1 = phi double [ %worst.3.1, %B904 ], [ 0x7FF0000000000000, %B880.1 ], [ %.858.1, %B800.1 ]
  %niter23.ncmp.1 = icmp eq i64 %unroll_iter22, %.822.1
  br i1 %niter23.ncmp.1, label %common.ret.loopexit.unr-lcssa, label %B764

common.ret.loopexit.unr-lcssa:
  %0 = and i64 %arg.code.24, 1
  %lcmp.mod19.not = icmp eq i64 %0, 0
  br i1 %lcmp.mod19.not, label %common.ret, label %common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge

common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge:
  %.857.epil.phi.trans.insert = getelementptr double, ptr %arg.code.11, i64 %unroll_iter22
  %.858.epil.pre = load double, ptr %.857.epil.phi.trans.insert, align 8
  br label %B764.epil.preheader

B764.epil.preheader:
  %.858.epil = phi double [ %.213, %B764.preheader.thread ], [ %.858.epil.pre, %common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge ]
  %worst.2.0286.epil.init = phi double [ 0.000000e+00, %B764.preheader.thread ], [ %worst.3.1.1, %common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge ]
  %.860.epil = fcmp ugt double %.858.epil, %worst.2.0286.epil.init
  br i1 %.860.epil, label %B800.epil, label %common.ret

B800.epil:
  %.871.epil = fcmp ueq double %.858.epil, 0x7FF0000000000000
  br i1 %.871.epil, label %B880.epil, label %common.ret

B880.epil:
  br label %common.ret

common.ret:
  %worst.2.0.lcssa = phi double [ 0.000000e+00, %B718.endif ], [ 0.000000e+00, %B414.endif.endif ], [ %worst.3.1.1, %common.ret.loopexit.unr-lcssa ], [ %worst.2.0286.epil.init, %B764.epil.preheader ], [ 0x7FF0000000000000, %B880.epil ], [ %.858.epil, %B800.epil ]
  store double %worst.2.0.lcssa, ptr %retptr, align 8
  ret i32 0

B764.preheader.thread:
  %1 = fcmp une double %.88, 0.000000e+00
  %.39.i = shl nsw i64 %arg.code.25, 1
  %.41.i = add nsw i64 %arg.code.28, %.39.i
  %.42.i = mul nsw i64 %arg.code.29, %.41.i
  %.43.i = getelementptr double, ptr %arg.code.15, i64 %.42.i
  %.47.i = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.43.i, ptr %arg.code.4, i64 %.47.i, i1 false)
  %.49.i = getelementptr double, ptr %.43.i, i64 %arg.code.25
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.49.i, ptr %arg.dy, i64 %.47.i, i1 false)
  %.56.i = getelementptr double, ptr %.43.i, i64 %.39.i
  %.60.i = shl i64 %arg.code.28, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.56.i, ptr %arg.code.9, i64 %.60.i, i1 false)
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
  %.212 = getelementptr double, ptr %arg.code.16, i64 %arg.code.29
  %.213 = load double, ptr %.212, align 8
  store double %.213, ptr %arg.code.11, align 8
  br label %B764.epil.preheader

B270.endif:
  %2 = fcmp une double %.88, 0.000000e+00
  br i1 %2, label %B414, label %B718.endif

B414.endif.endif:
  %.606277.not = icmp slt i64 %arg.code.24, 1
  br i1 %.606277.not, label %common.ret, label %B596.preheader

B596.preheader:
  %const16 = bitcast i64 9223372036854775806 to i64
  %unroll_iter = and i64 %arg.code.24, %const16
  br label %B596

B718.endif.loopexit.unr-lcssa:
  %3 = and i64 %arg.code.24, 1
  %lcmp.mod.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod.not, label %B718.endif, label %B596.epil.preheader

B596.epil.preheader:
  %4 = shl i64 %unroll_iter, 3
  %scevgep29 = getelementptr i8, ptr %arg.code.8, i64 %4
  %.651.epil = load double, ptr %scevgep29, align 8
  %.700.epil = load double, ptr %arg.code.1, align 8
  %.701.epil = fcmp ogt double %.651.epil, %.700.epil
  br i1 %.701.epil, label %B718.endif, label %B674.epil

B674.epil:
  %sunkaddr40 = mul i64 %unroll_iter, 8
  %sunkaddr41 = getelementptr i8, ptr %arg.code.12, i64 %sunkaddr40
  %.707.epil = load double, ptr %sunkaddr41, align 8
  %sunkaddr42 = mul i64 %unroll_iter, 8
  %sunkaddr43 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr42
  store double %.707.epil, ptr %sunkaddr43, align 8
  br label %B718.endif

B718.endif:
  %.809283.not = icmp slt i64 %arg.code.24, 1
  br i1 %.809283.not, label %common.ret, label %B764.preheader.new

B764.preheader.new:
  %const = bitcast i64 9223372036854775806 to i64
  %unroll_iter22 = and i64 %arg.code.24, %const
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

define void @kernel(ptr %table, ptr %outputs, ptr %work) {
  %found = call i64 @loop(ptr %table)
  ret void
}
