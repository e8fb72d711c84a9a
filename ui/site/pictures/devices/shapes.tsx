import type { ReactElement } from 'react'
import { line } from '#ui/kit/scene/scene.css.ts'
import type { Tones } from './tones.ts'
import { isLight } from './tones.ts'

/** What a form is drawn from: its front in millimetres, its repeated part, its colour and the picture on its screen. */
export type Drawn = {
  readonly width: number
  readonly height: number
  readonly parts: number
  readonly tones: Tones
  readonly seed: number
}

/** A drawing of a family, centred at 120, 112 of a box of 240 by 240. */
export type Form = (drawn: Drawn) => ReactElement

/** The dark glass of screens and lenses. */
export const GLASS = '#171a2b'

/** Rounds to a tenth, so that markup has short numbers. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** Returns the numbers from zero of a number of parts. */
export const indexes = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

/** Returns the outline of a filled part: the line of the colour scheme, or a dark one around a light part. */
const outline = (fill: string) =>
  isLight(fill)
    ? ({
        fill: 'none',
        stroke: GLASS,
        strokeWidth: 2,
        strokeLinejoin: 'round',
        vectorEffect: 'non-scaling-stroke',
      } as const)
    : ({ className: line } as const)

export type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

type BoxProps = Rect & { readonly r: number; readonly fill: string }

/** An outlined rounded rectangle. */
export const Box = ({ x, y, w, h, r, fill }: BoxProps) => {
  const box = { x: tenth(x), y: tenth(y), width: tenth(w), height: tenth(h), rx: tenth(r) }
  return (
    <>
      <rect {...box} fill={fill} />
      <rect {...box} {...outline(fill)} />
    </>
  )
}

type CircleProps = { readonly x: number; readonly y: number; readonly r: number; readonly fill: string }

/** An outlined circle. */
export const Disc = ({ x, y, r, fill }: CircleProps) => {
  const circle = { cx: tenth(x), cy: tenth(y), r: tenth(r) }
  return (
    <>
      <circle {...circle} fill={fill} />
      <circle {...circle} {...outline(fill)} />
    </>
  )
}

/** An outlined path. */
export const Shape = ({ d, fill }: { readonly d: string; readonly fill: string }) => (
  <>
    <path d={d} fill={fill} />
    <path d={d} {...outline(fill)} />
  </>
)

/** A lens of a camera with its reflection. */
export const Lens = ({ x, y, r }: Omit<CircleProps, 'fill'>) => (
  <>
    <Disc x={x} y={y} r={r} fill={GLASS} />
    <circle cx={tenth(x)} cy={tenth(y)} r={tenth(r * 0.5)} fill="#3c4a7c" />
    <circle cx={tenth(x - r * 0.3)} cy={tenth(y - r * 0.3)} r={tenth(r * 0.2)} fill="#e8eeff" />
  </>
)

/** The light of a camera. */
export const Flash = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <circle cx={tenth(x)} cy={tenth(y)} r={2.2} fill="#fff3cf" />
)

/** The lit side and the shaded side of a flat body. */
export const Sheen = ({ x, y, w, h, r, tones }: Rect & { readonly r: number; readonly tones: Tones }) => (
  <>
    <path
      d={`M${tenth(x + w - 6)} ${tenth(y + r)}v${tenth(h - 2 * r)}`}
      stroke={tones.dark}
      strokeWidth={5}
      strokeLinecap="round"
    />
    <path
      d={`M${tenth(x + 6)} ${tenth(y + h * 0.55)}v${tenth(h * 0.45 - r)}`}
      stroke={tones.light}
      strokeWidth={4}
      strokeLinecap="round"
    />
  </>
)
