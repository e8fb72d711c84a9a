import { style } from '@vanilla-extract/css'
import { BUSY_ANCHOR } from '#ui/kit/button/button.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** Lies over the page at the waiting button, so nothing moves. Elsewhere it is at the foot of the window. */
export const status = style({
  position: 'fixed',
  insetBlockEnd: vars.space.m,
  insetInline: vars.space.m,
  positionAnchor: BUSY_ANCHOR,
  positionArea: 'top span-all',
  positionTryFallbacks: 'flip-block',
  justifySelf: 'anchor-center',
  zIndex: 30,
  pointerEvents: 'none',
  textAlign: 'center',
})

export const words = style({
  display: 'inline-block',
  padding: `${vars.space.s} ${vars.space.m}`,
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: '12px',
  background: vars.color.surface,
  fontWeight: 650,
})
