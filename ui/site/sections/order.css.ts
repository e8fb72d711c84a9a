import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** A hidden list of tabs takes no space. */
export const tabs = style({
  selectors: { '&:not([hidden])': { display: 'flex', flexWrap: 'wrap', gap: vars.space.s } },
})

export const tab = style({
  minHeight: '3rem',
  paddingInline: vars.space.xl,
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  borderBlockEnd: 0,
  background: vars.color.surface,
  color: vars.color.ink,
  fontWeight: 650,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: vars.color.ink, color: vars.color.paper } },
})

export const business = style({
  selectors: { '&:not([hidden])': { display: 'grid' } },
  justifyItems: 'start',
  gap: vars.space.s,
  padding: vars.space.l,
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.radius.kite,
  background: vars.color.surface,
})

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: vars.size.h3,
  fontWeight: 700,
})
