import { taskEither as TE } from 'fp-ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PORTAL_COOKIE } from '#adapters/contract/record.ts'
import type { CallContext } from '#adapters/provider/call/handler.ts'
import { portalPaths } from '#core/portal/destination.ts'
import { portalStepNames, portalSteps } from '#core/routes/portal-steps.ts'
import { type FaultyProvider, startFaultyProvider } from '#test/builders/faulty-provider.builder.ts'
import type { OpenedPortal } from '#test/builders/portal.builder.ts'
import {
  PORTAL_ORIGIN,
  openPortal,
  portalCall,
  primaryHolder,
  returnTo,
  startLogin,
} from '#test/builders/portal.builder.ts'

let peer: FaultyProvider
let portal: OpenedPortal
const contexts: CallContext[] = []

beforeAll(async () => {
  peer = await startFaultyProvider()
  portal = await openPortal({
    issuer: peer.issuer,
    handlers: {
      previewChange: (context) => {
        contexts.push(context)
        return TE.left({ code: 'CHANGE_BLOCKED' })
      },
    },
  })
})
afterEach(() => {
  peer.behave()
  contexts.length = 0
})
afterAll(async () => {
  await portal.app.close()
  await peer.stop()
})

const logIn = async (person: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const { url, attempt } = await startLogin(portal.app)
  const back = peer.logIn(url, { ...primaryHolder, ...person })
  return (await returnTo(portal.app, back, attempt)).secret ?? ''
}

const TWO = { account_ids: ['CM-1', 'CM-2'] }
const SESSION = '/api/cus/session'
const PING = `${SESSION}/ping`

describe('the session of the portal', () => {
  it('returns who is signed in, or that no one is', async () => {
    expect((await portalCall(portal.app, null)).json()).toEqual({
      claim: { state: 'noToken' },
      isMfaOn: true,
      isMfaConfirmed: false,
      areCusRoutesOn: true,
      accountId: null,
      accounts: [],
      isAlive: false,
      expiresAt: null,
    })
    expect((await portalCall(portal.app, await logIn())).json()).toMatchObject({
      claim: { state: 'read', role: 'primary' },
      isMfaConfirmed: true,
      accountId: 'CM-100200',
      accounts: [{ accountId: 'CM-100200' }],
      isAlive: true,
      expiresAt: expect.any(Number),
    })
  })

  it('is refused to a caller without a cookie, and a dead cookie is taken away (F33)', async () => {
    const none = await portalCall(portal.app, null, PING)
    expect([none.statusCode, none.json()]).toMatchObject([401, { code: 'LOGIN_REQUIRED' }])
    const dead = await portalCall(portal.app, 'not-a-session-of-this-store', PING)
    expect(dead.json()).toMatchObject({ code: 'LOGIN_REQUIRED' })
    expect(String(dead.headers['set-cookie'])).toContain(`${PORTAL_COOKIE}=;`)
  })

  it('is refused to pages of other sites (S12)', async () => {
    const secret = await logIn()
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      for (const [method, url] of [
        ['GET', PING],
        ['POST', '/api/cus/account'],
        ['DELETE', SESSION],
      ] as const) {
        const answer = await portal.app.inject({
          method,
          url,
          headers: { host: new URL(PORTAL_ORIGIN).host, ...headers },
          cookies: { [PORTAL_COOKIE]: secret },
          ...(method === 'POST' && { payload: { accountId: 'CM-1' } }),
        })
        expect([url, answer.statusCode]).toEqual([url, 403])
      }
    expect((await portalCall(portal.app, secret)).json()).toMatchObject({ isAlive: true })
  })
})

describe('the account of the session', () => {
  it('reaches the provider from the session alone', async () => {
    const secret = await logIn()
    await portalCall(portal.app, secret, '/api/cus/changes/preview', {
      method: 'POST',
      payload: { kind: 'cancel', serviceIds: ['s-1'], reason: null, end: 'today' },
    })
    for (const { portal: credentials } of contexts)
      expect(credentials).toMatchObject({ accountId: 'CM-100200', accounts: ['CM-100200'] })
  })
})

describe('the sign-out', () => {
  it('ends the session, takes its cookie and what the browser stores, and names the page of the provider (F33)', async () => {
    const secret = await logIn()
    const left = await portalCall(portal.app, secret, SESSION, { method: 'DELETE' })
    const leaveTo = new URL(left.json<{ readonly leaveTo: string }>().leaveTo)
    expect(leaveTo.origin).toBe(peer.issuer)
    expect([...leaveTo.searchParams.keys()].toSorted()).toEqual(['client_id', 'post_logout_redirect_uri'])
    expect(left.headers['clear-site-data']).toBe('"cache", "storage"')
    expect(String(left.headers['set-cookie'])).toContain(`${PORTAL_COOKIE}=;`)
    expect((await portalCall(portal.app, secret, PING)).json()).toMatchObject({ code: 'LOGIN_REQUIRED' })
  })
})

describe('a provider that is down at a validation', () => {
  it('leaves reading open, and refuses changes as unavailable (F29)', async () => {
    const secret = await logIn(TWO)
    portal.clock.advance(60_000)
    peer.behave({ status: { userinfo: 500 } })
    expect((await portalCall(portal.app, secret)).json()).toMatchObject({ isAlive: true })
    const change = await portalCall(portal.app, secret, '/api/cus/account', {
      method: 'POST',
      payload: { accountId: 'CM-1' },
    })
    expect([change.statusCode, change.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }])
  })
})

describe('the pages of the portal', () => {
  it('are the application, stored by no cache, without a referrer (S4, F33)', async () => {
    for (const step of portalStepNames) {
      const page = await portal.app.inject(portalSteps[step].path)
      expect([step, page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual(
        [step, 200, 'no-store', 'no-referrer'],
      )
    }
  })

  it('begin at the login, which preserves the query (GRD-05)', async () => {
    const root = await portal.app.inject(`${portalPaths.entry}?utm=1`)
    expect([root.statusCode, root.headers.location]).toEqual([308, `${portalPaths.login}?utm=1`])
  })
})
