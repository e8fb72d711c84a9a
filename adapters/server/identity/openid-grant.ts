import { either as E } from 'fp-ts'
import type { authorizationCodeGrant } from 'openid-client'
import type { IdentityClaim } from '#core/portal/identity.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import { accountsOf, hasSecondFactor, roleClaimOf } from './identity-claims.ts'
import type { LoginClient } from './login-client.ts'
import type { OpenIdProvider } from './openid-discovery.ts'
import type { LoginFailure } from './openid-failure.ts'

/** The algorithms that may sign an identity token (S21). */
const ALGORITHMS: readonly unknown[] = ['RS256', 'ES256']

/** What a token is: whose, and the token itself. Neither leaves the server. */
export type HeldToken = { readonly subject: string; readonly accessToken: string }

/** What the provider has confirmed about a visitor. */
export type IdentityGrant = HeldToken & {
  readonly claim: IdentityClaim
  readonly accounts: readonly AccountId[]
  readonly isMfaConfirmed: boolean
  /** How long the token is valid from now on, in ms. */
  readonly lifetimeMs: number
}

const algorithmOf = (token: string): unknown => {
  const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
  return typeof header === 'object' && header !== null && 'alg' in header ? header.alg : null
}

type TokenSet = Awaited<ReturnType<typeof authorizationCodeGrant>>

/** Returns the grant of a verified token set. The library verified the identity token, except an optional party. */
export const grantOf = (
  { clientIds, acrValues }: OpenIdProvider,
  client: LoginClient,
  tokens: TokenSet,
): E.Either<LoginFailure, IdentityGrant> => {
  const claims = tokens.claims()
  const invalid = (code: string): E.Either<LoginFailure, never> => E.left({ _tag: 'LoginInvalid', code })
  if (claims === undefined || !ALGORITHMS.includes(algorithmOf(tokens.id_token ?? '')))
    return invalid('ALGORITHM')
  if (claims.azp !== undefined && claims.azp !== clientIds[client]) return invalid('AUTHORIZED_PARTY')
  const expiresIn = tokens.expiresIn()
  return E.right({
    subject: claims.sub,
    accessToken: tokens.access_token,
    claim: roleClaimOf(claims),
    accounts: accountsOf(claims),
    isMfaConfirmed: hasSecondFactor(claims, acrValues),
    lifetimeMs: (expiresIn ?? claims.exp - claims.iat) * 1_000,
  })
}
