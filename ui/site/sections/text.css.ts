import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const paragraph = style({ maxWidth: vars.readable })
