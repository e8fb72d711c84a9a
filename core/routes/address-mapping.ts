import type { LocalizationResponse } from '../localization/localization.ts'
import type { AddressCodeMapping } from '../localization/next-move.ts'
import type { OutcomeKind } from '../localization/outcome.ts'
import { outcomeOf } from '../localization/outcome.ts'
import { outcomePaths } from './routes.ts'

/** Outcomes in which the visitor is still writing the address: what was kept before is kept. */
const unfinished: readonly OutcomeKind[] = [
  'enterAddress',
  'addressNotFound',
  'multipleUnits',
  'unitNotFound',
]

/** The page of an answer's outcome; what was kept before is dropped on the way once the address is known (LOC-32). */
export const addressCodeMapping = (response: LocalizationResponse): AddressCodeMapping => {
  const { kind } = outcomeOf(response)
  return { url: outcomePaths[kind], shouldClearPreviousData: !unfinished.includes(kind) }
}
