; loop lanes of simulate/integrators/lanes.py, made by python tools/loops.py
; sources 728b78eda419bf94bc10183cc868920d605c75fdbd2e40c20622d85d5e642420
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.180 = alloca i64, align 8
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
  %.92 = getelementptr i8, ptr %.6, i64 224
  %.93 = load i64, ptr %.92, align 8
  %.94 = getelementptr i8, ptr %.6, i64 232
  %.95 = load i64, ptr %.94, align 8
  %.96 = getelementptr i8, ptr %.6, i64 240
  %.97 = load i64, ptr %.96, align 8
  %.98 = getelementptr i8, ptr %.6, i64 248
  %.99 = load i64, ptr %.98, align 8
  %.100 = getelementptr i8, ptr %.6, i64 256
  %.101 = load i64, ptr %.100, align 8
  %.128 = getelementptr i8, ptr %.6, i64 264
  %.129 = load i64, ptr %.128, align 8
  %.130 = inttoptr i64 %.129 to ptr
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
  %.152 = getelementptr i8, ptr %.6, i64 312
  %.153 = load i64, ptr %.152, align 8
  %.154 = inttoptr i64 %.153 to ptr
  %.155 = getelementptr i8, ptr %.6, i64 320
  %.156 = load i64, ptr %.155, align 8
  %.157 = inttoptr i64 %.156 to ptr
  %.158 = getelementptr i8, ptr %.6, i64 328
  %.159 = load i64, ptr %.158, align 8
  %.160 = inttoptr i64 %.159 to ptr
  %.161 = getelementptr i8, ptr %.6, i64 336
  %.162 = load i64, ptr %.161, align 8
  %.163 = inttoptr i64 %.162 to ptr
  %.164 = getelementptr i8, ptr %.6, i64 344
  %.165 = load i64, ptr %.164, align 8
  %.166 = inttoptr i64 %.165 to ptr
  store i64 0, ptr %.180, align 8
  %.184 = call i32 @part1(ptr %.180, ptr %excinfo.1, ptr %.9, ptr %.12, i64 %.14, i64 %.16, i64 %.18, i64 %.20, i64 %.22, ptr %.32, ptr %.35, ptr %.38, ptr %.41, ptr %.44, ptr %.47, ptr %.50, ptr %.53, ptr %.56, ptr %.59, ptr %.62, ptr %.65, ptr %.68, ptr %.71, ptr %.74, ptr %.77, ptr %.80, ptr %.83, ptr %.86, ptr %.89, i64 %.91, i64 %.93, i64 %.95, i64 %.97, i64 %.99, i64 %.101, ptr %.130, ptr %.133, ptr %.136, ptr %.139, ptr %.142, ptr %.145, ptr %.154, ptr %.157, ptr %.160, ptr %.163, ptr %.166)
  %cond = icmp eq i32 %.184, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  ret i32 %.184

B0.endif:
  %.194 = load i64, ptr %.180, align 8
  store i64 %.194, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.192 = icmp sgt i32 %.184, 0
  %.185 = load ptr, ptr %excinfo.1, align 8
  %.193 = select i1 %.192, ptr %.185, ptr undef
  store ptr %.193, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, ptr %arg.b.0, ptr %arg.b.1, ptr %arg.b.2, ptr %arg.b.3, ptr %arg.b.4, ptr %arg.b.5, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.91 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.121 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  %.266 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.806 = alloca ptr, align 8
  %excinfo.4 = alloca ptr, align 8
  %.1105 = alloca ptr, align 8
  %excinfo.5 = alloca ptr, align 8
  %.84 = load i64, ptr %arg.b.1, align 8
  %.85 = icmp eq i64 %.84, 0
  br i1 %.85, label %B58, label %B100

B58:
  %.95 = call i32 @part2(ptr %.91, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, ptr %arg.b.2)
  %cond = icmp eq i32 %.95, 0
  br i1 %cond, label %B100, label %B58.if.if

B100:
  %.125 = call i32 @part3(ptr %.121, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, ptr %arg.b.0, ptr %arg.b.1, ptr %arg.b.2, ptr %arg.b.3, ptr %arg.b.4, ptr %arg.b.5)
  %cond8 = icmp eq i32 %.125, 0
  br i1 %cond8, label %B100.endif, label %B100.if.if

B230:
  %.240 = phi i64 [ %.173, %B230.preheader ], [ %.1158.pre, %B1374 ]
  %.211 = load double, ptr %arg.b.0, align 8
  %sunkaddr94 = getelementptr i8, ptr %arg.b.0, i64 8
  %.244 = load double, ptr %sunkaddr94, align 8
  %.245 = sitofp i64 %.240 to double
  %.246 = fmul double %.244, %.245
  %.247 = fadd double %.211, %.246
  store i64 0, ptr %.266, align 8
  %.270 = call i32 @part4(ptr %.266, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, double %.247, double %.244, ptr %arg.b.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond9 = icmp eq i32 %.270, 0
  br i1 %cond9, label %B230.endif, label %B230.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B530 ], [ 0, %B1472 ], [ %.95, %B58.if.if ], [ %.125, %B100.if.if ], [ %.270, %B230.if.if ], [ %.810, %B816.if.if ], [ %.1109, %B1342.if.if ]
  ret i32 %common.ret.op

B530.loopexit52:
  br label %B530

B530.loopexit:
  br label %B530

B530:
  %"$phi530.0.2.0" = phi i64 [ 11, %B530.loopexit52 ], [ %.280, %B530.loopexit ]
  store i64 %"$phi530.0.2.0", ptr %retptr, align 8
  br label %common.ret

B574:
  %.680242244 = phi i64 [ %.687.1, %B674.1 ], [ %.680242244.unr, %B574.preheader71 ]
  %sunkaddr = mul i64 %.680242244, 8
  %sunkaddr95 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr
  %.719 = load double, ptr %sunkaddr95, align 8
  %sunkaddr97 = mul i64 %.680242244, 8
  %sunkaddr98 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr97
  %.724 = load double, ptr %sunkaddr98, align 8
  %.725 = fcmp ogt double %.719, %.724
  br i1 %.725, label %B632, label %B674

B632:
  %sunkaddr99 = mul i64 %.680242244, 8
  %sunkaddr100 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr99
  store double %.719, ptr %sunkaddr100, align 8
  br label %B674

B674:
  %.687.1 = add nuw nsw i64 %.680242244, 2
  %sunkaddr101 = mul i64 %.680242244, 8
  %sunkaddr102 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr101
  %sunkaddr103 = getelementptr i8, ptr %sunkaddr102, i64 8
  %.719.1 = load double, ptr %sunkaddr103, align 8
  %sunkaddr104 = mul i64 %.680242244, 8
  %sunkaddr105 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr104
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr105, i64 8
  %.724.1 = load double, ptr %sunkaddr106, align 8
  %.725.1 = fcmp ogt double %.719.1, %.724.1
  br i1 %.725.1, label %B632.1, label %B674.1

B632.1:
  %sunkaddr107 = mul i64 %.680242244, 8
  %sunkaddr108 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr107
  %sunkaddr109 = getelementptr i8, ptr %sunkaddr108, i64 8
  store double %.719.1, ptr %sunkaddr109, align 8
  br label %B674.1

B674.1:
  %exitcond.not.1 = icmp eq i64 %arg.code.20, %.687.1
  br i1 %exitcond.not.1, label %B676, label %B574

B676:
  %0 = icmp eq i64 %arg.code.23, 0
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.b.2, ptr %arg.room.2, i64 %.755, i1 false)
  %.785 = load i64, ptr %arg.b.1, align 8
  %.786 = add nsw i64 %.785, 1
  store i64 %.786, ptr %arg.b.1, align 8
  br i1 %0, label %B878, label %B816

B816:
  %.796 = fadd double %.244, %.247
  %.810 = call i32 @part5(ptr %.806, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, double %.796, ptr %arg.b.2, ptr %arg.b.4)
  %cond11 = icmp eq i32 %.810, 0
  br i1 %cond11, label %B816.B878_crit_edge, label %B816.if.if

B816.B878_crit_edge:
  %.1070.pre284.pre = load i64, ptr %arg.b.1, align 8
  br label %B878

B878:
  %.1070.pre284 = phi i64 [ %.1070.pre284.pre, %B816.B878_crit_edge ], [ %.786, %B676 ]
  %sunkaddr110 = getelementptr i8, ptr %arg.b.1, i64 24
  %.863 = load i64, ptr %sunkaddr110, align 8
  %.864 = icmp sgt i64 %.863, 0
  br i1 %.864, label %B932.else.if, label %B1246

B1034:
  %sunkaddr111 = getelementptr i8, ptr %arg.b.1, i64 16
  %.998 = load i64, ptr %sunkaddr111, align 8
  %.1001 = mul nsw i64 %.998, %arg.code.21
  %.1002 = getelementptr double, ptr %arg.b.3, i64 %.1001
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1002, ptr %arg.b.2, i64 %.755, i1 false)
  %.1037 = load i64, ptr %sunkaddr111, align 8
  %.1038 = add nsw i64 %.1037, 1
  store i64 %.1038, ptr %sunkaddr111, align 8
  %.1070.pre = load i64, ptr %arg.b.1, align 8
  br label %B1246

B1246:
  %.1070 = phi i64 [ %.1070.pre284, %43 ], [ %.1070.pre, %B1034 ], [ %.1070.pre284, %B878 ]
  %sunkaddr112 = getelementptr i8, ptr %arg.b.1, i64 8
  %.1099 = load i64, ptr %sunkaddr112, align 8
  %.1100 = icmp slt i64 %.1070, %.1099
  br i1 %.1100, label %B1342, label %B1472

B1342:
  %.1109 = call i32 @part3(ptr %.1105, ptr %excinfo.5, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, ptr %arg.b.0, ptr %arg.b.1, ptr %arg.b.2, ptr %arg.b.3, ptr %arg.b.4, ptr %arg.b.5)
  %cond10 = icmp eq i32 %.1109, 0
  br i1 %cond10, label %B1374, label %B1342.if.if

B1374:
  %.1158.pre = load i64, ptr %arg.b.1, align 8
  %sunkaddr113 = getelementptr i8, ptr %arg.b.1, i64 8
  %.1187.pre = load i64, ptr %sunkaddr113, align 8
  %1 = icmp slt i64 %.1158.pre, %.1187.pre
  br i1 %1, label %B230, label %B1472

B1472:
  store i64 6, ptr %retptr, align 8
  br label %common.ret

B58.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B100.endif:
  %.173 = load i64, ptr %arg.b.1, align 8
  %.201 = getelementptr i8, ptr %arg.b.1, i64 8
  %.202 = load i64, ptr %.201, align 8
  %.203 = icmp slt i64 %.173, %.202
  br i1 %.203, label %B230.preheader, label %B1472

B230.preheader:
  %.755 = shl i64 %arg.code.21, 3
  %2 = shl i64 %arg.code.20, 3
  %scevgep = getelementptr i8, ptr %arg.b.5, i64 %2
  %scevgep43 = getelementptr i8, ptr %arg.code.11, i64 %2
  %bound0 = icmp ult ptr %arg.b.5, %scevgep43
  %bound1 = icmp ult ptr %arg.code.11, %scevgep
  %found.conflict = and i1 %bound0, %bound1
  %n.vec = and i64 %arg.code.20, 9223372036854775804
  %3 = icmp samesign ult i64 %arg.code.20, 4
  %brmerge = select i1 %3, i1 true, i1 %found.conflict
  br label %B230

B100.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B230.endif:
  %.280 = load i64, ptr %.266, align 8
  switch i64 %.280, label %B530.loopexit52 [
    i64 0, label %B532.endif
    i64 3, label %B530.loopexit
    i64 12, label %B530.loopexit
  ]

B230.if.if:
  %.278 = icmp sgt i32 %.270, 0
  %.271 = load ptr, ptr %excinfo.3, align 8
  %.279 = select i1 %.278, ptr %.271, ptr undef
  store ptr %.279, ptr %excinfo, align 8
  br label %common.ret

B532.endif:
  %4 = icmp slt i64 %arg.code.20, 1
  br i1 %4, label %B676, label %B574.preheader

B574.preheader:
  br i1 %brmerge, label %B574.preheader53, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %pred.store.continue52 ], [ 0, %vector.body.preheader ]
  %sunkaddr115 = shl i64 %index, 3
  %sunkaddr114 = mul i64 %index, 8
  %sunkaddr116 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr114
  %wide.load = load <2 x double>, ptr %sunkaddr116, align 8
  %sunkaddr117 = mul i64 %index, 8
  %sunkaddr118 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr117
  %sunkaddr119 = getelementptr i8, ptr %sunkaddr118, i64 16
  %wide.load44 = load <2 x double>, ptr %sunkaddr119, align 8
  %scevgep83 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr115
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
  %sunkaddr122 = mul i64 %index, 8
  %sunkaddr123 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr122
  store double %8, ptr %sunkaddr123, align 8
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
  %sunkaddr124 = mul i64 %index, 8
  %sunkaddr125 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr124
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr125, i64 16
  store double %15, ptr %sunkaddr126, align 8
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
  %21 = icmp eq i64 %arg.code.20, %n.vec
  br i1 %21, label %B676, label %B574.preheader53

B574.preheader53:
  %.680242244.ph = phi i64 [ %n.vec, %middle.block ], [ 0, %B574.preheader ]
  %22 = and i64 %arg.code.20, 1
  %23 = icmp eq i64 %22, 0
  %.neg = or disjoint i64 %.680242244.ph, 1
  br i1 %23, label %B574.prol.loopexit, label %B574.prol

B574.prol:
  %.718.prol = getelementptr double, ptr %arg.code.11, i64 %.680242244.ph
  %.719.prol = load double, ptr %.718.prol, align 8
  %.723.prol = getelementptr double, ptr %arg.b.5, i64 %.680242244.ph
  %.724.prol = load double, ptr %.723.prol, align 8
  %.725.prol = fcmp ogt double %.719.prol, %.724.prol
  br i1 %.725.prol, label %B632.prol, label %B574.prol.loopexit

B632.prol:
  %sunkaddr120 = shl i64 %.680242244.ph, 3
  %sunkaddr121 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr120
  store double %.719.prol, ptr %sunkaddr121, align 8
  br label %B574.prol.loopexit

B574.prol.loopexit:
  %.680242244.unr = phi i64 [ %.680242244.ph, %B574.preheader53 ], [ %.neg, %B632.prol ], [ %.neg, %B574.prol ]
  %24 = icmp eq i64 %arg.code.20, %.neg
  br i1 %24, label %B676, label %B574.preheader71

B574.preheader71:
  br label %B574

B816.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B932.else.if:
  %25 = or i64 %.863, %.1070.pre284
  %26 = icmp ult i64 %25, 4294967296
  br i1 %26, label %27, label %32

27:
  %28 = trunc nuw i64 %.863 to i32
  %29 = trunc nuw i64 %.1070.pre284 to i32
  %30 = urem i32 %29, %28
  %31 = zext i32 %30 to i64
  br label %43

32:
  %33 = or i64 %.1070.pre284, %.863
  %34 = and i64 %33, -4294967296
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %41

36:
  %37 = trunc i64 %.863 to i32
  %38 = trunc i64 %.1070.pre284 to i32
  %39 = urem i32 %38, %37
  %40 = zext i32 %39 to i64
  br label %43

41:
  %42 = srem i64 %.1070.pre284, %.863
  br label %43

43:
  %44 = phi i64 [ %31, %27 ], [ %40, %36 ], [ %42, %41 ]
  %.944 = xor i64 %44, %.863
  %.945 = icmp slt i64 %.944, 0
  %.954 = select i1 %.945, i64 %.863, i64 0
  %.934.1 = sub nsw i64 0, %.954
  %.964 = icmp eq i64 %44, %.934.1
  br i1 %.964, label %B1034, label %B1246

