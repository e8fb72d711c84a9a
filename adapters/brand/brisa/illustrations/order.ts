import type { Illustration } from '#core/brand/illustration.ts'
import { bay, beach, house, night } from './coast.ts'
import { balloon, palm, pelican, tick } from './figures.ts'
import { box, card, disc, ground, put, waves } from './shapes.ts'

/** Flags over the water between two houses, and a tick on the sun. */
export const confirmation: Illustration = [
  ...card('sky'),
  ...disc('saved', 160, 112, 66),
  ...waves('hill', 172),
  ...house(50, 204, { wall: 'cloth', roof: 'roofShade', door: 'surface' }, 1.1),
  ...house(270, 204, { roof: 'action', door: 'roof' }, 1.1),
  'line M50 92q110 46 220 0',
  'action M66 99l24 8-14 19zM230 107l24-8-10 27z',
  'surface M106 111l24 3-13 22zM190 114l24-3-11 25z',
  'confirmed M148 115h24l-12 24z',
  ...tick(160, 104, 36),
  ...waves('glass', 204, 320, 240, 32),
  ...pelican(160, 224, 0.8),
  ...balloon(270, 58, 0.9, 8),
  'line M270 66v10',
]

/** A leaf of a calendar at the pier, and the boat of the technician. */
export const schedule: Illustration = [
  ...bay(180),
  ...box('surface', 36, 38, 116, 112, 16),
  'action M36 66V54a16 16 0 0 1 16-16h84a16 16 0 0 1 16 16v12z',
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].flatMap((at) =>
    disc(at === 6 ? 'saved' : 'hill', 56 + (at % 4) * 25, 84 + Math.floor(at / 4) * 24, at === 6 ? 11 : 6),
  ),
  ...box('roofShade', 60, 30, 7, 18, 3),
  ...box('roofShade', 121, 30, 7, 18, 3),
  'line M100 108l4 5 8-10',
  ...put(
    [
      'wall M-40-30h46v30h-46z',
      'glass M10-28h20l14 28H10z',
      'action M-60 0H66c-4 22-14 28-30 28h-66C-48 28-56 18-60 0z',
      ...box('saved', -26, -46, 6, 18),
      ...box('surface', -48, 10, 70, 6, 3),
    ],
    222,
    186,
    1.1,
  ),
  ...pelican(190, 158, 0.5),
  ...waves('roof', 218, 320, 240, 32),
]

/** A card and a shell with a lock. */
export const payment: Illustration = [
  ...card('glass'),
  ...ground('wallShade', 172),
  ...put(
    [
      ...box('action', -74, -46, 148, 92, 14),
      ...box('stroke', -74, -26, 148, 16),
      ...box('surface', -58, 12, 54, 8, 4),
      ...box('saved', 34, 8, 26, 20, 6),
    ],
    132,
    104,
    1,
    -10,
  ),
  ...put(
    [
      'cloth M0 40C-52 40-60-6-40-22c8-22 24-22 40-22s32 0 40 22C60-6 52 40 0 40z',
      'line M0 36C-20 20-26-10-20-36M0 36V-42M0 36C20 20 26-10 20-36',
      ...box('confirmed', -18, 2, 36, 30, 8),
      ...disc('surface', 0, 15, 4),
    ],
    236,
    164,
    1.1,
  ),
  'line M224 168v-8a12 12 0 0 1 24 0v8',
  ...pelican(50, 214, 0.9),
]

/** A beach basket with nothing in it, and a crab. */
export const emptyCart: Illustration = [
  ...beach(164),
  ...palm(46, 200, 1),
  'cloth M104 134h112l-14 66q-2 8-10 8h-64q-8 0-10-8z',
  'roofShade M98 128h124a6 6 0 0 1 0 14H98a6 6 0 0 1 0-14z',
  'line M122 128c6-54 70-54 76 0M118 160h84M124 184h72',
  ...put(
    [
      'action M-26 0a26 20 0 0 1 52 0q-8 12-26 12T-26 0z',
      'line M-26 2l-12 8M26 2l12 8M-18 10l-8 10M18 10l8 10M-8-18v-8M8-18v-8M-24-8l-12-8M24-8l12-8',
      ...disc('action', -39, -20, 8),
      ...disc('action', 39, -20, 8),
      ...disc('stroke', -8, -27, 3),
      ...disc('stroke', 8, -27, 3),
    ],
    264,
    200,
    0.8,
  ),
]

/** An hour glass in the sand while the tide comes in. */
export const sessionExpired: Illustration = [
  ...night(150),
  ...ground('wallShade', 196),
  ...put(
    [
      'glass M-34-66h68c0 36-26 44-26 66s26 30 26 66h-68c0-36 26-44 26-66S-34-30-34-66z',
      'saved M-28 66c2-22 16-28 28-40 12 12 26 18 28 40zM-2-2h4v34h-4z',
      ...box('cloth', -44, -78, 88, 14, 7),
      ...box('cloth', -44, 64, 88, 14, 7),
    ],
    170,
    130,
    1,
    10,
  ),
  ...pelican(72, 214, 0.9),
  ...disc('surface', 262, 216, 5),
  'cloth M244 210l8-14 8 14-15-9h15z',
]
