import { bareMotif, motif, picture } from '#core/brand/illustration-parts.ts'
import { cloud, house, person, sun, tree, windows } from '../illustrations/figures.ts'

/** A street in the morning: every home holds a kite by its own string. 640 by 230. */
export const internetStreet = picture(640, 230, [
  'sky M6 216C18 96 130 20 320 20s302 76 314 196z',
  sun(104, 84, 1.3),
  cloud(248, 58),
  cloud(560, 112, 0.8),
  'hill M6 216c70-60 150-66 230-28 80-44 170-44 250-6 60-24 110-10 148 34z',
  tree(48, 216, 1.1),
  house(76, 216, 104, 58, [
    'saved M14-46h24v24H14z',
    'cloth M52 0v-40h22V0z',
    'line M26-46v24M14-34h24M46 0h34',
  ]),
  'wall M224 216V96h124v120z',
  'wallShade M312 216V96h36v120z',
  'roof M216 86h140v12H216z',
  ...windows(242, 112, { columns: 4, rows: 3, gap: 26, rise: 32, lit: [1, 6, 8] }),
  house(396, 216, 92, 48, [
    'saved M50-38h24v22H50z',
    'action M16 0v-34h20V0z',
    'line M62-38v22M50-27h24M10 0h32',
  ]),
  'roofShade M410 126h12v26h-12z',
  house(520, 216, 76, 64, ['cloth M28 0v-38h20V0z', 'line M22 0h32']),
  'line M128 114C150 100 158 86 168 70M286 86C300 76 314 66 326 58M416 126C424 108 436 92 452 78M558 120c8-16 20-30 30-40',
  motif(174, 60, 0.8, 34),
  motif(338, 48, 0.9, 48),
  motif(460, 66, 0.8),
  bareMotif(596, 68, 0.6, 36),
  person(372, 216, 0.86, 'skinTwo confirmed long stand', [-18, -30, 20, -76]),
  person(206, 216, 0.66, 'skinThree action short walk', [-22, -66, 22, -72]),
  'line M2 216h636',
])

/** A family in the evening, each with a screen of their own; the string comes in by the window. */
export const internetFamily = picture(320, 240, [
  'wall M16 210V56q0-30 30-30h228q30 0 30 30v154z',
  'glass M34 50h76v70H34z',
  motif(84, 78, 0.6, 36),
  'line M34 50h76v70H34zM72 50v70M72 92C96 120 150 96 178 108',
  'stroke M176 60h104v62H176z',
  'confirmed M184 67h88v48h-88z',
  'saved M206 91a12 12 0 1 1 24 0 12 12 0 1 1-24 0z',
  'hill M184 115c20-22 40-20 56-4 10-10 22-8 32 2v2z',
  'roof M168 138h120v10H168z',
  'cloth M50 186q0-30 26-30h90q26 0 26 30v22H50z',
  person(88, 210, 1.08, 'skinOne saved bun none', [-10, -34, 18, -34]),
  person(134, 210, 0.9, 'skinTwo action short none', [-12, -36, 12, -36]),
  'stroke M92 168h24l-2 14H94zM124 172h20v13h-20z',
  person(236, 210, 1, 'skinThree leaf long sit', [-12, -34, 20, -50]),
  'stroke M252 152l9-2 4 16-9 2z',
  'line M50 208h142M8 210h304',
])

/** A kite with the tail of a comet over the lights of a city. */
export const internetCometCity = picture(320, 240, [
  'sky M8 218C2 96 70 16 166 16s152 80 146 202z',
  'saved M216 74C150 96 96 132 40 196c66-46 120-72 184-100z',
  'action M220 80C160 104 120 128 76 160c54-28 96-46 148-66z',
  bareMotif(232, 80, 1.7, 62),
  'wall M30 218v-38h44v38zM92 218v-62h50v62zM232 218v-48h56v48z',
  'wallShade M58 218v-38h16v38zM124 218v-62h18v62zM160 218v-30h60v30zM268 218v-48h20v48z',
  'roof M24 174h56v8H24zM86 148h62v10H86zM154 182h72v8h-72zM226 162h68v10h-68z',
  ...windows(40, 192, { columns: 2, rows: 1, gap: 16, rise: 20, lit: [0] }),
  ...windows(100, 166, { columns: 2, rows: 2, gap: 18, rise: 24, lit: [1, 2] }),
  ...windows(172, 198, { columns: 3, rows: 1, gap: 16, rise: 20, lit: [1] }),
  ...windows(242, 182, { columns: 2, rows: 1, gap: 18, rise: 20, lit: [0, 1] }),
  person(190, 182, 0.6, 'skinTwo action long stand', [-18, -72, 22, -76]),
  'line M4 218h312',
])

/** A child grows year by year at a door frame, while the string above, the price, stays level. 360 by 240. */
export const internetFiveYears = picture(360, 240, [
  'wall M10 214V40q0-20 20-20h300q20 0 20 20v174z',
  'wallShade M300 214V40h50v174z',
  'action M306 214V66h36v148z',
  'line M306 214V66h36v148M334 140v10M34 62H282',
  bareMotif(286, 54, 0.8, 90),
  person(52, 214, 0.62, 'skinTwo saved short stand', [-14, -30, 14, -30]),
  'line M52 62v10',
  person(106, 214, 0.78, 'skinTwo confirmed short stand', [-14, -30, 14, -30]),
  'line M106 62v10',
  person(160, 214, 0.94, 'skinTwo cloth short stand', [-14, -30, 14, -30]),
  'line M160 62v10',
  person(214, 214, 1.1, 'skinTwo leaf short stand', [-14, -30, 14, -30]),
  'line M214 62v10',
  person(268, 214, 1.26, 'skinTwo action short stand', [-14, -30, 14, -30]),
  'line M268 62v10',
  'line M4 214h352',
])