B1342.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part2(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, ptr %arg.y) {
B0:
  %arg.code.20.fr = freeze i64 %arg.code.20
  %.79 = getelementptr i8, ptr %arg.code.0, i64 192
  %.80 = load i64, ptr %.79, align 8
  %.81 = icmp eq i64 %.80, 0
  br i1 %.81, label %common.ret, label %B68.endif.endif

common.ret.sink.split:
  %.40.i.us.11.sink = phi i64 [ %.40.i.us.us, %B142.us.us ], [ %.40.i.us.11, %B142.endif.us.10 ]
  %.sink.ph = phi double [ 0.000000e+00, %B142.us.us ], [ -1.000000e+00, %B142.endif.us.10 ]
  %sunkaddr = getelementptr i8, ptr %arg.code.0, i64 200
  %.53.i.us.11 = load i64, ptr %sunkaddr, align 8
  %sunkaddr266 = getelementptr i8, ptr %arg.code.0, i64 208
  %.60.i.us.11 = load i64, ptr %sunkaddr266, align 8
  %sunkaddr267 = getelementptr i8, ptr %arg.code.0, i64 216
  %.71.i.us.11 = load i64, ptr %sunkaddr267, align 8
  %.73.i.us.11 = inttoptr i64 %.53.i.us.11 to ptr
  %.74.i.us.11 = inttoptr i64 %.60.i.us.11 to ptr
  %.75.i.us.11 = inttoptr i64 %.71.i.us.11 to ptr
  %.76.i.us.11 = inttoptr i64 %.40.i.us.11.sink to ptr
  tail call void %.76.i.us.11(ptr %.73.i.us.11, ptr %.74.i.us.11, ptr %.75.i.us.11)
  br label %common.ret

common.ret:
  %.sink = phi double [ -1.000000e+00, %B142.endif.us.10 ], [ %.sink.ph, %common.ret.sink.split ], [ 0.000000e+00, %B0 ], [ -1.000000e+00, %B68.i115 ], [ -1.000000e+00, %B68.i ], [ 0.000000e+00, %B142.us.us ], [ -1.000000e+00, %B140 ], [ -1.000000e+00, %B612 ], [ %first.2.1, %B630 ]
  store double %.sink, ptr %retptr, align 8
  ret i32 0

B140:
  %exitcond.not = icmp eq i64 %.194, 12
  br i1 %exitcond.not, label %common.ret, label %B142

B142:
  %first.3.0328 = phi double [ %first.2.1, %B140 ], [ 0.000000e+00, %B142.preheader ]
  %left.2.0327 = phi i64 [ %.664, %B140 ], [ %.92, %B142.preheader ]
  %.187309325 = phi i64 [ %.194, %B140 ], [ 0, %B142.preheader ]
  %.194 = add nuw nsw i64 %.187309325, 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.229, i1 false)
  %sunkaddr68 = getelementptr i8, ptr %arg.code.0, i64 192
  %.40.i = load i64, ptr %sunkaddr68, align 8
  %.45.not.i = icmp eq i64 %.40.i, 0
  br i1 %.45.not.i, label %B142.endif, label %B48.i

B48.i:
  %sunkaddr69 = getelementptr i8, ptr %arg.code.0, i64 200
  %.53.i = load i64, ptr %sunkaddr69, align 8
  %sunkaddr70 = getelementptr i8, ptr %arg.code.0, i64 208
  %.60.i = load i64, ptr %sunkaddr70, align 8
  %sunkaddr71 = getelementptr i8, ptr %arg.code.0, i64 216
  %.71.i = load i64, ptr %sunkaddr71, align 8
  %.73.i = inttoptr i64 %.53.i to ptr
  %.74.i = inttoptr i64 %.60.i to ptr
  %.75.i = inttoptr i64 %.71.i to ptr
  %.76.i = inttoptr i64 %.40.i to ptr
  tail call void %.76.i(ptr %.73.i, ptr %.74.i, ptr %.75.i)
  br label %B142.endif

B494:
  %sunkaddr72 = getelementptr i8, ptr %arg.code.0, i64 224
  %.40.i31 = load i64, ptr %sunkaddr72, align 8
  %.45.not.i32 = icmp eq i64 %.40.i31, 0
  br i1 %.45.not.i32, label %B50.i107.preheader, label %B48.i33

B50.i107.preheader:
  br label %B50.i107

B48.i33:
  %sunkaddr73 = getelementptr i8, ptr %arg.code.0, i64 232
  %.53.i35 = load i64, ptr %sunkaddr73, align 8
  %sunkaddr74 = getelementptr i8, ptr %arg.code.0, i64 240
  %.60.i37 = load i64, ptr %sunkaddr74, align 8
  %sunkaddr75 = getelementptr i8, ptr %arg.code.0, i64 248
  %.71.i39 = load i64, ptr %sunkaddr75, align 8
  %.73.i40 = inttoptr i64 %.53.i35 to ptr
  %.74.i41 = inttoptr i64 %.60.i37 to ptr
  %.75.i42 = inttoptr i64 %.71.i39 to ptr
  %.76.i43 = inttoptr i64 %.40.i31 to ptr
  tail call void %.76.i43(ptr %.73.i40, ptr %.74.i41, ptr %.75.i42)
  br label %B50.i107.preheader

B608:
  br label %B612

B612:
  %worst.2.1 = phi double [ %worst.3.1.i, %B142.endif.endif.endif.endif ], [ %worst.3.1.i133, %B494.endif.endif ], [ %worst.3.1.i, %B608 ]
  %.620 = fcmp olt double %worst.2.1, 0.000000e+00
  br i1 %.620, label %common.ret, label %B630

B630:
  %.647 = icmp eq i64 %.187309325, 0
  %first.2.1 = select i1 %.647, double %worst.2.1, double %first.3.0328
  %.660 = xor i64 %found.2.0.lcssa.i84.ph, -1
  %.664 = and i64 %left.2.0327, %.660
  %.671 = icmp eq i64 %.664, 0
  br i1 %.671, label %common.ret, label %B140

B68.endif.endif:
  %.229 = shl i64 %arg.code.21, 3
  %.12153.not.i = icmp slt i64 %arg.code.20.fr, 1
  %n.vec.i = and i64 %arg.code.20.fr, 9223372036854775804
  %scevgep.i87 = getelementptr i8, ptr %arg.y, i64 16
  %scevgep13.i = getelementptr i8, ptr %arg.code.7, i64 16
  %0 = shl i64 %arg.code.20.fr, 3
  %1 = trunc nuw i64 %arg.code.20.fr to i32
  br i1 %.12153.not.i, label %B68.endif.endif.split.us, label %B142.preheader

B142.preheader:
  %arg.y1.i = ptrtoint ptr %arg.y to i64
  %arg.code.72.i = ptrtoint ptr %arg.code.7 to i64
  %2 = sub i64 %arg.y1.i, %arg.code.72.i
  %notmask = shl nsw i64 -1, %arg.code.20.fr
  %.92 = xor i64 %notmask, -1
  br label %B142

B68.endif.endif.split.us:
  %.671.us = icmp eq i64 %arg.code.20.fr, 0
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.229, i1 false)
  %sunkaddr76 = getelementptr i8, ptr %arg.code.0, i64 192
  %.40.i.us.us = load i64, ptr %sunkaddr76, align 8
  br i1 %.671.us, label %B142.us.us, label %B142.us.preheader

B142.us.preheader:
  %3 = icmp eq i64 %.40.i.us.us, 0
  br i1 %3, label %B142.endif.us, label %B48.i.us

B142.us.us:
  %4 = icmp eq i64 %.40.i.us.us, 0
  br i1 %4, label %common.ret, label %common.ret.sink.split

B48.i.us:
  %sunkaddr277 = getelementptr i8, ptr %arg.code.0, i64 200
  %.53.i.us = load i64, ptr %sunkaddr277, align 8
  %sunkaddr278 = getelementptr i8, ptr %arg.code.0, i64 208
  %.60.i.us = load i64, ptr %sunkaddr278, align 8
  %sunkaddr279 = getelementptr i8, ptr %arg.code.0, i64 216
  %.71.i.us = load i64, ptr %sunkaddr279, align 8
  %.73.i.us = inttoptr i64 %.53.i.us to ptr
  %.74.i.us = inttoptr i64 %.60.i.us to ptr
  %.75.i.us = inttoptr i64 %.71.i.us to ptr
  %.76.i.us = inttoptr i64 %.40.i.us.us to ptr
  tail call void %.76.i.us(ptr %.73.i.us, ptr %.74.i.us, ptr %.75.i.us)
  br label %B142.endif.us

B142.endif.us:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.229, i1 false)
  %sunkaddr77 = getelementptr i8, ptr %arg.code.0, i64 192
  %.40.i.us.1 = load i64, ptr %sunkaddr77, align 8
  %.45.not.i.us.1 = icmp eq i64 %.40.i.us.1, 0
  br i1 %.45.not.i.us.1, label %B142.endif.us.1, label %B48.i.us.1

B48.i.us.1:
  %sunkaddr281 = getelementptr i8, ptr %arg.code.0, i64 200
  %.53.i.us.1 = load i64, ptr %sunkaddr281, align 8
  %sunkaddr282 = getelementptr i8, ptr %arg.code.0, i64 208
  %.60.i.us.1 = load i64, ptr %sunkaddr282, align 8
  %sunkaddr283 = getelementptr i8, ptr %arg.code.0, i64 216
  %.71.i.us.1 = load i64, ptr %sunkaddr283, align 8
  %.73.i.us.1 = inttoptr i64 %.53.i.us.1 to ptr
  %.74.i.us.1 = inttoptr i64 %.60.i.us.1 to ptr
  %.75.i.us.1 = inttoptr i64 %.71.i.us.1 to ptr
  %.76.i.us.1 = inttoptr i64 %.40.i.us.1 to ptr
  tail call void %.76.i.us.1(ptr %.73.i.us.1, ptr %.74.i.us.1, ptr %.75.i.us.1)
  br label %B142.endif.us.1

B142.endif.us.1:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.229, i1 false)
  %sunkaddr78 = getelementptr i8, ptr %arg.code.0, i64 192
  %.40.i.us.2 = load i64, ptr %sunkaddr78, align 8
  %.45.not.i.us.2 = icmp eq i64 %.40.i.us.2, 0
  br i1 %.45.not.i.us.2, label %B142.endif.us.2, label %B48.i.us.2

B48.i.us.2:
  %sunkaddr285 = getelementptr i8, ptr %arg.code.0, i64 200
  %.53.i.us.2 = load i64, ptr %sunkaddr285, align 8
  %sunkaddr286 = getelementptr i8, ptr %arg.code.0, i64 208
  %.60.i.us.2 = load i64, ptr %sunkaddr286, align 8
  %sunkaddr287 = getelementptr i8, ptr %arg.code.0, i64 216
  %.71.i.us.2 = load i64, ptr %sunkaddr287, align 8
  %.73.i.us.2 = inttoptr i64 %.53.i.us.2 to ptr
  %.74.i.us.2 = inttoptr i64 %.60.i.us.2 to ptr
  %.75.i.us.2 = inttoptr i64 %.71.i.us.2 to ptr
  %.76.i.us.2 = inttoptr i64 %.40.i.us.2 to ptr
  tail call void %.76.i.us.2(ptr %.73.i.us.2, ptr %.74.i.us.2, ptr %.75.i.us.2)
  br label %B142.endif.us.2

B142.endif.us.2:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.229, i1 false)
  %sunkaddr79 = getelementptr i8, ptr %arg.code.0, i64 192
  %.40.i.us.3 = load i64, ptr %sunkaddr79, align 8
  %.45.not.i.us.3 = icmp eq i64 %.40.i.us.3, 0
  br i1 %.45.not.i.us.3, label %B142.endif.us.3, label %B48.i.us.3

B48.i.us.3:
  %sunkaddr289 = getelementptr i8, ptr %arg.code.0, i64 200
  %.53.i.us.3 = load i64, ptr %sunkaddr289, align 8
  %sunkaddr290 = getelementptr i8, ptr %arg.code.0, i64 208
  %.60.i.us.3 = load i64, ptr %sunkaddr290, align 8
  %sunkaddr291 = getelementptr i8, ptr %arg.code.0, i64 216
  %.71.i.us.3 = load i64, ptr %sunkaddr291, align 8
  %.73.i.us.3 = inttoptr i64 %.53.i.us.3 to ptr
  %.74.i.us.3 = inttoptr i64 %.60.i.us.3 to ptr
  %.75.i.us.3 = inttoptr i64 %.71.i.us.3 to ptr
  %.76.i.us.3 = inttoptr i64 %.40.i.us.3 to ptr
  tail call void %.76.i.us.3(ptr %.73.i.us.3, ptr %.74.i.us.3, ptr %.75.i.us.3)
  br label %B142.endif.us.3

B142.endif.us.3:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.229, i1 false)
  %sunkaddr81 = getelementptr i8, ptr %arg.code.0, i64 192
  %.40.i.us.4 = load i64, ptr %sunkaddr81, align 8
  %.45.not.i.us.4 = icmp eq i64 %.40.i.us.4, 0
  br i1 %.45.not.i.us.4, label %B142.endif.us.4, label %B48.i.us.4

B48.i.us.4:
  %sunkaddr293 = getelementptr i8, ptr %arg.code.0, i64 200
  %.53.i.us.4 = load i64, ptr %sunkaddr293, align 8
  %sunkaddr294 = getelementptr i8, ptr %arg.code.0, i64 208
  %.60.i.us.4 = load i64, ptr %sunkaddr294, align 8
  %sunkaddr295 = getelementptr i8, ptr %arg.code.0, i64 216
  %.71.i.us.4 = load i64, ptr %sunkaddr295, align 8
  %.73.i.us.4 = inttoptr i64 %.53.i.us.4 to ptr
  %.74.i.us.4 = inttoptr i64 %.60.i.us.4 to ptr
  %.75.i.us.4 = inttoptr i64 %.71.i.us.4 to ptr
  %.76.i.us.4 = inttoptr i64 %.40.i.us.4 to ptr
  tail call void %.76.i.us.4(ptr %.73.i.us.4, ptr %.74.i.us.4, ptr %.75.i.us.4)
  br label %B142.endif.us.4

B142.endif.us.4:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.229, i1 false)
  %sunkaddr82 = getelementptr i8, ptr %arg.code.0, i64 192
  %.40.i.us.5 = load i64, ptr %sunkaddr82, align 8
  %.45.not.i.us.5 = icmp eq i64 %.40.i.us.5, 0
  br i1 %.45.not.i.us.5, label %B142.endif.us.5, label %B48.i.us.5

B48.i.us.5:
  %sunkaddr297 = getelementptr i8, ptr %arg.code.0, i64 200
  %.53.i.us.5 = load i64, ptr %sunkaddr297, align 8
  %sunkaddr298 = getelementptr i8, ptr %arg.code.0, i64 208
  %.60.i.us.5 = load i64, ptr %sunkaddr298, align 8
  %sunkaddr299 = getelementptr i8, ptr %arg.code.0, i64 216
  %.71.i.us.5 = load i64, ptr %sunkaddr299, align 8
  %.73.i.us.5 = inttoptr i64 %.53.i.us.5 to ptr
  %.74.i.us.5 = inttoptr i64 %.60.i.us.5 to ptr
  %.75.i.us.5 = inttoptr i64 %.71.i.us.5 to ptr
  %.76.i.us.5 = inttoptr i64 %.40.i.us.5 to ptr
  tail call void %.76.i.us.5(ptr %.73.i.us.5, ptr %.74.i.us.5, ptr %.75.i.us.5)
  br label %B142.endif.us.5

B142.endif.us.5:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.229, i1 false)
  %sunkaddr83 = getelementptr i8, ptr %arg.code.0, i64 192
  %.40.i.us.6 = load i64, ptr %sunkaddr83, align 8
  %.45.not.i.us.6 = icmp eq i64 %.40.i.us.6, 0
  br i1 %.45.not.i.us.6, label %B142.endif.us.6, label %B48.i.us.6

B48.i.us.6:
  %sunkaddr301 = getelementptr i8, ptr %arg.code.0, i64 200
  %.53.i.us.6 = load i64, ptr %sunkaddr301, align 8
  %sunkaddr302 = getelementptr i8, ptr %arg.code.0, i64 208
  %.60.i.us.6 = load i64, ptr %sunkaddr302, align 8
  %sunkaddr303 = getelementptr i8, ptr %arg.code.0, i64 216
  %.71.i.us.6 = load i64, ptr %sunkaddr303, align 8
  %.73.i.us.6 = inttoptr i64 %.53.i.us.6 to ptr
  %.74.i.us.6 = inttoptr i64 %.60.i.us.6 to ptr
  %.75.i.us.6 = inttoptr i64 %.71.i.us.6 to ptr
  %.76.i.us.6 = inttoptr i64 %.40.i.us.6 to ptr
  tail call void %.76.i.us.6(ptr %.73.i.us.6, ptr %.74.i.us.6, ptr %.75.i.us.6)
  br label %B142.endif.us.6

