import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3xl'],
  alignItems: 'center',
  containerType: 'inline-size',
  minHeight: '26rem',
  minWidth: 0,
  paddingBlock: vars.space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)' } },
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  justifyItems: 'start',
  minWidth: 0,
  maxWidth: '46rem',
})

export const scene = style({ maxWidth: '20rem' })

/** The kite's string across the screen: the focal point while the order is being placed. */
export const pull = style({ width: '100%', paddingBlock: vars.space.l })

globalStyle(`${pull} svg`, { width: 'min(34rem, 100%)' })

/** The current events, along one taut string. */
export const happening = style({
  display: 'grid',
  gap: vars.space.m,
  paddingInlineStart: vars.space.xl,
  borderInlineStart: `${vars.line} solid ${vars.color.ink}`,
  listStyle: 'none',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.xl}`,
})

export const call = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 700,
})

/** The number of an order that waits for the bank, for quoting on the phone. */
export const reference = style({ fontVariantNumeric: 'tabular-nums lining-nums', letterSpacing: '0.04em' })

/** The price changes, each amount with its previous value. */
export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space.xl,
  width: '100%',
  padding: 0,
  listStyle: 'none',
})

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'start',
  gap: `${vars.space.s} ${vars.space.xl}`,
  paddingBlockEnd: vars.space.l,
  borderBlockEnd: `${vars.line} solid ${vars.color.lineSoft}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const priceLabel = style({ flexBasis: '100%', fontSize: vars.size.h3 })

export const amount = style({ display: 'grid', gap: '0.125rem', maxWidth: '100%' })

export const when = style({ color: vars.color.inkSoft, fontSize: vars.size.small, lineHeight: 1.3 })

export const old = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.h3,
  textDecorationLine: 'line-through',
})

export const fresh = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.75rem, 5vw, 3.25rem)',
  fontWeight: 700,
  lineHeight: 1,
  overflowWrap: 'break-word',
})

export const difference = style({
  justifySelf: 'start',
  marginBlockStart: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.tag,
  background: vars.color.saved,
  color: vars.color.onSaved,
  fontSize: vars.size.small,
  fontWeight: 700,
})

/** The lines that were added or removed with the new price. */
export const changes = style({ display: 'grid', gap: vars.space.s, width: 'min(26rem, 100%)' })

/** The price line and its step. */
export const timeline = style({ width: 'min(26rem, 100%)', overflow: 'visible' })
