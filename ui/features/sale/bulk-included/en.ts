import type * as es from './es.ts'
import { money, speedText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const bulkIncludedWords: Translation<typeof es.bulkIncludedWords> = {
  title: 'Your building already includes internet',
  notOffered: 'Your address doesn’t include internet',
  lead: ({ property, includedSpeedMbps }) =>
    `${property} pays for ${speedText(includedSpeedMbps)} internet in every apartment. Activate it in your name and add only what you want.`,
  internet: 'Your internet',
  included: 'Included in your building',
  free: 'No cost to you',
  more: (amount) => `+${money(amount).text}`,
  perMonth: 'per month',
  faster: 'You pay the difference from your building’s plan.',
  total: (amount) => `You pay ${money(amount).text} per month for your internet, taxes included.`,
  next: 'Continue with my order',
}
