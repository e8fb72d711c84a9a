import { kitStyle } from '#ui/theme/layers.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const card = kitStyle({ padding: vars.space.xl, background: vars.color.surface, borderRadius: vars.radius.kite })
export const featured = kitStyle({})
export const ribbon = kitStyle({ margin: 0, fontWeight: 650 })
