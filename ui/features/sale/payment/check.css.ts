import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const check = style({ width: '100%', maxWidth: '26rem' })

export const digits = style({
  fill: 'none',
  stroke: vars.color.scene.stroke,
  strokeWidth: 3.5,
  strokeLinecap: 'butt',
})

export const number = style({
  fill: vars.color.surface,
  stroke: vars.color.scene.stroke,
  strokeWidth: 2,
  strokeDasharray: '4 4',
  transition: `fill ${vars.motion.quick}`,
})

const lit = { fill: vars.color.saved, strokeDasharray: 'none' } as const

export const routing = style({ selectors: { 'form:has([name="routing"]:focus) &': lit } })

export const account = style({ selectors: { 'form:has([name="account"]:focus) &': lit } })
