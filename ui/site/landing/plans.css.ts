import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 21rem), 1fr))',
  gap: vars.space.xl,
  margin: `0 0 ${vars.space.xl}`,
  padding: 0,
  listStyle: 'none',
})

export const plan = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: '12px 44px 12px 12px',
  background: vars.color.surface,
  overflow: 'hidden',
})

export const words = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.s,
  padding: 'clamp(1.25rem, 3vw, 2rem)',
})

export const name = style({ fontSize: vars.size.h2 })

export const speed = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums' })

export const choose = style({ marginBlockStart: vars.space.m })
