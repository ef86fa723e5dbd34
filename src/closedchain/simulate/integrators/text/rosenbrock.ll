; loop rosenbrock of simulate/integrators/march.py, made by python tools/loops.py
; sources fb3ed540b5d502f673052759ddb27352654121bb98f5e00ce27fa78e380b18be
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
@.const.array.data = internal unnamed_addr constant [72 x i8] c"\00\00\00\00\00\00\00\00\D0\95k\86\A1|\A3?f\88\013\C3\BE\C2?N\AB\A8\AC\0E\C1\D3?\FF\FF\FF\FF\FF\FF\DF?X\AA\AB\A9x\1F\E6?\E6\9D?3OP\EB?\A3F\99\E75\C8\EE?\00\00\00\00\00\00\F0?", align 8
@.const.array.data.1 = internal unnamed_addr constant [2376 x i8] c"\00\00\00\00\00\00\F0?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\07\00\00\88\C7,\BA?\09\FAM\ED\EF\06\EE?\14\E7\A8f\06g\AC\BF;\C8\FF\EB\BB\96\97?\09\00\00\80\7F\EB\8B\BF\B7\EF\DE\88\A4\D3\83?\D8\C7\B8\CA\CA\D4\7F\BF\B4\FCE\97\CC\1F|?\FE\FF\FF\FF\EE\04k\BF\F9\FF\FF\FF\9BK\C8\BF\0A\ABa'\BA\10\EF?h\DF\10\F8\A0\16\D2?\C19\F3H\AD\AC\B8\BF\FC\FF\FF\FF\1F\C4\AB?^\92HAJQ\A3\BF\87\09\F2~p\B6\9E?ZU\D7E\FB\02\9B\BF\F2\FF\FF\FF?\EA\89?\FD\FF\FF;\9C\FE\C7\BFDi\B8CV2\E4?\D2d\C1\D5\02X\E5?\1C?F\B86\EF\C4\BF\FE\FF\FF\0F\1A&\B6?;\A4\86\C44\1D\AE\BF\D0\B2\E9\E3Z\AF\A7?\A5\F3\E6\15e\BA\A4\BF\F7\FF\FF\1F\8A\DB\93?\F7\FF\FF\FF\FFW\B4\BF$\03\C7]\F1?\CD?Hc\A9\B3\9C\A4\ED?\12\C8\80\B6@\B1\BB\BF\F8\FF\FF\FF\FF\1F\AB?:k\93F\EE\F5\A1\BFb\97\D3\8Ai\EC\9B?Y\22\0E\87\ABN\98\BF\F0\FF\FF\FF\FF?\87?\0A\00\00\10!%\A0?\11[?-\1BX\B5\BF\16G\89\045\15\F0?+\00\8F\D6O\8D\B0?\14\00\00\C0\C7Z\9D\BF\EA\A7\0A$\98\DB\92?n\8A\A3D!\F1\8C\BFd\87mmh\0C\89?\08\00\00\80'\EBw\BF\02\00\00\00H\B7\B9?\96o\96\CD\F9!\D0\BF\1D\1B\FD+\D4\\\ED?!{\9A\E6\04\E6\D3?\05\00\00\00\F0\DB\BE\BF\B0\D5\E8D\D0#\B3?\A0\B1\D1\BF\02\F5\AC\BFH\F8\0D\AE\86\E7\A8?\FE\FF\FF\FF\DF\BC\97\BF\FE\FF\FF\87j+\BE?\A0\1F\8B\FA!C\D2\BF\BFj\8A\CB\B1\D1\E6?\DD8\E9\DD\D5Y\E2?\02\00\00\F8\19w\C7\BF\18s\90b\EC\ED\BB?\F5US<\E6\CA\B4\BF|DRX\9C\C2\B1?\FA\FF\FF\EF\1C\E5\A0\BF\FC\FF\FF\FF\FF\FF\B7?\BB\D8\C1\96WO\CC\BF\D9l\DF\CCv\F8\DC?h\AB\22\D4c\92\E9?\02\00\00\00\00\00\C8\BF\8D\0B\E6\C5\970\BB?]\B3}3\DB\E1\B3\BF\A5J\88\C6\F8\DA\B0?\F1\FF\FF\FF\FF\FF\9F\BF\F9\FF\FF\0FK\AA\A7?7>\DE\1Fq^\BB\BFUC\E7\1C\ED\AF\C8?\9Bb(\E3\E4Z\EE?\FA\FF\FF\EF;m\BE\BF\FF\22\97t\E9:\B0?R\0D\9D3\84B\A7\BF\DB\0C\08\A4`\8E\A3?\F5\FF\FF\DFE\85\92\BF;\00\00\00\803y\BF\CA\A9a?7\B2\8C?\DE\01\91y\9E\B6\97\BFN\CBM\BF\EB\03\F0?3\00\00\00@\00\95?z<\95*\BB\C9\84\BF\CB\06D\E6y\1C}?\0F(dw\B7@x\BF.\00\00\00\00\E9f?\04\00\00\F0\CC\ED\A8\BF\A3w\05\9D_\08\BC?^'\01\FDP\B7\C5\BF$\9D\C3\97R\86\EE?\09\00\00\08\FBk\CB?O6\B05D\A7\B8\BF\AFN\02\1A\1E\CF\B0?\EAT\E4\CAP\B9\AB\BF\FC\FF\FF\1F\B2\1D\9A?\FF\FF\FF\FF\FF\97\B2\BF\D6\8D#\CB\AE\B1\C4?\94\BC\18\C8\FD\81\CE\BF\FF\F0cp\89F\EA?\05\00\00\00\00\E4\DB?\F0\05g\E1\A1\0A\C6\BF\1Ay1\90\FB#\BD?\DA\97\98Ve\C2\B7\BF\FB\FF\FF\FF\FFO\A6?\FF\FF\FFwYN\B3\BF\FCmH\0D?M\C5?z\F6N\DEC0\CE\BF\1D\A7c@q\17\E4?\01\00\00B6\EA\E4?\D7Y\E4\D0\BF\82\CB\BFu\F6N\EE\BD\88\C1?-a\E5\BBp:\BC\BF\F6\FF\FF\0F7k\AA?\FC\FF\FF\FFo\95\AE\BF\CA\86\0D\9D\BA\BF\C0?\9F\09?}s\FC\C6\BF\A8\D3\EA\8A|\F6\D9?\02\00\00\00\C2\C2\EA?\E3\9C\16\8F\13[\CA\BF\9A\09?}\83\14\C0?o\22\99G\80\83\B9\BF\F4\FF\FF\FF\8F\C9\A7?\FA\FF\FF\EF\96W\A0\BF\E7\1A\19\8FK\C9\B1?j7\C6\19\82\C4\B7\BFnM\BCO\CB\EC\C7?\02\00\00\02;\A4\EE?\0D<+&\0E5\C1\BFd7\C69B\E8\B3?R{vD\8C\10\AF\BF\ED\FF\FF\1F\CE\D6\9C?\01\00\00\00\00\00\90<\968\DB{zQ\A1\BC\CF;\7Ff\9E\A0\A6<\FB\F0D\91\AE\E7\B4\BC\00\00\00\00\00\00\F0?\FA\F0D\91\AE\E7\B4<\C8;\7Ff\9E\A0\A6\BC\8F8\DB{zQ\A1<\F8\FF\FF\FF\FF\FF\8F\BC\0E\00\00 \CE\D6\9C?x{vD\8C\10\AF\BF~7\C69B\E8\B3?\1E<+&\0E5\C1\BF\02\00\00\02;\A4\EE?\85M\BCO\CB\EC\C7?w7\C6\19\82\C4\B7\BF\F0\1A\19\8FK\C9\B1?\04\00\00\F0\96W\A0\BF\04\00\00\00\90\C9\A7?\85\22\99G\80\83\B9\BF\A6\09?}\83\14\C0?\EE\9C\16\8F\13[\CA\BF\FF\FF\FF\FF\C1\C2\EA?\B5\D3\EA\8A|\F6\D9?\A0\09?}s\FC\C6\BF\CA\86\0D\9D\BA\BF\C0?\FD\FF\FF\FFo\95\AE\BF\02\00\00\107k\AA?9a\E5\BBp:\BC\BF~\F6N\EE\BD\88\C1?\DFY\E4\D0\BF\82\CB\BF\FF\FF\FFA6\EA\E4?\22\A7c@q\17\E4?t\F6N\DEC0\CE\BF\F4mH\0D?M\C5?\FB\FF\FFwYN\B3\BF\FE\FF\FF\FF\FFO\A6?\DF\97\98Ve\C2\B7\BF\22y1\90\FB#\BD?\ED\05g\E1\A1\0A\C6\BF\FC\FF\FF\FF\FF\E3\DB?\06\F1cp\89F\EA?\86\BC\18\C8\FD\81\CE\BF\C9\8D#\CB\AE\B1\C4?\F8\FF\FF\FF\FF\97\B2\BF\F4\FF\FF\1F\B2\1D\9A?\E4T\E4\CAP\B9\AB\BF\AAN\02\1A\1E\CF\B0?>6\B05D\A7\B8\BF\F0\FF\FF\07\FBk\CB?#\9D\C3\97R\86\EE?H'\01\FDP\B7\C5\BF\82w\05\9D_\08\BC?\EB\FF\FF\EF\CC\ED\A8\BF\7F\FF\FF\FF\FF\E8f?X'dw\B7@x\BF\F0\05D\E6y\1C}?\D5;\95*\BB\C9\84\BF\89\FF\FF\FF?\00\95?M\CBM\BF\EB\03\F0?\1B\01\91y\9E\B6\97\BF\DA\A8a?7\B2\8C?j\FF\FF\FF\7F3y\BF\10\00\00\E0E\85\92\BF\FB\0C\08\A4`\8E\A3?z\0D\9D3\84B\A7\BF\14#\97t\E9:\B0?\1B\00\00\F0;m\BE\BF\95b(\E3\E4Z\EE?hC\E7\1C\ED\AF\C8?P>\DE\1Fq^\BB\BF\0D\00\00\10K\AA\A7?\07\00\00\00\00\00\A0\BF\B8J\88\C6\F8\DA\B0?r\B3}3\DB\E1\B3\BF\9E\0B\E6\C5\970\BB?\0A\00\00\00\00\00\C8\BFf\AB\22\D4c\92\E9?\E3l\DF\CCv\F8\DC?\BF\D8\C1\96WO\CC\BF\04\00\00\00\00\00\B8?\05\00\00\F0\1C\E5\A0\BF\88DRX\9C\C2\B1?\04VS<\E6\CA\B4\BF%s\90b\EC\ED\BB?\04\00\00\F8\19w\C7\BF\D98\E9\DD\D5Y\E2?\C1j\8A\CB\B1\D1\E6?\9D\1F\8B\FA!C\D2\BF\FE\FF\FF\87j+\BE?\03\00\00\00\E0\BC\97\BFU\F8\0D\AE\86\E7\A8?\AE\B1\D1\BF\02\F5\AC\BF\B3\D5\E8D\D0#\B3?\00\00\00\00\F0\DB\BE\BF\19{\9A\E6\04\E6\D3?\1A\1B\FD+\D4\\\ED?\8Fo\96\CD\F9!\D0\BF\FA\FF\FF\FFG\B7\B9?\F1\FF\FF\7F'\EBw\BFO\87mmh\0C\89?V\8A\A3D!\F1\8C\BF\D4\A7\0A$\98\DB\92?\ED\FF\FF\BF\C7Z\9D\BF\0E\00\8F\D6O\8D\B0?\15G\89\045\15\F0?\EEZ?-\1BX\B5\BF\F1\FF\FF\0F!%\A0?\0F\00\00\00\00@\87?}\22\0E\87\ABN\98\BF\8D\97\D3\8Ai\EC\9B?Mk\93F\EE\F5\A1\BF\11\00\00\00\00 \AB?$\C8\80\B6@\B1\BB\BFCc\A9\B3\9C\A4\ED?5\03\C7]\F1?\CD?\06\00\00\00\00X\B4\BF\07\00\00 \8A\DB\93?\B9\F3\E6\15e\BA\A4\BF\E6\B2\E9\E3Z\AF\A7?T\A4\86\C44\1D\AE\BF\09\00\00\10\1A&\B6?#?F\B86\EF\C4\BF\CFd\C1\D5\02X\E5?Gi\B8CV2\E4?\04\00\00<\9C\FE\C7\BF\05\00\00\00@\EA\89?sU\D7E\FB\02\9B\BF\A2\09\F2~p\B6\9E?j\92HAJQ\A3\BF\06\00\00\00 \C4\AB?\C69\F3H\AD\AC\B8\BFd\DF\10\F8\A0\16\D2?\0A\ABa'\BA\10\EF?\00\00\00\00\9CK\C8\BF\12\00\00\00\EF\04k\BF\CE\FCE\97\CC\1F|?\F3\C7\B8\CA\CA\D4\7F\BF\C1\EF\DE\88\A4\D3\83?\11\00\00\80\7F\EB\8B\BF;\C8\FF\EB\BB\96\97?\10\E7\A8f\06g\AC\BF\06\FAM\ED\EF\06\EE?\0A\00\00\88\C7,\BA?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\F0?", align 8

define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.268 = alloca i64, align 8
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
  %.129 = inttoptr i64 %.128 to ptr
  %.130 = getelementptr i8, ptr %.6, i64 304
  %.131 = load i64, ptr %.130, align 8
  %.132 = inttoptr i64 %.131 to ptr
  %.133 = getelementptr i8, ptr %.6, i64 312
  %.134 = load i64, ptr %.133, align 8
  %.135 = getelementptr i8, ptr %.6, i64 320
  %.136 = load i64, ptr %.135, align 8
  %.137 = getelementptr i8, ptr %.6, i64 328
  %.138 = load i64, ptr %.137, align 8
  %.139 = getelementptr i8, ptr %.6, i64 336
  %.140 = load i64, ptr %.139, align 8
  %.141 = getelementptr i8, ptr %.6, i64 344
  %.142 = load i64, ptr %.141, align 8
  %.143 = getelementptr i8, ptr %.6, i64 352
  %.144 = load i64, ptr %.143, align 8
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
  %.192 = getelementptr i8, ptr %.6, i64 408
  %.193 = load i64, ptr %.192, align 8
  %.194 = inttoptr i64 %.193 to ptr
  %.195 = getelementptr i8, ptr %.6, i64 416
  %.196 = load i64, ptr %.195, align 8
  %.197 = inttoptr i64 %.196 to ptr
  %.198 = getelementptr i8, ptr %.6, i64 424
  %.199 = load i64, ptr %.198, align 8
  %.200 = inttoptr i64 %.199 to ptr
  %.201 = getelementptr i8, ptr %.6, i64 432
  %.202 = load i64, ptr %.201, align 8
  %.203 = getelementptr i8, ptr %.6, i64 440
  %.204 = load i64, ptr %.203, align 8
  %.205 = inttoptr i64 %.204 to ptr
  %.206 = getelementptr i8, ptr %.6, i64 448
  %.207 = load i64, ptr %.206, align 8
  %.208 = inttoptr i64 %.207 to ptr
  %.209 = getelementptr i8, ptr %.6, i64 456
  %.210 = load i64, ptr %.209, align 8
  %.211 = inttoptr i64 %.210 to ptr
  %.212 = getelementptr i8, ptr %.6, i64 464
  %.213 = load i64, ptr %.212, align 8
  %.214 = inttoptr i64 %.213 to ptr
  %.230 = getelementptr i8, ptr %.6, i64 472
  %.231 = load i64, ptr %.230, align 8
  %.232 = inttoptr i64 %.231 to ptr
  %.233 = getelementptr i8, ptr %.6, i64 480
  %.234 = load i64, ptr %.233, align 8
  %.235 = inttoptr i64 %.234 to ptr
  %.236 = getelementptr i8, ptr %.6, i64 488
  %.237 = load i64, ptr %.236, align 8
  %.238 = inttoptr i64 %.237 to ptr
  %.239 = getelementptr i8, ptr %.6, i64 496
  %.240 = load i64, ptr %.239, align 8
  %.241 = inttoptr i64 %.240 to ptr
  %.242 = getelementptr i8, ptr %.6, i64 504
  %.243 = load i64, ptr %.242, align 8
  %.244 = inttoptr i64 %.243 to ptr
  %.245 = getelementptr i8, ptr %.6, i64 512
  %.246 = load i64, ptr %.245, align 8
  %.247 = inttoptr i64 %.246 to ptr
  %.248 = getelementptr i8, ptr %.6, i64 520
  %.249 = load i64, ptr %.248, align 8
  %.250 = inttoptr i64 %.249 to ptr
  store i64 0, ptr %.268, align 8
  %.272 = call i32 @part1(ptr %.268, ptr %excinfo.1, i64 %.8, ptr %.11, ptr %.14, i64 %.16, i64 %.18, i64 %.20, i64 %.22, i64 %.24, ptr %.27, double %.291, ptr %.33, ptr %.36, ptr %.39, ptr %.42, ptr %.45, ptr %.48, ptr %.66, ptr %.69, ptr %.72, ptr %.75, ptr %.78, ptr %.81, ptr %.84, ptr %.87, ptr %.90, ptr %.93, ptr %.96, ptr %.99, ptr %.102, ptr %.105, ptr %.108, ptr %.111, ptr %.114, ptr %.117, ptr %.120, ptr %.123, ptr %.126, ptr %.129, ptr %.132, i64 %.134, i64 %.136, i64 %.138, i64 %.140, i64 %.142, i64 %.144, ptr %.176, ptr %.179, ptr %.182, ptr %.185, ptr %.188, ptr %.191, ptr %.194, ptr %.197, ptr %.200, i64 %.202, ptr %.205, ptr %.208, ptr %.211, ptr %.214, ptr %.232, ptr %.235, ptr %.238, ptr %.241, ptr %.244, ptr %.247, ptr %.250)
  %cond = icmp eq i32 %.272, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  ret i32 %.272

B0.endif:
  %.282 = load i64, ptr %.268, align 8
  store i64 %.282, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.280 = icmp sgt i32 %.272, 0
  %.273 = load ptr, ptr %excinfo.1, align 8
  %.281 = select i1 %.280, ptr %.273, ptr undef
  store ptr %.281, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, i64 %arg.task, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.81.i = alloca double, align 8
  %excinfo.1.i30 = alloca ptr, align 8
  %.283 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.375 = alloca double, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.555 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.812 = alloca ptr, align 8
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.152 = load double, ptr %arg.s.0, align 8
  %.224 = getelementptr i8, ptr %arg.s.0, i64 88
  %.225 = load double, ptr %.224, align 8
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
  store i64 0, ptr %.283, align 8
  %.287 = call i32 @part2(ptr %.283, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond40 = icmp eq i32 %.287, 0
  br i1 %cond40, label %B128.endif, label %B128.if.if

B196:
  store double 0.000000e+00, ptr %.375, align 8
  %.379 = call i32 @part3(ptr %.375, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.room.2)
  %cond41 = icmp eq i32 %.379, 0
  br i1 %cond41, label %B196.endif, label %B196.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B196.endif ], [ 0, %B128.endif ], [ %.287, %B128.if.if ], [ %.379, %B196.if.if ], [ 0, %B286.endif ], [ %.85.i, %B702.if.if ], [ 0, %B372.endif ], [ %.559, %B372.if.if ], [ 0, %part4 ], [ %.378.i, %part5 ], [ 0, %part6.exit.thread ], [ %.255.i, %part6.exit ], [ 0, %B594.endif ], [ %.816, %B594.if.if ], [ 0, %B666.endif ], [ 0, %B702.endif ]
  ret i32 %common.ret.op

B286:
  %.465 = fadd double %.152, %.225
  %.75.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i.i = load double, ptr %.75.i.i, align 8
  %.77.i.i = fsub double %.465, %.76.i.i
  %.119.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i.i = load double, ptr %.119.i.i, align 8
  %.121.i.i = fadd double %.465, %.120.i.i
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
  store i64 0, ptr %.555, align 8
  %.559 = call i32 @part7(ptr %.555, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %.152, double %.225, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond42 = icmp eq i32 %.559, 0
  br i1 %cond42, label %B372.endif, label %B372.if.if

B454:
  store ptr null, ptr %excinfo.1.i30, align 8
  %.140.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.141.i = load i64, ptr %.140.i, align 8
  %.296.i = fadd double %.152, %.225
  %.300.i = getelementptr double, ptr %arg.s.6, i64 %.141.i
  store double %.296.i, ptr %.300.i, align 8
  %.365.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.366.i = load i64, ptr %.365.i, align 8
  %.367.not.i = icmp eq i64 %.366.i, 0
  br i1 %.367.not.i, label %part4, label %B220.i

B220.i:
  %.378.i = call i32 @part8(ptr %.81.i, ptr %excinfo.1.i30, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond.i = icmp eq i32 %.378.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part5

part4:
  %.435.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.435.i, i1 false)
  %.445.i = mul nsw i64 %.141.i, %arg.code.24
  %.448.i = getelementptr double, ptr %arg.s.7, i64 %.445.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.448.i, ptr %arg.room.2, i64 %.435.i, i1 false)
  %sunkaddr75 = getelementptr i8, ptr %arg.s.1, i64 8
  %.520.i = load i64, ptr %sunkaddr75, align 8
  %.521.i = add nsw i64 %.520.i, 1
  store i64 %.521.i, ptr %sunkaddr75, align 8
  %.589.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.590.i = load i64, ptr %.589.i, align 8
  %.591.i = add nsw i64 %.590.i, 1
  store i64 %.591.i, ptr %.589.i, align 8
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B220.endif.i:
  %.408.i = mul i64 %arg.code.24, %arg.m.3
  %.411.i = mul i64 %.141.i, %.408.i
  %.412.i = getelementptr double, ptr %arg.s.8, i64 %.411.i
  %.421.i = shl i64 %.408.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.412.i, ptr %arg.room.3, i64 %.421.i, i1 false)
  br label %part4

part5:
  %.379.i = load ptr, ptr %excinfo.1.i30, align 8
  %.654 = icmp sgt i32 %.378.i, 0
  %.655 = select i1 %.654, ptr %.379.i, ptr undef
  store ptr %.655, ptr %excinfo, align 8
  br label %common.ret

B526:
  store ptr null, ptr %excinfo.1.i30, align 8
  %.171.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.171.i, i1 false)
  %.245.i = load double, ptr %arg.s.0, align 8
  store i64 0, ptr %.81.i, align 8
  %.255.i = call i32 @part9(ptr %.81.i, ptr %excinfo.1.i30, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %.245.i, ptr %arg.room.0, i8 0)
  %.265.i = load i64, ptr %.81.i, align 8
  %cond.i1 = icmp eq i32 %.255.i, 0
  br i1 %cond.i1, label %B196.endif.i, label %part6.exit

B476.i:
  %sunkaddr76 = getelementptr i8, ptr %arg.s.0, i64 72
  store double %.385.i, ptr %sunkaddr76, align 8
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
  %.385.i = load double, ptr %.384.i, align 8
  %.456.i = getelementptr i8, ptr %arg.s.0, i64 72
  %.457.i = load double, ptr %.456.i, align 8
  %.458.i = fcmp olt double %.385.i, %.457.i
  br i1 %.458.i, label %B476.i, label %B538.i

part6.exit.thread:
  %.728.0.ph = phi i64 [ 4, %B978.i ], [ 4, %B1134.i ], [ %spec.select.i, %B600.i ]
  store i64 %.728.0.ph, ptr %retptr, align 8
  br label %common.ret

part6.exit:
  %.256.i = load ptr, ptr %excinfo.1.i30, align 8
  %.741 = icmp sgt i32 %.255.i, 0
  %.742 = select i1 %.741, ptr %.256.i, ptr undef
  store ptr %.742, ptr %excinfo, align 8
  br label %common.ret

B594:
  %.816 = call i32 @part8(ptr %.812, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond45 = icmp eq i32 %.816, 0
  br i1 %cond45, label %B594.endif, label %B594.if.if

B666:
  %.95.i.i = getelementptr i8, ptr %arg.s.0, i64 128
  %.96.i.i = load double, ptr %.95.i.i, align 8
  %.97.i.i = fcmp oeq double %.96.i.i, 0.000000e+00
  br i1 %.97.i.i, label %B0.endif.i2, label %B86.i.i

B86.i.i:
  %.177.i.i = getelementptr i8, ptr %arg.s.0, i64 120
  %.178.i.i = load double, ptr %.177.i.i, align 8
  %.244.i.i = getelementptr i8, ptr %arg.s.1, i64 64
  %.245.i.i = load i64, ptr %.244.i.i, align 8
  %.320.i.i = sitofp i64 %.245.i.i to double
  %.321.i.i = fmul double %.96.i.i, %.320.i.i
  %.322.i.i = fadd double %.178.i.i, %.321.i.i
  br label %B0.endif.i2

B148.i:
  %.75.i.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i.i.i3 = load double, ptr %.75.i.i.i, align 8
  %.77.i.i.i4 = fsub double %.152, %.76.i.i.i3
  %.119.i.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i.i.i = load double, ptr %.119.i.i.i, align 8
  %.121.i.i.i = fadd double %.152, %.120.i.i.i
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
  %.403.i.i.i = fmul double %.77.i.i.i4, %.401.i.i.i
  %.404.i.i.i = fadd double %.396.i.i.i, %.403.i.i.i
  %.406.i.i.i = fmul double %.77.i.i.i4, %.404.i.i.i
  %.407.i.i.i = fadd double %.391.i.i.i, %.406.i.i.i
  %.409.i.i.i = fmul double %.77.i.i.i4, %.407.i.i.i
  %.410.i.i.i = fadd double %.386.i.i.i, %.409.i.i.i
  %45 = shl i64 %.351153155.i.i.i, 3
  %scevgep34.i.i.i = getelementptr i8, ptr %arg.code.3, i64 %45
  store double %.410.i.i.i, ptr %scevgep34.i.i.i, align 8
  %scevgep30.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 32
  %exitcond159.not.i.i.i = icmp eq i64 %arg.code.25, %.358.i.i.i
  br i1 %exitcond159.not.i.i.i, label %B0.endif.i.i17, label %B230.i.i.i

B188.endif.i.i.i:
  %.345154.not.i.i.i = icmp slt i64 %arg.code.25, 1
  br i1 %.345154.not.i.i.i, label %B0.endif.i.i17, label %B230.preheader.i.i.i

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
  %broadcast.splatinsert19.i.i.i = insertelement <2 x double> poison, double %.77.i.i.i4, i64 0
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
  br i1 %cmp.n25.i.i.i, label %B0.endif.i.i17, label %B230.preheader27.i.i.i

B230.preheader27.i.i.i:
  %.351153155.ph.i.i.i = phi i64 [ 0, %vector.memcheck.i.i.i ], [ 0, %vector.scevcheck.i.i.i ], [ 0, %B230.preheader.i.i.i ], [ %n.vec18.i.i.i, %middle.block24.i.i.i ]
  %84 = shl i64 %.351153155.ph.i.i.i, 5
  %85 = getelementptr i8, ptr %arg.code.22, i64 %84
  %scevgep29.i.i.i = getelementptr i8, ptr %85, i64 24
  br label %B230.i.i.i

B0.endif.i.i17:
  %.66.i.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.66.i.i, i1 false)
  %.42.i.i.i18 = getelementptr i8, ptr %arg.code.0, i64 320
  %.43.i.i.i19 = load i64, ptr %.42.i.i.i18, align 8
  %.48.not.i.i.i20 = icmp eq i64 %.43.i.i.i19, 0
  br i1 %.48.not.i.i.i20, label %B148.endif.i, label %B48.i.i.i21

B48.i.i.i21:
  %sunkaddr1.i.i.i22 = getelementptr i8, ptr %arg.code.0, i64 328
  %.56.i.i.i23 = load i64, ptr %sunkaddr1.i.i.i22, align 8
  %sunkaddr3.i.i.i24 = getelementptr i8, ptr %arg.code.0, i64 336
  %.63.i.i.i25 = load i64, ptr %sunkaddr3.i.i.i24, align 8
  %sunkaddr5.i.i.i26 = getelementptr i8, ptr %arg.code.0, i64 344
  %.74.i.i.i27 = load i64, ptr %sunkaddr5.i.i.i26, align 8
  %.76.i1.i.i = inttoptr i64 %.56.i.i.i23 to ptr
  %.77.i2.i.i = inttoptr i64 %.63.i.i.i25 to ptr
  %.78.i.i.i28 = inttoptr i64 %.74.i.i.i27 to ptr
  %.79.i.i.i29 = inttoptr i64 %.43.i.i.i19 to ptr
  tail call void %.79.i.i.i29(ptr %.76.i1.i.i, ptr %.77.i2.i.i, ptr %.78.i.i.i28)
  br label %B148.endif.i

B0.endif.i2:
  %"$phi206.0.2.0.i.i" = phi double [ %.322.i.i, %B86.i.i ], [ 0x7FF0000000000000, %B666 ]
  %.225.i = fmul double %.96.i.i, 1.000000e-09
  %.226.i = fsub double %"$phi206.0.2.0.i.i", %.225.i
  %.227.i = fcmp ult double %.152, %.226.i
  br i1 %.227.i, label %B666.endif, label %B148.i

B148.endif.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.code.7, i64 %.66.i.i, i1 false)
  %.397.i = getelementptr i8, ptr %arg.s.1, i64 64
  %.398.i = load i64, ptr %.397.i, align 8
  %.399.i = add nsw i64 %.398.i, 1
  store i64 %.399.i, ptr %.397.i, align 8
  br label %B666.endif

B702:
  %.937 = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.937, i1 false)
  %.942 = fadd double %.152, %.225
  %.1016 = getelementptr i8, ptr %arg.s.1, i64 96
  %.1017 = load i64, ptr %.1016, align 8
  %.1020 = mul nsw i64 %.1017, %arg.code.24
  %.1021 = getelementptr double, ptr %arg.room.0, i64 %.1020
  %.85.i = call i32 @part10(ptr %.81.i, ptr %excinfo.1.i30, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 0, double %.942, ptr %.1021)
  %cond = icmp eq i32 %.85.i, 0
  br i1 %cond, label %B702.endif, label %B702.if.if

B128.endif:
  %.297 = load i64, ptr %.283, align 8
  store i64 %.297, ptr %retptr, align 8
  br label %common.ret

B128.if.if:
  %.295 = icmp sgt i32 %.287, 0
  %.288 = load ptr, ptr %excinfo.1, align 8
  %.296 = select i1 %.295, ptr %.288, ptr undef
  store ptr %.296, ptr %excinfo, align 8
  br label %common.ret

B196.endif:
  %.389 = load double, ptr %.375, align 8
  %.402 = fcmp ult double %.389, 0.000000e+00
  %"$phi252.0.2.0" = zext i1 %.402 to i64
  store i64 %"$phi252.0.2.0", ptr %retptr, align 8
  br label %common.ret

B196.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B286.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B372.endif:
  %.569 = load i64, ptr %.555, align 8
  store i64 %.569, ptr %retptr, align 8
  br label %common.ret

B372.if.if:
  %.567 = icmp sgt i32 %.559, 0
  %.560 = load ptr, ptr %excinfo.4, align 8
  %.568 = select i1 %.567, ptr %.560, ptr undef
  store ptr %.568, ptr %excinfo, align 8
  br label %common.ret

B594.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B594.if.if:
  %.824 = icmp sgt i32 %.816, 0
  %.817 = load ptr, ptr %excinfo.7, align 8
  %.825 = select i1 %.824, ptr %.817, ptr undef
  store ptr %.825, ptr %excinfo, align 8
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

define internal i32 @part2(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.222 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.580.i = shl i64 %arg.code.24, 3
  %.595.i = shl i64 %arg.code.26, 3
  br label %B60

B60:
  store i64 0, ptr %.222, align 8
  %.226 = call i32 @part11(ptr %.222, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %.236 = load i64, ptr %.222, align 8
  %cond = icmp eq i32 %.226, 0
  br i1 %cond, label %B60.endif, label %B60.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B184 ], [ %.226, %B60.if.if ]
  ret i32 %common.ret.op

B184:
  store i64 %.236, ptr %retptr, align 8
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
  %.234 = icmp sgt i32 %.226, 0
  %.227 = load ptr, ptr %excinfo.1, align 8
  %.235 = select i1 %.234, ptr %.227, ptr undef
  store ptr %.235, ptr %excinfo, align 8
  br label %common.ret

B60.endif.endif.endif:
  %.271.not = phi i1 [ true, %B504.i ], [ false, %B60.endif ], [ false, %B460.i ], [ false, %B406.i ]
  %.42594 = icmp eq i64 %.236, 5
  %.425 = select i1 %.271.not, i1 true, i1 %.42594
  br i1 %.425, label %B60, label %B184
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

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.78 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.231 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.491 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  store double 0.000000e+00, ptr %.78, align 8
  %.82 = call i32 @part12(ptr %.78, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.m.4, i64 %arg.m.5)
  %cond = icmp eq i32 %.82, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B128 ], [ 0, %B400 ], [ 0, %B424.endif ], [ %.82, %B0.if.if ], [ %.495, %B424.if.if ], [ %.235, %B132.if.if ]
  ret i32 %common.ret.op

