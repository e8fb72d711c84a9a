import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3xl'],
  alignItems: 'center',
  minHeight: '26rem',
  minWidth: 0,
  paddingBlock: vars.space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)' } },
})

export const words = style({
  display: 'grid',
  gap: vars.space.xl,
  justifyItems: 'start',
  minWidth: 0,
  maxWidth: '46rem',
})

export const scene = style({ maxWidth: '20rem' })

/** The kite's string across the screen: the one thing to look at while the order is placed. */
export const pull = style({ paddingBlock: vars.space.l })

globalStyle(`${pull} svg`, { width: 'min(34rem, 78vw)' })

/** What happens, along one taut string. */
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

export const prices = style({
  borderCollapse: 'collapse',
  width: '100%',
  maxWidth: '38rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

globalStyle(`${prices} :is(th, td)`, {
  paddingBlock: vars.space.m,
  paddingInline: `0 ${vars.space.m}`,
  borderBlockEnd: `${vars.line} solid ${vars.color.lineSoft}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
})

globalStyle(`${prices} tbody th`, { whiteSpace: 'nowrap' })

export const old = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.h3,
  textDecorationLine: 'line-through',
})

export const fresh = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.75rem, 5vw, 3.5rem)',
  fontWeight: 700,
  lineHeight: 1,
})

export const difference = style({
  display: 'inline-block',
  marginBlockStart: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: '4px 12px 4px 4px',
  background: vars.color.saved,
  color: vars.color.onSaved,
  fontSize: vars.size.small,
  fontWeight: 700,
})
