import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.s}`,
  margin: `0 0 ${vars.space.l}`,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.small,
})

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  selectors: { '&:not(:last-child)::after': { content: '/', marginInlineStart: vars.space.s } },
})

export const link = style({ color: 'inherit' })
