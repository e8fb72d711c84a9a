import type { ReactElement } from 'react'
import * as css from '#ui/kit/scene/scene.css.ts'
import type { Rect } from './shapes.tsx'
import { tenth } from './shapes.tsx'

/** Three paints: the ground, a large shape and a small one. */
type Paints = readonly [ground: string, large: string, small: string]

const paints: readonly Paints[] = [
  [css.sky, css.coral, css.sun],
  [css.cloth, css.sun, css.coral],
  [css.sun, css.coral, css.cloth],
  [css.sea, css.sun, css.sky],
  [css.coral, css.sun, css.surface],
  [css.hill, css.sea, css.coral],
  [css.wall, css.cloth, css.sea],
]

type Pattern = (rect: Rect) => readonly [large: string, small: string]

const circle = (x: number, y: number, radius: number): string => {
  const r = tenth(radius)
  const arc = `a${r} ${r} 0 1 0`
  return `M${tenth(x - r)} ${tenth(y)}${arc} ${2 * r} 0${arc} ${-2 * r} 0z`
}

const hills: Pattern = ({ x, y, w, h }) => [
  `M${x} ${tenth(y + h * 0.62)}q${tenth(w * 0.3)} ${tenth(-h * 0.16)} ${tenth(w * 0.55)} 0t${tenth(w * 0.45)} ${tenth(-h * 0.03)}V${tenth(y + h)}H${x}z`,
  circle(x + w * 0.66, y + h * 0.3, Math.min(w, h) * 0.15),
]

const arcs: Pattern = ({ x, y, w, h }) => {
  const r = Math.min(w, h)
  const quarter = (size: number): string =>
    `M${x} ${tenth(y + h - size)}a${tenth(size)} ${tenth(size)} 0 0 1 ${tenth(size)} ${tenth(size)}H${x}z`
  return [quarter(r * 0.92), quarter(r * 0.5)]
}

const stripes: Pattern = ({ x, y, w, h }) => [
  `M${x} ${tenth(y + h * 0.72)}L${tenth(x + w)} ${tenth(y + h * 0.34)}V${tenth(y + h * 0.62)}L${x} ${tenth(y + h)}z`,
  `M${x} ${tenth(y + h * 0.5)}L${tenth(x + w)} ${tenth(y + h * 0.12)}V${tenth(y + h * 0.22)}L${x} ${tenth(y + h * 0.6)}z`,
]

const kite: Pattern = ({ x, y, w, h }) => {
  const r = Math.min(w, h) * 0.36
  const [cx, cy] = [x + w / 2, y + h * 0.46]
  const diamond = (size: number, drop: number): string =>
    `M${tenth(cx)} ${tenth(cy - size)}L${tenth(cx + size * 0.8)} ${tenth(cy)}L${tenth(cx)} ${tenth(cy + drop)}L${tenth(cx - size * 0.8)} ${tenth(cy)}z`
  return [diamond(r, r * 1.5), diamond(r * 0.45, r * 0.6)]
}

const bubbles: Pattern = ({ x, y, w, h }) => {
  const r = Math.min(w, h)
  return [circle(x + w * 0.38, y + h * 0.6, r * 0.32), circle(x + w * 0.68, y + h * 0.36, r * 0.2)]
}

const waves: Pattern = ({ x, y, w, h }) => {
  const wave = (top: number): string =>
    `M${x} ${tenth(y + h * top)}q${tenth(w * 0.25)} ${tenth(-h * 0.12)} ${tenth(w * 0.5)} 0t${tenth(w * 0.5)} 0V${tenth(y + h)}H${x}z`
  return [wave(0.5), wave(0.76)]
}

const sunset: Pattern = ({ x, y, w, h }) => {
  const r = Math.min(w, h) * 0.4
  return [
    `M${tenth(x + w / 2 - r)} ${tenth(y + h * 0.6)}a${tenth(r)} ${tenth(r)} 0 0 1 ${tenth(2 * r)} 0z`,
    `M${x} ${tenth(y + h * 0.6)}h${w}v${tenth(h * 0.07)}h${-w}zM${x} ${tenth(y + h * 0.74)}h${w}v${tenth(h * 0.05)}h${-w}z`,
  ]
}

const corner: Pattern = ({ x, y, w, h }) => [
  `M${tenth(x + w)} ${y}V${tenth(y + h * 0.66)}L${x} ${y}z`,
  `M${x} ${tenth(y + h)}V${tenth(y + h * 0.66)}L${tenth(x + w * 0.62)} ${tenth(y + h)}z`,
]

const patterns: readonly Pattern[] = [hills, arcs, stripes, kite, bubbles, waves, sunset, corner]

/** Returns the paints and the pattern of a seed. */
const pictureOf = (seed: number) => ({
  paints: paints[seed % paints.length] ?? ([css.sky, css.coral, css.sun] as const),
  pattern: patterns[Math.floor(seed / paints.length) % patterns.length] ?? hills,
})

/** The picture on a screen, in the colours of the brand: the same for the same seed. */
export const Wallpaper = ({ seed, ...place }: Rect & { readonly seed: number }): ReactElement => {
  const { paints, pattern } = pictureOf(seed)
  const rect = { x: tenth(place.x), y: tenth(place.y), w: tenth(place.w), h: tenth(place.h) }
  const [ground, large, small] = paints
  const [first, second] = pattern(rect)
  return (
    <>
      <rect x={rect.x} y={rect.y} width={rect.w} height={rect.h} className={ground} />
      <path d={first} className={large} />
      <path d={second} className={small} />
    </>
  )
}
