import type * as es from './es.ts'
import { money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const serviceSelectionWords: Translation<typeof es.serviceSelectionWords> = {
  title: 'Which services do you want at home?',
  lead: (brandName) =>
    `${brandName} equipment is already in your home, so your service starts sooner. Choose what you want; you fine-tune it in the next step.`,
  note: 'Prices before taxes.',
  without: {
    TV: 'No TV',
    Voice: 'No home phone',
    Mobile: 'No mobile lines',
  },
  perMonth: (quantity) => (quantity > 1 ? `per month for ${quantity} lines` : 'per month'),
  total: (amount) => `${money(amount).text} the first month, with taxes`,
  later: (fromMonth, amount) => `From month ${fromMonth}: ${money(amount).text} per month, with taxes.`,
  next: 'Continue with these services',
}
