import { bareMotif, motif, picture } from '#core/brand/illustration-parts.ts'
import { cloud, person, sun, tree } from '../illustrations/figures.ts'

/** Neighbours in a backyard cheer in front of a television on a table. 640 by 230. */
export const tvPatio = picture(640, 230, [
  'sky M0 206V80q0-54 54-54h532q54 0 54 54v126z',
  sun(78, 76),
  cloud(196, 62),
  cloud(540, 54, 0.8),
  'hill M0 206v-30h640v30z',
  'wall M0 130h150v46H0zM520 130h120v46H520z',
  'roofShade M0 124h150v6H0zM520 124h120v6H520z',
  tree(118, 180, 1.5),
  tree(604, 180, 1.3),
  'roof M246 162h148v10H246zM258 172h8v34h-8zM374 172h8v34h-8z',
  'stroke M254 72h132v84H254zM308 156h24v6h-24z',
  'leaf M261 79h118v70H261z',
  'surface M344 92h35v44h-35zM312 128a8 8 0 1 1 16 0 8 8 0 1 1-16 0z',
  'line M261 114h60M344 92h35v44h-35M356 92v44M368 92v44M344 106h35M344 120h35M320 128q14-22 30-18',
  motif(430, 52, 1.05, 48),
  'line M386 96C404 92 412 76 422 62',
  person(196, 206, 1.14, 'skinTwo action long stand', [-24, -80, 26, -82]),
  person(236, 206, 0.7, 'skinThree saved short walk', [-24, -76, 24, -80]),
  person(160, 206, 1.02, 'skinOne confirmed grey-bald stand', [-16, -30, 24, -66]),
  person(418, 206, -1.16, 'skinThree cloth cap stand', [-24, -82, 26, -80]),
  person(462, 206, -0.98, 'skinTwo confirmed grey-bun dress', [-18, -34, 22, -74]),
  person(504, 206, -0.74, 'skinOne action long dress', [-26, -74, 22, -78]),
  'line M0 206h640',
])

/** A grandfather and his granddaughter mark a day on the calendar. */
export const tvSchedule = picture(320, 240, [
  'surface M20 206V60q0-34 34-34h212q34 0 34 34v146z',
  'wall M124 48h140v112H124z',
  'action M124 48h140v22H124z',
  'line M124 48h140v112H124zM124 70h140M124 100h140M124 130h140M152 70v90M180 70v90M208 70v90M236 70v90M156 42v12M232 42v12',
  'saved M180 100h28v30h-28z',
  bareMotif(194, 115, 0.4, 20),
  person(96, 206, 1.3, 'skinThree confirmed grey-bald stand', [-18, -34, 30, -66]),
  person(158, 206, -0.88, 'skinTwo action long dress', [-16, -32, 20, -76]),
  'stroke m134 116 10-6 3 5-10 6z',
  'line M146 112 182 112M6 206h308',
])

/** Two homes on two shores, at night; the string of a kite joins their windows over the sea. On the night. */
export const tvTwoShores = picture(320, 240, [
  'saved M166 62a18 18 0 1 1 22-26 20 20 0 0 0-22 26z',
  'confirmed M0 180q40-12 80 0t80 0 80 0 80 0v44H0z',
  'leaf M0 206v-34q50-16 104 10l22 24zM320 206v-40q-56-10-92 16l-20 24z',
  'wall M18 172v-62h62v62zM246 166v-52h52v52z',
  'roof m10 110 39-28 39 28zM238 114h68v-12h-68z',
  'saved M32 124h34v28H32zM260 126h26v24h-26z',
  'stroke M40 132h18v12H40zM266 132h14v10h-14z',
  bareMotif(120, 44, 0.9, 44),
  'action M146 190h40l-8 12h-26z',
  'surface M166 160v28h-16zM169 166v22h12z',
  'sky M80 92a2 2 0 1 1 4 0 2 2 0 1 1-4 0zM222 56a2 2 0 1 1 4 0 2 2 0 1 1-4 0zM270 72a2 2 0 1 1 4 0 2 2 0 1 1-4 0zM40 46a2 2 0 1 1 4 0 2 2 0 1 1-4 0z',
  'cloth-thread M58 138C84 120 100 84 114 52M126 52C180 70 230 96 266 136',
])

/** A building at dusk: in each window a different show, joined by one string. 640 by 250. */
export const tvWindows = picture(640, 250, [
  'sky M0 236V76q0-50 50-50h540q50 0 50 50v160z',
  sun(64, 84),
  'wall M120 236V56h400v180z',
  'wallShade M470 236V56h50v180z',
  'roof M108 44h424v14H108z',
  'roofShade M150 20h30v24h-30zM440 26h22v18h-22z',
  'saved M146 76h70v62h-70zM246 76h70v62h-70zM346 76h70v62h-70zM146 156h70v62h-70zM346 156h70v62h-70z',
  'cloth M440 76h56v62h-56zM440 156h56v62h-56z',
  'roofShade M250 156h62v80h-62z',
  'action M256 164h50v72h-50z',
  'stroke M152 88h26v20h-26zM282 86h28v22h-28zM352 88h26v20h-26zM184 166h28v22h-28zM352 168h26v20h-26zM456 96h26v20h-26z',
  'confirmed M155 91h20v14h-20zM187 169h22v16h-22z',
  'action M285 89h22v16h-22zM355 171h20v14h-20z',
  'leaf M355 91h20v14h-20z',
  'surface M459 99h20v14h-20z',
  person(198, 138, 0.58, 'skinTwo action grey-bun none', [-14, -34, 14, -34]),
  person(264, 138, 0.6, 'skinThree confirmed cap none', [-18, -76, 20, -76]),
  person(398, 138, 0.5, 'skinOne cloth long none', [-16, -66, 16, -66]),
  person(166, 218, 0.56, 'skinOne leaf grey-bald none', [-14, -34, 16, -40]),
  person(396, 218, 0.44, 'skinThree saved short none', [-16, -70, 16, -60]),
  person(412, 218, 0.4, 'skinTwo confirmed long none', [-16, -60, 16, -66]),
  'line M146 138h70M246 138h70M346 138h70M440 138h56M146 218h70M346 218h70M440 218h56M298 202v6M165 88C168 40 190 26 240 22M240 22C300 16 500 20 572 58',
  motif(580, 64, 1.2, 70),
  'leaf M540 236c-10-30 6-44 14-30 4-22 24-22 24 0 12-10 22 10 12 30zM40 236c-6-20 6-30 12-20 4-14 18-12 16 4 10-4 14 8 8 16z',
  'line M0 236h640',
])
