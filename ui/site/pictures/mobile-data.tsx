import { lineTables } from '#core/catalog/line-table.ts'
import { byTheGig, pricePerLine } from '#core/mobile/mobile-plan.ts'
import { decideSwitch } from '#core/mobile/switch-offer.ts'
import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'
import { exampleDebts } from '#ui/content/switch-example.ts'

/** The base line of the charts, and the height of their largest amount. */
const BASE = 206
const TALLEST = 170

const heightOf = (amount: number, most: number): number => (amount / most) * TALLEST

const bar = (x: number, width: number, amount: number, most: number): string => {
  const height = heightOf(amount, most)
  return `M${x} ${BASE}v${-height}h${width}v${height}z`
}

const { bundled, standalone } = lineTables
const mostOfLines = Math.max(...bundled.map(({ cost }) => cost))

/** The monthly total of one to ten lines with internet, to scale; the outline is the price without internet. */
export const LinePrices = () => (
  <>
    {bundled.map(({ noOfLines, cost }, at) => (
      <path
        key={noOfLines}
        className={at === 3 ? css.coral : css.sea}
        d={bar(20 + at * 29, 20, cost, mostOfLines)}
      />
    ))}
    {standalone.map(({ noOfLines, cost }, at) => (
      <path
        key={noOfLines}
        className={css.dashed}
        d={`M${17 + at * 29} ${BASE - (cost / mostOfLines) * TALLEST}h26`}
      />
    ))}
    <Motif x={58} y={92} size={0.9} />
    <Line d={`M8 ${BASE}h304`} />
  </>
)

const GIGS = [1, 2, 3, 4, 5] as const
const mostOfGigs = byTheGig.first + (GIGS.length - 1) * byTheGig.extra

/** The price of one to five gigabytes in steps, to scale; the dashed line is the price of an unlimited line. */
export const GigSteps = () => {
  const unlimited = BASE - (pricePerLine.unlimited / mostOfGigs) * TALLEST
  return (
    <>
      {GIGS.map((gigs) => (
        <g key={gigs}>
          <path className={css.sea} d={bar(gigs * 54 - 30, 44, byTheGig.first, mostOfGigs)} />
          {Array.from({ length: gigs - 1 }, (_, extra) => {
            const step = (byTheGig.extra / mostOfGigs) * TALLEST
            const top = BASE - (byTheGig.first / mostOfGigs) * TALLEST - (extra + 1) * step
            return (
              <path key={extra} className={css.sun} d={`M${gigs * 54 - 30} ${top + 2}h44v${step - 2}h-44z`} />
            )
          })}
        </g>
      ))}
      <path className={css.dashed} d={`M8 ${unlimited}h304`} />
      <Motif x={300} y={unlimited - 22} size={0.7} tail={false} />
      <Line d={`M8 ${BASE}h304`} />
    </>
  )
}

const decision = decideSwitch(exampleDebts)
const paid =
  decision._tag === 'Right' && decision.right.applies ? decision.right.paid : exampleDebts.map(() => 0)
const mostOfDebts = Math.max(...exampleDebts)

/** What six telephones owe, and in colour what the switch offer pays of it, to scale. */
export const SwitchDebts = () => (
  <>
    {exampleDebts.map((debt, at) => (
      <g key={at}>
        <path className={css.shade} d={bar(18 + at * 49, 38, debt, mostOfDebts)} />
        <path className={css.coral} d={bar(18 + at * 49, 38, paid[at] ?? 0, mostOfDebts)} />
        <Line
          d={`M${18 + at * 49} ${BASE}v-${heightOf(debt, mostOfDebts)}h38v${heightOf(debt, mostOfDebts)}M${32 + at * 49} ${BASE - 8}h10`}
        />
      </g>
    ))}
    <Line d={`M8 ${BASE}h304`} />
  </>
)

/** The price of each of four lines as a part of the price of one line, to scale. */
export const SharedLine = () => {
  const [, , , family] = bundled
  const share = ((family?.cost ?? 0) / (4 * pricePerLine.unlimited)) * 156
  return (
    <>
      {[0, 1, 2, 3].map((at) => (
        <g key={at} transform={`translate(${34 + at * 68} 24)`}>
          <path
            className={css.ink}
            d="M0 0h48a8 8 0 0 1 8 8v164a8 8 0 0 1-8 8H0a8 8 0 0 1-8-8V8A8 8 0 0 1 0 0z"
          />
          <path className={css.glass} d="M-3 12h54v156H-3z" />
          <path className={css.sun} d={`M-3 168h54v${-share}H-3z`} />
        </g>
      ))}
      <Line d="M10 216C90 236 230 236 310 216" />
      <Motif x={160} y={52} size={0.8} tail={false} />
    </>
  )
}
