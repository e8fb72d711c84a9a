import { AuthorizationResponseError, ResponseBodyError } from 'openid-client'

/**
 * `LoginUnavailable`: the provider does not answer. `LoginCancelled`: the visitor did not log in. `LoginInvalid`: the
 * answer does not match the attempt, or its token is not valid. `code` is for the log and contains no secret.
 */
export type LoginFailure = {
  readonly _tag: 'LoginUnavailable' | 'LoginCancelled' | 'LoginInvalid'
  readonly code: string
}

/** `TokenRefused`: the provider does not accept the token any more. `ProviderUnavailable`: it does not answer. */
export type TokenFailure = {
  readonly _tag: 'TokenRefused' | 'ProviderUnavailable'
  readonly code: string
}

/** Codes of the library for a provider that does not answer, or answers with something else than the protocol. */
const OUTAGES: readonly string[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]

/** Codes of the library for a token that the provider refuses, or that is of somebody else. */
const REFUSALS: readonly string[] = [
  'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'TOKEN_INACTIVE',
]

/** Returns the code of an error; the one of the network if a request could not be sent. */
const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error) return String(error.code)
  return error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : 'unknown'
}

/** Checks whether an error is an outage of the provider: it cannot be reached, is slow, or fails itself. */
const isOutage = (error: unknown): boolean =>
  (error instanceof ResponseBodyError && error.status >= 500) ||
  (error instanceof TypeError && error.message === 'fetch failed') ||
  OUTAGES.includes(codeOf(error))

export const unavailable = (error: unknown): LoginFailure => ({
  _tag: 'LoginUnavailable',
  code: codeOf(error),
})

/** The code of a failure for an authorization code that was redeemed before, or that the provider does not know. */
export const CODE_REFUSED = 'invalid_grant'

/** Returns the failure of a login for an error of the library. */
export const loginFailureOf = (error: unknown): LoginFailure => {
  if (isOutage(error)) return unavailable(error)
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
    return { _tag: 'LoginCancelled', code: error.error }
  return { _tag: 'LoginInvalid', code: error instanceof ResponseBodyError ? error.error : codeOf(error) }
}

/** Returns the token failure for a library error. All but a refusal count as an outage, which never ends a session. */
export const tokenFailureOf = (error: unknown): TokenFailure => ({
  _tag: REFUSALS.includes(codeOf(error)) ? 'TokenRefused' : 'ProviderUnavailable',
  code: codeOf(error),
})
