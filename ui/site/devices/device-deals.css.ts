import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const deals = style({
  display: 'grid',
  gap: vars.space.l,
  padding: vars.space.xl,
  borderRadius: vars.radius.kite,
  background: vars.color.savedTint,
})

export const heading = style({ fontSize: vars.size.h3 })

export const list = style({ display: 'grid', gap: vars.space.xl, margin: 0, padding: 0, listStyle: 'none' })

export const deal = style({ display: 'grid', gap: vars.space.xs })

export const name = style({ fontSize: 'inherit', fontWeight: 700 })

export const needs = style({ margin: 0, paddingInlineStart: '1.25em' })

export const quiet = style({ fontSize: vars.size.small })
