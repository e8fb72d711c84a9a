import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const group = style({ display: 'grid', gap: vars.space.m, minWidth: 0 })

export const title = style({ fontSize: vars.size.h3 })

export const line = style({ minWidth: 0 })

export const name = style({ margin: 0, fontFamily: vars.font.text, fontSize: 'inherit', letterSpacing: 0 })

export const later = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' })
