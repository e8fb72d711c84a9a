import { checkout } from './checkout.journey.ts'
import { coupon } from './coupon.journey.ts'
import { humanVerification } from './human-verification.journey.ts'
import type { Journey, PartJourneyName, SaleJourneyName } from './journey.ts'
import { localization } from './localization.journey.ts'
import { missingParts } from './missing-parts.journey.ts'
import { pageModel } from './page-model.journey.ts'
import { phone } from './phone.journey.ts'
import { sale } from './sale.journey.ts'
import { session } from './session.journey.ts'
import { shopping } from './shopping.journey.ts'

/** The journeys that the sale publishes. */
export const journeys: Readonly<Record<SaleJourneyName, Journey>> = {
  sale,
  localization,
  shopping,
  checkout,
  session,
}

/** The journeys of parts: page models, missing parts of a checkout, dialogs, and the human check. */
const partJourneys: Readonly<Record<PartJourneyName, Journey>> = {
  'page-model': pageModel,
  'missing-parts': missingParts,
  coupon,
  phone,
  'human-verification': humanVerification,
}

/** Every journey that is walked and has stories. */
export const allJourneys: Readonly<Record<Journey['name'], Journey>> = { ...journeys, ...partJourneys }
