import { accountProof } from './account-proof.journey.ts'
import { checkout } from './checkout.journey.ts'
import { coupon } from './coupon.journey.ts'
import { followUp } from './follow-up.journey.ts'
import { humanVerification } from './human-verification.journey.ts'
import type { Journey, PartJourneyName, SaleJourneyName } from './journey.ts'
import { lazyCheckout } from './lazy-checkout.journey.ts'
import { localization } from './localization.journey.ts'
import { deferredRequirements } from './deferred-requirements.journey.ts'
import { mobile } from './mobile.journey.ts'
import { orderStatus } from './order-status.journey.ts'
import { pageModel } from './page-model.journey.ts'
import { phone } from './phone.journey.ts'
import { portal } from './portal.journey.ts'
import { sale } from './sale.journey.ts'
import { session } from './session.journey.ts'
import { shopping } from './shopping.journey.ts'
import { tradeIn } from './trade-in.journey.ts'
import { transferEntry } from './transfer-entry.journey.ts'
import { transfer } from './transfer.journey.ts'

/** The journeys that the sale publishes. */
export const journeys: Readonly<Record<SaleJourneyName, Journey>> = {
  sale,
  localization,
  shopping,
  checkout,
  session,
}

/** The journeys of parts: page models, a checkout that loads, mobile lines, dialogs, forms, and the human check. */
const partJourneys: Readonly<Record<PartJourneyName, Journey>> = {
  'page-model': pageModel,
  'deferred-requirements': deferredRequirements,
  'lazy-checkout': lazyCheckout,
  coupon,
  phone,
  mobile,
  'trade-in': tradeIn,
  transfer,
  'transfer-entry': transferEntry,
  'account-proof': accountProof,
  'follow-up': followUp,
  'order-status': orderStatus,
  'human-verification': humanVerification,
  portal,
}

/** Every journey that is walked and has stories. */
export const allJourneys: Readonly<Record<Journey['name'], Journey>> = { ...journeys, ...partJourneys }
