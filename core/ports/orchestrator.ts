import type { AccountCalls } from './account-calls.ts'
import type { AddressCalls } from './address-calls.ts'
import type { StorefrontOrchestrator } from './storefront-orchestrator.ts'
import type { TemplateCalls } from './template-calls.ts'
import type { FollowUpCalls } from './follow-up-calls.ts'
import type { OrderStatusCalls } from './order-status-calls.ts'
import type { DetailsCalls } from './details-calls.ts'
import type { MobileCalls } from './mobile-calls.ts'
import type { PhoneCalls } from './phone-calls.ts'
import type { PortalCalls } from './portal-calls.ts'
import type { VisitorCalls } from './visitor-calls.ts'
import type { UsageCalls } from './usage-calls.ts'
import type { CartChangeCalls } from './cart-change-calls.ts'
import type { SavedCartCalls } from './saved-cart-calls.ts'
import type { PromotionCalls } from './promotion-calls.ts'

/**
 * Every call of the provider: those of the sale, and those of each other group. A caller names the calls it needs, so
 * that it never depends on the others. If a group describes a call of the sale in more detail, that description counts.
 */
export type Orchestrator = Omit<StorefrontOrchestrator, keyof AddressCalls> &
  AccountCalls &
  AddressCalls &
  CartChangeCalls &
  DetailsCalls &
  FollowUpCalls &
  MobileCalls &
  SavedCartCalls &
  OrderStatusCalls &
  PhoneCalls &
  PortalCalls &
  PromotionCalls &
  TemplateCalls &
  UsageCalls &
  VisitorCalls
