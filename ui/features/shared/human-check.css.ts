import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** Lies over the page, so that nothing moves when it appears. */
export const status = style({
  position: 'fixed',
  insetBlockStart: vars.space.m,
  insetInline: vars.space.m,
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
