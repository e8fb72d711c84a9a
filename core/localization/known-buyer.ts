import type { BuyerFacts } from '../catalog/condition.ts'
import { UNKNOWN_BUYER } from '../catalog/condition.ts'
import type { SessionInfo } from './localization.ts'

/**
 * Returns the facts of a session about its buyer: whether they are a new customer at this address, their campaign, and
 * the date of their order: the one on which the session was opened, so that no price changes at midnight (PRC-08).
 */
export const knownBuyer = ({
  newCustomer,
  campaign,
  openedOn,
}: Pick<SessionInfo, 'newCustomer' | 'campaign' | 'openedOn'>): BuyerFacts => ({
  ...UNKNOWN_BUYER,
  isNewCustomer: newCustomer,
  campaign: campaign ?? null,
  orderedOn: openedOn ?? null,
})
