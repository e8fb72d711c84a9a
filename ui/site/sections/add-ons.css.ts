import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const addOns = style({
  display: 'grid',
  gap: `${vars.space['2xl']} clamp(2rem, 6vw, 6rem)`,
  alignItems: 'end',
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)' } },
})

export const drawing = style({ display: 'block', width: '100%', overflow: 'visible' })

export const list = style({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' })

export const addOn = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.m} ${vars.space.xl}`,
  alignItems: 'baseline',
  paddingBlock: vars.space.xl,
  borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
})

export const words = style({
  flexBasis: '100%',
  display: 'grid',
  gap: vars.space.s,
  maxWidth: vars.readable,
})

export const limit = style({ fontSize: vars.size.small, fontWeight: 700 })
