import { at, bareMotif, motif, picture } from '#core/brand/illustration-parts.ts'
import { cloud, house, person, sun, tree, windows } from '../illustrations/figures.ts'

/** A family on a roof at the end of the day, joined by the string of a kite. */
export const mobileFamily = picture(800, 240, [
  'sky M0 0h800v190H0z',
  sun(90, 60, 1.4),
  cloud(230, 50, 1.4),
  cloud(560, 36, 1.2),
  'hill M0 190q120-70 260-20t280-10 260 10v30H0z',
  'wallShade M20 240V120h90v120zM690 240V104h96v136z',
  ...windows(36, 138, { columns: 3, rows: 3, gap: 24, rise: 30, lit: [1, 5] }),
  ...windows(706, 122, { columns: 3, rows: 4, gap: 26, rise: 28, lit: [0, 4, 8] }),
  'roof M150 196h500v14H150z',
  'wall M160 210h480v30H160z',
  ...windows(190, 218, { columns: 16, rows: 1, gap: 28, rise: 20, lit: [2, 3, 9] }),
  person(230, 196, 1.15, 'skinTwo action long stand', [-15, -30, 16, -62]),
  at('translate(244 112)rotate(12)', ['stroke M0 0h12v20H0z', 'glass M2 3h8v12H2z']),
  person(330, 196, 1.2, 'skinThree cloth short stand', [-18, -54, 14, -30]),
  at('translate(300 116)rotate(-12)', ['stroke M0 0h12v20H0z', 'glass M2 3h8v12H2z']),
  person(432, 196, 0.8, 'skinTwo saved bun dress', [-14, -62, 15, -60]),
  at('translate(436 126)rotate(0)', ['stroke M0 0h12v20H0z', 'glass M2 3h8v12H2z']),
  'roofShade M512 168h56v8h-56zM516 176h6v20h-6zM558 176h6v20h-6z',
  person(532, 196, 1.1, 'skinTwo confirmed grey-bald sit', [-6, -30, 20, -46]),
  at('translate(548 126)rotate(10)', ['stroke M0 0h12v20H0z', 'glass M2 3h8v12H2z']),
  motif(668, 44, 1.4),
  'line M252 108C268 60 288 88 306 112C340 160 410 70 442 122C470 160 520 160 556 122C580 90 620 100 658 62',
])

/** A telephone number that moves from one telephone to another along the string. */
export const numberMove = picture(320, 240, [
  'wallShade M38 60h76a12 12 0 0 1 12 12v128a12 12 0 0 1-12 12H38a12 12 0 0 1-12-12V72a12 12 0 0 1 12-12z',
  'surface M34 76h84v110H34z',
  'stroke M206 36h76a12 12 0 0 1 12 12v152a12 12 0 0 1-12 12h-76a12 12 0 0 1-12-12V48a12 12 0 0 1 12-12z',
  'confirmed M202 52h84v134h-84z',
  'saved M98 96h124l14 16-14 16H98z',
  'line M110 112h.1M122 112h.1M134 112h.1M152 112h.1M164 112h.1M176 112h.1M194 112h.1M206 112h.1M218 112h.1',
  'action M229 152a15 15 0 1 1 30 0 15 15 0 1 1 -30 0z',
  'line M237 152l5 6 10-12M76 96C86 20 190 10 214 40',
  bareMotif(222, 34, 0.7, 50),
])

/** A girl with an enormous spool; the kite leaves the frame. */
export const endlessSpool = picture(320, 240, [
  'sky M10 10h300v180H10z',
  sun(62, 54),
  cloud(150, 64),
  cloud(120, 128, 0.7),
  'leaf M10 190h300v26H10z',
  tree(274, 196, 1.2),
  person(96, 206, 1.15, 'skinThree action bun dress', [-14, -32, 34, -52]),
  'roof M148 150h12v62h-12zM208 150h12v62h-12z',
  'saved M160 158h48v46h-48z',
  'line M160 166q24 8 48 0M160 176q24 8 48 0M160 186q24 8 48 0M160 196q24 8 48 0M134 148C180 60 220 90 246 40S280 18 288 2',
  motif(292, -4, 1.1),
])

/** A worn telephone on a table and a hand with a new one. */
export const newPhone = picture(320, 240, [
  'roof M10 178h300v16H10z',
  'roofShade M30 194h14v30H30zM276 194h14v30h-14z',
  at('rotate(-8 90 140)', [
    'grey M58 66h60a8 8 0 0 1 8 8v100H50V74a8 8 0 0 1 8-8z',
    'wallShade M58 80h60v84H58z',
    'line M72 92l16 20-8 12 22 26M88 112l18-12',
  ]),
  'action M320 60q-50-8-78 18l14 40 64 6z',
  'skinTwo M262 70l-32 16-6 24 20 12 32-20z',
  'stroke M184 44h48a8 8 0 0 1 8 8v84a8 8 0 0 1-8 8h-48a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8z',
  'glass M182 56h52v76h-52z',
  bareMotif(208, 92, 0.9),
  'skinTwo M236 86l14 4-2 26-16 4z',
])

/** Two neighbours at the entrance of a building; one lends a telephone. */
export const borrowedPhone = picture(320, 240, [
  'wall M40 14h240v190H40z',
  'cloth M116 68h88v136h-88z',
  'glass M126 80h30v50h-30zM164 80h30v50h-30z',
  ...windows(58, 36, { columns: 2, rows: 4, gap: 22, rise: 34, lit: [1, 6] }),
  ...windows(226, 36, { columns: 2, rows: 4, gap: 22, rise: 34, lit: [3] }),
  'action M104 50h112v18H104z',
  'line M116 204V68h88v136M160 68v136',
  'wallShade M30 204h260v12H30z',
  person(112, 208, 1.3, 'skinOne confirmed grey-short stand', [-14, -32, 34, -48]),
  at('translate(152 132)rotate(14)', ['stroke M0 0h12v20H0z', 'glass M2 3h8v12H2z']),
  person(214, 208, 1.3, 'skinThree saved long stand', [-34, -48, 14, -30]),
  'line M10 216h300',
])

/** A woman walks down the street, and the string of the kite on her house follows her. */
export const walkingString = picture(320, 240, [
  sun(58, 44),
  cloud(250, 48),
  house(24, 204, 96, 84, [
    ...windows(14, -66, { columns: 2, rows: 2, gap: 24, rise: 26, lit: [0] }),
    'action M64-48h20V0H64z',
  ]),
  motif(116, 44),
  tree(284, 204, 1.2),
  person(206, 206, 1.35, 'skinTwo action long walk', [-16, -36, 24, -58]),
  at('translate(232 112)rotate(10)', ['stroke M0 0h12v20H0z', 'glass M2 3h8v12H2z']),
  'line M112 56C112 130 150 60 178 110S216 150 236 128M4 206h312',
])
