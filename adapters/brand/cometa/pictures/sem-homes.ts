import { bareMotif, motif, picture } from '#core/brand/illustration-parts.ts'
import { cloud, house, person, sun, tree } from '../illustrations/figures.ts'

/** Neighbours watch a match on the patio, under paper banners on the string of a kite. 640 by 230. */
export const semPatio = picture(640, 230, [
  'hill M6 214C22 84 150 14 322 14s300 82 312 200z',
  'wall M60 214V70h110v144z',
  'roof M50 58h130v12H50z',
  'saved M84 96h28v32H84z',
  'action M122 214v-74h32v74z',
  'stroke M252 104h136v80H252zM312 184h16v30h-16z',
  'leaf M259 111h122v66H259z',
  'line M320 111v66M308 144a12 12 0 1 1 24 0 12 12 0 1 1-24 0zM259 128h14v32h-14M381 128h-14v32h14',
  'line M170 74Q320 118 520 52',
  'action M188 83h26v18l-6-5-7 6-7-6-6 5z',
  'saved M229 89h26v18l-6-5-7 6-7-6-6 5z',
  'confirmed M271 92h26v18l-6-5-7 6-7-6-6 5z',
  'action M316 92h26v18l-6-5-7 6-7-6-6 5z',
  'saved M362 87h26v18l-6-5-7 6-7-6-6 5z',
  'confirmed M410 79h26v18l-6-5-7 6-7-6-6 5z',
  'action M460 67h26v18l-6-5-7 6-7-6-6 5z',
  motif(536, 44, 1, 50),
  person(212, 214, 0.92, 'skinThree saved short stand', [-22, -76, 22, -74]),
  person(424, 214, -0.86, 'skinOne action long sit', [10, -40, 22, -46]),
  person(484, 214, -0.96, 'skinTwo confirmed grey-bald sit', [10, -40, 20, -70]),
  person(552, 214, -0.62, 'skinTwo action bun stand', [-20, -72, 20, -72]),
  tree(606, 214, 0.9),
  'line M2 214h636',
])

/** An old television set on legs, joined to a small box by a string. */
export const semOldSet = picture(320, 240, [
  'wall M16 212V44q0-26 26-26h236q26 0 26 26v168z',
  'roof M58 66h160v106H58zM78 172h10l-8 40h-8zM188 172h10l8 40h-8z',
  'roofShade M180 76h28v86h-28z',
  'sky M70 82q0-6 6-6h86q6 0 6 6v74q0 6-6 6H76q-6 0-6-6z',
  motif(118, 112, 0.95),
  'saved M188 92a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM188 114a6 6 0 1 1 12 0 6 6 0 1 1-12 0z',
  'action M236 178h44v18h-44z',
  'line M112 66 92 34M140 66l26-36M186 138h16M186 146h16M186 154h16M218 140C250 132 264 150 258 178M244 187h6M8 212h304',
  'stroke M228 198h60v14h-60z',
])

/** A moving truck with furniture and a kite on its roof. 640 by 230. */
export const semTruck = picture(640, 230, [
  'sky M6 206C22 84 150 16 322 16s300 78 312 190z',
  sun(96, 84, 1.2),
  cloud(220, 56),
  'hill M6 206c90-50 200-50 300-22 110-30 230-28 328 22z',
  house(24, 206, 74, 46),
  house(536, 206, 84, 56, ['saved M14-44h22v20H14z', 'action M50 0v-36h20V0z']),
  'surface M196 92h168v96H196z',
  'confirmed M364 122h40l30 34v32h-70z',
  'glass M374 130h26l18 24h-44z',
  'roofShade M214 66h54v26h-54zM214 58h10v34h-10z',
  'action M280 62h30v30h-30z',
  'leaf M330 92c-18-14-8-34 2-20 2-18 22-10 8 20z',
  'line M196 92h168v96H196zM196 124h168M364 122h40l30 34v32h-70zM364 188h70',
  'stroke M218 192a18 18 0 1 1 36 0 18 18 0 1 1-36 0zM374 192a18 18 0 1 1 36 0 18 18 0 1 1-36 0z',
  'surface M229 192a7 7 0 1 1 14 0 7 7 0 1 1-14 0zM385 192a7 7 0 1 1 14 0 7 7 0 1 1-14 0z',
  'line M202 92C180 70 160 74 150 60M462 172h22M470 186h26',
  motif(144, 46, 0.9, -34),
  'line M2 210h636',
])

/** A woman with a list of questions in front of two doors. */
export const semTwoDoors = picture(320, 240, [
  'wall M14 210V40q0-18 18-18h256q18 0 18 18v170z',
  'action M48 210V66h72v144z',
  'roofShade M206 210V66h72v144z',
  'saved M62 82h44v40H62z',
  'cloth M220 82h44v40h-44z',
  bareMotif(84, 102, 0.5, 20),
  'line M48 210V66h72v144M206 210V66h72v144M110 146v10M268 146v10M236 94q2-8 8-6t2 9-4 9M242 112v1',
  person(163, 216, 1.26, 'skinTwo confirmed long stand', [-16, -34, 18, -54]),
  'surface M172 122h30v44h-30z',
  'line M172 122h30v44h-30zM178 132h4M186 132h10M178 142h4M186 142h10M178 152h4M186 152h10M4 210h312',
])

