import type { AddressAnswer } from '../localization/address-answer.ts'
import { moveAfterAnswer } from '../localization/next-move.ts'
import type { Outcome } from '../localization/outcome-kind.ts'
import { outcomeOf, outcomeOfKind } from '../localization/outcome.ts'
import { flagsOf, outcomeKinds } from '../localization/outcome-kind.ts'
import { addressSearch } from './localization-link.ts'
import { externalPaths } from './external-paths.ts'
import { outcomePaths } from './routes.ts'

/** Target of an answer: the outcome whose page is shown, and the page's path out of the store, or null. */
export type AddressDestination = { readonly outcome: Outcome; readonly leavesFor: string | null }

/** Returns a mapped path's outcome. Ignores a path without an outcome page, or unfillable ones (LOC-17). */
const mappedOutcome = (answer: AddressAnswer, own: Outcome, path: string): Outcome => {
  if (outcomePaths[own.kind] === path) return own
  const kind = outcomeKinds.find((known) => known !== 'preSale' && outcomePaths[known] === path)
  return (kind === undefined ? null : outcomeOfKind(kind, answer)) ?? own
}

/**
 * Returns where an answer leads: to its mapped url if that is a page of the store, otherwise to its outcome. Web leads
 * and customers of a bulk building leave the store (LOC-17, LOC-18).
 */
export const destinationOf = (answer: AddressAnswer | null): AddressDestination => {
  const own = outcomeOf(answer)
  const mapping = answer?.addressResponse?.addressCodeMapping ?? null
  const { move } = moveAfterAnswer({
    response: answer,
    flags: flagsOf(answer),
    mapping,
    links: externalPaths,
    hosts: [],
  })
  if (move._tag === 'Leave')
    return {
      outcome: own,
      leavesFor: `${move.url}${move.address === null ? '' : addressSearch(move.address)}`,
    }
  const isMapped = answer !== null && move._tag === 'GoTo' && move.place.kind === 'inside'
  return { outcome: isMapped ? mappedOutcome(answer, own, move.place.path) : own, leavesFor: null }
}
