import { subtract } from '#core/shared/money.ts'
import type * as es from '#ui/content/es/shared/bill-comparison.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import type { Translation } from '#ui/content/language.ts'

export const billComparisonWords: Translation<typeof es.billComparisonWords> = {
  charged: 'What do they charge you?',
  chargedHint: 'A month, for internet, before tax',
  calculate: 'See the difference',
  plan: (name, price) => `Here, ${name}: ${price}. Before tax.`,
  malformed: 'Enter the monthly total in numbers, like 75 or 75.50.',
  examples: 'With us you pay',
  other: 'If they charge',
  periods: { 1: 'The first month', 24: 'Over 24 months', 60: 'Over 5 years' },
  difference: (theirs, ours) => {
    if (theirs === ours) return 'the same'
    return theirs > ours
      ? `${shortMoney(subtract(theirs, ours))} less`
      : `${shortMoney(subtract(ours, theirs))} more`
  },
  answer: (period, difference) => `${period} you pay ${difference} here.`,
}
