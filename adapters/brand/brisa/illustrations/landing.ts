import type { Illustration } from '#core/brand/illustration.ts'
import { house } from './coast.ts'
import { balloon, boat, breeze, cloud, lighthouse, palm, pelican } from './figures.ts'
import { arch, box, card, disc, ground, put, thread, waves } from './shapes.ts'

const WIDTH = 640
const HEIGHT = 500

/** The bay in the morning: houses on piles in a row, and a balloon whose thread ends at a lit window. */
export const hero: Illustration = [
  ...card('sky', WIDTH, HEIGHT),
  ...disc('saved', 470, 318, 112),
  ...put(cloud(0, 0), 60, 96, 1.5),
  ...put(cloud(0, 0), 480, 120, 1.2),
  ...breeze(232, 196),
  ...waves('hill', 326, WIDTH, HEIGHT, 64),
  ...lighthouse(92, 338, true, 1.5),
  ...put(pelican(0, 0, 1, true), 566, 226, 0.8, 8),
  ...boat(556, 356, 'cloth', 0.9),
  ...waves('glass', 360, WIDTH, HEIGHT, 40),
  ...house(206, 422, { wall: 'cloth', roof: 'roofShade', door: 'surface', isLit: false, piles: 44 }, 1.5),
  ...house(322, 430, { wall: 'wall', roof: 'action', door: 'roof', piles: 48 }, 1.7),
  ...house(444, 424, { wall: 'hill', roof: 'roof', door: 'surface', isLit: false, piles: 44 }, 1.45),
  'line M348 322C372 268 330 236 344 178',
  ...balloon(344, 162, 2.9, 8),
  ...waves('roof', 424, WIDTH, HEIGHT, 80),
  ...boat(132, 452, 'saved', 1.2),
  ...pelican(516, 470, 1.1),
  ...waves('roofShade', 462, WIDTH, HEIGHT, 64),
]

/** A house on piles, cut open: the balloon's thread enters at the modem; rings of signal reach each room. */
export const houseInside: Illustration = [
  ...card('sky', 480, 410),
  ...disc('saved', 404, 250, 54),
  ...put(cloud(0, 0), 356, 92),
  ...waves('hill', 330, 480, 410, 48),
  'roofShade M116 330h14v80h-14zM232 330h14v80h-14zM348 330h14v80h-14z',
  'roof M78 160a162 122 0 0 1 324 0z',
  'wall M112 160a128 92 0 0 1 256 0z',
  ...box('wall', 96, 160, 288, 176),
  ...box('wallShade', 96, 160, 288, 8),
  ...box('wallShade', 96, 246, 288, 8),
  ...box('wallShade', 236, 168, 8, 168),
  ...box('roofShade', 78, 330, 324, 12, 6),
  ...arch('glass', 116, 226, 34, 44),
  ...arch('saved', 336, 318, 32, 44),
  // a sofa, a television, a desk, a bed, a trunk in the attic
  ...box('action', 118, 298, 76, 22, 10),
  ...box('action', 118, 282, 18, 38, 8),
  ...box('roofShade', 262, 272, 52, 34, 4),
  ...box('stroke', 284, 306, 8, 24),
  ...box('cloth', 168, 222, 56, 24, 8),
  ...box('surface', 168, 212, 22, 18, 8),
  ...box('roofShade', 262, 222, 74, 6, 3),
  'roofShade M268 226h6v20h-6zM324 226h6v20h-6z',
  ...box('stroke', 284, 202, 30, 20, 3),
  ...box('cloth', 216, 128, 48, 32, 4),
  ...box('roofShade', 216, 140, 48, 5),
  ...box('confirmed', 200, 302, 26, 12, 4),
  'line M60 150C30 230 60 320 120 326S206 330 212 314',
  ...balloon(60, 138, 2.2, -6),
  ...[
    [213, 284],
    [304, 262],
    [206, 194],
    [300, 188],
    [240, 112],
  ].flatMap(([x = 0, y = 0]) => [
    ...thread(`M${x - 14} ${y}a14 14 0 0 1 28 0M${x - 7} ${y}a7 7 0 0 1 14 0`),
    ...disc('action', x, y, 3),
  ]),
  ...waves('glass', 366, 480, 410, 48),
]

/** A balloon caught in a palm, and a pelican that looks up. */
export const notFound: Illustration = [
  ...card('sky'),
  ...disc('saved', 66, 70, 34),
  ...breeze(106, 34),
  'glass M0 156h320v24H0z',
  ...ground('wallShade', 176),
  ...palm(214, 196, 1.5),
  ...balloon(236, 92, 1.2, 36),
  'line M232 96c-22 14-2 24-20 34s4 20-10 30',
  ...pelican(112, 206, 1.1),
  'cloth M268 214l7-12 7 12-13-8h13z',
  ...disc('surface', 46, 214, 6),
]
