import { kitStyle } from '#ui/theme/layers.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const checkbox = kitStyle({ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: vars.space.m })
export const box = kitStyle({ width: '1.5rem', height: '1.5rem', accentColor: vars.color.confirmed })
export const label = kitStyle({})
export const hint = kitStyle({ gridColumn: 2, margin: 0, color: vars.color.inkSoft, fontSize: vars.size.small })
export const error = kitStyle({ gridColumn: 2 })
