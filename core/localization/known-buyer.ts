import type { BuyerFacts } from '../catalog/condition.ts'
import { UNKNOWN_BUYER } from '../catalog/condition.ts'
import type { SessionInfo } from './localization.ts'

/** What a session knows of its buyer: whether they are a new customer at this place, and nothing else (PRC-08). */
export const knownBuyer = ({ newCustomer }: Pick<SessionInfo, 'newCustomer'>): BuyerFacts => ({
  ...UNKNOWN_BUYER,
  isNewCustomer: newCustomer,
})
