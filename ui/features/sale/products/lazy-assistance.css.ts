import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** The space of the closed question until its code is loaded, so that what is below stays in place. */
export const space = style({
  height: `calc(2.75rem + 2 * ${vars.space.l} + 2 * ${vars.line})`,
})
