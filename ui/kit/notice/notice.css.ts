import { kitStyle } from '#ui/theme/layers.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const notice = kitStyle({ display: 'flex', gap: vars.space.m, padding: vars.space.l, borderRadius: vars.radius.kite })
export const badge = kitStyle({})
export const words = kitStyle({})
export const title = kitStyle({ fontWeight: 650, margin: 0 })
export const tone = {
  info: kitStyle({ background: vars.color.infoTint }),
  confirmed: kitStyle({ background: vars.color.confirmedTint }),
  saved: kitStyle({ background: vars.color.savedTint }),
  danger: kitStyle({ background: vars.color.dangerTint }),
}
