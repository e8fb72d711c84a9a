import type { Illustration } from '#core/brand/illustration.ts'
import { bay, beach, house, night, room } from './coast.ts'
import { balloon, boat, pelican, tick } from './figures.ts'
import { arch, box, card, disc, ground, put, waves } from './shapes.ts'

/** A round door with a key in front of it. */
export const accountLogin: Illustration = [
  ...bay(196),
  'wall M104 200V112a72 72 0 0 1 144 0v88z',
  'roof M90 116a86 88 0 0 1 172 0h-16a70 72 0 0 0-140 0z',
  ...arch('saved', 140, 200, 72, 110),
  ...arch('action', 140, 200, 34, 106),
  ...box('roofShade', 84, 198, 184, 10, 5),
  ...put(
    [
      ...disc('saved', 0, 0, 16),
      ...disc('sky', 0, 0, 7),
      ...box('saved', 12, -4, 50, 8, 4),
      ...box('saved', 44, 0, 7, 16),
      ...box('saved', 55, 0, 7, 12),
    ],
    34,
    104,
    1,
    -8,
  ),
  ...pelican(56, 200, 0.8),
]

/** A telephone in the sand that shows a code. */
export const accountCode: Illustration = [
  ...beach(176),
  ...put(
    [
      ...box('stroke', -48, -96, 96, 180, 16),
      ...box('surface', -40, -84, 80, 156, 8),
      ...box('sky', -40, -84, 80, 46, 8),
      ...[0, 1, 2].flatMap((at) => box('saved', -32 + at * 23, -24, 18, 24, 5)),
      ...box('confirmed', -32, 14, 64, 22, 11),
    ],
    164,
    112,
    1,
    6,
  ),
  'wallShade M80 200q84-30 170 0v40H80z',
  ...tick(248, 72, 24),
  ...pelican(62, 212, 1),
]

/** Two houses, each with its balloon. */
export const accountChoice: Illustration = [
  ...bay(182),
  ...house(92, 206, { wall: 'cloth', roof: 'roofShade', door: 'surface' }, 1.2),
  ...house(230, 212, { roof: 'action', door: 'roof', piles: 26 }, 1.35),
  'line M92 98V72M230 88V62',
  ...balloon(92, 64, 1, -6),
  ...balloon(230, 54, 1, 6),
  ...box('roofShade', 128, 196, 56, 8, 4),
]

/** No bill yet: a paper boat on calm water. */
export const noBills: Illustration = [
  ...bay(166),
  ...put(
    [
      'onNight M0-70l44 56H-44z',
      'wallShade M0-70l44 56H0z',
      'onNight M-80-26L-44-14h88L80-26 52 24h-104z',
      'wallShade M0-14h44L80-26 52 24H0z',
      'line M-30 4h22M-26 12h22',
    ],
    146,
    174,
    1.1,
  ),
  ...waves('roof', 200, 320, 240, 40),
  ...pelican(262, 206, 0.8, true),
]

/** The counter of the pier is closed for a moment; a life ring hangs at it. */
export const accountError: Illustration = [
  ...bay(190),
  ...box('wall', 84, 76, 152, 122, 8),
  'roof M72 82a88 50 0 0 1 176 0z',
  ...[0, 1, 2, 3].flatMap((at) => box(at % 2 === 0 ? 'surface' : 'wallShade', 102, 98 + at * 14, 116, 14)),
  ...box('cloth', 92, 152, 136, 12, 6),
  ...disc('action', 160, 178, 26),
  ...disc('wall', 160, 178, 12),
  'surface M155 152h10v14h-10zM155 190h10v14h-10zM134 173h14v10h-14zM172 173h14v10h-14z',
  ...box('roofShade', 60, 196, 200, 10, 5),
  ...pelican(48, 196, 0.7),
]

/** Beach lockers: a key does not open the one of somebody else. */
export const notAuthorized: Illustration = [
  ...card('hill'),
  ...ground('wallShade', 200),
  ...(['roof', 'cloth', 'surface', 'roof'] as const).flatMap((paint, at) => [
    ...arch(paint, 44 + at * 60, 200, 52, 136),
    ...box('roofShade', 58 + at * 60, 92, 24, 5, 2),
    ...box('roofShade', 58 + at * 60, 102, 24, 5, 2),
  ]),
  ...box('saved', 174, 138, 32, 28, 8),
  'line M180 138v-8a10 10 0 0 1 20 0v8M190 150v6',
  ...pelican(104, 220, 1.15),
  ...put(
    [...disc('action', 0, 0, 9), ...disc('hill', 0, 0, 4), ...box('action', 7, -2.5, 24, 5, 2)],
    146,
    172,
  ),
]

/** A balloon without air, and a patch for it. */
export const accountBroken: Illustration = [
  ...room(),
  ...box('cloth', 30, 168, 210, 14, 7),
  'roofShade M48 182h10v40H48zM212 182h10v40h-10z',
  'action M64 168c-4-26 18-44 42-34 14-16 44-12 48 8 20-4 30 12 26 26z',
  'saved M64 168c-4-26 18-44 42-34-8 10-10 22-4 34z',
  ...put([...box('surface', -16, -8, 32, 16, 6), 'line M-6-3l4 6M2-3l4 6'], 138, 152, 1, -12),
  'line M180 168c20-8 16 18 36 12s20 20 34 16',
  ...pelican(258, 218, 1.05, true),
]

/** Evening: the boat is moored, the house has light. */
export const accountExit: Illustration = [
  ...night(172),
  ...house(222, 206, { roof: 'cloth', door: 'roof', piles: 30 }, 1.35),
  ...boat(88, 206, 'surface', 1.1),
  'line M124 202c20 10 30 4 52-4',
  ...waves('glass', 214, 320, 240, 32),
]
