import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const screen = style({
  display: 'grid',
  gap: `${vars.space.xl} clamp(2rem, 6vw, 6rem)`,
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'start',
      paddingBlockStart: vars.space.xl,
    },
    [media.desktop]: { paddingBlockStart: vars.space['3xl'] },
  },
})

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  marginBlockStart: vars.space.xl,
})

/** Above the text on a phone, otherwise next to it, as on the outcome pages. */
export const scene = style({
  order: -1,
  width: 'min(17rem, 72%)',
  '@media': { [media.fromTablet]: { order: 0, width: '100%' } },
})
