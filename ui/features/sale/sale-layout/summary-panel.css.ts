import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** The padding of the order's column. */
export const asideInset = 'clamp(1.25rem, 2vw, 1.75rem)'

/** High enough for the price to stay in place while the lines under it scroll. Below that height the full column scrolls. */
export const high = `${media.desktop} and (min-height: 54rem)`

/** The price and the items: side by side where there is room for both. */
export const panel = style({
  display: 'grid',
  gap: vars.space.xl,
  minWidth: 0,
  minHeight: 0,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space['2xl'] },
    [high]: { gridTemplateRows: 'auto minmax(0, 1fr)' },
  },
})

export const price = style({ display: 'grid', alignContent: 'start', gap: vars.space.l, minWidth: 0 })

/** A long order scrolls under its price, which stays in place. It fades out before the column's edge. */
export const lines = style({
  minWidth: 0,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
  '@media': {
    [media.tablet]: { paddingBlockStart: 0, borderBlockStart: 0 },
    [high]: {
      marginBlockEnd: `calc(-1 * ${asideInset})`,
      paddingBlockEnd: asideInset,
      maskImage: `linear-gradient(to top, transparent, black ${asideInset})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
    },
  },
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
