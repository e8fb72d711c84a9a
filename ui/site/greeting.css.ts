import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const greeting = style({ display: 'grid', gap: vars.space.l, marginBlockEnd: vars.space.l })

export const line = style({ fontWeight: 650 })
