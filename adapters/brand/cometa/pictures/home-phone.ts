import { picture } from '#core/brand/illustration-parts.ts'
import { cloud, person, sun } from '../illustrations/figures.ts'

/** A grandmother at the window answers a telephone whose cord is the string of the brand. */
export const homePhone = picture(320, 240, [
  'wall M20 206V40h280v166z',
  'sky M44 66h104v88H44z',
  sun(74, 96, 0.8),
  cloud(116, 110, 0.7),
  'line M44 66h104v88H44zM96 66v88M36 154h120',
  'roofShade M206 150h78v8h-78zM214 158h6v48h-6zM270 158h6v48h-6z',
  'action M228 138q4-12 18-12t18 12v12h-36z',
  'surface M240 140a6 6 0 1 0 12 0 6 6 0 1 0-12 0z',
  'line M246 126C240 96 214 112 206 132S196 150 190 136',
  person(176, 206, 1.25, 'skinTwo confirmed grey-bun stand', [-16, -30, 10, -62]),
  'line M10 206h300',
])
