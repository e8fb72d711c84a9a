import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const code = style({ display: 'grid', justifyItems: 'start', gap: vars.space.m })

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m })
