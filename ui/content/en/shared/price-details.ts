import type * as es from '#ui/content/es/shared/price-details.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const priceDetailsWords: Translation<typeof es.priceDetailsWords> = {
  heading: 'What you pay in total',
  hint: 'With taxes and one-time charges.',
  withoutPastDue: 'It doesn’t count the past-due balance, which is from earlier bills.',
  caption: 'Total paid by the end of each term, with taxes',
  today: 'Today',
  todayWithoutPastDue: 'Today, without the past-due balance',
  changes: 'What changes and when',
  noChange: 'No price change is planned in five years.',
  guarantee: 'Guaranteed price',
  steps: {
    monthly: 'First month',
    oneTime: 'One time',
  },
  monthly: 'Each month you pay',
  dueToday: 'Today you pay',
  free: 'No charge',
  later: 'Later',
  outdated:
    'The price changed while you were looking at it. Close this window and review your order: we charge nothing.',
  years: (count) => counted(count, 'year', 'years'),
}

export const ledgerEventWords: Translation<typeof es.ledgerEventWords> = {
  promotion: {
    began: (names) => `a promotion on ${names} begins`,
    ended: (names) => `the promotion on ${names} ends`,
  },
  bundle: {
    began: (names) => `the bundle discount on ${names} begins`,
    ended: (names) => `the bundle discount on ${names} ends`,
  },
  instalment: {
    began: (names) => `the installments for ${names} begin`,
    ended: (names) => `the installments for ${names} end`,
  },
  lastInstalment: {
    began: (names) => `the last installment for ${names} carries the remaining cents`,
    ended: (names) => `the last installment for ${names} ends`,
  },
  guarantee: {
    began: (names) => `the price guarantee on ${names} begins`,
    ended: (names) => `the price guarantee on ${names} ends`,
  },
}

export const priceChangeWords: Translation<typeof es.priceChangeWords> = {
  month: (month) => `month ${month}`,
  monthWithDay: (month, day) => `month ${month} (${day})`,
  change: (month, becomes, was) => `From ${month} on, you pay ${becomes} per month instead of ${was}.`,
}

export const guaranteeWords: Translation<typeof es.guaranteeWords> = {
  none: 'No service in your order has a guaranteed term.',
  without: (names) => `No guaranteed term: ${names}.`,
  until: (months, names) => `${counted(months, 'month', 'months')}: ${names}.`,
  after: 'The regular price may change. A promotional price lasts the months stated here.',
}

export const priceStepWords: Translation<typeof es.priceStepWords> = {
  'CAT-02': ({ times }) => `Regular price${times}`,
  'CAT-03': ({ times }) => `New customer price${times}`,
  'CAT-04': ({ months, times }) => `Interest-free installment, ${counted(months, 'month', 'months')}${times}`,
  'CAT-05': ({ lines }) => `Discount for ${counted(lines, 'line', 'lines')}`,
  'CAT-06': () => 'The first line is free',
  'CAT-08': ({ lines }) => `Discount for ${counted(lines, 'line', 'lines')}: the fourth is free`,
  'PRC-04': ({ months }) =>
    months === 1 ? 'First-month promotion' : `Promotion for the first ${months} months`,
  'PRC-05': ({ taxPercent, net }) => `Tax: ${taxPercent}% of ${net}`,
  'PRC-06': ({ times }) => `One-time charge${times}`,
  'PRC-10': ({ months }) =>
    months === 1 ? 'Bundle discount, first month' : `Bundle discount for the first ${months} months`,
}
