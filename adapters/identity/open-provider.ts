import type { KoaContextWithOIDC } from 'oidc-provider'
import { Provider } from 'oidc-provider'
import { identityPath } from '#core/routes/external-paths.ts'
import type { IdentityParts } from './identity-parts.ts'
import type { ProviderKeys } from './key-ring.ts'
import { noteSessionUse } from './login-sessions.ts'
import type { ProviderPages } from './oidc-configuration.ts'
import { oidcConfiguration, sendSecureCookies } from './oidc-configuration.ts'

/** A form that its page submits by script. The pages of the store run no inline script. */
const submitsItself = (body: unknown): boolean =>
  typeof body === 'string' && body.includes('document.forms[0].submit()')

/** Completes a logout without a session: there is nothing to confirm. */
const skipEmptyLogout = (provider: Provider): void => {
  provider.use(async (ctx, next) => {
    await next()
    const { oidc } = ctx as Partial<KoaContextWithOIDC>
    if (oidc?.route !== 'end_session' || !submitsItself(ctx.body)) return
    const { post_logout_redirect_uri: uri, state } = oidc.params ?? {}
    const to = new URL(typeof uri === 'string' ? uri : oidc.urlFor('end_session_success'))
    if (typeof uri === 'string' && typeof state === 'string') to.searchParams.set('state', state)
    ctx.status = 303
    ctx.redirect(to.href)
  })
}

/**
 * Ends the session of a token that its client revokes: the servers of the store revoke a token when its holder signs
 * out. The page that ends the session then has nothing to ask.
 */
const endRevokedSession = (provider: Provider): void => {
  provider.use(async (ctx, next) => {
    await next()
    const { oidc } = ctx as Partial<KoaContextWithOIDC>
    const { AccessToken: token, Client: client } = oidc?.entities ?? {}
    if (oidc?.route !== 'revocation' || token?.clientId !== client?.clientId) return
    const session =
      token?.sessionUid === undefined ? undefined : await provider.Session.findByUid(token.sessionUid)
    await session?.destroy()
  })
}

/** Notes the use of the session whose token a server has validated. */
const noteUse = (provider: Provider, parts: IdentityParts): void => {
  provider.use(async (ctx, next) => {
    await next()
    const { oidc } = ctx as Partial<KoaContextWithOIDC>
    const uid = oidc?.route === 'userinfo' ? oidc.entities.AccessToken?.sessionUid : undefined
    if (uid !== undefined && ctx.status === 200) await noteSessionUse(parts, uid)
  })
}

const CORS_HEADER = /^access-control-/

/** Removes what lets scripts of other sites read answers: the clients are servers (S13). */
const dropCrossOrigin = (provider: Provider): void => {
  provider.use(async (ctx, next) => {
    await next()
    for (const name of Object.keys(ctx.response.headers)) if (CORS_HEADER.test(name)) ctx.remove(name)
  })
}

/** Opens the provider with the keys in use. Loaded at the first login, because it reads two hundred package files. */
export const openProvider = (parts: IdentityParts, keys: ProviderKeys, pages: ProviderPages): Provider => {
  const issuer = `${parts.origin}${identityPath}`
  const provider = new Provider(issuer, oidcConfiguration({ ...parts, keys, pages }))
  // The headers that it reads then are written by `addressedTo` alone.
  provider.proxy = true
  sendSecureCookies(provider)
  skipEmptyLogout(provider)
  endRevokedSession(provider)
  noteUse(provider, parts)
  dropCrossOrigin(provider)
  provider.on('server_error', (_ctx, error) => parts.report(error))
  return provider
}
