import type { FastifyInstance } from 'fastify'
import type { ProviderHandlers } from '#adapters/provider/call/handler.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Random } from '#core/ports/random.ts'
import { loginCallbackPath } from '#core/routes/external-paths.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import type { SecretKeys } from '../config/secret-keys.ts'
import { withPortalSessions } from './identity-handlers.ts'
import type { IdentityRouteOptions } from './identity-routes.ts'
import { createInProcessFetch } from './in-process-fetch.ts'
import { createOpenIdClient } from './openid-client.ts'
import type { OpenIdProvider } from './openid-discovery.ts'
import type { PortalSessionStore } from '../store/portal-session-store.ts'
import { createPortalSessions } from './portal-sessions.ts'
import type { SignedInPageOptions } from './signed-in-page.ts'
import { createTextEncryption } from './text-encryption.ts'

/** What the portal's login is opened with. */
export type PortalHostOptions = Pick<SignedInPageOptions, 'renderSignedIn' | 'renderPage'> & {
  readonly provider: OpenIdProvider
  /** Whether this server is the provider. */
  readonly isEmbedded: boolean
  /** The public origin of the store. */
  readonly origin: string
  /** Encrypt started logins and the tokens of sessions. All processes on one database share them. */
  readonly keys: SecretKeys
}

type Parts = Pick<SignedInPageOptions, 'site'> & {
  readonly store: PortalSessionStore
  readonly clock: Clock
  readonly random: Random
  readonly report: (error: unknown) => void
  /** Whether an account needs a second factor. */
  readonly isMfaOn: boolean
  /** The server that the requests to an embedded provider go to. */
  readonly app: () => FastifyInstance
}

export type PortalHost = {
  readonly routes: Omit<IdentityRouteOptions, 'wait'>
  /** Gives handlers the portal session of each caller. */
  readonly around: (handlers: ProviderHandlers) => ProviderHandlers
}

/** Creates the client side of the login, and the sessions that it opens. */
export const createPortalHost = (options: PortalHostOptions, parts: Parts): PortalHost => {
  const { provider, isEmbedded, origin, keys, renderSignedIn, renderPage } = options
  const { store, clock, random, report, app, site, isMfaOn } = parts
  const client = createOpenIdClient(
    isEmbedded ? { ...provider, fetch: createInProcessFetch(app) } : provider,
    new URL(loginCallbackPath, origin),
    new URL(portalSteps.exit.path, origin),
  )
  const encryption = createTextEncryption(keys)
  const sessions = createPortalSessions({ client, store, encryption, clock, random })
  return {
    routes: { client, sessions, encryption, clock, origin, isMfaOn, site, renderSignedIn, renderPage },
    around: (handlers) => withPortalSessions(handlers, { sessions, client, report }),
  }
}
