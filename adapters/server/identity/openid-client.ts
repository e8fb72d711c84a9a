import { function as F, taskEither as TE } from 'fp-ts'
import type { Configuration } from 'openid-client'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  tokenIntrospection,
  tokenRevocation,
} from 'openid-client'
import type { Language } from '#core/shared/language.ts'
import type { Claims } from './identity-claims.ts'
import type { LoginClient, LoginPurpose, LoginValues } from './login-client.ts'
import { stateOf } from './login-cookie.ts'
import type { OpenIdProvider } from './openid-discovery.ts'
import { discoveryOf } from './openid-discovery.ts'
import type { LoginFailure, TokenFailure } from './openid-failure.ts'
import { loginFailureOf, tokenFailureOf, unavailable } from './openid-failure.ts'
import type { HeldToken, IdentityGrant } from './openid-grant.ts'
import { grantOf } from './openid-grant.ts'

type StartOptions = {
  readonly client: LoginClient
  readonly purpose: LoginPurpose
  readonly language: Language
  /** The login repeats one whose attempt was missing when the visitor came back. */
  readonly isRepeated: boolean
  /** The login asks for the second factor too, unless the session at the provider has passed it. */
  readonly withFactor: boolean
}

export type OpenIdClient = {
  /** Returns the url of a new login, with the values of its attempt. */
  readonly start: (
    options: StartOptions,
  ) => TE.TaskEither<LoginFailure, { readonly url: URL; readonly values: LoginValues }>
  /** Checks the provider's answer, redeems its code, and verifies issuer, audience, nonce, signature, times (S21). */
  readonly redeem: (
    client: LoginClient,
    answer: URL,
    values: LoginValues,
  ) => TE.TaskEither<LoginFailure, IdentityGrant>
  /** Checks with the provider whether a token is still valid. Returns its claims (PTL-07). */
  readonly validate: (client: LoginClient, token: HeldToken) => TE.TaskEither<TokenFailure, Claims>
  /** Revokes a token, if the provider can do so. */
  readonly revoke: (client: LoginClient, token: HeldToken) => TE.TaskEither<TokenFailure, void>
  /** Whether the provider ends its own session with a revoked token. */
  readonly endsRevokedSessions: boolean
  /** Returns the page of the provider that ends its own session; null without one. It contains no token. */
  readonly leaveUrl: (client: LoginClient) => TE.TaskEither<TokenFailure, URL | null>
}

const claimsOf = async (
  configuration: Configuration,
  { accessToken, subject }: HeldToken,
): Promise<Claims> => {
  if (configuration.serverMetadata().userinfo_endpoint !== undefined)
    return fetchUserInfo(configuration, accessToken, subject)
  const { active, ...claims } = await tokenIntrospection(configuration, accessToken)
  if (!active) throw Object.assign(new Error('token not active'), { code: 'TOKEN_INACTIVE' })
  return claims
}

/** The parameters of a login that ask for the second factor, and for the page that changes it. */
const factorParameters = (
  { factorPrompt, securityPrompt, acrValues }: OpenIdProvider,
  purpose: LoginPurpose,
): Readonly<Record<string, string>> => ({
  ...(purpose !== 'login' && {
    prompt: purpose === 'security' ? (securityPrompt ?? factorPrompt) : factorPrompt,
  }),
  ...(acrValues.length > 0 && { acr_values: acrValues.join(' ') }),
})

type Discovered = Readonly<Record<LoginClient, () => Promise<Configuration>>>

const withClient =
  <Failure>(discovered: Discovered, failureOf: (error: unknown) => Failure) =>
  <A>(client: LoginClient, work: (configuration: Configuration) => Promise<A>): TE.TaskEither<Failure, A> =>
    TE.tryCatch(async () => work(await discovered[client]()), failureOf)

/**
 * Creates the client of an OpenID provider: authorization code with PKCE (S256), state and nonce, as a public client.
 * The provider's addresses are discovered at the first login and again after a failure.
 */
export const createOpenIdClient = (
  provider: OpenIdProvider,
  redirectUri: URL,
  leftUri: URL,
): OpenIdClient => {
  const discovered: Discovered = {
    portal: discoveryOf(provider, provider.clientIds.portal),
    mobile: discoveryOf(provider, provider.clientIds.mobile),
  }
  const ofToken = withClient(discovered, tokenFailureOf)
  return {
    start: ({ client, purpose, language, isRepeated, withFactor }) =>
      withClient(discovered, unavailable)(client, async (configuration) => {
        const values = {
          state: stateOf(client, isRepeated),
          nonce: randomNonce(),
          verifier: randomPKCECodeVerifier(),
        }
        const url = buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri.href,
          scope: 'openid',
          state: values.state,
          nonce: values.nonce,
          code_challenge: await calculatePKCECodeChallenge(values.verifier),
          code_challenge_method: 'S256',
          ui_locales: language,
          ...((purpose !== 'login' || withFactor) && factorParameters(provider, purpose)),
        })
        return { url, values }
      }),
    redeem: (client, answer, { state, nonce, verifier }) =>
      F.pipe(
        withClient(discovered, loginFailureOf)(client, (configuration) =>
          authorizationCodeGrant(configuration, answer, {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          }),
        ),
        TE.chainEitherK((tokens) => grantOf(provider, client, tokens)),
      ),
    validate: (client, token) => ofToken(client, (configuration) => claimsOf(configuration, token)),
    revoke: (client, { accessToken }) =>
      ofToken(client, async (configuration) => {
        if (configuration.serverMetadata().revocation_endpoint !== undefined)
          await tokenRevocation(configuration, accessToken)
      }),
    endsRevokedSessions: provider.endsRevokedSessions,
    leaveUrl: (client) =>
      ofToken(client, async (configuration) =>
        configuration.serverMetadata().end_session_endpoint === undefined
          ? null
          : buildEndSessionUrl(configuration, { post_logout_redirect_uri: leftUri.href }),
      ),
  }
}
