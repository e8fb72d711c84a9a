import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'
import { inkOnNight } from './sections/tone.css.ts'

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  marginBlockStart: vars.space.xl,
  selectors: inkOnNight,
})
