import { motif } from '#adapters/brand/motif.ts'
import { place } from '#core/brand/illustration-parts.ts'
import * as css from './scene.css.ts'

export const Line = ({ d }: { readonly d: string }) => <path className={css.line} d={d} />

const paints = { action: css.coral, saved: css.sun, confirmed: css.sea, line: css.line } as const

const quietPaints = { ...paints, action: css.cloth, saved: css.sea } as const

type ShapesProps = { readonly shapes: typeof motif.body; readonly isQuiet?: boolean }

/** The shapes of a brand's drawing. Quiet shapes do not use the action colour. */
export const Shapes = ({ shapes, isQuiet = false }: ShapesProps) =>
  shapes.map(({ paint, d }) => <path key={d} className={(isQuiet ? quietPaints : paints)[paint]} d={d} />)

type MotifProps = {
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly turn?: number
  readonly tail?: boolean
}

/** The motif of the brand, upright at `turn` 0, with its tail unless `tail` is false. */
export const Motif = ({ x, y, size, turn = 30, tail = true }: MotifProps) => (
  <g transform={place(x, y, size, turn)}>
    {tail ? <Shapes shapes={motif.tail} /> : null}
    <Shapes shapes={motif.body} />
  </g>
)