B142.endif.us.6:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.229, i1 false)
  %sunkaddr84 = getelementptr i8, ptr %arg.code.0, i64 192
  %.40.i.us.7 = load i64, ptr %sunkaddr84, align 8
  %.45.not.i.us.7 = icmp eq i64 %.40.i.us.7, 0
  br i1 %.45.not.i.us.7, label %B142.endif.us.7, label %B48.i.us.7

B48.i.us.7:
  %sunkaddr305 = getelementptr i8, ptr %arg.code.0, i64 200
  %.53.i.us.7 = load i64, ptr %sunkaddr305, align 8
  %sunkaddr306 = getelementptr i8, ptr %arg.code.0, i64 208
  %.60.i.us.7 = load i64, ptr %sunkaddr306, align 8
  %sunkaddr307 = getelementptr i8, ptr %arg.code.0, i64 216
  %.71.i.us.7 = load i64, ptr %sunkaddr307, align 8
  %.73.i.us.7 = inttoptr i64 %.53.i.us.7 to ptr
  %.74.i.us.7 = inttoptr i64 %.60.i.us.7 to ptr
  %.75.i.us.7 = inttoptr i64 %.71.i.us.7 to ptr
  %.76.i.us.7 = inttoptr i64 %.40.i.us.7 to ptr
  tail call void %.76.i.us.7(ptr %.73.i.us.7, ptr %.74.i.us.7, ptr %.75.i.us.7)
  br label %B142.endif.us.7

B142.endif.us.7:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.229, i1 false)
  %sunkaddr86 = getelementptr i8, ptr %arg.code.0, i64 192
  %.40.i.us.8 = load i64, ptr %sunkaddr86, align 8
  %.45.not.i.us.8 = icmp eq i64 %.40.i.us.8, 0
  br i1 %.45.not.i.us.8, label %B142.endif.us.8, label %B48.i.us.8

B48.i.us.8:
  %sunkaddr309 = getelementptr i8, ptr %arg.code.0, i64 200
  %.53.i.us.8 = load i64, ptr %sunkaddr309, align 8
  %sunkaddr310 = getelementptr i8, ptr %arg.code.0, i64 208
  %.60.i.us.8 = load i64, ptr %sunkaddr310, align 8
  %sunkaddr311 = getelementptr i8, ptr %arg.code.0, i64 216
  %.71.i.us.8 = load i64, ptr %sunkaddr311, align 8
  %.73.i.us.8 = inttoptr i64 %.53.i.us.8 to ptr
  %.74.i.us.8 = inttoptr i64 %.60.i.us.8 to ptr
  %.75.i.us.8 = inttoptr i64 %.71.i.us.8 to ptr
  %.76.i.us.8 = inttoptr i64 %.40.i.us.8 to ptr
  tail call void %.76.i.us.8(ptr %.73.i.us.8, ptr %.74.i.us.8, ptr %.75.i.us.8)
  br label %B142.endif.us.8

B142.endif.us.8:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.229, i1 false)
  %sunkaddr88 = getelementptr i8, ptr %arg.code.0, i64 192
  %.40.i.us.9 = load i64, ptr %sunkaddr88, align 8
  %.45.not.i.us.9 = icmp eq i64 %.40.i.us.9, 0
  br i1 %.45.not.i.us.9, label %B142.endif.us.9, label %B48.i.us.9

B48.i.us.9:
  %sunkaddr313 = getelementptr i8, ptr %arg.code.0, i64 200
  %.53.i.us.9 = load i64, ptr %sunkaddr313, align 8
  %sunkaddr314 = getelementptr i8, ptr %arg.code.0, i64 208
  %.60.i.us.9 = load i64, ptr %sunkaddr314, align 8
  %sunkaddr315 = getelementptr i8, ptr %arg.code.0, i64 216
  %.71.i.us.9 = load i64, ptr %sunkaddr315, align 8
  %.73.i.us.9 = inttoptr i64 %.53.i.us.9 to ptr
  %.74.i.us.9 = inttoptr i64 %.60.i.us.9 to ptr
  %.75.i.us.9 = inttoptr i64 %.71.i.us.9 to ptr
  %.76.i.us.9 = inttoptr i64 %.40.i.us.9 to ptr
  tail call void %.76.i.us.9(ptr %.73.i.us.9, ptr %.74.i.us.9, ptr %.75.i.us.9)
  br label %B142.endif.us.9

B142.endif.us.9:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.229, i1 false)
  %sunkaddr89 = getelementptr i8, ptr %arg.code.0, i64 192
  %.40.i.us.10 = load i64, ptr %sunkaddr89, align 8
  %.45.not.i.us.10 = icmp eq i64 %.40.i.us.10, 0
  br i1 %.45.not.i.us.10, label %B142.endif.us.10, label %B48.i.us.10

B48.i.us.10:
  %sunkaddr317 = getelementptr i8, ptr %arg.code.0, i64 200
  %.53.i.us.10 = load i64, ptr %sunkaddr317, align 8
  %sunkaddr318 = getelementptr i8, ptr %arg.code.0, i64 208
  %.60.i.us.10 = load i64, ptr %sunkaddr318, align 8
  %sunkaddr319 = getelementptr i8, ptr %arg.code.0, i64 216
  %.71.i.us.10 = load i64, ptr %sunkaddr319, align 8
  %.73.i.us.10 = inttoptr i64 %.53.i.us.10 to ptr
  %.74.i.us.10 = inttoptr i64 %.60.i.us.10 to ptr
  %.75.i.us.10 = inttoptr i64 %.71.i.us.10 to ptr
  %.76.i.us.10 = inttoptr i64 %.40.i.us.10 to ptr
  tail call void %.76.i.us.10(ptr %.73.i.us.10, ptr %.74.i.us.10, ptr %.75.i.us.10)
  br label %B142.endif.us.10

B142.endif.us.10:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.229, i1 false)
  %sunkaddr90 = getelementptr i8, ptr %arg.code.0, i64 192
  %.40.i.us.11 = load i64, ptr %sunkaddr90, align 8
  %.45.not.i.us.11 = icmp eq i64 %.40.i.us.11, 0
  br i1 %.45.not.i.us.11, label %common.ret, label %common.ret.sink.split

B142.endif:
  %5 = icmp ult i64 %arg.code.20.fr, 4
  %.337 = load double, ptr %arg.code.1, align 8
  br i1 %5, label %B50.i.preheader, label %vector.ph.i

B50.i.preheader:
  %found.2.056.i.ph = phi i64 [ %16, %middle.block.i ], [ 0, %B142.endif ]
  %.1275254.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B142.endif ]
  br label %B50.i

vector.ph.i:
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.337, i64 0
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
  %15 = icmp eq i64 %arg.code.20.fr, %n.vec.i
  %bin.rdx.i = or <2 x i64> %13, %12
  %rdx.shuf.i = shufflevector <2 x i64> %bin.rdx.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx10.i = or <2 x i64> %rdx.shuf.i, %bin.rdx.i
  %16 = extractelement <2 x i64> %bin.rdx10.i, i64 0
  br i1 %15, label %B50.preheader.i46.thread, label %B50.i.preheader

B50.preheader.i46.thread:
  %.364169175 = and i64 %16, %left.2.0327
  %sunkaddr97 = getelementptr i8, ptr %arg.code.1, i64 16
  %.407170176 = load double, ptr %sunkaddr97, align 8
  br label %vector.ph.i48

B50.i:
  %found.2.056.i = phi i64 [ %found.3.1.i, %B50.i ], [ %found.2.056.i.ph, %B50.i.preheader ]
  %.1275254.i = phi i64 [ %.134.i, %B50.i ], [ %.1275254.i.ph, %B50.i.preheader ]
  %.134.i = add nuw nsw i64 %.1275254.i, 1
  %17 = shl i64 %.1275254.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.code.6, i64 %17
  %.169.i = load double, ptr %scevgep.i, align 8
  %.171.i = fcmp ogt double %.169.i, %.337
  %.174.i = shl nuw i64 1, %.1275254.i
  %.178.i = select i1 %.171.i, i64 0, i64 %.174.i
  %found.3.1.i = or i64 %.178.i, %found.2.056.i
  %exitcond.not.i = icmp eq i64 %arg.code.20.fr, %.134.i
  br i1 %exitcond.not.i, label %B50.preheader.i46, label %B50.i

B50.preheader.i46:
  %18 = icmp ult i64 %arg.code.20.fr, 4
  %.364169 = and i64 %found.3.1.i, %left.2.0327
  %sunkaddr98 = getelementptr i8, ptr %arg.code.1, i64 16
  %.407170 = load double, ptr %sunkaddr98, align 8
  br i1 %18, label %B50.preheader3.i70, label %vector.ph.i48

vector.ph.i48:
  %.407170180 = phi double [ %.407170176, %B50.preheader.i46.thread ], [ %.407170, %B50.preheader.i46 ]
  %.364169178 = phi i64 [ %.364169175, %B50.preheader.i46.thread ], [ %.364169, %B50.preheader.i46 ]
  %broadcast.splatinsert.i50 = insertelement <2 x double> poison, double %.407170180, i64 0
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
  %28 = icmp eq i64 %arg.code.20.fr, %n.vec.i
  %bin.rdx.i66 = or <2 x i64> %26, %25
  %rdx.shuf.i67 = shufflevector <2 x i64> %bin.rdx.i66, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx10.i68 = or <2 x i64> %rdx.shuf.i67, %bin.rdx.i66
  %29 = extractelement <2 x i64> %bin.rdx10.i68, i64 0
  br i1 %28, label %B50.preheader.i86, label %B50.preheader3.i70

B50.preheader3.i70:
  %.407170181 = phi double [ %.407170, %B50.preheader.i46 ], [ %.407170180, %middle.block.i65 ]
  %.364169179 = phi i64 [ %.364169, %B50.preheader.i46 ], [ %.364169178, %middle.block.i65 ]
  %found.2.056.ph.i71 = phi i64 [ 0, %B50.preheader.i46 ], [ %29, %middle.block.i65 ]
  %.1275254.ph.i72 = phi i64 [ 0, %B50.preheader.i46 ], [ %n.vec.i, %middle.block.i65 ]
  br label %B50.i73

B50.i73:
  %found.2.056.i74 = phi i64 [ %found.3.1.i82, %B50.i73 ], [ %found.2.056.ph.i71, %B50.preheader3.i70 ]
  %.1275254.i75 = phi i64 [ %.134.i76, %B50.i73 ], [ %.1275254.ph.i72, %B50.preheader3.i70 ]
  %.134.i76 = add nuw nsw i64 %.1275254.i75, 1
  %30 = shl i64 %.1275254.i75, 3
  %scevgep.i77 = getelementptr i8, ptr %arg.code.8, i64 %30
  %.169.i78 = load double, ptr %scevgep.i77, align 8
  %.171.i79 = fcmp ogt double %.169.i78, %.407170181
  %.174.i80 = shl nuw i64 1, %.1275254.i75
  %.178.i81 = select i1 %.171.i79, i64 0, i64 %.174.i80
  %found.3.1.i82 = or i64 %.178.i81, %found.2.056.i74
  %exitcond.not.i83 = icmp eq i64 %arg.code.20.fr, %.134.i76
  br i1 %exitcond.not.i83, label %B50.preheader.i86, label %B50.i73

B50.preheader.i86:
  %.364172.ph = phi i64 [ %.364169178, %middle.block.i65 ], [ %.364169179, %B50.i73 ]
  %found.2.0.lcssa.i84.ph = phi i64 [ %29, %middle.block.i65 ], [ %found.3.1.i82, %B50.i73 ]
  %.440184 = xor i64 %.364172.ph, %left.2.0327
  br label %B50.i89

B50.i89:
  %lsr.iv14.i = phi ptr [ %scevgep13.i, %B50.preheader.i86 ], [ %scevgep15.i, %B302.i ]
  %lsr.iv8.i = phi ptr [ %scevgep.i87, %B50.preheader.i86 ], [ %scevgep9.i, %B302.i ]
  %lsr.iv.i = phi i64 [ %arg.code.21, %B50.preheader.i86 ], [ %lsr.iv.next.i, %B302.i ]
  %worst.2.0227.i = phi double [ 0.000000e+00, %B50.preheader.i86 ], [ %worst.3.1.i, %B302.i ]
  %.130210225.i = phi i64 [ 0, %B50.preheader.i86 ], [ %.137.i, %B302.i ]
  %31 = sub i64 %arg.code.21, %.130210225.i
  %.137.i = add nuw nsw i64 %.130210225.i, 1
  %32 = shl nuw i64 1, %.130210225.i
  %33 = and i64 %32, %.440184
  %.173.not.i = icmp eq i64 %33, 0
  br i1 %.173.not.i, label %B302.i, label %B68.i

B68.i:
  %.180.i = getelementptr double, ptr %arg.code.6, i64 %.130210225.i
  %.181.i = load double, ptr %.180.i, align 8
  %sunkaddr104 = getelementptr i8, ptr %arg.code.1, i64 8
  %.218.i = load double, ptr %sunkaddr104, align 8
  %.219.i = fcmp ogt double %.181.i, %.218.i
  br i1 %.219.i, label %B150.i, label %common.ret

B150.i:
  %.242.i = getelementptr double, ptr %arg.code.8, i64 %.130210225.i
  %.243.i = load double, ptr %.242.i, align 8
  %.245.i = fcmp ogt double %.243.i, %worst.2.0227.i
  %worst.4.2.i = select i1 %.245.i, double %.243.i, double %worst.2.0227.i
  %.301.i = icmp slt i64 %31, 1
  br i1 %.301.i, label %B302.i, label %B210.endif.endif.i

B266.i:
  %lsr.iv21.i = phi i64 [ %71, %B266.preheader7.i ], [ %lsr.iv.next22.i, %B266.i ]
  %lsr.iv19.i = phi i64 [ %70, %B266.preheader7.i ], [ %lsr.iv.next20.i, %B266.i ]
  %scevgep24.i = getelementptr i8, ptr %arg.code.7, i64 %lsr.iv21.i
  %.389.i = load double, ptr %scevgep24.i, align 8
  %scevgep23.i = getelementptr i8, ptr %arg.y, i64 %lsr.iv21.i
  store double %.389.i, ptr %scevgep23.i, align 8
  %lsr.iv.next20.i = add i64 %lsr.iv19.i, -1
  %lsr.iv.next22.i = add i64 %lsr.iv21.i, %0
  %.346.i = icmp samesign ugt i64 %lsr.iv.next20.i, 1
  br i1 %.346.i, label %B266.i, label %B302.i

B302.i:
  %worst.3.1.i = phi double [ %worst.2.0227.i, %B50.i89 ], [ %worst.4.2.i, %56 ], [ %worst.4.2.i, %B150.i ], [ %worst.4.2.i, %middle.block.i97 ], [ %worst.4.2.i, %B266.i ]
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep9.i = getelementptr i8, ptr %lsr.iv8.i, i64 8
  %scevgep15.i = getelementptr i8, ptr %lsr.iv14.i, i64 8
  %exitcond.not.i90 = icmp eq i64 %.137.i, %arg.code.20.fr
  br i1 %exitcond.not.i90, label %B142.endif.endif.endif.endif, label %B50.i89

B210.endif.endif.i:
  %34 = or i64 %31, %arg.code.20.fr
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
  %43 = or i64 %31, %arg.code.20.fr
  %44 = and i64 %43, -4294967296
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %53

46:
  %47 = trunc i64 %arg.code.20.fr to i32
  %48 = trunc i64 %31 to i32
  %49 = udiv i32 %48, %47
  %50 = urem i32 %48, %47
  %51 = zext i32 %49 to i64
  %52 = zext i32 %50 to i64
  br label %56

53:
  %54 = udiv i64 %31, %arg.code.20.fr
  %55 = urem i64 %31, %arg.code.20.fr
  br label %56

56:
  %57 = phi i64 [ %40, %36 ], [ %51, %46 ], [ %54, %53 ]
  %58 = phi i64 [ %41, %36 ], [ %52, %46 ], [ %55, %53 ]
  %.319.i = icmp ne i64 %58, 0
  %.321.i = zext i1 %.319.i to i64
  %.322.i = add nuw i64 %57, %.321.i
  %.346204.i = icmp sgt i64 %.322.i, 0
  br i1 %.346204.i, label %B266.preheader.i, label %B302.i

