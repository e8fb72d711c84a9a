import { keyframes } from '@vanilla-extract/css'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { vars } from '#ui/theme/tokens.css.ts'

const tighten = keyframes({
  '0%, 20%': { transform: 'scaleY(1)' },
  '45%, 70%': { transform: 'scaleY(0.04)' },
  '100%': { transform: 'scaleY(1)' },
})
const tug = keyframes({
  '0%, 20%': { transform: 'translate(0, 0) rotate(0)' },
  '45%': { transform: 'translate(6px, -4px) rotate(8deg)' },
  '70%': { transform: 'translate(5px, -3px) rotate(6deg)' },
  '100%': { transform: 'translate(0, 0) rotate(0)' },
})

export const progress = kitStyle({ display: 'grid', gap: vars.space.m, justifyItems: 'start' })
export const fills = kitStyle({ minHeight: '100svh', alignContent: 'start' })
export const drawing = kitStyle({ width: 'min(18rem, 70vw)', overflow: 'visible' })
export const string = kitStyle({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  transformOrigin: '0 40px',
  animation: `${tighten} 1600ms ${vars.motion.pull} infinite`,
})
export const kite = kitStyle({
  transformOrigin: '222px 36px',
  animation: `${tug} 1600ms ${vars.motion.pull} infinite`,
})
export const light = kitStyle({ fill: vars.color.saved })
export const shade = kitStyle({ fill: vars.color.action })
export const hand = kitStyle({ fill: vars.color.ink })

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** Appears only after a second: a shorter wait needs no text. */
export const label = kitStyle({
  fontWeight: 650,
  animation: `${appear} ${vars.motion.calm} 1s both`,
})
