import type { CheckoutProgress } from '../checkout/readiness.ts'
import { missingParts } from '../checkout/readiness.ts'
import type { Step } from '../routes/steps.ts'

/**
 * Returns the step where a sale continues: the first later one that is not skipped and not complete, or the last one.
 * A step is complete when it collects parts and none of them is missing (GRD-01, SCH-01, SCH-02).
 */
export const nextStep = <Name extends string>(
  table: Readonly<Record<Name, Pick<Step, 'collects' | 'isSkipped'>>>,
  later: readonly Name[],
  progress: CheckoutProgress,
): Name | undefined => {
  const missing = missingParts(progress)
  const taken = later.filter((name) => table[name].isSkipped?.(progress) !== true)
  return (
    taken.find((name) => table[name].collects?.every((part) => !missing.includes(part)) !== true) ??
    taken.at(-1)
  )
}
