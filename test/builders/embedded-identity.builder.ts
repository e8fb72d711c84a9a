import type { FastifyInstance, FastifyPluginAsync, LightMyRequestResponse } from 'fastify'
import fastify from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { TOTP } from 'otpauth'
import { createEmbeddedProvider } from '#adapters/identity/embedded-provider.ts'
import { ACR } from '#adapters/identity/identity-config.ts'
import type { IdentityParts } from '#adapters/identity/identity-parts.ts'
import type { IdentityStore } from '#adapters/identity/identity-store.ts'
import { createMemoryIdentityStore } from '#test/builders/memory-identity-store.ts'
import { createMemoryCount } from '#adapters/server/http/memory-counter.ts'
import { addSecurityHeaders } from '#adapters/http/security-headers.ts'
import { systemRandom } from '#adapters/server/system-random.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { IdentityMessage, IdentityPage } from '#core/ports/identity-pages.ts'
import { identityPath, loginCallbackPath } from '#core/routes/external-paths.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { logBook } from './server.builder.ts'

export const ORIGIN = 'http://127.0.0.1:4173'
export const CLIENTS = { portal: 'portal', mobile: 'mobile' } as const
export const CALLBACK = `${ORIGIN}${loginCallbackPath}`

/** A cheap hash: the tests are about who gets in, not about its cost. */
const PASSWORD_COST = { logN: 4, r: 8, p: 1, keyBytes: 32, saltBytes: 16 }

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The page of an answer, which the tests render as its data. */
export const pageOf = ({ body }: Pick<LightMyRequestResponse, 'body'>): IdentityPage => {
  const found = /<page>(.*)<\/page>/s.exec(body)?.[1]
  if (found === undefined) throw new Error(`no page: ${body.slice(0, 300)}`)
  return JSON.parse(found) as IdentityPage
}

/** The plugin of the embedded provider. Its clock is the one of the process: the provider has no other. */
export const identityPlugin = (given: Partial<IdentityParts> = {}): Promise<FastifyPluginAsync> => {
  const clock = { now: () => epochMs(Date.now()) }
  return createEmbeddedProvider({
    store: createMemoryIdentityStore(),
    origin: ORIGIN,
    clients: CLIENTS,
    clock,
    random: systemRandom,
    hash: hashOf,
    count: createMemoryCount(clock),
    shell: (language) => ({
      html: `<html lang="${language}"><title>shell</title><!--outcome--></html>`,
      styleHashes: ["'sha256-shell'"],
    }),
    render: (_language, page) => ({
      title: `${page.page} & more`,
      body: `<page>${JSON.stringify(page)}</page>`,
    }),
    sendCode: () => Promise.resolve(),
    accountOfOrder: async (order, email) =>
      order === '4K7MP-9QRTX' && email === 'buyer@correo.example' ? ('CM-4790001' as AccountId) : null,
    hasDemoLogins: true,
    brandName: 'Cometa',
    report: console.error,
    passwordCost: PASSWORD_COST,
    ...given,
  })
}

/** A server of the embedded provider alone, over any storage, with the codes that it sends. */
export const openIdentity = async (given: Partial<IdentityParts> = {}) => {
  const store: IdentityStore = given.store ?? createMemoryIdentityStore()
  const sent: IdentityMessage[] = []
  const defects: unknown[] = []
  const book = logBook()
  const app = fastify({ loggerInstance: book.logger })
  await addSecurityHeaders(app, false)
  await app.register(
    await identityPlugin({
      sendCode: async (message) => void sent.push(message),
      report: (error) => void defects.push(error),
      ...given,
      store,
    }),
  )
  return { app, store, sent, defects, book }
}

/** Returns the last code that was sent; empty if none was. */
export const lastCode = ({ sent }: Pick<OpenIdentity, 'sent'>): string =>
  sent.flatMap((message) => ('code' in message ? [message.code] : [])).at(-1) ?? ''

export type OpenIdentity = Awaited<ReturnType<typeof openIdentity>>

