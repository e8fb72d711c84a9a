import { either as E } from 'fp-ts'
import type { PortalPlace } from './destination.ts'
import type { PortalFailure } from './portal.failure.ts'

export const portalErrors = ['unexpected', 'unauthorized', 'summaryMissing', 'mfaRoutingFailed'] as const
export type PortalError = (typeof portalErrors)[number]

/** Where an error leads; the error is the reason. */
export type ErrorRoute = { readonly to: PortalPlace; readonly reason: PortalError }

const places: Readonly<Record<PortalError, PortalPlace>> = {
  unexpected: 'somethingWentWrong',
  unauthorized: 'exit',
  summaryMissing: 'exit',
  mfaRoutingFailed: 'somethingWentWrong',
}

/** Where an error of the portal leads: the missing summary as who is not authorized (PTL-09). Fails on an error of no list. */
export const routeError = (error: string): E.Either<PortalFailure, ErrorRoute> => {
  const known = portalErrors.find((name) => name === error)
  return known === undefined
    ? E.left({ _tag: 'PortalErrorUnknown', error })
    : E.right({ to: places[known], reason: known })
}
