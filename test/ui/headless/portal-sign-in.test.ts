import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '#adapters/identity/demo-logins.ts'
import { cookieFetch } from '#ui/headless/cookie-jar.ts'
import { type PortalLogin, signInToPortal } from '#ui/headless/portal-sign-in.ts'

const SENT_CODE = '246810'
const EMAIL = 'julia@correo.example'
const secret = new TOTP({ secret: DEMO_TOTP_SECRET })

/** A store whose identity provider has one login: each page needs the cookie of the page before it. */
const openStore = async () => {
  const app = fastify()
  const cookiesAt: Record<string, string> = {}
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.addHook('onRequest', async ({ url, headers }) => {
    cookiesAt[url.split('?', 1)[0] ?? ''] = headers.cookie ?? ''
  })
  const page = (step: string): string =>
    `<h1>${step}</h1><form class="x" action="/identity/${step}?a=1&amp;b=2" method="post"></form>`
  app.get('/outside/account', (_request, reply) =>
    reply
      .header('set-cookie', ['attempt=1; Path=/outside', 'interaction=7; Path=/identity; HttpOnly'])
      .redirect('/identity/login', 303),
  )
  app.get('/identity/login', (_request, reply) => reply.type('text/html').send(page('password')))
  app.post('/identity/password', ({ body }, reply) => {
    const form = body as URLSearchParams
    return form.get('email') === EMAIL && form.get('password') === DEMO_PASSWORD
      ? reply.redirect('/identity/factor', 303)
      : reply.code(422).type('text/html').send(page('password'))
  })
  app.get('/identity/factor', (_request, reply) => reply.type('text/html').send(page('code')))
  app.post('/identity/code', ({ body }, reply) => {
    const code = (body as URLSearchParams).get('code') ?? ''
    const isRight =
      code === SENT_CODE || TOTP.validate({ token: code, secret: secret.secret, window: 1 }) !== null
    return isRight
      ? reply
          .header('set-cookie', ['portal=secret; Path=/', 'interaction=; Path=/identity; Max-Age=0'])
          .redirect('/customer-portal/services', 303)
      : reply.code(422).type('text/html').send(page('code'))
  })
  app.get('/customer-portal/services', (_request, reply) => reply.type('text/html').send('<h1>services</h1>'))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { app, cookiesAt, origin: `http://127.0.0.1:${port}` }
}

const noCode = async (): Promise<string> => {
  throw new Error('no code is read')
}

const login = (change: Partial<PortalLogin> = {}): PortalLogin => ({
  email: EMAIL,
  password: DEMO_PASSWORD,
  totpSecret: DEMO_TOTP_SECRET,
  readCode: noCode,
  ...change,
})

describe('signInToPortal', () => {
  let store: Awaited<ReturnType<typeof openStore>>
  beforeAll(async () => {
    store = await openStore()
  })
  afterAll(() => store.app.close())

  const signIn = (change: Partial<PortalLogin> = {}, send = cookieFetch()) =>
    signInToPortal(send, store.origin, login(change))

  it('signs in with a code of the TOTP secret', async () => {
    expect(await signIn()).toBe(null)
  })

  it('reads the code that was sent to a login without a secret', async () => {
    expect(await signIn({ totpSecret: null, readCode: async () => SENT_CODE })).toBe(null)
  })

  it('says that the store refuses a password or a code', async () => {
    expect(await signIn({ password: 'another' })).toBe('the store refuses the login')
    expect(await signIn({ totpSecret: null, readCode: async () => '000000' })).toBe(
      'the store refuses the code',
    )
  })

  it('says that a store has no login of its own', async () => {
    const elsewhere = async (request: Request): Promise<Response> => {
      const response = new Response(null, { status: 303, headers: { location: 'https://id.example/auth' } })
      Object.defineProperty(response, 'url', { value: request.url })
      return response
    }
    expect(await signIn({}, elsewhere)).toBe('the store has no login of its own')
  })

  it('sends each cookie to its path only, and none that was cleared', async () => {
    const send = cookieFetch()
    await signIn({}, send)
    expect(store.cookiesAt['/identity/login']).toBe('interaction=7')
    await send(new Request(`${store.origin}/identity/login`))
    expect(store.cookiesAt['/identity/login']).toBe('portal=secret')
  })
})
