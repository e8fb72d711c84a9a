import type { Illustration } from '#core/brand/illustration.ts'
import { bareMotif, motif } from '#core/brand/illustration-parts.ts'
import { house, person } from './figures.ts'

/** The day on the calendar, and the van that arrives on it. */
export const schedule: Illustration = [
  'sky M12 208C8 110 60 26 160 26s154 80 148 182z',
  'hill M10 208c60-50 120-40 150-18 40-34 100-34 150 18z',
  'surface M38 40h92v84H38z',
  'action M38 40h92v20H38z',
  'saved M92 86a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  'line M38 40h92v84H38zM56 32v14M112 32v14M50 74h8M66 74h8M82 74h8M98 74h8M114 74h4M50 96h8M66 96h8M50 112h8M66 112h8M82 114h8M114 96h4M87 96l4 4 7-8',
  house(216, 208, 78, 52, ['saved M10-42h18v20H10z', 'cloth M38 0v-34h16V0z']),
  'line M102 96C150 128 190 80 240 60',
  motif(252, 54, 1, 58),
  'surface M60 196v-46q0-6 6-6h76v52z',
  'action M142 152h24l16 22v22h-40z',
  'glass M148 158h15l10 14h-25z',
  'action M60 178h82v18H60z',
  'stroke M72 198a11 11 0 1 1 22 0 11 11 0 0 1-22 0zM146 198a11 11 0 1 1 22 0 11 11 0 0 1-22 0z',
  'surface M79 198a4 4 0 1 1 8 0 4 4 0 0 1-8 0zM153 198a4 4 0 1 1 8 0 4 4 0 0 1-8 0z',
  'line M60 196v-46q0-6 6-6h76v52M66 138h72M66 134v10M138 134v10M80 138v6M96 138v6M112 138v6',
  bareMotif(98, 161, 0.42, 60),
  person(200, 208, -1, 'skinTwo cloth cap stand', [-14, -30, 22, -76]),
  'line M6 208h308',
]

/** At the kitchen table: a card, a phone, and the string that connects them. */
export const payment: Illustration = [
  'sky M20 190V84c0-40 60-62 140-62s140 22 140 62v106z',
  'surface M210 44h66v64h-66z',
  'glass M216 50h54v52h-54z',
  motif(246, 72, 0.5, 36),
  'line M210 44h66v64h-66zM243 50v52',
  'saved M104 34l-18 22h36z',
  'line M104 34V18',
  person(112, 222, 1.7, 'skinOne saved bun none', [-22, -34, 30, -44]),
  'roof M24 168h272v14H24z',
  'roofShade M24 182h272v8H24z',
  'stroke M196 92h48q6 0 6 6v70h-60V98q0-6 6-6z',
  'surface M196 100h48v62h-48z',
  'confirmed M206 132h28v22h-28z',
  'line M211 132v-8q0-9 9-9t9 9v8M220 140v6',
  'action m142 128 46-10 6 28-46 10z',
  'skinOne M158 150a7 7 0 1 1 10 8l-6 2z',
  'line m143 136 46-10M151 148l12-3M168 158c10 12 22 2 28-8',
  'surface M46 144h24v24H46z',
  'line M46 150h-8v12h8M54 138v-6M62 138v-6M46 144h24v24H46zM44 190v32M276 190v32M10 222h300',
]
