import * as fc from 'fast-check'
import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ATTEMPTS_MAX, LOGIN_COOKIE } from '#adapters/server/identity/login-cookie.ts'
import { portalPaths } from '#core/portal/destination.ts'
import { loginCallbackPath, mobileLoginPath, externalPaths } from '#core/routes/external-paths.ts'
import { mobileLoginHref } from '#core/routes/mobile-return.ts'
import { paths } from '#core/routes/routes.ts'
import type { FaultyProvider, ProviderBehavior } from '#test/builders/faulty-provider.builder.ts'
import { startFaultyProvider } from '#test/builders/faulty-provider.builder.ts'
import type { OpenedPortal } from '#test/builders/portal.builder.ts'
import {
  PORTAL_CLIENTS,
  PORTAL_ORIGIN,
  openPortal,
  portalCall,
  primaryHolder,
  returnTo,
  startLogin,
} from '#test/builders/portal.builder.ts'
import { replaceRequestLimits } from '#test/builders/request-limits.builder.ts'
import { logBook } from '#test/builders/server.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const FAILED = `${paths.error}?message=login`
const book = logBook('info')

let peer: FaultyProvider
let portal: OpenedPortal

beforeAll(async () => {
  peer = await startFaultyProvider()
  portal = await openPortal({ issuer: peer.issuer, server: { logger: book.logger } })
})
afterEach(() => peer.behave())
afterAll(async () => {
  await portal.app.close()
  await peer.stop()
})

/** Logs a person in. Returns the answer of the callback and the secret of the session. */
const logIn = async (
  person: Readonly<Record<string, unknown>> = primaryHolder,
  from?: string,
  cookie?: string,
) => {
  const { url, attempt } = await startLogin(portal.app, from, cookie)
  const back = peer.logIn(url, person)
  return { ...(await returnTo(portal.app, back, attempt)), back, attempt, url }
}

const statusOf = async (secret: string | null) => (await portalCall(portal.app, secret)).json()

