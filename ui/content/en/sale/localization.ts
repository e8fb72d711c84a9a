import type * as es from '#ui/content/es/sale/localization.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const localizationWords: Translation<typeof es.localizationWords> = {
  title: 'What internet reaches your home?',
  lead: 'Enter your address. In seconds you see the plans, the price of every month, and what you pay today.',
  form: 'Service address',
  savedTitle: 'Your saved address',
  street: 'Street address',
  streetHint: 'For example: 1200 Main St',
  unit: 'Apartment or unit (optional)',
  zip: 'ZIP code',
  submit: 'See my plans',
  suggestionsFailed:
    'We can’t suggest addresses right now. Enter yours in full, with the ZIP code: we can look it up that way too.',
  samplesShown:
    'We can’t suggest addresses right now. The ones on the list are samples for trying out the store. Enter yours in full.',
  suggestions: (count) =>
    `${counted(count, 'suggested address', 'suggested addresses')}. Use the arrow keys to choose.`,
  unitSuggestions: (count) =>
    `${counted(count, 'unit', 'units')} at this address. Use the arrow keys to choose.`,
  units: (count) => counted(count, 'unit', 'units'),
  hasCode: 'Have a code from another device?',
  promises: [
    'You see today’s price and the later one',
    'No card needed to see prices',
    'You choose the installation day',
  ],
  get resolving() {
    return loadingText('Looking up your address on the network.')
  },
  withoutCookies: {
    title: 'Your browser doesn’t save cookies',
    body: 'Without them we can’t remember your order from one page to the next, and nothing is saved or charged. Allow cookies for this page and submit your address again, or call and we’ll do it with you.',
  },
  sessionExpired: {
    title: 'Your session ended',
    body: 'For your security we close sessions that aren’t in use. What you typed is still here: submit it again to continue.',
  },
}
