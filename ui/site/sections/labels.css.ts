import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const labels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space['2xl'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** One label is at the right of its heading. */
export const one = style({
  display: 'grid',
  gap: `${vars.space['2xl']} clamp(2rem, 6vw, 6rem)`,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
})

export const words = style({ display: 'grid', gap: vars.space.l })
