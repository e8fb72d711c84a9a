import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const content = style({ display: 'grid', gap: vars.space.l })

export const form = style({ display: 'grid', justifyItems: 'start', gap: vars.space.m })

export const coupons = style({ display: 'grid', gap: vars.space.m, listStyle: 'none', padding: 0, margin: 0 })

export const coupon = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlockEnd: vars.space.m,
  borderBlockEnd: `${vars.line} solid ${vars.color.lineSoft}`,
})
