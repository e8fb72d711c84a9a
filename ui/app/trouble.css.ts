import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const screen = style({
  display: 'grid',
  gap: 'clamp(2rem, 6vw, 5rem)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'center',
      paddingBlockStart: vars.space['2xl'],
    },
  },
})

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  marginBlockStart: vars.space.xl,
})

export const scene = style({ width: 'min(22rem, 100%)', '@media': { [media.desktop]: { width: '100%' } } })
