import type { ExperimentName, ExperimentVariants, SessionVariants } from './experiment.ts'
import { experimentNames, experimentVariants } from './experiment.ts'

const knownVariant = (name: ExperimentName, given: string | undefined): string =>
  experimentVariants[name].find((variant) => variant === given) ?? experimentVariants[name][0]

/** Returns a variant of every experiment. A missing or unknown one is replaced with the control (EXP-01). */
export const knownVariants = (given: SessionVariants | null): ExperimentVariants =>
  Object.fromEntries(
    experimentNames.map((name) => [name, knownVariant(name, given?.[name])]),
  ) as ExperimentVariants

export const CONTROL_VARIANTS: ExperimentVariants = knownVariants(null)
