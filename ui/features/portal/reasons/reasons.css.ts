import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const form = style({ display: 'grid', gap: vars.space.xl, justifyItems: 'start', minWidth: 0 })
export const choices = style({ width: '100%', maxWidth: '40rem' })
