import { either as E } from 'fp-ts'
import type { ExperimentVariant } from '../experiments/experiment.ts'
import { outcomePaths, paths } from './routes.ts'

export type RoutesFailure = { readonly _tag: 'ExperimentUnknown'; readonly variant: string }

/** The paths of the service selection by the variant of its experiment (RTE-03). */
export const serviceSelectionPaths: Readonly<Record<ExperimentVariant<'serviceSelection'>, string>> = {
  control: outcomePaths.serviceSelection,
  products: paths.products,
}

const variants: ReadonlyMap<string, string> = new Map(Object.entries(serviceSelectionPaths))

/** Returns the path of the service selection in a variant; an unknown variant fails with `ExperimentUnknown` (RTE-03). */
export const serviceSelectionPath = (variant: string): E.Either<RoutesFailure, string> => {
  const path = variants.get(variant)
  return path === undefined ? E.left({ _tag: 'ExperimentUnknown', variant }) : E.right(path)
}
