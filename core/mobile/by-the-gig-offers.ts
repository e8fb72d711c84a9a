import type { Offer, OfferId } from '../catalog/offer.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO } from '../shared/money.ts'
import { MAX_MOBILE_LINES, byTheGig } from './mobile-plan.ts'

/** The most gigabytes that a cart can add to the first one, chosen here: more than any family uses in a month. */
export const EXTRA_GIGABYTES_MAX = 99

/**
 * The offers of By the Gig: one plan for each line, which costs nothing by itself, the first gigabyte once for all
 * lines, and further gigabytes (MOB-30).
 */
export const byTheGigIds = {
  plan: 'mobile-by-the-gig' as OfferId,
  first: 'mobile-first-gigabyte' as OfferId,
  extra: 'mobile-extra-gigabyte' as OfferId,
} as const

/** The names of the offers of By the Gig in a brand. */
export type ByTheGigNames = Readonly<Record<keyof typeof byTheGigIds, string>>

type Terms = Pick<Offer, 'role' | 'limit' | 'choice'> & { readonly each: Cents }

const termsOf: Readonly<Record<keyof typeof byTheGigIds, Terms>> = {
  plan: { role: 'plan', limit: MAX_MOBILE_LINES, choice: 'Mobile-plan', each: ZERO },
  first: { role: 'addOn', limit: 1, choice: null, each: byTheGig.first },
  extra: { role: 'addOn', limit: EXTRA_GIGABYTES_MAX, choice: null, each: byTheGig.extra },
}

/** Returns named By the Gig offers, which are sold to carts whose mobile items need them (MOB-02, MOB-30). */
export const byTheGigOffers = (names: ByTheGigNames): readonly Offer[] =>
  (['plan', 'first', 'extra'] as const).map((part): Offer => {
    const { each, ...terms } = termsOf[part]
    return {
      ...terms,
      id: byTheGigIds[part],
      lineOfBusiness: 'Mobile',
      name: names[part],
      prices: [{ type: 'RECURRING', amount: each, guaranteeMonths: 0 }],
      promotions: [],
      taxable: true,
      speed: null,
      requires: null,
      audience: 'mobileItems',
    }
  })
