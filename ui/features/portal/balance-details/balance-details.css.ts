import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 })

/** The balance, dominant, and the year at its side where there is room. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2xl'],
  alignItems: 'end',
  paddingBlock: `${vars.space.xl} ${vars.space['3xl']}`,
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: 'clamp(2rem, 6vw, 6rem)',
    },
  },
})

export const balance = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.l,
  minWidth: 0,
})

export const label = style({ fontSize: vars.size.h3 })

export const facts = style({ display: 'grid', gap: vars.space.xs, maxWidth: vars.readable })

export const autoPay = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  maxWidth: vars.readable,
})

export const next = style({ fontWeight: 650 })

export const year = style({ display: 'grid', gap: vars.space.l, minWidth: 0 })

export const yearTitle = style({ fontSize: vars.size.h3 })

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
})

export const emptyScene = style({
  width: 'min(15rem, 70%)',
  '@media': { [media.fromTablet]: { width: 'auto' } },
})

export const words = style({ display: 'grid', gap: vars.space.s })

export const pay = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.l}`,
  paddingBlockStart: vars.space.s,
})