B128:
  %storemerge.i3 = phi i64 [ 1, %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i3, ptr %retptr, align 8
  br label %common.ret

B132:
  %.235 = call i32 @part13(ptr %.231, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, i64 %arg.m.2, i64 %arg.m.5, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.24, ptr %arg.room.1)
  switch i32 %.235, label %B132.if.if [
    i32 -2, label %B132.endif.endif
    i32 0, label %B132.endif.endif
  ]

B272:
  %bad.2.0273 = phi i64 [ %.401.1, %B272 ], [ %bad.2.0273.unr, %B272.preheader13 ]
  %.351269271 = phi i64 [ %.358.1, %B272 ], [ %.351269271.unr, %B272.preheader13 ]
  %sunkaddr = mul i64 %.351269271, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr
  %.386 = load double, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %.351269271, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr31
  store double %.386, ptr %sunkaddr32, align 8
  %.395 = tail call double @llvm.fabs.f64(double %.386)
  %.396 = fcmp uge double %.395, 1.000000e+300
  %.400 = zext i1 %.396 to i64
  %.401 = add nuw nsw i64 %bad.2.0273, %.400
  %.358.1 = add nuw nsw i64 %.351269271, 2
  %sunkaddr33 = mul i64 %.351269271, 8
  %sunkaddr34 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr33
  %sunkaddr35 = getelementptr i8, ptr %sunkaddr34, i64 8
  %.386.1 = load double, ptr %sunkaddr35, align 8
  %sunkaddr36 = mul i64 %.351269271, 8
  %sunkaddr37 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr36
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr37, i64 8
  store double %.386.1, ptr %sunkaddr39, align 8
  %.395.1 = tail call double @llvm.fabs.f64(double %.386.1)
  %.396.1 = fcmp uge double %.395.1, 1.000000e+300
  %.400.1 = zext i1 %.396.1 to i64
  %.401.1 = add nuw nsw i64 %.401, %.400.1
  %exitcond.not.1 = icmp eq i64 %arg.code.24, %.358.1
  br i1 %exitcond.not.1, label %B396, label %B272

B396:
  %.401.lcssa = phi i64 [ %13, %middle.block ], [ %.401.lcssa10.unr, %B272.prol.loopexit ], [ %.401.1, %B272 ]
  %0 = icmp eq i64 %.401.lcssa, 0
  br i1 %0, label %B424, label %B400

B400:
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B424:
  store double 0.000000e+00, ptr %.491, align 8
  %.495 = call i32 @part3(ptr %.491, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.room.2)
  %cond4 = icmp eq i32 %.495, 0
  br i1 %cond4, label %B424.endif, label %B424.if.if

B0.endif:
  %.92 = load double, ptr %.78, align 8
  %.78.i = load double, ptr %arg.code.1, align 8
  %.118.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.119.i = load double, ptr %.118.i, align 8
  %.120.i = fcmp ogt double %.78.i, %.119.i
  %.167.i = fcmp ole double %.92, %.78.i
  %or.cond.i = select i1 %.120.i, i1 %.167.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.223.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.224.i = load i64, ptr %.223.i, align 8
  %.225.i = icmp eq i64 %.224.i, 0
  br i1 %.225.i, label %B128, label %B0.endif.endif

B0.if.if:
  %.90 = icmp sgt i32 %.82, 0
  %.83 = load ptr, ptr %excinfo.1, align 8
  %.91 = select i1 %.90, ptr %.83, ptr undef
  store ptr %.91, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.342.i = fcmp ogt double %.92, %.119.i
  br i1 %.342.i, label %B132, label %B128

B132.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B132.endif.endif:
  %.345270.not = icmp slt i64 %arg.code.24, 1
  br i1 %.345270.not, label %B424, label %B272.preheader

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
  %bad.2.0273.ph = phi i64 [ 0, %B272.preheader ], [ %13, %middle.block ]
  %.351269271.ph = phi i64 [ 0, %B272.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.351269271.ph, 1
  %xtraiter = and i64 %arg.code.24, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B272.prol.loopexit, label %B272.prol

B272.prol:
  %.385.prol = getelementptr double, ptr %arg.room.1, i64 %.351269271.ph
  %.386.prol = load double, ptr %.385.prol, align 8
  %.389.prol = getelementptr double, ptr %arg.room.2, i64 %.351269271.ph
  store double %.386.prol, ptr %.389.prol, align 8
  %.395.prol = tail call double @llvm.fabs.f64(double %.386.prol)
  %.396.prol = fcmp uge double %.395.prol, 1.000000e+300
  %.400.prol = zext i1 %.396.prol to i64
  %.401.prol = add nuw nsw i64 %bad.2.0273.ph, %.400.prol
  br label %B272.prol.loopexit

B272.prol.loopexit:
  %.401.lcssa10.unr = phi i64 [ poison, %B272.preheader9 ], [ %.401.prol, %B272.prol ]
  %bad.2.0273.unr = phi i64 [ %bad.2.0273.ph, %B272.preheader9 ], [ %.401.prol, %B272.prol ]
  %.351269271.unr = phi i64 [ %.351269271.ph, %B272.preheader9 ], [ %.neg, %B272.prol ]
  %14 = icmp eq i64 %arg.code.24, %.neg
  br i1 %14, label %B396, label %B272.preheader13

B272.preheader13:
  br label %B272

B424.endif:
  %.505 = load double, ptr %.491, align 8
  %.518 = fcmp olt double %.505, 0.000000e+00
  %"$phi520.0.2.0" = zext i1 %.518 to i64
  store i64 %"$phi520.0.2.0", ptr %retptr, align 8
  br label %common.ret

B424.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part8(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.232 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.143 = getelementptr i8, ptr %arg.s.0, i64 88
  %.144 = load double, ptr %.143, align 8
  %.223 = load double, ptr %arg.s.0, align 8
  %.236 = call i32 @part12(ptr %.232, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %.223, double %.144, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.m.5, i64 %arg.m.2)
  %cond = icmp eq i32 %.236, 0
  br i1 %cond, label %B0.endif.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B650 ], [ %.236, %B0.if.if ]
  ret i32 %common.ret.op

B650.loopexit.unr-lcssa:
  %0 = and i64 %arg.code.24, 1
  %lcmp.mod37.not = icmp eq i64 %0, 0
  br i1 %lcmp.mod37.not, label %B650, label %B300.endif.epil.preheader

B300.endif.epil.preheader:
  %.416233243.epil.init = phi i64 [ 0, %B300.endif.preheader ], [ %unroll_iter39, %B650.loopexit.unr-lcssa ]
  %.749.epil = mul nsw i64 %.416233243.epil.init, %arg.m.3
  %.750.epil = getelementptr double, ptr %arg.room.3, i64 %.749.epil
  %.751.epil = load double, ptr %.750.epil, align 8
  %.755.epil = getelementptr double, ptr %arg.room.2, i64 %.416233243.epil.init
  %.756.epil = load double, ptr %.755.epil, align 8
  %.760.epil = getelementptr double, ptr %arg.room.1, i64 %.416233243.epil.init
  %.761.epil = load double, ptr %.760.epil, align 8
  %.764.epil = fsub double %.756.epil, %.761.epil
  %.765.epil = fadd double %.751.epil, %.764.epil
  store double %.765.epil, ptr %.750.epil, align 8
  br label %B650

B650.loopexit.unr-lcssa184:
  %1 = and i64 %arg.code.24, 1
  %lcmp.mod186.not = icmp eq i64 %1, 0
  br i1 %lcmp.mod186.not, label %B650, label %B300.endif.us.us29.us.epil.preheader

B300.endif.us.us29.us.epil.preheader:
  %lsr.iv57.us.us.epil.init = phi ptr [ %arg.room.3, %B300.endif.us.us29.us.preheader ], [ %scevgep58.us.us.1, %B650.loopexit.unr-lcssa184 ]
  %.416233243.us.us30.us.epil.init = phi i64 [ 0, %B300.endif.us.us29.us.preheader ], [ %unroll_iter188, %B650.loopexit.unr-lcssa184 ]
  store double %.724, ptr %lsr.iv57.us.us.epil.init, align 8
  %2 = shl i64 %.416233243.us.us30.us.epil.init, 3
  %scevgep115.us.epil = getelementptr i8, ptr %arg.room.2, i64 %2
  %.756.us.us34.us.epil = load double, ptr %scevgep115.us.epil, align 8
  %scevgep114.us.epil = getelementptr i8, ptr %arg.room.1, i64 %2
  %.761.us.us36.us.epil = load double, ptr %scevgep114.us.epil, align 8
  %.764.us.us37.us.epil = fsub double %.756.us.us34.us.epil, %.761.us.us36.us.epil
  %.765.us.us38.us.epil = fadd double %.724, %.764.us.us37.us.epil
  store double %.765.us.us38.us.epil, ptr %lsr.iv57.us.us.epil.init, align 8
  br label %B650

B650.loopexit171.unr-lcssa:
  %3 = and i64 %arg.code.24, 1
  %lcmp.mod181.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod181.not, label %B650, label %B300.endif.us.us29.epil.preheader

B300.endif.us.us29.epil.preheader:
  %lsr.iv57.us.epil.init = phi ptr [ %arg.room.3, %B300.endif.us.us29.preheader170 ], [ %scevgep58.us.1, %B650.loopexit171.unr-lcssa ]
  %.416233243.us.us30.epil.init = phi i64 [ 0, %B300.endif.us.us29.preheader170 ], [ %unroll_iter183, %B650.loopexit171.unr-lcssa ]
  %4 = icmp eq i64 %arg.m.3, 2
  store double %.724, ptr %lsr.iv57.us.epil.init, align 8
  %scevgep59.us.1.epil = getelementptr i8, ptr %lsr.iv57.us.epil.init, i64 8
  store double %.724, ptr %scevgep59.us.1.epil, align 8
  br i1 %4, label %B342.B540_crit_edge.split.us257.loopexit.us.epil, label %B344.endif.us250.us.2.epil

B344.endif.us250.us.2.epil:
  %scevgep59.us.2.epil = getelementptr i8, ptr %lsr.iv57.us.epil.init, i64 16
  store double %.724, ptr %scevgep59.us.2.epil, align 8
  br label %B342.B540_crit_edge.split.us257.loopexit.us.epil

B342.B540_crit_edge.split.us257.loopexit.us.epil:
  %5 = shl i64 %.416233243.us.us30.epil.init, 3
  %scevgep115.epil = getelementptr i8, ptr %arg.room.2, i64 %5
  %.756.us.us34.epil = load double, ptr %scevgep115.epil, align 8
  %scevgep114.epil = getelementptr i8, ptr %arg.room.1, i64 %5
  %.761.us.us36.epil = load double, ptr %scevgep114.epil, align 8
  %.764.us.us37.epil = fsub double %.756.us.us34.epil, %.761.us.us36.epil
  %.765.us.us38.epil = fadd double %.724, %.764.us.us37.epil
  store double %.765.us.us38.epil, ptr %lsr.iv57.us.epil.init, align 8
  br label %B650

B650:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.244 = icmp sgt i32 %.236, 0
  %.237 = load ptr, ptr %excinfo.1, align 8
  %.245 = select i1 %.244, ptr %.237, ptr undef
  store ptr %.245, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.320 = getelementptr i8, ptr %arg.s.1, i64 32
  %.321 = load i64, ptr %.320, align 8
  %.326 = sub i64 %arg.m.2, %arg.m.5
  %.327 = add nsw i64 %.326, %.321
  store i64 %.327, ptr %.320, align 8
  %.410240.not = icmp slt i64 %arg.code.24, 1
  br i1 %.410240.not, label %B650, label %B300.endif.lr.ph

B300.endif.lr.ph:
  %.532222.not = icmp slt i64 %arg.m.3, 1
  %.724 = fmul double %.144, 0.000000e+00
  br i1 %.532222.not, label %B300.endif.preheader, label %B300.endif.lr.ph.split.us

B300.endif.preheader:
  %6 = icmp eq i64 %arg.code.24, 1
  br i1 %6, label %B300.endif.epil.preheader, label %B300.endif.preheader.new

B300.endif.preheader.new:
  %const152 = bitcast i64 9223372036854775806 to i64
  %unroll_iter39 = and i64 %arg.code.24, %const152
  %7 = shl i64 %arg.m.3, 4
  br label %B300.endif

B300.endif.lr.ph.split.us:
  %.657210.not = icmp slt i64 %arg.m.2, 1
  br i1 %.657210.not, label %B300.endif.us.preheader, label %B300.endif.us.us.preheader

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
  %broadcast.splatinsert68 = insertelement <2 x double> poison, double %.144, i64 0
  %broadcast.splat69 = shufflevector <2 x double> %broadcast.splatinsert68, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep116 = getelementptr i8, ptr %arg.room.3, i64 16
  %11 = icmp samesign ult i64 %arg.m.3, 6
  %brmerge = select i1 %11, i1 true, i1 %conflict.rdx
  br label %B300.endif.us.us.us

B300.endif.us.us.us:
  %lsr.iv232 = phi ptr [ %scevgep233, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %arg.room.3, %B300.endif.us.us.us.preheader ]
  %lsr.iv117 = phi ptr [ %scevgep118, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %scevgep116, %B300.endif.us.us.us.preheader ]
  %.416233243.us.us.us = phi i64 [ %.423.us.us.us, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ 0, %B300.endif.us.us.us.preheader ]
  %.732.us.us.us = mul nuw nsw i64 %.416233243.us.us.us, %arg.m.3
  %12 = getelementptr double, ptr %arg.room.3, i64 %.732.us.us.us
  br i1 %brmerge, label %B344.endif.us.us.us.us.us.preheader, label %vector.ph

vector.ph:
  %sunkaddr154 = shl i64 %.416233243.us.us.us, 3
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
  %.538217223.us.us.us.us.us.ph = phi i64 [ %n.vec67, %middle.block76 ], [ 0, %B300.endif.us.us.us ]
  %23 = and i64 %arg.m.3, 1
  %24 = icmp eq i64 %23, 0
  %.neg = or disjoint i64 %.538217223.us.us.us.us.us.ph, 1
  br i1 %24, label %B344.endif.us.us.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us.us.prol

B344.endif.us.us.us.us.us.prol:
  %invariant.gep.us.us.us.us.us.prol = getelementptr double, ptr %arg.m.1, i64 %.538217223.us.us.us.us.us.ph
  %.703.us.us.us.epil.us.us.prol = load double, ptr %invariant.gep.us.us.us.us.us.prol, align 8
  %sunkaddr161 = shl i64 %.416233243.us.us.us, 3
  %sunkaddr162 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr161
  %.711.us.us.us.epil.us.us.prol = load double, ptr %sunkaddr162, align 8
  %.712.us.us.us.epil.us.us.prol = fmul double %.703.us.us.us.epil.us.us.prol, %.711.us.us.us.epil.us.us.prol
  %.714.us.us.us.epil.us.us.prol = fadd double %.712.us.us.us.epil.us.us.prol, 0.000000e+00
  %.724.us.us.us.us.us.prol = fmul double %.144, %.714.us.us.us.epil.us.us.prol
  %.737.us.us.us.us.us.prol = getelementptr double, ptr %12, i64 %.538217223.us.us.us.us.us.ph
  store double %.724.us.us.us.us.us.prol, ptr %.737.us.us.us.us.us.prol, align 8
  br label %B344.endif.us.us.us.us.us.prol.loopexit

B344.endif.us.us.us.us.us.prol.loopexit:
  %.538217223.us.us.us.us.us.unr = phi i64 [ %.538217223.us.us.us.us.us.ph, %B344.endif.us.us.us.us.us.preheader ], [ %.neg, %B344.endif.us.us.us.us.us.prol ]
  %25 = icmp eq i64 %arg.m.3, %.neg
  br i1 %25, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us.preheader9

B344.endif.us.us.us.us.us.preheader9:
  br label %B344.endif.us.us.us.us.us

B344.endif.us.us.us.us.us:
  %.538217223.us.us.us.us.us = phi i64 [ %.545.us.us.us.us.us.1, %B344.endif.us.us.us.us.us ], [ %.538217223.us.us.us.us.us.unr, %B344.endif.us.us.us.us.us.preheader9 ]
  %sunkaddr160 = mul i64 %.538217223.us.us.us.us.us, 8
  %sunkaddr163 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr160
  %.703.us.us.us.epil.us.us = load double, ptr %sunkaddr163, align 8
  %sunkaddr164 = mul i64 %.416233243.us.us.us, 8
  %sunkaddr165 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr164
  %.711.us.us.us.epil.us.us = load double, ptr %sunkaddr165, align 8
  %.712.us.us.us.epil.us.us = fmul double %.703.us.us.us.epil.us.us, %.711.us.us.us.epil.us.us
  %.714.us.us.us.epil.us.us = fadd double %.712.us.us.us.epil.us.us, 0.000000e+00
  %.724.us.us.us.us.us = fmul double %.144, %.714.us.us.us.epil.us.us
  %26 = shl i64 %.538217223.us.us.us.us.us, 3
  %scevgep105 = getelementptr i8, ptr %lsr.iv232, i64 %26
  %27 = shl i64 %.538217223.us.us.us.us.us, 3
  %scevgep103 = getelementptr i8, ptr %lsr.iv232, i64 %27
  %scevgep104 = getelementptr i8, ptr %scevgep103, i64 8
  store double %.724.us.us.us.us.us, ptr %scevgep105, align 8
  %sunkaddr166 = mul i64 %.538217223.us.us.us.us.us, 8
  %sunkaddr167 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr166
  %sunkaddr168 = getelementptr i8, ptr %sunkaddr167, i64 8
  %.703.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr168, align 8
  %.711.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr165, align 8
  %.712.us.us.us.epil.us.us.1 = fmul double %.703.us.us.us.epil.us.us.1, %.711.us.us.us.epil.us.us.1
  %.714.us.us.us.epil.us.us.1 = fadd double %.712.us.us.us.epil.us.us.1, 0.000000e+00
  %.545.us.us.us.us.us.1 = add nuw nsw i64 %.538217223.us.us.us.us.us, 2
  %.724.us.us.us.us.us.1 = fmul double %.144, %.714.us.us.us.epil.us.us.1
  store double %.724.us.us.us.us.us.1, ptr %scevgep104, align 8
  %exitcond275.not.us.us.1 = icmp eq i64 %arg.m.3, %.545.us.us.us.us.us.1
  br i1 %exitcond275.not.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us

B342.B540_crit_edge.split.us.us.us.split.us.us:
  %.423.us.us.us = add nuw nsw i64 %.416233243.us.us.us, 1
  %.751.us.us.us = load double, ptr %12, align 8
  %.755.us.us.us = getelementptr double, ptr %arg.room.2, i64 %.416233243.us.us.us
  %.756.us.us.us = load double, ptr %.755.us.us.us, align 8
  %.760.us.us.us = getelementptr double, ptr %arg.room.1, i64 %.416233243.us.us.us
  %.761.us.us.us = load double, ptr %.760.us.us.us, align 8
  %.764.us.us.us = fsub double %.756.us.us.us, %.761.us.us.us
  %.765.us.us.us = fadd double %.751.us.us.us, %.764.us.us.us
  store double %.765.us.us.us, ptr %12, align 8
  %scevgep118 = getelementptr i8, ptr %lsr.iv117, i64 %sunkaddr
  %scevgep233 = getelementptr i8, ptr %lsr.iv232, i64 %sunkaddr
  %exitcond276.not.us = icmp eq i64 %arg.code.24, %.423.us.us.us
  br i1 %exitcond276.not.us, label %B650, label %B300.endif.us.us.us

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
  %broadcast.splatinsert151 = insertelement <2 x double> poison, double %.144, i64 0
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
  %.416233243.us.us.us16.us = phi i64 [ 0, %B300.endif.us.us.us14.us.preheader ], [ %.423.us.us.us19.us, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %.732.us.us.us18.us = mul nuw nsw i64 %.416233243.us.us.us16.us, %arg.m.3
  %44 = getelementptr double, ptr %arg.room.3, i64 %.732.us.us.us18.us
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
  %.538217223.us.us.us.us5.us.us.us.ph = phi i64 [ %n.vec150, %middle.block166 ], [ 0, %B300.endif.us.us.us14.us ]
  %61 = and i64 %arg.m.3, 1
  %62 = icmp eq i64 %61, 0
  %.neg190 = or disjoint i64 %.538217223.us.us.us.us5.us.us.us.ph, 1
  br i1 %62, label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us3.us.us.us.prol

B344.endif.us.us.us.us3.us.us.us.prol:
  %.703.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv60.us4.us.us.us.ph, align 8
  %.711.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv65.us15.us, align 8
  %.712.us.us.us.us.us.epil.us.us.prol = fmul double %.703.us.us.us.us.us.epil.us.us.prol, %.711.us.us.us.us.us.epil.us.us.prol
  %.714.us.us.us.us.us.epil.us.us.prol = fadd double %.712.us.us.us.us.us.epil.us.us.prol, 0.000000e+00
  %sunkaddr71.us.us.epil.us.us.prol = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.ph, i64 %sunkaddr
  %.703.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr71.us.us.epil.us.us.prol, align 8
  %sunkaddr312 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %.711.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr312, align 8
  %.712.us.us.us.1.us.us.epil.us.us.prol = fmul double %.703.us.us.us.1.us.us.epil.us.us.prol, %.711.us.us.us.1.us.us.epil.us.us.prol
  %.714.us.us.us.1.us.us.epil.us.us.prol = fadd double %.714.us.us.us.us.us.epil.us.us.prol, %.712.us.us.us.1.us.us.epil.us.us.prol
  %.724.us.us.us.us10.us.us.us.prol = fmul double %.144, %.714.us.us.us.1.us.us.epil.us.us.prol
  %.737.us.us.us.us11.us.us.us.prol = getelementptr double, ptr %44, i64 %.538217223.us.us.us.us5.us.us.us.ph
  store double %.724.us.us.us.us10.us.us.us.prol, ptr %.737.us.us.us.us11.us.us.us.prol, align 8
  %scevgep61.us12.us.us.us.prol = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.ph, i64 8
  br label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit

B344.endif.us.us.us.us3.us.us.us.prol.loopexit:
  %lsr.iv60.us4.us.us.us.unr = phi ptr [ %lsr.iv60.us4.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %scevgep61.us12.us.us.us.prol, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %.538217223.us.us.us.us5.us.us.us.unr = phi i64 [ %.538217223.us.us.us.us5.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %.neg190, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %63 = icmp eq i64 %arg.m.3, %.neg190
  br i1 %63, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us.preheader194

B344.endif.us.us.us.us3.us.us.us.preheader194:
  %64 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr
  %scevgep255 = getelementptr i8, ptr %64, i64 8
  %65 = shl i64 %.538217223.us.us.us.us5.us.us.us.unr, 3
  %scevgep267 = getelementptr i8, ptr %lsr.iv265, i64 %65
  %66 = sub i64 %arg.m.3, %.538217223.us.us.us.us5.us.us.us.unr
  br label %B344.endif.us.us.us.us3.us.us.us

B344.endif.us.us.us.us3.us.us.us:
  %lsr.iv256 = phi i64 [ 0, %B344.endif.us.us.us.us3.us.us.us.preheader194 ], [ %lsr.iv.next257, %B344.endif.us.us.us.us3.us.us.us ]
  %sunkaddr169 = mul i64 %lsr.iv256, 8
  %sunkaddr170 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr169
  %.703.us.us.us.us.us.epil.us.us = load double, ptr %sunkaddr170, align 8
  %.711.us.us.us.us.us.epil.us.us = load double, ptr %lsr.iv65.us15.us, align 8
  %.712.us.us.us.us.us.epil.us.us = fmul double %.703.us.us.us.us.us.epil.us.us, %.711.us.us.us.us.us.epil.us.us
  %.714.us.us.us.us.us.epil.us.us = fadd double %.712.us.us.us.us.us.epil.us.us, 0.000000e+00
  %67 = shl i64 %lsr.iv256, 3
  %scevgep119 = getelementptr i8, ptr %scevgep255, i64 %67
  %scevgep120 = getelementptr i8, ptr %scevgep119, i64 -8
  %.703.us.us.us.1.us.us.epil.us.us = load double, ptr %scevgep120, align 8
  %sunkaddr171 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %.711.us.us.us.1.us.us.epil.us.us = load double, ptr %sunkaddr171, align 8
  %.712.us.us.us.1.us.us.epil.us.us = fmul double %.703.us.us.us.1.us.us.epil.us.us, %.711.us.us.us.1.us.us.epil.us.us
  %.714.us.us.us.1.us.us.epil.us.us = fadd double %.714.us.us.us.us.us.epil.us.us, %.712.us.us.us.1.us.us.epil.us.us
  %.724.us.us.us.us10.us.us.us = fmul double %.144, %.714.us.us.us.1.us.us.epil.us.us
  %68 = shl i64 %lsr.iv256, 3
  %scevgep114 = getelementptr i8, ptr %scevgep267, i64 %68
  store double %.724.us.us.us.us10.us.us.us, ptr %scevgep114, align 8
  %sunkaddr172 = mul i64 %lsr.iv256, 8
  %sunkaddr173 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr172
  %sunkaddr174 = getelementptr i8, ptr %sunkaddr173, i64 8
  %.703.us.us.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr174, align 8
  %.711.us.us.us.us.us.epil.us.us.1 = load double, ptr %lsr.iv65.us15.us, align 8
  %.712.us.us.us.us.us.epil.us.us.1 = fmul double %.703.us.us.us.us.us.epil.us.us.1, %.711.us.us.us.us.us.epil.us.us.1
  %.714.us.us.us.us.us.epil.us.us.1 = fadd double %.712.us.us.us.us.us.epil.us.us.1, 0.000000e+00
  %.703.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %scevgep119, align 8
  %.711.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %sunkaddr171, align 8
  %.712.us.us.us.1.us.us.epil.us.us.1 = fmul double %.703.us.us.us.1.us.us.epil.us.us.1, %.711.us.us.us.1.us.us.epil.us.us.1
  %.714.us.us.us.1.us.us.epil.us.us.1 = fadd double %.714.us.us.us.us.us.epil.us.us.1, %.712.us.us.us.1.us.us.epil.us.us.1
  %.724.us.us.us.us10.us.us.us.1 = fmul double %.144, %.714.us.us.us.1.us.us.epil.us.us.1
  %69 = shl i64 %lsr.iv256, 3
  %scevgep115 = getelementptr i8, ptr %scevgep267, i64 %69
  %scevgep117 = getelementptr i8, ptr %scevgep115, i64 8
  store double %.724.us.us.us.us10.us.us.us.1, ptr %scevgep117, align 8
  %lsr.iv.next257 = add i64 %lsr.iv256, 2
  %exitcond275.not.us13.us.us.us.1 = icmp eq i64 %66, %lsr.iv.next257
  br i1 %exitcond275.not.us13.us.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us:
  %.423.us.us.us19.us = add nuw nsw i64 %.416233243.us.us.us16.us, 1
  %.751.us.us.us20.us = load double, ptr %44, align 8
  %.755.us.us.us21.us = getelementptr double, ptr %arg.room.2, i64 %.416233243.us.us.us16.us
  %.756.us.us.us22.us = load double, ptr %.755.us.us.us21.us, align 8
  %.760.us.us.us23.us = getelementptr double, ptr %arg.room.1, i64 %.416233243.us.us.us16.us
  %.761.us.us.us24.us = load double, ptr %.760.us.us.us23.us, align 8
  %.764.us.us.us25.us = fsub double %.756.us.us.us22.us, %.761.us.us.us24.us
  %.765.us.us.us26.us = fadd double %.751.us.us.us20.us, %.764.us.us.us25.us
  store double %.765.us.us.us26.us, ptr %44, align 8
  %scevgep66.us27.us = getelementptr i8, ptr %lsr.iv65.us15.us, i64 8
  %scevgep251 = getelementptr i8, ptr %lsr.iv250, i64 %sunkaddr
  %scevgep266 = getelementptr i8, ptr %lsr.iv265, i64 %sunkaddr
  %exitcond276.not.us28.us = icmp eq i64 %arg.code.24, %.423.us.us.us19.us
  br i1 %exitcond276.not.us28.us, label %B650, label %B300.endif.us.us.us14.us

B300.endif.us.us.preheader43:
  %.699.us.us.us.epil = mul i64 %unroll_iter, %arg.m.3
  %invariant.gep = getelementptr double, ptr %arg.m.1, i64 %.699.us.us.us.epil
  %.707.us.us.us.epil = mul i64 %arg.code.24, %unroll_iter
  %invariant.gep49 = getelementptr double, ptr %arg.room.0, i64 %.707.us.us.us.epil
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
  %broadcast.splatinsert103 = insertelement <2 x double> poison, double %.144, i64 0
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
  %.416233243.us.us.us12 = phi i64 [ 0, %B300.endif.us.us.us11.preheader ], [ %.423.us.us.us14, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  br i1 %brmerge192, label %B344.endif.us.us.us.us.us23.preheader, label %vector.ph101

vector.ph101:
  %sunkaddr175 = mul i64 %.416233243.us.us.us12, 8
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
  %.538217223.us.us.us.us.us24.ph = phi i64 [ %n.vec102, %middle.block117 ], [ 0, %B300.endif.us.us.us11 ]
  %scevgep282 = getelementptr i8, ptr %lsr.iv60.us.us.ph, i64 %sunkaddr
  %103 = shl i64 %.538217223.us.us.us.us.us24.ph, 3
  %scevgep286 = getelementptr i8, ptr %lsr.iv277, i64 %103
  %104 = sub nsw i64 %arg.m.3, %.538217223.us.us.us.us.us24.ph
  %scevgep289 = getelementptr i8, ptr %scevgep280, i64 %103
  br label %B344.endif.us.us.us.us.us23

B344.endif.us.us.us.us.us23:
  %lsr.iv283 = phi i64 [ 0, %B344.endif.us.us.us.us.us23.preheader ], [ %lsr.iv.next, %B344.endif.us.us.us.us.us23 ]
  %105 = shl i64 %lsr.iv283, 3
  %scevgep285 = getelementptr i8, ptr %lsr.iv60.us.us.ph, i64 %105
  %.703.us.us.us.epil81.us.us = load double, ptr %scevgep285, align 8
  %.711.us.us.us.epil82.us.us = load double, ptr %lsr.iv65.us, align 8
  %.712.us.us.us.epil83.us.us = fmul double %.703.us.us.us.epil81.us.us, %.711.us.us.us.epil82.us.us
  %.714.us.us.us.epil84.us.us = fadd double %.712.us.us.us.epil83.us.us, 0.000000e+00
  %106 = shl i64 %lsr.iv283, 3
  %scevgep144 = getelementptr i8, ptr %scevgep282, i64 %106
  %.703.us.us.us.1.epil.us.us = load double, ptr %scevgep144, align 8
  %sunkaddr177 = getelementptr i8, ptr %lsr.iv65.us, i64 %sunkaddr72
  %.711.us.us.us.1.epil.us.us = load double, ptr %sunkaddr177, align 8
  %.712.us.us.us.1.epil.us.us = fmul double %.703.us.us.us.1.epil.us.us, %.711.us.us.us.1.epil.us.us
  %.714.us.us.us.1.epil.us.us = fadd double %.714.us.us.us.epil84.us.us, %.712.us.us.us.1.epil.us.us
  %107 = shl i64 %lsr.iv283, 3
  %scevgep143 = getelementptr i8, ptr %scevgep289, i64 %107
  %.703.us.us.us.epil.us.us25 = load double, ptr %scevgep143, align 8
  %sunkaddr178 = mul i64 %.416233243.us.us.us12, 8
  %sunkaddr179 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr178
  %.711.us.us.us.epil.us.us26 = load double, ptr %sunkaddr179, align 8
  %.712.us.us.us.epil.us.us27 = fmul double %.703.us.us.us.epil.us.us25, %.711.us.us.us.epil.us.us26
  %.714.us.us.us.epil.us.us28 = fadd double %.714.us.us.us.1.epil.us.us, %.712.us.us.us.epil.us.us27
  %.724.us.us.us.us.us29 = fmul double %.144, %.714.us.us.us.epil.us.us28
  %108 = shl i64 %lsr.iv283, 3
  %scevgep136 = getelementptr i8, ptr %scevgep286, i64 %108
  store double %.724.us.us.us.us.us29, ptr %scevgep136, align 8
  %lsr.iv.next = add i64 %lsr.iv283, 1
  %exitcond275.not.us.us = icmp eq i64 %104, %lsr.iv.next
  br i1 %exitcond275.not.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us, label %B344.endif.us.us.us.us.us23

B342.B540_crit_edge.split.us.us.us.split.split.split.us.us:
  %.423.us.us.us14 = add nuw nsw i64 %.416233243.us.us.us12, 1
  %sunkaddr325 = mul i64 %.416233243.us.us.us12, %sunkaddr
  %sunkaddr326 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr325
  %.751.us.us.us15 = load double, ptr %sunkaddr326, align 8
  %.755.us.us.us16 = getelementptr double, ptr %arg.room.2, i64 %.416233243.us.us.us12
  %.756.us.us.us17 = load double, ptr %.755.us.us.us16, align 8
  %.760.us.us.us18 = getelementptr double, ptr %arg.room.1, i64 %.416233243.us.us.us12
  %.761.us.us.us19 = load double, ptr %.760.us.us.us18, align 8
  %.764.us.us.us20 = fsub double %.756.us.us.us17, %.761.us.us.us19
  %.765.us.us.us21 = fadd double %.751.us.us.us15, %.764.us.us.us20
  store double %.765.us.us.us21, ptr %sunkaddr326, align 8
  %scevgep66.us = getelementptr i8, ptr %lsr.iv65.us, i64 8
  %scevgep278 = getelementptr i8, ptr %lsr.iv277, i64 %sunkaddr
  %exitcond276.not.us22 = icmp eq i64 %arg.code.24, %.423.us.us.us14
  br i1 %exitcond276.not.us22, label %B650, label %B300.endif.us.us.us11

B300.endif.us.us.us14:
  %lsr.iv65.us15 = phi ptr [ %scevgep66.us27, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ %arg.room.0, %B300.endif.us.us.us14.preheader196 ]
  %.416233243.us.us.us16 = phi i64 [ %.423.us.us.us19, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ 0, %B300.endif.us.us.us14.preheader196 ]
  %109 = and i64 %30, 2
  %110 = icmp eq i64 %109, 0
  %.732.us.us.us18 = mul nuw nsw i64 %.416233243.us.us.us16, %arg.m.3
  %111 = getelementptr double, ptr %arg.room.3, i64 %.732.us.us.us18
  br i1 %110, label %B344.endif.us.us.us.us3.us.us.preheader, label %B344.endif.us.us.us.us3.us.preheader

B344.endif.us.us.us.us3.us.preheader:
  br label %B344.endif.us.us.us.us3.us

B344.endif.us.us.us.us3.us.us.preheader:
  br label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us.us:
  %lsr.iv60.us4.us.us = phi ptr [ %scevgep61.us12.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.us.preheader ]
  %.538217223.us.us.us.us5.us.us = phi i64 [ %.545.us.us.us.us9.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us3.us.us.preheader ]
  br label %B392.us.us.us.us.us.us

B392.us.us.us.us.us.us:
  %lsr.iv132 = phi i64 [ %lsr.iv.next133, %B392.us.us.us.us.us.us ], [ %35, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv67.us.us.us = phi ptr [ %scevgep142.us, %B392.us.us.us.us.us.us ], [ %lsr.iv65.us15, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv62.us.us.us = phi ptr [ %scevgep139.us, %B392.us.us.us.us.us.us ], [ %lsr.iv60.us4.us.us, %B344.endif.us.us.us.us3.us.us ]
  %total.2.2213.us.us.us.us.us.us = phi double [ %.714.us.us.us.1.us.us.1.us, %B392.us.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us.us ]
  %.703.us.us.us.us.us.us = load double, ptr %lsr.iv62.us.us.us, align 8
  %.711.us.us.us.us.us.us = load double, ptr %lsr.iv67.us.us.us, align 8
  %.712.us.us.us.us.us.us = fmul double %.703.us.us.us.us.us.us, %.711.us.us.us.us.us.us
  %.714.us.us.us.us.us.us = fadd double %total.2.2213.us.us.us.us.us.us, %.712.us.us.us.us.us.us
  %sunkaddr71.us.us.us = getelementptr i8, ptr %lsr.iv62.us.us.us, i64 %sunkaddr
  %.703.us.us.us.1.us.us.us = load double, ptr %sunkaddr71.us.us.us, align 8
  %sunkaddr73.us.us.us = getelementptr i8, ptr %lsr.iv67.us.us.us, i64 %sunkaddr72
  %.711.us.us.us.1.us.us.us = load double, ptr %sunkaddr73.us.us.us, align 8
  %.712.us.us.us.1.us.us.us = fmul double %.703.us.us.us.1.us.us.us, %.711.us.us.us.1.us.us.us
  %.714.us.us.us.1.us.us.us = fadd double %.714.us.us.us.us.us.us, %.712.us.us.us.1.us.us.us
  %scevgep137.us = getelementptr i8, ptr %sunkaddr71.us.us.us, i64 %sunkaddr
  %.703.us.us.us.us.us.1.us = load double, ptr %scevgep137.us, align 8
  %scevgep140.us = getelementptr i8, ptr %sunkaddr73.us.us.us, i64 %sunkaddr72
  %.711.us.us.us.us.us.1.us = load double, ptr %scevgep140.us, align 8
  %.712.us.us.us.us.us.1.us = fmul double %.703.us.us.us.us.us.1.us, %.711.us.us.us.us.us.1.us
  %.714.us.us.us.us.us.1.us = fadd double %.714.us.us.us.1.us.us.us, %.712.us.us.us.us.us.1.us
  %scevgep138.us = getelementptr i8, ptr %scevgep137.us, i64 %sunkaddr
  %.703.us.us.us.1.us.us.1.us = load double, ptr %scevgep138.us, align 8
  %scevgep141.us = getelementptr i8, ptr %scevgep140.us, i64 %sunkaddr72
  %.711.us.us.us.1.us.us.1.us = load double, ptr %scevgep141.us, align 8
  %.712.us.us.us.1.us.us.1.us = fmul double %.703.us.us.us.1.us.us.1.us, %.711.us.us.us.1.us.us.1.us
  %.714.us.us.us.1.us.us.1.us = fadd double %.714.us.us.us.us.us.1.us, %.712.us.us.us.1.us.us.1.us
  %scevgep139.us = getelementptr i8, ptr %scevgep138.us, i64 %sunkaddr
  %scevgep142.us = getelementptr i8, ptr %scevgep141.us, i64 %sunkaddr72
  %lsr.iv.next133 = add i64 %lsr.iv132, -2
  %niter98.ncmp.1.us = icmp eq i64 %lsr.iv.next133, 0
  br i1 %niter98.ncmp.1.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us, label %B392.us.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us:
  %.703.us.us.us.us.us.epil.us = load double, ptr %scevgep139.us, align 8
  %.711.us.us.us.us.us.epil.us = load double, ptr %scevgep142.us, align 8
  %.712.us.us.us.us.us.epil.us = fmul double %.703.us.us.us.us.us.epil.us, %.711.us.us.us.us.us.epil.us
  %.714.us.us.us.us.us.epil.us = fadd double %.714.us.us.us.1.us.us.1.us, %.712.us.us.us.us.us.epil.us
  %sunkaddr180 = mul i64 %arg.m.3, 8
  %sunkaddr181 = getelementptr i8, ptr %scevgep139.us, i64 %sunkaddr180
  %.703.us.us.us.1.us.us.epil.us = load double, ptr %sunkaddr181, align 8
  %scevgep273.us = getelementptr i8, ptr %scevgep142.us, i64 %sunkaddr72
  %.711.us.us.us.1.us.us.epil.us = load double, ptr %scevgep273.us, align 8
  %.712.us.us.us.1.us.us.epil.us = fmul double %.703.us.us.us.1.us.us.epil.us, %.711.us.us.us.1.us.us.epil.us
  %.714.us.us.us.1.us.us.epil.us = fadd double %.714.us.us.us.us.us.epil.us, %.712.us.us.us.1.us.us.epil.us
  %.545.us.us.us.us9.us.us = add nuw nsw i64 %.538217223.us.us.us.us5.us.us, 1
  %.724.us.us.us.us10.us.us = fmul double %.144, %.714.us.us.us.1.us.us.epil.us
  %.737.us.us.us.us11.us.us = getelementptr double, ptr %111, i64 %.538217223.us.us.us.us5.us.us
  store double %.724.us.us.us.us10.us.us, ptr %.737.us.us.us.us11.us.us, align 8
  %scevgep61.us12.us.us = getelementptr i8, ptr %lsr.iv60.us4.us.us, i64 8
  %exitcond275.not.us13.us.us = icmp eq i64 %arg.m.3, %.545.us.us.us.us9.us.us
  br i1 %exitcond275.not.us13.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us:
  %lsr.iv60.us4.us = phi ptr [ %scevgep61.us12.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.preheader ]
  %.538217223.us.us.us.us5.us = phi i64 [ %.545.us.us.us.us9.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ 0, %B344.endif.us.us.us.us3.us.preheader ]
  br label %B392.us.us.us.us.us

B392.us.us.us.us.us:
  %lsr.iv130 = phi i64 [ %lsr.iv.next131, %B392.us.us.us.us.us ], [ %35, %B344.endif.us.us.us.us3.us ]
  %lsr.iv67.us.us = phi ptr [ %scevgep142, %B392.us.us.us.us.us ], [ %lsr.iv65.us15, %B344.endif.us.us.us.us3.us ]
  %lsr.iv62.us.us = phi ptr [ %scevgep139, %B392.us.us.us.us.us ], [ %lsr.iv60.us4.us, %B344.endif.us.us.us.us3.us ]
  %total.2.2213.us.us.us.us.us = phi double [ %.714.us.us.us.1.us.us.1, %B392.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us ]
  %.703.us.us.us.us.us = load double, ptr %lsr.iv62.us.us, align 8
  %.711.us.us.us.us.us = load double, ptr %lsr.iv67.us.us, align 8
  %.712.us.us.us.us.us = fmul double %.703.us.us.us.us.us, %.711.us.us.us.us.us
  %.714.us.us.us.us.us = fadd double %total.2.2213.us.us.us.us.us, %.712.us.us.us.us.us
  %sunkaddr71.us.us = getelementptr i8, ptr %lsr.iv62.us.us, i64 %sunkaddr
  %.703.us.us.us.1.us.us = load double, ptr %sunkaddr71.us.us, align 8
  %sunkaddr73.us.us = getelementptr i8, ptr %lsr.iv67.us.us, i64 %sunkaddr72
  %.711.us.us.us.1.us.us = load double, ptr %sunkaddr73.us.us, align 8
  %.712.us.us.us.1.us.us = fmul double %.703.us.us.us.1.us.us, %.711.us.us.us.1.us.us
  %.714.us.us.us.1.us.us = fadd double %.714.us.us.us.us.us, %.712.us.us.us.1.us.us
  %scevgep137 = getelementptr i8, ptr %sunkaddr71.us.us, i64 %sunkaddr
  %.703.us.us.us.us.us.1 = load double, ptr %scevgep137, align 8
  %scevgep140 = getelementptr i8, ptr %sunkaddr73.us.us, i64 %sunkaddr72
  %.711.us.us.us.us.us.1 = load double, ptr %scevgep140, align 8
  %.712.us.us.us.us.us.1 = fmul double %.703.us.us.us.us.us.1, %.711.us.us.us.us.us.1
  %.714.us.us.us.us.us.1 = fadd double %.714.us.us.us.1.us.us, %.712.us.us.us.us.us.1
  %scevgep138 = getelementptr i8, ptr %scevgep137, i64 %sunkaddr
  %.703.us.us.us.1.us.us.1 = load double, ptr %scevgep138, align 8
  %scevgep141 = getelementptr i8, ptr %scevgep140, i64 %sunkaddr72
  %.711.us.us.us.1.us.us.1 = load double, ptr %scevgep141, align 8
  %.712.us.us.us.1.us.us.1 = fmul double %.703.us.us.us.1.us.us.1, %.711.us.us.us.1.us.us.1
  %.714.us.us.us.1.us.us.1 = fadd double %.714.us.us.us.us.us.1, %.712.us.us.us.1.us.us.1
  %scevgep139 = getelementptr i8, ptr %scevgep138, i64 %sunkaddr
  %scevgep142 = getelementptr i8, ptr %scevgep141, i64 %sunkaddr72
  %lsr.iv.next131 = add i64 %lsr.iv130, -2
  %niter98.ncmp.1 = icmp eq i64 %lsr.iv.next131, 0
  br i1 %niter98.ncmp.1, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa, label %B392.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa:
  %.545.us.us.us.us9.us = add nuw nsw i64 %.538217223.us.us.us.us5.us, 1
  %.724.us.us.us.us10.us = fmul double %.144, %.714.us.us.us.1.us.us.1
  %.737.us.us.us.us11.us = getelementptr double, ptr %111, i64 %.538217223.us.us.us.us5.us
  store double %.724.us.us.us.us10.us, ptr %.737.us.us.us.us11.us, align 8
  %scevgep61.us12.us = getelementptr i8, ptr %lsr.iv60.us4.us, i64 8
  %exitcond275.not.us13.us = icmp eq i64 %arg.m.3, %.545.us.us.us.us9.us
  br i1 %exitcond275.not.us13.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split:
  %.423.us.us.us19 = add nuw nsw i64 %.416233243.us.us.us16, 1
  %.751.us.us.us20 = load double, ptr %111, align 8
  %.755.us.us.us21 = getelementptr double, ptr %arg.room.2, i64 %.416233243.us.us.us16
  %.756.us.us.us22 = load double, ptr %.755.us.us.us21, align 8
  %.760.us.us.us23 = getelementptr double, ptr %arg.room.1, i64 %.416233243.us.us.us16
  %.761.us.us.us24 = load double, ptr %.760.us.us.us23, align 8
  %.764.us.us.us25 = fsub double %.756.us.us.us22, %.761.us.us.us24
  %.765.us.us.us26 = fadd double %.751.us.us.us20, %.764.us.us.us25
  store double %.765.us.us.us26, ptr %111, align 8
  %scevgep66.us27 = getelementptr i8, ptr %lsr.iv65.us15, i64 8
  %exitcond276.not.us28 = icmp eq i64 %arg.code.24, %.423.us.us.us19
  br i1 %exitcond276.not.us28, label %B650, label %B300.endif.us.us.us14

B300.endif.us.preheader:
  %const150 = bitcast i64 9223372036854775806 to i64
  %const_mat151 = add i64 %const150, -2
  %n.vec = and i64 %arg.m.3, %const_mat151
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.724, i64 0
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
  %.416233243.us.us30.us = phi i64 [ 0, %B300.endif.us.us29.us.preheader.new ], [ %.423.us.us31.us.1, %B300.endif.us.us29.us ]
  store double %.724, ptr %lsr.iv57.us.us, align 8
  %sunkaddr182 = mul i64 %.416233243.us.us30.us, 8
  %sunkaddr183 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr182
  %.756.us.us34.us = load double, ptr %sunkaddr183, align 8
  %sunkaddr184 = mul i64 %.416233243.us.us30.us, 8
  %sunkaddr185 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr184
  %.761.us.us36.us = load double, ptr %sunkaddr185, align 8
  %.764.us.us37.us = fsub double %.756.us.us34.us, %.761.us.us36.us
  %.765.us.us38.us = fadd double %.724, %.764.us.us37.us
  store double %.765.us.us38.us, ptr %lsr.iv57.us.us, align 8
  %scevgep58.us.us = getelementptr i8, ptr %lsr.iv57.us.us, i64 %112
  store double %.724, ptr %scevgep58.us.us, align 8
  %.423.us.us31.us.1 = add nuw i64 %.416233243.us.us30.us, 2
  %sunkaddr186 = mul i64 %.416233243.us.us30.us, 8
  %sunkaddr187 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr186
  %sunkaddr188 = getelementptr i8, ptr %sunkaddr187, i64 8
  %.756.us.us34.us.1 = load double, ptr %sunkaddr188, align 8
  %sunkaddr189 = mul i64 %.416233243.us.us30.us, 8
  %sunkaddr190 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr189
  %sunkaddr191 = getelementptr i8, ptr %sunkaddr190, i64 8
  %.761.us.us36.us.1 = load double, ptr %sunkaddr191, align 8
  %.764.us.us37.us.1 = fsub double %.756.us.us34.us.1, %.761.us.us36.us.1
  %.765.us.us38.us.1 = fadd double %.724, %.764.us.us37.us.1
  store double %.765.us.us38.us.1, ptr %scevgep58.us.us, align 8
  %scevgep58.us.us.1 = getelementptr i8, ptr %scevgep58.us.us, i64 %112
  %niter189.ncmp.1 = icmp eq i64 %unroll_iter188, %.423.us.us31.us.1
  br i1 %niter189.ncmp.1, label %B650.loopexit.unr-lcssa184, label %B300.endif.us.us29.us

B300.endif.us.preheader39:
  %scevgep51 = getelementptr i8, ptr %arg.room.3, i64 16
  br label %B300.endif.us

B300.endif.us.us29:
  %lsr.iv57.us = phi ptr [ %arg.room.3, %B300.endif.us.us29.preheader170.new ], [ %scevgep58.us.1, %B342.B540_crit_edge.split.us257.loopexit.us.1 ]
  %.416233243.us.us30 = phi i64 [ 0, %B300.endif.us.us29.preheader170.new ], [ %.423.us.us31.1, %B342.B540_crit_edge.split.us257.loopexit.us.1 ]
  %117 = icmp eq i64 %arg.m.3, 2
  store double %.724, ptr %lsr.iv57.us, align 8
  %scevgep59.us.1 = getelementptr i8, ptr %lsr.iv57.us, i64 8
  store double %.724, ptr %scevgep59.us.1, align 8
  br i1 %117, label %B342.B540_crit_edge.split.us257.loopexit.us, label %B344.endif.us250.us.2

B344.endif.us250.us.2:
  %scevgep59.us.2 = getelementptr i8, ptr %lsr.iv57.us, i64 16
  store double %.724, ptr %scevgep59.us.2, align 8
  br label %B342.B540_crit_edge.split.us257.loopexit.us

B342.B540_crit_edge.split.us257.loopexit.us:
  %118 = icmp eq i64 %arg.m.3, 2
  %sunkaddr192 = mul i64 %.416233243.us.us30, 8
  %sunkaddr193 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr192
  %.756.us.us34 = load double, ptr %sunkaddr193, align 8
  %sunkaddr194 = mul i64 %.416233243.us.us30, 8
  %sunkaddr195 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr194
  %.761.us.us36 = load double, ptr %sunkaddr195, align 8
  %.764.us.us37 = fsub double %.756.us.us34, %.761.us.us36
  %.765.us.us38 = fadd double %.724, %.764.us.us37
  store double %.765.us.us38, ptr %lsr.iv57.us, align 8
  %scevgep58.us = getelementptr i8, ptr %lsr.iv57.us, i64 %112
  %sunkaddr196 = mul i64 %arg.m.3, 8
  %sunkaddr197 = getelementptr i8, ptr %lsr.iv57.us, i64 %sunkaddr196
  store double %.724, ptr %sunkaddr197, align 8
  %sunkaddr198 = mul i64 %arg.m.3, 8
  %sunkaddr199 = getelementptr i8, ptr %lsr.iv57.us, i64 %sunkaddr198
  %sunkaddr200 = getelementptr i8, ptr %sunkaddr199, i64 8
  store double %.724, ptr %sunkaddr200, align 8
  br i1 %118, label %B342.B540_crit_edge.split.us257.loopexit.us.1, label %B344.endif.us250.us.2.1

B344.endif.us250.us.2.1:
  %sunkaddr201 = getelementptr i8, ptr %lsr.iv57.us, i64 %112
  %sunkaddr202 = getelementptr i8, ptr %sunkaddr201, i64 16
  store double %.724, ptr %sunkaddr202, align 8
  br label %B342.B540_crit_edge.split.us257.loopexit.us.1

B342.B540_crit_edge.split.us257.loopexit.us.1:
  %.423.us.us31.1 = add nuw i64 %.416233243.us.us30, 2
  %sunkaddr203 = mul i64 %.416233243.us.us30, 8
  %sunkaddr204 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr203
  %sunkaddr205 = getelementptr i8, ptr %sunkaddr204, i64 8
  %.756.us.us34.1 = load double, ptr %sunkaddr205, align 8
  %sunkaddr206 = mul i64 %.416233243.us.us30, 8
  %sunkaddr207 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr206
  %sunkaddr208 = getelementptr i8, ptr %sunkaddr207, i64 8
  %.761.us.us36.1 = load double, ptr %sunkaddr208, align 8
  %.764.us.us37.1 = fsub double %.756.us.us34.1, %.761.us.us36.1
  %.765.us.us38.1 = fadd double %.724, %.764.us.us37.1
  store double %.765.us.us38.1, ptr %scevgep58.us, align 8
  %scevgep58.us.1 = getelementptr i8, ptr %scevgep58.us, i64 %112
  %niter.ncmp.1 = icmp eq i64 %unroll_iter183, %.423.us.us31.1
  br i1 %niter.ncmp.1, label %B650.loopexit171.unr-lcssa, label %B300.endif.us.us29

B300.endif.us.us:
  %lsr.iv65 = phi ptr [ %scevgep66, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ %arg.room.0, %B300.endif.us.us.preheader199 ]
  %.416233243.us.us = phi i64 [ %.423.us.us, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ 0, %B300.endif.us.us.preheader199 ]
  %119 = and i64 %70, 2
  %120 = icmp eq i64 %119, 0
  %.732.us.us = mul nuw nsw i64 %.416233243.us.us, %arg.m.3
  %121 = getelementptr double, ptr %arg.room.3, i64 %.732.us.us
  br i1 %120, label %B344.endif.us.us.us.us.preheader, label %B344.endif.us.us.us.preheader

B344.endif.us.us.us.preheader:
  br label %B344.endif.us.us.us

B344.endif.us.us.us.us.preheader:
  br label %B344.endif.us.us.us.us

B344.endif.us.us.us.us:
  %lsr.iv60.us = phi ptr [ %scevgep61.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us.preheader ]
  %.538217223.us.us.us.us = phi i64 [ %.545.us.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us.preheader ]
  br label %B392.us.us.us.us

B392.us.us.us.us:
  %lsr.iv147 = phi i64 [ %lsr.iv.next148, %B392.us.us.us.us ], [ %75, %B344.endif.us.us.us.us ]
  %lsr.iv67.us = phi ptr [ %scevgep150.us, %B392.us.us.us.us ], [ %lsr.iv65, %B344.endif.us.us.us.us ]
  %lsr.iv62.us = phi ptr [ %scevgep147.us, %B392.us.us.us.us ], [ %lsr.iv60.us, %B344.endif.us.us.us.us ]
  %total.2.2213.us.us.us.us = phi double [ %.714.us.us.us.1.1.us, %B392.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us ]
  %.703.us.us.us.us = load double, ptr %lsr.iv62.us, align 8
  %.711.us.us.us.us = load double, ptr %lsr.iv67.us, align 8
  %.712.us.us.us.us = fmul double %.703.us.us.us.us, %.711.us.us.us.us
  %.714.us.us.us.us = fadd double %total.2.2213.us.us.us.us, %.712.us.us.us.us
  %sunkaddr71.us = getelementptr i8, ptr %lsr.iv62.us, i64 %sunkaddr
  %.703.us.us.us.1.us = load double, ptr %sunkaddr71.us, align 8
  %sunkaddr73.us = getelementptr i8, ptr %lsr.iv67.us, i64 %sunkaddr72
  %.711.us.us.us.1.us = load double, ptr %sunkaddr73.us, align 8
  %.712.us.us.us.1.us = fmul double %.703.us.us.us.1.us, %.711.us.us.us.1.us
  %.714.us.us.us.1.us = fadd double %.714.us.us.us.us, %.712.us.us.us.1.us
  %scevgep145.us = getelementptr i8, ptr %sunkaddr71.us, i64 %sunkaddr
  %.703.us.us.us.188.us = load double, ptr %scevgep145.us, align 8
  %scevgep148.us = getelementptr i8, ptr %sunkaddr73.us, i64 %sunkaddr72
  %.711.us.us.us.189.us = load double, ptr %scevgep148.us, align 8
  %.712.us.us.us.190.us = fmul double %.703.us.us.us.188.us, %.711.us.us.us.189.us
  %.714.us.us.us.191.us = fadd double %.714.us.us.us.1.us, %.712.us.us.us.190.us
  %scevgep146.us = getelementptr i8, ptr %scevgep145.us, i64 %sunkaddr
  %.703.us.us.us.1.1.us = load double, ptr %scevgep146.us, align 8
  %scevgep149.us = getelementptr i8, ptr %scevgep148.us, i64 %sunkaddr72
  %.711.us.us.us.1.1.us = load double, ptr %scevgep149.us, align 8
  %.712.us.us.us.1.1.us = fmul double %.703.us.us.us.1.1.us, %.711.us.us.us.1.1.us
  %.714.us.us.us.1.1.us = fadd double %.714.us.us.us.191.us, %.712.us.us.us.1.1.us
  %scevgep147.us = getelementptr i8, ptr %scevgep146.us, i64 %sunkaddr
  %scevgep150.us = getelementptr i8, ptr %scevgep149.us, i64 %sunkaddr72
  %lsr.iv.next148 = add i64 %lsr.iv147, -2
  %niter.ncmp.192.us = icmp eq i64 %lsr.iv.next148, 0
  br i1 %niter.ncmp.192.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us, label %B392.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us:
  %.703.us.us.us.epil81.us = load double, ptr %scevgep147.us, align 8
  %.711.us.us.us.epil82.us = load double, ptr %scevgep150.us, align 8
  %.712.us.us.us.epil83.us = fmul double %.703.us.us.us.epil81.us, %.711.us.us.us.epil82.us
  %.714.us.us.us.epil84.us = fadd double %.714.us.us.us.1.1.us, %.712.us.us.us.epil83.us
  %sunkaddr209 = mul i64 %arg.m.3, 8
  %sunkaddr210 = getelementptr i8, ptr %scevgep147.us, i64 %sunkaddr209
  %.703.us.us.us.1.epil.us = load double, ptr %sunkaddr210, align 8
  %scevgep293.us = getelementptr i8, ptr %scevgep150.us, i64 %sunkaddr72
  %.711.us.us.us.1.epil.us = load double, ptr %scevgep293.us, align 8
  %.712.us.us.us.1.epil.us = fmul double %.703.us.us.us.1.epil.us, %.711.us.us.us.1.epil.us
  %.714.us.us.us.1.epil.us = fadd double %.714.us.us.us.epil84.us, %.712.us.us.us.1.epil.us
  %gep.us = getelementptr double, ptr %invariant.gep, i64 %.538217223.us.us.us.us
  %.703.us.us.us.epil.us = load double, ptr %gep.us, align 8
  %sunkaddr211 = mul i64 %.416233243.us.us, 8
  %sunkaddr212 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr211
  %.711.us.us.us.epil.us = load double, ptr %sunkaddr212, align 8
  %.712.us.us.us.epil.us = fmul double %.703.us.us.us.epil.us, %.711.us.us.us.epil.us
  %.714.us.us.us.epil.us = fadd double %.714.us.us.us.1.epil.us, %.712.us.us.us.epil.us
  %.545.us.us.us.us = add nuw nsw i64 %.538217223.us.us.us.us, 1
  %.724.us.us.us.us = fmul double %.144, %.714.us.us.us.epil.us
  %.737.us.us.us.us = getelementptr double, ptr %121, i64 %.538217223.us.us.us.us
  store double %.724.us.us.us.us, ptr %.737.us.us.us.us, align 8
  %scevgep61.us = getelementptr i8, ptr %lsr.iv60.us, i64 8
  %exitcond275.not.us = icmp eq i64 %arg.m.3, %.545.us.us.us.us
  br i1 %exitcond275.not.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us.us

B344.endif.us.us.us:
  %lsr.iv60 = phi ptr [ %scevgep61, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.preheader ]
  %.538217223.us.us.us = phi i64 [ %.545.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ 0, %B344.endif.us.us.us.preheader ]
  br label %B392.us.us.us

B392.us.us.us:
  %lsr.iv145 = phi i64 [ %lsr.iv.next146, %B392.us.us.us ], [ %75, %B344.endif.us.us.us ]
  %lsr.iv67 = phi ptr [ %scevgep150, %B392.us.us.us ], [ %lsr.iv65, %B344.endif.us.us.us ]
  %lsr.iv62 = phi ptr [ %scevgep147, %B392.us.us.us ], [ %lsr.iv60, %B344.endif.us.us.us ]
  %total.2.2213.us.us.us = phi double [ %.714.us.us.us.1.1, %B392.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us ]
  %.703.us.us.us = load double, ptr %lsr.iv62, align 8
  %.711.us.us.us = load double, ptr %lsr.iv67, align 8
  %.712.us.us.us = fmul double %.703.us.us.us, %.711.us.us.us
  %.714.us.us.us = fadd double %total.2.2213.us.us.us, %.712.us.us.us
  %sunkaddr71 = getelementptr i8, ptr %lsr.iv62, i64 %sunkaddr
  %.703.us.us.us.1 = load double, ptr %sunkaddr71, align 8
  %sunkaddr73 = getelementptr i8, ptr %lsr.iv67, i64 %sunkaddr72
  %.711.us.us.us.1 = load double, ptr %sunkaddr73, align 8
  %.712.us.us.us.1 = fmul double %.703.us.us.us.1, %.711.us.us.us.1
  %.714.us.us.us.1 = fadd double %.714.us.us.us, %.712.us.us.us.1
  %scevgep145 = getelementptr i8, ptr %sunkaddr71, i64 %sunkaddr
  %.703.us.us.us.188 = load double, ptr %scevgep145, align 8
  %scevgep148 = getelementptr i8, ptr %sunkaddr73, i64 %sunkaddr72
  %.711.us.us.us.189 = load double, ptr %scevgep148, align 8
  %.712.us.us.us.190 = fmul double %.703.us.us.us.188, %.711.us.us.us.189
  %.714.us.us.us.191 = fadd double %.714.us.us.us.1, %.712.us.us.us.190
  %scevgep146 = getelementptr i8, ptr %scevgep145, i64 %sunkaddr
  %.703.us.us.us.1.1 = load double, ptr %scevgep146, align 8
  %scevgep149 = getelementptr i8, ptr %scevgep148, i64 %sunkaddr72
  %.711.us.us.us.1.1 = load double, ptr %scevgep149, align 8
  %.712.us.us.us.1.1 = fmul double %.703.us.us.us.1.1, %.711.us.us.us.1.1
  %.714.us.us.us.1.1 = fadd double %.714.us.us.us.191, %.712.us.us.us.1.1
  %scevgep147 = getelementptr i8, ptr %scevgep146, i64 %sunkaddr
  %scevgep150 = getelementptr i8, ptr %scevgep149, i64 %sunkaddr72
  %lsr.iv.next146 = add i64 %lsr.iv145, -2
  %niter.ncmp.192 = icmp eq i64 %lsr.iv.next146, 0
  br i1 %niter.ncmp.192, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa, label %B392.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa:
  %gep = getelementptr double, ptr %invariant.gep, i64 %.538217223.us.us.us
  %.703.us.us.us.epil = load double, ptr %gep, align 8
  %sunkaddr213 = mul i64 %.416233243.us.us, 8
  %sunkaddr214 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr213
  %.711.us.us.us.epil = load double, ptr %sunkaddr214, align 8
  %.712.us.us.us.epil = fmul double %.703.us.us.us.epil, %.711.us.us.us.epil
  %.714.us.us.us.epil = fadd double %.714.us.us.us.1.1, %.712.us.us.us.epil
  %.545.us.us.us = add nuw nsw i64 %.538217223.us.us.us, 1
  %.724.us.us.us = fmul double %.144, %.714.us.us.us.epil
  %.737.us.us.us = getelementptr double, ptr %121, i64 %.538217223.us.us.us
  store double %.724.us.us.us, ptr %.737.us.us.us, align 8
  %scevgep61 = getelementptr i8, ptr %lsr.iv60, i64 8
  %exitcond275.not = icmp eq i64 %arg.m.3, %.545.us.us.us
  br i1 %exitcond275.not, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.split:
  %.423.us.us = add nuw nsw i64 %.416233243.us.us, 1
  %.751.us.us = load double, ptr %121, align 8
  %.755.us.us = getelementptr double, ptr %arg.room.2, i64 %.416233243.us.us
  %.756.us.us = load double, ptr %.755.us.us, align 8
  %.760.us.us = getelementptr double, ptr %arg.room.1, i64 %.416233243.us.us
  %.761.us.us = load double, ptr %.760.us.us, align 8
  %.764.us.us = fsub double %.756.us.us, %.761.us.us
  %.765.us.us = fadd double %.751.us.us, %.764.us.us
  store double %.765.us.us, ptr %121, align 8
  %scevgep66 = getelementptr i8, ptr %lsr.iv65, i64 8
  %exitcond276.not = icmp eq i64 %arg.code.24, %.423.us.us
  br i1 %exitcond276.not, label %B650, label %B300.endif.us.us

B300.endif.us:
  %lsr.iv57 = phi ptr [ %scevgep58, %B342.B540_crit_edge.split.us257 ], [ %arg.room.3, %B300.endif.us.preheader39 ]
  %lsr.iv52 = phi ptr [ %scevgep53, %B342.B540_crit_edge.split.us257 ], [ %scevgep51, %B300.endif.us.preheader39 ]
  %.416233243.us = phi i64 [ %.423.us, %B342.B540_crit_edge.split.us257 ], [ 0, %B300.endif.us.preheader39 ]
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
  br i1 %124, label %B342.B540_crit_edge.split.us257, label %B344.endif.us250.preheader

B344.endif.us250.preheader:
  br label %B344.endif.us250

B344.endif.us250:
  %.538217223.us252 = phi i64 [ %.545.us254, %B344.endif.us250 ], [ %n.vec, %B344.endif.us250.preheader ]
  %.545.us254 = add nuw nsw i64 %.538217223.us252, 1
  %125 = shl i64 %.538217223.us252, 3
  %scevgep59 = getelementptr i8, ptr %lsr.iv57, i64 %125
  store double %.724, ptr %scevgep59, align 8
  %exitcond277.not = icmp eq i64 %arg.m.3, %.545.us254
  br i1 %exitcond277.not, label %B342.B540_crit_edge.split.us257, label %B344.endif.us250

B342.B540_crit_edge.split.us257:
  %.423.us = add nuw nsw i64 %.416233243.us, 1
  %sunkaddr74 = mul i64 %.416233243.us, %112
  %sunkaddr75 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr74
  %.751.us = load double, ptr %sunkaddr75, align 8
  %.755.us = getelementptr double, ptr %arg.room.2, i64 %.416233243.us
  %.756.us = load double, ptr %.755.us, align 8
  %.760.us = getelementptr double, ptr %arg.room.1, i64 %.416233243.us
  %.761.us = load double, ptr %.760.us, align 8
  %.764.us = fsub double %.756.us, %.761.us
  %.765.us = fadd double %.751.us, %.764.us
  store double %.765.us, ptr %sunkaddr75, align 8
  %scevgep53 = getelementptr i8, ptr %lsr.iv52, i64 %112
  %scevgep58 = getelementptr i8, ptr %lsr.iv57, i64 %112
  %exitcond278.not = icmp eq i64 %arg.code.24, %.423.us
  br i1 %exitcond278.not, label %B650, label %B300.endif.us

B300.endif:
  %lsr.iv = phi ptr [ %scevgep, %B300.endif ], [ %arg.room.3, %B300.endif.preheader.new ]
  %.416233243 = phi i64 [ %.423.1, %B300.endif ], [ 0, %B300.endif.preheader.new ]
  %.751 = load double, ptr %lsr.iv, align 8
  %sunkaddr215 = mul i64 %.416233243, 8
  %sunkaddr216 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr215
  %.756 = load double, ptr %sunkaddr216, align 8
  %sunkaddr217 = mul i64 %.416233243, 8
  %sunkaddr218 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr217
  %.761 = load double, ptr %sunkaddr218, align 8
  %.764 = fsub double %.756, %.761
  %.765 = fadd double %.751, %.764
  store double %.765, ptr %lsr.iv, align 8
  %.423.1 = add nuw i64 %.416233243, 2
  %sunkaddr219 = mul i64 %arg.m.3, 8
  %sunkaddr220 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr219
  %.751.1 = load double, ptr %sunkaddr220, align 8
  %sunkaddr221 = mul i64 %.416233243, 8
  %sunkaddr222 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr221
  %sunkaddr223 = getelementptr i8, ptr %sunkaddr222, i64 8
  %.756.1 = load double, ptr %sunkaddr223, align 8
  %sunkaddr224 = mul i64 %.416233243, 8
  %sunkaddr225 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr224
  %sunkaddr226 = getelementptr i8, ptr %sunkaddr225, i64 8
  %.761.1 = load double, ptr %sunkaddr226, align 8
  %.764.1 = fsub double %.756.1, %.761.1
  %.765.1 = fadd double %.751.1, %.764.1
  store double %.765.1, ptr %sunkaddr220, align 8
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 %7
  %niter40.ncmp.1 = icmp eq i64 %unroll_iter39, %.423.1
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

define internal i32 @part12(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.first, i64 %arg.last) {
B0:
  %.81.i = alloca double, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.82 = alloca i8, align 1
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.974 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  store i8 0, ptr %.82, align 1
  %.86 = call i32 @part15(ptr %.82, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, double %arg.h, ptr %arg.y)
  %.87 = load ptr, ptr %excinfo.1, align 8
  %.94 = icmp sgt i32 %.86, 0
  %.95 = select i1 %.94, ptr %.87, ptr undef
  %.96 = load i8, ptr %.82, align 1
  %.99 = icmp eq i8 %.96, 0
  br i1 %.99, label %B0.endif.thread, label %B0.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B42 ], [ 0, %B958 ], [ %.86, %B0.endif.if.if ], [ %.85.i, %part16.exit ], [ %.978, %B802.if.if ]
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
  %exitcond.not25 = icmp eq i64 %indvar.next, %.225
  br i1 %exitcond.not25, label %B958, label %B236.endif

B434:
  %.602 = getelementptr double, ptr %.170, i64 %.275545584
  %.603 = load double, ptr %.602, align 8
  %.605 = fmul double %arg.h, %.603
  %.607 = fadd double %arg.t, %.605
  store double 0.000000e+00, ptr %.81.i, align 8
  %.85.i = call i32 @part10(ptr %.81.i, ptr %excinfo.1.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 0, double %.607, ptr %arg.m.14)
  %cond.i = icmp eq i32 %.85.i, 0
  br i1 %cond.i, label %part16.exit.thread, label %part16.exit

part16.exit.thread:
  %0 = icmp slt i64 %arg.code.24, 1
  %.95.i = load double, ptr %.81.i, align 8
  %.640 = fcmp olt double %.95.i, %worst.2.0586
  %"$phi520.1.2.1" = select i1 %.640, double %.95.i, double %worst.2.0586
  br i1 %0, label %B802, label %B554.endif.lr.ph

part16.exit:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B552.loopexit.loopexit.unr-lcssa:
  %1 = and i64 %46, 1
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %B552.loopexit.loopexit, label %B690.epil.preheader

B690.epil.preheader:
  %.950522.epil.init = phi double [ %.807, %B554.endif ], [ %.950.1, %B552.loopexit.loopexit.unr-lcssa ]
  %.897517519.epil.init = phi i64 [ 1, %B554.endif ], [ %.904.1, %B552.loopexit.loopexit.unr-lcssa ]
  %.940.epil = getelementptr double, ptr %68, i64 %.897517519.epil.init
  %.941.epil = load double, ptr %.940.epil, align 8
  %.943.epil = mul nsw i64 %.897517519.epil.init, %arg.code.24
  %gep.epil = getelementptr double, ptr %invariant.gep, i64 %.943.epil
  %.948.epil = load double, ptr %gep.epil, align 8
  %.949.epil = fmul double %.941.epil, %.948.epil
  %.950.epil = fadd double %.950522.epil.init, %.949.epil
  %sunkaddr = mul i64 %.751524530, 8
  %sunkaddr149 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr
  store double %.950.epil, ptr %sunkaddr149, align 8
  br label %B552.loopexit.loopexit

B552.loopexit.loopexit:
  %.758 = add nuw nsw i64 %.751524530, 1
  %scevgep168 = getelementptr i8, ptr %lsr.iv167, i64 8
  %scevgep173 = getelementptr i8, ptr %lsr.iv172, i64 8
  %exitcond630.not = icmp eq i64 %arg.code.24, %.758
  br i1 %exitcond630.not, label %B802, label %B554.endif

B690:
  %lsr.iv169 = phi i64 [ %lsr.iv.next170, %B690 ], [ 0, %B690.preheader ]
  %.950522 = phi double [ %.950.1, %B690 ], [ %.807, %B690.preheader ]
  %.897517519 = phi i64 [ %.904.1, %B690 ], [ 1, %B690.preheader ]
  %3 = shl i64 %.897517519, 3
  %scevgep164 = getelementptr i8, ptr %lsr.iv162, i64 %3
  %scevgep165 = getelementptr i8, ptr %scevgep164, i64 -8
  %.941 = load double, ptr %scevgep165, align 8
  %scevgep171 = getelementptr i8, ptr %lsr.iv167, i64 %lsr.iv169
  %.948 = load double, ptr %scevgep171, align 8
  %.949 = fmul double %.941, %.948
  %.950 = fadd double %.950522, %.949
  %sunkaddr150 = mul i64 %.751524530, 8
  %sunkaddr151 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr150
  store double %.950, ptr %sunkaddr151, align 8
  %.904.1 = add i64 %.897517519, 2
  %.941.1 = load double, ptr %scevgep164, align 8
  %scevgep174 = getelementptr i8, ptr %lsr.iv172, i64 %lsr.iv169
  %.948.1 = load double, ptr %scevgep174, align 8
  %.949.1 = fmul double %.941.1, %.948.1
  %.950.1 = fadd double %.950, %.949.1
  store double %.950.1, ptr %sunkaddr151, align 8
  %lsr.iv.next170 = add i64 %lsr.iv169, %27
  %4 = add i64 %39, %.904.1
  %niter100.ncmp.1 = icmp eq i64 %4, 1
  br i1 %niter100.ncmp.1, label %B552.loopexit.loopexit.unr-lcssa, label %B690

B802:
  %.978 = call i32 @part17(ptr %.974, ptr %excinfo.3, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, i64 %arg.code.24)
  switch i32 %.978, label %B802.if.if [
    i32 -2, label %B802.endif.endif
    i32 0, label %B802.endif.endif
  ]

B900:
  %.1084537539 = phi i64 [ %.1091.3, %B900 ], [ %.1084537539.unr, %B900.preheader56 ]
  %sunkaddr152 = mul i64 %.1084537539, 8
  %sunkaddr153 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr152
  %.1119 = load double, ptr %sunkaddr153, align 8
  %.1124 = fdiv double %.1119, %arg.h
  %5 = shl i64 %.1084537539, 3
  %scevgep137 = getelementptr i8, ptr %lsr.iv192, i64 %5
  store double %.1124, ptr %scevgep137, align 8
  %6 = shl i64 %.1084537539, 3
  %sunkaddr154 = mul i64 %.1084537539, 8
  %sunkaddr155 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr154
  %sunkaddr156 = getelementptr i8, ptr %sunkaddr155, i64 8
  %.1119.1 = load double, ptr %sunkaddr156, align 8
  %.1124.1 = fdiv double %.1119.1, %arg.h
  %scevgep146 = getelementptr i8, ptr %lsr.iv192, i64 %6
  %scevgep147 = getelementptr i8, ptr %scevgep146, i64 8
  store double %.1124.1, ptr %scevgep147, align 8
  %7 = shl i64 %.1084537539, 3
  %sunkaddr157 = mul i64 %.1084537539, 8
  %sunkaddr158 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr157
  %sunkaddr160 = getelementptr i8, ptr %sunkaddr158, i64 16
  %.1119.2 = load double, ptr %sunkaddr160, align 8
  %.1124.2 = fdiv double %.1119.2, %arg.h
  %scevgep143 = getelementptr i8, ptr %lsr.iv192, i64 %7
  %scevgep145 = getelementptr i8, ptr %scevgep143, i64 16
  store double %.1124.2, ptr %scevgep145, align 8
  %.1091.3 = add nuw nsw i64 %.1084537539, 4
  %8 = shl i64 %.1084537539, 3
  %sunkaddr161 = mul i64 %.1084537539, 8
  %sunkaddr162 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr161
  %sunkaddr163 = getelementptr i8, ptr %sunkaddr162, i64 24
  %.1119.3 = load double, ptr %sunkaddr163, align 8
  %.1124.3 = fdiv double %.1119.3, %arg.h
  %scevgep139 = getelementptr i8, ptr %lsr.iv192, i64 %8
  %scevgep140 = getelementptr i8, ptr %scevgep139, i64 24
  store double %.1124.3, ptr %scevgep140, align 8
  %exitcond631.not.3 = icmp eq i64 %arg.code.24, %.1091.3
  br i1 %exitcond631.not.3, label %B234.loopexit, label %B900

B958:
  %worst.2.0.lcssa = phi double [ 1.000000e+00, %B46.endif ], [ %"$phi520.1.2.1", %B234.loopexit ]
  store double %worst.2.0.lcssa, ptr %retptr, align 8
  br label %common.ret

B0.endif:
  %9 = icmp eq i32 %.86, 0
  br i1 %9, label %B46.endif, label %B0.endif.if.if

B0.endif.thread:
  %10 = icmp eq i32 %.86, 0
  br i1 %10, label %B42, label %B0.endif.if.if

B0.endif.if.if:
  store ptr %.95, ptr %excinfo, align 8
  br label %common.ret

B46.endif:
  %.167 = add nsw i64 %arg.m.2, 1
  %.169 = mul nsw i64 %.167, %arg.m.2
  %.170 = getelementptr double, ptr %arg.m.0, i64 %.169
  %.175 = mul i64 %arg.m.2, %arg.m.2
  %.176 = getelementptr double, ptr %arg.m.7, i64 %.175
  %.225 = sub i64 %arg.last, %arg.first
  %.269575.not = icmp slt i64 %.225, 1
  br i1 %.269575.not, label %B958, label %B236.endif.lr.ph

B236.endif.lr.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %11 = ptrtoint ptr %arg.room.0 to i64
  %12 = ptrtoint ptr %arg.m.14 to i64
  %13 = ptrtoint ptr %arg.code.4 to i64
  %14 = ptrtoint ptr %arg.y to i64
  %.583 = fmul double %arg.h, 0.000000e+00
  %.801 = mul i64 %arg.code.24, %arg.code.24
  %15 = getelementptr double, ptr %arg.m.11, i64 %.801
  %16 = shl i64 %arg.code.24, 3
  %17 = mul i64 %arg.first, %16
  %scevgep = getelementptr i8, ptr %arg.m.14, i64 %16
  %18 = add i64 %arg.first, %.175
  %19 = shl i64 %18, 3
  %scevgep41 = getelementptr i8, ptr %arg.m.7, i64 %19
  %20 = add i64 %arg.last, %.175
  %21 = shl i64 %20, 3
  %scevgep42 = getelementptr i8, ptr %arg.m.7, i64 %21
  %22 = add i64 %16, 8
  %23 = mul i64 %22, %arg.code.24
  %scevgep43 = getelementptr i8, ptr %arg.m.11, i64 %23
  %24 = sub i64 %13, %14
  %25 = add i64 %arg.first, -1
  %26 = add i64 %arg.first, -2
  %min.iters.check69 = icmp ult i64 %arg.code.24, 4
  %diff.check67 = icmp ult i64 %24, 32
  %or.cond = select i1 %min.iters.check69, i1 true, i1 %diff.check67
  %n.vec72 = and i64 %arg.code.24, %const
  %broadcast.splatinsert73 = insertelement <2 x double> poison, double %.583, i64 0
  %broadcast.splat74 = shufflevector <2 x double> %broadcast.splatinsert73, <2 x double> poison, <2 x i32> zeroinitializer
  %xtraiter94 = and i64 %arg.code.24, 3
  %bound0 = icmp ult ptr %arg.m.14, %scevgep42
  %bound1 = icmp ult ptr %scevgep41, %scevgep
  %found.conflict = and i1 %bound1, %bound0
  %bound044 = icmp ult ptr %arg.m.14, %scevgep43
  %bound145 = icmp ult ptr %15, %scevgep
  %found.conflict46 = and i1 %bound145, %bound044
  %conflict.rdx = or i1 %found.conflict46, %found.conflict
  %const_mat = add i64 %const, 2
  %n.vec = and i64 %arg.code.24, %const_mat
  %broadcast.splatinsert = insertelement <2 x double> poison, double %arg.h, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep116 = getelementptr i8, ptr %arg.room.0, i64 %16
  %27 = shl i64 %arg.code.24, 4
  %28 = shl i64 %arg.m.2, 3
  %29 = mul i64 %arg.first, %28
  %30 = add i64 %29, 8
  %scevgep120 = getelementptr i8, ptr %arg.m.0, i64 %30
  %scevgep126 = getelementptr i8, ptr %arg.room.0, i64 %27
  %scevgep161 = getelementptr i8, ptr %arg.m.7, i64 %30
  %31 = shl i64 %.801, 3
  %32 = getelementptr i8, ptr %arg.m.11, i64 %31
  %scevgep175 = getelementptr i8, ptr %32, i64 16
  %scevgep183 = getelementptr i8, ptr %32, i64 8
  %scevgep191 = getelementptr i8, ptr %arg.room.0, i64 %17
  %33 = sub i64 %11, %12
  %34 = add i64 %33, %17
  %brmerge = select i1 %min.iters.check69, i1 true, i1 %conflict.rdx
  %35 = shl i64 %arg.code.24, 5
  %scevgep72 = getelementptr i8, ptr %arg.room.0, i64 %35
  %36 = mul i64 %arg.code.24, 24
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
  %worst.2.0586 = phi double [ 1.000000e+00, %B236.endif.lr.ph ], [ %"$phi520.1.2.1", %B234.loopexit ]
  %.275545584 = phi i64 [ %arg.first, %B236.endif.lr.ph ], [ %.282, %B234.loopexit ]
  %37 = icmp sgt i64 %arg.code.24, 0
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
  %.282 = add i64 %.275545584, 1
  br i1 %37, label %B270.endif.lr.ph, label %B434

B270.endif.lr.ph:
  %.471 = add i64 %.275545584, -1
  %.514494.not = icmp slt i64 %.471, 1
  %.556 = mul nsw i64 %.275545584, %arg.m.2
  %49 = getelementptr double, ptr %arg.m.0, i64 %.556
  br i1 %.514494.not, label %B270.endif.preheader, label %B270.endif.us.preheader

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
  %53 = icmp eq i64 %arg.code.24, %n.vec72
  br i1 %53, label %B434, label %B270.endif.preheader86

B270.endif.preheader86:
  %.396501507.ph = phi i64 [ 0, %B270.endif.preheader ], [ %n.vec72, %middle.block80 ]
  %54 = icmp eq i64 %xtraiter94, 0
  br i1 %54, label %B270.endif.prol.loopexit, label %B270.endif.prol.preheader

B270.endif.prol.preheader:
  br label %B270.endif.prol

B270.endif.prol:
  %lsr.iv143 = phi i64 [ %lsr.iv.next144, %B270.endif.prol ], [ %xtraiter94, %B270.endif.prol.preheader ]
  %.396501507.prol = phi i64 [ %.403.prol, %B270.endif.prol ], [ %.396501507.ph, %B270.endif.prol.preheader ]
  %.403.prol = add nuw nsw i64 %.396501507.prol, 1
  %55 = shl i64 %.396501507.prol, 3
  %scevgep142 = getelementptr i8, ptr %arg.y, i64 %55
  %.580.prol = load double, ptr %scevgep142, align 8
  %.586.prol = fadd double %.583, %.580.prol
  %scevgep141 = getelementptr i8, ptr %arg.code.4, i64 %55
  store double %.586.prol, ptr %scevgep141, align 8
  %lsr.iv.next144 = add nsw i64 %lsr.iv143, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next144, 0
  br i1 %prol.iter.cmp.not, label %B270.endif.prol.loopexit, label %B270.endif.prol

B270.endif.prol.loopexit:
  %.396501507.unr = phi i64 [ %.396501507.ph, %B270.endif.preheader86 ], [ %.403.prol, %B270.endif.prol ]
  %56 = sub nsw i64 %.396501507.ph, %arg.code.24
  %57 = icmp ugt i64 %56, -4
  br i1 %57, label %B434, label %B270.endif.preheader58

B270.endif.preheader58:
  br label %B270.endif

B270.endif.us:
  %lsr.iv77 = phi ptr [ %scevgep78, %B308.B388_crit_edge.us ], [ %scevgep76, %B270.endif.us.preheader ]
  %lsr.iv73 = phi ptr [ %scevgep74, %B308.B388_crit_edge.us ], [ %scevgep72, %B270.endif.us.preheader ]
  %lsr.iv127 = phi ptr [ %scevgep128, %B308.B388_crit_edge.us ], [ %scevgep126, %B270.endif.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep117, %B308.B388_crit_edge.us ], [ %scevgep116, %B270.endif.us.preheader ]
  %.396501507.us = phi i64 [ %.403.us, %B308.B388_crit_edge.us ], [ 0, %B270.endif.us.preheader ]
  %58 = icmp eq i64 %46, 1
  %invariant.gep.us = getelementptr double, ptr %arg.room.0, i64 %.396501507.us
  br i1 %58, label %B310.us.epil.preheader, label %B310.us.preheader

B310.us.preheader:
  %59 = icmp ult i64 %45, 2
  br i1 %59, label %B310.us.epil.preheader48, label %B310.us.preheader55

B310.us.preheader55:
  br label %B310.us

B310.us:
  %lsr.iv62 = phi i64 [ %44, %B310.us.preheader55 ], [ %lsr.iv.next63, %B310.us ]
  %lsr.iv118 = phi i64 [ %lsr.iv.next.1, %B310.us ], [ 0, %B310.us.preheader55 ]
  %total.2.2497.us = phi double [ %.569.us.1.1, %B310.us ], [ 0.000000e+00, %B310.us.preheader55 ]
  %.520493495.us = phi i64 [ %.527.us.1.1, %B310.us ], [ 1, %B310.us.preheader55 ]
  %60 = shl i64 %.520493495.us, 3
  %scevgep87 = getelementptr i8, ptr %lsr.iv81, i64 %60
  %scevgep88 = getelementptr i8, ptr %scevgep87, i64 8
  %.559.us = load double, ptr %scevgep87, align 8
  %scevgep119 = getelementptr i8, ptr %lsr.iv, i64 %lsr.iv118
  %.566.us = load double, ptr %scevgep119, align 8
  %.567.us = fmul double %.559.us, %.566.us
  %.569.us = fadd double %total.2.2497.us, %.567.us
  %.559.us.1 = load double, ptr %scevgep88, align 8
  %scevgep129 = getelementptr i8, ptr %lsr.iv127, i64 %lsr.iv118
  %.566.us.1 = load double, ptr %scevgep129, align 8
  %.567.us.1 = fmul double %.559.us.1, %.566.us.1
  %.569.us.1 = fadd double %.569.us, %.567.us.1
  %61 = shl i64 %.520493495.us, 3
  %scevgep67 = getelementptr i8, ptr %lsr.iv81, i64 %61
  %scevgep68 = getelementptr i8, ptr %scevgep67, i64 24
  %62 = shl i64 %.520493495.us, 3
  %scevgep64 = getelementptr i8, ptr %lsr.iv81, i64 %62
  %scevgep66 = getelementptr i8, ptr %scevgep64, i64 16
  %.559.us.159 = load double, ptr %scevgep66, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv77, i64 %lsr.iv118
  %.566.us.160 = load double, ptr %scevgep79, align 8
  %.567.us.161 = fmul double %.559.us.159, %.566.us.160
  %.569.us.162 = fadd double %.569.us.1, %.567.us.161
  %.527.us.1.1 = add i64 %.520493495.us, 4
  %.559.us.1.1 = load double, ptr %scevgep68, align 8
  %scevgep75 = getelementptr i8, ptr %lsr.iv73, i64 %lsr.iv118
  %.566.us.1.1 = load double, ptr %scevgep75, align 8
  %.567.us.1.1 = fmul double %.559.us.1.1, %.566.us.1.1
  %.569.us.1.1 = fadd double %.569.us.162, %.567.us.1.1
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
  %total.2.2497.us.epil.init54 = phi double [ 0.000000e+00, %B310.us.preheader ], [ %.569.us.1.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %.520493495.us.epil.init55 = phi i64 [ 1, %B310.us.preheader ], [ %.527.us.1.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %65 = shl i64 %.520493495.us.epil.init55, 3
  %scevgep123.epil = getelementptr i8, ptr %lsr.iv121, i64 %65
  %scevgep124.epil = getelementptr i8, ptr %scevgep123.epil, i64 -8
  %.559.us.epil50 = load double, ptr %scevgep124.epil, align 8
  %scevgep119.epil = getelementptr i8, ptr %lsr.iv, i64 %lsr.iv118.epil.init
  %.566.us.epil51 = load double, ptr %scevgep119.epil, align 8
  %.567.us.epil52 = fmul double %.559.us.epil50, %.566.us.epil51
  %.569.us.epil53 = fadd double %total.2.2497.us.epil.init54, %.567.us.epil52
  %.527.us.1.epil = add i64 %.520493495.us.epil.init55, 2
  %.559.us.1.epil = load double, ptr %scevgep123.epil, align 8
  %scevgep129.epil = getelementptr i8, ptr %lsr.iv127, i64 %lsr.iv118.epil.init
  %.566.us.1.epil = load double, ptr %scevgep129.epil, align 8
  %.567.us.1.epil = fmul double %.559.us.1.epil, %.566.us.1.epil
  %.569.us.1.epil = fadd double %.569.us.epil53, %.567.us.1.epil
  br label %B308.B388_crit_edge.us.unr-lcssa

B308.B388_crit_edge.us.unr-lcssa:
  %.527.us.1.lcssa = phi i64 [ %.527.us.1.epil, %B310.us.epil.preheader48 ], [ %.527.us.1.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %.569.us.1.lcssa = phi double [ %.569.us.1.epil, %B310.us.epil.preheader48 ], [ %.569.us.1.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %66 = and i64 %smax, 1
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %B308.B388_crit_edge.us, label %B310.us.epil.preheader

B310.us.epil.preheader:
  %total.2.2497.us.epil.init = phi double [ 0.000000e+00, %B270.endif.us ], [ %.569.us.1.lcssa, %B308.B388_crit_edge.us.unr-lcssa ]
  %.520493495.us.epil.init = phi i64 [ 1, %B270.endif.us ], [ %.527.us.1.lcssa, %B308.B388_crit_edge.us.unr-lcssa ]
  %.558.us.epil = getelementptr double, ptr %49, i64 %.520493495.us.epil.init
  %.559.us.epil = load double, ptr %.558.us.epil, align 8
  %.561.us.epil = mul nsw i64 %.520493495.us.epil.init, %arg.code.24
  %gep.us.epil = getelementptr double, ptr %invariant.gep.us, i64 %.561.us.epil
  %.566.us.epil = load double, ptr %gep.us.epil, align 8
  %.567.us.epil = fmul double %.559.us.epil, %.566.us.epil
  %.569.us.epil = fadd double %total.2.2497.us.epil.init, %.567.us.epil
  br label %B308.B388_crit_edge.us

B308.B388_crit_edge.us:
  %.569.us.lcssa = phi double [ %.569.us.1.lcssa, %B308.B388_crit_edge.us.unr-lcssa ], [ %.569.us.epil, %B310.us.epil.preheader ]
  %.403.us = add nuw nsw i64 %.396501507.us, 1
  %.579.us = getelementptr double, ptr %arg.y, i64 %.396501507.us
  %.580.us = load double, ptr %.579.us, align 8
  %.583.us = fmul double %arg.h, %.569.us.lcssa
  %.586.us = fadd double %.583.us, %.580.us
  %.590.us = getelementptr double, ptr %arg.code.4, i64 %.396501507.us
  store double %.586.us, ptr %.590.us, align 8
  %scevgep117 = getelementptr i8, ptr %lsr.iv, i64 8
  %scevgep128 = getelementptr i8, ptr %lsr.iv127, i64 8
  %scevgep74 = getelementptr i8, ptr %lsr.iv73, i64 8
  %scevgep78 = getelementptr i8, ptr %lsr.iv77, i64 8
  %exitcond.not = icmp eq i64 %arg.code.24, %.403.us
  br i1 %exitcond.not, label %B434, label %B270.endif.us

B270.endif:
  %.396501507 = phi i64 [ %.403.3, %B270.endif ], [ %.396501507.unr, %B270.endif.preheader58 ]
  %sunkaddr175 = mul i64 %.396501507, 8
  %sunkaddr176 = getelementptr i8, ptr %arg.y, i64 %sunkaddr175
  %.580 = load double, ptr %sunkaddr176, align 8
  %.586 = fadd double %.583, %.580
  %sunkaddr177 = mul i64 %.396501507, 8
  %sunkaddr178 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr177
  store double %.586, ptr %sunkaddr178, align 8
  %sunkaddr179 = mul i64 %.396501507, 8
  %sunkaddr180 = getelementptr i8, ptr %arg.y, i64 %sunkaddr179
  %sunkaddr181 = getelementptr i8, ptr %sunkaddr180, i64 8
  %.580.1 = load double, ptr %sunkaddr181, align 8
  %.586.1 = fadd double %.583, %.580.1
  %sunkaddr182 = mul i64 %.396501507, 8
  %sunkaddr183 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr182
  %sunkaddr184 = getelementptr i8, ptr %sunkaddr183, i64 8
  store double %.586.1, ptr %sunkaddr184, align 8
  %sunkaddr185 = mul i64 %.396501507, 8
  %sunkaddr186 = getelementptr i8, ptr %arg.y, i64 %sunkaddr185
  %sunkaddr187 = getelementptr i8, ptr %sunkaddr186, i64 16
  %.580.2 = load double, ptr %sunkaddr187, align 8
  %.586.2 = fadd double %.583, %.580.2
  %sunkaddr188 = mul i64 %.396501507, 8
  %sunkaddr189 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr188
  %sunkaddr190 = getelementptr i8, ptr %sunkaddr189, i64 16
  store double %.586.2, ptr %sunkaddr190, align 8
  %.403.3 = add nuw nsw i64 %.396501507, 4
  %sunkaddr191 = mul i64 %.396501507, 8
  %sunkaddr192 = getelementptr i8, ptr %arg.y, i64 %sunkaddr191
  %sunkaddr194 = getelementptr i8, ptr %sunkaddr192, i64 24
  %.580.3 = load double, ptr %sunkaddr194, align 8
  %.586.3 = fadd double %.583, %.580.3
  %sunkaddr195 = mul i64 %.396501507, 8
  %sunkaddr196 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr195
  %sunkaddr197 = getelementptr i8, ptr %sunkaddr196, i64 24
  store double %.586.3, ptr %sunkaddr197, align 8
  %exitcond629.not.3 = icmp eq i64 %arg.code.24, %.403.3
  br i1 %exitcond629.not.3, label %B434, label %B270.endif

B554.endif.lr.ph:
  %.848 = add i64 %.275545584, -1
  %.891518.not = icmp slt i64 %.848, 1
  %.938 = mul nsw i64 %.275545584, %arg.m.2
  %68 = getelementptr double, ptr %arg.m.7, i64 %.938
  br i1 %.891518.not, label %B554.endif.us.preheader, label %B554.endif.preheader

B554.endif.preheader:
  %69 = sub nsw i64 0, %indvar
  br label %B554.endif

B554.endif.us.preheader:
  br i1 %brmerge, label %B554.endif.us.preheader84, label %vector.ph49

vector.ph49:
  %sunkaddr261 = shl i64 %.275545584, 3
  %sunkaddr262 = getelementptr inbounds i8, ptr %.176, i64 %sunkaddr261
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
  %78 = icmp eq i64 %arg.code.24, %n.vec72
  br i1 %78, label %B802, label %B554.endif.us.preheader84

B554.endif.us.preheader84:
  %.751524530.us.ph = phi i64 [ %n.vec72, %middle.block61 ], [ 0, %B554.endif.us.preheader ]
  %79 = and i64 %arg.code.24, 1
  %80 = icmp eq i64 %79, 0
  %.neg = or disjoint i64 %.751524530.us.ph, 1
  br i1 %80, label %B554.endif.us.prol.loopexit, label %B554.endif.us.prol

B554.endif.us.prol:
  %.789.us.prol = getelementptr double, ptr %arg.m.14, i64 %.751524530.us.ph
  %.790.us.prol = load double, ptr %.789.us.prol, align 8
  %sunkaddr268 = shl i64 %.275545584, 3
  %sunkaddr269 = getelementptr i8, ptr %.176, i64 %sunkaddr268
  %.794.us.prol = load double, ptr %sunkaddr269, align 8
  %.796.us.prol = fmul double %arg.h, %.794.us.prol
  %.804.us.prol = getelementptr double, ptr %15, i64 %.751524530.us.ph
  %.805.us.prol = load double, ptr %.804.us.prol, align 8
  %.806.us.prol = fmul double %.796.us.prol, %.805.us.prol
  %.807.us.prol = fadd double %.790.us.prol, %.806.us.prol
  store double %.807.us.prol, ptr %.789.us.prol, align 8
  br label %B554.endif.us.prol.loopexit

B554.endif.us.prol.loopexit:
  %.751524530.us.unr = phi i64 [ %.751524530.us.ph, %B554.endif.us.preheader84 ], [ %.neg, %B554.endif.us.prol ]
  %81 = icmp eq i64 %arg.code.24, %.neg
  br i1 %81, label %B802, label %B554.endif.us.preheader10

B554.endif.us.preheader10:
  br label %B554.endif.us

B554.endif.us:
  %.751524530.us = phi i64 [ %.758.us.1, %B554.endif.us ], [ %.751524530.us.unr, %B554.endif.us.preheader10 ]
  %sunkaddr198 = shl i64 %.751524530.us, 3
  %sunkaddr208 = mul i64 %.751524530.us, 8
  %sunkaddr209 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr208
  %.790.us = load double, ptr %sunkaddr209, align 8
  %sunkaddr210 = mul i64 %.275545584, 8
  %sunkaddr211 = getelementptr i8, ptr %.176, i64 %sunkaddr210
  %.794.us = load double, ptr %sunkaddr211, align 8
  %.796.us = fmul double %arg.h, %.794.us
  %scevgep121 = getelementptr i8, ptr %scevgep183, i64 %sunkaddr198
  %82 = shl i64 %.751524530.us, 3
  %scevgep111 = getelementptr i8, ptr %scevgep183, i64 %82
  %scevgep112 = getelementptr i8, ptr %scevgep111, i64 -8
  %.805.us = load double, ptr %scevgep112, align 8
  %.806.us = fmul double %.796.us, %.805.us
  %.807.us = fadd double %.790.us, %.806.us
  store double %.807.us, ptr %sunkaddr209, align 8
  %.758.us.1 = add nuw nsw i64 %.751524530.us, 2
  %sunkaddr212 = mul i64 %.751524530.us, 8
  %sunkaddr213 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr212
  %sunkaddr214 = getelementptr i8, ptr %sunkaddr213, i64 8
  %.790.us.1 = load double, ptr %sunkaddr214, align 8
  %.794.us.1 = load double, ptr %sunkaddr211, align 8
  %.796.us.1 = fmul double %arg.h, %.794.us.1
  %.805.us.1 = load double, ptr %scevgep121, align 8
  %.806.us.1 = fmul double %.796.us.1, %.805.us.1
  %.807.us.1 = fadd double %.790.us.1, %.806.us.1
  store double %.807.us.1, ptr %sunkaddr214, align 8
  %exitcond630.not.us.1 = icmp eq i64 %arg.code.24, %.758.us.1
  br i1 %exitcond630.not.us.1, label %B802, label %B554.endif.us

B554.endif:
  %lsr.iv172 = phi ptr [ %scevgep126, %B554.endif.preheader ], [ %scevgep173, %B552.loopexit.loopexit ]
  %lsr.iv167 = phi ptr [ %scevgep116, %B554.endif.preheader ], [ %scevgep168, %B552.loopexit.loopexit ]
  %.751524530 = phi i64 [ 0, %B554.endif.preheader ], [ %.758, %B552.loopexit.loopexit ]
  %83 = icmp eq i64 %26, %69
  %.789 = getelementptr double, ptr %arg.m.14, i64 %.751524530
  %.790 = load double, ptr %.789, align 8
  %sunkaddr215 = mul i64 %.275545584, 8
  %sunkaddr216 = getelementptr i8, ptr %.176, i64 %sunkaddr215
  %.794 = load double, ptr %sunkaddr216, align 8
  %.796 = fmul double %arg.h, %.794
  %.804 = getelementptr double, ptr %15, i64 %.751524530
  %.805 = load double, ptr %.804, align 8
  %.806 = fmul double %.796, %.805
  %.807 = fadd double %.790, %.806
  store double %.807, ptr %.789, align 8
  %invariant.gep = getelementptr double, ptr %arg.room.0, i64 %.751524530
  br i1 %83, label %B690.epil.preheader, label %B690.preheader

B690.preheader:
  br label %B690

B802.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B802.endif.endif:
  %84 = icmp slt i64 %arg.code.24, 1
  br i1 %84, label %B234.loopexit, label %B900.lr.ph

B900.lr.ph:
  %85 = icmp eq i64 %arg.code.24, 1
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
  %89 = icmp eq i64 %arg.code.24, %n.vec
  br i1 %89, label %B234.loopexit, label %B900.preheader

B900.preheader:
  %.1084537539.ph = phi i64 [ 0, %B900.lr.ph ], [ %n.vec, %middle.block ]
  %90 = sub nsw i64 %arg.code.24, %.1084537539.ph
  %xtraiter104 = and i64 %90, 3
  %lcmp.mod105.not = icmp eq i64 %xtraiter104, 0
  br i1 %lcmp.mod105.not, label %B900.prol.loopexit, label %B900.prol.preheader

B900.prol.preheader:
  br label %B900.prol

B900.prol:
  %lsr.iv198 = phi i64 [ %lsr.iv.next199, %B900.prol ], [ %xtraiter104, %B900.prol.preheader ]
  %.1084537539.prol = phi i64 [ %.1091.prol, %B900.prol ], [ %.1084537539.ph, %B900.prol.preheader ]
  %.1091.prol = add nuw i64 %.1084537539.prol, 1
  %91 = shl i64 %.1084537539.prol, 3
  %scevgep197 = getelementptr i8, ptr %arg.m.14, i64 %91
  %.1119.prol = load double, ptr %scevgep197, align 8
  %.1124.prol = fdiv double %.1119.prol, %arg.h
  %scevgep196 = getelementptr i8, ptr %lsr.iv192, i64 %91
  store double %.1124.prol, ptr %scevgep196, align 8
  %lsr.iv.next199 = add nsw i64 %lsr.iv198, -1
  %prol.iter106.cmp.not = icmp eq i64 %lsr.iv.next199, 0
  br i1 %prol.iter106.cmp.not, label %B900.prol.loopexit, label %B900.prol

B900.prol.loopexit:
  %.1084537539.unr = phi i64 [ %.1084537539.ph, %B900.preheader ], [ %.1091.prol, %B900.prol ]
  %92 = sub nsw i64 %.1084537539.ph, %arg.code.24
  %93 = icmp ugt i64 %92, -4
  br i1 %93, label %B234.loopexit, label %B900.preheader56

B900.preheader56:
  br label %B900
}

define internal i32 @part15(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %arg.t, double %arg.h, ptr %arg.y) {
B0:
  %const72 = bitcast i64 9223372036854775792 to i64
  %.623 = alloca i8, align 1
  %excinfo.3 = alloca ptr, align 8
  %.94 = getelementptr i8, ptr %arg.code.1, i64 24
  %.95 = load double, ptr %.94, align 8
  %.96 = fsub double %arg.t, %.95
  %.119.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i = load double, ptr %.119.i, align 8
  %.121.i = fadd double %arg.t, %.120.i
  %.214149.not.i = icmp slt i64 %arg.code.23, 1
  br i1 %.214149.not.i, label %B188.endif.i, label %B164.preheader.i

B164.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %arg.code.23, 4
  br i1 %min.iters.check.i, label %B164.i.preheader, label %vector.ph.i

vector.ph.i:
  %const_mat = add i64 %const72, 12
  %n.vec.i = and i64 %arg.code.23, %const_mat
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.121.i, i64 0
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
  %.403.i = fmul double %.96, %.401.i
  %.404.i = fadd double %.396.i, %.403.i
  %.406.i = fmul double %.96, %.404.i
  %.407.i = fadd double %.391.i, %.406.i
  %.409.i = fmul double %.96, %.407.i
  %.410.i = fadd double %.386.i, %.409.i
  %2 = shl i64 %.351153155.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.410.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond159.not.i = icmp eq i64 %arg.code.25, %.358.i
  br i1 %exitcond159.not.i, label %B202.lr.ph, label %B230.i

B188.endif.i:
  %.345154.not.i = icmp slt i64 %arg.code.25, 1
  br i1 %.345154.not.i, label %B0.endif.endif, label %B230.preheader.i

B230.preheader.i:
  %const = bitcast i64 576460752303423488 to i64
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.25, 26
  br i1 %min.iters.check15.i, label %B230.preheader27.i, label %vector.scevcheck.i

vector.scevcheck.i:
  %3 = shl i64 %arg.code.25, 5
  %mul.result.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i
  %5 = icmp ult ptr %4, %arg.code.22
  %scevgep.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.25, %const
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
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.96, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const72
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr79 = mul i64 %lsr.iv36.i, 4
  %sunkaddr81 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr79
  %18 = load double, ptr %sunkaddr81, align 8
  %sunkaddr82 = mul i64 %lsr.iv36.i, 4
  %sunkaddr83 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr82
  %sunkaddr84 = getelementptr i8, ptr %sunkaddr83, i64 32
  %19 = load double, ptr %sunkaddr84, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr85 = mul i64 %lsr.iv36.i, 4
  %sunkaddr86 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr85
  %sunkaddr87 = getelementptr i8, ptr %sunkaddr86, i64 8
  %22 = load double, ptr %sunkaddr87, align 8
  %sunkaddr88 = mul i64 %lsr.iv36.i, 4
  %sunkaddr89 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr88
  %sunkaddr90 = getelementptr i8, ptr %sunkaddr89, i64 40
  %23 = load double, ptr %sunkaddr90, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr91 = mul i64 %lsr.iv36.i, 4
  %sunkaddr92 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr91
  %sunkaddr93 = getelementptr i8, ptr %sunkaddr92, i64 16
  %26 = load double, ptr %sunkaddr93, align 8
  %sunkaddr94 = mul i64 %lsr.iv36.i, 4
  %sunkaddr95 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr94
  %sunkaddr96 = getelementptr i8, ptr %sunkaddr95, i64 48
  %27 = load double, ptr %sunkaddr96, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr97 = mul i64 %lsr.iv36.i, 4
  %sunkaddr98 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr97
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr98, i64 24
  %30 = load double, ptr %sunkaddr99, align 8
  %sunkaddr100 = mul i64 %lsr.iv36.i, 4
  %sunkaddr101 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr100
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
  %n.vec18.i = and i64 %arg.code.25, %const70
  %cmp.n25.i = icmp eq i64 %arg.code.25, %n.vec18.i
  br i1 %cmp.n25.i, label %B202.lr.ph.thread, label %B230.preheader27.i

B202.lr.ph.thread:
  %.13811 = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.13811, i1 false)
  %.2722 = fmul double %.96, 3.000000e+00
  br label %vector.scevcheck

B230.preheader27.i:
  %.351153155.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %vector.scevcheck.i ], [ 0, %B230.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %41 = shl i64 %.351153155.ph.i, 5
  %42 = getelementptr i8, ptr %arg.code.22, i64 %41
  %scevgep29.i = getelementptr i8, ptr %42, i64 24
  br label %B230.i

B202:
  %lsr.iv76 = phi ptr [ %scevgep75, %B202.preheader42 ], [ %scevgep77, %B202 ]
  %.226191193 = phi i64 [ %.226191193.unr, %B202.preheader42 ], [ %.233.1, %B202 ]
  %scevgep78 = getelementptr i8, ptr %lsr.iv76, i64 -48
  %.262 = load double, ptr %scevgep78, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv76, i64 -40
  %.267 = load double, ptr %scevgep79, align 8
  %.269 = fmul double %.267, 2.000000e+00
  %scevgep80 = getelementptr i8, ptr %lsr.iv76, i64 -32
  %.277 = load double, ptr %scevgep80, align 8
  %.278 = fmul double %.2725, %.277
  %.279 = fadd double %.269, %.278
  %.281 = fmul double %.96, %.279
  %.282 = fadd double %.262, %.281
  %sunkaddr104 = mul i64 %.226191193, 8
  %sunkaddr105 = getelementptr i8, ptr %arg.m.10, i64 %sunkaddr104
  store double %.282, ptr %sunkaddr105, align 8
  %.233.1 = add nuw nsw i64 %.226191193, 2
  %scevgep82 = getelementptr i8, ptr %lsr.iv76, i64 -16
  %.262.1 = load double, ptr %scevgep82, align 8
  %scevgep81 = getelementptr i8, ptr %lsr.iv76, i64 -8
  %.267.1 = load double, ptr %scevgep81, align 8
  %.269.1 = fmul double %.267.1, 2.000000e+00
  %.277.1 = load double, ptr %lsr.iv76, align 8
  %.278.1 = fmul double %.2725, %.277.1
  %.279.1 = fadd double %.269.1, %.278.1
  %.281.1 = fmul double %.96, %.279.1
  %.282.1 = fadd double %.262.1, %.281.1
  %sunkaddr106 = mul i64 %.226191193, 8
  %sunkaddr107 = getelementptr i8, ptr %arg.m.10, i64 %sunkaddr106
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr107, i64 8
  store double %.282.1, ptr %sunkaddr108, align 8
  %scevgep77 = getelementptr i8, ptr %lsr.iv76, i64 64
  %exitcond.not.1 = icmp eq i64 %arg.code.25, %.233.1
  br i1 %exitcond.not.1, label %B334.endif.endif, label %B202

B600:
  store i8 0, ptr %.623, align 1
  %.627 = call i32 @part18(ptr %.623, ptr %excinfo.3, ptr %arg.m.12, ptr %arg.m.13, i64 %arg.code.24)
  switch i32 %.627, label %B600.endif.if.if [
    i32 -2, label %B600.endif.endif
    i32 0, label %B600.endif.endif
  ]

common.ret:
  %common.ret.op = phi i32 [ %.627, %B600.endif.if.if ], [ 0, %B600.endif.endif ]
  ret i32 %common.ret.op

B0.endif.endif:
  %.138 = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.138, i1 false)
  br label %B334.endif.endif

B202.lr.ph:
  %.1381 = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.1381, i1 false)
  %.272 = fmul double %.96, 3.000000e+00
  %min.iters.check = icmp samesign ult i64 %arg.code.25, 24
  br i1 %min.iters.check, label %B202.preheader, label %B202.lr.ph.vector.scevcheck_crit_edge

B202.lr.ph.vector.scevcheck_crit_edge:
  %.pre = shl i64 %arg.code.25, 5
  %.pre6 = add i64 %.pre, -32
  br label %vector.scevcheck

vector.scevcheck:
  %mul.result.pre-phi = phi i64 [ %.pre6, %B202.lr.ph.vector.scevcheck_crit_edge ], [ %mul.result.i, %B202.lr.ph.thread ]
  %.pre-phi = phi i64 [ %.pre, %B202.lr.ph.vector.scevcheck_crit_edge ], [ %3, %B202.lr.ph.thread ]
  %.2724 = phi double [ %.272, %B202.lr.ph.vector.scevcheck_crit_edge ], [ %.2722, %B202.lr.ph.thread ]
  %scevgep = getelementptr i8, ptr %arg.code.22, i64 8
  %43 = getelementptr i8, ptr %scevgep, i64 %mul.result.pre-phi
  %44 = icmp ult ptr %43, %scevgep
  %scevgep2 = getelementptr i8, ptr %arg.code.22, i64 16
  %mul.overflow5 = icmp samesign ugt i64 %arg.code.25, %const
  %45 = getelementptr i8, ptr %scevgep2, i64 %mul.result.pre-phi
  %46 = icmp ult ptr %45, %scevgep2
  %47 = or i1 %mul.overflow5, %46
  %scevgep6 = getelementptr i8, ptr %arg.code.22, i64 24
  %48 = getelementptr i8, ptr %scevgep6, i64 %mul.result.pre-phi
  %49 = icmp ult ptr %48, %scevgep6
  %50 = or i1 %44, %47
  %51 = or i1 %49, %50
  br i1 %51, label %B202.preheader, label %vector.memcheck

vector.memcheck:
  %52 = shl nuw nsw i64 %arg.code.25, 3
  %scevgep10 = getelementptr i8, ptr %arg.m.10, i64 %52
  %scevgep12 = getelementptr i8, ptr %arg.code.22, i64 %.pre-phi
  %bound0 = icmp ult ptr %arg.m.10, %scevgep12
  %bound1 = icmp ult ptr %scevgep, %scevgep10
  %found.conflict = and i1 %bound1, %bound0
  br i1 %found.conflict, label %B202.preheader, label %vector.ph

vector.ph:
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.2724, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert13 = insertelement <2 x double> poison, double %.96, i64 0
  %broadcast.splat14 = shufflevector <2 x double> %broadcast.splatinsert13, <2 x double> poison, <2 x i32> zeroinitializer
  %53 = and i64 %52, %const72
  br label %vector.body

vector.body:
  %lsr.iv88 = phi i64 [ %lsr.iv.next89, %vector.body ], [ 0, %vector.ph ]
  %sunkaddr110 = mul i64 %lsr.iv88, 4
  %sunkaddr111 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr110
  %sunkaddr112 = getelementptr i8, ptr %sunkaddr111, i64 8
  %54 = load double, ptr %sunkaddr112, align 8
  %sunkaddr113 = mul i64 %lsr.iv88, 4
  %sunkaddr114 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr113
  %sunkaddr115 = getelementptr i8, ptr %sunkaddr114, i64 40
  %55 = load double, ptr %sunkaddr115, align 8
  %56 = insertelement <2 x double> poison, double %54, i64 0
  %57 = insertelement <2 x double> %56, double %55, i64 1
  %sunkaddr116 = mul i64 %lsr.iv88, 4
  %sunkaddr117 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr116
  %sunkaddr118 = getelementptr i8, ptr %sunkaddr117, i64 16
  %58 = load double, ptr %sunkaddr118, align 8
  %sunkaddr119 = mul i64 %lsr.iv88, 4
  %sunkaddr120 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr119
  %sunkaddr121 = getelementptr i8, ptr %sunkaddr120, i64 48
  %59 = load double, ptr %sunkaddr121, align 8
  %60 = insertelement <2 x double> poison, double %58, i64 0
  %61 = insertelement <2 x double> %60, double %59, i64 1
  %62 = fmul <2 x double> %61, splat (double 2.000000e+00)
  %sunkaddr122 = mul i64 %lsr.iv88, 4
  %sunkaddr123 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr122
  %sunkaddr124 = getelementptr i8, ptr %sunkaddr123, i64 24
  %63 = load double, ptr %sunkaddr124, align 8
  %sunkaddr125 = mul i64 %lsr.iv88, 4
  %sunkaddr126 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr125
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
  %n.vec = and i64 %arg.code.25, %const71
  %cmp.n = icmp eq i64 %arg.code.25, %n.vec
  br i1 %cmp.n, label %B334.endif.endif, label %B202.preheader

B202.preheader:
  %.2725 = phi double [ %.2724, %vector.memcheck ], [ %.2724, %vector.scevcheck ], [ %.272, %B202.lr.ph ], [ %.2724, %middle.block ]
  %.226191193.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %vector.scevcheck ], [ 0, %B202.lr.ph ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.226191193.ph, 1
  %xtraiter = and i64 %arg.code.25, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B202.prol.loopexit, label %B202.prol

B202.prol:
  %.idx.prol = shl i64 %.226191193.ph, 5
  %72 = getelementptr i8, ptr %arg.code.22, i64 %.idx.prol
  %.261.prol = getelementptr i8, ptr %72, i64 8
  %.262.prol = load double, ptr %.261.prol, align 8
  %.266.prol = getelementptr i8, ptr %72, i64 16
  %.267.prol = load double, ptr %.266.prol, align 8
  %.269.prol = fmul double %.267.prol, 2.000000e+00
  %.276.prol = getelementptr i8, ptr %72, i64 24
  %.277.prol = load double, ptr %.276.prol, align 8
  %.278.prol = fmul double %.2725, %.277.prol
  %.279.prol = fadd double %.269.prol, %.278.prol
  %.281.prol = fmul double %.96, %.279.prol
  %.282.prol = fadd double %.262.prol, %.281.prol
  %.285.prol = getelementptr double, ptr %arg.m.10, i64 %.226191193.ph
  store double %.282.prol, ptr %.285.prol, align 8
  br label %B202.prol.loopexit

B202.prol.loopexit:
  %.226191193.unr = phi i64 [ %.226191193.ph, %B202.preheader ], [ %.neg, %B202.prol ]
  %73 = icmp eq i64 %arg.code.25, %.neg
  br i1 %73, label %B334.endif.endif, label %B202.preheader42

B202.preheader42:
  %74 = shl i64 %.226191193.unr, 5
  %75 = getelementptr i8, ptr %arg.code.22, i64 %74
  %scevgep75 = getelementptr i8, ptr %75, i64 56
  br label %B202

B334.endif.endif:
  %.300 = add i64 %arg.code.24, 1
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
  tail call void %.26.i(ptr %.21.i, ptr %.22.i, ptr %.23.i, ptr %.24.i, i64 %.300, ptr %.25.i)
  %.363 = icmp sgt i64 %arg.code.24, 0
  br i1 %.363, label %B416.endif.us.preheader, label %B600

B416.endif.us.preheader:
  %.600 = fmul double %arg.m.8, %arg.h
  %.604 = fdiv double 1.000000e+00, %.600
  %76 = add nsw i64 %arg.code.24, -1
  %77 = shl i64 %arg.code.24, 3
  %78 = mul i64 %arg.code.24, -8
  %79 = mul i64 %77, %arg.code.24
  %scevgep21 = getelementptr i8, ptr %arg.m.12, i64 %79
  %80 = mul i64 %76, %arg.code.24
  %81 = icmp slt i64 %77, 0
  %82 = select i1 %81, i64 %78, i64 %77
  %mul17 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %82, i64 %76)
  %mul.result18 = extractvalue { i64, i1 } %mul17, 0
  %mul.overflow19 = extractvalue { i64, i1 } %mul17, 1
  %83 = sub i64 0, %mul.result18
  %const_mat73 = add i64 %const72, 12
  %n.vec32 = and i64 %arg.code.24, %const_mat73
  %xtraiter39 = and i64 %arg.code.24, 3
  %84 = shl i64 %arg.code.24, 5
  %scevgep49 = getelementptr i8, ptr %arg.m.12, i64 16
  br label %B416.endif.us

B416.endif.us:
  %lsr.iv55 = phi ptr [ %arg.m.12, %B416.endif.us.preheader ], [ %scevgep56, %B448.B522_crit_edge.us ]
  %lsr.iv50 = phi ptr [ %scevgep49, %B416.endif.us.preheader ], [ %scevgep51, %B448.B522_crit_edge.us ]
  %lsr.iv = phi ptr [ %arg.m.11, %B416.endif.us.preheader ], [ %scevgep43, %B448.B522_crit_edge.us ]
  %.411204210.us = phi i64 [ 0, %B416.endif.us.preheader ], [ %.418.us, %B448.B522_crit_edge.us ]
  %85 = icmp ult i64 %arg.code.24, 34
  %86 = shl i64 %.411204210.us, 3
  %scevgep22 = getelementptr i8, ptr %arg.m.11, i64 %86
  %87 = add i64 %.411204210.us, %80
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
  %112 = icmp eq i64 %arg.code.24, %n.vec32
  br i1 %112, label %B448.B522_crit_edge.us, label %B450.us.preheader

B450.us.preheader:
  %.532197199.us.ph = phi i64 [ 0, %vector.memcheck20 ], [ 0, %vector.scevcheck15 ], [ 0, %B416.endif.us ], [ %n.vec32, %middle.block36 ]
  %113 = icmp eq i64 %xtraiter39, 0
  br i1 %113, label %B450.us.prol.loopexit, label %B450.us.prol.preheader

B450.us.prol.preheader:
  %114 = mul i64 %.532197199.us.ph, %77
  %scevgep58 = getelementptr i8, ptr %lsr.iv, i64 %114
  br label %B450.us.prol

B450.us.prol:
  %lsr.iv61 = phi i64 [ %xtraiter39, %B450.us.prol.preheader ], [ %lsr.iv.next, %B450.us.prol ]
  %lsr.iv59 = phi ptr [ %scevgep58, %B450.us.prol.preheader ], [ %scevgep60, %B450.us.prol ]
  %.532197199.us.prol = phi i64 [ %.532197199.us.ph, %B450.us.prol.preheader ], [ %.539.us.prol, %B450.us.prol ]
  %.539.us.prol = add nuw nsw i64 %.532197199.us.prol, 1
  %.571.us.prol = load double, ptr %lsr.iv59, align 8
  %.572.us.prol = fneg double %.571.us.prol
  %115 = shl i64 %.532197199.us.prol, 3
  %scevgep57 = getelementptr i8, ptr %lsr.iv55, i64 %115
  store double %.572.us.prol, ptr %scevgep57, align 8
  %scevgep60 = getelementptr i8, ptr %lsr.iv59, i64 %77
  %lsr.iv.next = add nsw i64 %lsr.iv61, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %B450.us.prol.loopexit, label %B450.us.prol

B450.us.prol.loopexit:
  %.532197199.us.unr = phi i64 [ %.532197199.us.ph, %B450.us.preheader ], [ %.539.us.prol, %B450.us.prol ]
  %116 = sub nsw i64 %.532197199.us.ph, %arg.code.24
  %117 = icmp ugt i64 %116, -4
  br i1 %117, label %B448.B522_crit_edge.us, label %B450.us.preheader41

B450.us.preheader41:
  %118 = add nuw i64 %.532197199.us.unr, 1
  %119 = mul i64 %118, %77
  %120 = add nuw i64 %.532197199.us.unr, 3
  %121 = mul i64 %120, %77
  %122 = mul i64 %.532197199.us.unr, %77
  %123 = add nuw i64 %.532197199.us.unr, 2
  %124 = mul i64 %123, %77
  br label %B450.us

B450.us:
  %lsr.iv62 = phi ptr [ %lsr.iv, %B450.us.preheader41 ], [ %scevgep63, %B450.us ]
  %.532197199.us = phi i64 [ %.532197199.us.unr, %B450.us.preheader41 ], [ %.539.us.3, %B450.us ]
  %scevgep66 = getelementptr i8, ptr %lsr.iv62, i64 %122
  %.571.us = load double, ptr %scevgep66, align 8
  %.572.us = fneg double %.571.us
  %125 = shl i64 %.532197199.us, 3
  %scevgep13 = getelementptr i8, ptr %lsr.iv50, i64 %125
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 -16
  store double %.572.us, ptr %scevgep14, align 8
  %scevgep64 = getelementptr i8, ptr %lsr.iv62, i64 %119
  %.571.us.1 = load double, ptr %scevgep64, align 8
  %.572.us.1 = fneg double %.571.us.1
  %126 = shl i64 %.532197199.us, 3
  %scevgep5 = getelementptr i8, ptr %lsr.iv50, i64 %126
  %scevgep11 = getelementptr i8, ptr %scevgep5, i64 -8
  store double %.572.us.1, ptr %scevgep11, align 8
  %scevgep67 = getelementptr i8, ptr %lsr.iv62, i64 %124
  %.571.us.2 = load double, ptr %scevgep67, align 8
  %.572.us.2 = fneg double %.571.us.2
  store double %.572.us.2, ptr %scevgep13, align 8
  %.539.us.3 = add nuw nsw i64 %.532197199.us, 4
  %scevgep65 = getelementptr i8, ptr %lsr.iv62, i64 %121
  %.571.us.3 = load double, ptr %scevgep65, align 8
  %.572.us.3 = fneg double %.571.us.3
  %127 = shl i64 %.532197199.us, 3
  %scevgep1 = getelementptr i8, ptr %lsr.iv50, i64 %127
  %scevgep3 = getelementptr i8, ptr %scevgep1, i64 8
  store double %.572.us.3, ptr %scevgep3, align 8
  %scevgep63 = getelementptr i8, ptr %lsr.iv62, i64 %84
  %exitcond220.not.3 = icmp eq i64 %arg.code.24, %.539.us.3
  br i1 %exitcond220.not.3, label %B448.B522_crit_edge.us, label %B450.us

B448.B522_crit_edge.us:
  %.418.us = add nuw nsw i64 %.411204210.us, 1
  %.592.us = mul i64 %.411204210.us, %.300
  %.595.us = getelementptr double, ptr %arg.m.12, i64 %.592.us
  %.596.us = load double, ptr %.595.us, align 8
  %.605.us = fadd double %.604, %.596.us
  store double %.605.us, ptr %.595.us, align 8
  %scevgep43 = getelementptr i8, ptr %lsr.iv, i64 8
  %scevgep51 = getelementptr i8, ptr %lsr.iv50, i64 %77
  %scevgep56 = getelementptr i8, ptr %lsr.iv55, i64 %77
  %exitcond221.not = icmp eq i64 %.418.us, %arg.code.24
  br i1 %exitcond221.not, label %B600, label %B416.endif.us

B600.endif.endif:
  %.637 = load i8, ptr %.623, align 1
  %.640 = icmp ne i8 %.637, 0
  %.658 = zext i1 %.640 to i8
  store i8 %.658, ptr %retptr, align 1
  br label %common.ret

B600.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part17(ptr %retptr, ptr %excinfo, ptr %arg.A, ptr %arg.rows, ptr %arg.x, i64 %arg.n) {
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

declare i64 @llvm.smax.i64(i64, i64)

define internal i32 @part18(ptr %retptr, ptr %excinfo, ptr %arg.A, ptr %arg.rows, i64 %arg.n) {
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

define internal i32 @part13(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, i64 %arg.row, i64 %arg.count, double %arg.h, ptr %arg.y, ptr %arg.k, i64 %arg.size, ptr %arg.out) {
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

define internal i32 @part11(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.910 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.1395 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.1423 = alloca i64, align 8
  store i64 0, ptr %.1423, align 8
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.1764 = alloca i64, align 8
  store i64 0, ptr %.1764, align 8
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.1890 = alloca ptr, align 8
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.304 = getelementptr i8, ptr %arg.s.0, i64 8
  %.233783 = load double, ptr %arg.s.0, align 8
  %.305784 = load double, ptr %.304, align 8
  %.306785 = fcmp olt double %.233783, %.305784
  br i1 %.306785, label %B134.preheader.lr.ph, label %B1200

B134.preheader.lr.ph:
  %.1516 = add nsw i64 %arg.m.5, -1
  %.52.i = shl i64 %arg.code.26, 3
  %.57.i = getelementptr double, ptr %arg.code.18, i64 %arg.code.26
  %sunkaddr200 = getelementptr i8, ptr %arg.s.1, i64 8
  %.37420 = load i64, ptr %sunkaddr200, align 8
  %.37721 = icmp eq i64 %.37420, %arg.s.9
  br i1 %.37721, label %B188, label %B212.preheader

B212.preheader:
  br label %B212

B56.loopexit:
  %.233 = load double, ptr %arg.s.0, align 8
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 8
  %.305 = load double, ptr %sunkaddr, align 8
  %.306 = fcmp olt double %.233, %.305
  br i1 %.306, label %B134.backedge, label %B1200

B134.backedge:
  %.94.i108.be = phi double [ %.1985, %B1086.endif ], [ %.233, %B56.loopexit ]
  %came.3.1.be = phi i1 [ true, %B1086.endif ], [ false, %B56.loopexit ]
  %sunkaddr155 = getelementptr i8, ptr %arg.s.1, i64 8
  %.374 = load i64, ptr %sunkaddr155, align 8
  %.377 = icmp eq i64 %.374, %arg.s.9
  br i1 %.377, label %B188, label %B212

common.ret:
  %common.ret.op = phi i32 [ 0, %B188 ], [ 0, %B326 ], [ 0, %B468 ], [ 0, %B560 ], [ 0, %B640 ], [ 0, %B980 ], [ 0, %B1082 ], [ 0, %B1200 ], [ %.915, %B492.if.if ], [ %.1768, %B984.if ], [ %.1894, %B1086.if ], [ %.1427, %B664.endif.endif.if ], [ %.1399, %B664.endif.if ]
  ret i32 %common.ret.op

B188:
  store i64 7, ptr %retptr, align 8
  br label %common.ret

B212:
  %came.3.123 = phi i1 [ %came.3.1.be, %B134.backedge ], [ true, %B212.preheader ]
  %.94.i10822 = phi double [ %.94.i108.be, %B134.backedge ], [ %.233783, %B212.preheader ]
  %sunkaddr163 = getelementptr i8, ptr %arg.s.1, i64 16
  %.523 = load i64, ptr %sunkaddr163, align 8
  %sunkaddr166 = getelementptr i8, ptr %arg.s.1, i64 24
  %.587 = load i64, ptr %sunkaddr166, align 8
  %.588 = add nsw i64 %.587, %.523
  %sunkaddr167 = getelementptr i8, ptr %arg.s.1, i64 80
  %.652 = load i64, ptr %sunkaddr167, align 8
  %.653.not = icmp slt i64 %.588, %.652
  br i1 %.653.not, label %B350, label %B326

B326:
  store i64 14, ptr %retptr, align 8
  br label %common.ret

B350:
  br i1 %came.3.123, label %B382, label %B564

B382:
  %0 = icmp sgt i64 %arg.code.28, 0
  br i1 %0, label %B404, label %B492

B404:
  %.822 = load i64, ptr %arg.code.14, align 8
  %.825 = icmp eq i64 %.822, %arg.code.28
  br i1 %.825, label %B468, label %B492

B468:
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B492:
  store i64 0, ptr %.910, align 8
  %.915 = call i32 @part19(ptr %.910, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i8 1)
  %cond = icmp eq i32 %.915, 0
  br i1 %cond, label %B492.endif, label %B492.if.if

B560:
  store i64 %.925, ptr %retptr, align 8
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
  %.1133 = load i64, ptr %sunkaddr181, align 8
  %.1134.not = icmp eq i64 %.1133, 0
  br i1 %.1134.not, label %B664.endif, label %B640

B640:
  store i64 8, ptr %retptr, align 8
  br label %common.ret

B980:
  store i64 %.1437, ptr %retptr, align 8
  br label %common.ret

B984:
  %sunkaddr182 = getelementptr i8, ptr %arg.s.0, i64 96
  store double %.13.i.sink.i50, ptr %sunkaddr182, align 8
  store i64 0, ptr %.1764, align 8
  %.1768 = call i32 @part20(ptr %.1764, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond53 = icmp eq i32 %.1768, 0
  br i1 %cond53, label %B984.endif, label %B984.if

B1082:
  store i64 %.1778, ptr %retptr, align 8
  br label %common.ret

B1086:
  %.1894 = call i32 @part21(ptr %.1890, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond54 = icmp eq i32 %.1894, 0
  br i1 %cond54, label %B1086.endif, label %B1086.if

B1200:
  store i64 6, ptr %retptr, align 8
  br label %common.ret

B492.endif:
  %.925 = load i64, ptr %.910, align 8
  %.1006.not = icmp eq i64 %.925, 4
  br i1 %.1006.not, label %B492.endif.B564_crit_edge, label %B560

B492.endif.B564_crit_edge:
  %.94.i.pre = load double, ptr %arg.s.0, align 8
  br label %B564

B492.if.if:
  %.923 = icmp sgt i32 %.915, 0
  %.916 = load ptr, ptr %excinfo.1, align 8
  %.924 = select i1 %.923, ptr %.916, ptr undef
  store ptr %.924, ptr %excinfo, align 8
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
  %.1317 = load double, ptr %arg.s.0, align 8
  %sunkaddr184 = getelementptr i8, ptr %arg.s.0, i64 88
  %.1389 = load double, ptr %sunkaddr184, align 8
  store i64 0, ptr %.1395, align 8
  %.1399 = call i32 @part7(ptr %.1395, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %.1317, double %.1389, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond51 = icmp eq i32 %.1399, 0
  br i1 %cond51, label %B664.endif.endif, label %B664.endif.if

B664.endif.if:
  %.1407 = icmp sgt i32 %.1399, 0
  %.1400 = load ptr, ptr %excinfo.4, align 8
  %.1408 = select i1 %.1407, ptr %.1400, ptr undef
  store ptr %.1408, ptr %excinfo, align 8
  br label %common.ret

B664.endif.endif:
  %.1409 = load i64, ptr %.1395, align 8
  store i64 0, ptr %.1423, align 8
  %.1427 = call i32 @part22(ptr %.1423, ptr %excinfo.5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %.1409)
  %cond52 = icmp eq i32 %.1427, 0
  br i1 %cond52, label %B664.endif.endif.endif, label %B664.endif.endif.if

B664.endif.endif.if:
  %.1435 = icmp sgt i32 %.1427, 0
  %.1428 = load ptr, ptr %excinfo.5, align 8
  %.1436 = select i1 %.1435, ptr %.1428, ptr undef
  store ptr %.1436, ptr %excinfo, align 8
  br label %common.ret

B664.endif.endif.endif:
  %.1437 = load i64, ptr %.1423, align 8
  %sunkaddr185 = getelementptr i8, ptr %arg.s.1, i64 32
  %.1513 = load i64, ptr %sunkaddr185, align 8
  %.1517 = add nsw i64 %.1516, %.1513
  store i64 %.1517, ptr %sunkaddr185, align 8
  switch i64 %.1437, label %B980 [
    i64 5, label %B56.loopexit
    i64 4, label %B984
  ]

B984.if:
  %.1776 = icmp sgt i32 %.1768, 0
  %.1769 = load ptr, ptr %excinfo.6, align 8
  %.1777 = select i1 %.1776, ptr %.1769, ptr undef
  store ptr %.1777, ptr %excinfo, align 8
  br label %common.ret

B984.endif:
  %.1778 = load i64, ptr %.1764, align 8
  %.1857.not = icmp eq i64 %.1778, 0
  br i1 %.1857.not, label %B1086, label %B1082

B1086.if:
  %.1902 = icmp sgt i32 %.1894, 0
  %.1895 = load ptr, ptr %excinfo.7, align 8
  %.1903 = select i1 %.1902, ptr %.1895, ptr undef
  store ptr %.1903, ptr %excinfo, align 8
  br label %common.ret

B1086.endif:
  %.1985 = load double, ptr %arg.s.0, align 8
  %sunkaddr186 = getelementptr i8, ptr %arg.s.0, i64 8
  %.2057 = load double, ptr %sunkaddr186, align 8
  %.2058 = fcmp olt double %.1985, %.2057
  br i1 %.2058, label %B134.backedge, label %B1200
}

define internal i32 @part19(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i8 %arg.waits) {
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

define internal i32 @part20(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.716 = alloca ptr, align 8
  %excinfo.6 = alloca ptr, align 8
  %arg.m.5.fr.i = freeze i64 %arg.m.5
  store ptr null, ptr %excinfo.6, align 8
  %.745 = alloca i64, align 8
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.88 = icmp eq i64 %arg.code.26, 0
  br i1 %.88, label %B44, label %B68

common.ret:
  %common.ret.op = phi i32 [ 0, %B44 ], [ 0, %B626 ], [ %.720, %B522.if.if ], [ 0, %B630.endif ], [ %.749, %B522.endif.if.if ]
  ret i32 %common.ret.op

B44:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B68:
  %.239 = getelementptr i8, ptr %arg.s.0, i64 88
  %.240 = load double, ptr %.239, align 8
  %.241 = fcmp oeq double %.240, 0.000000e+00
  br i1 %.241, label %B630, label %B112

B112:
  %.arg.code.26.i = tail call i64 @llvm.smax.i64(i64 %arg.code.26, i64 0)
  %.398349.i = icmp sgt i64 %arg.m.5.fr.i, 0
  %.485.i = fmul double %.240, 2.000000e+00
  br i1 %.398349.i, label %B104.us.preheader.i, label %B0.endif.split.i

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
  %.247357.us.us.i = phi i64 [ %.254.us.us.i, %B152.endif.us.us.i ], [ 0, %B104.us.us.i.preheader ]
  %exitcond380.not.us.i = icmp eq i64 %.arg.code.26.i, %.247357.us.us.i
  br i1 %exitcond380.not.us.i, label %B630, label %B106.us.us.i

B106.us.us.i:
  %2 = shl i64 %.247357.us.us.i, 3
  %scevgep219 = getelementptr i8, ptr %arg.code.21, i64 %2
  %.286.us.us.i = load i64, ptr %scevgep219, align 8
  %.291.us.us.i = icmp slt i64 %.286.us.us.i, 0
  br i1 %.291.us.us.i, label %B154, label %B152.endif.us.us.i

B152.endif.us.us.i:
  %.254.us.us.i = add nuw i64 %.247357.us.us.i, 1
  %invariant.gep.us.us.i = getelementptr double, ptr %arg.room.0, i64 %.286.us.us.i
  %.447.us.epil.us.i = load double, ptr %invariant.gep.us.us.i, align 8
  %.448.us.epil.us.i = tail call double @llvm.fabs.f64(double %.447.us.epil.us.i)
  %.454.us.epil.us.i = fcmp oeq double %.447.us.epil.us.i, 0.000000e+00
  %fastest.3.2.us.epil.us.i = select i1 %.454.us.epil.us.i, double 0.000000e+00, double %.448.us.epil.us.i
  %3 = shl i64 %.247357.us.us.i, 3
  %scevgep86 = getelementptr i8, ptr %arg.s.3, i64 %3
  %.480.us.us.i = load double, ptr %scevgep86, align 8
  %.483.us.us.i = tail call double @llvm.fabs.f64(double %.480.us.us.i)
  %.487.us.us.i = fmul double %.485.i, %fastest.3.2.us.epil.us.i
  %.493.us.us.i = getelementptr double, ptr %arg.room.2, i64 %.286.us.us.i
  %.494.us.us.i = load double, ptr %.493.us.us.i, align 8
  %.498.us.us.i = getelementptr double, ptr %arg.room.1, i64 %.286.us.us.i
  %.499.us.us.i = load double, ptr %.498.us.us.i, align 8
  %.502.us.us.i = fsub double %.494.us.us.i, %.499.us.us.i
  %.503.us.us.i = tail call double @llvm.fabs.f64(double %.502.us.us.i)
  %.504.us.us.i = fadd double %.487.us.us.i, %.503.us.us.i
  %.505.us.us.i = fcmp ogt double %.483.us.us.i, %.504.us.us.i
  br i1 %.505.us.us.i, label %B104.us.us.i, label %B154

B104.us.preheader.split.i:
  %4 = and i64 %arg.m.5.fr.i, 1
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %B104.us.us5.i.preheader, label %B104.us.preheader33.i

B104.us.us5.i.preheader:
  br label %B104.us.us5.i

B104.us.preheader33.i:
  %.443.us.epil.i = mul nsw i64 %arg.code.24, %unroll_iter.i
  %6 = lshr i64 %arg.m.5.fr.i, 1
  %7 = shl nuw i64 %6, 1
  br label %B104.us.i

B104.us.us5.i:
  %.247357.us.us6.i = phi i64 [ %.254.us.us9.i, %B196.B282_crit_edge.us.unr-lcssa.us.i ], [ 0, %B104.us.us5.i.preheader ]
  %exitcond380.not.us7.i = icmp eq i64 %.247357.us.us6.i, %.arg.code.26.i
  br i1 %exitcond380.not.us7.i, label %B630, label %B106.us.us8.i

B106.us.us8.i:
  %.254.us.us9.i = add nuw i64 %.247357.us.us6.i, 1
  %.285.us.us10.i = getelementptr i64, ptr %arg.code.21, i64 %.247357.us.us6.i
  %.286.us.us11.i = load i64, ptr %.285.us.us10.i, align 8
  %.291.us.us12.i = icmp slt i64 %.286.us.us11.i, 0
  br i1 %.291.us.us12.i, label %B154, label %B152.endif.us.us13.i

B152.endif.us.us13.i:
  %invariant.gep.us.us14.i = getelementptr double, ptr %arg.room.0, i64 %.286.us.us11.i
  br label %B198.us.us.i

B198.us.us.i:
  %lsr.iv86 = phi i64 [ %lsr.iv.next87, %B198.us.us.i ], [ %arg.m.5.fr.i, %B152.endif.us.us13.i ]
  %lsr.iv.us.i = phi ptr [ %scevgep.us.i, %B198.us.us.i ], [ %invariant.gep.us.us14.i, %B152.endif.us.us13.i ]
  %fastest.2.1352.us.us.i = phi double [ %fastest.3.2.us.1.us.i, %B198.us.us.i ], [ 0.000000e+00, %B152.endif.us.us13.i ]
  %.447.us.us.i = load double, ptr %lsr.iv.us.i, align 8
  %.448.us.us.i = tail call double @llvm.fabs.f64(double %.447.us.us.i)
  %.454.us.us.i = fcmp ole double %.448.us.us.i, %fastest.2.1352.us.us.i
  %fastest.3.2.us.us.i = select i1 %.454.us.us.i, double %fastest.2.1352.us.us.i, double %.448.us.us.i
  %sunkaddr100 = mul i64 %arg.code.24, 8
  %sunkaddr101 = getelementptr i8, ptr %lsr.iv.us.i, i64 %sunkaddr100
  %.447.us.1.us.i = load double, ptr %sunkaddr101, align 8
  %.448.us.1.us.i = tail call double @llvm.fabs.f64(double %.447.us.1.us.i)
  %.454.us.1.us.i = fcmp ole double %.448.us.1.us.i, %fastest.3.2.us.us.i
  %fastest.3.2.us.1.us.i = select i1 %.454.us.1.us.i, double %fastest.3.2.us.us.i, double %.448.us.1.us.i
  %scevgep.us.i = getelementptr i8, ptr %lsr.iv.us.i, i64 %0
  %lsr.iv.next87 = add i64 %lsr.iv86, -2
  %niter.ncmp.1.us.i = icmp eq i64 %lsr.iv.next87, 0
  br i1 %niter.ncmp.1.us.i, label %B196.B282_crit_edge.us.unr-lcssa.us.i, label %B198.us.us.i

B196.B282_crit_edge.us.unr-lcssa.us.i:
  %.479.us.us17.i = getelementptr double, ptr %arg.s.3, i64 %.247357.us.us6.i
  %.480.us.us18.i = load double, ptr %.479.us.us17.i, align 8
  %.483.us.us19.i = tail call double @llvm.fabs.f64(double %.480.us.us18.i)
  %.487.us.us20.i = fmul double %.485.i, %fastest.3.2.us.1.us.i
  %.493.us.us21.i = getelementptr double, ptr %arg.room.2, i64 %.286.us.us11.i
  %.494.us.us22.i = load double, ptr %.493.us.us21.i, align 8
  %.498.us.us23.i = getelementptr double, ptr %arg.room.1, i64 %.286.us.us11.i
  %.499.us.us24.i = load double, ptr %.498.us.us23.i, align 8
  %.502.us.us25.i = fsub double %.494.us.us22.i, %.499.us.us24.i
  %.503.us.us26.i = tail call double @llvm.fabs.f64(double %.502.us.us25.i)
  %.504.us.us27.i = fadd double %.487.us.us20.i, %.503.us.us26.i
  %.505.us.us28.i = fcmp ogt double %.483.us.us19.i, %.504.us.us27.i
  br i1 %.505.us.us28.i, label %B104.us.us5.i, label %B154

B104.us.i:
  %.247357.us.i = phi i64 [ %.254.us.i, %B196.B282_crit_edge.us.unr-lcssa.i ], [ 0, %B104.us.preheader33.i ]
  %exitcond380.not.i = icmp eq i64 %.247357.us.i, %.arg.code.26.i
  br i1 %exitcond380.not.i, label %B630, label %B106.us.i

B106.us.i:
  %.254.us.i = add nuw i64 %.247357.us.i, 1
  %.285.us.i = getelementptr i64, ptr %arg.code.21, i64 %.247357.us.i
  %.286.us.i = load i64, ptr %.285.us.i, align 8
  %.291.us.i = icmp slt i64 %.286.us.i, 0
  br i1 %.291.us.i, label %B154, label %B152.endif.us.i

B152.endif.us.i:
  %invariant.gep.us.i = getelementptr double, ptr %arg.room.0, i64 %.286.us.i
  br label %B198.us.i

B198.us.i:
  %lsr.iv87 = phi i64 [ %lsr.iv.next88, %B198.us.i ], [ %7, %B152.endif.us.i ]
  %lsr.iv.i = phi ptr [ %scevgep.i, %B198.us.i ], [ %invariant.gep.us.i, %B152.endif.us.i ]
  %fastest.2.1352.us.i = phi double [ %fastest.3.2.us.1.i, %B198.us.i ], [ 0.000000e+00, %B152.endif.us.i ]
  %.447.us.i = load double, ptr %lsr.iv.i, align 8
  %.448.us.i = tail call double @llvm.fabs.f64(double %.447.us.i)
  %.454.us.i = fcmp ole double %.448.us.i, %fastest.2.1352.us.i
  %fastest.3.2.us.i = select i1 %.454.us.i, double %fastest.2.1352.us.i, double %.448.us.i
  %sunkaddr102 = mul i64 %arg.code.24, 8
  %sunkaddr103 = getelementptr i8, ptr %lsr.iv.i, i64 %sunkaddr102
  %.447.us.1.i = load double, ptr %sunkaddr103, align 8
  %.448.us.1.i = tail call double @llvm.fabs.f64(double %.447.us.1.i)
  %.454.us.1.i = fcmp ole double %.448.us.1.i, %fastest.3.2.us.i
  %fastest.3.2.us.1.i = select i1 %.454.us.1.i, double %fastest.3.2.us.i, double %.448.us.1.i
  %scevgep.i = getelementptr i8, ptr %lsr.iv.i, i64 %0
  %lsr.iv.next88 = add i64 %lsr.iv87, -2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next88, 0
  br i1 %niter.ncmp.1.i, label %B196.B282_crit_edge.us.unr-lcssa.i, label %B198.us.i

B196.B282_crit_edge.us.unr-lcssa.i:
  %gep.us.epil.i = getelementptr double, ptr %invariant.gep.us.i, i64 %.443.us.epil.i
  %.447.us.epil.i = load double, ptr %gep.us.epil.i, align 8
  %.448.us.epil.i = tail call double @llvm.fabs.f64(double %.447.us.epil.i)
  %.454.us.epil.i = fcmp ole double %.448.us.epil.i, %fastest.3.2.us.1.i
  %fastest.3.2.us.epil.i = select i1 %.454.us.epil.i, double %fastest.3.2.us.1.i, double %.448.us.epil.i
  %.479.us.i = getelementptr double, ptr %arg.s.3, i64 %.247357.us.i
  %.480.us.i = load double, ptr %.479.us.i, align 8
  %.483.us.i = tail call double @llvm.fabs.f64(double %.480.us.i)
  %.487.us.i = fmul double %.485.i, %fastest.3.2.us.epil.i
  %.493.us.i = getelementptr double, ptr %arg.room.2, i64 %.286.us.i
  %.494.us.i = load double, ptr %.493.us.i, align 8
  %.498.us.i = getelementptr double, ptr %arg.room.1, i64 %.286.us.i
  %.499.us.i = load double, ptr %.498.us.i, align 8
  %.502.us.i = fsub double %.494.us.i, %.499.us.i
  %.503.us.i = tail call double @llvm.fabs.f64(double %.502.us.i)
  %.504.us.i = fadd double %.487.us.i, %.503.us.i
  %.505.us.i = fcmp ogt double %.483.us.i, %.504.us.i
  br i1 %.505.us.i, label %B104.us.i, label %B154

B0.endif.split.i:
  %.487.i = fmul double %.485.i, 0.000000e+00
  br label %B104.i

B104.i:
  %.247357.i = phi i64 [ %.254.i, %B152.endif.i ], [ 0, %B0.endif.split.i ]
  %exitcond.not.i = icmp eq i64 %.arg.code.26.i, %.247357.i
  br i1 %exitcond.not.i, label %B630, label %B106.i

B106.i:
  %8 = shl i64 %.247357.i, 3
  %scevgep18.i = getelementptr i8, ptr %arg.code.21, i64 %8
  %.286.i = load i64, ptr %scevgep18.i, align 8
  %.291.i = icmp slt i64 %.286.i, 0
  br i1 %.291.i, label %B154, label %B152.endif.i

B152.endif.i:
  %.254.i = add nuw i64 %.247357.i, 1
  %9 = shl i64 %.247357.i, 3
  %scevgep89 = getelementptr i8, ptr %arg.s.3, i64 %9
  %.480.i = load double, ptr %scevgep89, align 8
  %.483.i = tail call double @llvm.fabs.f64(double %.480.i)
  %.493.i = getelementptr double, ptr %arg.room.2, i64 %.286.i
  %.494.i = load double, ptr %.493.i, align 8
  %.498.i = getelementptr double, ptr %arg.room.1, i64 %.286.i
  %.499.i = load double, ptr %.498.i, align 8
  %.502.i = fsub double %.494.i, %.499.i
  %.503.i = tail call double @llvm.fabs.f64(double %.502.i)
  %.504.i = fadd double %.487.i, %.503.i
  %.505.i = fcmp ogt double %.483.i, %.504.i
  br i1 %.505.i, label %B104.i, label %B154

B154:
  %.310 = load i64, ptr %arg.code.19, align 8
  %.311.not = icmp eq i64 %.310, 0
  br i1 %.311.not, label %B522, label %B188

B188:
  %.386 = getelementptr i8, ptr %arg.s.0, i64 96
  %.387 = load double, ptr %.386, align 8
  %.75.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i.i = load double, ptr %.75.i.i, align 8
  %.77.i.i = fsub double %.387, %.76.i.i
  %.119.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i.i = load double, ptr %.119.i.i, align 8
  %.121.i.i = fadd double %.387, %.120.i.i
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
  %exitcond.not = icmp eq i64 %97, %.514392396
  br i1 %exitcond.not, label %B518, label %B342.endif.endif.backedge

B514.thread148:
  %exitcond.not150 = icmp eq i64 %97, %.514392396
  br i1 %exitcond.not150, label %B522, label %B342.endif.endif.backedge

B342.endif.endif.backedge:
  %away.3.1398.be = phi i1 [ false, %B514.thread148 ], [ %.60.i, %B514 ], [ false, %B514.thread ]
  %.521 = add nuw nsw i64 %.514392396, 1
  br label %B342.endif.endif

B514.thread:
  %exitcond.not407 = icmp eq i64 %97, %.514392396
  br i1 %exitcond.not407, label %B522, label %B342.endif.endif.backedge

B518:
  %53 = fcmp ogt double %.13.i.i, %.59.i
  br i1 %53, label %B630, label %B522

B522:
  %.720 = call i32 @part8(ptr %.716, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5.fr.i, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond = icmp eq i32 %.720, 0
  br i1 %cond, label %B522.endif, label %B522.if.if

B626:
  store i64 %.759, ptr %retptr, align 8
  br label %common.ret

B630:
  %.932 = getelementptr i8, ptr %arg.s.0, i64 96
  %.933 = load double, ptr %.932, align 8
  %.75.i.i13 = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i.i14 = load double, ptr %.75.i.i13, align 8
  %.77.i.i15 = fsub double %.933, %.76.i.i14
  %.119.i.i16 = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i.i17 = load double, ptr %.119.i.i16, align 8
  %.121.i.i18 = fadd double %.933, %.120.i.i17
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
  %.418 = getelementptr double, ptr %arg.code.18, i64 %arg.code.26
  %.508395.not = icmp eq i64 %.arg.code.26.i, 0
  br i1 %.508395.not, label %B630, label %B342.endif.endif.preheader

B342.endif.endif.preheader:
  %97 = add i64 %arg.code.26, -1
  br label %B342.endif.endif

B342.endif.endif:
  %away.3.1398 = phi i1 [ %away.3.1398.be, %B342.endif.endif.backedge ], [ true, %B342.endif.endif.preheader ]
  %.514392396 = phi i64 [ %.521, %B342.endif.endif.backedge ], [ 0, %B342.endif.endif.preheader ]
  %98 = shl i64 %.514392396, 3
  %scevgep198 = getelementptr i8, ptr %arg.code.17, i64 %98
  %.551 = load double, ptr %scevgep198, align 8
  %scevgep197 = getelementptr i8, ptr %arg.code.18, i64 %98
  %.558 = load double, ptr %scevgep197, align 8
  %.12.i = fcmp olt double %.551, %.558
  %.13.i = select i1 %.12.i, double %.551, double %.558
  %99 = shl i64 %.514392396, 3
  %scevgep63 = getelementptr i8, ptr %.418, i64 %99
  %.590 = load double, ptr %scevgep63, align 8
  %.12.i131 = fcmp ogt double %.551, %.590
  %.13.i132 = select i1 %.12.i131, double %.551, double %.590
  %.636 = fcmp ord double %.551, 0.000000e+00
  %or.cond = select i1 %away.3.1398, i1 %.636, i1 false
  br i1 %or.cond, label %B484, label %B514.thread

B522.endif:
  store i64 0, ptr %.745, align 8
  %.749 = call i32 @part23(ptr %.745, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5.fr.i, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %.759 = load i64, ptr %.745, align 8
  %cond135 = icmp eq i32 %.749, 0
  br i1 %cond135, label %B522.endif.endif, label %B522.endif.if.if

B522.if.if:
  %.728 = icmp sgt i32 %.720, 0
  %.721 = load ptr, ptr %excinfo.6, align 8
  %.729 = select i1 %.728, ptr %.721, ptr undef
  store ptr %.729, ptr %excinfo, align 8
  br label %common.ret

B522.endif.endif:
  %.840.not = icmp eq i64 %.759, 0
  br i1 %.840.not, label %B630, label %B626

B522.endif.if.if:
  %.757 = icmp sgt i32 %.749, 0
  %.750 = load ptr, ptr %excinfo.7, align 8
  %.758 = select i1 %.757, ptr %.750, ptr undef
  store ptr %.758, ptr %excinfo, align 8
  br label %common.ret

B630.endif:
  %.976 = shl i64 %arg.code.26, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.code.17, i64 %.976, i1 false)
  store i64 0, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part21(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.374.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.148 = getelementptr i8, ptr %arg.s.0, i64 96
  %.149 = load double, ptr %.148, align 8
  store ptr null, ptr %excinfo.1.i, align 8
  %.140.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.141.i = load i64, ptr %.140.i, align 8
  %.222.i = load double, ptr %arg.s.0, align 8
  %.294.i = getelementptr i8, ptr %arg.s.0, i64 88
  %.295.i = load double, ptr %.294.i, align 8
  %.296.i = fadd double %.222.i, %.295.i
  %.300.i = getelementptr double, ptr %arg.s.6, i64 %.141.i
  store double %.296.i, ptr %.300.i, align 8
  %.365.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.366.i = load i64, ptr %.365.i, align 8
  %.367.not.i = icmp eq i64 %.366.i, 0
  br i1 %.367.not.i, label %part24, label %B220.i

B220.i:
  %.378.i = call i32 @part8(ptr %.374.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond.i = icmp eq i32 %.378.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part5

part24:
  %.435.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.435.i, i1 false)
  %.445.i = mul nsw i64 %.141.i, %arg.code.24
  %.448.i = getelementptr double, ptr %arg.s.7, i64 %.445.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.448.i, ptr %arg.room.2, i64 %.435.i, i1 false)
  %sunkaddr = getelementptr i8, ptr %arg.s.1, i64 8
  %.520.i = load i64, ptr %sunkaddr, align 8
  %.521.i = add nsw i64 %.520.i, 1
  store i64 %.521.i, ptr %sunkaddr, align 8
  %.589.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.590.i = load i64, ptr %.589.i, align 8
  %.591.i = add nsw i64 %.590.i, 1
  store i64 %.591.i, ptr %.589.i, align 8
  %0 = getelementptr double, ptr %arg.s.6, i64 %.521.i
  %.256 = getelementptr i8, ptr %0, i64 -8
  store double %.149, ptr %.256, align 8
  store double %.149, ptr %arg.s.0, align 8
  %.401 = getelementptr i8, ptr %arg.s.0, i64 40
  %.402 = load double, ptr %.401, align 8
  %.403 = fcmp une double %.402, 0.000000e+00
  br i1 %.403, label %B246, label %B424

B220.endif.i:
  %.408.i = mul i64 %arg.code.24, %arg.m.3
  %.411.i = mul i64 %.141.i, %.408.i
  %.412.i = getelementptr double, ptr %arg.s.8, i64 %.411.i
  %.421.i = shl i64 %.408.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.412.i, ptr %arg.room.3, i64 %.421.i, i1 false)
  br label %part24

part5:
  %.379.i = load ptr, ptr %excinfo.1.i, align 8
  %.174 = icmp sgt i32 %.378.i, 0
  %.175 = select i1 %.174, ptr %.379.i, ptr undef
  store ptr %.175, ptr %excinfo, align 8
  br label %common.ret

B246:
  %.475 = getelementptr i8, ptr %arg.s.0, i64 32
  %.476 = load double, ptr %.475, align 8
  %.540 = load i64, ptr %arg.s.1, align 8
  %.541 = add nsw i64 %.540, 1
  %.614 = sitofp i64 %.541 to double
  %.615 = fmul double %.402, %.614
  %.616 = fadd double %.476, %.615
  %.618 = fcmp ult double %.149, %.616
  br i1 %.618, label %B424, label %B372

B372:
  store i64 %.541, ptr %arg.s.1, align 8
  br label %B424

B424:
  %.759 = getelementptr i8, ptr %arg.s.0, i64 128
  %.760 = load double, ptr %.759, align 8
  %.761 = fcmp une double %.760, 0.000000e+00
  br i1 %.761, label %B468, label %B694

B468:
  %.833 = getelementptr i8, ptr %arg.s.0, i64 8
  %.834 = load double, ptr %.833, align 8
  %.838 = fcmp olt double %.149, %.834
  br i1 %.838, label %B0.endif.i, label %B698

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
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.435.i, i1 false)
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
  %.321.i.i = fmul double %.760, %.320.i.i
  %.322.i.i = fadd double %.178.i.i, %.321.i.i
  %.225.i = fmul double %.760, 1.000000e-09
  %.226.i = fsub double %.322.i.i, %.225.i
  %.227.i = fcmp ult double %.123.i, %.226.i
  br i1 %.227.i, label %B512.endif, label %B148.i

B148.endif.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.code.7, i64 %.435.i, i1 false)
  %sunkaddr51 = getelementptr i8, ptr %arg.s.1, i64 64
  %.398.i = load i64, ptr %sunkaddr51, align 8
  %.399.i = add nsw i64 %.398.i, 1
  store i64 %.399.i, ptr %sunkaddr51, align 8
  br label %B512.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B694 ], [ 0, %B698 ], [ %.378.i, %part5 ], [ 0, %B512.endif ]
  ret i32 %common.ret.op

B694:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B698:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B512.endif:
  %sunkaddr52 = getelementptr i8, ptr %arg.s.1, i64 8
  %.938 = load i64, ptr %sunkaddr52, align 8
  %.941 = add nsw i64 %.938, -1
  %.944 = mul nsw i64 %.941, %arg.code.24
  %.945 = getelementptr double, ptr %arg.s.7, i64 %.944
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.945, ptr %arg.s.2, i64 %.435.i, i1 false)
  store ptr null, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part22(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.came) {
B0:
  %.767 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.153 = getelementptr i8, ptr %arg.s.0, i64 88
  %.154 = load double, ptr %.153, align 8
  switch i64 %arg.came, label %B132 [
    i64 3, label %B96
    i64 0, label %B354
  ]

common.ret:
  %common.ret.op = phi i32 [ 0, %B96 ], [ 0, %B260 ], [ 0, %B284 ], [ 0, %B464 ], [ 0, %B626 ], [ %.771, %B398.if.if ]
  ret i32 %common.ret.op

B96:
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B132:
  %.387 = getelementptr i8, ptr %arg.s.1, i64 24
  %.388 = load i64, ptr %.387, align 8
  %.389 = add nsw i64 %.388, 1
  store i64 %.389, ptr %.387, align 8
  %.462 = getelementptr i8, ptr %arg.s.0, i64 40
  %.463 = load double, ptr %.462, align 8
  %.464 = fcmp une double %.463, 0.000000e+00
  %.467 = fcmp olt double %.154, 0x3DA5FD7FE1796495
  %or.cond = select i1 %.464, i1 true, i1 %.467
  br i1 %or.cond, label %B260, label %B284

B260:
  store i64 11, ptr %retptr, align 8
  br label %common.ret

B284:
  %.541 = fmul double %.154, 2.000000e-01
  %.614 = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.541, ptr %.614, align 8
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B354:
  %.757 = getelementptr i8, ptr %arg.s.0, i64 40
  %.758 = load double, ptr %.757, align 8
  %.759 = fcmp oeq double %.758, 0.000000e+00
  br i1 %.759, label %B398, label %B626

B398:
  store double 0.000000e+00, ptr %.767, align 8
  %.771 = call i32 @part25(ptr %.767, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond = icmp eq i32 %.771, 0
  br i1 %cond, label %B398.endif, label %B398.if.if

B464:
  %"$phi204.1.2.0.i" = phi double [ 2.000000e-01, %B192.i ], [ %.140.i, %B108.i ]
  %.181.i = fmul double %.154, %"$phi204.1.2.0.i"
  %.256.i = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.181.i, ptr %.256.i, align 8
  %.325.i = getelementptr i8, ptr %arg.s.1, i64 24
  %.326.i = load i64, ptr %.325.i, align 8
  %.327.i = add nsw i64 %.326.i, 1
  store i64 %.327.i, ptr %.325.i, align 8
  %.908 = load double, ptr %.256.i, align 8
  %.980 = load double, ptr %arg.s.0, align 8
  %.983 = tail call double @llvm.fabs.f64(double %.980)
  %.984 = fadd double %.983, 1.000000e-03
  %.985 = fmul double %.984, 0x3D06849B86A12B9B
  %.986 = fcmp olt double %.908, %.985
  %"$phi624.0.2.0" = select i1 %.986, i64 13, i64 5
  store i64 %"$phi624.0.2.0", ptr %retptr, align 8
  br label %common.ret

B626:
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B398.endif:
  %.781 = load double, ptr %.767, align 8
  %.122.i = fcmp ugt double %.781, 1.000000e+00
  br i1 %.122.i, label %B76.i, label %B302.i

B76.i:
  %.125.i = fcmp ueq double %.781, 0x7FF0000000000000
  br i1 %.125.i, label %B192.i, label %B108.i

B108.i:
  %.131.i = sitofp i64 %arg.m.6 to double
  %.135.i = fdiv double -1.000000e+00, %.131.i
  %.137.i = tail call double @llvm.pow.f64(double %.781, double %.135.i)
  %.140.i = fmul double %.137.i, 9.000000e-01
  %.159.i = fcmp ogt double %.140.i, 2.000000e-01
  br i1 %.159.i, label %B464, label %B192.i

B192.i:
  br label %B464

B302.i:
  %.340.i = fcmp ogt double %.781, 0.000000e+00
  br i1 %.340.i, label %B328.i, label %B510.i

B328.i:
  %.346.i = sitofp i64 %arg.m.6 to double
  %.350.i = fdiv double 0xBFE6666666666666, %.346.i
  %.352.i = tail call double @llvm.pow.f64(double %.781, double %.350.i)
  %.353.i = fmul double %.352.i, 9.000000e-01
  %.424.i = getelementptr i8, ptr %arg.s.0, i64 24
  %.425.i = load double, ptr %.424.i, align 8
  %.434.i = fdiv double 4.000000e-01, %.346.i
  %.435.i = tail call double @llvm.pow.f64(double %.425.i, double %.434.i)
  %.436.i = fmul double %.353.i, %.435.i
  %.441.i = fcmp olt double %.436.i, 2.000000e-01
  br i1 %.441.i, label %B510.i, label %B468.i

B468.i:
  %.462.i = fcmp ogt double %.436.i, 8.000000e+00
  br i1 %.462.i, label %B510.i, label %B506.i

B506.i:
  br label %B510.i

B510.i:
  %factor.5.0.i = phi double [ 8.000000e+00, %B302.i ], [ 8.000000e+00, %B468.i ], [ %.436.i, %B506.i ], [ 2.000000e-01, %B328.i ]
  %.485.i = fcmp ogt double %.781, 1.000000e-04
  %"$phi528.0.2.0.i" = select i1 %.485.i, double %.781, double 1.000000e-04
  %.570.i = getelementptr i8, ptr %arg.s.0, i64 24
  store double %"$phi528.0.2.0.i", ptr %.570.i, align 8
  %.644.i = getelementptr i8, ptr %arg.s.0, i64 16
  %.645.i = load double, ptr %.644.i, align 8
  %.647.i = fcmp oge double %.154, %.645.i
  %.651.i = fmul double %.154, %factor.5.0.i
  %.724.i = fcmp ogt double %.651.i, %.645.i
  %or.cond.i = or i1 %.647.i, %.724.i
  %.727.i = fcmp olt double %factor.5.0.i, 1.000000e+00
  %or.cond128.i = or i1 %.727.i, %or.cond.i
  br i1 %or.cond128.i, label %B662.i, label %B626

B662.i:
  %.802.i = getelementptr i8, ptr %arg.s.0, i64 64
  %.803.i = load double, ptr %.802.i, align 8
  %.804.i = fcmp olt double %.651.i, %.803.i
  %"$phi756.0.2.0.i" = select i1 %.804.i, double %.651.i, double %.803.i
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 16
  store double %"$phi756.0.2.0.i", ptr %sunkaddr, align 8
  br label %B626

B398.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part25(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0.endif:
  %.181291.not = icmp slt i64 %arg.code.24, 1
  br i1 %.181291.not, label %B180.endif, label %B66.backedge.preheader

B66.backedge.preheader:
  %0 = icmp eq i64 %arg.code.24, 1
  br i1 %0, label %B66.backedge.epil.preheader, label %B66.backedge.preheader.new

B66.backedge.preheader.new:
  %const = bitcast i64 9223372036854775806 to i64
  %unroll_iter = and i64 %arg.code.24, %const
  br label %B66.backedge

B66.backedge:
  %rounding.2.0294 = phi double [ 0.000000e+00, %B66.backedge.preheader.new ], [ %.13.i.1, %B66.backedge ]
  %.187290292 = phi i64 [ 0, %B66.backedge.preheader.new ], [ %.194.1, %B66.backedge ]
  %sunkaddr28 = mul i64 %.187290292, 8
  %sunkaddr29 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr28
  %.222 = load double, ptr %sunkaddr29, align 8
  %sunkaddr30 = mul i64 %.187290292, 8
  %sunkaddr31 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr30
  %.226 = load double, ptr %sunkaddr31, align 8
  %.227 = tail call double @llvm.fabs.f64(double %.226)
  %.228 = fmul double %.222, %.227
  %.12.i = fcmp ogt double %.228, %rounding.2.0294
  %.13.i = select i1 %.12.i, double %.228, double %rounding.2.0294
  %sunkaddr = mul i64 %.187290292, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 8
  %.222.1 = load double, ptr %sunkaddr33, align 8
  %sunkaddr34 = mul i64 %.187290292, 8
  %sunkaddr35 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr34
  %sunkaddr43 = getelementptr i8, ptr %sunkaddr35, i64 8
  %.226.1 = load double, ptr %sunkaddr43, align 8
  %.227.1 = tail call double @llvm.fabs.f64(double %.226.1)
  %.228.1 = fmul double %.222.1, %.227.1
  %.12.i.1 = fcmp ogt double %.228.1, %.13.i
  %.13.i.1 = select i1 %.12.i.1, double %.228.1, double %.13.i
  %.194.1 = add nuw i64 %.187290292, 2
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.194.1
  br i1 %niter.ncmp.1, label %B180.endif.loopexit.unr-lcssa, label %B66.backedge

B502:
  %total_low.2.0326 = phi double [ %.1190, %B962.endif.endif ], [ 0.000000e+00, %B502.preheader ]
  %total.2.0325 = phi double [ %.1155, %B962.endif.endif ], [ 0.000000e+00, %B502.preheader ]
  %.592311323 = phi i64 [ %.599, %B962.endif.endif ], [ 0, %B502.preheader ]
  %.599 = add nuw nsw i64 %.592311323, 1
  %.629 = icmp slt i64 %.592311323, %.367
  br i1 %.629, label %B570.endif, label %B520

B520:
  %sunkaddr45 = getelementptr i8, ptr %arg.s.1, i64 48
  %.702 = load i64, ptr %sunkaddr45, align 8
  %.704 = add nsw i64 %.702, %.592311323
  br label %B570.endif

B624:
  %lsr.iv = phi ptr [ %scevgep36, %B624 ], [ %invariant.gep, %B570.endif ]
  %e_low.2.1303 = phi double [ %.882.1, %B624 ], [ 0.000000e+00, %B570.endif ]
  %e.2.1302 = phi double [ %.866.1, %B624 ], [ 0.000000e+00, %B570.endif ]
  %.821298300 = phi i64 [ %.828.1, %B624 ], [ 0, %B570.endif ]
  %1 = shl i64 %.821298300, 3
  %scevgep34 = getelementptr i8, ptr %scevgep, i64 %1
  %scevgep35 = getelementptr i8, ptr %scevgep34, i64 -8
  %.855 = load double, ptr %scevgep35, align 8
  %.863 = load double, ptr %lsr.iv, align 8
  %.864 = fmul double %.855, %.863
  %.866 = fadd double %e.2.1302, %.864
  %2 = shl i64 %.821298300, 3
  %scevgep17 = getelementptr i8, ptr %scevgep38, i64 %2
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 -8
  %.871 = load double, ptr %scevgep18, align 8
  %.880 = fmul double %.863, %.871
  %.882 = fadd double %e_low.2.1303, %.880
  %.828.1 = add nuw i64 %.821298300, 2
  %.855.1 = load double, ptr %scevgep34, align 8
  %sunkaddr46 = mul i64 %arg.code.24, 8
  %sunkaddr47 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr46
  %.863.1 = load double, ptr %sunkaddr47, align 8
  %.864.1 = fmul double %.855.1, %.863.1
  %.866.1 = fadd double %.866, %.864.1
  %.871.1 = load double, ptr %scevgep17, align 8
  %.880.1 = fmul double %.863.1, %.871.1
  %.882.1 = fadd double %.882, %.880.1
  %scevgep36 = getelementptr i8, ptr %lsr.iv, i64 %7
  %niter31.ncmp.1 = icmp eq i64 %unroll_iter30, %.828.1
  br i1 %niter31.ncmp.1, label %B962.endif.endif.loopexit.unr-lcssa, label %B624

B1052:
  %.us-phi = phi double [ %.1155.us, %B570.endif.us ], [ %.1155.us34, %B570.endif.us12 ], [ %.1155, %B962.endif.endif ]
  %.us-phi2 = phi double [ %.1190.us, %B570.endif.us ], [ %.1190.us35, %B570.endif.us12 ], [ %.1190, %B962.endif.endif ]
  %.1213 = fcmp oeq double %.us-phi, 0.000000e+00
  br i1 %.1213, label %common.ret, label %B1068

common.ret:
  %storemerge = phi double [ %.1330, %B1068 ], [ 0.000000e+00, %B180.endif ], [ 0.000000e+00, %B1052 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B1068:
  %3 = fmul double %.us-phi2, 1.000000e-02
  %.1298 = getelementptr i8, ptr %arg.s.0, i64 88
  %.1299 = load double, ptr %.1298, align 8
  %.1301 = fmul double %.us-phi, %.1299
  %.1307 = fadd double %.us-phi, %3
  %.1311 = uitofp nneg i64 %.498 to double
  %.1312 = fmul double %.1307, %.1311
  %.1322 = tail call double @llvm.sqrt.f64(double %.1312)
  %.1330 = fdiv double %.1301, %.1322
  br label %common.ret

B180.endif.loopexit.unr-lcssa:
  %4 = and i64 %arg.code.24, 1
  %lcmp.mod.not = icmp eq i64 %4, 0
  br i1 %lcmp.mod.not, label %B180.endif, label %B66.backedge.epil.preheader

B66.backedge.epil.preheader:
  %rounding.2.0294.epil.init = phi double [ 0.000000e+00, %B66.backedge.preheader ], [ %.13.i.1, %B180.endif.loopexit.unr-lcssa ]
  %.187290292.epil.init = phi i64 [ 0, %B66.backedge.preheader ], [ %unroll_iter, %B180.endif.loopexit.unr-lcssa ]
  %.221.epil = getelementptr double, ptr %arg.code.20, i64 %.187290292.epil.init
  %.222.epil = load double, ptr %.221.epil, align 8
  %.225.epil = getelementptr double, ptr %arg.s.2, i64 %.187290292.epil.init
  %.226.epil = load double, ptr %.225.epil, align 8
  %.227.epil = tail call double @llvm.fabs.f64(double %.226.epil)
  %.228.epil = fmul double %.222.epil, %.227.epil
  %.12.i.epil = fcmp ogt double %.228.epil, %rounding.2.0294.epil.init
  %.13.i.epil = select i1 %.12.i.epil, double %.228.epil, double %rounding.2.0294.epil.init
  br label %B180.endif

B180.endif:
  %rounding.2.0.lcssa = phi double [ 0.000000e+00, %B0.endif ], [ %.13.i.1, %B180.endif.loopexit.unr-lcssa ], [ %.13.i.epil, %B66.backedge.epil.preheader ]
  %.283 = add i64 %arg.m.2, 2
  %.286 = mul i64 %.283, %arg.m.2
  %.287 = getelementptr double, ptr %arg.m.0, i64 %.286
  %.292 = add i64 %arg.m.2, 3
  %.295 = mul i64 %.292, %arg.m.2
  %.296 = getelementptr double, ptr %arg.m.0, i64 %.295
  %.366 = getelementptr i8, ptr %arg.s.1, i64 40
  %.367 = load i64, ptr %.366, align 8
  %.496 = getelementptr i8, ptr %arg.s.1, i64 56
  %.497 = load i64, ptr %.496, align 8
  %.498 = add nsw i64 %.497, %.367
  %.586322.not = icmp slt i64 %.498, 1
  br i1 %.586322.not, label %common.ret, label %B502.lr.ph

B502.lr.ph:
  %const27 = bitcast i64 9223372036854775806 to i64
  %.981 = getelementptr i8, ptr %arg.s.0, i64 56
  %.1054 = getelementptr i8, ptr %arg.s.0, i64 48
  %.982 = load double, ptr %.981, align 8
  %.1055 = load double, ptr %.1054, align 8
  %unroll_iter30 = and i64 %arg.m.5, %const27
  %5 = shl i64 %.286, 3
  %6 = getelementptr i8, ptr %arg.m.0, i64 %5
  %scevgep = getelementptr i8, ptr %6, i64 8
  %7 = shl i64 %arg.code.24, 4
  %8 = shl i64 %.295, 3
  %9 = getelementptr i8, ptr %arg.m.0, i64 %8
  %scevgep38 = getelementptr i8, ptr %9, i64 8
  %10 = icmp slt i64 %arg.m.5, 1
  br i1 %10, label %B502.us.preheader, label %B502.lr.ph.split

B502.us.preheader:
  br label %B502.us

B502.us:
  %total_low.2.0326.us = phi double [ %.1190.us, %B570.endif.us ], [ 0.000000e+00, %B502.us.preheader ]
  %total.2.0325.us = phi double [ %.1155.us, %B570.endif.us ], [ 0.000000e+00, %B502.us.preheader ]
  %.592311323.us = phi i64 [ %.599.us, %B570.endif.us ], [ 0, %B502.us.preheader ]
  %.599.us = add nuw nsw i64 %.592311323.us, 1
  %.629.us = icmp slt i64 %.592311323.us, %.367
  br i1 %.629.us, label %B570.endif.us, label %B520.us

B520.us:
  %sunkaddr48 = getelementptr i8, ptr %arg.s.1, i64 48
  %.702.us = load i64, ptr %sunkaddr48, align 8
  %11 = add i64 %.592311323.us, %.702.us
  br label %B570.endif.us

B570.endif.us:
  %"$phi570.1.2.1.us" = phi i64 [ %11, %B520.us ], [ %.592311323.us, %B502.us ]
  %.893.us = getelementptr double, ptr %arg.s.2, i64 %"$phi570.1.2.1.us"
  %.894.us = load double, ptr %.893.us, align 8
  %.895.us = tail call double @llvm.fabs.f64(double %.894.us)
  %.899.us = getelementptr double, ptr %arg.room.1, i64 %"$phi570.1.2.1.us"
  %.900.us = load double, ptr %.899.us, align 8
  %.903.us = tail call double @llvm.fabs.f64(double %.900.us)
  %.1058.us = fcmp ogt double %.895.us, %.903.us
  %"$phi962.3.2.1.us" = select i1 %.1058.us, double %.895.us, double %.903.us
  %.1085.us = fmul double %.1055, %"$phi962.3.2.1.us"
  %.1091.us = fadd double %.982, %.1085.us
  %.12.i9.us = fcmp ogt double %rounding.2.0.lcssa, %.1091.us
  %.13.i10.us = select i1 %.12.i9.us, double %rounding.2.0.lcssa, double %.1091.us
  %.1127.us = fdiv double 0.000000e+00, %.13.i10.us
  %.147.i20.us = fmul double %.1127.us, %.1127.us
  %.1155.us = fadd double %total.2.0325.us, %.147.i20.us
  %.1190.us = fadd double %total_low.2.0326.us, %.147.i20.us
  %exitcond347.not.us = icmp eq i64 %.498, %.599.us
  br i1 %exitcond347.not.us, label %B1052, label %B502.us

B502.lr.ph.split:
  %12 = icmp eq i64 %arg.m.5, 1
  br i1 %12, label %B502.lr.ph.split.split.us, label %B502.preheader

B502.preheader:
  %.859.epil = mul nsw i64 %arg.code.24, %unroll_iter30
  br label %B502

B502.lr.ph.split.split.us:
  %.855.epil.us = load double, ptr %.287, align 8
  %.871.epil.us = load double, ptr %.296, align 8
  br label %B502.us3

B502.us3:
  %total_low.2.0326.us4 = phi double [ 0.000000e+00, %B502.lr.ph.split.split.us ], [ %.1190.us35, %B570.endif.us12 ]
  %total.2.0325.us5 = phi double [ 0.000000e+00, %B502.lr.ph.split.split.us ], [ %.1155.us34, %B570.endif.us12 ]
  %.592311323.us6 = phi i64 [ 0, %B502.lr.ph.split.split.us ], [ %.599.us7, %B570.endif.us12 ]
  %.599.us7 = add nuw nsw i64 %.592311323.us6, 1
  %.629.us8 = icmp slt i64 %.592311323.us6, %.367
  br i1 %.629.us8, label %B570.endif.us12, label %B520.us9

B520.us9:
  %sunkaddr49 = getelementptr i8, ptr %arg.s.1, i64 48
  %.702.us10 = load i64, ptr %sunkaddr49, align 8
  %13 = add i64 %.592311323.us6, %.702.us10
  br label %B570.endif.us12

B570.endif.us12:
  %"$phi570.1.2.1.us13" = phi i64 [ %13, %B520.us9 ], [ %.592311323.us6, %B502.us3 ]
  %invariant.gep.us14 = getelementptr double, ptr %arg.room.0, i64 %"$phi570.1.2.1.us13"
  %.863.epil.us = load double, ptr %invariant.gep.us14, align 8
  %.864.epil.us = fmul double %.855.epil.us, %.863.epil.us
  %.866.epil.us = fadd double %.864.epil.us, 0.000000e+00
  %.880.epil.us = fmul double %.871.epil.us, %.863.epil.us
  %.882.epil.us = fadd double %.880.epil.us, 0.000000e+00
  %.893.us18 = getelementptr double, ptr %arg.s.2, i64 %"$phi570.1.2.1.us13"
  %.894.us19 = load double, ptr %.893.us18, align 8
  %.895.us20 = tail call double @llvm.fabs.f64(double %.894.us19)
  %.899.us21 = getelementptr double, ptr %arg.room.1, i64 %"$phi570.1.2.1.us13"
  %.900.us22 = load double, ptr %.899.us21, align 8
  %.903.us23 = tail call double @llvm.fabs.f64(double %.900.us22)
  %.1058.us24 = fcmp ogt double %.895.us20, %.903.us23
  %"$phi962.3.2.1.us25" = select i1 %.1058.us24, double %.895.us20, double %.903.us23
  %.1085.us26 = fmul double %.1055, %"$phi962.3.2.1.us25"
  %.1091.us27 = fadd double %.982, %.1085.us26
  %.12.i9.us28 = fcmp ogt double %rounding.2.0.lcssa, %.1091.us27
  %.13.i10.us29 = select i1 %.12.i9.us28, double %rounding.2.0.lcssa, double %.1091.us27
  %.1127.us30 = fdiv double %.866.epil.us, %.13.i10.us29
  %.1162.us31 = fdiv double %.882.epil.us, %.13.i10.us29
  %.147.i20.us32 = fmul double %.1162.us31, %.1162.us31
  %.147.i.us33 = fmul double %.1127.us30, %.1127.us30
  %.1155.us34 = fadd double %total.2.0325.us5, %.147.i.us33
  %.1190.us35 = fadd double %total_low.2.0326.us4, %.147.i20.us32
  %exitcond347.not.us36 = icmp eq i64 %.498, %.599.us7
  br i1 %exitcond347.not.us36, label %B1052, label %B502.us3

B570.endif:
  %"$phi570.1.2.1" = phi i64 [ %.704, %B520 ], [ %.592311323, %B502 ]
  %invariant.gep = getelementptr double, ptr %arg.room.0, i64 %"$phi570.1.2.1"
  br label %B624

B962.endif.endif.loopexit.unr-lcssa:
  %14 = and i64 %arg.m.5, 1
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %B962.endif.endif, label %B624.epil.preheader

B624.epil.preheader:
  %sunkaddr50 = mul i64 %unroll_iter30, 8
  %sunkaddr51 = getelementptr i8, ptr %.287, i64 %sunkaddr50
  %.855.epil = load double, ptr %sunkaddr51, align 8
  %gep.epil = getelementptr double, ptr %invariant.gep, i64 %.859.epil
  %.863.epil = load double, ptr %gep.epil, align 8
  %.864.epil = fmul double %.855.epil, %.863.epil
  %.866.epil = fadd double %.866.1, %.864.epil
  %sunkaddr52 = mul i64 %unroll_iter30, 8
  %sunkaddr53 = getelementptr i8, ptr %.296, i64 %sunkaddr52
  %.871.epil = load double, ptr %sunkaddr53, align 8
  %.880.epil = fmul double %.863.epil, %.871.epil
  %.882.epil = fadd double %.882.1, %.880.epil
  br label %B962.endif.endif

B962.endif.endif:
  %e.2.1.lcssa = phi double [ %.866.epil, %B624.epil.preheader ], [ %.866.1, %B962.endif.endif.loopexit.unr-lcssa ]
  %e_low.2.1.lcssa = phi double [ %.882.epil, %B624.epil.preheader ], [ %.882.1, %B962.endif.endif.loopexit.unr-lcssa ]
  %.893 = getelementptr double, ptr %arg.s.2, i64 %"$phi570.1.2.1"
  %.894 = load double, ptr %.893, align 8
  %.895 = tail call double @llvm.fabs.f64(double %.894)
  %.899 = getelementptr double, ptr %arg.room.1, i64 %"$phi570.1.2.1"
  %.900 = load double, ptr %.899, align 8
  %.903 = tail call double @llvm.fabs.f64(double %.900)
  %.1058 = fcmp ogt double %.895, %.903
  %"$phi962.3.2.1" = select i1 %.1058, double %.895, double %.903
  %.1085 = fmul double %.1055, %"$phi962.3.2.1"
  %.1091 = fadd double %.982, %.1085
  %.12.i9 = fcmp ogt double %rounding.2.0.lcssa, %.1091
  %.13.i10 = select i1 %.12.i9, double %rounding.2.0.lcssa, double %.1091
  %.1127 = fdiv double %e.2.1.lcssa, %.13.i10
  %.1162 = fdiv double %e_low.2.1.lcssa, %.13.i10
  %.147.i20 = fmul double %.1162, %.1162
  %.147.i = fmul double %.1127, %.1127
  %.1155 = fadd double %total.2.0325, %.147.i
  %.1190 = fadd double %total_low.2.0326, %.147.i20
  %exitcond347.not = icmp eq i64 %.599, %.498
  br i1 %exitcond347.not, label %B1052, label %B502
}

declare double @llvm.pow.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal i32 @part23(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.574 = alloca i8, align 1
  %excinfo.1 = alloca ptr, align 8
  %.923 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  %.1328 = alloca i64, align 8
  store i64 0, ptr %.1328, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.1893 = alloca i64, align 8
  store i64 0, ptr %.1893, align 8
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.160 = getelementptr i8, ptr %arg.s.0, i64 88
  %.161 = load double, ptr %.160, align 8
  %.165 = fdiv double 1.000000e-10, %.161
  store double 0.000000e+00, ptr %arg.room.6, align 8
  %.187 = getelementptr i8, ptr %arg.room.6, i64 8
  store double 1.000000e+00, ptr %.187, align 8
  %.idx = shl i64 %arg.code.26, 6
  %0 = getelementptr i8, ptr %arg.room.4, i64 %.idx
  %1 = icmp slt i64 %arg.code.26, 1
  br label %B174

B174:
  %count.3.0851 = phi i64 [ 1, %B0 ], [ %count.4.1, %B1637 ]
  %.270850 = phi i64 [ 1000, %B0 ], [ %.280, %B1637 ]
  %.280 = add nsw i64 %.270850, -1
  %.310 = icmp eq i64 %count.3.0851, 0
  br i1 %.310, label %B188, label %B216

common.ret:
  %common.ret.op = phi i32 [ 0, %B188 ], [ 0, %B394 ], [ 0, %B1636 ], [ %.578, %B216.endif.if.if ], [ %.1897, %B1530.if.if ], [ %.927.us, %B644.if.if.split.us ], [ 0, %B1184.endif ], [ %.1332, %B1184.if.if ], [ 0, %B1530.endif ]
  ret i32 %common.ret.op

B188:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B216:
  %.398 = add nsw i64 %count.3.0851, -1
  %.408.idx = shl i64 %.398, 4
  %.408 = getelementptr i8, ptr %arg.room.6, i64 %.408.idx
  %.409 = load double, ptr %.408, align 8
  %.415 = getelementptr i8, ptr %.408, i64 8
  %.416 = load double, ptr %.415, align 8
  %sunkaddr173 = getelementptr i8, ptr %arg.s.0, i64 104
  store double %.409, ptr %sunkaddr173, align 8
  %sunkaddr174 = getelementptr i8, ptr %arg.s.0, i64 112
  store double %.416, ptr %sunkaddr174, align 8
  store i8 0, ptr %.574, align 1
  %.578 = call i32 @part26(ptr %.574, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %.588 = load i8, ptr %.574, align 1
  %.591 = icmp eq i8 %.588, 0
  br i1 %.591, label %B216.endif.thread, label %B216.endif

B394:
  store i64 10, ptr %retptr, align 8
  br label %common.ret

B472:
  %best.2.1802 = phi i64 [ %spec.select, %B750.thread ], [ 32, %B472.preheader ]
  %which.4.1801 = phi i64 [ %spec.select868, %B750.thread ], [ 0, %B472.preheader ]
  %.797795799 = phi i64 [ %.80448, %B750.thread ], [ 0, %B472.preheader ]
  %2 = shl i64 %.797795799, 3
  %scevgep204 = getelementptr i8, ptr %arg.room.4, i64 %2
  %.847 = load double, ptr %scevgep204, align 8
  %scevgep202 = getelementptr i8, ptr %0, i64 %2
  %.856 = load double, ptr %scevgep202, align 8
  %scevgep203 = getelementptr i8, ptr %arg.s.4, i64 %2
  %.861 = load double, ptr %scevgep203, align 8
  %.14.i = fcmp olt double %.847, 0.000000e+00
  %.20.i = fcmp oge double %.856, 0.000000e+00
  %or.cond.i = select i1 %.14.i, i1 %.20.i, i1 false
  %.25.i = fcmp oge double %.861, 0.000000e+00
  %or.cond2.i = select i1 %or.cond.i, i1 %.25.i, i1 false
  br i1 %or.cond2.i, label %B750.thread, label %B750

B750:
  %.37.i = fcmp ule double %.847, 0.000000e+00
  %.44.i = fcmp ugt double %.856, 0.000000e+00
  %or.cond3.i.not56 = select i1 %.37.i, i1 true, i1 %.44.i
  %.51.i = fcmp ugt double %.861, 0.000000e+00
  %spec.select.i.not = select i1 %or.cond3.i.not56, i1 true, i1 %.51.i
  %cond.fr = freeze i1 %spec.select.i.not
  %spec.select55 = select i1 %cond.fr, i64 32, i64 0
  br label %B750.thread

B750.thread:
  %3 = phi i64 [ %spec.select55, %B750 ], [ 0, %B472 ]
  %.80448 = add nuw nsw i64 %.797795799, 1
  %.962 = icmp samesign ult i64 %3, %best.2.1802
  %spec.select = tail call i64 @llvm.umin.i64(i64 %3, i64 %best.2.1802)
  %spec.select868 = select i1 %.962, i64 %.797795799, i64 %which.4.1801
  %exitcond.not = icmp eq i64 %arg.code.26, %.80448
  br i1 %exitcond.not, label %B1036, label %B472

B1036:
  %which.4.1.lcssa = phi i64 [ %which.3.2676.us, %B796.us ], [ %spec.select868, %B750.thread ]
  %best.2.1.lcssa = phi i64 [ %best.3.2677.us, %B796.us ], [ %spec.select, %B750.thread ]
  %.1096 = icmp slt i64 %best.2.1.lcssa, 32
  br i1 %.1096, label %B1058, label %B1637

B1058:
  %4 = fcmp ugt double %.838, %.165
  br i1 %4, label %B1104, label %B1104.thread

B1104.thread:
  %.1135729 = sitofp i64 %best.2.1.lcssa to double
  %.1136730 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %.1135729)
  %.1138731 = fadd double %.409, %.1136730
  %sunkaddr175 = getelementptr i8, ptr %arg.s.0, i64 104
  store double %.1138731, ptr %sunkaddr175, align 8
  br label %B1184

B1104:
  %.1123 = fmul double %.838, 3.125000e-02
  %.1135 = sitofp i64 %best.2.1.lcssa to double
  %.1136 = fmul double %.1123, %.1135
  %.1138 = fadd double %.409, %.1136
  %sunkaddr176 = getelementptr i8, ptr %arg.s.0, i64 104
  store double %.1138, ptr %sunkaddr176, align 8
  %.1212 = fcmp oeq double %.1123, 0.000000e+00
  br i1 %.1212, label %B1184, label %B1164

B1164:
  %.1230 = add nsw i64 %best.2.1.lcssa, 1
  %.1234 = sitofp i64 %.1230 to double
  %.1235 = fmul double %.1123, %.1234
  %.1239 = fadd double %.409, %.1235
  br label %B1184

B1184:
  %"$phi1184.1.2.0" = phi double [ %.1239, %B1164 ], [ %.416, %B1104.thread ], [ %.416, %B1104 ]
  %sunkaddr177 = getelementptr i8, ptr %arg.s.0, i64 112
  store double %"$phi1184.1.2.0", ptr %sunkaddr177, align 8
  store i64 0, ptr %.1328, align 8
  %.1332 = call i32 @part27(ptr %.1328, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %which.4.1.lcssa)
  %cond54 = icmp eq i32 %.1332, 0
  br i1 %cond54, label %B1184.endif, label %B1184.if.if

B1258:
  %.lcssa47 = phi i1 [ false, %B820.split.us ], [ %1, %B1637 ]
  %.1449 = getelementptr i8, ptr %arg.s.1, i64 112
  %.1450 = load i64, ptr %.1449, align 8
  %.1451 = add nsw i64 %.1450, 1
  store i64 %.1451, ptr %.1449, align 8
  %.1525 = getelementptr i8, ptr %arg.s.0, i64 96
  %.1526 = load double, ptr %.1525, align 8
  %.75.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i.i = load double, ptr %.75.i.i, align 8
  %.77.i.i = fsub double %.1526, %.76.i.i
  %.119.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i.i = load double, ptr %.119.i.i, align 8
  %.121.i.i = fadd double %.1526, %.120.i.i
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
  %.1642861864 = phi i64 [ %.1649, %B1426.backedge ], [ 0, %B1428.preheader ]
  %.1649 = add i64 %.1642861864, 1
  %48 = shl i64 %.1642861864, 3
  %scevgep181 = getelementptr i8, ptr %arg.s.3, i64 %48
  %.1682 = load double, ptr %scevgep181, align 8
  %scevgep180 = getelementptr i8, ptr %arg.code.17, i64 %48
  %.1687 = load double, ptr %scevgep180, align 8
  %scevgep = getelementptr i8, ptr %arg.s.4, i64 %48
  %.1692 = load double, ptr %scevgep, align 8
  %.14.i31 = fcmp olt double %.1682, 0.000000e+00
  %.20.i32 = fcmp oge double %.1687, 0.000000e+00
  %or.cond.i33 = select i1 %.14.i31, i1 %.20.i32, i1 false
  %.25.i34 = fcmp oge double %.1692, 0.000000e+00
  %or.cond2.i35 = select i1 %or.cond.i33, i1 %.25.i34, i1 false
  br i1 %or.cond2.i35, label %B1530, label %part28.exit43

part28.exit43:
  %.37.i37 = fcmp ule double %.1682, 0.000000e+00
  %.44.i38 = fcmp ugt double %.1687, 0.000000e+00
  %or.cond3.i39.not57 = select i1 %.37.i37, i1 true, i1 %.44.i38
  %.51.i40 = fcmp ugt double %.1692, 0.000000e+00
  %spec.select.i41.not = select i1 %or.cond3.i39.not57, i1 true, i1 %.51.i40
  br i1 %spec.select.i41.not, label %B1426.backedge, label %B1530

B1530:
  %sunkaddr208 = getelementptr i8, ptr %arg.s.0, i64 104
  store double 0.000000e+00, ptr %sunkaddr208, align 8
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 112
  store double 1.000000e+00, ptr %sunkaddr, align 8
  store i64 0, ptr %.1893, align 8
  %.1897 = call i32 @part27(ptr %.1893, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %.1642861864)
  %cond52 = icmp eq i32 %.1897, 0
  br i1 %cond52, label %B1530.endif, label %B1530.if.if

B1636:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B1637:
  %count.4.1 = phi i64 [ %.1088, %B880.endif ], [ %.398, %B1036 ], [ %.398, %B422.endif ]
  %.271 = icmp samesign ugt i64 %.270850, 1
  br i1 %.271, label %B174, label %B1258

B216.endif:
  %49 = icmp eq i32 %.578, 0
  br i1 %49, label %B422.endif, label %B216.endif.if.if

B216.endif.thread:
  %50 = icmp eq i32 %.578, 0
  br i1 %50, label %B394, label %B216.endif.if.if

B216.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B422.endif:
  %51 = icmp slt i64 %arg.code.26, 1
  br i1 %51, label %B1637, label %B472.lr.ph

B472.lr.ph:
  %.838 = fsub double %.416, %.409
  %.840 = fcmp ugt double %.838, %.165
  br i1 %.840, label %B472.us.preheader, label %B472.preheader

B472.preheader:
  br label %B472

B472.us.preheader:
  br label %B472.us

B472.us:
  %lsr.iv = phi ptr [ %scevgep206, %B796.us ], [ %arg.room.4, %B472.us.preheader ]
  %best.2.1802.us = phi i64 [ %best.3.2677.us, %B796.us ], [ 32, %B472.us.preheader ]
  %which.4.1801.us = phi i64 [ %which.3.2676.us, %B796.us ], [ 0, %B472.us.preheader ]
  %.797795799.us = phi i64 [ %.804.us, %B796.us ], [ 0, %B472.us.preheader ]
  %.804.us = add nuw nsw i64 %.797795799.us, 1
  %52 = shl i64 %.797795799.us, 3
  %scevgep205 = getelementptr i8, ptr %arg.s.4, i64 %52
  %.919.us = load double, ptr %scevgep205, align 8
  store i64 0, ptr %.923, align 8
  %.927.us = call i32 @part29(ptr %.923, ptr %excinfo.3, ptr %lsr.iv, i64 %arg.code.26, double %.919.us, ptr %arg.room.5)
  %.937.us = load i64, ptr %.923, align 8
  %cond53 = icmp eq i32 %.927.us, 0
  br i1 %cond53, label %B750.us, label %B644.if.if.split.us

B750.us:
  %.962.us = icmp slt i64 %.937.us, %best.2.1802.us
  br i1 %.962.us, label %B770.us, label %B796.us

B770.us:
  %.982.us = icmp eq i64 %.937.us, -1
  br i1 %.982.us, label %B820.split.us, label %B796.us

B796.us:
  %best.3.2677.us = phi i64 [ %best.2.1802.us, %B750.us ], [ %.937.us, %B770.us ]
  %which.3.2676.us = phi i64 [ %which.4.1801.us, %B750.us ], [ %.797795799.us, %B770.us ]
  %scevgep206 = getelementptr i8, ptr %lsr.iv, i64 8
  %exitcond917.not = icmp eq i64 %arg.code.26, %.804.us
  br i1 %exitcond917.not, label %B1036, label %B472.us

B644.if.if.split.us:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B820.split.us:
  %.1022 = icmp sgt i64 %count.3.0851, 127
  br i1 %.1022, label %B1258, label %B880.endif

B880.endif:
  %.1048 = fadd double %.409, %.416
  %.1053 = fmul double %.1048, 5.000000e-01
  %sunkaddr209 = getelementptr i8, ptr %arg.room.6, i64 %.408.idx
  store double %.1053, ptr %sunkaddr209, align 8
  %sunkaddr210 = getelementptr i8, ptr %arg.room.6, i64 %.408.idx
  %sunkaddr211 = getelementptr i8, ptr %sunkaddr210, i64 8
  store double %.416, ptr %sunkaddr211, align 8
  %sunkaddr212 = getelementptr i8, ptr %arg.room.6, i64 %.408.idx
  %sunkaddr213 = getelementptr i8, ptr %sunkaddr212, i64 16
  store double %.409, ptr %sunkaddr213, align 8
  %sunkaddr214 = getelementptr i8, ptr %arg.room.6, i64 %.408.idx
  %sunkaddr215 = getelementptr i8, ptr %sunkaddr214, i64 24
  store double %.1053, ptr %sunkaddr215, align 8
  %.1088 = add nsw i64 %count.3.0851, 1
  br label %B1637

B1184.endif:
  %.1342 = load i64, ptr %.1328, align 8
  store i64 %.1342, ptr %retptr, align 8
  br label %common.ret

B1184.if.if:
  %.1340 = icmp sgt i32 %.1332, 0
  %.1333 = load ptr, ptr %excinfo.4, align 8
  %.1341 = select i1 %.1340, ptr %.1333, ptr undef
  store ptr %.1341, ptr %excinfo, align 8
  br label %common.ret

B1258.endif.endif:
  br i1 %.lcssa47, label %B1636, label %B1428.preheader

B1428.preheader:
  br label %B1428

B1426.backedge:
  %exitcond918.not = icmp eq i64 %arg.code.26, %.1649
  br i1 %exitcond918.not, label %B1636, label %B1428

B1530.endif:
  %.1907 = load i64, ptr %.1893, align 8
  store i64 %.1907, ptr %retptr, align 8
  br label %common.ret

B1530.if.if:
  %.1905 = icmp sgt i32 %.1897, 0
  %.1898 = load ptr, ptr %excinfo.7, align 8
  %.1906 = select i1 %.1905, ptr %.1898, ptr undef
  store ptr %.1906, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part26(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B204.lr.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %arg.s.29 = ptrtoint ptr %arg.s.2 to i64
  %arg.code.48 = ptrtoint ptr %arg.code.4 to i64
  %.162 = getelementptr i8, ptr %arg.s.0, i64 104
  %.163 = load double, ptr %.162, align 8
  %.234 = getelementptr i8, ptr %arg.s.0, i64 112
  %.235 = load double, ptr %.234, align 8
  %.308 = fsub double %.235, %.163
  %.arg.m.3 = tail call i64 @llvm.smax.i64(i64 %arg.m.3, i64 0)
  %.817 = shl i64 %arg.code.24, 3
  %.519 = shl i64 %arg.code.26, 3
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
  %numbers.2.1350.epil.init = phi i1 [ %numbers.3.0388, %B752.lr.ph ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ]
  %.1114346348.epil.init = phi i64 [ 0, %B752.lr.ph ], [ %unroll_iter, %B202.loopexit.loopexit.unr-lcssa ]
  %22 = shl i64 %.1114346348.epil.init, 3
  %scevgep103 = getelementptr i8, ptr %lsr.iv101, i64 %22
  %scevgep105 = getelementptr i8, ptr %arg.code.17, i64 %22
  br label %B752.epil

B752.epil:
  %numbers.2.1350.epil = phi i1 [ %numbers.2.1350.epil.init, %B752.epil.preheader ], [ %spec.select.epil, %B752.epil ]
  %epil.iter = phi i64 [ 0, %B752.epil.preheader ], [ %epil.iter.next, %B752.epil ]
  %23 = shl i64 %epil.iter, 3
  %scevgep86 = getelementptr i8, ptr %scevgep105, i64 %23
  %.1149.epil = load double, ptr %scevgep86, align 8
  %scevgep85 = getelementptr i8, ptr %scevgep103, i64 %23
  store double %.1149.epil, ptr %scevgep85, align 8
  %.1172.epil = fcmp ord double %.1149.epil, 0.000000e+00
  %spec.select.epil = select i1 %numbers.2.1350.epil, i1 %.1172.epil, i1 false
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter16, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B202.loopexit, label %B752.epil

B202.loopexit:
  %numbers.2.1.lcssa = phi i1 [ %numbers.3.0388, %B720.endif ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ], [ %spec.select.epil, %B752.epil ]
  %scevgep93 = getelementptr i8, ptr %lsr.iv92, i64 %.519
  %scevgep102 = getelementptr i8, ptr %lsr.iv101, i64 %.519
  %exitcond410.not = icmp eq i64 %.413, 9
  br i1 %exitcond410.not, label %common.ret, label %B204

B204:
  %lsr.iv101 = phi ptr [ %arg.room.4, %B204.lr.ph ], [ %scevgep102, %B202.loopexit ]
  %lsr.iv92 = phi ptr [ %scevgep91, %B204.lr.ph ], [ %scevgep93, %B202.loopexit ]
  %numbers.3.0388 = phi i1 [ true, %B204.lr.ph ], [ %numbers.2.1.lcssa, %B202.loopexit ]
  %.406355386 = phi i64 [ 0, %B204.lr.ph ], [ %.413, %B202.loopexit ]
  %.413 = add nuw nsw i64 %.406355386, 1
  %.495 = getelementptr double, ptr @.const.array.data, i64 %.406355386
  %.496 = load double, ptr %.495, align 8
  %.501 = fmul double %.308, %.496
  %.503 = fadd double %.163, %.501
  %.508 = fcmp oeq double %.503, 0.000000e+00
  br i1 %.508, label %B256, label %B312.endif

B256:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.17, ptr %arg.s.3, i64 %.519, i1 false)
  br label %B720.endif

B516:
  %.808 = fcmp oeq double %.503, 1.000000e+00
  br i1 %.808, label %B528, label %B582

B528:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.817, i1 false)
  br label %B582

B582:
  %24 = icmp slt i64 %arg.code.23, 1
  %.892 = load double, ptr %arg.s.0, align 8
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 88
  %.964 = load double, ptr %sunkaddr, align 8
  %.966 = fmul double %.503, %.964
  %.969 = fadd double %.892, %.966
  %sunkaddr85 = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i = load double, ptr %sunkaddr85, align 8
  %.77.i = fsub double %.969, %.76.i
  %sunkaddr86 = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i = load double, ptr %sunkaddr86, align 8
  %.121.i = fadd double %.969, %.120.i
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
  %numbers.2.1350 = phi i1 [ %spec.select.3, %B752 ], [ %numbers.3.0388, %B752.preheader ]
  %.1114346348 = phi i64 [ %.1121.3, %B752 ], [ 0, %B752.preheader ]
  %57 = shl i64 %.1114346348, 3
  %sunkaddr115 = mul i64 %.1114346348, 8
  %sunkaddr116 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr115
  %.1149 = load double, ptr %sunkaddr116, align 8
  %scevgep99 = getelementptr i8, ptr %lsr.iv92, i64 %57
  %58 = shl i64 %.1114346348, 3
  %scevgep82 = getelementptr i8, ptr %lsr.iv92, i64 %58
  %scevgep84 = getelementptr i8, ptr %scevgep82, i64 -24
  store double %.1149, ptr %scevgep84, align 8
  %.1172 = fcmp ord double %.1149, 0.000000e+00
  %spec.select = select i1 %numbers.2.1350, i1 %.1172, i1 false
  %59 = shl i64 %.1114346348, 3
  %sunkaddr117 = mul i64 %.1114346348, 8
  %sunkaddr118 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr117
  %sunkaddr119 = getelementptr i8, ptr %sunkaddr118, i64 8
  %.1149.1 = load double, ptr %sunkaddr119, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv92, i64 %59
  %scevgep81 = getelementptr i8, ptr %scevgep79, i64 -16
  store double %.1149.1, ptr %scevgep81, align 8
  %.1172.1 = fcmp ord double %.1149.1, 0.000000e+00
  %spec.select.1 = select i1 %spec.select, i1 %.1172.1, i1 false
  %60 = shl i64 %.1114346348, 3
  %sunkaddr120 = mul i64 %.1114346348, 8
  %sunkaddr121 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr120
  %sunkaddr122 = getelementptr i8, ptr %sunkaddr121, i64 16
  %.1149.2 = load double, ptr %sunkaddr122, align 8
  %scevgep77 = getelementptr i8, ptr %lsr.iv92, i64 %60
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 -8
  store double %.1149.2, ptr %scevgep78, align 8
  %.1172.2 = fcmp ord double %.1149.2, 0.000000e+00
  %spec.select.2 = select i1 %spec.select.1, i1 %.1172.2, i1 false
  %.1121.3 = add nuw nsw i64 %.1114346348, 4
  %sunkaddr123 = mul i64 %.1114346348, 8
  %sunkaddr124 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr123
  %sunkaddr125 = getelementptr i8, ptr %sunkaddr124, i64 24
  %.1149.3 = load double, ptr %sunkaddr125, align 8
  store double %.1149.3, ptr %scevgep99, align 8
  %.1172.3 = fcmp ord double %.1149.3, 0.000000e+00
  %spec.select.3 = select i1 %spec.select.2, i1 %.1172.3, i1 false
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.1121.3
  br i1 %niter.ncmp.3, label %B202.loopexit.loopexit.unr-lcssa, label %B752

common.ret:
  %.1223 = zext i1 %numbers.2.1.lcssa to i8
  store i8 %.1223, ptr %retptr, align 1
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
  %.608330336.ph = phi i64 [ 0, %B344.endif.preheader ], [ %n.vec, %middle.block ]
  %67 = icmp eq i64 %xtraiter13, 0
  br i1 %67, label %B344.endif.prol.loopexit, label %B344.endif.prol.preheader

B344.endif.prol.preheader:
  br label %B344.endif.prol

B344.endif.prol:
  %lsr.iv45 = phi i64 [ %lsr.iv.next46, %B344.endif.prol ], [ %xtraiter13, %B344.endif.prol.preheader ]
  %.608330336.prol = phi i64 [ %.615.prol, %B344.endif.prol ], [ %.608330336.ph, %B344.endif.prol.preheader ]
  %.615.prol = add nuw nsw i64 %.608330336.prol, 1
  %68 = shl i64 %.608330336.prol, 3
  %scevgep44 = getelementptr i8, ptr %arg.s.2, i64 %68
  %.790.prol = load double, ptr %scevgep44, align 8
  %.792.prol = fadd double %.790.prol, 0.000000e+00
  %scevgep43 = getelementptr i8, ptr %arg.code.4, i64 %68
  store double %.792.prol, ptr %scevgep43, align 8
  %lsr.iv.next46 = add nsw i64 %lsr.iv45, -1
  %prol.iter15.cmp.not = icmp eq i64 %lsr.iv.next46, 0
  br i1 %prol.iter15.cmp.not, label %B344.endif.prol.loopexit, label %B344.endif.prol

B344.endif.prol.loopexit:
  %.608330336.unr = phi i64 [ %.608330336.ph, %B344.endif.preheader11 ], [ %.615.prol, %B344.endif.prol ]
  %69 = sub nsw i64 %.608330336.ph, %arg.code.24
  %70 = icmp ugt i64 %69, -4
  br i1 %70, label %B516, label %B344.endif.preheader12

B344.endif.preheader12:
  br label %B344.endif

B344.endif.us:
  %lsr.iv27 = phi ptr [ %scevgep28, %B400.B466_crit_edge.us ], [ %scevgep26, %B344.endif.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep22, %B400.B466_crit_edge.us ], [ %scevgep, %B344.endif.us.preheader ]
  %.608330336.us = phi i64 [ %.615.us, %B400.B466_crit_edge.us ], [ 0, %B344.endif.us.preheader ]
  %71 = icmp eq i64 %xtraiter, 0
  br i1 %71, label %B402.us.prol.loopexit, label %B402.us.prol.preheader

B402.us.prol.preheader:
  br label %B402.us.prol

B402.us.prol:
  %lsr.iv14 = phi i64 [ %lsr.iv.next15, %B402.us.prol ], [ 0, %B402.us.prol.preheader ]
  %total.2.3326.us.prol = phi double [ %.778.us.prol, %B402.us.prol ], [ 0.000000e+00, %B402.us.prol.preheader ]
  %72 = shl nsw i64 %lsr.iv14, 3
  %scevgep14 = getelementptr i8, ptr %lsr.iv, i64 %72
  %.774.us.prol = load double, ptr %scevgep14, align 8
  %.776.us.prol = fadd double %total.2.3326.us.prol, %.774.us.prol
  %.778.us.prol = fmul double %.503, %.776.us.prol
  %lsr.iv.next15 = add nsw i64 %lsr.iv14, -1
  %prol.iter.cmp.not = icmp eq i64 %20, %lsr.iv.next15
  br i1 %prol.iter.cmp.not, label %B402.us.prol.loopexit, label %B402.us.prol

B402.us.prol.loopexit:
  %total.2.3326.us.unr = phi double [ 0.000000e+00, %B344.endif.us ], [ %.778.us.prol, %B402.us.prol ]
  %.727321325.us.unr = phi i64 [ %.arg.m.3, %B344.endif.us ], [ %18, %B402.us.prol ]
  %.734322324.us.in.unr = phi i64 [ %arg.m.3, %B344.endif.us ], [ %19, %B402.us.prol ]
  %.778.us.lcssa.unr = phi double [ poison, %B344.endif.us ], [ %.778.us.prol, %B402.us.prol ]
  %73 = icmp slt i64 %arg.m.3, 4
  br i1 %73, label %B400.B466_crit_edge.us, label %B402.us.preheader

B402.us.preheader:
  %74 = add nuw i64 %.727321325.us.unr, 4
  %75 = shl i64 %.734322324.us.in.unr, 3
  %scevgep29 = getelementptr i8, ptr %lsr.iv27, i64 %75
  br label %B402.us

B402.us:
  %lsr.iv30 = phi ptr [ %scevgep29, %B402.us.preheader ], [ %scevgep31, %B402.us ]
  %lsr.iv25 = phi i64 [ %74, %B402.us.preheader ], [ %lsr.iv.next, %B402.us ]
  %total.2.3326.us = phi double [ %total.2.3326.us.unr, %B402.us.preheader ], [ %.778.us.3, %B402.us ]
  %scevgep34 = getelementptr i8, ptr %lsr.iv30, i64 8
  %.774.us = load double, ptr %scevgep34, align 8
  %.776.us = fadd double %total.2.3326.us, %.774.us
  %.778.us = fmul double %.503, %.776.us
  %.774.us.1 = load double, ptr %lsr.iv30, align 8
  %.776.us.1 = fadd double %.774.us.1, %.778.us
  %.778.us.1 = fmul double %.503, %.776.us.1
  %scevgep32 = getelementptr i8, ptr %lsr.iv30, i64 -8
  %.774.us.2 = load double, ptr %scevgep32, align 8
  %.776.us.2 = fadd double %.774.us.2, %.778.us.1
  %.778.us.2 = fmul double %.503, %.776.us.2
  %scevgep33 = getelementptr i8, ptr %lsr.iv30, i64 -16
  %.774.us.3 = load double, ptr %scevgep33, align 8
  %.776.us.3 = fadd double %.774.us.3, %.778.us.2
  %.778.us.3 = fmul double %.503, %.776.us.3
  %lsr.iv.next = add i64 %lsr.iv25, -4
  %scevgep31 = getelementptr i8, ptr %lsr.iv30, i64 -32
  %.728.us.3 = icmp sgt i64 %lsr.iv.next, 4
  br i1 %.728.us.3, label %B402.us, label %B400.B466_crit_edge.us

B400.B466_crit_edge.us:
  %.778.us.lcssa = phi double [ %.778.us.lcssa.unr, %B402.us.prol.loopexit ], [ %.778.us.3, %B402.us ]
  %.615.us = add nuw nsw i64 %.608330336.us, 1
  %.789.us = getelementptr double, ptr %arg.s.2, i64 %.608330336.us
  %.790.us = load double, ptr %.789.us, align 8
  %.792.us = fadd double %.778.us.lcssa, %.790.us
  %.798.us = getelementptr double, ptr %arg.code.4, i64 %.608330336.us
  store double %.792.us, ptr %.798.us, align 8
  %scevgep22 = getelementptr i8, ptr %lsr.iv, i64 %16
  %scevgep28 = getelementptr i8, ptr %lsr.iv27, i64 %16
  %exitcond.not = icmp eq i64 %arg.code.24, %.615.us
  br i1 %exitcond.not, label %B516, label %B344.endif.us

B344.endif:
  %.608330336 = phi i64 [ %.615.3, %B344.endif ], [ %.608330336.unr, %B344.endif.preheader12 ]
  %sunkaddr136 = mul i64 %.608330336, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr136
  %.790 = load double, ptr %sunkaddr137, align 8
  %.792 = fadd double %.790, 0.000000e+00
  %sunkaddr138 = mul i64 %.608330336, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr138
  store double %.792, ptr %sunkaddr139, align 8
  %sunkaddr140 = mul i64 %.608330336, 8
  %sunkaddr141 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr140
  %sunkaddr142 = getelementptr i8, ptr %sunkaddr141, i64 8
  %.790.1 = load double, ptr %sunkaddr142, align 8
  %.792.1 = fadd double %.790.1, 0.000000e+00
  %sunkaddr143 = mul i64 %.608330336, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr143
  %sunkaddr145 = getelementptr i8, ptr %sunkaddr144, i64 8
  store double %.792.1, ptr %sunkaddr145, align 8
  %sunkaddr146 = mul i64 %.608330336, 8
  %sunkaddr147 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr146
  %sunkaddr148 = getelementptr i8, ptr %sunkaddr147, i64 16
  %.790.2 = load double, ptr %sunkaddr148, align 8
  %.792.2 = fadd double %.790.2, 0.000000e+00
  %sunkaddr149 = mul i64 %.608330336, 8
  %sunkaddr150 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr149
  %sunkaddr151 = getelementptr i8, ptr %sunkaddr150, i64 16
  store double %.792.2, ptr %sunkaddr151, align 8
  %.615.3 = add nuw nsw i64 %.608330336, 4
  %sunkaddr152 = mul i64 %.608330336, 8
  %sunkaddr153 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr152
  %sunkaddr154 = getelementptr i8, ptr %sunkaddr153, i64 24
  %.790.3 = load double, ptr %sunkaddr154, align 8
  %.792.3 = fadd double %.790.3, 0.000000e+00
  %sunkaddr155 = mul i64 %.608330336, 8
  %sunkaddr156 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr155
  %sunkaddr157 = getelementptr i8, ptr %sunkaddr156, i64 24
  store double %.792.3, ptr %sunkaddr157, align 8
  %exitcond408.not.3 = icmp eq i64 %arg.code.24, %.615.3
  br i1 %exitcond408.not.3, label %B516, label %B344.endif

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

define internal i32 @part27(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.first) {
B0:
  %const = bitcast i64 9223372036854775804 to i64
  %.374.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.391 = alloca i8, align 1
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.744 = alloca i8, align 1
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.905 = alloca double, align 8
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.963 = alloca i8, align 1
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.155 = getelementptr i8, ptr %arg.s.0, i64 88
  %.156 = load double, ptr %.155, align 8
  %.160 = load i64, ptr %arg.code.19, align 8
  %.186 = getelementptr double, ptr %arg.room.4, i64 %arg.code.26
  %.191.idx = shl i64 %arg.code.26, 4
  %.191 = getelementptr i8, ptr %arg.room.4, i64 %.191.idx
  %.271 = getelementptr i8, ptr %arg.s.0, i64 104
  %.272 = load double, ptr %.271, align 8
  %.274 = fmul double %.156, %.272
  %.345 = getelementptr i8, ptr %arg.s.0, i64 112
  %.346 = load double, ptr %.345, align 8
  %.348 = fmul double %.156, %.346
  %.361 = fsub double %.348, %.274
  store i64 0, ptr %arg.code.19, align 8
  %.378 = shl i64 %arg.code.26, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.room.4, ptr %arg.s.3, i64 %.378, i1 false)
  %.381 = fcmp ogt double %.274, 0.000000e+00
  br i1 %.381, label %B390, label %B520.endif.endif.endif

B390:
  store i8 0, ptr %.391, align 1
  %.395 = call i32 @part30(ptr %.391, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %.274)
  %.396 = load ptr, ptr %excinfo.1, align 8
  %.403 = icmp sgt i32 %.395, 0
  %.404 = select i1 %.403, ptr %.396, ptr undef
  %.405 = load i8, ptr %.391, align 1
  %.408 = icmp eq i8 %.405, 0
  br i1 %.408, label %B390.endif.thread, label %B390.endif

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
  br i1 %cmp.n.i, label %part31.exit, label %B50.i.preheader

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
  br i1 %exitcond.not.i, label %part31.exit, label %B50.i

part31.exit:
  %.224.lcssa.i = phi i64 [ %23, %middle.block.i ], [ %.224.i, %B50.endif.endif.i ]
  %.not = icmp eq i64 %.224.lcssa.i, 0
  br i1 %.not, label %B466, label %B520.endif.endif.endif

B466:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.code.17, i64 %.378, i1 false)
  br label %B520.endif.endif.endif

B616:
  %high.2.0618 = phi double [ %.348, %B520.endif.endif.endif ], [ %.13.i, %B778 ]
  %.623606616 = phi i64 [ 0, %B520.endif.endif.endif ], [ %.630, %B778 ]
  %.630 = add nuw nsw i64 %.623606616, 1
  switch i64 %.623606616, label %B664 [
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
  br i1 %51, label %part31.exit91, label %B50.i63.preheader

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
  br i1 %exitcond.not.i87, label %part31.exit91, label %B50.i63

part31.exit91:
  %.224.lcssa.i89 = phi i64 [ %52, %middle.block.i55 ], [ %.224.i86, %B50.endif.endif.i83 ]
  %.not106 = icmp eq i64 %.224.lcssa.i89, 0
  br i1 %.not106, label %B778, label %B784

B778:
  %exitcond.not = icmp eq i64 %.630, 3
  br i1 %exitcond.not, label %B870, label %B616

B784:
  %55 = icmp ne i8 %.758, 0
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.191, ptr %arg.code.17, i64 %.378, i1 false)
  store double 0.000000e+00, ptr %.905, align 8
  %.909 = zext i1 %55 to i8
  %.910 = call i32 @part32(ptr %.905, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %low.2.0, double %.13.i, i8 %.909)
  %.920 = load double, ptr %.905, align 8
  %cond104 = icmp eq i32 %.910, 0
  br i1 %cond104, label %B870, label %B784.if.if

B870:
  %place.2.0 = phi double [ %.920, %B784 ], [ %.515, %B778 ]
  store i64 %.160, ptr %arg.code.19, align 8
  %.955 = fcmp oeq double %place.2.0, 0.000000e+00
  br i1 %.955, label %B940, label %B902

B902:
  store i8 0, ptr %.963, align 1
  %.967 = call i32 @part30(ptr %.963, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %place.2.0)
  %.968 = load ptr, ptr %excinfo.7, align 8
  %.975 = icmp sgt i32 %.967, 0
  %.976 = select i1 %.975, ptr %.968, ptr undef
  %.977 = load i8, ptr %.963, align 1
  %.980 = icmp eq i8 %.977, 0
  br i1 %.980, label %B902.endif.thread, label %B902.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B940 ], [ 0, %B1274.endif.endif.endif ], [ %.395, %B390.endif.if.if ], [ %.378.i, %part5 ], [ 0, %part33 ], [ %.748, %B672.endif.endif.if.if ], [ %.967, %B902.endif.if.if ], [ %.910, %B784.if.if ]
  ret i32 %common.ret.op

B940:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.room.4, i64 %.378, i1 false)
  store i64 11, ptr %retptr, align 8
  br label %common.ret

B1050:
  %numbers.2.0625 = phi i1 [ %numbers.2.0625.be, %B1050.backedge ], [ true, %B1050.preheader ]
  %count.2.0624 = phi i64 [ %.1296, %B1050.backedge ], [ 0, %B1050.preheader ]
  %.1190620622 = phi i64 [ %.1197, %B1050.backedge ], [ 0, %B1050.preheader ]
  %56 = shl i64 %.1190620622, 3
  %scevgep163 = getelementptr i8, ptr %arg.s.3, i64 %56
  %.1230 = load double, ptr %scevgep163, align 8
  %scevgep162 = getelementptr i8, ptr %arg.code.17, i64 %56
  %.1235 = load double, ptr %scevgep162, align 8
  %scevgep161 = getelementptr i8, ptr %arg.s.4, i64 %56
  %.1240 = load double, ptr %scevgep161, align 8
  %.14.i = fcmp olt double %.1230, 0.000000e+00
  %.20.i = fcmp oge double %.1235, 0.000000e+00
  %or.cond.i = select i1 %.14.i, i1 %.20.i, i1 false
  %.25.i = fcmp oge double %.1240, 0.000000e+00
  %or.cond2.i = select i1 %or.cond.i, i1 %.25.i, i1 false
  br i1 %or.cond2.i, label %B1158, label %B44.i

B44.i:
  %.37.i = fcmp ogt double %.1230, 0.000000e+00
  %.44.i = fcmp ole double %.1235, 0.000000e+00
  %or.cond3.i = select i1 %.37.i, i1 %.44.i, i1 false
  %.51.i = fcmp ole double %.1240, 0.000000e+00
  %spec.select.i = select i1 %or.cond3.i, i1 %.51.i, i1 false
  %57 = zext i1 %spec.select.i to i64
  br label %B1158

B1158:
  %"$phi78.0.4.0.i" = phi i64 [ 1, %B1050 ], [ %57, %B44.i ]
  %58 = shl i64 %.1190620622, 3
  %scevgep = getelementptr i8, ptr %arg.s.5, i64 %58
  store i64 %"$phi78.0.4.0.i", ptr %scevgep, align 8
  %.1296 = add nuw nsw i64 %"$phi78.0.4.0.i", %count.2.0624
  br i1 %numbers.2.0625, label %B1266, label %B1266.thread

B1266:
  %sunkaddr119 = mul i64 %.1190620622, 8
  %sunkaddr120 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr119
  %.1314 = load double, ptr %sunkaddr120, align 8
  %.1322 = fcmp ord double %.1314, 0.000000e+00
  %exitcond657.not = icmp eq i64 %66, %.1190620622
  br i1 %exitcond657.not, label %B1270, label %B1050.backedge

B1050.backedge:
  %numbers.2.0625.be = phi i1 [ false, %B1266.thread ], [ %.1322, %B1266 ]
  %.1197 = add nuw nsw i64 %.1190620622, 1
  br label %B1050

B1266.thread:
  %exitcond657.not663 = icmp eq i64 %66, %.1190620622
  br i1 %exitcond657.not663, label %B1274.endif.endif.endif, label %B1050.backedge

B1270:
  %59 = fcmp ord double %.1314, 0.000000e+00
  br i1 %59, label %B1498, label %B1274.endif.endif.endif

B1498:
  %60 = icmp eq i64 %.1296, 0
  br i1 %60, label %B1510, label %B1530

B1510:
  %.1728 = getelementptr i64, ptr %arg.s.5, i64 %arg.first
  store i64 1, ptr %.1728, align 8
  br label %B1530

B1530:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.code.17, i64 %.378, i1 false)
  %sunkaddr121 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %place.2.0, ptr %sunkaddr121, align 8
  store ptr null, ptr %excinfo.1.i, align 8
  %.140.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.141.i = load i64, ptr %.140.i, align 8
  %.222.i = load double, ptr %arg.s.0, align 8
  %.296.i = fadd double %place.2.0, %.222.i
  %.300.i = getelementptr double, ptr %arg.s.6, i64 %.141.i
  store double %.296.i, ptr %.300.i, align 8
  %.365.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.366.i = load i64, ptr %.365.i, align 8
  %.367.not.i = icmp eq i64 %.366.i, 0
  br i1 %.367.not.i, label %part33, label %B220.i

B220.i:
  %.378.i = call i32 @part8(ptr %.374.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond.i = icmp eq i32 %.378.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part5

part33:
  %.435.i = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.435.i, i1 false)
  %.445.i = mul nsw i64 %.141.i, %arg.code.24
  %.448.i = getelementptr double, ptr %arg.s.7, i64 %.445.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.448.i, ptr %arg.room.2, i64 %.435.i, i1 false)
  %sunkaddr122 = getelementptr i8, ptr %arg.s.1, i64 8
  %.520.i = load i64, ptr %sunkaddr122, align 8
  %.521.i = add nsw i64 %.520.i, 1
  store i64 %.521.i, ptr %sunkaddr122, align 8
  %.589.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.590.i = load i64, ptr %.589.i, align 8
  %.591.i = add nsw i64 %.590.i, 1
  store i64 %.591.i, ptr %.589.i, align 8
  %.1927 = load double, ptr %arg.s.0, align 8
  %.1929 = fadd double %place.2.0, %.1927
  store double %.1929, ptr %arg.s.0, align 8
  store i64 9, ptr %retptr, align 8
  br label %common.ret

B220.endif.i:
  %.408.i = mul i64 %arg.code.24, %arg.m.3
  %.411.i = mul i64 %.141.i, %.408.i
  %.412.i = getelementptr double, ptr %arg.s.8, i64 %.411.i
  %.421.i = shl i64 %.408.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.412.i, ptr %arg.room.3, i64 %.421.i, i1 false)
  br label %part33

part5:
  %.379.i = load ptr, ptr %excinfo.1.i, align 8
  %.1836 = icmp sgt i32 %.378.i, 0
  %.1837 = select i1 %.1836, ptr %.379.i, ptr undef
  store ptr %.1837, ptr %excinfo, align 8
  br label %common.ret

B390.endif:
  %61 = icmp eq i32 %.395, 0
  br i1 %61, label %B428, label %B390.endif.if.if

B390.endif.thread:
  %62 = icmp eq i32 %.395, 0
  br i1 %62, label %B520.endif.endif.endif, label %B390.endif.if.if

B390.endif.if.if:
  store ptr %.404, ptr %excinfo, align 8
  br label %common.ret

B520.endif.endif.endif:
  %low.2.0 = phi double [ %.274, %B0 ], [ %.274, %B466 ], [ 0.000000e+00, %part31.exit ], [ 0.000000e+00, %B390.endif.thread ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.186, ptr %arg.s.3, i64 %.378, i1 false)
  %.508 = fadd double %.348, %low.2.0
  %.515 = fmul double %.508, 5.000000e-01
  %.693 = fmul double %.361, 3.000000e+00
  %n.vec.i32 = and i64 %arg.code.26, %const
  br label %B616

B672.endif:
  %"$phi672.4.3.1" = phi double [ %.693, %B664 ], [ 0.000000e+00, %B616 ], [ %.361, %B672.fold.split ]
  %.699 = fadd double %high.2.0618, %"$phi672.4.3.1"
  %.12.i = fcmp olt double %.156, %.699
  %.13.i = select i1 %.12.i, double %.156, double %.699
  store i8 0, ptr %.744, align 1
  %.748 = call i32 @part30(ptr %.744, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %.13.i)
  %cond100 = icmp eq i32 %.748, 0
  br i1 %cond100, label %B672.endif.endif.endif, label %B672.endif.endif.if.if

B672.endif.endif.endif:
  %.758 = load i8, ptr %.744, align 1
  %.761.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not = icmp ne i8 %.758, 0
  br i1 %.761.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not, label %B738, label %B784

B672.endif.endif.if.if:
  %.756 = icmp sgt i32 %.748, 0
  %.749 = load ptr, ptr %excinfo.4, align 8
  %.757 = select i1 %.756, ptr %.749, ptr undef
  store ptr %.757, ptr %excinfo, align 8
  br label %common.ret

B784.if.if:
  %.918 = icmp sgt i32 %.910, 0
  %.911 = load ptr, ptr %excinfo.6, align 8
  %.919 = select i1 %.918, ptr %.911, ptr undef
  store ptr %.919, ptr %excinfo, align 8
  br label %common.ret

B902.endif:
  %63 = icmp eq i32 %.967, 0
  br i1 %63, label %B1008.endif, label %B902.endif.if.if

B902.endif.thread:
  %64 = icmp eq i32 %.967, 0
  br i1 %64, label %B940, label %B902.endif.if.if

B902.endif.if.if:
  store ptr %.976, ptr %excinfo, align 8
  br label %common.ret

B1008.endif:
  %65 = icmp slt i64 %arg.code.26, 1
  br i1 %65, label %B1510, label %B1050.preheader

B1050.preheader:
  %66 = add nsw i64 %arg.code.26, -1
  br label %B1050

B1274.endif.endif.endif:
  %.1360 = fdiv double %place.2.0, %.156
  %sunkaddr123 = getelementptr i8, ptr %arg.s.0, i64 104
  store double %.1360, ptr %sunkaddr123, align 8
  %sunkaddr124 = getelementptr i8, ptr %arg.s.0, i64 112
  store double %.1360, ptr %sunkaddr124, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.room.4, ptr %arg.code.17, i64 %.378, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.186, ptr %arg.code.17, i64 %.378, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.191, ptr %arg.code.17, i64 %.378, i1 false)
  %.1634.3.idx = mul i64 %arg.code.26, 24
  %.1634.3 = getelementptr i8, ptr %arg.room.4, i64 %.1634.3.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1634.3, ptr %arg.code.17, i64 %.378, i1 false)
  %.1634.4.idx = shl i64 %arg.code.26, 5
  %.1634.4 = getelementptr i8, ptr %arg.room.4, i64 %.1634.4.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1634.4, ptr %arg.code.17, i64 %.378, i1 false)
  %.1634.5.idx = mul i64 %arg.code.26, 40
  %.1634.5 = getelementptr i8, ptr %arg.room.4, i64 %.1634.5.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1634.5, ptr %arg.code.17, i64 %.378, i1 false)
  %.1634.6.idx = mul i64 %arg.code.26, 48
  %.1634.6 = getelementptr i8, ptr %arg.room.4, i64 %.1634.6.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1634.6, ptr %arg.code.17, i64 %.378, i1 false)
  %.1634.7.idx = mul i64 %arg.code.26, 56
  %.1634.7 = getelementptr i8, ptr %arg.room.4, i64 %.1634.7.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1634.7, ptr %arg.code.17, i64 %.378, i1 false)
  %.1634.8.idx = shl i64 %arg.code.26, 6
  %.1634.8 = getelementptr i8, ptr %arg.room.4, i64 %.1634.8.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1634.8, ptr %arg.code.17, i64 %.378, i1 false)
  store i64 10, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part29(ptr %retptr, ptr %excinfo, ptr %arg.g, i64 %arg.events, double %arg.direction, ptr %arg.fine) {
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

define internal i32 @part30(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %arg.h) {
B0:
  %.167 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.152 = load double, ptr %arg.s.0, align 8
  %.157 = fcmp ogt double %arg.h, 0.000000e+00
  br i1 %.157, label %B62, label %B144

B62:
  store i64 0, ptr %.167, align 8
  %.171 = call i32 @part7(ptr %.167, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, double %.152, double %arg.h, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond = icmp eq i32 %.171, 0
  br i1 %cond, label %B62.endif, label %B62.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B140 ], [ %.171, %B62.if.if ], [ 0, %B220.endif ]
  ret i32 %common.ret.op

B140:
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B144:
  %.278 = fcmp oeq double %arg.h, 0.000000e+00
  br i1 %.278, label %B156, label %B220

B156:
  %.290 = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.room.2, ptr %arg.s.2, i64 %.290, i1 false)
  br label %B220

B220:
  %.298 = fadd double %arg.h, %.152
  %.75.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.76.i.i = load double, ptr %.75.i.i, align 8
  %.77.i.i = fsub double %.298, %.76.i.i
  %.119.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.120.i.i = load double, ptr %.119.i.i, align 8
  %.121.i.i = fadd double %.298, %.120.i.i
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
  %.181 = load i64, ptr %.167, align 8
  %.260.not = icmp eq i64 %.181, 0
  br i1 %.260.not, label %B144, label %B140

B62.if.if:
  %.179 = icmp sgt i32 %.171, 0
  %.172 = load ptr, ptr %excinfo.1, align 8
  %.180 = select i1 %.179, ptr %.172, ptr undef
  store ptr %.180, ptr %excinfo, align 8
  br label %common.ret

B220.endif:
  store i8 1, ptr %retptr, align 1
  br label %common.ret
}

define internal i32 @part32(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %arg.low, double %arg.high, i8 %arg.known) {
B164.lr.ph:
  %.806 = alloca i8, align 1
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.106 = getelementptr double, ptr %arg.room.4, i64 %arg.code.26
  %.111.idx = shl i64 %arg.code.26, 4
  %.111 = getelementptr i8, ptr %arg.room.4, i64 %.111.idx
  %.74 = icmp ne i8 %arg.known, 0
  %.905 = shl i64 %arg.code.26, 3
  %n.vec.i = and i64 %arg.code.26, 9223372036854775804
  br label %B164

B164:
  %high_weight.3.0410 = phi double [ 1.000000e+00, %B164.lr.ph ], [ %high_weight.4.1, %B985 ]
  %low_weight.3.0407 = phi double [ 1.000000e+00, %B164.lr.ph ], [ %low_weight.4.1, %B985 ]
  %side.3.0406 = phi i64 [ 0, %B164.lr.ph ], [ %side.4.1, %B985 ]
  %known.2.0405 = phi i1 [ %.74, %B164.lr.ph ], [ %known.3.1, %B985 ]
  %high.2.0402 = phi double [ %arg.high, %B164.lr.ph ], [ %high.3.1, %B985 ]
  %low.2.0399 = phi double [ %arg.low, %B164.lr.ph ], [ %low.3.1, %B985 ]
  %.221370397 = phi i64 [ 0, %B164.lr.ph ], [ %.228, %B985 ]
  %.228 = add nuw nsw i64 %.221370397, 1
  %.258 = fsub double %high.2.0402, %low.2.0399
  %.259 = fcmp ogt double %.258, 0x3D719799812DEA11
  br i1 %.259, label %B200.endif, label %B984

B588:
  %.625 = fadd double %.624, 1.000000e-13
  %.12.i = fcmp ogt double %.625, 5.000000e-13
  %.13.i = select i1 %.12.i, double 5.000000e-13, double %.625
  %.682 = fadd double %low.2.0399, %.13.i
  %.12.i17 = fcmp ogt double %.682, %h.5.2.us
  %.13.i18 = select i1 %.12.i17, double %.682, double %h.5.2.us
  br label %B640.endif.endif

B626:
  %.62439 = phi double [ %.62434, %B480.endif.thread ], [ %.624, %B480.endif ]
  %.726 = fadd double %high.2.0402, %low.2.0399
  %.727 = fmul double %.726, 5.000000e-01
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
  br i1 %25, label %part31.exit, label %B50.i.preheader

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
  br i1 %exitcond.not.i, label %part31.exit, label %B50.i

part31.exit:
  %.224.lcssa.i = phi i64 [ %26, %middle.block.i ], [ %.224.i, %B50.endif.endif.i ]
  %.not = icmp eq i64 %.224.lcssa.i, 0
  br i1 %.not, label %B896, label %B804

B804:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.111, ptr %arg.code.17, i64 %.905, i1 false)
  %.908 = icmp eq i64 %side.3.0406, 1
  br i1 %.908, label %B868, label %B985

B868:
  %.913 = fmul double %low_weight.3.0407, 5.000000e-01
  br label %B985

B896:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.106, ptr %arg.code.17, i64 %.905, i1 false)
  %.981 = icmp eq i64 %side.3.0406, -1
  br i1 %.981, label %B956, label %B985

B956:
  %.986 = fmul double %high_weight.3.0410, 5.000000e-01
  br label %B985

common.ret:
  %common.ret.op = phi i32 [ 0, %B984 ], [ %.810, %B640.endif.endif.endif.if.if ]
  ret i32 %common.ret.op

B984:
  %high.2.0.lcssa.ph = phi double [ %high.2.0402, %B164 ], [ %high.3.1, %B985 ]
  store double %high.2.0.lcssa.ph, ptr %retptr, align 8
  br label %common.ret

B985:
  %low.3.1 = phi double [ %low.2.0399, %B868 ], [ %low.2.0399, %B804 ], [ %.13.i24, %B896 ], [ %.13.i24, %B956 ]
  %high.3.1 = phi double [ %.13.i24, %B868 ], [ %.13.i24, %B804 ], [ %high.2.0402, %B896 ], [ %high.2.0402, %B956 ]
  %known.3.1 = phi i1 [ %.823, %B868 ], [ %.823, %B804 ], [ %known.2.0405, %B896 ], [ %known.2.0405, %B956 ]
  %low_weight.4.1 = phi double [ %.913, %B868 ], [ 1.000000e+00, %B804 ], [ 1.000000e+00, %B896 ], [ 1.000000e+00, %B956 ]
  %high_weight.4.1 = phi double [ 1.000000e+00, %B868 ], [ 1.000000e+00, %B804 ], [ 1.000000e+00, %B896 ], [ %.986, %B956 ]
  %side.4.1 = phi i64 [ 1, %B868 ], [ 1, %B804 ], [ -1, %B896 ], [ -1, %B956 ]
  %exitcond455.not = icmp eq i64 %.228, 200
  br i1 %exitcond455.not, label %B984, label %B164

B200.endif:
  %29 = icmp slt i64 %arg.code.26, 1
  %known.2.0405.not = xor i1 %known.2.0405, true
  %brmerge = select i1 %29, i1 true, i1 %known.2.0405.not
  %.450.urem = urem i64 %.221370397, 3
  %.471.not = icmp eq i64 %.450.urem, 2
  %or.cond472 = select i1 %brmerge, i1 true, i1 %.471.not
  br i1 %or.cond472, label %B480.endif.thread, label %B246.us.preheader

B246.us.preheader:
  br label %B246.us

B480.endif.thread:
  %.62434 = fmul double %.258, 1.000000e-02
  br label %B626

B246.us:
  %h.4.1344.us = phi double [ %h.5.2.us, %B478.us ], [ %high.2.0402, %B246.us.preheader ]
  %.386339342.us = phi i64 [ %.393.us, %B478.us ], [ 0, %B246.us.preheader ]
  %.393.us = add nuw nsw i64 %.386339342.us, 1
  %30 = shl i64 %.386339342.us, 3
  %scevgep46 = getelementptr i8, ptr %arg.s.3, i64 %30
  %.481.us = load double, ptr %scevgep46, align 8
  %scevgep45 = getelementptr i8, ptr %.111, i64 %30
  %.485.us = load double, ptr %scevgep45, align 8
  %scevgep44 = getelementptr i8, ptr %arg.s.4, i64 %30
  %.490.us = load double, ptr %scevgep44, align 8
  %.14.i = fcmp olt double %.481.us, 0.000000e+00
  %.20.i = fcmp oge double %.485.us, 0.000000e+00
  %or.cond.i = select i1 %.14.i, i1 %.20.i, i1 false
  %.25.i = fcmp oge double %.490.us, 0.000000e+00
  %or.cond2.i = select i1 %or.cond.i, i1 %.25.i, i1 false
  br i1 %or.cond2.i, label %B360.us, label %part28.exit

part28.exit:
  %.37.i = fcmp ule double %.481.us, 0.000000e+00
  %.44.i = fcmp ugt double %.485.us, 0.000000e+00
  %or.cond3.i.not30 = select i1 %.37.i, i1 true, i1 %.44.i
  %.51.i = fcmp ugt double %.490.us, 0.000000e+00
  %spec.select.i.not = select i1 %or.cond3.i.not30, i1 true, i1 %.51.i
  br i1 %spec.select.i.not, label %B478.us, label %B360.us

B360.us:
  %31 = shl i64 %.386339342.us, 3
  %scevgep8 = getelementptr i8, ptr %.106, i64 %31
  %.531.us = load double, ptr %scevgep8, align 8
  %.533.us = fmul double %low_weight.3.0407, %.531.us
  %.541.us = fmul double %high_weight.3.0410, %.485.us
  %.550.us = fcmp une double %.533.us, %.541.us
  br i1 %.550.us, label %B416.us, label %B478.us

B416.us:
  %.554.us = fmul double %low.2.0399, %.541.us
  %.557.us = fmul double %high.2.0402, %.533.us
  %.558.us = fsub double %.554.us, %.557.us
  %.561.us = fsub double %.541.us, %.533.us
  %.569.us = fdiv double %.558.us, %.561.us
  %.12.i21 = fcmp olt double %.569.us, %h.4.1344.us
  %.13.i22 = select i1 %.12.i21, double %.569.us, double %h.4.1344.us
  br label %B478.us

B478.us:
  %h.5.2.us = phi double [ %.13.i22, %B416.us ], [ %h.4.1344.us, %B360.us ], [ %h.4.1344.us, %part28.exit ]
  %exitcond.not = icmp eq i64 %arg.code.26, %.393.us
  br i1 %exitcond.not, label %B480.endif, label %B246.us

B480.endif:
  %.624 = fmul double %.258, 1.000000e-02
  %.660 = fcmp olt double %low.2.0399, %h.5.2.us
  %.668 = fcmp olt double %h.5.2.us, %high.2.0402
  %or.cond = and i1 %.660, %.668
  br i1 %or.cond, label %B588, label %B626

B640.endif.endif:
  %.62438 = phi double [ %.62439, %B626 ], [ %.624, %B588 ]
  %"$phi640.1.2.1" = phi double [ %.727, %B626 ], [ %.13.i18, %B588 ]
  %.12.i19 = fcmp ogt double %.62438, 5.000000e-13
  %.13.i20 = select i1 %.12.i19, double 5.000000e-13, double %.62438
  %.768 = fsub double %high.2.0402, %.13.i20
  %.12.i23 = fcmp olt double %.768, %"$phi640.1.2.1"
  %.13.i24 = select i1 %.12.i23, double %.768, double %"$phi640.1.2.1"
  store i8 0, ptr %.806, align 1
  %.810 = call i32 @part30(ptr %.806, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, i64 %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, i64 %arg.s.9, ptr %arg.s.10.0, ptr %arg.s.10.1, ptr %arg.s.10.2, ptr %arg.s.10.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %.13.i24)
  %.811 = load ptr, ptr %excinfo.7, align 8
  %.820 = load i8, ptr %.806, align 1
  %.823 = icmp ne i8 %.820, 0
  br i1 %.823, label %B640.endif.endif.endif, label %B640.endif.endif.endif.thread

B640.endif.endif.endif:
  %32 = icmp eq i32 %.810, 0
  br i1 %32, label %B772, label %B640.endif.endif.endif.if.if

B640.endif.endif.endif.thread:
  %33 = icmp eq i32 %.810, 0
  br i1 %33, label %B804, label %B640.endif.endif.endif.if.if

B640.endif.endif.endif.if.if:
  %.818.le = icmp sgt i32 %.810, 0
  %.819.le = select i1 %.818.le, ptr %.811, ptr undef
  store ptr %.819.le, ptr %excinfo, align 8
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
