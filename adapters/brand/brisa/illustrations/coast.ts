import type { Illustration, IllustrationPaint } from '#core/brand/illustration.ts'
import { arch, box, card, disc, ground, path, put, waves } from './shapes.ts'

/** A day at the bay: the sun low at the right, and three bands of water. */
export const bay = (water = 176): Illustration => [
  ...card('sky'),
  ...disc('saved', 250, water - 24, 44),
  ...waves('hill', water),
  ...waves('glass', water + 18, 320, 240, 32),
  ...waves('roof', water + 38, 320, 240, 80),
]

/** The beach: sky, a strip of sea, and sand. */
export const beach = (sand = 172): Illustration => [
  ...card('sky'),
  ...disc('saved', 252, 62, 32),
  ...path('glass', `M0 ${sand - 26}h320v30H0z`),
  ...path('hill', `M0 ${sand - 12}h320v16H0z`),
  ...ground('wallShade', sand),
]

/** The bay after sunset. */
export const night = (water = 176): Illustration => [
  ...card('roofShade'),
  ...disc('onNight', 76, 58, 20),
  ...disc('roofShade', 86, 52, 18),
  ...waves('roof', water),
  ...waves('hill', water + 24, 320, 240, 32),
]

/** A room: a wall, a floor, a round window to the sea. */
export const room = (): Illustration => [
  ...card('wall'),
  ...ground('wallShade', 188),
  ...disc('surface', 256, 66, 38),
  ...disc('sky', 256, 66, 32),
  'glass M225 72h62a32 32 0 0 1-62 0z',
  ...disc('saved', 262, 56, 9),
]

/** The colours of a house, and the height of the piles under it. */
type House = {
  readonly wall?: IllustrationPaint
  readonly roof?: IllustrationPaint
  readonly door?: IllustrationPaint
  readonly isLit?: boolean
  readonly piles?: number
}

/** A house with a round roof, 64 wide and 84 high, the middle of its base at a place. */
export const house = (
  x: number,
  y: number,
  { wall = 'wall', roof = 'roof', door = 'action', isLit = true, piles = 22 }: House = {},
  scale = 1,
): Illustration =>
  put(
    [
      ...box('roofShade', -26, -piles - 2, 6, piles + 4),
      ...box('roofShade', -3, -piles - 2, 6, piles + 4),
      ...box('roofShade', 20, -piles - 2, 6, piles + 4),
      ...box(wall, -32, -piles - 46, 64, 46),
      ...path(roof, `M-38 ${-piles - 44}a38 34 0 0 1 76 0z`),
      ...arch(door, -24, -piles, 20, 34),
      ...arch(isLit ? 'saved' : 'glass', 6, -piles - 10, 18, 24),
      ...box('roofShade', -38, -piles - 3, 76, 6, 3),
    ],
    x,
    y,
    scale,
  )

/** A building with round windows in rows; those whose index is in `lit` are yellow. */
export const tower = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  lit: readonly number[],
): Illustration => {
  const [width, height] = [columns * 26 + 14, rows * 34 + 14]
  return put(
    [
      ...path('roof', `M-6 ${-height}a${width / 2 + 6} 26 0 0 1 ${width + 12} 0z`),
      ...box('wall', 0, -height, width, height),
      ...Array.from({ length: columns * rows }, (_, index) =>
        arch(
          lit.includes(index) ? 'saved' : 'glass',
          11 + (index % columns) * 26,
          36 - height + Math.floor(index / columns) * 34,
          18,
          24,
        ),
      ).flat(),
    ],
    x,
    y,
  )
}
