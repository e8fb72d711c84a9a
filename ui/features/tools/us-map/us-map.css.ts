import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const map = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' })

const outline = { strokeWidth: 1.5, strokeLinejoin: 'round' } as const

export const served = style({
  ...outline,
  fill: vars.color.scene.leaf,
  stroke: vars.color.surface,
  '@media': { '(forced-colors: active)': { fill: 'Highlight', stroke: 'Canvas' } },
})

/** Pale and with a line, so that it differs not only in its colour. */
export const unserved = style({
  ...outline,
  fill: vars.color.surface,
  stroke: vars.color.line,
  strokeDasharray: '5 5',
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
})

export const point = style({
  fill: vars.color.action,
  stroke: vars.color.surface,
  strokeWidth: 3,
  selectors: { '&[data-nearest]': { fill: vars.color.ink, strokeWidth: 5 } },
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
})

/** The visitor. */
export const here = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 5 })
