import { discountTexts, type DiscountWords } from '#ui/content/discount-texts.ts'
import { textSection } from '#ui/content/text-section.ts'
import { counted } from '#ui/content/format.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const months = (count: number): string => (count === 1 ? 'month' : counted(count, 'month', 'months'))

const words: DiscountWords = {
  promotion: (name, overTime) => `${name}: ${overTime}, before taxes.`,
  without: (service) => `without ${service}`,
  together: (service, atLeast) => (atLeast === 1 ? `with ${service}` : `with ${atLeast} or more ${service}`),
  lines: (count, cost, years) =>
    `${counted(count, 'line', 'lines')}, ${cost} a month for ${counted(years, 'year', 'years')}`,
  afterLines: (start, rows, later) => `${start}: ${rows}. After that, ${later} a month each.`,
  firstMonths: (start, price, count, later) =>
    `${start}: ${price} a month for the first ${months(count)}; after that, ${later}.`,
  bundle: (names, off, count) => `${names}: ${off} less a month for the first ${months(count)}.`,
}

const NO_BUNDLES = 'There are no discounts for combining services right now: each one has its own price.'
const NO_PROMOTIONS =
  'There are no promotions right now: each service has its regular price from the first month.'

/** The discounts of the catalogue: promotions that everybody gets, and those of several services together. */
export const discounts: PageWriter = ({ brand, facts }) => {
  const { promotions, together } = discountTexts(brand, words)
  return {
    title: `Discounts, promotions and bundles | ${brand.name}`,
    description: `${brand.name} promotions and bundles: how much they take off each month, how many months they last, and the price you pay afterward.`,
    sections: [
      {
        kind: 'intro',
        title: 'Discounts and bundles',
        lead: 'How much they take off, how long they last, and what you pay afterward.',
      },
      textSection('Promotions', ...(promotions.length === 0 ? [NO_PROMOTIONS] : promotions)),
      textSection('Bundles', ...(together.length === 0 ? [NO_BUNDLES] : together)),
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
