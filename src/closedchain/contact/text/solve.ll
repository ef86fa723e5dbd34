; loop solve of contact/coulomb.py, made by python tools/loops.py
; sources 4e8dd36fcf317bd8c62f420243afadb9377078e09aa4584abd5d2e00a34b2c17
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.16.i = alloca double, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.6 = inttoptr i64 %arg.table to ptr
  %.8 = load i64, ptr %.6, align 8
  %.9 = inttoptr i64 %.8 to ptr
  %.10 = getelementptr i8, ptr %.6, i64 8
  %.11 = load i64, ptr %.10, align 8
  %.12 = inttoptr i64 %.11 to ptr
  %.13 = getelementptr i8, ptr %.6, i64 16
  %.14 = load i64, ptr %.13, align 8
  %.15 = inttoptr i64 %.14 to ptr
  %.16 = getelementptr i8, ptr %.6, i64 24
  %.17 = load i64, ptr %.16, align 8
  %.18 = inttoptr i64 %.17 to ptr
  %.19 = getelementptr i8, ptr %.6, i64 32
  %.20 = load i64, ptr %.19, align 8
  %.21 = inttoptr i64 %.20 to ptr
  %.22 = getelementptr i8, ptr %.6, i64 40
  %.23 = load i64, ptr %.22, align 8
  %.24 = inttoptr i64 %.23 to ptr
  %.25 = getelementptr i8, ptr %.6, i64 48
  %.26 = load i64, ptr %.25, align 8
  %.27 = inttoptr i64 %.26 to ptr
  %.28 = getelementptr i8, ptr %.6, i64 56
  %.29 = load i64, ptr %.28, align 8
  %.30 = inttoptr i64 %.29 to ptr
  %.31 = getelementptr i8, ptr %.6, i64 64
  %.32 = load i64, ptr %.31, align 8
  %.33 = getelementptr i8, ptr %.6, i64 72
  %.34 = load i64, ptr %.33, align 8
  %.45 = getelementptr i8, ptr %.6, i64 80
  %.46 = load i64, ptr %.45, align 8
  store ptr null, ptr %excinfo.1.i, align 8
  store double 0.000000e+00, ptr %.16.i, align 8
  %.20.i = call i32 @part1(ptr %.16.i, ptr %excinfo.1.i, ptr %.9, ptr %.12, ptr %.15, ptr %.18, ptr %.21, ptr %.24, ptr %.27, ptr %.30, i64 %.32, i64 %.34)
  %cond.i = icmp eq i32 %.20.i, 0
  br i1 %cond.i, label %part2.exit.thread, label %part2.exit

part2.exit.thread:
  %.47 = inttoptr i64 %.46 to ptr
  %.30.i = load double, ptr %.16.i, align 8
  store double %.30.i, ptr %.47, align 8
  store i64 0, ptr %retptr, align 8
  br label %common.ret

part2.exit:
  %.21.i = load ptr, ptr %excinfo.1.i, align 8
  %.64 = icmp sgt i32 %.20.i, 0
  %.65 = select i1 %.64, ptr %.21.i, ptr undef
  store ptr %.65, ptr %excinfo, align 8
  br label %common.ret

common.ret:
  ret i32 %.20.i
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9) {
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
  %.614 = alloca double, align 8
  store double 0.000000e+00, ptr %.614, align 8
  %excinfo.8 = alloca ptr, align 8
  store ptr null, ptr %excinfo.8, align 8
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
  %.145313.not = icmp slt i64 %arg.s.8, 1
  br i1 %.145313.not, label %B200.endif, label %B80.preheader

B80.preheader:
  %0 = icmp eq i64 %arg.s.8, 1
  br i1 %0, label %B80.epil.preheader, label %B80.preheader.new

B80.preheader.new:
  %const = bitcast i64 9223372036854775804 to i64
  %const_mat = add i64 %const, 2
  %unroll_iter = and i64 %arg.s.8, %const_mat
  br label %B80

B80:
  %k.2.0316 = phi i64 [ 0, %B80.preheader.new ], [ %k.3.1.1, %B156.1 ]
  %.151312314 = phi i64 [ 0, %B80.preheader.new ], [ %.158.1, %B156.1 ]
  %1 = add i64 %.151312314, 1
  %sunkaddr = mul i64 %.151312314, 8
  %sunkaddr45 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr
  %.194 = load i64, ptr %sunkaddr45, align 8
  %.195.not = icmp eq i64 %.194, 0
  br i1 %.195.not, label %B156, label %B126

B126:
  %.201 = getelementptr i64, ptr %arg.s.7, i64 %k.2.0316
  store i64 %.151312314, ptr %.201, align 8
  %.206 = add nsw i64 %k.2.0316, 1
  br label %B156

B156:
  %k.3.1 = phi i64 [ %.206, %B126 ], [ %k.2.0316, %B80 ]
  %.158.1 = add nuw i64 %.151312314, 2
  %sunkaddr46 = mul i64 %.151312314, 8
  %sunkaddr47 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr46
  %sunkaddr48 = getelementptr i8, ptr %sunkaddr47, i64 8
  %.194.1 = load i64, ptr %sunkaddr48, align 8
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
  %k.2.0316.epil.init = phi i64 [ 0, %B80.preheader ], [ %k.3.1.1, %B158.unr-lcssa ]
  %.151312314.epil.init = phi i64 [ 0, %B80.preheader ], [ %unroll_iter, %B158.unr-lcssa ]
  %.193.epil = getelementptr i64, ptr %arg.s.0, i64 %.151312314.epil.init
  %.194.epil = load i64, ptr %.193.epil, align 8
  %.195.not.epil = icmp eq i64 %.194.epil, 0
  br i1 %.195.not.epil, label %B158, label %B126.epil

B126.epil:
  %.201.epil = getelementptr i64, ptr %arg.s.7, i64 %k.2.0316.epil.init
  store i64 %.151312314.epil.init, ptr %.201.epil, align 8
  %.206.epil = add nsw i64 %k.2.0316.epil.init, 1
  br label %B158

B158:
  %k.3.1.lcssa = phi i64 [ %k.3.1.1, %B158.unr-lcssa ], [ %.206.epil, %B126.epil ], [ %k.2.0316.epil.init, %B80.epil.preheader ]
  %.233 = icmp eq i64 %k.3.1.lcssa, 0
  br i1 %.233, label %B200.endif, label %B260

common.ret:
  %common.ret.op = phi i32 [ 0, %B256 ], [ 0, %B928 ], [ %.576, %B566.if.if ], [ %.384, %B260.if.if ], [ %.425, %B260.endif.if.if ], [ %.455, %B410.if.if ], [ %.618, %B624.if.if ]
  ret i32 %common.ret.op

B256:
  store double 0.000000e+00, ptr %retptr, align 8
  br label %common.ret

B260:
  %.375 = mul i64 %k.3.1.lcssa, %arg.s.9
  store double 0.000000e+00, ptr %.380, align 8
  %.384 = call i32 @part3(ptr %.380, ptr %excinfo.2, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.s.7, ptr %arg.s.6, ptr %.22.i, ptr %.25.i, ptr %.29.i, ptr %.33.i, ptr %.37.i, ptr %.40.i, ptr %.44.i, ptr %.48.i, ptr %.52.i, ptr %.56.i, ptr %.60.i, ptr %.70.i, i64 %k.3.1.lcssa)
  %.394 = load double, ptr %.380, align 8
  %cond = icmp eq i32 %.384, 0
  br i1 %cond, label %B260.endif, label %B260.if.if

B410:
  store double 0.000000e+00, ptr %.451, align 8
  %.455 = call i32 @part4(ptr %.451, ptr %excinfo.4, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.s.7, ptr %arg.s.6, ptr %.22.i, ptr %.25.i, ptr %.29.i, ptr %.33.i, ptr %.37.i, ptr %.40.i, ptr %.44.i, ptr %.48.i, ptr %.52.i, ptr %.56.i, ptr %.60.i, ptr %.70.i, i64 %k.3.1.lcssa)
  %.465 = load double, ptr %.451, align 8
  %cond61 = icmp eq i32 %.455, 0
  br i1 %cond61, label %B410.endif, label %B410.if.if

B498:
  %.513 = fcmp ugt double %.465, 0x3D719799812DEA11
  br i1 %.513, label %B566, label %B520

B520:
  %.520 = icmp sgt i64 %k.3.1.lcssa, 1
  br i1 %.520, label %B532, label %B602

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
  %scevgep28 = getelementptr i8, ptr %.29.i, i64 %5
  %.158.i.i = load double, ptr %scevgep28, align 8
  %.159.i.i = tail call double @llvm.fabs.f64(double %.158.i.i)
  %.16.i.i.i = fcmp ogt double %.159.i.i, %most.2.059.i.i
  %.17.i.i.i = select i1 %.16.i.i.i, double %.159.i.i, double %most.2.059.i.i
  %.18.i.i.i = fcmp ogt double %.155.i.i, %.17.i.i.i
  %.19.i.i.i = select i1 %.18.i.i.i, double %.155.i.i, double %.17.i.i.i
  %.121.i.i = add nuw nsw i64 %.1145557.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %.375, %.121.i.i
  br i1 %exitcond.not.i.i, label %B0.endif.endif.loopexit.i, label %B38.backedge.i.i

B112.i:
  %lsr.iv102 = phi ptr [ %arg.s.6, %B0.endif.endif.i ], [ %scevgep103, %B386.i ]
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
  %scevgep106 = getelementptr i8, ptr %lsr.iv102, i64 %10
  %.211.i = load double, ptr %scevgep106, align 8
  %.212.i = tail call double @llvm.fabs.f64(double %.211.i)
  %.216.i = getelementptr double, ptr %arg.s.1, i64 %.190.i
  %.217.i = load double, ptr %.216.i, align 8
  %.221.i = fsub double %.217.i, %most.2.0.lcssa.i.i
  %.222.i = fcmp ult double %.212.i, %.221.i
  br i1 %.222.i, label %B386.i, label %B292.i

B292.i:
  %scevgep27 = getelementptr i8, ptr %lsr.iv102, i64 %13
  %.228.i = load double, ptr %scevgep27, align 8
  %sunkaddr49 = mul i64 %.43.i, 8
  %sunkaddr50 = getelementptr i8, ptr %lsr.iv102, i64 %sunkaddr49
  %.233.i = load double, ptr %sunkaddr50, align 8
  %.236.i = tail call double @llvm.fabs.f64(double %.233.i)
  %.237.i = fmul double %.228.i, %.236.i
  %.239.i = fcmp ugt double %.237.i, %most.2.0.lcssa.i.i
  br i1 %.239.i, label %B386.i, label %B566

B386.i:
  %scevgep103 = getelementptr i8, ptr %lsr.iv102, i64 %8
  %exitcond.not.i = icmp eq i64 %k.3.1.lcssa, %.162.i
  br i1 %exitcond.not.i, label %B602, label %B112.i

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
  %.576 = call i32 @part5(ptr %.572, ptr %excinfo.7, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.s.7, ptr %arg.s.6, ptr %.22.i, ptr %.25.i, ptr %.29.i, ptr %.33.i, ptr %.37.i, ptr %.40.i, ptr %.44.i, ptr %.48.i, ptr %.52.i, ptr %.56.i, ptr %.60.i, ptr %.70.i, i64 %k.3.1.lcssa, double %.394)
  %.586 = load double, ptr %.572, align 8
  %cond62 = icmp eq i32 %.576, 0
  br i1 %cond62, label %B602, label %B566.if.if

B602:
  %residual.5.1 = phi double [ %.465, %B520 ], [ %.586, %B566 ], [ %.465, %B386.i ]
  %.606 = fcmp ugt double %residual.5.1, 1.000000e-10
  br i1 %.606, label %B624, label %B662.endif

B624:
  store double 0.000000e+00, ptr %.614, align 8
  %.618 = call i32 @part6(ptr %.614, ptr %excinfo.8, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.s.7, ptr %arg.s.6, ptr %.22.i, ptr %.25.i, ptr %.29.i, ptr %.33.i, ptr %.37.i, ptr %.40.i, ptr %.44.i, ptr %.48.i, ptr %.52.i, ptr %.56.i, ptr %.60.i, ptr %.70.i, i64 %k.3.1.lcssa, double %.394, double %residual.5.1)
  %.628 = load double, ptr %.614, align 8
  %cond63 = icmp eq i32 %.618, 0
  br i1 %cond63, label %B662.endif, label %B624.if.if

B750:
  %lsr.iv83 = phi ptr [ %.56.i, %B750.preheader73 ], [ %scevgep84, %B748.backedge ]
  %lsr.iv = phi ptr [ %scevgep78, %B750.preheader73 ], [ %scevgep79, %B748.backedge ]
  %.866325327 = phi i64 [ 0, %B750.preheader73 ], [ %.873, %B748.backedge ]
  %14 = icmp ult i64 %arg.s.9, 6
  %.903 = mul nuw nsw i64 %.866325327, %arg.s.9
  %.904 = getelementptr double, ptr %.56.i, i64 %.903
  %.911 = getelementptr i64, ptr %arg.s.7, i64 %.866325327
  %.912 = load i64, ptr %.911, align 8
  %.913 = mul i64 %.912, %arg.s.9
  %.914 = getelementptr double, ptr %arg.s.5, i64 %.913
  %arg.target1.i = ptrtoint ptr %.914 to i64
  %arg.source2.i = ptrtoint ptr %.904 to i64
  %15 = sub i64 %arg.target1.i, %arg.source2.i
  %diff.check.i = icmp ult i64 %15, 32
  %or.cond.i = select i1 %14, i1 true, i1 %diff.check.i
  br i1 %or.cond.i, label %B36.preheader4.i, label %vector.body.i.preheader

vector.body.i.preheader:
  %16 = mul i64 %.912, %41
  %scevgep74 = getelementptr i8, ptr %scevgep, i64 %16
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ %index.next.i, %vector.body.i ], [ 0, %vector.body.i.preheader ]
  %sunkaddr.i = shl i64 %index.i, 3
  %scevgep81 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr.i
  %scevgep82 = getelementptr i8, ptr %scevgep81, i64 -16
  %wide.load.i = load <2 x double>, ptr %scevgep82, align 8
  %wide.load3.i = load <2 x double>, ptr %scevgep81, align 8
  %scevgep76 = getelementptr i8, ptr %scevgep74, i64 %sunkaddr.i
  %17 = shl i64 %index.i, 3
  %scevgep5 = getelementptr i8, ptr %scevgep74, i64 %17
  %scevgep7 = getelementptr i8, ptr %scevgep5, i64 -16
  store <2 x double> %wide.load.i, ptr %scevgep7, align 8
  store <2 x double> %wide.load3.i, ptr %scevgep76, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %18 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %18, label %middle.block.i, label %vector.body.i

middle.block.i:
  %19 = icmp eq i64 %arg.s.9, %n.vec.i
  br i1 %19, label %B748.backedge, label %B36.preheader4.i

B36.preheader4.i:
  %.983941.ph.i = phi i64 [ 0, %B750 ], [ %n.vec.i, %middle.block.i ]
  %20 = icmp eq i64 %xtraiter.i, 0
  br i1 %20, label %B36.prol.loopexit.i, label %B36.prol.i.preheader

B36.prol.i.preheader:
  br label %B36.prol.i

B36.prol.i:
  %lsr.iv.i2 = phi i64 [ %lsr.iv.next.i3, %B36.prol.i ], [ %xtraiter.i, %B36.prol.i.preheader ]
  %.983941.prol.i = phi i64 [ %.105.prol.i, %B36.prol.i ], [ %.983941.ph.i, %B36.prol.i.preheader ]
  %.105.prol.i = add nuw nsw i64 %.983941.prol.i, 1
  %21 = shl i64 %.983941.prol.i, 3
  %scevgep85 = getelementptr i8, ptr %lsr.iv83, i64 %21
  %.132.prol.i = load double, ptr %scevgep85, align 8
  %scevgep21.i = getelementptr i8, ptr %.914, i64 %21
  store double %.132.prol.i, ptr %scevgep21.i, align 8
  %lsr.iv.next.i3 = add nsw i64 %lsr.iv.i2, -1
  %prol.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i3, 0
  br i1 %prol.iter.cmp.not.i, label %B36.prol.loopexit.i, label %B36.prol.i

B36.prol.loopexit.i:
  %.983941.unr.i = phi i64 [ %.983941.ph.i, %B36.preheader4.i ], [ %.105.prol.i, %B36.prol.i ]
  %22 = sub nsw i64 %.983941.ph.i, %arg.s.9
  %23 = icmp ugt i64 %22, -4
  br i1 %23, label %B748.backedge, label %B36.i.preheader

B36.i.preheader:
  %24 = mul i64 %.912, %41
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 %24
  br label %B36.i

B36.i:
  %.983941.i = phi i64 [ %.105.3.i, %B36.i ], [ %.983941.unr.i, %B36.i.preheader ]
  %sunkaddr40.i = shl i64 %.983941.i, 3
  %scevgep96 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr40.i
  %scevgep97 = getelementptr i8, ptr %scevgep96, i64 -16
  %.132.i = load double, ptr %scevgep97, align 8
  %scevgep93 = getelementptr i8, ptr %scevgep87, i64 %sunkaddr40.i
  %scevgep94 = getelementptr i8, ptr %scevgep93, i64 -24
  store double %.132.i, ptr %scevgep94, align 8
  %25 = shl i64 %.983941.i, 3
  %scevgep23 = getelementptr i8, ptr %lsr.iv, i64 %25
  %scevgep25 = getelementptr i8, ptr %scevgep23, i64 -8
  %.132.1.i = load double, ptr %scevgep25, align 8
  %26 = shl i64 %.983941.i, 3
  %scevgep13 = getelementptr i8, ptr %scevgep87, i64 %26
  %scevgep17 = getelementptr i8, ptr %scevgep13, i64 -16
  store double %.132.1.i, ptr %scevgep17, align 8
  %.132.2.i = load double, ptr %scevgep96, align 8
  %27 = shl i64 %.983941.i, 3
  %scevgep9 = getelementptr i8, ptr %scevgep87, i64 %27
  %scevgep11 = getelementptr i8, ptr %scevgep9, i64 -8
  store double %.132.2.i, ptr %scevgep11, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %scevgep19 = getelementptr i8, ptr %lsr.iv, i64 %27
  %scevgep21 = getelementptr i8, ptr %scevgep19, i64 8
  %.132.3.i = load double, ptr %scevgep21, align 8
  store double %.132.3.i, ptr %scevgep93, align 8
  %exitcond.not.3.i = icmp eq i64 %arg.s.9, %.105.3.i
  br i1 %exitcond.not.3.i, label %B748.backedge, label %B36.i

B748.backedge:
  %.873 = add nuw nsw i64 %.866325327, 1
  %scevgep79 = getelementptr i8, ptr %lsr.iv, i64 %41
  %scevgep84 = getelementptr i8, ptr %lsr.iv83, i64 %41
  %exitcond337.not = icmp eq i64 %k.3.1.lcssa, %.873
  br i1 %exitcond337.not, label %B928, label %B750

B928:
  store double %residual.6.0, ptr %retptr, align 8
  br label %common.ret

B200.endif:
  %.321332.not = icmp slt i64 %.16.i, 1
  br i1 %.321332.not, label %B256, label %B232.preheader

B232.preheader:
  tail call void @llvm.memset.p0.i64(ptr %arg.s.5, i8 0, i64 %.18.i, i1 false)
  br label %B256

B260.endif:
  store double 0.000000e+00, ptr %.70.i, align 8
  store i64 0, ptr %.421, align 8
  %.425 = call i32 @part7(ptr %.421, ptr %excinfo.3, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.s.7, ptr %arg.s.6, ptr %.22.i, ptr %.25.i, ptr %.29.i, ptr %.33.i, ptr %.37.i, ptr %.40.i, ptr %.44.i, ptr %.48.i, ptr %.52.i, ptr %.56.i, ptr %.60.i, ptr %.70.i, i64 %k.3.1.lcssa)
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
  %const44 = bitcast i64 9223372036854775804 to i64
  %n.vec.i12 = and i64 %.375, %const44
  %scevgep124 = getelementptr i8, ptr %.56.i, i64 16
  %29 = getelementptr i8, ptr %arg.s.6, i64 %28
  %scevgep128 = getelementptr i8, ptr %29, i64 16
  br label %vector.body.i13

vector.body.i13:
  %index.i14 = phi i64 [ 0, %vector.ph.i11 ], [ %index.next.i22, %vector.body.i13 ]
  %sunkaddr.i15 = shl i64 %index.i14, 3
  %scevgep130 = getelementptr i8, ptr %scevgep128, i64 %sunkaddr.i15
  %scevgep131 = getelementptr i8, ptr %scevgep130, i64 -16
  %wide.load.i17 = load <2 x double>, ptr %scevgep131, align 8
  %wide.load3.i19 = load <2 x double>, ptr %scevgep130, align 8
  %scevgep126 = getelementptr i8, ptr %scevgep124, i64 %sunkaddr.i15
  %30 = shl i64 %index.i14, 3
  %scevgep37 = getelementptr i8, ptr %scevgep124, i64 %30
  %scevgep38 = getelementptr i8, ptr %scevgep37, i64 -16
  store <2 x double> %wide.load.i17, ptr %scevgep38, align 8
  store <2 x double> %wide.load3.i19, ptr %scevgep126, align 8
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
  %scevgep108 = getelementptr i8, ptr %.56.i, i64 24
  %35 = add i64 %.29.i.idx, 16
  %36 = mul i64 %35, %.16.i
  %37 = getelementptr i8, ptr %arg.s.6, i64 %36
  %scevgep116 = getelementptr i8, ptr %37, i64 24
  br label %B36.i40

B36.i40:
  %.983941.i41 = phi i64 [ %.105.3.i52, %B36.i40 ], [ %.983941.unr.i39, %B36.i40.preheader ]
  %sunkaddr40.i42 = shl i64 %.983941.i41, 3
  %scevgep122 = getelementptr i8, ptr %scevgep116, i64 %sunkaddr40.i42
  %scevgep123 = getelementptr i8, ptr %scevgep122, i64 -24
  %.132.i44 = load double, ptr %scevgep123, align 8
  %scevgep114 = getelementptr i8, ptr %scevgep108, i64 %sunkaddr40.i42
  %scevgep115 = getelementptr i8, ptr %scevgep114, i64 -24
  store double %.132.i44, ptr %scevgep115, align 8
  %38 = shl i64 %.983941.i41, 3
  %scevgep35 = getelementptr i8, ptr %scevgep116, i64 %38
  %scevgep36 = getelementptr i8, ptr %scevgep35, i64 -16
  %.132.1.i47 = load double, ptr %scevgep36, align 8
  %39 = shl i64 %.983941.i41, 3
  %scevgep31 = getelementptr i8, ptr %scevgep108, i64 %39
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 -16
  store double %.132.1.i47, ptr %scevgep32, align 8
  %scevgep33 = getelementptr i8, ptr %scevgep116, i64 %39
  %scevgep34 = getelementptr i8, ptr %scevgep33, i64 -8
  %.132.2.i50 = load double, ptr %scevgep34, align 8
  %40 = shl i64 %.983941.i41, 3
  %scevgep29 = getelementptr i8, ptr %scevgep108, i64 %40
  %scevgep30 = getelementptr i8, ptr %scevgep29, i64 -8
  store double %.132.2.i50, ptr %scevgep30, align 8
  %.105.3.i52 = add nuw nsw i64 %.983941.i41, 4
  %.132.3.i54 = load double, ptr %scevgep122, align 8
  store double %.132.3.i54, ptr %scevgep114, align 8
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

B624.if.if:
  %.626 = icmp sgt i32 %.618, 0
  %.619 = load ptr, ptr %excinfo.8, align 8
  %.627 = select i1 %.626, ptr %.619, ptr undef
  store ptr %.627, ptr %excinfo, align 8
  br label %common.ret

B662.endif:
  %residual.6.0 = phi double [ %residual.5.1, %B602 ], [ %.628, %B624 ]
  %.731320.not = icmp slt i64 %.16.i, 1
  br i1 %.731320.not, label %B718.endif, label %B694.preheader

B694.preheader:
  tail call void @llvm.memset.p0.i64(ptr %arg.s.5, i8 0, i64 %.18.i, i1 false)
  br label %B718.endif

B718.endif:
  %.k.2.0 = tail call i64 @llvm.smax.i64(i64 %k.3.1.lcssa, i64 0)
  %.860326.not = icmp eq i64 %.k.2.0, 0
  br i1 %.860326.not, label %B928, label %B750.preheader

B750.preheader:
  %const43 = bitcast i64 9223372036854775804 to i64
  %.9240.not.i = icmp slt i64 %arg.s.9, 1
  %n.vec.i = and i64 %arg.s.9, %const43
  %xtraiter.i = and i64 %arg.s.9, 3
  br i1 %.9240.not.i, label %B928, label %B750.preheader73

B750.preheader73:
  %scevgep = getelementptr i8, ptr %arg.s.5, i64 16
  %41 = shl i64 %arg.s.9, 3
  %scevgep78 = getelementptr i8, ptr %.56.i, i64 16
  %scevgep86 = getelementptr i8, ptr %arg.s.5, i64 24
  br label %B750
}

