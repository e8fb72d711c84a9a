import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const service = style({
  borderBlockEnd: `${vars.line} solid ${vars.color.ink}`,
  selectors: { '&:first-child': { borderBlockStart: `${vars.line} solid ${vars.color.ink}` } },
})

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.l,
  minHeight: '5rem',
  paddingBlock: vars.space.m,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { background: vars.color.savedTint } } },
})

export const head = style({ display: 'grid', gap: vars.space.xs, minWidth: 0 })

export const from = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** The part that is in the order: green, with a tick. */
export const selected = style({
  display: 'inline-flex',
  gap: vars.space.s,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: vars.color.confirmed,
  fontSize: vars.size.small,
  fontWeight: 650,
  lineHeight: 1.35,
})

export const amount = style({
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const sign = style({
  display: 'grid',
  transition: `transform ${vars.motion.calm} ${vars.motion.pull}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(45deg)' } },
})

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  minWidth: 0,
  paddingBlock: `${vars.space.l} ${vars.space['2xl']}`,
})

/** The add-ons of the plan, tied to it by the string. */
export const addOns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  marginInlineStart: vars.space.m,
  paddingInlineStart: vars.space.xl,
  borderInlineStart: `${vars.line} solid ${vars.color.ink}`,
  minWidth: 0,
})

/** The way to the devices of the mobile lines. */
export const customize = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  justifySelf: 'start',
  fontWeight: 650,
})
