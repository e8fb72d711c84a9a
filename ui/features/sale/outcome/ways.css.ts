import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** What else the visitor can do, under a line. */
export const ways = style({
  display: 'grid',
  gap: vars.space.m,
  width: '100%',
  maxWidth: '42rem',
  marginBlockStart: vars.space.l,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line} solid ${vars.color.line}`,
})

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const way = style({
  paddingBlock: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}` } },
})

const linked = style({
  fontWeight: 650,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.action,
  textDecorationThickness: vars.line,
  textUnderlineOffset: '0.22em',
})

export const link = style([linked, { display: 'inline-block', paddingBlock: vars.space.xs }])

export const phone = style({ display: 'inline-block', paddingBlock: vars.space.xs, whiteSpace: 'nowrap' })

export const label = style([linked, { display: 'inline-block', paddingBlock: vars.space.xs }])

export const detail = style({ display: 'block' })

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
  minHeight: '2.75rem',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

/** A plus that becomes a cross while the form is open. */
export const sign = style({
  display: 'grid',
  transition: `transform ${vars.motion.quick}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(45deg)' } },
})
