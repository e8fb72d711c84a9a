import { style } from '@vanilla-extract/css'
import { card } from '#ui/kit/card/card.css.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const parts = style({ display: 'grid', gap: vars.space['2xl'], minWidth: 0 })

export const items = style({ display: 'grid', gap: vars.space.xl, margin: 0, padding: 0, listStyle: 'none' })

export const item = style([card, { gap: 0 }])

/** The name of the item and its device, which open and close it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xs} ${vars.space.l}`,
  minHeight: '2.75rem',
  cursor: 'pointer',
})

export const picture = style({ display: 'block', width: '4.5rem', height: '6rem', objectFit: 'contain' })

/** The fields of a device next to its picture. */
export const device = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const fields = style({ display: 'grid', gap: vars.space.xl, paddingBlockStart: vars.space.m })

export const selects = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space.l,
})

export const wide = style({ gridColumn: '1 / -1' })

export const note = style({ color: vars.color.inkSoft, fontSize: vars.size.small })

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m, alignItems: 'center' })

export const empty = style({ display: 'grid', gap: vars.space.m, justifyItems: 'start' })

export const counted = style({ display: 'grid', gap: vars.space.s, justifyItems: 'start' })

/** The sign that opens and closes an item. */
export const sign = style({
  marginInlineStart: 'auto',
  selectors: { [`${item}[open] &`]: { rotate: '45deg' } },
})

/** The trade-in of a line. */
export const tradeIn = style({ display: 'grid', gap: vars.space.s, justifyItems: 'start' })

/** The conditions that a telephone in trade does not meet. */
export const unmet = style({ display: 'grid', gap: vars.space.s, paddingInlineStart: vars.space.l })

/** The decision on a telephone in trade. It gets the focus when it replaces the questions. */
export const decision = style([
  fields,
  {
    selectors: { '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' } },
  },
])

/** The promotions of a device. */
export const promotions = style({ display: 'grid', gap: vars.space.m })

/** The promotions that a line does not have, with the reason of each. */
export const reasons = style([unmet, { margin: 0, color: vars.color.inkSoft, fontSize: vars.size.small }])
