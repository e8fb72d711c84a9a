import type { OfferId } from '../catalog/offer.ts'
import type { QuoteFailure } from '../pricing/quote.failure.ts'
import type { LabelFacts } from './label-facts.ts'
import type { PlanIdFailure, PlanId } from './plan-id.ts'

export type LabelFailure =
  | QuoteFailure
  | PlanIdFailure
  | { readonly _tag: 'FactMalformed'; readonly fact: keyof LabelFacts }
  | { readonly _tag: 'SpeedMissing'; readonly offerId: OfferId }
  | { readonly _tag: 'LatencyMissing'; readonly offerId: OfferId }
  | { readonly _tag: 'PlanIdReused'; readonly planId: PlanId }
