import { kitStyle } from '#ui/theme/kit-style.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const group = kitStyle({ minWidth: 0, margin: 0, padding: 0, border: 0 })

export const legend = {
  label: kitStyle({ padding: 0, marginBlockEnd: vars.space.s, fontWeight: 650, lineHeight: 1.3 }),
  title: kitStyle({
    padding: 0,
    marginBlockEnd: vars.space.m,
    fontFamily: vars.font.display,
    fontSize: vars.size.h3,
    fontWeight: 700,
    lineHeight: 1.15,
  }),
}

export const hint = kitStyle({
  maxWidth: vars.readable,
  marginBlockEnd: vars.space.m,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
})