define internal i32 @part3(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k) {
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
  %9 = lshr i64 %8, 1
  %10 = and i64 %6, 4
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %B104.endif.us.us.us27.us.us.preheader, label %B104.endif.us.us.us27.us.preheader74

B104.endif.us.us.us27.us.preheader74:
  %12 = shl nuw nsw i64 %9, 1
  br label %B104.endif.us.us.us27.us

B104.endif.us.us.us27.us.us.preheader:
  %13 = shl nuw nsw i64 %9, 1
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
  %14 = mul i64 %.191.us.us.us31.us.us, %3
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
  %15 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us43.us.us.us.us
  %.493.us.us.us.us.us44.us.us.us.us = mul nuw nsw i64 %.322.us.us.us.us.us.us.us.us.us, %.45
  %16 = getelementptr double, ptr %arg.room.1, i64 %.493.us.us.us.us.us44.us.us.us.us
  br label %B338.us.us.us.us.us.us.us.us.us109.us.us.us

B338.us.us.us.us.us.us.us.us.us109.us.us.us:
  %lsr.iv326.us.us.us.us.us.us110.us.us.us = phi ptr [ %scevgep327.us.us.us.us.us.us139.us.us.us, %B336.backedge.us.us.us.us.us.us.us.us.us136.us.us.us ], [ %lsr.iv324.us.us.us.us.us.us, %B170.endif.us.us.us.us.us.us.us.us.us12 ]
  %lsr.iv312.us.us.us.us.us.us111.us.us.us = phi ptr [ %scevgep313.us.us.us.us.us.us138.us.us.us, %B336.backedge.us.us.us.us.us.us.us.us.us136.us.us.us ], [ %lsr.iv310.us.us.us.us.us.us, %B170.endif.us.us.us.us.us.us.us.us.us12 ]
  %.441340342.us.us.us.us.us.us.us.us.us112.us.us.us = phi i64 [ %.448.us.us.us.us.us.us.us.us.us137.us.us.us, %B336.backedge.us.us.us.us.us.us.us.us.us136.us.us.us ], [ 0, %B170.endif.us.us.us.us.us.us.us.us.us12 ]
  %.483.us.us.us.us.us.us.us.us.us113.us.us.us = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us.us.us.us.us112.us.us.us
  %.484.us.us.us.us.us.us.us.us.us114.us.us.us = load i64, ptr %.483.us.us.us.us.us.us.us.us.us113.us.us.us, align 8
  %.486.us.us.us.us.us.us.us.us.us115.us.us.us = mul nsw i64 %.484.us.us.us.us.us.us.us.us.us114.us.us.us, %arg.s.9.fr
  %.488.us.us.us.us.us.us.us.us.us116.us.us.us = getelementptr double, ptr %15, i64 %.486.us.us.us.us.us.us.us.us.us115.us.us.us
  %.495.us.us.us.us.us.us.us.us.us117.us.us.us = mul nuw nsw i64 %.441340342.us.us.us.us.us.us.us.us.us112.us.us.us, %arg.s.9.fr
  %.497.us.us.us.us.us.us.us.us.us118.us.us.us = getelementptr double, ptr %16, i64 %.495.us.us.us.us.us.us.us.us.us117.us.us.us
  %arg.target1.i.us.us.us.us.us.us119.us.us.us = ptrtoint ptr %.497.us.us.us.us.us.us.us.us.us118.us.us.us to i64
  %arg.source2.i.us.us.us.us.us.us120.us.us.us = ptrtoint ptr %.488.us.us.us.us.us.us.us.us.us116.us.us.us to i64
  %17 = sub i64 %arg.target1.i.us.us.us.us.us.us119.us.us.us, %arg.source2.i.us.us.us.us.us.us120.us.us.us
  %diff.check.i.us.us.us.us.us.us121.us.us.us = icmp ult i64 %17, 32
  %18 = shl i64 %.484.us.us.us.us.us.us.us.us.us114.us.us.us, 3
  %19 = add i64 %18, %14
  %20 = mul i64 %19, %arg.s.9.fr
  br i1 %diff.check.i.us.us.us.us.us.us121.us.us.us, label %B36.i.us.us.us17.us.us.us.us.us.us.preheader, label %vector.body.i.us.us.us.us.us.us124.us.us.us.preheader

vector.body.i.us.us.us.us.us.us124.us.us.us.preheader:
  %scevgep331 = getelementptr i8, ptr %lsr.iv317.us.us.us.us.us.us, i64 %20
  br label %vector.body.i.us.us.us.us.us.us124.us.us.us

B36.i.us.us.us17.us.us.us.us.us.us.preheader:
  %scevgep366 = getelementptr i8, ptr %lsr.iv317.us.us.us.us.us.us, i64 %20
  br label %B36.i.us.us.us17.us.us.us.us.us.us

vector.body.i.us.us.us.us.us.us124.us.us.us:
  %index.i.us.us.us.us.us.us125.us.us.us = phi i64 [ %index.next.i.us.us.us.us.us.us133.us.us.us, %vector.body.i.us.us.us.us.us.us124.us.us.us ], [ 0, %vector.body.i.us.us.us.us.us.us124.us.us.us.preheader ]
  %sunkaddr.i.us.us.us.us.us.us126.us.us.us = shl i64 %index.i.us.us.us.us.us.us125.us.us.us, 3
  %scevgep334 = getelementptr i8, ptr %scevgep331, i64 %sunkaddr.i.us.us.us.us.us.us126.us.us.us
  %wide.load.i.us.us.us.us.us.us128.us.us.us = load <2 x double>, ptr %scevgep334, align 8
  %scevgep332 = getelementptr i8, ptr %scevgep331, i64 %sunkaddr.i.us.us.us.us.us.us126.us.us.us
  %scevgep333 = getelementptr i8, ptr %scevgep332, i64 16
  %wide.load3.i.us.us.us.us.us.us130.us.us.us = load <2 x double>, ptr %scevgep333, align 8
  %scevgep315.us.us.us.us.us.us131.us.us.us = getelementptr i8, ptr %lsr.iv312.us.us.us.us.us.us111.us.us.us, i64 %sunkaddr.i.us.us.us.us.us.us126.us.us.us
  %21 = shl i64 %index.i.us.us.us.us.us.us125.us.us.us, 3
  %scevgep324 = getelementptr i8, ptr %lsr.iv312.us.us.us.us.us.us111.us.us.us, i64 %21
  %scevgep326 = getelementptr i8, ptr %scevgep324, i64 -16
  store <2 x double> %wide.load.i.us.us.us.us.us.us128.us.us.us, ptr %scevgep326, align 8
  store <2 x double> %wide.load3.i.us.us.us.us.us.us130.us.us.us, ptr %scevgep315.us.us.us.us.us.us131.us.us.us, align 8
  %index.next.i.us.us.us.us.us.us133.us.us.us = add nuw nsw i64 %index.i.us.us.us.us.us.us125.us.us.us, 4
  %22 = icmp eq i64 %arg.s.9.fr, %index.next.i.us.us.us.us.us.us133.us.us.us
  br i1 %22, label %B336.backedge.us.us.us.us.us.us.us.us.us136.us.us.us, label %vector.body.i.us.us.us.us.us.us124.us.us.us

B36.i.us.us.us17.us.us.us.us.us.us:
  %lsr.iv337 = phi i64 [ 0, %B36.i.us.us.us17.us.us.us.us.us.us.preheader ], [ %lsr.iv.next338, %B36.i.us.us.us17.us.us.us.us.us.us ]
  %lsr.iv335 = phi i64 [ %13, %B36.i.us.us.us17.us.us.us.us.us.us.preheader ], [ %lsr.iv.next336, %B36.i.us.us.us17.us.us.us.us.us.us ]
  %scevgep380 = getelementptr i8, ptr %scevgep366, i64 %lsr.iv337
  %scevgep381 = getelementptr i8, ptr %scevgep380, i64 32
  %scevgep388 = getelementptr i8, ptr %scevgep380, i64 24
  %scevgep367 = getelementptr i8, ptr %scevgep366, i64 %lsr.iv337
  %.132.i.us.us.us20.us.us.us.us.us.us = load double, ptr %scevgep367, align 8
  %scevgep355 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv337
  %scevgep357 = getelementptr i8, ptr %scevgep355, i64 32
  store double %.132.i.us.us.us20.us.us.us.us.us.us, ptr %scevgep355, align 8
  %scevgep376 = getelementptr i8, ptr %scevgep366, i64 %lsr.iv337
  %scevgep377 = getelementptr i8, ptr %scevgep376, i64 8
  %.132.1.i.us.us.us21.us.us.us.us.us.us = load double, ptr %scevgep377, align 8
  %scevgep362 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv337
  %scevgep363 = getelementptr i8, ptr %scevgep362, i64 8
  store double %.132.1.i.us.us.us21.us.us.us.us.us.us, ptr %scevgep363, align 8
  %scevgep371 = getelementptr i8, ptr %scevgep366, i64 %lsr.iv337
  %scevgep372 = getelementptr i8, ptr %scevgep371, i64 16
  %.132.2.i.us.us.us22.us.us.us.us.us.us = load double, ptr %scevgep372, align 8
  %scevgep360 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv337
  %scevgep361 = getelementptr i8, ptr %scevgep360, i64 16
  store double %.132.2.i.us.us.us22.us.us.us.us.us.us, ptr %scevgep361, align 8
  %.132.3.i.us.us.us24.us.us.us.us.us.us = load double, ptr %scevgep388, align 8
  %scevgep358 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv337
  %scevgep359 = getelementptr i8, ptr %scevgep358, i64 24
  store double %.132.3.i.us.us.us24.us.us.us.us.us.us, ptr %scevgep359, align 8
  %scevgep378 = getelementptr i8, ptr %scevgep366, i64 %lsr.iv337
  %scevgep379 = getelementptr i8, ptr %scevgep378, i64 56
  %.132.i.us.us.us20.us.us.us.1.us.us.us = load double, ptr %scevgep381, align 8
  store double %.132.i.us.us.us20.us.us.us.1.us.us.us, ptr %scevgep357, align 8
  %scevgep382 = getelementptr i8, ptr %scevgep378, i64 40
  %.132.1.i.us.us.us21.us.us.us.1.us.us.us = load double, ptr %scevgep382, align 8
  %scevgep352 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv337
  %scevgep353 = getelementptr i8, ptr %scevgep352, i64 40
  store double %.132.1.i.us.us.us21.us.us.us.1.us.us.us, ptr %scevgep353, align 8
  %scevgep383 = getelementptr i8, ptr %scevgep366, i64 %lsr.iv337
  %scevgep384 = getelementptr i8, ptr %scevgep383, i64 48
  %.132.2.i.us.us.us22.us.us.us.1.us.us.us = load double, ptr %scevgep384, align 8
  %scevgep350 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv337
  %scevgep351 = getelementptr i8, ptr %scevgep350, i64 48
  store double %.132.2.i.us.us.us22.us.us.us.1.us.us.us, ptr %scevgep351, align 8
  %.132.3.i.us.us.us24.us.us.us.1.us.us.us = load double, ptr %scevgep379, align 8
  %scevgep348 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv337
  %scevgep349 = getelementptr i8, ptr %scevgep348, i64 56
  store double %.132.3.i.us.us.us24.us.us.us.1.us.us.us, ptr %scevgep349, align 8
  %lsr.iv.next336 = add nsw i64 %lsr.iv335, -2
  %lsr.iv.next338 = add i64 %lsr.iv337, 64
  %niter.ncmp.1242.us.us.us = icmp eq i64 %lsr.iv.next336, 0
  br i1 %niter.ncmp.1242.us.us.us, label %B336.backedge.us.us.us.us.us.us.us.us.us136.loopexit.unr-lcssa.us.us.us, label %B36.i.us.us.us17.us.us.us.us.us.us

B336.backedge.us.us.us.us.us.us.us.us.us136.loopexit.unr-lcssa.us.us.us:
  %scevgep385 = getelementptr i8, ptr %lsr.iv317.us.us.us.us.us.us, i64 %20
  %scevgep386 = getelementptr i8, ptr %scevgep385, i64 %lsr.iv.next338
  %scevgep387 = getelementptr i8, ptr %scevgep386, i64 24
  %scevgep364 = getelementptr i8, ptr %lsr.iv317.us.us.us.us.us.us, i64 %20
  %scevgep365 = getelementptr i8, ptr %scevgep364, i64 %lsr.iv.next338
  %.132.i.us.us.us20.us.us.us.epil.us.us.us = load double, ptr %scevgep365, align 8
  %scevgep347 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv.next338
  store double %.132.i.us.us.us20.us.us.us.epil.us.us.us, ptr %scevgep347, align 8
  %scevgep373 = getelementptr i8, ptr %lsr.iv317.us.us.us.us.us.us, i64 %20
  %scevgep374 = getelementptr i8, ptr %scevgep373, i64 %lsr.iv.next338
  %scevgep375 = getelementptr i8, ptr %scevgep374, i64 8
  %.132.1.i.us.us.us21.us.us.us.epil.us.us.us = load double, ptr %scevgep375, align 8
  %scevgep344 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv.next338
  %scevgep346 = getelementptr i8, ptr %scevgep344, i64 8
  store double %.132.1.i.us.us.us21.us.us.us.epil.us.us.us, ptr %scevgep346, align 8
  %scevgep368 = getelementptr i8, ptr %lsr.iv317.us.us.us.us.us.us, i64 %20
  %scevgep369 = getelementptr i8, ptr %scevgep368, i64 %lsr.iv.next338
  %scevgep370 = getelementptr i8, ptr %scevgep369, i64 16
  %.132.2.i.us.us.us22.us.us.us.epil.us.us.us = load double, ptr %scevgep370, align 8
  %scevgep341 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv.next338
  %scevgep342 = getelementptr i8, ptr %scevgep341, i64 16
  store double %.132.2.i.us.us.us22.us.us.us.epil.us.us.us, ptr %scevgep342, align 8
  %.132.3.i.us.us.us24.us.us.us.epil.us.us.us = load double, ptr %scevgep387, align 8
  %scevgep339 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110.us.us.us, i64 %lsr.iv.next338
  %scevgep340 = getelementptr i8, ptr %scevgep339, i64 24
  store double %.132.3.i.us.us.us24.us.us.us.epil.us.us.us, ptr %scevgep340, align 8
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
  %lsr.iv322.us.us = phi ptr [ %scevgep323.us.us, %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split ], [ %arg.room.1, %B104.endif.us.us.us27.us.preheader74 ]
  %lsr.iv308.us.us = phi ptr [ %scevgep309.us.us, %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split ], [ %scevgep307, %B104.endif.us.us.us27.us.preheader74 ]
  %most.4.0385.us.us.us28.us = phi double [ %"$phi572.2.2.2.us.us.us.us.us103.us.us", %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split ], [ 0.000000e+00, %B104.endif.us.us.us27.us.preheader74 ]
  %.146371383.us.us.us29.us = phi i64 [ %.153.us.us.us34.us, %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split ], [ 0, %B104.endif.us.us.us27.us.preheader74 ]
  %.190.us.us.us30.us = getelementptr i64, ptr %arg.room.0, i64 %.146371383.us.us.us29.us
  %.191.us.us.us31.us = load i64, ptr %.190.us.us.us30.us, align 8
  %.193.us.us.us32.us = mul nsw i64 %.191.us.us.us31.us, %arg.s.9.fr
  %.320.us.us.us33.us = mul nuw nsw i64 %.146371383.us.us.us29.us, %arg.s.9.fr
  %23 = mul i64 %.191.us.us.us31.us, %3
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
  %24 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us43.us.us
  %.493.us.us.us.us.us44.us.us = mul nuw nsw i64 %.322.us.us.us.us.us.us.us, %.45
  %25 = getelementptr double, ptr %arg.room.1, i64 %.493.us.us.us.us.us44.us.us
  br label %B338.us.us.us.us.us.us.us.us.us109

B338.us.us.us.us.us.us.us.us.us109:
  %lsr.iv326.us.us.us.us.us.us110 = phi ptr [ %scevgep327.us.us.us.us.us.us139, %B336.backedge.us.us.us.us.us.us.us.us.us136 ], [ %lsr.iv324.us.us.us.us, %B170.endif.us.us.us.us.us.us.us ]
  %lsr.iv312.us.us.us.us.us.us111 = phi ptr [ %scevgep313.us.us.us.us.us.us138, %B336.backedge.us.us.us.us.us.us.us.us.us136 ], [ %lsr.iv310.us.us.us.us, %B170.endif.us.us.us.us.us.us.us ]
  %.441340342.us.us.us.us.us.us.us.us.us112 = phi i64 [ %.448.us.us.us.us.us.us.us.us.us137, %B336.backedge.us.us.us.us.us.us.us.us.us136 ], [ 0, %B170.endif.us.us.us.us.us.us.us ]
  %.483.us.us.us.us.us.us.us.us.us113 = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us.us.us.us.us112
  %.484.us.us.us.us.us.us.us.us.us114 = load i64, ptr %.483.us.us.us.us.us.us.us.us.us113, align 8
  %.486.us.us.us.us.us.us.us.us.us115 = mul nsw i64 %.484.us.us.us.us.us.us.us.us.us114, %arg.s.9.fr
  %.488.us.us.us.us.us.us.us.us.us116 = getelementptr double, ptr %24, i64 %.486.us.us.us.us.us.us.us.us.us115
  %.495.us.us.us.us.us.us.us.us.us117 = mul nuw nsw i64 %.441340342.us.us.us.us.us.us.us.us.us112, %arg.s.9.fr
  %.497.us.us.us.us.us.us.us.us.us118 = getelementptr double, ptr %25, i64 %.495.us.us.us.us.us.us.us.us.us117
  %arg.target1.i.us.us.us.us.us.us119 = ptrtoint ptr %.497.us.us.us.us.us.us.us.us.us118 to i64
  %arg.source2.i.us.us.us.us.us.us120 = ptrtoint ptr %.488.us.us.us.us.us.us.us.us.us116 to i64
  %26 = sub i64 %arg.target1.i.us.us.us.us.us.us119, %arg.source2.i.us.us.us.us.us.us120
  %diff.check.i.us.us.us.us.us.us121 = icmp ult i64 %26, 32
  %27 = shl i64 %.484.us.us.us.us.us.us.us.us.us114, 3
  %28 = add i64 %27, %23
  %29 = mul i64 %28, %arg.s.9.fr
  br i1 %diff.check.i.us.us.us.us.us.us121, label %B36.i.us.us.us17.us.us.us.preheader, label %vector.body.i.us.us.us.us.us.us124.preheader

vector.body.i.us.us.us.us.us.us124.preheader:
  %scevgep391 = getelementptr i8, ptr %lsr.iv317.us.us.us.us, i64 %29
  br label %vector.body.i.us.us.us.us.us.us124

B36.i.us.us.us17.us.us.us.preheader:
  %scevgep409 = getelementptr i8, ptr %lsr.iv317.us.us.us.us, i64 %29
  br label %B36.i.us.us.us17.us.us.us

vector.body.i.us.us.us.us.us.us124:
  %index.i.us.us.us.us.us.us125 = phi i64 [ %index.next.i.us.us.us.us.us.us133, %vector.body.i.us.us.us.us.us.us124 ], [ 0, %vector.body.i.us.us.us.us.us.us124.preheader ]
  %sunkaddr.i.us.us.us.us.us.us126 = shl i64 %index.i.us.us.us.us.us.us125, 3
  %scevgep394 = getelementptr i8, ptr %scevgep391, i64 %sunkaddr.i.us.us.us.us.us.us126
  %wide.load.i.us.us.us.us.us.us128 = load <2 x double>, ptr %scevgep394, align 8
  %scevgep392 = getelementptr i8, ptr %scevgep391, i64 %sunkaddr.i.us.us.us.us.us.us126
  %scevgep393 = getelementptr i8, ptr %scevgep392, i64 16
  %wide.load3.i.us.us.us.us.us.us130 = load <2 x double>, ptr %scevgep393, align 8
  %scevgep315.us.us.us.us.us.us131 = getelementptr i8, ptr %lsr.iv312.us.us.us.us.us.us111, i64 %sunkaddr.i.us.us.us.us.us.us126
  %30 = shl i64 %index.i.us.us.us.us.us.us125, 3
  %scevgep389 = getelementptr i8, ptr %lsr.iv312.us.us.us.us.us.us111, i64 %30
  %scevgep390 = getelementptr i8, ptr %scevgep389, i64 -16
  store <2 x double> %wide.load.i.us.us.us.us.us.us128, ptr %scevgep390, align 8
  store <2 x double> %wide.load3.i.us.us.us.us.us.us130, ptr %scevgep315.us.us.us.us.us.us131, align 8
  %index.next.i.us.us.us.us.us.us133 = add nuw nsw i64 %index.i.us.us.us.us.us.us125, 4
  %31 = icmp eq i64 %arg.s.9.fr, %index.next.i.us.us.us.us.us.us133
  br i1 %31, label %B336.backedge.us.us.us.us.us.us.us.us.us136, label %vector.body.i.us.us.us.us.us.us124

B36.i.us.us.us17.us.us.us:
  %lsr.iv405 = phi i64 [ %12, %B36.i.us.us.us17.us.us.us.preheader ], [ %lsr.iv.next406, %B36.i.us.us.us17.us.us.us ]
  %lsr.iv167 = phi i64 [ %lsr.iv.next168, %B36.i.us.us.us17.us.us.us ], [ 32, %B36.i.us.us.us17.us.us.us.preheader ]
  %scevgep417 = getelementptr i8, ptr %scevgep409, i64 %lsr.iv167
  %scevgep418 = getelementptr i8, ptr %scevgep417, i64 -8
  %scevgep412 = getelementptr i8, ptr %scevgep409, i64 %lsr.iv167
  %scevgep413 = getelementptr i8, ptr %scevgep412, i64 -32
  %.132.i.us.us.us20.us.us.us = load double, ptr %scevgep413, align 8
  %scevgep202 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110, i64 %lsr.iv167
  %scevgep205 = getelementptr i8, ptr %scevgep202, i64 -32
  store double %.132.i.us.us.us20.us.us.us, ptr %scevgep205, align 8
  %scevgep419 = getelementptr i8, ptr %scevgep409, i64 %lsr.iv167
  %scevgep420 = getelementptr i8, ptr %scevgep419, i64 -24
  %.132.1.i.us.us.us21.us.us.us = load double, ptr %scevgep420, align 8
  %scevgep201 = getelementptr i8, ptr %scevgep202, i64 -24
  store double %.132.1.i.us.us.us21.us.us.us, ptr %scevgep201, align 8
  %scevgep421 = getelementptr i8, ptr %scevgep419, i64 -16
  %.132.2.i.us.us.us22.us.us.us = load double, ptr %scevgep421, align 8
  %scevgep403 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110, i64 %lsr.iv167
  %scevgep404 = getelementptr i8, ptr %scevgep403, i64 -16
  store double %.132.2.i.us.us.us22.us.us.us, ptr %scevgep404, align 8
  %.132.3.i.us.us.us24.us.us.us = load double, ptr %scevgep418, align 8
  %scevgep401 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110, i64 %lsr.iv167
  %scevgep402 = getelementptr i8, ptr %scevgep401, i64 -8
  store double %.132.3.i.us.us.us24.us.us.us, ptr %scevgep402, align 8
  %scevgep410 = getelementptr i8, ptr %scevgep409, i64 %lsr.iv167
  %scevgep411 = getelementptr i8, ptr %scevgep410, i64 24
  %.132.i.us.us.us20.us.us.us.1 = load double, ptr %scevgep417, align 8
  store double %.132.i.us.us.us20.us.us.us.1, ptr %scevgep202, align 8
  %scevgep416 = getelementptr i8, ptr %scevgep410, i64 8
  %.132.1.i.us.us.us21.us.us.us.1 = load double, ptr %scevgep416, align 8
  %scevgep399 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110, i64 %lsr.iv167
  %scevgep400 = getelementptr i8, ptr %scevgep399, i64 8
  store double %.132.1.i.us.us.us21.us.us.us.1, ptr %scevgep400, align 8
  %scevgep414 = getelementptr i8, ptr %scevgep409, i64 %lsr.iv167
  %scevgep415 = getelementptr i8, ptr %scevgep414, i64 16
  %.132.2.i.us.us.us22.us.us.us.1 = load double, ptr %scevgep415, align 8
  %scevgep397 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110, i64 %lsr.iv167
  %scevgep398 = getelementptr i8, ptr %scevgep397, i64 16
  store double %.132.2.i.us.us.us22.us.us.us.1, ptr %scevgep398, align 8
  %.132.3.i.us.us.us24.us.us.us.1 = load double, ptr %scevgep411, align 8
  %scevgep395 = getelementptr i8, ptr %lsr.iv326.us.us.us.us.us.us110, i64 %lsr.iv167
  %scevgep396 = getelementptr i8, ptr %scevgep395, i64 24
  store double %.132.3.i.us.us.us24.us.us.us.1, ptr %scevgep396, align 8
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
  %32 = mul i64 %.191.us.us.us31, %3
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
  %33 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us43
  %.493.us.us.us.us.us44 = mul nuw nsw i64 %.322.us.us.us.us.us, %.45
  %34 = getelementptr double, ptr %arg.room.1, i64 %.493.us.us.us.us.us44
  br label %B338.us.us.us.us.us.us45

B338.us.us.us.us.us.us45:
  %lsr.iv326.us.us.us46 = phi ptr [ %scevgep327.us.us.us94, %B336.backedge.us.us.us.us.us.us91 ], [ %lsr.iv324.us.us, %B170.endif.us.us.us.us.us ]
  %lsr.iv312.us.us.us47 = phi ptr [ %scevgep313.us.us.us93, %B336.backedge.us.us.us.us.us.us91 ], [ %lsr.iv310.us.us, %B170.endif.us.us.us.us.us ]
  %.441340342.us.us.us.us.us.us48 = phi i64 [ %.448.us.us.us.us.us.us92, %B336.backedge.us.us.us.us.us.us91 ], [ 0, %B170.endif.us.us.us.us.us ]
  %.483.us.us.us.us.us.us49 = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us.us48
  %.484.us.us.us.us.us.us50 = load i64, ptr %.483.us.us.us.us.us.us49, align 8
  %.486.us.us.us.us.us.us51 = mul nsw i64 %.484.us.us.us.us.us.us50, %arg.s.9.fr
  %.488.us.us.us.us.us.us52 = getelementptr double, ptr %33, i64 %.486.us.us.us.us.us.us51
  %.495.us.us.us.us.us.us53 = mul nuw nsw i64 %.441340342.us.us.us.us.us.us48, %arg.s.9.fr
  %.497.us.us.us.us.us.us54 = getelementptr double, ptr %34, i64 %.495.us.us.us.us.us.us53
  %arg.target1.i.us.us.us55 = ptrtoint ptr %.497.us.us.us.us.us.us54 to i64
  %arg.source2.i.us.us.us56 = ptrtoint ptr %.488.us.us.us.us.us.us52 to i64
  %35 = sub i64 %arg.target1.i.us.us.us55, %arg.source2.i.us.us.us56
  %diff.check.i.us.us.us57 = icmp ult i64 %35, 32
  br i1 %diff.check.i.us.us.us57, label %B36.preheader4.i.us.us.us71, label %vector.body.i.preheader.us.us.us58

vector.body.i.preheader.us.us.us58:
  %36 = shl i64 %.484.us.us.us.us.us.us50, 3
  %37 = add i64 %36, %32
  %38 = mul i64 %37, %arg.s.9.fr
  %scevgep319.us.us.us59 = getelementptr i8, ptr %lsr.iv317.us.us, i64 %38
  br label %vector.body.i.us.us.us60

vector.body.i.us.us.us60:
  %index.i.us.us.us61 = phi i64 [ %index.next.i.us.us.us69, %vector.body.i.us.us.us60 ], [ 0, %vector.body.i.preheader.us.us.us58 ]
  %sunkaddr.i.us.us.us62 = shl i64 %index.i.us.us.us61, 3
  %scevgep320.us.us.us63 = getelementptr i8, ptr %scevgep319.us.us.us59, i64 %sunkaddr.i.us.us.us62
  %wide.load.i.us.us.us64 = load <2 x double>, ptr %scevgep320.us.us.us63, align 8
  %scevgep321.us.us.us65 = getelementptr i8, ptr %scevgep320.us.us.us63, i64 16
  %wide.load3.i.us.us.us66 = load <2 x double>, ptr %scevgep321.us.us.us65, align 8
  %scevgep315.us.us.us67 = getelementptr i8, ptr %lsr.iv312.us.us.us47, i64 %sunkaddr.i.us.us.us62
  %39 = shl i64 %index.i.us.us.us61, 3
  %scevgep422 = getelementptr i8, ptr %lsr.iv312.us.us.us47, i64 %39
  %scevgep423 = getelementptr i8, ptr %scevgep422, i64 -16
  store <2 x double> %wide.load.i.us.us.us64, ptr %scevgep423, align 8
  store <2 x double> %wide.load3.i.us.us.us66, ptr %scevgep315.us.us.us67, align 8
  %index.next.i.us.us.us69 = add nuw nsw i64 %index.i.us.us.us61, 4
  %40 = icmp eq i64 %n.vec.i, %index.next.i.us.us.us69
  br i1 %40, label %B36.preheader4.i.us.us.us71, label %vector.body.i.us.us.us60

B36.preheader4.i.us.us.us71:
  %.983941.ph.i.us.us.us = phi i64 [ 0, %B338.us.us.us.us.us.us45 ], [ %n.vec.i, %vector.body.i.us.us.us60 ]
  %41 = sub nsw i64 %.983941.ph.i.us.us.us, %arg.s.9.fr
  %42 = icmp ugt i64 %41, -4
  br i1 %42, label %B336.backedge.us.us.us.us.us.us91, label %B36.i.preheader.us.us.us72

B36.i.preheader.us.us.us72:
  %43 = shl i64 %.484.us.us.us.us.us.us50, 3
  %44 = add i64 %43, %32
  %45 = mul i64 %44, %arg.s.9.fr
  %scevgep256 = getelementptr i8, ptr %lsr.iv250, i64 %45
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
  %46 = shl i64 %.983941.i.us.us.us75, 3
  %scevgep424 = getelementptr i8, ptr %scevgep256, i64 %46
  %scevgep425 = getelementptr i8, ptr %scevgep424, i64 -8
  %.132.1.i.us.us.us82 = load double, ptr %scevgep425, align 8
  %scevgep430 = getelementptr i8, ptr %lsr.iv326.us.us.us46, i64 %46
  %scevgep431 = getelementptr i8, ptr %scevgep430, i64 8
  store double %.132.1.i.us.us.us82, ptr %scevgep431, align 8
  %.132.2.i.us.us.us85 = load double, ptr %scevgep260, align 8
  %47 = shl i64 %.983941.i.us.us.us75, 3
  %scevgep428 = getelementptr i8, ptr %lsr.iv326.us.us.us46, i64 %47
  %scevgep429 = getelementptr i8, ptr %scevgep428, i64 16
  store double %.132.2.i.us.us.us85, ptr %scevgep429, align 8
  %.105.3.i.us.us.us87 = add nuw nsw i64 %.983941.i.us.us.us75, 4
  %.132.3.i.us.us.us88 = load double, ptr %scevgep261, align 8
  %48 = shl i64 %.983941.i.us.us.us75, 3
  %scevgep426 = getelementptr i8, ptr %lsr.iv326.us.us.us46, i64 %48
  %scevgep427 = getelementptr i8, ptr %scevgep426, i64 24
  store double %.132.3.i.us.us.us88, ptr %scevgep427, align 8
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
  %49 = icmp samesign ult i64 %arg.s.9.fr, 4
  br i1 %49, label %B104.endif.us.us.preheader.split.us.split.us, label %B104.endif.us.us.us.preheader

B104.endif.us.us.us.preheader:
  %scevgep203 = getelementptr i8, ptr %arg.s.3, i64 24
  %50 = shl i64 %.45, 3
  %51 = mul i64 %50, %arg.s.9.fr
  %52 = shl nuw nsw i64 %arg.s.9.fr, 3
  %53 = shl i64 %arg.s.8, 3
  %scevgep232 = getelementptr i8, ptr %arg.room.1, i64 %50
  %54 = shl i64 %.45, 4
  %scevgep253 = getelementptr i8, ptr %arg.room.1, i64 %54
  %55 = mul i64 %.45, 24
  %scevgep274 = getelementptr i8, ptr %arg.room.1, i64 %55
  %56 = shl i64 %.45, 5
  %scevgep295 = getelementptr i8, ptr %arg.room.1, i64 %56
  br label %B104.endif.us.us.us

B104.endif.us.us.preheader.split.us.split.us:
  %57 = icmp eq i64 %xtraiter.i, 0
  br i1 %57, label %B104.endif.us.us.us.us.us.preheader, label %B104.endif.us.us.us.us.preheader

B104.endif.us.us.us.us.us.preheader:
  br label %B104.endif.us.us.us.us.us

B104.endif.us.us.us.us.preheader:
  %unroll_iter = and i64 %arg.k, %const
  %58 = shl i64 %.45, 3
  %59 = mul i64 %58, %arg.s.9.fr
  %60 = shl nuw nsw i64 %arg.s.9.fr, 4
  %61 = shl nuw nsw i64 %arg.s.9.fr, 3
  %scevgep159 = getelementptr i8, ptr %arg.room.1, i64 %61
  %scevgep169 = getelementptr i8, ptr %arg.room.1, i64 %58
  %62 = shl i64 %arg.k, 3
  %63 = add i64 %62, 8
  %64 = mul i64 %63, %arg.s.9.fr
  %scevgep176 = getelementptr i8, ptr %arg.room.1, i64 %64
  %65 = shl i64 %.45, 4
  %scevgep186 = getelementptr i8, ptr %arg.room.1, i64 %65
  %66 = shl i64 %arg.k, 4
  %67 = or disjoint i64 %66, 8
  %68 = mul i64 %67, %arg.s.9.fr
  %scevgep193 = getelementptr i8, ptr %arg.room.1, i64 %68
  %69 = mul i64 %unroll_iter, %61
  %70 = add nuw i64 %unroll_iter, %arg.k
  %71 = mul i64 %70, %61
  %72 = shl i64 %unroll_iter, 3
  %73 = add i64 %72, %66
  %74 = mul i64 %73, 3
  %scevgep317 = getelementptr i8, ptr %arg.room.1, i64 %69
  %scevgep343 = getelementptr i8, ptr %arg.room.1, i64 %71
  %scevgep354 = getelementptr i8, ptr %arg.room.1, i64 %74
  br label %B104.endif.us.us.us.us

B104.endif.us.us.us.us.us:
  %most.4.0385.us.us.us.us.us = phi double [ %"$phi572.2.2.2.us.us.us.us.us.us.us.us.us", %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split.us.us ], [ 0.000000e+00, %B104.endif.us.us.us.us.us.preheader ]
  %.146371383.us.us.us.us.us = phi i64 [ %.153.us.us.us.us.us, %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split.us.us ], [ 0, %B104.endif.us.us.us.us.us.preheader ]
  br label %B170.endif.us.us.us.us.us.us.us.us.us

B170.endif.us.us.us.us.us.us.us.us.us:
  %most.3.1354.us.us.us.us.us.us.us.us.us = phi double [ %"$phi572.2.2.2.us.us.us.us.us.us.us.us.us", %B170.endif.us.us.us.us.us.us.us.us.us ], [ %most.4.0385.us.us.us.us.us, %B104.endif.us.us.us.us.us ]
  %.283346352.us.us.us.us.us.us.us.us.us = phi i64 [ %.290.us.us.us.us.us.us.us.us.us, %B170.endif.us.us.us.us.us.us.us.us.us ], [ 0, %B104.endif.us.us.us.us.us ]
  %75 = shl i64 %.283346352.us.us.us.us.us.us.us.us.us, 3
  %scevgep301 = getelementptr i8, ptr %arg.room.1, i64 %75
  %scevgep147 = getelementptr i8, ptr %arg.s.4, i64 %75
  %.332.us.us.us.us.us.us.us.us.us = load double, ptr %scevgep147, align 8
  %scevgep146 = getelementptr i8, ptr %arg.s.5, i64 %75
  %.339.us.us.us.us.us.us.us.us.us = load double, ptr %scevgep146, align 8
  %76 = shl i64 %.283346352.us.us.us.us.us.us.us.us.us, 3
  %scevgep121 = getelementptr i8, ptr %arg.room.2, i64 %76
  store double %.332.us.us.us.us.us.us.us.us.us, ptr %scevgep121, align 8
  %77 = shl i64 %.283346352.us.us.us.us.us.us.us.us.us, 3
  %scevgep119 = getelementptr i8, ptr %arg.room.4, i64 %77
  store double %.339.us.us.us.us.us.us.us.us.us, ptr %scevgep119, align 8
  %78 = shl i64 %.283346352.us.us.us.us.us.us.us.us.us, 3
  %scevgep116 = getelementptr i8, ptr %arg.room.5, i64 %78
  store double 0.000000e+00, ptr %scevgep116, align 8
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
  %79 = icmp eq i64 %arg.k, 1
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
  %80 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us.us.us
  br i1 %79, label %B338.us.us.us.us.us.us36.us.us.us.epil.preheader, label %B338.us.us.us.us.us.us36.us.us.us.preheader

B338.us.us.us.us.us.us36.us.us.us.preheader:
  br label %B338.us.us.us.us.us.us36.us.us.us

B338.us.us.us.us.us.us36.us.us.us:
  %lsr.iv162 = phi ptr [ %scevgep163, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1 ], [ %lsr.iv160, %B338.us.us.us.us.us.us36.us.us.us.preheader ]
  %lsr.iv155 = phi ptr [ %scevgep156, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1 ], [ %lsr.iv153, %B338.us.us.us.us.us.us36.us.us.us.preheader ]
  %.441340342.us.us.us.us.us.us37.us.us.us = phi i64 [ %.448.us.us.us.us.us.us38.us.us.us.1, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1 ], [ 0, %B338.us.us.us.us.us.us36.us.us.us.preheader ]
  %.483.us.us.us.us.us.us.us.us.us = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us.us37.us.us.us
  %.484.us.us.us.us.us.us.us.us.us = load i64, ptr %.483.us.us.us.us.us.us.us.us.us, align 8
  %.486.us.us.us.us.us.us.us.us.us = mul nsw i64 %.484.us.us.us.us.us.us.us.us.us, %arg.s.9.fr
  %.488.us.us.us.us.us.us.us.us.us = getelementptr double, ptr %80, i64 %.486.us.us.us.us.us.us.us.us.us
  br label %B36.prol.i.us.us.us.us.us.us

B36.prol.i.us.us.us.us.us.us:
  %.983941.prol.i.us.us.us.us.us.us = phi i64 [ %.105.prol.i.us.us.us.us.us.us, %B36.prol.i.us.us.us.us.us.us ], [ 0, %B338.us.us.us.us.us.us36.us.us.us ]
  %.105.prol.i.us.us.us.us.us.us = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us, 1
  %81 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us, 3
  %scevgep126 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us, i64 %81
  %.132.prol.i.us.us.us.us.us.us = load double, ptr %scevgep126, align 8
  %82 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us, 3
  %scevgep123 = getelementptr i8, ptr %lsr.iv155, i64 %82
  store double %.132.prol.i.us.us.us.us.us.us, ptr %scevgep123, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us, label %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us, label %B36.prol.i.us.us.us.us.us.us

B36.prol.loopexit.i.loopexit.us.us.us.us.us.us:
  %sunkaddr469 = shl i64 %.441340342.us.us.us.us.us.us37.us.us.us, 3
  %sunkaddr470 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr469
  %sunkaddr471 = getelementptr i8, ptr %sunkaddr470, i64 8
  %.484.us.us.us.us.us.us.us.us.us.1 = load i64, ptr %sunkaddr471, align 8
  %.486.us.us.us.us.us.us.us.us.us.1 = mul nsw i64 %.484.us.us.us.us.us.us.us.us.us.1, %arg.s.9.fr
  %.488.us.us.us.us.us.us.us.us.us.1 = getelementptr double, ptr %80, i64 %.486.us.us.us.us.us.us.us.us.us.1
  br label %B36.prol.i.us.us.us.us.us.us.1

B36.prol.i.us.us.us.us.us.us.1:
  %.983941.prol.i.us.us.us.us.us.us.1 = phi i64 [ %.105.prol.i.us.us.us.us.us.us.1, %B36.prol.i.us.us.us.us.us.us.1 ], [ 0, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us ]
  %.105.prol.i.us.us.us.us.us.us.1 = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1, 1
  %83 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1, 3
  %scevgep134 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us.1, i64 %83
  %.132.prol.i.us.us.us.us.us.us.1 = load double, ptr %scevgep134, align 8
  %84 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1, 3
  %scevgep131 = getelementptr i8, ptr %lsr.iv162, i64 %84
  store double %.132.prol.i.us.us.us.us.us.us.1, ptr %scevgep131, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us.1 = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us.1
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us.1, label %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1, label %B36.prol.i.us.us.us.us.us.us.1

B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1:
  %.448.us.us.us.us.us.us38.us.us.us.1 = add nuw i64 %.441340342.us.us.us.us.us.us37.us.us.us, 2
  %scevgep156 = getelementptr i8, ptr %lsr.iv155, i64 %60
  %scevgep163 = getelementptr i8, ptr %lsr.iv162, i64 %60
  %niter.ncmp.1 = icmp eq i64 %.448.us.us.us.us.us.us38.us.us.us.1, %unroll_iter
  br i1 %niter.ncmp.1, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.unr-lcssa, label %B338.us.us.us.us.us.us36.us.us.us

B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.unr-lcssa:
  %85 = and i64 %arg.k, 1
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us, label %B338.us.us.us.us.us.us36.us.us.us.epil.preheader

B338.us.us.us.us.us.us36.us.us.us.epil.preheader:
  %sunkaddr442 = getelementptr i8, ptr %arg.room.0, i64 %72
  %.484.us.us.us.us.us.us.us.us.us.epil = load i64, ptr %sunkaddr442, align 8
  %.486.us.us.us.us.us.us.us.us.us.epil = mul nsw i64 %.484.us.us.us.us.us.us.us.us.us.epil, %arg.s.9.fr
  %.488.us.us.us.us.us.us.us.us.us.epil = getelementptr double, ptr %80, i64 %.486.us.us.us.us.us.us.us.us.us.epil
  br label %B36.prol.i.us.us.us.us.us.us.epil

B36.prol.i.us.us.us.us.us.us.epil:
  %.983941.prol.i.us.us.us.us.us.us.epil = phi i64 [ %.105.prol.i.us.us.us.us.us.us.epil, %B36.prol.i.us.us.us.us.us.us.epil ], [ 0, %B338.us.us.us.us.us.us36.us.us.us.epil.preheader ]
  %.105.prol.i.us.us.us.us.us.us.epil = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil, 1
  %87 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil, 3
  %scevgep143 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us.epil, i64 %87
  %.132.prol.i.us.us.us.us.us.us.epil = load double, ptr %scevgep143, align 8
  %88 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil, 3
  %scevgep138 = getelementptr i8, ptr %lsr.iv318, i64 %88
  store double %.132.prol.i.us.us.us.us.us.us.epil, ptr %scevgep138, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us.epil = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us.epil
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us.epil, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us, label %B36.prol.i.us.us.us.us.us.us.epil

B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us:
  %89 = icmp eq i64 %arg.s.9.fr, 1
  %.536.us.us.us.us.us.us.us = mul i64 %.320.us.us.us.us, %.322332
  %.539.us.us.us.us.us.us.us = getelementptr double, ptr %arg.room.1, i64 %.536.us.us.us.us.us.us.us
  %.540.us.us.us.us.us.us.us = load double, ptr %.539.us.us.us.us.us.us.us, align 8
  %.546.us.us.us.us.us.us.us = fcmp ogt double %.540.us.us.us.us.us.us.us, %most.4.0385.us.us.us.us
  %"$phi572.2.2.2.us.us.us.us.us.us.us" = select i1 %.546.us.us.us.us.us.us.us, double %.540.us.us.us.us.us.us.us, double %most.4.0385.us.us.us.us
  br i1 %89, label %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split, label %B170.endif.us.us.us.us.us.us.us.1

B170.endif.us.us.us.us.us.us.us.1:
  %90 = icmp eq i64 %arg.k, 1
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
  %91 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us.us.us.1
  br i1 %90, label %B338.us.us.us.us.us.us36.us.us.us.epil.preheader.1, label %B338.us.us.us.us.us.us36.us.us.us.1.preheader

B338.us.us.us.us.us.us36.us.us.us.1.preheader:
  br label %B338.us.us.us.us.us.us36.us.us.us.1

B338.us.us.us.us.us.us36.us.us.us.1:
  %lsr.iv179 = phi ptr [ %scevgep180, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.1 ], [ %lsr.iv177, %B338.us.us.us.us.us.us36.us.us.us.1.preheader ]
  %lsr.iv172 = phi ptr [ %scevgep173, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.1 ], [ %lsr.iv170, %B338.us.us.us.us.us.us36.us.us.us.1.preheader ]
  %.441340342.us.us.us.us.us.us37.us.us.us.1 = phi i64 [ %.448.us.us.us.us.us.us38.us.us.us.1.1, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.1 ], [ 0, %B338.us.us.us.us.us.us36.us.us.us.1.preheader ]
  %.483.us.us.us.us.us.us.us.us.us.186 = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us.us37.us.us.us.1
  %.484.us.us.us.us.us.us.us.us.us.187 = load i64, ptr %.483.us.us.us.us.us.us.us.us.us.186, align 8
  %.486.us.us.us.us.us.us.us.us.us.188 = mul nsw i64 %.484.us.us.us.us.us.us.us.us.us.187, %arg.s.9.fr
  %.488.us.us.us.us.us.us.us.us.us.189 = getelementptr double, ptr %91, i64 %.486.us.us.us.us.us.us.us.us.us.188
  br label %B36.prol.i.us.us.us.us.us.us.1100

B36.prol.i.us.us.us.us.us.us.1100:
  %.983941.prol.i.us.us.us.us.us.us.193 = phi i64 [ %.105.prol.i.us.us.us.us.us.us.194, %B36.prol.i.us.us.us.us.us.us.1100 ], [ 0, %B338.us.us.us.us.us.us36.us.us.us.1 ]
  %.105.prol.i.us.us.us.us.us.us.194 = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.193, 1
  %92 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.193, 3
  %scevgep152 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us.189, i64 %92
  %.132.prol.i.us.us.us.us.us.us.196 = load double, ptr %scevgep152, align 8
  %93 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.193, 3
  %scevgep149 = getelementptr i8, ptr %lsr.iv172, i64 %93
  store double %.132.prol.i.us.us.us.us.us.us.196, ptr %scevgep149, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us.199 = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us.194
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us.199, label %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1102, label %B36.prol.i.us.us.us.us.us.us.1100

B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1102:
  %sunkaddr474 = shl i64 %.441340342.us.us.us.us.us.us37.us.us.us.1, 3
  %sunkaddr475 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr474
  %sunkaddr476 = getelementptr i8, ptr %sunkaddr475, i64 8
  %.484.us.us.us.us.us.us.us.us.us.1.1 = load i64, ptr %sunkaddr476, align 8
  %.486.us.us.us.us.us.us.us.us.us.1.1 = mul nsw i64 %.484.us.us.us.us.us.us.us.us.us.1.1, %arg.s.9.fr
  %.488.us.us.us.us.us.us.us.us.us.1.1 = getelementptr double, ptr %91, i64 %.486.us.us.us.us.us.us.us.us.us.1.1
  br label %B36.prol.i.us.us.us.us.us.us.1.1

B36.prol.i.us.us.us.us.us.us.1.1:
  %.983941.prol.i.us.us.us.us.us.us.1.1 = phi i64 [ %.105.prol.i.us.us.us.us.us.us.1.1, %B36.prol.i.us.us.us.us.us.us.1.1 ], [ 0, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1102 ]
  %.105.prol.i.us.us.us.us.us.us.1.1 = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1.1, 1
  %94 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1.1, 3
  %scevgep158 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us.1.1, i64 %94
  %.132.prol.i.us.us.us.us.us.us.1.1 = load double, ptr %scevgep158, align 8
  %95 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1.1, 3
  %scevgep155 = getelementptr i8, ptr %lsr.iv179, i64 %95
  store double %.132.prol.i.us.us.us.us.us.us.1.1, ptr %scevgep155, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us.1.1 = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us.1.1
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us.1.1, label %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.1, label %B36.prol.i.us.us.us.us.us.us.1.1

B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.1:
  %.448.us.us.us.us.us.us38.us.us.us.1.1 = add nuw i64 %.441340342.us.us.us.us.us.us37.us.us.us.1, 2
  %scevgep173 = getelementptr i8, ptr %lsr.iv172, i64 %60
  %scevgep180 = getelementptr i8, ptr %lsr.iv179, i64 %60
  %niter.ncmp.1.1 = icmp eq i64 %.448.us.us.us.us.us.us38.us.us.us.1.1, %unroll_iter
  br i1 %niter.ncmp.1.1, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.unr-lcssa.1, label %B338.us.us.us.us.us.us36.us.us.us.1

B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.unr-lcssa.1:
  %96 = and i64 %arg.k, 1
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.1, label %B338.us.us.us.us.us.us36.us.us.us.epil.preheader.1

B338.us.us.us.us.us.us36.us.us.us.epil.preheader.1:
  %sunkaddr443 = getelementptr i8, ptr %arg.room.0, i64 %72
  %.484.us.us.us.us.us.us.us.us.us.epil.1 = load i64, ptr %sunkaddr443, align 8
  %.486.us.us.us.us.us.us.us.us.us.epil.1 = mul nsw i64 %.484.us.us.us.us.us.us.us.us.us.epil.1, %arg.s.9.fr
  %.488.us.us.us.us.us.us.us.us.us.epil.1 = getelementptr double, ptr %91, i64 %.486.us.us.us.us.us.us.us.us.us.epil.1
  br label %B36.prol.i.us.us.us.us.us.us.epil.1

B36.prol.i.us.us.us.us.us.us.epil.1:
  %.983941.prol.i.us.us.us.us.us.us.epil.1 = phi i64 [ %.105.prol.i.us.us.us.us.us.us.epil.1, %B36.prol.i.us.us.us.us.us.us.epil.1 ], [ 0, %B338.us.us.us.us.us.us36.us.us.us.epil.preheader.1 ]
  %.105.prol.i.us.us.us.us.us.us.epil.1 = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil.1, 1
  %98 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil.1, 3
  %scevgep162 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us.epil.1, i64 %98
  %.132.prol.i.us.us.us.us.us.us.epil.1 = load double, ptr %scevgep162, align 8
  %99 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil.1, 3
  %scevgep160 = getelementptr i8, ptr %lsr.iv344, i64 %99
  store double %.132.prol.i.us.us.us.us.us.us.epil.1, ptr %scevgep160, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us.epil.1 = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us.epil.1
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us.epil.1, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.1, label %B36.prol.i.us.us.us.us.us.us.epil.1

B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.1:
  %100 = icmp eq i64 %arg.s.9.fr, 2
  %.536.us.us.us.us.us.us.us.1 = mul i64 %.322.us.us.us.us.us.us.us.1, %.322332
  %.539.us.us.us.us.us.us.us.1 = getelementptr double, ptr %arg.room.1, i64 %.536.us.us.us.us.us.us.us.1
  %.540.us.us.us.us.us.us.us.1 = load double, ptr %.539.us.us.us.us.us.us.us.1, align 8
  %.546.us.us.us.us.us.us.us.1 = fcmp ogt double %.540.us.us.us.us.us.us.us.1, %"$phi572.2.2.2.us.us.us.us.us.us.us"
  %"$phi572.2.2.2.us.us.us.us.us.us.us.1" = select i1 %.546.us.us.us.us.us.us.us.1, double %.540.us.us.us.us.us.us.us.1, double %"$phi572.2.2.2.us.us.us.us.us.us.us"
  br i1 %100, label %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split, label %B170.endif.us.us.us.us.us.us.us.2

B170.endif.us.us.us.us.us.us.us.2:
  %101 = icmp eq i64 %arg.k, 1
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
  %102 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us.us.us.2
  br i1 %101, label %B338.us.us.us.us.us.us36.us.us.us.epil.preheader.2, label %B338.us.us.us.us.us.us36.us.us.us.2.preheader

B338.us.us.us.us.us.us36.us.us.us.2.preheader:
  br label %B338.us.us.us.us.us.us36.us.us.us.2

B338.us.us.us.us.us.us36.us.us.us.2:
  %lsr.iv196 = phi ptr [ %scevgep197, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.2 ], [ %lsr.iv194, %B338.us.us.us.us.us.us36.us.us.us.2.preheader ]
  %lsr.iv189 = phi ptr [ %scevgep190, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.2 ], [ %lsr.iv187, %B338.us.us.us.us.us.us36.us.us.us.2.preheader ]
  %.441340342.us.us.us.us.us.us37.us.us.us.2 = phi i64 [ %.448.us.us.us.us.us.us38.us.us.us.1.2, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.2 ], [ 0, %B338.us.us.us.us.us.us36.us.us.us.2.preheader ]
  %.483.us.us.us.us.us.us.us.us.us.2 = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us.us37.us.us.us.2
  %.484.us.us.us.us.us.us.us.us.us.2 = load i64, ptr %.483.us.us.us.us.us.us.us.us.us.2, align 8
  %.488.us.us.us.us.us.us.us.us.us.2.idx = mul i64 %.484.us.us.us.us.us.us.us.us.us.2, 24
  %.488.us.us.us.us.us.us.us.us.us.2 = getelementptr i8, ptr %102, i64 %.488.us.us.us.us.us.us.us.us.us.2.idx
  br label %B36.prol.i.us.us.us.us.us.us.2

B36.prol.i.us.us.us.us.us.us.2:
  %.983941.prol.i.us.us.us.us.us.us.2 = phi i64 [ %.105.prol.i.us.us.us.us.us.us.2, %B36.prol.i.us.us.us.us.us.us.2 ], [ 0, %B338.us.us.us.us.us.us36.us.us.us.2 ]
  %.105.prol.i.us.us.us.us.us.us.2 = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.2, 1
  %103 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.2, 3
  %scevgep166 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us.2, i64 %103
  %.132.prol.i.us.us.us.us.us.us.2 = load double, ptr %scevgep166, align 8
  %104 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.2, 3
  %scevgep165 = getelementptr i8, ptr %lsr.iv189, i64 %104
  store double %.132.prol.i.us.us.us.us.us.us.2, ptr %scevgep165, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us.2 = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us.2
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us.2, label %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.2, label %B36.prol.i.us.us.us.us.us.us.2

B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.2:
  %sunkaddr479 = shl i64 %.441340342.us.us.us.us.us.us37.us.us.us.2, 3
  %sunkaddr480 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr479
  %sunkaddr481 = getelementptr i8, ptr %sunkaddr480, i64 8
  %.484.us.us.us.us.us.us.us.us.us.1.2 = load i64, ptr %sunkaddr481, align 8
  %.488.us.us.us.us.us.us.us.us.us.1.2.idx = mul i64 %.484.us.us.us.us.us.us.us.us.us.1.2, 24
  %.488.us.us.us.us.us.us.us.us.us.1.2 = getelementptr i8, ptr %102, i64 %.488.us.us.us.us.us.us.us.us.us.1.2.idx
  br label %B36.prol.i.us.us.us.us.us.us.1.2

B36.prol.i.us.us.us.us.us.us.1.2:
  %.983941.prol.i.us.us.us.us.us.us.1.2 = phi i64 [ %.105.prol.i.us.us.us.us.us.us.1.2, %B36.prol.i.us.us.us.us.us.us.1.2 ], [ 0, %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.2 ]
  %.105.prol.i.us.us.us.us.us.us.1.2 = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1.2, 1
  %105 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1.2, 3
  %scevgep168 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us.1.2, i64 %105
  %.132.prol.i.us.us.us.us.us.us.1.2 = load double, ptr %scevgep168, align 8
  %106 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.1.2, 3
  %scevgep167 = getelementptr i8, ptr %lsr.iv196, i64 %106
  store double %.132.prol.i.us.us.us.us.us.us.1.2, ptr %scevgep167, align 8
  %prol.iter.cmp.not.i.us.us.us.us.us.us.1.2 = icmp eq i64 %xtraiter.i, %.105.prol.i.us.us.us.us.us.us.1.2
  br i1 %prol.iter.cmp.not.i.us.us.us.us.us.us.1.2, label %B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.2, label %B36.prol.i.us.us.us.us.us.us.1.2

B36.prol.loopexit.i.loopexit.us.us.us.us.us.us.1.2:
  %.448.us.us.us.us.us.us38.us.us.us.1.2 = add nuw i64 %.441340342.us.us.us.us.us.us37.us.us.us.2, 2
  %scevgep190 = getelementptr i8, ptr %lsr.iv189, i64 %60
  %scevgep197 = getelementptr i8, ptr %lsr.iv196, i64 %60
  %niter.ncmp.1.2 = icmp eq i64 %.448.us.us.us.us.us.us38.us.us.us.1.2, %unroll_iter
  br i1 %niter.ncmp.1.2, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.unr-lcssa.2, label %B338.us.us.us.us.us.us36.us.us.us.2

B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.unr-lcssa.2:
  %107 = and i64 %arg.k, 1
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %B336.B516_crit_edge.us.us.us.split.us.split.us.split.us40.us.us.us.2, label %B338.us.us.us.us.us.us36.us.us.us.epil.preheader.2

B338.us.us.us.us.us.us36.us.us.us.epil.preheader.2:
  %sunkaddr444 = getelementptr i8, ptr %arg.room.0, i64 %72
  %.484.us.us.us.us.us.us.us.us.us.epil.2 = load i64, ptr %sunkaddr444, align 8
  %.488.us.us.us.us.us.us.us.us.us.epil.2.idx = mul i64 %.484.us.us.us.us.us.us.us.us.us.epil.2, 24
  %.488.us.us.us.us.us.us.us.us.us.epil.2 = getelementptr i8, ptr %102, i64 %.488.us.us.us.us.us.us.us.us.us.epil.2.idx
  br label %B36.prol.i.us.us.us.us.us.us.epil.2

B36.prol.i.us.us.us.us.us.us.epil.2:
  %.983941.prol.i.us.us.us.us.us.us.epil.2 = phi i64 [ %.105.prol.i.us.us.us.us.us.us.epil.2, %B36.prol.i.us.us.us.us.us.us.epil.2 ], [ 0, %B338.us.us.us.us.us.us36.us.us.us.epil.preheader.2 ]
  %.105.prol.i.us.us.us.us.us.us.epil.2 = add nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil.2, 1
  %109 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil.2, 3
  %scevgep172 = getelementptr i8, ptr %.488.us.us.us.us.us.us.us.us.us.epil.2, i64 %109
  %.132.prol.i.us.us.us.us.us.us.epil.2 = load double, ptr %scevgep172, align 8
  %110 = shl nuw nsw i64 %.983941.prol.i.us.us.us.us.us.us.epil.2, 3
  %scevgep170 = getelementptr i8, ptr %lsr.iv355, i64 %110
  store double %.132.prol.i.us.us.us.us.us.us.epil.2, ptr %scevgep170, align 8
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
  %scevgep154 = getelementptr i8, ptr %lsr.iv153, i64 %59
  %scevgep161 = getelementptr i8, ptr %lsr.iv160, i64 %59
  %scevgep171 = getelementptr i8, ptr %lsr.iv170, i64 %59
  %scevgep178 = getelementptr i8, ptr %lsr.iv177, i64 %59
  %scevgep188 = getelementptr i8, ptr %lsr.iv187, i64 %59
  %scevgep195 = getelementptr i8, ptr %lsr.iv194, i64 %59
  %scevgep322 = getelementptr i8, ptr %lsr.iv318, i64 %59
  %scevgep345 = getelementptr i8, ptr %lsr.iv344, i64 %59
  %scevgep356 = getelementptr i8, ptr %lsr.iv355, i64 %59
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
  %111 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us
  %.493.us.us.us.us.us = mul nuw nsw i64 %.320.us.us.us, %.45
  %112 = getelementptr double, ptr %arg.room.1, i64 %.493.us.us.us.us.us
  %113 = mul i64 %.191.us.us.us, %.41
  br label %B338.us.us.us.us.us14.us

B338.us.us.us.us.us14.us:
  %lsr.iv214 = phi ptr [ %lsr.iv212, %B104.endif.us.us.us ], [ %scevgep215, %B336.backedge.us.us.us.loopexit.us.us.us ]
  %.441340342.us.us.us.us.us15.us = phi i64 [ 0, %B104.endif.us.us.us ], [ %.448.us.us.us.us.us31.us, %B336.backedge.us.us.us.loopexit.us.us.us ]
  %114 = icmp eq i64 %xtraiter.i, 0
  %.483.us.us.us.us.us16.us = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us15.us
  %.484.us.us.us.us.us17.us = load i64, ptr %.483.us.us.us.us.us16.us, align 8
  br i1 %114, label %B36.i.us.us.us.preheader, label %B36.prol.i.us.us22.us.preheader

B36.prol.i.us.us22.us.preheader:
  %sunkaddr = mul i64 %.484.us.us.us.us.us17.us, %52
  %sunkaddr349 = getelementptr inbounds i8, ptr %111, i64 %sunkaddr
  %.132.prol.i.us.us27.us = load double, ptr %sunkaddr349, align 8
  %sunkaddr350 = mul i64 %.441340342.us.us.us.us.us15.us, %52
  %sunkaddr351 = getelementptr inbounds i8, ptr %112, i64 %sunkaddr350
  store double %.132.prol.i.us.us27.us, ptr %sunkaddr351, align 8
  br label %B36.i.us.us.us.preheader

B36.i.us.us.us.preheader:
  %.983941.i.us.us.us.ph = phi i64 [ 1, %B36.prol.i.us.us22.us.preheader ], [ 0, %B338.us.us.us.us.us14.us ]
  %reass.add = add i64 %.484.us.us.us.us.us17.us, %113
  %115 = mul i64 %reass.add, %52
  %scevgep204 = getelementptr i8, ptr %scevgep203, i64 %115
  br label %B36.i.us.us.us

B36.i.us.us.us:
  %.983941.i.us.us.us = phi i64 [ %.105.3.i.us.us.us, %B36.i.us.us.us ], [ %.983941.i.us.us.us.ph, %B36.i.us.us.us.preheader ]
  %sunkaddr40.i.us.us.us = shl i64 %.983941.i.us.us.us, 3
  %scevgep210 = getelementptr i8, ptr %scevgep204, i64 %sunkaddr40.i.us.us.us
  %scevgep211 = getelementptr i8, ptr %scevgep210, i64 -24
  %.132.i.us.us.us = load double, ptr %scevgep211, align 8
  %scevgep216 = getelementptr i8, ptr %lsr.iv214, i64 %sunkaddr40.i.us.us.us
  store double %.132.i.us.us.us, ptr %scevgep216, align 8
  %116 = shl i64 %.983941.i.us.us.us, 3
  %scevgep177 = getelementptr i8, ptr %scevgep204, i64 %116
  %scevgep179 = getelementptr i8, ptr %scevgep177, i64 -16
  %.132.1.i.us.us.us = load double, ptr %scevgep179, align 8
  %scevgep189 = getelementptr i8, ptr %lsr.iv214, i64 %116
  %scevgep192 = getelementptr i8, ptr %scevgep189, i64 8
  store double %.132.1.i.us.us.us, ptr %scevgep192, align 8
  %117 = shl i64 %.983941.i.us.us.us, 3
  %scevgep174 = getelementptr i8, ptr %scevgep204, i64 %117
  %scevgep175 = getelementptr i8, ptr %scevgep174, i64 -8
  %.132.2.i.us.us.us = load double, ptr %scevgep175, align 8
  %scevgep183 = getelementptr i8, ptr %lsr.iv214, i64 %117
  %scevgep185 = getelementptr i8, ptr %scevgep183, i64 16
  store double %.132.2.i.us.us.us, ptr %scevgep185, align 8
  %.105.3.i.us.us.us = add nuw nsw i64 %.983941.i.us.us.us, 4
  %.132.3.i.us.us.us = load double, ptr %scevgep210, align 8
  %118 = shl i64 %.983941.i.us.us.us, 3
  %scevgep181 = getelementptr i8, ptr %lsr.iv214, i64 %118
  %scevgep182 = getelementptr i8, ptr %scevgep181, i64 24
  store double %.132.3.i.us.us.us, ptr %scevgep182, align 8
  %exitcond.not.3.i.us.us.us = icmp eq i64 %arg.s.9.fr, %.105.3.i.us.us.us
  br i1 %exitcond.not.3.i.us.us.us, label %B336.backedge.us.us.us.loopexit.us.us.us, label %B36.i.us.us.us

B336.backedge.us.us.us.loopexit.us.us.us:
  %.448.us.us.us.us.us31.us = add nuw nsw i64 %.441340342.us.us.us.us.us15.us, 1
  %scevgep215 = getelementptr i8, ptr %lsr.iv214, i64 %52
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
  %119 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us.1
  %.493.us.us.us.us.us.1 = mul nuw nsw i64 %.322.us.us.us.us.us.1, %.45
  %120 = getelementptr double, ptr %arg.room.1, i64 %.493.us.us.us.us.us.1
  %121 = mul i64 %.330.us.us.us.us.us.1, %53
  br label %B338.us.us.us.us.us14.us.1

B338.us.us.us.us.us14.us.1:
  %lsr.iv235 = phi ptr [ %scevgep236, %B336.backedge.us.us.us.loopexit.us.us.us.1 ], [ %lsr.iv233, %B336.B516_crit_edge.us.us.us.split.us.split.us34.us ]
  %.441340342.us.us.us.us.us15.us.1 = phi i64 [ %.448.us.us.us.us.us31.us.1, %B336.backedge.us.us.us.loopexit.us.us.us.1 ], [ 0, %B336.B516_crit_edge.us.us.us.split.us.split.us34.us ]
  %122 = icmp eq i64 %xtraiter.i, 0
  %.483.us.us.us.us.us16.us.1 = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us15.us.1
  %.484.us.us.us.us.us17.us.1 = load i64, ptr %.483.us.us.us.us.us16.us.1, align 8
  br i1 %122, label %B36.i.us.us.us.preheader.1, label %B36.prol.i.us.us22.us.preheader.1

B36.prol.i.us.us22.us.preheader.1:
  %sunkaddr352 = mul i64 %.484.us.us.us.us.us17.us.1, %52
  %sunkaddr353 = getelementptr inbounds i8, ptr %119, i64 %sunkaddr352
  %.132.prol.i.us.us27.us.1 = load double, ptr %sunkaddr353, align 8
  %sunkaddr354 = mul i64 %.441340342.us.us.us.us.us15.us.1, %52
  %sunkaddr355 = getelementptr inbounds i8, ptr %120, i64 %sunkaddr354
  store double %.132.prol.i.us.us27.us.1, ptr %sunkaddr355, align 8
  br label %B36.i.us.us.us.preheader.1

B36.i.us.us.us.preheader.1:
  %.983941.i.us.us.us.ph.1 = phi i64 [ 1, %B36.prol.i.us.us22.us.preheader.1 ], [ 0, %B338.us.us.us.us.us14.us.1 ]
  %123 = shl i64 %.484.us.us.us.us.us17.us.1, 3
  %124 = add i64 %123, %121
  %125 = mul i64 %124, %arg.s.9.fr
  %scevgep224 = getelementptr i8, ptr %scevgep203, i64 %125
  br label %B36.i.us.us.us.1

B36.i.us.us.us.1:
  %.983941.i.us.us.us.1 = phi i64 [ %.105.3.i.us.us.us.1, %B36.i.us.us.us.1 ], [ %.983941.i.us.us.us.ph.1, %B36.i.us.us.us.preheader.1 ]
  %sunkaddr40.i.us.us.us.1 = shl i64 %.983941.i.us.us.us.1, 3
  %scevgep230 = getelementptr i8, ptr %scevgep224, i64 %sunkaddr40.i.us.us.us.1
  %scevgep231 = getelementptr i8, ptr %scevgep230, i64 -24
  %.132.i.us.us.us.1 = load double, ptr %scevgep231, align 8
  %scevgep237 = getelementptr i8, ptr %lsr.iv235, i64 %sunkaddr40.i.us.us.us.1
  store double %.132.i.us.us.us.1, ptr %scevgep237, align 8
  %126 = shl i64 %.983941.i.us.us.us.1, 3
  %scevgep200 = getelementptr i8, ptr %scevgep224, i64 %126
  %scevgep206 = getelementptr i8, ptr %scevgep200, i64 -16
  %.132.1.i.us.us.us.1 = load double, ptr %scevgep206, align 8
  %scevgep218 = getelementptr i8, ptr %lsr.iv235, i64 %126
  %scevgep219 = getelementptr i8, ptr %scevgep218, i64 8
  store double %.132.1.i.us.us.us.1, ptr %scevgep219, align 8
  %127 = shl i64 %.983941.i.us.us.us.1, 3
  %scevgep194 = getelementptr i8, ptr %scevgep224, i64 %127
  %scevgep198 = getelementptr i8, ptr %scevgep194, i64 -8
  %.132.2.i.us.us.us.1 = load double, ptr %scevgep198, align 8
  %scevgep212 = getelementptr i8, ptr %lsr.iv235, i64 %127
  %scevgep217 = getelementptr i8, ptr %scevgep212, i64 16
  store double %.132.2.i.us.us.us.1, ptr %scevgep217, align 8
  %.105.3.i.us.us.us.1 = add nuw nsw i64 %.983941.i.us.us.us.1, 4
  %.132.3.i.us.us.us.1 = load double, ptr %scevgep230, align 8
  %128 = shl i64 %.983941.i.us.us.us.1, 3
  %scevgep207 = getelementptr i8, ptr %lsr.iv235, i64 %128
  %scevgep208 = getelementptr i8, ptr %scevgep207, i64 24
  store double %.132.3.i.us.us.us.1, ptr %scevgep208, align 8
  %exitcond.not.3.i.us.us.us.1 = icmp eq i64 %arg.s.9.fr, %.105.3.i.us.us.us.1
  br i1 %exitcond.not.3.i.us.us.us.1, label %B336.backedge.us.us.us.loopexit.us.us.us.1, label %B36.i.us.us.us.1

B336.backedge.us.us.us.loopexit.us.us.us.1:
  %.448.us.us.us.us.us31.us.1 = add nuw nsw i64 %.441340342.us.us.us.us.us15.us.1, 1
  %scevgep236 = getelementptr i8, ptr %lsr.iv235, i64 %52
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
  %129 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us.2
  %.493.us.us.us.us.us.2 = mul nuw nsw i64 %.322.us.us.us.us.us.2, %.45
  %130 = getelementptr double, ptr %arg.room.1, i64 %.493.us.us.us.us.us.2
  %131 = mul i64 %.330.us.us.us.us.us.2, %53
  br label %B338.us.us.us.us.us14.us.2

B338.us.us.us.us.us14.us.2:
  %lsr.iv256 = phi ptr [ %scevgep257, %B336.backedge.us.us.us.loopexit.us.us.us.2 ], [ %lsr.iv254, %B336.B516_crit_edge.us.us.us.split.us.split.us34.us.1 ]
  %.441340342.us.us.us.us.us15.us.2 = phi i64 [ %.448.us.us.us.us.us31.us.2, %B336.backedge.us.us.us.loopexit.us.us.us.2 ], [ 0, %B336.B516_crit_edge.us.us.us.split.us.split.us34.us.1 ]
  %132 = icmp eq i64 %xtraiter.i, 0
  %.483.us.us.us.us.us16.us.2 = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us15.us.2
  %.484.us.us.us.us.us17.us.2 = load i64, ptr %.483.us.us.us.us.us16.us.2, align 8
  br i1 %132, label %B36.i.us.us.us.preheader.2, label %B36.prol.i.us.us22.us.preheader.2

B36.prol.i.us.us22.us.preheader.2:
  %sunkaddr356 = mul i64 %.484.us.us.us.us.us17.us.2, %52
  %sunkaddr357 = getelementptr inbounds i8, ptr %129, i64 %sunkaddr356
  %.132.prol.i.us.us27.us.2 = load double, ptr %sunkaddr357, align 8
  %sunkaddr358 = mul i64 %.441340342.us.us.us.us.us15.us.2, %52
  %sunkaddr359 = getelementptr inbounds i8, ptr %130, i64 %sunkaddr358
  store double %.132.prol.i.us.us27.us.2, ptr %sunkaddr359, align 8
  br label %B36.i.us.us.us.preheader.2

B36.i.us.us.us.preheader.2:
  %.983941.i.us.us.us.ph.2 = phi i64 [ 1, %B36.prol.i.us.us22.us.preheader.2 ], [ 0, %B338.us.us.us.us.us14.us.2 ]
  %133 = shl i64 %.484.us.us.us.us.us17.us.2, 3
  %134 = add i64 %133, %131
  %135 = mul i64 %134, %arg.s.9.fr
  %scevgep245 = getelementptr i8, ptr %scevgep203, i64 %135
  br label %B36.i.us.us.us.2

B36.i.us.us.us.2:
  %.983941.i.us.us.us.2 = phi i64 [ %.105.3.i.us.us.us.2, %B36.i.us.us.us.2 ], [ %.983941.i.us.us.us.ph.2, %B36.i.us.us.us.preheader.2 ]
  %sunkaddr40.i.us.us.us.2 = shl i64 %.983941.i.us.us.us.2, 3
  %scevgep251 = getelementptr i8, ptr %scevgep245, i64 %sunkaddr40.i.us.us.us.2
  %scevgep252 = getelementptr i8, ptr %scevgep251, i64 -24
  %.132.i.us.us.us.2 = load double, ptr %scevgep252, align 8
  %scevgep258 = getelementptr i8, ptr %lsr.iv256, i64 %sunkaddr40.i.us.us.us.2
  store double %.132.i.us.us.us.2, ptr %scevgep258, align 8
  %136 = shl i64 %.983941.i.us.us.us.2, 3
  %scevgep226 = getelementptr i8, ptr %scevgep245, i64 %136
  %scevgep228 = getelementptr i8, ptr %scevgep226, i64 -16
  %.132.1.i.us.us.us.2 = load double, ptr %scevgep228, align 8
  %scevgep241 = getelementptr i8, ptr %lsr.iv256, i64 %136
  %scevgep242 = getelementptr i8, ptr %scevgep241, i64 8
  store double %.132.1.i.us.us.us.2, ptr %scevgep242, align 8
  %137 = shl i64 %.983941.i.us.us.us.2, 3
  %scevgep220 = getelementptr i8, ptr %scevgep245, i64 %137
  %scevgep222 = getelementptr i8, ptr %scevgep220, i64 -8
  %.132.2.i.us.us.us.2 = load double, ptr %scevgep222, align 8
  %scevgep238 = getelementptr i8, ptr %lsr.iv256, i64 %137
  %scevgep239 = getelementptr i8, ptr %scevgep238, i64 16
  store double %.132.2.i.us.us.us.2, ptr %scevgep239, align 8
  %.105.3.i.us.us.us.2 = add nuw nsw i64 %.983941.i.us.us.us.2, 4
  %.132.3.i.us.us.us.2 = load double, ptr %scevgep251, align 8
  %138 = shl i64 %.983941.i.us.us.us.2, 3
  %scevgep233 = getelementptr i8, ptr %lsr.iv256, i64 %138
  %scevgep235 = getelementptr i8, ptr %scevgep233, i64 24
  store double %.132.3.i.us.us.us.2, ptr %scevgep235, align 8
  %exitcond.not.3.i.us.us.us.2 = icmp eq i64 %arg.s.9.fr, %.105.3.i.us.us.us.2
  br i1 %exitcond.not.3.i.us.us.us.2, label %B336.backedge.us.us.us.loopexit.us.us.us.2, label %B36.i.us.us.us.2

B336.backedge.us.us.us.loopexit.us.us.us.2:
  %.448.us.us.us.us.us31.us.2 = add nuw nsw i64 %.441340342.us.us.us.us.us15.us.2, 1
  %scevgep257 = getelementptr i8, ptr %lsr.iv256, i64 %52
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
  %139 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us.3
  %.493.us.us.us.us.us.3 = mul nuw nsw i64 %.322.us.us.us.us.us.3, %.45
  %140 = getelementptr double, ptr %arg.room.1, i64 %.493.us.us.us.us.us.3
  %141 = mul i64 %.330.us.us.us.us.us.3, %53
  br label %B338.us.us.us.us.us14.us.3

B338.us.us.us.us.us14.us.3:
  %lsr.iv277 = phi ptr [ %scevgep278, %B336.backedge.us.us.us.loopexit.us.us.us.3 ], [ %lsr.iv275, %B336.B516_crit_edge.us.us.us.split.us.split.us34.us.2 ]
  %.441340342.us.us.us.us.us15.us.3 = phi i64 [ %.448.us.us.us.us.us31.us.3, %B336.backedge.us.us.us.loopexit.us.us.us.3 ], [ 0, %B336.B516_crit_edge.us.us.us.split.us.split.us34.us.2 ]
  %142 = icmp eq i64 %xtraiter.i, 0
  %.483.us.us.us.us.us16.us.3 = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us.us.us15.us.3
  %.484.us.us.us.us.us17.us.3 = load i64, ptr %.483.us.us.us.us.us16.us.3, align 8
  br i1 %142, label %B36.i.us.us.us.preheader.3, label %B36.prol.i.us.us22.us.preheader.3

B36.prol.i.us.us22.us.preheader.3:
  %sunkaddr360 = mul i64 %.484.us.us.us.us.us17.us.3, %52
  %sunkaddr361 = getelementptr inbounds i8, ptr %139, i64 %sunkaddr360
  %.132.prol.i.us.us27.us.3 = load double, ptr %sunkaddr361, align 8
  %sunkaddr362 = mul i64 %.441340342.us.us.us.us.us15.us.3, %52
  %sunkaddr363 = getelementptr inbounds i8, ptr %140, i64 %sunkaddr362
  store double %.132.prol.i.us.us27.us.3, ptr %sunkaddr363, align 8
  br label %B36.i.us.us.us.preheader.3

B36.i.us.us.us.preheader.3:
  %.983941.i.us.us.us.ph.3 = phi i64 [ 1, %B36.prol.i.us.us22.us.preheader.3 ], [ 0, %B338.us.us.us.us.us14.us.3 ]
  %143 = shl i64 %.484.us.us.us.us.us17.us.3, 3
  %144 = add i64 %143, %141
  %145 = mul i64 %144, %arg.s.9.fr
  %scevgep266 = getelementptr i8, ptr %scevgep203, i64 %145
  br label %B36.i.us.us.us.3

B36.i.us.us.us.3:
  %.983941.i.us.us.us.3 = phi i64 [ %.105.3.i.us.us.us.3, %B36.i.us.us.us.3 ], [ %.983941.i.us.us.us.ph.3, %B36.i.us.us.us.preheader.3 ]
  %sunkaddr40.i.us.us.us.3 = shl i64 %.983941.i.us.us.us.3, 3
  %scevgep272 = getelementptr i8, ptr %scevgep266, i64 %sunkaddr40.i.us.us.us.3
  %scevgep273 = getelementptr i8, ptr %scevgep272, i64 -24
  %.132.i.us.us.us.3 = load double, ptr %scevgep273, align 8
  %scevgep279 = getelementptr i8, ptr %lsr.iv277, i64 %sunkaddr40.i.us.us.us.3
  store double %.132.i.us.us.us.3, ptr %scevgep279, align 8
  %146 = shl i64 %.983941.i.us.us.us.3, 3
  %scevgep247 = getelementptr i8, ptr %scevgep266, i64 %146
  %scevgep250 = getelementptr i8, ptr %scevgep247, i64 -16
  %.132.1.i.us.us.us.3 = load double, ptr %scevgep250, align 8
  %scevgep271 = getelementptr i8, ptr %lsr.iv277, i64 %146
  %scevgep277 = getelementptr i8, ptr %scevgep271, i64 8
  store double %.132.1.i.us.us.us.3, ptr %scevgep277, align 8
  %147 = shl i64 %.983941.i.us.us.us.3, 3
  %scevgep243 = getelementptr i8, ptr %scevgep266, i64 %147
  %scevgep244 = getelementptr i8, ptr %scevgep243, i64 -8
  %.132.2.i.us.us.us.3 = load double, ptr %scevgep244, align 8
  %scevgep267 = getelementptr i8, ptr %lsr.iv277, i64 %147
  %scevgep269 = getelementptr i8, ptr %scevgep267, i64 16
  store double %.132.2.i.us.us.us.3, ptr %scevgep269, align 8
  %.105.3.i.us.us.us.3 = add nuw nsw i64 %.983941.i.us.us.us.3, 4
  %.132.3.i.us.us.us.3 = load double, ptr %scevgep272, align 8
  %148 = shl i64 %.983941.i.us.us.us.3, 3
  %scevgep259 = getelementptr i8, ptr %lsr.iv277, i64 %148
  %scevgep263 = getelementptr i8, ptr %scevgep259, i64 24
  store double %.132.3.i.us.us.us.3, ptr %scevgep263, align 8
  %exitcond.not.3.i.us.us.us.3 = icmp eq i64 %arg.s.9.fr, %.105.3.i.us.us.us.3
  br i1 %exitcond.not.3.i.us.us.us.3, label %B336.backedge.us.us.us.loopexit.us.us.us.3, label %B36.i.us.us.us.3

B336.backedge.us.us.us.loopexit.us.us.us.3:
  %.448.us.us.us.us.us31.us.3 = add nuw nsw i64 %.441340342.us.us.us.us.us15.us.3, 1
  %scevgep278 = getelementptr i8, ptr %lsr.iv277, i64 %52
  %exitcond.not.us.us32.us.3 = icmp eq i64 %.448.us.us.us.us.us31.us.3, %arg.k
  br i1 %exitcond.not.us.us32.us.3, label %B336.B516_crit_edge.us.us.us.split.us.split.us34.us.3, label %B338.us.us.us.us.us14.us.3

B336.B516_crit_edge.us.us.us.split.us.split.us34.us.3:
  %149 = icmp eq i64 %arg.s.9.fr, 4
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
  br i1 %149, label %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split, label %B170.endif.us.us.us.us.us.4

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
  %150 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us.us.us.4
  %151 = mul i64 %.330.us.us.us.us.us.4, %53
  br label %B338.us.us.us.us.us14.us.4

B338.us.us.us.us.us14.us.4:
  %lsr.iv406 = phi ptr [ %scevgep407, %B36.i.us.us.us.preheader.4 ], [ %lsr.iv296, %B170.endif.us.us.us.us.us.4 ]
  %lsr.iv298 = phi ptr [ %scevgep299, %B36.i.us.us.us.preheader.4 ], [ %lsr.iv296, %B170.endif.us.us.us.us.us.4 ]
  %.441340342.us.us.us.us.us15.us.4 = phi i64 [ %.448.us.us.us.us.us31.us.4, %B36.i.us.us.us.preheader.4 ], [ 0, %B170.endif.us.us.us.us.us.4 ]
  %152 = icmp eq i64 %xtraiter.i, 0
  %153 = shl i64 %.441340342.us.us.us.us.us15.us.4, 3
  %scevgep408 = getelementptr i8, ptr %arg.room.0, i64 %153
  %.484.us.us.us.us.us17.us.4 = load i64, ptr %scevgep408, align 8
  br i1 %152, label %B36.i.us.us.us.preheader.4, label %B36.prol.i.us.us22.us.preheader.4

B36.prol.i.us.us22.us.preheader.4:
  %sunkaddr364 = mul i64 %.484.us.us.us.us.us17.us.4, 40
  %sunkaddr365 = getelementptr inbounds i8, ptr %150, i64 %sunkaddr364
  %.132.prol.i.us.us27.us.4 = load double, ptr %sunkaddr365, align 8
  store double %.132.prol.i.us.us27.us.4, ptr %lsr.iv406, align 8
  br label %B36.i.us.us.us.preheader.4

B36.i.us.us.us.preheader.4:
  %.983941.i.us.us.us.ph.4 = phi i64 [ 8, %B36.prol.i.us.us22.us.preheader.4 ], [ 0, %B338.us.us.us.us.us14.us.4 ]
  %154 = shl i64 %.484.us.us.us.us.us17.us.4, 3
  %155 = add i64 %154, %151
  %156 = mul i64 %155, 5
  %scevgep287 = getelementptr i8, ptr %scevgep203, i64 %156
  %scevgep293 = getelementptr i8, ptr %scevgep287, i64 %.983941.i.us.us.us.ph.4
  %scevgep294 = getelementptr i8, ptr %scevgep293, i64 -24
  %.132.i.us.us.us.4 = load double, ptr %scevgep294, align 8
  %157 = add nuw nsw i64 %.983941.i.us.us.us.ph.4, 24
  %scevgep310 = getelementptr i8, ptr %lsr.iv298, i64 %157
  %scevgep314 = getelementptr i8, ptr %scevgep310, i64 -24
  store double %.132.i.us.us.us.4, ptr %scevgep314, align 8
  %scevgep292 = getelementptr i8, ptr %scevgep293, i64 -16
  %.132.1.i.us.us.us.4 = load double, ptr %scevgep292, align 8
  %158 = add nuw nsw i64 %.983941.i.us.us.us.ph.4, 24
  %scevgep303 = getelementptr i8, ptr %lsr.iv298, i64 %158
  %scevgep306 = getelementptr i8, ptr %scevgep303, i64 -16
  store double %.132.1.i.us.us.us.4, ptr %scevgep306, align 8
  %scevgep290 = getelementptr i8, ptr %scevgep293, i64 -8
  %.132.2.i.us.us.us.4 = load double, ptr %scevgep290, align 8
  %159 = add nuw nsw i64 %.983941.i.us.us.us.ph.4, 24
  %scevgep291 = getelementptr i8, ptr %lsr.iv298, i64 %159
  %scevgep296 = getelementptr i8, ptr %scevgep291, i64 -8
  store double %.132.2.i.us.us.us.4, ptr %scevgep296, align 8
  %.132.3.i.us.us.us.4 = load double, ptr %scevgep293, align 8
  %160 = add nuw nsw i64 %.983941.i.us.us.us.ph.4, 24
  %scevgep284 = getelementptr i8, ptr %lsr.iv298, i64 %160
  store double %.132.3.i.us.us.us.4, ptr %scevgep284, align 8
  %.448.us.us.us.us.us31.us.4 = add nuw nsw i64 %.441340342.us.us.us.us.us15.us.4, 1
  %scevgep299 = getelementptr i8, ptr %lsr.iv298, i64 %52
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
  %scevgep213 = getelementptr i8, ptr %lsr.iv212, i64 %51
  %scevgep234 = getelementptr i8, ptr %lsr.iv233, i64 %51
  %scevgep255 = getelementptr i8, ptr %lsr.iv254, i64 %51
  %scevgep276 = getelementptr i8, ptr %lsr.iv275, i64 %51
  %scevgep297 = getelementptr i8, ptr %lsr.iv296, i64 %51
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
  %161 = mul i64 %.191.us.us, %3
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
  %162 = getelementptr double, ptr %arg.s.3, i64 %.480.us.us.us
  %.493.us.us.us = mul nuw nsw i64 %.322.us.us.us, %.45
  %163 = getelementptr double, ptr %arg.room.1, i64 %.493.us.us.us
  br label %B338.us.us.us

B338.us.us.us:
  %lsr.iv326 = phi ptr [ %scevgep327, %B336.backedge.us.us.us ], [ %lsr.iv324, %B170.endif.us.us.us ]
  %lsr.iv312 = phi ptr [ %scevgep313, %B336.backedge.us.us.us ], [ %lsr.iv310, %B170.endif.us.us.us ]
  %.441340342.us.us.us = phi i64 [ %.448.us.us.us, %B336.backedge.us.us.us ], [ 0, %B170.endif.us.us.us ]
  %.483.us.us.us = getelementptr i64, ptr %arg.room.0, i64 %.441340342.us.us.us
  %.484.us.us.us = load i64, ptr %.483.us.us.us, align 8
  %.486.us.us.us = mul nsw i64 %.484.us.us.us, %arg.s.9.fr
  %.488.us.us.us = getelementptr double, ptr %162, i64 %.486.us.us.us
  %.495.us.us.us = mul nuw nsw i64 %.441340342.us.us.us, %arg.s.9.fr
  %.497.us.us.us = getelementptr double, ptr %163, i64 %.495.us.us.us
  %arg.target1.i = ptrtoint ptr %.497.us.us.us to i64
  %arg.source2.i = ptrtoint ptr %.488.us.us.us to i64
  %164 = sub i64 %arg.target1.i, %arg.source2.i
  %diff.check.i = icmp ult i64 %164, 32
  %.pre213 = shl i64 %.484.us.us.us, 3
  %.pre215 = add i64 %.pre213, %161
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
  %165 = shl i64 %index.i, 3
  %scevgep432 = getelementptr i8, ptr %lsr.iv312, i64 %165
  %scevgep433 = getelementptr i8, ptr %scevgep432, i64 -16
  store <2 x double> %wide.load.i, ptr %scevgep433, align 8
  store <2 x double> %wide.load3.i, ptr %scevgep315, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %166 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %166, label %middle.block.i, label %vector.body.i

middle.block.i:
  %167 = icmp eq i64 %arg.s.9.fr, %n.vec.i
  br i1 %167, label %B336.backedge.us.us.us, label %B36.preheader4.i

B36.preheader4.i:
  %.983941.ph.i = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B338.us.us.us ]
  %scevgep329 = getelementptr i8, ptr %lsr.iv317, i64 %.pre217
  br label %B36.prol.i

