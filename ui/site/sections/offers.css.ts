import { style } from '@vanilla-extract/css'
import { card } from '#ui/kit/card/card.css.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 21rem), 1fr))',
  gap: `${vars.space.l} ${vars.space.xl}`,
  margin: `0 0 ${vars.space.xl}`,
  padding: 0,
  listStyle: 'none',
})

/** Its rows align with those of the other plans, so that they can be compared. */
export const plan = style([
  card,
  {
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    borderColor: vars.color.ink,
    // In two columns the last of an odd number has a row of its own.
    '@media': { [media.tablet]: { selectors: { '&:nth-child(odd):last-child': { gridColumn: '1 / -1' } } } },
  },
])

export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space.xs })

export const name = style({ fontSize: vars.size.h2 })

export const speed = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums' })

/** Clearance from the ground line above. */
export const figure = style({ paddingBlock: `${vars.space.s} ${vars.space.xs}` })

export const months = style({ fontSize: vars.size.small, fontWeight: 600 })

/** Savings: yellow, as their area in the chart. */
export const saved = style({
  justifySelf: 'start',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  background: vars.color.saved,
  color: vars.color.onSaved,
  fontSize: vars.size.small,
  fontWeight: 650,
})
