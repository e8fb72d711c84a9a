import { function as F, taskEither as TE } from 'fp-ts'
import type { Configuration } from 'openid-client'
import {
  AuthorizationResponseError,
  None,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { LoginConfig } from '../config/login-config.ts'

/** Longest wait for the identity provider, in seconds: a visitor who pressed a link waits. */
const PROVIDER_SECONDS = 5

/** The values that the answer of the provider must match. The visitor's browser stores them until then. */
export type LoginAttempt = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/**
 * `LoginUnavailable`: the provider does not answer. `LoginCancelled`: the visitor did not log in. `LoginInvalid`: the answer does not match
 * the attempt, or its token is not valid. `code` is for the log and contains no secret.
 */
export type LoginFailure = {
  readonly _tag: 'LoginUnavailable' | 'LoginCancelled' | 'LoginInvalid'
  readonly code: string
}

export type OpenIdLogin = {
  /** Returns the url of a new login, with the values of its attempt. */
  readonly start: () => TE.TaskEither<LoginFailure, { readonly url: URL; readonly attempt: LoginAttempt }>
  /** Checks the answer of the provider, redeems its code and verifies the token. Nothing of the token is stored. */
  readonly finish: (answer: URL, attempt: LoginAttempt) => TE.TaskEither<LoginFailure, void>
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'

const unavailable = (error: unknown): LoginFailure => ({ _tag: 'LoginUnavailable', code: codeOf(error) })

const refused = (error: unknown): LoginFailure =>
  error instanceof AuthorizationResponseError && error.error === 'access_denied'
    ? { _tag: 'LoginCancelled', code: error.error }
    : { _tag: 'LoginInvalid', code: codeOf(error) }

/**
 * Logs existing customers in at an OpenID provider: authorization code with PKCE (S256), state and nonce, as a public client. The provider's
 * addresses are discovered at the first login and again after a failure.
 */
export const createOpenIdLogin = (config: LoginConfig, redirectUri: URL): OpenIdLogin => {
  let discovered: Promise<Configuration> | null = null
  const discover = async (): Promise<Configuration> => {
    const isPlain = config.issuer.protocol === 'http:'
    discovered ??= discovery(config.issuer, config.clientId, undefined, None(), {
      timeout: PROVIDER_SECONDS,
      execute: isPlain ? [allowInsecureRequests] : [],
    })
    return discovered.catch((error: unknown) => {
      discovered = null
      throw error
    })
  }
  const provider = TE.tryCatch(discover, unavailable)
  return {
    start: () =>
      F.pipe(
        provider,
        TE.bindTo('configuration'),
        TE.bind('attempt', () =>
          TE.rightIO(() => ({
            state: randomState(),
            nonce: randomNonce(),
            verifier: randomPKCECodeVerifier(),
          })),
        ),
        TE.bind('challenge', ({ attempt }) =>
          TE.fromTask<string, LoginFailure>(() => calculatePKCECodeChallenge(attempt.verifier)),
        ),
        TE.map(({ configuration, attempt, challenge }) => ({
          attempt,
          url: buildAuthorizationUrl(configuration, {
            redirect_uri: redirectUri.href,
            scope: 'openid',
            state: attempt.state,
            nonce: attempt.nonce,
            code_challenge: challenge,
            code_challenge_method: 'S256',
          }),
        })),
      ),
    finish: (answer, { state, nonce, verifier }) =>
      F.pipe(
        provider,
        TE.chain((configuration) =>
          TE.tryCatch(
            () =>
              authorizationCodeGrant(configuration, answer, {
                expectedState: state,
                expectedNonce: nonce,
                pkceCodeVerifier: verifier,
                idTokenExpected: true,
              }),
            refused,
          ),
        ),
        TE.map(() => undefined),
      ),
  }
}
