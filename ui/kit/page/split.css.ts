import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const split = kitStyle({
  display: 'grid',
  gap: vars.space['2xl'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(19rem, 24rem)',
      gap: 'clamp(3rem, 6vw, 6rem)',
      alignItems: 'start',
    },
  },
})

export const work = kitStyle({ display: 'grid', gap: vars.space['2xl'], minWidth: 0, alignContent: 'start' })

export const aside = kitStyle({
  display: 'grid',
  gap: vars.space.l,
  minWidth: 0,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: vars.space.xl } },
})
