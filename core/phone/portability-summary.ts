import type { NumberKind } from './phone-number.ts'
import type { Portability } from './portability.ts'

/**
 * The public summary of a portability decision. The reasons why a geographic number stays are private to its owner, so
 * all of them share one value.
 */
export type PortabilitySummary =
  | { readonly isPortable: true; readonly reason: 'portable' }
  | { readonly isPortable: false; readonly reason: 'notPortable' | Exclude<NumberKind, 'geographic'> }

/**
 * Reduces a decision to what may be disclosed (PHN-07). What the number itself shows is named. The summary does not
 * reveal that the owner is a customer, has locked or returned the number, or that a check failed.
 */
export const portabilitySummary = ({ decision, reason }: Portability): PortabilitySummary => {
  if (decision === 'portable') return { isPortable: true, reason: 'portable' }
  return reason === 'tollFree' || reason === 'premium'
    ? { isPortable: false, reason }
    : { isPortable: false, reason: 'notPortable' }
}
