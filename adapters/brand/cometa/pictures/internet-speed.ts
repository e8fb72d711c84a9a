import { bareMotif, motif, picture } from '#core/brand/illustration-parts.ts'
import { cloud, person, sun } from '../illustrations/figures.ts'

/** A gauge whose needle is a kite on its string. */
export const internetGauge = picture(320, 240, [
  'sky M30 190a130 130 0 0 1 260 0z',
  'confirmed M30 190a130 130 0 0 1 38-92l26 26a93 93 0 0 0-27 66z',
  'saved M68 98a130 130 0 0 1 138-30l-13 35a93 93 0 0 0-99 21z',
  'action M206 68a130 130 0 0 1 84 122h-37a93 93 0 0 0-60-87z',
  'line M68 98l26 26M206 68l-13 35M160 190 218 124',
  bareMotif(226, 114, 0.9, 42),
  'stroke M150 190a10 10 0 1 1 20 0 10 10 0 1 1-20 0z',
  'line M16 190h288M100 208h120',
])

/** A laptop joined to the modem by a cable, and a person who waits for the figure. */
export const internetByCable = picture(320, 240, [
  'sky M24 206V90q0-60 62-60h148q62 0 62 60v116z',
  'roof M84 150h206v10H84z',
  'stroke M128 100h66l6 50h-78z',
  'confirmed M135 107h52l4 34h-60z',
  'surface M240 96h24v54h-24z',
  'saved M249 106h6v6h-6zM249 118h6v6h-6z',
  'line M240 96h24v54h-24zM200 146c14 2 8-26 20-26s8 20 20 20M100 160v46M274 160v46M264 104c24-18 18-44 36-60M143 132a18 18 0 0 1 36 0M161 132l10-10',
  person(76, 206, 1.2, 'skinThree cloth short stand', [-12, -30, 30, -46]),
  bareMotif(298, 40, 0.6, 20),
  'line M8 206h304',
])

/** A home in its busiest hour: in each room somebody uses the internet. */
export const internetBusyHome = picture(320, 240, [
  'sky M20 214C6 104 70 22 160 22s154 82 140 192z',
  'wall M54 214V96L160 36l106 60v118z',
  'roof M40 100 160 28l120 72h-24L160 46 64 100z',
  'surface M62 104h94v48H62z',
  'saved M164 104h94v48h-94zM62 160h94v54H62z',
  'glass M164 160h94v54h-94z',
  person(92, 158, 0.6, 'skinTwo action long sit', [18, -46, 26, -46]),
  'stroke M112 122h22l4 16h-26z',
  'line M104 138h40v14M188 130h40',
  person(196, 158, 0.62, 'skinThree cloth short sit', [16, -52, 22, -46]),
  'stroke M226 112h26v18h-26z',
  'cloth M72 196q0-12 12-12h34q12 0 12 12v12H72z',
  person(100, 214, 0.62, 'skinOne confirmed bun none', [-10, -36, 12, -36]),
  'stroke M138 168h14v34h-14z',
  person(196, 214, 0.74, 'skinOne saved grey-bald stand', [-14, -30, 20, -54]),
  'stroke M208 168h8v12h-8z',
  'line M54 156h212M160 104v110M54 98v116M266 98v116M250 62C262 46 270 40 282 36',
  bareMotif(286, 34, 0.7, 44),
  'line M6 214h308',
])

/** Clothes lines between two balconies: bandwidth is how many there are, latency how far one reaches. */
export const internetClothesLines = picture(320, 240, [
  'sky M22 210V80c0-40 62-62 138-62s138 22 138 62v130z',
  sun(160, 52, 0.8),
  'wall M6 210V44h56v166zM258 210V44h56v166z',
  'wallShade M44 210V44h18v166zM296 210V44h18v166z',
  'roof M0 34h68v12H0zM252 34h68v12h-68z',
  'glass M16 60h18v26H16zM272 60h18v26h-18z',
  'line M62 88q98 20 196 0M62 122q98 20 196 0M62 156q98 20 196 0',
  'action M92 92h20v22H92zM196 128h20v22h-20z',
  'confirmed M128 96h22v22h-22zM88 160h22v24H88z',
  'saved M168 97h20v22h-20zM126 130h20v22h-20z',
  'cloth M206 94h22v20h-22zM160 166h22v22h-22zM86 126h16v18H86z',
  bareMotif(218, 176, 0.5, 0),
  'line M4 210h312',
])

/** A sofa from behind, and a screen in which a kite flies over the sea. */
export const internetCinema = picture(320, 240, [
  'wall M14 214V44q0-24 24-24h244q24 0 24 24v170z',
  'stroke M60 40h200v116H60z',
  'sky M68 48h184v100H68z',
  'confirmed M68 124c30-10 50 8 84 0s60-8 100 2v22H68z',
  sun(108, 82, 0.9),
  motif(196, 82, 1.1, 38),
  person(120, 220, 1.2, 'skinTwo action long none', [-14, -34, 14, -36]),
  person(168, 220, 0.96, 'skinTwo saved short none', [-14, -36, 14, -36]),
  person(214, 220, 1.14, 'skinOne leaf grey-bald none', [-14, -36, 14, -36]),
  'cloth M72 190q0-18 18-18h152q18 0 18 18v30H72z',
  'line M72 190q0-18 18-18h152q18 0 18 18v30M166 172v48M6 220h308',
])

/** The ground under a street, cut open: the cable runs below and rises to each house. 640 by 230. */
export const internetUnderground = picture(640, 230, [
  'sky M6 128C30 50 160 14 320 14s290 36 314 114z',
  sun(186, 48),
  cloud(410, 44),
  'wall M60 128V78h80v50zM232 128V66h100v62zM470 128V82h92v46z',
  'wallShade M116 128V78h24v50zM304 128V66h28v62zM536 128V82h26v46z',
  'roof m50 78 50-34 50 34zM224 56h116v12H224zM460 82l56-36 56 36z',
  'saved M76 92h18v16H76zM250 80h14v16h-14zM486 94h18v16h-18z',
  'glass M282 80h14v16h-14zM250 104h14v14h-14z',
  'roofShade M6 128h628l-12 84q-2 10-14 10H32q-12 0-14-10z',
  'wallShade M12 150h616l-4 26H16z',
  'line M4 128h632M0 186C60 172 100 196 160 184s120-12 180 0 120 10 180-2 80-4 120 4M104 188V112M284 182V112M516 182V112',
  'action M96 180h16v14H96zM276 176h16v14h-16zM508 176h16v14h-16z',
  'saved M166 178h10v10h-10zM392 180h10v10h-10zM600 178h10v10h-10z',
  person(408, 128, 0.84, 'skinTwo confirmed cap stand', [-18, -36, 18, -40]),
  'roof M418 108a14 14 0 1 1 28 0 14 14 0 1 1-28 0z',
  'line M418 108a14 14 0 1 1 28 0 14 14 0 1 1-28 0zM432 122C436 150 420 160 400 182',
  bareMotif(590, 54, 0.8, 34),
  'line M588 62C582 84 566 92 556 98',
])
