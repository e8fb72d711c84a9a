import { either as E } from 'fp-ts'
import type { LocalizationResponse } from '../localization/localization.ts'
import type { AddressCodeMapping } from '../localization/next-move.ts'
import type { OutcomeKind } from '../localization/outcome-kind.ts'
import { outcomeOf } from '../localization/outcome.ts'
import { outcomePaths, paths } from './routes.ts'
import type { ExperimentVariant } from '../experiments/experiment.ts'

type RoutesFailure = { readonly _tag: 'ExperimentUnknown'; readonly variant: string }

/** The paths of the service selection by the variant of its experiment (RTE-03). */
export const serviceSelectionPaths: Readonly<Record<ExperimentVariant<'serviceSelection'>, string>> = {
  control: outcomePaths.serviceSelection,
  products: paths.products,
}

const variants: ReadonlyMap<string, string> = new Map(Object.entries(serviceSelectionPaths))

/** Returns a variant's service selection path; an unknown one fails with `ExperimentUnknown` (RTE-03). */
export const serviceSelectionPath = (variant: string): E.Either<RoutesFailure, string> => {
  const path = variants.get(variant)
  return path === undefined ? E.left({ _tag: 'ExperimentUnknown', variant }) : E.right(path)
}

/** Outcomes in which the address is not complete yet: data of the previous address is preserved. */
const unfinished: readonly OutcomeKind[] = [
  'enterAddress',
  'addressNotFound',
  'multipleUnits',
  'unitNotFound',
]

/** Returns the session variant's service selection; without a known variant, the outcome's page (RTE-03). */
const selectionPath = ({ sessionInfo }: LocalizationResponse): string =>
  E.getOrElse((): string => outcomePaths.serviceSelection)(
    serviceSelectionPath(sessionInfo?.serviceSelection ?? 'control'),
  )

/** Returns the page of an answer's outcome, and whether the last address's data is cleared (LOC-32, RTE-03). */
export const addressCodeMapping = (response: LocalizationResponse): AddressCodeMapping => {
  const { kind } = outcomeOf(response)
  const url = kind === 'serviceSelection' ? selectionPath(response) : outcomePaths[kind]
  return { url, shouldClearPreviousData: !unfinished.includes(kind) }
}
