import { kitStyle } from '#ui/theme/layers.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const progress = kitStyle({ display: 'grid', gap: vars.space.s })
export const drawing = kitStyle({ width: '15rem' })
export const string = kitStyle({ fill: 'none', stroke: vars.color.ink, strokeWidth: 2 })
export const kite = kitStyle({ fill: vars.color.action })
