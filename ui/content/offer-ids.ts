import type { OfferId } from '#core/catalog/offer.ts'

/** The offers that pages name in their words or sections, by short names. */
export const SIGNATURE = 'tv-select-signature' as OfferId
export const LATINO = 'tv-stream-latino' as OfferId
export const ASSIST = 'internet-assist' as OfferId
export const ADVANTAGE = 'internet-advantage' as OfferId
export const ULTRA = 'internet-500' as OfferId
export const GIG = 'internet-gig' as OfferId
export const PHONE = 'home-phone' as OfferId
export const ADVANCED = 'advanced-wifi' as OfferId
export const POD = 'wifi-pod' as OfferId
export const SUITE = 'security-suite' as OfferId
export const UNLIMITED = 'mobile-unlimited' as OfferId
export const GUARANTEE = 'gig-5-year-internet-price-guarantee' as OfferId
export const PLAN = 'tv-mi-plan-latino' as OfferId
