import type { AccountClaims, Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { IdentityErrorReason } from '#core/ports/identity-pages.ts'
import { identityPath, loginCallbackPath } from '#core/routes/external-paths.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { ACR, COOKIES, LIFETIMES, SIGNING } from './identity-config.ts'
import type { IdentityStore, LoginId, LoginRecord } from './identity-store.ts'
import type { ProviderKeys } from './key-ring.ts'
import type { AdapterParts } from './provider-adapter.ts'
import { createAdapterFactory } from './provider-adapter.ts'
import { createSignInPolicy, sessionSeconds, TOKEN_SECONDS } from './sign-in-policy.ts'

/** The ids of the public clients: the portal, and the mobile shop. */
export type IdentityClients = { readonly portal: string; readonly mobile: string }

export type ProviderParts = AdapterParts & {
  readonly store: IdentityStore
  /** The origin of the store. */
  readonly origin: string
  readonly clients: IdentityClients
  readonly hasDemoLogins: boolean
  readonly keys: ProviderKeys
  /** Writes the pages that the provider itself answers with. */
  readonly pages: ProviderPages
}

/** The pages that the provider answers with outside of an interaction. */
export type ProviderPages = {
  readonly logout: (ctx: KoaContextWithOIDC, xsrf: string) => void
  readonly signedOut: (ctx: KoaContextWithOIDC) => void
  readonly error: (ctx: KoaContextWithOIDC, reason: IdentityErrorReason) => void
}

const seconds = (ms: number): number => Math.ceil(ms / 1_000)

const SCOPE = 'openid'

/** Returns the grant of a client in its session; a new one if it has none, or if it was revoked. */
const grantOf = async (ctx: KoaContextWithOIDC) => {
  const { provider, session, client, result } = ctx.oidc
  const accountId = session?.accountId
  if (client === undefined || accountId === undefined) return undefined
  const known = result?.consent?.grantId ?? session?.grantIdFor(client.clientId)
  const found = known === undefined ? undefined : await provider.Grant.find(known)
  if (found?.accountId === accountId) return found
  const grant = new provider.Grant({ clientId: client.clientId, accountId })
  grant.addOIDCScope(SCOPE)
  await grant.save()
  return grant
}

/** The claims that a token has of how its owner signed in. */
type SignIn = { readonly amr: readonly string[] | undefined; readonly acr: string | undefined }

const signInOf = (token: unknown): SignIn => {
  const extra: unknown = typeof token === 'object' && token !== null ? Reflect.get(token, 'extra') : null
  return (extra ?? { amr: undefined, acr: undefined }) as SignIn
}

const claimsOf = ({ id, role, accounts }: LoginRecord, { amr, acr }: SignIn): AccountClaims => ({
  sub: id,
  ...(role !== null && { identity_role: role }),
  account_ids: accounts,
  ...(amr && { amr }),
  ...(acr !== undefined && { acr }),
})

const clientsOf = ({ clients, origin }: ProviderParts): Configuration['clients'] =>
  [clients.portal, clients.mobile].map((client_id) => ({
    client_id,
    redirect_uris: [`${origin}${loginCallbackPath}`],
    post_logout_redirect_uris: [`${origin}/`, `${origin}${portalSteps.exit.path}`],
    token_endpoint_auth_method: 'none',
    // A loopback store has no TLS, which only a native client may do without.
    application_type: origin.startsWith('https:') ? 'web' : 'native',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    scope: SCOPE,
    id_token_signed_response_alg: SIGNING.alg,
  }))

const CSRF_FIELD = /name="xsrf" value="(\w+)"/

/** A client learns of its own tokens only, and revokes no others. */
const isOwnToken = (
  _ctx: KoaContextWithOIDC,
  client: { readonly clientId: string },
  token: { readonly clientId?: string | undefined },
): boolean => token.clientId === client.clientId

const featuresOf = ({ pages }: ProviderParts): Configuration['features'] => ({
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  resourceIndicators: { enabled: false },
  userinfo: { enabled: true },
  introspection: { enabled: true, allowedPolicy: isOwnToken },
  revocation: { enabled: true, allowedPolicy: isOwnToken },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: (ctx, form) => pages.logout(ctx, CSRF_FIELD.exec(form)?.[1] ?? ''),
    postLogoutSuccessSource: (ctx) => pages.signedOut(ctx),
  },
})

const errorReasonOf = (code: string, name: string): IdentityErrorReason => {
  if (name === 'SessionNotFound') return 'expired'
  return code === 'server_error' ? 'unavailable' : 'request'
}

const cookieOptions = { httpOnly: true, sameSite: 'lax', secure: true, signed: true } as const

/** Returns the configuration of the embedded provider. */
export const oidcConfiguration = (parts: ProviderParts): Configuration => ({
  adapter: createAdapterFactory(parts),
  clients: clientsOf(parts) ?? [],
  features: featuresOf(parts) ?? {},
  jwks: { keys: [...parts.keys.signing] },
  cookies: {
    names: { session: COOKIES.session, interaction: COOKIES.interaction, resume: COOKIES.resume },
    long: cookieOptions,
    short: cookieOptions,
    keys: [...parts.keys.cookie],
  },
  interactions: {
    policy: createSignInPolicy(parts.clock),
    url: (_ctx, { uid }) => `${identityPath}/interaction/${uid}`,
  },
  findAccount: async (_ctx, sub, token) => {
    const login = await parts.store.loginNamed(sub as LoginId)
    if (login === null || (login.isDemo && !parts.hasDemoLogins)) return undefined
    return { accountId: login.id, claims: async () => claimsOf(login, signInOf(token)) }
  },
  loadExistingGrant: grantOf,
  // The answer of `userinfo` contains how the owner signed in, as the identity token does.
  extraTokenClaims: async ({ oidc }) => {
    const code = oidc.entities.AuthorizationCode
    return code && { amr: code.amr, acr: code.acr }
  },
  acrValues: Object.values(ACR),
  claims: { [SCOPE]: ['sub', 'identity_role', 'account_ids', 'amr', 'acr'] },
  conformIdTokenClaims: false,
  scopes: [SCOPE],
  responseTypes: ['code'],
  enabledJWA: { idTokenSigningAlgValues: [SIGNING.alg] },
  pkce: { required: () => true },
  revokeGrantPolicy: () => true,
  // Only servers redeem codes.
  clientBasedCORS: () => false,
  // Codes are issued and redeemed by the same clock.
  clockTolerance: 0,
  ttl: {
    AccessToken: TOKEN_SECONDS,
    AuthorizationCode: seconds(LIFETIMES.authorizationCode),
    Grant: TOKEN_SECONDS,
    IdToken: TOKEN_SECONDS,
    Interaction: seconds(LIFETIMES.interaction),
    Session: (ctx, session) => sessionSeconds(ctx, session.exp, parts.clock.now()),
  },
  renderError: (ctx, { error }, { name }) => parts.pages.error(ctx, errorReasonOf(error, name)),
})

/** Makes the provider send secure cookies, also on loopback without TLS, where browsers accept them. */
export const sendSecureCookies = (provider: Provider): void => {
  const createContext = provider.createContext.bind(provider)
  provider.createContext = (...exchange) => {
    const context = createContext(...exchange)
    context.cookies.secure = true
    return context
  }
}
