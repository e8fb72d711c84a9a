import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const test = style({ display: 'grid', gap: vars.space.xl, justifyItems: 'start' })

export const form = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.l} ${vars.space['2xl']}`,
  margin: 0,
})

export const figure = style({ minWidth: '7rem' })

export const term = style({ color: vars.color.inkSoft, fontSize: vars.size.small })

export const measured = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const status = style({ display: 'block', minHeight: '3.25rem', maxWidth: vars.readable })