B266.preheader.i:
  %59 = icmp ne i64 %arg.code.20.fr, 1
  %60 = icmp ult i64 %2, 32
  %61 = add nuw i64 %31, %.321.i
  %min.iters.check.i91 = icmp ult i64 %61, 4
  %or.cond.not6.i = or i1 %59, %min.iters.check.i91
  %or.cond5.i = select i1 %or.cond.not6.i, i1 true, i1 %60
  br i1 %or.cond5.i, label %B266.preheader7.i, label %vector.ph.i92

vector.ph.i92:
  %62 = add i64 %lsr.iv.i, %.321.i
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
  %68 = sub i64 %.322.i, %n.vec.i98
  %69 = add i64 %n.vec.i98, %.130210225.i
  %cmp.n.i99 = icmp eq i64 %61, %n.vec.i98
  br i1 %cmp.n.i99, label %B302.i, label %B266.preheader7.i

B266.preheader7.i:
  %.345202206.ph.i = phi i64 [ %.322.i, %B266.preheader.i ], [ %68, %middle.block.i97 ]
  %.352203205.ph.i = phi i64 [ %.130210225.i, %B266.preheader.i ], [ %69, %middle.block.i97 ]
  %70 = add i64 %.345202206.ph.i, 1
  %71 = shl i64 %.352203205.ph.i, 3
  br label %B266.i

B142.endif.endif.endif.endif:
  %.475 = fcmp oge double %worst.3.1.i, 0.000000e+00
  %.481 = icmp ne i64 %.364172.ph, 0
  %or.cond = and i1 %.481, %.475
  br i1 %or.cond, label %B494, label %B612

B50.i107:
  %lsr.iv14.i108 = phi ptr [ %scevgep15.i136, %B302.i132 ], [ %scevgep13.i, %B50.i107.preheader ]
  %lsr.iv8.i109 = phi ptr [ %scevgep9.i135, %B302.i132 ], [ %scevgep.i87, %B50.i107.preheader ]
  %lsr.iv.i110 = phi i64 [ %lsr.iv.next.i134, %B302.i132 ], [ %arg.code.21, %B50.i107.preheader ]
  %worst.2.0227.i111 = phi double [ %worst.3.1.i133, %B302.i132 ], [ 0.000000e+00, %B50.i107.preheader ]
  %.130210225.i112 = phi i64 [ %.137.i113, %B302.i132 ], [ 0, %B50.i107.preheader ]
  %72 = sub i64 %arg.code.21, %.130210225.i112
  %.137.i113 = add nuw nsw i64 %.130210225.i112, 1
  %73 = shl nuw i64 1, %.130210225.i112
  %74 = and i64 %73, %.364172.ph
  %.173.not.i114 = icmp eq i64 %74, 0
  br i1 %.173.not.i114, label %B302.i132, label %B68.i115

B68.i115:
  %.180.i116 = getelementptr double, ptr %arg.code.6, i64 %.130210225.i112
  %.181.i117 = load double, ptr %.180.i116, align 8
  %sunkaddr105 = getelementptr i8, ptr %arg.code.1, i64 8
  %.218.i118 = load double, ptr %sunkaddr105, align 8
  %.219.i119 = fcmp ogt double %.181.i117, %.218.i118
  br i1 %.219.i119, label %B150.i121, label %common.ret

B150.i121:
  %.242.i122 = getelementptr double, ptr %arg.code.8, i64 %.130210225.i112
  %.243.i123 = load double, ptr %.242.i122, align 8
  %.245.i124 = fcmp ogt double %.243.i123, %worst.2.0227.i111
  %worst.4.2.i125 = select i1 %.245.i124, double %.243.i123, double %worst.2.0227.i111
  %.301.i126 = icmp slt i64 %72, 1
  br i1 %.301.i126, label %B302.i132, label %B210.endif.endif.i127

B266.i158:
  %lsr.iv21.i159 = phi i64 [ %112, %B266.preheader7.i155 ], [ %lsr.iv.next22.i165, %B266.i158 ]
  %lsr.iv19.i160 = phi i64 [ %111, %B266.preheader7.i155 ], [ %lsr.iv.next20.i164, %B266.i158 ]
  %scevgep24.i161 = getelementptr i8, ptr %arg.code.7, i64 %lsr.iv21.i159
  %.389.i162 = load double, ptr %scevgep24.i161, align 8
  %scevgep23.i163 = getelementptr i8, ptr %arg.y, i64 %lsr.iv21.i159
  store double %.389.i162, ptr %scevgep23.i163, align 8
  %lsr.iv.next20.i164 = add i64 %lsr.iv19.i160, -1
  %lsr.iv.next22.i165 = add i64 %lsr.iv21.i159, %0
  %.346.i166 = icmp samesign ugt i64 %lsr.iv.next20.i164, 1
  br i1 %.346.i166, label %B266.i158, label %B302.i132

B302.i132:
  %worst.3.1.i133 = phi double [ %worst.2.0227.i111, %B50.i107 ], [ %worst.4.2.i125, %97 ], [ %worst.4.2.i125, %B150.i121 ], [ %worst.4.2.i125, %middle.block.i152 ], [ %worst.4.2.i125, %B266.i158 ]
  %lsr.iv.next.i134 = add i64 %lsr.iv.i110, -1
  %scevgep9.i135 = getelementptr i8, ptr %lsr.iv8.i109, i64 8
  %scevgep15.i136 = getelementptr i8, ptr %lsr.iv14.i108, i64 8
  %exitcond.not.i137 = icmp eq i64 %.137.i113, %arg.code.20.fr
  br i1 %exitcond.not.i137, label %B494.endif.endif, label %B50.i107

B210.endif.endif.i127:
  %75 = or i64 %72, %arg.code.20.fr
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
  %84 = or i64 %72, %arg.code.20.fr
  %85 = and i64 %84, -4294967296
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %87, label %94

87:
  %88 = trunc i64 %arg.code.20.fr to i32
  %89 = trunc i64 %72 to i32
  %90 = udiv i32 %89, %88
  %91 = urem i32 %89, %88
  %92 = zext i32 %90 to i64
  %93 = zext i32 %91 to i64
  br label %97

94:
  %95 = udiv i64 %72, %arg.code.20.fr
  %96 = urem i64 %72, %arg.code.20.fr
  br label %97

97:
  %98 = phi i64 [ %81, %77 ], [ %92, %87 ], [ %95, %94 ]
  %99 = phi i64 [ %82, %77 ], [ %93, %87 ], [ %96, %94 ]
  %.319.i128 = icmp ne i64 %99, 0
  %.321.i129 = zext i1 %.319.i128 to i64
  %.322.i130 = add nuw i64 %98, %.321.i129
  %.346204.i131 = icmp sgt i64 %.322.i130, 0
  br i1 %.346204.i131, label %B266.preheader.i138, label %B302.i132

B266.preheader.i138:
  %100 = icmp ne i64 %arg.code.20.fr, 1
  %101 = icmp ult i64 %2, 32
  %102 = add nuw i64 %72, %.321.i129
  %min.iters.check.i139 = icmp ult i64 %102, 4
  %or.cond.not6.i140 = or i1 %100, %min.iters.check.i139
  %or.cond5.i141 = select i1 %or.cond.not6.i140, i1 true, i1 %101
  br i1 %or.cond5.i141, label %B266.preheader7.i155, label %vector.ph.i142

vector.ph.i142:
  %103 = add i64 %lsr.iv.i110, %.321.i129
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
  %109 = sub i64 %.322.i130, %n.vec.i153
  %110 = add i64 %n.vec.i153, %.130210225.i112
  %cmp.n.i154 = icmp eq i64 %102, %n.vec.i153
  br i1 %cmp.n.i154, label %B302.i132, label %B266.preheader7.i155

B266.preheader7.i155:
  %.345202206.ph.i156 = phi i64 [ %.322.i130, %B266.preheader.i138 ], [ %109, %middle.block.i152 ]
  %.352203205.ph.i157 = phi i64 [ %.130210225.i112, %B266.preheader.i138 ], [ %110, %middle.block.i152 ]
  %111 = add i64 %.345202206.ph.i156, 1
  %112 = shl i64 %.352203205.ph.i157, 3
  br label %B266.i158

B494.endif.endif:
  %.586 = fcmp olt double %worst.3.1.i133, 0.000000e+00
  %.590 = fcmp ogt double %worst.3.1.i133, %worst.3.1.i
  %or.cond285 = select i1 %.586, i1 true, i1 %.590
  br i1 %or.cond285, label %B612, label %B608
}

define internal i32 @part3(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, ptr %arg.b.0, ptr %arg.b.1, ptr %arg.b.2, ptr %arg.b.3, ptr %arg.b.4, ptr %arg.b.5) {
B0:
  %.72 = load i64, ptr %arg.b.1, align 8
  %.99 = getelementptr i8, ptr %arg.b.1, i64 24
  %.100 = load i64, ptr %.99, align 8
  %.127 = getelementptr i8, ptr %arg.b.1, i64 32
  %.128 = load i64, ptr %.127, align 8
  %.139 = icmp eq i64 %.128, 0
  br i1 %.139, label %common.ret, label %B138

B138:
  %.167 = getelementptr i8, ptr %arg.b.1, i64 40
  %.168 = load i64, ptr %.167, align 8
  %.170 = mul nsw i64 %.168, %.128
  %.174.not = icmp eq i64 %.72, %.170
  br i1 %.174.not, label %B192, label %common.ret

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B192:
  %.194 = load double, ptr %arg.b.0, align 8
  %.197 = getelementptr i8, ptr %arg.b.0, i64 8
  %.198 = load double, ptr %.197, align 8
  %.200 = sitofp i64 %.72 to double
  %.201 = fmul double %.198, %.200
  %.202 = fadd double %.194, %.201
  %.70.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.71.i.i = load double, ptr %.70.i.i, align 8
  %.73.i.i = fsub double %.202, %.71.i.i
  %.165140.not.i.i = icmp slt i64 %arg.code.20, 1
  br i1 %.165140.not.i.i, label %B136.endif.i.i, label %B112.preheader.i.i

B112.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.20, 4
  br i1 %min.iters.check.i.i, label %B112.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.20, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.202, i64 0
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
  %cmp.n.i.i = icmp eq i64 %arg.code.20, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B136.endif.i.i, label %B112.i.i.preheader

B112.i.i.preheader:
  %.171139141.i.i.ph = phi i64 [ 0, %B112.preheader.i.i ], [ %n.vec.i.i, %middle.block.i.i ]
  br label %B112.i.i

B112.i.i:
  %.171139141.i.i = phi i64 [ %.178.i.i, %B112.i.i ], [ %.171139141.i.i.ph, %B112.i.i.preheader ]
  %.178.i.i = add nuw nsw i64 %.171139141.i.i, 1
  %1 = shl i64 %.171139141.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.202, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.20, %.178.i.i
  br i1 %exitcond.not.i.i, label %B136.endif.i.i, label %B112.i.i

B178.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B178.preheader27.i.i ], [ %scevgep30.i.i, %B178.i.i ]
  %.302144146.i.i = phi i64 [ %.302144146.ph.i.i, %B178.preheader27.i.i ], [ %.309.i.i, %B178.i.i ]
  %.309.i.i = add nuw nsw i64 %.302144146.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.337.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.342.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.347.i.i = load double, ptr %scevgep33.i.i, align 8
  %.352.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.354.i.i = fmul double %.73.i.i, %.352.i.i
  %.355.i.i = fadd double %.347.i.i, %.354.i.i
  %.357.i.i = fmul double %.73.i.i, %.355.i.i
  %.358.i.i = fadd double %.342.i.i, %.357.i.i
  %.360.i.i = fmul double %.73.i.i, %.358.i.i
  %.361.i.i = fadd double %.337.i.i, %.360.i.i
  %2 = shl i64 %.302144146.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.361.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond150.not.i.i = icmp eq i64 %arg.code.22, %.309.i.i
  br i1 %exitcond150.not.i.i, label %B0.endif.i, label %B178.i.i

B136.endif.i.i:
  %.296145.not.i.i = icmp slt i64 %arg.code.22, 1
  br i1 %.296145.not.i.i, label %B0.endif.i, label %B178.preheader.i.i

B178.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.22, 26
  br i1 %min.iters.check15.i.i, label %B178.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %3 = shl i64 %arg.code.22, 5
  %mul.result.i.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.19, i64 %mul.result.i.i
  %5 = icmp ult ptr %4, %arg.code.19
  %scevgep.i.i = getelementptr i8, ptr %arg.code.19, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.22, 576460752303423488
  %6 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %7 = icmp ult ptr %6, %scevgep.i.i
  %8 = or i1 %mul.overflow3.i.i, %7
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.19, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %10 = icmp ult ptr %9, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.19, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %12 = icmp ult ptr %11, %scevgep8.i.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B178.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %16 = shl nuw nsw i64 %arg.code.22, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.19, i64 %3
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.19, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B178.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const20 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.73.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const20
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr27 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr28 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr27
  %18 = load double, ptr %sunkaddr28, align 8
  %sunkaddr29 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr30 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr29
  %sunkaddr31 = getelementptr i8, ptr %sunkaddr30, i64 32
  %19 = load double, ptr %sunkaddr31, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr32 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 8
  %22 = load double, ptr %sunkaddr33, align 8
  %sunkaddr34 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr35 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr34
  %sunkaddr36 = getelementptr i8, ptr %sunkaddr35, i64 40
  %23 = load double, ptr %sunkaddr36, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr37 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr38 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr37
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 16
  %26 = load double, ptr %sunkaddr39, align 8
  %sunkaddr40 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr41 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr40
  %sunkaddr42 = getelementptr i8, ptr %sunkaddr41, i64 48
  %27 = load double, ptr %sunkaddr42, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr43 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr44 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr43
  %sunkaddr45 = getelementptr i8, ptr %sunkaddr44, i64 24
  %30 = load double, ptr %sunkaddr45, align 8
  %sunkaddr46 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr47 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr46
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
  %n.vec18.i.i = and i64 %arg.code.22, 1152921504606846974
  %cmp.n25.i.i = icmp eq i64 %arg.code.22, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B178.preheader27.i.i

B178.preheader27.i.i:
  %.302144146.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B178.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %41 = shl i64 %.302144146.ph.i.i, 5
  %42 = getelementptr i8, ptr %arg.code.19, i64 %41
  %scevgep29.i.i = getelementptr i8, ptr %42, i64 24
  br label %B178.i.i

B0.endif.i:
  %.63.i = shl i64 %arg.code.21, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.b.2, i64 %.63.i, i1 false)
  %.39.i.i = getelementptr i8, ptr %arg.code.0, i64 288
  %.40.i.i = load i64, ptr %.39.i.i, align 8
  %.45.not.i.i = icmp eq i64 %.40.i.i, 0
  br i1 %.45.not.i.i, label %B192.endif, label %B48.i.i

B48.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.code.0, i64 296
  %.53.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.code.0, i64 304
  %.60.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.code.0, i64 312
  %.71.i1.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.73.i2.i = inttoptr i64 %.53.i.i to ptr
  %.74.i.i = inttoptr i64 %.60.i.i to ptr
  %.75.i.i = inttoptr i64 %.71.i1.i to ptr
  %.76.i.i = inttoptr i64 %.40.i.i to ptr
  tail call void %.76.i.i(ptr %.73.i2.i, ptr %.74.i.i, ptr %.75.i.i)
  br label %B192.endif

B386:
  %.350 = getelementptr i8, ptr %arg.b.1, i64 16
  %.351 = load i64, ptr %.350, align 8
  %.354 = add nsw i64 %.351, -1
  %.357 = mul nsw i64 %.354, %arg.code.21
  %.358 = getelementptr double, ptr %arg.b.3, i64 %.357
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.358, ptr %arg.b.2, i64 %.63.i, i1 false)
  br label %common.ret

B192.endif:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.b.2, ptr %arg.code.7, i64 %.63.i, i1 false)
  %sunkaddr49 = getelementptr i8, ptr %arg.b.1, i64 40
  %.259 = load i64, ptr %sunkaddr49, align 8
  %.260 = add nsw i64 %.259, 1
  store i64 %.260, ptr %sunkaddr49, align 8
  %.265 = icmp sgt i64 %.100, 0
  br i1 %.265, label %B356.else.if, label %common.ret

B356.else.if:
  %43 = or i64 %.100, %.72
  %44 = icmp ult i64 %43, 4294967296
  br i1 %44, label %45, label %50

45:
  %46 = trunc nuw i64 %.100 to i32
  %47 = trunc nuw i64 %.72 to i32
  %48 = urem i32 %47, %46
  %49 = zext i32 %48 to i64
  br label %61

