import type { BuyerFacts } from '../catalog/condition.ts'
import { UNKNOWN_BUYER } from '../catalog/condition.ts'
import type { SessionInfo } from './localization.ts'

/** Returns the facts of a session about its buyer: whether they are a new customer at this address, and their campaign (PRC-08). */
export const knownBuyer = ({
  newCustomer,
  campaign,
}: Pick<SessionInfo, 'newCustomer' | 'campaign'>): BuyerFacts => ({
  ...UNKNOWN_BUYER,
  isNewCustomer: newCustomer,
  campaign: campaign ?? null,
})
