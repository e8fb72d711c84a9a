import type * as es from '#ui/content/es/shared/data-estimator.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

const gigs = (count: number): string => counted(count, 'gig', 'gigs')
const lines = (count: number): string => counted(count, 'line', 'lines')

export const dataEstimatorWords: Translation<typeof es.dataEstimatorWords> = {
  gigabytes: 'Gigs a month',
  gigabytesHint: 'Of the entire account, without WiFi',
  lines: 'Lines',
  linesHint: 'As many as your account would have',
  internet: 'With our internet at home',
  compare: 'Compare',
  byTheGig: 'By the Gig',
  outOfRange: (maxGigabytes, maxLines) =>
    `Enter 1 to ${String(maxGigabytes)} gigs and 1 to ${String(maxLines)} lines.`,
  best: (use, plan, price) =>
    `With ${gigs(use.gigabytes)} and ${lines(use.lines)}, the lowest price is ${plan}: ${shortMoney(price)} a month.`,
  bestLater: (plan, price) => `After the price guarantee, the lowest price is ${plan}: ${shortMoney(price)}.`,
  meeting: (gigabytes, price) =>
    gigabytes === 0
      ? `While the price is guaranteed, Unlimited costs ${shortMoney(price)} and By the Gig always costs more.`
      : `The two prices cross at ${gigs(gigabytes)}: up to there, By the Gig is no more than the ${shortMoney(price)} of Unlimited.`,
  chart:
    'Monthly price by gigs. By the Gig climbs a step with each gig; the unlimited plans are straight lines, dotted after the price guarantee.',
  perMonth: 'A month',
  price: shortMoney,
  gigs,
  plan: 'Plan',
  first: 'While guaranteed',
  later: 'Afterwards',
  limits: 'How far By the Gig costs no more than Unlimited',
  limitPeriods: {
    withInternet: 'With internet',
    withoutInternet: 'Without internet',
    later: 'After the price guarantee',
  },
  lineCount: lines,
  never: 'Always costs more',
}
