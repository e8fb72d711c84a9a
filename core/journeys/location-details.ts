import { either as E } from 'fp-ts'
import type { LocationDetails } from '../ports/address-answers.ts'
import type { LoadCartOptions } from '../ports/cart-option-calls.ts'
import type { OrchestratorFailure } from '../ports/orchestrator.failure.ts'

/**
 * Asks for the public details of the session's place (LOC-44). Always ends: with the details, or with the failure of
 * the call; `Unreachable` when the code of the call does not load.
 */
export const loadLocationDetails = async (
  load: LoadCartOptions,
  locationId: string,
): Promise<E.Either<OrchestratorFailure, LocationDetails>> => {
  const calls = await load().catch(() => null)
  return calls === null ? E.left({ _tag: 'Unreachable' }) : calls.locationDetails({ locationId })()
}
