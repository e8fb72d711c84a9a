import type { Illustration } from '#core/brand/illustration.ts'
import { bareMotif, motif } from '#core/brand/illustration-parts.ts'
import { cloud, house, person, sun, tree } from './figures.ts'

/** Work in the street: the string is on its reel, near the house. */
export const preSale: Illustration = [
  'sky M14 202C18 90 60 34 140 30c100-4 166 60 168 172z',
  sun(58, 78),
  cloud(140, 64),
  house(206, 202, 84, 54, ['glass M10-44h20v20H10zM56-44h18v20H56z', 'cloth M36 0v-36h16V0z']),
  'roofShade M14 202h292v26H14z',
  'hill M96 202h84l-8 18h-66z',
  'action M52 142a30 30 0 1 1 0 60 30 30 0 0 1 0-60z',
  'saved M52 156a16 16 0 1 1 0 32 16 16 0 0 1 0-32z',
  'stroke M52 168a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  'line M52 142a30 30 0 1 1 0 60 30 30 0 0 1 0-60M52 149a23 23 0 1 1 0 46 23 23 0 0 1 0-46M66 146c20-4 34 6 52 16',
  person(124, 202, -1.1, 'skinTwo saved cap walk', [8, -34, 14, -40]),
  'line M110 158c20 6 26 30 34 58',
  'dashed M144 216h80q16 0 16-20',
  'roof m178 202 8-30h4l8 30z',
  'surface M182 187h12l2 7h-16z',
  'leaf M282 202c-10-14-2-24 4-16 4-14 16-8 12 4 6 0 6 8 2 12z',
  'line M172 202h32M10 202h86M180 202h130',
]

/** A corner shop that opens its shutter. */
export const commercial: Illustration = [
  'sky M20 208V100C20 44 80 18 160 18s140 26 140 82v108z',
  sun(52, 70, 0.9),
  'wall M70 208V44h190v164z',
  'wallShade M228 208V44h32v164z',
  'roof M62 34h206v12H62z',
  'glass M88 58h18v24H88zM130 58h18v24h-18zM238 58h14v24h-14z',
  'saved M172 58h18v24h-18zM84 130h78v52H84z',
  'stroke M178 208v-78h38v78z',
  'surface M178 130h38v18h-38z',
  'surface M76 96h148v22q-9 10-18.500 0-9 10-18.500 0-9 10-18.500 0-9 10-18.500 0-9 10-18.500 0-9 10-18.500 0-9 10-18.500 0-9 10-18.500 0z',
  'action M76 96h18.500v22q-9 10-18.500 0zM113 96h18.500v22q-9 10-18.500 0zM150 96h18.500v22q-9 10-18.500 0zM187 96h18.500v22q-9 10-18.500 0z',
  'leaf M94 182c-8-18 4-24 8-12 4-14 16-6 8 12z',
  'cloth M126 182v-22h22v22z',
  'line M178 136h38M178 142h38M178 148h38M84 130h78v52H84M123 130v52M76 96h148M131 166h12M131 172h8M270 96v10M262 96h18',
  'surface M256 106h32v40h-32z',
  'line M256 106h32v40h-32z',
  bareMotif(272, 124, 0.5, 24),
  person(190, 208, 1.06, 'skinTwo leaf short stand', [-22, -30, 16, -70]),
  'surface M182 160h16l2 28h-20z',
  'roofShade M90 196h46v12H90z',
  'saved M92 190a6 6 0 0 1 12 0v6H92zM108 190a6 6 0 0 1 12 0v6h-12z',
  'line M10 208h300M90 196h46',
]

/** A person with boxes at a door behind which someone already lives. */
export const activeLocation: Illustration = [
  'sky M18 208C0 120 60 32 164 32s156 82 140 176z',
  sun(58, 88),
  'hill M16 208c50-40 90-44 130-14 50-40 110-36 160 14z',
  house(146, 208, 132, 78, ['saved M12-62h40v36H12z', 'action M76 0v-54h28V0z', 'glass M112-58h14v30h-14z']),
  person(178, 200, -0.82, 'skinThree cloth bun none', [-14, -30, 22, -66]),
  'wall M150 183h60v16h-60z',
  'line M158 146h40v36h-40zM242 182v2M222 208v-54h28v54',
  'line M226 84C240 68 254 58 272 50',
  motif(278, 46, 0.9, 50),
  person(94, 208, 1.05, 'skinOne saved cap walk', [16, -34, 26, -34]),
  'wallShade M102 152h38v30h-38zM22 178h40v30H22zM30 152h28v26H30z',
  'roof M117 152h8v12h-8zM38 178h8v12h-8zM41 152h6v9h-6z',
  'line M102 152h38v30h-38zM22 178h40v30H22zM30 152h28v26H30z',
  tree(298, 208, 0.7),
  'line M8 208h304',
]