B36.prol.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B36.prol.i ], [ %xtraiter.i, %B36.preheader4.i ]
  %.983941.prol.i = phi i64 [ %.105.prol.i, %B36.prol.i ], [ %.983941.ph.i, %B36.preheader4.i ]
  %.105.prol.i = add nuw nsw i64 %.983941.prol.i, 1
  %168 = shl i64 %.983941.prol.i, 3
  %scevgep330 = getelementptr i8, ptr %scevgep329, i64 %168
  %.132.prol.i = load double, ptr %scevgep330, align 8
  %scevgep328 = getelementptr i8, ptr %lsr.iv326, i64 %168
  store double %.132.prol.i, ptr %scevgep328, align 8
  %lsr.iv.next.i = add nsw i64 %lsr.iv.i, -1
  %prol.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %prol.iter.cmp.not.i, label %B36.prol.loopexit.i.loopexit, label %B36.prol.i

B36.prol.loopexit.i.loopexit:
  %169 = sub nsw i64 %.983941.ph.i, %arg.s.9.fr
  %170 = icmp ugt i64 %169, -4
  br i1 %170, label %B336.backedge.us.us.us, label %B36.i.preheader

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
  %171 = shl i64 %.983941.i, 3
  %scevgep434 = getelementptr i8, ptr %scevgep289, i64 %171
  %scevgep435 = getelementptr i8, ptr %scevgep434, i64 -8
  %.132.1.i = load double, ptr %scevgep435, align 8
  %scevgep440 = getelementptr i8, ptr %lsr.iv326, i64 %171
  %scevgep441 = getelementptr i8, ptr %scevgep440, i64 8
  store double %.132.1.i, ptr %scevgep441, align 8
  %.132.2.i = load double, ptr %scevgep300, align 8
  %172 = shl i64 %.983941.i, 3
  %scevgep436 = getelementptr i8, ptr %lsr.iv326, i64 %172
  %scevgep437 = getelementptr i8, ptr %scevgep436, i64 16
  store double %.132.2.i, ptr %scevgep437, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %.132.3.i = load double, ptr %scevgep302, align 8
  %173 = shl i64 %.983941.i, 3
  %scevgep438 = getelementptr i8, ptr %lsr.iv326, i64 %173
  %scevgep439 = getelementptr i8, ptr %scevgep438, i64 24
  store double %.132.3.i, ptr %scevgep439, align 8
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
  %.us-phi42 = phi double [ %"$phi572.2.2.2.us.us.us.us.us.us.us.us.us", %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split.us.us ], [ %"$phi572.2.2.2.us.us.us.us.us103.us.us", %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split ], [ %"$phi572.2.2.2.us.us.us.us.us103", %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split ], [ %"$phi572.2.2.2.us.us.us.us.us.us.us.lcssa", %B168.B102.loopexit_crit_edge.split.us.us.us.split.us.us.split.us.us.split ], [ %"$phi572.2.2.2.us.us.us.us.us103.us.us.us.us", %B168.B102.loopexit_crit_edge.split.us.us.us.split.split.us.us.split.us.us.split.split.us.us ], [ %"$phi572.2.2.2.us.us.us", %B168.B102.loopexit_crit_edge.split.us.us.us.split.split ]
  %.594 = fcmp ogt double %.us-phi42, 0.000000e+00
  %"$phi596.0.2.0" = select i1 %.594, double %.us-phi42, double 1.000000e+00
  %.738 = fmul double %"$phi596.0.2.0", 1.000000e-03
  %exitcond563.peel.not = icmp eq i64 %arg.s.9.fr, 1
  br i1 %exitcond563.peel.not, label %B808.us.peel.us.preheader, label %B630.endif.us.preheader.B808.us.peel.preheader_crit_edge

