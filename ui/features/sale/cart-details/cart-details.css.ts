import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** What only a screen needs. */
export const offPaper = style({ '@media': { print: { display: 'none' } } })

/** The items, and the totals next to them where there is room. */
export const cart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3xl'],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
})

export const groups = style({ display: 'grid', gap: vars.space.l, minWidth: 0 })

export const groupName = style({
  color: vars.color.inkSoft,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: 600,
  letterSpacing: 0,
})

export const items = style({ listStyle: 'none', margin: 0, padding: 0 })

/** Name and amount in one row, with the button after them; on a phone the button is below the name. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: vars.space.m,
  alignItems: 'center',
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.line} solid ${vars.color.lineSoft}`,
  breakInside: 'avoid',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const itemText = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })

export const itemName = style({ fontWeight: 600 })

export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const totals = style({
  display: 'grid',
  gap: vars.space.l,
  minWidth: 0,
})

export const note = style({ color: vars.color.inkSoft, fontSize: vars.size.small })

/** The name of the closed details of the address, as tall as a finger needs. */
export const placeName = style({
  display: 'list-item',
  alignContent: 'center',
  minHeight: '2.75rem',
  fontWeight: 650,
  cursor: 'pointer',
})

export const place = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.l, margin: 0 })

export const placeFact = style({ margin: 0, overflowWrap: 'anywhere' })

export const ways = style({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'start',
  marginBlockStart: vars.space.m,
})

export const empty = style({ display: 'grid', justifyItems: 'start', gap: vars.space.m })
