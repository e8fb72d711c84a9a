import { byTheGig } from '#core/mobile/mobile-plan.ts'
import type { PlanPrice } from '#core/mobile/plan-comparison.ts'
import { gigabytesFor } from '#core/mobile/plan-comparison.ts'
import type { Cents } from '#core/shared/money.ts'
import { dataEstimatorWords as words } from '#ui/content/es/shared/data-estimator.ts'

/** The chart and its plot area, in units of the drawing. */
export const CHART = { width: 400, height: 236, left: 46, right: 392, top: 14, bottom: 204 } as const

/** The attributes of each part of the drawing, and the texts of its scales. */
export type DataChart = {
  readonly parts: Readonly<Record<string, Readonly<Record<string, string | number>>>>
  readonly texts: Readonly<Record<string, string>>
}

/** Both scales end at a multiple of these. */
const GIGABYTE_STEP = 10
const PRICE_STEP = 5_000

const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step

const round = (value: number): number => Math.round(value * 10) / 10

const gigabytesPrice = (gigabytes: number): number => byTheGig.first + (gigabytes - 1) * byTheGig.extra

/**
 * Draws the prices of plans in dependence on the gigabytes: By the Gig as stairs, the unlimited plans as lines. The
 * scale shows where the stairs pass every line that is not too far away.
 */
export const dataChart = (prices: readonly PlanPrice[], gigabytes: number): DataChart => {
  const levels = prices.filter(({ plan }) => plan !== 'byTheGig')
  const unlimited = levels.find(({ plan }) => plan === 'unlimited')
  const highest = Math.max(...levels.map(({ first, later }) => Math.max(first, later)))
  const maxGigabytes = roundUp(Math.max(gigabytes, gigabytesFor(highest as Cents) + 1), GIGABYTE_STEP)
  const maxPrice = roundUp(Math.max(gigabytesPrice(maxGigabytes), highest), PRICE_STEP)
  const x = (count: number): number => round(CHART.left + (count / maxGigabytes) * (CHART.right - CHART.left))
  const y = (price: number): number => round(CHART.bottom - (price / maxPrice) * (CHART.bottom - CHART.top))
  const level = (price: number | undefined): string =>
    price === undefined ? 'M0 0' : `M${CHART.left} ${y(price)}H${CHART.right}`
  const stairs = Array.from(
    { length: maxGigabytes },
    (_, at) => `V${y(gigabytesPrice(at + 1))}H${x(at + 1)}`,
  ).join('')
  const meeting = gigabytesFor(unlimited?.first ?? (0 as Cents))
  const here = { x: x(gigabytes - 0.5), y: y(gigabytesPrice(gigabytes)) }
  const plus = levels.find(({ plan }) => plan === 'unlimitedPlus')
  return {
    parts: {
      stairs: { d: `M${CHART.left} ${y(gigabytesPrice(1))}${stairs}` },
      unlimited: { d: level(unlimited?.first) },
      unlimitedLater: { d: level(unlimited?.later) },
      unlimitedPlus: { d: level(plus?.first) },
      unlimitedPlusLater: { d: level(plus?.later) },
      use: { d: `M${here.x} ${here.y}V${CHART.bottom}` },
      point: { cx: here.x, cy: here.y },
      meeting: {
        cx: x(meeting),
        cy: y(gigabytesPrice(meeting)),
        visibility: meeting === 0 ? 'hidden' : 'visible',
      },
    },
    texts: {
      halfGigabytes: words.gigs(maxGigabytes / 2),
      gigabytes: words.gigs(maxGigabytes),
      halfPrice: words.price((maxPrice / 2) as Cents),
      price: words.price(maxPrice as Cents),
    },
  }
}
