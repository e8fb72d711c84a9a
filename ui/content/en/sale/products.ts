import type * as es from '#ui/content/es/sale/products.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import { money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const productsWords: Translation<typeof es.productsWords> = {
  title: (planCount) =>
    planCount === 1 ? 'Plan available at your address' : 'Plans available at your address',
  loadingTitle: 'Plans for your home',
  lead: 'Prices with taxes. The line steps up where the promotion ends.',
  perMonth: 'per month',
  fastest: 'The fastest',
  chosen: 'Your current plan',
  ofCampaign: 'Your campaign price',
  choose: (name) => `Choose ${name}`,
  keep: (name) => `Continue with ${name}`,
  get loading() {
    return loadingText('Looking up the plans at your address.')
  },
  emptyTitle: 'No plans online for your address right now',
  emptyBody:
    'The network reaches your home, but these plans are sold only by phone. Call and we’ll tell you the full price.',
  failedTitle: 'We couldn’t load the plans',
  samePrice: 'It doesn’t change: no promotion.',
  upAndDown: (down, up) => (down === up ? `${down} download and upload` : `${down} download, ${up} upload`),
  spoken: (amount) => `${money(amount).spoken} per month`,
  purposes: {
    fullHouse: 'For a full house: online games, 4K shows, and video calls in every room at once.',
    family: 'For the family: shows on several TVs, homework, and video calls at the same time.',
    few: 'For two or three people: shows, classes, and working from home.',
    one: 'For email, messages, classes, and one show at a time.',
  },
  labels: 'The facts of each plan',
}

export const companionWords: Translation<typeof es.companionWords> = {
  title: 'Other services at your address',
  note: 'Add them in the next step if you like. Prices before taxes.',
  price: (from, planCount, isCounted) => {
    const amount = `${money(from).text} per month`
    if (isCounted) return `From ${amount} each`
    return planCount === 1 ? amount : `${planCount} plans, from ${amount}`
  },
}
