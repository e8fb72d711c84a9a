import type { IllustrationPaint, IllustrationPart } from '#core/brand/illustration.ts'

/** Parts of the same drawing, painted in their order. */
export type Parts = readonly IllustrationPart[]

const of = (paint: IllustrationPaint, d: string): Parts => [{ paint, d }]

/** Moves parts to a place, at a scale and an angle in degrees. */
export const put = (parts: Parts, x: number, y: number, scale = 1, angle = 0): Parts =>
  parts.map(({ paint, d, at = '' }) => ({
    paint,
    d,
    at: `translate(${x} ${y})${angle === 0 ? '' : `rotate(${angle})`}${scale === 1 ? '' : `scale(${scale})`}${at}`,
  }))

/** A rectangle with round corners. */
export const box = (
  paint: IllustrationPaint,
  x: number,
  y: number,
  width: number,
  height: number,
  corner = 0,
): Parts => {
  const [w, h] = [width - 2 * corner, height - 2 * corner]
  const arc = (dx: number, dy: number): string =>
    corner === 0 ? '' : `a${corner} ${corner} 0 0 1 ${dx} ${dy}`
  return of(
    paint,
    `M${x + corner} ${y}h${w}${arc(corner, corner)}v${h}${arc(-corner, corner)}h${-w}${arc(-corner, -corner)}v${-h}${arc(corner, -corner)}z`,
  )
}

export const disc = (paint: IllustrationPaint, x: number, y: number, r: number): Parts =>
  of(paint, `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0z`)

/** An opening with a round top, on its base. */
export const arch = (
  paint: IllustrationPaint,
  x: number,
  y: number,
  width: number,
  height: number,
): Parts => {
  const r = width / 2
  return of(paint, `M${x} ${y}v${r - height}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`)
}

export const path = of

/** A thread or an edge. */
export const thread = (d: string): Parts => of('line', d)

const FRAME = 28

/** The round card behind every picture. */
export const card = (paint: IllustrationPaint, width = 320, height = 240): Parts =>
  box(paint, 0, 0, width, height, FRAME)

const crest = (width: number, length: number): string =>
  Array.from(
    { length: Math.ceil(width / length / 2) },
    () => `q${length / 2} -9 ${length} 0t${length} 0`,
  ).join('')

/** A band of waves from a height to the lower edge of the card. */
export const waves = (paint: IllustrationPaint, y: number, width = 320, height = 240, length = 40): Parts =>
  of(
    paint,
    `M0 ${y}${crest(width, length)}V${height - FRAME}a${FRAME} ${FRAME} 0 0 1 -${FRAME} ${FRAME}H${FRAME}a${FRAME} ${FRAME} 0 0 1 -${FRAME} -${FRAME}z`,
  )

/** Level ground from a height to the lower edge of the card. */
export const ground = (paint: IllustrationPaint, y: number, width = 320, height = 240): Parts =>
  of(
    paint,
    `M0 ${y}H${width}V${height - FRAME}a${FRAME} ${FRAME} 0 0 1 -${FRAME} ${FRAME}H${FRAME}a${FRAME} ${FRAME} 0 0 1 -${FRAME} -${FRAME}z`,
  )
