import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3xl'] })

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xl} clamp(2rem, 6vw, 6rem)`,
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      alignItems: 'center',
      paddingBlockStart: vars.space.xl,
    },
  },
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  minWidth: 0,
})

/** Above the text on a phone, otherwise next to it, beyond the grid. */
export const scene = style({
  width: 'min(15rem, 64%)',
  '@media': {
    [media.mobile]: { order: -1 },
    [media.fromTablet]: { width: 'auto', marginInlineEnd: '-2vw' },
    print: { display: 'none' },
  },
})

export const lead = style({
  maxWidth: vars.readable,
  fontSize: vars.size.lead,
  lineHeight: 1.4,
  textWrap: 'pretty',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.m} ${vars.space.xl}`,
  marginBlockStart: vars.space.m,
})
