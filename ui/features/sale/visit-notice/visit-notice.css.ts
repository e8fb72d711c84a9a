import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const notices = style({ display: 'grid', gap: vars.space.m, marginBlockEnd: vars.space.xl })