/** A browser that follows no redirect by itself. */
export const createVisitor = (
  app: FastifyInstance,
  headers: Readonly<Record<string, string>> = {},
  origin = ORIGIN,
) => {
  const cookies = new Map<string, { readonly value: string; readonly path: string }>()
  const note = (line: string): void => {
    const [pair = '', ...rules] = line.split(';').map((part) => part.trim())
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    const path = rules.find((rule) => rule.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
    const isGone = value === '' || /expires=Thu, 01 Jan 1970|max-age=0/i.test(line)
    if (isGone) cookies.delete(`${name} ${path}`)
    else cookies.set(`${name} ${path}`, { value, path })
  }
  const visit = async (
    url: string,
    form?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse> => {
    const at = new URL(url, origin)
    const cookie = [...cookies]
      .filter(([, { path }]) => at.pathname.startsWith(path))
      .map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
      .join('; ')
    const response = await app.inject({
      url: `${at.pathname}${at.search}`,
      headers: {
        host: at.host,
        accept: 'text/html',
        cookie,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin }),
        ...headers,
      },
      ...(form && { method: 'POST', payload: new URLSearchParams(form).toString() }),
    })
    for (const line of [response.headers['set-cookie'] ?? []].flat()) note(line)
    return response
  }
  /** Follows redirects to the next page, or to the url outside of the provider. */
  const follow = async (response: LightMyRequestResponse): Promise<LightMyRequestResponse | URL> => {
    const { location } = response.headers
    if (location === undefined) return response
    const to = new URL(location, origin)
    return to.pathname.startsWith(identityPath) ? follow(await visit(to.href)) : to
  }
  const open = async (url: string) => follow(await visit(url))
  const post = async (url: string, form: Readonly<Record<string, string>>) => follow(await visit(url, form))
  return { visit, open, post, cookies }
}

export type Visitor = ReturnType<typeof createVisitor>

/** The answer as a page. Throws if it led out of the provider. */
export const shown = (answer: LightMyRequestResponse | URL): LightMyRequestResponse => {
  if (answer instanceof URL) throw new Error(`left for ${answer.href}`)
  return answer
}

/** The answer as the url of the client. Throws if a page was shown. */
export const left = (answer: LightMyRequestResponse | URL): URL => {
  if (answer instanceof URL) return answer
  throw new Error(`stayed: ${answer.statusCode} ${answer.body.slice(0, 400)}`)
}

const actionOf = (response: LightMyRequestResponse): string => {
  const page = pageOf(response)
  return 'action' in page ? page.action : ''
}

/** A client with its secrets of one login. */
export const createClient = (app: FastifyInstance) => {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const post = (path: string, form: Readonly<Record<string, string>>) =>
    app.inject({
      method: 'POST',
      url: `${identityPath}${path}`,
      headers: { host: new URL(ORIGIN).host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  return {
    verifier,
    authorization: (more: Readonly<Record<string, string>> = {}): string =>
      `${identityPath}/auth?${new URLSearchParams({
        client_id: CLIENTS.portal,
        response_type: 'code',
        redirect_uri: CALLBACK,
        scope: 'openid',
        state: 'the-state',
        nonce: 'the-nonce',
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...more,
      }).toString()}`,
    redeem: (code: string, more: Readonly<Record<string, string>> = {}) =>
      post('/token', {
        grant_type: 'authorization_code',
        client_id: CLIENTS.portal,
        redirect_uri: CALLBACK,
        code,
        code_verifier: verifier,
        ...more,
      }),
    post,
    userinfo: (token: string) =>
      app.inject({
        url: `${identityPath}/me`,
        headers: { host: new URL(ORIGIN).host, authorization: `Bearer ${token}` },
      }),
  }
}

export const WITH_FACTOR = { acr_values: ACR.twoFactors }

export const totpAt = (secret: string, ms = Date.now()): string =>
  TOTP.generate({ secret: secretOf(secret), timestamp: ms })
const secretOf = (secret: string) => new TOTP({ secret }).secret

export const logIn = async (
  visitor: Visitor,
  authorization: string,
  { email, password }: { readonly email: string; readonly password: string },
) => {
  const page = shown(await visitor.open(authorization))
  return visitor.post(actionOf(page), { email, password })
}

export const passFactor = (visitor: Visitor, page: LightMyRequestResponse, code: string) =>
  visitor.post(actionOf(page), { code })
