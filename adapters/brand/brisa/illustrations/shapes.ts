import type { Illustration, IllustrationLook, IllustrationPaint } from '#core/brand/illustration.ts'
import { at, place } from '#core/brand/illustration-parts.ts'

const of = (look: IllustrationLook, d: string): Illustration => [`${look} ${d}`]

/** Moves parts to a place, at a scale and an angle in degrees. */
export const put = (parts: Illustration, x: number, y: number, scale = 1, angle = 0): Illustration => [
  at(place(x, y, scale, angle), parts),
]

/** A rectangle with round corners. */
export const box = (
  paint: IllustrationPaint,
  x: number,
  y: number,
  width: number,
  height: number,
  corner = 0,
): Illustration => {
  const [w, h] = [width - 2 * corner, height - 2 * corner]
  const arc = (dx: number, dy: number): string =>
    corner === 0 ? '' : `a${corner} ${corner} 0 0 1 ${dx} ${dy}`
  return of(
    paint,
    `M${x + corner} ${y}h${w}${arc(corner, corner)}v${h}${arc(-corner, corner)}h${-w}${arc(-corner, -corner)}v${-h}${arc(corner, -corner)}z`,
  )
}

export const disc = (paint: IllustrationPaint, x: number, y: number, r: number): Illustration =>
  of(paint, `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0z`)

/** An opening with a round top, on its base. */
export const arch = (
  paint: IllustrationPaint,
  x: number,
  y: number,
  width: number,
  height: number,
): Illustration => {
  const r = width / 2
  return of(paint, `M${x} ${y}v${r - height}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`)
}

export const path = of

/** A thread or an edge. */
export const thread = (d: string): Illustration => of('line', d)

const FRAME = 28

/** The round card behind every picture. */
export const card = (paint: IllustrationPaint, width = 320, height = 240): Illustration =>
  box(paint, 0, 0, width, height, FRAME)

const crest = (width: number, length: number): string =>
  Array.from(
    { length: Math.ceil(width / length / 2) },
    () => `q${length / 2} -9 ${length} 0t${length} 0`,
  ).join('')

/** A band of waves from a height to the lower edge of the card. */
export const waves = (
  paint: IllustrationPaint,
  y: number,
  width = 320,
  height = 240,
  length = 40,
): Illustration =>
  of(
    paint,
    `M0 ${y}${crest(width, length)}V${height - FRAME}a${FRAME} ${FRAME} 0 0 1 -${FRAME} ${FRAME}H${FRAME}a${FRAME} ${FRAME} 0 0 1 -${FRAME} -${FRAME}z`,
  )

/** Level ground from a height to the lower edge of the card. */
export const ground = (paint: IllustrationPaint, y: number, width = 320, height = 240): Illustration =>
  of(
    paint,
    `M0 ${y}H${width}V${height - FRAME}a${FRAME} ${FRAME} 0 0 1 -${FRAME} ${FRAME}H${FRAME}a${FRAME} ${FRAME} 0 0 1 -${FRAME} -${FRAME}z`,
  )
