; loop steps of contact/stepping_loop.py, made by python tools/loops.py
; sources 3e7920c0d8bc781ff52c55d9bef99e9295d571164d8eaf946228955de97f25c3
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.72.i = alloca i64, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.123.i = alloca i64, align 8
  %excinfo.2.i = alloca ptr, align 8
  %.6 = inttoptr i64 %arg.table to ptr
  %.8 = load i64, ptr %.6, align 8
  %.10 = getelementptr i8, ptr %.6, i64 8
  %.11 = load i64, ptr %.10, align 8
  %.13 = getelementptr i8, ptr %.6, i64 16
  %.14 = load i64, ptr %.13, align 8
  %.16 = getelementptr i8, ptr %.6, i64 24
  %.17 = load i64, ptr %.16, align 8
  %.19 = getelementptr i8, ptr %.6, i64 32
  %.20 = load i64, ptr %.19, align 8
  %.22 = getelementptr i8, ptr %.6, i64 40
  %.23 = load i64, ptr %.22, align 8
  %.25 = getelementptr i8, ptr %.6, i64 48
  %.26 = load i64, ptr %.25, align 8
  %.28 = getelementptr i8, ptr %.6, i64 56
  %.29 = load i64, ptr %.28, align 8
  %.31 = getelementptr i8, ptr %.6, i64 64
  %.32 = load i64, ptr %.31, align 8
  %.34 = getelementptr i8, ptr %.6, i64 72
  %.35 = load i64, ptr %.34, align 8
  %.37 = getelementptr i8, ptr %.6, i64 80
  %.38 = load i64, ptr %.37, align 8
  %.40 = getelementptr i8, ptr %.6, i64 88
  %.41 = load i64, ptr %.40, align 8
  %.43 = getelementptr i8, ptr %.6, i64 96
  %.44 = load i64, ptr %.43, align 8
  %.46 = getelementptr i8, ptr %.6, i64 104
  %.47 = load i64, ptr %.46, align 8
  %.49 = getelementptr i8, ptr %.6, i64 112
  %.50 = load i64, ptr %.49, align 8
  %.52 = getelementptr i8, ptr %.6, i64 120
  %.53 = load i64, ptr %.52, align 8
  %.55 = getelementptr i8, ptr %.6, i64 128
  %.56 = load i64, ptr %.55, align 8
  %.58 = getelementptr i8, ptr %.6, i64 136
  %.59 = load i64, ptr %.58, align 8
  %.61 = getelementptr i8, ptr %.6, i64 144
  %.62 = load i64, ptr %.61, align 8
  %.64 = getelementptr i8, ptr %.6, i64 152
  %.65 = load i64, ptr %.64, align 8
  %.67 = getelementptr i8, ptr %.6, i64 160
  %.68 = load i64, ptr %.67, align 8
  %.70 = getelementptr i8, ptr %.6, i64 168
  %.71 = load i64, ptr %.70, align 8
  %.73 = getelementptr i8, ptr %.6, i64 176
  %.74 = load i64, ptr %.73, align 8
  %.76 = getelementptr i8, ptr %.6, i64 184
  %.77 = load i64, ptr %.76, align 8
  %.79 = getelementptr i8, ptr %.6, i64 192
  %.80 = load i64, ptr %.79, align 8
  %.82 = getelementptr i8, ptr %.6, i64 200
  %.83 = load i64, ptr %.82, align 8
  %.85 = getelementptr i8, ptr %.6, i64 208
  %.86 = load i64, ptr %.85, align 8
  %.88 = getelementptr i8, ptr %.6, i64 216
  %.89 = load i64, ptr %.88, align 8
  %.91 = getelementptr i8, ptr %.6, i64 224
  %.92 = load i64, ptr %.91, align 8
  %.94 = getelementptr i8, ptr %.6, i64 232
  %.95 = load i64, ptr %.94, align 8
  %.97 = getelementptr i8, ptr %.6, i64 240
  %.98 = load i64, ptr %.97, align 8
  %.99 = getelementptr i8, ptr %.6, i64 248
  %.100 = load i64, ptr %.99, align 8
  %.101 = getelementptr i8, ptr %.6, i64 256
  %.102 = load i64, ptr %.101, align 8
  %.135 = getelementptr i8, ptr %.6, i64 264
  %.136 = load i64, ptr %.135, align 8
  %.138 = getelementptr i8, ptr %.6, i64 272
  %.139 = load i64, ptr %.138, align 8
  %.141 = getelementptr i8, ptr %.6, i64 280
  %.142 = load i64, ptr %.141, align 8
  %.144 = getelementptr i8, ptr %.6, i64 288
  %.145 = load i64, ptr %.144, align 8
  %.147 = getelementptr i8, ptr %.6, i64 296
  %.148 = load i64, ptr %.147, align 8
  %.150 = getelementptr i8, ptr %.6, i64 304
  %.151 = load i64, ptr %.150, align 8
  %.153 = getelementptr i8, ptr %.6, i64 312
  %.154 = load i64, ptr %.153, align 8
  %.156 = getelementptr i8, ptr %.6, i64 320
  %.157 = load i64, ptr %.156, align 8
  %.159 = getelementptr i8, ptr %.6, i64 328
  %.160 = load i64, ptr %.159, align 8
  %.161 = getelementptr i8, ptr %.6, i64 336
  %.162 = load i64, ptr %.161, align 8
  %.173 = getelementptr i8, ptr %.6, i64 344
  %.174 = load i64, ptr %.173, align 8
  %.175 = getelementptr i8, ptr %.6, i64 352
  %.176 = load i64, ptr %.175, align 8
  %.177 = getelementptr i8, ptr %.6, i64 360
  %.178 = load i64, ptr %.177, align 8
  store ptr null, ptr %excinfo.1.i, align 8
  store ptr null, ptr %excinfo.2.i, align 8
  %.63.i = icmp sgt i64 %.176, 1
  br i1 %.63.i, label %B16.i, label %B56.i

B16.i:
  %0 = inttoptr i64 %.8 to ptr
  %.158 = inttoptr i64 %.157 to ptr
  %.155 = inttoptr i64 %.154 to ptr
  %.152 = inttoptr i64 %.151 to ptr
  %.149 = inttoptr i64 %.148 to ptr
  %.146 = inttoptr i64 %.145 to ptr
  %.143 = inttoptr i64 %.142 to ptr
  %.140 = inttoptr i64 %.139 to ptr
  %.137 = inttoptr i64 %.136 to ptr
  %.96 = inttoptr i64 %.95 to ptr
  %.93 = inttoptr i64 %.92 to ptr
  %.90 = inttoptr i64 %.89 to ptr
  %.87 = inttoptr i64 %.86 to ptr
  %.84 = inttoptr i64 %.83 to ptr
  %.81 = inttoptr i64 %.80 to ptr
  %.78 = inttoptr i64 %.77 to ptr
  %.75 = inttoptr i64 %.74 to ptr
  %.72 = inttoptr i64 %.71 to ptr
  %.69 = inttoptr i64 %.68 to ptr
  %.66 = inttoptr i64 %.65 to ptr
  %.63 = inttoptr i64 %.62 to ptr
  %.60 = inttoptr i64 %.59 to ptr
  %.57 = inttoptr i64 %.56 to ptr
  %.54 = inttoptr i64 %.53 to ptr
  %.51 = inttoptr i64 %.50 to ptr
  %.48 = inttoptr i64 %.47 to ptr
  %.45 = inttoptr i64 %.44 to ptr
  %.42 = inttoptr i64 %.41 to ptr
  %.39 = inttoptr i64 %.38 to ptr
  %.36 = inttoptr i64 %.35 to ptr
  %.33 = inttoptr i64 %.32 to ptr
  %.30 = inttoptr i64 %.29 to ptr
  %.27 = inttoptr i64 %.26 to ptr
  %.24 = inttoptr i64 %.23 to ptr
  %.21 = inttoptr i64 %.20 to ptr
  %.18 = inttoptr i64 %.17 to ptr
  %.15 = inttoptr i64 %.14 to ptr
  %.12 = inttoptr i64 %.11 to ptr
  store i64 0, ptr %.72.i, align 8
  %.76.i = call i32 @part1(ptr %.72.i, ptr %excinfo.1.i, ptr %0, ptr %.12, ptr %.15, ptr %.18, ptr %.21, ptr %.24, ptr %.27, ptr %.30, ptr %.33, ptr %.36, ptr %.39, ptr %.42, ptr %.45, ptr %.48, ptr %.51, ptr %.54, ptr %.57, ptr %.60, ptr %.63, ptr %.66, ptr %.69, ptr %.72, ptr %.75, ptr %.78, ptr %.81, ptr %.84, ptr %.87, ptr %.90, ptr %.93, ptr %.96, i64 %.98, i64 %.100, i64 %.102, ptr %.137, ptr %.140, ptr %.143, ptr %.146, ptr %.149, ptr %.152, ptr %.155, ptr %.158, i64 %.160, i64 %.162, i64 %.174, i64 %.176, i64 %.178)
  %cond.i = icmp eq i32 %.76.i, 0
  br i1 %cond.i, label %part2.exit.thread, label %part2.exit

B56.i:
  %1 = inttoptr i64 %.8 to ptr
  store i64 0, ptr %.123.i, align 8
  %.127.i = call i32 @part3(ptr %.123.i, ptr %excinfo.2.i, ptr %1, i64 %.178)
  %cond1.i = icmp eq i32 %.127.i, 0
  br i1 %cond1.i, label %part2.exit.thread, label %part2.exit

part2.exit.thread:
  %.191.0.ph.in = phi ptr [ %.72.i, %B16.i ], [ %.123.i, %B56.i ]
  %.191.0.ph = load i64, ptr %.191.0.ph.in, align 8
  store i64 %.191.0.ph, ptr %retptr, align 8
  br label %common.ret

part2.exit:
  %.76.i.sink = phi i32 [ %.76.i, %B16.i ], [ %.127.i, %B56.i ]
  %excinfo.1.i.sink = phi ptr [ %excinfo.1.i, %B16.i ], [ %excinfo.2.i, %B56.i ]
  %.77.i = load ptr, ptr %excinfo.1.i.sink, align 8
  %.203 = icmp sgt i32 %.76.i.sink, 0
  %.204 = select i1 %.203, ptr %.77.i, ptr undef
  store ptr %.204, ptr %excinfo, align 8
  br label %common.ret

common.ret:
  %common.ret.op = phi i32 [ 0, %part2.exit.thread ], [ %.76.i.sink, %part2.exit ]
  ret i32 %common.ret.op
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, ptr %arg.tables, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, i64 %arg.lanes, i64 %arg.count, i64 %arg.last) {
B0:
  %.1421 = alloca ptr, align 8
  store ptr null, ptr %.1421, align 8
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.1717 = alloca double, align 8
  store double 0.000000e+00, ptr %.1717, align 8
  %excinfo.11 = alloca ptr, align 8
  store ptr null, ptr %excinfo.11, align 8
  %.1852 = alloca ptr, align 8
  store ptr null, ptr %.1852, align 8
  %excinfo.15 = alloca ptr, align 8
  store ptr null, ptr %excinfo.15, align 8
  %.2514 = alloca ptr, align 8
  store ptr null, ptr %.2514, align 8
  %excinfo.19 = alloca ptr, align 8
  store ptr null, ptr %excinfo.19, align 8
  %.2609 = alloca ptr, align 8
  store ptr null, ptr %.2609, align 8
  %excinfo.21 = alloca ptr, align 8
  store ptr null, ptr %excinfo.21, align 8
  %.2715 = alloca ptr, align 8
  store ptr null, ptr %.2715, align 8
  %excinfo.23 = alloca ptr, align 8
  store ptr null, ptr %excinfo.23, align 8
  %.66 = mul i64 %arg.s.9, %arg.s.8
  %.781143 = load i64, ptr %arg.tables, align 8
  %.791144 = inttoptr i64 %.781143 to ptr
  %.1641145 = getelementptr i8, ptr %.791144, i64 224
  %.1651146 = load i64, ptr %.1641145, align 8
  %.1661147 = inttoptr i64 %.1651146 to ptr
  %.4961148 = load i64, ptr %.1661147, align 8
  %.502.not1149 = icmp slt i64 %.4961148, %arg.last
  br i1 %.502.not1149, label %B238.endif.lr.ph, label %B208.endif

B238.endif.lr.ph:
  %0 = inttoptr i64 %.781143 to ptr
  %const = bitcast i64 9223372036854775804 to i64
  %.1452 = mul i64 %.66, %.66
  %.1674 = shl i64 %arg.s.8, 1
  %ident.check.not.i = icmp eq i64 %arg.lanes, 1
  %1 = shl i64 %arg.lanes, 3
  %2 = shl i64 %arg.lanes, 5
  %min.iters.check.i377 = icmp samesign ugt i64 %.1452, 13
  %or.cond.i379 = select i1 %min.iters.check.i377, i1 %ident.check.not.i, i1 false
  %n.vec.i432 = and i64 %.1452, %const
  %xtraiter.i382 = and i64 %.1452, 3
  %min.iters.check.i448 = icmp samesign ugt i64 %.66, 13
  %or.cond.i450 = select i1 %min.iters.check.i448, i1 %ident.check.not.i, i1 false
  %n.vec.i503 = and i64 %.66, %const
  %xtraiter.i453 = and i64 %.66, 3
  %min.iters.check.i661 = icmp samesign ugt i64 %arg.s.8, 13
  %or.cond.i663 = select i1 %min.iters.check.i661, i1 %ident.check.not.i, i1 false
  %n.vec.i716 = and i64 %arg.s.8, %const
  %xtraiter.i666 = and i64 %arg.s.8, 3
  %min.iters.check.i732 = icmp samesign ugt i64 %.1674, 13
  %or.cond.i734 = select i1 %min.iters.check.i732, i1 %ident.check.not.i, i1 false
  %n.vec.i787 = and i64 %.1674, %const
  %const_mat = add i64 %const, 2
  %n.vec = and i64 %.66, %const_mat
  %scevgep = getelementptr i8, ptr %arg.c.1, i64 16
  %scevgep1140 = getelementptr i8, ptr %arg.c.2, i64 16
  %scevgep1166 = getelementptr i8, ptr %arg.c.3, i64 16
  %scevgep1196 = getelementptr i8, ptr %arg.s.3, i64 16
  %scevgep1221 = getelementptr i8, ptr %arg.c.5, i64 16
  %scevgep1246 = getelementptr i8, ptr %arg.c.6, i64 16
  %scevgep1271 = getelementptr i8, ptr %arg.c.9, i64 16
  %scevgep1296 = getelementptr i8, ptr %arg.c.7, i64 16
  %scevgep1321 = getelementptr i8, ptr %arg.c.8, i64 16
  %3 = trunc i64 %arg.s.8 to i1
  %4 = select i1 %3, i64 -2, i64 0
  %scevgep1343 = getelementptr i8, ptr %arg.s.5, i64 16
  %scevgep1369 = getelementptr i8, ptr %arg.c.10, i64 16
  %scevgep1399 = getelementptr i8, ptr %arg.c.11, i64 16
  %scevgep1424 = getelementptr i8, ptr %arg.c.12, i64 16
  br label %B238.endif

B50.loopexit:
  %.78 = load i64, ptr %arg.tables, align 8
  %.79 = inttoptr i64 %.78 to ptr
  %.164 = getelementptr i8, ptr %.79, i64 224
  %.165 = load i64, ptr %.164, align 8
  %.166 = inttoptr i64 %.165 to ptr
  %.496 = load i64, ptr %.166, align 8
  %.502.not = icmp slt i64 %.496, %arg.last
  br i1 %.502.not, label %B238.endif, label %B208.endif

B330:
  %lsr.iv1176 = phi ptr [ %arg.c.3, %B330.preheader ], [ %scevgep1177, %B364.endif.endif.endif ]
  %lsr.iv1167 = phi ptr [ %scevgep1166, %B330.preheader ], [ %scevgep1168, %B364.endif.endif.endif ]
  %lsr.iv1150 = phi ptr [ %arg.c.2, %B330.preheader ], [ %scevgep1151, %B364.endif.endif.endif ]
  %lsr.iv1141 = phi ptr [ %scevgep1140, %B330.preheader ], [ %scevgep1142, %B364.endif.endif.endif ]
  %lsr.iv1123 = phi ptr [ %arg.c.1, %B330.preheader ], [ %scevgep1124, %B364.endif.endif.endif ]
  %lsr.iv = phi ptr [ %scevgep, %B330.preheader ], [ %scevgep1114, %B364.endif.endif.endif ]
  %.656854858 = phi i64 [ 0, %B330.preheader ], [ %.663, %B364.endif.endif.endif ]
  %.663 = add nuw nsw i64 %.656854858, 1
  %.693 = icmp slt i64 %.656854858, %arg.count
  %spec.select = select i1 %.693, i64 %.656854858, i64 0
  %.712 = getelementptr i64, ptr %arg.tables, i64 %spec.select
  %.713 = load i64, ptr %.712, align 8
  %.718 = inttoptr i64 %.713 to ptr
  %.725 = getelementptr i8, ptr %.718, i64 16
  %.726 = load i64, ptr %.725, align 8
  %.728 = getelementptr i8, ptr %.718, i64 24
  %.729 = load i64, ptr %.728, align 8
  %.806 = getelementptr i8, ptr %.718, i64 232
  %.807 = load i64, ptr %.806, align 8
  %.808 = getelementptr i8, ptr %.718, i64 240
  %.809 = load i64, ptr %.808, align 8
  %.810 = getelementptr i8, ptr %.718, i64 248
  %.811 = load i64, ptr %.810, align 8
  %.885 = getelementptr i8, ptr %.718, i64 344
  %.886 = load i64, ptr %.885, align 8
  %.887 = inttoptr i64 %.886 to ptr
  %.921 = mul i64 %.811, %.4961158
  %.922 = getelementptr double, ptr %.887, i64 %.921
  %.9842.not.i = icmp slt i64 %.811, 1
  br i1 %.9842.not.i, label %B364.endif, label %B36.preheader.i

B36.preheader.i:
  %5 = icmp eq i64 %arg.lanes, 1
  %min.iters.check.i = icmp samesign ugt i64 %.811, 13
  %or.cond.i = select i1 %min.iters.check.i, i1 %5, i1 false
  br i1 %or.cond.i, label %vector.memcheck.i, label %B36.preheader4.i

vector.memcheck.i:
  %6 = ptrtoint ptr %arg.c.1 to i64
  %7 = ptrtoint ptr %.922 to i64
  %8 = shl i64 %.656854858, 3
  %9 = add i64 %8, %6
  %10 = sub i64 %9, %7
  %diff.check.i = icmp ult i64 %10, 32
  br i1 %diff.check.i, label %B36.preheader4.i, label %vector.ph.i

vector.ph.i:
  %11 = inttoptr i64 %.886 to ptr
  %n.vec.i = and i64 %.811, %const
  %scevgep1118 = getelementptr i8, ptr %11, i64 16
  %12 = mul i64 %.811, %155
  %scevgep1119 = getelementptr i8, ptr %scevgep1118, i64 %12
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr.i = shl i64 %index.i, 3
  %scevgep1121 = getelementptr i8, ptr %scevgep1119, i64 %sunkaddr.i
  %scevgep1122 = getelementptr i8, ptr %scevgep1121, i64 -16
  %wide.load.i = load <2 x double>, ptr %scevgep1122, align 8
  %wide.load3.i = load <2 x double>, ptr %scevgep1121, align 8
  %scevgep1115 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr.i
  %13 = shl i64 %index.i, 3
  %scevgep183 = getelementptr i8, ptr %lsr.iv, i64 %13
  %scevgep184 = getelementptr i8, ptr %scevgep183, i64 -16
  store <2 x double> %wide.load.i, ptr %scevgep184, align 8
  store <2 x double> %wide.load3.i, ptr %scevgep1115, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %14 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %14, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %.811, %n.vec.i
  br i1 %cmp.n.i, label %B364.endif, label %B36.preheader4.i

B36.preheader4.i:
  %.1044143.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %B36.preheader.i ], [ %n.vec.i, %middle.block.i ]
  %xtraiter.i = and i64 %.811, 3
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B36.prol.loopexit.i, label %B36.prol.preheader.i

B36.prol.preheader.i:
  %15 = mul i64 %.1044143.ph.i, %arg.lanes
  %16 = add i64 %15, %.656854858
  %17 = shl i64 %16, 3
  %scevgep28.i = getelementptr i8, ptr %arg.c.1, i64 %17
  br label %B36.prol.i

B36.prol.i:
  %lsr.iv32.i = phi i64 [ %xtraiter.i, %B36.prol.preheader.i ], [ %lsr.iv.next.i, %B36.prol.i ]
  %lsr.iv29.i = phi ptr [ %scevgep28.i, %B36.prol.preheader.i ], [ %scevgep30.i, %B36.prol.i ]
  %.1044143.prol.i = phi i64 [ %.1044143.ph.i, %B36.prol.preheader.i ], [ %.111.prol.i, %B36.prol.i ]
  %.111.prol.i = add nuw nsw i64 %.1044143.prol.i, 1
  %18 = shl i64 %.1044143.prol.i, 3
  %scevgep31.i = getelementptr i8, ptr %.922, i64 %18
  %.138.prol.i = load double, ptr %scevgep31.i, align 8
  store double %.138.prol.i, ptr %lsr.iv29.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv29.i, i64 %1
  %lsr.iv.next.i = add nsw i64 %lsr.iv32.i, -1
  %prol.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %prol.iter.cmp.not.i, label %B36.prol.loopexit.i, label %B36.prol.i

B36.prol.loopexit.i:
  %.1044143.unr.i = phi i64 [ %.1044143.ph.i, %B36.preheader4.i ], [ %.111.prol.i, %B36.prol.i ]
  %19 = sub nsw i64 %.1044143.ph.i, %.811
  %20 = icmp ugt i64 %19, -4
  br i1 %20, label %B364.endif, label %B36.preheader5.i

B36.preheader5.i:
  %21 = inttoptr i64 %.886 to ptr
  %22 = add nuw i64 %.1044143.unr.i, 3
  %23 = mul i64 %22, %1
  %24 = add nuw i64 %.1044143.unr.i, 2
  %25 = mul i64 %24, %1
  %26 = mul i64 %.1044143.unr.i, %1
  %27 = add nuw i64 %.1044143.unr.i, 1
  %28 = mul i64 %27, %1
  %scevgep1131 = getelementptr i8, ptr %21, i64 24
  %29 = mul i64 %.811, %155
  %scevgep1132 = getelementptr i8, ptr %scevgep1131, i64 %29
  br label %B36.i

B36.i:
  %lsr.iv1125 = phi ptr [ %scevgep1126, %B36.i ], [ %lsr.iv1123, %B36.preheader5.i ]
  %.1044143.i = phi i64 [ %.111.3.i, %B36.i ], [ %.1044143.unr.i, %B36.preheader5.i ]
  %sunkaddr45.i = shl i64 %.1044143.i, 3
  %scevgep1138 = getelementptr i8, ptr %scevgep1132, i64 %sunkaddr45.i
  %scevgep1139 = getelementptr i8, ptr %scevgep1138, i64 -24
  %.138.i = load double, ptr %scevgep1139, align 8
  %scevgep1128 = getelementptr i8, ptr %lsr.iv1125, i64 %26
  store double %.138.i, ptr %scevgep1128, align 8
  %30 = shl i64 %.1044143.i, 3
  %scevgep187 = getelementptr i8, ptr %scevgep1132, i64 %30
  %scevgep188 = getelementptr i8, ptr %scevgep187, i64 -16
  %.138.1.i = load double, ptr %scevgep188, align 8
  %scevgep1127 = getelementptr i8, ptr %lsr.iv1125, i64 %28
  store double %.138.1.i, ptr %scevgep1127, align 8
  %31 = shl i64 %.1044143.i, 3
  %scevgep185 = getelementptr i8, ptr %scevgep1132, i64 %31
  %scevgep186 = getelementptr i8, ptr %scevgep185, i64 -8
  %.138.2.i = load double, ptr %scevgep186, align 8
  %scevgep1129 = getelementptr i8, ptr %lsr.iv1125, i64 %25
  store double %.138.2.i, ptr %scevgep1129, align 8
  %.111.3.i = add nuw nsw i64 %.1044143.i, 4
  %.138.3.i = load double, ptr %scevgep1138, align 8
  %scevgep1130 = getelementptr i8, ptr %lsr.iv1125, i64 %23
  store double %.138.3.i, ptr %scevgep1130, align 8
  %scevgep1126 = getelementptr i8, ptr %lsr.iv1125, i64 %2
  %exitcond.not.3.i = icmp eq i64 %.811, %.111.3.i
  br i1 %exitcond.not.3.i, label %B364.endif, label %B36.i

B744:
  %lsr.iv1379 = phi ptr [ %arg.c.10, %B744.lr.ph ], [ %scevgep1380, %B742.backedge ]
  %lsr.iv1370 = phi ptr [ %scevgep1369, %B744.lr.ph ], [ %scevgep1371, %B742.backedge ]
  %lsr.iv1353 = phi ptr [ %arg.s.5, %B744.lr.ph ], [ %scevgep1354, %B742.backedge ]
  %lsr.iv1344 = phi ptr [ %scevgep1343, %B744.lr.ph ], [ %scevgep1345, %B742.backedge ]
  %lsr.iv1327 = phi ptr [ %arg.c.8, %B744.lr.ph ], [ %scevgep1328, %B742.backedge ]
  %lsr.iv1322 = phi ptr [ %scevgep1321, %B744.lr.ph ], [ %scevgep1323, %B742.backedge ]
  %lsr.iv1301 = phi ptr [ %arg.c.7, %B744.lr.ph ], [ %scevgep1302, %B742.backedge ]
  %lsr.iv1297 = phi ptr [ %scevgep1296, %B744.lr.ph ], [ %scevgep1298, %B742.backedge ]
  %lsr.iv1276 = phi ptr [ %arg.c.9, %B744.lr.ph ], [ %scevgep1277, %B742.backedge ]
  %lsr.iv1272 = phi ptr [ %scevgep1271, %B744.lr.ph ], [ %scevgep1273, %B742.backedge ]
  %lsr.iv1251 = phi ptr [ %arg.c.6, %B744.lr.ph ], [ %scevgep1252, %B742.backedge ]
  %lsr.iv1247 = phi ptr [ %scevgep1246, %B744.lr.ph ], [ %scevgep1248, %B742.backedge ]
  %lsr.iv1226 = phi ptr [ %arg.c.5, %B744.lr.ph ], [ %scevgep1227, %B742.backedge ]
  %lsr.iv1222 = phi ptr [ %scevgep1221, %B744.lr.ph ], [ %scevgep1223, %B742.backedge ]
  %lsr.iv1201 = phi ptr [ %arg.s.3, %B744.lr.ph ], [ %scevgep1202, %B742.backedge ]
  %lsr.iv1197 = phi ptr [ %scevgep1196, %B744.lr.ph ], [ %scevgep1198, %B742.backedge ]
  %.1140875894 = phi i64 [ 0, %B744.lr.ph ], [ %.1147, %B742.backedge ]
  %.1147 = add nuw nsw i64 %.1140875894, 1
  %.1177 = icmp slt i64 %.1140875894, %arg.count
  %spec.select760 = select i1 %.1177, i64 %.1140875894, i64 0
  %.1196 = getelementptr i64, ptr %arg.tables, i64 %spec.select760
  %.1197 = load i64, ptr %.1196, align 8
  %.1202 = inttoptr i64 %.1197 to ptr
  %.1218 = getelementptr i8, ptr %.1202, i64 40
  %.1219 = load i64, ptr %.1218, align 8
  %.1221 = getelementptr i8, ptr %.1202, i64 48
  %.1222 = load i64, ptr %.1221, align 8
  %.1224 = getelementptr i8, ptr %.1202, i64 56
  %.1225 = load i64, ptr %.1224, align 8
  %.1227 = getelementptr i8, ptr %.1202, i64 64
  %.1228 = load i64, ptr %.1227, align 8
  %.1230 = getelementptr i8, ptr %.1202, i64 72
  %.1231 = load i64, ptr %.1230, align 8
  %.1233 = getelementptr i8, ptr %.1202, i64 80
  %.1234 = load i64, ptr %.1233, align 8
  %.1290 = getelementptr i8, ptr %.1202, i64 232
  %.1291 = load i64, ptr %.1290, align 8
  %.1292 = getelementptr i8, ptr %.1202, i64 240
  %.1293 = load i64, ptr %.1292, align 8
  %.1294 = getelementptr i8, ptr %.1202, i64 248
  %.1295 = load i64, ptr %.1294, align 8
  %.1337 = getelementptr i8, ptr %.1202, i64 280
  %.1338 = load i64, ptr %.1337, align 8
  %.1343 = getelementptr i8, ptr %.1202, i64 296
  %.1344 = load i64, ptr %.1343, align 8
  %.1352 = getelementptr i8, ptr %.1202, i64 320
  %.1353 = load i64, ptr %.1352, align 8
  %.1354 = getelementptr i8, ptr %.1202, i64 328
  %.1355 = load i64, ptr %.1354, align 8
  %.1372 = getelementptr i8, ptr %.1202, i64 352
  %.1373 = load i64, ptr %.1372, align 8
  %.1384 = getelementptr i8, ptr %.1202, i64 384
  %.1385 = load i64, ptr %.1384, align 8
  br i1 %.1177, label %B826, label %B1340

B826:
  %32 = inttoptr i64 %.1197 to ptr
  %.1349 = getelementptr i8, ptr %32, i64 312
  %.1350 = load i64, ptr %.1349, align 8
  %.1346 = getelementptr i8, ptr %32, i64 304
  %.1347 = load i64, ptr %.1346, align 8
  %.1340 = getelementptr i8, ptr %32, i64 288
  %.1341 = load i64, ptr %.1340, align 8
  %.1334 = getelementptr i8, ptr %32, i64 272
  %.1335 = load i64, ptr %.1334, align 8
  %.1331 = getelementptr i8, ptr %32, i64 264
  %.1332 = load i64, ptr %.1331, align 8
  %.1328 = getelementptr i8, ptr %32, i64 256
  %.1329 = load i64, ptr %.1328, align 8
  %.1287 = getelementptr i8, ptr %32, i64 224
  %.1288 = load i64, ptr %.1287, align 8
  %.1284 = getelementptr i8, ptr %32, i64 216
  %.1285 = load i64, ptr %.1284, align 8
  %.1281 = getelementptr i8, ptr %32, i64 208
  %.1282 = load i64, ptr %.1281, align 8
  %.1278 = getelementptr i8, ptr %32, i64 200
  %.1279 = load i64, ptr %.1278, align 8
  %.1275 = getelementptr i8, ptr %32, i64 192
  %.1276 = load i64, ptr %.1275, align 8
  %.1272 = getelementptr i8, ptr %32, i64 184
  %.1273 = load i64, ptr %.1272, align 8
  %.1269 = getelementptr i8, ptr %32, i64 176
  %.1270 = load i64, ptr %.1269, align 8
  %.1266 = getelementptr i8, ptr %32, i64 168
  %.1267 = load i64, ptr %.1266, align 8
  %.1263 = getelementptr i8, ptr %32, i64 160
  %.1264 = load i64, ptr %.1263, align 8
  %.1260 = getelementptr i8, ptr %32, i64 152
  %.1261 = load i64, ptr %.1260, align 8
  %.1257 = getelementptr i8, ptr %32, i64 144
  %.1258 = load i64, ptr %.1257, align 8
  %.1254 = getelementptr i8, ptr %32, i64 136
  %.1255 = load i64, ptr %.1254, align 8
  %.1251 = getelementptr i8, ptr %32, i64 128
  %.1252 = load i64, ptr %.1251, align 8
  %.1248 = getelementptr i8, ptr %32, i64 120
  %.1249 = load i64, ptr %.1248, align 8
  %.1245 = getelementptr i8, ptr %32, i64 112
  %.1246 = load i64, ptr %.1245, align 8
  %.1242 = getelementptr i8, ptr %32, i64 104
  %.1243 = load i64, ptr %.1242, align 8
  %.1239 = getelementptr i8, ptr %32, i64 96
  %.1240 = load i64, ptr %.1239, align 8
  %.1236 = getelementptr i8, ptr %32, i64 88
  %.1237 = load i64, ptr %.1236, align 8
  %.1215 = getelementptr i8, ptr %32, i64 32
  %.1216 = load i64, ptr %.1215, align 8
  %.1212 = getelementptr i8, ptr %32, i64 24
  %.1213 = load i64, ptr %.1212, align 8
  %.1209 = getelementptr i8, ptr %32, i64 16
  %.1210 = load i64, ptr %.1209, align 8
  %.1206 = getelementptr i8, ptr %32, i64 8
  %.1207 = load i64, ptr %.1206, align 8
  %.1204 = load i64, ptr %32, align 8
  %33 = inttoptr i64 %.1350 to ptr
  %34 = inttoptr i64 %.1347 to ptr
  %35 = inttoptr i64 %.1344 to ptr
  %36 = inttoptr i64 %.1341 to ptr
  %37 = inttoptr i64 %.1338 to ptr
  %38 = inttoptr i64 %.1335 to ptr
  %39 = inttoptr i64 %.1332 to ptr
  %40 = inttoptr i64 %.1329 to ptr
  %41 = inttoptr i64 %.1288 to ptr
  %42 = inttoptr i64 %.1285 to ptr
  %43 = inttoptr i64 %.1282 to ptr
  %44 = inttoptr i64 %.1279 to ptr
  %45 = inttoptr i64 %.1276 to ptr
  %46 = inttoptr i64 %.1273 to ptr
  %47 = inttoptr i64 %.1270 to ptr
  %48 = inttoptr i64 %.1267 to ptr
  %49 = inttoptr i64 %.1264 to ptr
  %50 = inttoptr i64 %.1261 to ptr
  %51 = inttoptr i64 %.1258 to ptr
  %52 = inttoptr i64 %.1255 to ptr
  %53 = inttoptr i64 %.1252 to ptr
  %54 = inttoptr i64 %.1249 to ptr
  %55 = inttoptr i64 %.1246 to ptr
  %56 = inttoptr i64 %.1243 to ptr
  %57 = inttoptr i64 %.1240 to ptr
  %58 = inttoptr i64 %.1237 to ptr
  %59 = inttoptr i64 %.1234 to ptr
  %60 = inttoptr i64 %.1231 to ptr
  %61 = inttoptr i64 %.1228 to ptr
  %62 = inttoptr i64 %.1225 to ptr
  %63 = inttoptr i64 %.1222 to ptr
  %64 = inttoptr i64 %.1219 to ptr
  %65 = inttoptr i64 %.1216 to ptr
  %66 = inttoptr i64 %.1213 to ptr
  %67 = inttoptr i64 %.1210 to ptr
  %68 = inttoptr i64 %.1207 to ptr
  %69 = inttoptr i64 %.1204 to ptr
  store ptr null, ptr %.1421, align 8
  %.1425 = call i32 @part4(ptr %.1421, ptr %excinfo.6, ptr %69, ptr %68, ptr %67, ptr %66, ptr %65, ptr %64, ptr %63, ptr %62, ptr %61, ptr %60, ptr %59, ptr %58, ptr %57, ptr %56, ptr %55, ptr %54, ptr %53, ptr %52, ptr %51, ptr %50, ptr %49, ptr %48, ptr %47, ptr %46, ptr %45, ptr %44, ptr %43, ptr %42, ptr %41, i64 %.1291, i64 %.1293, i64 %.1295, ptr %40, ptr %39, ptr %38, ptr %37, ptr %36, ptr %35, ptr %34, ptr %33, i64 %.1353, i64 %.1355, ptr %46, ptr %45)
  %cond977 = icmp eq i32 %.1425, 0
  br i1 %cond977, label %B826.endif, label %B826.if.if

B1340:
  %70 = icmp slt i64 %.66, 1
  br i1 %70, label %B742.backedge, label %B36.preheader.i94

B36.preheader.i94:
  br i1 %or.cond.i450, label %vector.memcheck.i147, label %B36.preheader4.i98

vector.memcheck.i147:
  %71 = ptrtoint ptr %arg.s.5 to i64
  %72 = shl i64 %.1140875894, 3
  %73 = add i64 %72, %71
  %74 = sub i64 %73, %.1344
  %diff.check.i148 = icmp ult i64 %74, 32
  br i1 %diff.check.i148, label %B36.preheader4.i98, label %vector.body.i152.preheader

vector.body.i152.preheader:
  br label %vector.body.i152

vector.body.i152:
  %index.i153 = phi i64 [ %index.next.i161, %vector.body.i152 ], [ 0, %vector.body.i152.preheader ]
  %sunkaddr429 = shl i64 %index.i153, 3
  %sunkaddr377 = inttoptr i64 %.1344 to ptr
  %sunkaddr378 = mul i64 %index.i153, 8
  %sunkaddr379 = getelementptr i8, ptr %sunkaddr377, i64 %sunkaddr378
  %wide.load.i156 = load <2 x double>, ptr %sunkaddr379, align 8
  %sunkaddr380 = inttoptr i64 %.1344 to ptr
  %sunkaddr381 = mul i64 %index.i153, 8
  %sunkaddr382 = getelementptr i8, ptr %sunkaddr380, i64 %sunkaddr381
  %sunkaddr383 = getelementptr i8, ptr %sunkaddr382, i64 16
  %wide.load3.i158 = load <2 x double>, ptr %sunkaddr383, align 8
  %scevgep348 = getelementptr i8, ptr %lsr.iv1344, i64 %sunkaddr429
  %75 = shl i64 %index.i153, 3
  %scevgep291 = getelementptr i8, ptr %lsr.iv1344, i64 %75
  %scevgep292 = getelementptr i8, ptr %scevgep291, i64 -16
  store <2 x double> %wide.load.i156, ptr %scevgep292, align 8
  store <2 x double> %wide.load3.i158, ptr %scevgep348, align 8
  %index.next.i161 = add nuw nsw i64 %index.i153, 4
  %76 = icmp eq i64 %n.vec.i503, %index.next.i161
  br i1 %76, label %middle.block.i162, label %vector.body.i152

middle.block.i162:
  %77 = icmp eq i64 %.66, %n.vec.i503
  br i1 %77, label %vector.memcheck.i855, label %B36.preheader4.i98

B36.preheader4.i98:
  %.1044143.ph.i99 = phi i64 [ 0, %vector.memcheck.i147 ], [ 0, %B36.preheader.i94 ], [ %n.vec.i503, %middle.block.i162 ]
  %78 = icmp eq i64 %xtraiter.i453, 0
  br i1 %78, label %B36.prol.loopexit.i114, label %B36.prol.preheader.i102

B36.prol.preheader.i102:
  %79 = mul i64 %.1044143.ph.i99, %arg.lanes
  %80 = add i64 %79, %.1140875894
  %81 = shl i64 %80, 3
  %scevgep28.i103 = getelementptr i8, ptr %arg.s.5, i64 %81
  br label %B36.prol.i104

B36.prol.i104:
  %lsr.iv32.i105 = phi i64 [ %xtraiter.i453, %B36.prol.preheader.i102 ], [ %lsr.iv.next.i112, %B36.prol.i104 ]
  %lsr.iv29.i106 = phi ptr [ %scevgep28.i103, %B36.prol.preheader.i102 ], [ %scevgep30.i111, %B36.prol.i104 ]
  %.1044143.prol.i107 = phi i64 [ %.1044143.ph.i99, %B36.prol.preheader.i102 ], [ %.111.prol.i108, %B36.prol.i104 ]
  %82 = inttoptr i64 %.1344 to ptr
  %.111.prol.i108 = add nuw nsw i64 %.1044143.prol.i107, 1
  %83 = shl i64 %.1044143.prol.i107, 3
  %scevgep31.i109 = getelementptr i8, ptr %82, i64 %83
  %.138.prol.i110 = load double, ptr %scevgep31.i109, align 8
  store double %.138.prol.i110, ptr %lsr.iv29.i106, align 8
  %scevgep30.i111 = getelementptr i8, ptr %lsr.iv29.i106, i64 %1
  %lsr.iv.next.i112 = add nsw i64 %lsr.iv32.i105, -1
  %prol.iter.cmp.not.i113 = icmp eq i64 %lsr.iv.next.i112, 0
  br i1 %prol.iter.cmp.not.i113, label %B36.prol.loopexit.i114, label %B36.prol.i104

B36.prol.loopexit.i114:
  %.1044143.unr.i115 = phi i64 [ %.1044143.ph.i99, %B36.preheader4.i98 ], [ %.111.prol.i108, %B36.prol.i104 ]
  %84 = sub nsw i64 %.1044143.ph.i99, %.66
  %85 = icmp ugt i64 %84, -4
  br i1 %85, label %B36.preheader.i802, label %B36.preheader5.i116

B36.preheader5.i116:
  %86 = add nuw i64 %.1044143.unr.i115, 3
  %87 = mul i64 %86, %1
  %88 = add nuw i64 %.1044143.unr.i115, 2
  %89 = mul i64 %88, %1
  %90 = mul i64 %.1044143.unr.i115, %1
  %91 = add nuw i64 %.1044143.unr.i115, 1
  %92 = mul i64 %91, %1
  br label %B36.i122

B36.i122:
  %lsr.iv1355 = phi ptr [ %scevgep1356, %B36.i122 ], [ %lsr.iv1353, %B36.preheader5.i116 ]
  %.1044143.i127 = phi i64 [ %.111.3.i138, %B36.i122 ], [ %.1044143.unr.i115, %B36.preheader5.i116 ]
  %sunkaddr384 = inttoptr i64 %.1344 to ptr
  %sunkaddr385 = mul i64 %.1044143.i127, 8
  %sunkaddr386 = getelementptr i8, ptr %sunkaddr384, i64 %sunkaddr385
  %.138.i130 = load double, ptr %sunkaddr386, align 8
  %scevgep1358 = getelementptr i8, ptr %lsr.iv1355, i64 %90
  store double %.138.i130, ptr %scevgep1358, align 8
  %sunkaddr387 = inttoptr i64 %.1344 to ptr
  %sunkaddr388 = mul i64 %.1044143.i127, 8
  %sunkaddr389 = getelementptr i8, ptr %sunkaddr387, i64 %sunkaddr388
  %sunkaddr390 = getelementptr i8, ptr %sunkaddr389, i64 8
  %.138.1.i133 = load double, ptr %sunkaddr390, align 8
  %scevgep1357 = getelementptr i8, ptr %lsr.iv1355, i64 %92
  store double %.138.1.i133, ptr %scevgep1357, align 8
  %sunkaddr391 = inttoptr i64 %.1344 to ptr
  %sunkaddr392 = mul i64 %.1044143.i127, 8
  %sunkaddr393 = getelementptr i8, ptr %sunkaddr391, i64 %sunkaddr392
  %sunkaddr394 = getelementptr i8, ptr %sunkaddr393, i64 16
  %.138.2.i136 = load double, ptr %sunkaddr394, align 8
  %scevgep1359 = getelementptr i8, ptr %lsr.iv1355, i64 %89
  store double %.138.2.i136, ptr %scevgep1359, align 8
  %.111.3.i138 = add nuw nsw i64 %.1044143.i127, 4
  %sunkaddr395 = inttoptr i64 %.1344 to ptr
  %sunkaddr396 = mul i64 %.1044143.i127, 8
  %sunkaddr397 = getelementptr i8, ptr %sunkaddr395, i64 %sunkaddr396
  %sunkaddr398 = getelementptr i8, ptr %sunkaddr397, i64 24
  %.138.3.i140 = load double, ptr %sunkaddr398, align 8
  %scevgep1360 = getelementptr i8, ptr %lsr.iv1355, i64 %87
  store double %.138.3.i140, ptr %scevgep1360, align 8
  %scevgep1356 = getelementptr i8, ptr %lsr.iv1355, i64 %2
  %exitcond.not.3.i146 = icmp eq i64 %.66, %.111.3.i138
  br i1 %exitcond.not.3.i146, label %B36.preheader.i802, label %B36.i122

B1568:
  %lsr.iv1429 = phi ptr [ %arg.c.12, %B1568.lr.ph ], [ %scevgep1430, %B1566.backedge ]
  %lsr.iv1425 = phi ptr [ %scevgep1424, %B1568.lr.ph ], [ %scevgep1426, %B1566.backedge ]
  %lsr.iv1404 = phi ptr [ %arg.c.11, %B1568.lr.ph ], [ %scevgep1405, %B1566.backedge ]
  %lsr.iv1400 = phi ptr [ %scevgep1399, %B1568.lr.ph ], [ %scevgep1401, %B1566.backedge ]
  %.1963914943 = phi i64 [ 0, %B1568.lr.ph ], [ %.1970, %B1566.backedge ]
  %.1970 = add nuw nsw i64 %.1963914943, 1
  %.2000 = getelementptr i64, ptr %arg.tables, i64 %.1963914943
  %.2001 = load i64, ptr %.2000, align 8
  %.2002 = inttoptr i64 %.2001 to ptr
  %.2004 = load i64, ptr %.2002, align 8
  %.2006 = getelementptr i8, ptr %.2002, i64 8
  %.2007 = load i64, ptr %.2006, align 8
  %.2009 = getelementptr i8, ptr %.2002, i64 16
  %.2010 = load i64, ptr %.2009, align 8
  %.2012 = getelementptr i8, ptr %.2002, i64 24
  %.2013 = load i64, ptr %.2012, align 8
  %.2015 = getelementptr i8, ptr %.2002, i64 32
  %.2016 = load i64, ptr %.2015, align 8
  %.2018 = getelementptr i8, ptr %.2002, i64 40
  %.2019 = load i64, ptr %.2018, align 8
  %.2021 = getelementptr i8, ptr %.2002, i64 48
  %.2022 = load i64, ptr %.2021, align 8
  %.2024 = getelementptr i8, ptr %.2002, i64 56
  %.2025 = load i64, ptr %.2024, align 8
  %.2027 = getelementptr i8, ptr %.2002, i64 64
  %.2028 = load i64, ptr %.2027, align 8
  %.2030 = getelementptr i8, ptr %.2002, i64 72
  %.2031 = load i64, ptr %.2030, align 8
  %.2033 = getelementptr i8, ptr %.2002, i64 80
  %.2034 = load i64, ptr %.2033, align 8
  %.2036 = getelementptr i8, ptr %.2002, i64 88
  %.2037 = load i64, ptr %.2036, align 8
  %.2039 = getelementptr i8, ptr %.2002, i64 96
  %.2040 = load i64, ptr %.2039, align 8
  %.2042 = getelementptr i8, ptr %.2002, i64 104
  %.2043 = load i64, ptr %.2042, align 8
  %.2045 = getelementptr i8, ptr %.2002, i64 112
  %.2046 = load i64, ptr %.2045, align 8
  %.2048 = getelementptr i8, ptr %.2002, i64 120
  %.2049 = load i64, ptr %.2048, align 8
  %.2051 = getelementptr i8, ptr %.2002, i64 128
  %.2052 = load i64, ptr %.2051, align 8
  %.2054 = getelementptr i8, ptr %.2002, i64 136
  %.2055 = load i64, ptr %.2054, align 8
  %.2057 = getelementptr i8, ptr %.2002, i64 144
  %.2058 = load i64, ptr %.2057, align 8
  %.2060 = getelementptr i8, ptr %.2002, i64 152
  %.2061 = load i64, ptr %.2060, align 8
  %.2063 = getelementptr i8, ptr %.2002, i64 160
  %.2064 = load i64, ptr %.2063, align 8
  %.2066 = getelementptr i8, ptr %.2002, i64 168
  %.2067 = load i64, ptr %.2066, align 8
  %.2069 = getelementptr i8, ptr %.2002, i64 176
  %.2070 = load i64, ptr %.2069, align 8
  %.2072 = getelementptr i8, ptr %.2002, i64 184
  %.2073 = load i64, ptr %.2072, align 8
  %.2075 = getelementptr i8, ptr %.2002, i64 192
  %.2076 = load i64, ptr %.2075, align 8
  %.2078 = getelementptr i8, ptr %.2002, i64 200
  %.2079 = load i64, ptr %.2078, align 8
  %.2081 = getelementptr i8, ptr %.2002, i64 208
  %.2082 = load i64, ptr %.2081, align 8
  %.2084 = getelementptr i8, ptr %.2002, i64 216
  %.2085 = load i64, ptr %.2084, align 8
  %.2087 = getelementptr i8, ptr %.2002, i64 224
  %.2088 = load i64, ptr %.2087, align 8
  %.2090 = getelementptr i8, ptr %.2002, i64 232
  %.2091 = load i64, ptr %.2090, align 8
  %.2092 = getelementptr i8, ptr %.2002, i64 240
  %.2093 = load i64, ptr %.2092, align 8
  %.2094 = getelementptr i8, ptr %.2002, i64 248
  %.2095 = load i64, ptr %.2094, align 8
  %.2128 = getelementptr i8, ptr %.2002, i64 256
  %.2129 = load i64, ptr %.2128, align 8
  %.2131 = getelementptr i8, ptr %.2002, i64 264
  %.2132 = load i64, ptr %.2131, align 8
  %.2134 = getelementptr i8, ptr %.2002, i64 272
  %.2135 = load i64, ptr %.2134, align 8
  %.2137 = getelementptr i8, ptr %.2002, i64 280
  %.2138 = load i64, ptr %.2137, align 8
  %.2140 = getelementptr i8, ptr %.2002, i64 288
  %.2141 = load i64, ptr %.2140, align 8
  %.2143 = getelementptr i8, ptr %.2002, i64 296
  %.2144 = load i64, ptr %.2143, align 8
  %.2146 = getelementptr i8, ptr %.2002, i64 304
  %.2147 = load i64, ptr %.2146, align 8
  %.2149 = getelementptr i8, ptr %.2002, i64 312
  %.2150 = load i64, ptr %.2149, align 8
  %.2152 = getelementptr i8, ptr %.2002, i64 320
  %.2153 = load i64, ptr %.2152, align 8
  %.2154 = getelementptr i8, ptr %.2002, i64 328
  %.2155 = load i64, ptr %.2154, align 8
  %.2166 = getelementptr i8, ptr %.2002, i64 336
  %.2167 = load i64, ptr %.2166, align 8
  %.2169 = getelementptr i8, ptr %.2002, i64 344
  %.2170 = load i64, ptr %.2169, align 8
  %.2172 = getelementptr i8, ptr %.2002, i64 352
  %.2173 = load i64, ptr %.2172, align 8
  %.2175 = getelementptr i8, ptr %.2002, i64 360
  %.2176 = load i64, ptr %.2175, align 8
  %.2178 = getelementptr i8, ptr %.2002, i64 368
  %.2179 = load i64, ptr %.2178, align 8
  %.2181 = getelementptr i8, ptr %.2002, i64 376
  %.2182 = load i64, ptr %.2181, align 8
  %.2184 = getelementptr i8, ptr %.2002, i64 384
  %.2185 = load i64, ptr %.2184, align 8
  %.2210 = getelementptr double, ptr %arg.c.23, i64 %.1963914943
  %.2211 = load double, ptr %.2210, align 8
  %.2212 = fcmp ugt double %.2211, 1.000000e-09
  br i1 %.2212, label %B1998, label %B1654

B1654:
  %.9842.not.i176 = icmp slt i64 %.2093, 1
  br i1 %.9842.not.i176, label %B1654.endif, label %B36.preheader.i177

B36.preheader.i177:
  %93 = icmp eq i64 %arg.lanes, 1
  %min.iters.check.i178 = icmp samesign ugt i64 %.2093, 13
  %or.cond.i180 = select i1 %min.iters.check.i178, i1 %93, i1 false
  br i1 %or.cond.i180, label %vector.memcheck.i218, label %B36.preheader4.i181

vector.memcheck.i218:
  %94 = ptrtoint ptr %arg.c.11 to i64
  %.neg38 = mul i64 %.1963914943, -8
  %.neg39 = sub i64 %.neg38, %94
  %95 = add i64 %.neg39, %.2013
  %diff.check.i219 = icmp ult i64 %95, 32
  br i1 %diff.check.i219, label %B36.preheader4.i181, label %vector.ph.i220

vector.ph.i220:
  %n.vec.i221 = and i64 %.2093, %const
  br label %vector.body.i222

vector.body.i222:
  %index.i223 = phi i64 [ 0, %vector.ph.i220 ], [ %index.next.i228, %vector.body.i222 ]
  %96 = shl i64 %index.i223, 3
  %scevgep1402 = getelementptr i8, ptr %lsr.iv1400, i64 %96
  %scevgep1403 = getelementptr i8, ptr %scevgep1402, i64 -16
  %wide.load.i224 = load <2 x double>, ptr %scevgep1403, align 8
  %wide.load3.i225 = load <2 x double>, ptr %scevgep1402, align 8
  %sunkaddr = inttoptr i64 %.2013 to ptr
  %sunkaddr399 = mul i64 %index.i223, 8
  %sunkaddr400 = getelementptr i8, ptr %sunkaddr, i64 %sunkaddr399
  store <2 x double> %wide.load.i224, ptr %sunkaddr400, align 8
  %sunkaddr401 = inttoptr i64 %.2013 to ptr
  %sunkaddr402 = mul i64 %index.i223, 8
  %sunkaddr403 = getelementptr i8, ptr %sunkaddr401, i64 %sunkaddr402
  %sunkaddr404 = getelementptr i8, ptr %sunkaddr403, i64 16
  store <2 x double> %wide.load3.i225, ptr %sunkaddr404, align 8
  %index.next.i228 = add nuw nsw i64 %index.i223, 4
  %97 = icmp eq i64 %n.vec.i221, %index.next.i228
  br i1 %97, label %middle.block.i229, label %vector.body.i222

middle.block.i229:
  %cmp.n.i230 = icmp eq i64 %.2093, %n.vec.i221
  br i1 %cmp.n.i230, label %B1654.endif, label %B36.preheader4.i181

B36.preheader4.i181:
  %.1044143.ph.i182 = phi i64 [ 0, %vector.memcheck.i218 ], [ 0, %B36.preheader.i177 ], [ %n.vec.i221, %middle.block.i229 ]
  %xtraiter.i183 = and i64 %.2093, 3
  %lcmp.mod.not.i184 = icmp eq i64 %xtraiter.i183, 0
  br i1 %lcmp.mod.not.i184, label %B36.prol.loopexit.i194, label %B36.prol.preheader.i185

B36.prol.preheader.i185:
  %98 = mul i64 %.1044143.ph.i182, %arg.lanes
  %99 = add i64 %98, %.1963914943
  %100 = shl i64 %99, 3
  %scevgep29.i = getelementptr i8, ptr %arg.c.11, i64 %100
  br label %B36.prol.i186

B36.prol.i186:
  %lsr.iv32.i187 = phi i64 [ %xtraiter.i183, %B36.prol.preheader.i185 ], [ %lsr.iv.next.i192, %B36.prol.i186 ]
  %lsr.iv30.i = phi ptr [ %scevgep29.i, %B36.prol.preheader.i185 ], [ %scevgep31.i191, %B36.prol.i186 ]
  %.1044143.prol.i188 = phi i64 [ %.1044143.ph.i182, %B36.prol.preheader.i185 ], [ %.111.prol.i189, %B36.prol.i186 ]
  %101 = inttoptr i64 %.2013 to ptr
  %.111.prol.i189 = add nuw nsw i64 %.1044143.prol.i188, 1
  %.142.prol.i = load double, ptr %lsr.iv30.i, align 8
  %102 = shl i64 %.1044143.prol.i188, 3
  %scevgep28.i190 = getelementptr i8, ptr %101, i64 %102
  store double %.142.prol.i, ptr %scevgep28.i190, align 8
  %scevgep31.i191 = getelementptr i8, ptr %lsr.iv30.i, i64 %1
  %lsr.iv.next.i192 = add nsw i64 %lsr.iv32.i187, -1
  %prol.iter.cmp.not.i193 = icmp eq i64 %lsr.iv.next.i192, 0
  br i1 %prol.iter.cmp.not.i193, label %B36.prol.loopexit.i194, label %B36.prol.i186

B36.prol.loopexit.i194:
  %.1044143.unr.i195 = phi i64 [ %.1044143.ph.i182, %B36.preheader4.i181 ], [ %.111.prol.i189, %B36.prol.i186 ]
  %103 = sub nsw i64 %.1044143.ph.i182, %.2093
  %104 = icmp ugt i64 %103, -4
  br i1 %104, label %B1654.endif, label %B36.preheader5.i196

B36.preheader5.i196:
  %105 = add nuw i64 %.1044143.unr.i195, 3
  %106 = mul i64 %105, %1
  %107 = add nuw i64 %.1044143.unr.i195, 2
  %108 = mul i64 %107, %1
  %109 = mul i64 %.1044143.unr.i195, %1
  %110 = add nuw i64 %.1044143.unr.i195, 1
  %111 = mul i64 %110, %1
  br label %B36.i201

B36.i201:
  %lsr.iv1406 = phi ptr [ %scevgep1407, %B36.i201 ], [ %lsr.iv1404, %B36.preheader5.i196 ]
  %.1044143.i206 = phi i64 [ %.111.3.i212, %B36.i201 ], [ %.1044143.unr.i195, %B36.preheader5.i196 ]
  %scevgep1409 = getelementptr i8, ptr %lsr.iv1406, i64 %109
  %.142.i = load double, ptr %scevgep1409, align 8
  %sunkaddr405 = inttoptr i64 %.2013 to ptr
  %sunkaddr406 = mul i64 %.1044143.i206, 8
  %sunkaddr407 = getelementptr i8, ptr %sunkaddr405, i64 %sunkaddr406
  store double %.142.i, ptr %sunkaddr407, align 8
  %scevgep1408 = getelementptr i8, ptr %lsr.iv1406, i64 %111
  %.142.1.i = load double, ptr %scevgep1408, align 8
  %sunkaddr408 = inttoptr i64 %.2013 to ptr
  %sunkaddr409 = mul i64 %.1044143.i206, 8
  %sunkaddr410 = getelementptr i8, ptr %sunkaddr408, i64 %sunkaddr409
  %sunkaddr411 = getelementptr i8, ptr %sunkaddr410, i64 8
  store double %.142.1.i, ptr %sunkaddr411, align 8
  %scevgep1410 = getelementptr i8, ptr %lsr.iv1406, i64 %108
  %.142.2.i = load double, ptr %scevgep1410, align 8
  %sunkaddr412 = inttoptr i64 %.2013 to ptr
  %sunkaddr413 = mul i64 %.1044143.i206, 8
  %sunkaddr414 = getelementptr i8, ptr %sunkaddr412, i64 %sunkaddr413
  %sunkaddr415 = getelementptr i8, ptr %sunkaddr414, i64 16
  store double %.142.2.i, ptr %sunkaddr415, align 8
  %.111.3.i212 = add nuw nsw i64 %.1044143.i206, 4
  %scevgep1411 = getelementptr i8, ptr %lsr.iv1406, i64 %106
  %.142.3.i = load double, ptr %scevgep1411, align 8
  %sunkaddr416 = inttoptr i64 %.2013 to ptr
  %sunkaddr417 = mul i64 %.1044143.i206, 8
  %sunkaddr418 = getelementptr i8, ptr %sunkaddr416, i64 %sunkaddr417
  %sunkaddr419 = getelementptr i8, ptr %sunkaddr418, i64 24
  store double %.142.3.i, ptr %sunkaddr419, align 8
  %scevgep1407 = getelementptr i8, ptr %lsr.iv1406, i64 %2
  %exitcond.not.3.i217 = icmp eq i64 %.2093, %.111.3.i212
  br i1 %exitcond.not.3.i217, label %B1654.endif, label %B36.i201

B1822:
  %.2366900902 = phi i64 [ %.2373.3, %B1822 ], [ %.2366900902.unr, %B1822.preheader35 ]
  %sunkaddr420 = inttoptr i64 %.2144 to ptr
  %sunkaddr421 = mul i64 %.2366900902, 8
  %sunkaddr422 = getelementptr i8, ptr %sunkaddr420, i64 %sunkaddr421
  %.2401 = load double, ptr %sunkaddr422, align 8
  %.2406 = fdiv double %.2401, %.566
  %sunkaddr423 = inttoptr i64 %.2079 to ptr
  %sunkaddr424 = mul i64 %.2366900902, 8
  %sunkaddr425 = getelementptr i8, ptr %sunkaddr423, i64 %sunkaddr424
  store double %.2406, ptr %sunkaddr425, align 8
  %sunkaddr426 = inttoptr i64 %.2144 to ptr
  %sunkaddr427 = mul i64 %.2366900902, 8
  %sunkaddr428 = getelementptr i8, ptr %sunkaddr426, i64 %sunkaddr427
  %sunkaddr430 = getelementptr i8, ptr %sunkaddr428, i64 8
  %.2401.1 = load double, ptr %sunkaddr430, align 8
  %.2406.1 = fdiv double %.2401.1, %.566
  %sunkaddr431 = inttoptr i64 %.2079 to ptr
  %sunkaddr432 = mul i64 %.2366900902, 8
  %sunkaddr433 = getelementptr i8, ptr %sunkaddr431, i64 %sunkaddr432
  %sunkaddr434 = getelementptr i8, ptr %sunkaddr433, i64 8
  store double %.2406.1, ptr %sunkaddr434, align 8
  %sunkaddr435 = inttoptr i64 %.2144 to ptr
  %sunkaddr436 = mul i64 %.2366900902, 8
  %sunkaddr437 = getelementptr i8, ptr %sunkaddr435, i64 %sunkaddr436
  %sunkaddr438 = getelementptr i8, ptr %sunkaddr437, i64 16
  %.2401.2 = load double, ptr %sunkaddr438, align 8
  %.2406.2 = fdiv double %.2401.2, %.566
  %sunkaddr439 = inttoptr i64 %.2079 to ptr
  %sunkaddr440 = mul i64 %.2366900902, 8
  %sunkaddr441 = getelementptr i8, ptr %sunkaddr439, i64 %sunkaddr440
  %sunkaddr442 = getelementptr i8, ptr %sunkaddr441, i64 16
  store double %.2406.2, ptr %sunkaddr442, align 8
  %.2373.3 = add nuw nsw i64 %.2366900902, 4
  %sunkaddr443 = inttoptr i64 %.2144 to ptr
  %sunkaddr444 = mul i64 %.2366900902, 8
  %sunkaddr445 = getelementptr i8, ptr %sunkaddr443, i64 %sunkaddr444
  %sunkaddr446 = getelementptr i8, ptr %sunkaddr445, i64 24
  %.2401.3 = load double, ptr %sunkaddr446, align 8
  %.2406.3 = fdiv double %.2401.3, %.566
  %sunkaddr447 = inttoptr i64 %.2079 to ptr
  %sunkaddr448 = mul i64 %.2366900902, 8
  %sunkaddr449 = getelementptr i8, ptr %sunkaddr447, i64 %sunkaddr448
  %sunkaddr450 = getelementptr i8, ptr %sunkaddr449, i64 24
  store double %.2406.3, ptr %sunkaddr450, align 8
  %exitcond1573.not.3 = icmp eq i64 %.66, %.2373.3
  br i1 %exitcond1573.not.3, label %B1874.endif, label %B1822

B1998:
  %112 = inttoptr i64 %.2150 to ptr
  %113 = inttoptr i64 %.2147 to ptr
  %114 = inttoptr i64 %.2144 to ptr
  %115 = inttoptr i64 %.2141 to ptr
  %116 = inttoptr i64 %.2138 to ptr
  %117 = inttoptr i64 %.2135 to ptr
  %118 = inttoptr i64 %.2132 to ptr
  %119 = inttoptr i64 %.2129 to ptr
  %120 = inttoptr i64 %.2088 to ptr
  %121 = inttoptr i64 %.2085 to ptr
  %122 = inttoptr i64 %.2082 to ptr
  %123 = inttoptr i64 %.2079 to ptr
  %124 = inttoptr i64 %.2076 to ptr
  %125 = inttoptr i64 %.2073 to ptr
  %126 = inttoptr i64 %.2070 to ptr
  %127 = inttoptr i64 %.2067 to ptr
  %128 = inttoptr i64 %.2064 to ptr
  %129 = inttoptr i64 %.2061 to ptr
  %130 = inttoptr i64 %.2058 to ptr
  %131 = inttoptr i64 %.2055 to ptr
  %132 = inttoptr i64 %.2052 to ptr
  %133 = inttoptr i64 %.2049 to ptr
  %134 = inttoptr i64 %.2046 to ptr
  %135 = inttoptr i64 %.2043 to ptr
  %136 = inttoptr i64 %.2040 to ptr
  %137 = inttoptr i64 %.2037 to ptr
  %138 = inttoptr i64 %.2034 to ptr
  %139 = inttoptr i64 %.2031 to ptr
  %140 = inttoptr i64 %.2028 to ptr
  %141 = inttoptr i64 %.2025 to ptr
  %142 = inttoptr i64 %.2022 to ptr
  %143 = inttoptr i64 %.2019 to ptr
  %144 = inttoptr i64 %.2016 to ptr
  %145 = inttoptr i64 %.2013 to ptr
  %146 = inttoptr i64 %.2010 to ptr
  %147 = inttoptr i64 %.2007 to ptr
  %148 = inttoptr i64 %.2004 to ptr
  store ptr null, ptr %.2514, align 8
  %.2518 = call i32 @part5(ptr %.2514, ptr %excinfo.19, ptr %148, ptr %147, ptr %146, ptr %145, ptr %144, ptr %143, ptr %142, ptr %141, ptr %140, ptr %139, ptr %138, ptr %137, ptr %136, ptr %135, ptr %134, ptr %133, ptr %132, ptr %131, ptr %130, ptr %129, ptr %128, ptr %127, ptr %126, ptr %125, ptr %124, ptr %123, ptr %122, ptr %121, ptr %120, i64 %.2091, i64 %.2093, i64 %.2095, ptr %119, ptr %118, ptr %117, ptr %116, ptr %115, ptr %114, ptr %113, ptr %112, i64 %.2153, i64 %.2155)
  %cond974 = icmp eq i32 %.2518, 0
  br i1 %cond974, label %B1998.endif, label %B1998.if.if

B2372:
  %.pre-phi156.pre-phi = phi ptr [ %474, %B1998.endif.endif.endif ], [ %.pre110, %B1874.endif ]
  %.pre-phi154.pre-phi = phi ptr [ %475, %B1998.endif.endif.endif ], [ %.pre109, %B1874.endif ]
  %.pre-phi152.pre-phi = phi ptr [ %476, %B1998.endif.endif.endif ], [ %.pre108, %B1874.endif ]
  %.pre-phi150.pre-phi = phi ptr [ %477, %B1998.endif.endif.endif ], [ %.pre107, %B1874.endif ]
  %.pre-phi148.pre-phi = phi ptr [ %478, %B1998.endif.endif.endif ], [ %.pre106, %B1874.endif ]
  %.pre-phi146.pre-phi = phi ptr [ %479, %B1998.endif.endif.endif ], [ %.pre105, %B1874.endif ]
  %.pre-phi144.pre-phi = phi ptr [ %480, %B1998.endif.endif.endif ], [ %.pre104, %B1874.endif ]
  %.pre-phi142.pre-phi = phi ptr [ %481, %B1998.endif.endif.endif ], [ %.pre103, %B1874.endif ]
  %.pre-phi140.pre-phi = phi ptr [ %482, %B1998.endif.endif.endif ], [ %.pre102, %B1874.endif ]
  %.pre-phi138.pre-phi = phi ptr [ %483, %B1998.endif.endif.endif ], [ %.pre101, %B1874.endif ]
  %.pre-phi136.pre-phi = phi ptr [ %484, %B1998.endif.endif.endif ], [ %.pre100, %B1874.endif ]
  %.pre-phi134.pre-phi = phi ptr [ %485, %B1998.endif.endif.endif ], [ %.pre99, %B1874.endif ]
  %.pre-phi132.pre-phi = phi ptr [ %486, %B1998.endif.endif.endif ], [ %.pre98, %B1874.endif ]
  %.pre-phi130.pre-phi = phi ptr [ %487, %B1998.endif.endif.endif ], [ %.pre97, %B1874.endif ]
  %.pre-phi128.pre-phi = phi ptr [ %488, %B1998.endif.endif.endif ], [ %.pre96, %B1874.endif ]
  %.pre-phi126.pre-phi = phi ptr [ %489, %B1998.endif.endif.endif ], [ %.pre95, %B1874.endif ]
  %.pre-phi124.pre-phi = phi ptr [ %490, %B1998.endif.endif.endif ], [ %.pre94, %B1874.endif ]
  %.pre-phi122.pre-phi = phi ptr [ %491, %B1998.endif.endif.endif ], [ %.pre93, %B1874.endif ]
  %.pre-phi120.pre-phi = phi ptr [ %492, %B1998.endif.endif.endif ], [ %.pre92, %B1874.endif ]
  %.pre-phi118.pre-phi = phi ptr [ %493, %B1998.endif.endif.endif ], [ %.pre91, %B1874.endif ]
  %.pre-phi116.pre-phi = phi ptr [ %494, %B1998.endif.endif.endif ], [ %.pre90, %B1874.endif ]
  %.pre-phi114.pre-phi = phi ptr [ %495, %B1998.endif.endif.endif ], [ %.pre89, %B1874.endif ]
  %.pre-phi112.pre-phi = phi ptr [ %496, %B1998.endif.endif.endif ], [ %.pre88, %B1874.endif ]
  %.pre-phi110.pre-phi = phi ptr [ %497, %B1998.endif.endif.endif ], [ %.pre87, %B1874.endif ]
  %.pre-phi108.pre-phi = phi ptr [ %498, %B1998.endif.endif.endif ], [ %.pre86, %B1874.endif ]
  %.pre-phi106.pre-phi = phi ptr [ %499, %B1998.endif.endif.endif ], [ %.pre85, %B1874.endif ]
  %.pre-phi104.pre-phi = phi ptr [ %500, %B1998.endif.endif.endif ], [ %.pre84, %B1874.endif ]
  %.pre-phi101.pre-phi = phi ptr [ %502, %B1998.endif.endif.endif ], [ %.pre83, %B1874.endif ]
  %.pre-phi99.pre-phi = phi ptr [ %503, %B1998.endif.endif.endif ], [ %.pre82, %B1874.endif ]
  %.pre-phi97.pre-phi = phi ptr [ %504, %B1998.endif.endif.endif ], [ %.pre81, %B1874.endif ]
  %.pre-phi95.pre-phi = phi ptr [ %505, %B1998.endif.endif.endif ], [ %.pre80, %B1874.endif ]
  %.pre-phi93.pre-phi = phi ptr [ %506, %B1998.endif.endif.endif ], [ %.pre79, %B1874.endif ]
  %.pre-phi91.pre-phi = phi ptr [ %507, %B1998.endif.endif.endif ], [ %.pre78, %B1874.endif ]
  %.pre-phi89.pre-phi = phi ptr [ %508, %B1998.endif.endif.endif ], [ %.pre77, %B1874.endif ]
  %.pre-phi87.pre-phi = phi ptr [ %509, %B1998.endif.endif.endif ], [ %.pre76, %B1874.endif ]
  %.pre-phi85.pre-phi = phi ptr [ %510, %B1998.endif.endif.endif ], [ %.pre75, %B1874.endif ]
  %.pre-phi83.pre-phi = phi ptr [ %473, %B1998.endif.endif.endif ], [ %.pre74, %B1874.endif ]
  %.pre-phi.pre-phi = phi ptr [ %472, %B1998.endif.endif.endif ], [ %.pre, %B1874.endif ]
  %.pre-phi102 = phi ptr [ %501, %B1998.endif.endif.endif ], [ %419, %B1874.endif ]
  %149 = inttoptr i64 %.2182 to ptr
  %150 = inttoptr i64 %.2179 to ptr
  %151 = inttoptr i64 %.2176 to ptr
  %152 = inttoptr i64 %.2167 to ptr
  store ptr null, ptr %.2715, align 8
  %.2719 = call i32 @part6(ptr %.2715, ptr %excinfo.23, ptr %.pre-phi156.pre-phi, ptr %.pre-phi154.pre-phi, ptr %.pre-phi152.pre-phi, ptr %.pre-phi150.pre-phi, ptr %.pre-phi148.pre-phi, ptr %.pre-phi146.pre-phi, ptr %.pre-phi144.pre-phi, ptr %.pre-phi142.pre-phi, ptr %.pre-phi140.pre-phi, ptr %.pre-phi138.pre-phi, ptr %.pre-phi136.pre-phi, ptr %.pre-phi134.pre-phi, ptr %.pre-phi132.pre-phi, ptr %.pre-phi130.pre-phi, ptr %.pre-phi128.pre-phi, ptr %.pre-phi126.pre-phi, ptr %.pre-phi124.pre-phi, ptr %.pre-phi122.pre-phi, ptr %.pre-phi120.pre-phi, ptr %.pre-phi118.pre-phi, ptr %.pre-phi116.pre-phi, ptr %.pre-phi114.pre-phi, ptr %.pre-phi112.pre-phi, ptr %.pre-phi110.pre-phi, ptr %.pre-phi108.pre-phi, ptr %.pre-phi106.pre-phi, ptr %.pre-phi104.pre-phi, ptr %.pre-phi102, ptr %.pre-phi101.pre-phi, i64 %.2091, i64 %.2093, i64 %.2095, ptr %.pre-phi99.pre-phi, ptr %.pre-phi97.pre-phi, ptr %.pre-phi95.pre-phi, ptr %.pre-phi93.pre-phi, ptr %.pre-phi91.pre-phi, ptr %.pre-phi89.pre-phi, ptr %.pre-phi87.pre-phi, ptr %.pre-phi85.pre-phi, i64 %.2153, i64 %.2155, ptr %152, ptr %.pre-phi83.pre-phi, ptr %.pre-phi.pre-phi, ptr %151, ptr %150, ptr %149, i64 %.2185)
  %cond976 = icmp eq i32 %.2719, 0
  br i1 %cond976, label %B1566.backedge, label %B2372.if.if

B1566.backedge:
  %scevgep1401 = getelementptr i8, ptr %lsr.iv1400, i64 8
  %scevgep1405 = getelementptr i8, ptr %lsr.iv1404, i64 8
  %scevgep1426 = getelementptr i8, ptr %lsr.iv1425, i64 8
  %scevgep1430 = getelementptr i8, ptr %lsr.iv1429, i64 8
  %exitcond1574.not = icmp eq i64 %arg.count, %.1970
  br i1 %exitcond1574.not, label %B50.loopexit, label %B1568

common.ret:
  %common.ret.op = phi i32 [ 0, %B208.endif ], [ %.2719, %B2372.if.if ], [ 0, %B2338.endif ], [ %.2613, %B1998.endif.endif.if.if ], [ %.1856, %B1460.endif.if.if ], [ %.2518, %B1998.if.if ], [ %.1425, %B826.if.if ], [ %.1721, %B1086.endif.endif.if.if ]
  ret i32 %common.ret.op

B208.endif:
  %.496.lcssa = phi i64 [ %.4961148, %B0 ], [ %.496, %B50.loopexit ]
  store i64 %.496.lcssa, ptr %retptr, align 8
  br label %common.ret

B238.endif:
  %.4961158 = phi i64 [ %.4961148, %B238.endif.lr.ph ], [ %.496, %B50.loopexit ]
  %.791157 = phi ptr [ %0, %B238.endif.lr.ph ], [ %.79, %B50.loopexit ]
  %153 = icmp sgt i64 %arg.lanes, 0
  %.243 = getelementptr i8, ptr %.791157, i64 336
  %.244 = load i64, ptr %.243, align 8
  %.245 = inttoptr i64 %.244 to ptr
  %154 = getelementptr double, ptr %.245, i64 %.4961158
  %.557 = getelementptr i8, ptr %154, i64 8
  %.558 = load double, ptr %.557, align 8
  %.565 = load double, ptr %154, align 8
  %.566 = fsub double %.558, %.565
  br i1 %153, label %B330.preheader, label %B668.endif.endif

B330.preheader:
  %155 = shl i64 %.4961158, 3
  br label %B330

B364.endif:
  %.9842.not.i231 = icmp slt i64 %.807, 1
  br i1 %.9842.not.i231, label %B364.endif.endif, label %B36.preheader.i232

B36.preheader.i232:
  %156 = icmp eq i64 %arg.lanes, 1
  %min.iters.check.i233 = icmp samesign ugt i64 %.807, 13
  %or.cond.i235 = select i1 %min.iters.check.i233, i1 %156, i1 false
  br i1 %or.cond.i235, label %vector.memcheck.i285, label %B36.preheader4.i236

vector.memcheck.i285:
  %157 = ptrtoint ptr %arg.c.2 to i64
  %158 = shl i64 %.656854858, 3
  %159 = add i64 %158, %157
  %160 = sub i64 %159, %.726
  %diff.check.i286 = icmp ult i64 %160, 32
  br i1 %diff.check.i286, label %B36.preheader4.i236, label %vector.ph.i287

vector.ph.i287:
  %n.vec.i288 = and i64 %.807, %const
  br label %vector.body.i290

vector.body.i290:
  %index.i291 = phi i64 [ 0, %vector.ph.i287 ], [ %index.next.i299, %vector.body.i290 ]
  %sunkaddr502 = shl i64 %index.i291, 3
  %sunkaddr451 = inttoptr i64 %.726 to ptr
  %sunkaddr452 = mul i64 %index.i291, 8
  %sunkaddr453 = getelementptr i8, ptr %sunkaddr451, i64 %sunkaddr452
  %wide.load.i294 = load <2 x double>, ptr %sunkaddr453, align 8
  %sunkaddr454 = inttoptr i64 %.726 to ptr
  %sunkaddr455 = mul i64 %index.i291, 8
  %sunkaddr456 = getelementptr i8, ptr %sunkaddr454, i64 %sunkaddr455
  %sunkaddr457 = getelementptr i8, ptr %sunkaddr456, i64 16
  %wide.load3.i296 = load <2 x double>, ptr %sunkaddr457, align 8
  %scevgep245 = getelementptr i8, ptr %lsr.iv1141, i64 %sunkaddr502
  %161 = shl i64 %index.i291, 3
  %scevgep189 = getelementptr i8, ptr %lsr.iv1141, i64 %161
  %scevgep190 = getelementptr i8, ptr %scevgep189, i64 -16
  store <2 x double> %wide.load.i294, ptr %scevgep190, align 8
  store <2 x double> %wide.load3.i296, ptr %scevgep245, align 8
  %index.next.i299 = add nuw nsw i64 %index.i291, 4
  %162 = icmp eq i64 %n.vec.i288, %index.next.i299
  br i1 %162, label %middle.block.i300, label %vector.body.i290

middle.block.i300:
  %cmp.n.i301 = icmp eq i64 %.807, %n.vec.i288
  br i1 %cmp.n.i301, label %B364.endif.endif, label %B36.preheader4.i236

B36.preheader4.i236:
  %.1044143.ph.i237 = phi i64 [ 0, %vector.memcheck.i285 ], [ 0, %B36.preheader.i232 ], [ %n.vec.i288, %middle.block.i300 ]
  %xtraiter.i238 = and i64 %.807, 3
  %lcmp.mod.not.i239 = icmp eq i64 %xtraiter.i238, 0
  br i1 %lcmp.mod.not.i239, label %B36.prol.loopexit.i252, label %B36.prol.preheader.i240

B36.prol.preheader.i240:
  %163 = mul i64 %.1044143.ph.i237, %arg.lanes
  %164 = add i64 %163, %.656854858
  %165 = shl i64 %164, 3
  %scevgep28.i241 = getelementptr i8, ptr %arg.c.2, i64 %165
  br label %B36.prol.i242

B36.prol.i242:
  %lsr.iv32.i243 = phi i64 [ %xtraiter.i238, %B36.prol.preheader.i240 ], [ %lsr.iv.next.i250, %B36.prol.i242 ]
  %lsr.iv29.i244 = phi ptr [ %scevgep28.i241, %B36.prol.preheader.i240 ], [ %scevgep30.i249, %B36.prol.i242 ]
  %.1044143.prol.i245 = phi i64 [ %.1044143.ph.i237, %B36.prol.preheader.i240 ], [ %.111.prol.i246, %B36.prol.i242 ]
  %166 = inttoptr i64 %.726 to ptr
  %.111.prol.i246 = add nuw nsw i64 %.1044143.prol.i245, 1
  %167 = shl i64 %.1044143.prol.i245, 3
  %scevgep31.i247 = getelementptr i8, ptr %166, i64 %167
  %.138.prol.i248 = load double, ptr %scevgep31.i247, align 8
  store double %.138.prol.i248, ptr %lsr.iv29.i244, align 8
  %scevgep30.i249 = getelementptr i8, ptr %lsr.iv29.i244, i64 %1
  %lsr.iv.next.i250 = add nsw i64 %lsr.iv32.i243, -1
  %prol.iter.cmp.not.i251 = icmp eq i64 %lsr.iv.next.i250, 0
  br i1 %prol.iter.cmp.not.i251, label %B36.prol.loopexit.i252, label %B36.prol.i242

B36.prol.loopexit.i252:
  %.1044143.unr.i253 = phi i64 [ %.1044143.ph.i237, %B36.preheader4.i236 ], [ %.111.prol.i246, %B36.prol.i242 ]
  %168 = sub nsw i64 %.1044143.ph.i237, %.807
  %169 = icmp ugt i64 %168, -4
  br i1 %169, label %B364.endif.endif, label %B36.preheader5.i254

B36.preheader5.i254:
  %170 = add nuw i64 %.1044143.unr.i253, 3
  %171 = mul i64 %170, %1
  %172 = add nuw i64 %.1044143.unr.i253, 2
  %173 = mul i64 %172, %1
  %174 = mul i64 %.1044143.unr.i253, %1
  %175 = add nuw i64 %.1044143.unr.i253, 1
  %176 = mul i64 %175, %1
  br label %B36.i260

B36.i260:
  %lsr.iv1152 = phi ptr [ %scevgep1153, %B36.i260 ], [ %lsr.iv1150, %B36.preheader5.i254 ]
  %.1044143.i265 = phi i64 [ %.111.3.i276, %B36.i260 ], [ %.1044143.unr.i253, %B36.preheader5.i254 ]
  %sunkaddr458 = inttoptr i64 %.726 to ptr
  %sunkaddr459 = mul i64 %.1044143.i265, 8
  %sunkaddr460 = getelementptr i8, ptr %sunkaddr458, i64 %sunkaddr459
  %.138.i268 = load double, ptr %sunkaddr460, align 8
  %scevgep1155 = getelementptr i8, ptr %lsr.iv1152, i64 %174
  store double %.138.i268, ptr %scevgep1155, align 8
  %sunkaddr461 = inttoptr i64 %.726 to ptr
  %sunkaddr462 = mul i64 %.1044143.i265, 8
  %sunkaddr463 = getelementptr i8, ptr %sunkaddr461, i64 %sunkaddr462
  %sunkaddr464 = getelementptr i8, ptr %sunkaddr463, i64 8
  %.138.1.i271 = load double, ptr %sunkaddr464, align 8
  %scevgep1154 = getelementptr i8, ptr %lsr.iv1152, i64 %176
  store double %.138.1.i271, ptr %scevgep1154, align 8
  %sunkaddr465 = inttoptr i64 %.726 to ptr
  %sunkaddr466 = mul i64 %.1044143.i265, 8
  %sunkaddr467 = getelementptr i8, ptr %sunkaddr465, i64 %sunkaddr466
  %sunkaddr468 = getelementptr i8, ptr %sunkaddr467, i64 16
  %.138.2.i274 = load double, ptr %sunkaddr468, align 8
  %scevgep1156 = getelementptr i8, ptr %lsr.iv1152, i64 %173
  store double %.138.2.i274, ptr %scevgep1156, align 8
  %.111.3.i276 = add nuw nsw i64 %.1044143.i265, 4
  %sunkaddr469 = inttoptr i64 %.726 to ptr
  %sunkaddr470 = mul i64 %.1044143.i265, 8
  %sunkaddr471 = getelementptr i8, ptr %sunkaddr469, i64 %sunkaddr470
  %sunkaddr472 = getelementptr i8, ptr %sunkaddr471, i64 24
  %.138.3.i278 = load double, ptr %sunkaddr472, align 8
  %scevgep1157 = getelementptr i8, ptr %lsr.iv1152, i64 %171
  store double %.138.3.i278, ptr %scevgep1157, align 8
  %scevgep1153 = getelementptr i8, ptr %lsr.iv1152, i64 %2
  %exitcond.not.3.i284 = icmp eq i64 %.807, %.111.3.i276
  br i1 %exitcond.not.3.i284, label %B364.endif.endif, label %B36.i260

B364.endif.endif:
  %.9842.not.i303 = icmp slt i64 %.809, 1
  br i1 %.9842.not.i303, label %B364.endif.endif.endif, label %B36.preheader.i304

B36.preheader.i304:
  %177 = icmp eq i64 %arg.lanes, 1
  %min.iters.check.i305 = icmp samesign ugt i64 %.809, 13
  %or.cond.i307 = select i1 %min.iters.check.i305, i1 %177, i1 false
  br i1 %or.cond.i307, label %vector.memcheck.i357, label %B36.preheader4.i308

vector.memcheck.i357:
  %178 = ptrtoint ptr %arg.c.3 to i64
  %179 = shl i64 %.656854858, 3
  %180 = add i64 %179, %178
  %181 = sub i64 %180, %.729
  %diff.check.i358 = icmp ult i64 %181, 32
  br i1 %diff.check.i358, label %B36.preheader4.i308, label %vector.ph.i359

vector.ph.i359:
  %n.vec.i360 = and i64 %.809, %const
  br label %vector.body.i362

vector.body.i362:
  %index.i363 = phi i64 [ 0, %vector.ph.i359 ], [ %index.next.i371, %vector.body.i362 ]
  %sunkaddr524 = shl i64 %index.i363, 3
  %sunkaddr473 = inttoptr i64 %.729 to ptr
  %sunkaddr474 = mul i64 %index.i363, 8
  %sunkaddr475 = getelementptr i8, ptr %sunkaddr473, i64 %sunkaddr474
  %wide.load.i366 = load <2 x double>, ptr %sunkaddr475, align 8
  %sunkaddr476 = inttoptr i64 %.729 to ptr
  %sunkaddr477 = mul i64 %index.i363, 8
  %sunkaddr478 = getelementptr i8, ptr %sunkaddr476, i64 %sunkaddr477
  %sunkaddr479 = getelementptr i8, ptr %sunkaddr478, i64 16
  %wide.load3.i368 = load <2 x double>, ptr %sunkaddr479, align 8
  %scevgep260 = getelementptr i8, ptr %lsr.iv1167, i64 %sunkaddr524
  %182 = shl i64 %index.i363, 3
  %scevgep203 = getelementptr i8, ptr %lsr.iv1167, i64 %182
  %scevgep204 = getelementptr i8, ptr %scevgep203, i64 -16
  store <2 x double> %wide.load.i366, ptr %scevgep204, align 8
  store <2 x double> %wide.load3.i368, ptr %scevgep260, align 8
  %index.next.i371 = add nuw nsw i64 %index.i363, 4
  %183 = icmp eq i64 %n.vec.i360, %index.next.i371
  br i1 %183, label %middle.block.i372, label %vector.body.i362

middle.block.i372:
  %cmp.n.i373 = icmp eq i64 %.809, %n.vec.i360
  br i1 %cmp.n.i373, label %B364.endif.endif.endif, label %B36.preheader4.i308

B36.preheader4.i308:
  %.1044143.ph.i309 = phi i64 [ 0, %vector.memcheck.i357 ], [ 0, %B36.preheader.i304 ], [ %n.vec.i360, %middle.block.i372 ]
  %xtraiter.i310 = and i64 %.809, 3
  %lcmp.mod.not.i311 = icmp eq i64 %xtraiter.i310, 0
  br i1 %lcmp.mod.not.i311, label %B36.prol.loopexit.i324, label %B36.prol.preheader.i312

B36.prol.preheader.i312:
  %184 = mul i64 %.1044143.ph.i309, %arg.lanes
  %185 = add i64 %184, %.656854858
  %186 = shl i64 %185, 3
  %scevgep28.i313 = getelementptr i8, ptr %arg.c.3, i64 %186
  br label %B36.prol.i314

B36.prol.i314:
  %lsr.iv32.i315 = phi i64 [ %xtraiter.i310, %B36.prol.preheader.i312 ], [ %lsr.iv.next.i322, %B36.prol.i314 ]
  %lsr.iv29.i316 = phi ptr [ %scevgep28.i313, %B36.prol.preheader.i312 ], [ %scevgep30.i321, %B36.prol.i314 ]
  %.1044143.prol.i317 = phi i64 [ %.1044143.ph.i309, %B36.prol.preheader.i312 ], [ %.111.prol.i318, %B36.prol.i314 ]
  %187 = inttoptr i64 %.729 to ptr
  %.111.prol.i318 = add nuw nsw i64 %.1044143.prol.i317, 1
  %188 = shl i64 %.1044143.prol.i317, 3
  %scevgep31.i319 = getelementptr i8, ptr %187, i64 %188
  %.138.prol.i320 = load double, ptr %scevgep31.i319, align 8
  store double %.138.prol.i320, ptr %lsr.iv29.i316, align 8
  %scevgep30.i321 = getelementptr i8, ptr %lsr.iv29.i316, i64 %1
  %lsr.iv.next.i322 = add nsw i64 %lsr.iv32.i315, -1
  %prol.iter.cmp.not.i323 = icmp eq i64 %lsr.iv.next.i322, 0
  br i1 %prol.iter.cmp.not.i323, label %B36.prol.loopexit.i324, label %B36.prol.i314

B36.prol.loopexit.i324:
  %.1044143.unr.i325 = phi i64 [ %.1044143.ph.i309, %B36.preheader4.i308 ], [ %.111.prol.i318, %B36.prol.i314 ]
  %189 = sub nsw i64 %.1044143.ph.i309, %.809
  %190 = icmp ugt i64 %189, -4
  br i1 %190, label %B364.endif.endif.endif, label %B36.preheader5.i326

B36.preheader5.i326:
  %191 = add nuw i64 %.1044143.unr.i325, 3
  %192 = mul i64 %191, %1
  %193 = add nuw i64 %.1044143.unr.i325, 2
  %194 = mul i64 %193, %1
  %195 = mul i64 %.1044143.unr.i325, %1
  %196 = add nuw i64 %.1044143.unr.i325, 1
  %197 = mul i64 %196, %1
  br label %B36.i332

B36.i332:
  %lsr.iv1178 = phi ptr [ %scevgep1179, %B36.i332 ], [ %lsr.iv1176, %B36.preheader5.i326 ]
  %.1044143.i337 = phi i64 [ %.111.3.i348, %B36.i332 ], [ %.1044143.unr.i325, %B36.preheader5.i326 ]
  %sunkaddr480 = inttoptr i64 %.729 to ptr
  %sunkaddr481 = mul i64 %.1044143.i337, 8
  %sunkaddr482 = getelementptr i8, ptr %sunkaddr480, i64 %sunkaddr481
  %.138.i340 = load double, ptr %sunkaddr482, align 8
  %scevgep1181 = getelementptr i8, ptr %lsr.iv1178, i64 %195
  store double %.138.i340, ptr %scevgep1181, align 8
  %sunkaddr483 = inttoptr i64 %.729 to ptr
  %sunkaddr484 = mul i64 %.1044143.i337, 8
  %sunkaddr485 = getelementptr i8, ptr %sunkaddr483, i64 %sunkaddr484
  %sunkaddr486 = getelementptr i8, ptr %sunkaddr485, i64 8
  %.138.1.i343 = load double, ptr %sunkaddr486, align 8
  %scevgep1180 = getelementptr i8, ptr %lsr.iv1178, i64 %197
  store double %.138.1.i343, ptr %scevgep1180, align 8
  %sunkaddr487 = inttoptr i64 %.729 to ptr
  %sunkaddr488 = mul i64 %.1044143.i337, 8
  %sunkaddr489 = getelementptr i8, ptr %sunkaddr487, i64 %sunkaddr488
  %sunkaddr490 = getelementptr i8, ptr %sunkaddr489, i64 16
  %.138.2.i346 = load double, ptr %sunkaddr490, align 8
  %scevgep1182 = getelementptr i8, ptr %lsr.iv1178, i64 %194
  store double %.138.2.i346, ptr %scevgep1182, align 8
  %.111.3.i348 = add nuw nsw i64 %.1044143.i337, 4
  %sunkaddr491 = inttoptr i64 %.729 to ptr
  %sunkaddr492 = mul i64 %.1044143.i337, 8
  %sunkaddr493 = getelementptr i8, ptr %sunkaddr491, i64 %sunkaddr492
  %sunkaddr494 = getelementptr i8, ptr %sunkaddr493, i64 24
  %.138.3.i350 = load double, ptr %sunkaddr494, align 8
  %scevgep1183 = getelementptr i8, ptr %lsr.iv1178, i64 %192
  store double %.138.3.i350, ptr %scevgep1183, align 8
  %scevgep1179 = getelementptr i8, ptr %lsr.iv1178, i64 %2
  %exitcond.not.3.i356 = icmp eq i64 %.809, %.111.3.i348
  br i1 %exitcond.not.3.i356, label %B364.endif.endif.endif, label %B36.i332

B364.endif.endif.endif:
  %.1018 = getelementptr double, ptr %arg.c.4, i64 %.656854858
  store double %.566, ptr %.1018, align 8
  %scevgep1114 = getelementptr i8, ptr %lsr.iv, i64 8
  %scevgep1124 = getelementptr i8, ptr %lsr.iv1123, i64 8
  %scevgep1142 = getelementptr i8, ptr %lsr.iv1141, i64 8
  %scevgep1151 = getelementptr i8, ptr %lsr.iv1150, i64 8
  %scevgep1168 = getelementptr i8, ptr %lsr.iv1167, i64 8
  %scevgep1177 = getelementptr i8, ptr %lsr.iv1176, i64 8
  %exitcond.not = icmp eq i64 %arg.lanes, %.663
  br i1 %exitcond.not, label %B668.endif.endif, label %B330

B668.endif.endif:
  %198 = icmp slt i64 %arg.lanes, 1
  %.41.i = load i64, ptr %arg.c.0, align 8
  %sunkaddr495 = getelementptr i8, ptr %arg.c.0, i64 8
  %.43.i = load i64, ptr %sunkaddr495, align 8
  %sunkaddr496 = getelementptr i8, ptr %arg.c.0, i64 16
  %.45.i = load i64, ptr %sunkaddr496, align 8
  %sunkaddr497 = getelementptr i8, ptr %arg.c.0, i64 24
  %.47.i = load i64, ptr %sunkaddr497, align 8
  %.48.i = inttoptr i64 %.43.i to ptr
  %.49.i = inttoptr i64 %.45.i to ptr
  %.50.i = inttoptr i64 %.47.i to ptr
  %.51.i = inttoptr i64 %.41.i to ptr
  tail call void %.51.i(ptr %.48.i, ptr %.49.i, ptr %.50.i)
  br i1 %198, label %B1460.endif, label %B744.lr.ph

B744.lr.ph:
  %.1709 = mul i64 %.4961158, %arg.s.8
  br label %B744

B826.endif:
  %199 = icmp eq i64 %.66, 0
  br i1 %199, label %B1034.backedge.2, label %B36.preheader.i376

B36.preheader.i376:
  br i1 %or.cond.i379, label %vector.memcheck.i429, label %B36.preheader4.i380

vector.memcheck.i429:
  %200 = ptrtoint ptr %arg.s.3 to i64
  %.neg20 = mul i64 %.1140875894, -8
  %.neg21 = sub i64 %.neg20, %200
  %201 = add i64 %.neg21, %.1338
  %diff.check.i430 = icmp ult i64 %201, 32
  br i1 %diff.check.i430, label %B36.preheader4.i380, label %vector.body.i434.preheader

vector.body.i434.preheader:
  br label %vector.body.i434

vector.body.i434:
  %index.i435 = phi i64 [ %index.next.i442, %vector.body.i434 ], [ 0, %vector.body.i434.preheader ]
  %202 = shl i64 %index.i435, 3
  %scevgep1199 = getelementptr i8, ptr %lsr.iv1197, i64 %202
  %scevgep1200 = getelementptr i8, ptr %scevgep1199, i64 -16
  %wide.load.i438 = load <2 x double>, ptr %scevgep1200, align 8
  %wide.load3.i439 = load <2 x double>, ptr %scevgep1199, align 8
  %sunkaddr498 = inttoptr i64 %.1338 to ptr
  %sunkaddr499 = mul i64 %index.i435, 8
  %sunkaddr500 = getelementptr i8, ptr %sunkaddr498, i64 %sunkaddr499
  store <2 x double> %wide.load.i438, ptr %sunkaddr500, align 8
  %sunkaddr501 = inttoptr i64 %.1338 to ptr
  %sunkaddr503 = mul i64 %index.i435, 8
  %sunkaddr504 = getelementptr i8, ptr %sunkaddr501, i64 %sunkaddr503
  %sunkaddr505 = getelementptr i8, ptr %sunkaddr504, i64 16
  store <2 x double> %wide.load3.i439, ptr %sunkaddr505, align 8
  %index.next.i442 = add nuw nsw i64 %index.i435, 4
  %203 = icmp eq i64 %n.vec.i432, %index.next.i442
  br i1 %203, label %middle.block.i443, label %vector.body.i434

middle.block.i443:
  %204 = icmp eq i64 %.1452, %n.vec.i432
  br i1 %204, label %switch.end, label %B36.preheader4.i380

B36.preheader4.i380:
  %.1044143.ph.i381 = phi i64 [ 0, %vector.memcheck.i429 ], [ 0, %B36.preheader.i376 ], [ %n.vec.i432, %middle.block.i443 ]
  %205 = icmp eq i64 %xtraiter.i382, 0
  br i1 %205, label %B36.prol.loopexit.i396, label %B36.prol.preheader.i384

B36.prol.preheader.i384:
  %206 = mul i64 %.1044143.ph.i381, %arg.lanes
  %207 = add i64 %206, %.1140875894
  %208 = shl i64 %207, 3
  %scevgep29.i385 = getelementptr i8, ptr %arg.s.3, i64 %208
  br label %B36.prol.i386

B36.prol.i386:
  %lsr.iv32.i387 = phi i64 [ %xtraiter.i382, %B36.prol.preheader.i384 ], [ %lsr.iv.next.i394, %B36.prol.i386 ]
  %lsr.iv30.i388 = phi ptr [ %scevgep29.i385, %B36.prol.preheader.i384 ], [ %scevgep31.i393, %B36.prol.i386 ]
  %.1044143.prol.i389 = phi i64 [ %.1044143.ph.i381, %B36.prol.preheader.i384 ], [ %.111.prol.i390, %B36.prol.i386 ]
  %209 = inttoptr i64 %.1338 to ptr
  %.111.prol.i390 = add nuw nsw i64 %.1044143.prol.i389, 1
  %.142.prol.i391 = load double, ptr %lsr.iv30.i388, align 8
  %210 = shl i64 %.1044143.prol.i389, 3
  %scevgep28.i392 = getelementptr i8, ptr %209, i64 %210
  store double %.142.prol.i391, ptr %scevgep28.i392, align 8
  %scevgep31.i393 = getelementptr i8, ptr %lsr.iv30.i388, i64 %1
  %lsr.iv.next.i394 = add nsw i64 %lsr.iv32.i387, -1
  %prol.iter.cmp.not.i395 = icmp eq i64 %lsr.iv.next.i394, 0
  br i1 %prol.iter.cmp.not.i395, label %B36.prol.loopexit.i396, label %B36.prol.i386

B36.prol.loopexit.i396:
  %.1044143.unr.i397 = phi i64 [ %.1044143.ph.i381, %B36.preheader4.i380 ], [ %.111.prol.i390, %B36.prol.i386 ]
  %211 = sub nsw i64 %.1044143.ph.i381, %.1452
  %212 = icmp ugt i64 %211, -4
  br i1 %212, label %switch.end, label %B36.preheader5.i398

B36.preheader5.i398:
  %213 = add nuw i64 %.1044143.unr.i397, 3
  %214 = mul i64 %213, %1
  %215 = add nuw i64 %.1044143.unr.i397, 2
  %216 = mul i64 %215, %1
  %217 = mul i64 %.1044143.unr.i397, %1
  %218 = add nuw i64 %.1044143.unr.i397, 1
  %219 = mul i64 %218, %1
  br label %B36.i404

B36.i404:
  %lsr.iv1203 = phi ptr [ %scevgep1204, %B36.i404 ], [ %lsr.iv1201, %B36.preheader5.i398 ]
  %.1044143.i409 = phi i64 [ %.111.3.i420, %B36.i404 ], [ %.1044143.unr.i397, %B36.preheader5.i398 ]
  %scevgep1206 = getelementptr i8, ptr %lsr.iv1203, i64 %217
  %.142.i411 = load double, ptr %scevgep1206, align 8
  %sunkaddr506 = inttoptr i64 %.1338 to ptr
  %sunkaddr507 = mul i64 %.1044143.i409, 8
  %sunkaddr508 = getelementptr i8, ptr %sunkaddr506, i64 %sunkaddr507
  store double %.142.i411, ptr %sunkaddr508, align 8
  %scevgep1205 = getelementptr i8, ptr %lsr.iv1203, i64 %219
  %.142.1.i415 = load double, ptr %scevgep1205, align 8
  %sunkaddr509 = inttoptr i64 %.1338 to ptr
  %sunkaddr510 = mul i64 %.1044143.i409, 8
  %sunkaddr511 = getelementptr i8, ptr %sunkaddr509, i64 %sunkaddr510
  %sunkaddr512 = getelementptr i8, ptr %sunkaddr511, i64 8
  store double %.142.1.i415, ptr %sunkaddr512, align 8
  %scevgep1207 = getelementptr i8, ptr %lsr.iv1203, i64 %216
  %.142.2.i418 = load double, ptr %scevgep1207, align 8
  %sunkaddr513 = inttoptr i64 %.1338 to ptr
  %sunkaddr514 = mul i64 %.1044143.i409, 8
  %sunkaddr515 = getelementptr i8, ptr %sunkaddr513, i64 %sunkaddr514
  %sunkaddr516 = getelementptr i8, ptr %sunkaddr515, i64 16
  store double %.142.2.i418, ptr %sunkaddr516, align 8
  %.111.3.i420 = add nuw nsw i64 %.1044143.i409, 4
  %scevgep1208 = getelementptr i8, ptr %lsr.iv1203, i64 %214
  %.142.3.i422 = load double, ptr %scevgep1208, align 8
  %sunkaddr517 = inttoptr i64 %.1338 to ptr
  %sunkaddr518 = mul i64 %.1044143.i409, 8
  %sunkaddr519 = getelementptr i8, ptr %sunkaddr517, i64 %sunkaddr518
  %sunkaddr520 = getelementptr i8, ptr %sunkaddr519, i64 24
  store double %.142.3.i422, ptr %sunkaddr520, align 8
  %scevgep1204 = getelementptr i8, ptr %lsr.iv1203, i64 %2
  %exitcond.not.3.i428 = icmp eq i64 %.1452, %.111.3.i420
  br i1 %exitcond.not.3.i428, label %switch.end, label %B36.i404

B826.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

switch.end:
  %220 = icmp slt i64 %.66, 1
  br i1 %220, label %B1034.backedge.2, label %B36.preheader.i447

B36.preheader.i447:
  br i1 %or.cond.i450, label %vector.memcheck.i500, label %B36.preheader4.i451

vector.memcheck.i500:
  %221 = ptrtoint ptr %arg.c.5 to i64
  %.neg23 = mul i64 %.1140875894, -8
  %.neg24 = sub i64 %.neg23, %221
  %222 = add i64 %.neg24, %.1219
  %diff.check.i501 = icmp ult i64 %222, 32
  br i1 %diff.check.i501, label %B36.preheader4.i451, label %vector.body.i505.preheader

vector.body.i505.preheader:
  br label %vector.body.i505

vector.body.i505:
  %index.i506 = phi i64 [ %index.next.i513, %vector.body.i505 ], [ 0, %vector.body.i505.preheader ]
  %223 = shl i64 %index.i506, 3
  %scevgep1224 = getelementptr i8, ptr %lsr.iv1222, i64 %223
  %scevgep1225 = getelementptr i8, ptr %scevgep1224, i64 -16
  %wide.load.i509 = load <2 x double>, ptr %scevgep1225, align 8
  %wide.load3.i510 = load <2 x double>, ptr %scevgep1224, align 8
  %sunkaddr521 = inttoptr i64 %.1219 to ptr
  %sunkaddr522 = mul i64 %index.i506, 8
  %sunkaddr523 = getelementptr i8, ptr %sunkaddr521, i64 %sunkaddr522
  store <2 x double> %wide.load.i509, ptr %sunkaddr523, align 8
  %sunkaddr525 = inttoptr i64 %.1219 to ptr
  %sunkaddr526 = mul i64 %index.i506, 8
  %sunkaddr527 = getelementptr i8, ptr %sunkaddr525, i64 %sunkaddr526
  %sunkaddr528 = getelementptr i8, ptr %sunkaddr527, i64 16
  store <2 x double> %wide.load3.i510, ptr %sunkaddr528, align 8
  %index.next.i513 = add nuw nsw i64 %index.i506, 4
  %224 = icmp eq i64 %n.vec.i503, %index.next.i513
  br i1 %224, label %middle.block.i514, label %vector.body.i505

middle.block.i514:
  %225 = icmp eq i64 %.66, %n.vec.i503
  br i1 %225, label %vector.memcheck.i571, label %B36.preheader4.i451

B36.preheader4.i451:
  %.1044143.ph.i452 = phi i64 [ 0, %vector.memcheck.i500 ], [ 0, %B36.preheader.i447 ], [ %n.vec.i503, %middle.block.i514 ]
  %226 = icmp eq i64 %xtraiter.i453, 0
  br i1 %226, label %B36.prol.loopexit.i467, label %B36.prol.preheader.i455

B36.prol.preheader.i455:
  %227 = mul i64 %.1044143.ph.i452, %arg.lanes
  %228 = add i64 %227, %.1140875894
  %229 = shl i64 %228, 3
  %scevgep29.i456 = getelementptr i8, ptr %arg.c.5, i64 %229
  br label %B36.prol.i457

B36.prol.i457:
  %lsr.iv32.i458 = phi i64 [ %xtraiter.i453, %B36.prol.preheader.i455 ], [ %lsr.iv.next.i465, %B36.prol.i457 ]
  %lsr.iv30.i459 = phi ptr [ %scevgep29.i456, %B36.prol.preheader.i455 ], [ %scevgep31.i464, %B36.prol.i457 ]
  %.1044143.prol.i460 = phi i64 [ %.1044143.ph.i452, %B36.prol.preheader.i455 ], [ %.111.prol.i461, %B36.prol.i457 ]
  %230 = inttoptr i64 %.1219 to ptr
  %.111.prol.i461 = add nuw nsw i64 %.1044143.prol.i460, 1
  %.142.prol.i462 = load double, ptr %lsr.iv30.i459, align 8
  %231 = shl i64 %.1044143.prol.i460, 3
  %scevgep28.i463 = getelementptr i8, ptr %230, i64 %231
  store double %.142.prol.i462, ptr %scevgep28.i463, align 8
  %scevgep31.i464 = getelementptr i8, ptr %lsr.iv30.i459, i64 %1
  %lsr.iv.next.i465 = add nsw i64 %lsr.iv32.i458, -1
  %prol.iter.cmp.not.i466 = icmp eq i64 %lsr.iv.next.i465, 0
  br i1 %prol.iter.cmp.not.i466, label %B36.prol.loopexit.i467, label %B36.prol.i457

B36.prol.loopexit.i467:
  %.1044143.unr.i468 = phi i64 [ %.1044143.ph.i452, %B36.preheader4.i451 ], [ %.111.prol.i461, %B36.prol.i457 ]
  %232 = sub nsw i64 %.1044143.ph.i452, %.66
  %233 = icmp ugt i64 %232, -4
  br i1 %233, label %B36.preheader.i518, label %B36.preheader5.i469

B36.preheader5.i469:
  %234 = add nuw i64 %.1044143.unr.i468, 3
  %235 = mul i64 %234, %1
  %236 = add nuw i64 %.1044143.unr.i468, 2
  %237 = mul i64 %236, %1
  %238 = mul i64 %.1044143.unr.i468, %1
  %239 = add nuw i64 %.1044143.unr.i468, 1
  %240 = mul i64 %239, %1
  br label %B36.i475

B36.i475:
  %lsr.iv1228 = phi ptr [ %scevgep1229, %B36.i475 ], [ %lsr.iv1226, %B36.preheader5.i469 ]
  %.1044143.i480 = phi i64 [ %.111.3.i491, %B36.i475 ], [ %.1044143.unr.i468, %B36.preheader5.i469 ]
  %scevgep1231 = getelementptr i8, ptr %lsr.iv1228, i64 %238
  %.142.i482 = load double, ptr %scevgep1231, align 8
  %sunkaddr529 = inttoptr i64 %.1219 to ptr
  %sunkaddr530 = mul i64 %.1044143.i480, 8
  %sunkaddr531 = getelementptr i8, ptr %sunkaddr529, i64 %sunkaddr530
  store double %.142.i482, ptr %sunkaddr531, align 8
  %scevgep1230 = getelementptr i8, ptr %lsr.iv1228, i64 %240
  %.142.1.i486 = load double, ptr %scevgep1230, align 8
  %sunkaddr532 = inttoptr i64 %.1219 to ptr
  %sunkaddr533 = mul i64 %.1044143.i480, 8
  %sunkaddr534 = getelementptr i8, ptr %sunkaddr532, i64 %sunkaddr533
  %sunkaddr535 = getelementptr i8, ptr %sunkaddr534, i64 8
  store double %.142.1.i486, ptr %sunkaddr535, align 8
  %scevgep1232 = getelementptr i8, ptr %lsr.iv1228, i64 %237
  %.142.2.i489 = load double, ptr %scevgep1232, align 8
  %sunkaddr536 = inttoptr i64 %.1219 to ptr
  %sunkaddr537 = mul i64 %.1044143.i480, 8
  %sunkaddr538 = getelementptr i8, ptr %sunkaddr536, i64 %sunkaddr537
  %sunkaddr539 = getelementptr i8, ptr %sunkaddr538, i64 16
  store double %.142.2.i489, ptr %sunkaddr539, align 8
  %.111.3.i491 = add nuw nsw i64 %.1044143.i480, 4
  %scevgep1233 = getelementptr i8, ptr %lsr.iv1228, i64 %235
  %.142.3.i493 = load double, ptr %scevgep1233, align 8
  %sunkaddr540 = inttoptr i64 %.1219 to ptr
  %sunkaddr541 = mul i64 %.1044143.i480, 8
  %sunkaddr542 = getelementptr i8, ptr %sunkaddr540, i64 %sunkaddr541
  %sunkaddr543 = getelementptr i8, ptr %sunkaddr542, i64 24
  store double %.142.3.i493, ptr %sunkaddr543, align 8
  %scevgep1229 = getelementptr i8, ptr %lsr.iv1228, i64 %2
  %exitcond.not.3.i499 = icmp eq i64 %.66, %.111.3.i491
  br i1 %exitcond.not.3.i499, label %B36.preheader.i518, label %B36.i475

B36.preheader.i518:
  br i1 %or.cond.i450, label %B36.preheader.i518.vector.memcheck.i571_crit_edge, label %B36.preheader4.i522

B36.preheader.i518.vector.memcheck.i571_crit_edge:
  %.pre159 = mul i64 %.1140875894, -8
  br label %vector.memcheck.i571

vector.memcheck.i571:
  %.neg26.pre-phi = phi i64 [ %.pre159, %B36.preheader.i518.vector.memcheck.i571_crit_edge ], [ %.neg23, %middle.block.i514 ]
  %241 = ptrtoint ptr %arg.c.6 to i64
  %.neg27 = sub i64 %.1222, %241
  %242 = add i64 %.neg27, %.neg26.pre-phi
  %diff.check.i572 = icmp ult i64 %242, 32
  br i1 %diff.check.i572, label %B36.preheader4.i522, label %vector.body.i576.preheader

vector.body.i576.preheader:
  br label %vector.body.i576

vector.body.i576:
  %index.i577 = phi i64 [ %index.next.i584, %vector.body.i576 ], [ 0, %vector.body.i576.preheader ]
  %243 = shl i64 %index.i577, 3
  %scevgep1249 = getelementptr i8, ptr %lsr.iv1247, i64 %243
  %scevgep1250 = getelementptr i8, ptr %scevgep1249, i64 -16
  %wide.load.i580 = load <2 x double>, ptr %scevgep1250, align 8
  %wide.load3.i581 = load <2 x double>, ptr %scevgep1249, align 8
  %sunkaddr544 = inttoptr i64 %.1222 to ptr
  %sunkaddr545 = mul i64 %index.i577, 8
  %sunkaddr546 = getelementptr i8, ptr %sunkaddr544, i64 %sunkaddr545
  store <2 x double> %wide.load.i580, ptr %sunkaddr546, align 8
  %sunkaddr547 = inttoptr i64 %.1222 to ptr
  %sunkaddr548 = mul i64 %index.i577, 8
  %sunkaddr549 = getelementptr i8, ptr %sunkaddr547, i64 %sunkaddr548
  %sunkaddr550 = getelementptr i8, ptr %sunkaddr549, i64 16
  store <2 x double> %wide.load3.i581, ptr %sunkaddr550, align 8
  %index.next.i584 = add nuw nsw i64 %index.i577, 4
  %244 = icmp eq i64 %n.vec.i503, %index.next.i584
  br i1 %244, label %middle.block.i585, label %vector.body.i576

middle.block.i585:
  %245 = icmp eq i64 %.66, %n.vec.i503
  br i1 %245, label %vector.memcheck.i642, label %B36.preheader4.i522

B36.preheader4.i522:
  %.1044143.ph.i523 = phi i64 [ 0, %vector.memcheck.i571 ], [ 0, %B36.preheader.i518 ], [ %n.vec.i503, %middle.block.i585 ]
  %246 = icmp eq i64 %xtraiter.i453, 0
  br i1 %246, label %B36.prol.loopexit.i538, label %B36.prol.preheader.i526

B36.prol.preheader.i526:
  %247 = mul i64 %.1044143.ph.i523, %arg.lanes
  %248 = add i64 %247, %.1140875894
  %249 = shl i64 %248, 3
  %scevgep29.i527 = getelementptr i8, ptr %arg.c.6, i64 %249
  br label %B36.prol.i528

B36.prol.i528:
  %lsr.iv32.i529 = phi i64 [ %xtraiter.i453, %B36.prol.preheader.i526 ], [ %lsr.iv.next.i536, %B36.prol.i528 ]
  %lsr.iv30.i530 = phi ptr [ %scevgep29.i527, %B36.prol.preheader.i526 ], [ %scevgep31.i535, %B36.prol.i528 ]
  %.1044143.prol.i531 = phi i64 [ %.1044143.ph.i523, %B36.prol.preheader.i526 ], [ %.111.prol.i532, %B36.prol.i528 ]
  %250 = inttoptr i64 %.1222 to ptr
  %.111.prol.i532 = add nuw nsw i64 %.1044143.prol.i531, 1
  %.142.prol.i533 = load double, ptr %lsr.iv30.i530, align 8
  %251 = shl i64 %.1044143.prol.i531, 3
  %scevgep28.i534 = getelementptr i8, ptr %250, i64 %251
  store double %.142.prol.i533, ptr %scevgep28.i534, align 8
  %scevgep31.i535 = getelementptr i8, ptr %lsr.iv30.i530, i64 %1
  %lsr.iv.next.i536 = add nsw i64 %lsr.iv32.i529, -1
  %prol.iter.cmp.not.i537 = icmp eq i64 %lsr.iv.next.i536, 0
  br i1 %prol.iter.cmp.not.i537, label %B36.prol.loopexit.i538, label %B36.prol.i528

B36.prol.loopexit.i538:
  %.1044143.unr.i539 = phi i64 [ %.1044143.ph.i523, %B36.preheader4.i522 ], [ %.111.prol.i532, %B36.prol.i528 ]
  %252 = sub nsw i64 %.1044143.ph.i523, %.66
  %253 = icmp ugt i64 %252, -4
  br i1 %253, label %B36.preheader.i589, label %B36.preheader5.i540

B36.preheader5.i540:
  %254 = add nuw i64 %.1044143.unr.i539, 3
  %255 = mul i64 %254, %1
  %256 = add nuw i64 %.1044143.unr.i539, 2
  %257 = mul i64 %256, %1
  %258 = mul i64 %.1044143.unr.i539, %1
  %259 = add nuw i64 %.1044143.unr.i539, 1
  %260 = mul i64 %259, %1
  br label %B36.i546

B36.i546:
  %lsr.iv1253 = phi ptr [ %scevgep1254, %B36.i546 ], [ %lsr.iv1251, %B36.preheader5.i540 ]
  %.1044143.i551 = phi i64 [ %.111.3.i562, %B36.i546 ], [ %.1044143.unr.i539, %B36.preheader5.i540 ]
  %scevgep1256 = getelementptr i8, ptr %lsr.iv1253, i64 %258
  %.142.i553 = load double, ptr %scevgep1256, align 8
  %sunkaddr551 = inttoptr i64 %.1222 to ptr
  %sunkaddr552 = mul i64 %.1044143.i551, 8
  %sunkaddr553 = getelementptr i8, ptr %sunkaddr551, i64 %sunkaddr552
  store double %.142.i553, ptr %sunkaddr553, align 8
  %scevgep1255 = getelementptr i8, ptr %lsr.iv1253, i64 %260
  %.142.1.i557 = load double, ptr %scevgep1255, align 8
  %sunkaddr554 = inttoptr i64 %.1222 to ptr
  %sunkaddr555 = mul i64 %.1044143.i551, 8
  %sunkaddr556 = getelementptr i8, ptr %sunkaddr554, i64 %sunkaddr555
  %sunkaddr557 = getelementptr i8, ptr %sunkaddr556, i64 8
  store double %.142.1.i557, ptr %sunkaddr557, align 8
  %scevgep1257 = getelementptr i8, ptr %lsr.iv1253, i64 %257
  %.142.2.i560 = load double, ptr %scevgep1257, align 8
  %sunkaddr558 = inttoptr i64 %.1222 to ptr
  %sunkaddr559 = mul i64 %.1044143.i551, 8
  %sunkaddr560 = getelementptr i8, ptr %sunkaddr558, i64 %sunkaddr559
  %sunkaddr561 = getelementptr i8, ptr %sunkaddr560, i64 16
  store double %.142.2.i560, ptr %sunkaddr561, align 8
  %.111.3.i562 = add nuw nsw i64 %.1044143.i551, 4
  %scevgep1258 = getelementptr i8, ptr %lsr.iv1253, i64 %255
  %.142.3.i564 = load double, ptr %scevgep1258, align 8
  %sunkaddr562 = inttoptr i64 %.1222 to ptr
  %sunkaddr563 = mul i64 %.1044143.i551, 8
  %sunkaddr564 = getelementptr i8, ptr %sunkaddr562, i64 %sunkaddr563
  %sunkaddr565 = getelementptr i8, ptr %sunkaddr564, i64 24
  store double %.142.3.i564, ptr %sunkaddr565, align 8
  %scevgep1254 = getelementptr i8, ptr %lsr.iv1253, i64 %2
  %exitcond.not.3.i570 = icmp eq i64 %.66, %.111.3.i562
  br i1 %exitcond.not.3.i570, label %B36.preheader.i589, label %B36.i546

B36.preheader.i589:
  br i1 %or.cond.i450, label %B36.preheader.i589.vector.memcheck.i642_crit_edge, label %B36.preheader4.i593

B36.preheader.i589.vector.memcheck.i642_crit_edge:
  %.pre160 = mul i64 %.1140875894, -8
  br label %vector.memcheck.i642

vector.memcheck.i642:
  %.neg29.pre-phi = phi i64 [ %.pre160, %B36.preheader.i589.vector.memcheck.i642_crit_edge ], [ %.neg26.pre-phi, %middle.block.i585 ]
  %261 = ptrtoint ptr %arg.c.9 to i64
  %.neg30 = sub i64 %.1231, %261
  %262 = add i64 %.neg30, %.neg29.pre-phi
  %diff.check.i643 = icmp ult i64 %262, 32
  br i1 %diff.check.i643, label %B36.preheader4.i593, label %vector.body.i647.preheader

vector.body.i647.preheader:
  br label %vector.body.i647

vector.body.i647:
  %index.i648 = phi i64 [ %index.next.i655, %vector.body.i647 ], [ 0, %vector.body.i647.preheader ]
  %263 = shl i64 %index.i648, 3
  %scevgep1274 = getelementptr i8, ptr %lsr.iv1272, i64 %263
  %scevgep1275 = getelementptr i8, ptr %scevgep1274, i64 -16
  %wide.load.i651 = load <2 x double>, ptr %scevgep1275, align 8
  %wide.load3.i652 = load <2 x double>, ptr %scevgep1274, align 8
  %sunkaddr566 = inttoptr i64 %.1231 to ptr
  %sunkaddr567 = mul i64 %index.i648, 8
  %sunkaddr568 = getelementptr i8, ptr %sunkaddr566, i64 %sunkaddr567
  store <2 x double> %wide.load.i651, ptr %sunkaddr568, align 8
  %sunkaddr569 = inttoptr i64 %.1231 to ptr
  %sunkaddr570 = mul i64 %index.i648, 8
  %sunkaddr571 = getelementptr i8, ptr %sunkaddr569, i64 %sunkaddr570
  %sunkaddr572 = getelementptr i8, ptr %sunkaddr571, i64 16
  store <2 x double> %wide.load3.i652, ptr %sunkaddr572, align 8
  %index.next.i655 = add nuw nsw i64 %index.i648, 4
  %264 = icmp eq i64 %n.vec.i503, %index.next.i655
  br i1 %264, label %middle.block.i656, label %vector.body.i647

middle.block.i656:
  %265 = icmp eq i64 %.66, %n.vec.i503
  br i1 %265, label %B1034.backedge.2, label %B36.preheader4.i593

B36.preheader4.i593:
  %.1044143.ph.i594 = phi i64 [ 0, %vector.memcheck.i642 ], [ 0, %B36.preheader.i589 ], [ %n.vec.i503, %middle.block.i656 ]
  %266 = icmp eq i64 %xtraiter.i453, 0
  br i1 %266, label %B36.prol.loopexit.i609, label %B36.prol.preheader.i597

B36.prol.preheader.i597:
  %267 = mul i64 %.1044143.ph.i594, %arg.lanes
  %268 = add i64 %267, %.1140875894
  %269 = shl i64 %268, 3
  %scevgep29.i598 = getelementptr i8, ptr %arg.c.9, i64 %269
  br label %B36.prol.i599

B36.prol.i599:
  %lsr.iv32.i600 = phi i64 [ %xtraiter.i453, %B36.prol.preheader.i597 ], [ %lsr.iv.next.i607, %B36.prol.i599 ]
  %lsr.iv30.i601 = phi ptr [ %scevgep29.i598, %B36.prol.preheader.i597 ], [ %scevgep31.i606, %B36.prol.i599 ]
  %.1044143.prol.i602 = phi i64 [ %.1044143.ph.i594, %B36.prol.preheader.i597 ], [ %.111.prol.i603, %B36.prol.i599 ]
  %270 = inttoptr i64 %.1231 to ptr
  %.111.prol.i603 = add nuw nsw i64 %.1044143.prol.i602, 1
  %.142.prol.i604 = load double, ptr %lsr.iv30.i601, align 8
  %271 = shl i64 %.1044143.prol.i602, 3
  %scevgep28.i605 = getelementptr i8, ptr %270, i64 %271
  store double %.142.prol.i604, ptr %scevgep28.i605, align 8
  %scevgep31.i606 = getelementptr i8, ptr %lsr.iv30.i601, i64 %1
  %lsr.iv.next.i607 = add nsw i64 %lsr.iv32.i600, -1
  %prol.iter.cmp.not.i608 = icmp eq i64 %lsr.iv.next.i607, 0
  br i1 %prol.iter.cmp.not.i608, label %B36.prol.loopexit.i609, label %B36.prol.i599

B36.prol.loopexit.i609:
  %.1044143.unr.i610 = phi i64 [ %.1044143.ph.i594, %B36.preheader4.i593 ], [ %.111.prol.i603, %B36.prol.i599 ]
  %272 = sub nsw i64 %.1044143.ph.i594, %.66
  %273 = icmp ugt i64 %272, -4
  br i1 %273, label %B1034.backedge.2, label %B36.preheader5.i611

B36.preheader5.i611:
  %274 = add nuw i64 %.1044143.unr.i610, 3
  %275 = mul i64 %274, %1
  %276 = add nuw i64 %.1044143.unr.i610, 2
  %277 = mul i64 %276, %1
  %278 = mul i64 %.1044143.unr.i610, %1
  %279 = add nuw i64 %.1044143.unr.i610, 1
  %280 = mul i64 %279, %1
  br label %B36.i617

B36.i617:
  %lsr.iv1278 = phi ptr [ %scevgep1279, %B36.i617 ], [ %lsr.iv1276, %B36.preheader5.i611 ]
  %.1044143.i622 = phi i64 [ %.111.3.i633, %B36.i617 ], [ %.1044143.unr.i610, %B36.preheader5.i611 ]
  %scevgep1281 = getelementptr i8, ptr %lsr.iv1278, i64 %278
  %.142.i624 = load double, ptr %scevgep1281, align 8
  %sunkaddr573 = inttoptr i64 %.1231 to ptr
  %sunkaddr574 = mul i64 %.1044143.i622, 8
  %sunkaddr575 = getelementptr i8, ptr %sunkaddr573, i64 %sunkaddr574
  store double %.142.i624, ptr %sunkaddr575, align 8
  %scevgep1280 = getelementptr i8, ptr %lsr.iv1278, i64 %280
  %.142.1.i628 = load double, ptr %scevgep1280, align 8
  %sunkaddr576 = inttoptr i64 %.1231 to ptr
  %sunkaddr577 = mul i64 %.1044143.i622, 8
  %sunkaddr578 = getelementptr i8, ptr %sunkaddr576, i64 %sunkaddr577
  %sunkaddr579 = getelementptr i8, ptr %sunkaddr578, i64 8
  store double %.142.1.i628, ptr %sunkaddr579, align 8
  %scevgep1282 = getelementptr i8, ptr %lsr.iv1278, i64 %277
  %.142.2.i631 = load double, ptr %scevgep1282, align 8
  %sunkaddr580 = inttoptr i64 %.1231 to ptr
  %sunkaddr581 = mul i64 %.1044143.i622, 8
  %sunkaddr582 = getelementptr i8, ptr %sunkaddr580, i64 %sunkaddr581
  %sunkaddr583 = getelementptr i8, ptr %sunkaddr582, i64 16
  store double %.142.2.i631, ptr %sunkaddr583, align 8
  %.111.3.i633 = add nuw nsw i64 %.1044143.i622, 4
  %scevgep1283 = getelementptr i8, ptr %lsr.iv1278, i64 %275
  %.142.3.i635 = load double, ptr %scevgep1283, align 8
  %sunkaddr584 = inttoptr i64 %.1231 to ptr
  %sunkaddr585 = mul i64 %.1044143.i622, 8
  %sunkaddr586 = getelementptr i8, ptr %sunkaddr584, i64 %sunkaddr585
  %sunkaddr587 = getelementptr i8, ptr %sunkaddr586, i64 24
  store double %.142.3.i635, ptr %sunkaddr587, align 8
  %scevgep1279 = getelementptr i8, ptr %lsr.iv1278, i64 %2
  %exitcond.not.3.i641 = icmp eq i64 %.66, %.111.3.i633
  br i1 %exitcond.not.3.i641, label %B1034.backedge.2, label %B36.i617

B1034.backedge.2:
  %281 = icmp slt i64 %arg.s.8, 1
  br i1 %281, label %B1086.endif.endif, label %B36.preheader.i660

B36.preheader.i660:
  br i1 %or.cond.i663, label %vector.memcheck.i713, label %B36.preheader4.i664

vector.memcheck.i713:
  %282 = ptrtoint ptr %arg.c.7 to i64
  %.neg32 = mul i64 %.1140875894, -8
  %.neg33 = sub i64 %.neg32, %282
  %283 = add i64 %.neg33, %.1225
  %diff.check.i714 = icmp ult i64 %283, 32
  br i1 %diff.check.i714, label %B36.preheader4.i664, label %vector.body.i718.preheader

vector.body.i718.preheader:
  br label %vector.body.i718

vector.body.i718:
  %index.i719 = phi i64 [ %index.next.i726, %vector.body.i718 ], [ 0, %vector.body.i718.preheader ]
  %284 = shl i64 %index.i719, 3
  %scevgep1299 = getelementptr i8, ptr %lsr.iv1297, i64 %284
  %scevgep1300 = getelementptr i8, ptr %scevgep1299, i64 -16
  %wide.load.i722 = load <2 x double>, ptr %scevgep1300, align 8
  %wide.load3.i723 = load <2 x double>, ptr %scevgep1299, align 8
  %sunkaddr588 = inttoptr i64 %.1225 to ptr
  %sunkaddr589 = mul i64 %index.i719, 8
  %sunkaddr590 = getelementptr i8, ptr %sunkaddr588, i64 %sunkaddr589
  store <2 x double> %wide.load.i722, ptr %sunkaddr590, align 8
  %sunkaddr591 = inttoptr i64 %.1225 to ptr
  %sunkaddr592 = mul i64 %index.i719, 8
  %sunkaddr593 = getelementptr i8, ptr %sunkaddr591, i64 %sunkaddr592
  %sunkaddr594 = getelementptr i8, ptr %sunkaddr593, i64 16
  store <2 x double> %wide.load3.i723, ptr %sunkaddr594, align 8
  %index.next.i726 = add nuw nsw i64 %index.i719, 4
  %285 = icmp eq i64 %n.vec.i716, %index.next.i726
  br i1 %285, label %middle.block.i727, label %vector.body.i718

middle.block.i727:
  %286 = icmp eq i64 %arg.s.8, %n.vec.i716
  br i1 %286, label %B36.preheader.i731, label %B36.preheader4.i664

B36.preheader4.i664:
  %.1044143.ph.i665 = phi i64 [ 0, %vector.memcheck.i713 ], [ 0, %B36.preheader.i660 ], [ %n.vec.i716, %middle.block.i727 ]
  %287 = icmp eq i64 %xtraiter.i666, 0
  br i1 %287, label %B36.prol.loopexit.i680, label %B36.prol.preheader.i668

B36.prol.preheader.i668:
  %288 = mul i64 %.1044143.ph.i665, %arg.lanes
  %289 = add i64 %288, %.1140875894
  %290 = shl i64 %289, 3
  %scevgep29.i669 = getelementptr i8, ptr %arg.c.7, i64 %290
  br label %B36.prol.i670

B36.prol.i670:
  %lsr.iv32.i671 = phi i64 [ %xtraiter.i666, %B36.prol.preheader.i668 ], [ %lsr.iv.next.i678, %B36.prol.i670 ]
  %lsr.iv30.i672 = phi ptr [ %scevgep29.i669, %B36.prol.preheader.i668 ], [ %scevgep31.i677, %B36.prol.i670 ]
  %.1044143.prol.i673 = phi i64 [ %.1044143.ph.i665, %B36.prol.preheader.i668 ], [ %.111.prol.i674, %B36.prol.i670 ]
  %291 = inttoptr i64 %.1225 to ptr
  %.111.prol.i674 = add nuw nsw i64 %.1044143.prol.i673, 1
  %.142.prol.i675 = load double, ptr %lsr.iv30.i672, align 8
  %292 = shl i64 %.1044143.prol.i673, 3
  %scevgep28.i676 = getelementptr i8, ptr %291, i64 %292
  store double %.142.prol.i675, ptr %scevgep28.i676, align 8
  %scevgep31.i677 = getelementptr i8, ptr %lsr.iv30.i672, i64 %1
  %lsr.iv.next.i678 = add nsw i64 %lsr.iv32.i671, -1
  %prol.iter.cmp.not.i679 = icmp eq i64 %lsr.iv.next.i678, 0
  br i1 %prol.iter.cmp.not.i679, label %B36.prol.loopexit.i680, label %B36.prol.i670

B36.prol.loopexit.i680:
  %.1044143.unr.i681 = phi i64 [ %.1044143.ph.i665, %B36.preheader4.i664 ], [ %.111.prol.i674, %B36.prol.i670 ]
  %293 = sub nsw i64 %.1044143.ph.i665, %arg.s.8
  %294 = icmp ugt i64 %293, -4
  br i1 %294, label %B36.preheader.i731, label %B36.preheader5.i682

B36.preheader5.i682:
  %295 = add nuw i64 %.1044143.unr.i681, 3
  %296 = mul i64 %295, %1
  %297 = add nuw i64 %.1044143.unr.i681, 2
  %298 = mul i64 %297, %1
  %299 = mul i64 %.1044143.unr.i681, %1
  %300 = add nuw i64 %.1044143.unr.i681, 1
  %301 = mul i64 %300, %1
  br label %B36.i688

B36.i688:
  %lsr.iv1303 = phi ptr [ %scevgep1304, %B36.i688 ], [ %lsr.iv1301, %B36.preheader5.i682 ]
  %.1044143.i693 = phi i64 [ %.111.3.i704, %B36.i688 ], [ %.1044143.unr.i681, %B36.preheader5.i682 ]
  %scevgep1306 = getelementptr i8, ptr %lsr.iv1303, i64 %299
  %.142.i695 = load double, ptr %scevgep1306, align 8
  %sunkaddr595 = inttoptr i64 %.1225 to ptr
  %sunkaddr596 = mul i64 %.1044143.i693, 8
  %sunkaddr597 = getelementptr i8, ptr %sunkaddr595, i64 %sunkaddr596
  store double %.142.i695, ptr %sunkaddr597, align 8
  %scevgep1305 = getelementptr i8, ptr %lsr.iv1303, i64 %301
  %.142.1.i699 = load double, ptr %scevgep1305, align 8
  %sunkaddr598 = inttoptr i64 %.1225 to ptr
  %sunkaddr599 = mul i64 %.1044143.i693, 8
  %sunkaddr600 = getelementptr i8, ptr %sunkaddr598, i64 %sunkaddr599
  %sunkaddr601 = getelementptr i8, ptr %sunkaddr600, i64 8
  store double %.142.1.i699, ptr %sunkaddr601, align 8
  %scevgep1307 = getelementptr i8, ptr %lsr.iv1303, i64 %298
  %.142.2.i702 = load double, ptr %scevgep1307, align 8
  %sunkaddr602 = inttoptr i64 %.1225 to ptr
  %sunkaddr603 = mul i64 %.1044143.i693, 8
  %sunkaddr604 = getelementptr i8, ptr %sunkaddr602, i64 %sunkaddr603
  %sunkaddr605 = getelementptr i8, ptr %sunkaddr604, i64 16
  store double %.142.2.i702, ptr %sunkaddr605, align 8
  %.111.3.i704 = add nuw nsw i64 %.1044143.i693, 4
  %scevgep1308 = getelementptr i8, ptr %lsr.iv1303, i64 %296
  %.142.3.i706 = load double, ptr %scevgep1308, align 8
  %sunkaddr606 = inttoptr i64 %.1225 to ptr
  %sunkaddr607 = mul i64 %.1044143.i693, 8
  %sunkaddr608 = getelementptr i8, ptr %sunkaddr606, i64 %sunkaddr607
  %sunkaddr609 = getelementptr i8, ptr %sunkaddr608, i64 24
  store double %.142.3.i706, ptr %sunkaddr609, align 8
  %scevgep1304 = getelementptr i8, ptr %lsr.iv1303, i64 %2
  %exitcond.not.3.i712 = icmp eq i64 %arg.s.8, %.111.3.i704
  br i1 %exitcond.not.3.i712, label %B36.preheader.i731, label %B36.i688

B36.preheader.i731:
  br i1 %or.cond.i734, label %vector.memcheck.i784, label %B36.preheader4.i735

vector.memcheck.i784:
  %302 = ptrtoint ptr %arg.c.8 to i64
  %.neg35 = mul i64 %.1140875894, -8
  %.neg36 = sub i64 %.neg35, %302
  %303 = add i64 %.neg36, %.1228
  %diff.check.i785 = icmp ult i64 %303, 32
  br i1 %diff.check.i785, label %B36.preheader4.i735, label %vector.body.i789.preheader

vector.body.i789.preheader:
  br label %vector.body.i789

vector.body.i789:
  %index.i790 = phi i64 [ %index.next.i797, %vector.body.i789 ], [ 0, %vector.body.i789.preheader ]
  %304 = shl i64 %index.i790, 3
  %scevgep1324 = getelementptr i8, ptr %lsr.iv1322, i64 %304
  %scevgep1325 = getelementptr i8, ptr %scevgep1324, i64 -16
  %wide.load.i793 = load <2 x double>, ptr %scevgep1325, align 8
  %wide.load3.i794 = load <2 x double>, ptr %scevgep1324, align 8
  %sunkaddr610 = inttoptr i64 %.1228 to ptr
  %sunkaddr611 = mul i64 %index.i790, 8
  %sunkaddr612 = getelementptr i8, ptr %sunkaddr610, i64 %sunkaddr611
  store <2 x double> %wide.load.i793, ptr %sunkaddr612, align 8
  %sunkaddr613 = inttoptr i64 %.1228 to ptr
  %sunkaddr614 = mul i64 %index.i790, 8
  %sunkaddr615 = getelementptr i8, ptr %sunkaddr613, i64 %sunkaddr614
  %sunkaddr616 = getelementptr i8, ptr %sunkaddr615, i64 16
  store <2 x double> %wide.load3.i794, ptr %sunkaddr616, align 8
  %index.next.i797 = add nuw nsw i64 %index.i790, 4
  %305 = icmp eq i64 %n.vec.i787, %index.next.i797
  br i1 %305, label %middle.block.i798, label %vector.body.i789

middle.block.i798:
  %306 = icmp eq i64 %.1674, %n.vec.i787
  br i1 %306, label %B1086.endif.endif, label %B36.preheader4.i735

B36.preheader4.i735:
  %.1044143.ph.i736 = phi i64 [ 0, %vector.memcheck.i784 ], [ 0, %B36.preheader.i731 ], [ %n.vec.i787, %middle.block.i798 ]
  %307 = and i64 %arg.s.8, 1
  %308 = icmp eq i64 %307, 0
  br i1 %308, label %B36.prol.loopexit.i751, label %B36.prol.preheader.i739

B36.prol.preheader.i739:
  %309 = mul i64 %.1044143.ph.i736, %arg.lanes
  %310 = add i64 %309, %.1140875894
  %311 = shl i64 %310, 3
  %scevgep29.i740 = getelementptr i8, ptr %arg.c.8, i64 %311
  br label %B36.prol.i741

B36.prol.i741:
  %lsr.iv333 = phi i64 [ %math, %B36.prol.i741 ], [ %4, %B36.prol.preheader.i739 ]
  %lsr.iv30.i743 = phi ptr [ %scevgep31.i748, %B36.prol.i741 ], [ %scevgep29.i740, %B36.prol.preheader.i739 ]
  %.1044143.prol.i744 = phi i64 [ %.111.prol.i745, %B36.prol.i741 ], [ %.1044143.ph.i736, %B36.prol.preheader.i739 ]
  %312 = inttoptr i64 %.1228 to ptr
  %.111.prol.i745 = add i64 %.1044143.prol.i744, 1
  %.142.prol.i746 = load double, ptr %lsr.iv30.i743, align 8
  %313 = shl i64 %.1044143.prol.i744, 3
  %scevgep28.i747 = getelementptr i8, ptr %312, i64 %313
  store double %.142.prol.i746, ptr %scevgep28.i747, align 8
  %scevgep31.i748 = getelementptr i8, ptr %lsr.iv30.i743, i64 %1
  %314 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %lsr.iv333, i64 1)
  %math = extractvalue { i64, i1 } %314, 0
  %ov617 = extractvalue { i64, i1 } %314, 1
  br i1 %ov617, label %B36.prol.loopexit.i751, label %B36.prol.i741

B36.prol.loopexit.i751:
  %.1044143.unr.i752 = phi i64 [ %.1044143.ph.i736, %B36.preheader4.i735 ], [ %.111.prol.i745, %B36.prol.i741 ]
  %315 = sub nsw i64 %.1044143.ph.i736, %.1674
  %316 = icmp ugt i64 %315, -4
  br i1 %316, label %B1086.endif.endif, label %B36.preheader5.i753

B36.preheader5.i753:
  %317 = add nuw i64 %.1044143.unr.i752, 3
  %318 = mul i64 %317, %1
  %319 = add nuw i64 %.1044143.unr.i752, 2
  %320 = mul i64 %319, %1
  %321 = mul i64 %.1044143.unr.i752, %1
  %322 = add nuw nsw i64 %.1044143.unr.i752, 1
  %323 = mul i64 %322, %1
  br label %B36.i759

B36.i759:
  %lsr.iv1329 = phi ptr [ %scevgep1330, %B36.i759 ], [ %lsr.iv1327, %B36.preheader5.i753 ]
  %.1044143.i764 = phi i64 [ %.111.3.i775, %B36.i759 ], [ %.1044143.unr.i752, %B36.preheader5.i753 ]
  %scevgep1332 = getelementptr i8, ptr %lsr.iv1329, i64 %321
  %.142.i766 = load double, ptr %scevgep1332, align 8
  %sunkaddr618 = inttoptr i64 %.1228 to ptr
  %sunkaddr619 = mul i64 %.1044143.i764, 8
  %sunkaddr620 = getelementptr i8, ptr %sunkaddr618, i64 %sunkaddr619
  store double %.142.i766, ptr %sunkaddr620, align 8
  %scevgep1331 = getelementptr i8, ptr %lsr.iv1329, i64 %323
  %.142.1.i770 = load double, ptr %scevgep1331, align 8
  %sunkaddr621 = inttoptr i64 %.1228 to ptr
  %sunkaddr622 = mul i64 %.1044143.i764, 8
  %sunkaddr623 = getelementptr i8, ptr %sunkaddr621, i64 %sunkaddr622
  %sunkaddr624 = getelementptr i8, ptr %sunkaddr623, i64 8
  store double %.142.1.i770, ptr %sunkaddr624, align 8
  %scevgep1333 = getelementptr i8, ptr %lsr.iv1329, i64 %320
  %.142.2.i773 = load double, ptr %scevgep1333, align 8
  %sunkaddr625 = inttoptr i64 %.1228 to ptr
  %sunkaddr626 = mul i64 %.1044143.i764, 8
  %sunkaddr627 = getelementptr i8, ptr %sunkaddr625, i64 %sunkaddr626
  %sunkaddr628 = getelementptr i8, ptr %sunkaddr627, i64 16
  store double %.142.2.i773, ptr %sunkaddr628, align 8
  %.111.3.i775 = add nuw nsw i64 %.1044143.i764, 4
  %scevgep1334 = getelementptr i8, ptr %lsr.iv1329, i64 %318
  %.142.3.i777 = load double, ptr %scevgep1334, align 8
  %sunkaddr629 = inttoptr i64 %.1228 to ptr
  %sunkaddr630 = mul i64 %.1044143.i764, 8
  %sunkaddr631 = getelementptr i8, ptr %sunkaddr629, i64 %sunkaddr630
  %sunkaddr632 = getelementptr i8, ptr %sunkaddr631, i64 24
  store double %.142.3.i777, ptr %sunkaddr632, align 8
  %scevgep1330 = getelementptr i8, ptr %lsr.iv1329, i64 %2
  %exitcond.not.3.i783 = icmp eq i64 %.1674, %.111.3.i775
  br i1 %exitcond.not.3.i783, label %B1086.endif.endif, label %B36.i759

B1086.endif.endif:
  %324 = inttoptr i64 %.1204 to ptr
  %325 = inttoptr i64 %.1207 to ptr
  %326 = inttoptr i64 %.1210 to ptr
  %327 = inttoptr i64 %.1213 to ptr
  %328 = inttoptr i64 %.1216 to ptr
  %329 = inttoptr i64 %.1219 to ptr
  %330 = inttoptr i64 %.1222 to ptr
  %331 = inttoptr i64 %.1225 to ptr
  %332 = inttoptr i64 %.1228 to ptr
  %333 = inttoptr i64 %.1231 to ptr
  %334 = inttoptr i64 %.1234 to ptr
  %335 = inttoptr i64 %.1237 to ptr
  %336 = inttoptr i64 %.1240 to ptr
  %337 = inttoptr i64 %.1243 to ptr
  %338 = inttoptr i64 %.1246 to ptr
  %339 = inttoptr i64 %.1249 to ptr
  %340 = inttoptr i64 %.1252 to ptr
  %341 = inttoptr i64 %.1255 to ptr
  %342 = inttoptr i64 %.1258 to ptr
  %343 = inttoptr i64 %.1261 to ptr
  %344 = inttoptr i64 %.1264 to ptr
  %345 = inttoptr i64 %.1267 to ptr
  %346 = inttoptr i64 %.1270 to ptr
  %347 = inttoptr i64 %.1273 to ptr
  %348 = inttoptr i64 %.1276 to ptr
  %349 = inttoptr i64 %.1279 to ptr
  %350 = inttoptr i64 %.1282 to ptr
  %351 = inttoptr i64 %.1285 to ptr
  %352 = inttoptr i64 %.1288 to ptr
  %353 = inttoptr i64 %.1329 to ptr
  %354 = inttoptr i64 %.1332 to ptr
  %355 = inttoptr i64 %.1335 to ptr
  %356 = inttoptr i64 %.1338 to ptr
  %357 = inttoptr i64 %.1341 to ptr
  %358 = inttoptr i64 %.1344 to ptr
  %359 = inttoptr i64 %.1347 to ptr
  %360 = inttoptr i64 %.1350 to ptr
  %361 = inttoptr i64 %.1373 to ptr
  %.1712 = mul i64 %.1709, %.1385
  %.1713 = getelementptr i64, ptr %361, i64 %.1712
  store double 0.000000e+00, ptr %.1717, align 8
  %.1721 = call i32 @part7(ptr %.1717, ptr %excinfo.11, ptr %324, ptr %325, ptr %326, ptr %327, ptr %328, ptr %329, ptr %330, ptr %331, ptr %332, ptr %333, ptr %334, ptr %335, ptr %336, ptr %337, ptr %338, ptr %339, ptr %340, ptr %341, ptr %342, ptr %343, ptr %344, ptr %345, ptr %346, ptr %347, ptr %348, ptr %349, ptr %350, ptr %351, ptr %352, i64 %.1291, i64 %.1293, i64 %.1295, ptr %353, ptr %354, ptr %355, ptr %356, ptr %357, ptr %358, ptr %359, ptr %360, i64 %.1353, i64 %.1355, ptr %.1713, double %.566)
  %cond978 = icmp eq i32 %.1721, 0
  br i1 %cond978, label %B1086.endif.endif.endif, label %B1086.endif.endif.if.if

B1086.endif.endif.endif:
  %.1731 = load double, ptr %.1717, align 8
  %.1743 = getelementptr double, ptr %arg.c.23, i64 %.1140875894
  store double %.1731, ptr %.1743, align 8
  br label %B1340

B1086.endif.endif.if.if:
  %.1729 = icmp sgt i32 %.1721, 0
  %.1722 = load ptr, ptr %excinfo.11, align 8
  %.1730 = select i1 %.1729, ptr %.1722, ptr undef
  store ptr %.1730, ptr %excinfo, align 8
  br label %common.ret

B36.preheader.i802:
  br i1 %or.cond.i450, label %B36.preheader.i802.vector.memcheck.i855_crit_edge, label %B36.preheader4.i806

B36.preheader.i802.vector.memcheck.i855_crit_edge:
  %.pre157 = shl i64 %.1140875894, 3
  br label %vector.memcheck.i855

vector.memcheck.i855:
  %.pre-phi158 = phi i64 [ %.pre157, %B36.preheader.i802.vector.memcheck.i855_crit_edge ], [ %72, %middle.block.i162 ]
  %362 = ptrtoint ptr %arg.c.10 to i64
  %363 = sub i64 %362, %.1234
  %364 = add i64 %363, %.pre-phi158
  %diff.check.i856 = icmp ult i64 %364, 32
  br i1 %diff.check.i856, label %B36.preheader4.i806, label %vector.body.i860.preheader

vector.body.i860.preheader:
  br label %vector.body.i860

vector.body.i860:
  %index.i861 = phi i64 [ %index.next.i869, %vector.body.i860 ], [ 0, %vector.body.i860.preheader ]
  %sunkaddr681 = shl i64 %index.i861, 3
  %sunkaddr633 = inttoptr i64 %.1234 to ptr
  %sunkaddr634 = mul i64 %index.i861, 8
  %sunkaddr635 = getelementptr i8, ptr %sunkaddr633, i64 %sunkaddr634
  %wide.load.i864 = load <2 x double>, ptr %sunkaddr635, align 8
  %sunkaddr636 = inttoptr i64 %.1234 to ptr
  %sunkaddr637 = mul i64 %index.i861, 8
  %sunkaddr638 = getelementptr i8, ptr %sunkaddr636, i64 %sunkaddr637
  %sunkaddr639 = getelementptr i8, ptr %sunkaddr638, i64 16
  %wide.load3.i866 = load <2 x double>, ptr %sunkaddr639, align 8
  %scevgep363 = getelementptr i8, ptr %lsr.iv1370, i64 %sunkaddr681
  %365 = shl i64 %index.i861, 3
  %scevgep305 = getelementptr i8, ptr %lsr.iv1370, i64 %365
  %scevgep306 = getelementptr i8, ptr %scevgep305, i64 -16
  store <2 x double> %wide.load.i864, ptr %scevgep306, align 8
  store <2 x double> %wide.load3.i866, ptr %scevgep363, align 8
  %index.next.i869 = add nuw nsw i64 %index.i861, 4
  %366 = icmp eq i64 %n.vec.i503, %index.next.i869
  br i1 %366, label %middle.block.i870, label %vector.body.i860

middle.block.i870:
  %367 = icmp eq i64 %.66, %n.vec.i503
  br i1 %367, label %B742.backedge, label %B36.preheader4.i806

B36.preheader4.i806:
  %.1044143.ph.i807 = phi i64 [ 0, %vector.memcheck.i855 ], [ 0, %B36.preheader.i802 ], [ %n.vec.i503, %middle.block.i870 ]
  %368 = icmp eq i64 %xtraiter.i453, 0
  br i1 %368, label %B36.prol.loopexit.i822, label %B36.prol.preheader.i810

B36.prol.preheader.i810:
  %369 = mul i64 %.1044143.ph.i807, %arg.lanes
  %370 = add i64 %369, %.1140875894
  %371 = shl i64 %370, 3
  %scevgep28.i811 = getelementptr i8, ptr %arg.c.10, i64 %371
  br label %B36.prol.i812

B36.prol.i812:
  %lsr.iv32.i813 = phi i64 [ %xtraiter.i453, %B36.prol.preheader.i810 ], [ %lsr.iv.next.i820, %B36.prol.i812 ]
  %lsr.iv29.i814 = phi ptr [ %scevgep28.i811, %B36.prol.preheader.i810 ], [ %scevgep30.i819, %B36.prol.i812 ]
  %.1044143.prol.i815 = phi i64 [ %.1044143.ph.i807, %B36.prol.preheader.i810 ], [ %.111.prol.i816, %B36.prol.i812 ]
  %372 = inttoptr i64 %.1234 to ptr
  %.111.prol.i816 = add nuw nsw i64 %.1044143.prol.i815, 1
  %373 = shl i64 %.1044143.prol.i815, 3
  %scevgep31.i817 = getelementptr i8, ptr %372, i64 %373
  %.138.prol.i818 = load double, ptr %scevgep31.i817, align 8
  store double %.138.prol.i818, ptr %lsr.iv29.i814, align 8
  %scevgep30.i819 = getelementptr i8, ptr %lsr.iv29.i814, i64 %1
  %lsr.iv.next.i820 = add nsw i64 %lsr.iv32.i813, -1
  %prol.iter.cmp.not.i821 = icmp eq i64 %lsr.iv.next.i820, 0
  br i1 %prol.iter.cmp.not.i821, label %B36.prol.loopexit.i822, label %B36.prol.i812

B36.prol.loopexit.i822:
  %.1044143.unr.i823 = phi i64 [ %.1044143.ph.i807, %B36.preheader4.i806 ], [ %.111.prol.i816, %B36.prol.i812 ]
  %374 = sub nsw i64 %.1044143.ph.i807, %.66
  %375 = icmp ugt i64 %374, -4
  br i1 %375, label %B742.backedge, label %B36.preheader5.i824

B36.preheader5.i824:
  %376 = add nuw i64 %.1044143.unr.i823, 3
  %377 = mul i64 %376, %1
  %378 = add nuw i64 %.1044143.unr.i823, 2
  %379 = mul i64 %378, %1
  %380 = mul i64 %.1044143.unr.i823, %1
  %381 = add nuw i64 %.1044143.unr.i823, 1
  %382 = mul i64 %381, %1
  br label %B36.i830

B36.i830:
  %lsr.iv1381 = phi ptr [ %scevgep1382, %B36.i830 ], [ %lsr.iv1379, %B36.preheader5.i824 ]
  %.1044143.i835 = phi i64 [ %.111.3.i846, %B36.i830 ], [ %.1044143.unr.i823, %B36.preheader5.i824 ]
  %sunkaddr640 = inttoptr i64 %.1234 to ptr
  %sunkaddr641 = mul i64 %.1044143.i835, 8
  %sunkaddr642 = getelementptr i8, ptr %sunkaddr640, i64 %sunkaddr641
  %.138.i838 = load double, ptr %sunkaddr642, align 8
  %scevgep1384 = getelementptr i8, ptr %lsr.iv1381, i64 %380
  store double %.138.i838, ptr %scevgep1384, align 8
  %sunkaddr643 = inttoptr i64 %.1234 to ptr
  %sunkaddr644 = mul i64 %.1044143.i835, 8
  %sunkaddr645 = getelementptr i8, ptr %sunkaddr643, i64 %sunkaddr644
  %sunkaddr646 = getelementptr i8, ptr %sunkaddr645, i64 8
  %.138.1.i841 = load double, ptr %sunkaddr646, align 8
  %scevgep1383 = getelementptr i8, ptr %lsr.iv1381, i64 %382
  store double %.138.1.i841, ptr %scevgep1383, align 8
  %sunkaddr647 = inttoptr i64 %.1234 to ptr
  %sunkaddr648 = mul i64 %.1044143.i835, 8
  %sunkaddr649 = getelementptr i8, ptr %sunkaddr647, i64 %sunkaddr648
  %sunkaddr650 = getelementptr i8, ptr %sunkaddr649, i64 16
  %.138.2.i844 = load double, ptr %sunkaddr650, align 8
  %scevgep1385 = getelementptr i8, ptr %lsr.iv1381, i64 %379
  store double %.138.2.i844, ptr %scevgep1385, align 8
  %.111.3.i846 = add nuw nsw i64 %.1044143.i835, 4
  %sunkaddr651 = inttoptr i64 %.1234 to ptr
  %sunkaddr652 = mul i64 %.1044143.i835, 8
  %sunkaddr653 = getelementptr i8, ptr %sunkaddr651, i64 %sunkaddr652
  %sunkaddr654 = getelementptr i8, ptr %sunkaddr653, i64 24
  %.138.3.i848 = load double, ptr %sunkaddr654, align 8
  %scevgep1386 = getelementptr i8, ptr %lsr.iv1381, i64 %377
  store double %.138.3.i848, ptr %scevgep1386, align 8
  %scevgep1382 = getelementptr i8, ptr %lsr.iv1381, i64 %2
  %exitcond.not.3.i854 = icmp eq i64 %.66, %.111.3.i846
  br i1 %exitcond.not.3.i854, label %B742.backedge, label %B36.i830

B742.backedge:
  %scevgep1198 = getelementptr i8, ptr %lsr.iv1197, i64 8
  %scevgep1202 = getelementptr i8, ptr %lsr.iv1201, i64 8
  %scevgep1223 = getelementptr i8, ptr %lsr.iv1222, i64 8
  %scevgep1227 = getelementptr i8, ptr %lsr.iv1226, i64 8
  %scevgep1248 = getelementptr i8, ptr %lsr.iv1247, i64 8
  %scevgep1252 = getelementptr i8, ptr %lsr.iv1251, i64 8
  %scevgep1273 = getelementptr i8, ptr %lsr.iv1272, i64 8
  %scevgep1277 = getelementptr i8, ptr %lsr.iv1276, i64 8
  %scevgep1298 = getelementptr i8, ptr %lsr.iv1297, i64 8
  %scevgep1302 = getelementptr i8, ptr %lsr.iv1301, i64 8
  %scevgep1323 = getelementptr i8, ptr %lsr.iv1322, i64 8
  %scevgep1328 = getelementptr i8, ptr %lsr.iv1327, i64 8
  %scevgep1345 = getelementptr i8, ptr %lsr.iv1344, i64 8
  %scevgep1354 = getelementptr i8, ptr %lsr.iv1353, i64 8
  %scevgep1371 = getelementptr i8, ptr %lsr.iv1370, i64 8
  %scevgep1380 = getelementptr i8, ptr %lsr.iv1379, i64 8
  %exitcond1572.not = icmp eq i64 %arg.lanes, %.1147
  br i1 %exitcond1572.not, label %B1460.endif, label %B744

B1460.endif:
  %sunkaddr655 = getelementptr i8, ptr %arg.c.0, i64 32
  %.41.i165 = load i64, ptr %sunkaddr655, align 8
  %sunkaddr656 = getelementptr i8, ptr %arg.c.0, i64 40
  %.43.i167 = load i64, ptr %sunkaddr656, align 8
  %sunkaddr657 = getelementptr i8, ptr %arg.c.0, i64 48
  %.45.i169 = load i64, ptr %sunkaddr657, align 8
  %sunkaddr658 = getelementptr i8, ptr %arg.c.0, i64 56
  %.47.i171 = load i64, ptr %sunkaddr658, align 8
  %.48.i172 = inttoptr i64 %.43.i167 to ptr
  %.49.i173 = inttoptr i64 %.45.i169 to ptr
  %.50.i174 = inttoptr i64 %.47.i171 to ptr
  %.51.i175 = inttoptr i64 %.41.i165 to ptr
  tail call void %.51.i175(ptr %.48.i172, ptr %.49.i173, ptr %.50.i174)
  store ptr null, ptr %.1852, align 8
  %.1856 = call i32 @part8(ptr %.1852, ptr %excinfo.15, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, i64 %arg.lanes)
  %cond = icmp eq i32 %.1856, 0
  br i1 %cond, label %B1460.endif.endif.endif, label %B1460.endif.if.if

B1460.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B1460.endif.endif.endif:
  %383 = icmp slt i64 %arg.count, 1
  br i1 %383, label %B50.loopexit, label %B1568.lr.ph

B1568.lr.ph:
  %.2601 = mul i64 %.4961158, %arg.s.8
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.566, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %384 = shl i64 %.4961158, 3
  br label %B1568

B1654.endif:
  %.9842.not.i873 = icmp slt i64 %.2091, 1
  br i1 %.9842.not.i873, label %B1654.endif.endif.endif, label %B36.preheader.i874

B36.preheader.i874:
  %385 = icmp eq i64 %arg.lanes, 1
  %min.iters.check.i875 = icmp samesign ugt i64 %.2091, 13
  %or.cond.i877 = select i1 %min.iters.check.i875, i1 %385, i1 false
  br i1 %or.cond.i877, label %vector.memcheck.i927, label %B36.preheader4.i878

vector.memcheck.i927:
  %386 = ptrtoint ptr %arg.c.12 to i64
  %.neg41 = mul i64 %.1963914943, -8
  %.neg42 = sub i64 %.neg41, %386
  %387 = add i64 %.neg42, %.2010
  %diff.check.i928 = icmp ult i64 %387, 32
  br i1 %diff.check.i928, label %B36.preheader4.i878, label %vector.ph.i929

vector.ph.i929:
  %n.vec.i930 = and i64 %.2091, %const
  br label %vector.body.i932

vector.body.i932:
  %index.i933 = phi i64 [ 0, %vector.ph.i929 ], [ %index.next.i940, %vector.body.i932 ]
  %388 = shl i64 %index.i933, 3
  %scevgep1427 = getelementptr i8, ptr %lsr.iv1425, i64 %388
  %scevgep1428 = getelementptr i8, ptr %scevgep1427, i64 -16
  %wide.load.i936 = load <2 x double>, ptr %scevgep1428, align 8
  %wide.load3.i937 = load <2 x double>, ptr %scevgep1427, align 8
  %sunkaddr659 = inttoptr i64 %.2010 to ptr
  %sunkaddr660 = mul i64 %index.i933, 8
  %sunkaddr661 = getelementptr i8, ptr %sunkaddr659, i64 %sunkaddr660
  store <2 x double> %wide.load.i936, ptr %sunkaddr661, align 8
  %sunkaddr662 = inttoptr i64 %.2010 to ptr
  %sunkaddr663 = mul i64 %index.i933, 8
  %sunkaddr664 = getelementptr i8, ptr %sunkaddr662, i64 %sunkaddr663
  %sunkaddr665 = getelementptr i8, ptr %sunkaddr664, i64 16
  store <2 x double> %wide.load3.i937, ptr %sunkaddr665, align 8
  %index.next.i940 = add nuw nsw i64 %index.i933, 4
  %389 = icmp eq i64 %n.vec.i930, %index.next.i940
  br i1 %389, label %middle.block.i941, label %vector.body.i932

middle.block.i941:
  %cmp.n.i942 = icmp eq i64 %.2091, %n.vec.i930
  br i1 %cmp.n.i942, label %B1654.endif.endif.endif, label %B36.preheader4.i878

B36.preheader4.i878:
  %.1044143.ph.i879 = phi i64 [ 0, %vector.memcheck.i927 ], [ 0, %B36.preheader.i874 ], [ %n.vec.i930, %middle.block.i941 ]
  %xtraiter.i880 = and i64 %.2091, 3
  %lcmp.mod.not.i881 = icmp eq i64 %xtraiter.i880, 0
  br i1 %lcmp.mod.not.i881, label %B36.prol.loopexit.i894, label %B36.prol.preheader.i882

B36.prol.preheader.i882:
  %390 = mul i64 %.1044143.ph.i879, %arg.lanes
  %391 = add i64 %390, %.1963914943
  %392 = shl i64 %391, 3
  %scevgep29.i883 = getelementptr i8, ptr %arg.c.12, i64 %392
  br label %B36.prol.i884

B36.prol.i884:
  %lsr.iv32.i885 = phi i64 [ %xtraiter.i880, %B36.prol.preheader.i882 ], [ %lsr.iv.next.i892, %B36.prol.i884 ]
  %lsr.iv30.i886 = phi ptr [ %scevgep29.i883, %B36.prol.preheader.i882 ], [ %scevgep31.i891, %B36.prol.i884 ]
  %.1044143.prol.i887 = phi i64 [ %.1044143.ph.i879, %B36.prol.preheader.i882 ], [ %.111.prol.i888, %B36.prol.i884 ]
  %393 = inttoptr i64 %.2010 to ptr
  %.111.prol.i888 = add nuw nsw i64 %.1044143.prol.i887, 1
  %.142.prol.i889 = load double, ptr %lsr.iv30.i886, align 8
  %394 = shl i64 %.1044143.prol.i887, 3
  %scevgep28.i890 = getelementptr i8, ptr %393, i64 %394
  store double %.142.prol.i889, ptr %scevgep28.i890, align 8
  %scevgep31.i891 = getelementptr i8, ptr %lsr.iv30.i886, i64 %1
  %lsr.iv.next.i892 = add nsw i64 %lsr.iv32.i885, -1
  %prol.iter.cmp.not.i893 = icmp eq i64 %lsr.iv.next.i892, 0
  br i1 %prol.iter.cmp.not.i893, label %B36.prol.loopexit.i894, label %B36.prol.i884

B36.prol.loopexit.i894:
  %.1044143.unr.i895 = phi i64 [ %.1044143.ph.i879, %B36.preheader4.i878 ], [ %.111.prol.i888, %B36.prol.i884 ]
  %395 = sub nsw i64 %.1044143.ph.i879, %.2091
  %396 = icmp ugt i64 %395, -4
  br i1 %396, label %B1654.endif.endif.endif, label %B36.preheader5.i896

B36.preheader5.i896:
  %397 = add nuw i64 %.1044143.unr.i895, 3
  %398 = mul i64 %397, %1
  %399 = add nuw i64 %.1044143.unr.i895, 2
  %400 = mul i64 %399, %1
  %401 = mul i64 %.1044143.unr.i895, %1
  %402 = add nuw i64 %.1044143.unr.i895, 1
  %403 = mul i64 %402, %1
  br label %B36.i902

B36.i902:
  %lsr.iv1431 = phi ptr [ %scevgep1432, %B36.i902 ], [ %lsr.iv1429, %B36.preheader5.i896 ]
  %.1044143.i907 = phi i64 [ %.111.3.i918, %B36.i902 ], [ %.1044143.unr.i895, %B36.preheader5.i896 ]
  %scevgep1434 = getelementptr i8, ptr %lsr.iv1431, i64 %401
  %.142.i909 = load double, ptr %scevgep1434, align 8
  %sunkaddr666 = inttoptr i64 %.2010 to ptr
  %sunkaddr667 = mul i64 %.1044143.i907, 8
  %sunkaddr668 = getelementptr i8, ptr %sunkaddr666, i64 %sunkaddr667
  store double %.142.i909, ptr %sunkaddr668, align 8
  %scevgep1433 = getelementptr i8, ptr %lsr.iv1431, i64 %403
  %.142.1.i913 = load double, ptr %scevgep1433, align 8
  %sunkaddr669 = inttoptr i64 %.2010 to ptr
  %sunkaddr670 = mul i64 %.1044143.i907, 8
  %sunkaddr671 = getelementptr i8, ptr %sunkaddr669, i64 %sunkaddr670
  %sunkaddr672 = getelementptr i8, ptr %sunkaddr671, i64 8
  store double %.142.1.i913, ptr %sunkaddr672, align 8
  %scevgep1435 = getelementptr i8, ptr %lsr.iv1431, i64 %400
  %.142.2.i916 = load double, ptr %scevgep1435, align 8
  %sunkaddr673 = inttoptr i64 %.2010 to ptr
  %sunkaddr674 = mul i64 %.1044143.i907, 8
  %sunkaddr675 = getelementptr i8, ptr %sunkaddr673, i64 %sunkaddr674
  %sunkaddr676 = getelementptr i8, ptr %sunkaddr675, i64 16
  store double %.142.2.i916, ptr %sunkaddr676, align 8
  %.111.3.i918 = add nuw nsw i64 %.1044143.i907, 4
  %scevgep1436 = getelementptr i8, ptr %lsr.iv1431, i64 %398
  %.142.3.i920 = load double, ptr %scevgep1436, align 8
  %sunkaddr677 = inttoptr i64 %.2010 to ptr
  %sunkaddr678 = mul i64 %.1044143.i907, 8
  %sunkaddr679 = getelementptr i8, ptr %sunkaddr677, i64 %sunkaddr678
  %sunkaddr680 = getelementptr i8, ptr %sunkaddr679, i64 24
  store double %.142.3.i920, ptr %sunkaddr680, align 8
  %scevgep1432 = getelementptr i8, ptr %lsr.iv1431, i64 %2
  %exitcond.not.3.i926 = icmp eq i64 %.2091, %.111.3.i918
  br i1 %exitcond.not.3.i926, label %B1654.endif.endif.endif, label %B36.i902

B1654.endif.endif.endif:
  %404 = icmp slt i64 %.66, 1
  br i1 %404, label %B1874.endif, label %B1822.preheader

B1822.preheader:
  %405 = icmp eq i64 %.66, 1
  %406 = sub i64 %.2079, %.2144
  %diff.check = icmp ult i64 %406, 16
  %or.cond = select i1 %405, i1 true, i1 %diff.check
  br i1 %or.cond, label %B1822.preheader1076, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.body.preheader ]
  %407 = inttoptr i64 %.2144 to ptr
  %408 = inttoptr i64 %.2079 to ptr
  %409 = shl i64 %index, 3
  %scevgep1446 = getelementptr i8, ptr %407, i64 %409
  %wide.load = load <2 x double>, ptr %scevgep1446, align 8
  %410 = fdiv <2 x double> %wide.load, %broadcast.splat
  %scevgep1445 = getelementptr i8, ptr %408, i64 %409
  store <2 x double> %410, ptr %scevgep1445, align 8
  %index.next = add nuw i64 %index, 2
  %411 = icmp eq i64 %n.vec, %index.next
  br i1 %411, label %middle.block, label %vector.body

middle.block:
  %412 = icmp eq i64 %.66, %n.vec
  br i1 %412, label %B1874.endif, label %B1822.preheader1076

B1822.preheader1076:
  %.2366900902.ph = phi i64 [ 0, %B1822.preheader ], [ %n.vec, %middle.block ]
  %413 = sub nsw i64 %.66, %.2366900902.ph
  %xtraiter = and i64 %413, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B1822.prol.loopexit, label %B1822.prol.preheader

B1822.prol.preheader:
  br label %B1822.prol

B1822.prol:
  %lsr.iv1449 = phi i64 [ %lsr.iv.next1450, %B1822.prol ], [ %xtraiter, %B1822.prol.preheader ]
  %.2366900902.prol = phi i64 [ %.2373.prol, %B1822.prol ], [ %.2366900902.ph, %B1822.prol.preheader ]
  %414 = inttoptr i64 %.2144 to ptr
  %415 = inttoptr i64 %.2079 to ptr
  %.2373.prol = add nuw i64 %.2366900902.prol, 1
  %416 = shl i64 %.2366900902.prol, 3
  %scevgep1448 = getelementptr i8, ptr %414, i64 %416
  %.2401.prol = load double, ptr %scevgep1448, align 8
  %.2406.prol = fdiv double %.2401.prol, %.566
  %scevgep1447 = getelementptr i8, ptr %415, i64 %416
  store double %.2406.prol, ptr %scevgep1447, align 8
  %lsr.iv.next1450 = add nsw i64 %lsr.iv1449, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next1450, 0
  br i1 %prol.iter.cmp.not, label %B1822.prol.loopexit, label %B1822.prol

B1822.prol.loopexit:
  %.2366900902.unr = phi i64 [ %.2366900902.ph, %B1822.preheader1076 ], [ %.2373.prol, %B1822.prol ]
  %417 = sub nsw i64 %.2366900902.ph, %.66
  %418 = icmp ugt i64 %417, -4
  br i1 %418, label %B1874.endif, label %B1822.preheader35

B1822.preheader35:
  br label %B1822

B1874.endif:
  %419 = inttoptr i64 %.2085 to ptr
  %.2443 = getelementptr i8, ptr %419, i64 32
  %.2444 = load double, ptr %.2443, align 8
  %sunkaddr1793 = shl i64 %.1963914943, 3
  %sunkaddr1794 = getelementptr i8, ptr %arg.c.23, i64 %sunkaddr1793
  %.2448 = load double, ptr %sunkaddr1794, align 8
  %.12.i = fcmp ogt double %.2448, %.2444
  %.13.i = select i1 %.12.i, double %.2448, double %.2444
  store double %.13.i, ptr %.2443, align 8
  %.pre = inttoptr i64 %.2173 to ptr
  %.pre74 = inttoptr i64 %.2170 to ptr
  %.pre75 = inttoptr i64 %.2150 to ptr
  %.pre76 = inttoptr i64 %.2147 to ptr
  %.pre77 = inttoptr i64 %.2144 to ptr
  %.pre78 = inttoptr i64 %.2141 to ptr
  %.pre79 = inttoptr i64 %.2138 to ptr
  %.pre80 = inttoptr i64 %.2135 to ptr
  %.pre81 = inttoptr i64 %.2132 to ptr
  %.pre82 = inttoptr i64 %.2129 to ptr
  %.pre83 = inttoptr i64 %.2088 to ptr
  %.pre84 = inttoptr i64 %.2082 to ptr
  %.pre85 = inttoptr i64 %.2079 to ptr
  %.pre86 = inttoptr i64 %.2076 to ptr
  %.pre87 = inttoptr i64 %.2073 to ptr
  %.pre88 = inttoptr i64 %.2070 to ptr
  %.pre89 = inttoptr i64 %.2067 to ptr
  %.pre90 = inttoptr i64 %.2064 to ptr
  %.pre91 = inttoptr i64 %.2061 to ptr
  %.pre92 = inttoptr i64 %.2058 to ptr
  %.pre93 = inttoptr i64 %.2055 to ptr
  %.pre94 = inttoptr i64 %.2052 to ptr
  %.pre95 = inttoptr i64 %.2049 to ptr
  %.pre96 = inttoptr i64 %.2046 to ptr
  %.pre97 = inttoptr i64 %.2043 to ptr
  %.pre98 = inttoptr i64 %.2040 to ptr
  %.pre99 = inttoptr i64 %.2037 to ptr
  %.pre100 = inttoptr i64 %.2034 to ptr
  %.pre101 = inttoptr i64 %.2031 to ptr
  %.pre102 = inttoptr i64 %.2028 to ptr
  %.pre103 = inttoptr i64 %.2025 to ptr
  %.pre104 = inttoptr i64 %.2022 to ptr
  %.pre105 = inttoptr i64 %.2019 to ptr
  %.pre106 = inttoptr i64 %.2016 to ptr
  %.pre107 = inttoptr i64 %.2013 to ptr
  %.pre108 = inttoptr i64 %.2010 to ptr
  %.pre109 = inttoptr i64 %.2007 to ptr
  %.pre110 = inttoptr i64 %.2004 to ptr
  br label %B2372

B1998.endif:
  %420 = inttoptr i64 %.2088 to ptr
  %421 = inttoptr i64 %.2170 to ptr
  %.2557 = getelementptr i8, ptr %420, i64 8
  store i64 -1, ptr %.2557, align 8
  %.2565 = mul i64 %.2095, %.4961158
  %.2566 = getelementptr double, ptr %421, i64 %.2565
  %.9240.not.i = icmp slt i64 %.2095, 1
  br i1 %.9240.not.i, label %B1998.endif.endif, label %B36.preheader.i944

B36.preheader.i944:
  %arg.source2.i = ptrtoint ptr %.2566 to i64
  %min.iters.check.i945 = icmp samesign ult i64 %.2095, 6
  %422 = sub i64 %.2007, %arg.source2.i
  %diff.check.i946 = icmp ult i64 %422, 32
  %or.cond.i947 = select i1 %min.iters.check.i945, i1 true, i1 %diff.check.i946
  br i1 %or.cond.i947, label %B36.preheader4.i958, label %vector.ph.i948

vector.ph.i948:
  %423 = inttoptr i64 %.2170 to ptr
  %n.vec.i949 = and i64 %.2095, %const
  %scevgep1471 = getelementptr i8, ptr %423, i64 16
  %424 = mul i64 %.2095, %384
  %scevgep1472 = getelementptr i8, ptr %scevgep1471, i64 %424
  br label %vector.body.i950

vector.body.i950:
  %index.i951 = phi i64 [ 0, %vector.ph.i948 ], [ %index.next.i955, %vector.body.i950 ]
  %sunkaddr.i952 = shl i64 %index.i951, 3
  %scevgep1474 = getelementptr i8, ptr %scevgep1472, i64 %sunkaddr.i952
  %scevgep1475 = getelementptr i8, ptr %scevgep1474, i64 -16
  %wide.load.i953 = load <2 x double>, ptr %scevgep1475, align 8
  %wide.load3.i954 = load <2 x double>, ptr %scevgep1474, align 8
  %sunkaddr682 = inttoptr i64 %.2007 to ptr
  %sunkaddr683 = mul i64 %index.i951, 8
  %sunkaddr684 = getelementptr i8, ptr %sunkaddr682, i64 %sunkaddr683
  store <2 x double> %wide.load.i953, ptr %sunkaddr684, align 8
  %sunkaddr685 = inttoptr i64 %.2007 to ptr
  %sunkaddr686 = mul i64 %index.i951, 8
  %sunkaddr687 = getelementptr i8, ptr %sunkaddr685, i64 %sunkaddr686
  %sunkaddr688 = getelementptr i8, ptr %sunkaddr687, i64 16
  store <2 x double> %wide.load3.i954, ptr %sunkaddr688, align 8
  %index.next.i955 = add nuw nsw i64 %index.i951, 4
  %425 = icmp eq i64 %n.vec.i949, %index.next.i955
  br i1 %425, label %middle.block.i956, label %vector.body.i950

middle.block.i956:
  %cmp.n.i957 = icmp eq i64 %.2095, %n.vec.i949
  br i1 %cmp.n.i957, label %B1998.endif.endif, label %B36.preheader4.i958

B36.preheader4.i958:
  %.983941.ph.i = phi i64 [ 0, %B36.preheader.i944 ], [ %n.vec.i949, %middle.block.i956 ]
  %xtraiter.i959 = and i64 %.2095, 3
  %lcmp.mod.not.i960 = icmp eq i64 %xtraiter.i959, 0
  br i1 %lcmp.mod.not.i960, label %B36.prol.loopexit.i966, label %B36.prol.i961.preheader

B36.prol.i961.preheader:
  br label %B36.prol.i961

B36.prol.i961:
  %lsr.iv.i962 = phi i64 [ %lsr.iv.next.i964, %B36.prol.i961 ], [ %xtraiter.i959, %B36.prol.i961.preheader ]
  %.983941.prol.i = phi i64 [ %.105.prol.i, %B36.prol.i961 ], [ %.983941.ph.i, %B36.prol.i961.preheader ]
  %426 = inttoptr i64 %.2007 to ptr
  %.105.prol.i = add nuw nsw i64 %.983941.prol.i, 1
  %427 = shl i64 %.983941.prol.i, 3
  %scevgep22.i963 = getelementptr i8, ptr %.2566, i64 %427
  %.132.prol.i = load double, ptr %scevgep22.i963, align 8
  %scevgep21.i = getelementptr i8, ptr %426, i64 %427
  store double %.132.prol.i, ptr %scevgep21.i, align 8
  %lsr.iv.next.i964 = add nsw i64 %lsr.iv.i962, -1
  %prol.iter.cmp.not.i965 = icmp eq i64 %lsr.iv.next.i964, 0
  br i1 %prol.iter.cmp.not.i965, label %B36.prol.loopexit.i966, label %B36.prol.i961

B36.prol.loopexit.i966:
  %.983941.unr.i = phi i64 [ %.983941.ph.i, %B36.preheader4.i958 ], [ %.105.prol.i, %B36.prol.i961 ]
  %428 = sub nsw i64 %.983941.ph.i, %.2095
  %429 = icmp ugt i64 %428, -4
  br i1 %429, label %B1998.endif.endif, label %B36.i967.preheader

B36.i967.preheader:
  %430 = inttoptr i64 %.2170 to ptr
  %scevgep1484 = getelementptr i8, ptr %430, i64 24
  %431 = mul i64 %.2095, %384
  %scevgep1485 = getelementptr i8, ptr %scevgep1484, i64 %431
  br label %B36.i967

B36.i967:
  %.983941.i = phi i64 [ %.105.3.i, %B36.i967 ], [ %.983941.unr.i, %B36.i967.preheader ]
  %sunkaddr40.i = shl i64 %.983941.i, 3
  %scevgep1491 = getelementptr i8, ptr %scevgep1485, i64 %sunkaddr40.i
  %scevgep1492 = getelementptr i8, ptr %scevgep1491, i64 -24
  %.132.i = load double, ptr %scevgep1492, align 8
  %sunkaddr689 = inttoptr i64 %.2007 to ptr
  %sunkaddr690 = mul i64 %.983941.i, 8
  %sunkaddr691 = getelementptr i8, ptr %sunkaddr689, i64 %sunkaddr690
  store double %.132.i, ptr %sunkaddr691, align 8
  %432 = shl i64 %.983941.i, 3
  %scevgep375 = getelementptr i8, ptr %scevgep1485, i64 %432
  %scevgep376 = getelementptr i8, ptr %scevgep375, i64 -16
  %.132.1.i = load double, ptr %scevgep376, align 8
  %433 = shl i64 %.983941.i, 3
  %sunkaddr692 = inttoptr i64 %.2007 to ptr
  %sunkaddr693 = mul i64 %.983941.i, 8
  %sunkaddr694 = getelementptr i8, ptr %sunkaddr692, i64 %sunkaddr693
  %sunkaddr695 = getelementptr i8, ptr %sunkaddr694, i64 8
  store double %.132.1.i, ptr %sunkaddr695, align 8
  %scevgep373 = getelementptr i8, ptr %scevgep1485, i64 %433
  %scevgep374 = getelementptr i8, ptr %scevgep373, i64 -8
  %.132.2.i = load double, ptr %scevgep374, align 8
  %sunkaddr696 = inttoptr i64 %.2007 to ptr
  %sunkaddr697 = mul i64 %.983941.i, 8
  %sunkaddr698 = getelementptr i8, ptr %sunkaddr696, i64 %sunkaddr697
  %sunkaddr699 = getelementptr i8, ptr %sunkaddr698, i64 16
  store double %.132.2.i, ptr %sunkaddr699, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %.132.3.i = load double, ptr %scevgep1491, align 8
  %sunkaddr700 = inttoptr i64 %.2007 to ptr
  %sunkaddr701 = mul i64 %.983941.i, 8
  %sunkaddr702 = getelementptr i8, ptr %sunkaddr700, i64 %sunkaddr701
  %sunkaddr703 = getelementptr i8, ptr %sunkaddr702, i64 24
  store double %.132.3.i, ptr %sunkaddr703, align 8
  %exitcond.not.3.i973 = icmp eq i64 %.2095, %.105.3.i
  br i1 %exitcond.not.3.i973, label %B1998.endif.endif, label %B36.i967

B1998.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B1998.endif.endif:
  %434 = inttoptr i64 %.2004 to ptr
  %435 = inttoptr i64 %.2007 to ptr
  %436 = inttoptr i64 %.2010 to ptr
  %437 = inttoptr i64 %.2013 to ptr
  %438 = inttoptr i64 %.2016 to ptr
  %439 = inttoptr i64 %.2019 to ptr
  %440 = inttoptr i64 %.2022 to ptr
  %441 = inttoptr i64 %.2025 to ptr
  %442 = inttoptr i64 %.2028 to ptr
  %443 = inttoptr i64 %.2031 to ptr
  %444 = inttoptr i64 %.2034 to ptr
  %445 = inttoptr i64 %.2037 to ptr
  %446 = inttoptr i64 %.2040 to ptr
  %447 = inttoptr i64 %.2043 to ptr
  %448 = inttoptr i64 %.2046 to ptr
  %449 = inttoptr i64 %.2049 to ptr
  %450 = inttoptr i64 %.2052 to ptr
  %451 = inttoptr i64 %.2055 to ptr
  %452 = inttoptr i64 %.2058 to ptr
  %453 = inttoptr i64 %.2061 to ptr
  %454 = inttoptr i64 %.2064 to ptr
  %455 = inttoptr i64 %.2067 to ptr
  %456 = inttoptr i64 %.2070 to ptr
  %457 = inttoptr i64 %.2073 to ptr
  %458 = inttoptr i64 %.2076 to ptr
  %459 = inttoptr i64 %.2079 to ptr
  %460 = inttoptr i64 %.2082 to ptr
  %461 = inttoptr i64 %.2085 to ptr
  %462 = inttoptr i64 %.2088 to ptr
  %463 = inttoptr i64 %.2129 to ptr
  %464 = inttoptr i64 %.2132 to ptr
  %465 = inttoptr i64 %.2135 to ptr
  %466 = inttoptr i64 %.2138 to ptr
  %467 = inttoptr i64 %.2141 to ptr
  %468 = inttoptr i64 %.2144 to ptr
  %469 = inttoptr i64 %.2147 to ptr
  %470 = inttoptr i64 %.2150 to ptr
  %471 = inttoptr i64 %.2173 to ptr
  %.2604 = mul i64 %.2601, %.2185
  %.2605 = getelementptr i64, ptr %471, i64 %.2604
  store ptr null, ptr %.2609, align 8
  %.2613 = call i32 @part9(ptr %.2609, ptr %excinfo.21, ptr %434, ptr %435, ptr %436, ptr %437, ptr %438, ptr %439, ptr %440, ptr %441, ptr %442, ptr %443, ptr %444, ptr %445, ptr %446, ptr %447, ptr %448, ptr %449, ptr %450, ptr %451, ptr %452, ptr %453, ptr %454, ptr %455, ptr %456, ptr %457, ptr %458, ptr %459, ptr %460, ptr %461, ptr %462, i64 %.2091, i64 %.2093, i64 %.2095, ptr %463, ptr %464, ptr %465, ptr %466, ptr %467, ptr %468, ptr %469, ptr %470, i64 %.2153, i64 %.2155, ptr %.2605, double %.566)
  %cond975 = icmp eq i32 %.2613, 0
  br i1 %cond975, label %B1998.endif.endif.endif, label %B1998.endif.endif.if.if

B1998.endif.endif.endif:
  %472 = inttoptr i64 %.2173 to ptr
  %473 = inttoptr i64 %.2170 to ptr
  %474 = inttoptr i64 %.2004 to ptr
  %475 = inttoptr i64 %.2007 to ptr
  %476 = inttoptr i64 %.2010 to ptr
  %477 = inttoptr i64 %.2013 to ptr
  %478 = inttoptr i64 %.2016 to ptr
  %479 = inttoptr i64 %.2019 to ptr
  %480 = inttoptr i64 %.2022 to ptr
  %481 = inttoptr i64 %.2025 to ptr
  %482 = inttoptr i64 %.2028 to ptr
  %483 = inttoptr i64 %.2031 to ptr
  %484 = inttoptr i64 %.2034 to ptr
  %485 = inttoptr i64 %.2037 to ptr
  %486 = inttoptr i64 %.2040 to ptr
  %487 = inttoptr i64 %.2043 to ptr
  %488 = inttoptr i64 %.2046 to ptr
  %489 = inttoptr i64 %.2049 to ptr
  %490 = inttoptr i64 %.2052 to ptr
  %491 = inttoptr i64 %.2055 to ptr
  %492 = inttoptr i64 %.2058 to ptr
  %493 = inttoptr i64 %.2061 to ptr
  %494 = inttoptr i64 %.2064 to ptr
  %495 = inttoptr i64 %.2067 to ptr
  %496 = inttoptr i64 %.2070 to ptr
  %497 = inttoptr i64 %.2073 to ptr
  %498 = inttoptr i64 %.2076 to ptr
  %499 = inttoptr i64 %.2079 to ptr
  %500 = inttoptr i64 %.2082 to ptr
  %501 = inttoptr i64 %.2085 to ptr
  %502 = inttoptr i64 %.2088 to ptr
  %503 = inttoptr i64 %.2129 to ptr
  %504 = inttoptr i64 %.2132 to ptr
  %505 = inttoptr i64 %.2135 to ptr
  %506 = inttoptr i64 %.2138 to ptr
  %507 = inttoptr i64 %.2141 to ptr
  %508 = inttoptr i64 %.2144 to ptr
  %509 = inttoptr i64 %.2147 to ptr
  %510 = inttoptr i64 %.2150 to ptr
  %sunkaddr704 = inttoptr i64 %.2088 to ptr
  %sunkaddr705 = getelementptr i8, ptr %sunkaddr704, i64 8
  %.2653 = load i64, ptr %sunkaddr705, align 8
  %.2654 = icmp sgt i64 %.2653, -1
  br i1 %.2654, label %B2338.endif, label %B2372

B1998.endif.endif.if.if:
  %.2621 = icmp sgt i32 %.2613, 0
  %.2614 = load ptr, ptr %excinfo.21, align 8
  %.2622 = select i1 %.2621, ptr %.2614, ptr undef
  store ptr %.2622, ptr %excinfo, align 8
  br label %common.ret

B2338.endif:
  store i64 %.4961158, ptr %retptr, align 8
  br label %common.ret

B2372.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part3(ptr %retptr, ptr %excinfo, ptr %arg.tables, i64 %arg.last) {
B0:
  %.323 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.381 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.9 = load i64, ptr %arg.tables, align 8
  %.10 = inttoptr i64 %.9 to ptr
  %.14 = getelementptr i8, ptr %.10, i64 8
  %.15 = load i64, ptr %.14, align 8
  %.95 = getelementptr i8, ptr %.10, i64 224
  %.96 = load i64, ptr %.95, align 8
  %.97 = inttoptr i64 %.96 to ptr
  %.98 = getelementptr i8, ptr %.10, i64 232
  %.99 = load i64, ptr %.98, align 8
  %.100 = getelementptr i8, ptr %.10, i64 240
  %.101 = load i64, ptr %.100, align 8
  %.102 = getelementptr i8, ptr %.10, i64 248
  %.103 = load i64, ptr %.102, align 8
  %.160 = getelementptr i8, ptr %.10, i64 320
  %.161 = load i64, ptr %.160, align 8
  %.162 = getelementptr i8, ptr %.10, i64 328
  %.163 = load i64, ptr %.162, align 8
  %.192 = getelementptr i8, ptr %.10, i64 384
  %.193 = load i64, ptr %.192, align 8
  %.236 = load i64, ptr %.97, align 8
  %.238 = icmp slt i64 %.236, %arg.last
  br i1 %.238, label %B108.preheader, label %B568.endif

B108.preheader:
  %0 = inttoptr i64 %.9 to ptr
  %.189 = getelementptr i8, ptr %0, i64 376
  %.190 = load i64, ptr %.189, align 8
  %.186 = getelementptr i8, ptr %0, i64 368
  %.187 = load i64, ptr %.186, align 8
  %.183 = getelementptr i8, ptr %0, i64 360
  %.184 = load i64, ptr %.183, align 8
  %.180 = getelementptr i8, ptr %0, i64 352
  %.181 = load i64, ptr %.180, align 8
  %.174 = getelementptr i8, ptr %0, i64 336
  %.175 = load i64, ptr %.174, align 8
  %.157 = getelementptr i8, ptr %0, i64 312
  %.158 = load i64, ptr %.157, align 8
  %.154 = getelementptr i8, ptr %0, i64 304
  %.155 = load i64, ptr %.154, align 8
  %.151 = getelementptr i8, ptr %0, i64 296
  %.152 = load i64, ptr %.151, align 8
  %.148 = getelementptr i8, ptr %0, i64 288
  %.149 = load i64, ptr %.148, align 8
  %.145 = getelementptr i8, ptr %0, i64 280
  %.146 = load i64, ptr %.145, align 8
  %.142 = getelementptr i8, ptr %0, i64 272
  %.143 = load i64, ptr %.142, align 8
  %.139 = getelementptr i8, ptr %0, i64 264
  %.140 = load i64, ptr %.139, align 8
  %.136 = getelementptr i8, ptr %0, i64 256
  %.137 = load i64, ptr %.136, align 8
  %.92 = getelementptr i8, ptr %0, i64 216
  %.93 = load i64, ptr %.92, align 8
  %.89 = getelementptr i8, ptr %0, i64 208
  %.90 = load i64, ptr %.89, align 8
  %.86 = getelementptr i8, ptr %0, i64 200
  %.87 = load i64, ptr %.86, align 8
  %.83 = getelementptr i8, ptr %0, i64 192
  %.84 = load i64, ptr %.83, align 8
  %.80 = getelementptr i8, ptr %0, i64 184
  %.81 = load i64, ptr %.80, align 8
  %.77 = getelementptr i8, ptr %0, i64 176
  %.78 = load i64, ptr %.77, align 8
  %.74 = getelementptr i8, ptr %0, i64 168
  %.75 = load i64, ptr %.74, align 8
  %.71 = getelementptr i8, ptr %0, i64 160
  %.72 = load i64, ptr %.71, align 8
  %.68 = getelementptr i8, ptr %0, i64 152
  %.69 = load i64, ptr %.68, align 8
  %.65 = getelementptr i8, ptr %0, i64 144
  %.66 = load i64, ptr %.65, align 8
  %.62 = getelementptr i8, ptr %0, i64 136
  %.63 = load i64, ptr %.62, align 8
  %.59 = getelementptr i8, ptr %0, i64 128
  %.60 = load i64, ptr %.59, align 8
  %.56 = getelementptr i8, ptr %0, i64 120
  %.57 = load i64, ptr %.56, align 8
  %.53 = getelementptr i8, ptr %0, i64 112
  %.54 = load i64, ptr %.53, align 8
  %.50 = getelementptr i8, ptr %0, i64 104
  %.51 = load i64, ptr %.50, align 8
  %.47 = getelementptr i8, ptr %0, i64 96
  %.48 = load i64, ptr %.47, align 8
  %.44 = getelementptr i8, ptr %0, i64 88
  %.45 = load i64, ptr %.44, align 8
  %.41 = getelementptr i8, ptr %0, i64 80
  %.42 = load i64, ptr %.41, align 8
  %.38 = getelementptr i8, ptr %0, i64 72
  %.39 = load i64, ptr %.38, align 8
  %.35 = getelementptr i8, ptr %0, i64 64
  %.36 = load i64, ptr %.35, align 8
  %.32 = getelementptr i8, ptr %0, i64 56
  %.33 = load i64, ptr %.32, align 8
  %.29 = getelementptr i8, ptr %0, i64 48
  %.30 = load i64, ptr %.29, align 8
  %.26 = getelementptr i8, ptr %0, i64 40
  %.27 = load i64, ptr %.26, align 8
  %.23 = getelementptr i8, ptr %0, i64 32
  %.24 = load i64, ptr %.23, align 8
  %.20 = getelementptr i8, ptr %0, i64 24
  %.21 = load i64, ptr %.20, align 8
  %.17 = getelementptr i8, ptr %0, i64 16
  %.18 = load i64, ptr %.17, align 8
  %.12 = load i64, ptr %0, align 8
  %.177 = getelementptr i8, ptr %0, i64 344
  %.178 = load i64, ptr %.177, align 8
  %1 = inttoptr i64 %.178 to ptr
  %.306 = mul i64 %.193, %.161
  %n.vec.i = and i64 %.103, 9223372036854775804
  %xtraiter.i = and i64 %.103, 3
  %scevgep38 = getelementptr i8, ptr %1, i64 16
  %2 = shl i64 %.103, 3
  %scevgep51 = getelementptr i8, ptr %1, i64 24
  br label %B108

B108:
  %.263 = phi i64 [ %.236, %B108.preheader ], [ %.425, %B480.endif ]
  %3 = icmp slt i64 %.103, 1
  %4 = inttoptr i64 %.178 to ptr
  %.269 = mul i64 %.263, %.103
  %.270 = getelementptr double, ptr %4, i64 %.269
  br i1 %3, label %B108.endif, label %B36.preheader.i

B36.preheader.i:
  %5 = icmp ult i64 %.103, 6
  %arg.source2.i = ptrtoint ptr %.270 to i64
  %6 = sub i64 %.15, %arg.source2.i
  %diff.check.i = icmp ult i64 %6, 32
  %or.cond.i = select i1 %5, i1 true, i1 %diff.check.i
  br i1 %or.cond.i, label %B36.preheader4.i, label %vector.body.i.preheader

vector.body.i.preheader:
  %7 = mul i64 %.263, %2
  %scevgep39 = getelementptr i8, ptr %scevgep38, i64 %7
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ %index.next.i, %vector.body.i ], [ 0, %vector.body.i.preheader ]
  %sunkaddr.i = shl i64 %index.i, 3
  %scevgep41 = getelementptr i8, ptr %scevgep39, i64 %sunkaddr.i
  %scevgep42 = getelementptr i8, ptr %scevgep41, i64 -16
  %wide.load.i = load <2 x double>, ptr %scevgep42, align 8
  %wide.load3.i = load <2 x double>, ptr %scevgep41, align 8
  %sunkaddr = inttoptr i64 %.15 to ptr
  %sunkaddr51 = mul i64 %index.i, 8
  %sunkaddr52 = getelementptr i8, ptr %sunkaddr, i64 %sunkaddr51
  store <2 x double> %wide.load.i, ptr %sunkaddr52, align 8
  %sunkaddr53 = inttoptr i64 %.15 to ptr
  %sunkaddr54 = mul i64 %index.i, 8
  %sunkaddr55 = getelementptr i8, ptr %sunkaddr53, i64 %sunkaddr54
  %sunkaddr56 = getelementptr i8, ptr %sunkaddr55, i64 16
  store <2 x double> %wide.load3.i, ptr %sunkaddr56, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %8 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %8, label %middle.block.i, label %vector.body.i

middle.block.i:
  %9 = icmp eq i64 %.103, %n.vec.i
  br i1 %9, label %B108.endif, label %B36.preheader4.i

B36.preheader4.i:
  %.983941.ph.i = phi i64 [ 0, %B36.preheader.i ], [ %n.vec.i, %middle.block.i ]
  %10 = icmp eq i64 %xtraiter.i, 0
  br i1 %10, label %B36.prol.loopexit.i, label %B36.prol.i.preheader

B36.prol.i.preheader:
  br label %B36.prol.i

B36.prol.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B36.prol.i ], [ %xtraiter.i, %B36.prol.i.preheader ]
  %.983941.prol.i = phi i64 [ %.105.prol.i, %B36.prol.i ], [ %.983941.ph.i, %B36.prol.i.preheader ]
  %11 = inttoptr i64 %.15 to ptr
  %.105.prol.i = add nuw nsw i64 %.983941.prol.i, 1
  %12 = shl i64 %.983941.prol.i, 3
  %scevgep22.i = getelementptr i8, ptr %.270, i64 %12
  %.132.prol.i = load double, ptr %scevgep22.i, align 8
  %scevgep21.i = getelementptr i8, ptr %11, i64 %12
  store double %.132.prol.i, ptr %scevgep21.i, align 8
  %lsr.iv.next.i = add nsw i64 %lsr.iv.i, -1
  %prol.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %prol.iter.cmp.not.i, label %B36.prol.loopexit.i, label %B36.prol.i

B36.prol.loopexit.i:
  %.983941.unr.i = phi i64 [ %.983941.ph.i, %B36.preheader4.i ], [ %.105.prol.i, %B36.prol.i ]
  %13 = sub nsw i64 %.983941.ph.i, %.103
  %14 = icmp ugt i64 %13, -4
  br i1 %14, label %B108.endif, label %B36.i.preheader

B36.i.preheader:
  %15 = mul i64 %.263, %2
  %scevgep52 = getelementptr i8, ptr %scevgep51, i64 %15
  br label %B36.i

B36.i:
  %.983941.i = phi i64 [ %.105.3.i, %B36.i ], [ %.983941.unr.i, %B36.i.preheader ]
  %sunkaddr40.i = shl i64 %.983941.i, 3
  %scevgep58 = getelementptr i8, ptr %scevgep52, i64 %sunkaddr40.i
  %scevgep59 = getelementptr i8, ptr %scevgep58, i64 -24
  %.132.i = load double, ptr %scevgep59, align 8
  %sunkaddr57 = inttoptr i64 %.15 to ptr
  %sunkaddr58 = mul i64 %.983941.i, 8
  %sunkaddr59 = getelementptr i8, ptr %sunkaddr57, i64 %sunkaddr58
  store double %.132.i, ptr %sunkaddr59, align 8
  %16 = shl i64 %.983941.i, 3
  %scevgep49 = getelementptr i8, ptr %scevgep52, i64 %16
  %scevgep50 = getelementptr i8, ptr %scevgep49, i64 -16
  %.132.1.i = load double, ptr %scevgep50, align 8
  %17 = shl i64 %.983941.i, 3
  %sunkaddr60 = inttoptr i64 %.15 to ptr
  %sunkaddr61 = mul i64 %.983941.i, 8
  %sunkaddr62 = getelementptr i8, ptr %sunkaddr60, i64 %sunkaddr61
  %sunkaddr63 = getelementptr i8, ptr %sunkaddr62, i64 8
  store double %.132.1.i, ptr %sunkaddr63, align 8
  %scevgep45 = getelementptr i8, ptr %scevgep52, i64 %17
  %scevgep47 = getelementptr i8, ptr %scevgep45, i64 -8
  %.132.2.i = load double, ptr %scevgep47, align 8
  %sunkaddr64 = inttoptr i64 %.15 to ptr
  %sunkaddr65 = mul i64 %.983941.i, 8
  %sunkaddr66 = getelementptr i8, ptr %sunkaddr64, i64 %sunkaddr65
  %sunkaddr67 = getelementptr i8, ptr %sunkaddr66, i64 16
  store double %.132.2.i, ptr %sunkaddr67, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %.132.3.i = load double, ptr %scevgep58, align 8
  %sunkaddr68 = inttoptr i64 %.15 to ptr
  %sunkaddr69 = mul i64 %.983941.i, 8
  %sunkaddr70 = getelementptr i8, ptr %sunkaddr68, i64 %sunkaddr69
  %sunkaddr72 = getelementptr i8, ptr %sunkaddr70, i64 24
  store double %.132.3.i, ptr %sunkaddr72, align 8
  %exitcond.not.3.i = icmp eq i64 %.103, %.105.3.i
  br i1 %exitcond.not.3.i, label %B108.endif, label %B36.i

B480:
  %18 = inttoptr i64 %.190 to ptr
  %19 = inttoptr i64 %.187 to ptr
  %20 = inttoptr i64 %.184 to ptr
  %21 = inttoptr i64 %.181 to ptr
  %22 = inttoptr i64 %.175 to ptr
  %23 = inttoptr i64 %.158 to ptr
  %24 = inttoptr i64 %.155 to ptr
  %25 = inttoptr i64 %.152 to ptr
  %26 = inttoptr i64 %.149 to ptr
  %27 = inttoptr i64 %.146 to ptr
  %28 = inttoptr i64 %.143 to ptr
  %29 = inttoptr i64 %.140 to ptr
  %30 = inttoptr i64 %.137 to ptr
  %31 = inttoptr i64 %.93 to ptr
  %32 = inttoptr i64 %.90 to ptr
  %33 = inttoptr i64 %.87 to ptr
  %34 = inttoptr i64 %.84 to ptr
  %35 = inttoptr i64 %.81 to ptr
  %36 = inttoptr i64 %.78 to ptr
  %37 = inttoptr i64 %.75 to ptr
  %38 = inttoptr i64 %.72 to ptr
  %39 = inttoptr i64 %.69 to ptr
  %40 = inttoptr i64 %.66 to ptr
  %41 = inttoptr i64 %.63 to ptr
  %42 = inttoptr i64 %.60 to ptr
  %43 = inttoptr i64 %.57 to ptr
  %44 = inttoptr i64 %.54 to ptr
  %45 = inttoptr i64 %.51 to ptr
  %46 = inttoptr i64 %.48 to ptr
  %47 = inttoptr i64 %.45 to ptr
  %48 = inttoptr i64 %.42 to ptr
  %49 = inttoptr i64 %.39 to ptr
  %50 = inttoptr i64 %.36 to ptr
  %51 = inttoptr i64 %.33 to ptr
  %52 = inttoptr i64 %.30 to ptr
  %53 = inttoptr i64 %.27 to ptr
  %54 = inttoptr i64 %.24 to ptr
  %55 = inttoptr i64 %.21 to ptr
  %56 = inttoptr i64 %.18 to ptr
  %57 = inttoptr i64 %.15 to ptr
  %58 = inttoptr i64 %.12 to ptr
  %59 = inttoptr i64 %.178 to ptr
  %60 = inttoptr i64 %.96 to ptr
  %.385 = call i32 @part6(ptr %.381, ptr %excinfo.3, ptr %58, ptr %57, ptr %56, ptr %55, ptr %54, ptr %53, ptr %52, ptr %51, ptr %50, ptr %49, ptr %48, ptr %47, ptr %46, ptr %45, ptr %44, ptr %43, ptr %42, ptr %41, ptr %40, ptr %39, ptr %38, ptr %37, ptr %36, ptr %35, ptr %34, ptr %33, ptr %32, ptr %31, ptr %60, i64 %.99, i64 %.101, i64 %.103, ptr %30, ptr %29, ptr %28, ptr %27, ptr %26, ptr %25, ptr %24, ptr %23, i64 %.161, i64 %.163, ptr %22, ptr %59, ptr %21, ptr %20, ptr %19, ptr %18, i64 %.193)
  %cond9 = icmp eq i32 %.385, 0
  br i1 %cond9, label %B480.endif, label %B480.if

B108.endif:
  %61 = inttoptr i64 %.181 to ptr
  %62 = inttoptr i64 %.175 to ptr
  %63 = inttoptr i64 %.158 to ptr
  %64 = inttoptr i64 %.155 to ptr
  %65 = inttoptr i64 %.152 to ptr
  %66 = inttoptr i64 %.149 to ptr
  %67 = inttoptr i64 %.146 to ptr
  %68 = inttoptr i64 %.143 to ptr
  %69 = inttoptr i64 %.140 to ptr
  %70 = inttoptr i64 %.137 to ptr
  %71 = inttoptr i64 %.93 to ptr
  %72 = inttoptr i64 %.90 to ptr
  %73 = inttoptr i64 %.87 to ptr
  %74 = inttoptr i64 %.84 to ptr
  %75 = inttoptr i64 %.81 to ptr
  %76 = inttoptr i64 %.78 to ptr
  %77 = inttoptr i64 %.75 to ptr
  %78 = inttoptr i64 %.72 to ptr
  %79 = inttoptr i64 %.69 to ptr
  %80 = inttoptr i64 %.66 to ptr
  %81 = inttoptr i64 %.63 to ptr
  %82 = inttoptr i64 %.60 to ptr
  %83 = inttoptr i64 %.57 to ptr
  %84 = inttoptr i64 %.54 to ptr
  %85 = inttoptr i64 %.51 to ptr
  %86 = inttoptr i64 %.48 to ptr
  %87 = inttoptr i64 %.45 to ptr
  %88 = inttoptr i64 %.42 to ptr
  %89 = inttoptr i64 %.39 to ptr
  %90 = inttoptr i64 %.36 to ptr
  %91 = inttoptr i64 %.33 to ptr
  %92 = inttoptr i64 %.30 to ptr
  %93 = inttoptr i64 %.27 to ptr
  %94 = inttoptr i64 %.24 to ptr
  %95 = inttoptr i64 %.21 to ptr
  %96 = inttoptr i64 %.18 to ptr
  %97 = inttoptr i64 %.15 to ptr
  %98 = inttoptr i64 %.12 to ptr
  %99 = inttoptr i64 %.96 to ptr
  %.309 = mul i64 %.306, %.263
  %.310 = getelementptr i64, ptr %61, i64 %.309
  %100 = getelementptr double, ptr %62, i64 %.263
  %.314 = getelementptr i8, ptr %100, i64 8
  %.315 = load double, ptr %.314, align 8
  %.319 = load double, ptr %100, align 8
  %.320 = fsub double %.315, %.319
  %.327 = call i32 @part9(ptr %.323, ptr %excinfo.2, ptr %98, ptr %97, ptr %96, ptr %95, ptr %94, ptr %93, ptr %92, ptr %91, ptr %90, ptr %89, ptr %88, ptr %87, ptr %86, ptr %85, ptr %84, ptr %83, ptr %82, ptr %81, ptr %80, ptr %79, ptr %78, ptr %77, ptr %76, ptr %75, ptr %74, ptr %73, ptr %72, ptr %71, ptr %99, i64 %.99, i64 %.101, i64 %.103, ptr %70, ptr %69, ptr %68, ptr %67, ptr %66, ptr %65, ptr %64, ptr %63, i64 %.161, i64 %.163, ptr %.310, double %.320)
  %cond = icmp eq i32 %.327, 0
  br i1 %cond, label %B108.endif.endif, label %B108.endif.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B568.endif ], [ %.385, %B480.if ], [ %.327, %B108.endif.if ]
  ret i32 %common.ret.op

B108.endif.if:
  %.335 = icmp sgt i32 %.327, 0
  %.328 = load ptr, ptr %excinfo.2, align 8
  %.336 = select i1 %.335, ptr %.328, ptr undef
  store ptr %.336, ptr %excinfo, align 8
  br label %common.ret

B108.endif.endif:
  %sunkaddr73 = inttoptr i64 %.96 to ptr
  %sunkaddr74 = getelementptr i8, ptr %sunkaddr73, i64 8
  %.367 = load i64, ptr %sunkaddr74, align 8
  %.368 = icmp sgt i64 %.367, -1
  br i1 %.368, label %B108.endif.endif.B568.loopexit_crit_edge, label %B480

B108.endif.endif.B568.loopexit_crit_edge:
  %101 = inttoptr i64 %.96 to ptr
  %.462.pre.pre = load i64, ptr %101, align 8
  br label %B568.endif

B480.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B480.endif:
  %102 = inttoptr i64 %.96 to ptr
  %.425 = load i64, ptr %102, align 8
  %.427 = icmp slt i64 %.425, %arg.last
  br i1 %.427, label %B108, label %B568.endif

B568.endif:
  %.462 = phi i64 [ %.236, %B0 ], [ %.462.pre.pre, %B108.endif.endif.B568.loopexit_crit_edge ], [ %.425, %B480.endif ]
  store i64 %.462, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part6(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.g.0, ptr %arg.g.1, ptr %arg.g.2, ptr %arg.g.3, ptr %arg.g.4, ptr %arg.g.5, i64 %arg.g.6) {
B0:
  %const = bitcast i64 9223372036854775804 to i64
  %.72 = load i64, ptr %arg.c.28, align 8
  %.73 = add i64 %.72, 1
  store i64 %.73, ptr %arg.c.28, align 8
  %.98 = mul i64 %arg.s.9, %arg.s.8
  %.101 = add i64 %arg.c.30, %arg.c.29
  %.105 = mul i64 %.73, %.101
  %.106 = getelementptr double, ptr %arg.g.3, i64 %.105
  %.9240.not.i = icmp slt i64 %arg.c.29, 1
  br i1 %.9240.not.i, label %B0.endif, label %B36.preheader.i

B36.preheader.i:
  %arg.target1.i = ptrtoint ptr %.106 to i64
  %arg.source2.i = ptrtoint ptr %arg.c.2 to i64
  %min.iters.check.i = icmp samesign ult i64 %arg.c.29, 6
  %0 = sub i64 %arg.target1.i, %arg.source2.i
  %diff.check.i = icmp ult i64 %0, 32
  %or.cond.i = select i1 %min.iters.check.i, i1 true, i1 %diff.check.i
  br i1 %or.cond.i, label %B36.preheader4.i, label %vector.ph.i

vector.ph.i:
  %n.vec.i = and i64 %arg.c.29, %const
  %1 = shl i64 %.105, 3
  %2 = getelementptr i8, ptr %arg.g.3, i64 %1
  %scevgep253 = getelementptr i8, ptr %2, i64 16
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr102 = mul i64 %index.i, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr102
  %wide.load.i = load <2 x double>, ptr %sunkaddr103, align 8
  %sunkaddr105 = mul i64 %index.i, 8
  %sunkaddr106 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr105
  %sunkaddr107 = getelementptr i8, ptr %sunkaddr106, i64 16
  %wide.load3.i = load <2 x double>, ptr %sunkaddr107, align 8
  %3 = shl i64 %index.i, 3
  %scevgep101 = getelementptr i8, ptr %scevgep253, i64 %3
  %4 = shl i64 %index.i, 3
  %scevgep99 = getelementptr i8, ptr %scevgep253, i64 %4
  %scevgep100 = getelementptr i8, ptr %scevgep99, i64 -16
  store <2 x double> %wide.load.i, ptr %scevgep100, align 8
  store <2 x double> %wide.load3.i, ptr %scevgep101, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %5 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %5, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %arg.c.29, %n.vec.i
  br i1 %cmp.n.i, label %B0.endif, label %B36.preheader4.i

B36.preheader4.i:
  %.983941.ph.i = phi i64 [ 0, %B36.preheader.i ], [ %n.vec.i, %middle.block.i ]
  %xtraiter.i = and i64 %arg.c.29, 3
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B36.prol.loopexit.i, label %B36.prol.i.preheader

B36.prol.i.preheader:
  br label %B36.prol.i

B36.prol.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B36.prol.i ], [ %xtraiter.i, %B36.prol.i.preheader ]
  %.983941.prol.i = phi i64 [ %.105.prol.i, %B36.prol.i ], [ %.983941.ph.i, %B36.prol.i.preheader ]
  %.105.prol.i = add nuw nsw i64 %.983941.prol.i, 1
  %6 = shl i64 %.983941.prol.i, 3
  %scevgep22.i = getelementptr i8, ptr %arg.c.2, i64 %6
  %.132.prol.i = load double, ptr %scevgep22.i, align 8
  %scevgep21.i = getelementptr i8, ptr %.106, i64 %6
  store double %.132.prol.i, ptr %scevgep21.i, align 8
  %lsr.iv.next.i = add nsw i64 %lsr.iv.i, -1
  %prol.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %prol.iter.cmp.not.i, label %B36.prol.loopexit.i, label %B36.prol.i

B36.prol.loopexit.i:
  %.983941.unr.i = phi i64 [ %.983941.ph.i, %B36.preheader4.i ], [ %.105.prol.i, %B36.prol.i ]
  %7 = sub nsw i64 %.983941.ph.i, %arg.c.29
  %8 = icmp ugt i64 %7, -4
  br i1 %8, label %B0.endif, label %B36.i.preheader

B36.i.preheader:
  %9 = shl i64 %.105, 3
  %10 = getelementptr i8, ptr %arg.g.3, i64 %9
  %scevgep237 = getelementptr i8, ptr %10, i64 24
  br label %B36.i

B36.i:
  %.983941.i = phi i64 [ %.105.3.i, %B36.i ], [ %.983941.unr.i, %B36.i.preheader ]
  %sunkaddr40.i = shl i64 %.983941.i, 3
  %sunkaddr = mul i64 %.983941.i, 8
  %sunkaddr108 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr
  %.132.i = load double, ptr %sunkaddr108, align 8
  %scevgep243 = getelementptr i8, ptr %scevgep237, i64 %sunkaddr40.i
  %11 = shl i64 %.983941.i, 3
  %scevgep93 = getelementptr i8, ptr %scevgep237, i64 %11
  %scevgep94 = getelementptr i8, ptr %scevgep93, i64 -24
  store double %.132.i, ptr %scevgep94, align 8
  %12 = shl i64 %.983941.i, 3
  %sunkaddr109 = mul i64 %.983941.i, 8
  %sunkaddr110 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr109
  %sunkaddr111 = getelementptr i8, ptr %sunkaddr110, i64 8
  %.132.1.i = load double, ptr %sunkaddr111, align 8
  %scevgep91 = getelementptr i8, ptr %scevgep237, i64 %12
  %scevgep92 = getelementptr i8, ptr %scevgep91, i64 -16
  store double %.132.1.i, ptr %scevgep92, align 8
  %13 = shl i64 %.983941.i, 3
  %sunkaddr112 = mul i64 %.983941.i, 8
  %sunkaddr113 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr112
  %sunkaddr114 = getelementptr i8, ptr %sunkaddr113, i64 16
  %.132.2.i = load double, ptr %sunkaddr114, align 8
  %scevgep89 = getelementptr i8, ptr %scevgep237, i64 %13
  %scevgep90 = getelementptr i8, ptr %scevgep89, i64 -8
  store double %.132.2.i, ptr %scevgep90, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %sunkaddr115 = mul i64 %.983941.i, 8
  %sunkaddr116 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr115
  %sunkaddr117 = getelementptr i8, ptr %sunkaddr116, i64 24
  %.132.3.i = load double, ptr %sunkaddr117, align 8
  store double %.132.3.i, ptr %scevgep243, align 8
  %exitcond.not.3.i = icmp eq i64 %arg.c.29, %.105.3.i
  br i1 %exitcond.not.3.i, label %B0.endif, label %B36.i

B0.endif:
  %.140 = getelementptr double, ptr %.106, i64 %arg.c.29
  %.9240.not.i1 = icmp slt i64 %arg.c.30, 1
  br i1 %.9240.not.i1, label %B0.endif.endif, label %B36.preheader.i2

B36.preheader.i2:
  %arg.target1.i3 = ptrtoint ptr %.140 to i64
  %arg.source2.i4 = ptrtoint ptr %arg.c.3 to i64
  %min.iters.check.i5 = icmp samesign ult i64 %arg.c.30, 6
  %14 = sub i64 %arg.target1.i3, %arg.source2.i4
  %diff.check.i6 = icmp ult i64 %14, 32
  %or.cond.i7 = select i1 %min.iters.check.i5, i1 true, i1 %diff.check.i6
  br i1 %or.cond.i7, label %B36.preheader4.i22, label %vector.ph.i8

vector.ph.i8:
  %n.vec.i9 = and i64 %arg.c.30, %const
  %15 = add i64 %.105, %arg.c.29
  %16 = shl i64 %15, 3
  %17 = getelementptr i8, ptr %arg.g.3, i64 %16
  %scevgep229 = getelementptr i8, ptr %17, i64 16
  br label %vector.body.i10

vector.body.i10:
  %index.i11 = phi i64 [ 0, %vector.ph.i8 ], [ %index.next.i19, %vector.body.i10 ]
  %sunkaddr118 = mul i64 %index.i11, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr118
  %wide.load.i14 = load <2 x double>, ptr %sunkaddr119, align 8
  %sunkaddr121 = mul i64 %index.i11, 8
  %sunkaddr122 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr121
  %sunkaddr123 = getelementptr i8, ptr %sunkaddr122, i64 16
  %wide.load3.i16 = load <2 x double>, ptr %sunkaddr123, align 8
  %18 = shl i64 %index.i11, 3
  %scevgep79 = getelementptr i8, ptr %scevgep229, i64 %18
  %19 = shl i64 %index.i11, 3
  %scevgep77 = getelementptr i8, ptr %scevgep229, i64 %19
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 -16
  store <2 x double> %wide.load.i14, ptr %scevgep78, align 8
  store <2 x double> %wide.load3.i16, ptr %scevgep79, align 8
  %index.next.i19 = add nuw nsw i64 %index.i11, 4
  %20 = icmp eq i64 %n.vec.i9, %index.next.i19
  br i1 %20, label %middle.block.i20, label %vector.body.i10

middle.block.i20:
  %cmp.n.i21 = icmp eq i64 %arg.c.30, %n.vec.i9
  br i1 %cmp.n.i21, label %B0.endif.endif, label %B36.preheader4.i22

B36.preheader4.i22:
  %.983941.ph.i23 = phi i64 [ 0, %B36.preheader.i2 ], [ %n.vec.i9, %middle.block.i20 ]
  %xtraiter.i24 = and i64 %arg.c.30, 3
  %lcmp.mod.not.i25 = icmp eq i64 %xtraiter.i24, 0
  br i1 %lcmp.mod.not.i25, label %B36.prol.loopexit.i35, label %B36.prol.i26.preheader

B36.prol.i26.preheader:
  br label %B36.prol.i26

B36.prol.i26:
  %lsr.iv.i27 = phi i64 [ %lsr.iv.next.i33, %B36.prol.i26 ], [ %xtraiter.i24, %B36.prol.i26.preheader ]
  %.983941.prol.i28 = phi i64 [ %.105.prol.i29, %B36.prol.i26 ], [ %.983941.ph.i23, %B36.prol.i26.preheader ]
  %.105.prol.i29 = add nuw nsw i64 %.983941.prol.i28, 1
  %21 = shl i64 %.983941.prol.i28, 3
  %scevgep22.i30 = getelementptr i8, ptr %arg.c.3, i64 %21
  %.132.prol.i31 = load double, ptr %scevgep22.i30, align 8
  %scevgep21.i32 = getelementptr i8, ptr %.140, i64 %21
  store double %.132.prol.i31, ptr %scevgep21.i32, align 8
  %lsr.iv.next.i33 = add nsw i64 %lsr.iv.i27, -1
  %prol.iter.cmp.not.i34 = icmp eq i64 %lsr.iv.next.i33, 0
  br i1 %prol.iter.cmp.not.i34, label %B36.prol.loopexit.i35, label %B36.prol.i26

B36.prol.loopexit.i35:
  %.983941.unr.i36 = phi i64 [ %.983941.ph.i23, %B36.preheader4.i22 ], [ %.105.prol.i29, %B36.prol.i26 ]
  %22 = sub nsw i64 %.983941.ph.i23, %arg.c.30
  %23 = icmp ugt i64 %22, -4
  br i1 %23, label %B0.endif.endif, label %B36.i37.preheader

B36.i37.preheader:
  %24 = add i64 %.105, %arg.c.29
  %25 = shl i64 %24, 3
  %26 = getelementptr i8, ptr %arg.g.3, i64 %25
  %scevgep213 = getelementptr i8, ptr %26, i64 24
  br label %B36.i37

B36.i37:
  %.983941.i38 = phi i64 [ %.105.3.i49, %B36.i37 ], [ %.983941.unr.i36, %B36.i37.preheader ]
  %sunkaddr40.i39 = shl i64 %.983941.i38, 3
  %sunkaddr124 = mul i64 %.983941.i38, 8
  %sunkaddr125 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr124
  %.132.i41 = load double, ptr %sunkaddr125, align 8
  %scevgep219 = getelementptr i8, ptr %scevgep213, i64 %sunkaddr40.i39
  %27 = shl i64 %.983941.i38, 3
  %scevgep71 = getelementptr i8, ptr %scevgep213, i64 %27
  %scevgep72 = getelementptr i8, ptr %scevgep71, i64 -24
  store double %.132.i41, ptr %scevgep72, align 8
  %28 = shl i64 %.983941.i38, 3
  %sunkaddr126 = mul i64 %.983941.i38, 8
  %sunkaddr127 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr126
  %sunkaddr128 = getelementptr i8, ptr %sunkaddr127, i64 8
  %.132.1.i44 = load double, ptr %sunkaddr128, align 8
  %scevgep69 = getelementptr i8, ptr %scevgep213, i64 %28
  %scevgep70 = getelementptr i8, ptr %scevgep69, i64 -16
  store double %.132.1.i44, ptr %scevgep70, align 8
  %29 = shl i64 %.983941.i38, 3
  %sunkaddr129 = mul i64 %.983941.i38, 8
  %sunkaddr130 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr129
  %sunkaddr131 = getelementptr i8, ptr %sunkaddr130, i64 16
  %.132.2.i47 = load double, ptr %sunkaddr131, align 8
  %scevgep66 = getelementptr i8, ptr %scevgep213, i64 %29
  %scevgep68 = getelementptr i8, ptr %scevgep66, i64 -8
  store double %.132.2.i47, ptr %scevgep68, align 8
  %.105.3.i49 = add nuw nsw i64 %.983941.i38, 4
  %sunkaddr132 = mul i64 %.983941.i38, 8
  %sunkaddr133 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr132
  %sunkaddr134 = getelementptr i8, ptr %sunkaddr133, i64 24
  %.132.3.i51 = load double, ptr %sunkaddr134, align 8
  store double %.132.3.i51, ptr %scevgep219, align 8
  %exitcond.not.3.i53 = icmp eq i64 %arg.c.30, %.105.3.i49
  br i1 %exitcond.not.3.i53, label %B0.endif.endif, label %B36.i37

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B0.endif.endif:
  %.170 = mul i64 %.73, %arg.s.8
  %.171 = getelementptr i64, ptr %arg.g.4, i64 %.170
  %.9240.not.i55 = icmp slt i64 %arg.s.8, 1
  br i1 %.9240.not.i55, label %B0.endif.endif.endif, label %B36.preheader.i56

B36.preheader.i56:
  %arg.target1.i57 = ptrtoint ptr %.171 to i64
  %arg.source2.i58 = ptrtoint ptr %arg.c.22 to i64
  %min.iters.check.i59 = icmp samesign ult i64 %arg.s.8, 6
  %30 = sub i64 %arg.target1.i57, %arg.source2.i58
  %diff.check.i60 = icmp ult i64 %30, 32
  %or.cond.i61 = select i1 %min.iters.check.i59, i1 true, i1 %diff.check.i60
  br i1 %or.cond.i61, label %B36.preheader4.i76, label %vector.ph.i62

vector.ph.i62:
  %n.vec.i63 = and i64 %arg.s.8, %const
  %31 = shl i64 %.170, 3
  %32 = getelementptr i8, ptr %arg.g.4, i64 %31
  %scevgep205 = getelementptr i8, ptr %32, i64 16
  br label %vector.body.i64

vector.body.i64:
  %index.i65 = phi i64 [ 0, %vector.ph.i62 ], [ %index.next.i73, %vector.body.i64 ]
  %sunkaddr135 = mul i64 %index.i65, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr135
  %wide.load.i68 = load <2 x i64>, ptr %sunkaddr137, align 8
  %sunkaddr138 = mul i64 %index.i65, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr138
  %sunkaddr140 = getelementptr i8, ptr %sunkaddr139, i64 16
  %wide.load3.i70 = load <2 x i64>, ptr %sunkaddr140, align 8
  %33 = shl i64 %index.i65, 3
  %scevgep57 = getelementptr i8, ptr %scevgep205, i64 %33
  %34 = shl i64 %index.i65, 3
  %scevgep55 = getelementptr i8, ptr %scevgep205, i64 %34
  %scevgep56 = getelementptr i8, ptr %scevgep55, i64 -16
  store <2 x i64> %wide.load.i68, ptr %scevgep56, align 8
  store <2 x i64> %wide.load3.i70, ptr %scevgep57, align 8
  %index.next.i73 = add nuw nsw i64 %index.i65, 4
  %35 = icmp eq i64 %n.vec.i63, %index.next.i73
  br i1 %35, label %middle.block.i74, label %vector.body.i64

middle.block.i74:
  %cmp.n.i75 = icmp eq i64 %arg.s.8, %n.vec.i63
  br i1 %cmp.n.i75, label %B0.endif.endif.endif, label %B36.preheader4.i76

B36.preheader4.i76:
  %.983941.ph.i77 = phi i64 [ 0, %B36.preheader.i56 ], [ %n.vec.i63, %middle.block.i74 ]
  %xtraiter.i78 = and i64 %arg.s.8, 3
  %lcmp.mod.not.i79 = icmp eq i64 %xtraiter.i78, 0
  br i1 %lcmp.mod.not.i79, label %B36.prol.loopexit.i89, label %B36.prol.i80.preheader

B36.prol.i80.preheader:
  br label %B36.prol.i80

B36.prol.i80:
  %lsr.iv.i81 = phi i64 [ %lsr.iv.next.i87, %B36.prol.i80 ], [ %xtraiter.i78, %B36.prol.i80.preheader ]
  %.983941.prol.i82 = phi i64 [ %.105.prol.i83, %B36.prol.i80 ], [ %.983941.ph.i77, %B36.prol.i80.preheader ]
  %.105.prol.i83 = add nuw nsw i64 %.983941.prol.i82, 1
  %36 = shl i64 %.983941.prol.i82, 3
  %scevgep22.i84 = getelementptr i8, ptr %arg.c.22, i64 %36
  %.132.prol.i85 = load i64, ptr %scevgep22.i84, align 8
  %scevgep21.i86 = getelementptr i8, ptr %.171, i64 %36
  store i64 %.132.prol.i85, ptr %scevgep21.i86, align 8
  %lsr.iv.next.i87 = add nsw i64 %lsr.iv.i81, -1
  %prol.iter.cmp.not.i88 = icmp eq i64 %lsr.iv.next.i87, 0
  br i1 %prol.iter.cmp.not.i88, label %B36.prol.loopexit.i89, label %B36.prol.i80

B36.prol.loopexit.i89:
  %.983941.unr.i90 = phi i64 [ %.983941.ph.i77, %B36.preheader4.i76 ], [ %.105.prol.i83, %B36.prol.i80 ]
  %37 = sub nsw i64 %.983941.ph.i77, %arg.s.8
  %38 = icmp ugt i64 %37, -4
  br i1 %38, label %B0.endif.endif.endif, label %B36.i91.preheader

B36.i91.preheader:
  %39 = shl i64 %.170, 3
  %40 = getelementptr i8, ptr %arg.g.4, i64 %39
  %scevgep189 = getelementptr i8, ptr %40, i64 24
  br label %B36.i91

B36.i91:
  %.983941.i92 = phi i64 [ %.105.3.i103, %B36.i91 ], [ %.983941.unr.i90, %B36.i91.preheader ]
  %sunkaddr40.i93 = shl i64 %.983941.i92, 3
  %sunkaddr141 = mul i64 %.983941.i92, 8
  %sunkaddr142 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr141
  %.132.i95 = load i64, ptr %sunkaddr142, align 8
  %scevgep195 = getelementptr i8, ptr %scevgep189, i64 %sunkaddr40.i93
  %41 = shl i64 %.983941.i92, 3
  %scevgep48 = getelementptr i8, ptr %scevgep189, i64 %41
  %scevgep49 = getelementptr i8, ptr %scevgep48, i64 -24
  store i64 %.132.i95, ptr %scevgep49, align 8
  %42 = shl i64 %.983941.i92, 3
  %sunkaddr143 = mul i64 %.983941.i92, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr143
  %sunkaddr145 = getelementptr i8, ptr %sunkaddr144, i64 8
  %.132.1.i98 = load i64, ptr %sunkaddr145, align 8
  %scevgep44 = getelementptr i8, ptr %scevgep189, i64 %42
  %scevgep45 = getelementptr i8, ptr %scevgep44, i64 -16
  store i64 %.132.1.i98, ptr %scevgep45, align 8
  %43 = shl i64 %.983941.i92, 3
  %sunkaddr146 = mul i64 %.983941.i92, 8
  %sunkaddr147 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr146
  %sunkaddr148 = getelementptr i8, ptr %sunkaddr147, i64 16
  %.132.2.i101 = load i64, ptr %sunkaddr148, align 8
  %scevgep42 = getelementptr i8, ptr %scevgep189, i64 %43
  %scevgep43 = getelementptr i8, ptr %scevgep42, i64 -8
  store i64 %.132.2.i101, ptr %scevgep43, align 8
  %.105.3.i103 = add nuw nsw i64 %.983941.i92, 4
  %sunkaddr149 = mul i64 %.983941.i92, 8
  %sunkaddr150 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr149
  %sunkaddr151 = getelementptr i8, ptr %sunkaddr150, i64 24
  %.132.3.i105 = load i64, ptr %sunkaddr151, align 8
  store i64 %.132.3.i105, ptr %scevgep195, align 8
  %exitcond.not.3.i107 = icmp eq i64 %arg.s.8, %.105.3.i103
  br i1 %exitcond.not.3.i107, label %B0.endif.endif.endif, label %B36.i91

B0.endif.endif.endif:
  %.200 = mul i64 %.73, %.98
  %.201 = getelementptr double, ptr %arg.g.5, i64 %.200
  %.9240.not.i108 = icmp slt i64 %.98, 1
  br i1 %.9240.not.i108, label %common.ret, label %B36.preheader.i109

B36.preheader.i109:
  %arg.target1.i110 = ptrtoint ptr %.201 to i64
  %arg.source2.i111 = ptrtoint ptr %arg.c.25 to i64
  %min.iters.check.i112 = icmp samesign ult i64 %.98, 6
  %44 = sub i64 %arg.target1.i110, %arg.source2.i111
  %diff.check.i113 = icmp ult i64 %44, 32
  %or.cond.i114 = select i1 %min.iters.check.i112, i1 true, i1 %diff.check.i113
  br i1 %or.cond.i114, label %B36.preheader4.i129, label %vector.ph.i115

vector.ph.i115:
  %n.vec.i116 = and i64 %.98, %const
  %45 = shl i64 %.200, 3
  %46 = getelementptr i8, ptr %arg.g.5, i64 %45
  %scevgep181 = getelementptr i8, ptr %46, i64 16
  br label %vector.body.i117

vector.body.i117:
  %index.i118 = phi i64 [ 0, %vector.ph.i115 ], [ %index.next.i126, %vector.body.i117 ]
  %sunkaddr152 = mul i64 %index.i118, 8
  %sunkaddr153 = getelementptr i8, ptr %arg.c.25, i64 %sunkaddr152
  %wide.load.i121 = load <2 x double>, ptr %sunkaddr153, align 8
  %sunkaddr154 = mul i64 %index.i118, 8
  %sunkaddr155 = getelementptr i8, ptr %arg.c.25, i64 %sunkaddr154
  %sunkaddr156 = getelementptr i8, ptr %sunkaddr155, i64 16
  %wide.load3.i123 = load <2 x double>, ptr %sunkaddr156, align 8
  %47 = shl i64 %index.i118, 3
  %scevgep33 = getelementptr i8, ptr %scevgep181, i64 %47
  %48 = shl i64 %index.i118, 3
  %scevgep31 = getelementptr i8, ptr %scevgep181, i64 %48
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 -16
  store <2 x double> %wide.load.i121, ptr %scevgep32, align 8
  store <2 x double> %wide.load3.i123, ptr %scevgep33, align 8
  %index.next.i126 = add nuw nsw i64 %index.i118, 4
  %49 = icmp eq i64 %n.vec.i116, %index.next.i126
  br i1 %49, label %middle.block.i127, label %vector.body.i117

middle.block.i127:
  %cmp.n.i128 = icmp eq i64 %.98, %n.vec.i116
  br i1 %cmp.n.i128, label %common.ret, label %B36.preheader4.i129

B36.preheader4.i129:
  %.983941.ph.i130 = phi i64 [ 0, %B36.preheader.i109 ], [ %n.vec.i116, %middle.block.i127 ]
  %xtraiter.i131 = and i64 %.98, 3
  %lcmp.mod.not.i132 = icmp eq i64 %xtraiter.i131, 0
  br i1 %lcmp.mod.not.i132, label %B36.prol.loopexit.i142, label %B36.prol.i133.preheader

B36.prol.i133.preheader:
  br label %B36.prol.i133

B36.prol.i133:
  %lsr.iv.i134 = phi i64 [ %lsr.iv.next.i140, %B36.prol.i133 ], [ %xtraiter.i131, %B36.prol.i133.preheader ]
  %.983941.prol.i135 = phi i64 [ %.105.prol.i136, %B36.prol.i133 ], [ %.983941.ph.i130, %B36.prol.i133.preheader ]
  %.105.prol.i136 = add nuw nsw i64 %.983941.prol.i135, 1
  %50 = shl i64 %.983941.prol.i135, 3
  %scevgep22.i137 = getelementptr i8, ptr %arg.c.25, i64 %50
  %.132.prol.i138 = load double, ptr %scevgep22.i137, align 8
  %scevgep21.i139 = getelementptr i8, ptr %.201, i64 %50
  store double %.132.prol.i138, ptr %scevgep21.i139, align 8
  %lsr.iv.next.i140 = add nsw i64 %lsr.iv.i134, -1
  %prol.iter.cmp.not.i141 = icmp eq i64 %lsr.iv.next.i140, 0
  br i1 %prol.iter.cmp.not.i141, label %B36.prol.loopexit.i142, label %B36.prol.i133

B36.prol.loopexit.i142:
  %.983941.unr.i143 = phi i64 [ %.983941.ph.i130, %B36.preheader4.i129 ], [ %.105.prol.i136, %B36.prol.i133 ]
  %51 = sub nsw i64 %.983941.ph.i130, %.98
  %52 = icmp ugt i64 %51, -4
  br i1 %52, label %common.ret, label %B36.i144.preheader

B36.i144.preheader:
  %53 = shl i64 %.200, 3
  %54 = getelementptr i8, ptr %arg.g.5, i64 %53
  %scevgep = getelementptr i8, ptr %54, i64 24
  br label %B36.i144

B36.i144:
  %.983941.i145 = phi i64 [ %.105.3.i156, %B36.i144 ], [ %.983941.unr.i143, %B36.i144.preheader ]
  %sunkaddr40.i146 = shl i64 %.983941.i145, 3
  %sunkaddr157 = mul i64 %.983941.i145, 8
  %sunkaddr158 = getelementptr i8, ptr %arg.c.25, i64 %sunkaddr157
  %.132.i148 = load double, ptr %sunkaddr158, align 8
  %scevgep171 = getelementptr i8, ptr %scevgep, i64 %sunkaddr40.i146
  %55 = shl i64 %.983941.i145, 3
  %scevgep22 = getelementptr i8, ptr %scevgep, i64 %55
  %scevgep24 = getelementptr i8, ptr %scevgep22, i64 -24
  store double %.132.i148, ptr %scevgep24, align 8
  %56 = shl i64 %.983941.i145, 3
  %sunkaddr159 = mul i64 %.983941.i145, 8
  %sunkaddr160 = getelementptr i8, ptr %arg.c.25, i64 %sunkaddr159
  %sunkaddr161 = getelementptr i8, ptr %sunkaddr160, i64 8
  %.132.1.i151 = load double, ptr %sunkaddr161, align 8
  %scevgep20 = getelementptr i8, ptr %scevgep, i64 %56
  %scevgep21 = getelementptr i8, ptr %scevgep20, i64 -16
  store double %.132.1.i151, ptr %scevgep21, align 8
  %57 = shl i64 %.983941.i145, 3
  %sunkaddr162 = mul i64 %.983941.i145, 8
  %sunkaddr163 = getelementptr i8, ptr %arg.c.25, i64 %sunkaddr162
  %sunkaddr164 = getelementptr i8, ptr %sunkaddr163, i64 16
  %.132.2.i154 = load double, ptr %sunkaddr164, align 8
  %scevgep17 = getelementptr i8, ptr %scevgep, i64 %57
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 -8
  store double %.132.2.i154, ptr %scevgep18, align 8
  %.105.3.i156 = add nuw nsw i64 %.983941.i145, 4
  %sunkaddr165 = mul i64 %.983941.i145, 8
  %sunkaddr166 = getelementptr i8, ptr %arg.c.25, i64 %sunkaddr165
  %sunkaddr167 = getelementptr i8, ptr %sunkaddr166, i64 24
  %.132.3.i158 = load double, ptr %sunkaddr167, align 8
  store double %.132.3.i158, ptr %scevgep171, align 8
  %exitcond.not.3.i160 = icmp eq i64 %.98, %.105.3.i156
  br i1 %exitcond.not.3.i160, label %common.ret, label %B36.i144
}

define internal i32 @part9(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.held, double %arg.h) {
B0:
  %.74 = alloca ptr, align 8
  %excinfo.1 = alloca ptr, align 8
  %.366 = alloca double, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.636 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.78 = call i32 @part4(ptr %.74, ptr %excinfo.1, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.c.23, ptr %arg.c.24)
  %cond = icmp eq i32 %.78, 0
  br i1 %cond, label %B120.endif.preheader, label %B0.if.if

B120.endif.preheader:
  %.60 = mul nsw i64 %arg.s.9, %arg.s.8
  %..60307 = tail call i64 @llvm.smax.i64(i64 %.60, i64 0)
  %0 = shl nuw i64 %..60307, 3
  %1 = shl i64 %.60, 3
  %scevgep = getelementptr i8, ptr %arg.c.25, i64 %1
  %scevgep38 = getelementptr i8, ptr %arg.s.5, i64 %1
  %bound0 = icmp ult ptr %arg.c.25, %scevgep38
  %bound1 = icmp ult ptr %arg.s.5, %scevgep
  %found.conflict = and i1 %bound0, %bound1
  %n.vec = and i64 %.60, 9223372036854775806
  %broadcast.splatinsert = insertelement <2 x double> poison, double %arg.h, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %2 = icmp eq i64 %.60, 1
  %brmerge = select i1 %2, i1 true, i1 %found.conflict
  br label %B120.endif

B210.loopexit:
  %.317 = icmp sgt i64 %.316327343, 1
  br i1 %.317, label %B212, label %B444

B212:
  %residual.3.1344 = phi double [ 0.000000e+00, %B212.lr.ph ], [ %"$phi334.1.2.2", %B210.loopexit ]
  %.316327343 = phi i64 [ %parts.2.0, %B212.lr.ph ], [ %.326, %B210.loopexit ]
  %.326 = add nsw i64 %.316327343, -1
  store double 0.000000e+00, ptr %.366, align 8
  %.370 = call i32 @part10(ptr %.366, ptr %excinfo.2, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.held, double %.362)
  %.380 = load double, ptr %.366, align 8
  %cond8 = icmp eq i32 %.370, 0
  br i1 %cond8, label %B212.endif.endif, label %B212.endif.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B310 ], [ 0, %B740 ], [ 0, %B784 ], [ %.78, %B0.if.if ], [ %.370, %B212.endif.if.if ], [ %.640, %B490.if.if ]
  ret i32 %common.ret.op

B310:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B316:
  %3 = icmp slt i64 %.60, 1
  %.438 = fcmp ole double %.380, %residual.3.1344
  %"$phi334.1.2.2" = select i1 %.438, double %residual.3.1344, double %.380
  br i1 %3, label %B210.loopexit, label %B368.preheader

B368.preheader:
  br i1 %brmerge, label %B368.preheader40, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.body.preheader ]
  %4 = shl i64 %index, 3
  %scevgep57 = getelementptr i8, ptr %arg.c.25, i64 %4
  %wide.load = load <2 x double>, ptr %scevgep57, align 8
  %scevgep56 = getelementptr i8, ptr %arg.s.5, i64 %4
  %wide.load39 = load <2 x double>, ptr %scevgep56, align 8
  %5 = fdiv <2 x double> %wide.load39, %broadcast.splat
  %6 = fadd <2 x double> %wide.load, %5
  store <2 x double> %6, ptr %scevgep57, align 8
  %index.next = add nuw i64 %index, 2
  %7 = icmp eq i64 %n.vec, %index.next
  br i1 %7, label %middle.block, label %vector.body

middle.block:
  %8 = icmp eq i64 %.60, %n.vec
  br i1 %8, label %B210.loopexit, label %B368.preheader40

B368.preheader40:
  %.549321323.ph = phi i64 [ %n.vec, %middle.block ], [ 0, %B368.preheader ]
  %9 = and i64 %.60, 1
  %10 = icmp eq i64 %9, 0
  %.neg = or disjoint i64 %.549321323.ph, 1
  br i1 %10, label %B368.prol.loopexit, label %B368.prol

B368.prol:
  %.583.prol = getelementptr double, ptr %arg.c.25, i64 %.549321323.ph
  %.584.prol = load double, ptr %.583.prol, align 8
  %.587.prol = getelementptr double, ptr %arg.s.5, i64 %.549321323.ph
  %.588.prol = load double, ptr %.587.prol, align 8
  %.593.prol = fdiv double %.588.prol, %arg.h
  %.594.prol = fadd double %.584.prol, %.593.prol
  store double %.594.prol, ptr %.583.prol, align 8
  br label %B368.prol.loopexit

B368.prol.loopexit:
  %.549321323.unr = phi i64 [ %.549321323.ph, %B368.preheader40 ], [ %.neg, %B368.prol ]
  %11 = icmp eq i64 %.60, %.neg
  br i1 %11, label %B210.loopexit, label %B368.preheader47

B368.preheader47:
  br label %B368

B368:
  %.549321323 = phi i64 [ %.556.1, %B368 ], [ %.549321323.unr, %B368.preheader47 ]
  %sunkaddr56 = mul i64 %.549321323, 8
  %sunkaddr57 = getelementptr i8, ptr %arg.c.25, i64 %sunkaddr56
  %.584 = load double, ptr %sunkaddr57, align 8
  %sunkaddr58 = mul i64 %.549321323, 8
  %sunkaddr59 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr58
  %.588 = load double, ptr %sunkaddr59, align 8
  %.593 = fdiv double %.588, %arg.h
  %.594 = fadd double %.584, %.593
  store double %.594, ptr %sunkaddr57, align 8
  %.556.1 = add nuw nsw i64 %.549321323, 2
  %sunkaddr = mul i64 %.549321323, 8
  %sunkaddr60 = getelementptr i8, ptr %arg.c.25, i64 %sunkaddr
  %sunkaddr61 = getelementptr i8, ptr %sunkaddr60, i64 8
  %.584.1 = load double, ptr %sunkaddr61, align 8
  %sunkaddr62 = mul i64 %.549321323, 8
  %sunkaddr63 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr62
  %sunkaddr64 = getelementptr i8, ptr %sunkaddr63, i64 8
  %.588.1 = load double, ptr %sunkaddr64, align 8
  %.593.1 = fdiv double %.588.1, %arg.h
  %.594.1 = fadd double %.584.1, %.593.1
  store double %.594.1, ptr %sunkaddr61, align 8
  %exitcond.not.1 = icmp eq i64 %.60, %.556.1
  br i1 %exitcond.not.1, label %B210.loopexit, label %B368

B444:
  %.613 = fcmp ole double %"$phi334.1.2.2", 1.000000e-09
  %.616 = icmp eq i64 %parts.2.0, 8
  %or.cond = select i1 %.613, i1 true, i1 %.616
  br i1 %or.cond, label %B534, label %B490

B490:
  %.640 = call i32 @part5(ptr %.636, ptr %excinfo.3, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9)
  %cond9 = icmp eq i32 %.640, 0
  br i1 %cond9, label %B120.endif.backedge, label %B490.if.if

B120.endif.backedge:
  %.630 = shl nsw i64 %parts.2.0, 1
  br label %B120.endif

B534:
  %12 = fcmp ugt double %"$phi334.1.2.2", 1.000000e-09
  %.680 = getelementptr i8, ptr %arg.c.28, i64 16
  %.681 = load i64, ptr %.680, align 8
  %.683 = icmp sgt i64 %parts.2.0, 1
  %.687 = zext i1 %.683 to i64
  %.688 = add nsw i64 %.681, %.687
  store i64 %.688, ptr %.680, align 8
  %.710 = getelementptr i8, ptr %arg.c.28, i64 24
  %.711 = load i64, ptr %.710, align 8
  %.716 = zext i1 %12 to i64
  %.717 = add nsw i64 %.711, %.716
  store i64 %.717, ptr %.710, align 8
  %.747 = getelementptr i8, ptr %arg.c.27, i64 32
  %.748 = load double, ptr %.747, align 8
  %.750 = fcmp ugt double %"$phi334.1.2.2", %.748
  br i1 %.750, label %B740, label %B784

B740:
  %sunkaddr65 = getelementptr i8, ptr %arg.c.27, i64 32
  store double %"$phi334.1.2.2", ptr %sunkaddr65, align 8
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B784:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B120.endif:
  %parts.2.0 = phi i64 [ 1, %B120.endif.preheader ], [ %.630, %B120.endif.backedge ]
  %13 = icmp sgt i64 %.60, 0
  br i1 %13, label %B156.preheader, label %B212.lr.ph

B156.preheader:
  tail call void @llvm.memset.p0.i64(ptr %arg.c.25, i8 0, i64 %0, i1 false)
  br label %B212.lr.ph

B212.lr.ph:
  %.358 = sitofp i64 %parts.2.0 to double
  %.362 = fdiv double %arg.h, %.358
  br label %B212

B212.endif.endif:
  %sunkaddr66 = getelementptr i8, ptr %arg.c.28, i64 8
  %.413 = load i64, ptr %sunkaddr66, align 8
  %.414 = icmp sgt i64 %.413, -1
  br i1 %.414, label %B310, label %B316

B212.endif.if.if:
  %.378 = icmp sgt i32 %.370, 0
  %.371 = load ptr, ptr %excinfo.2, align 8
  %.379 = select i1 %.378, ptr %.371, ptr undef
  store ptr %.379, ptr %excinfo, align 8
  br label %common.ret

B490.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part4(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.reals, ptr %arg.integers) {
B0:
  %const = bitcast i64 9223372036854775804 to i64
  %.9240.not.i = icmp slt i64 %arg.c.29, 1
  br i1 %.9240.not.i, label %B0.endif, label %B36.preheader.i

B36.preheader.i:
  %arg.target1.i = ptrtoint ptr %arg.reals to i64
  %arg.source2.i = ptrtoint ptr %arg.c.2 to i64
  %min.iters.check.i = icmp samesign ult i64 %arg.c.29, 6
  %0 = sub i64 %arg.target1.i, %arg.source2.i
  %diff.check.i = icmp ult i64 %0, 32
  %or.cond.i = select i1 %min.iters.check.i, i1 true, i1 %diff.check.i
  br i1 %or.cond.i, label %B36.preheader4.i, label %vector.ph.i

vector.ph.i:
  %n.vec.i = and i64 %arg.c.29, %const
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr131 = mul i64 %index.i, 8
  %sunkaddr132 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr131
  %wide.load.i = load <2 x double>, ptr %sunkaddr132, align 8
  %sunkaddr133 = mul i64 %index.i, 8
  %sunkaddr134 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr133
  %sunkaddr135 = getelementptr i8, ptr %sunkaddr134, i64 16
  %wide.load3.i = load <2 x double>, ptr %sunkaddr135, align 8
  %sunkaddr136 = mul i64 %index.i, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.reals, i64 %sunkaddr136
  store <2 x double> %wide.load.i, ptr %sunkaddr137, align 8
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr138 = getelementptr i8, ptr %arg.reals, i64 %sunkaddr
  %sunkaddr139 = getelementptr i8, ptr %sunkaddr138, i64 16
  store <2 x double> %wide.load3.i, ptr %sunkaddr139, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %1 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %1, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %arg.c.29, %n.vec.i
  br i1 %cmp.n.i, label %B0.endif, label %B36.preheader4.i

B36.preheader4.i:
  %.983941.ph.i = phi i64 [ 0, %B36.preheader.i ], [ %n.vec.i, %middle.block.i ]
  %xtraiter.i = and i64 %arg.c.29, 3
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B36.prol.loopexit.i, label %B36.prol.i.preheader

B36.prol.i.preheader:
  br label %B36.prol.i

B36.prol.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B36.prol.i ], [ %xtraiter.i, %B36.prol.i.preheader ]
  %.983941.prol.i = phi i64 [ %.105.prol.i, %B36.prol.i ], [ %.983941.ph.i, %B36.prol.i.preheader ]
  %.105.prol.i = add nuw nsw i64 %.983941.prol.i, 1
  %2 = shl i64 %.983941.prol.i, 3
  %scevgep22.i = getelementptr i8, ptr %arg.c.2, i64 %2
  %.132.prol.i = load double, ptr %scevgep22.i, align 8
  %scevgep21.i = getelementptr i8, ptr %arg.reals, i64 %2
  store double %.132.prol.i, ptr %scevgep21.i, align 8
  %lsr.iv.next.i = add nsw i64 %lsr.iv.i, -1
  %prol.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %prol.iter.cmp.not.i, label %B36.prol.loopexit.i, label %B36.prol.i

B36.prol.loopexit.i:
  %.983941.unr.i = phi i64 [ %.983941.ph.i, %B36.preheader4.i ], [ %.105.prol.i, %B36.prol.i ]
  %3 = sub nsw i64 %.983941.ph.i, %arg.c.29
  %4 = icmp ugt i64 %3, -4
  br i1 %4, label %B0.endif, label %B36.i.preheader

B36.i.preheader:
  br label %B36.i

B36.i:
  %.983941.i = phi i64 [ %.105.3.i, %B36.i ], [ %.983941.unr.i, %B36.i.preheader ]
  %sunkaddr140 = mul i64 %.983941.i, 8
  %sunkaddr141 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr140
  %.132.i = load double, ptr %sunkaddr141, align 8
  %sunkaddr142 = mul i64 %.983941.i, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.reals, i64 %sunkaddr142
  store double %.132.i, ptr %sunkaddr144, align 8
  %sunkaddr145 = mul i64 %.983941.i, 8
  %sunkaddr146 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr145
  %sunkaddr147 = getelementptr i8, ptr %sunkaddr146, i64 8
  %.132.1.i = load double, ptr %sunkaddr147, align 8
  %sunkaddr148 = mul i64 %.983941.i, 8
  %sunkaddr149 = getelementptr i8, ptr %arg.reals, i64 %sunkaddr148
  %sunkaddr151 = getelementptr i8, ptr %sunkaddr149, i64 8
  store double %.132.1.i, ptr %sunkaddr151, align 8
  %sunkaddr152 = mul i64 %.983941.i, 8
  %sunkaddr153 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr152
  %sunkaddr154 = getelementptr i8, ptr %sunkaddr153, i64 16
  %.132.2.i = load double, ptr %sunkaddr154, align 8
  %sunkaddr155 = mul i64 %.983941.i, 8
  %sunkaddr156 = getelementptr i8, ptr %arg.reals, i64 %sunkaddr155
  %sunkaddr157 = getelementptr i8, ptr %sunkaddr156, i64 16
  store double %.132.2.i, ptr %sunkaddr157, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %sunkaddr158 = mul i64 %.983941.i, 8
  %sunkaddr159 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr158
  %sunkaddr160 = getelementptr i8, ptr %sunkaddr159, i64 24
  %.132.3.i = load double, ptr %sunkaddr160, align 8
  %sunkaddr161 = mul i64 %.983941.i, 8
  %sunkaddr162 = getelementptr i8, ptr %arg.reals, i64 %sunkaddr161
  %sunkaddr163 = getelementptr i8, ptr %sunkaddr162, i64 24
  store double %.132.3.i, ptr %sunkaddr163, align 8
  %exitcond.not.3.i = icmp eq i64 %arg.c.29, %.105.3.i
  br i1 %exitcond.not.3.i, label %B0.endif, label %B36.i

B0.endif:
  %.80 = getelementptr double, ptr %arg.reals, i64 %arg.c.29
  %.9240.not.i1 = icmp slt i64 %arg.c.30, 1
  br i1 %.9240.not.i1, label %B0.endif.endif, label %B36.preheader.i2

B36.preheader.i2:
  %arg.target1.i3 = ptrtoint ptr %.80 to i64
  %arg.source2.i4 = ptrtoint ptr %arg.c.3 to i64
  %min.iters.check.i5 = icmp samesign ult i64 %arg.c.30, 6
  %5 = sub i64 %arg.target1.i3, %arg.source2.i4
  %diff.check.i6 = icmp ult i64 %5, 32
  %or.cond.i7 = select i1 %min.iters.check.i5, i1 true, i1 %diff.check.i6
  br i1 %or.cond.i7, label %B36.preheader4.i22, label %vector.ph.i8

vector.ph.i8:
  %n.vec.i9 = and i64 %arg.c.30, %const
  %6 = shl i64 %arg.c.29, 3
  %7 = getelementptr i8, ptr %arg.reals, i64 %6
  %scevgep310 = getelementptr i8, ptr %7, i64 16
  br label %vector.body.i10

vector.body.i10:
  %index.i11 = phi i64 [ 0, %vector.ph.i8 ], [ %index.next.i19, %vector.body.i10 ]
  %sunkaddr164 = mul i64 %index.i11, 8
  %sunkaddr165 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr164
  %wide.load.i14 = load <2 x double>, ptr %sunkaddr165, align 8
  %sunkaddr167 = mul i64 %index.i11, 8
  %sunkaddr168 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr167
  %sunkaddr169 = getelementptr i8, ptr %sunkaddr168, i64 16
  %wide.load3.i16 = load <2 x double>, ptr %sunkaddr169, align 8
  %8 = shl i64 %index.i11, 3
  %scevgep106 = getelementptr i8, ptr %scevgep310, i64 %8
  %9 = shl i64 %index.i11, 3
  %scevgep103 = getelementptr i8, ptr %scevgep310, i64 %9
  %scevgep104 = getelementptr i8, ptr %scevgep103, i64 -16
  store <2 x double> %wide.load.i14, ptr %scevgep104, align 8
  store <2 x double> %wide.load3.i16, ptr %scevgep106, align 8
  %index.next.i19 = add nuw nsw i64 %index.i11, 4
  %10 = icmp eq i64 %n.vec.i9, %index.next.i19
  br i1 %10, label %middle.block.i20, label %vector.body.i10

middle.block.i20:
  %cmp.n.i21 = icmp eq i64 %arg.c.30, %n.vec.i9
  br i1 %cmp.n.i21, label %B0.endif.endif, label %B36.preheader4.i22

B36.preheader4.i22:
  %.983941.ph.i23 = phi i64 [ 0, %B36.preheader.i2 ], [ %n.vec.i9, %middle.block.i20 ]
  %xtraiter.i24 = and i64 %arg.c.30, 3
  %lcmp.mod.not.i25 = icmp eq i64 %xtraiter.i24, 0
  br i1 %lcmp.mod.not.i25, label %B36.prol.loopexit.i35, label %B36.prol.i26.preheader

B36.prol.i26.preheader:
  br label %B36.prol.i26

B36.prol.i26:
  %lsr.iv.i27 = phi i64 [ %lsr.iv.next.i33, %B36.prol.i26 ], [ %xtraiter.i24, %B36.prol.i26.preheader ]
  %.983941.prol.i28 = phi i64 [ %.105.prol.i29, %B36.prol.i26 ], [ %.983941.ph.i23, %B36.prol.i26.preheader ]
  %.105.prol.i29 = add nuw nsw i64 %.983941.prol.i28, 1
  %11 = shl i64 %.983941.prol.i28, 3
  %scevgep22.i30 = getelementptr i8, ptr %arg.c.3, i64 %11
  %.132.prol.i31 = load double, ptr %scevgep22.i30, align 8
  %scevgep21.i32 = getelementptr i8, ptr %.80, i64 %11
  store double %.132.prol.i31, ptr %scevgep21.i32, align 8
  %lsr.iv.next.i33 = add nsw i64 %lsr.iv.i27, -1
  %prol.iter.cmp.not.i34 = icmp eq i64 %lsr.iv.next.i33, 0
  br i1 %prol.iter.cmp.not.i34, label %B36.prol.loopexit.i35, label %B36.prol.i26

B36.prol.loopexit.i35:
  %.983941.unr.i36 = phi i64 [ %.983941.ph.i23, %B36.preheader4.i22 ], [ %.105.prol.i29, %B36.prol.i26 ]
  %12 = sub nsw i64 %.983941.ph.i23, %arg.c.30
  %13 = icmp ugt i64 %12, -4
  br i1 %13, label %B0.endif.endif, label %B36.i37.preheader

B36.i37.preheader:
  %14 = shl i64 %arg.c.29, 3
  %15 = getelementptr i8, ptr %arg.reals, i64 %14
  %scevgep294 = getelementptr i8, ptr %15, i64 24
  br label %B36.i37

B36.i37:
  %.983941.i38 = phi i64 [ %.105.3.i49, %B36.i37 ], [ %.983941.unr.i36, %B36.i37.preheader ]
  %sunkaddr40.i39 = shl i64 %.983941.i38, 3
  %sunkaddr170 = mul i64 %.983941.i38, 8
  %sunkaddr171 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr170
  %.132.i41 = load double, ptr %sunkaddr171, align 8
  %scevgep300 = getelementptr i8, ptr %scevgep294, i64 %sunkaddr40.i39
  %16 = shl i64 %.983941.i38, 3
  %scevgep97 = getelementptr i8, ptr %scevgep294, i64 %16
  %scevgep98 = getelementptr i8, ptr %scevgep97, i64 -24
  store double %.132.i41, ptr %scevgep98, align 8
  %17 = shl i64 %.983941.i38, 3
  %sunkaddr172 = mul i64 %.983941.i38, 8
  %sunkaddr173 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr172
  %sunkaddr174 = getelementptr i8, ptr %sunkaddr173, i64 8
  %.132.1.i44 = load double, ptr %sunkaddr174, align 8
  %scevgep95 = getelementptr i8, ptr %scevgep294, i64 %17
  %scevgep96 = getelementptr i8, ptr %scevgep95, i64 -16
  store double %.132.1.i44, ptr %scevgep96, align 8
  %18 = shl i64 %.983941.i38, 3
  %sunkaddr175 = mul i64 %.983941.i38, 8
  %sunkaddr176 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr175
  %sunkaddr177 = getelementptr i8, ptr %sunkaddr176, i64 16
  %.132.2.i47 = load double, ptr %sunkaddr177, align 8
  %scevgep92 = getelementptr i8, ptr %scevgep294, i64 %18
  %scevgep94 = getelementptr i8, ptr %scevgep92, i64 -8
  store double %.132.2.i47, ptr %scevgep94, align 8
  %.105.3.i49 = add nuw nsw i64 %.983941.i38, 4
  %sunkaddr178 = mul i64 %.983941.i38, 8
  %sunkaddr179 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr178
  %sunkaddr180 = getelementptr i8, ptr %sunkaddr179, i64 24
  %.132.3.i51 = load double, ptr %sunkaddr180, align 8
  store double %.132.3.i51, ptr %scevgep300, align 8
  %exitcond.not.3.i53 = icmp eq i64 %arg.c.30, %.105.3.i49
  br i1 %exitcond.not.3.i53, label %B0.endif.endif, label %B36.i37

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B0.endif.endif:
  %.111 = getelementptr double, ptr %.80, i64 %arg.c.30
  %.114 = mul nsw i64 %arg.s.9, %arg.s.8
  %.9240.not.i55 = icmp slt i64 %.114, 1
  br i1 %.9240.not.i55, label %B0.endif.endif.endif, label %B36.preheader.i56

B36.preheader.i56:
  %arg.target1.i57 = ptrtoint ptr %.111 to i64
  %arg.source2.i58 = ptrtoint ptr %arg.s.5 to i64
  %min.iters.check.i59 = icmp samesign ult i64 %.114, 6
  %19 = sub i64 %arg.target1.i57, %arg.source2.i58
  %diff.check.i60 = icmp ult i64 %19, 32
  %or.cond.i61 = select i1 %min.iters.check.i59, i1 true, i1 %diff.check.i60
  br i1 %or.cond.i61, label %B36.preheader4.i76, label %vector.ph.i62

vector.ph.i62:
  %n.vec.i63 = and i64 %.114, %const
  %20 = add i64 %arg.c.30, %arg.c.29
  %21 = shl i64 %20, 3
  %22 = getelementptr i8, ptr %arg.reals, i64 %21
  %scevgep286 = getelementptr i8, ptr %22, i64 16
  br label %vector.body.i64

vector.body.i64:
  %index.i65 = phi i64 [ 0, %vector.ph.i62 ], [ %index.next.i73, %vector.body.i64 ]
  %sunkaddr181 = mul i64 %index.i65, 8
  %sunkaddr182 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr181
  %wide.load.i68 = load <2 x double>, ptr %sunkaddr182, align 8
  %sunkaddr183 = mul i64 %index.i65, 8
  %sunkaddr184 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr183
  %sunkaddr185 = getelementptr i8, ptr %sunkaddr184, i64 16
  %wide.load3.i70 = load <2 x double>, ptr %sunkaddr185, align 8
  %23 = shl i64 %index.i65, 3
  %scevgep83 = getelementptr i8, ptr %scevgep286, i64 %23
  %24 = shl i64 %index.i65, 3
  %scevgep81 = getelementptr i8, ptr %scevgep286, i64 %24
  %scevgep82 = getelementptr i8, ptr %scevgep81, i64 -16
  store <2 x double> %wide.load.i68, ptr %scevgep82, align 8
  store <2 x double> %wide.load3.i70, ptr %scevgep83, align 8
  %index.next.i73 = add nuw nsw i64 %index.i65, 4
  %25 = icmp eq i64 %n.vec.i63, %index.next.i73
  br i1 %25, label %middle.block.i74, label %vector.body.i64

middle.block.i74:
  %cmp.n.i75 = icmp eq i64 %.114, %n.vec.i63
  br i1 %cmp.n.i75, label %B0.endif.endif.endif, label %B36.preheader4.i76

B36.preheader4.i76:
  %.983941.ph.i77 = phi i64 [ 0, %B36.preheader.i56 ], [ %n.vec.i63, %middle.block.i74 ]
  %xtraiter.i78 = and i64 %.114, 3
  %lcmp.mod.not.i79 = icmp eq i64 %xtraiter.i78, 0
  br i1 %lcmp.mod.not.i79, label %B36.prol.loopexit.i89, label %B36.prol.i80.preheader

B36.prol.i80.preheader:
  br label %B36.prol.i80

B36.prol.i80:
  %lsr.iv.i81 = phi i64 [ %lsr.iv.next.i87, %B36.prol.i80 ], [ %xtraiter.i78, %B36.prol.i80.preheader ]
  %.983941.prol.i82 = phi i64 [ %.105.prol.i83, %B36.prol.i80 ], [ %.983941.ph.i77, %B36.prol.i80.preheader ]
  %.105.prol.i83 = add nuw nsw i64 %.983941.prol.i82, 1
  %26 = shl i64 %.983941.prol.i82, 3
  %scevgep22.i84 = getelementptr i8, ptr %arg.s.5, i64 %26
  %.132.prol.i85 = load double, ptr %scevgep22.i84, align 8
  %scevgep21.i86 = getelementptr i8, ptr %.111, i64 %26
  store double %.132.prol.i85, ptr %scevgep21.i86, align 8
  %lsr.iv.next.i87 = add nsw i64 %lsr.iv.i81, -1
  %prol.iter.cmp.not.i88 = icmp eq i64 %lsr.iv.next.i87, 0
  br i1 %prol.iter.cmp.not.i88, label %B36.prol.loopexit.i89, label %B36.prol.i80

B36.prol.loopexit.i89:
  %.983941.unr.i90 = phi i64 [ %.983941.ph.i77, %B36.preheader4.i76 ], [ %.105.prol.i83, %B36.prol.i80 ]
  %27 = sub nsw i64 %.983941.ph.i77, %.114
  %28 = icmp ugt i64 %27, -4
  br i1 %28, label %B0.endif.endif.endif, label %B36.i91.preheader

B36.i91.preheader:
  %29 = add i64 %arg.c.30, %arg.c.29
  %30 = shl i64 %29, 3
  %31 = getelementptr i8, ptr %arg.reals, i64 %30
  %scevgep270 = getelementptr i8, ptr %31, i64 24
  br label %B36.i91

B36.i91:
  %.983941.i92 = phi i64 [ %.105.3.i103, %B36.i91 ], [ %.983941.unr.i90, %B36.i91.preheader ]
  %sunkaddr40.i93 = shl i64 %.983941.i92, 3
  %sunkaddr186 = mul i64 %.983941.i92, 8
  %sunkaddr187 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr186
  %.132.i95 = load double, ptr %sunkaddr187, align 8
  %scevgep276 = getelementptr i8, ptr %scevgep270, i64 %sunkaddr40.i93
  %32 = shl i64 %.983941.i92, 3
  %scevgep74 = getelementptr i8, ptr %scevgep270, i64 %32
  %scevgep75 = getelementptr i8, ptr %scevgep74, i64 -24
  store double %.132.i95, ptr %scevgep75, align 8
  %33 = shl i64 %.983941.i92, 3
  %sunkaddr188 = mul i64 %.983941.i92, 8
  %sunkaddr189 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr188
  %sunkaddr190 = getelementptr i8, ptr %sunkaddr189, i64 8
  %.132.1.i98 = load double, ptr %sunkaddr190, align 8
  %scevgep70 = getelementptr i8, ptr %scevgep270, i64 %33
  %scevgep71 = getelementptr i8, ptr %scevgep70, i64 -16
  store double %.132.1.i98, ptr %scevgep71, align 8
  %34 = shl i64 %.983941.i92, 3
  %sunkaddr191 = mul i64 %.983941.i92, 8
  %sunkaddr192 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr191
  %sunkaddr193 = getelementptr i8, ptr %sunkaddr192, i64 16
  %.132.2.i101 = load double, ptr %sunkaddr193, align 8
  %scevgep68 = getelementptr i8, ptr %scevgep270, i64 %34
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 -8
  store double %.132.2.i101, ptr %scevgep69, align 8
  %.105.3.i103 = add nuw nsw i64 %.983941.i92, 4
  %sunkaddr194 = mul i64 %.983941.i92, 8
  %sunkaddr195 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr194
  %sunkaddr196 = getelementptr i8, ptr %sunkaddr195, i64 24
  %.132.3.i105 = load double, ptr %sunkaddr196, align 8
  store double %.132.3.i105, ptr %scevgep276, align 8
  %exitcond.not.3.i107 = icmp eq i64 %.114, %.105.3.i103
  br i1 %exitcond.not.3.i107, label %B0.endif.endif.endif, label %B36.i91

B0.endif.endif.endif:
  %.9240.not.i109 = icmp slt i64 %arg.s.8, 1
  br i1 %.9240.not.i109, label %common.ret, label %B36.preheader.i110

B36.preheader.i110:
  %arg.target1.i111 = ptrtoint ptr %arg.integers to i64
  %arg.source2.i112 = ptrtoint ptr %arg.c.21 to i64
  %min.iters.check.i113 = icmp samesign ult i64 %arg.s.8, 6
  %35 = sub i64 %arg.target1.i111, %arg.source2.i112
  %diff.check.i114 = icmp ult i64 %35, 32
  %or.cond.i115 = select i1 %min.iters.check.i113, i1 true, i1 %diff.check.i114
  br i1 %or.cond.i115, label %B36.preheader4.i130, label %vector.ph.i116

vector.ph.i116:
  %n.vec.i117 = and i64 %arg.s.8, %const
  br label %vector.body.i118

vector.body.i118:
  %index.i119 = phi i64 [ 0, %vector.ph.i116 ], [ %index.next.i127, %vector.body.i118 ]
  %sunkaddr197 = mul i64 %index.i119, 8
  %sunkaddr198 = getelementptr i8, ptr %arg.c.21, i64 %sunkaddr197
  %wide.load.i122 = load <2 x i64>, ptr %sunkaddr198, align 8
  %sunkaddr199 = mul i64 %index.i119, 8
  %sunkaddr200 = getelementptr i8, ptr %arg.c.21, i64 %sunkaddr199
  %sunkaddr202 = getelementptr i8, ptr %sunkaddr200, i64 16
  %wide.load3.i124 = load <2 x i64>, ptr %sunkaddr202, align 8
  %sunkaddr203 = mul i64 %index.i119, 8
  %sunkaddr204 = getelementptr i8, ptr %arg.integers, i64 %sunkaddr203
  store <2 x i64> %wide.load.i122, ptr %sunkaddr204, align 8
  %sunkaddr205 = mul i64 %index.i119, 8
  %sunkaddr206 = getelementptr i8, ptr %arg.integers, i64 %sunkaddr205
  %sunkaddr207 = getelementptr i8, ptr %sunkaddr206, i64 16
  store <2 x i64> %wide.load3.i124, ptr %sunkaddr207, align 8
  %index.next.i127 = add nuw nsw i64 %index.i119, 4
  %36 = icmp eq i64 %n.vec.i117, %index.next.i127
  br i1 %36, label %middle.block.i128, label %vector.body.i118

middle.block.i128:
  %cmp.n.i129 = icmp eq i64 %arg.s.8, %n.vec.i117
  br i1 %cmp.n.i129, label %B36.preheader.i163, label %B36.preheader4.i130

B36.preheader4.i130:
  %.983941.ph.i131 = phi i64 [ 0, %B36.preheader.i110 ], [ %n.vec.i117, %middle.block.i128 ]
  %xtraiter.i132 = and i64 %arg.s.8, 3
  %lcmp.mod.not.i133 = icmp eq i64 %xtraiter.i132, 0
  br i1 %lcmp.mod.not.i133, label %B36.prol.loopexit.i143, label %B36.prol.i134.preheader

B36.prol.i134.preheader:
  br label %B36.prol.i134

B36.prol.i134:
  %lsr.iv.i135 = phi i64 [ %lsr.iv.next.i141, %B36.prol.i134 ], [ %xtraiter.i132, %B36.prol.i134.preheader ]
  %.983941.prol.i136 = phi i64 [ %.105.prol.i137, %B36.prol.i134 ], [ %.983941.ph.i131, %B36.prol.i134.preheader ]
  %.105.prol.i137 = add nuw nsw i64 %.983941.prol.i136, 1
  %37 = shl i64 %.983941.prol.i136, 3
  %scevgep22.i138 = getelementptr i8, ptr %arg.c.21, i64 %37
  %.132.prol.i139 = load i64, ptr %scevgep22.i138, align 8
  %scevgep21.i140 = getelementptr i8, ptr %arg.integers, i64 %37
  store i64 %.132.prol.i139, ptr %scevgep21.i140, align 8
  %lsr.iv.next.i141 = add nsw i64 %lsr.iv.i135, -1
  %prol.iter.cmp.not.i142 = icmp eq i64 %lsr.iv.next.i141, 0
  br i1 %prol.iter.cmp.not.i142, label %B36.prol.loopexit.i143, label %B36.prol.i134

B36.prol.loopexit.i143:
  %.983941.unr.i144 = phi i64 [ %.983941.ph.i131, %B36.preheader4.i130 ], [ %.105.prol.i137, %B36.prol.i134 ]
  %38 = sub nsw i64 %.983941.ph.i131, %arg.s.8
  %39 = icmp ugt i64 %38, -4
  br i1 %39, label %B36.preheader.i163, label %B36.i145.preheader

B36.i145.preheader:
  br label %B36.i145

B36.i145:
  %.983941.i146 = phi i64 [ %.105.3.i157, %B36.i145 ], [ %.983941.unr.i144, %B36.i145.preheader ]
  %sunkaddr208 = mul i64 %.983941.i146, 8
  %sunkaddr209 = getelementptr i8, ptr %arg.c.21, i64 %sunkaddr208
  %.132.i149 = load i64, ptr %sunkaddr209, align 8
  %sunkaddr210 = mul i64 %.983941.i146, 8
  %sunkaddr212 = getelementptr i8, ptr %arg.integers, i64 %sunkaddr210
  store i64 %.132.i149, ptr %sunkaddr212, align 8
  %sunkaddr213 = mul i64 %.983941.i146, 8
  %sunkaddr215 = getelementptr i8, ptr %arg.c.21, i64 %sunkaddr213
  %sunkaddr216 = getelementptr i8, ptr %sunkaddr215, i64 8
  %.132.1.i152 = load i64, ptr %sunkaddr216, align 8
  %sunkaddr217 = mul i64 %.983941.i146, 8
  %sunkaddr218 = getelementptr i8, ptr %arg.integers, i64 %sunkaddr217
  %sunkaddr219 = getelementptr i8, ptr %sunkaddr218, i64 8
  store i64 %.132.1.i152, ptr %sunkaddr219, align 8
  %sunkaddr220 = mul i64 %.983941.i146, 8
  %sunkaddr221 = getelementptr i8, ptr %arg.c.21, i64 %sunkaddr220
  %sunkaddr222 = getelementptr i8, ptr %sunkaddr221, i64 16
  %.132.2.i155 = load i64, ptr %sunkaddr222, align 8
  %sunkaddr223 = mul i64 %.983941.i146, 8
  %sunkaddr224 = getelementptr i8, ptr %arg.integers, i64 %sunkaddr223
  %sunkaddr225 = getelementptr i8, ptr %sunkaddr224, i64 16
  store i64 %.132.2.i155, ptr %sunkaddr225, align 8
  %.105.3.i157 = add nuw nsw i64 %.983941.i146, 4
  %sunkaddr226 = mul i64 %.983941.i146, 8
  %sunkaddr227 = getelementptr i8, ptr %arg.c.21, i64 %sunkaddr226
  %sunkaddr228 = getelementptr i8, ptr %sunkaddr227, i64 24
  %.132.3.i159 = load i64, ptr %sunkaddr228, align 8
  %sunkaddr229 = mul i64 %.983941.i146, 8
  %sunkaddr230 = getelementptr i8, ptr %arg.integers, i64 %sunkaddr229
  %sunkaddr231 = getelementptr i8, ptr %sunkaddr230, i64 24
  store i64 %.132.3.i159, ptr %sunkaddr231, align 8
  %exitcond.not.3.i161 = icmp eq i64 %arg.s.8, %.105.3.i157
  br i1 %exitcond.not.3.i161, label %B36.preheader.i163, label %B36.i145

B36.preheader.i163:
  %40 = icmp ult i64 %arg.s.8, 6
  %.169216 = getelementptr i64, ptr %arg.integers, i64 %arg.s.8
  %arg.target1.i164 = ptrtoint ptr %.169216 to i64
  %arg.source2.i165 = ptrtoint ptr %arg.c.22 to i64
  %41 = sub i64 %arg.target1.i164, %arg.source2.i165
  %diff.check.i167 = icmp ult i64 %41, 32
  %or.cond.i168 = select i1 %40, i1 true, i1 %diff.check.i167
  br i1 %or.cond.i168, label %B36.preheader4.i183, label %vector.ph.i169

vector.ph.i169:
  %n.vec.i170 = and i64 %arg.s.8, %const
  %42 = shl i64 %arg.s.8, 3
  %43 = getelementptr i8, ptr %arg.integers, i64 %42
  %scevgep238 = getelementptr i8, ptr %43, i64 16
  br label %vector.body.i171

vector.body.i171:
  %index.i172 = phi i64 [ 0, %vector.ph.i169 ], [ %index.next.i180, %vector.body.i171 ]
  %sunkaddr232 = mul i64 %index.i172, 8
  %sunkaddr233 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr232
  %wide.load.i175 = load <2 x i64>, ptr %sunkaddr233, align 8
  %sunkaddr234 = mul i64 %index.i172, 8
  %sunkaddr235 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr234
  %sunkaddr236 = getelementptr i8, ptr %sunkaddr235, i64 16
  %wide.load3.i177 = load <2 x i64>, ptr %sunkaddr236, align 8
  %44 = shl i64 %index.i172, 3
  %scevgep35 = getelementptr i8, ptr %scevgep238, i64 %44
  %45 = shl i64 %index.i172, 3
  %scevgep33 = getelementptr i8, ptr %scevgep238, i64 %45
  %scevgep34 = getelementptr i8, ptr %scevgep33, i64 -16
  store <2 x i64> %wide.load.i175, ptr %scevgep34, align 8
  store <2 x i64> %wide.load3.i177, ptr %scevgep35, align 8
  %index.next.i180 = add nuw nsw i64 %index.i172, 4
  %46 = icmp eq i64 %n.vec.i170, %index.next.i180
  br i1 %46, label %middle.block.i181, label %vector.body.i171

middle.block.i181:
  %cmp.n.i182 = icmp eq i64 %arg.s.8, %n.vec.i170
  br i1 %cmp.n.i182, label %common.ret, label %B36.preheader4.i183

B36.preheader4.i183:
  %.983941.ph.i184 = phi i64 [ 0, %B36.preheader.i163 ], [ %n.vec.i170, %middle.block.i181 ]
  %xtraiter.i185 = and i64 %arg.s.8, 3
  %lcmp.mod.not.i186 = icmp eq i64 %xtraiter.i185, 0
  br i1 %lcmp.mod.not.i186, label %B36.prol.loopexit.i196, label %B36.prol.i187.preheader

B36.prol.i187.preheader:
  br label %B36.prol.i187

B36.prol.i187:
  %lsr.iv.i188 = phi i64 [ %lsr.iv.next.i194, %B36.prol.i187 ], [ %xtraiter.i185, %B36.prol.i187.preheader ]
  %.983941.prol.i189 = phi i64 [ %.105.prol.i190, %B36.prol.i187 ], [ %.983941.ph.i184, %B36.prol.i187.preheader ]
  %.105.prol.i190 = add nuw nsw i64 %.983941.prol.i189, 1
  %47 = shl i64 %.983941.prol.i189, 3
  %scevgep22.i191 = getelementptr i8, ptr %arg.c.22, i64 %47
  %.132.prol.i192 = load i64, ptr %scevgep22.i191, align 8
  %scevgep21.i193 = getelementptr i8, ptr %.169216, i64 %47
  store i64 %.132.prol.i192, ptr %scevgep21.i193, align 8
  %lsr.iv.next.i194 = add nsw i64 %lsr.iv.i188, -1
  %prol.iter.cmp.not.i195 = icmp eq i64 %lsr.iv.next.i194, 0
  br i1 %prol.iter.cmp.not.i195, label %B36.prol.loopexit.i196, label %B36.prol.i187

B36.prol.loopexit.i196:
  %.983941.unr.i197 = phi i64 [ %.983941.ph.i184, %B36.preheader4.i183 ], [ %.105.prol.i190, %B36.prol.i187 ]
  %48 = sub nsw i64 %.983941.ph.i184, %arg.s.8
  %49 = icmp ugt i64 %48, -4
  br i1 %49, label %common.ret, label %B36.i198.preheader

B36.i198.preheader:
  %50 = shl i64 %arg.s.8, 3
  %51 = getelementptr i8, ptr %arg.integers, i64 %50
  %scevgep = getelementptr i8, ptr %51, i64 24
  br label %B36.i198

B36.i198:
  %.983941.i199 = phi i64 [ %.105.3.i210, %B36.i198 ], [ %.983941.unr.i197, %B36.i198.preheader ]
  %sunkaddr40.i200 = shl i64 %.983941.i199, 3
  %sunkaddr237 = mul i64 %.983941.i199, 8
  %sunkaddr238 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr237
  %.132.i202 = load i64, ptr %sunkaddr238, align 8
  %scevgep228 = getelementptr i8, ptr %scevgep, i64 %sunkaddr40.i200
  %52 = shl i64 %.983941.i199, 3
  %scevgep24 = getelementptr i8, ptr %scevgep, i64 %52
  %scevgep26 = getelementptr i8, ptr %scevgep24, i64 -24
  store i64 %.132.i202, ptr %scevgep26, align 8
  %53 = shl i64 %.983941.i199, 3
  %sunkaddr239 = mul i64 %.983941.i199, 8
  %sunkaddr240 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr239
  %sunkaddr241 = getelementptr i8, ptr %sunkaddr240, i64 8
  %.132.1.i205 = load i64, ptr %sunkaddr241, align 8
  %scevgep22 = getelementptr i8, ptr %scevgep, i64 %53
  %scevgep23 = getelementptr i8, ptr %scevgep22, i64 -16
  store i64 %.132.1.i205, ptr %scevgep23, align 8
  %54 = shl i64 %.983941.i199, 3
  %sunkaddr242 = mul i64 %.983941.i199, 8
  %sunkaddr243 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr242
  %sunkaddr244 = getelementptr i8, ptr %sunkaddr243, i64 16
  %.132.2.i208 = load i64, ptr %sunkaddr244, align 8
  %scevgep19 = getelementptr i8, ptr %scevgep, i64 %54
  %scevgep20 = getelementptr i8, ptr %scevgep19, i64 -8
  store i64 %.132.2.i208, ptr %scevgep20, align 8
  %.105.3.i210 = add nuw nsw i64 %.983941.i199, 4
  %sunkaddr245 = mul i64 %.983941.i199, 8
  %sunkaddr246 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr245
  %sunkaddr247 = getelementptr i8, ptr %sunkaddr246, i64 24
  %.132.3.i212 = load i64, ptr %sunkaddr247, align 8
  store i64 %.132.3.i212, ptr %scevgep228, align 8
  %exitcond.not.3.i214 = icmp eq i64 %arg.s.8, %.105.3.i210
  br i1 %exitcond.not.3.i214, label %common.ret, label %B36.i198
}

declare i64 @llvm.smax.i64(i64, i64)

define internal i32 @part10(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.held, double %arg.h) {
B0.endif:
  %.84 = alloca double, align 8
  %excinfo.2 = alloca ptr, align 8
  %arg.c.29.fr = freeze i64 %arg.c.29
  store ptr null, ptr %excinfo.2, align 8
  store double %arg.h, ptr %arg.c.4, align 8
  %.41.i = load i64, ptr %arg.c.0, align 8
  %.42.i = getelementptr i8, ptr %arg.c.0, i64 8
  %.43.i = load i64, ptr %.42.i, align 8
  %.44.i = getelementptr i8, ptr %arg.c.0, i64 16
  %.45.i = load i64, ptr %.44.i, align 8
  %.46.i = getelementptr i8, ptr %arg.c.0, i64 24
  %.47.i = load i64, ptr %.46.i, align 8
  %.48.i = inttoptr i64 %.43.i to ptr
  %.49.i = inttoptr i64 %.45.i to ptr
  %.50.i = inttoptr i64 %.47.i to ptr
  %.51.i = inttoptr i64 %.41.i to ptr
  tail call void %.51.i(ptr %.48.i, ptr %.49.i, ptr %.50.i)
  store double 0.000000e+00, ptr %.84, align 8
  %.88 = call i32 @part7(ptr %.84, ptr %excinfo.2, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29.fr, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.held, double %arg.h)
  %.98 = load double, ptr %.84, align 8
  %cond = icmp eq i32 %.88, 0
  br i1 %cond, label %B0.endif.endif, label %B0.endif.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B156 ], [ 0, %B548.endif ], [ %.88, %B0.endif.if.if ]
  ret i32 %common.ret.op

B156:
  store double %.98, ptr %retptr, align 8
  br label %common.ret

B548:
  %.9240.not.i = icmp slt i64 %arg.c.29.fr, 1
  br i1 %.9240.not.i, label %B548.endif, label %B36.preheader.i

B36.preheader.i:
  %arg.target1.i = ptrtoint ptr %arg.c.2 to i64
  %arg.source2.i = ptrtoint ptr %arg.c.12 to i64
  %min.iters.check.i = icmp samesign ult i64 %arg.c.29.fr, 6
  %0 = sub i64 %arg.target1.i, %arg.source2.i
  %diff.check.i = icmp ult i64 %0, 32
  %or.cond.i = select i1 %min.iters.check.i, i1 true, i1 %diff.check.i
  br i1 %or.cond.i, label %B36.preheader4.i, label %vector.ph.i

vector.ph.i:
  %n.vec.i = and i64 %arg.c.29.fr, %const
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr83 = getelementptr i8, ptr %arg.c.12, i64 %sunkaddr
  %wide.load.i = load <2 x double>, ptr %sunkaddr83, align 8
  %sunkaddr84 = mul i64 %index.i, 8
  %sunkaddr85 = getelementptr i8, ptr %arg.c.12, i64 %sunkaddr84
  %sunkaddr86 = getelementptr i8, ptr %sunkaddr85, i64 16
  %wide.load3.i = load <2 x double>, ptr %sunkaddr86, align 8
  %sunkaddr87 = mul i64 %index.i, 8
  %sunkaddr88 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr87
  store <2 x double> %wide.load.i, ptr %sunkaddr88, align 8
  %sunkaddr89 = mul i64 %index.i, 8
  %sunkaddr90 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr89
  %sunkaddr92 = getelementptr i8, ptr %sunkaddr90, i64 16
  store <2 x double> %wide.load3.i, ptr %sunkaddr92, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %1 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %1, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %arg.c.29.fr, %n.vec.i
  br i1 %cmp.n.i, label %B548.endif, label %B36.preheader4.i

B36.preheader4.i:
  %.983941.ph.i = phi i64 [ 0, %B36.preheader.i ], [ %n.vec.i, %middle.block.i ]
  %xtraiter.i = and i64 %arg.c.29.fr, 3
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B36.prol.loopexit.i, label %B36.prol.i.preheader

B36.prol.i.preheader:
  br label %B36.prol.i

B36.prol.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B36.prol.i ], [ %xtraiter.i, %B36.prol.i.preheader ]
  %.983941.prol.i = phi i64 [ %.105.prol.i, %B36.prol.i ], [ %.983941.ph.i, %B36.prol.i.preheader ]
  %.105.prol.i = add nuw nsw i64 %.983941.prol.i, 1
  %2 = shl i64 %.983941.prol.i, 3
  %scevgep22.i = getelementptr i8, ptr %arg.c.12, i64 %2
  %.132.prol.i = load double, ptr %scevgep22.i, align 8
  %scevgep21.i = getelementptr i8, ptr %arg.c.2, i64 %2
  store double %.132.prol.i, ptr %scevgep21.i, align 8
  %lsr.iv.next.i = add nsw i64 %lsr.iv.i, -1
  %prol.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %prol.iter.cmp.not.i, label %B36.prol.loopexit.i, label %B36.prol.i

B36.prol.loopexit.i:
  %.983941.unr.i = phi i64 [ %.983941.ph.i, %B36.preheader4.i ], [ %.105.prol.i, %B36.prol.i ]
  %3 = sub nsw i64 %.983941.ph.i, %arg.c.29.fr
  %4 = icmp ugt i64 %3, -4
  br i1 %4, label %B548.endif, label %B36.i.preheader

B36.i.preheader:
  br label %B36.i

B36.i:
  %.983941.i = phi i64 [ %.105.3.i, %B36.i ], [ %.983941.unr.i, %B36.i.preheader ]
  %sunkaddr93 = mul i64 %.983941.i, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.c.12, i64 %sunkaddr93
  %.132.i = load double, ptr %sunkaddr94, align 8
  %sunkaddr95 = mul i64 %.983941.i, 8
  %sunkaddr96 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr95
  store double %.132.i, ptr %sunkaddr96, align 8
  %sunkaddr97 = mul i64 %.983941.i, 8
  %sunkaddr98 = getelementptr i8, ptr %arg.c.12, i64 %sunkaddr97
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr98, i64 8
  %.132.1.i = load double, ptr %sunkaddr99, align 8
  %sunkaddr100 = mul i64 %.983941.i, 8
  %sunkaddr101 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr100
  %sunkaddr102 = getelementptr i8, ptr %sunkaddr101, i64 8
  store double %.132.1.i, ptr %sunkaddr102, align 8
  %sunkaddr103 = mul i64 %.983941.i, 8
  %sunkaddr104 = getelementptr i8, ptr %arg.c.12, i64 %sunkaddr103
  %sunkaddr105 = getelementptr i8, ptr %sunkaddr104, i64 16
  %.132.2.i = load double, ptr %sunkaddr105, align 8
  %sunkaddr106 = mul i64 %.983941.i, 8
  %sunkaddr107 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr106
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr107, i64 16
  store double %.132.2.i, ptr %sunkaddr108, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %sunkaddr109 = mul i64 %.983941.i, 8
  %sunkaddr110 = getelementptr i8, ptr %arg.c.12, i64 %sunkaddr109
  %sunkaddr111 = getelementptr i8, ptr %sunkaddr110, i64 24
  %.132.3.i = load double, ptr %sunkaddr111, align 8
  %sunkaddr112 = mul i64 %.983941.i, 8
  %sunkaddr113 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr112
  %sunkaddr115 = getelementptr i8, ptr %sunkaddr113, i64 24
  store double %.132.3.i, ptr %sunkaddr115, align 8
  %exitcond.not.3.i = icmp eq i64 %arg.c.29.fr, %.105.3.i
  br i1 %exitcond.not.3.i, label %B548.endif, label %B36.i

B0.endif.endif:
  %.130 = getelementptr i8, ptr %arg.c.28, i64 8
  %.131 = load i64, ptr %.130, align 8
  %.132 = icmp sgt i64 %.131, -1
  br i1 %.132, label %B156, label %B160.endif

B0.endif.if.if:
  %.96 = icmp sgt i32 %.88, 0
  %.89 = load ptr, ptr %excinfo.2, align 8
  %.97 = select i1 %.96, ptr %.89, ptr undef
  store ptr %.97, ptr %excinfo, align 8
  br label %common.ret

B160.endif:
  %const = bitcast i64 9223372036854775804 to i64
  %.39.i = getelementptr i8, ptr %arg.c.0, i64 32
  %.41.i4 = load i64, ptr %.39.i, align 8
  %.42.i5 = getelementptr i8, ptr %arg.c.0, i64 40
  %.43.i6 = load i64, ptr %.42.i5, align 8
  %.44.i7 = getelementptr i8, ptr %arg.c.0, i64 48
  %.45.i8 = load i64, ptr %.44.i7, align 8
  %.46.i9 = getelementptr i8, ptr %arg.c.0, i64 56
  %.47.i10 = load i64, ptr %.46.i9, align 8
  %.48.i11 = inttoptr i64 %.43.i6 to ptr
  %.49.i12 = inttoptr i64 %.45.i8 to ptr
  %.50.i13 = inttoptr i64 %.47.i10 to ptr
  %.51.i14 = inttoptr i64 %.41.i4 to ptr
  tail call void %.51.i14(ptr %.48.i11, ptr %.49.i12, ptr %.50.i13)
  %.9240.not.i27 = icmp slt i64 %arg.c.30, 1
  br i1 %.9240.not.i27, label %B160.endif.endif, label %B36.preheader.i28

B36.preheader.i28:
  %arg.target1.i29 = ptrtoint ptr %arg.c.3 to i64
  %arg.source2.i30 = ptrtoint ptr %arg.c.11 to i64
  %min.iters.check.i31 = icmp samesign ult i64 %arg.c.30, 6
  %5 = sub i64 %arg.target1.i29, %arg.source2.i30
  %diff.check.i32 = icmp ult i64 %5, 32
  %or.cond.i33 = select i1 %min.iters.check.i31, i1 true, i1 %diff.check.i32
  br i1 %or.cond.i33, label %B36.preheader4.i48, label %vector.ph.i34

vector.ph.i34:
  %n.vec.i35 = and i64 %arg.c.30, %const
  br label %vector.body.i36

vector.body.i36:
  %index.i37 = phi i64 [ 0, %vector.ph.i34 ], [ %index.next.i45, %vector.body.i36 ]
  %sunkaddr116 = mul i64 %index.i37, 8
  %sunkaddr117 = getelementptr i8, ptr %arg.c.11, i64 %sunkaddr116
  %wide.load.i40 = load <2 x double>, ptr %sunkaddr117, align 8
  %sunkaddr118 = mul i64 %index.i37, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.c.11, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 16
  %wide.load3.i42 = load <2 x double>, ptr %sunkaddr120, align 8
  %sunkaddr121 = mul i64 %index.i37, 8
  %sunkaddr122 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr121
  store <2 x double> %wide.load.i40, ptr %sunkaddr122, align 8
  %sunkaddr123 = mul i64 %index.i37, 8
  %sunkaddr124 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr123
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr124, i64 16
  store <2 x double> %wide.load3.i42, ptr %sunkaddr126, align 8
  %index.next.i45 = add nuw nsw i64 %index.i37, 4
  %6 = icmp eq i64 %n.vec.i35, %index.next.i45
  br i1 %6, label %middle.block.i46, label %vector.body.i36

middle.block.i46:
  %cmp.n.i47 = icmp eq i64 %arg.c.30, %n.vec.i35
  br i1 %cmp.n.i47, label %B160.endif.endif, label %B36.preheader4.i48

B36.preheader4.i48:
  %.983941.ph.i49 = phi i64 [ 0, %B36.preheader.i28 ], [ %n.vec.i35, %middle.block.i46 ]
  %xtraiter.i50 = and i64 %arg.c.30, 3
  %lcmp.mod.not.i51 = icmp eq i64 %xtraiter.i50, 0
  br i1 %lcmp.mod.not.i51, label %B36.prol.loopexit.i61, label %B36.prol.i52.preheader

B36.prol.i52.preheader:
  br label %B36.prol.i52

B36.prol.i52:
  %lsr.iv.i53 = phi i64 [ %lsr.iv.next.i59, %B36.prol.i52 ], [ %xtraiter.i50, %B36.prol.i52.preheader ]
  %.983941.prol.i54 = phi i64 [ %.105.prol.i55, %B36.prol.i52 ], [ %.983941.ph.i49, %B36.prol.i52.preheader ]
  %.105.prol.i55 = add nuw nsw i64 %.983941.prol.i54, 1
  %7 = shl i64 %.983941.prol.i54, 3
  %scevgep22.i56 = getelementptr i8, ptr %arg.c.11, i64 %7
  %.132.prol.i57 = load double, ptr %scevgep22.i56, align 8
  %scevgep21.i58 = getelementptr i8, ptr %arg.c.3, i64 %7
  store double %.132.prol.i57, ptr %scevgep21.i58, align 8
  %lsr.iv.next.i59 = add nsw i64 %lsr.iv.i53, -1
  %prol.iter.cmp.not.i60 = icmp eq i64 %lsr.iv.next.i59, 0
  br i1 %prol.iter.cmp.not.i60, label %B36.prol.loopexit.i61, label %B36.prol.i52

B36.prol.loopexit.i61:
  %.983941.unr.i62 = phi i64 [ %.983941.ph.i49, %B36.preheader4.i48 ], [ %.105.prol.i55, %B36.prol.i52 ]
  %8 = sub nsw i64 %.983941.ph.i49, %arg.c.30
  %9 = icmp ugt i64 %8, -4
  br i1 %9, label %B160.endif.endif, label %B36.i63.preheader

B36.i63.preheader:
  br label %B36.i63

B36.i63:
  %.983941.i64 = phi i64 [ %.105.3.i75, %B36.i63 ], [ %.983941.unr.i62, %B36.i63.preheader ]
  %sunkaddr127 = mul i64 %.983941.i64, 8
  %sunkaddr128 = getelementptr i8, ptr %arg.c.11, i64 %sunkaddr127
  %.132.i67 = load double, ptr %sunkaddr128, align 8
  %sunkaddr129 = mul i64 %.983941.i64, 8
  %sunkaddr130 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr129
  store double %.132.i67, ptr %sunkaddr130, align 8
  %sunkaddr131 = mul i64 %.983941.i64, 8
  %sunkaddr132 = getelementptr i8, ptr %arg.c.11, i64 %sunkaddr131
  %sunkaddr133 = getelementptr i8, ptr %sunkaddr132, i64 8
  %.132.1.i70 = load double, ptr %sunkaddr133, align 8
  %sunkaddr134 = mul i64 %.983941.i64, 8
  %sunkaddr135 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr134
  %sunkaddr136 = getelementptr i8, ptr %sunkaddr135, i64 8
  store double %.132.1.i70, ptr %sunkaddr136, align 8
  %sunkaddr137 = mul i64 %.983941.i64, 8
  %sunkaddr138 = getelementptr i8, ptr %arg.c.11, i64 %sunkaddr137
  %sunkaddr139 = getelementptr i8, ptr %sunkaddr138, i64 16
  %.132.2.i73 = load double, ptr %sunkaddr139, align 8
  %sunkaddr140 = mul i64 %.983941.i64, 8
  %sunkaddr141 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr140
  %sunkaddr142 = getelementptr i8, ptr %sunkaddr141, i64 16
  store double %.132.2.i73, ptr %sunkaddr142, align 8
  %.105.3.i75 = add nuw nsw i64 %.983941.i64, 4
  %sunkaddr143 = mul i64 %.983941.i64, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.c.11, i64 %sunkaddr143
  %sunkaddr145 = getelementptr i8, ptr %sunkaddr144, i64 24
  %.132.3.i77 = load double, ptr %sunkaddr145, align 8
  %sunkaddr146 = mul i64 %.983941.i64, 8
  %sunkaddr147 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr146
  %sunkaddr148 = getelementptr i8, ptr %sunkaddr147, i64 24
  store double %.132.3.i77, ptr %sunkaddr148, align 8
  %exitcond.not.3.i79 = icmp eq i64 %arg.c.30, %.105.3.i75
  br i1 %exitcond.not.3.i79, label %B160.endif.endif, label %B36.i63

B160.endif.endif:
  %.201 = getelementptr i8, ptr %arg.c.0, i64 64
  %.202 = load i64, ptr %.201, align 8
  %.203.not = icmp eq i64 %.202, 0
  br i1 %.203.not, label %B548, label %B316.endif.endif

B316.endif.endif:
  %.9240.not.i81 = icmp slt i64 %arg.c.29.fr, 1
  %arg.target1.i83 = ptrtoint ptr %arg.c.12 to i64
  %arg.source2.i84 = ptrtoint ptr %arg.c.13 to i64
  %min.iters.check.i85 = icmp samesign ult i64 %arg.c.29.fr, 6
  %10 = sub i64 %arg.target1.i83, %arg.source2.i84
  %diff.check.i86 = icmp ult i64 %10, 32
  %or.cond.i87 = select i1 %min.iters.check.i85, i1 true, i1 %diff.check.i86
  %n.vec.i89 = and i64 %arg.c.29.fr, %const
  %xtraiter.i104 = and i64 %arg.c.29.fr, 3
  br i1 %.9240.not.i81, label %B358.endif.us.preheader, label %B358.endif.preheader

B358.endif.preheader:
  br label %B358.endif

B358.endif.us.preheader:
  br label %B358.endif.us

B358.endif.us:
  %.283179.us = phi i64 [ %.293.us, %B358.endif.us ], [ 12, %B358.endif.us.preheader ]
  %.293.us = add nsw i64 %.283179.us, -1
  %sunkaddr153 = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i16.us = load i64, ptr %sunkaddr153, align 8
  %sunkaddr154 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i18.us = load i64, ptr %sunkaddr154, align 8
  %sunkaddr155 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i20.us = load i64, ptr %sunkaddr155, align 8
  %sunkaddr156 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i22.us = load i64, ptr %sunkaddr156, align 8
  %.48.i23.us = inttoptr i64 %.43.i18.us to ptr
  %.49.i24.us = inttoptr i64 %.45.i20.us to ptr
  %.50.i25.us = inttoptr i64 %.47.i22.us to ptr
  %.51.i26.us = inttoptr i64 %.41.i16.us to ptr
  tail call void %.51.i26.us(ptr %.48.i23.us, ptr %.49.i24.us, ptr %.50.i25.us)
  %.382.us = load double, ptr %arg.c.14, align 8
  %sunkaddr158 = getelementptr i8, ptr %arg.c.27, i64 24
  %.411.us = load double, ptr %sunkaddr158, align 8
  %.412.us = fcmp ugt double %.382.us, %.411.us
  %.284.us = icmp samesign ugt i64 %.283179.us, 1
  %or.cond.us = select i1 %.412.us, i1 %.284.us, i1 false
  br i1 %or.cond.us, label %B358.endif.us, label %B548.endif

B358.endif:
  %.283179 = phi i64 [ %.293, %B358.endif.endif ], [ 12, %B358.endif.preheader ]
  %.293 = add nsw i64 %.283179, -1
  %sunkaddr159 = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i16 = load i64, ptr %sunkaddr159, align 8
  %sunkaddr160 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i18 = load i64, ptr %sunkaddr160, align 8
  %sunkaddr161 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i20 = load i64, ptr %sunkaddr161, align 8
  %sunkaddr162 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i22 = load i64, ptr %sunkaddr162, align 8
  %.48.i23 = inttoptr i64 %.43.i18 to ptr
  %.49.i24 = inttoptr i64 %.45.i20 to ptr
  %.50.i25 = inttoptr i64 %.47.i22 to ptr
  %.51.i26 = inttoptr i64 %.41.i16 to ptr
  tail call void %.51.i26(ptr %.48.i23, ptr %.49.i24, ptr %.50.i25)
  br i1 %or.cond.i87, label %B36.preheader4.i102, label %vector.body.i90.preheader

vector.body.i90.preheader:
  br label %vector.body.i90

vector.body.i90:
  %index.i91 = phi i64 [ %index.next.i99, %vector.body.i90 ], [ 0, %vector.body.i90.preheader ]
  %sunkaddr163 = mul i64 %index.i91, 8
  %sunkaddr164 = getelementptr i8, ptr %arg.c.13, i64 %sunkaddr163
  %wide.load.i94 = load <2 x double>, ptr %sunkaddr164, align 8
  %sunkaddr165 = mul i64 %index.i91, 8
  %sunkaddr166 = getelementptr i8, ptr %arg.c.13, i64 %sunkaddr165
  %sunkaddr167 = getelementptr i8, ptr %sunkaddr166, i64 16
  %wide.load3.i96 = load <2 x double>, ptr %sunkaddr167, align 8
  %sunkaddr169 = mul i64 %index.i91, 8
  %sunkaddr170 = getelementptr i8, ptr %arg.c.12, i64 %sunkaddr169
  store <2 x double> %wide.load.i94, ptr %sunkaddr170, align 8
  %sunkaddr171 = mul i64 %index.i91, 8
  %sunkaddr172 = getelementptr i8, ptr %arg.c.12, i64 %sunkaddr171
  %sunkaddr173 = getelementptr i8, ptr %sunkaddr172, i64 16
  store <2 x double> %wide.load3.i96, ptr %sunkaddr173, align 8
  %index.next.i99 = add nuw nsw i64 %index.i91, 4
  %11 = icmp eq i64 %n.vec.i89, %index.next.i99
  br i1 %11, label %middle.block.i100, label %vector.body.i90

middle.block.i100:
  %12 = icmp eq i64 %arg.c.29.fr, %n.vec.i89
  br i1 %12, label %B358.endif.endif, label %B36.preheader4.i102

B36.preheader4.i102:
  %.983941.ph.i103 = phi i64 [ 0, %B358.endif ], [ %n.vec.i89, %middle.block.i100 ]
  %13 = icmp eq i64 %xtraiter.i104, 0
  br i1 %13, label %B36.prol.loopexit.i115, label %B36.prol.i106.preheader

B36.prol.i106.preheader:
  br label %B36.prol.i106

B36.prol.i106:
  %lsr.iv.i107 = phi i64 [ %lsr.iv.next.i113, %B36.prol.i106 ], [ %xtraiter.i104, %B36.prol.i106.preheader ]
  %.983941.prol.i108 = phi i64 [ %.105.prol.i109, %B36.prol.i106 ], [ %.983941.ph.i103, %B36.prol.i106.preheader ]
  %.105.prol.i109 = add nuw nsw i64 %.983941.prol.i108, 1
  %14 = shl i64 %.983941.prol.i108, 3
  %scevgep22.i110 = getelementptr i8, ptr %arg.c.13, i64 %14
  %.132.prol.i111 = load double, ptr %scevgep22.i110, align 8
  %scevgep21.i112 = getelementptr i8, ptr %arg.c.12, i64 %14
  store double %.132.prol.i111, ptr %scevgep21.i112, align 8
  %lsr.iv.next.i113 = add nsw i64 %lsr.iv.i107, -1
  %prol.iter.cmp.not.i114 = icmp eq i64 %lsr.iv.next.i113, 0
  br i1 %prol.iter.cmp.not.i114, label %B36.prol.loopexit.i115, label %B36.prol.i106

B36.prol.loopexit.i115:
  %.983941.unr.i116 = phi i64 [ %.983941.ph.i103, %B36.preheader4.i102 ], [ %.105.prol.i109, %B36.prol.i106 ]
  %15 = sub nsw i64 %.983941.ph.i103, %arg.c.29.fr
  %16 = icmp ugt i64 %15, -4
  br i1 %16, label %B358.endif.endif, label %B36.i117.preheader

B36.i117.preheader:
  br label %B36.i117

B36.i117:
  %.983941.i118 = phi i64 [ %.105.3.i129, %B36.i117 ], [ %.983941.unr.i116, %B36.i117.preheader ]
  %sunkaddr174 = mul i64 %.983941.i118, 8
  %sunkaddr175 = getelementptr i8, ptr %arg.c.13, i64 %sunkaddr174
  %.132.i121 = load double, ptr %sunkaddr175, align 8
  %sunkaddr176 = mul i64 %.983941.i118, 8
  %sunkaddr177 = getelementptr i8, ptr %arg.c.12, i64 %sunkaddr176
  store double %.132.i121, ptr %sunkaddr177, align 8
  %sunkaddr178 = mul i64 %.983941.i118, 8
  %sunkaddr179 = getelementptr i8, ptr %arg.c.13, i64 %sunkaddr178
  %sunkaddr180 = getelementptr i8, ptr %sunkaddr179, i64 8
  %.132.1.i124 = load double, ptr %sunkaddr180, align 8
  %sunkaddr181 = mul i64 %.983941.i118, 8
  %sunkaddr182 = getelementptr i8, ptr %arg.c.12, i64 %sunkaddr181
  %sunkaddr183 = getelementptr i8, ptr %sunkaddr182, i64 8
  store double %.132.1.i124, ptr %sunkaddr183, align 8
  %sunkaddr184 = mul i64 %.983941.i118, 8
  %sunkaddr185 = getelementptr i8, ptr %arg.c.13, i64 %sunkaddr184
  %sunkaddr186 = getelementptr i8, ptr %sunkaddr185, i64 16
  %.132.2.i127 = load double, ptr %sunkaddr186, align 8
  %sunkaddr187 = mul i64 %.983941.i118, 8
  %sunkaddr188 = getelementptr i8, ptr %arg.c.12, i64 %sunkaddr187
  %sunkaddr189 = getelementptr i8, ptr %sunkaddr188, i64 16
  store double %.132.2.i127, ptr %sunkaddr189, align 8
  %.105.3.i129 = add nuw nsw i64 %.983941.i118, 4
  %sunkaddr191 = mul i64 %.983941.i118, 8
  %sunkaddr192 = getelementptr i8, ptr %arg.c.13, i64 %sunkaddr191
  %sunkaddr193 = getelementptr i8, ptr %sunkaddr192, i64 24
  %.132.3.i131 = load double, ptr %sunkaddr193, align 8
  %sunkaddr194 = mul i64 %.983941.i118, 8
  %sunkaddr195 = getelementptr i8, ptr %arg.c.12, i64 %sunkaddr194
  %sunkaddr196 = getelementptr i8, ptr %sunkaddr195, i64 24
  store double %.132.3.i131, ptr %sunkaddr196, align 8
  %exitcond.not.3.i133 = icmp eq i64 %arg.c.29.fr, %.105.3.i129
  br i1 %exitcond.not.3.i133, label %B358.endif.endif, label %B36.i117

B358.endif.endif:
  %.382 = load double, ptr %arg.c.14, align 8
  %sunkaddr197 = getelementptr i8, ptr %arg.c.27, i64 24
  %.411 = load double, ptr %sunkaddr197, align 8
  %.412 = fcmp ugt double %.382, %.411
  %.284 = icmp samesign ugt i64 %.283179, 1
  %or.cond = select i1 %.412, i1 %.284, i1 false
  br i1 %or.cond, label %B358.endif, label %B548

B548.endif:
  store double %.98, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part5(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9) {
B0:
  %const = bitcast i64 9223372036854775804 to i64
  %.9240.not.i = icmp slt i64 %arg.c.29, 1
  br i1 %.9240.not.i, label %B0.endif, label %B36.preheader.i

B36.preheader.i:
  %arg.target1.i = ptrtoint ptr %arg.c.2 to i64
  %arg.source2.i = ptrtoint ptr %arg.c.23 to i64
  %min.iters.check.i = icmp samesign ult i64 %arg.c.29, 6
  %0 = sub i64 %arg.target1.i, %arg.source2.i
  %diff.check.i = icmp ult i64 %0, 32
  %or.cond.i = select i1 %min.iters.check.i, i1 true, i1 %diff.check.i
  br i1 %or.cond.i, label %B36.preheader4.i, label %vector.ph.i

vector.ph.i:
  %n.vec.i = and i64 %arg.c.29, %const
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr102 = mul i64 %index.i, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.c.23, i64 %sunkaddr102
  %wide.load.i = load <2 x double>, ptr %sunkaddr103, align 8
  %sunkaddr104 = mul i64 %index.i, 8
  %sunkaddr105 = getelementptr i8, ptr %arg.c.23, i64 %sunkaddr104
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr105, i64 16
  %wide.load3.i = load <2 x double>, ptr %sunkaddr106, align 8
  %sunkaddr107 = mul i64 %index.i, 8
  %sunkaddr108 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr107
  store <2 x double> %wide.load.i, ptr %sunkaddr108, align 8
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr109 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr
  %sunkaddr110 = getelementptr i8, ptr %sunkaddr109, i64 16
  store <2 x double> %wide.load3.i, ptr %sunkaddr110, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %1 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %1, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %arg.c.29, %n.vec.i
  br i1 %cmp.n.i, label %B0.endif, label %B36.preheader4.i

B36.preheader4.i:
  %.983941.ph.i = phi i64 [ 0, %B36.preheader.i ], [ %n.vec.i, %middle.block.i ]
  %xtraiter.i = and i64 %arg.c.29, 3
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B36.prol.loopexit.i, label %B36.prol.i.preheader

B36.prol.i.preheader:
  br label %B36.prol.i

B36.prol.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B36.prol.i ], [ %xtraiter.i, %B36.prol.i.preheader ]
  %.983941.prol.i = phi i64 [ %.105.prol.i, %B36.prol.i ], [ %.983941.ph.i, %B36.prol.i.preheader ]
  %.105.prol.i = add nuw nsw i64 %.983941.prol.i, 1
  %2 = shl i64 %.983941.prol.i, 3
  %scevgep22.i = getelementptr i8, ptr %arg.c.23, i64 %2
  %.132.prol.i = load double, ptr %scevgep22.i, align 8
  %scevgep21.i = getelementptr i8, ptr %arg.c.2, i64 %2
  store double %.132.prol.i, ptr %scevgep21.i, align 8
  %lsr.iv.next.i = add nsw i64 %lsr.iv.i, -1
  %prol.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %prol.iter.cmp.not.i, label %B36.prol.loopexit.i, label %B36.prol.i

B36.prol.loopexit.i:
  %.983941.unr.i = phi i64 [ %.983941.ph.i, %B36.preheader4.i ], [ %.105.prol.i, %B36.prol.i ]
  %3 = sub nsw i64 %.983941.ph.i, %arg.c.29
  %4 = icmp ugt i64 %3, -4
  br i1 %4, label %B0.endif, label %B36.i.preheader

B36.i.preheader:
  br label %B36.i

B36.i:
  %.983941.i = phi i64 [ %.105.3.i, %B36.i ], [ %.983941.unr.i, %B36.i.preheader ]
  %sunkaddr111 = mul i64 %.983941.i, 8
  %sunkaddr112 = getelementptr i8, ptr %arg.c.23, i64 %sunkaddr111
  %.132.i = load double, ptr %sunkaddr112, align 8
  %sunkaddr113 = mul i64 %.983941.i, 8
  %sunkaddr114 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr113
  store double %.132.i, ptr %sunkaddr114, align 8
  %sunkaddr115 = mul i64 %.983941.i, 8
  %sunkaddr116 = getelementptr i8, ptr %arg.c.23, i64 %sunkaddr115
  %sunkaddr117 = getelementptr i8, ptr %sunkaddr116, i64 8
  %.132.1.i = load double, ptr %sunkaddr117, align 8
  %sunkaddr118 = mul i64 %.983941.i, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 8
  store double %.132.1.i, ptr %sunkaddr120, align 8
  %sunkaddr121 = mul i64 %.983941.i, 8
  %sunkaddr122 = getelementptr i8, ptr %arg.c.23, i64 %sunkaddr121
  %sunkaddr123 = getelementptr i8, ptr %sunkaddr122, i64 16
  %.132.2.i = load double, ptr %sunkaddr123, align 8
  %sunkaddr124 = mul i64 %.983941.i, 8
  %sunkaddr125 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr124
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr125, i64 16
  store double %.132.2.i, ptr %sunkaddr126, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %sunkaddr127 = mul i64 %.983941.i, 8
  %sunkaddr128 = getelementptr i8, ptr %arg.c.23, i64 %sunkaddr127
  %sunkaddr129 = getelementptr i8, ptr %sunkaddr128, i64 24
  %.132.3.i = load double, ptr %sunkaddr129, align 8
  %sunkaddr130 = mul i64 %.983941.i, 8
  %sunkaddr131 = getelementptr i8, ptr %arg.c.2, i64 %sunkaddr130
  %sunkaddr132 = getelementptr i8, ptr %sunkaddr131, i64 24
  store double %.132.3.i, ptr %sunkaddr132, align 8
  %exitcond.not.3.i = icmp eq i64 %arg.c.29, %.105.3.i
  br i1 %exitcond.not.3.i, label %B0.endif, label %B36.i

B0.endif:
  %.79 = getelementptr double, ptr %arg.c.23, i64 %arg.c.29
  %.9240.not.i1 = icmp slt i64 %arg.c.30, 1
  br i1 %.9240.not.i1, label %B0.endif.endif, label %B36.preheader.i2

B36.preheader.i2:
  %arg.target1.i3 = ptrtoint ptr %arg.c.3 to i64
  %arg.source2.i4 = ptrtoint ptr %.79 to i64
  %min.iters.check.i5 = icmp samesign ult i64 %arg.c.30, 6
  %5 = sub i64 %arg.target1.i3, %arg.source2.i4
  %diff.check.i6 = icmp ult i64 %5, 32
  %or.cond.i7 = select i1 %min.iters.check.i5, i1 true, i1 %diff.check.i6
  br i1 %or.cond.i7, label %B36.preheader4.i22, label %vector.ph.i8

vector.ph.i8:
  %n.vec.i9 = and i64 %arg.c.30, %const
  %6 = shl i64 %arg.c.29, 3
  %7 = getelementptr i8, ptr %arg.c.23, i64 %6
  %scevgep314 = getelementptr i8, ptr %7, i64 16
  br label %vector.body.i10

vector.body.i10:
  %index.i11 = phi i64 [ 0, %vector.ph.i8 ], [ %index.next.i19, %vector.body.i10 ]
  %sunkaddr.i12 = shl i64 %index.i11, 3
  %scevgep316 = getelementptr i8, ptr %scevgep314, i64 %sunkaddr.i12
  %scevgep317 = getelementptr i8, ptr %scevgep316, i64 -16
  %wide.load.i14 = load <2 x double>, ptr %scevgep317, align 8
  %wide.load3.i16 = load <2 x double>, ptr %scevgep316, align 8
  %sunkaddr133 = mul i64 %index.i11, 8
  %sunkaddr134 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr133
  store <2 x double> %wide.load.i14, ptr %sunkaddr134, align 8
  %sunkaddr135 = mul i64 %index.i11, 8
  %sunkaddr136 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr135
  %sunkaddr137 = getelementptr i8, ptr %sunkaddr136, i64 16
  store <2 x double> %wide.load3.i16, ptr %sunkaddr137, align 8
  %index.next.i19 = add nuw nsw i64 %index.i11, 4
  %8 = icmp eq i64 %n.vec.i9, %index.next.i19
  br i1 %8, label %middle.block.i20, label %vector.body.i10

middle.block.i20:
  %cmp.n.i21 = icmp eq i64 %arg.c.30, %n.vec.i9
  br i1 %cmp.n.i21, label %B0.endif.endif, label %B36.preheader4.i22

B36.preheader4.i22:
  %.983941.ph.i23 = phi i64 [ 0, %B36.preheader.i2 ], [ %n.vec.i9, %middle.block.i20 ]
  %xtraiter.i24 = and i64 %arg.c.30, 3
  %lcmp.mod.not.i25 = icmp eq i64 %xtraiter.i24, 0
  br i1 %lcmp.mod.not.i25, label %B36.prol.loopexit.i35, label %B36.prol.i26.preheader

B36.prol.i26.preheader:
  br label %B36.prol.i26

B36.prol.i26:
  %lsr.iv.i27 = phi i64 [ %lsr.iv.next.i33, %B36.prol.i26 ], [ %xtraiter.i24, %B36.prol.i26.preheader ]
  %.983941.prol.i28 = phi i64 [ %.105.prol.i29, %B36.prol.i26 ], [ %.983941.ph.i23, %B36.prol.i26.preheader ]
  %.105.prol.i29 = add nuw nsw i64 %.983941.prol.i28, 1
  %9 = shl i64 %.983941.prol.i28, 3
  %scevgep22.i30 = getelementptr i8, ptr %.79, i64 %9
  %.132.prol.i31 = load double, ptr %scevgep22.i30, align 8
  %scevgep21.i32 = getelementptr i8, ptr %arg.c.3, i64 %9
  store double %.132.prol.i31, ptr %scevgep21.i32, align 8
  %lsr.iv.next.i33 = add nsw i64 %lsr.iv.i27, -1
  %prol.iter.cmp.not.i34 = icmp eq i64 %lsr.iv.next.i33, 0
  br i1 %prol.iter.cmp.not.i34, label %B36.prol.loopexit.i35, label %B36.prol.i26

B36.prol.loopexit.i35:
  %.983941.unr.i36 = phi i64 [ %.983941.ph.i23, %B36.preheader4.i22 ], [ %.105.prol.i29, %B36.prol.i26 ]
  %10 = sub nsw i64 %.983941.ph.i23, %arg.c.30
  %11 = icmp ugt i64 %10, -4
  br i1 %11, label %B0.endif.endif, label %B36.i37.preheader

B36.i37.preheader:
  %12 = shl i64 %arg.c.29, 3
  %13 = getelementptr i8, ptr %arg.c.23, i64 %12
  %scevgep302 = getelementptr i8, ptr %13, i64 24
  br label %B36.i37

B36.i37:
  %.983941.i38 = phi i64 [ %.105.3.i49, %B36.i37 ], [ %.983941.unr.i36, %B36.i37.preheader ]
  %sunkaddr40.i39 = shl i64 %.983941.i38, 3
  %scevgep308 = getelementptr i8, ptr %scevgep302, i64 %sunkaddr40.i39
  %scevgep309 = getelementptr i8, ptr %scevgep308, i64 -24
  %.132.i41 = load double, ptr %scevgep309, align 8
  %sunkaddr138 = mul i64 %.983941.i38, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr138
  store double %.132.i41, ptr %sunkaddr139, align 8
  %14 = shl i64 %.983941.i38, 3
  %scevgep72 = getelementptr i8, ptr %scevgep302, i64 %14
  %scevgep73 = getelementptr i8, ptr %scevgep72, i64 -16
  %.132.1.i44 = load double, ptr %scevgep73, align 8
  %15 = shl i64 %.983941.i38, 3
  %sunkaddr140 = mul i64 %.983941.i38, 8
  %sunkaddr141 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr140
  %sunkaddr142 = getelementptr i8, ptr %sunkaddr141, i64 8
  store double %.132.1.i44, ptr %sunkaddr142, align 8
  %scevgep70 = getelementptr i8, ptr %scevgep302, i64 %15
  %scevgep71 = getelementptr i8, ptr %scevgep70, i64 -8
  %.132.2.i47 = load double, ptr %scevgep71, align 8
  %sunkaddr143 = mul i64 %.983941.i38, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr143
  %sunkaddr145 = getelementptr i8, ptr %sunkaddr144, i64 16
  store double %.132.2.i47, ptr %sunkaddr145, align 8
  %.105.3.i49 = add nuw nsw i64 %.983941.i38, 4
  %.132.3.i51 = load double, ptr %scevgep308, align 8
  %sunkaddr146 = mul i64 %.983941.i38, 8
  %sunkaddr147 = getelementptr i8, ptr %arg.c.3, i64 %sunkaddr146
  %sunkaddr148 = getelementptr i8, ptr %sunkaddr147, i64 24
  store double %.132.3.i51, ptr %sunkaddr148, align 8
  %exitcond.not.3.i53 = icmp eq i64 %arg.c.30, %.105.3.i49
  br i1 %exitcond.not.3.i53, label %B0.endif.endif, label %B36.i37

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B0.endif.endif:
  %.111 = getelementptr double, ptr %.79, i64 %arg.c.30
  %.115 = mul nsw i64 %arg.s.9, %arg.s.8
  %.9240.not.i55 = icmp slt i64 %.115, 1
  br i1 %.9240.not.i55, label %B0.endif.endif.endif, label %B36.preheader.i56

B36.preheader.i56:
  %arg.target1.i57 = ptrtoint ptr %arg.s.5 to i64
  %arg.source2.i58 = ptrtoint ptr %.111 to i64
  %min.iters.check.i59 = icmp samesign ult i64 %.115, 6
  %16 = sub i64 %arg.target1.i57, %arg.source2.i58
  %diff.check.i60 = icmp ult i64 %16, 32
  %or.cond.i61 = select i1 %min.iters.check.i59, i1 true, i1 %diff.check.i60
  br i1 %or.cond.i61, label %B36.preheader4.i76, label %vector.ph.i62

vector.ph.i62:
  %n.vec.i63 = and i64 %.115, %const
  %17 = add i64 %arg.c.30, %arg.c.29
  %18 = shl i64 %17, 3
  %19 = getelementptr i8, ptr %arg.c.23, i64 %18
  %scevgep290 = getelementptr i8, ptr %19, i64 16
  br label %vector.body.i64

vector.body.i64:
  %index.i65 = phi i64 [ 0, %vector.ph.i62 ], [ %index.next.i73, %vector.body.i64 ]
  %sunkaddr.i66 = shl i64 %index.i65, 3
  %scevgep292 = getelementptr i8, ptr %scevgep290, i64 %sunkaddr.i66
  %scevgep293 = getelementptr i8, ptr %scevgep292, i64 -16
  %wide.load.i68 = load <2 x double>, ptr %scevgep293, align 8
  %wide.load3.i70 = load <2 x double>, ptr %scevgep292, align 8
  %sunkaddr149 = mul i64 %index.i65, 8
  %sunkaddr150 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr149
  store <2 x double> %wide.load.i68, ptr %sunkaddr150, align 8
  %sunkaddr151 = mul i64 %index.i65, 8
  %sunkaddr152 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr151
  %sunkaddr153 = getelementptr i8, ptr %sunkaddr152, i64 16
  store <2 x double> %wide.load3.i70, ptr %sunkaddr153, align 8
  %index.next.i73 = add nuw nsw i64 %index.i65, 4
  %20 = icmp eq i64 %n.vec.i63, %index.next.i73
  br i1 %20, label %middle.block.i74, label %vector.body.i64

middle.block.i74:
  %cmp.n.i75 = icmp eq i64 %.115, %n.vec.i63
  br i1 %cmp.n.i75, label %B0.endif.endif.endif, label %B36.preheader4.i76

B36.preheader4.i76:
  %.983941.ph.i77 = phi i64 [ 0, %B36.preheader.i56 ], [ %n.vec.i63, %middle.block.i74 ]
  %xtraiter.i78 = and i64 %.115, 3
  %lcmp.mod.not.i79 = icmp eq i64 %xtraiter.i78, 0
  br i1 %lcmp.mod.not.i79, label %B36.prol.loopexit.i89, label %B36.prol.i80.preheader

B36.prol.i80.preheader:
  br label %B36.prol.i80

B36.prol.i80:
  %lsr.iv.i81 = phi i64 [ %lsr.iv.next.i87, %B36.prol.i80 ], [ %xtraiter.i78, %B36.prol.i80.preheader ]
  %.983941.prol.i82 = phi i64 [ %.105.prol.i83, %B36.prol.i80 ], [ %.983941.ph.i77, %B36.prol.i80.preheader ]
  %.105.prol.i83 = add nuw nsw i64 %.983941.prol.i82, 1
  %21 = shl i64 %.983941.prol.i82, 3
  %scevgep22.i84 = getelementptr i8, ptr %.111, i64 %21
  %.132.prol.i85 = load double, ptr %scevgep22.i84, align 8
  %scevgep21.i86 = getelementptr i8, ptr %arg.s.5, i64 %21
  store double %.132.prol.i85, ptr %scevgep21.i86, align 8
  %lsr.iv.next.i87 = add nsw i64 %lsr.iv.i81, -1
  %prol.iter.cmp.not.i88 = icmp eq i64 %lsr.iv.next.i87, 0
  br i1 %prol.iter.cmp.not.i88, label %B36.prol.loopexit.i89, label %B36.prol.i80

B36.prol.loopexit.i89:
  %.983941.unr.i90 = phi i64 [ %.983941.ph.i77, %B36.preheader4.i76 ], [ %.105.prol.i83, %B36.prol.i80 ]
  %22 = sub nsw i64 %.983941.ph.i77, %.115
  %23 = icmp ugt i64 %22, -4
  br i1 %23, label %B0.endif.endif.endif, label %B36.i91.preheader

B36.i91.preheader:
  %24 = add i64 %arg.c.30, %arg.c.29
  %25 = shl i64 %24, 3
  %26 = getelementptr i8, ptr %arg.c.23, i64 %25
  %scevgep278 = getelementptr i8, ptr %26, i64 24
  br label %B36.i91

B36.i91:
  %.983941.i92 = phi i64 [ %.105.3.i103, %B36.i91 ], [ %.983941.unr.i90, %B36.i91.preheader ]
  %sunkaddr40.i93 = shl i64 %.983941.i92, 3
  %scevgep284 = getelementptr i8, ptr %scevgep278, i64 %sunkaddr40.i93
  %scevgep285 = getelementptr i8, ptr %scevgep284, i64 -24
  %.132.i95 = load double, ptr %scevgep285, align 8
  %sunkaddr154 = mul i64 %.983941.i92, 8
  %sunkaddr155 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr154
  store double %.132.i95, ptr %sunkaddr155, align 8
  %27 = shl i64 %.983941.i92, 3
  %scevgep56 = getelementptr i8, ptr %scevgep278, i64 %27
  %scevgep57 = getelementptr i8, ptr %scevgep56, i64 -16
  %.132.1.i98 = load double, ptr %scevgep57, align 8
  %28 = shl i64 %.983941.i92, 3
  %sunkaddr156 = mul i64 %.983941.i92, 8
  %sunkaddr157 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr156
  %sunkaddr158 = getelementptr i8, ptr %sunkaddr157, i64 8
  store double %.132.1.i98, ptr %sunkaddr158, align 8
  %scevgep54 = getelementptr i8, ptr %scevgep278, i64 %28
  %scevgep55 = getelementptr i8, ptr %scevgep54, i64 -8
  %.132.2.i101 = load double, ptr %scevgep55, align 8
  %sunkaddr159 = mul i64 %.983941.i92, 8
  %sunkaddr160 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr159
  %sunkaddr161 = getelementptr i8, ptr %sunkaddr160, i64 16
  store double %.132.2.i101, ptr %sunkaddr161, align 8
  %.105.3.i103 = add nuw nsw i64 %.983941.i92, 4
  %.132.3.i105 = load double, ptr %scevgep284, align 8
  %sunkaddr162 = mul i64 %.983941.i92, 8
  %sunkaddr163 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr162
  %sunkaddr164 = getelementptr i8, ptr %sunkaddr163, i64 24
  store double %.132.3.i105, ptr %sunkaddr164, align 8
  %exitcond.not.3.i107 = icmp eq i64 %.115, %.105.3.i103
  br i1 %exitcond.not.3.i107, label %B0.endif.endif.endif, label %B36.i91

B0.endif.endif.endif:
  %.9240.not.i109 = icmp slt i64 %arg.s.8, 1
  br i1 %.9240.not.i109, label %common.ret, label %B36.preheader.i110

B36.preheader.i110:
  %arg.target1.i111 = ptrtoint ptr %arg.c.21 to i64
  %arg.source2.i112 = ptrtoint ptr %arg.c.24 to i64
  %min.iters.check.i113 = icmp samesign ult i64 %arg.s.8, 6
  %29 = sub i64 %arg.target1.i111, %arg.source2.i112
  %diff.check.i114 = icmp ult i64 %29, 32
  %or.cond.i115 = select i1 %min.iters.check.i113, i1 true, i1 %diff.check.i114
  br i1 %or.cond.i115, label %B36.preheader4.i130, label %vector.ph.i116

vector.ph.i116:
  %n.vec.i117 = and i64 %arg.s.8, %const
  br label %vector.body.i118

vector.body.i118:
  %index.i119 = phi i64 [ 0, %vector.ph.i116 ], [ %index.next.i127, %vector.body.i118 ]
  %sunkaddr165 = mul i64 %index.i119, 8
  %sunkaddr166 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr165
  %wide.load.i122 = load <2 x i64>, ptr %sunkaddr166, align 8
  %sunkaddr167 = mul i64 %index.i119, 8
  %sunkaddr168 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr167
  %sunkaddr169 = getelementptr i8, ptr %sunkaddr168, i64 16
  %wide.load3.i124 = load <2 x i64>, ptr %sunkaddr169, align 8
  %sunkaddr170 = mul i64 %index.i119, 8
  %sunkaddr171 = getelementptr i8, ptr %arg.c.21, i64 %sunkaddr170
  store <2 x i64> %wide.load.i122, ptr %sunkaddr171, align 8
  %sunkaddr172 = mul i64 %index.i119, 8
  %sunkaddr173 = getelementptr i8, ptr %arg.c.21, i64 %sunkaddr172
  %sunkaddr174 = getelementptr i8, ptr %sunkaddr173, i64 16
  store <2 x i64> %wide.load3.i124, ptr %sunkaddr174, align 8
  %index.next.i127 = add nuw nsw i64 %index.i119, 4
  %30 = icmp eq i64 %n.vec.i117, %index.next.i127
  br i1 %30, label %middle.block.i128, label %vector.body.i118

middle.block.i128:
  %cmp.n.i129 = icmp eq i64 %arg.s.8, %n.vec.i117
  br i1 %cmp.n.i129, label %B36.preheader.i163, label %B36.preheader4.i130

B36.preheader4.i130:
  %.983941.ph.i131 = phi i64 [ 0, %B36.preheader.i110 ], [ %n.vec.i117, %middle.block.i128 ]
  %xtraiter.i132 = and i64 %arg.s.8, 3
  %lcmp.mod.not.i133 = icmp eq i64 %xtraiter.i132, 0
  br i1 %lcmp.mod.not.i133, label %B36.prol.loopexit.i143, label %B36.prol.i134.preheader

B36.prol.i134.preheader:
  br label %B36.prol.i134

B36.prol.i134:
  %lsr.iv.i135 = phi i64 [ %lsr.iv.next.i141, %B36.prol.i134 ], [ %xtraiter.i132, %B36.prol.i134.preheader ]
  %.983941.prol.i136 = phi i64 [ %.105.prol.i137, %B36.prol.i134 ], [ %.983941.ph.i131, %B36.prol.i134.preheader ]
  %.105.prol.i137 = add nuw nsw i64 %.983941.prol.i136, 1
  %31 = shl i64 %.983941.prol.i136, 3
  %scevgep22.i138 = getelementptr i8, ptr %arg.c.24, i64 %31
  %.132.prol.i139 = load i64, ptr %scevgep22.i138, align 8
  %scevgep21.i140 = getelementptr i8, ptr %arg.c.21, i64 %31
  store i64 %.132.prol.i139, ptr %scevgep21.i140, align 8
  %lsr.iv.next.i141 = add nsw i64 %lsr.iv.i135, -1
  %prol.iter.cmp.not.i142 = icmp eq i64 %lsr.iv.next.i141, 0
  br i1 %prol.iter.cmp.not.i142, label %B36.prol.loopexit.i143, label %B36.prol.i134

B36.prol.loopexit.i143:
  %.983941.unr.i144 = phi i64 [ %.983941.ph.i131, %B36.preheader4.i130 ], [ %.105.prol.i137, %B36.prol.i134 ]
  %32 = sub nsw i64 %.983941.ph.i131, %arg.s.8
  %33 = icmp ugt i64 %32, -4
  br i1 %33, label %B36.preheader.i163, label %B36.i145.preheader

B36.i145.preheader:
  br label %B36.i145

B36.i145:
  %.983941.i146 = phi i64 [ %.105.3.i157, %B36.i145 ], [ %.983941.unr.i144, %B36.i145.preheader ]
  %sunkaddr175 = mul i64 %.983941.i146, 8
  %sunkaddr176 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr175
  %.132.i149 = load i64, ptr %sunkaddr176, align 8
  %sunkaddr177 = mul i64 %.983941.i146, 8
  %sunkaddr178 = getelementptr i8, ptr %arg.c.21, i64 %sunkaddr177
  store i64 %.132.i149, ptr %sunkaddr178, align 8
  %sunkaddr179 = mul i64 %.983941.i146, 8
  %sunkaddr180 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr179
  %sunkaddr181 = getelementptr i8, ptr %sunkaddr180, i64 8
  %.132.1.i152 = load i64, ptr %sunkaddr181, align 8
  %sunkaddr182 = mul i64 %.983941.i146, 8
  %sunkaddr183 = getelementptr i8, ptr %arg.c.21, i64 %sunkaddr182
  %sunkaddr184 = getelementptr i8, ptr %sunkaddr183, i64 8
  store i64 %.132.1.i152, ptr %sunkaddr184, align 8
  %sunkaddr185 = mul i64 %.983941.i146, 8
  %sunkaddr186 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr185
  %sunkaddr187 = getelementptr i8, ptr %sunkaddr186, i64 16
  %.132.2.i155 = load i64, ptr %sunkaddr187, align 8
  %sunkaddr188 = mul i64 %.983941.i146, 8
  %sunkaddr189 = getelementptr i8, ptr %arg.c.21, i64 %sunkaddr188
  %sunkaddr190 = getelementptr i8, ptr %sunkaddr189, i64 16
  store i64 %.132.2.i155, ptr %sunkaddr190, align 8
  %.105.3.i157 = add nuw nsw i64 %.983941.i146, 4
  %sunkaddr191 = mul i64 %.983941.i146, 8
  %sunkaddr192 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr191
  %sunkaddr193 = getelementptr i8, ptr %sunkaddr192, i64 24
  %.132.3.i159 = load i64, ptr %sunkaddr193, align 8
  %sunkaddr194 = mul i64 %.983941.i146, 8
  %sunkaddr195 = getelementptr i8, ptr %arg.c.21, i64 %sunkaddr194
  %sunkaddr196 = getelementptr i8, ptr %sunkaddr195, i64 24
  store i64 %.132.3.i159, ptr %sunkaddr196, align 8
  %exitcond.not.3.i161 = icmp eq i64 %arg.s.8, %.105.3.i157
  br i1 %exitcond.not.3.i161, label %B36.preheader.i163, label %B36.i145

B36.preheader.i163:
  %34 = icmp ult i64 %arg.s.8, 6
  %.171216 = getelementptr i64, ptr %arg.c.24, i64 %arg.s.8
  %arg.target1.i164 = ptrtoint ptr %arg.c.22 to i64
  %arg.source2.i165 = ptrtoint ptr %.171216 to i64
  %35 = sub i64 %arg.target1.i164, %arg.source2.i165
  %diff.check.i167 = icmp ult i64 %35, 32
  %or.cond.i168 = select i1 %34, i1 true, i1 %diff.check.i167
  br i1 %or.cond.i168, label %B36.preheader4.i183, label %vector.ph.i169

vector.ph.i169:
  %n.vec.i170 = and i64 %arg.s.8, %const
  %36 = shl i64 %arg.s.8, 3
  %37 = getelementptr i8, ptr %arg.c.24, i64 %36
  %scevgep242 = getelementptr i8, ptr %37, i64 16
  br label %vector.body.i171

vector.body.i171:
  %index.i172 = phi i64 [ 0, %vector.ph.i169 ], [ %index.next.i180, %vector.body.i171 ]
  %sunkaddr.i173 = shl i64 %index.i172, 3
  %scevgep244 = getelementptr i8, ptr %scevgep242, i64 %sunkaddr.i173
  %scevgep245 = getelementptr i8, ptr %scevgep244, i64 -16
  %wide.load.i175 = load <2 x i64>, ptr %scevgep245, align 8
  %wide.load3.i177 = load <2 x i64>, ptr %scevgep244, align 8
  %sunkaddr197 = mul i64 %index.i172, 8
  %sunkaddr198 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr197
  store <2 x i64> %wide.load.i175, ptr %sunkaddr198, align 8
  %sunkaddr199 = mul i64 %index.i172, 8
  %sunkaddr200 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr199
  %sunkaddr201 = getelementptr i8, ptr %sunkaddr200, i64 16
  store <2 x i64> %wide.load3.i177, ptr %sunkaddr201, align 8
  %index.next.i180 = add nuw nsw i64 %index.i172, 4
  %38 = icmp eq i64 %n.vec.i170, %index.next.i180
  br i1 %38, label %middle.block.i181, label %vector.body.i171

middle.block.i181:
  %cmp.n.i182 = icmp eq i64 %arg.s.8, %n.vec.i170
  br i1 %cmp.n.i182, label %common.ret, label %B36.preheader4.i183

B36.preheader4.i183:
  %.983941.ph.i184 = phi i64 [ 0, %B36.preheader.i163 ], [ %n.vec.i170, %middle.block.i181 ]
  %xtraiter.i185 = and i64 %arg.s.8, 3
  %lcmp.mod.not.i186 = icmp eq i64 %xtraiter.i185, 0
  br i1 %lcmp.mod.not.i186, label %B36.prol.loopexit.i196, label %B36.prol.i187.preheader

B36.prol.i187.preheader:
  br label %B36.prol.i187

B36.prol.i187:
  %lsr.iv.i188 = phi i64 [ %lsr.iv.next.i194, %B36.prol.i187 ], [ %xtraiter.i185, %B36.prol.i187.preheader ]
  %.983941.prol.i189 = phi i64 [ %.105.prol.i190, %B36.prol.i187 ], [ %.983941.ph.i184, %B36.prol.i187.preheader ]
  %.105.prol.i190 = add nuw nsw i64 %.983941.prol.i189, 1
  %39 = shl i64 %.983941.prol.i189, 3
  %scevgep22.i191 = getelementptr i8, ptr %.171216, i64 %39
  %.132.prol.i192 = load i64, ptr %scevgep22.i191, align 8
  %scevgep21.i193 = getelementptr i8, ptr %arg.c.22, i64 %39
  store i64 %.132.prol.i192, ptr %scevgep21.i193, align 8
  %lsr.iv.next.i194 = add nsw i64 %lsr.iv.i188, -1
  %prol.iter.cmp.not.i195 = icmp eq i64 %lsr.iv.next.i194, 0
  br i1 %prol.iter.cmp.not.i195, label %B36.prol.loopexit.i196, label %B36.prol.i187

B36.prol.loopexit.i196:
  %.983941.unr.i197 = phi i64 [ %.983941.ph.i184, %B36.preheader4.i183 ], [ %.105.prol.i190, %B36.prol.i187 ]
  %40 = sub nsw i64 %.983941.ph.i184, %arg.s.8
  %41 = icmp ugt i64 %40, -4
  br i1 %41, label %common.ret, label %B36.i198.preheader

B36.i198.preheader:
  %42 = shl i64 %arg.s.8, 3
  %43 = getelementptr i8, ptr %arg.c.24, i64 %42
  %scevgep230 = getelementptr i8, ptr %43, i64 24
  br label %B36.i198

B36.i198:
  %.983941.i199 = phi i64 [ %.105.3.i210, %B36.i198 ], [ %.983941.unr.i197, %B36.i198.preheader ]
  %sunkaddr40.i200 = shl i64 %.983941.i199, 3
  %scevgep236 = getelementptr i8, ptr %scevgep230, i64 %sunkaddr40.i200
  %scevgep237 = getelementptr i8, ptr %scevgep236, i64 -24
  %.132.i202 = load i64, ptr %scevgep237, align 8
  %sunkaddr202 = mul i64 %.983941.i199, 8
  %sunkaddr203 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr202
  store i64 %.132.i202, ptr %sunkaddr203, align 8
  %44 = shl i64 %.983941.i199, 3
  %scevgep16 = getelementptr i8, ptr %scevgep230, i64 %44
  %scevgep17 = getelementptr i8, ptr %scevgep16, i64 -16
  %.132.1.i205 = load i64, ptr %scevgep17, align 8
  %45 = shl i64 %.983941.i199, 3
  %sunkaddr204 = mul i64 %.983941.i199, 8
  %sunkaddr205 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr204
  %sunkaddr206 = getelementptr i8, ptr %sunkaddr205, i64 8
  store i64 %.132.1.i205, ptr %sunkaddr206, align 8
  %scevgep13 = getelementptr i8, ptr %scevgep230, i64 %45
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 -8
  %.132.2.i208 = load i64, ptr %scevgep14, align 8
  %sunkaddr207 = mul i64 %.983941.i199, 8
  %sunkaddr208 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr207
  %sunkaddr209 = getelementptr i8, ptr %sunkaddr208, i64 16
  store i64 %.132.2.i208, ptr %sunkaddr209, align 8
  %.105.3.i210 = add nuw nsw i64 %.983941.i199, 4
  %.132.3.i212 = load i64, ptr %scevgep236, align 8
  %sunkaddr210 = mul i64 %.983941.i199, 8
  %sunkaddr211 = getelementptr i8, ptr %arg.c.22, i64 %sunkaddr210
  %sunkaddr212 = getelementptr i8, ptr %sunkaddr211, i64 24
  store i64 %.132.3.i212, ptr %sunkaddr212, align 8
  %exitcond.not.3.i214 = icmp eq i64 %arg.s.8, %.105.3.i210
  br i1 %exitcond.not.3.i214, label %common.ret, label %B36.i198
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.held, double %arg.h) {
B0:
  %.61 = alloca i8, align 1
  %excinfo.1 = alloca ptr, align 8
  %.132 = alloca i64, align 8
  %excinfo.2 = alloca ptr, align 8
  %.212 = alloca double, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.385 = alloca ptr, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  store i8 0, ptr %.61, align 1
  %.65 = call i32 @part11(ptr %.61, ptr %excinfo.1, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.held, double %arg.h)
  %.75 = load i8, ptr %.61, align 1
  %.78 = icmp eq i8 %.75, 0
  br i1 %.78, label %B0.endif.thread, label %B0.endif

B44:
  %.129 = getelementptr i8, ptr %arg.c.27, i64 8
  %.130 = load double, ptr %.129, align 8
  store i64 0, ptr %.132, align 8
  %.136 = call i32 @part12(ptr %.132, ptr %excinfo.2, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.c.9, double %.130)
  switch i32 %.136, label %B44.if.if [
    i32 -2, label %B44.endif
    i32 0, label %B44.endif
  ]

common.ret:
  %common.ret.op = phi i32 [ 0, %B220 ], [ %.65, %B0.endif.if.if ], [ %.136, %B44.if.if ], [ %.216, %B244.if.if ], [ 0, %B362.endif ], [ %.389, %B362.if.if ]
  ret i32 %common.ret.op

B220:
  store double 0x7FF0000000000000, ptr %retptr, align 8
  br label %common.ret

B244:
  store double 0.000000e+00, ptr %.212, align 8
  %.216 = call i32 @part13(ptr %.212, ptr %excinfo.3, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, double %arg.h)
  %.226 = load double, ptr %.212, align 8
  %cond3 = icmp eq i32 %.216, 0
  br i1 %cond3, label %B362, label %B244.if.if

B362:
  %residual.2.1 = phi double [ 0.000000e+00, %B280.endif ], [ %.226, %B244 ], [ 0.000000e+00, %B338.preheader ]
  %.389 = call i32 @part14(ptr %.385, ptr %excinfo.4, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9)
  %cond1 = icmp eq i32 %.389, 0
  br i1 %cond1, label %B362.endif, label %B362.if.if

B0.endif:
  %0 = icmp eq i32 %.65, 0
  br i1 %0, label %B44, label %B0.endif.if.if

B0.endif.thread:
  %1 = icmp eq i32 %.65, 0
  br i1 %1, label %B280.endif, label %B0.endif.if.if

B0.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B44.endif:
  %.146 = load i64, ptr %.132, align 8
  %.175 = getelementptr i8, ptr %arg.c.28, i64 8
  store i64 %.146, ptr %.175, align 8
  %.198 = icmp sgt i64 %.146, -1
  br i1 %.198, label %B220, label %B244

B44.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B244.if.if:
  %.224 = icmp sgt i32 %.216, 0
  %.217 = load ptr, ptr %excinfo.3, align 8
  %.225 = select i1 %.224, ptr %.217, ptr undef
  store ptr %.225, ptr %excinfo, align 8
  br label %common.ret

B280.endif:
  %.248 = mul nsw i64 %arg.s.9, %arg.s.8
  %.331170.not = icmp slt i64 %.248, 1
  br i1 %.331170.not, label %B362, label %B338.preheader

B338.preheader:
  %2 = shl nuw i64 %.248, 3
  tail call void @llvm.memset.p0.i64(ptr %arg.s.5, i8 0, i64 %2, i1 false)
  br label %B362

B362.endif:
  store double %residual.2.1, ptr %retptr, align 8
  br label %common.ret

B362.if.if:
  %.397 = icmp sgt i32 %.389, 0
  %.390 = load ptr, ptr %excinfo.4, align 8
  %.398 = select i1 %.397, ptr %.390, ptr undef
  store ptr %.398, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part11(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.held, double %arg.h) {
B0.endif:
  %.86 = load double, ptr %arg.c.27, align 8
  %.180243.not = icmp slt i64 %arg.s.8, 1
  br i1 %.180243.not, label %common.ret, label %B112.lr.ph

B112.lr.ph:
  %arg.s.461 = ptrtoint ptr %arg.s.4 to i64
  %arg.c.562 = ptrtoint ptr %arg.c.5 to i64
  %.396 = fneg double %.86
  %.407 = fmul double %arg.h, 5.000000e-01
  %min.iters.check.i = icmp samesign ult i64 %arg.s.9, 6
  %n.vec.i = and i64 %arg.s.9, 9223372036854775804
  %xtraiter.i = and i64 %arg.s.9, 3
  %0 = sub i64 %arg.s.461, %arg.c.562
  %diff.check.i = icmp ult i64 %0, 32
  %or.cond.i = select i1 %min.iters.check.i, i1 true, i1 %diff.check.i
  %scevgep = getelementptr i8, ptr %arg.s.4, i64 16
  %1 = shl i64 %arg.s.9, 3
  %scevgep67 = getelementptr i8, ptr %arg.c.5, i64 16
  br label %B112

B112:
  %lsr.iv76 = phi ptr [ %arg.c.5, %B112.lr.ph ], [ %scevgep77, %B1567 ]
  %lsr.iv73 = phi ptr [ %arg.s.4, %B112.lr.ph ], [ %scevgep74, %B1567 ]
  %lsr.iv68 = phi ptr [ %scevgep67, %B112.lr.ph ], [ %scevgep69, %B1567 ]
  %lsr.iv = phi ptr [ %scevgep, %B112.lr.ph ], [ %scevgep63, %B1567 ]
  %active.3.0246 = phi i1 [ false, %B112.lr.ph ], [ %active.4.1, %B1567 ]
  %.186241244 = phi i64 [ 0, %B112.lr.ph ], [ %.193, %B1567 ]
  %.193 = add nuw nsw i64 %.186241244, 1
  %.224 = getelementptr i64, ptr %arg.c.19, i64 %.186241244
  %.225 = load i64, ptr %.224, align 8
  %.226.not = icmp eq i64 %.225, 0
  br i1 %.226.not, label %B426, label %B148

B148:
  %2 = icmp slt i64 %arg.s.9, 1
  %.233 = getelementptr i64, ptr %arg.s.0, i64 %.186241244
  store i64 4, ptr %.233, align 8
  %.241 = getelementptr i64, ptr %arg.c.22, i64 %.186241244
  %.242 = load i64, ptr %.241, align 8
  %.243 = icmp eq i64 %.242, 1
  %arg.c.16.arg.c.15 = select i1 %.243, ptr %arg.c.16, ptr %arg.c.15
  %"$phi280.2.2.1.in" = getelementptr double, ptr %arg.c.16.arg.c.15, i64 %.186241244
  %"$phi280.2.2.1" = load double, ptr %"$phi280.2.2.1.in", align 8
  %.274 = fmul double %arg.h, %"$phi280.2.2.1"
  %.282 = getelementptr double, ptr %arg.s.1, i64 %.186241244
  store double %.274, ptr %.282, align 8
  br i1 %2, label %B1567, label %B36.preheader.i

B36.preheader.i:
  br i1 %or.cond.i, label %B36.preheader4.i, label %vector.body.i.preheader

vector.body.i.preheader:
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ %index.next.i, %vector.body.i ], [ 0, %vector.body.i.preheader ]
  %sunkaddr.i = shl i64 %index.i, 3
  %scevgep71 = getelementptr i8, ptr %lsr.iv68, i64 %sunkaddr.i
  %scevgep72 = getelementptr i8, ptr %scevgep71, i64 -16
  %wide.load.i = load <2 x double>, ptr %scevgep72, align 8
  %wide.load3.i = load <2 x double>, ptr %scevgep71, align 8
  %scevgep65 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr.i
  %3 = shl i64 %index.i, 3
  %scevgep5 = getelementptr i8, ptr %lsr.iv, i64 %3
  %scevgep7 = getelementptr i8, ptr %scevgep5, i64 -16
  store <2 x double> %wide.load.i, ptr %scevgep7, align 8
  store <2 x double> %wide.load3.i, ptr %scevgep65, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %4 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %4, label %middle.block.i, label %vector.body.i

middle.block.i:
  %5 = icmp eq i64 %arg.s.9, %n.vec.i
  br i1 %5, label %B1567, label %B36.preheader4.i

B36.preheader4.i:
  %.983941.ph.i = phi i64 [ 0, %B36.preheader.i ], [ %n.vec.i, %middle.block.i ]
  %6 = icmp eq i64 %xtraiter.i, 0
  br i1 %6, label %B36.prol.loopexit.i, label %B36.prol.i.preheader

B36.prol.i.preheader:
  br label %B36.prol.i

B36.prol.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B36.prol.i ], [ %xtraiter.i, %B36.prol.i.preheader ]
  %.983941.prol.i = phi i64 [ %.105.prol.i, %B36.prol.i ], [ %.983941.ph.i, %B36.prol.i.preheader ]
  %.105.prol.i = add nuw nsw i64 %.983941.prol.i, 1
  %7 = shl i64 %.983941.prol.i, 3
  %scevgep78 = getelementptr i8, ptr %lsr.iv76, i64 %7
  %.132.prol.i = load double, ptr %scevgep78, align 8
  %scevgep75 = getelementptr i8, ptr %lsr.iv73, i64 %7
  store double %.132.prol.i, ptr %scevgep75, align 8
  %lsr.iv.next.i = add nsw i64 %lsr.iv.i, -1
  %prol.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %prol.iter.cmp.not.i, label %B36.prol.loopexit.i, label %B36.prol.i

B36.prol.loopexit.i:
  %.983941.unr.i = phi i64 [ %.983941.ph.i, %B36.preheader4.i ], [ %.105.prol.i, %B36.prol.i ]
  %8 = sub nsw i64 %.983941.ph.i, %arg.s.9
  %9 = icmp ugt i64 %8, -4
  br i1 %9, label %B1567, label %B36.i.preheader

B36.i.preheader:
  br label %B36.i

B36.i:
  %.983941.i = phi i64 [ %.105.3.i, %B36.i ], [ %.983941.unr.i, %B36.i.preheader ]
  %sunkaddr40.i = shl i64 %.983941.i, 3
  %scevgep81 = getelementptr i8, ptr %lsr.iv76, i64 %sunkaddr40.i
  %.132.i = load double, ptr %scevgep81, align 8
  %scevgep86 = getelementptr i8, ptr %lsr.iv73, i64 %sunkaddr40.i
  store double %.132.i, ptr %scevgep86, align 8
  %scevgep83 = getelementptr i8, ptr %scevgep81, i64 8
  %.132.1.i = load double, ptr %scevgep83, align 8
  %10 = shl i64 %.983941.i, 3
  %scevgep23 = getelementptr i8, ptr %lsr.iv73, i64 %10
  %scevgep25 = getelementptr i8, ptr %scevgep23, i64 8
  store double %.132.1.i, ptr %scevgep25, align 8
  %11 = shl i64 %.983941.i, 3
  %scevgep12 = getelementptr i8, ptr %lsr.iv76, i64 %11
  %scevgep14 = getelementptr i8, ptr %scevgep12, i64 16
  %.132.2.i = load double, ptr %scevgep14, align 8
  %scevgep19 = getelementptr i8, ptr %lsr.iv73, i64 %11
  %scevgep21 = getelementptr i8, ptr %scevgep19, i64 16
  store double %.132.2.i, ptr %scevgep21, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %12 = shl i64 %.983941.i, 3
  %scevgep9 = getelementptr i8, ptr %lsr.iv76, i64 %12
  %scevgep11 = getelementptr i8, ptr %scevgep9, i64 24
  %.132.3.i = load double, ptr %scevgep11, align 8
  %scevgep15 = getelementptr i8, ptr %lsr.iv73, i64 %12
  %scevgep17 = getelementptr i8, ptr %scevgep15, i64 24
  store double %.132.3.i, ptr %scevgep17, align 8
  %exitcond.not.3.i = icmp eq i64 %arg.s.9, %.105.3.i
  br i1 %exitcond.not.3.i, label %B1567, label %B36.i

B426:
  %.332 = getelementptr double, ptr %arg.c.7, i64 %.186241244
  %.333 = load double, ptr %.332, align 8
  %.343 = shl nuw nsw i64 %.186241244, 1
  %.344 = getelementptr double, ptr %arg.c.8, i64 %.343
  %.345 = load double, ptr %.344, align 8
  %.346 = tail call double @llvm.fabs.f64(double %.345)
  %.351 = getelementptr double, ptr %arg.c.18, i64 %.343
  %.352 = load double, ptr %.351, align 8
  %.353 = fcmp ugt double %.346, %.352
  br i1 %.353, label %B676, label %B572

B572:
  %.362 = or disjoint i64 %.343, 1
  %.363 = getelementptr double, ptr %arg.c.8, i64 %.362
  %.364 = load double, ptr %.363, align 8
  %.365 = tail call double @llvm.fabs.f64(double %.364)
  %.371 = getelementptr double, ptr %arg.c.18, i64 %.362
  %.372 = load double, ptr %.371, align 8
  %.373 = fcmp ole double %.365, %.372
  br label %B676

B676:
  %"$phi676.1.2.1" = phi i1 [ %.373, %B572 ], [ false, %B426 ]
  %.385 = fcmp ogt double %.333, %.86
  br i1 %.385, label %B750.sink.split, label %B712

B712:
  %.398 = fcmp uge double %.333, %.396
  %or.cond.not = select i1 %"$phi676.1.2.1", i1 true, i1 %.398
  br i1 %or.cond.not, label %B750, label %B750.sink.split

B750.sink.split:
  %.sink = phi i64 [ 0, %B676 ], [ 1, %B712 ]
  %.403 = getelementptr i64, ptr %arg.c.21, i64 %.186241244
  store i64 %.sink, ptr %.403, align 8
  br label %B750

B750:
  %sunkaddr = mul i64 %.186241244, %1
  %sunkaddr115 = getelementptr i8, ptr %arg.c.5, i64 %sunkaddr
  %sunkaddr116 = getelementptr i8, ptr %sunkaddr115, i64 16
  %.412 = load double, ptr %sunkaddr116, align 8
  %.413 = fmul double %.407, %.412
  %.415 = fadd double %.333, %.413
  %.417 = fcmp olt double %.415, 0.000000e+00
  br i1 %.417, label %B802, label %B878

B802:
  %.425 = getelementptr double, ptr %arg.c.17, i64 %.186241244
  %.426 = load double, ptr %.425, align 8
  %.427 = fcmp oeq double %.426, 0.000000e+00
  br i1 %.427, label %B878, label %B836

B836:
  %.434 = getelementptr i64, ptr %arg.c.22, i64 %.186241244
  %.435 = load i64, ptr %.434, align 8
  %.436 = icmp ne i64 %.435, 0
  br label %B878

B878:
  %"$phi878.1.3.1" = phi i1 [ true, %B802 ], [ %.436, %B836 ], [ false, %B750 ]
  %.458 = fcmp ole double %.333, %.86
  %brmerge = select i1 %.458, i1 true, i1 %"$phi878.1.3.1"
  %or.cond234 = select i1 %"$phi676.1.2.1", i1 %brmerge, i1 false
  br i1 %or.cond234, label %B900, label %B966

B900:
  %.472 = getelementptr i64, ptr %arg.c.21, i64 %.186241244
  %.473 = load i64, ptr %.472, align 8
  %.474 = icmp eq i64 %.473, 0
  br i1 %.474, label %B934, label %B966

B934:
  %.481 = getelementptr i64, ptr %arg.c.20, i64 %.186241244
  %.482 = load i64, ptr %.481, align 8
  %.483 = icmp eq i64 %.482, 0
  %13 = zext i1 %.483 to i64
  br label %B966

B966:
  %"$phi966.1.4.1" = phi i64 [ %13, %B934 ], [ 0, %B900 ], [ 0, %B878 ]
  %14 = icmp slt i64 %arg.s.9, 1
  %.497 = getelementptr i64, ptr %arg.held, i64 %.186241244
  %.498 = load i64, ptr %.497, align 8
  %.499.not = icmp eq i64 %.498, 0
  %"$phi1028.1.3.1" = select i1 %.499.not, i64 %"$phi966.1.4.1", i64 3
  %.521 = getelementptr i64, ptr %arg.s.0, i64 %.186241244
  store i64 %"$phi1028.1.3.1", ptr %.521, align 8
  %.538 = icmp ne i64 %"$phi1028.1.3.1", 0
  %spec.select232 = select i1 %active.3.0246, i1 true, i1 %.538
  %sunkaddr118 = getelementptr i8, ptr %arg.c.6, i64 %sunkaddr
  %sunkaddr119 = getelementptr i8, ptr %sunkaddr118, i64 16
  %.552 = load double, ptr %sunkaddr119, align 8
  br i1 %14, label %B1092.endif, label %B36.preheader.i2

B36.preheader.i2:
  br i1 %or.cond.i, label %B36.preheader4.i22, label %vector.body.i10.preheader

vector.body.i10.preheader:
  br label %vector.body.i10

vector.body.i10:
  %index.i11 = phi i64 [ %index.next.i19, %vector.body.i10 ], [ 0, %vector.body.i10.preheader ]
  %sunkaddr.i12 = shl i64 %index.i11, 3
  %scevgep97 = getelementptr i8, ptr %lsr.iv68, i64 %sunkaddr.i12
  %scevgep98 = getelementptr i8, ptr %scevgep97, i64 -16
  %wide.load.i14 = load <2 x double>, ptr %scevgep98, align 8
  %wide.load3.i16 = load <2 x double>, ptr %scevgep97, align 8
  %scevgep94 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr.i12
  %15 = shl i64 %index.i11, 3
  %scevgep27 = getelementptr i8, ptr %lsr.iv, i64 %15
  %scevgep29 = getelementptr i8, ptr %scevgep27, i64 -16
  store <2 x double> %wide.load.i14, ptr %scevgep29, align 8
  store <2 x double> %wide.load3.i16, ptr %scevgep94, align 8
  %index.next.i19 = add nuw nsw i64 %index.i11, 4
  %16 = icmp eq i64 %n.vec.i, %index.next.i19
  br i1 %16, label %middle.block.i20, label %vector.body.i10

middle.block.i20:
  %17 = icmp eq i64 %arg.s.9, %n.vec.i
  br i1 %17, label %B1092.endif, label %B36.preheader4.i22

B36.preheader4.i22:
  %.983941.ph.i23 = phi i64 [ 0, %B36.preheader.i2 ], [ %n.vec.i, %middle.block.i20 ]
  %18 = icmp eq i64 %xtraiter.i, 0
  br i1 %18, label %B36.prol.loopexit.i35, label %B36.prol.i26.preheader

B36.prol.i26.preheader:
  br label %B36.prol.i26

B36.prol.i26:
  %lsr.iv.i27 = phi i64 [ %lsr.iv.next.i33, %B36.prol.i26 ], [ %xtraiter.i, %B36.prol.i26.preheader ]
  %.983941.prol.i28 = phi i64 [ %.105.prol.i29, %B36.prol.i26 ], [ %.983941.ph.i23, %B36.prol.i26.preheader ]
  %.105.prol.i29 = add nuw nsw i64 %.983941.prol.i28, 1
  %19 = shl i64 %.983941.prol.i28, 3
  %scevgep100 = getelementptr i8, ptr %lsr.iv76, i64 %19
  %.132.prol.i31 = load double, ptr %scevgep100, align 8
  %scevgep99 = getelementptr i8, ptr %lsr.iv73, i64 %19
  store double %.132.prol.i31, ptr %scevgep99, align 8
  %lsr.iv.next.i33 = add nsw i64 %lsr.iv.i27, -1
  %prol.iter.cmp.not.i34 = icmp eq i64 %lsr.iv.next.i33, 0
  br i1 %prol.iter.cmp.not.i34, label %B36.prol.loopexit.i35, label %B36.prol.i26

B36.prol.loopexit.i35:
  %.983941.unr.i36 = phi i64 [ %.983941.ph.i23, %B36.preheader4.i22 ], [ %.105.prol.i29, %B36.prol.i26 ]
  %20 = sub nsw i64 %.983941.ph.i23, %arg.s.9
  %21 = icmp ugt i64 %20, -4
  br i1 %21, label %B1092.endif, label %B36.i37.preheader

B36.i37.preheader:
  br label %B36.i37

B36.i37:
  %.983941.i38 = phi i64 [ %.105.3.i49, %B36.i37 ], [ %.983941.unr.i36, %B36.i37.preheader ]
  %sunkaddr40.i39 = shl i64 %.983941.i38, 3
  %scevgep103 = getelementptr i8, ptr %lsr.iv76, i64 %sunkaddr40.i39
  %.132.i41 = load double, ptr %scevgep103, align 8
  %scevgep108 = getelementptr i8, ptr %lsr.iv73, i64 %sunkaddr40.i39
  store double %.132.i41, ptr %scevgep108, align 8
  %scevgep105 = getelementptr i8, ptr %scevgep103, i64 8
  %.132.1.i44 = load double, ptr %scevgep105, align 8
  %22 = shl i64 %.983941.i38, 3
  %scevgep39 = getelementptr i8, ptr %lsr.iv73, i64 %22
  %scevgep40 = getelementptr i8, ptr %scevgep39, i64 8
  store double %.132.1.i44, ptr %scevgep40, align 8
  %23 = shl i64 %.983941.i38, 3
  %scevgep33 = getelementptr i8, ptr %lsr.iv76, i64 %23
  %scevgep34 = getelementptr i8, ptr %scevgep33, i64 16
  %.132.2.i47 = load double, ptr %scevgep34, align 8
  %scevgep37 = getelementptr i8, ptr %lsr.iv73, i64 %23
  %scevgep38 = getelementptr i8, ptr %scevgep37, i64 16
  store double %.132.2.i47, ptr %scevgep38, align 8
  %.105.3.i49 = add nuw nsw i64 %.983941.i38, 4
  %24 = shl i64 %.983941.i38, 3
  %scevgep31 = getelementptr i8, ptr %lsr.iv76, i64 %24
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 24
  %.132.3.i51 = load double, ptr %scevgep32, align 8
  %scevgep35 = getelementptr i8, ptr %lsr.iv73, i64 %24
  %scevgep36 = getelementptr i8, ptr %scevgep35, i64 24
  store double %.132.3.i51, ptr %scevgep36, align 8
  %exitcond.not.3.i53 = icmp eq i64 %arg.s.9, %.105.3.i49
  br i1 %exitcond.not.3.i53, label %B1092.endif, label %B36.i37

B1270:
  %sunkaddr121 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr
  %sunkaddr122 = getelementptr i8, ptr %sunkaddr121, i64 16
  %.608 = load double, ptr %sunkaddr122, align 8
  %.611 = fmul double %.333, 2.000000e+00
  %.618 = fdiv double %.611, %arg.h
  %.619 = fadd double %.618, %.608
  store double %.619, ptr %sunkaddr122, align 8
  br label %B1324

B1324:
  %sunkaddr41 = getelementptr i8, ptr %arg.c.27, i64 16
  %.654 = load double, ptr %sunkaddr41, align 8
  %.655 = fneg double %.654
  %.657 = fcmp olt double %.552, %.655
  br i1 %.657, label %B1380, label %B1450

B1380:
  %sunkaddr125 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr125, i64 16
  %.663 = load double, ptr %sunkaddr126, align 8
  %.667 = getelementptr double, ptr %arg.c.17, i64 %.186241244
  %.668 = load double, ptr %.667, align 8
  %.670 = fmul double %.552, %.668
  %.673 = fadd double %.663, %.670
  store double %.673, ptr %sunkaddr126, align 8
  br label %B1450

B1450:
  %.687 = getelementptr i64, ptr %arg.c.22, i64 %.186241244
  %.688 = load i64, ptr %.687, align 8
  %.689 = icmp eq i64 %.688, 1
  %arg.c.16.arg.c.15236 = select i1 %.689, ptr %arg.c.16, ptr %arg.c.15
  %"$phi1544.1.2.1.in" = getelementptr double, ptr %arg.c.16.arg.c.15236, i64 %.186241244
  %"$phi1544.1.2.1" = load double, ptr %"$phi1544.1.2.1.in", align 8
  %.717 = getelementptr double, ptr %arg.s.1, i64 %.186241244
  store double %"$phi1544.1.2.1", ptr %.717, align 8
  br label %B1567

common.ret:
  %active.3.0.lcssa = phi i8 [ 0, %B0.endif ], [ %25, %B1566.loopexit ]
  store i8 %active.3.0.lcssa, ptr %retptr, align 1
  ret i32 0

B1566.loopexit:
  %25 = zext i1 %active.4.1 to i8
  br label %common.ret

B1567:
  %active.4.1 = phi i1 [ %spec.select232, %B1450 ], [ true, %B148 ], [ true, %middle.block.i ], [ true, %B36.prol.loopexit.i ], [ true, %B36.i ]
  %scevgep63 = getelementptr i8, ptr %lsr.iv, i64 %1
  %scevgep69 = getelementptr i8, ptr %lsr.iv68, i64 %1
  %scevgep74 = getelementptr i8, ptr %lsr.iv73, i64 %1
  %scevgep77 = getelementptr i8, ptr %lsr.iv76, i64 %1
  %exitcond.not = icmp eq i64 %.193, %arg.s.8
  br i1 %exitcond.not, label %B1566.loopexit, label %B112

B1092.endif:
  %sunkaddr127 = shl i64 %.186241244, 3
  %sunkaddr128 = getelementptr i8, ptr %arg.held, i64 %sunkaddr127
  %.597 = load i64, ptr %sunkaddr128, align 8
  %.598 = icmp eq i64 %.597, 0
  %.602 = fcmp ogt double %.333, 0.000000e+00
  %or.cond233 = select i1 %.598, i1 %.602, i1 false
  br i1 %or.cond233, label %B1270, label %B1324
}

define internal i32 @part12(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.reach, double %arg.slack) {
B0.endif:
  %arg.s.8.fr = freeze i64 %arg.s.8
  %arg.s.9.fr = freeze i64 %arg.s.9
  %.26 = mul i64 %arg.s.9.fr, %arg.s.8.fr
  %.114280.not = icmp slt i64 %arg.s.8.fr, 1
  br i1 %.114280.not, label %common.ret, label %B78.lr.ph

B78.lr.ph:
  %.175224 = add i64 %.26, 1
  %.297244 = icmp sgt i64 %arg.s.9.fr, 0
  %.377 = fneg double %arg.slack
  br i1 %.297244, label %B78.lr.ph.split.us, label %B78.preheader

B78.preheader:
  %0 = shl i64 %arg.s.9.fr, 3
  %1 = mul i64 %.175224, %0
  %2 = icmp eq i64 %arg.s.8.fr, 1
  br i1 %2, label %B78.epil.preheader, label %B78.preheader.new

B78.preheader.new:
  %const = bitcast i64 9223372036854775804 to i64
  %const_mat = add i64 %const, 2
  %unroll_iter76 = and i64 %arg.s.8.fr, %const_mat
  br label %B78

B78.lr.ph.split.us:
  %.499230 = icmp sgt i64 %.26, 0
  br i1 %.499230, label %B78.us.us.preheader, label %B78.us.preheader

B78.us.us.preheader:
  %const136 = bitcast i64 9223372036854775804 to i64
  %xtraiter106 = and i64 %.26, 3
  %unroll_iter = and i64 %.26, %const136
  %scevgep131 = getelementptr i8, ptr %arg.s.3, i64 24
  %3 = shl i64 %.26, 3
  %4 = mul i64 %3, %arg.s.9.fr
  %5 = mul i64 %.26, 24
  %scevgep142 = getelementptr i8, ptr %arg.s.3, i64 %5
  %6 = shl i64 %arg.s.9.fr, 3
  %7 = shl i64 %.26, 5
  %8 = shl i64 %.26, 4
  %scevgep149 = getelementptr i8, ptr %arg.s.3, i64 %8
  %scevgep151 = getelementptr i8, ptr %arg.s.3, i64 %3
  br label %B78.us.us

B78.us.preheader:
  %exitcond433.peel.not = icmp eq i64 %arg.s.9.fr, 1
  br i1 %exitcond433.peel.not, label %B78.us.us19.preheader, label %B78.us.preheader72

B78.us.us19.preheader:
  %9 = shl i64 %arg.s.8.fr, 3
  br label %B78.us.us19

B78.us.preheader72:
  %10 = add nsw i64 %arg.s.9.fr, -4
  %11 = shl i64 %.26, 3
  %12 = add i64 %11, 8
  %13 = sub nuw nsw i64 -8, %11
  %14 = mul i64 %.26, 24
  %15 = mul i64 %12, %arg.s.9.fr
  %scevgep79 = getelementptr i8, ptr %arg.s.4, i64 24
  %scevgep80 = getelementptr i8, ptr %arg.s.4, i64 %11
  %scevgep81 = getelementptr i8, ptr %arg.reach, i64 24
  %scevgep82 = getelementptr i8, ptr %arg.reach, i64 %11
  %16 = mul i64 %12, %10
  %17 = add nsw i64 %arg.s.9.fr, -3
  %18 = getelementptr i8, ptr %arg.s.3, i64 %14
  %19 = getelementptr i8, ptr %18, i64 %16
  %20 = getelementptr i8, ptr %19, i64 24
  %21 = getelementptr i8, ptr %18, i64 24
  %22 = icmp slt i64 %12, 0
  %23 = select i1 %22, i64 %13, i64 %12
  %mul = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %23, i64 %10)
  %mul.result = extractvalue { i64, i1 } %mul, 0
  %mul.overflow = extractvalue { i64, i1 } %mul, 1
  %24 = sub i64 0, %mul.result
  %bound0 = icmp ult ptr %scevgep79, %scevgep82
  %bound1 = icmp ult ptr %scevgep81, %scevgep80
  %found.conflict = and i1 %bound0, %bound1
  %.mask = and i64 %arg.s.9.fr, 1152921504606846976
  %stride.check90 = icmp ne i64 %.mask, 0
  %invariant.op121 = or i1 %stride.check90, %found.conflict
  %n.vec = and i64 %17, -2
  %25 = add i64 %n.vec, 3
  %26 = shl i64 %.26, 5
  %27 = getelementptr i8, ptr %arg.s.3, i64 %26
  %scevgep206 = getelementptr i8, ptr %27, i64 32
  %28 = shl i64 %.26, 4
  %29 = add i64 %28, 16
  %scevgep214 = getelementptr i8, ptr %arg.s.4, i64 32
  %30 = shl i64 %arg.s.9.fr, 3
  br label %B78.us

B78.us.us19:
  %lsr.iv198 = phi ptr [ %arg.s.3, %B78.us.us19.preheader ], [ %scevgep199, %B818.us.us37 ]
  %.120263285.us.us20 = phi i64 [ 0, %B78.us.us19.preheader ], [ %.127.us.us21, %B818.us.us37 ]
  %.127.us.us21 = add nuw nsw i64 %.120263285.us.us20, 1
  %31 = shl i64 %.120263285.us.us20, 3
  %scevgep204 = getelementptr i8, ptr %arg.s.0, i64 %31
  %.159.us.us23 = load i64, ptr %scevgep204, align 8
  switch i64 %.159.us.us23, label %B310.endif.us.us34 [
    i64 0, label %B818.us.us37
    i64 4, label %B170.us.us24
  ]

B170.us.us24:
  %.182.us.us28 = load double, ptr %lsr.iv198, align 8
  %32 = shl i64 %.120263285.us.us20, 3
  %scevgep100 = getelementptr i8, ptr %arg.reach, i64 %32
  %.185.us.us30 = load double, ptr %scevgep100, align 8
  %.186.us.us31 = fmul double %.185.us.us30, 0x3DA5FD7FE1796495
  %.187.us.us32 = fcmp ogt double %.182.us.us28, %.186.us.us31
  %"$phi290.1.2.2.us.us33" = select i1 %.187.us.us32, i64 4, i64 0
  %sunkaddr = mul i64 %.120263285.us.us20, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr
  store i64 %"$phi290.1.2.2.us.us33", ptr %sunkaddr137, align 8
  br label %B818.us.us37

B310.endif.us.us34:
  %.355.us302.peel.us = load double, ptr %lsr.iv198, align 8
  %33 = shl i64 %.120263285.us.us20, 3
  %scevgep102 = getelementptr i8, ptr %arg.reach, i64 %33
  %.359.us304.peel.us = load double, ptr %scevgep102, align 8
  %.360.us305.peel.us = fmul double %.359.us304.peel.us, 0x3DA5FD7FE1796495
  %.361.us306.peel.us = fcmp ogt double %.355.us302.peel.us, %.360.us305.peel.us
  br i1 %.361.us306.peel.us, label %B818.us.us37, label %B558.us313.peel.us

B558.us313.peel.us:
  %.212.us.us35 = icmp eq i64 %.159.us.us23, 3
  br i1 %.212.us.us35, label %B562.us314.peel.us, label %B634.endif.us319.peel.us

B562.us314.peel.us:
  %34 = shl i64 %.120263285.us.us20, 3
  %scevgep107 = getelementptr i8, ptr %arg.s.4, i64 %34
  %.386.us316.peel.us = load double, ptr %scevgep107, align 8
  %.387.us317.peel.us = tail call double @llvm.fabs.f64(double %.386.us316.peel.us)
  %.389.us318.peel.us = fcmp ogt double %.387.us317.peel.us, %arg.slack
  br i1 %.389.us318.peel.us, label %common.ret, label %B634.endif.us319.peel.us

B634.endif.us319.peel.us:
  %35 = shl i64 %.120263285.us.us20, 3
  %scevgep106 = getelementptr i8, ptr %arg.s.4, i64 %35
  store double 0.000000e+00, ptr %scevgep106, align 8
  br label %B818.us.us37

B818.us.us37:
  %36 = getelementptr i8, ptr %lsr.iv198, i64 %9
  %scevgep199 = getelementptr i8, ptr %36, i64 8
  %exitcond503.not.us = icmp eq i64 %arg.s.8.fr, %.127.us.us21
  br i1 %exitcond503.not.us, label %common.ret, label %B78.us.us19

B78.us.us:
  %lsr.iv100 = phi ptr [ %scevgep101, %B818.us.us ], [ %scevgep151, %B78.us.us.preheader ]
  %lsr.iv95 = phi ptr [ %scevgep96, %B818.us.us ], [ %scevgep149, %B78.us.us.preheader ]
  %lsr.iv89 = phi ptr [ %scevgep, %B818.us.us ], [ %scevgep142, %B78.us.us.preheader ]
  %lsr.iv162 = phi ptr [ %scevgep163, %B818.us.us ], [ %arg.s.3, %B78.us.us.preheader ]
  %lsr.iv155 = phi ptr [ %scevgep156, %B818.us.us ], [ %arg.s.3, %B78.us.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep132, %B818.us.us ], [ %scevgep131, %B78.us.us.preheader ]
  %.120263285.us.us = phi i64 [ %.127.us.us, %B818.us.us ], [ 0, %B78.us.us.preheader ]
  %.127.us.us = add nuw nsw i64 %.120263285.us.us, 1
  %.158.us.us = getelementptr i64, ptr %arg.s.0, i64 %.120263285.us.us
  %.159.us.us = load i64, ptr %.158.us.us, align 8
  switch i64 %.159.us.us, label %B310.endif.us.us [
    i64 0, label %B818.us.us
    i64 4, label %B170.us.us
  ]

B170.us.us:
  %.175.us.us = mul nuw nsw i64 %.120263285.us.us, %arg.s.9.fr
  %.180.us.us = mul i64 %.175.us.us, %.175224
  %.181.us.us = getelementptr double, ptr %arg.s.3, i64 %.180.us.us
  %.182.us.us = load double, ptr %.181.us.us, align 8
  %.184.us.us = getelementptr double, ptr %arg.reach, i64 %.175.us.us
  %.185.us.us = load double, ptr %.184.us.us, align 8
  %.186.us.us = fmul double %.185.us.us, 0x3DA5FD7FE1796495
  %.187.us.us = fcmp ogt double %.182.us.us, %.186.us.us
  %"$phi290.1.2.2.us.us" = select i1 %.187.us.us, i64 4, i64 0
  %sunkaddr262 = shl i64 %.120263285.us.us, 3
  %sunkaddr263 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr262
  store i64 %"$phi290.1.2.2.us.us", ptr %sunkaddr263, align 8
  br label %B818.us.us

B310.endif.us.us:
  %.212.us.us = icmp eq i64 %.159.us.us, 3
  %.341.us.us = mul nuw nsw i64 %.120263285.us.us, %arg.s.9.fr
  br i1 %.212.us.us, label %B396.us.us.us.us.preheader, label %B396.us.us.us.preheader

B396.us.us.us.us.preheader:
  br label %B396.us.us.us.us

B396.us.us.us.preheader:
  br label %B396.us.us.us

B818.us.us:
  %scevgep132 = getelementptr i8, ptr %lsr.iv, i64 %4
  %scevgep156 = getelementptr i8, ptr %lsr.iv155, i64 %6
  %scevgep163 = getelementptr i8, ptr %lsr.iv162, i64 %4
  %scevgep = getelementptr i8, ptr %lsr.iv89, i64 %6
  %scevgep96 = getelementptr i8, ptr %lsr.iv95, i64 %6
  %scevgep101 = getelementptr i8, ptr %lsr.iv100, i64 %6
  %exitcond508.not = icmp eq i64 %arg.s.8.fr, %.127.us.us
  br i1 %exitcond508.not, label %common.ret, label %B78.us.us

B396.us.us.us.us:
  %lsr.iv119 = phi ptr [ %scevgep120, %B817.us.us.us.us ], [ %lsr.iv100, %B396.us.us.us.us.preheader ]
  %lsr.iv116 = phi ptr [ %scevgep117, %B817.us.us.us.us ], [ %lsr.iv95, %B396.us.us.us.us.preheader ]
  %lsr.iv111 = phi ptr [ %scevgep112, %B817.us.us.us.us ], [ %lsr.iv89, %B396.us.us.us.us.preheader ]
  %lsr.iv194 = phi ptr [ %scevgep195, %B817.us.us.us.us ], [ %lsr.iv162, %B396.us.us.us.us.preheader ]
  %lsr.iv189 = phi ptr [ %scevgep190, %B817.us.us.us.us ], [ %lsr.iv155, %B396.us.us.us.us.preheader ]
  %lsr.iv168 = phi ptr [ %scevgep169, %B817.us.us.us.us ], [ %lsr.iv, %B396.us.us.us.us.preheader ]
  %.303235247.us.us.us.us = phi i64 [ %.310.us.us.us.us, %B817.us.us.us.us ], [ 0, %B396.us.us.us.us.preheader ]
  %.310.us.us.us.us = add nuw nsw i64 %.303235247.us.us.us.us, 1
  %.343.us.us.us.us = add nuw nsw i64 %.303235247.us.us.us.us, %.341.us.us
  %.351.us.us.us.us = mul nuw nsw i64 %.343.us.us.us.us, %.26
  %37 = getelementptr double, ptr %arg.s.3, i64 %.351.us.us.us.us
  %.354.us.us.us.us = getelementptr double, ptr %37, i64 %.343.us.us.us.us
  %.355.us.us.us.us = load double, ptr %.354.us.us.us.us, align 8
  %.358.us.us.us.us = getelementptr double, ptr %arg.reach, i64 %.343.us.us.us.us
  %.359.us.us.us.us = load double, ptr %.358.us.us.us.us, align 8
  %.360.us.us.us.us = fmul double %.359.us.us.us.us, 0x3DA5FD7FE1796495
  %.361.us.us.us.us = fcmp ogt double %.355.us.us.us.us, %.360.us.us.us.us
  br i1 %.361.us.us.us.us, label %B817.us.us.us.us, label %B500.us.us.us.us

B500.us.us.us.us:
  %.369.us.us.us.us = icmp eq i64 %.303235247.us.us.us.us, 2
  %.374.us.us.us.us = getelementptr double, ptr %arg.s.4, i64 %.343.us.us.us.us
  %.375.us.us.us.us = load double, ptr %.374.us.us.us.us, align 8
  %.378.us.us.us.us = fcmp olt double %.375.us.us.us.us, %.377
  %or.cond = select i1 %.369.us.us.us.us, i1 %.378.us.us.us.us, i1 false
  %.387.us.us.us.us = tail call double @llvm.fabs.f64(double %.375.us.us.us.us)
  %.389.us.us.us.us = fcmp ogt double %.387.us.us.us.us, %arg.slack
  %or.cond520 = select i1 %or.cond, i1 true, i1 %.389.us.us.us.us
  br i1 %or.cond520, label %common.ret, label %B634.endif.us.us.us.us

B634.endif.us.us.us.us:
  %38 = icmp ult i64 %.26, 4
  %sunkaddr264 = shl i64 %.343.us.us.us.us, 3
  %sunkaddr265 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr264
  store double 0.000000e+00, ptr %sunkaddr265, align 8
  br i1 %38, label %B686.us.us.us.us.epil.preheader, label %B686.us.us.us.us.preheader

B686.us.us.us.us.preheader:
  br label %B686.us.us.us.us

B686.us.us.us.us:
  %lsr.iv113 = phi i64 [ %lsr.iv.next114, %B686.us.us.us.us ], [ 0, %B686.us.us.us.us.preheader ]
  %.505229231.us.us.us.us = phi i64 [ %.512.us.us.us.us.3, %B686.us.us.us.us ], [ 0, %B686.us.us.us.us.preheader ]
  %39 = shl i64 %.505229231.us.us.us.us, 3
  %scevgep175 = getelementptr i8, ptr %lsr.iv168, i64 %39
  %scevgep176 = getelementptr i8, ptr %scevgep175, i64 -24
  store double 0.000000e+00, ptr %scevgep176, align 8
  %scevgep122 = getelementptr i8, ptr %lsr.iv189, i64 %lsr.iv113
  store double 0.000000e+00, ptr %scevgep122, align 8
  %40 = shl i64 %.505229231.us.us.us.us, 3
  %scevgep95 = getelementptr i8, ptr %lsr.iv168, i64 %40
  %scevgep97 = getelementptr i8, ptr %scevgep95, i64 -16
  store double 0.000000e+00, ptr %scevgep97, align 8
  %scevgep121 = getelementptr i8, ptr %lsr.iv119, i64 %lsr.iv113
  store double 0.000000e+00, ptr %scevgep121, align 8
  %41 = shl i64 %.505229231.us.us.us.us, 3
  %scevgep92 = getelementptr i8, ptr %lsr.iv168, i64 %41
  %scevgep93 = getelementptr i8, ptr %scevgep92, i64 -8
  store double 0.000000e+00, ptr %scevgep93, align 8
  %scevgep118 = getelementptr i8, ptr %lsr.iv116, i64 %lsr.iv113
  store double 0.000000e+00, ptr %scevgep118, align 8
  %.512.us.us.us.us.3 = add nuw i64 %.505229231.us.us.us.us, 4
  store double 0.000000e+00, ptr %scevgep175, align 8
  %scevgep115 = getelementptr i8, ptr %lsr.iv111, i64 %lsr.iv113
  store double 0.000000e+00, ptr %scevgep115, align 8
  %lsr.iv.next114 = add i64 %lsr.iv113, %7
  %niter114.ncmp.3 = icmp eq i64 %unroll_iter, %.512.us.us.us.us.3
  br i1 %niter114.ncmp.3, label %B817.us.us.us.us.loopexit.unr-lcssa, label %B686.us.us.us.us

B817.us.us.us.us.loopexit.unr-lcssa:
  %42 = icmp eq i64 %xtraiter106, 0
  br i1 %42, label %B817.us.us.us.us, label %B686.us.us.us.us.epil.preheader

B686.us.us.us.us.epil.preheader:
  %.505229231.us.us.us.us.epil.init = phi i64 [ 0, %B634.endif.us.us.us.us ], [ %unroll_iter, %B817.us.us.us.us.loopexit.unr-lcssa ]
  %43 = mul i64 %.505229231.us.us.us.us.epil.init, %3
  %scevgep191 = getelementptr i8, ptr %lsr.iv189, i64 %43
  %44 = shl i64 %.505229231.us.us.us.us.epil.init, 3
  %scevgep196 = getelementptr i8, ptr %lsr.iv194, i64 %44
  br label %B686.us.us.us.us.epil

B686.us.us.us.us.epil:
  %lsr.iv192 = phi ptr [ %scevgep193, %B686.us.us.us.us.epil ], [ %scevgep191, %B686.us.us.us.us.epil.preheader ]
  %epil.iter110 = phi i64 [ %epil.iter110.next, %B686.us.us.us.us.epil ], [ 0, %B686.us.us.us.us.epil.preheader ]
  %45 = shl i64 %epil.iter110, 3
  %scevgep127 = getelementptr i8, ptr %scevgep196, i64 %45
  store double 0.000000e+00, ptr %scevgep127, align 8
  store double 0.000000e+00, ptr %lsr.iv192, align 8
  %epil.iter110.next = add i64 %epil.iter110, 1
  %scevgep193 = getelementptr i8, ptr %lsr.iv192, i64 %3
  %epil.iter110.cmp.not = icmp eq i64 %xtraiter106, %epil.iter110.next
  br i1 %epil.iter110.cmp.not, label %B817.us.us.us.us, label %B686.us.us.us.us.epil

B817.us.us.us.us:
  %scevgep169 = getelementptr i8, ptr %lsr.iv168, i64 %3
  %scevgep190 = getelementptr i8, ptr %lsr.iv189, i64 8
  %scevgep195 = getelementptr i8, ptr %lsr.iv194, i64 %3
  %scevgep112 = getelementptr i8, ptr %lsr.iv111, i64 8
  %scevgep117 = getelementptr i8, ptr %lsr.iv116, i64 8
  %scevgep120 = getelementptr i8, ptr %lsr.iv119, i64 8
  %exitcond507.not = icmp eq i64 %arg.s.9.fr, %.310.us.us.us.us
  br i1 %exitcond507.not, label %B818.us.us, label %B396.us.us.us.us

B396.us.us.us:
  %lsr.iv102 = phi ptr [ %scevgep103, %B817.us.us.us ], [ %lsr.iv100, %B396.us.us.us.preheader ]
  %lsr.iv97 = phi ptr [ %scevgep98, %B817.us.us.us ], [ %lsr.iv95, %B396.us.us.us.preheader ]
  %lsr.iv90 = phi ptr [ %scevgep91, %B817.us.us.us ], [ %lsr.iv89, %B396.us.us.us.preheader ]
  %lsr.iv164 = phi ptr [ %scevgep165, %B817.us.us.us ], [ %lsr.iv162, %B396.us.us.us.preheader ]
  %lsr.iv157 = phi ptr [ %scevgep158, %B817.us.us.us ], [ %lsr.iv155, %B396.us.us.us.preheader ]
  %lsr.iv133 = phi ptr [ %scevgep134, %B817.us.us.us ], [ %lsr.iv, %B396.us.us.us.preheader ]
  %.303235247.us.us.us = phi i64 [ %.310.us.us.us, %B817.us.us.us ], [ 0, %B396.us.us.us.preheader ]
  %.310.us.us.us = add nuw nsw i64 %.303235247.us.us.us, 1
  %.343.us.us.us = add nuw nsw i64 %.303235247.us.us.us, %.341.us.us
  %.351.us.us.us = mul nuw nsw i64 %.343.us.us.us, %.26
  %46 = getelementptr double, ptr %arg.s.3, i64 %.351.us.us.us
  %.354.us.us.us = getelementptr double, ptr %46, i64 %.343.us.us.us
  %.355.us.us.us = load double, ptr %.354.us.us.us, align 8
  %.358.us.us.us = getelementptr double, ptr %arg.reach, i64 %.343.us.us.us
  %.359.us.us.us = load double, ptr %.358.us.us.us, align 8
  %.360.us.us.us = fmul double %.359.us.us.us, 0x3DA5FD7FE1796495
  %.361.us.us.us = fcmp ogt double %.355.us.us.us, %.360.us.us.us
  br i1 %.361.us.us.us, label %B817.us.us.us, label %B500.us.us.us

B500.us.us.us:
  %.369.us.us.us.not = icmp eq i64 %.303235247.us.us.us, 2
  br i1 %.369.us.us.us.not, label %B522.us.us.us, label %B558.us.us.us

B522.us.us.us:
  %.374.us.us.us = getelementptr double, ptr %arg.s.4, i64 %.343.us.us.us
  %.375.us.us.us = load double, ptr %.374.us.us.us, align 8
  %.378.us.us.us = fcmp olt double %.375.us.us.us, %.377
  br i1 %.378.us.us.us, label %common.ret, label %B558.us.us.us

B558.us.us.us:
  %47 = icmp ult i64 %.26, 4
  %.417.us.us.us = getelementptr double, ptr %arg.s.4, i64 %.343.us.us.us
  store double 0.000000e+00, ptr %.417.us.us.us, align 8
  br i1 %47, label %B686.us.us.us.epil.preheader, label %B686.us.us.us.preheader

B686.us.us.us.preheader:
  br label %B686.us.us.us

B780.us.us.us:
  %sunkaddr138 = mul i64 %.120263285.us.us, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr138
  store i64 0, ptr %sunkaddr139, align 8
  br label %B817.us.us.us

B686.us.us.us:
  %lsr.iv92 = phi i64 [ %lsr.iv.next93, %B686.us.us.us ], [ 0, %B686.us.us.us.preheader ]
  %.505229231.us.us.us = phi i64 [ %.512.us.us.us.3, %B686.us.us.us ], [ 0, %B686.us.us.us.preheader ]
  %48 = shl i64 %.505229231.us.us.us, 3
  %scevgep140 = getelementptr i8, ptr %lsr.iv133, i64 %48
  %scevgep141 = getelementptr i8, ptr %scevgep140, i64 -24
  store double 0.000000e+00, ptr %scevgep141, align 8
  %scevgep105 = getelementptr i8, ptr %lsr.iv157, i64 %lsr.iv92
  store double 0.000000e+00, ptr %scevgep105, align 8
  %49 = shl i64 %.505229231.us.us.us, 3
  %scevgep89 = getelementptr i8, ptr %lsr.iv133, i64 %49
  %scevgep90 = getelementptr i8, ptr %scevgep89, i64 -16
  store double 0.000000e+00, ptr %scevgep90, align 8
  %scevgep104 = getelementptr i8, ptr %lsr.iv102, i64 %lsr.iv92
  store double 0.000000e+00, ptr %scevgep104, align 8
  %50 = shl i64 %.505229231.us.us.us, 3
  %scevgep86 = getelementptr i8, ptr %lsr.iv133, i64 %50
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 -8
  store double 0.000000e+00, ptr %scevgep87, align 8
  %scevgep99 = getelementptr i8, ptr %lsr.iv97, i64 %lsr.iv92
  store double 0.000000e+00, ptr %scevgep99, align 8
  %.512.us.us.us.3 = add nuw i64 %.505229231.us.us.us, 4
  store double 0.000000e+00, ptr %scevgep140, align 8
  %scevgep94 = getelementptr i8, ptr %lsr.iv90, i64 %lsr.iv92
  store double 0.000000e+00, ptr %scevgep94, align 8
  %lsr.iv.next93 = add i64 %lsr.iv92, %7
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.512.us.us.us.3
  br i1 %niter.ncmp.3, label %B684.B754_crit_edge.us.us.us.unr-lcssa, label %B686.us.us.us

B817.us.us.us:
  %scevgep134 = getelementptr i8, ptr %lsr.iv133, i64 %3
  %scevgep158 = getelementptr i8, ptr %lsr.iv157, i64 8
  %scevgep165 = getelementptr i8, ptr %lsr.iv164, i64 %3
  %scevgep91 = getelementptr i8, ptr %lsr.iv90, i64 8
  %scevgep98 = getelementptr i8, ptr %lsr.iv97, i64 8
  %scevgep103 = getelementptr i8, ptr %lsr.iv102, i64 8
  %exitcond505.not = icmp eq i64 %arg.s.9.fr, %.310.us.us.us
  br i1 %exitcond505.not, label %B818.us.us, label %B396.us.us.us

B684.B754_crit_edge.us.us.us.unr-lcssa:
  %51 = icmp eq i64 %xtraiter106, 0
  br i1 %51, label %B684.B754_crit_edge.us.us.us, label %B686.us.us.us.epil.preheader

B686.us.us.us.epil.preheader:
  %.505229231.us.us.us.epil.init = phi i64 [ 0, %B558.us.us.us ], [ %unroll_iter, %B684.B754_crit_edge.us.us.us.unr-lcssa ]
  %52 = mul i64 %.505229231.us.us.us.epil.init, %3
  %scevgep159 = getelementptr i8, ptr %lsr.iv157, i64 %52
  %53 = shl i64 %.505229231.us.us.us.epil.init, 3
  %scevgep166 = getelementptr i8, ptr %lsr.iv164, i64 %53
  br label %B686.us.us.us.epil

B686.us.us.us.epil:
  %lsr.iv160 = phi ptr [ %scevgep161, %B686.us.us.us.epil ], [ %scevgep159, %B686.us.us.us.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B686.us.us.us.epil ], [ 0, %B686.us.us.us.epil.preheader ]
  %54 = shl i64 %epil.iter, 3
  %scevgep110 = getelementptr i8, ptr %scevgep166, i64 %54
  store double 0.000000e+00, ptr %scevgep110, align 8
  store double 0.000000e+00, ptr %lsr.iv160, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %scevgep161 = getelementptr i8, ptr %lsr.iv160, i64 %3
  %epil.iter.cmp.not = icmp eq i64 %xtraiter106, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B684.B754_crit_edge.us.us.us, label %B686.us.us.us.epil

B684.B754_crit_edge.us.us.us:
  %55 = icmp eq i64 %.303235247.us.us.us, 2
  br i1 %55, label %B780.us.us.us, label %B817.us.us.us

B78.us:
  %lsr.iv242 = phi ptr [ %arg.reach, %B78.us.preheader72 ], [ %scevgep243, %B818.us ]
  %lsr.iv237 = phi ptr [ %arg.s.4, %B78.us.preheader72 ], [ %scevgep238, %B818.us ]
  %lsr.iv228 = phi i64 [ 1, %B78.us.preheader72 ], [ %lsr.iv.next229, %B818.us ]
  %lsr.iv225 = phi ptr [ %scevgep81, %B78.us.preheader72 ], [ %scevgep226, %B818.us ]
  %lsr.iv221 = phi ptr [ %21, %B78.us.preheader72 ], [ %scevgep222, %B818.us ]
  %lsr.iv215 = phi ptr [ %scevgep214, %B78.us.preheader72 ], [ %scevgep216, %B818.us ]
  %lsr.iv212 = phi i64 [ 0, %B78.us.preheader72 ], [ %lsr.iv.next213, %B818.us ]
  %lsr.iv207 = phi ptr [ %scevgep206, %B78.us.preheader72 ], [ %scevgep208, %B818.us ]
  %.120263285.us = phi i64 [ 0, %B78.us.preheader72 ], [ %.127.us, %B818.us ]
  %56 = mul i64 %.120263285.us, %15
  %scevgep83 = getelementptr i8, ptr %20, i64 %56
  %scevgep84 = getelementptr i8, ptr %21, i64 %56
  %57 = icmp ult ptr %scevgep83, %scevgep84
  %umin = select i1 %57, ptr %scevgep83, ptr %scevgep84
  %58 = icmp ugt ptr %scevgep83, %scevgep84
  %umax = select i1 %58, ptr %scevgep83, ptr %scevgep84
  %scevgep85 = getelementptr i8, ptr %umax, i64 8
  %.127.us = add nuw nsw i64 %.120263285.us, 1
  %.158.us = getelementptr i64, ptr %arg.s.0, i64 %.120263285.us
  %.159.us = load i64, ptr %.158.us, align 8
  switch i64 %.159.us, label %B310.endif.us [
    i64 0, label %B818.us
    i64 4, label %B170.us
  ]

B170.us:
  %.175.us = mul nuw nsw i64 %.120263285.us, %arg.s.9.fr
  %.180.us = mul i64 %.175.us, %.175224
  %.181.us = getelementptr double, ptr %arg.s.3, i64 %.180.us
  %.182.us = load double, ptr %.181.us, align 8
  %.184.us = getelementptr double, ptr %arg.reach, i64 %.175.us
  %.185.us = load double, ptr %.184.us, align 8
  %.186.us = fmul double %.185.us, 0x3DA5FD7FE1796495
  %.187.us = fcmp ogt double %.182.us, %.186.us
  %"$phi290.1.2.2.us" = select i1 %.187.us, i64 4, i64 0
  %sunkaddr268 = shl i64 %.120263285.us, 3
  %sunkaddr269 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr268
  store i64 %"$phi290.1.2.2.us", ptr %sunkaddr269, align 8
  br label %B818.us

B310.endif.us:
  %.341.us = mul nuw nsw i64 %.120263285.us, %arg.s.9.fr
  %.351.us300.peel = mul nsw i64 %.341.us, %.26
  %59 = getelementptr double, ptr %arg.s.3, i64 %.351.us300.peel
  %.354.us301.peel = getelementptr double, ptr %59, i64 %.341.us
  %.355.us302.peel = load double, ptr %.354.us301.peel, align 8
  %.358.us303.peel = getelementptr double, ptr %arg.reach, i64 %.341.us
  %.359.us304.peel = load double, ptr %.358.us303.peel, align 8
  %.360.us305.peel = fmul double %.359.us304.peel, 0x3DA5FD7FE1796495
  %.361.us306.peel = fcmp ogt double %.355.us302.peel, %.360.us305.peel
  br i1 %.361.us306.peel, label %B817.us324.peel, label %B558.us313.peel

B558.us313.peel:
  %60 = icmp eq i64 %.159.us, 3
  br i1 %60, label %B562.us314.peel, label %B634.endif.us319.peel

B562.us314.peel:
  %.385.us315.peel = getelementptr double, ptr %arg.s.4, i64 %.341.us
  %.386.us316.peel = load double, ptr %.385.us315.peel, align 8
  %.387.us317.peel = tail call double @llvm.fabs.f64(double %.386.us316.peel)
  %.389.us318.peel = fcmp ogt double %.387.us317.peel, %arg.slack
  br i1 %.389.us318.peel, label %common.ret, label %B634.endif.us319.peel

B634.endif.us319.peel:
  %.417.us320.peel = getelementptr double, ptr %arg.s.4, i64 %.341.us
  store double 0.000000e+00, ptr %.417.us320.peel, align 8
  br label %B817.us324.peel

B817.us324.peel:
  %.343.us299.peel438 = add nuw nsw i64 %.341.us, 1
  %.351.us300.peel439 = mul nsw i64 %.343.us299.peel438, %.26
  %61 = getelementptr double, ptr %arg.s.3, i64 %.351.us300.peel439
  %.354.us301.peel440 = getelementptr double, ptr %61, i64 %.343.us299.peel438
  %.355.us302.peel441 = load double, ptr %.354.us301.peel440, align 8
  %.358.us303.peel442 = getelementptr double, ptr %arg.reach, i64 %.343.us299.peel438
  %.359.us304.peel443 = load double, ptr %.358.us303.peel442, align 8
  %.360.us305.peel444 = fmul double %.359.us304.peel443, 0x3DA5FD7FE1796495
  %.361.us306.peel445 = fcmp ogt double %.355.us302.peel441, %.360.us305.peel444
  br i1 %.361.us306.peel445, label %B817.us324.peel462, label %B558.us313.peel452

B558.us313.peel452:
  %62 = icmp eq i64 %.159.us, 3
  br i1 %62, label %B562.us314.peel453, label %B634.endif.us319.peel458

B562.us314.peel453:
  %sunkaddr140 = mul i64 %.341.us, 8
  %sunkaddr141 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr140
  %sunkaddr142 = getelementptr i8, ptr %sunkaddr141, i64 8
  %.386.us316.peel455 = load double, ptr %sunkaddr142, align 8
  %.387.us317.peel456 = tail call double @llvm.fabs.f64(double %.386.us316.peel455)
  %.389.us318.peel457 = fcmp ogt double %.387.us317.peel456, %arg.slack
  br i1 %.389.us318.peel457, label %common.ret, label %B634.endif.us319.peel458

B634.endif.us319.peel458:
  %sunkaddr143 = mul i64 %.341.us, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr143
  %sunkaddr145 = getelementptr i8, ptr %sunkaddr144, i64 8
  store double 0.000000e+00, ptr %sunkaddr145, align 8
  br label %B817.us324.peel462

B817.us324.peel462:
  %63 = icmp eq i64 %arg.s.9.fr, 2
  br i1 %63, label %B818.us, label %B396.us292.peel.next434

B396.us292.peel.next434:
  %.343.us299.peel469 = add nuw nsw i64 %.341.us, 2
  %.351.us300.peel470 = mul nsw i64 %.343.us299.peel469, %.26
  %64 = getelementptr double, ptr %arg.s.3, i64 %.351.us300.peel470
  %.354.us301.peel471 = getelementptr double, ptr %64, i64 %.343.us299.peel469
  %.355.us302.peel472 = load double, ptr %.354.us301.peel471, align 8
  %.358.us303.peel473 = getelementptr double, ptr %arg.reach, i64 %.343.us299.peel469
  %.359.us304.peel474 = load double, ptr %.358.us303.peel473, align 8
  %.360.us305.peel475 = fmul double %.359.us304.peel474, 0x3DA5FD7FE1796495
  %.361.us306.peel476 = fcmp ogt double %.355.us302.peel472, %.360.us305.peel475
  br i1 %.361.us306.peel476, label %B817.us324.peel493, label %B522.us309.peel479

B522.us309.peel479:
  %sunkaddr276 = shl i64 %.341.us, 3
  %sunkaddr277 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr276
  %sunkaddr278 = getelementptr i8, ptr %sunkaddr277, i64 16
  %.375.us311.peel481 = load double, ptr %sunkaddr278, align 8
  %.378.us312.peel482 = fcmp olt double %.375.us311.peel481, %.377
  br i1 %.378.us312.peel482, label %common.ret, label %B558.us313.peel483

B558.us313.peel483:
  %65 = icmp eq i64 %.159.us, 3
  br i1 %65, label %B562.us314.peel484, label %B817.us324.peel493.thread

B562.us314.peel484:
  %.387.us317.peel487 = tail call double @llvm.fabs.f64(double %.375.us311.peel481)
  %.389.us318.peel488 = fcmp ogt double %.387.us317.peel487, %arg.slack
  br i1 %.389.us318.peel488, label %common.ret, label %B817.us324.peel493.thread52

B817.us324.peel493:
  %66 = icmp eq i64 %arg.s.9.fr, 3
  br i1 %66, label %B818.us, label %B396.us292.preheader

B817.us324.peel493.thread52:
  %67 = icmp eq i64 %arg.s.9.fr, 3
  %sunkaddr146 = mul i64 %.341.us, 8
  %sunkaddr147 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr146
  %sunkaddr148 = getelementptr i8, ptr %sunkaddr147, i64 16
  store double 0.000000e+00, ptr %sunkaddr148, align 8
  br i1 %67, label %B818.us, label %B396.us292.us.preheader

B396.us292.us.preheader:
  br label %B396.us292.us

B817.us324.peel493.thread:
  %68 = icmp eq i64 %arg.s.9.fr, 3
  %sunkaddr149 = mul i64 %.341.us, 8
  %sunkaddr150 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr149
  %sunkaddr151 = getelementptr i8, ptr %sunkaddr150, i64 16
  store double 0.000000e+00, ptr %sunkaddr151, align 8
  %sunkaddr285 = shl i64 %.120263285.us, 3
  %sunkaddr286 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr285
  store i64 0, ptr %sunkaddr286, align 8
  br i1 %68, label %B818.us, label %B396.us292.preheader43

B396.us292.preheader:
  %69 = icmp eq i64 %.159.us, 3
  br i1 %69, label %B396.us292.us.preheader, label %B396.us292.preheader43

B396.us292.preheader43:
  %70 = icmp ult i64 %17, 42
  br i1 %70, label %B396.us292.preheader100, label %vector.scevcheck

vector.scevcheck:
  %71 = icmp slt i64 %12, 0
  %72 = getelementptr i8, ptr %scevgep84, i64 %mul.result
  %73 = getelementptr i8, ptr %scevgep84, i64 %24
  %74 = icmp ult ptr %72, %scevgep84
  %75 = icmp ugt ptr %73, %scevgep84
  %76 = select i1 %71, i1 %75, i1 %74
  %77 = or i1 %mul.overflow, %76
  br i1 %77, label %B396.us292.preheader100, label %vector.memcheck

vector.memcheck:
  %bound087 = icmp ult ptr %scevgep79, %scevgep85
  %bound188 = icmp ult ptr %umin, %scevgep80
  %found.conflict89 = and i1 %bound188, %bound087
  %conflict.rdx.reass = or i1 %invariant.op121, %found.conflict89
  br i1 %conflict.rdx.reass, label %B396.us292.preheader100, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %lsr.iv209 = phi i64 [ %lsr.iv.next210, %pred.store.continue92 ], [ 0, %vector.body.preheader ]
  %index = phi i64 [ %index.next, %pred.store.continue92 ], [ 0, %vector.body.preheader ]
  %scevgep223 = getelementptr i8, ptr %lsr.iv221, i64 %lsr.iv209
  %scevgep211 = getelementptr i8, ptr %lsr.iv207, i64 %lsr.iv209
  %78 = load double, ptr %scevgep223, align 8
  %79 = load double, ptr %scevgep211, align 8
  %80 = shl i64 %index, 3
  %scevgep227 = getelementptr i8, ptr %lsr.iv225, i64 %80
  %wide.load = load <2 x double>, ptr %scevgep227, align 8
  %81 = fmul <2 x double> %wide.load, splat (double 0x3DA5FD7FE1796495)
  %82 = extractelement <2 x double> %81, i64 0
  %83 = fcmp ule double %78, %82
  br i1 %83, label %pred.store.if, label %pred.store.continue

pred.store.if:
  %84 = shl i64 %index, 3
  %scevgep111 = getelementptr i8, ptr %lsr.iv215, i64 %84
  %scevgep113 = getelementptr i8, ptr %scevgep111, i64 -8
  store double 0.000000e+00, ptr %scevgep113, align 8
  br label %pred.store.continue

pred.store.continue:
  %85 = extractelement <2 x double> %81, i64 1
  %86 = fcmp ule double %79, %85
  br i1 %86, label %pred.store.if91, label %pred.store.continue92

pred.store.if91:
  %87 = shl i64 %index, 3
  %scevgep109 = getelementptr i8, ptr %lsr.iv215, i64 %87
  store double 0.000000e+00, ptr %scevgep109, align 8
  br label %pred.store.continue92

pred.store.continue92:
  %index.next = add nuw i64 %index, 2
  %lsr.iv.next210 = add i64 %lsr.iv209, %29
  %88 = icmp eq i64 %n.vec, %index.next
  br i1 %88, label %middle.block, label %vector.body

middle.block:
  %89 = icmp eq i64 %17, %n.vec
  br i1 %89, label %B818.us, label %B396.us292.preheader100

B396.us292.preheader100:
  %.303235247.us294.ph = phi i64 [ 3, %vector.memcheck ], [ 3, %vector.scevcheck ], [ 3, %B396.us292.preheader43 ], [ %25, %middle.block ]
  %90 = sub i64 %arg.s.9.fr, %.303235247.us294.ph
  %.neg = add i64 %.303235247.us294.ph, 1
  %xtraiter = and i64 %90, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B396.us292.prol.loopexit, label %B396.us292.prol

B396.us292.prol:
  %.343.us299.prol = add nuw nsw i64 %.303235247.us294.ph, %.341.us
  %.351.us300.prol = mul nsw i64 %.343.us299.prol, %.26
  %91 = getelementptr double, ptr %arg.s.3, i64 %.351.us300.prol
  %.354.us301.prol = getelementptr double, ptr %91, i64 %.343.us299.prol
  %.355.us302.prol = load double, ptr %.354.us301.prol, align 8
  %.358.us303.prol = getelementptr double, ptr %arg.reach, i64 %.343.us299.prol
  %.359.us304.prol = load double, ptr %.358.us303.prol, align 8
  %.360.us305.prol = fmul double %.359.us304.prol, 0x3DA5FD7FE1796495
  %.361.us306.prol = fcmp ogt double %.355.us302.prol, %.360.us305.prol
  br i1 %.361.us306.prol, label %B396.us292.prol.loopexit, label %B558.us313.prol

B558.us313.prol:
  %.417.us320.prol = getelementptr double, ptr %arg.s.4, i64 %.343.us299.prol
  store double 0.000000e+00, ptr %.417.us320.prol, align 8
  br label %B396.us292.prol.loopexit

B396.us292.prol.loopexit:
  %.303235247.us294.unr = phi i64 [ %.303235247.us294.ph, %B396.us292.preheader100 ], [ %.neg, %B558.us313.prol ], [ %.neg, %B396.us292.prol ]
  %92 = icmp eq i64 %arg.s.9.fr, %.neg
  br i1 %92, label %B818.us, label %B396.us292.preheader100.new

B396.us292.preheader100.new:
  %93 = add i64 %.303235247.us294.unr, %lsr.iv228
  %94 = add i64 %.303235247.us294.unr, %lsr.iv212
  %95 = mul i64 %12, %93
  %96 = mul i64 %12, %94
  br label %B396.us292

B396.us292.us:
  %lsr.iv249 = phi ptr [ %scevgep250, %B817.us324.us ], [ %lsr.iv221, %B396.us292.us.preheader ]
  %.303235247.us294.us = phi i64 [ %.310.us298.us, %B817.us324.us ], [ 3, %B396.us292.us.preheader ]
  %.310.us298.us = add i64 %.303235247.us294.us, 1
  %.355.us302.us = load double, ptr %lsr.iv249, align 8
  %97 = shl i64 %.303235247.us294.us, 3
  %scevgep248 = getelementptr i8, ptr %lsr.iv242, i64 %97
  %.359.us304.us = load double, ptr %scevgep248, align 8
  %.360.us305.us = fmul double %.359.us304.us, 0x3DA5FD7FE1796495
  %.361.us306.us = fcmp ogt double %.355.us302.us, %.360.us305.us
  br i1 %.361.us306.us, label %B817.us324.us, label %B558.us313.us

B558.us313.us:
  %98 = shl i64 %.303235247.us294.us, 3
  %scevgep128 = getelementptr i8, ptr %lsr.iv237, i64 %98
  %.386.us316.us = load double, ptr %scevgep128, align 8
  %.387.us317.us = tail call double @llvm.fabs.f64(double %.386.us316.us)
  %.389.us318.us = fcmp ogt double %.387.us317.us, %arg.slack
  br i1 %.389.us318.us, label %common.ret, label %B634.endif.us319.us

B634.endif.us319.us:
  %sunkaddr152 = mul i64 %.303235247.us294.us, 8
  %sunkaddr153 = getelementptr i8, ptr %lsr.iv237, i64 %sunkaddr152
  store double 0.000000e+00, ptr %sunkaddr153, align 8
  br label %B817.us324.us

B817.us324.us:
  %scevgep250 = getelementptr i8, ptr %lsr.iv249, i64 %12
  %exitcond433.not.us = icmp eq i64 %arg.s.9.fr, %.310.us298.us
  br i1 %exitcond433.not.us, label %B818.us, label %B396.us292.us

B818.us:
  %scevgep208 = getelementptr i8, ptr %lsr.iv207, i64 %15
  %lsr.iv.next213 = add i64 %lsr.iv212, %arg.s.9.fr
  %scevgep216 = getelementptr i8, ptr %lsr.iv215, i64 %30
  %scevgep222 = getelementptr i8, ptr %lsr.iv221, i64 %15
  %scevgep226 = getelementptr i8, ptr %lsr.iv225, i64 %30
  %lsr.iv.next229 = add i64 %lsr.iv228, %arg.s.9.fr
  %scevgep238 = getelementptr i8, ptr %lsr.iv237, i64 %30
  %scevgep243 = getelementptr i8, ptr %lsr.iv242, i64 %30
  %exitcond503.not = icmp eq i64 %arg.s.8.fr, %.127.us
  br i1 %exitcond503.not, label %common.ret, label %B78.us

B396.us292:
  %lsr.iv230 = phi ptr [ %scevgep231, %B817.us324.1 ], [ %arg.s.3, %B396.us292.preheader100.new ]
  %.303235247.us294 = phi i64 [ %.310.us298.1, %B817.us324.1 ], [ %.303235247.us294.unr, %B396.us292.preheader100.new ]
  %scevgep116 = getelementptr i8, ptr %lsr.iv230, i64 %96
  %.355.us302 = load double, ptr %scevgep116, align 8
  %99 = shl i64 %.303235247.us294, 3
  %scevgep244 = getelementptr i8, ptr %lsr.iv242, i64 %99
  %.359.us304 = load double, ptr %scevgep244, align 8
  %.360.us305 = fmul double %.359.us304, 0x3DA5FD7FE1796495
  %.361.us306 = fcmp ogt double %.355.us302, %.360.us305
  br i1 %.361.us306, label %B817.us324, label %B558.us313

B558.us313:
  %100 = shl i64 %.303235247.us294, 3
  %scevgep126 = getelementptr i8, ptr %lsr.iv237, i64 %100
  store double 0.000000e+00, ptr %scevgep126, align 8
  br label %B817.us324

B817.us324:
  %.310.us298.1 = add nuw nsw i64 %.303235247.us294, 2
  %scevgep114 = getelementptr i8, ptr %lsr.iv230, i64 %95
  %.355.us302.1 = load double, ptr %scevgep114, align 8
  %101 = shl i64 %.303235247.us294, 3
  %scevgep119 = getelementptr i8, ptr %lsr.iv242, i64 %101
  %scevgep123 = getelementptr i8, ptr %scevgep119, i64 8
  %.359.us304.1 = load double, ptr %scevgep123, align 8
  %.360.us305.1 = fmul double %.359.us304.1, 0x3DA5FD7FE1796495
  %.361.us306.1 = fcmp ogt double %.355.us302.1, %.360.us305.1
  br i1 %.361.us306.1, label %B817.us324.1, label %B558.us313.1

B558.us313.1:
  %102 = shl i64 %.303235247.us294, 3
  %scevgep124 = getelementptr i8, ptr %lsr.iv237, i64 %102
  %scevgep125 = getelementptr i8, ptr %scevgep124, i64 8
  store double 0.000000e+00, ptr %scevgep125, align 8
  br label %B817.us324.1

B817.us324.1:
  %scevgep231 = getelementptr i8, ptr %lsr.iv230, i64 %29
  %exitcond433.not.1 = icmp eq i64 %arg.s.9.fr, %.310.us298.1
  br i1 %exitcond433.not.1, label %B818.us, label %B396.us292

B78:
  %lsr.iv258 = phi ptr [ %arg.reach, %B78.preheader.new ], [ %scevgep259.1, %B818.1 ]
  %lsr.iv256 = phi ptr [ %arg.s.3, %B78.preheader.new ], [ %scevgep257.1, %B818.1 ]
  %.120263285 = phi i64 [ 0, %B78.preheader.new ], [ %.127.1, %B818.1 ]
  %sunkaddr154 = mul i64 %.120263285, 8
  %sunkaddr155 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr154
  %.159 = load i64, ptr %sunkaddr155, align 8
  %cond = icmp eq i64 %.159, 4
  br i1 %cond, label %B170, label %B818

B170:
  %.182 = load double, ptr %lsr.iv256, align 8
  %.185 = load double, ptr %lsr.iv258, align 8
  %.186 = fmul double %.185, 0x3DA5FD7FE1796495
  %.187 = fcmp ogt double %.182, %.186
  %"$phi290.1.2.2" = select i1 %.187, i64 4, i64 0
  %sunkaddr156 = mul i64 %.120263285, 8
  %sunkaddr157 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr156
  store i64 %"$phi290.1.2.2", ptr %sunkaddr157, align 8
  br label %B818

common.ret.loopexit72.unr-lcssa:
  %103 = and i64 %arg.s.8.fr, 1
  %lcmp.mod.not77 = icmp eq i64 %103, 0
  br i1 %lcmp.mod.not77, label %common.ret, label %B78.epil.preheader

B78.epil.preheader:
  %lsr.iv258.epil.init = phi ptr [ %arg.reach, %B78.preheader ], [ %scevgep259.1, %common.ret.loopexit72.unr-lcssa ]
  %lsr.iv256.epil.init = phi ptr [ %arg.s.3, %B78.preheader ], [ %scevgep257.1, %common.ret.loopexit72.unr-lcssa ]
  %.120263285.epil.init = phi i64 [ 0, %B78.preheader ], [ %unroll_iter76, %common.ret.loopexit72.unr-lcssa ]
  %104 = shl i64 %.120263285.epil.init, 3
  %scevgep260.epil = getelementptr i8, ptr %arg.s.0, i64 %104
  %.159.epil = load i64, ptr %scevgep260.epil, align 8
  %cond.epil = icmp eq i64 %.159.epil, 4
  br i1 %cond.epil, label %B170.epil, label %common.ret

B170.epil:
  %.182.epil = load double, ptr %lsr.iv256.epil.init, align 8
  %.185.epil = load double, ptr %lsr.iv258.epil.init, align 8
  %.186.epil = fmul double %.185.epil, 0x3DA5FD7FE1796495
  %.187.epil = fcmp ogt double %.182.epil, %.186.epil
  %"$phi290.1.2.2.epil" = select i1 %.187.epil, i64 4, i64 0
  %sunkaddr158 = mul i64 %.120263285.epil.init, 8
  %sunkaddr159 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr158
  store i64 %"$phi290.1.2.2.epil", ptr %sunkaddr159, align 8
  br label %common.ret

common.ret:
  %storemerge223 = phi i64 [ %.120263285.us.us, %B500.us.us.us.us ], [ -1, %B0.endif ], [ -1, %B818.us.us ], [ -1, %common.ret.loopexit72.unr-lcssa ], [ %.120263285.us.us, %B522.us.us.us ], [ %.120263285.us, %B558.us313.us ], [ -1, %B170.epil ], [ %.120263285.us.us20, %B562.us314.peel.us ], [ -1, %B78.epil.preheader ], [ -1, %B818.us.us37 ], [ %.120263285.us, %B562.us314.peel ], [ -1, %B818.us ], [ %.120263285.us, %B522.us309.peel479 ], [ %.120263285.us, %B562.us314.peel453 ], [ %.120263285.us, %B562.us314.peel484 ]
  store i64 %storemerge223, ptr %retptr, align 8
  ret i32 0

B818:
  %scevgep257 = getelementptr i8, ptr %lsr.iv256, i64 %1
  %scevgep259 = getelementptr i8, ptr %lsr.iv258, i64 %0
  %.127.1 = add nuw i64 %.120263285, 2
  %sunkaddr160 = mul i64 %.120263285, 8
  %sunkaddr161 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr160
  %sunkaddr162 = getelementptr i8, ptr %sunkaddr161, i64 8
  %.159.1 = load i64, ptr %sunkaddr162, align 8
  %cond.1 = icmp eq i64 %.159.1, 4
  br i1 %cond.1, label %B170.1, label %B818.1

B170.1:
  %.182.1 = load double, ptr %scevgep257, align 8
  %.185.1 = load double, ptr %scevgep259, align 8
  %.186.1 = fmul double %.185.1, 0x3DA5FD7FE1796495
  %.187.1 = fcmp ogt double %.182.1, %.186.1
  %"$phi290.1.2.2.1" = select i1 %.187.1, i64 4, i64 0
  %sunkaddr163 = mul i64 %.120263285, 8
  %sunkaddr164 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr163
  %sunkaddr165 = getelementptr i8, ptr %sunkaddr164, i64 8
  store i64 %"$phi290.1.2.2.1", ptr %sunkaddr165, align 8
  br label %B818.1

B818.1:
  %scevgep257.1 = getelementptr i8, ptr %scevgep257, i64 %1
  %scevgep259.1 = getelementptr i8, ptr %scevgep259, i64 %0
  %niter.ncmp.1 = icmp eq i64 %unroll_iter76, %.127.1
  br i1 %niter.ncmp.1, label %common.ret.loopexit72.unr-lcssa, label %B78
}

define internal i32 @part13(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, double %arg.h) {
B86.lr.ph:
  %.199 = alloca double, align 8
  %arg.s.8.fr = freeze i64 %arg.s.8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.311329 = icmp sgt i64 %arg.s.8.fr, 0
  br i1 %.311329, label %B86.us.preheader, label %B86

B86.us.preheader:
  %const = bitcast i64 9223372036854775804 to i64
  %.59 = mul i64 %arg.s.9, %arg.s.8.fr
  %arg.c.1033 = ptrtoint ptr %arg.c.10 to i64
  %arg.c.534 = ptrtoint ptr %arg.c.5 to i64
  %xtraiter.i8 = and i64 %.59, 3
  %unroll_iter.i = and i64 %.59, %const
  %const_mat = add i64 %const, 2
  %0 = and i64 %arg.s.9, %const_mat
  %1 = add i64 %arg.s.9, -3
  %xtraiter.i = and i64 %1, 3
  %2 = and i64 %1, -4
  %3 = or i64 %1, 3
  %4 = sub i64 %arg.c.1033, %arg.c.534
  %min.iters.check = icmp ult i64 %arg.s.9, 4
  %diff.check = icmp ult i64 %4, 32
  %or.cond36 = select i1 %min.iters.check, i1 true, i1 %diff.check
  %n.vec = and i64 %arg.s.9, %const
  %xtraiter = and i64 %arg.s.9, 3
  %scevgep55 = getelementptr i8, ptr %arg.s.3, i64 24
  %5 = shl i64 %.59, 3
  %6 = mul i64 %5, %arg.s.9
  %scevgep73 = getelementptr i8, ptr %arg.c.10, i64 16
  %7 = shl i64 %arg.s.9, 3
  %scevgep79 = getelementptr i8, ptr %arg.c.5, i64 16
  br label %B86.us

B86.us:
  %.156340369.us = phi i64 [ %.166.us, %B164.B1022_crit_edge.us ], [ 2, %B86.us.preheader ]
  %.166.us = add nsw i64 %.156340369.us, -1
  store double 0.000000e+00, ptr %.199, align 8
  %.203.us = call i32 @part15(ptr %.199, ptr %excinfo.1, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8.fr, i64 %arg.s.9)
  %.213.us = load double, ptr %.199, align 8
  %cond = icmp eq i32 %.203.us, 0
  br i1 %cond, label %B166.us.preheader, label %B86.if.if

B166.us.preheader:
  br label %B166.us

B166.us:
  %lsr.iv88 = phi ptr [ %scevgep89, %B1035.us ], [ %arg.c.5, %B166.us.preheader ]
  %lsr.iv85 = phi ptr [ %scevgep86, %B1035.us ], [ %arg.c.10, %B166.us.preheader ]
  %lsr.iv80 = phi ptr [ %scevgep81, %B1035.us ], [ %scevgep79, %B166.us.preheader ]
  %lsr.iv74 = phi ptr [ %scevgep75, %B1035.us ], [ %scevgep73, %B166.us.preheader ]
  %lsr.iv67 = phi ptr [ %scevgep68, %B1035.us ], [ %arg.s.3, %B166.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep56, %B1035.us ], [ %scevgep55, %B166.us.preheader ]
  %again.2.1334.us = phi i1 [ %again.3.2.us, %B1035.us ], [ false, %B166.us.preheader ]
  %.317321332.us = phi i64 [ %.324.us, %B1035.us ], [ 0, %B166.us.preheader ]
  %.324.us = add nuw nsw i64 %.317321332.us, 1
  %.354.us = mul nsw i64 %.317321332.us, %arg.s.9
  %.361.us = getelementptr i64, ptr %arg.s.0, i64 %.317321332.us
  %.362.us = load i64, ptr %.361.us, align 8
  %.363.us = icmp eq i64 %.362.us, 0
  br i1 %.363.us, label %B222.us, label %B302.endif.us

B302.endif.us:
  %8 = icmp slt i64 %arg.s.9, 1
  br i1 %8, label %B488.us, label %B334.us.preheader

B334.us.preheader:
  %9 = icmp slt i64 %.59, 1
  br i1 %9, label %B334.us.us.preheader, label %B334.us.preheader30

B334.us.preheader30:
  br label %B334.us

B334.us.us.preheader:
  br i1 %or.cond36, label %B334.us.us.preheader37, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.body.preheader ]
  %10 = shl i64 %index, 3
  %scevgep83 = getelementptr i8, ptr %lsr.iv80, i64 %10
  %scevgep84 = getelementptr i8, ptr %scevgep83, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep84, align 8
  %wide.load35 = load <2 x double>, ptr %scevgep83, align 8
  %11 = fadd <2 x double> %wide.load, zeroinitializer
  %12 = fadd <2 x double> %wide.load35, zeroinitializer
  %13 = shl i64 %index, 3
  %scevgep48 = getelementptr i8, ptr %lsr.iv74, i64 %13
  %scevgep52 = getelementptr i8, ptr %scevgep48, i64 -16
  store <2 x double> %11, ptr %scevgep52, align 8
  store <2 x double> %12, ptr %scevgep48, align 8
  %index.next = add nuw nsw i64 %index, 4
  %14 = icmp eq i64 %n.vec, %index.next
  br i1 %14, label %middle.block, label %vector.body

middle.block:
  %15 = icmp eq i64 %arg.s.9, %n.vec
  br i1 %15, label %B488.us.loopexit, label %B334.us.us.preheader37

B334.us.us.preheader37:
  %.484314316.us.us.ph = phi i64 [ 0, %B334.us.us.preheader ], [ %n.vec, %middle.block ]
  %16 = icmp eq i64 %xtraiter, 0
  br i1 %16, label %B334.us.us.prol.loopexit, label %B334.us.us.prol.preheader

B334.us.us.prol.preheader:
  br label %B334.us.us.prol

B334.us.us.prol:
  %lsr.iv91 = phi i64 [ %lsr.iv.next, %B334.us.us.prol ], [ %xtraiter, %B334.us.us.prol.preheader ]
  %.484314316.us.us.prol = phi i64 [ %.491.us.us.prol, %B334.us.us.prol ], [ %.484314316.us.us.ph, %B334.us.us.prol.preheader ]
  %17 = shl i64 %.484314316.us.us.prol, 3
  %scevgep90 = getelementptr i8, ptr %lsr.iv88, i64 %17
  %.521.us.us.prol = load double, ptr %scevgep90, align 8
  %.491.us.us.prol = add nuw nsw i64 %.484314316.us.us.prol, 1
  %.557.us.us.prol = fadd double %.521.us.us.prol, 0.000000e+00
  %scevgep87 = getelementptr i8, ptr %lsr.iv85, i64 %17
  store double %.557.us.us.prol, ptr %scevgep87, align 8
  %lsr.iv.next = add nsw i64 %lsr.iv91, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %B334.us.us.prol.loopexit, label %B334.us.us.prol

B334.us.us.prol.loopexit:
  %.484314316.us.us.unr = phi i64 [ %.484314316.us.us.ph, %B334.us.us.preheader37 ], [ %.491.us.us.prol, %B334.us.us.prol ]
  %18 = sub nsw i64 %.484314316.us.us.ph, %arg.s.9
  %19 = icmp ugt i64 %18, -4
  br i1 %19, label %B488.us.loopexit, label %B334.us.us.preheader29

B334.us.us.preheader29:
  br label %B334.us.us

B334.us.us:
  %.484314316.us.us = phi i64 [ %.491.us.us.3, %B334.us.us ], [ %.484314316.us.us.unr, %B334.us.us.preheader29 ]
  %20 = shl i64 %.484314316.us.us, 3
  %scevgep50 = getelementptr i8, ptr %lsr.iv88, i64 %20
  %scevgep51 = getelementptr i8, ptr %scevgep50, i64 16
  %.521.us.us = load double, ptr %scevgep50, align 8
  %.557.us.us = fadd double %.521.us.us, 0.000000e+00
  %scevgep53 = getelementptr i8, ptr %lsr.iv74, i64 %20
  %21 = shl i64 %.484314316.us.us, 3
  %scevgep67 = getelementptr i8, ptr %lsr.iv74, i64 %21
  %scevgep74 = getelementptr i8, ptr %scevgep67, i64 -16
  store double %.557.us.us, ptr %scevgep74, align 8
  %22 = shl i64 %.484314316.us.us, 3
  %scevgep60 = getelementptr i8, ptr %lsr.iv88, i64 %22
  %scevgep62 = getelementptr i8, ptr %scevgep60, i64 8
  %.521.us.us.1 = load double, ptr %scevgep62, align 8
  %.557.us.us.1 = fadd double %.521.us.us.1, 0.000000e+00
  %scevgep82 = getelementptr i8, ptr %lsr.iv74, i64 %22
  %scevgep85 = getelementptr i8, ptr %scevgep82, i64 -8
  store double %.557.us.us.1, ptr %scevgep85, align 8
  %.521.us.us.2 = load double, ptr %scevgep51, align 8
  %.557.us.us.2 = fadd double %.521.us.us.2, 0.000000e+00
  store double %.557.us.us.2, ptr %scevgep53, align 8
  %23 = shl i64 %.484314316.us.us, 3
  %scevgep57 = getelementptr i8, ptr %lsr.iv88, i64 %23
  %scevgep59 = getelementptr i8, ptr %scevgep57, i64 24
  %.521.us.us.3 = load double, ptr %scevgep59, align 8
  %.491.us.us.3 = add nuw nsw i64 %.484314316.us.us, 4
  %.557.us.us.3 = fadd double %.521.us.us.3, 0.000000e+00
  %24 = shl i64 %.484314316.us.us, 3
  %scevgep77 = getelementptr i8, ptr %lsr.iv74, i64 %24
  %scevgep80 = getelementptr i8, ptr %scevgep77, i64 8
  store double %.557.us.us.3, ptr %scevgep80, align 8
  %exitcond.not.us.3 = icmp eq i64 %arg.s.9, %.491.us.us.3
  br i1 %exitcond.not.us.3, label %B488.us.loopexit, label %B334.us.us

B488.us.loopexit:
  %sunkaddr = shl i64 %.317321332.us, 3
  %sunkaddr118 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr
  %.573.us.pre = load i64, ptr %sunkaddr118, align 8
  br label %B488.us

B488.us:
  %.707.us = phi i64 [ %.362.us, %B302.endif.us ], [ %.573.us.pre, %B488.us.loopexit ]
  switch i64 %.707.us, label %B624.fold.split.us [
    i64 4, label %B624.us
    i64 1, label %B576.us
  ]

B576.us:
  %25 = getelementptr double, ptr %arg.s.5, i64 %.354.us
  %.592.us = getelementptr i8, ptr %25, i64 16
  %.593.us = load double, ptr %.592.us, align 8
  %.595.us = fcmp ogt double %.593.us, 0.000000e+00
  br label %B624.us

B624.fold.split.us:
  br label %B624.us

B624.us:
  %"$phi700.3.2.3.us" = phi double [ %arg.h, %B488.us ], [ 1.000000e+00, %B576.us ], [ 1.000000e+00, %B624.fold.split.us ]
  %"$phi624.2.3.3.us" = phi i1 [ true, %B488.us ], [ %.595.us, %B576.us ], [ false, %B624.fold.split.us ]
  %26 = icmp slt i64 %arg.s.9, 1
  %.608.us = getelementptr double, ptr %arg.c.15, i64 %.317321332.us
  %.609.us = load double, ptr %.608.us, align 8
  %.630.us = fmul double %"$phi700.3.2.3.us", %.609.us
  br i1 %26, label %B700.endif.us, label %B94.peel.i

B94.peel.i:
  %27 = icmp eq i64 %arg.s.9, 1
  %sunkaddr119 = shl i64 %.354.us, 3
  %sunkaddr120 = getelementptr i8, ptr %arg.c.10, i64 %sunkaddr119
  %.147.peel.i = load double, ptr %sunkaddr120, align 8
  %.154.peel.i = fmul double %.147.peel.i, %.147.peel.i
  br i1 %27, label %B700.endif.us, label %B94.peel64.i

B94.peel64.i:
  %28 = icmp eq i64 %0, 2
  %sunkaddr96 = mul i64 %.354.us, 8
  %sunkaddr97 = getelementptr i8, ptr %arg.c.10, i64 %sunkaddr96
  %sunkaddr98 = getelementptr i8, ptr %sunkaddr97, i64 8
  %.147.peel61.i = load double, ptr %sunkaddr98, align 8
  %.154.peel62.i = fmul double %.147.peel61.i, %.147.peel61.i
  %.156.peel63.i = fadd double %.154.peel.i, %.154.peel62.i
  br i1 %28, label %B700.endif.us, label %B94.preheader.i

B94.preheader.i:
  %29 = icmp ult i64 %arg.s.9, 7
  br i1 %29, label %B94.epil.preheader.i, label %B94.i.preheader

B94.i.preheader:
  br label %B94.i

for.cond.preheader.loopexit.unr-lcssa.i:
  %30 = icmp eq i64 %xtraiter.i, 0
  br i1 %30, label %B700.endif.us, label %B94.epil.preheader.i

B94.epil.preheader.i:
  %total.2.052.epil.init.i = phi double [ %.156.peel63.i, %B94.preheader.i ], [ %.156.3.i, %for.cond.preheader.loopexit.unr-lcssa.i ]
  %.1014850.epil.init.i = phi i64 [ 3, %B94.preheader.i ], [ %3, %for.cond.preheader.loopexit.unr-lcssa.i ]
  %31 = shl i64 %.1014850.epil.init.i, 3
  %scevgep116 = getelementptr i8, ptr %lsr.iv85, i64 %31
  br label %B94.epil.i

B94.epil.i:
  %total.2.052.epil.i = phi double [ %.156.epil.i, %B94.epil.i ], [ %total.2.052.epil.init.i, %B94.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B94.epil.i ], [ 0, %B94.epil.preheader.i ]
  %32 = shl i64 %epil.iter.i, 3
  %scevgep117 = getelementptr i8, ptr %scevgep116, i64 %32
  %.147.epil.i = load double, ptr %scevgep117, align 8
  %.154.epil.i = fmul double %.147.epil.i, %.147.epil.i
  %.156.epil.i = fadd double %total.2.052.epil.i, %.154.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B700.endif.us, label %B94.epil.i

B94.i:
  %lsr.iv106 = phi i64 [ %lsr.iv.next107, %B94.i ], [ 0, %B94.i.preheader ]
  %total.2.052.i = phi double [ %.156.3.i, %B94.i ], [ %.156.peel63.i, %B94.i.preheader ]
  %33 = shl i64 %lsr.iv106, 3
  %scevgep114 = getelementptr i8, ptr %lsr.iv85, i64 %33
  %scevgep115 = getelementptr i8, ptr %scevgep114, i64 24
  %.147.i = load double, ptr %scevgep115, align 8
  %.154.i = fmul double %.147.i, %.147.i
  %.156.i = fadd double %total.2.052.i, %.154.i
  %34 = shl i64 %lsr.iv106, 3
  %scevgep94 = getelementptr i8, ptr %lsr.iv85, i64 %34
  %scevgep95 = getelementptr i8, ptr %scevgep94, i64 32
  %.147.1.i = load double, ptr %scevgep95, align 8
  %.154.1.i = fmul double %.147.1.i, %.147.1.i
  %.156.1.i = fadd double %.156.i, %.154.1.i
  %35 = shl i64 %lsr.iv106, 3
  %scevgep92 = getelementptr i8, ptr %lsr.iv85, i64 %35
  %scevgep93 = getelementptr i8, ptr %scevgep92, i64 40
  %.147.2.i = load double, ptr %scevgep93, align 8
  %.154.2.i = fmul double %.147.2.i, %.147.2.i
  %.156.2.i = fadd double %.156.1.i, %.154.2.i
  %36 = shl i64 %lsr.iv106, 3
  %scevgep88 = getelementptr i8, ptr %lsr.iv85, i64 %36
  %scevgep91 = getelementptr i8, ptr %scevgep88, i64 48
  %.147.3.i = load double, ptr %scevgep91, align 8
  %.154.3.i = fmul double %.147.3.i, %.147.3.i
  %.156.3.i = fadd double %.156.2.i, %.154.3.i
  %lsr.iv.next107 = add nuw nsw i64 %lsr.iv106, 4
  %niter.ncmp.3.i = icmp eq i64 %2, %lsr.iv.next107
  br i1 %niter.ncmp.3.i, label %for.cond.preheader.loopexit.unr-lcssa.i, label %B94.i

B700.endif.us:
  %total.2.0.lcssa.i = phi double [ 0.000000e+00, %B624.us ], [ %.156.peel63.i, %B94.peel64.i ], [ %.154.peel.i, %B94.peel.i ], [ %.156.3.i, %for.cond.preheader.loopexit.unr-lcssa.i ], [ %.156.epil.i, %B94.epil.i ]
  %.186.i = tail call double @llvm.sqrt.f64(double %total.2.0.lcssa.i)
  %sunkaddr99 = getelementptr i8, ptr %arg.c.27, i64 8
  %.698.us = load double, ptr %sunkaddr99, align 8
  %.708.us = icmp eq i64 %.707.us, 3
  br i1 %.708.us, label %B934.us, label %B882.us

B882.us:
  br i1 %"$phi624.2.3.3.us", label %B886.us, label %B934.thread294.us

B934.thread294.us:
  %.734296.us = getelementptr i64, ptr %arg.c.22, i64 %.317321332.us
  store i64 0, ptr %.734296.us, align 8
  br label %B1035.us

B886.us:
  %37 = fcmp ogt double %.186.i, %.698.us
  %"$phi934.2.3.3.ph.us" = select i1 %37, i64 2, i64 1
  %.734293.us = getelementptr i64, ptr %arg.c.22, i64 %.317321332.us
  store i64 %"$phi934.2.3.3.ph.us", ptr %.734293.us, align 8
  br i1 %37, label %B960.us, label %B1035.us

B934.us:
  %38 = fcmp ogt double %.186.i, %.698.us
  %.734.us = getelementptr i64, ptr %arg.c.22, i64 %.317321332.us
  store i64 1, ptr %.734.us, align 8
  %brmerge.us.not = select i1 %"$phi624.2.3.3.us", i1 %38, i1 false
  br i1 %brmerge.us.not, label %B960.us, label %B1035.us

B960.us:
  %.757.us = getelementptr double, ptr %arg.s.1, i64 %.317321332.us
  %.758.us = load double, ptr %.757.us, align 8
  %.760.us = fcmp ogt double %.758.us, %.630.us
  br i1 %.760.us, label %B994.us, label %B1035.us

B994.us:
  %sunkaddr125 = shl i64 %.317321332.us, 3
  %sunkaddr126 = getelementptr i8, ptr %arg.s.1, i64 %sunkaddr125
  store double %.630.us, ptr %sunkaddr126, align 8
  br label %B1035.us

B334.us:
  %lsr.iv69 = phi ptr [ %scevgep70, %B334.endif.us ], [ %lsr.iv67, %B334.us.preheader30 ]
  %lsr.iv57 = phi ptr [ %scevgep58, %B334.endif.us ], [ %lsr.iv, %B334.us.preheader30 ]
  %.484314316.us = phi i64 [ %.491.us, %B334.endif.us ], [ 0, %B334.us.preheader30 ]
  %39 = icmp ult i64 %.59, 4
  %.519.us = add nuw nsw i64 %.484314316.us, %.354.us
  %.520.us = getelementptr double, ptr %arg.c.5, i64 %.519.us
  %.521.us = load double, ptr %.520.us, align 8
  br i1 %39, label %B40.epil.preheader.i, label %B40.i.preheader

B40.i.preheader:
  br label %B40.i

B40.i:
  %total.2.043.i = phi double [ %.141.3.i, %B40.i ], [ 0.000000e+00, %B40.i.preheader ]
  %.1013941.i = phi i64 [ %.108.3.i10, %B40.i ], [ 0, %B40.i.preheader ]
  %sunkaddr.i9 = shl i64 %.1013941.i, 3
  %scevgep64 = getelementptr i8, ptr %lsr.iv57, i64 %sunkaddr.i9
  %scevgep65 = getelementptr i8, ptr %scevgep64, i64 -24
  %.135.i = load double, ptr %scevgep65, align 8
  %sunkaddr100 = mul i64 %.1013941.i, 8
  %sunkaddr101 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr100
  %.138.i = load double, ptr %sunkaddr101, align 8
  %.139.i = fmul double %.135.i, %.138.i
  %.141.i = fadd double %total.2.043.i, %.139.i
  %40 = shl i64 %.1013941.i, 3
  %scevgep42 = getelementptr i8, ptr %lsr.iv57, i64 %40
  %scevgep46 = getelementptr i8, ptr %scevgep42, i64 -16
  %.135.1.i = load double, ptr %scevgep46, align 8
  %sunkaddr102 = mul i64 %.1013941.i, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr102
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 8
  %.138.1.i = load double, ptr %sunkaddr104, align 8
  %.139.1.i = fmul double %.135.1.i, %.138.1.i
  %.141.1.i = fadd double %.141.i, %.139.1.i
  %41 = shl i64 %.1013941.i, 3
  %scevgep39 = getelementptr i8, ptr %lsr.iv57, i64 %41
  %scevgep41 = getelementptr i8, ptr %scevgep39, i64 -8
  %.135.2.i = load double, ptr %scevgep41, align 8
  %sunkaddr105 = mul i64 %.1013941.i, 8
  %sunkaddr106 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr105
  %sunkaddr107 = getelementptr i8, ptr %sunkaddr106, i64 16
  %.138.2.i = load double, ptr %sunkaddr107, align 8
  %.139.2.i = fmul double %.135.2.i, %.138.2.i
  %.141.2.i = fadd double %.141.1.i, %.139.2.i
  %.108.3.i10 = add nuw nsw i64 %.1013941.i, 4
  %.135.3.i = load double, ptr %scevgep64, align 8
  %sunkaddr108 = mul i64 %.1013941.i, 8
  %sunkaddr109 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr108
  %sunkaddr110 = getelementptr i8, ptr %sunkaddr109, i64 24
  %.138.3.i = load double, ptr %sunkaddr110, align 8
  %.139.3.i = fmul double %.135.3.i, %.138.3.i
  %.141.3.i = fadd double %.141.2.i, %.139.3.i
  %niter.ncmp.3.i11 = icmp eq i64 %unroll_iter.i, %.108.3.i10
  br i1 %niter.ncmp.3.i11, label %B84.loopexit.unr-lcssa.i, label %B40.i

B84.loopexit.unr-lcssa.i:
  %42 = icmp eq i64 %xtraiter.i8, 0
  br i1 %42, label %B334.endif.us, label %B40.epil.preheader.i

B40.epil.preheader.i:
  %total.2.043.epil.init.i = phi double [ 0.000000e+00, %B334.us ], [ %.141.3.i, %B84.loopexit.unr-lcssa.i ]
  %.1013941.epil.init.i = phi i64 [ 0, %B334.us ], [ %unroll_iter.i, %B84.loopexit.unr-lcssa.i ]
  %43 = shl i64 %.1013941.epil.init.i, 3
  %scevgep.i13 = getelementptr i8, ptr %arg.s.5, i64 %43
  %scevgep71 = getelementptr i8, ptr %lsr.iv69, i64 %43
  br label %B40.epil.i

B40.epil.i:
  %total.2.043.epil.i = phi double [ %.141.epil.i, %B40.epil.i ], [ %total.2.043.epil.init.i, %B40.epil.preheader.i ]
  %epil.iter.i14 = phi i64 [ %epil.iter.next.i16, %B40.epil.i ], [ 0, %B40.epil.preheader.i ]
  %44 = shl i64 %epil.iter.i14, 3
  %scevgep72 = getelementptr i8, ptr %scevgep71, i64 %44
  %.135.epil.i = load double, ptr %scevgep72, align 8
  %scevgep66 = getelementptr i8, ptr %scevgep.i13, i64 %44
  %.138.epil.i = load double, ptr %scevgep66, align 8
  %.139.epil.i = fmul double %.135.epil.i, %.138.epil.i
  %.141.epil.i = fadd double %total.2.043.epil.i, %.139.epil.i
  %epil.iter.next.i16 = add i64 %epil.iter.i14, 1
  %epil.iter.cmp.not.i17 = icmp eq i64 %xtraiter.i8, %epil.iter.next.i16
  br i1 %epil.iter.cmp.not.i17, label %B334.endif.us, label %B40.epil.i

B334.endif.us:
  %total.2.0.lcssa.i18 = phi double [ %.141.3.i, %B84.loopexit.unr-lcssa.i ], [ %.141.epil.i, %B40.epil.i ]
  %.491.us = add nuw nsw i64 %.484314316.us, 1
  %.557.us = fadd double %.521.us, %total.2.0.lcssa.i18
  %.562.us = getelementptr double, ptr %arg.c.10, i64 %.519.us
  store double %.557.us, ptr %.562.us, align 8
  %scevgep58 = getelementptr i8, ptr %lsr.iv57, i64 %5
  %scevgep70 = getelementptr i8, ptr %lsr.iv69, i64 %5
  %exitcond.not = icmp eq i64 %arg.s.9, %.491.us
  br i1 %exitcond.not, label %B488.us.loopexit, label %B334.us

B222.us:
  %.370.us = getelementptr i64, ptr %arg.c.19, i64 %.317321332.us
  %.371.us = load i64, ptr %.370.us, align 8
  %.372.us = icmp ne i64 %.371.us, 0
  %spec.select.us = zext i1 %.372.us to i64
  %.391.us = getelementptr i64, ptr %arg.c.22, i64 %.317321332.us
  store i64 %spec.select.us, ptr %.391.us, align 8
  br label %B1035.us

B1035.us:
  %again.3.2.us = phi i1 [ %again.2.1334.us, %B222.us ], [ true, %B994.us ], [ %again.2.1334.us, %B960.us ], [ %again.2.1334.us, %B886.us ], [ %again.2.1334.us, %B934.us ], [ %again.2.1334.us, %B934.thread294.us ]
  %scevgep56 = getelementptr i8, ptr %lsr.iv, i64 %6
  %scevgep68 = getelementptr i8, ptr %lsr.iv67, i64 %6
  %scevgep75 = getelementptr i8, ptr %lsr.iv74, i64 %7
  %scevgep81 = getelementptr i8, ptr %lsr.iv80, i64 %7
  %scevgep86 = getelementptr i8, ptr %lsr.iv85, i64 %7
  %scevgep89 = getelementptr i8, ptr %lsr.iv88, i64 %7
  %exitcond451.not = icmp eq i64 %arg.s.8.fr, %.324.us
  br i1 %exitcond451.not, label %B164.B1022_crit_edge.us, label %B166.us

B164.B1022_crit_edge.us:
  %.157.us = icmp samesign ugt i64 %.156340369.us, 1
  %or.cond = select i1 %again.3.2.us, i1 %.157.us, i1 false
  br i1 %or.cond, label %B86.us, label %B1034

B86:
  store double 0.000000e+00, ptr %.199, align 8
  %.203 = call i32 @part15(ptr %.199, ptr %excinfo.1, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8.fr, i64 %arg.s.9)
  %cond19 = icmp eq i32 %.203, 0
  br i1 %cond19, label %B86.endif.endif, label %B86.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B1034 ], [ %.us-phi389, %B86.if.if ]
  ret i32 %common.ret.op

B1034:
  %residual.2.1 = phi double [ %.213.le425, %B86.endif.endif ], [ %.213.us, %B164.B1022_crit_edge.us ]
  store double %residual.2.1, ptr %retptr, align 8
  br label %common.ret

B86.if.if:
  %.us-phi389 = phi i32 [ %.203, %B86 ], [ %.203.us, %B86.us ]
  %.211 = icmp sgt i32 %.us-phi389, 0
  %.204 = load ptr, ptr %excinfo.1, align 8
  %.212 = select i1 %.211, ptr %.204, ptr undef
  store ptr %.212, ptr %excinfo, align 8
  br label %common.ret

B86.endif.endif:
  %.213.le425 = load double, ptr %.199, align 8
  br label %B1034
}

define internal i32 @part14(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9) {
B0.endif:
  %.1068 = alloca double, align 8
  %excinfo.3 = alloca ptr, align 8
  %.56 = mul i64 %arg.s.9, %arg.s.8
  %.159506.not = icmp slt i64 %.56, 1
  br i1 %.159506.not, label %B118.endif, label %B94.preheader

B94.preheader:
  %0 = shl nuw i64 %.56, 3
  tail call void @llvm.memset.p0.i64(ptr %arg.c.10, i8 0, i64 %0, i1 false)
  br label %B118.endif

B160:
  %lsr.iv24 = phi ptr [ %scevgep23, %B160.lr.ph ], [ %scevgep25, %B1495 ]
  %lsr.iv21 = phi ptr [ %scevgep20, %B160.lr.ph ], [ %scevgep22, %B1495 ]
  %most.2.0518 = phi double [ 0.000000e+00, %B160.lr.ph ], [ %most.3.1, %B1495 ]
  %k.2.0517 = phi i64 [ 0, %B160.lr.ph ], [ %k.3.1, %B1495 ]
  %.305512515 = phi i64 [ 0, %B160.lr.ph ], [ %.312, %B1495 ]
  %.312 = add nuw nsw i64 %.305512515, 1
  %1 = shl i64 %.305512515, 3
  %scevgep19 = getelementptr i8, ptr %arg.s.0, i64 %1
  %.351 = load i64, ptr %scevgep19, align 8
  switch i64 %.351, label %B1495 [
    i64 0, label %B232
    i64 1, label %B342
  ]

B232:
  %2 = shl i64 %.305512515, 3
  %scevgep18 = getelementptr i8, ptr %arg.c.19, i64 %2
  %.358 = load i64, ptr %scevgep18, align 8
  %.359 = icmp eq i64 %.358, 0
  br i1 %.359, label %B266, label %B1495

B266:
  %3 = shl i64 %.305512515, 3
  %scevgep17 = getelementptr i8, ptr %arg.c.22, i64 %3
  store i64 0, ptr %scevgep17, align 8
  br label %B1495

B342:
  %.408 = load double, ptr %lsr.iv24, align 8
  %.410 = fcmp ogt double %.408, 0.000000e+00
  br i1 %.410, label %B376, label %B1495

B376:
  %4 = shl i64 %.305512515, 3
  %scevgep16 = getelementptr i8, ptr %arg.c.7, i64 %4
  %.422 = load double, ptr %scevgep16, align 8
  %.424 = fcmp olt double %.422, 0.000000e+00
  br i1 %.424, label %B410.endif.endif, label %B1495

B622:
  %5 = fmul double %most.3.1, 1.000000e-09
  %.595 = icmp eq i64 %k.3.1, 0
  br i1 %.595, label %common.ret, label %B732.us.preheader

common.ret:
  %excinfo.sink = phi ptr [ %excinfo, %B1220 ], [ %retptr, %B622 ], [ %retptr, %B118.endif ], [ %retptr, %B1492 ]
  %common.ret.op = phi i32 [ %.1072, %B1220 ], [ 0, %B622 ], [ 0, %B118.endif ], [ 0, %B1492 ]
  store ptr null, ptr %excinfo.sink, align 8
  ret i32 %common.ret.op

B1220:
  %.1072 = call i32 @part16(ptr %.1068, ptr %excinfo.3, ptr %arg.c.26, ptr %.616, i64 %k.3.1)
  switch i32 %.1072, label %common.ret [
    i32 -2, label %B1310.preheader
    i32 0, label %B1310.preheader
  ]

B1310.preheader:
  br label %B1310

B1310:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B1492 ], [ 2, %B1310.preheader ]
  %row.6.0557 = phi i64 [ %row.7.1, %B1492 ], [ 0, %B1310.preheader ]
  %.1184553555 = phi i64 [ %.1191, %B1492 ], [ 0, %B1310.preheader ]
  %.1191 = add nuw nsw i64 %.1184553555, 1
  %6 = shl i64 %.1184553555, 3
  %scevgep4 = getelementptr i8, ptr %arg.s.0, i64 %6
  %.1234 = load i64, ptr %scevgep4, align 8
  %.1235 = icmp eq i64 %.1234, 1
  br i1 %.1235, label %B1382, label %B1492

B1382:
  %7 = shl i64 %lsr.iv, 3
  %scevgep6 = getelementptr i8, ptr %arg.s.5, i64 %7
  %.1244 = load double, ptr %scevgep6, align 8
  %.1246 = fcmp ogt double %.1244, 0.000000e+00
  br i1 %.1246, label %B1416, label %B1492

B1416:
  %8 = shl i64 %.1184553555, 3
  %scevgep12 = getelementptr i8, ptr %arg.c.7, i64 %8
  %.1255 = load double, ptr %scevgep12, align 8
  %.1259 = fcmp olt double %.1255, 0.000000e+00
  br i1 %.1259, label %B1450, label %B1492

B1450:
  %.1263 = getelementptr double, ptr %.616, i64 %row.6.0557
  %.1264 = load double, ptr %.1263, align 8
  %9 = shl i64 %lsr.iv, 3
  %scevgep = getelementptr i8, ptr %arg.c.10, i64 %9
  store double %.1264, ptr %scevgep, align 8
  %.1273 = add nsw i64 %row.6.0557, 1
  br label %B1492

B1492:
  %row.7.1 = phi i64 [ %.1273, %B1450 ], [ %row.6.0557, %B1416 ], [ %row.6.0557, %B1382 ], [ %row.6.0557, %B1310 ]
  %lsr.iv.next = add i64 %lsr.iv, %arg.s.9
  %exitcond564.not = icmp eq i64 %arg.s.8, %.1191
  br i1 %exitcond564.not, label %common.ret, label %B1310

B1495:
  %k.3.1 = phi i64 [ %k.2.0517, %B266 ], [ %.427, %B410.endif.endif ], [ %k.2.0517, %B376 ], [ %k.2.0517, %B342 ], [ %k.2.0517, %B160 ], [ %k.2.0517, %B232 ]
  %most.3.1 = phi double [ %most.2.0518, %B266 ], [ %.13.i, %B410.endif.endif ], [ %most.2.0518, %B376 ], [ %most.2.0518, %B342 ], [ %most.2.0518, %B160 ], [ %most.2.0518, %B232 ]
  %scevgep22 = getelementptr i8, ptr %lsr.iv21, i64 %13
  %scevgep25 = getelementptr i8, ptr %lsr.iv24, i64 %12
  %exitcond.not = icmp eq i64 %arg.s.8, %.312
  br i1 %exitcond.not, label %B622, label %B160

B118.endif:
  %.257 = icmp sgt i64 %arg.s.8, 0
  br i1 %.257, label %B160.lr.ph, label %common.ret

B160.lr.ph:
  %.343495 = add i64 %.56, 1
  %10 = shl i64 %.56, 4
  %11 = getelementptr i8, ptr %arg.s.3, i64 %10
  %scevgep20 = getelementptr i8, ptr %11, i64 16
  %12 = shl i64 %arg.s.9, 3
  %13 = mul i64 %.343495, %12
  %scevgep23 = getelementptr i8, ptr %arg.s.5, i64 16
  br label %B160

B410.endif.endif:
  %.427 = add nsw i64 %k.2.0517, 1
  %.442 = load double, ptr %lsr.iv21, align 8
  %.12.i = fcmp ogt double %.442, %most.2.0518
  %.13.i = select i1 %.12.i, double %.442, double %most.2.0518
  %sunkaddr = getelementptr i8, ptr %arg.c.27, i64 40
  %.504 = load double, ptr %sunkaddr, align 8
  %.512 = fneg double %.422
  %.12.i2 = fcmp olt double %.504, %.512
  %.13.i3 = select i1 %.12.i2, double %.512, double %.504
  store double %.13.i3, ptr %sunkaddr, align 8
  br label %B1495

B732.us.preheader:
  %.615 = mul nsw i64 %k.3.1, %k.3.1
  %.616 = getelementptr double, ptr %arg.c.26, i64 %.615
  %14 = mul i64 %12, %.56
  br label %B732.us

B732.us:
  %lsr.iv10 = phi ptr [ %11, %B732.us.preheader ], [ %scevgep11, %B1218.us ]
  %row.4.0544.us = phi i64 [ 0, %B732.us.preheader ], [ %row.5.1.us, %B1218.us ]
  %.710532542.us = phi i64 [ 0, %B732.us.preheader ], [ %.717.us, %B1218.us ]
  %.717.us = add nuw nsw i64 %.710532542.us, 1
  %.759.us = getelementptr i64, ptr %arg.s.0, i64 %.710532542.us
  %.760.us = load i64, ptr %.759.us, align 8
  %.761.us = icmp eq i64 %.760.us, 1
  br i1 %.761.us, label %B804.us, label %B1218.us

B804.us:
  %sunkaddr26 = mul i64 %.710532542.us, %12
  %sunkaddr27 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr26
  %sunkaddr28 = getelementptr i8, ptr %sunkaddr27, i64 16
  %.770.us = load double, ptr %sunkaddr28, align 8
  %.772.us = fcmp ogt double %.770.us, 0.000000e+00
  br i1 %.772.us, label %B838.us, label %B1218.us

B838.us:
  %.780.us = getelementptr double, ptr %arg.c.7, i64 %.710532542.us
  %.781.us = load double, ptr %.780.us, align 8
  %.783.us = fcmp olt double %.781.us, 0.000000e+00
  br i1 %.783.us, label %B872.endif.us, label %B1218.us

B872.endif.us:
  %.994.us = mul nsw i64 %row.4.0544.us, %k.3.1
  %15 = getelementptr double, ptr %arg.c.26, i64 %.994.us
  br label %B918.us

B1218.us:
  %row.5.1.us = phi i64 [ %.1037.us, %B916.B1174_crit_edge.us ], [ %row.4.0544.us, %B838.us ], [ %row.4.0544.us, %B804.us ], [ %row.4.0544.us, %B732.us ]
  %scevgep11 = getelementptr i8, ptr %lsr.iv10, i64 %14
  %exitcond563.not = icmp eq i64 %.717.us, %arg.s.8
  br i1 %exitcond563.not, label %B1220, label %B732.us

B918.us:
  %lsr.iv12 = phi i64 [ 2, %B872.endif.us ], [ %lsr.iv.next13, %B1172.us ]
  %column.2.2528.us = phi i64 [ 0, %B872.endif.us ], [ %column.3.3.us, %B1172.us ]
  %.877524526.us = phi i64 [ 0, %B872.endif.us ], [ %.884.us, %B1172.us ]
  %.884.us = add nuw nsw i64 %.877524526.us, 1
  %16 = shl i64 %.877524526.us, 3
  %scevgep8 = getelementptr i8, ptr %arg.s.0, i64 %16
  %.927.us = load i64, ptr %scevgep8, align 8
  %.928.us = icmp eq i64 %.927.us, 1
  br i1 %.928.us, label %B990.us, label %B1172.us

B990.us:
  %17 = shl i64 %lsr.iv12, 3
  %scevgep15 = getelementptr i8, ptr %arg.s.5, i64 %17
  %.937.us = load double, ptr %scevgep15, align 8
  %.939.us = fcmp ogt double %.937.us, 0.000000e+00
  br i1 %.939.us, label %B1024.us, label %B1172.us

B1024.us:
  %18 = shl i64 %.877524526.us, 3
  %scevgep14 = getelementptr i8, ptr %arg.c.7, i64 %18
  %.948.us = load double, ptr %scevgep14, align 8
  %.950.us = fcmp olt double %.948.us, 0.000000e+00
  br i1 %.950.us, label %B1058.us, label %B1172.us

B1058.us:
  %19 = shl i64 %lsr.iv12, 3
  %scevgep13 = getelementptr i8, ptr %lsr.iv10, i64 %19
  %.964.us = load double, ptr %scevgep13, align 8
  %.967.us = icmp eq i64 %.710532542.us, %.877524526.us
  %"$phi1128.3.2.4.us" = select i1 %.967.us, double %5, double 0.000000e+00
  %.985.us = fadd double %"$phi1128.3.2.4.us", %.964.us
  %.997.us = getelementptr double, ptr %15, i64 %column.2.2528.us
  store double %.985.us, ptr %.997.us, align 8
  %.1000.us = add nsw i64 %column.2.2528.us, 1
  br label %B1172.us

B1172.us:
  %column.3.3.us = phi i64 [ %.1000.us, %B1058.us ], [ %column.2.2528.us, %B1024.us ], [ %column.2.2528.us, %B990.us ], [ %column.2.2528.us, %B918.us ]
  %lsr.iv.next13 = add i64 %lsr.iv12, %arg.s.9
  %exitcond562.not = icmp eq i64 %arg.s.8, %.884.us
  br i1 %exitcond562.not, label %B916.B1174_crit_edge.us, label %B918.us

B916.B1174_crit_edge.us:
  %sunkaddr29 = shl i64 %.710532542.us, 3
  %sunkaddr30 = getelementptr i8, ptr %arg.c.7, i64 %sunkaddr29
  %.1028.us = load double, ptr %sunkaddr30, align 8
  %.1031.us = fneg double %.1028.us
  %.1034.us = getelementptr double, ptr %.616, i64 %row.4.0544.us
  store double %.1031.us, ptr %.1034.us, align 8
  %.1037.us = add nsw i64 %row.4.0544.us, 1
  br label %B1218.us
}

define internal i32 @part16(ptr %retptr, ptr %excinfo, ptr %arg.A, ptr %arg.x, i64 %arg.size) {
B0.endif:
  %.99427.not = icmp slt i64 %arg.size, 1
  br i1 %.99427.not, label %common.ret, label %B62.endif.preheader

B62.endif.preheader:
  %0 = shl i64 %arg.size, 3
  %1 = add i64 %0, 8
  %2 = shl i64 %arg.size, 4
  %3 = add nsw i64 %arg.size, -1
  %4 = getelementptr i8, ptr %arg.A, i64 %1
  %5 = getelementptr i8, ptr %arg.A, i64 %2
  %6 = getelementptr i8, ptr %arg.A, i64 %0
  %scevgep75 = getelementptr i8, ptr %arg.A, i64 16
  %scevgep85 = getelementptr i8, ptr %arg.A, i64 8
  %scevgep98 = getelementptr i8, ptr %arg.A, i64 24
  %scevgep104 = getelementptr i8, ptr %6, i64 24
  br label %B62.endif

B60.loopexit:
  %indvars.iv.next = add i64 %indvars.iv, -1
  %scevgep69 = getelementptr i8, ptr %lsr.iv68, i64 8
  %scevgep77 = getelementptr i8, ptr %lsr.iv76, i64 %1
  %lsr.iv.next97 = add i64 %lsr.iv96, -1
  %scevgep100 = getelementptr i8, ptr %lsr.iv99, i64 %1
  %scevgep106 = getelementptr i8, ptr %lsr.iv105, i64 %1
  %indvars.iv.next7 = add nuw i64 %indvars.iv6, 1
  %scevgep17 = getelementptr i8, ptr %lsr.iv16, i64 8
  %exitcond480.not = icmp eq i64 %arg.size, %.112
  br i1 %exitcond480.not, label %B892.endif.lr.ph, label %B62.endif

B162:
  %lsr.iv70 = phi ptr [ %lsr.iv68, %B162.preheader52 ], [ %scevgep71, %B162 ]
  %lsr.iv66 = phi i64 [ %44, %B162.preheader52 ], [ %lsr.iv.next67, %B162 ]
  %best.2.1368 = phi i64 [ %best.2.1368.unr, %B162.preheader52 ], [ %best.3.2.1, %B162 ]
  %most.2.1367 = phi double [ %most.2.1367.unr, %B162.preheader52 ], [ %most.3.2.1, %B162 ]
  %.244363365 = phi i64 [ %.244363365.unr, %B162.preheader52 ], [ %8, %B162 ]
  %scevgep72 = getelementptr i8, ptr %lsr.iv70, i64 %45
  %.296 = load double, ptr %scevgep72, align 8
  %.297 = tail call double @llvm.fabs.f64(double %.296)
  %.299 = fcmp ogt double %.297, %most.2.1367
  %most.3.2 = select i1 %.299, double %.297, double %most.2.1367
  %best.3.2 = select i1 %.299, i64 %.244363365, i64 %best.2.1368
  %scevgep73 = getelementptr i8, ptr %lsr.iv70, i64 %47
  %.296.1 = load double, ptr %scevgep73, align 8
  %.297.1 = tail call double @llvm.fabs.f64(double %.296.1)
  %.299.1 = fcmp ogt double %.297.1, %most.3.2
  %most.3.2.1 = select i1 %.299.1, double %.297.1, double %most.3.2
  %7 = add i64 %.244363365, 1
  %best.3.2.1 = select i1 %.299.1, i64 %7, i64 %best.3.2
  %lsr.iv.next67 = add i64 %lsr.iv66, -2
  %scevgep71 = getelementptr i8, ptr %lsr.iv70, i64 %2
  %.238.1 = icmp sgt i64 %lsr.iv.next67, 2
  %8 = add i64 %7, 1
  br i1 %.238.1, label %B162, label %B286

B286:
  %most.2.1.lcssa = phi double [ %.148, %B62.endif ], [ %most.3.2.lcssa.unr, %B162.prol.loopexit ], [ %most.3.2.1, %B162 ]
  %best.2.1.lcssa = phi i64 [ %.105404434, %B62.endif ], [ %best.3.2.lcssa.unr, %B162.prol.loopexit ], [ %best.3.2.1, %B162 ]
  %.338 = fcmp ogt double %most.2.1.lcssa, 0.000000e+00
  br i1 %.338, label %B304, label %common.ret

common.ret:
  %storemerge350 = phi double [ %"$phi322.1.2.1", %B1006 ], [ 0x7FF0000000000000, %B0.endif ], [ 0.000000e+00, %B286 ]
  store double %storemerge350, ptr %retptr, align 8
  ret i32 0

B304:
  %.360 = fcmp olt double %most.2.1.lcssa, %least.2.0436
  %"$phi322.1.2.1" = select i1 %.360, double %most.2.1.lcssa, double %least.2.0436
  %.387.not = icmp eq i64 %best.2.1.lcssa, %.105404434
  br i1 %.387.not, label %B514, label %B336.endif

B370:
  %.476373375 = phi i64 [ %.483.1, %B370 ], [ %.476373375.unr, %B370.preheader51 ]
  %9 = shl i64 %.476373375, 3
  %scevgep93 = getelementptr i8, ptr %scevgep92, i64 %9
  %scevgep94 = getelementptr i8, ptr %scevgep93, i64 -8
  %.514 = load double, ptr %scevgep94, align 8
  %scevgep31 = getelementptr i8, ptr %arg.A.pn, i64 %9
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 8
  %.521 = load double, ptr %scevgep31, align 8
  store double %.514, ptr %scevgep31, align 8
  store double %.521, ptr %scevgep94, align 8
  %.483.1 = add nuw i64 %.476373375, 2
  %.514.1 = load double, ptr %scevgep93, align 8
  %.521.1 = load double, ptr %scevgep32, align 8
  store double %.514.1, ptr %scevgep32, align 8
  store double %.521.1, ptr %scevgep93, align 8
  %exitcond.not.1 = icmp eq i64 %27, %.483.1
  br i1 %exitcond.not.1, label %B468, label %B370

B468:
  %.543 = getelementptr double, ptr %arg.x, i64 %best.2.1.lcssa
  %.544 = load double, ptr %.543, align 8
  %.547 = getelementptr double, ptr %arg.x, i64 %.105404434
  %.548 = load double, ptr %.547, align 8
  store double %.544, ptr %.547, align 8
  store double %.548, ptr %.543, align 8
  %sunkaddr = mul i64 %.105404434, 8
  %sunkaddr35 = getelementptr i8, ptr %42, i64 %sunkaddr
  %.574.pre = load double, ptr %sunkaddr35, align 8
  br label %B514

B514:
  %.574 = phi double [ %.574.pre, %B468 ], [ %.147, %B304 ]
  %.579 = fdiv double 1.000000e+00, %.574
  %.668394.not = icmp slt i64 %.195, 1
  br i1 %.668394.not, label %B60.loopexit, label %B626.lr.ph

B626.lr.ph:
  %10 = icmp slt i64 %0, 0
  %bound0 = icmp ult ptr %scevgep, %scevgep11
  %bound1 = icmp ult ptr %scevgep10, %scevgep9
  %found.conflict = and i1 %bound0, %bound1
  %11 = or i1 %10, %found.conflict
  %n.vec = and i64 %38, -4
  %12 = add i64 %n.vec, %.112
  %13 = icmp ult i64 %38, 4
  %brmerge = select i1 %13, i1 true, i1 %11
  %.pre = sub i64 %arg.size, %12
  br label %B626

B626:
  %lsr.iv118 = phi ptr [ %lsr.iv116, %B626.lr.ph ], [ %scevgep119, %B844 ]
  %lsr.iv107 = phi ptr [ %lsr.iv105, %B626.lr.ph ], [ %scevgep108, %B844 ]
  %.674387397 = phi i64 [ %.112, %B626.lr.ph ], [ %.681, %B844 ]
  %.681 = add nuw i64 %.674387397, 1
  %.711 = mul nsw i64 %.674387397, %arg.size
  %.713 = getelementptr double, ptr %arg.A, i64 %.711
  %.719 = getelementptr double, ptr %.713, i64 %.105404434
  %.720 = load double, ptr %.719, align 8
  %.722 = fmul double %.579, %.720
  %.727 = fcmp une double %.722, 0.000000e+00
  br i1 %.727, label %B740.preheader, label %B844

B740.preheader:
  br i1 %brmerge, label %B740.preheader42, label %vector.ph

vector.ph:
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.722, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %14 = shl i64 %index, 3
  %scevgep110 = getelementptr i8, ptr %lsr.iv107, i64 %14
  %scevgep111 = getelementptr i8, ptr %scevgep110, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep111, align 8
  %wide.load12 = load <2 x double>, ptr %scevgep110, align 8
  %scevgep102 = getelementptr i8, ptr %lsr.iv99, i64 %14
  %15 = shl i64 %index, 3
  %scevgep29 = getelementptr i8, ptr %lsr.iv99, i64 %15
  %scevgep30 = getelementptr i8, ptr %scevgep29, i64 -16
  %wide.load13 = load <2 x double>, ptr %scevgep30, align 8
  %wide.load14 = load <2 x double>, ptr %scevgep102, align 8
  %16 = fmul <2 x double> %broadcast.splat, %wide.load13
  %17 = fmul <2 x double> %broadcast.splat, %wide.load14
  %18 = fsub <2 x double> %wide.load, %16
  %19 = fsub <2 x double> %wide.load12, %17
  store <2 x double> %18, ptr %scevgep111, align 8
  store <2 x double> %19, ptr %scevgep110, align 8
  %index.next = add nuw i64 %index, 4
  %20 = icmp eq i64 %26, %index.next
  br i1 %20, label %middle.block, label %vector.body

middle.block:
  %21 = icmp eq i64 %38, %n.vec
  br i1 %21, label %B794, label %B740.preheader42

B740.preheader42:
  %.pre-phi = phi i64 [ %.195, %B740.preheader ], [ %.pre, %middle.block ]
  %.817380382.ph = phi i64 [ %.112, %B740.preheader ], [ %12, %middle.block ]
  %.neg = add i64 %.817380382.ph, 1
  %xtraiter48 = and i64 %.pre-phi, 1
  %lcmp.mod49.not = icmp eq i64 %xtraiter48, 0
  br i1 %lcmp.mod49.not, label %B740.prol.loopexit, label %B740.prol

B740.prol:
  %.850.prol = getelementptr double, ptr %.713, i64 %.817380382.ph
  %.851.prol = load double, ptr %.850.prol, align 8
  %.853.prol = getelementptr double, ptr %42, i64 %.817380382.ph
  %.854.prol = load double, ptr %.853.prol, align 8
  %.856.prol = fmul double %.722, %.854.prol
  %.857.prol = fsub double %.851.prol, %.856.prol
  store double %.857.prol, ptr %.850.prol, align 8
  br label %B740.prol.loopexit

B740.prol.loopexit:
  %.817380382.unr = phi i64 [ %.817380382.ph, %B740.preheader42 ], [ %.neg, %B740.prol ]
  %22 = icmp eq i64 %arg.size, %.neg
  br i1 %22, label %B794, label %B740.preheader11

B740.preheader11:
  br label %B740

B740:
  %.817380382 = phi i64 [ %.824.1, %B740 ], [ %.817380382.unr, %B740.preheader11 ]
  %23 = shl i64 %.817380382, 3
  %scevgep120 = getelementptr i8, ptr %lsr.iv118, i64 %23
  %.851 = load double, ptr %scevgep120, align 8
  %scevgep38 = getelementptr i8, ptr %arg.A.pn, i64 %23
  %scevgep39 = getelementptr i8, ptr %scevgep38, i64 8
  %.854 = load double, ptr %scevgep38, align 8
  %.856 = fmul double %.722, %.854
  %.857 = fsub double %.851, %.856
  store double %.857, ptr %scevgep120, align 8
  %.824.1 = add nuw i64 %.817380382, 2
  %24 = shl i64 %.817380382, 3
  %scevgep33 = getelementptr i8, ptr %lsr.iv118, i64 %24
  %scevgep34 = getelementptr i8, ptr %scevgep33, i64 8
  %.851.1 = load double, ptr %scevgep34, align 8
  %.854.1 = load double, ptr %scevgep39, align 8
  %.856.1 = fmul double %.722, %.854.1
  %.857.1 = fsub double %.851.1, %.856.1
  store double %.857.1, ptr %scevgep34, align 8
  %exitcond479.not.1 = icmp eq i64 %arg.size, %.824.1
  br i1 %exitcond479.not.1, label %B794, label %B740

B794:
  %.870 = getelementptr double, ptr %arg.x, i64 %.674387397
  %.871 = load double, ptr %.870, align 8
  %sunkaddr36 = getelementptr i8, ptr %arg.x, i64 %37
  %.875 = load double, ptr %sunkaddr36, align 8
  %.877 = fmul double %.722, %.875
  %.880 = fsub double %.871, %.877
  store double %.880, ptr %.870, align 8
  br label %B844

B844:
  %scevgep108 = getelementptr i8, ptr %lsr.iv107, i64 %0
  %scevgep119 = getelementptr i8, ptr %lsr.iv118, i64 %0
  %exitcond.not = icmp eq i64 %.681, %32
  br i1 %exitcond.not, label %B60.loopexit, label %B626

B950:
  %lsr.iv15 = phi i64 [ %lsr.iv.next16, %B950 ], [ %lsr.iv13, %B950.preheader ]
  %lsr.iv59 = phi i64 [ %lsr.iv.next60, %B950 ], [ 0, %B950.preheader ]
  %total.2.1453 = phi double [ %.1176, %B950 ], [ %.1040, %B950.preheader ]
  %scevgep61 = getelementptr i8, ptr %lsr.iv57, i64 %lsr.iv59
  %.1170 = load double, ptr %scevgep61, align 8
  %scevgep65 = getelementptr i8, ptr %lsr.iv63, i64 %lsr.iv59
  %.1173 = load double, ptr %scevgep65, align 8
  %.1174 = fmul double %.1170, %.1173
  %.1176 = fsub double %total.2.1453, %.1174
  %lsr.iv.next60 = add i64 %lsr.iv59, 8
  %lsr.iv.next16 = add i64 %lsr.iv15, -1
  %.1126 = icmp sgt i64 %lsr.iv.next16, 2
  br i1 %.1126, label %B950, label %B1006

B1006:
  %total.2.1.lcssa = phi double [ %.1040, %B892.endif ], [ %.1176, %B950 ]
  %.1188 = mul i64 %.1005, %.1002352
  %.1190 = getelementptr double, ptr %arg.A, i64 %.1188
  %.1191 = load double, ptr %.1190, align 8
  %.1196 = fdiv double %total.2.1.lcssa, %.1191
  %sunkaddr126 = shl i64 %.1005, 3
  %sunkaddr127 = getelementptr i8, ptr %arg.x, i64 %sunkaddr126
  store double %.1196, ptr %sunkaddr127, align 8
  %lsr.iv.next = add nuw i64 %lsr.iv, 1
  %scevgep58 = getelementptr i8, ptr %lsr.iv57, i64 %59
  %scevgep64 = getelementptr i8, ptr %lsr.iv63, i64 -8
  %lsr.iv.next14 = add nuw i64 %lsr.iv13, 1
  %exitcond8.not = icmp eq i64 %lsr.iv, %arg.size
  br i1 %exitcond8.not, label %common.ret, label %B892.endif

B62.endif:
  %lsr.iv16 = phi ptr [ %scevgep17, %B60.loopexit ], [ %scevgep75, %B62.endif.preheader ]
  %indvars.iv6 = phi i64 [ %indvars.iv.next7, %B60.loopexit ], [ 1, %B62.endif.preheader ]
  %arg.A.pn = phi ptr [ %lsr.iv116, %B60.loopexit ], [ %arg.A, %B62.endif.preheader ]
  %lsr.iv105 = phi ptr [ %scevgep106, %B60.loopexit ], [ %scevgep104, %B62.endif.preheader ]
  %lsr.iv99 = phi ptr [ %scevgep100, %B60.loopexit ], [ %scevgep98, %B62.endif.preheader ]
  %lsr.iv96 = phi i64 [ %lsr.iv.next97, %B60.loopexit ], [ %3, %B62.endif.preheader ]
  %lsr.iv76 = phi ptr [ %scevgep77, %B60.loopexit ], [ %scevgep75, %B62.endif.preheader ]
  %lsr.iv68 = phi ptr [ %scevgep69, %B60.loopexit ], [ %arg.A, %B62.endif.preheader ]
  %indvars.iv = phi i64 [ %indvars.iv.next, %B60.loopexit ], [ %arg.size, %B62.endif.preheader ]
  %least.2.0436 = phi double [ %"$phi322.1.2.1", %B60.loopexit ], [ 0x7FF0000000000000, %B62.endif.preheader ]
  %.105404434 = phi i64 [ %.112, %B60.loopexit ], [ 0, %B62.endif.preheader ]
  %25 = lshr i64 %lsr.iv96, 2
  %26 = shl nuw i64 %25, 2
  %smax28 = call i64 @llvm.smax.i64(i64 %indvars.iv, i64 0)
  %27 = add i64 %smax28, %.105404434
  %smax13 = call i64 @llvm.smax.i64(i64 %indvars.iv, i64 0)
  %28 = lshr i64 %smax13, 2
  %29 = shl nuw nsw i64 %28, 2
  %smax30 = tail call i64 @llvm.smax.i64(i64 %indvars.iv, i64 0)
  %30 = add nuw i64 %.105404434, %smax30
  %31 = and i64 %smax30, 9223372036854775804
  %smax = tail call i64 @llvm.smax.i64(i64 %lsr.iv96, i64 0)
  %32 = add i64 %smax, %indvars.iv6
  %lsr.iv116 = getelementptr i8, ptr %arg.A.pn, i64 %0
  %33 = xor i64 %.105404434, -1
  %34 = add nsw i64 %arg.size, %33
  %35 = mul i64 %.105404434, %1
  %scevgep16 = getelementptr i8, ptr %arg.A, i64 %35
  %36 = shl i64 %smax30, 3
  %scevgep18 = getelementptr i8, ptr %scevgep16, i64 %36
  %37 = shl i64 %.105404434, 3
  %scevgep19 = getelementptr i8, ptr %arg.A, i64 %37
  %38 = sub i64 %3, %.105404434
  %scevgep = getelementptr i8, ptr %4, i64 %35
  %39 = mul i64 %.105404434, %0
  %scevgep7 = getelementptr i8, ptr %5, i64 %39
  %smax8 = tail call i64 @llvm.smax.i64(i64 %38, i64 0)
  %40 = add nsw i64 %smax8, -1
  %41 = mul i64 %40, %0
  %scevgep9 = getelementptr i8, ptr %scevgep7, i64 %41
  %scevgep10 = getelementptr i8, ptr %scevgep16, i64 8
  %scevgep11 = getelementptr i8, ptr %6, i64 %39
  %.112 = add nuw nsw i64 %.105404434, 1
  %.142 = mul nuw nsw i64 %.105404434, %arg.size
  %42 = getelementptr double, ptr %arg.A, i64 %.142
  %.146 = getelementptr double, ptr %42, i64 %.105404434
  %.147 = load double, ptr %.146, align 8
  %.148 = tail call double @llvm.fabs.f64(double %.147)
  %.195 = sub nsw i64 %arg.size, %.112
  %.196 = icmp sgt i64 %.195, 0
  %..195357 = tail call i64 @llvm.smax.i64(i64 %.195, i64 0)
  %invariant.gep = getelementptr double, ptr %arg.A, i64 %.105404434
  br i1 %.196, label %B162.preheader, label %B286

B162.preheader:
  %smax44 = tail call i64 @llvm.smax.i64(i64 %34, i64 0)
  %xtraiter = and i64 %smax44, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B162.prol.loopexit, label %B162.prol

B162.prol:
  %.247.prol = add nsw i64 %..195357, -1
  %.251.prol = add nuw i64 %.105404434, 2
  %.291.prol = mul nuw nsw i64 %.112, %arg.size
  %gep.prol = getelementptr double, ptr %invariant.gep, i64 %.291.prol
  %.296.prol = load double, ptr %gep.prol, align 8
  %.297.prol = tail call double @llvm.fabs.f64(double %.296.prol)
  %.299.prol = fcmp ogt double %.297.prol, %.148
  %most.3.2.prol = select i1 %.299.prol, double %.297.prol, double %.148
  %best.3.2.prol = select i1 %.299.prol, i64 %.112, i64 %.105404434
  br label %B162.prol.loopexit

B162.prol.loopexit:
  %best.2.1368.unr = phi i64 [ %.105404434, %B162.preheader ], [ %best.3.2.prol, %B162.prol ]
  %most.2.1367.unr = phi double [ %.148, %B162.preheader ], [ %most.3.2.prol, %B162.prol ]
  %.237362366.unr = phi i64 [ %..195357, %B162.preheader ], [ %.247.prol, %B162.prol ]
  %.244363365.unr = phi i64 [ %.112, %B162.preheader ], [ %.251.prol, %B162.prol ]
  %most.3.2.lcssa.unr = phi double [ poison, %B162.preheader ], [ %most.3.2.prol, %B162.prol ]
  %best.3.2.lcssa.unr = phi i64 [ poison, %B162.preheader ], [ %best.3.2.prol, %B162.prol ]
  %43 = icmp eq i64 %34, 1
  br i1 %43, label %B286, label %B162.preheader52

B162.preheader52:
  %44 = add i64 %.237362366.unr, 2
  %45 = mul i64 %.244363365.unr, %0
  %46 = add nuw i64 %.244363365.unr, 1
  %47 = mul i64 %46, %0
  br label %B162

B336.endif:
  %.470374.not.not = icmp sgt i64 %arg.size, %.105404434
  br i1 %.470374.not.not, label %B370.lr.ph, label %B468

B370.lr.ph:
  %.510 = mul nsw i64 %best.2.1.lcssa, %arg.size
  %48 = getelementptr double, ptr %arg.A, i64 %.510
  %min.iters.check27 = icmp slt i64 %indvars.iv, 6
  br i1 %min.iters.check27, label %B370.preheader, label %vector.memcheck15

vector.memcheck15:
  %49 = mul i64 %best.2.1.lcssa, %0
  %scevgep20 = getelementptr i8, ptr %scevgep19, i64 %49
  %scevgep21 = getelementptr i8, ptr %scevgep20, i64 %36
  %bound022 = icmp ult ptr %scevgep16, %scevgep21
  %bound123 = icmp ult ptr %scevgep20, %scevgep18
  %found.conflict24 = and i1 %bound123, %bound022
  br i1 %found.conflict24, label %B370.preheader, label %vector.ph28

vector.ph28:
  %scevgep22 = getelementptr i8, ptr %lsr.iv16, i64 %49
  br label %vector.body31

vector.body31:
  %index32 = phi i64 [ 0, %vector.ph28 ], [ %index.next38, %vector.body31 ]
  %50 = shl i64 %index32, 3
  %scevgep26 = getelementptr i8, ptr %scevgep22, i64 %50
  %scevgep27 = getelementptr i8, ptr %scevgep26, i64 -16
  %scevgep25 = getelementptr i8, ptr %scevgep22, i64 %50
  %wide.load34 = load <2 x double>, ptr %scevgep27, align 8
  %wide.load35 = load <2 x double>, ptr %scevgep25, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv76, i64 %50
  %51 = shl i64 %index32, 3
  %scevgep14 = getelementptr i8, ptr %lsr.iv76, i64 %51
  %scevgep15 = getelementptr i8, ptr %scevgep14, i64 -16
  %wide.load36 = load <2 x double>, ptr %scevgep15, align 8
  %wide.load37 = load <2 x double>, ptr %scevgep79, align 8
  store <2 x double> %wide.load34, ptr %scevgep15, align 8
  store <2 x double> %wide.load35, ptr %scevgep79, align 8
  store <2 x double> %wide.load36, ptr %scevgep27, align 8
  store <2 x double> %wide.load37, ptr %scevgep25, align 8
  %index.next38 = add nuw i64 %index32, 4
  %52 = icmp eq i64 %29, %index.next38
  br i1 %52, label %middle.block39, label %vector.body31

middle.block39:
  %53 = add nuw i64 %.105404434, %31
  %cmp.n40 = icmp eq i64 %indvars.iv, %31
  br i1 %cmp.n40, label %B468, label %B370.preheader

B370.preheader:
  %.476373375.ph = phi i64 [ %.105404434, %vector.memcheck15 ], [ %.105404434, %B370.lr.ph ], [ %53, %middle.block39 ]
  %54 = sub i64 %30, %.476373375.ph
  %55 = add i64 %30, -1
  %xtraiter46 = and i64 %54, 1
  %lcmp.mod47.not = icmp eq i64 %xtraiter46, 0
  br i1 %lcmp.mod47.not, label %B370.prol.loopexit, label %B370.prol

B370.prol:
  %.483.prol = add nuw i64 %.476373375.ph, 1
  %.513.prol = getelementptr double, ptr %48, i64 %.476373375.ph
  %.514.prol = load double, ptr %.513.prol, align 8
  %.520.prol = getelementptr double, ptr %42, i64 %.476373375.ph
  %.521.prol = load double, ptr %.520.prol, align 8
  store double %.514.prol, ptr %.520.prol, align 8
  store double %.521.prol, ptr %.513.prol, align 8
  br label %B370.prol.loopexit

B370.prol.loopexit:
  %.476373375.unr = phi i64 [ %.476373375.ph, %B370.preheader ], [ %.483.prol, %B370.prol ]
  %56 = icmp eq i64 %55, %.476373375.ph
  br i1 %56, label %B468, label %B370.preheader51

B370.preheader51:
  %57 = mul i64 %best.2.1.lcssa, %0
  %scevgep92 = getelementptr i8, ptr %scevgep85, i64 %57
  br label %B370

B892.endif.lr.ph:
  %.1002352 = add nuw i64 %arg.size, 1
  %58 = mul i64 %0, %arg.size
  %scevgep56 = getelementptr i8, ptr %arg.A, i64 %58
  %59 = sub nuw nsw i64 -8, %0
  %scevgep62 = getelementptr i8, ptr %arg.x, i64 %0
  br label %B892.endif

B892.endif:
  %lsr.iv13 = phi i64 [ 2, %B892.endif.lr.ph ], [ %lsr.iv.next14, %B1006 ]
  %lsr.iv63 = phi ptr [ %scevgep62, %B892.endif.lr.ph ], [ %scevgep64, %B1006 ]
  %lsr.iv57 = phi ptr [ %scevgep56, %B892.endif.lr.ph ], [ %scevgep58, %B1006 ]
  %lsr.iv = phi i64 [ 1, %B892.endif.lr.ph ], [ %lsr.iv.next, %B1006 ]
  %.995457465 = phi i64 [ %arg.size, %B892.endif.lr.ph ], [ %.1005, %B1006 ]
  %.1005 = add nsw i64 %.995457465, -1
  %.1039 = getelementptr double, ptr %arg.x, i64 %.1005
  %.1040 = load double, ptr %.1039, align 8
  %.1126450.not = icmp eq i64 %arg.size, %.995457465
  br i1 %.1126450.not, label %B1006, label %B950.preheader

B950.preheader:
  br label %B950
}

declare double @llvm.fabs.f64(double)

define internal i32 @part15(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9) {
B0.endif.endif:
  %.380 = alloca double, align 8
  %excinfo.2 = alloca ptr, align 8
  %.421 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.451 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.572 = alloca double, align 8
  store double 0.000000e+00, ptr %.572, align 8
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.16.i = mul i64 %arg.s.9, %arg.s.8
  %.17.i = shl i64 %.16.i, 1
  %.18.i = shl i64 %.16.i, 3
  %.22.i.idx = mul i64 %.18.i, %.17.i
  %.22.i = getelementptr i8, ptr %arg.s.6, i64 %.22.i.idx
  %.25.i = getelementptr double, ptr %.22.i, i64 %.16.i
  %.29.i.idx = shl i64 %.16.i, 4
  %.29.i = getelementptr i8, ptr %.22.i, i64 %.29.i.idx
  %.181.i = add i64 %.17.i, 3
  %.32.i = mul i64 %.181.i, %.16.i
  %.33.i = getelementptr double, ptr %arg.s.6, i64 %.32.i
  %.182.i = add i64 %.17.i, 4
  %.36.i = mul i64 %.182.i, %.16.i
  %.37.i = getelementptr double, ptr %arg.s.6, i64 %.36.i
  %.39.i = mul nsw i64 %.16.i, %.16.i
  %.40.i = getelementptr double, ptr %arg.s.6, i64 %.39.i
  %.183.i = add i64 %.17.i, 5
  %.43.i = mul i64 %.183.i, %.16.i
  %.44.i = getelementptr double, ptr %arg.s.6, i64 %.43.i
  %.184.i = add i64 %.17.i, 6
  %.47.i = mul i64 %.184.i, %.16.i
  %.48.i = getelementptr double, ptr %arg.s.6, i64 %.47.i
  %.185.i = add i64 %.17.i, 7
  %.51.i = mul i64 %.185.i, %.16.i
  %.52.i = getelementptr double, ptr %arg.s.6, i64 %.51.i
  %.186.i = add i64 %.17.i, 8
  %.56.i.idx = mul i64 %.186.i, %.18.i
  %.56.i = getelementptr i8, ptr %arg.s.6, i64 %.56.i.idx
  %.187.i = add i64 %.17.i, 10
  %.59.i = mul i64 %.187.i, %.16.i
  %.60.i = getelementptr double, ptr %arg.s.6, i64 %.59.i
  %.65.i = mul nsw i64 %arg.s.9, 3
  %.67.i = add nsw i64 %arg.s.9, 1
  %.68.i = mul nsw i64 %.65.i, %.67.i
  %.70.i = getelementptr double, ptr %.60.i, i64 %.68.i
  %.145309.not = icmp slt i64 %arg.s.8, 1
  br i1 %.145309.not, label %B200.endif, label %B80.preheader

B80.preheader:
  %0 = icmp eq i64 %arg.s.8, 1
  br i1 %0, label %B80.epil.preheader, label %B80.preheader.new

B80.preheader.new:
  %const = bitcast i64 9223372036854775804 to i64
  %const_mat = add i64 %const, 2
  %unroll_iter = and i64 %arg.s.8, %const_mat
  br label %B80

B80:
  %k.2.0312 = phi i64 [ 0, %B80.preheader.new ], [ %k.3.1.1, %B156.1 ]
  %.151308310 = phi i64 [ 0, %B80.preheader.new ], [ %.158.1, %B156.1 ]
  %1 = add i64 %.151308310, 1
  %sunkaddr35 = mul i64 %.151308310, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr35
  %.194 = load i64, ptr %sunkaddr36, align 8
  %.195.not = icmp eq i64 %.194, 0
  br i1 %.195.not, label %B156, label %B126

B126:
  %.201 = getelementptr i64, ptr %arg.s.7, i64 %k.2.0312
  store i64 %.151308310, ptr %.201, align 8
  %.206 = add nsw i64 %k.2.0312, 1
  br label %B156

B156:
  %k.3.1 = phi i64 [ %.206, %B126 ], [ %k.2.0312, %B80 ]
  %.158.1 = add nuw i64 %.151308310, 2
  %sunkaddr = mul i64 %.151308310, 8
  %sunkaddr37 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr37, i64 8
  %.194.1 = load i64, ptr %sunkaddr38, align 8
  %.195.not.1 = icmp eq i64 %.194.1, 0
  br i1 %.195.not.1, label %B156.1, label %B126.1

B126.1:
  %.201.1 = getelementptr i64, ptr %arg.s.7, i64 %k.3.1
  store i64 %1, ptr %.201.1, align 8
  %.206.1 = add nsw i64 %k.3.1, 1
  br label %B156.1

B156.1:
  %k.3.1.1 = phi i64 [ %.206.1, %B126.1 ], [ %k.3.1, %B156 ]
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.158.1
  br i1 %niter.ncmp.1, label %B158.unr-lcssa, label %B80

B158.unr-lcssa:
  %2 = and i64 %arg.s.8, 1
  %lcmp.mod.not = icmp eq i64 %2, 0
  br i1 %lcmp.mod.not, label %B158, label %B80.epil.preheader

B80.epil.preheader:
  %k.2.0312.epil.init = phi i64 [ 0, %B80.preheader ], [ %k.3.1.1, %B158.unr-lcssa ]
  %.151308310.epil.init = phi i64 [ 0, %B80.preheader ], [ %unroll_iter, %B158.unr-lcssa ]
  %.193.epil = getelementptr i64, ptr %arg.s.0, i64 %.151308310.epil.init
  %.194.epil = load i64, ptr %.193.epil, align 8
  %.195.not.epil = icmp eq i64 %.194.epil, 0
  br i1 %.195.not.epil, label %B158, label %B126.epil

B126.epil:
  %.201.epil = getelementptr i64, ptr %arg.s.7, i64 %k.2.0312.epil.init
  store i64 %.151308310.epil.init, ptr %.201.epil, align 8
  %.206.epil = add nsw i64 %k.2.0312.epil.init, 1
  br label %B158

B158:
  %k.3.1.lcssa = phi i64 [ %k.3.1.1, %B158.unr-lcssa ], [ %.206.epil, %B126.epil ], [ %k.2.0312.epil.init, %B80.epil.preheader ]
  %.233 = icmp eq i64 %k.3.1.lcssa, 0
  br i1 %.233, label %B200.endif, label %B260

common.ret:
  %common.ret.op = phi i32 [ 0, %B256 ], [ 0, %B868 ], [ %.576, %B566.if.if ], [ %.384, %B260.if.if ], [ %.425, %B260.endif.if.if ], [ %.455, %B410.if.if ]
  ret i32 %common.ret.op

B256:
  store double 0.000000e+00, ptr %retptr, align 8
  br label %common.ret

B260:
  %.375 = mul i64 %k.3.1.lcssa, %arg.s.9
  store double 0.000000e+00, ptr %.380, align 8
  %.384 = call i32 @part17(ptr %.380, ptr %excinfo.2, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.s.7, ptr %arg.s.6, ptr %.22.i, ptr %.25.i, ptr %.29.i, ptr %.33.i, ptr %.37.i, ptr %.40.i, ptr %.44.i, ptr %.48.i, ptr %.52.i, ptr %.56.i, ptr %.60.i, ptr %.70.i, i64 %k.3.1.lcssa)
  %.394 = load double, ptr %.380, align 8
  %cond = icmp eq i32 %.384, 0
  br i1 %cond, label %B260.endif, label %B260.if.if

B410:
  store double 0.000000e+00, ptr %.451, align 8
  %.455 = call i32 @part18(ptr %.451, ptr %excinfo.4, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.s.7, ptr %arg.s.6, ptr %.22.i, ptr %.25.i, ptr %.29.i, ptr %.33.i, ptr %.37.i, ptr %.40.i, ptr %.44.i, ptr %.48.i, ptr %.52.i, ptr %.56.i, ptr %.60.i, ptr %.70.i, i64 %k.3.1.lcssa)
  %.465 = load double, ptr %.451, align 8
  %cond61 = icmp eq i32 %.455, 0
  br i1 %cond61, label %B410.endif, label %B410.if.if

B498:
  %.513 = fcmp ugt double %.465, 0x3D719799812DEA11
  br i1 %.513, label %B566, label %B520

B520:
  %.520 = icmp sgt i64 %k.3.1.lcssa, 1
  br i1 %.520, label %B532, label %B602.endif

B532:
  %3 = icmp slt i64 %.375, 1
  br i1 %3, label %B0.endif.endif.i, label %B38.backedge.i.i.preheader

B38.backedge.i.i.preheader:
  br label %B38.backedge.i.i

B38.backedge.i.i:
  %most.2.059.i.i = phi double [ %.19.i.i.i, %B38.backedge.i.i ], [ 1.000000e-300, %B38.backedge.i.i.preheader ]
  %.1145557.i.i = phi i64 [ %.121.i.i, %B38.backedge.i.i ], [ 0, %B38.backedge.i.i.preheader ]
  %4 = shl i64 %.1145557.i.i, 3
  %scevgep3.i.i = getelementptr i8, ptr %.25.i, i64 %4
  %.149.i.i = load double, ptr %scevgep3.i.i, align 8
  %scevgep2.i.i = getelementptr i8, ptr %.22.i, i64 %4
  %.153.i.i = load double, ptr %scevgep2.i.i, align 8
  %.154.i.i = tail call double @llvm.fabs.f64(double %.153.i.i)
  %.155.i.i = fmul double %.149.i.i, %.154.i.i
  %5 = shl i64 %.1145557.i.i, 3
  %scevgep18 = getelementptr i8, ptr %.29.i, i64 %5
  %.158.i.i = load double, ptr %scevgep18, align 8
  %.159.i.i = tail call double @llvm.fabs.f64(double %.158.i.i)
  %.16.i.i.i = fcmp ogt double %.159.i.i, %most.2.059.i.i
  %.17.i.i.i = select i1 %.16.i.i.i, double %.159.i.i, double %most.2.059.i.i
  %.18.i.i.i = fcmp ogt double %.155.i.i, %.17.i.i.i
  %.19.i.i.i = select i1 %.18.i.i.i, double %.155.i.i, double %.17.i.i.i
  %.121.i.i = add nuw nsw i64 %.1145557.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %.375, %.121.i.i
  br i1 %exitcond.not.i.i, label %B0.endif.endif.loopexit.i, label %B38.backedge.i.i

B112.i:
  %lsr.iv101 = phi ptr [ %arg.s.6, %B0.endif.endif.i ], [ %scevgep102, %B386.i ]
  %.155113115.i = phi i64 [ 0, %B0.endif.endif.i ], [ %.162.i, %B386.i ]
  %.162.i = add i64 %.155113115.i, 1
  %6 = shl i64 %.155113115.i, 3
  %scevgep3.i = getelementptr i8, ptr %arg.s.7, i64 %6
  %.190.i = load i64, ptr %scevgep3.i, align 8
  %.203.i = getelementptr i64, ptr %arg.s.0, i64 %.190.i
  %.204.i = load i64, ptr %.203.i, align 8
  %.205.i = icmp eq i64 %.204.i, 4
  br i1 %.205.i, label %B204.i, label %B386.i

B204.i:
  %scevgep105 = getelementptr i8, ptr %lsr.iv101, i64 %10
  %.211.i = load double, ptr %scevgep105, align 8
  %.212.i = tail call double @llvm.fabs.f64(double %.211.i)
  %.216.i = getelementptr double, ptr %arg.s.1, i64 %.190.i
  %.217.i = load double, ptr %.216.i, align 8
  %.221.i = fsub double %.217.i, %most.2.0.lcssa.i.i
  %.222.i = fcmp ult double %.212.i, %.221.i
  br i1 %.222.i, label %B386.i, label %B292.i

B292.i:
  %scevgep17 = getelementptr i8, ptr %lsr.iv101, i64 %13
  %.228.i = load double, ptr %scevgep17, align 8
  %sunkaddr39 = mul i64 %.43.i, 8
  %sunkaddr40 = getelementptr i8, ptr %lsr.iv101, i64 %sunkaddr39
  %.233.i = load double, ptr %sunkaddr40, align 8
  %.236.i = tail call double @llvm.fabs.f64(double %.233.i)
  %.237.i = fmul double %.228.i, %.236.i
  %.239.i = fcmp ugt double %.237.i, %most.2.0.lcssa.i.i
  br i1 %.239.i, label %B386.i, label %B566

B386.i:
  %scevgep102 = getelementptr i8, ptr %lsr.iv101, i64 %8
  %exitcond.not.i = icmp eq i64 %k.3.1.lcssa, %.162.i
  br i1 %exitcond.not.i, label %B602.endif, label %B112.i

B0.endif.endif.loopexit.i:
  %7 = fmul double %.19.i.i.i, 1.000000e-09
  br label %B0.endif.endif.i

B0.endif.endif.i:
  %most.2.0.lcssa.i.i = phi double [ 1.000000e-309, %B532 ], [ %7, %B0.endif.endif.loopexit.i ]
  %8 = shl i64 %arg.s.9, 3
  %9 = add i64 %.29.i.idx, 16
  %10 = mul i64 %9, %.16.i
  %11 = mul i64 %arg.s.9, %arg.s.8
  %12 = add nuw nsw i64 %.29.i.idx, 8
  %13 = mul i64 %11, %12
  br label %B112.i

B566:
  store double 0.000000e+00, ptr %.572, align 8
  %.576 = call i32 @part19(ptr %.572, ptr %excinfo.7, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.s.7, ptr %arg.s.6, ptr %.22.i, ptr %.25.i, ptr %.29.i, ptr %.33.i, ptr %.37.i, ptr %.40.i, ptr %.44.i, ptr %.48.i, ptr %.52.i, ptr %.56.i, ptr %.60.i, ptr %.70.i, i64 %k.3.1.lcssa, double %.394)
  %.586 = load double, ptr %.572, align 8
  %cond62 = icmp eq i32 %.576, 0
  br i1 %cond62, label %B602.endif, label %B566.if.if

B690:
  %lsr.iv82 = phi ptr [ %.56.i, %B690.preheader72 ], [ %scevgep83, %B688.backedge ]
  %lsr.iv = phi ptr [ %scevgep77, %B690.preheader72 ], [ %scevgep78, %B688.backedge ]
  %.822321323 = phi i64 [ 0, %B690.preheader72 ], [ %.829, %B688.backedge ]
  %14 = icmp ult i64 %arg.s.9, 6
  %.859 = mul nuw nsw i64 %.822321323, %arg.s.9
  %.860 = getelementptr double, ptr %.56.i, i64 %.859
  %.867 = getelementptr i64, ptr %arg.s.7, i64 %.822321323
  %.868 = load i64, ptr %.867, align 8
  %.869 = mul i64 %.868, %arg.s.9
  %.870 = getelementptr double, ptr %arg.s.5, i64 %.869
  %arg.target1.i = ptrtoint ptr %.870 to i64
  %arg.source2.i = ptrtoint ptr %.860 to i64
  %15 = sub i64 %arg.target1.i, %arg.source2.i
  %diff.check.i = icmp ult i64 %15, 32
  %or.cond.i = select i1 %14, i1 true, i1 %diff.check.i
  br i1 %or.cond.i, label %B36.preheader4.i, label %vector.body.i.preheader

vector.body.i.preheader:
  %16 = mul i64 %.868, %41
  %scevgep73 = getelementptr i8, ptr %scevgep, i64 %16
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ %index.next.i, %vector.body.i ], [ 0, %vector.body.i.preheader ]
  %sunkaddr.i = shl i64 %index.i, 3
  %scevgep80 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr.i
  %scevgep81 = getelementptr i8, ptr %scevgep80, i64 -16
  %wide.load.i = load <2 x double>, ptr %scevgep81, align 8
  %wide.load3.i = load <2 x double>, ptr %scevgep80, align 8
  %scevgep75 = getelementptr i8, ptr %scevgep73, i64 %sunkaddr.i
  %17 = shl i64 %index.i, 3
  %scevgep5 = getelementptr i8, ptr %scevgep73, i64 %17
  %scevgep6 = getelementptr i8, ptr %scevgep5, i64 -16
  store <2 x double> %wide.load.i, ptr %scevgep6, align 8
  store <2 x double> %wide.load3.i, ptr %scevgep75, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %18 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %18, label %middle.block.i, label %vector.body.i

middle.block.i:
  %19 = icmp eq i64 %arg.s.9, %n.vec.i
  br i1 %19, label %B688.backedge, label %B36.preheader4.i

B36.preheader4.i:
  %.983941.ph.i = phi i64 [ 0, %B690 ], [ %n.vec.i, %middle.block.i ]
  %20 = icmp eq i64 %xtraiter.i, 0
  br i1 %20, label %B36.prol.loopexit.i, label %B36.prol.i.preheader

B36.prol.i.preheader:
  br label %B36.prol.i

B36.prol.i:
  %lsr.iv.i2 = phi i64 [ %lsr.iv.next.i3, %B36.prol.i ], [ %xtraiter.i, %B36.prol.i.preheader ]
  %.983941.prol.i = phi i64 [ %.105.prol.i, %B36.prol.i ], [ %.983941.ph.i, %B36.prol.i.preheader ]
  %.105.prol.i = add nuw nsw i64 %.983941.prol.i, 1
  %21 = shl i64 %.983941.prol.i, 3
  %scevgep84 = getelementptr i8, ptr %lsr.iv82, i64 %21
  %.132.prol.i = load double, ptr %scevgep84, align 8
  %scevgep21.i = getelementptr i8, ptr %.870, i64 %21
  store double %.132.prol.i, ptr %scevgep21.i, align 8
  %lsr.iv.next.i3 = add nsw i64 %lsr.iv.i2, -1
  %prol.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i3, 0
  br i1 %prol.iter.cmp.not.i, label %B36.prol.loopexit.i, label %B36.prol.i

B36.prol.loopexit.i:
  %.983941.unr.i = phi i64 [ %.983941.ph.i, %B36.preheader4.i ], [ %.105.prol.i, %B36.prol.i ]
  %22 = sub nsw i64 %.983941.ph.i, %arg.s.9
  %23 = icmp ugt i64 %22, -4
  br i1 %23, label %B688.backedge, label %B36.i.preheader

B36.i.preheader:
  %24 = mul i64 %.868, %41
  %scevgep86 = getelementptr i8, ptr %scevgep85, i64 %24
  br label %B36.i

B36.i:
  %.983941.i = phi i64 [ %.105.3.i, %B36.i ], [ %.983941.unr.i, %B36.i.preheader ]
  %sunkaddr40.i = shl i64 %.983941.i, 3
  %scevgep95 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr40.i
  %scevgep96 = getelementptr i8, ptr %scevgep95, i64 -16
  %.132.i = load double, ptr %scevgep96, align 8
  %scevgep92 = getelementptr i8, ptr %scevgep86, i64 %sunkaddr40.i
  %scevgep93 = getelementptr i8, ptr %scevgep92, i64 -24
  store double %.132.i, ptr %scevgep93, align 8
  %25 = shl i64 %.983941.i, 3
  %scevgep15 = getelementptr i8, ptr %lsr.iv, i64 %25
  %scevgep16 = getelementptr i8, ptr %scevgep15, i64 -8
  %.132.1.i = load double, ptr %scevgep16, align 8
  %26 = shl i64 %.983941.i, 3
  %scevgep9 = getelementptr i8, ptr %scevgep86, i64 %26
  %scevgep10 = getelementptr i8, ptr %scevgep9, i64 -16
  store double %.132.1.i, ptr %scevgep10, align 8
  %.132.2.i = load double, ptr %scevgep95, align 8
  %27 = shl i64 %.983941.i, 3
  %scevgep7 = getelementptr i8, ptr %scevgep86, i64 %27
  %scevgep8 = getelementptr i8, ptr %scevgep7, i64 -8
  store double %.132.2.i, ptr %scevgep8, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %scevgep12 = getelementptr i8, ptr %lsr.iv, i64 %27
  %scevgep13 = getelementptr i8, ptr %scevgep12, i64 8
  %.132.3.i = load double, ptr %scevgep13, align 8
  store double %.132.3.i, ptr %scevgep92, align 8
  %exitcond.not.3.i = icmp eq i64 %arg.s.9, %.105.3.i
  br i1 %exitcond.not.3.i, label %B688.backedge, label %B36.i

B688.backedge:
  %.829 = add nuw nsw i64 %.822321323, 1
  %scevgep78 = getelementptr i8, ptr %lsr.iv, i64 %41
  %scevgep83 = getelementptr i8, ptr %lsr.iv82, i64 %41
  %exitcond333.not = icmp eq i64 %k.3.1.lcssa, %.829
  br i1 %exitcond333.not, label %B868, label %B690

B868:
  store double %residual.4.1, ptr %retptr, align 8
  br label %common.ret

B200.endif:
  %.321328.not = icmp slt i64 %.16.i, 1
  br i1 %.321328.not, label %B256, label %B232.preheader

B232.preheader:
  tail call void @llvm.memset.p0.i64(ptr %arg.s.5, i8 0, i64 %.18.i, i1 false)
  br label %B256

B260.endif:
  store double 0.000000e+00, ptr %.70.i, align 8
  store i64 0, ptr %.421, align 8
  %.425 = call i32 @part20(ptr %.421, ptr %excinfo.3, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.s.7, ptr %arg.s.6, ptr %.22.i, ptr %.25.i, ptr %.29.i, ptr %.33.i, ptr %.37.i, ptr %.40.i, ptr %.44.i, ptr %.48.i, ptr %.52.i, ptr %.56.i, ptr %.60.i, ptr %.70.i, i64 %k.3.1.lcssa)
  %cond60 = icmp eq i32 %.425, 0
  br i1 %cond60, label %B260.endif.endif, label %B260.endif.if.if

B260.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B260.endif.endif:
  %.435 = load i64, ptr %.421, align 8
  %.445 = icmp eq i64 %.435, 0
  br i1 %.445, label %B410, label %B566

B260.endif.if.if:
  %.433 = icmp sgt i32 %.425, 0
  %.426 = load ptr, ptr %excinfo.3, align 8
  %.434 = select i1 %.433, ptr %.426, ptr undef
  store ptr %.434, ptr %excinfo, align 8
  br label %common.ret

B410.endif:
  %.9240.not.i4 = icmp slt i64 %.375, 1
  br i1 %.9240.not.i4, label %B498, label %B36.preheader.i5

B36.preheader.i5:
  %min.iters.check.i8 = icmp samesign ult i64 %.375, 6
  %28 = add i64 %.22.i.idx, %.29.i.idx
  %gepdiff = sub i64 %.56.i.idx, %28
  %diff.check.i9 = icmp ult i64 %gepdiff, 32
  %or.cond.i10 = select i1 %min.iters.check.i8, i1 true, i1 %diff.check.i9
  br i1 %or.cond.i10, label %B36.preheader4.i25, label %vector.ph.i11

vector.ph.i11:
  %const34 = bitcast i64 9223372036854775804 to i64
  %n.vec.i12 = and i64 %.375, %const34
  %scevgep123 = getelementptr i8, ptr %.56.i, i64 16
  %29 = getelementptr i8, ptr %arg.s.6, i64 %28
  %scevgep127 = getelementptr i8, ptr %29, i64 16
  br label %vector.body.i13

vector.body.i13:
  %index.i14 = phi i64 [ 0, %vector.ph.i11 ], [ %index.next.i22, %vector.body.i13 ]
  %sunkaddr.i15 = shl i64 %index.i14, 3
  %scevgep129 = getelementptr i8, ptr %scevgep127, i64 %sunkaddr.i15
  %scevgep130 = getelementptr i8, ptr %scevgep129, i64 -16
  %wide.load.i17 = load <2 x double>, ptr %scevgep130, align 8
  %wide.load3.i19 = load <2 x double>, ptr %scevgep129, align 8
  %scevgep125 = getelementptr i8, ptr %scevgep123, i64 %sunkaddr.i15
  %30 = shl i64 %index.i14, 3
  %scevgep27 = getelementptr i8, ptr %scevgep123, i64 %30
  %scevgep28 = getelementptr i8, ptr %scevgep27, i64 -16
  store <2 x double> %wide.load.i17, ptr %scevgep28, align 8
  store <2 x double> %wide.load3.i19, ptr %scevgep125, align 8
  %index.next.i22 = add nuw nsw i64 %index.i14, 4
  %31 = icmp eq i64 %n.vec.i12, %index.next.i22
  br i1 %31, label %middle.block.i23, label %vector.body.i13

middle.block.i23:
  %cmp.n.i24 = icmp eq i64 %.375, %n.vec.i12
  br i1 %cmp.n.i24, label %B498, label %B36.preheader4.i25

B36.preheader4.i25:
  %.983941.ph.i26 = phi i64 [ 0, %B36.preheader.i5 ], [ %n.vec.i12, %middle.block.i23 ]
  %xtraiter.i27 = and i64 %.375, 3
  %lcmp.mod.not.i28 = icmp eq i64 %xtraiter.i27, 0
  br i1 %lcmp.mod.not.i28, label %B36.prol.loopexit.i38, label %B36.prol.i29.preheader

B36.prol.i29.preheader:
  br label %B36.prol.i29

B36.prol.i29:
  %lsr.iv.i30 = phi i64 [ %lsr.iv.next.i36, %B36.prol.i29 ], [ %xtraiter.i27, %B36.prol.i29.preheader ]
  %.983941.prol.i31 = phi i64 [ %.105.prol.i32, %B36.prol.i29 ], [ %.983941.ph.i26, %B36.prol.i29.preheader ]
  %.105.prol.i32 = add nuw nsw i64 %.983941.prol.i31, 1
  %32 = shl i64 %.983941.prol.i31, 3
  %scevgep22.i33 = getelementptr i8, ptr %.29.i, i64 %32
  %.132.prol.i34 = load double, ptr %scevgep22.i33, align 8
  %scevgep21.i35 = getelementptr i8, ptr %.56.i, i64 %32
  store double %.132.prol.i34, ptr %scevgep21.i35, align 8
  %lsr.iv.next.i36 = add nsw i64 %lsr.iv.i30, -1
  %prol.iter.cmp.not.i37 = icmp eq i64 %lsr.iv.next.i36, 0
  br i1 %prol.iter.cmp.not.i37, label %B36.prol.loopexit.i38, label %B36.prol.i29

B36.prol.loopexit.i38:
  %.983941.unr.i39 = phi i64 [ %.983941.ph.i26, %B36.preheader4.i25 ], [ %.105.prol.i32, %B36.prol.i29 ]
  %33 = sub nsw i64 %.983941.ph.i26, %.375
  %34 = icmp ugt i64 %33, -4
  br i1 %34, label %B498, label %B36.i40.preheader

B36.i40.preheader:
  %scevgep107 = getelementptr i8, ptr %.56.i, i64 24
  %35 = add i64 %.29.i.idx, 16
  %36 = mul i64 %35, %.16.i
  %37 = getelementptr i8, ptr %arg.s.6, i64 %36
  %scevgep115 = getelementptr i8, ptr %37, i64 24
  br label %B36.i40

B36.i40:
  %.983941.i41 = phi i64 [ %.105.3.i52, %B36.i40 ], [ %.983941.unr.i39, %B36.i40.preheader ]
  %sunkaddr40.i42 = shl i64 %.983941.i41, 3
  %scevgep121 = getelementptr i8, ptr %scevgep115, i64 %sunkaddr40.i42
  %scevgep122 = getelementptr i8, ptr %scevgep121, i64 -24
  %.132.i44 = load double, ptr %scevgep122, align 8
  %scevgep113 = getelementptr i8, ptr %scevgep107, i64 %sunkaddr40.i42
  %scevgep114 = getelementptr i8, ptr %scevgep113, i64 -24
  store double %.132.i44, ptr %scevgep114, align 8
  %38 = shl i64 %.983941.i41, 3
  %scevgep25 = getelementptr i8, ptr %scevgep115, i64 %38
  %scevgep26 = getelementptr i8, ptr %scevgep25, i64 -16
  %.132.1.i47 = load double, ptr %scevgep26, align 8
  %39 = shl i64 %.983941.i41, 3
  %scevgep21 = getelementptr i8, ptr %scevgep107, i64 %39
  %scevgep22 = getelementptr i8, ptr %scevgep21, i64 -16
  store double %.132.1.i47, ptr %scevgep22, align 8
  %scevgep23 = getelementptr i8, ptr %scevgep115, i64 %39
  %scevgep24 = getelementptr i8, ptr %scevgep23, i64 -8
  %.132.2.i50 = load double, ptr %scevgep24, align 8
  %40 = shl i64 %.983941.i41, 3
  %scevgep19 = getelementptr i8, ptr %scevgep107, i64 %40
  %scevgep20 = getelementptr i8, ptr %scevgep19, i64 -8
  store double %.132.2.i50, ptr %scevgep20, align 8
  %.105.3.i52 = add nuw nsw i64 %.983941.i41, 4
  %.132.3.i54 = load double, ptr %scevgep121, align 8
  store double %.132.3.i54, ptr %scevgep113, align 8
  %exitcond.not.3.i56 = icmp eq i64 %.375, %.105.3.i52
  br i1 %exitcond.not.3.i56, label %B498, label %B36.i40

B410.if.if:
  %.463 = icmp sgt i32 %.455, 0
  %.456 = load ptr, ptr %excinfo.4, align 8
  %.464 = select i1 %.463, ptr %.456, ptr undef
  store ptr %.464, ptr %excinfo, align 8
  br label %common.ret

B566.if.if:
  %.584 = icmp sgt i32 %.576, 0
  %.577 = load ptr, ptr %excinfo.7, align 8
  %.585 = select i1 %.584, ptr %.577, ptr undef
  store ptr %.585, ptr %excinfo, align 8
  br label %common.ret

B602.endif:
  %residual.4.1 = phi double [ %.465, %B520 ], [ %.586, %B566 ], [ %.465, %B386.i ]
  %.687316.not = icmp slt i64 %.16.i, 1
  br i1 %.687316.not, label %B658.endif, label %B634.preheader

B634.preheader:
  tail call void @llvm.memset.p0.i64(ptr %arg.s.5, i8 0, i64 %.18.i, i1 false)
  br label %B658.endif

B658.endif:
  %.k.2.0 = tail call i64 @llvm.smax.i64(i64 %k.3.1.lcssa, i64 0)
  %.816322.not = icmp eq i64 %.k.2.0, 0
  br i1 %.816322.not, label %B868, label %B690.preheader

B690.preheader:
  %const33 = bitcast i64 9223372036854775804 to i64
  %.9240.not.i = icmp slt i64 %arg.s.9, 1
  %n.vec.i = and i64 %arg.s.9, %const33
  %xtraiter.i = and i64 %arg.s.9, 3
  br i1 %.9240.not.i, label %B868, label %B690.preheader72

B690.preheader72:
  %scevgep = getelementptr i8, ptr %arg.s.5, i64 16
  %41 = shl i64 %arg.s.9, 3
  %scevgep77 = getelementptr i8, ptr %.56.i, i64 16
  %scevgep85 = getelementptr i8, ptr %arg.s.5, i64 24
  br label %B690
}

define internal i32 @part17(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k) {
B0.endif:
  %arg.s.9.fr = freeze i64 %arg.s.9
  %.41 = mul i64 %arg.s.9.fr, %arg.s.8
  %.45 = mul i64 %arg.k, %arg.s.9.fr
  %.96 = icmp sgt i64 %arg.k, 0
  br i1 %.96, label %B104.endif.lr.ph, label %common.ret

B104.endif.lr.ph:
  %.277351.not = icmp slt i64 %arg.s.9.fr, 1
  %.322332 = add i64 %.45, 1
  br i1 %.277351.not, label %common.ret, label %B104.endif.us.us.preheader

B104.endif.us.us.preheader:
  %const = bitcast i64 9223372036854775806 to i64
  %min.iters.check.i = icmp samesign ult i64 %arg.s.9.fr, 6
  %const_mat = add i64 %const, -2
  %n.vec.i = and i64 %arg.s.9.fr, %const_mat
  %xtraiter.i = and i64 %arg.s.9.fr, 3
  br i1 %min.iters.check.i, label %B104.endif.us.us.preheader.split.us, label %B104.endif.us.us.preheader115

B104.endif.us.us.preheader115:
  %scevgep307 = getelementptr i8, ptr %arg.room.1, i64 16
  %0 = shl i64 %.45, 3
  %1 = mul i64 %0, %arg.s.9.fr
  %2 = shl i64 %arg.s.9.fr, 3
  %3 = shl i64 %.41, 3
  %4 = icmp eq i64 %xtraiter.i, 0
  br i1 %4, label %B104.endif.us.us.preheader115.split.us, label %B104.endif.us.us.preheader58

B104.endif.us.us.preheader58:
  %scevgep283 = getelementptr i8, ptr %arg.s.3, i64 16
  br label %B104.endif.us.us

B104.endif.us.us.preheader115.split.us:
  %5 = icmp eq i64 %arg.s.9.fr, %n.vec.i
  br i1 %5, label %B104.endif.us.us.us27.us.preheader, label %B104.endif.us.us.us27.preheader

B104.endif.us.us.us27.preheader:
  %scevgep249 = getelementptr i8, ptr %arg.s.3, i64 16
  br label %B104.endif.us.us.us27

B104.endif.us.us.us27.us.preheader:
  %6 = add nsw i64 %arg.s.9.fr, -4
  %7 = lshr i64 %6, 2
  %8 = add nuw nsw i64 %7, 1
  %9 = and i64 %6, 4
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %B104.endif.us.us.us27.us.us.preheader, label %B104.endif.us.us.us27.us.preheader72

B104.endif.us.us.us27.us.preheader72:
  br label %B104.endif.us.us.us27.us

B104.endif.us.us.us27.us.us.preheader:
  %11 = lshr i64 %8, 1
  %12 = trunc i64 %11 to i61
  %13 = zext i61 %12 to i64
  %14 = mul nsw i64 %13, -2
  br label %B104.endif.us.us.us27.us.us

B104.endif.us.us.us27.us.us:
  %lsr.iv322.us.us.us = phi ptr [ %scevgep323.us.us.us, %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split.us.us ], [ %arg.room.1, %B104.endif.us.us.us27.us.us.preheader ]
  %lsr.iv308.us.us.us = phi ptr [ %scevgep309.us.us.us, %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split.us.us ], [ %scevgep307, %B104.endif.us.us.us27.us.us.preheader ]
  %most.4.0385.us.us.us28.us.us = phi double [ %"$phi572.2.2.2.us.us.us.us.us103.us.us.us.us", %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split.us.us ], [ 0.000000e+00, %B104.endif.us.us.us27.us.us.preheader ]
  %.146371383.us.us.us29.us.us = phi i64 [ %.153.us.us.us34.us.us, %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split.us.us ], [ 0, %B104.endif.us.us.us27.us.us.preheader ]
  %.190.us.us.us30.us.us = getelementptr i64, ptr %arg.room.0, i64 %.146371383.us.us.us29.us.us
  %.191.us.us.us31.us.us = load i64, ptr %.190.us.us.us30.us.us, align 8
  %.193.us.us.us32.us.us = mul nsw i64 %.191.us.us.us31.us.us, %arg.s.9.fr
  %.320.us.us.us33.us.us = mul nuw nsw i64 %.146371383.us.us.us29.us.us, %arg.s.9.fr
  %15 = mul i64 %.191.us.us.us31.us.us, %3
  br label %B170.endif.us.us.us.us.us.us.us.us.us12

B170.endif.us.us.us.us.us.us.us.us.us12:
  %lsr.iv324.us.us.us.us.us.us = phi ptr [ %scevgep325.us.us.us.us.us.us, %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us.us.us.split.us141.split.us.us.us ], [ %lsr.iv322.us.us.us, %B104.endif.us.us.us27.us.us ]
  %lsr.iv317.us.us.us.us.us.us = phi ptr [ %scevgep318.us.us.us.us.us.us, %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us.us.us.split.us141.split.us.us.us ], [ %arg.s.3, %B104.endif.us.us.us27.us.us ]
  %lsr.iv310.us.us.us.us.us.us = phi ptr [ %scevgep311.us.us.us.us.us.us, %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us.us.us.split.us141.split.us.us.us ], [ %lsr.iv308.us.us.us, %B104.endif.us.us.us27.us.us ]
  %most.3.1354.us.us.us.us.us.us.us.us.us13 = phi double [ %"$phi572.2.2.2.us.us.us.us.us103.us.us.us.us", %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us.us.us.split.us141.split.us.us.us ], [ %most.4.0385.us.us.us28.us.us, %B104.endif.us.us.us27.us.us ]
  %.283346352.us.us.us.us.us.us.us.us.us14 = phi i64 [ %.290.us.us.us.us.us.us.us.us.us15, %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us.us.us.split.us141.split.us.us.us ], [ 0, %B104.endif.us.us.us27.us.us ]
  %.322.us.us.us.us.us.us.us.us.us = add nuw nsw i64 %.283346352.us.us.us.us.us.us.us.us.us14, %.320.us.us.us33.us.us
  %.330.us.us.us.us.us.us.us.us.us = add nsw i64 %.283346352.us.us.us.us.us.us.us.us.us14, %.193.us.us.us32.us.us
  %.331.us.us.us.us.us36.us.us.us.us = getelementptr double, ptr %arg.s.4, i64 %.330.us.us.us.us.us.us.us.us.us
  %.332.us.us.us.us.us37.us.us.us.us = load double, ptr %.331.us.us.us.us.us36.us.us.us.us, align 8
  %.338.us.us.us.us.us38.us.us.us.us = getelementptr double, ptr %arg.s.5, i64 %.330.us.us.us.us.us.us.us.us.us
  %.339.us.us.us.us.us39.us.us.us.us = load double, ptr %.338.us.us.us.us.us38.us.us.us.us, align 8
  %.343.us.us.us.us.us40.us.us.us.us = getelementptr double, ptr %arg.room.2, i64 %.322.us.us.us.us.us.us.us.us.us
  store double %.332.us.us.us.us.us37.us.us.us.us, ptr %.343.us.us.us.us.us40.us.us.us.us, align 8
  %.348.us.us.us.us.us41.us.us.us.us = getelementptr double, ptr %arg.room.4, i64 %.322.us.us.us.us.us.us.us.us.us
  store double %.339.us.us.us.us.us39.us.us.us.us, ptr %.348.us.us.us.us.us41.us.us.us.us, align 8
  %.353.us.us.us.us.us42.us.us.us.us = getelementptr double, ptr %arg.room.5, i64 %.322.us.us.us.us.us.us.us.us.us
  store double 0.000000e+00, ptr %.353.us.us.us.us.us42.us.us.us.us, align 8
  %.480.us.us.us.us.us43.us.us.us.us = mul nsw i64 %.330.us.us.us.us.us.us.us.us.us, %.41
  %16 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us43.us.us.us.us
  %.493.us.us.us.us.us44.us.us.us.us = mul nuw nsw i64 %.322.us.us.us.us.us.us.us.us.us, %.45
  %17 = getelementptr double, ptr %arg.room.1, i64 %.493.us.us.us.us.us44.us.us.us.us
  br label %B338.us.us.us.us.us.us.us.us.us109.us.us.us

B338.us.us.us.us.us.us.us.us.us109.us.us.us:
  %lsr.iv326.us.us.us.us.us.us110.us.us.us = phi ptr [ %scevgep327.us.us.us.us.us.us139.us.us.us, %B336.backedge.us.us.us.us.us.us.us.us.us136.us.us.us ], [ %lsr.iv324.us.us.us.us.us.us, %B170.endif.us.us.us.us.us.us.us.us.us12 ]
  %lsr.iv312.us.us.us.us.us.us111.us.us.us = phi ptr [ %scevgep313.us.us.us.us.us.us138.us.us.us, %B336.backedge.us.us.us.us.us.us.us.us.us136.us.us.us ], [ %lsr.iv310.us.us.us.us.us.us, %B170.endif.us.us.us.us.us.us.us.us.us12 ]
  %.441340342.us.us.us.us.us.us.us.us.us112.us.us.us = phi i64 [ %.448.us.us.us.us.us.us.us.us.us137.us.us.us, %B336.backedge.us.us.us.us.us.us.us.us.us136.us.us.us ], [ 0, %B170.endif.us.us.us.us.us.us.us.us.us12 ]
  %.483.us.us.us.us.us.us.us.us.us113.us.us.us = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us.us.us.us.us112.us.us.us
  %.484.us.us.us.us.us.us.us.us.us114.us.us.us = load i64, ptr %.483.us.us.us.us.us.us.us.us.us113.us.us.us, align 8
  %.486.us.us.us.us.us.us.us.us.us115.us.us.us = mul nsw i64 %.484.us.us.us.us.us.us.us.us.us114.us.us.us, %arg.s.9.fr
  %.488.us.us.us.us.us.us.us.us.us116.us.us.us = getelementptr double, ptr %16, i64 %.486.us.us.us.us.us.us.us.us.us115.us.us.us
  %.495.us.us.us.us.us.us.us.us.us117.us.us.us = mul nuw nsw i64 %.441340342.us.us.us.us.us.us.us.us.us112.us.us.us, %arg.s.9.fr
  %.497.us.us.us.us.us.us.us.us.us118.us.us.us = getelementptr double, ptr %17, i64 %.495.us.us.us.us.us.us.us.us.us117.us.us.us
  %arg.target1.i.us.us.us.us.us.us119.us.us.us = ptrtoint ptr %.497.us.us.us.us.us.us.us.us.us118.us.us.us to i64
  %arg.source2.i.us.us.us.us.us.us120.us.us.us = ptrtoint ptr %.488.us.us.us.us.us.us.us.us.us116.us.us.us to i64
  %18 = sub i64 %arg.target1.i.us.us.us.us.us.us119.us.us.us, %arg.source2.i.us.us.us.us.us.us120.us.us.us
  %diff.check.i.us.us.us.us.us.us121.us.us.us = icmp ult i64 %18, 32
  %19 = shl i64 %.484.us.us.us.us.us.us.us.us.us114.us.us.us, 3
  %20 = add i64 %19, %15
  %21 = mul i64 %20, %arg.s.9.fr
  br i1 %diff.check.i.us.us.us.us.us.us121.us.us.us, label %B36.i.us.us.us17.us.us.us.us.us.us.preheader, label %vector.body.i.us.us.us.us.us.us124.us.us.us.preheader

vector.body.i.us.us.us.us.us.us124.us.us.us.preheader:
  %scevgep185 = getelementptr i8, ptr %lsr.iv317.us.us.us.us.us.us, i64 %21
  br label %vector.body.i.us.us.us.us.us.us124.us.us.us

B36.i.us.us.us17.us.us.us.us.us.us.preheader:
  %scevgep235 = getelementptr i8, ptr %lsr.iv317.us.us.us.us.us.us, i64 %21
  br label %B36.i.us.us.us17.us.us.us.us.us.us

vector.body.i.us.us.us.us.us.us124.us.us.us:
  %index.i.us.us.us.us.us.us125.us.us.us = phi i64 [ %index.next.i.us.us.us.us.us.us133.us.us.us, %vector.body.i.us.us.us.us.us.us124.us.us.us ], [ 0, %vector.body.i.us.us.us.us.us.us124.us.us.us.preheader ]
  %sunkaddr.i.us.us.us.us.us.us126.us.us.us = shl i64 %index.i.us.us.us.us.us.us125.us.us.us, 3
  %scevgep191 = getelementptr i8, ptr %scevgep185, i64 %sunkaddr.i.us.us.us.us.us.us126.us.us.us
  %wide.load.i.us.us.us.us.us.us128.us.us.us = load <2 x double>, ptr %scevgep191, align 8
  %scevgep187 = getelementptr i8, ptr %scevgep185, i64 %sunkaddr.i.us.us.us.us.us.us126.us.us.us
  %scevgep189 = getelementptr i8, ptr %scevgep187, i64 16
  %wide.load3.i.us.us.us.us.us.us130.us.us.us = load <2 x double>, ptr %scevgep189, align 8
  %scevgep315.us.us.us.us.us.us131.us.us.us = getelementptr i8, ptr %lsr.iv312.us.us.us.us.us.us111.us.us.us, i64 %sunkaddr.i.us.us.us.us.us.us126.us.us.us
  %22 = shl i64 %index.i.us.us.us.us.us.us125.us.us.us, 3
  %scevgep183 = getelementptr i8, ptr %lsr.iv312.us.us.us.us.us.us111.us.us.us, i64 %22
  %scevgep184 = getelementptr i8, ptr %scevgep183, i64 -16
  store <2 x double> %wide.load.i.us.us.us.us.us.us128.us.us.us, ptr %scevgep184, align 8
  store <2 x double> %wide.load3.i.us.us.us.us.us.us130.us.us.us, ptr %scevgep315.us.us.us.us.us.us131.us.us.us, align 8
  %index.next.i.us.us.us.us.us.us133.us.us.us = add nuw nsw i64 %index.i.us.us.us.us.us.us125.us.us.us, 4
  %23 = icmp eq i64 %arg.s.9.fr, %index.next.i.us.us.us.us.us.us133.us.us.us
  br i1 %23, label %B336.backedge.us.us.us.us.us.us.us.us.us136.us.us.us, label %vector.body.i.us.us.us.us.us.us124.us.us.us

B36.i.us.us.us17.us.us.us.us.us.us:
  %lsr.iv193 = phi i64 [ %14, %B36.i.us.us.us17.us.us.us.us.us.us.preheader ], [ %lsr.iv.next194, %B36.i.us.us.us17.us.us.us.us.us.us ]
  %lsr.iv192 = phi i64 [ %lsr.iv.next, %B36.i.us.us.us17.us.us.us.us.us.us ], [ 32, %B36.i.us.us.us17.us.us.us.us.us.us.preheader ]
  %scevgep246 = getelementptr i8, ptr %scevgep235, i64 %lsr.iv192
  %scevgep238 = getelementptr i8, ptr %scevgep235, i64 %lsr.iv192
  %scevgep239 = getelementptr i8, ptr %scevgep238, i64 -32
  %scevgep277 = getelementptr i8, ptr %scevgep238, i64 -8
  %.132.i.us.us.us20.us.us.us.us.us.us = load double, ptr %scevgep239, align 8
  %scevgep227 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv192
  %scevgep228 = getelementptr i8, ptr %scevgep227, i64 -32
  store double %.132.i.us.us.us20.us.us.us.us.us.us, ptr %scevgep228, align 8
  %scevgep270 = getelementptr i8, ptr %scevgep235, i64 %lsr.iv192
  %scevgep271 = getelementptr i8, ptr %scevgep270, i64 -24
  %.132.1.i.us.us.us21.us.us.us.us.us.us = load double, ptr %scevgep271, align 8
  %scevgep226 = getelementptr i8, ptr %scevgep227, i64 -24
  store double %.132.1.i.us.us.us21.us.us.us.us.us.us, ptr %scevgep226, align 8
  %scevgep243 = getelementptr i8, ptr %scevgep235, i64 %lsr.iv192
  %scevgep244 = getelementptr i8, ptr %scevgep243, i64 -16
  %.132.2.i.us.us.us22.us.us.us.us.us.us = load double, ptr %scevgep244, align 8
  %scevgep222 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv192
  %scevgep223 = getelementptr i8, ptr %scevgep222, i64 -16
  store double %.132.2.i.us.us.us22.us.us.us.us.us.us, ptr %scevgep223, align 8
  %.132.3.i.us.us.us24.us.us.us.us.us.us = load double, ptr %scevgep277, align 8
  %scevgep220 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv192
  %scevgep221 = getelementptr i8, ptr %scevgep220, i64 -8
  store double %.132.3.i.us.us.us24.us.us.us.us.us.us, ptr %scevgep221, align 8
  %scevgep250 = getelementptr i8, ptr %scevgep235, i64 %lsr.iv192
  %scevgep259 = getelementptr i8, ptr %scevgep250, i64 24
  %.132.i.us.us.us20.us.us.us.1.us.us.us = load double, ptr %scevgep246, align 8
  store double %.132.i.us.us.us20.us.us.us.1.us.us.us, ptr %scevgep227, align 8
  %scevgep247 = getelementptr i8, ptr %scevgep235, i64 %lsr.iv192
  %scevgep248 = getelementptr i8, ptr %scevgep247, i64 8
  %.132.1.i.us.us.us21.us.us.us.1.us.us.us = load double, ptr %scevgep248, align 8
  %scevgep218 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv192
  %scevgep219 = getelementptr i8, ptr %scevgep218, i64 8
  store double %.132.1.i.us.us.us21.us.us.us.1.us.us.us, ptr %scevgep219, align 8
  %scevgep263 = getelementptr i8, ptr %scevgep235, i64 %lsr.iv192
  %scevgep264 = getelementptr i8, ptr %scevgep263, i64 16
  %.132.2.i.us.us.us22.us.us.us.1.us.us.us = load double, ptr %scevgep264, align 8
  %scevgep214 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv192
  %scevgep217 = getelementptr i8, ptr %scevgep214, i64 16
  store double %.132.2.i.us.us.us22.us.us.us.1.us.us.us, ptr %scevgep217, align 8
  %.132.3.i.us.us.us24.us.us.us.1.us.us.us = load double, ptr %scevgep259, align 8
  %scevgep209 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv192
  %scevgep212 = getelementptr i8, ptr %scevgep209, i64 24
  store double %.132.3.i.us.us.us24.us.us.us.1.us.us.us, ptr %scevgep212, align 8
  %lsr.iv.next = add i64 %lsr.iv192, 64
  %lsr.iv.next194 = add nsw i64 %lsr.iv193, 2
  %niter.ncmp.1242.us.us.us = icmp eq i64 %lsr.iv.next194, 0
  br i1 %niter.ncmp.1242.us.us.us, label %B336.backedge.us.us.us.us.us.us.us.us.us136.loopexit.unr-lcssa.us.us.us, label %B36.i.us.us.us17.us.us.us.us.us.us

B336.backedge.us.us.us.us.us.us.us.us.us136.loopexit.unr-lcssa.us.us.us:
  %scevgep225 = getelementptr i8, ptr %lsr.iv317.us.us.us.us.us.us, i64 %21
  %scevgep229 = getelementptr i8, ptr %scevgep225, i64 %lsr.iv.next
  %scevgep233 = getelementptr i8, ptr %scevgep229, i64 -32
  %scevgep275 = getelementptr i8, ptr %scevgep229, i64 -8
  %.132.i.us.us.us20.us.us.us.epil.us.us.us = load double, ptr %scevgep233, align 8
  %scevgep207 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv.next
  %scevgep208 = getelementptr i8, ptr %scevgep207, i64 -32
  store double %.132.i.us.us.us20.us.us.us.epil.us.us.us, ptr %scevgep208, align 8
  %scevgep267 = getelementptr i8, ptr %lsr.iv317.us.us.us.us.us.us, i64 %21
  %scevgep268 = getelementptr i8, ptr %scevgep267, i64 %lsr.iv.next
  %scevgep269 = getelementptr i8, ptr %scevgep268, i64 -24
  %.132.1.i.us.us.us21.us.us.us.epil.us.us.us = load double, ptr %scevgep269, align 8
  %scevgep206 = getelementptr i8, ptr %scevgep207, i64 -24
  store double %.132.1.i.us.us.us21.us.us.us.epil.us.us.us, ptr %scevgep206, align 8
  %scevgep240 = getelementptr i8, ptr %lsr.iv317.us.us.us.us.us.us, i64 %21
  %scevgep241 = getelementptr i8, ptr %scevgep240, i64 %lsr.iv.next
  %scevgep242 = getelementptr i8, ptr %scevgep241, i64 -16
  %.132.2.i.us.us.us22.us.us.us.epil.us.us.us = load double, ptr %scevgep242, align 8
  %scevgep199 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv.next
  %scevgep200 = getelementptr i8, ptr %scevgep199, i64 -16
  store double %.132.2.i.us.us.us22.us.us.us.epil.us.us.us, ptr %scevgep200, align 8
  %.132.3.i.us.us.us24.us.us.us.epil.us.us.us = load double, ptr %scevgep275, align 8
  %scevgep196 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv.next
  %scevgep198 = getelementptr i8, ptr %scevgep196, i64 -8
  store double %.132.3.i.us.us.us24.us.us.us.epil.us.us.us, ptr %scevgep198, align 8
  br label %B336.backedge.us.us.us.us.us.us.us.us.us136.us.us.us

B336.backedge.us.us.us.us.us.us.us.us.us136.us.us.us:
  %.448.us.us.us.us.us.us.us.us.us137.us.us.us = add nuw nsw i64 %.441340342.us.us.us.us.us.us.us.us.us112.us.us.us, 1
  %scevgep313.us.us.us.us.us.us138.us.us.us = getelementptr i8, ptr %lsr.iv312.us.us.us.us.us.us111.us.us.us, i64 %2
  %scevgep327.us.us.us.us.us.us139.us.us.us = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %2
  %exitcond.not.us.us.us.us.us.us140.us.us.us = icmp eq i64 %.448.us.us.us.us.us.us.us.us.us137.us.us.us, %arg.k
  br i1 %exitcond.not.us.us.us.us.us.us140.us.us.us, label %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us.us.us.split.us141.split.us.us.us, label %B338.us.us.us.us.us.us.us.us.us109.us.us.us

B336.B516_crit_edge.us.us.us.split.split.us.us.split.us.us.us.split.us141.split.us.us.us:
  %.290.us.us.us.us.us.us.us.us.us15 = add nuw nsw i64 %.283346352.us.us.us.us.us.us.us.us.us14, 1
  %.536.us.us.us.us.us99.us.us.us.us = mul i64 %.322.us.us.us.us.us.us.us.us.us, %.322332
  %.539.us.us.us.us.us100.us.us.us.us = getelementptr double, ptr %arg.room.1, i64 %.536.us.us.us.us.us99.us.us.us.us
  %.540.us.us.us.us.us101.us.us.us.us = load double, ptr %.539.us.us.us.us.us100.us.us.us.us, align 8
  %.546.us.us.us.us.us102.us.us.us.us = fcmp ogt double %.540.us.us.us.us.us101.us.us.us.us, %most.3.1354.us.us.us.us.us.us.us.us.us13
  %"$phi572.2.2.2.us.us.us.us.us103.us.us.us.us" = select i1 %.546.us.us.us.us.us102.us.us.us.us, double %.540.us.us.us.us.us101.us.us.us.us, double %most.3.1354.us.us.us.us.us.us.us.us.us13
  %scevgep311.us.us.us.us.us.us = getelementptr i8, ptr %lsr.iv310.us.us.us.us.us.us, i64 %0
  %scevgep318.us.us.us.us.us.us = getelementptr i8, ptr %lsr.iv317.us.us.us.us.us.us, i64 %3
  %scevgep325.us.us.us.us.us.us = getelementptr i8, ptr %lsr.iv324.us.us.us.us.us.us, i64 %0
  %exitcond542.not.us.us.us.us.us.us16 = icmp eq i64 %arg.s.9.fr, %.290.us.us.us.us.us.us.us.us.us15
  br i1 %exitcond542.not.us.us.us.us.us.us16, label %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split.us.us, label %B170.endif.us.us.us.us.us.us.us.us.us12

B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split.us.us:
  %.153.us.us.us34.us.us = add nuw nsw i64 %.146371383.us.us.us29.us.us, 1
  %scevgep309.us.us.us = getelementptr i8, ptr %lsr.iv308.us.us.us, i64 %1
  %scevgep323.us.us.us = getelementptr i8, ptr %lsr.iv322.us.us.us, i64 %1
  %exitcond543.not.us35.us.us = icmp eq i64 %arg.k, %.153.us.us.us34.us.us
  br i1 %exitcond543.not.us35.us.us, label %B630.endif.us.preheader, label %B104.endif.us.us.us27.us.us

B104.endif.us.us.us27.us:
  %lsr.iv322.us.us = phi ptr [ %scevgep323.us.us, %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split ], [ %arg.room.1, %B104.endif.us.us.us27.us.preheader72 ]
  %lsr.iv308.us.us = phi ptr [ %scevgep309.us.us, %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split ], [ %scevgep307, %B104.endif.us.us.us27.us.preheader72 ]
  %most.4.0385.us.us.us28.us = phi double [ %"$phi572.2.2.2.us.us.us.us.us103.us.us", %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split ], [ 0.000000e+00, %B104.endif.us.us.us27.us.preheader72 ]
  %.146371383.us.us.us29.us = phi i64 [ %.153.us.us.us34.us, %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split ], [ 0, %B104.endif.us.us.us27.us.preheader72 ]
  %.190.us.us.us30.us = getelementptr i64, ptr %arg.room.0, i64 %.146371383.us.us.us29.us
  %.191.us.us.us31.us = load i64, ptr %.190.us.us.us30.us, align 8
  %.193.us.us.us32.us = mul nsw i64 %.191.us.us.us31.us, %arg.s.9.fr
  %.320.us.us.us33.us = mul nuw nsw i64 %.146371383.us.us.us29.us, %arg.s.9.fr
  %24 = mul i64 %.191.us.us.us31.us, %3
  br label %B170.endif.us.us.us.us.us.us.us

B170.endif.us.us.us.us.us.us.us:
  %lsr.iv324.us.us.us.us = phi ptr [ %scevgep325.us.us.us.us, %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us.us.us.split.us141.split ], [ %lsr.iv322.us.us, %B104.endif.us.us.us27.us ]
  %lsr.iv317.us.us.us.us = phi ptr [ %scevgep318.us.us.us.us, %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us.us.us.split.us141.split ], [ %arg.s.3, %B104.endif.us.us.us27.us ]
  %lsr.iv310.us.us.us.us = phi ptr [ %scevgep311.us.us.us.us, %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us.us.us.split.us141.split ], [ %lsr.iv308.us.us, %B104.endif.us.us.us27.us ]
  %most.3.1354.us.us.us.us.us.us.us = phi double [ %"$phi572.2.2.2.us.us.us.us.us103.us.us", %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us.us.us.split.us141.split ], [ %most.4.0385.us.us.us28.us, %B104.endif.us.us.us27.us ]
  %.283346352.us.us.us.us.us.us.us = phi i64 [ %.290.us.us.us.us.us.us.us, %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us.us.us.split.us141.split ], [ 0, %B104.endif.us.us.us27.us ]
  %.322.us.us.us.us.us.us.us = add nuw nsw i64 %.283346352.us.us.us.us.us.us.us, %.320.us.us.us33.us
  %.330.us.us.us.us.us.us.us = add nsw i64 %.283346352.us.us.us.us.us.us.us, %.193.us.us.us32.us
  %.331.us.us.us.us.us36.us.us = getelementptr double, ptr %arg.s.4, i64 %.330.us.us.us.us.us.us.us
  %.332.us.us.us.us.us37.us.us = load double, ptr %.331.us.us.us.us.us36.us.us, align 8
  %.338.us.us.us.us.us38.us.us = getelementptr double, ptr %arg.s.5, i64 %.330.us.us.us.us.us.us.us
  %.339.us.us.us.us.us39.us.us = load double, ptr %.338.us.us.us.us.us38.us.us, align 8
  %.343.us.us.us.us.us40.us.us = getelementptr double, ptr %arg.room.2, i64 %.322.us.us.us.us.us.us.us
  store double %.332.us.us.us.us.us37.us.us, ptr %.343.us.us.us.us.us40.us.us, align 8
  %.348.us.us.us.us.us41.us.us = getelementptr double, ptr %arg.room.4, i64 %.322.us.us.us.us.us.us.us
  store double %.339.us.us.us.us.us39.us.us, ptr %.348.us.us.us.us.us41.us.us, align 8
  %.353.us.us.us.us.us42.us.us = getelementptr double, ptr %arg.room.5, i64 %.322.us.us.us.us.us.us.us
  store double 0.000000e+00, ptr %.353.us.us.us.us.us42.us.us, align 8
  %.480.us.us.us.us.us43.us.us = mul nsw i64 %.330.us.us.us.us.us.us.us, %.41
  %25 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us43.us.us
  %.493.us.us.us.us.us44.us.us = mul nuw nsw i64 %.322.us.us.us.us.us.us.us, %.45
  %26 = getelementptr double, ptr %arg.room.1, i64 %.493.us.us.us.us.us44.us.us
  br label %B338.us.us.us.us.us.us.us.us.us109

B338.us.us.us.us.us.us.us.us.us109:
  %lsr.iv326.us.us.us.us.us.us110 = phi ptr [ %scevgep327.us.us.us.us.us.us139, %B336.backedge.us.us.us.us.us.us.us.us.us136 ], [ %lsr.iv324.us.us.us.us, %B170.endif.us.us.us.us.us.us.us ]
  %lsr.iv312.us.us.us.us.us.us111 = phi ptr [ %scevgep313.us.us.us.us.us.us138, %B336.backedge.us.us.us.us.us.us.us.us.us136 ], [ %lsr.iv310.us.us.us.us, %B170.endif.us.us.us.us.us.us.us ]
  %.441340342.us.us.us.us.us.us.us.us.us112 = phi i64 [ %.448.us.us.us.us.us.us.us.us.us137, %B336.backedge.us.us.us.us.us.us.us.us.us136 ], [ 0, %B170.endif.us.us.us.us.us.us.us ]
  %.483.us.us.us.us.us.us.us.us.us113 = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us.us.us.us.us112
  %.484.us.us.us.us.us.us.us.us.us114 = load i64, ptr %.483.us.us.us.us.us.us.us.us.us113, align 8
  %.486.us.us.us.us.us.us.us.us.us115 = mul nsw i64 %.484.us.us.us.us.us.us.us.us.us114, %arg.s.9.fr
  %.488.us.us.us.us.us.us.us.us.us116 = getelementptr double, ptr %25, i64 %.486.us.us.us.us.us.us.us.us.us115
  %.495.us.us.us.us.us.us.us.us.us117 = mul nuw nsw i64 %.441340342.us.us.us.us.us.us.us.us.us112, %arg.s.9.fr
  %.497.us.us.us.us.us.us.us.us.us118 = getelementptr double, ptr %26, i64 %.495.us.us.us.us.us.us.us.us.us117
  %arg.target1.i.us.us.us.us.us.us119 = ptrtoint ptr %.497.us.us.us.us.us.us.us.us.us118 to i64
  %arg.source2.i.us.us.us.us.us.us120 = ptrtoint ptr %.488.us.us.us.us.us.us.us.us.us116 to i64
  %27 = sub i64 %arg.target1.i.us.us.us.us.us.us119, %arg.source2.i.us.us.us.us.us.us120
  %diff.check.i.us.us.us.us.us.us121 = icmp ult i64 %27, 32
  %28 = shl i64 %.484.us.us.us.us.us.us.us.us.us114, 3
  %29 = add i64 %28, %24
  %30 = mul i64 %29, %arg.s.9.fr
  br i1 %diff.check.i.us.us.us.us.us.us121, label %B36.i.us.us.us17.us.us.us.preheader, label %vector.body.i.us.us.us.us.us.us124.preheader

vector.body.i.us.us.us.us.us.us124.preheader:
  %scevgep291 = getelementptr i8, ptr %lsr.iv317.us.us.us.us, i64 %30
  br label %vector.body.i.us.us.us.us.us.us124

B36.i.us.us.us17.us.us.us.preheader:
  %scevgep333 = getelementptr i8, ptr %lsr.iv317.us.us.us.us, i64 %30
  br label %B36.i.us.us.us17.us.us.us

vector.body.i.us.us.us.us.us.us124:
  %index.i.us.us.us.us.us.us125 = phi i64 [ %index.next.i.us.us.us.us.us.us133, %vector.body.i.us.us.us.us.us.us124 ], [ 0, %vector.body.i.us.us.us.us.us.us124.preheader ]
  %sunkaddr.i.us.us.us.us.us.us126 = shl i64 %index.i.us.us.us.us.us.us125, 3
  %scevgep304 = getelementptr i8, ptr %scevgep291, i64 %sunkaddr.i.us.us.us.us.us.us126
  %wide.load.i.us.us.us.us.us.us128 = load <2 x double>, ptr %scevgep304, align 8
  %scevgep296 = getelementptr i8, ptr %scevgep291, i64 %sunkaddr.i.us.us.us.us.us.us126
  %scevgep303 = getelementptr i8, ptr %scevgep296, i64 16
  %wide.load3.i.us.us.us.us.us.us130 = load <2 x double>, ptr %scevgep303, align 8
  %scevgep315.us.us.us.us.us.us131 = getelementptr i8, ptr %lsr.iv312.us.us.us.us.us.us111, i64 %sunkaddr.i.us.us.us.us.us.us126
  %31 = shl i64 %index.i.us.us.us.us.us.us125, 3
  %scevgep281 = getelementptr i8, ptr %lsr.iv312.us.us.us.us.us.us111, i64 %31
  %scevgep284 = getelementptr i8, ptr %scevgep281, i64 -16
  store <2 x double> %wide.load.i.us.us.us.us.us.us128, ptr %scevgep284, align 8
  store <2 x double> %wide.load3.i.us.us.us.us.us.us130, ptr %scevgep315.us.us.us.us.us.us131, align 8
  %index.next.i.us.us.us.us.us.us133 = add nuw nsw i64 %index.i.us.us.us.us.us.us125, 4
  %32 = icmp eq i64 %arg.s.9.fr, %index.next.i.us.us.us.us.us.us133
  br i1 %32, label %B336.backedge.us.us.us.us.us.us.us.us.us136, label %vector.body.i.us.us.us.us.us.us124

B36.i.us.us.us17.us.us.us:
  %lsr.iv405 = phi i64 [ %lsr.iv.next406, %B36.i.us.us.us17.us.us.us ], [ %8, %B36.i.us.us.us17.us.us.us.preheader ]
  %lsr.iv167 = phi i64 [ %lsr.iv.next168, %B36.i.us.us.us17.us.us.us ], [ 32, %B36.i.us.us.us17.us.us.us.preheader ]
  %scevgep342 = getelementptr i8, ptr %scevgep333, i64 %lsr.iv167
  %scevgep340 = getelementptr i8, ptr %scevgep333, i64 %lsr.iv167
  %scevgep341 = getelementptr i8, ptr %scevgep340, i64 -8
  %scevgep336 = getelementptr i8, ptr %scevgep333, i64 %lsr.iv167
  %scevgep337 = getelementptr i8, ptr %scevgep336, i64 -32
  %.132.i.us.us.us20.us.us.us = load double, ptr %scevgep337, align 8
  %scevgep202 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110, i64 %lsr.iv167
  %scevgep205 = getelementptr i8, ptr %scevgep202, i64 -32
  store double %.132.i.us.us.us20.us.us.us, ptr %scevgep205, align 8
  %scevgep347 = getelementptr i8, ptr %scevgep333, i64 %lsr.iv167
  %scevgep348 = getelementptr i8, ptr %scevgep347, i64 -24
  %.132.1.i.us.us.us21.us.us.us = load double, ptr %scevgep348, align 8
  %scevgep201 = getelementptr i8, ptr %scevgep202, i64 -24
  store double %.132.1.i.us.us.us21.us.us.us, ptr %scevgep201, align 8
  %scevgep344 = getelementptr i8, ptr %scevgep333, i64 %lsr.iv167
  %scevgep346 = getelementptr i8, ptr %scevgep344, i64 -16
  %.132.2.i.us.us.us22.us.us.us = load double, ptr %scevgep346, align 8
  %scevgep331 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110, i64 %lsr.iv167
  %scevgep332 = getelementptr i8, ptr %scevgep331, i64 -16
  store double %.132.2.i.us.us.us22.us.us.us, ptr %scevgep332, align 8
  %.132.3.i.us.us.us24.us.us.us = load double, ptr %scevgep341, align 8
  %scevgep324 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110, i64 %lsr.iv167
  %scevgep326 = getelementptr i8, ptr %scevgep324, i64 -8
  store double %.132.3.i.us.us.us24.us.us.us, ptr %scevgep326, align 8
  %scevgep334 = getelementptr i8, ptr %scevgep333, i64 %lsr.iv167
  %scevgep335 = getelementptr i8, ptr %scevgep334, i64 24
  %.132.i.us.us.us20.us.us.us.1 = load double, ptr %scevgep342, align 8
  store double %.132.i.us.us.us20.us.us.us.1, ptr %scevgep202, align 8
  %scevgep349 = getelementptr i8, ptr %scevgep334, i64 8
  %.132.1.i.us.us.us21.us.us.us.1 = load double, ptr %scevgep349, align 8
  %scevgep314 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110, i64 %lsr.iv167
  %scevgep316 = getelementptr i8, ptr %scevgep314, i64 8
  store double %.132.1.i.us.us.us21.us.us.us.1, ptr %scevgep316, align 8
  %scevgep338 = getelementptr i8, ptr %scevgep333, i64 %lsr.iv167
  %scevgep339 = getelementptr i8, ptr %scevgep338, i64 16
  %.132.2.i.us.us.us22.us.us.us.1 = load double, ptr %scevgep339, align 8
  %scevgep310 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110, i64 %lsr.iv167
  %scevgep312 = getelementptr i8, ptr %scevgep310, i64 16
  store double %.132.2.i.us.us.us22.us.us.us.1, ptr %scevgep312, align 8
  %.132.3.i.us.us.us24.us.us.us.1 = load double, ptr %scevgep335, align 8
  %scevgep306 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110, i64 %lsr.iv167
  %scevgep308 = getelementptr i8, ptr %scevgep306, i64 24
  store double %.132.3.i.us.us.us24.us.us.us.1, ptr %scevgep308, align 8
  %lsr.iv.next168 = add i64 %lsr.iv167, 64
  %lsr.iv.next406 = add nsw i64 %lsr.iv405, -2
  %niter.ncmp.1242 = icmp eq i64 %lsr.iv.next406, 0
  br i1 %niter.ncmp.1242, label %B336.backedge.us.us.us.us.us.us.us.us.us136, label %B36.i.us.us.us17.us.us.us

B336.backedge.us.us.us.us.us.us.us.us.us136:
  %.448.us.us.us.us.us.us.us.us.us137 = add nuw nsw i64 %.441340342.us.us.us.us.us.us.us.us.us112, 1
  %scevgep313.us.us.us.us.us.us138 = getelementptr i8, ptr %lsr.iv312.us.us.us.us.us.us111, i64 %2
  %scevgep327.us.us.us.us.us.us139 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110, i64 %2
  %exitcond.not.us.us.us.us.us.us140 = icmp eq i64 %.448.us.us.us.us.us.us.us.us.us137, %arg.k
  br i1 %exitcond.not.us.us.us.us.us.us140, label %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us.us.us.split.us141.split, label %B338.us.us.us.us.us.us.us.us.us109

B336.B516_crit_edge.us.us.us.split.split.us.us.split.us.us.us.split.us141.split:
  %.290.us.us.us.us.us.us.us = add nuw nsw i64 %.283346352.us.us.us.us.us.us.us, 1
  %.536.us.us.us.us.us99.us.us = mul i64 %.322.us.us.us.us.us.us.us, %.322332
  %.539.us.us.us.us.us100.us.us = getelementptr double, ptr %arg.room.1, i64 %.536.us.us.us.us.us99.us.us
  %.540.us.us.us.us.us101.us.us = load double, ptr %.539.us.us.us.us.us100.us.us, align 8
  %.546.us.us.us.us.us102.us.us = fcmp ogt double %.540.us.us.us.us.us101.us.us, %most.3.1354.us.us.us.us.us.us.us
  %"$phi572.2.2.2.us.us.us.us.us103.us.us" = select i1 %.546.us.us.us.us.us102.us.us, double %.540.us.us.us.us.us101.us.us, double %most.3.1354.us.us.us.us.us.us.us
  %scevgep311.us.us.us.us = getelementptr i8, ptr %lsr.iv310.us.us.us.us, i64 %0
  %scevgep318.us.us.us.us = getelementptr i8, ptr %lsr.iv317.us.us.us.us, i64 %3
  %scevgep325.us.us.us.us = getelementptr i8, ptr %lsr.iv324.us.us.us.us, i64 %0
  %exitcond542.not.us.us.us.us = icmp eq i64 %arg.s.9.fr, %.290.us.us.us.us.us.us.us
  br i1 %exitcond542.not.us.us.us.us, label %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split, label %B170.endif.us.us.us.us.us.us.us

B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split:
  %.153.us.us.us34.us = add nuw nsw i64 %.146371383.us.us.us29.us, 1
  %scevgep309.us.us = getelementptr i8, ptr %lsr.iv308.us.us, i64 %1
  %scevgep323.us.us = getelementptr i8, ptr %lsr.iv322.us.us, i64 %1
  %exitcond543.not.us35.us = icmp eq i64 %arg.k, %.153.us.us.us34.us
  br i1 %exitcond543.not.us35.us, label %B630.endif.us.preheader, label %B104.endif.us.us.us27.us

B104.endif.us.us.us27:
  %lsr.iv322.us = phi ptr [ %scevgep323.us, %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split ], [ %arg.room.1, %B104.endif.us.us.us27.preheader ]
  %lsr.iv308.us = phi ptr [ %scevgep309.us, %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split ], [ %scevgep307, %B104.endif.us.us.us27.preheader ]
  %most.4.0385.us.us.us28 = phi double [ %"$phi572.2.2.2.us.us.us.us.us103", %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split ], [ 0.000000e+00, %B104.endif.us.us.us27.preheader ]
  %.146371383.us.us.us29 = phi i64 [ %.153.us.us.us34, %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split ], [ 0, %B104.endif.us.us.us27.preheader ]
  %.190.us.us.us30 = getelementptr i64, ptr %arg.room.0, i64 %.146371383.us.us.us29
  %.191.us.us.us31 = load i64, ptr %.190.us.us.us30, align 8
  %.193.us.us.us32 = mul nsw i64 %.191.us.us.us31, %arg.s.9.fr
  %.320.us.us.us33 = mul nuw nsw i64 %.146371383.us.us.us29, %arg.s.9.fr
  %33 = mul i64 %.191.us.us.us31, %3
  br label %B170.endif.us.us.us.us.us

B170.endif.us.us.us.us.us:
  %lsr.iv250 = phi ptr [ %scevgep254, %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us97 ], [ %scevgep249, %B104.endif.us.us.us27 ]
  %lsr.iv324.us.us = phi ptr [ %scevgep325.us.us, %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us97 ], [ %lsr.iv322.us, %B104.endif.us.us.us27 ]
  %lsr.iv317.us.us = phi ptr [ %scevgep318.us.us, %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us97 ], [ %arg.s.3, %B104.endif.us.us.us27 ]
  %lsr.iv310.us.us = phi ptr [ %scevgep311.us.us, %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us97 ], [ %lsr.iv308.us, %B104.endif.us.us.us27 ]
  %most.3.1354.us.us.us.us.us = phi double [ %"$phi572.2.2.2.us.us.us.us.us103", %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us97 ], [ %most.4.0385.us.us.us28, %B104.endif.us.us.us27 ]
  %.283346352.us.us.us.us.us = phi i64 [ %.290.us.us.us.us.us, %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us97 ], [ 0, %B104.endif.us.us.us27 ]
  %.322.us.us.us.us.us = add nuw nsw i64 %.283346352.us.us.us.us.us, %.320.us.us.us33
  %.330.us.us.us.us.us = add nsw i64 %.283346352.us.us.us.us.us, %.193.us.us.us32
  %.331.us.us.us.us.us36 = getelementptr double, ptr %arg.s.4, i64 %.330.us.us.us.us.us
  %.332.us.us.us.us.us37 = load double, ptr %.331.us.us.us.us.us36, align 8
  %.338.us.us.us.us.us38 = getelementptr double, ptr %arg.s.5, i64 %.330.us.us.us.us.us
  %.339.us.us.us.us.us39 = load double, ptr %.338.us.us.us.us.us38, align 8
  %.343.us.us.us.us.us40 = getelementptr double, ptr %arg.room.2, i64 %.322.us.us.us.us.us
  store double %.332.us.us.us.us.us37, ptr %.343.us.us.us.us.us40, align 8
  %.348.us.us.us.us.us41 = getelementptr double, ptr %arg.room.4, i64 %.322.us.us.us.us.us
  store double %.339.us.us.us.us.us39, ptr %.348.us.us.us.us.us41, align 8
  %.353.us.us.us.us.us42 = getelementptr double, ptr %arg.room.5, i64 %.322.us.us.us.us.us
  store double 0.000000e+00, ptr %.353.us.us.us.us.us42, align 8
  %.480.us.us.us.us.us43 = mul nsw i64 %.330.us.us.us.us.us, %.41
  %34 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us43
  %.493.us.us.us.us.us44 = mul nuw nsw i64 %.322.us.us.us.us.us, %.45
  %35 = getelementptr double, ptr %arg.room.1, i64 %.493.us.us.us.us.us44
  br label %B338.us.us.us.us.us.us45

B338.us.us.us.us.us.us45:
  %lsr.iv326.us.us.us46 = phi ptr [ %scevgep327.us.us.us94, %B336.backedge.us.us.us.us.us.us91 ], [ %lsr.iv324.us.us, %B170.endif.us.us.us.us.us ]
  %lsr.iv312.us.us.us47 = phi ptr [ %scevgep313.us.us.us93, %B336.backedge.us.us.us.us.us.us91 ], [ %lsr.iv310.us.us, %B170.endif.us.us.us.us.us ]
  %.441340342.us.us.us.us.us.us48 = phi i64 [ %.448.us.us.us.us.us.us92, %B336.backedge.us.us.us.us.us.us91 ], [ 0, %B170.endif.us.us.us.us.us ]
  %.483.us.us.us.us.us.us49 = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us.us48
  %.484.us.us.us.us.us.us50 = load i64, ptr %.483.us.us.us.us.us.us49, align 8
  %.486.us.us.us.us.us.us51 = mul nsw i64 %.484.us.us.us.us.us.us50, %arg.s.9.fr
  %.488.us.us.us.us.us.us52 = getelementptr double, ptr %34, i64 %.486.us.us.us.us.us.us51
  %.495.us.us.us.us.us.us53 = mul nuw nsw i64 %.441340342.us.us.us.us.us.us48, %arg.s.9.fr
  %.497.us.us.us.us.us.us54 = getelementptr double, ptr %35, i64 %.495.us.us.us.us.us.us53
  %arg.target1.i.us.us.us55 = ptrtoint ptr %.497.us.us.us.us.us.us54 to i64
  %arg.source2.i.us.us.us56 = ptrtoint ptr %.488.us.us.us.us.us.us52 to i64
  %36 = sub i64 %arg.target1.i.us.us.us55, %arg.source2.i.us.us.us56
  %diff.check.i.us.us.us57 = icmp ult i64 %36, 32
  br i1 %diff.check.i.us.us.us57, label %B36.preheader4.i.us.us.us71, label %vector.body.i.preheader.us.us.us58

vector.body.i.preheader.us.us.us58:
  %37 = shl i64 %.484.us.us.us.us.us.us50, 3
  %38 = add i64 %37, %33
  %39 = mul i64 %38, %arg.s.9.fr
  %scevgep319.us.us.us59 = getelementptr i8, ptr %lsr.iv317.us.us, i64 %39
  br label %vector.body.i.us.us.us60

vector.body.i.us.us.us60:
  %index.i.us.us.us61 = phi i64 [ %index.next.i.us.us.us69, %vector.body.i.us.us.us60 ], [ 0, %vector.body.i.preheader.us.us.us58 ]
  %sunkaddr.i.us.us.us62 = shl i64 %index.i.us.us.us61, 3
  %scevgep320.us.us.us63 = getelementptr i8, ptr %scevgep319.us.us.us59, i64 %sunkaddr.i.us.us.us62
  %wide.load.i.us.us.us64 = load <2 x double>, ptr %scevgep320.us.us.us63, align 8
  %scevgep321.us.us.us65 = getelementptr i8, ptr %scevgep320.us.us.us63, i64 16
  %wide.load3.i.us.us.us66 = load <2 x double>, ptr %scevgep321.us.us.us65, align 8
  %scevgep315.us.us.us67 = getelementptr i8, ptr %lsr.iv312.us.us.us47, i64 %sunkaddr.i.us.us.us62
  %40 = shl i64 %index.i.us.us.us61, 3
  %scevgep350 = getelementptr i8, ptr %lsr.iv312.us.us.us47, i64 %40
  %scevgep351 = getelementptr i8, ptr %scevgep350, i64 -16
  store <2 x double> %wide.load.i.us.us.us64, ptr %scevgep351, align 8
  store <2 x double> %wide.load3.i.us.us.us66, ptr %scevgep315.us.us.us67, align 8
  %index.next.i.us.us.us69 = add nuw nsw i64 %index.i.us.us.us61, 4
  %41 = icmp eq i64 %n.vec.i, %index.next.i.us.us.us69
  br i1 %41, label %B36.preheader4.i.us.us.us71, label %vector.body.i.us.us.us60

B36.preheader4.i.us.us.us71:
  %.983941.ph.i.us.us.us = phi i64 [ 0, %B338.us.us.us.us.us.us45 ], [ %n.vec.i, %vector.body.i.us.us.us60 ]
  %42 = sub nsw i64 %.983941.ph.i.us.us.us, %arg.s.9.fr
  %43 = icmp ugt i64 %42, -4
  br i1 %43, label %B336.backedge.us.us.us.us.us.us91, label %B36.i.preheader.us.us.us72

B36.i.preheader.us.us.us72:
  %44 = shl i64 %.484.us.us.us.us.us.us50, 3
  %45 = add i64 %44, %33
  %46 = mul i64 %45, %arg.s.9.fr
  %scevgep256 = getelementptr i8, ptr %lsr.iv250, i64 %46
  br label %B36.i.us.us.us74

B36.i.us.us.us74:
  %.983941.i.us.us.us75 = phi i64 [ %.105.3.i.us.us.us87, %B36.i.us.us.us74 ], [ %.983941.ph.i.us.us.us, %B36.i.preheader.us.us.us72 ]
  %sunkaddr40.i.us.us.us76 = shl i64 %.983941.i.us.us.us75, 3
  %scevgep260 = getelementptr i8, ptr %scevgep256, i64 %sunkaddr40.i.us.us.us76
  %scevgep261 = getelementptr i8, ptr %scevgep260, i64 8
  %scevgep262 = getelementptr i8, ptr %scevgep260, i64 -16
  %.132.i.us.us.us79 = load double, ptr %scevgep262, align 8
  %scevgep265 = getelementptr i8, ptr %lsr.iv326.us.us.us46, i64 %sunkaddr40.i.us.us.us76
  store double %.132.i.us.us.us79, ptr %scevgep265, align 8
  %47 = shl i64 %.983941.i.us.us.us75, 3
  %scevgep352 = getelementptr i8, ptr %scevgep256, i64 %47
  %scevgep353 = getelementptr i8, ptr %scevgep352, i64 -8
  %.132.1.i.us.us.us82 = load double, ptr %scevgep353, align 8
  %scevgep360 = getelementptr i8, ptr %lsr.iv326.us.us.us46, i64 %47
  %scevgep361 = getelementptr i8, ptr %scevgep360, i64 8
  store double %.132.1.i.us.us.us82, ptr %scevgep361, align 8
  %.132.2.i.us.us.us85 = load double, ptr %scevgep260, align 8
  %48 = shl i64 %.983941.i.us.us.us75, 3
  %scevgep358 = getelementptr i8, ptr %lsr.iv326.us.us.us46, i64 %48
  %scevgep359 = getelementptr i8, ptr %scevgep358, i64 16
  store double %.132.2.i.us.us.us85, ptr %scevgep359, align 8
  %.105.3.i.us.us.us87 = add nuw nsw i64 %.983941.i.us.us.us75, 4
  %.132.3.i.us.us.us88 = load double, ptr %scevgep261, align 8
  %49 = shl i64 %.983941.i.us.us.us75, 3
  %scevgep355 = getelementptr i8, ptr %lsr.iv326.us.us.us46, i64 %49
  %scevgep357 = getelementptr i8, ptr %scevgep355, i64 24
  store double %.132.3.i.us.us.us88, ptr %scevgep357, align 8
  %exitcond.not.3.i.us.us.us90 = icmp eq i64 %arg.s.9.fr, %.105.3.i.us.us.us87
  br i1 %exitcond.not.3.i.us.us.us90, label %B336.backedge.us.us.us.us.us.us91, label %B36.i.us.us.us74

B336.backedge.us.us.us.us.us.us91:
  %.448.us.us.us.us.us.us92 = add nuw nsw i64 %.441340342.us.us.us.us.us.us48, 1
  %scevgep313.us.us.us93 = getelementptr i8, ptr %lsr.iv312.us.us.us47, i64 %2
  %scevgep327.us.us.us94 = getelementptr i8, ptr %lsr.iv326.us.us.us46, i64 %2
  %exitcond.not.us.us.us95 = icmp eq i64 %.448.us.us.us.us.us.us92, %arg.k
  br i1 %exitcond.not.us.us.us95, label %B336.B516_crit_edge.us.us.us.split.split.us.us.split.us97, label %B338.us.us.us.us.us.us45

B336.B516_crit_edge.us.us.us.split.split.us.us.split.us97:
  %.290.us.us.us.us.us = add nuw nsw i64 %.283346352.us.us.us.us.us, 1
  %.536.us.us.us.us.us99 = mul i64 %.322.us.us.us.us.us, %.322332
  %.539.us.us.us.us.us100 = getelementptr double, ptr %arg.room.1, i64 %.536.us.us.us.us.us99
  %.540.us.us.us.us.us101 = load double, ptr %.539.us.us.us.us.us100, align 8
  %.546.us.us.us.us.us102 = fcmp ogt double %.540.us.us.us.us.us101, %most.3.1354.us.us.us.us.us
  %"$phi572.2.2.2.us.us.us.us.us103" = select i1 %.546.us.us.us.us.us102, double %.540.us.us.us.us.us101, double %most.3.1354.us.us.us.us.us
  %scevgep311.us.us = getelementptr i8, ptr %lsr.iv310.us.us, i64 %0
  %scevgep318.us.us = getelementptr i8, ptr %lsr.iv317.us.us, i64 %3
  %scevgep325.us.us = getelementptr i8, ptr %lsr.iv324.us.us, i64 %0
  %scevgep254 = getelementptr i8, ptr %lsr.iv250, i64 %3
  %exitcond542.not.us.us = icmp eq i64 %arg.s.9.fr, %.290.us.us.us.us.us
  br i1 %exitcond542.not.us.us, label %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split, label %B170.endif.us.us.us.us.us

B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split:
  %.153.us.us.us34 = add nuw nsw i64 %.146371383.us.us.us29, 1
  %scevgep309.us = getelementptr i8, ptr %lsr.iv308.us, i64 %1
  %scevgep323.us = getelementptr i8, ptr %lsr.iv322.us, i64 %1
  %exitcond543.not.us35 = icmp eq i64 %arg.k, %.153.us.us.us34
  br i1 %exitcond543.not.us35, label %B630.endif.us.preheader, label %B104.endif.us.us.us27

B104.endif.us.us.preheader.split.us:
  %50 = icmp samesign ult i64 %arg.s.9.fr, 4
  br i1 %50, label %B104.endif.us.us.preheader.split.us.split.us, label %B104.endif.us.us.us.preheader

B104.endif.us.us.us.preheader:
  %scevgep203 = getelementptr i8, ptr %arg.s.3, i64 24
  %51 = shl i64 %.45, 3
  %52 = mul i64 %51, %arg.s.9.fr
  %53 = shl nuw nsw i64 %arg.s.9.fr, 3
  %54 = shl i64 %arg.s.8, 3
  %scevgep232 = getelementptr i8, ptr %arg.room.1, i64 %51
  %55 = shl i64 %.45, 4
  %scevgep253 = getelementptr i8, ptr %arg.room.1, i64 %55
  %56 = mul i64 %.45, 24
  %scevgep274 = getelementptr i8, ptr %arg.room.1, i64 %56
  %57 = shl i64 %.45, 5
  %scevgep295 = getelementptr i8, ptr %arg.room.1, i64 %57
  br label %B104.endif.us.us.us

B104.endif.us.us.preheader.split.us.split.us:
  %58 = icmp eq i64 %xtraiter.i, 0
  br i1 %58, label %B104.endif.us.us.us.us.us.preheader, label %B104.endif.us.us.us.us.preheader

B104.endif.us.us.us.us.us.preheader:
  br label %B104.endif.us.us.us.us.us

B104.endif.us.us.us.us.preheader:
  %unroll_iter = and i64 %arg.k, %const
  %59 = shl i64 %.45, 3
  %60 = mul i64 %59, %arg.s.9.fr
  %61 = shl nuw nsw i64 %arg.s.9.fr, 4
  %62 = shl nuw nsw i64 %arg.s.9.fr, 3
  %scevgep159 = getelementptr i8, ptr %arg.room.1, i64 %62
  %scevgep169 = getelementptr i8, ptr %arg.room.1, i64 %59
  %63 = shl i64 %arg.k, 3
  %64 = add i64 %63, 8
  %65 = mul i64 %64, %arg.s.9.fr
  %scevgep176 = getelementptr i8, ptr %arg.room.1, i64 %65
  %66 = shl i64 %.45, 4
  %scevgep186 = getelementptr i8, ptr %arg.room.1, i64 %66
  %67 = shl i64 %arg.k, 4
  %68 = or disjoint i64 %67, 8
  %69 = mul i64 %68, %arg.s.9.fr
  %scevgep193 = getelementptr i8, ptr %arg.room.1, i64 %69
  %70 = mul i64 %unroll_iter, %62
  %71 = add nuw i64 %unroll_iter, %arg.k
  %72 = mul i64 %71, %62
  %73 = shl i64 %unroll_iter, 3
  %74 = add i64 %73, %67
  %75 = mul i64 %74, 3
  %scevgep317 = getelementptr i8, ptr %arg.room.1, i64 %70
  %scevgep343 = getelementptr i8, ptr %arg.room.1, i64 %72
  %scevgep354 = getelementptr i8, ptr %arg.room.1, i64 %75
  br label %B104.endif.us.us.us.us

B104.endif.us.us.us.us.us:
  %most.4.0385.us.us.us.us.us = phi double [ %"$phi572.2.2.2.us.us.us.us.us.us.us.us.us", %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split.us.us ], [ 0.000000e+00, %B104.endif.us.us.us.us.us.preheader ]
  %.146371383.us.us.us.us.us = phi i64 [ %.153.us.us.us.us.us, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split.us.us ], [ 0, %B104.endif.us.us.us.us.us.preheader ]
  br label %B170.endif.us.us.us.us.us.us.us.us.us

B170.endif.us.us.us.us.us.us.us.us.us:
  %most.3.1354.us.us.us.us.us.us.us.us.us = phi double [ %"$phi572.2.2.2.us.us.us.us.us.us.us.us.us", %B170.endif.us.us.us.us.us.us.us.us.us ], [ %most.4.0385.us.us.us.us.us, %B104.endif.us.us.us.us.us ]
  %.283346352.us.us.us.us.us.us.us.us.us = phi i64 [ %.290.us.us.us.us.us.us.us.us.us, %B170.endif.us.us.us.us.us.us.us.us.us ], [ 0, %B104.endif.us.us.us.us.us ]
  %76 = shl i64 %.283346352.us.us.us.us.us.us.us.us.us, 3
  %scevgep301 = getelementptr i8, ptr %arg.room.1, i64 %76
  %scevgep147 = getelementptr i8, ptr %arg.s.4, i64 %76
  %.332.us.us.us.us.us.us.us.us.us = load double, ptr %scevgep147, align 8
  %scevgep146 = getelementptr i8, ptr %arg.s.5, i64 %76
  %.339.us.us.us.us.us.us.us.us.us = load double, ptr %scevgep146, align 8
  %77 = shl i64 %.283346352.us.us.us.us.us.us.us.us.us, 3
  %scevgep91 = getelementptr i8, ptr %arg.room.2, i64 %77
  store double %.332.us.us.us.us.us.us.us.us.us, ptr %scevgep91, align 8
  %78 = shl i64 %.283346352.us.us.us.us.us.us.us.us.us, 3
  %scevgep90 = getelementptr i8, ptr %arg.room.4, i64 %78
  store double %.339.us.us.us.us.us.us.us.us.us, ptr %scevgep90, align 8
  %79 = shl i64 %.283346352.us.us.us.us.us.us.us.us.us, 3
  %scevgep89 = getelementptr i8, ptr %arg.room.5, i64 %79
  store double 0.000000e+00, ptr %scevgep89, align 8
  %.290.us.us.us.us.us.us.us.us.us = add nuw nsw i64 %.283346352.us.us.us.us.us.us.us.us.us, 1
  %.540.us.us.us.us.us.us.us.us.us = load double, ptr %scevgep301, align 8
  %.546.us.us.us.us.us.us.us.us.us = fcmp ogt double %.540.us.us.us.us.us.us.us.us.us, %most.3.1354.us.us.us.us.us.us.us.us.us
  %"$phi572.2.2.2.us.us.us.us.us.us.us.us.us" = select i1 %.546.us.us.us.us.us.us.us.us.us, double %.540.us.us.us.us.us.us.us.us.us, double %most.3.1354.us.us.us.us.us.us.us.us.us
  %exitcond542.not.us.us.us.us.us.us = icmp eq i64 %arg.s.9.fr, %.290.us.us.us.us.us.us.us.us.us
  br i1 %exitcond542.not.us.us.us.us.us.us, label %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split.us.us, label %B170.endif.us.us.us.us.us.us.us.us.us

B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split.us.us:
  %.153.us.us.us.us.us = add nuw nsw i64 %.146371383.us.us.us.us.us, 1
  %exitcond543.not.us.us.us = icmp eq i64 %arg.k, %.153.us.us.us.us.us
  br i1 %exitcond543.not.us.us.us, label %B630.endif.us.preheader, label %B104.endif.us.us.us.us.us

B104.endif.us.us.us.us:
  %lsr.iv355 = phi ptr [ %scevgep356, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split ], [ %scevgep354, %B104.endif.us.us.us.us.preheader ]
  %lsr.iv344 = phi ptr [ %scevgep345, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split ], [ %scevgep343, %B104.endif.us.us.us.us.preheader ]
  %lsr.iv318 = phi ptr [ %scevgep322, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split ], [ %scevgep317, %B104.endif.us.us.us.us.preheader ]
  %lsr.iv194 = phi ptr [ %scevgep195, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split ], [ %scevgep193, %B104.endif.us.us.us.us.preheader ]
  %lsr.iv187 = phi ptr [ %scevgep188, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split ], [ %scevgep186, %B104.endif.us.us.us.us.preheader ]
  %lsr.iv177 = phi ptr [ %scevgep178, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split ], [ %scevgep176, %B104.endif.us.us.us.us.preheader ]
  %lsr.iv170 = phi ptr [ %scevgep171, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split ], [ %scevgep169, %B104.endif.us.us.us.us.preheader ]
  %lsr.iv160 = phi ptr [ %scevgep161, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split ], [ %scevgep159, %B104.endif.us.us.us.us.preheader ]
  %lsr.iv153 = phi ptr [ %scevgep154, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split ], [ %arg.room.1, %B104.endif.us.us.us.us.preheader ]
  %most.4.0385.us.us.us.us = phi double [ %"$phi572.2.2.2.us.us.us.us.us.us.us.lcssa", %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split ], [ 0.000000e+00, %B104.endif.us.us.us.us.preheader ]
  %.146371383.us.us.us.us = phi i64 [ %.153.us.us.us.us, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split ], [ 0, %B104.endif.us.us.us.us.preheader ]
  %80 = icmp eq i64 %arg.k, 1
  %.190.us.us.us.us = getelementptr i64, ptr %arg.room.0, i64 %.146371383.us.us.us.us
  %.191.us.us.us.us = load i64, ptr %.190.us.us.us.us, align 8
  %.193.us.us.us.us = mul nsw i64 %.191.us.us.us.us, %arg.s.9.fr
  %.320.us.us.us.us = mul nuw nsw i64 %.146371383.us.us.us.us, %arg.s.9.fr
  %.331.us.us.us.us.us.us.us = getelementptr double, ptr %arg.s.4, i64 %.193.us.us.us.us
  %.332.us.us.us.us.us.us.us = load double, ptr %.331.us.us.us.us.us.us.us, align 8
  %.338.us.us.us.us.us.us.us = getelementptr double, ptr %arg.s.5, i64 %.193.us.us.us.us
  %.339.us.us.us.us.us.us.us = load double, ptr %.338.us.us.us.us.us.us.us, align 8
  %.343.us.us.us.us.us.us.us = getelementptr double, ptr %arg.room.2, i64 %.320.us.us.us.us
  store double %.332.us.us.us.us.us.us.us, ptr %.343.us.us.us.us.us.us.us, align 8
  %.348.us.us.us.us.us.us.us = getelementptr double, ptr %arg.room.4, i64 %.320.us.us.us.us
  store double %.339.us.us.us.us.us.us.us, ptr %.348.us.us.us.us.us.us.us, align 8
  %.353.us.us.us.us.us.us.us = getelementptr double, ptr %arg.room.5, i64 %.320.us.us.us.us
  store double 0.000000e+00, ptr %.353.us.us.us.us.us.us.us, align 8
  %.480.us.us.us.us.us.us.us = mul nsw i64 %.193.us.us.us.us, %.41
  %81 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us.us.us
  br i1 %80, label %B338.us.us.us.us.us.us36.us.us.us.epil.preheader, label %B338.us.us.us.us.us.us36.us.us.us.preheader

B338.us.us.us.us.us.us36.us.us.us.preheader:
  br label %B338.us.us.us.us.us.us36.us.us.us

B338.us.us.us.us.us.us36.us.us.us:
  %lsr.iv162 = phi ptr [ %scevgep163, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1 ], [ %lsr.iv160, %B338.us.us.us.us.us.us36.us.us.us.preheader ]
  %lsr.iv155 = phi ptr [ %scevgep156, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1 ], [ %lsr.iv153, %B338.us.us.us.us.us.us36.us.us.us.preheader ]
  %.441340342.us.us.us.us.us.us37.us.us.us = phi i64 [ %.448.us.us.us.us.us.us38.us.us.us.1, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1 ], [ 0, %B338.us.us.us.us.us.us36.us.us.us.preheader ]
  %.483.us.us.us.us.us.us.us.us.us = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us.us37.us.us.us
  %.484.us.us.us.us.us.us.us.us.us = load i64, ptr %.483.us.us.us.us.us.us.us.us.us, align 8
  %.486.us.us.us.us.us.us.us.us.us = mul nsw i64 %.484.us.us.us.us.us.us.us.us.us, %arg.s.9.fr
  %.488.us.us.us.us.us.us.us.us.us = getelementptr double, ptr %81, i64 %.486.us.us.us.us.us.us.us.us.us
  br label %B36.prol.i.us.us.us.us.us.us

B36.prol.i.us.us.us.us.us.us:
  %.983941.prol.i.us.us.us.us.us.us = phi i64 [ %.105.prol.i.us.us.us.us.us.us, %B36.prol.i.us.us.us.us.us.us ], [ 0, %B338.us.us.us.us.us.us36.us.us.us ]
  %.105.prol.i.us.us.us.us.us.us = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us, 1
  %82 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us, 3
  %scevgep93 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us, i64 %82
  %.132.prol.i.us.us.us.us.us.us = load double, ptr %scevgep93, align 8
  %83 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us, 3
  %scevgep92 = getelementptr i8, ptr %lsr.iv155, i64 %83
  store double %.132.prol.i.us.us.us.us.us.us, ptr %scevgep92, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us, label %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us, label %B36.prol.i.us.us.us.us.us.us

B36.prol.loopexit.i.loopexit.us.us.us.us.us.us:
  %sunkaddr469 = shl i64 %.441340342.us.us.us.us.us.us37.us.us.us, 3
  %sunkaddr470 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr469
  %sunkaddr471 = getelementptr i8, ptr %sunkaddr470, i64 8
  %.484.us.us.us.us.us.us.us.us.us.1 = load i64, ptr %sunkaddr471, align 8
  %.486.us.us.us.us.us.us.us.us.us.1 = mul nsw i64 %.484.us.us.us.us.us.us.us.us.us.1, %arg.s.9.fr
  %.488.us.us.us.us.us.us.us.us.us.1 = getelementptr double, ptr %81, i64 %.486.us.us.us.us.us.us.us.us.us.1
  br label %B36.prol.i.us.us.us.us.us.us.1

B36.prol.i.us.us.us.us.us.us.1:
  %.983941.prol.i.us.us.us.us.us.us.1 = phi i64 [ %.105.prol.i.us.us.us.us.us.us.1, %B36.prol.i.us.us.us.us.us.us.1 ], [ 0, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us ]
  %.105.prol.i.us.us.us.us.us.us.1 = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1, 1
  %84 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1, 3
  %scevgep95 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us.1, i64 %84
  %.132.prol.i.us.us.us.us.us.us.1 = load double, ptr %scevgep95, align 8
  %85 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1, 3
  %scevgep94 = getelementptr i8, ptr %lsr.iv162, i64 %85
  store double %.132.prol.i.us.us.us.us.us.us.1, ptr %scevgep94, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us.1 = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us.1
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us.1, label %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1, label %B36.prol.i.us.us.us.us.us.us.1

B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1:
  %.448.us.us.us.us.us.us38.us.us.us.1 = add nuw i64 %.441340342.us.us.us.us.us.us37.us.us.us, 2
  %scevgep156 = getelementptr i8, ptr %lsr.iv155, i64 %61
  %scevgep163 = getelementptr i8, ptr %lsr.iv162, i64 %61
  %niter.ncmp.1 = icmp eq i64 %.448.us.us.us.us.us.us38.us.us.us.1, %unroll_iter
  br i1 %niter.ncmp.1, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.unr-lcssa, label %B338.us.us.us.us.us.us36.us.us.us

B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.unr-lcssa:
  %86 = and i64 %arg.k, 1
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us, label %B338.us.us.us.us.us.us36.us.us.us.epil.preheader

B338.us.us.us.us.us.us36.us.us.us.epil.preheader:
  %sunkaddr373 = getelementptr i8, ptr %arg.room.0, i64 %73
  %.484.us.us.us.us.us.us.us.us.us.epil = load i64, ptr %sunkaddr373, align 8
  %.486.us.us.us.us.us.us.us.us.us.epil = mul nsw i64 %.484.us.us.us.us.us.us.us.us.us.epil, %arg.s.9.fr
  %.488.us.us.us.us.us.us.us.us.us.epil = getelementptr double, ptr %81, i64 %.486.us.us.us.us.us.us.us.us.us.epil
  br label %B36.prol.i.us.us.us.us.us.us.epil

B36.prol.i.us.us.us.us.us.us.epil:
  %.983941.prol.i.us.us.us.us.us.us.epil = phi i64 [ %.105.prol.i.us.us.us.us.us.us.epil, %B36.prol.i.us.us.us.us.us.us.epil ], [ 0, %B338.us.us.us.us.us.us36.us.us.us.epil.preheader ]
  %.105.prol.i.us.us.us.us.us.us.epil = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil, 1
  %88 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil, 3
  %scevgep97 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us.epil, i64 %88
  %.132.prol.i.us.us.us.us.us.us.epil = load double, ptr %scevgep97, align 8
  %89 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil, 3
  %scevgep96 = getelementptr i8, ptr %lsr.iv318, i64 %89
  store double %.132.prol.i.us.us.us.us.us.us.epil, ptr %scevgep96, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us.epil = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us.epil
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us.epil, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us, label %B36.prol.i.us.us.us.us.us.us.epil

B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us:
  %90 = icmp eq i64 %arg.s.9.fr, 1
  %.536.us.us.us.us.us.us.us = mul i64 %.320.us.us.us.us, %.322332
  %.539.us.us.us.us.us.us.us = getelementptr double, ptr %arg.room.1, i64 %.536.us.us.us.us.us.us.us
  %.540.us.us.us.us.us.us.us = load double, ptr %.539.us.us.us.us.us.us.us, align 8
  %.546.us.us.us.us.us.us.us = fcmp ogt double %.540.us.us.us.us.us.us.us, %most.4.0385.us.us.us.us
  %"$phi572.2.2.2.us.us.us.us.us.us.us" = select i1 %.546.us.us.us.us.us.us.us, double %.540.us.us.us.us.us.us.us, double %most.4.0385.us.us.us.us
  br i1 %90, label %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split, label %B170.endif.us.us.us.us.us.us.us.1

B170.endif.us.us.us.us.us.us.us.1:
  %91 = icmp eq i64 %arg.k, 1
  %.322.us.us.us.us.us.us.us.1 = add nuw nsw i64 %.320.us.us.us.us, 1
  %.330.us.us.us.us.us.us.us.1 = add nsw i64 %.193.us.us.us.us, 1
  %.331.us.us.us.us.us.us.us.1 = getelementptr double, ptr %arg.s.4, i64 %.330.us.us.us.us.us.us.us.1
  %.332.us.us.us.us.us.us.us.1 = load double, ptr %.331.us.us.us.us.us.us.us.1, align 8
  %.338.us.us.us.us.us.us.us.1 = getelementptr double, ptr %arg.s.5, i64 %.330.us.us.us.us.us.us.us.1
  %.339.us.us.us.us.us.us.us.1 = load double, ptr %.338.us.us.us.us.us.us.us.1, align 8
  %.343.us.us.us.us.us.us.us.1 = getelementptr double, ptr %arg.room.2, i64 %.322.us.us.us.us.us.us.us.1
  store double %.332.us.us.us.us.us.us.us.1, ptr %.343.us.us.us.us.us.us.us.1, align 8
  %.348.us.us.us.us.us.us.us.1 = getelementptr double, ptr %arg.room.4, i64 %.322.us.us.us.us.us.us.us.1
  store double %.339.us.us.us.us.us.us.us.1, ptr %.348.us.us.us.us.us.us.us.1, align 8
  %.353.us.us.us.us.us.us.us.1 = getelementptr double, ptr %arg.room.5, i64 %.322.us.us.us.us.us.us.us.1
  store double 0.000000e+00, ptr %.353.us.us.us.us.us.us.us.1, align 8
  %.480.us.us.us.us.us.us.us.1 = mul nsw i64 %.330.us.us.us.us.us.us.us.1, %.41
  %92 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us.us.us.1
  br i1 %91, label %B338.us.us.us.us.us.us36.us.us.us.epil.preheader.1, label %B338.us.us.us.us.us.us36.us.us.us.1.preheader

B338.us.us.us.us.us.us36.us.us.us.1.preheader:
  br label %B338.us.us.us.us.us.us36.us.us.us.1

B338.us.us.us.us.us.us36.us.us.us.1:
  %lsr.iv179 = phi ptr [ %scevgep180, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.1 ], [ %lsr.iv177, %B338.us.us.us.us.us.us36.us.us.us.1.preheader ]
  %lsr.iv172 = phi ptr [ %scevgep173, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.1 ], [ %lsr.iv170, %B338.us.us.us.us.us.us36.us.us.us.1.preheader ]
  %.441340342.us.us.us.us.us.us37.us.us.us.1 = phi i64 [ %.448.us.us.us.us.us.us38.us.us.us.1.1, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.1 ], [ 0, %B338.us.us.us.us.us.us36.us.us.us.1.preheader ]
  %.483.us.us.us.us.us.us.us.us.us.186 = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us.us37.us.us.us.1
  %.484.us.us.us.us.us.us.us.us.us.187 = load i64, ptr %.483.us.us.us.us.us.us.us.us.us.186, align 8
  %.486.us.us.us.us.us.us.us.us.us.188 = mul nsw i64 %.484.us.us.us.us.us.us.us.us.us.187, %arg.s.9.fr
  %.488.us.us.us.us.us.us.us.us.us.189 = getelementptr double, ptr %92, i64 %.486.us.us.us.us.us.us.us.us.us.188
  br label %B36.prol.i.us.us.us.us.us.us.1100

B36.prol.i.us.us.us.us.us.us.1100:
  %.983941.prol.i.us.us.us.us.us.us.193 = phi i64 [ %.105.prol.i.us.us.us.us.us.us.194, %B36.prol.i.us.us.us.us.us.us.1100 ], [ 0, %B338.us.us.us.us.us.us36.us.us.us.1 ]
  %.105.prol.i.us.us.us.us.us.us.194 = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.193, 1
  %93 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.193, 3
  %scevgep99 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us.189, i64 %93
  %.132.prol.i.us.us.us.us.us.us.196 = load double, ptr %scevgep99, align 8
  %94 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.193, 3
  %scevgep98 = getelementptr i8, ptr %lsr.iv172, i64 %94
  store double %.132.prol.i.us.us.us.us.us.us.196, ptr %scevgep98, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us.199 = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us.194
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us.199, label %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1102, label %B36.prol.i.us.us.us.us.us.us.1100

B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1102:
  %sunkaddr474 = shl i64 %.441340342.us.us.us.us.us.us37.us.us.us.1, 3
  %sunkaddr475 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr474
  %sunkaddr476 = getelementptr i8, ptr %sunkaddr475, i64 8
  %.484.us.us.us.us.us.us.us.us.us.1.1 = load i64, ptr %sunkaddr476, align 8
  %.486.us.us.us.us.us.us.us.us.us.1.1 = mul nsw i64 %.484.us.us.us.us.us.us.us.us.us.1.1, %arg.s.9.fr
  %.488.us.us.us.us.us.us.us.us.us.1.1 = getelementptr double, ptr %92, i64 %.486.us.us.us.us.us.us.us.us.us.1.1
  br label %B36.prol.i.us.us.us.us.us.us.1.1

B36.prol.i.us.us.us.us.us.us.1.1:
  %.983941.prol.i.us.us.us.us.us.us.1.1 = phi i64 [ %.105.prol.i.us.us.us.us.us.us.1.1, %B36.prol.i.us.us.us.us.us.us.1.1 ], [ 0, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1102 ]
  %.105.prol.i.us.us.us.us.us.us.1.1 = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1.1, 1
  %95 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1.1, 3
  %scevgep101 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us.1.1, i64 %95
  %.132.prol.i.us.us.us.us.us.us.1.1 = load double, ptr %scevgep101, align 8
  %96 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1.1, 3
  %scevgep100 = getelementptr i8, ptr %lsr.iv179, i64 %96
  store double %.132.prol.i.us.us.us.us.us.us.1.1, ptr %scevgep100, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us.1.1 = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us.1.1
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us.1.1, label %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.1, label %B36.prol.i.us.us.us.us.us.us.1.1

B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.1:
  %.448.us.us.us.us.us.us38.us.us.us.1.1 = add nuw i64 %.441340342.us.us.us.us.us.us37.us.us.us.1, 2
  %scevgep173 = getelementptr i8, ptr %lsr.iv172, i64 %61
  %scevgep180 = getelementptr i8, ptr %lsr.iv179, i64 %61
  %niter.ncmp.1.1 = icmp eq i64 %.448.us.us.us.us.us.us38.us.us.us.1.1, %unroll_iter
  br i1 %niter.ncmp.1.1, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.unr-lcssa.1, label %B338.us.us.us.us.us.us36.us.us.us.1

B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.unr-lcssa.1:
  %97 = and i64 %arg.k, 1
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.1, label %B338.us.us.us.us.us.us36.us.us.us.epil.preheader.1

B338.us.us.us.us.us.us36.us.us.us.epil.preheader.1:
  %sunkaddr374 = getelementptr i8, ptr %arg.room.0, i64 %73
  %.484.us.us.us.us.us.us.us.us.us.epil.1 = load i64, ptr %sunkaddr374, align 8
  %.486.us.us.us.us.us.us.us.us.us.epil.1 = mul nsw i64 %.484.us.us.us.us.us.us.us.us.us.epil.1, %arg.s.9.fr
  %.488.us.us.us.us.us.us.us.us.us.epil.1 = getelementptr double, ptr %92, i64 %.486.us.us.us.us.us.us.us.us.us.epil.1
  br label %B36.prol.i.us.us.us.us.us.us.epil.1

B36.prol.i.us.us.us.us.us.us.epil.1:
  %.983941.prol.i.us.us.us.us.us.us.epil.1 = phi i64 [ %.105.prol.i.us.us.us.us.us.us.epil.1, %B36.prol.i.us.us.us.us.us.us.epil.1 ], [ 0, %B338.us.us.us.us.us.us36.us.us.us.epil.preheader.1 ]
  %.105.prol.i.us.us.us.us.us.us.epil.1 = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil.1, 1
  %99 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil.1, 3
  %scevgep103 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us.epil.1, i64 %99
  %.132.prol.i.us.us.us.us.us.us.epil.1 = load double, ptr %scevgep103, align 8
  %100 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil.1, 3
  %scevgep102 = getelementptr i8, ptr %lsr.iv344, i64 %100
  store double %.132.prol.i.us.us.us.us.us.us.epil.1, ptr %scevgep102, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us.epil.1 = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us.epil.1
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us.epil.1, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.1, label %B36.prol.i.us.us.us.us.us.us.epil.1

B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.1:
  %101 = icmp eq i64 %arg.s.9.fr, 2
  %.536.us.us.us.us.us.us.us.1 = mul i64 %.322.us.us.us.us.us.us.us.1, %.322332
  %.539.us.us.us.us.us.us.us.1 = getelementptr double, ptr %arg.room.1, i64 %.536.us.us.us.us.us.us.us.1
  %.540.us.us.us.us.us.us.us.1 = load double, ptr %.539.us.us.us.us.us.us.us.1, align 8
  %.546.us.us.us.us.us.us.us.1 = fcmp ogt double %.540.us.us.us.us.us.us.us.1, %"$phi572.2.2.2.us.us.us.us.us.us.us"
  %"$phi572.2.2.2.us.us.us.us.us.us.us.1" = select i1 %.546.us.us.us.us.us.us.us.1, double %.540.us.us.us.us.us.us.us.1, double %"$phi572.2.2.2.us.us.us.us.us.us.us"
  br i1 %101, label %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split, label %B170.endif.us.us.us.us.us.us.us.2

B170.endif.us.us.us.us.us.us.us.2:
  %102 = icmp eq i64 %arg.k, 1
  %.322.us.us.us.us.us.us.us.2 = add nuw nsw i64 %.320.us.us.us.us, 2
  %.330.us.us.us.us.us.us.us.2 = add nsw i64 %.193.us.us.us.us, 2
  %.331.us.us.us.us.us.us.us.2 = getelementptr double, ptr %arg.s.4, i64 %.330.us.us.us.us.us.us.us.2
  %.332.us.us.us.us.us.us.us.2 = load double, ptr %.331.us.us.us.us.us.us.us.2, align 8
  %.338.us.us.us.us.us.us.us.2 = getelementptr double, ptr %arg.s.5, i64 %.330.us.us.us.us.us.us.us.2
  %.339.us.us.us.us.us.us.us.2 = load double, ptr %.338.us.us.us.us.us.us.us.2, align 8
  %.343.us.us.us.us.us.us.us.2 = getelementptr double, ptr %arg.room.2, i64 %.322.us.us.us.us.us.us.us.2
  store double %.332.us.us.us.us.us.us.us.2, ptr %.343.us.us.us.us.us.us.us.2, align 8
  %.348.us.us.us.us.us.us.us.2 = getelementptr double, ptr %arg.room.4, i64 %.322.us.us.us.us.us.us.us.2
  store double %.339.us.us.us.us.us.us.us.2, ptr %.348.us.us.us.us.us.us.us.2, align 8
  %.353.us.us.us.us.us.us.us.2 = getelementptr double, ptr %arg.room.5, i64 %.322.us.us.us.us.us.us.us.2
  store double 0.000000e+00, ptr %.353.us.us.us.us.us.us.us.2, align 8
  %.480.us.us.us.us.us.us.us.2 = mul nsw i64 %.330.us.us.us.us.us.us.us.2, %.41
  %103 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us.us.us.2
  br i1 %102, label %B338.us.us.us.us.us.us36.us.us.us.epil.preheader.2, label %B338.us.us.us.us.us.us36.us.us.us.2.preheader

B338.us.us.us.us.us.us36.us.us.us.2.preheader:
  br label %B338.us.us.us.us.us.us36.us.us.us.2

B338.us.us.us.us.us.us36.us.us.us.2:
  %lsr.iv196 = phi ptr [ %scevgep197, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.2 ], [ %lsr.iv194, %B338.us.us.us.us.us.us36.us.us.us.2.preheader ]
  %lsr.iv189 = phi ptr [ %scevgep190, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.2 ], [ %lsr.iv187, %B338.us.us.us.us.us.us36.us.us.us.2.preheader ]
  %.441340342.us.us.us.us.us.us37.us.us.us.2 = phi i64 [ %.448.us.us.us.us.us.us38.us.us.us.1.2, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.2 ], [ 0, %B338.us.us.us.us.us.us36.us.us.us.2.preheader ]
  %.483.us.us.us.us.us.us.us.us.us.2 = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us.us37.us.us.us.2
  %.484.us.us.us.us.us.us.us.us.us.2 = load i64, ptr %.483.us.us.us.us.us.us.us.us.us.2, align 8
  %.488.us.us.us.us.us.us.us.us.us.2.idx = mul i64 %.484.us.us.us.us.us.us.us.us.us.2, 24
  %.488.us.us.us.us.us.us.us.us.us.2 = getelementptr i8, ptr %103, i64 %.488.us.us.us.us.us.us.us.us.us.2.idx
  br label %B36.prol.i.us.us.us.us.us.us.2

B36.prol.i.us.us.us.us.us.us.2:
  %.983941.prol.i.us.us.us.us.us.us.2 = phi i64 [ %.105.prol.i.us.us.us.us.us.us.2, %B36.prol.i.us.us.us.us.us.us.2 ], [ 0, %B338.us.us.us.us.us.us36.us.us.us.2 ]
  %.105.prol.i.us.us.us.us.us.us.2 = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.2, 1
  %104 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.2, 3
  %scevgep105 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us.2, i64 %104
  %.132.prol.i.us.us.us.us.us.us.2 = load double, ptr %scevgep105, align 8
  %105 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.2, 3
  %scevgep104 = getelementptr i8, ptr %lsr.iv189, i64 %105
  store double %.132.prol.i.us.us.us.us.us.us.2, ptr %scevgep104, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us.2 = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us.2
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us.2, label %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.2, label %B36.prol.i.us.us.us.us.us.us.2

B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.2:
  %sunkaddr479 = shl i64 %.441340342.us.us.us.us.us.us37.us.us.us.2, 3
  %sunkaddr480 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr479
  %sunkaddr481 = getelementptr i8, ptr %sunkaddr480, i64 8
  %.484.us.us.us.us.us.us.us.us.us.1.2 = load i64, ptr %sunkaddr481, align 8
  %.488.us.us.us.us.us.us.us.us.us.1.2.idx = mul i64 %.484.us.us.us.us.us.us.us.us.us.1.2, 24
  %.488.us.us.us.us.us.us.us.us.us.1.2 = getelementptr i8, ptr %103, i64 %.488.us.us.us.us.us.us.us.us.us.1.2.idx
  br label %B36.prol.i.us.us.us.us.us.us.1.2

B36.prol.i.us.us.us.us.us.us.1.2:
  %.983941.prol.i.us.us.us.us.us.us.1.2 = phi i64 [ %.105.prol.i.us.us.us.us.us.us.1.2, %B36.prol.i.us.us.us.us.us.us.1.2 ], [ 0, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.2 ]
  %.105.prol.i.us.us.us.us.us.us.1.2 = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1.2, 1
  %106 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1.2, 3
  %scevgep107 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us.1.2, i64 %106
  %.132.prol.i.us.us.us.us.us.us.1.2 = load double, ptr %scevgep107, align 8
  %107 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1.2, 3
  %scevgep106 = getelementptr i8, ptr %lsr.iv196, i64 %107
  store double %.132.prol.i.us.us.us.us.us.us.1.2, ptr %scevgep106, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us.1.2 = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us.1.2
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us.1.2, label %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.2, label %B36.prol.i.us.us.us.us.us.us.1.2

B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.2:
  %.448.us.us.us.us.us.us38.us.us.us.1.2 = add nuw i64 %.441340342.us.us.us.us.us.us37.us.us.us.2, 2
  %scevgep190 = getelementptr i8, ptr %lsr.iv189, i64 %61
  %scevgep197 = getelementptr i8, ptr %lsr.iv196, i64 %61
  %niter.ncmp.1.2 = icmp eq i64 %.448.us.us.us.us.us.us38.us.us.us.1.2, %unroll_iter
  br i1 %niter.ncmp.1.2, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.unr-lcssa.2, label %B338.us.us.us.us.us.us36.us.us.us.2

B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.unr-lcssa.2:
  %108 = and i64 %arg.k, 1
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.2, label %B338.us.us.us.us.us.us36.us.us.us.epil.preheader.2

B338.us.us.us.us.us.us36.us.us.us.epil.preheader.2:
  %sunkaddr377 = getelementptr i8, ptr %arg.room.0, i64 %73
  %.484.us.us.us.us.us.us.us.us.us.epil.2 = load i64, ptr %sunkaddr377, align 8
  %.488.us.us.us.us.us.us.us.us.us.epil.2.idx = mul i64 %.484.us.us.us.us.us.us.us.us.us.epil.2, 24
  %.488.us.us.us.us.us.us.us.us.us.epil.2 = getelementptr i8, ptr %103, i64 %.488.us.us.us.us.us.us.us.us.us.epil.2.idx
  br label %B36.prol.i.us.us.us.us.us.us.epil.2

B36.prol.i.us.us.us.us.us.us.epil.2:
  %.983941.prol.i.us.us.us.us.us.us.epil.2 = phi i64 [ %.105.prol.i.us.us.us.us.us.us.epil.2, %B36.prol.i.us.us.us.us.us.us.epil.2 ], [ 0, %B338.us.us.us.us.us.us36.us.us.us.epil.preheader.2 ]
  %.105.prol.i.us.us.us.us.us.us.epil.2 = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil.2, 1
  %110 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil.2, 3
  %scevgep109 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us.epil.2, i64 %110
  %.132.prol.i.us.us.us.us.us.us.epil.2 = load double, ptr %scevgep109, align 8
  %111 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil.2, 3
  %scevgep108 = getelementptr i8, ptr %lsr.iv355, i64 %111
  store double %.132.prol.i.us.us.us.us.us.us.epil.2, ptr %scevgep108, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us.epil.2 = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us.epil.2
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us.epil.2, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.2, label %B36.prol.i.us.us.us.us.us.us.epil.2

B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.2:
  %.536.us.us.us.us.us.us.us.2 = mul i64 %.322.us.us.us.us.us.us.us.2, %.322332
  %.539.us.us.us.us.us.us.us.2 = getelementptr double, ptr %arg.room.1, i64 %.536.us.us.us.us.us.us.us.2
  %.540.us.us.us.us.us.us.us.2 = load double, ptr %.539.us.us.us.us.us.us.us.2, align 8
  %.546.us.us.us.us.us.us.us.2 = fcmp ogt double %.540.us.us.us.us.us.us.us.2, %"$phi572.2.2.2.us.us.us.us.us.us.us.1"
  %"$phi572.2.2.2.us.us.us.us.us.us.us.2" = select i1 %.546.us.us.us.us.us.us.us.2, double %.540.us.us.us.us.us.us.us.2, double %"$phi572.2.2.2.us.us.us.us.us.us.us.1"
  br label %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split

B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split:
  %"$phi572.2.2.2.us.us.us.us.us.us.us.lcssa" = phi double [ %"$phi572.2.2.2.us.us.us.us.us.us.us", %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us ], [ %"$phi572.2.2.2.us.us.us.us.us.us.us.1", %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.1 ], [ %"$phi572.2.2.2.us.us.us.us.us.us.us.2", %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.2 ]
  %.153.us.us.us.us = add nuw nsw i64 %.146371383.us.us.us.us, 1
  %scevgep154 = getelementptr i8, ptr %lsr.iv153, i64 %60
  %scevgep161 = getelementptr i8, ptr %lsr.iv160, i64 %60
  %scevgep171 = getelementptr i8, ptr %lsr.iv170, i64 %60
  %scevgep178 = getelementptr i8, ptr %lsr.iv177, i64 %60
  %scevgep188 = getelementptr i8, ptr %lsr.iv187, i64 %60
  %scevgep195 = getelementptr i8, ptr %lsr.iv194, i64 %60
  %scevgep322 = getelementptr i8, ptr %lsr.iv318, i64 %60
  %scevgep345 = getelementptr i8, ptr %lsr.iv344, i64 %60
  %scevgep356 = getelementptr i8, ptr %lsr.iv355, i64 %60
  %exitcond543.not.us.us = icmp eq i64 %arg.k, %.153.us.us.us.us
  br i1 %exitcond543.not.us.us, label %B630.endif.us.preheader, label %B104.endif.us.us.us.us

B104.endif.us.us.us:
  %lsr.iv296 = phi ptr [ %scevgep295, %B104.endif.us.us.us.preheader ], [ %scevgep297, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split ]
  %lsr.iv275 = phi ptr [ %scevgep274, %B104.endif.us.us.us.preheader ], [ %scevgep276, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split ]
  %lsr.iv254 = phi ptr [ %scevgep253, %B104.endif.us.us.us.preheader ], [ %scevgep255, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split ]
  %lsr.iv233 = phi ptr [ %scevgep232, %B104.endif.us.us.us.preheader ], [ %scevgep234, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split ]
  %lsr.iv212 = phi ptr [ %arg.room.1, %B104.endif.us.us.us.preheader ], [ %scevgep213, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split ]
  %most.4.0385.us.us.us = phi double [ 0.000000e+00, %B104.endif.us.us.us.preheader ], [ %"$phi572.2.2.2.us.us.us.us.us.lcssa", %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split ]
  %.146371383.us.us.us = phi i64 [ 0, %B104.endif.us.us.us.preheader ], [ %.153.us.us.us, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split ]
  %.190.us.us.us = getelementptr i64, ptr %arg.room.0, i64 %.146371383.us.us.us
  %.191.us.us.us = load i64, ptr %.190.us.us.us, align 8
  %.193.us.us.us = mul nsw i64 %.191.us.us.us, %arg.s.9.fr
  %.320.us.us.us = mul nuw nsw i64 %.146371383.us.us.us, %arg.s.9.fr
  %.331.us.us.us.us.us = getelementptr double, ptr %arg.s.4, i64 %.193.us.us.us
  %.332.us.us.us.us.us = load double, ptr %.331.us.us.us.us.us, align 8
  %.338.us.us.us.us.us = getelementptr double, ptr %arg.s.5, i64 %.193.us.us.us
  %.339.us.us.us.us.us = load double, ptr %.338.us.us.us.us.us, align 8
  %.343.us.us.us.us.us = getelementptr double, ptr %arg.room.2, i64 %.320.us.us.us
  store double %.332.us.us.us.us.us, ptr %.343.us.us.us.us.us, align 8
  %.348.us.us.us.us.us = getelementptr double, ptr %arg.room.4, i64 %.320.us.us.us
  store double %.339.us.us.us.us.us, ptr %.348.us.us.us.us.us, align 8
  %.353.us.us.us.us.us = getelementptr double, ptr %arg.room.5, i64 %.320.us.us.us
  store double 0.000000e+00, ptr %.353.us.us.us.us.us, align 8
  %.480.us.us.us.us.us = mul nsw i64 %.193.us.us.us, %.41
  %112 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us
  %.493.us.us.us.us.us = mul nuw nsw i64 %.320.us.us.us, %.45
  %113 = getelementptr double, ptr %arg.room.1, i64 %.493.us.us.us.us.us
  %114 = mul i64 %.191.us.us.us, %.41
  br label %B338.us.us.us.us.us14.us

B338.us.us.us.us.us14.us:
  %lsr.iv214 = phi ptr [ %lsr.iv212, %B104.endif.us.us.us ], [ %scevgep215, %B336.backedge.us.us.us.loopexit.us.us.us ]
  %.441340342.us.us.us.us.us15.us = phi i64 [ 0, %B104.endif.us.us.us ], [ %.448.us.us.us.us.us31.us, %B336.backedge.us.us.us.loopexit.us.us.us ]
  %115 = icmp eq i64 %xtraiter.i, 0
  %.483.us.us.us.us.us16.us = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us15.us
  %.484.us.us.us.us.us17.us = load i64, ptr %.483.us.us.us.us.us16.us, align 8
  br i1 %115, label %B36.i.us.us.us.preheader, label %B36.prol.i.us.us22.us.preheader

B36.prol.i.us.us22.us.preheader:
  %sunkaddr = mul i64 %.484.us.us.us.us.us17.us, %53
  %sunkaddr349 = getelementptr inbounds i8, ptr %112, i64 %sunkaddr
  %.132.prol.i.us.us27.us = load double, ptr %sunkaddr349, align 8
  %sunkaddr350 = mul i64 %.441340342.us.us.us.us.us15.us, %53
  %sunkaddr351 = getelementptr inbounds i8, ptr %113, i64 %sunkaddr350
  store double %.132.prol.i.us.us27.us, ptr %sunkaddr351, align 8
  br label %B36.i.us.us.us.preheader

B36.i.us.us.us.preheader:
  %.983941.i.us.us.us.ph = phi i64 [ 1, %B36.prol.i.us.us22.us.preheader ], [ 0, %B338.us.us.us.us.us14.us ]
  %reass.add = add i64 %.484.us.us.us.us.us17.us, %114
  %116 = mul i64 %reass.add, %53
  %scevgep204 = getelementptr i8, ptr %scevgep203, i64 %116
  br label %B36.i.us.us.us

B36.i.us.us.us:
  %.983941.i.us.us.us = phi i64 [ %.105.3.i.us.us.us, %B36.i.us.us.us ], [ %.983941.i.us.us.us.ph, %B36.i.us.us.us.preheader ]
  %sunkaddr40.i.us.us.us = shl i64 %.983941.i.us.us.us, 3
  %scevgep210 = getelementptr i8, ptr %scevgep204, i64 %sunkaddr40.i.us.us.us
  %scevgep211 = getelementptr i8, ptr %scevgep210, i64 -24
  %.132.i.us.us.us = load double, ptr %scevgep211, align 8
  %scevgep216 = getelementptr i8, ptr %lsr.iv214, i64 %sunkaddr40.i.us.us.us
  store double %.132.i.us.us.us, ptr %scevgep216, align 8
  %117 = shl i64 %.983941.i.us.us.us, 3
  %scevgep112 = getelementptr i8, ptr %scevgep204, i64 %117
  %scevgep113 = getelementptr i8, ptr %scevgep112, i64 -16
  %.132.1.i.us.us.us = load double, ptr %scevgep113, align 8
  %scevgep119 = getelementptr i8, ptr %lsr.iv214, i64 %117
  %scevgep120 = getelementptr i8, ptr %scevgep119, i64 8
  store double %.132.1.i.us.us.us, ptr %scevgep120, align 8
  %118 = shl i64 %.983941.i.us.us.us, 3
  %scevgep110 = getelementptr i8, ptr %scevgep204, i64 %118
  %scevgep111 = getelementptr i8, ptr %scevgep110, i64 -8
  %.132.2.i.us.us.us = load double, ptr %scevgep111, align 8
  %scevgep116 = getelementptr i8, ptr %lsr.iv214, i64 %118
  %scevgep118 = getelementptr i8, ptr %scevgep116, i64 16
  store double %.132.2.i.us.us.us, ptr %scevgep118, align 8
  %.105.3.i.us.us.us = add nuw nsw i64 %.983941.i.us.us.us, 4
  %.132.3.i.us.us.us = load double, ptr %scevgep210, align 8
  %119 = shl i64 %.983941.i.us.us.us, 3
  %scevgep114 = getelementptr i8, ptr %lsr.iv214, i64 %119
  %scevgep115 = getelementptr i8, ptr %scevgep114, i64 24
  store double %.132.3.i.us.us.us, ptr %scevgep115, align 8
  %exitcond.not.3.i.us.us.us = icmp eq i64 %arg.s.9.fr, %.105.3.i.us.us.us
  br i1 %exitcond.not.3.i.us.us.us, label %B336.backedge.us.us.us.loopexit.us.us.us, label %B36.i.us.us.us

B336.backedge.us.us.us.loopexit.us.us.us:
  %.448.us.us.us.us.us31.us = add nuw nsw i64 %.441340342.us.us.us.us.us15.us, 1
  %scevgep215 = getelementptr i8, ptr %lsr.iv214, i64 %53
  %exitcond.not.us.us32.us = icmp eq i64 %.448.us.us.us.us.us31.us, %arg.k
  br i1 %exitcond.not.us.us32.us, label %B336.B516_crit_edge.us.us.us.split.us.split.us34.us, label %B338.us.us.us.us.us14.us

B336.B516_crit_edge.us.us.us.split.us.split.us34.us:
  %.536.us.us.us.us.us = mul i64 %.320.us.us.us, %.322332
  %.539.us.us.us.us.us = getelementptr double, ptr %arg.room.1, i64 %.536.us.us.us.us.us
  %.540.us.us.us.us.us = load double, ptr %.539.us.us.us.us.us, align 8
  %.322.us.us.us.us.us.1 = add nuw nsw i64 %.320.us.us.us, 1
  %.330.us.us.us.us.us.1 = add nsw i64 %.193.us.us.us, 1
  %.331.us.us.us.us.us.1 = getelementptr double, ptr %arg.s.4, i64 %.330.us.us.us.us.us.1
  %.332.us.us.us.us.us.1 = load double, ptr %.331.us.us.us.us.us.1, align 8
  %.338.us.us.us.us.us.1 = getelementptr double, ptr %arg.s.5, i64 %.330.us.us.us.us.us.1
  %.339.us.us.us.us.us.1 = load double, ptr %.338.us.us.us.us.us.1, align 8
  %.343.us.us.us.us.us.1 = getelementptr double, ptr %arg.room.2, i64 %.322.us.us.us.us.us.1
  store double %.332.us.us.us.us.us.1, ptr %.343.us.us.us.us.us.1, align 8
  %.348.us.us.us.us.us.1 = getelementptr double, ptr %arg.room.4, i64 %.322.us.us.us.us.us.1
  store double %.339.us.us.us.us.us.1, ptr %.348.us.us.us.us.us.1, align 8
  %.353.us.us.us.us.us.1 = getelementptr double, ptr %arg.room.5, i64 %.322.us.us.us.us.us.1
  store double 0.000000e+00, ptr %.353.us.us.us.us.us.1, align 8
  %.480.us.us.us.us.us.1 = mul nsw i64 %.330.us.us.us.us.us.1, %.41
  %120 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us.1
  %.493.us.us.us.us.us.1 = mul nuw nsw i64 %.322.us.us.us.us.us.1, %.45
  %121 = getelementptr double, ptr %arg.room.1, i64 %.493.us.us.us.us.us.1
  %122 = mul i64 %.330.us.us.us.us.us.1, %54
  br label %B338.us.us.us.us.us14.us.1

B338.us.us.us.us.us14.us.1:
  %lsr.iv235 = phi ptr [ %scevgep236, %B336.backedge.us.us.us.loopexit.us.us.us.1 ], [ %lsr.iv233, %B336.B516_crit_edge.us.us.us.split.us.split.us34.us ]
  %.441340342.us.us.us.us.us15.us.1 = phi i64 [ %.448.us.us.us.us.us31.us.1, %B336.backedge.us.us.us.loopexit.us.us.us.1 ], [ 0, %B336.B516_crit_edge.us.us.us.split.us.split.us34.us ]
  %123 = icmp eq i64 %xtraiter.i, 0
  %.483.us.us.us.us.us16.us.1 = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us15.us.1
  %.484.us.us.us.us.us17.us.1 = load i64, ptr %.483.us.us.us.us.us16.us.1, align 8
  br i1 %123, label %B36.i.us.us.us.preheader.1, label %B36.prol.i.us.us22.us.preheader.1

B36.prol.i.us.us22.us.preheader.1:
  %sunkaddr352 = mul i64 %.484.us.us.us.us.us17.us.1, %53
  %sunkaddr353 = getelementptr inbounds i8, ptr %120, i64 %sunkaddr352
  %.132.prol.i.us.us27.us.1 = load double, ptr %sunkaddr353, align 8
  %sunkaddr354 = mul i64 %.441340342.us.us.us.us.us15.us.1, %53
  %sunkaddr355 = getelementptr inbounds i8, ptr %121, i64 %sunkaddr354
  store double %.132.prol.i.us.us27.us.1, ptr %sunkaddr355, align 8
  br label %B36.i.us.us.us.preheader.1

B36.i.us.us.us.preheader.1:
  %.983941.i.us.us.us.ph.1 = phi i64 [ 1, %B36.prol.i.us.us22.us.preheader.1 ], [ 0, %B338.us.us.us.us.us14.us.1 ]
  %124 = shl i64 %.484.us.us.us.us.us17.us.1, 3
  %125 = add i64 %124, %122
  %126 = mul i64 %125, %arg.s.9.fr
  %scevgep224 = getelementptr i8, ptr %scevgep203, i64 %126
  br label %B36.i.us.us.us.1

B36.i.us.us.us.1:
  %.983941.i.us.us.us.1 = phi i64 [ %.105.3.i.us.us.us.1, %B36.i.us.us.us.1 ], [ %.983941.i.us.us.us.ph.1, %B36.i.us.us.us.preheader.1 ]
  %sunkaddr40.i.us.us.us.1 = shl i64 %.983941.i.us.us.us.1, 3
  %scevgep230 = getelementptr i8, ptr %scevgep224, i64 %sunkaddr40.i.us.us.us.1
  %scevgep231 = getelementptr i8, ptr %scevgep230, i64 -24
  %.132.i.us.us.us.1 = load double, ptr %scevgep231, align 8
  %scevgep237 = getelementptr i8, ptr %lsr.iv235, i64 %sunkaddr40.i.us.us.us.1
  store double %.132.i.us.us.us.1, ptr %scevgep237, align 8
  %127 = shl i64 %.983941.i.us.us.us.1, 3
  %scevgep123 = getelementptr i8, ptr %scevgep224, i64 %127
  %scevgep124 = getelementptr i8, ptr %scevgep123, i64 -16
  %.132.1.i.us.us.us.1 = load double, ptr %scevgep124, align 8
  %scevgep134 = getelementptr i8, ptr %lsr.iv235, i64 %127
  %scevgep136 = getelementptr i8, ptr %scevgep134, i64 8
  store double %.132.1.i.us.us.us.1, ptr %scevgep136, align 8
  %128 = shl i64 %.983941.i.us.us.us.1, 3
  %scevgep121 = getelementptr i8, ptr %scevgep224, i64 %128
  %scevgep122 = getelementptr i8, ptr %scevgep121, i64 -8
  %.132.2.i.us.us.us.1 = load double, ptr %scevgep122, align 8
  %scevgep131 = getelementptr i8, ptr %lsr.iv235, i64 %128
  %scevgep132 = getelementptr i8, ptr %scevgep131, i64 16
  store double %.132.2.i.us.us.us.1, ptr %scevgep132, align 8
  %.105.3.i.us.us.us.1 = add nuw nsw i64 %.983941.i.us.us.us.1, 4
  %.132.3.i.us.us.us.1 = load double, ptr %scevgep230, align 8
  %129 = shl i64 %.983941.i.us.us.us.1, 3
  %scevgep126 = getelementptr i8, ptr %lsr.iv235, i64 %129
  %scevgep129 = getelementptr i8, ptr %scevgep126, i64 24
  store double %.132.3.i.us.us.us.1, ptr %scevgep129, align 8
  %exitcond.not.3.i.us.us.us.1 = icmp eq i64 %arg.s.9.fr, %.105.3.i.us.us.us.1
  br i1 %exitcond.not.3.i.us.us.us.1, label %B336.backedge.us.us.us.loopexit.us.us.us.1, label %B36.i.us.us.us.1

B336.backedge.us.us.us.loopexit.us.us.us.1:
  %.448.us.us.us.us.us31.us.1 = add nuw nsw i64 %.441340342.us.us.us.us.us15.us.1, 1
  %scevgep236 = getelementptr i8, ptr %lsr.iv235, i64 %53
  %exitcond.not.us.us32.us.1 = icmp eq i64 %.448.us.us.us.us.us31.us.1, %arg.k
  br i1 %exitcond.not.us.us32.us.1, label %B336.B516_crit_edge.us.us.us.split.us.split.us34.us.1, label %B338.us.us.us.us.us14.us.1

B336.B516_crit_edge.us.us.us.split.us.split.us34.us.1:
  %.536.us.us.us.us.us.1 = mul i64 %.322.us.us.us.us.us.1, %.322332
  %.539.us.us.us.us.us.1 = getelementptr double, ptr %arg.room.1, i64 %.536.us.us.us.us.us.1
  %.540.us.us.us.us.us.1 = load double, ptr %.539.us.us.us.us.us.1, align 8
  %.322.us.us.us.us.us.2 = add nuw nsw i64 %.320.us.us.us, 2
  %.330.us.us.us.us.us.2 = add nsw i64 %.193.us.us.us, 2
  %.331.us.us.us.us.us.2 = getelementptr double, ptr %arg.s.4, i64 %.330.us.us.us.us.us.2
  %.332.us.us.us.us.us.2 = load double, ptr %.331.us.us.us.us.us.2, align 8
  %.338.us.us.us.us.us.2 = getelementptr double, ptr %arg.s.5, i64 %.330.us.us.us.us.us.2
  %.339.us.us.us.us.us.2 = load double, ptr %.338.us.us.us.us.us.2, align 8
  %.343.us.us.us.us.us.2 = getelementptr double, ptr %arg.room.2, i64 %.322.us.us.us.us.us.2
  store double %.332.us.us.us.us.us.2, ptr %.343.us.us.us.us.us.2, align 8
  %.348.us.us.us.us.us.2 = getelementptr double, ptr %arg.room.4, i64 %.322.us.us.us.us.us.2
  store double %.339.us.us.us.us.us.2, ptr %.348.us.us.us.us.us.2, align 8
  %.353.us.us.us.us.us.2 = getelementptr double, ptr %arg.room.5, i64 %.322.us.us.us.us.us.2
  store double 0.000000e+00, ptr %.353.us.us.us.us.us.2, align 8
  %.480.us.us.us.us.us.2 = mul nsw i64 %.330.us.us.us.us.us.2, %.41
  %130 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us.2
  %.493.us.us.us.us.us.2 = mul nuw nsw i64 %.322.us.us.us.us.us.2, %.45
  %131 = getelementptr double, ptr %arg.room.1, i64 %.493.us.us.us.us.us.2
  %132 = mul i64 %.330.us.us.us.us.us.2, %54
  br label %B338.us.us.us.us.us14.us.2

B338.us.us.us.us.us14.us.2:
  %lsr.iv256 = phi ptr [ %scevgep257, %B336.backedge.us.us.us.loopexit.us.us.us.2 ], [ %lsr.iv254, %B336.B516_crit_edge.us.us.us.split.us.split.us34.us.1 ]
  %.441340342.us.us.us.us.us15.us.2 = phi i64 [ %.448.us.us.us.us.us31.us.2, %B336.backedge.us.us.us.loopexit.us.us.us.2 ], [ 0, %B336.B516_crit_edge.us.us.us.split.us.split.us34.us.1 ]
  %133 = icmp eq i64 %xtraiter.i, 0
  %.483.us.us.us.us.us16.us.2 = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us15.us.2
  %.484.us.us.us.us.us17.us.2 = load i64, ptr %.483.us.us.us.us.us16.us.2, align 8
  br i1 %133, label %B36.i.us.us.us.preheader.2, label %B36.prol.i.us.us22.us.preheader.2

B36.prol.i.us.us22.us.preheader.2:
  %sunkaddr356 = mul i64 %.484.us.us.us.us.us17.us.2, %53
  %sunkaddr357 = getelementptr inbounds i8, ptr %130, i64 %sunkaddr356
  %.132.prol.i.us.us27.us.2 = load double, ptr %sunkaddr357, align 8
  %sunkaddr358 = mul i64 %.441340342.us.us.us.us.us15.us.2, %53
  %sunkaddr359 = getelementptr inbounds i8, ptr %131, i64 %sunkaddr358
  store double %.132.prol.i.us.us27.us.2, ptr %sunkaddr359, align 8
  br label %B36.i.us.us.us.preheader.2

B36.i.us.us.us.preheader.2:
  %.983941.i.us.us.us.ph.2 = phi i64 [ 1, %B36.prol.i.us.us22.us.preheader.2 ], [ 0, %B338.us.us.us.us.us14.us.2 ]
  %134 = shl i64 %.484.us.us.us.us.us17.us.2, 3
  %135 = add i64 %134, %132
  %136 = mul i64 %135, %arg.s.9.fr
  %scevgep245 = getelementptr i8, ptr %scevgep203, i64 %136
  br label %B36.i.us.us.us.2

B36.i.us.us.us.2:
  %.983941.i.us.us.us.2 = phi i64 [ %.105.3.i.us.us.us.2, %B36.i.us.us.us.2 ], [ %.983941.i.us.us.us.ph.2, %B36.i.us.us.us.preheader.2 ]
  %sunkaddr40.i.us.us.us.2 = shl i64 %.983941.i.us.us.us.2, 3
  %scevgep251 = getelementptr i8, ptr %scevgep245, i64 %sunkaddr40.i.us.us.us.2
  %scevgep252 = getelementptr i8, ptr %scevgep251, i64 -24
  %.132.i.us.us.us.2 = load double, ptr %scevgep252, align 8
  %scevgep258 = getelementptr i8, ptr %lsr.iv256, i64 %sunkaddr40.i.us.us.us.2
  store double %.132.i.us.us.us.2, ptr %scevgep258, align 8
  %137 = shl i64 %.983941.i.us.us.us.2, 3
  %scevgep143 = getelementptr i8, ptr %scevgep245, i64 %137
  %scevgep148 = getelementptr i8, ptr %scevgep143, i64 -16
  %.132.1.i.us.us.us.2 = load double, ptr %scevgep148, align 8
  %scevgep153 = getelementptr i8, ptr %lsr.iv256, i64 %137
  %scevgep155 = getelementptr i8, ptr %scevgep153, i64 8
  store double %.132.1.i.us.us.us.2, ptr %scevgep155, align 8
  %138 = shl i64 %.983941.i.us.us.us.2, 3
  %scevgep138 = getelementptr i8, ptr %scevgep245, i64 %138
  %scevgep140 = getelementptr i8, ptr %scevgep138, i64 -8
  %.132.2.i.us.us.us.2 = load double, ptr %scevgep140, align 8
  %scevgep151 = getelementptr i8, ptr %lsr.iv256, i64 %138
  %scevgep152 = getelementptr i8, ptr %scevgep151, i64 16
  store double %.132.2.i.us.us.us.2, ptr %scevgep152, align 8
  %.105.3.i.us.us.us.2 = add nuw nsw i64 %.983941.i.us.us.us.2, 4
  %.132.3.i.us.us.us.2 = load double, ptr %scevgep251, align 8
  %139 = shl i64 %.983941.i.us.us.us.2, 3
  %scevgep149 = getelementptr i8, ptr %lsr.iv256, i64 %139
  %scevgep150 = getelementptr i8, ptr %scevgep149, i64 24
  store double %.132.3.i.us.us.us.2, ptr %scevgep150, align 8
  %exitcond.not.3.i.us.us.us.2 = icmp eq i64 %arg.s.9.fr, %.105.3.i.us.us.us.2
  br i1 %exitcond.not.3.i.us.us.us.2, label %B336.backedge.us.us.us.loopexit.us.us.us.2, label %B36.i.us.us.us.2

B336.backedge.us.us.us.loopexit.us.us.us.2:
  %.448.us.us.us.us.us31.us.2 = add nuw nsw i64 %.441340342.us.us.us.us.us15.us.2, 1
  %scevgep257 = getelementptr i8, ptr %lsr.iv256, i64 %53
  %exitcond.not.us.us32.us.2 = icmp eq i64 %.448.us.us.us.us.us31.us.2, %arg.k
  br i1 %exitcond.not.us.us32.us.2, label %B336.B516_crit_edge.us.us.us.split.us.split.us34.us.2, label %B338.us.us.us.us.us14.us.2

B336.B516_crit_edge.us.us.us.split.us.split.us34.us.2:
  %.536.us.us.us.us.us.2 = mul i64 %.322.us.us.us.us.us.2, %.322332
  %.539.us.us.us.us.us.2 = getelementptr double, ptr %arg.room.1, i64 %.536.us.us.us.us.us.2
  %.540.us.us.us.us.us.2 = load double, ptr %.539.us.us.us.us.us.2, align 8
  %.322.us.us.us.us.us.3 = add nuw nsw i64 %.320.us.us.us, 3
  %.330.us.us.us.us.us.3 = add nsw i64 %.193.us.us.us, 3
  %.331.us.us.us.us.us.3 = getelementptr double, ptr %arg.s.4, i64 %.330.us.us.us.us.us.3
  %.332.us.us.us.us.us.3 = load double, ptr %.331.us.us.us.us.us.3, align 8
  %.338.us.us.us.us.us.3 = getelementptr double, ptr %arg.s.5, i64 %.330.us.us.us.us.us.3
  %.339.us.us.us.us.us.3 = load double, ptr %.338.us.us.us.us.us.3, align 8
  %.343.us.us.us.us.us.3 = getelementptr double, ptr %arg.room.2, i64 %.322.us.us.us.us.us.3
  store double %.332.us.us.us.us.us.3, ptr %.343.us.us.us.us.us.3, align 8
  %.348.us.us.us.us.us.3 = getelementptr double, ptr %arg.room.4, i64 %.322.us.us.us.us.us.3
  store double %.339.us.us.us.us.us.3, ptr %.348.us.us.us.us.us.3, align 8
  %.353.us.us.us.us.us.3 = getelementptr double, ptr %arg.room.5, i64 %.322.us.us.us.us.us.3
  store double 0.000000e+00, ptr %.353.us.us.us.us.us.3, align 8
  %.480.us.us.us.us.us.3 = mul nsw i64 %.330.us.us.us.us.us.3, %.41
  %140 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us.3
  %.493.us.us.us.us.us.3 = mul nuw nsw i64 %.322.us.us.us.us.us.3, %.45
  %141 = getelementptr double, ptr %arg.room.1, i64 %.493.us.us.us.us.us.3
  %142 = mul i64 %.330.us.us.us.us.us.3, %54
  br label %B338.us.us.us.us.us14.us.3

B338.us.us.us.us.us14.us.3:
  %lsr.iv277 = phi ptr [ %scevgep278, %B336.backedge.us.us.us.loopexit.us.us.us.3 ], [ %lsr.iv275, %B336.B516_crit_edge.us.us.us.split.us.split.us34.us.2 ]
  %.441340342.us.us.us.us.us15.us.3 = phi i64 [ %.448.us.us.us.us.us31.us.3, %B336.backedge.us.us.us.loopexit.us.us.us.3 ], [ 0, %B336.B516_crit_edge.us.us.us.split.us.split.us34.us.2 ]
  %143 = icmp eq i64 %xtraiter.i, 0
  %.483.us.us.us.us.us16.us.3 = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us15.us.3
  %.484.us.us.us.us.us17.us.3 = load i64, ptr %.483.us.us.us.us.us16.us.3, align 8
  br i1 %143, label %B36.i.us.us.us.preheader.3, label %B36.prol.i.us.us22.us.preheader.3

B36.prol.i.us.us22.us.preheader.3:
  %sunkaddr360 = mul i64 %.484.us.us.us.us.us17.us.3, %53
  %sunkaddr361 = getelementptr inbounds i8, ptr %140, i64 %sunkaddr360
  %.132.prol.i.us.us27.us.3 = load double, ptr %sunkaddr361, align 8
  %sunkaddr362 = mul i64 %.441340342.us.us.us.us.us15.us.3, %53
  %sunkaddr363 = getelementptr inbounds i8, ptr %141, i64 %sunkaddr362
  store double %.132.prol.i.us.us27.us.3, ptr %sunkaddr363, align 8
  br label %B36.i.us.us.us.preheader.3

B36.i.us.us.us.preheader.3:
  %.983941.i.us.us.us.ph.3 = phi i64 [ 1, %B36.prol.i.us.us22.us.preheader.3 ], [ 0, %B338.us.us.us.us.us14.us.3 ]
  %144 = shl i64 %.484.us.us.us.us.us17.us.3, 3
  %145 = add i64 %144, %142
  %146 = mul i64 %145, %arg.s.9.fr
  %scevgep266 = getelementptr i8, ptr %scevgep203, i64 %146
  br label %B36.i.us.us.us.3

B36.i.us.us.us.3:
  %.983941.i.us.us.us.3 = phi i64 [ %.105.3.i.us.us.us.3, %B36.i.us.us.us.3 ], [ %.983941.i.us.us.us.ph.3, %B36.i.us.us.us.preheader.3 ]
  %sunkaddr40.i.us.us.us.3 = shl i64 %.983941.i.us.us.us.3, 3
  %scevgep272 = getelementptr i8, ptr %scevgep266, i64 %sunkaddr40.i.us.us.us.3
  %scevgep273 = getelementptr i8, ptr %scevgep272, i64 -24
  %.132.i.us.us.us.3 = load double, ptr %scevgep273, align 8
  %scevgep279 = getelementptr i8, ptr %lsr.iv277, i64 %sunkaddr40.i.us.us.us.3
  store double %.132.i.us.us.us.3, ptr %scevgep279, align 8
  %147 = shl i64 %.983941.i.us.us.us.3, 3
  %scevgep160 = getelementptr i8, ptr %scevgep266, i64 %147
  %scevgep162 = getelementptr i8, ptr %scevgep160, i64 -16
  %.132.1.i.us.us.us.3 = load double, ptr %scevgep162, align 8
  %scevgep168 = getelementptr i8, ptr %lsr.iv277, i64 %147
  %scevgep170 = getelementptr i8, ptr %scevgep168, i64 8
  store double %.132.1.i.us.us.us.3, ptr %scevgep170, align 8
  %148 = shl i64 %.983941.i.us.us.us.3, 3
  %scevgep157 = getelementptr i8, ptr %scevgep266, i64 %148
  %scevgep158 = getelementptr i8, ptr %scevgep157, i64 -8
  %.132.2.i.us.us.us.3 = load double, ptr %scevgep158, align 8
  %scevgep166 = getelementptr i8, ptr %lsr.iv277, i64 %148
  %scevgep167 = getelementptr i8, ptr %scevgep166, i64 16
  store double %.132.2.i.us.us.us.3, ptr %scevgep167, align 8
  %.105.3.i.us.us.us.3 = add nuw nsw i64 %.983941.i.us.us.us.3, 4
  %.132.3.i.us.us.us.3 = load double, ptr %scevgep272, align 8
  %149 = shl i64 %.983941.i.us.us.us.3, 3
  %scevgep164 = getelementptr i8, ptr %lsr.iv277, i64 %149
  %scevgep165 = getelementptr i8, ptr %scevgep164, i64 24
  store double %.132.3.i.us.us.us.3, ptr %scevgep165, align 8
  %exitcond.not.3.i.us.us.us.3 = icmp eq i64 %arg.s.9.fr, %.105.3.i.us.us.us.3
  br i1 %exitcond.not.3.i.us.us.us.3, label %B336.backedge.us.us.us.loopexit.us.us.us.3, label %B36.i.us.us.us.3

B336.backedge.us.us.us.loopexit.us.us.us.3:
  %.448.us.us.us.us.us31.us.3 = add nuw nsw i64 %.441340342.us.us.us.us.us15.us.3, 1
  %scevgep278 = getelementptr i8, ptr %lsr.iv277, i64 %53
  %exitcond.not.us.us32.us.3 = icmp eq i64 %.448.us.us.us.us.us31.us.3, %arg.k
  br i1 %exitcond.not.us.us32.us.3, label %B336.B516_crit_edge.us.us.us.split.us.split.us34.us.3, label %B338.us.us.us.us.us14.us.3

B336.B516_crit_edge.us.us.us.split.us.split.us34.us.3:
  %150 = icmp eq i64 %arg.s.9.fr, 4
  %.546.us.us.us.us.us = fcmp ogt double %.540.us.us.us.us.us, %most.4.0385.us.us.us
  %"$phi572.2.2.2.us.us.us.us.us" = select i1 %.546.us.us.us.us.us, double %.540.us.us.us.us.us, double %most.4.0385.us.us.us
  %.546.us.us.us.us.us.1 = fcmp ogt double %.540.us.us.us.us.us.1, %"$phi572.2.2.2.us.us.us.us.us"
  %"$phi572.2.2.2.us.us.us.us.us.1" = select i1 %.546.us.us.us.us.us.1, double %.540.us.us.us.us.us.1, double %"$phi572.2.2.2.us.us.us.us.us"
  %.546.us.us.us.us.us.2 = fcmp ogt double %.540.us.us.us.us.us.2, %"$phi572.2.2.2.us.us.us.us.us.1"
  %"$phi572.2.2.2.us.us.us.us.us.2" = select i1 %.546.us.us.us.us.us.2, double %.540.us.us.us.us.us.2, double %"$phi572.2.2.2.us.us.us.us.us.1"
  %.536.us.us.us.us.us.3 = mul i64 %.322.us.us.us.us.us.3, %.322332
  %.539.us.us.us.us.us.3 = getelementptr double, ptr %arg.room.1, i64 %.536.us.us.us.us.us.3
  %.540.us.us.us.us.us.3 = load double, ptr %.539.us.us.us.us.us.3, align 8
  %.546.us.us.us.us.us.3 = fcmp ogt double %.540.us.us.us.us.us.3, %"$phi572.2.2.2.us.us.us.us.us.2"
  %"$phi572.2.2.2.us.us.us.us.us.3" = select i1 %.546.us.us.us.us.us.3, double %.540.us.us.us.us.us.3, double %"$phi572.2.2.2.us.us.us.us.us.2"
  br i1 %150, label %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split, label %B170.endif.us.us.us.us.us.4

B170.endif.us.us.us.us.us.4:
  %.322.us.us.us.us.us.4 = add nuw nsw i64 %.320.us.us.us, 4
  %.330.us.us.us.us.us.4 = add nsw i64 %.193.us.us.us, 4
  %.331.us.us.us.us.us.4 = getelementptr double, ptr %arg.s.4, i64 %.330.us.us.us.us.us.4
  %.332.us.us.us.us.us.4 = load double, ptr %.331.us.us.us.us.us.4, align 8
  %.338.us.us.us.us.us.4 = getelementptr double, ptr %arg.s.5, i64 %.330.us.us.us.us.us.4
  %.339.us.us.us.us.us.4 = load double, ptr %.338.us.us.us.us.us.4, align 8
  %.343.us.us.us.us.us.4 = getelementptr double, ptr %arg.room.2, i64 %.322.us.us.us.us.us.4
  store double %.332.us.us.us.us.us.4, ptr %.343.us.us.us.us.us.4, align 8
  %.348.us.us.us.us.us.4 = getelementptr double, ptr %arg.room.4, i64 %.322.us.us.us.us.us.4
  store double %.339.us.us.us.us.us.4, ptr %.348.us.us.us.us.us.4, align 8
  %.353.us.us.us.us.us.4 = getelementptr double, ptr %arg.room.5, i64 %.322.us.us.us.us.us.4
  store double 0.000000e+00, ptr %.353.us.us.us.us.us.4, align 8
  %.480.us.us.us.us.us.4 = mul nsw i64 %.330.us.us.us.us.us.4, %.41
  %151 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us.4
  %152 = mul i64 %.330.us.us.us.us.us.4, %54
  br label %B338.us.us.us.us.us14.us.4

B338.us.us.us.us.us14.us.4:
  %lsr.iv406 = phi ptr [ %scevgep407, %B36.i.us.us.us.preheader.4 ], [ %lsr.iv296, %B170.endif.us.us.us.us.us.4 ]
  %lsr.iv298 = phi ptr [ %scevgep299, %B36.i.us.us.us.preheader.4 ], [ %lsr.iv296, %B170.endif.us.us.us.us.us.4 ]
  %.441340342.us.us.us.us.us15.us.4 = phi i64 [ %.448.us.us.us.us.us31.us.4, %B36.i.us.us.us.preheader.4 ], [ 0, %B170.endif.us.us.us.us.us.4 ]
  %153 = icmp eq i64 %xtraiter.i, 0
  %154 = shl i64 %.441340342.us.us.us.us.us15.us.4, 3
  %scevgep408 = getelementptr i8, ptr %arg.room.0, i64 %154
  %.484.us.us.us.us.us17.us.4 = load i64, ptr %scevgep408, align 8
  br i1 %153, label %B36.i.us.us.us.preheader.4, label %B36.prol.i.us.us22.us.preheader.4

B36.prol.i.us.us22.us.preheader.4:
  %sunkaddr364 = mul i64 %.484.us.us.us.us.us17.us.4, 40
  %sunkaddr365 = getelementptr inbounds i8, ptr %151, i64 %sunkaddr364
  %.132.prol.i.us.us27.us.4 = load double, ptr %sunkaddr365, align 8
  store double %.132.prol.i.us.us27.us.4, ptr %lsr.iv406, align 8
  br label %B36.i.us.us.us.preheader.4

B36.i.us.us.us.preheader.4:
  %.983941.i.us.us.us.ph.4 = phi i64 [ 8, %B36.prol.i.us.us22.us.preheader.4 ], [ 0, %B338.us.us.us.us.us14.us.4 ]
  %155 = shl i64 %.484.us.us.us.us.us17.us.4, 3
  %156 = add i64 %155, %152
  %157 = mul i64 %156, 5
  %scevgep287 = getelementptr i8, ptr %scevgep203, i64 %157
  %scevgep293 = getelementptr i8, ptr %scevgep287, i64 %.983941.i.us.us.us.ph.4
  %scevgep294 = getelementptr i8, ptr %scevgep293, i64 -24
  %.132.i.us.us.us.4 = load double, ptr %scevgep294, align 8
  %158 = add nuw nsw i64 %.983941.i.us.us.us.ph.4, 24
  %scevgep181 = getelementptr i8, ptr %lsr.iv298, i64 %158
  %scevgep182 = getelementptr i8, ptr %scevgep181, i64 -24
  store double %.132.i.us.us.us.4, ptr %scevgep182, align 8
  %scevgep292 = getelementptr i8, ptr %scevgep293, i64 -16
  %.132.1.i.us.us.us.4 = load double, ptr %scevgep292, align 8
  %159 = add nuw nsw i64 %.983941.i.us.us.us.ph.4, 24
  %scevgep177 = getelementptr i8, ptr %lsr.iv298, i64 %159
  %scevgep179 = getelementptr i8, ptr %scevgep177, i64 -16
  store double %.132.1.i.us.us.us.4, ptr %scevgep179, align 8
  %scevgep290 = getelementptr i8, ptr %scevgep293, i64 -8
  %.132.2.i.us.us.us.4 = load double, ptr %scevgep290, align 8
  %160 = add nuw nsw i64 %.983941.i.us.us.us.ph.4, 24
  %scevgep174 = getelementptr i8, ptr %lsr.iv298, i64 %160
  %scevgep175 = getelementptr i8, ptr %scevgep174, i64 -8
  store double %.132.2.i.us.us.us.4, ptr %scevgep175, align 8
  %.132.3.i.us.us.us.4 = load double, ptr %scevgep293, align 8
  %161 = add nuw nsw i64 %.983941.i.us.us.us.ph.4, 24
  %scevgep172 = getelementptr i8, ptr %lsr.iv298, i64 %161
  store double %.132.3.i.us.us.us.4, ptr %scevgep172, align 8
  %.448.us.us.us.us.us31.us.4 = add nuw nsw i64 %.441340342.us.us.us.us.us15.us.4, 1
  %scevgep299 = getelementptr i8, ptr %lsr.iv298, i64 %53
  %scevgep407 = getelementptr i8, ptr %lsr.iv406, i64 40
  %exitcond.not.us.us32.us.4 = icmp eq i64 %arg.k, %.448.us.us.us.us.us31.us.4
  br i1 %exitcond.not.us.us32.us.4, label %B336.B516_crit_edge.us.us.us.split.us.split.us34.us.4, label %B338.us.us.us.us.us14.us.4

B336.B516_crit_edge.us.us.us.split.us.split.us34.us.4:
  %.536.us.us.us.us.us.4 = mul i64 %.322.us.us.us.us.us.4, %.322332
  %.539.us.us.us.us.us.4 = getelementptr double, ptr %arg.room.1, i64 %.536.us.us.us.us.us.4
  %.540.us.us.us.us.us.4 = load double, ptr %.539.us.us.us.us.us.4, align 8
  %.546.us.us.us.us.us.4 = fcmp ogt double %.540.us.us.us.us.us.4, %"$phi572.2.2.2.us.us.us.us.us.3"
  %"$phi572.2.2.2.us.us.us.us.us.4" = select i1 %.546.us.us.us.us.us.4, double %.540.us.us.us.us.us.4, double %"$phi572.2.2.2.us.us.us.us.us.3"
  br label %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split

B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split:
  %"$phi572.2.2.2.us.us.us.us.us.lcssa" = phi double [ %"$phi572.2.2.2.us.us.us.us.us.4", %B336.B516_crit_edge.us.us.us.split.us.split.us34.us.4 ], [ %"$phi572.2.2.2.us.us.us.us.us.3", %B336.B516_crit_edge.us.us.us.split.us.split.us34.us.3 ]
  %.153.us.us.us = add nuw nsw i64 %.146371383.us.us.us, 1
  %scevgep213 = getelementptr i8, ptr %lsr.iv212, i64 %52
  %scevgep234 = getelementptr i8, ptr %lsr.iv233, i64 %52
  %scevgep255 = getelementptr i8, ptr %lsr.iv254, i64 %52
  %scevgep276 = getelementptr i8, ptr %lsr.iv275, i64 %52
  %scevgep297 = getelementptr i8, ptr %lsr.iv296, i64 %52
  %exitcond543.not.us = icmp eq i64 %arg.k, %.153.us.us.us
  br i1 %exitcond543.not.us, label %B630.endif.us.preheader.thread, label %B104.endif.us.us.us

B630.endif.us.preheader.thread:
  %.5946 = fcmp ogt double %"$phi572.2.2.2.us.us.us.us.us.lcssa", 0.000000e+00
  %"$phi596.0.2.07" = select i1 %.5946, double %"$phi572.2.2.2.us.us.us.us.us.lcssa", double 1.000000e+00
  %.7388 = fmul double %"$phi596.0.2.07", 1.000000e-03
  br label %B808.us.peel.preheader

B104.endif.us.us:
  %lsr.iv322 = phi ptr [ %scevgep323, %B168.B102.loopexit_crit_edge.split.us.us.us.split.split ], [ %arg.room.1, %B104.endif.us.us.preheader58 ]
  %lsr.iv308 = phi ptr [ %scevgep309, %B168.B102.loopexit_crit_edge.split.us.us.us.split.split ], [ %scevgep307, %B104.endif.us.us.preheader58 ]
  %most.4.0385.us.us = phi double [ %"$phi572.2.2.2.us.us.us", %B168.B102.loopexit_crit_edge.split.us.us.us.split.split ], [ 0.000000e+00, %B104.endif.us.us.preheader58 ]
  %.146371383.us.us = phi i64 [ %.153.us.us, %B168.B102.loopexit_crit_edge.split.us.us.us.split.split ], [ 0, %B104.endif.us.us.preheader58 ]
  %.190.us.us = getelementptr i64, ptr %arg.room.0, i64 %.146371383.us.us
  %.191.us.us = load i64, ptr %.190.us.us, align 8
  %.193.us.us = mul nsw i64 %.191.us.us, %arg.s.9.fr
  %.320.us.us = mul nuw nsw i64 %.146371383.us.us, %arg.s.9.fr
  %162 = mul i64 %.191.us.us, %3
  br label %B170.endif.us.us.us

B170.endif.us.us.us:
  %lsr.iv284 = phi ptr [ %scevgep285, %B336.B516_crit_edge.us.us.us.split.split ], [ %scevgep283, %B104.endif.us.us ]
  %lsr.iv324 = phi ptr [ %scevgep325, %B336.B516_crit_edge.us.us.us.split.split ], [ %lsr.iv322, %B104.endif.us.us ]
  %lsr.iv317 = phi ptr [ %scevgep318, %B336.B516_crit_edge.us.us.us.split.split ], [ %arg.s.3, %B104.endif.us.us ]
  %lsr.iv310 = phi ptr [ %scevgep311, %B336.B516_crit_edge.us.us.us.split.split ], [ %lsr.iv308, %B104.endif.us.us ]
  %most.3.1354.us.us.us = phi double [ %"$phi572.2.2.2.us.us.us", %B336.B516_crit_edge.us.us.us.split.split ], [ %most.4.0385.us.us, %B104.endif.us.us ]
  %.283346352.us.us.us = phi i64 [ %.290.us.us.us, %B336.B516_crit_edge.us.us.us.split.split ], [ 0, %B104.endif.us.us ]
  %.322.us.us.us = add nuw nsw i64 %.283346352.us.us.us, %.320.us.us
  %.330.us.us.us = add nsw i64 %.283346352.us.us.us, %.193.us.us
  %.331.us.us.us = getelementptr double, ptr %arg.s.4, i64 %.330.us.us.us
  %.332.us.us.us = load double, ptr %.331.us.us.us, align 8
  %.338.us.us.us = getelementptr double, ptr %arg.s.5, i64 %.330.us.us.us
  %.339.us.us.us = load double, ptr %.338.us.us.us, align 8
  %.343.us.us.us = getelementptr double, ptr %arg.room.2, i64 %.322.us.us.us
  store double %.332.us.us.us, ptr %.343.us.us.us, align 8
  %.348.us.us.us = getelementptr double, ptr %arg.room.4, i64 %.322.us.us.us
  store double %.339.us.us.us, ptr %.348.us.us.us, align 8
  %.353.us.us.us = getelementptr double, ptr %arg.room.5, i64 %.322.us.us.us
  store double 0.000000e+00, ptr %.353.us.us.us, align 8
  %.480.us.us.us = mul nsw i64 %.330.us.us.us, %.41
  %163 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us
  %.493.us.us.us = mul nuw nsw i64 %.322.us.us.us, %.45
  %164 = getelementptr double, ptr %arg.room.1, i64 %.493.us.us.us
  br label %B338.us.us.us

B338.us.us.us:
  %lsr.iv326 = phi ptr [ %scevgep327, %B336.backedge.us.us.us ], [ %lsr.iv324, %B170.endif.us.us.us ]
  %lsr.iv312 = phi ptr [ %scevgep313, %B336.backedge.us.us.us ], [ %lsr.iv310, %B170.endif.us.us.us ]
  %.441340342.us.us.us = phi i64 [ %.448.us.us.us, %B336.backedge.us.us.us ], [ 0, %B170.endif.us.us.us ]
  %.483.us.us.us = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us
  %.484.us.us.us = load i64, ptr %.483.us.us.us, align 8
  %.486.us.us.us = mul nsw i64 %.484.us.us.us, %arg.s.9.fr
  %.488.us.us.us = getelementptr double, ptr %163, i64 %.486.us.us.us
  %.495.us.us.us = mul nuw nsw i64 %.441340342.us.us.us, %arg.s.9.fr
  %.497.us.us.us = getelementptr double, ptr %164, i64 %.495.us.us.us
  %arg.target1.i = ptrtoint ptr %.497.us.us.us to i64
  %arg.source2.i = ptrtoint ptr %.488.us.us.us to i64
  %165 = sub i64 %arg.target1.i, %arg.source2.i
  %diff.check.i = icmp ult i64 %165, 32
  %.pre213 = shl i64 %.484.us.us.us, 3
  %.pre215 = add i64 %.pre213, %162
  %.pre217 = mul i64 %.pre215, %arg.s.9.fr
  br i1 %diff.check.i, label %B36.preheader4.i, label %vector.body.i.preheader

vector.body.i.preheader:
  %scevgep319 = getelementptr i8, ptr %lsr.iv317, i64 %.pre217
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ %index.next.i, %vector.body.i ], [ 0, %vector.body.i.preheader ]
  %sunkaddr.i = shl i64 %index.i, 3
  %scevgep320 = getelementptr i8, ptr %scevgep319, i64 %sunkaddr.i
  %wide.load.i = load <2 x double>, ptr %scevgep320, align 8
  %scevgep321 = getelementptr i8, ptr %scevgep320, i64 16
  %wide.load3.i = load <2 x double>, ptr %scevgep321, align 8
  %scevgep315 = getelementptr i8, ptr %lsr.iv312, i64 %sunkaddr.i
  %166 = shl i64 %index.i, 3
  %scevgep362 = getelementptr i8, ptr %lsr.iv312, i64 %166
  %scevgep363 = getelementptr i8, ptr %scevgep362, i64 -16
  store <2 x double> %wide.load.i, ptr %scevgep363, align 8
  store <2 x double> %wide.load3.i, ptr %scevgep315, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %167 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %167, label %middle.block.i, label %vector.body.i

middle.block.i:
  %168 = icmp eq i64 %arg.s.9.fr, %n.vec.i
  br i1 %168, label %B336.backedge.us.us.us, label %B36.preheader4.i

B36.preheader4.i:
  %.983941.ph.i = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B338.us.us.us ]
  %scevgep329 = getelementptr i8, ptr %lsr.iv317, i64 %.pre217
  br label %B36.prol.i

B36.prol.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B36.prol.i ], [ %xtraiter.i, %B36.preheader4.i ]
  %.983941.prol.i = phi i64 [ %.105.prol.i, %B36.prol.i ], [ %.983941.ph.i, %B36.preheader4.i ]
  %.105.prol.i = add nuw nsw i64 %.983941.prol.i, 1
  %169 = shl i64 %.983941.prol.i, 3
  %scevgep330 = getelementptr i8, ptr %scevgep329, i64 %169
  %.132.prol.i = load double, ptr %scevgep330, align 8
  %scevgep328 = getelementptr i8, ptr %lsr.iv326, i64 %169
  store double %.132.prol.i, ptr %scevgep328, align 8
  %lsr.iv.next.i = add nsw i64 %lsr.iv.i, -1
  %prol.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %prol.iter.cmp.not.i, label %B36.prol.loopexit.i.loopexit, label %B36.prol.i

B36.prol.loopexit.i.loopexit:
  %170 = sub nsw i64 %.983941.ph.i, %arg.s.9.fr
  %171 = icmp ugt i64 %170, -4
  br i1 %171, label %B336.backedge.us.us.us, label %B36.i.preheader

B36.i.preheader:
  %scevgep289 = getelementptr i8, ptr %lsr.iv284, i64 %.pre217
  br label %B36.i

B36.i:
  %.983941.i = phi i64 [ %.105.3.i, %B36.i ], [ %.105.prol.i, %B36.i.preheader ]
  %sunkaddr40.i = shl i64 %.983941.i, 3
  %scevgep300 = getelementptr i8, ptr %scevgep289, i64 %sunkaddr40.i
  %scevgep302 = getelementptr i8, ptr %scevgep300, i64 8
  %scevgep298 = getelementptr i8, ptr %scevgep300, i64 -16
  %.132.i = load double, ptr %scevgep298, align 8
  %scevgep305 = getelementptr i8, ptr %lsr.iv326, i64 %sunkaddr40.i
  store double %.132.i, ptr %scevgep305, align 8
  %172 = shl i64 %.983941.i, 3
  %scevgep364 = getelementptr i8, ptr %scevgep289, i64 %172
  %scevgep365 = getelementptr i8, ptr %scevgep364, i64 -8
  %.132.1.i = load double, ptr %scevgep365, align 8
  %scevgep370 = getelementptr i8, ptr %lsr.iv326, i64 %172
  %scevgep371 = getelementptr i8, ptr %scevgep370, i64 8
  store double %.132.1.i, ptr %scevgep371, align 8
  %.132.2.i = load double, ptr %scevgep300, align 8
  %173 = shl i64 %.983941.i, 3
  %scevgep366 = getelementptr i8, ptr %lsr.iv326, i64 %173
  %scevgep367 = getelementptr i8, ptr %scevgep366, i64 16
  store double %.132.2.i, ptr %scevgep367, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %.132.3.i = load double, ptr %scevgep302, align 8
  %174 = shl i64 %.983941.i, 3
  %scevgep368 = getelementptr i8, ptr %lsr.iv326, i64 %174
  %scevgep369 = getelementptr i8, ptr %scevgep368, i64 24
  store double %.132.3.i, ptr %scevgep369, align 8
  %exitcond.not.3.i = icmp eq i64 %arg.s.9.fr, %.105.3.i
  br i1 %exitcond.not.3.i, label %B336.backedge.us.us.us, label %B36.i

B336.backedge.us.us.us:
  %.448.us.us.us = add nuw nsw i64 %.441340342.us.us.us, 1
  %scevgep313 = getelementptr i8, ptr %lsr.iv312, i64 %2
  %scevgep327 = getelementptr i8, ptr %lsr.iv326, i64 %2
  %exitcond.not = icmp eq i64 %.448.us.us.us, %arg.k
  br i1 %exitcond.not, label %B336.B516_crit_edge.us.us.us.split.split, label %B338.us.us.us

B336.B516_crit_edge.us.us.us.split.split:
  %.290.us.us.us = add nuw nsw i64 %.283346352.us.us.us, 1
  %.536.us.us.us = mul i64 %.322.us.us.us, %.322332
  %.539.us.us.us = getelementptr double, ptr %arg.room.1, i64 %.536.us.us.us
  %.540.us.us.us = load double, ptr %.539.us.us.us, align 8
  %.546.us.us.us = fcmp ogt double %.540.us.us.us, %most.3.1354.us.us.us
  %"$phi572.2.2.2.us.us.us" = select i1 %.546.us.us.us, double %.540.us.us.us, double %most.3.1354.us.us.us
  %scevgep311 = getelementptr i8, ptr %lsr.iv310, i64 %0
  %scevgep318 = getelementptr i8, ptr %lsr.iv317, i64 %3
  %scevgep325 = getelementptr i8, ptr %lsr.iv324, i64 %0
  %scevgep285 = getelementptr i8, ptr %lsr.iv284, i64 %3
  %exitcond542.not = icmp eq i64 %arg.s.9.fr, %.290.us.us.us
  br i1 %exitcond542.not, label %B168.B102.loopexit_crit_edge.split.us.us.us.split.split, label %B170.endif.us.us.us

B168.B102.loopexit_crit_edge.split.us.us.us.split.split:
  %.153.us.us = add nuw nsw i64 %.146371383.us.us, 1
  %scevgep309 = getelementptr i8, ptr %lsr.iv308, i64 %1
  %scevgep323 = getelementptr i8, ptr %lsr.iv322, i64 %1
  %exitcond543.not = icmp eq i64 %arg.k, %.153.us.us
  br i1 %exitcond543.not, label %B630.endif.us.preheader, label %B104.endif.us.us

B630.endif.us.preheader:
  %.us-phi42 = phi double [ %"$phi572.2.2.2.us.us.us.us.us103.us.us", %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split ], [ %"$phi572.2.2.2.us.us.us.us.us.us.us.lcssa", %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split ], [ %"$phi572.2.2.2.us.us.us.us.us103.us.us.us.us", %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split.us.us ], [ %"$phi572.2.2.2.us.us.us.us.us103", %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split ], [ %"$phi572.2.2.2.us.us.us.us.us.us.us.us.us", %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split.us.us ], [ %"$phi572.2.2.2.us.us.us", %B168.B102.loopexit_crit_edge.split.us.us.us.split.split ]
  %.594 = fcmp ogt double %.us-phi42, 0.000000e+00
  %"$phi596.0.2.0" = select i1 %.594, double %.us-phi42, double 1.000000e+00
  %.738 = fmul double %"$phi596.0.2.0", 1.000000e-03
  %exitcond563.peel.not = icmp eq i64 %arg.s.9.fr, 1
  br i1 %exitcond563.peel.not, label %B808.us.peel.us.preheader, label %B630.endif.us.preheader.B808.us.peel.preheader_crit_edge

B630.endif.us.preheader.B808.us.peel.preheader_crit_edge:
  %175 = and i64 %arg.s.9.fr, %const
  %.pre = shl i64 %.45, 5
  %.pre207 = shl i64 %arg.s.9.fr, 3
  %.pre211 = mul i64 %.45, 24
  %176 = icmp eq i64 %175, 2
  br label %B808.us.peel.preheader

B808.us.peel.preheader:
  %.pre-phi212 = phi i64 [ %.pre211, %B630.endif.us.preheader.B808.us.peel.preheader_crit_edge ], [ %56, %B630.endif.us.preheader.thread ]
  %.pre-phi208 = phi i64 [ %.pre207, %B630.endif.us.preheader.B808.us.peel.preheader_crit_edge ], [ %53, %B630.endif.us.preheader.thread ]
  %.pre-phi = phi i64 [ %.pre, %B630.endif.us.preheader.B808.us.peel.preheader_crit_edge ], [ %57, %B630.endif.us.preheader.thread ]
  %177 = phi i1 [ %176, %B630.endif.us.preheader.B808.us.peel.preheader_crit_edge ], [ false, %B630.endif.us.preheader.thread ]
  %.73812 = phi double [ %.738, %B630.endif.us.preheader.B808.us.peel.preheader_crit_edge ], [ %.7388, %B630.endif.us.preheader.thread ]
  %"$phi596.0.2.011" = phi double [ %"$phi596.0.2.0", %B630.endif.us.preheader.B808.us.peel.preheader_crit_edge ], [ %"$phi596.0.2.07", %B630.endif.us.preheader.thread ]
  %178 = add i64 %arg.s.9.fr, -3
  %n.vec = and i64 %178, -4
  %179 = or i64 %178, 3
  %180 = getelementptr i8, ptr %arg.room.1, i64 %.pre-phi
  %scevgep128 = getelementptr i8, ptr %180, i64 32
  %181 = mul i64 %.pre-phi208, %.322332
  %182 = getelementptr i8, ptr %arg.room.1, i64 %.pre-phi212
  %scevgep133 = getelementptr i8, ptr %182, i64 24
  %183 = and i64 %178, -2
  %scevgep137 = getelementptr i8, ptr %arg.room.3, i64 40
  %184 = add i64 %183, 3
  %185 = add i64 %arg.s.9.fr, -5
  %186 = lshr i64 %185, 1
  %187 = add nuw i64 %186, 1
  %188 = add i64 %.pre-phi, 32
  %189 = mul i64 %.45, 48
  %190 = getelementptr i8, ptr %arg.room.1, i64 %189
  %scevgep280 = getelementptr i8, ptr %190, i64 48
  %191 = mul i64 %.45, 40
  %192 = getelementptr i8, ptr %arg.room.1, i64 %191
  %scevgep286 = getelementptr i8, ptr %192, i64 40
  %193 = lshr i64 %187, 1
  %194 = mul nsw i64 %193, -2
  br label %B808.us.peel

B808.us.peel.us.preheader:
  %min.iters.check66 = icmp ult i64 %arg.k, 8
  br i1 %min.iters.check66, label %B808.us.peel.us.preheader78, label %vector.scevcheck

vector.scevcheck:
  %195 = add nsw i64 %arg.k, -1
  %196 = shl i64 %arg.k, 3
  %197 = add i64 %196, 8
  %198 = sub nuw nsw i64 -8, %196
  %199 = icmp slt i64 %197, 0
  %200 = select i1 %199, i64 %198, i64 %197
  %mul = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %200, i64 %195)
  %mul.result = extractvalue { i64, i1 } %mul, 0
  %mul.overflow = extractvalue { i64, i1 } %mul, 1
  %201 = sub i64 0, %mul.result
  %202 = getelementptr i8, ptr %arg.room.1, i64 %mul.result
  %203 = getelementptr i8, ptr %arg.room.1, i64 %201
  %204 = icmp ult ptr %202, %arg.room.1
  %205 = icmp ugt ptr %203, %arg.room.1
  %206 = select i1 %199, i1 %205, i1 %204
  %207 = or i1 %mul.overflow, %206
  br i1 %207, label %B808.us.peel.us.preheader78, label %vector.memcheck

vector.memcheck:
  %scevgep = getelementptr i8, ptr %arg.room.3, i64 %196
  %208 = mul i64 %197, %195
  %scevgep63 = getelementptr i8, ptr %arg.room.1, i64 %208
  %209 = icmp ult ptr %arg.room.1, %scevgep63
  %umin = select i1 %209, ptr %arg.room.1, ptr %scevgep63
  %210 = icmp ugt ptr %arg.room.1, %scevgep63
  %umax = select i1 %210, ptr %arg.room.1, ptr %scevgep63
  %scevgep64 = getelementptr i8, ptr %umax, i64 8
  %bound0 = icmp ult ptr %arg.room.3, %scevgep64
  %bound1 = icmp ult ptr %umin, %scevgep
  %found.conflict = and i1 %bound1, %bound0
  br i1 %found.conflict, label %B808.us.peel.us.preheader78, label %vector.ph67

vector.ph67:
  %n.vec69 = and i64 %arg.k, %const
  %broadcast.splatinsert70 = insertelement <2 x double> poison, double %.738, i64 0
  %broadcast.splat71 = shufflevector <2 x double> %broadcast.splatinsert70, <2 x double> poison, <2 x i32> zeroinitializer
  %211 = shl i64 %.45, 4
  br label %vector.body72

vector.body72:
  %lsr.iv124 = phi ptr [ %scevgep125, %vector.body72 ], [ %arg.room.1, %vector.ph67 ]
  %index73 = phi i64 [ %index.next74, %vector.body72 ], [ 0, %vector.ph67 ]
  %212 = load double, ptr %lsr.iv124, align 8
  %sunkaddr378 = mul i64 %.45, 8
  %sunkaddr379 = getelementptr i8, ptr %lsr.iv124, i64 %sunkaddr378
  %sunkaddr380 = getelementptr i8, ptr %sunkaddr379, i64 8
  %213 = load double, ptr %sunkaddr380, align 8
  %214 = insertelement <2 x double> poison, double %212, i64 0
  %215 = insertelement <2 x double> %214, double %213, i64 1
  %216 = fcmp ogt <2 x double> %215, %broadcast.splat71
  %217 = select <2 x i1> %216, <2 x double> %215, <2 x double> %broadcast.splat71
  %218 = fdiv <2 x double> splat (double 1.000000e+00), %217
  %219 = shl i64 %index73, 3
  %scevgep127 = getelementptr i8, ptr %arg.room.3, i64 %219
  store <2 x double> %218, ptr %scevgep127, align 8
  %index.next74 = add nuw i64 %index73, 2
  %220 = getelementptr i8, ptr %lsr.iv124, i64 %211
  %scevgep125 = getelementptr i8, ptr %220, i64 16
  %221 = icmp eq i64 %n.vec69, %index.next74
  br i1 %221, label %middle.block75, label %vector.body72

middle.block75:
  %cmp.n76 = icmp eq i64 %arg.k, %n.vec69
  br i1 %cmp.n76, label %B924.loopexit, label %B808.us.peel.us.preheader78

B808.us.peel.us.preheader78:
  %.702471481.us.us.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %vector.scevcheck ], [ 0, %B808.us.peel.us.preheader ], [ %n.vec69, %middle.block75 ]
  %.neg = or disjoint i64 %.702471481.us.us.ph, 1
  %xtraiter109 = and i64 %arg.k, 1
  %lcmp.mod110.not = icmp eq i64 %xtraiter109, 0
  br i1 %lcmp.mod110.not, label %B808.us.peel.us.prol.loopexit, label %B808.us.peel.us.prol

B808.us.peel.us.prol:
  %.873.us.peel.us.prol = mul i64 %.702471481.us.us.ph, %.322332
  %.874.us.peel.us.prol = getelementptr double, ptr %arg.room.1, i64 %.873.us.peel.us.prol
  %.875.us.peel.us.prol = load double, ptr %.874.us.peel.us.prol, align 8
  %.936.us.peel.us.prol = fcmp ogt double %.875.us.peel.us.prol, %.738
  %side.3.2.us.peel.us.prol = select i1 %.936.us.peel.us.prol, double %.875.us.peel.us.prol, double %.738
  %.1087.us.us.prol = fdiv double 1.000000e+00, %side.3.2.us.peel.us.prol
  %222 = getelementptr double, ptr %arg.room.3, i64 %.702471481.us.us.ph
  store double %.1087.us.us.prol, ptr %222, align 8
  br label %B808.us.peel.us.prol.loopexit

B808.us.peel.us.prol.loopexit:
  %.702471481.us.us.unr = phi i64 [ %.702471481.us.us.ph, %B808.us.peel.us.preheader78 ], [ %.neg, %B808.us.peel.us.prol ]
  %223 = icmp eq i64 %arg.k, %.neg
  br i1 %223, label %B924.loopexit, label %B808.us.peel.us.preheader111

B808.us.peel.us.preheader111:
  %224 = shl i64 %arg.k, 4
  %225 = add nuw i64 %.702471481.us.us.unr, 1
  %226 = shl i64 %.322332, 3
  %sunkaddr371 = mul i64 %.702471481.us.us.unr, %226
  %sunkaddr375 = mul i64 %225, %226
  br label %B808.us.peel.us

B808.us.peel.us:
  %lsr.iv = phi ptr [ %arg.room.1, %B808.us.peel.us.preheader111 ], [ %scevgep117, %B808.us.peel.us ]
  %.702471481.us.us = phi i64 [ %.702471481.us.us.unr, %B808.us.peel.us.preheader111 ], [ %.709.us645.us.1, %B808.us.peel.us ]
  %sunkaddr372 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr371
  %.875.us.peel.us = load double, ptr %sunkaddr372, align 8
  %.936.us.peel.us = fcmp ogt double %.875.us.peel.us, %.738
  %side.3.2.us.peel.us = select i1 %.936.us.peel.us, double %.875.us.peel.us, double %.738
  %.1087.us.us = fdiv double 1.000000e+00, %side.3.2.us.peel.us
  %sunkaddr381 = mul i64 %.702471481.us.us, 8
  %sunkaddr382 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr381
  store double %.1087.us.us, ptr %sunkaddr382, align 8
  %sunkaddr376 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr375
  %.875.us.peel.us.1 = load double, ptr %sunkaddr376, align 8
  %.936.us.peel.us.1 = fcmp ogt double %.875.us.peel.us.1, %.738
  %side.3.2.us.peel.us.1 = select i1 %.936.us.peel.us.1, double %.875.us.peel.us.1, double %.738
  %.1087.us.us.1 = fdiv double 1.000000e+00, %side.3.2.us.peel.us.1
  %sunkaddr383 = mul i64 %.702471481.us.us, 8
  %sunkaddr384 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr383
  %sunkaddr385 = getelementptr i8, ptr %sunkaddr384, i64 8
  store double %.1087.us.us.1, ptr %sunkaddr385, align 8
  %.709.us645.us.1 = add nuw nsw i64 %.702471481.us.us, 2
  %227 = getelementptr i8, ptr %lsr.iv, i64 %224
  %scevgep117 = getelementptr i8, ptr %227, i64 16
  %exitcond621.not.us.1 = icmp eq i64 %arg.k, %.709.us645.us.1
  br i1 %exitcond621.not.us.1, label %B924.loopexit, label %B808.us.peel.us

B808.us.peel:
  %lsr.iv287 = phi ptr [ %scevgep288, %B628.loopexit.us ], [ %scevgep286, %B808.us.peel.preheader ]
  %lsr.iv281 = phi ptr [ %scevgep282, %B628.loopexit.us ], [ %scevgep280, %B808.us.peel.preheader ]
  %lsr.iv143 = phi ptr [ %scevgep144, %B628.loopexit.us ], [ %arg.room.3, %B808.us.peel.preheader ]
  %lsr.iv138 = phi ptr [ %scevgep139, %B628.loopexit.us ], [ %scevgep137, %B808.us.peel.preheader ]
  %lsr.iv134 = phi ptr [ %scevgep135, %B628.loopexit.us ], [ %scevgep133, %B808.us.peel.preheader ]
  %lsr.iv129 = phi ptr [ %scevgep130, %B628.loopexit.us ], [ %scevgep128, %B808.us.peel.preheader ]
  %.702471481.us = phi i64 [ %.709.us645, %B628.loopexit.us ], [ 0, %B808.us.peel.preheader ]
  %228 = icmp eq i64 %arg.s.9.fr, 2
  %.862.us = mul nuw nsw i64 %.702471481.us, %arg.s.9.fr
  %.873.us.peel = mul i64 %.862.us, %.322332
  %.874.us.peel = getelementptr double, ptr %arg.room.1, i64 %.873.us.peel
  %.875.us.peel = load double, ptr %.874.us.peel, align 8
  %.936.us.peel = fcmp ogt double %.875.us.peel, %.73812
  %side.3.2.us.peel = select i1 %.936.us.peel, double %.875.us.peel, double %.73812
  %.863.us.peel567 = add nuw nsw i64 %.862.us, 1
  %.873.us.peel568 = mul i64 %.863.us.peel567, %.322332
  %.874.us.peel569 = getelementptr double, ptr %arg.room.1, i64 %.873.us.peel568
  %.875.us.peel570 = load double, ptr %.874.us.peel569, align 8
  %.936.us.peel573 = fcmp ogt double %.875.us.peel570, %side.3.2.us.peel
  %side.3.2.us.peel581 = select i1 %.936.us.peel573, double %.875.us.peel570, double %side.3.2.us.peel
  br i1 %228, label %B920.us.peel610.thread, label %B925.us.peel599

B925.us.peel599:
  %.863.us.peel586 = add nuw nsw i64 %.862.us, 2
  %.873.us.peel587 = mul i64 %.863.us.peel586, %.322332
  %.874.us.peel588 = getelementptr double, ptr %arg.room.1, i64 %.873.us.peel587
  %.875.us.peel589 = load double, ptr %.874.us.peel588, align 8
  %.884.us.peel595 = fcmp ogt double %.875.us.peel589, %.73812
  %"$phi784.3.2.2.us.peel596" = select i1 %.884.us.peel595, double %.875.us.peel589, double %.73812
  %.915.us.peel597 = fdiv double 1.000000e+00, %"$phi784.3.2.2.us.peel596"
  %.923.us.peel598 = getelementptr double, ptr %arg.room.3, i64 %.863.us.peel586
  store double %.915.us.peel597, ptr %.923.us.peel598, align 8
  switch i64 %arg.s.9.fr, label %B808.us.preheader [
    i64 3, label %B920.us.peel610.thread
    i64 4, label %B808.us.epil.preheader
  ]

B808.us.preheader:
  %229 = icmp eq i64 %186, 0
  br i1 %229, label %B808.us.epil.preheader243, label %B808.us.preheader67

B808.us.preheader67:
  br label %B808.us

B920.us:
  %.1044464466.us = phi i64 [ %.1051.us, %B920.us ], [ %.1044464466.us.ph, %B920.us.preheader57 ]
  %.1051.us = add nuw nsw i64 %.1044464466.us, 1
  %230 = shl i64 %.1044464466.us, 3
  %scevgep145 = getelementptr i8, ptr %lsr.iv143, i64 %230
  store double %.1087.us6, ptr %scevgep145, align 8
  %exitcond603.not = icmp eq i64 %arg.s.9.fr, %.1051.us
  br i1 %exitcond603.not, label %B628.loopexit.us, label %B920.us

B808.us:
  %lsr.iv83 = phi i64 [ 0, %B808.us.preheader67 ], [ %lsr.iv.next84, %B808.us ]
  %lsr.iv81 = phi i64 [ %194, %B808.us.preheader67 ], [ %lsr.iv.next82, %B808.us ]
  %side.2.1459.us = phi double [ %side.3.2.us.1.1, %B808.us ], [ %side.3.2.us.peel581, %B808.us.preheader67 ]
  %scevgep88 = getelementptr i8, ptr %lsr.iv134, i64 %lsr.iv83
  %.875.us = load double, ptr %scevgep88, align 8
  %.936.us = fcmp ogt double %.875.us, %side.2.1459.us
  %side.3.2.us = select i1 %.936.us, double %.875.us, double %side.2.1459.us
  %scevgep87 = getelementptr i8, ptr %lsr.iv129, i64 %lsr.iv83
  %.875.us.1 = load double, ptr %scevgep87, align 8
  %.936.us.1 = fcmp ogt double %.875.us.1, %side.3.2.us
  %side.3.2.us.1 = select i1 %.936.us.1, double %.875.us.1, double %side.3.2.us
  %scevgep86 = getelementptr i8, ptr %lsr.iv287, i64 %lsr.iv83
  %.875.us.1255 = load double, ptr %scevgep86, align 8
  %.936.us.1256 = fcmp ogt double %.875.us.1255, %side.3.2.us.1
  %side.3.2.us.1257 = select i1 %.936.us.1256, double %.875.us.1255, double %side.3.2.us.1
  %scevgep85 = getelementptr i8, ptr %lsr.iv281, i64 %lsr.iv83
  %.875.us.1.1 = load double, ptr %scevgep85, align 8
  %.936.us.1.1 = fcmp ogt double %.875.us.1.1, %side.3.2.us.1257
  %side.3.2.us.1.1 = select i1 %.936.us.1.1, double %.875.us.1.1, double %side.3.2.us.1257
  %lsr.iv.next82 = add i64 %lsr.iv81, 2
  %lsr.iv.next84 = add i64 %lsr.iv83, %188
  %niter254.ncmp.1 = icmp eq i64 %lsr.iv.next82, 0
  br i1 %niter254.ncmp.1, label %B920.us.peel610.unr-lcssa.unr-lcssa, label %B808.us

B628.loopexit.us:
  %.709.us645 = add nuw nsw i64 %.702471481.us, 1
  %scevgep130 = getelementptr i8, ptr %lsr.iv129, i64 %181
  %scevgep135 = getelementptr i8, ptr %lsr.iv134, i64 %181
  %scevgep139 = getelementptr i8, ptr %lsr.iv138, i64 %.pre-phi208
  %scevgep144 = getelementptr i8, ptr %lsr.iv143, i64 %.pre-phi208
  %scevgep282 = getelementptr i8, ptr %lsr.iv281, i64 %181
  %scevgep288 = getelementptr i8, ptr %lsr.iv287, i64 %181
  %exitcond621.not = icmp eq i64 %arg.k, %.709.us645
  br i1 %exitcond621.not, label %B924.loopexit, label %B808.us.peel

B920.us.peel610.thread:
  %.1087.us611 = fdiv double 1.000000e+00, %side.3.2.us.peel581
  %231 = getelementptr double, ptr %arg.room.3, i64 %.862.us
  store double %.1087.us611, ptr %231, align 8
  %.1097.us.peel60912 = getelementptr i8, ptr %231, i64 8
  store double %.1087.us611, ptr %.1097.us.peel60912, align 8
  br label %B628.loopexit.us

B920.us.peel610.unr-lcssa.unr-lcssa:
  %232 = and i64 %185, 2
  %233 = icmp eq i64 %232, 0
  br i1 %233, label %B808.us.epil.preheader243, label %B920.us.peel610.unr-lcssa

B808.us.epil.preheader243:
  %lsr.iv131.epil.init = phi i64 [ 0, %B808.us.preheader ], [ %lsr.iv.next84, %B920.us.peel610.unr-lcssa.unr-lcssa ]
  %side.2.1459.us.epil.init248 = phi double [ %side.3.2.us.peel581, %B808.us.preheader ], [ %side.3.2.us.1.1, %B920.us.peel610.unr-lcssa.unr-lcssa ]
  %scevgep136.epil = getelementptr i8, ptr %lsr.iv134, i64 %lsr.iv131.epil.init
  %.875.us.epil245 = load double, ptr %scevgep136.epil, align 8
  %.936.us.epil246 = fcmp ogt double %.875.us.epil245, %side.2.1459.us.epil.init248
  %side.3.2.us.epil247 = select i1 %.936.us.epil246, double %.875.us.epil245, double %side.2.1459.us.epil.init248
  %scevgep132.epil = getelementptr i8, ptr %lsr.iv129, i64 %lsr.iv131.epil.init
  %.875.us.1.epil = load double, ptr %scevgep132.epil, align 8
  %.936.us.1.epil = fcmp ogt double %.875.us.1.epil, %side.3.2.us.epil247
  %side.3.2.us.1.epil = select i1 %.936.us.1.epil, double %.875.us.1.epil, double %side.3.2.us.epil247
  br label %B920.us.peel610.unr-lcssa

B920.us.peel610.unr-lcssa:
  %side.3.2.us.1.lcssa = phi double [ %side.3.2.us.1.1, %B920.us.peel610.unr-lcssa.unr-lcssa ], [ %side.3.2.us.1.epil, %B808.us.epil.preheader243 ]
  %234 = and i64 %178, 1
  %235 = icmp eq i64 %234, 0
  br i1 %235, label %B920.us.peel610, label %B808.us.epil.preheader

B808.us.epil.preheader:
  %side.2.1459.us.epil.init = phi double [ %side.3.2.us.peel581, %B925.us.peel599 ], [ %side.3.2.us.1.lcssa, %B920.us.peel610.unr-lcssa ]
  %.828455457.us.epil.init = phi i64 [ 3, %B925.us.peel599 ], [ %184, %B920.us.peel610.unr-lcssa ]
  %.863.us.epil = add nuw nsw i64 %.828455457.us.epil.init, %.862.us
  %.873.us.epil = mul i64 %.863.us.epil, %.322332
  %.874.us.epil = getelementptr double, ptr %arg.room.1, i64 %.873.us.epil
  %.875.us.epil = load double, ptr %.874.us.epil, align 8
  %.936.us.epil = fcmp ogt double %.875.us.epil, %side.2.1459.us.epil.init
  %side.3.2.us.epil = select i1 %.936.us.epil, double %.875.us.epil, double %side.2.1459.us.epil.init
  br label %B920.us.peel610

B920.us.peel610:
  %side.3.2.us.lcssa = phi double [ %side.3.2.us.1.lcssa, %B920.us.peel610.unr-lcssa ], [ %side.3.2.us.epil, %B808.us.epil.preheader ]
  %.1087.us6 = fdiv double 1.000000e+00, %side.3.2.us.lcssa
  %236 = getelementptr double, ptr %arg.room.3, i64 %.862.us
  store double %.1087.us6, ptr %236, align 8
  %.1097.us.peel609 = getelementptr i8, ptr %236, i64 8
  store double %.1087.us6, ptr %.1097.us.peel609, align 8
  br i1 %177, label %B628.loopexit.us, label %B920.us.preheader

B920.us.preheader:
  %237 = icmp ult i64 %178, 4
  br i1 %237, label %B920.us.preheader57, label %vector.ph

B920.us.preheader57:
  %.1044464466.us.ph = phi i64 [ 3, %B920.us.preheader ], [ %179, %middle.block ]
  br label %B920.us

vector.ph:
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.1087.us6, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %238 = shl i64 %index, 3
  %scevgep141 = getelementptr i8, ptr %lsr.iv138, i64 %238
  %scevgep142 = getelementptr i8, ptr %scevgep141, i64 -16
  store <2 x double> %broadcast.splat, ptr %scevgep142, align 8
  store <2 x double> %broadcast.splat, ptr %scevgep141, align 8
  %index.next = add nuw i64 %index, 4
  %239 = icmp eq i64 %n.vec, %index.next
  br i1 %239, label %middle.block, label %vector.body

middle.block:
  %240 = icmp eq i64 %178, %n.vec
  br i1 %240, label %B628.loopexit.us, label %B920.us.preheader57

common.ret:
  %"$phi596.0.2.0626" = phi double [ 1.000000e-08, %B0.endif ], [ 1.000000e-08, %B104.endif.lr.ph ], [ %241, %B924.loopexit ]
  store double %"$phi596.0.2.0626", ptr %retptr, align 8
  ret i32 0

B924.loopexit:
  %"$phi596.0.2.010" = phi double [ %"$phi596.0.2.0", %B808.us.peel.us ], [ %"$phi596.0.2.0", %middle.block75 ], [ %"$phi596.0.2.0", %B808.us.peel.us.prol.loopexit ], [ %"$phi596.0.2.011", %B628.loopexit.us ]
  %241 = fmul double %"$phi596.0.2.010", 1.000000e-08
  br label %common.ret
}

define internal i32 @part18(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k) {
B0:
  %.188.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.874 = alloca ptr, align 8
  %excinfo.5 = alloca ptr, align 8
  %.37 = mul nsw i64 %arg.k, %arg.s.9
  %.41 = load double, ptr %arg.room.13, align 8
  store double 0.000000e+00, ptr %arg.room.13, align 8
  %.11557.not.i = icmp slt i64 %.37, 1
  br i1 %.11557.not.i, label %part21.exit, label %B62.preheader.i

B62.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %.37, 8
  br i1 %min.iters.check.i, label %B62.preheader13.i, label %vector.memcheck.i

vector.memcheck.i:
  %0 = ptrtoint ptr %arg.room.8 to i64
  %1 = ptrtoint ptr %arg.room.2 to i64
  %2 = ptrtoint ptr %arg.room.4 to i64
  %3 = ptrtoint ptr %arg.room.5 to i64
  %4 = sub i64 %0, %1
  %diff.check.i = icmp ult i64 %4, 32
  %5 = sub i64 %0, %2
  %diff.check4.i = icmp ult i64 %5, 32
  %conflict.rdx.i = or i1 %diff.check.i, %diff.check4.i
  %6 = sub i64 %0, %3
  %diff.check6.i = icmp ult i64 %6, 32
  %conflict.rdx7.i = or i1 %diff.check6.i, %conflict.rdx.i
  br i1 %conflict.rdx7.i, label %B62.preheader13.i, label %vector.ph.i

vector.ph.i:
  %const = bitcast i64 9223372036854775804 to i64
  %n.vec.i = and i64 %.37, %const
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr108 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr
  %wide.load.i = load <2 x double>, ptr %sunkaddr108, align 8
  %sunkaddr109 = mul i64 %index.i, 8
  %sunkaddr110 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr109
  %sunkaddr111 = getelementptr i8, ptr %sunkaddr110, i64 16
  %wide.load8.i = load <2 x double>, ptr %sunkaddr111, align 8
  %sunkaddr112 = mul i64 %index.i, 8
  %sunkaddr113 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr112
  %wide.load9.i = load <2 x double>, ptr %sunkaddr113, align 8
  %sunkaddr114 = mul i64 %index.i, 8
  %sunkaddr115 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr114
  %sunkaddr116 = getelementptr i8, ptr %sunkaddr115, i64 16
  %wide.load10.i = load <2 x double>, ptr %sunkaddr116, align 8
  %sunkaddr117 = mul i64 %index.i, 8
  %sunkaddr118 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr117
  %wide.load11.i = load <2 x double>, ptr %sunkaddr118, align 8
  %sunkaddr119 = mul i64 %index.i, 8
  %sunkaddr120 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr119
  %sunkaddr121 = getelementptr i8, ptr %sunkaddr120, i64 16
  %wide.load12.i = load <2 x double>, ptr %sunkaddr121, align 8
  %7 = fsub <2 x double> %wide.load9.i, %wide.load11.i
  %8 = fsub <2 x double> %wide.load10.i, %wide.load12.i
  %9 = fmul <2 x double> %7, zeroinitializer
  %10 = fmul <2 x double> %8, zeroinitializer
  %11 = fadd <2 x double> %wide.load.i, %9
  %12 = fadd <2 x double> %wide.load8.i, %10
  %sunkaddr122 = mul i64 %index.i, 8
  %sunkaddr123 = getelementptr i8, ptr %arg.room.8, i64 %sunkaddr122
  store <2 x double> %11, ptr %sunkaddr123, align 8
  %sunkaddr124 = mul i64 %index.i, 8
  %sunkaddr125 = getelementptr i8, ptr %arg.room.8, i64 %sunkaddr124
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr125, i64 16
  store <2 x double> %12, ptr %sunkaddr126, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %13 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %13, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %.37, %n.vec.i
  br i1 %cmp.n.i, label %part21.exit, label %B62.preheader13.i

B62.preheader13.i:
  %.1215658.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %B62.preheader.i ], [ %n.vec.i, %middle.block.i ]
  %.neg.i = or disjoint i64 %.1215658.ph.i, 1
  %xtraiter.i = and i64 %.37, 1
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B62.prol.loopexit.i, label %B62.prol.i

B62.prol.i:
  %.155.prol.i = getelementptr double, ptr %arg.room.2, i64 %.1215658.ph.i
  %.156.prol.i = load double, ptr %.155.prol.i, align 8
  %.158.prol.i = getelementptr double, ptr %arg.room.4, i64 %.1215658.ph.i
  %.159.prol.i = load double, ptr %.158.prol.i, align 8
  %.162.prol.i = getelementptr double, ptr %arg.room.5, i64 %.1215658.ph.i
  %.163.prol.i = load double, ptr %.162.prol.i, align 8
  %.164.prol.i = fsub double %.159.prol.i, %.163.prol.i
  %.166.prol.i = fmul double %.164.prol.i, 0.000000e+00
  %.167.prol.i = fadd double %.156.prol.i, %.166.prol.i
  %.170.prol.i = getelementptr double, ptr %arg.room.8, i64 %.1215658.ph.i
  store double %.167.prol.i, ptr %.170.prol.i, align 8
  br label %B62.prol.loopexit.i

B62.prol.loopexit.i:
  %.1215658.unr.i = phi i64 [ %.1215658.ph.i, %B62.preheader13.i ], [ %.neg.i, %B62.prol.i ]
  %14 = icmp eq i64 %.37, %.neg.i
  br i1 %14, label %part21.exit, label %B62.i.preheader

B62.i.preheader:
  br label %B62.i

B62.i:
  %.1215658.i = phi i64 [ %.128.1.i, %B62.i ], [ %.1215658.unr.i, %B62.i.preheader ]
  %sunkaddr127 = mul i64 %.1215658.i, 8
  %sunkaddr128 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr127
  %.156.i = load double, ptr %sunkaddr128, align 8
  %sunkaddr129 = mul i64 %.1215658.i, 8
  %sunkaddr130 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr129
  %.159.i = load double, ptr %sunkaddr130, align 8
  %sunkaddr131 = mul i64 %.1215658.i, 8
  %sunkaddr132 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr131
  %.163.i = load double, ptr %sunkaddr132, align 8
  %.164.i = fsub double %.159.i, %.163.i
  %.166.i = fmul double %.164.i, 0.000000e+00
  %.167.i = fadd double %.156.i, %.166.i
  %sunkaddr133 = mul i64 %.1215658.i, 8
  %sunkaddr134 = getelementptr i8, ptr %arg.room.8, i64 %sunkaddr133
  store double %.167.i, ptr %sunkaddr134, align 8
  %.128.1.i = add nuw nsw i64 %.1215658.i, 2
  %sunkaddr135 = mul i64 %.1215658.i, 8
  %sunkaddr136 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr135
  %sunkaddr137 = getelementptr i8, ptr %sunkaddr136, i64 8
  %.156.1.i = load double, ptr %sunkaddr137, align 8
  %sunkaddr138 = mul i64 %.1215658.i, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr138
  %sunkaddr140 = getelementptr i8, ptr %sunkaddr139, i64 8
  %.159.1.i = load double, ptr %sunkaddr140, align 8
  %sunkaddr141 = mul i64 %.1215658.i, 8
  %sunkaddr142 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr141
  %sunkaddr143 = getelementptr i8, ptr %sunkaddr142, i64 8
  %.163.1.i = load double, ptr %sunkaddr143, align 8
  %.164.1.i = fsub double %.159.1.i, %.163.1.i
  %.166.1.i = fmul double %.164.1.i, 0.000000e+00
  %.167.1.i = fadd double %.156.1.i, %.166.1.i
  %sunkaddr144 = mul i64 %.1215658.i, 8
  %sunkaddr145 = getelementptr i8, ptr %arg.room.8, i64 %sunkaddr144
  %sunkaddr146 = getelementptr i8, ptr %sunkaddr145, i64 8
  store double %.167.1.i, ptr %sunkaddr146, align 8
  %exitcond.not.1.i = icmp eq i64 %.37, %.128.1.i
  br i1 %exitcond.not.1.i, label %part21.exit, label %B62.i

part21.exit:
  %.192.i = call i32 @part22(ptr %.188.i, ptr %excinfo.1.i, ptr %arg.room.1, ptr %arg.room.4, ptr %arg.room.8, i64 %.37)
  %cond = icmp eq i32 %.192.i, 0
  br i1 %cond, label %B0.endif.endif, label %B0.if.if

B184.loopexit.loopexit.unr-lcssa:
  %15 = and i64 %arg.s.9, 1
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %B184.loopexit, label %B1272.epil.preheader

B1272.epil.preheader:
  %worst.2.1310.epil.init = phi double [ %worst.3.0381, %B1272.preheader ], [ %"$phi1352.2.2.2.1", %B184.loopexit.loopexit.unr-lcssa ], [ %worst.3.0381, %B888.peel ]
  %.1024.epil = getelementptr double, ptr %.219, i64 %unroll_iter
  %.1025.epil = load double, ptr %.1024.epil, align 8
  %sunkaddr147 = mul i64 %unroll_iter, 8
  %sunkaddr148 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr147
  %.1028.epil = load double, ptr %sunkaddr148, align 8
  %.1029.epil = fsub double %.1025.epil, %.1028.epil
  %.1030.epil = tail call double @llvm.fabs.f64(double %.1029.epil)
  %.1036.epil = fcmp ole double %.1030.epil, %worst.2.1310.epil.init
  %"$phi1352.2.2.2.epil" = select i1 %.1036.epil, double %worst.2.1310.epil.init, double %.1030.epil
  br label %B184.loopexit

B184.loopexit:
  %worst.2.1.lcssa = phi double [ %worst.3.0381, %B1240.endif ], [ %worst.3.0381, %B518.endif ], [ %worst.3.0381, %B660.endif.endif ], [ %"$phi1352.2.2.2.1", %B184.loopexit.loopexit.unr-lcssa ], [ %"$phi1352.2.2.2.epil", %B1272.epil.preheader ]
  %scevgep121 = getelementptr i8, ptr %lsr.iv, i64 %50
  %scevgep127 = getelementptr i8, ptr %lsr.iv126, i64 %50
  %scevgep173 = getelementptr i8, ptr %lsr.iv172, i64 %50
  %scevgep191 = getelementptr i8, ptr %lsr.iv190, i64 %50
  %scevgep204 = getelementptr i8, ptr %lsr.iv203, i64 %50
  %scevgep213 = getelementptr i8, ptr %lsr.iv212, i64 %50
  %scevgep50 = getelementptr i8, ptr %lsr.iv49, i64 %50
  %scevgep49 = getelementptr i8, ptr %lsr.iv47, i64 %50
  %exitcond461.not = icmp eq i64 %.183, %arg.k
  br i1 %exitcond461.not, label %B1360, label %B186.endif

B402:
  %.350286288 = phi i64 [ %.357.1, %B402 ], [ %.350286288.unr, %B402.preheader4 ]
  %17 = shl i64 %.350286288, 3
  %scevgep18 = getelementptr i8, ptr %lsr.iv49, i64 %17
  %scevgep19 = getelementptr i8, ptr %scevgep18, i64 -8
  %.384 = load double, ptr %scevgep19, align 8
  %sunkaddr149 = getelementptr i8, ptr %.225, i64 16
  %.387 = load double, ptr %sunkaddr149, align 8
  %scevgep25 = getelementptr i8, ptr %lsr.iv212, i64 %17
  %18 = shl i64 %.350286288, 3
  %scevgep17 = getelementptr i8, ptr %lsr.iv212, i64 %18
  %scevgep20 = getelementptr i8, ptr %scevgep17, i64 8
  %.390 = load double, ptr %scevgep25, align 8
  %.391 = fmul double %.387, %.390
  %.392 = fsub double %.384, %.391
  %sunkaddr150 = mul i64 %.350286288, 8
  %sunkaddr151 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr150
  store double %.392, ptr %sunkaddr151, align 8
  %.357.1 = add nuw nsw i64 %.350286288, 2
  %.384.1 = load double, ptr %scevgep18, align 8
  %.387.1 = load double, ptr %sunkaddr149, align 8
  %.390.1 = load double, ptr %scevgep20, align 8
  %.391.1 = fmul double %.387.1, %.390.1
  %.392.1 = fsub double %.384.1, %.391.1
  %sunkaddr152 = mul i64 %.350286288, 8
  %sunkaddr153 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr152
  %sunkaddr154 = getelementptr i8, ptr %sunkaddr153, i64 8
  store double %.392.1, ptr %sunkaddr154, align 8
  %exitcond.not.1 = icmp eq i64 %arg.s.9, %.357.1
  br i1 %exitcond.not.1, label %B474, label %B402

B474:
  %.404 = getelementptr i64, ptr %arg.s.0, i64 %.211
  %.405 = load i64, ptr %.404, align 8
  switch i64 %.405, label %B1046 [
    i64 3, label %B518.endif
    i64 2, label %B660.endif.endif
    i64 4, label %B936.endif
  ]

B550:
  %lsr.iv180 = phi i64 [ 0, %B550.preheader111 ], [ %lsr.iv.next, %B550 ]
  %19 = shl i64 %lsr.iv180, 3
  %scevgep53 = getelementptr i8, ptr %scevgep51, i64 %19
  %scevgep54 = getelementptr i8, ptr %scevgep53, i64 -8
  %.530 = load double, ptr %scevgep54, align 8
  %scevgep193 = getelementptr i8, ptr %scevgep192, i64 %19
  %.533 = load double, ptr %scevgep193, align 8
  %20 = shl i64 %lsr.iv180, 3
  %scevgep59 = getelementptr i8, ptr %scevgep57, i64 %20
  %scevgep61 = getelementptr i8, ptr %scevgep59, i64 -8
  %21 = shl i64 %lsr.iv180, 3
  %scevgep58 = getelementptr i8, ptr %scevgep57, i64 %21
  %.536 = load double, ptr %scevgep61, align 8
  %.537 = fmul double %.533, %.536
  %.538 = fsub double %.530, %.537
  %22 = shl i64 %lsr.iv180, 3
  %scevgep44 = getelementptr i8, ptr %scevgep182, i64 %22
  %scevgep45 = getelementptr i8, ptr %scevgep44, i64 -8
  store double %.538, ptr %scevgep45, align 8
  %.530.1 = load double, ptr %scevgep53, align 8
  %23 = shl i64 %lsr.iv180, 3
  %scevgep67 = getelementptr i8, ptr %scevgep192, i64 %23
  %scevgep68 = getelementptr i8, ptr %scevgep67, i64 8
  %.533.1 = load double, ptr %scevgep68, align 8
  %.536.1 = load double, ptr %scevgep58, align 8
  %.537.1 = fmul double %.533.1, %.536.1
  %.538.1 = fsub double %.530.1, %.537.1
  store double %.538.1, ptr %scevgep44, align 8
  %lsr.iv.next = add i64 %lsr.iv180, 2
  %exitcond459.not.1 = icmp eq i64 %91, %lsr.iv.next
  br i1 %exitcond459.not.1, label %B1272.preheader, label %B550

B888:
  %.683292294 = phi i64 [ %.690.1, %B888 ], [ %.683292294.unr, %B888.preheader112 ]
  %.725 = load double, ptr %.724, align 8
  %.726 = fneg double %.725
  %24 = shl i64 %.683292294, 3
  %scevgep157 = getelementptr i8, ptr %scevgep156, i64 %24
  %scevgep158 = getelementptr i8, ptr %scevgep157, i64 -8
  %.735 = load double, ptr %scevgep158, align 8
  %.736 = fmul double %.735, %.726
  %sunkaddr155 = getelementptr i8, ptr %.219, i64 16
  %.739 = load double, ptr %sunkaddr155, align 8
  %.740 = fmul double %.736, %.739
  %sunkaddr156 = mul i64 %.683292294, 8
  %sunkaddr157 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr156
  store double %.740, ptr %sunkaddr157, align 8
  %.690.1 = add nuw nsw i64 %.683292294, 2
  %.725.1 = load double, ptr %.724, align 8
  %.726.1 = fneg double %.725.1
  %.735.1 = load double, ptr %scevgep157, align 8
  %.736.1 = fmul double %.735.1, %.726.1
  %.739.1 = load double, ptr %sunkaddr155, align 8
  %.740.1 = fmul double %.736.1, %.739.1
  %sunkaddr158 = mul i64 %.683292294, 8
  %sunkaddr159 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr158
  %sunkaddr160 = getelementptr i8, ptr %sunkaddr159, i64 8
  store double %.740.1, ptr %sunkaddr160, align 8
  %exitcond427.not.1 = icmp eq i64 %arg.s.9, %.690.1
  br i1 %exitcond427.not.1, label %B1272.preheader5, label %B888

B1046:
  %25 = icmp slt i64 %arg.s.9, 1
  %sunkaddr161 = getelementptr i8, ptr %arg.room.12, i64 16
  %.818 = load double, ptr %sunkaddr161, align 8
  %.820 = getelementptr i8, ptr %.225, i64 16
  %.821 = load double, ptr %.820, align 8
  %.827 = getelementptr double, ptr %arg.s.1, i64 %.211
  %.828 = load double, ptr %.827, align 8
  br i1 %25, label %B1046.endif, label %B94.peel.i

B94.peel.i:
  %26 = icmp eq i64 %arg.s.9, 1
  %.147.peel.i = load double, ptr %.222, align 8
  %.154.peel.i = fmul double %.147.peel.i, %.147.peel.i
  br i1 %26, label %B1046.endif, label %B94.peel64.i

B94.peel64.i:
  %27 = icmp eq i64 %43, 2
  %.146.peel60.i = getelementptr i8, ptr %.222, i64 8
  %.147.peel61.i = load double, ptr %.146.peel60.i, align 8
  %.154.peel62.i = fmul double %.147.peel61.i, %.147.peel61.i
  %.156.peel63.i = fadd double %.154.peel.i, %.154.peel62.i
  br i1 %27, label %B1046.endif, label %B94.preheader.i

B94.preheader.i:
  %28 = icmp ult i64 %arg.s.9, 7
  br i1 %28, label %B94.epil.preheader.i, label %B94.i.preheader

B94.i.preheader:
  br label %B94.i

for.cond.preheader.loopexit.unr-lcssa.i:
  %29 = icmp eq i64 %xtraiter.i3, 0
  br i1 %29, label %B1046.endif, label %B94.epil.preheader.i

B94.epil.preheader.i:
  %total.2.052.epil.init.i = phi double [ %.156.peel63.i, %B94.preheader.i ], [ %.156.3.i, %for.cond.preheader.loopexit.unr-lcssa.i ]
  %.1014850.epil.init.i = phi i64 [ 3, %B94.preheader.i ], [ %45, %for.cond.preheader.loopexit.unr-lcssa.i ]
  %30 = shl i64 %.1014850.epil.init.i, 3
  %scevgep214 = getelementptr i8, ptr %lsr.iv212, i64 %30
  br label %B94.epil.i

B94.epil.i:
  %total.2.052.epil.i = phi double [ %.156.epil.i, %B94.epil.i ], [ %total.2.052.epil.init.i, %B94.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B94.epil.i ], [ 0, %B94.epil.preheader.i ]
  %31 = shl i64 %epil.iter.i, 3
  %scevgep215 = getelementptr i8, ptr %scevgep214, i64 %31
  %.147.epil.i = load double, ptr %scevgep215, align 8
  %.154.epil.i = fmul double %.147.epil.i, %.147.epil.i
  %.156.epil.i = fadd double %total.2.052.epil.i, %.154.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i3, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B1046.endif, label %B94.epil.i

B94.i:
  %lsr.iv200 = phi i64 [ %lsr.iv.next201, %B94.i ], [ 0, %B94.i.preheader ]
  %total.2.052.i = phi double [ %.156.3.i, %B94.i ], [ %.156.peel63.i, %B94.i.preheader ]
  %32 = shl i64 %lsr.iv200, 3
  %scevgep210 = getelementptr i8, ptr %lsr.iv203, i64 %32
  %scevgep211 = getelementptr i8, ptr %scevgep210, i64 -24
  %.147.i = load double, ptr %scevgep211, align 8
  %.154.i = fmul double %.147.i, %.147.i
  %.156.i5 = fadd double %total.2.052.i, %.154.i
  %33 = shl i64 %lsr.iv200, 3
  %scevgep73 = getelementptr i8, ptr %lsr.iv203, i64 %33
  %scevgep74 = getelementptr i8, ptr %scevgep73, i64 -16
  %.147.1.i = load double, ptr %scevgep74, align 8
  %.154.1.i = fmul double %.147.1.i, %.147.1.i
  %.156.1.i6 = fadd double %.156.i5, %.154.1.i
  %34 = shl i64 %lsr.iv200, 3
  %scevgep69 = getelementptr i8, ptr %lsr.iv203, i64 %34
  %scevgep72 = getelementptr i8, ptr %scevgep69, i64 -8
  %.147.2.i = load double, ptr %scevgep72, align 8
  %.154.2.i = fmul double %.147.2.i, %.147.2.i
  %.156.2.i = fadd double %.156.1.i6, %.154.2.i
  %.147.3.i = load double, ptr %scevgep210, align 8
  %.154.3.i = fmul double %.147.3.i, %.147.3.i
  %.156.3.i = fadd double %.156.2.i, %.154.3.i
  %lsr.iv.next201 = add nuw nsw i64 %lsr.iv200, 4
  %niter.ncmp.3.i = icmp eq i64 %n.vec50, %lsr.iv.next201
  br i1 %niter.ncmp.3.i, label %for.cond.preheader.loopexit.unr-lcssa.i, label %B94.i

B1272:
  %worst.2.1310 = phi double [ %"$phi1352.2.2.2.1", %B1272 ], [ %worst.3.0381, %B1272.preheader5 ]
  %.991306308 = phi i64 [ %.998.1, %B1272 ], [ 0, %B1272.preheader5 ]
  %35 = shl i64 %.991306308, 3
  %scevgep70 = getelementptr i8, ptr %lsr.iv49, i64 %35
  %scevgep71 = getelementptr i8, ptr %scevgep70, i64 -8
  %.1025 = load double, ptr %scevgep71, align 8
  %scevgep220 = getelementptr i8, ptr %scevgep181, i64 %35
  %scevgep221 = getelementptr i8, ptr %scevgep220, i64 -8
  %.1028 = load double, ptr %scevgep221, align 8
  %.1029 = fsub double %.1025, %.1028
  %.1030 = tail call double @llvm.fabs.f64(double %.1029)
  %.1036 = fcmp ole double %.1030, %worst.2.1310
  %"$phi1352.2.2.2" = select i1 %.1036, double %worst.2.1310, double %.1030
  %.998.1 = add nuw i64 %.991306308, 2
  %.1025.1 = load double, ptr %scevgep70, align 8
  %.1028.1 = load double, ptr %scevgep220, align 8
  %.1029.1 = fsub double %.1025.1, %.1028.1
  %.1030.1 = tail call double @llvm.fabs.f64(double %.1029.1)
  %.1036.1 = fcmp ole double %.1030.1, %"$phi1352.2.2.2"
  %"$phi1352.2.2.2.1" = select i1 %.1036.1, double %"$phi1352.2.2.2", double %.1030.1
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.998.1
  br i1 %niter.ncmp.1, label %B184.loopexit.loopexit.unr-lcssa, label %B1272

B1360:
  %worst.3.0.lcssa = phi double [ 0.000000e+00, %B0.endif.endif ], [ %worst.2.1.lcssa, %B184.loopexit ]
  %36 = icmp slt i64 %.37, 1
  br i1 %36, label %B1360.endif.endif, label %B38.backedge.i.preheader

B38.backedge.i.preheader:
  br label %B38.backedge.i

B38.backedge.i:
  %most.2.059.i = phi double [ %.19.i.i, %B38.backedge.i ], [ 1.000000e-300, %B38.backedge.i.preheader ]
  %.1145557.i = phi i64 [ %.121.i, %B38.backedge.i ], [ 0, %B38.backedge.i.preheader ]
  %37 = shl i64 %.1145557.i, 3
  %scevgep3.i8 = getelementptr i8, ptr %arg.room.3, i64 %37
  %.149.i = load double, ptr %scevgep3.i8, align 8
  %scevgep2.i = getelementptr i8, ptr %arg.room.2, i64 %37
  %.153.i = load double, ptr %scevgep2.i, align 8
  %.154.i9 = tail call double @llvm.fabs.f64(double %.153.i)
  %.155.i = fmul double %.149.i, %.154.i9
  %38 = shl i64 %.1145557.i, 3
  %scevgep6 = getelementptr i8, ptr %arg.room.4, i64 %38
  %.158.i = load double, ptr %scevgep6, align 8
  %.159.i11 = tail call double @llvm.fabs.f64(double %.158.i)
  %.16.i.i = fcmp ogt double %.159.i11, %most.2.059.i
  %.17.i.i = select i1 %.16.i.i, double %.159.i11, double %most.2.059.i
  %.18.i.i = fcmp ogt double %.155.i, %.17.i.i
  %.19.i.i = select i1 %.18.i.i, double %.155.i, double %.17.i.i
  %.121.i = add nuw nsw i64 %.1145557.i, 1
  %exitcond.not.i = icmp eq i64 %.37, %.121.i
  br i1 %exitcond.not.i, label %B1360.endif.endif, label %B38.backedge.i

common.ret:
  %common.ret.op = phi i32 [ %.192.i, %B0.if.if ], [ 0, %B1360.endif.endif ], [ %.878, %B1046.endif.if.if ]
  ret i32 %common.ret.op

B0.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  store double %.41, ptr %arg.room.13, align 8
  %.170372.not = icmp slt i64 %arg.k, 1
  br i1 %.170372.not, label %B1360, label %B186.endif.lr.ph

B186.endif.lr.ph:
  %const107 = bitcast i64 9223372036854775804 to i64
  %39 = ptrtoint ptr %arg.room.12 to i64
  %40 = ptrtoint ptr %arg.room.4 to i64
  %41 = ptrtoint ptr %arg.room.3 to i64
  %42 = ptrtoint ptr %arg.room.8 to i64
  %const_mat = add i64 %const107, 2
  %43 = and i64 %arg.s.9, %const_mat
  %44 = add i64 %arg.s.9, -3
  %xtraiter.i3 = and i64 %44, 3
  %45 = or i64 %44, 3
  %46 = sub i64 %39, %40
  %47 = mul i64 %arg.s.9, -8
  %48 = sub i64 %39, %41
  %49 = sub i64 %39, %42
  %scevgep = getelementptr i8, ptr %arg.room.12, i64 24
  %50 = shl i64 %arg.s.9, 3
  %scevgep30 = getelementptr i8, ptr %arg.room.12, i64 %50
  %scevgep31 = getelementptr i8, ptr %arg.s.1, i64 8
  %scevgep33 = getelementptr i8, ptr %arg.s.2, i64 24
  %scevgep36 = getelementptr i8, ptr %arg.room.4, i64 16
  %51 = add nuw i64 %arg.k, 2305843009213693951
  %52 = mul i64 %51, %50
  %53 = getelementptr i8, ptr %arg.room.4, i64 %52
  %scevgep37 = getelementptr i8, ptr %53, i64 24
  %54 = shl i64 %.37, 3
  %scevgep63 = getelementptr i8, ptr %arg.room.4, i64 %54
  %scevgep64 = getelementptr i8, ptr %arg.room.3, i64 16
  %55 = getelementptr i8, ptr %arg.room.3, i64 %52
  %scevgep65 = getelementptr i8, ptr %55, i64 24
  %scevgep66 = getelementptr i8, ptr %arg.room.8, i64 %54
  %56 = add i64 %arg.s.9, -1
  %bound067 = icmp ult ptr %arg.room.12, %scevgep63
  %bound168 = icmp ult ptr %arg.room.4, %scevgep30
  %found.conflict69 = and i1 %bound168, %bound067
  %bound071 = icmp ult ptr %arg.room.12, %scevgep65
  %bound172 = icmp ult ptr %scevgep64, %scevgep30
  %found.conflict73 = and i1 %bound172, %bound071
  %stride.check74 = icmp slt i64 %50, 0
  %57 = or i1 %found.conflict69, %found.conflict73
  %bound076 = icmp ult ptr %arg.room.12, %scevgep66
  %bound177 = icmp ult ptr %arg.room.8, %scevgep30
  %found.conflict78 = and i1 %bound177, %bound076
  %58 = or i1 %found.conflict78, %57
  %conflict.rdx80 = or i1 %stride.check74, %58
  %n.vec85 = and i64 %arg.s.9, %const107
  %bound042 = icmp ult ptr %scevgep, %scevgep37
  %bound143 = icmp ult ptr %scevgep36, %scevgep30
  %found.conflict44 = and i1 %bound143, %bound042
  %n.vec50 = and i64 %44, -4
  %unroll_iter = and i64 %arg.s.9, -2
  %scevgep120 = getelementptr i8, ptr %arg.room.8, i64 16
  %scevgep146 = getelementptr i8, ptr %arg.s.2, i64 40
  %scevgep155 = getelementptr i8, ptr %arg.s.2, i64 8
  %scevgep181 = getelementptr i8, ptr %arg.room.12, i64 8
  %scevgep202 = getelementptr i8, ptr %arg.room.8, i64 48
  %59 = icmp samesign ult i64 %arg.s.9, 8
  %brmerge = select i1 %59, i1 true, i1 %conflict.rdx80
  %scevgep48 = getelementptr i8, ptr %arg.room.4, i64 8
  %invariant.op = or i1 %found.conflict44, %stride.check74
  %scevgep46 = getelementptr i8, ptr %arg.room.8, i64 8
  br label %B186.endif

B186.endif:
  %lsr.iv47 = phi ptr [ %scevgep46, %B186.endif.lr.ph ], [ %scevgep49, %B184.loopexit ]
  %lsr.iv49 = phi ptr [ %scevgep48, %B186.endif.lr.ph ], [ %scevgep50, %B184.loopexit ]
  %lsr.iv212 = phi ptr [ %arg.room.8, %B186.endif.lr.ph ], [ %scevgep213, %B184.loopexit ]
  %lsr.iv203 = phi ptr [ %scevgep202, %B186.endif.lr.ph ], [ %scevgep204, %B184.loopexit ]
  %lsr.iv190 = phi ptr [ %arg.room.3, %B186.endif.lr.ph ], [ %scevgep191, %B184.loopexit ]
  %lsr.iv172 = phi ptr [ %scevgep64, %B186.endif.lr.ph ], [ %scevgep173, %B184.loopexit ]
  %lsr.iv126 = phi ptr [ %scevgep36, %B186.endif.lr.ph ], [ %scevgep127, %B184.loopexit ]
  %lsr.iv = phi ptr [ %scevgep120, %B186.endif.lr.ph ], [ %scevgep121, %B184.loopexit ]
  %worst.3.0381 = phi double [ 0.000000e+00, %B186.endif.lr.ph ], [ %worst.2.1.lcssa, %B184.loopexit ]
  %.176318379 = phi i64 [ 0, %B186.endif.lr.ph ], [ %.183, %B184.loopexit ]
  %60 = icmp sgt i64 %arg.s.9, 0
  %61 = mul i64 %47, %.176318379
  %62 = add i64 %46, %61
  %63 = add i64 %48, %61
  %64 = add i64 %49, %61
  %.183 = add nuw nsw i64 %.176318379, 1
  %.210 = getelementptr i64, ptr %arg.room.0, i64 %.176318379
  %.211 = load i64, ptr %.210, align 8
  %.213 = mul nsw i64 %.176318379, %arg.s.9
  %.219 = getelementptr double, ptr %arg.room.4, i64 %.213
  %.222 = getelementptr double, ptr %arg.room.8, i64 %.213
  %.225 = getelementptr double, ptr %arg.room.3, i64 %.213
  br i1 %60, label %B402.lr.ph, label %B474

B402.lr.ph:
  br i1 %brmerge, label %B402.preheader, label %vector.ph83

vector.ph83:
  %sunkaddr308 = getelementptr i8, ptr %.225, i64 16
  %65 = load double, ptr %sunkaddr308, align 8
  %broadcast.splatinsert92 = insertelement <2 x double> poison, double %65, i64 0
  %broadcast.splat93 = shufflevector <2 x double> %broadcast.splatinsert92, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body86

vector.body86:
  %index87 = phi i64 [ 0, %vector.ph83 ], [ %index.next94, %vector.body86 ]
  %66 = shl i64 %index87, 3
  %scevgep129 = getelementptr i8, ptr %lsr.iv126, i64 %66
  %scevgep130 = getelementptr i8, ptr %scevgep129, i64 -16
  %wide.load88 = load <2 x double>, ptr %scevgep130, align 8
  %wide.load89 = load <2 x double>, ptr %scevgep129, align 8
  %scevgep123 = getelementptr i8, ptr %lsr.iv, i64 %66
  %67 = shl i64 %index87, 3
  %scevgep11 = getelementptr i8, ptr %lsr.iv, i64 %67
  %scevgep12 = getelementptr i8, ptr %scevgep11, i64 -16
  %wide.load90 = load <2 x double>, ptr %scevgep12, align 8
  %wide.load91 = load <2 x double>, ptr %scevgep123, align 8
  %68 = fmul <2 x double> %broadcast.splat93, %wide.load90
  %69 = fmul <2 x double> %broadcast.splat93, %wide.load91
  %70 = fsub <2 x double> %wide.load88, %68
  %71 = fsub <2 x double> %wide.load89, %69
  %sunkaddr162 = mul i64 %index87, 8
  %sunkaddr163 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr162
  store <2 x double> %70, ptr %sunkaddr163, align 8
  %sunkaddr164 = mul i64 %index87, 8
  %sunkaddr165 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr164
  %sunkaddr166 = getelementptr i8, ptr %sunkaddr165, i64 16
  store <2 x double> %71, ptr %sunkaddr166, align 8
  %index.next94 = add nuw nsw i64 %index87, 4
  %72 = icmp eq i64 %n.vec85, %index.next94
  br i1 %72, label %middle.block95, label %vector.body86

middle.block95:
  %73 = icmp eq i64 %arg.s.9, %n.vec85
  br i1 %73, label %B474, label %B402.preheader

B402.preheader:
  %.350286288.ph = phi i64 [ %n.vec85, %middle.block95 ], [ 0, %B402.lr.ph ]
  %74 = and i64 %arg.s.9, 1
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %B402.prol.loopexit, label %B402.prol

B402.prol:
  %.357.prol = or disjoint i64 %.350286288.ph, 1
  %.383.prol = getelementptr double, ptr %.219, i64 %.350286288.ph
  %.384.prol = load double, ptr %.383.prol, align 8
  %sunkaddr314 = getelementptr i8, ptr %.225, i64 16
  %.387.prol = load double, ptr %sunkaddr314, align 8
  %.389.prol = getelementptr double, ptr %.222, i64 %.350286288.ph
  %.390.prol = load double, ptr %.389.prol, align 8
  %.391.prol = fmul double %.387.prol, %.390.prol
  %.392.prol = fsub double %.384.prol, %.391.prol
  %.394.prol = getelementptr double, ptr %arg.room.12, i64 %.350286288.ph
  store double %.392.prol, ptr %.394.prol, align 8
  br label %B402.prol.loopexit

B402.prol.loopexit:
  %.350286288.unr = phi i64 [ %.350286288.ph, %B402.preheader ], [ %.357.prol, %B402.prol ]
  %76 = icmp eq i64 %56, %.350286288.ph
  br i1 %76, label %B474, label %B402.preheader4

B402.preheader4:
  br label %B402

B518.endif:
  %77 = icmp slt i64 %arg.s.9, 1
  br i1 %77, label %B184.loopexit, label %B550.preheader

B550.preheader:
  %78 = icmp ult i64 %arg.s.9, 4
  br i1 %78, label %B550.preheader98, label %vector.memcheck

vector.memcheck:
  %diff.check = icmp ult i64 %62, 32
  %diff.check20 = icmp ult i64 %63, 32
  %conflict.rdx = or i1 %diff.check, %diff.check20
  %diff.check22 = icmp ult i64 %64, 32
  %conflict.rdx23 = or i1 %diff.check22, %conflict.rdx
  br i1 %conflict.rdx23, label %B550.preheader98, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.body.preheader ]
  %79 = shl i64 %index, 3
  %scevgep178 = getelementptr i8, ptr %lsr.iv126, i64 %79
  %scevgep179 = getelementptr i8, ptr %scevgep178, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep179, align 8
  %wide.load24 = load <2 x double>, ptr %scevgep178, align 8
  %scevgep175 = getelementptr i8, ptr %lsr.iv172, i64 %79
  %80 = shl i64 %index, 3
  %scevgep42 = getelementptr i8, ptr %lsr.iv172, i64 %80
  %scevgep43 = getelementptr i8, ptr %scevgep42, i64 -16
  %wide.load25 = load <2 x double>, ptr %scevgep43, align 8
  %wide.load26 = load <2 x double>, ptr %scevgep175, align 8
  %81 = shl i64 %index, 3
  %scevgep40 = getelementptr i8, ptr %lsr.iv, i64 %81
  %scevgep41 = getelementptr i8, ptr %scevgep40, i64 -16
  %wide.load27 = load <2 x double>, ptr %scevgep41, align 8
  %wide.load28 = load <2 x double>, ptr %scevgep40, align 8
  %82 = fmul <2 x double> %wide.load25, %wide.load27
  %83 = fmul <2 x double> %wide.load26, %wide.load28
  %84 = fsub <2 x double> %wide.load, %82
  %85 = fsub <2 x double> %wide.load24, %83
  %sunkaddr167 = mul i64 %index, 8
  %sunkaddr168 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr167
  store <2 x double> %84, ptr %sunkaddr168, align 8
  %sunkaddr169 = mul i64 %index, 8
  %sunkaddr170 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr169
  %sunkaddr171 = getelementptr i8, ptr %sunkaddr170, i64 16
  store <2 x double> %85, ptr %sunkaddr171, align 8
  %index.next = add nuw nsw i64 %index, 4
  %86 = icmp eq i64 %n.vec85, %index.next
  br i1 %86, label %middle.block, label %vector.body

middle.block:
  %87 = icmp eq i64 %arg.s.9, %n.vec85
  br i1 %87, label %B1272.preheader5, label %B550.preheader98

B1272.preheader5:
  br label %B1272

B550.preheader98:
  %.496299301.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %B550.preheader ], [ %n.vec85, %middle.block ]
  %88 = and i64 %arg.s.9, 1
  %89 = icmp eq i64 %88, 0
  %.neg109 = or disjoint i64 %.496299301.ph, 1
  br i1 %89, label %B550.prol.loopexit, label %B550.prol

B550.prol:
  %.529.prol = getelementptr double, ptr %.219, i64 %.496299301.ph
  %.530.prol = load double, ptr %.529.prol, align 8
  %.532.prol = getelementptr double, ptr %.225, i64 %.496299301.ph
  %.533.prol = load double, ptr %.532.prol, align 8
  %.535.prol = getelementptr double, ptr %.222, i64 %.496299301.ph
  %.536.prol = load double, ptr %.535.prol, align 8
  %.537.prol = fmul double %.533.prol, %.536.prol
  %.538.prol = fsub double %.530.prol, %.537.prol
  %.540.prol = getelementptr double, ptr %arg.room.12, i64 %.496299301.ph
  store double %.538.prol, ptr %.540.prol, align 8
  br label %B550.prol.loopexit

B550.prol.loopexit:
  %.496299301.unr = phi i64 [ %.496299301.ph, %B550.preheader98 ], [ %.neg109, %B550.prol ]
  %90 = icmp eq i64 %arg.s.9, %.neg109
  br i1 %90, label %B1272.preheader, label %B550.preheader111

B550.preheader111:
  %91 = sub i64 %arg.s.9, %.496299301.unr
  %92 = shl i64 %.496299301.unr, 3
  %scevgep182 = getelementptr i8, ptr %scevgep181, i64 %92
  %scevgep192 = getelementptr i8, ptr %lsr.iv190, i64 %92
  %scevgep51 = getelementptr i8, ptr %lsr.iv49, i64 %92
  %scevgep57 = getelementptr i8, ptr %lsr.iv47, i64 %92
  br label %B550

B660.endif.endif:
  %93 = icmp slt i64 %arg.s.9, 1
  %sunkaddr172 = getelementptr i8, ptr %arg.room.12, i64 16
  %.565 = load double, ptr %sunkaddr172, align 8
  %.12.i = fcmp ogt double %.565, 0.000000e+00
  %.13.i = select i1 %.12.i, double %.565, double 0.000000e+00
  store double %.13.i, ptr %sunkaddr172, align 8
  br i1 %93, label %B184.loopexit, label %B888.peel

B888.peel:
  %94 = icmp eq i64 %arg.s.9, 1
  %.724 = getelementptr double, ptr %arg.s.1, i64 %.211
  %.731 = mul nsw i64 %.211, %arg.s.9
  %95 = getelementptr double, ptr %arg.s.2, i64 %.731
  %.738 = getelementptr i8, ptr %.219, i64 16
  %.725.peel = load double, ptr %.724, align 8
  %.726.peel = fneg double %.725.peel
  %.735.peel = load double, ptr %95, align 8
  %.736.peel = fmul double %.735.peel, %.726.peel
  %.739.peel = load double, ptr %.738, align 8
  %.740.peel = fmul double %.736.peel, %.739.peel
  store double %.740.peel, ptr %arg.room.12, align 8
  br i1 %94, label %B1272.epil.preheader, label %B888.peel441

B888.peel441:
  %96 = icmp eq i64 %43, 2
  %.725.peel433 = load double, ptr %.724, align 8
  %.726.peel434 = fneg double %.725.peel433
  %.734.peel435 = getelementptr i8, ptr %95, i64 8
  %.735.peel436 = load double, ptr %.734.peel435, align 8
  %.736.peel437 = fmul double %.735.peel436, %.726.peel434
  %sunkaddr173 = getelementptr i8, ptr %.219, i64 16
  %.739.peel438 = load double, ptr %sunkaddr173, align 8
  %.740.peel439 = fmul double %.736.peel437, %.739.peel438
  store double %.740.peel439, ptr %scevgep181, align 8
  br i1 %96, label %B1272.preheader5, label %B888.preheader

B888.preheader:
  %97 = icmp ult i64 %44, 10
  br i1 %97, label %B888.preheader99, label %vector.memcheck29

vector.memcheck29:
  %98 = shl i64 %.211, 3
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 %98
  %99 = mul i64 %.211, %50
  %scevgep34 = getelementptr i8, ptr %scevgep33, i64 %99
  %100 = add i64 %98, 8
  %101 = mul i64 %100, %arg.s.9
  %scevgep35 = getelementptr i8, ptr %arg.s.2, i64 %101
  %bound0 = icmp ult ptr %scevgep, %scevgep32
  %bound1 = icmp ult ptr %.724, %scevgep30
  %found.conflict = and i1 %bound1, %bound0
  %bound038 = icmp ult ptr %scevgep, %scevgep35
  %bound139 = icmp ult ptr %scevgep34, %scevgep30
  %found.conflict40 = and i1 %bound139, %bound038
  %conflict.rdx41 = or i1 %found.conflict, %found.conflict40
  %conflict.rdx45.reass.reass.reass.reass.reass.reass = or i1 %conflict.rdx41, %invariant.op
  br i1 %conflict.rdx45.reass.reass.reass.reass.reass.reass, label %B888.preheader99, label %vector.ph48

vector.ph48:
  %sunkaddr174 = getelementptr i8, ptr %.219, i64 16
  %102 = load double, ptr %sunkaddr174, align 8
  %broadcast.splatinsert55 = insertelement <2 x double> poison, double %102, i64 0
  %broadcast.splat56 = shufflevector <2 x double> %broadcast.splatinsert55, <2 x double> poison, <2 x i32> zeroinitializer
  %103 = load double, ptr %.724, align 8
  %.scalar = fneg double %103
  %104 = insertelement <2 x double> poison, double %.scalar, i64 0
  %105 = shufflevector <2 x double> %104, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep147 = getelementptr i8, ptr %scevgep146, i64 %99
  br label %vector.body51

vector.body51:
  %index52 = phi i64 [ 0, %vector.ph48 ], [ %index.next57, %vector.body51 ]
  %106 = shl i64 %index52, 3
  %scevgep149 = getelementptr i8, ptr %scevgep147, i64 %106
  %scevgep150 = getelementptr i8, ptr %scevgep149, i64 -16
  %wide.load53 = load <2 x double>, ptr %scevgep150, align 8
  %wide.load54 = load <2 x double>, ptr %scevgep149, align 8
  %107 = fmul <2 x double> %105, %wide.load53
  %108 = fmul <2 x double> %105, %wide.load54
  %109 = fmul <2 x double> %broadcast.splat56, %107
  %110 = fmul <2 x double> %broadcast.splat56, %108
  %sunkaddr175 = mul i64 %index52, 8
  %sunkaddr176 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr175
  %sunkaddr177 = getelementptr i8, ptr %sunkaddr176, i64 24
  store <2 x double> %109, ptr %sunkaddr177, align 8
  %sunkaddr178 = mul i64 %index52, 8
  %sunkaddr179 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr178
  %sunkaddr181 = getelementptr i8, ptr %sunkaddr179, i64 40
  store <2 x double> %110, ptr %sunkaddr181, align 8
  %index.next57 = add nuw i64 %index52, 4
  %111 = icmp eq i64 %n.vec50, %index.next57
  br i1 %111, label %middle.block58, label %vector.body51

middle.block58:
  %112 = icmp eq i64 %44, %n.vec50
  br i1 %112, label %B1272.preheader5, label %B888.preheader99

B888.preheader99:
  %.683292294.ph = phi i64 [ 3, %vector.memcheck29 ], [ 3, %B888.preheader ], [ %45, %middle.block58 ]
  %113 = and i64 %arg.s.9, 1
  %114 = icmp eq i64 %113, 0
  %.neg = add i64 %.683292294.ph, 1
  br i1 %114, label %B888.prol, label %B888.prol.loopexit

B888.prol:
  %.725.prol = load double, ptr %.724, align 8
  %.726.prol = fneg double %.725.prol
  %.734.prol = getelementptr double, ptr %95, i64 %.683292294.ph
  %.735.prol = load double, ptr %.734.prol, align 8
  %.736.prol = fmul double %.735.prol, %.726.prol
  %sunkaddr182 = getelementptr i8, ptr %.219, i64 16
  %.739.prol = load double, ptr %sunkaddr182, align 8
  %.740.prol = fmul double %.736.prol, %.739.prol
  %.743.prol = getelementptr double, ptr %arg.room.12, i64 %.683292294.ph
  store double %.740.prol, ptr %.743.prol, align 8
  br label %B888.prol.loopexit

B888.prol.loopexit:
  %.683292294.unr = phi i64 [ %.683292294.ph, %B888.preheader99 ], [ %.neg, %B888.prol ]
  %115 = icmp eq i64 %arg.s.9, %.neg
  br i1 %115, label %B1272.preheader5, label %B888.preheader112

B888.preheader112:
  %116 = mul i64 %.211, %50
  %scevgep156 = getelementptr i8, ptr %scevgep155, i64 %116
  br label %B888

B936.endif:
  %.768 = load double, ptr %.219, align 8
  %.771 = load double, ptr %.225, align 8
  %.776 = load double, ptr %.222, align 8
  %.779 = fmul double %.771, %.776
  %.780 = fsub double %.768, %.779
  %.784 = getelementptr double, ptr %arg.s.1, i64 %.211
  %.785 = load double, ptr %.784, align 8
  %.6.i = fneg double %.785
  %.12.i.i = fcmp olt double %.780, %.6.i
  %.13.i.i = select i1 %.12.i.i, double %.6.i, double %.780
  %.12.i1.i = fcmp olt double %.785, %.13.i.i
  %.13.i2.i = select i1 %.12.i1.i, double %.785, double %.13.i.i
  store double %.13.i2.i, ptr %arg.room.12, align 8
  br label %B1240.endif

B1046.endif:
  %total.2.0.lcssa.i = phi double [ 0.000000e+00, %B1046 ], [ %.156.peel63.i, %B94.peel64.i ], [ %.154.peel.i, %B94.peel.i ], [ %.156.3.i, %for.cond.preheader.loopexit.unr-lcssa.i ], [ %.156.epil.i, %B94.epil.i ]
  %.186.i = tail call double @llvm.sqrt.f64(double %total.2.0.lcssa.i)
  %.829 = fmul double %.821, %.828
  %.859 = fmul double %.829, %.186.i
  %.860 = fsub double %.818, %.859
  %sunkaddr183 = getelementptr i8, ptr %arg.room.12, i64 16
  store double %.860, ptr %sunkaddr183, align 8
  %sunkaddr332 = shl i64 %.211, 3
  %sunkaddr333 = getelementptr i8, ptr %arg.s.1, i64 %sunkaddr332
  %.869 = load double, ptr %sunkaddr333, align 8
  %.878 = call i32 @part23(ptr %.874, ptr %excinfo.5, ptr %arg.room.12, double %.869, i64 %arg.s.9)
  %cond12 = icmp eq i32 %.878, 0
  br i1 %cond12, label %B1240.endif, label %B1046.endif.if.if

B1046.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B1240.endif:
  %117 = icmp slt i64 %arg.s.9, 1
  br i1 %117, label %B184.loopexit, label %B1272.preheader

B1272.preheader:
  %118 = icmp eq i64 %56, 0
  br i1 %118, label %B1272.epil.preheader, label %B1272.preheader5

B1360.endif.endif:
  %most.2.0.lcssa.i = phi double [ 1.000000e-300, %B1360 ], [ %.19.i.i, %B38.backedge.i ]
  %.1120 = fdiv double %worst.3.0.lcssa, %most.2.0.lcssa.i
  store double %.1120, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part19(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, double %arg.soft) {
B0.endif.endif:
  %.188 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.219 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.252 = alloca double, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.41 = mul i64 %arg.k, %arg.s.9
  %arg.target1.i = ptrtoint ptr %arg.room.11 to i64
  %arg.source2.i = ptrtoint ptr %arg.room.4 to i64
  %min.iters.check.i = icmp samesign ult i64 %.41, 6
  %0 = sub i64 %arg.target1.i, %arg.source2.i
  %diff.check.i = icmp ult i64 %0, 32
  %or.cond.i = select i1 %min.iters.check.i, i1 true, i1 %diff.check.i
  %n.vec.i = and i64 %.41, 9223372036854775804
  %xtraiter.i = and i64 %.41, 3
  %arg.target1.i12 = ptrtoint ptr %arg.room.5 to i64
  %1 = sub i64 %arg.target1.i12, %arg.source2.i
  %diff.check.i15 = icmp ult i64 %1, 32
  %or.cond.i16 = select i1 %min.iters.check.i, i1 true, i1 %diff.check.i15
  br label %B114

B114:
  %best.2.0142 = phi double [ 0x7FF0000000000000, %B0.endif.endif ], [ %best.3.1, %B444.endif ]
  %last.2.0141 = phi double [ 0x7FF0000000000000, %B0.endif.endif ], [ %.266, %B444.endif ]
  %.142127139 = phi i64 [ 0, %B0.endif.endif ], [ %.149, %B444.endif ]
  %.149 = add nuw nsw i64 %.142127139, 1
  store double %arg.soft, ptr %arg.room.13, align 8
  store i64 0, ptr %.188, align 8
  %.192 = call i32 @part20(ptr %.188, ptr %excinfo.1, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k)
  %cond = icmp eq i32 %.192, 0
  br i1 %cond, label %B114.endif, label %B114.if.if

B188:
  %.223 = call i32 @part24(ptr %.219, ptr %excinfo.2, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, double %arg.soft)
  %cond65 = icmp eq i32 %.223, 0
  br i1 %cond65, label %B224, label %B188.if.if

B224:
  store double 0.000000e+00, ptr %.252, align 8
  %.256 = call i32 @part18(ptr %.252, ptr %excinfo.3, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k)
  %.266 = load double, ptr %.252, align 8
  %cond64 = icmp eq i32 %.256, 0
  br i1 %cond64, label %B224.endif, label %B224.if.if

B36.preheader.i:
  br i1 %or.cond.i, label %B36.preheader4.i, label %vector.body.i.preheader

vector.body.i.preheader:
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ %index.next.i, %vector.body.i ], [ 0, %vector.body.i.preheader ]
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr77 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr
  %wide.load.i = load <2 x double>, ptr %sunkaddr77, align 8
  %sunkaddr78 = mul i64 %index.i, 8
  %sunkaddr79 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr78
  %sunkaddr80 = getelementptr i8, ptr %sunkaddr79, i64 16
  %wide.load3.i = load <2 x double>, ptr %sunkaddr80, align 8
  %sunkaddr81 = mul i64 %index.i, 8
  %sunkaddr82 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr81
  store <2 x double> %wide.load.i, ptr %sunkaddr82, align 8
  %sunkaddr83 = mul i64 %index.i, 8
  %sunkaddr84 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr83
  %sunkaddr86 = getelementptr i8, ptr %sunkaddr84, i64 16
  store <2 x double> %wide.load3.i, ptr %sunkaddr86, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %2 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %2, label %middle.block.i, label %vector.body.i

middle.block.i:
  %3 = icmp eq i64 %.41, %n.vec.i
  br i1 %3, label %B328, label %B36.preheader4.i

B36.preheader4.i:
  %.983941.ph.i = phi i64 [ 0, %B36.preheader.i ], [ %n.vec.i, %middle.block.i ]
  %4 = icmp eq i64 %xtraiter.i, 0
  br i1 %4, label %B36.prol.loopexit.i, label %B36.prol.i.preheader

B36.prol.i.preheader:
  br label %B36.prol.i

B36.prol.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B36.prol.i ], [ %xtraiter.i, %B36.prol.i.preheader ]
  %.983941.prol.i = phi i64 [ %.105.prol.i, %B36.prol.i ], [ %.983941.ph.i, %B36.prol.i.preheader ]
  %.105.prol.i = add nuw nsw i64 %.983941.prol.i, 1
  %5 = shl i64 %.983941.prol.i, 3
  %scevgep22.i = getelementptr i8, ptr %arg.room.4, i64 %5
  %.132.prol.i = load double, ptr %scevgep22.i, align 8
  %scevgep21.i = getelementptr i8, ptr %arg.room.11, i64 %5
  store double %.132.prol.i, ptr %scevgep21.i, align 8
  %lsr.iv.next.i = add nsw i64 %lsr.iv.i, -1
  %prol.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %prol.iter.cmp.not.i, label %B36.prol.loopexit.i, label %B36.prol.i

B36.prol.loopexit.i:
  %.983941.unr.i = phi i64 [ %.983941.ph.i, %B36.preheader4.i ], [ %.105.prol.i, %B36.prol.i ]
  %6 = sub nsw i64 %.983941.ph.i, %.41
  %7 = icmp ugt i64 %6, -4
  br i1 %7, label %B328, label %B36.i.preheader

B36.i.preheader:
  br label %B36.i

B36.i:
  %.983941.i = phi i64 [ %.105.3.i, %B36.i ], [ %.983941.unr.i, %B36.i.preheader ]
  %sunkaddr87 = mul i64 %.983941.i, 8
  %sunkaddr88 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr87
  %.132.i = load double, ptr %sunkaddr88, align 8
  %sunkaddr89 = mul i64 %.983941.i, 8
  %sunkaddr90 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr89
  store double %.132.i, ptr %sunkaddr90, align 8
  %sunkaddr91 = mul i64 %.983941.i, 8
  %sunkaddr92 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr91
  %sunkaddr93 = getelementptr i8, ptr %sunkaddr92, i64 8
  %.132.1.i = load double, ptr %sunkaddr93, align 8
  %sunkaddr94 = mul i64 %.983941.i, 8
  %sunkaddr95 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr94
  %sunkaddr96 = getelementptr i8, ptr %sunkaddr95, i64 8
  store double %.132.1.i, ptr %sunkaddr96, align 8
  %sunkaddr97 = mul i64 %.983941.i, 8
  %sunkaddr98 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr97
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr98, i64 16
  %.132.2.i = load double, ptr %sunkaddr99, align 8
  %sunkaddr100 = mul i64 %.983941.i, 8
  %sunkaddr101 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr100
  %sunkaddr102 = getelementptr i8, ptr %sunkaddr101, i64 16
  store double %.132.2.i, ptr %sunkaddr102, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %sunkaddr103 = mul i64 %.983941.i, 8
  %sunkaddr104 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr103
  %sunkaddr105 = getelementptr i8, ptr %sunkaddr104, i64 24
  %.132.3.i = load double, ptr %sunkaddr105, align 8
  %sunkaddr106 = mul i64 %.983941.i, 8
  %sunkaddr107 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr106
  %sunkaddr109 = getelementptr i8, ptr %sunkaddr107, i64 24
  store double %.132.3.i, ptr %sunkaddr109, align 8
  %exitcond.not.3.i = icmp eq i64 %.41, %.105.3.i
  br i1 %exitcond.not.3.i, label %B328, label %B36.i

B328:
  %best.3.1 = phi double [ %best.2.0142.mux, %B224.endif ], [ %.266, %B36.prol.loopexit.i ], [ %.266, %middle.block.i ], [ %.266, %B36.i ]
  %.330 = fcmp ugt double %.266, 1.000000e-15
  %.333 = fcmp one double %.266, 0x7FF0000000000000
  %or.cond = and i1 %.330, %.333
  br i1 %or.cond, label %B402, label %B504

B402:
  %.320 = fmul double %last.2.0141, 5.000000e-01
  %.324 = fcmp ugt double %.266, %.320
  br i1 %.324, label %B406, label %B444

B406:
  %.340 = fcmp ole double %best.3.1, 0x3DA5FD7FE1796495
  %.343 = icmp samesign ugt i64 %.142127139, 3
  %or.cond120 = select i1 %.340, i1 true, i1 %.343
  br i1 %or.cond120, label %B504, label %B444

B444:
  %8 = icmp slt i64 %.41, 1
  br i1 %8, label %B444.endif, label %B36.preheader.i11

B36.preheader.i11:
  br i1 %or.cond.i16, label %B36.preheader4.i31, label %vector.body.i19.preheader

vector.body.i19.preheader:
  br label %vector.body.i19

vector.body.i19:
  %index.i20 = phi i64 [ %index.next.i28, %vector.body.i19 ], [ 0, %vector.body.i19.preheader ]
  %sunkaddr110 = mul i64 %index.i20, 8
  %sunkaddr111 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr110
  %wide.load.i23 = load <2 x double>, ptr %sunkaddr111, align 8
  %sunkaddr112 = mul i64 %index.i20, 8
  %sunkaddr113 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr112
  %sunkaddr114 = getelementptr i8, ptr %sunkaddr113, i64 16
  %wide.load3.i25 = load <2 x double>, ptr %sunkaddr114, align 8
  %sunkaddr115 = mul i64 %index.i20, 8
  %sunkaddr116 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr115
  store <2 x double> %wide.load.i23, ptr %sunkaddr116, align 8
  %sunkaddr117 = mul i64 %index.i20, 8
  %sunkaddr118 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr117
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr118, i64 16
  store <2 x double> %wide.load3.i25, ptr %sunkaddr120, align 8
  %index.next.i28 = add nuw nsw i64 %index.i20, 4
  %9 = icmp eq i64 %n.vec.i, %index.next.i28
  br i1 %9, label %middle.block.i29, label %vector.body.i19

middle.block.i29:
  %10 = icmp eq i64 %.41, %n.vec.i
  br i1 %10, label %B444.endif, label %B36.preheader4.i31

B36.preheader4.i31:
  %.983941.ph.i32 = phi i64 [ 0, %B36.preheader.i11 ], [ %n.vec.i, %middle.block.i29 ]
  %11 = icmp eq i64 %xtraiter.i, 0
  br i1 %11, label %B36.prol.loopexit.i44, label %B36.prol.i35.preheader

B36.prol.i35.preheader:
  br label %B36.prol.i35

B36.prol.i35:
  %lsr.iv.i36 = phi i64 [ %lsr.iv.next.i42, %B36.prol.i35 ], [ %xtraiter.i, %B36.prol.i35.preheader ]
  %.983941.prol.i37 = phi i64 [ %.105.prol.i38, %B36.prol.i35 ], [ %.983941.ph.i32, %B36.prol.i35.preheader ]
  %.105.prol.i38 = add nuw nsw i64 %.983941.prol.i37, 1
  %12 = shl i64 %.983941.prol.i37, 3
  %scevgep22.i39 = getelementptr i8, ptr %arg.room.4, i64 %12
  %.132.prol.i40 = load double, ptr %scevgep22.i39, align 8
  %scevgep21.i41 = getelementptr i8, ptr %arg.room.5, i64 %12
  store double %.132.prol.i40, ptr %scevgep21.i41, align 8
  %lsr.iv.next.i42 = add nsw i64 %lsr.iv.i36, -1
  %prol.iter.cmp.not.i43 = icmp eq i64 %lsr.iv.next.i42, 0
  br i1 %prol.iter.cmp.not.i43, label %B36.prol.loopexit.i44, label %B36.prol.i35

B36.prol.loopexit.i44:
  %.983941.unr.i45 = phi i64 [ %.983941.ph.i32, %B36.preheader4.i31 ], [ %.105.prol.i38, %B36.prol.i35 ]
  %13 = sub nsw i64 %.983941.ph.i32, %.41
  %14 = icmp ugt i64 %13, -4
  br i1 %14, label %B444.endif, label %B36.i46.preheader

B36.i46.preheader:
  br label %B36.i46

B36.i46:
  %.983941.i47 = phi i64 [ %.105.3.i58, %B36.i46 ], [ %.983941.unr.i45, %B36.i46.preheader ]
  %sunkaddr121 = mul i64 %.983941.i47, 8
  %sunkaddr122 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr121
  %.132.i50 = load double, ptr %sunkaddr122, align 8
  %sunkaddr123 = mul i64 %.983941.i47, 8
  %sunkaddr124 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr123
  store double %.132.i50, ptr %sunkaddr124, align 8
  %sunkaddr125 = mul i64 %.983941.i47, 8
  %sunkaddr126 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr125
  %sunkaddr127 = getelementptr i8, ptr %sunkaddr126, i64 8
  %.132.1.i53 = load double, ptr %sunkaddr127, align 8
  %sunkaddr128 = mul i64 %.983941.i47, 8
  %sunkaddr129 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr128
  %sunkaddr130 = getelementptr i8, ptr %sunkaddr129, i64 8
  store double %.132.1.i53, ptr %sunkaddr130, align 8
  %sunkaddr131 = mul i64 %.983941.i47, 8
  %sunkaddr132 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr131
  %sunkaddr133 = getelementptr i8, ptr %sunkaddr132, i64 16
  %.132.2.i56 = load double, ptr %sunkaddr133, align 8
  %sunkaddr134 = mul i64 %.983941.i47, 8
  %sunkaddr135 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr134
  %sunkaddr136 = getelementptr i8, ptr %sunkaddr135, i64 16
  store double %.132.2.i56, ptr %sunkaddr136, align 8
  %.105.3.i58 = add nuw nsw i64 %.983941.i47, 4
  %sunkaddr137 = mul i64 %.983941.i47, 8
  %sunkaddr138 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr137
  %sunkaddr139 = getelementptr i8, ptr %sunkaddr138, i64 24
  %.132.3.i60 = load double, ptr %sunkaddr139, align 8
  %sunkaddr140 = mul i64 %.983941.i47, 8
  %sunkaddr141 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr140
  %sunkaddr142 = getelementptr i8, ptr %sunkaddr141, i64 24
  store double %.132.3.i60, ptr %sunkaddr142, align 8
  %exitcond.not.3.i62 = icmp eq i64 %.41, %.105.3.i58
  br i1 %exitcond.not.3.i62, label %B444.endif, label %B36.i46

common.ret:
  %common.ret.op = phi i32 [ 0, %B504 ], [ %.192, %B114.if.if ], [ %.223, %B188.if.if ], [ %.256, %B224.if.if ]
  ret i32 %common.ret.op

B504:
  store double %best.3.1, ptr %retptr, align 8
  br label %common.ret

B114.endif:
  %.202 = load i64, ptr %.188, align 8
  %.212.not = icmp eq i64 %.202, 0
  br i1 %.212.not, label %B224, label %B188

B114.if.if:
  %.200 = icmp sgt i32 %.192, 0
  %.193 = load ptr, ptr %excinfo.1, align 8
  %.201 = select i1 %.200, ptr %.193, ptr undef
  store ptr %.201, ptr %excinfo, align 8
  br label %common.ret

B188.if.if:
  %.231 = icmp sgt i32 %.223, 0
  %.224 = load ptr, ptr %excinfo.2, align 8
  %.232 = select i1 %.231, ptr %.224, ptr undef
  store ptr %.232, ptr %excinfo, align 8
  br label %common.ret

B224.endif:
  %15 = icmp slt i64 %.41, 1
  %.281 = fcmp uge double %.266, %best.2.0142
  %brmerge = select i1 %.281, i1 true, i1 %15
  %best.2.0142.mux = select i1 %.281, double %best.2.0142, double %.266
  br i1 %brmerge, label %B328, label %B36.preheader.i

B224.if.if:
  %.264 = icmp sgt i32 %.256, 0
  %.257 = load ptr, ptr %excinfo.3, align 8
  %.265 = select i1 %.264, ptr %.257, ptr undef
  store ptr %.265, ptr %excinfo, align 8
  br label %common.ret

B444.endif:
  %exitcond.not = icmp eq i64 %.149, 40
  br i1 %exitcond.not, label %B504, label %B114
}

define internal i32 @part20(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k) {
B0:
  %const = bitcast i64 9223372036854775804 to i64
  %.237 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.440 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.507 = alloca double, align 8
  store double 0.000000e+00, ptr %.507, align 8
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.549 = alloca ptr, align 8
  %excinfo.6 = alloca ptr, align 8
  %.609 = alloca double, align 8
  store double 0.000000e+00, ptr %.609, align 8
  %excinfo.8 = alloca ptr, align 8
  %.875 = alloca double, align 8
  store double 0.000000e+00, ptr %.875, align 8
  %excinfo.10 = alloca ptr, align 8
  store ptr null, ptr %excinfo.10, align 8
  %.1091 = alloca double, align 8
  store double 0.000000e+00, ptr %.1091, align 8
  %excinfo.13 = alloca ptr, align 8
  store ptr null, ptr %excinfo.13, align 8
  %.38 = mul i64 %arg.k, %arg.s.9
  %.42 = load double, ptr %arg.room.13, align 8
  %.43 = fcmp oeq double %.42, 0.000000e+00
  %"$phi82.1.2.0" = select i1 %.43, double 1.000000e-13, double 1.000000e-15
  %.69 = icmp eq i64 %arg.s.9, 3
  %.155399.not = icmp slt i64 %arg.k, 1
  br i1 %.155399.not, label %B214, label %B140.preheader

B140.preheader:
  %xtraiter = and i64 %arg.k, 3
  %0 = icmp samesign ult i64 %arg.k, 4
  br i1 %0, label %B140.epil.preheader, label %B140.preheader.new

B140.preheader.new:
  %unroll_iter = and i64 %arg.k, %const
  br label %B140

B140:
  %whole.2.0402 = phi i1 [ %.69, %B140.preheader.new ], [ %"$phi210.1.2.1.3", %B210.3 ]
  %.161398400 = phi i64 [ 0, %B140.preheader.new ], [ %.168.314, %B210.3 ]
  br i1 %whole.2.0402, label %B146, label %B210.3

B146:
  %sunkaddr = mul i64 %.161398400, 8
  %sunkaddr178 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr
  %.210 = load i64, ptr %sunkaddr178, align 8
  %.213 = getelementptr i64, ptr %arg.s.0, i64 %.210
  %.214 = load i64, ptr %.213, align 8
  %.215.not = icmp eq i64 %.214, 4
  br i1 %.215.not, label %B210.3, label %B146.1

B146.1:
  %sunkaddr179 = mul i64 %.161398400, 8
  %sunkaddr180 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr179
  %sunkaddr181 = getelementptr i8, ptr %sunkaddr180, i64 8
  %.210.1 = load i64, ptr %sunkaddr181, align 8
  %.213.1 = getelementptr i64, ptr %arg.s.0, i64 %.210.1
  %.214.1 = load i64, ptr %.213.1, align 8
  %.215.1.not = icmp eq i64 %.214.1, 4
  br i1 %.215.1.not, label %B210.3, label %B210.2

B210.2:
  %sunkaddr182 = mul i64 %.161398400, 8
  %sunkaddr183 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr182
  %sunkaddr184 = getelementptr i8, ptr %sunkaddr183, i64 16
  %.210.2 = load i64, ptr %sunkaddr184, align 8
  %.213.2 = getelementptr i64, ptr %arg.s.0, i64 %.210.2
  %.214.2 = load i64, ptr %.213.2, align 8
  %.215.2.not = icmp eq i64 %.214.2, 4
  br i1 %.215.2.not, label %B210.3, label %B146.3

B146.3:
  %sunkaddr185 = mul i64 %.161398400, 8
  %sunkaddr186 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr185
  %sunkaddr188 = getelementptr i8, ptr %sunkaddr186, i64 24
  %.210.3 = load i64, ptr %sunkaddr188, align 8
  %.213.3 = getelementptr i64, ptr %arg.s.0, i64 %.210.3
  %.214.3 = load i64, ptr %.213.3, align 8
  %.215.3 = icmp ne i64 %.214.3, 4
  br label %B210.3

B210.3:
  %"$phi210.1.2.1.3" = phi i1 [ %.215.3, %B146.3 ], [ false, %B210.2 ], [ false, %B146.1 ], [ false, %B140 ], [ false, %B146 ]
  %.168.314 = add nuw nsw i64 %.161398400, 4
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.168.314
  br i1 %niter.ncmp.3, label %B214.loopexit.unr-lcssa, label %B140

B214.loopexit.unr-lcssa:
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B214, label %B140.epil.preheader

B140.epil.preheader:
  %whole.2.0402.epil.init = phi i1 [ %.69, %B140.preheader ], [ %"$phi210.1.2.1.3", %B214.loopexit.unr-lcssa ]
  %.161398400.epil.init = phi i64 [ 0, %B140.preheader ], [ %unroll_iter, %B214.loopexit.unr-lcssa ]
  %1 = shl i64 %.161398400.epil.init, 3
  %scevgep407 = getelementptr i8, ptr %arg.room.0, i64 %1
  br label %B140.epil

B140.epil:
  %whole.2.0402.epil = phi i1 [ %"$phi210.1.2.1.epil", %B210.epil ], [ %whole.2.0402.epil.init, %B140.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B210.epil ], [ 0, %B140.epil.preheader ]
  br i1 %whole.2.0402.epil, label %B146.epil, label %B210.epil

B146.epil:
  %2 = shl i64 %epil.iter, 3
  %scevgep170 = getelementptr i8, ptr %scevgep407, i64 %2
  %.210.epil = load i64, ptr %scevgep170, align 8
  %.213.epil = getelementptr i64, ptr %arg.s.0, i64 %.210.epil
  %.214.epil = load i64, ptr %.213.epil, align 8
  %.215.epil = icmp ne i64 %.214.epil, 4
  br label %B210.epil

B210.epil:
  %"$phi210.1.2.1.epil" = phi i1 [ %.215.epil, %B146.epil ], [ false, %B140.epil ]
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B214, label %B140.epil

B214:
  %whole.2.0.lcssa = phi i1 [ %.69, %B0 ], [ %"$phi210.1.2.1.3", %B214.loopexit.unr-lcssa ], [ %"$phi210.1.2.1.epil", %B210.epil ]
  store double 0.000000e+00, ptr %.237, align 8
  %.241 = call i32 @part25(ptr %.237, ptr %excinfo.1, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, ptr %arg.room.4)
  %cond248 = icmp eq i32 %.241, 0
  br i1 %cond248, label %B214.endif.endif.endif, label %B214.if.if

B304:
  %value.2.0477 = phi double [ %.251, %B214.endif.endif.endif ], [ %"$phi1326.1.2.1", %B1326 ]
  %.343476 = phi i64 [ 30, %B214.endif.endif.endif ], [ %.353, %B1326 ]
  %3 = icmp slt i64 %.38, 1
  %.353 = add nsw i64 %.343476, -1
  br i1 %3, label %B304.endif, label %B38.backedge.i.preheader

B38.backedge.i.preheader:
  br label %B38.backedge.i

B38.backedge.i:
  %most.2.059.i = phi double [ %.19.i.i, %B38.backedge.i ], [ 1.000000e-300, %B38.backedge.i.preheader ]
  %.1145557.i = phi i64 [ %.121.i, %B38.backedge.i ], [ 0, %B38.backedge.i.preheader ]
  %4 = shl i64 %.1145557.i, 3
  %scevgep3.i = getelementptr i8, ptr %arg.room.3, i64 %4
  %.149.i = load double, ptr %scevgep3.i, align 8
  %scevgep2.i = getelementptr i8, ptr %arg.room.2, i64 %4
  %.153.i = load double, ptr %scevgep2.i, align 8
  %.154.i = tail call double @llvm.fabs.f64(double %.153.i)
  %.155.i = fmul double %.149.i, %.154.i
  %5 = shl i64 %.1145557.i, 3
  %scevgep = getelementptr i8, ptr %arg.room.4, i64 %5
  %.158.i = load double, ptr %scevgep, align 8
  %.159.i = tail call double @llvm.fabs.f64(double %.158.i)
  %.16.i.i = fcmp ogt double %.159.i, %most.2.059.i
  %.17.i.i = select i1 %.16.i.i, double %.159.i, double %most.2.059.i
  %.18.i.i = fcmp ogt double %.155.i, %.17.i.i
  %.19.i.i = select i1 %.18.i.i, double %.155.i, double %.17.i.i
  %.121.i = add nuw nsw i64 %.1145557.i, 1
  %exitcond.not.i = icmp eq i64 %.38, %.121.i
  br i1 %exitcond.not.i, label %B304.endif, label %B38.backedge.i

common.ret:
  %common.ret.op = phi i32 [ 0, %B368 ], [ 0, %B792 ], [ 0, %B822 ], [ 0, %B1108.endif ], [ 0, %B1332.endif ], [ %.241, %B214.if.if ], [ %.613, %B582.endif.endif.if.if ], [ 1, %B386.if.if ], [ %.1095, %B1282.if.if ], [ %.511, %B494.if.if ], [ 1, %B582.if.if ], [ %.879, %B914.endif.if.if ]
  ret i32 %common.ret.op

B368:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B386:
  %.444 = call i32 @part26(ptr %.440, ptr %excinfo.3, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, ptr %arg.room.4)
  %cond = icmp eq i32 %.444, 0
  br i1 %cond, label %B386.endif, label %B386.if.if

B494:
  store double 0.000000e+00, ptr %.507, align 8
  %.511 = call i32 @part27(ptr %.507, ptr %excinfo.5, ptr %arg.room.7, ptr %arg.room.10, i64 %arg.k, ptr %arg.room.12)
  %cond249 = icmp eq i32 %.511, 0
  br i1 %cond249, label %B560, label %B494.if.if

B560:
  %.521 = load double, ptr %.507, align 8
  %.539 = fcmp ogt double %.521, 0x3E7AD7F29ABCAF48
  br i1 %.539, label %B736, label %B582

B582:
  %.553 = call i32 @part26(ptr %.549, ptr %excinfo.6, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, ptr %arg.room.4)
  %cond64 = icmp eq i32 %.553, 0
  br i1 %cond64, label %B582.endif, label %B582.if.if

B736:
  %pivot.4.1 = phi double [ %.521, %B560 ], [ %.623, %B582.endif.endif ], [ %.623, %B582.endif.endif ]
  %.639 = load double, ptr %arg.room.13, align 8
  %.640 = fcmp une double %.639, 0.000000e+00
  %.643 = fcmp ogt double %pivot.4.1, 0x3E7AD7F29ABCAF48
  %or.cond = select i1 %.640, i1 true, i1 %.643
  br i1 %or.cond, label %B810, label %B792

B792:
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B810:
  %.666 = fcmp ogt double %pivot.4.1, 0.000000e+00
  br i1 %.666, label %B914.preheader, label %B822

B914.preheader:
  br label %B914

B822:
  store i64 1, ptr %retptr, align 8
  br label %common.ret

B914:
  %t.2.1415 = phi double [ %.950, %B1084 ], [ 1.000000e+00, %B914.preheader ]
  %found.2.1414 = phi double [ %found.3.2, %B1084 ], [ 0x7FF0000000000000, %B914.preheader ]
  %taken.3.1413 = phi double [ %taken.4.2, %B1084 ], [ 0.000000e+00, %B914.preheader ]
  %.790405411 = phi i64 [ %.797, %B1084 ], [ 0, %B914.preheader ]
  %6 = icmp slt i64 %.38, 1
  %.797 = add nuw nsw i64 %.790405411, 1
  br i1 %6, label %B914.endif, label %B36.preheader.i

B36.preheader.i:
  br i1 %brmerge, label %B36.preheader8.i, label %vector.ph.i

vector.ph.i:
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %t.2.1415, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr189 = mul i64 %index.i, 8
  %sunkaddr190 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr189
  %wide.load.i = load <2 x double>, ptr %sunkaddr190, align 8
  %sunkaddr191 = mul i64 %index.i, 8
  %sunkaddr192 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr191
  %sunkaddr193 = getelementptr i8, ptr %sunkaddr192, i64 16
  %wide.load5.i = load <2 x double>, ptr %sunkaddr193, align 8
  %sunkaddr194 = mul i64 %index.i, 8
  %sunkaddr195 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr194
  %wide.load6.i = load <2 x double>, ptr %sunkaddr195, align 8
  %sunkaddr196 = mul i64 %index.i, 8
  %sunkaddr197 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr196
  %sunkaddr198 = getelementptr i8, ptr %sunkaddr197, i64 16
  %wide.load7.i = load <2 x double>, ptr %sunkaddr198, align 8
  %7 = fmul <2 x double> %broadcast.splat.i, %wide.load6.i
  %8 = fmul <2 x double> %broadcast.splat.i, %wide.load7.i
  %9 = fsub <2 x double> %wide.load.i, %7
  %10 = fsub <2 x double> %wide.load5.i, %8
  %sunkaddr199 = mul i64 %index.i, 8
  %sunkaddr200 = getelementptr i8, ptr %arg.room.9, i64 %sunkaddr199
  store <2 x double> %9, ptr %sunkaddr200, align 8
  %sunkaddr201 = mul i64 %index.i, 8
  %sunkaddr202 = getelementptr i8, ptr %arg.room.9, i64 %sunkaddr201
  %sunkaddr204 = getelementptr i8, ptr %sunkaddr202, i64 16
  store <2 x double> %10, ptr %sunkaddr204, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %11 = icmp eq i64 %n.vec.i173, %index.next.i
  br i1 %11, label %middle.block.i, label %vector.body.i

middle.block.i:
  %12 = icmp eq i64 %.38, %n.vec.i173
  br i1 %12, label %B914.endif, label %B36.preheader8.i

B36.preheader8.i:
  %.1043941.ph.i = phi i64 [ %n.vec.i173, %middle.block.i ], [ 0, %B36.preheader.i ]
  %13 = and i64 %.38, 1
  %14 = icmp eq i64 %13, 0
  %.neg.i = or disjoint i64 %.1043941.ph.i, 1
  br i1 %14, label %B36.prol.loopexit.i, label %B36.prol.i

B36.prol.i:
  %.137.prol.i = getelementptr double, ptr %arg.room.4, i64 %.1043941.ph.i
  %.138.prol.i = load double, ptr %.137.prol.i, align 8
  %.140.prol.i = getelementptr double, ptr %arg.room.10, i64 %.1043941.ph.i
  %.141.prol.i = load double, ptr %.140.prol.i, align 8
  %.143.prol.i = fmul double %t.2.1415, %.141.prol.i
  %.144.prol.i = fsub double %.138.prol.i, %.143.prol.i
  %.146.prol.i = getelementptr double, ptr %arg.room.9, i64 %.1043941.ph.i
  store double %.144.prol.i, ptr %.146.prol.i, align 8
  br label %B36.prol.loopexit.i

B36.prol.loopexit.i:
  %.1043941.unr.i = phi i64 [ %.1043941.ph.i, %B36.preheader8.i ], [ %.neg.i, %B36.prol.i ]
  %15 = icmp eq i64 %.38, %.neg.i
  br i1 %15, label %B914.endif, label %B36.i.preheader

B36.i.preheader:
  br label %B36.i

B36.i:
  %.1043941.i = phi i64 [ %.111.1.i, %B36.i ], [ %.1043941.unr.i, %B36.i.preheader ]
  %sunkaddr205 = mul i64 %.1043941.i, 8
  %sunkaddr206 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr205
  %.138.i = load double, ptr %sunkaddr206, align 8
  %sunkaddr207 = mul i64 %.1043941.i, 8
  %sunkaddr208 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr207
  %.141.i = load double, ptr %sunkaddr208, align 8
  %.143.i = fmul double %t.2.1415, %.141.i
  %.144.i = fsub double %.138.i, %.143.i
  %sunkaddr209 = mul i64 %.1043941.i, 8
  %sunkaddr210 = getelementptr i8, ptr %arg.room.9, i64 %sunkaddr209
  store double %.144.i, ptr %sunkaddr210, align 8
  %.111.1.i = add nuw nsw i64 %.1043941.i, 2
  %sunkaddr211 = mul i64 %.1043941.i, 8
  %sunkaddr212 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr211
  %sunkaddr213 = getelementptr i8, ptr %sunkaddr212, i64 8
  %.138.1.i = load double, ptr %sunkaddr213, align 8
  %sunkaddr214 = mul i64 %.1043941.i, 8
  %sunkaddr215 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr214
  %sunkaddr216 = getelementptr i8, ptr %sunkaddr215, i64 8
  %.141.1.i = load double, ptr %sunkaddr216, align 8
  %.143.1.i = fmul double %t.2.1415, %.141.1.i
  %.144.1.i = fsub double %.138.1.i, %.143.1.i
  %sunkaddr217 = mul i64 %.1043941.i, 8
  %sunkaddr218 = getelementptr i8, ptr %arg.room.9, i64 %sunkaddr217
  %sunkaddr220 = getelementptr i8, ptr %sunkaddr218, i64 8
  store double %.144.1.i, ptr %sunkaddr220, align 8
  %exitcond.not.1.i = icmp eq i64 %.38, %.111.1.i
  br i1 %exitcond.not.1.i, label %B914.endif, label %B36.i

B1084:
  %.950 = fmul double %t.2.1415, 5.000000e-01
  %exitcond581.not = icmp eq i64 %.797, 9
  br i1 %exitcond581.not, label %B1096, label %B914

B1096:
  %t.2.1.lcssa = phi double [ %.950, %B1084 ], [ %t.2.1415, %B914.endif.endif ]
  %.964 = fcmp olt double %found.3.2, %value.2.0477
  br i1 %.964, label %B1198, label %B1108

B1108:
  %16 = icmp slt i64 %.38, 1
  br i1 %16, label %B1108.endif, label %B38.backedge.i66.preheader

B38.backedge.i66.preheader:
  br label %B38.backedge.i66

B38.backedge.i66:
  %most.2.059.i67 = phi double [ %.19.i.i81, %B38.backedge.i66 ], [ 1.000000e-300, %B38.backedge.i66.preheader ]
  %.1145557.i68 = phi i64 [ %.121.i82, %B38.backedge.i66 ], [ 0, %B38.backedge.i66.preheader ]
  %17 = shl i64 %.1145557.i68, 3
  %scevgep3.i69 = getelementptr i8, ptr %arg.room.3, i64 %17
  %.149.i70 = load double, ptr %scevgep3.i69, align 8
  %scevgep2.i71 = getelementptr i8, ptr %arg.room.2, i64 %17
  %.153.i72 = load double, ptr %scevgep2.i71, align 8
  %.154.i73 = tail call double @llvm.fabs.f64(double %.153.i72)
  %.155.i74 = fmul double %.149.i70, %.154.i73
  %18 = shl i64 %.1145557.i68, 3
  %scevgep95 = getelementptr i8, ptr %arg.room.4, i64 %18
  %.158.i76 = load double, ptr %scevgep95, align 8
  %.159.i77 = tail call double @llvm.fabs.f64(double %.158.i76)
  %.16.i.i78 = fcmp ogt double %.159.i77, %most.2.059.i67
  %.17.i.i79 = select i1 %.16.i.i78, double %.159.i77, double %most.2.059.i67
  %.18.i.i80 = fcmp ogt double %.155.i74, %.17.i.i79
  %.19.i.i81 = select i1 %.18.i.i80, double %.155.i74, double %.17.i.i79
  %.121.i82 = add nuw nsw i64 %.1145557.i68, 1
  %exitcond.not.i83 = icmp eq i64 %.38, %.121.i82
  br i1 %exitcond.not.i83, label %B1108.endif.loopexit, label %B38.backedge.i66

B1198:
  %19 = icmp slt i64 %.38, 1
  br i1 %19, label %B1198.endif, label %B36.preheader.i87

B36.preheader.i87:
  %20 = and i64 %.38, 1
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %B36.prol.loopexit.i126, label %B36.prol.i118

B36.prol.i118:
  %.138.prol.i120 = load double, ptr %arg.room.4, align 8
  %.141.prol.i122 = load double, ptr %arg.room.10, align 8
  %.143.prol.i123 = fmul double %taken.4.2, %.141.prol.i122
  %.144.prol.i124 = fsub double %.138.prol.i120, %.143.prol.i123
  store double %.144.prol.i124, ptr %arg.room.4, align 8
  br label %B36.prol.loopexit.i126

B36.prol.loopexit.i126:
  %.1043941.unr.i127 = phi i64 [ 0, %B36.preheader.i87 ], [ 1, %B36.prol.i118 ]
  %22 = icmp eq i64 %.38, 1
  br i1 %22, label %B1198.endif, label %B36.i128.preheader

B36.i128.preheader:
  br label %B36.i128

B36.i128:
  %.1043941.i129 = phi i64 [ %.111.1.i138, %B36.i128 ], [ %.1043941.unr.i127, %B36.i128.preheader ]
  %sunkaddr221 = mul i64 %.1043941.i129, 8
  %sunkaddr222 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr221
  %.138.i132 = load double, ptr %sunkaddr222, align 8
  %sunkaddr223 = mul i64 %.1043941.i129, 8
  %sunkaddr224 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr223
  %.141.i134 = load double, ptr %sunkaddr224, align 8
  %.143.i135 = fmul double %taken.4.2, %.141.i134
  %.144.i136 = fsub double %.138.i132, %.143.i135
  store double %.144.i136, ptr %sunkaddr222, align 8
  %.111.1.i138 = add nuw nsw i64 %.1043941.i129, 2
  %sunkaddr225 = mul i64 %.1043941.i129, 8
  %sunkaddr226 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr225
  %sunkaddr227 = getelementptr i8, ptr %sunkaddr226, i64 8
  %.138.1.i140 = load double, ptr %sunkaddr227, align 8
  %sunkaddr228 = mul i64 %.1043941.i129, 8
  %sunkaddr229 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr228
  %sunkaddr231 = getelementptr i8, ptr %sunkaddr229, i64 8
  %.141.1.i142 = load double, ptr %sunkaddr231, align 8
  %.143.1.i143 = fmul double %taken.4.2, %.141.1.i142
  %.144.1.i144 = fsub double %.138.1.i140, %.143.1.i143
  store double %.144.1.i144, ptr %sunkaddr227, align 8
  %exitcond.not.1.i146 = icmp eq i64 %.38, %.111.1.i138
  br i1 %exitcond.not.1.i146, label %B1198.endif, label %B36.i128

B1282:
  store double 0.000000e+00, ptr %.1091, align 8
  %.1095 = call i32 @part25(ptr %.1091, ptr %excinfo.13, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, ptr %arg.room.4)
  %.1105 = load double, ptr %.1091, align 8
  %cond251 = icmp eq i32 %.1095, 0
  br i1 %cond251, label %B1326, label %B1282.if.if

B1326:
  %"$phi1326.1.2.1" = phi double [ %found.3.2, %B1198.endif ], [ %.1105, %B1282 ]
  %.344 = icmp samesign ugt i64 %.343476, 1
  br i1 %.344, label %B304, label %B1332

B1332:
  %23 = icmp slt i64 %.38, 1
  br i1 %23, label %B1332.endif, label %B38.backedge.i149.preheader

B38.backedge.i149.preheader:
  br label %B38.backedge.i149

B38.backedge.i149:
  %most.2.059.i150 = phi double [ %.19.i.i164, %B38.backedge.i149 ], [ 1.000000e-300, %B38.backedge.i149.preheader ]
  %.1145557.i151 = phi i64 [ %.121.i165, %B38.backedge.i149 ], [ 0, %B38.backedge.i149.preheader ]
  %24 = shl i64 %.1145557.i151, 3
  %scevgep3.i152 = getelementptr i8, ptr %arg.room.3, i64 %24
  %.149.i153 = load double, ptr %scevgep3.i152, align 8
  %scevgep2.i154 = getelementptr i8, ptr %arg.room.2, i64 %24
  %.153.i155 = load double, ptr %scevgep2.i154, align 8
  %.154.i156 = tail call double @llvm.fabs.f64(double %.153.i155)
  %.155.i157 = fmul double %.149.i153, %.154.i156
  %25 = shl i64 %.1145557.i151, 3
  %scevgep94 = getelementptr i8, ptr %arg.room.4, i64 %25
  %.158.i159 = load double, ptr %scevgep94, align 8
  %.159.i160 = tail call double @llvm.fabs.f64(double %.158.i159)
  %.16.i.i161 = fcmp ogt double %.159.i160, %most.2.059.i150
  %.17.i.i162 = select i1 %.16.i.i161, double %.159.i160, double %most.2.059.i150
  %.18.i.i163 = fcmp ogt double %.155.i157, %.17.i.i162
  %.19.i.i164 = select i1 %.18.i.i163, double %.155.i157, double %.17.i.i162
  %.121.i165 = add nuw nsw i64 %.1145557.i151, 1
  %exitcond.not.i166 = icmp eq i64 %.38, %.121.i165
  br i1 %exitcond.not.i166, label %B1332.endif.loopexit, label %B38.backedge.i149

B214.if.if:
  %.249 = icmp sgt i32 %.241, 0
  %.242 = load ptr, ptr %excinfo.1, align 8
  %.250 = select i1 %.249, ptr %.242, ptr undef
  store ptr %.250, ptr %excinfo, align 8
  br label %common.ret

B214.endif.endif.endif:
  %.251 = load double, ptr %.237, align 8
  %arg.target1.i = ptrtoint ptr %arg.room.10 to i64
  %arg.source2.i = ptrtoint ptr %arg.room.6 to i64
  %min.iters.check.i170 = icmp samesign ult i64 %.38, 6
  %26 = sub i64 %arg.target1.i, %arg.source2.i
  %diff.check.i171 = icmp ult i64 %26, 32
  %or.cond.i = select i1 %min.iters.check.i170, i1 true, i1 %diff.check.i171
  %n.vec.i173 = and i64 %.38, %const
  %xtraiter.i182 = and i64 %.38, 3
  %27 = ptrtoint ptr %arg.room.9 to i64
  %28 = ptrtoint ptr %arg.room.4 to i64
  %29 = sub i64 %27, %28
  %diff.check.i = icmp ult i64 %29, 32
  %30 = sub i64 %27, %arg.target1.i
  %diff.check4.i = icmp ult i64 %30, 32
  %conflict.rdx.i = or i1 %diff.check.i, %diff.check4.i
  %brmerge = select i1 %min.iters.check.i170, i1 true, i1 %conflict.rdx.i
  br label %B304

B304.endif:
  %most.2.0.lcssa.i = phi double [ 1.000000e-300, %B304 ], [ %.19.i.i, %B38.backedge.i ]
  %.412 = fmul double %"$phi82.1.2.0", %most.2.0.lcssa.i
  %.414 = fcmp ugt double %value.2.0477, %.412
  br i1 %.414, label %B386, label %B368

B386.endif:
  %31 = icmp slt i64 %.38, 1
  br i1 %31, label %B386.endif.endif, label %B36.preheader.i169

B36.preheader.i169:
  br i1 %or.cond.i, label %B36.preheader4.i, label %vector.body.i174.preheader

vector.body.i174.preheader:
  br label %vector.body.i174

vector.body.i174:
  %index.i175 = phi i64 [ %index.next.i179, %vector.body.i174 ], [ 0, %vector.body.i174.preheader ]
  %sunkaddr232 = mul i64 %index.i175, 8
  %sunkaddr233 = getelementptr i8, ptr %arg.room.6, i64 %sunkaddr232
  %wide.load.i177 = load <2 x double>, ptr %sunkaddr233, align 8
  %sunkaddr234 = mul i64 %index.i175, 8
  %sunkaddr235 = getelementptr i8, ptr %arg.room.6, i64 %sunkaddr234
  %sunkaddr236 = getelementptr i8, ptr %sunkaddr235, i64 16
  %wide.load3.i = load <2 x double>, ptr %sunkaddr236, align 8
  %sunkaddr237 = mul i64 %index.i175, 8
  %sunkaddr238 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr237
  store <2 x double> %wide.load.i177, ptr %sunkaddr238, align 8
  %sunkaddr239 = mul i64 %index.i175, 8
  %sunkaddr240 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr239
  %sunkaddr242 = getelementptr i8, ptr %sunkaddr240, i64 16
  store <2 x double> %wide.load3.i, ptr %sunkaddr242, align 8
  %index.next.i179 = add nuw nsw i64 %index.i175, 4
  %32 = icmp eq i64 %n.vec.i173, %index.next.i179
  br i1 %32, label %middle.block.i180, label %vector.body.i174

middle.block.i180:
  %33 = icmp eq i64 %.38, %n.vec.i173
  br i1 %33, label %B386.endif.endif, label %B36.preheader4.i

B36.preheader4.i:
  %.983941.ph.i = phi i64 [ 0, %B36.preheader.i169 ], [ %n.vec.i173, %middle.block.i180 ]
  %34 = icmp eq i64 %xtraiter.i182, 0
  br i1 %34, label %B36.prol.loopexit.i185, label %B36.prol.i184.preheader

B36.prol.i184.preheader:
  br label %B36.prol.i184

B36.prol.i184:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B36.prol.i184 ], [ %xtraiter.i182, %B36.prol.i184.preheader ]
  %.983941.prol.i = phi i64 [ %.105.prol.i, %B36.prol.i184 ], [ %.983941.ph.i, %B36.prol.i184.preheader ]
  %.105.prol.i = add nuw nsw i64 %.983941.prol.i, 1
  %35 = shl i64 %.983941.prol.i, 3
  %scevgep22.i = getelementptr i8, ptr %arg.room.6, i64 %35
  %.132.prol.i = load double, ptr %scevgep22.i, align 8
  %scevgep21.i = getelementptr i8, ptr %arg.room.10, i64 %35
  store double %.132.prol.i, ptr %scevgep21.i, align 8
  %lsr.iv.next.i = add nsw i64 %lsr.iv.i, -1
  %prol.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %prol.iter.cmp.not.i, label %B36.prol.loopexit.i185, label %B36.prol.i184

B36.prol.loopexit.i185:
  %.983941.unr.i = phi i64 [ %.983941.ph.i, %B36.preheader4.i ], [ %.105.prol.i, %B36.prol.i184 ]
  %36 = sub nsw i64 %.983941.ph.i, %.38
  %37 = icmp ugt i64 %36, -4
  br i1 %37, label %B386.endif.endif, label %B36.i186.preheader

B36.i186.preheader:
  br label %B36.i186

B36.i186:
  %.983941.i = phi i64 [ %.105.3.i, %B36.i186 ], [ %.983941.unr.i, %B36.i186.preheader ]
  %sunkaddr243 = mul i64 %.983941.i, 8
  %sunkaddr244 = getelementptr i8, ptr %arg.room.6, i64 %sunkaddr243
  %.132.i = load double, ptr %sunkaddr244, align 8
  %sunkaddr245 = mul i64 %.983941.i, 8
  %sunkaddr246 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr245
  store double %.132.i, ptr %sunkaddr246, align 8
  %sunkaddr247 = mul i64 %.983941.i, 8
  %sunkaddr248 = getelementptr i8, ptr %arg.room.6, i64 %sunkaddr247
  %sunkaddr249 = getelementptr i8, ptr %sunkaddr248, i64 8
  %.132.1.i = load double, ptr %sunkaddr249, align 8
  %sunkaddr250 = mul i64 %.983941.i, 8
  %sunkaddr251 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr250
  %sunkaddr252 = getelementptr i8, ptr %sunkaddr251, i64 8
  store double %.132.1.i, ptr %sunkaddr252, align 8
  %sunkaddr253 = mul i64 %.983941.i, 8
  %sunkaddr254 = getelementptr i8, ptr %arg.room.6, i64 %sunkaddr253
  %sunkaddr255 = getelementptr i8, ptr %sunkaddr254, i64 16
  %.132.2.i = load double, ptr %sunkaddr255, align 8
  %sunkaddr256 = mul i64 %.983941.i, 8
  %sunkaddr257 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr256
  %sunkaddr258 = getelementptr i8, ptr %sunkaddr257, i64 16
  store double %.132.2.i, ptr %sunkaddr258, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %sunkaddr259 = mul i64 %.983941.i, 8
  %sunkaddr260 = getelementptr i8, ptr %arg.room.6, i64 %sunkaddr259
  %sunkaddr261 = getelementptr i8, ptr %sunkaddr260, i64 24
  %.132.3.i = load double, ptr %sunkaddr261, align 8
  %sunkaddr262 = mul i64 %.983941.i, 8
  %sunkaddr263 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr262
  %sunkaddr265 = getelementptr i8, ptr %sunkaddr263, i64 24
  store double %.132.3.i, ptr %sunkaddr265, align 8
  %exitcond.not.3.i = icmp eq i64 %.38, %.105.3.i
  br i1 %exitcond.not.3.i, label %B386.endif.endif, label %B36.i186

B386.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B386.endif.endif:
  br i1 %whole.2.0.lcssa, label %B494, label %B582

B494.if.if:
  %.519 = icmp sgt i32 %.511, 0
  %.512 = load ptr, ptr %excinfo.5, align 8
  %.520 = select i1 %.519, ptr %.512, ptr undef
  store ptr %.520, ptr %excinfo, align 8
  br label %common.ret

B582.endif:
  %38 = icmp slt i64 %.38, 1
  br i1 %38, label %B582.endif.endif, label %B36.preheader.i195

B36.preheader.i195:
  br i1 %or.cond.i, label %B36.preheader4.i215, label %vector.body.i203.preheader

vector.body.i203.preheader:
  br label %vector.body.i203

vector.body.i203:
  %index.i204 = phi i64 [ %index.next.i212, %vector.body.i203 ], [ 0, %vector.body.i203.preheader ]
  %sunkaddr266 = mul i64 %index.i204, 8
  %sunkaddr267 = getelementptr i8, ptr %arg.room.6, i64 %sunkaddr266
  %wide.load.i207 = load <2 x double>, ptr %sunkaddr267, align 8
  %sunkaddr268 = mul i64 %index.i204, 8
  %sunkaddr269 = getelementptr i8, ptr %arg.room.6, i64 %sunkaddr268
  %sunkaddr270 = getelementptr i8, ptr %sunkaddr269, i64 16
  %wide.load3.i209 = load <2 x double>, ptr %sunkaddr270, align 8
  %sunkaddr271 = mul i64 %index.i204, 8
  %sunkaddr272 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr271
  store <2 x double> %wide.load.i207, ptr %sunkaddr272, align 8
  %sunkaddr273 = mul i64 %index.i204, 8
  %sunkaddr274 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr273
  %sunkaddr276 = getelementptr i8, ptr %sunkaddr274, i64 16
  store <2 x double> %wide.load3.i209, ptr %sunkaddr276, align 8
  %index.next.i212 = add nuw nsw i64 %index.i204, 4
  %39 = icmp eq i64 %n.vec.i173, %index.next.i212
  br i1 %39, label %middle.block.i213, label %vector.body.i203

middle.block.i213:
  %40 = icmp eq i64 %.38, %n.vec.i173
  br i1 %40, label %B582.endif.endif, label %B36.preheader4.i215

B36.preheader4.i215:
  %.983941.ph.i216 = phi i64 [ 0, %B36.preheader.i195 ], [ %n.vec.i173, %middle.block.i213 ]
  %41 = icmp eq i64 %xtraiter.i182, 0
  br i1 %41, label %B36.prol.loopexit.i228, label %B36.prol.i219.preheader

B36.prol.i219.preheader:
  br label %B36.prol.i219

B36.prol.i219:
  %lsr.iv.i220 = phi i64 [ %lsr.iv.next.i226, %B36.prol.i219 ], [ %xtraiter.i182, %B36.prol.i219.preheader ]
  %.983941.prol.i221 = phi i64 [ %.105.prol.i222, %B36.prol.i219 ], [ %.983941.ph.i216, %B36.prol.i219.preheader ]
  %.105.prol.i222 = add nuw nsw i64 %.983941.prol.i221, 1
  %42 = shl i64 %.983941.prol.i221, 3
  %scevgep22.i223 = getelementptr i8, ptr %arg.room.6, i64 %42
  %.132.prol.i224 = load double, ptr %scevgep22.i223, align 8
  %scevgep21.i225 = getelementptr i8, ptr %arg.room.10, i64 %42
  store double %.132.prol.i224, ptr %scevgep21.i225, align 8
  %lsr.iv.next.i226 = add nsw i64 %lsr.iv.i220, -1
  %prol.iter.cmp.not.i227 = icmp eq i64 %lsr.iv.next.i226, 0
  br i1 %prol.iter.cmp.not.i227, label %B36.prol.loopexit.i228, label %B36.prol.i219

B36.prol.loopexit.i228:
  %.983941.unr.i229 = phi i64 [ %.983941.ph.i216, %B36.preheader4.i215 ], [ %.105.prol.i222, %B36.prol.i219 ]
  %43 = sub nsw i64 %.983941.ph.i216, %.38
  %44 = icmp ugt i64 %43, -4
  br i1 %44, label %B582.endif.endif, label %B36.i230.preheader

B36.i230.preheader:
  br label %B36.i230

B36.i230:
  %.983941.i231 = phi i64 [ %.105.3.i242, %B36.i230 ], [ %.983941.unr.i229, %B36.i230.preheader ]
  %sunkaddr277 = mul i64 %.983941.i231, 8
  %sunkaddr278 = getelementptr i8, ptr %arg.room.6, i64 %sunkaddr277
  %.132.i234 = load double, ptr %sunkaddr278, align 8
  %sunkaddr279 = mul i64 %.983941.i231, 8
  %sunkaddr280 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr279
  store double %.132.i234, ptr %sunkaddr280, align 8
  %sunkaddr281 = mul i64 %.983941.i231, 8
  %sunkaddr282 = getelementptr i8, ptr %arg.room.6, i64 %sunkaddr281
  %sunkaddr283 = getelementptr i8, ptr %sunkaddr282, i64 8
  %.132.1.i237 = load double, ptr %sunkaddr283, align 8
  %sunkaddr284 = mul i64 %.983941.i231, 8
  %sunkaddr285 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr284
  %sunkaddr286 = getelementptr i8, ptr %sunkaddr285, i64 8
  store double %.132.1.i237, ptr %sunkaddr286, align 8
  %sunkaddr287 = mul i64 %.983941.i231, 8
  %sunkaddr288 = getelementptr i8, ptr %arg.room.6, i64 %sunkaddr287
  %sunkaddr289 = getelementptr i8, ptr %sunkaddr288, i64 16
  %.132.2.i240 = load double, ptr %sunkaddr289, align 8
  %sunkaddr290 = mul i64 %.983941.i231, 8
  %sunkaddr291 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr290
  %sunkaddr292 = getelementptr i8, ptr %sunkaddr291, i64 16
  store double %.132.2.i240, ptr %sunkaddr292, align 8
  %.105.3.i242 = add nuw nsw i64 %.983941.i231, 4
  %sunkaddr293 = mul i64 %.983941.i231, 8
  %sunkaddr294 = getelementptr i8, ptr %arg.room.6, i64 %sunkaddr293
  %sunkaddr295 = getelementptr i8, ptr %sunkaddr294, i64 24
  %.132.3.i244 = load double, ptr %sunkaddr295, align 8
  %sunkaddr296 = mul i64 %.983941.i231, 8
  %sunkaddr297 = getelementptr i8, ptr %arg.room.10, i64 %sunkaddr296
  %sunkaddr298 = getelementptr i8, ptr %sunkaddr297, i64 24
  store double %.132.3.i244, ptr %sunkaddr298, align 8
  %exitcond.not.3.i246 = icmp eq i64 %.38, %.105.3.i242
  br i1 %exitcond.not.3.i246, label %B582.endif.endif, label %B36.i230

B582.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B582.endif.endif:
  store double 0.000000e+00, ptr %.609, align 8
  %.613 = call i32 @part16(ptr %.609, ptr %excinfo.8, ptr %arg.room.7, ptr %arg.room.10, i64 %.38)
  %.623 = load double, ptr %.609, align 8
  switch i32 %.613, label %B582.endif.endif.if.if [
    i32 -2, label %B736
    i32 0, label %B736
  ]

B582.endif.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B914.endif:
  store double 0.000000e+00, ptr %.875, align 8
  %.879 = call i32 @part25(ptr %.875, ptr %excinfo.10, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, ptr %arg.room.9)
  %cond250 = icmp eq i32 %.879, 0
  br i1 %cond250, label %B914.endif.endif, label %B914.endif.if.if

B914.endif.endif:
  %.889 = load double, ptr %.875, align 8
  %.904 = fcmp olt double %.889, %found.2.1414
  %taken.4.2 = select i1 %.904, double %t.2.1415, double %taken.3.1413
  %found.3.2 = select i1 %.904, double %.889, double %found.2.1414
  %.916 = fmul double %t.2.1415, 1.000000e-01
  %.918 = fsub double 1.000000e+00, %.916
  %.920 = fmul double %value.2.0477, %.918
  %.922 = fcmp ugt double %.889, %.920
  br i1 %.922, label %B1084, label %B1096

B914.endif.if.if:
  %.887 = icmp sgt i32 %.879, 0
  %.880 = load ptr, ptr %excinfo.10, align 8
  %.888 = select i1 %.887, ptr %.880, ptr undef
  store ptr %.888, ptr %excinfo, align 8
  br label %common.ret

B1108.endif.loopexit:
  %45 = fmul double %.19.i.i81, 0x3DA5FD7FE1796495
  br label %B1108.endif

B1108.endif:
  %most.2.0.lcssa.i84 = phi double [ 0x1D74124E3D1, %B1108 ], [ %45, %B1108.endif.loopexit ]
  %.1017 = fcmp ugt double %value.2.0477, %most.2.0.lcssa.i84
  %"$phi1192.1.2.0" = zext i1 %.1017 to i64
  store i64 %"$phi1192.1.2.0", ptr %retptr, align 8
  br label %common.ret

B1198.endif:
  %.1070 = fcmp oeq double %taken.4.2, %t.2.1.lcssa
  br i1 %.1070, label %B1326, label %B1282

B1282.if.if:
  %.1103 = icmp sgt i32 %.1095, 0
  %.1096 = load ptr, ptr %excinfo.13, align 8
  %.1104 = select i1 %.1103, ptr %.1096, ptr undef
  store ptr %.1104, ptr %excinfo, align 8
  br label %common.ret

B1332.endif.loopexit:
  %46 = fmul double %.19.i.i164, 0x3D719799812DEA11
  br label %B1332.endif

B1332.endif:
  %most.2.0.lcssa.i167 = phi double [ 0x2F201D49FB, %B1332 ], [ %46, %B1332.endif.loopexit ]
  %.1171 = fcmp ugt double %"$phi1326.1.2.1", %most.2.0.lcssa.i167
  %"$phi1416.0.2.0" = zext i1 %.1171 to i64
  store i64 %"$phi1416.0.2.0", ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part25(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, ptr %arg.x) {
B0:
  %const = bitcast i64 9223372036854775804 to i64
  %.188.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.40 = mul nsw i64 %arg.k, %arg.s.9
  %.29.i = load double, ptr %arg.room.13, align 8
  %.11557.not.i = icmp slt i64 %.40, 1
  br i1 %.11557.not.i, label %part21.exit, label %B62.preheader.i

B62.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %.40, 8
  br i1 %min.iters.check.i, label %B62.preheader13.i, label %vector.memcheck.i

vector.memcheck.i:
  %0 = ptrtoint ptr %arg.x to i64
  %1 = ptrtoint ptr %arg.room.8 to i64
  %2 = ptrtoint ptr %arg.room.2 to i64
  %3 = ptrtoint ptr %arg.room.5 to i64
  %4 = sub i64 %1, %2
  %diff.check.i = icmp ult i64 %4, 32
  %5 = sub i64 %1, %0
  %diff.check4.i = icmp ult i64 %5, 32
  %conflict.rdx.i = or i1 %diff.check.i, %diff.check4.i
  %6 = sub i64 %1, %3
  %diff.check6.i = icmp ult i64 %6, 32
  %conflict.rdx7.i = or i1 %diff.check6.i, %conflict.rdx.i
  br i1 %conflict.rdx7.i, label %B62.preheader13.i, label %vector.ph.i

vector.ph.i:
  %n.vec.i = and i64 %.40, %const
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.29.i, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr105 = mul i64 %index.i, 8
  %sunkaddr106 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr105
  %wide.load.i = load <2 x double>, ptr %sunkaddr106, align 8
  %sunkaddr107 = mul i64 %index.i, 8
  %sunkaddr108 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr107
  %sunkaddr109 = getelementptr i8, ptr %sunkaddr108, i64 16
  %wide.load8.i = load <2 x double>, ptr %sunkaddr109, align 8
  %sunkaddr110 = mul i64 %index.i, 8
  %sunkaddr111 = getelementptr i8, ptr %arg.x, i64 %sunkaddr110
  %wide.load9.i = load <2 x double>, ptr %sunkaddr111, align 8
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr112 = getelementptr i8, ptr %arg.x, i64 %sunkaddr
  %sunkaddr113 = getelementptr i8, ptr %sunkaddr112, i64 16
  %wide.load10.i = load <2 x double>, ptr %sunkaddr113, align 8
  %sunkaddr114 = mul i64 %index.i, 8
  %sunkaddr115 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr114
  %wide.load11.i = load <2 x double>, ptr %sunkaddr115, align 8
  %sunkaddr116 = mul i64 %index.i, 8
  %sunkaddr117 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr116
  %sunkaddr118 = getelementptr i8, ptr %sunkaddr117, i64 16
  %wide.load12.i = load <2 x double>, ptr %sunkaddr118, align 8
  %7 = fsub <2 x double> %wide.load9.i, %wide.load11.i
  %8 = fsub <2 x double> %wide.load10.i, %wide.load12.i
  %9 = fmul <2 x double> %broadcast.splat.i, %7
  %10 = fmul <2 x double> %broadcast.splat.i, %8
  %11 = fadd <2 x double> %wide.load.i, %9
  %12 = fadd <2 x double> %wide.load8.i, %10
  %sunkaddr119 = mul i64 %index.i, 8
  %sunkaddr120 = getelementptr i8, ptr %arg.room.8, i64 %sunkaddr119
  store <2 x double> %11, ptr %sunkaddr120, align 8
  %sunkaddr121 = mul i64 %index.i, 8
  %sunkaddr122 = getelementptr i8, ptr %arg.room.8, i64 %sunkaddr121
  %sunkaddr123 = getelementptr i8, ptr %sunkaddr122, i64 16
  store <2 x double> %12, ptr %sunkaddr123, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %13 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %13, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %.40, %n.vec.i
  br i1 %cmp.n.i, label %part21.exit, label %B62.preheader13.i

B62.preheader13.i:
  %.1215658.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %B62.preheader.i ], [ %n.vec.i, %middle.block.i ]
  %.neg.i = or disjoint i64 %.1215658.ph.i, 1
  %xtraiter.i = and i64 %.40, 1
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B62.prol.loopexit.i, label %B62.prol.i

B62.prol.i:
  %.155.prol.i = getelementptr double, ptr %arg.room.2, i64 %.1215658.ph.i
  %.156.prol.i = load double, ptr %.155.prol.i, align 8
  %.158.prol.i = getelementptr double, ptr %arg.x, i64 %.1215658.ph.i
  %.159.prol.i = load double, ptr %.158.prol.i, align 8
  %.162.prol.i = getelementptr double, ptr %arg.room.5, i64 %.1215658.ph.i
  %.163.prol.i = load double, ptr %.162.prol.i, align 8
  %.164.prol.i = fsub double %.159.prol.i, %.163.prol.i
  %.166.prol.i = fmul double %.29.i, %.164.prol.i
  %.167.prol.i = fadd double %.156.prol.i, %.166.prol.i
  %.170.prol.i = getelementptr double, ptr %arg.room.8, i64 %.1215658.ph.i
  store double %.167.prol.i, ptr %.170.prol.i, align 8
  br label %B62.prol.loopexit.i

B62.prol.loopexit.i:
  %.1215658.unr.i = phi i64 [ %.1215658.ph.i, %B62.preheader13.i ], [ %.neg.i, %B62.prol.i ]
  %14 = icmp eq i64 %.40, %.neg.i
  br i1 %14, label %part21.exit, label %B62.i.preheader

B62.i.preheader:
  br label %B62.i

B62.i:
  %.1215658.i = phi i64 [ %.128.1.i, %B62.i ], [ %.1215658.unr.i, %B62.i.preheader ]
  %sunkaddr124 = mul i64 %.1215658.i, 8
  %sunkaddr125 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr124
  %.156.i = load double, ptr %sunkaddr125, align 8
  %sunkaddr126 = mul i64 %.1215658.i, 8
  %sunkaddr127 = getelementptr i8, ptr %arg.x, i64 %sunkaddr126
  %.159.i = load double, ptr %sunkaddr127, align 8
  %sunkaddr128 = mul i64 %.1215658.i, 8
  %sunkaddr129 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr128
  %.163.i = load double, ptr %sunkaddr129, align 8
  %.164.i = fsub double %.159.i, %.163.i
  %.166.i = fmul double %.29.i, %.164.i
  %.167.i = fadd double %.156.i, %.166.i
  %sunkaddr130 = mul i64 %.1215658.i, 8
  %sunkaddr131 = getelementptr i8, ptr %arg.room.8, i64 %sunkaddr130
  store double %.167.i, ptr %sunkaddr131, align 8
  %.128.1.i = add nuw nsw i64 %.1215658.i, 2
  %sunkaddr132 = mul i64 %.1215658.i, 8
  %sunkaddr133 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr132
  %sunkaddr134 = getelementptr i8, ptr %sunkaddr133, i64 8
  %.156.1.i = load double, ptr %sunkaddr134, align 8
  %sunkaddr135 = mul i64 %.1215658.i, 8
  %sunkaddr136 = getelementptr i8, ptr %arg.x, i64 %sunkaddr135
  %sunkaddr137 = getelementptr i8, ptr %sunkaddr136, i64 8
  %.159.1.i = load double, ptr %sunkaddr137, align 8
  %sunkaddr138 = mul i64 %.1215658.i, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr138
  %sunkaddr140 = getelementptr i8, ptr %sunkaddr139, i64 8
  %.163.1.i = load double, ptr %sunkaddr140, align 8
  %.164.1.i = fsub double %.159.1.i, %.163.1.i
  %.166.1.i = fmul double %.29.i, %.164.1.i
  %.167.1.i = fadd double %.156.1.i, %.166.1.i
  %sunkaddr141 = mul i64 %.1215658.i, 8
  %sunkaddr142 = getelementptr i8, ptr %arg.room.8, i64 %sunkaddr141
  %sunkaddr143 = getelementptr i8, ptr %sunkaddr142, i64 8
  store double %.167.1.i, ptr %sunkaddr143, align 8
  %exitcond.not.1.i = icmp eq i64 %.40, %.128.1.i
  br i1 %exitcond.not.1.i, label %part21.exit, label %B62.i

part21.exit:
  %.192.i = call i32 @part22(ptr %.188.i, ptr %excinfo.1.i, ptr %arg.room.1, ptr %arg.x, ptr %arg.room.8, i64 %.40)
  %cond = icmp eq i32 %.192.i, 0
  br i1 %cond, label %B0.endif.endif, label %B0.if.if

B106:
  %lsr.iv105 = phi ptr [ %arg.room.6, %B106.lr.ph ], [ %scevgep106, %B1232 ]
  %lsr.iv100 = phi ptr [ %arg.room.8, %B106.lr.ph ], [ %scevgep101, %B1232 ]
  %lsr.iv95 = phi ptr [ %arg.room.3, %B106.lr.ph ], [ %scevgep96, %B1232 ]
  %lsr.iv90 = phi ptr [ %arg.x, %B106.lr.ph ], [ %scevgep91, %B1232 ]
  %lsr.iv85 = phi ptr [ %scevgep84, %B106.lr.ph ], [ %scevgep86, %B1232 ]
  %lsr.iv79 = phi ptr [ %scevgep78, %B106.lr.ph ], [ %scevgep80, %B1232 ]
  %lsr.iv73 = phi ptr [ %scevgep72, %B106.lr.ph ], [ %scevgep74, %B1232 ]
  %lsr.iv67 = phi ptr [ %scevgep66, %B106.lr.ph ], [ %scevgep68, %B1232 ]
  %lsr.iv61 = phi ptr [ %scevgep60, %B106.lr.ph ], [ %scevgep62, %B1232 ]
  %lsr.iv55 = phi ptr [ %scevgep54, %B106.lr.ph ], [ %scevgep56, %B1232 ]
  %lsr.iv49 = phi ptr [ %scevgep48, %B106.lr.ph ], [ %scevgep50, %B1232 ]
  %.163183201 = phi i64 [ 0, %B106.lr.ph ], [ %.170, %B1232 ]
  %.170 = add nuw nsw i64 %.163183201, 1
  %.197 = getelementptr i64, ptr %arg.room.0, i64 %.163183201
  %.198 = load i64, ptr %.197, align 8
  %.200 = mul nsw i64 %.163183201, %arg.s.9
  %.205 = getelementptr double, ptr %arg.x, i64 %.200
  %.208 = getelementptr double, ptr %arg.room.8, i64 %.200
  %.211 = getelementptr double, ptr %arg.room.3, i64 %.200
  %.214 = getelementptr double, ptr %arg.room.6, i64 %.200
  %.254 = getelementptr i64, ptr %arg.s.0, i64 %.198
  %.255 = load i64, ptr %.254, align 8
  %.256 = icmp eq i64 %.255, 4
  br i1 %.256, label %B352, label %B518

B352:
  %15 = icmp slt i64 %arg.s.9, 1
  br i1 %15, label %B352.endif.endif, label %B36.preheader.i

B36.preheader.i:
  br i1 %or.cond.i, label %B36.preheader4.i, label %vector.body.i7.preheader

vector.body.i7.preheader:
  br label %vector.body.i7

vector.body.i7:
  %index.i8 = phi i64 [ %index.next.i11, %vector.body.i7 ], [ 0, %vector.body.i7.preheader ]
  %sunkaddr.i9 = shl i64 %index.i8, 3
  %scevgep113 = getelementptr i8, ptr %lsr.iv90, i64 %sunkaddr.i9
  %wide.load.i10 = load <2 x double>, ptr %scevgep113, align 8
  %scevgep112 = getelementptr i8, ptr %scevgep113, i64 16
  %wide.load3.i = load <2 x double>, ptr %scevgep112, align 8
  %scevgep110 = getelementptr i8, ptr %lsr.iv105, i64 %sunkaddr.i9
  store <2 x double> %wide.load.i10, ptr %scevgep110, align 8
  %16 = shl i64 %index.i8, 3
  %scevgep36 = getelementptr i8, ptr %lsr.iv105, i64 %16
  %scevgep37 = getelementptr i8, ptr %scevgep36, i64 16
  store <2 x double> %wide.load3.i, ptr %scevgep37, align 8
  %index.next.i11 = add nuw nsw i64 %index.i8, 4
  %17 = icmp eq i64 %n.vec.i6, %index.next.i11
  br i1 %17, label %middle.block.i12, label %vector.body.i7

middle.block.i12:
  %18 = icmp eq i64 %arg.s.9, %n.vec.i6
  br i1 %18, label %B352.endif.endif, label %B36.preheader4.i

B36.preheader4.i:
  %.983941.ph.i = phi i64 [ 0, %B36.preheader.i ], [ %n.vec.i6, %middle.block.i12 ]
  %19 = icmp eq i64 %xtraiter.i14, 0
  br i1 %19, label %B36.prol.loopexit.i, label %B36.prol.i.preheader

B36.prol.i.preheader:
  br label %B36.prol.i

B36.prol.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B36.prol.i ], [ %xtraiter.i14, %B36.prol.i.preheader ]
  %.983941.prol.i = phi i64 [ %.105.prol.i, %B36.prol.i ], [ %.983941.ph.i, %B36.prol.i.preheader ]
  %.105.prol.i = add nuw nsw i64 %.983941.prol.i, 1
  %20 = shl i64 %.983941.prol.i, 3
  %scevgep115 = getelementptr i8, ptr %lsr.iv90, i64 %20
  %.132.prol.i = load double, ptr %scevgep115, align 8
  %scevgep114 = getelementptr i8, ptr %lsr.iv105, i64 %20
  store double %.132.prol.i, ptr %scevgep114, align 8
  %lsr.iv.next.i = add nsw i64 %lsr.iv.i, -1
  %prol.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %prol.iter.cmp.not.i, label %B36.prol.loopexit.i, label %B36.prol.i

B36.prol.loopexit.i:
  %.983941.unr.i = phi i64 [ %.983941.ph.i, %B36.preheader4.i ], [ %.105.prol.i, %B36.prol.i ]
  %21 = sub nsw i64 %.983941.ph.i, %arg.s.9
  %22 = icmp ugt i64 %21, -4
  br i1 %22, label %B352.endif.endif, label %B36.i.preheader

B36.i.preheader:
  br label %B36.i

B36.i:
  %.983941.i = phi i64 [ %.105.3.i, %B36.i ], [ %.983941.unr.i, %B36.i.preheader ]
  %sunkaddr40.i = shl i64 %.983941.i, 3
  %scevgep118 = getelementptr i8, ptr %lsr.iv90, i64 %sunkaddr40.i
  %.132.i = load double, ptr %scevgep118, align 8
  %scevgep123 = getelementptr i8, ptr %lsr.iv105, i64 %sunkaddr40.i
  store double %.132.i, ptr %scevgep123, align 8
  %scevgep120 = getelementptr i8, ptr %scevgep118, i64 8
  %.132.1.i = load double, ptr %scevgep120, align 8
  %23 = shl i64 %.983941.i, 3
  %scevgep46 = getelementptr i8, ptr %lsr.iv105, i64 %23
  %scevgep47 = getelementptr i8, ptr %scevgep46, i64 8
  store double %.132.1.i, ptr %scevgep47, align 8
  %24 = shl i64 %.983941.i, 3
  %scevgep40 = getelementptr i8, ptr %lsr.iv90, i64 %24
  %scevgep41 = getelementptr i8, ptr %scevgep40, i64 16
  %.132.2.i = load double, ptr %scevgep41, align 8
  %scevgep44 = getelementptr i8, ptr %lsr.iv105, i64 %24
  %scevgep45 = getelementptr i8, ptr %scevgep44, i64 16
  store double %.132.2.i, ptr %scevgep45, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %25 = shl i64 %.983941.i, 3
  %scevgep38 = getelementptr i8, ptr %lsr.iv90, i64 %25
  %scevgep39 = getelementptr i8, ptr %scevgep38, i64 24
  %.132.3.i = load double, ptr %scevgep39, align 8
  %scevgep42 = getelementptr i8, ptr %lsr.iv105, i64 %25
  %scevgep43 = getelementptr i8, ptr %scevgep42, i64 24
  store double %.132.3.i, ptr %scevgep43, align 8
  %exitcond.not.3.i = icmp eq i64 %arg.s.9, %.105.3.i
  br i1 %exitcond.not.3.i, label %B352.endif.endif, label %B36.i

B518:
  %26 = icmp slt i64 %arg.s.9, 1
  %.346 = getelementptr i8, ptr %.205, i64 16
  %.347 = load double, ptr %.346, align 8
  %.349 = getelementptr i8, ptr %.211, i64 16
  %.350 = load double, ptr %.349, align 8
  %.352 = getelementptr i8, ptr %.208, i64 16
  %.353 = load double, ptr %.352, align 8
  %.354 = fmul double %.350, %.353
  %.355 = fsub double %.347, %.354
  %.355.fr = freeze double %.355
  br i1 %26, label %B1232, label %B64.peel.i

B64.peel.i:
  %27 = icmp eq i64 %arg.s.9, 1
  %.149.peel.i = load double, ptr %.205, align 8
  %.153.peel.i = load double, ptr %.211, align 8
  %.157.peel.i = load double, ptr %.208, align 8
  %.160.peel.i = fmul double %.153.peel.i, %.157.peel.i
  %.161.peel.i = fsub double %.149.peel.i, %.160.peel.i
  %.147.i.i = fmul double %.161.peel.i, %.161.peel.i
  br i1 %27, label %B670.lr.ph.thread, label %B64.peel61.i

B64.peel61.i:
  %28 = icmp eq i64 %47, 2
  %.148.peel62.i = getelementptr i8, ptr %.205, i64 8
  %.149.peel63.i = load double, ptr %.148.peel62.i, align 8
  %.152.peel64.i = getelementptr i8, ptr %.211, i64 8
  %.153.peel65.i = load double, ptr %.152.peel64.i, align 8
  %.156.peel66.i = getelementptr i8, ptr %.208, i64 8
  %.157.peel67.i = load double, ptr %.156.peel66.i, align 8
  %.160.peel68.i = fmul double %.153.peel65.i, %.157.peel67.i
  %.161.peel69.i = fsub double %.149.peel63.i, %.160.peel68.i
  %.147.i14.i = fmul double %.161.peel69.i, %.161.peel69.i
  %.187.peel73.i = fadd double %.147.i.i, %.147.i14.i
  br i1 %28, label %B670.lr.ph, label %B64.preheader.i

B64.preheader.i:
  %29 = icmp eq i64 %arg.s.9, 4
  br i1 %29, label %B64.epil.preheader.i, label %B64.i.preheader

B64.i.preheader:
  br label %B64.i

B64.i:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B64.i ], [ 0, %B64.i.preheader ]
  %total.2.054.i = phi double [ %.187.1.i, %B64.i ], [ %.187.peel73.i, %B64.i.preheader ]
  %30 = shl i64 %lsr.iv, 3
  %scevgep64 = getelementptr i8, ptr %lsr.iv61, i64 %30
  %scevgep65 = getelementptr i8, ptr %scevgep64, i64 -8
  %.149.i = load double, ptr %scevgep65, align 8
  %scevgep58 = getelementptr i8, ptr %lsr.iv55, i64 %30
  %scevgep59 = getelementptr i8, ptr %scevgep58, i64 -8
  %.153.i = load double, ptr %scevgep59, align 8
  %31 = shl i64 %lsr.iv, 3
  %scevgep17 = getelementptr i8, ptr %lsr.iv49, i64 %31
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 -8
  %.157.i = load double, ptr %scevgep18, align 8
  %.160.i = fmul double %.153.i, %.157.i
  %.161.i = fsub double %.149.i, %.160.i
  %.147.i26.i = fmul double %.161.i, %.161.i
  %.187.i = fadd double %total.2.054.i, %.147.i26.i
  %.149.1.i = load double, ptr %scevgep64, align 8
  %.153.1.i = load double, ptr %scevgep58, align 8
  %.157.1.i = load double, ptr %scevgep17, align 8
  %.160.1.i = fmul double %.153.1.i, %.157.1.i
  %.161.1.i = fsub double %.149.1.i, %.160.1.i
  %.147.i26.1.i = fmul double %.161.1.i, %.161.1.i
  %.187.1.i = fadd double %.187.i, %.147.i26.1.i
  %lsr.iv.next = add i64 %lsr.iv, 2
  %niter.ncmp.1.i = icmp eq i64 %49, %lsr.iv.next
  br i1 %niter.ncmp.1.i, label %common.ret.loopexit.unr-lcssa.i, label %B64.i

common.ret.loopexit.unr-lcssa.i:
  %32 = and i64 %48, 1
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %B670.lr.ph, label %B64.epil.preheader.i

B64.epil.preheader.i:
  %total.2.054.epil.init.i = phi double [ %.187.peel73.i, %B64.preheader.i ], [ %.187.1.i, %common.ret.loopexit.unr-lcssa.i ]
  %.1045052.epil.init.i = phi i64 [ 3, %B64.preheader.i ], [ %50, %common.ret.loopexit.unr-lcssa.i ]
  %.148.epil.i = getelementptr double, ptr %.205, i64 %.1045052.epil.init.i
  %.149.epil.i = load double, ptr %.148.epil.i, align 8
  %.152.epil.i = getelementptr double, ptr %.211, i64 %.1045052.epil.init.i
  %.153.epil.i = load double, ptr %.152.epil.i, align 8
  %.156.epil.i = getelementptr double, ptr %.208, i64 %.1045052.epil.init.i
  %.157.epil.i = load double, ptr %.156.epil.i, align 8
  %.160.epil.i = fmul double %.153.epil.i, %.157.epil.i
  %.161.epil.i = fsub double %.149.epil.i, %.160.epil.i
  %.147.i26.epil.i = fmul double %.161.epil.i, %.161.epil.i
  %.187.epil.i = fadd double %total.2.054.epil.init.i, %.147.i26.epil.i
  br label %B670.lr.ph

B670:
  %.478174176 = phi i64 [ %.485.1, %B1231.1 ], [ 0, %B670.preheader ]
  %sunkaddr144 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr202
  %.517 = load i64, ptr %sunkaddr144, align 8
  %.518.not = icmp eq i64 %.517, 3
  br i1 %.518.not, label %B818, label %B716

B716:
  %34 = shl i64 %.478174176, 3
  %scevgep20 = getelementptr i8, ptr %lsr.iv67, i64 %34
  %scevgep21 = getelementptr i8, ptr %scevgep20, i64 -8
  %.526 = load double, ptr %scevgep21, align 8
  br label %B1231

B818:
  %35 = shl i64 %.478174176, 3
  %scevgep23 = getelementptr i8, ptr %lsr.iv73, i64 %35
  %scevgep24 = getelementptr i8, ptr %scevgep23, i64 -8
  %.547 = load double, ptr %scevgep24, align 8
  %scevgep26 = getelementptr i8, ptr %lsr.iv79, i64 %35
  %scevgep27 = getelementptr i8, ptr %scevgep26, i64 -8
  %.551 = load double, ptr %scevgep27, align 8
  %.552 = fmul double %.547, %.551
  br label %B1231

B1230:
  %36 = icmp slt i64 %.40, 1
  br i1 %36, label %B1230.endif, label %B40.preheader.i

B40.preheader.i:
  %37 = icmp eq i64 %.40, 1
  br i1 %37, label %B40.epil.preheader.i, label %B40.preheader.new.i

B40.preheader.new.i:
  %const_mat = add i64 %const, 2
  %unroll_iter.i = and i64 %.40, %const_mat
  br label %B40.i

B40.i:
  %most.2.050.i = phi double [ 0.000000e+00, %B40.preheader.new.i ], [ %"$phi170.1.2.1.1.i", %B170.1.i ]
  %.984648.i = phi i64 [ 0, %B40.preheader.new.i ], [ %.105.1.i, %B170.1.i ]
  %sunkaddr145 = mul i64 %.984648.i, 8
  %sunkaddr146 = getelementptr i8, ptr %arg.room.6, i64 %sunkaddr145
  %.136.i = load double, ptr %sunkaddr146, align 8
  %.141.i = fcmp ord double %.136.i, 0.000000e+00
  br i1 %.141.i, label %B78.i, label %B170.i

B78.i:
  %.149.i27 = tail call double @llvm.fabs.f64(double %.136.i)
  %.12.i.i = fcmp ogt double %.149.i27, %most.2.050.i
  %.13.i.i = select i1 %.12.i.i, double %.149.i27, double %most.2.050.i
  br label %B170.i

B170.i:
  %"$phi170.1.2.1.i" = phi double [ 0x7FF0000000000000, %B40.i ], [ %.13.i.i, %B78.i ]
  %.105.1.i = add nuw i64 %.984648.i, 2
  %sunkaddr147 = mul i64 %.984648.i, 8
  %sunkaddr148 = getelementptr i8, ptr %arg.room.6, i64 %sunkaddr147
  %sunkaddr149 = getelementptr i8, ptr %sunkaddr148, i64 8
  %.136.1.i = load double, ptr %sunkaddr149, align 8
  %.141.1.i = fcmp ord double %.136.1.i, 0.000000e+00
  br i1 %.141.1.i, label %B78.1.i, label %B170.1.i

B78.1.i:
  %.149.1.i26 = tail call double @llvm.fabs.f64(double %.136.1.i)
  %.12.i.1.i = fcmp ogt double %.149.1.i26, %"$phi170.1.2.1.i"
  %.13.i.1.i = select i1 %.12.i.1.i, double %.149.1.i26, double %"$phi170.1.2.1.i"
  br label %B170.1.i

B170.1.i:
  %"$phi170.1.2.1.1.i" = phi double [ 0x7FF0000000000000, %B170.i ], [ %.13.i.1.i, %B78.1.i ]
  %niter.ncmp.1.i22 = icmp eq i64 %unroll_iter.i, %.105.1.i
  br i1 %niter.ncmp.1.i22, label %common.ret.loopexit.unr-lcssa.i23, label %B40.i

common.ret.loopexit.unr-lcssa.i23:
  %38 = and i64 %.40, 1
  %lcmp.mod.not.i24 = icmp eq i64 %38, 0
  br i1 %lcmp.mod.not.i24, label %B1230.endif, label %B40.epil.preheader.i

B40.epil.preheader.i:
  %most.2.050.epil.init.i = phi double [ 0.000000e+00, %B40.preheader.i ], [ %"$phi170.1.2.1.1.i", %common.ret.loopexit.unr-lcssa.i23 ]
  %.984648.epil.init.i = phi i64 [ 0, %B40.preheader.i ], [ %unroll_iter.i, %common.ret.loopexit.unr-lcssa.i23 ]
  %.135.epil.i = getelementptr double, ptr %arg.room.6, i64 %.984648.epil.init.i
  %.136.epil.i = load double, ptr %.135.epil.i, align 8
  %.141.epil.i = fcmp ord double %.136.epil.i, 0.000000e+00
  br i1 %.141.epil.i, label %B78.epil.i, label %B1230.endif

B78.epil.i:
  %.149.epil.i25 = tail call double @llvm.fabs.f64(double %.136.epil.i)
  %.12.i.epil.i = fcmp ogt double %.149.epil.i25, %most.2.050.epil.init.i
  %.13.i.epil.i = select i1 %.12.i.epil.i, double %.149.epil.i25, double %most.2.050.epil.init.i
  br label %B1230.endif

B1231:
  %.526.sink = phi double [ %.552, %B818 ], [ %.526, %B716 ]
  %39 = shl i64 %.478174176, 3
  %scevgep28 = getelementptr i8, ptr %lsr.iv85, i64 %39
  %scevgep29 = getelementptr i8, ptr %scevgep28, i64 -8
  store double %.526.sink, ptr %scevgep29, align 8
  %.485.1 = add nuw i64 %.478174176, 2
  %sunkaddr150 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr202
  %.517.1 = load i64, ptr %sunkaddr150, align 8
  %.518.not.1 = icmp eq i64 %.517.1, 3
  br i1 %.518.not.1, label %B818.1, label %B716.1

B716.1:
  %40 = shl i64 %.478174176, 3
  %scevgep19 = getelementptr i8, ptr %lsr.iv67, i64 %40
  %.526.1 = load double, ptr %scevgep19, align 8
  br label %B1231.1

B818.1:
  %41 = shl i64 %.478174176, 3
  %scevgep22 = getelementptr i8, ptr %lsr.iv73, i64 %41
  %.547.1 = load double, ptr %scevgep22, align 8
  %scevgep25 = getelementptr i8, ptr %lsr.iv79, i64 %41
  %.551.1 = load double, ptr %scevgep25, align 8
  %.552.1 = fmul double %.547.1, %.551.1
  br label %B1231.1

B1231.1:
  %.526.sink.1 = phi double [ %.552.1, %B818.1 ], [ %.526.1, %B716.1 ]
  %sunkaddr151 = mul i64 %.478174176, 8
  %sunkaddr152 = getelementptr i8, ptr %lsr.iv85, i64 %sunkaddr151
  store double %.526.sink.1, ptr %sunkaddr152, align 8
  %niter.ncmp.1 = icmp eq i64 %47, %.485.1
  br i1 %niter.ncmp.1, label %B1232.loopexit42.unr-lcssa, label %B670

B1232.loopexit42.unr-lcssa:
  %42 = and i64 %arg.s.9, 1
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %B1232, label %B670.epil.preheader

B670.epil.preheader:
  %sunkaddr211.pre-phi = phi i64 [ %.pre, %B670.lr.ph.thread.B670.epil.preheader_crit_edge ], [ %sunkaddr202, %B1232.loopexit42.unr-lcssa ]
  %sunkaddr212 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr211.pre-phi
  %.517.epil = load i64, ptr %sunkaddr212, align 8
  %.518.not.epil = icmp eq i64 %.517.epil, 3
  br i1 %.518.not.epil, label %B818.epil, label %B716.epil

B716.epil:
  %.525.epil = getelementptr double, ptr %.205, i64 %47
  %.526.epil = load double, ptr %.525.epil, align 8
  br label %B1231.epil

B818.epil:
  %.546.epil = getelementptr double, ptr %.211, i64 %47
  %.547.epil = load double, ptr %.546.epil, align 8
  %.550.epil = getelementptr double, ptr %.208, i64 %47
  %.551.epil = load double, ptr %.550.epil, align 8
  %.552.epil = fmul double %.547.epil, %.551.epil
  br label %B1231.epil

B1231.epil:
  %.526.sink.epil = phi double [ %.552.epil, %B818.epil ], [ %.526.epil, %B716.epil ]
  %44 = getelementptr double, ptr %.214, i64 %47
  store double %.526.sink.epil, ptr %44, align 8
  br label %B1232

B1232:
  %scevgep50 = getelementptr i8, ptr %lsr.iv49, i64 %52
  %scevgep56 = getelementptr i8, ptr %lsr.iv55, i64 %52
  %scevgep62 = getelementptr i8, ptr %lsr.iv61, i64 %52
  %scevgep68 = getelementptr i8, ptr %lsr.iv67, i64 %52
  %scevgep74 = getelementptr i8, ptr %lsr.iv73, i64 %52
  %scevgep80 = getelementptr i8, ptr %lsr.iv79, i64 %52
  %scevgep86 = getelementptr i8, ptr %lsr.iv85, i64 %52
  %scevgep91 = getelementptr i8, ptr %lsr.iv90, i64 %52
  %scevgep96 = getelementptr i8, ptr %lsr.iv95, i64 %52
  %scevgep101 = getelementptr i8, ptr %lsr.iv100, i64 %52
  %scevgep106 = getelementptr i8, ptr %lsr.iv105, i64 %52
  %exitcond216.not = icmp eq i64 %.170, %arg.k
  br i1 %exitcond216.not, label %B1230, label %B106

common.ret:
  %common.ret.op = phi i32 [ %.192.i, %B0.if.if ], [ 0, %B1230.endif ]
  ret i32 %common.ret.op

B0.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.157198.not = icmp slt i64 %arg.k, 1
  br i1 %.157198.not, label %B1230, label %B106.lr.ph

B106.lr.ph:
  %45 = ptrtoint ptr %arg.room.6 to i64
  %46 = ptrtoint ptr %arg.x to i64
  %const_mat104 = add i64 %const, 2
  %47 = and i64 %arg.s.9, %const_mat104
  %48 = add i64 %arg.s.9, -3
  %49 = and i64 %48, -2
  %50 = add nuw nsw i64 %49, 3
  %min.iters.check.i3 = icmp samesign ult i64 %arg.s.9, 6
  %n.vec.i6 = and i64 %arg.s.9, %const
  %xtraiter.i14 = and i64 %arg.s.9, 3
  %51 = sub i64 %45, %46
  %diff.check.i4 = icmp ult i64 %51, 32
  %or.cond.i = select i1 %min.iters.check.i3, i1 true, i1 %diff.check.i4
  %scevgep48 = getelementptr i8, ptr %arg.room.8, i64 32
  %52 = shl i64 %arg.s.9, 3
  %scevgep54 = getelementptr i8, ptr %arg.room.3, i64 32
  %scevgep60 = getelementptr i8, ptr %arg.x, i64 32
  %scevgep66 = getelementptr i8, ptr %arg.x, i64 8
  %scevgep72 = getelementptr i8, ptr %arg.room.3, i64 8
  %scevgep78 = getelementptr i8, ptr %arg.room.8, i64 8
  %scevgep84 = getelementptr i8, ptr %arg.room.6, i64 8
  br label %B106

B352.endif.endif:
  %.288 = load double, ptr %.214, align 8
  %.292 = load double, ptr %.205, align 8
  %.297 = load double, ptr %.211, align 8
  %.302 = load double, ptr %.208, align 8
  %.305 = fmul double %.297, %.302
  %.306 = fsub double %.292, %.305
  %.310 = getelementptr double, ptr %arg.s.1, i64 %.198
  %.311 = load double, ptr %.310, align 8
  %.6.i = fneg double %.311
  %.12.i.i28 = fcmp olt double %.306, %.6.i
  %.13.i.i29 = select i1 %.12.i.i28, double %.6.i, double %.306
  %.12.i1.i = fcmp olt double %.311, %.13.i.i29
  %.13.i2.i = select i1 %.12.i1.i, double %.311, double %.13.i.i29
  %.338 = fsub double %.288, %.13.i2.i
  store double %.338, ptr %.214, align 8
  br label %B1232

B670.lr.ph:
  %total.2.0.lcssa.i.ph = phi double [ %.187.epil.i, %B64.epil.preheader.i ], [ %.187.1.i, %common.ret.loopexit.unr-lcssa.i ], [ %.187.peel73.i, %B64.peel61.i ]
  %.219.i31 = tail call double @llvm.sqrt.f64(double %total.2.0.lcssa.i.ph)
  %.521 = fcmp ugt double %.355.fr, 0.000000e+00
  br i1 %.521, label %B670.us.preheader, label %B670.preheader

B670.preheader:
  %sunkaddr202 = shl i64 %.198, 3
  br label %B670

B670.lr.ph.thread:
  %sqrt = tail call double @llvm.sqrt.f64(double %.147.i.i)
  %.5213 = fcmp ugt double %.355.fr, 0.000000e+00
  br i1 %.5213, label %B670.us.preheader, label %B670.lr.ph.thread.B670.epil.preheader_crit_edge

B670.lr.ph.thread.B670.epil.preheader_crit_edge:
  %.pre = shl i64 %.198, 3
  br label %B670.epil.preheader

B670.us.preheader:
  %.219.i315.ph = phi double [ %sqrt, %B670.lr.ph.thread ], [ %.219.i31, %B670.lr.ph ]
  %.5804.pn = mul i64 %.198, %arg.s.9
  %.ph = getelementptr double, ptr %arg.s.2, i64 %.5804.pn
  br label %B670.us

B670.us:
  %.478174176.us = phi i64 [ %.485.us, %B1231.us ], [ 0, %B670.us.preheader ]
  %.485.us = add nuw nsw i64 %.478174176.us, 1
  %sunkaddr153 = mul i64 %.198, 8
  %sunkaddr154 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr153
  %.517.us = load i64, ptr %sunkaddr154, align 8
  %.518.not.us = icmp eq i64 %.517.us, 3
  %.535.us = icmp eq i64 %.478174176.us, 2
  %or.cond = select i1 %.518.not.us, i1 true, i1 %.535.us
  br i1 %or.cond, label %B818.us, label %B860.us

B860.us:
  %.565.us = icmp eq i64 %.517.us, 2
  br i1 %.565.us, label %B904.us, label %B1024.us

B1024.us:
  %sunkaddr155 = mul i64 %.198, 8
  %sunkaddr156 = getelementptr i8, ptr %arg.s.1, i64 %sunkaddr155
  %.602.us = load double, ptr %sunkaddr156, align 8
  %.604.us = fmul double %.355.fr, %.602.us
  %.606.us = fcmp ugt double %.219.i315.ph, %.604.us
  br i1 %.606.us, label %B1106.us, label %B1064.us

B1064.us:
  %53 = shl i64 %.478174176.us, 3
  %scevgep32 = getelementptr i8, ptr %lsr.iv95, i64 %53
  %.611.us = load double, ptr %scevgep32, align 8
  %scevgep34 = getelementptr i8, ptr %lsr.iv100, i64 %53
  %.615.us = load double, ptr %scevgep34, align 8
  %.616.us = fmul double %.611.us, %.615.us
  br label %B1231.us

B1106.us:
  %54 = shl i64 %.478174176.us, 3
  %scevgep31 = getelementptr i8, ptr %lsr.iv90, i64 %54
  %.627.us = load double, ptr %scevgep31, align 8
  %scevgep33 = getelementptr i8, ptr %lsr.iv95, i64 %54
  %.642.us = load double, ptr %scevgep33, align 8
  %55 = shl i64 %.478174176.us, 3
  %scevgep35 = getelementptr i8, ptr %lsr.iv100, i64 %55
  %.646.us = load double, ptr %scevgep35, align 8
  %.647.us = fmul double %.642.us, %.646.us
  %.648.us = fsub double %.627.us, %.647.us
  %.649.us = fmul double %.604.us, %.648.us
  %.654.us = fdiv double %.649.us, %.219.i315.ph
  %.655.us = fsub double %.627.us, %.654.us
  br label %B1231.us

B904.us:
  %56 = shl i64 %.478174176.us, 3
  %scevgep92 = getelementptr i8, ptr %lsr.iv90, i64 %56
  %.570.us = load double, ptr %scevgep92, align 8
  %sunkaddr157 = mul i64 %.198, 8
  %sunkaddr158 = getelementptr i8, ptr %arg.s.1, i64 %sunkaddr157
  %.575.us = load double, ptr %sunkaddr158, align 8
  %scevgep94 = getelementptr i8, ptr %.ph, i64 %56
  %.584.us = load double, ptr %scevgep94, align 8
  %.585.us = fmul double %.575.us, %.584.us
  %sunkaddr159 = getelementptr i8, ptr %.205, i64 16
  %.588.us = load double, ptr %sunkaddr159, align 8
  %.589.us = fmul double %.585.us, %.588.us
  %.590.us = fadd double %.570.us, %.589.us
  br label %B1231.us

B818.us:
  %57 = shl i64 %.478174176.us, 3
  %scevgep99 = getelementptr i8, ptr %lsr.iv95, i64 %57
  %.547.us = load double, ptr %scevgep99, align 8
  %scevgep104 = getelementptr i8, ptr %lsr.iv100, i64 %57
  %.551.us = load double, ptr %scevgep104, align 8
  %.552.us = fmul double %.547.us, %.551.us
  br label %B1231.us

B1231.us:
  %.552.us.sink = phi double [ %.552.us, %B818.us ], [ %.590.us, %B904.us ], [ %.655.us, %B1106.us ], [ %.616.us, %B1064.us ]
  %58 = shl i64 %.478174176.us, 3
  %scevgep30 = getelementptr i8, ptr %lsr.iv105, i64 %58
  store double %.552.us.sink, ptr %scevgep30, align 8
  %exitcond215.not = icmp eq i64 %arg.s.9, %.485.us
  br i1 %exitcond215.not, label %B1232, label %B670.us

B1230.endif:
  %most.2.0.lcssa.i = phi double [ 0.000000e+00, %B1230 ], [ %"$phi170.1.2.1.1.i", %common.ret.loopexit.unr-lcssa.i23 ], [ 0x7FF0000000000000, %B40.epil.preheader.i ], [ %.13.i.epil.i, %B78.epil.i ]
  store double %most.2.0.lcssa.i, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part26(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, ptr %arg.x) {
B0.endif:
  %arg.s.9.fr = freeze i64 %arg.s.9
  %.40 = mul i64 %arg.k, %arg.s.9.fr
  %.44 = load double, ptr %arg.room.13, align 8
  %.136625.not = icmp sgt i64 %arg.k, 0
  %.325 = icmp sgt i64 %arg.s.9.fr, 0
  %or.cond1 = and i1 %.325, %.136625.not
  br i1 %or.cond1, label %B98.us.preheader, label %common.ret

B98.us.preheader:
  %const = bitcast i64 9223372036854775804 to i64
  %..40438 = tail call i64 @llvm.smax.i64(i64 %.40, i64 0)
  %0 = shl i64 %.40, 3
  %1 = shl nuw i64 %..40438, 3
  %2 = mul i64 %0, %arg.s.9.fr
  %const_mat = add i64 %const, 2
  %3 = and i64 %arg.s.9.fr, %const_mat
  %4 = add nsw i64 %arg.s.9.fr, -3
  %5 = and i64 %4, -2
  %6 = add nuw nsw i64 %5, 3
  %7 = shl i64 %arg.s.9.fr, 3
  %8 = shl i64 %.40, 4
  %9 = mul i64 %.40, 24
  %10 = getelementptr i8, ptr %arg.room.3, i64 %7
  %11 = getelementptr i8, ptr %arg.room.7, i64 %2
  %12 = getelementptr i8, ptr %arg.room.1, i64 %8
  %13 = getelementptr i8, ptr %arg.room.1, i64 %9
  %14 = getelementptr i8, ptr %arg.room.1, i64 %2
  %15 = getelementptr i8, ptr %arg.room.7, i64 %0
  %n.vec217 = and i64 %.40, %const
  %xtraiter = and i64 %.40, 3
  %scevgep243 = getelementptr i8, ptr %arg.room.8, i64 32
  %scevgep249 = getelementptr i8, ptr %arg.room.3, i64 32
  %scevgep255 = getelementptr i8, ptr %arg.x, i64 32
  %scevgep261 = getelementptr i8, ptr %arg.room.7, i64 16
  %scevgep269 = getelementptr i8, ptr %arg.room.1, i64 16
  %scevgep306 = getelementptr i8, ptr %12, i64 16
  br label %B98.us

B98.us:
  %lsr.iv316 = phi ptr [ %12, %B98.us.preheader ], [ %scevgep317, %B578.B96.loopexit_crit_edge.us ]
  %lsr.iv307 = phi ptr [ %scevgep306, %B98.us.preheader ], [ %scevgep308, %B578.B96.loopexit_crit_edge.us ]
  %lsr.iv282 = phi ptr [ %arg.room.1, %B98.us.preheader ], [ %scevgep283, %B578.B96.loopexit_crit_edge.us ]
  %lsr.iv277 = phi ptr [ %arg.room.7, %B98.us.preheader ], [ %scevgep278, %B578.B96.loopexit_crit_edge.us ]
  %lsr.iv270 = phi ptr [ %scevgep269, %B98.us.preheader ], [ %scevgep271, %B578.B96.loopexit_crit_edge.us ]
  %lsr.iv262 = phi ptr [ %scevgep261, %B98.us.preheader ], [ %scevgep263, %B578.B96.loopexit_crit_edge.us ]
  %lsr.iv256 = phi ptr [ %scevgep255, %B98.us.preheader ], [ %scevgep257, %B578.B96.loopexit_crit_edge.us ]
  %lsr.iv250 = phi ptr [ %scevgep249, %B98.us.preheader ], [ %scevgep251, %B578.B96.loopexit_crit_edge.us ]
  %lsr.iv244 = phi ptr [ %scevgep243, %B98.us.preheader ], [ %scevgep245, %B578.B96.loopexit_crit_edge.us ]
  %.142573638.us = phi i64 [ 0, %B98.us.preheader ], [ %.149.us, %B578.B96.loopexit_crit_edge.us ]
  %16 = icmp eq i64 %arg.s.9.fr, 1
  %17 = mul i64 %.142573638.us, %2
  %scevgep197 = getelementptr i8, ptr %arg.room.7, i64 %17
  %18 = add i64 %17, %2
  %scevgep198 = getelementptr i8, ptr %arg.room.7, i64 %18
  %19 = mul i64 %.142573638.us, %7
  %scevgep199 = getelementptr i8, ptr %arg.room.3, i64 %19
  %scevgep200 = getelementptr i8, ptr %10, i64 %19
  %scevgep201 = getelementptr i8, ptr %arg.room.1, i64 %17
  %scevgep202 = getelementptr i8, ptr %arg.room.1, i64 %18
  %scevgep167 = getelementptr i8, ptr %11, i64 %17
  %scevgep168 = getelementptr i8, ptr %scevgep199, i64 16
  %scevgep169 = getelementptr i8, ptr %scevgep199, i64 24
  %scevgep170 = getelementptr i8, ptr %12, i64 %17
  %scevgep171 = getelementptr i8, ptr %13, i64 %17
  %scevgep158 = getelementptr i8, ptr %14, i64 %17
  %.149.us = add nuw nsw i64 %.142573638.us, 1
  %.176.us = getelementptr i64, ptr %arg.room.0, i64 %.142573638.us
  %.177.us = load i64, ptr %.176.us, align 8
  %.179.us = mul nuw nsw i64 %.142573638.us, %arg.s.9.fr
  %.188.us = getelementptr double, ptr %arg.x, i64 %.179.us
  %.192.us = getelementptr double, ptr %arg.room.8, i64 %.179.us
  %.196.us = getelementptr double, ptr %arg.room.3, i64 %.179.us
  %.209.us = getelementptr double, ptr %arg.s.1, i64 %.177.us
  %.210.us = load double, ptr %.209.us, align 8
  %.212.us = getelementptr i8, ptr %.188.us, i64 16
  %.213.us = load double, ptr %.212.us, align 8
  %.215.us = getelementptr i8, ptr %.196.us, i64 16
  %.216.us = load double, ptr %.215.us, align 8
  %.218.us = getelementptr i8, ptr %.192.us, i64 16
  %.219.us = load double, ptr %.218.us, align 8
  %.149.peel.i18 = load double, ptr %.188.us, align 8
  %.153.peel.i19 = load double, ptr %.196.us, align 8
  %.157.peel.i20 = load double, ptr %.192.us, align 8
  %.160.peel.i21 = fmul double %.153.peel.i19, %.157.peel.i20
  %.161.peel.i22 = fsub double %.149.peel.i18, %.160.peel.i21
  %.147.i.i23 = fmul double %.161.peel.i22, %.161.peel.i22
  br i1 %16, label %B98.endif.endif.us, label %B64.peel61.i25

B64.peel61.i25:
  %20 = icmp eq i64 %3, 2
  %.148.peel62.i26 = getelementptr i8, ptr %.188.us, i64 8
  %.149.peel63.i27 = load double, ptr %.148.peel62.i26, align 8
  %.152.peel64.i28 = getelementptr i8, ptr %.196.us, i64 8
  %.153.peel65.i29 = load double, ptr %.152.peel64.i28, align 8
  %.156.peel66.i30 = getelementptr i8, ptr %.192.us, i64 8
  %.157.peel67.i31 = load double, ptr %.156.peel66.i30, align 8
  %.160.peel68.i32 = fmul double %.153.peel65.i29, %.157.peel67.i31
  %.161.peel69.i33 = fsub double %.149.peel63.i27, %.160.peel68.i32
  %.147.i14.i34 = fmul double %.161.peel69.i33, %.161.peel69.i33
  %.187.peel73.i35 = fadd double %.147.i.i23, %.147.i14.i34
  br i1 %20, label %B98.endif.endif.us, label %B64.preheader.i37

B64.preheader.i37:
  %21 = icmp eq i64 %arg.s.9.fr, 4
  br i1 %21, label %B64.epil.preheader.i66, label %B64.i39.preheader

B64.i39.preheader:
  br label %B64.i39

B64.i39:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B64.i39 ], [ 0, %B64.i39.preheader ]
  %total.2.054.i40 = phi double [ %.187.1.i62, %B64.i39 ], [ %.187.peel73.i35, %B64.i39.preheader ]
  %22 = shl i64 %lsr.iv, 3
  %scevgep259 = getelementptr i8, ptr %lsr.iv256, i64 %22
  %scevgep260 = getelementptr i8, ptr %scevgep259, i64 -8
  %.149.i43 = load double, ptr %scevgep260, align 8
  %scevgep253 = getelementptr i8, ptr %lsr.iv250, i64 %22
  %scevgep254 = getelementptr i8, ptr %scevgep253, i64 -8
  %.153.i45 = load double, ptr %scevgep254, align 8
  %23 = shl i64 %lsr.iv, 3
  %scevgep8 = getelementptr i8, ptr %lsr.iv244, i64 %23
  %scevgep9 = getelementptr i8, ptr %scevgep8, i64 -8
  %.157.i47 = load double, ptr %scevgep9, align 8
  %.160.i48 = fmul double %.153.i45, %.157.i47
  %.161.i49 = fsub double %.149.i43, %.160.i48
  %.147.i26.i50 = fmul double %.161.i49, %.161.i49
  %.187.i51 = fadd double %total.2.054.i40, %.147.i26.i50
  %.149.1.i53 = load double, ptr %scevgep259, align 8
  %.153.1.i55 = load double, ptr %scevgep253, align 8
  %.157.1.i57 = load double, ptr %scevgep8, align 8
  %.160.1.i58 = fmul double %.153.1.i55, %.157.1.i57
  %.161.1.i59 = fsub double %.149.1.i53, %.160.1.i58
  %.147.i26.1.i60 = fmul double %.161.1.i59, %.161.1.i59
  %.187.1.i62 = fadd double %.187.i51, %.147.i26.1.i60
  %lsr.iv.next = add i64 %lsr.iv, 2
  %niter.ncmp.1.i63 = icmp eq i64 %5, %lsr.iv.next
  br i1 %niter.ncmp.1.i63, label %common.ret.loopexit.unr-lcssa.i64, label %B64.i39

common.ret.loopexit.unr-lcssa.i64:
  %24 = and i64 %4, 1
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %B98.endif.endif.us, label %B64.epil.preheader.i66

B64.epil.preheader.i66:
  %total.2.054.epil.init.i67 = phi double [ %.187.peel73.i35, %B64.preheader.i37 ], [ %.187.1.i62, %common.ret.loopexit.unr-lcssa.i64 ]
  %.1045052.epil.init.i68 = phi i64 [ 3, %B64.preheader.i37 ], [ %6, %common.ret.loopexit.unr-lcssa.i64 ]
  %.148.epil.i69 = getelementptr double, ptr %.188.us, i64 %.1045052.epil.init.i68
  %.149.epil.i70 = load double, ptr %.148.epil.i69, align 8
  %.152.epil.i71 = getelementptr double, ptr %.196.us, i64 %.1045052.epil.init.i68
  %.153.epil.i72 = load double, ptr %.152.epil.i71, align 8
  %.156.epil.i73 = getelementptr double, ptr %.192.us, i64 %.1045052.epil.init.i68
  %.157.epil.i74 = load double, ptr %.156.epil.i73, align 8
  %.160.epil.i75 = fmul double %.153.epil.i72, %.157.epil.i74
  %.161.epil.i76 = fsub double %.149.epil.i70, %.160.epil.i75
  %.147.i26.epil.i77 = fmul double %.161.epil.i76, %.161.epil.i76
  %.187.epil.i78 = fadd double %total.2.054.epil.init.i67, %.147.i26.epil.i77
  br label %B98.endif.endif.us

B98.endif.endif.us:
  %total.2.0.lcssa.i79 = phi double [ %.187.epil.i78, %B64.epil.preheader.i66 ], [ %.187.peel73.i35, %B64.peel61.i25 ], [ %.147.i.i23, %B98.us ], [ %.187.1.i62, %common.ret.loopexit.unr-lcssa.i64 ]
  %26 = icmp ult i64 %.40, 6
  %27 = icmp ult i64 %.40, 10
  %28 = and i64 %.40, 1152921504606846976
  %29 = icmp ne i64 %28, 0
  %30 = icmp slt i64 %0, 0
  %.219.i80 = tail call double @llvm.sqrt.f64(double %total.2.0.lcssa.i79)
  %.220.us = fmul double %.216.us, %.219.us
  %.221.us = fsub double %.213.us, %.220.us
  %.263.us = add nuw nsw i64 %.179.us, 2
  %.265.us = mul nsw i64 %.263.us, %.40
  %.266.us = getelementptr double, ptr %arg.room.1, i64 %.265.us
  %.278.us = tail call double @llvm.fabs.f64(double %.161.peel.i22)
  %.997.us = mul nsw i64 %.177.us, %arg.s.9.fr
  %31 = getelementptr double, ptr %arg.s.2, i64 %.997.us
  %.691.us = fmul double %.210.us, %.221.us
  %.1040.us = fdiv double %.691.us, %.219.i80
  %32 = getelementptr i8, ptr %15, i64 %17
  %bound0203 = icmp ult ptr %scevgep197, %scevgep200
  %bound1204 = icmp ult ptr %scevgep199, %scevgep198
  %found.conflict205 = and i1 %bound0203, %bound1204
  %bound0207 = icmp ult ptr %scevgep197, %scevgep202
  %bound1208 = icmp ult ptr %scevgep201, %scevgep198
  %found.conflict209 = and i1 %bound0207, %bound1208
  %33 = or i1 %29, %found.conflict209
  %conflict.rdx212 = or i1 %found.conflict205, %33
  %bound0172 = icmp ult ptr %scevgep197, %scevgep169
  %bound1173 = icmp ult ptr %scevgep168, %scevgep167
  %found.conflict174 = and i1 %bound0172, %bound1173
  %bound0176 = icmp ult ptr %scevgep197, %scevgep171
  %bound1177 = icmp ult ptr %scevgep170, %scevgep167
  %found.conflict178 = and i1 %bound0176, %bound1177
  %34 = or i1 %found.conflict178, %found.conflict174
  %conflict.rdx180 = or i1 %30, %34
  %brmerge239 = select i1 %27, i1 true, i1 %conflict.rdx212
  %brmerge237 = select i1 %26, i1 true, i1 %conflict.rdx180
  br label %B580.us

B580.us:
  %lsr.iv284 = phi ptr [ %lsr.iv282, %B98.endif.endif.us ], [ %scevgep285, %B2019.us ]
  %lsr.iv279 = phi ptr [ %lsr.iv277, %B98.endif.endif.us ], [ %scevgep280, %B2019.us ]
  %lsr.iv272 = phi ptr [ %lsr.iv270, %B98.endif.endif.us ], [ %scevgep273, %B2019.us ]
  %lsr.iv264 = phi ptr [ %lsr.iv262, %B98.endif.endif.us ], [ %scevgep265, %B2019.us ]
  %.374495556.us = phi i64 [ 0, %B98.endif.endif.us ], [ %.381.us, %B2019.us ]
  %35 = fcmp ugt double %.278.us, %.210.us
  %36 = mul i64 %.374495556.us, %0
  %scevgep = getelementptr i8, ptr %scevgep197, i64 %36
  %scevgep154 = getelementptr i8, ptr %32, i64 %36
  %.381.us = add nuw nsw i64 %.374495556.us, 1
  %.413.us = add nuw nsw i64 %.374495556.us, %.179.us
  %.415.us = mul nsw i64 %.413.us, %.40
  %.416.us = getelementptr double, ptr %arg.room.7, i64 %.415.us
  %sunkaddr36 = mul i64 %.177.us, 8
  %sunkaddr37 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr36
  %.435.us = load i64, ptr %sunkaddr37, align 8
  %.436.us = icmp eq i64 %.435.us, 4
  %.439.us = icmp ne i64 %.374495556.us, 0
  %brmerge.us = select i1 %.439.us, i1 true, i1 %35
  %or.cond.us = select i1 %.436.us, i1 %brmerge.us, i1 false
  br i1 %or.cond.us, label %B816.endif.us, label %B750.us

B750.us:
  %37 = fcmp ugt double %.221.us, 0.000000e+00
  %38 = add i64 %.435.us, -3
  %or.cond.i = icmp ult i64 %38, -2
  %brmerge = select i1 %or.cond.i, i1 true, i1 %37
  br i1 %brmerge, label %B880.us, label %B816.endif.us

B880.us:
  %.633.us = icmp ne i64 %.374495556.us, 2
  %39 = add i64 %.435.us, -5
  %or.cond.i84 = icmp ult i64 %39, -2
  %or.cond = and i1 %.633.us, %or.cond.i84
  br i1 %or.cond, label %B956.us, label %B1018.endif.us

B956.us:
  switch i64 %.435.us, label %B1330.us [
    i64 1, label %B1000.us
    i64 2, label %B1198.endif.us
  ]

B1198.endif.us:
  %40 = icmp slt i64 %.40, 1
  br i1 %40, label %B1244.us, label %B1230.us.preheader

B1230.us.preheader:
  tail call void @llvm.memset.p0.i64(ptr %scevgep, i8 0, i64 %1, i1 false)
  br label %B1244.us

B1244.us:
  %.991.us = getelementptr double, ptr %.416.us, i64 %.413.us
  store double 1.000000e+00, ptr %.991.us, align 8
  %.1002.us = getelementptr double, ptr %31, i64 %.374495556.us
  %.1003.us = load double, ptr %.1002.us, align 8
  %.1005.us = fmul double %.210.us, %.1003.us
  %sunkaddr38 = mul i64 %.179.us, 8
  %sunkaddr39 = getelementptr i8, ptr %.416.us, i64 %sunkaddr38
  %sunkaddr40 = getelementptr i8, ptr %sunkaddr39, i64 16
  store double %.1005.us, ptr %sunkaddr40, align 8
  br label %B2019.us

B1000.us:
  %41 = fcmp ugt double %.219.i80, %.691.us
  br i1 %41, label %B1330.us, label %B1018.endif.us

B1330.us:
  %42 = icmp sgt i64 %.40, 0
  %.1016.us = getelementptr double, ptr %.188.us, i64 %.374495556.us
  %.1017.us = load double, ptr %.1016.us, align 8
  %.1020.us = getelementptr double, ptr %.196.us, i64 %.374495556.us
  %.1021.us = load double, ptr %.1020.us, align 8
  %.1024.us = getelementptr double, ptr %.192.us, i64 %.374495556.us
  %.1025.us = load double, ptr %.1024.us, align 8
  %.1026.us = fmul double %.1021.us, %.1025.us
  %.1027.us = fsub double %.1017.us, %.1026.us
  %.1032.us = fdiv double %.1027.us, %.219.i80
  %.1167.us = fmul double %.210.us, %.1032.us
  br i1 %42, label %B1436.us.preheader, label %B1502.endif.us

B1436.us.preheader:
  br i1 %brmerge237, label %B1436.us.preheader229, label %vector.ph183

vector.ph183:
  %sunkaddr41 = getelementptr i8, ptr %.196.us, i64 16
  %43 = load double, ptr %sunkaddr41, align 8
  %44 = fmul double %.1167.us, %43
  %broadcast.splatinsert190 = insertelement <2 x double> poison, double %44, i64 0
  %broadcast.splat191 = shufflevector <2 x double> %broadcast.splatinsert190, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body186

vector.body186:
  %index187 = phi i64 [ 0, %vector.ph183 ], [ %index.next192, %vector.body186 ]
  %45 = shl i64 %index187, 3
  %scevgep310 = getelementptr i8, ptr %lsr.iv307, i64 %45
  %scevgep311 = getelementptr i8, ptr %scevgep310, i64 -16
  %wide.load188 = load <2 x double>, ptr %scevgep311, align 8
  %wide.load189 = load <2 x double>, ptr %scevgep310, align 8
  %46 = fmul <2 x double> %broadcast.splat191, %wide.load188
  %47 = fmul <2 x double> %broadcast.splat191, %wide.load189
  %48 = shl i64 %index187, 3
  %scevgep24 = getelementptr i8, ptr %lsr.iv264, i64 %48
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -16
  store <2 x double> %46, ptr %scevgep25, align 8
  store <2 x double> %47, ptr %scevgep24, align 8
  %index.next192 = add nuw i64 %index187, 4
  %49 = icmp eq i64 %n.vec217, %index.next192
  br i1 %49, label %middle.block193, label %vector.body186

middle.block193:
  %50 = icmp eq i64 %.40, %n.vec217
  br i1 %50, label %B1502.endif.us, label %B1436.us.preheader229

B1436.us.preheader229:
  %.1133449451.us.ph = phi i64 [ %n.vec217, %middle.block193 ], [ 0, %B1436.us.preheader ]
  %51 = and i64 %.40, 1
  %52 = icmp eq i64 %51, 0
  %.neg = or disjoint i64 %.1133449451.us.ph, 1
  br i1 %52, label %B1436.us.prol.loopexit, label %B1436.us.prol

B1436.us.prol:
  %sunkaddr42 = getelementptr i8, ptr %.196.us, i64 16
  %.1170.us.prol = load double, ptr %sunkaddr42, align 8
  %.1171.us.prol = fmul double %.1167.us, %.1170.us.prol
  %.1173.us.prol = getelementptr double, ptr %.266.us, i64 %.1133449451.us.ph
  %.1174.us.prol = load double, ptr %.1173.us.prol, align 8
  %.1175.us.prol = fmul double %.1171.us.prol, %.1174.us.prol
  %.1177.us.prol = getelementptr double, ptr %.416.us, i64 %.1133449451.us.ph
  store double %.1175.us.prol, ptr %.1177.us.prol, align 8
  br label %B1436.us.prol.loopexit

B1436.us.prol.loopexit:
  %.1133449451.us.unr = phi i64 [ %.1133449451.us.ph, %B1436.us.preheader229 ], [ %.neg, %B1436.us.prol ]
  %53 = icmp eq i64 %.40, %.neg
  br i1 %53, label %B1502.endif.us, label %B1436.us.preheader7

B1436.us.preheader7:
  br label %B1436.us

B1502.endif.us:
  %54 = icmp ult i64 %.40, 4
  %55 = icmp slt i64 %0, 0
  %sunkaddr43 = mul i64 %.179.us, 8
  %sunkaddr44 = getelementptr i8, ptr %.416.us, i64 %sunkaddr43
  %sunkaddr45 = getelementptr i8, ptr %sunkaddr44, i64 16
  %.1188.us = load double, ptr %sunkaddr45, align 8
  %sunkaddr46 = getelementptr i8, ptr %.196.us, i64 16
  %.1194.us = load double, ptr %sunkaddr46, align 8
  %.1196.us = fmul double %.44, %.1194.us
  %.1197.us = fadd double %.1196.us, -1.000000e+00
  %.1198.us = fmul double %.1167.us, %.1197.us
  %.1199.us = fadd double %.1188.us, %.1198.us
  store double %.1199.us, ptr %sunkaddr45, align 8
  %.1207.us = getelementptr double, ptr %.416.us, i64 %.413.us
  %.1208.us = load double, ptr %.1207.us, align 8
  %.1209.us = fadd double %.1208.us, 1.000000e+00
  store double %.1209.us, ptr %.1207.us, align 8
  %bound0 = icmp ult ptr %scevgep, %scevgep200
  %bound1 = icmp ult ptr %scevgep199, %scevgep154
  %found.conflict = and i1 %bound0, %bound1
  %bound0159 = icmp ult ptr %scevgep, %scevgep158
  %bound1160 = icmp ult ptr %scevgep201, %scevgep154
  %found.conflict161 = and i1 %bound0159, %bound1160
  %56 = or i1 %found.conflict161, %found.conflict
  %conflict.rdx = or i1 %55, %56
  %brmerge238 = select i1 %54, i1 true, i1 %conflict.rdx
  br label %B1666.us

B1666.us:
  %lsr.iv36 = phi ptr [ %scevgep37, %B2008.us ], [ %lsr.iv282, %B1502.endif.us ]
  %lsr.iv321 = phi ptr [ %scevgep322, %B2008.us ], [ %lsr.iv270, %B1502.endif.us ]
  %.1299463473.us = phi i64 [ %.1306.us, %B2008.us ], [ 0, %B1502.endif.us ]
  %.1306.us = add nuw nsw i64 %.1299463473.us, 1
  %.1335.not.us = icmp eq i64 %.1299463473.us, 2
  br i1 %.1335.not.us, label %B2008.us, label %B1690.us

B1690.us:
  %57 = icmp slt i64 %.40, 1
  %.1339.us = icmp eq i64 %.1299463473.us, %.374495556.us
  %"$phi1710.4.2.5.us" = select i1 %.1339.us, double 1.000000e+00, double 0.000000e+00
  %.1354.us = getelementptr double, ptr %.188.us, i64 %.1299463473.us
  %.1355.us = load double, ptr %.1354.us, align 8
  %.1358.us = getelementptr double, ptr %.196.us, i64 %.1299463473.us
  %.1359.us = load double, ptr %.1358.us, align 8
  %.1362.us = getelementptr double, ptr %.192.us, i64 %.1299463473.us
  %.1363.us = load double, ptr %.1362.us, align 8
  %.1364.us = fmul double %.1359.us, %.1363.us
  %.1365.us = fsub double %.1355.us, %.1364.us
  %.1367.us = fmul double %.1032.us, %.1365.us
  %.1372.us = fdiv double %.1367.us, %.219.i80
  %.1374.us = fsub double %"$phi1710.4.2.5.us", %.1372.us
  %.1378.us = fmul double %.1040.us, %.1374.us
  %.1388.us = add nuw nsw i64 %.1299463473.us, %.179.us
  %.1390.us = mul nsw i64 %.1388.us, %.40
  %.1391.us = getelementptr double, ptr %arg.room.1, i64 %.1390.us
  br i1 %57, label %B1940.us, label %B1868.us.preheader

B1868.us.preheader:
  br i1 %brmerge238, label %B1868.us.preheader228, label %vector.ph

vector.ph:
  %sunkaddr350 = shl i64 %.1299463473.us, 3
  %sunkaddr351 = getelementptr i8, ptr %.196.us, i64 %sunkaddr350
  %58 = load double, ptr %sunkaddr351, align 8
  %59 = fmul double %.1378.us, %58
  %broadcast.splatinsert = insertelement <2 x double> poison, double %59, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %60 = shl i64 %index, 3
  %scevgep327 = getelementptr i8, ptr %lsr.iv264, i64 %60
  %scevgep328 = getelementptr i8, ptr %scevgep327, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep328, align 8
  %wide.load162 = load <2 x double>, ptr %scevgep327, align 8
  %scevgep324 = getelementptr i8, ptr %lsr.iv321, i64 %60
  %61 = shl i64 %index, 3
  %scevgep30 = getelementptr i8, ptr %lsr.iv321, i64 %61
  %scevgep31 = getelementptr i8, ptr %scevgep30, i64 -16
  %wide.load163 = load <2 x double>, ptr %scevgep31, align 8
  %wide.load164 = load <2 x double>, ptr %scevgep324, align 8
  %62 = fmul <2 x double> %broadcast.splat, %wide.load163
  %63 = fmul <2 x double> %broadcast.splat, %wide.load164
  %64 = fadd <2 x double> %wide.load, %62
  %65 = fadd <2 x double> %wide.load162, %63
  store <2 x double> %64, ptr %scevgep328, align 8
  store <2 x double> %65, ptr %scevgep327, align 8
  %index.next = add nuw i64 %index, 4
  %66 = icmp eq i64 %n.vec217, %index.next
  br i1 %66, label %middle.block, label %vector.body

middle.block:
  %67 = icmp eq i64 %.40, %n.vec217
  br i1 %67, label %B1940.us.loopexit, label %B1868.us.preheader228

B1868.us.preheader228:
  %.1481456458.us.ph = phi i64 [ %n.vec217, %middle.block ], [ 0, %B1868.us.preheader ]
  %68 = and i64 %.40, 1
  %69 = icmp eq i64 %68, 0
  %.neg236 = or disjoint i64 %.1481456458.us.ph, 1
  br i1 %69, label %B1868.us.preheader228.B1868.us.prol.loopexit_crit_edge, label %B1868.us.prol

B1868.us.preheader228.B1868.us.prol.loopexit_crit_edge:
  %.pre5 = shl i64 %.1299463473.us, 3
  br label %B1868.us.prol.loopexit

B1868.us.prol:
  %.1514.us.prol = getelementptr double, ptr %.416.us, i64 %.1481456458.us.ph
  %.1515.us.prol = load double, ptr %.1514.us.prol, align 8
  %sunkaddr352 = shl i64 %.1299463473.us, 3
  %sunkaddr353 = getelementptr i8, ptr %.196.us, i64 %sunkaddr352
  %.1519.us.prol = load double, ptr %sunkaddr353, align 8
  %.1521.us.prol = fmul double %.1378.us, %.1519.us.prol
  %.1523.us.prol = getelementptr double, ptr %.1391.us, i64 %.1481456458.us.ph
  %.1524.us.prol = load double, ptr %.1523.us.prol, align 8
  %.1525.us.prol = fmul double %.1521.us.prol, %.1524.us.prol
  %.1526.us.prol = fadd double %.1515.us.prol, %.1525.us.prol
  store double %.1526.us.prol, ptr %.1514.us.prol, align 8
  br label %B1868.us.prol.loopexit

B1868.us.prol.loopexit:
  %.pre.pre-phi = phi i64 [ %.pre5, %B1868.us.preheader228.B1868.us.prol.loopexit_crit_edge ], [ %sunkaddr352, %B1868.us.prol ]
  %.1481456458.us.unr = phi i64 [ %.1481456458.us.ph, %B1868.us.preheader228.B1868.us.prol.loopexit_crit_edge ], [ %.neg236, %B1868.us.prol ]
  %70 = icmp eq i64 %.40, %.neg236
  br i1 %70, label %B1940.us.loopexit, label %B1868.us.preheader1

B1868.us.preheader1:
  br label %B1868.us

B1940.us.loopexit:
  %sunkaddr354.pre-phi = phi i64 [ %.pre.pre-phi, %B1868.us.prol.loopexit ], [ %sunkaddr350, %middle.block ], [ %.pre.pre-phi, %B1868.us ]
  %sunkaddr355 = getelementptr i8, ptr %.196.us, i64 %sunkaddr354.pre-phi
  %.1546.us.pre = load double, ptr %sunkaddr355, align 8
  br label %B1940.us

B1940.us:
  %.1546.us = phi double [ %.1359.us, %B1690.us ], [ %.1546.us.pre, %B1940.us.loopexit ]
  %.1541.us = getelementptr double, ptr %.416.us, i64 %.1388.us
  %.1542.us = load double, ptr %.1541.us, align 8
  %.1550.us = fmul double %.44, %.1546.us
  %.1551.us = fadd double %.1550.us, -1.000000e+00
  %.1553.us = fmul double %.1378.us, %.1551.us
  %.1556.us = fadd double %.1542.us, %.1553.us
  store double %.1556.us, ptr %.1541.us, align 8
  br label %B2008.us

B1868.us:
  %.1481456458.us = phi i64 [ %.1488.us.1, %B1868.us ], [ %.1481456458.us.unr, %B1868.us.preheader1 ]
  %71 = shl i64 %.1481456458.us, 3
  %scevgep337 = getelementptr i8, ptr %lsr.iv279, i64 %71
  %.1515.us = load double, ptr %scevgep337, align 8
  %sunkaddr47 = getelementptr i8, ptr %.196.us, i64 %.pre.pre-phi
  %.1519.us = load double, ptr %sunkaddr47, align 8
  %.1521.us = fmul double %.1378.us, %.1519.us
  %scevgep39 = getelementptr i8, ptr %lsr.iv36, i64 %71
  %72 = shl i64 %.1481456458.us, 3
  %scevgep34 = getelementptr i8, ptr %lsr.iv36, i64 %72
  %scevgep35 = getelementptr i8, ptr %scevgep34, i64 8
  %.1524.us = load double, ptr %scevgep39, align 8
  %.1525.us = fmul double %.1521.us, %.1524.us
  %.1526.us = fadd double %.1515.us, %.1525.us
  store double %.1526.us, ptr %scevgep337, align 8
  %.1488.us.1 = add nuw nsw i64 %.1481456458.us, 2
  %73 = shl i64 %.1481456458.us, 3
  %scevgep32 = getelementptr i8, ptr %lsr.iv279, i64 %73
  %scevgep33 = getelementptr i8, ptr %scevgep32, i64 8
  %.1515.us.1 = load double, ptr %scevgep33, align 8
  %.1519.us.1 = load double, ptr %sunkaddr47, align 8
  %.1521.us.1 = fmul double %.1378.us, %.1519.us.1
  %.1524.us.1 = load double, ptr %scevgep35, align 8
  %.1525.us.1 = fmul double %.1521.us.1, %.1524.us.1
  %.1526.us.1 = fadd double %.1515.us.1, %.1525.us.1
  store double %.1526.us.1, ptr %scevgep33, align 8
  %exitcond810.not.1 = icmp eq i64 %.40, %.1488.us.1
  br i1 %exitcond810.not.1, label %B1940.us.loopexit, label %B1868.us

B2008.us:
  %scevgep322 = getelementptr i8, ptr %lsr.iv321, i64 %0
  %scevgep37 = getelementptr i8, ptr %lsr.iv36, i64 %0
  %exitcond811.not = icmp eq i64 %arg.s.9.fr, %.1306.us
  br i1 %exitcond811.not, label %B2019.us, label %B1666.us

B1436.us:
  %.1133449451.us = phi i64 [ %.1140.us.1, %B1436.us ], [ %.1133449451.us.unr, %B1436.us.preheader7 ]
  %sunkaddr = getelementptr i8, ptr %.196.us, i64 16
  %.1170.us = load double, ptr %sunkaddr, align 8
  %.1171.us = fmul double %.1167.us, %.1170.us
  %74 = shl i64 %.1133449451.us, 3
  %scevgep318 = getelementptr i8, ptr %lsr.iv316, i64 %74
  %.1174.us = load double, ptr %scevgep318, align 8
  %.1175.us = fmul double %.1171.us, %.1174.us
  %scevgep314 = getelementptr i8, ptr %lsr.iv279, i64 %74
  store double %.1175.us, ptr %scevgep314, align 8
  %.1140.us.1 = add nuw nsw i64 %.1133449451.us, 2
  %.1170.us.1 = load double, ptr %sunkaddr, align 8
  %.1171.us.1 = fmul double %.1167.us, %.1170.us.1
  %75 = shl i64 %.1133449451.us, 3
  %scevgep26 = getelementptr i8, ptr %lsr.iv316, i64 %75
  %scevgep27 = getelementptr i8, ptr %scevgep26, i64 8
  %.1174.us.1 = load double, ptr %scevgep27, align 8
  %.1175.us.1 = fmul double %.1171.us.1, %.1174.us.1
  %scevgep28 = getelementptr i8, ptr %lsr.iv279, i64 %75
  %scevgep29 = getelementptr i8, ptr %scevgep28, i64 8
  store double %.1175.us.1, ptr %scevgep29, align 8
  %exitcond809.not.1 = icmp eq i64 %.40, %.1140.us.1
  br i1 %exitcond809.not.1, label %B1502.endif.us, label %B1436.us

B1018.endif.us:
  %76 = icmp slt i64 %.40, 1
  br i1 %76, label %B1094.us, label %B1050.lr.ph.us

B1094.us:
  %.835.us = getelementptr double, ptr %.416.us, i64 %.413.us
  %.836.us = load double, ptr %.835.us, align 8
  %.839.us = getelementptr double, ptr %.196.us, i64 %.374495556.us
  %.840.us = load double, ptr %.839.us, align 8
  %.844.us = fmul double %.44, %.840.us
  %.845.us = fadd double %.836.us, %.844.us
  store double %.845.us, ptr %.835.us, align 8
  br label %B2019.us

B1050.us:
  %.781480482.us = phi i64 [ %.788.us.3, %B1050.us ], [ %.781480482.us.unr, %B1050.us.preheader3 ]
  %sunkaddr48 = mul i64 %.374495556.us, 8
  %sunkaddr49 = getelementptr i8, ptr %.196.us, i64 %sunkaddr48
  %.816.us = load double, ptr %sunkaddr49, align 8
  %77 = shl i64 %.781480482.us, 3
  %scevgep298 = getelementptr i8, ptr %lsr.iv284, i64 %77
  %.819.us = load double, ptr %scevgep298, align 8
  %.820.us = fmul double %.816.us, %.819.us
  %scevgep22 = getelementptr i8, ptr %lsr.iv279, i64 %77
  %scevgep23 = getelementptr i8, ptr %scevgep22, i64 16
  store double %.820.us, ptr %scevgep22, align 8
  %.816.us.1 = load double, ptr %sunkaddr49, align 8
  %78 = shl i64 %.781480482.us, 3
  %scevgep14 = getelementptr i8, ptr %lsr.iv284, i64 %78
  %scevgep15 = getelementptr i8, ptr %scevgep14, i64 8
  %.819.us.1 = load double, ptr %scevgep15, align 8
  %.820.us.1 = fmul double %.816.us.1, %.819.us.1
  %scevgep20 = getelementptr i8, ptr %lsr.iv279, i64 %78
  %scevgep21 = getelementptr i8, ptr %scevgep20, i64 8
  store double %.820.us.1, ptr %scevgep21, align 8
  %.816.us.2 = load double, ptr %sunkaddr49, align 8
  %79 = shl i64 %.781480482.us, 3
  %scevgep16 = getelementptr i8, ptr %lsr.iv284, i64 %79
  %scevgep17 = getelementptr i8, ptr %scevgep16, i64 16
  %.819.us.2 = load double, ptr %scevgep17, align 8
  %.820.us.2 = fmul double %.816.us.2, %.819.us.2
  store double %.820.us.2, ptr %scevgep23, align 8
  %.788.us.3 = add nuw nsw i64 %.781480482.us, 4
  %.816.us.3 = load double, ptr %sunkaddr49, align 8
  %80 = shl i64 %.781480482.us, 3
  %scevgep12 = getelementptr i8, ptr %lsr.iv284, i64 %80
  %scevgep13 = getelementptr i8, ptr %scevgep12, i64 24
  %.819.us.3 = load double, ptr %scevgep13, align 8
  %.820.us.3 = fmul double %.816.us.3, %.819.us.3
  %scevgep18 = getelementptr i8, ptr %lsr.iv279, i64 %80
  %scevgep19 = getelementptr i8, ptr %scevgep18, i64 24
  store double %.820.us.3, ptr %scevgep19, align 8
  %exitcond812.not.3 = icmp eq i64 %.40, %.788.us.3
  br i1 %exitcond812.not.3, label %B1094.us, label %B1050.us

B816.endif.us:
  %81 = icmp slt i64 %.40, 1
  br i1 %81, label %B862.us, label %B848.us.preheader

B848.us.preheader:
  tail call void @llvm.memset.p0.i64(ptr %scevgep, i8 0, i64 %1, i1 false)
  br label %B862.us

B862.us:
  %.627.us = getelementptr double, ptr %.416.us, i64 %.413.us
  store double 1.000000e+00, ptr %.627.us, align 8
  br label %B2019.us

B2019.us:
  %scevgep265 = getelementptr i8, ptr %lsr.iv264, i64 %0
  %scevgep273 = getelementptr i8, ptr %lsr.iv272, i64 %0
  %scevgep280 = getelementptr i8, ptr %lsr.iv279, i64 %0
  %scevgep285 = getelementptr i8, ptr %lsr.iv284, i64 %0
  %exitcond814.not = icmp eq i64 %arg.s.9.fr, %.381.us
  br i1 %exitcond814.not, label %B578.B96.loopexit_crit_edge.us, label %B580.us

B1050.lr.ph.us:
  br i1 %brmerge239, label %B1050.us.preheader, label %vector.ph215

vector.ph215:
  %sunkaddr361 = shl i64 %.374495556.us, 3
  %sunkaddr362 = getelementptr i8, ptr %.196.us, i64 %sunkaddr361
  %82 = load double, ptr %sunkaddr362, align 8
  %broadcast.splatinsert222 = insertelement <2 x double> poison, double %82, i64 0
  %broadcast.splat223 = shufflevector <2 x double> %broadcast.splatinsert222, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body218

vector.body218:
  %index219 = phi i64 [ 0, %vector.ph215 ], [ %index.next224, %vector.body218 ]
  %83 = shl i64 %index219, 3
  %scevgep275 = getelementptr i8, ptr %lsr.iv272, i64 %83
  %scevgep276 = getelementptr i8, ptr %scevgep275, i64 -16
  %wide.load220 = load <2 x double>, ptr %scevgep276, align 8
  %wide.load221 = load <2 x double>, ptr %scevgep275, align 8
  %84 = fmul <2 x double> %broadcast.splat223, %wide.load220
  %85 = fmul <2 x double> %broadcast.splat223, %wide.load221
  %86 = shl i64 %index219, 3
  %scevgep10 = getelementptr i8, ptr %lsr.iv264, i64 %86
  %scevgep11 = getelementptr i8, ptr %scevgep10, i64 -16
  store <2 x double> %84, ptr %scevgep11, align 8
  store <2 x double> %85, ptr %scevgep10, align 8
  %index.next224 = add nuw i64 %index219, 4
  %87 = icmp eq i64 %n.vec217, %index.next224
  br i1 %87, label %middle.block225, label %vector.body218

middle.block225:
  %88 = icmp eq i64 %.40, %n.vec217
  br i1 %88, label %B1094.us, label %B1050.us.preheader

B1050.us.preheader:
  %.781480482.us.ph = phi i64 [ %n.vec217, %middle.block225 ], [ 0, %B1050.lr.ph.us ]
  %89 = icmp eq i64 %xtraiter, 0
  br i1 %89, label %B1050.us.prol.loopexit, label %B1050.us.prol.preheader

B1050.us.prol.preheader:
  br label %B1050.us.prol

B1050.us.prol:
  %lsr.iv287 = phi i64 [ %lsr.iv.next288, %B1050.us.prol ], [ %xtraiter, %B1050.us.prol.preheader ]
  %.781480482.us.prol = phi i64 [ %.788.us.prol, %B1050.us.prol ], [ %.781480482.us.ph, %B1050.us.prol.preheader ]
  %.788.us.prol = add nuw nsw i64 %.781480482.us.prol, 1
  %sunkaddr50 = mul i64 %.374495556.us, 8
  %sunkaddr51 = getelementptr i8, ptr %.196.us, i64 %sunkaddr50
  %.816.us.prol = load double, ptr %sunkaddr51, align 8
  %90 = shl i64 %.781480482.us.prol, 3
  %scevgep286 = getelementptr i8, ptr %lsr.iv284, i64 %90
  %.819.us.prol = load double, ptr %scevgep286, align 8
  %.820.us.prol = fmul double %.816.us.prol, %.819.us.prol
  %scevgep281 = getelementptr i8, ptr %lsr.iv279, i64 %90
  store double %.820.us.prol, ptr %scevgep281, align 8
  %lsr.iv.next288 = add nsw i64 %lsr.iv287, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next288, 0
  br i1 %prol.iter.cmp.not, label %B1050.us.prol.loopexit, label %B1050.us.prol

B1050.us.prol.loopexit:
  %.781480482.us.unr = phi i64 [ %.781480482.us.ph, %B1050.us.preheader ], [ %.788.us.prol, %B1050.us.prol ]
  %91 = sub nsw i64 %.781480482.us.ph, %.40
  %92 = icmp ugt i64 %91, -4
  br i1 %92, label %B1094.us, label %B1050.us.preheader3

B1050.us.preheader3:
  br label %B1050.us

B578.B96.loopexit_crit_edge.us:
  %scevgep245 = getelementptr i8, ptr %lsr.iv244, i64 %7
  %scevgep251 = getelementptr i8, ptr %lsr.iv250, i64 %7
  %scevgep257 = getelementptr i8, ptr %lsr.iv256, i64 %7
  %scevgep263 = getelementptr i8, ptr %lsr.iv262, i64 %2
  %scevgep271 = getelementptr i8, ptr %lsr.iv270, i64 %2
  %scevgep278 = getelementptr i8, ptr %lsr.iv277, i64 %2
  %scevgep283 = getelementptr i8, ptr %lsr.iv282, i64 %2
  %scevgep308 = getelementptr i8, ptr %lsr.iv307, i64 %2
  %scevgep317 = getelementptr i8, ptr %lsr.iv316, i64 %2
  %exitcond815.not = icmp eq i64 %.149.us, %arg.k
  br i1 %exitcond815.not, label %common.ret, label %B98.us

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
}

define internal i32 @part27(ptr %retptr, ptr %excinfo, ptr %arg.A, ptr %arg.x, i64 %arg.blocks, ptr %arg.inverse) {
B0.endif:
  %.159 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.17 = mul i64 %arg.blocks, 3
  %.107397.not = icmp slt i64 %arg.blocks, 1
  br i1 %.107397.not, label %B1634, label %B72.lr.ph

B72.lr.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %.394 = getelementptr i8, ptr %arg.inverse, i64 8
  %.399 = getelementptr i8, ptr %arg.inverse, i64 16
  %.407 = getelementptr i8, ptr %arg.inverse, i64 24
  %.411 = getelementptr i8, ptr %arg.inverse, i64 32
  %.416 = getelementptr i8, ptr %arg.inverse, i64 40
  %.424 = getelementptr i8, ptr %arg.inverse, i64 48
  %.428 = getelementptr i8, ptr %arg.inverse, i64 56
  %.433 = getelementptr i8, ptr %arg.inverse, i64 64
  %0 = mul i64 %arg.blocks, 72
  %1 = add i64 %0, 24
  %2 = mul i64 %arg.blocks, 96
  %3 = mul i64 %arg.blocks, 24
  %4 = add i64 %.17, -3
  %5 = mul i64 %arg.blocks, 48
  %scevgep52 = getelementptr i8, ptr %arg.inverse, i64 72
  %6 = getelementptr i8, ptr %arg.A, i64 %3
  %7 = getelementptr i8, ptr %6, i64 24
  %8 = getelementptr i8, ptr %arg.A, i64 %5
  %9 = getelementptr i8, ptr %8, i64 24
  %10 = getelementptr i8, ptr %arg.A, i64 %1
  %11 = getelementptr i8, ptr %arg.A, i64 %2
  %12 = getelementptr i8, ptr %arg.A, i64 %0
  %scevgep309 = getelementptr i8, ptr %arg.A, i64 24
  %scevgep337 = getelementptr i8, ptr %12, i64 40
  br label %B72

B70.loopexit:
  %scevgep303 = getelementptr i8, ptr %lsr.iv302, i64 %1
  %scevgep307 = getelementptr i8, ptr %lsr.iv306, i64 %1
  %scevgep311 = getelementptr i8, ptr %lsr.iv310, i64 %1
  %scevgep317 = getelementptr i8, ptr %lsr.iv316, i64 %0
  %scevgep323 = getelementptr i8, ptr %lsr.iv322, i64 %0
  %scevgep339 = getelementptr i8, ptr %lsr.iv338, i64 %1
  %lsr.iv.next75 = add i64 %lsr.iv74, -3
  %indvars.iv.next = add i64 %indvars.iv, 3
  %exitcond494.not = icmp eq i64 %.120, %arg.blocks
  br i1 %exitcond494.not, label %B1378.endif, label %B72

B72:
  %indvars.iv = phi i64 [ %indvars.iv.next, %B70.loopexit ], [ 3, %B72.lr.ph ]
  %lsr.iv74 = phi i64 [ %lsr.iv.next75, %B70.loopexit ], [ %4, %B72.lr.ph ]
  %arg.A.pn = phi ptr [ %lsr.iv355, %B70.loopexit ], [ %arg.A, %B72.lr.ph ]
  %lsr.iv338 = phi ptr [ %scevgep339, %B70.loopexit ], [ %scevgep337, %B72.lr.ph ]
  %lsr.iv322 = phi ptr [ %scevgep323, %B70.loopexit ], [ %6, %B72.lr.ph ]
  %lsr.iv316 = phi ptr [ %scevgep317, %B70.loopexit ], [ %8, %B72.lr.ph ]
  %lsr.iv310 = phi ptr [ %scevgep311, %B70.loopexit ], [ %scevgep309, %B72.lr.ph ]
  %lsr.iv306 = phi ptr [ %scevgep307, %B70.loopexit ], [ %7, %B72.lr.ph ]
  %lsr.iv302 = phi ptr [ %scevgep303, %B70.loopexit ], [ %9, %B72.lr.ph ]
  %least.2.0406 = phi double [ %"$phi176.1.2.1", %B70.loopexit ], [ 0x7FF0000000000000, %B72.lr.ph ]
  %.113373404 = phi i64 [ %.120, %B70.loopexit ], [ 0, %B72.lr.ph ]
  %13 = lshr i64 %lsr.iv74, 2
  %14 = shl nuw i64 %13, 2
  %smax68 = call i64 @llvm.smax.i64(i64 %lsr.iv74, i64 0)
  %15 = lshr i64 %smax68, 1
  %16 = shl nuw nsw i64 %15, 1
  %smax66 = tail call i64 @llvm.smax.i64(i64 %lsr.iv74, i64 0)
  %17 = add i64 %smax66, %indvars.iv
  %lsr.iv355 = getelementptr i8, ptr %arg.A.pn, i64 %0
  %18 = mul i64 %.113373404, -3
  %19 = add i64 %18, %4
  %smax172 = tail call i64 @llvm.smax.i64(i64 %19, i64 0)
  %20 = mul i64 %.113373404, %1
  %21 = getelementptr i8, ptr %arg.A, i64 %20
  %scevgep45 = getelementptr i8, ptr %21, i64 24
  %22 = shl i64 %smax172, 3
  %scevgep47 = getelementptr i8, ptr %scevgep45, i64 %22
  %scevgep48 = getelementptr i8, ptr %7, i64 %20
  %scevgep49 = getelementptr i8, ptr %scevgep48, i64 %22
  %scevgep50 = getelementptr i8, ptr %9, i64 %20
  %scevgep51 = getelementptr i8, ptr %scevgep50, i64 %22
  %scevgep = getelementptr i8, ptr %10, i64 %20
  %23 = mul i64 %.113373404, %0
  %scevgep16 = getelementptr i8, ptr %11, i64 %23
  %24 = add nsw i64 %smax172, -1
  %25 = mul i64 %24, %3
  %scevgep17 = getelementptr i8, ptr %scevgep16, i64 %25
  %scevgep19 = getelementptr i8, ptr %6, i64 %23
  %scevgep21 = getelementptr i8, ptr %8, i64 %23
  %scevgep23 = getelementptr i8, ptr %12, i64 %23
  %.120 = add nuw nsw i64 %.113373404, 1
  %.145 = mul nuw nsw i64 %.113373404, 3
  %.152 = mul nsw i64 %.145, %.17
  %26 = getelementptr double, ptr %arg.A, i64 %.152
  %.156 = getelementptr double, ptr %26, i64 %.145
  %.163 = call i32 @part28(ptr %.159, ptr %excinfo.1, ptr %.156, i64 %.17, ptr %arg.inverse)
  %cond = icmp eq i32 %.163, 0
  br i1 %cond, label %B72.endif, label %B72.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B190 ], [ 0, %B1634 ], [ %.163, %B72.if.if ]
  ret i32 %common.ret.op

B190:
  store double 0.000000e+00, ptr %retptr, align 8
  br label %common.ret

B362:
  %lsr.iv318 = phi i64 [ %83, %B362.preheader208 ], [ %lsr.iv.next319, %B362 ]
  %lsr.iv313 = phi i64 [ %82, %B362.preheader208 ], [ %lsr.iv.next314, %B362 ]
  %scevgep327 = getelementptr i8, ptr %arg.A.pn, i64 %lsr.iv318
  %.382 = load double, ptr %scevgep327, align 8
  %scevgep324 = getelementptr i8, ptr %lsr.iv322, i64 %lsr.iv318
  %.385 = load double, ptr %scevgep324, align 8
  %scevgep320 = getelementptr i8, ptr %lsr.iv316, i64 %lsr.iv318
  %.388 = load double, ptr %scevgep320, align 8
  %.391 = load double, ptr %arg.inverse, align 8
  %.392 = fmul double %.382, %.391
  %sunkaddr = getelementptr i8, ptr %arg.inverse, i64 8
  %.395 = load double, ptr %sunkaddr, align 8
  %.396 = fmul double %.385, %.395
  %.397 = fadd double %.392, %.396
  %sunkaddr97 = getelementptr i8, ptr %arg.inverse, i64 16
  %.400 = load double, ptr %sunkaddr97, align 8
  %.401 = fmul double %.388, %.400
  %.402 = fadd double %.397, %.401
  store double %.402, ptr %scevgep327, align 8
  %sunkaddr98 = getelementptr i8, ptr %arg.inverse, i64 24
  %.408 = load double, ptr %sunkaddr98, align 8
  %.409 = fmul double %.382, %.408
  %sunkaddr99 = getelementptr i8, ptr %arg.inverse, i64 32
  %.412 = load double, ptr %sunkaddr99, align 8
  %.413 = fmul double %.385, %.412
  %.414 = fadd double %.409, %.413
  %sunkaddr100 = getelementptr i8, ptr %arg.inverse, i64 40
  %.417 = load double, ptr %sunkaddr100, align 8
  %.418 = fmul double %.388, %.417
  %.419 = fadd double %.414, %.418
  store double %.419, ptr %scevgep324, align 8
  %sunkaddr101 = getelementptr i8, ptr %arg.inverse, i64 48
  %.425 = load double, ptr %sunkaddr101, align 8
  %.426 = fmul double %.382, %.425
  %sunkaddr102 = getelementptr i8, ptr %arg.inverse, i64 56
  %.429 = load double, ptr %sunkaddr102, align 8
  %.430 = fmul double %.385, %.429
  %.431 = fadd double %.426, %.430
  %sunkaddr103 = getelementptr i8, ptr %arg.inverse, i64 64
  %.434 = load double, ptr %sunkaddr103, align 8
  %.435 = fmul double %.388, %.434
  %.436 = fadd double %.431, %.435
  store double %.436, ptr %scevgep320, align 8
  %lsr.iv.next314 = add i64 %lsr.iv313, -1
  %lsr.iv.next319 = add i64 %lsr.iv318, 8
  %.342 = icmp samesign ugt i64 %lsr.iv.next314, 1
  br i1 %.342, label %B362, label %B642.endif

B982:
  %lsr.iv357 = phi ptr [ %lsr.iv355, %B982.preheader ], [ %scevgep358, %B1635 ]
  %lsr.iv340 = phi ptr [ %lsr.iv338, %B982.preheader ], [ %scevgep341, %B1635 ]
  %.603355365 = phi i64 [ %.261, %B982.preheader ], [ %.610, %B1635 ]
  %.610 = add i64 %.603355365, 1
  %.640 = mul nsw i64 %.603355365, %.17
  %.642 = getelementptr double, ptr %arg.A, i64 %.640
  %.648 = getelementptr double, ptr %.642, i64 %.145
  %.649 = load double, ptr %.648, align 8
  %sunkaddr370 = getelementptr i8, ptr %.642, i64 %sunkaddr391
  %sunkaddr371 = getelementptr i8, ptr %sunkaddr370, i64 8
  %.654 = load double, ptr %sunkaddr371, align 8
  %sunkaddr374 = getelementptr i8, ptr %sunkaddr370, i64 16
  %.659 = load double, ptr %sunkaddr374, align 8
  %.670 = fcmp oeq double %.649, 0.000000e+00
  %.673 = fcmp oeq double %.654, 0.000000e+00
  %or.cond = select i1 %.670, i1 %.673, i1 false
  %.676 = fcmp oeq double %.659, 0.000000e+00
  %or.cond330 = select i1 %or.cond, i1 %.676, i1 false
  br i1 %or.cond330, label %B1635, label %B1160.preheader

B1160.preheader:
  br i1 %brmerge, label %B1160.preheader207, label %vector.ph

vector.ph:
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.649, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert33 = insertelement <2 x double> poison, double %.654, i64 0
  %broadcast.splat34 = shufflevector <2 x double> %broadcast.splatinsert33, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert35 = insertelement <2 x double> poison, double %.659, i64 0
  %broadcast.splat36 = shufflevector <2 x double> %broadcast.splatinsert35, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %27 = shl i64 %index, 3
  %scevgep343 = getelementptr i8, ptr %lsr.iv340, i64 %27
  %scevgep344 = getelementptr i8, ptr %scevgep343, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep344, align 8
  %wide.load37 = load <2 x double>, ptr %scevgep343, align 8
  %scevgep336 = getelementptr i8, ptr %lsr.iv310, i64 %27
  %28 = shl i64 %index, 3
  %scevgep79 = getelementptr i8, ptr %lsr.iv310, i64 %28
  %scevgep82 = getelementptr i8, ptr %scevgep79, i64 16
  %wide.load38 = load <2 x double>, ptr %scevgep336, align 8
  %wide.load39 = load <2 x double>, ptr %scevgep82, align 8
  %29 = fmul <2 x double> %broadcast.splat, %wide.load38
  %30 = fmul <2 x double> %broadcast.splat, %wide.load39
  %31 = shl i64 %index, 3
  %scevgep77 = getelementptr i8, ptr %lsr.iv306, i64 %31
  %32 = shl i64 %index, 3
  %scevgep75 = getelementptr i8, ptr %lsr.iv306, i64 %32
  %scevgep76 = getelementptr i8, ptr %scevgep75, i64 16
  %wide.load40 = load <2 x double>, ptr %scevgep77, align 8
  %wide.load41 = load <2 x double>, ptr %scevgep76, align 8
  %33 = fmul <2 x double> %broadcast.splat34, %wide.load40
  %34 = fmul <2 x double> %broadcast.splat34, %wide.load41
  %35 = fadd <2 x double> %29, %33
  %36 = fadd <2 x double> %30, %34
  %37 = shl i64 %index, 3
  %scevgep73 = getelementptr i8, ptr %lsr.iv302, i64 %37
  %38 = shl i64 %index, 3
  %scevgep70 = getelementptr i8, ptr %lsr.iv302, i64 %38
  %scevgep72 = getelementptr i8, ptr %scevgep70, i64 16
  %wide.load42 = load <2 x double>, ptr %scevgep73, align 8
  %wide.load43 = load <2 x double>, ptr %scevgep72, align 8
  %39 = fmul <2 x double> %broadcast.splat36, %wide.load42
  %40 = fmul <2 x double> %broadcast.splat36, %wide.load43
  %41 = fadd <2 x double> %35, %39
  %42 = fadd <2 x double> %36, %40
  %43 = fsub <2 x double> %wide.load, %41
  %44 = fsub <2 x double> %wide.load37, %42
  store <2 x double> %43, ptr %scevgep344, align 8
  store <2 x double> %44, ptr %scevgep343, align 8
  %index.next = add nuw i64 %index, 4
  %45 = icmp eq i64 %14, %index.next
  br i1 %45, label %middle.block, label %vector.body

middle.block:
  %46 = icmp eq i64 %19, %n.vec
  br i1 %46, label %B1262, label %B1160.preheader207

B1160.preheader207:
  %.pre-phi = phi i64 [ %.299, %B1160.preheader ], [ %.pre, %middle.block ]
  %.777348350.ph = phi i64 [ %.261, %B1160.preheader ], [ %86, %middle.block ]
  %.neg = add i64 %.777348350.ph, 1
  %xtraiter = and i64 %.pre-phi, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B1160.prol.loopexit, label %B1160.prol

B1160.prol:
  %.810.prol = getelementptr double, ptr %.642, i64 %.777348350.ph
  %.811.prol = load double, ptr %.810.prol, align 8
  %.813.prol = getelementptr double, ptr %26, i64 %.777348350.ph
  %.814.prol = load double, ptr %.813.prol, align 8
  %.816.prol = fmul double %.649, %.814.prol
  %.818.prol = getelementptr double, ptr %.244, i64 %.777348350.ph
  %.819.prol = load double, ptr %.818.prol, align 8
  %.821.prol = fmul double %.654, %.819.prol
  %.822.prol = fadd double %.816.prol, %.821.prol
  %.824.prol = getelementptr double, ptr %.250, i64 %.777348350.ph
  %.825.prol = load double, ptr %.824.prol, align 8
  %.827.prol = fmul double %.659, %.825.prol
  %.828.prol = fadd double %.822.prol, %.827.prol
  %.829.prol = fsub double %.811.prol, %.828.prol
  store double %.829.prol, ptr %.810.prol, align 8
  br label %B1160.prol.loopexit

B1160.prol.loopexit:
  %.777348350.unr = phi i64 [ %.777348350.ph, %B1160.preheader207 ], [ %.neg, %B1160.prol ]
  %47 = icmp eq i64 %.17, %.neg
  br i1 %47, label %B1262, label %B1160.preheader26

B1160.preheader26:
  br label %B1160

B1160:
  %.777348350 = phi i64 [ %.784.1, %B1160 ], [ %.777348350.unr, %B1160.preheader26 ]
  %48 = shl i64 %.777348350, 3
  %scevgep359 = getelementptr i8, ptr %lsr.iv357, i64 %48
  %.811 = load double, ptr %scevgep359, align 8
  %scevgep351 = getelementptr i8, ptr %arg.A.pn, i64 %48
  %.814 = load double, ptr %scevgep351, align 8
  %.816 = fmul double %.649, %.814
  %49 = shl i64 %.777348350, 3
  %scevgep94 = getelementptr i8, ptr %lsr.iv322, i64 %49
  %.819 = load double, ptr %scevgep94, align 8
  %.821 = fmul double %.654, %.819
  %.822 = fadd double %.816, %.821
  %50 = shl i64 %.777348350, 3
  %scevgep86 = getelementptr i8, ptr %lsr.iv316, i64 %50
  %.825 = load double, ptr %scevgep86, align 8
  %.827 = fmul double %.659, %.825
  %.828 = fadd double %.822, %.827
  %.829 = fsub double %.811, %.828
  store double %.829, ptr %scevgep359, align 8
  %.784.1 = add i64 %.777348350, 2
  %51 = shl i64 %.777348350, 3
  %scevgep83 = getelementptr i8, ptr %lsr.iv357, i64 %51
  %scevgep84 = getelementptr i8, ptr %scevgep83, i64 8
  %.811.1 = load double, ptr %scevgep84, align 8
  %scevgep91 = getelementptr i8, ptr %arg.A.pn, i64 %51
  %scevgep92 = getelementptr i8, ptr %scevgep91, i64 8
  %.814.1 = load double, ptr %scevgep92, align 8
  %.816.1 = fmul double %.649, %.814.1
  %52 = shl i64 %.777348350, 3
  %scevgep95 = getelementptr i8, ptr %lsr.iv322, i64 %52
  %scevgep96 = getelementptr i8, ptr %scevgep95, i64 8
  %.819.1 = load double, ptr %scevgep96, align 8
  %.821.1 = fmul double %.654, %.819.1
  %.822.1 = fadd double %.816.1, %.821.1
  %53 = shl i64 %.777348350, 3
  %scevgep87 = getelementptr i8, ptr %lsr.iv316, i64 %53
  %scevgep89 = getelementptr i8, ptr %scevgep87, i64 8
  %.825.1 = load double, ptr %scevgep89, align 8
  %.827.1 = fmul double %.659, %.825.1
  %.828.1 = fadd double %.822.1, %.827.1
  %.829.1 = fsub double %.811.1, %.828.1
  store double %.829.1, ptr %scevgep84, align 8
  %exitcond.not.1 = icmp eq i64 %.17, %.784.1
  br i1 %exitcond.not.1, label %B1262, label %B1160

B1262:
  %.842 = getelementptr double, ptr %arg.x, i64 %.603355365
  %.843 = load double, ptr %.842, align 8
  %sunkaddr104 = getelementptr i8, ptr %arg.x, i64 %sunkaddr391
  %.847 = load double, ptr %sunkaddr104, align 8
  %.849 = fmul double %.649, %.847
  %sunkaddr105 = getelementptr i8, ptr %arg.x, i64 %sunkaddr391
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr105, i64 8
  %.856 = load double, ptr %sunkaddr106, align 8
  %.858 = fmul double %.654, %.856
  %.861 = fadd double %.849, %.858
  %sunkaddr107 = getelementptr i8, ptr %arg.x, i64 %sunkaddr391
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr107, i64 16
  %.866 = load double, ptr %sunkaddr108, align 8
  %.868 = fmul double %.659, %.866
  %.871 = fadd double %.861, %.868
  %.872 = fsub double %.843, %.871
  store double %.872, ptr %.842, align 8
  br label %B1635

B1634:
  %least.2.0.lcssa497 = phi double [ %"$phi176.1.2.1", %B1378.endif ], [ 0x7FF0000000000000, %B0.endif ], [ %"$phi176.1.2.1", %B1472.B1418.loopexit_crit_edge.us ]
  store double %least.2.0.lcssa497, ptr %retptr, align 8
  br label %common.ret

B1635:
  %scevgep341 = getelementptr i8, ptr %lsr.iv340, i64 %3
  %scevgep358 = getelementptr i8, ptr %lsr.iv357, i64 %3
  %exitcond.not12 = icmp eq i64 %.610, %17
  br i1 %exitcond.not12, label %B70.loopexit, label %B982

B72.endif:
  %.173 = load double, ptr %.159, align 8
  %.188 = fcmp olt double %.173, %least.2.0406
  %"$phi176.1.2.1" = select i1 %.188, double %.173, double %least.2.0406
  %.214 = fcmp ogt double %"$phi176.1.2.1", 0.000000e+00
  br i1 %.214, label %B196.endif, label %B190

B72.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B196.endif:
  %.240 = add nuw nsw i64 %.145, 1
  %.242 = mul nsw i64 %.240, %.17
  %.244 = getelementptr double, ptr %arg.A, i64 %.242
  %.246 = add nuw nsw i64 %.145, 2
  %.248 = mul nsw i64 %.246, %.17
  %.250 = getelementptr double, ptr %arg.A, i64 %.248
  %.261 = add nuw nsw i64 %.145, 3
  %.299 = sub i64 %.17, %.261
  %.300 = icmp sgt i64 %.299, 0
  %..299 = tail call i64 @llvm.smax.i64(i64 %.299, i64 0)
  br i1 %.300, label %B362.preheader, label %B642.endif

B362.preheader:
  %min.iters.check174 = icmp slt i64 %19, 14
  br i1 %min.iters.check174, label %B362.preheader208, label %vector.memcheck44

vector.memcheck44:
  %bound053 = icmp ult ptr %scevgep45, %scevgep49
  %bound154 = icmp ult ptr %scevgep48, %scevgep47
  %found.conflict55 = and i1 %bound053, %bound154
  %bound056 = icmp ult ptr %scevgep45, %scevgep51
  %bound157 = icmp ult ptr %scevgep50, %scevgep47
  %found.conflict58 = and i1 %bound056, %bound157
  %conflict.rdx59 = or i1 %found.conflict55, %found.conflict58
  %bound060 = icmp ult ptr %scevgep45, %.394
  %bound161 = icmp ult ptr %arg.inverse, %scevgep47
  %found.conflict62 = and i1 %bound060, %bound161
  %conflict.rdx63 = or i1 %found.conflict62, %conflict.rdx59
  %bound064 = icmp ult ptr %scevgep45, %.399
  %bound165 = icmp ult ptr %.394, %scevgep47
  %found.conflict66 = and i1 %bound064, %bound165
  %conflict.rdx67 = or i1 %found.conflict66, %conflict.rdx63
  %bound068 = icmp ult ptr %scevgep45, %.407
  %bound169 = icmp ult ptr %.399, %scevgep47
  %found.conflict70 = and i1 %bound068, %bound169
  %conflict.rdx71 = or i1 %found.conflict70, %conflict.rdx67
  %bound072 = icmp ult ptr %scevgep45, %.411
  %bound173 = icmp ult ptr %.407, %scevgep47
  %found.conflict74 = and i1 %bound072, %bound173
  %conflict.rdx75 = or i1 %found.conflict74, %conflict.rdx71
  %bound076 = icmp ult ptr %scevgep45, %.416
  %bound177 = icmp ult ptr %.411, %scevgep47
  %found.conflict78 = and i1 %bound076, %bound177
  %conflict.rdx79 = or i1 %found.conflict78, %conflict.rdx75
  %bound080 = icmp ult ptr %scevgep45, %.424
  %bound181 = icmp ult ptr %.416, %scevgep47
  %found.conflict82 = and i1 %bound080, %bound181
  %conflict.rdx83 = or i1 %found.conflict82, %conflict.rdx79
  %bound084 = icmp ult ptr %scevgep45, %.428
  %bound185 = icmp ult ptr %.424, %scevgep47
  %found.conflict86 = and i1 %bound084, %bound185
  %conflict.rdx87 = or i1 %found.conflict86, %conflict.rdx83
  %bound088 = icmp ult ptr %scevgep45, %.433
  %bound189 = icmp ult ptr %.428, %scevgep47
  %found.conflict90 = and i1 %bound088, %bound189
  %conflict.rdx91 = or i1 %found.conflict90, %conflict.rdx87
  %bound092 = icmp ult ptr %scevgep45, %scevgep52
  %bound193 = icmp ult ptr %.433, %scevgep47
  %found.conflict94 = and i1 %bound092, %bound193
  %conflict.rdx95 = or i1 %found.conflict94, %conflict.rdx91
  %bound096 = icmp ult ptr %scevgep48, %scevgep51
  %bound197 = icmp ult ptr %scevgep50, %scevgep49
  %found.conflict98 = and i1 %bound096, %bound197
  %conflict.rdx99 = or i1 %found.conflict98, %conflict.rdx95
  %bound0100 = icmp ult ptr %scevgep48, %.394
  %bound1101 = icmp ult ptr %arg.inverse, %scevgep49
  %found.conflict102 = and i1 %bound0100, %bound1101
  %conflict.rdx103 = or i1 %found.conflict102, %conflict.rdx99
  %bound0104 = icmp ult ptr %scevgep48, %.399
  %bound1105 = icmp ult ptr %.394, %scevgep49
  %found.conflict106 = and i1 %bound0104, %bound1105
  %conflict.rdx107 = or i1 %found.conflict106, %conflict.rdx103
  %bound0108 = icmp ult ptr %scevgep48, %.407
  %bound1109 = icmp ult ptr %.399, %scevgep49
  %found.conflict110 = and i1 %bound0108, %bound1109
  %conflict.rdx111 = or i1 %found.conflict110, %conflict.rdx107
  %bound0112 = icmp ult ptr %scevgep48, %.411
  %bound1113 = icmp ult ptr %.407, %scevgep49
  %found.conflict114 = and i1 %bound0112, %bound1113
  %conflict.rdx115 = or i1 %found.conflict114, %conflict.rdx111
  %bound0116 = icmp ult ptr %scevgep48, %.416
  %bound1117 = icmp ult ptr %.411, %scevgep49
  %found.conflict118 = and i1 %bound0116, %bound1117
  %conflict.rdx119 = or i1 %found.conflict118, %conflict.rdx115
  %bound0120 = icmp ult ptr %scevgep48, %.424
  %bound1121 = icmp ult ptr %.416, %scevgep49
  %found.conflict122 = and i1 %bound0120, %bound1121
  %conflict.rdx123 = or i1 %found.conflict122, %conflict.rdx119
  %bound0124 = icmp ult ptr %scevgep48, %.428
  %bound1125 = icmp ult ptr %.424, %scevgep49
  %found.conflict126 = and i1 %bound0124, %bound1125
  %conflict.rdx127 = or i1 %found.conflict126, %conflict.rdx123
  %bound0128 = icmp ult ptr %scevgep48, %.433
  %bound1129 = icmp ult ptr %.428, %scevgep49
  %found.conflict130 = and i1 %bound0128, %bound1129
  %conflict.rdx131 = or i1 %found.conflict130, %conflict.rdx127
  %bound0132 = icmp ult ptr %scevgep48, %scevgep52
  %bound1133 = icmp ult ptr %.433, %scevgep49
  %found.conflict134 = and i1 %bound0132, %bound1133
  %conflict.rdx135 = or i1 %found.conflict134, %conflict.rdx131
  %bound0136 = icmp ult ptr %scevgep50, %.394
  %bound1137 = icmp ult ptr %arg.inverse, %scevgep51
  %found.conflict138 = and i1 %bound0136, %bound1137
  %conflict.rdx139 = or i1 %found.conflict138, %conflict.rdx135
  %bound0140 = icmp ult ptr %scevgep50, %.399
  %bound1141 = icmp ult ptr %.394, %scevgep51
  %found.conflict142 = and i1 %bound0140, %bound1141
  %conflict.rdx143 = or i1 %found.conflict142, %conflict.rdx139
  %bound0144 = icmp ult ptr %scevgep50, %.407
  %bound1145 = icmp ult ptr %.399, %scevgep51
  %found.conflict146 = and i1 %bound0144, %bound1145
  %conflict.rdx147 = or i1 %found.conflict146, %conflict.rdx143
  %bound0148 = icmp ult ptr %scevgep50, %.411
  %bound1149 = icmp ult ptr %.407, %scevgep51
  %found.conflict150 = and i1 %bound0148, %bound1149
  %conflict.rdx151 = or i1 %found.conflict150, %conflict.rdx147
  %bound0152 = icmp ult ptr %scevgep50, %.416
  %bound1153 = icmp ult ptr %.411, %scevgep51
  %found.conflict154 = and i1 %bound0152, %bound1153
  %conflict.rdx155 = or i1 %found.conflict154, %conflict.rdx151
  %bound0156 = icmp ult ptr %scevgep50, %.424
  %bound1157 = icmp ult ptr %.416, %scevgep51
  %found.conflict158 = and i1 %bound0156, %bound1157
  %conflict.rdx159 = or i1 %found.conflict158, %conflict.rdx155
  %bound0160 = icmp ult ptr %scevgep50, %.428
  %bound1161 = icmp ult ptr %.424, %scevgep51
  %found.conflict162 = and i1 %bound0160, %bound1161
  %conflict.rdx163 = or i1 %found.conflict162, %conflict.rdx159
  %bound0164 = icmp ult ptr %scevgep50, %.433
  %bound1165 = icmp ult ptr %.428, %scevgep51
  %found.conflict166 = and i1 %bound0164, %bound1165
  %conflict.rdx167 = or i1 %found.conflict166, %conflict.rdx163
  %bound0168 = icmp ult ptr %scevgep50, %scevgep52
  %bound1169 = icmp ult ptr %.433, %scevgep51
  %found.conflict170 = and i1 %bound0168, %bound1169
  %conflict.rdx171 = or i1 %found.conflict170, %conflict.rdx167
  br i1 %conflict.rdx171, label %B362.preheader208, label %vector.ph175

vector.ph175:
  %sunkaddr109 = getelementptr i8, ptr %arg.inverse, i64 64
  %54 = load double, ptr %sunkaddr109, align 8
  %broadcast.splatinsert200 = insertelement <2 x double> poison, double %54, i64 0
  %broadcast.splat201 = shufflevector <2 x double> %broadcast.splatinsert200, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr110 = getelementptr i8, ptr %arg.inverse, i64 56
  %55 = load double, ptr %sunkaddr110, align 8
  %broadcast.splatinsert198 = insertelement <2 x double> poison, double %55, i64 0
  %broadcast.splat199 = shufflevector <2 x double> %broadcast.splatinsert198, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr111 = getelementptr i8, ptr %arg.inverse, i64 48
  %56 = load double, ptr %sunkaddr111, align 8
  %broadcast.splatinsert196 = insertelement <2 x double> poison, double %56, i64 0
  %broadcast.splat197 = shufflevector <2 x double> %broadcast.splatinsert196, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr112 = getelementptr i8, ptr %arg.inverse, i64 40
  %57 = load double, ptr %sunkaddr112, align 8
  %broadcast.splatinsert194 = insertelement <2 x double> poison, double %57, i64 0
  %broadcast.splat195 = shufflevector <2 x double> %broadcast.splatinsert194, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr113 = getelementptr i8, ptr %arg.inverse, i64 32
  %58 = load double, ptr %sunkaddr113, align 8
  %broadcast.splatinsert192 = insertelement <2 x double> poison, double %58, i64 0
  %broadcast.splat193 = shufflevector <2 x double> %broadcast.splatinsert192, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr114 = getelementptr i8, ptr %arg.inverse, i64 24
  %59 = load double, ptr %sunkaddr114, align 8
  %broadcast.splatinsert190 = insertelement <2 x double> poison, double %59, i64 0
  %broadcast.splat191 = shufflevector <2 x double> %broadcast.splatinsert190, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr116 = getelementptr i8, ptr %arg.inverse, i64 16
  %60 = load double, ptr %sunkaddr116, align 8
  %broadcast.splatinsert188 = insertelement <2 x double> poison, double %60, i64 0
  %broadcast.splat189 = shufflevector <2 x double> %broadcast.splatinsert188, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr117 = getelementptr i8, ptr %arg.inverse, i64 8
  %61 = load double, ptr %sunkaddr117, align 8
  %broadcast.splatinsert186 = insertelement <2 x double> poison, double %61, i64 0
  %broadcast.splat187 = shufflevector <2 x double> %broadcast.splatinsert186, <2 x double> poison, <2 x i32> zeroinitializer
  %62 = load double, ptr %arg.inverse, align 8
  %broadcast.splatinsert184 = insertelement <2 x double> poison, double %62, i64 0
  %broadcast.splat185 = shufflevector <2 x double> %broadcast.splatinsert184, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body178

vector.body178:
  %index179 = phi i64 [ 0, %vector.ph175 ], [ %index.next202, %vector.body178 ]
  %63 = shl i64 %index179, 3
  %scevgep312 = getelementptr i8, ptr %lsr.iv310, i64 %63
  %wide.load181 = load <2 x double>, ptr %scevgep312, align 8
  %scevgep308 = getelementptr i8, ptr %lsr.iv306, i64 %63
  %wide.load182 = load <2 x double>, ptr %scevgep308, align 8
  %scevgep304 = getelementptr i8, ptr %lsr.iv302, i64 %63
  %wide.load183 = load <2 x double>, ptr %scevgep304, align 8
  %64 = fmul <2 x double> %broadcast.splat185, %wide.load181
  %65 = fmul <2 x double> %broadcast.splat187, %wide.load182
  %66 = fadd <2 x double> %64, %65
  %67 = fmul <2 x double> %broadcast.splat189, %wide.load183
  %68 = fadd <2 x double> %66, %67
  store <2 x double> %68, ptr %scevgep312, align 8
  %69 = fmul <2 x double> %broadcast.splat191, %wide.load181
  %70 = fmul <2 x double> %broadcast.splat193, %wide.load182
  %71 = fadd <2 x double> %69, %70
  %72 = fmul <2 x double> %broadcast.splat195, %wide.load183
  %73 = fadd <2 x double> %71, %72
  store <2 x double> %73, ptr %scevgep308, align 8
  %74 = fmul <2 x double> %broadcast.splat197, %wide.load181
  %75 = fmul <2 x double> %broadcast.splat199, %wide.load182
  %76 = fadd <2 x double> %74, %75
  %77 = fmul <2 x double> %broadcast.splat201, %wide.load183
  %78 = fadd <2 x double> %76, %77
  store <2 x double> %78, ptr %scevgep304, align 8
  %index.next202 = add nuw i64 %index179, 2
  %79 = icmp eq i64 %16, %index.next202
  br i1 %79, label %middle.block203, label %vector.body178

middle.block203:
  %const_mat = add i64 %const, 2
  %n.vec177 = and i64 %smax172, %const_mat
  %80 = sub nsw i64 %..299, %n.vec177
  %81 = add nuw i64 %n.vec177, %.261
  %cmp.n204 = icmp eq i64 %19, %n.vec177
  br i1 %cmp.n204, label %B642.endif, label %B362.preheader208

B362.preheader208:
  %.341341345.ph = phi i64 [ %..299, %vector.memcheck44 ], [ %..299, %B362.preheader ], [ %80, %middle.block203 ]
  %.348342344.ph = phi i64 [ %.261, %vector.memcheck44 ], [ %.261, %B362.preheader ], [ %81, %middle.block203 ]
  %82 = add i64 %.341341345.ph, 1
  %83 = shl i64 %.348342344.ph, 3
  br label %B362

B642.endif:
  %.447 = getelementptr double, ptr %arg.x, i64 %.145
  %.448 = load double, ptr %.447, align 8
  %sunkaddr391 = mul i64 %.113373404, 24
  %sunkaddr392 = getelementptr i8, ptr %arg.x, i64 %sunkaddr391
  %sunkaddr393 = getelementptr i8, ptr %sunkaddr392, i64 8
  %.453 = load double, ptr %sunkaddr393, align 8
  %sunkaddr396 = getelementptr i8, ptr %sunkaddr392, i64 16
  %.458 = load double, ptr %sunkaddr396, align 8
  %.461 = load double, ptr %arg.inverse, align 8
  %.462 = fmul double %.448, %.461
  %sunkaddr118 = getelementptr i8, ptr %arg.inverse, i64 8
  %.465 = load double, ptr %sunkaddr118, align 8
  %.466 = fmul double %.453, %.465
  %.467 = fadd double %.462, %.466
  %sunkaddr119 = getelementptr i8, ptr %arg.inverse, i64 16
  %.470 = load double, ptr %sunkaddr119, align 8
  %.471 = fmul double %.458, %.470
  %.472 = fadd double %.467, %.471
  store double %.472, ptr %.447, align 8
  %sunkaddr120 = getelementptr i8, ptr %arg.inverse, i64 24
  %.479 = load double, ptr %sunkaddr120, align 8
  %.480 = fmul double %.448, %.479
  %sunkaddr121 = getelementptr i8, ptr %arg.inverse, i64 32
  %.483 = load double, ptr %sunkaddr121, align 8
  %.484 = fmul double %.453, %.483
  %.485 = fadd double %.480, %.484
  %sunkaddr122 = getelementptr i8, ptr %arg.inverse, i64 40
  %.488 = load double, ptr %sunkaddr122, align 8
  %.489 = fmul double %.458, %.488
  %.490 = fadd double %.485, %.489
  store double %.490, ptr %sunkaddr393, align 8
  %sunkaddr123 = getelementptr i8, ptr %arg.inverse, i64 48
  %.498 = load double, ptr %sunkaddr123, align 8
  %.499 = fmul double %.448, %.498
  %sunkaddr124 = getelementptr i8, ptr %arg.inverse, i64 56
  %.502 = load double, ptr %sunkaddr124, align 8
  %.503 = fmul double %.453, %.502
  %.504 = fadd double %.499, %.503
  %sunkaddr125 = getelementptr i8, ptr %arg.inverse, i64 64
  %.507 = load double, ptr %sunkaddr125, align 8
  %.508 = fmul double %.458, %.507
  %.509 = fadd double %.504, %.508
  store double %.509, ptr %sunkaddr396, align 8
  %.597362.not = icmp slt i64 %.299, 1
  br i1 %.597362.not, label %B70.loopexit, label %B982.preheader

B982.preheader:
  %84 = icmp slt i64 %3, 0
  %bound0 = icmp ult ptr %scevgep, %scevgep19
  %bound1 = icmp ult ptr %scevgep45, %scevgep17
  %found.conflict = and i1 %bound0, %bound1
  %bound024 = icmp ult ptr %scevgep, %scevgep21
  %bound125 = icmp ult ptr %scevgep48, %scevgep17
  %found.conflict26 = and i1 %bound024, %bound125
  %85 = or i1 %84, %found.conflict26
  %conflict.rdx = or i1 %found.conflict, %85
  %bound028 = icmp ult ptr %scevgep, %scevgep23
  %bound129 = icmp ult ptr %scevgep50, %scevgep17
  %found.conflict30 = and i1 %bound028, %bound129
  %conflict.rdx32 = or i1 %found.conflict30, %conflict.rdx
  %n.vec = and i64 %19, -4
  %86 = add i64 %n.vec, %.261
  %87 = icmp ult i64 %19, 6
  %brmerge = select i1 %87, i1 true, i1 %conflict.rdx32
  %.pre = sub i64 %.17, %86
  br label %B982

B1378.endif:
  %.987449.not = icmp eq i64 %arg.blocks, 1
  br i1 %.987449.not, label %B1634, label %B1420.endif.endif.us.preheader

B1420.endif.endif.us.preheader:
  %.905 = add nsw i64 %arg.blocks, -2
  %88 = getelementptr i8, ptr %arg.x, i64 %3
  %89 = add i64 %0, -120
  %90 = mul i64 %89, %arg.blocks
  %91 = getelementptr i8, ptr %arg.A, i64 %90
  %scevgep250 = getelementptr i8, ptr %91, i64 -24
  %92 = sub i64 -24, %0
  %93 = add i64 %0, -96
  %94 = mul i64 %93, %arg.blocks
  %95 = getelementptr i8, ptr %arg.A, i64 %94
  %scevgep284 = getelementptr i8, ptr %95, i64 -24
  %96 = add i64 %0, -72
  %97 = mul i64 %96, %arg.blocks
  %98 = getelementptr i8, ptr %arg.A, i64 %97
  %scevgep294 = getelementptr i8, ptr %98, i64 -24
  br label %B1420.endif.endif.us

B1420.endif.endif.us:
  %lsr.iv33 = phi ptr [ %scevgep34, %B1472.B1418.loopexit_crit_edge.us ], [ %91, %B1420.endif.endif.us.preheader ]
  %lsr.iv295 = phi ptr [ %scevgep296, %B1472.B1418.loopexit_crit_edge.us ], [ %scevgep294, %B1420.endif.endif.us.preheader ]
  %lsr.iv285 = phi ptr [ %scevgep286, %B1472.B1418.loopexit_crit_edge.us ], [ %scevgep284, %B1420.endif.endif.us.preheader ]
  %lsr.iv251 = phi ptr [ %scevgep252, %B1472.B1418.loopexit_crit_edge.us ], [ %scevgep250, %B1420.endif.endif.us.preheader ]
  %.pn = phi ptr [ %lsr.iv247, %B1472.B1418.loopexit_crit_edge.us ], [ %88, %B1420.endif.endif.us.preheader ]
  %lsr.iv = phi i64 [ %lsr.iv.next, %B1472.B1418.loopexit_crit_edge.us ], [ 3, %B1420.endif.endif.us.preheader ]
  %indvar = phi i64 [ %indvar.next, %B1472.B1418.loopexit_crit_edge.us ], [ 0, %B1420.endif.endif.us.preheader ]
  %.993442452.us = phi i64 [ %.1000.us, %B1472.B1418.loopexit_crit_edge.us ], [ %.905, %B1420.endif.endif.us.preheader ]
  %smax33 = call i64 @llvm.smax.i64(i64 %lsr.iv, i64 0)
  %99 = trunc i64 %smax33 to i2
  %100 = zext i2 %99 to i64
  %101 = shl nuw nsw i64 %100, 3
  %smax = call i64 @llvm.smax.i64(i64 %lsr.iv, i64 0)
  %102 = trunc i64 %smax to i2
  %103 = zext i2 %102 to i64
  %smax32 = tail call i64 @llvm.smax.i64(i64 %lsr.iv, i64 0)
  %lsr.iv247 = getelementptr i8, ptr %.pn, i64 -24
  %104 = add nuw i64 %smax32, 1
  %105 = mul i64 %indvar, 3
  %106 = add i64 %105, 3
  %smax212 = tail call i64 @llvm.smax.i64(i64 %106, i64 0)
  %107 = add nsw i64 %smax212, -1
  %.1000.us = add nsw i64 %.993442452.us, -1
  %.1029.us = mul nsw i64 %.993442452.us, 3
  %.1208.us = sub i64 %4, %.1029.us
  %.1251418.us.not = icmp slt i64 %.1208.us, 1
  br i1 %.1251418.us.not, label %B1472.B1418.loopexit_crit_edge.us, label %B1474.endif.us.us.preheader

B1474.endif.us.us.preheader:
  %.1160.us.us = getelementptr double, ptr %arg.x, i64 %.1029.us
  %.1161.us.us = load double, ptr %.1160.us.us, align 8
  %xtraiter213 = and i64 %smax212, 3
  %lcmp.mod214.not = icmp eq i64 %xtraiter213, 0
  br i1 %lcmp.mod214.not, label %B1576.us.us.prol.loopexit, label %B1576.us.us.prol.preheader

B1576.us.us.prol.preheader:
  br label %B1576.us.us.prol

B1576.us.us.prol:
  %total.2.2421.us.us.prol = phi double [ %.1297.us.us.prol, %B1576.us.us.prol ], [ %.1161.us.us, %B1576.us.us.prol.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %B1576.us.us.prol ], [ 0, %B1576.us.us.prol.preheader ]
  %108 = shl nuw nsw i64 %prol.iter, 3
  %scevgep32 = getelementptr i8, ptr %lsr.iv251, i64 %108
  %.1291.us.us.prol = load double, ptr %scevgep32, align 8
  %109 = shl nuw nsw i64 %prol.iter, 3
  %scevgep29 = getelementptr i8, ptr %.pn, i64 %109
  %scevgep30 = getelementptr i8, ptr %scevgep29, i64 -24
  %.1294.us.us.prol = load double, ptr %scevgep30, align 8
  %.1295.us.us.prol = fmul double %.1291.us.us.prol, %.1294.us.us.prol
  %.1297.us.us.prol = fsub double %total.2.2421.us.us.prol, %.1295.us.us.prol
  %prol.iter.next = add nuw nsw i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %103, %prol.iter.next
  br i1 %prol.iter.cmp.not, label %B1576.us.us.prol.loopexit.loopexit, label %B1576.us.us.prol

B1576.us.us.prol.loopexit.loopexit:
  %110 = and i64 %smax32, %const
  br label %B1576.us.us.prol.loopexit

B1576.us.us.prol.loopexit:
  %total.2.2421.us.us.unr = phi double [ %.1161.us.us, %B1474.endif.us.us.preheader ], [ %.1297.us.us.prol, %B1576.us.us.prol.loopexit.loopexit ]
  %.1250416420.us.us.unr = phi i64 [ %.1208.us, %B1474.endif.us.us.preheader ], [ %110, %B1576.us.us.prol.loopexit.loopexit ]
  %.1297.us.us.lcssa.unr = phi double [ poison, %B1474.endif.us.us.preheader ], [ %.1297.us.us.prol, %B1576.us.us.prol.loopexit.loopexit ]
  %111 = icmp ult i64 %107, 3
  br i1 %111, label %B1574.B1620_crit_edge.us.us, label %B1576.us.us.preheader

B1576.us.us.preheader:
  %112 = add nuw i64 %.1250416420.us.us.unr, 4
  br label %B1576.us.us

B1472.B1418.loopexit_crit_edge.us:
  %indvar.next = add nuw i64 %indvar, 1
  %lsr.iv.next = add i64 %lsr.iv, 3
  %scevgep252 = getelementptr i8, ptr %lsr.iv251, i64 %92
  %scevgep286 = getelementptr i8, ptr %lsr.iv285, i64 %92
  %scevgep296 = getelementptr i8, ptr %lsr.iv295, i64 %92
  %scevgep34 = getelementptr i8, ptr %lsr.iv33, i64 %92
  %exitcond.not = icmp eq i64 %indvar, %.905
  br i1 %exitcond.not, label %B1634, label %B1420.endif.endif.us

B1576.us.us:
  %lsr.iv35 = phi i64 [ %lsr.iv.next36, %B1576.us.us ], [ %101, %B1576.us.us.preheader ]
  %lsr.iv257 = phi i64 [ %lsr.iv.next258, %B1576.us.us ], [ %112, %B1576.us.us.preheader ]
  %total.2.2421.us.us = phi double [ %.1297.us.us.3, %B1576.us.us ], [ %total.2.2421.us.us.unr, %B1576.us.us.preheader ]
  %scevgep39 = getelementptr i8, ptr %lsr.iv33, i64 %lsr.iv35
  %scevgep40 = getelementptr i8, ptr %scevgep39, i64 -8
  %scevgep41 = getelementptr i8, ptr %scevgep39, i64 -24
  %.1291.us.us = load double, ptr %scevgep41, align 8
  %scevgep66 = getelementptr i8, ptr %.pn, i64 %lsr.iv35
  %scevgep67 = getelementptr i8, ptr %scevgep66, i64 -8
  %scevgep46 = getelementptr i8, ptr %.pn, i64 %lsr.iv35
  %scevgep64 = getelementptr i8, ptr %scevgep46, i64 -24
  %.1294.us.us = load double, ptr %scevgep64, align 8
  %.1295.us.us = fmul double %.1291.us.us, %.1294.us.us
  %.1297.us.us = fsub double %total.2.2421.us.us, %.1295.us.us
  %scevgep42 = getelementptr i8, ptr %lsr.iv33, i64 %lsr.iv35
  %scevgep44 = getelementptr i8, ptr %scevgep42, i64 -16
  %.1291.us.us.1221 = load double, ptr %scevgep44, align 8
  %scevgep55 = getelementptr i8, ptr %.pn, i64 %lsr.iv35
  %scevgep59 = getelementptr i8, ptr %scevgep55, i64 -16
  %.1294.us.us.1223 = load double, ptr %scevgep59, align 8
  %.1295.us.us.1224 = fmul double %.1291.us.us.1221, %.1294.us.us.1223
  %.1297.us.us.1225 = fsub double %.1297.us.us, %.1295.us.us.1224
  %.1291.us.us.2234 = load double, ptr %scevgep40, align 8
  %.1294.us.us.2236 = load double, ptr %scevgep67, align 8
  %.1295.us.us.2237 = fmul double %.1291.us.us.2234, %.1294.us.us.2236
  %.1297.us.us.2238 = fsub double %.1297.us.us.1225, %.1295.us.us.2237
  %.1291.us.us.3 = load double, ptr %scevgep39, align 8
  %.1294.us.us.3 = load double, ptr %scevgep46, align 8
  %.1295.us.us.3 = fmul double %.1291.us.us.3, %.1294.us.us.3
  %.1297.us.us.3 = fsub double %.1297.us.us.2238, %.1295.us.us.3
  %lsr.iv.next258 = add i64 %lsr.iv257, -4
  %lsr.iv.next36 = add i64 %lsr.iv35, 32
  %.1251.us.us.3 = icmp samesign ugt i64 %lsr.iv.next258, 4
  br i1 %.1251.us.us.3, label %B1576.us.us, label %B1574.B1620_crit_edge.us.us

B1574.B1620_crit_edge.us.us:
  %.1297.us.us.lcssa = phi double [ %.1297.us.us.lcssa.unr, %B1576.us.us.prol.loopexit ], [ %.1297.us.us.3, %B1576.us.us ]
  %sunkaddr405 = mul i64 %.993442452.us, 24
  %sunkaddr406 = getelementptr i8, ptr %arg.x, i64 %sunkaddr405
  store double %.1297.us.us.lcssa, ptr %sunkaddr406, align 8
  %sunkaddr115 = getelementptr i8, ptr %sunkaddr406, i64 8
  %.1161.us.us.1 = load double, ptr %sunkaddr115, align 8
  br label %B1576.us.us.1

B1576.us.us.1:
  %lsr.iv54 = phi i64 [ %lsr.iv.next55, %B1576.us.us.1 ], [ -24, %B1574.B1620_crit_edge.us.us ]
  %lsr.iv279 = phi i64 [ %lsr.iv.next280, %B1576.us.us.1 ], [ %104, %B1574.B1620_crit_edge.us.us ]
  %total.2.2421.us.us.1 = phi double [ %.1297.us.us.1, %B1576.us.us.1 ], [ %.1161.us.us.1, %B1574.B1620_crit_edge.us.us ]
  %scevgep57 = getelementptr i8, ptr %lsr.iv285, i64 %lsr.iv54
  %scevgep58 = getelementptr i8, ptr %scevgep57, i64 24
  %.1291.us.us.1 = load double, ptr %scevgep58, align 8
  %scevgep56 = getelementptr i8, ptr %.pn, i64 %lsr.iv54
  %.1294.us.us.1 = load double, ptr %scevgep56, align 8
  %.1295.us.us.1 = fmul double %.1291.us.us.1, %.1294.us.us.1
  %.1297.us.us.1 = fsub double %total.2.2421.us.us.1, %.1295.us.us.1
  %lsr.iv.next280 = add i64 %lsr.iv279, -1
  %lsr.iv.next55 = add i64 %lsr.iv54, 8
  %.1251.us.us.1 = icmp samesign ugt i64 %lsr.iv.next280, 1
  br i1 %.1251.us.us.1, label %B1576.us.us.1, label %B1574.B1620_crit_edge.us.us.1

B1574.B1620_crit_edge.us.us.1:
  %sunkaddr127 = getelementptr i8, ptr %arg.x, i64 %sunkaddr405
  %sunkaddr128 = getelementptr i8, ptr %sunkaddr127, i64 8
  store double %.1297.us.us.1, ptr %sunkaddr128, align 8
  %sunkaddr129 = getelementptr i8, ptr %arg.x, i64 %sunkaddr405
  %sunkaddr130 = getelementptr i8, ptr %sunkaddr129, i64 16
  %.1161.us.us.2 = load double, ptr %sunkaddr130, align 8
  br label %B1576.us.us.2

B1576.us.us.2:
  %lsr.iv59 = phi i64 [ %lsr.iv.next60, %B1576.us.us.2 ], [ -24, %B1574.B1620_crit_edge.us.us.1 ]
  %lsr.iv289 = phi i64 [ %lsr.iv.next290, %B1576.us.us.2 ], [ %104, %B1574.B1620_crit_edge.us.us.1 ]
  %total.2.2421.us.us.2 = phi double [ %.1297.us.us.2, %B1576.us.us.2 ], [ %.1161.us.us.2, %B1574.B1620_crit_edge.us.us.1 ]
  %scevgep62 = getelementptr i8, ptr %lsr.iv295, i64 %lsr.iv59
  %scevgep63 = getelementptr i8, ptr %scevgep62, i64 24
  %.1291.us.us.2 = load double, ptr %scevgep63, align 8
  %scevgep61 = getelementptr i8, ptr %.pn, i64 %lsr.iv59
  %.1294.us.us.2 = load double, ptr %scevgep61, align 8
  %.1295.us.us.2 = fmul double %.1291.us.us.2, %.1294.us.us.2
  %.1297.us.us.2 = fsub double %total.2.2421.us.us.2, %.1295.us.us.2
  %lsr.iv.next290 = add i64 %lsr.iv289, -1
  %lsr.iv.next60 = add i64 %lsr.iv59, 8
  %.1251.us.us.2 = icmp samesign ugt i64 %lsr.iv.next290, 1
  br i1 %.1251.us.us.2, label %B1576.us.us.2, label %B1574.B1620_crit_edge.us.us.2

B1574.B1620_crit_edge.us.us.2:
  %sunkaddr131 = getelementptr i8, ptr %arg.x, i64 %sunkaddr405
  %sunkaddr132 = getelementptr i8, ptr %sunkaddr131, i64 16
  store double %.1297.us.us.2, ptr %sunkaddr132, align 8
  br label %B1472.B1418.loopexit_crit_edge.us
}

define internal i32 @part28(ptr %retptr, ptr %excinfo, ptr %arg.A, i64 %arg.stride, ptr %arg.out) {
B0:
  %.10 = load double, ptr %arg.A, align 8
  %.11 = getelementptr i8, ptr %arg.A, i64 8
  %.12 = load double, ptr %.11, align 8
  %.13 = getelementptr i8, ptr %arg.A, i64 16
  %.14 = load double, ptr %.13, align 8
  %.24 = getelementptr double, ptr %arg.A, i64 %arg.stride
  %.25 = load double, ptr %.24, align 8
  %.27 = getelementptr i8, ptr %.24, i64 8
  %.28 = load double, ptr %.27, align 8
  %.30 = getelementptr i8, ptr %.24, i64 16
  %.31 = load double, ptr %.30, align 8
  %.42.idx = shl i64 %arg.stride, 4
  %.42 = getelementptr i8, ptr %arg.A, i64 %.42.idx
  %.43 = load double, ptr %.42, align 8
  %.46 = getelementptr i8, ptr %.42, i64 8
  %.47 = load double, ptr %.46, align 8
  %.50 = getelementptr i8, ptr %.42, i64 16
  %.51 = load double, ptr %.50, align 8
  %.63 = fmul double %.28, %.51
  %.66 = fmul double %.31, %.47
  %.67 = fsub double %.63, %.66
  %.70 = fmul double %.31, %.43
  %.73 = fmul double %.25, %.51
  %.74 = fsub double %.70, %.73
  %.77 = fmul double %.25, %.47
  %.80 = fmul double %.28, %.43
  %.81 = fsub double %.77, %.80
  %.93 = fmul double %.10, %.67
  %.96 = fmul double %.12, %.74
  %.97 = fadd double %.93, %.96
  %.100 = fmul double %.14, %.81
  %.101 = fadd double %.100, %.97
  %.106 = fcmp oeq double %.101, 0.000000e+00
  br i1 %.106, label %common.ret, label %B306.endif.endif.endif.endif

common.ret:
  %storemerge = phi double [ %.370, %B306.endif.endif.endif.endif ], [ 0.000000e+00, %B0 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B306.endif.endif.endif.endif:
  %.143 = fdiv double 1.000000e+00, %.101
  %.145 = fmul double %.67, %.143
  %.150 = fmul double %.14, %.47
  %.153 = fmul double %.12, %.51
  %.154 = fsub double %.150, %.153
  %.155 = fmul double %.154, %.143
  %.158 = fmul double %.12, %.31
  %.161 = fmul double %.14, %.28
  %.162 = fsub double %.158, %.161
  %.163 = fmul double %.162, %.143
  store double %.145, ptr %arg.out, align 8
  %.168 = getelementptr i8, ptr %arg.out, i64 8
  store double %.155, ptr %.168, align 8
  %.171 = getelementptr i8, ptr %arg.out, i64 16
  store double %.163, ptr %.171, align 8
  %.174 = fmul double %.74, %.143
  %.179 = fmul double %.10, %.51
  %.182 = fmul double %.14, %.43
  %.183 = fsub double %.179, %.182
  %.184 = fmul double %.183, %.143
  %.187 = fmul double %.14, %.25
  %.190 = fmul double %.10, %.31
  %.191 = fsub double %.187, %.190
  %.192 = fmul double %.191, %.143
  %.194 = getelementptr i8, ptr %arg.out, i64 24
  store double %.174, ptr %.194, align 8
  %.197 = getelementptr i8, ptr %arg.out, i64 32
  store double %.184, ptr %.197, align 8
  %.200 = getelementptr i8, ptr %arg.out, i64 40
  store double %.192, ptr %.200, align 8
  %.203 = fmul double %.81, %.143
  %.208 = fmul double %.12, %.43
  %.211 = fmul double %.10, %.47
  %.212 = fsub double %.208, %.211
  %.213 = fmul double %.212, %.143
  %.216 = fmul double %.10, %.28
  %.219 = fmul double %.12, %.25
  %.220 = fsub double %.216, %.219
  %.221 = fmul double %.220, %.143
  %.223 = getelementptr i8, ptr %arg.out, i64 48
  store double %.203, ptr %.223, align 8
  %.226 = getelementptr i8, ptr %arg.out, i64 56
  store double %.213, ptr %.226, align 8
  %.229 = getelementptr i8, ptr %arg.out, i64 64
  store double %.221, ptr %.229, align 8
  %.234 = tail call double @llvm.fabs.f64(double %.10)
  %.238 = tail call double @llvm.fabs.f64(double %.12)
  %.242 = tail call double @llvm.fabs.f64(double %.14)
  %.16.i = fcmp ogt double %.238, %.234
  %.17.i = select i1 %.16.i, double %.238, double %.234
  %.18.i = fcmp ogt double %.242, %.17.i
  %.19.i = select i1 %.18.i, double %.242, double %.17.i
  %.278 = tail call double @llvm.fabs.f64(double %.25)
  %.282 = tail call double @llvm.fabs.f64(double %.28)
  %.286 = tail call double @llvm.fabs.f64(double %.31)
  %.16.i1 = fcmp ogt double %.282, %.278
  %.17.i2 = select i1 %.16.i1, double %.282, double %.278
  %.18.i3 = fcmp ogt double %.286, %.17.i2
  %.19.i4 = select i1 %.18.i3, double %.286, double %.17.i2
  %.321 = tail call double @llvm.fabs.f64(double %.43)
  %.325 = tail call double @llvm.fabs.f64(double %.47)
  %.329 = tail call double @llvm.fabs.f64(double %.51)
  %.16.i5 = fcmp ogt double %.325, %.321
  %.17.i6 = select i1 %.16.i5, double %.325, double %.321
  %.18.i7 = fcmp ogt double %.329, %.17.i6
  %.19.i8 = select i1 %.18.i7, double %.329, double %.17.i6
  %.319 = fmul double %.19.i, %.19.i4
  %.362 = fmul double %.319, %.19.i8
  %.364 = tail call double @llvm.fabs.f64(double %.101)
  %.370 = fdiv double %.364, %.362
  br label %common.ret
}

define internal i32 @part22(ptr %retptr, ptr %excinfo, ptr %arg.A, ptr %arg.x, ptr %arg.out, i64 %arg.size) {
B0:
  %const = bitcast i64 9223372036854775804 to i64
  %.24 = icmp sgt i64 %arg.size, 2
  br i1 %.24, label %B26.endif.us.preheader, label %B456

B26.endif.us.preheader:
  %const_mat = add i64 %const, 2
  %unroll_iter = and i64 %arg.size, %const_mat
  %0 = mul i64 %arg.size, 24
  %1 = shl i64 %arg.size, 4
  %sunkaddr = shl i64 %arg.size, 3
  %scevgep41 = getelementptr i8, ptr %arg.A, i64 %1
  %scevgep50 = getelementptr i8, ptr %arg.A, i64 %sunkaddr
  br label %B26.endif.us

B26.endif.us:
  %lsr.iv51 = phi ptr [ %scevgep52, %B194.B320_crit_edge.us ], [ %scevgep50, %B26.endif.us.preheader ]
  %lsr.iv42 = phi ptr [ %scevgep43, %B194.B320_crit_edge.us ], [ %scevgep41, %B26.endif.us.preheader ]
  %lsr.iv60 = phi ptr [ %scevgep61, %B194.B320_crit_edge.us ], [ %arg.A, %B26.endif.us.preheader ]
  %r.3.0.us = phi i64 [ %.285.us, %B194.B320_crit_edge.us ], [ 0, %B26.endif.us.preheader ]
  br label %B196.us

B196.us:
  %lsr.iv37 = phi i64 [ %lsr.iv.next38, %B196.us ], [ 0, %B26.endif.us ]
  %c.2.180.us = phi double [ %.234.us.1, %B196.us ], [ 0.000000e+00, %B26.endif.us ]
  %b.2.179.us = phi double [ %.223.us.1, %B196.us ], [ 0.000000e+00, %B26.endif.us ]
  %a.2.178.us = phi double [ %.212.us.1, %B196.us ], [ 0.000000e+00, %B26.endif.us ]
  %2 = shl i64 %lsr.iv37, 3
  %scevgep69 = getelementptr i8, ptr %lsr.iv60, i64 %2
  %.206.us = load double, ptr %scevgep69, align 8
  %sunkaddr58 = mul i64 %lsr.iv37, 8
  %sunkaddr59 = getelementptr i8, ptr %arg.x, i64 %sunkaddr58
  %.209.us = load double, ptr %sunkaddr59, align 8
  %.210.us = fmul double %.206.us, %.209.us
  %.212.us = fadd double %a.2.178.us, %.210.us
  %3 = shl i64 %lsr.iv37, 3
  %scevgep44 = getelementptr i8, ptr %lsr.iv51, i64 %3
  %.217.us = load double, ptr %scevgep44, align 8
  %.221.us = fmul double %.209.us, %.217.us
  %.223.us = fadd double %b.2.179.us, %.221.us
  %4 = shl i64 %lsr.iv37, 3
  %scevgep39 = getelementptr i8, ptr %lsr.iv42, i64 %4
  %.228.us = load double, ptr %scevgep39, align 8
  %.232.us = fmul double %.209.us, %.228.us
  %.234.us = fadd double %c.2.180.us, %.232.us
  %scevgep55 = getelementptr i8, ptr %lsr.iv60, i64 %4
  %scevgep57 = getelementptr i8, ptr %scevgep55, i64 8
  %.206.us.1 = load double, ptr %scevgep57, align 8
  %sunkaddr60 = mul i64 %lsr.iv37, 8
  %sunkaddr61 = getelementptr i8, ptr %arg.x, i64 %sunkaddr60
  %sunkaddr62 = getelementptr i8, ptr %sunkaddr61, i64 8
  %.209.us.1 = load double, ptr %sunkaddr62, align 8
  %.210.us.1 = fmul double %.206.us.1, %.209.us.1
  %.212.us.1 = fadd double %.212.us, %.210.us.1
  %5 = shl i64 %lsr.iv37, 3
  %scevgep40 = getelementptr i8, ptr %lsr.iv51, i64 %5
  %scevgep42 = getelementptr i8, ptr %scevgep40, i64 8
  %.217.us.1 = load double, ptr %scevgep42, align 8
  %.221.us.1 = fmul double %.209.us.1, %.217.us.1
  %.223.us.1 = fadd double %.223.us, %.221.us.1
  %6 = shl i64 %lsr.iv37, 3
  %scevgep37 = getelementptr i8, ptr %lsr.iv42, i64 %6
  %scevgep38 = getelementptr i8, ptr %scevgep37, i64 8
  %.228.us.1 = load double, ptr %scevgep38, align 8
  %.232.us.1 = fmul double %.209.us.1, %.228.us.1
  %.234.us.1 = fadd double %.234.us, %.232.us.1
  %lsr.iv.next38 = add nuw nsw i64 %lsr.iv37, 2
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %lsr.iv.next38
  br i1 %niter.ncmp.1, label %B194.B320_crit_edge.us.unr-lcssa, label %B196.us

B194.B320_crit_edge.us.unr-lcssa:
  %7 = and i64 %arg.size, 1
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %B194.B320_crit_edge.us, label %B196.us.epil.preheader

B196.us.epil.preheader:
  %sunkaddr63 = mul i64 %unroll_iter, 8
  %sunkaddr64 = getelementptr i8, ptr %lsr.iv60, i64 %sunkaddr63
  %.206.us.epil = load double, ptr %sunkaddr64, align 8
  %sunkaddr65 = mul i64 %unroll_iter, 8
  %sunkaddr66 = getelementptr i8, ptr %arg.x, i64 %sunkaddr65
  %.209.us.epil = load double, ptr %sunkaddr66, align 8
  %.210.us.epil = fmul double %.206.us.epil, %.209.us.epil
  %.212.us.epil = fadd double %.212.us.1, %.210.us.epil
  %sunkaddr67 = mul i64 %unroll_iter, 8
  %sunkaddr68 = getelementptr i8, ptr %lsr.iv51, i64 %sunkaddr67
  %.217.us.epil = load double, ptr %sunkaddr68, align 8
  %.221.us.epil = fmul double %.209.us.epil, %.217.us.epil
  %.223.us.epil = fadd double %.223.us.1, %.221.us.epil
  %sunkaddr69 = mul i64 %unroll_iter, 8
  %sunkaddr70 = getelementptr i8, ptr %lsr.iv42, i64 %sunkaddr69
  %.228.us.epil = load double, ptr %sunkaddr70, align 8
  %.232.us.epil = fmul double %.209.us.epil, %.228.us.epil
  %.234.us.epil = fadd double %.234.us.1, %.232.us.epil
  br label %B194.B320_crit_edge.us

B194.B320_crit_edge.us:
  %.212.us.lcssa = phi double [ %.212.us.1, %B194.B320_crit_edge.us.unr-lcssa ], [ %.212.us.epil, %B196.us.epil.preheader ]
  %.223.us.lcssa = phi double [ %.223.us.1, %B194.B320_crit_edge.us.unr-lcssa ], [ %.223.us.epil, %B196.us.epil.preheader ]
  %.234.us.lcssa = phi double [ %.234.us.1, %B194.B320_crit_edge.us.unr-lcssa ], [ %.234.us.epil, %B196.us.epil.preheader ]
  %.250.us = getelementptr double, ptr %arg.out, i64 %r.3.0.us
  %.251.us = load double, ptr %.250.us, align 8
  %.253.us = fadd double %.212.us.lcssa, %.251.us
  store double %.253.us, ptr %.250.us, align 8
  %sunkaddr83 = shl i64 %r.3.0.us, 3
  %sunkaddr84 = getelementptr i8, ptr %arg.out, i64 %sunkaddr83
  %sunkaddr85 = getelementptr i8, ptr %sunkaddr84, i64 8
  %.264.us = load double, ptr %sunkaddr85, align 8
  %.266.us = fadd double %.223.us.lcssa, %.264.us
  store double %.266.us, ptr %sunkaddr85, align 8
  %sunkaddr88 = getelementptr i8, ptr %sunkaddr84, i64 16
  %.276.us = load double, ptr %sunkaddr88, align 8
  %.278.us = fadd double %.234.us.lcssa, %.276.us
  store double %.278.us, ptr %sunkaddr88, align 8
  %.285.us = add nuw nsw i64 %r.3.0.us, 3
  %.290.us = add nuw nsw i64 %r.3.0.us, 6
  %scevgep61 = getelementptr i8, ptr %lsr.iv60, i64 %0
  %scevgep43 = getelementptr i8, ptr %lsr.iv42, i64 %0
  %scevgep52 = getelementptr i8, ptr %lsr.iv51, i64 %0
  %.292.not.us = icmp sgt i64 %.290.us, %arg.size
  br i1 %.292.not.us, label %B456, label %B26.endif.us

B456:
  %r.4.1 = phi i64 [ 0, %B0 ], [ %.285.us, %B194.B320_crit_edge.us ]
  %.307 = icmp sgt i64 %arg.size, %r.4.1
  br i1 %.307, label %B468.preheader, label %common.ret

B468.preheader:
  %.9540.not.i = icmp slt i64 %arg.size, 1
  %xtraiter.i = and i64 %arg.size, 3
  %unroll_iter.i = and i64 %arg.size, %const
  br i1 %.9540.not.i, label %B468.us.preheader, label %B468.preheader.split

B468.us.preheader:
  %9 = sub i64 %arg.size, %r.4.1
  %min.iters.check = icmp ult i64 %9, 4
  br i1 %min.iters.check, label %B468.us.preheader11, label %vector.ph

vector.ph:
  %n.vec = and i64 %9, -4
  %10 = shl i64 %r.4.1, 3
  %11 = getelementptr i8, ptr %arg.out, i64 %10
  %scevgep29 = getelementptr i8, ptr %11, i64 16
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %12 = shl i64 %index, 3
  %scevgep31 = getelementptr i8, ptr %scevgep29, i64 %12
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep32, align 8
  %wide.load19 = load <2 x double>, ptr %scevgep31, align 8
  %13 = fadd <2 x double> %wide.load, zeroinitializer
  %14 = fadd <2 x double> %wide.load19, zeroinitializer
  store <2 x double> %13, ptr %scevgep32, align 8
  store <2 x double> %14, ptr %scevgep31, align 8
  %index.next = add nuw i64 %index, 4
  %15 = icmp eq i64 %n.vec, %index.next
  br i1 %15, label %middle.block, label %vector.body

middle.block:
  %16 = add i64 %n.vec, %r.4.1
  %cmp.n = icmp eq i64 %9, %n.vec
  br i1 %cmp.n, label %common.ret, label %B468.us.preheader11

B468.us.preheader11:
  %r.5.0.us.ph = phi i64 [ %16, %middle.block ], [ %r.4.1, %B468.us.preheader ]
  br label %B468.us

B468.us:
  %r.5.0.us = phi i64 [ %.353.us, %B468.us ], [ %r.5.0.us.ph, %B468.us.preheader11 ]
  %17 = shl i64 %r.5.0.us, 3
  %scevgep = getelementptr i8, ptr %arg.out, i64 %17
  %.314.us = load double, ptr %scevgep, align 8
  %.347.us = fadd double %.314.us, 0.000000e+00
  store double %.347.us, ptr %scevgep, align 8
  %.353.us = add i64 %r.5.0.us, 1
  %exitcond90.not.us = icmp eq i64 %arg.size, %.353.us
  br i1 %exitcond90.not.us, label %common.ret, label %B468.us

B468.preheader.split:
  %18 = icmp samesign ult i64 %arg.size, 4
  br i1 %18, label %B468.us2.preheader, label %B468.preheader.split.split

B468.us2.preheader:
  %19 = shl nuw nsw i64 %arg.size, 3
  %20 = mul i64 %r.4.1, %19
  %scevgep34 = getelementptr i8, ptr %arg.A, i64 %20
  br label %B468.us2

B468.us2:
  %lsr.iv = phi ptr [ %scevgep34, %B468.us2.preheader ], [ %scevgep35, %B468.endif.loopexit.us ]
  %r.5.0.us3 = phi i64 [ %r.4.1, %B468.us2.preheader ], [ %.353.us11, %B468.endif.loopexit.us ]
  %.313.us4 = getelementptr double, ptr %arg.out, i64 %r.5.0.us3
  %.314.us5 = load double, ptr %.313.us4, align 8
  br label %B40.epil.i.us

B40.epil.i.us:
  %total.2.043.epil.i.us = phi double [ %.141.epil.i.us, %B40.epil.i.us ], [ 0.000000e+00, %B468.us2 ]
  %epil.iter.i.us = phi i64 [ %epil.iter.next.i.us, %B40.epil.i.us ], [ 0, %B468.us2 ]
  %21 = shl nuw nsw i64 %epil.iter.i.us, 3
  %scevgep17 = getelementptr i8, ptr %lsr.iv, i64 %21
  %.135.epil.i.us = load double, ptr %scevgep17, align 8
  %22 = shl nuw nsw i64 %epil.iter.i.us, 3
  %scevgep16 = getelementptr i8, ptr %arg.x, i64 %22
  %.138.epil.i.us = load double, ptr %scevgep16, align 8
  %.139.epil.i.us = fmul double %.135.epil.i.us, %.138.epil.i.us
  %.141.epil.i.us = fadd double %total.2.043.epil.i.us, %.139.epil.i.us
  %epil.iter.next.i.us = add nuw nsw i64 %epil.iter.i.us, 1
  %epil.iter.cmp.not.i.us = icmp eq i64 %xtraiter.i, %epil.iter.next.i.us
  br i1 %epil.iter.cmp.not.i.us, label %B468.endif.loopexit.us, label %B40.epil.i.us

B468.endif.loopexit.us:
  %.347.us10 = fadd double %.314.us5, %.141.epil.i.us
  %sunkaddr89 = shl i64 %r.5.0.us3, 3
  %sunkaddr90 = getelementptr i8, ptr %arg.out, i64 %sunkaddr89
  store double %.347.us10, ptr %sunkaddr90, align 8
  %.353.us11 = add i64 %r.5.0.us3, 1
  %scevgep35 = getelementptr i8, ptr %lsr.iv, i64 %19
  %exitcond90.not.us12 = icmp eq i64 %.353.us11, %arg.size
  br i1 %exitcond90.not.us12, label %common.ret, label %B468.us2

B468.preheader.split.split:
  %23 = shl i64 %unroll_iter.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.x, i64 %23
  %24 = shl i64 %arg.size, 3
  %25 = mul i64 %r.4.1, %24
  %26 = getelementptr i8, ptr %arg.A, i64 %25
  %scevgep45 = getelementptr i8, ptr %26, i64 24
  %scevgep56 = getelementptr i8, ptr %26, i64 %23
  br label %B468

B468:
  %lsr.iv57 = phi ptr [ %scevgep56, %B468.preheader.split.split ], [ %scevgep58, %B468.endif ]
  %lsr.iv46 = phi ptr [ %scevgep45, %B468.preheader.split.split ], [ %scevgep47, %B468.endif ]
  %r.5.0 = phi i64 [ %r.4.1, %B468.preheader.split.split ], [ %.353, %B468.endif ]
  %.313 = getelementptr double, ptr %arg.out, i64 %r.5.0
  %.314 = load double, ptr %.313, align 8
  br label %B40.i

B40.i:
  %total.2.043.i = phi double [ 0.000000e+00, %B468 ], [ %.141.3.i, %B40.i ]
  %.1013941.i = phi i64 [ 0, %B468 ], [ %.108.3.i, %B40.i ]
  %sunkaddr.i = shl i64 %.1013941.i, 3
  %scevgep53 = getelementptr i8, ptr %lsr.iv46, i64 %sunkaddr.i
  %scevgep54 = getelementptr i8, ptr %scevgep53, i64 -24
  %.135.i = load double, ptr %scevgep54, align 8
  %sunkaddr71 = mul i64 %.1013941.i, 8
  %sunkaddr72 = getelementptr i8, ptr %arg.x, i64 %sunkaddr71
  %.138.i = load double, ptr %sunkaddr72, align 8
  %.139.i = fmul double %.135.i, %.138.i
  %.141.i = fadd double %total.2.043.i, %.139.i
  %27 = shl i64 %.1013941.i, 3
  %scevgep28 = getelementptr i8, ptr %lsr.iv46, i64 %27
  %scevgep30 = getelementptr i8, ptr %scevgep28, i64 -16
  %.135.1.i = load double, ptr %scevgep30, align 8
  %sunkaddr73 = mul i64 %.1013941.i, 8
  %sunkaddr74 = getelementptr i8, ptr %arg.x, i64 %sunkaddr73
  %sunkaddr75 = getelementptr i8, ptr %sunkaddr74, i64 8
  %.138.1.i = load double, ptr %sunkaddr75, align 8
  %.139.1.i = fmul double %.135.1.i, %.138.1.i
  %.141.1.i = fadd double %.141.i, %.139.1.i
  %28 = shl i64 %.1013941.i, 3
  %scevgep26 = getelementptr i8, ptr %lsr.iv46, i64 %28
  %scevgep27 = getelementptr i8, ptr %scevgep26, i64 -8
  %.135.2.i = load double, ptr %scevgep27, align 8
  %sunkaddr76 = mul i64 %.1013941.i, 8
  %sunkaddr77 = getelementptr i8, ptr %arg.x, i64 %sunkaddr76
  %sunkaddr78 = getelementptr i8, ptr %sunkaddr77, i64 16
  %.138.2.i = load double, ptr %sunkaddr78, align 8
  %.139.2.i = fmul double %.135.2.i, %.138.2.i
  %.141.2.i = fadd double %.141.1.i, %.139.2.i
  %.108.3.i = add nuw nsw i64 %.1013941.i, 4
  %.135.3.i = load double, ptr %scevgep53, align 8
  %sunkaddr79 = mul i64 %.1013941.i, 8
  %sunkaddr80 = getelementptr i8, ptr %arg.x, i64 %sunkaddr79
  %sunkaddr81 = getelementptr i8, ptr %sunkaddr80, i64 24
  %.138.3.i = load double, ptr %sunkaddr81, align 8
  %.139.3.i = fmul double %.135.3.i, %.138.3.i
  %.141.3.i = fadd double %.141.2.i, %.139.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.108.3.i
  br i1 %niter.ncmp.3.i, label %B84.loopexit.unr-lcssa.i, label %B40.i

B84.loopexit.unr-lcssa.i:
  %29 = icmp eq i64 %xtraiter.i, 0
  br i1 %29, label %B468.endif, label %B40.epil.i.preheader

B40.epil.i.preheader:
  br label %B40.epil.i

B40.epil.i:
  %total.2.043.epil.i = phi double [ %.141.epil.i, %B40.epil.i ], [ %.141.3.i, %B40.epil.i.preheader ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B40.epil.i ], [ 0, %B40.epil.i.preheader ]
  %30 = shl nuw nsw i64 %epil.iter.i, 3
  %scevgep36 = getelementptr i8, ptr %lsr.iv57, i64 %30
  %.135.epil.i = load double, ptr %scevgep36, align 8
  %31 = shl nuw nsw i64 %epil.iter.i, 3
  %scevgep33 = getelementptr i8, ptr %scevgep.i, i64 %31
  %.138.epil.i = load double, ptr %scevgep33, align 8
  %.139.epil.i = fmul double %.135.epil.i, %.138.epil.i
  %.141.epil.i = fadd double %total.2.043.epil.i, %.139.epil.i
  %epil.iter.next.i = add nuw nsw i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B468.endif, label %B40.epil.i

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B468.endif:
  %total.2.0.lcssa.i = phi double [ %.141.3.i, %B84.loopexit.unr-lcssa.i ], [ %.141.epil.i, %B40.epil.i ]
  %.347 = fadd double %.314, %total.2.0.lcssa.i
  %sunkaddr102 = shl i64 %r.5.0, 3
  %sunkaddr103 = getelementptr i8, ptr %arg.out, i64 %sunkaddr102
  store double %.347, ptr %sunkaddr103, align 8
  %.353 = add i64 %r.5.0, 1
  %scevgep47 = getelementptr i8, ptr %lsr.iv46, i64 %24
  %scevgep58 = getelementptr i8, ptr %lsr.iv57, i64 %24
  %exitcond90.not = icmp eq i64 %.353, %arg.size
  br i1 %exitcond90.not, label %common.ret, label %B468
}

declare double @llvm.sqrt.f64(double)

define internal i32 @part24(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, double %arg.soft) {
B0.endif:
  %.195 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  %arg.k.fr = freeze i64 %arg.k
  store ptr null, ptr %excinfo.1, align 8
  %.589 = alloca double, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.696 = alloca i64, align 8
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.41 = mul nsw i64 %arg.k.fr, %arg.s.9
  %.43 = fmul double %arg.soft, 1.000000e+07
  %.132220.not = icmp slt i64 %.41, 1
  br i1 %.132220.not, label %B102.us.preheader, label %B102.us.preheader.thread

B102.us.preheader:
  %.547228.not = icmp slt i64 %arg.k.fr, 1
  br i1 %.547228.not, label %B102.us.us.us.preheader, label %B102.us.us46.preheader

B102.us.us46.preheader:
  br label %B102.us.us46

B102.us.us.us.preheader:
  br label %B102.us.us.us

B102.us.us46:
  %level.2.0.us.us47 = phi double [ %.13.i.us58, %B102.backedge.us.us55 ], [ %.43, %B102.us.us46.preheader ]
  store double %level.2.0.us.us47, ptr %arg.room.13, align 8
  store i64 0, ptr %.195, align 8
  %.199.us.us48 = call i32 @part20(ptr %.195, ptr %excinfo.1, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr)
  %cond.us49 = icmp eq i32 %.199.us.us48, 0
  br i1 %cond.us49, label %B102.endif.endif.endif.us.us50, label %B102.if.if

B102.endif.endif.endif.us.us50:
  %.209.us.us51 = load i64, ptr %.195, align 8
  %good.2.1.us423.us.us52 = icmp eq i64 %.209.us.us51, 0
  br i1 %good.2.1.us423.us.us52, label %B492.us.us53, label %B226.endif.endif.us.us.us.us.us.preheader

B226.endif.endif.us.us.us.us.us.preheader:
  br label %B226.endif.endif.us.us.us.us.us

B492.us.us53:
  %.732.us.us54 = fcmp ugt double %level.2.0.us.us47, %arg.soft
  br i1 %.732.us.us54, label %B102.backedge.us.us55, label %B504

B102.backedge.us.us55:
  %.749.us.us56 = fmul double %level.2.0.us.us47, 3.000000e-02
  %.12.i.us57 = fcmp ogt double %.749.us.us56, %arg.soft
  %.13.i.us58 = select i1 %.12.i.us57, double %.749.us.us56, double %arg.soft
  br label %B102.us.us46

B226.endif.endif.us.us.us.us.us:
  %.315.us429.us.us.us.us = phi i64 [ %.315.us.us.us.us.us, %B216.us.us.us.us.us ], [ 1, %B226.endif.endif.us.us.us.us.us.preheader ]
  br label %B268.endif.us.us.us.us.us.us.us

B268.endif.us.us.us.us.us.us.us:
  %.425235252.us.us.us.us.us.us.us = phi i64 [ %.435.us.us.us.us.us.us.us, %B304.B374_crit_edge.us.us.us.us.us.us.us ], [ 10, %B226.endif.endif.us.us.us.us.us ]
  %.435.us.us.us.us.us.us.us = add nsw i64 %.425235252.us.us.us.us.us.us.us, -1
  br label %B306.us.us.us.us.us.us.us

B306.us.us.us.us.us.us.us:
  %moved.2.3231.us.us.us.us.us.us.us = phi double [ 0.000000e+00, %B268.endif.us.us.us.us.us.us.us ], [ %.13.i20.us.us.us, %B304.backedge.us.us.us.us.us.us.us ]
  %.553226229.us.us.us.us.us.us.us = phi i64 [ 0, %B268.endif.us.us.us.us.us.us.us ], [ %.560.us.us.us.us.us.us.us, %B304.backedge.us.us.us.us.us.us.us ]
  store double 0.000000e+00, ptr %.589, align 8
  %.593.us.us.us.us.us.us.us = call i32 @part29(ptr %.589, ptr %excinfo.2, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr, i64 %.553226229.us.us.us.us.us.us.us)
  %cond43.us.us.us = icmp eq i32 %.593.us.us.us.us.us.us.us, 0
  br i1 %cond43.us.us.us, label %B304.backedge.us.us.us.us.us.us.us, label %B306.if.if.split.us.split.us

B304.backedge.us.us.us.us.us.us.us:
  %.560.us.us.us.us.us.us.us = add nuw nsw i64 %.553226229.us.us.us.us.us.us.us, 1
  %.603.us.us.us.us.us.us.us = load double, ptr %.589, align 8
  %.12.i19.us.us.us = fcmp ogt double %.603.us.us.us.us.us.us.us, %moved.2.3231.us.us.us.us.us.us.us
  %.13.i20.us.us.us = select i1 %.12.i19.us.us.us, double %.603.us.us.us.us.us.us.us, double %moved.2.3231.us.us.us.us.us.us.us
  %exitcond.not.us.us.us = icmp eq i64 %arg.k.fr, %.560.us.us.us.us.us.us.us
  br i1 %exitcond.not.us.us.us, label %B304.B374_crit_edge.us.us.us.us.us.us.us, label %B306.us.us.us.us.us.us.us

B304.B374_crit_edge.us.us.us.us.us.us.us:
  %.680.us.us.us.us.us.us.us = fcmp ugt double %.13.i20.us.us.us, 0x78A42205
  %.426.us.us.us.us.us.us.us = icmp samesign ugt i64 %.425235252.us.us.us.us.us.us.us, 1
  %or.cond620.us.us.us = select i1 %.680.us.us.us.us.us.us.us, i1 %.426.us.us.us.us.us.us.us, i1 false
  br i1 %or.cond620.us.us.us, label %B268.endif.us.us.us.us.us.us.us, label %B438.us.us.us.loopexit.us.us

B438.endif.us.us.us.us.us:
  %exitcond757.not.us.us = icmp eq i64 %.315.us429.us.us.us.us, 12
  br i1 %exitcond757.not.us.us, label %B492.us.us53, label %B216.us.us.us.us.us

B216.us.us.us.us.us:
  %.710.us.us.us.us.us = load i64, ptr %.696, align 8
  %good.2.1.us.us.us.us.us = icmp eq i64 %.710.us.us.us.us.us, 0
  %.315.us.us.us.us.us = add nuw nsw i64 %.315.us429.us.us.us.us, 1
  br i1 %good.2.1.us.us.us.us.us, label %B492.us.us53, label %B226.endif.endif.us.us.us.us.us

B438.us.us.us.loopexit.us.us:
  store i64 0, ptr %.696, align 8
  %.700.us.us.us.us.us = call i32 @part20(ptr %.696, ptr %excinfo.5, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr)
  %cond44.us.us = icmp eq i32 %.700.us.us.us.us.us, 0
  br i1 %cond44.us.us, label %B438.endif.us.us.us.us.us, label %B438.if.if.split.us

B102.us.preheader.thread:
  %0 = shl nuw i64 %.41, 3
  tail call void @llvm.memset.p0.i64(ptr %arg.room.4, i8 0, i64 %0, i1 false)
  %.547228.not95 = icmp slt i64 %arg.k.fr, 1
  br i1 %.547228.not95, label %B102.us.us.preheader, label %B102.us.preheader185

B102.us.preheader185:
  br label %B102.us

B102.us.us.preheader:
  br label %B102.us.us

B102.us.us.us:
  %level.2.0.us.us.us = phi double [ %.13.i.us.us, %B102.backedge.us.us.us ], [ %.43, %B102.us.us.us.preheader ]
  store double %level.2.0.us.us.us, ptr %arg.room.13, align 8
  store i64 0, ptr %.195, align 8
  %.199.us.us.us = call i32 @part20(ptr %.195, ptr %excinfo.1, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr)
  %cond.us.us = icmp eq i32 %.199.us.us.us, 0
  br i1 %cond.us.us, label %B102.endif.endif.endif.us.us.us, label %B102.if.if

B102.endif.endif.endif.us.us.us:
  %.209.us.us.us = load i64, ptr %.195, align 8
  %good.2.1.us423.us.us.us = icmp eq i64 %.209.us.us.us, 0
  br i1 %good.2.1.us423.us.us.us, label %B492.us.us.us, label %B226.endif.endif.us.us.us54.us.us.preheader

B226.endif.endif.us.us.us54.us.us.preheader:
  br label %B226.endif.endif.us.us.us54.us.us

B492.us.us.us:
  %.732.us.us.us = fcmp ugt double %level.2.0.us.us.us, %arg.soft
  br i1 %.732.us.us.us, label %B102.backedge.us.us.us, label %B504

B102.backedge.us.us.us:
  %.749.us.us.us = fmul double %level.2.0.us.us.us, 3.000000e-02
  %.12.i.us.us = fcmp ogt double %.749.us.us.us, %arg.soft
  %.13.i.us.us = select i1 %.12.i.us.us, double %.749.us.us.us, double %arg.soft
  br label %B102.us.us.us

B226.endif.endif.us.us.us54.us.us:
  %lsr.iv189 = phi i64 [ -11, %B226.endif.endif.us.us.us54.us.us.preheader ], [ %lsr.iv.next190, %B438.endif.us.us.us59.us.us ]
  store i64 0, ptr %.696, align 8
  %.700.us.us.us67.us.us = call i32 @part20(ptr %.696, ptr %excinfo.5, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr)
  %cond42.us.us.us = icmp eq i32 %.700.us.us.us67.us.us, 0
  br i1 %cond42.us.us.us, label %B438.endif.us.us.us59.us.us, label %B438.if.if.split.us

B438.endif.us.us.us59.us.us:
  %ov194 = icmp eq i64 %lsr.iv189, 0
  %.710.us.us.us61.us.us = load i64, ptr %.696, align 8
  %good.2.1.us.us.us62.us.us = icmp eq i64 %.710.us.us.us61.us.us, 0
  %or.cond = select i1 %ov194, i1 true, i1 %good.2.1.us.us.us62.us.us
  %lsr.iv.next190 = add nsw i64 %lsr.iv189, 1
  br i1 %or.cond, label %B492.us.us.us, label %B226.endif.endif.us.us.us54.us.us

B102.us.us:
  %level.2.0.us.us = phi double [ %.13.i.us, %B102.backedge.us.us ], [ %.43, %B102.us.us.preheader ]
  store double %level.2.0.us.us, ptr %arg.room.13, align 8
  store i64 0, ptr %.195, align 8
  %.199.us.us = call i32 @part20(ptr %.195, ptr %excinfo.1, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr)
  %cond.us = icmp eq i32 %.199.us.us, 0
  br i1 %cond.us, label %B102.endif.endif.endif.us.us, label %B102.if.if

B102.endif.endif.endif.us.us:
  %.209.us.us = load i64, ptr %.195, align 8
  %good.2.1.us423.us.us = icmp eq i64 %.209.us.us, 0
  br i1 %good.2.1.us423.us.us, label %B492.us.us, label %B226.endif.endif.us.us.us54.preheader

B226.endif.endif.us.us.us54.preheader:
  br label %B226.endif.endif.us.us.us54

B226.endif.endif.us.us.us54:
  %lsr.iv = phi i64 [ -11, %B226.endif.endif.us.us.us54.preheader ], [ %lsr.iv.next, %B438.endif.us.us.us59 ]
  store i64 0, ptr %.696, align 8
  %.700.us.us.us67 = call i32 @part20(ptr %.696, ptr %excinfo.5, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr)
  %cond42.us = icmp eq i32 %.700.us.us.us67, 0
  br i1 %cond42.us, label %B438.endif.us.us.us59, label %B438.if.if.split.us

B438.endif.us.us.us59:
  %ov = icmp eq i64 %lsr.iv, 0
  %.710.us.us.us61 = load i64, ptr %.696, align 8
  %good.2.1.us.us.us62 = icmp eq i64 %.710.us.us.us61, 0
  %or.cond22 = select i1 %ov, i1 true, i1 %good.2.1.us.us.us62
  %lsr.iv.next = add nsw i64 %lsr.iv, 1
  br i1 %or.cond22, label %B492.us.us, label %B226.endif.endif.us.us.us54

B492.us.us:
  %.732.us.us = fcmp ugt double %level.2.0.us.us, %arg.soft
  br i1 %.732.us.us, label %B102.backedge.us.us, label %B504

B102.backedge.us.us:
  %.749.us.us = fmul double %level.2.0.us.us, 3.000000e-02
  %.12.i.us = fcmp ogt double %.749.us.us, %arg.soft
  %.13.i.us = select i1 %.12.i.us, double %.749.us.us, double %arg.soft
  br label %B102.us.us

B102.us:
  %level.2.0.us = phi double [ %.13.i, %B102.backedge.us ], [ %.43, %B102.us.preheader185 ]
  store double %level.2.0.us, ptr %arg.room.13, align 8
  store i64 0, ptr %.195, align 8
  %.199.us = call i32 @part20(ptr %.195, ptr %excinfo.1, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr)
  %cond = icmp eq i32 %.199.us, 0
  br i1 %cond, label %B102.endif.endif.endif.us, label %B102.if.if

B102.endif.endif.endif.us:
  %.209.us = load i64, ptr %.195, align 8
  %good.2.1.us423.us = icmp eq i64 %.209.us, 0
  br i1 %good.2.1.us423.us, label %B492.us, label %B226.endif.endif.us.us.us.preheader

B226.endif.endif.us.us.us.preheader:
  br label %B226.endif.endif.us.us.us

B492.us:
  %.732.us = fcmp ugt double %level.2.0.us, %arg.soft
  br i1 %.732.us, label %B102.backedge.us, label %B504

B102.backedge.us:
  %.749.us = fmul double %level.2.0.us, 3.000000e-02
  %.12.i = fcmp ogt double %.749.us, %arg.soft
  %.13.i = select i1 %.12.i, double %.749.us, double %arg.soft
  br label %B102.us

B226.endif.endif.us.us.us:
  %.315.us429.us.us = phi i64 [ %.315.us.us.us, %B216.us.us.us ], [ 1, %B226.endif.endif.us.us.us.preheader ]
  br label %B268.endif.us.us.us.us

B216.us.us.us:
  %.710.us.us.us = load i64, ptr %.696, align 8
  %good.2.1.us.us.us = icmp eq i64 %.710.us.us.us, 0
  %.315.us.us.us = add nuw nsw i64 %.315.us429.us.us, 1
  br i1 %good.2.1.us.us.us, label %B492.us, label %B226.endif.endif.us.us.us

B438.us.us.us.loopexit24:
  store i64 0, ptr %.696, align 8
  %.700.us.us.us = call i32 @part20(ptr %.696, ptr %excinfo.5, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr)
  %cond44 = icmp eq i32 %.700.us.us.us, 0
  br i1 %cond44, label %B438.endif.us.us.us, label %B438.if.if.split.us

B438.endif.us.us.us:
  %exitcond757.not = icmp eq i64 %.315.us429.us.us, 12
  br i1 %exitcond757.not, label %B492.us, label %B216.us.us.us

B268.endif.us.us.us.us:
  %.425235252.us.us.us.us = phi i64 [ %.435.us.us.us.us, %B374.endif.us.us.us.us.loopexit ], [ 10, %B226.endif.endif.us.us.us ]
  %.435.us.us.us.us = add nsw i64 %.425235252.us.us.us.us, -1
  br label %B306.us.us.us.us

B374.endif.us.us.us.us.loopexit:
  %.678.us.us.us.us = fmul double %.19.i.i37, 0x3D06849B86A12B9B
  %.680.us.us.us.us = fcmp ugt double %.13.i20, %.678.us.us.us.us
  %.426.us.us.us.us = icmp samesign ugt i64 %.425235252.us.us.us.us, 1
  %or.cond620 = select i1 %.680.us.us.us.us, i1 %.426.us.us.us.us, i1 false
  br i1 %or.cond620, label %B268.endif.us.us.us.us, label %B438.us.us.us.loopexit24

B306.us.us.us.us:
  %moved.2.3231.us.us.us.us = phi double [ 0.000000e+00, %B268.endif.us.us.us.us ], [ %.13.i20, %B304.backedge.us.us.us.us ]
  %.553226229.us.us.us.us = phi i64 [ 0, %B268.endif.us.us.us.us ], [ %.560.us.us.us.us, %B304.backedge.us.us.us.us ]
  store double 0.000000e+00, ptr %.589, align 8
  %.593.us.us.us.us = call i32 @part29(ptr %.589, ptr %excinfo.2, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr, i64 %.553226229.us.us.us.us)
  %cond43 = icmp eq i32 %.593.us.us.us.us, 0
  br i1 %cond43, label %B304.backedge.us.us.us.us, label %B306.if.if.split.us.split.us

B304.backedge.us.us.us.us:
  %.560.us.us.us.us = add nuw nsw i64 %.553226229.us.us.us.us, 1
  %.603.us.us.us.us = load double, ptr %.589, align 8
  %.12.i19 = fcmp ogt double %.603.us.us.us.us, %moved.2.3231.us.us.us.us
  %.13.i20 = select i1 %.12.i19, double %.603.us.us.us.us, double %moved.2.3231.us.us.us.us
  %exitcond.not = icmp eq i64 %arg.k.fr, %.560.us.us.us.us
  br i1 %exitcond.not, label %B38.backedge.i22.preheader, label %B306.us.us.us.us

B38.backedge.i22.preheader:
  br label %B38.backedge.i22

B38.backedge.i22:
  %most.2.059.i23 = phi double [ %.19.i.i37, %B38.backedge.i22 ], [ 1.000000e-300, %B38.backedge.i22.preheader ]
  %.1145557.i24 = phi i64 [ %.121.i38, %B38.backedge.i22 ], [ 0, %B38.backedge.i22.preheader ]
  %1 = shl i64 %.1145557.i24, 3
  %scevgep3.i25 = getelementptr i8, ptr %arg.room.3, i64 %1
  %.149.i26 = load double, ptr %scevgep3.i25, align 8
  %scevgep2.i27 = getelementptr i8, ptr %arg.room.2, i64 %1
  %.153.i28 = load double, ptr %scevgep2.i27, align 8
  %.154.i29 = tail call double @llvm.fabs.f64(double %.153.i28)
  %.155.i30 = fmul double %.149.i26, %.154.i29
  %2 = shl i64 %.1145557.i24, 3
  %scevgep191 = getelementptr i8, ptr %arg.room.4, i64 %2
  %.158.i32 = load double, ptr %scevgep191, align 8
  %.159.i33 = tail call double @llvm.fabs.f64(double %.158.i32)
  %.16.i.i34 = fcmp ogt double %.159.i33, %most.2.059.i23
  %.17.i.i35 = select i1 %.16.i.i34, double %.159.i33, double %most.2.059.i23
  %.18.i.i36 = fcmp ogt double %.155.i30, %.17.i.i35
  %.19.i.i37 = select i1 %.18.i.i36, double %.155.i30, double %.17.i.i35
  %.121.i38 = add nuw nsw i64 %.1145557.i24, 1
  %exitcond.not.i39 = icmp eq i64 %.41, %.121.i38
  br i1 %exitcond.not.i39, label %B374.endif.us.us.us.us.loopexit, label %B38.backedge.i22

common.ret:
  %common.ret.op = phi i32 [ 0, %B504 ], [ %.us-phi68, %B102.if.if ], [ %.us-phi, %B306.if.if.split.us.split.us ], [ %.us-phi572, %B438.if.if.split.us ]
  ret i32 %common.ret.op

B504:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B102.if.if:
  %.us-phi68 = phi i32 [ %.199.us.us, %B102.us.us ], [ %.199.us.us.us, %B102.us.us.us ], [ %.199.us.us48, %B102.us.us46 ], [ %.199.us, %B102.us ]
  %.200.pre = load ptr, ptr %excinfo.1, align 8
  %.207 = icmp sgt i32 %.us-phi68, 0
  %.208 = select i1 %.207, ptr %.200.pre, ptr undef
  store ptr %.208, ptr %excinfo, align 8
  br label %common.ret

B438.if.if.split.us:
  %.us-phi572 = phi i32 [ %.700.us.us.us67, %B226.endif.endif.us.us.us54 ], [ %.700.us.us.us67.us.us, %B226.endif.endif.us.us.us54.us.us ], [ %.700.us.us.us.us.us, %B438.us.us.us.loopexit.us.us ], [ %.700.us.us.us, %B438.us.us.us.loopexit24 ]
  %.708 = icmp sgt i32 %.us-phi572, 0
  %.701 = load ptr, ptr %excinfo.5, align 8
  %.709 = select i1 %.708, ptr %.701, ptr undef
  store ptr %.709, ptr %excinfo, align 8
  br label %common.ret

B306.if.if.split.us.split.us:
  %.us-phi = phi i32 [ %.593.us.us.us.us.us.us.us, %B306.us.us.us.us.us.us.us ], [ %.593.us.us.us.us, %B306.us.us.us.us ]
  %.601 = icmp sgt i32 %.us-phi, 0
  %.594 = load ptr, ptr %excinfo.2, align 8
  %.602 = select i1 %.601, ptr %.594, ptr undef
  store ptr %.602, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part29(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, i64 %arg.c) {
B0.endif:
  %.1011 = alloca double, align 8
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.1087 = alloca double, align 8
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.1160 = alloca double, align 8
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.1404 = alloca double, align 8
  %excinfo.8 = alloca ptr, align 8
  store ptr null, ptr %excinfo.8, align 8
  %.1471 = alloca double, align 8
  %excinfo.9 = alloca ptr, align 8
  store ptr null, ptr %excinfo.9, align 8
  %.43 = mul i64 %arg.k, %arg.s.9
  %.47 = getelementptr i64, ptr %arg.room.0, i64 %arg.c
  %.48 = load i64, ptr %.47, align 8
  %.52 = mul i64 %arg.c, %arg.s.9
  %.52447 = add i64 %.43, 1
  %.95 = mul i64 %.52, %.52447
  %.96 = getelementptr double, ptr %arg.room.1, i64 %.95
  %.102 = getelementptr double, ptr %arg.room.4, i64 %.52
  %.106 = getelementptr double, ptr %arg.room.12, i64 %arg.s.9
  %.181 = icmp slt i64 %arg.s.9, 1
  br i1 %.181, label %B552, label %B280.preheader

B280.preheader:
  %const = bitcast i64 9223372036854775804 to i64
  %min.iters.check = icmp samesign ult i64 %arg.s.9, 14
  br i1 %min.iters.check, label %B280.preheader92, label %vector.memcheck

vector.memcheck:
  %0 = shl i64 %arg.s.9, 3
  %scevgep = getelementptr i8, ptr %arg.room.12, i64 %0
  %1 = shl i64 %arg.c, 3
  %2 = add i64 %1, 8
  %3 = mul i64 %2, %arg.s.9
  %scevgep31 = getelementptr i8, ptr %arg.room.4, i64 %3
  %bound0 = icmp ult ptr %arg.room.12, %scevgep31
  %bound1 = icmp ult ptr %.102, %scevgep
  %found.conflict = and i1 %bound1, %bound0
  br i1 %found.conflict, label %B280.preheader92, label %vector.ph

vector.ph:
  %n.vec = and i64 %arg.s.9, %const
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %4 = shl i64 %index, 3
  %scevgep116 = getelementptr i8, ptr %.102, i64 %4
  %scevgep117 = getelementptr i8, ptr %scevgep116, i64 16
  %wide.load = load <2 x double>, ptr %scevgep116, align 8
  %wide.load32 = load <2 x double>, ptr %scevgep117, align 8
  %sunkaddr = mul i64 %index, 8
  %sunkaddr121 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr
  store <2 x double> %wide.load, ptr %sunkaddr121, align 8
  %sunkaddr122 = mul i64 %index, 8
  %sunkaddr123 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr122
  %sunkaddr124 = getelementptr i8, ptr %sunkaddr123, i64 16
  store <2 x double> %wide.load32, ptr %sunkaddr124, align 8
  %index.next = add nuw nsw i64 %index, 4
  tail call void @llvm.memset.p0.i64(ptr %scevgep116, i8 0, i64 32, i1 false)
  %5 = icmp eq i64 %n.vec, %index.next
  br i1 %5, label %middle.block, label %vector.body

middle.block:
  %cmp.n = icmp eq i64 %arg.s.9, %n.vec
  br i1 %cmp.n, label %B348.preheader, label %B280.preheader92

B280.preheader92:
  %.231462464.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %B280.preheader ], [ %n.vec, %middle.block ]
  %xtraiter = and i64 %arg.s.9, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B280.prol.loopexit, label %B280.prol.preheader

B280.prol.preheader:
  br label %B280.prol

B280.prol:
  %lsr.iv240 = phi i64 [ %lsr.iv.next241, %B280.prol ], [ %xtraiter, %B280.prol.preheader ]
  %.231462464.prol = phi i64 [ %.238.prol, %B280.prol ], [ %.231462464.ph, %B280.prol.preheader ]
  %.238.prol = add nuw nsw i64 %.231462464.prol, 1
  %6 = shl i64 %.231462464.prol, 3
  %scevgep239 = getelementptr i8, ptr %.102, i64 %6
  %.265.prol = load double, ptr %scevgep239, align 8
  %scevgep238 = getelementptr i8, ptr %arg.room.12, i64 %6
  store double %.265.prol, ptr %scevgep238, align 8
  store double 0.000000e+00, ptr %scevgep239, align 8
  %lsr.iv.next241 = add nsw i64 %lsr.iv240, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next241, 0
  br i1 %prol.iter.cmp.not, label %B280.prol.loopexit, label %B280.prol

B280.prol.loopexit:
  %.231462464.unr = phi i64 [ %.231462464.ph, %B280.preheader92 ], [ %.238.prol, %B280.prol ]
  %7 = sub nsw i64 %.231462464.ph, %arg.s.9
  %8 = icmp ugt i64 %7, -4
  br i1 %8, label %B348.preheader, label %B280.preheader117

B280.preheader117:
  %9 = shl i64 %.52, 3
  %10 = getelementptr i8, ptr %arg.room.4, i64 %9
  %scevgep230 = getelementptr i8, ptr %10, i64 24
  br label %B280

B280:
  %.231462464 = phi i64 [ %.238.3, %B280 ], [ %.231462464.unr, %B280.preheader117 ]
  %11 = shl i64 %.231462464, 3
  %scevgep234 = getelementptr i8, ptr %scevgep230, i64 %11
  %scevgep235 = getelementptr i8, ptr %scevgep234, i64 -24
  %.265 = load double, ptr %scevgep235, align 8
  %sunkaddr125 = mul i64 %.231462464, 8
  %sunkaddr126 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr125
  store double %.265, ptr %sunkaddr126, align 8
  store double 0.000000e+00, ptr %scevgep235, align 8
  %12 = shl i64 %.231462464, 3
  %scevgep111 = getelementptr i8, ptr %scevgep230, i64 %12
  %scevgep112 = getelementptr i8, ptr %scevgep111, i64 -16
  %.265.1 = load double, ptr %scevgep112, align 8
  %13 = shl i64 %.231462464, 3
  %sunkaddr127 = mul i64 %.231462464, 8
  %sunkaddr128 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr127
  %sunkaddr129 = getelementptr i8, ptr %sunkaddr128, i64 8
  store double %.265.1, ptr %sunkaddr129, align 8
  store double 0.000000e+00, ptr %scevgep112, align 8
  %scevgep109 = getelementptr i8, ptr %scevgep230, i64 %13
  %scevgep110 = getelementptr i8, ptr %scevgep109, i64 -8
  %.265.2 = load double, ptr %scevgep110, align 8
  %sunkaddr130 = mul i64 %.231462464, 8
  %sunkaddr131 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr130
  %sunkaddr132 = getelementptr i8, ptr %sunkaddr131, i64 16
  store double %.265.2, ptr %sunkaddr132, align 8
  store double 0.000000e+00, ptr %scevgep110, align 8
  %.238.3 = add nuw nsw i64 %.231462464, 4
  %.265.3 = load double, ptr %scevgep234, align 8
  %sunkaddr133 = mul i64 %.231462464, 8
  %sunkaddr134 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr133
  %sunkaddr135 = getelementptr i8, ptr %sunkaddr134, i64 24
  store double %.265.3, ptr %sunkaddr135, align 8
  store double 0.000000e+00, ptr %scevgep234, align 8
  %exitcond.not.3 = icmp eq i64 %arg.s.9, %.238.3
  br i1 %exitcond.not.3, label %B348.preheader, label %B280

B348.preheader:
  %.9540.not.i = icmp slt i64 %.43, 1
  %xtraiter.i = and i64 %.43, 3
  %unroll_iter.i = and i64 %.43, %const
  br i1 %.9540.not.i, label %B348.us.preheader, label %B348.preheader115

B348.preheader115:
  %14 = shl i64 %.43, 3
  %15 = mul i64 %.52, %14
  %16 = getelementptr i8, ptr %arg.room.1, i64 %15
  %scevgep206 = getelementptr i8, ptr %16, i64 24
  br label %B348

B348.us.preheader:
  %min.iters.check51 = icmp samesign ult i64 %arg.s.9, 16
  br i1 %min.iters.check51, label %B348.us.preheader89, label %vector.memcheck33

vector.memcheck33:
  %17 = shl i64 %arg.s.9, 4
  %scevgep34 = getelementptr i8, ptr %arg.room.12, i64 %17
  %18 = shl i64 %.52, 3
  %scevgep35 = getelementptr i8, ptr %arg.room.2, i64 %18
  %19 = shl i64 %arg.c, 3
  %20 = add i64 %19, 8
  %21 = mul i64 %20, %arg.s.9
  %scevgep36 = getelementptr i8, ptr %arg.room.2, i64 %21
  %scevgep37 = getelementptr i8, ptr %arg.room.13, i64 8
  %scevgep38 = getelementptr i8, ptr %arg.room.5, i64 %18
  %scevgep39 = getelementptr i8, ptr %arg.room.5, i64 %21
  %bound040 = icmp ult ptr %.106, %scevgep36
  %bound141 = icmp ult ptr %scevgep35, %scevgep34
  %found.conflict42 = and i1 %bound141, %bound040
  %bound043 = icmp ult ptr %.106, %scevgep37
  %bound144 = icmp ult ptr %arg.room.13, %scevgep34
  %found.conflict45 = and i1 %bound144, %bound043
  %conflict.rdx = or i1 %found.conflict45, %found.conflict42
  %bound046 = icmp ult ptr %.106, %scevgep39
  %bound147 = icmp ult ptr %scevgep38, %scevgep34
  %found.conflict48 = and i1 %bound147, %bound046
  %conflict.rdx49 = or i1 %found.conflict48, %conflict.rdx
  br i1 %conflict.rdx49, label %B348.us.preheader89, label %vector.ph52

vector.ph52:
  %n.vec54 = and i64 %arg.s.9, %const
  %22 = load double, ptr %arg.room.13, align 8
  %broadcast.splatinsert = insertelement <2 x double> poison, double %22, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %23 = shl i64 %arg.s.9, 3
  %24 = getelementptr i8, ptr %arg.room.12, i64 %23
  %scevgep186 = getelementptr i8, ptr %24, i64 16
  %25 = add i64 %18, 16
  %scevgep190 = getelementptr i8, ptr %arg.room.5, i64 %25
  %scevgep194 = getelementptr i8, ptr %arg.room.2, i64 %25
  br label %vector.body55

vector.body55:
  %index56 = phi i64 [ 0, %vector.ph52 ], [ %index.next61, %vector.body55 ]
  %26 = shl i64 %index56, 3
  %scevgep196 = getelementptr i8, ptr %scevgep194, i64 %26
  %scevgep197 = getelementptr i8, ptr %scevgep196, i64 -16
  %wide.load57 = load <2 x double>, ptr %scevgep197, align 8
  %wide.load58 = load <2 x double>, ptr %scevgep196, align 8
  %scevgep192 = getelementptr i8, ptr %scevgep190, i64 %26
  %27 = shl i64 %index56, 3
  %scevgep87 = getelementptr i8, ptr %scevgep190, i64 %27
  %scevgep88 = getelementptr i8, ptr %scevgep87, i64 -16
  %wide.load59 = load <2 x double>, ptr %scevgep88, align 8
  %wide.load60 = load <2 x double>, ptr %scevgep192, align 8
  %28 = fmul <2 x double> %broadcast.splat, %wide.load59
  %29 = fmul <2 x double> %broadcast.splat, %wide.load60
  %30 = fsub <2 x double> %wide.load57, %28
  %31 = fsub <2 x double> %wide.load58, %29
  %32 = fadd <2 x double> %30, zeroinitializer
  %33 = fadd <2 x double> %31, zeroinitializer
  %34 = shl i64 %index56, 3
  %scevgep85 = getelementptr i8, ptr %scevgep186, i64 %34
  %scevgep86 = getelementptr i8, ptr %scevgep85, i64 -16
  store <2 x double> %32, ptr %scevgep86, align 8
  store <2 x double> %33, ptr %scevgep85, align 8
  %index.next61 = add nuw i64 %index56, 4
  %35 = icmp eq i64 %n.vec54, %index.next61
  br i1 %35, label %middle.block62, label %vector.body55

middle.block62:
  %cmp.n63 = icmp eq i64 %arg.s.9, %n.vec54
  br i1 %cmp.n63, label %B552, label %B348.us.preheader89

B348.us.preheader89:
  %.363468470.us.ph = phi i64 [ 0, %vector.memcheck33 ], [ 0, %B348.us.preheader ], [ %n.vec54, %middle.block62 ]
  %.neg = or disjoint i64 %.363468470.us.ph, 1
  %xtraiter93 = and i64 %arg.s.9, 1
  %lcmp.mod94.not = icmp eq i64 %xtraiter93, 0
  br i1 %lcmp.mod94.not, label %B348.us.prol.loopexit, label %B348.us.prol

B348.us.prol:
  %.399.us.prol = add nsw i64 %.363468470.us.ph, %.52
  %.434.us.prol = getelementptr double, ptr %arg.room.2, i64 %.399.us.prol
  %.435.us.prol = load double, ptr %.434.us.prol, align 8
  %.439.us.prol = load double, ptr %arg.room.13, align 8
  %.444.us.prol = getelementptr double, ptr %arg.room.5, i64 %.399.us.prol
  %.445.us.prol = load double, ptr %.444.us.prol, align 8
  %.446.us.prol = fmul double %.439.us.prol, %.445.us.prol
  %.447.us.prol = fsub double %.435.us.prol, %.446.us.prol
  %.448.us.prol = fadd double %.447.us.prol, 0.000000e+00
  %.450.us.prol = getelementptr double, ptr %.106, i64 %.363468470.us.ph
  store double %.448.us.prol, ptr %.450.us.prol, align 8
  br label %B348.us.prol.loopexit

B348.us.prol.loopexit:
  %.363468470.us.unr = phi i64 [ %.363468470.us.ph, %B348.us.preheader89 ], [ %.neg, %B348.us.prol ]
  %36 = icmp eq i64 %arg.s.9, %.neg
  br i1 %36, label %B552, label %B348.us.preheader114

B348.us.preheader114:
  %37 = shl i64 %arg.s.9, 3
  %38 = getelementptr i8, ptr %arg.room.12, i64 %37
  %scevgep174 = getelementptr i8, ptr %38, i64 8
  %39 = shl i64 %.52, 3
  %40 = add i64 %39, 8
  %scevgep178 = getelementptr i8, ptr %arg.room.5, i64 %40
  %scevgep182 = getelementptr i8, ptr %arg.room.2, i64 %40
  br label %B348.us

B348.us:
  %.363468470.us = phi i64 [ %.370.us.1, %B348.us ], [ %.363468470.us.unr, %B348.us.preheader114 ]
  %41 = shl i64 %.363468470.us, 3
  %scevgep184 = getelementptr i8, ptr %scevgep182, i64 %41
  %scevgep185 = getelementptr i8, ptr %scevgep184, i64 -8
  %.435.us = load double, ptr %scevgep185, align 8
  %.439.us = load double, ptr %arg.room.13, align 8
  %scevgep180 = getelementptr i8, ptr %scevgep178, i64 %41
  %42 = shl i64 %.363468470.us, 3
  %scevgep83 = getelementptr i8, ptr %scevgep178, i64 %42
  %scevgep84 = getelementptr i8, ptr %scevgep83, i64 -8
  %.445.us = load double, ptr %scevgep84, align 8
  %.446.us = fmul double %.439.us, %.445.us
  %.447.us = fsub double %.435.us, %.446.us
  %.448.us = fadd double %.447.us, 0.000000e+00
  %43 = shl i64 %.363468470.us, 3
  %scevgep81 = getelementptr i8, ptr %scevgep174, i64 %43
  %scevgep82 = getelementptr i8, ptr %scevgep81, i64 -8
  store double %.448.us, ptr %scevgep82, align 8
  %.370.us.1 = add nuw nsw i64 %.363468470.us, 2
  %.435.us.1 = load double, ptr %scevgep184, align 8
  %.439.us.1 = load double, ptr %arg.room.13, align 8
  %.445.us.1 = load double, ptr %scevgep180, align 8
  %.446.us.1 = fmul double %.439.us.1, %.445.us.1
  %.447.us.1 = fsub double %.435.us.1, %.446.us.1
  %.448.us.1 = fadd double %.447.us.1, 0.000000e+00
  store double %.448.us.1, ptr %scevgep81, align 8
  %exitcond513.not.us.1 = icmp eq i64 %arg.s.9, %.370.us.1
  br i1 %exitcond513.not.us.1, label %B552, label %B348.us

B348:
  %lsr.iv218 = phi ptr [ %16, %B348.preheader115 ], [ %scevgep219, %B348.endif ]
  %lsr.iv207 = phi ptr [ %scevgep206, %B348.preheader115 ], [ %scevgep208, %B348.endif ]
  %.363468470 = phi i64 [ 0, %B348.preheader115 ], [ %.370, %B348.endif ]
  %44 = icmp ult i64 %.43, 4
  %.399 = add nsw i64 %.363468470, %.52
  br i1 %44, label %B40.epil.preheader.i, label %B40.i.preheader

B40.i.preheader:
  br label %B40.i

B40.i:
  %total.2.043.i = phi double [ %.141.3.i, %B40.i ], [ 0.000000e+00, %B40.i.preheader ]
  %.1013941.i = phi i64 [ %.108.3.i, %B40.i ], [ 0, %B40.i.preheader ]
  %sunkaddr.i = shl i64 %.1013941.i, 3
  %scevgep214 = getelementptr i8, ptr %lsr.iv207, i64 %sunkaddr.i
  %scevgep215 = getelementptr i8, ptr %scevgep214, i64 -24
  %.135.i = load double, ptr %scevgep215, align 8
  %sunkaddr136 = mul i64 %.1013941.i, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr136
  %.138.i = load double, ptr %sunkaddr137, align 8
  %.139.i = fmul double %.135.i, %.138.i
  %.141.i = fadd double %total.2.043.i, %.139.i
  %45 = shl i64 %.1013941.i, 3
  %scevgep99 = getelementptr i8, ptr %lsr.iv207, i64 %45
  %scevgep100 = getelementptr i8, ptr %scevgep99, i64 -16
  %.135.1.i = load double, ptr %scevgep100, align 8
  %sunkaddr138 = mul i64 %.1013941.i, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr138
  %sunkaddr140 = getelementptr i8, ptr %sunkaddr139, i64 8
  %.138.1.i = load double, ptr %sunkaddr140, align 8
  %.139.1.i = fmul double %.135.1.i, %.138.1.i
  %.141.1.i = fadd double %.141.i, %.139.1.i
  %46 = shl i64 %.1013941.i, 3
  %scevgep97 = getelementptr i8, ptr %lsr.iv207, i64 %46
  %scevgep98 = getelementptr i8, ptr %scevgep97, i64 -8
  %.135.2.i = load double, ptr %scevgep98, align 8
  %sunkaddr141 = mul i64 %.1013941.i, 8
  %sunkaddr142 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr141
  %sunkaddr143 = getelementptr i8, ptr %sunkaddr142, i64 16
  %.138.2.i = load double, ptr %sunkaddr143, align 8
  %.139.2.i = fmul double %.135.2.i, %.138.2.i
  %.141.2.i = fadd double %.141.1.i, %.139.2.i
  %.108.3.i = add nuw nsw i64 %.1013941.i, 4
  %.135.3.i = load double, ptr %scevgep214, align 8
  %sunkaddr144 = mul i64 %.1013941.i, 8
  %sunkaddr145 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr144
  %sunkaddr146 = getelementptr i8, ptr %sunkaddr145, i64 24
  %.138.3.i = load double, ptr %sunkaddr146, align 8
  %.139.3.i = fmul double %.135.3.i, %.138.3.i
  %.141.3.i = fadd double %.141.2.i, %.139.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.108.3.i
  br i1 %niter.ncmp.3.i, label %B84.loopexit.unr-lcssa.i, label %B40.i

B84.loopexit.unr-lcssa.i:
  %47 = icmp eq i64 %xtraiter.i, 0
  br i1 %47, label %B348.endif, label %B40.epil.preheader.i

B40.epil.preheader.i:
  %total.2.043.epil.init.i = phi double [ 0.000000e+00, %B348 ], [ %.141.3.i, %B84.loopexit.unr-lcssa.i ]
  %.1013941.epil.init.i = phi i64 [ 0, %B348 ], [ %unroll_iter.i, %B84.loopexit.unr-lcssa.i ]
  %48 = shl i64 %.1013941.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.room.4, i64 %48
  %scevgep220 = getelementptr i8, ptr %lsr.iv218, i64 %48
  br label %B40.epil.i

B40.epil.i:
  %total.2.043.epil.i = phi double [ %.141.epil.i, %B40.epil.i ], [ %total.2.043.epil.init.i, %B40.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B40.epil.i ], [ 0, %B40.epil.preheader.i ]
  %49 = shl i64 %epil.iter.i, 3
  %scevgep221 = getelementptr i8, ptr %scevgep220, i64 %49
  %.135.epil.i = load double, ptr %scevgep221, align 8
  %scevgep216 = getelementptr i8, ptr %scevgep.i, i64 %49
  %.138.epil.i = load double, ptr %scevgep216, align 8
  %.139.epil.i = fmul double %.135.epil.i, %.138.epil.i
  %.141.epil.i = fadd double %total.2.043.epil.i, %.139.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B348.endif, label %B40.epil.i

B552:
  %.462 = getelementptr double, ptr %arg.s.1, i64 %.48
  %.463 = load double, ptr %.462, align 8
  %.470 = getelementptr i64, ptr %arg.s.0, i64 %.48
  %.471 = load i64, ptr %.470, align 8
  switch i64 %.471, label %B1336 [
    i64 4, label %B622.endif.endif
    i64 2, label %B768.endif
    i64 1, label %B1300
  ]

B990:
  %lsr.iv = phi i64 [ 0, %B990.preheader.new ], [ %lsr.iv.next, %B990 ]
  %lean.2.0479 = phi double [ %.715.peel526, %B990.preheader.new ], [ %.715.3, %B990 ]
  %50 = shl i64 %lsr.iv, 3
  %scevgep74 = getelementptr i8, ptr %scevgep73, i64 %50
  %scevgep79 = getelementptr i8, ptr %scevgep74, i64 -24
  %.699 = load double, ptr %scevgep79, align 8
  %.701 = fmul double %.463, %.699
  %scevgep67 = getelementptr i8, ptr %scevgep66, i64 %50
  %51 = shl i64 %lsr.iv, 3
  %scevgep71 = getelementptr i8, ptr %scevgep66, i64 %51
  %scevgep72 = getelementptr i8, ptr %scevgep71, i64 -24
  %.712 = load double, ptr %scevgep72, align 8
  %.713 = fmul double %.701, %.712
  %.715 = fsub double %lean.2.0479, %.713
  %52 = shl i64 %lsr.iv, 3
  %scevgep77 = getelementptr i8, ptr %scevgep73, i64 %52
  %scevgep80 = getelementptr i8, ptr %scevgep77, i64 -16
  %.699.1 = load double, ptr %scevgep80, align 8
  %.701.1 = fmul double %.463, %.699.1
  %53 = shl i64 %lsr.iv, 3
  %scevgep69 = getelementptr i8, ptr %scevgep66, i64 %53
  %scevgep70 = getelementptr i8, ptr %scevgep69, i64 -16
  %.712.1 = load double, ptr %scevgep70, align 8
  %.713.1 = fmul double %.701.1, %.712.1
  %.715.1 = fsub double %.715, %.713.1
  %54 = shl i64 %lsr.iv, 3
  %scevgep75 = getelementptr i8, ptr %scevgep73, i64 %54
  %scevgep76 = getelementptr i8, ptr %scevgep75, i64 -8
  %.699.2 = load double, ptr %scevgep76, align 8
  %.701.2 = fmul double %.463, %.699.2
  %55 = shl i64 %lsr.iv, 3
  %scevgep63 = getelementptr i8, ptr %scevgep66, i64 %55
  %scevgep68 = getelementptr i8, ptr %scevgep63, i64 -8
  %.712.2 = load double, ptr %scevgep68, align 8
  %.713.2 = fmul double %.701.2, %.712.2
  %.715.2 = fsub double %.715.1, %.713.2
  %.699.3 = load double, ptr %scevgep74, align 8
  %.701.3 = fmul double %.463, %.699.3
  %.712.3 = load double, ptr %scevgep67, align 8
  %.713.3 = fmul double %.701.3, %.712.3
  %.715.3 = fsub double %.715.2, %.713.3
  %lsr.iv.next = add nuw nsw i64 %lsr.iv, 4
  %niter.ncmp.3 = icmp eq i64 %74, %lsr.iv.next
  br i1 %niter.ncmp.3, label %B992.endif.endif.endif.endif.loopexit.unr-lcssa, label %B990

B1242:
  %.902484486 = phi i64 [ %.909.3, %B1242 ], [ %.902484486.unr, %B1242.preheader113 ]
  %56 = shl i64 %.902484486, 3
  %scevgep138 = getelementptr i8, ptr %scevgep134, i64 %56
  %scevgep139 = getelementptr i8, ptr %scevgep138, i64 -24
  %.955 = load double, ptr %scevgep139, align 8
  %.956 = fmul double %.955, %.946
  %.958 = fmul double %.13.i9, %.956
  %57 = shl i64 %.902484486, 3
  %scevgep50 = getelementptr i8, ptr %scevgep126, i64 %57
  %scevgep51 = getelementptr i8, ptr %scevgep50, i64 -24
  store double %.958, ptr %scevgep51, align 8
  %scevgep58 = getelementptr i8, ptr %scevgep134, i64 %57
  %scevgep60 = getelementptr i8, ptr %scevgep58, i64 -16
  %.955.1 = load double, ptr %scevgep60, align 8
  %.956.1 = fmul double %.955.1, %.946
  %.958.1 = fmul double %.13.i9, %.956.1
  %58 = shl i64 %.902484486, 3
  %scevgep48 = getelementptr i8, ptr %scevgep126, i64 %58
  %scevgep49 = getelementptr i8, ptr %scevgep48, i64 -16
  store double %.958.1, ptr %scevgep49, align 8
  %scevgep53 = getelementptr i8, ptr %scevgep134, i64 %58
  %scevgep55 = getelementptr i8, ptr %scevgep53, i64 -8
  %.955.2 = load double, ptr %scevgep55, align 8
  %.956.2 = fmul double %.955.2, %.946
  %.958.2 = fmul double %.13.i9, %.956.2
  %59 = shl i64 %.902484486, 3
  %scevgep46 = getelementptr i8, ptr %scevgep126, i64 %59
  %scevgep47 = getelementptr i8, ptr %scevgep46, i64 -8
  store double %.958.2, ptr %scevgep47, align 8
  %.909.3 = add nuw nsw i64 %.902484486, 4
  %.955.3 = load double, ptr %scevgep138, align 8
  %.956.3 = fmul double %.955.3, %.946
  %.958.3 = fmul double %.13.i9, %.956.3
  store double %.958.3, ptr %scevgep50, align 8
  %exitcond546.not.3 = icmp eq i64 %arg.s.9, %.909.3
  br i1 %exitcond546.not.3, label %B1890.backedge.preheader.new, label %B1242

B1300:
  %.997 = getelementptr i8, ptr %.106, i64 16
  %.998 = load double, ptr %.997, align 8
  %.1002 = fcmp ult double %.998, 0.000000e+00
  br i1 %.1002, label %B1336, label %B1856.endif

B1336:
  store double 0.000000e+00, ptr %.1011, align 8
  %.1015 = call i32 @part30(ptr %.1011, ptr %excinfo.5, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, i64 %arg.c, double 0.000000e+00)
  %cond = icmp eq i32 %.1015, 0
  br i1 %cond, label %B1336.endif, label %B1336.if.if

B1474:
  store double 0.000000e+00, ptr %.1087, align 8
  %.1091 = call i32 @part30(ptr %.1087, ptr %excinfo.6, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, i64 %arg.c, double %.1044)
  %cond10 = icmp eq i32 %.1091, 0
  br i1 %cond10, label %B1474.endif, label %B1474.if.if

B1528:
  %.1127 = fmul double %.1044, 1.000000e+12
  %.1129 = fcmp olt double %.1044, %.1127
  br i1 %.1129, label %B1546.preheader, label %B1656.preheader

B1546.preheader:
  br label %B1546

B1656.preheader:
  %low.3.0497.ph = phi double [ 0.000000e+00, %B1528 ], [ 0.000000e+00, %B1474.endif ], [ %high.3.0, %B1546.endif ]
  %high.4.0496.ph = phi double [ %.1044, %B1528 ], [ %.1044, %B1474.endif ], [ %.1139, %B1546.endif ]
  br label %B1656

B1546:
  %high.3.0 = phi double [ %.1139, %B1546.endif ], [ %.1044, %B1546.preheader ]
  %.1139 = fmul double %high.3.0, 4.000000e+00
  store double 0.000000e+00, ptr %.1160, align 8
  %.1164 = call i32 @part30(ptr %.1160, ptr %excinfo.7, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, i64 %arg.c, double %.1139)
  %cond11 = icmp eq i32 %.1164, 0
  br i1 %cond11, label %B1546.endif, label %B1546.if.if

B1656:
  %lsr.iv44 = phi i64 [ 69, %B1656.preheader ], [ %lsr.iv.next45, %B1758.endif ]
  %low.3.0497 = phi double [ %low.5.1, %B1758.endif ], [ %low.3.0497.ph, %B1656.preheader ]
  %high.4.0496 = phi double [ %high.6.1, %B1758.endif ], [ %high.4.0496.ph, %B1656.preheader ]
  %.1353 = fsub double %high.4.0496, %low.3.0497
  %.1355 = fmul double %high.4.0496, 1.000000e-13
  %.1356 = fcmp ugt double %.1353, %.1355
  br i1 %.1356, label %B1686, label %B1818

B1686:
  %.1364 = fcmp oeq double %low.3.0497, 0.000000e+00
  br i1 %.1364, label %B1698, label %B1714

B1698:
  %.1368 = fadd double %low.3.0497, %high.4.0496
  %.1369 = fmul double %.1368, 5.000000e-01
  br label %B1758

B1714:
  %.1376 = fmul double %low.3.0497, %high.4.0496
  %.1384 = tail call double @llvm.sqrt.f64(double %.1376)
  br label %B1758

B1758:
  %"$phi1758.1.2.1" = phi double [ %.1369, %B1698 ], [ %.1384, %B1714 ]
  store double 0.000000e+00, ptr %.1404, align 8
  %.1408 = call i32 @part30(ptr %.1404, ptr %excinfo.8, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, i64 %arg.c, double %"$phi1758.1.2.1")
  %cond12 = icmp eq i32 %.1408, 0
  br i1 %cond12, label %B1758.endif, label %B1758.if.if

B1818:
  %high.4.0.lcssa = phi double [ %high.6.1, %B1758.endif ], [ %high.4.0496, %B1656 ]
  %.1475 = call i32 @part30(ptr %.1471, ptr %excinfo.9, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, i64 %arg.c, double %high.4.0.lcssa)
  %cond13 = icmp eq i32 %.1475, 0
  br i1 %cond13, label %B1856.endif, label %B1818.if.if

B1890.backedge:
  %moved.2.0504 = phi double [ 0.000000e+00, %B1890.backedge.preheader.new ], [ %.13.i7.1, %B1890.backedge ]
  %.1613500502 = phi i64 [ 0, %B1890.backedge.preheader.new ], [ %.1620.1, %B1890.backedge ]
  %60 = shl i64 %.1613500502, 3
  %scevgep120 = getelementptr i8, ptr %scevgep118, i64 %60
  %scevgep121 = getelementptr i8, ptr %scevgep120, i64 -8
  %.1647 = load double, ptr %scevgep121, align 8
  %sunkaddr147 = mul i64 %.1613500502, 8
  %sunkaddr148 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr147
  %.1650 = load double, ptr %sunkaddr148, align 8
  %.1651 = fsub double %.1647, %.1650
  %.1652 = tail call double @llvm.fabs.f64(double %.1651)
  %.12.i6 = fcmp ogt double %.1652, %moved.2.0504
  %.13.i7 = select i1 %.12.i6, double %.1652, double %moved.2.0504
  %.1647.1 = load double, ptr %scevgep120, align 8
  %sunkaddr149 = mul i64 %.1613500502, 8
  %sunkaddr150 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr149
  %sunkaddr151 = getelementptr i8, ptr %sunkaddr150, i64 8
  %.1650.1 = load double, ptr %sunkaddr151, align 8
  %.1651.1 = fsub double %.1647.1, %.1650.1
  %.1652.1 = tail call double @llvm.fabs.f64(double %.1651.1)
  %.12.i6.1 = fcmp ogt double %.1652.1, %.13.i7
  %.13.i7.1 = select i1 %.12.i6.1, double %.1652.1, double %.13.i7
  %.1620.1 = add nuw i64 %.1613500502, 2
  %niter109.ncmp.1 = icmp eq i64 %unroll_iter108, %.1620.1
  br i1 %niter109.ncmp.1, label %B1984.loopexit.unr-lcssa, label %B1890.backedge

common.ret:
  %common.ret.op = phi i32 [ 0, %B1984 ], [ %.1091, %B1474.if.if ], [ %.1475, %B1818.if.if ], [ %.1408, %B1758.if.if ], [ %.1164, %B1546.if.if ], [ %.1015, %B1336.if.if ]
  ret i32 %common.ret.op

B1984.loopexit.unr-lcssa:
  %61 = and i64 %arg.s.9, 1
  %lcmp.mod105.not = icmp eq i64 %61, 0
  br i1 %lcmp.mod105.not, label %B1984, label %B1890.backedge.epil.preheader

B1890.backedge.epil.preheader:
  %moved.2.0504.epil.init = phi double [ 0.000000e+00, %B1890.backedge.preheader ], [ %.13.i7.1, %B1984.loopexit.unr-lcssa ], [ 0.000000e+00, %B992.endif.endif.endif.endif ]
  %.1613500502.epil.init = phi i64 [ 0, %B1890.backedge.preheader ], [ %unroll_iter108, %B1984.loopexit.unr-lcssa ], [ 0, %B992.endif.endif.endif.endif ]
  %.1646.epil = getelementptr double, ptr %.102, i64 %.1613500502.epil.init
  %.1647.epil = load double, ptr %.1646.epil, align 8
  %.1649.epil = getelementptr double, ptr %arg.room.12, i64 %.1613500502.epil.init
  %.1650.epil = load double, ptr %.1649.epil, align 8
  %.1651.epil = fsub double %.1647.epil, %.1650.epil
  %.1652.epil = tail call double @llvm.fabs.f64(double %.1651.epil)
  %.12.i6.epil = fcmp ogt double %.1652.epil, %moved.2.0504.epil.init
  %.13.i7.epil = select i1 %.12.i6.epil, double %.1652.epil, double %moved.2.0504.epil.init
  br label %B1984

B1984:
  %moved.2.0.lcssa = phi double [ 0.000000e+00, %B1856.endif ], [ 0.000000e+00, %B768.endif ], [ %.13.i7.1, %B1984.loopexit.unr-lcssa ], [ %.13.i7.epil, %B1890.backedge.epil.preheader ]
  store double %moved.2.0.lcssa, ptr %retptr, align 8
  br label %common.ret

B348.endif:
  %total.2.0.lcssa.i = phi double [ %.141.3.i, %B84.loopexit.unr-lcssa.i ], [ %.141.epil.i, %B40.epil.i ]
  %.370 = add nuw nsw i64 %.363468470, 1
  %.434 = getelementptr double, ptr %arg.room.2, i64 %.399
  %.435 = load double, ptr %.434, align 8
  %.439 = load double, ptr %arg.room.13, align 8
  %.444 = getelementptr double, ptr %arg.room.5, i64 %.399
  %.445 = load double, ptr %.444, align 8
  %.446 = fmul double %.439, %.445
  %.447 = fsub double %.435, %.446
  %.448 = fadd double %total.2.0.lcssa.i, %.447
  %.450 = getelementptr double, ptr %.106, i64 %.363468470
  store double %.448, ptr %.450, align 8
  %scevgep208 = getelementptr i8, ptr %lsr.iv207, i64 %14
  %scevgep219 = getelementptr i8, ptr %lsr.iv218, i64 %14
  %exitcond513.not = icmp eq i64 %arg.s.9, %.370
  br i1 %exitcond513.not, label %B552, label %B348

B622.endif.endif:
  %.487 = load double, ptr %.106, align 8
  %.490 = fneg double %.487
  %.493 = load double, ptr %.96, align 8
  %.501 = load double, ptr %arg.room.13, align 8
  %.502 = fadd double %.493, %.501
  %.506 = fdiv double %.490, %.502
  %.6.i = fneg double %.463
  %.12.i.i = fcmp olt double %.506, %.6.i
  %.13.i.i = select i1 %.12.i.i, double %.6.i, double %.506
  %.12.i1.i = fcmp olt double %.463, %.13.i.i
  %.13.i2.i = select i1 %.12.i1.i, double %.463, double %.13.i.i
  store double %.13.i2.i, ptr %.102, align 8
  br label %B1856.endif

B768.endif:
  %62 = icmp slt i64 %arg.s.9, 1
  %.idx = shl i64 %.43, 4
  %63 = getelementptr i8, ptr %.96, i64 %.idx
  %.553 = getelementptr i8, ptr %63, i64 16
  %.554 = load double, ptr %.553, align 8
  br i1 %62, label %B1984, label %B990.peel

B990.peel:
  %.560 = load double, ptr %arg.room.13, align 8
  %.561 = fadd double %.554, %.560
  %.706 = mul nsw i64 %.48, %arg.s.9
  %64 = getelementptr double, ptr %arg.s.2, i64 %.706
  %sunkaddr152 = getelementptr i8, ptr %.96, i64 %.idx
  %.699.peel = load double, ptr %sunkaddr152, align 8
  %.701.peel = fmul double %.463, %.699.peel
  %.712.peel = load double, ptr %64, align 8
  %.713.peel = fmul double %.701.peel, %.712.peel
  %.715.peel = fsub double %.561, %.713.peel
  %exitcond514.peel.not = icmp eq i64 %arg.s.9, 1
  br i1 %exitcond514.peel.not, label %B992.endif.endif.endif.endif, label %B990.peel527

B990.peel527:
  %const120 = bitcast i64 9223372036854775804 to i64
  %sunkaddr153 = getelementptr i8, ptr %.96, i64 %.idx
  %sunkaddr154 = getelementptr i8, ptr %sunkaddr153, i64 8
  %.699.peel521 = load double, ptr %sunkaddr154, align 8
  %.701.peel522 = fmul double %.463, %.699.peel521
  %.711.peel523 = getelementptr i8, ptr %64, i64 8
  %.712.peel524 = load double, ptr %.711.peel523, align 8
  %.713.peel525 = fmul double %.701.peel522, %.712.peel524
  %.715.peel526 = fsub double %.715.peel, %.713.peel525
  %const_mat = add i64 %const120, 2
  %65 = and i64 %arg.s.9, %const_mat
  %switch = icmp eq i64 %65, 2
  br i1 %switch, label %B992.endif.endif.endif.endif, label %B990.preheader

B990.preheader:
  %66 = add nsw i64 %arg.s.9, -3
  %xtraiter96 = and i64 %66, 3
  %67 = icmp samesign ult i64 %arg.s.9, 7
  br i1 %67, label %B990.preheader.B990.epil.preheader_crit_edge, label %B990.preheader.new

B990.preheader.B990.epil.preheader_crit_edge:
  %.pre = mul i64 %.52447, %arg.c
  %.pre18 = shl i64 %.pre, 3
  %.pre20 = shl i64 %arg.k, 4
  %.pre22 = add i64 %.pre18, %.pre20
  %.pre24 = mul i64 %.pre22, %arg.s.9
  br label %B990.epil.preheader

B990.preheader.new:
  %68 = shl i64 %.706, 3
  %69 = mul i64 %.52447, %arg.c
  %70 = shl i64 %69, 3
  %71 = shl i64 %arg.k, 4
  %72 = add i64 %70, %71
  %73 = mul i64 %72, %arg.s.9
  %74 = and i64 %66, -4
  %75 = getelementptr i8, ptr %arg.s.2, i64 %68
  %scevgep66 = getelementptr i8, ptr %75, i64 48
  %76 = getelementptr i8, ptr %arg.room.1, i64 %73
  %scevgep73 = getelementptr i8, ptr %76, i64 48
  br label %B990

B992.endif.endif.endif.endif.loopexit.unr-lcssa:
  %77 = or i64 %66, 3
  %lcmp.mod97.not = icmp eq i64 %xtraiter96, 0
  br i1 %lcmp.mod97.not, label %B992.endif.endif.endif.endif, label %B990.epil.preheader

B990.epil.preheader:
  %.pre-phi25 = phi i64 [ %.pre24, %B990.preheader.B990.epil.preheader_crit_edge ], [ %73, %B992.endif.endif.endif.endif.loopexit.unr-lcssa ]
  %lean.2.0479.epil.init = phi double [ %.715.peel526, %B990.preheader.B990.epil.preheader_crit_edge ], [ %.715.3, %B992.endif.endif.endif.endif.loopexit.unr-lcssa ]
  %.651475477.epil.init = phi i64 [ 3, %B990.preheader.B990.epil.preheader_crit_edge ], [ %77, %B992.endif.endif.endif.endif.loopexit.unr-lcssa ]
  %78 = shl i64 %.651475477.epil.init, 3
  %79 = add i64 %.651475477.epil.init, %.706
  %80 = shl i64 %79, 3
  %scevgep154 = getelementptr i8, ptr %arg.s.2, i64 %80
  %81 = getelementptr i8, ptr %arg.room.1, i64 %.pre-phi25
  %scevgep156 = getelementptr i8, ptr %81, i64 %78
  br label %B990.epil

B990.epil:
  %lean.2.0479.epil = phi double [ %.715.epil, %B990.epil ], [ %lean.2.0479.epil.init, %B990.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B990.epil ], [ 0, %B990.epil.preheader ]
  %82 = shl i64 %epil.iter, 3
  %scevgep65 = getelementptr i8, ptr %scevgep156, i64 %82
  %.699.epil = load double, ptr %scevgep65, align 8
  %.701.epil = fmul double %.463, %.699.epil
  %scevgep64 = getelementptr i8, ptr %scevgep154, i64 %82
  %.712.epil = load double, ptr %scevgep64, align 8
  %.713.epil = fmul double %.701.epil, %.712.epil
  %.715.epil = fsub double %lean.2.0479.epil, %.713.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter96, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B992.endif.endif.endif.endif, label %B990.epil

B992.endif.endif.endif.endif:
  %lean.2.0.lcssa = phi double [ %.715.peel, %B990.peel ], [ %.715.peel526, %B990.peel527 ], [ %.715.3, %B992.endif.endif.endif.endif.loopexit.unr-lcssa ], [ %.715.epil, %B990.epil ]
  %83 = icmp eq i64 %arg.s.9, 1
  %.734 = getelementptr i8, ptr %.106, i64 16
  %.735 = load double, ptr %.734, align 8
  %.749 = fmul double %.554, 1.000000e-03
  %.12.i = fcmp ogt double %.749, %lean.2.0.lcssa
  %.13.i = select i1 %.12.i, double %.749, double %lean.2.0.lcssa
  %.738 = fneg double %.735
  %.784 = fdiv double %.738, %.13.i
  %.12.i8 = fcmp ogt double %.784, 0.000000e+00
  %.13.i9 = select i1 %.12.i8, double %.784, double 0.000000e+00
  %.946 = fneg double %.463
  %.956.peel = fmul double %.712.peel, %.946
  %.958.peel = fmul double %.956.peel, %.13.i9
  store double %.958.peel, ptr %.102, align 8
  br i1 %83, label %B1890.backedge.epil.preheader, label %B1242.peel556

B1242.peel556:
  %.954.peel552 = getelementptr i8, ptr %64, i64 8
  %.955.peel553 = load double, ptr %.954.peel552, align 8
  %.956.peel554 = fmul double %.955.peel553, %.946
  %.958.peel555 = fmul double %.13.i9, %.956.peel554
  %.965.peel559 = getelementptr i8, ptr %.102, i64 8
  store double %.958.peel555, ptr %.965.peel559, align 8
  %exitcond546.peel560.not = icmp eq i64 %arg.s.9, 2
  br i1 %exitcond546.peel560.not, label %B1890.backedge.preheader.new, label %B1242.peel570

B1242.peel570:
  %.965.peel573 = getelementptr i8, ptr %.102, i64 16
  store double %.13.i9, ptr %.965.peel573, align 8
  %exitcond546.peel574.not = icmp eq i64 %arg.s.9, 3
  br i1 %exitcond546.peel574.not, label %B1890.backedge.preheader.new, label %B1242.preheader

B1242.preheader:
  %84 = add nsw i64 %arg.s.9, -3
  %min.iters.check69 = icmp samesign ult i64 %arg.s.9, 13
  br i1 %min.iters.check69, label %B1242.preheader88, label %vector.memcheck65

vector.memcheck65:
  %85 = ptrtoint ptr %arg.room.4 to i64
  %86 = ptrtoint ptr %arg.s.2 to i64
  %87 = sub i64 %arg.c, %.48
  %88 = shl i64 %arg.s.9, 3
  %89 = mul i64 %88, %87
  %90 = sub i64 %85, %86
  %91 = add i64 %90, %89
  %diff.check = icmp ult i64 %91, 32
  br i1 %diff.check, label %B1242.preheader88, label %vector.ph70

vector.ph70:
  %n.vec72 = and i64 %84, -4
  %broadcast.splatinsert73 = insertelement <2 x double> poison, double %.946, i64 0
  %broadcast.splat74 = shufflevector <2 x double> %broadcast.splatinsert73, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert75 = insertelement <2 x double> poison, double %.13.i9, i64 0
  %broadcast.splat76 = shufflevector <2 x double> %broadcast.splatinsert75, <2 x double> poison, <2 x i32> zeroinitializer
  %92 = shl i64 %.706, 3
  %93 = getelementptr i8, ptr %arg.s.2, i64 %92
  %scevgep146 = getelementptr i8, ptr %93, i64 40
  %94 = shl i64 %.52, 3
  %95 = getelementptr i8, ptr %arg.room.4, i64 %94
  %scevgep150 = getelementptr i8, ptr %95, i64 40
  br label %vector.body77

vector.body77:
  %index78 = phi i64 [ 0, %vector.ph70 ], [ %index.next81, %vector.body77 ]
  %96 = shl i64 %index78, 3
  %scevgep148 = getelementptr i8, ptr %scevgep146, i64 %96
  %scevgep149 = getelementptr i8, ptr %scevgep148, i64 -16
  %wide.load79 = load <2 x double>, ptr %scevgep149, align 8
  %wide.load80 = load <2 x double>, ptr %scevgep148, align 8
  %97 = fmul <2 x double> %broadcast.splat74, %wide.load79
  %98 = fmul <2 x double> %broadcast.splat74, %wide.load80
  %99 = fmul <2 x double> %broadcast.splat76, %97
  %100 = fmul <2 x double> %broadcast.splat76, %98
  %101 = shl i64 %index78, 3
  %scevgep61 = getelementptr i8, ptr %scevgep150, i64 %101
  %scevgep62 = getelementptr i8, ptr %scevgep61, i64 -16
  store <2 x double> %99, ptr %scevgep62, align 8
  store <2 x double> %100, ptr %scevgep61, align 8
  %index.next81 = add nuw nsw i64 %index78, 4
  %102 = icmp eq i64 %n.vec72, %index.next81
  br i1 %102, label %middle.block82, label %vector.body77

middle.block82:
  %103 = or i64 %84, 3
  %cmp.n83 = icmp eq i64 %84, %n.vec72
  br i1 %cmp.n83, label %B1890.backedge.preheader.new, label %B1242.preheader88

B1242.preheader88:
  %.902484486.ph = phi i64 [ 3, %vector.memcheck65 ], [ 3, %B1242.preheader ], [ %103, %middle.block82 ]
  %104 = and i64 %arg.s.9, 3
  %lcmp.mod101.not = icmp eq i64 %104, 3
  br i1 %lcmp.mod101.not, label %B1242.prol.loopexit, label %B1242.prol.preheader

B1242.prol.preheader:
  %105 = add nuw i64 %arg.s.9, 1
  %xtraiter100 = and i64 %105, 3
  br label %B1242.prol

B1242.prol:
  %lsr.iv144 = phi i64 [ %xtraiter100, %B1242.prol.preheader ], [ %lsr.iv.next145, %B1242.prol ]
  %.902484486.prol = phi i64 [ %.902484486.ph, %B1242.prol.preheader ], [ %.909.prol, %B1242.prol ]
  %.909.prol = add i64 %.902484486.prol, 1
  %106 = shl i64 %.902484486.prol, 3
  %scevgep143 = getelementptr i8, ptr %64, i64 %106
  %.955.prol = load double, ptr %scevgep143, align 8
  %.956.prol = fmul double %.955.prol, %.946
  %.958.prol = fmul double %.13.i9, %.956.prol
  %scevgep142 = getelementptr i8, ptr %.102, i64 %106
  store double %.958.prol, ptr %scevgep142, align 8
  %lsr.iv.next145 = add i64 %lsr.iv144, -1
  %prol.iter102.cmp.not = icmp eq i64 %lsr.iv.next145, 0
  br i1 %prol.iter102.cmp.not, label %B1242.prol.loopexit, label %B1242.prol

B1242.prol.loopexit:
  %.902484486.unr = phi i64 [ %.902484486.ph, %B1242.preheader88 ], [ %.909.prol, %B1242.prol ]
  %107 = sub nsw i64 %.902484486.ph, %arg.s.9
  %108 = icmp ugt i64 %107, -4
  br i1 %108, label %B1890.backedge.preheader.new, label %B1242.preheader113

B1242.preheader113:
  %109 = shl i64 %.52, 3
  %110 = getelementptr i8, ptr %arg.room.4, i64 %109
  %scevgep126 = getelementptr i8, ptr %110, i64 24
  %111 = shl i64 %.706, 3
  %112 = getelementptr i8, ptr %arg.s.2, i64 %111
  %scevgep134 = getelementptr i8, ptr %112, i64 24
  br label %B1242

B1336.endif:
  %.1025 = load double, ptr %.1011, align 8
  %.1037 = load double, ptr %.96, align 8
  %.1043 = load double, ptr %arg.room.13, align 8
  %.1044 = fadd double %.1037, %.1043
  %sunkaddr285 = shl i64 %.48, 3
  %sunkaddr286 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr285
  %.1055 = load i64, ptr %sunkaddr286, align 8
  %.1058 = icmp eq i64 %.1055, 1
  %.1062 = fcmp ogt double %.1025, 0.000000e+00
  %or.cond = select i1 %.1058, i1 %.1062, i1 false
  br i1 %or.cond, label %B1474, label %B1856.endif

B1336.if.if:
  %.1023 = icmp sgt i32 %.1015, 0
  %.1016 = load ptr, ptr %excinfo.5, align 8
  %.1024 = select i1 %.1023, ptr %.1016, ptr undef
  store ptr %.1024, ptr %excinfo, align 8
  br label %common.ret

B1474.endif:
  %.1101 = load double, ptr %.1087, align 8
  %.1112 = fcmp ogt double %.1101, 0.000000e+00
  br i1 %.1112, label %B1528, label %B1656.preheader

B1474.if.if:
  %.1099 = icmp sgt i32 %.1091, 0
  %.1092 = load ptr, ptr %excinfo.6, align 8
  %.1100 = select i1 %.1099, ptr %.1092, ptr undef
  store ptr %.1100, ptr %excinfo, align 8
  br label %common.ret

B1546.endif:
  %.1174 = load double, ptr %.1160, align 8
  %.1185 = fcmp ogt double %.1174, 0.000000e+00
  %.1201 = fcmp olt double %.1139, %.1127
  %or.cond446 = select i1 %.1185, i1 %.1201, i1 false
  br i1 %or.cond446, label %B1546, label %B1656.preheader

B1546.if.if:
  %.1172 = icmp sgt i32 %.1164, 0
  %.1165 = load ptr, ptr %excinfo.7, align 8
  %.1173 = select i1 %.1172, ptr %.1165, ptr undef
  store ptr %.1173, ptr %excinfo, align 8
  br label %common.ret

B1758.endif:
  %.1418 = load double, ptr %.1404, align 8
  %.1429 = fcmp ogt double %.1418, 0.000000e+00
  %high.6.1 = select i1 %.1429, double %high.4.0496, double %"$phi1758.1.2.1"
  %low.5.1 = select i1 %.1429, double %"$phi1758.1.2.1", double %low.3.0497
  %lsr.iv.next45 = add nsw i64 %lsr.iv44, -1
  %.1313 = icmp samesign ugt i64 %lsr.iv.next45, 9
  br i1 %.1313, label %B1656, label %B1818

B1758.if.if:
  %.1416 = icmp sgt i32 %.1408, 0
  %.1409 = load ptr, ptr %excinfo.8, align 8
  %.1417 = select i1 %.1416, ptr %.1409, ptr undef
  store ptr %.1417, ptr %excinfo, align 8
  br label %common.ret

B1818.if.if:
  %.1483 = icmp sgt i32 %.1475, 0
  %.1476 = load ptr, ptr %excinfo.9, align 8
  %.1484 = select i1 %.1483, ptr %.1476, ptr undef
  store ptr %.1484, ptr %excinfo, align 8
  br label %common.ret

B1856.endif:
  %113 = icmp slt i64 %arg.s.9, 1
  br i1 %113, label %B1984, label %B1890.backedge.preheader

B1890.backedge.preheader:
  %114 = icmp eq i64 %arg.s.9, 1
  br i1 %114, label %B1890.backedge.epil.preheader, label %B1890.backedge.preheader.new

B1890.backedge.preheader.new:
  %unroll_iter108 = and i64 %arg.s.9, -2
  %115 = shl i64 %.52, 3
  %116 = getelementptr i8, ptr %arg.room.4, i64 %115
  %scevgep118 = getelementptr i8, ptr %116, i64 8
  br label %B1890.backedge
}

declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64)

define internal i32 @part30(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, i64 %arg.c, double %arg.kappa) {
B0.endif:
  %.326 = alloca double, align 8
  %excinfo.2 = alloca ptr, align 8
  %.43 = mul i64 %arg.k, %arg.s.9
  %.47 = mul i64 %arg.c, %arg.s.9
  %.60 = getelementptr double, ptr %arg.room.4, i64 %.47
  %.64 = getelementptr double, ptr %arg.room.12, i64 %arg.s.9
  %.69.idx = shl i64 %arg.s.9, 4
  %.69 = getelementptr i8, ptr %arg.room.12, i64 %.69.idx
  %invariant.gep = getelementptr double, ptr %arg.room.1, i64 %.47
  %.161102.not = icmp slt i64 %arg.s.9, 1
  br i1 %.161102.not, label %B472, label %B36.preheader.i

B36.preheader.i:
  %const = bitcast i64 9223372036854775804 to i64
  %.209.peel = mul i64 %.47, %.43
  %gep.peel = getelementptr double, ptr %invariant.gep, i64 %.209.peel
  %arg.target1.i = ptrtoint ptr %.69 to i64
  %arg.source2.i = ptrtoint ptr %gep.peel to i64
  %min.iters.check.i = icmp samesign ult i64 %arg.s.9, 6
  %0 = sub i64 %arg.target1.i, %arg.source2.i
  %diff.check.i = icmp ult i64 %0, 32
  %or.cond.i = select i1 %min.iters.check.i, i1 true, i1 %diff.check.i
  br i1 %or.cond.i, label %B36.preheader4.i, label %vector.ph.i

vector.ph.i:
  %n.vec.i = and i64 %arg.s.9, %const
  %scevgep383 = getelementptr i8, ptr %.69, i64 16
  %1 = shl i64 %.43, 3
  %2 = add i64 %1, 8
  %3 = mul i64 %2, %.47
  %4 = getelementptr i8, ptr %arg.room.1, i64 %3
  %scevgep387 = getelementptr i8, ptr %4, i64 16
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr.i = shl i64 %index.i, 3
  %scevgep389 = getelementptr i8, ptr %scevgep387, i64 %sunkaddr.i
  %scevgep390 = getelementptr i8, ptr %scevgep389, i64 -16
  %wide.load.i = load <2 x double>, ptr %scevgep390, align 8
  %wide.load3.i = load <2 x double>, ptr %scevgep389, align 8
  %scevgep385 = getelementptr i8, ptr %scevgep383, i64 %sunkaddr.i
  %5 = shl i64 %index.i, 3
  %scevgep69 = getelementptr i8, ptr %scevgep383, i64 %5
  %scevgep70 = getelementptr i8, ptr %scevgep69, i64 -16
  store <2 x double> %wide.load.i, ptr %scevgep70, align 8
  store <2 x double> %wide.load3.i, ptr %scevgep385, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %6 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %6, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %arg.s.9, %n.vec.i
  br i1 %cmp.n.i, label %B222.endif.peel, label %B36.preheader4.i

B36.preheader4.i:
  %.983941.ph.i = phi i64 [ 0, %B36.preheader.i ], [ %n.vec.i, %middle.block.i ]
  %xtraiter.i = and i64 %arg.s.9, 3
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B36.prol.loopexit.i, label %B36.prol.i.preheader

B36.prol.i.preheader:
  br label %B36.prol.i

B36.prol.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B36.prol.i ], [ %xtraiter.i, %B36.prol.i.preheader ]
  %.983941.prol.i = phi i64 [ %.105.prol.i, %B36.prol.i ], [ %.983941.ph.i, %B36.prol.i.preheader ]
  %.105.prol.i = add nuw nsw i64 %.983941.prol.i, 1
  %7 = shl i64 %.983941.prol.i, 3
  %scevgep22.i = getelementptr i8, ptr %gep.peel, i64 %7
  %.132.prol.i = load double, ptr %scevgep22.i, align 8
  %scevgep21.i = getelementptr i8, ptr %.69, i64 %7
  store double %.132.prol.i, ptr %scevgep21.i, align 8
  %lsr.iv.next.i = add nsw i64 %lsr.iv.i, -1
  %prol.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %prol.iter.cmp.not.i, label %B36.prol.loopexit.i, label %B36.prol.i

B36.prol.loopexit.i:
  %.983941.unr.i = phi i64 [ %.983941.ph.i, %B36.preheader4.i ], [ %.105.prol.i, %B36.prol.i ]
  %8 = sub nsw i64 %.983941.ph.i, %arg.s.9
  %9 = icmp ugt i64 %8, -4
  br i1 %9, label %B222.endif.peel, label %B36.i.preheader

B36.i.preheader:
  %scevgep367 = getelementptr i8, ptr %.69, i64 24
  %10 = shl i64 %.43, 3
  %11 = add i64 %10, 8
  %12 = mul i64 %11, %.47
  %13 = getelementptr i8, ptr %arg.room.1, i64 %12
  %scevgep375 = getelementptr i8, ptr %13, i64 24
  br label %B36.i

B36.i:
  %.983941.i = phi i64 [ %.105.3.i, %B36.i ], [ %.983941.unr.i, %B36.i.preheader ]
  %sunkaddr40.i = shl i64 %.983941.i, 3
  %scevgep381 = getelementptr i8, ptr %scevgep375, i64 %sunkaddr40.i
  %scevgep382 = getelementptr i8, ptr %scevgep381, i64 -24
  %.132.i = load double, ptr %scevgep382, align 8
  %scevgep373 = getelementptr i8, ptr %scevgep367, i64 %sunkaddr40.i
  %scevgep374 = getelementptr i8, ptr %scevgep373, i64 -24
  store double %.132.i, ptr %scevgep374, align 8
  %14 = shl i64 %.983941.i, 3
  %scevgep67 = getelementptr i8, ptr %scevgep375, i64 %14
  %scevgep68 = getelementptr i8, ptr %scevgep67, i64 -16
  %.132.1.i = load double, ptr %scevgep68, align 8
  %15 = shl i64 %.983941.i, 3
  %scevgep63 = getelementptr i8, ptr %scevgep367, i64 %15
  %scevgep64 = getelementptr i8, ptr %scevgep63, i64 -16
  store double %.132.1.i, ptr %scevgep64, align 8
  %scevgep65 = getelementptr i8, ptr %scevgep375, i64 %15
  %scevgep66 = getelementptr i8, ptr %scevgep65, i64 -8
  %.132.2.i = load double, ptr %scevgep66, align 8
  %16 = shl i64 %.983941.i, 3
  %scevgep61 = getelementptr i8, ptr %scevgep367, i64 %16
  %scevgep62 = getelementptr i8, ptr %scevgep61, i64 -8
  store double %.132.2.i, ptr %scevgep62, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %.132.3.i = load double, ptr %scevgep381, align 8
  store double %.132.3.i, ptr %scevgep373, align 8
  %exitcond.not.3.i = icmp eq i64 %arg.s.9, %.105.3.i
  br i1 %exitcond.not.3.i, label %B222.endif.peel, label %B36.i

B222.endif.peel:
  %.250.peel = load double, ptr %.69, align 8
  %.254.peel = load double, ptr %arg.room.13, align 8
  %.281.peel = fadd double %arg.kappa, %.254.peel
  %.287.peel = fadd double %.250.peel, %.281.peel
  store double %.287.peel, ptr %.69, align 8
  %.301.peel = load double, ptr %.64, align 8
  %.302.peel = fneg double %.301.peel
  store double %.302.peel, ptr %.60, align 8
  %exitcond.peel.not = icmp eq i64 %arg.s.9, 1
  br i1 %exitcond.peel.not, label %B472, label %B36.preheader.i17

B36.preheader.i17:
  %17 = icmp ult i64 %arg.s.9, 6
  %.207.peel109 = add i64 %.47, 1
  %.209.peel110 = mul i64 %.207.peel109, %.43
  %gep.peel111 = getelementptr double, ptr %invariant.gep, i64 %.209.peel110
  %.217.peel113 = getelementptr double, ptr %.69, i64 %arg.s.9
  %arg.target1.i18 = ptrtoint ptr %.217.peel113 to i64
  %arg.source2.i19 = ptrtoint ptr %gep.peel111 to i64
  %18 = sub i64 %arg.target1.i18, %arg.source2.i19
  %diff.check.i21 = icmp ult i64 %18, 32
  %or.cond.i22 = select i1 %17, i1 true, i1 %diff.check.i21
  br i1 %or.cond.i22, label %B36.preheader4.i37, label %vector.ph.i23

vector.ph.i23:
  %n.vec.i24 = and i64 %arg.s.9, %const
  %19 = mul i64 %arg.s.9, 24
  %20 = getelementptr i8, ptr %arg.room.12, i64 %19
  %scevgep359 = getelementptr i8, ptr %20, i64 16
  %21 = mul i64 %.207.peel109, %arg.k
  %22 = add i64 %21, %arg.c
  %23 = shl i64 %arg.s.9, 3
  %24 = mul i64 %23, %22
  %25 = getelementptr i8, ptr %arg.room.1, i64 %24
  %scevgep363 = getelementptr i8, ptr %25, i64 16
  br label %vector.body.i25

vector.body.i25:
  %index.i26 = phi i64 [ 0, %vector.ph.i23 ], [ %index.next.i34, %vector.body.i25 ]
  %sunkaddr.i27 = shl i64 %index.i26, 3
  %scevgep365 = getelementptr i8, ptr %scevgep363, i64 %sunkaddr.i27
  %scevgep366 = getelementptr i8, ptr %scevgep365, i64 -16
  %wide.load.i29 = load <2 x double>, ptr %scevgep366, align 8
  %wide.load3.i31 = load <2 x double>, ptr %scevgep365, align 8
  %scevgep361 = getelementptr i8, ptr %scevgep359, i64 %sunkaddr.i27
  %26 = shl i64 %index.i26, 3
  %scevgep59 = getelementptr i8, ptr %scevgep359, i64 %26
  %scevgep60 = getelementptr i8, ptr %scevgep59, i64 -16
  store <2 x double> %wide.load.i29, ptr %scevgep60, align 8
  store <2 x double> %wide.load3.i31, ptr %scevgep361, align 8
  %index.next.i34 = add nuw nsw i64 %index.i26, 4
  %27 = icmp eq i64 %n.vec.i24, %index.next.i34
  br i1 %27, label %middle.block.i35, label %vector.body.i25

middle.block.i35:
  %cmp.n.i36 = icmp eq i64 %arg.s.9, %n.vec.i24
  br i1 %cmp.n.i36, label %B222.endif.peel115, label %B36.preheader4.i37

B36.preheader4.i37:
  %.983941.ph.i38 = phi i64 [ 0, %B36.preheader.i17 ], [ %n.vec.i24, %middle.block.i35 ]
  %xtraiter.i39 = and i64 %arg.s.9, 3
  %lcmp.mod.not.i40 = icmp eq i64 %xtraiter.i39, 0
  br i1 %lcmp.mod.not.i40, label %B36.prol.loopexit.i50, label %B36.prol.i41.preheader

B36.prol.i41.preheader:
  br label %B36.prol.i41

B36.prol.i41:
  %lsr.iv.i42 = phi i64 [ %lsr.iv.next.i48, %B36.prol.i41 ], [ %xtraiter.i39, %B36.prol.i41.preheader ]
  %.983941.prol.i43 = phi i64 [ %.105.prol.i44, %B36.prol.i41 ], [ %.983941.ph.i38, %B36.prol.i41.preheader ]
  %.105.prol.i44 = add nuw nsw i64 %.983941.prol.i43, 1
  %28 = shl i64 %.983941.prol.i43, 3
  %scevgep22.i45 = getelementptr i8, ptr %gep.peel111, i64 %28
  %.132.prol.i46 = load double, ptr %scevgep22.i45, align 8
  %scevgep21.i47 = getelementptr i8, ptr %.217.peel113, i64 %28
  store double %.132.prol.i46, ptr %scevgep21.i47, align 8
  %lsr.iv.next.i48 = add nsw i64 %lsr.iv.i42, -1
  %prol.iter.cmp.not.i49 = icmp eq i64 %lsr.iv.next.i48, 0
  br i1 %prol.iter.cmp.not.i49, label %B36.prol.loopexit.i50, label %B36.prol.i41

B36.prol.loopexit.i50:
  %.983941.unr.i51 = phi i64 [ %.983941.ph.i38, %B36.preheader4.i37 ], [ %.105.prol.i44, %B36.prol.i41 ]
  %29 = sub nsw i64 %.983941.ph.i38, %arg.s.9
  %30 = icmp ugt i64 %29, -4
  br i1 %30, label %B222.endif.peel115, label %B36.i52.preheader

B36.i52.preheader:
  %31 = mul i64 %arg.s.9, 24
  %32 = getelementptr i8, ptr %arg.room.12, i64 %31
  %scevgep343 = getelementptr i8, ptr %32, i64 24
  %33 = mul i64 %.207.peel109, %arg.k
  %34 = add i64 %33, %arg.c
  %35 = shl i64 %arg.s.9, 3
  %36 = mul i64 %35, %34
  %37 = getelementptr i8, ptr %arg.room.1, i64 %36
  %scevgep351 = getelementptr i8, ptr %37, i64 24
  br label %B36.i52

B36.i52:
  %.983941.i53 = phi i64 [ %.105.3.i64, %B36.i52 ], [ %.983941.unr.i51, %B36.i52.preheader ]
  %sunkaddr40.i54 = shl i64 %.983941.i53, 3
  %scevgep357 = getelementptr i8, ptr %scevgep351, i64 %sunkaddr40.i54
  %scevgep358 = getelementptr i8, ptr %scevgep357, i64 -24
  %.132.i56 = load double, ptr %scevgep358, align 8
  %scevgep349 = getelementptr i8, ptr %scevgep343, i64 %sunkaddr40.i54
  %scevgep350 = getelementptr i8, ptr %scevgep349, i64 -24
  store double %.132.i56, ptr %scevgep350, align 8
  %38 = shl i64 %.983941.i53, 3
  %scevgep57 = getelementptr i8, ptr %scevgep351, i64 %38
  %scevgep58 = getelementptr i8, ptr %scevgep57, i64 -16
  %.132.1.i59 = load double, ptr %scevgep58, align 8
  %39 = shl i64 %.983941.i53, 3
  %scevgep53 = getelementptr i8, ptr %scevgep343, i64 %39
  %scevgep54 = getelementptr i8, ptr %scevgep53, i64 -16
  store double %.132.1.i59, ptr %scevgep54, align 8
  %scevgep55 = getelementptr i8, ptr %scevgep351, i64 %39
  %scevgep56 = getelementptr i8, ptr %scevgep55, i64 -8
  %.132.2.i62 = load double, ptr %scevgep56, align 8
  %40 = shl i64 %.983941.i53, 3
  %scevgep51 = getelementptr i8, ptr %scevgep343, i64 %40
  %scevgep52 = getelementptr i8, ptr %scevgep51, i64 -8
  store double %.132.2.i62, ptr %scevgep52, align 8
  %.105.3.i64 = add nuw nsw i64 %.983941.i53, 4
  %.132.3.i66 = load double, ptr %scevgep357, align 8
  store double %.132.3.i66, ptr %scevgep349, align 8
  %exitcond.not.3.i68 = icmp eq i64 %arg.s.9, %.105.3.i64
  br i1 %exitcond.not.3.i68, label %B222.endif.peel115, label %B36.i52

B222.endif.peel115:
  %.249.peel117 = getelementptr i8, ptr %.217.peel113, i64 8
  %.250.peel118 = load double, ptr %.249.peel117, align 8
  %.254.peel119 = load double, ptr %arg.room.13, align 8
  %.281.peel122 = fadd double %arg.kappa, %.254.peel119
  %.287.peel123 = fadd double %.250.peel118, %.281.peel122
  store double %.287.peel123, ptr %.249.peel117, align 8
  %.300.peel124 = getelementptr i8, ptr %.64, i64 8
  %.301.peel125 = load double, ptr %.300.peel124, align 8
  %.302.peel126 = fneg double %.301.peel125
  %.305.peel127 = getelementptr i8, ptr %.60, i64 8
  store double %.302.peel126, ptr %.305.peel127, align 8
  %exitcond.peel128.not = icmp eq i64 %arg.s.9, 2
  br i1 %exitcond.peel128.not, label %B472, label %B36.preheader.i71

B36.preheader.i71:
  %41 = icmp ult i64 %arg.s.9, 6
  %.207.peel131 = add i64 %.47, 2
  %.209.peel132 = mul i64 %.207.peel131, %.43
  %gep.peel133 = getelementptr double, ptr %invariant.gep, i64 %.209.peel132
  %.217.peel135 = getelementptr i8, ptr %.69, i64 %.69.idx
  %arg.target1.i72 = ptrtoint ptr %.217.peel135 to i64
  %arg.source2.i73 = ptrtoint ptr %gep.peel133 to i64
  %42 = sub i64 %arg.target1.i72, %arg.source2.i73
  %diff.check.i75 = icmp ult i64 %42, 32
  %or.cond.i76 = select i1 %41, i1 true, i1 %diff.check.i75
  br i1 %or.cond.i76, label %B36.preheader4.i91, label %vector.ph.i77

vector.ph.i77:
  %n.vec.i78 = and i64 %arg.s.9, %const
  %43 = shl i64 %arg.s.9, 5
  %44 = getelementptr i8, ptr %arg.room.12, i64 %43
  %scevgep335 = getelementptr i8, ptr %44, i64 16
  %45 = mul i64 %.207.peel131, %arg.k
  %46 = add i64 %45, %arg.c
  %47 = shl i64 %arg.s.9, 3
  %48 = mul i64 %47, %46
  %49 = getelementptr i8, ptr %arg.room.1, i64 %48
  %scevgep339 = getelementptr i8, ptr %49, i64 16
  br label %vector.body.i79

vector.body.i79:
  %index.i80 = phi i64 [ 0, %vector.ph.i77 ], [ %index.next.i88, %vector.body.i79 ]
  %sunkaddr.i81 = shl i64 %index.i80, 3
  %scevgep341 = getelementptr i8, ptr %scevgep339, i64 %sunkaddr.i81
  %scevgep342 = getelementptr i8, ptr %scevgep341, i64 -16
  %wide.load.i83 = load <2 x double>, ptr %scevgep342, align 8
  %wide.load3.i85 = load <2 x double>, ptr %scevgep341, align 8
  %scevgep337 = getelementptr i8, ptr %scevgep335, i64 %sunkaddr.i81
  %50 = shl i64 %index.i80, 3
  %scevgep49 = getelementptr i8, ptr %scevgep335, i64 %50
  %scevgep50 = getelementptr i8, ptr %scevgep49, i64 -16
  store <2 x double> %wide.load.i83, ptr %scevgep50, align 8
  store <2 x double> %wide.load3.i85, ptr %scevgep337, align 8
  %index.next.i88 = add nuw nsw i64 %index.i80, 4
  %51 = icmp eq i64 %n.vec.i78, %index.next.i88
  br i1 %51, label %middle.block.i89, label %vector.body.i79

middle.block.i89:
  %cmp.n.i90 = icmp eq i64 %arg.s.9, %n.vec.i78
  br i1 %cmp.n.i90, label %B222.endif.peel137, label %B36.preheader4.i91

B36.preheader4.i91:
  %.983941.ph.i92 = phi i64 [ 0, %B36.preheader.i71 ], [ %n.vec.i78, %middle.block.i89 ]
  %xtraiter.i93 = and i64 %arg.s.9, 3
  %lcmp.mod.not.i94 = icmp eq i64 %xtraiter.i93, 0
  br i1 %lcmp.mod.not.i94, label %B36.prol.loopexit.i104, label %B36.prol.i95.preheader

B36.prol.i95.preheader:
  br label %B36.prol.i95

B36.prol.i95:
  %lsr.iv.i96 = phi i64 [ %lsr.iv.next.i102, %B36.prol.i95 ], [ %xtraiter.i93, %B36.prol.i95.preheader ]
  %.983941.prol.i97 = phi i64 [ %.105.prol.i98, %B36.prol.i95 ], [ %.983941.ph.i92, %B36.prol.i95.preheader ]
  %.105.prol.i98 = add nuw nsw i64 %.983941.prol.i97, 1
  %52 = shl i64 %.983941.prol.i97, 3
  %scevgep22.i99 = getelementptr i8, ptr %gep.peel133, i64 %52
  %.132.prol.i100 = load double, ptr %scevgep22.i99, align 8
  %scevgep21.i101 = getelementptr i8, ptr %.217.peel135, i64 %52
  store double %.132.prol.i100, ptr %scevgep21.i101, align 8
  %lsr.iv.next.i102 = add nsw i64 %lsr.iv.i96, -1
  %prol.iter.cmp.not.i103 = icmp eq i64 %lsr.iv.next.i102, 0
  br i1 %prol.iter.cmp.not.i103, label %B36.prol.loopexit.i104, label %B36.prol.i95

B36.prol.loopexit.i104:
  %.983941.unr.i105 = phi i64 [ %.983941.ph.i92, %B36.preheader4.i91 ], [ %.105.prol.i98, %B36.prol.i95 ]
  %53 = sub nsw i64 %.983941.ph.i92, %arg.s.9
  %54 = icmp ugt i64 %53, -4
  br i1 %54, label %B222.endif.peel137, label %B36.i106.preheader

B36.i106.preheader:
  %55 = shl i64 %arg.s.9, 5
  %56 = getelementptr i8, ptr %arg.room.12, i64 %55
  %scevgep319 = getelementptr i8, ptr %56, i64 24
  %57 = mul i64 %.207.peel131, %arg.k
  %58 = add i64 %57, %arg.c
  %59 = shl i64 %arg.s.9, 3
  %60 = mul i64 %59, %58
  %61 = getelementptr i8, ptr %arg.room.1, i64 %60
  %scevgep327 = getelementptr i8, ptr %61, i64 24
  br label %B36.i106

B36.i106:
  %.983941.i107 = phi i64 [ %.105.3.i118, %B36.i106 ], [ %.983941.unr.i105, %B36.i106.preheader ]
  %sunkaddr40.i108 = shl i64 %.983941.i107, 3
  %scevgep333 = getelementptr i8, ptr %scevgep327, i64 %sunkaddr40.i108
  %scevgep334 = getelementptr i8, ptr %scevgep333, i64 -24
  %.132.i110 = load double, ptr %scevgep334, align 8
  %scevgep325 = getelementptr i8, ptr %scevgep319, i64 %sunkaddr40.i108
  %scevgep326 = getelementptr i8, ptr %scevgep325, i64 -24
  store double %.132.i110, ptr %scevgep326, align 8
  %62 = shl i64 %.983941.i107, 3
  %scevgep47 = getelementptr i8, ptr %scevgep327, i64 %62
  %scevgep48 = getelementptr i8, ptr %scevgep47, i64 -16
  %.132.1.i113 = load double, ptr %scevgep48, align 8
  %63 = shl i64 %.983941.i107, 3
  %scevgep43 = getelementptr i8, ptr %scevgep319, i64 %63
  %scevgep44 = getelementptr i8, ptr %scevgep43, i64 -16
  store double %.132.1.i113, ptr %scevgep44, align 8
  %scevgep45 = getelementptr i8, ptr %scevgep327, i64 %63
  %scevgep46 = getelementptr i8, ptr %scevgep45, i64 -8
  %.132.2.i116 = load double, ptr %scevgep46, align 8
  %64 = shl i64 %.983941.i107, 3
  %scevgep41 = getelementptr i8, ptr %scevgep319, i64 %64
  %scevgep42 = getelementptr i8, ptr %scevgep41, i64 -8
  store double %.132.2.i116, ptr %scevgep42, align 8
  %.105.3.i118 = add nuw nsw i64 %.983941.i107, 4
  %.132.3.i120 = load double, ptr %scevgep333, align 8
  store double %.132.3.i120, ptr %scevgep325, align 8
  %exitcond.not.3.i122 = icmp eq i64 %arg.s.9, %.105.3.i118
  br i1 %exitcond.not.3.i122, label %B222.endif.peel137, label %B36.i106

B222.endif.peel137:
  %.249.peel139 = getelementptr i8, ptr %.217.peel135, i64 16
  %.250.peel140 = load double, ptr %.249.peel139, align 8
  %.254.peel141 = load double, ptr %arg.room.13, align 8
  %.281.peel144 = fadd double %.254.peel141, 0.000000e+00
  %.287.peel145 = fadd double %.250.peel140, %.281.peel144
  store double %.287.peel145, ptr %.249.peel139, align 8
  %.300.peel146 = getelementptr i8, ptr %.64, i64 16
  %.301.peel147 = load double, ptr %.300.peel146, align 8
  %.302.peel148 = fneg double %.301.peel147
  %.305.peel149 = getelementptr i8, ptr %.60, i64 16
  store double %.302.peel148, ptr %.305.peel149, align 8
  %exitcond.peel150.not = icmp eq i64 %arg.s.9, 3
  br i1 %exitcond.peel150.not, label %B472, label %B36.preheader.i125

B36.preheader.i125:
  %65 = icmp ult i64 %arg.s.9, 6
  %.20710 = add i64 %.47, 3
  %.20911 = mul i64 %.20710, %.43
  %gep12 = getelementptr double, ptr %invariant.gep, i64 %.20911
  %.21714.idx = mul i64 %arg.s.9, 24
  %.21714 = getelementptr i8, ptr %.69, i64 %.21714.idx
  %arg.target1.i126 = ptrtoint ptr %.21714 to i64
  %arg.source2.i127 = ptrtoint ptr %gep12 to i64
  %66 = sub i64 %arg.target1.i126, %arg.source2.i127
  %diff.check.i129 = icmp ult i64 %66, 32
  %or.cond.i130 = select i1 %65, i1 true, i1 %diff.check.i129
  br i1 %or.cond.i130, label %B36.preheader4.i145, label %vector.ph.i131

vector.ph.i131:
  %n.vec.i132 = and i64 %arg.s.9, %const
  %67 = mul i64 %arg.s.9, 40
  %68 = getelementptr i8, ptr %arg.room.12, i64 %67
  %scevgep311 = getelementptr i8, ptr %68, i64 16
  %69 = mul i64 %.20710, %arg.k
  %70 = add i64 %69, %arg.c
  %71 = shl i64 %arg.s.9, 3
  %72 = mul i64 %71, %70
  %73 = getelementptr i8, ptr %arg.room.1, i64 %72
  %scevgep315 = getelementptr i8, ptr %73, i64 16
  br label %vector.body.i133

vector.body.i133:
  %index.i134 = phi i64 [ 0, %vector.ph.i131 ], [ %index.next.i142, %vector.body.i133 ]
  %sunkaddr.i135 = shl i64 %index.i134, 3
  %scevgep317 = getelementptr i8, ptr %scevgep315, i64 %sunkaddr.i135
  %scevgep318 = getelementptr i8, ptr %scevgep317, i64 -16
  %wide.load.i137 = load <2 x double>, ptr %scevgep318, align 8
  %wide.load3.i139 = load <2 x double>, ptr %scevgep317, align 8
  %scevgep313 = getelementptr i8, ptr %scevgep311, i64 %sunkaddr.i135
  %74 = shl i64 %index.i134, 3
  %scevgep39 = getelementptr i8, ptr %scevgep311, i64 %74
  %scevgep40 = getelementptr i8, ptr %scevgep39, i64 -16
  store <2 x double> %wide.load.i137, ptr %scevgep40, align 8
  store <2 x double> %wide.load3.i139, ptr %scevgep313, align 8
  %index.next.i142 = add nuw nsw i64 %index.i134, 4
  %75 = icmp eq i64 %n.vec.i132, %index.next.i142
  br i1 %75, label %middle.block.i143, label %vector.body.i133

middle.block.i143:
  %cmp.n.i144 = icmp eq i64 %arg.s.9, %n.vec.i132
  br i1 %cmp.n.i144, label %part31.exit177, label %B36.preheader4.i145

B36.preheader4.i145:
  %.983941.ph.i146 = phi i64 [ 0, %B36.preheader.i125 ], [ %n.vec.i132, %middle.block.i143 ]
  %xtraiter.i147 = and i64 %arg.s.9, 3
  %lcmp.mod.not.i148 = icmp eq i64 %xtraiter.i147, 0
  br i1 %lcmp.mod.not.i148, label %B36.prol.loopexit.i158, label %B36.prol.i149.preheader

B36.prol.i149.preheader:
  br label %B36.prol.i149

B36.prol.i149:
  %lsr.iv.i150 = phi i64 [ %lsr.iv.next.i156, %B36.prol.i149 ], [ %xtraiter.i147, %B36.prol.i149.preheader ]
  %.983941.prol.i151 = phi i64 [ %.105.prol.i152, %B36.prol.i149 ], [ %.983941.ph.i146, %B36.prol.i149.preheader ]
  %.105.prol.i152 = add nuw nsw i64 %.983941.prol.i151, 1
  %76 = shl i64 %.983941.prol.i151, 3
  %scevgep22.i153 = getelementptr i8, ptr %gep12, i64 %76
  %.132.prol.i154 = load double, ptr %scevgep22.i153, align 8
  %scevgep21.i155 = getelementptr i8, ptr %.21714, i64 %76
  store double %.132.prol.i154, ptr %scevgep21.i155, align 8
  %lsr.iv.next.i156 = add nsw i64 %lsr.iv.i150, -1
  %prol.iter.cmp.not.i157 = icmp eq i64 %lsr.iv.next.i156, 0
  br i1 %prol.iter.cmp.not.i157, label %B36.prol.loopexit.i158, label %B36.prol.i149

B36.prol.loopexit.i158:
  %.983941.unr.i159 = phi i64 [ %.983941.ph.i146, %B36.preheader4.i145 ], [ %.105.prol.i152, %B36.prol.i149 ]
  %77 = sub nsw i64 %.983941.ph.i146, %arg.s.9
  %78 = icmp ugt i64 %77, -4
  br i1 %78, label %part31.exit177, label %B36.i160.preheader

B36.i160.preheader:
  %79 = mul i64 %arg.s.9, 40
  %80 = getelementptr i8, ptr %arg.room.12, i64 %79
  %scevgep295 = getelementptr i8, ptr %80, i64 24
  %81 = mul i64 %.20710, %arg.k
  %82 = add i64 %81, %arg.c
  %83 = shl i64 %arg.s.9, 3
  %84 = mul i64 %83, %82
  %85 = getelementptr i8, ptr %arg.room.1, i64 %84
  %scevgep303 = getelementptr i8, ptr %85, i64 24
  br label %B36.i160

B36.i160:
  %.983941.i161 = phi i64 [ %.105.3.i172, %B36.i160 ], [ %.983941.unr.i159, %B36.i160.preheader ]
  %sunkaddr40.i162 = shl i64 %.983941.i161, 3
  %scevgep309 = getelementptr i8, ptr %scevgep303, i64 %sunkaddr40.i162
  %scevgep310 = getelementptr i8, ptr %scevgep309, i64 -24
  %.132.i164 = load double, ptr %scevgep310, align 8
  %scevgep301 = getelementptr i8, ptr %scevgep295, i64 %sunkaddr40.i162
  %scevgep302 = getelementptr i8, ptr %scevgep301, i64 -24
  store double %.132.i164, ptr %scevgep302, align 8
  %86 = shl i64 %.983941.i161, 3
  %scevgep37 = getelementptr i8, ptr %scevgep303, i64 %86
  %scevgep38 = getelementptr i8, ptr %scevgep37, i64 -16
  %.132.1.i167 = load double, ptr %scevgep38, align 8
  %87 = shl i64 %.983941.i161, 3
  %scevgep33 = getelementptr i8, ptr %scevgep295, i64 %87
  %scevgep34 = getelementptr i8, ptr %scevgep33, i64 -16
  store double %.132.1.i167, ptr %scevgep34, align 8
  %scevgep35 = getelementptr i8, ptr %scevgep303, i64 %87
  %scevgep36 = getelementptr i8, ptr %scevgep35, i64 -8
  %.132.2.i170 = load double, ptr %scevgep36, align 8
  %88 = shl i64 %.983941.i161, 3
  %scevgep31 = getelementptr i8, ptr %scevgep295, i64 %88
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 -8
  store double %.132.2.i170, ptr %scevgep32, align 8
  %.105.3.i172 = add nuw nsw i64 %.983941.i161, 4
  %.132.3.i174 = load double, ptr %scevgep309, align 8
  store double %.132.3.i174, ptr %scevgep301, align 8
  %exitcond.not.3.i176 = icmp eq i64 %arg.s.9, %.105.3.i172
  br i1 %exitcond.not.3.i176, label %part31.exit177, label %B36.i160

part31.exit177:
  %.249235 = getelementptr i8, ptr %.21714, i64 24
  %.250236 = load double, ptr %.249235, align 8
  %.254237 = load double, ptr %arg.room.13, align 8
  %.281238 = fadd double %arg.kappa, %.254237
  %.287239 = fadd double %.250236, %.281238
  store double %.287239, ptr %.249235, align 8
  %.300240 = getelementptr i8, ptr %.64, i64 24
  %.301241 = load double, ptr %.300240, align 8
  %.302242 = fneg double %.301241
  %.305243 = getelementptr i8, ptr %.60, i64 24
  store double %.302242, ptr %.305243, align 8
  %exitcond.not244 = icmp eq i64 %arg.s.9, 4
  br i1 %exitcond.not244, label %B472, label %B36.preheader.i179.lr.ph

B36.preheader.i179.lr.ph:
  %n.vec.i186 = and i64 %arg.s.9, %const
  %xtraiter.i201 = and i64 %arg.s.9, 3
  %89 = mul i64 %arg.s.9, 48
  %90 = getelementptr i8, ptr %arg.room.12, i64 %89
  %scevgep261 = getelementptr i8, ptr %90, i64 16
  %91 = shl i64 %arg.s.9, 3
  %92 = add i64 %.47, 4
  %93 = mul i64 %92, %arg.k
  %94 = add i64 %93, %arg.c
  %95 = mul i64 %94, %91
  %96 = getelementptr i8, ptr %arg.room.1, i64 %95
  %scevgep267 = getelementptr i8, ptr %96, i64 16
  %97 = shl i64 %.43, 3
  br label %B36.preheader.i179

B472:
  %.330 = call i32 @part16(ptr %.326, ptr %excinfo.2, ptr %.69, ptr %.60, i64 %arg.s.9)
  switch i32 %.330, label %B472.if.if [
    i32 -2, label %B472.endif
    i32 0, label %B472.endif
  ]

B36.preheader.i179:
  %lsr.iv278 = phi ptr [ %96, %B36.preheader.i179.lr.ph ], [ %scevgep279, %part31.exit231 ]
  %lsr.iv274 = phi ptr [ %90, %B36.preheader.i179.lr.ph ], [ %scevgep275, %part31.exit231 ]
  %lsr.iv268 = phi ptr [ %scevgep267, %B36.preheader.i179.lr.ph ], [ %scevgep269, %part31.exit231 ]
  %lsr.iv262 = phi ptr [ %scevgep261, %B36.preheader.i179.lr.ph ], [ %scevgep263, %part31.exit231 ]
  %.174245 = phi i64 [ 4, %B36.preheader.i179.lr.ph ], [ %.174, %part31.exit231 ]
  %98 = icmp ult i64 %arg.s.9, 6
  %.2074 = add nsw i64 %.174245, %.47
  %.2095 = mul nsw i64 %.2074, %.43
  %gep6 = getelementptr double, ptr %invariant.gep, i64 %.2095
  %.2157 = mul nuw nsw i64 %.174245, %arg.s.9
  %.2178 = getelementptr double, ptr %.69, i64 %.2157
  %arg.target1.i180 = ptrtoint ptr %.2178 to i64
  %arg.source2.i181 = ptrtoint ptr %gep6 to i64
  %99 = sub i64 %arg.target1.i180, %arg.source2.i181
  %diff.check.i183 = icmp ult i64 %99, 32
  %or.cond.i184 = select i1 %98, i1 true, i1 %diff.check.i183
  br i1 %or.cond.i184, label %B36.preheader4.i199, label %vector.body.i187.preheader

vector.body.i187.preheader:
  br label %vector.body.i187

vector.body.i187:
  %index.i188 = phi i64 [ %index.next.i196, %vector.body.i187 ], [ 0, %vector.body.i187.preheader ]
  %sunkaddr.i189 = shl i64 %index.i188, 3
  %scevgep271 = getelementptr i8, ptr %lsr.iv268, i64 %sunkaddr.i189
  %scevgep272 = getelementptr i8, ptr %scevgep271, i64 -16
  %wide.load.i191 = load <2 x double>, ptr %scevgep272, align 8
  %wide.load3.i193 = load <2 x double>, ptr %scevgep271, align 8
  %scevgep265 = getelementptr i8, ptr %lsr.iv262, i64 %sunkaddr.i189
  %100 = shl i64 %index.i188, 3
  %scevgep17 = getelementptr i8, ptr %lsr.iv262, i64 %100
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 -16
  store <2 x double> %wide.load.i191, ptr %scevgep18, align 8
  store <2 x double> %wide.load3.i193, ptr %scevgep265, align 8
  %index.next.i196 = add nuw nsw i64 %index.i188, 4
  %101 = icmp eq i64 %n.vec.i186, %index.next.i196
  br i1 %101, label %middle.block.i197, label %vector.body.i187

middle.block.i197:
  %102 = icmp eq i64 %arg.s.9, %n.vec.i186
  br i1 %102, label %part31.exit231, label %B36.preheader4.i199

B36.preheader4.i199:
  %.983941.ph.i200 = phi i64 [ 0, %B36.preheader.i179 ], [ %n.vec.i186, %middle.block.i197 ]
  %103 = icmp eq i64 %xtraiter.i201, 0
  br i1 %103, label %B36.prol.loopexit.i212, label %B36.prol.i203.preheader

B36.prol.i203.preheader:
  br label %B36.prol.i203

B36.prol.i203:
  %lsr.iv.i204 = phi i64 [ %lsr.iv.next.i210, %B36.prol.i203 ], [ %xtraiter.i201, %B36.prol.i203.preheader ]
  %.983941.prol.i205 = phi i64 [ %.105.prol.i206, %B36.prol.i203 ], [ %.983941.ph.i200, %B36.prol.i203.preheader ]
  %.105.prol.i206 = add nuw nsw i64 %.983941.prol.i205, 1
  %104 = shl i64 %.983941.prol.i205, 3
  %scevgep280 = getelementptr i8, ptr %lsr.iv278, i64 %104
  %.132.prol.i208 = load double, ptr %scevgep280, align 8
  %scevgep276 = getelementptr i8, ptr %lsr.iv274, i64 %104
  store double %.132.prol.i208, ptr %scevgep276, align 8
  %lsr.iv.next.i210 = add nsw i64 %lsr.iv.i204, -1
  %prol.iter.cmp.not.i211 = icmp eq i64 %lsr.iv.next.i210, 0
  br i1 %prol.iter.cmp.not.i211, label %B36.prol.loopexit.i212, label %B36.prol.i203

B36.prol.loopexit.i212:
  %.983941.unr.i213 = phi i64 [ %.983941.ph.i200, %B36.preheader4.i199 ], [ %.105.prol.i206, %B36.prol.i203 ]
  %105 = sub nsw i64 %.983941.ph.i200, %arg.s.9
  %106 = icmp ugt i64 %105, -4
  br i1 %106, label %part31.exit231, label %B36.i214.preheader

B36.i214.preheader:
  br label %B36.i214

B36.i214:
  %.983941.i215 = phi i64 [ %.105.3.i226, %B36.i214 ], [ %.983941.unr.i213, %B36.i214.preheader ]
  %sunkaddr40.i216 = shl i64 %.983941.i215, 3
  %scevgep283 = getelementptr i8, ptr %lsr.iv278, i64 %sunkaddr40.i216
  %.132.i218 = load double, ptr %scevgep283, align 8
  %scevgep288 = getelementptr i8, ptr %lsr.iv274, i64 %sunkaddr40.i216
  store double %.132.i218, ptr %scevgep288, align 8
  %scevgep285 = getelementptr i8, ptr %scevgep283, i64 8
  %.132.1.i221 = load double, ptr %scevgep285, align 8
  %107 = shl i64 %.983941.i215, 3
  %scevgep29 = getelementptr i8, ptr %lsr.iv274, i64 %107
  %scevgep30 = getelementptr i8, ptr %scevgep29, i64 8
  store double %.132.1.i221, ptr %scevgep30, align 8
  %108 = shl i64 %.983941.i215, 3
  %scevgep21 = getelementptr i8, ptr %lsr.iv278, i64 %108
  %scevgep22 = getelementptr i8, ptr %scevgep21, i64 16
  %.132.2.i224 = load double, ptr %scevgep22, align 8
  %scevgep26 = getelementptr i8, ptr %lsr.iv274, i64 %108
  %scevgep27 = getelementptr i8, ptr %scevgep26, i64 16
  store double %.132.2.i224, ptr %scevgep27, align 8
  %.105.3.i226 = add nuw nsw i64 %.983941.i215, 4
  %109 = shl i64 %.983941.i215, 3
  %scevgep19 = getelementptr i8, ptr %lsr.iv278, i64 %109
  %scevgep20 = getelementptr i8, ptr %scevgep19, i64 24
  %.132.3.i228 = load double, ptr %scevgep20, align 8
  %scevgep23 = getelementptr i8, ptr %lsr.iv274, i64 %109
  %scevgep24 = getelementptr i8, ptr %scevgep23, i64 24
  store double %.132.3.i228, ptr %scevgep24, align 8
  %exitcond.not.3.i230 = icmp eq i64 %arg.s.9, %.105.3.i226
  br i1 %exitcond.not.3.i230, label %part31.exit231, label %B36.i214

part31.exit231:
  %.174 = add nuw nsw i64 %.174245, 1
  %.249 = getelementptr double, ptr %.2178, i64 %.174245
  %.250 = load double, ptr %.249, align 8
  %.254 = load double, ptr %arg.room.13, align 8
  %.281 = fadd double %arg.kappa, %.254
  %.287 = fadd double %.250, %.281
  store double %.287, ptr %.249, align 8
  %.300 = getelementptr double, ptr %.64, i64 %.174245
  %.301 = load double, ptr %.300, align 8
  %.302 = fneg double %.301
  %.305 = getelementptr double, ptr %.60, i64 %.174245
  store double %.302, ptr %.305, align 8
  %scevgep263 = getelementptr i8, ptr %lsr.iv262, i64 %91
  %scevgep269 = getelementptr i8, ptr %lsr.iv268, i64 %97
  %scevgep275 = getelementptr i8, ptr %lsr.iv274, i64 %91
  %scevgep279 = getelementptr i8, ptr %lsr.iv278, i64 %97
  %exitcond.not = icmp eq i64 %arg.s.9, %.174
  br i1 %exitcond.not, label %B472, label %B36.preheader.i179

common.ret:
  %common.ret.op = phi i32 [ 0, %B472.endif.endif ], [ %.330, %B472.if.if ]
  ret i32 %common.ret.op

B472.endif:
  %110 = icmp slt i64 %arg.s.9, 1
  br i1 %110, label %B472.endif.endif, label %B94.peel.i

B94.peel.i:
  %.147.peel.i = load double, ptr %.60, align 8
  %.154.peel.i = fmul double %.147.peel.i, %.147.peel.i
  %exitcond.peel.not.i = icmp eq i64 %arg.s.9, 1
  br i1 %exitcond.peel.not.i, label %B472.endif.endif, label %B94.peel64.i

B94.peel64.i:
  %const71 = bitcast i64 9223372036854775804 to i64
  %.146.peel60.i = getelementptr i8, ptr %.60, i64 8
  %.147.peel61.i = load double, ptr %.146.peel60.i, align 8
  %.154.peel62.i = fmul double %.147.peel61.i, %.147.peel61.i
  %.156.peel63.i = fadd double %.154.peel.i, %.154.peel62.i
  %const_mat = add i64 %const71, 2
  %111 = and i64 %arg.s.9, %const_mat
  %switch.i = icmp eq i64 %111, 2
  br i1 %switch.i, label %B472.endif.endif, label %B94.preheader.i

B94.preheader.i:
  %112 = add nsw i64 %arg.s.9, -3
  %xtraiter.i232 = and i64 %112, 3
  %113 = icmp samesign ult i64 %arg.s.9, 7
  br i1 %113, label %B94.epil.preheader.i, label %B94.preheader.new.i

B94.preheader.new.i:
  %114 = and i64 %112, -4
  %115 = shl i64 %.47, 3
  %116 = getelementptr i8, ptr %arg.room.4, i64 %115
  %scevgep253 = getelementptr i8, ptr %116, i64 48
  br label %B94.i

for.cond.preheader.loopexit.unr-lcssa.i:
  %117 = or i64 %112, 3
  %lcmp.mod.not.i234 = icmp eq i64 %xtraiter.i232, 0
  br i1 %lcmp.mod.not.i234, label %B472.endif.endif, label %B94.epil.preheader.i

B94.epil.preheader.i:
  %total.2.052.epil.init.i = phi double [ %.156.peel63.i, %B94.preheader.i ], [ %.156.3.i, %for.cond.preheader.loopexit.unr-lcssa.i ]
  %.1014850.epil.init.i = phi i64 [ 3, %B94.preheader.i ], [ %117, %for.cond.preheader.loopexit.unr-lcssa.i ]
  %118 = shl i64 %.1014850.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %.60, i64 %118
  br label %B94.epil.i

B94.epil.i:
  %total.2.052.epil.i = phi double [ %.156.epil.i, %B94.epil.i ], [ %total.2.052.epil.init.i, %B94.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B94.epil.i ], [ 0, %B94.epil.preheader.i ]
  %119 = shl i64 %epil.iter.i, 3
  %scevgep = getelementptr i8, ptr %scevgep.i, i64 %119
  %.147.epil.i = load double, ptr %scevgep, align 8
  %.154.epil.i = fmul double %.147.epil.i, %.147.epil.i
  %.156.epil.i = fadd double %total.2.052.epil.i, %.154.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i232, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B472.endif.endif, label %B94.epil.i

B94.i:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B94.i ], [ 0, %B94.preheader.new.i ]
  %total.2.052.i = phi double [ %.156.3.i, %B94.i ], [ %.156.peel63.i, %B94.preheader.new.i ]
  %120 = shl i64 %lsr.iv, 3
  %scevgep259 = getelementptr i8, ptr %scevgep253, i64 %120
  %scevgep260 = getelementptr i8, ptr %scevgep259, i64 -24
  %.147.i = load double, ptr %scevgep260, align 8
  %.154.i = fmul double %.147.i, %.147.i
  %.156.i = fadd double %total.2.052.i, %.154.i
  %121 = shl i64 %lsr.iv, 3
  %scevgep15 = getelementptr i8, ptr %scevgep253, i64 %121
  %scevgep16 = getelementptr i8, ptr %scevgep15, i64 -16
  %.147.1.i = load double, ptr %scevgep16, align 8
  %.154.1.i = fmul double %.147.1.i, %.147.1.i
  %.156.1.i = fadd double %.156.i, %.154.1.i
  %122 = shl i64 %lsr.iv, 3
  %scevgep12 = getelementptr i8, ptr %scevgep253, i64 %122
  %scevgep13 = getelementptr i8, ptr %scevgep12, i64 -8
  %.147.2.i = load double, ptr %scevgep13, align 8
  %.154.2.i = fmul double %.147.2.i, %.147.2.i
  %.156.2.i = fadd double %.156.1.i, %.154.2.i
  %.147.3.i = load double, ptr %scevgep259, align 8
  %.154.3.i = fmul double %.147.3.i, %.147.3.i
  %.156.3.i = fadd double %.156.2.i, %.154.3.i
  %lsr.iv.next = add nuw nsw i64 %lsr.iv, 4
  %niter.ncmp.3.i = icmp eq i64 %114, %lsr.iv.next
  br i1 %niter.ncmp.3.i, label %for.cond.preheader.loopexit.unr-lcssa.i, label %B94.i

B472.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B472.endif.endif:
  %total.2.0.lcssa.i = phi double [ 0.000000e+00, %B472.endif ], [ %.156.peel63.i, %B94.peel64.i ], [ %.154.peel.i, %B94.peel.i ], [ %.156.3.i, %for.cond.preheader.loopexit.unr-lcssa.i ], [ %.156.epil.i, %B94.epil.i ]
  %.186.i = tail call double @llvm.sqrt.f64(double %total.2.0.lcssa.i)
  %.390 = getelementptr i64, ptr %arg.room.0, i64 %arg.c
  %.391 = load i64, ptr %.390, align 8
  %.394 = getelementptr double, ptr %arg.s.1, i64 %.391
  %.395 = load double, ptr %.394, align 8
  %.397 = getelementptr i8, ptr %.60, i64 16
  %.398 = load double, ptr %.397, align 8
  %.401 = fmul double %.395, %.398
  %.402 = fsub double %.186.i, %.401
  store double %.402, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part23(ptr %retptr, ptr %excinfo, ptr %arg.z, double %arg.mu, i64 %arg.D) {
B0:
  %.9549.not.i = icmp slt i64 %arg.D, 1
  br i1 %.9549.not.i, label %B0.endif, label %B94.peel.i

B94.peel.i:
  %.147.peel.i = load double, ptr %arg.z, align 8
  %.154.peel.i = fmul double %.147.peel.i, %.147.peel.i
  %exitcond.peel.not.i = icmp eq i64 %arg.D, 1
  br i1 %exitcond.peel.not.i, label %B0.endif, label %B94.peel64.i

B94.peel64.i:
  %.146.peel60.i = getelementptr i8, ptr %arg.z, i64 8
  %.147.peel61.i = load double, ptr %.146.peel60.i, align 8
  %.154.peel62.i = fmul double %.147.peel61.i, %.147.peel61.i
  %.156.peel63.i = fadd double %.154.peel.i, %.154.peel62.i
  %0 = and i64 %arg.D, 9223372036854775806
  %switch.i = icmp eq i64 %0, 2
  br i1 %switch.i, label %B0.endif, label %B94.preheader.i

B94.preheader.i:
  %1 = add nsw i64 %arg.D, -3
  %xtraiter.i = and i64 %1, 3
  %2 = icmp samesign ult i64 %arg.D, 7
  br i1 %2, label %B94.epil.preheader.i, label %B94.preheader.new.i

B94.preheader.new.i:
  %3 = and i64 %1, -4
  br label %B94.i

for.cond.preheader.loopexit.unr-lcssa.i:
  %4 = or i64 %1, 3
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B0.endif, label %B94.epil.preheader.i

B94.epil.preheader.i:
  %total.2.052.epil.init.i = phi double [ %.156.peel63.i, %B94.preheader.i ], [ %.156.3.i, %for.cond.preheader.loopexit.unr-lcssa.i ]
  %.1014850.epil.init.i = phi i64 [ 3, %B94.preheader.i ], [ %4, %for.cond.preheader.loopexit.unr-lcssa.i ]
  %5 = shl i64 %.1014850.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.z, i64 %5
  br label %B94.epil.i

B94.epil.i:
  %total.2.052.epil.i = phi double [ %.156.epil.i, %B94.epil.i ], [ %total.2.052.epil.init.i, %B94.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B94.epil.i ], [ 0, %B94.epil.preheader.i ]
  %6 = shl i64 %epil.iter.i, 3
  %scevgep7 = getelementptr i8, ptr %scevgep.i, i64 %6
  %.147.epil.i = load double, ptr %scevgep7, align 8
  %.154.epil.i = fmul double %.147.epil.i, %.147.epil.i
  %.156.epil.i = fadd double %total.2.052.epil.i, %.154.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B0.endif, label %B94.epil.i

B94.i:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B94.i ], [ 0, %B94.preheader.new.i ]
  %total.2.052.i = phi double [ %.156.3.i, %B94.i ], [ %.156.peel63.i, %B94.preheader.new.i ]
  %sunkaddr15 = mul i64 %lsr.iv, 8
  %sunkaddr16 = getelementptr i8, ptr %arg.z, i64 %sunkaddr15
  %sunkaddr17 = getelementptr i8, ptr %sunkaddr16, i64 24
  %.147.i = load double, ptr %sunkaddr17, align 8
  %.154.i = fmul double %.147.i, %.147.i
  %.156.i = fadd double %total.2.052.i, %.154.i
  %sunkaddr = mul i64 %lsr.iv, 8
  %sunkaddr18 = getelementptr i8, ptr %arg.z, i64 %sunkaddr
  %sunkaddr19 = getelementptr i8, ptr %sunkaddr18, i64 32
  %.147.1.i = load double, ptr %sunkaddr19, align 8
  %.154.1.i = fmul double %.147.1.i, %.147.1.i
  %.156.1.i = fadd double %.156.i, %.154.1.i
  %sunkaddr20 = mul i64 %lsr.iv, 8
  %sunkaddr21 = getelementptr i8, ptr %arg.z, i64 %sunkaddr20
  %sunkaddr22 = getelementptr i8, ptr %sunkaddr21, i64 40
  %.147.2.i = load double, ptr %sunkaddr22, align 8
  %.154.2.i = fmul double %.147.2.i, %.147.2.i
  %.156.2.i = fadd double %.156.1.i, %.154.2.i
  %sunkaddr23 = mul i64 %lsr.iv, 8
  %sunkaddr24 = getelementptr i8, ptr %arg.z, i64 %sunkaddr23
  %sunkaddr25 = getelementptr i8, ptr %sunkaddr24, i64 48
  %.147.3.i = load double, ptr %sunkaddr25, align 8
  %.154.3.i = fmul double %.147.3.i, %.147.3.i
  %.156.3.i = fadd double %.156.2.i, %.154.3.i
  %lsr.iv.next = add nuw nsw i64 %lsr.iv, 4
  %niter.ncmp.3.i = icmp eq i64 %3, %lsr.iv.next
  br i1 %niter.ncmp.3.i, label %for.cond.preheader.loopexit.unr-lcssa.i, label %B94.i

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B96:
  %.74 = fmul double %arg.mu, %.186.i
  %.76 = fneg double %.44
  %.77 = fcmp ugt double %.74, %.76
  br i1 %.77, label %B126, label %B192.endif

B126:
  %.101 = fadd double %.74, %.44
  %.106 = fmul double %arg.mu, %arg.mu
  %.108 = fadd double %.106, 1.000000e+00
  %.112 = fdiv double %.101, %.108
  %.118 = fcmp ogt double %.186.i, 0.000000e+00
  br i1 %.118, label %B172.endif, label %B192.endif

B272:
  %.2425153 = phi i64 [ %.249, %B272 ], [ %.2425153.ph, %B272.preheader1 ]
  %.249 = add nuw nsw i64 %.2425153, 1
  %7 = shl i64 %.2425153, 3
  %scevgep = getelementptr i8, ptr %arg.z, i64 %7
  %.288 = load double, ptr %scevgep, align 8
  %.290 = fmul double %share.2.0, %.288
  store double %.290, ptr %scevgep, align 8
  %exitcond.not = icmp eq i64 %arg.D, %.249
  br i1 %exitcond.not, label %common.ret, label %B272

B0.endif:
  %total.2.0.lcssa.i = phi double [ 0.000000e+00, %B0 ], [ %.156.peel63.i, %B94.peel64.i ], [ %.154.peel.i, %B94.peel.i ], [ %.156.3.i, %for.cond.preheader.loopexit.unr-lcssa.i ], [ %.156.epil.i, %B94.epil.i ]
  %.186.i = tail call double @llvm.sqrt.f64(double %total.2.0.lcssa.i)
  %.43 = getelementptr i8, ptr %arg.z, i64 16
  %.44 = load double, ptr %.43, align 8
  %.53 = fmul double %arg.mu, %.44
  %.55 = fcmp ugt double %.186.i, %.53
  br i1 %.55, label %B96, label %common.ret

B172.endif:
  %.122 = fmul double %arg.mu, %.112
  %.129 = fdiv double %.122, %.186.i
  br label %B192.endif

B192.endif:
  %share.2.0 = phi double [ 0.000000e+00, %B96 ], [ %.129, %B172.endif ], [ 0.000000e+00, %B126 ]
  %push.3.0 = phi double [ 0.000000e+00, %B96 ], [ %.112, %B172.endif ], [ %.112, %B126 ]
  %8 = icmp slt i64 %arg.D, 1
  br i1 %8, label %common.ret, label %B272.peel

B272.peel:
  %.288.peel = load double, ptr %arg.z, align 8
  %.290.peel = fmul double %share.2.0, %.288.peel
  store double %.290.peel, ptr %arg.z, align 8
  %exitcond.peel.not = icmp eq i64 %arg.D, 1
  br i1 %exitcond.peel.not, label %common.ret, label %B272.peel64

B272.peel64:
  %.287.peel61 = getelementptr i8, ptr %arg.z, i64 8
  %.288.peel62 = load double, ptr %.287.peel61, align 8
  %.290.peel63 = fmul double %share.2.0, %.288.peel62
  store double %.290.peel63, ptr %.287.peel61, align 8
  %exitcond.peel68.not = icmp eq i64 %arg.D, 2
  br i1 %exitcond.peel68.not, label %common.ret, label %B272.peel77

B272.peel77:
  %sunkaddr26 = getelementptr i8, ptr %arg.z, i64 16
  store double %push.3.0, ptr %sunkaddr26, align 8
  %exitcond.peel81.not = icmp eq i64 %arg.D, 3
  br i1 %exitcond.peel81.not, label %common.ret, label %B272.preheader

B272.preheader:
  %9 = add nsw i64 %arg.D, -3
  %min.iters.check = icmp samesign ult i64 %arg.D, 7
  br i1 %min.iters.check, label %B272.preheader1, label %vector.ph

B272.preheader1:
  %.2425153.ph = phi i64 [ %13, %middle.block ], [ 3, %B272.preheader ]
  br label %B272

vector.ph:
  %n.vec = and i64 %9, -4
  %broadcast.splatinsert = insertelement <2 x double> poison, double %share.2.0, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %sunkaddr27 = mul i64 %index, 8
  %sunkaddr28 = getelementptr i8, ptr %arg.z, i64 %sunkaddr27
  %sunkaddr30 = getelementptr i8, ptr %sunkaddr28, i64 24
  %wide.load = load <2 x double>, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %index, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.z, i64 %sunkaddr31
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 40
  %wide.load1 = load <2 x double>, ptr %sunkaddr33, align 8
  %10 = fmul <2 x double> %broadcast.splat, %wide.load
  %11 = fmul <2 x double> %broadcast.splat, %wide.load1
  store <2 x double> %10, ptr %sunkaddr30, align 8
  store <2 x double> %11, ptr %sunkaddr33, align 8
  %index.next = add nuw nsw i64 %index, 4
  %12 = icmp eq i64 %n.vec, %index.next
  br i1 %12, label %middle.block, label %vector.body

middle.block:
  %13 = or i64 %9, 3
  %cmp.n = icmp eq i64 %9, %n.vec
  br i1 %cmp.n, label %common.ret, label %B272.preheader1
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

define internal i32 @part8(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, i64 %arg.c.29, i64 %arg.c.30, i64 %arg.c.31, i64 %arg.lanes) {
B0:
  %arg.lanes.fr = freeze i64 %arg.lanes
  %arg.c.29.fr = freeze i64 %arg.c.29
  %.44 = getelementptr i8, ptr %arg.c.0, i64 64
  %.45 = load i64, ptr %.44, align 8
  %.46 = icmp eq i64 %.45, 0
  br i1 %.46, label %common.ret, label %B58.endif

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B156:
  %.42.i = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i = load i64, ptr %.42.i, align 8
  %.44.i = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i = load i64, ptr %.44.i, align 8
  %.46.i = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i = load i64, ptr %.46.i, align 8
  %.48.i = inttoptr i64 %.43.i to ptr
  %.49.i = inttoptr i64 %.45.i to ptr
  %.50.i = inttoptr i64 %.47.i to ptr
  %.51.i = inttoptr i64 %.45 to ptr
  tail call void %.51.i(ptr %.48.i, ptr %.49.i, ptr %.50.i)
  br label %common.ret

B58.endif:
  %.92 = icmp sgt i64 %arg.lanes.fr, 0
  br i1 %.92, label %B114.endif.endif.split.us, label %B156

B114.endif.endif.split.us:
  %const = bitcast i64 9223372036854775804 to i64
  %0 = shl i64 %arg.lanes.fr, 3
  tail call void @llvm.memset.p0.i64(ptr %arg.c.24, i8 0, i64 %0, i1 false)
  %.544318 = icmp sgt i64 %arg.c.29.fr, 0
  br i1 %.544318, label %B154.us.us.preheader, label %B154.us.preheader

B154.us.preheader:
  %const_mat = add i64 %const, 2
  %unroll_iter = and i64 %arg.lanes.fr, %const_mat
  %1 = icmp eq i64 %arg.lanes.fr, 1
  br i1 %1, label %B156.endif.endif.us.us4.preheader, label %B154.us.preheader.split

B156.endif.endif.us.us4.preheader:
  %sunkaddr = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i19.us = load i64, ptr %sunkaddr, align 8
  %sunkaddr54 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i21.us = load i64, ptr %sunkaddr54, align 8
  %sunkaddr34 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i23.us = load i64, ptr %sunkaddr34, align 8
  %sunkaddr56 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i25.us = load i64, ptr %sunkaddr56, align 8
  %.48.i26.us = inttoptr i64 %.43.i21.us to ptr
  %.49.i27.us = inttoptr i64 %.45.i23.us to ptr
  %.50.i28.us = inttoptr i64 %.47.i25.us to ptr
  %.51.i29.us = inttoptr i64 %.41.i19.us to ptr
  tail call void %.51.i29.us(ptr %.48.i26.us, ptr %.49.i27.us, ptr %.50.i28.us)
  %.458.us369.epil.us = load i64, ptr %arg.c.24, align 8
  %.459.us370.epil.us = icmp eq i64 %.458.us369.epil.us, 0
  br i1 %.459.us370.epil.us, label %B272.endif.us371.epil.us, label %common.ret

B272.endif.us371.epil.us:
  %.607.us373.epil.us = load double, ptr %arg.c.14, align 8
  %sunkaddr57 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374.epil.us = load double, ptr %sunkaddr57, align 8
  %.637.us375.epil.us = fcmp ole double %.607.us373.epil.us, %.636.us374.epil.us
  %.642.us376.epil.us = zext i1 %.637.us375.epil.us to i64
  store i64 %.642.us376.epil.us, ptr %arg.c.24, align 8
  br i1 %.637.us375.epil.us, label %common.ret, label %B154.us.backedge.us

B154.us.backedge.us:
  %sunkaddr35 = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i19.us.1 = load i64, ptr %sunkaddr35, align 8
  %sunkaddr36 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i21.us.1 = load i64, ptr %sunkaddr36, align 8
  %sunkaddr37 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i23.us.1 = load i64, ptr %sunkaddr37, align 8
  %sunkaddr38 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i25.us.1 = load i64, ptr %sunkaddr38, align 8
  %.48.i26.us.1 = inttoptr i64 %.43.i21.us.1 to ptr
  %.49.i27.us.1 = inttoptr i64 %.45.i23.us.1 to ptr
  %.50.i28.us.1 = inttoptr i64 %.47.i25.us.1 to ptr
  %.51.i29.us.1 = inttoptr i64 %.41.i19.us.1 to ptr
  tail call void %.51.i29.us.1(ptr %.48.i26.us.1, ptr %.49.i27.us.1, ptr %.50.i28.us.1)
  %.458.us369.epil.us.1 = load i64, ptr %arg.c.24, align 8
  %.459.us370.epil.us.1 = icmp eq i64 %.458.us369.epil.us.1, 0
  br i1 %.459.us370.epil.us.1, label %B272.endif.us371.epil.us.1, label %common.ret

B272.endif.us371.epil.us.1:
  %.607.us373.epil.us.1 = load double, ptr %arg.c.14, align 8
  %sunkaddr39 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374.epil.us.1 = load double, ptr %sunkaddr39, align 8
  %.637.us375.epil.us.1 = fcmp ole double %.607.us373.epil.us.1, %.636.us374.epil.us.1
  %.642.us376.epil.us.1 = zext i1 %.637.us375.epil.us.1 to i64
  store i64 %.642.us376.epil.us.1, ptr %arg.c.24, align 8
  br i1 %.637.us375.epil.us.1, label %common.ret, label %B154.us.backedge.us.1

B154.us.backedge.us.1:
  %sunkaddr40 = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i19.us.2 = load i64, ptr %sunkaddr40, align 8
  %sunkaddr41 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i21.us.2 = load i64, ptr %sunkaddr41, align 8
  %sunkaddr42 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i23.us.2 = load i64, ptr %sunkaddr42, align 8
  %sunkaddr43 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i25.us.2 = load i64, ptr %sunkaddr43, align 8
  %.48.i26.us.2 = inttoptr i64 %.43.i21.us.2 to ptr
  %.49.i27.us.2 = inttoptr i64 %.45.i23.us.2 to ptr
  %.50.i28.us.2 = inttoptr i64 %.47.i25.us.2 to ptr
  %.51.i29.us.2 = inttoptr i64 %.41.i19.us.2 to ptr
  tail call void %.51.i29.us.2(ptr %.48.i26.us.2, ptr %.49.i27.us.2, ptr %.50.i28.us.2)
  %.458.us369.epil.us.2 = load i64, ptr %arg.c.24, align 8
  %.459.us370.epil.us.2 = icmp eq i64 %.458.us369.epil.us.2, 0
  br i1 %.459.us370.epil.us.2, label %B272.endif.us371.epil.us.2, label %common.ret

B272.endif.us371.epil.us.2:
  %.607.us373.epil.us.2 = load double, ptr %arg.c.14, align 8
  %sunkaddr44 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374.epil.us.2 = load double, ptr %sunkaddr44, align 8
  %.637.us375.epil.us.2 = fcmp ole double %.607.us373.epil.us.2, %.636.us374.epil.us.2
  %.642.us376.epil.us.2 = zext i1 %.637.us375.epil.us.2 to i64
  store i64 %.642.us376.epil.us.2, ptr %arg.c.24, align 8
  br i1 %.637.us375.epil.us.2, label %common.ret, label %B154.us.backedge.us.2

B154.us.backedge.us.2:
  %sunkaddr45 = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i19.us.3 = load i64, ptr %sunkaddr45, align 8
  %sunkaddr46 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i21.us.3 = load i64, ptr %sunkaddr46, align 8
  %sunkaddr47 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i23.us.3 = load i64, ptr %sunkaddr47, align 8
  %sunkaddr48 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i25.us.3 = load i64, ptr %sunkaddr48, align 8
  %.48.i26.us.3 = inttoptr i64 %.43.i21.us.3 to ptr
  %.49.i27.us.3 = inttoptr i64 %.45.i23.us.3 to ptr
  %.50.i28.us.3 = inttoptr i64 %.47.i25.us.3 to ptr
  %.51.i29.us.3 = inttoptr i64 %.41.i19.us.3 to ptr
  tail call void %.51.i29.us.3(ptr %.48.i26.us.3, ptr %.49.i27.us.3, ptr %.50.i28.us.3)
  %.458.us369.epil.us.3 = load i64, ptr %arg.c.24, align 8
  %.459.us370.epil.us.3 = icmp eq i64 %.458.us369.epil.us.3, 0
  br i1 %.459.us370.epil.us.3, label %B272.endif.us371.epil.us.3, label %common.ret

B272.endif.us371.epil.us.3:
  %.607.us373.epil.us.3 = load double, ptr %arg.c.14, align 8
  %sunkaddr49 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374.epil.us.3 = load double, ptr %sunkaddr49, align 8
  %.637.us375.epil.us.3 = fcmp ole double %.607.us373.epil.us.3, %.636.us374.epil.us.3
  %.642.us376.epil.us.3 = zext i1 %.637.us375.epil.us.3 to i64
  store i64 %.642.us376.epil.us.3, ptr %arg.c.24, align 8
  br i1 %.637.us375.epil.us.3, label %common.ret, label %B154.us.backedge.us.3

B154.us.backedge.us.3:
  %sunkaddr50 = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i19.us.4 = load i64, ptr %sunkaddr50, align 8
  %sunkaddr51 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i21.us.4 = load i64, ptr %sunkaddr51, align 8
  %sunkaddr52 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i23.us.4 = load i64, ptr %sunkaddr52, align 8
  %sunkaddr53 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i25.us.4 = load i64, ptr %sunkaddr53, align 8
  %.48.i26.us.4 = inttoptr i64 %.43.i21.us.4 to ptr
  %.49.i27.us.4 = inttoptr i64 %.45.i23.us.4 to ptr
  %.50.i28.us.4 = inttoptr i64 %.47.i25.us.4 to ptr
  %.51.i29.us.4 = inttoptr i64 %.41.i19.us.4 to ptr
  tail call void %.51.i29.us.4(ptr %.48.i26.us.4, ptr %.49.i27.us.4, ptr %.50.i28.us.4)
  %.458.us369.epil.us.4 = load i64, ptr %arg.c.24, align 8
  %.459.us370.epil.us.4 = icmp eq i64 %.458.us369.epil.us.4, 0
  br i1 %.459.us370.epil.us.4, label %B272.endif.us371.epil.us.4, label %common.ret

B272.endif.us371.epil.us.4:
  %.607.us373.epil.us.4 = load double, ptr %arg.c.14, align 8
  %sunkaddr55 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374.epil.us.4 = load double, ptr %sunkaddr55, align 8
  %.637.us375.epil.us.4 = fcmp ole double %.607.us373.epil.us.4, %.636.us374.epil.us.4
  %.642.us376.epil.us.4 = zext i1 %.637.us375.epil.us.4 to i64
  store i64 %.642.us376.epil.us.4, ptr %arg.c.24, align 8
  br i1 %.637.us375.epil.us.4, label %common.ret, label %B154.us.backedge.us.4

B154.us.backedge.us.4:
  %sunkaddr58 = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i19.us.5 = load i64, ptr %sunkaddr58, align 8
  %sunkaddr59 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i21.us.5 = load i64, ptr %sunkaddr59, align 8
  %sunkaddr60 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i23.us.5 = load i64, ptr %sunkaddr60, align 8
  %sunkaddr61 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i25.us.5 = load i64, ptr %sunkaddr61, align 8
  %.48.i26.us.5 = inttoptr i64 %.43.i21.us.5 to ptr
  %.49.i27.us.5 = inttoptr i64 %.45.i23.us.5 to ptr
  %.50.i28.us.5 = inttoptr i64 %.47.i25.us.5 to ptr
  %.51.i29.us.5 = inttoptr i64 %.41.i19.us.5 to ptr
  tail call void %.51.i29.us.5(ptr %.48.i26.us.5, ptr %.49.i27.us.5, ptr %.50.i28.us.5)
  %.458.us369.epil.us.5 = load i64, ptr %arg.c.24, align 8
  %.459.us370.epil.us.5 = icmp eq i64 %.458.us369.epil.us.5, 0
  br i1 %.459.us370.epil.us.5, label %B272.endif.us371.epil.us.5, label %common.ret

B272.endif.us371.epil.us.5:
  %.607.us373.epil.us.5 = load double, ptr %arg.c.14, align 8
  %sunkaddr62 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374.epil.us.5 = load double, ptr %sunkaddr62, align 8
  %.637.us375.epil.us.5 = fcmp ole double %.607.us373.epil.us.5, %.636.us374.epil.us.5
  %.642.us376.epil.us.5 = zext i1 %.637.us375.epil.us.5 to i64
  store i64 %.642.us376.epil.us.5, ptr %arg.c.24, align 8
  br i1 %.637.us375.epil.us.5, label %common.ret, label %B154.us.backedge.us.5

B154.us.backedge.us.5:
  %sunkaddr63 = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i19.us.6 = load i64, ptr %sunkaddr63, align 8
  %sunkaddr64 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i21.us.6 = load i64, ptr %sunkaddr64, align 8
  %sunkaddr65 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i23.us.6 = load i64, ptr %sunkaddr65, align 8
  %sunkaddr66 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i25.us.6 = load i64, ptr %sunkaddr66, align 8
  %.48.i26.us.6 = inttoptr i64 %.43.i21.us.6 to ptr
  %.49.i27.us.6 = inttoptr i64 %.45.i23.us.6 to ptr
  %.50.i28.us.6 = inttoptr i64 %.47.i25.us.6 to ptr
  %.51.i29.us.6 = inttoptr i64 %.41.i19.us.6 to ptr
  tail call void %.51.i29.us.6(ptr %.48.i26.us.6, ptr %.49.i27.us.6, ptr %.50.i28.us.6)
  %.458.us369.epil.us.6 = load i64, ptr %arg.c.24, align 8
  %.459.us370.epil.us.6 = icmp eq i64 %.458.us369.epil.us.6, 0
  br i1 %.459.us370.epil.us.6, label %B272.endif.us371.epil.us.6, label %common.ret

B272.endif.us371.epil.us.6:
  %.607.us373.epil.us.6 = load double, ptr %arg.c.14, align 8
  %sunkaddr67 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374.epil.us.6 = load double, ptr %sunkaddr67, align 8
  %.637.us375.epil.us.6 = fcmp ole double %.607.us373.epil.us.6, %.636.us374.epil.us.6
  %.642.us376.epil.us.6 = zext i1 %.637.us375.epil.us.6 to i64
  store i64 %.642.us376.epil.us.6, ptr %arg.c.24, align 8
  br i1 %.637.us375.epil.us.6, label %common.ret, label %B154.us.backedge.us.6

B154.us.backedge.us.6:
  %sunkaddr68 = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i19.us.7 = load i64, ptr %sunkaddr68, align 8
  %sunkaddr69 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i21.us.7 = load i64, ptr %sunkaddr69, align 8
  %sunkaddr70 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i23.us.7 = load i64, ptr %sunkaddr70, align 8
  %sunkaddr71 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i25.us.7 = load i64, ptr %sunkaddr71, align 8
  %.48.i26.us.7 = inttoptr i64 %.43.i21.us.7 to ptr
  %.49.i27.us.7 = inttoptr i64 %.45.i23.us.7 to ptr
  %.50.i28.us.7 = inttoptr i64 %.47.i25.us.7 to ptr
  %.51.i29.us.7 = inttoptr i64 %.41.i19.us.7 to ptr
  tail call void %.51.i29.us.7(ptr %.48.i26.us.7, ptr %.49.i27.us.7, ptr %.50.i28.us.7)
  %.458.us369.epil.us.7 = load i64, ptr %arg.c.24, align 8
  %.459.us370.epil.us.7 = icmp eq i64 %.458.us369.epil.us.7, 0
  br i1 %.459.us370.epil.us.7, label %B272.endif.us371.epil.us.7, label %common.ret

B272.endif.us371.epil.us.7:
  %.607.us373.epil.us.7 = load double, ptr %arg.c.14, align 8
  %sunkaddr72 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374.epil.us.7 = load double, ptr %sunkaddr72, align 8
  %.637.us375.epil.us.7 = fcmp ole double %.607.us373.epil.us.7, %.636.us374.epil.us.7
  %.642.us376.epil.us.7 = zext i1 %.637.us375.epil.us.7 to i64
  store i64 %.642.us376.epil.us.7, ptr %arg.c.24, align 8
  br i1 %.637.us375.epil.us.7, label %common.ret, label %B154.us.backedge.us.7

B154.us.backedge.us.7:
  %sunkaddr73 = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i19.us.8 = load i64, ptr %sunkaddr73, align 8
  %sunkaddr74 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i21.us.8 = load i64, ptr %sunkaddr74, align 8
  %sunkaddr75 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i23.us.8 = load i64, ptr %sunkaddr75, align 8
  %sunkaddr76 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i25.us.8 = load i64, ptr %sunkaddr76, align 8
  %.48.i26.us.8 = inttoptr i64 %.43.i21.us.8 to ptr
  %.49.i27.us.8 = inttoptr i64 %.45.i23.us.8 to ptr
  %.50.i28.us.8 = inttoptr i64 %.47.i25.us.8 to ptr
  %.51.i29.us.8 = inttoptr i64 %.41.i19.us.8 to ptr
  tail call void %.51.i29.us.8(ptr %.48.i26.us.8, ptr %.49.i27.us.8, ptr %.50.i28.us.8)
  %.458.us369.epil.us.8 = load i64, ptr %arg.c.24, align 8
  %.459.us370.epil.us.8 = icmp eq i64 %.458.us369.epil.us.8, 0
  br i1 %.459.us370.epil.us.8, label %B272.endif.us371.epil.us.8, label %common.ret

B272.endif.us371.epil.us.8:
  %.607.us373.epil.us.8 = load double, ptr %arg.c.14, align 8
  %sunkaddr77 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374.epil.us.8 = load double, ptr %sunkaddr77, align 8
  %.637.us375.epil.us.8 = fcmp ole double %.607.us373.epil.us.8, %.636.us374.epil.us.8
  %.642.us376.epil.us.8 = zext i1 %.637.us375.epil.us.8 to i64
  store i64 %.642.us376.epil.us.8, ptr %arg.c.24, align 8
  br i1 %.637.us375.epil.us.8, label %common.ret, label %B154.us.backedge.us.8

B154.us.backedge.us.8:
  %sunkaddr78 = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i19.us.9 = load i64, ptr %sunkaddr78, align 8
  %sunkaddr79 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i21.us.9 = load i64, ptr %sunkaddr79, align 8
  %sunkaddr80 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i23.us.9 = load i64, ptr %sunkaddr80, align 8
  %sunkaddr81 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i25.us.9 = load i64, ptr %sunkaddr81, align 8
  %.48.i26.us.9 = inttoptr i64 %.43.i21.us.9 to ptr
  %.49.i27.us.9 = inttoptr i64 %.45.i23.us.9 to ptr
  %.50.i28.us.9 = inttoptr i64 %.47.i25.us.9 to ptr
  %.51.i29.us.9 = inttoptr i64 %.41.i19.us.9 to ptr
  tail call void %.51.i29.us.9(ptr %.48.i26.us.9, ptr %.49.i27.us.9, ptr %.50.i28.us.9)
  %.458.us369.epil.us.9 = load i64, ptr %arg.c.24, align 8
  %.459.us370.epil.us.9 = icmp eq i64 %.458.us369.epil.us.9, 0
  br i1 %.459.us370.epil.us.9, label %B272.endif.us371.epil.us.9, label %common.ret

B272.endif.us371.epil.us.9:
  %.607.us373.epil.us.9 = load double, ptr %arg.c.14, align 8
  %sunkaddr82 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374.epil.us.9 = load double, ptr %sunkaddr82, align 8
  %.637.us375.epil.us.9 = fcmp ole double %.607.us373.epil.us.9, %.636.us374.epil.us.9
  %.642.us376.epil.us.9 = zext i1 %.637.us375.epil.us.9 to i64
  store i64 %.642.us376.epil.us.9, ptr %arg.c.24, align 8
  br i1 %.637.us375.epil.us.9, label %common.ret, label %B154.us.backedge.us.9

B154.us.backedge.us.9:
  %sunkaddr83 = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i19.us.10 = load i64, ptr %sunkaddr83, align 8
  %sunkaddr84 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i21.us.10 = load i64, ptr %sunkaddr84, align 8
  %sunkaddr85 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i23.us.10 = load i64, ptr %sunkaddr85, align 8
  %sunkaddr86 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i25.us.10 = load i64, ptr %sunkaddr86, align 8
  %.48.i26.us.10 = inttoptr i64 %.43.i21.us.10 to ptr
  %.49.i27.us.10 = inttoptr i64 %.45.i23.us.10 to ptr
  %.50.i28.us.10 = inttoptr i64 %.47.i25.us.10 to ptr
  %.51.i29.us.10 = inttoptr i64 %.41.i19.us.10 to ptr
  tail call void %.51.i29.us.10(ptr %.48.i26.us.10, ptr %.49.i27.us.10, ptr %.50.i28.us.10)
  %.458.us369.epil.us.10 = load i64, ptr %arg.c.24, align 8
  %.459.us370.epil.us.10 = icmp eq i64 %.458.us369.epil.us.10, 0
  br i1 %.459.us370.epil.us.10, label %B272.endif.us371.epil.us.10, label %common.ret

B272.endif.us371.epil.us.10:
  %.607.us373.epil.us.10 = load double, ptr %arg.c.14, align 8
  %sunkaddr87 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374.epil.us.10 = load double, ptr %sunkaddr87, align 8
  %.637.us375.epil.us.10 = fcmp ole double %.607.us373.epil.us.10, %.636.us374.epil.us.10
  %.642.us376.epil.us.10 = zext i1 %.637.us375.epil.us.10 to i64
  store i64 %.642.us376.epil.us.10, ptr %arg.c.24, align 8
  br i1 %.637.us375.epil.us.10, label %common.ret, label %B154.us.backedge.us.10

B154.us.backedge.us.10:
  %sunkaddr88 = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i19.us.11 = load i64, ptr %sunkaddr88, align 8
  %sunkaddr89 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i21.us.11 = load i64, ptr %sunkaddr89, align 8
  %sunkaddr90 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i23.us.11 = load i64, ptr %sunkaddr90, align 8
  %sunkaddr91 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i25.us.11 = load i64, ptr %sunkaddr91, align 8
  %.48.i26.us.11 = inttoptr i64 %.43.i21.us.11 to ptr
  %.49.i27.us.11 = inttoptr i64 %.45.i23.us.11 to ptr
  %.50.i28.us.11 = inttoptr i64 %.47.i25.us.11 to ptr
  %.51.i29.us.11 = inttoptr i64 %.41.i19.us.11 to ptr
  tail call void %.51.i29.us.11(ptr %.48.i26.us.11, ptr %.49.i27.us.11, ptr %.50.i28.us.11)
  %.458.us369.epil.us.11 = load i64, ptr %arg.c.24, align 8
  %.459.us370.epil.us.11 = icmp eq i64 %.458.us369.epil.us.11, 0
  br i1 %.459.us370.epil.us.11, label %B272.endif.us371.epil.us.11, label %common.ret

B272.endif.us371.epil.us.11:
  %.607.us373.epil.us.11 = load double, ptr %arg.c.14, align 8
  %sunkaddr92 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374.epil.us.11 = load double, ptr %sunkaddr92, align 8
  %.637.us375.epil.us.11 = fcmp ole double %.607.us373.epil.us.11, %.636.us374.epil.us.11
  %.642.us376.epil.us.11 = zext i1 %.637.us375.epil.us.11 to i64
  store i64 %.642.us376.epil.us.11, ptr %arg.c.24, align 8
  br label %common.ret

B154.us.preheader.split:
  %2 = and i64 %arg.lanes.fr, 1
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %B156.endif.endif.us.us5.preheader, label %B156.endif.endif.us.preheader

B156.endif.endif.us.us5.preheader:
  br label %B156.endif.endif.us.us5

B156.endif.endif.us.preheader:
  br label %B156.endif.endif.us

B156.endif.endif.us.us5:
  %math1053.us6 = phi i64 [ %math105.us17, %B154.us.backedge.us16 ], [ 11, %B156.endif.endif.us.us5.preheader ]
  %sunkaddr93 = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i19.us7 = load i64, ptr %sunkaddr93, align 8
  %sunkaddr95 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i21.us8 = load i64, ptr %sunkaddr95, align 8
  %sunkaddr98 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i23.us9 = load i64, ptr %sunkaddr98, align 8
  %sunkaddr99 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i25.us10 = load i64, ptr %sunkaddr99, align 8
  %.48.i26.us11 = inttoptr i64 %.43.i21.us8 to ptr
  %.49.i27.us12 = inttoptr i64 %.45.i23.us9 to ptr
  %.50.i28.us13 = inttoptr i64 %.47.i25.us10 to ptr
  %.51.i29.us14 = inttoptr i64 %.41.i19.us7 to ptr
  tail call void %.51.i29.us14(ptr %.48.i26.us11, ptr %.49.i27.us12, ptr %.50.i28.us13)
  br label %B236.us360.us

B236.us360.us:
  %waiting.2.1336.us361.us = phi i1 [ %waiting.3.2.us382.1.us, %B514.us379.1.us ], [ false, %B156.endif.endif.us.us5 ]
  %.415324334.us363.us = phi i64 [ %.422.us367.1.us, %B514.us379.1.us ], [ 0, %B156.endif.endif.us.us5 ]
  %sunkaddr100 = mul i64 %.415324334.us363.us, 8
  %sunkaddr102 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr100
  %.458.us369.us = load i64, ptr %sunkaddr102, align 8
  %.459.us370.us = icmp eq i64 %.458.us369.us, 0
  br i1 %.459.us370.us, label %B272.endif.us371.us, label %B514.us379.us

B272.endif.us371.us:
  %sunkaddr105 = mul i64 %.415324334.us363.us, 8
  %sunkaddr106 = getelementptr i8, ptr %arg.c.14, i64 %sunkaddr105
  %.607.us373.us = load double, ptr %sunkaddr106, align 8
  %sunkaddr107 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374.us = load double, ptr %sunkaddr107, align 8
  %.637.us375.us = fcmp ole double %.607.us373.us, %.636.us374.us
  %.642.us376.us = zext i1 %.637.us375.us to i64
  %sunkaddr108 = mul i64 %.415324334.us363.us, 8
  %sunkaddr109 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr108
  store i64 %.642.us376.us, ptr %sunkaddr109, align 8
  %.660.us377.us = xor i1 %.637.us375.us, true
  %spec.select.us378.us = select i1 %waiting.2.1336.us361.us, i1 true, i1 %.660.us377.us
  br label %B514.us379.us

B514.us379.us:
  %waiting.3.2.us382.us = phi i1 [ %waiting.2.1336.us361.us, %B236.us360.us ], [ %spec.select.us378.us, %B272.endif.us371.us ]
  %.422.us367.1.us = add nuw nsw i64 %.415324334.us363.us, 2
  %sunkaddr110 = mul i64 %.415324334.us363.us, 8
  %sunkaddr111 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr110
  %sunkaddr112 = getelementptr i8, ptr %sunkaddr111, i64 8
  %.458.us369.1.us = load i64, ptr %sunkaddr112, align 8
  %.459.us370.1.us = icmp eq i64 %.458.us369.1.us, 0
  br i1 %.459.us370.1.us, label %B272.endif.us371.1.us, label %B514.us379.1.us

B272.endif.us371.1.us:
  %sunkaddr113 = mul i64 %.415324334.us363.us, 8
  %sunkaddr114 = getelementptr i8, ptr %arg.c.14, i64 %sunkaddr113
  %sunkaddr115 = getelementptr i8, ptr %sunkaddr114, i64 8
  %.607.us373.1.us = load double, ptr %sunkaddr115, align 8
  %sunkaddr116 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374.1.us = load double, ptr %sunkaddr116, align 8
  %.637.us375.1.us = fcmp ole double %.607.us373.1.us, %.636.us374.1.us
  %.642.us376.1.us = zext i1 %.637.us375.1.us to i64
  %sunkaddr121 = mul i64 %.415324334.us363.us, 8
  %sunkaddr122 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr121
  %sunkaddr123 = getelementptr i8, ptr %sunkaddr122, i64 8
  store i64 %.642.us376.1.us, ptr %sunkaddr123, align 8
  %.660.us377.1.us = xor i1 %.637.us375.1.us, true
  %spec.select.us378.1.us = select i1 %waiting.3.2.us382.us, i1 true, i1 %.660.us377.1.us
  br label %B514.us379.1.us

B514.us379.1.us:
  %waiting.3.2.us382.1.us = phi i1 [ %waiting.3.2.us382.us, %B514.us379.us ], [ %spec.select.us378.1.us, %B272.endif.us371.1.us ]
  %niter.ncmp.1.us = icmp eq i64 %unroll_iter, %.422.us367.1.us
  br i1 %niter.ncmp.1.us, label %B234.B516_crit_edge.split.us384.unr-lcssa.us, label %B236.us360.us

B234.B516_crit_edge.split.us384.unr-lcssa.us:
  br i1 %waiting.3.2.us382.1.us, label %B154.us.backedge.us16, label %common.ret

B154.us.backedge.us16:
  %4 = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %math1053.us6, i64 1)
  %math105.us17 = extractvalue { i64, i1 } %4, 0
  %ov106.us18 = extractvalue { i64, i1 } %4, 1
  br i1 %ov106.us18, label %common.ret, label %B156.endif.endif.us.us5

B154.us.us.preheader:
  %5 = ptrtoint ptr %arg.c.12 to i64
  %6 = ptrtoint ptr %arg.c.13 to i64
  %7 = sub i64 %5, %6
  %min.iters.check = icmp samesign ult i64 %arg.c.29.fr, 4
  %ident.check.not = icmp ne i64 %arg.lanes.fr, 1
  %or.cond.not41 = or i1 %min.iters.check, %ident.check.not
  %diff.check = icmp ult i64 %7, 32
  %or.cond40 = select i1 %or.cond.not41, i1 true, i1 %diff.check
  %n.vec = and i64 %arg.c.29.fr, %const
  %xtraiter46 = and i64 %arg.c.29.fr, 3
  %scevgep = getelementptr i8, ptr %arg.c.12, i64 16
  %scevgep54 = getelementptr i8, ptr %arg.c.13, i64 16
  %8 = shl i64 %arg.lanes.fr, 5
  %9 = sub nsw i64 %xtraiter46, %arg.c.29.fr
  br label %B154.us.us

B154.us.us:
  %.261346.us.us = phi i64 [ %math, %B234.B516_crit_edge.split.us.us.us ], [ 12, %B154.us.us.preheader ]
  %10 = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %.261346.us.us, i64 1)
  %math = extractvalue { i64, i1 } %10, 0
  %ov = extractvalue { i64, i1 } %10, 1
  br i1 %ov, label %common.ret, label %B156.endif.endif.us.us

B156.endif.endif.us.us:
  %sunkaddr124 = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i7 = load i64, ptr %sunkaddr124, align 8
  %sunkaddr126 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i9 = load i64, ptr %sunkaddr126, align 8
  %sunkaddr127 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i11 = load i64, ptr %sunkaddr127, align 8
  %sunkaddr128 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i13 = load i64, ptr %sunkaddr128, align 8
  %.48.i14 = inttoptr i64 %.43.i9 to ptr
  %.49.i15 = inttoptr i64 %.45.i11 to ptr
  %.50.i16 = inttoptr i64 %.47.i13 to ptr
  %.51.i17 = inttoptr i64 %.41.i7 to ptr
  tail call void %.51.i17(ptr %.48.i14, ptr %.49.i15, ptr %.50.i16)
  br label %B236.us.us.us

B236.us.us.us:
  %lsr.iv72 = phi i64 [ %lsr.iv.next73, %B514.us.us.us ], [ 0, %B156.endif.endif.us.us ]
  %lsr.iv64 = phi ptr [ %scevgep65, %B514.us.us.us ], [ %arg.c.13, %B156.endif.endif.us.us ]
  %lsr.iv60 = phi ptr [ %scevgep61, %B514.us.us.us ], [ %arg.c.12, %B156.endif.endif.us.us ]
  %lsr.iv55 = phi ptr [ %scevgep56, %B514.us.us.us ], [ %scevgep54, %B156.endif.endif.us.us ]
  %lsr.iv = phi ptr [ %scevgep50, %B514.us.us.us ], [ %scevgep, %B156.endif.endif.us.us ]
  %waiting.2.1336.us.us.us = phi i1 [ %waiting.3.2.us.us.us, %B514.us.us.us ], [ false, %B156.endif.endif.us.us ]
  %.415324334.us.us.us = phi i64 [ %.422.us.us.us, %B514.us.us.us ], [ 0, %B156.endif.endif.us.us ]
  %.422.us.us.us = add nuw nsw i64 %.415324334.us.us.us, 1
  %.457.us.us.us = getelementptr i64, ptr %arg.c.24, i64 %.415324334.us.us.us
  %.458.us.us.us = load i64, ptr %.457.us.us.us, align 8
  %.459.us.us.us = icmp eq i64 %.458.us.us.us, 0
  br i1 %.459.us.us.us, label %B314.us.us.us.preheader, label %B514.us.us.us

B314.us.us.us.preheader:
  br i1 %or.cond40, label %B314.us.us.us.preheader42, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.body.preheader ]
  %11 = shl i64 %index, 3
  %scevgep58 = getelementptr i8, ptr %lsr.iv55, i64 %11
  %scevgep59 = getelementptr i8, ptr %scevgep58, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep59, align 8
  %wide.load39 = load <2 x double>, ptr %scevgep58, align 8
  %scevgep52 = getelementptr i8, ptr %lsr.iv, i64 %11
  %12 = shl i64 %index, 3
  %scevgep15 = getelementptr i8, ptr %lsr.iv, i64 %12
  %scevgep17 = getelementptr i8, ptr %scevgep15, i64 -16
  store <2 x double> %wide.load, ptr %scevgep17, align 8
  store <2 x double> %wide.load39, ptr %scevgep52, align 8
  %index.next = add nuw nsw i64 %index, 4
  %13 = icmp eq i64 %n.vec, %index.next
  br i1 %13, label %middle.block, label %vector.body

middle.block:
  %14 = icmp eq i64 %arg.c.29.fr, %n.vec
  br i1 %14, label %B312.B384_crit_edge.us.us.us, label %B314.us.us.us.preheader42

B314.us.us.us.preheader42:
  %.550317319.us.us.us.ph = phi i64 [ 0, %B314.us.us.us.preheader ], [ %n.vec, %middle.block ]
  %15 = icmp eq i64 %xtraiter46, 0
  br i1 %15, label %B314.us.us.us.prol.loopexit, label %B314.us.us.us.prol.preheader

B314.us.us.us.prol.preheader:
  %16 = mul i64 %.550317319.us.us.us.ph, %0
  br label %B314.us.us.us.prol

B314.us.us.us.prol:
  %lsr.iv32 = phi i64 [ %lsr.iv.next33, %B314.us.us.us.prol ], [ %xtraiter46, %B314.us.us.us.prol.preheader ]
  %lsr.iv62 = phi i64 [ %lsr.iv.next, %B314.us.us.us.prol ], [ %16, %B314.us.us.us.prol.preheader ]
  %scevgep66 = getelementptr i8, ptr %lsr.iv64, i64 %lsr.iv62
  %.589.us.us.us.prol = load double, ptr %scevgep66, align 8
  %scevgep63 = getelementptr i8, ptr %lsr.iv60, i64 %lsr.iv62
  store double %.589.us.us.us.prol, ptr %scevgep63, align 8
  %lsr.iv.next = add i64 %lsr.iv62, %0
  %lsr.iv.next33 = add nsw i64 %lsr.iv32, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next33, 0
  br i1 %prol.iter.cmp.not, label %B314.us.us.us.prol.loopexit.loopexit, label %B314.us.us.us.prol

B314.us.us.us.prol.loopexit.loopexit:
  %17 = or disjoint i64 %.550317319.us.us.us.ph, %xtraiter46
  br label %B314.us.us.us.prol.loopexit

B314.us.us.us.prol.loopexit:
  %.550317319.us.us.us.unr = phi i64 [ %.550317319.us.us.us.ph, %B314.us.us.us.preheader42 ], [ %17, %B314.us.us.us.prol.loopexit.loopexit ]
  %18 = sub nsw i64 %.550317319.us.us.us.ph, %arg.c.29.fr
  %19 = icmp ugt i64 %18, -4
  br i1 %19, label %B312.B384_crit_edge.us.us.us, label %B314.us.us.us.preheader48

B314.us.us.us.preheader48:
  %20 = add nuw i64 %.550317319.us.us.us.unr, 3
  %21 = mul i64 %20, %0
  %scevgep71 = getelementptr i8, ptr %arg.c.12, i64 %21
  %scevgep77 = getelementptr i8, ptr %arg.c.13, i64 %21
  %22 = add nuw i64 %.550317319.us.us.us.unr, 2
  %23 = mul i64 %22, %0
  %scevgep79 = getelementptr i8, ptr %arg.c.12, i64 %23
  %scevgep81 = getelementptr i8, ptr %arg.c.13, i64 %23
  %24 = mul i64 %.550317319.us.us.us.unr, %0
  %scevgep83 = getelementptr i8, ptr %arg.c.12, i64 %24
  %scevgep85 = getelementptr i8, ptr %arg.c.13, i64 %24
  %25 = add nuw i64 %.550317319.us.us.us.unr, 1
  %26 = mul i64 %25, %0
  %scevgep87 = getelementptr i8, ptr %arg.c.12, i64 %26
  %scevgep89 = getelementptr i8, ptr %arg.c.13, i64 %26
  %27 = add i64 %9, %.550317319.us.us.us.ph
  br label %B314.us.us.us

B514.us.us.us:
  %waiting.3.2.us.us.us = phi i1 [ %waiting.2.1336.us.us.us, %B236.us.us.us ], [ %spec.select.us.us.us, %B312.B384_crit_edge.us.us.us ]
  %scevgep50 = getelementptr i8, ptr %lsr.iv, i64 8
  %scevgep56 = getelementptr i8, ptr %lsr.iv55, i64 8
  %scevgep61 = getelementptr i8, ptr %lsr.iv60, i64 8
  %scevgep65 = getelementptr i8, ptr %lsr.iv64, i64 8
  %lsr.iv.next73 = add i64 %lsr.iv72, 8
  %exitcond450.not = icmp eq i64 %arg.lanes.fr, %.422.us.us.us
  br i1 %exitcond450.not, label %B234.B516_crit_edge.split.us.us.us, label %B236.us.us.us

B314.us.us.us:
  %lsr.iv34 = phi i64 [ %lsr.iv.next35, %B314.us.us.us ], [ %27, %B314.us.us.us.preheader48 ]
  %lsr.iv74 = phi i64 [ %lsr.iv.next75, %B314.us.us.us ], [ %lsr.iv72, %B314.us.us.us.preheader48 ]
  %scevgep86 = getelementptr i8, ptr %scevgep85, i64 %lsr.iv74
  %.589.us.us.us = load double, ptr %scevgep86, align 8
  %scevgep84 = getelementptr i8, ptr %scevgep83, i64 %lsr.iv74
  store double %.589.us.us.us, ptr %scevgep84, align 8
  %scevgep90 = getelementptr i8, ptr %scevgep89, i64 %lsr.iv74
  %.589.us.us.us.1 = load double, ptr %scevgep90, align 8
  %scevgep88 = getelementptr i8, ptr %scevgep87, i64 %lsr.iv74
  store double %.589.us.us.us.1, ptr %scevgep88, align 8
  %scevgep82 = getelementptr i8, ptr %scevgep81, i64 %lsr.iv74
  %.589.us.us.us.2 = load double, ptr %scevgep82, align 8
  %scevgep80 = getelementptr i8, ptr %scevgep79, i64 %lsr.iv74
  store double %.589.us.us.us.2, ptr %scevgep80, align 8
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 %lsr.iv74
  %.589.us.us.us.3 = load double, ptr %scevgep78, align 8
  %scevgep76 = getelementptr i8, ptr %scevgep71, i64 %lsr.iv74
  store double %.589.us.us.us.3, ptr %scevgep76, align 8
  %lsr.iv.next75 = add i64 %lsr.iv74, %8
  %lsr.iv.next35 = add i64 %lsr.iv34, 4
  %exitcond449.not.3 = icmp eq i64 %lsr.iv.next35, 0
  br i1 %exitcond449.not.3, label %B312.B384_crit_edge.us.us.us, label %B314.us.us.us

B312.B384_crit_edge.us.us.us:
  %.606.us.us.us = getelementptr double, ptr %arg.c.14, i64 %.415324334.us.us.us
  %.607.us.us.us = load double, ptr %.606.us.us.us, align 8
  %sunkaddr129 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us.us.us = load double, ptr %sunkaddr129, align 8
  %.637.us.us.us = fcmp ole double %.607.us.us.us, %.636.us.us.us
  %.642.us.us.us = zext i1 %.637.us.us.us to i64
  %sunkaddr103 = shl i64 %.415324334.us.us.us, 3
  %sunkaddr104 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr103
  store i64 %.642.us.us.us, ptr %sunkaddr104, align 8
  %.660.us.us.us = xor i1 %.637.us.us.us, true
  %spec.select.us.us.us = select i1 %waiting.2.1336.us.us.us, i1 true, i1 %.660.us.us.us
  br label %B514.us.us.us

B234.B516_crit_edge.split.us.us.us:
  br i1 %waiting.3.2.us.us.us, label %B154.us.us, label %common.ret

B156.endif.endif.us:
  %math1053 = phi i64 [ %math105, %B154.us.backedge ], [ 11, %B156.endif.endif.us.preheader ]
  %sunkaddr130 = getelementptr i8, ptr %arg.c.0, i64 64
  %.41.i19 = load i64, ptr %sunkaddr130, align 8
  %sunkaddr131 = getelementptr i8, ptr %arg.c.0, i64 72
  %.43.i21 = load i64, ptr %sunkaddr131, align 8
  %sunkaddr132 = getelementptr i8, ptr %arg.c.0, i64 80
  %.45.i23 = load i64, ptr %sunkaddr132, align 8
  %sunkaddr133 = getelementptr i8, ptr %arg.c.0, i64 88
  %.47.i25 = load i64, ptr %sunkaddr133, align 8
  %.48.i26 = inttoptr i64 %.43.i21 to ptr
  %.49.i27 = inttoptr i64 %.45.i23 to ptr
  %.50.i28 = inttoptr i64 %.47.i25 to ptr
  %.51.i29 = inttoptr i64 %.41.i19 to ptr
  tail call void %.51.i29(ptr %.48.i26, ptr %.49.i27, ptr %.50.i28)
  br label %B236.us360

B236.us360:
  %waiting.2.1336.us361 = phi i1 [ %waiting.3.2.us382.1, %B514.us379.1 ], [ false, %B156.endif.endif.us ]
  %.415324334.us363 = phi i64 [ %.422.us367.1, %B514.us379.1 ], [ 0, %B156.endif.endif.us ]
  %sunkaddr134 = mul i64 %.415324334.us363, 8
  %sunkaddr135 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr134
  %.458.us369 = load i64, ptr %sunkaddr135, align 8
  %.459.us370 = icmp eq i64 %.458.us369, 0
  br i1 %.459.us370, label %B272.endif.us371, label %B514.us379

B272.endif.us371:
  %sunkaddr136 = mul i64 %.415324334.us363, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.c.14, i64 %sunkaddr136
  %.607.us373 = load double, ptr %sunkaddr137, align 8
  %sunkaddr138 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374 = load double, ptr %sunkaddr138, align 8
  %.637.us375 = fcmp ole double %.607.us373, %.636.us374
  %.642.us376 = zext i1 %.637.us375 to i64
  %sunkaddr139 = mul i64 %.415324334.us363, 8
  %sunkaddr140 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr139
  store i64 %.642.us376, ptr %sunkaddr140, align 8
  %.660.us377 = xor i1 %.637.us375, true
  %spec.select.us378 = select i1 %waiting.2.1336.us361, i1 true, i1 %.660.us377
  br label %B514.us379

B514.us379:
  %waiting.3.2.us382 = phi i1 [ %waiting.2.1336.us361, %B236.us360 ], [ %spec.select.us378, %B272.endif.us371 ]
  %.422.us367.1 = add nuw i64 %.415324334.us363, 2
  %sunkaddr141 = mul i64 %.415324334.us363, 8
  %sunkaddr142 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr141
  %sunkaddr145 = getelementptr i8, ptr %sunkaddr142, i64 8
  %.458.us369.1 = load i64, ptr %sunkaddr145, align 8
  %.459.us370.1 = icmp eq i64 %.458.us369.1, 0
  br i1 %.459.us370.1, label %B272.endif.us371.1, label %B514.us379.1

B272.endif.us371.1:
  %sunkaddr147 = mul i64 %.415324334.us363, 8
  %sunkaddr148 = getelementptr i8, ptr %arg.c.14, i64 %sunkaddr147
  %sunkaddr149 = getelementptr i8, ptr %sunkaddr148, i64 8
  %.607.us373.1 = load double, ptr %sunkaddr149, align 8
  %sunkaddr150 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374.1 = load double, ptr %sunkaddr150, align 8
  %.637.us375.1 = fcmp ole double %.607.us373.1, %.636.us374.1
  %.642.us376.1 = zext i1 %.637.us375.1 to i64
  %sunkaddr151 = mul i64 %.415324334.us363, 8
  %sunkaddr152 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr151
  %sunkaddr153 = getelementptr i8, ptr %sunkaddr152, i64 8
  store i64 %.642.us376.1, ptr %sunkaddr153, align 8
  %.660.us377.1 = xor i1 %.637.us375.1, true
  %spec.select.us378.1 = select i1 %waiting.3.2.us382, i1 true, i1 %.660.us377.1
  br label %B514.us379.1

B514.us379.1:
  %waiting.3.2.us382.1 = phi i1 [ %waiting.3.2.us382, %B514.us379 ], [ %spec.select.us378.1, %B272.endif.us371.1 ]
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.422.us367.1
  br i1 %niter.ncmp.1, label %B234.B516_crit_edge.split.us384.unr-lcssa, label %B236.us360

B234.B516_crit_edge.split.us384.unr-lcssa:
  %sunkaddr154 = mul i64 %unroll_iter, 8
  %sunkaddr155 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr154
  %.458.us369.epil = load i64, ptr %sunkaddr155, align 8
  %.459.us370.epil = icmp eq i64 %.458.us369.epil, 0
  br i1 %.459.us370.epil, label %B272.endif.us371.epil, label %B234.B516_crit_edge.split.us384

B272.endif.us371.epil:
  %sunkaddr156 = mul i64 %unroll_iter, 8
  %sunkaddr157 = getelementptr i8, ptr %arg.c.14, i64 %sunkaddr156
  %.607.us373.epil = load double, ptr %sunkaddr157, align 8
  %sunkaddr158 = getelementptr i8, ptr %arg.c.27, i64 24
  %.636.us374.epil = load double, ptr %sunkaddr158, align 8
  %.637.us375.epil = fcmp ole double %.607.us373.epil, %.636.us374.epil
  %.642.us376.epil = zext i1 %.637.us375.epil to i64
  %sunkaddr159 = mul i64 %unroll_iter, 8
  %sunkaddr160 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr159
  store i64 %.642.us376.epil, ptr %sunkaddr160, align 8
  %.660.us377.epil = xor i1 %.637.us375.epil, true
  %spec.select.us378.epil = select i1 %waiting.3.2.us382.1, i1 true, i1 %.660.us377.epil
  br i1 %spec.select.us378.epil, label %B154.us.backedge, label %common.ret

B234.B516_crit_edge.split.us384:
  br i1 %waiting.3.2.us382.1, label %B154.us.backedge, label %common.ret

B154.us.backedge:
  %28 = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %math1053, i64 1)
  %math105 = extractvalue { i64, i1 } %28, 0
  %ov106 = extractvalue { i64, i1 } %28, 1
  br i1 %ov106, label %common.ret, label %B156.endif.endif.us
}

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)

define i64 @loop(ptr %table) {
  %value = alloca i64
  %error = alloca ptr
  %address = ptrtoint ptr %table to i64
  %code = call i32 @part0(ptr %value, ptr %error, i64 %address)
  %found = load i64, ptr %value
  ret i64 %found
}
