import type { Brand } from '#core/brand/brand.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { findOffer, offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { oneTimeOf } from '#core/catalog/price.ts'
import { monthlyPrice, quote } from '#core/pricing/quote.ts'
import type { Cents } from '#core/shared/money.ts'
import { basisPoints, subtract, times } from '#core/shared/money.ts'
import type { NamedCourse } from '#ui/content/es/landing.ts'
import type { Beside } from '#ui/features/products/beside.ts'
import { besideOf } from '#ui/features/products/beside.ts'

/** A plan with its price over time; `saved` is what its promotion takes off in all, in cents. */
export type PlanFacts = NamedCourse & {
  readonly id: string
  readonly speed: Offer['speed']
  readonly saved: Cents
}

export type AddOnFacts = {
  readonly id: string
  readonly name: string
  readonly monthly: Cents
  readonly limit: number
}

/** What the landing says of a catalogue; every amount comes from the pricing core, in cents before tax. */
export type LandingFacts = {
  /** Cheapest first month first; never empty. */
  readonly plans: readonly [PlanFacts, ...PlanFacts[]]
  readonly addOns: readonly AddOnFacts[]
  /** What can be had beside internet. */
  readonly services: readonly Beside[]
  readonly visit: Cents | null
  readonly canSelfInstall: boolean
}

/** The first month in which a plan alone costs something else, 1 when it never does. */
const nextPriceFrom = (offer: Offer): number => {
  const lines = [{ offerId: offer.id, quantity: 1 }]
  const priced = quote({ catalogVersion: '', offers: [offer], lines, taxRate: basisPoints(0) })
  return priced._tag === 'Right' ? (priced.right.later[0]?.fromMonth ?? 1) : 1
}

const planFacts = (offer: Offer): PlanFacts => {
  const first = monthlyPrice(offer, 1)
  const fromMonth = nextPriceFrom(offer)
  const later = monthlyPrice(offer, fromMonth)
  return {
    id: offer.id,
    name: offer.name,
    speed: offer.speed,
    first,
    change: later === first ? null : { fromMonth, later },
    saved: times(subtract(later, first), fromMonth - 1),
  }
}

/** A defect (throws) when the brand sells no plan: there is nothing to land on then. */
export const landingFacts = ({ catalog: { offers }, installOptions }: Brand): LandingFacts => {
  const internet = offersOfLine(offers, 'Internet')
  const [cheapest, ...rest] = offersOfRole(internet, 'plan')
    .map(planFacts)
    .toSorted((a, b) => a.first - b.first)
  if (cheapest === undefined) throw new Error('the catalogue has no plan')
  const installed = installOptions.find(({ kind }) => kind === 'professional')
  const visit = installed === undefined ? undefined : findOffer(offers, installed.offerId)
  return {
    plans: [cheapest, ...rest],
    addOns: offersOfRole(internet, 'addOn').map((offer) => ({
      id: offer.id,
      name: offer.name,
      monthly: monthlyPrice(offer, 1),
      limit: offer.limit,
    })),
    services: besideOf(offers),
    visit: visit === undefined || oneTimeOf(visit) === 0 ? null : oneTimeOf(visit),
    canSelfInstall: installOptions.some(({ kind }) => kind === 'self'),
  }
}
