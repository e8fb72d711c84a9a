import type { CodedCoupon } from '../catalog/coded-coupon.ts'
import type { Catalog, Offer } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addDays, addMonths } from '../shared/plain-date.ts'
import type { SubscribedService } from './portal-account.ts'

/** The catalogue from which services are priced, with the coupons of the brand. */
export type ServiceCatalog = Catalog & { readonly coupons: readonly CodedCoupon[] }

/** Checks whether a service is held on a day (PTL-13). */
export const isHeldOn = (
  { since, until }: Pick<SubscribedService, 'since' | 'until'>,
  day: PlainDate,
): boolean => since <= day && (until === null || day <= until)

/** Checks whether a service is held on a day or will be. */
export const isHeldFrom = ({ until }: Pick<SubscribedService, 'until'>, day: PlainDate): boolean =>
  until === null || day <= until

/** Returns the last day of a service's pause in the billing month from a day; null without one (PTL-17). */
export const pausedUntil = ({ pause }: SubscribedService, from: PlainDate): PlainDate | null =>
  pause !== undefined && pause.from <= from && from <= pause.until ? pause.until : null

/** Returns the last day of the discount that the holder accepted for a service; null without one. */
export const discountEnd = ({ discount }: SubscribedService): PlainDate | null =>
  discount === undefined ? null : addDays(addMonths(discount.from, discount.months), -1)

/** Returns the plan of a service; undefined for one that the catalogue no longer has. */
export const planOf = (
  { lines: [{ offerId }] }: SubscribedService,
  offers: readonly Offer[],
): Offer | undefined => findOffer(offers, offerId)

/** Returns the name of a service: that of its plan, or its id for a plan that the catalogue no longer has. */
export const nameOfService = (service: SubscribedService, offers: readonly Offer[]): string =>
  planOf(service, offers)?.name ?? service.id
