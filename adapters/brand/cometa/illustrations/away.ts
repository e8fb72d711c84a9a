import type { Illustration } from '#core/brand/illustration.ts'
import { bareMotif, motif } from '#core/brand/illustration-parts.ts'
import { cloud, house, person, sun, tree } from './figures.ts'

/** A large map, and a string that gets lost on it. */
export const addressNotFound: Illustration = [
  'sky M160 14c84 0 142 44 146 100s-60 108-150 108S12 178 14 118 76 14 160 14z',
  'surface m38 72 60-18 62 18 62-18 60 18v120l-60-18-62 18-62-18-60 18z',
  'wallShade m98 54 62 18v120l-62-18zM222 54l60 18v120l-60-18z',
  'leaf m48 92 38-11v30l-38 11zM236 128l36 11v28l-36-11z',
  'glass m160 132 62-18v26l-62 18-62-18v-26z',
  'line M98 54v120M160 72v120M222 54v120M38 72l60-18 62 18 62-18 60 18v120l-60-18-62 18-62-18-60 18zM38 134l60-18M252 63v56',
  'dashed M66 158c30-20 44 10 60-30',
  'line M126 128c8-26 44-30 44-10s-34 18-30-2 40-22 52-2-18 26-24 8 30-44 58-26',
  motif(240, 88, 0.9, 62),
  person(84, 208, 1.2, 'skinOne action short stand', [-14, -28, 12, -74]),
  person(122, 214, 0.8, 'skinThree cloth long dress', [-16, -28, 24, -58]),
]

/** The string ends short of the house on the far hill. */
export const notServiceable: Illustration = [
  'sky M16 214C-4 110 66 28 160 28s164 82 144 186z',
  sun(122, 62),
  cloud(246, 62, 0.9),
  'hill M146 214c8-48 20-84 54-86h70c24 4 32 40 34 86z',
  house(222, 128, 50, 32, ['glass M8-25h12v12H8z', 'cloth M29 0v-20h11V0z']),
  tree(286, 138, 0.55),
  'leaf M14 214c6-40 34-60 66-58 40 2 70 24 84 58z',
  'roofShade M67 164V74h6v90z',
  'line M54 84h32M60 94h20M58 84v-5M82 84v-5M84 80C104 118 132 124 138 102s-18-6-6 4',
  'dashed M146 90c20-18 50-22 82-2',
  person(196, 130, -0.66, 'skinTwo action long dress', [-14, -28, 12, -74]),
  'line M14 214h290M22 190l4-6M40 196l4-6M112 196l4-6M250 186l4-6M226 196l4-6',
]

/** A letter for the roadside mailbox. The kite brings the answer. */
export const webLead: Illustration = [
  'sky M24 208C10 96 80 26 170 26s140 78 128 182z',
  sun(74, 76),
  'hill M22 208c60-54 110-40 140-16 40-30 90-30 136 16z',
  'roofShade M222 208v-66h10v66z',
  'cloth M192 142v-24a18 18 0 0 1 18-18h46a18 18 0 0 1 18 18v24z',
  'stroke M192 142v-24a16 18 0 0 1 32 0v24z',
  'action M252 114V84h18v12h-14v18z',
  'line M192 142v-24a18 18 0 0 1 18-18h46a18 18 0 0 1 18 18v24zM224 142v-24',
  person(132, 208, 1.25, 'skinThree action long stand', [-16, -32, 40, -62]),
  'surface m176 118 30-8 6 20-30 8z',
  'line m176 118 30-8 6 20-30 8zM176 118l20 8 10-16',
  tree(56, 208, 1.05),
  'line M268 64C250 58 240 72 224 66s-14-22 4-22',
  bareMotif(284, 62, 0.9, 74),
  'line M8 208h304M246 208c4-12 12-12 14 0M84 208c2-8 10-10 12 0',
]
