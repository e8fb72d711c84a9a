import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 })

export const head = style({ display: 'grid', gap: vars.space.s, paddingBlockEnd: vars.space['2xl'] })

export const address = style({ color: vars.color.inkSoft, fontWeight: 650, overflowWrap: 'anywhere' })

/** The price, dominant, and the balance at its side where there is room. */
export const money = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2xl'],
  alignItems: 'start',
  paddingBlockEnd: vars.space['3xl'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      gap: 'clamp(2rem, 5vw, 5rem)',
    },
  },
})

export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  minWidth: 0,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)', gap: vars.space['3xl'] },
  },
})

export const now = style({ display: 'grid', gap: vars.space.l, minWidth: 0 })

export const kicker = style({ fontSize: vars.size.h3 })

export const note = style({ color: vars.color.inkSoft, fontSize: vars.size.small })

/** The balance: a bill with the brand's corner. */
export const balance = style({
  display: 'grid',
  gap: vars.space.m,
  padding: 'clamp(1.25rem, 3vw, 2rem)',
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.panel,
  background: vars.color.surface,
})

export const owing = style({ borderColor: vars.color.danger })

export const balanceTitle = style({ fontSize: vars.size.h3 })

export const pastDue = style({
  justifySelf: 'start',
  padding: `0 ${vars.space.s}`,
  borderRadius: vars.radius.small,
  background: vars.color.dangerTint,
  color: vars.color.danger,
  fontWeight: 700,
})

export const balanceFacts = style({ display: 'grid', gap: vars.space.xs, fontSize: vars.size.small })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 700,
})

/** An open label makes its own card longer, not the others. */
export const cards = style({
  display: 'grid',
  selectors: { '&:has(details[open])': { alignItems: 'start' } },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

// The action of each card is at its bottom, on one line with that of the others.
globalStyle(`${cards} > li`, { alignContent: 'space-between' })

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'center',
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } },
})

export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space.m })
