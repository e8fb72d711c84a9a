import type { Illustration } from '#core/brand/illustration.ts'
import { motif } from '#core/brand/illustration-parts.ts'
import { cloud, house, person, sun, tree, windows } from './figures.ts'

/** A house whose roof holds the string tight: service is available. */
export const serviceable: Illustration = [
  'sky M18 206C2 96 74 30 158 30s158 62 146 176z',
  sun(70, 82),
  cloud(196, 70, 0.8),
  'hill M16 206c40-44 84-44 120-18 44-34 110-34 168 18z',
  tree(50, 206, 1.15),
  'roofShade M114 96h16v40h-16z',
  house(88, 206, 116, 66, [
    'saved M14-54h26v26H14zM82-54h22v26H82z',
    'cloth M50 0v-46h22V0z',
    'line M27-54v26M14-41h26M93-54v26M44 0h34M66-23v2',
  ]),
  'line M122 96C166 92 214 78 250 50',
  motif(256, 46, 1.05, 40),
  person(244, 206, 1, 'skinOne action short stand', [-20, -78, 22, -76]),
  person(278, 206, 0.7, 'skinTwo confirmed long dress', [-22, -66, 24, -74]),
  'line M10 206h300',
]

/** A front door with its number, and a person who reads it into a phone. */
export const enterAddress: Illustration = [
  'sky M34 206V92c0-44 50-72 122-72s130 30 130 78v108z',
  'wall M118 206V60h156v146z',
  'wallShade M246 206V60h28v146z',
  'roof m106 60 14-20h152l14 20z',
  'action M152 206V98q0-18 24-18t24 18v108z',
  'saved M160 112q0-22 16-22t16 22z',
  'glass M222 92h30v38h-30z',
  'surface M118 100h26v22h-26z',
  'line M152 206V98q0-18 24-18t24 18v108M160 112h32M176 90v22M192 156v8M237 92v38M222 111h30M130 60v10M118 100h26v22h-26zM123 106q6-3 6 2 0 3-6 7h7M139 105l-6 7h8M139 105v11',
  'saved M130 82l-5-12h12z',
  'leaf M226 180c-8-16 0-28 6-20 2-14 14-12 12 2 8-4 12 8 4 18z',
  'roofShade M222 180h30l-4 26h-22z',
  sun(64, 70),
  'line M93 144C104 162 122 140 128 124',
  person(76, 206, 1.1, 'skinTwo cloth long stand', [-8, -30, 18, -54]),
  'stroke m92 134 9-3 6 17-9 3z',
  'line M14 206h292M146 206h60',
]

/** The string makes the tick: everything is arranged. */
export const confirmation: Illustration = [
  'sky M24 150C10 70 84 14 168 20s142 62 124 146z',
  sun(78, 66),
  cloud(150, 60, 0.8),
  'hill M22 180c24-46 70-50 96-20 50-46 130-34 182 20z',
  'wall M34 232v-54h252v54z',
  'wallShade M232 232v-54h54v54z',
  'roof M26 166h268v14H26z',
  ...windows(58, 194, { columns: 6, rows: 1, gap: 38, rise: 0, lit: [1, 4] }),
  'line M118 92c14 12 26 26 34 48 18-46 50-80 94-100',
  motif(258, 34, 1.3, 56),
  person(84, 166, 1, 'skinOne confirmed short stand', [-24, -76, 32, -74]),
  person(232, 166, 1, 'skinThree action bun stand', [-22, -74, 20, -78]),
  person(266, 166, 0.66, 'skinTwo cloth short walk', [-24, -74, 22, -74]),
  person(50, 166, 0.92, 'skinTwo leaf grey-bald stand', [-14, -28, 18, -30]),
  'line M67 139v27M26 166h268M34 180v52M286 180v52',
]
