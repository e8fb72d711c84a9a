import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const chart = style({ display: 'block', width: '100%', maxWidth: '32rem', height: 'auto' })

export const bar = style({
  fill: vars.color.infoTint,
  stroke: vars.color.ink,
  strokeWidth: 1.5,
  selectors: { '&[data-chosen]': { fill: vars.color.action, strokeWidth: 3 } },
  '@media': {
    '(forced-colors: active)': { fill: 'Canvas', selectors: { '&[data-chosen]': { fill: 'Highlight' } } },
  },
})

export const axis = style({ stroke: vars.color.ink, strokeWidth: 2 })
export const label = style({ fill: vars.color.inkSoft, fontSize: '15px' })
