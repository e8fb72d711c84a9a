import { kitStyle } from '#ui/theme/kit-style.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const scene = kitStyle({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' })

const paint = (color: string): string => kitStyle({ color, fill: color })

const { scene: tone, ...role } = vars.color

export const ink = paint(tone.stroke)
export const paper = paint(role.paper)
export const surface = paint(role.surface)
export const coral = paint(role.action)
export const sun = paint(role.saved)
export const sea = paint(role.confirmed)
export const sky = paint(tone.sky)
export const hill = paint(tone.hill)
export const wall = paint(tone.wall)
export const shade = paint(tone.wallShade)
export const roof = paint(tone.roof)
export const roofShade = paint(tone.roofShade)
export const glass = paint(tone.glass)
export const leaf = paint(tone.leaf)
export const cloth = paint(tone.cloth)
export const hair = paint(tone.hair)
export const grey = paint(role.line)
export const skin1 = paint(tone.skinOne)
export const skin2 = paint(tone.skinTwo)
export const skin3 = paint(tone.skinThree)

const stroke = {
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** The only line style: strings, edges, details. */
export const line = kitStyle({
  ...stroke,
  stroke: tone.stroke,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
})

/** The same line, only hinted. */
export const dashed = kitStyle({
  ...stroke,
  stroke: tone.stroke,
  strokeWidth: 2,
  strokeDasharray: '1 7',
  vectorEffect: 'non-scaling-stroke',
})

/** An arm or a leg, in the colour of a paint class on the same element. */
export const limb = kitStyle({ ...stroke, stroke: 'currentColor', strokeWidth: 6.5 })

/** A string in the colour of a paint class on the same element, for a ground on which the line is not seen. */
export const thread = kitStyle({
  ...stroke,
  stroke: 'currentColor',
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
})
