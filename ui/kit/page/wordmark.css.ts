import { kitStyle } from '#ui/theme/layers.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const wordmark = kitStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s, color: 'inherit', textDecoration: 'none' })
export const mark = kitStyle({ width: '2.5rem', height: '2.5rem' })
export const sail = kitStyle({ fill: vars.color.action })
export const name = kitStyle({ fontFamily: vars.font.display, fontWeight: 800, fontSize: '1.625rem' })
