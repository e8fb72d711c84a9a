import { at, picture } from '#core/brand/illustration-parts.ts'
import { cloud, sun, tree } from '../illustrations/figures.ts'

/** A hand slides out the tray of a telephone, another holds the card. */
export const simSwap = picture(320, 240, [
  'confirmed M0 206q20-46 76-36l44 40H0z',
  'skinTwo M56 176q18-34 44-46l20 16-26 56z',
  at('rotate(-12 170 120)', [
    'stroke M118 24h88a16 16 0 0 1 16 16v160a16 16 0 0 1-16 16h-88a16 16 0 0 1-16-16V40a16 16 0 0 1 16-16z',
    'sky M112 40h100v160H112z',
    'surface M130 66h64v10h-64zM130 86h44v10h-44z',
    'saved M222 96h30v34h-30z',
    'line M222 96h30v34h-30M128 176h6v8h-6zM140 168h6v16h-6zM152 160h6v24h-6z',
  ]),
  'action M320 206q-12-54-62-46l-26 46z',
  'skinTwo M268 172q-14-38-30-42l-14 14 16 46z',
  at('rotate(18 262 66)', [
    'surface M238 44h36l14 14v34h-50z',
    'roof M248 62h28v22h-28z',
    'line M238 44h36l14 14v34h-50zM248 73h28M262 62v22',
  ]),
  'skinTwo M226 134q12-26 18-44l14 8-10 46z',
])

/** A telephone on a park bench at dusk; its screen still glows. */
export const lostPhone = picture(320, 240, [
  'sky M0 20h320v150H0z',
  sun(66, 150, 1.4),
  cloud(200, 62, 1.1),
  'hill M0 170q90-34 180-8t140-6v50H0z',
  tree(262, 188, 1.9),
  'leaf M0 186h320v30H0z',
  'roof M50 112h180v10H50zM50 130h180v10H50zM40 158h200v12H40z',
  'stroke M60 104h6v98h-6zM214 104h6v98h-6z',
  'stroke M118 134h26v24h-26z',
  'saved M121 137h20v18h-20z',
  'line M104 132l-8-8M131 122v-10M158 132l8-8',
  'line M0 216h320',
])
