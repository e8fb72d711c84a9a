import { keyframes, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const drawing = style({
  gridArea: 'drawing',
  width: '100%',
  maxWidth: '26rem',
  overflow: 'visible',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

const line = { stroke: vars.color.ink, strokeWidth: 2 } as const

export const string = style({ ...line, fill: 'none' })
export const light = style({ ...line, fill: vars.color.saved })
export const shade = style({ ...line, fill: vars.color.action })
export const free = style({ stroke: vars.color.line, strokeWidth: 2, fill: vars.color.paper })

const tug = keyframes({ from: { transform: 'translateY(-6px)' }, to: { transform: 'none' } })

export const tied = style({
  animation: `${tug} ${vars.motion.calm} ${vars.motion.pull}`,
  '@media': { [media.still]: { animation: 'none' } },
})
