import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const internet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l })

export const labels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: vars.space['2xl'],
  alignItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const label = style({ minWidth: 0 })
