import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const figure = style({ display: 'grid', gap: vars.space.s, minWidth: 0 })

export const drawing = style({
  width: '100%',
  height: 'clamp(9rem, 7rem + 6vw, 13rem)',
  overflow: 'visible',
})

const stroke = { stroke: vars.color.ink, strokeWidth: 2, strokeLinecap: 'round' } as const

export const used = style({ fill: vars.color.infoTint })
export const returned = style({ fill: vars.color.saved })
export const line = style(stroke)
export const dots = style({ ...stroke, strokeDasharray: '1 7' })
export const tick = style({ ...stroke, stroke: vars.color.line })
export const ground = style(stroke)

export const kite = style({ overflow: 'visible' })
export const light = style({
  fill: vars.color.saved,
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinejoin: 'round',
})
export const shade = style({
  fill: vars.color.action,
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinejoin: 'round',
})

export const mark = style({ fill: vars.color.ink, fontSize: vars.size.small, fontWeight: 650 })

/** The first and the last day, below the ends of the line. */
export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.l}`,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
})

export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${vars.space.l} ${vars.space.xl}`,
  margin: 0,
  paddingBlockStart: vars.space.m,
})

export const part = style({ display: 'grid', alignContent: 'start', gap: vars.space.xs, minWidth: 0 })

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontSize: vars.size.small,
  fontWeight: 600,
  lineHeight: 1.25,
})

export const swatch = style({ flex: 'none', width: '0.875rem', height: '0.875rem', overflow: 'visible' })

export const amount = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const count = style({ margin: 0, color: vars.color.inkSoft, fontSize: vars.size.small })