50:
  %51 = or i64 %.72, %.100
  %52 = and i64 %51, -4294967296
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %59

54:
  %55 = trunc i64 %.100 to i32
  %56 = trunc i64 %.72 to i32
  %57 = urem i32 %56, %55
  %58 = zext i32 %57 to i64
  br label %61

59:
  %60 = srem i64 %.72, %.100
  br label %61

61:
  %62 = phi i64 [ %49, %45 ], [ %58, %54 ], [ %60, %59 ]
  %.289 = xor i64 %62, %.100
  %.290 = icmp slt i64 %.289, 0
  %.299 = select i1 %.290, i64 %.100, i64 0
  %.279.1 = sub nsw i64 0, %.299
  %.311 = icmp eq i64 %62, %.279.1
  %.314 = icmp sgt i64 %.72, 0
  %or.cond = and i1 %.314, %.311
  br i1 %or.cond, label %B386, label %common.ret
}

define internal i32 @part4(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.71 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.197 = alloca i64, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.64 = shl i64 %arg.code.21, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.64, i1 false)
  store i64 0, ptr %.71, align 8
  %.76 = call i32 @part6(ptr %.71, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, double %arg.t, ptr %arg.room.0, i8 0)
  %cond = icmp eq i32 %.76, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

B140:
  store i64 0, ptr %.197, align 8
  %.201 = call i32 @part7(ptr %.197, ptr %excinfo.2, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.211 = load i64, ptr %.197, align 8
  %cond1 = icmp eq i32 %.201, 0
  br i1 %cond1, label %B178, label %B140.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B178 ], [ %.76, %B0.if.if ], [ %.201, %B140.if.if ]
  ret i32 %common.ret.op

B178:
  %"$phi178.0.2.0" = phi i64 [ %.211, %B140 ], [ %.86, %B0.endif ]
  store i64 %"$phi178.0.2.0", ptr %retptr, align 8
  br label %common.ret

B0.endif:
  %.86 = load i64, ptr %.71, align 8
  %.167.not = icmp eq i64 %.86, 0
  br i1 %.167.not, label %B140, label %B178

B0.if.if:
  %.84 = icmp sgt i32 %.76, 0
  %.77 = load ptr, ptr %excinfo.1, align 8
  %.85 = select i1 %.84, ptr %.77, ptr undef
  store ptr %.85, ptr %excinfo, align 8
  br label %common.ret

B140.if.if:
  %.209 = icmp sgt i32 %.201, 0
  %.202 = load ptr, ptr %excinfo.2, align 8
  %.210 = select i1 %.209, ptr %.202, ptr undef
  store ptr %.210, ptr %excinfo, align 8
  br label %common.ret
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal i32 @part5(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, double %arg.t, ptr %arg.y, ptr %arg.statistics) {
B0:
  %.70.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.71.i.i = load double, ptr %.70.i.i, align 8
  %.73.i.i = fsub double %arg.t, %.71.i.i
  %.165140.not.i.i = icmp slt i64 %arg.code.20, 1
  br i1 %.165140.not.i.i, label %B136.endif.i.i, label %B112.preheader.i.i

B112.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.20, 4
  br i1 %min.iters.check.i.i, label %B112.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.20, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %arg.t, i64 0
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
  %cmp.n.i.i = icmp eq i64 %arg.code.20, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B136.endif.i.i, label %B112.i.i.preheader

B112.i.i.preheader:
  %.171139141.i.i.ph = phi i64 [ 0, %B112.preheader.i.i ], [ %n.vec.i.i, %middle.block.i.i ]
  br label %B112.i.i

B112.i.i:
  %.171139141.i.i = phi i64 [ %.178.i.i, %B112.i.i ], [ %.171139141.i.i.ph, %B112.i.i.preheader ]
  %.178.i.i = add nuw nsw i64 %.171139141.i.i, 1
  %1 = shl i64 %.171139141.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %arg.t, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.20, %.178.i.i
  br i1 %exitcond.not.i.i, label %B136.endif.i.i, label %B112.i.i

B178.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B178.preheader27.i.i ], [ %scevgep30.i.i, %B178.i.i ]
  %.302144146.i.i = phi i64 [ %.302144146.ph.i.i, %B178.preheader27.i.i ], [ %.309.i.i, %B178.i.i ]
  %.309.i.i = add nuw nsw i64 %.302144146.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.337.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.342.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.347.i.i = load double, ptr %scevgep33.i.i, align 8
  %.352.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.354.i.i = fmul double %.73.i.i, %.352.i.i
  %.355.i.i = fadd double %.347.i.i, %.354.i.i
  %.357.i.i = fmul double %.73.i.i, %.355.i.i
  %.358.i.i = fadd double %.342.i.i, %.357.i.i
  %.360.i.i = fmul double %.73.i.i, %.358.i.i
  %.361.i.i = fadd double %.337.i.i, %.360.i.i
  %2 = shl i64 %.302144146.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.361.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond150.not.i.i = icmp eq i64 %arg.code.22, %.309.i.i
  br i1 %exitcond150.not.i.i, label %B0.endif.i, label %B178.i.i

B136.endif.i.i:
  %.296145.not.i.i = icmp slt i64 %arg.code.22, 1
  br i1 %.296145.not.i.i, label %B0.endif.i, label %B178.preheader.i.i

B178.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.22, 26
  br i1 %min.iters.check15.i.i, label %B178.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %3 = shl i64 %arg.code.22, 5
  %mul.result.i.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.19, i64 %mul.result.i.i
  %5 = icmp ult ptr %4, %arg.code.19
  %scevgep.i.i = getelementptr i8, ptr %arg.code.19, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.22, 576460752303423488
  %6 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %7 = icmp ult ptr %6, %scevgep.i.i
  %8 = or i1 %mul.overflow3.i.i, %7
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.19, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %10 = icmp ult ptr %9, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.19, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %12 = icmp ult ptr %11, %scevgep8.i.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B178.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %16 = shl nuw nsw i64 %arg.code.22, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.19, i64 %3
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.19, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B178.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const25 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.73.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const25
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr32 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr33 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr32
  %18 = load double, ptr %sunkaddr33, align 8
  %sunkaddr34 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr35 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr34
  %sunkaddr36 = getelementptr i8, ptr %sunkaddr35, i64 32
  %19 = load double, ptr %sunkaddr36, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr37 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr37, i64 8
  %22 = load double, ptr %sunkaddr38, align 8
  %sunkaddr39 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr40 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr39
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr40, i64 40
  %23 = load double, ptr %sunkaddr41, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr42 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr43 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 16
  %26 = load double, ptr %sunkaddr44, align 8
  %sunkaddr45 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr46 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr45
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr46, i64 48
  %27 = load double, ptr %sunkaddr47, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr48 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr49 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr48
  %sunkaddr50 = getelementptr i8, ptr %sunkaddr49, i64 24
  %30 = load double, ptr %sunkaddr50, align 8
  %sunkaddr51 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr52 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr51
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
  %n.vec18.i.i = and i64 %arg.code.22, 1152921504606846974
  %cmp.n25.i.i = icmp eq i64 %arg.code.22, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B178.preheader27.i.i

B178.preheader27.i.i:
  %.302144146.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B178.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %41 = shl i64 %.302144146.ph.i.i, 5
  %42 = getelementptr i8, ptr %arg.code.19, i64 %41
  %scevgep29.i.i = getelementptr i8, ptr %42, i64 24
  br label %B178.i.i

B0.endif.i:
  %.63.i = shl i64 %arg.code.21, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.63.i, i1 false)
  %.39.i.i = getelementptr i8, ptr %arg.code.0, i64 256
  %.40.i.i = load i64, ptr %.39.i.i, align 8
  %.45.not.i.i = icmp eq i64 %.40.i.i, 0
  br i1 %.45.not.i.i, label %B0.endif.endif, label %B48.i.i

B48.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.code.0, i64 264
  %.53.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.code.0, i64 272
  %.60.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.code.0, i64 280
  %.71.i1.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.73.i2.i = inttoptr i64 %.53.i.i to ptr
  %.74.i.i = inttoptr i64 %.60.i.i to ptr
  %.75.i.i = inttoptr i64 %.71.i1.i to ptr
  %.76.i.i = inttoptr i64 %.40.i.i to ptr
  tail call void %.76.i.i(ptr %.73.i2.i, ptr %.74.i.i, ptr %.75.i.i)
  br label %B0.endif.endif

B84:
  %.156101103 = phi i64 [ 0, %B84.lr.ph ], [ %.163, %B308 ]
  %.163 = add nuw nsw i64 %.156101103, 1
  %43 = shl i64 %.156101103, 3
  %scevgep3 = getelementptr i8, ptr %arg.code.17, i64 %43
  %.195 = load double, ptr %scevgep3, align 8
  %scevgep4 = getelementptr i8, ptr %arg.statistics, i64 %43
  %.222 = load double, ptr %scevgep4, align 8
  %.224 = fcmp olt double %.195, %.222
  br i1 %.224, label %B168, label %B210

B168:
  %sunkaddr54 = mul i64 %.156101103, 8
  %sunkaddr55 = getelementptr i8, ptr %arg.statistics, i64 %sunkaddr54
  store double %.195, ptr %sunkaddr55, align 8
  br label %B210

B210:
  %44 = shl i64 %.156101103, 3
  %scevgep2 = getelementptr i8, ptr %47, i64 %44
  %.275 = load double, ptr %scevgep2, align 8
  %.277 = fcmp ogt double %.195, %.275
  br i1 %.277, label %B266, label %B308

B266:
  %sunkaddr56 = mul i64 %.156101103, 8
  %sunkaddr57 = getelementptr i8, ptr %47, i64 %sunkaddr56
  store double %.195, ptr %sunkaddr57, align 8
  br label %B308

B308:
  %45 = shl i64 %.156101103, 3
  %scevgep1 = getelementptr i8, ptr %48, i64 %45
  %.328 = load double, ptr %scevgep1, align 8
  %.330 = fadd double %.195, %.328
  store double %.330, ptr %scevgep1, align 8
  %46 = shl i64 %.156101103, 3
  %scevgep = getelementptr i8, ptr %49, i64 %46
  store double %.195, ptr %scevgep, align 8
  %exitcond.not = icmp eq i64 %arg.code.23, %.163
  br i1 %exitcond.not, label %common.ret, label %B84

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B0.endif.endif:
  %.150102.not = icmp slt i64 %arg.code.23, 1
  br i1 %.150102.not, label %common.ret, label %B84.lr.ph

B84.lr.ph:
  %47 = getelementptr double, ptr %arg.statistics, i64 %arg.code.23
  %.idx = shl i64 %arg.code.23, 4
  %48 = getelementptr i8, ptr %arg.statistics, i64 %.idx
  %.idx99 = mul i64 %arg.code.23, 24
  %49 = getelementptr i8, ptr %arg.statistics, i64 %.idx99
  br label %B84
}

define internal i32 @part6(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, double %arg.t, ptr %arg.dy, i8 %arg.waits) {
entry:
  %.172 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.431 = alloca double, align 8
  %excinfo.3 = alloca ptr, align 8
  %.742 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  %.940 = alloca double, align 8
  %excinfo.6 = alloca ptr, align 8
  %.89 = getelementptr i8, ptr %arg.code.1, i64 32
  %.90 = load double, ptr %.89, align 8
  store double %.90, ptr %arg.code.1, align 8
  store double 0.000000e+00, ptr %.172, align 8
  %.176 = call i32 @part8(ptr %.172, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 2, double %arg.t, ptr %arg.dy)
  %cond = icmp eq i32 %.176, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B328 ], [ 0, %B404 ], [ 0, %B506 ], [ 0, %B820 ], [ 0, %B844 ], [ %.176, %B0.if.if ], [ %.944, %B748.if.if ], [ %.435, %B332.if.if ], [ %.746, %B530.if.if ]
  ret i32 %common.ret.op

