import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const heading = style({ fontSize: vars.size.h3, marginBlockEnd: vars.space.l })

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s} ${vars.space['2xl']}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 650,
})
