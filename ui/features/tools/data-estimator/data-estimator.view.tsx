import { dataParameters } from '#core/query/tool-parameters.ts'
import { MAX_MOBILE_LINES, mobilePlans } from '#core/mobile/mobile-plan.ts'
import type { DataUse } from '#core/mobile/plan-comparison.ts'
import { byTheGigLimit, limitPeriods } from '#core/mobile/plan-comparison.ts'
import { dataEstimatorWords as words } from '#ui/content/es/shared/data-estimator.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Checkbox } from '#ui/kit/checkbox/checkbox.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { ToolTable } from '../../shared/tool-table.tsx'
import * as table from '../../shared/tool-table.css.ts'
import * as tool from '../../shared/tool.css.ts'
import type { DataAnswer } from './data-answer.ts'
import { dataAnswer, MAX_COMPARED, planName } from './data-answer.ts'
import { dataChart } from './data-chart.ts'
import { DataChartView, LineSample } from './data-chart.view.tsx'
import * as css from './data-estimator.css.ts'

/** The use that the page shows before a visitor enters another one. */
const START: DataUse = { gigabytes: 4, lines: 2, hasInternet: true }

const number = { type: 'number', inputMode: 'numeric', autoComplete: 'off', width: 'zip' } as const

const Controls = () => (
  <form className={tool.controls} noValidate>
    <TextField
      {...number}
      name={dataParameters.gigabytes}
      label={words.gigabytes}
      hint={words.gigabytesHint}
      min={1}
      max={MAX_COMPARED}
      defaultValue={START.gigabytes}
    />
    <TextField
      {...number}
      name={dataParameters.lines}
      label={words.lines}
      hint={words.linesHint}
      min={1}
      max={MAX_MOBILE_LINES}
      defaultValue={START.lines}
    />
    <div className={css.box}>
      <Checkbox
        name={dataParameters.hasInternet}
        value="si"
        label={words.internet}
        defaultChecked={START.hasInternet}
      />
    </div>
    <Button type="submit">{words.compare}</Button>
  </form>
)

const Prices = ({ prices }: Pick<DataAnswer, 'prices'>) => (
  <table className={table.table}>
    <thead>
      <tr>
        {[words.plan, words.first, words.later].map((column) => (
          <th key={column} scope="col" className={table.head}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {mobilePlans.map((plan) => {
        const price = prices.find((one) => one.plan === plan)
        return (
          <tr key={plan} className={css.row} data-plan={plan} hidden={price === undefined}>
            <th scope="row" className={table.cell}>
              <span className={css.plan}>
                <LineSample plan={plan} />
                <span>{planName(plan)}</span>
              </span>
            </th>
            <td className={table.cell} data-price="first">
              {price === undefined ? '' : words.price(price.first)}
            </td>
            <td className={table.cell} data-price="later">
              {price === undefined ? '' : words.price(price.later)}
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)

/** The gigabytes up to which By the Gig is not dearer than Unlimited: with, without internet, and later. */
const limitRow = (lines: number): readonly string[] => [
  words.lineCount(lines),
  ...limitPeriods.map((period) => {
    const limit = byTheGigLimit(lines, period)
    return limit._tag === 'Left' || limit.right === 0 ? words.never : words.gigs(limit.right)
  }),
]

/** Compares By the Gig with unlimited plans by data use (MOB-24). Without script: one use, and all limits. */
export const DataEstimatorView = () => {
  const answer = dataAnswer(START)
  return (
    <div data-tool="dataEstimator" data-wake="view">
      <Controls />
      <div className={css.result}>
        <div>
          <output className={css.answer}>
            {answer.sentences.map((sentence, at) => (
              <span key={at} className={css.sentence} data-sentence>
                {sentence}
              </span>
            ))}
          </output>
          <Prices prices={answer.prices} />
        </div>
        <DataChartView chart={dataChart(answer.prices, START.gigabytes)} />
      </div>
      <div className={css.limits}>
        <ToolTable
          caption={words.limits}
          columns={[words.lines, ...limitPeriods.map((period) => words.limitPeriods[period])]}
          rows={[1, 2, 3, 4, 5, 7, MAX_MOBILE_LINES].map(limitRow)}
        />
      </div>
    </div>
  )
}