/** A wall calendar: the string of the price climbs one step from page to page. */
export const semCalendar = picture(320, 240, [
  'sky M14 212C8 92 82 20 164 20s150 76 142 192z',
  'surface M40 60h108v118H40zM172 60h108v118H172z',
  'action M40 60h108v22H40z',
  'confirmed M172 60h108v22H172z',
  'line M40 60h108v118H40zM172 60h108v118H172zM62 52v16M126 52v16M194 52v16M258 52v16',
  'line M54 100h8M76 100h8M98 100h8M120 100h8M186 100h8M208 100h8M230 100h8M252 100h8',
  'line M54 116h8M76 116h8M98 116h8M120 116h8M186 116h8M208 116h8M230 116h8M252 116h8',
  'line M54 132h8M76 132h8M98 132h8M120 132h8M186 132h8M208 132h8M230 132h8M252 132h8',
  'saved M40 164h108v14H40zM172 146h108v32H172z',
  'line M20 164H160V146H292',
  bareMotif(296, 128, 0.8, 20),
  'line M8 212h304',
])

/** Four people with their telephones: every string leads to the same router. 640 by 230. */
export const semLines = picture(640, 230, [
  'sky M6 214C22 86 150 18 322 18s300 80 312 196z',
  sun(92, 88),
  cloud(214, 60),
  cloud(470, 66, 1.1),
  'hill M6 214c100-40 210-36 314-16 110-20 220-20 314 16z',
  'roof M286 196h70v18h-70z',
  'surface M288 170h66v26h-66z',
  'line M288 170h66v26h-66zM300 170v-30M342 170v-30M300 184h8M314 184h8M321 170V70',
  bareMotif(321, 56, 0.9, 0),
  'line M154 156Q226.5 110 288 177',
  person(132, 214, 1, 'skinThree action short stand', [-14, -30, 20, -58]),
  'stroke M150 148h8v14h-8z',
  'line M245.12 158.32Q272.5 110.8 288 177',
  person(224, 214, 0.96, 'skinOne saved long stand', [-14, -30, 20, -58]),
  'stroke M241.28 150.64h8v14h-8z',
  'line M407.72 171.07999999999998Q372.5 115.2 354 177',
  person(424, 214, -0.74, 'skinTwo leaf bun stand', [-14, -30, 20, -58]),
  'stroke M404.76 165.16h8v14h-8z',
  'line M490.44 157.16Q416.5 110.4 354 177',
  person(512, 214, -0.98, 'skinTwo confirmed grey-bald stand', [-14, -30, 20, -58]),
  'stroke M486.52 149.32h8v14h-8z',
  'line M2 214h636',
])

/** A house cut open: the string enters through the wall, reaches the modem and runs on to the rooms. */
export const semCrossSection = picture(320, 240, [
  'sky M10 176C12 86 80 20 166 20s142 66 144 156z',
  'roofShade M8 176h304v48H8z',
  'roof M70 78 168 26l98 52z',
  'wall M80 78h176v98H80z',
  'surface M90 86h72v38H90zM172 86h74v38h-74zM90 132h156v44H90z',
  'confirmed M104 156h30v14h-30z',
  'stroke M186 96h34v22h-34zM200 146h30v18h-30zM112 104h16v20h-16z',
  'line M16 204C50 188 60 206 84 176L104 164M134 162C160 150 180 170 200 158M134 160C166 142 150 118 186 108M120 156V124M110 156v-8M128 156v-8M90 86h72v38H90zM172 86h74v38h-74zM90 132h156v44H90z',
  motif(34, 112, 0.8, -16),
  tree(288, 176, 0.7),
  'line M4 176h76M256 176h60',
])

/** A man leaves through a door with a box of equipment; outside a kite waits. */
export const semLeaving = picture(320, 240, [
  'wall M14 210V36h150v174z',
  'roofShade M50 210V66h78v144z',
  'sky M164 210V36h142q4 90 0 174z',
  sun(196, 74, 0.9),
  'hill M164 210v-30q70-34 142-8v38z',
  'action M128 66l30 16v144l-30-16z',
  'line M50 210V66h78l30 16v144l-30-16V66M150 150v10',
  person(204, 214, 1.24, 'skinThree leaf short walk', [4, -34, 30, -34]),
  'roof M206 148h44v30h-44z',
  'surface M212 140h26v8h-26z',
  'line M206 160h44M228 148v12M218 140v-12M232 140v-12M284 190C270 160 292 140 278 118',
  bareMotif(276, 104, 0.9, 16),
  'line M4 212h312',
])
