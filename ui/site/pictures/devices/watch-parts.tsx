import * as css from '#ui/kit/scene/scene.css.ts'
import type { Tones } from './tones.ts'
import { Shape, tenth } from './shapes.tsx'

/** The middle of a watch. */
export const MIDDLE = { x: 120, y: 120 } as const

const ringPaints = [css.coral, css.sun, css.sea, css.glass, css.cloth] as const

/** A round face: an open ring in the colours of the brand, marks and hands. */
export const Dial = ({ r, seed }: { readonly r: number; readonly seed: number }) => {
  const { x, y } = MIDDLE
  const paint = (at: number) => ringPaints[(seed + at) % ringPaints.length]
  const ring = (size: number): string =>
    `M${x} ${tenth(y - size)}a${tenth(size)} ${tenth(size)} 0 1 1 ${tenth(-size)} ${tenth(size)}`
  const hands = [
    `M${x} ${y}l${tenth(r * 0.3)} ${tenth(-r * 0.3)}`,
    `M${x} ${y}l${tenth(-r * 0.1)} ${tenth(-r * 0.5)}`,
  ]
  return (
    <>
      <path d={ring(r * 0.82)} fill="none" className={css.thread} />
      <path
        d={ring(r * 0.8)}
        fill="none"
        stroke="currentColor"
        strokeWidth={5}
        strokeLinecap="round"
        className={paint(0)}
        fillOpacity={0}
      />
      {seed % 2 === 0 ? (
        <path
          d={ring(r * 0.6)}
          stroke="currentColor"
          strokeWidth={5}
          strokeLinecap="round"
          className={paint(2)}
          fillOpacity={0}
        />
      ) : (
        <circle cx={x} cy={tenth(y + r * 0.42)} r={tenth(r * 0.16)} className={paint(2)} />
      )}
      {hands.map((d) => (
        <path key={d} d={d} stroke="#ffffff" strokeWidth={4} strokeLinecap="round" />
      ))}
    </>
  )
}

/** The band above and below a case, narrower at its ends. */
export const Band = ({ w, h, tones }: { readonly w: number; readonly h: number; readonly tones: Tones }) => {
  const { x, y } = MIDDLE
  const [wide, narrow] = [tenth(w * 0.42), tenth(w * 0.33)]
  const top = tenth(y - h / 2 + 8)
  const bottom = tenth(y + h / 2 - 8)
  return (
    <>
      <Shape
        d={`M${x - wide} ${top}L${x - narrow} 22q0 -10 10 -10H${x + narrow - 10}q10 0 10 10L${x + wide} ${top}z`}
        fill={tones.dark}
      />
      <Shape
        d={`M${x - wide} ${bottom}L${x - narrow} 212q0 10 10 10H${x + narrow - 10}q10 0 10 -10L${x + wide} ${bottom}z`}
        fill={tones.dark}
      />
      {[24, 33, 42].map((at) => (
        <circle key={at} cx={x} cy={222 - at + 8} r={2.2} fill={tones.deep} />
      ))}
    </>
  )
}
