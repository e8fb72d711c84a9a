import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const bars = style({ display: 'grid', gap: vars.space.l, margin: 0, padding: 0, listStyle: 'none' })

/** The words are above the drawing, never in it: no line crosses a word at any amount. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.l}`,
})

export const label = style({ fontWeight: 650 })
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums' })

export const drawing = style({ flex: '1 0 100%', height: '2rem', overflow: 'visible' })

export const paid = style({ fill: vars.color.infoTint })
export const saved = style({ fill: vars.color.saved })

/** What the provider costs more is no saving. */
export const more = style({ fill: 'none' })

const stroke = { stroke: vars.color.ink, strokeWidth: 2, strokeLinecap: 'round' } as const
export const line = style(stroke)
export const dots = style({ ...stroke, strokeDasharray: '1 7' })

const outline = { stroke: vars.color.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const
export const kite = style({ overflow: 'visible' })
export const light = style({ ...outline, fill: vars.color.saved })
export const shade = style({ ...outline, fill: vars.color.action })
