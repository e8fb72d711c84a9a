import { either as E } from 'fp-ts'
import type { BuyerFacts } from '../catalog/condition.ts'
import { UNKNOWN_BUYER } from '../catalog/condition.ts'
import type { Catalog, OfferId } from '../catalog/offer.ts'
import { offersOfRole } from '../catalog/offer.ts'
import { isSameData } from '../pricing/canonical.ts'
import { checkLabelFacts } from './check-facts.ts'
import type { LabelFacts } from './label-facts.ts'
import type { LabelFailure } from './label.failure.ts'
import type { Label } from './label.ts'
import { labelOf, serviceOf } from './label.ts'

/** Checks for unique label ids, none reused for a different label. Fails with `PlanIdReused` (LBL-02). */
export const refuseReuse = (
  issued: readonly Label[],
  labels: readonly Label[],
): E.Either<LabelFailure, readonly Label[]> => {
  const reused = labels.find(
    (label, index) =>
      labels.findIndex(({ planId }) => planId === label.planId) !== index ||
      issued.some((old) => old.planId === label.planId && !isSameData(old, label)),
  )
  return reused === undefined ? E.right(labels) : E.left({ _tag: 'PlanIdReused', planId: reused.planId })
}

/**
 * Returns the labels of a catalogue's plans, in order, each with its own price before tax (LBL-01, LBL-03). Fails
 * as `checkLabelFacts` and `quote`, with `SpeedMissing`, `LatencyMissing`, and `PlanIdReused` for a shared id.
 */
export const labelsOf = (
  catalog: Catalog,
  facts: LabelFacts,
  buyer: BuyerFacts = UNKNOWN_BUYER,
): E.Either<LabelFailure, readonly Label[]> => {
  const checked = checkLabelFacts(facts)
  if (E.isLeft(checked)) return checked
  const labels: Label[] = []
  for (const plan of offersOfRole(catalog.offers, 'plan')) {
    const service = serviceOf(plan)
    if (service === null) continue
    const label = labelOf(catalog, facts, plan, service, buyer)
    if (E.isLeft(label)) return label
    labels.push(label.right)
  }
  return refuseReuse([], labels)
}

/** Returns one plan's label; null without one, or if the catalogue's labels are invalid (LBL-01, LBL-03). */
export const labelOfPlan = (
  catalog: Catalog,
  facts: LabelFacts,
  plan: OfferId,
  buyer?: BuyerFacts,
): Label | null => {
  const labels = labelsOf(catalog, facts, buyer)
  return E.isLeft(labels) ? null : (labels.right.find(({ offerId }) => offerId === plan) ?? null)
}
