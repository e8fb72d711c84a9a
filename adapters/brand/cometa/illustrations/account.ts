import type { Illustration } from '#core/brand/illustration.ts'
import { bareMotif, motif } from '#core/brand/illustration-parts.ts'
import { cloud, house, person, sun, tree } from './figures.ts'

/** A door of one's own: the key turns, and the light inside is on. */
export const accountLogin: Illustration = [
  'sky M18 208C6 100 70 24 166 24s146 80 136 184z',
  sun(70, 70),
  'wall M140 208V58h150v150z',
  'wallShade M262 208V58h28v150z',
  'roof m128 58 16-22h142l16 22z',
  'saved M176 208V96q0-18 24-18t24 18v112z',
  'action M176 208V96q0-18 24-18l-12 24v106z',
  'glass M240 92h30v40h-30z',
  'leaf M242 178c-8-16 0-26 6-18 2-14 14-12 12 2 8-4 12 8 4 16z',
  'roofShade M238 178h30l-4 28h-22z',
  'line M176 208V96q0-18 24-18t24 18v112M200 78l-12 24v106M255 92v40M240 112h30M140 58v150',
  person(104, 208, 1.24, 'skinThree cloth bun dress', [-12, -30, 40, -50]),
  'saved M163 146a6 6 0 1 0-12 0 6 6 0 1 0 12 0z',
  'line M163 146a6 6 0 1 0-12 0 6 6 0 1 0 12 0zM163 146h14M170 146v5M175 146v5M157 152c-2 8 6 8 4 16',
  'action m161 168-7 7 7 13 7-13z',
  'line M10 208h300M34 208c2-10 10-12 12 0M54 208c2-6 8-6 10 0',
]

/** The second proof: the code that only the phone in the other hand shows. */
export const accountCode: Illustration = [
  'sky M20 208C4 104 64 26 160 26s158 78 142 182z',
  cloud(92, 64, 0.9),
  'hill M18 208c50-50 100-44 142-16 44-34 100-30 144 16z',
  'stroke M186 58h72q10 0 10 10v140h-92V68q0-10 10-10z',
  'surface M184 72h76v136h-76z',
  'saved M194 92h12v18h-12zM212 92h12v18h-12zM230 92h12v18h-12z',
  'confirmed M200 142h44v40h-44z',
  'surface M194 122h56v6h-56z',
  'line M210 142v-10q0-12 12-12t12 12v10M213 162l7 7 12-15M194 92h12v18h-12zM212 92h12v18h-12zM230 92h12v18h-12zM214 64h16',
  person(112, 208, 1.4, 'skinOne action short stand', [-16, -34, 46, -66]),
  'line M94 160C60 156 40 130 56 108s34-4 22 8-30-4-20-30',
  bareMotif(66, 72, 0.9, -8),
  'line M8 208h304M30 208c2-10 10-12 12 0',
]

/** Two homes on one string. */
export const accountChoice: Illustration = [
  'sky M12 208C8 96 80 28 168 28s146 76 138 180z',
  sun(78, 70),
  'hill M10 208c70-54 110-40 150-14 40-30 100-30 150 14z',
  house(28, 208, 92, 56, ['saved M14-44h20v22H14z', 'cloth M46 0v-40h18V0z', 'line M24-44v22']),
  house(204, 208, 86, 74, [
    'glass M12-62h18v20H12zM42-62h14v20H42z',
    'action M20 0v-36h18V0z',
    'line M21-62v20',
  ]),
  tree(136, 208, 0.8),
  'line M74 112C104 140 130 92 160 100s54 30 86-2',
  'line M160 100c10-10 14-24 12-44',
  motif(172, 44, 0.9, 6),
  person(168, 208, 0.86, 'skinTwo saved long dress', [-26, -58, 26, -58]),
  'line M6 208h308',
]

/** The first bill is still to come: an empty mailbox, and the bird that moved in. */
export const noBills: Illustration = [
  'sky M22 208C8 104 70 28 164 28s146 76 134 180z',
  cloud(84, 72),
  'hill M20 208c60-52 110-38 142-14 40-30 90-28 136 14z',
  'roofShade M152 208v-78h12v78z',
  'cloth M108 134v-28a24 24 0 0 1 24-24h64a24 24 0 0 1 24 24v28z',
  'stroke M108 134v-28a24 24 0 0 1 48 0v28z',
  'action M200 96V62h20v14h-15v20z',
  'saved M116 130c2-14 12-20 20-14l12-2-6 8c0 6-4 8-8 8z',
  'leaf M112 134h40l-6 8h-28z',
  'line M108 134v-28a24 24 0 0 1 24-24h64a24 24 0 0 1 24 24v28zM156 134v-28M134 122v.5M116 138h32M122 130l-8 6M144 128l10 6',
  tree(62, 208, 0.95),
  'line M164 176c30 10 60-4 84-40',
  motif(258, 122, 0.95, 38),
  'line M8 208h304M232 208c4-12 12-12 14 0M104 208c2-8 10-10 12 0',
]
