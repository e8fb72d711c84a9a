import type { ReactElement } from 'react'
import { pictures } from '#adapters/brand/pictures.ts'
import type { Picture as PictureRecord } from '#core/template/section-parts.ts'
import { Drawing } from '#ui/kit/scene/drawing.tsx'
import { scene } from '#ui/kit/scene/scene.css.ts'
import { GigSteps, LinePrices, SharedLine, SwitchDebts } from './mobile-data.tsx'
import { PlanSpeeds } from './plan-speeds.tsx'

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
