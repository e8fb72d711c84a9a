import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const bundles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: vars.space['2xl'],
  alignItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const bundle = style({ minWidth: 0 })

/** The name of a bundle: its services, one in each line. */
export const services = style({
  display: 'grid',
  gap: vars.space.s,
  marginBlockEnd: vars.space.m,
  fontSize: vars.size.h3,
})

export const service = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.m,
  overflowWrap: 'anywhere',
})

export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.s,
  minWidth: 0,
})

/** The saving: yellow, as in every price. */
export const saved = style({
  padding: `0.0625rem ${vars.space.s}`,
  borderRadius: vars.radius.small,
  background: vars.color.saved,
  color: vars.color.onSaved,
  fontSize: vars.size.small,
  fontWeight: 650,
})

export const apart = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.m,
  maxWidth: vars.readable,
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
})
