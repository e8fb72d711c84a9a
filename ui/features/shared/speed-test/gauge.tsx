import { Motif } from '#ui/kit/scene/motif.tsx'
import * as css from './gauge.css.ts'

const RADIUS = 170
const CENTER = { x: 220, y: 210 }
const FASTEST = 1_000
const TICKS = [1, 10, 50, 100, 500, 1_000] as const

/** Returns the scale's part below a speed, 0 to 1. It is logarithmic, so slow connections differ visibly too. */
const shareOf = (mbps: number): number =>
  Math.min(1, Math.log10(1 + Math.max(0, mbps)) / Math.log10(1 + FASTEST))

const onArc = (share: number, radius: number) => {
  const angle = Math.PI * (1 - share)
  return {
    x: Math.round(CENTER.x + radius * Math.cos(angle)),
    y: Math.round(CENTER.y - radius * Math.sin(angle)),
  }
}

const ARC = `M${CENTER.x - RADIUS} ${CENTER.y}A${RADIUS} ${RADIUS} 0 0 1 ${CENTER.x + RADIUS} ${CENTER.y}`

/** A speed as the kite's string: the faster, the farther it flies. The text next to it says the same. */
export const Gauge = ({ mbps, text }: { readonly mbps: number; readonly text: string }) => {
  const share = shareOf(mbps)
  const end = onArc(share, RADIUS)
  return (
    <svg className={css.gauge} viewBox="0 0 440 236" aria-hidden>
      <path className={css.scale} d={ARC} />
      <path
        className={css.reached}
        d={ARC}
        pathLength={100}
        strokeDasharray={`${Math.max(0.01, share * 100)} 200`}
      />
      {TICKS.map((speed) => {
        const from = onArc(shareOf(speed), RADIUS - 12)
        const to = onArc(shareOf(speed), RADIUS - 22)
        const label = onArc(shareOf(speed), RADIUS - 40)
        return (
          <g key={speed}>
            <path className={css.tick} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            <text className={css.figure} x={label.x} y={label.y + 5}>
              {speed}
            </text>
          </g>
        )
      })}
      <Motif x={end.x} y={end.y} turn={share * 180 - 90} size={0.8} tail={false} />
      <text className={css.value} x={CENTER.x} y={CENTER.y - 8}>
        {text}
      </text>
      <text className={css.figure} x={CENTER.x} y={CENTER.y + 18}>
        Mbps
      </text>
    </svg>
  )
}
