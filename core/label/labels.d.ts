import { either as E } from 'fp-ts'
import type { BuyerFacts } from '../catalog/condition.ts'
import type { Catalog, OfferId } from '../catalog/offer.ts'
import type { LabelFacts } from './label-facts.ts'
import type { LabelFailure } from './label.failure.ts'
import type { Label } from './label.ts'
/** Checks that each label has a unique id, and that no issued id is reused for a different label. Fails with `PlanIdReused` (LBL-02). */
export declare const refuseReuse: (
  issued: readonly Label[],
  labels: readonly Label[],
) => E.Either<LabelFailure, readonly Label[]>
/**
 * Returns the labels of the plans of a catalogue, in its order, each with the price of that plan alone for a buyer before tax (LBL-01, LBL-03). Fails
 * as `checkLabelFacts` and `quote` do, with `SpeedMissing`, `LatencyMissing`, and `PlanIdReused` when two plans have the same id.
 */
export declare const labelsOf: (
  catalog: Catalog,
  facts: LabelFacts,
  buyer?: BuyerFacts,
) => E.Either<LabelFailure, readonly Label[]>
/** Returns the label of one plan for a buyer; null when it has none, and when the labels of the catalogue are invalid (LBL-01, LBL-03). */
export declare const labelOfPlan: (
  catalog: Catalog,
  facts: LabelFacts,
  plan: OfferId,
  buyer?: BuyerFacts,
) => Label | null
