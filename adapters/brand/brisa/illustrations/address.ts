import type { Illustration } from '#core/brand/illustration.ts'
import { bay, beach, house, room, tower } from './coast.ts'
import { balloon, boat, breeze, cloud, palm, pelican, tick } from './figures.ts'
import { arch, box, card, disc, ground, path, put, waves } from './shapes.ts'

/** A lit house over the water; its balloon is up. */
export const serviceable: Illustration = [
  ...bay(),
  ...breeze(34, 54),
  ...house(150, 208, { roof: 'action', door: 'roof', piles: 34 }, 1.3),
  'line M150 96C166 84 176 78 182 62',
  ...balloon(182, 54, 1.1, 14),
  ...pelican(58, 186, 0.7),
]

/** A door with its number, at the end of a jetty. */
export const enterAddress: Illustration = [
  ...bay(184),
  'wall M78 190V92a58 58 0 0 1 116 0v98z',
  'roof M66 98a70 74 0 0 1 140 0h-14a56 60 0 0 0-112 0z',
  ...arch('action', 112, 190, 48, 82),
  ...arch('saved', 122, 150, 28, 30),
  ...disc('surface', 152, 152, 3.5),
  ...box('surface', 172, 116, 30, 22, 6),
  'line M179 122q7-3 7 2 0 4-7 8h8M191 122h6l-5 10',
  ...box('roofShade', 52, 188, 168, 10, 5),
  'roofShade M66 198h8v42h-8zM132 198h8v42h-8zM198 198h8v42h-8z',
  ...pelican(40, 150, 0.5),
  ...box('cloth', 116, 182, 40, 7, 3),
]

/** A building full of light under one balloon. */
export const bulkIncluded: Illustration = [
  ...beach(180),
  ...breeze(22, 60),
  ...tower(112, 214, 3, 4, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
  'line M158 40v-6',
  ...balloon(158, 32, 0.8),
  ...palm(258, 214, 0.9),
  ...palm(66, 218, 0.7),
]

/** Letter boxes with round tops. One is open. */
export const bulk: Illustration = [
  ...card('wall'),
  ...ground('wallShade', 196),
  ...box('roof', 44, 44, 232, 128, 18),
  ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((at) => {
    const [x, y] = [60 + (at % 4) * 52, 98 + Math.floor(at / 4) * 58]
    return at === 5
      ? [...arch('roofShade', x, y, 40, 46), ...path('action', `M${x} ${y}v-26l-20-8v40z`)]
      : [...arch('surface', x, y, 40, 46), ...box('roof', x + 10, y - 22, 20, 5, 2)]
  }),
  ...box('surface', 118, 136, 26, 16, 2),
  ...pelican(226, 216, 1.1, true),
  'leaf M52 206c-16-22-2-38 4-20 4-24 22-18 12 4 14-8 14 10 0 16z',
  ...box('cloth', 44, 202, 36, 20, 6),
]

/** A building whose one window is only an outline. */
export const unitNotFound: Illustration = [
  ...beach(184),
  ...tower(70, 214, 4, 3, [1, 6, 8]),
  ...box('wall', 160, 134, 22, 34),
  'line M159 162v-15a9 9 0 0 1 18 0v15z',
  ...disc('surface', 250, 118, 38),
  'line M238 108c0-16 26-16 26 0 0 12-14 10-14 24M250 142v1',
  ...palm(44, 218, 0.8),
]

/** The bells of a building, one of them pressed by a beak. */
export const multipleUnits: Illustration = [
  ...card('hill'),
  ...ground('wallShade', 200),
  ...tower(186, 206, 4, 4, [1, 4, 11, 14]),
  ...box('roofShade', 48, 34, 96, 150, 20),
  ...[0, 1, 2, 3].flatMap((at) => [
    ...box('surface', 60, 50 + at * 33, 40, 18, 6),
    ...disc(at === 2 ? 'saved' : 'glass', 122, 59 + at * 33, 9),
  ]),
  ...pelican(178, 214, 1.45, true),
]

/** A room of a customer: the thread comes through the round window. */
export const existingCustomer: Illustration = [
  ...room(),
  ...balloon(238, 74, 0.6, -10),
  'line M236 80c-8 40-60 20-84 44s-20 30-32 34',
  ...box('action', 36, 150, 118, 44, 18),
  ...box('action', 28, 126, 28, 68, 12),
  ...box('confirmed', 108, 152, 30, 14, 6),
  ...pelican(92, 150, 0.8),
  ...box('roofShade', 186, 168, 92, 8, 4),
  'roofShade M196 174h8v32h-8zM260 174h8v32h-8z',
  'surface M216 168v-18h18v18zM234 154h6v8h-6z',
  ...tick(156, 58, 20),
]

/** Three balloons on one ring lift a screen, a telephone and a modem. */
export const bundle: Illustration = [
  ...card('sky'),
  ...put(cloud(0, 0), 14, 70),
  ...put(cloud(0, 0), 244, 110),
  ...waves('hill', 200),
  'line M84 82L160 150M160 66v84M236 82L160 150M160 158v8',
  ...balloon(84, 74, 1.25, -14),
  ...balloon(160, 58, 1.4),
  ...balloon(236, 74, 1.25, 14),
  'cloth M92 164h136l-12 44q-2 8-10 8h-92q-8 0-10-8z',
  ...box('roofShade', 108, 132, 48, 32, 4),
  ...box('glass', 113, 137, 38, 22, 2),
  ...box('stroke', 166, 126, 22, 38, 5),
  ...box('surface', 169, 131, 16, 26, 2),
  ...box('confirmed', 194, 146, 26, 18, 5),
  'line M92 164h136M207 146v-8',
  ...waves('glass', 218, 320, 240, 32),
]

/** Three sails on the beach, to choose from. */
export const serviceSelection: Illustration = [
  ...beach(166),
  ...boat(72, 190, 'action', 1.15),
  ...boat(160, 206, 'saved', 1.35),
  ...boat(252, 190, 'confirmed', 1.15),
  ...pelican(114, 222, 0.6),
  ...breeze(120, 30),
]
