import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const terms = style({
  marginBlockStart: vars.space.s,
  fontSize: vars.size.small,
  lineHeight: 1.45,
})

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2.75rem',
  borderRadius: vars.radius.small,
  fontWeight: 650,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const sign = style({
  flex: 'none',
  display: 'grid',
  transition: `transform ${vars.motion.quick}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(45deg)' } },
})

export const body = style({
  display: 'grid',
  gap: vars.space.s,
  maxWidth: vars.readable,
  paddingBlockEnd: vars.space.l,
})
