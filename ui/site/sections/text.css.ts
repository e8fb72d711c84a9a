import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const intro = style({ maxWidth: vars.readable, paddingBlock: `${vars.space.xl} ${vars.space.l}` })

export const paragraph = style({ maxWidth: vars.readable })
