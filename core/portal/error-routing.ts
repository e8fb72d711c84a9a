import { either as E } from 'fp-ts'
import type { PortalFailure } from './portal.failure.ts'

export const portalErrors = ['unexpected', 'unauthorized', 'summaryMissing', 'mfaRoutingFailed'] as const
export type PortalError = (typeof portalErrors)[number]

/** The page after an error. The error is the reason. */
export type ErrorPlace = 'somethingWentWrong' | 'exit'
export type ErrorRoute = { readonly to: ErrorPlace; readonly reason: PortalError }

const places: Readonly<Record<PortalError, ErrorPlace>> = {
  unexpected: 'somethingWentWrong',
  unauthorized: 'exit',
  summaryMissing: 'exit',
  mfaRoutingFailed: 'somethingWentWrong',
}

/** Returns a portal error's redirect. A missing summary is not authorized (PTL-09). Fails for unknown errors. */
export const routeError = (error: string): E.Either<PortalFailure, ErrorRoute> => {
  const known = portalErrors.find((name) => name === error)
  return known === undefined
    ? E.left({ _tag: 'PortalErrorUnknown', error })
    : E.right({ to: places[known], reason: known })
}
