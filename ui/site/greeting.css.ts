import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const greeting = style({
  display: 'grid',
  gap: vars.space.l,
  marginBlockEnd: vars.space.l,
  // A script hides the form in favour of the way back to an order.
  selectors: { 'div:has(+ [data-island][hidden]) > &': { marginBlockEnd: 0 } },
})

export const line = style({ fontWeight: 650 })
