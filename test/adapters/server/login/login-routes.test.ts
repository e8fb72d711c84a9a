import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { LOGIN_COOKIE } from '#adapters/server/login/login-routes.ts'
import { createOpenIdLogin } from '#adapters/server/login/openid-login.ts'
import { missingPageHref } from '#core/metadata/lookup.ts'
import { loginCallbackPath, outsidePaths } from '#core/routes/outside-paths.ts'
import { paths } from '#core/routes/routes.ts'
import { startIdentityProvider } from '#test/builders/identity-provider.builder.ts'
import { logBook, openServer } from '#test/builders/server.builder.ts'

const CLIENT = 'escaparate'
const ORIGIN = 'http://127.0.0.1:4173'
const ACCOUNT = cometa.links.existingCustomer
const FAILED = `${paths.error}?message=login`

type Peer = Awaited<ReturnType<typeof startIdentityProvider>>
let peer: Peer
let app: FastifyInstance
const book = logBook()

const openStore = (issuer: string, logger = book.logger): Promise<FastifyInstance> =>
  openServer({
    logger,
    login: {
      login: createOpenIdLogin(
        { issuer: new URL(issuer), clientId: CLIENT },
        new URL(loginCallbackPath, ORIGIN),
      ),
      account: ACCOUNT,
      origin: ORIGIN,
    },
  })

beforeAll(async () => {
  peer = await startIdentityProvider(CLIENT, `${ORIGIN}${loginCallbackPath}`)
  app = await openStore(peer.issuer)
})
afterAll(async () => {
  await app.close()
  await peer.stop()
})

const started = async () => {
  const response = await app.inject(outsidePaths.existingCustomer)
  const cookie = response.cookies.find(({ name }) => name === LOGIN_COOKIE)
  return { response, cookie, url: new URL(String(response.headers.location)) }
}

const returned = (url: URL, cookie: string | undefined): Promise<LightMyRequestResponse> =>
  app.inject({
    url: `${url.pathname}${url.search}`,
    cookies: cookie === undefined ? {} : { [LOGIN_COOKIE]: cookie },
  })

describe('the login of existing customers', () => {
  it('starts a code request with S256, state and nonce at the provider, new ones each time', async () => {
    const [one, other] = [await started(), await started()]
    const of = ({ url }: typeof one) => Object.fromEntries(url.searchParams)
    expect(one.response.statusCode).toBe(303)
    expect(one.url.origin).toBe(peer.issuer)
    expect(of(one)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT,
      redirect_uri: `${ORIGIN}${loginCallbackPath}`,
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(of(one)[name]?.length).toBeGreaterThan(20)
      expect(of(one)[name]).not.toBe(of(other)[name])
    }
    expect(one.cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
  })

  it('leads to the account once the provider has confirmed it, and removes the attempt', async () => {
    const { url, cookie } = await started()
    const response = await returned(await peer.logIn(url), cookie?.value)
    expect([response.statusCode, response.headers.location]).toEqual([303, ACCOUNT])
    expect(response.cookies[0]).toMatchObject({ name: LOGIN_COOKIE, value: '' })
  })

  it('leads home when the visitor gives up', async () => {
    const { url, cookie } = await started()
    const response = await returned(await peer.logIn(url, 'abort'), cookie?.value)
    expect(response.headers.location).toBe(paths.home)
  })

  it('refuses an answer of another attempt, a repeated code, and an answer without an attempt', async () => {
    const [mine, other] = [await started(), await started()]
    const answer = await peer.logIn(mine.url)
    const malformed = ['{', '"a"', JSON.stringify({ state: 's' })]
    for (const cookie of [other.cookie?.value, undefined, ...malformed])
      expect((await returned(answer, cookie)).headers.location).toBe(FAILED)
    expect((await returned(answer, mine.cookie?.value)).headers.location).toBe(ACCOUNT)
    expect((await returned(answer, mine.cookie?.value)).headers.location).toBe(FAILED)
    const code = answer.searchParams.get('code') ?? ''
    expect(code.length).toBeGreaterThan(10)
    for (const secret of [code, mine.cookie?.value ?? '']) expect(book.text()).not.toContain(secret)
  })

  it('says so when the provider does not answer, and tries again with the next visitor', async () => {
    const silent = logBook()
    const store = await openStore('http://127.0.0.1:9', silent.logger)
    for (const round of [1, 2]) {
      const response = await store.inject(outsidePaths.existingCustomer)
      expect([round, response.headers.location]).toEqual([round, FAILED])
    }
    const unavailable = { err: { tag: 'LoginUnavailable' } }
    expect(silent.events()).toMatchObject([unavailable, unavailable])
    await store.close()
  })

  it('opens the page of the account where no provider is configured', async () => {
    const store = await openServer()
    expect((await store.inject(outsidePaths.existingCustomer)).headers.location).toBe(ACCOUNT)
    expect((await store.inject(loginCallbackPath)).headers.location).toBe(missingPageHref(loginCallbackPath))
    await store.close()
  })
})
