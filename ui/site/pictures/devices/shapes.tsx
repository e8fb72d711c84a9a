import type { ReactElement } from 'react'
import { line } from '#ui/kit/scene/scene.css.ts'
import type { Tones } from './tones.ts'

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

export type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

type BoxProps = Rect & { readonly r: number; readonly fill: string; readonly outlined?: boolean }

/** A rounded rectangle, outlined unless it says otherwise. */
export const Box = ({ x, y, w, h, r, fill, outlined = true }: BoxProps) => (
  <>
    <rect x={x} y={y} width={w} height={h} rx={r} fill={fill} />
    {outlined ? <rect x={x} y={y} width={w} height={h} rx={r} className={line} /> : null}
  </>
)

type CircleProps = { readonly x: number; readonly y: number; readonly r: number; readonly fill: string }

/** An outlined circle. */
export const Disc = ({ x, y, r, fill }: CircleProps) => (
  <>
    <circle cx={x} cy={y} r={r} fill={fill} />
    <circle cx={x} cy={y} r={r} className={line} />
  </>
)

/** An outlined path. */
export const Shape = ({ d, fill }: { readonly d: string; readonly fill: string }) => (
  <>
    <path d={d} fill={fill} />
    <path d={d} className={line} />
  </>
)

/** A lens of a camera with its reflection. */
export const Lens = ({ x, y, r }: Omit<CircleProps, 'fill'>) => (
  <>
    <Disc x={x} y={y} r={r} fill={GLASS} />
    <circle cx={x} cy={y} r={r * 0.5} fill="#3c4a7c" />
    <circle cx={x - r * 0.3} cy={y - r * 0.3} r={r * 0.2} fill="#e8eeff" />
  </>
)

/** The light of a camera. */
export const Flash = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <circle cx={x} cy={y} r={2.2} fill="#fff3cf" />
)

/** The lit side and the shaded side of a flat body. */
export const Sheen = ({ x, y, w, h, r, tones }: Rect & { readonly r: number; readonly tones: Tones }) => (
  <>
    <path
      d={`M${x + w - 6} ${y + r}v${h - 2 * r}`}
      stroke={tones.dark}
      strokeWidth={5}
      strokeLinecap="round"
    />
    <path
      d={`M${x + 6} ${y + h * 0.55}v${h * 0.45 - r}`}
      stroke={tones.light}
      strokeWidth={4}
      strokeLinecap="round"
    />
  </>
)

/** Rounds to a tenth, so that markup has short numbers. */
export const tenth = (value: number): number => Math.round(value * 10) / 10
