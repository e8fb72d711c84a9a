import type { Illustration, IllustrationPaint } from '#core/brand/illustration.ts'
import { at, bareMotif } from '#core/brand/illustration-parts.ts'
import { box, disc, path, put } from './shapes.ts'

/** Strokes of the breeze, as three bars. */
export const breeze = (x: number, y: number): Illustration => [
  ...box('onNight', x, y, 64, 7, 3.5),
  ...box('onNight', x + 22, y + 14, 52, 7, 3.5),
  ...box('onNight', x + 6, y + 28, 30, 7, 3.5),
]

/** The balloon of the brand, with the end of its thread at a place. */
export const balloon = (x: number, y: number, scale = 1, angle = 0): Illustration => [
  bareMotif(x, y, scale, angle),
]

/** A lighthouse on its rock, the middle of its base at a place. */
export const lighthouse = (x: number, y: number, isLit: boolean, scale = 1): Illustration =>
  put(
    [
      ...(isLit ? path('saved', 'M8-114l86-26v44zM-8-114l-50-13v22z') : []),
      'onNight M-17 0l7-100h20l7 100z',
      'action M-15.500-24l1.700-24h27.600l1.700 24zM-12-72l1.400-22h21.200L12-72z',
      ...box(isLit ? 'saved' : 'glass', -9, -122, 18, 20),
      'roofShade M-15-122a15 14 0 0 1 30 0zM-16-104h32v6h-32z',
      'wallShade M-40 4q6-18 22-14 18-10 32 2 20-4 26 12z',
    ],
    x,
    y,
    scale,
  )

/** A pelican that looks to the right, or to the left. */
export const pelican = (x: number, y: number, scale = 1, isLeft = false): Illustration => {
  const bird: Illustration = [
    'onNight M-30-18c0-16 16-24 30-18 10 4 8-14 12-22 3-7 14-8 17 0 2 6-4 10-5 18-2 20-10 32-28 32-14 0-26 0-26-10z',
    'saved M27-62l34 16q-14 8-30 2-6-3-8-8z',
    'wallShade M-34-22c6-12 22-14 32-4 4 10-8 16-16 14-8 0-16-2-16-10z',
    ...disc('stroke', 22, -60, 2.4),
    'line M-8-8v10M2-8v10',
  ]
  return put(isLeft ? [at('scale(-1 1)', bird)] : bird, x, y, scale)
}

/** A boat with a sail, its water line at a place. */
export const boat = (x: number, y: number, sail: IllustrationPaint = 'action', scale = 1): Illustration =>
  put(
    [
      ...path(sail, 'M-2-70c24 12 32 34 30 54H-2z'),
      'onNight M-7-58c-16 12-22 26-20 42h20z',
      'line M-4-74V-8',
      'cloth M-36-12H36c-3 14-12 20-24 20h-26c-12 0-19-8-22-20z',
    ],
    x,
    y,
    scale,
  )

/** A palm, its foot at a place. */
export const palm = (x: number, y: number, scale = 1): Illustration =>
  put(
    [
      'roofShade M-5 0c2-34 4-64 14-92l6 3C7-62 5-32 5 0z',
      'leaf M12-90c-16-14-34-12-44 4 16-6 28-6 44-4zM12-90c-18 0-30 12-32 30 10-14 20-22 32-30zM12-90c4-18 20-26 38-18-14 4-26 10-38 18zM12-90c20-4 34 6 38 24-12-12-24-18-38-24zM12-90c10 6 16 18 12 36-4-14-8-24-12-36z',
      ...disc('cloth', 9, -84, 5),
    ],
    x,
    y,
    scale,
  )

/** A cloud of three bars. */
export const cloud = (x: number, y: number, paint: IllustrationPaint = 'onNight'): Illustration => [
  ...box(paint, x, y, 66, 16, 8),
  ...box(paint, x + 14, y - 13, 36, 20, 10),
]

/** A tick, as two bars in one path, inside a disc. */
export const tick = (x: number, y: number, r = 22): Illustration => [
  ...disc('confirmed', x, y, r),
  ...put(path('onConfirmed', 'M-11 0l5-5 6 6L11-10l5 5L0 11z'), x - 2, y, r / 20),
]
