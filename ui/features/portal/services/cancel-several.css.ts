import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const several = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  maxWidth: '36rem',
  minWidth: 0,
  padding: 0,
  border: 0,
})

export const legend = style({ paddingBlockEnd: vars.space.s, fontWeight: 650 })

export const foot = style({ display: 'grid', justifyItems: 'start', gap: vars.space.m })

export const error = style({ color: vars.color.danger, fontWeight: 650 })
