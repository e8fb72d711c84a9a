import { at, bareMotif, motif, picture } from '#core/brand/illustration-parts.ts'
import { cloud, person, sun } from '../illustrations/figures.ts'

/** A modem between the wall jack and the outlet, its light on, at night. */
export const modemLights = picture(320, 240, [
  'cloth M4 10h312v210H4z',
  'roofShade M40 184h250v12H40z',
  'surface M120 62h84a12 12 0 0 1 12 12v98a12 12 0 0 1-12 12h-84a12 12 0 0 1-12-12V74a12 12 0 0 1 12-12z',
  'wallShade M192 62h12a12 12 0 0 1 12 12v98a12 12 0 0 1-12 12h-12z',
  'saved M141 150a9 9 0 1 1 18 0 9 9 0 1 1 -18 0z',
  'line M130 86h40M130 98h40M130 110h40',
  'wall M18 84h40v48H18zM268 96h40v44h-40z',
  'stroke M31 108a7 7 0 1 1 14 0 7 7 0 1 1 -14 0z',
  'stroke M280 108h4v10h-4zM292 108h4v10h-4z',
  'line M38 108C70 108 62 170 110 164M216 164C256 172 250 122 288 122',
  'line M150 42a34 34 0 0 1 26 0M140 26a56 56 0 0 1 46 0',
  'action M160 46l6 6-6 6-6-6z',
])

/** The light of the modem in its four states: steady, blinking, without signal, and off. */
export const modemLegend = picture(320, 240, [
  'cloth M30 10h260a10 10 0 0 1 10 10v200a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10V20a10 10 0 0 1 10-10z',
  'saved M52 42a14 14 0 1 1 28 0 14 14 0 1 1 -28 0z',
  'line M66 20v4M66 60v4M44 42h4M84 42h4M50 26l3 3M79 55l3 3M82 26l-3 3M53 55l-3 3M120 42h132',
  'saved M66 80a14 14 0 0 1 0 28z',
  'line M52 94a14 14 0 1 1 28 0 14 14 0 1 1-28 0M120 94h24M156 94h24M192 94h24M228 94h24',
  'action M52 146a14 14 0 1 1 28 0 14 14 0 1 1 -28 0z',
  'line M120 146h44l8-9M188 155l8-9h64M52 198a14 14 0 1 1 28 0 14 14 0 1 1-28 0M56 208l20-20',
  bareMotif(272, 42, 0.45, 60),
  bareMotif(272, 94, 0.45, 60),
])

/** A woman with a headset at a desk; her cord rises to a kite outside the window. */
export const callCenter = picture(320, 240, [
  'wall M20 20h280v184H20z',
  'sky M44 40h130v96H44z',
  sun(72, 66, 0.7),
  cloud(108, 112, 0.8),
  motif(150, 62, 0.8),
  'line M44 40h130v96H44z',
  person(214, 206, 1.5, 'skinTwo action long none', [-26, -36, 13, -66]),
  'line M200 104a15 15 0 0 1 28-2M228 104q4 12-8 12',
  'stroke M224 100h7v12h-7z',
  'line M150 76C140 110 176 128 196 122S216 116 219 116',
  'roof M20 166h280v14H20z',
  'roofShade M34 180h10v24H34zM276 180h10v24h-10z',
  'cloth M110 122h52v38h-52z',
  'roofShade M130 160h12v6h-12zM122 164h28v3h-28z',
  'confirmed M256 146h22v20h-22z',
  'line M278 150q9 1 9 6t-9 6M20 204h280',
])

/** A grandfather and a girl untangle a kite's string; the kite waits on the sofa. */
export const untangle = picture(320, 240, [
  'wall M14 26h292v178H14z',
  'sky M120 44h76v62h-76z',
  'line M120 44h76v62h-76zM158 44v62',
  'confirmed M36 132h96q10 0 10 10v20h20v42H20v-52q0-20 16-20z',
  'wallShade M20 168h142v12H20z',
  bareMotif(74, 148, 1.1, 70),
  person(202, 206, 1.35, 'skinThree cloth grey-bald stand', [-20, -40, 24, -44]),
  person(270, 206, 0.95, 'skinThree saved bun dress', [-24, -50, 14, -30]),
  'line M86 160C110 200 150 196 172 154M234 146C244 120 216 128 226 146S258 134 246 158 226 178 238 164 262 150 248 158M172 154C186 138 222 132 234 146',
  'line M4 206h312',
])

/** The way of an order: a house, a calendar page, a visit and a connected home along one string. */
export const orderTrail = picture(320, 240, [
  'line M30 178C80 70 120 220 168 120S262 40 296 74',
  'action M21 178a9 9 0 1 1 18 0 9 9 0 1 1 -18 0z',
  at('translate(86 110)', [
    'surface M0 0h52v46H0z',
    'action M0 0h52v12H0z',
    'saved M30 28h12v10H30z',
    'line M10 22h8M10 34h8M24 22h8',
  ]),
  at('translate(150 150)', [
    'confirmed M0 14h58l16 18v24H0z',
    'glass M44 20h12l10 12H44z',
    'stroke M9 56a9 9 0 1 1 18 0 9 9 0 1 1 -18 0z',
    'stroke M47 56a9 9 0 1 1 18 0 9 9 0 1 1 -18 0z',
    'line M8 30h22',
  ]),
  at('translate(226 58)', [
    'wall M0 76V34h60v42z',
    'roof M-8 34L30 4l38 30z',
    'saved M12 46h14v14H12z',
    'cloth M36 46h14v30H36z',
  ]),
  bareMotif(298, 56, 0.7),
])
