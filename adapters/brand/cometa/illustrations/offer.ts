import type { Illustration } from '#core/brand/illustration.ts'
import { bareMotif, motif, quietMotif } from '#core/brand/illustration-parts.ts'
import { person, sun } from './figures.ts'

/** Three kites on one hand: a screen, a phone and the waves of the internet hang on their strings. */
export const bundle: Illustration = [
  'sky M12 208C16 84 70 22 160 22s150 70 148 186z',
  sun(36, 128, 0.9),
  'hill M12 208c30-40 80-50 130-22 50-40 110-36 166 22z',
  'line M178 134C140 132 100 110 76 76M178 134C180 108 180 84 178 58M178 134c24-18 50-34 74-52',
  bareMotif(72, 66, 1.05, -28),
  bareMotif(178, 44, 1.25, 4),
  bareMotif(258, 72, 1.05, 46),
  'cloth M80 104h36v25H80z',
  'surface M169 82h20v32h-20zM204 104a14 14 0 1 1 28 0 14 14 0 1 1-28 0z',
  'line M80 104h36v25H80zM90 133h16M169 82h20v32h-20zM176 109h6M211 101c4-4 10-4 14 0M214.500 105.500c2-2 5-2 7 0M218 110v1',
  person(150, 208, 1.2, 'skinTwo action long walk', [-20, -30, 24, -62]),
  person(232, 208, 0.9, 'skinThree confirmed short stand', [-16, -30, 18, -72]),
  person(62, 208, -0.7, 'skinOne saved bun dress', [-20, -68, 20, -76]),
  'line M8 208h304',
]

/** A clothes line between two balconies with kites pegged to it, to choose from. */
export const serviceSelection: Illustration = [
  'sky M22 210V86c0-42 62-66 138-66s138 24 138 66v124z',
  sun(116, 52, 0.9),
  'wall M8 210V44h58v166zM254 210V44h58v166z',
  'wallShade M46 210V44h20v166zM292 210V44h20v166z',
  'roof M2 34h70v12H2zM248 34h70v12h-70z',
  'glass M18 62h20v28H18zM18 128h20v28H18zM264 128h20v28h-20z',
  'saved M264 62h20v28h-20z',
  'line M66 84q94 34 188 0M66 80v10M254 80v10',
  bareMotif(106, 124, 1, -6),
  bareMotif(160, 130, 1, 0),
  quietMotif(214, 124, 1, 0),
  'line M214 92v8M106 92v10M160 98v10',
  'stroke M103 88h6v12h-6zM157 94h6v12h-6zM211 88h6v12h-6z',
  person(190, 210, -0.94, 'skinThree cloth short stand', [-12, -34, 20, -72]),
  person(118, 210, 0.74, 'skinOne action bun dress', [-14, -58, 18, -74]),
  'roofShade M226 190h30l-5 20h-20z',
  'line M4 210h312M226 190h30M230 200h22',
]

/** A kitchen that is already connected: the string enters through the window and reaches the table. */
export const existingCustomer: Illustration = [
  'sky M14 206V60q0-36 36-36h220q36 0 36 36v146z',
  'surface M36 50h80v76H36z',
  'glass M42 56h68v64H42z',
  'saved M42 96V78a20 20 0 0 1 20 18z',
  motif(86, 80, 0.62, 40),
  'roofShade M206 92h86v8h-86z',
  'cloth M226 70h34v22h-34z',
  'leaf M276 92c-10-10-2-22 2-12 2-10 10-6 4 12z',
  'line M80 88c24 40 90-34 130-8l16 4M234 70l-4-14M252 70l4-14M234 82h8M252 82v1M36 126h80M76 56v64',
  'saved M160 40l-18 22h36z',
  'line M160 40V24',
  'roof M94 152h136v10H94z',
  'line M106 162v44M218 162v44',
  person(130, 196, 1.08, 'skinTwo action grey-bald none', [-16, -38, 20, -38]),
  person(196, 196, -1.08, 'skinOne confirmed long none', [-18, -38, 18, -40]),
  'roof M94 152h136v10H94z',
  'surface M148 138h14v14h-14z',
  'stroke M170 134h30l4 18h-30z',
  'line M162 142h5v6h-5M152 132v-4M157 132v-4',
  'wallShade M238 130h58v76h-58z',
  'line M238 168h58M246 148v8M246 176v8M10 206h300',
]
