import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const outcome = kitStyle({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'center',
  paddingBlock: vars.space.s,
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: 'clamp(2rem, 5vw, 5rem)',
      paddingBlock: vars.space['2xl'],
    },
  },
})

/** Next to the text the drawing comes second and overflows the grid. */
export const drawing = kitStyle({
  width: 'min(100%, 22rem)',
  justifySelf: 'center',
  '@media': {
    [media.fromTablet]: { order: 2, width: 'auto', justifySelf: 'stretch', marginInlineEnd: '-1.5rem' },
  },
})

export const words = kitStyle({ display: 'grid', gap: vars.space.l, maxWidth: vars.readable })

export const kicker = kitStyle({ color: vars.color.inkSoft, fontWeight: 650 })

export const title = kitStyle({ overflowWrap: 'break-word' })

export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.m} ${vars.space.l}`,
  marginTop: vars.space.s,
})
