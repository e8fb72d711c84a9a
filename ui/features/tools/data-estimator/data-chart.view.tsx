import { dataEstimatorWords as words } from '#ui/content/es/shared/data-estimator.ts'
import type { DataChart } from './data-chart.ts'
import { CHART } from './data-chart.ts'
import * as css from './data-estimator.css.ts'

const { width, height, left, right, top, bottom } = CHART
const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }

/** The sample of a plan's line next to its name. */
export const LineSample = ({ plan }: { readonly plan: keyof typeof css.line }) => (
  <svg className={css.sample} viewBox="0 0 36 12" width="36" height="12" aria-hidden>
    <path className={css.line[plan]} d={plan === 'byTheGig' ? 'M2 10H14V6H26V2H34' : 'M2 6H34'} />
  </svg>
)

/** The prices of the plans by the gigabytes. The script sets the attributes of its parts again. */
export const DataChartView = ({ chart: { parts, texts } }: { readonly chart: DataChart }) => (
  <svg
    className={css.chart}
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    role="img"
    aria-label={words.chart}
  >
    <path className={css.grid} d={`M${left} ${top}H${right}M${left} ${middle.y}H${right}`} />
    <path className={css.axis} d={`M${left} ${top}V${bottom}H${right}`} />
    <g className={css.tick}>
      <text x={left - 6} y={top + 5} textAnchor="end" data-text="price">
        {texts['price']}
      </text>
      <text x={left - 6} y={middle.y + 5} textAnchor="end" data-text="halfPrice">
        {texts['halfPrice']}
      </text>
      <text x={middle.x} y={bottom + 20} textAnchor="middle" data-text="halfGigabytes">
        {texts['halfGigabytes']}
      </text>
      <text x={right} y={bottom + 20} textAnchor="end" data-text="gigabytes">
        {texts['gigabytes']}
      </text>
    </g>
    <path className={css.later.unlimited} data-part="unlimitedLater" {...parts['unlimitedLater']} />
    <path
      className={css.later.unlimitedPlus}
      data-part="unlimitedPlusLater"
      {...parts['unlimitedPlusLater']}
    />
    <path className={css.use} data-part="use" {...parts['use']} />
    <path className={css.line.unlimited} data-part="unlimited" {...parts['unlimited']} />
    <path className={css.line.unlimitedPlus} data-part="unlimitedPlus" {...parts['unlimitedPlus']} />
    <path className={css.line.byTheGig} data-part="stairs" {...parts['stairs']} />
    <circle className={css.meeting} r={8} data-part="meeting" {...parts['meeting']} />
    <circle className={css.point} r={6} data-part="point" {...parts['point']} />
  </svg>
)
