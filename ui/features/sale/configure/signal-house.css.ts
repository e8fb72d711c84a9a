import { keyframes, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

const { scene } = vars.color

export const house = style({
  width: '100%',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const roof = style({ fill: scene.roof, stroke: scene.stroke, strokeWidth: 2 })
export const line = style({ fill: 'none', stroke: scene.stroke, strokeWidth: 2 })

const room = { transition: `fill ${vars.motion.calm}` } as const
export const darkRoom = style({ ...room, fill: scene.sky })
export const litRoom = style({ ...room, fill: vars.color.savedTint })

export const furniture = style({ fill: 'none', stroke: scene.stroke, strokeWidth: 2 })

export const waves = style({ fill: 'none', stroke: scene.stroke, strokeWidth: 2 })
export const modem = style({ fill: scene.cloth, stroke: scene.stroke, strokeWidth: 2 })
export const pod = style({ fill: vars.color.action, stroke: scene.stroke, strokeWidth: 2 })

const tug = keyframes({ from: { transform: 'translateY(-6px)' }, to: { transform: 'none' } })

export const repeater = style({
  animation: `${tug} ${vars.motion.calm} ${vars.motion.pull}`,
  '@media': { [media.still]: { animation: 'none' } },
})
