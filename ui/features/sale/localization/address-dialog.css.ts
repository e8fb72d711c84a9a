import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const phones = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s} ${vars.space.xl}`,
  padding: 0,
  listStyle: 'none',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
})

export const phone = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' })
