import type { task as T } from 'fp-ts'
import type { ExperimentVariants } from '../experiments/experiment.ts'

/**
 * The variants of the experiments. The same targeting key has the same variants as long as the shares stay. Never
 * fails: an experiment that can't be evaluated has its control.
 */
export type Flags = { readonly variantsOf: (targetingKey: string) => T.Task<ExperimentVariants> }
