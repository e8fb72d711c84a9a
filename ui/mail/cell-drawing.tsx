import type { ComponentProps } from 'react'
import type { Shape } from '#core/brand/artwork.ts'
import type { Palette } from '#core/brand/palette.ts'

type Point = readonly [x: number, y: number]

/** How many straight pieces stand for a curve. */
const PIECES = 8

/** How many numbers a path command takes; a line takes two. */
const takes: Readonly<Record<string, number>> = { h: 1, v: 1, c: 6, s: 4, q: 4 }

const curveTo = (from: Point, by: readonly Point[]): readonly Point[] =>
  Array.from({ length: PIECES }, (_, at) => {
    const t = (at + 1) / PIECES
    let points: readonly Point[] = [from, ...by]
    while (points.length > 1)
      points = points.slice(1).map(([x, y], index) => {
        const [a, b] = points[index] ?? from
        return [a + (x - a) * t, b + (y - b) * t]
      })
    return points[0] ?? from
  })

const pairs = (numbers: readonly number[]): readonly Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0])

/** Returns the outlines of SVG path data as polygons. */
const outlinesOf = (d: string): readonly (readonly Point[])[] => {
  const outlines: Point[][] = []
  let [x, y]: Point = [0, 0]
  for (const [, command = '', rest = ''] of d.matchAll(/([a-y])([^a-z]*)/gi)) {
    const kind = command.toLowerCase()
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const step = takes[kind] ?? 2
    for (let at = 0; at + step <= numbers.length; at += step) {
      const [dx, dy] = command === kind ? [x, y] : [0, 0]
      const given = numbers.slice(at, at + step)
      const [only = 0] = given
      const points: readonly Point[] =
        kind === 'h'
          ? [[only + dx, y]]
          : kind === 'v'
            ? [[x, only + dy]]
            : pairs(given).map(([a, b]) => [a + dx, b + dy])
      if (kind === 'm' && at === 0) outlines.push([])
      outlines.at(-1)?.push(...(points.length > 1 ? curveTo([x, y], points) : points))
      ;[x, y] = points.at(-1) ?? [x, y]
    }
    if (/z/i.test(rest)) [x, y] = outlines.at(-1)?.[0] ?? [x, y]
  }
  return outlines
}

/** Checks whether a point is inside of a polygon. */
const isInside = ([x, y]: Point, polygon: readonly Point[]): boolean => {
  let isIn = false
  for (const [at, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon.at(at - 1) ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
  }
  return isIn
}

type Run = { readonly paint: Shape['paint'] | null; readonly cells: number }

/** The rows of a drawing, each as runs of cells with the same colour. */
export type CellRows = readonly (readonly Run[])[]

/**
 * Returns the rows of a drawing in a box. A cell is a square of a number of units.
 * An outline inside of another one is a hole.
 */
export const cellRows = (
  shapes: readonly Shape[],
  { width, height, unit }: { readonly width: number; readonly height: number; readonly unit: number },
): CellRows => {
  const painted = shapes.map(({ paint, d }) => ({ paint, outlines: outlinesOf(d) }))
  return Array.from({ length: height / unit }, (_, row) => {
    const runs: Run[] = []
    for (let column = 0; column < width / unit; column += 1) {
      const center: Point = [(column + 0.5) * unit, (row + 0.5) * unit]
      const over = painted.findLast(
        ({ outlines }) => outlines.filter((one) => isInside(center, one)).length % 2 === 1,
      )
      const paint = over?.paint ?? null
      const last = runs.at(-1)
      if (last?.paint === paint) runs[runs.length - 1] = { paint, cells: last.cells + 1 }
      else runs.push({ paint, cells: 1 })
    }
    return runs
  })
}

const table = { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0 } as const

/** A cell of a layout table. It may be empty: a part of a drawing. */
// oxlint-disable-next-line jsx-a11y/control-has-associated-label
export const Cell = (props: ComponentProps<'td'>) => <td {...props} />

type CellDrawingProps = {
  readonly rows: CellRows
  /** The size of a cell, in px. */
  readonly size: number
  readonly palette: Palette
}

/** A drawing made of the cells of tables: every e-mail client shows it, and it loads nothing. */
export const CellDrawing = ({ rows, size, palette }: CellDrawingProps) => (
  <>
    {rows.map((runs, at) => (
      // oxlint-disable-next-line react/no-array-index-key
      <table key={at} {...table}>
        <tbody>
          <tr>
            {runs.map(({ paint, cells }, column) => (
              <Cell
                // oxlint-disable-next-line react/no-array-index-key
                key={column}
                width={cells * size}
                height={size}
                style={paint === null ? undefined : { backgroundColor: palette[paint] }}
              />
            ))}
          </tr>
        </tbody>
      </table>
    ))}
  </>
)