B328:
  %storemerge.i20 = phi i64 [ %"$phi342.0.2.0.i", %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i20, ptr %retptr, align 8
  br label %common.ret

B332:
  store double 0.000000e+00, ptr %.431, align 8
  %.435 = call i32 @part9(ptr %.431, ptr %excinfo.3, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, ptr %arg.dy)
  %cond24 = icmp eq i32 %.435, 0
  br i1 %cond24, label %B332.endif, label %B332.if.if

B404:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B408:
  %.510 = icmp sgt i64 %arg.code.20, 1
  br i1 %.510, label %B506, label %B430

B430:
  %sunkaddr = getelementptr i8, ptr %arg.code.1, i64 32
  %.547 = load double, ptr %sunkaddr, align 8
  %sunkaddr1 = getelementptr i8, ptr %arg.code.1, i64 8
  %.583 = load double, ptr %sunkaddr1, align 8
  %.584 = fcmp ogt double %.547, %.583
  br i1 %.584, label %B530, label %B506

B506:
  store i64 12, ptr %retptr, align 8
  br label %common.ret

B530:
  store double 2.000000e+00, ptr %arg.code.1, align 8
  store double 0.000000e+00, ptr %.742, align 8
  %.746 = call i32 @part8(ptr %.742, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 2, double %arg.t, ptr %arg.dy)
  %cond25 = icmp eq i32 %.746, 0
  br i1 %cond25, label %B530.endif, label %B530.if.if

B748:
  store double 0.000000e+00, ptr %.940, align 8
  %.944 = call i32 @part9(ptr %.940, ptr %excinfo.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, ptr %arg.dy)
  %cond26 = icmp eq i32 %.944, 0
  br i1 %cond26, label %B748.endif, label %B748.if.if

B820:
  store i64 12, ptr %retptr, align 8
  br label %common.ret

B844:
  %storemerge.i1023 = phi i64 [ 1, %B530.endif.endif ], [ 0, %B748.endif ], [ 3, %B158.i11 ]
  store i64 %storemerge.i1023, ptr %retptr, align 8
  br label %common.ret

B0.endif:
  %.186 = load double, ptr %.172, align 8
  %.232 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.186, ptr %.232, align 8
  %.71.i = load double, ptr %arg.code.1, align 8
  %.107.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.108.i = load double, ptr %.107.i, align 8
  %.109.i = fcmp ogt double %.71.i, %.108.i
  %.152.i = fcmp ole double %.186, %.71.i
  %or.cond.i = select i1 %.109.i, i1 %.152.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.204.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.205.i = load i64, ptr %.204.i, align 8
  %.206.i = icmp eq i64 %.205.i, 0
  br i1 %.206.i, label %B328, label %B0.endif.endif

B0.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.319.i = fcmp ule double %.186, %.108.i
  %"$phi342.0.2.0.i" = zext i1 %.319.i to i64
  %.369 = icmp eq i64 %arg.code.25, 0
  %or.cond = select i1 %.319.i, i1 true, i1 %.369
  br i1 %or.cond, label %B328, label %B332

B332.endif:
  %.445 = load double, ptr %.431, align 8
  %.489 = getelementptr i8, ptr %arg.code.1, i64 40
  %.490 = load double, ptr %.489, align 8
  %.491 = fcmp ugt double %.445, %.490
  br i1 %.491, label %B408, label %B404

B332.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B530.endif:
  %.756 = load double, ptr %.742, align 8
  %sunkaddr2 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.756, ptr %sunkaddr2, align 8
  %.71.i1 = load double, ptr %arg.code.1, align 8
  %sunkaddr3 = getelementptr i8, ptr %arg.code.1, i64 8
  %.108.i3 = load double, ptr %sunkaddr3, align 8
  %.109.i4 = fcmp ogt double %.71.i1, %.108.i3
  %.152.i5 = fcmp ole double %.756, %.71.i1
  %or.cond.i6 = select i1 %.109.i4, i1 %.152.i5, i1 false
  br i1 %or.cond.i6, label %B158.i11, label %B530.endif.endif

B158.i11:
  %.204.i12 = getelementptr i8, ptr %arg.code.0, i64 32
  %.205.i13 = load i64, ptr %.204.i12, align 8
  %.206.i14 = icmp eq i64 %.205.i13, 0
  br i1 %.206.i14, label %B844, label %B530.endif.endif

B530.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B530.endif.endif:
  %.319.i8 = fcmp ogt double %.756, %.108.i3
  br i1 %.319.i8, label %B748, label %B844

B748.endif:
  %.954 = load double, ptr %.940, align 8
  %sunkaddr4 = getelementptr i8, ptr %arg.code.1, i64 40
  %.1003 = load double, ptr %sunkaddr4, align 8
  %.1006 = fcmp ugt double %.954, %.1003
  br i1 %.1006, label %B820, label %B844

B748.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.74.i.i = alloca double, align 8
  %excinfo.1.i.i = alloca ptr, align 8
  %.207.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.218 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.478 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  %.63.i = add i64 %arg.m.2, 1
  %.66.i = mul i64 %.63.i, %arg.m.2
  %.67.i = getelementptr double, ptr %arg.m.0, i64 %.66.i
  %.110.i = sub i64 %arg.m.5, %arg.m.4
  %.155129.not.i = icmp slt i64 %.110.i, 1
  br i1 %.155129.not.i, label %part10.exit.thread, label %B116.preheader.i

B116.preheader.i:
  %0 = add nuw i64 %.110.i, 1
  %1 = shl i64 %arg.code.21, 3
  %2 = mul i64 %1, %arg.m.4
  %scevgep.i = getelementptr i8, ptr %arg.room.0, i64 %2
  br label %B116.i

B116.i:
  %lsr.iv27.i = phi ptr [ %scevgep.i, %B116.preheader.i ], [ %scevgep28.i, %part11.exit.thread.i ]
  %lsr.iv.i = phi i64 [ %0, %B116.preheader.i ], [ %lsr.iv.next.i, %part11.exit.thread.i ]
  %worst.2.0132.i = phi double [ 1.000000e+00, %B116.preheader.i ], [ %worst.3.1.i, %part11.exit.thread.i ]
  %.161127130.i = phi i64 [ %arg.m.4, %B116.preheader.i ], [ %.168.i, %part11.exit.thread.i ]
  %.211.i = call i32 @part12(ptr %.207.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %.161127130.i, i64 %.161127130.i, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.21, ptr %arg.code.4)
  switch i32 %.211.i, label %part10.exit.loopexit [
    i32 -2, label %B116.endif.i
    i32 0, label %B116.endif.i
  ]

B116.endif.i:
  %3 = shl i64 %.161127130.i, 3
  %scevgep29.i = getelementptr i8, ptr %.67.i, i64 %3
  %.234.i = load double, ptr %scevgep29.i, align 8
  %.236.i = fmul double %arg.h, %.234.i
  %.238.i = fadd double %arg.t, %.236.i
  store double 0.000000e+00, ptr %.74.i.i, align 8
  %.78.i.i = call i32 @part8(ptr %.74.i.i, ptr %excinfo.1.i.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 0, double %.238.i, ptr %lsr.iv27.i)
  %cond.i.i = icmp eq i32 %.78.i.i, 0
  br i1 %cond.i.i, label %part11.exit.thread.i, label %part11.exit.i

part11.exit.thread.i:
  %.88.i.i = load double, ptr %.74.i.i, align 8
  %.275.i = fcmp olt double %.88.i.i, %worst.2.0132.i
  %worst.3.1.i = select i1 %.275.i, double %.88.i.i, double %worst.2.0132.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep28.i = getelementptr i8, ptr %lsr.iv27.i, i64 %1
  %.168.i = add i64 %.161127130.i, 1
  %.155.i = icmp samesign ugt i64 %lsr.iv.next.i, 1
  br i1 %.155.i, label %B116.i, label %part10.exit.thread

part11.exit.i:
  br label %part10.exit

part10.exit.thread:
  %.65.0.ph = phi double [ 1.000000e+00, %B0 ], [ %worst.3.1.i, %part11.exit.thread.i ]
  br label %B0.endif

part10.exit.loopexit:
  br label %part10.exit

part10.exit:
  %common.ret.op.i = phi i32 [ %.78.i.i, %part11.exit.i ], [ %.211.i, %part10.exit.loopexit ]
  switch i32 %common.ret.op.i, label %B0.if.if [
    i32 -2, label %B0.endif
    i32 0, label %B0.endif
  ]

common.ret:
  %common.ret.op = phi i32 [ 0, %B128 ], [ 0, %B400 ], [ 0, %B424.endif ], [ %common.ret.op.i, %B0.if.if ], [ %.482, %B424.if.if ], [ %.222, %B132.if.if ]
  ret i32 %common.ret.op

B128:
  %storemerge.i6 = phi i64 [ 1, %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i6, ptr %retptr, align 8
  br label %common.ret

B132:
  %.222 = call i32 @part12(ptr %.218, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %arg.m.2, i64 %arg.m.5, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.21, ptr %arg.room.1)
  switch i32 %.222, label %B132.if.if [
    i32 -2, label %B132.endif.endif
    i32 0, label %B132.endif.endif
  ]

B272:
  %bad.2.0242 = phi i64 [ %.388.1, %B272 ], [ %bad.2.0242.unr, %B272.preheader33 ]
  %.338238240 = phi i64 [ %.345.1, %B272 ], [ %.338238240.unr, %B272.preheader33 ]
  %sunkaddr49 = mul i64 %.338238240, 8
  %sunkaddr50 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr49
  %.373 = load double, ptr %sunkaddr50, align 8
  %sunkaddr51 = mul i64 %.338238240, 8
  %sunkaddr52 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr51
  store double %.373, ptr %sunkaddr52, align 8
  %.382 = tail call double @llvm.fabs.f64(double %.373)
  %.383 = fcmp uge double %.382, 1.000000e+300
  %.387 = zext i1 %.383 to i64
  %.388 = add nuw nsw i64 %bad.2.0242, %.387
  %.345.1 = add nuw nsw i64 %.338238240, 2
  %sunkaddr = mul i64 %.338238240, 8
  %sunkaddr53 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr
  %sunkaddr54 = getelementptr i8, ptr %sunkaddr53, i64 8
  %.373.1 = load double, ptr %sunkaddr54, align 8
  %sunkaddr55 = mul i64 %.338238240, 8
  %sunkaddr56 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr55
  %sunkaddr57 = getelementptr i8, ptr %sunkaddr56, i64 8
  store double %.373.1, ptr %sunkaddr57, align 8
  %.382.1 = tail call double @llvm.fabs.f64(double %.373.1)
  %.383.1 = fcmp uge double %.382.1, 1.000000e+300
  %.387.1 = zext i1 %.383.1 to i64
  %.388.1 = add nuw nsw i64 %.388, %.387.1
  %exitcond.not.1 = icmp eq i64 %arg.code.21, %.345.1
  br i1 %exitcond.not.1, label %B396, label %B272

B396:
  %.388.lcssa = phi i64 [ %17, %middle.block ], [ %.388.lcssa24.unr, %B272.prol.loopexit ], [ %.388.1, %B272 ]
  %4 = icmp eq i64 %.388.lcssa, 0
  br i1 %4, label %B424, label %B400

B400:
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B424:
  store double 0.000000e+00, ptr %.478, align 8
  %.482 = call i32 @part2(ptr %.478, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, ptr %arg.room.2)
  %cond = icmp eq i32 %.482, 0
  br i1 %cond, label %B424.endif, label %B424.if.if

B0.endif:
  %.65.03 = phi double [ %.65.0.ph, %part10.exit.thread ], [ 0.000000e+00, %part10.exit ], [ 0.000000e+00, %part10.exit ]
  %.71.i = load double, ptr %arg.code.1, align 8
  %.107.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.108.i = load double, ptr %.107.i, align 8
  %.109.i = fcmp ogt double %.71.i, %.108.i
  %.152.i = fcmp ole double %.65.03, %.71.i
  %or.cond.i = select i1 %.109.i, i1 %.152.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.204.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.205.i = load i64, ptr %.204.i, align 8
  %.206.i = icmp eq i64 %.205.i, 0
  br i1 %.206.i, label %B128, label %B0.endif.endif

B0.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.319.i = fcmp ogt double %.65.03, %.108.i
  br i1 %.319.i, label %B132, label %B128

B132.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B132.endif.endif:
  %.332239.not = icmp slt i64 %arg.code.21, 1
  br i1 %.332239.not, label %B424, label %B272.preheader

B272.preheader:
  %5 = ptrtoint ptr %arg.room.2 to i64
  %6 = ptrtoint ptr %arg.room.1 to i64
  %min.iters.check = icmp samesign ult i64 %arg.code.21, 4
  %7 = sub i64 %5, %6
  %diff.check = icmp ult i64 %7, 32
  %or.cond = select i1 %min.iters.check, i1 true, i1 %diff.check
  br i1 %or.cond, label %B272.preheader23, label %vector.ph

vector.ph:
  %n.vec = and i64 %arg.code.21, 9223372036854775804
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %14, %vector.body ]
  %vec.phi21 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %15, %vector.body ]
  %sunkaddr58 = mul i64 %index, 8
  %sunkaddr59 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr58
  %wide.load = load <2 x double>, ptr %sunkaddr59, align 8
  %sunkaddr61 = mul i64 %index, 8
  %sunkaddr62 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr61
  %sunkaddr63 = getelementptr i8, ptr %sunkaddr62, i64 16
  %wide.load22 = load <2 x double>, ptr %sunkaddr63, align 8
  %sunkaddr64 = mul i64 %index, 8
  %sunkaddr65 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr64
  store <2 x double> %wide.load, ptr %sunkaddr65, align 8
  %sunkaddr66 = mul i64 %index, 8
  %sunkaddr67 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr66
  %sunkaddr68 = getelementptr i8, ptr %sunkaddr67, i64 16
  store <2 x double> %wide.load22, ptr %sunkaddr68, align 8
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
  %cmp.n = icmp eq i64 %arg.code.21, %n.vec
  br i1 %cmp.n, label %B396, label %B272.preheader23