B630.endif.us.preheader.B808.us.peel.preheader_crit_edge:
  %174 = and i64 %arg.s.9.fr, %const
  %.pre = shl i64 %.45, 5
  %.pre207 = shl i64 %arg.s.9.fr, 3
  %.pre211 = mul i64 %.45, 24
  %175 = icmp eq i64 %174, 2
  br label %B808.us.peel.preheader

B808.us.peel.preheader:
  %.pre-phi212 = phi i64 [ %.pre211, %B630.endif.us.preheader.B808.us.peel.preheader_crit_edge ], [ %55, %B630.endif.us.preheader.thread ]
  %.pre-phi208 = phi i64 [ %.pre207, %B630.endif.us.preheader.B808.us.peel.preheader_crit_edge ], [ %52, %B630.endif.us.preheader.thread ]
  %.pre-phi = phi i64 [ %.pre, %B630.endif.us.preheader.B808.us.peel.preheader_crit_edge ], [ %56, %B630.endif.us.preheader.thread ]
  %176 = phi i1 [ %175, %B630.endif.us.preheader.B808.us.peel.preheader_crit_edge ], [ false, %B630.endif.us.preheader.thread ]
  %.73812 = phi double [ %.738, %B630.endif.us.preheader.B808.us.peel.preheader_crit_edge ], [ %.7388, %B630.endif.us.preheader.thread ]
  %"$phi596.0.2.011" = phi double [ %"$phi596.0.2.0", %B630.endif.us.preheader.B808.us.peel.preheader_crit_edge ], [ %"$phi596.0.2.07", %B630.endif.us.preheader.thread ]
  %177 = add i64 %arg.s.9.fr, -3
  %n.vec = and i64 %177, -4
  %178 = or i64 %177, 3
  %179 = getelementptr i8, ptr %arg.room.1, i64 %.pre-phi
  %scevgep128 = getelementptr i8, ptr %179, i64 32
  %180 = mul i64 %.pre-phi208, %.322332
  %181 = getelementptr i8, ptr %arg.room.1, i64 %.pre-phi212
  %scevgep133 = getelementptr i8, ptr %181, i64 24
  %182 = and i64 %177, -2
  %scevgep137 = getelementptr i8, ptr %arg.room.3, i64 40
  %183 = add i64 %182, 3
  %184 = add i64 %arg.s.9.fr, -5
  %185 = lshr i64 %184, 1
  %186 = add nuw i64 %185, 1
  %187 = add i64 %.pre-phi, 32
  %188 = mul i64 %.45, 48
  %189 = getelementptr i8, ptr %arg.room.1, i64 %188
  %scevgep280 = getelementptr i8, ptr %189, i64 48
  %190 = mul i64 %.45, 40
  %191 = getelementptr i8, ptr %arg.room.1, i64 %190
  %scevgep286 = getelementptr i8, ptr %191, i64 40
  %192 = lshr i64 %186, 1
  %193 = shl nuw i64 %192, 1
  br label %B808.us.peel

B808.us.peel.us.preheader:
  %min.iters.check66 = icmp ult i64 %arg.k, 8
  br i1 %min.iters.check66, label %B808.us.peel.us.preheader78, label %vector.scevcheck

vector.scevcheck:
  %194 = add nsw i64 %arg.k, -1
  %195 = shl i64 %arg.k, 3
  %196 = add i64 %195, 8
  %197 = sub nuw nsw i64 -8, %195
  %198 = icmp slt i64 %196, 0
  %199 = select i1 %198, i64 %197, i64 %196
  %mul = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %199, i64 %194)
  %mul.result = extractvalue { i64, i1 } %mul, 0
  %mul.overflow = extractvalue { i64, i1 } %mul, 1
  %200 = sub i64 0, %mul.result
  %201 = getelementptr i8, ptr %arg.room.1, i64 %mul.result
  %202 = getelementptr i8, ptr %arg.room.1, i64 %200
  %203 = icmp ult ptr %201, %arg.room.1
  %204 = icmp ugt ptr %202, %arg.room.1
  %205 = select i1 %198, i1 %204, i1 %203
  %206 = or i1 %mul.overflow, %205
  br i1 %206, label %B808.us.peel.us.preheader78, label %vector.memcheck

vector.memcheck:
  %scevgep = getelementptr i8, ptr %arg.room.3, i64 %195
  %207 = mul i64 %196, %194
  %scevgep63 = getelementptr i8, ptr %arg.room.1, i64 %207
  %208 = icmp ult ptr %arg.room.1, %scevgep63
  %umin = select i1 %208, ptr %arg.room.1, ptr %scevgep63
  %209 = icmp ugt ptr %arg.room.1, %scevgep63
  %umax = select i1 %209, ptr %arg.room.1, ptr %scevgep63
  %scevgep64 = getelementptr i8, ptr %umax, i64 8
  %bound0 = icmp ult ptr %arg.room.3, %scevgep64
  %bound1 = icmp ult ptr %umin, %scevgep
  %found.conflict = and i1 %bound1, %bound0
  br i1 %found.conflict, label %B808.us.peel.us.preheader78, label %vector.ph67

vector.ph67:
  %n.vec69 = and i64 %arg.k, %const
  %broadcast.splatinsert70 = insertelement <2 x double> poison, double %.738, i64 0
  %broadcast.splat71 = shufflevector <2 x double> %broadcast.splatinsert70, <2 x double> poison, <2 x i32> zeroinitializer
  %210 = shl i64 %.45, 4
  br label %vector.body72

vector.body72:
  %lsr.iv124 = phi ptr [ %scevgep125, %vector.body72 ], [ %arg.room.1, %vector.ph67 ]
  %index73 = phi i64 [ %index.next74, %vector.body72 ], [ 0, %vector.ph67 ]
  %211 = load double, ptr %lsr.iv124, align 8
  %sunkaddr445 = mul i64 %.45, 8
  %sunkaddr446 = getelementptr i8, ptr %lsr.iv124, i64 %sunkaddr445
  %sunkaddr447 = getelementptr i8, ptr %sunkaddr446, i64 8
  %212 = load double, ptr %sunkaddr447, align 8
  %213 = insertelement <2 x double> poison, double %211, i64 0
  %214 = insertelement <2 x double> %213, double %212, i64 1
  %215 = fcmp ogt <2 x double> %214, %broadcast.splat71
  %216 = select <2 x i1> %215, <2 x double> %214, <2 x double> %broadcast.splat71
  %217 = fdiv <2 x double> splat (double 1.000000e+00), %216
  %218 = shl i64 %index73, 3
  %scevgep127 = getelementptr i8, ptr %arg.room.3, i64 %218
  store <2 x double> %217, ptr %scevgep127, align 8
  %index.next74 = add nuw i64 %index73, 2
  %219 = getelementptr i8, ptr %lsr.iv124, i64 %210
  %scevgep125 = getelementptr i8, ptr %219, i64 16
  %220 = icmp eq i64 %n.vec69, %index.next74
  br i1 %220, label %middle.block75, label %vector.body72

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
  %221 = getelementptr double, ptr %arg.room.3, i64 %.702471481.us.us.ph
  store double %.1087.us.us.prol, ptr %221, align 8
  br label %B808.us.peel.us.prol.loopexit

B808.us.peel.us.prol.loopexit:
  %.702471481.us.us.unr = phi i64 [ %.702471481.us.us.ph, %B808.us.peel.us.preheader78 ], [ %.neg, %B808.us.peel.us.prol ]
  %222 = icmp eq i64 %arg.k, %.neg
  br i1 %222, label %B924.loopexit, label %B808.us.peel.us.preheader111

B808.us.peel.us.preheader111:
  %223 = shl i64 %arg.k, 4
  %224 = add nuw i64 %.702471481.us.us.unr, 1
  %225 = shl i64 %.322332, 3
  %sunkaddr371 = mul i64 %.702471481.us.us.unr, %225
  %sunkaddr375 = mul i64 %224, %225
  br label %B808.us.peel.us

B808.us.peel.us:
  %lsr.iv = phi ptr [ %arg.room.1, %B808.us.peel.us.preheader111 ], [ %scevgep117, %B808.us.peel.us ]
  %.702471481.us.us = phi i64 [ %.702471481.us.us.unr, %B808.us.peel.us.preheader111 ], [ %.709.us645.us.1, %B808.us.peel.us ]
  %sunkaddr372 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr371
  %.875.us.peel.us = load double, ptr %sunkaddr372, align 8
  %.936.us.peel.us = fcmp ogt double %.875.us.peel.us, %.738
  %side.3.2.us.peel.us = select i1 %.936.us.peel.us, double %.875.us.peel.us, double %.738
  %.1087.us.us = fdiv double 1.000000e+00, %side.3.2.us.peel.us
  %sunkaddr448 = mul i64 %.702471481.us.us, 8
  %sunkaddr449 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr448
  store double %.1087.us.us, ptr %sunkaddr449, align 8
  %sunkaddr376 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr375
  %.875.us.peel.us.1 = load double, ptr %sunkaddr376, align 8
  %.936.us.peel.us.1 = fcmp ogt double %.875.us.peel.us.1, %.738
  %side.3.2.us.peel.us.1 = select i1 %.936.us.peel.us.1, double %.875.us.peel.us.1, double %.738
  %.1087.us.us.1 = fdiv double 1.000000e+00, %side.3.2.us.peel.us.1
  %sunkaddr450 = mul i64 %.702471481.us.us, 8
  %sunkaddr451 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr450
  %sunkaddr452 = getelementptr i8, ptr %sunkaddr451, i64 8
  store double %.1087.us.us.1, ptr %sunkaddr452, align 8
  %.709.us645.us.1 = add nuw nsw i64 %.702471481.us.us, 2
  %226 = getelementptr i8, ptr %lsr.iv, i64 %223
  %scevgep117 = getelementptr i8, ptr %226, i64 16
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
  %227 = icmp eq i64 %arg.s.9.fr, 2
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
  br i1 %227, label %B920.us.peel610.thread, label %B925.us.peel599

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
  %228 = icmp eq i64 %185, 0
  br i1 %228, label %B808.us.epil.preheader243, label %B808.us.preheader69

B808.us.preheader69:
  br label %B808.us

B920.us:
  %.1044464466.us = phi i64 [ %.1051.us, %B920.us ], [ %.1044464466.us.ph, %B920.us.preheader59 ]
  %.1051.us = add nuw nsw i64 %.1044464466.us, 1
  %229 = shl i64 %.1044464466.us, 3
  %scevgep145 = getelementptr i8, ptr %lsr.iv143, i64 %229
  store double %.1087.us6, ptr %scevgep145, align 8
  %exitcond603.not = icmp eq i64 %arg.s.9.fr, %.1051.us
  br i1 %exitcond603.not, label %B628.loopexit.us, label %B920.us

B808.us:
  %lsr.iv113 = phi i64 [ %193, %B808.us.preheader69 ], [ %lsr.iv.next114, %B808.us ]
  %lsr.iv105 = phi i64 [ 0, %B808.us.preheader69 ], [ %lsr.iv.next, %B808.us ]
  %side.2.1459.us = phi double [ %side.3.2.us.1.1, %B808.us ], [ %side.3.2.us.peel581, %B808.us.preheader69 ]
  %scevgep112 = getelementptr i8, ptr %lsr.iv134, i64 %lsr.iv105
  %.875.us = load double, ptr %scevgep112, align 8
  %.936.us = fcmp ogt double %.875.us, %side.2.1459.us
  %side.3.2.us = select i1 %.936.us, double %.875.us, double %side.2.1459.us
  %scevgep110 = getelementptr i8, ptr %lsr.iv129, i64 %lsr.iv105
  %.875.us.1 = load double, ptr %scevgep110, align 8
  %.936.us.1 = fcmp ogt double %.875.us.1, %side.3.2.us
  %side.3.2.us.1 = select i1 %.936.us.1, double %.875.us.1, double %side.3.2.us
  %scevgep108 = getelementptr i8, ptr %lsr.iv287, i64 %lsr.iv105
  %.875.us.1255 = load double, ptr %scevgep108, align 8
  %.936.us.1256 = fcmp ogt double %.875.us.1255, %side.3.2.us.1
  %side.3.2.us.1257 = select i1 %.936.us.1256, double %.875.us.1255, double %side.3.2.us.1
  %scevgep106 = getelementptr i8, ptr %lsr.iv281, i64 %lsr.iv105
  %.875.us.1.1 = load double, ptr %scevgep106, align 8
  %.936.us.1.1 = fcmp ogt double %.875.us.1.1, %side.3.2.us.1257
  %side.3.2.us.1.1 = select i1 %.936.us.1.1, double %.875.us.1.1, double %side.3.2.us.1257
  %lsr.iv.next = add i64 %lsr.iv105, %187
  %lsr.iv.next114 = add i64 %lsr.iv113, -2
  %niter254.ncmp.1 = icmp eq i64 %lsr.iv.next114, 0
  br i1 %niter254.ncmp.1, label %B920.us.peel610.unr-lcssa.unr-lcssa, label %B808.us

