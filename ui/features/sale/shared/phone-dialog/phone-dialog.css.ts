import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const content = style({ display: 'grid', gap: vars.space.l })

export const form = style({ display: 'grid', justifyItems: 'start', gap: vars.space.m })

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m })
