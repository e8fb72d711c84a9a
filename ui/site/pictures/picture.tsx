import type { ReactElement } from 'react'
import { pictures } from '#adapters/brand/pictures.ts'
import type { Picture as PictureRecord } from '#core/template/section-parts.ts'
import { Drawing } from '#ui/kit/scene/drawing.tsx'
import { scene } from '#ui/kit/scene/scene.css.ts'
import { GigSteps, LinePrices, SharedLine, SwitchDebts } from './mobile-data.tsx'
import { offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'
import { useSite } from '../site-view.ts'

/** The motif per plan, above the same roof: its string's length is the plan's speed, to scale. */
const PlanSpeeds = () => {
  const { brand } = useSite()
  const speeds = offersOfRole(offersOfLine(brand.catalog.offers, 'Internet'), 'plan').flatMap(
    ({ speed }) => speed?.downMbps ?? [],
  )
  const top = Math.max(...speeds)
  return (
    <>
      <path className={css.sky} d="M20 226V60q0-44 44-44h192q44 0 44 44v166z" />
      <path
        className={css.surface}
        transform="translate(70 112)scale(0.7)"
        d="M-24 8a9 9 0 0 1 5-16 13 13 0 0 1 24-4A10 10 0 0 1 22-8a8 8 0 0 1 2 16z"
      />
      {speeds.map((mbps, index) => {
        const x = 50 + ((index + 0.5) * 220) / speeds.length
        const y = 186 - (mbps / top) * 134
        return (
          <g key={mbps}>
            <Line d={`M${String(x)} 192V${String(y)}`} />
            <Motif x={x} y={y} turn={0} size={0.74} tail={false} />
          </g>
        )
      })}
      <path className={css.roof} d="M34 206 52 184h216l18 22z" />
      <path className={css.wall} d="M46 206h228v20H46z" />
      <Line d="M34 206h252M12 226h296" />
    </>
  )
}

/** The charts, which are drawn to the scale of prices and speeds. */
const charts: Readonly<Record<string, () => ReactElement>> = {
  internetPlanKites: PlanSpeeds,
  linePrices: LinePrices,
  gigSteps: GigSteps,
  switchDebts: SwitchDebts,
  sharedLine: SharedLine,
}

/** A drawing of a public page: of the brand, or a chart. Throws for an unknown name, which stops the build. */
export const Picture = ({ name, alt }: PictureRecord) => {
  const Chart = charts[name]
  const { width, height, parts } = pictures[name] ?? { width: 320, height: 240, parts: null }
  if (parts === null && Chart === undefined) throw new Error(`there is no picture ${name}`)
  return (
    <svg
      className={scene}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      {parts !== null ? <Drawing parts={parts} /> : Chart === undefined ? null : <Chart />}
    </svg>
  )
}
