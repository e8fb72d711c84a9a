import type * as es from './es.ts'
import type { DiscountWords } from '#ui/content/discount-rows.ts'
import { counted } from '#ui/content/format.ts'

export const name = 'Discounts'

const rows: DiscountWords = {
  without: (service) => `without ${service}`,
  together: (service, atLeast) => (atLeast === 1 ? `with ${service}` : `with ${atLeast} or more ${service}`),
  guaranteed: (cost, years) => `${cost}, ${counted(years, 'year', 'years')}`,
  eachLater: (name, price) => `${name}: after that, ${price} a month each.`,
}

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Discounts, promotions and bundles | ${brand.name}`,
  description: `${brand.name} promotions and bundles: how much they take off each month, how many months they last, and the price you pay afterward.`,
  intro: {
    title: 'Discounts and bundles',
    lead: 'How much they take off, how long they last, and what you pay afterward.',
  },
  rows,
  noPromotions: {
    heading: 'Promotions',
    paragraphs: [
      'There are no promotions right now: each service has its regular price from the first month.',
    ],
  },
  promotions: {
    id: 'promotions',
    heading: 'Promotions',
    lead: 'Anyone who signs up for the service gets them.',
    columns: ['Service', 'A month', 'How long', 'After that'],
    note: 'Before taxes.',
  },
  noBundles: {
    heading: 'Bundles',
    paragraphs: ['There are no discounts for combining services right now: each one has its own price.'],
  },
  bundles: {
    id: 'bundles',
    heading: 'Bundles',
    lead: 'Order them together and the total drops each month.',
    columns: ['Bundle', 'Off each month', 'How long'],
  },
  together: {
    id: 'together',
    heading: 'One service with another',
    lead: 'The price of one when you also have the other.',
    columns: ['Service', 'A month', 'How long', 'After that'],
    note: 'Before taxes.',
  },
  lines: {
    id: 'lines',
    heading: 'Several mobile lines',
    lead: 'The account’s total a month, and how many years that price lasts.',
    columns: ['Lines'],
  },
  rules: {
    heading: 'How they apply',
    paragraphs: [
      'A discount you qualify for is already in the price you see: you don’t have to ask for it. If two promotions cover the same service, the larger one counts.',
      'In your order, “Why this price?” shows each step of the price and how many months each promotion lasts.',
      `The federal ACP program ended in ${facts.stated('2024', 'date')} and no longer takes anything off your bill.`,
    ],
  },
  address: {
    heading: 'The price at your home',
    lead: 'Enter your address and see the plans that reach it, with the discounts you qualify for.',
  },
})
