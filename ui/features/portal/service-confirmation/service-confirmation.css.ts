import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** The day of the end is the main figure of the review. */
export const hero = style({ display: 'grid', gap: vars.space.s, minWidth: 0 })
export const label = style({ color: vars.color.inkSoft, fontWeight: 650 })
export const day = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(2rem, 1.3rem + 3.4vw, 3.75rem)',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
  '::first-letter': { textTransform: 'uppercase' },
})

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.l}`,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.line} solid ${vars.color.lineSoft}`,
  overflowWrap: 'anywhere',
})
export const amount = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums lining-nums' })
