import type { CheckoutProgress } from '../checkout/readiness.ts'
import { missingParts } from '../checkout/readiness.ts'
import type { Step } from '../routes/steps.ts'

/**
 * Returns the step of the same journey that a sale continues to: the first one after `step` that it does not skip and that is not complete,
 * or the last one. A step is complete when it collects parts and none of them is missing (GRD-01, SCH-01, SCH-02).
 */
export const nextStep = <Name extends string>(
  table: Readonly<Record<Name, Step>>,
  step: Name,
  progress: CheckoutProgress,
): Name => {
  const names = Object.keys(table) as Name[]
  const { journey, opens } = table[step]
  const missing = missingParts(progress)
  const later = names
    .slice(names.indexOf(step) + 1)
    .filter((name) => table[name].journey === journey && table[name].opens === opens)
    .filter((name) => table[name].isDetour !== true && table[name].isSkipped?.(progress) !== true)
  const isOpen = ({ collects }: Step): boolean => collects?.some((part) => missing.includes(part)) ?? true
  return later.find((name) => isOpen(table[name])) ?? later.at(-1) ?? step
}
