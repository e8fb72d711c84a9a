import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const services = style({ display: 'grid', minWidth: 0 })

export const service = style({
  selectors: { '& + &': { borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}` } },
})

/** The sign of an expandable service is left of its amount, so all amounts end at one edge. */
const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 1.125rem auto',
  alignItems: 'center',
  gap: `0 ${vars.space.s}`,
  paddingBlock: vars.space.xs,
  lineHeight: 1.25,
})

export const closed = row

export const summary = style([
  row,
  {
    minHeight: '2.75rem',
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    '@media': { [media.hover]: { ':hover': { background: vars.color.savedTint } } },
  },
])

export const name = style({ display: 'block', fontWeight: 650 })

export const items = style({
  display: 'block',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})

export const amount = style({
  gridColumn: 3,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
})

export const sign = style({
  gridColumn: 2,
  gridRow: 1,
  display: 'grid',
  transition: `transform ${vars.motion.calm} ${vars.motion.pull}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(45deg)' } },
})

/** The lines of an open service, tied to it by the string. */
export const lines = style({
  marginBlockEnd: vars.space.s,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.line} solid ${vars.color.ink}`,
  fontSize: vars.size.small,
})
