import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const gauge = style({
  display: 'block',
  width: '100%',
  maxWidth: '30rem',
  height: 'auto',
  overflow: 'visible',
})

const line = { fill: 'none', strokeLinecap: 'round' } as const

export const scale = style({ ...line, stroke: vars.color.lineSoft, strokeWidth: 10 })

export const reached = style({
  ...line,
  stroke: vars.color.confirmed,
  strokeWidth: 10,
  transition: `stroke-dasharray ${vars.motion.calm} linear`,
  '@media': { [media.still]: { transition: 'none' }, '(forced-colors: active)': { stroke: 'Highlight' } },
})

export const tick = style({ ...line, stroke: vars.color.line, strokeWidth: 2 })

export const figure = style({
  fill: vars.color.inkSoft,
  fontFamily: vars.font.text,
  fontSize: '15px',
  textAnchor: 'middle',
})

export const value = style({
  fill: vars.color.ink,
  fontFamily: vars.font.display,
  fontSize: '54px',
  fontWeight: 700,
  textAnchor: 'middle',
})
