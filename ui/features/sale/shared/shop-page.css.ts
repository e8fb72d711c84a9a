import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2xl'] })

/** The text, and the scene next to it where there is room. */
export const head = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 3fr)', alignItems: 'end' },
  },
})

export const words = style({ maxWidth: '46rem', minWidth: 0, overflowWrap: 'anywhere' })

export const scene = style({
  width: 'min(15rem, 60%)',
  '@media': { [media.fromTablet]: { width: '100%' }, print: { display: 'none' } },
})

export const waiting = style({ paddingBlock: vars.space['4xl'], display: 'grid', justifyItems: 'center' })

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xl,
  maxWidth: vars.readable,
})
