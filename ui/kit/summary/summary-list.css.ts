import { kitStyle } from '#ui/theme/layers.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const list = kitStyle({ margin: 0 })
export const row = kitStyle({ display: 'flex', justifyContent: 'space-between', gap: vars.space.l })
export const tone = { plain: kitStyle({}), saved: kitStyle({ color: vars.color.confirmed }) }
export const total = kitStyle({ fontWeight: 750 })
export const label = kitStyle({})
export const detail = kitStyle({ display: 'block', color: vars.color.inkSoft, fontSize: vars.size.small })
export const amount = kitStyle({ margin: 0, fontVariantNumeric: 'tabular-nums lining-nums' })
