import { offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'
import { useSite } from '../site-view.ts'

/** The motif once for each plan of the brand, above the same roof: the length of its string is the speed of the plan, to scale. */
export const PlanSpeeds = () => {
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
