import type { ReactNode } from 'react'
import type { At } from './motif.tsx'
import { move } from './motif.tsx'
import * as css from './scene.css.ts'

/** The sun, at the left of a scene; at night it is the moon. */
export const Sun = (at: At) => <circle className={css.sun} cx={at.x} cy={at.y} r={18 * (at.size ?? 1)} />

export const Cloud = (at: At) => (
  <path
    className={css.surface}
    transform={move(at)}
    d="M-24 8a9 9 0 0 1 5-16 13 13 0 0 1 24-4A10 10 0 0 1 22-8a8 8 0 0 1 2 16z"
  />
)

export const Tree = (at: At) => (
  <g transform={move(at)}>
    <path className={css.leaf} d="M0-58c14 0 19 12 15 21 8 6 5 20-6 21H-9c-12-1-14-15-6-21-4-9 1-21 15-21z" />
    <path className={css.line} d="M0 0v-38M0-20l7-8M0-27l-6-6" />
  </g>
)

/** Windows in rows. Windows whose index is in `lit` are yellow. */
export const Windows = (
  props: At & {
    readonly columns: number
    readonly rows: number
    readonly gap: number
    readonly rise: number
    readonly lit?: readonly number[]
  },
) => {
  const { x, y, columns, rows, gap, rise, lit = [] } = props
  const pane = (index: number): string =>
    `M${x + (index % columns) * gap} ${y + Math.floor(index / columns) * rise}h10v14h-10z`
  const all = Array.from({ length: columns * rows }, (_, index) => index)
  return (
    <>
      <path
        className={css.glass}
        d={all
          .filter((index) => !lit.includes(index))
          .map(pane)
          .join('')}
      />
      {lit.length === 0 ? null : <path className={css.sun} d={lit.map(pane).join('')} />}
    </>
  )
}

/** A gabled house with the width `w` and the wall height `h`. Its base is at `y`, its shaded side at the right. */
export const House = ({
  x,
  y,
  w,
  h,
  children,
}: At & { readonly w: number; readonly h: number; readonly children?: ReactNode }) => (
  <g transform={move({ x, y })}>
    <path className={css.wall} d={`M0 0V${-h}h${w}V0z`} />
    <path className={css.shade} d={`M${w * 0.72} 0V${-h}H${w}V0z`} />
    <path className={css.roof} d={`M-8 ${-h}L${w / 2} ${-h - w * 0.42}L${w + 8} ${-h}z`} />
    <path className={css.roofShade} d={`M${w / 2} ${-h - w * 0.42}L${w + 8} ${-h}H${w * 0.72}z`} />
    {children}
  </g>
)
