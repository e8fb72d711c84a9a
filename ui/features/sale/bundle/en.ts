import type * as es from './es.ts'
import { counted, money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const bundleWords: Translation<typeof es.bundleWords> = {
  title: 'Bundles for your home',
  perMonth: 'per month',
  total: 'All together, with taxes',
  fits: 'Several services together cost less than each one on its own.',
  saved: (off, months) =>
    `Together you save ${money(off).text} per month for the first ${counted(months, 'month', 'months')}.`,
  later: (fromMonth, amount) => `From month ${fromMonth}: ${money(amount).text} per month.`,
  samePrice: 'The price doesn’t change later.',
  chosen: 'Your current bundle',
  choose: 'Choose this bundle',
  keep: 'Continue with this bundle',
  internet: 'The internet in these bundles, on its own',
  reasons: {
    soon: 'soon',
    expected: (day) => `around ${day}`,
    preSale: (when) =>
      `The network reaches your street ${when}. Choose now, and pick the day of the visit later.`,
    retail: 'You come from a partner store, and the network already passes your address.',
    ready: (brandName) =>
      `${brandName} equipment is already installed in your home, so your service starts sooner.`,
  },
  none: 'There are no bundles at your address right now. Each service has its own price, and you can add the ones you want.',
  apart: {
    title: 'Rather build your own?',
    detail: 'Start with internet and add TV, home phone, or mobile lines later.',
    link: 'See each service on its own',
  },
}
