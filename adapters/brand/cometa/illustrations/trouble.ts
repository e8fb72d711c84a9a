import type { Illustration } from '#core/brand/illustration.ts'
import { bareMotif, motif } from '#core/brand/illustration-parts.ts'
import { person, sun } from './figures.ts'

/** A cut line at the pole, and a technician already on the ladder. */
export const providerDown: Illustration = [
  'sky M20 208C2 120 40 30 150 26s172 70 150 182z',
  'hill M196 44a18 18 0 0 1 12-32 26 26 0 0 1 48-4 20 20 0 0 1 30 14 14 14 0 0 1-4 28h-78z',
  'roofShade M134 208V48h10v160zM96 64h86v8H96z',
  'line M104 64v-8M126 64v-8M154 64v-8M174 64v-8M16 78c30 12 60 4 88-18M174 58c20 8 24 30 20 48M194 106c-2 10 6 10 4 18M230 50l-10 18h12l-10 18',
  'line M308 100c-20 10-34 12-52 8M256 108c-6-2-6-8-12-8M208 110l8-6M210 122l10 2M200 134l6 8',
  'roof M150 208 170 84h6l-20 124zM182 208l20-124h-6l-20 124z',
  'line M157 190h22M160 172h22M163 154h22M166 136h22M169 118h22',
  person(172, 152, 0.98, 'skinOne saved cap walk', [-22, -62, 20, -56]),
  person(64, 208, 1, 'skinThree cloth bun dress', [-14, -28, 12, -74]),
  bareMotif(268, 192, 0.9, 106),
  'line M240 196c-8-6 0-10-4-20',
  'action M206 188h30v20h-30z',
  'line M206 188h30v20h-30zM214 188v-6h14v6M10 208h300',
]

/** A kite in a tree, a child on tiptoe, a dog who looks too. */
export const notFound: Illustration = [
  'sky M14 208C22 80 90 22 170 24s150 96 134 184z',
  sun(70, 72),
  'hill M14 208c60-50 110-40 150-12 40-30 96-24 140 12z',
  'roofShade M196 208c6-40 4-60 0-84h20c-4 26-4 46 4 84z',
  'leaf M206 24c34-4 50 22 44 42 28 4 34 44 4 54 4 24-34 30-48 16-14 14-52 8-48-16-28-10-24-50 4-52-6-22 10-46 44-44z',
  bareMotif(198, 84, 1.25, -28),
  'line M206 124v-16M216 124l16-16M178 64l-14-8M226 92l12-4M184 114l-6 6',
  { motif: 'tangledTail' },
  person(118, 208, 0.95, 'skinTwo action short stand', [-14, -32, 20, -82]),
  'roof M52 208v-22q-8-8-6-18l8 4 10-2q8 4 4 14h-2q14 4 16 24h-6q-2-10-8-12v12h-6v-10h-4v10zM80 200q10-4 8-14-8 4-10 10z',
  'stroke M46 176a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  'line M8 208h304M262 208c2-10 10-12 12 0M278 208c2-6 8-6 10 0M26 208c2-8 8-8 10 0',
]

/** Asleep in the armchair; the reel has rolled away. */
export const sessionExpired: Illustration = [
  'sky M24 208V70q0-46 46-46h180q46 0 46 46v138z',
  'cloth M48 46h70v72H48z',
  'saved M88 58a18 18 0 1 0 12 30 20 20 0 0 1-12-30z',
  'surface M240 52a24 24 0 1 1 0 48 24 24 0 0 1 0-48z',
  'line M48 46h70v72H48zM83 46v72M48 82h70M240 52a24 24 0 1 1 0 48 24 24 0 0 1 0-48zM240 62v15l10 6M60 54v1M108 106v1M66 104v1',
  'roofShade M120 208v-80q0-16 18-16h40q18 0 18 16v80z',
  person(154, 202, 1.12, 'skinTwo confirmed short sit', [-22, -18, 22, -24]),
  'roof M108 208v-44q0-8 9-8t9 8v26h54v18z',
  'leaf M140 162c20-4 34 0 44 14l-4 26h-44z',
  'line M128 194c-18 16-40 2-58 10M160 92h10l-10 10h10M178 72h8l-8 8h8M140 176h34',
  'action M44 188h6v20h-6zM66 188h6v20h-6z',
  'saved M50 191h16v14H50z',
  'roof M222 168h50v8h-50z',
  'stroke M236 150h6v18h-6z',
  'saved M222 134l8-20h18l8 20z',
  'line M226 176v32M268 176v32M254 168v-8h10v8M239 168v-34M10 208h300',
]

/** An empty basket, a reel of string, and the cat that found it. */
export const emptyCart: Illustration = [
  'sky M160 24c80 0 144 42 146 100 2 40-20 66-34 82H44c-16-18-34-44-30-84C20 60 80 24 160 24z',
  'surface M40 58h62v60H40z',
  'glass M46 64h50v48H46z',
  'saved M46 112V92a22 22 0 0 1 22 20z',
  'roof M182 150h96l-12 56h-72z',
  'roofShade M248 150h30l-12 56h-24z',
  'line M190 150c4-44 76-44 80 0M178 150h104M187 168h86M191 186h78M206 150l6 56M230 150v56M254 150l-6 56M40 58h62v60H40zM71 64v48',
  'stroke M92 206c-20 0-26-16-20-32 6-18 22-24 38-20l2-14 8 8h10l8-8 2 18c2 14-8 22-16 22l4 26h-8l-6-18-4 18z',
  'surface M120 154a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM132 154a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
  'line M74 196c-18 6-30-6-24-22 4-10-4-14-10-12M140 196c8-16 18-6 24 2M156 196c10 0 14-30 30-20s-14 30 2 30',
  'action M134 182h5v24h-5zM160 182h5v24h-5z',
  'saved M139 186h21v16h-21z',
  'line M139 190h21M139 194h21M139 198h21M8 206h304',
  'line M262 40v14M254 40h16',
  motif(262, 80, 0.8, 0),
]
