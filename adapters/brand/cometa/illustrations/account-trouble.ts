import type { Illustration } from '#core/brand/illustration.ts'
import { at, bareMotif, quietMotif } from '#core/brand/illustration-parts.ts'
import { cloud, person, windows } from './figures.ts'

/** A counter with its shutter half down, and a clerk who already looks under it. */
export const accountError: Illustration = [
  'sky M16 208V72q0-46 46-46h196q46 0 46 46v136z',
  'wall M46 208V60h184v148z',
  'wallShade M208 208V60h22v148z',
  'roof M36 60h204l-10-18H46z',
  'stroke M64 84h134v78H64z',
  person(124, 196, 1.1, 'skinTwo confirmed short none', [-26, -36, 28, -36]),
  'surface M60 76h142v34H60z',
  'roofShade M54 160h154v12H54z',
  'line M60 84h142M60 92h142M60 100h142M60 110h142M54 160h154',
  'line M60 76c-6 20 4 28-4 46s8 24 0 38',
  'dashed M190 110l6 30',
  person(262, 208, -1.16, 'skinThree action long dress', [-14, -60, 24, -44]),
  bareMotif(282, 64, 0.8, 200),
  'line M282 82c-14 12 8 22-2 34s-6 14-2 22',
  'line M8 208h304M74 186h28M120 186h60',
]

/** A row of letter boxes: the key of one person does not open the box of another. */
export const notAuthorized: Illustration = [
  'sky M24 208V74c0-32 34-52 136-52s138 20 138 54v132z',
  'wallShade M112 44h172v112H112z',
  'surface M120 54h34v28h-34zM160 54h34v28h-34zM240 54h34v28h-34zM120 90h34v28h-34zM160 90h34v28h-34zM200 90h34v28h-34zM240 90h34v28h-34zM120 126h34v22h-34zM160 126h34v22h-34zM200 126h34v22h-34zM240 126h34v22h-34z',
  'saved M200 54h34v28h-34z',
  'action m217 57-8 8 8 14 8-14z',
  'line M126 60h14M166 60h14M246 60h14M126 96h14M166 96h14M206 96h14M246 96h14M126 132h14M166 132h14M206 132h14M246 132h14M229 78v.5',
  person(84, 208, 1.3, 'skinOne cloth short stand', [-14, -32, 34, -66]),
  'saved M138 122a6 6 0 1 0-12 0 6 6 0 1 0 12 0z',
  'line M138 122a6 6 0 1 0-12 0 6 6 0 1 0 12 0zM138 122h16M147 122v5M152 122v5',
  person(236, 208, -0.98, 'skinThree action grey-bun dress', [-20, -30, 8, -100]),
  'leaf M34 184c-14-16-6-28 2-18 0-18 16-20 14-2 10-8 14 10 2 20z',
  'roof M24 184h34l-4 24H28z',
  'line M12 208h296',
]

/** The kite is torn. On the kitchen table it is already being mended. */
export const accountBroken: Illustration = [
  'sky M20 190V84c0-40 60-62 140-62s140 22 140 62v106z',
  'cloth M222 46h62v58h-62z',
  'saved M256 56a16 16 0 1 0 10 26 18 18 0 0 1-10-26z',
  'line M222 46h62v58h-62zM253 46v58M110 34V18M96 52h28',
  'saved M110 34l-18 20h36z',
  person(100, 222, 1.66, 'skinTwo confirmed long none', [-20, -36, 38, -40]),
  person(236, 206, -1.08, 'skinOne action cap none', [-18, -34, 34, -32]),
  'roof M24 168h272v14H24z',
  'roofShade M24 182h272v8H24z',
  at('translate(176 150)rotate(84)', [quietMotif(0, 0, 1.5, 0)]),
  'surface M168 144h22v7h-22z',
  'line M170 136l6 10-4 6 6 10M44 190v32M276 190v32M10 222h300',
]

/** Evening: the reel hangs on its hook, the window is closed, the house stays lit. */
export const accountExit: Illustration = [
  'cloth M16 208C6 96 78 26 164 26s150 78 140 182z',
  'saved M86 52a20 20 0 1 0 14 34 24 24 0 0 1-14-34z',
  cloud(150, 62, 0.7),
  'wall M128 208V84h150v124z',
  'wallShade M250 208V84h28v124z',
  'roof m112 86 91-52 91 52z',
  'roofShade m203 34 91 52h-44z',
  ...windows(148, 104, { columns: 2, rows: 1, gap: 22, rise: 30, lit: [0, 1] }),
  'action M196 208v-64h36v64z',
  'saved M202 150h24v16h-24z',
  'line M196 208v-64h36v64M226 182v4M203 34v-8',
  person(84, 208, 1.16, 'skinTwo saved short walk', [-16, -34, 20, -78]),
  'line M132 132h12M140 132v8',
  'action M134 140h4v20h-4zM146 140h4v20h-4z',
  'saved M138 143h8v14h-8z',
  'line M142 157c0 26-34 38-72 22',
  bareMotif(60, 176, 0.74, 200),
  'line M8 208h304M254 208c2-10 10-12 12 0',
]