B628.loopexit.us:
  %.709.us645 = add nuw nsw i64 %.702471481.us, 1
  %scevgep130 = getelementptr i8, ptr %lsr.iv129, i64 %180
  %scevgep135 = getelementptr i8, ptr %lsr.iv134, i64 %180
  %scevgep139 = getelementptr i8, ptr %lsr.iv138, i64 %.pre-phi208
  %scevgep144 = getelementptr i8, ptr %lsr.iv143, i64 %.pre-phi208
  %scevgep282 = getelementptr i8, ptr %lsr.iv281, i64 %180
  %scevgep288 = getelementptr i8, ptr %lsr.iv287, i64 %180
  %exitcond621.not = icmp eq i64 %arg.k, %.709.us645
  br i1 %exitcond621.not, label %B924.loopexit, label %B808.us.peel

B920.us.peel610.thread:
  %.1087.us611 = fdiv double 1.000000e+00, %side.3.2.us.peel581
  %230 = getelementptr double, ptr %arg.room.3, i64 %.862.us
  store double %.1087.us611, ptr %230, align 8
  %.1097.us.peel60912 = getelementptr i8, ptr %230, i64 8
  store double %.1087.us611, ptr %.1097.us.peel60912, align 8
  br label %B628.loopexit.us

B920.us.peel610.unr-lcssa.unr-lcssa:
  %231 = and i64 %184, 2
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %B808.us.epil.preheader243, label %B920.us.peel610.unr-lcssa

B808.us.epil.preheader243:
  %lsr.iv131.epil.init = phi i64 [ 0, %B808.us.preheader ], [ %lsr.iv.next, %B920.us.peel610.unr-lcssa.unr-lcssa ]
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
  %233 = and i64 %177, 1
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %B920.us.peel610, label %B808.us.epil.preheader

B808.us.epil.preheader:
  %side.2.1459.us.epil.init = phi double [ %side.3.2.us.peel581, %B925.us.peel599 ], [ %side.3.2.us.1.lcssa, %B920.us.peel610.unr-lcssa ]
  %.828455457.us.epil.init = phi i64 [ 3, %B925.us.peel599 ], [ %183, %B920.us.peel610.unr-lcssa ]
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
  %235 = getelementptr double, ptr %arg.room.3, i64 %.862.us
  store double %.1087.us6, ptr %235, align 8
  %.1097.us.peel609 = getelementptr i8, ptr %235, i64 8
  store double %.1087.us6, ptr %.1097.us.peel609, align 8
  br i1 %176, label %B628.loopexit.us, label %B920.us.preheader

B920.us.preheader:
  %236 = icmp ult i64 %177, 4
  br i1 %236, label %B920.us.preheader59, label %vector.ph

B920.us.preheader59:
  %.1044464466.us.ph = phi i64 [ %178, %middle.block ], [ 3, %B920.us.preheader ]
  br label %B920.us

vector.ph:
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.1087.us6, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %237 = shl i64 %index, 3
  %scevgep141 = getelementptr i8, ptr %lsr.iv138, i64 %237
  %scevgep142 = getelementptr i8, ptr %scevgep141, i64 -16
  store <2 x double> %broadcast.splat, ptr %scevgep142, align 8
  store <2 x double> %broadcast.splat, ptr %scevgep141, align 8
  %index.next = add nuw i64 %index, 4
  %238 = icmp eq i64 %n.vec, %index.next
  br i1 %238, label %middle.block, label %vector.body

middle.block:
  %239 = icmp eq i64 %177, %n.vec
  br i1 %239, label %B628.loopexit.us, label %B920.us.preheader59

common.ret:
  %"$phi596.0.2.0626" = phi double [ 1.000000e-08, %B0.endif ], [ 1.000000e-08, %B104.endif.lr.ph ], [ %240, %B924.loopexit ]
  store double %"$phi596.0.2.0626", ptr %retptr, align 8
  ret i32 0

B924.loopexit:
  %"$phi596.0.2.010" = phi double [ %"$phi596.0.2.0", %B808.us.peel.us ], [ %"$phi596.0.2.0", %middle.block75 ], [ %"$phi596.0.2.0", %B808.us.peel.us.prol.loopexit ], [ %"$phi596.0.2.011", %B628.loopexit.us ]
  %240 = fmul double %"$phi596.0.2.010", 1.000000e-08
  br label %common.ret
}

define internal i32 @part4(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k) {
B0:
  %.188.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.874 = alloca ptr, align 8
  %excinfo.5 = alloca ptr, align 8
  %.37 = mul nsw i64 %arg.k, %arg.s.9
  %.41 = load double, ptr %arg.room.13, align 8
  store double 0.000000e+00, ptr %arg.room.13, align 8
  %.11557.not.i = icmp slt i64 %.37, 1
  br i1 %.11557.not.i, label %part8.exit, label %B62.preheader.i

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
  %sunkaddr102 = mul i64 %index.i, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr102
  %wide.load.i = load <2 x double>, ptr %sunkaddr103, align 8
  %sunkaddr104 = mul i64 %index.i, 8
  %sunkaddr105 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr104
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr105, i64 16
  %wide.load8.i = load <2 x double>, ptr %sunkaddr106, align 8
  %sunkaddr107 = mul i64 %index.i, 8
  %sunkaddr108 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr107
  %wide.load9.i = load <2 x double>, ptr %sunkaddr108, align 8
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr109 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr
  %sunkaddr110 = getelementptr i8, ptr %sunkaddr109, i64 16
  %wide.load10.i = load <2 x double>, ptr %sunkaddr110, align 8
  %sunkaddr111 = mul i64 %index.i, 8
  %sunkaddr112 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr111
  %wide.load11.i = load <2 x double>, ptr %sunkaddr112, align 8
  %sunkaddr113 = mul i64 %index.i, 8
  %sunkaddr114 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr113
  %sunkaddr115 = getelementptr i8, ptr %sunkaddr114, i64 16
  %wide.load12.i = load <2 x double>, ptr %sunkaddr115, align 8
  %7 = fsub <2 x double> %wide.load9.i, %wide.load11.i
  %8 = fsub <2 x double> %wide.load10.i, %wide.load12.i
  %9 = fmul <2 x double> %7, zeroinitializer
  %10 = fmul <2 x double> %8, zeroinitializer
  %11 = fadd <2 x double> %wide.load.i, %9
  %12 = fadd <2 x double> %wide.load8.i, %10
  %sunkaddr116 = mul i64 %index.i, 8
  %sunkaddr117 = getelementptr i8, ptr %arg.room.8, i64 %sunkaddr116
  store <2 x double> %11, ptr %sunkaddr117, align 8
  %sunkaddr118 = mul i64 %index.i, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.room.8, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 16
  store <2 x double> %12, ptr %sunkaddr120, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %13 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %13, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %.37, %n.vec.i
  br i1 %cmp.n.i, label %part8.exit, label %B62.preheader13.i

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
  br i1 %14, label %part8.exit, label %B62.i.preheader

B62.i.preheader:
  br label %B62.i

B62.i:
  %.1215658.i = phi i64 [ %.128.1.i, %B62.i ], [ %.1215658.unr.i, %B62.i.preheader ]
  %sunkaddr121 = mul i64 %.1215658.i, 8
  %sunkaddr122 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr121
  %.156.i = load double, ptr %sunkaddr122, align 8
  %sunkaddr123 = mul i64 %.1215658.i, 8
  %sunkaddr124 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr123
  %.159.i = load double, ptr %sunkaddr124, align 8
  %sunkaddr125 = mul i64 %.1215658.i, 8
  %sunkaddr126 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr125
  %.163.i = load double, ptr %sunkaddr126, align 8
  %.164.i = fsub double %.159.i, %.163.i
  %.166.i = fmul double %.164.i, 0.000000e+00
  %.167.i = fadd double %.156.i, %.166.i
  %sunkaddr127 = mul i64 %.1215658.i, 8
  %sunkaddr128 = getelementptr i8, ptr %arg.room.8, i64 %sunkaddr127
  store double %.167.i, ptr %sunkaddr128, align 8
  %.128.1.i = add nuw nsw i64 %.1215658.i, 2
  %sunkaddr129 = mul i64 %.1215658.i, 8
  %sunkaddr130 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr129
  %sunkaddr131 = getelementptr i8, ptr %sunkaddr130, i64 8
  %.156.1.i = load double, ptr %sunkaddr131, align 8
  %sunkaddr132 = mul i64 %.1215658.i, 8
  %sunkaddr133 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr132
  %sunkaddr134 = getelementptr i8, ptr %sunkaddr133, i64 8
  %.159.1.i = load double, ptr %sunkaddr134, align 8
  %sunkaddr135 = mul i64 %.1215658.i, 8
  %sunkaddr136 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr135
  %sunkaddr137 = getelementptr i8, ptr %sunkaddr136, i64 8
  %.163.1.i = load double, ptr %sunkaddr137, align 8
  %.164.1.i = fsub double %.159.1.i, %.163.1.i
  %.166.1.i = fmul double %.164.1.i, 0.000000e+00
  %.167.1.i = fadd double %.156.1.i, %.166.1.i
  %sunkaddr138 = mul i64 %.1215658.i, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.room.8, i64 %sunkaddr138
  %sunkaddr140 = getelementptr i8, ptr %sunkaddr139, i64 8
  store double %.167.1.i, ptr %sunkaddr140, align 8
  %exitcond.not.1.i = icmp eq i64 %.37, %.128.1.i
  br i1 %exitcond.not.1.i, label %part8.exit, label %B62.i

part8.exit:
  %.192.i = call i32 @part9(ptr %.188.i, ptr %excinfo.1.i, ptr %arg.room.1, ptr %arg.room.4, ptr %arg.room.8, i64 %.37)
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
  %sunkaddr141 = mul i64 %unroll_iter, 8
  %sunkaddr142 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr141
  %.1028.epil = load double, ptr %sunkaddr142, align 8
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
  %exitcond461.not = icmp eq i64 %.183, %arg.k
  br i1 %exitcond461.not, label %B1360, label %B186.endif

B402:
  %.350286288 = phi i64 [ %.357.1, %B402 ], [ %.350286288.unr, %B402.preheader4 ]
  %17 = shl i64 %.350286288, 3
  %scevgep18 = getelementptr i8, ptr %lsr.iv49, i64 %17
  %scevgep19 = getelementptr i8, ptr %scevgep18, i64 -8
  %.384 = load double, ptr %scevgep19, align 8
  %sunkaddr143 = getelementptr i8, ptr %.225, i64 16
  %.387 = load double, ptr %sunkaddr143, align 8
  %scevgep25 = getelementptr i8, ptr %lsr.iv212, i64 %17
  %18 = shl i64 %.350286288, 3
  %scevgep21 = getelementptr i8, ptr %lsr.iv212, i64 %18
  %scevgep22 = getelementptr i8, ptr %scevgep21, i64 8
  %.390 = load double, ptr %scevgep25, align 8
  %.391 = fmul double %.387, %.390
  %.392 = fsub double %.384, %.391
  %sunkaddr144 = mul i64 %.350286288, 8
  %sunkaddr145 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr144
  store double %.392, ptr %sunkaddr145, align 8
  %.357.1 = add nuw nsw i64 %.350286288, 2
  %.384.1 = load double, ptr %scevgep18, align 8
  %.387.1 = load double, ptr %sunkaddr143, align 8
  %.390.1 = load double, ptr %scevgep22, align 8
  %.391.1 = fmul double %.387.1, %.390.1
  %.392.1 = fsub double %.384.1, %.391.1
  %sunkaddr146 = mul i64 %.350286288, 8
  %sunkaddr147 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr146
  %sunkaddr148 = getelementptr i8, ptr %sunkaddr147, i64 8
  store double %.392.1, ptr %sunkaddr148, align 8
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
  %scevgep55 = getelementptr i8, ptr %scevgep49, i64 %20
  %scevgep56 = getelementptr i8, ptr %scevgep55, i64 8
  %21 = shl i64 %lsr.iv180, 3
  %scevgep52 = getelementptr i8, ptr %scevgep49, i64 %21
  %.536 = load double, ptr %scevgep52, align 8
  %.537 = fmul double %.533, %.536
  %.538 = fsub double %.530, %.537
  %22 = shl i64 %lsr.iv180, 3
  %scevgep46 = getelementptr i8, ptr %scevgep182, i64 %22
  %scevgep47 = getelementptr i8, ptr %scevgep46, i64 -8
  store double %.538, ptr %scevgep47, align 8
  %.530.1 = load double, ptr %scevgep53, align 8
  %23 = shl i64 %lsr.iv180, 3
  %scevgep57 = getelementptr i8, ptr %scevgep192, i64 %23
  %scevgep58 = getelementptr i8, ptr %scevgep57, i64 8
  %.533.1 = load double, ptr %scevgep58, align 8
  %.536.1 = load double, ptr %scevgep56, align 8
  %.537.1 = fmul double %.533.1, %.536.1
  %.538.1 = fsub double %.530.1, %.537.1
  store double %.538.1, ptr %scevgep46, align 8
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
  %sunkaddr149 = getelementptr i8, ptr %.219, i64 16
  %.739 = load double, ptr %sunkaddr149, align 8
  %.740 = fmul double %.736, %.739
  %sunkaddr150 = mul i64 %.683292294, 8
  %sunkaddr151 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr150
  store double %.740, ptr %sunkaddr151, align 8
  %.690.1 = add nuw nsw i64 %.683292294, 2
  %.725.1 = load double, ptr %.724, align 8
  %.726.1 = fneg double %.725.1
  %.735.1 = load double, ptr %scevgep157, align 8
  %.736.1 = fmul double %.735.1, %.726.1
  %.739.1 = load double, ptr %sunkaddr149, align 8
  %.740.1 = fmul double %.736.1, %.739.1
  %sunkaddr152 = mul i64 %.683292294, 8
  %sunkaddr153 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr152
  %sunkaddr154 = getelementptr i8, ptr %sunkaddr153, i64 8
  store double %.740.1, ptr %sunkaddr154, align 8
  %exitcond427.not.1 = icmp eq i64 %arg.s.9, %.690.1
  br i1 %exitcond427.not.1, label %B1272.preheader5, label %B888

B1046:
  %25 = icmp slt i64 %arg.s.9, 1
  %sunkaddr155 = getelementptr i8, ptr %arg.room.12, i64 16
  %.818 = load double, ptr %sunkaddr155, align 8
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
  %scevgep61 = getelementptr i8, ptr %lsr.iv203, i64 %33
  %scevgep62 = getelementptr i8, ptr %scevgep61, i64 -16
  %.147.1.i = load double, ptr %scevgep62, align 8
  %.154.1.i = fmul double %.147.1.i, %.147.1.i
  %.156.1.i6 = fadd double %.156.i5, %.154.1.i
  %34 = shl i64 %lsr.iv200, 3
  %scevgep59 = getelementptr i8, ptr %lsr.iv203, i64 %34
  %scevgep60 = getelementptr i8, ptr %scevgep59, i64 -8
  %.147.2.i = load double, ptr %scevgep60, align 8
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
  %scevgep7 = getelementptr i8, ptr %arg.room.4, i64 %38
  %.158.i = load double, ptr %scevgep7, align 8
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
  %const101 = bitcast i64 9223372036854775804 to i64
  %39 = ptrtoint ptr %arg.room.12 to i64
  %40 = ptrtoint ptr %arg.room.4 to i64
  %41 = ptrtoint ptr %arg.room.3 to i64
  %42 = ptrtoint ptr %arg.room.8 to i64
  %const_mat = add i64 %const101, 2
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
  %n.vec85 = and i64 %arg.s.9, %const101
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
  br label %B186.endif

B186.endif:
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
  %scevgep13 = getelementptr i8, ptr %lsr.iv, i64 %67
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 -16
  %wide.load90 = load <2 x double>, ptr %scevgep14, align 8
  %wide.load91 = load <2 x double>, ptr %scevgep123, align 8
  %68 = fmul <2 x double> %broadcast.splat93, %wide.load90
  %69 = fmul <2 x double> %broadcast.splat93, %wide.load91
  %70 = fsub <2 x double> %wide.load88, %68
  %71 = fsub <2 x double> %wide.load89, %69
  %sunkaddr156 = mul i64 %index87, 8
  %sunkaddr157 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr156
  store <2 x double> %70, ptr %sunkaddr157, align 8
  %sunkaddr158 = mul i64 %index87, 8
  %sunkaddr159 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr158
  %sunkaddr160 = getelementptr i8, ptr %sunkaddr159, i64 16
  store <2 x double> %71, ptr %sunkaddr160, align 8
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
  %scevgep44 = getelementptr i8, ptr %lsr.iv172, i64 %80
  %scevgep45 = getelementptr i8, ptr %scevgep44, i64 -16
  %wide.load25 = load <2 x double>, ptr %scevgep45, align 8
  %wide.load26 = load <2 x double>, ptr %scevgep175, align 8
  %81 = shl i64 %index, 3
  %scevgep42 = getelementptr i8, ptr %lsr.iv, i64 %81
  %scevgep43 = getelementptr i8, ptr %scevgep42, i64 -16
  %wide.load27 = load <2 x double>, ptr %scevgep43, align 8
  %wide.load28 = load <2 x double>, ptr %scevgep42, align 8
  %82 = fmul <2 x double> %wide.load25, %wide.load27
  %83 = fmul <2 x double> %wide.load26, %wide.load28
  %84 = fsub <2 x double> %wide.load, %82
  %85 = fsub <2 x double> %wide.load24, %83
  %sunkaddr161 = mul i64 %index, 8
  %sunkaddr162 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr161
  store <2 x double> %84, ptr %sunkaddr162, align 8
  %sunkaddr163 = mul i64 %index, 8
  %sunkaddr164 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr163
  %sunkaddr165 = getelementptr i8, ptr %sunkaddr164, i64 16
  store <2 x double> %85, ptr %sunkaddr165, align 8
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
  %scevgep49 = getelementptr i8, ptr %lsr.iv212, i64 %92
  br label %B550

B660.endif.endif:
  %93 = icmp slt i64 %arg.s.9, 1
  %sunkaddr166 = getelementptr i8, ptr %arg.room.12, i64 16
  %.565 = load double, ptr %sunkaddr166, align 8
  %.12.i = fcmp ogt double %.565, 0.000000e+00
  %.13.i = select i1 %.12.i, double %.565, double 0.000000e+00
  store double %.13.i, ptr %sunkaddr166, align 8
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
  %sunkaddr167 = getelementptr i8, ptr %.219, i64 16
  %.739.peel438 = load double, ptr %sunkaddr167, align 8
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
  %conflict.rdx45.reass.reass.reass = or i1 %conflict.rdx41, %invariant.op
  br i1 %conflict.rdx45.reass.reass.reass, label %B888.preheader99, label %vector.ph48

vector.ph48:
  %sunkaddr168 = getelementptr i8, ptr %.219, i64 16
  %102 = load double, ptr %sunkaddr168, align 8
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
  %sunkaddr169 = mul i64 %index52, 8
  %sunkaddr170 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr169
  %sunkaddr171 = getelementptr i8, ptr %sunkaddr170, i64 24
  store <2 x double> %109, ptr %sunkaddr171, align 8
  %sunkaddr172 = mul i64 %index52, 8
  %sunkaddr173 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr172
  %sunkaddr174 = getelementptr i8, ptr %sunkaddr173, i64 40
  store <2 x double> %110, ptr %sunkaddr174, align 8
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
  %sunkaddr175 = getelementptr i8, ptr %.219, i64 16
  %.739.prol = load double, ptr %sunkaddr175, align 8
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
  %sunkaddr176 = getelementptr i8, ptr %arg.room.12, i64 16
  store double %.860, ptr %sunkaddr176, align 8
  %sunkaddr332 = shl i64 %.211, 3
  %sunkaddr333 = getelementptr i8, ptr %arg.s.1, i64 %sunkaddr332
  %.869 = load double, ptr %sunkaddr333, align 8
  %.878 = call i32 @part10(ptr %.874, ptr %excinfo.5, ptr %arg.room.12, double %.869, i64 %arg.s.9)
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

declare double @llvm.fabs.f64(double)

define internal i32 @part5(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, double %arg.soft) {
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
  %.192 = call i32 @part7(ptr %.188, ptr %excinfo.1, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k)
  %cond = icmp eq i32 %.192, 0
  br i1 %cond, label %B114.endif, label %B114.if.if

B188:
  %.223 = call i32 @part11(ptr %.219, ptr %excinfo.2, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, double %arg.soft)
  %cond65 = icmp eq i32 %.223, 0
  br i1 %cond65, label %B224, label %B188.if.if

B224:
  store double 0.000000e+00, ptr %.252, align 8
  %.256 = call i32 @part4(ptr %.252, ptr %excinfo.3, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k)
  %.266 = load double, ptr %.252, align 8
  %cond64 = icmp eq i32 %.256, 0
  br i1 %cond64, label %B224.endif, label %B224.if.if

B36.preheader.i:
  br i1 %or.cond.i, label %B36.preheader4.i, label %vector.body.i.preheader

vector.body.i.preheader:
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ %index.next.i, %vector.body.i ], [ 0, %vector.body.i.preheader ]
  %sunkaddr76 = mul i64 %index.i, 8
  %sunkaddr77 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr76
  %wide.load.i = load <2 x double>, ptr %sunkaddr77, align 8
  %sunkaddr78 = mul i64 %index.i, 8
  %sunkaddr79 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr78
  %sunkaddr80 = getelementptr i8, ptr %sunkaddr79, i64 16
  %wide.load3.i = load <2 x double>, ptr %sunkaddr80, align 8
  %sunkaddr81 = mul i64 %index.i, 8
  %sunkaddr82 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr81
  store <2 x double> %wide.load.i, ptr %sunkaddr82, align 8
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr83 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr
  %sunkaddr84 = getelementptr i8, ptr %sunkaddr83, i64 16
  store <2 x double> %wide.load3.i, ptr %sunkaddr84, align 8
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
  %sunkaddr85 = mul i64 %.983941.i, 8
  %sunkaddr86 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr85
  %.132.i = load double, ptr %sunkaddr86, align 8
  %sunkaddr88 = mul i64 %.983941.i, 8
  %sunkaddr89 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr88
  store double %.132.i, ptr %sunkaddr89, align 8
  %sunkaddr90 = mul i64 %.983941.i, 8
  %sunkaddr91 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr90
  %sunkaddr92 = getelementptr i8, ptr %sunkaddr91, i64 8
  %.132.1.i = load double, ptr %sunkaddr92, align 8
  %sunkaddr93 = mul i64 %.983941.i, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr93
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr94, i64 8
  store double %.132.1.i, ptr %sunkaddr95, align 8
  %sunkaddr96 = mul i64 %.983941.i, 8
  %sunkaddr97 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr96
  %sunkaddr98 = getelementptr i8, ptr %sunkaddr97, i64 16
  %.132.2.i = load double, ptr %sunkaddr98, align 8
  %sunkaddr99 = mul i64 %.983941.i, 8
  %sunkaddr100 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr99
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr100, i64 16
  store double %.132.2.i, ptr %sunkaddr101, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %sunkaddr102 = mul i64 %.983941.i, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr102
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 24
  %.132.3.i = load double, ptr %sunkaddr104, align 8
  %sunkaddr105 = mul i64 %.983941.i, 8
  %sunkaddr106 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr105
  %sunkaddr107 = getelementptr i8, ptr %sunkaddr106, i64 24
  store double %.132.3.i, ptr %sunkaddr107, align 8
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
  %sunkaddr108 = mul i64 %index.i20, 8
  %sunkaddr109 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr108
  %wide.load.i23 = load <2 x double>, ptr %sunkaddr109, align 8
  %sunkaddr111 = mul i64 %index.i20, 8
  %sunkaddr112 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr111
  %sunkaddr113 = getelementptr i8, ptr %sunkaddr112, i64 16
  %wide.load3.i25 = load <2 x double>, ptr %sunkaddr113, align 8
  %sunkaddr114 = mul i64 %index.i20, 8
  %sunkaddr115 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr114
  store <2 x double> %wide.load.i23, ptr %sunkaddr115, align 8
  %sunkaddr116 = mul i64 %index.i20, 8
  %sunkaddr117 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr116
  %sunkaddr118 = getelementptr i8, ptr %sunkaddr117, i64 16
  store <2 x double> %wide.load3.i25, ptr %sunkaddr118, align 8
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
  %sunkaddr119 = mul i64 %.983941.i47, 8
  %sunkaddr120 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr119
  %.132.i50 = load double, ptr %sunkaddr120, align 8
  %sunkaddr122 = mul i64 %.983941.i47, 8
  %sunkaddr123 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr122
  store double %.132.i50, ptr %sunkaddr123, align 8
  %sunkaddr124 = mul i64 %.983941.i47, 8
  %sunkaddr125 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr124
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr125, i64 8
  %.132.1.i53 = load double, ptr %sunkaddr126, align 8
  %sunkaddr127 = mul i64 %.983941.i47, 8
  %sunkaddr128 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr127
  %sunkaddr129 = getelementptr i8, ptr %sunkaddr128, i64 8
  store double %.132.1.i53, ptr %sunkaddr129, align 8
  %sunkaddr130 = mul i64 %.983941.i47, 8
  %sunkaddr131 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr130
  %sunkaddr132 = getelementptr i8, ptr %sunkaddr131, i64 16
  %.132.2.i56 = load double, ptr %sunkaddr132, align 8
  %sunkaddr133 = mul i64 %.983941.i47, 8
  %sunkaddr134 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr133
  %sunkaddr135 = getelementptr i8, ptr %sunkaddr134, i64 16
  store double %.132.2.i56, ptr %sunkaddr135, align 8
  %.105.3.i58 = add nuw nsw i64 %.983941.i47, 4
  %sunkaddr136 = mul i64 %.983941.i47, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr136
  %sunkaddr138 = getelementptr i8, ptr %sunkaddr137, i64 24
  %.132.3.i60 = load double, ptr %sunkaddr138, align 8
  %sunkaddr139 = mul i64 %.983941.i47, 8
  %sunkaddr140 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr139
  %sunkaddr141 = getelementptr i8, ptr %sunkaddr140, i64 24
  store double %.132.3.i60, ptr %sunkaddr141, align 8
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

define internal i32 @part6(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, double %arg.soft, double %arg.before) {
B0.endif:
  %.241 = alloca double, align 8
  %excinfo.2 = alloca ptr, align 8
  %.271 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.314 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.44 = mul nsw i64 %arg.k, %arg.s.9
  %.130129.not = icmp slt i64 %.44, 1
  br i1 %.130129.not, label %B280, label %B56.preheader

B56.preheader:
  %const = bitcast i64 9223372036854775804 to i64
  %arg.room.760 = ptrtoint ptr %arg.room.7 to i64
  %arg.room.161 = ptrtoint ptr %arg.room.1 to i64
  %min.iters.check.i = icmp samesign ult i64 %.44, 6
  %n.vec.i = and i64 %.44, %const
  %xtraiter.i = and i64 %.44, 3
  %0 = sub i64 %arg.room.760, %arg.room.161
  %diff.check.i = icmp ult i64 %0, 32
  %or.cond.i = select i1 %min.iters.check.i, i1 true, i1 %diff.check.i
  %scevgep86 = getelementptr i8, ptr %arg.room.7, i64 16
  %1 = shl i64 %.44, 3
  %scevgep91 = getelementptr i8, ptr %arg.room.1, i64 16
  br label %B56

B56:
  %lsr.iv100 = phi ptr [ %arg.room.1, %B56.preheader ], [ %scevgep101, %B56.endif ]
  %lsr.iv97 = phi ptr [ %arg.room.7, %B56.preheader ], [ %scevgep98, %B56.endif ]
  %lsr.iv92 = phi ptr [ %scevgep91, %B56.preheader ], [ %scevgep93, %B56.endif ]
  %lsr.iv = phi ptr [ %scevgep86, %B56.preheader ], [ %scevgep87, %B56.endif ]
  %.136128130 = phi i64 [ 0, %B56.preheader ], [ %.143, %B56.endif ]
  %.172 = mul nuw nsw i64 %.136128130, %.44
  %.178 = getelementptr double, ptr %arg.room.7, i64 %.172
  br i1 %or.cond.i, label %B36.preheader4.i, label %vector.body.i.preheader

vector.body.i.preheader:
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ %index.next.i, %vector.body.i ], [ 0, %vector.body.i.preheader ]
  %sunkaddr.i = shl i64 %index.i, 3
  %scevgep95 = getelementptr i8, ptr %lsr.iv92, i64 %sunkaddr.i
  %scevgep96 = getelementptr i8, ptr %scevgep95, i64 -16
  %wide.load.i = load <2 x double>, ptr %scevgep96, align 8
  %wide.load3.i = load <2 x double>, ptr %scevgep95, align 8
  %scevgep89 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr.i
  %2 = shl i64 %index.i, 3
  %scevgep26 = getelementptr i8, ptr %lsr.iv, i64 %2
  %scevgep27 = getelementptr i8, ptr %scevgep26, i64 -16
  store <2 x double> %wide.load.i, ptr %scevgep27, align 8
  store <2 x double> %wide.load3.i, ptr %scevgep89, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %3 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %3, label %middle.block.i, label %vector.body.i

middle.block.i:
  %4 = icmp eq i64 %.44, %n.vec.i
  br i1 %4, label %B56.endif, label %B36.preheader4.i

B36.preheader4.i:
  %.983941.ph.i = phi i64 [ 0, %B56 ], [ %n.vec.i, %middle.block.i ]
  %5 = icmp eq i64 %xtraiter.i, 0
  br i1 %5, label %B36.prol.loopexit.i, label %B36.prol.i.preheader

B36.prol.i.preheader:
  br label %B36.prol.i

B36.prol.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B36.prol.i ], [ %xtraiter.i, %B36.prol.i.preheader ]
  %.983941.prol.i = phi i64 [ %.105.prol.i, %B36.prol.i ], [ %.983941.ph.i, %B36.prol.i.preheader ]
  %.105.prol.i = add nuw nsw i64 %.983941.prol.i, 1
  %6 = shl i64 %.983941.prol.i, 3
  %scevgep102 = getelementptr i8, ptr %lsr.iv100, i64 %6
  %.132.prol.i = load double, ptr %scevgep102, align 8
  %scevgep99 = getelementptr i8, ptr %lsr.iv97, i64 %6
  store double %.132.prol.i, ptr %scevgep99, align 8
  %lsr.iv.next.i = add nsw i64 %lsr.iv.i, -1
  %prol.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %prol.iter.cmp.not.i, label %B36.prol.loopexit.i, label %B36.prol.i

B36.prol.loopexit.i:
  %.983941.unr.i = phi i64 [ %.983941.ph.i, %B36.preheader4.i ], [ %.105.prol.i, %B36.prol.i ]
  %7 = sub nsw i64 %.983941.ph.i, %.44
  %8 = icmp ugt i64 %7, -4
  br i1 %8, label %B56.endif, label %B36.i.preheader

B36.i.preheader:
  br label %B36.i

B36.i:
  %.983941.i = phi i64 [ %.105.3.i, %B36.i ], [ %.983941.unr.i, %B36.i.preheader ]
  %sunkaddr40.i = shl i64 %.983941.i, 3
  %scevgep105 = getelementptr i8, ptr %lsr.iv100, i64 %sunkaddr40.i
  %.132.i = load double, ptr %scevgep105, align 8
  %scevgep110 = getelementptr i8, ptr %lsr.iv97, i64 %sunkaddr40.i
  store double %.132.i, ptr %scevgep110, align 8
  %scevgep107 = getelementptr i8, ptr %scevgep105, i64 8
  %.132.1.i = load double, ptr %scevgep107, align 8
  %9 = shl i64 %.983941.i, 3
  %scevgep38 = getelementptr i8, ptr %lsr.iv97, i64 %9
  %scevgep40 = getelementptr i8, ptr %scevgep38, i64 8
  store double %.132.1.i, ptr %scevgep40, align 8
  %10 = shl i64 %.983941.i, 3
  %scevgep30 = getelementptr i8, ptr %lsr.iv100, i64 %10
  %scevgep31 = getelementptr i8, ptr %scevgep30, i64 16
  %.132.2.i = load double, ptr %scevgep31, align 8
  %scevgep35 = getelementptr i8, ptr %lsr.iv97, i64 %10
  %scevgep37 = getelementptr i8, ptr %scevgep35, i64 16
  store double %.132.2.i, ptr %scevgep37, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %11 = shl i64 %.983941.i, 3
  %scevgep28 = getelementptr i8, ptr %lsr.iv100, i64 %11
  %scevgep29 = getelementptr i8, ptr %scevgep28, i64 24
  %.132.3.i = load double, ptr %scevgep29, align 8
  %scevgep33 = getelementptr i8, ptr %lsr.iv97, i64 %11
  %scevgep34 = getelementptr i8, ptr %scevgep33, i64 24
  store double %.132.3.i, ptr %scevgep34, align 8
  %exitcond.not.3.i = icmp eq i64 %.44, %.105.3.i
  br i1 %exitcond.not.3.i, label %B56.endif, label %B36.i

