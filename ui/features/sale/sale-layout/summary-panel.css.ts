import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** The items and the price: side by side where there is room for both. */
export const panel = style({
  display: 'grid',
  gap: vars.space.l,
  minWidth: 0,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space['2xl'] },
  },
})

export const price = style({ display: 'grid', alignContent: 'start', gap: vars.space.m, minWidth: 0 })

export const lines = style({ minWidth: 0 })

/** The difference that the last change made to the monthly total. */
export const change = style({
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  background: vars.color.savedTint,
  fontSize: vars.size.small,
  lineHeight: 1.35,
})

/** Stays next to its amount at the usual text size. */
export const label = style({ flex: '1 1 7rem' })

export const today = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.l}`,
  padding: `${vars.space.m} ${vars.space.l}`,
  borderRadius: vars.radius.kite,
  background: vars.color.infoTint,
})

export const detail = style({ display: 'block', fontSize: vars.size.small, lineHeight: 1.35 })

export const sum = style({
  marginInlineStart: 'auto',
  fontFamily: vars.font.display,
  fontSize: '1.625rem',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
