import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const swatches = style({ display: 'block', flex: 'none', maxWidth: '100%' })

/** A thin edge: a white colour is seen on paper, a black one at night. */
export const dot = style({ stroke: vars.color.line, strokeWidth: 1.5 })
