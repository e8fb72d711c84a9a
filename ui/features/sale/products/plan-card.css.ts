import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** The row of a part in cards side by side; the first row is that of the ribbon. */
const inRow = (gridRow: number) => ({ '@media': { [media.fromTablet]: { gridRow } } })

export const head = style({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
  ...inRow(2),
})

export const tail = style({
  width: '100%',
  marginBlockStart: vars.space.s,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const string = style({ stroke: vars.color.ink, strokeWidth: 2 })
export const spark = style({ stroke: vars.color.lineSoft, strokeWidth: 2 })
export const light = style({ fill: vars.color.saved })
export const shade = style({ fill: vars.color.action })

/** The price, its line over time, and the later price: one block. */
export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s,
  minWidth: 0,
  ...inRow(3),
})

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

export const uses = style({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  paddingBlockStart: vars.space.s,
  ...inRow(4),
})

export const action = style({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  alignSelf: 'end',
  paddingBlockStart: vars.space.s,
  ...inRow(5),
})

export const label = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.l,
  minWidth: 0,
  ...inRow(6),
})
