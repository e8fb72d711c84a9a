import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const form = style({
  display: 'grid',
  gap: vars.space.l,
  maxWidth: '34rem',
  marginBlock: `${vars.space.m} ${vars.space.l}`,
})

/** The button has its natural width. */
export const send = style({ justifySelf: 'start' })

/** Takes the focus of the button, but is no control. */
export const sent = style({
  outline: 'none',
  maxWidth: '34rem',
  marginBlock: `${vars.space.m} ${vars.space.l}`,
})
