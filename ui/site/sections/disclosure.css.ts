import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  minHeight: '2.75rem',
  borderRadius: vars.radius.small,
  fontWeight: 700,
  cursor: 'pointer',
  listStyle: 'none',
  // With large text on a phone, a long word is wider than the line.
  overflowWrap: 'anywhere',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

/** A heading that expands its content. */
export const large = style({
  justifyContent: 'space-between',
  minHeight: '4.5rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1.15,
  letterSpacing: '-0.005em',
})

export const sign = style({
  flex: 'none',
  display: 'grid',
  transition: `transform ${vars.motion.calm} ${vars.motion.pull}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(45deg)' } },
})

export const body = style({
  display: 'grid',
  gap: vars.space.m,
  maxWidth: vars.readable,
  paddingBlockEnd: vars.space.xl,
})
