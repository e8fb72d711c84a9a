import { kitStyle } from '#ui/theme/kit-style.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** The width of the first period, where every other period has a width of one. */
export const FIRST = 1.6

/** The labels under the line, each in the column of its period. */
export const periods = kitStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${FIRST}fr)`,
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
})

export const drawing = kitStyle({ width: '100%', height: '100%', overflow: 'visible' })

/** Forced colours leave the line alone: the browser does not replace the colour of a drawing. */
const area = (fill: string) =>
  kitStyle({ fill, '@media': { '(forced-colors: active)': { fill: 'transparent' } } })
export const paid = area(vars.color.infoTint)
export const saved = area(vars.color.saved)

const stroke = { stroke: vars.color.ink, strokeWidth: 2, strokeLinecap: 'round' } as const
export const line = kitStyle(stroke)
export const dots = kitStyle({ ...stroke, strokeDasharray: '1 7' })

export const kite = kitStyle({ overflow: 'visible' })
export const light = kitStyle({
  fill: vars.color.saved,
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinejoin: 'round',
})
export const shade = kitStyle({
  fill: vars.color.action,
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinejoin: 'round',
})
