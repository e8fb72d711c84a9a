import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const variants = style({
  display: 'grid',
  gap: vars.space.xl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const variant = style({
  display: 'grid',
  gap: vars.space.s,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s,
  marginBlockEnd: vars.space.s,
})

export const inStock = style({ color: vars.color.confirmed, fontWeight: 650 })

export const once = style({
  fontSize: vars.size.lead,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const buy = style({ marginBlockStart: vars.space.s })

export const quiet = style({ color: vars.color.inkSoft, fontSize: vars.size.small })