describe('the start of a login', () => {
  it('requests a code with S256 and a fresh state and nonce, in the language of the visitor (S21)', async () => {
    const [one, other] = [await startLogin(portal.app), await startLogin(portal.app)]
    const of = ({ url }: typeof one) => Object.fromEntries(url.searchParams)
    expect(one.response.statusCode).toBe(303)
    expect(of(one)).toMatchObject({
      response_type: 'code',
      client_id: PORTAL_CLIENTS.portal,
      redirect_uri: `${PORTAL_ORIGIN}${loginCallbackPath}`,
      code_challenge_method: 'S256',
      ui_locales: 'es',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(of(one)[name]?.length).toBeGreaterThan(20)
      expect(of(one)[name]).not.toBe(of(other)[name])
    }
  })

  it('begins at the public origin of the store, whichever name of it was opened', async () => {
    const url = `${externalPaths.existingCustomer}?return=/customer-portal/services`
    const response = await portal.app.inject({ url, headers: { host: 'localhost:4173' } })
    expect([response.statusCode, response.headers.location]).toEqual([303, `${PORTAL_ORIGIN}${url}`])
    expect(response.cookies).toEqual([])
  })

  it('stores the attempt in a Lax cookie of 10 minutes that shows neither state nor verifier (S7)', async () => {
    const { response, url } = await startLogin(portal.app)
    const cookie = response.cookies.find(({ name }) => name.startsWith(LOGIN_COOKIE))
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', maxAge: 600 })
    expect(cookie?.value).not.toContain(url.searchParams.get('state'))
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('returns from the mobile login to the page of the mobile shop, and never elsewhere (MOB-55, S20)', async () => {
    for (const page of ['/mobile/customize', '/en/mobile/plans?cmp=a']) {
      const { response } = await logIn(primaryHolder, mobileLoginHref(page))
      expect(response.body).toContain(`url=${page}"`)
    }
    for (const page of ['https://evil.example/mobile', portalPaths.services, mobileLoginPath]) {
      const { response } = await logIn(primaryHolder, mobileLoginHref(page))
      expect(response.body).toContain('url=/mobile"')
    }
  })

  it('uses the client of the mobile shop there, and returns to it', async () => {
    const { url, response, secret } = await logIn(primaryHolder, mobileLoginPath)
    expect(url.searchParams.get('client_id')).toBe(PORTAL_CLIENTS.mobile)
    expect(response.body).toContain('url=/mobile"')
    expect(await statusOf(secret)).toMatchObject({ isAlive: true })
  })

  it('requires the second factor where the portal does', async () => {
    const { url } = await startLogin(portal.app, `${externalPaths.existingCustomer}?step=mfa`)
    expect(url.searchParams.get('prompt')).toBe('login')
    expect((await startLogin(portal.app)).url.searchParams.has('prompt')).toBe(false)
  })

  it('returns to the page of the portal that was wanted, and never elsewhere (PTL-03, S20)', async () => {
    const start = (to: string) => `${externalPaths.existingCustomer}?return=${encodeURIComponent(to)}`
    const wanted = await logIn(primaryHolder, start('/customer-portal/balance-details?a=1&b=2'))
    expect(wanted.response.body).toContain('url=/customer-portal/balance-details?a=1&amp;b=2"')
    for (const hostile of [
      'https://evil.example/customer-portal',
      '//evil.example',
      '/customer-portal/../admin',
      '/customer-portal/%2e%2e',
      'javascript:alert(1)',
      '/customer-portal/login',
      `/customer-portal/services?${'a'.repeat(1_000)}`,
    ])
      expect((await logIn(primaryHolder, start(hostile))).response.body).toContain(
        `url=${portalPaths.services}"`,
      )
  })
})

describe('the answer of the identity provider', () => {
  it('opens a session on a page of this site that continues without script (S7)', async () => {
    const { response, secret } = await logIn()
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain(`<meta http-equiv="refresh" content="0; url=${portalPaths.services}">`)
    expect(response.body).not.toContain('<script')
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const [session, attempt] = ['__Host-cus', LOGIN_COOKIE].map((start) =>
      response.cookies.find(({ name }) => name.startsWith(start)),
    )
    expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })
    expect(session).not.toHaveProperty('maxAge')
    expect(attempt).toMatchObject({ value: '', path: '/' })
    expect(secret?.length).toBeGreaterThanOrEqual(22)
  })

  it('contains no token, and neither does any answer of the portal or the log (S21)', async () => {
    let tokens: readonly string[] = []
    peer.behave({
      tokens: (answer) => {
        tokens = [String(answer['access_token']), String(answer['id_token'])]
        return answer
      },
    })
    const { response, secret, back } = await logIn()
    const status = await portalCall(portal.app, secret)
    const told = [response, status].map((one) => JSON.stringify(one.headers) + one.body).join() + book.text()
    expect(tokens).toHaveLength(2)
    for (const hidden of [...tokens, back.searchParams.get('code') ?? '']) expect(told).not.toContain(hidden)
    expect(book.text()).not.toContain(secret)
  })

  it('gives up where the visitor does', async () => {
    const { url, attempt } = await startLogin(portal.app)
    const back = peer.logIn(url, primaryHolder)
    back.searchParams.delete('code')
    back.searchParams.set('error', 'access_denied')
    expect((await returnTo(portal.app, back, attempt)).response.headers.location).toBe(portalPaths.login)
  })

  it('replaces the session before, also its own: a new id at each login (S10)', async () => {
    const first = await logIn()
    const second = await logIn(primaryHolder, undefined, first.secret ?? '')
    expect(second.secret).not.toBe(first.secret)
    expect(await statusOf(first.secret)).toMatchObject({ isAlive: false })
    expect(await statusOf(second.secret)).toMatchObject({ isAlive: true })
  })

  it('takes no id that a browser brings: a fixed session stays closed', async () => {
    const { url, attempt } = await startLogin(portal.app, undefined, 'chosen-by-somebody-else')
    const { secret } = await returnTo(portal.app, peer.logIn(url, primaryHolder), attempt)
    expect(secret).not.toBe('chosen-by-somebody-else')
    expect(await statusOf('chosen-by-somebody-else')).toMatchObject({ isAlive: false })
  })
})

/** Whether an answer leads to the provider again, with an attempt of its own and without a session. */
const startsAgain = ({ response, secret }: Awaited<ReturnType<typeof returnTo>>): boolean =>
  response.statusCode === 303 &&
  secret === null &&
  String(response.headers.location).startsWith(peer.issuer) &&
  response.cookies.some(({ name, value }) => name.startsWith(LOGIN_COOKIE) && value !== '')

describe('several logins in one browser', () => {
  it('each open a session, in any order', async () => {
    const started = [await startLogin(portal.app), await startLogin(portal.app)]
    const names = started.map(
      ({ response }) => response.cookies.find(({ name }) => name.startsWith(LOGIN_COOKIE))?.name ?? '',
    )
    expect(new Set(names).size).toBe(2)
    const cookies = Object.fromEntries(started.map(({ attempt }, index) => [names[index], attempt]))
    for (const { url } of started) {
      const { pathname, search } = peer.logIn(url, primaryHolder)
      const response = await portal.app.inject({ url: `${pathname}${search}`, cookies })
      expect(response.cookies.find(({ name }) => name === '__Host-cus')?.value).toMatch(/./)
    }
  })

  it('are at most a few: the oldest one is forgotten', async () => {
    const cookies: Record<string, string> = {}
    const names: string[] = []
    for (let login = 0; login <= ATTEMPTS_MAX; login += 1) {
      portal.clock.advance(1)
      const { cookies: set } = await portal.app.inject({
        url: externalPaths.existingCustomer,
        headers: { host: new URL(PORTAL_ORIGIN).host },
        cookies,
      })
      for (const { name, value } of set)
        if (value === '') delete cookies[name]
        else names.push(((cookies[name] = value), name))
    }
    expect(Object.keys(cookies)).toEqual(names.slice(1))
  })
})

describe('a login without its attempt', () => {
  it('starts again by itself, at the client that its state names', async () => {
    const { url } = await startLogin(portal.app, mobileLoginPath)
    const again = await returnTo(portal.app, peer.logIn(url, primaryHolder), '')
    expect(startsAgain(again)).toBe(true)
    const to = new URL(String(again.response.headers.location))
    expect(to.searchParams.get('client_id')).toBe(PORTAL_CLIENTS.mobile)
  })

  it('starts again once: a browser without any cookie gets a page that says so (F20, I9)', async () => {
    const { url } = await startLogin(portal.app)
    const again = await returnTo(portal.app, peer.logIn(url, primaryHolder), '')
    const back = peer.logIn(new URL(String(again.response.headers.location)), primaryHolder)
    const { response } = await returnTo(portal.app, back, '')
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('"reason":"cookies"')
    expect((await returnTo(portal.app, back, 'unreadable')).response.headers.location).toBe(FAILED)
  })

  it('leads back where the visitor gave up', async () => {
    const { response } = await returnTo(portal.app, `${loginCallbackPath}?error=access_denied`, '')
    expect(response.headers.location).toBe(portalPaths.login)
  })
})

describe('a login that is attacked', () => {
  const expectNone = ({ response, secret }: Awaited<ReturnType<typeof returnTo>>): void =>
    expect([response.statusCode, response.headers.location, secret]).toEqual([303, FAILED, null])

  it('opens no session for an answer of another attempt, or without one (F28)', async () => {
    const [mine, other] = [await startLogin(portal.app), await startLogin(portal.app)]
    const back = peer.logIn(mine.url, primaryHolder)
    expectNone(await returnTo(portal.app, back, other.attempt))
    for (const attempt of ['', '{', 'a.b', mine.attempt.slice(1), `${mine.attempt}A`])
      expect([attempt, startsAgain(await returnTo(portal.app, back, attempt))]).toEqual([attempt, true])
  })

  it('opens no session for an attempt older than 10 minutes', async () => {
    const { url, attempt } = await startLogin(portal.app)
    portal.clock.advance(10 * 60_000 + 1)
    expect(startsAgain(await returnTo(portal.app, peer.logIn(url, primaryHolder), attempt))).toBe(true)
  })

  it('ends the first session when its code is used again, and the provider revokes its token (F28)', async () => {
    let token = ''
    peer.behave({ tokens: (answer) => ((token = String(answer['access_token'])), answer) })
    const { secret, back, attempt } = await logIn()
    expect(await statusOf(secret)).toMatchObject({ isAlive: true })
    expectNone(await returnTo(portal.app, back, attempt))
    expect(await statusOf(secret)).toMatchObject({ isAlive: false })
    expect(peer.isActive(token)).toBe(false)
    expect(book.text()).toContain('code replayed')
  })

  it('ends the session at the next validation when somebody else uses its code at the provider (F28)', async () => {
    const { secret, back, url } = await logIn()
    const body = new URLSearchParams({
      code: back.searchParams.get('code') ?? '',
      client_id: url.searchParams.get('client_id') ?? '',
      code_verifier: 'guessed',
    })
    await fetch(`${peer.issuer}/token`, { method: 'POST', body })
    peer.revokeAll()
    portal.clock.advance(60_000)
    expect(await statusOf(secret)).toMatchObject({ isAlive: false })
  })

  it.each<readonly [string, Partial<ProviderBehavior>]>([
    ['of another issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
    ['for another client', { claims: (claims) => ({ ...claims, aud: 'another' }) }],
    ['for several clients', { claims: (claims) => ({ ...claims, aud: [PORTAL_CLIENTS.portal, 'b'] }) }],
    ['of another party', { claims: (claims) => ({ ...claims, azp: 'another' }) }],
    ['with another nonce', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
    ['without a nonce', { claims: ({ nonce: _nonce, ...claims }) => claims }],
    ['without a subject', { claims: ({ sub: _sub, ...claims }) => claims }],
    ['that has expired', { claims: (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1_000) - 600 }) }],
    [
      'that is not valid yet',
      { claims: (claims) => ({ ...claims, nbf: Math.floor(Date.now() / 1_000) + 600 }) },
    ],
    ['without a signature', { token: (claims) => `${encoded({ alg: 'none' })}.${encoded(claims)}.` }],
    [
      'signed with its public key as a secret',
      {
        token: (claims) => {
          const input = `${encoded({ alg: 'HS256' })}.${encoded(claims)}`
          return `${input}.${createHmac('sha256', JSON.stringify(peer.publicKey())).update(input).digest('base64url')}`
        },
      },
    ],
    [
      'with altered claims',
      {
        token: (claims) => {
          const [head, , signature] = peer.signed(claims).split('.')
          return [head, encoded({ ...claims, identity_role: 'primary', sub: 'other' }), signature].join('.')
        },
      },
    ],
    ['that is missing', { tokens: ({ id_token: _token, ...answer }) => answer }],
  ])('opens no session for a token %s (F28)', async (_, behavior) => {
    const { url, attempt } = await startLogin(portal.app)
    peer.behave(behavior)
    expectNone(await returnTo(portal.app, peer.logIn(url, primaryHolder), attempt))
  })

  it('opens no session for an answer of another provider, or of none (RFC 9207)', async () => {
    for (const issuer of ['https://evil.example', null]) {
      const { url, attempt } = await startLogin(portal.app)
      const back = peer.logIn(url, primaryHolder)
      if (issuer === null) back.searchParams.delete('iss')
      else back.searchParams.set('iss', issuer)
      expectNone(await returnTo(portal.app, back, attempt))
    }
  })

  it('opens no session for any altered answer', async () => {
    const { url, attempt } = await startLogin(portal.app)
    const back = peer.logIn(url, primaryHolder)
    const names = ['code', 'state', 'iss'] as const
    const altered = fc.record({
      name: fc.constantFrom(...names),
      how: fc.constantFrom('replace', 'append', 'remove', 'repeat', 'cut'),
      text: fc.string({ minLength: 1, maxLength: 40 }),
    })
    await forAllAsyncWith({ numRuns: 2_000 }, altered, async ({ name, how, text }) => {
      const tampered = new URL(back)
      const value = back.searchParams.get(name) ?? ''
      if (how === 'replace') tampered.searchParams.set(name, text === value ? `${text}x` : text)
      if (how === 'append') tampered.searchParams.set(name, value + text)
      if (how === 'remove') tampered.searchParams.delete(name)
      if (how === 'repeat') tampered.searchParams.append(name, text)
      if (how === 'cut') tampered.searchParams.set(name, value.slice(0, -1))
      expect((await returnTo(portal.app, tampered, attempt)).secret).toBeNull()
    })
  })
})

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('the role of a login', () => {
  const codeFor = async (person: Readonly<Record<string, unknown>>) => {
    const { secret } = await logIn({ ...primaryHolder, ...person })
    const ping = await portalCall(portal.app, secret, '/api/cus/session/ping')
    return ping.statusCode === 200 ? 'admitted' : ping.json<{ readonly code: string }>().code
  }

  it('admits only the role primary, in any letter case (PTL-01, F30)', async () => {
    for (const role of ['primary', 'PRIMARY', 'Primary'])
      expect([role, await codeFor({ identity_role: role })]).toEqual([role, 'admitted'])
    for (const role of ['admin', 'standard', 'ADMIN'])
      expect([role, await codeFor({ identity_role: role })]).toEqual([role, 'NOT_AUTHORIZED'])
    for (const role of ['', 'owner', ' primary', ['primary'], null, 7, { role: 'primary' }, undefined])
      expect([role, await codeFor({ identity_role: role })]).toEqual([role, 'LOGIN_REQUIRED'])
  })

  it('is not enough without a second factor (PTL-02, F31)', async () => {
    for (const amr of [['pwd'], [], 'otp', undefined, null])
      expect([amr, await codeFor({ amr })]).toEqual([amr, 'MFA_REQUIRED'])
    for (const amr of [['pwd', 'otp'], ['mfa']])
      expect([amr, await codeFor({ amr })]).toEqual([amr, 'admitted'])
  })
})

describe('keys of the provider that change', () => {
  it('are loaded again, at most once a minute (F28)', async () => {
    const loadedAt = Date.now() + 61_000
    vi.useFakeTimers({ toFake: ['Date'], now: loadedAt })
    peer.rotate('ES256')
    expect((await logIn()).secret).not.toBeNull()
    peer.rotate('ES256')
    const before = peer.requests.filter((path) => path === '/jwks').length
    expect((await logIn()).secret).toBeNull()
    expect(peer.requests.filter((path) => path === '/jwks').length).toBe(before)
    vi.setSystemTime(loadedAt + 61_000)
    const { secret } = await logIn()
    vi.useRealTimers()
    expect(secret).not.toBeNull()
    expect(peer.requests.filter((path) => path === '/jwks').length).toBe(before + 1)
  })
})

describe('a provider that fails', () => {
  it('with its token endpoint leads to the page with the telephone (F29)', async () => {
    const { url, attempt } = await startLogin(portal.app)
    peer.behave({ status: { token: 500 } })
    const { response, secret } = await returnTo(portal.app, peer.logIn(url, primaryHolder), attempt)
    expect([response.headers.location, secret]).toEqual([FAILED, null])
  })

  it('by giving no answer leads there after four seconds (F29)', async () => {
    const { url, attempt } = await startLogin(portal.app)
    peer.behave({ isSilent: true })
    const limits = replaceRequestLimits()
    const returned = returnTo(portal.app, peer.logIn(url, primaryHolder), attempt)
    await limits.expire(4_000)
    const { response, secret } = await returned
    expect([response.headers.location, secret]).toEqual([FAILED, null])
  })

  it('at the second factor leads to the page of the portal (specification 8)', async () => {
    for (const step of ['mfa', 'security']) {
      const { url, attempt } = await startLogin(portal.app, `${externalPaths.existingCustomer}?step=${step}`)
      peer.behave({ status: { token: 500 } })
      const { response } = await returnTo(portal.app, peer.logIn(url, primaryHolder), attempt)
      expect([step, response.headers.location]).toEqual([step, portalPaths.somethingWentWrong])
    }
  })

  it('with its keys leads there too', async () => {
    const fresh = await openPortal({ issuer: peer.issuer })
    const { url, attempt } = await startLogin(fresh.app)
    peer.behave({ status: { jwks: 500 } })
    const { response } = await returnTo(fresh.app, peer.logIn(url, primaryHolder), attempt)
    expect(response.headers.location).toBe(FAILED)
    await fresh.app.close()
  })

  it('is called again by the next visitor', async () => {
    const silent = logBook()
    const store = await openPortal({ issuer: 'http://127.0.0.1:9', server: { logger: silent.logger } })
    for (const round of [1, 2]) {
      const { response } = await startLogin(store.app)
      expect([round, response.headers.location]).toEqual([round, FAILED])
    }
    const unavailable = { err: { tag: 'LoginUnavailable' } }
    expect(silent.events()).toMatchObject([unavailable, unavailable])
    await store.app.close()
  })
})
