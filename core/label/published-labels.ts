import { either as E } from 'fp-ts'
import type { BuyerFacts } from '../catalog/condition.ts'
import { UNKNOWN_BUYER } from '../catalog/condition.ts'
import type { Catalog } from '../catalog/offer.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addMonths } from '../shared/plain-date.ts'
import type { LabelFacts } from './label-facts.ts'
import type { LabelFailure } from './label.failure.ts'
import type { Label } from './label.ts'
import { labelsOf, refuseReuse } from './labels.ts'
import type { PlanId } from './plan-id.ts'

/** A label as it was when its plan was last sold on these terms, and the first day on which it no longer was. */
export type RetiredLabel = { readonly label: Label; readonly retiredOn: PlainDate }

/** The labels of earlier catalogues of a brand, and the day on which the current one was published. */
export type LabelArchive = { readonly publishedOn: PlainDate; readonly retired: readonly RetiredLabel[] }

/** A label in the public list. `retiredOn` is null while its plan is sold on these terms. */
export type PublishedLabel = { readonly label: Label; readonly retiredOn: PlainDate | null }

/** For how many months a retired label stays in the public list (LBL-09). */
export const LABEL_RETENTION_MONTHS = 24

/** Buyers named by the promotions of a catalogue: everybody, and new customers, with or without campaign. */
const buyersOf = ({ offers }: Catalog): readonly BuyerFacts[] => {
  const conditions = offers.flatMap(({ promotions }) =>
    promotions.flatMap((promotion) => promotion.conditions),
  )
  const campaigns = conditions.flatMap((condition) =>
    condition.kind === 'Campaign' ? [condition.campaign] : [],
  )
  return [null, ...new Set(campaigns)].flatMap((campaign) =>
    [false, true].map((isNewCustomer) => ({ ...UNKNOWN_BUYER, campaign, isNewCustomer })),
  )
}

/**
 * Returns the labels of a catalogue for everybody, then those of the plans that cost new customers or a campaign
 * another price, each once (LBL-09). Fails as `labelsOf` does.
 */
export const currentLabels = (
  catalog: Catalog,
  facts: LabelFacts,
): E.Either<LabelFailure, readonly Label[]> => {
  const labels = new Map<PlanId, Label>()
  for (const buyer of buyersOf(catalog)) {
    const sold = labelsOf(catalog, facts, buyer)
    if (E.isLeft(sold)) return sold
    for (const label of sold.right) labels.set(label.planId, labels.get(label.planId) ?? label)
  }
  return E.right([...labels.values()])
}

/**
 * Returns the public list of labels: the current ones, then those retired in the two years before the catalogue was
 * published (LBL-09). Fails with `PlanIdReused` when a current label has the id of a different retired one (LBL-02).
 */
export const publishedLabels = (
  current: readonly Label[],
  { publishedOn, retired }: LabelArchive,
): E.Either<LabelFailure, readonly PublishedLabel[]> => {
  const issued = retired.map(({ label }) => label)
  return E.map((labels: readonly Label[]): readonly PublishedLabel[] => [
    ...labels.map((label) => ({ label, retiredOn: null })),
    ...retired.filter(({ retiredOn }) => publishedOn <= addMonths(retiredOn, LABEL_RETENTION_MONTHS)),
  ])(refuseReuse(issued, current))
}
