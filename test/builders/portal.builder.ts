import { randomBytes } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { PORTAL_COOKIE } from '#adapters/contract/record.ts'
import type { ProviderHandlers } from '#adapters/provider/call/handler.ts'
import { parseSecretKeys, type SecretKeys } from '#adapters/server/config/secret-keys.ts'
import { LOGIN_COOKIE, readState } from '#adapters/server/identity/login-cookie.ts'
import { createMemoryPortalSessions } from '#test/builders/memory-portal-sessions.ts'
import { createPortalHost } from '#adapters/server/identity/portal-host.ts'
import type { PortalSessionStore } from '#adapters/server/store/portal-session-store.ts'
import { systemRandom } from '#adapters/server/system-random.ts'
import type { ServerOptions } from '#adapters/server/http/app.ts'
import { externalPaths } from '#core/routes/external-paths.ts'
import { fakeClock } from './clock.builder.ts'
import { buildProvider } from './provider.builder.ts'
import { namedSite, openServer } from './server.builder.ts'

export const PORTAL_ORIGIN = 'http://127.0.0.1:4173'
export const PORTAL_CLIENTS = { portal: 'portal-client', mobile: 'mobile-client' } as const

/** A login of the primary holder of one account, with a second factor. */
export const primaryHolder = {
  sub: 'login-1',
  identity_role: 'primary',
  account_ids: ['CM-100200'],
  amr: ['pwd', 'otp'],
}

/** The frame of the page after a login, short enough to be read in a failed test. */
const signedInShell = { html: '<!doctype html><head></head><!--outcome-->', styleHashes: [] }
const { es, en } = namedSite.frames
const portalSite = {
  ...namedSite,
  frames: { es: { ...es, signedInShell }, en: { ...en, signedInShell } },
}

/** New keys for encrypting tokens. */
export const portalKeys = (): SecretKeys => {
  const read = parseSecretKeys(randomBytes(32).toString('base64url'))
  if (read._tag === 'BadKeys') throw new Error(read.reason)
  return read.keys
}

type PortalOptions = {
  readonly issuer: string
  readonly store?: PortalSessionStore
  readonly clock?: ReturnType<typeof fakeClock>
  readonly keys?: SecretKeys
  readonly acrValues?: readonly string[]
  /** Whether the portal requires a second factor; it does if left out. */
  readonly isMfaOn?: boolean
  readonly handlers?: Partial<ProviderHandlers>
  readonly server?: Partial<ServerOptions>
}

/** A store with the login of the portal at a provider, over a memory of sessions. */
export const openPortal = async (options: PortalOptions) => {
  const { issuer, store = createMemoryPortalSessions(), keys = portalKeys(), acrValues = [] } = options
  const clock = options.clock ?? fakeClock()
  const defects: unknown[] = []
  const portal = createPortalHost(
    {
      provider: {
        issuer: new URL(issuer),
        clientIds: PORTAL_CLIENTS,
        acrValues,
        factorPrompt: 'login',
        securityPrompt: null,
        endsRevokedSessions: false,
      },
      isEmbedded: false,
      origin: PORTAL_ORIGIN,
      keys,
      renderSignedIn: (language, href) => `<a href="${href}">${language}</a>`,
      renderPage: (language, page) => ({ title: language, body: JSON.stringify(page) }),
    },
    {
      store,
      clock,
      random: systemRandom,
      site: () => portalSite,
      report: (error) => void defects.push(error),
      isMfaOn: false,
      app: () => app,
    },
  )
  const { provider } = buildProvider({
    config: { isMfaOn: options.isMfaOn ?? true },
  })
  const app: FastifyInstance = await openServer({
    provider: portal.around({ ...provider.handlers, ...options.handlers }),
    identity: portal.routes,
    ...options.server,
  })
  return { app, store, clock, defects }
}

export type OpenedPortal = Awaited<ReturnType<typeof openPortal>>

const cookieIn = (response: LightMyRequestResponse, name: string): string | null =>
  response.cookies.find((cookie) => cookie.name === name)?.value || null

/** Starts a login like a browser. `cookie` is that of a portal session. */
export const startLogin = async (
  app: FastifyInstance,
  path: string = externalPaths.existingCustomer,
  cookie?: string,
) => {
  const response = await app.inject({
    url: path,
    headers: { host: new URL(PORTAL_ORIGIN).host },
    ...(cookie && { cookies: { [PORTAL_COOKIE]: cookie } }),
  })
  return {
    response,
    attempt:
      response.cookies.find(({ name, value }) => name.startsWith(LOGIN_COOKIE) && value !== '')?.value ?? '',
    url: new URL(String(response.headers.location), PORTAL_ORIGIN),
  }
}

/** Opens the url of the provider's answer. `secret` is the cookie of the new session, or null. */
export const returnTo = async (app: FastifyInstance, url: URL | string, attempt: string) => {
  const { pathname, search, searchParams } = new URL(url, PORTAL_ORIGIN)
  const { cookie = LOGIN_COOKIE } = readState(searchParams.get('state') ?? '') ?? {}
  const response = await app.inject({
    url: `${pathname}${search}`,
    ...(attempt !== '' && { cookies: { [cookie]: attempt } }),
  })
  return { response, secret: cookieIn(response, PORTAL_COOKIE) }
}

/** Calls the portal like its page. */
export const portalCall = (
  app: FastifyInstance,
  secret: string | null,
  url = '/api/cus/session',
  options: {
    readonly method?: 'GET' | 'POST' | 'DELETE'
    readonly payload?: object
    readonly account?: string
  } = {},
): Promise<LightMyRequestResponse> => {
  const { method = 'GET', payload, account } = options
  return app.inject({
    method,
    url,
    headers: {
      host: new URL(PORTAL_ORIGIN).host,
      origin: PORTAL_ORIGIN,
      'sec-fetch-site': 'same-origin',
      ...(account !== undefined && { 'cus-account-id': account }),
    },
    ...(secret !== null && { cookies: { [PORTAL_COOKIE]: secret } }),
    ...(payload && { payload }),
  })
}
