import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const fold = style({ minWidth: 0 })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minHeight: '2.75rem',
  borderRadius: vars.radius.small,
  fontWeight: 650,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { background: vars.color.savedTint } } },
})

/** A long summary wraps next to its sign. */
export const words = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' })

export const sign = style({
  flex: 'none',
  display: 'grid',
  transition: `transform ${vars.motion.quick}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(45deg)' } },
})

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  paddingBlock: `${vars.space.s} ${vars.space.l}`,
})
