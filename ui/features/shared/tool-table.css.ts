import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** A table never widens its page. */
export const scroller = style({ overflowX: 'auto' })

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const caption = style({ paddingBlock: vars.space.m, fontWeight: 700, textAlign: 'start' })

const last = { '&:last-child': { paddingInlineEnd: 0 } }

export const head = style({
  padding: `${vars.space.s} ${vars.space.m} ${vars.space.s} 0`,
  borderBlockEnd: `${vars.line} solid ${vars.color.ink}`,
  textAlign: 'start',
  verticalAlign: 'bottom',
  selectors: last,
})

export const cell = style({
  padding: `${vars.space.m} ${vars.space.m} ${vars.space.m} 0`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: last,
})
