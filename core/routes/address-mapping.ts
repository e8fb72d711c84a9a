import type { LocalizationResponse } from '../localization/localization.ts'
import type { AddressCodeMapping } from '../localization/next-move.ts'
import type { OutcomeKind } from '../localization/outcome.ts'
import { outcomeOf } from '../localization/outcome.ts'
import { outcomePaths } from './routes.ts'

/** Outcomes in which the address is not complete yet: data of the previous address is preserved. */
const unfinished: readonly OutcomeKind[] = [
  'enterAddress',
  'addressNotFound',
  'multipleUnits',
  'unitNotFound',
]

/** Returns the page of an answer's outcome, and whether data of the previous address is to be cleared (LOC-32). */
export const addressCodeMapping = (response: LocalizationResponse): AddressCodeMapping => {
  const { kind } = outcomeOf(response)
  return { url: outcomePaths[kind], shouldClearPreviousData: !unfinished.includes(kind) }
}
