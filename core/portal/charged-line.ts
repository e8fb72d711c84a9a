import { either as E } from 'fp-ts'
import { offerForHolder, plansHeldIn } from '../account/mobile-account.ts'
import { quantityOf } from '../cart/cart.ts'
import { withCoupons } from '../catalog/coded-coupon.ts'
import type { Charge } from '../pricing/charge.ts'
import { chargeLine } from '../pricing/charge-line.ts'
import type { NormalizedCart, NormalizedLine } from '../pricing/normalized-cart.ts'
import { normalizeCart } from '../pricing/normalized-cart.ts'
import type { QuoteFailure } from '../pricing/quote.failure.ts'
import type { BasisPoints } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { wholeMonthsFrom } from '../shared/plain-date.ts'
import type { ServiceCatalog } from './subscribed-service.ts'
import type { SubscribedService } from './portal-account.ts'

/** An offer of a service with all its charges, whenever they are due. */
export type ChargedLine = {
  readonly service: SubscribedService
  readonly line: NormalizedLine
  readonly charges: readonly Charge[]
}

/**
 * Returns the cart of the services that were ordered with a service, for its buyer. Services from before count as held,
 * as they did in the order (MOB-04). Its limits are those of the sale, not of what is held.
 */
const cartFor = (
  service: SubscribedService,
  services: readonly SubscribedService[],
  { offers, bundles, coupons }: ServiceCatalog,
  taxRate: BasisPoints,
): E.Either<QuoteFailure, NormalizedCart> => {
  const { buyer, coupons: codes = [], since } = service
  const linesOf = (isChosen: (one: SubscribedService) => boolean) =>
    services.filter(isChosen).flatMap(({ lines }) => lines)
  const plansHeld = plansHeldIn({ holdings: linesOf((one) => one.since < since) }, offers)
  const lines = linesOf((one) => one.since === since)
  const ids = new Set(lines.map(({ offerId }) => offerId))
  const accepted = coupons.filter(({ code }) => codes.includes(code))
  const sold = withCoupons(
    offers.filter(({ id }) => ids.has(id)),
    accepted,
  ).map((offer) => ({ ...offerForHolder(offer, plansHeld), limit: Number.MAX_SAFE_INTEGER }))
  const known = new Set(sold.map(({ id }) => id))
  return normalizeCart({
    offers: sold,
    bundles,
    lines: lines.filter(({ offerId }) => known.has(offerId)),
    taxRate,
    ...(buyer === undefined ? {} : { buyer }),
  })
}

const chargesOf = (service: SubscribedService, cart: NormalizedCart): readonly ChargedLine[] =>
  cart.lines.flatMap(({ offer }) => {
    const quantity = quantityOf(service.lines, offer.id)
    if (quantity === 0) return []
    const charges: Charge[] = []
    const line = { offer, quantity }
    chargeLine(line, cart, (charge) => void charges.push(charge))
    return [{ service, line, charges }]
  })

/**
 * Returns charges of jointly held services, by the engine of all prices. Offers not in the catalogue are free (PTL-13).
 */
export const chargedLines = (
  services: readonly SubscribedService[],
  catalog: ServiceCatalog,
  taxRate: BasisPoints,
): readonly ChargedLine[] =>
  services.flatMap((service) =>
    E.match(
      (): readonly ChargedLine[] => [],
      (cart: NormalizedCart) => chargesOf(service, cart),
    )(cartFor(service, services, catalog, taxRate)),
  )

/** Returns the month of service, from 1, in which a billing month begins; 1 if it begins within it (PTL-13). */
export const monthOfService = ({ since }: SubscribedService, from: PlainDate): number =>
  Math.max(0, wholeMonthsFrom(since, from)) + 1
