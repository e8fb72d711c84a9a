import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  maxWidth: '46rem',
})

export const next = style({ display: 'grid', justifyItems: 'start', gap: vars.space.m })

export const total = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums lining-nums' })
