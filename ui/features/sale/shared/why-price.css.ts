import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const why = style({
  justifySelf: 'start',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.size.small,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.action,
  textDecorationThickness: vars.line,
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
})
