import { bareMotif, picture } from '#core/brand/illustration-parts.ts'
import { person } from '../illustrations/figures.ts'

/** A house cut open: the same show on the living room television and a kitchen tablet, joined by a string. */
export const tvCutHouse = picture(320, 240, [
  'sky M4 206V96q0-70 70-70h172q70 0 70 70v110z',
  'wall M24 206V84h272v122z',
  'roofShade M206 40V20h22v20z',
  'roof M10 86 84 36h152l74 50z',
  'roofShade M154 86h10v120h-10z',
  'surface M24 86h130v120H24z',
  'wallShade M164 86h132v120H164z',
  'stroke M34 112h56v40H34zM56 152h12v6H56z',
  'sky M39 117h46v30H39z',
  'hill M39 147v-8q14-12 24-4t22-6v18z',
  bareMotif(64, 128, 0.34, 36),
  'roofShade M32 158h60v8H32zM38 166h6v40h-6zM80 166h6v40h-6z',
  person(122, 202, -0.84, 'skinThree action grey-bald sit', [-14, -34, 20, -40]),
  'confirmed M98 184h50v22H98zM140 150h10v56h-10z',
  'roof M222 112h62v6h-62z',
  'cloth M228 98h12v14h-12z',
  'action M246 102h10v10h-10z',
  'glass M264 96h14v16h-14z',
  'leaf M224 164h72v42h-72z',
  'roof M218 156h78v8h-78z',
  'stroke M246 128h38v28h-38z',
  'saved M250 132h30v20h-30z',
  bareMotif(266, 142, 0.26, 36),
  'action M264 176h8v4h-8zM236 176h8v4h-8z',
  person(194, 206, 0.98, 'skinTwo saved long dress', [-16, -32, 30, -54]),
  'line M260 164v42M70 124C92 92 122 92 150 108S226 134 260 140M4 206h312',
])
