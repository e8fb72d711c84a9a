import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const

export const orders = style({ ...plain, display: 'grid', gap: vars.space['2xl'] })

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.xl,
})

/** The day of the visit, as a leaf of the calendar. */
export const leaf = style({
  display: 'grid',
  flex: 'none',
  justifyItems: 'center',
  width: '7.5rem',
  overflow: 'hidden',
  paddingBlockEnd: vars.space.s,
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.radius.kite,
  background: vars.color.surface,
  lineHeight: 1.2,
})
export const month = style({
  justifySelf: 'stretch',
  paddingBlock: vars.space.xs,
  background: vars.color.saved,
  color: vars.color.onSaved,
  fontWeight: 650,
  textAlign: 'center',
})
export const day = style({
  paddingBlock: vars.space.s,
  fontFamily: vars.font.display,
  fontSize: '3.75rem',
  fontWeight: 700,
  lineHeight: 0.9,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const words = style({ display: 'grid', flex: '1 1 16rem', gap: vars.space.s, minWidth: 0 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.m}`,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const state = style({
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  background: vars.color.confirmedTint,
  color: vars.color.ink,
  fontWeight: 650,
})

export const when = style({
  fontSize: vars.size.lead,
  fontWeight: 650,
  '::first-letter': { textTransform: 'uppercase' },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.l}`,
  paddingBlockStart: vars.space.s,
})

export const agreement = style({ display: 'grid', gap: vars.space.s, maxWidth: vars.readable })
