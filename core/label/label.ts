import { either as E } from 'fp-ts'
import type { BuyerFacts } from '../catalog/condition.ts'
import { UNKNOWN_BUYER } from '../catalog/condition.ts'
import type { Catalog, Offer, OfferId, Speed } from '../catalog/offer.ts'
import { offersOfRole } from '../catalog/offer.ts'
import { isSameData } from '../pricing/canonical.ts'
import type { Quote } from '../pricing/quoted.ts'
import { quote } from '../pricing/quote.ts'
import type { Cents } from '../shared/money.ts'
import { oneTimeOf } from '../catalog/price.ts'
import { basisPoints } from '../shared/money.ts'
import type { DataAllowance, LabelFacts, RecurringFee } from './label-facts.ts'
import type { LabelFailure } from './label.failure.ts'
import type { LabelService, PlanId } from './plan-id.ts'
import { planIdOf } from './plan-id.ts'

/** Month 1 price in cents before tax, and the month from which it changes. A changing price is introductory. */
export type LabelPrice = {
  readonly monthly: Cents
  readonly later: readonly { readonly fromMonth: number; readonly monthly: Cents }[]
}

/** A possible one-time fee of a plan: activation, installation or deposit, in cents before tax. */
export type OneTimeFee = {
  readonly kind: 'activation' | 'installation' | 'deposit'
  readonly name: string
  readonly amount: Cents
}

/** The broadband consumer label of one plan, as data (LBL-01). */
export type Label = {
  readonly planId: PlanId
  readonly offerId: OfferId
  readonly provider: string
  readonly plan: string
  readonly service: LabelService
  /** The FCC code of the access network. */
  readonly technology: number
  readonly price: LabelPrice
  readonly contractMonths: number
  readonly recurringFees: readonly RecurringFee[]
  readonly oneTimeFees: readonly OneTimeFee[]
  readonly earlyTerminationFee: Cents
  readonly governmentTaxes: 'included' | 'varies'
  readonly speed: Speed
  readonly latencyMs: number
  readonly data: DataAllowance
  readonly supportPhone: string
}

/** Returns the price of a plan alone, before tax (LBL-03). */
export const internetPriceOf = ({ monthly, later }: Quote): LabelPrice => ({
  monthly: monthly.net,
  later: later.map((step) => ({ fromMonth: step.fromMonth, monthly: step.monthly.net })),
})

/**
 * Returns the kind of broadband of a plan, or null without a label. Internet plans have a label, and mobile plans with
 * a guaranteed speed (LBL-01).
 */
export const serviceOf = ({ lineOfBusiness, speed }: Offer): LabelService | null => {
  if (lineOfBusiness === 'Internet') return 'fixed'
  return lineOfBusiness === 'Mobile' && speed !== null ? 'mobile' : null
}

/** Returns a plan's possible one-time fees: its own, each installation that is not free, the deposit (LBL-04). */
const oneTimeFeesOf = (catalog: Catalog, plan: Offer): readonly OneTimeFee[] => {
  const otherFees = (['installation', 'deposit'] as const).flatMap((kind) =>
    offersOfRole(catalog.offers, kind)
      .filter(({ lineOfBusiness }) => lineOfBusiness === plan.lineOfBusiness)
      .map((offer) => ({ kind, name: offer.name, amount: oneTimeOf(offer) })),
  )
  return [{ kind: 'activation' as const, name: plan.name, amount: oneTimeOf(plan) }, ...otherFees].filter(
    ({ amount }) => amount > 0,
  )
}

/** Checks whether a plan has a broadband label (LBL-01). */
export const hasLabel = (plan: Offer): boolean => serviceOf(plan) !== null

const priceOf = (catalog: Catalog, { id }: Offer, buyer: BuyerFacts): E.Either<LabelFailure, LabelPrice> => {
  const lines = [{ offerId: id, quantity: 1 }]
  const { version: catalogVersion, offers, bundles } = catalog
  return E.map(internetPriceOf)(
    quote({ catalogVersion, offers, bundles, lines, taxRate: basisPoints(0), buyer }),
  )
}

export const labelOf = (
  catalog: Catalog,
  facts: LabelFacts,
  plan: Offer,
  service: LabelService,
  buyer: BuyerFacts,
): E.Either<LabelFailure, Label> => {
  const { id: offerId, name, speed } = plan
  if (speed === null) return E.left({ _tag: 'SpeedMissing', offerId })
  const latencyMs = Object.hasOwn(facts.latencyMs, offerId) ? facts.latencyMs[offerId] : undefined
  if (latencyMs === undefined) return E.left({ _tag: 'LatencyMissing', offerId })
  const { frn, latencyMs: _, technology, ...sharedFacts } = facts
  const usual = priceOf(catalog, plan, UNKNOWN_BUYER)
  if (E.isLeft(usual)) return usual
  return E.map((price: LabelPrice): Label => ({
    ...sharedFacts,
    planId: planIdOf(service, frn, offerId, catalog.version, isSameData(price, usual.right) ? null : price),
    offerId,
    plan: name,
    service,
    technology: technology[service],
    price,
    oneTimeFees: oneTimeFeesOf(catalog, plan),
    governmentTaxes: plan.taxable ? 'varies' : 'included',
    speed,
    latencyMs,
  }))(priceOf(catalog, plan, buyer))
}