B272.preheader23:
  %bad.2.0242.ph = phi i64 [ 0, %B272.preheader ], [ %17, %middle.block ]
  %.338238240.ph = phi i64 [ 0, %B272.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.338238240.ph, 1
  %xtraiter = and i64 %arg.code.21, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B272.prol.loopexit, label %B272.prol

B272.prol:
  %.372.prol = getelementptr double, ptr %arg.room.1, i64 %.338238240.ph
  %.373.prol = load double, ptr %.372.prol, align 8
  %.376.prol = getelementptr double, ptr %arg.room.2, i64 %.338238240.ph
  store double %.373.prol, ptr %.376.prol, align 8
  %.382.prol = tail call double @llvm.fabs.f64(double %.373.prol)
  %.383.prol = fcmp uge double %.382.prol, 1.000000e+300
  %.387.prol = zext i1 %.383.prol to i64
  %.388.prol = add nuw nsw i64 %bad.2.0242.ph, %.387.prol
  br label %B272.prol.loopexit

B272.prol.loopexit:
  %.388.lcssa24.unr = phi i64 [ poison, %B272.preheader23 ], [ %.388.prol, %B272.prol ]
  %bad.2.0242.unr = phi i64 [ %bad.2.0242.ph, %B272.preheader23 ], [ %.388.prol, %B272.prol ]
  %.338238240.unr = phi i64 [ %.338238240.ph, %B272.preheader23 ], [ %.neg, %B272.prol ]
  %18 = icmp eq i64 %arg.code.21, %.neg
  br i1 %18, label %B396, label %B272.preheader33

B272.preheader33:
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

define internal i32 @part12(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %arg.row, i64 %arg.count, double %arg.h, ptr %arg.y, ptr %arg.k, i64 %arg.size, ptr %arg.out) {
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

define internal i32 @part8(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.row, double %arg.t, ptr %arg.dy) {
B0:
  %.70.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.71.i = load double, ptr %.70.i, align 8
  %.73.i = fsub double %arg.t, %.71.i
  %.165140.not.i = icmp slt i64 %arg.code.20, 1
  br i1 %.165140.not.i, label %B136.endif.i, label %B112.preheader.i

B112.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %arg.code.20, 4
  br i1 %min.iters.check.i, label %B112.i.preheader, label %vector.ph.i

vector.ph.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i = and i64 %arg.code.20, %const_mat
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %arg.t, i64 0
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
  %cmp.n.i = icmp eq i64 %arg.code.20, %n.vec.i
  br i1 %cmp.n.i, label %B136.endif.i, label %B112.i.preheader

B112.i.preheader:
  %.171139141.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B112.preheader.i ]
  br label %B112.i

B112.i:
  %.171139141.i = phi i64 [ %.178.i, %B112.i ], [ %.171139141.i.ph, %B112.i.preheader ]
  %.178.i = add nuw nsw i64 %.171139141.i, 1
  %1 = shl i64 %.171139141.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %arg.t, ptr %scevgep53.i, align 8
  %exitcond.not.i = icmp eq i64 %arg.code.20, %.178.i
  br i1 %exitcond.not.i, label %B136.endif.i, label %B112.i

B178.i:
  %lsr.iv.i = phi ptr [ %scevgep29.i, %B178.preheader27.i ], [ %scevgep30.i, %B178.i ]
  %.302144146.i = phi i64 [ %.302144146.ph.i, %B178.preheader27.i ], [ %.309.i, %B178.i ]
  %.309.i = add nuw nsw i64 %.302144146.i, 1
  %scevgep31.i = getelementptr i8, ptr %lsr.iv.i, i64 -24
  %.337.i = load double, ptr %scevgep31.i, align 8
  %scevgep32.i = getelementptr i8, ptr %lsr.iv.i, i64 -16
  %.342.i = load double, ptr %scevgep32.i, align 8
  %scevgep33.i = getelementptr i8, ptr %lsr.iv.i, i64 -8
  %.347.i = load double, ptr %scevgep33.i, align 8
  %.352.i = load double, ptr %lsr.iv.i, align 8
  %.354.i = fmul double %.73.i, %.352.i
  %.355.i = fadd double %.347.i, %.354.i
  %.357.i = fmul double %.73.i, %.355.i
  %.358.i = fadd double %.342.i, %.357.i
  %.360.i = fmul double %.73.i, %.358.i
  %.361.i = fadd double %.337.i, %.360.i
  %2 = shl i64 %.302144146.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.361.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond150.not.i = icmp eq i64 %arg.code.22, %.309.i
  br i1 %exitcond150.not.i, label %B0.endif, label %B178.i

B136.endif.i:
  %.296145.not.i = icmp slt i64 %arg.code.22, 1
  br i1 %.296145.not.i, label %B0.endif, label %B178.preheader.i

B178.preheader.i:
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.22, 26
  br i1 %min.iters.check15.i, label %B178.preheader27.i, label %vector.scevcheck.i

vector.scevcheck.i:
  %3 = shl i64 %arg.code.22, 5
  %mul.result.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.19, i64 %mul.result.i
  %5 = icmp ult ptr %4, %arg.code.19
  %scevgep.i = getelementptr i8, ptr %arg.code.19, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.22, 576460752303423488
  %6 = getelementptr i8, ptr %scevgep.i, i64 %mul.result.i
  %7 = icmp ult ptr %6, %scevgep.i
  %8 = or i1 %mul.overflow3.i, %7
  %scevgep4.i = getelementptr i8, ptr %arg.code.19, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i, i64 %mul.result.i
  %10 = icmp ult ptr %9, %scevgep4.i
  %scevgep8.i = getelementptr i8, ptr %arg.code.19, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i, i64 %mul.result.i
  %12 = icmp ult ptr %11, %scevgep8.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B178.preheader27.i, label %vector.memcheck.i

vector.memcheck.i:
  %16 = shl nuw nsw i64 %arg.code.22, 3
  %scevgep12.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i = getelementptr i8, ptr %arg.code.19, i64 %3
  %bound0.i = icmp ult ptr %arg.code.3, %scevgep13.i
  %bound1.i = icmp ult ptr %arg.code.19, %scevgep12.i
  %found.conflict.i = and i1 %bound0.i, %bound1.i
  br i1 %found.conflict.i, label %B178.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %const37 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.73.i, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const37
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr = mul i64 %lsr.iv36.i, 4
  %sunkaddr46 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr
  %18 = load double, ptr %sunkaddr46, align 8
  %sunkaddr47 = mul i64 %lsr.iv36.i, 4
  %sunkaddr48 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr47
  %sunkaddr49 = getelementptr i8, ptr %sunkaddr48, i64 32
  %19 = load double, ptr %sunkaddr49, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr50 = mul i64 %lsr.iv36.i, 4
  %sunkaddr51 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr50
  %sunkaddr52 = getelementptr i8, ptr %sunkaddr51, i64 8
  %22 = load double, ptr %sunkaddr52, align 8
  %sunkaddr53 = mul i64 %lsr.iv36.i, 4
  %sunkaddr54 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr53
  %sunkaddr55 = getelementptr i8, ptr %sunkaddr54, i64 40
  %23 = load double, ptr %sunkaddr55, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr56 = mul i64 %lsr.iv36.i, 4
  %sunkaddr57 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr56
  %sunkaddr58 = getelementptr i8, ptr %sunkaddr57, i64 16
  %26 = load double, ptr %sunkaddr58, align 8
  %sunkaddr59 = mul i64 %lsr.iv36.i, 4
  %sunkaddr60 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr59
  %sunkaddr61 = getelementptr i8, ptr %sunkaddr60, i64 48
  %27 = load double, ptr %sunkaddr61, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr62 = mul i64 %lsr.iv36.i, 4
  %sunkaddr63 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr62
  %sunkaddr64 = getelementptr i8, ptr %sunkaddr63, i64 24
  %30 = load double, ptr %sunkaddr64, align 8
  %sunkaddr65 = mul i64 %lsr.iv36.i, 4
  %sunkaddr66 = getelementptr i8, ptr %arg.code.19, i64 %sunkaddr65
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
  %n.vec18.i = and i64 %arg.code.22, 1152921504606846974
  %cmp.n25.i = icmp eq i64 %arg.code.22, %n.vec18.i
  br i1 %cmp.n25.i, label %B0.endif, label %B178.preheader27.i

B178.preheader27.i:
  %.302144146.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %vector.scevcheck.i ], [ 0, %B178.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %41 = shl i64 %.302144146.ph.i, 5
  %42 = getelementptr i8, ptr %arg.code.19, i64 %41
  %scevgep29.i = getelementptr i8, ptr %42, i64 24
  br label %B178.i

B260:
  %sunkaddr69 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr70 = getelementptr i8, ptr %sunkaddr69, i64 32
  %.217 = load i64, ptr %sunkaddr70, align 8
  %.218 = icmp eq i64 %.217, 0
  br i1 %.218, label %common.ret, label %B310

common.ret:
  %storemerge = phi double [ %worst.2.0.lcssa.i, %B260 ], [ %worst.2.0.lcssa.i, %B0.endif.endif.endif ], [ 1.000000e+00, %B310.endif.endif ], [ %worst.4.1, %B870 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B310:
  %.241 = shl i64 %arg.code.20, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.8, ptr %arg.code.6, i64 %.241, i1 false)
  %sunkaddr71 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr72 = getelementptr i8, ptr %sunkaddr71, i64 32
  %.40.i = load i64, ptr %sunkaddr72, align 8
  %.45.not.i = icmp eq i64 %.40.i, 0
  br i1 %.45.not.i, label %B310.endif.endif, label %B48.i

B48.i:
  %sunkaddr74 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr76 = getelementptr i8, ptr %sunkaddr74, i64 40
  %.53.i = load i64, ptr %sunkaddr76, align 8
  %sunkaddr78 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr80 = getelementptr i8, ptr %sunkaddr78, i64 48
  %.60.i = load i64, ptr %sunkaddr80, align 8
  %sunkaddr81 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr82 = getelementptr i8, ptr %sunkaddr81, i64 56
  %.71.i1 = load i64, ptr %sunkaddr82, align 8
  %.73.i2 = inttoptr i64 %.53.i to ptr
  %.74.i = inttoptr i64 %.60.i to ptr
  %.75.i = inttoptr i64 %.71.i1 to ptr
  %.76.i = inttoptr i64 %.40.i to ptr
  tail call void %.76.i(ptr %.73.i2, ptr %.74.i, ptr %.75.i)
  br label %B310.endif.endif

B500:
  %lsr.iv79 = phi ptr [ %scevgep78, %B500.preheader ], [ %scevgep80, %B870 ]
  %lsr.iv73 = phi ptr [ %scevgep72, %B500.preheader ], [ %scevgep74, %B870 ]
  %lsr.iv70 = phi i64 [ %arg.code.24, %B500.preheader ], [ %lsr.iv.next71, %B870 ]
  %lsr.iv59 = phi ptr [ %scevgep58, %B500.preheader ], [ %scevgep60, %B870 ]
  %lsr.iv53 = phi ptr [ %scevgep, %B500.preheader ], [ %scevgep54, %B870 ]
  %lsr.iv = phi i64 [ %arg.code.21, %B500.preheader ], [ %lsr.iv.next, %B870 ]
  %worst.3.0380 = phi double [ 1.000000e+00, %B500.preheader ], [ %worst.4.1, %B870 ]
  %.412356378 = phi i64 [ 0, %B500.preheader ], [ %.419, %B870 ]
  %43 = sub i64 %arg.code.21, %.412356378
  %44 = sub i64 %arg.code.24, %.412356378
  %.419 = add nuw nsw i64 %.412356378, 1
  %.454 = getelementptr double, ptr %arg.code.8, i64 %.412356378
  %.455 = load double, ptr %.454, align 8
  %.492 = load double, ptr %arg.code.1, align 8
  %.493 = fcmp ogt double %.455, %.492
  br i1 %.493, label %B870, label %B578

B578:
  %.504 = getelementptr double, ptr %arg.code.6, i64 %.412356378
  %.505 = load double, ptr %.504, align 8
  %.507 = fcmp ogt double %.505, %worst.3.0380
  br i1 %.507, label %B676, label %B612

B612:
  %.518 = fcmp ogt double %.505, -1.000000e+00
  br i1 %.518, label %B676, label %B672

B672:
  br label %B676

B676:
  %worst.5.2 = phi double [ %worst.3.0380, %B578 ], [ -1.000000e+00, %B672 ], [ %.505, %B612 ]
  %.580 = icmp slt i64 %43, 1
  br i1 %.580, label %B768.endif, label %B676.endif.endif

B732:
  %lsr.iv66 = phi i64 [ %94, %B732.preheader52 ], [ %lsr.iv.next67, %B732 ]
  %lsr.iv64 = phi i64 [ %93, %B732.preheader52 ], [ %lsr.iv.next65, %B732 ]
  %scevgep69 = getelementptr i8, ptr %arg.code.5, i64 %lsr.iv66
  %.663 = load double, ptr %scevgep69, align 8
  %scevgep68 = getelementptr i8, ptr %arg.dy, i64 %lsr.iv66
  store double %.663, ptr %scevgep68, align 8
  %lsr.iv.next65 = add i64 %lsr.iv64, -1
  %lsr.iv.next67 = add i64 %lsr.iv66, %.241
  %.622 = icmp samesign ugt i64 %lsr.iv.next65, 1
  br i1 %.622, label %B732, label %B768.endif

B824:
  %lsr.iv86 = phi i64 [ %132, %B824.preheader51 ], [ %lsr.iv.next87, %B824 ]
  %lsr.iv84 = phi i64 [ %131, %B824.preheader51 ], [ %lsr.iv.next85, %B824 ]
  %scevgep89 = getelementptr i8, ptr %arg.code.10, i64 %lsr.iv86
  %.804 = load double, ptr %scevgep89, align 8
  %scevgep88 = getelementptr i8, ptr %arg.code.9, i64 %lsr.iv86
  store double %.804, ptr %scevgep88, align 8
  %lsr.iv.next85 = add i64 %lsr.iv84, -1
  %lsr.iv.next87 = add i64 %lsr.iv86, %.241
  %.761 = icmp samesign ugt i64 %lsr.iv.next85, 1
  br i1 %.761, label %B824, label %B870

B870:
  %worst.4.1 = phi double [ %worst.3.0380, %B500 ], [ %worst.5.2, %117 ], [ %worst.5.2, %B768.endif ], [ %worst.5.2, %middle.block ], [ %worst.5.2, %B824 ]
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep54 = getelementptr i8, ptr %lsr.iv53, i64 8
  %scevgep60 = getelementptr i8, ptr %lsr.iv59, i64 8
  %lsr.iv.next71 = add i64 %lsr.iv70, -1
  %scevgep74 = getelementptr i8, ptr %lsr.iv73, i64 8
  %scevgep80 = getelementptr i8, ptr %lsr.iv79, i64 8
  %exitcond.not = icmp eq i64 %.419, %arg.code.20
  br i1 %exitcond.not, label %common.ret, label %B500

B0.endif:
  %.idx = shl i64 %arg.row, 5
  %45 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %.72 = getelementptr i8, ptr %45, i64 16
  %.73 = load i64, ptr %.72, align 8
  %.75 = inttoptr i64 %.73 to ptr
  store ptr %arg.dy, ptr %.75, align 8
  %.40.i5 = load i64, ptr %45, align 8
  %.45.not.i6 = icmp eq i64 %.40.i5, 0
  br i1 %.45.not.i6, label %B0.endif.endif, label %B48.i7

B48.i7:
  %sunkaddr85 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr86 = getelementptr i8, ptr %sunkaddr85, i64 8
  %.53.i9 = load i64, ptr %sunkaddr86, align 8
  %sunkaddr87 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr88 = getelementptr i8, ptr %sunkaddr87, i64 16
  %.60.i11 = load i64, ptr %sunkaddr88, align 8
  %sunkaddr89 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr90 = getelementptr i8, ptr %sunkaddr89, i64 24
  %.71.i13 = load i64, ptr %sunkaddr90, align 8
  %.73.i14 = inttoptr i64 %.53.i9 to ptr
  %.74.i15 = inttoptr i64 %.60.i11 to ptr
  %.75.i16 = inttoptr i64 %.71.i13 to ptr
  %.76.i17 = inttoptr i64 %.40.i5 to ptr
  tail call void %.76.i17(ptr %.73.i14, ptr %.74.i15, ptr %.75.i16)
  br label %B0.endif.endif

B0.endif.endif:
  %46 = icmp slt i64 %arg.code.20, 1
  br i1 %46, label %B0.endif.endif.endif, label %B50.preheader.i

B50.preheader.i:
  %47 = icmp eq i64 %arg.code.20, 1
  br i1 %47, label %B50.epil.preheader.i, label %B50.preheader.new.i

B50.preheader.new.i:
  %const38 = bitcast i64 9223372036854775792 to i64
  %const_mat39 = add i64 %const38, 14
  %unroll_iter.i = and i64 %arg.code.20, %const_mat39
  br label %B50.i

B50.i:
  %worst.2.081.i = phi double [ 1.000000e+00, %B50.preheader.new.i ], [ %worst.3.1.1.i, %B110.1.i ]
  %.1247779.i = phi i64 [ 0, %B50.preheader.new.i ], [ %.131.1.i, %B110.1.i ]
  %sunkaddr91 = mul i64 %.1247779.i, 8
  %sunkaddr92 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr91
  %.163.i = load double, ptr %sunkaddr92, align 8
  %.169.i = fcmp ogt double %.163.i, %worst.2.081.i
  br i1 %.169.i, label %B110.i, label %B90.i

B90.i:
  %.176.i = fcmp ogt double %.163.i, -1.000000e+00
  br i1 %.176.i, label %B110.i, label %B106.i

B106.i:
  br label %B110.i

B110.i:
  %worst.3.1.i = phi double [ %worst.2.081.i, %B50.i ], [ -1.000000e+00, %B106.i ], [ %.163.i, %B90.i ]
  %.131.1.i = add nuw i64 %.1247779.i, 2
  %sunkaddr93 = mul i64 %.1247779.i, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr93
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr94, i64 8
  %.163.1.i = load double, ptr %sunkaddr95, align 8
  %.169.1.i = fcmp ogt double %.163.1.i, %worst.3.1.i
  br i1 %.169.1.i, label %B110.1.i, label %B90.1.i

B90.1.i:
  %.176.1.i = fcmp ogt double %.163.1.i, -1.000000e+00
  br i1 %.176.1.i, label %B110.1.i, label %B106.1.i

B106.1.i:
  br label %B110.1.i

B110.1.i:
  %worst.3.1.1.i = phi double [ %worst.3.1.i, %B110.i ], [ -1.000000e+00, %B106.1.i ], [ %.163.1.i, %B90.1.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.131.1.i
  br i1 %niter.ncmp.1.i, label %B112.loopexit.unr-lcssa.i, label %B50.i

B112.loopexit.unr-lcssa.i:
  %48 = and i64 %arg.code.20, 1
  %lcmp.mod.not.i = icmp eq i64 %48, 0
  br i1 %lcmp.mod.not.i, label %B0.endif.endif.endif, label %B50.epil.preheader.i

B50.epil.preheader.i:
  %worst.2.081.epil.init.i = phi double [ 1.000000e+00, %B50.preheader.i ], [ %worst.3.1.1.i, %B112.loopexit.unr-lcssa.i ]
  %.1247779.epil.init.i = phi i64 [ 0, %B50.preheader.i ], [ %unroll_iter.i, %B112.loopexit.unr-lcssa.i ]
  %.162.epil.i = getelementptr double, ptr %arg.code.6, i64 %.1247779.epil.init.i
  %.163.epil.i = load double, ptr %.162.epil.i, align 8
  %.169.epil.i = fcmp ogt double %.163.epil.i, %worst.2.081.epil.init.i
  br i1 %.169.epil.i, label %B0.endif.endif.endif, label %B90.epil.i

B90.epil.i:
  %.176.epil.i = fcmp ogt double %.163.epil.i, -1.000000e+00
  br i1 %.176.epil.i, label %B0.endif.endif.endif, label %B106.epil.i

B106.epil.i:
  br label %B0.endif.endif.endif

B0.endif.endif.endif:
  %worst.2.0.lcssa.i = phi double [ 1.000000e+00, %B0.endif.endif ], [ %worst.3.1.1.i, %B112.loopexit.unr-lcssa.i ], [ %worst.2.081.epil.init.i, %B50.epil.preheader.i ], [ -1.000000e+00, %B106.epil.i ], [ %.163.epil.i, %B90.epil.i ]
  %.169 = getelementptr i8, ptr %arg.code.1, i64 56
  store double 0.000000e+00, ptr %.169, align 8
  %.207 = load double, ptr %arg.code.1, align 8
  %.209 = fcmp ogt double %worst.2.0.lcssa.i, %.207
  br i1 %.209, label %common.ret, label %B260

B310.endif.endif:
  %49 = icmp slt i64 %arg.code.20, 1
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
  %scevgep58 = getelementptr i8, ptr %arg.code.5, i64 16
  %scevgep72 = getelementptr i8, ptr %arg.code.9, i64 16
  %scevgep78 = getelementptr i8, ptr %arg.code.10, i64 16
  %56 = trunc nuw i64 %arg.code.20 to i32
  br label %B500

B676.endif.endif:
  %57 = or i64 %43, %arg.code.20
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
  %66 = or i64 %43, %arg.code.20
  %67 = and i64 %66, -4294967296
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %69, label %76

69:
  %70 = trunc i64 %arg.code.20 to i32
  %71 = trunc i64 %43 to i32
  %72 = udiv i32 %71, %70
  %73 = urem i32 %71, %70
  %74 = zext i32 %72 to i64
  %75 = zext i32 %73 to i64
  br label %79

76:
  %77 = udiv i64 %43, %arg.code.20
  %78 = urem i64 %43, %arg.code.20
  br label %79

79:
  %80 = phi i64 [ %63, %59 ], [ %74, %69 ], [ %77, %76 ]
  %81 = phi i64 [ %64, %59 ], [ %75, %69 ], [ %78, %76 ]
  %.598 = icmp ne i64 %81, 0
  %.600 = zext i1 %.598 to i64
  %.601 = add nuw i64 %80, %.600
  %.622344 = icmp sgt i64 %.601, 0
  br i1 %.622344, label %B732.preheader, label %B768.endif

B732.preheader:
  %82 = icmp ult i64 %55, 32
  %83 = icmp ne i64 %arg.code.20, 1
  %84 = add nuw i64 %43, %.600
  %min.iters.check32 = icmp ult i64 %84, 4
  %or.cond.not49 = or i1 %83, %min.iters.check32
  %or.cond46 = select i1 %or.cond.not49, i1 true, i1 %82
  br i1 %or.cond46, label %B732.preheader52, label %vector.ph33

vector.ph33:
  %85 = add i64 %lsr.iv, %.600
  %86 = lshr i64 %85, 2
  %87 = shl nuw i64 %86, 2
  br label %vector.body36

vector.body36:
  %index37 = phi i64 [ 0, %vector.ph33 ], [ %index.next41, %vector.body36 ]
  %88 = shl i64 %index37, 3
  %scevgep62 = getelementptr i8, ptr %lsr.iv59, i64 %88
  %scevgep63 = getelementptr i8, ptr %scevgep62, i64 -16
  %wide.load39 = load <2 x double>, ptr %scevgep63, align 8
  %wide.load40 = load <2 x double>, ptr %scevgep62, align 8
  %scevgep56 = getelementptr i8, ptr %lsr.iv53, i64 %88
  %89 = shl i64 %index37, 3
  %scevgep7 = getelementptr i8, ptr %lsr.iv53, i64 %89
  %scevgep9 = getelementptr i8, ptr %scevgep7, i64 -16
  store <2 x double> %wide.load39, ptr %scevgep9, align 8
  store <2 x double> %wide.load40, ptr %scevgep56, align 8
  %index.next41 = add nuw i64 %index37, 4
  %90 = icmp eq i64 %87, %index.next41
  br i1 %90, label %middle.block42, label %vector.body36

middle.block42:
  %n.vec35 = and i64 %84, -4
  %91 = sub i64 %.601, %n.vec35
  %92 = add i64 %n.vec35, %.412356378
  %cmp.n43 = icmp eq i64 %84, %n.vec35
  br i1 %cmp.n43, label %B768.endif, label %B732.preheader52

B732.preheader52:
  %.621342346.ph = phi i64 [ %.601, %B732.preheader ], [ %91, %middle.block42 ]
  %.628343345.ph = phi i64 [ %.412356378, %B732.preheader ], [ %92, %middle.block42 ]
  %93 = add i64 %.621342346.ph, 1
  %94 = shl i64 %.628343345.ph, 3
  br label %B732

B768.endif:
  %.716 = icmp slt i64 %44, 1
  br i1 %.716, label %B870, label %B768.endif.endif

B768.endif.endif:
  %95 = or i64 %44, %arg.code.20
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
  %104 = or i64 %44, %arg.code.20
  %105 = and i64 %104, -4294967296
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %107, label %114

107:
  %108 = trunc i64 %arg.code.20 to i32
  %109 = trunc i64 %44 to i32
  %110 = udiv i32 %109, %108
  %111 = urem i32 %109, %108
  %112 = zext i32 %110 to i64
  %113 = zext i32 %111 to i64
  br label %117

114:
  %115 = udiv i64 %44, %arg.code.20
  %116 = urem i64 %44, %arg.code.20
  br label %117

117:
  %118 = phi i64 [ %101, %97 ], [ %112, %107 ], [ %115, %114 ]
  %119 = phi i64 [ %102, %97 ], [ %113, %107 ], [ %116, %114 ]
  %.734 = icmp ne i64 %119, 0
  %.736 = zext i1 %.734 to i64
  %.737 = add nuw i64 %118, %.736
  %.761350 = icmp sgt i64 %.737, 0
  br i1 %.761350, label %B824.preheader, label %B870

B824.preheader:
  %120 = icmp ult i64 %54, 32
  %121 = icmp ne i64 %arg.code.20, 1
  %122 = add nuw i64 %44, %.736
  %min.iters.check = icmp ult i64 %122, 4
  %or.cond47.not50 = or i1 %121, %min.iters.check
  %or.cond48 = select i1 %or.cond47.not50, i1 true, i1 %120
  br i1 %or.cond48, label %B824.preheader51, label %vector.ph

vector.ph:
  %123 = add i64 %lsr.iv70, %.736
  %124 = lshr i64 %123, 2
  %125 = shl nuw i64 %124, 2
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %126 = shl i64 %index, 3
  %scevgep82 = getelementptr i8, ptr %lsr.iv79, i64 %126
  %scevgep83 = getelementptr i8, ptr %scevgep82, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep83, align 8
  %wide.load23 = load <2 x double>, ptr %scevgep82, align 8
  %scevgep76 = getelementptr i8, ptr %lsr.iv73, i64 %126
  %127 = shl i64 %index, 3
  %scevgep11 = getelementptr i8, ptr %lsr.iv73, i64 %127
  %scevgep12 = getelementptr i8, ptr %scevgep11, i64 -16
  store <2 x double> %wide.load, ptr %scevgep12, align 8
  store <2 x double> %wide.load23, ptr %scevgep76, align 8
  %index.next = add nuw i64 %index, 4
  %128 = icmp eq i64 %125, %index.next
  br i1 %128, label %middle.block, label %vector.body

middle.block:
  %n.vec = and i64 %122, -4
  %129 = sub i64 %.737, %n.vec
  %130 = add i64 %n.vec, %.412356378
  %cmp.n = icmp eq i64 %122, %n.vec
  br i1 %cmp.n, label %B870, label %B824.preheader51

B824.preheader51:
  %.760348352.ph = phi i64 [ %.737, %B824.preheader ], [ %129, %middle.block ]
  %.767349351.ph = phi i64 [ %.412356378, %B824.preheader ], [ %130, %middle.block ]
  %131 = add i64 %.760348352.ph, 1
  %132 = shl i64 %.767349351.ph, 3
  br label %B824
}

declare double @llvm.fabs.f64(double)

declare <2 x double> @llvm.fabs.v2f64(<2 x double>)

define internal i32 @part9(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, i64 %arg.code.20, i64 %arg.code.21, i64 %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, ptr %arg.dy) {
B0:
  %.70 = getelementptr i8, ptr %arg.code.1, i64 56
  %.71 = load double, ptr %.70, align 8
  %.78 = icmp eq i64 %arg.code.20, 1
  br i1 %.78, label %B764.preheader.thread, label %B270

B270:
  %.247 = getelementptr i8, ptr %arg.code.0, i64 136
  %.248 = load i64, ptr %.247, align 8
  %.250 = inttoptr i64 %.248 to ptr
  %.251 = getelementptr i8, ptr %.250, i64 16
  store ptr %arg.dy, ptr %.251, align 8
  %.39.i = getelementptr i8, ptr %arg.code.0, i64 128
  %.40.i = load i64, ptr %.39.i, align 8
  %.45.not.i = icmp eq i64 %.40.i, 0
  br i1 %.45.not.i, label %B270.endif, label %B48.i

B48.i:
  %sunkaddr = getelementptr i8, ptr %arg.code.0, i64 136
  %.53.i = load i64, ptr %sunkaddr, align 8
  %sunkaddr3.i = getelementptr i8, ptr %arg.code.0, i64 144
  %.60.i = load i64, ptr %sunkaddr3.i, align 8
  %sunkaddr5.i = getelementptr i8, ptr %arg.code.0, i64 152
  %.71.i = load i64, ptr %sunkaddr5.i, align 8
  %.73.i = inttoptr i64 %.53.i to ptr
  %.74.i = inttoptr i64 %.60.i to ptr
  %.75.i = inttoptr i64 %.71.i to ptr
  %.76.i = inttoptr i64 %.40.i to ptr
  tail call void %.76.i(ptr %.73.i, ptr %.74.i, ptr %.75.i)
  br label %B270.endif

B414:
  %.369 = getelementptr i8, ptr %arg.code.0, i64 168
  %.370 = load i64, ptr %.369, align 8
  %.372 = inttoptr i64 %.370 to ptr
  %.373 = getelementptr i8, ptr %.372, i64 16
  store ptr %arg.dy, ptr %.373, align 8
  %.39.i1 = getelementptr i8, ptr %arg.code.0, i64 160
  %.40.i2 = load i64, ptr %.39.i1, align 8
  %.45.not.i3 = icmp eq i64 %.40.i2, 0
  br i1 %.45.not.i3, label %B414.endif.endif, label %B48.i4

B48.i4:
  %sunkaddr17 = getelementptr i8, ptr %arg.code.0, i64 168
  %.53.i6 = load i64, ptr %sunkaddr17, align 8
  %sunkaddr3.i7 = getelementptr i8, ptr %arg.code.0, i64 176
  %.60.i8 = load i64, ptr %sunkaddr3.i7, align 8
  %sunkaddr5.i9 = getelementptr i8, ptr %arg.code.0, i64 184
  %.71.i10 = load i64, ptr %sunkaddr5.i9, align 8
  %.73.i11 = inttoptr i64 %.53.i6 to ptr
  %.74.i12 = inttoptr i64 %.60.i8 to ptr
  %.75.i13 = inttoptr i64 %.71.i10 to ptr
  %.76.i14 = inttoptr i64 %.40.i2 to ptr
  tail call void %.76.i14(ptr %.73.i11, ptr %.74.i12, ptr %.75.i13)
  br label %B414.endif.endif

B596:
  %.531250252 = phi i64 [ 0, %B596.preheader ], [ %.538.1, %B716.1 ]
  %sunkaddr18 = mul i64 %.531250252, 8
  %sunkaddr20 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr18
  %.570 = load double, ptr %sunkaddr20, align 8
  %.607 = load double, ptr %arg.code.1, align 8
  %.608 = fcmp ogt double %.570, %.607
  br i1 %.608, label %B716, label %B674

B674:
  %sunkaddr21 = mul i64 %.531250252, 8
  %sunkaddr22 = getelementptr i8, ptr %arg.code.12, i64 %sunkaddr21
  %.614 = load double, ptr %sunkaddr22, align 8
  %sunkaddr23 = mul i64 %.531250252, 8
  %sunkaddr24 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr23
  store double %.614, ptr %sunkaddr24, align 8
  %.607.1.pre = load double, ptr %arg.code.1, align 8
  br label %B716

B716:
  %.607.1 = phi double [ %.607.1.pre, %B674 ], [ %.607, %B596 ]
  %.538.1 = add nuw i64 %.531250252, 2
  %sunkaddr25 = mul i64 %.531250252, 8
  %sunkaddr26 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr25
  %sunkaddr27 = getelementptr i8, ptr %sunkaddr26, i64 8
  %.570.1 = load double, ptr %sunkaddr27, align 8
  %.608.1 = fcmp ogt double %.570.1, %.607.1
  br i1 %.608.1, label %B716.1, label %B674.1

B674.1:
  %sunkaddr28 = mul i64 %.531250252, 8
  %sunkaddr29 = getelementptr i8, ptr %arg.code.12, i64 %sunkaddr28
  %sunkaddr30 = getelementptr i8, ptr %sunkaddr29, i64 8
  %.614.1 = load double, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %.531250252, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr31
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 8
  store double %.614.1, ptr %sunkaddr33, align 8
  br label %B716.1

B716.1:
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.538.1
  br i1 %niter.ncmp.1, label %B718.endif.loopexit.unr-lcssa, label %B596

B764:
  %worst.2.0260 = phi double [ 0.000000e+00, %B764.preheader.new ], [ %worst.3.1.1, %B904.1 ]
  %.722256258 = phi i64 [ 0, %B764.preheader.new ], [ %.729.1, %B904.1 ]
  %sunkaddr34 = mul i64 %.722256258, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr34
  %.765 = load double, ptr %sunkaddr36, align 8
  %.767 = fcmp ugt double %.765, %worst.2.0260
  br i1 %.767, label %B800, label %B904

B800:
  %.778 = fcmp ueq double %.765, 0x7FF0000000000000
  br i1 %.778, label %B880, label %B904

B880:
  br label %B904

B904:
  %worst.3.1 = phi double [ %worst.2.0260, %B764 ], [ 0x7FF0000000000000, %B880 ], [ %.765, %B800 ]
  %.729.1 = add nuw i64 %.722256258, 2
  %sunkaddr37 = mul i64 %.722256258, 8
  %sunkaddr38 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr37
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 8
  %.765.1 = load double, ptr %sunkaddr39, align 8
  %.767.1 = fcmp ugt double %.765.1, %worst.3.1
  br i1 %.767.1, label %B800.1, label %B904.1

B800.1:
  %.778.1 = fcmp ueq double %.765.1, 0x7FF0000000000000
  br i1 %.778.1, label %B880.1, label %B904.1

B880.1:
  br label %B904.1

B904.1:
  %worst.3.1.1 = phi double [ %worst.3.1, %B904 ], [ 0x7FF0000000000000, %B880.1 ], [ %.765.1, %B800.1 ]
  %niter23.ncmp.1 = icmp eq i64 %unroll_iter22, %.729.1
  br i1 %niter23.ncmp.1, label %common.ret.loopexit.unr-lcssa, label %B764

common.ret.loopexit.unr-lcssa:
  %0 = and i64 %arg.code.20, 1
  %lcmp.mod19.not = icmp eq i64 %0, 0
  br i1 %lcmp.mod19.not, label %common.ret, label %common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge

common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge:
  %.764.epil.phi.trans.insert = getelementptr double, ptr %arg.code.11, i64 %unroll_iter22
  %.765.epil.pre = load double, ptr %.764.epil.phi.trans.insert, align 8
  br label %B764.epil.preheader

B764.epil.preheader:
  %.765.epil = phi double [ %.196, %B764.preheader.thread ], [ %.765.epil.pre, %common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge ]
  %worst.2.0260.epil.init = phi double [ 0.000000e+00, %B764.preheader.thread ], [ %worst.3.1.1, %common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge ]
  %.767.epil = fcmp ugt double %.765.epil, %worst.2.0260.epil.init
  br i1 %.767.epil, label %B800.epil, label %common.ret

B800.epil:
  %.778.epil = fcmp ueq double %.765.epil, 0x7FF0000000000000
  br i1 %.778.epil, label %B880.epil, label %common.ret

B880.epil:
  br label %common.ret

common.ret:
  %worst.2.0.lcssa = phi double [ 0.000000e+00, %B718.endif ], [ 0.000000e+00, %B414.endif.endif ], [ %worst.3.1.1, %common.ret.loopexit.unr-lcssa ], [ %worst.2.0260.epil.init, %B764.epil.preheader ], [ 0x7FF0000000000000, %B880.epil ], [ %.765.epil, %B800.epil ]
  store double %worst.2.0.lcssa, ptr %retptr, align 8
  ret i32 0

B764.preheader.thread:
  %1 = fcmp une double %.71, 0.000000e+00
  %.34.i = shl nsw i64 %arg.code.21, 1
  %.36.i = add nsw i64 %arg.code.24, %.34.i
  %.37.i = mul nsw i64 %arg.code.25, %.36.i
  %.38.i = getelementptr double, ptr %arg.code.15, i64 %.37.i
  %.42.i = shl i64 %arg.code.21, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.38.i, ptr %arg.code.4, i64 %.42.i, i1 false)
  %.44.i = getelementptr double, ptr %.38.i, i64 %arg.code.21
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.44.i, ptr %arg.dy, i64 %.42.i, i1 false)
  %.51.i = getelementptr double, ptr %.38.i, i64 %.34.i
  %.55.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.51.i, ptr %arg.code.9, i64 %.55.i, i1 false)
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
  %.195 = getelementptr double, ptr %arg.code.16, i64 %arg.code.25
  %.196 = load double, ptr %.195, align 8
  store double %.196, ptr %arg.code.11, align 8
  br label %B764.epil.preheader

