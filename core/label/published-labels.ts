import { either as E } from 'fp-ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addMonths } from '../shared/plain-date.ts'
import type { LabelFailure } from './label.failure.ts'
import type { Label } from './label.ts'
import { refuseReuse } from './label.ts'

/** A label as it was when its plan was last sold on these terms, and the first day on which it no longer was. */
export type RetiredLabel = { readonly label: Label; readonly retiredOn: PlainDate }

/** The labels of earlier catalogues of a brand, and the day on which the current one was published. */
export type LabelArchive = { readonly publishedOn: PlainDate; readonly retired: readonly RetiredLabel[] }

/** A label in the public list. `retiredOn` is null while its plan is sold on these terms. */
export type PublishedLabel = { readonly label: Label; readonly retiredOn: PlainDate | null }

/** For how many months a retired label stays in the public list (LBL-09). */
export const LABEL_RETENTION_MONTHS = 24

/**
 * Returns the public list of labels: the current ones, then those retired in the two years before the catalogue was published (LBL-09). Fails
 * with `PlanIdReused` when a current label has the id of a different retired one (LBL-02).
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