B280:
  store double 0.000000e+00, ptr %arg.room.13, align 8
  store double 0.000000e+00, ptr %.241, align 8
  %.245 = call i32 @part12(ptr %.241, ptr %excinfo.2, ptr %arg.room.7, ptr %arg.room.4, i64 %.44)
  switch i32 %.245, label %B280.if.if [
    i32 -2, label %B280.endif
    i32 0, label %B280.endif
  ]

B362:
  store i64 0, ptr %.271, align 8
  %.275 = call i32 @part7(ptr %.271, ptr %excinfo.3, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k)
  %cond = icmp eq i32 %.275, 0
  br i1 %cond, label %B362.endif, label %B362.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B414 ], [ 0, %B464 ], [ 0, %B468.endif ], [ %.245, %B280.if.if ], [ %.275, %B362.if.if ], [ %.318, %B418.if.if ]
  ret i32 %common.ret.op

B414:
  store double %arg.before, ptr %retptr, align 8
  br label %common.ret

B418:
  store double 0.000000e+00, ptr %.314, align 8
  %.318 = call i32 @part4(ptr %.314, ptr %excinfo.4, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k)
  %.328 = load double, ptr %.314, align 8
  %cond56 = icmp eq i32 %.318, 0
  br i1 %cond56, label %B418.endif, label %B418.if.if

B464:
  store double %arg.before, ptr %retptr, align 8
  br label %common.ret

B468:
  %12 = icmp slt i64 %.44, 1
  br i1 %12, label %B468.endif, label %B36.preheader.i3

B36.preheader.i3:
  %arg.target1.i4 = ptrtoint ptr %arg.room.11 to i64
  %arg.source2.i5 = ptrtoint ptr %arg.room.4 to i64
  %min.iters.check.i6 = icmp samesign ult i64 %.44, 6
  %13 = sub i64 %arg.target1.i4, %arg.source2.i5
  %diff.check.i7 = icmp ult i64 %13, 32
  %or.cond.i8 = select i1 %min.iters.check.i6, i1 true, i1 %diff.check.i7
  br i1 %or.cond.i8, label %B36.preheader4.i23, label %vector.ph.i9

vector.ph.i9:
  %const41 = bitcast i64 9223372036854775804 to i64
  %n.vec.i10 = and i64 %.44, %const41
  br label %vector.body.i11

vector.body.i11:
  %index.i12 = phi i64 [ 0, %vector.ph.i9 ], [ %index.next.i20, %vector.body.i11 ]
  %sunkaddr42 = mul i64 %index.i12, 8
  %sunkaddr43 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr42
  %wide.load.i15 = load <2 x double>, ptr %sunkaddr43, align 8
  %sunkaddr44 = mul i64 %index.i12, 8
  %sunkaddr45 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr44
  %sunkaddr46 = getelementptr i8, ptr %sunkaddr45, i64 16
  %wide.load3.i17 = load <2 x double>, ptr %sunkaddr46, align 8
  %sunkaddr47 = mul i64 %index.i12, 8
  %sunkaddr48 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr47
  store <2 x double> %wide.load.i15, ptr %sunkaddr48, align 8
  %sunkaddr = mul i64 %index.i12, 8
  %sunkaddr49 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr
  %sunkaddr50 = getelementptr i8, ptr %sunkaddr49, i64 16
  store <2 x double> %wide.load3.i17, ptr %sunkaddr50, align 8
  %index.next.i20 = add nuw nsw i64 %index.i12, 4
  %14 = icmp eq i64 %n.vec.i10, %index.next.i20
  br i1 %14, label %middle.block.i21, label %vector.body.i11

middle.block.i21:
  %cmp.n.i22 = icmp eq i64 %.44, %n.vec.i10
  br i1 %cmp.n.i22, label %B468.endif, label %B36.preheader4.i23

B36.preheader4.i23:
  %.983941.ph.i24 = phi i64 [ 0, %B36.preheader.i3 ], [ %n.vec.i10, %middle.block.i21 ]
  %xtraiter.i25 = and i64 %.44, 3
  %lcmp.mod.not.i26 = icmp eq i64 %xtraiter.i25, 0
  br i1 %lcmp.mod.not.i26, label %B36.prol.loopexit.i36, label %B36.prol.i27.preheader

B36.prol.i27.preheader:
  br label %B36.prol.i27

B36.prol.i27:
  %lsr.iv.i28 = phi i64 [ %lsr.iv.next.i34, %B36.prol.i27 ], [ %xtraiter.i25, %B36.prol.i27.preheader ]
  %.983941.prol.i29 = phi i64 [ %.105.prol.i30, %B36.prol.i27 ], [ %.983941.ph.i24, %B36.prol.i27.preheader ]
  %.105.prol.i30 = add nuw nsw i64 %.983941.prol.i29, 1
  %15 = shl i64 %.983941.prol.i29, 3
  %scevgep22.i31 = getelementptr i8, ptr %arg.room.4, i64 %15
  %.132.prol.i32 = load double, ptr %scevgep22.i31, align 8
  %scevgep21.i33 = getelementptr i8, ptr %arg.room.11, i64 %15
  store double %.132.prol.i32, ptr %scevgep21.i33, align 8
  %lsr.iv.next.i34 = add nsw i64 %lsr.iv.i28, -1
  %prol.iter.cmp.not.i35 = icmp eq i64 %lsr.iv.next.i34, 0
  br i1 %prol.iter.cmp.not.i35, label %B36.prol.loopexit.i36, label %B36.prol.i27

B36.prol.loopexit.i36:
  %.983941.unr.i37 = phi i64 [ %.983941.ph.i24, %B36.preheader4.i23 ], [ %.105.prol.i30, %B36.prol.i27 ]
  %16 = sub nsw i64 %.983941.ph.i24, %.44
  %17 = icmp ugt i64 %16, -4
  br i1 %17, label %B468.endif, label %B36.i38.preheader

B36.i38.preheader:
  br label %B36.i38

B36.i38:
  %.983941.i39 = phi i64 [ %.105.3.i50, %B36.i38 ], [ %.983941.unr.i37, %B36.i38.preheader ]
  %sunkaddr51 = mul i64 %.983941.i39, 8
  %sunkaddr52 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr51
  %.132.i42 = load double, ptr %sunkaddr52, align 8
  %sunkaddr53 = mul i64 %.983941.i39, 8
  %sunkaddr54 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr53
  store double %.132.i42, ptr %sunkaddr54, align 8
  %sunkaddr55 = mul i64 %.983941.i39, 8
  %sunkaddr56 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr55
  %sunkaddr57 = getelementptr i8, ptr %sunkaddr56, i64 8
  %.132.1.i45 = load double, ptr %sunkaddr57, align 8
  %sunkaddr58 = mul i64 %.983941.i39, 8
  %sunkaddr59 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr58
  %sunkaddr60 = getelementptr i8, ptr %sunkaddr59, i64 8
  store double %.132.1.i45, ptr %sunkaddr60, align 8
  %sunkaddr61 = mul i64 %.983941.i39, 8
  %sunkaddr62 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr61
  %sunkaddr63 = getelementptr i8, ptr %sunkaddr62, i64 16
  %.132.2.i48 = load double, ptr %sunkaddr63, align 8
  %sunkaddr64 = mul i64 %.983941.i39, 8
  %sunkaddr65 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr64
  %sunkaddr66 = getelementptr i8, ptr %sunkaddr65, i64 16
  store double %.132.2.i48, ptr %sunkaddr66, align 8
  %.105.3.i50 = add nuw nsw i64 %.983941.i39, 4
  %sunkaddr67 = mul i64 %.983941.i39, 8
  %sunkaddr68 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr67
  %sunkaddr69 = getelementptr i8, ptr %sunkaddr68, i64 24
  %.132.3.i52 = load double, ptr %sunkaddr69, align 8
  %sunkaddr70 = mul i64 %.983941.i39, 8
  %sunkaddr71 = getelementptr i8, ptr %arg.room.11, i64 %sunkaddr70
  %sunkaddr72 = getelementptr i8, ptr %sunkaddr71, i64 24
  store double %.132.3.i52, ptr %sunkaddr72, align 8
  %exitcond.not.3.i54 = icmp eq i64 %.44, %.105.3.i50
  br i1 %exitcond.not.3.i54, label %B468.endif, label %B36.i38

B56.endif:
  %.143 = add nuw nsw i64 %.136128130, 1
  %.209 = getelementptr double, ptr %.178, i64 %.136128130
  %.210 = load double, ptr %.209, align 8
  %.212 = fadd double %arg.soft, %.210
  store double %.212, ptr %.209, align 8
  %.217 = getelementptr double, ptr %arg.room.2, i64 %.136128130
  %.218 = load double, ptr %.217, align 8
  %.219 = fneg double %.218
  %.222 = getelementptr double, ptr %arg.room.4, i64 %.136128130
  store double %.219, ptr %.222, align 8
  %scevgep87 = getelementptr i8, ptr %lsr.iv, i64 %1
  %scevgep93 = getelementptr i8, ptr %lsr.iv92, i64 %1
  %scevgep98 = getelementptr i8, ptr %lsr.iv97, i64 %1
  %scevgep101 = getelementptr i8, ptr %lsr.iv100, i64 %1
  %exitcond.not = icmp eq i64 %.44, %.143
  br i1 %exitcond.not, label %B280, label %B56

B280.endif:
  %.255 = load double, ptr %.241, align 8
  %.265 = fcmp ogt double %.255, 0.000000e+00
  br i1 %.265, label %B362, label %B414

B280.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B362.endif:
  %.285 = load i64, ptr %.271, align 8
  %.295.not = icmp eq i64 %.285, 0
  br i1 %.295.not, label %B418, label %B414

B362.if.if:
  %.283 = icmp sgt i32 %.275, 0
  %.276 = load ptr, ptr %excinfo.3, align 8
  %.284 = select i1 %.283, ptr %.276, ptr undef
  store ptr %.284, ptr %excinfo, align 8
  br label %common.ret

B418.endif:
  %.347 = fcmp olt double %.328, %arg.before
  br i1 %.347, label %B468, label %B464

B418.if.if:
  %.326 = icmp sgt i32 %.318, 0
  %.319 = load ptr, ptr %excinfo.4, align 8
  %.327 = select i1 %.326, ptr %.319, ptr undef
  store ptr %.327, ptr %excinfo, align 8
  br label %common.ret

