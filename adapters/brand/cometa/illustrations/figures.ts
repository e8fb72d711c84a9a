import type { Illustration, IllustrationPart, IllustrationPath } from '#core/brand/illustration.ts'
import { at, place } from '#core/brand/illustration-parts.ts'

/** The sun, at the left of a scene; at night it is the moon. */
export const sun = (x: number, y: number, size = 1): IllustrationPath => {
  const r = 18 * size
  return `saved M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0z`
}

export const cloud = (x: number, y: number, size?: number): IllustrationPart =>
  at(place(x, y, size), ['surface M-24 8a9 9 0 0 1 5-16 13 13 0 0 1 24-4A10 10 0 0 1 22-8a8 8 0 0 1 2 16z'])

export const tree = (x: number, y: number, size?: number): IllustrationPart =>
  at(place(x, y, size), [
    'leaf M0-58c14 0 19 12 15 21 8 6 5 20-6 21H-9c-12-1-14-15-6-21-4-9 1-21 15-21z',
    'line M0 0v-38M0-20l7-8M0-27l-6-6',
  ])

type Grid = { readonly columns: number; readonly rows: number; readonly gap: number; readonly rise: number }

/** Windows in rows. Windows whose index is in `lit` are yellow. */
export const windows = (
  x: number,
  y: number,
  { columns, rows, gap, rise, lit = [] }: Grid & { readonly lit?: readonly number[] },
): Illustration => {
  const pane = (index: number): string =>
    `M${x + (index % columns) * gap} ${y + Math.floor(index / columns) * rise}h10v14h-10z`
  const dark = Array.from({ length: columns * rows }, (_, index) => index).filter(
    (index) => !lit.includes(index),
  )
  const painted = (look: 'glass' | 'saved', [first, ...others]: readonly string[]): Illustration =>
    first === undefined ? [] : [`${look} M${[first.slice(1), ...others].join('')}`]
  return [...painted('glass', dark.map(pane)), ...painted('saved', lit.map(pane))]
}

/** A gabled house of width `w` and wall height `h`, with parts in front. Base at `y`, shaded side at the right. */
export const house = (
  x: number,
  y: number,
  w: number,
  h: number,
  front: Illustration = [],
): IllustrationPart =>
  at(place(x, y), [
    `wall M0 0V${-h}h${w}V0z`,
    `wallShade M${w * 0.72} 0V${-h}H${w}V0z`,
    `roof M-8 ${-h}L${w / 2} ${-h - w * 0.42}L${w + 8} ${-h}z`,
    `roofShade M${w / 2} ${-h - w * 0.42}L${w + 8} ${-h}H${w * 0.72}z`,
    ...front,
  ])

const legs = {
  stand: 'M-4-30-5-3M4-30 5-3',
  walk: 'M-3-30-11-3M3-30 6-17 12-3',
  sit: 'M-3-28H15L16-3M3-28H21L23-3',
} as const

const hairs = {
  short: 'M-10-68a10 10 0 0 1 20 0q-4-6-10-6t-10 6z',
  long: 'M-11-69a11 11 0 0 1 22 0q-5-5-11-5t-12 6z',
  bun: 'M-10-68a10 10 0 0 1 20 0q-4-6-10-6t-10 6zM-5-81a5 5 0 1 1 10 0 5 5 0 1 1-10 0z',
  cap: 'M-10-69a10 10 0 0 1 20 0h6q2 3-1 3h-25z',
  bald: 'M-10-70q-2 6 1 9l2-6zM10-70q2 6-1 9l-2-6z',
} as const

type Skin = 'skinOne' | 'skinTwo' | 'skinThree'
type Top = 'action' | 'saved' | 'confirmed' | 'cloth' | 'leaf'
type Hair = keyof typeof hairs
type Legs = keyof typeof legs | 'dress' | 'none'

/** Skin, clothes, hair and legs of a person. */
type Looks = `${Skin} ${Top} ${'grey-' | ''}${Hair} ${Legs}`

const arm = (side: number, x: number, y: number): string =>
  `${side * 8.5}-50Q${(side * 8.5 + x) / 2 + side * 5} ${(y - 50) / 2 + 7} ${x} ${y}`

/**
 * A person, expressed by gesture rather than by face, at the point between the feet. A negative size looks to the other
 * side. The hands are positions relative to that point: a standing person is 78 tall, with shoulders at -52.
 */
export const person = (
  x: number,
  y: number,
  size: number,
  looks: Looks,
  [leftX, leftY, rightX, rightY]: readonly [number, number, number, number],
): IllustrationPart => {
  const [skin, top, hairColor, pose] = looks.split(' ') as [Skin, Top, `grey-${Hair}` | Hair, Legs]
  const hair = hairColor.replace('grey-', '') as Hair
  const tress = hair !== hairColor ? 'grey' : hair === 'cap' ? 'action' : 'hair'
  const isDressed = pose === 'dress'
  const behind: Illustration =
    hair === 'long' ? [`${tress} M-11-69a11 11 0 0 1 22 0v13a4 4 0 0 1-8 0h-6a4 4 0 0 1-8 0z`] : []
  const limbs: Illustration =
    pose === 'none' ? [] : [isDressed ? `${skin}-limb ${legs.stand}` : `stroke-limb ${legs[pose]}`]
  const body: Illustration = [
    `${top} M-11-51q1-8 11-8t11 8l${isDressed ? '6 39h-34z' : '-2 25h-18z'}`,
    `${top}-limb M${arm(-1, leftX, leftY)}M${arm(1, rightX, rightY)}`,
    `${skin} M-9-68a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM${leftX - 4} ${leftY}a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM${rightX - 4} ${rightY}a4 4 0 1 1 8 0 4 4 0 1 1-8 0z`,
    `${tress} ${hairs[hair]}`,
  ]
  return at(`translate(${x} ${y})scale(${size} ${Math.abs(size)})`, [...behind, ...limbs, ...body])
}
