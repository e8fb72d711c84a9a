import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space['2xl']} clamp(2rem, 6vw, 6rem)`,
  alignItems: 'center',
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
})

export const words = style({ display: 'grid', gap: vars.space.l, maxWidth: '40rem' })

export const points = style({ display: 'grid', gap: vars.space.s, margin: 0, paddingInlineStart: '1.25em' })

export const picture = style({
  width: 'min(22rem, 100%)',
  '@media': { [media.fromTablet]: { width: '100%' } },
})