B270.endif:
  %2 = fcmp une double %.71, 0.000000e+00
  br i1 %2, label %B414, label %B718.endif

B414.endif.endif:
  %.525251.not = icmp slt i64 %arg.code.20, 1
  br i1 %.525251.not, label %common.ret, label %B596.preheader

B596.preheader:
  %const16 = bitcast i64 9223372036854775806 to i64
  %unroll_iter = and i64 %arg.code.20, %const16
  br label %B596

B718.endif.loopexit.unr-lcssa:
  %3 = and i64 %arg.code.20, 1
  %lcmp.mod.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod.not, label %B718.endif, label %B596.epil.preheader

B596.epil.preheader:
  %4 = shl i64 %unroll_iter, 3
  %scevgep29 = getelementptr i8, ptr %arg.code.8, i64 %4
  %.570.epil = load double, ptr %scevgep29, align 8
  %.607.epil = load double, ptr %arg.code.1, align 8
  %.608.epil = fcmp ogt double %.570.epil, %.607.epil
  br i1 %.608.epil, label %B718.endif, label %B674.epil

B674.epil:
  %sunkaddr40 = mul i64 %unroll_iter, 8
  %sunkaddr41 = getelementptr i8, ptr %arg.code.12, i64 %sunkaddr40
  %.614.epil = load double, ptr %sunkaddr41, align 8
  %sunkaddr42 = mul i64 %unroll_iter, 8
  %sunkaddr43 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr42
  store double %.614.epil, ptr %sunkaddr43, align 8
  br label %B718.endif

B718.endif:
  %.716257.not = icmp slt i64 %arg.code.20, 1
  br i1 %.716257.not, label %common.ret, label %B764.preheader.new

B764.preheader.new:
  %const = bitcast i64 9223372036854775806 to i64
  %unroll_iter22 = and i64 %arg.code.20, %const
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
