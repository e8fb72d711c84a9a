import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** Below the row of the ribbon. */
export const head = style({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.xs,
  minWidth: 0,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  gridRow: 2,
})

export const name = style({ fontSize: vars.size.h3 })

/** The price, its line over time, and the later price: one block. */
export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s,
  minWidth: 0,
  paddingBlockStart: vars.space.m,
  gridRow: 3,
})

/** The price, and next to it why it is so. */
export const now = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: vars.space.m,
})

export const why = style({ flex: '1 1 min-content', display: 'grid', justifyItems: 'end' })

export const months = style({ fontSize: vars.size.small, fontWeight: 600 })

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** Savings: yellow, as their area in the chart. */
export const saved = style({
  justifySelf: 'start',
  padding: `0.0625rem ${vars.space.s}`,
  borderRadius: vars.radius.small,
  background: vars.color.saved,
  color: vars.color.onSaved,
  fontSize: vars.size.small,
  fontWeight: 650,
})

export const action = style({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  alignSelf: 'end',
  paddingBlockStart: vars.space.m,
  gridRow: 4,
})
