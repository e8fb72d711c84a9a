import type * as es from './es.ts'
import type { Translation } from '#ui/content/language.ts'

export const cartChangesWords: Translation<typeof es.cartChangesWords> = {
  title: 'Your cart changed',
  body: 'You changed it in another tab, or something is no longer sold at your address. We saved the change and nothing was charged. See how it looks now and decide.',
  lines: 'What changed',
  prices: 'What you pay',
  keep: 'Continue with this cart',
  review: 'View and change my cart',
  monthly: 'Each month',
  today: 'Due today',
  price: (before, now) => `It was ${before}, now it’s ${now}`,
}
