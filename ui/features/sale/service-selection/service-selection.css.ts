import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const services = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2xl'],
  maxWidth: '46rem',
})

export const next = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.m,
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `${vars.line} solid ${vars.color.line}`,
})

export const total = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
