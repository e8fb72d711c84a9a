import type { Brand } from '#core/brand/brand.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { findOffer, offersForEverybody, offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { oneTimeOf } from '#core/catalog/price.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'

/** Internet plans that everybody can buy, cheapest first price first. Throws (a defect) for a brand without one. */
export const internetPlans = ({ catalog, name }: Brand): readonly [Offer, ...(readonly Offer[])] => {
  const [cheapest, ...others] = offersOfRole(
    offersForEverybody(offersOfLine(catalog.offers, 'Internet')),
    'plan',
  ).toSorted((a, b) => offerPrice(a).first - offerPrice(b).first)
  if (cheapest === undefined) throw new Error(`${name} has no plan`)
  return [cheapest, ...others]
}

/** The plans whose price changes, in groups with the same month, the earliest first. */
export const priceChanges = (
  plans: readonly Offer[],
): readonly (readonly [Offer, ...(readonly Offer[])])[] => {
  const monthOf = (plan: Offer) => offerPrice(plan).change?.fromMonth ?? null
  const months = plans.flatMap((plan) => monthOf(plan) ?? [])
  return [...new Set(months)]
    .toSorted((a, b) => a - b)
    .flatMap((month) => {
      const [first, ...others] = plans.filter((plan) => monthOf(plan) === month)
      return first === undefined ? [] : [[first, ...others] as const]
    })
}

/** The lines of business that a brand sells with internet, in the order of the landing page. */
export const companionLines = ({ catalog }: Brand) =>
  (['TV', 'Voice', 'Mobile'] as const).filter(
    (line) => offersOfRole(offersOfLine(catalog.offers, line), 'plan').length > 0,
  )

/** The installation by a technician if it has a price, otherwise null. */
export const pricedVisit = ({ catalog, installOptions }: Brand): Offer | null => {
  const visit = installOptions.find(({ kind }) => kind === 'professional')
  const offer = visit && findOffer(catalog.offers, visit.offerId)
  return offer === undefined || oneTimeOf(offer) === 0 ? null : offer
}

export const canSelfInstall = ({ installOptions }: Brand): boolean =>
  installOptions.some(({ kind }) => kind === 'self')
