import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const labels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 24rem))',
  gap: vars.space['2xl'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
