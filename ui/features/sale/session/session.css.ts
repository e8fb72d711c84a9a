import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const drawing = style({ width: '100%', maxWidth: '26rem', overflow: 'visible' })

const line = {
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const

export const string = style(line)

/** The length of the string when the warning appeared. */
export const slack = style({ ...line, stroke: vars.color.line, strokeDasharray: '1 8' })

export const hand = style({ fill: vars.color.ink })

export const left = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-0.015em',
})
