import type { Illustration } from '#core/brand/illustration.ts'
import { bay, beach, house } from './coast.ts'
import { balloon, boat, cloud, lighthouse, palm, pelican } from './figures.ts'
import { box, card, disc, path, put, waves } from './shapes.ts'

/** A chart of the coast with a dotted course that ends nowhere. */
export const addressNotFound: Illustration = [
  ...card('glass'),
  ...box('surface', 26, 34, 268, 172, 10),
  'hill M26 150c40-30 70 10 108-14s60-60 96-46 40 20 64 4v102a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10z',
  ...disc('wallShade', 92, 86, 24),
  ...disc('leaf', 98, 82, 12),
  ...[166, 149, 140, 144, 159, 176, 190].flatMap((y, at) => disc('action', 66 + at * 19, y, 3.5)),
  'line M202 120c0-18 28-18 28 0 0 13-14 12-14 26M216 156v1',
  ...put(path('roofShade', 'M0-24 6-6 24 0 6 6 0 24-6 6-24 0-6-6z'), 256, 70),
  ...box('glass', 114, 34, 3, 172),
  ...box('glass', 203, 34, 3, 172),
]

/** An island far out: the cable ends at a buoy. */
export const notServiceable: Illustration = [
  ...bay(168),
  'wallShade M196 178q44-40 104 0z',
  ...palm(252, 168, 0.8),
  ...house(222, 178, { isLit: false, piles: 6 }, 0.56),
  'action M70 206l6-36h16l6 36z',
  ...box('surface', 72, 184, 24, 8),
  ...disc('saved', 84, 164, 7),
  'line M10 212c20-6 40-2 62-2M98 208c10-4 16-4 24-2',
  ...pelican(84, 158, 0.5),
]

/** A letter in a bottle on the sand. */
export const webLead: Illustration = [
  ...beach(158),
  ...boat(72, 146, 'cloth', 0.6),
  ...put(
    [
      'glass M-62-26h78q14 0 22 10l12 4h20v24H50l-12 4q-8 10-22 10h-78q-12 0-12-12v-28q0-12 12-12z',
      ...box('cloth', 66, -14, 14, 28, 4),
      ...box('surface', -52, -16, 66, 32, 4),
      'action M-19 10c-16-10-16-20-8-20 4 0 7 3 8 6 1-3 4-6 8-6 8 0 8 10-8 20z',
    ],
    158,
    186,
    1.15,
    -14,
  ),
  'wallShade M70 216q60-22 190-2v26H80z',
  ...pelican(268, 200, 0.9, true),
]

/** A barge that lays the cable towards a house that waits. */
export const preSale: Illustration = [
  ...bay(170),
  ...house(256, 196, { isLit: false, door: 'surface', piles: 28 }, 1.05),
  'cloth M26 178h132c-4 22-14 30-30 30H58c-18 0-28-10-32-30z',
  ...disc('action', 92, 146, 34),
  ...disc('surface', 92, 146, 20),
  ...disc('roofShade', 92, 146, 6),
  'line M124 156c20 10 30 20 34 50 24 10 44-8 66-4M92 126a20 20 0 0 1 18 28',
  ...box('roofShade', 134, 120, 8, 58),
  ...box('saved', 128, 112, 20, 14, 4),
]

/** A kiosk at the beach that opens its awning. */
export const commercial: Illustration = [
  ...beach(180),
  ...box('wall', 76, 96, 168, 116, 8),
  ...box('roofShade', 92, 122, 136, 44, 4),
  ...box('cloth', 84, 164, 152, 12, 4),
  ...[0, 1, 2, 3, 4, 5].flatMap((at) =>
    path(at % 2 === 0 ? 'action' : 'surface', `M${64 + at * 32} 84h32v28a16 16 0 0 1-32 0z`),
  ),
  ...box('roof', 58, 74, 204, 14, 7),
  ...box('saved', 118, 40, 84, 34, 10),
  ...disc('roofShade', 160, 57, 9),
  ...pelican(160, 162, 0.62),
  ...disc('saved', 206, 158, 7),
  ...disc('action', 116, 158, 7),
  ...palm(284, 216, 0.9),
]

/** A porter with boxes, while the house already has light. */
export const activeLocation: Illustration = [
  ...beach(176),
  ...house(226, 206, { wall: 'hill', roof: 'roofShade', door: 'action', piles: 16 }, 1.5),
  ...box('cloth', 34, 178, 44, 34, 4),
  ...box('wall', 46, 148, 36, 30, 4),
  ...box('roof', 52, 178, 7, 34),
  ...pelican(122, 212, 1.1),
  'line M262 92c8-10 12-18 14-30',
  ...balloon(276, 54, 0.8, 10),
]

/** The lighthouse is dark, a storm is over it, and a repair boat is under way. */
export const providerDown: Illustration = [
  ...card('roofShade'),
  ...cloud(150, 44, 'roof'),
  ...put(cloud(0, 0, 'roof'), 30, 78, 1.4),
  ...put(path('saved', 'M8-30l-22 34h14l-8 28 26-38H4z'), 196, 92),
  ...waves('roof', 176),
  ...lighthouse(254, 190, false, 1.1),
  ...boat(110, 196, 'saved', 1.1),
  ...waves('hill', 202, 320, 240, 32),
  'line M10 204c18 8 30 2 40 12M178 214c14 6 26-4 40 2',
]
