import type { NumberKind } from './phone-number.ts'
import type { Portability } from './portability.ts'

/**
 * What a buyer is told of bringing a number along. Why a number of a place stays where it is, is the affair of whoever has it: there is
 * one word for all those reasons.
 */
export type ToldPortability =
  | { readonly isPortable: true; readonly reason: 'portable' }
  | { readonly isPortable: false; readonly reason: 'notPortable' | Exclude<NumberKind, 'geographic'> }

/**
 * A decision in the words that may be told (PHN-07): what the number itself shows is named; that somebody is a customer, has frozen a
 * number or has given it back is not, and neither is a check that could not be asked.
 */
export const toldPortability = ({ decision, reason }: Portability): ToldPortability => {
  if (decision === 'portable') return { isPortable: true, reason: 'portable' }
  return reason === 'tollFree' || reason === 'premium'
    ? { isPortable: false, reason }
    : { isPortable: false, reason: 'notPortable' }
}
