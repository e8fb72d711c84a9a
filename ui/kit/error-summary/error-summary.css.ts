import { kitStyle } from '#ui/theme/kit-style.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const box = kitStyle({ borderRadius: vars.radius.kite })

export const list = kitStyle({ display: 'grid', padding: 0, listStyle: 'none' })

export const link = kitStyle({
  display: 'inline-block',
  paddingBlock: '0.625rem',
  fontWeight: 600,
  lineHeight: 1.35,
})
