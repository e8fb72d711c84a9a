import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const lines = style({ display: 'grid', gap: vars.space.m, minWidth: 0 })

export const name = style({
  color: vars.color.inkSoft,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: 600,
  letterSpacing: 0,
})
