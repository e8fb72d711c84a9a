import type { PageSection } from '#core/template/page-record.ts'
import { discountRows, type DiscountWords } from '#ui/content/discount-rows.ts'
import { counted } from '#ui/content/format.ts'
import type { PageContext, PageWriter } from '#ui/content/page-entry.ts'
import { textSection } from '#ui/content/text-section.ts'

const words: DiscountWords = {
  without: (service) => `without ${service}`,
  together: (service, atLeast) => (atLeast === 1 ? `with ${service}` : `with ${atLeast} or more ${service}`),
  guaranteed: (cost, years) => `${cost}, ${counted(years, 'year', 'years')}`,
  eachLater: (name, price) => `${name}: after that, ${price} a month each.`,
}

const NO_BUNDLES = 'There are no discounts for combining services right now: each one has its own price.'
const NO_PROMOTIONS =
  'There are no promotions right now: each service has its regular price from the first month.'

const withRows = (section: PageSection<'table'>): readonly PageSection[] =>
  section.rows.length === 0 ? [] : [section]

const tables = ({ brand }: PageContext): readonly PageSection[] => {
  const { promotions, bundles, together, lines } = discountRows(brand, words)
  const bundled = [
    ...withRows({
      kind: 'table',
      id: 'bundles',
      heading: 'Bundles',
      lead: 'Order them together and the total drops each month.',
      columns: ['Bundle', 'Off each month', 'How long'],
      rows: bundles,
    }),
    ...withRows({
      kind: 'table',
      id: 'together',
      heading: 'One service with another',
      lead: 'The price of one when you also have the other.',
      columns: ['Service', 'A month', 'How long', 'After that'],
      rows: together,
      note: 'Before taxes.',
    }),
    ...withRows({
      kind: 'table',
      id: 'lines',
      heading: 'Several mobile lines',
      lead: 'The account’s total a month, and how many years that price lasts.',
      columns: ['Lines', ...lines.columns],
      rows: lines.rows,
      note: lines.later.join(' '),
    }),
  ]
  return [
    ...(promotions.length === 0 ? [textSection('Promotions', NO_PROMOTIONS)] : []),
    ...withRows({
      kind: 'table',
      id: 'promotions',
      heading: 'Promotions',
      lead: 'Anyone who signs up for the service gets them.',
      columns: ['Service', 'A month', 'How long', 'After that'],
      rows: promotions,
      note: 'Before taxes.',
    }),
    ...(bundled.length === 0 ? [textSection('Bundles', NO_BUNDLES)] : bundled),
  ]
}

/** The discounts of the catalogue: promotions that everybody gets, and those of several services together. */
export const discounts: PageWriter = (context) => {
  const { brand, facts } = context
  return {
    title: `Discounts, promotions and bundles | ${brand.name}`,
    description: `${brand.name} promotions and bundles: how much they take off each month, how many months they last, and the price you pay afterward.`,
    sections: [
      {
        kind: 'intro',
        title: 'Discounts and bundles',
        lead: 'How much they take off, how long they last, and what you pay afterward.',
      },
      ...tables(context),
      textSection(
        'How they apply',
        'A discount you qualify for is already in the price you see: you don’t have to ask for it. If two promotions cover the same service, the larger one counts.',
        'In your order, “Why this price?” shows each step of the price and how many months each promotion lasts.',
        `The federal ACP program ended in ${facts.stated('2024', 'date')} and no longer takes anything off your bill.`,
      ),
      {
        kind: 'address',
        heading: 'The price at your home',
        lead: 'Enter your address and see the plans that reach it, with the discounts you qualify for.',
      },
    ],
  }
}
