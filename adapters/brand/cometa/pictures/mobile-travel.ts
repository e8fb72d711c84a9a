import { motif, picture } from '#core/brand/illustration-parts.ts'
import { cloud } from '../illustrations/figures.ts'

/** An airplane window: lights of a town below, and a kite. */
export const planeWindow = picture(320, 240, [
  'surface M92 6h136a54 54 0 0 1 54 54v120a54 54 0 0 1-54 54H92a54 54 0 0 1-54-54V60A54 54 0 0 1 92 6z',
  'cloth M104 26h112a40 40 0 0 1 40 40v108a40 40 0 0 1-40 40H104a40 40 0 0 1-40-40V66a40 40 0 0 1 40-40z',
  'sky M64 66a40 40 0 0 1 40-40h112a40 40 0 0 1 40 40v70H64z',
  cloud(108, 84),
  cloud(212, 120, 1.3),
  'hill M64 156q50-30 96-8t96-10v36a40 40 0 0 1-40 40H104a40 40 0 0 1-40-40z',
  'saved M92 176h6v6h-6zM110 168h6v6h-6zM124 186h6v6h-6zM142 174h6v6h-6zM158 190h6v6h-6zM176 172h6v6h-6zM196 184h6v6h-6zM214 170h6v6h-6zM132 200h6v6h-6zM182 202h6v6h-6z',
  motif(176, 74, 1.1),
  'line M104 26h112a40 40 0 0 1 40 40v108a40 40 0 0 1-40 40H104a40 40 0 0 1-40-40V66a40 40 0 0 1 40-40z',
])

/** A packed suitcase with a telephone, a charger and a card of another country. */
export const suitcase = picture(320, 240, [
  'action M50 92h220a12 12 0 0 1 12 12v96a12 12 0 0 1-12 12H50a12 12 0 0 1-12-12v-96a12 12 0 0 1 12-12z',
  'surface M54 106h212v92H54z',
  'roofShade M126 70h68v22h-12V82h-44v10h-12z',
  'confirmed M66 120h58v30H66zM66 156h58v32H66z',
  'saved M132 120h50v68h-50z',
  'line M132 138h50M132 154h50M132 170h50',
  'stroke M196 118h34v62h-34z',
  'glass M200 126h26v44h-26z',
  'wall M238 126h20v26h-20z',
  'line M244 134h8M244 140h8M230 170c14 0 2 20 22 18M90 135h.1M90 172h.1',
  motif(262, 52, 0.8),
])