B468.endif:
  store double %.328, ptr %retptr, align 8
  br label %common.ret
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k) {
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
  %sunkaddr178 = mul i64 %.161398400, 8
  %sunkaddr179 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr178
  %.210 = load i64, ptr %sunkaddr179, align 8
  %.213 = getelementptr i64, ptr %arg.s.0, i64 %.210
  %.214 = load i64, ptr %.213, align 8
  %.215.not = icmp eq i64 %.214, 4
  br i1 %.215.not, label %B210.3, label %B146.1

B146.1:
  %sunkaddr = mul i64 %.161398400, 8
  %sunkaddr180 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr
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
  %sunkaddr187 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr185
  %sunkaddr188 = getelementptr i8, ptr %sunkaddr187, i64 24
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
  %.241 = call i32 @part13(ptr %.237, ptr %excinfo.1, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, ptr %arg.room.4)
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
  %scevgep96 = getelementptr i8, ptr %arg.room.4, i64 %5
  %.158.i = load double, ptr %scevgep96, align 8
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
  %.444 = call i32 @part14(ptr %.440, ptr %excinfo.3, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, ptr %arg.room.4)
  %cond = icmp eq i32 %.444, 0
  br i1 %cond, label %B386.endif, label %B386.if.if

B494:
  store double 0.000000e+00, ptr %.507, align 8
  %.511 = call i32 @part15(ptr %.507, ptr %excinfo.5, ptr %arg.room.7, ptr %arg.room.10, i64 %arg.k, ptr %arg.room.12)
  %cond249 = icmp eq i32 %.511, 0
  br i1 %cond249, label %B560, label %B494.if.if

B560:
  %.521 = load double, ptr %.507, align 8
  %.539 = fcmp ogt double %.521, 0x3E7AD7F29ABCAF48
  br i1 %.539, label %B736, label %B582

B582:
  %.553 = call i32 @part14(ptr %.549, ptr %excinfo.6, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, ptr %arg.room.4)
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
  %sunkaddr203 = getelementptr i8, ptr %arg.room.9, i64 %sunkaddr201
  %sunkaddr204 = getelementptr i8, ptr %sunkaddr203, i64 16
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
  %sunkaddr219 = getelementptr i8, ptr %arg.room.9, i64 %sunkaddr217
  %sunkaddr220 = getelementptr i8, ptr %sunkaddr219, i64 8
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
  %.1095 = call i32 @part13(ptr %.1091, ptr %excinfo.13, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, ptr %arg.room.4)
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
  %.613 = call i32 @part12(ptr %.609, ptr %excinfo.8, ptr %arg.room.7, ptr %arg.room.10, i64 %.38)
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
  %.879 = call i32 @part13(ptr %.875, ptr %excinfo.10, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, ptr %arg.room.9)
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

declare i64 @llvm.smax.i64(i64, i64)

define internal i32 @part13(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, ptr %arg.x) {
B0:
  %const = bitcast i64 9223372036854775804 to i64
  %.188.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.40 = mul nsw i64 %arg.k, %arg.s.9
  %.29.i = load double, ptr %arg.room.13, align 8
  %.11557.not.i = icmp slt i64 %.40, 1
  br i1 %.11557.not.i, label %part8.exit, label %B62.preheader.i

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
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr127 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr
  %wide.load.i = load <2 x double>, ptr %sunkaddr127, align 8
  %sunkaddr128 = mul i64 %index.i, 8
  %sunkaddr129 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr128
  %sunkaddr130 = getelementptr i8, ptr %sunkaddr129, i64 16
  %wide.load8.i = load <2 x double>, ptr %sunkaddr130, align 8
  %sunkaddr131 = mul i64 %index.i, 8
  %sunkaddr132 = getelementptr i8, ptr %arg.x, i64 %sunkaddr131
  %wide.load9.i = load <2 x double>, ptr %sunkaddr132, align 8
  %sunkaddr133 = mul i64 %index.i, 8
  %sunkaddr134 = getelementptr i8, ptr %arg.x, i64 %sunkaddr133
  %sunkaddr135 = getelementptr i8, ptr %sunkaddr134, i64 16
  %wide.load10.i = load <2 x double>, ptr %sunkaddr135, align 8
  %sunkaddr136 = mul i64 %index.i, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr136
  %wide.load11.i = load <2 x double>, ptr %sunkaddr137, align 8
  %sunkaddr140 = mul i64 %index.i, 8
  %sunkaddr141 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr140
  %sunkaddr142 = getelementptr i8, ptr %sunkaddr141, i64 16
  %wide.load12.i = load <2 x double>, ptr %sunkaddr142, align 8
  %7 = fsub <2 x double> %wide.load9.i, %wide.load11.i
  %8 = fsub <2 x double> %wide.load10.i, %wide.load12.i
  %9 = fmul <2 x double> %broadcast.splat.i, %7
  %10 = fmul <2 x double> %broadcast.splat.i, %8
  %11 = fadd <2 x double> %wide.load.i, %9
  %12 = fadd <2 x double> %wide.load8.i, %10
  %sunkaddr143 = mul i64 %index.i, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.room.8, i64 %sunkaddr143
  store <2 x double> %11, ptr %sunkaddr144, align 8
  %sunkaddr145 = mul i64 %index.i, 8
  %sunkaddr146 = getelementptr i8, ptr %arg.room.8, i64 %sunkaddr145
  %sunkaddr149 = getelementptr i8, ptr %sunkaddr146, i64 16
  store <2 x double> %12, ptr %sunkaddr149, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %13 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %13, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %.40, %n.vec.i
  br i1 %cmp.n.i, label %part8.exit, label %B62.preheader13.i

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
  br i1 %14, label %part8.exit, label %B62.i.preheader

B62.i.preheader:
  br label %B62.i

B62.i:
  %.1215658.i = phi i64 [ %.128.1.i, %B62.i ], [ %.1215658.unr.i, %B62.i.preheader ]
  %sunkaddr151 = mul i64 %.1215658.i, 8
  %sunkaddr152 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr151
  %.156.i = load double, ptr %sunkaddr152, align 8
  %sunkaddr153 = mul i64 %.1215658.i, 8
  %sunkaddr154 = getelementptr i8, ptr %arg.x, i64 %sunkaddr153
  %.159.i = load double, ptr %sunkaddr154, align 8
  %sunkaddr155 = mul i64 %.1215658.i, 8
  %sunkaddr156 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr155
  %.163.i = load double, ptr %sunkaddr156, align 8
  %.164.i = fsub double %.159.i, %.163.i
  %.166.i = fmul double %.29.i, %.164.i
  %.167.i = fadd double %.156.i, %.166.i
  %sunkaddr157 = mul i64 %.1215658.i, 8
  %sunkaddr158 = getelementptr i8, ptr %arg.room.8, i64 %sunkaddr157
  store double %.167.i, ptr %sunkaddr158, align 8
  %.128.1.i = add nuw nsw i64 %.1215658.i, 2
  %sunkaddr159 = mul i64 %.1215658.i, 8
  %sunkaddr160 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr159
  %sunkaddr161 = getelementptr i8, ptr %sunkaddr160, i64 8
  %.156.1.i = load double, ptr %sunkaddr161, align 8
  %sunkaddr162 = mul i64 %.1215658.i, 8
  %sunkaddr163 = getelementptr i8, ptr %arg.x, i64 %sunkaddr162
  %sunkaddr164 = getelementptr i8, ptr %sunkaddr163, i64 8
  %.159.1.i = load double, ptr %sunkaddr164, align 8
  %sunkaddr165 = mul i64 %.1215658.i, 8
  %sunkaddr166 = getelementptr i8, ptr %arg.room.5, i64 %sunkaddr165
  %sunkaddr167 = getelementptr i8, ptr %sunkaddr166, i64 8
  %.163.1.i = load double, ptr %sunkaddr167, align 8
  %.164.1.i = fsub double %.159.1.i, %.163.1.i
  %.166.1.i = fmul double %.29.i, %.164.1.i
  %.167.1.i = fadd double %.156.1.i, %.166.1.i
  %sunkaddr168 = mul i64 %.1215658.i, 8
  %sunkaddr169 = getelementptr i8, ptr %arg.room.8, i64 %sunkaddr168
  %sunkaddr170 = getelementptr i8, ptr %sunkaddr169, i64 8
  store double %.167.1.i, ptr %sunkaddr170, align 8
  %exitcond.not.1.i = icmp eq i64 %.40, %.128.1.i
  br i1 %exitcond.not.1.i, label %part8.exit, label %B62.i

part8.exit:
  %.192.i = call i32 @part9(ptr %.188.i, ptr %excinfo.1.i, ptr %arg.room.1, ptr %arg.x, ptr %arg.room.8, i64 %.40)
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
  %scevgep49 = getelementptr i8, ptr %lsr.iv105, i64 %16
  %scevgep51 = getelementptr i8, ptr %scevgep49, i64 16
  store <2 x double> %wide.load3.i, ptr %scevgep51, align 8
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
  %scevgep70 = getelementptr i8, ptr %lsr.iv105, i64 %23
  %scevgep71 = getelementptr i8, ptr %scevgep70, i64 8
  store double %.132.1.i, ptr %scevgep71, align 8
  %24 = shl i64 %.983941.i, 3
  %scevgep55 = getelementptr i8, ptr %lsr.iv90, i64 %24
  %scevgep57 = getelementptr i8, ptr %scevgep55, i64 16
  %.132.2.i = load double, ptr %scevgep57, align 8
  %scevgep67 = getelementptr i8, ptr %lsr.iv105, i64 %24
  %scevgep69 = getelementptr i8, ptr %scevgep67, i64 16
  store double %.132.2.i, ptr %scevgep69, align 8
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %25 = shl i64 %.983941.i, 3
  %scevgep52 = getelementptr i8, ptr %lsr.iv90, i64 %25
  %scevgep53 = getelementptr i8, ptr %scevgep52, i64 24
  %.132.3.i = load double, ptr %scevgep53, align 8
  %scevgep61 = getelementptr i8, ptr %lsr.iv105, i64 %25
  %scevgep63 = getelementptr i8, ptr %scevgep61, i64 24
  store double %.132.3.i, ptr %scevgep63, align 8
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
  %scevgep6 = getelementptr i8, ptr %lsr.iv49, i64 %31
  %scevgep7 = getelementptr i8, ptr %scevgep6, i64 -8
  %.157.i = load double, ptr %scevgep7, align 8
  %.160.i = fmul double %.153.i, %.157.i
  %.161.i = fsub double %.149.i, %.160.i
  %.147.i26.i = fmul double %.161.i, %.161.i
  %.187.i = fadd double %total.2.054.i, %.147.i26.i
  %.149.1.i = load double, ptr %scevgep64, align 8
  %.153.1.i = load double, ptr %scevgep58, align 8
  %.157.1.i = load double, ptr %scevgep6, align 8
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
  %sunkaddr171 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr202
  %.517 = load i64, ptr %sunkaddr171, align 8
  %.518.not = icmp eq i64 %.517, 3
  br i1 %.518.not, label %B818, label %B716

B716:
  %34 = shl i64 %.478174176, 3
  %scevgep9 = getelementptr i8, ptr %lsr.iv67, i64 %34
  %scevgep10 = getelementptr i8, ptr %scevgep9, i64 -8
  %.526 = load double, ptr %scevgep10, align 8
  br label %B1231

B818:
  %35 = shl i64 %.478174176, 3
  %scevgep12 = getelementptr i8, ptr %lsr.iv73, i64 %35
  %scevgep13 = getelementptr i8, ptr %scevgep12, i64 -8
  %.547 = load double, ptr %scevgep13, align 8
  %scevgep32 = getelementptr i8, ptr %lsr.iv79, i64 %35
  %scevgep34 = getelementptr i8, ptr %scevgep32, i64 -8
  %.551 = load double, ptr %scevgep34, align 8
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
  %sunkaddr172 = mul i64 %.984648.i, 8
  %sunkaddr173 = getelementptr i8, ptr %arg.room.6, i64 %sunkaddr172
  %.136.i = load double, ptr %sunkaddr173, align 8
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
  %sunkaddr174 = mul i64 %.984648.i, 8
  %sunkaddr175 = getelementptr i8, ptr %arg.room.6, i64 %sunkaddr174
  %sunkaddr176 = getelementptr i8, ptr %sunkaddr175, i64 8
  %.136.1.i = load double, ptr %sunkaddr176, align 8
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
  %scevgep36 = getelementptr i8, ptr %lsr.iv85, i64 %39
  %scevgep38 = getelementptr i8, ptr %scevgep36, i64 -8
  store double %.526.sink, ptr %scevgep38, align 8
  %.485.1 = add nuw i64 %.478174176, 2
  %sunkaddr177 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr202
  %.517.1 = load i64, ptr %sunkaddr177, align 8
  %.518.not.1 = icmp eq i64 %.517.1, 3
  br i1 %.518.not.1, label %B818.1, label %B716.1

B716.1:
  %40 = shl i64 %.478174176, 3
  %scevgep8 = getelementptr i8, ptr %lsr.iv67, i64 %40
  %.526.1 = load double, ptr %scevgep8, align 8
  br label %B1231.1

B818.1:
  %41 = shl i64 %.478174176, 3
  %scevgep11 = getelementptr i8, ptr %lsr.iv73, i64 %41
  %.547.1 = load double, ptr %scevgep11, align 8
  %scevgep14 = getelementptr i8, ptr %lsr.iv79, i64 %41
  %.551.1 = load double, ptr %scevgep14, align 8
  %.552.1 = fmul double %.547.1, %.551.1
  br label %B1231.1

B1231.1:
  %.526.sink.1 = phi double [ %.552.1, %B818.1 ], [ %.526.1, %B716.1 ]
  %sunkaddr178 = mul i64 %.478174176, 8
  %sunkaddr179 = getelementptr i8, ptr %lsr.iv85, i64 %sunkaddr178
  store double %.526.sink.1, ptr %sunkaddr179, align 8
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
  %const_mat126 = add i64 %const, 2
  %47 = and i64 %arg.s.9, %const_mat126
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
  %sunkaddr180 = mul i64 %.198, 8
  %sunkaddr181 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr180
  %.517.us = load i64, ptr %sunkaddr181, align 8
  %.518.not.us = icmp eq i64 %.517.us, 3
  %.535.us = icmp eq i64 %.478174176.us, 2
  %or.cond = select i1 %.518.not.us, i1 true, i1 %.535.us
  br i1 %or.cond, label %B818.us, label %B860.us

B860.us:
  %.565.us = icmp eq i64 %.517.us, 2
  br i1 %.565.us, label %B904.us, label %B1024.us

B1024.us:
  %sunkaddr182 = mul i64 %.198, 8
  %sunkaddr183 = getelementptr i8, ptr %arg.s.1, i64 %sunkaddr182
  %.602.us = load double, ptr %sunkaddr183, align 8
  %.604.us = fmul double %.355.fr, %.602.us
  %.606.us = fcmp ugt double %.219.i315.ph, %.604.us
  br i1 %.606.us, label %B1106.us, label %B1064.us

B1064.us:
  %53 = shl i64 %.478174176.us, 3
  %scevgep44 = getelementptr i8, ptr %lsr.iv95, i64 %53
  %.611.us = load double, ptr %scevgep44, align 8
  %scevgep46 = getelementptr i8, ptr %lsr.iv100, i64 %53
  %.615.us = load double, ptr %scevgep46, align 8
  %.616.us = fmul double %.611.us, %.615.us
  br label %B1231.us

B1106.us:
  %54 = shl i64 %.478174176.us, 3
  %scevgep42 = getelementptr i8, ptr %lsr.iv90, i64 %54
  %.627.us = load double, ptr %scevgep42, align 8
  %scevgep45 = getelementptr i8, ptr %lsr.iv95, i64 %54
  %.642.us = load double, ptr %scevgep45, align 8
  %55 = shl i64 %.478174176.us, 3
  %scevgep47 = getelementptr i8, ptr %lsr.iv100, i64 %55
  %.646.us = load double, ptr %scevgep47, align 8
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
  %sunkaddr184 = mul i64 %.198, 8
  %sunkaddr185 = getelementptr i8, ptr %arg.s.1, i64 %sunkaddr184
  %.575.us = load double, ptr %sunkaddr185, align 8
  %scevgep94 = getelementptr i8, ptr %.ph, i64 %56
  %.584.us = load double, ptr %scevgep94, align 8
  %.585.us = fmul double %.575.us, %.584.us
  %sunkaddr186 = getelementptr i8, ptr %.205, i64 16
  %.588.us = load double, ptr %sunkaddr186, align 8
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
  %scevgep40 = getelementptr i8, ptr %lsr.iv105, i64 %58
  store double %.552.us.sink, ptr %scevgep40, align 8
  %exitcond215.not = icmp eq i64 %arg.s.9, %.485.us
  br i1 %exitcond215.not, label %B1232, label %B670.us

B1230.endif:
  %most.2.0.lcssa.i = phi double [ 0.000000e+00, %B1230 ], [ %"$phi170.1.2.1.1.i", %common.ret.loopexit.unr-lcssa.i23 ], [ 0x7FF0000000000000, %B40.epil.preheader.i ], [ %.13.i.epil.i, %B78.epil.i ]
  store double %most.2.0.lcssa.i, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part14(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, ptr %arg.x) {
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
  %scevgep12 = getelementptr i8, ptr %lsr.iv244, i64 %23
  %scevgep14 = getelementptr i8, ptr %scevgep12, i64 -8
  %.157.i47 = load double, ptr %scevgep14, align 8
  %.160.i48 = fmul double %.153.i45, %.157.i47
  %.161.i49 = fsub double %.149.i43, %.160.i48
  %.147.i26.i50 = fmul double %.161.i49, %.161.i49
  %.187.i51 = fadd double %total.2.054.i40, %.147.i26.i50
  %.149.1.i53 = load double, ptr %scevgep259, align 8
  %.153.1.i55 = load double, ptr %scevgep253, align 8
  %.157.1.i57 = load double, ptr %scevgep12, align 8
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
  %26 = icmp slt i64 %0, 0
  %27 = and i64 %.40, 1152921504606846976
  %28 = icmp ne i64 %27, 0
  %29 = icmp ult i64 %.40, 10
  %30 = icmp ult i64 %.40, 6
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
  %33 = or i1 %28, %found.conflict209
  %conflict.rdx212 = or i1 %found.conflict205, %33
  %bound0172 = icmp ult ptr %scevgep197, %scevgep169
  %bound1173 = icmp ult ptr %scevgep168, %scevgep167
  %found.conflict174 = and i1 %bound0172, %bound1173
  %bound0176 = icmp ult ptr %scevgep197, %scevgep171
  %bound1177 = icmp ult ptr %scevgep170, %scevgep167
  %found.conflict178 = and i1 %bound0176, %bound1177
  %34 = or i1 %found.conflict178, %found.conflict174
  %conflict.rdx180 = or i1 %26, %34
  %brmerge239 = select i1 %29, i1 true, i1 %conflict.rdx212
  %brmerge237 = select i1 %30, i1 true, i1 %conflict.rdx180
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
  %sunkaddr = mul i64 %.177.us, 8
  %sunkaddr54 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr
  %.435.us = load i64, ptr %sunkaddr54, align 8
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
  %sunkaddr55 = mul i64 %.179.us, 8
  %sunkaddr56 = getelementptr i8, ptr %.416.us, i64 %sunkaddr55
  %sunkaddr57 = getelementptr i8, ptr %sunkaddr56, i64 16
  store double %.1005.us, ptr %sunkaddr57, align 8
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
  %sunkaddr58 = getelementptr i8, ptr %.196.us, i64 16
  %43 = load double, ptr %sunkaddr58, align 8
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
  %scevgep42 = getelementptr i8, ptr %lsr.iv264, i64 %48
  %scevgep43 = getelementptr i8, ptr %scevgep42, i64 -16
  store <2 x double> %46, ptr %scevgep43, align 8
  store <2 x double> %47, ptr %scevgep42, align 8
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
  %sunkaddr59 = getelementptr i8, ptr %.196.us, i64 16
  %.1170.us.prol = load double, ptr %sunkaddr59, align 8
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
  %sunkaddr60 = mul i64 %.179.us, 8
  %sunkaddr61 = getelementptr i8, ptr %.416.us, i64 %sunkaddr60
  %sunkaddr62 = getelementptr i8, ptr %sunkaddr61, i64 16
  %.1188.us = load double, ptr %sunkaddr62, align 8
  %sunkaddr63 = getelementptr i8, ptr %.196.us, i64 16
  %.1194.us = load double, ptr %sunkaddr63, align 8
  %.1196.us = fmul double %.44, %.1194.us
  %.1197.us = fadd double %.1196.us, -1.000000e+00
  %.1198.us = fmul double %.1167.us, %.1197.us
  %.1199.us = fadd double %.1188.us, %.1198.us
  store double %.1199.us, ptr %sunkaddr62, align 8
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
  %scevgep48 = getelementptr i8, ptr %lsr.iv321, i64 %61
  %scevgep49 = getelementptr i8, ptr %scevgep48, i64 -16
  %wide.load163 = load <2 x double>, ptr %scevgep49, align 8
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
  %sunkaddr64 = getelementptr i8, ptr %.196.us, i64 %.pre.pre-phi
  %.1519.us = load double, ptr %sunkaddr64, align 8
  %.1521.us = fmul double %.1378.us, %.1519.us
  %scevgep39 = getelementptr i8, ptr %lsr.iv36, i64 %71
  %72 = shl i64 %.1481456458.us, 3
  %scevgep52 = getelementptr i8, ptr %lsr.iv36, i64 %72
  %scevgep53 = getelementptr i8, ptr %scevgep52, i64 8
  %.1524.us = load double, ptr %scevgep39, align 8
  %.1525.us = fmul double %.1521.us, %.1524.us
  %.1526.us = fadd double %.1515.us, %.1525.us
  store double %.1526.us, ptr %scevgep337, align 8
  %.1488.us.1 = add nuw nsw i64 %.1481456458.us, 2
  %73 = shl i64 %.1481456458.us, 3
  %scevgep50 = getelementptr i8, ptr %lsr.iv279, i64 %73
  %scevgep51 = getelementptr i8, ptr %scevgep50, i64 8
  %.1515.us.1 = load double, ptr %scevgep51, align 8
  %.1519.us.1 = load double, ptr %sunkaddr64, align 8
  %.1521.us.1 = fmul double %.1378.us, %.1519.us.1
  %.1524.us.1 = load double, ptr %scevgep53, align 8
  %.1525.us.1 = fmul double %.1521.us.1, %.1524.us.1
  %.1526.us.1 = fadd double %.1515.us.1, %.1525.us.1
  store double %.1526.us.1, ptr %scevgep51, align 8
  %exitcond810.not.1 = icmp eq i64 %.40, %.1488.us.1
  br i1 %exitcond810.not.1, label %B1940.us.loopexit, label %B1868.us

B2008.us:
  %scevgep322 = getelementptr i8, ptr %lsr.iv321, i64 %0
  %scevgep37 = getelementptr i8, ptr %lsr.iv36, i64 %0
  %exitcond811.not = icmp eq i64 %arg.s.9.fr, %.1306.us
  br i1 %exitcond811.not, label %B2019.us, label %B1666.us

B1436.us:
  %.1133449451.us = phi i64 [ %.1140.us.1, %B1436.us ], [ %.1133449451.us.unr, %B1436.us.preheader7 ]
  %sunkaddr65 = getelementptr i8, ptr %.196.us, i64 16
  %.1170.us = load double, ptr %sunkaddr65, align 8
  %.1171.us = fmul double %.1167.us, %.1170.us
  %74 = shl i64 %.1133449451.us, 3
  %scevgep318 = getelementptr i8, ptr %lsr.iv316, i64 %74
  %.1174.us = load double, ptr %scevgep318, align 8
  %.1175.us = fmul double %.1171.us, %.1174.us
  %scevgep314 = getelementptr i8, ptr %lsr.iv279, i64 %74
  store double %.1175.us, ptr %scevgep314, align 8
  %.1140.us.1 = add nuw nsw i64 %.1133449451.us, 2
  %.1170.us.1 = load double, ptr %sunkaddr65, align 8
  %.1171.us.1 = fmul double %.1167.us, %.1170.us.1
  %75 = shl i64 %.1133449451.us, 3
  %scevgep44 = getelementptr i8, ptr %lsr.iv316, i64 %75
  %scevgep45 = getelementptr i8, ptr %scevgep44, i64 8
  %.1174.us.1 = load double, ptr %scevgep45, align 8
  %.1175.us.1 = fmul double %.1171.us.1, %.1174.us.1
  %scevgep46 = getelementptr i8, ptr %lsr.iv279, i64 %75
  %scevgep47 = getelementptr i8, ptr %scevgep46, i64 8
  store double %.1175.us.1, ptr %scevgep47, align 8
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
  %sunkaddr66 = mul i64 %.374495556.us, 8
  %sunkaddr67 = getelementptr i8, ptr %.196.us, i64 %sunkaddr66
  %.816.us = load double, ptr %sunkaddr67, align 8
  %77 = shl i64 %.781480482.us, 3
  %scevgep298 = getelementptr i8, ptr %lsr.iv284, i64 %77
  %.819.us = load double, ptr %scevgep298, align 8
  %.820.us = fmul double %.816.us, %.819.us
  %scevgep22 = getelementptr i8, ptr %lsr.iv279, i64 %77
  %scevgep23 = getelementptr i8, ptr %scevgep22, i64 16
  store double %.820.us, ptr %scevgep22, align 8
  %.816.us.1 = load double, ptr %sunkaddr67, align 8
  %78 = shl i64 %.781480482.us, 3
  %scevgep28 = getelementptr i8, ptr %lsr.iv284, i64 %78
  %scevgep30 = getelementptr i8, ptr %scevgep28, i64 8
  %.819.us.1 = load double, ptr %scevgep30, align 8
  %.820.us.1 = fmul double %.816.us.1, %.819.us.1
  %scevgep40 = getelementptr i8, ptr %lsr.iv279, i64 %78
  %scevgep41 = getelementptr i8, ptr %scevgep40, i64 8
  store double %.820.us.1, ptr %scevgep41, align 8
  %.816.us.2 = load double, ptr %sunkaddr67, align 8
  %79 = shl i64 %.781480482.us, 3
  %scevgep32 = getelementptr i8, ptr %lsr.iv284, i64 %79
  %scevgep34 = getelementptr i8, ptr %scevgep32, i64 16
  %.819.us.2 = load double, ptr %scevgep34, align 8
  %.820.us.2 = fmul double %.816.us.2, %.819.us.2
  store double %.820.us.2, ptr %scevgep23, align 8
  %.788.us.3 = add nuw nsw i64 %.781480482.us, 4
  %.816.us.3 = load double, ptr %sunkaddr67, align 8
  %80 = shl i64 %.781480482.us, 3
  %scevgep20 = getelementptr i8, ptr %lsr.iv284, i64 %80
  %scevgep26 = getelementptr i8, ptr %scevgep20, i64 24
  %.819.us.3 = load double, ptr %scevgep26, align 8
  %.820.us.3 = fmul double %.816.us.3, %.819.us.3
  %scevgep36 = getelementptr i8, ptr %lsr.iv279, i64 %80
  %scevgep38 = getelementptr i8, ptr %scevgep36, i64 24
  store double %.820.us.3, ptr %scevgep38, align 8
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
  %scevgep16 = getelementptr i8, ptr %lsr.iv264, i64 %86
  %scevgep18 = getelementptr i8, ptr %scevgep16, i64 -16
  store <2 x double> %84, ptr %scevgep18, align 8
  store <2 x double> %85, ptr %scevgep16, align 8
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
  %sunkaddr68 = mul i64 %.374495556.us, 8
  %sunkaddr69 = getelementptr i8, ptr %.196.us, i64 %sunkaddr68
  %.816.us.prol = load double, ptr %sunkaddr69, align 8
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

define internal i32 @part15(ptr %retptr, ptr %excinfo, ptr %arg.A, ptr %arg.x, i64 %arg.blocks, ptr %arg.inverse) {
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
  %smax66 = call i64 @llvm.smax.i64(i64 %lsr.iv74, i64 0)
  %15 = lshr i64 %smax66, 1
  %16 = shl nuw nsw i64 %15, 1
  %smax70 = tail call i64 @llvm.smax.i64(i64 %lsr.iv74, i64 0)
  %17 = add i64 %smax70, %indvars.iv
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
  %.163 = call i32 @part16(ptr %.159, ptr %excinfo.1, ptr %.156, i64 %.17, ptr %arg.inverse)
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
  %sunkaddr96 = getelementptr i8, ptr %arg.inverse, i64 16
  %.400 = load double, ptr %sunkaddr96, align 8
  %.401 = fmul double %.388, %.400
  %.402 = fadd double %.397, %.401
  store double %.402, ptr %scevgep327, align 8
  %sunkaddr97 = getelementptr i8, ptr %arg.inverse, i64 24
  %.408 = load double, ptr %sunkaddr97, align 8
  %.409 = fmul double %.382, %.408
  %sunkaddr98 = getelementptr i8, ptr %arg.inverse, i64 32
  %.412 = load double, ptr %sunkaddr98, align 8
  %.413 = fmul double %.385, %.412
  %.414 = fadd double %.409, %.413
  %sunkaddr99 = getelementptr i8, ptr %arg.inverse, i64 40
  %.417 = load double, ptr %sunkaddr99, align 8
  %.418 = fmul double %.388, %.417
  %.419 = fadd double %.414, %.418
  store double %.419, ptr %scevgep324, align 8
  %sunkaddr100 = getelementptr i8, ptr %arg.inverse, i64 48
  %.425 = load double, ptr %sunkaddr100, align 8
  %.426 = fmul double %.382, %.425
  %sunkaddr101 = getelementptr i8, ptr %arg.inverse, i64 56
  %.429 = load double, ptr %sunkaddr101, align 8
  %.430 = fmul double %.385, %.429
  %.431 = fadd double %.426, %.430
  %sunkaddr102 = getelementptr i8, ptr %arg.inverse, i64 64
  %.434 = load double, ptr %sunkaddr102, align 8
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
  %scevgep77 = getelementptr i8, ptr %lsr.iv310, i64 %28
  %scevgep79 = getelementptr i8, ptr %scevgep77, i64 16
  %wide.load38 = load <2 x double>, ptr %scevgep336, align 8
  %wide.load39 = load <2 x double>, ptr %scevgep79, align 8
  %29 = fmul <2 x double> %broadcast.splat, %wide.load38
  %30 = fmul <2 x double> %broadcast.splat, %wide.load39
  %31 = shl i64 %index, 3
  %scevgep74 = getelementptr i8, ptr %lsr.iv306, i64 %31
  %32 = shl i64 %index, 3
  %scevgep70 = getelementptr i8, ptr %lsr.iv306, i64 %32
  %scevgep71 = getelementptr i8, ptr %scevgep70, i64 16
  %wide.load40 = load <2 x double>, ptr %scevgep74, align 8
  %wide.load41 = load <2 x double>, ptr %scevgep71, align 8
  %33 = fmul <2 x double> %broadcast.splat34, %wide.load40
  %34 = fmul <2 x double> %broadcast.splat34, %wide.load41
  %35 = fadd <2 x double> %29, %33
  %36 = fadd <2 x double> %30, %34
  %37 = shl i64 %index, 3
  %scevgep69 = getelementptr i8, ptr %lsr.iv302, i64 %37
  %38 = shl i64 %index, 3
  %scevgep67 = getelementptr i8, ptr %lsr.iv302, i64 %38
  %scevgep68 = getelementptr i8, ptr %scevgep67, i64 16
  %wide.load42 = load <2 x double>, ptr %scevgep69, align 8
  %wide.load43 = load <2 x double>, ptr %scevgep68, align 8
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
  %scevgep93 = getelementptr i8, ptr %lsr.iv322, i64 %49
  %.819 = load double, ptr %scevgep93, align 8
  %.821 = fmul double %.654, %.819
  %.822 = fadd double %.816, %.821
  %50 = shl i64 %.777348350, 3
  %scevgep87 = getelementptr i8, ptr %lsr.iv316, i64 %50
  %.825 = load double, ptr %scevgep87, align 8
  %.827 = fmul double %.659, %.825
  %.828 = fadd double %.822, %.827
  %.829 = fsub double %.811, %.828
  store double %.829, ptr %scevgep359, align 8
  %.784.1 = add i64 %.777348350, 2
  %51 = shl i64 %.777348350, 3
  %scevgep82 = getelementptr i8, ptr %lsr.iv357, i64 %51
  %scevgep84 = getelementptr i8, ptr %scevgep82, i64 8
  %.811.1 = load double, ptr %scevgep84, align 8
  %scevgep91 = getelementptr i8, ptr %arg.A.pn, i64 %51
  %scevgep92 = getelementptr i8, ptr %scevgep91, i64 8
  %.814.1 = load double, ptr %scevgep92, align 8
  %.816.1 = fmul double %.649, %.814.1
  %52 = shl i64 %.777348350, 3
  %scevgep94 = getelementptr i8, ptr %lsr.iv322, i64 %52
  %scevgep95 = getelementptr i8, ptr %scevgep94, i64 8
  %.819.1 = load double, ptr %scevgep95, align 8
  %.821.1 = fmul double %.654, %.819.1
  %.822.1 = fadd double %.816.1, %.821.1
  %53 = shl i64 %.777348350, 3
  %scevgep89 = getelementptr i8, ptr %lsr.iv316, i64 %53
  %scevgep90 = getelementptr i8, ptr %scevgep89, i64 8
  %.825.1 = load double, ptr %scevgep90, align 8
  %.827.1 = fmul double %.659, %.825.1
  %.828.1 = fadd double %.822.1, %.827.1
  %.829.1 = fsub double %.811.1, %.828.1
  store double %.829.1, ptr %scevgep84, align 8
  %exitcond.not.1 = icmp eq i64 %.17, %.784.1
  br i1 %exitcond.not.1, label %B1262, label %B1160

B1262:
  %.842 = getelementptr double, ptr %arg.x, i64 %.603355365
  %.843 = load double, ptr %.842, align 8
  %sunkaddr103 = getelementptr i8, ptr %arg.x, i64 %sunkaddr391
  %.847 = load double, ptr %sunkaddr103, align 8
  %.849 = fmul double %.649, %.847
  %sunkaddr104 = getelementptr i8, ptr %arg.x, i64 %sunkaddr391
  %sunkaddr105 = getelementptr i8, ptr %sunkaddr104, i64 8
  %.856 = load double, ptr %sunkaddr105, align 8
  %.858 = fmul double %.654, %.856
  %.861 = fadd double %.849, %.858
  %sunkaddr106 = getelementptr i8, ptr %arg.x, i64 %sunkaddr391
  %sunkaddr107 = getelementptr i8, ptr %sunkaddr106, i64 16
  %.866 = load double, ptr %sunkaddr107, align 8
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
  %sunkaddr108 = getelementptr i8, ptr %arg.inverse, i64 64
  %54 = load double, ptr %sunkaddr108, align 8
  %broadcast.splatinsert200 = insertelement <2 x double> poison, double %54, i64 0
  %broadcast.splat201 = shufflevector <2 x double> %broadcast.splatinsert200, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr109 = getelementptr i8, ptr %arg.inverse, i64 56
  %55 = load double, ptr %sunkaddr109, align 8
  %broadcast.splatinsert198 = insertelement <2 x double> poison, double %55, i64 0
  %broadcast.splat199 = shufflevector <2 x double> %broadcast.splatinsert198, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr110 = getelementptr i8, ptr %arg.inverse, i64 48
  %56 = load double, ptr %sunkaddr110, align 8
  %broadcast.splatinsert196 = insertelement <2 x double> poison, double %56, i64 0
  %broadcast.splat197 = shufflevector <2 x double> %broadcast.splatinsert196, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr111 = getelementptr i8, ptr %arg.inverse, i64 40
  %57 = load double, ptr %sunkaddr111, align 8
  %broadcast.splatinsert194 = insertelement <2 x double> poison, double %57, i64 0
  %broadcast.splat195 = shufflevector <2 x double> %broadcast.splatinsert194, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr112 = getelementptr i8, ptr %arg.inverse, i64 32
  %58 = load double, ptr %sunkaddr112, align 8
  %broadcast.splatinsert192 = insertelement <2 x double> poison, double %58, i64 0
  %broadcast.splat193 = shufflevector <2 x double> %broadcast.splatinsert192, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr113 = getelementptr i8, ptr %arg.inverse, i64 24
  %59 = load double, ptr %sunkaddr113, align 8
  %broadcast.splatinsert190 = insertelement <2 x double> poison, double %59, i64 0
  %broadcast.splat191 = shufflevector <2 x double> %broadcast.splatinsert190, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr114 = getelementptr i8, ptr %arg.inverse, i64 16
  %60 = load double, ptr %sunkaddr114, align 8
  %broadcast.splatinsert188 = insertelement <2 x double> poison, double %60, i64 0
  %broadcast.splat189 = shufflevector <2 x double> %broadcast.splatinsert188, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr116 = getelementptr i8, ptr %arg.inverse, i64 8
  %61 = load double, ptr %sunkaddr116, align 8
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
  %sunkaddr117 = getelementptr i8, ptr %arg.inverse, i64 8
  %.465 = load double, ptr %sunkaddr117, align 8
  %.466 = fmul double %.453, %.465
  %.467 = fadd double %.462, %.466
  %sunkaddr118 = getelementptr i8, ptr %arg.inverse, i64 16
  %.470 = load double, ptr %sunkaddr118, align 8
  %.471 = fmul double %.458, %.470
  %.472 = fadd double %.467, %.471
  store double %.472, ptr %.447, align 8
  %sunkaddr119 = getelementptr i8, ptr %arg.inverse, i64 24
  %.479 = load double, ptr %sunkaddr119, align 8
  %.480 = fmul double %.448, %.479
  %sunkaddr120 = getelementptr i8, ptr %arg.inverse, i64 32
  %.483 = load double, ptr %sunkaddr120, align 8
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
  %smax32 = call i64 @llvm.smax.i64(i64 %lsr.iv, i64 0)
  %99 = trunc i64 %smax32 to i2
  %100 = zext i2 %99 to i64
  %101 = shl nuw nsw i64 %100, 3
  %102 = add nsw i64 %101, -8
  %smax = call i64 @llvm.smax.i64(i64 %lsr.iv, i64 0)
  %103 = trunc i64 %smax to i2
  %104 = zext i2 %103 to i64
  %smax34 = tail call i64 @llvm.smax.i64(i64 %lsr.iv, i64 0)
  %lsr.iv247 = getelementptr i8, ptr %.pn, i64 -24
  %105 = add nuw i64 %smax34, 1
  %106 = mul i64 %indvar, 3
  %107 = add i64 %106, 3
  %smax212 = tail call i64 @llvm.smax.i64(i64 %107, i64 0)
  %108 = add nsw i64 %smax212, -1
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
  %109 = shl nuw nsw i64 %prol.iter, 3
  %scevgep31 = getelementptr i8, ptr %lsr.iv251, i64 %109
  %.1291.us.us.prol = load double, ptr %scevgep31, align 8
  %110 = shl nuw nsw i64 %prol.iter, 3
  %scevgep27 = getelementptr i8, ptr %.pn, i64 %110
  %scevgep28 = getelementptr i8, ptr %scevgep27, i64 -24
  %.1294.us.us.prol = load double, ptr %scevgep28, align 8
  %.1295.us.us.prol = fmul double %.1291.us.us.prol, %.1294.us.us.prol
  %.1297.us.us.prol = fsub double %total.2.2421.us.us.prol, %.1295.us.us.prol
  %prol.iter.next = add nuw nsw i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %104, %prol.iter.next
  br i1 %prol.iter.cmp.not, label %B1576.us.us.prol.loopexit.loopexit, label %B1576.us.us.prol

B1576.us.us.prol.loopexit.loopexit:
  %111 = and i64 %smax34, %const
  br label %B1576.us.us.prol.loopexit

B1576.us.us.prol.loopexit:
  %total.2.2421.us.us.unr = phi double [ %.1161.us.us, %B1474.endif.us.us.preheader ], [ %.1297.us.us.prol, %B1576.us.us.prol.loopexit.loopexit ]
  %.1250416420.us.us.unr = phi i64 [ %.1208.us, %B1474.endif.us.us.preheader ], [ %111, %B1576.us.us.prol.loopexit.loopexit ]
  %.1297.us.us.lcssa.unr = phi double [ poison, %B1474.endif.us.us.preheader ], [ %.1297.us.us.prol, %B1576.us.us.prol.loopexit.loopexit ]
  %112 = icmp ult i64 %108, 3
  br i1 %112, label %B1574.B1620_crit_edge.us.us, label %B1576.us.us.preheader

B1576.us.us.preheader:
  %113 = add nuw i64 %.1250416420.us.us.unr, 4
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
  %lsr.iv34 = phi i64 [ %lsr.iv.next35, %B1576.us.us ], [ %102, %B1576.us.us.preheader ]
  %lsr.iv257 = phi i64 [ %lsr.iv.next258, %B1576.us.us ], [ %113, %B1576.us.us.preheader ]
  %total.2.2421.us.us = phi double [ %.1297.us.us.3, %B1576.us.us ], [ %total.2.2421.us.us.unr, %B1576.us.us.preheader ]
  %scevgep36 = getelementptr i8, ptr %lsr.iv33, i64 %lsr.iv34
  %scevgep37 = getelementptr i8, ptr %scevgep36, i64 8
  %scevgep38 = getelementptr i8, ptr %scevgep36, i64 -16
  %.1291.us.us = load double, ptr %scevgep38, align 8
  %scevgep53 = getelementptr i8, ptr %.pn, i64 %lsr.iv34
  %scevgep54 = getelementptr i8, ptr %scevgep53, i64 8
  %scevgep46 = getelementptr i8, ptr %.pn, i64 %lsr.iv34
  %scevgep65 = getelementptr i8, ptr %scevgep46, i64 -16
  %.1294.us.us = load double, ptr %scevgep65, align 8
  %.1295.us.us = fmul double %.1291.us.us, %.1294.us.us
  %.1297.us.us = fsub double %total.2.2421.us.us, %.1295.us.us
  %scevgep42 = getelementptr i8, ptr %lsr.iv33, i64 %lsr.iv34
  %scevgep43 = getelementptr i8, ptr %scevgep42, i64 -8
  %.1291.us.us.1221 = load double, ptr %scevgep43, align 8
  %scevgep55 = getelementptr i8, ptr %.pn, i64 %lsr.iv34
  %scevgep60 = getelementptr i8, ptr %scevgep55, i64 -8
  %.1294.us.us.1223 = load double, ptr %scevgep60, align 8
  %.1295.us.us.1224 = fmul double %.1291.us.us.1221, %.1294.us.us.1223
  %.1297.us.us.1225 = fsub double %.1297.us.us, %.1295.us.us.1224
  %.1291.us.us.2234 = load double, ptr %scevgep36, align 8
  %.1294.us.us.2236 = load double, ptr %scevgep46, align 8
  %.1295.us.us.2237 = fmul double %.1291.us.us.2234, %.1294.us.us.2236
  %.1297.us.us.2238 = fsub double %.1297.us.us.1225, %.1295.us.us.2237
  %.1291.us.us.3 = load double, ptr %scevgep37, align 8
  %.1294.us.us.3 = load double, ptr %scevgep54, align 8
  %.1295.us.us.3 = fmul double %.1291.us.us.3, %.1294.us.us.3
  %.1297.us.us.3 = fsub double %.1297.us.us.2238, %.1295.us.us.3
  %lsr.iv.next258 = add i64 %lsr.iv257, -4
  %lsr.iv.next35 = add i64 %lsr.iv34, 32
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
  %lsr.iv279 = phi i64 [ %lsr.iv.next280, %B1576.us.us.1 ], [ %105, %B1574.B1620_crit_edge.us.us ]
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
  %sunkaddr126 = getelementptr i8, ptr %arg.x, i64 %sunkaddr405
  %sunkaddr127 = getelementptr i8, ptr %sunkaddr126, i64 8
  store double %.1297.us.us.1, ptr %sunkaddr127, align 8
  %sunkaddr128 = getelementptr i8, ptr %arg.x, i64 %sunkaddr405
  %sunkaddr129 = getelementptr i8, ptr %sunkaddr128, i64 16
  %.1161.us.us.2 = load double, ptr %sunkaddr129, align 8
  br label %B1576.us.us.2

B1576.us.us.2:
  %lsr.iv59 = phi i64 [ %lsr.iv.next60, %B1576.us.us.2 ], [ -24, %B1574.B1620_crit_edge.us.us.1 ]
  %lsr.iv289 = phi i64 [ %lsr.iv.next290, %B1576.us.us.2 ], [ %105, %B1574.B1620_crit_edge.us.us.1 ]
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
  %sunkaddr130 = getelementptr i8, ptr %arg.x, i64 %sunkaddr405
  %sunkaddr131 = getelementptr i8, ptr %sunkaddr130, i64 16
  store double %.1297.us.us.2, ptr %sunkaddr131, align 8
  br label %B1472.B1418.loopexit_crit_edge.us
}

define internal i32 @part12(ptr %retptr, ptr %excinfo, ptr %arg.A, ptr %arg.x, i64 %arg.size) {
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
  %sunkaddr41 = getelementptr i8, ptr %42, i64 %sunkaddr
  %.574.pre = load double, ptr %sunkaddr41, align 8
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
  %scevgep35 = getelementptr i8, ptr %lsr.iv99, i64 %15
  %scevgep36 = getelementptr i8, ptr %scevgep35, i64 -16
  %wide.load13 = load <2 x double>, ptr %scevgep36, align 8
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
  %scevgep37 = getelementptr i8, ptr %lsr.iv118, i64 %24
  %scevgep40 = getelementptr i8, ptr %scevgep37, i64 8
  %.851.1 = load double, ptr %scevgep40, align 8
  %.854.1 = load double, ptr %scevgep39, align 8
  %.856.1 = fmul double %.722, %.854.1
  %.857.1 = fsub double %.851.1, %.856.1
  store double %.857.1, ptr %scevgep40, align 8
  %exitcond479.not.1 = icmp eq i64 %arg.size, %.824.1
  br i1 %exitcond479.not.1, label %B794, label %B740

B794:
  %.870 = getelementptr double, ptr %arg.x, i64 %.674387397
  %.871 = load double, ptr %.870, align 8
  %sunkaddr42 = getelementptr i8, ptr %arg.x, i64 %37
  %.875 = load double, ptr %sunkaddr42, align 8
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
  %smax34 = call i64 @llvm.smax.i64(i64 %indvars.iv, i64 0)
  %27 = add i64 %smax34, %.105404434
  %smax13 = call i64 @llvm.smax.i64(i64 %indvars.iv, i64 0)
  %28 = lshr i64 %smax13, 2
  %29 = shl nuw nsw i64 %28, 2
  %smax26 = tail call i64 @llvm.smax.i64(i64 %indvars.iv, i64 0)
  %30 = add nuw i64 %.105404434, %smax26
  %31 = and i64 %smax26, 9223372036854775804
  %smax = tail call i64 @llvm.smax.i64(i64 %lsr.iv96, i64 0)
  %32 = add i64 %smax, %indvars.iv6
  %lsr.iv116 = getelementptr i8, ptr %arg.A.pn, i64 %0
  %33 = xor i64 %.105404434, -1
  %34 = add nsw i64 %arg.size, %33
  %35 = mul i64 %.105404434, %1
  %scevgep16 = getelementptr i8, ptr %arg.A, i64 %35
  %36 = shl i64 %smax26, 3
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
  %scevgep26 = getelementptr i8, ptr %lsr.iv68, i64 %49
  br label %vector.body31

vector.body31:
  %index32 = phi i64 [ 0, %vector.ph28 ], [ %index.next38, %vector.body31 ]
  %50 = shl i64 %index32, 3
  %scevgep29 = getelementptr i8, ptr %scevgep26, i64 %50
  %scevgep33 = getelementptr i8, ptr %scevgep29, i64 16
  %scevgep27 = getelementptr i8, ptr %scevgep26, i64 %50
  %wide.load34 = load <2 x double>, ptr %scevgep27, align 8
  %wide.load35 = load <2 x double>, ptr %scevgep33, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv76, i64 %50
  %51 = shl i64 %index32, 3
  %scevgep14 = getelementptr i8, ptr %lsr.iv76, i64 %51
  %scevgep23 = getelementptr i8, ptr %scevgep14, i64 -16
  %wide.load36 = load <2 x double>, ptr %scevgep23, align 8
  %wide.load37 = load <2 x double>, ptr %scevgep79, align 8
  store <2 x double> %wide.load34, ptr %scevgep23, align 8
  store <2 x double> %wide.load35, ptr %scevgep79, align 8
  store <2 x double> %wide.load36, ptr %scevgep27, align 8
  store <2 x double> %wide.load37, ptr %scevgep33, align 8
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

define internal i32 @part16(ptr %retptr, ptr %excinfo, ptr %arg.A, i64 %arg.stride, ptr %arg.out) {
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

define internal i32 @part9(ptr %retptr, ptr %excinfo, ptr %arg.A, ptr %arg.x, ptr %arg.out, i64 %arg.size) {
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
  %sunkaddr72 = mul i64 %lsr.iv37, 8
  %sunkaddr73 = getelementptr i8, ptr %arg.x, i64 %sunkaddr72
  %.209.us = load double, ptr %sunkaddr73, align 8
  %.210.us = fmul double %.206.us, %.209.us
  %.212.us = fadd double %a.2.178.us, %.210.us
  %3 = shl i64 %lsr.iv37, 3
  %scevgep64 = getelementptr i8, ptr %lsr.iv51, i64 %3
  %.217.us = load double, ptr %scevgep64, align 8
  %.221.us = fmul double %.209.us, %.217.us
  %.223.us = fadd double %b.2.179.us, %.221.us
  %4 = shl i64 %lsr.iv37, 3
  %scevgep60 = getelementptr i8, ptr %lsr.iv42, i64 %4
  %.228.us = load double, ptr %scevgep60, align 8
  %.232.us = fmul double %.209.us, %.228.us
  %.234.us = fadd double %c.2.180.us, %.232.us
  %scevgep70 = getelementptr i8, ptr %lsr.iv60, i64 %4
  %scevgep71 = getelementptr i8, ptr %scevgep70, i64 8
  %.206.us.1 = load double, ptr %scevgep71, align 8
  %sunkaddr74 = mul i64 %lsr.iv37, 8
  %sunkaddr75 = getelementptr i8, ptr %arg.x, i64 %sunkaddr74
  %sunkaddr76 = getelementptr i8, ptr %sunkaddr75, i64 8
  %.209.us.1 = load double, ptr %sunkaddr76, align 8
  %.210.us.1 = fmul double %.206.us.1, %.209.us.1
  %.212.us.1 = fadd double %.212.us, %.210.us.1
  %5 = shl i64 %lsr.iv37, 3
  %scevgep62 = getelementptr i8, ptr %lsr.iv51, i64 %5
  %scevgep63 = getelementptr i8, ptr %scevgep62, i64 8
  %.217.us.1 = load double, ptr %scevgep63, align 8
  %.221.us.1 = fmul double %.209.us.1, %.217.us.1
  %.223.us.1 = fadd double %.223.us, %.221.us.1
  %6 = shl i64 %lsr.iv37, 3
  %scevgep55 = getelementptr i8, ptr %lsr.iv42, i64 %6
  %scevgep59 = getelementptr i8, ptr %scevgep55, i64 8
  %.228.us.1 = load double, ptr %scevgep59, align 8
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
  %sunkaddr77 = mul i64 %unroll_iter, 8
  %sunkaddr78 = getelementptr i8, ptr %lsr.iv60, i64 %sunkaddr77
  %.206.us.epil = load double, ptr %sunkaddr78, align 8
  %sunkaddr79 = mul i64 %unroll_iter, 8
  %sunkaddr80 = getelementptr i8, ptr %arg.x, i64 %sunkaddr79
  %.209.us.epil = load double, ptr %sunkaddr80, align 8
  %.210.us.epil = fmul double %.206.us.epil, %.209.us.epil
  %.212.us.epil = fadd double %.212.us.1, %.210.us.epil
  %sunkaddr81 = mul i64 %unroll_iter, 8
  %sunkaddr82 = getelementptr i8, ptr %lsr.iv51, i64 %sunkaddr81
  %.217.us.epil = load double, ptr %sunkaddr82, align 8
  %.221.us.epil = fmul double %.209.us.epil, %.217.us.epil
  %.223.us.epil = fadd double %.223.us.1, %.221.us.epil
  %sunkaddr86 = mul i64 %unroll_iter, 8
  %sunkaddr87 = getelementptr i8, ptr %lsr.iv42, i64 %sunkaddr86
  %.228.us.epil = load double, ptr %sunkaddr87, align 8
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
  %r.5.0.us.ph = phi i64 [ %r.4.1, %B468.us.preheader ], [ %16, %middle.block ]
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
  %scevgep19 = getelementptr i8, ptr %lsr.iv, i64 %21
  %.135.epil.i.us = load double, ptr %scevgep19, align 8
  %22 = shl nuw nsw i64 %epil.iter.i.us, 3
  %scevgep18 = getelementptr i8, ptr %arg.x, i64 %22
  %.138.epil.i.us = load double, ptr %scevgep18, align 8
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
  %sunkaddr91 = mul i64 %.1013941.i, 8
  %sunkaddr92 = getelementptr i8, ptr %arg.x, i64 %sunkaddr91
  %.138.i = load double, ptr %sunkaddr92, align 8
  %.139.i = fmul double %.135.i, %.138.i
  %.141.i = fadd double %total.2.043.i, %.139.i
  %27 = shl i64 %.1013941.i, 3
  %scevgep46 = getelementptr i8, ptr %lsr.iv46, i64 %27
  %scevgep48 = getelementptr i8, ptr %scevgep46, i64 -16
  %.135.1.i = load double, ptr %scevgep48, align 8
  %sunkaddr93 = mul i64 %.1013941.i, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.x, i64 %sunkaddr93
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr94, i64 8
  %.138.1.i = load double, ptr %sunkaddr95, align 8
  %.139.1.i = fmul double %.135.1.i, %.138.1.i
  %.141.1.i = fadd double %.141.i, %.139.1.i
  %28 = shl i64 %.1013941.i, 3
  %scevgep37 = getelementptr i8, ptr %lsr.iv46, i64 %28
  %scevgep40 = getelementptr i8, ptr %scevgep37, i64 -8
  %.135.2.i = load double, ptr %scevgep40, align 8
  %sunkaddr96 = mul i64 %.1013941.i, 8
  %sunkaddr97 = getelementptr i8, ptr %arg.x, i64 %sunkaddr96
  %sunkaddr98 = getelementptr i8, ptr %sunkaddr97, i64 16
  %.138.2.i = load double, ptr %sunkaddr98, align 8
  %.139.2.i = fmul double %.135.2.i, %.138.2.i
  %.141.2.i = fadd double %.141.1.i, %.139.2.i
  %.108.3.i = add nuw nsw i64 %.1013941.i, 4
  %.135.3.i = load double, ptr %scevgep53, align 8
  %sunkaddr99 = mul i64 %.1013941.i, 8
  %sunkaddr100 = getelementptr i8, ptr %arg.x, i64 %sunkaddr99
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr100, i64 24
  %.138.3.i = load double, ptr %sunkaddr101, align 8
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
  %scevgep51 = getelementptr i8, ptr %lsr.iv57, i64 %30
  %.135.epil.i = load double, ptr %scevgep51, align 8
  %31 = shl nuw nsw i64 %epil.iter.i, 3
  %scevgep49 = getelementptr i8, ptr %scevgep.i, i64 %31
  %.138.epil.i = load double, ptr %scevgep49, align 8
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

define internal i32 @part11(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, double %arg.soft) {
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
  %.199.us.us48 = call i32 @part7(ptr %.195, ptr %excinfo.1, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr)
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
  %.593.us.us.us.us.us.us.us = call i32 @part17(ptr %.589, ptr %excinfo.2, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr, i64 %.553226229.us.us.us.us.us.us.us)
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
  %.700.us.us.us.us.us = call i32 @part7(ptr %.696, ptr %excinfo.5, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr)
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
  %.199.us.us.us = call i32 @part7(ptr %.195, ptr %excinfo.1, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr)
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
  %.700.us.us.us67.us.us = call i32 @part7(ptr %.696, ptr %excinfo.5, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr)
  %cond42.us.us.us = icmp eq i32 %.700.us.us.us67.us.us, 0
  br i1 %cond42.us.us.us, label %B438.endif.us.us.us59.us.us, label %B438.if.if.split.us

B438.endif.us.us.us59.us.us:
  %ov = icmp eq i64 %lsr.iv189, 0
  %.710.us.us.us61.us.us = load i64, ptr %.696, align 8
  %good.2.1.us.us.us62.us.us = icmp eq i64 %.710.us.us.us61.us.us, 0
  %or.cond = select i1 %ov, i1 true, i1 %good.2.1.us.us.us62.us.us
  %lsr.iv.next190 = add nsw i64 %lsr.iv189, 1
  br i1 %or.cond, label %B492.us.us.us, label %B226.endif.endif.us.us.us54.us.us

B102.us.us:
  %level.2.0.us.us = phi double [ %.13.i.us, %B102.backedge.us.us ], [ %.43, %B102.us.us.preheader ]
  store double %level.2.0.us.us, ptr %arg.room.13, align 8
  store i64 0, ptr %.195, align 8
  %.199.us.us = call i32 @part7(ptr %.195, ptr %excinfo.1, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr)
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
  %.700.us.us.us67 = call i32 @part7(ptr %.696, ptr %excinfo.5, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr)
  %cond42.us = icmp eq i32 %.700.us.us.us67, 0
  br i1 %cond42.us, label %B438.endif.us.us.us59, label %B438.if.if.split.us

B438.endif.us.us.us59:
  %ov193 = icmp eq i64 %lsr.iv, 0
  %.710.us.us.us61 = load i64, ptr %.696, align 8
  %good.2.1.us.us.us62 = icmp eq i64 %.710.us.us.us61, 0
  %or.cond22 = select i1 %ov193, i1 true, i1 %good.2.1.us.us.us62
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
  %.199.us = call i32 @part7(ptr %.195, ptr %excinfo.1, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr)
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
  %.700.us.us.us = call i32 @part7(ptr %.696, ptr %excinfo.5, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr)
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
  %.593.us.us.us.us = call i32 @part17(ptr %.589, ptr %excinfo.2, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k.fr, i64 %.553226229.us.us.us.us)
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
  %scevgep = getelementptr i8, ptr %arg.room.4, i64 %2
  %.158.i32 = load double, ptr %scevgep, align 8
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

define internal i32 @part17(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, i64 %arg.c) {
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
  %sunkaddr147 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr
  store <2 x double> %wide.load, ptr %sunkaddr147, align 8
  %sunkaddr148 = mul i64 %index, 8
  %sunkaddr149 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr148
  %sunkaddr150 = getelementptr i8, ptr %sunkaddr149, i64 16
  store <2 x double> %wide.load32, ptr %sunkaddr150, align 8
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
  %sunkaddr151 = mul i64 %.231462464, 8
  %sunkaddr152 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr151
  store double %.265, ptr %sunkaddr152, align 8
  store double 0.000000e+00, ptr %scevgep235, align 8
  %12 = shl i64 %.231462464, 3
  %scevgep136 = getelementptr i8, ptr %scevgep230, i64 %12
  %scevgep137 = getelementptr i8, ptr %scevgep136, i64 -16
  %.265.1 = load double, ptr %scevgep137, align 8
  %13 = shl i64 %.231462464, 3
  %sunkaddr153 = mul i64 %.231462464, 8
  %sunkaddr154 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr153
  %sunkaddr155 = getelementptr i8, ptr %sunkaddr154, i64 8
  store double %.265.1, ptr %sunkaddr155, align 8
  store double 0.000000e+00, ptr %scevgep137, align 8
  %scevgep133 = getelementptr i8, ptr %scevgep230, i64 %13
  %scevgep135 = getelementptr i8, ptr %scevgep133, i64 -8
  %.265.2 = load double, ptr %scevgep135, align 8
  %sunkaddr156 = mul i64 %.231462464, 8
  %sunkaddr157 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr156
  %sunkaddr158 = getelementptr i8, ptr %sunkaddr157, i64 16
  store double %.265.2, ptr %sunkaddr158, align 8
  store double 0.000000e+00, ptr %scevgep135, align 8
  %.238.3 = add nuw nsw i64 %.231462464, 4
  %.265.3 = load double, ptr %scevgep234, align 8
  %sunkaddr159 = mul i64 %.231462464, 8
  %sunkaddr160 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr159
  %sunkaddr161 = getelementptr i8, ptr %sunkaddr160, i64 24
  store double %.265.3, ptr %sunkaddr161, align 8
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
  %scevgep101 = getelementptr i8, ptr %scevgep190, i64 %27
  %scevgep102 = getelementptr i8, ptr %scevgep101, i64 -16
  %wide.load59 = load <2 x double>, ptr %scevgep102, align 8
  %wide.load60 = load <2 x double>, ptr %scevgep192, align 8
  %28 = fmul <2 x double> %broadcast.splat, %wide.load59
  %29 = fmul <2 x double> %broadcast.splat, %wide.load60
  %30 = fsub <2 x double> %wide.load57, %28
  %31 = fsub <2 x double> %wide.load58, %29
  %32 = fadd <2 x double> %30, zeroinitializer
  %33 = fadd <2 x double> %31, zeroinitializer
  %34 = shl i64 %index56, 3
  %scevgep99 = getelementptr i8, ptr %scevgep186, i64 %34
  %scevgep100 = getelementptr i8, ptr %scevgep99, i64 -16
  store <2 x double> %32, ptr %scevgep100, align 8
  store <2 x double> %33, ptr %scevgep99, align 8
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
  %scevgep97 = getelementptr i8, ptr %scevgep178, i64 %42
  %scevgep98 = getelementptr i8, ptr %scevgep97, i64 -8
  %.445.us = load double, ptr %scevgep98, align 8
  %.446.us = fmul double %.439.us, %.445.us
  %.447.us = fsub double %.435.us, %.446.us
  %.448.us = fadd double %.447.us, 0.000000e+00
  %43 = shl i64 %.363468470.us, 3
  %scevgep94 = getelementptr i8, ptr %scevgep174, i64 %43
  %scevgep96 = getelementptr i8, ptr %scevgep94, i64 -8
  store double %.448.us, ptr %scevgep96, align 8
  %.370.us.1 = add nuw nsw i64 %.363468470.us, 2
  %.435.us.1 = load double, ptr %scevgep184, align 8
  %.439.us.1 = load double, ptr %arg.room.13, align 8
  %.445.us.1 = load double, ptr %scevgep180, align 8
  %.446.us.1 = fmul double %.439.us.1, %.445.us.1
  %.447.us.1 = fsub double %.435.us.1, %.446.us.1
  %.448.us.1 = fadd double %.447.us.1, 0.000000e+00
  store double %.448.us.1, ptr %scevgep94, align 8
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
  %sunkaddr162 = mul i64 %.1013941.i, 8
  %sunkaddr163 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr162
  %.138.i = load double, ptr %sunkaddr163, align 8
  %.139.i = fmul double %.135.i, %.138.i
  %.141.i = fadd double %total.2.043.i, %.139.i
  %45 = shl i64 %.1013941.i, 3
  %scevgep115 = getelementptr i8, ptr %lsr.iv207, i64 %45
  %scevgep119 = getelementptr i8, ptr %scevgep115, i64 -16
  %.135.1.i = load double, ptr %scevgep119, align 8
  %sunkaddr164 = mul i64 %.1013941.i, 8
  %sunkaddr165 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr164
  %sunkaddr166 = getelementptr i8, ptr %sunkaddr165, i64 8
  %.138.1.i = load double, ptr %sunkaddr166, align 8
  %.139.1.i = fmul double %.135.1.i, %.138.1.i
  %.141.1.i = fadd double %.141.i, %.139.1.i
  %46 = shl i64 %.1013941.i, 3
  %scevgep113 = getelementptr i8, ptr %lsr.iv207, i64 %46
  %scevgep114 = getelementptr i8, ptr %scevgep113, i64 -8
  %.135.2.i = load double, ptr %scevgep114, align 8
  %sunkaddr167 = mul i64 %.1013941.i, 8
  %sunkaddr168 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr167
  %sunkaddr170 = getelementptr i8, ptr %sunkaddr168, i64 16
  %.138.2.i = load double, ptr %sunkaddr170, align 8
  %.139.2.i = fmul double %.135.2.i, %.138.2.i
  %.141.2.i = fadd double %.141.1.i, %.139.2.i
  %.108.3.i = add nuw nsw i64 %.1013941.i, 4
  %.135.3.i = load double, ptr %scevgep214, align 8
  %sunkaddr171 = mul i64 %.1013941.i, 8
  %sunkaddr172 = getelementptr i8, ptr %arg.room.4, i64 %sunkaddr171
  %sunkaddr173 = getelementptr i8, ptr %sunkaddr172, i64 24
  %.138.3.i = load double, ptr %sunkaddr173, align 8
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
  %scevgep85 = getelementptr i8, ptr %scevgep66, i64 %51
  %scevgep86 = getelementptr i8, ptr %scevgep85, i64 -24
  %.712 = load double, ptr %scevgep86, align 8
  %.713 = fmul double %.701, %.712
  %.715 = fsub double %lean.2.0479, %.713
  %52 = shl i64 %lsr.iv, 3
  %scevgep91 = getelementptr i8, ptr %scevgep73, i64 %52
  %scevgep93 = getelementptr i8, ptr %scevgep91, i64 -16
  %.699.1 = load double, ptr %scevgep93, align 8
  %.701.1 = fmul double %.463, %.699.1
  %53 = shl i64 %lsr.iv, 3
  %scevgep80 = getelementptr i8, ptr %scevgep66, i64 %53
  %scevgep81 = getelementptr i8, ptr %scevgep80, i64 -16
  %.712.1 = load double, ptr %scevgep81, align 8
  %.713.1 = fmul double %.701.1, %.712.1
  %.715.1 = fsub double %.715, %.713.1
  %54 = shl i64 %lsr.iv, 3
  %scevgep87 = getelementptr i8, ptr %scevgep73, i64 %54
  %scevgep90 = getelementptr i8, ptr %scevgep87, i64 -8
  %.699.2 = load double, ptr %scevgep90, align 8
  %.701.2 = fmul double %.463, %.699.2
  %55 = shl i64 %lsr.iv, 3
  %scevgep76 = getelementptr i8, ptr %scevgep66, i64 %55
  %scevgep77 = getelementptr i8, ptr %scevgep76, i64 -8
  %.712.2 = load double, ptr %scevgep77, align 8
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
  %scevgep56 = getelementptr i8, ptr %scevgep126, i64 %57
  %scevgep57 = getelementptr i8, ptr %scevgep56, i64 -24
  store double %.958, ptr %scevgep57, align 8
  %scevgep63 = getelementptr i8, ptr %scevgep134, i64 %57
  %scevgep69 = getelementptr i8, ptr %scevgep63, i64 -16
  %.955.1 = load double, ptr %scevgep69, align 8
  %.956.1 = fmul double %.955.1, %.946
  %.958.1 = fmul double %.13.i9, %.956.1
  %58 = shl i64 %.902484486, 3
  %scevgep53 = getelementptr i8, ptr %scevgep126, i64 %58
  %scevgep54 = getelementptr i8, ptr %scevgep53, i64 -16
  store double %.958.1, ptr %scevgep54, align 8
  %scevgep58 = getelementptr i8, ptr %scevgep134, i64 %58
  %scevgep59 = getelementptr i8, ptr %scevgep58, i64 -8
  %.955.2 = load double, ptr %scevgep59, align 8
  %.956.2 = fmul double %.955.2, %.946
  %.958.2 = fmul double %.13.i9, %.956.2
  %59 = shl i64 %.902484486, 3
  %scevgep48 = getelementptr i8, ptr %scevgep126, i64 %59
  %scevgep52 = getelementptr i8, ptr %scevgep48, i64 -8
  store double %.958.2, ptr %scevgep52, align 8
  %.909.3 = add nuw nsw i64 %.902484486, 4
  %.955.3 = load double, ptr %scevgep138, align 8
  %.956.3 = fmul double %.955.3, %.946
  %.958.3 = fmul double %.13.i9, %.956.3
  store double %.958.3, ptr %scevgep56, align 8
  %exitcond546.not.3 = icmp eq i64 %arg.s.9, %.909.3
  br i1 %exitcond546.not.3, label %B1890.backedge.preheader.new, label %B1242

B1300:
  %.997 = getelementptr i8, ptr %.106, i64 16
  %.998 = load double, ptr %.997, align 8
  %.1002 = fcmp ult double %.998, 0.000000e+00
  br i1 %.1002, label %B1336, label %B1856.endif

B1336:
  store double 0.000000e+00, ptr %.1011, align 8
  %.1015 = call i32 @part18(ptr %.1011, ptr %excinfo.5, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, i64 %arg.c, double 0.000000e+00)
  %cond = icmp eq i32 %.1015, 0
  br i1 %cond, label %B1336.endif, label %B1336.if.if

B1474:
  store double 0.000000e+00, ptr %.1087, align 8
  %.1091 = call i32 @part18(ptr %.1087, ptr %excinfo.6, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, i64 %arg.c, double %.1044)
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
  %.1164 = call i32 @part18(ptr %.1160, ptr %excinfo.7, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, i64 %arg.c, double %.1139)
  %cond11 = icmp eq i32 %.1164, 0
  br i1 %cond11, label %B1546.endif, label %B1546.if.if

B1656:
  %lsr.iv45 = phi i64 [ 66, %B1656.preheader ], [ %lsr.iv.next46, %B1758.endif ]
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
  %.1408 = call i32 @part18(ptr %.1404, ptr %excinfo.8, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, i64 %arg.c, double %"$phi1758.1.2.1")
  %cond12 = icmp eq i32 %.1408, 0
  br i1 %cond12, label %B1758.endif, label %B1758.if.if

B1818:
  %high.4.0.lcssa = phi double [ %high.6.1, %B1758.endif ], [ %high.4.0496, %B1656 ]
  %.1475 = call i32 @part18(ptr %.1471, ptr %excinfo.9, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, i64 %arg.c, double %high.4.0.lcssa)
  %cond13 = icmp eq i32 %.1475, 0
  br i1 %cond13, label %B1856.endif, label %B1818.if.if

B1890.backedge:
  %moved.2.0504 = phi double [ 0.000000e+00, %B1890.backedge.preheader.new ], [ %.13.i7.1, %B1890.backedge ]
  %.1613500502 = phi i64 [ 0, %B1890.backedge.preheader.new ], [ %.1620.1, %B1890.backedge ]
  %60 = shl i64 %.1613500502, 3
  %scevgep120 = getelementptr i8, ptr %scevgep118, i64 %60
  %scevgep121 = getelementptr i8, ptr %scevgep120, i64 -8
  %.1647 = load double, ptr %scevgep121, align 8
  %sunkaddr174 = mul i64 %.1613500502, 8
  %sunkaddr175 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr174
  %.1650 = load double, ptr %sunkaddr175, align 8
  %.1651 = fsub double %.1647, %.1650
  %.1652 = tail call double @llvm.fabs.f64(double %.1651)
  %.12.i6 = fcmp ogt double %.1652, %moved.2.0504
  %.13.i7 = select i1 %.12.i6, double %.1652, double %moved.2.0504
  %.1647.1 = load double, ptr %scevgep120, align 8
  %sunkaddr176 = mul i64 %.1613500502, 8
  %sunkaddr177 = getelementptr i8, ptr %arg.room.12, i64 %sunkaddr176
  %sunkaddr178 = getelementptr i8, ptr %sunkaddr177, i64 8
  %.1650.1 = load double, ptr %sunkaddr178, align 8
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
  %sunkaddr179 = getelementptr i8, ptr %.96, i64 %.idx
  %.699.peel = load double, ptr %sunkaddr179, align 8
  %.701.peel = fmul double %.463, %.699.peel
  %.712.peel = load double, ptr %64, align 8
  %.713.peel = fmul double %.701.peel, %.712.peel
  %.715.peel = fsub double %.561, %.713.peel
  %exitcond514.peel.not = icmp eq i64 %arg.s.9, 1
  br i1 %exitcond514.peel.not, label %B992.endif.endif.endif.endif, label %B990.peel527

B990.peel527:
  %const146 = bitcast i64 9223372036854775804 to i64
  %sunkaddr180 = getelementptr i8, ptr %.96, i64 %.idx
  %sunkaddr181 = getelementptr i8, ptr %sunkaddr180, i64 8
  %.699.peel521 = load double, ptr %sunkaddr181, align 8
  %.701.peel522 = fmul double %.463, %.699.peel521
  %.711.peel523 = getelementptr i8, ptr %64, i64 8
  %.712.peel524 = load double, ptr %.711.peel523, align 8
  %.713.peel525 = fmul double %.701.peel522, %.712.peel524
  %.715.peel526 = fsub double %.715.peel, %.713.peel525
  %const_mat = add i64 %const146, 2
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
  %scevgep71 = getelementptr i8, ptr %scevgep150, i64 %101
  %scevgep72 = getelementptr i8, ptr %scevgep71, i64 -16
  store <2 x double> %99, ptr %scevgep72, align 8
  store <2 x double> %100, ptr %scevgep71, align 8
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
  %lsr.iv.next46 = add nsw i64 %lsr.iv45, -1
  %.1313 = icmp samesign ugt i64 %lsr.iv.next46, 6
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

define internal i32 @part18(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, ptr %arg.room.7, ptr %arg.room.8, ptr %arg.room.9, ptr %arg.room.10, ptr %arg.room.11, ptr %arg.room.12, ptr %arg.room.13, i64 %arg.k, i64 %arg.c, double %arg.kappa) {
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
  %scevgep94 = getelementptr i8, ptr %scevgep383, i64 %5
  %scevgep95 = getelementptr i8, ptr %scevgep94, i64 -16
  store <2 x double> %wide.load.i, ptr %scevgep95, align 8
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
  %scevgep92 = getelementptr i8, ptr %scevgep375, i64 %14
  %scevgep93 = getelementptr i8, ptr %scevgep92, i64 -16
  %.132.1.i = load double, ptr %scevgep93, align 8
  %15 = shl i64 %.983941.i, 3
  %scevgep88 = getelementptr i8, ptr %scevgep367, i64 %15
  %scevgep89 = getelementptr i8, ptr %scevgep88, i64 -16
  store double %.132.1.i, ptr %scevgep89, align 8
  %scevgep90 = getelementptr i8, ptr %scevgep375, i64 %15
  %scevgep91 = getelementptr i8, ptr %scevgep90, i64 -8
  %.132.2.i = load double, ptr %scevgep91, align 8
  %16 = shl i64 %.983941.i, 3
  %scevgep86 = getelementptr i8, ptr %scevgep367, i64 %16
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 -8
  store double %.132.2.i, ptr %scevgep87, align 8
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
  %scevgep84 = getelementptr i8, ptr %scevgep359, i64 %26
  %scevgep85 = getelementptr i8, ptr %scevgep84, i64 -16
  store <2 x double> %wide.load.i29, ptr %scevgep85, align 8
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
  %scevgep82 = getelementptr i8, ptr %scevgep351, i64 %38
  %scevgep83 = getelementptr i8, ptr %scevgep82, i64 -16
  %.132.1.i59 = load double, ptr %scevgep83, align 8
  %39 = shl i64 %.983941.i53, 3
  %scevgep78 = getelementptr i8, ptr %scevgep343, i64 %39
  %scevgep79 = getelementptr i8, ptr %scevgep78, i64 -16
  store double %.132.1.i59, ptr %scevgep79, align 8
  %scevgep80 = getelementptr i8, ptr %scevgep351, i64 %39
  %scevgep81 = getelementptr i8, ptr %scevgep80, i64 -8
  %.132.2.i62 = load double, ptr %scevgep81, align 8
  %40 = shl i64 %.983941.i53, 3
  %scevgep76 = getelementptr i8, ptr %scevgep343, i64 %40
  %scevgep77 = getelementptr i8, ptr %scevgep76, i64 -8
  store double %.132.2.i62, ptr %scevgep77, align 8
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
  %scevgep74 = getelementptr i8, ptr %scevgep335, i64 %50
  %scevgep75 = getelementptr i8, ptr %scevgep74, i64 -16
  store <2 x double> %wide.load.i83, ptr %scevgep75, align 8
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
  %scevgep72 = getelementptr i8, ptr %scevgep327, i64 %62
  %scevgep73 = getelementptr i8, ptr %scevgep72, i64 -16
  %.132.1.i113 = load double, ptr %scevgep73, align 8
  %63 = shl i64 %.983941.i107, 3
  %scevgep65 = getelementptr i8, ptr %scevgep319, i64 %63
  %scevgep67 = getelementptr i8, ptr %scevgep65, i64 -16
  store double %.132.1.i113, ptr %scevgep67, align 8
  %scevgep69 = getelementptr i8, ptr %scevgep327, i64 %63
  %scevgep71 = getelementptr i8, ptr %scevgep69, i64 -8
  %.132.2.i116 = load double, ptr %scevgep71, align 8
  %64 = shl i64 %.983941.i107, 3
  %scevgep61 = getelementptr i8, ptr %scevgep319, i64 %64
  %scevgep63 = getelementptr i8, ptr %scevgep61, i64 -8
  store double %.132.2.i116, ptr %scevgep63, align 8
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
  %scevgep57 = getelementptr i8, ptr %scevgep311, i64 %74
  %scevgep59 = getelementptr i8, ptr %scevgep57, i64 -16
  store <2 x double> %wide.load.i137, ptr %scevgep59, align 8
  store <2 x double> %wide.load3.i139, ptr %scevgep313, align 8
  %index.next.i142 = add nuw nsw i64 %index.i134, 4
  %75 = icmp eq i64 %n.vec.i132, %index.next.i142
  br i1 %75, label %middle.block.i143, label %vector.body.i133

middle.block.i143:
  %cmp.n.i144 = icmp eq i64 %arg.s.9, %n.vec.i132
  br i1 %cmp.n.i144, label %part19.exit177, label %B36.preheader4.i145

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
  br i1 %78, label %part19.exit177, label %B36.i160.preheader

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
  %scevgep53 = getelementptr i8, ptr %scevgep303, i64 %86
  %scevgep55 = getelementptr i8, ptr %scevgep53, i64 -16
  %.132.1.i167 = load double, ptr %scevgep55, align 8
  %87 = shl i64 %.983941.i161, 3
  %scevgep45 = getelementptr i8, ptr %scevgep295, i64 %87
  %scevgep47 = getelementptr i8, ptr %scevgep45, i64 -16
  store double %.132.1.i167, ptr %scevgep47, align 8
  %scevgep49 = getelementptr i8, ptr %scevgep303, i64 %87
  %scevgep51 = getelementptr i8, ptr %scevgep49, i64 -8
  %.132.2.i170 = load double, ptr %scevgep51, align 8
  %88 = shl i64 %.983941.i161, 3
  %scevgep41 = getelementptr i8, ptr %scevgep295, i64 %88
  %scevgep43 = getelementptr i8, ptr %scevgep41, i64 -8
  store double %.132.2.i170, ptr %scevgep43, align 8
  %.105.3.i172 = add nuw nsw i64 %.983941.i161, 4
  %.132.3.i174 = load double, ptr %scevgep309, align 8
  store double %.132.3.i174, ptr %scevgep301, align 8
  %exitcond.not.3.i176 = icmp eq i64 %arg.s.9, %.105.3.i172
  br i1 %exitcond.not.3.i176, label %part19.exit177, label %B36.i160

part19.exit177:
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
  %.330 = call i32 @part12(ptr %.326, ptr %excinfo.2, ptr %.69, ptr %.60, i64 %arg.s.9)
  switch i32 %.330, label %B472.if.if [
    i32 -2, label %B472.endif
    i32 0, label %B472.endif
  ]

B36.preheader.i179:
  %lsr.iv278 = phi ptr [ %96, %B36.preheader.i179.lr.ph ], [ %scevgep279, %part19.exit231 ]
  %lsr.iv274 = phi ptr [ %90, %B36.preheader.i179.lr.ph ], [ %scevgep275, %part19.exit231 ]
  %lsr.iv268 = phi ptr [ %scevgep267, %B36.preheader.i179.lr.ph ], [ %scevgep269, %part19.exit231 ]
  %lsr.iv262 = phi ptr [ %scevgep261, %B36.preheader.i179.lr.ph ], [ %scevgep263, %part19.exit231 ]
  %.174245 = phi i64 [ 4, %B36.preheader.i179.lr.ph ], [ %.174, %part19.exit231 ]
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
  %scevgep19 = getelementptr i8, ptr %lsr.iv262, i64 %100
  %scevgep21 = getelementptr i8, ptr %scevgep19, i64 -16
  store <2 x double> %wide.load.i191, ptr %scevgep21, align 8
  store <2 x double> %wide.load3.i193, ptr %scevgep265, align 8
  %index.next.i196 = add nuw nsw i64 %index.i188, 4
  %101 = icmp eq i64 %n.vec.i186, %index.next.i196
  br i1 %101, label %middle.block.i197, label %vector.body.i187

middle.block.i197:
  %102 = icmp eq i64 %arg.s.9, %n.vec.i186
  br i1 %102, label %part19.exit231, label %B36.preheader4.i199

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
  br i1 %106, label %part19.exit231, label %B36.i214.preheader

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
  %scevgep37 = getelementptr i8, ptr %lsr.iv274, i64 %107
  %scevgep39 = getelementptr i8, ptr %scevgep37, i64 8
  store double %.132.1.i221, ptr %scevgep39, align 8
  %108 = shl i64 %.983941.i215, 3
  %scevgep26 = getelementptr i8, ptr %lsr.iv278, i64 %108
  %scevgep28 = getelementptr i8, ptr %scevgep26, i64 16
  %.132.2.i224 = load double, ptr %scevgep28, align 8
  %scevgep33 = getelementptr i8, ptr %lsr.iv274, i64 %108
  %scevgep35 = getelementptr i8, ptr %scevgep33, i64 16
  store double %.132.2.i224, ptr %scevgep35, align 8
  %.105.3.i226 = add nuw nsw i64 %.983941.i215, 4
  %109 = shl i64 %.983941.i215, 3
  %scevgep23 = getelementptr i8, ptr %lsr.iv278, i64 %109
  %scevgep25 = getelementptr i8, ptr %scevgep23, i64 24
  %.132.3.i228 = load double, ptr %scevgep25, align 8
  %scevgep29 = getelementptr i8, ptr %lsr.iv274, i64 %109
  %scevgep31 = getelementptr i8, ptr %scevgep29, i64 24
  store double %.132.3.i228, ptr %scevgep31, align 8
  %exitcond.not.3.i230 = icmp eq i64 %arg.s.9, %.105.3.i226
  br i1 %exitcond.not.3.i230, label %part19.exit231, label %B36.i214

part19.exit231:
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
  %const96 = bitcast i64 9223372036854775804 to i64
  %.146.peel60.i = getelementptr i8, ptr %.60, i64 8
  %.147.peel61.i = load double, ptr %.146.peel60.i, align 8
  %.154.peel62.i = fmul double %.147.peel61.i, %.147.peel61.i
  %.156.peel63.i = fadd double %.154.peel.i, %.154.peel62.i
  %const_mat = add i64 %const96, 2
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
  %scevgep17 = getelementptr i8, ptr %scevgep15, i64 -16
  %.147.1.i = load double, ptr %scevgep17, align 8
  %.154.1.i = fmul double %.147.1.i, %.147.1.i
  %.156.1.i = fadd double %.156.i, %.154.1.i
  %122 = shl i64 %lsr.iv, 3
  %scevgep12 = getelementptr i8, ptr %scevgep253, i64 %122
  %scevgep14 = getelementptr i8, ptr %scevgep12, i64 -8
  %.147.2.i = load double, ptr %scevgep14, align 8
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

define internal i32 @part10(ptr %retptr, ptr %excinfo, ptr %arg.z, double %arg.mu, i64 %arg.D) {
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
  %sunkaddr = mul i64 %lsr.iv, 8
  %sunkaddr16 = getelementptr i8, ptr %arg.z, i64 %sunkaddr
  %sunkaddr17 = getelementptr i8, ptr %sunkaddr16, i64 24
  %.147.i = load double, ptr %sunkaddr17, align 8
  %.154.i = fmul double %.147.i, %.147.i
  %.156.i = fadd double %total.2.052.i, %.154.i
  %sunkaddr18 = mul i64 %lsr.iv, 8
  %sunkaddr19 = getelementptr i8, ptr %arg.z, i64 %sunkaddr18
  %sunkaddr20 = getelementptr i8, ptr %sunkaddr19, i64 32
  %.147.1.i = load double, ptr %sunkaddr20, align 8
  %.154.1.i = fmul double %.147.1.i, %.147.1.i
  %.156.1.i = fadd double %.156.i, %.154.1.i
  %sunkaddr21 = mul i64 %lsr.iv, 8
  %sunkaddr22 = getelementptr i8, ptr %arg.z, i64 %sunkaddr21
  %sunkaddr23 = getelementptr i8, ptr %sunkaddr22, i64 40
  %.147.2.i = load double, ptr %sunkaddr23, align 8
  %.154.2.i = fmul double %.147.2.i, %.147.2.i
  %.156.2.i = fadd double %.156.1.i, %.154.2.i
  %sunkaddr24 = mul i64 %lsr.iv, 8
  %sunkaddr25 = getelementptr i8, ptr %arg.z, i64 %sunkaddr24
  %sunkaddr26 = getelementptr i8, ptr %sunkaddr25, i64 48
  %.147.3.i = load double, ptr %sunkaddr26, align 8
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
  %sunkaddr28 = getelementptr i8, ptr %arg.z, i64 16
  store double %push.3.0, ptr %sunkaddr28, align 8
  %exitcond.peel81.not = icmp eq i64 %arg.D, 3
  br i1 %exitcond.peel81.not, label %common.ret, label %B272.preheader

B272.preheader:
  %9 = add nsw i64 %arg.D, -3
  %min.iters.check = icmp samesign ult i64 %arg.D, 7
  br i1 %min.iters.check, label %B272.preheader1, label %vector.ph

B272.preheader1:
  %.2425153.ph = phi i64 [ 3, %B272.preheader ], [ %13, %middle.block ]
  br label %B272

vector.ph:
  %n.vec = and i64 %9, -4
  %broadcast.splatinsert = insertelement <2 x double> poison, double %share.2.0, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %sunkaddr29 = mul i64 %index, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.z, i64 %sunkaddr29
  %sunkaddr31 = getelementptr i8, ptr %sunkaddr30, i64 24
  %wide.load = load <2 x double>, ptr %sunkaddr31, align 8
  %sunkaddr32 = mul i64 %index, 8
  %sunkaddr33 = getelementptr i8, ptr %arg.z, i64 %sunkaddr32
  %sunkaddr34 = getelementptr i8, ptr %sunkaddr33, i64 40
  %wide.load1 = load <2 x double>, ptr %sunkaddr34, align 8
  %10 = fmul <2 x double> %broadcast.splat, %wide.load
  %11 = fmul <2 x double> %broadcast.splat, %wide.load1
  store <2 x double> %10, ptr %sunkaddr31, align 8
  store <2 x double> %11, ptr %sunkaddr34, align 8
  %index.next = add nuw nsw i64 %index, 4
  %12 = icmp eq i64 %n.vec, %index.next
  br i1 %12, label %middle.block, label %vector.body

middle.block:
  %13 = or i64 %9, 3
  %cmp.n = icmp eq i64 %9, %n.vec
  br i1 %cmp.n, label %common.ret, label %B272.preheader1
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

define i64 @loop(ptr %table) {
  %value = alloca i64
  %error = alloca ptr
  %address = ptrtoint ptr %table to i64
  %code = call i32 @part0(ptr %value, ptr %error, i64 %address)
  %found = load i64, ptr %value
  ret i64 %found
}
