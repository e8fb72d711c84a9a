import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const action = style({ display: 'grid', gap: vars.space.l })
