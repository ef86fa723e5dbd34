; loop midpoint of simulate/integrators/march.py, made by python tools/loops.py
; sources fb3ed540b5d502f673052759ddb27352654121bb98f5e00ce27fa78e380b18be
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
@.const.array.data = internal unnamed_addr constant [72 x i8] c"\00\00\00\00\00\00\00\00\D0\95k\86\A1|\A3?f\88\013\C3\BE\C2?N\AB\A8\AC\0E\C1\D3?\FF\FF\FF\FF\FF\FF\DF?X\AA\AB\A9x\1F\E6?\E6\9D?3OP\EB?\A3F\99\E75\C8\EE?\00\00\00\00\00\00\F0?", align 8
@.const.array.data.1 = internal unnamed_addr constant [2376 x i8] c"\00\00\00\00\00\00\F0?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\07\00\00\88\C7,\BA?\09\FAM\ED\EF\06\EE?\14\E7\A8f\06g\AC\BF;\C8\FF\EB\BB\96\97?\09\00\00\80\7F\EB\8B\BF\B7\EF\DE\88\A4\D3\83?\D8\C7\B8\CA\CA\D4\7F\BF\B4\FCE\97\CC\1F|?\FE\FF\FF\FF\EE\04k\BF\F9\FF\FF\FF\9BK\C8\BF\0A\ABa'\BA\10\EF?h\DF\10\F8\A0\16\D2?\C19\F3H\AD\AC\B8\BF\FC\FF\FF\FF\1F\C4\AB?^\92HAJQ\A3\BF\87\09\F2~p\B6\9E?ZU\D7E\FB\02\9B\BF\F2\FF\FF\FF?\EA\89?\FD\FF\FF;\9C\FE\C7\BFDi\B8CV2\E4?\D2d\C1\D5\02X\E5?\1C?F\B86\EF\C4\BF\FE\FF\FF\0F\1A&\B6?;\A4\86\C44\1D\AE\BF\D0\B2\E9\E3Z\AF\A7?\A5\F3\E6\15e\BA\A4\BF\F7\FF\FF\1F\8A\DB\93?\F7\FF\FF\FF\FFW\B4\BF$\03\C7]\F1?\CD?Hc\A9\B3\9C\A4\ED?\12\C8\80\B6@\B1\BB\BF\F8\FF\FF\FF\FF\1F\AB?:k\93F\EE\F5\A1\BFb\97\D3\8Ai\EC\9B?Y\22\0E\87\ABN\98\BF\F0\FF\FF\FF\FF?\87?\0A\00\00\10!%\A0?\11[?-\1BX\B5\BF\16G\89\045\15\F0?+\00\8F\D6O\8D\B0?\14\00\00\C0\C7Z\9D\BF\EA\A7\0A$\98\DB\92?n\8A\A3D!\F1\8C\BFd\87mmh\0C\89?\08\00\00\80'\EBw\BF\02\00\00\00H\B7\B9?\96o\96\CD\F9!\D0\BF\1D\1B\FD+\D4\\\ED?!{\9A\E6\04\E6\D3?\05\00\00\00\F0\DB\BE\BF\B0\D5\E8D\D0#\B3?\A0\B1\D1\BF\02\F5\AC\BFH\F8\0D\AE\86\E7\A8?\FE\FF\FF\FF\DF\BC\97\BF\FE\FF\FF\87j+\BE?\A0\1F\8B\FA!C\D2\BF\BFj\8A\CB\B1\D1\E6?\DD8\E9\DD\D5Y\E2?\02\00\00\F8\19w\C7\BF\18s\90b\EC\ED\BB?\F5US<\E6\CA\B4\BF|DRX\9C\C2\B1?\FA\FF\FF\EF\1C\E5\A0\BF\FC\FF\FF\FF\FF\FF\B7?\BB\D8\C1\96WO\CC\BF\D9l\DF\CCv\F8\DC?h\AB\22\D4c\92\E9?\02\00\00\00\00\00\C8\BF\8D\0B\E6\C5\970\BB?]\B3}3\DB\E1\B3\BF\A5J\88\C6\F8\DA\B0?\F1\FF\FF\FF\FF\FF\9F\BF\F9\FF\FF\0FK\AA\A7?7>\DE\1Fq^\BB\BFUC\E7\1C\ED\AF\C8?\9Bb(\E3\E4Z\EE?\FA\FF\FF\EF;m\BE\BF\FF\22\97t\E9:\B0?R\0D\9D3\84B\A7\BF\DB\0C\08\A4`\8E\A3?\F5\FF\FF\DFE\85\92\BF;\00\00\00\803y\BF\CA\A9a?7\B2\8C?\DE\01\91y\9E\B6\97\BFN\CBM\BF\EB\03\F0?3\00\00\00@\00\95?z<\95*\BB\C9\84\BF\CB\06D\E6y\1C}?\0F(dw\B7@x\BF.\00\00\00\00\E9f?\04\00\00\F0\CC\ED\A8\BF\A3w\05\9D_\08\BC?^'\01\FDP\B7\C5\BF$\9D\C3\97R\86\EE?\09\00\00\08\FBk\CB?O6\B05D\A7\B8\BF\AFN\02\1A\1E\CF\B0?\EAT\E4\CAP\B9\AB\BF\FC\FF\FF\1F\B2\1D\9A?\FF\FF\FF\FF\FF\97\B2\BF\D6\8D#\CB\AE\B1\C4?\94\BC\18\C8\FD\81\CE\BF\FF\F0cp\89F\EA?\05\00\00\00\00\E4\DB?\F0\05g\E1\A1\0A\C6\BF\1Ay1\90\FB#\BD?\DA\97\98Ve\C2\B7\BF\FB\FF\FF\FF\FFO\A6?\FF\FF\FFwYN\B3\BF\FCmH\0D?M\C5?z\F6N\DEC0\CE\BF\1D\A7c@q\17\E4?\01\00\00B6\EA\E4?\D7Y\E4\D0\BF\82\CB\BFu\F6N\EE\BD\88\C1?-a\E5\BBp:\BC\BF\F6\FF\FF\0F7k\AA?\FC\FF\FF\FFo\95\AE\BF\CA\86\0D\9D\BA\BF\C0?\9F\09?}s\FC\C6\BF\A8\D3\EA\8A|\F6\D9?\02\00\00\00\C2\C2\EA?\E3\9C\16\8F\13[\CA\BF\9A\09?}\83\14\C0?o\22\99G\80\83\B9\BF\F4\FF\FF\FF\8F\C9\A7?\FA\FF\FF\EF\96W\A0\BF\E7\1A\19\8FK\C9\B1?j7\C6\19\82\C4\B7\BFnM\BCO\CB\EC\C7?\02\00\00\02;\A4\EE?\0D<+&\0E5\C1\BFd7\C69B\E8\B3?R{vD\8C\10\AF\BF\ED\FF\FF\1F\CE\D6\9C?\01\00\00\00\00\00\90<\968\DB{zQ\A1\BC\CF;\7Ff\9E\A0\A6<\FB\F0D\91\AE\E7\B4\BC\00\00\00\00\00\00\F0?\FA\F0D\91\AE\E7\B4<\C8;\7Ff\9E\A0\A6\BC\8F8\DB{zQ\A1<\F8\FF\FF\FF\FF\FF\8F\BC\0E\00\00 \CE\D6\9C?x{vD\8C\10\AF\BF~7\C69B\E8\B3?\1E<+&\0E5\C1\BF\02\00\00\02;\A4\EE?\85M\BCO\CB\EC\C7?w7\C6\19\82\C4\B7\BF\F0\1A\19\8FK\C9\B1?\04\00\00\F0\96W\A0\BF\04\00\00\00\90\C9\A7?\85\22\99G\80\83\B9\BF\A6\09?}\83\14\C0?\EE\9C\16\8F\13[\CA\BF\FF\FF\FF\FF\C1\C2\EA?\B5\D3\EA\8A|\F6\D9?\A0\09?}s\FC\C6\BF\CA\86\0D\9D\BA\BF\C0?\FD\FF\FF\FFo\95\AE\BF\02\00\00\107k\AA?9a\E5\BBp:\BC\BF~\F6N\EE\BD\88\C1?\DFY\E4\D0\BF\82\CB\BF\FF\FF\FFA6\EA\E4?\22\A7c@q\17\E4?t\F6N\DEC0\CE\BF\F4mH\0D?M\C5?\FB\FF\FFwYN\B3\BF\FE\FF\FF\FF\FFO\A6?\DF\97\98Ve\C2\B7\BF\22y1\90\FB#\BD?\ED\05g\E1\A1\0A\C6\BF\FC\FF\FF\FF\FF\E3\DB?\06\F1cp\89F\EA?\86\BC\18\C8\FD\81\CE\BF\C9\8D#\CB\AE\B1\C4?\F8\FF\FF\FF\FF\97\B2\BF\F4\FF\FF\1F\B2\1D\9A?\E4T\E4\CAP\B9\AB\BF\AAN\02\1A\1E\CF\B0?>6\B05D\A7\B8\BF\F0\FF\FF\07\FBk\CB?#\9D\C3\97R\86\EE?H'\01\FDP\B7\C5\BF\82w\05\9D_\08\BC?\EB\FF\FF\EF\CC\ED\A8\BF\7F\FF\FF\FF\FF\E8f?X'dw\B7@x\BF\F0\05D\E6y\1C}?\D5;\95*\BB\C9\84\BF\89\FF\FF\FF?\00\95?M\CBM\BF\EB\03\F0?\1B\01\91y\9E\B6\97\BF\DA\A8a?7\B2\8C?j\FF\FF\FF\7F3y\BF\10\00\00\E0E\85\92\BF\FB\0C\08\A4`\8E\A3?z\0D\9D3\84B\A7\BF\14#\97t\E9:\B0?\1B\00\00\F0;m\BE\BF\95b(\E3\E4Z\EE?hC\E7\1C\ED\AF\C8?P>\DE\1Fq^\BB\BF\0D\00\00\10K\AA\A7?\07\00\00\00\00\00\A0\BF\B8J\88\C6\F8\DA\B0?r\B3}3\DB\E1\B3\BF\9E\0B\E6\C5\970\BB?\0A\00\00\00\00\00\C8\BFf\AB\22\D4c\92\E9?\E3l\DF\CCv\F8\DC?\BF\D8\C1\96WO\CC\BF\04\00\00\00\00\00\B8?\05\00\00\F0\1C\E5\A0\BF\88DRX\9C\C2\B1?\04VS<\E6\CA\B4\BF%s\90b\EC\ED\BB?\04\00\00\F8\19w\C7\BF\D98\E9\DD\D5Y\E2?\C1j\8A\CB\B1\D1\E6?\9D\1F\8B\FA!C\D2\BF\FE\FF\FF\87j+\BE?\03\00\00\00\E0\BC\97\BFU\F8\0D\AE\86\E7\A8?\AE\B1\D1\BF\02\F5\AC\BF\B3\D5\E8D\D0#\B3?\00\00\00\00\F0\DB\BE\BF\19{\9A\E6\04\E6\D3?\1A\1B\FD+\D4\\\ED?\8Fo\96\CD\F9!\D0\BF\FA\FF\FF\FFG\B7\B9?\F1\FF\FF\7F'\EBw\BFO\87mmh\0C\89?V\8A\A3D!\F1\8C\BF\D4\A7\0A$\98\DB\92?\ED\FF\FF\BF\C7Z\9D\BF\0E\00\8F\D6O\8D\B0?\15G\89\045\15\F0?\EEZ?-\1BX\B5\BF\F1\FF\FF\0F!%\A0?\0F\00\00\00\00@\87?}\22\0E\87\ABN\98\BF\8D\97\D3\8Ai\EC\9B?Mk\93F\EE\F5\A1\BF\11\00\00\00\00 \AB?$\C8\80\B6@\B1\BB\BFCc\A9\B3\9C\A4\ED?5\03\C7]\F1?\CD?\06\00\00\00\00X\B4\BF\07\00\00 \8A\DB\93?\B9\F3\E6\15e\BA\A4\BF\E6\B2\E9\E3Z\AF\A7?T\A4\86\C44\1D\AE\BF\09\00\00\10\1A&\B6?#?F\B86\EF\C4\BF\CFd\C1\D5\02X\E5?Gi\B8CV2\E4?\04\00\00<\9C\FE\C7\BF\05\00\00\00@\EA\89?sU\D7E\FB\02\9B\BF\A2\09\F2~p\B6\9E?j\92HAJQ\A3\BF\06\00\00\00 \C4\AB?\C69\F3H\AD\AC\B8\BFd\DF\10\F8\A0\16\D2?\0A\ABa'\BA\10\EF?\00\00\00\00\9CK\C8\BF\12\00\00\00\EF\04k\BF\CE\FCE\97\CC\1F|?\F3\C7\B8\CA\CA\D4\7F\BF\C1\EF\DE\88\A4\D3\83?\11\00\00\80\7F\EB\8B\BF;\C8\FF\EB\BB\96\97?\10\E7\A8f\06g\AC\BF\06\FAM\ED\EF\06\EE?\0A\00\00\88\C7,\BA?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\F0?", align 8

define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.263 = alloca i64, align 8
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
  %.124 = inttoptr i64 %.123 to ptr
  %.125 = getelementptr i8, ptr %.6, i64 296
  %.126 = load i64, ptr %.125, align 8
  %.127 = inttoptr i64 %.126 to ptr
  %.128 = getelementptr i8, ptr %.6, i64 304
  %.129 = load i64, ptr %.128, align 8
  %.130 = getelementptr i8, ptr %.6, i64 312
  %.131 = load i64, ptr %.130, align 8
  %.132 = getelementptr i8, ptr %.6, i64 320
  %.133 = load i64, ptr %.132, align 8
  %.134 = getelementptr i8, ptr %.6, i64 328
  %.135 = load i64, ptr %.134, align 8
  %.136 = getelementptr i8, ptr %.6, i64 336
  %.137 = load i64, ptr %.136, align 8
  %.138 = getelementptr i8, ptr %.6, i64 344
  %.139 = load i64, ptr %.138, align 8
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
  %.189 = inttoptr i64 %.188 to ptr
  %.190 = getelementptr i8, ptr %.6, i64 408
  %.191 = load i64, ptr %.190, align 8
  %.192 = inttoptr i64 %.191 to ptr
  %.193 = getelementptr i8, ptr %.6, i64 416
  %.194 = load i64, ptr %.193, align 8
  %.195 = inttoptr i64 %.194 to ptr
  %.196 = getelementptr i8, ptr %.6, i64 424
  %.197 = load i64, ptr %.196, align 8
  %.198 = getelementptr i8, ptr %.6, i64 432
  %.199 = load i64, ptr %.198, align 8
  %.200 = inttoptr i64 %.199 to ptr
  %.201 = getelementptr i8, ptr %.6, i64 440
  %.202 = load i64, ptr %.201, align 8
  %.203 = inttoptr i64 %.202 to ptr
  %.204 = getelementptr i8, ptr %.6, i64 448
  %.205 = load i64, ptr %.204, align 8
  %.206 = inttoptr i64 %.205 to ptr
  %.207 = getelementptr i8, ptr %.6, i64 456
  %.208 = load i64, ptr %.207, align 8
  %.209 = inttoptr i64 %.208 to ptr
  %.225 = getelementptr i8, ptr %.6, i64 464
  %.226 = load i64, ptr %.225, align 8
  %.227 = inttoptr i64 %.226 to ptr
  %.228 = getelementptr i8, ptr %.6, i64 472
  %.229 = load i64, ptr %.228, align 8
  %.230 = inttoptr i64 %.229 to ptr
  %.231 = getelementptr i8, ptr %.6, i64 480
  %.232 = load i64, ptr %.231, align 8
  %.233 = inttoptr i64 %.232 to ptr
  %.234 = getelementptr i8, ptr %.6, i64 488
  %.235 = load i64, ptr %.234, align 8
  %.236 = inttoptr i64 %.235 to ptr
  %.237 = getelementptr i8, ptr %.6, i64 496
  %.238 = load i64, ptr %.237, align 8
  %.239 = inttoptr i64 %.238 to ptr
  %.240 = getelementptr i8, ptr %.6, i64 504
  %.241 = load i64, ptr %.240, align 8
  %.242 = inttoptr i64 %.241 to ptr
  %.243 = getelementptr i8, ptr %.6, i64 512
  %.244 = load i64, ptr %.243, align 8
  %.245 = inttoptr i64 %.244 to ptr
  store i64 0, ptr %.263, align 8
  %.267 = call i32 @part1(ptr %.263, ptr %excinfo.1, i64 %.8, ptr %.11, ptr %.14, i64 %.16, i64 %.18, i64 %.20, i64 %.22, i64 %.24, ptr %.27, ptr %.30, ptr %.33, ptr %.36, ptr %.39, ptr %.42, i64 %.44, ptr %.61, ptr %.64, ptr %.67, ptr %.70, ptr %.73, ptr %.76, ptr %.79, ptr %.82, ptr %.85, ptr %.88, ptr %.91, ptr %.94, ptr %.97, ptr %.100, ptr %.103, ptr %.106, ptr %.109, ptr %.112, ptr %.115, ptr %.118, ptr %.121, ptr %.124, ptr %.127, i64 %.129, i64 %.131, i64 %.133, i64 %.135, i64 %.137, i64 %.139, ptr %.171, ptr %.174, ptr %.177, ptr %.180, ptr %.183, ptr %.186, ptr %.189, ptr %.192, ptr %.195, i64 %.197, ptr %.200, ptr %.203, ptr %.206, ptr %.209, ptr %.227, ptr %.230, ptr %.233, ptr %.236, ptr %.239, ptr %.242, ptr %.245)
  %cond = icmp eq i32 %.267, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  ret i32 %.267

B0.endif:
  %.277 = load i64, ptr %.263, align 8
  store i64 %.277, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.275 = icmp sgt i32 %.267, 0
  %.268 = load ptr, ptr %excinfo.1, align 8
  %.276 = select i1 %.275, ptr %.268, ptr undef
  store ptr %.276, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, i64 %arg.task, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.81.i = alloca double, align 8
  %excinfo.1.i31 = alloca ptr, align 8
  %.282 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.374 = alloca double, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.554 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.811 = alloca ptr, align 8
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.151 = load double, ptr %arg.s.0, align 8
  %.223 = getelementptr i8, ptr %arg.s.0, i64 88
  %.224 = load double, ptr %.223, align 8
  switch i64 %arg.task, label %B702 [
    i64 0, label %B128
    i64 1, label %B196
    i64 4, label %B286
    i64 3, label %B372
    i64 5, label %B454
    i64 6, label %B526
    i64 7, label %B594
    i64 8, label %B666
  ]

B128:
  store i64 0, ptr %.282, align 8
  %.286 = call i32 @part2(ptr %.282, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond41 = icmp eq i32 %.286, 0
  br i1 %cond41, label %B128.endif, label %B128.if.if

B196:
  store double 0.000000e+00, ptr %.374, align 8
  %.378 = call i32 @part3(ptr %.374, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.room.2)
  %cond42 = icmp eq i32 %.378, 0
  br i1 %cond42, label %B196.endif, label %B196.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B196.endif ], [ 0, %B128.endif ], [ %.286, %B128.if.if ], [ %.378, %B196.if.if ], [ 0, %B286.endif ], [ %.85.i, %B702.if.if ], [ 0, %B372.endif ], [ %.558, %B372.if.if ], [ 0, %part4 ], [ %.377.i, %part5 ], [ 0, %part6.exit.thread ], [ %.255.i, %part6.exit ], [ 0, %B594.endif ], [ %.815, %B594.if.if ], [ 0, %B666.endif ], [ 0, %B702.endif ]
  ret i32 %common.ret.op

B286:
  %.464 = fadd double %.151, %.224
  %.75.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i.i = load double, ptr %.75.i.i, align 8
  %.77.i.i = fsub double %.464, %.76.i.i
  %.119.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i.i = load double, ptr %.119.i.i, align 8
  %.121.i.i = fadd double %.464, %.120.i.i
  %.214149.not.i.i = icmp slt i64 %arg.code.23, 1
  br i1 %.214149.not.i.i, label %B188.endif.i.i, label %B164.preheader.i.i

B164.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.23, 4
  br i1 %min.iters.check.i.i, label %B164.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const45 = bitcast i64 9223372036854775792 to i64
  %const_mat46 = add i64 %const45, 12
  %n.vec.i.i = and i64 %arg.code.23, %const_mat46
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.121.i.i, i64 0
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
  %cmp.n.i.i = icmp eq i64 %arg.code.23, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B188.endif.i.i, label %B164.i.i.preheader

B164.i.i.preheader:
  %.220148150.i.i.ph = phi i64 [ %n.vec.i.i, %middle.block.i.i ], [ 0, %B164.preheader.i.i ]
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
  %const40 = bitcast i64 576460752303423488 to i64
  %3 = shl i64 %arg.code.25, 5
  %mul.result.i.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i.i
  %5 = icmp ult ptr %4, %arg.code.22
  %scevgep.i.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.25, %const40
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
  %const47 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.77.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const47
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr53 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr
  %18 = load double, ptr %sunkaddr53, align 8
  %sunkaddr54 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr55 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr54
  %sunkaddr56 = getelementptr i8, ptr %sunkaddr55, i64 32
  %19 = load double, ptr %sunkaddr56, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr57 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr58 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr57
  %sunkaddr59 = getelementptr i8, ptr %sunkaddr58, i64 8
  %22 = load double, ptr %sunkaddr59, align 8
  %sunkaddr60 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr61 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr60
  %sunkaddr62 = getelementptr i8, ptr %sunkaddr61, i64 40
  %23 = load double, ptr %sunkaddr62, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr63 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr64 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr63
  %sunkaddr65 = getelementptr i8, ptr %sunkaddr64, i64 16
  %26 = load double, ptr %sunkaddr65, align 8
  %sunkaddr66 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr67 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr66
  %sunkaddr68 = getelementptr i8, ptr %sunkaddr67, i64 48
  %27 = load double, ptr %sunkaddr68, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr69 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr70 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr69
  %sunkaddr71 = getelementptr i8, ptr %sunkaddr70, i64 24
  %30 = load double, ptr %sunkaddr71, align 8
  %sunkaddr72 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr73 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr72
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
  %n.vec18.i.i = and i64 %arg.code.25, %const42
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.66.i, i1 false)
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
  br i1 %.48.not.i3.i.i, label %B286.endif, label %B48.i4.i.i

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
  br label %B286.endif

B372:
  store i64 0, ptr %.554, align 8
  %.558 = call i32 @part7(ptr %.554, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %.151, double %.224, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond43 = icmp eq i32 %.558, 0
  br i1 %cond43, label %B372.endif, label %B372.if.if

B454:
  store ptr null, ptr %excinfo.1.i31, align 8
  %.139.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.140.i = load i64, ptr %.139.i, align 8
  %.295.i = fadd double %.151, %.224
  %.299.i = getelementptr double, ptr %arg.s.6, i64 %.140.i
  store double %.295.i, ptr %.299.i, align 8
  %.364.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.365.i = load i64, ptr %.364.i, align 8
  %.366.not.i = icmp eq i64 %.365.i, 0
  br i1 %.366.not.i, label %part4, label %B220.i

B220.i:
  %.377.i = call i32 @part8(ptr %.81.i, ptr %excinfo.1.i31, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond.i = icmp eq i32 %.377.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part5

part4:
  %.434.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.434.i, i1 false)
  %.444.i = mul nsw i64 %.140.i, %arg.code.24
  %.447.i = getelementptr double, ptr %arg.s.7, i64 %.444.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.447.i, ptr %arg.room.2, i64 %.434.i, i1 false)
  %sunkaddr75 = getelementptr i8, ptr %arg.s.1, i64 8
  %.519.i = load i64, ptr %sunkaddr75, align 8
  %.520.i = add nsw i64 %.519.i, 1
  store i64 %.520.i, ptr %sunkaddr75, align 8
  %.588.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.589.i = load i64, ptr %.588.i, align 8
  %.590.i = add nsw i64 %.589.i, 1
  store i64 %.590.i, ptr %.588.i, align 8
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B220.endif.i:
  %.407.i = mul i64 %arg.code.24, %arg.m.3
  %.410.i = mul i64 %.140.i, %.407.i
  %.411.i = getelementptr double, ptr %arg.s.8, i64 %.410.i
  %.420.i = shl i64 %.407.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.411.i, ptr %arg.room.3, i64 %.420.i, i1 false)
  br label %part4

part5:
  %.378.i = load ptr, ptr %excinfo.1.i31, align 8
  %.653 = icmp sgt i32 %.377.i, 0
  %.654 = select i1 %.653, ptr %.378.i, ptr undef
  store ptr %.654, ptr %excinfo, align 8
  br label %common.ret

B526:
  store ptr null, ptr %excinfo.1.i31, align 8
  %.171.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.171.i, i1 false)
  %.245.i = load double, ptr %arg.s.0, align 8
  store i64 0, ptr %.81.i, align 8
  %.255.i = call i32 @part9(ptr %.81.i, ptr %excinfo.1.i31, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %.245.i, ptr %arg.room.0, i8 0)
  %.265.i = load i64, ptr %.81.i, align 8
  %cond.i1 = icmp eq i32 %.255.i, 0
  br i1 %cond.i1, label %B196.endif.i, label %part6.exit

B476.i:
  %sunkaddr76 = getelementptr i8, ptr %arg.s.0, i64 72
  store double %.385.i2, ptr %sunkaddr76, align 8
  br label %B538.i

B538.i:
  %sunkaddr77 = getelementptr i8, ptr %arg.s.0, i64 88
  store double 0.000000e+00, ptr %sunkaddr77, align 8
  %.711.not.i = icmp eq i64 %.265.i, 0
  br i1 %.711.not.i, label %B860.i, label %B600.i

B600.i:
  %.793.i = icmp eq i64 %.265.i, 1
  %spec.select.i = select i1 %.793.i, i64 11, i64 %.265.i
  br label %part6.exit.thread

B860.i:
  %.1065.i = load double, ptr %arg.code.11, align 8
  %.1136.i = getelementptr i8, ptr %arg.s.0, i64 80
  %.1137.i = load double, ptr %.1136.i, align 8
  %.1138.i = fcmp ogt double %.1065.i, %.1137.i
  br i1 %.1138.i, label %B926.i, label %B978.i

B926.i:
  %sunkaddr78 = getelementptr i8, ptr %arg.s.0, i64 80
  store double %.1065.i, ptr %sunkaddr78, align 8
  br label %B978.i

B978.i:
  %.1290.i = getelementptr i8, ptr %arg.s.1, i64 104
  %.1291.i = load i64, ptr %.1290.i, align 8
  %.1331.i = load double, ptr %arg.code.1, align 8
  %.1334.i = fcmp oeq double %.1331.i, 2.000000e+00
  %.1336.i = zext i1 %.1334.i to i64
  %.1337.i = add nsw i64 %.1291.i, %.1336.i
  store i64 %.1337.i, ptr %.1290.i, align 8
  %.1350.i = getelementptr i8, ptr %arg.code.14, i64 8
  %.1351.i = load i64, ptr %.1350.i, align 8
  %.1352.i = icmp sgt i64 %.1351.i, 0
  br i1 %.1352.i, label %B1134.i, label %part6.exit.thread

B1134.i:
  %.1366.i = add nsw i64 %.1351.i, -1
  %sunkaddr79 = getelementptr i8, ptr %arg.code.14, i64 8
  store i64 %.1366.i, ptr %sunkaddr79, align 8
  br label %part6.exit.thread

B196.endif.i:
  %.341.i = getelementptr i8, ptr %arg.s.1, i64 32
  %.342.i = load i64, ptr %.341.i, align 8
  %.343.i = add nsw i64 %.342.i, 1
  store i64 %.343.i, ptr %.341.i, align 8
  %.384.i = getelementptr i8, ptr %arg.code.1, i64 48
  %.385.i2 = load double, ptr %.384.i, align 8
  %.456.i = getelementptr i8, ptr %arg.s.0, i64 72
  %.457.i = load double, ptr %.456.i, align 8
  %.458.i = fcmp olt double %.385.i2, %.457.i
  br i1 %.458.i, label %B476.i, label %B538.i

part6.exit.thread:
  %.727.0.ph = phi i64 [ 4, %B978.i ], [ 4, %B1134.i ], [ %spec.select.i, %B600.i ]
  store i64 %.727.0.ph, ptr %retptr, align 8
  br label %common.ret

part6.exit:
  %.256.i = load ptr, ptr %excinfo.1.i31, align 8
  %.740 = icmp sgt i32 %.255.i, 0
  %.741 = select i1 %.740, ptr %.256.i, ptr undef
  store ptr %.741, ptr %excinfo, align 8
  br label %common.ret

B594:
  %.815 = call i32 @part8(ptr %.811, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond46 = icmp eq i32 %.815, 0
  br i1 %cond46, label %B594.endif, label %B594.if.if

B666:
  %.95.i.i = getelementptr i8, ptr %arg.s.0, i64 128
  %.96.i.i = load double, ptr %.95.i.i, align 8
  %.97.i.i = fcmp oeq double %.96.i.i, 0.000000e+00
  br i1 %.97.i.i, label %B0.endif.i3, label %B86.i.i

B86.i.i:
  %.177.i.i = getelementptr i8, ptr %arg.s.0, i64 120
  %.178.i.i = load double, ptr %.177.i.i, align 8
  %.244.i.i = getelementptr i8, ptr %arg.s.1, i64 64
  %.245.i.i = load i64, ptr %.244.i.i, align 8
  %.320.i.i = sitofp i64 %.245.i.i to double
  %.321.i.i = fmul double %.96.i.i, %.320.i.i
  %.322.i.i = fadd double %.178.i.i, %.321.i.i
  br label %B0.endif.i3

B148.i:
  %.75.i.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i.i.i4 = load double, ptr %.75.i.i.i, align 8
  %.77.i.i.i5 = fsub double %.151, %.76.i.i.i4
  %.119.i.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i.i.i = load double, ptr %.119.i.i.i, align 8
  %.121.i.i.i = fadd double %.151, %.120.i.i.i
  %.214149.not.i.i.i = icmp slt i64 %arg.code.23, 1
  br i1 %.214149.not.i.i.i, label %B188.endif.i.i.i, label %B164.preheader.i.i.i

B164.preheader.i.i.i:
  %min.iters.check.i.i.i = icmp samesign ult i64 %arg.code.23, 4
  br i1 %min.iters.check.i.i.i, label %B164.i.i.i.preheader, label %vector.ph.i.i.i

vector.ph.i.i.i:
  %const43 = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const43, 12
  %n.vec.i.i.i = and i64 %arg.code.23, %const_mat
  %broadcast.splatinsert.i.i.i = insertelement <2 x double> poison, double %.121.i.i.i, i64 0
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
  %cmp.n.i.i.i = icmp eq i64 %arg.code.23, %n.vec.i.i.i
  br i1 %cmp.n.i.i.i, label %B188.endif.i.i.i, label %B164.i.i.i.preheader

B164.i.i.i.preheader:
  %.220148150.i.i.i.ph = phi i64 [ 0, %B164.preheader.i.i.i ], [ %n.vec.i.i.i, %middle.block.i.i.i ]
  br label %B164.i.i.i

B164.i.i.i:
  %.220148150.i.i.i = phi i64 [ %.227.i.i.i, %B164.i.i.i ], [ %.220148150.i.i.i.ph, %B164.i.i.i.preheader ]
  %.227.i.i.i = add nuw nsw i64 %.220148150.i.i.i, 1
  %44 = shl i64 %.220148150.i.i.i, 3
  %scevgep53.i.i.i = getelementptr i8, ptr %arg.code.2, i64 %44
  store double %.121.i.i.i, ptr %scevgep53.i.i.i, align 8
  %exitcond.not.i.i.i = icmp eq i64 %arg.code.23, %.227.i.i.i
  br i1 %exitcond.not.i.i.i, label %B188.endif.i.i.i, label %B164.i.i.i

B230.i.i.i:
  %lsr.iv.i.i.i = phi ptr [ %scevgep29.i.i.i, %B230.preheader27.i.i.i ], [ %scevgep30.i.i.i, %B230.i.i.i ]
  %.351153155.i.i.i = phi i64 [ %.351153155.ph.i.i.i, %B230.preheader27.i.i.i ], [ %.358.i.i.i, %B230.i.i.i ]
  %.358.i.i.i = add nuw nsw i64 %.351153155.i.i.i, 1
  %scevgep31.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -24
  %.386.i.i.i = load double, ptr %scevgep31.i.i.i, align 8
  %scevgep32.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -16
  %.391.i.i.i = load double, ptr %scevgep32.i.i.i, align 8
  %scevgep33.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -8
  %.396.i.i.i = load double, ptr %scevgep33.i.i.i, align 8
  %.401.i.i.i = load double, ptr %lsr.iv.i.i.i, align 8
  %.403.i.i.i = fmul double %.77.i.i.i5, %.401.i.i.i
  %.404.i.i.i = fadd double %.396.i.i.i, %.403.i.i.i
  %.406.i.i.i = fmul double %.77.i.i.i5, %.404.i.i.i
  %.407.i.i.i = fadd double %.391.i.i.i, %.406.i.i.i
  %.409.i.i.i = fmul double %.77.i.i.i5, %.407.i.i.i
  %.410.i.i.i = fadd double %.386.i.i.i, %.409.i.i.i
  %45 = shl i64 %.351153155.i.i.i, 3
  %scevgep34.i.i.i = getelementptr i8, ptr %arg.code.3, i64 %45
  store double %.410.i.i.i, ptr %scevgep34.i.i.i, align 8
  %scevgep30.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 32
  %exitcond159.not.i.i.i = icmp eq i64 %arg.code.25, %.358.i.i.i
  br i1 %exitcond159.not.i.i.i, label %B0.endif.i.i18, label %B230.i.i.i

B188.endif.i.i.i:
  %.345154.not.i.i.i = icmp slt i64 %arg.code.25, 1
  br i1 %.345154.not.i.i.i, label %B0.endif.i.i18, label %B230.preheader.i.i.i

B230.preheader.i.i.i:
  %min.iters.check15.i.i.i = icmp samesign ult i64 %arg.code.25, 26
  br i1 %min.iters.check15.i.i.i, label %B230.preheader27.i.i.i, label %vector.scevcheck.i.i.i

vector.scevcheck.i.i.i:
  %const = bitcast i64 576460752303423488 to i64
  %46 = shl i64 %arg.code.25, 5
  %mul.result.i.i.i = add i64 %46, -32
  %47 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i.i.i
  %48 = icmp ult ptr %47, %arg.code.22
  %scevgep.i.i.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i.i.i = icmp samesign ugt i64 %arg.code.25, %const
  %49 = getelementptr i8, ptr %scevgep.i.i.i, i64 %mul.result.i.i.i
  %50 = icmp ult ptr %49, %scevgep.i.i.i
  %51 = or i1 %mul.overflow3.i.i.i, %50
  %scevgep4.i.i.i = getelementptr i8, ptr %arg.code.22, i64 16
  %52 = getelementptr i8, ptr %scevgep4.i.i.i, i64 %mul.result.i.i.i
  %53 = icmp ult ptr %52, %scevgep4.i.i.i
  %scevgep8.i.i.i = getelementptr i8, ptr %arg.code.22, i64 24
  %54 = getelementptr i8, ptr %scevgep8.i.i.i, i64 %mul.result.i.i.i
  %55 = icmp ult ptr %54, %scevgep8.i.i.i
  %56 = or i1 %48, %51
  %57 = or i1 %53, %56
  %58 = or i1 %55, %57
  br i1 %58, label %B230.preheader27.i.i.i, label %vector.memcheck.i.i.i

vector.memcheck.i.i.i:
  %59 = shl nuw nsw i64 %arg.code.25, 3
  %scevgep12.i.i.i = getelementptr i8, ptr %arg.code.3, i64 %59
  %scevgep13.i.i.i = getelementptr i8, ptr %arg.code.22, i64 %46
  %bound0.i.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i.i
  %bound1.i.i.i = icmp ult ptr %arg.code.22, %scevgep12.i.i.i
  %found.conflict.i.i.i = and i1 %bound0.i.i.i, %bound1.i.i.i
  br i1 %found.conflict.i.i.i, label %B230.preheader27.i.i.i, label %vector.ph16.i.i.i

vector.ph16.i.i.i:
  %const44 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i.i = insertelement <2 x double> poison, double %.77.i.i.i5, i64 0
  %broadcast.splat20.i.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %60 = and i64 %59, %const44
  br label %vector.body21.i.i.i

vector.body21.i.i.i:
  %lsr.iv36.i.i.i = phi i64 [ %lsr.iv.next.i.i.i, %vector.body21.i.i.i ], [ 0, %vector.ph16.i.i.i ]
  %sunkaddr85 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr86 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr85
  %61 = load double, ptr %sunkaddr86, align 8
  %sunkaddr87 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr88 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr87
  %sunkaddr89 = getelementptr i8, ptr %sunkaddr88, i64 32
  %62 = load double, ptr %sunkaddr89, align 8
  %63 = insertelement <2 x double> poison, double %61, i64 0
  %64 = insertelement <2 x double> %63, double %62, i64 1
  %sunkaddr90 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr91 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr90
  %sunkaddr92 = getelementptr i8, ptr %sunkaddr91, i64 8
  %65 = load double, ptr %sunkaddr92, align 8
  %sunkaddr93 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr94 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr93
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr94, i64 40
  %66 = load double, ptr %sunkaddr95, align 8
  %67 = insertelement <2 x double> poison, double %65, i64 0
  %68 = insertelement <2 x double> %67, double %66, i64 1
  %sunkaddr96 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr97 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr96
  %sunkaddr98 = getelementptr i8, ptr %sunkaddr97, i64 16
  %69 = load double, ptr %sunkaddr98, align 8
  %sunkaddr99 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr100 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr99
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr100, i64 48
  %70 = load double, ptr %sunkaddr101, align 8
  %71 = insertelement <2 x double> poison, double %69, i64 0
  %72 = insertelement <2 x double> %71, double %70, i64 1
  %sunkaddr102 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr103 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr102
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 24
  %73 = load double, ptr %sunkaddr104, align 8
  %sunkaddr105 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr106 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr105
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
  %n.vec18.i.i.i = and i64 %arg.code.25, %const41
  %cmp.n25.i.i.i = icmp eq i64 %arg.code.25, %n.vec18.i.i.i
  br i1 %cmp.n25.i.i.i, label %B0.endif.i.i18, label %B230.preheader27.i.i.i

B230.preheader27.i.i.i:
  %.351153155.ph.i.i.i = phi i64 [ 0, %vector.memcheck.i.i.i ], [ 0, %vector.scevcheck.i.i.i ], [ 0, %B230.preheader.i.i.i ], [ %n.vec18.i.i.i, %middle.block24.i.i.i ]
  %84 = shl i64 %.351153155.ph.i.i.i, 5
  %85 = getelementptr i8, ptr %arg.code.22, i64 %84
  %scevgep29.i.i.i = getelementptr i8, ptr %85, i64 24
  br label %B230.i.i.i

B0.endif.i.i18:
  %.66.i.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.66.i.i, i1 false)
  %.42.i.i.i19 = getelementptr i8, ptr %arg.code.0, i64 320
  %.43.i.i.i20 = load i64, ptr %.42.i.i.i19, align 8
  %.48.not.i.i.i21 = icmp eq i64 %.43.i.i.i20, 0
  br i1 %.48.not.i.i.i21, label %B148.endif.i, label %B48.i.i.i22

B48.i.i.i22:
  %sunkaddr1.i.i.i23 = getelementptr i8, ptr %arg.code.0, i64 328
  %.56.i.i.i24 = load i64, ptr %sunkaddr1.i.i.i23, align 8
  %sunkaddr3.i.i.i25 = getelementptr i8, ptr %arg.code.0, i64 336
  %.63.i.i.i26 = load i64, ptr %sunkaddr3.i.i.i25, align 8
  %sunkaddr5.i.i.i27 = getelementptr i8, ptr %arg.code.0, i64 344
  %.74.i.i.i28 = load i64, ptr %sunkaddr5.i.i.i27, align 8
  %.76.i1.i.i = inttoptr i64 %.56.i.i.i24 to ptr
  %.77.i2.i.i = inttoptr i64 %.63.i.i.i26 to ptr
  %.78.i.i.i29 = inttoptr i64 %.74.i.i.i28 to ptr
  %.79.i.i.i30 = inttoptr i64 %.43.i.i.i20 to ptr
  tail call void %.79.i.i.i30(ptr %.76.i1.i.i, ptr %.77.i2.i.i, ptr %.78.i.i.i29)
  br label %B148.endif.i

B0.endif.i3:
  %"$phi206.0.2.0.i.i" = phi double [ %.322.i.i, %B86.i.i ], [ 0x7FF0000000000000, %B666 ]
  %.225.i = fmul double %.96.i.i, 1.000000e-09
  %.226.i = fsub double %"$phi206.0.2.0.i.i", %.225.i
  %.227.i = fcmp ult double %.151, %.226.i
  br i1 %.227.i, label %B666.endif, label %B148.i

B148.endif.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.code.7, i64 %.66.i.i, i1 false)
  %.397.i = getelementptr i8, ptr %arg.s.1, i64 64
  %.398.i = load i64, ptr %.397.i, align 8
  %.399.i = add nsw i64 %.398.i, 1
  store i64 %.399.i, ptr %.397.i, align 8
  br label %B666.endif

B702:
  %.936 = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.936, i1 false)
  %.941 = fadd double %.151, %.224
  %.1015 = getelementptr i8, ptr %arg.s.1, i64 96
  %.1016 = load i64, ptr %.1015, align 8
  %.1019 = mul nsw i64 %.1016, %arg.code.24
  %.1020 = getelementptr double, ptr %arg.room.0, i64 %.1019
  %.85.i = call i32 @part10(ptr %.81.i, ptr %excinfo.1.i31, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 0, double %.941, ptr %.1020)
  %cond = icmp eq i32 %.85.i, 0
  br i1 %cond, label %B702.endif, label %B702.if.if

B128.endif:
  %.296 = load i64, ptr %.282, align 8
  store i64 %.296, ptr %retptr, align 8
  br label %common.ret

B128.if.if:
  %.294 = icmp sgt i32 %.286, 0
  %.287 = load ptr, ptr %excinfo.1, align 8
  %.295 = select i1 %.294, ptr %.287, ptr undef
  store ptr %.295, ptr %excinfo, align 8
  br label %common.ret

B196.endif:
  %.388 = load double, ptr %.374, align 8
  %.401 = fcmp ult double %.388, 0.000000e+00
  %"$phi252.0.2.0" = zext i1 %.401 to i64
  store i64 %"$phi252.0.2.0", ptr %retptr, align 8
  br label %common.ret

B196.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B286.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B372.endif:
  %.568 = load i64, ptr %.554, align 8
  store i64 %.568, ptr %retptr, align 8
  br label %common.ret

B372.if.if:
  %.566 = icmp sgt i32 %.558, 0
  %.559 = load ptr, ptr %excinfo.4, align 8
  %.567 = select i1 %.566, ptr %.559, ptr undef
  store ptr %.567, ptr %excinfo, align 8
  br label %common.ret

B594.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B594.if.if:
  %.823 = icmp sgt i32 %.815, 0
  %.816 = load ptr, ptr %excinfo.7, align 8
  %.824 = select i1 %.823, ptr %.816, ptr undef
  store ptr %.824, ptr %excinfo, align 8
  br label %common.ret

B666.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B702.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B702.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part2(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.221 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.580.i = shl i64 %arg.code.24, 3
  %.595.i = shl i64 %arg.code.26, 3
  br label %B60

B60:
  store i64 0, ptr %.221, align 8
  %.225 = call i32 @part11(ptr %.221, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %.235 = load i64, ptr %.221, align 8
  %cond = icmp eq i32 %.225, 0
  br i1 %cond, label %B60.endif, label %B60.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B184 ], [ %.225, %B60.if.if ]
  ret i32 %common.ret.op

B184:
  store i64 %.235, ptr %retptr, align 8
  br label %common.ret

B60.endif:
  %.63.i = load i64, ptr %arg.code.14, align 8
  %.73.i = icmp eq i64 %.63.i, 0
  br i1 %.73.i, label %B60.endif.endif.endif, label %B80.endif.endif.i

B210.i:
  %worst.2.0279.i = phi double [ 0.000000e+00, %B210.preheader.new.i ], [ %worst.3.1.1.i, %B350.1.i ]
  %.230275277.i = phi i64 [ 0, %B210.preheader.new.i ], [ %.237.1.i, %B350.1.i ]
  %sunkaddr = mul i64 %.230275277.i, 8
  %sunkaddr19 = getelementptr i8, ptr %arg.code.16, i64 %sunkaddr
  %.273.i = load double, ptr %sunkaddr19, align 8
  %.275.i = fcmp ugt double %.273.i, %worst.2.0279.i
  br i1 %.275.i, label %B246.i, label %B350.i

B246.i:
  %.286.i = fcmp ueq double %.273.i, 0x7FF0000000000000
  br i1 %.286.i, label %B326.i, label %B350.i

B326.i:
  br label %B350.i

B350.i:
  %worst.3.1.i = phi double [ %worst.2.0279.i, %B210.i ], [ 0x7FF0000000000000, %B326.i ], [ %.273.i, %B246.i ]
  %.237.1.i = add nuw i64 %.230275277.i, 2
  %sunkaddr20 = mul i64 %.230275277.i, 8
  %sunkaddr21 = getelementptr i8, ptr %arg.code.16, i64 %sunkaddr20
  %sunkaddr24 = getelementptr i8, ptr %sunkaddr21, i64 8
  %.273.1.i = load double, ptr %sunkaddr24, align 8
  %.275.1.i = fcmp ugt double %.273.1.i, %worst.3.1.i
  br i1 %.275.1.i, label %B246.1.i, label %B350.1.i

B246.1.i:
  %.286.1.i = fcmp ueq double %.273.1.i, 0x7FF0000000000000
  br i1 %.286.1.i, label %B326.1.i, label %B350.1.i

B326.1.i:
  br label %B350.1.i

B350.1.i:
  %worst.3.1.1.i = phi double [ %worst.3.1.i, %B350.i ], [ 0x7FF0000000000000, %B326.1.i ], [ %.273.1.i, %B246.1.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.237.1.i
  br i1 %niter.ncmp.1.i, label %B352.loopexit.unr-lcssa.i, label %B210.i

B352.loopexit.unr-lcssa.i:
  %0 = and i64 %.63.i, 1
  %lcmp.mod.not.i = icmp eq i64 %0, 0
  br i1 %lcmp.mod.not.i, label %B352.i, label %B210.epil.preheader.i

B210.epil.preheader.i:
  %worst.2.0279.epil.init.i = phi double [ 0.000000e+00, %B210.preheader.i ], [ %worst.3.1.1.i, %B352.loopexit.unr-lcssa.i ]
  %.230275277.epil.init.i = phi i64 [ 0, %B210.preheader.i ], [ %unroll_iter.i, %B352.loopexit.unr-lcssa.i ]
  %.272.epil.i = getelementptr double, ptr %arg.code.16, i64 %.230275277.epil.init.i
  %.273.epil.i = load double, ptr %.272.epil.i, align 8
  %.275.epil.i = fcmp ugt double %.273.epil.i, %worst.2.0279.epil.init.i
  br i1 %.275.epil.i, label %B246.epil.i, label %B352.i

B246.epil.i:
  %.286.epil.i = fcmp ueq double %.273.epil.i, 0x7FF0000000000000
  br i1 %.286.epil.i, label %B326.epil.i, label %B352.i

B326.epil.i:
  br label %B352.i

B352.i:
  %worst.2.0.lcssa.i = phi double [ 0.000000e+00, %B80.endif.endif.i ], [ %worst.3.1.1.i, %B352.loopexit.unr-lcssa.i ], [ %worst.2.0279.epil.init.i, %B210.epil.preheader.i ], [ 0x7FF0000000000000, %B326.epil.i ], [ %.273.epil.i, %B246.epil.i ]
  %sunkaddr31 = getelementptr i8, ptr %arg.code.1, i64 40
  %.362.i = load double, ptr %sunkaddr31, align 8
  %.364.i = fcmp ugt double %worst.2.0.lcssa.i, %.362.i
  br i1 %.364.i, label %B504.i, label %B406.i

B406.i:
  %sunkaddr32 = getelementptr i8, ptr %arg.s.0, i64 80
  %.444.i = load double, ptr %sunkaddr32, align 8
  %.446.i = fcmp ogt double %worst.2.0.lcssa.i, %.444.i
  br i1 %.446.i, label %B460.i, label %B60.endif.endif.endif

B460.i:
  %sunkaddr33 = getelementptr i8, ptr %arg.s.0, i64 80
  store double %worst.2.0.lcssa.i, ptr %sunkaddr33, align 8
  br label %B60.endif.endif.endif

B504.i:
  %sunkaddr34 = getelementptr i8, ptr %arg.code.14, i64 8
  store i64 %.63.i, ptr %sunkaddr34, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.0, ptr %arg.s.10.0, i64 136, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.1, ptr %arg.s.10.1, i64 120, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.s.10.2, i64 %.580.i, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.s.10.3, i64 %.595.i, i1 false)
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
  tail call void %.26.i.i(ptr %.21.i.i, ptr %.22.i.i, ptr %.23.i.i, ptr %.24.i.i, i64 %.63.i, ptr %.25.i.i)
  %..63.i = tail call i64 @llvm.smax.i64(i64 %.63.i, i64 0)
  %.224276.not.i = icmp eq i64 %..63.i, 0
  br i1 %.224276.not.i, label %B352.i, label %B210.preheader.i

B210.preheader.i:
  %1 = icmp eq i64 %.63.i, 1
  br i1 %1, label %B210.epil.preheader.i, label %B210.preheader.new.i

B210.preheader.new.i:
  %unroll_iter.i = and i64 %.63.i, -2
  br label %B210.i

B60.if.if:
  %.233 = icmp sgt i32 %.225, 0
  %.226 = load ptr, ptr %excinfo.1, align 8
  %.234 = select i1 %.233, ptr %.226, ptr undef
  store ptr %.234, ptr %excinfo, align 8
  br label %common.ret

B60.endif.endif.endif:
  %.270.not = phi i1 [ true, %B504.i ], [ false, %B60.endif ], [ false, %B460.i ], [ false, %B406.i ]
  %.42494 = icmp eq i64 %.235, 5
  %.424 = select i1 %.270.not, i1 true, i1 %.42494
  br i1 %.424, label %B60, label %B184
}

define internal i32 @part3(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.y) {
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
  %.sink = phi double [ -1.000000e+00, %B142.endif.us.10 ], [ %.sink.ph, %common.ret.sink.split ], [ 0.000000e+00, %B0 ], [ -1.000000e+00, %B68.i115 ], [ -1.000000e+00, %B68.i ], [ 0.000000e+00, %B142.us.us ], [ -1.000000e+00, %B612 ], [ -1.000000e+00, %B140 ], [ %first.2.1, %B630 ]
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
  %sunkaddr60 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i = load i64, ptr %sunkaddr60, align 8
  %.48.not.i = icmp eq i64 %.43.i, 0
  br i1 %.48.not.i, label %B142.endif, label %B48.i

B48.i:
  %sunkaddr61 = getelementptr i8, ptr %arg.code.0, i64 200
  %.56.i = load i64, ptr %sunkaddr61, align 8
  %sunkaddr62 = getelementptr i8, ptr %arg.code.0, i64 208
  %.63.i = load i64, ptr %sunkaddr62, align 8
  %sunkaddr63 = getelementptr i8, ptr %arg.code.0, i64 216
  %.74.i = load i64, ptr %sunkaddr63, align 8
  %.76.i = inttoptr i64 %.56.i to ptr
  %.77.i = inttoptr i64 %.63.i to ptr
  %.78.i = inttoptr i64 %.74.i to ptr
  %.79.i = inttoptr i64 %.43.i to ptr
  tail call void %.79.i(ptr %.76.i, ptr %.77.i, ptr %.78.i)
  br label %B142.endif

B494:
  %sunkaddr64 = getelementptr i8, ptr %arg.code.0, i64 224
  %.43.i31 = load i64, ptr %sunkaddr64, align 8
  %.48.not.i32 = icmp eq i64 %.43.i31, 0
  br i1 %.48.not.i32, label %B50.i107.preheader, label %B48.i33

B50.i107.preheader:
  br label %B50.i107

B48.i33:
  %sunkaddr65 = getelementptr i8, ptr %arg.code.0, i64 232
  %.56.i35 = load i64, ptr %sunkaddr65, align 8
  %sunkaddr66 = getelementptr i8, ptr %arg.code.0, i64 240
  %.63.i37 = load i64, ptr %sunkaddr66, align 8
  %sunkaddr67 = getelementptr i8, ptr %arg.code.0, i64 248
  %.74.i39 = load i64, ptr %sunkaddr67, align 8
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
  %sunkaddr68 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.us = load i64, ptr %sunkaddr68, align 8
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
  %sunkaddr69 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.1 = load i64, ptr %sunkaddr69, align 8
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
  %sunkaddr70 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.2 = load i64, ptr %sunkaddr70, align 8
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
  %sunkaddr71 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.3 = load i64, ptr %sunkaddr71, align 8
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
  %sunkaddr72 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.4 = load i64, ptr %sunkaddr72, align 8
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
  %sunkaddr73 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.5 = load i64, ptr %sunkaddr73, align 8
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
  %sunkaddr74 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.6 = load i64, ptr %sunkaddr74, align 8
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
  %sunkaddr75 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.7 = load i64, ptr %sunkaddr75, align 8
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
  %sunkaddr76 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.8 = load i64, ptr %sunkaddr76, align 8
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
  %sunkaddr77 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.9 = load i64, ptr %sunkaddr77, align 8
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
  %sunkaddr78 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.10 = load i64, ptr %sunkaddr78, align 8
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
  %sunkaddr79 = getelementptr i8, ptr %arg.code.0, i64 192
  %.43.i.us.11 = load i64, ptr %sunkaddr79, align 8
  %.48.not.i.us.11 = icmp eq i64 %.43.i.us.11, 0
  br i1 %.48.not.i.us.11, label %common.ret, label %common.ret.sink.split

B142.endif:
  %5 = icmp ult i64 %arg.code.23.fr, 4
  %.352 = load double, ptr %arg.code.1, align 8
  br i1 %5, label %B50.i.preheader, label %vector.ph.i

B50.i.preheader:
  %found.2.056.i.ph = phi i64 [ 0, %B142.endif ], [ %16, %middle.block.i ]
  %.1305254.i.ph = phi i64 [ 0, %B142.endif ], [ %n.vec.i, %middle.block.i ]
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
  %15 = icmp eq i64 %arg.code.23.fr, %n.vec.i
  %bin.rdx.i = or <2 x i64> %13, %12
  %rdx.shuf.i = shufflevector <2 x i64> %bin.rdx.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx10.i = or <2 x i64> %rdx.shuf.i, %bin.rdx.i
  %16 = extractelement <2 x i64> %bin.rdx10.i, i64 0
  br i1 %15, label %B50.preheader.i46.thread, label %B50.i.preheader

B50.preheader.i46.thread:
  %.379169175 = and i64 %16, %left.2.0339
  %sunkaddr85 = getelementptr i8, ptr %arg.code.1, i64 16
  %.426170176 = load double, ptr %sunkaddr85, align 8
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
  %sunkaddr86 = getelementptr i8, ptr %arg.code.1, i64 16
  %.426170 = load double, ptr %sunkaddr86, align 8
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
  %sunkaddr92 = getelementptr i8, ptr %arg.code.1, i64 8
  %.225.i = load double, ptr %sunkaddr92, align 8
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
  %59 = icmp ult i64 %2, 32
  %60 = icmp ne i64 %arg.code.23.fr, 1
  %61 = add nuw i64 %31, %.328.i
  %min.iters.check.i91 = icmp ult i64 %61, 4
  %or.cond.not6.i = or i1 %60, %min.iters.check.i91
  %or.cond5.i = select i1 %or.cond.not6.i, i1 true, i1 %59
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
  %scevgep57 = getelementptr i8, ptr %scevgep56, i64 -16
  store <2 x double> %wide.load.i95, ptr %scevgep57, align 8
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
  %sunkaddr93 = getelementptr i8, ptr %arg.code.1, i64 8
  %.225.i118 = load double, ptr %sunkaddr93, align 8
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
  %100 = icmp ult i64 %2, 32
  %101 = icmp ne i64 %arg.code.23.fr, 1
  %102 = add nuw i64 %72, %.328.i129
  %min.iters.check.i139 = icmp ult i64 %102, 4
  %or.cond.not6.i140 = or i1 %101, %min.iters.check.i139
  %or.cond5.i141 = select i1 %or.cond.not6.i140, i1 true, i1 %100
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
  %scevgep58 = getelementptr i8, ptr %lsr.iv8.i109, i64 %107
  %scevgep59 = getelementptr i8, ptr %scevgep58, i64 -16
  store <2 x double> %wide.load.i147, ptr %scevgep59, align 8
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

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.77 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.230 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.490 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  store double 0.000000e+00, ptr %.77, align 8
  %.81 = call i32 @part12(ptr %.77, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.m.4, i64 %arg.m.5)
  %cond = icmp eq i32 %.81, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B128 ], [ 0, %B400 ], [ 0, %B424.endif ], [ %.81, %B0.if.if ], [ %.494, %B424.if.if ], [ %.234, %B132.if.if ]
  ret i32 %common.ret.op

B128:
  %storemerge.i3 = phi i64 [ 1, %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i3, ptr %retptr, align 8
  br label %common.ret

B132:
  %.234 = call i32 @part13(ptr %.230, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, i64 %arg.m.2, i64 %arg.m.5, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.24, ptr %arg.room.1)
  switch i32 %.234, label %B132.if.if [
    i32 -2, label %B132.endif.endif
    i32 0, label %B132.endif.endif
  ]

B272:
  %bad.2.0278 = phi i64 [ %.400.1, %B272 ], [ %bad.2.0278.unr, %B272.preheader13 ]
  %.350274276 = phi i64 [ %.357.1, %B272 ], [ %.350274276.unr, %B272.preheader13 ]
  %sunkaddr = mul i64 %.350274276, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr
  %.385 = load double, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %.350274276, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr31
  store double %.385, ptr %sunkaddr32, align 8
  %.394 = tail call double @llvm.fabs.f64(double %.385)
  %.395 = fcmp uge double %.394, 1.000000e+300
  %.399 = zext i1 %.395 to i64
  %.400 = add nuw nsw i64 %bad.2.0278, %.399
  %.357.1 = add nuw nsw i64 %.350274276, 2
  %sunkaddr33 = mul i64 %.350274276, 8
  %sunkaddr34 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr33
  %sunkaddr35 = getelementptr i8, ptr %sunkaddr34, i64 8
  %.385.1 = load double, ptr %sunkaddr35, align 8
  %sunkaddr36 = mul i64 %.350274276, 8
  %sunkaddr37 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr36
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr37, i64 8
  store double %.385.1, ptr %sunkaddr39, align 8
  %.394.1 = tail call double @llvm.fabs.f64(double %.385.1)
  %.395.1 = fcmp uge double %.394.1, 1.000000e+300
  %.399.1 = zext i1 %.395.1 to i64
  %.400.1 = add nuw nsw i64 %.400, %.399.1
  %exitcond.not.1 = icmp eq i64 %arg.code.24, %.357.1
  br i1 %exitcond.not.1, label %B396, label %B272

B396:
  %.400.lcssa = phi i64 [ %13, %middle.block ], [ %.400.lcssa10.unr, %B272.prol.loopexit ], [ %.400.1, %B272 ]
  %0 = icmp eq i64 %.400.lcssa, 0
  br i1 %0, label %B424, label %B400

B400:
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B424:
  store double 0.000000e+00, ptr %.490, align 8
  %.494 = call i32 @part3(ptr %.490, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.room.2)
  %cond4 = icmp eq i32 %.494, 0
  br i1 %cond4, label %B424.endif, label %B424.if.if

B0.endif:
  %.91 = load double, ptr %.77, align 8
  %.78.i = load double, ptr %arg.code.1, align 8
  %.118.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.119.i = load double, ptr %.118.i, align 8
  %.120.i = fcmp ogt double %.78.i, %.119.i
  %.167.i = fcmp ole double %.91, %.78.i
  %or.cond.i = select i1 %.120.i, i1 %.167.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.223.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.224.i = load i64, ptr %.223.i, align 8
  %.225.i = icmp eq i64 %.224.i, 0
  br i1 %.225.i, label %B128, label %B0.endif.endif

B0.if.if:
  %.89 = icmp sgt i32 %.81, 0
  %.82 = load ptr, ptr %excinfo.1, align 8
  %.90 = select i1 %.89, ptr %.82, ptr undef
  store ptr %.90, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.342.i = fcmp ogt double %.91, %.119.i
  br i1 %.342.i, label %B132, label %B128

B132.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B132.endif.endif:
  %.344275.not = icmp slt i64 %arg.code.24, 1
  br i1 %.344275.not, label %B424, label %B272.preheader

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
  %cmp.n = icmp eq i64 %arg.code.24, %n.vec
  br i1 %cmp.n, label %B396, label %B272.preheader9

B272.preheader9:
  %bad.2.0278.ph = phi i64 [ 0, %B272.preheader ], [ %13, %middle.block ]
  %.350274276.ph = phi i64 [ 0, %B272.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.350274276.ph, 1
  %xtraiter = and i64 %arg.code.24, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B272.prol.loopexit, label %B272.prol

B272.prol:
  %.384.prol = getelementptr double, ptr %arg.room.1, i64 %.350274276.ph
  %.385.prol = load double, ptr %.384.prol, align 8
  %.388.prol = getelementptr double, ptr %arg.room.2, i64 %.350274276.ph
  store double %.385.prol, ptr %.388.prol, align 8
  %.394.prol = tail call double @llvm.fabs.f64(double %.385.prol)
  %.395.prol = fcmp uge double %.394.prol, 1.000000e+300
  %.399.prol = zext i1 %.395.prol to i64
  %.400.prol = add nuw nsw i64 %bad.2.0278.ph, %.399.prol
  br label %B272.prol.loopexit

B272.prol.loopexit:
  %.400.lcssa10.unr = phi i64 [ poison, %B272.preheader9 ], [ %.400.prol, %B272.prol ]
  %bad.2.0278.unr = phi i64 [ %bad.2.0278.ph, %B272.preheader9 ], [ %.400.prol, %B272.prol ]
  %.350274276.unr = phi i64 [ %.350274276.ph, %B272.preheader9 ], [ %.neg, %B272.prol ]
  %14 = icmp eq i64 %arg.code.24, %.neg
  br i1 %14, label %B396, label %B272.preheader13

B272.preheader13:
  br label %B272

B424.endif:
  %.504 = load double, ptr %.490, align 8
  %.517 = fcmp olt double %.504, 0.000000e+00
  %"$phi520.0.2.0" = zext i1 %.517 to i64
  store i64 %"$phi520.0.2.0", ptr %retptr, align 8
  br label %common.ret

B424.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part8(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.231 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.142 = getelementptr i8, ptr %arg.s.0, i64 88
  %.143 = load double, ptr %.142, align 8
  %.222 = load double, ptr %arg.s.0, align 8
  %.235 = call i32 @part12(ptr %.231, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %.222, double %.143, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.m.5, i64 %arg.m.2)
  %cond = icmp eq i32 %.235, 0
  br i1 %cond, label %B0.endif.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B650 ], [ %.235, %B0.if.if ]
  ret i32 %common.ret.op

B650.loopexit.unr-lcssa:
  %0 = and i64 %arg.code.24, 1
  %lcmp.mod37.not = icmp eq i64 %0, 0
  br i1 %lcmp.mod37.not, label %B650, label %B300.endif.epil.preheader

B300.endif.epil.preheader:
  %.415243253.epil.init = phi i64 [ 0, %B300.endif.preheader ], [ %unroll_iter39, %B650.loopexit.unr-lcssa ]
  %.748.epil = mul nsw i64 %.415243253.epil.init, %arg.m.3
  %.749.epil = getelementptr double, ptr %arg.room.3, i64 %.748.epil
  %.750.epil = load double, ptr %.749.epil, align 8
  %.754.epil = getelementptr double, ptr %arg.room.2, i64 %.415243253.epil.init
  %.755.epil = load double, ptr %.754.epil, align 8
  %.759.epil = getelementptr double, ptr %arg.room.1, i64 %.415243253.epil.init
  %.760.epil = load double, ptr %.759.epil, align 8
  %.763.epil = fsub double %.755.epil, %.760.epil
  %.764.epil = fadd double %.750.epil, %.763.epil
  store double %.764.epil, ptr %.749.epil, align 8
  br label %B650

B650.loopexit.unr-lcssa184:
  %1 = and i64 %arg.code.24, 1
  %lcmp.mod186.not = icmp eq i64 %1, 0
  br i1 %lcmp.mod186.not, label %B650, label %B300.endif.us.us29.us.epil.preheader

B300.endif.us.us29.us.epil.preheader:
  %lsr.iv57.us.us.epil.init = phi ptr [ %arg.room.3, %B300.endif.us.us29.us.preheader ], [ %scevgep58.us.us.1, %B650.loopexit.unr-lcssa184 ]
  %.415243253.us.us30.us.epil.init = phi i64 [ 0, %B300.endif.us.us29.us.preheader ], [ %unroll_iter188, %B650.loopexit.unr-lcssa184 ]
  store double %.723, ptr %lsr.iv57.us.us.epil.init, align 8
  %2 = shl i64 %.415243253.us.us30.us.epil.init, 3
  %scevgep115.us.epil = getelementptr i8, ptr %arg.room.2, i64 %2
  %.755.us.us34.us.epil = load double, ptr %scevgep115.us.epil, align 8
  %scevgep114.us.epil = getelementptr i8, ptr %arg.room.1, i64 %2
  %.760.us.us36.us.epil = load double, ptr %scevgep114.us.epil, align 8
  %.763.us.us37.us.epil = fsub double %.755.us.us34.us.epil, %.760.us.us36.us.epil
  %.764.us.us38.us.epil = fadd double %.723, %.763.us.us37.us.epil
  store double %.764.us.us38.us.epil, ptr %lsr.iv57.us.us.epil.init, align 8
  br label %B650

B650.loopexit171.unr-lcssa:
  %3 = and i64 %arg.code.24, 1
  %lcmp.mod181.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod181.not, label %B650, label %B300.endif.us.us29.epil.preheader

B300.endif.us.us29.epil.preheader:
  %lsr.iv57.us.epil.init = phi ptr [ %arg.room.3, %B300.endif.us.us29.preheader170 ], [ %scevgep58.us.1, %B650.loopexit171.unr-lcssa ]
  %.415243253.us.us30.epil.init = phi i64 [ 0, %B300.endif.us.us29.preheader170 ], [ %unroll_iter183, %B650.loopexit171.unr-lcssa ]
  %4 = icmp eq i64 %arg.m.3, 2
  store double %.723, ptr %lsr.iv57.us.epil.init, align 8
  %scevgep59.us.1.epil = getelementptr i8, ptr %lsr.iv57.us.epil.init, i64 8
  store double %.723, ptr %scevgep59.us.1.epil, align 8
  br i1 %4, label %B342.B540_crit_edge.split.us267.loopexit.us.epil, label %B344.endif.us260.us.2.epil

B344.endif.us260.us.2.epil:
  %scevgep59.us.2.epil = getelementptr i8, ptr %lsr.iv57.us.epil.init, i64 16
  store double %.723, ptr %scevgep59.us.2.epil, align 8
  br label %B342.B540_crit_edge.split.us267.loopexit.us.epil

B342.B540_crit_edge.split.us267.loopexit.us.epil:
  %5 = shl i64 %.415243253.us.us30.epil.init, 3
  %scevgep115.epil = getelementptr i8, ptr %arg.room.2, i64 %5
  %.755.us.us34.epil = load double, ptr %scevgep115.epil, align 8
  %scevgep114.epil = getelementptr i8, ptr %arg.room.1, i64 %5
  %.760.us.us36.epil = load double, ptr %scevgep114.epil, align 8
  %.763.us.us37.epil = fsub double %.755.us.us34.epil, %.760.us.us36.epil
  %.764.us.us38.epil = fadd double %.723, %.763.us.us37.epil
  store double %.764.us.us38.epil, ptr %lsr.iv57.us.epil.init, align 8
  br label %B650

B650:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.243 = icmp sgt i32 %.235, 0
  %.236 = load ptr, ptr %excinfo.1, align 8
  %.244 = select i1 %.243, ptr %.236, ptr undef
  store ptr %.244, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.319 = getelementptr i8, ptr %arg.s.1, i64 32
  %.320 = load i64, ptr %.319, align 8
  %.325 = sub i64 %arg.m.2, %arg.m.5
  %.326 = add nsw i64 %.325, %.320
  store i64 %.326, ptr %.319, align 8
  %.409250.not = icmp slt i64 %arg.code.24, 1
  br i1 %.409250.not, label %B650, label %B300.endif.lr.ph

B300.endif.lr.ph:
  %.531232.not = icmp slt i64 %arg.m.3, 1
  %.723 = fmul double %.143, 0.000000e+00
  br i1 %.531232.not, label %B300.endif.preheader, label %B300.endif.lr.ph.split.us

B300.endif.preheader:
  %6 = icmp eq i64 %arg.code.24, 1
  br i1 %6, label %B300.endif.epil.preheader, label %B300.endif.preheader.new

B300.endif.preheader.new:
  %const152 = bitcast i64 9223372036854775806 to i64
  %unroll_iter39 = and i64 %arg.code.24, %const152
  %7 = shl i64 %arg.m.3, 4
  br label %B300.endif

B300.endif.lr.ph.split.us:
  %.656220.not = icmp slt i64 %arg.m.2, 1
  br i1 %.656220.not, label %B300.endif.us.preheader, label %B300.endif.us.us.preheader

B300.endif.us.us.preheader:
  %const = bitcast i64 9223372036854775806 to i64
  %unroll_iter = and i64 %arg.m.2, %const
  %8 = icmp eq i64 %arg.m.2, 1
  %sunkaddr = shl i64 %arg.m.3, 3
  %sunkaddr72 = shl i64 %arg.code.24, 3
  br i1 %8, label %B300.endif.us.us.us.preheader, label %B300.endif.us.us.preheader.split

B300.endif.us.us.us.preheader:
  %9 = mul i64 %arg.code.24, %sunkaddr
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
  %broadcast.splatinsert68 = insertelement <2 x double> poison, double %.143, i64 0
  %broadcast.splat69 = shufflevector <2 x double> %broadcast.splatinsert68, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep116 = getelementptr i8, ptr %arg.room.3, i64 16
  %11 = icmp samesign ult i64 %arg.m.3, 6
  %brmerge = select i1 %11, i1 true, i1 %conflict.rdx
  br label %B300.endif.us.us.us

B300.endif.us.us.us:
  %lsr.iv232 = phi ptr [ %scevgep233, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %arg.room.3, %B300.endif.us.us.us.preheader ]
  %lsr.iv117 = phi ptr [ %scevgep118, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %scevgep116, %B300.endif.us.us.us.preheader ]
  %.415243253.us.us.us = phi i64 [ %.422.us.us.us, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ 0, %B300.endif.us.us.us.preheader ]
  %.731.us.us.us = mul nuw nsw i64 %.415243253.us.us.us, %arg.m.3
  %12 = getelementptr double, ptr %arg.room.3, i64 %.731.us.us.us
  br i1 %brmerge, label %B344.endif.us.us.us.us.us.preheader, label %vector.ph

vector.ph:
  %sunkaddr154 = shl i64 %.415243253.us.us.us, 3
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
  %.537227233.us.us.us.us.us.ph = phi i64 [ %n.vec67, %middle.block76 ], [ 0, %B300.endif.us.us.us ]
  %23 = and i64 %arg.m.3, 1
  %24 = icmp eq i64 %23, 0
  %.neg = or disjoint i64 %.537227233.us.us.us.us.us.ph, 1
  br i1 %24, label %B344.endif.us.us.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us.us.prol

B344.endif.us.us.us.us.us.prol:
  %invariant.gep.us.us.us.us.us.prol = getelementptr double, ptr %arg.m.1, i64 %.537227233.us.us.us.us.us.ph
  %.702.us.us.us.epil.us.us.prol = load double, ptr %invariant.gep.us.us.us.us.us.prol, align 8
  %sunkaddr161 = shl i64 %.415243253.us.us.us, 3
  %sunkaddr162 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr161
  %.710.us.us.us.epil.us.us.prol = load double, ptr %sunkaddr162, align 8
  %.711.us.us.us.epil.us.us.prol = fmul double %.702.us.us.us.epil.us.us.prol, %.710.us.us.us.epil.us.us.prol
  %.713.us.us.us.epil.us.us.prol = fadd double %.711.us.us.us.epil.us.us.prol, 0.000000e+00
  %.723.us.us.us.us.us.prol = fmul double %.143, %.713.us.us.us.epil.us.us.prol
  %.736.us.us.us.us.us.prol = getelementptr double, ptr %12, i64 %.537227233.us.us.us.us.us.ph
  store double %.723.us.us.us.us.us.prol, ptr %.736.us.us.us.us.us.prol, align 8
  br label %B344.endif.us.us.us.us.us.prol.loopexit

B344.endif.us.us.us.us.us.prol.loopexit:
  %.537227233.us.us.us.us.us.unr = phi i64 [ %.537227233.us.us.us.us.us.ph, %B344.endif.us.us.us.us.us.preheader ], [ %.neg, %B344.endif.us.us.us.us.us.prol ]
  %25 = icmp eq i64 %arg.m.3, %.neg
  br i1 %25, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us.preheader9

B344.endif.us.us.us.us.us.preheader9:
  br label %B344.endif.us.us.us.us.us

B344.endif.us.us.us.us.us:
  %.537227233.us.us.us.us.us = phi i64 [ %.544.us.us.us.us.us.1, %B344.endif.us.us.us.us.us ], [ %.537227233.us.us.us.us.us.unr, %B344.endif.us.us.us.us.us.preheader9 ]
  %sunkaddr160 = mul i64 %.537227233.us.us.us.us.us, 8
  %sunkaddr163 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr160
  %.702.us.us.us.epil.us.us = load double, ptr %sunkaddr163, align 8
  %sunkaddr164 = mul i64 %.415243253.us.us.us, 8
  %sunkaddr165 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr164
  %.710.us.us.us.epil.us.us = load double, ptr %sunkaddr165, align 8
  %.711.us.us.us.epil.us.us = fmul double %.702.us.us.us.epil.us.us, %.710.us.us.us.epil.us.us
  %.713.us.us.us.epil.us.us = fadd double %.711.us.us.us.epil.us.us, 0.000000e+00
  %.723.us.us.us.us.us = fmul double %.143, %.713.us.us.us.epil.us.us
  %26 = shl i64 %.537227233.us.us.us.us.us, 3
  %scevgep105 = getelementptr i8, ptr %lsr.iv232, i64 %26
  %27 = shl i64 %.537227233.us.us.us.us.us, 3
  %scevgep103 = getelementptr i8, ptr %lsr.iv232, i64 %27
  %scevgep104 = getelementptr i8, ptr %scevgep103, i64 8
  store double %.723.us.us.us.us.us, ptr %scevgep105, align 8
  %sunkaddr166 = mul i64 %.537227233.us.us.us.us.us, 8
  %sunkaddr167 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr166
  %sunkaddr168 = getelementptr i8, ptr %sunkaddr167, i64 8
  %.702.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr168, align 8
  %.710.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr165, align 8
  %.711.us.us.us.epil.us.us.1 = fmul double %.702.us.us.us.epil.us.us.1, %.710.us.us.us.epil.us.us.1
  %.713.us.us.us.epil.us.us.1 = fadd double %.711.us.us.us.epil.us.us.1, 0.000000e+00
  %.544.us.us.us.us.us.1 = add nuw nsw i64 %.537227233.us.us.us.us.us, 2
  %.723.us.us.us.us.us.1 = fmul double %.143, %.713.us.us.us.epil.us.us.1
  store double %.723.us.us.us.us.us.1, ptr %scevgep104, align 8
  %exitcond285.not.us.us.1 = icmp eq i64 %arg.m.3, %.544.us.us.us.us.us.1
  br i1 %exitcond285.not.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us

B342.B540_crit_edge.split.us.us.us.split.us.us:
  %.422.us.us.us = add nuw nsw i64 %.415243253.us.us.us, 1
  %.750.us.us.us = load double, ptr %12, align 8
  %.754.us.us.us = getelementptr double, ptr %arg.room.2, i64 %.415243253.us.us.us
  %.755.us.us.us = load double, ptr %.754.us.us.us, align 8
  %.759.us.us.us = getelementptr double, ptr %arg.room.1, i64 %.415243253.us.us.us
  %.760.us.us.us = load double, ptr %.759.us.us.us, align 8
  %.763.us.us.us = fsub double %.755.us.us.us, %.760.us.us.us
  %.764.us.us.us = fadd double %.750.us.us.us, %.763.us.us.us
  store double %.764.us.us.us, ptr %12, align 8
  %scevgep118 = getelementptr i8, ptr %lsr.iv117, i64 %sunkaddr
  %scevgep233 = getelementptr i8, ptr %lsr.iv232, i64 %sunkaddr
  %exitcond286.not.us = icmp eq i64 %arg.code.24, %.422.us.us.us
  br i1 %exitcond286.not.us, label %B650, label %B300.endif.us.us.us

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
  %36 = mul i64 %arg.code.24, %arg.m.3
  %37 = shl i64 %36, 3
  %scevgep122 = getelementptr i8, ptr %arg.room.3, i64 %37
  %scevgep123 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr
  %38 = shl i64 %arg.m.3, 4
  %scevgep124 = getelementptr i8, ptr %arg.m.1, i64 %38
  %scevgep125 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr72
  %39 = shl i64 %arg.code.24, 4
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
  %broadcast.splatinsert151 = insertelement <2 x double> poison, double %.143, i64 0
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
  %.415243253.us.us.us16.us = phi i64 [ 0, %B300.endif.us.us.us14.us.preheader ], [ %.422.us.us.us19.us, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %.731.us.us.us18.us = mul nuw nsw i64 %.415243253.us.us.us16.us, %arg.m.3
  %44 = getelementptr double, ptr %arg.room.3, i64 %.731.us.us.us18.us
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
  %.537227233.us.us.us.us5.us.us.us.ph = phi i64 [ %n.vec150, %middle.block166 ], [ 0, %B300.endif.us.us.us14.us ]
  %61 = and i64 %arg.m.3, 1
  %62 = icmp eq i64 %61, 0
  %.neg190 = or disjoint i64 %.537227233.us.us.us.us5.us.us.us.ph, 1
  br i1 %62, label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us3.us.us.us.prol

B344.endif.us.us.us.us3.us.us.us.prol:
  %.702.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv60.us4.us.us.us.ph, align 8
  %.710.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv65.us15.us, align 8
  %.711.us.us.us.us.us.epil.us.us.prol = fmul double %.702.us.us.us.us.us.epil.us.us.prol, %.710.us.us.us.us.us.epil.us.us.prol
  %.713.us.us.us.us.us.epil.us.us.prol = fadd double %.711.us.us.us.us.us.epil.us.us.prol, 0.000000e+00
  %sunkaddr71.us.us.epil.us.us.prol = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.ph, i64 %sunkaddr
  %.702.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr71.us.us.epil.us.us.prol, align 8
  %sunkaddr312 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %.710.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr312, align 8
  %.711.us.us.us.1.us.us.epil.us.us.prol = fmul double %.702.us.us.us.1.us.us.epil.us.us.prol, %.710.us.us.us.1.us.us.epil.us.us.prol
  %.713.us.us.us.1.us.us.epil.us.us.prol = fadd double %.713.us.us.us.us.us.epil.us.us.prol, %.711.us.us.us.1.us.us.epil.us.us.prol
  %.723.us.us.us.us10.us.us.us.prol = fmul double %.143, %.713.us.us.us.1.us.us.epil.us.us.prol
  %.736.us.us.us.us11.us.us.us.prol = getelementptr double, ptr %44, i64 %.537227233.us.us.us.us5.us.us.us.ph
  store double %.723.us.us.us.us10.us.us.us.prol, ptr %.736.us.us.us.us11.us.us.us.prol, align 8
  %scevgep61.us12.us.us.us.prol = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.ph, i64 8
  br label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit

B344.endif.us.us.us.us3.us.us.us.prol.loopexit:
  %lsr.iv60.us4.us.us.us.unr = phi ptr [ %lsr.iv60.us4.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %scevgep61.us12.us.us.us.prol, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %.537227233.us.us.us.us5.us.us.us.unr = phi i64 [ %.537227233.us.us.us.us5.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %.neg190, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %63 = icmp eq i64 %arg.m.3, %.neg190
  br i1 %63, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us.preheader194

B344.endif.us.us.us.us3.us.us.us.preheader194:
  %64 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr
  %scevgep255 = getelementptr i8, ptr %64, i64 8
  %65 = shl i64 %.537227233.us.us.us.us5.us.us.us.unr, 3
  %scevgep267 = getelementptr i8, ptr %lsr.iv265, i64 %65
  %66 = sub i64 %arg.m.3, %.537227233.us.us.us.us5.us.us.us.unr
  br label %B344.endif.us.us.us.us3.us.us.us

B344.endif.us.us.us.us3.us.us.us:
  %lsr.iv256 = phi i64 [ 0, %B344.endif.us.us.us.us3.us.us.us.preheader194 ], [ %lsr.iv.next257, %B344.endif.us.us.us.us3.us.us.us ]
  %sunkaddr169 = mul i64 %lsr.iv256, 8
  %sunkaddr170 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr169
  %.702.us.us.us.us.us.epil.us.us = load double, ptr %sunkaddr170, align 8
  %.710.us.us.us.us.us.epil.us.us = load double, ptr %lsr.iv65.us15.us, align 8
  %.711.us.us.us.us.us.epil.us.us = fmul double %.702.us.us.us.us.us.epil.us.us, %.710.us.us.us.us.us.epil.us.us
  %.713.us.us.us.us.us.epil.us.us = fadd double %.711.us.us.us.us.us.epil.us.us, 0.000000e+00
  %67 = shl i64 %lsr.iv256, 3
  %scevgep119 = getelementptr i8, ptr %scevgep255, i64 %67
  %scevgep120 = getelementptr i8, ptr %scevgep119, i64 -8
  %.702.us.us.us.1.us.us.epil.us.us = load double, ptr %scevgep120, align 8
  %sunkaddr171 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %.710.us.us.us.1.us.us.epil.us.us = load double, ptr %sunkaddr171, align 8
  %.711.us.us.us.1.us.us.epil.us.us = fmul double %.702.us.us.us.1.us.us.epil.us.us, %.710.us.us.us.1.us.us.epil.us.us
  %.713.us.us.us.1.us.us.epil.us.us = fadd double %.713.us.us.us.us.us.epil.us.us, %.711.us.us.us.1.us.us.epil.us.us
  %.723.us.us.us.us10.us.us.us = fmul double %.143, %.713.us.us.us.1.us.us.epil.us.us
  %68 = shl i64 %lsr.iv256, 3
  %scevgep114 = getelementptr i8, ptr %scevgep267, i64 %68
  store double %.723.us.us.us.us10.us.us.us, ptr %scevgep114, align 8
  %sunkaddr172 = mul i64 %lsr.iv256, 8
  %sunkaddr173 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr172
  %sunkaddr174 = getelementptr i8, ptr %sunkaddr173, i64 8
  %.702.us.us.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr174, align 8
  %.710.us.us.us.us.us.epil.us.us.1 = load double, ptr %lsr.iv65.us15.us, align 8
  %.711.us.us.us.us.us.epil.us.us.1 = fmul double %.702.us.us.us.us.us.epil.us.us.1, %.710.us.us.us.us.us.epil.us.us.1
  %.713.us.us.us.us.us.epil.us.us.1 = fadd double %.711.us.us.us.us.us.epil.us.us.1, 0.000000e+00
  %.702.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %scevgep119, align 8
  %.710.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %sunkaddr171, align 8
  %.711.us.us.us.1.us.us.epil.us.us.1 = fmul double %.702.us.us.us.1.us.us.epil.us.us.1, %.710.us.us.us.1.us.us.epil.us.us.1
  %.713.us.us.us.1.us.us.epil.us.us.1 = fadd double %.713.us.us.us.us.us.epil.us.us.1, %.711.us.us.us.1.us.us.epil.us.us.1
  %.723.us.us.us.us10.us.us.us.1 = fmul double %.143, %.713.us.us.us.1.us.us.epil.us.us.1
  %69 = shl i64 %lsr.iv256, 3
  %scevgep115 = getelementptr i8, ptr %scevgep267, i64 %69
  %scevgep117 = getelementptr i8, ptr %scevgep115, i64 8
  store double %.723.us.us.us.us10.us.us.us.1, ptr %scevgep117, align 8
  %lsr.iv.next257 = add i64 %lsr.iv256, 2
  %exitcond285.not.us13.us.us.us.1 = icmp eq i64 %66, %lsr.iv.next257
  br i1 %exitcond285.not.us13.us.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us:
  %.422.us.us.us19.us = add nuw nsw i64 %.415243253.us.us.us16.us, 1
  %.750.us.us.us20.us = load double, ptr %44, align 8
  %.754.us.us.us21.us = getelementptr double, ptr %arg.room.2, i64 %.415243253.us.us.us16.us
  %.755.us.us.us22.us = load double, ptr %.754.us.us.us21.us, align 8
  %.759.us.us.us23.us = getelementptr double, ptr %arg.room.1, i64 %.415243253.us.us.us16.us
  %.760.us.us.us24.us = load double, ptr %.759.us.us.us23.us, align 8
  %.763.us.us.us25.us = fsub double %.755.us.us.us22.us, %.760.us.us.us24.us
  %.764.us.us.us26.us = fadd double %.750.us.us.us20.us, %.763.us.us.us25.us
  store double %.764.us.us.us26.us, ptr %44, align 8
  %scevgep66.us27.us = getelementptr i8, ptr %lsr.iv65.us15.us, i64 8
  %scevgep251 = getelementptr i8, ptr %lsr.iv250, i64 %sunkaddr
  %scevgep266 = getelementptr i8, ptr %lsr.iv265, i64 %sunkaddr
  %exitcond286.not.us28.us = icmp eq i64 %arg.code.24, %.422.us.us.us19.us
  br i1 %exitcond286.not.us28.us, label %B650, label %B300.endif.us.us.us14.us

B300.endif.us.us.preheader43:
  %.698.us.us.us.epil = mul i64 %unroll_iter, %arg.m.3
  %invariant.gep = getelementptr double, ptr %arg.m.1, i64 %.698.us.us.us.epil
  %.706.us.us.us.epil = mul i64 %arg.code.24, %unroll_iter
  %invariant.gep49 = getelementptr double, ptr %arg.room.0, i64 %.706.us.us.us.epil
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
  %76 = mul i64 %arg.code.24, %arg.m.3
  %77 = shl i64 %76, 3
  %scevgep64 = getelementptr i8, ptr %arg.room.3, i64 %77
  %78 = shl i64 %arg.m.2, 3
  %79 = mul i64 %arg.m.3, %78
  %scevgep65 = getelementptr i8, ptr %arg.m.1, i64 %79
  %scevgep67 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr
  %80 = shl i64 %arg.m.3, 4
  %scevgep69 = getelementptr i8, ptr %arg.m.1, i64 %80
  %81 = mul i64 %arg.code.24, %78
  %scevgep70 = getelementptr i8, ptr %arg.room.0, i64 %81
  %scevgep71 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr72
  %82 = shl i64 %arg.code.24, 4
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
  %broadcast.splatinsert103 = insertelement <2 x double> poison, double %.143, i64 0
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
  %.415243253.us.us.us12 = phi i64 [ 0, %B300.endif.us.us.us11.preheader ], [ %.422.us.us.us14, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  br i1 %brmerge192, label %B344.endif.us.us.us.us.us23.preheader, label %vector.ph101

vector.ph101:
  %sunkaddr175 = mul i64 %.415243253.us.us.us12, 8
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
  %.537227233.us.us.us.us.us24.ph = phi i64 [ %n.vec102, %middle.block117 ], [ 0, %B300.endif.us.us.us11 ]
  %scevgep282 = getelementptr i8, ptr %lsr.iv60.us.us.ph, i64 %sunkaddr
  %103 = shl i64 %.537227233.us.us.us.us.us24.ph, 3
  %scevgep286 = getelementptr i8, ptr %lsr.iv277, i64 %103
  %104 = sub nsw i64 %arg.m.3, %.537227233.us.us.us.us.us24.ph
  %scevgep289 = getelementptr i8, ptr %scevgep280, i64 %103
  br label %B344.endif.us.us.us.us.us23

B344.endif.us.us.us.us.us23:
  %lsr.iv283 = phi i64 [ 0, %B344.endif.us.us.us.us.us23.preheader ], [ %lsr.iv.next, %B344.endif.us.us.us.us.us23 ]
  %105 = shl i64 %lsr.iv283, 3
  %scevgep285 = getelementptr i8, ptr %lsr.iv60.us.us.ph, i64 %105
  %.702.us.us.us.epil81.us.us = load double, ptr %scevgep285, align 8
  %.710.us.us.us.epil82.us.us = load double, ptr %lsr.iv65.us, align 8
  %.711.us.us.us.epil83.us.us = fmul double %.702.us.us.us.epil81.us.us, %.710.us.us.us.epil82.us.us
  %.713.us.us.us.epil84.us.us = fadd double %.711.us.us.us.epil83.us.us, 0.000000e+00
  %106 = shl i64 %lsr.iv283, 3
  %scevgep144 = getelementptr i8, ptr %scevgep282, i64 %106
  %.702.us.us.us.1.epil.us.us = load double, ptr %scevgep144, align 8
  %sunkaddr177 = getelementptr i8, ptr %lsr.iv65.us, i64 %sunkaddr72
  %.710.us.us.us.1.epil.us.us = load double, ptr %sunkaddr177, align 8
  %.711.us.us.us.1.epil.us.us = fmul double %.702.us.us.us.1.epil.us.us, %.710.us.us.us.1.epil.us.us
  %.713.us.us.us.1.epil.us.us = fadd double %.713.us.us.us.epil84.us.us, %.711.us.us.us.1.epil.us.us
  %107 = shl i64 %lsr.iv283, 3
  %scevgep143 = getelementptr i8, ptr %scevgep289, i64 %107
  %.702.us.us.us.epil.us.us25 = load double, ptr %scevgep143, align 8
  %sunkaddr178 = mul i64 %.415243253.us.us.us12, 8
  %sunkaddr179 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr178
  %.710.us.us.us.epil.us.us26 = load double, ptr %sunkaddr179, align 8
  %.711.us.us.us.epil.us.us27 = fmul double %.702.us.us.us.epil.us.us25, %.710.us.us.us.epil.us.us26
  %.713.us.us.us.epil.us.us28 = fadd double %.713.us.us.us.1.epil.us.us, %.711.us.us.us.epil.us.us27
  %.723.us.us.us.us.us29 = fmul double %.143, %.713.us.us.us.epil.us.us28
  %108 = shl i64 %lsr.iv283, 3
  %scevgep136 = getelementptr i8, ptr %scevgep286, i64 %108
  store double %.723.us.us.us.us.us29, ptr %scevgep136, align 8
  %lsr.iv.next = add i64 %lsr.iv283, 1
  %exitcond285.not.us.us = icmp eq i64 %104, %lsr.iv.next
  br i1 %exitcond285.not.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us, label %B344.endif.us.us.us.us.us23

B342.B540_crit_edge.split.us.us.us.split.split.split.us.us:
  %.422.us.us.us14 = add nuw nsw i64 %.415243253.us.us.us12, 1
  %sunkaddr325 = mul i64 %.415243253.us.us.us12, %sunkaddr
  %sunkaddr326 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr325
  %.750.us.us.us15 = load double, ptr %sunkaddr326, align 8
  %.754.us.us.us16 = getelementptr double, ptr %arg.room.2, i64 %.415243253.us.us.us12
  %.755.us.us.us17 = load double, ptr %.754.us.us.us16, align 8
  %.759.us.us.us18 = getelementptr double, ptr %arg.room.1, i64 %.415243253.us.us.us12
  %.760.us.us.us19 = load double, ptr %.759.us.us.us18, align 8
  %.763.us.us.us20 = fsub double %.755.us.us.us17, %.760.us.us.us19
  %.764.us.us.us21 = fadd double %.750.us.us.us15, %.763.us.us.us20
  store double %.764.us.us.us21, ptr %sunkaddr326, align 8
  %scevgep66.us = getelementptr i8, ptr %lsr.iv65.us, i64 8
  %scevgep278 = getelementptr i8, ptr %lsr.iv277, i64 %sunkaddr
  %exitcond286.not.us22 = icmp eq i64 %arg.code.24, %.422.us.us.us14
  br i1 %exitcond286.not.us22, label %B650, label %B300.endif.us.us.us11

B300.endif.us.us.us14:
  %lsr.iv65.us15 = phi ptr [ %scevgep66.us27, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ %arg.room.0, %B300.endif.us.us.us14.preheader196 ]
  %.415243253.us.us.us16 = phi i64 [ %.422.us.us.us19, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ 0, %B300.endif.us.us.us14.preheader196 ]
  %109 = and i64 %30, 2
  %110 = icmp eq i64 %109, 0
  %.731.us.us.us18 = mul nuw nsw i64 %.415243253.us.us.us16, %arg.m.3
  %111 = getelementptr double, ptr %arg.room.3, i64 %.731.us.us.us18
  br i1 %110, label %B344.endif.us.us.us.us3.us.us.preheader, label %B344.endif.us.us.us.us3.us.preheader

B344.endif.us.us.us.us3.us.preheader:
  br label %B344.endif.us.us.us.us3.us

B344.endif.us.us.us.us3.us.us.preheader:
  br label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us.us:
  %lsr.iv60.us4.us.us = phi ptr [ %scevgep61.us12.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.us.preheader ]
  %.537227233.us.us.us.us5.us.us = phi i64 [ %.544.us.us.us.us9.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us3.us.us.preheader ]
  br label %B392.us.us.us.us.us.us

B392.us.us.us.us.us.us:
  %lsr.iv132 = phi i64 [ %lsr.iv.next133, %B392.us.us.us.us.us.us ], [ %35, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv67.us.us.us = phi ptr [ %scevgep142.us, %B392.us.us.us.us.us.us ], [ %lsr.iv65.us15, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv62.us.us.us = phi ptr [ %scevgep139.us, %B392.us.us.us.us.us.us ], [ %lsr.iv60.us4.us.us, %B344.endif.us.us.us.us3.us.us ]
  %total.2.2223.us.us.us.us.us.us = phi double [ %.713.us.us.us.1.us.us.1.us, %B392.us.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us.us ]
  %.702.us.us.us.us.us.us = load double, ptr %lsr.iv62.us.us.us, align 8
  %.710.us.us.us.us.us.us = load double, ptr %lsr.iv67.us.us.us, align 8
  %.711.us.us.us.us.us.us = fmul double %.702.us.us.us.us.us.us, %.710.us.us.us.us.us.us
  %.713.us.us.us.us.us.us = fadd double %total.2.2223.us.us.us.us.us.us, %.711.us.us.us.us.us.us
  %sunkaddr71.us.us.us = getelementptr i8, ptr %lsr.iv62.us.us.us, i64 %sunkaddr
  %.702.us.us.us.1.us.us.us = load double, ptr %sunkaddr71.us.us.us, align 8
  %sunkaddr73.us.us.us = getelementptr i8, ptr %lsr.iv67.us.us.us, i64 %sunkaddr72
  %.710.us.us.us.1.us.us.us = load double, ptr %sunkaddr73.us.us.us, align 8
  %.711.us.us.us.1.us.us.us = fmul double %.702.us.us.us.1.us.us.us, %.710.us.us.us.1.us.us.us
  %.713.us.us.us.1.us.us.us = fadd double %.713.us.us.us.us.us.us, %.711.us.us.us.1.us.us.us
  %scevgep137.us = getelementptr i8, ptr %sunkaddr71.us.us.us, i64 %sunkaddr
  %.702.us.us.us.us.us.1.us = load double, ptr %scevgep137.us, align 8
  %scevgep140.us = getelementptr i8, ptr %sunkaddr73.us.us.us, i64 %sunkaddr72
  %.710.us.us.us.us.us.1.us = load double, ptr %scevgep140.us, align 8
  %.711.us.us.us.us.us.1.us = fmul double %.702.us.us.us.us.us.1.us, %.710.us.us.us.us.us.1.us
  %.713.us.us.us.us.us.1.us = fadd double %.713.us.us.us.1.us.us.us, %.711.us.us.us.us.us.1.us
  %scevgep138.us = getelementptr i8, ptr %scevgep137.us, i64 %sunkaddr
  %.702.us.us.us.1.us.us.1.us = load double, ptr %scevgep138.us, align 8
  %scevgep141.us = getelementptr i8, ptr %scevgep140.us, i64 %sunkaddr72
  %.710.us.us.us.1.us.us.1.us = load double, ptr %scevgep141.us, align 8
  %.711.us.us.us.1.us.us.1.us = fmul double %.702.us.us.us.1.us.us.1.us, %.710.us.us.us.1.us.us.1.us
  %.713.us.us.us.1.us.us.1.us = fadd double %.713.us.us.us.us.us.1.us, %.711.us.us.us.1.us.us.1.us
  %scevgep139.us = getelementptr i8, ptr %scevgep138.us, i64 %sunkaddr
  %scevgep142.us = getelementptr i8, ptr %scevgep141.us, i64 %sunkaddr72
  %lsr.iv.next133 = add i64 %lsr.iv132, -2
  %niter98.ncmp.1.us = icmp eq i64 %lsr.iv.next133, 0
  br i1 %niter98.ncmp.1.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us, label %B392.us.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us:
  %.702.us.us.us.us.us.epil.us = load double, ptr %scevgep139.us, align 8
  %.710.us.us.us.us.us.epil.us = load double, ptr %scevgep142.us, align 8
  %.711.us.us.us.us.us.epil.us = fmul double %.702.us.us.us.us.us.epil.us, %.710.us.us.us.us.us.epil.us
  %.713.us.us.us.us.us.epil.us = fadd double %.713.us.us.us.1.us.us.1.us, %.711.us.us.us.us.us.epil.us
  %sunkaddr180 = mul i64 %arg.m.3, 8
  %sunkaddr181 = getelementptr i8, ptr %scevgep139.us, i64 %sunkaddr180
  %.702.us.us.us.1.us.us.epil.us = load double, ptr %sunkaddr181, align 8
  %scevgep273.us = getelementptr i8, ptr %scevgep142.us, i64 %sunkaddr72
  %.710.us.us.us.1.us.us.epil.us = load double, ptr %scevgep273.us, align 8
  %.711.us.us.us.1.us.us.epil.us = fmul double %.702.us.us.us.1.us.us.epil.us, %.710.us.us.us.1.us.us.epil.us
  %.713.us.us.us.1.us.us.epil.us = fadd double %.713.us.us.us.us.us.epil.us, %.711.us.us.us.1.us.us.epil.us
  %.544.us.us.us.us9.us.us = add nuw nsw i64 %.537227233.us.us.us.us5.us.us, 1
  %.723.us.us.us.us10.us.us = fmul double %.143, %.713.us.us.us.1.us.us.epil.us
  %.736.us.us.us.us11.us.us = getelementptr double, ptr %111, i64 %.537227233.us.us.us.us5.us.us
  store double %.723.us.us.us.us10.us.us, ptr %.736.us.us.us.us11.us.us, align 8
  %scevgep61.us12.us.us = getelementptr i8, ptr %lsr.iv60.us4.us.us, i64 8
  %exitcond285.not.us13.us.us = icmp eq i64 %arg.m.3, %.544.us.us.us.us9.us.us
  br i1 %exitcond285.not.us13.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us:
  %lsr.iv60.us4.us = phi ptr [ %scevgep61.us12.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.preheader ]
  %.537227233.us.us.us.us5.us = phi i64 [ %.544.us.us.us.us9.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ 0, %B344.endif.us.us.us.us3.us.preheader ]
  br label %B392.us.us.us.us.us

B392.us.us.us.us.us:
  %lsr.iv130 = phi i64 [ %lsr.iv.next131, %B392.us.us.us.us.us ], [ %35, %B344.endif.us.us.us.us3.us ]
  %lsr.iv67.us.us = phi ptr [ %scevgep142, %B392.us.us.us.us.us ], [ %lsr.iv65.us15, %B344.endif.us.us.us.us3.us ]
  %lsr.iv62.us.us = phi ptr [ %scevgep139, %B392.us.us.us.us.us ], [ %lsr.iv60.us4.us, %B344.endif.us.us.us.us3.us ]
  %total.2.2223.us.us.us.us.us = phi double [ %.713.us.us.us.1.us.us.1, %B392.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us ]
  %.702.us.us.us.us.us = load double, ptr %lsr.iv62.us.us, align 8
  %.710.us.us.us.us.us = load double, ptr %lsr.iv67.us.us, align 8
  %.711.us.us.us.us.us = fmul double %.702.us.us.us.us.us, %.710.us.us.us.us.us
  %.713.us.us.us.us.us = fadd double %total.2.2223.us.us.us.us.us, %.711.us.us.us.us.us
  %sunkaddr71.us.us = getelementptr i8, ptr %lsr.iv62.us.us, i64 %sunkaddr
  %.702.us.us.us.1.us.us = load double, ptr %sunkaddr71.us.us, align 8
  %sunkaddr73.us.us = getelementptr i8, ptr %lsr.iv67.us.us, i64 %sunkaddr72
  %.710.us.us.us.1.us.us = load double, ptr %sunkaddr73.us.us, align 8
  %.711.us.us.us.1.us.us = fmul double %.702.us.us.us.1.us.us, %.710.us.us.us.1.us.us
  %.713.us.us.us.1.us.us = fadd double %.713.us.us.us.us.us, %.711.us.us.us.1.us.us
  %scevgep137 = getelementptr i8, ptr %sunkaddr71.us.us, i64 %sunkaddr
  %.702.us.us.us.us.us.1 = load double, ptr %scevgep137, align 8
  %scevgep140 = getelementptr i8, ptr %sunkaddr73.us.us, i64 %sunkaddr72
  %.710.us.us.us.us.us.1 = load double, ptr %scevgep140, align 8
  %.711.us.us.us.us.us.1 = fmul double %.702.us.us.us.us.us.1, %.710.us.us.us.us.us.1
  %.713.us.us.us.us.us.1 = fadd double %.713.us.us.us.1.us.us, %.711.us.us.us.us.us.1
  %scevgep138 = getelementptr i8, ptr %scevgep137, i64 %sunkaddr
  %.702.us.us.us.1.us.us.1 = load double, ptr %scevgep138, align 8
  %scevgep141 = getelementptr i8, ptr %scevgep140, i64 %sunkaddr72
  %.710.us.us.us.1.us.us.1 = load double, ptr %scevgep141, align 8
  %.711.us.us.us.1.us.us.1 = fmul double %.702.us.us.us.1.us.us.1, %.710.us.us.us.1.us.us.1
  %.713.us.us.us.1.us.us.1 = fadd double %.713.us.us.us.us.us.1, %.711.us.us.us.1.us.us.1
  %scevgep139 = getelementptr i8, ptr %scevgep138, i64 %sunkaddr
  %scevgep142 = getelementptr i8, ptr %scevgep141, i64 %sunkaddr72
  %lsr.iv.next131 = add i64 %lsr.iv130, -2
  %niter98.ncmp.1 = icmp eq i64 %lsr.iv.next131, 0
  br i1 %niter98.ncmp.1, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa, label %B392.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa:
  %.544.us.us.us.us9.us = add nuw nsw i64 %.537227233.us.us.us.us5.us, 1
  %.723.us.us.us.us10.us = fmul double %.143, %.713.us.us.us.1.us.us.1
  %.736.us.us.us.us11.us = getelementptr double, ptr %111, i64 %.537227233.us.us.us.us5.us
  store double %.723.us.us.us.us10.us, ptr %.736.us.us.us.us11.us, align 8
  %scevgep61.us12.us = getelementptr i8, ptr %lsr.iv60.us4.us, i64 8
  %exitcond285.not.us13.us = icmp eq i64 %arg.m.3, %.544.us.us.us.us9.us
  br i1 %exitcond285.not.us13.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split:
  %.422.us.us.us19 = add nuw nsw i64 %.415243253.us.us.us16, 1
  %.750.us.us.us20 = load double, ptr %111, align 8
  %.754.us.us.us21 = getelementptr double, ptr %arg.room.2, i64 %.415243253.us.us.us16
  %.755.us.us.us22 = load double, ptr %.754.us.us.us21, align 8
  %.759.us.us.us23 = getelementptr double, ptr %arg.room.1, i64 %.415243253.us.us.us16
  %.760.us.us.us24 = load double, ptr %.759.us.us.us23, align 8
  %.763.us.us.us25 = fsub double %.755.us.us.us22, %.760.us.us.us24
  %.764.us.us.us26 = fadd double %.750.us.us.us20, %.763.us.us.us25
  store double %.764.us.us.us26, ptr %111, align 8
  %scevgep66.us27 = getelementptr i8, ptr %lsr.iv65.us15, i64 8
  %exitcond286.not.us28 = icmp eq i64 %arg.code.24, %.422.us.us.us19
  br i1 %exitcond286.not.us28, label %B650, label %B300.endif.us.us.us14

B300.endif.us.preheader:
  %const150 = bitcast i64 9223372036854775806 to i64
  %const_mat151 = add i64 %const150, -2
  %n.vec = and i64 %arg.m.3, %const_mat151
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.723, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %112 = shl i64 %arg.m.3, 3
  %113 = icmp samesign ult i64 %arg.m.3, 4
  br i1 %113, label %B300.endif.us.us29.preheader, label %B300.endif.us.preheader39

B300.endif.us.us29.preheader:
  %114 = icmp eq i64 %arg.m.3, 1
  br i1 %114, label %B300.endif.us.us29.us.preheader, label %B300.endif.us.us29.preheader170

B300.endif.us.us29.preheader170:
  %115 = icmp eq i64 %arg.code.24, 1
  br i1 %115, label %B300.endif.us.us29.epil.preheader, label %B300.endif.us.us29.preheader170.new

B300.endif.us.us29.preheader170.new:
  %unroll_iter183 = and i64 %arg.code.24, %const150
  br label %B300.endif.us.us29

B300.endif.us.us29.us.preheader:
  %116 = icmp eq i64 %arg.code.24, 1
  br i1 %116, label %B300.endif.us.us29.us.epil.preheader, label %B300.endif.us.us29.us.preheader.new

B300.endif.us.us29.us.preheader.new:
  %unroll_iter188 = and i64 %arg.code.24, %const150
  br label %B300.endif.us.us29.us

B300.endif.us.us29.us:
  %lsr.iv57.us.us = phi ptr [ %arg.room.3, %B300.endif.us.us29.us.preheader.new ], [ %scevgep58.us.us.1, %B300.endif.us.us29.us ]
  %.415243253.us.us30.us = phi i64 [ 0, %B300.endif.us.us29.us.preheader.new ], [ %.422.us.us31.us.1, %B300.endif.us.us29.us ]
  store double %.723, ptr %lsr.iv57.us.us, align 8
  %sunkaddr182 = mul i64 %.415243253.us.us30.us, 8
  %sunkaddr183 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr182
  %.755.us.us34.us = load double, ptr %sunkaddr183, align 8
  %sunkaddr184 = mul i64 %.415243253.us.us30.us, 8
  %sunkaddr185 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr184
  %.760.us.us36.us = load double, ptr %sunkaddr185, align 8
  %.763.us.us37.us = fsub double %.755.us.us34.us, %.760.us.us36.us
  %.764.us.us38.us = fadd double %.723, %.763.us.us37.us
  store double %.764.us.us38.us, ptr %lsr.iv57.us.us, align 8
  %scevgep58.us.us = getelementptr i8, ptr %lsr.iv57.us.us, i64 %112
  store double %.723, ptr %scevgep58.us.us, align 8
  %.422.us.us31.us.1 = add nuw i64 %.415243253.us.us30.us, 2
  %sunkaddr186 = mul i64 %.415243253.us.us30.us, 8
  %sunkaddr187 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr186
  %sunkaddr188 = getelementptr i8, ptr %sunkaddr187, i64 8
  %.755.us.us34.us.1 = load double, ptr %sunkaddr188, align 8
  %sunkaddr189 = mul i64 %.415243253.us.us30.us, 8
  %sunkaddr190 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr189
  %sunkaddr191 = getelementptr i8, ptr %sunkaddr190, i64 8
  %.760.us.us36.us.1 = load double, ptr %sunkaddr191, align 8
  %.763.us.us37.us.1 = fsub double %.755.us.us34.us.1, %.760.us.us36.us.1
  %.764.us.us38.us.1 = fadd double %.723, %.763.us.us37.us.1
  store double %.764.us.us38.us.1, ptr %scevgep58.us.us, align 8
  %scevgep58.us.us.1 = getelementptr i8, ptr %scevgep58.us.us, i64 %112
  %niter189.ncmp.1 = icmp eq i64 %unroll_iter188, %.422.us.us31.us.1
  br i1 %niter189.ncmp.1, label %B650.loopexit.unr-lcssa184, label %B300.endif.us.us29.us

B300.endif.us.preheader39:
  %scevgep51 = getelementptr i8, ptr %arg.room.3, i64 16
  br label %B300.endif.us

B300.endif.us.us29:
  %lsr.iv57.us = phi ptr [ %arg.room.3, %B300.endif.us.us29.preheader170.new ], [ %scevgep58.us.1, %B342.B540_crit_edge.split.us267.loopexit.us.1 ]
  %.415243253.us.us30 = phi i64 [ 0, %B300.endif.us.us29.preheader170.new ], [ %.422.us.us31.1, %B342.B540_crit_edge.split.us267.loopexit.us.1 ]
  %117 = icmp eq i64 %arg.m.3, 2
  store double %.723, ptr %lsr.iv57.us, align 8
  %scevgep59.us.1 = getelementptr i8, ptr %lsr.iv57.us, i64 8
  store double %.723, ptr %scevgep59.us.1, align 8
  br i1 %117, label %B342.B540_crit_edge.split.us267.loopexit.us, label %B344.endif.us260.us.2

B344.endif.us260.us.2:
  %scevgep59.us.2 = getelementptr i8, ptr %lsr.iv57.us, i64 16
  store double %.723, ptr %scevgep59.us.2, align 8
  br label %B342.B540_crit_edge.split.us267.loopexit.us

B342.B540_crit_edge.split.us267.loopexit.us:
  %118 = icmp eq i64 %arg.m.3, 2
  %sunkaddr192 = mul i64 %.415243253.us.us30, 8
  %sunkaddr193 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr192
  %.755.us.us34 = load double, ptr %sunkaddr193, align 8
  %sunkaddr194 = mul i64 %.415243253.us.us30, 8
  %sunkaddr195 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr194
  %.760.us.us36 = load double, ptr %sunkaddr195, align 8
  %.763.us.us37 = fsub double %.755.us.us34, %.760.us.us36
  %.764.us.us38 = fadd double %.723, %.763.us.us37
  store double %.764.us.us38, ptr %lsr.iv57.us, align 8
  %scevgep58.us = getelementptr i8, ptr %lsr.iv57.us, i64 %112
  %sunkaddr196 = mul i64 %arg.m.3, 8
  %sunkaddr197 = getelementptr i8, ptr %lsr.iv57.us, i64 %sunkaddr196
  store double %.723, ptr %sunkaddr197, align 8
  %sunkaddr198 = mul i64 %arg.m.3, 8
  %sunkaddr199 = getelementptr i8, ptr %lsr.iv57.us, i64 %sunkaddr198
  %sunkaddr200 = getelementptr i8, ptr %sunkaddr199, i64 8
  store double %.723, ptr %sunkaddr200, align 8
  br i1 %118, label %B342.B540_crit_edge.split.us267.loopexit.us.1, label %B344.endif.us260.us.2.1

B344.endif.us260.us.2.1:
  %sunkaddr201 = getelementptr i8, ptr %lsr.iv57.us, i64 %112
  %sunkaddr202 = getelementptr i8, ptr %sunkaddr201, i64 16
  store double %.723, ptr %sunkaddr202, align 8
  br label %B342.B540_crit_edge.split.us267.loopexit.us.1

B342.B540_crit_edge.split.us267.loopexit.us.1:
  %.422.us.us31.1 = add nuw i64 %.415243253.us.us30, 2
  %sunkaddr203 = mul i64 %.415243253.us.us30, 8
  %sunkaddr204 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr203
  %sunkaddr205 = getelementptr i8, ptr %sunkaddr204, i64 8
  %.755.us.us34.1 = load double, ptr %sunkaddr205, align 8
  %sunkaddr206 = mul i64 %.415243253.us.us30, 8
  %sunkaddr207 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr206
  %sunkaddr208 = getelementptr i8, ptr %sunkaddr207, i64 8
  %.760.us.us36.1 = load double, ptr %sunkaddr208, align 8
  %.763.us.us37.1 = fsub double %.755.us.us34.1, %.760.us.us36.1
  %.764.us.us38.1 = fadd double %.723, %.763.us.us37.1
  store double %.764.us.us38.1, ptr %scevgep58.us, align 8
  %scevgep58.us.1 = getelementptr i8, ptr %scevgep58.us, i64 %112
  %niter.ncmp.1 = icmp eq i64 %unroll_iter183, %.422.us.us31.1
  br i1 %niter.ncmp.1, label %B650.loopexit171.unr-lcssa, label %B300.endif.us.us29

B300.endif.us.us:
  %lsr.iv65 = phi ptr [ %scevgep66, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ %arg.room.0, %B300.endif.us.us.preheader199 ]
  %.415243253.us.us = phi i64 [ %.422.us.us, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ 0, %B300.endif.us.us.preheader199 ]
  %119 = and i64 %70, 2
  %120 = icmp eq i64 %119, 0
  %.731.us.us = mul nuw nsw i64 %.415243253.us.us, %arg.m.3
  %121 = getelementptr double, ptr %arg.room.3, i64 %.731.us.us
  br i1 %120, label %B344.endif.us.us.us.us.preheader, label %B344.endif.us.us.us.preheader

B344.endif.us.us.us.preheader:
  br label %B344.endif.us.us.us

B344.endif.us.us.us.us.preheader:
  br label %B344.endif.us.us.us.us

B344.endif.us.us.us.us:
  %lsr.iv60.us = phi ptr [ %scevgep61.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us.preheader ]
  %.537227233.us.us.us.us = phi i64 [ %.544.us.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us.preheader ]
  br label %B392.us.us.us.us

B392.us.us.us.us:
  %lsr.iv147 = phi i64 [ %lsr.iv.next148, %B392.us.us.us.us ], [ %75, %B344.endif.us.us.us.us ]
  %lsr.iv67.us = phi ptr [ %scevgep150.us, %B392.us.us.us.us ], [ %lsr.iv65, %B344.endif.us.us.us.us ]
  %lsr.iv62.us = phi ptr [ %scevgep147.us, %B392.us.us.us.us ], [ %lsr.iv60.us, %B344.endif.us.us.us.us ]
  %total.2.2223.us.us.us.us = phi double [ %.713.us.us.us.1.1.us, %B392.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us ]
  %.702.us.us.us.us = load double, ptr %lsr.iv62.us, align 8
  %.710.us.us.us.us = load double, ptr %lsr.iv67.us, align 8
  %.711.us.us.us.us = fmul double %.702.us.us.us.us, %.710.us.us.us.us
  %.713.us.us.us.us = fadd double %total.2.2223.us.us.us.us, %.711.us.us.us.us
  %sunkaddr71.us = getelementptr i8, ptr %lsr.iv62.us, i64 %sunkaddr
  %.702.us.us.us.1.us = load double, ptr %sunkaddr71.us, align 8
  %sunkaddr73.us = getelementptr i8, ptr %lsr.iv67.us, i64 %sunkaddr72
  %.710.us.us.us.1.us = load double, ptr %sunkaddr73.us, align 8
  %.711.us.us.us.1.us = fmul double %.702.us.us.us.1.us, %.710.us.us.us.1.us
  %.713.us.us.us.1.us = fadd double %.713.us.us.us.us, %.711.us.us.us.1.us
  %scevgep145.us = getelementptr i8, ptr %sunkaddr71.us, i64 %sunkaddr
  %.702.us.us.us.188.us = load double, ptr %scevgep145.us, align 8
  %scevgep148.us = getelementptr i8, ptr %sunkaddr73.us, i64 %sunkaddr72
  %.710.us.us.us.189.us = load double, ptr %scevgep148.us, align 8
  %.711.us.us.us.190.us = fmul double %.702.us.us.us.188.us, %.710.us.us.us.189.us
  %.713.us.us.us.191.us = fadd double %.713.us.us.us.1.us, %.711.us.us.us.190.us
  %scevgep146.us = getelementptr i8, ptr %scevgep145.us, i64 %sunkaddr
  %.702.us.us.us.1.1.us = load double, ptr %scevgep146.us, align 8
  %scevgep149.us = getelementptr i8, ptr %scevgep148.us, i64 %sunkaddr72
  %.710.us.us.us.1.1.us = load double, ptr %scevgep149.us, align 8
  %.711.us.us.us.1.1.us = fmul double %.702.us.us.us.1.1.us, %.710.us.us.us.1.1.us
  %.713.us.us.us.1.1.us = fadd double %.713.us.us.us.191.us, %.711.us.us.us.1.1.us
  %scevgep147.us = getelementptr i8, ptr %scevgep146.us, i64 %sunkaddr
  %scevgep150.us = getelementptr i8, ptr %scevgep149.us, i64 %sunkaddr72
  %lsr.iv.next148 = add i64 %lsr.iv147, -2
  %niter.ncmp.192.us = icmp eq i64 %lsr.iv.next148, 0
  br i1 %niter.ncmp.192.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us, label %B392.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us:
  %.702.us.us.us.epil81.us = load double, ptr %scevgep147.us, align 8
  %.710.us.us.us.epil82.us = load double, ptr %scevgep150.us, align 8
  %.711.us.us.us.epil83.us = fmul double %.702.us.us.us.epil81.us, %.710.us.us.us.epil82.us
  %.713.us.us.us.epil84.us = fadd double %.713.us.us.us.1.1.us, %.711.us.us.us.epil83.us
  %sunkaddr209 = mul i64 %arg.m.3, 8
  %sunkaddr210 = getelementptr i8, ptr %scevgep147.us, i64 %sunkaddr209
  %.702.us.us.us.1.epil.us = load double, ptr %sunkaddr210, align 8
  %scevgep293.us = getelementptr i8, ptr %scevgep150.us, i64 %sunkaddr72
  %.710.us.us.us.1.epil.us = load double, ptr %scevgep293.us, align 8
  %.711.us.us.us.1.epil.us = fmul double %.702.us.us.us.1.epil.us, %.710.us.us.us.1.epil.us
  %.713.us.us.us.1.epil.us = fadd double %.713.us.us.us.epil84.us, %.711.us.us.us.1.epil.us
  %gep.us = getelementptr double, ptr %invariant.gep, i64 %.537227233.us.us.us.us
  %.702.us.us.us.epil.us = load double, ptr %gep.us, align 8
  %sunkaddr211 = mul i64 %.415243253.us.us, 8
  %sunkaddr212 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr211
  %.710.us.us.us.epil.us = load double, ptr %sunkaddr212, align 8
  %.711.us.us.us.epil.us = fmul double %.702.us.us.us.epil.us, %.710.us.us.us.epil.us
  %.713.us.us.us.epil.us = fadd double %.713.us.us.us.1.epil.us, %.711.us.us.us.epil.us
  %.544.us.us.us.us = add nuw nsw i64 %.537227233.us.us.us.us, 1
  %.723.us.us.us.us = fmul double %.143, %.713.us.us.us.epil.us
  %.736.us.us.us.us = getelementptr double, ptr %121, i64 %.537227233.us.us.us.us
  store double %.723.us.us.us.us, ptr %.736.us.us.us.us, align 8
  %scevgep61.us = getelementptr i8, ptr %lsr.iv60.us, i64 8
  %exitcond285.not.us = icmp eq i64 %arg.m.3, %.544.us.us.us.us
  br i1 %exitcond285.not.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us.us

B344.endif.us.us.us:
  %lsr.iv60 = phi ptr [ %scevgep61, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.preheader ]
  %.537227233.us.us.us = phi i64 [ %.544.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ 0, %B344.endif.us.us.us.preheader ]
  br label %B392.us.us.us

B392.us.us.us:
  %lsr.iv145 = phi i64 [ %lsr.iv.next146, %B392.us.us.us ], [ %75, %B344.endif.us.us.us ]
  %lsr.iv67 = phi ptr [ %scevgep150, %B392.us.us.us ], [ %lsr.iv65, %B344.endif.us.us.us ]
  %lsr.iv62 = phi ptr [ %scevgep147, %B392.us.us.us ], [ %lsr.iv60, %B344.endif.us.us.us ]
  %total.2.2223.us.us.us = phi double [ %.713.us.us.us.1.1, %B392.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us ]
  %.702.us.us.us = load double, ptr %lsr.iv62, align 8
  %.710.us.us.us = load double, ptr %lsr.iv67, align 8
  %.711.us.us.us = fmul double %.702.us.us.us, %.710.us.us.us
  %.713.us.us.us = fadd double %total.2.2223.us.us.us, %.711.us.us.us
  %sunkaddr71 = getelementptr i8, ptr %lsr.iv62, i64 %sunkaddr
  %.702.us.us.us.1 = load double, ptr %sunkaddr71, align 8
  %sunkaddr73 = getelementptr i8, ptr %lsr.iv67, i64 %sunkaddr72
  %.710.us.us.us.1 = load double, ptr %sunkaddr73, align 8
  %.711.us.us.us.1 = fmul double %.702.us.us.us.1, %.710.us.us.us.1
  %.713.us.us.us.1 = fadd double %.713.us.us.us, %.711.us.us.us.1
  %scevgep145 = getelementptr i8, ptr %sunkaddr71, i64 %sunkaddr
  %.702.us.us.us.188 = load double, ptr %scevgep145, align 8
  %scevgep148 = getelementptr i8, ptr %sunkaddr73, i64 %sunkaddr72
  %.710.us.us.us.189 = load double, ptr %scevgep148, align 8
  %.711.us.us.us.190 = fmul double %.702.us.us.us.188, %.710.us.us.us.189
  %.713.us.us.us.191 = fadd double %.713.us.us.us.1, %.711.us.us.us.190
  %scevgep146 = getelementptr i8, ptr %scevgep145, i64 %sunkaddr
  %.702.us.us.us.1.1 = load double, ptr %scevgep146, align 8
  %scevgep149 = getelementptr i8, ptr %scevgep148, i64 %sunkaddr72
  %.710.us.us.us.1.1 = load double, ptr %scevgep149, align 8
  %.711.us.us.us.1.1 = fmul double %.702.us.us.us.1.1, %.710.us.us.us.1.1
  %.713.us.us.us.1.1 = fadd double %.713.us.us.us.191, %.711.us.us.us.1.1
  %scevgep147 = getelementptr i8, ptr %scevgep146, i64 %sunkaddr
  %scevgep150 = getelementptr i8, ptr %scevgep149, i64 %sunkaddr72
  %lsr.iv.next146 = add i64 %lsr.iv145, -2
  %niter.ncmp.192 = icmp eq i64 %lsr.iv.next146, 0
  br i1 %niter.ncmp.192, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa, label %B392.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa:
  %gep = getelementptr double, ptr %invariant.gep, i64 %.537227233.us.us.us
  %.702.us.us.us.epil = load double, ptr %gep, align 8
  %sunkaddr213 = mul i64 %.415243253.us.us, 8
  %sunkaddr214 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr213
  %.710.us.us.us.epil = load double, ptr %sunkaddr214, align 8
  %.711.us.us.us.epil = fmul double %.702.us.us.us.epil, %.710.us.us.us.epil
  %.713.us.us.us.epil = fadd double %.713.us.us.us.1.1, %.711.us.us.us.epil
  %.544.us.us.us = add nuw nsw i64 %.537227233.us.us.us, 1
  %.723.us.us.us = fmul double %.143, %.713.us.us.us.epil
  %.736.us.us.us = getelementptr double, ptr %121, i64 %.537227233.us.us.us
  store double %.723.us.us.us, ptr %.736.us.us.us, align 8
  %scevgep61 = getelementptr i8, ptr %lsr.iv60, i64 8
  %exitcond285.not = icmp eq i64 %arg.m.3, %.544.us.us.us
  br i1 %exitcond285.not, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.split:
  %.422.us.us = add nuw nsw i64 %.415243253.us.us, 1
  %.750.us.us = load double, ptr %121, align 8
  %.754.us.us = getelementptr double, ptr %arg.room.2, i64 %.415243253.us.us
  %.755.us.us = load double, ptr %.754.us.us, align 8
  %.759.us.us = getelementptr double, ptr %arg.room.1, i64 %.415243253.us.us
  %.760.us.us = load double, ptr %.759.us.us, align 8
  %.763.us.us = fsub double %.755.us.us, %.760.us.us
  %.764.us.us = fadd double %.750.us.us, %.763.us.us
  store double %.764.us.us, ptr %121, align 8
  %scevgep66 = getelementptr i8, ptr %lsr.iv65, i64 8
  %exitcond286.not = icmp eq i64 %arg.code.24, %.422.us.us
  br i1 %exitcond286.not, label %B650, label %B300.endif.us.us

B300.endif.us:
  %lsr.iv57 = phi ptr [ %scevgep58, %B342.B540_crit_edge.split.us267 ], [ %arg.room.3, %B300.endif.us.preheader39 ]
  %lsr.iv52 = phi ptr [ %scevgep53, %B342.B540_crit_edge.split.us267 ], [ %scevgep51, %B300.endif.us.preheader39 ]
  %.415243253.us = phi i64 [ %.422.us, %B342.B540_crit_edge.split.us267 ], [ 0, %B300.endif.us.preheader39 ]
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
  br i1 %124, label %B342.B540_crit_edge.split.us267, label %B344.endif.us260.preheader

B344.endif.us260.preheader:
  br label %B344.endif.us260

B344.endif.us260:
  %.537227233.us262 = phi i64 [ %.544.us264, %B344.endif.us260 ], [ %n.vec, %B344.endif.us260.preheader ]
  %.544.us264 = add nuw nsw i64 %.537227233.us262, 1
  %125 = shl i64 %.537227233.us262, 3
  %scevgep59 = getelementptr i8, ptr %lsr.iv57, i64 %125
  store double %.723, ptr %scevgep59, align 8
  %exitcond287.not = icmp eq i64 %arg.m.3, %.544.us264
  br i1 %exitcond287.not, label %B342.B540_crit_edge.split.us267, label %B344.endif.us260

B342.B540_crit_edge.split.us267:
  %.422.us = add nuw nsw i64 %.415243253.us, 1
  %sunkaddr74 = mul i64 %.415243253.us, %112
  %sunkaddr75 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr74
  %.750.us = load double, ptr %sunkaddr75, align 8
  %.754.us = getelementptr double, ptr %arg.room.2, i64 %.415243253.us
  %.755.us = load double, ptr %.754.us, align 8
  %.759.us = getelementptr double, ptr %arg.room.1, i64 %.415243253.us
  %.760.us = load double, ptr %.759.us, align 8
  %.763.us = fsub double %.755.us, %.760.us
  %.764.us = fadd double %.750.us, %.763.us
  store double %.764.us, ptr %sunkaddr75, align 8
  %scevgep53 = getelementptr i8, ptr %lsr.iv52, i64 %112
  %scevgep58 = getelementptr i8, ptr %lsr.iv57, i64 %112
  %exitcond288.not = icmp eq i64 %arg.code.24, %.422.us
  br i1 %exitcond288.not, label %B650, label %B300.endif.us

B300.endif:
  %lsr.iv = phi ptr [ %scevgep, %B300.endif ], [ %arg.room.3, %B300.endif.preheader.new ]
  %.415243253 = phi i64 [ %.422.1, %B300.endif ], [ 0, %B300.endif.preheader.new ]
  %.750 = load double, ptr %lsr.iv, align 8
  %sunkaddr215 = mul i64 %.415243253, 8
  %sunkaddr216 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr215
  %.755 = load double, ptr %sunkaddr216, align 8
  %sunkaddr217 = mul i64 %.415243253, 8
  %sunkaddr218 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr217
  %.760 = load double, ptr %sunkaddr218, align 8
  %.763 = fsub double %.755, %.760
  %.764 = fadd double %.750, %.763
  store double %.764, ptr %lsr.iv, align 8
  %.422.1 = add nuw i64 %.415243253, 2
  %sunkaddr219 = mul i64 %arg.m.3, 8
  %sunkaddr220 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr219
  %.750.1 = load double, ptr %sunkaddr220, align 8
  %sunkaddr221 = mul i64 %.415243253, 8
  %sunkaddr222 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr221
  %sunkaddr223 = getelementptr i8, ptr %sunkaddr222, i64 8
  %.755.1 = load double, ptr %sunkaddr223, align 8
  %sunkaddr224 = mul i64 %.415243253, 8
  %sunkaddr225 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr224
  %sunkaddr226 = getelementptr i8, ptr %sunkaddr225, i64 8
  %.760.1 = load double, ptr %sunkaddr226, align 8
  %.763.1 = fsub double %.755.1, %.760.1
  %.764.1 = fadd double %.750.1, %.763.1
  store double %.764.1, ptr %sunkaddr220, align 8
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 %7
  %niter40.ncmp.1 = icmp eq i64 %unroll_iter39, %.422.1
  br i1 %niter40.ncmp.1, label %B650.loopexit.unr-lcssa, label %B300.endif
}

define internal i32 @part9(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, ptr %arg.dy, i8 %arg.waits) {
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
  %.191 = call i32 @part10(ptr %.187, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 2, double %arg.t, ptr %arg.dy)
  %cond = icmp eq i32 %.191, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

B280:
  %0 = icmp eq i8 %arg.waits, 0
  br i1 %0, label %B332, label %B284

B284:
  %.436 = getelementptr i8, ptr %arg.code.1, i64 56
  %.437 = load double, ptr %.436, align 8
  %.438 = fcmp oeq double %.437, 0.000000e+00
  br i1 %.438, label %B328, label %B332

common.ret:
  %common.ret.op = phi i32 [ 0, %B328 ], [ 0, %B404 ], [ 0, %B506 ], [ 0, %B820 ], [ 0, %B844 ], [ %.191, %B0.if.if ], [ %.999, %B748.if.if ], [ %.462, %B332.if.if ], [ %.793, %B530.if.if ]
  ret i32 %common.ret.op

B328:
  %storemerge.i20 = phi i64 [ 0, %B284 ], [ %"$phi342.0.2.0.i", %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i20, ptr %retptr, align 8
  br label %common.ret

B332:
  store double 0.000000e+00, ptr %.458, align 8
  %.462 = call i32 @part14(ptr %.458, ptr %excinfo.3, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.dy)
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
  %.793 = call i32 @part10(ptr %.789, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 2, double %arg.t, ptr %arg.dy)
  %cond25 = icmp eq i32 %.793, 0
  br i1 %cond25, label %B530.endif, label %B530.if.if

B748:
  store double 0.000000e+00, ptr %.995, align 8
  %.999 = call i32 @part14(ptr %.995, ptr %excinfo.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.dy)
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
  br i1 %or.cond, label %B328, label %B280

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

define internal i32 @part10(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.row, double %arg.t, ptr %arg.dy) {
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
  %sunkaddr45 = mul i64 %lsr.iv36.i, 4
  %sunkaddr46 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr45
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
  %sunkaddr72 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr74 = getelementptr i8, ptr %sunkaddr72, i64 32
  %.43.i = load i64, ptr %sunkaddr74, align 8
  %.48.not.i = icmp eq i64 %.43.i, 0
  br i1 %.48.not.i, label %B310.endif.endif, label %B48.i

B48.i:
  %sunkaddr76 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr78 = getelementptr i8, ptr %sunkaddr76, i64 40
  %.56.i = load i64, ptr %sunkaddr78, align 8
  %sunkaddr79 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr80 = getelementptr i8, ptr %sunkaddr79, i64 48
  %.63.i = load i64, ptr %sunkaddr80, align 8
  %sunkaddr83 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr84 = getelementptr i8, ptr %sunkaddr83, i64 56
  %.74.i = load i64, ptr %sunkaddr84, align 8
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

define internal i32 @part14(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.dy) {
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

define internal i32 @part12(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.first, i64 %arg.last) {
B0:
  %.81.i = alloca double, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.78 = icmp eq i64 %arg.first, 2
  br i1 %.78, label %B44.endif, label %B216.endif

B76:
  %.170569571 = phi i64 [ %.177.1, %B76 ], [ %.170569571.unr, %B76.preheader63 ]
  %sunkaddr = shl i64 %.170569571, 3
  %sunkaddr100 = mul i64 %.170569571, 8
  %sunkaddr101 = getelementptr i8, ptr %arg.y, i64 %sunkaddr100
  %.204 = load double, ptr %sunkaddr101, align 8
  %scevgep66 = getelementptr i8, ptr %scevgep, i64 %sunkaddr
  %0 = shl i64 %.170569571, 3
  %scevgep17 = getelementptr i8, ptr %scevgep, i64 %0
  %scevgep19 = getelementptr i8, ptr %scevgep17, i64 -8
  %.209 = load double, ptr %scevgep19, align 8
  %.211 = fmul double %arg.h, %.209
  %.212 = fadd double %.204, %.211
  %sunkaddr102 = mul i64 %.170569571, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr102
  store double %.212, ptr %sunkaddr103, align 8
  %.177.1 = add nuw nsw i64 %.170569571, 2
  %sunkaddr104 = mul i64 %.170569571, 8
  %sunkaddr105 = getelementptr i8, ptr %arg.y, i64 %sunkaddr104
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr105, i64 8
  %.204.1 = load double, ptr %sunkaddr106, align 8
  %.209.1 = load double, ptr %scevgep66, align 8
  %.211.1 = fmul double %arg.h, %.209.1
  %.212.1 = fadd double %.204.1, %.211.1
  %sunkaddr108 = mul i64 %.170569571, 8
  %sunkaddr109 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr108
  %sunkaddr110 = getelementptr i8, ptr %sunkaddr109, i64 8
  store double %.212.1, ptr %sunkaddr110, align 8
  %exitcond576.not.1 = icmp eq i64 %arg.code.24, %.177.1
  br i1 %exitcond576.not.1, label %B142, label %B76

B142:
  %.227 = fadd double %arg.t, %arg.h
  %.237.idx = shl i64 %arg.code.24, 4
  %.237 = getelementptr i8, ptr %arg.room.0, i64 %.237.idx
  store double 0.000000e+00, ptr %.81.i, align 8
  %.85.i = call i32 @part10(ptr %.81.i, ptr %excinfo.1.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 0, double %.227, ptr %.237)
  %cond.i = icmp eq i32 %.85.i, 0
  br i1 %cond.i, label %part15.exit.thread, label %part15.exit

part15.exit.thread:
  %.95.i = load double, ptr %.81.i, align 8
  store double %.95.i, ptr %retptr, align 8
  br label %common.ret

part15.exit:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B322:
  %.369549551 = phi i64 [ %.376.1, %B322 ], [ %.369549551.unr, %B322.preheader8 ]
  %sunkaddr111 = mul i64 %.369549551, 8
  %sunkaddr112 = getelementptr i8, ptr %arg.y, i64 %sunkaddr111
  %.403 = load double, ptr %sunkaddr112, align 8
  %sunkaddr113 = mul i64 %.369549551, 8
  %sunkaddr114 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr113
  %.406 = load double, ptr %sunkaddr114, align 8
  %.408 = fmul double %arg.h, %.406
  %.409 = fadd double %.403, %.408
  %sunkaddr115 = mul i64 %.369549551, 8
  %sunkaddr116 = getelementptr i8, ptr %arg.m.9, i64 %sunkaddr115
  store double %.409, ptr %sunkaddr116, align 8
  %.376.1 = add nuw nsw i64 %.369549551, 2
  %sunkaddr117 = mul i64 %.369549551, 8
  %sunkaddr118 = getelementptr i8, ptr %arg.y, i64 %sunkaddr117
  %sunkaddr119 = getelementptr i8, ptr %sunkaddr118, i64 8
  %.403.1 = load double, ptr %sunkaddr119, align 8
  %sunkaddr120 = mul i64 %.369549551, 8
  %sunkaddr121 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr120
  %sunkaddr127 = getelementptr i8, ptr %sunkaddr121, i64 8
  %.406.1 = load double, ptr %sunkaddr127, align 8
  %.408.1 = fmul double %arg.h, %.406.1
  %.409.1 = fadd double %.403.1, %.408.1
  %sunkaddr128 = mul i64 %.369549551, 8
  %sunkaddr129 = getelementptr i8, ptr %arg.m.9, i64 %sunkaddr128
  %sunkaddr130 = getelementptr i8, ptr %sunkaddr129, i64 8
  store double %.409.1, ptr %sunkaddr130, align 8
  %exitcond.not.1 = icmp eq i64 %arg.m.13, %.376.1
  br i1 %exitcond.not.1, label %B382.endif, label %B322

B492:
  %lsr.iv.next47 = add nsw i64 %lsr.iv46, -1
  %.538 = icmp samesign ugt i64 %lsr.iv.next47, 6
  br i1 %.538, label %B494, label %B1176

B494:
  %lsr.iv46 = phi i64 [ 66, %B382.endif.endif.endif.endif ], [ %lsr.iv.next47, %B492 ]
  %before.2.0560 = phi double [ 0x7FF0000000000000, %B382.endif.endif.endif.endif ], [ %.675, %B492 ]
  %.579 = load i64, ptr %arg.m.7, align 8
  %sunkaddr131 = getelementptr i8, ptr %arg.m.7, i64 8
  %.583 = load i64, ptr %sunkaddr131, align 8
  %sunkaddr132 = getelementptr i8, ptr %arg.m.7, i64 16
  %.587 = load i64, ptr %sunkaddr132, align 8
  %sunkaddr133 = getelementptr i8, ptr %arg.m.7, i64 24
  %.591 = load i64, ptr %sunkaddr133, align 8
  %.592 = inttoptr i64 %.583 to ptr
  %.593 = inttoptr i64 %.587 to ptr
  %.594 = inttoptr i64 %.591 to ptr
  %.595 = inttoptr i64 %.579 to ptr
  tail call void %.595(ptr %.592, ptr %.593, ptr %.594)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.m.9, ptr %arg.m.10, i64 %.605, i1 false)
  %.610 = load double, ptr %arg.code.6, align 8
  %sunkaddr134 = getelementptr i8, ptr %arg.code.1, i64 8
  %.651 = load double, ptr %sunkaddr134, align 8
  %.652 = fcmp ogt double %.610, %.651
  br i1 %.652, label %B766, label %B760

common.ret:
  %common.ret.op = phi i32 [ 0, %B760 ], [ 0, %B1090 ], [ 0, %B1176 ], [ 0, %part15.exit.thread ], [ %.85.i, %part15.exit ]
  ret i32 %common.ret.op

B760:
  store double -1.000000e+00, ptr %retptr, align 8
  br label %common.ret

B766:
  %.675 = load double, ptr %arg.m.11, align 8
  %.676 = fcmp olt double %.675, 1.000000e-15
  br i1 %.676, label %B868.endif, label %B800

B800:
  %.682 = fcmp olt double %.675, 1.000000e-10
  %.689 = fcmp oge double %.675, %before.2.0560
  %or.cond = and i1 %.682, %.689
  br i1 %or.cond, label %B868.endif, label %B492

B1024:
  %.804562564 = phi i64 [ %.811.1, %B1024 ], [ %.804562564.unr, %B1024.preheader64 ]
  %sunkaddr135 = mul i64 %.804562564, 8
  %sunkaddr136 = getelementptr i8, ptr %arg.m.12, i64 %sunkaddr135
  %.839 = load double, ptr %sunkaddr136, align 8
  %sunkaddr138 = mul i64 %.804562564, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.y, i64 %sunkaddr138
  %.842 = load double, ptr %sunkaddr139, align 8
  %.843 = fsub double %.839, %.842
  %.848 = fdiv double %.843, %arg.h
  %1 = shl i64 %.804562564, 3
  %scevgep34 = getelementptr i8, ptr %scevgep89, i64 %1
  %scevgep35 = getelementptr i8, ptr %scevgep34, i64 -8
  store double %.848, ptr %scevgep35, align 8
  %.811.1 = add nuw nsw i64 %.804562564, 2
  %sunkaddr140 = mul i64 %.804562564, 8
  %sunkaddr141 = getelementptr i8, ptr %arg.m.12, i64 %sunkaddr140
  %sunkaddr142 = getelementptr i8, ptr %sunkaddr141, i64 8
  %.839.1 = load double, ptr %sunkaddr142, align 8
  %sunkaddr143 = mul i64 %.804562564, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.y, i64 %sunkaddr143
  %sunkaddr145 = getelementptr i8, ptr %sunkaddr144, i64 8
  %.842.1 = load double, ptr %sunkaddr145, align 8
  %.843.1 = fsub double %.839.1, %.842.1
  %.848.1 = fdiv double %.843.1, %arg.h
  store double %.848.1, ptr %scevgep34, align 8
  %exitcond575.not.1 = icmp eq i64 %arg.code.24, %.811.1
  br i1 %exitcond575.not.1, label %B1090, label %B1024

B1090:
  %.874 = load double, ptr %arg.code.6, align 8
  store double %.874, ptr %retptr, align 8
  br label %common.ret

B1176:
  store double -1.000000e+00, ptr %retptr, align 8
  br label %common.ret

B44.endif:
  %.164570.not = icmp slt i64 %arg.code.24, 1
  br i1 %.164570.not, label %B142, label %B76.lr.ph

B76.lr.ph:
  %2 = getelementptr double, ptr %arg.room.0, i64 %arg.code.24
  %min.iters.check40 = icmp samesign ult i64 %arg.code.24, 8
  br i1 %min.iters.check40, label %B76.preheader, label %vector.memcheck32

vector.memcheck32:
  %3 = ptrtoint ptr %arg.code.4 to i64
  %4 = ptrtoint ptr %arg.y to i64
  %5 = ptrtoint ptr %arg.room.0 to i64
  %6 = sub i64 %3, %4
  %diff.check35 = icmp ult i64 %6, 32
  %7 = shl i64 %arg.code.24, 3
  %8 = add i64 %7, %5
  %9 = sub i64 %3, %8
  %diff.check37 = icmp ult i64 %9, 32
  %conflict.rdx38 = or i1 %diff.check35, %diff.check37
  br i1 %conflict.rdx38, label %B76.preheader, label %vector.ph41

vector.ph41:
  %const99 = bitcast i64 9223372036854775804 to i64
  %n.vec43 = and i64 %arg.code.24, %const99
  %broadcast.splatinsert44 = insertelement <2 x double> poison, double %arg.h, i64 0
  %broadcast.splat45 = shufflevector <2 x double> %broadcast.splatinsert44, <2 x double> poison, <2 x i32> zeroinitializer
  %10 = getelementptr i8, ptr %arg.room.0, i64 %7
  %scevgep81 = getelementptr i8, ptr %10, i64 16
  br label %vector.body46

vector.body46:
  %index47 = phi i64 [ 0, %vector.ph41 ], [ %index.next52, %vector.body46 ]
  %sunkaddr137 = shl i64 %index47, 3
  %sunkaddr146 = mul i64 %index47, 8
  %sunkaddr148 = getelementptr i8, ptr %arg.y, i64 %sunkaddr146
  %wide.load48 = load <2 x double>, ptr %sunkaddr148, align 8
  %sunkaddr149 = mul i64 %index47, 8
  %sunkaddr150 = getelementptr i8, ptr %arg.y, i64 %sunkaddr149
  %sunkaddr151 = getelementptr i8, ptr %sunkaddr150, i64 16
  %wide.load49 = load <2 x double>, ptr %sunkaddr151, align 8
  %scevgep31 = getelementptr i8, ptr %scevgep81, i64 %sunkaddr137
  %11 = shl i64 %index47, 3
  %scevgep24 = getelementptr i8, ptr %scevgep81, i64 %11
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -16
  %wide.load50 = load <2 x double>, ptr %scevgep25, align 8
  %wide.load51 = load <2 x double>, ptr %scevgep31, align 8
  %12 = fmul <2 x double> %broadcast.splat45, %wide.load50
  %13 = fmul <2 x double> %broadcast.splat45, %wide.load51
  %14 = fadd <2 x double> %wide.load48, %12
  %15 = fadd <2 x double> %wide.load49, %13
  %sunkaddr152 = mul i64 %index47, 8
  %sunkaddr153 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr152
  store <2 x double> %14, ptr %sunkaddr153, align 8
  %sunkaddr154 = mul i64 %index47, 8
  %sunkaddr155 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr154
  %sunkaddr156 = getelementptr i8, ptr %sunkaddr155, i64 16
  store <2 x double> %15, ptr %sunkaddr156, align 8
  %index.next52 = add nuw nsw i64 %index47, 4
  %16 = icmp eq i64 %n.vec43, %index.next52
  br i1 %16, label %middle.block53, label %vector.body46

middle.block53:
  %cmp.n54 = icmp eq i64 %arg.code.24, %n.vec43
  br i1 %cmp.n54, label %B142, label %B76.preheader

B76.preheader:
  %.170569571.ph = phi i64 [ 0, %vector.memcheck32 ], [ 0, %B76.lr.ph ], [ %n.vec43, %middle.block53 ]
  %.neg62 = or disjoint i64 %.170569571.ph, 1
  %xtraiter59 = and i64 %arg.code.24, 1
  %lcmp.mod60.not = icmp eq i64 %xtraiter59, 0
  br i1 %lcmp.mod60.not, label %B76.prol.loopexit, label %B76.prol

B76.prol:
  %.203.prol = getelementptr double, ptr %arg.y, i64 %.170569571.ph
  %.204.prol = load double, ptr %.203.prol, align 8
  %.208.prol = getelementptr double, ptr %2, i64 %.170569571.ph
  %.209.prol = load double, ptr %.208.prol, align 8
  %.211.prol = fmul double %arg.h, %.209.prol
  %.212.prol = fadd double %.204.prol, %.211.prol
  %.215.prol = getelementptr double, ptr %arg.code.4, i64 %.170569571.ph
  store double %.212.prol, ptr %.215.prol, align 8
  br label %B76.prol.loopexit

B76.prol.loopexit:
  %.170569571.unr = phi i64 [ %.170569571.ph, %B76.preheader ], [ %.neg62, %B76.prol ]
  %17 = icmp eq i64 %arg.code.24, %.neg62
  br i1 %17, label %B142, label %B76.preheader63

B76.preheader63:
  %18 = shl i64 %arg.code.24, 3
  %19 = getelementptr i8, ptr %arg.room.0, i64 %18
  %scevgep = getelementptr i8, ptr %19, i64 8
  br label %B76

B216.endif:
  store double %arg.h, ptr %arg.m.8, align 8
  %.280 = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.280, i1 false)
  %.363550.not = icmp slt i64 %arg.m.13, 1
  br i1 %.363550.not, label %B382.endif, label %B322.preheader

B322.preheader:
  %min.iters.check = icmp samesign ult i64 %arg.m.13, 6
  br i1 %min.iters.check, label %B322.preheader56, label %vector.memcheck

vector.memcheck:
  %20 = ptrtoint ptr %arg.m.9 to i64
  %21 = ptrtoint ptr %arg.y to i64
  %22 = ptrtoint ptr %arg.room.0 to i64
  %23 = sub i64 %20, %21
  %diff.check = icmp ult i64 %23, 32
  %24 = sub i64 %20, %22
  %diff.check7 = icmp ult i64 %24, 32
  %conflict.rdx = or i1 %diff.check, %diff.check7
  br i1 %conflict.rdx, label %B322.preheader56, label %vector.ph

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
  %wide.load8 = load <2 x double>, ptr %sunkaddr161, align 8
  %sunkaddr163 = mul i64 %index, 8
  %sunkaddr164 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr163
  %wide.load9 = load <2 x double>, ptr %sunkaddr164, align 8
  %sunkaddr165 = mul i64 %index, 8
  %sunkaddr166 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr165
  %sunkaddr168 = getelementptr i8, ptr %sunkaddr166, i64 16
  %wide.load10 = load <2 x double>, ptr %sunkaddr168, align 8
  %25 = fmul <2 x double> %broadcast.splat, %wide.load9
  %26 = fmul <2 x double> %broadcast.splat, %wide.load10
  %27 = fadd <2 x double> %wide.load, %25
  %28 = fadd <2 x double> %wide.load8, %26
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
  br i1 %cmp.n, label %B382.endif, label %B322.preheader56

B322.preheader56:
  %.369549551.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %B322.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.369549551.ph, 1
  %xtraiter = and i64 %arg.m.13, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B322.prol.loopexit, label %B322.prol

B322.prol:
  %.402.prol = getelementptr double, ptr %arg.y, i64 %.369549551.ph
  %.403.prol = load double, ptr %.402.prol, align 8
  %.405.prol = getelementptr double, ptr %arg.room.0, i64 %.369549551.ph
  %.406.prol = load double, ptr %.405.prol, align 8
  %.408.prol = fmul double %arg.h, %.406.prol
  %.409.prol = fadd double %.403.prol, %.408.prol
  %.412.prol = getelementptr double, ptr %arg.m.9, i64 %.369549551.ph
  store double %.409.prol, ptr %.412.prol, align 8
  br label %B322.prol.loopexit

B322.prol.loopexit:
  %.369549551.unr = phi i64 [ %.369549551.ph, %B322.preheader56 ], [ %.neg, %B322.prol ]
  %30 = icmp eq i64 %arg.m.13, %.neg
  br i1 %30, label %B382.endif, label %B322.preheader8

B322.preheader8:
  br label %B322

B382.endif:
  %.425 = fmul double %arg.h, 5.000000e-01
  %.427 = fadd double %arg.t, %.425
  %.75.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i = load double, ptr %.75.i, align 8
  %.77.i = fsub double %.427, %.76.i
  %.119.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i = load double, ptr %.119.i, align 8
  %.121.i = fadd double %.427, %.120.i
  %.214149.not.i = icmp slt i64 %arg.code.23, 1
  br i1 %.214149.not.i, label %B188.endif.i, label %B164.preheader.i

B164.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %arg.code.23, 4
  br i1 %min.iters.check.i, label %B164.i.preheader, label %vector.ph.i

vector.ph.i:
  %const95 = bitcast i64 9223372036854775804 to i64
  %n.vec.i = and i64 %arg.code.23, %const95
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.121.i, i64 0
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
  %cmp.n.i = icmp eq i64 %arg.code.23, %n.vec.i
  br i1 %cmp.n.i, label %B188.endif.i, label %B164.i.preheader

B164.i.preheader:
  %.220148150.i.ph = phi i64 [ 0, %B164.preheader.i ], [ %n.vec.i, %middle.block.i ]
  br label %B164.i

B164.i:
  %.220148150.i = phi i64 [ %.227.i, %B164.i ], [ %.220148150.i.ph, %B164.i.preheader ]
  %.227.i = add nuw nsw i64 %.220148150.i, 1
  %32 = shl i64 %.220148150.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %32
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
  %33 = shl i64 %.351153155.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %33
  store double %.410.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond159.not.i = icmp eq i64 %arg.code.25, %.358.i
  br i1 %exitcond159.not.i, label %B382.endif.endif.endif.endif, label %B230.i

B188.endif.i:
  %.345154.not.i = icmp slt i64 %arg.code.25, 1
  br i1 %.345154.not.i, label %B382.endif.endif.endif.endif, label %B230.preheader.i

B230.preheader.i:
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.25, 26
  br i1 %min.iters.check15.i, label %B230.preheader27.i, label %vector.scevcheck.i

vector.scevcheck.i:
  %34 = shl i64 %arg.code.25, 5
  %mul.result.i = add i64 %34, -32
  %35 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i
  %36 = icmp ult ptr %35, %arg.code.22
  %scevgep.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.25, 576460752303423488
  %37 = getelementptr i8, ptr %scevgep.i, i64 %mul.result.i
  %38 = icmp ult ptr %37, %scevgep.i
  %39 = or i1 %mul.overflow3.i, %38
  %scevgep4.i = getelementptr i8, ptr %arg.code.22, i64 16
  %40 = getelementptr i8, ptr %scevgep4.i, i64 %mul.result.i
  %41 = icmp ult ptr %40, %scevgep4.i
  %scevgep8.i = getelementptr i8, ptr %arg.code.22, i64 24
  %42 = getelementptr i8, ptr %scevgep8.i, i64 %mul.result.i
  %43 = icmp ult ptr %42, %scevgep8.i
  %44 = or i1 %36, %39
  %45 = or i1 %41, %44
  %46 = or i1 %43, %45
  br i1 %46, label %B230.preheader27.i, label %vector.memcheck.i

vector.memcheck.i:
  %47 = shl nuw nsw i64 %arg.code.25, 3
  %scevgep12.i = getelementptr i8, ptr %arg.code.3, i64 %47
  %scevgep13.i = getelementptr i8, ptr %arg.code.22, i64 %34
  %bound0.i = icmp ult ptr %arg.code.3, %scevgep13.i
  %bound1.i = icmp ult ptr %arg.code.22, %scevgep12.i
  %found.conflict.i = and i1 %bound0.i, %bound1.i
  br i1 %found.conflict.i, label %B230.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %const96 = bitcast i64 9223372036854775804 to i64
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.77.i, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  %const_mat = add i64 %const96, -12
  %48 = and i64 %47, %const_mat
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr179 = mul i64 %lsr.iv36.i, 4
  %sunkaddr180 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr179
  %49 = load double, ptr %sunkaddr180, align 8
  %sunkaddr181 = mul i64 %lsr.iv36.i, 4
  %sunkaddr182 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr181
  %sunkaddr183 = getelementptr i8, ptr %sunkaddr182, i64 32
  %50 = load double, ptr %sunkaddr183, align 8
  %51 = insertelement <2 x double> poison, double %49, i64 0
  %52 = insertelement <2 x double> %51, double %50, i64 1
  %sunkaddr184 = mul i64 %lsr.iv36.i, 4
  %sunkaddr185 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr184
  %sunkaddr186 = getelementptr i8, ptr %sunkaddr185, i64 8
  %53 = load double, ptr %sunkaddr186, align 8
  %sunkaddr187 = mul i64 %lsr.iv36.i, 4
  %sunkaddr188 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr187
  %sunkaddr189 = getelementptr i8, ptr %sunkaddr188, i64 40
  %54 = load double, ptr %sunkaddr189, align 8
  %55 = insertelement <2 x double> poison, double %53, i64 0
  %56 = insertelement <2 x double> %55, double %54, i64 1
  %sunkaddr190 = mul i64 %lsr.iv36.i, 4
  %sunkaddr191 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr190
  %sunkaddr192 = getelementptr i8, ptr %sunkaddr191, i64 16
  %57 = load double, ptr %sunkaddr192, align 8
  %sunkaddr193 = mul i64 %lsr.iv36.i, 4
  %sunkaddr194 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr193
  %sunkaddr195 = getelementptr i8, ptr %sunkaddr194, i64 48
  %58 = load double, ptr %sunkaddr195, align 8
  %59 = insertelement <2 x double> poison, double %57, i64 0
  %60 = insertelement <2 x double> %59, double %58, i64 1
  %sunkaddr196 = mul i64 %lsr.iv36.i, 4
  %sunkaddr197 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr196
  %sunkaddr198 = getelementptr i8, ptr %sunkaddr197, i64 24
  %61 = load double, ptr %sunkaddr198, align 8
  %sunkaddr199 = mul i64 %lsr.iv36.i, 4
  %sunkaddr200 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr199
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
  %n.vec18.i = and i64 %arg.code.25, 1152921504606846974
  %cmp.n25.i = icmp eq i64 %arg.code.25, %n.vec18.i
  br i1 %cmp.n25.i, label %B382.endif.endif.endif.endif, label %B230.preheader27.i

B230.preheader27.i:
  %.351153155.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %vector.scevcheck.i ], [ 0, %B230.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %72 = shl i64 %.351153155.ph.i, 5
  %73 = getelementptr i8, ptr %arg.code.22, i64 %72
  %scevgep29.i = getelementptr i8, ptr %73, i64 24
  br label %B230.i

B382.endif.endif.endif.endif:
  %.605 = shl i64 %arg.m.13, 3
  br label %B494

B868.endif:
  %.699 = getelementptr i8, ptr %arg.m.7, i64 32
  %.700 = load i64, ptr %.699, align 8
  %.703 = getelementptr i8, ptr %arg.m.7, i64 40
  %.704 = load i64, ptr %.703, align 8
  %.707 = getelementptr i8, ptr %arg.m.7, i64 48
  %.708 = load i64, ptr %.707, align 8
  %.711 = getelementptr i8, ptr %arg.m.7, i64 56
  %.712 = load i64, ptr %.711, align 8
  %.713 = inttoptr i64 %.704 to ptr
  %.714 = inttoptr i64 %.708 to ptr
  %.715 = inttoptr i64 %.712 to ptr
  %.716 = inttoptr i64 %.700 to ptr
  tail call void %.716(ptr %.713, ptr %.714, ptr %.715)
  %.798563.not = icmp slt i64 %arg.code.24, 1
  br i1 %.798563.not, label %B1090, label %B1024.lr.ph

B1024.lr.ph:
  %74 = getelementptr double, ptr %arg.room.0, i64 %arg.code.24
  %min.iters.check18 = icmp eq i64 %arg.code.24, 1
  br i1 %min.iters.check18, label %B1024.prol, label %vector.memcheck11

vector.memcheck11:
  %75 = ptrtoint ptr %arg.room.0 to i64
  %76 = ptrtoint ptr %arg.m.12 to i64
  %77 = ptrtoint ptr %arg.y to i64
  %78 = add i64 %.280, %75
  %79 = sub i64 %78, %76
  %diff.check13 = icmp ult i64 %79, 16
  %80 = sub i64 %78, %77
  %diff.check15 = icmp ult i64 %80, 16
  %conflict.rdx16 = or i1 %diff.check13, %diff.check15
  br i1 %conflict.rdx16, label %B1024.preheader, label %vector.ph19

vector.ph19:
  %const97 = bitcast i64 9223372036854775804 to i64
  %const_mat98 = add i64 %const97, 2
  %n.vec21 = and i64 %arg.code.24, %const_mat98
  %broadcast.splatinsert22 = insertelement <2 x double> poison, double %arg.h, i64 0
  %broadcast.splat23 = shufflevector <2 x double> %broadcast.splatinsert22, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body24

vector.body24:
  %index25 = phi i64 [ 0, %vector.ph19 ], [ %index.next28, %vector.body24 ]
  %81 = shl i64 %index25, 3
  %scevgep103 = getelementptr i8, ptr %arg.m.12, i64 %81
  %wide.load26 = load <2 x double>, ptr %scevgep103, align 8
  %scevgep102 = getelementptr i8, ptr %arg.y, i64 %81
  %wide.load27 = load <2 x double>, ptr %scevgep102, align 8
  %82 = fsub <2 x double> %wide.load26, %wide.load27
  %83 = fdiv <2 x double> %82, %broadcast.splat23
  %84 = shl i64 %index25, 3
  %scevgep45 = getelementptr i8, ptr %74, i64 %84
  store <2 x double> %83, ptr %scevgep45, align 8
  %index.next28 = add nuw i64 %index25, 2
  %85 = icmp eq i64 %n.vec21, %index.next28
  br i1 %85, label %middle.block29, label %vector.body24

middle.block29:
  %cmp.n30 = icmp eq i64 %arg.code.24, %n.vec21
  br i1 %cmp.n30, label %B1090, label %B1024.preheader

B1024.preheader:
  %.804562564.ph = phi i64 [ 0, %vector.memcheck11 ], [ %n.vec21, %middle.block29 ]
  %.neg61 = or disjoint i64 %.804562564.ph, 1
  %xtraiter57 = and i64 %arg.code.24, 1
  %lcmp.mod58.not = icmp eq i64 %xtraiter57, 0
  br i1 %lcmp.mod58.not, label %B1024.prol.loopexit, label %B1024.prol

B1024.prol:
  %.neg616 = phi i64 [ %.neg61, %B1024.preheader ], [ 1, %B1024.lr.ph ]
  %.804562564.ph5 = phi i64 [ %.804562564.ph, %B1024.preheader ], [ 0, %B1024.lr.ph ]
  %.811.prol = or disjoint i64 %.804562564.ph5, 1
  %.838.prol = getelementptr double, ptr %arg.m.12, i64 %.804562564.ph5
  %.839.prol = load double, ptr %.838.prol, align 8
  %.841.prol = getelementptr double, ptr %arg.y, i64 %.804562564.ph5
  %.842.prol = load double, ptr %.841.prol, align 8
  %.843.prol = fsub double %.839.prol, %.842.prol
  %.848.prol = fdiv double %.843.prol, %arg.h
  %.852.prol = getelementptr double, ptr %74, i64 %.804562564.ph5
  store double %.848.prol, ptr %.852.prol, align 8
  br label %B1024.prol.loopexit

B1024.prol.loopexit:
  %.neg617 = phi i64 [ %.neg61, %B1024.preheader ], [ %.neg616, %B1024.prol ]
  %.804562564.unr = phi i64 [ %.804562564.ph, %B1024.preheader ], [ %.811.prol, %B1024.prol ]
  %86 = icmp eq i64 %arg.code.24, %.neg617
  br i1 %86, label %B1090, label %B1024.preheader64

B1024.preheader64:
  %87 = getelementptr i8, ptr %arg.room.0, i64 %.280
  %scevgep89 = getelementptr i8, ptr %87, i64 8
  br label %B1024
}

define internal i32 @part13(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, i64 %arg.row, i64 %arg.count, double %arg.h, ptr %arg.y, ptr %arg.k, i64 %arg.size, ptr %arg.out) {
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

define internal i32 @part11(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.909 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.1394 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.1422 = alloca i64, align 8
  store i64 0, ptr %.1422, align 8
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.1763 = alloca i64, align 8
  store i64 0, ptr %.1763, align 8
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.1889 = alloca ptr, align 8
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.303 = getelementptr i8, ptr %arg.s.0, i64 8
  %.232787 = load double, ptr %arg.s.0, align 8
  %.304788 = load double, ptr %.303, align 8
  %.305789 = fcmp olt double %.232787, %.304788
  br i1 %.305789, label %B134.preheader.lr.ph, label %B1200

B134.preheader.lr.ph:
  %.1515 = add nsw i64 %arg.m.5, -1
  %.52.i = shl i64 %arg.code.26, 3
  %.57.i = getelementptr double, ptr %arg.code.18, i64 %arg.code.26
  %sunkaddr200 = getelementptr i8, ptr %arg.s.1, i64 8
  %.37320 = load i64, ptr %sunkaddr200, align 8
  %.37621 = icmp eq i64 %.37320, %arg.s.9
  br i1 %.37621, label %B188, label %B212.preheader

B212.preheader:
  br label %B212

B56.loopexit:
  %.232 = load double, ptr %arg.s.0, align 8
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 8
  %.304 = load double, ptr %sunkaddr, align 8
  %.305 = fcmp olt double %.232, %.304
  br i1 %.305, label %B134.backedge, label %B1200

B134.backedge:
  %.94.i108.be = phi double [ %.1984, %B1086.endif ], [ %.232, %B56.loopexit ]
  %came.3.1.be = phi i1 [ true, %B1086.endif ], [ false, %B56.loopexit ]
  %sunkaddr155 = getelementptr i8, ptr %arg.s.1, i64 8
  %.373 = load i64, ptr %sunkaddr155, align 8
  %.376 = icmp eq i64 %.373, %arg.s.9
  br i1 %.376, label %B188, label %B212

common.ret:
  %common.ret.op = phi i32 [ 0, %B188 ], [ 0, %B326 ], [ 0, %B468 ], [ 0, %B560 ], [ 0, %B640 ], [ 0, %B980 ], [ 0, %B1082 ], [ 0, %B1200 ], [ %.914, %B492.if.if ], [ %.1767, %B984.if ], [ %.1893, %B1086.if ], [ %.1426, %B664.endif.endif.if ], [ %.1398, %B664.endif.if ]
  ret i32 %common.ret.op

B188:
  store i64 7, ptr %retptr, align 8
  br label %common.ret

B212:
  %came.3.123 = phi i1 [ %came.3.1.be, %B134.backedge ], [ true, %B212.preheader ]
  %.94.i10822 = phi double [ %.94.i108.be, %B134.backedge ], [ %.232787, %B212.preheader ]
  %sunkaddr163 = getelementptr i8, ptr %arg.s.1, i64 16
  %.522 = load i64, ptr %sunkaddr163, align 8
  %sunkaddr166 = getelementptr i8, ptr %arg.s.1, i64 24
  %.586 = load i64, ptr %sunkaddr166, align 8
  %.587 = add nsw i64 %.586, %.522
  %sunkaddr167 = getelementptr i8, ptr %arg.s.1, i64 80
  %.651 = load i64, ptr %sunkaddr167, align 8
  %.652.not = icmp slt i64 %.587, %.651
  br i1 %.652.not, label %B350, label %B326

B326:
  store i64 14, ptr %retptr, align 8
  br label %common.ret

B350:
  br i1 %came.3.123, label %B382, label %B564

B382:
  %0 = icmp sgt i64 %arg.code.28, 0
  br i1 %0, label %B404, label %B492

B404:
  %.821 = load i64, ptr %arg.code.14, align 8
  %.824 = icmp eq i64 %.821, %arg.code.28
  br i1 %.824, label %B468, label %B492

B468:
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B492:
  store i64 0, ptr %.909, align 8
  %.914 = call i32 @part16(ptr %.909, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i8 1)
  %cond = icmp eq i32 %.914, 0
  br i1 %cond, label %B492.endif, label %B492.if.if

B560:
  store i64 %.924, ptr %retptr, align 8
  br label %common.ret

B564:
  %.94.i = phi double [ %.94.i.pre, %B492.endif.B564_crit_edge ], [ %.94.i10822, %B350 ]
  %sunkaddr168 = getelementptr i8, ptr %arg.s.0, i64 128
  %.96.i.i = load double, ptr %sunkaddr168, align 8
  %.97.i.i = fcmp oeq double %.96.i.i, 0.000000e+00
  br i1 %.97.i.i, label %B0.endif.endif.i, label %B86.i.i

B86.i.i:
  %sunkaddr169 = getelementptr i8, ptr %arg.s.0, i64 120
  %.178.i.i = load double, ptr %sunkaddr169, align 8
  %sunkaddr170 = getelementptr i8, ptr %arg.s.1, i64 64
  %.245.i.i = load i64, ptr %sunkaddr170, align 8
  %.320.i.i = sitofp i64 %.245.i.i to double
  %.321.i.i = fmul double %.96.i.i, %.320.i.i
  %.322.i.i = fadd double %.178.i.i, %.321.i.i
  br label %B0.endif.endif.i

B202.i:
  %sunkaddr173 = getelementptr i8, ptr %arg.s.0, i64 16
  %.383.i = load double, ptr %sunkaddr173, align 8
  %sunkaddr175 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %.383.i, ptr %sunkaddr175, align 8
  %.458.i = fsub double %.13.i.i, %.94.i
  %.531.i = fmul double %.383.i, 1.000100e+00
  %.532.i = fcmp ogt double %.458.i, %.531.i
  br i1 %.532.i, label %B320.i, label %B564.endif.endif

B320.i:
  %.613.i = fadd double %.94.i, %.383.i
  br label %B664.endif

B368.i:
  %sunkaddr176 = getelementptr i8, ptr %arg.s.0, i64 32
  %.699.i = load double, ptr %sunkaddr176, align 8
  %.764.i = load i64, ptr %arg.s.1, align 8
  %.765.i = add nsw i64 %.764.i, 1
  %.838.i = sitofp i64 %.765.i to double
  %.839.i = fmul double %.307.i, %.838.i
  %.840.i = fadd double %.699.i, %.839.i
  %.1055.i = sitofp i64 %.764.i to double
  %.1056.i = fmul double %.307.i, %.1055.i
  %.1057.i = fadd double %.699.i, %.1056.i
  %.1059.i = fcmp oeq double %.94.i, %.1057.i
  %.1139.i = fsub double %.840.i, %.94.i
  %"$phi674.0.2.0.i" = select i1 %.1059.i, double %.307.i, double %.1139.i
  %sunkaddr178 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %"$phi674.0.2.0.i", ptr %sunkaddr178, align 8
  %.1291.i = fcmp ugt double %.840.i, %.203.i
  br i1 %.1291.i, label %B564.endif.endif, label %B746.i

B746.i:
  %.1365.i = fmul double %.96.i.i, 1.000000e-09
  %.1367.i = fadd double %.1365.i, %"$phi206.0.2.0.i.i"
  %.1369.i = fcmp ugt double %.840.i, %.1367.i
  br i1 %.1369.i, label %B564.endif.endif, label %B664.endif

B0.endif.endif.i:
  %"$phi206.0.2.0.i.i" = phi double [ %.322.i.i, %B86.i.i ], [ 0x7FF0000000000000, %B564 ]
  %sunkaddr179 = getelementptr i8, ptr %arg.s.0, i64 8
  %.203.i = load double, ptr %sunkaddr179, align 8
  %.12.i.i = fcmp olt double %"$phi206.0.2.0.i.i", %.203.i
  %.13.i.i = select i1 %.12.i.i, double %"$phi206.0.2.0.i.i", double %.203.i
  %sunkaddr180 = getelementptr i8, ptr %arg.s.0, i64 40
  %.307.i = load double, ptr %sunkaddr180, align 8
  %.308.i = fcmp oeq double %.307.i, 0.000000e+00
  br i1 %.308.i, label %B202.i, label %B368.i

B604:
  %sunkaddr181 = getelementptr i8, ptr %arg.s.1, i64 88
  %.1132 = load i64, ptr %sunkaddr181, align 8
  %.1133.not = icmp eq i64 %.1132, 0
  br i1 %.1133.not, label %B664.endif, label %B640

B640:
  store i64 8, ptr %retptr, align 8
  br label %common.ret

B980:
  store i64 %.1436, ptr %retptr, align 8
  br label %common.ret

B984:
  %sunkaddr182 = getelementptr i8, ptr %arg.s.0, i64 96
  store double %.13.i.sink.i50, ptr %sunkaddr182, align 8
  store i64 0, ptr %.1763, align 8
  %.1767 = call i32 @part17(ptr %.1763, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond53 = icmp eq i32 %.1767, 0
  br i1 %cond53, label %B984.endif, label %B984.if

B1082:
  store i64 %.1777, ptr %retptr, align 8
  br label %common.ret

B1086:
  %.1893 = call i32 @part18(ptr %.1889, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond54 = icmp eq i32 %.1893, 0
  br i1 %cond54, label %B1086.endif, label %B1086.if

B1200:
  store i64 6, ptr %retptr, align 8
  br label %common.ret

B492.endif:
  %.924 = load i64, ptr %.909, align 8
  %.1005.not = icmp eq i64 %.924, 4
  br i1 %.1005.not, label %B492.endif.B564_crit_edge, label %B560

B492.endif.B564_crit_edge:
  %.94.i.pre = load double, ptr %arg.s.0, align 8
  br label %B564

B492.if.if:
  %.922 = icmp sgt i32 %.914, 0
  %.915 = load ptr, ptr %excinfo.1, align 8
  %.923 = select i1 %.922, ptr %.915, ptr undef
  store ptr %.923, ptr %excinfo, align 8
  br label %common.ret

B564.endif.endif:
  %.1397.i = fsub double %.13.i.i, %.94.i
  %sunkaddr183 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %.1397.i, ptr %sunkaddr183, align 8
  %.1476.i = fcmp uge double %.13.i.i, %"$phi206.0.2.0.i.i"
  br i1 %.1476.i, label %B664.endif, label %B604

B664.endif:
  %.13.i.sink.i50 = phi double [ %.13.i.i, %B604 ], [ %.13.i.i, %B564.endif.endif ], [ %.840.i, %B746.i ], [ %.613.i, %B320.i ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.18, ptr %arg.s.3, i64 %.52.i, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.57.i, ptr %arg.s.3, i64 %.52.i, i1 false)
  %.1316 = load double, ptr %arg.s.0, align 8
  %sunkaddr184 = getelementptr i8, ptr %arg.s.0, i64 88
  %.1388 = load double, ptr %sunkaddr184, align 8
  store i64 0, ptr %.1394, align 8
  %.1398 = call i32 @part7(ptr %.1394, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %.1316, double %.1388, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond51 = icmp eq i32 %.1398, 0
  br i1 %cond51, label %B664.endif.endif, label %B664.endif.if

B664.endif.if:
  %.1406 = icmp sgt i32 %.1398, 0
  %.1399 = load ptr, ptr %excinfo.4, align 8
  %.1407 = select i1 %.1406, ptr %.1399, ptr undef
  store ptr %.1407, ptr %excinfo, align 8
  br label %common.ret

B664.endif.endif:
  %.1408 = load i64, ptr %.1394, align 8
  store i64 0, ptr %.1422, align 8
  %.1426 = call i32 @part19(ptr %.1422, ptr %excinfo.5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %.1408)
  %cond52 = icmp eq i32 %.1426, 0
  br i1 %cond52, label %B664.endif.endif.endif, label %B664.endif.endif.if

B664.endif.endif.if:
  %.1434 = icmp sgt i32 %.1426, 0
  %.1427 = load ptr, ptr %excinfo.5, align 8
  %.1435 = select i1 %.1434, ptr %.1427, ptr undef
  store ptr %.1435, ptr %excinfo, align 8
  br label %common.ret

B664.endif.endif.endif:
  %.1436 = load i64, ptr %.1422, align 8
  %sunkaddr185 = getelementptr i8, ptr %arg.s.1, i64 32
  %.1512 = load i64, ptr %sunkaddr185, align 8
  %.1516 = add nsw i64 %.1515, %.1512
  store i64 %.1516, ptr %sunkaddr185, align 8
  switch i64 %.1436, label %B980 [
    i64 5, label %B56.loopexit
    i64 4, label %B984
  ]

B984.if:
  %.1775 = icmp sgt i32 %.1767, 0
  %.1768 = load ptr, ptr %excinfo.6, align 8
  %.1776 = select i1 %.1775, ptr %.1768, ptr undef
  store ptr %.1776, ptr %excinfo, align 8
  br label %common.ret

B984.endif:
  %.1777 = load i64, ptr %.1763, align 8
  %.1856.not = icmp eq i64 %.1777, 0
  br i1 %.1856.not, label %B1086, label %B1082

B1086.if:
  %.1901 = icmp sgt i32 %.1893, 0
  %.1894 = load ptr, ptr %excinfo.7, align 8
  %.1902 = select i1 %.1901, ptr %.1894, ptr undef
  store ptr %.1902, ptr %excinfo, align 8
  br label %common.ret

B1086.endif:
  %.1984 = load double, ptr %arg.s.0, align 8
  %sunkaddr186 = getelementptr i8, ptr %arg.s.0, i64 8
  %.2056 = load double, ptr %sunkaddr186, align 8
  %.2057 = fcmp olt double %.1984, %.2056
  br i1 %.2057, label %B134.backedge, label %B1200
}

declare i64 @llvm.smax.i64(i64, i64)

define internal i32 @part16(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i8 %arg.waits) {
entry:
  %.250 = alloca i64, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.91 = icmp sgt i64 %arg.code.28, 0
  br i1 %.91, label %B114, label %B196

B114:
  %.105 = getelementptr i8, ptr %arg.code.14, i64 8
  %.106 = load i64, ptr %.105, align 8
  %.107 = icmp eq i64 %.106, 0
  br i1 %.107, label %B120, label %B196

B120:
  %.130 = load i64, ptr %arg.code.14, align 8
  %.131 = icmp eq i64 %.130, 0
  br i1 %.131, label %B164, label %B196

B164:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.10.0, ptr %arg.s.0, i64 136, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.10.1, ptr %arg.s.1, i64 120, i1 false)
  %.67.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.10.2, ptr %arg.s.2, i64 %.67.i, i1 false)
  %.75.i = shl i64 %arg.code.26, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.10.3, ptr %arg.s.3, i64 %.75.i, i1 false)
  br label %B196

B196:
  %"$phi114.0.3.0277" = phi i1 [ true, %B164 ], [ false, %B114 ], [ true, %B120 ], [ false, %entry ]
  %.171 = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.171, i1 false)
  %.245 = load double, ptr %arg.s.0, align 8
  store i64 0, ptr %.250, align 8
  %.254 = zext i1 %"$phi114.0.3.0277" to i8
  %.255 = call i32 @part9(ptr %.250, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %.245, ptr %arg.room.0, i8 %.254)
  %.265 = load i64, ptr %.250, align 8
  %cond = icmp eq i32 %.255, 0
  br i1 %cond, label %B196.endif, label %B196.if.if

B476:
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 72
  store double %.385, ptr %sunkaddr, align 8
  br label %B538

B538:
  %.643 = getelementptr i8, ptr %arg.s.0, i64 88
  store double 0.000000e+00, ptr %.643, align 8
  %.711.not = icmp eq i64 %.265, 0
  br i1 %.711.not, label %B660, label %B600

B600:
  %.793 = icmp eq i64 %.265, 1
  %spec.select = select i1 %.793, i64 11, i64 %.265
  store i64 %spec.select, ptr %retptr, align 8
  br label %common.ret

common.ret:
  ret i32 %.255

B660:
  br i1 %"$phi114.0.3.0277", label %B664, label %B860

B664:
  %.921 = getelementptr i8, ptr %arg.code.1, i64 56
  %.922 = load double, ptr %.921, align 8
  %.923 = fcmp oeq double %.922, 0.000000e+00
  br i1 %.923, label %B708.endif, label %B860

B860:
  %.1065 = load double, ptr %arg.code.11, align 8
  %.1136 = getelementptr i8, ptr %arg.s.0, i64 80
  %.1137 = load double, ptr %.1136, align 8
  %.1138 = fcmp ogt double %.1065, %.1137
  br i1 %.1138, label %B926, label %B978

B926:
  %sunkaddr1 = getelementptr i8, ptr %arg.s.0, i64 80
  store double %.1065, ptr %sunkaddr1, align 8
  br label %B978

B978:
  %.1290 = getelementptr i8, ptr %arg.s.1, i64 104
  %.1291 = load i64, ptr %.1290, align 8
  %.1331 = load double, ptr %arg.code.1, align 8
  %.1334 = fcmp oeq double %.1331, 2.000000e+00
  %.1336 = zext i1 %.1334 to i64
  %.1337 = add nsw i64 %.1291, %.1336
  store i64 %.1337, ptr %.1290, align 8
  %.1350 = getelementptr i8, ptr %arg.code.14, i64 8
  %.1351 = load i64, ptr %.1350, align 8
  %.1352 = icmp sgt i64 %.1351, 0
  br i1 %.1352, label %B1134, label %B1186

B1134:
  %.1366 = add nsw i64 %.1351, -1
  %sunkaddr2 = getelementptr i8, ptr %arg.code.14, i64 8
  store i64 %.1366, ptr %sunkaddr2, align 8
  br label %B1186

B1186:
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B196.endif:
  %.341 = getelementptr i8, ptr %arg.s.1, i64 32
  %.342 = load i64, ptr %.341, align 8
  %.343 = add nsw i64 %.342, 1
  store i64 %.343, ptr %.341, align 8
  %.384 = getelementptr i8, ptr %arg.code.1, i64 48
  %.385 = load double, ptr %.384, align 8
  %.456 = getelementptr i8, ptr %arg.s.0, i64 72
  %.457 = load double, ptr %.456, align 8
  %.458 = fcmp olt double %.385, %.457
  br i1 %.458, label %B476, label %B538

B196.if.if:
  %.263 = icmp sgt i32 %.255, 0
  %.256 = load ptr, ptr %excinfo.2, align 8
  %.264 = select i1 %.263, ptr %.256, ptr undef
  store ptr %.264, ptr %excinfo, align 8
  br label %common.ret

B708.endif:
  %.943 = load i64, ptr %arg.code.14, align 8
  %.37.i = shl nsw i64 %arg.code.24, 1
  %.39.i = add nsw i64 %arg.code.27, %.37.i
  %.40.i = mul nsw i64 %.943, %.39.i
  %.41.i = getelementptr double, ptr %arg.code.15, i64 %.40.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.41.i, ptr %arg.code.4, i64 %.171, i1 false)
  %.47.i = getelementptr double, ptr %.41.i, i64 %arg.code.24
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.47.i, ptr %arg.room.0, i64 %.171, i1 false)
  %.54.i = getelementptr double, ptr %.41.i, i64 %.37.i
  %.58.i = shl i64 %arg.code.27, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.54.i, ptr %arg.code.9, i64 %.58.i, i1 false)
  %.986 = load i64, ptr %arg.code.14, align 8
  %.987 = add nsw i64 %.986, 1
  store i64 %.987, ptr %arg.code.14, align 8
  store i64 4, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part17(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.715 = alloca ptr, align 8
  %excinfo.6 = alloca ptr, align 8
  %arg.m.5.fr.i = freeze i64 %arg.m.5
  store ptr null, ptr %excinfo.6, align 8
  %.744 = alloca i64, align 8
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.87 = icmp eq i64 %arg.code.26, 0
  br i1 %.87, label %B44, label %B68

common.ret:
  %common.ret.op = phi i32 [ 0, %B44 ], [ 0, %B626 ], [ %.719, %B522.if.if ], [ 0, %B630.endif ], [ %.748, %B522.endif.if.if ]
  ret i32 %common.ret.op

B44:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B68:
  %.238 = getelementptr i8, ptr %arg.s.0, i64 88
  %.239 = load double, ptr %.238, align 8
  %.240 = fcmp oeq double %.239, 0.000000e+00
  br i1 %.240, label %B630, label %B112

B112:
  %.arg.code.26.i = tail call i64 @llvm.smax.i64(i64 %arg.code.26, i64 0)
  %.397349.i = icmp sgt i64 %arg.m.5.fr.i, 0
  %.484.i = fmul double %.239, 2.000000e+00
  br i1 %.397349.i, label %B104.us.preheader.i, label %B0.endif.split.i

B104.us.preheader.i:
  %const95 = bitcast i64 9223372036854775792 to i64
  %const_mat96 = add i64 %const95, 14
  %unroll_iter.i = and i64 %arg.m.5.fr.i, %const_mat96
  %0 = shl i64 %arg.code.24, 4
  %1 = icmp eq i64 %arg.m.5.fr.i, 1
  br i1 %1, label %B104.us.us.i.preheader, label %B104.us.preheader.split.i

B104.us.us.i.preheader:
  br label %B104.us.us.i

B104.us.us.i:
  %.246357.us.us.i = phi i64 [ %.253.us.us.i, %B152.endif.us.us.i ], [ 0, %B104.us.us.i.preheader ]
  %exitcond380.not.us.i = icmp eq i64 %.arg.code.26.i, %.246357.us.us.i
  br i1 %exitcond380.not.us.i, label %B630, label %B106.us.us.i

B106.us.us.i:
  %2 = shl i64 %.246357.us.us.i, 3
  %scevgep219 = getelementptr i8, ptr %arg.code.21, i64 %2
  %.285.us.us.i = load i64, ptr %scevgep219, align 8
  %.290.us.us.i = icmp slt i64 %.285.us.us.i, 0
  br i1 %.290.us.us.i, label %B154, label %B152.endif.us.us.i

B152.endif.us.us.i:
  %.253.us.us.i = add nuw i64 %.246357.us.us.i, 1
  %invariant.gep.us.us.i = getelementptr double, ptr %arg.room.0, i64 %.285.us.us.i
  %.446.us.epil.us.i = load double, ptr %invariant.gep.us.us.i, align 8
  %.447.us.epil.us.i = tail call double @llvm.fabs.f64(double %.446.us.epil.us.i)
  %.453.us.epil.us.i = fcmp oeq double %.446.us.epil.us.i, 0.000000e+00
  %fastest.3.2.us.epil.us.i = select i1 %.453.us.epil.us.i, double 0.000000e+00, double %.447.us.epil.us.i
  %3 = shl i64 %.246357.us.us.i, 3
  %scevgep86 = getelementptr i8, ptr %arg.s.3, i64 %3
  %.479.us.us.i = load double, ptr %scevgep86, align 8
  %.482.us.us.i = tail call double @llvm.fabs.f64(double %.479.us.us.i)
  %.486.us.us.i = fmul double %.484.i, %fastest.3.2.us.epil.us.i
  %.492.us.us.i = getelementptr double, ptr %arg.room.2, i64 %.285.us.us.i
  %.493.us.us.i = load double, ptr %.492.us.us.i, align 8
  %.497.us.us.i = getelementptr double, ptr %arg.room.1, i64 %.285.us.us.i
  %.498.us.us.i = load double, ptr %.497.us.us.i, align 8
  %.501.us.us.i = fsub double %.493.us.us.i, %.498.us.us.i
  %.502.us.us.i = tail call double @llvm.fabs.f64(double %.501.us.us.i)
  %.503.us.us.i = fadd double %.486.us.us.i, %.502.us.us.i
  %.504.us.us.i = fcmp ogt double %.482.us.us.i, %.503.us.us.i
  br i1 %.504.us.us.i, label %B104.us.us.i, label %B154

B104.us.preheader.split.i:
  %4 = and i64 %arg.m.5.fr.i, 1
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %B104.us.us5.i.preheader, label %B104.us.preheader33.i

B104.us.us5.i.preheader:
  br label %B104.us.us5.i

B104.us.preheader33.i:
  %.442.us.epil.i = mul nsw i64 %arg.code.24, %unroll_iter.i
  %6 = lshr i64 %arg.m.5.fr.i, 1
  %7 = shl nuw i64 %6, 1
  br label %B104.us.i

B104.us.us5.i:
  %.246357.us.us6.i = phi i64 [ %.253.us.us9.i, %B196.B282_crit_edge.us.unr-lcssa.us.i ], [ 0, %B104.us.us5.i.preheader ]
  %exitcond380.not.us7.i = icmp eq i64 %.246357.us.us6.i, %.arg.code.26.i
  br i1 %exitcond380.not.us7.i, label %B630, label %B106.us.us8.i

B106.us.us8.i:
  %.253.us.us9.i = add nuw i64 %.246357.us.us6.i, 1
  %.284.us.us10.i = getelementptr i64, ptr %arg.code.21, i64 %.246357.us.us6.i
  %.285.us.us11.i = load i64, ptr %.284.us.us10.i, align 8
  %.290.us.us12.i = icmp slt i64 %.285.us.us11.i, 0
  br i1 %.290.us.us12.i, label %B154, label %B152.endif.us.us13.i

B152.endif.us.us13.i:
  %invariant.gep.us.us14.i = getelementptr double, ptr %arg.room.0, i64 %.285.us.us11.i
  br label %B198.us.us.i

B198.us.us.i:
  %lsr.iv86 = phi i64 [ %lsr.iv.next87, %B198.us.us.i ], [ %arg.m.5.fr.i, %B152.endif.us.us13.i ]
  %lsr.iv.us.i = phi ptr [ %scevgep.us.i, %B198.us.us.i ], [ %invariant.gep.us.us14.i, %B152.endif.us.us13.i ]
  %fastest.2.1352.us.us.i = phi double [ %fastest.3.2.us.1.us.i, %B198.us.us.i ], [ 0.000000e+00, %B152.endif.us.us13.i ]
  %.446.us.us.i = load double, ptr %lsr.iv.us.i, align 8
  %.447.us.us.i = tail call double @llvm.fabs.f64(double %.446.us.us.i)
  %.453.us.us.i = fcmp ole double %.447.us.us.i, %fastest.2.1352.us.us.i
  %fastest.3.2.us.us.i = select i1 %.453.us.us.i, double %fastest.2.1352.us.us.i, double %.447.us.us.i
  %sunkaddr100 = mul i64 %arg.code.24, 8
  %sunkaddr101 = getelementptr i8, ptr %lsr.iv.us.i, i64 %sunkaddr100
  %.446.us.1.us.i = load double, ptr %sunkaddr101, align 8
  %.447.us.1.us.i = tail call double @llvm.fabs.f64(double %.446.us.1.us.i)
  %.453.us.1.us.i = fcmp ole double %.447.us.1.us.i, %fastest.3.2.us.us.i
  %fastest.3.2.us.1.us.i = select i1 %.453.us.1.us.i, double %fastest.3.2.us.us.i, double %.447.us.1.us.i
  %scevgep.us.i = getelementptr i8, ptr %lsr.iv.us.i, i64 %0
  %lsr.iv.next87 = add i64 %lsr.iv86, -2
  %niter.ncmp.1.us.i = icmp eq i64 %lsr.iv.next87, 0
  br i1 %niter.ncmp.1.us.i, label %B196.B282_crit_edge.us.unr-lcssa.us.i, label %B198.us.us.i

B196.B282_crit_edge.us.unr-lcssa.us.i:
  %.478.us.us17.i = getelementptr double, ptr %arg.s.3, i64 %.246357.us.us6.i
  %.479.us.us18.i = load double, ptr %.478.us.us17.i, align 8
  %.482.us.us19.i = tail call double @llvm.fabs.f64(double %.479.us.us18.i)
  %.486.us.us20.i = fmul double %.484.i, %fastest.3.2.us.1.us.i
  %.492.us.us21.i = getelementptr double, ptr %arg.room.2, i64 %.285.us.us11.i
  %.493.us.us22.i = load double, ptr %.492.us.us21.i, align 8
  %.497.us.us23.i = getelementptr double, ptr %arg.room.1, i64 %.285.us.us11.i
  %.498.us.us24.i = load double, ptr %.497.us.us23.i, align 8
  %.501.us.us25.i = fsub double %.493.us.us22.i, %.498.us.us24.i
  %.502.us.us26.i = tail call double @llvm.fabs.f64(double %.501.us.us25.i)
  %.503.us.us27.i = fadd double %.486.us.us20.i, %.502.us.us26.i
  %.504.us.us28.i = fcmp ogt double %.482.us.us19.i, %.503.us.us27.i
  br i1 %.504.us.us28.i, label %B104.us.us5.i, label %B154

B104.us.i:
  %.246357.us.i = phi i64 [ %.253.us.i, %B196.B282_crit_edge.us.unr-lcssa.i ], [ 0, %B104.us.preheader33.i ]
  %exitcond380.not.i = icmp eq i64 %.246357.us.i, %.arg.code.26.i
  br i1 %exitcond380.not.i, label %B630, label %B106.us.i

B106.us.i:
  %.253.us.i = add nuw i64 %.246357.us.i, 1
  %.284.us.i = getelementptr i64, ptr %arg.code.21, i64 %.246357.us.i
  %.285.us.i = load i64, ptr %.284.us.i, align 8
  %.290.us.i = icmp slt i64 %.285.us.i, 0
  br i1 %.290.us.i, label %B154, label %B152.endif.us.i

B152.endif.us.i:
  %invariant.gep.us.i = getelementptr double, ptr %arg.room.0, i64 %.285.us.i
  br label %B198.us.i

B198.us.i:
  %lsr.iv87 = phi i64 [ %lsr.iv.next88, %B198.us.i ], [ %7, %B152.endif.us.i ]
  %lsr.iv.i = phi ptr [ %scevgep.i, %B198.us.i ], [ %invariant.gep.us.i, %B152.endif.us.i ]
  %fastest.2.1352.us.i = phi double [ %fastest.3.2.us.1.i, %B198.us.i ], [ 0.000000e+00, %B152.endif.us.i ]
  %.446.us.i = load double, ptr %lsr.iv.i, align 8
  %.447.us.i = tail call double @llvm.fabs.f64(double %.446.us.i)
  %.453.us.i = fcmp ole double %.447.us.i, %fastest.2.1352.us.i
  %fastest.3.2.us.i = select i1 %.453.us.i, double %fastest.2.1352.us.i, double %.447.us.i
  %sunkaddr102 = mul i64 %arg.code.24, 8
  %sunkaddr103 = getelementptr i8, ptr %lsr.iv.i, i64 %sunkaddr102
  %.446.us.1.i = load double, ptr %sunkaddr103, align 8
  %.447.us.1.i = tail call double @llvm.fabs.f64(double %.446.us.1.i)
  %.453.us.1.i = fcmp ole double %.447.us.1.i, %fastest.3.2.us.i
  %fastest.3.2.us.1.i = select i1 %.453.us.1.i, double %fastest.3.2.us.i, double %.447.us.1.i
  %scevgep.i = getelementptr i8, ptr %lsr.iv.i, i64 %0
  %lsr.iv.next88 = add i64 %lsr.iv87, -2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next88, 0
  br i1 %niter.ncmp.1.i, label %B196.B282_crit_edge.us.unr-lcssa.i, label %B198.us.i

B196.B282_crit_edge.us.unr-lcssa.i:
  %gep.us.epil.i = getelementptr double, ptr %invariant.gep.us.i, i64 %.442.us.epil.i
  %.446.us.epil.i = load double, ptr %gep.us.epil.i, align 8
  %.447.us.epil.i = tail call double @llvm.fabs.f64(double %.446.us.epil.i)
  %.453.us.epil.i = fcmp ole double %.447.us.epil.i, %fastest.3.2.us.1.i
  %fastest.3.2.us.epil.i = select i1 %.453.us.epil.i, double %fastest.3.2.us.1.i, double %.447.us.epil.i
  %.478.us.i = getelementptr double, ptr %arg.s.3, i64 %.246357.us.i
  %.479.us.i = load double, ptr %.478.us.i, align 8
  %.482.us.i = tail call double @llvm.fabs.f64(double %.479.us.i)
  %.486.us.i = fmul double %.484.i, %fastest.3.2.us.epil.i
  %.492.us.i = getelementptr double, ptr %arg.room.2, i64 %.285.us.i
  %.493.us.i = load double, ptr %.492.us.i, align 8
  %.497.us.i = getelementptr double, ptr %arg.room.1, i64 %.285.us.i
  %.498.us.i = load double, ptr %.497.us.i, align 8
  %.501.us.i = fsub double %.493.us.i, %.498.us.i
  %.502.us.i = tail call double @llvm.fabs.f64(double %.501.us.i)
  %.503.us.i = fadd double %.486.us.i, %.502.us.i
  %.504.us.i = fcmp ogt double %.482.us.i, %.503.us.i
  br i1 %.504.us.i, label %B104.us.i, label %B154

B0.endif.split.i:
  %.486.i = fmul double %.484.i, 0.000000e+00
  br label %B104.i

B104.i:
  %.246357.i = phi i64 [ %.253.i, %B152.endif.i ], [ 0, %B0.endif.split.i ]
  %exitcond.not.i = icmp eq i64 %.arg.code.26.i, %.246357.i
  br i1 %exitcond.not.i, label %B630, label %B106.i

B106.i:
  %8 = shl i64 %.246357.i, 3
  %scevgep18.i = getelementptr i8, ptr %arg.code.21, i64 %8
  %.285.i = load i64, ptr %scevgep18.i, align 8
  %.290.i = icmp slt i64 %.285.i, 0
  br i1 %.290.i, label %B154, label %B152.endif.i

B152.endif.i:
  %.253.i = add nuw i64 %.246357.i, 1
  %9 = shl i64 %.246357.i, 3
  %scevgep89 = getelementptr i8, ptr %arg.s.3, i64 %9
  %.479.i = load double, ptr %scevgep89, align 8
  %.482.i = tail call double @llvm.fabs.f64(double %.479.i)
  %.492.i = getelementptr double, ptr %arg.room.2, i64 %.285.i
  %.493.i = load double, ptr %.492.i, align 8
  %.497.i = getelementptr double, ptr %arg.room.1, i64 %.285.i
  %.498.i = load double, ptr %.497.i, align 8
  %.501.i = fsub double %.493.i, %.498.i
  %.502.i = tail call double @llvm.fabs.f64(double %.501.i)
  %.503.i = fadd double %.486.i, %.502.i
  %.504.i = fcmp ogt double %.482.i, %.503.i
  br i1 %.504.i, label %B104.i, label %B154

B154:
  %.309 = load i64, ptr %arg.code.19, align 8
  %.310.not = icmp eq i64 %.309, 0
  br i1 %.310.not, label %B522, label %B188

B188:
  %.385 = getelementptr i8, ptr %arg.s.0, i64 96
  %.386 = load double, ptr %.385, align 8
  %.75.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i.i = load double, ptr %.75.i.i, align 8
  %.77.i.i = fsub double %.386, %.76.i.i
  %.119.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i.i = load double, ptr %.119.i.i, align 8
  %.121.i.i = fadd double %.386, %.120.i.i
  %.214149.not.i.i = icmp slt i64 %arg.code.23, 1
  br i1 %.214149.not.i.i, label %B188.endif.i.i, label %B164.preheader.i.i

B164.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.23, 4
  br i1 %min.iters.check.i.i, label %B164.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const93 = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const93, 12
  %n.vec.i.i = and i64 %arg.code.23, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.121.i.i, i64 0
  %broadcast.splat.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i

vector.body.i.i:
  %index.i.i = phi i64 [ 0, %vector.ph.i.i ], [ %index.next.i.i, %vector.body.i.i ]
  %sunkaddr104 = mul i64 %index.i.i, 8
  %sunkaddr105 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr104
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr105, align 8
  %sunkaddr106 = mul i64 %index.i.i, 8
  %sunkaddr107 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr106
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr107, i64 16
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr108, align 8
  %index.next.i.i = add nuw nsw i64 %index.i.i, 4
  %10 = icmp eq i64 %n.vec.i.i, %index.next.i.i
  br i1 %10, label %middle.block.i.i, label %vector.body.i.i

middle.block.i.i:
  %cmp.n.i.i = icmp eq i64 %arg.code.23, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B188.endif.i.i, label %B164.i.i.preheader

B164.i.i.preheader:
  %.220148150.i.i.ph = phi i64 [ 0, %B164.preheader.i.i ], [ %n.vec.i.i, %middle.block.i.i ]
  br label %B164.i.i

B164.i.i:
  %.220148150.i.i = phi i64 [ %.227.i.i, %B164.i.i ], [ %.220148150.i.i.ph, %B164.i.i.preheader ]
  %.227.i.i = add nuw nsw i64 %.220148150.i.i, 1
  %11 = shl i64 %.220148150.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %11
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
  %12 = shl i64 %.351153155.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %12
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
  %const = bitcast i64 576460752303423488 to i64
  %13 = shl i64 %arg.code.25, 5
  %mul.result.i.i = add i64 %13, -32
  %14 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i.i
  %15 = icmp ult ptr %14, %arg.code.22
  %scevgep.i.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.25, %const
  %16 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %17 = icmp ult ptr %16, %scevgep.i.i
  %18 = or i1 %mul.overflow3.i.i, %17
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.22, i64 16
  %19 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %20 = icmp ult ptr %19, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.22, i64 24
  %21 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %22 = icmp ult ptr %21, %scevgep8.i.i
  %23 = or i1 %15, %18
  %24 = or i1 %20, %23
  %25 = or i1 %22, %24
  br i1 %25, label %B230.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %26 = shl nuw nsw i64 %arg.code.25, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %26
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.22, i64 %13
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.22, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B230.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const94 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.77.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %27 = and i64 %26, %const94
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr109 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr110 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr109
  %28 = load double, ptr %sunkaddr110, align 8
  %sunkaddr111 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr112 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr111
  %sunkaddr113 = getelementptr i8, ptr %sunkaddr112, i64 32
  %29 = load double, ptr %sunkaddr113, align 8
  %30 = insertelement <2 x double> poison, double %28, i64 0
  %31 = insertelement <2 x double> %30, double %29, i64 1
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr114 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr
  %sunkaddr115 = getelementptr i8, ptr %sunkaddr114, i64 8
  %32 = load double, ptr %sunkaddr115, align 8
  %sunkaddr116 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr117 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr116
  %sunkaddr118 = getelementptr i8, ptr %sunkaddr117, i64 40
  %33 = load double, ptr %sunkaddr118, align 8
  %34 = insertelement <2 x double> poison, double %32, i64 0
  %35 = insertelement <2 x double> %34, double %33, i64 1
  %sunkaddr119 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr120 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr119
  %sunkaddr121 = getelementptr i8, ptr %sunkaddr120, i64 16
  %36 = load double, ptr %sunkaddr121, align 8
  %sunkaddr122 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr123 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr122
  %sunkaddr124 = getelementptr i8, ptr %sunkaddr123, i64 48
  %37 = load double, ptr %sunkaddr124, align 8
  %38 = insertelement <2 x double> poison, double %36, i64 0
  %39 = insertelement <2 x double> %38, double %37, i64 1
  %sunkaddr125 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr127 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr125
  %sunkaddr128 = getelementptr i8, ptr %sunkaddr127, i64 24
  %40 = load double, ptr %sunkaddr128, align 8
  %sunkaddr129 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr130 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr129
  %sunkaddr132 = getelementptr i8, ptr %sunkaddr130, i64 56
  %41 = load double, ptr %sunkaddr132, align 8
  %42 = insertelement <2 x double> poison, double %40, i64 0
  %43 = insertelement <2 x double> %42, double %41, i64 1
  %44 = fmul <2 x double> %broadcast.splat20.i.i, %43
  %45 = fadd <2 x double> %39, %44
  %46 = fmul <2 x double> %broadcast.splat20.i.i, %45
  %47 = fadd <2 x double> %35, %46
  %48 = fmul <2 x double> %broadcast.splat20.i.i, %47
  %49 = fadd <2 x double> %31, %48
  %scevgep52.i.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i.i
  store <2 x double> %49, ptr %scevgep52.i.i, align 8
  %lsr.iv.next.i.i = add nuw nsw i64 %lsr.iv36.i.i, 16
  %50 = icmp eq i64 %27, %lsr.iv.next.i.i
  br i1 %50, label %middle.block24.i.i, label %vector.body21.i.i

middle.block24.i.i:
  %const91 = bitcast i64 1152921504606846974 to i64
  %n.vec18.i.i = and i64 %arg.code.25, %const91
  %cmp.n25.i.i = icmp eq i64 %arg.code.25, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B230.preheader27.i.i

B230.preheader27.i.i:
  %.351153155.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B230.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %51 = shl i64 %.351153155.ph.i.i, 5
  %52 = getelementptr i8, ptr %arg.code.22, i64 %51
  %scevgep29.i.i = getelementptr i8, ptr %52, i64 24
  br label %B230.i.i

B0.endif.i:
  %.66.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.66.i, i1 false)
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
  br i1 %.48.not.i3.i.i, label %B188.endif.endif, label %B48.i4.i.i

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
  br label %B188.endif.endif

B484:
  %.12.i11 = fmul double %.13.i, %.13.i132
  %.13.i12 = fcmp ogt double %.12.i11, 0.000000e+00
  br i1 %.13.i12, label %B514, label %B514.thread148

B514:
  %.19.i = tail call double @llvm.fabs.f64(double %.13.i)
  %.21.i = tail call double @llvm.fabs.f64(double %.13.i132)
  %.12.i.i = fcmp olt double %.21.i, %.19.i
  %.13.i.i = select i1 %.12.i.i, double %.21.i, double %.19.i
  %.54.i = fsub double %.13.i132, %.13.i
  %.59.i = fmul double %.54.i, 2.000000e+00
  %.60.i = fcmp ogt double %.13.i.i, %.59.i
  %exitcond.not = icmp eq i64 %97, %.513394398
  br i1 %exitcond.not, label %B518, label %B342.endif.endif.backedge

B514.thread148:
  %exitcond.not150 = icmp eq i64 %97, %.513394398
  br i1 %exitcond.not150, label %B522, label %B342.endif.endif.backedge

B342.endif.endif.backedge:
  %away.3.1400.be = phi i1 [ false, %B514.thread148 ], [ %.60.i, %B514 ], [ false, %B514.thread ]
  %.520 = add nuw nsw i64 %.513394398, 1
  br label %B342.endif.endif

B514.thread:
  %exitcond.not409 = icmp eq i64 %97, %.513394398
  br i1 %exitcond.not409, label %B522, label %B342.endif.endif.backedge

B518:
  %53 = fcmp ogt double %.13.i.i, %.59.i
  br i1 %53, label %B630, label %B522

B522:
  %.719 = call i32 @part8(ptr %.715, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5.fr.i, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond = icmp eq i32 %.719, 0
  br i1 %cond, label %B522.endif, label %B522.if.if

B626:
  store i64 %.758, ptr %retptr, align 8
  br label %common.ret

B630:
  %.931 = getelementptr i8, ptr %arg.s.0, i64 96
  %.932 = load double, ptr %.931, align 8
  %.75.i.i13 = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i.i14 = load double, ptr %.75.i.i13, align 8
  %.77.i.i15 = fsub double %.932, %.76.i.i14
  %.119.i.i16 = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i.i17 = load double, ptr %.119.i.i16, align 8
  %.121.i.i18 = fadd double %.932, %.120.i.i17
  %.214149.not.i.i19 = icmp slt i64 %arg.code.23, 1
  br i1 %.214149.not.i.i19, label %B188.endif.i.i41, label %B164.preheader.i.i20

B164.preheader.i.i20:
  %min.iters.check.i.i21 = icmp samesign ult i64 %arg.code.23, 4
  br i1 %min.iters.check.i.i21, label %B164.i.i36.preheader, label %vector.ph.i.i22

vector.ph.i.i22:
  %const97 = bitcast i64 9223372036854775792 to i64
  %const_mat98 = add i64 %const97, 12
  %n.vec.i.i23 = and i64 %arg.code.23, %const_mat98
  %broadcast.splatinsert.i.i24 = insertelement <2 x double> poison, double %.121.i.i18, i64 0
  %broadcast.splat.i.i25 = shufflevector <2 x double> %broadcast.splatinsert.i.i24, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i26

vector.body.i.i26:
  %index.i.i27 = phi i64 [ 0, %vector.ph.i.i22 ], [ %index.next.i.i31, %vector.body.i.i26 ]
  %sunkaddr133 = mul i64 %index.i.i27, 8
  %sunkaddr134 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr133
  store <2 x double> %broadcast.splat.i.i25, ptr %sunkaddr134, align 8
  %sunkaddr135 = mul i64 %index.i.i27, 8
  %sunkaddr136 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr135
  %sunkaddr137 = getelementptr i8, ptr %sunkaddr136, i64 16
  store <2 x double> %broadcast.splat.i.i25, ptr %sunkaddr137, align 8
  %index.next.i.i31 = add nuw nsw i64 %index.i.i27, 4
  %54 = icmp eq i64 %n.vec.i.i23, %index.next.i.i31
  br i1 %54, label %middle.block.i.i32, label %vector.body.i.i26

middle.block.i.i32:
  %cmp.n.i.i33 = icmp eq i64 %arg.code.23, %n.vec.i.i23
  br i1 %cmp.n.i.i33, label %B188.endif.i.i41, label %B164.i.i36.preheader

B164.i.i36.preheader:
  %.220148150.i.i37.ph = phi i64 [ 0, %B164.preheader.i.i20 ], [ %n.vec.i.i23, %middle.block.i.i32 ]
  br label %B164.i.i36

B164.i.i36:
  %.220148150.i.i37 = phi i64 [ %.227.i.i38, %B164.i.i36 ], [ %.220148150.i.i37.ph, %B164.i.i36.preheader ]
  %.227.i.i38 = add nuw nsw i64 %.220148150.i.i37, 1
  %55 = shl i64 %.220148150.i.i37, 3
  %scevgep53.i.i39 = getelementptr i8, ptr %arg.code.2, i64 %55
  store double %.121.i.i18, ptr %scevgep53.i.i39, align 8
  %exitcond.not.i.i40 = icmp eq i64 %arg.code.23, %.227.i.i38
  br i1 %exitcond.not.i.i40, label %B188.endif.i.i41, label %B164.i.i36

B230.i.i79:
  %lsr.iv.i.i80 = phi ptr [ %scevgep29.i.i78, %B230.preheader27.i.i76 ], [ %scevgep30.i.i97, %B230.i.i79 ]
  %.351153155.i.i81 = phi i64 [ %.351153155.ph.i.i77, %B230.preheader27.i.i76 ], [ %.358.i.i82, %B230.i.i79 ]
  %.358.i.i82 = add nuw nsw i64 %.351153155.i.i81, 1
  %scevgep31.i.i83 = getelementptr i8, ptr %lsr.iv.i.i80, i64 -24
  %.386.i.i84 = load double, ptr %scevgep31.i.i83, align 8
  %scevgep32.i.i85 = getelementptr i8, ptr %lsr.iv.i.i80, i64 -16
  %.391.i.i86 = load double, ptr %scevgep32.i.i85, align 8
  %scevgep33.i.i87 = getelementptr i8, ptr %lsr.iv.i.i80, i64 -8
  %.396.i.i88 = load double, ptr %scevgep33.i.i87, align 8
  %.401.i.i89 = load double, ptr %lsr.iv.i.i80, align 8
  %.403.i.i90 = fmul double %.77.i.i15, %.401.i.i89
  %.404.i.i91 = fadd double %.396.i.i88, %.403.i.i90
  %.406.i.i92 = fmul double %.77.i.i15, %.404.i.i91
  %.407.i.i93 = fadd double %.391.i.i86, %.406.i.i92
  %.409.i.i94 = fmul double %.77.i.i15, %.407.i.i93
  %.410.i.i95 = fadd double %.386.i.i84, %.409.i.i94
  %56 = shl i64 %.351153155.i.i81, 3
  %scevgep34.i.i96 = getelementptr i8, ptr %arg.code.3, i64 %56
  store double %.410.i.i95, ptr %scevgep34.i.i96, align 8
  %scevgep30.i.i97 = getelementptr i8, ptr %lsr.iv.i.i80, i64 32
  %exitcond159.not.i.i98 = icmp eq i64 %arg.code.25, %.358.i.i82
  br i1 %exitcond159.not.i.i98, label %B0.endif.i99, label %B230.i.i79

B188.endif.i.i41:
  %.345154.not.i.i42 = icmp slt i64 %arg.code.25, 1
  br i1 %.345154.not.i.i42, label %B0.endif.i99, label %B230.preheader.i.i43

B230.preheader.i.i43:
  %min.iters.check15.i.i44 = icmp samesign ult i64 %arg.code.25, 26
  br i1 %min.iters.check15.i.i44, label %B230.preheader27.i.i76, label %vector.scevcheck.i.i45

vector.scevcheck.i.i45:
  %const90 = bitcast i64 576460752303423488 to i64
  %57 = shl i64 %arg.code.25, 5
  %mul.result.i.i46 = add i64 %57, -32
  %58 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i.i46
  %59 = icmp ult ptr %58, %arg.code.22
  %scevgep.i.i47 = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i.i48 = icmp samesign ugt i64 %arg.code.25, %const90
  %60 = getelementptr i8, ptr %scevgep.i.i47, i64 %mul.result.i.i46
  %61 = icmp ult ptr %60, %scevgep.i.i47
  %62 = or i1 %mul.overflow3.i.i48, %61
  %scevgep4.i.i49 = getelementptr i8, ptr %arg.code.22, i64 16
  %63 = getelementptr i8, ptr %scevgep4.i.i49, i64 %mul.result.i.i46
  %64 = icmp ult ptr %63, %scevgep4.i.i49
  %scevgep8.i.i50 = getelementptr i8, ptr %arg.code.22, i64 24
  %65 = getelementptr i8, ptr %scevgep8.i.i50, i64 %mul.result.i.i46
  %66 = icmp ult ptr %65, %scevgep8.i.i50
  %67 = or i1 %59, %62
  %68 = or i1 %64, %67
  %69 = or i1 %66, %68
  br i1 %69, label %B230.preheader27.i.i76, label %vector.memcheck.i.i51

vector.memcheck.i.i51:
  %70 = shl nuw nsw i64 %arg.code.25, 3
  %scevgep12.i.i52 = getelementptr i8, ptr %arg.code.3, i64 %70
  %scevgep13.i.i53 = getelementptr i8, ptr %arg.code.22, i64 %57
  %bound0.i.i54 = icmp ult ptr %arg.code.3, %scevgep13.i.i53
  %bound1.i.i55 = icmp ult ptr %arg.code.22, %scevgep12.i.i52
  %found.conflict.i.i56 = and i1 %bound0.i.i54, %bound1.i.i55
  br i1 %found.conflict.i.i56, label %B230.preheader27.i.i76, label %vector.ph16.i.i57

vector.ph16.i.i57:
  %const99 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i58 = insertelement <2 x double> poison, double %.77.i.i15, i64 0
  %broadcast.splat20.i.i59 = shufflevector <2 x double> %broadcast.splatinsert19.i.i58, <2 x double> poison, <2 x i32> zeroinitializer
  %71 = and i64 %70, %const99
  br label %vector.body21.i.i60

vector.body21.i.i60:
  %lsr.iv36.i.i61 = phi i64 [ %lsr.iv.next.i.i72, %vector.body21.i.i60 ], [ 0, %vector.ph16.i.i57 ]
  %sunkaddr138 = mul i64 %lsr.iv36.i.i61, 4
  %sunkaddr139 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr138
  %72 = load double, ptr %sunkaddr139, align 8
  %sunkaddr140 = mul i64 %lsr.iv36.i.i61, 4
  %sunkaddr141 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr140
  %sunkaddr142 = getelementptr i8, ptr %sunkaddr141, i64 32
  %73 = load double, ptr %sunkaddr142, align 8
  %74 = insertelement <2 x double> poison, double %72, i64 0
  %75 = insertelement <2 x double> %74, double %73, i64 1
  %sunkaddr143 = mul i64 %lsr.iv36.i.i61, 4
  %sunkaddr144 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr143
  %sunkaddr145 = getelementptr i8, ptr %sunkaddr144, i64 8
  %76 = load double, ptr %sunkaddr145, align 8
  %sunkaddr146 = mul i64 %lsr.iv36.i.i61, 4
  %sunkaddr147 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr146
  %sunkaddr148 = getelementptr i8, ptr %sunkaddr147, i64 40
  %77 = load double, ptr %sunkaddr148, align 8
  %78 = insertelement <2 x double> poison, double %76, i64 0
  %79 = insertelement <2 x double> %78, double %77, i64 1
  %sunkaddr149 = mul i64 %lsr.iv36.i.i61, 4
  %sunkaddr150 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr149
  %sunkaddr151 = getelementptr i8, ptr %sunkaddr150, i64 16
  %80 = load double, ptr %sunkaddr151, align 8
  %sunkaddr152 = mul i64 %lsr.iv36.i.i61, 4
  %sunkaddr153 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr152
  %sunkaddr154 = getelementptr i8, ptr %sunkaddr153, i64 48
  %81 = load double, ptr %sunkaddr154, align 8
  %82 = insertelement <2 x double> poison, double %80, i64 0
  %83 = insertelement <2 x double> %82, double %81, i64 1
  %sunkaddr155 = mul i64 %lsr.iv36.i.i61, 4
  %sunkaddr156 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr155
  %sunkaddr157 = getelementptr i8, ptr %sunkaddr156, i64 24
  %84 = load double, ptr %sunkaddr157, align 8
  %sunkaddr158 = mul i64 %lsr.iv36.i.i61, 4
  %sunkaddr159 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr158
  %sunkaddr160 = getelementptr i8, ptr %sunkaddr159, i64 56
  %85 = load double, ptr %sunkaddr160, align 8
  %86 = insertelement <2 x double> poison, double %84, i64 0
  %87 = insertelement <2 x double> %86, double %85, i64 1
  %88 = fmul <2 x double> %broadcast.splat20.i.i59, %87
  %89 = fadd <2 x double> %83, %88
  %90 = fmul <2 x double> %broadcast.splat20.i.i59, %89
  %91 = fadd <2 x double> %79, %90
  %92 = fmul <2 x double> %broadcast.splat20.i.i59, %91
  %93 = fadd <2 x double> %75, %92
  %scevgep52.i.i71 = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i.i61
  store <2 x double> %93, ptr %scevgep52.i.i71, align 8
  %lsr.iv.next.i.i72 = add nuw nsw i64 %lsr.iv36.i.i61, 16
  %94 = icmp eq i64 %71, %lsr.iv.next.i.i72
  br i1 %94, label %middle.block24.i.i73, label %vector.body21.i.i60

middle.block24.i.i73:
  %const92 = bitcast i64 1152921504606846974 to i64
  %n.vec18.i.i74 = and i64 %arg.code.25, %const92
  %cmp.n25.i.i75 = icmp eq i64 %arg.code.25, %n.vec18.i.i74
  br i1 %cmp.n25.i.i75, label %B0.endif.i99, label %B230.preheader27.i.i76

B230.preheader27.i.i76:
  %.351153155.ph.i.i77 = phi i64 [ 0, %vector.memcheck.i.i51 ], [ 0, %vector.scevcheck.i.i45 ], [ 0, %B230.preheader.i.i43 ], [ %n.vec18.i.i74, %middle.block24.i.i73 ]
  %95 = shl i64 %.351153155.ph.i.i77, 5
  %96 = getelementptr i8, ptr %arg.code.22, i64 %95
  %scevgep29.i.i78 = getelementptr i8, ptr %96, i64 24
  br label %B230.i.i79

B0.endif.i99:
  %.66.i100 = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.66.i100, i1 false)
  %.42.i.i.i101 = getelementptr i8, ptr %arg.code.0, i64 256
  %.43.i.i.i102 = load i64, ptr %.42.i.i.i101, align 8
  %.48.not.i.i.i103 = icmp eq i64 %.43.i.i.i102, 0
  br i1 %.48.not.i.i.i103, label %B0.endif.i.i115, label %B48.i.i.i104

B48.i.i.i104:
  %sunkaddr1.i.i.i105 = getelementptr i8, ptr %arg.code.0, i64 264
  %.56.i.i.i106 = load i64, ptr %sunkaddr1.i.i.i105, align 8
  %sunkaddr3.i.i.i107 = getelementptr i8, ptr %arg.code.0, i64 272
  %.63.i.i.i108 = load i64, ptr %sunkaddr3.i.i.i107, align 8
  %sunkaddr5.i.i.i109 = getelementptr i8, ptr %arg.code.0, i64 280
  %.74.i.i.i110 = load i64, ptr %sunkaddr5.i.i.i109, align 8
  %.76.i.i.i111 = inttoptr i64 %.56.i.i.i106 to ptr
  %.77.i.i.i112 = inttoptr i64 %.63.i.i.i108 to ptr
  %.78.i.i.i113 = inttoptr i64 %.74.i.i.i110 to ptr
  %.79.i.i.i114 = inttoptr i64 %.43.i.i.i102 to ptr
  tail call void %.79.i.i.i114(ptr %.76.i.i.i111, ptr %.77.i.i.i112, ptr %.78.i.i.i113)
  br label %B0.endif.i.i115

B0.endif.i.i115:
  %.42.i1.i.i116 = getelementptr i8, ptr %arg.code.0, i64 288
  %.43.i2.i.i117 = load i64, ptr %.42.i1.i.i116, align 8
  %.48.not.i3.i.i118 = icmp eq i64 %.43.i2.i.i117, 0
  br i1 %.48.not.i3.i.i118, label %B630.endif, label %B48.i4.i.i119

B48.i4.i.i119:
  %sunkaddr1.i5.i.i120 = getelementptr i8, ptr %arg.code.0, i64 296
  %.56.i6.i.i121 = load i64, ptr %sunkaddr1.i5.i.i120, align 8
  %sunkaddr3.i7.i.i122 = getelementptr i8, ptr %arg.code.0, i64 304
  %.63.i8.i.i123 = load i64, ptr %sunkaddr3.i7.i.i122, align 8
  %sunkaddr5.i9.i.i124 = getelementptr i8, ptr %arg.code.0, i64 312
  %.74.i10.i.i125 = load i64, ptr %sunkaddr5.i9.i.i124, align 8
  %.76.i11.i.i126 = inttoptr i64 %.56.i6.i.i121 to ptr
  %.77.i12.i.i127 = inttoptr i64 %.63.i8.i.i123 to ptr
  %.78.i13.i.i128 = inttoptr i64 %.74.i10.i.i125 to ptr
  %.79.i14.i.i129 = inttoptr i64 %.43.i2.i.i117 to ptr
  tail call void %.79.i14.i.i129(ptr %.76.i11.i.i126, ptr %.77.i12.i.i127, ptr %.78.i13.i.i128)
  br label %B630.endif

B188.endif.endif:
  %.417 = getelementptr double, ptr %arg.code.18, i64 %arg.code.26
  %.507397.not = icmp eq i64 %.arg.code.26.i, 0
  br i1 %.507397.not, label %B630, label %B342.endif.endif.preheader

B342.endif.endif.preheader:
  %97 = add i64 %arg.code.26, -1
  br label %B342.endif.endif

B342.endif.endif:
  %away.3.1400 = phi i1 [ %away.3.1400.be, %B342.endif.endif.backedge ], [ true, %B342.endif.endif.preheader ]
  %.513394398 = phi i64 [ %.520, %B342.endif.endif.backedge ], [ 0, %B342.endif.endif.preheader ]
  %98 = shl i64 %.513394398, 3
  %scevgep198 = getelementptr i8, ptr %arg.code.17, i64 %98
  %.550 = load double, ptr %scevgep198, align 8
  %scevgep197 = getelementptr i8, ptr %arg.code.18, i64 %98
  %.557 = load double, ptr %scevgep197, align 8
  %.12.i = fcmp olt double %.550, %.557
  %.13.i = select i1 %.12.i, double %.550, double %.557
  %99 = shl i64 %.513394398, 3
  %scevgep63 = getelementptr i8, ptr %.417, i64 %99
  %.589 = load double, ptr %scevgep63, align 8
  %.12.i131 = fcmp ogt double %.550, %.589
  %.13.i132 = select i1 %.12.i131, double %.550, double %.589
  %.635 = fcmp ord double %.550, 0.000000e+00
  %or.cond = select i1 %away.3.1400, i1 %.635, i1 false
  br i1 %or.cond, label %B484, label %B514.thread

B522.endif:
  store i64 0, ptr %.744, align 8
  %.748 = call i32 @part20(ptr %.744, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5.fr.i, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %.758 = load i64, ptr %.744, align 8
  %cond135 = icmp eq i32 %.748, 0
  br i1 %cond135, label %B522.endif.endif, label %B522.endif.if.if

B522.if.if:
  %.727 = icmp sgt i32 %.719, 0
  %.720 = load ptr, ptr %excinfo.6, align 8
  %.728 = select i1 %.727, ptr %.720, ptr undef
  store ptr %.728, ptr %excinfo, align 8
  br label %common.ret

B522.endif.endif:
  %.839.not = icmp eq i64 %.758, 0
  br i1 %.839.not, label %B630, label %B626

B522.endif.if.if:
  %.756 = icmp sgt i32 %.748, 0
  %.749 = load ptr, ptr %excinfo.7, align 8
  %.757 = select i1 %.756, ptr %.749, ptr undef
  store ptr %.757, ptr %excinfo, align 8
  br label %common.ret

B630.endif:
  %.975 = shl i64 %arg.code.26, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.code.17, i64 %.975, i1 false)
  store i64 0, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part18(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.373.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.147 = getelementptr i8, ptr %arg.s.0, i64 96
  %.148 = load double, ptr %.147, align 8
  store ptr null, ptr %excinfo.1.i, align 8
  %.139.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.140.i = load i64, ptr %.139.i, align 8
  %.221.i = load double, ptr %arg.s.0, align 8
  %.293.i = getelementptr i8, ptr %arg.s.0, i64 88
  %.294.i = load double, ptr %.293.i, align 8
  %.295.i = fadd double %.221.i, %.294.i
  %.299.i = getelementptr double, ptr %arg.s.6, i64 %.140.i
  store double %.295.i, ptr %.299.i, align 8
  %.364.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.365.i = load i64, ptr %.364.i, align 8
  %.366.not.i = icmp eq i64 %.365.i, 0
  br i1 %.366.not.i, label %part21, label %B220.i

B220.i:
  %.377.i = call i32 @part8(ptr %.373.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond.i = icmp eq i32 %.377.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part5

part21:
  %.434.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.434.i, i1 false)
  %.444.i = mul nsw i64 %.140.i, %arg.code.24
  %.447.i = getelementptr double, ptr %arg.s.7, i64 %.444.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.447.i, ptr %arg.room.2, i64 %.434.i, i1 false)
  %sunkaddr = getelementptr i8, ptr %arg.s.1, i64 8
  %.519.i = load i64, ptr %sunkaddr, align 8
  %.520.i = add nsw i64 %.519.i, 1
  store i64 %.520.i, ptr %sunkaddr, align 8
  %.588.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.589.i = load i64, ptr %.588.i, align 8
  %.590.i = add nsw i64 %.589.i, 1
  store i64 %.590.i, ptr %.588.i, align 8
  %0 = getelementptr double, ptr %arg.s.6, i64 %.520.i
  %.255 = getelementptr i8, ptr %0, i64 -8
  store double %.148, ptr %.255, align 8
  store double %.148, ptr %arg.s.0, align 8
  %.400 = getelementptr i8, ptr %arg.s.0, i64 40
  %.401 = load double, ptr %.400, align 8
  %.402 = fcmp une double %.401, 0.000000e+00
  br i1 %.402, label %B246, label %B424

B220.endif.i:
  %.407.i = mul i64 %arg.code.24, %arg.m.3
  %.410.i = mul i64 %.140.i, %.407.i
  %.411.i = getelementptr double, ptr %arg.s.8, i64 %.410.i
  %.420.i = shl i64 %.407.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.411.i, ptr %arg.room.3, i64 %.420.i, i1 false)
  br label %part21

part5:
  %.378.i = load ptr, ptr %excinfo.1.i, align 8
  %.173 = icmp sgt i32 %.377.i, 0
  %.174 = select i1 %.173, ptr %.378.i, ptr undef
  store ptr %.174, ptr %excinfo, align 8
  br label %common.ret

B246:
  %.474 = getelementptr i8, ptr %arg.s.0, i64 32
  %.475 = load double, ptr %.474, align 8
  %.539 = load i64, ptr %arg.s.1, align 8
  %.540 = add nsw i64 %.539, 1
  %.613 = sitofp i64 %.540 to double
  %.614 = fmul double %.401, %.613
  %.615 = fadd double %.475, %.614
  %.617 = fcmp ult double %.148, %.615
  br i1 %.617, label %B424, label %B372

B372:
  store i64 %.540, ptr %arg.s.1, align 8
  br label %B424

B424:
  %.758 = getelementptr i8, ptr %arg.s.0, i64 128
  %.759 = load double, ptr %.758, align 8
  %.760 = fcmp une double %.759, 0.000000e+00
  br i1 %.760, label %B468, label %B694

B468:
  %.832 = getelementptr i8, ptr %arg.s.0, i64 8
  %.833 = load double, ptr %.832, align 8
  %.837 = fcmp olt double %.148, %.833
  br i1 %.837, label %B0.endif.i, label %B698

B148.i:
  %.75.i.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i.i.i = load double, ptr %.75.i.i.i, align 8
  %.77.i.i.i = fsub double %.123.i, %.76.i.i.i
  %.119.i.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i.i.i = load double, ptr %.119.i.i.i, align 8
  %.121.i.i.i = fadd double %.123.i, %.120.i.i.i
  %.214149.not.i.i.i = icmp slt i64 %arg.code.23, 1
  br i1 %.214149.not.i.i.i, label %B188.endif.i.i.i, label %B164.preheader.i.i.i

B164.preheader.i.i.i:
  %min.iters.check.i.i.i = icmp samesign ult i64 %arg.code.23, 4
  br i1 %min.iters.check.i.i.i, label %B164.i.i.i.preheader, label %vector.ph.i.i.i

vector.ph.i.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i.i = and i64 %arg.code.23, %const_mat
  %broadcast.splatinsert.i.i.i = insertelement <2 x double> poison, double %.121.i.i.i, i64 0
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
  %cmp.n.i.i.i = icmp eq i64 %arg.code.23, %n.vec.i.i.i
  br i1 %cmp.n.i.i.i, label %B188.endif.i.i.i, label %B164.i.i.i.preheader

B164.i.i.i.preheader:
  %.220148150.i.i.i.ph = phi i64 [ %n.vec.i.i.i, %middle.block.i.i.i ], [ 0, %B164.preheader.i.i.i ]
  br label %B164.i.i.i

B164.i.i.i:
  %.220148150.i.i.i = phi i64 [ %.227.i.i.i, %B164.i.i.i ], [ %.220148150.i.i.i.ph, %B164.i.i.i.preheader ]
  %.227.i.i.i = add nuw nsw i64 %.220148150.i.i.i, 1
  %2 = shl i64 %.220148150.i.i.i, 3
  %scevgep53.i.i.i = getelementptr i8, ptr %arg.code.2, i64 %2
  store double %.121.i.i.i, ptr %scevgep53.i.i.i, align 8
  %exitcond.not.i.i.i = icmp eq i64 %arg.code.23, %.227.i.i.i
  br i1 %exitcond.not.i.i.i, label %B188.endif.i.i.i, label %B164.i.i.i

B230.i.i.i:
  %lsr.iv.i.i.i = phi ptr [ %scevgep29.i.i.i, %B230.preheader27.i.i.i ], [ %scevgep30.i.i.i, %B230.i.i.i ]
  %.351153155.i.i.i = phi i64 [ %.351153155.ph.i.i.i, %B230.preheader27.i.i.i ], [ %.358.i.i.i, %B230.i.i.i ]
  %.358.i.i.i = add nuw nsw i64 %.351153155.i.i.i, 1
  %scevgep31.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -24
  %.386.i.i.i = load double, ptr %scevgep31.i.i.i, align 8
  %scevgep32.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -16
  %.391.i.i.i = load double, ptr %scevgep32.i.i.i, align 8
  %scevgep33.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -8
  %.396.i.i.i = load double, ptr %scevgep33.i.i.i, align 8
  %.401.i.i.i = load double, ptr %lsr.iv.i.i.i, align 8
  %.403.i.i.i = fmul double %.77.i.i.i, %.401.i.i.i
  %.404.i.i.i = fadd double %.396.i.i.i, %.403.i.i.i
  %.406.i.i.i = fmul double %.77.i.i.i, %.404.i.i.i
  %.407.i.i.i = fadd double %.391.i.i.i, %.406.i.i.i
  %.409.i.i.i = fmul double %.77.i.i.i, %.407.i.i.i
  %.410.i.i.i = fadd double %.386.i.i.i, %.409.i.i.i
  %3 = shl i64 %.351153155.i.i.i, 3
  %scevgep34.i.i.i = getelementptr i8, ptr %arg.code.3, i64 %3
  store double %.410.i.i.i, ptr %scevgep34.i.i.i, align 8
  %scevgep30.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 32
  %exitcond159.not.i.i.i = icmp eq i64 %arg.code.25, %.358.i.i.i
  br i1 %exitcond159.not.i.i.i, label %B0.endif.i.i, label %B230.i.i.i

B188.endif.i.i.i:
  %.345154.not.i.i.i = icmp slt i64 %arg.code.25, 1
  br i1 %.345154.not.i.i.i, label %B0.endif.i.i, label %B230.preheader.i.i.i

B230.preheader.i.i.i:
  %min.iters.check15.i.i.i = icmp samesign ult i64 %arg.code.25, 26
  br i1 %min.iters.check15.i.i.i, label %B230.preheader27.i.i.i, label %vector.scevcheck.i.i.i

vector.scevcheck.i.i.i:
  %4 = shl i64 %arg.code.25, 5
  %mul.result.i.i.i = add i64 %4, -32
  %5 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i.i.i
  %6 = icmp ult ptr %5, %arg.code.22
  %scevgep.i.i.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i.i.i = icmp samesign ugt i64 %arg.code.25, 576460752303423488
  %7 = getelementptr i8, ptr %scevgep.i.i.i, i64 %mul.result.i.i.i
  %8 = icmp ult ptr %7, %scevgep.i.i.i
  %9 = or i1 %mul.overflow3.i.i.i, %8
  %scevgep4.i.i.i = getelementptr i8, ptr %arg.code.22, i64 16
  %10 = getelementptr i8, ptr %scevgep4.i.i.i, i64 %mul.result.i.i.i
  %11 = icmp ult ptr %10, %scevgep4.i.i.i
  %scevgep8.i.i.i = getelementptr i8, ptr %arg.code.22, i64 24
  %12 = getelementptr i8, ptr %scevgep8.i.i.i, i64 %mul.result.i.i.i
  %13 = icmp ult ptr %12, %scevgep8.i.i.i
  %14 = or i1 %6, %9
  %15 = or i1 %11, %14
  %16 = or i1 %13, %15
  br i1 %16, label %B230.preheader27.i.i.i, label %vector.memcheck.i.i.i

vector.memcheck.i.i.i:
  %17 = shl nuw nsw i64 %arg.code.25, 3
  %scevgep12.i.i.i = getelementptr i8, ptr %arg.code.3, i64 %17
  %scevgep13.i.i.i = getelementptr i8, ptr %arg.code.22, i64 %4
  %bound0.i.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i.i
  %bound1.i.i.i = icmp ult ptr %arg.code.22, %scevgep12.i.i.i
  %found.conflict.i.i.i = and i1 %bound0.i.i.i, %bound1.i.i.i
  br i1 %found.conflict.i.i.i, label %B230.preheader27.i.i.i, label %vector.ph16.i.i.i

vector.ph16.i.i.i:
  %const20 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i.i = insertelement <2 x double> poison, double %.77.i.i.i, i64 0
  %broadcast.splat20.i.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %18 = and i64 %17, %const20
  br label %vector.body21.i.i.i

vector.body21.i.i.i:
  %lsr.iv36.i.i.i = phi i64 [ %lsr.iv.next.i.i.i, %vector.body21.i.i.i ], [ 0, %vector.ph16.i.i.i ]
  %sunkaddr28 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr29 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr28
  %19 = load double, ptr %sunkaddr29, align 8
  %sunkaddr30 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr31 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr30
  %sunkaddr32 = getelementptr i8, ptr %sunkaddr31, i64 32
  %20 = load double, ptr %sunkaddr32, align 8
  %21 = insertelement <2 x double> poison, double %19, i64 0
  %22 = insertelement <2 x double> %21, double %20, i64 1
  %sunkaddr33 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr34 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr33
  %sunkaddr35 = getelementptr i8, ptr %sunkaddr34, i64 8
  %23 = load double, ptr %sunkaddr35, align 8
  %sunkaddr36 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr37 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr36
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr37, i64 40
  %24 = load double, ptr %sunkaddr38, align 8
  %25 = insertelement <2 x double> poison, double %23, i64 0
  %26 = insertelement <2 x double> %25, double %24, i64 1
  %sunkaddr39 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr40 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr39
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr40, i64 16
  %27 = load double, ptr %sunkaddr41, align 8
  %sunkaddr42 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr43 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 48
  %28 = load double, ptr %sunkaddr44, align 8
  %29 = insertelement <2 x double> poison, double %27, i64 0
  %30 = insertelement <2 x double> %29, double %28, i64 1
  %sunkaddr45 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr46 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr45
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr46, i64 24
  %31 = load double, ptr %sunkaddr47, align 8
  %sunkaddr48 = mul i64 %lsr.iv36.i.i.i, 4
  %sunkaddr49 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr48
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
  %n.vec18.i.i.i = and i64 %arg.code.25, 1152921504606846974
  %cmp.n25.i.i.i = icmp eq i64 %arg.code.25, %n.vec18.i.i.i
  br i1 %cmp.n25.i.i.i, label %B0.endif.i.i, label %B230.preheader27.i.i.i

B230.preheader27.i.i.i:
  %.351153155.ph.i.i.i = phi i64 [ 0, %vector.memcheck.i.i.i ], [ 0, %vector.scevcheck.i.i.i ], [ 0, %B230.preheader.i.i.i ], [ %n.vec18.i.i.i, %middle.block24.i.i.i ]
  %42 = shl i64 %.351153155.ph.i.i.i, 5
  %43 = getelementptr i8, ptr %arg.code.22, i64 %42
  %scevgep29.i.i.i = getelementptr i8, ptr %43, i64 24
  br label %B230.i.i.i

B0.endif.i.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.434.i, i1 false)
  %.42.i.i.i = getelementptr i8, ptr %arg.code.0, i64 320
  %.43.i.i.i = load i64, ptr %.42.i.i.i, align 8
  %.48.not.i.i.i = icmp eq i64 %.43.i.i.i, 0
  br i1 %.48.not.i.i.i, label %B148.endif.i, label %B48.i.i.i

B48.i.i.i:
  %sunkaddr1.i.i.i = getelementptr i8, ptr %arg.code.0, i64 328
  %.56.i.i.i = load i64, ptr %sunkaddr1.i.i.i, align 8
  %sunkaddr3.i.i.i = getelementptr i8, ptr %arg.code.0, i64 336
  %.63.i.i.i = load i64, ptr %sunkaddr3.i.i.i, align 8
  %sunkaddr5.i.i.i = getelementptr i8, ptr %arg.code.0, i64 344
  %.74.i.i.i = load i64, ptr %sunkaddr5.i.i.i, align 8
  %.76.i1.i.i = inttoptr i64 %.56.i.i.i to ptr
  %.77.i2.i.i = inttoptr i64 %.63.i.i.i to ptr
  %.78.i.i.i = inttoptr i64 %.74.i.i.i to ptr
  %.79.i.i.i = inttoptr i64 %.43.i.i.i to ptr
  tail call void %.79.i.i.i(ptr %.76.i1.i.i, ptr %.77.i2.i.i, ptr %.78.i.i.i)
  br label %B148.endif.i

B0.endif.i:
  %.123.i = load double, ptr %arg.s.0, align 8
  %.177.i.i = getelementptr i8, ptr %arg.s.0, i64 120
  %.178.i.i = load double, ptr %.177.i.i, align 8
  %.244.i.i = getelementptr i8, ptr %arg.s.1, i64 64
  %.245.i.i = load i64, ptr %.244.i.i, align 8
  %.320.i.i = sitofp i64 %.245.i.i to double
  %.321.i.i = fmul double %.759, %.320.i.i
  %.322.i.i = fadd double %.178.i.i, %.321.i.i
  %.225.i = fmul double %.759, 1.000000e-09
  %.226.i = fsub double %.322.i.i, %.225.i
  %.227.i = fcmp ult double %.123.i, %.226.i
  br i1 %.227.i, label %B512.endif, label %B148.i

B148.endif.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.code.7, i64 %.434.i, i1 false)
  %sunkaddr51 = getelementptr i8, ptr %arg.s.1, i64 64
  %.398.i = load i64, ptr %sunkaddr51, align 8
  %.399.i = add nsw i64 %.398.i, 1
  store i64 %.399.i, ptr %sunkaddr51, align 8
  br label %B512.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B694 ], [ 0, %B698 ], [ %.377.i, %part5 ], [ 0, %B512.endif ]
  ret i32 %common.ret.op

B694:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B698:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B512.endif:
  %sunkaddr52 = getelementptr i8, ptr %arg.s.1, i64 8
  %.937 = load i64, ptr %sunkaddr52, align 8
  %.940 = add nsw i64 %.937, -1
  %.943 = mul nsw i64 %.940, %arg.code.24
  %.944 = getelementptr double, ptr %arg.s.7, i64 %.943
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.944, ptr %arg.s.2, i64 %.434.i, i1 false)
  store ptr null, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part19(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.came) {
B0:
  %.766 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.152 = getelementptr i8, ptr %arg.s.0, i64 88
  %.153 = load double, ptr %.152, align 8
  switch i64 %arg.came, label %B132 [
    i64 3, label %B96
    i64 0, label %B354
  ]

common.ret:
  %common.ret.op = phi i32 [ 0, %B96 ], [ 0, %B260 ], [ 0, %B284 ], [ 0, %B464 ], [ 0, %B626 ], [ %.770, %B398.if.if ]
  ret i32 %common.ret.op

B96:
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B132:
  %.386 = getelementptr i8, ptr %arg.s.1, i64 24
  %.387 = load i64, ptr %.386, align 8
  %.388 = add nsw i64 %.387, 1
  store i64 %.388, ptr %.386, align 8
  %.461 = getelementptr i8, ptr %arg.s.0, i64 40
  %.462 = load double, ptr %.461, align 8
  %.463 = fcmp une double %.462, 0.000000e+00
  %.466 = fcmp olt double %.153, 0x3DA5FD7FE1796495
  %or.cond = select i1 %.463, i1 true, i1 %.466
  br i1 %or.cond, label %B260, label %B284

B260:
  store i64 11, ptr %retptr, align 8
  br label %common.ret

B284:
  %.540 = fmul double %.153, 2.000000e-01
  %.613 = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.540, ptr %.613, align 8
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B354:
  %.756 = getelementptr i8, ptr %arg.s.0, i64 40
  %.757 = load double, ptr %.756, align 8
  %.758 = fcmp oeq double %.757, 0.000000e+00
  br i1 %.758, label %B398, label %B626

B398:
  store double 0.000000e+00, ptr %.766, align 8
  %.770 = call i32 @part22(ptr %.766, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond = icmp eq i32 %.770, 0
  br i1 %cond, label %B398.endif, label %B398.if.if

B464:
  %"$phi204.1.2.0.i" = phi double [ 2.000000e-01, %B192.i ], [ %.139.i, %B108.i ]
  %.180.i = fmul double %.153, %"$phi204.1.2.0.i"
  %.255.i = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.180.i, ptr %.255.i, align 8
  %.324.i = getelementptr i8, ptr %arg.s.1, i64 24
  %.325.i = load i64, ptr %.324.i, align 8
  %.326.i = add nsw i64 %.325.i, 1
  store i64 %.326.i, ptr %.324.i, align 8
  %.907 = load double, ptr %.255.i, align 8
  %.979 = load double, ptr %arg.s.0, align 8
  %.982 = tail call double @llvm.fabs.f64(double %.979)
  %.983 = fadd double %.982, 1.000000e-03
  %.984 = fmul double %.983, 0x3D06849B86A12B9B
  %.985 = fcmp olt double %.907, %.984
  %"$phi624.0.2.0" = select i1 %.985, i64 13, i64 5
  store i64 %"$phi624.0.2.0", ptr %retptr, align 8
  br label %common.ret

B626:
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B398.endif:
  %.780 = load double, ptr %.766, align 8
  %.121.i = fcmp ugt double %.780, 1.000000e+00
  br i1 %.121.i, label %B76.i, label %B302.i

B76.i:
  %.124.i = fcmp ueq double %.780, 0x7FF0000000000000
  br i1 %.124.i, label %B192.i, label %B108.i

B108.i:
  %.130.i = sitofp i64 %arg.m.6 to double
  %.134.i = fdiv double -1.000000e+00, %.130.i
  %.136.i = tail call double @llvm.pow.f64(double %.780, double %.134.i)
  %.139.i = fmul double %.136.i, 9.000000e-01
  %.158.i = fcmp ogt double %.139.i, 2.000000e-01
  br i1 %.158.i, label %B464, label %B192.i

B192.i:
  br label %B464

B302.i:
  %.339.i = fcmp ogt double %.780, 0.000000e+00
  br i1 %.339.i, label %B328.i, label %B510.i

B328.i:
  %.345.i = sitofp i64 %arg.m.6 to double
  %.349.i = fdiv double 0xBFE6666666666666, %.345.i
  %.351.i = tail call double @llvm.pow.f64(double %.780, double %.349.i)
  %.352.i = fmul double %.351.i, 9.000000e-01
  %.423.i = getelementptr i8, ptr %arg.s.0, i64 24
  %.424.i = load double, ptr %.423.i, align 8
  %.433.i = fdiv double 4.000000e-01, %.345.i
  %.434.i = tail call double @llvm.pow.f64(double %.424.i, double %.433.i)
  %.435.i = fmul double %.352.i, %.434.i
  %.440.i = fcmp olt double %.435.i, 2.000000e-01
  br i1 %.440.i, label %B510.i, label %B468.i

B468.i:
  %.461.i = fcmp ogt double %.435.i, 8.000000e+00
  br i1 %.461.i, label %B510.i, label %B506.i

B506.i:
  br label %B510.i

B510.i:
  %factor.5.0.i = phi double [ 8.000000e+00, %B302.i ], [ 8.000000e+00, %B468.i ], [ %.435.i, %B506.i ], [ 2.000000e-01, %B328.i ]
  %.484.i = fcmp ogt double %.780, 1.000000e-04
  %"$phi528.0.2.0.i" = select i1 %.484.i, double %.780, double 1.000000e-04
  %.569.i = getelementptr i8, ptr %arg.s.0, i64 24
  store double %"$phi528.0.2.0.i", ptr %.569.i, align 8
  %.643.i = getelementptr i8, ptr %arg.s.0, i64 16
  %.644.i = load double, ptr %.643.i, align 8
  %.646.i = fcmp oge double %.153, %.644.i
  %.650.i = fmul double %.153, %factor.5.0.i
  %.723.i = fcmp ogt double %.650.i, %.644.i
  %or.cond.i = or i1 %.646.i, %.723.i
  %.726.i = fcmp olt double %factor.5.0.i, 1.000000e+00
  %or.cond130.i = or i1 %.726.i, %or.cond.i
  br i1 %or.cond130.i, label %B662.i, label %B626

B662.i:
  %.801.i = getelementptr i8, ptr %arg.s.0, i64 64
  %.802.i = load double, ptr %.801.i, align 8
  %.803.i = fcmp olt double %.650.i, %.802.i
  %"$phi756.0.2.0.i" = select i1 %.803.i, double %.650.i, double %.802.i
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 16
  store double %"$phi756.0.2.0.i", ptr %sunkaddr, align 8
  br label %B626

B398.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part22(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0.endif:
  %.180297.not = icmp slt i64 %arg.code.24, 1
  br i1 %.180297.not, label %B180.endif, label %B66.backedge.preheader

B66.backedge.preheader:
  %0 = icmp eq i64 %arg.code.24, 1
  br i1 %0, label %B66.backedge.epil.preheader, label %B66.backedge.preheader.new

B66.backedge.preheader.new:
  %const = bitcast i64 9223372036854775806 to i64
  %unroll_iter = and i64 %arg.code.24, %const
  br label %B66.backedge

B66.backedge:
  %rounding.2.0300 = phi double [ 0.000000e+00, %B66.backedge.preheader.new ], [ %.13.i.1, %B66.backedge ]
  %.186296298 = phi i64 [ 0, %B66.backedge.preheader.new ], [ %.193.1, %B66.backedge ]
  %sunkaddr28 = mul i64 %.186296298, 8
  %sunkaddr29 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr28
  %.221 = load double, ptr %sunkaddr29, align 8
  %sunkaddr30 = mul i64 %.186296298, 8
  %sunkaddr31 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr30
  %.225 = load double, ptr %sunkaddr31, align 8
  %.226 = tail call double @llvm.fabs.f64(double %.225)
  %.227 = fmul double %.221, %.226
  %.12.i = fcmp ogt double %.227, %rounding.2.0300
  %.13.i = select i1 %.12.i, double %.227, double %rounding.2.0300
  %sunkaddr = mul i64 %.186296298, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 8
  %.221.1 = load double, ptr %sunkaddr33, align 8
  %sunkaddr34 = mul i64 %.186296298, 8
  %sunkaddr35 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr34
  %sunkaddr43 = getelementptr i8, ptr %sunkaddr35, i64 8
  %.225.1 = load double, ptr %sunkaddr43, align 8
  %.226.1 = tail call double @llvm.fabs.f64(double %.225.1)
  %.227.1 = fmul double %.221.1, %.226.1
  %.12.i.1 = fcmp ogt double %.227.1, %.13.i
  %.13.i.1 = select i1 %.12.i.1, double %.227.1, double %.13.i
  %.193.1 = add nuw i64 %.186296298, 2
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.193.1
  br i1 %niter.ncmp.1, label %B180.endif.loopexit.unr-lcssa, label %B66.backedge

B502:
  %total_low.2.0332 = phi double [ %.1189, %B962.endif.endif ], [ 0.000000e+00, %B502.preheader ]
  %total.2.0331 = phi double [ %.1154, %B962.endif.endif ], [ 0.000000e+00, %B502.preheader ]
  %.591317329 = phi i64 [ %.598, %B962.endif.endif ], [ 0, %B502.preheader ]
  %.598 = add nuw nsw i64 %.591317329, 1
  %.628 = icmp slt i64 %.591317329, %.366
  br i1 %.628, label %B570.endif, label %B520

B520:
  %sunkaddr45 = getelementptr i8, ptr %arg.s.1, i64 48
  %.701 = load i64, ptr %sunkaddr45, align 8
  %.703 = add nsw i64 %.701, %.591317329
  br label %B570.endif

B624:
  %lsr.iv = phi ptr [ %scevgep36, %B624 ], [ %invariant.gep, %B570.endif ]
  %e_low.2.1309 = phi double [ %.881.1, %B624 ], [ 0.000000e+00, %B570.endif ]
  %e.2.1308 = phi double [ %.865.1, %B624 ], [ 0.000000e+00, %B570.endif ]
  %.820304306 = phi i64 [ %.827.1, %B624 ], [ 0, %B570.endif ]
  %1 = shl i64 %.820304306, 3
  %scevgep34 = getelementptr i8, ptr %scevgep, i64 %1
  %scevgep35 = getelementptr i8, ptr %scevgep34, i64 -8
  %.854 = load double, ptr %scevgep35, align 8
  %.862 = load double, ptr %lsr.iv, align 8
  %.863 = fmul double %.854, %.862
  %.865 = fadd double %e.2.1308, %.863
  %2 = shl i64 %.820304306, 3
  %scevgep17 = getelementptr i8, ptr %scevgep38, i64 %2
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 -8
  %.870 = load double, ptr %scevgep18, align 8
  %.879 = fmul double %.862, %.870
  %.881 = fadd double %e_low.2.1309, %.879
  %.827.1 = add nuw i64 %.820304306, 2
  %.854.1 = load double, ptr %scevgep34, align 8
  %sunkaddr46 = mul i64 %arg.code.24, 8
  %sunkaddr47 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr46
  %.862.1 = load double, ptr %sunkaddr47, align 8
  %.863.1 = fmul double %.854.1, %.862.1
  %.865.1 = fadd double %.865, %.863.1
  %.870.1 = load double, ptr %scevgep17, align 8
  %.879.1 = fmul double %.862.1, %.870.1
  %.881.1 = fadd double %.881, %.879.1
  %scevgep36 = getelementptr i8, ptr %lsr.iv, i64 %7
  %niter31.ncmp.1 = icmp eq i64 %unroll_iter30, %.827.1
  br i1 %niter31.ncmp.1, label %B962.endif.endif.loopexit.unr-lcssa, label %B624

B1052:
  %.us-phi = phi double [ %.1154.us, %B570.endif.us ], [ %.1154.us34, %B570.endif.us12 ], [ %.1154, %B962.endif.endif ]
  %.us-phi2 = phi double [ %.1189.us, %B570.endif.us ], [ %.1189.us35, %B570.endif.us12 ], [ %.1189, %B962.endif.endif ]
  %.1212 = fcmp oeq double %.us-phi, 0.000000e+00
  br i1 %.1212, label %common.ret, label %B1068

common.ret:
  %storemerge = phi double [ %.1329, %B1068 ], [ 0.000000e+00, %B180.endif ], [ 0.000000e+00, %B1052 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B1068:
  %3 = fmul double %.us-phi2, 1.000000e-02
  %.1297 = getelementptr i8, ptr %arg.s.0, i64 88
  %.1298 = load double, ptr %.1297, align 8
  %.1300 = fmul double %.us-phi, %.1298
  %.1306 = fadd double %.us-phi, %3
  %.1310 = uitofp nneg i64 %.497 to double
  %.1311 = fmul double %.1306, %.1310
  %.1321 = tail call double @llvm.sqrt.f64(double %.1311)
  %.1329 = fdiv double %.1300, %.1321
  br label %common.ret

B180.endif.loopexit.unr-lcssa:
  %4 = and i64 %arg.code.24, 1
  %lcmp.mod.not = icmp eq i64 %4, 0
  br i1 %lcmp.mod.not, label %B180.endif, label %B66.backedge.epil.preheader

B66.backedge.epil.preheader:
  %rounding.2.0300.epil.init = phi double [ 0.000000e+00, %B66.backedge.preheader ], [ %.13.i.1, %B180.endif.loopexit.unr-lcssa ]
  %.186296298.epil.init = phi i64 [ 0, %B66.backedge.preheader ], [ %unroll_iter, %B180.endif.loopexit.unr-lcssa ]
  %.220.epil = getelementptr double, ptr %arg.code.20, i64 %.186296298.epil.init
  %.221.epil = load double, ptr %.220.epil, align 8
  %.224.epil = getelementptr double, ptr %arg.s.2, i64 %.186296298.epil.init
  %.225.epil = load double, ptr %.224.epil, align 8
  %.226.epil = tail call double @llvm.fabs.f64(double %.225.epil)
  %.227.epil = fmul double %.221.epil, %.226.epil
  %.12.i.epil = fcmp ogt double %.227.epil, %rounding.2.0300.epil.init
  %.13.i.epil = select i1 %.12.i.epil, double %.227.epil, double %rounding.2.0300.epil.init
  br label %B180.endif

B180.endif:
  %rounding.2.0.lcssa = phi double [ 0.000000e+00, %B0.endif ], [ %.13.i.1, %B180.endif.loopexit.unr-lcssa ], [ %.13.i.epil, %B66.backedge.epil.preheader ]
  %.282 = add i64 %arg.m.2, 2
  %.285 = mul i64 %.282, %arg.m.2
  %.286 = getelementptr double, ptr %arg.m.0, i64 %.285
  %.291 = add i64 %arg.m.2, 3
  %.294 = mul i64 %.291, %arg.m.2
  %.295 = getelementptr double, ptr %arg.m.0, i64 %.294
  %.365 = getelementptr i8, ptr %arg.s.1, i64 40
  %.366 = load i64, ptr %.365, align 8
  %.495 = getelementptr i8, ptr %arg.s.1, i64 56
  %.496 = load i64, ptr %.495, align 8
  %.497 = add nsw i64 %.496, %.366
  %.585328.not = icmp slt i64 %.497, 1
  br i1 %.585328.not, label %common.ret, label %B502.lr.ph

B502.lr.ph:
  %const27 = bitcast i64 9223372036854775806 to i64
  %.980 = getelementptr i8, ptr %arg.s.0, i64 56
  %.1053 = getelementptr i8, ptr %arg.s.0, i64 48
  %.981 = load double, ptr %.980, align 8
  %.1054 = load double, ptr %.1053, align 8
  %unroll_iter30 = and i64 %arg.m.5, %const27
  %5 = shl i64 %.285, 3
  %6 = getelementptr i8, ptr %arg.m.0, i64 %5
  %scevgep = getelementptr i8, ptr %6, i64 8
  %7 = shl i64 %arg.code.24, 4
  %8 = shl i64 %.294, 3
  %9 = getelementptr i8, ptr %arg.m.0, i64 %8
  %scevgep38 = getelementptr i8, ptr %9, i64 8
  %10 = icmp slt i64 %arg.m.5, 1
  br i1 %10, label %B502.us.preheader, label %B502.lr.ph.split

B502.us.preheader:
  br label %B502.us

B502.us:
  %total_low.2.0332.us = phi double [ %.1189.us, %B570.endif.us ], [ 0.000000e+00, %B502.us.preheader ]
  %total.2.0331.us = phi double [ %.1154.us, %B570.endif.us ], [ 0.000000e+00, %B502.us.preheader ]
  %.591317329.us = phi i64 [ %.598.us, %B570.endif.us ], [ 0, %B502.us.preheader ]
  %.598.us = add nuw nsw i64 %.591317329.us, 1
  %.628.us = icmp slt i64 %.591317329.us, %.366
  br i1 %.628.us, label %B570.endif.us, label %B520.us

B520.us:
  %sunkaddr48 = getelementptr i8, ptr %arg.s.1, i64 48
  %.701.us = load i64, ptr %sunkaddr48, align 8
  %11 = add i64 %.591317329.us, %.701.us
  br label %B570.endif.us

B570.endif.us:
  %"$phi570.1.2.1.us" = phi i64 [ %11, %B520.us ], [ %.591317329.us, %B502.us ]
  %.892.us = getelementptr double, ptr %arg.s.2, i64 %"$phi570.1.2.1.us"
  %.893.us = load double, ptr %.892.us, align 8
  %.894.us = tail call double @llvm.fabs.f64(double %.893.us)
  %.898.us = getelementptr double, ptr %arg.room.1, i64 %"$phi570.1.2.1.us"
  %.899.us = load double, ptr %.898.us, align 8
  %.902.us = tail call double @llvm.fabs.f64(double %.899.us)
  %.1057.us = fcmp ogt double %.894.us, %.902.us
  %"$phi962.3.2.1.us" = select i1 %.1057.us, double %.894.us, double %.902.us
  %.1084.us = fmul double %.1054, %"$phi962.3.2.1.us"
  %.1090.us = fadd double %.981, %.1084.us
  %.12.i9.us = fcmp ogt double %rounding.2.0.lcssa, %.1090.us
  %.13.i10.us = select i1 %.12.i9.us, double %rounding.2.0.lcssa, double %.1090.us
  %.1126.us = fdiv double 0.000000e+00, %.13.i10.us
  %.147.i20.us = fmul double %.1126.us, %.1126.us
  %.1154.us = fadd double %total.2.0331.us, %.147.i20.us
  %.1189.us = fadd double %total_low.2.0332.us, %.147.i20.us
  %exitcond353.not.us = icmp eq i64 %.497, %.598.us
  br i1 %exitcond353.not.us, label %B1052, label %B502.us

B502.lr.ph.split:
  %12 = icmp eq i64 %arg.m.5, 1
  br i1 %12, label %B502.lr.ph.split.split.us, label %B502.preheader

B502.preheader:
  %.858.epil = mul nsw i64 %arg.code.24, %unroll_iter30
  br label %B502

B502.lr.ph.split.split.us:
  %.854.epil.us = load double, ptr %.286, align 8
  %.870.epil.us = load double, ptr %.295, align 8
  br label %B502.us3

B502.us3:
  %total_low.2.0332.us4 = phi double [ 0.000000e+00, %B502.lr.ph.split.split.us ], [ %.1189.us35, %B570.endif.us12 ]
  %total.2.0331.us5 = phi double [ 0.000000e+00, %B502.lr.ph.split.split.us ], [ %.1154.us34, %B570.endif.us12 ]
  %.591317329.us6 = phi i64 [ 0, %B502.lr.ph.split.split.us ], [ %.598.us7, %B570.endif.us12 ]
  %.598.us7 = add nuw nsw i64 %.591317329.us6, 1
  %.628.us8 = icmp slt i64 %.591317329.us6, %.366
  br i1 %.628.us8, label %B570.endif.us12, label %B520.us9

B520.us9:
  %sunkaddr49 = getelementptr i8, ptr %arg.s.1, i64 48
  %.701.us10 = load i64, ptr %sunkaddr49, align 8
  %13 = add i64 %.591317329.us6, %.701.us10
  br label %B570.endif.us12

B570.endif.us12:
  %"$phi570.1.2.1.us13" = phi i64 [ %13, %B520.us9 ], [ %.591317329.us6, %B502.us3 ]
  %invariant.gep.us14 = getelementptr double, ptr %arg.room.0, i64 %"$phi570.1.2.1.us13"
  %.862.epil.us = load double, ptr %invariant.gep.us14, align 8
  %.863.epil.us = fmul double %.854.epil.us, %.862.epil.us
  %.865.epil.us = fadd double %.863.epil.us, 0.000000e+00
  %.879.epil.us = fmul double %.870.epil.us, %.862.epil.us
  %.881.epil.us = fadd double %.879.epil.us, 0.000000e+00
  %.892.us18 = getelementptr double, ptr %arg.s.2, i64 %"$phi570.1.2.1.us13"
  %.893.us19 = load double, ptr %.892.us18, align 8
  %.894.us20 = tail call double @llvm.fabs.f64(double %.893.us19)
  %.898.us21 = getelementptr double, ptr %arg.room.1, i64 %"$phi570.1.2.1.us13"
  %.899.us22 = load double, ptr %.898.us21, align 8
  %.902.us23 = tail call double @llvm.fabs.f64(double %.899.us22)
  %.1057.us24 = fcmp ogt double %.894.us20, %.902.us23
  %"$phi962.3.2.1.us25" = select i1 %.1057.us24, double %.894.us20, double %.902.us23
  %.1084.us26 = fmul double %.1054, %"$phi962.3.2.1.us25"
  %.1090.us27 = fadd double %.981, %.1084.us26
  %.12.i9.us28 = fcmp ogt double %rounding.2.0.lcssa, %.1090.us27
  %.13.i10.us29 = select i1 %.12.i9.us28, double %rounding.2.0.lcssa, double %.1090.us27
  %.1126.us30 = fdiv double %.865.epil.us, %.13.i10.us29
  %.1161.us31 = fdiv double %.881.epil.us, %.13.i10.us29
  %.147.i20.us32 = fmul double %.1161.us31, %.1161.us31
  %.147.i.us33 = fmul double %.1126.us30, %.1126.us30
  %.1154.us34 = fadd double %total.2.0331.us5, %.147.i.us33
  %.1189.us35 = fadd double %total_low.2.0332.us4, %.147.i20.us32
  %exitcond353.not.us36 = icmp eq i64 %.497, %.598.us7
  br i1 %exitcond353.not.us36, label %B1052, label %B502.us3

B570.endif:
  %"$phi570.1.2.1" = phi i64 [ %.703, %B520 ], [ %.591317329, %B502 ]
  %invariant.gep = getelementptr double, ptr %arg.room.0, i64 %"$phi570.1.2.1"
  br label %B624

B962.endif.endif.loopexit.unr-lcssa:
  %14 = and i64 %arg.m.5, 1
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %B962.endif.endif, label %B624.epil.preheader

B624.epil.preheader:
  %sunkaddr50 = mul i64 %unroll_iter30, 8
  %sunkaddr51 = getelementptr i8, ptr %.286, i64 %sunkaddr50
  %.854.epil = load double, ptr %sunkaddr51, align 8
  %gep.epil = getelementptr double, ptr %invariant.gep, i64 %.858.epil
  %.862.epil = load double, ptr %gep.epil, align 8
  %.863.epil = fmul double %.854.epil, %.862.epil
  %.865.epil = fadd double %.865.1, %.863.epil
  %sunkaddr52 = mul i64 %unroll_iter30, 8
  %sunkaddr53 = getelementptr i8, ptr %.295, i64 %sunkaddr52
  %.870.epil = load double, ptr %sunkaddr53, align 8
  %.879.epil = fmul double %.862.epil, %.870.epil
  %.881.epil = fadd double %.881.1, %.879.epil
  br label %B962.endif.endif

B962.endif.endif:
  %e.2.1.lcssa = phi double [ %.865.epil, %B624.epil.preheader ], [ %.865.1, %B962.endif.endif.loopexit.unr-lcssa ]
  %e_low.2.1.lcssa = phi double [ %.881.epil, %B624.epil.preheader ], [ %.881.1, %B962.endif.endif.loopexit.unr-lcssa ]
  %.892 = getelementptr double, ptr %arg.s.2, i64 %"$phi570.1.2.1"
  %.893 = load double, ptr %.892, align 8
  %.894 = tail call double @llvm.fabs.f64(double %.893)
  %.898 = getelementptr double, ptr %arg.room.1, i64 %"$phi570.1.2.1"
  %.899 = load double, ptr %.898, align 8
  %.902 = tail call double @llvm.fabs.f64(double %.899)
  %.1057 = fcmp ogt double %.894, %.902
  %"$phi962.3.2.1" = select i1 %.1057, double %.894, double %.902
  %.1084 = fmul double %.1054, %"$phi962.3.2.1"
  %.1090 = fadd double %.981, %.1084
  %.12.i9 = fcmp ogt double %rounding.2.0.lcssa, %.1090
  %.13.i10 = select i1 %.12.i9, double %rounding.2.0.lcssa, double %.1090
  %.1126 = fdiv double %e.2.1.lcssa, %.13.i10
  %.1161 = fdiv double %e_low.2.1.lcssa, %.13.i10
  %.147.i20 = fmul double %.1161, %.1161
  %.147.i = fmul double %.1126, %.1126
  %.1154 = fadd double %total.2.0331, %.147.i
  %.1189 = fadd double %total_low.2.0332, %.147.i20
  %exitcond353.not = icmp eq i64 %.598, %.497
  br i1 %exitcond353.not, label %B1052, label %B502
}

declare double @llvm.pow.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal i32 @part20(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.573 = alloca i8, align 1
  %excinfo.1 = alloca ptr, align 8
  %.922 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  %.1327 = alloca i64, align 8
  store i64 0, ptr %.1327, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.1892 = alloca i64, align 8
  store i64 0, ptr %.1892, align 8
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.159 = getelementptr i8, ptr %arg.s.0, i64 88
  %.160 = load double, ptr %.159, align 8
  %.164 = fdiv double 1.000000e-10, %.160
  store double 0.000000e+00, ptr %arg.room.6, align 8
  %.186 = getelementptr i8, ptr %arg.room.6, i64 8
  store double 1.000000e+00, ptr %.186, align 8
  %.idx = shl i64 %arg.code.26, 6
  %0 = getelementptr i8, ptr %arg.room.4, i64 %.idx
  %1 = icmp slt i64 %arg.code.26, 1
  br label %B174

B174:
  %count.3.0853 = phi i64 [ 1, %B0 ], [ %count.4.1, %B1637 ]
  %.269852 = phi i64 [ 1000, %B0 ], [ %.279, %B1637 ]
  %.279 = add nsw i64 %.269852, -1
  %.309 = icmp eq i64 %count.3.0853, 0
  br i1 %.309, label %B188, label %B216

common.ret:
  %common.ret.op = phi i32 [ 0, %B188 ], [ 0, %B394 ], [ 0, %B1636 ], [ %.577, %B216.endif.if.if ], [ %.1896, %B1530.if.if ], [ %.926.us, %B644.if.if.split.us ], [ 0, %B1184.endif ], [ %.1331, %B1184.if.if ], [ 0, %B1530.endif ]
  ret i32 %common.ret.op

B188:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B216:
  %.397 = add nsw i64 %count.3.0853, -1
  %.407.idx = shl i64 %.397, 4
  %.407 = getelementptr i8, ptr %arg.room.6, i64 %.407.idx
  %.408 = load double, ptr %.407, align 8
  %.414 = getelementptr i8, ptr %.407, i64 8
  %.415 = load double, ptr %.414, align 8
  %sunkaddr173 = getelementptr i8, ptr %arg.s.0, i64 104
  store double %.408, ptr %sunkaddr173, align 8
  %sunkaddr174 = getelementptr i8, ptr %arg.s.0, i64 112
  store double %.415, ptr %sunkaddr174, align 8
  store i8 0, ptr %.573, align 1
  %.577 = call i32 @part23(ptr %.573, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %.587 = load i8, ptr %.573, align 1
  %.590 = icmp eq i8 %.587, 0
  br i1 %.590, label %B216.endif.thread, label %B216.endif

B394:
  store i64 10, ptr %retptr, align 8
  br label %common.ret

B472:
  %best.2.1804 = phi i64 [ %spec.select, %B750.thread ], [ 32, %B472.preheader ]
  %which.4.1803 = phi i64 [ %spec.select870, %B750.thread ], [ 0, %B472.preheader ]
  %.796797801 = phi i64 [ %.80348, %B750.thread ], [ 0, %B472.preheader ]
  %2 = shl i64 %.796797801, 3
  %scevgep204 = getelementptr i8, ptr %arg.room.4, i64 %2
  %.846 = load double, ptr %scevgep204, align 8
  %scevgep202 = getelementptr i8, ptr %0, i64 %2
  %.855 = load double, ptr %scevgep202, align 8
  %scevgep203 = getelementptr i8, ptr %arg.s.4, i64 %2
  %.860 = load double, ptr %scevgep203, align 8
  %.14.i = fcmp olt double %.846, 0.000000e+00
  %.20.i = fcmp oge double %.855, 0.000000e+00
  %or.cond.i = select i1 %.14.i, i1 %.20.i, i1 false
  %.25.i = fcmp oge double %.860, 0.000000e+00
  %or.cond2.i = select i1 %or.cond.i, i1 %.25.i, i1 false
  br i1 %or.cond2.i, label %B750.thread, label %B750

B750:
  %.37.i = fcmp ule double %.846, 0.000000e+00
  %.44.i = fcmp ugt double %.855, 0.000000e+00
  %or.cond3.i.not56 = select i1 %.37.i, i1 true, i1 %.44.i
  %.51.i = fcmp ugt double %.860, 0.000000e+00
  %spec.select.i.not = select i1 %or.cond3.i.not56, i1 true, i1 %.51.i
  %cond.fr = freeze i1 %spec.select.i.not
  %spec.select55 = select i1 %cond.fr, i64 32, i64 0
  br label %B750.thread

B750.thread:
  %3 = phi i64 [ %spec.select55, %B750 ], [ 0, %B472 ]
  %.80348 = add nuw nsw i64 %.796797801, 1
  %.961 = icmp samesign ult i64 %3, %best.2.1804
  %spec.select = tail call i64 @llvm.umin.i64(i64 %3, i64 %best.2.1804)
  %spec.select870 = select i1 %.961, i64 %.796797801, i64 %which.4.1803
  %exitcond.not = icmp eq i64 %arg.code.26, %.80348
  br i1 %exitcond.not, label %B1036, label %B472

B1036:
  %which.4.1.lcssa = phi i64 [ %which.3.2678.us, %B796.us ], [ %spec.select870, %B750.thread ]
  %best.2.1.lcssa = phi i64 [ %best.3.2679.us, %B796.us ], [ %spec.select, %B750.thread ]
  %.1095 = icmp slt i64 %best.2.1.lcssa, 32
  br i1 %.1095, label %B1058, label %B1637

B1058:
  %4 = fcmp ugt double %.837, %.164
  br i1 %4, label %B1104, label %B1104.thread

B1104.thread:
  %.1134731 = sitofp i64 %best.2.1.lcssa to double
  %.1135732 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %.1134731)
  %.1137733 = fadd double %.408, %.1135732
  %sunkaddr175 = getelementptr i8, ptr %arg.s.0, i64 104
  store double %.1137733, ptr %sunkaddr175, align 8
  br label %B1184

B1104:
  %.1122 = fmul double %.837, 3.125000e-02
  %.1134 = sitofp i64 %best.2.1.lcssa to double
  %.1135 = fmul double %.1122, %.1134
  %.1137 = fadd double %.408, %.1135
  %sunkaddr176 = getelementptr i8, ptr %arg.s.0, i64 104
  store double %.1137, ptr %sunkaddr176, align 8
  %.1211 = fcmp oeq double %.1122, 0.000000e+00
  br i1 %.1211, label %B1184, label %B1164

B1164:
  %.1229 = add nsw i64 %best.2.1.lcssa, 1
  %.1233 = sitofp i64 %.1229 to double
  %.1234 = fmul double %.1122, %.1233
  %.1238 = fadd double %.408, %.1234
  br label %B1184

B1184:
  %"$phi1184.1.2.0" = phi double [ %.1238, %B1164 ], [ %.415, %B1104.thread ], [ %.415, %B1104 ]
  %sunkaddr177 = getelementptr i8, ptr %arg.s.0, i64 112
  store double %"$phi1184.1.2.0", ptr %sunkaddr177, align 8
  store i64 0, ptr %.1327, align 8
  %.1331 = call i32 @part24(ptr %.1327, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %which.4.1.lcssa)
  %cond54 = icmp eq i32 %.1331, 0
  br i1 %cond54, label %B1184.endif, label %B1184.if.if

B1258:
  %.lcssa47 = phi i1 [ false, %B820.split.us ], [ %1, %B1637 ]
  %.1448 = getelementptr i8, ptr %arg.s.1, i64 112
  %.1449 = load i64, ptr %.1448, align 8
  %.1450 = add nsw i64 %.1449, 1
  store i64 %.1450, ptr %.1448, align 8
  %.1524 = getelementptr i8, ptr %arg.s.0, i64 96
  %.1525 = load double, ptr %.1524, align 8
  %.75.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i.i = load double, ptr %.75.i.i, align 8
  %.77.i.i = fsub double %.1525, %.76.i.i
  %.119.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i.i = load double, ptr %.119.i.i, align 8
  %.121.i.i = fadd double %.1525, %.120.i.i
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
  %sunkaddr179 = mul i64 %index.i.i, 8
  %sunkaddr180 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr179
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr180, align 8
  %sunkaddr181 = mul i64 %index.i.i, 8
  %sunkaddr182 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr181
  %sunkaddr183 = getelementptr i8, ptr %sunkaddr182, i64 16
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr183, align 8
  %index.next.i.i = add nuw nsw i64 %index.i.i, 4
  %5 = icmp eq i64 %n.vec.i.i, %index.next.i.i
  br i1 %5, label %middle.block.i.i, label %vector.body.i.i

middle.block.i.i:
  %cmp.n.i.i = icmp eq i64 %arg.code.23, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B188.endif.i.i, label %B164.i.i.preheader

B164.i.i.preheader:
  %.220148150.i.i.ph = phi i64 [ %n.vec.i.i, %middle.block.i.i ], [ 0, %B164.preheader.i.i ]
  br label %B164.i.i

B164.i.i:
  %.220148150.i.i = phi i64 [ %.227.i.i, %B164.i.i ], [ %.220148150.i.i.ph, %B164.i.i.preheader ]
  %.227.i.i = add nuw nsw i64 %.220148150.i.i, 1
  %6 = shl i64 %.220148150.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %6
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
  %7 = shl i64 %.351153155.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %7
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
  %8 = shl i64 %arg.code.25, 5
  %mul.result.i.i = add i64 %8, -32
  %9 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i.i
  %10 = icmp ult ptr %9, %arg.code.22
  %scevgep.i.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.25, 576460752303423488
  %11 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %12 = icmp ult ptr %11, %scevgep.i.i
  %13 = or i1 %mul.overflow3.i.i, %12
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.22, i64 16
  %14 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %15 = icmp ult ptr %14, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.22, i64 24
  %16 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %17 = icmp ult ptr %16, %scevgep8.i.i
  %18 = or i1 %10, %13
  %19 = or i1 %15, %18
  %20 = or i1 %17, %19
  br i1 %20, label %B230.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %21 = shl nuw nsw i64 %arg.code.25, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %21
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.22, i64 %8
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.22, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B230.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const171 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.77.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %22 = and i64 %21, %const171
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr184 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr186 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr184
  %23 = load double, ptr %sunkaddr186, align 8
  %sunkaddr187 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr188 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr187
  %sunkaddr189 = getelementptr i8, ptr %sunkaddr188, i64 32
  %24 = load double, ptr %sunkaddr189, align 8
  %25 = insertelement <2 x double> poison, double %23, i64 0
  %26 = insertelement <2 x double> %25, double %24, i64 1
  %sunkaddr190 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr191 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr190
  %sunkaddr192 = getelementptr i8, ptr %sunkaddr191, i64 8
  %27 = load double, ptr %sunkaddr192, align 8
  %sunkaddr193 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr194 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr193
  %sunkaddr195 = getelementptr i8, ptr %sunkaddr194, i64 40
  %28 = load double, ptr %sunkaddr195, align 8
  %29 = insertelement <2 x double> poison, double %27, i64 0
  %30 = insertelement <2 x double> %29, double %28, i64 1
  %sunkaddr196 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr197 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr196
  %sunkaddr198 = getelementptr i8, ptr %sunkaddr197, i64 16
  %31 = load double, ptr %sunkaddr198, align 8
  %sunkaddr199 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr200 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr199
  %sunkaddr201 = getelementptr i8, ptr %sunkaddr200, i64 48
  %32 = load double, ptr %sunkaddr201, align 8
  %33 = insertelement <2 x double> poison, double %31, i64 0
  %34 = insertelement <2 x double> %33, double %32, i64 1
  %sunkaddr202 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr203 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr202
  %sunkaddr204 = getelementptr i8, ptr %sunkaddr203, i64 24
  %35 = load double, ptr %sunkaddr204, align 8
  %sunkaddr205 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr206 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr205
  %sunkaddr207 = getelementptr i8, ptr %sunkaddr206, i64 56
  %36 = load double, ptr %sunkaddr207, align 8
  %37 = insertelement <2 x double> poison, double %35, i64 0
  %38 = insertelement <2 x double> %37, double %36, i64 1
  %39 = fmul <2 x double> %broadcast.splat20.i.i, %38
  %40 = fadd <2 x double> %34, %39
  %41 = fmul <2 x double> %broadcast.splat20.i.i, %40
  %42 = fadd <2 x double> %30, %41
  %43 = fmul <2 x double> %broadcast.splat20.i.i, %42
  %44 = fadd <2 x double> %26, %43
  %scevgep52.i.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i.i
  store <2 x double> %44, ptr %scevgep52.i.i, align 8
  %lsr.iv.next.i.i = add nuw nsw i64 %lsr.iv36.i.i, 16
  %45 = icmp eq i64 %22, %lsr.iv.next.i.i
  br i1 %45, label %middle.block24.i.i, label %vector.body21.i.i

middle.block24.i.i:
  %n.vec18.i.i = and i64 %arg.code.25, 1152921504606846974
  %cmp.n25.i.i = icmp eq i64 %arg.code.25, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B230.preheader27.i.i

B230.preheader27.i.i:
  %.351153155.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B230.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %46 = shl i64 %.351153155.ph.i.i, 5
  %47 = getelementptr i8, ptr %arg.code.22, i64 %46
  %scevgep29.i.i = getelementptr i8, ptr %47, i64 24
  br label %B230.i.i

B0.endif.i:
  %.66.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.66.i, i1 false)
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
  br i1 %.48.not.i3.i.i, label %B1258.endif.endif, label %B48.i4.i.i

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
  br label %B1258.endif.endif

B1428:
  %.1641863866 = phi i64 [ %.1648, %B1426.backedge ], [ 0, %B1428.preheader ]
  %.1648 = add i64 %.1641863866, 1
  %48 = shl i64 %.1641863866, 3
  %scevgep181 = getelementptr i8, ptr %arg.s.3, i64 %48
  %.1681 = load double, ptr %scevgep181, align 8
  %scevgep180 = getelementptr i8, ptr %arg.code.17, i64 %48
  %.1686 = load double, ptr %scevgep180, align 8
  %scevgep = getelementptr i8, ptr %arg.s.4, i64 %48
  %.1691 = load double, ptr %scevgep, align 8
  %.14.i31 = fcmp olt double %.1681, 0.000000e+00
  %.20.i32 = fcmp oge double %.1686, 0.000000e+00
  %or.cond.i33 = select i1 %.14.i31, i1 %.20.i32, i1 false
  %.25.i34 = fcmp oge double %.1691, 0.000000e+00
  %or.cond2.i35 = select i1 %or.cond.i33, i1 %.25.i34, i1 false
  br i1 %or.cond2.i35, label %B1530, label %part25.exit43

part25.exit43:
  %.37.i37 = fcmp ule double %.1681, 0.000000e+00
  %.44.i38 = fcmp ugt double %.1686, 0.000000e+00
  %or.cond3.i39.not57 = select i1 %.37.i37, i1 true, i1 %.44.i38
  %.51.i40 = fcmp ugt double %.1691, 0.000000e+00
  %spec.select.i41.not = select i1 %or.cond3.i39.not57, i1 true, i1 %.51.i40
  br i1 %spec.select.i41.not, label %B1426.backedge, label %B1530

B1530:
  %sunkaddr208 = getelementptr i8, ptr %arg.s.0, i64 104
  store double 0.000000e+00, ptr %sunkaddr208, align 8
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 112
  store double 1.000000e+00, ptr %sunkaddr, align 8
  store i64 0, ptr %.1892, align 8
  %.1896 = call i32 @part24(ptr %.1892, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %.1641863866)
  %cond52 = icmp eq i32 %.1896, 0
  br i1 %cond52, label %B1530.endif, label %B1530.if.if

B1636:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B1637:
  %count.4.1 = phi i64 [ %.1087, %B880.endif ], [ %.397, %B1036 ], [ %.397, %B422.endif ]
  %.270 = icmp samesign ugt i64 %.269852, 1
  br i1 %.270, label %B174, label %B1258

B216.endif:
  %49 = icmp eq i32 %.577, 0
  br i1 %49, label %B422.endif, label %B216.endif.if.if

B216.endif.thread:
  %50 = icmp eq i32 %.577, 0
  br i1 %50, label %B394, label %B216.endif.if.if

B216.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B422.endif:
  %51 = icmp slt i64 %arg.code.26, 1
  br i1 %51, label %B1637, label %B472.lr.ph

B472.lr.ph:
  %.837 = fsub double %.415, %.408
  %.839 = fcmp ugt double %.837, %.164
  br i1 %.839, label %B472.us.preheader, label %B472.preheader

B472.preheader:
  br label %B472

B472.us.preheader:
  br label %B472.us

B472.us:
  %lsr.iv = phi ptr [ %scevgep206, %B796.us ], [ %arg.room.4, %B472.us.preheader ]
  %best.2.1804.us = phi i64 [ %best.3.2679.us, %B796.us ], [ 32, %B472.us.preheader ]
  %which.4.1803.us = phi i64 [ %which.3.2678.us, %B796.us ], [ 0, %B472.us.preheader ]
  %.796797801.us = phi i64 [ %.803.us, %B796.us ], [ 0, %B472.us.preheader ]
  %.803.us = add nuw nsw i64 %.796797801.us, 1
  %52 = shl i64 %.796797801.us, 3
  %scevgep205 = getelementptr i8, ptr %arg.s.4, i64 %52
  %.918.us = load double, ptr %scevgep205, align 8
  store i64 0, ptr %.922, align 8
  %.926.us = call i32 @part26(ptr %.922, ptr %excinfo.3, ptr %lsr.iv, i64 %arg.code.26, double %.918.us, ptr %arg.room.5)
  %.936.us = load i64, ptr %.922, align 8
  %cond53 = icmp eq i32 %.926.us, 0
  br i1 %cond53, label %B750.us, label %B644.if.if.split.us

B750.us:
  %.961.us = icmp slt i64 %.936.us, %best.2.1804.us
  br i1 %.961.us, label %B770.us, label %B796.us

B770.us:
  %.981.us = icmp eq i64 %.936.us, -1
  br i1 %.981.us, label %B820.split.us, label %B796.us

B796.us:
  %best.3.2679.us = phi i64 [ %best.2.1804.us, %B750.us ], [ %.936.us, %B770.us ]
  %which.3.2678.us = phi i64 [ %which.4.1803.us, %B750.us ], [ %.796797801.us, %B770.us ]
  %scevgep206 = getelementptr i8, ptr %lsr.iv, i64 8
  %exitcond919.not = icmp eq i64 %arg.code.26, %.803.us
  br i1 %exitcond919.not, label %B1036, label %B472.us

B644.if.if.split.us:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B820.split.us:
  %.1021 = icmp sgt i64 %count.3.0853, 127
  br i1 %.1021, label %B1258, label %B880.endif

B880.endif:
  %.1047 = fadd double %.408, %.415
  %.1052 = fmul double %.1047, 5.000000e-01
  %sunkaddr209 = getelementptr i8, ptr %arg.room.6, i64 %.407.idx
  store double %.1052, ptr %sunkaddr209, align 8
  %sunkaddr210 = getelementptr i8, ptr %arg.room.6, i64 %.407.idx
  %sunkaddr211 = getelementptr i8, ptr %sunkaddr210, i64 8
  store double %.415, ptr %sunkaddr211, align 8
  %sunkaddr212 = getelementptr i8, ptr %arg.room.6, i64 %.407.idx
  %sunkaddr213 = getelementptr i8, ptr %sunkaddr212, i64 16
  store double %.408, ptr %sunkaddr213, align 8
  %sunkaddr214 = getelementptr i8, ptr %arg.room.6, i64 %.407.idx
  %sunkaddr215 = getelementptr i8, ptr %sunkaddr214, i64 24
  store double %.1052, ptr %sunkaddr215, align 8
  %.1087 = add nsw i64 %count.3.0853, 1
  br label %B1637

B1184.endif:
  %.1341 = load i64, ptr %.1327, align 8
  store i64 %.1341, ptr %retptr, align 8
  br label %common.ret

B1184.if.if:
  %.1339 = icmp sgt i32 %.1331, 0
  %.1332 = load ptr, ptr %excinfo.4, align 8
  %.1340 = select i1 %.1339, ptr %.1332, ptr undef
  store ptr %.1340, ptr %excinfo, align 8
  br label %common.ret

B1258.endif.endif:
  br i1 %.lcssa47, label %B1636, label %B1428.preheader

B1428.preheader:
  br label %B1428

B1426.backedge:
  %exitcond920.not = icmp eq i64 %arg.code.26, %.1648
  br i1 %exitcond920.not, label %B1636, label %B1428

B1530.endif:
  %.1906 = load i64, ptr %.1892, align 8
  store i64 %.1906, ptr %retptr, align 8
  br label %common.ret

B1530.if.if:
  %.1904 = icmp sgt i32 %.1896, 0
  %.1897 = load ptr, ptr %excinfo.7, align 8
  %.1905 = select i1 %.1904, ptr %.1897, ptr undef
  store ptr %.1905, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part23(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B204.lr.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %arg.s.29 = ptrtoint ptr %arg.s.2 to i64
  %arg.code.48 = ptrtoint ptr %arg.code.4 to i64
  %.161 = getelementptr i8, ptr %arg.s.0, i64 104
  %.162 = load double, ptr %.161, align 8
  %.233 = getelementptr i8, ptr %arg.s.0, i64 112
  %.234 = load double, ptr %.233, align 8
  %.307 = fsub double %.234, %.162
  %.arg.m.3 = tail call i64 @llvm.smax.i64(i64 %arg.m.3, i64 0)
  %.816 = shl i64 %arg.code.24, 3
  %.518 = shl i64 %arg.code.26, 3
  %n.vec.i = and i64 %arg.code.23, %const
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.25, 26
  %0 = shl i64 %arg.code.25, 5
  %mul.result.i = add i64 %0, -32
  %1 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i
  %2 = icmp ult ptr %1, %arg.code.22
  %scevgep.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.25, 576460752303423488
  %3 = getelementptr i8, ptr %scevgep.i, i64 %mul.result.i
  %4 = icmp ult ptr %3, %scevgep.i
  %5 = or i1 %mul.overflow3.i, %4
  %scevgep4.i = getelementptr i8, ptr %arg.code.22, i64 16
  %6 = getelementptr i8, ptr %scevgep4.i, i64 %mul.result.i
  %7 = icmp ult ptr %6, %scevgep4.i
  %scevgep8.i = getelementptr i8, ptr %arg.code.22, i64 24
  %8 = getelementptr i8, ptr %scevgep8.i, i64 %mul.result.i
  %9 = icmp ult ptr %8, %scevgep8.i
  %10 = or i1 %2, %5
  %11 = or i1 %7, %10
  %12 = or i1 %9, %11
  %13 = shl i64 %arg.code.25, 3
  %scevgep12.i = getelementptr i8, ptr %arg.code.3, i64 %13
  %scevgep13.i = getelementptr i8, ptr %arg.code.22, i64 %0
  %bound0.i = icmp ult ptr %arg.code.3, %scevgep13.i
  %bound1.i = icmp ult ptr %arg.code.22, %scevgep12.i
  %found.conflict.i = and i1 %bound0.i, %bound1.i
  %const_mat = add i64 %const, -12
  %14 = and i64 %13, %const_mat
  %n.vec18.i = and i64 %arg.code.25, 1152921504606846974
  %brmerge = select i1 %min.iters.check15.i, i1 true, i1 %12
  %brmerge4 = select i1 %brmerge, i1 true, i1 %found.conflict.i
  %15 = sub i64 %arg.code.48, %arg.s.29
  %xtraiter = and i64 %.arg.m.3, 3
  %min.iters.check = icmp ult i64 %arg.code.24, 4
  %diff.check = icmp ult i64 %15, 32
  %or.cond = select i1 %min.iters.check, i1 true, i1 %diff.check
  %n.vec = and i64 %arg.code.24, %const
  %xtraiter13 = and i64 %arg.code.24, 3
  %xtraiter16 = and i64 %arg.code.26, 3
  %unroll_iter = and i64 %arg.code.26, %const
  %16 = shl i64 %arg.m.3, 3
  %17 = getelementptr i8, ptr %arg.room.3, i64 %16
  %scevgep = getelementptr i8, ptr %17, i64 -8
  %scevgep26 = getelementptr i8, ptr %arg.room.3, i64 -16
  %scevgep91 = getelementptr i8, ptr %arg.room.4, i64 24
  %18 = and i64 %.arg.m.3, %const
  %19 = sub nsw i64 %arg.m.3, %xtraiter
  %20 = sub i64 0, %xtraiter
  br label %B204

B202.loopexit.loopexit.unr-lcssa:
  %21 = icmp eq i64 %xtraiter16, 0
  br i1 %21, label %B202.loopexit, label %B752.epil.preheader

B752.epil.preheader:
  %numbers.2.1351.epil.init = phi i1 [ %numbers.3.0389, %B752.lr.ph ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ]
  %.1113347349.epil.init = phi i64 [ 0, %B752.lr.ph ], [ %unroll_iter, %B202.loopexit.loopexit.unr-lcssa ]
  %22 = shl i64 %.1113347349.epil.init, 3
  %scevgep103 = getelementptr i8, ptr %lsr.iv101, i64 %22
  %scevgep105 = getelementptr i8, ptr %arg.code.17, i64 %22
  br label %B752.epil

B752.epil:
  %numbers.2.1351.epil = phi i1 [ %numbers.2.1351.epil.init, %B752.epil.preheader ], [ %spec.select.epil, %B752.epil ]
  %epil.iter = phi i64 [ 0, %B752.epil.preheader ], [ %epil.iter.next, %B752.epil ]
  %23 = shl i64 %epil.iter, 3
  %scevgep86 = getelementptr i8, ptr %scevgep105, i64 %23
  %.1148.epil = load double, ptr %scevgep86, align 8
  %scevgep85 = getelementptr i8, ptr %scevgep103, i64 %23
  store double %.1148.epil, ptr %scevgep85, align 8
  %.1171.epil = fcmp ord double %.1148.epil, 0.000000e+00
  %spec.select.epil = select i1 %numbers.2.1351.epil, i1 %.1171.epil, i1 false
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter16, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B202.loopexit, label %B752.epil

B202.loopexit:
  %numbers.2.1.lcssa = phi i1 [ %numbers.3.0389, %B720.endif ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ], [ %spec.select.epil, %B752.epil ]
  %scevgep93 = getelementptr i8, ptr %lsr.iv92, i64 %.518
  %scevgep102 = getelementptr i8, ptr %lsr.iv101, i64 %.518
  %exitcond411.not = icmp eq i64 %.412, 9
  br i1 %exitcond411.not, label %common.ret, label %B204

B204:
  %lsr.iv101 = phi ptr [ %arg.room.4, %B204.lr.ph ], [ %scevgep102, %B202.loopexit ]
  %lsr.iv92 = phi ptr [ %scevgep91, %B204.lr.ph ], [ %scevgep93, %B202.loopexit ]
  %numbers.3.0389 = phi i1 [ true, %B204.lr.ph ], [ %numbers.2.1.lcssa, %B202.loopexit ]
  %.405356387 = phi i64 [ 0, %B204.lr.ph ], [ %.412, %B202.loopexit ]
  %.412 = add nuw nsw i64 %.405356387, 1
  %.494 = getelementptr double, ptr @.const.array.data, i64 %.405356387
  %.495 = load double, ptr %.494, align 8
  %.500 = fmul double %.307, %.495
  %.502 = fadd double %.162, %.500
  %.507 = fcmp oeq double %.502, 0.000000e+00
  br i1 %.507, label %B256, label %B312.endif

B256:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.17, ptr %arg.s.3, i64 %.518, i1 false)
  br label %B720.endif

B516:
  %.807 = fcmp oeq double %.502, 1.000000e+00
  br i1 %.807, label %B528, label %B582

B528:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.816, i1 false)
  br label %B582

B582:
  %24 = icmp slt i64 %arg.code.23, 1
  %.891 = load double, ptr %arg.s.0, align 8
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 88
  %.963 = load double, ptr %sunkaddr, align 8
  %.965 = fmul double %.502, %.963
  %.968 = fadd double %.891, %.965
  %sunkaddr85 = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i = load double, ptr %sunkaddr85, align 8
  %.77.i = fsub double %.968, %.76.i
  %sunkaddr86 = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i = load double, ptr %sunkaddr86, align 8
  %.121.i = fadd double %.968, %.120.i
  br i1 %24, label %B188.endif.i, label %B164.preheader.i

B164.preheader.i:
  %25 = icmp ult i64 %arg.code.23, 4
  br i1 %25, label %B164.i.preheader, label %vector.ph.i

vector.ph.i:
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.121.i, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr87 = mul i64 %index.i, 8
  %sunkaddr88 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr87
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr88, align 8
  %sunkaddr89 = mul i64 %index.i, 8
  %sunkaddr90 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr89
  %sunkaddr91 = getelementptr i8, ptr %sunkaddr90, i64 16
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr91, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %26 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %26, label %middle.block.i, label %vector.body.i

middle.block.i:
  %27 = icmp eq i64 %arg.code.23, %n.vec.i
  br i1 %27, label %B188.endif.i, label %B164.i.preheader

B164.i.preheader:
  %.220148150.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B164.preheader.i ]
  br label %B164.i

B164.i:
  %.220148150.i = phi i64 [ %.227.i, %B164.i ], [ %.220148150.i.ph, %B164.i.preheader ]
  %.227.i = add nuw nsw i64 %.220148150.i, 1
  %28 = shl i64 %.220148150.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %28
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
  %29 = shl i64 %.351153155.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %29
  store double %.410.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond159.not.i = icmp eq i64 %arg.code.25, %.358.i
  br i1 %exitcond159.not.i, label %B582.endif, label %B230.i

B188.endif.i:
  %30 = icmp slt i64 %arg.code.25, 1
  br i1 %30, label %B582.endif, label %B230.preheader.i

B230.preheader.i:
  br i1 %brmerge4, label %B230.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.77.i, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr92 = mul i64 %lsr.iv36.i, 4
  %sunkaddr93 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr92
  %31 = load double, ptr %sunkaddr93, align 8
  %sunkaddr94 = mul i64 %lsr.iv36.i, 4
  %sunkaddr95 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr94
  %sunkaddr96 = getelementptr i8, ptr %sunkaddr95, i64 32
  %32 = load double, ptr %sunkaddr96, align 8
  %33 = insertelement <2 x double> poison, double %31, i64 0
  %34 = insertelement <2 x double> %33, double %32, i64 1
  %sunkaddr97 = mul i64 %lsr.iv36.i, 4
  %sunkaddr98 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr97
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr98, i64 8
  %35 = load double, ptr %sunkaddr99, align 8
  %sunkaddr100 = mul i64 %lsr.iv36.i, 4
  %sunkaddr101 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr100
  %sunkaddr102 = getelementptr i8, ptr %sunkaddr101, i64 40
  %36 = load double, ptr %sunkaddr102, align 8
  %37 = insertelement <2 x double> poison, double %35, i64 0
  %38 = insertelement <2 x double> %37, double %36, i64 1
  %sunkaddr103 = mul i64 %lsr.iv36.i, 4
  %sunkaddr104 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr103
  %sunkaddr105 = getelementptr i8, ptr %sunkaddr104, i64 16
  %39 = load double, ptr %sunkaddr105, align 8
  %sunkaddr106 = mul i64 %lsr.iv36.i, 4
  %sunkaddr107 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr106
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr107, i64 48
  %40 = load double, ptr %sunkaddr108, align 8
  %41 = insertelement <2 x double> poison, double %39, i64 0
  %42 = insertelement <2 x double> %41, double %40, i64 1
  %sunkaddr109 = mul i64 %lsr.iv36.i, 4
  %sunkaddr110 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr109
  %sunkaddr111 = getelementptr i8, ptr %sunkaddr110, i64 24
  %43 = load double, ptr %sunkaddr111, align 8
  %sunkaddr112 = mul i64 %lsr.iv36.i, 4
  %sunkaddr113 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr112
  %sunkaddr114 = getelementptr i8, ptr %sunkaddr113, i64 56
  %44 = load double, ptr %sunkaddr114, align 8
  %45 = insertelement <2 x double> poison, double %43, i64 0
  %46 = insertelement <2 x double> %45, double %44, i64 1
  %47 = fmul <2 x double> %broadcast.splat20.i, %46
  %48 = fadd <2 x double> %42, %47
  %49 = fmul <2 x double> %broadcast.splat20.i, %48
  %50 = fadd <2 x double> %38, %49
  %51 = fmul <2 x double> %broadcast.splat20.i, %50
  %52 = fadd <2 x double> %34, %51
  %scevgep52.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i
  store <2 x double> %52, ptr %scevgep52.i, align 8
  %lsr.iv.next.i = add nuw nsw i64 %lsr.iv36.i, 16
  %53 = icmp eq i64 %14, %lsr.iv.next.i
  br i1 %53, label %middle.block24.i, label %vector.body21.i

middle.block24.i:
  %54 = icmp eq i64 %arg.code.25, %n.vec18.i
  br i1 %54, label %B582.endif, label %B230.preheader27.i

B230.preheader27.i:
  %.351153155.ph.i = phi i64 [ 0, %B230.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %55 = shl i64 %.351153155.ph.i, 5
  %56 = getelementptr i8, ptr %arg.code.22, i64 %55
  %scevgep29.i = getelementptr i8, ptr %56, i64 24
  br label %B230.i

B752:
  %numbers.2.1351 = phi i1 [ %spec.select.3, %B752 ], [ %numbers.3.0389, %B752.preheader ]
  %.1113347349 = phi i64 [ %.1120.3, %B752 ], [ 0, %B752.preheader ]
  %57 = shl i64 %.1113347349, 3
  %sunkaddr115 = mul i64 %.1113347349, 8
  %sunkaddr116 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr115
  %.1148 = load double, ptr %sunkaddr116, align 8
  %scevgep99 = getelementptr i8, ptr %lsr.iv92, i64 %57
  %58 = shl i64 %.1113347349, 3
  %scevgep82 = getelementptr i8, ptr %lsr.iv92, i64 %58
  %scevgep84 = getelementptr i8, ptr %scevgep82, i64 -24
  store double %.1148, ptr %scevgep84, align 8
  %.1171 = fcmp ord double %.1148, 0.000000e+00
  %spec.select = select i1 %numbers.2.1351, i1 %.1171, i1 false
  %59 = shl i64 %.1113347349, 3
  %sunkaddr117 = mul i64 %.1113347349, 8
  %sunkaddr118 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr117
  %sunkaddr119 = getelementptr i8, ptr %sunkaddr118, i64 8
  %.1148.1 = load double, ptr %sunkaddr119, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv92, i64 %59
  %scevgep81 = getelementptr i8, ptr %scevgep79, i64 -16
  store double %.1148.1, ptr %scevgep81, align 8
  %.1171.1 = fcmp ord double %.1148.1, 0.000000e+00
  %spec.select.1 = select i1 %spec.select, i1 %.1171.1, i1 false
  %60 = shl i64 %.1113347349, 3
  %sunkaddr120 = mul i64 %.1113347349, 8
  %sunkaddr121 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr120
  %sunkaddr122 = getelementptr i8, ptr %sunkaddr121, i64 16
  %.1148.2 = load double, ptr %sunkaddr122, align 8
  %scevgep77 = getelementptr i8, ptr %lsr.iv92, i64 %60
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 -8
  store double %.1148.2, ptr %scevgep78, align 8
  %.1171.2 = fcmp ord double %.1148.2, 0.000000e+00
  %spec.select.2 = select i1 %spec.select.1, i1 %.1171.2, i1 false
  %.1120.3 = add nuw nsw i64 %.1113347349, 4
  %sunkaddr123 = mul i64 %.1113347349, 8
  %sunkaddr124 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr123
  %sunkaddr125 = getelementptr i8, ptr %sunkaddr124, i64 24
  %.1148.3 = load double, ptr %sunkaddr125, align 8
  store double %.1148.3, ptr %scevgep99, align 8
  %.1171.3 = fcmp ord double %.1148.3, 0.000000e+00
  %spec.select.3 = select i1 %spec.select.2, i1 %.1171.3, i1 false
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.1120.3
  br i1 %niter.ncmp.3, label %B202.loopexit.loopexit.unr-lcssa, label %B752

common.ret:
  %.1222 = zext i1 %numbers.2.1.lcssa to i8
  store i8 %.1222, ptr %retptr, align 1
  ret i32 0

B312.endif:
  %61 = icmp slt i64 %arg.code.24, 1
  br i1 %61, label %B516, label %B344.endif.lr.ph

B344.endif.lr.ph:
  %62 = icmp slt i64 %arg.m.3, 1
  br i1 %62, label %B344.endif.preheader, label %B344.endif.us.preheader

B344.endif.us.preheader:
  br label %B344.endif.us

B344.endif.preheader:
  br i1 %or.cond, label %B344.endif.preheader11, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.body.preheader ]
  %sunkaddr126 = mul i64 %index, 8
  %sunkaddr127 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr126
  %wide.load = load <2 x double>, ptr %sunkaddr127, align 8
  %sunkaddr128 = mul i64 %index, 8
  %sunkaddr129 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr128
  %sunkaddr130 = getelementptr i8, ptr %sunkaddr129, i64 16
  %wide.load10 = load <2 x double>, ptr %sunkaddr130, align 8
  %63 = fadd <2 x double> %wide.load, zeroinitializer
  %64 = fadd <2 x double> %wide.load10, zeroinitializer
  %sunkaddr131 = mul i64 %index, 8
  %sunkaddr132 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr131
  store <2 x double> %63, ptr %sunkaddr132, align 8
  %sunkaddr133 = mul i64 %index, 8
  %sunkaddr134 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr133
  %sunkaddr135 = getelementptr i8, ptr %sunkaddr134, i64 16
  store <2 x double> %64, ptr %sunkaddr135, align 8
  %index.next = add nuw nsw i64 %index, 4
  %65 = icmp eq i64 %n.vec, %index.next
  br i1 %65, label %middle.block, label %vector.body

middle.block:
  %66 = icmp eq i64 %arg.code.24, %n.vec
  br i1 %66, label %B516, label %B344.endif.preheader11

B344.endif.preheader11:
  %.607331337.ph = phi i64 [ 0, %B344.endif.preheader ], [ %n.vec, %middle.block ]
  %67 = icmp eq i64 %xtraiter13, 0
  br i1 %67, label %B344.endif.prol.loopexit, label %B344.endif.prol.preheader

B344.endif.prol.preheader:
  br label %B344.endif.prol

B344.endif.prol:
  %lsr.iv45 = phi i64 [ %lsr.iv.next46, %B344.endif.prol ], [ %xtraiter13, %B344.endif.prol.preheader ]
  %.607331337.prol = phi i64 [ %.614.prol, %B344.endif.prol ], [ %.607331337.ph, %B344.endif.prol.preheader ]
  %.614.prol = add nuw nsw i64 %.607331337.prol, 1
  %68 = shl i64 %.607331337.prol, 3
  %scevgep44 = getelementptr i8, ptr %arg.s.2, i64 %68
  %.789.prol = load double, ptr %scevgep44, align 8
  %.791.prol = fadd double %.789.prol, 0.000000e+00
  %scevgep43 = getelementptr i8, ptr %arg.code.4, i64 %68
  store double %.791.prol, ptr %scevgep43, align 8
  %lsr.iv.next46 = add nsw i64 %lsr.iv45, -1
  %prol.iter15.cmp.not = icmp eq i64 %lsr.iv.next46, 0
  br i1 %prol.iter15.cmp.not, label %B344.endif.prol.loopexit, label %B344.endif.prol

B344.endif.prol.loopexit:
  %.607331337.unr = phi i64 [ %.607331337.ph, %B344.endif.preheader11 ], [ %.614.prol, %B344.endif.prol ]
  %69 = sub nsw i64 %.607331337.ph, %arg.code.24
  %70 = icmp ugt i64 %69, -4
  br i1 %70, label %B516, label %B344.endif.preheader12

B344.endif.preheader12:
  br label %B344.endif

B344.endif.us:
  %lsr.iv27 = phi ptr [ %scevgep28, %B400.B466_crit_edge.us ], [ %scevgep26, %B344.endif.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep22, %B400.B466_crit_edge.us ], [ %scevgep, %B344.endif.us.preheader ]
  %.607331337.us = phi i64 [ %.614.us, %B400.B466_crit_edge.us ], [ 0, %B344.endif.us.preheader ]
  %71 = icmp eq i64 %xtraiter, 0
  br i1 %71, label %B402.us.prol.loopexit, label %B402.us.prol.preheader

B402.us.prol.preheader:
  br label %B402.us.prol

B402.us.prol:
  %lsr.iv14 = phi i64 [ %lsr.iv.next15, %B402.us.prol ], [ 0, %B402.us.prol.preheader ]
  %total.2.3327.us.prol = phi double [ %.777.us.prol, %B402.us.prol ], [ 0.000000e+00, %B402.us.prol.preheader ]
  %72 = shl nsw i64 %lsr.iv14, 3
  %scevgep14 = getelementptr i8, ptr %lsr.iv, i64 %72
  %.773.us.prol = load double, ptr %scevgep14, align 8
  %.775.us.prol = fadd double %total.2.3327.us.prol, %.773.us.prol
  %.777.us.prol = fmul double %.502, %.775.us.prol
  %lsr.iv.next15 = add nsw i64 %lsr.iv14, -1
  %prol.iter.cmp.not = icmp eq i64 %20, %lsr.iv.next15
  br i1 %prol.iter.cmp.not, label %B402.us.prol.loopexit, label %B402.us.prol

B402.us.prol.loopexit:
  %total.2.3327.us.unr = phi double [ 0.000000e+00, %B344.endif.us ], [ %.777.us.prol, %B402.us.prol ]
  %.726322326.us.unr = phi i64 [ %.arg.m.3, %B344.endif.us ], [ %18, %B402.us.prol ]
  %.733323325.us.in.unr = phi i64 [ %arg.m.3, %B344.endif.us ], [ %19, %B402.us.prol ]
  %.777.us.lcssa.unr = phi double [ poison, %B344.endif.us ], [ %.777.us.prol, %B402.us.prol ]
  %73 = icmp slt i64 %arg.m.3, 4
  br i1 %73, label %B400.B466_crit_edge.us, label %B402.us.preheader

B402.us.preheader:
  %74 = add nuw i64 %.726322326.us.unr, 4
  %75 = shl i64 %.733323325.us.in.unr, 3
  %scevgep29 = getelementptr i8, ptr %lsr.iv27, i64 %75
  br label %B402.us

B402.us:
  %lsr.iv30 = phi ptr [ %scevgep29, %B402.us.preheader ], [ %scevgep31, %B402.us ]
  %lsr.iv25 = phi i64 [ %74, %B402.us.preheader ], [ %lsr.iv.next, %B402.us ]
  %total.2.3327.us = phi double [ %total.2.3327.us.unr, %B402.us.preheader ], [ %.777.us.3, %B402.us ]
  %scevgep34 = getelementptr i8, ptr %lsr.iv30, i64 8
  %.773.us = load double, ptr %scevgep34, align 8
  %.775.us = fadd double %total.2.3327.us, %.773.us
  %.777.us = fmul double %.502, %.775.us
  %.773.us.1 = load double, ptr %lsr.iv30, align 8
  %.775.us.1 = fadd double %.773.us.1, %.777.us
  %.777.us.1 = fmul double %.502, %.775.us.1
  %scevgep32 = getelementptr i8, ptr %lsr.iv30, i64 -8
  %.773.us.2 = load double, ptr %scevgep32, align 8
  %.775.us.2 = fadd double %.773.us.2, %.777.us.1
  %.777.us.2 = fmul double %.502, %.775.us.2
  %scevgep33 = getelementptr i8, ptr %lsr.iv30, i64 -16
  %.773.us.3 = load double, ptr %scevgep33, align 8
  %.775.us.3 = fadd double %.773.us.3, %.777.us.2
  %.777.us.3 = fmul double %.502, %.775.us.3
  %lsr.iv.next = add i64 %lsr.iv25, -4
  %scevgep31 = getelementptr i8, ptr %lsr.iv30, i64 -32
  %.727.us.3 = icmp sgt i64 %lsr.iv.next, 4
  br i1 %.727.us.3, label %B402.us, label %B400.B466_crit_edge.us

B400.B466_crit_edge.us:
  %.777.us.lcssa = phi double [ %.777.us.lcssa.unr, %B402.us.prol.loopexit ], [ %.777.us.3, %B402.us ]
  %.614.us = add nuw nsw i64 %.607331337.us, 1
  %.788.us = getelementptr double, ptr %arg.s.2, i64 %.607331337.us
  %.789.us = load double, ptr %.788.us, align 8
  %.791.us = fadd double %.777.us.lcssa, %.789.us
  %.797.us = getelementptr double, ptr %arg.code.4, i64 %.607331337.us
  store double %.791.us, ptr %.797.us, align 8
  %scevgep22 = getelementptr i8, ptr %lsr.iv, i64 %16
  %scevgep28 = getelementptr i8, ptr %lsr.iv27, i64 %16
  %exitcond.not = icmp eq i64 %arg.code.24, %.614.us
  br i1 %exitcond.not, label %B516, label %B344.endif.us

B344.endif:
  %.607331337 = phi i64 [ %.614.3, %B344.endif ], [ %.607331337.unr, %B344.endif.preheader12 ]
  %sunkaddr136 = mul i64 %.607331337, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr136
  %.789 = load double, ptr %sunkaddr137, align 8
  %.791 = fadd double %.789, 0.000000e+00
  %sunkaddr138 = mul i64 %.607331337, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr138
  store double %.791, ptr %sunkaddr139, align 8
  %sunkaddr140 = mul i64 %.607331337, 8
  %sunkaddr141 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr140
  %sunkaddr142 = getelementptr i8, ptr %sunkaddr141, i64 8
  %.789.1 = load double, ptr %sunkaddr142, align 8
  %.791.1 = fadd double %.789.1, 0.000000e+00
  %sunkaddr143 = mul i64 %.607331337, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr143
  %sunkaddr145 = getelementptr i8, ptr %sunkaddr144, i64 8
  store double %.791.1, ptr %sunkaddr145, align 8
  %sunkaddr146 = mul i64 %.607331337, 8
  %sunkaddr147 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr146
  %sunkaddr148 = getelementptr i8, ptr %sunkaddr147, i64 16
  %.789.2 = load double, ptr %sunkaddr148, align 8
  %.791.2 = fadd double %.789.2, 0.000000e+00
  %sunkaddr149 = mul i64 %.607331337, 8
  %sunkaddr150 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr149
  %sunkaddr151 = getelementptr i8, ptr %sunkaddr150, i64 16
  store double %.791.2, ptr %sunkaddr151, align 8
  %.614.3 = add nuw nsw i64 %.607331337, 4
  %sunkaddr152 = mul i64 %.607331337, 8
  %sunkaddr153 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr152
  %sunkaddr154 = getelementptr i8, ptr %sunkaddr153, i64 24
  %.789.3 = load double, ptr %sunkaddr154, align 8
  %.791.3 = fadd double %.789.3, 0.000000e+00
  %sunkaddr155 = mul i64 %.607331337, 8
  %sunkaddr156 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr155
  %sunkaddr157 = getelementptr i8, ptr %sunkaddr156, i64 24
  store double %.791.3, ptr %sunkaddr157, align 8
  %exitcond409.not.3 = icmp eq i64 %arg.code.24, %.614.3
  br i1 %exitcond409.not.3, label %B516, label %B344.endif

B582.endif:
  %sunkaddr158 = getelementptr i8, ptr %arg.code.0, i64 256
  %.43.i.i = load i64, ptr %sunkaddr158, align 8
  %.48.not.i.i = icmp eq i64 %.43.i.i, 0
  br i1 %.48.not.i.i, label %B0.endif.i, label %B48.i.i

B48.i.i:
  %sunkaddr159 = getelementptr i8, ptr %arg.code.0, i64 264
  %.56.i.i = load i64, ptr %sunkaddr159, align 8
  %sunkaddr160 = getelementptr i8, ptr %arg.code.0, i64 272
  %.63.i.i = load i64, ptr %sunkaddr160, align 8
  %sunkaddr161 = getelementptr i8, ptr %arg.code.0, i64 280
  %.74.i.i = load i64, ptr %sunkaddr161, align 8
  %.76.i.i = inttoptr i64 %.56.i.i to ptr
  %.77.i.i = inttoptr i64 %.63.i.i to ptr
  %.78.i.i = inttoptr i64 %.74.i.i to ptr
  %.79.i.i = inttoptr i64 %.43.i.i to ptr
  tail call void %.79.i.i(ptr %.76.i.i, ptr %.77.i.i, ptr %.78.i.i)
  br label %B0.endif.i

B0.endif.i:
  %sunkaddr162 = getelementptr i8, ptr %arg.code.0, i64 288
  %.43.i2.i = load i64, ptr %sunkaddr162, align 8
  %.48.not.i3.i = icmp eq i64 %.43.i2.i, 0
  br i1 %.48.not.i3.i, label %B720.endif, label %B48.i4.i

B48.i4.i:
  %sunkaddr163 = getelementptr i8, ptr %arg.code.0, i64 296
  %.56.i6.i = load i64, ptr %sunkaddr163, align 8
  %sunkaddr164 = getelementptr i8, ptr %arg.code.0, i64 304
  %.63.i8.i = load i64, ptr %sunkaddr164, align 8
  %sunkaddr165 = getelementptr i8, ptr %arg.code.0, i64 312
  %.74.i10.i = load i64, ptr %sunkaddr165, align 8
  %.76.i11.i = inttoptr i64 %.56.i6.i to ptr
  %.77.i12.i = inttoptr i64 %.63.i8.i to ptr
  %.78.i13.i = inttoptr i64 %.74.i10.i to ptr
  %.79.i14.i = inttoptr i64 %.43.i2.i to ptr
  tail call void %.79.i14.i(ptr %.76.i11.i, ptr %.77.i12.i, ptr %.78.i13.i)
  br label %B720.endif

B720.endif:
  %76 = icmp slt i64 %arg.code.26, 1
  br i1 %76, label %B202.loopexit, label %B752.lr.ph

B752.lr.ph:
  %77 = icmp ult i64 %arg.code.26, 4
  br i1 %77, label %B752.epil.preheader, label %B752.preheader

B752.preheader:
  br label %B752
}

declare i64 @llvm.umin.i64(i64, i64)

declare double @llvm.copysign.f64(double, double)

define internal i32 @part24(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.first) {
B0:
  %const = bitcast i64 9223372036854775804 to i64
  %.373.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.390 = alloca i8, align 1
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.743 = alloca i8, align 1
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.904 = alloca double, align 8
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.962 = alloca i8, align 1
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.154 = getelementptr i8, ptr %arg.s.0, i64 88
  %.155 = load double, ptr %.154, align 8
  %.159 = load i64, ptr %arg.code.19, align 8
  %.185 = getelementptr double, ptr %arg.room.4, i64 %arg.code.26
  %.190.idx = shl i64 %arg.code.26, 4
  %.190 = getelementptr i8, ptr %arg.room.4, i64 %.190.idx
  %.270 = getelementptr i8, ptr %arg.s.0, i64 104
  %.271 = load double, ptr %.270, align 8
  %.273 = fmul double %.155, %.271
  %.344 = getelementptr i8, ptr %arg.s.0, i64 112
  %.345 = load double, ptr %.344, align 8
  %.347 = fmul double %.155, %.345
  %.360 = fsub double %.347, %.273
  store i64 0, ptr %arg.code.19, align 8
  %.377 = shl i64 %arg.code.26, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.room.4, ptr %arg.s.3, i64 %.377, i1 false)
  %.380 = fcmp ogt double %.273, 0.000000e+00
  br i1 %.380, label %B390, label %B520.endif.endif.endif

B390:
  store i8 0, ptr %.390, align 1
  %.394 = call i32 @part27(ptr %.390, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %.273)
  %.395 = load ptr, ptr %excinfo.1, align 8
  %.402 = icmp sgt i32 %.394, 0
  %.403 = select i1 %.402, ptr %.395, ptr undef
  %.404 = load i8, ptr %.390, align 1
  %.407 = icmp eq i8 %.404, 0
  br i1 %.407, label %B390.endif.thread, label %B390.endif

B428:
  %.137103.not.i = icmp slt i64 %arg.code.26, 1
  br i1 %.137103.not.i, label %B466, label %B50.preheader.i

B50.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %arg.code.26, 4
  br i1 %min.iters.check.i, label %B50.i.preheader, label %vector.ph.i

vector.ph.i:
  %n.vec.i = and i64 %arg.code.26, %const
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %vec.phi.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %20, %vector.body.i ]
  %vec.phi2.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %21, %vector.body.i ]
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr89 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr
  %wide.load.i = load <2 x double>, ptr %sunkaddr89, align 8
  %sunkaddr90 = mul i64 %index.i, 8
  %sunkaddr91 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr90
  %sunkaddr92 = getelementptr i8, ptr %sunkaddr91, i64 16
  %wide.load3.i = load <2 x double>, ptr %sunkaddr92, align 8
  %sunkaddr93 = mul i64 %index.i, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr93
  %wide.load4.i = load <2 x double>, ptr %sunkaddr94, align 8
  %sunkaddr95 = mul i64 %index.i, 8
  %sunkaddr96 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr95
  %sunkaddr97 = getelementptr i8, ptr %sunkaddr96, i64 16
  %wide.load5.i = load <2 x double>, ptr %sunkaddr97, align 8
  %sunkaddr98 = mul i64 %index.i, 8
  %sunkaddr99 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr98
  %wide.load6.i = load <2 x double>, ptr %sunkaddr99, align 8
  %sunkaddr100 = mul i64 %index.i, 8
  %sunkaddr101 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr100
  %sunkaddr103 = getelementptr i8, ptr %sunkaddr101, i64 16
  %wide.load7.i = load <2 x double>, ptr %sunkaddr103, align 8
  %0 = fcmp olt <2 x double> %wide.load.i, zeroinitializer
  %1 = fcmp olt <2 x double> %wide.load3.i, zeroinitializer
  %2 = fcmp oge <2 x double> %wide.load4.i, zeroinitializer
  %3 = fcmp oge <2 x double> %wide.load5.i, zeroinitializer
  %4 = select <2 x i1> %0, <2 x i1> %2, <2 x i1> zeroinitializer
  %5 = select <2 x i1> %1, <2 x i1> %3, <2 x i1> zeroinitializer
  %6 = fcmp oge <2 x double> %wide.load6.i, zeroinitializer
  %7 = fcmp oge <2 x double> %wide.load7.i, zeroinitializer
  %8 = select <2 x i1> %4, <2 x i1> %6, <2 x i1> zeroinitializer
  %9 = select <2 x i1> %5, <2 x i1> %7, <2 x i1> zeroinitializer
  %10 = fcmp ogt <2 x double> %wide.load.i, zeroinitializer
  %11 = fcmp ogt <2 x double> %wide.load3.i, zeroinitializer
  %12 = fcmp ole <2 x double> %wide.load4.i, zeroinitializer
  %13 = fcmp ole <2 x double> %wide.load5.i, zeroinitializer
  %14 = select <2 x i1> %10, <2 x i1> %12, <2 x i1> zeroinitializer
  %15 = select <2 x i1> %11, <2 x i1> %13, <2 x i1> zeroinitializer
  %16 = fcmp ole <2 x double> %wide.load6.i, zeroinitializer
  %17 = fcmp ole <2 x double> %wide.load7.i, zeroinitializer
  %18 = select <2 x i1> %14, <2 x i1> %16, <2 x i1> zeroinitializer
  %19 = select <2 x i1> %15, <2 x i1> %17, <2 x i1> zeroinitializer
  %narrow.i = select <2 x i1> %8, <2 x i1> splat (i1 true), <2 x i1> %18
  %predphi.i = zext <2 x i1> %narrow.i to <2 x i64>
  %narrow9.i = select <2 x i1> %9, <2 x i1> splat (i1 true), <2 x i1> %19
  %predphi8.i = zext <2 x i1> %narrow9.i to <2 x i64>
  %20 = add <2 x i64> %vec.phi.i, %predphi.i
  %21 = add <2 x i64> %vec.phi2.i, %predphi8.i
  %index.next.i = add nuw nsw i64 %index.i, 4
  %22 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %22, label %middle.block.i, label %vector.body.i

middle.block.i:
  %bin.rdx.i = add <2 x i64> %21, %20
  %rdx.shuf.i = shufflevector <2 x i64> %bin.rdx.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx29.i = add <2 x i64> %rdx.shuf.i, %bin.rdx.i
  %23 = extractelement <2 x i64> %bin.rdx29.i, i64 0
  %cmp.n.i = icmp eq i64 %arg.code.26, %n.vec.i
  br i1 %cmp.n.i, label %part28.exit, label %B50.i.preheader

B50.i.preheader:
  %count.2.0106.i.ph = phi i64 [ %23, %middle.block.i ], [ 0, %B50.preheader.i ]
  %.143102104.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B50.preheader.i ]
  br label %B50.i

B50.i:
  %count.2.0106.i = phi i64 [ %.224.i, %B50.endif.endif.i ], [ %count.2.0106.i.ph, %B50.i.preheader ]
  %.143102104.i = phi i64 [ %.150.i, %B50.endif.endif.i ], [ %.143102104.i.ph, %B50.i.preheader ]
  %24 = shl i64 %.143102104.i, 3
  %scevgep16.i = getelementptr i8, ptr %arg.s.3, i64 %24
  %.179.i = load double, ptr %scevgep16.i, align 8
  %scevgep15.i = getelementptr i8, ptr %arg.code.17, i64 %24
  %.183.i = load double, ptr %scevgep15.i, align 8
  %scevgep.i = getelementptr i8, ptr %arg.s.4, i64 %24
  %.187.i = load double, ptr %scevgep.i, align 8
  %.14.i.i = fcmp olt double %.179.i, 0.000000e+00
  %.20.i.i = fcmp oge double %.183.i, 0.000000e+00
  %or.cond.i.i = select i1 %.14.i.i, i1 %.20.i.i, i1 false
  %.25.i.i = fcmp oge double %.187.i, 0.000000e+00
  %or.cond2.i.i = select i1 %or.cond.i.i, i1 %.25.i.i, i1 false
  br i1 %or.cond2.i.i, label %B50.endif.endif.i, label %B44.i.i

B44.i.i:
  %.37.i.i = fcmp ogt double %.179.i, 0.000000e+00
  %.44.i.i = fcmp ole double %.183.i, 0.000000e+00
  %or.cond3.i.i = select i1 %.37.i.i, i1 %.44.i.i, i1 false
  %.51.i.i = fcmp ole double %.187.i, 0.000000e+00
  %spec.select.i.i = select i1 %or.cond3.i.i, i1 %.51.i.i, i1 false
  %25 = zext i1 %spec.select.i.i to i64
  br label %B50.endif.endif.i

B50.endif.endif.i:
  %"$phi78.0.4.0.i.i" = phi i64 [ 1, %B50.i ], [ %25, %B44.i.i ]
  %.150.i = add nuw nsw i64 %.143102104.i, 1
  %.224.i = add nuw nsw i64 %"$phi78.0.4.0.i.i", %count.2.0106.i
  %exitcond.not.i = icmp eq i64 %arg.code.26, %.150.i
  br i1 %exitcond.not.i, label %part28.exit, label %B50.i

part28.exit:
  %.224.lcssa.i = phi i64 [ %23, %middle.block.i ], [ %.224.i, %B50.endif.endif.i ]
  %.not = icmp eq i64 %.224.lcssa.i, 0
  br i1 %.not, label %B466, label %B520.endif.endif.endif

B466:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.code.17, i64 %.377, i1 false)
  br label %B520.endif.endif.endif

B616:
  %high.2.0622 = phi double [ %.347, %B520.endif.endif.endif ], [ %.13.i, %B778 ]
  %.622610620 = phi i64 [ 0, %B520.endif.endif.endif ], [ %.629, %B778 ]
  %.629 = add nuw nsw i64 %.622610620, 1
  switch i64 %.622610620, label %B664 [
    i64 0, label %B672.endif
    i64 1, label %B672.fold.split
  ]

B664:
  br label %B672.endif

B672.fold.split:
  br label %B672.endif

B738:
  %26 = icmp slt i64 %arg.code.26, 1
  br i1 %26, label %B778, label %B50.preheader.i29

B50.preheader.i29:
  %27 = icmp ult i64 %arg.code.26, 4
  br i1 %27, label %B50.i63.preheader, label %vector.body.i33.preheader

vector.body.i33.preheader:
  br label %vector.body.i33

vector.body.i33:
  %index.i34 = phi i64 [ %index.next.i54, %vector.body.i33 ], [ 0, %vector.body.i33.preheader ]
  %vec.phi.i35 = phi <2 x i64> [ %48, %vector.body.i33 ], [ zeroinitializer, %vector.body.i33.preheader ]
  %vec.phi2.i36 = phi <2 x i64> [ %49, %vector.body.i33 ], [ zeroinitializer, %vector.body.i33.preheader ]
  %sunkaddr104 = mul i64 %index.i34, 8
  %sunkaddr105 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr104
  %wide.load.i39 = load <2 x double>, ptr %sunkaddr105, align 8
  %sunkaddr106 = mul i64 %index.i34, 8
  %sunkaddr107 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr106
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr107, i64 16
  %wide.load3.i41 = load <2 x double>, ptr %sunkaddr108, align 8
  %sunkaddr109 = mul i64 %index.i34, 8
  %sunkaddr110 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr109
  %wide.load4.i43 = load <2 x double>, ptr %sunkaddr110, align 8
  %sunkaddr111 = mul i64 %index.i34, 8
  %sunkaddr112 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr111
  %sunkaddr113 = getelementptr i8, ptr %sunkaddr112, i64 16
  %wide.load5.i45 = load <2 x double>, ptr %sunkaddr113, align 8
  %sunkaddr114 = mul i64 %index.i34, 8
  %sunkaddr115 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr114
  %wide.load6.i47 = load <2 x double>, ptr %sunkaddr115, align 8
  %sunkaddr116 = mul i64 %index.i34, 8
  %sunkaddr117 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr116
  %sunkaddr118 = getelementptr i8, ptr %sunkaddr117, i64 16
  %wide.load7.i49 = load <2 x double>, ptr %sunkaddr118, align 8
  %28 = fcmp olt <2 x double> %wide.load.i39, zeroinitializer
  %29 = fcmp olt <2 x double> %wide.load3.i41, zeroinitializer
  %30 = fcmp oge <2 x double> %wide.load4.i43, zeroinitializer
  %31 = fcmp oge <2 x double> %wide.load5.i45, zeroinitializer
  %32 = select <2 x i1> %28, <2 x i1> %30, <2 x i1> zeroinitializer
  %33 = select <2 x i1> %29, <2 x i1> %31, <2 x i1> zeroinitializer
  %34 = fcmp oge <2 x double> %wide.load6.i47, zeroinitializer
  %35 = fcmp oge <2 x double> %wide.load7.i49, zeroinitializer
  %36 = select <2 x i1> %32, <2 x i1> %34, <2 x i1> zeroinitializer
  %37 = select <2 x i1> %33, <2 x i1> %35, <2 x i1> zeroinitializer
  %38 = fcmp ogt <2 x double> %wide.load.i39, zeroinitializer
  %39 = fcmp ogt <2 x double> %wide.load3.i41, zeroinitializer
  %40 = fcmp ole <2 x double> %wide.load4.i43, zeroinitializer
  %41 = fcmp ole <2 x double> %wide.load5.i45, zeroinitializer
  %42 = select <2 x i1> %38, <2 x i1> %40, <2 x i1> zeroinitializer
  %43 = select <2 x i1> %39, <2 x i1> %41, <2 x i1> zeroinitializer
  %44 = fcmp ole <2 x double> %wide.load6.i47, zeroinitializer
  %45 = fcmp ole <2 x double> %wide.load7.i49, zeroinitializer
  %46 = select <2 x i1> %42, <2 x i1> %44, <2 x i1> zeroinitializer
  %47 = select <2 x i1> %43, <2 x i1> %45, <2 x i1> zeroinitializer
  %narrow.i50 = select <2 x i1> %36, <2 x i1> splat (i1 true), <2 x i1> %46
  %predphi.i51 = zext <2 x i1> %narrow.i50 to <2 x i64>
  %narrow9.i52 = select <2 x i1> %37, <2 x i1> splat (i1 true), <2 x i1> %47
  %predphi8.i53 = zext <2 x i1> %narrow9.i52 to <2 x i64>
  %48 = add <2 x i64> %vec.phi.i35, %predphi.i51
  %49 = add <2 x i64> %vec.phi2.i36, %predphi8.i53
  %index.next.i54 = add nuw nsw i64 %index.i34, 4
  %50 = icmp eq i64 %n.vec.i32, %index.next.i54
  br i1 %50, label %middle.block.i55, label %vector.body.i33

middle.block.i55:
  %51 = icmp eq i64 %arg.code.26, %n.vec.i32
  %bin.rdx.i56 = add <2 x i64> %49, %48
  %rdx.shuf.i57 = shufflevector <2 x i64> %bin.rdx.i56, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx29.i58 = add <2 x i64> %rdx.shuf.i57, %bin.rdx.i56
  %52 = extractelement <2 x i64> %bin.rdx29.i58, i64 0
  br i1 %51, label %part28.exit91, label %B50.i63.preheader

B50.i63.preheader:
  %count.2.0106.i64.ph = phi i64 [ %52, %middle.block.i55 ], [ 0, %B50.preheader.i29 ]
  %.143102104.i65.ph = phi i64 [ %n.vec.i32, %middle.block.i55 ], [ 0, %B50.preheader.i29 ]
  br label %B50.i63

B50.i63:
  %count.2.0106.i64 = phi i64 [ %.224.i86, %B50.endif.endif.i83 ], [ %count.2.0106.i64.ph, %B50.i63.preheader ]
  %.143102104.i65 = phi i64 [ %.150.i85, %B50.endif.endif.i83 ], [ %.143102104.i65.ph, %B50.i63.preheader ]
  %53 = shl i64 %.143102104.i65, 3
  %scevgep16.i66 = getelementptr i8, ptr %arg.s.3, i64 %53
  %.179.i67 = load double, ptr %scevgep16.i66, align 8
  %scevgep15.i68 = getelementptr i8, ptr %arg.code.17, i64 %53
  %.183.i69 = load double, ptr %scevgep15.i68, align 8
  %scevgep.i70 = getelementptr i8, ptr %arg.s.4, i64 %53
  %.187.i71 = load double, ptr %scevgep.i70, align 8
  %.14.i.i72 = fcmp olt double %.179.i67, 0.000000e+00
  %.20.i.i73 = fcmp oge double %.183.i69, 0.000000e+00
  %or.cond.i.i74 = select i1 %.14.i.i72, i1 %.20.i.i73, i1 false
  %.25.i.i75 = fcmp oge double %.187.i71, 0.000000e+00
  %or.cond2.i.i76 = select i1 %or.cond.i.i74, i1 %.25.i.i75, i1 false
  br i1 %or.cond2.i.i76, label %B50.endif.endif.i83, label %B44.i.i77

B44.i.i77:
  %.37.i.i78 = fcmp ogt double %.179.i67, 0.000000e+00
  %.44.i.i79 = fcmp ole double %.183.i69, 0.000000e+00
  %or.cond3.i.i80 = select i1 %.37.i.i78, i1 %.44.i.i79, i1 false
  %.51.i.i81 = fcmp ole double %.187.i71, 0.000000e+00
  %spec.select.i.i82 = select i1 %or.cond3.i.i80, i1 %.51.i.i81, i1 false
  %54 = zext i1 %spec.select.i.i82 to i64
  br label %B50.endif.endif.i83

B50.endif.endif.i83:
  %"$phi78.0.4.0.i.i84" = phi i64 [ 1, %B50.i63 ], [ %54, %B44.i.i77 ]
  %.150.i85 = add nuw nsw i64 %.143102104.i65, 1
  %.224.i86 = add nuw nsw i64 %"$phi78.0.4.0.i.i84", %count.2.0106.i64
  %exitcond.not.i87 = icmp eq i64 %arg.code.26, %.150.i85
  br i1 %exitcond.not.i87, label %part28.exit91, label %B50.i63

part28.exit91:
  %.224.lcssa.i89 = phi i64 [ %52, %middle.block.i55 ], [ %.224.i86, %B50.endif.endif.i83 ]
  %.not106 = icmp eq i64 %.224.lcssa.i89, 0
  br i1 %.not106, label %B778, label %B784

B778:
  %exitcond.not = icmp eq i64 %.629, 3
  br i1 %exitcond.not, label %B870, label %B616

B784:
  %55 = icmp ne i8 %.757, 0
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.190, ptr %arg.code.17, i64 %.377, i1 false)
  store double 0.000000e+00, ptr %.904, align 8
  %.908 = zext i1 %55 to i8
  %.909 = call i32 @part29(ptr %.904, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %low.2.0, double %.13.i, i8 %.908)
  %.919 = load double, ptr %.904, align 8
  %cond104 = icmp eq i32 %.909, 0
  br i1 %cond104, label %B870, label %B784.if.if

B870:
  %place.2.0 = phi double [ %.919, %B784 ], [ %.514, %B778 ]
  store i64 %.159, ptr %arg.code.19, align 8
  %.954 = fcmp oeq double %place.2.0, 0.000000e+00
  br i1 %.954, label %B940, label %B902

B902:
  store i8 0, ptr %.962, align 1
  %.966 = call i32 @part27(ptr %.962, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %place.2.0)
  %.967 = load ptr, ptr %excinfo.7, align 8
  %.974 = icmp sgt i32 %.966, 0
  %.975 = select i1 %.974, ptr %.967, ptr undef
  %.976 = load i8, ptr %.962, align 1
  %.979 = icmp eq i8 %.976, 0
  br i1 %.979, label %B902.endif.thread, label %B902.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B940 ], [ 0, %B1274.endif.endif.endif ], [ %.394, %B390.endif.if.if ], [ %.377.i, %part5 ], [ 0, %part30 ], [ %.747, %B672.endif.endif.if.if ], [ %.966, %B902.endif.if.if ], [ %.909, %B784.if.if ]
  ret i32 %common.ret.op

B940:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.room.4, i64 %.377, i1 false)
  store i64 11, ptr %retptr, align 8
  br label %common.ret

B1050:
  %numbers.2.0629 = phi i1 [ %numbers.2.0629.be, %B1050.backedge ], [ true, %B1050.preheader ]
  %count.2.0628 = phi i64 [ %.1295, %B1050.backedge ], [ 0, %B1050.preheader ]
  %.1189624626 = phi i64 [ %.1196, %B1050.backedge ], [ 0, %B1050.preheader ]
  %56 = shl i64 %.1189624626, 3
  %scevgep163 = getelementptr i8, ptr %arg.s.3, i64 %56
  %.1229 = load double, ptr %scevgep163, align 8
  %scevgep162 = getelementptr i8, ptr %arg.code.17, i64 %56
  %.1234 = load double, ptr %scevgep162, align 8
  %scevgep161 = getelementptr i8, ptr %arg.s.4, i64 %56
  %.1239 = load double, ptr %scevgep161, align 8
  %.14.i = fcmp olt double %.1229, 0.000000e+00
  %.20.i = fcmp oge double %.1234, 0.000000e+00
  %or.cond.i = select i1 %.14.i, i1 %.20.i, i1 false
  %.25.i = fcmp oge double %.1239, 0.000000e+00
  %or.cond2.i = select i1 %or.cond.i, i1 %.25.i, i1 false
  br i1 %or.cond2.i, label %B1158, label %B44.i

B44.i:
  %.37.i = fcmp ogt double %.1229, 0.000000e+00
  %.44.i = fcmp ole double %.1234, 0.000000e+00
  %or.cond3.i = select i1 %.37.i, i1 %.44.i, i1 false
  %.51.i = fcmp ole double %.1239, 0.000000e+00
  %spec.select.i = select i1 %or.cond3.i, i1 %.51.i, i1 false
  %57 = zext i1 %spec.select.i to i64
  br label %B1158

B1158:
  %"$phi78.0.4.0.i" = phi i64 [ 1, %B1050 ], [ %57, %B44.i ]
  %58 = shl i64 %.1189624626, 3
  %scevgep = getelementptr i8, ptr %arg.s.5, i64 %58
  store i64 %"$phi78.0.4.0.i", ptr %scevgep, align 8
  %.1295 = add nuw nsw i64 %"$phi78.0.4.0.i", %count.2.0628
  br i1 %numbers.2.0629, label %B1266, label %B1266.thread

B1266:
  %sunkaddr119 = mul i64 %.1189624626, 8
  %sunkaddr120 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr119
  %.1313 = load double, ptr %sunkaddr120, align 8
  %.1321 = fcmp ord double %.1313, 0.000000e+00
  %exitcond661.not = icmp eq i64 %66, %.1189624626
  br i1 %exitcond661.not, label %B1270, label %B1050.backedge

B1050.backedge:
  %numbers.2.0629.be = phi i1 [ false, %B1266.thread ], [ %.1321, %B1266 ]
  %.1196 = add nuw nsw i64 %.1189624626, 1
  br label %B1050

B1266.thread:
  %exitcond661.not667 = icmp eq i64 %66, %.1189624626
  br i1 %exitcond661.not667, label %B1274.endif.endif.endif, label %B1050.backedge

B1270:
  %59 = fcmp ord double %.1313, 0.000000e+00
  br i1 %59, label %B1498, label %B1274.endif.endif.endif

B1498:
  %60 = icmp eq i64 %.1295, 0
  br i1 %60, label %B1510, label %B1530

B1510:
  %.1727 = getelementptr i64, ptr %arg.s.5, i64 %arg.first
  store i64 1, ptr %.1727, align 8
  br label %B1530

B1530:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.code.17, i64 %.377, i1 false)
  %sunkaddr121 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %place.2.0, ptr %sunkaddr121, align 8
  store ptr null, ptr %excinfo.1.i, align 8
  %.139.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.140.i = load i64, ptr %.139.i, align 8
  %.221.i = load double, ptr %arg.s.0, align 8
  %.295.i = fadd double %place.2.0, %.221.i
  %.299.i = getelementptr double, ptr %arg.s.6, i64 %.140.i
  store double %.295.i, ptr %.299.i, align 8
  %.364.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.365.i = load i64, ptr %.364.i, align 8
  %.366.not.i = icmp eq i64 %.365.i, 0
  br i1 %.366.not.i, label %part30, label %B220.i

B220.i:
  %.377.i = call i32 @part8(ptr %.373.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond.i = icmp eq i32 %.377.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part5

part30:
  %.434.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.434.i, i1 false)
  %.444.i = mul nsw i64 %.140.i, %arg.code.24
  %.447.i = getelementptr double, ptr %arg.s.7, i64 %.444.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.447.i, ptr %arg.room.2, i64 %.434.i, i1 false)
  %sunkaddr122 = getelementptr i8, ptr %arg.s.1, i64 8
  %.519.i = load i64, ptr %sunkaddr122, align 8
  %.520.i = add nsw i64 %.519.i, 1
  store i64 %.520.i, ptr %sunkaddr122, align 8
  %.588.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.589.i = load i64, ptr %.588.i, align 8
  %.590.i = add nsw i64 %.589.i, 1
  store i64 %.590.i, ptr %.588.i, align 8
  %.1926 = load double, ptr %arg.s.0, align 8
  %.1928 = fadd double %place.2.0, %.1926
  store double %.1928, ptr %arg.s.0, align 8
  store i64 9, ptr %retptr, align 8
  br label %common.ret

B220.endif.i:
  %.407.i = mul i64 %arg.code.24, %arg.m.3
  %.410.i = mul i64 %.140.i, %.407.i
  %.411.i = getelementptr double, ptr %arg.s.8, i64 %.410.i
  %.420.i = shl i64 %.407.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.411.i, ptr %arg.room.3, i64 %.420.i, i1 false)
  br label %part30

part5:
  %.378.i = load ptr, ptr %excinfo.1.i, align 8
  %.1835 = icmp sgt i32 %.377.i, 0
  %.1836 = select i1 %.1835, ptr %.378.i, ptr undef
  store ptr %.1836, ptr %excinfo, align 8
  br label %common.ret

B390.endif:
  %61 = icmp eq i32 %.394, 0
  br i1 %61, label %B428, label %B390.endif.if.if

B390.endif.thread:
  %62 = icmp eq i32 %.394, 0
  br i1 %62, label %B520.endif.endif.endif, label %B390.endif.if.if

B390.endif.if.if:
  store ptr %.403, ptr %excinfo, align 8
  br label %common.ret

B520.endif.endif.endif:
  %low.2.0 = phi double [ %.273, %B0 ], [ %.273, %B466 ], [ 0.000000e+00, %part28.exit ], [ 0.000000e+00, %B390.endif.thread ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.185, ptr %arg.s.3, i64 %.377, i1 false)
  %.507 = fadd double %.347, %low.2.0
  %.514 = fmul double %.507, 5.000000e-01
  %.692 = fmul double %.360, 3.000000e+00
  %n.vec.i32 = and i64 %arg.code.26, %const
  br label %B616

B672.endif:
  %"$phi672.4.3.1" = phi double [ %.692, %B664 ], [ 0.000000e+00, %B616 ], [ %.360, %B672.fold.split ]
  %.698 = fadd double %high.2.0622, %"$phi672.4.3.1"
  %.12.i = fcmp olt double %.155, %.698
  %.13.i = select i1 %.12.i, double %.155, double %.698
  store i8 0, ptr %.743, align 1
  %.747 = call i32 @part27(ptr %.743, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %.13.i)
  %cond100 = icmp eq i32 %.747, 0
  br i1 %cond100, label %B672.endif.endif.endif, label %B672.endif.endif.if.if

B672.endif.endif.endif:
  %.757 = load i8, ptr %.743, align 1
  %.760.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not = icmp ne i8 %.757, 0
  br i1 %.760.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not, label %B738, label %B784

B672.endif.endif.if.if:
  %.755 = icmp sgt i32 %.747, 0
  %.748 = load ptr, ptr %excinfo.4, align 8
  %.756 = select i1 %.755, ptr %.748, ptr undef
  store ptr %.756, ptr %excinfo, align 8
  br label %common.ret

B784.if.if:
  %.917 = icmp sgt i32 %.909, 0
  %.910 = load ptr, ptr %excinfo.6, align 8
  %.918 = select i1 %.917, ptr %.910, ptr undef
  store ptr %.918, ptr %excinfo, align 8
  br label %common.ret

B902.endif:
  %63 = icmp eq i32 %.966, 0
  br i1 %63, label %B1008.endif, label %B902.endif.if.if

B902.endif.thread:
  %64 = icmp eq i32 %.966, 0
  br i1 %64, label %B940, label %B902.endif.if.if

B902.endif.if.if:
  store ptr %.975, ptr %excinfo, align 8
  br label %common.ret

B1008.endif:
  %65 = icmp slt i64 %arg.code.26, 1
  br i1 %65, label %B1510, label %B1050.preheader

B1050.preheader:
  %66 = add nsw i64 %arg.code.26, -1
  br label %B1050

B1274.endif.endif.endif:
  %.1359 = fdiv double %place.2.0, %.155
  %sunkaddr123 = getelementptr i8, ptr %arg.s.0, i64 104
  store double %.1359, ptr %sunkaddr123, align 8
  %sunkaddr124 = getelementptr i8, ptr %arg.s.0, i64 112
  store double %.1359, ptr %sunkaddr124, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.room.4, ptr %arg.code.17, i64 %.377, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.185, ptr %arg.code.17, i64 %.377, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.190, ptr %arg.code.17, i64 %.377, i1 false)
  %.1633.3.idx = mul i64 %arg.code.26, 24
  %.1633.3 = getelementptr i8, ptr %arg.room.4, i64 %.1633.3.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1633.3, ptr %arg.code.17, i64 %.377, i1 false)
  %.1633.4.idx = shl i64 %arg.code.26, 5
  %.1633.4 = getelementptr i8, ptr %arg.room.4, i64 %.1633.4.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1633.4, ptr %arg.code.17, i64 %.377, i1 false)
  %.1633.5.idx = mul i64 %arg.code.26, 40
  %.1633.5 = getelementptr i8, ptr %arg.room.4, i64 %.1633.5.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1633.5, ptr %arg.code.17, i64 %.377, i1 false)
  %.1633.6.idx = mul i64 %arg.code.26, 48
  %.1633.6 = getelementptr i8, ptr %arg.room.4, i64 %.1633.6.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1633.6, ptr %arg.code.17, i64 %.377, i1 false)
  %.1633.7.idx = mul i64 %arg.code.26, 56
  %.1633.7 = getelementptr i8, ptr %arg.room.4, i64 %.1633.7.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1633.7, ptr %arg.code.17, i64 %.377, i1 false)
  %.1633.8.idx = shl i64 %arg.code.26, 6
  %.1633.8 = getelementptr i8, ptr %arg.room.4, i64 %.1633.8.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1633.8, ptr %arg.code.17, i64 %.377, i1 false)
  store i64 10, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part26(ptr %retptr, ptr %excinfo, ptr %arg.g, i64 %arg.events, double %arg.direction, ptr %arg.fine) {
B0.endif.endif:
  %arg.direction.fr = freeze double %arg.direction
  %.18 = load double, ptr %arg.g, align 8
  %.25 = tail call double @llvm.fabs.f64(double %.18)
  %.12.i41 = fcmp ogt double %.25, 0.000000e+00
  %.13.i42 = select i1 %.12.i41, double %.25, double 0.000000e+00
  %.184.1 = getelementptr double, ptr %arg.g, i64 %arg.events
  %.185.1 = load double, ptr %.184.1, align 8
  %.12.i.1 = fcmp olt double %.185.1, %.18
  %.13.i.1 = select i1 %.12.i.1, double %.185.1, double %.18
  %.12.i37.1 = fcmp ogt double %.185.1, %.18
  %.13.i38.1 = select i1 %.12.i37.1, double %.185.1, double %.18
  %.248.1 = tail call double @llvm.fabs.f64(double %.185.1)
  %.12.i39.1 = fcmp olt double %.248.1, %.25
  %.13.i40.1 = select i1 %.12.i39.1, double %.248.1, double %.25
  %.12.i41.1 = fcmp ogt double %.248.1, %.13.i42
  %.13.i42.1 = select i1 %.12.i41.1, double %.248.1, double %.13.i42
  %.184.2.idx = shl i64 %arg.events, 4
  %.184.2 = getelementptr i8, ptr %arg.g, i64 %.184.2.idx
  %.185.2 = load double, ptr %.184.2, align 8
  %.12.i.2 = fcmp olt double %.185.2, %.13.i.1
  %.13.i.2 = select i1 %.12.i.2, double %.185.2, double %.13.i.1
  %.12.i37.2 = fcmp ogt double %.185.2, %.13.i38.1
  %.13.i38.2 = select i1 %.12.i37.2, double %.185.2, double %.13.i38.1
  %.248.2 = tail call double @llvm.fabs.f64(double %.185.2)
  %.12.i39.2 = fcmp olt double %.248.2, %.13.i40.1
  %.13.i40.2 = select i1 %.12.i39.2, double %.248.2, double %.13.i40.1
  %.12.i41.2 = fcmp ogt double %.248.2, %.13.i42.1
  %.13.i42.2 = select i1 %.12.i41.2, double %.248.2, double %.13.i42.1
  %.184.3.idx = mul i64 %arg.events, 24
  %.184.3 = getelementptr i8, ptr %arg.g, i64 %.184.3.idx
  %.185.3 = load double, ptr %.184.3, align 8
  %.12.i.3 = fcmp olt double %.185.3, %.13.i.2
  %.13.i.3 = select i1 %.12.i.3, double %.185.3, double %.13.i.2
  %.12.i37.3 = fcmp ogt double %.185.3, %.13.i38.2
  %.13.i38.3 = select i1 %.12.i37.3, double %.185.3, double %.13.i38.2
  %.248.3 = tail call double @llvm.fabs.f64(double %.185.3)
  %.12.i39.3 = fcmp olt double %.248.3, %.13.i40.2
  %.13.i40.3 = select i1 %.12.i39.3, double %.248.3, double %.13.i40.2
  %.12.i41.3 = fcmp ogt double %.248.3, %.13.i42.2
  %.13.i42.3 = select i1 %.12.i41.3, double %.248.3, double %.13.i42.2
  %.184.4.idx = shl i64 %arg.events, 5
  %.184.4 = getelementptr i8, ptr %arg.g, i64 %.184.4.idx
  %.185.4 = load double, ptr %.184.4, align 8
  %.12.i.4 = fcmp olt double %.185.4, %.13.i.3
  %.13.i.4 = select i1 %.12.i.4, double %.185.4, double %.13.i.3
  %.12.i37.4 = fcmp ogt double %.185.4, %.13.i38.3
  %.13.i38.4 = select i1 %.12.i37.4, double %.185.4, double %.13.i38.3
  %.248.4 = tail call double @llvm.fabs.f64(double %.185.4)
  %.12.i39.4 = fcmp olt double %.248.4, %.13.i40.3
  %.13.i40.4 = select i1 %.12.i39.4, double %.248.4, double %.13.i40.3
  %.12.i41.4 = fcmp ogt double %.248.4, %.13.i42.3
  %.13.i42.4 = select i1 %.12.i41.4, double %.248.4, double %.13.i42.3
  %.184.5.idx = mul i64 %arg.events, 40
  %.184.5 = getelementptr i8, ptr %arg.g, i64 %.184.5.idx
  %.185.5 = load double, ptr %.184.5, align 8
  %.12.i.5 = fcmp olt double %.185.5, %.13.i.4
  %.13.i.5 = select i1 %.12.i.5, double %.185.5, double %.13.i.4
  %.12.i37.5 = fcmp ogt double %.185.5, %.13.i38.4
  %.13.i38.5 = select i1 %.12.i37.5, double %.185.5, double %.13.i38.4
  %.248.5 = tail call double @llvm.fabs.f64(double %.185.5)
  %.12.i39.5 = fcmp olt double %.248.5, %.13.i40.4
  %.13.i40.5 = select i1 %.12.i39.5, double %.248.5, double %.13.i40.4
  %.12.i41.5 = fcmp ogt double %.248.5, %.13.i42.4
  %.13.i42.5 = select i1 %.12.i41.5, double %.248.5, double %.13.i42.4
  %.184.6.idx = mul i64 %arg.events, 48
  %.184.6 = getelementptr i8, ptr %arg.g, i64 %.184.6.idx
  %.185.6 = load double, ptr %.184.6, align 8
  %.12.i.6 = fcmp olt double %.185.6, %.13.i.5
  %.13.i.6 = select i1 %.12.i.6, double %.185.6, double %.13.i.5
  %.12.i37.6 = fcmp ogt double %.185.6, %.13.i38.5
  %.13.i38.6 = select i1 %.12.i37.6, double %.185.6, double %.13.i38.5
  %.248.6 = tail call double @llvm.fabs.f64(double %.185.6)
  %.12.i39.6 = fcmp olt double %.248.6, %.13.i40.5
  %.13.i40.6 = select i1 %.12.i39.6, double %.248.6, double %.13.i40.5
  %.12.i41.6 = fcmp ogt double %.248.6, %.13.i42.5
  %.13.i42.6 = select i1 %.12.i41.6, double %.248.6, double %.13.i42.5
  %.184.7.idx = mul i64 %arg.events, 56
  %.184.7 = getelementptr i8, ptr %arg.g, i64 %.184.7.idx
  %.185.7 = load double, ptr %.184.7, align 8
  %.12.i.7 = fcmp olt double %.185.7, %.13.i.6
  %.13.i.7 = select i1 %.12.i.7, double %.185.7, double %.13.i.6
  %.12.i37.7 = fcmp ogt double %.185.7, %.13.i38.6
  %.13.i38.7 = select i1 %.12.i37.7, double %.185.7, double %.13.i38.6
  %.248.7 = tail call double @llvm.fabs.f64(double %.185.7)
  %.12.i39.7 = fcmp olt double %.248.7, %.13.i40.6
  %.13.i40.7 = select i1 %.12.i39.7, double %.248.7, double %.13.i40.6
  %.12.i41.7 = fcmp ogt double %.248.7, %.13.i42.6
  %.13.i42.7 = select i1 %.12.i41.7, double %.248.7, double %.13.i42.6
  %.184.8.idx = shl i64 %arg.events, 6
  %.184.8 = getelementptr i8, ptr %arg.g, i64 %.184.8.idx
  %.185.8 = load double, ptr %.184.8, align 8
  %.12.i.8 = fcmp olt double %.185.8, %.13.i.7
  %.13.i.8 = select i1 %.12.i.8, double %.185.8, double %.13.i.7
  %.12.i37.8 = fcmp ogt double %.185.8, %.13.i38.7
  %.13.i38.8 = select i1 %.12.i37.8, double %.185.8, double %.13.i38.7
  %.248.8 = tail call double @llvm.fabs.f64(double %.185.8)
  %.12.i39.8 = fcmp olt double %.248.8, %.13.i40.7
  %.13.i40.8 = select i1 %.12.i39.8, double %.248.8, double %.13.i40.7
  %.12.i41.8 = fcmp ogt double %.248.8, %.13.i42.7
  %.13.i42.8 = select i1 %.12.i41.8, double %.248.8, double %.13.i42.7
  %.736 = fmul double %.18, 0x3FE41BFEE2424770
  %.738 = fadd double %.736, 0.000000e+00
  %.736.1 = fmul double %.185.2, 0x3FDC3EF1535754B4
  %.738.1 = fadd double %.738, %.736.1
  %.736.2 = fmul double %.185.4, 0x3FBA827999FCEF33
  %0 = fsub double %.738.1, %.736.2
  %.736.3 = fmul double %.185.6, 0x3FAE087565455A72
  %.738.3 = fadd double %0, %.736.3
  %.736.4 = fmul double %.185.8, 0x3F9975F5E0553154
  %1 = fsub double %.738.3, %.736.4
  %.757 = fsub double %1, %.185.1
  %.760 = tail call double @llvm.fabs.f64(double %.757)
  %.12.i24 = fcmp ogt double %.760, 0.000000e+00
  %.13.i25 = select i1 %.12.i24, double %.760, double 0.000000e+00
  %.736.1535 = fmul double %.18, 0x3FC7F218E25A7462
  %2 = fsub double 0.000000e+00, %.736.1535
  %.736.1.1 = fmul double %.185.2, 0x3FE6C835E79946A6
  %.738.1.1 = fadd double %2, %.736.1.1
  %.736.2.1 = fmul double %.185.4, 0x3FE3504F333F9DE6
  %.738.2.1 = fadd double %.738.1.1, %.736.2.1
  %.736.3.1 = fmul double %.185.6, 0x3FCB20D79E651A8A
  %3 = fsub double %.738.2.1, %.736.3.1
  %.736.4.1 = fmul double %.185.8, 0x3FB561B82AB7F98D
  %.738.4.1 = fadd double %3, %.736.4.1
  %.757.1 = fsub double %.738.4.1, %.185.3
  %.760.1 = tail call double @llvm.fabs.f64(double %.757.1)
  %.12.i26 = fcmp ogt double %.760.1, %.13.i25
  %.13.i27 = select i1 %.12.i26, double %.760.1, double %.13.i25
  %.736.2539 = fmul double %.18, 0x3FB561B82AB7F993
  %.738.2540 = fadd double %.736.2539, 0.000000e+00
  %.736.1.2 = fmul double %.185.2, 0x3FCB20D79E651A91
  %4 = fsub double %.738.2540, %.736.1.2
  %.736.2.2 = fmul double %.185.4, 0x3FE3504F333F9DE9
  %.738.2.2 = fadd double %4, %.736.2.2
  %.736.3.2 = fmul double %.185.6, 0x3FE6C835E79946A2
  %.738.3.2 = fadd double %.738.2.2, %.736.3.2
  %.736.4.2 = fmul double %.185.8, 0x3FC7F218E25A745E
  %5 = fsub double %.738.3.2, %.736.4.2
  %.757.2 = fsub double %5, %.185.5
  %.760.2 = tail call double @llvm.fabs.f64(double %.757.2)
  %.12.i28 = fcmp ogt double %.760.2, %.13.i27
  %.13.i29 = select i1 %.12.i28, double %.760.2, double %.13.i27
  %.736.3543 = fmul double %.18, 0x3F9975F5E055315F
  %6 = fsub double 0.000000e+00, %.736.3543
  %.736.1.3 = fmul double %.185.2, 0x3FAE087565455A7E
  %.738.1.3 = fadd double %6, %.736.1.3
  %.736.2.3 = fmul double %.185.4, 0x3FBA827999FCEF37
  %7 = fsub double %.738.1.3, %.736.2.3
  %.736.3.3 = fmul double %.185.6, 0x3FDC3EF1535754B4
  %.738.3.3 = fadd double %7, %.736.3.3
  %.736.4.3 = fmul double %.185.8, 0x3FE41BFEE2424772
  %.738.4.3 = fadd double %.738.3.3, %.736.4.3
  %.757.3 = fsub double %.738.4.3, %.185.7
  %.760.3 = tail call double @llvm.fabs.f64(double %.757.3)
  %.12.i30 = fcmp ogt double %.760.3, %.13.i29
  %.13.i31 = select i1 %.12.i30, double %.760.3, double %.13.i29
  %.799 = fsub double %.13.i38.8, %.13.i.8
  %.805 = fmul double %.13.i.8, %.13.i38.8
  %.810 = fcmp ogt double %.805, 0.000000e+00
  %.814 = fadd double %.799, %.13.i31
  %.816 = fcmp ogt double %.13.i40.8, %.814
  %or.cond = select i1 %.810, i1 %.816, i1 false
  br i1 %or.cond, label %common.ret, label %B674

common.ret:
  %.lcssa.sink = phi i64 [ %.us-phi, %B1276.endif.endif ], [ 32, %B0.endif.endif ], [ %"$phi740.0.2.0", %B702 ], [ -1, %B1494.endif ], [ %.us-phi, %B1604 ]
  store i64 %.lcssa.sink, ptr %retptr, align 8
  ret i32 0

B674:
  %.839 = fmul double %.799, 1.000000e-02
  %.841 = fcmp ugt double %.13.i31, %.839
  br i1 %.841, label %B702, label %vector.memcheck

vector.memcheck:
  %scevgep = getelementptr i8, ptr %arg.fine, i64 264
  %scevgep51 = getelementptr i8, ptr %.184.8, i64 8
  %scevgep52 = getelementptr i8, ptr %.184.7, i64 8
  %scevgep53 = getelementptr i8, ptr %.184.6, i64 8
  %scevgep54 = getelementptr i8, ptr %.184.5, i64 8
  %scevgep55 = getelementptr i8, ptr %.184.4, i64 8
  %scevgep56 = getelementptr i8, ptr %.184.3, i64 8
  %scevgep57 = getelementptr i8, ptr %.184.2, i64 8
  %8 = shl i64 %arg.events, 3
  %9 = getelementptr i8, ptr %arg.g, i64 %8
  %scevgep58 = getelementptr i8, ptr %9, i64 8
  %scevgep59 = getelementptr i8, ptr %arg.g, i64 8
  %bound0 = icmp ult ptr %arg.fine, %scevgep51
  %bound1 = icmp ult ptr %.184.8, %scevgep
  %found.conflict = and i1 %bound0, %bound1
  %bound060 = icmp ult ptr %arg.fine, %scevgep52
  %bound161 = icmp ult ptr %.184.7, %scevgep
  %found.conflict62 = and i1 %bound060, %bound161
  %conflict.rdx = or i1 %found.conflict, %found.conflict62
  %bound063 = icmp ult ptr %arg.fine, %scevgep53
  %bound164 = icmp ult ptr %.184.6, %scevgep
  %found.conflict65 = and i1 %bound063, %bound164
  %conflict.rdx66 = or i1 %found.conflict65, %conflict.rdx
  %bound067 = icmp ult ptr %arg.fine, %scevgep54
  %bound168 = icmp ult ptr %.184.5, %scevgep
  %found.conflict69 = and i1 %bound067, %bound168
  %conflict.rdx70 = or i1 %found.conflict69, %conflict.rdx66
  %bound071 = icmp ult ptr %arg.fine, %scevgep55
  %bound172 = icmp ult ptr %.184.4, %scevgep
  %found.conflict73 = and i1 %bound071, %bound172
  %conflict.rdx74 = or i1 %found.conflict73, %conflict.rdx70
  %bound075 = icmp ult ptr %arg.fine, %scevgep56
  %bound176 = icmp ult ptr %.184.3, %scevgep
  %found.conflict77 = and i1 %bound075, %bound176
  %conflict.rdx78 = or i1 %found.conflict77, %conflict.rdx74
  %bound079 = icmp ult ptr %arg.fine, %scevgep57
  %bound180 = icmp ult ptr %.184.2, %scevgep
  %found.conflict81 = and i1 %bound079, %bound180
  %conflict.rdx82 = or i1 %found.conflict81, %conflict.rdx78
  %bound083 = icmp ult ptr %arg.fine, %scevgep58
  %bound184 = icmp ult ptr %.184.1, %scevgep
  %found.conflict85 = and i1 %bound083, %bound184
  %conflict.rdx86 = or i1 %found.conflict85, %conflict.rdx82
  %bound087 = icmp ult ptr %arg.fine, %scevgep59
  %bound188 = icmp ult ptr %arg.g, %scevgep
  %found.conflict89 = and i1 %bound087, %bound188
  %conflict.rdx90 = or i1 %found.conflict89, %conflict.rdx86
  br i1 %conflict.rdx90, label %B790.endif.endif.preheader, label %vector.ph

B790.endif.endif.preheader:
  %.958481486.ph = phi i64 [ 0, %vector.memcheck ], [ 32, %vector.body ]
  %10 = mul nuw nsw i64 %.958481486.ph, 72
  %11 = getelementptr i8, ptr @.const.array.data.1, i64 %10
  %scevgep122 = getelementptr i8, ptr %11, i64 64
  br label %B790.endif.endif

vector.ph:
  %broadcast.splatinsert105 = insertelement <2 x double> poison, double %.185.8, i64 0
  %broadcast.splat106 = shufflevector <2 x double> %broadcast.splatinsert105, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert103 = insertelement <2 x double> poison, double %.185.7, i64 0
  %broadcast.splat104 = shufflevector <2 x double> %broadcast.splatinsert103, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert101 = insertelement <2 x double> poison, double %.185.6, i64 0
  %broadcast.splat102 = shufflevector <2 x double> %broadcast.splatinsert101, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert99 = insertelement <2 x double> poison, double %.185.5, i64 0
  %broadcast.splat100 = shufflevector <2 x double> %broadcast.splatinsert99, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert97 = insertelement <2 x double> poison, double %.185.4, i64 0
  %broadcast.splat98 = shufflevector <2 x double> %broadcast.splatinsert97, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert95 = insertelement <2 x double> poison, double %.185.3, i64 0
  %broadcast.splat96 = shufflevector <2 x double> %broadcast.splatinsert95, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert93 = insertelement <2 x double> poison, double %.185.2, i64 0
  %broadcast.splat94 = shufflevector <2 x double> %broadcast.splatinsert93, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert91 = insertelement <2 x double> poison, double %.185.1, i64 0
  %broadcast.splat92 = shufflevector <2 x double> %broadcast.splatinsert91, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.18, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %lsr.iv134 = phi ptr [ %scevgep135, %vector.body ], [ getelementptr inbounds nuw (i8, ptr @.const.array.data.1, i64 136), %vector.ph ]
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.ph ]
  %scevgep152 = getelementptr i8, ptr %lsr.iv134, i64 -136
  %scevgep143 = getelementptr i8, ptr %lsr.iv134, i64 -64
  %12 = load double, ptr %scevgep152, align 8
  %13 = load double, ptr %scevgep143, align 8
  %14 = insertelement <2 x double> poison, double %12, i64 0
  %15 = insertelement <2 x double> %14, double %13, i64 1
  %16 = fmul <2 x double> %broadcast.splat, %15
  %17 = fadd <2 x double> %16, zeroinitializer
  %scevgep151 = getelementptr i8, ptr %lsr.iv134, i64 -128
  %scevgep142 = getelementptr i8, ptr %lsr.iv134, i64 -56
  %18 = load double, ptr %scevgep151, align 8
  %19 = load double, ptr %scevgep142, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %22 = fmul <2 x double> %broadcast.splat92, %21
  %23 = fadd <2 x double> %17, %22
  %scevgep150 = getelementptr i8, ptr %lsr.iv134, i64 -120
  %scevgep141 = getelementptr i8, ptr %lsr.iv134, i64 -48
  %24 = load double, ptr %scevgep150, align 8
  %25 = load double, ptr %scevgep141, align 8
  %26 = insertelement <2 x double> poison, double %24, i64 0
  %27 = insertelement <2 x double> %26, double %25, i64 1
  %28 = fmul <2 x double> %broadcast.splat94, %27
  %29 = fadd <2 x double> %23, %28
  %scevgep149 = getelementptr i8, ptr %lsr.iv134, i64 -112
  %scevgep140 = getelementptr i8, ptr %lsr.iv134, i64 -40
  %30 = load double, ptr %scevgep149, align 8
  %31 = load double, ptr %scevgep140, align 8
  %32 = insertelement <2 x double> poison, double %30, i64 0
  %33 = insertelement <2 x double> %32, double %31, i64 1
  %34 = fmul <2 x double> %broadcast.splat96, %33
  %35 = fadd <2 x double> %29, %34
  %scevgep148 = getelementptr i8, ptr %lsr.iv134, i64 -104
  %scevgep139 = getelementptr i8, ptr %lsr.iv134, i64 -32
  %36 = load double, ptr %scevgep148, align 8
  %37 = load double, ptr %scevgep139, align 8
  %38 = insertelement <2 x double> poison, double %36, i64 0
  %39 = insertelement <2 x double> %38, double %37, i64 1
  %40 = fmul <2 x double> %broadcast.splat98, %39
  %41 = fadd <2 x double> %35, %40
  %scevgep147 = getelementptr i8, ptr %lsr.iv134, i64 -96
  %scevgep138 = getelementptr i8, ptr %lsr.iv134, i64 -24
  %42 = load double, ptr %scevgep147, align 8
  %43 = load double, ptr %scevgep138, align 8
  %44 = insertelement <2 x double> poison, double %42, i64 0
  %45 = insertelement <2 x double> %44, double %43, i64 1
  %46 = fmul <2 x double> %broadcast.splat100, %45
  %47 = fadd <2 x double> %41, %46
  %scevgep146 = getelementptr i8, ptr %lsr.iv134, i64 -88
  %scevgep137 = getelementptr i8, ptr %lsr.iv134, i64 -16
  %48 = load double, ptr %scevgep146, align 8
  %49 = load double, ptr %scevgep137, align 8
  %50 = insertelement <2 x double> poison, double %48, i64 0
  %51 = insertelement <2 x double> %50, double %49, i64 1
  %52 = fmul <2 x double> %broadcast.splat102, %51
  %53 = fadd <2 x double> %47, %52
  %scevgep145 = getelementptr i8, ptr %lsr.iv134, i64 -80
  %scevgep136 = getelementptr i8, ptr %lsr.iv134, i64 -8
  %54 = load double, ptr %scevgep145, align 8
  %55 = load double, ptr %scevgep136, align 8
  %56 = insertelement <2 x double> poison, double %54, i64 0
  %57 = insertelement <2 x double> %56, double %55, i64 1
  %58 = fmul <2 x double> %broadcast.splat104, %57
  %59 = fadd <2 x double> %53, %58
  %scevgep144 = getelementptr i8, ptr %lsr.iv134, i64 -72
  %60 = load double, ptr %scevgep144, align 8
  %61 = load double, ptr %lsr.iv134, align 8
  %62 = insertelement <2 x double> poison, double %60, i64 0
  %63 = insertelement <2 x double> %62, double %61, i64 1
  %64 = fmul <2 x double> %broadcast.splat106, %63
  %65 = fadd <2 x double> %59, %64
  %66 = shl nuw nsw i64 %index, 3
  %scevgep26 = getelementptr i8, ptr %arg.fine, i64 %66
  store <2 x double> %65, ptr %scevgep26, align 8
  %index.next = add nuw nsw i64 %index, 2
  %scevgep135 = getelementptr i8, ptr %lsr.iv134, i64 144
  %67 = icmp eq i64 %index.next, 32
  br i1 %67, label %B790.endif.endif.preheader, label %vector.body

B702:
  %.856 = fcmp oeq double %.13.i42.8, 0.000000e+00
  %"$phi740.0.2.0" = select i1 %.856, i64 32, i64 -1
  br label %common.ret

B980:
  %lsr.iv17 = phi i64 [ %lsr.iv.next18, %B980 ], [ 30, %B980.preheader6 ]
  %first.2.0492 = phi i64 [ %73, %B980 ], [ 32, %B980.preheader6 ]
  %68 = add i64 %lsr.iv17, 1
  %69 = shl nsw i64 %lsr.iv17, 3
  %scevgep25 = getelementptr i8, ptr %arg.fine, i64 %69
  %70 = shl nsw i64 %lsr.iv17, 3
  %scevgep19 = getelementptr i8, ptr %arg.fine, i64 %70
  %scevgep21 = getelementptr i8, ptr %scevgep19, i64 16
  %71 = shl nsw i64 %lsr.iv17, 3
  %scevgep17 = getelementptr i8, ptr %arg.fine, i64 %71
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 8
  %.1369 = load double, ptr %scevgep18, align 8
  %.1374 = load double, ptr %scevgep21, align 8
  %.14.i = fcmp olt double %.1369, 0.000000e+00
  %.20.i = fcmp oge double %.1374, 0.000000e+00
  %or.cond.i = select i1 %.14.i, i1 %.20.i, i1 false
  %.37.i = fcmp ule double %.1369, 0.000000e+00
  %.44.i = fcmp ugt double %.1374, 0.000000e+00
  %or.cond3.i.not50 = select i1 %.37.i, i1 true, i1 %.44.i
  %or.cond3.i.not50.fr = freeze i1 %or.cond3.i.not50
  %spec.select = select i1 %or.cond3.i.not50.fr, i64 %first.2.0492, i64 %68
  %72 = select i1 %or.cond.i, i64 %68, i64 %spec.select
  %.1369.1 = load double, ptr %scevgep25, align 8
  %.14.i.1 = fcmp olt double %.1369.1, 0.000000e+00
  %.20.i.1 = fcmp oge double %.1369, 0.000000e+00
  %or.cond.i.1 = select i1 %.14.i.1, i1 %.20.i.1, i1 false
  %.37.i.1 = fcmp ule double %.1369.1, 0.000000e+00
  %.44.i.1 = fcmp ugt double %.1369, 0.000000e+00
  %or.cond3.i.not50.1 = select i1 %.37.i.1, i1 true, i1 %.44.i.1
  %or.cond3.i.not50.fr.1 = freeze i1 %or.cond3.i.not50.1
  %spec.select.1 = select i1 %or.cond3.i.not50.fr.1, i64 %72, i64 %lsr.iv17
  %73 = select i1 %or.cond.i.1, i64 %lsr.iv17, i64 %spec.select.1
  %lsr.iv.next18 = add nsw i64 %lsr.iv17, -2
  %.1318.1.not = icmp eq i64 %lsr.iv.next18, -2
  br i1 %.1318.1.not, label %B1100.endif.preheader.loopexit18.loopexit12, label %B980

B1100.endif.preheader.loopexit18.loopexit12:
  %sunkaddr1551.phi.trans.insert.phi.trans.insert = getelementptr i8, ptr %arg.fine, i64 16
  %.15532.pre.pre = load double, ptr %sunkaddr1551.phi.trans.insert.phi.trans.insert, align 8
  %sunkaddr1583.phi.trans.insert.phi.trans.insert = getelementptr i8, ptr %arg.fine, i64 8
  %.15564.pre.pre = load double, ptr %sunkaddr1583.phi.trans.insert.phi.trans.insert, align 8
  %.15637.pre.pre = load double, ptr %arg.fine, align 8
  br label %B1100.endif.preheader

B1100.endif.preheader:
  %.15637 = phi double [ %.1369.us.31, %B980.us.preheader ], [ %.1369.us2.31, %B980.us.preheader10 ], [ %.15637.pre.pre, %B1100.endif.preheader.loopexit18.loopexit12 ]
  %.15564 = phi double [ %.1369.us.30, %B980.us.preheader ], [ %.1369.us2.30, %B980.us.preheader10 ], [ %.15564.pre.pre, %B1100.endif.preheader.loopexit18.loopexit12 ]
  %.15532 = phi double [ %.1369.us.29, %B980.us.preheader ], [ %.1369.us2.29, %B980.us.preheader10 ], [ %.15532.pre.pre, %B1100.endif.preheader.loopexit18.loopexit12 ]
  %.us-phi = phi i64 [ %spec.select.us.31, %B980.us.preheader ], [ %spec.select9.31, %B980.us.preheader10 ], [ %73, %B1100.endif.preheader.loopexit18.loopexit12 ]
  %.15585 = fmul double %.15564, 2.000000e+00
  %.15596 = fsub double %.15532, %.15585
  %.15648 = fadd double %.15637, %.15596
  %.15659 = tail call double @llvm.fabs.f64(double %.15648)
  %.12.i3210 = fcmp ogt double %.15659, 0.000000e+00
  %.13.i3311 = select i1 %.12.i3210, double %.15659, double 0.000000e+00
  br label %B1100.endif.1

B1228:
  %.1603 = fcmp ogt double %.799, 0.000000e+00
  br i1 %.1603, label %B282.i.preheader, label %B1276.endif.endif

B282.i.preheader:
  %.147.i = fmul double %.13.i31, %.13.i31
  %.1633 = fmul double %.147.i, 1.000000e+01
  %.1638 = fdiv double %.1633, %.799
  %.1642 = fmul double %.13.i42.8, 0x3D06849B86A12B9B
  %.1645 = fadd double %.1642, %.1638
  br label %B1276.endif.endif

B1604:
  %exitcond548.not = icmp eq i64 %79, %.1787
  br i1 %exitcond548.not, label %common.ret, label %B1354.endif.endif

B790.endif.endif:
  %lsr.iv123 = phi ptr [ %scevgep122, %B790.endif.endif.preheader ], [ %scevgep124, %B790.endif.endif ]
  %.958481486 = phi i64 [ %.958481486.ph, %B790.endif.endif.preheader ], [ %.965, %B790.endif.endif ]
  %scevgep132 = getelementptr i8, ptr %lsr.iv123, i64 -64
  %.1194 = load double, ptr %scevgep132, align 8
  %.1206 = load double, ptr %arg.g, align 8
  %.1207 = fmul double %.1194, %.1206
  %.1209 = fadd double %.1207, 0.000000e+00
  %scevgep131 = getelementptr i8, ptr %lsr.iv123, i64 -56
  %.1194.1 = load double, ptr %scevgep131, align 8
  %.1206.1 = load double, ptr %.184.1, align 8
  %.1207.1 = fmul double %.1194.1, %.1206.1
  %.1209.1 = fadd double %.1209, %.1207.1
  %scevgep130 = getelementptr i8, ptr %lsr.iv123, i64 -48
  %.1194.2 = load double, ptr %scevgep130, align 8
  %.1206.2 = load double, ptr %.184.2, align 8
  %.1207.2 = fmul double %.1194.2, %.1206.2
  %.1209.2 = fadd double %.1209.1, %.1207.2
  %scevgep129 = getelementptr i8, ptr %lsr.iv123, i64 -40
  %.1194.3 = load double, ptr %scevgep129, align 8
  %.1206.3 = load double, ptr %.184.3, align 8
  %.1207.3 = fmul double %.1194.3, %.1206.3
  %.1209.3 = fadd double %.1209.2, %.1207.3
  %scevgep128 = getelementptr i8, ptr %lsr.iv123, i64 -32
  %.1194.4 = load double, ptr %scevgep128, align 8
  %.1206.4 = load double, ptr %.184.4, align 8
  %.1207.4 = fmul double %.1194.4, %.1206.4
  %.1209.4 = fadd double %.1209.3, %.1207.4
  %scevgep127 = getelementptr i8, ptr %lsr.iv123, i64 -24
  %.1194.5 = load double, ptr %scevgep127, align 8
  %.1206.5 = load double, ptr %.184.5, align 8
  %.1207.5 = fmul double %.1194.5, %.1206.5
  %.1209.5 = fadd double %.1209.4, %.1207.5
  %scevgep126 = getelementptr i8, ptr %lsr.iv123, i64 -16
  %.1194.6 = load double, ptr %scevgep126, align 8
  %.1206.6 = load double, ptr %.184.6, align 8
  %.1207.6 = fmul double %.1194.6, %.1206.6
  %.1209.6 = fadd double %.1209.5, %.1207.6
  %scevgep125 = getelementptr i8, ptr %lsr.iv123, i64 -8
  %.1194.7 = load double, ptr %scevgep125, align 8
  %.1206.7 = load double, ptr %.184.7, align 8
  %.1207.7 = fmul double %.1194.7, %.1206.7
  %.1209.7 = fadd double %.1209.6, %.1207.7
  %.1194.8 = load double, ptr %lsr.iv123, align 8
  %.1206.8 = load double, ptr %.184.8, align 8
  %.1207.8 = fmul double %.1194.8, %.1206.8
  %.1209.8 = fadd double %.1209.7, %.1207.8
  %.965 = add nuw nsw i64 %.958481486, 1
  %74 = shl i64 %.958481486, 3
  %scevgep133 = getelementptr i8, ptr %arg.fine, i64 %74
  store double %.1209.8, ptr %scevgep133, align 8
  %scevgep124 = getelementptr i8, ptr %lsr.iv123, i64 72
  %exitcond546.not = icmp eq i64 %.965, 33
  br i1 %exitcond546.not, label %B980.preheader, label %B790.endif.endif

B980.preheader:
  %75 = fcmp ult double %arg.direction.fr, 0.000000e+00
  br i1 %75, label %B980.us.preheader, label %B980.preheader1

B980.preheader1:
  %76 = fcmp ugt double %arg.direction.fr, 0.000000e+00
  br i1 %76, label %B980.us.preheader10, label %B980.preheader6

B980.preheader6:
  br label %B980

B980.us.preheader10:
  %scevgep39.us = getelementptr i8, ptr %arg.fine, i64 248
  %.1369.us2 = load double, ptr %scevgep39.us, align 8
  %scevgep38.us = getelementptr i8, ptr %arg.fine, i64 256
  %.1374.us3 = load double, ptr %scevgep38.us, align 8
  %.14.i.us = fcmp olt double %.1369.us2, 0.000000e+00
  %.20.i.us = fcmp oge double %.1374.us3, 0.000000e+00
  %or.cond.i.us = select i1 %.14.i.us, i1 %.20.i.us, i1 false
  %spec.select9 = select i1 %or.cond.i.us, i64 31, i64 32
  %scevgep39.us.1 = getelementptr i8, ptr %arg.fine, i64 240
  %.1369.us2.1 = load double, ptr %scevgep39.us.1, align 8
  %.14.i.us.1 = fcmp olt double %.1369.us2.1, 0.000000e+00
  %.20.i.us.1 = fcmp oge double %.1369.us2, 0.000000e+00
  %or.cond.i.us.1 = select i1 %.14.i.us.1, i1 %.20.i.us.1, i1 false
  %spec.select9.1 = select i1 %or.cond.i.us.1, i64 30, i64 %spec.select9
  %scevgep39.us.2 = getelementptr i8, ptr %arg.fine, i64 232
  %.1369.us2.2 = load double, ptr %scevgep39.us.2, align 8
  %.14.i.us.2 = fcmp olt double %.1369.us2.2, 0.000000e+00
  %.20.i.us.2 = fcmp oge double %.1369.us2.1, 0.000000e+00
  %or.cond.i.us.2 = select i1 %.14.i.us.2, i1 %.20.i.us.2, i1 false
  %spec.select9.2 = select i1 %or.cond.i.us.2, i64 29, i64 %spec.select9.1
  %scevgep39.us.3 = getelementptr i8, ptr %arg.fine, i64 224
  %.1369.us2.3 = load double, ptr %scevgep39.us.3, align 8
  %.14.i.us.3 = fcmp olt double %.1369.us2.3, 0.000000e+00
  %.20.i.us.3 = fcmp oge double %.1369.us2.2, 0.000000e+00
  %or.cond.i.us.3 = select i1 %.14.i.us.3, i1 %.20.i.us.3, i1 false
  %spec.select9.3 = select i1 %or.cond.i.us.3, i64 28, i64 %spec.select9.2
  %scevgep39.us.4 = getelementptr i8, ptr %arg.fine, i64 216
  %.1369.us2.4 = load double, ptr %scevgep39.us.4, align 8
  %.14.i.us.4 = fcmp olt double %.1369.us2.4, 0.000000e+00
  %.20.i.us.4 = fcmp oge double %.1369.us2.3, 0.000000e+00
  %or.cond.i.us.4 = select i1 %.14.i.us.4, i1 %.20.i.us.4, i1 false
  %spec.select9.4 = select i1 %or.cond.i.us.4, i64 27, i64 %spec.select9.3
  %scevgep39.us.5 = getelementptr i8, ptr %arg.fine, i64 208
  %.1369.us2.5 = load double, ptr %scevgep39.us.5, align 8
  %.14.i.us.5 = fcmp olt double %.1369.us2.5, 0.000000e+00
  %.20.i.us.5 = fcmp oge double %.1369.us2.4, 0.000000e+00
  %or.cond.i.us.5 = select i1 %.14.i.us.5, i1 %.20.i.us.5, i1 false
  %spec.select9.5 = select i1 %or.cond.i.us.5, i64 26, i64 %spec.select9.4
  %scevgep39.us.6 = getelementptr i8, ptr %arg.fine, i64 200
  %.1369.us2.6 = load double, ptr %scevgep39.us.6, align 8
  %.14.i.us.6 = fcmp olt double %.1369.us2.6, 0.000000e+00
  %.20.i.us.6 = fcmp oge double %.1369.us2.5, 0.000000e+00
  %or.cond.i.us.6 = select i1 %.14.i.us.6, i1 %.20.i.us.6, i1 false
  %spec.select9.6 = select i1 %or.cond.i.us.6, i64 25, i64 %spec.select9.5
  %scevgep39.us.7 = getelementptr i8, ptr %arg.fine, i64 192
  %.1369.us2.7 = load double, ptr %scevgep39.us.7, align 8
  %.14.i.us.7 = fcmp olt double %.1369.us2.7, 0.000000e+00
  %.20.i.us.7 = fcmp oge double %.1369.us2.6, 0.000000e+00
  %or.cond.i.us.7 = select i1 %.14.i.us.7, i1 %.20.i.us.7, i1 false
  %spec.select9.7 = select i1 %or.cond.i.us.7, i64 24, i64 %spec.select9.6
  %scevgep39.us.8 = getelementptr i8, ptr %arg.fine, i64 184
  %.1369.us2.8 = load double, ptr %scevgep39.us.8, align 8
  %.14.i.us.8 = fcmp olt double %.1369.us2.8, 0.000000e+00
  %.20.i.us.8 = fcmp oge double %.1369.us2.7, 0.000000e+00
  %or.cond.i.us.8 = select i1 %.14.i.us.8, i1 %.20.i.us.8, i1 false
  %spec.select9.8 = select i1 %or.cond.i.us.8, i64 23, i64 %spec.select9.7
  %scevgep39.us.9 = getelementptr i8, ptr %arg.fine, i64 176
  %.1369.us2.9 = load double, ptr %scevgep39.us.9, align 8
  %.14.i.us.9 = fcmp olt double %.1369.us2.9, 0.000000e+00
  %.20.i.us.9 = fcmp oge double %.1369.us2.8, 0.000000e+00
  %or.cond.i.us.9 = select i1 %.14.i.us.9, i1 %.20.i.us.9, i1 false
  %spec.select9.9 = select i1 %or.cond.i.us.9, i64 22, i64 %spec.select9.8
  %scevgep39.us.10 = getelementptr i8, ptr %arg.fine, i64 168
  %.1369.us2.10 = load double, ptr %scevgep39.us.10, align 8
  %.14.i.us.10 = fcmp olt double %.1369.us2.10, 0.000000e+00
  %.20.i.us.10 = fcmp oge double %.1369.us2.9, 0.000000e+00
  %or.cond.i.us.10 = select i1 %.14.i.us.10, i1 %.20.i.us.10, i1 false
  %spec.select9.10 = select i1 %or.cond.i.us.10, i64 21, i64 %spec.select9.9
  %scevgep39.us.11 = getelementptr i8, ptr %arg.fine, i64 160
  %.1369.us2.11 = load double, ptr %scevgep39.us.11, align 8
  %.14.i.us.11 = fcmp olt double %.1369.us2.11, 0.000000e+00
  %.20.i.us.11 = fcmp oge double %.1369.us2.10, 0.000000e+00
  %or.cond.i.us.11 = select i1 %.14.i.us.11, i1 %.20.i.us.11, i1 false
  %spec.select9.11 = select i1 %or.cond.i.us.11, i64 20, i64 %spec.select9.10
  %scevgep39.us.12 = getelementptr i8, ptr %arg.fine, i64 152
  %.1369.us2.12 = load double, ptr %scevgep39.us.12, align 8
  %.14.i.us.12 = fcmp olt double %.1369.us2.12, 0.000000e+00
  %.20.i.us.12 = fcmp oge double %.1369.us2.11, 0.000000e+00
  %or.cond.i.us.12 = select i1 %.14.i.us.12, i1 %.20.i.us.12, i1 false
  %spec.select9.12 = select i1 %or.cond.i.us.12, i64 19, i64 %spec.select9.11
  %scevgep39.us.13 = getelementptr i8, ptr %arg.fine, i64 144
  %.1369.us2.13 = load double, ptr %scevgep39.us.13, align 8
  %.14.i.us.13 = fcmp olt double %.1369.us2.13, 0.000000e+00
  %.20.i.us.13 = fcmp oge double %.1369.us2.12, 0.000000e+00
  %or.cond.i.us.13 = select i1 %.14.i.us.13, i1 %.20.i.us.13, i1 false
  %spec.select9.13 = select i1 %or.cond.i.us.13, i64 18, i64 %spec.select9.12
  %scevgep39.us.14 = getelementptr i8, ptr %arg.fine, i64 136
  %.1369.us2.14 = load double, ptr %scevgep39.us.14, align 8
  %.14.i.us.14 = fcmp olt double %.1369.us2.14, 0.000000e+00
  %.20.i.us.14 = fcmp oge double %.1369.us2.13, 0.000000e+00
  %or.cond.i.us.14 = select i1 %.14.i.us.14, i1 %.20.i.us.14, i1 false
  %spec.select9.14 = select i1 %or.cond.i.us.14, i64 17, i64 %spec.select9.13
  %scevgep39.us.15 = getelementptr i8, ptr %arg.fine, i64 128
  %.1369.us2.15 = load double, ptr %scevgep39.us.15, align 8
  %.14.i.us.15 = fcmp olt double %.1369.us2.15, 0.000000e+00
  %.20.i.us.15 = fcmp oge double %.1369.us2.14, 0.000000e+00
  %or.cond.i.us.15 = select i1 %.14.i.us.15, i1 %.20.i.us.15, i1 false
  %spec.select9.15 = select i1 %or.cond.i.us.15, i64 16, i64 %spec.select9.14
  %scevgep39.us.16 = getelementptr i8, ptr %arg.fine, i64 120
  %.1369.us2.16 = load double, ptr %scevgep39.us.16, align 8
  %.14.i.us.16 = fcmp olt double %.1369.us2.16, 0.000000e+00
  %.20.i.us.16 = fcmp oge double %.1369.us2.15, 0.000000e+00
  %or.cond.i.us.16 = select i1 %.14.i.us.16, i1 %.20.i.us.16, i1 false
  %spec.select9.16 = select i1 %or.cond.i.us.16, i64 15, i64 %spec.select9.15
  %scevgep39.us.17 = getelementptr i8, ptr %arg.fine, i64 112
  %.1369.us2.17 = load double, ptr %scevgep39.us.17, align 8
  %.14.i.us.17 = fcmp olt double %.1369.us2.17, 0.000000e+00
  %.20.i.us.17 = fcmp oge double %.1369.us2.16, 0.000000e+00
  %or.cond.i.us.17 = select i1 %.14.i.us.17, i1 %.20.i.us.17, i1 false
  %spec.select9.17 = select i1 %or.cond.i.us.17, i64 14, i64 %spec.select9.16
  %scevgep39.us.18 = getelementptr i8, ptr %arg.fine, i64 104
  %.1369.us2.18 = load double, ptr %scevgep39.us.18, align 8
  %.14.i.us.18 = fcmp olt double %.1369.us2.18, 0.000000e+00
  %.20.i.us.18 = fcmp oge double %.1369.us2.17, 0.000000e+00
  %or.cond.i.us.18 = select i1 %.14.i.us.18, i1 %.20.i.us.18, i1 false
  %spec.select9.18 = select i1 %or.cond.i.us.18, i64 13, i64 %spec.select9.17
  %scevgep39.us.19 = getelementptr i8, ptr %arg.fine, i64 96
  %.1369.us2.19 = load double, ptr %scevgep39.us.19, align 8
  %.14.i.us.19 = fcmp olt double %.1369.us2.19, 0.000000e+00
  %.20.i.us.19 = fcmp oge double %.1369.us2.18, 0.000000e+00
  %or.cond.i.us.19 = select i1 %.14.i.us.19, i1 %.20.i.us.19, i1 false
  %spec.select9.19 = select i1 %or.cond.i.us.19, i64 12, i64 %spec.select9.18
  %scevgep39.us.20 = getelementptr i8, ptr %arg.fine, i64 88
  %.1369.us2.20 = load double, ptr %scevgep39.us.20, align 8
  %.14.i.us.20 = fcmp olt double %.1369.us2.20, 0.000000e+00
  %.20.i.us.20 = fcmp oge double %.1369.us2.19, 0.000000e+00
  %or.cond.i.us.20 = select i1 %.14.i.us.20, i1 %.20.i.us.20, i1 false
  %spec.select9.20 = select i1 %or.cond.i.us.20, i64 11, i64 %spec.select9.19
  %scevgep39.us.21 = getelementptr i8, ptr %arg.fine, i64 80
  %.1369.us2.21 = load double, ptr %scevgep39.us.21, align 8
  %.14.i.us.21 = fcmp olt double %.1369.us2.21, 0.000000e+00
  %.20.i.us.21 = fcmp oge double %.1369.us2.20, 0.000000e+00
  %or.cond.i.us.21 = select i1 %.14.i.us.21, i1 %.20.i.us.21, i1 false
  %spec.select9.21 = select i1 %or.cond.i.us.21, i64 10, i64 %spec.select9.20
  %scevgep39.us.22 = getelementptr i8, ptr %arg.fine, i64 72
  %.1369.us2.22 = load double, ptr %scevgep39.us.22, align 8
  %.14.i.us.22 = fcmp olt double %.1369.us2.22, 0.000000e+00
  %.20.i.us.22 = fcmp oge double %.1369.us2.21, 0.000000e+00
  %or.cond.i.us.22 = select i1 %.14.i.us.22, i1 %.20.i.us.22, i1 false
  %spec.select9.22 = select i1 %or.cond.i.us.22, i64 9, i64 %spec.select9.21
  %scevgep39.us.23 = getelementptr i8, ptr %arg.fine, i64 64
  %.1369.us2.23 = load double, ptr %scevgep39.us.23, align 8
  %.14.i.us.23 = fcmp olt double %.1369.us2.23, 0.000000e+00
  %.20.i.us.23 = fcmp oge double %.1369.us2.22, 0.000000e+00
  %or.cond.i.us.23 = select i1 %.14.i.us.23, i1 %.20.i.us.23, i1 false
  %spec.select9.23 = select i1 %or.cond.i.us.23, i64 8, i64 %spec.select9.22
  %scevgep39.us.24 = getelementptr i8, ptr %arg.fine, i64 56
  %.1369.us2.24 = load double, ptr %scevgep39.us.24, align 8
  %.14.i.us.24 = fcmp olt double %.1369.us2.24, 0.000000e+00
  %.20.i.us.24 = fcmp oge double %.1369.us2.23, 0.000000e+00
  %or.cond.i.us.24 = select i1 %.14.i.us.24, i1 %.20.i.us.24, i1 false
  %spec.select9.24 = select i1 %or.cond.i.us.24, i64 7, i64 %spec.select9.23
  %scevgep39.us.25 = getelementptr i8, ptr %arg.fine, i64 48
  %.1369.us2.25 = load double, ptr %scevgep39.us.25, align 8
  %.14.i.us.25 = fcmp olt double %.1369.us2.25, 0.000000e+00
  %.20.i.us.25 = fcmp oge double %.1369.us2.24, 0.000000e+00
  %or.cond.i.us.25 = select i1 %.14.i.us.25, i1 %.20.i.us.25, i1 false
  %spec.select9.25 = select i1 %or.cond.i.us.25, i64 6, i64 %spec.select9.24
  %scevgep39.us.26 = getelementptr i8, ptr %arg.fine, i64 40
  %.1369.us2.26 = load double, ptr %scevgep39.us.26, align 8
  %.14.i.us.26 = fcmp olt double %.1369.us2.26, 0.000000e+00
  %.20.i.us.26 = fcmp oge double %.1369.us2.25, 0.000000e+00
  %or.cond.i.us.26 = select i1 %.14.i.us.26, i1 %.20.i.us.26, i1 false
  %spec.select9.26 = select i1 %or.cond.i.us.26, i64 5, i64 %spec.select9.25
  %scevgep39.us.27 = getelementptr i8, ptr %arg.fine, i64 32
  %.1369.us2.27 = load double, ptr %scevgep39.us.27, align 8
  %.14.i.us.27 = fcmp olt double %.1369.us2.27, 0.000000e+00
  %.20.i.us.27 = fcmp oge double %.1369.us2.26, 0.000000e+00
  %or.cond.i.us.27 = select i1 %.14.i.us.27, i1 %.20.i.us.27, i1 false
  %spec.select9.27 = select i1 %or.cond.i.us.27, i64 4, i64 %spec.select9.26
  %scevgep39.us.28 = getelementptr i8, ptr %arg.fine, i64 24
  %.1369.us2.28 = load double, ptr %scevgep39.us.28, align 8
  %.14.i.us.28 = fcmp olt double %.1369.us2.28, 0.000000e+00
  %.20.i.us.28 = fcmp oge double %.1369.us2.27, 0.000000e+00
  %or.cond.i.us.28 = select i1 %.14.i.us.28, i1 %.20.i.us.28, i1 false
  %spec.select9.28 = select i1 %or.cond.i.us.28, i64 3, i64 %spec.select9.27
  %scevgep39.us.29 = getelementptr i8, ptr %arg.fine, i64 16
  %.1369.us2.29 = load double, ptr %scevgep39.us.29, align 8
  %.14.i.us.29 = fcmp olt double %.1369.us2.29, 0.000000e+00
  %.20.i.us.29 = fcmp oge double %.1369.us2.28, 0.000000e+00
  %or.cond.i.us.29 = select i1 %.14.i.us.29, i1 %.20.i.us.29, i1 false
  %spec.select9.29 = select i1 %or.cond.i.us.29, i64 2, i64 %spec.select9.28
  %scevgep39.us.30 = getelementptr i8, ptr %arg.fine, i64 8
  %.1369.us2.30 = load double, ptr %scevgep39.us.30, align 8
  %.14.i.us.30 = fcmp olt double %.1369.us2.30, 0.000000e+00
  %.20.i.us.30 = fcmp oge double %.1369.us2.29, 0.000000e+00
  %or.cond.i.us.30 = select i1 %.14.i.us.30, i1 %.20.i.us.30, i1 false
  %spec.select9.30 = select i1 %or.cond.i.us.30, i64 1, i64 %spec.select9.29
  %.1369.us2.31 = load double, ptr %arg.fine, align 8
  %.14.i.us.31 = fcmp olt double %.1369.us2.31, 0.000000e+00
  %.20.i.us.31 = fcmp oge double %.1369.us2.30, 0.000000e+00
  %or.cond.i.us.31 = select i1 %.14.i.us.31, i1 %.20.i.us.31, i1 false
  %spec.select9.31 = select i1 %or.cond.i.us.31, i64 0, i64 %spec.select9.30
  br label %B1100.endif.preheader

B980.us.preheader:
  %77 = fcmp ugt double %arg.direction.fr, 0.000000e+00
  %scevgep121.us = getelementptr i8, ptr %arg.fine, i64 248
  %.1369.us = load double, ptr %scevgep121.us, align 8
  %scevgep120.us = getelementptr i8, ptr %arg.fine, i64 256
  %.1374.us = load double, ptr %scevgep120.us, align 8
  %.37.i.us = fcmp ule double %.1369.us, 0.000000e+00
  %.44.i.us = fcmp ugt double %.1374.us, 0.000000e+00
  %or.cond3.i.not50.us = select i1 %.37.i.us, i1 true, i1 %.44.i.us
  %or.cond3.i.not50.us.fr = freeze i1 %or.cond3.i.not50.us
  %spec.select.i.not.us = or i1 %77, %or.cond3.i.not50.us.fr
  %spec.select.us = select i1 %spec.select.i.not.us, i64 32, i64 31
  %scevgep121.us.1 = getelementptr i8, ptr %arg.fine, i64 240
  %.1369.us.1 = load double, ptr %scevgep121.us.1, align 8
  %.37.i.us.1 = fcmp ule double %.1369.us.1, 0.000000e+00
  %.44.i.us.1 = fcmp ugt double %.1369.us, 0.000000e+00
  %or.cond3.i.not50.us.1 = select i1 %.37.i.us.1, i1 true, i1 %.44.i.us.1
  %or.cond3.i.not50.us.fr.1 = freeze i1 %or.cond3.i.not50.us.1
  %spec.select.i.not.us.1 = or i1 %77, %or.cond3.i.not50.us.fr.1
  %spec.select.us.1 = select i1 %spec.select.i.not.us.1, i64 %spec.select.us, i64 30
  %scevgep121.us.2 = getelementptr i8, ptr %arg.fine, i64 232
  %.1369.us.2 = load double, ptr %scevgep121.us.2, align 8
  %.37.i.us.2 = fcmp ule double %.1369.us.2, 0.000000e+00
  %.44.i.us.2 = fcmp ugt double %.1369.us.1, 0.000000e+00
  %or.cond3.i.not50.us.2 = select i1 %.37.i.us.2, i1 true, i1 %.44.i.us.2
  %or.cond3.i.not50.us.fr.2 = freeze i1 %or.cond3.i.not50.us.2
  %spec.select.i.not.us.2 = or i1 %77, %or.cond3.i.not50.us.fr.2
  %spec.select.us.2 = select i1 %spec.select.i.not.us.2, i64 %spec.select.us.1, i64 29
  %scevgep121.us.3 = getelementptr i8, ptr %arg.fine, i64 224
  %.1369.us.3 = load double, ptr %scevgep121.us.3, align 8
  %.37.i.us.3 = fcmp ule double %.1369.us.3, 0.000000e+00
  %.44.i.us.3 = fcmp ugt double %.1369.us.2, 0.000000e+00
  %or.cond3.i.not50.us.3 = select i1 %.37.i.us.3, i1 true, i1 %.44.i.us.3
  %or.cond3.i.not50.us.fr.3 = freeze i1 %or.cond3.i.not50.us.3
  %spec.select.i.not.us.3 = or i1 %77, %or.cond3.i.not50.us.fr.3
  %spec.select.us.3 = select i1 %spec.select.i.not.us.3, i64 %spec.select.us.2, i64 28
  %scevgep121.us.4 = getelementptr i8, ptr %arg.fine, i64 216
  %.1369.us.4 = load double, ptr %scevgep121.us.4, align 8
  %.37.i.us.4 = fcmp ule double %.1369.us.4, 0.000000e+00
  %.44.i.us.4 = fcmp ugt double %.1369.us.3, 0.000000e+00
  %or.cond3.i.not50.us.4 = select i1 %.37.i.us.4, i1 true, i1 %.44.i.us.4
  %or.cond3.i.not50.us.fr.4 = freeze i1 %or.cond3.i.not50.us.4
  %spec.select.i.not.us.4 = or i1 %77, %or.cond3.i.not50.us.fr.4
  %spec.select.us.4 = select i1 %spec.select.i.not.us.4, i64 %spec.select.us.3, i64 27
  %scevgep121.us.5 = getelementptr i8, ptr %arg.fine, i64 208
  %.1369.us.5 = load double, ptr %scevgep121.us.5, align 8
  %.37.i.us.5 = fcmp ule double %.1369.us.5, 0.000000e+00
  %.44.i.us.5 = fcmp ugt double %.1369.us.4, 0.000000e+00
  %or.cond3.i.not50.us.5 = select i1 %.37.i.us.5, i1 true, i1 %.44.i.us.5
  %or.cond3.i.not50.us.fr.5 = freeze i1 %or.cond3.i.not50.us.5
  %spec.select.i.not.us.5 = or i1 %77, %or.cond3.i.not50.us.fr.5
  %spec.select.us.5 = select i1 %spec.select.i.not.us.5, i64 %spec.select.us.4, i64 26
  %scevgep121.us.6 = getelementptr i8, ptr %arg.fine, i64 200
  %.1369.us.6 = load double, ptr %scevgep121.us.6, align 8
  %.37.i.us.6 = fcmp ule double %.1369.us.6, 0.000000e+00
  %.44.i.us.6 = fcmp ugt double %.1369.us.5, 0.000000e+00
  %or.cond3.i.not50.us.6 = select i1 %.37.i.us.6, i1 true, i1 %.44.i.us.6
  %or.cond3.i.not50.us.fr.6 = freeze i1 %or.cond3.i.not50.us.6
  %spec.select.i.not.us.6 = or i1 %77, %or.cond3.i.not50.us.fr.6
  %spec.select.us.6 = select i1 %spec.select.i.not.us.6, i64 %spec.select.us.5, i64 25
  %scevgep121.us.7 = getelementptr i8, ptr %arg.fine, i64 192
  %.1369.us.7 = load double, ptr %scevgep121.us.7, align 8
  %.37.i.us.7 = fcmp ule double %.1369.us.7, 0.000000e+00
  %.44.i.us.7 = fcmp ugt double %.1369.us.6, 0.000000e+00
  %or.cond3.i.not50.us.7 = select i1 %.37.i.us.7, i1 true, i1 %.44.i.us.7
  %or.cond3.i.not50.us.fr.7 = freeze i1 %or.cond3.i.not50.us.7
  %spec.select.i.not.us.7 = or i1 %77, %or.cond3.i.not50.us.fr.7
  %spec.select.us.7 = select i1 %spec.select.i.not.us.7, i64 %spec.select.us.6, i64 24
  %scevgep121.us.8 = getelementptr i8, ptr %arg.fine, i64 184
  %.1369.us.8 = load double, ptr %scevgep121.us.8, align 8
  %.37.i.us.8 = fcmp ule double %.1369.us.8, 0.000000e+00
  %.44.i.us.8 = fcmp ugt double %.1369.us.7, 0.000000e+00
  %or.cond3.i.not50.us.8 = select i1 %.37.i.us.8, i1 true, i1 %.44.i.us.8
  %or.cond3.i.not50.us.fr.8 = freeze i1 %or.cond3.i.not50.us.8
  %spec.select.i.not.us.8 = or i1 %77, %or.cond3.i.not50.us.fr.8
  %spec.select.us.8 = select i1 %spec.select.i.not.us.8, i64 %spec.select.us.7, i64 23
  %scevgep121.us.9 = getelementptr i8, ptr %arg.fine, i64 176
  %.1369.us.9 = load double, ptr %scevgep121.us.9, align 8
  %.37.i.us.9 = fcmp ule double %.1369.us.9, 0.000000e+00
  %.44.i.us.9 = fcmp ugt double %.1369.us.8, 0.000000e+00
  %or.cond3.i.not50.us.9 = select i1 %.37.i.us.9, i1 true, i1 %.44.i.us.9
  %or.cond3.i.not50.us.fr.9 = freeze i1 %or.cond3.i.not50.us.9
  %spec.select.i.not.us.9 = or i1 %77, %or.cond3.i.not50.us.fr.9
  %spec.select.us.9 = select i1 %spec.select.i.not.us.9, i64 %spec.select.us.8, i64 22
  %scevgep121.us.10 = getelementptr i8, ptr %arg.fine, i64 168
  %.1369.us.10 = load double, ptr %scevgep121.us.10, align 8
  %.37.i.us.10 = fcmp ule double %.1369.us.10, 0.000000e+00
  %.44.i.us.10 = fcmp ugt double %.1369.us.9, 0.000000e+00
  %or.cond3.i.not50.us.10 = select i1 %.37.i.us.10, i1 true, i1 %.44.i.us.10
  %or.cond3.i.not50.us.fr.10 = freeze i1 %or.cond3.i.not50.us.10
  %spec.select.i.not.us.10 = or i1 %77, %or.cond3.i.not50.us.fr.10
  %spec.select.us.10 = select i1 %spec.select.i.not.us.10, i64 %spec.select.us.9, i64 21
  %scevgep121.us.11 = getelementptr i8, ptr %arg.fine, i64 160
  %.1369.us.11 = load double, ptr %scevgep121.us.11, align 8
  %.37.i.us.11 = fcmp ule double %.1369.us.11, 0.000000e+00
  %.44.i.us.11 = fcmp ugt double %.1369.us.10, 0.000000e+00
  %or.cond3.i.not50.us.11 = select i1 %.37.i.us.11, i1 true, i1 %.44.i.us.11
  %or.cond3.i.not50.us.fr.11 = freeze i1 %or.cond3.i.not50.us.11
  %spec.select.i.not.us.11 = or i1 %77, %or.cond3.i.not50.us.fr.11
  %spec.select.us.11 = select i1 %spec.select.i.not.us.11, i64 %spec.select.us.10, i64 20
  %scevgep121.us.12 = getelementptr i8, ptr %arg.fine, i64 152
  %.1369.us.12 = load double, ptr %scevgep121.us.12, align 8
  %.37.i.us.12 = fcmp ule double %.1369.us.12, 0.000000e+00
  %.44.i.us.12 = fcmp ugt double %.1369.us.11, 0.000000e+00
  %or.cond3.i.not50.us.12 = select i1 %.37.i.us.12, i1 true, i1 %.44.i.us.12
  %or.cond3.i.not50.us.fr.12 = freeze i1 %or.cond3.i.not50.us.12
  %spec.select.i.not.us.12 = or i1 %77, %or.cond3.i.not50.us.fr.12
  %spec.select.us.12 = select i1 %spec.select.i.not.us.12, i64 %spec.select.us.11, i64 19
  %scevgep121.us.13 = getelementptr i8, ptr %arg.fine, i64 144
  %.1369.us.13 = load double, ptr %scevgep121.us.13, align 8
  %.37.i.us.13 = fcmp ule double %.1369.us.13, 0.000000e+00
  %.44.i.us.13 = fcmp ugt double %.1369.us.12, 0.000000e+00
  %or.cond3.i.not50.us.13 = select i1 %.37.i.us.13, i1 true, i1 %.44.i.us.13
  %or.cond3.i.not50.us.fr.13 = freeze i1 %or.cond3.i.not50.us.13
  %spec.select.i.not.us.13 = or i1 %77, %or.cond3.i.not50.us.fr.13
  %spec.select.us.13 = select i1 %spec.select.i.not.us.13, i64 %spec.select.us.12, i64 18
  %scevgep121.us.14 = getelementptr i8, ptr %arg.fine, i64 136
  %.1369.us.14 = load double, ptr %scevgep121.us.14, align 8
  %.37.i.us.14 = fcmp ule double %.1369.us.14, 0.000000e+00
  %.44.i.us.14 = fcmp ugt double %.1369.us.13, 0.000000e+00
  %or.cond3.i.not50.us.14 = select i1 %.37.i.us.14, i1 true, i1 %.44.i.us.14
  %or.cond3.i.not50.us.fr.14 = freeze i1 %or.cond3.i.not50.us.14
  %spec.select.i.not.us.14 = or i1 %77, %or.cond3.i.not50.us.fr.14
  %spec.select.us.14 = select i1 %spec.select.i.not.us.14, i64 %spec.select.us.13, i64 17
  %scevgep121.us.15 = getelementptr i8, ptr %arg.fine, i64 128
  %.1369.us.15 = load double, ptr %scevgep121.us.15, align 8
  %.37.i.us.15 = fcmp ule double %.1369.us.15, 0.000000e+00
  %.44.i.us.15 = fcmp ugt double %.1369.us.14, 0.000000e+00
  %or.cond3.i.not50.us.15 = select i1 %.37.i.us.15, i1 true, i1 %.44.i.us.15
  %or.cond3.i.not50.us.fr.15 = freeze i1 %or.cond3.i.not50.us.15
  %spec.select.i.not.us.15 = or i1 %77, %or.cond3.i.not50.us.fr.15
  %spec.select.us.15 = select i1 %spec.select.i.not.us.15, i64 %spec.select.us.14, i64 16
  %scevgep121.us.16 = getelementptr i8, ptr %arg.fine, i64 120
  %.1369.us.16 = load double, ptr %scevgep121.us.16, align 8
  %.37.i.us.16 = fcmp ule double %.1369.us.16, 0.000000e+00
  %.44.i.us.16 = fcmp ugt double %.1369.us.15, 0.000000e+00
  %or.cond3.i.not50.us.16 = select i1 %.37.i.us.16, i1 true, i1 %.44.i.us.16
  %or.cond3.i.not50.us.fr.16 = freeze i1 %or.cond3.i.not50.us.16
  %spec.select.i.not.us.16 = or i1 %77, %or.cond3.i.not50.us.fr.16
  %spec.select.us.16 = select i1 %spec.select.i.not.us.16, i64 %spec.select.us.15, i64 15
  %scevgep121.us.17 = getelementptr i8, ptr %arg.fine, i64 112
  %.1369.us.17 = load double, ptr %scevgep121.us.17, align 8
  %.37.i.us.17 = fcmp ule double %.1369.us.17, 0.000000e+00
  %.44.i.us.17 = fcmp ugt double %.1369.us.16, 0.000000e+00
  %or.cond3.i.not50.us.17 = select i1 %.37.i.us.17, i1 true, i1 %.44.i.us.17
  %or.cond3.i.not50.us.fr.17 = freeze i1 %or.cond3.i.not50.us.17
  %spec.select.i.not.us.17 = or i1 %77, %or.cond3.i.not50.us.fr.17
  %spec.select.us.17 = select i1 %spec.select.i.not.us.17, i64 %spec.select.us.16, i64 14
  %scevgep121.us.18 = getelementptr i8, ptr %arg.fine, i64 104
  %.1369.us.18 = load double, ptr %scevgep121.us.18, align 8
  %.37.i.us.18 = fcmp ule double %.1369.us.18, 0.000000e+00
  %.44.i.us.18 = fcmp ugt double %.1369.us.17, 0.000000e+00
  %or.cond3.i.not50.us.18 = select i1 %.37.i.us.18, i1 true, i1 %.44.i.us.18
  %or.cond3.i.not50.us.fr.18 = freeze i1 %or.cond3.i.not50.us.18
  %spec.select.i.not.us.18 = or i1 %77, %or.cond3.i.not50.us.fr.18
  %spec.select.us.18 = select i1 %spec.select.i.not.us.18, i64 %spec.select.us.17, i64 13
  %scevgep121.us.19 = getelementptr i8, ptr %arg.fine, i64 96
  %.1369.us.19 = load double, ptr %scevgep121.us.19, align 8
  %.37.i.us.19 = fcmp ule double %.1369.us.19, 0.000000e+00
  %.44.i.us.19 = fcmp ugt double %.1369.us.18, 0.000000e+00
  %or.cond3.i.not50.us.19 = select i1 %.37.i.us.19, i1 true, i1 %.44.i.us.19
  %or.cond3.i.not50.us.fr.19 = freeze i1 %or.cond3.i.not50.us.19
  %spec.select.i.not.us.19 = or i1 %77, %or.cond3.i.not50.us.fr.19
  %spec.select.us.19 = select i1 %spec.select.i.not.us.19, i64 %spec.select.us.18, i64 12
  %scevgep121.us.20 = getelementptr i8, ptr %arg.fine, i64 88
  %.1369.us.20 = load double, ptr %scevgep121.us.20, align 8
  %.37.i.us.20 = fcmp ule double %.1369.us.20, 0.000000e+00
  %.44.i.us.20 = fcmp ugt double %.1369.us.19, 0.000000e+00
  %or.cond3.i.not50.us.20 = select i1 %.37.i.us.20, i1 true, i1 %.44.i.us.20
  %or.cond3.i.not50.us.fr.20 = freeze i1 %or.cond3.i.not50.us.20
  %spec.select.i.not.us.20 = or i1 %77, %or.cond3.i.not50.us.fr.20
  %spec.select.us.20 = select i1 %spec.select.i.not.us.20, i64 %spec.select.us.19, i64 11
  %scevgep121.us.21 = getelementptr i8, ptr %arg.fine, i64 80
  %.1369.us.21 = load double, ptr %scevgep121.us.21, align 8
  %.37.i.us.21 = fcmp ule double %.1369.us.21, 0.000000e+00
  %.44.i.us.21 = fcmp ugt double %.1369.us.20, 0.000000e+00
  %or.cond3.i.not50.us.21 = select i1 %.37.i.us.21, i1 true, i1 %.44.i.us.21
  %or.cond3.i.not50.us.fr.21 = freeze i1 %or.cond3.i.not50.us.21
  %spec.select.i.not.us.21 = or i1 %77, %or.cond3.i.not50.us.fr.21
  %spec.select.us.21 = select i1 %spec.select.i.not.us.21, i64 %spec.select.us.20, i64 10
  %scevgep121.us.22 = getelementptr i8, ptr %arg.fine, i64 72
  %.1369.us.22 = load double, ptr %scevgep121.us.22, align 8
  %.37.i.us.22 = fcmp ule double %.1369.us.22, 0.000000e+00
  %.44.i.us.22 = fcmp ugt double %.1369.us.21, 0.000000e+00
  %or.cond3.i.not50.us.22 = select i1 %.37.i.us.22, i1 true, i1 %.44.i.us.22
  %or.cond3.i.not50.us.fr.22 = freeze i1 %or.cond3.i.not50.us.22
  %spec.select.i.not.us.22 = or i1 %77, %or.cond3.i.not50.us.fr.22
  %spec.select.us.22 = select i1 %spec.select.i.not.us.22, i64 %spec.select.us.21, i64 9
  %scevgep121.us.23 = getelementptr i8, ptr %arg.fine, i64 64
  %.1369.us.23 = load double, ptr %scevgep121.us.23, align 8
  %.37.i.us.23 = fcmp ule double %.1369.us.23, 0.000000e+00
  %.44.i.us.23 = fcmp ugt double %.1369.us.22, 0.000000e+00
  %or.cond3.i.not50.us.23 = select i1 %.37.i.us.23, i1 true, i1 %.44.i.us.23
  %or.cond3.i.not50.us.fr.23 = freeze i1 %or.cond3.i.not50.us.23
  %spec.select.i.not.us.23 = or i1 %77, %or.cond3.i.not50.us.fr.23
  %spec.select.us.23 = select i1 %spec.select.i.not.us.23, i64 %spec.select.us.22, i64 8
  %scevgep121.us.24 = getelementptr i8, ptr %arg.fine, i64 56
  %.1369.us.24 = load double, ptr %scevgep121.us.24, align 8
  %.37.i.us.24 = fcmp ule double %.1369.us.24, 0.000000e+00
  %.44.i.us.24 = fcmp ugt double %.1369.us.23, 0.000000e+00
  %or.cond3.i.not50.us.24 = select i1 %.37.i.us.24, i1 true, i1 %.44.i.us.24
  %or.cond3.i.not50.us.fr.24 = freeze i1 %or.cond3.i.not50.us.24
  %spec.select.i.not.us.24 = or i1 %77, %or.cond3.i.not50.us.fr.24
  %spec.select.us.24 = select i1 %spec.select.i.not.us.24, i64 %spec.select.us.23, i64 7
  %scevgep121.us.25 = getelementptr i8, ptr %arg.fine, i64 48
  %.1369.us.25 = load double, ptr %scevgep121.us.25, align 8
  %.37.i.us.25 = fcmp ule double %.1369.us.25, 0.000000e+00
  %.44.i.us.25 = fcmp ugt double %.1369.us.24, 0.000000e+00
  %or.cond3.i.not50.us.25 = select i1 %.37.i.us.25, i1 true, i1 %.44.i.us.25
  %or.cond3.i.not50.us.fr.25 = freeze i1 %or.cond3.i.not50.us.25
  %spec.select.i.not.us.25 = or i1 %77, %or.cond3.i.not50.us.fr.25
  %spec.select.us.25 = select i1 %spec.select.i.not.us.25, i64 %spec.select.us.24, i64 6
  %scevgep121.us.26 = getelementptr i8, ptr %arg.fine, i64 40
  %.1369.us.26 = load double, ptr %scevgep121.us.26, align 8
  %.37.i.us.26 = fcmp ule double %.1369.us.26, 0.000000e+00
  %.44.i.us.26 = fcmp ugt double %.1369.us.25, 0.000000e+00
  %or.cond3.i.not50.us.26 = select i1 %.37.i.us.26, i1 true, i1 %.44.i.us.26
  %or.cond3.i.not50.us.fr.26 = freeze i1 %or.cond3.i.not50.us.26
  %spec.select.i.not.us.26 = or i1 %77, %or.cond3.i.not50.us.fr.26
  %spec.select.us.26 = select i1 %spec.select.i.not.us.26, i64 %spec.select.us.25, i64 5
  %scevgep121.us.27 = getelementptr i8, ptr %arg.fine, i64 32
  %.1369.us.27 = load double, ptr %scevgep121.us.27, align 8
  %.37.i.us.27 = fcmp ule double %.1369.us.27, 0.000000e+00
  %.44.i.us.27 = fcmp ugt double %.1369.us.26, 0.000000e+00
  %or.cond3.i.not50.us.27 = select i1 %.37.i.us.27, i1 true, i1 %.44.i.us.27
  %or.cond3.i.not50.us.fr.27 = freeze i1 %or.cond3.i.not50.us.27
  %spec.select.i.not.us.27 = or i1 %77, %or.cond3.i.not50.us.fr.27
  %spec.select.us.27 = select i1 %spec.select.i.not.us.27, i64 %spec.select.us.26, i64 4
  %scevgep121.us.28 = getelementptr i8, ptr %arg.fine, i64 24
  %.1369.us.28 = load double, ptr %scevgep121.us.28, align 8
  %.37.i.us.28 = fcmp ule double %.1369.us.28, 0.000000e+00
  %.44.i.us.28 = fcmp ugt double %.1369.us.27, 0.000000e+00
  %or.cond3.i.not50.us.28 = select i1 %.37.i.us.28, i1 true, i1 %.44.i.us.28
  %or.cond3.i.not50.us.fr.28 = freeze i1 %or.cond3.i.not50.us.28
  %spec.select.i.not.us.28 = or i1 %77, %or.cond3.i.not50.us.fr.28
  %spec.select.us.28 = select i1 %spec.select.i.not.us.28, i64 %spec.select.us.27, i64 3
  %scevgep121.us.29 = getelementptr i8, ptr %arg.fine, i64 16
  %.1369.us.29 = load double, ptr %scevgep121.us.29, align 8
  %.37.i.us.29 = fcmp ule double %.1369.us.29, 0.000000e+00
  %.44.i.us.29 = fcmp ugt double %.1369.us.28, 0.000000e+00
  %or.cond3.i.not50.us.29 = select i1 %.37.i.us.29, i1 true, i1 %.44.i.us.29
  %or.cond3.i.not50.us.fr.29 = freeze i1 %or.cond3.i.not50.us.29
  %spec.select.i.not.us.29 = or i1 %77, %or.cond3.i.not50.us.fr.29
  %spec.select.us.29 = select i1 %spec.select.i.not.us.29, i64 %spec.select.us.28, i64 2
  %scevgep121.us.30 = getelementptr i8, ptr %arg.fine, i64 8
  %.1369.us.30 = load double, ptr %scevgep121.us.30, align 8
  %.37.i.us.30 = fcmp ule double %.1369.us.30, 0.000000e+00
  %.44.i.us.30 = fcmp ugt double %.1369.us.29, 0.000000e+00
  %or.cond3.i.not50.us.30 = select i1 %.37.i.us.30, i1 true, i1 %.44.i.us.30
  %or.cond3.i.not50.us.fr.30 = freeze i1 %or.cond3.i.not50.us.30
  %spec.select.i.not.us.30 = or i1 %77, %or.cond3.i.not50.us.fr.30
  %spec.select.us.30 = select i1 %spec.select.i.not.us.30, i64 %spec.select.us.29, i64 1
  %.1369.us.31 = load double, ptr %arg.fine, align 8
  %.37.i.us.31 = fcmp ule double %.1369.us.31, 0.000000e+00
  %.44.i.us.31 = fcmp ugt double %.1369.us.30, 0.000000e+00
  %or.cond3.i.not50.us.31 = select i1 %.37.i.us.31, i1 true, i1 %.44.i.us.31
  %or.cond3.i.not50.us.fr.31 = freeze i1 %or.cond3.i.not50.us.31
  %spec.select.i.not.us.31 = or i1 %77, %or.cond3.i.not50.us.fr.31
  %spec.select.us.31 = select i1 %spec.select.i.not.us.31, i64 %spec.select.us.30, i64 0
  br label %B1100.endif.preheader

B1100.endif.1:
  %.13.i3316 = phi double [ %.13.i3311, %B1100.endif.preheader ], [ %.13.i33, %B1100.endif.1 ]
  %.155615 = phi double [ %.15564, %B1100.endif.preheader ], [ %.1553.1, %B1100.endif.1 ]
  %.155314 = phi double [ %.15532, %B1100.endif.preheader ], [ %.1553, %B1100.endif.1 ]
  %lsr.iv12 = phi i64 [ 0, %B1100.endif.preheader ], [ %lsr.iv.next, %B1100.endif.1 ]
  %sunkaddr = mul i64 %lsr.iv12, 8
  %sunkaddr27 = getelementptr i8, ptr %arg.fine, i64 %sunkaddr
  %sunkaddr28 = getelementptr i8, ptr %sunkaddr27, i64 24
  %.1553.1 = load double, ptr %sunkaddr28, align 8
  %.1558.1 = fmul double %.155314, 2.000000e+00
  %.1559.1 = fsub double %.1553.1, %.1558.1
  %.1564.1 = fadd double %.155615, %.1559.1
  %.1565.1 = tail call double @llvm.fabs.f64(double %.1564.1)
  %.12.i32.1 = fcmp ogt double %.1565.1, %.13.i3316
  %.13.i33.1 = select i1 %.12.i32.1, double %.1565.1, double %.13.i3316
  %lsr.iv.next = add nuw nsw i64 %lsr.iv12, 2
  %sunkaddr29 = mul i64 %lsr.iv12, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.fine, i64 %sunkaddr29
  %sunkaddr31 = getelementptr i8, ptr %sunkaddr30, i64 32
  %.1553 = load double, ptr %sunkaddr31, align 8
  %.1558 = fmul double %.1553.1, 2.000000e+00
  %.1559 = fsub double %.1553, %.1558
  %sunkaddr32 = mul i64 %lsr.iv12, 8
  %sunkaddr33 = getelementptr i8, ptr %arg.fine, i64 %sunkaddr32
  %sunkaddr34 = getelementptr i8, ptr %sunkaddr33, i64 16
  %.1563 = load double, ptr %sunkaddr34, align 8
  %.1564 = fadd double %.1563, %.1559
  %.1565 = tail call double @llvm.fabs.f64(double %.1564)
  %.12.i32 = fcmp ogt double %.1565, %.13.i33.1
  %.13.i33 = select i1 %.12.i32, double %.1565, double %.13.i33.1
  %exitcond547.not = icmp eq i64 %lsr.iv.next, 30
  br i1 %exitcond547.not, label %B1228, label %B1100.endif.1

B1276.endif.endif:
  %"$phi1276.0.2.0" = phi double [ %.1645, %B282.i.preheader ], [ 0.000000e+00, %B1228 ]
  %.1774502.not = icmp slt i64 %.us-phi, 0
  br i1 %.1774502.not, label %common.ret, label %B1354.lr.ph

B1354.lr.ph:
  %78 = tail call i64 @llvm.umin.i64(i64 %.us-phi, i64 31)
  %.1859 = fmul double %.13.i33, 1.250000e-01
  %.1861 = fadd double %.1859, %"$phi1276.0.2.0"
  %.1882 = fmul double %.13.i33, 5.000000e-01
  %.1885 = fmul double %"$phi1276.0.2.0", 2.000000e+00
  %.1886 = fadd double %.1882, %.1885
  %79 = add nuw nsw i64 %78, 1
  br label %B1354.endif.endif

B1354.endif.endif:
  %.1780500503 = phi i64 [ 0, %B1354.lr.ph ], [ %.1787, %B1604 ]
  %.1787 = add nuw nsw i64 %.1780500503, 1
  %sunkaddr35 = mul i64 %.1780500503, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.fine, i64 %sunkaddr35
  %.1818 = load double, ptr %sunkaddr36, align 8
  %.1819 = tail call double @llvm.fabs.f64(double %.1818)
  %sunkaddr37 = mul i64 %.1780500503, 8
  %sunkaddr38 = getelementptr i8, ptr %arg.fine, i64 %sunkaddr37
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 8
  %.1824 = load double, ptr %sunkaddr39, align 8
  %.1825 = tail call double @llvm.fabs.f64(double %.1824)
  %.12.i35 = fcmp olt double %.1825, %.1819
  %.13.i36 = select i1 %.12.i35, double %.1825, double %.1819
  %.1862 = fcmp ugt double %.13.i36, %.1861
  br i1 %.1862, label %B1604, label %B1494.endif

B1494.endif:
  %.1875 = fsub double %.1824, %.1818
  %.1876 = tail call double @llvm.fabs.f64(double %.1875)
  %.1887 = fcmp ugt double %.1876, %.1886
  br i1 %.1887, label %B1604, label %common.ret
}

define internal i32 @part27(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %arg.h) {
B0:
  %.166 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.151 = load double, ptr %arg.s.0, align 8
  %.156 = fcmp ogt double %arg.h, 0.000000e+00
  br i1 %.156, label %B62, label %B144

B62:
  store i64 0, ptr %.166, align 8
  %.170 = call i32 @part7(ptr %.166, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %.151, double %arg.h, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond = icmp eq i32 %.170, 0
  br i1 %cond, label %B62.endif, label %B62.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B140 ], [ %.170, %B62.if.if ], [ 0, %B220.endif ]
  ret i32 %common.ret.op

B140:
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B144:
  %.277 = fcmp oeq double %arg.h, 0.000000e+00
  br i1 %.277, label %B156, label %B220

B156:
  %.289 = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.room.2, ptr %arg.s.2, i64 %.289, i1 false)
  br label %B220

B220:
  %.297 = fadd double %arg.h, %.151
  %.75.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i.i = load double, ptr %.75.i.i, align 8
  %.77.i.i = fsub double %.297, %.76.i.i
  %.119.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i.i = load double, ptr %.119.i.i, align 8
  %.121.i.i = fadd double %.297, %.120.i.i
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
  %cmp.n.i.i = icmp eq i64 %arg.code.23, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B188.endif.i.i, label %B164.i.i.preheader

B164.i.i.preheader:
  %.220148150.i.i.ph = phi i64 [ %n.vec.i.i, %middle.block.i.i ], [ 0, %B164.preheader.i.i ]
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
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr27 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr
  %18 = load double, ptr %sunkaddr27, align 8
  %sunkaddr28 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr29 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr28
  %sunkaddr30 = getelementptr i8, ptr %sunkaddr29, i64 32
  %19 = load double, ptr %sunkaddr30, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr31 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr32 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr31
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.66.i, i1 false)
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
  br i1 %.48.not.i3.i.i, label %B220.endif, label %B48.i4.i.i

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
  br label %B220.endif

B62.endif:
  %.180 = load i64, ptr %.166, align 8
  %.259.not = icmp eq i64 %.180, 0
  br i1 %.259.not, label %B144, label %B140

B62.if.if:
  %.178 = icmp sgt i32 %.170, 0
  %.171 = load ptr, ptr %excinfo.1, align 8
  %.179 = select i1 %.178, ptr %.171, ptr undef
  store ptr %.179, ptr %excinfo, align 8
  br label %common.ret

B220.endif:
  store i8 1, ptr %retptr, align 1
  br label %common.ret
}

define internal i32 @part29(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %arg.low, double %arg.high, i8 %arg.known) {
B164.lr.ph:
  %.805 = alloca i8, align 1
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.105 = getelementptr double, ptr %arg.room.4, i64 %arg.code.26
  %.110.idx = shl i64 %arg.code.26, 4
  %.110 = getelementptr i8, ptr %arg.room.4, i64 %.110.idx
  %.73 = icmp ne i8 %arg.known, 0
  %.904 = shl i64 %arg.code.26, 3
  %n.vec.i = and i64 %arg.code.26, 9223372036854775804
  br label %B164

B164:
  %high_weight.3.0410 = phi double [ 1.000000e+00, %B164.lr.ph ], [ %high_weight.4.1, %B985 ]
  %low_weight.3.0407 = phi double [ 1.000000e+00, %B164.lr.ph ], [ %low_weight.4.1, %B985 ]
  %side.3.0406 = phi i64 [ 0, %B164.lr.ph ], [ %side.4.1, %B985 ]
  %known.2.0405 = phi i1 [ %.73, %B164.lr.ph ], [ %known.3.1, %B985 ]
  %high.2.0402 = phi double [ %arg.high, %B164.lr.ph ], [ %high.3.1, %B985 ]
  %low.2.0399 = phi double [ %arg.low, %B164.lr.ph ], [ %low.3.1, %B985 ]
  %.220370397 = phi i64 [ 0, %B164.lr.ph ], [ %.227, %B985 ]
  %.227 = add nuw nsw i64 %.220370397, 1
  %.257 = fsub double %high.2.0402, %low.2.0399
  %.258 = fcmp ogt double %.257, 0x3D719799812DEA11
  br i1 %.258, label %B200.endif, label %B984

B588:
  %.624 = fadd double %.623, 1.000000e-13
  %.12.i = fcmp ogt double %.624, 5.000000e-13
  %.13.i = select i1 %.12.i, double 5.000000e-13, double %.624
  %.681 = fadd double %low.2.0399, %.13.i
  %.12.i17 = fcmp ogt double %.681, %h.5.2.us
  %.13.i18 = select i1 %.12.i17, double %.681, double %h.5.2.us
  br label %B640.endif.endif

B626:
  %.62339 = phi double [ %.62334, %B480.endif.thread ], [ %.623, %B480.endif ]
  %.725 = fadd double %high.2.0402, %low.2.0399
  %.726 = fmul double %.725, 5.000000e-01
  br label %B640.endif.endif

B772:
  %0 = icmp slt i64 %arg.code.26, 1
  br i1 %0, label %B896, label %B50.preheader.i

B50.preheader.i:
  %1 = icmp ult i64 %arg.code.26, 4
  br i1 %1, label %B50.i.preheader, label %vector.body.i.preheader

vector.body.i.preheader:
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ %index.next.i, %vector.body.i ], [ 0, %vector.body.i.preheader ]
  %vec.phi.i = phi <2 x i64> [ %22, %vector.body.i ], [ zeroinitializer, %vector.body.i.preheader ]
  %vec.phi2.i = phi <2 x i64> [ %23, %vector.body.i ], [ zeroinitializer, %vector.body.i.preheader ]
  %sunkaddr20 = mul i64 %index.i, 8
  %sunkaddr21 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr20
  %wide.load.i = load <2 x double>, ptr %sunkaddr21, align 8
  %sunkaddr22 = mul i64 %index.i, 8
  %sunkaddr23 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr22
  %sunkaddr24 = getelementptr i8, ptr %sunkaddr23, i64 16
  %wide.load3.i = load <2 x double>, ptr %sunkaddr24, align 8
  %sunkaddr25 = mul i64 %index.i, 8
  %sunkaddr26 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr25
  %wide.load4.i = load <2 x double>, ptr %sunkaddr26, align 8
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr27 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr
  %sunkaddr28 = getelementptr i8, ptr %sunkaddr27, i64 16
  %wide.load5.i = load <2 x double>, ptr %sunkaddr28, align 8
  %sunkaddr29 = mul i64 %index.i, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr29
  %wide.load6.i = load <2 x double>, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %index.i, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr31
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 16
  %wide.load7.i = load <2 x double>, ptr %sunkaddr33, align 8
  %2 = fcmp olt <2 x double> %wide.load.i, zeroinitializer
  %3 = fcmp olt <2 x double> %wide.load3.i, zeroinitializer
  %4 = fcmp oge <2 x double> %wide.load4.i, zeroinitializer
  %5 = fcmp oge <2 x double> %wide.load5.i, zeroinitializer
  %6 = select <2 x i1> %2, <2 x i1> %4, <2 x i1> zeroinitializer
  %7 = select <2 x i1> %3, <2 x i1> %5, <2 x i1> zeroinitializer
  %8 = fcmp oge <2 x double> %wide.load6.i, zeroinitializer
  %9 = fcmp oge <2 x double> %wide.load7.i, zeroinitializer
  %10 = select <2 x i1> %6, <2 x i1> %8, <2 x i1> zeroinitializer
  %11 = select <2 x i1> %7, <2 x i1> %9, <2 x i1> zeroinitializer
  %12 = fcmp ogt <2 x double> %wide.load.i, zeroinitializer
  %13 = fcmp ogt <2 x double> %wide.load3.i, zeroinitializer
  %14 = fcmp ole <2 x double> %wide.load4.i, zeroinitializer
  %15 = fcmp ole <2 x double> %wide.load5.i, zeroinitializer
  %16 = select <2 x i1> %12, <2 x i1> %14, <2 x i1> zeroinitializer
  %17 = select <2 x i1> %13, <2 x i1> %15, <2 x i1> zeroinitializer
  %18 = fcmp ole <2 x double> %wide.load6.i, zeroinitializer
  %19 = fcmp ole <2 x double> %wide.load7.i, zeroinitializer
  %20 = select <2 x i1> %16, <2 x i1> %18, <2 x i1> zeroinitializer
  %21 = select <2 x i1> %17, <2 x i1> %19, <2 x i1> zeroinitializer
  %narrow.i = select <2 x i1> %10, <2 x i1> splat (i1 true), <2 x i1> %20
  %predphi.i = zext <2 x i1> %narrow.i to <2 x i64>
  %narrow9.i = select <2 x i1> %11, <2 x i1> splat (i1 true), <2 x i1> %21
  %predphi8.i = zext <2 x i1> %narrow9.i to <2 x i64>
  %22 = add <2 x i64> %vec.phi.i, %predphi.i
  %23 = add <2 x i64> %vec.phi2.i, %predphi8.i
  %index.next.i = add nuw nsw i64 %index.i, 4
  %24 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %24, label %middle.block.i, label %vector.body.i

middle.block.i:
  %25 = icmp eq i64 %arg.code.26, %n.vec.i
  %bin.rdx.i = add <2 x i64> %23, %22
  %rdx.shuf.i = shufflevector <2 x i64> %bin.rdx.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx29.i = add <2 x i64> %rdx.shuf.i, %bin.rdx.i
  %26 = extractelement <2 x i64> %bin.rdx29.i, i64 0
  br i1 %25, label %part28.exit, label %B50.i.preheader

B50.i.preheader:
  %count.2.0106.i.ph = phi i64 [ 0, %B50.preheader.i ], [ %26, %middle.block.i ]
  %.143102104.i.ph = phi i64 [ 0, %B50.preheader.i ], [ %n.vec.i, %middle.block.i ]
  br label %B50.i

B50.i:
  %count.2.0106.i = phi i64 [ %.224.i, %B50.endif.endif.i ], [ %count.2.0106.i.ph, %B50.i.preheader ]
  %.143102104.i = phi i64 [ %.150.i, %B50.endif.endif.i ], [ %.143102104.i.ph, %B50.i.preheader ]
  %27 = shl i64 %.143102104.i, 3
  %scevgep16.i = getelementptr i8, ptr %arg.s.3, i64 %27
  %.179.i = load double, ptr %scevgep16.i, align 8
  %scevgep15.i = getelementptr i8, ptr %arg.code.17, i64 %27
  %.183.i = load double, ptr %scevgep15.i, align 8
  %scevgep.i = getelementptr i8, ptr %arg.s.4, i64 %27
  %.187.i = load double, ptr %scevgep.i, align 8
  %.14.i.i = fcmp olt double %.179.i, 0.000000e+00
  %.20.i.i = fcmp oge double %.183.i, 0.000000e+00
  %or.cond.i.i = select i1 %.14.i.i, i1 %.20.i.i, i1 false
  %.25.i.i = fcmp oge double %.187.i, 0.000000e+00
  %or.cond2.i.i = select i1 %or.cond.i.i, i1 %.25.i.i, i1 false
  br i1 %or.cond2.i.i, label %B50.endif.endif.i, label %B44.i.i

B44.i.i:
  %.37.i.i = fcmp ogt double %.179.i, 0.000000e+00
  %.44.i.i = fcmp ole double %.183.i, 0.000000e+00
  %or.cond3.i.i = select i1 %.37.i.i, i1 %.44.i.i, i1 false
  %.51.i.i = fcmp ole double %.187.i, 0.000000e+00
  %spec.select.i.i = select i1 %or.cond3.i.i, i1 %.51.i.i, i1 false
  %28 = zext i1 %spec.select.i.i to i64
  br label %B50.endif.endif.i

B50.endif.endif.i:
  %"$phi78.0.4.0.i.i" = phi i64 [ 1, %B50.i ], [ %28, %B44.i.i ]
  %.150.i = add nuw nsw i64 %.143102104.i, 1
  %.224.i = add nuw nsw i64 %"$phi78.0.4.0.i.i", %count.2.0106.i
  %exitcond.not.i = icmp eq i64 %arg.code.26, %.150.i
  br i1 %exitcond.not.i, label %part28.exit, label %B50.i

part28.exit:
  %.224.lcssa.i = phi i64 [ %26, %middle.block.i ], [ %.224.i, %B50.endif.endif.i ]
  %.not = icmp eq i64 %.224.lcssa.i, 0
  br i1 %.not, label %B896, label %B804

B804:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.110, ptr %arg.code.17, i64 %.904, i1 false)
  %.907 = icmp eq i64 %side.3.0406, 1
  br i1 %.907, label %B868, label %B985

B868:
  %.912 = fmul double %low_weight.3.0407, 5.000000e-01
  br label %B985

B896:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.105, ptr %arg.code.17, i64 %.904, i1 false)
  %.980 = icmp eq i64 %side.3.0406, -1
  br i1 %.980, label %B956, label %B985

B956:
  %.985 = fmul double %high_weight.3.0410, 5.000000e-01
  br label %B985

common.ret:
  %common.ret.op = phi i32 [ 0, %B984 ], [ %.809, %B640.endif.endif.endif.if.if ]
  ret i32 %common.ret.op

B984:
  %high.2.0.lcssa.ph = phi double [ %high.2.0402, %B164 ], [ %high.3.1, %B985 ]
  store double %high.2.0.lcssa.ph, ptr %retptr, align 8
  br label %common.ret

B985:
  %low.3.1 = phi double [ %low.2.0399, %B868 ], [ %low.2.0399, %B804 ], [ %.13.i24, %B896 ], [ %.13.i24, %B956 ]
  %high.3.1 = phi double [ %.13.i24, %B868 ], [ %.13.i24, %B804 ], [ %high.2.0402, %B896 ], [ %high.2.0402, %B956 ]
  %known.3.1 = phi i1 [ %.822, %B868 ], [ %.822, %B804 ], [ %known.2.0405, %B896 ], [ %known.2.0405, %B956 ]
  %low_weight.4.1 = phi double [ %.912, %B868 ], [ 1.000000e+00, %B804 ], [ 1.000000e+00, %B896 ], [ 1.000000e+00, %B956 ]
  %high_weight.4.1 = phi double [ 1.000000e+00, %B868 ], [ 1.000000e+00, %B804 ], [ 1.000000e+00, %B896 ], [ %.985, %B956 ]
  %side.4.1 = phi i64 [ 1, %B868 ], [ 1, %B804 ], [ -1, %B896 ], [ -1, %B956 ]
  %exitcond455.not = icmp eq i64 %.227, 200
  br i1 %exitcond455.not, label %B984, label %B164

B200.endif:
  %29 = icmp slt i64 %arg.code.26, 1
  %known.2.0405.not = xor i1 %known.2.0405, true
  %brmerge = select i1 %29, i1 true, i1 %known.2.0405.not
  %.449.urem = urem i64 %.220370397, 3
  %.470.not = icmp eq i64 %.449.urem, 2
  %or.cond472 = select i1 %brmerge, i1 true, i1 %.470.not
  br i1 %or.cond472, label %B480.endif.thread, label %B246.us.preheader

B246.us.preheader:
  br label %B246.us

B480.endif.thread:
  %.62334 = fmul double %.257, 1.000000e-02
  br label %B626

B246.us:
  %h.4.1344.us = phi double [ %h.5.2.us, %B478.us ], [ %high.2.0402, %B246.us.preheader ]
  %.385339342.us = phi i64 [ %.392.us, %B478.us ], [ 0, %B246.us.preheader ]
  %.392.us = add nuw nsw i64 %.385339342.us, 1
  %30 = shl i64 %.385339342.us, 3
  %scevgep46 = getelementptr i8, ptr %arg.s.3, i64 %30
  %.480.us = load double, ptr %scevgep46, align 8
  %scevgep45 = getelementptr i8, ptr %.110, i64 %30
  %.484.us = load double, ptr %scevgep45, align 8
  %scevgep44 = getelementptr i8, ptr %arg.s.4, i64 %30
  %.489.us = load double, ptr %scevgep44, align 8
  %.14.i = fcmp olt double %.480.us, 0.000000e+00
  %.20.i = fcmp oge double %.484.us, 0.000000e+00
  %or.cond.i = select i1 %.14.i, i1 %.20.i, i1 false
  %.25.i = fcmp oge double %.489.us, 0.000000e+00
  %or.cond2.i = select i1 %or.cond.i, i1 %.25.i, i1 false
  br i1 %or.cond2.i, label %B360.us, label %part25.exit

part25.exit:
  %.37.i = fcmp ule double %.480.us, 0.000000e+00
  %.44.i = fcmp ugt double %.484.us, 0.000000e+00
  %or.cond3.i.not30 = select i1 %.37.i, i1 true, i1 %.44.i
  %.51.i = fcmp ugt double %.489.us, 0.000000e+00
  %spec.select.i.not = select i1 %or.cond3.i.not30, i1 true, i1 %.51.i
  br i1 %spec.select.i.not, label %B478.us, label %B360.us

B360.us:
  %31 = shl i64 %.385339342.us, 3
  %scevgep8 = getelementptr i8, ptr %.105, i64 %31
  %.530.us = load double, ptr %scevgep8, align 8
  %.532.us = fmul double %low_weight.3.0407, %.530.us
  %.540.us = fmul double %high_weight.3.0410, %.484.us
  %.549.us = fcmp une double %.532.us, %.540.us
  br i1 %.549.us, label %B416.us, label %B478.us

B416.us:
  %.553.us = fmul double %low.2.0399, %.540.us
  %.556.us = fmul double %high.2.0402, %.532.us
  %.557.us = fsub double %.553.us, %.556.us
  %.560.us = fsub double %.540.us, %.532.us
  %.568.us = fdiv double %.557.us, %.560.us
  %.12.i21 = fcmp olt double %.568.us, %h.4.1344.us
  %.13.i22 = select i1 %.12.i21, double %.568.us, double %h.4.1344.us
  br label %B478.us

B478.us:
  %h.5.2.us = phi double [ %.13.i22, %B416.us ], [ %h.4.1344.us, %B360.us ], [ %h.4.1344.us, %part25.exit ]
  %exitcond.not = icmp eq i64 %arg.code.26, %.392.us
  br i1 %exitcond.not, label %B480.endif, label %B246.us

B480.endif:
  %.623 = fmul double %.257, 1.000000e-02
  %.659 = fcmp olt double %low.2.0399, %h.5.2.us
  %.667 = fcmp olt double %h.5.2.us, %high.2.0402
  %or.cond = and i1 %.659, %.667
  br i1 %or.cond, label %B588, label %B626

B640.endif.endif:
  %.62338 = phi double [ %.62339, %B626 ], [ %.623, %B588 ]
  %"$phi640.1.2.1" = phi double [ %.726, %B626 ], [ %.13.i18, %B588 ]
  %.12.i19 = fcmp ogt double %.62338, 5.000000e-13
  %.13.i20 = select i1 %.12.i19, double 5.000000e-13, double %.62338
  %.767 = fsub double %high.2.0402, %.13.i20
  %.12.i23 = fcmp olt double %.767, %"$phi640.1.2.1"
  %.13.i24 = select i1 %.12.i23, double %.767, double %"$phi640.1.2.1"
  store i8 0, ptr %.805, align 1
  %.809 = call i32 @part27(ptr %.805, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, ptr %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, i64 %arg.m.13, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %.13.i24)
  %.810 = load ptr, ptr %excinfo.7, align 8
  %.819 = load i8, ptr %.805, align 1
  %.822 = icmp ne i8 %.819, 0
  br i1 %.822, label %B640.endif.endif.endif, label %B640.endif.endif.endif.thread

B640.endif.endif.endif:
  %32 = icmp eq i32 %.809, 0
  br i1 %32, label %B772, label %B640.endif.endif.endif.if.if

B640.endif.endif.endif.thread:
  %33 = icmp eq i32 %.809, 0
  br i1 %33, label %B804, label %B640.endif.endif.endif.if.if

B640.endif.endif.endif.if.if:
  %.817.le = icmp sgt i32 %.809, 0
  %.818.le = select i1 %.817.le, ptr %.810, ptr undef
  store ptr %.818.le, ptr %excinfo, align 8
  br label %common.ret
}

define i64 @loop(ptr %table) {
  %value = alloca i64
  %error = alloca ptr
  %address = ptrtoint ptr %table to i64
  %code = call i32 @part0(ptr %value, ptr %error, i64 %address)
  %found = load i64, ptr %value
  ret i64 %found
}
