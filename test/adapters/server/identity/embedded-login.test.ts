import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { createCodeOutbox } from '#adapters/identity/code-outbox.ts'
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '#adapters/identity/demo-logins.ts'
import { inProcessHeader } from '#adapters/http/in-process.ts'
import type { LoginId } from '#adapters/identity/identity-store.ts'
import { type Host, openHost } from '#adapters/server/host.ts'
import { embeddedClientIds, embeddedOpenId } from '#adapters/server/identity/embedded-openid.ts'
import { createSqlIdentityStore } from '#adapters/server/store/identity-rows.ts'
import { systemRandom } from '#adapters/server/system-random.ts'
import { accountSecurityPath, mobileLoginPath, externalPaths } from '#core/routes/external-paths.ts'
import { mobileLoginHref } from '#core/routes/mobile-return.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import {
  createVisitor,
  hashOf,
  identityPlugin,
  left,
  logIn,
  openIdentity,
  pageOf,
  passFactor,
  shown,
  totpAt,
} from '#test/builders/embedded-identity.builder.ts'
import { hostParts } from '#test/builders/host.builder.ts'
import { PORTAL_ORIGIN, portalKeys } from '#test/builders/portal.builder.ts'

const clock = { now: () => epochMs(Date.now()) }
/** A store whose logins need the second factor, and one whose logins are a password alone. */
let guarded: Host
let host: Host

const openStore = (isMfaOn: boolean): Promise<Host> =>
  openHost({
    ...hostParts,
    portalFlags: { isMfaOn, areCusRoutesOn: true },
    clock,
    limitFactor: { session: 1_000, client: 1_000 },
    hasDemoAccounts: true,
    portal: {
      provider: embeddedOpenId(PORTAL_ORIGIN),
      isEmbedded: true,
      origin: PORTAL_ORIGIN,
      keys: portalKeys(),
      renderSignedIn: (_language, href) => `<a href="${href}">sigue</a>`,
      renderPage: (language, page) => ({ title: language, body: JSON.stringify(page) }),
    },
    openIdentityProvider: ({ db, store, count, report, accountOfOrder }) =>
      identityPlugin({
        store: createSqlIdentityStore(db),
        clients: embeddedClientIds,
        count,
        report,
        accountOfOrder,
        sendCode: createCodeOutbox({ store, clock, random: systemRandom, hash: hashOf }),
      }),
  })

beforeAll(async () => {
  guarded = await openStore(true)
  host = await openStore(false)
})
afterAll(() => Promise.all([guarded.close(), host.close()]))

/** The provider alone, for a client that is over its limit. */
const openLimited = async () => (await openIdentity({ wait: () => Promise.resolve(7) })).app

const demo = (name: string) => ({ email: `${name}@correo.example`, password: DEMO_PASSWORD })

type Visitor = ReturnType<typeof createVisitor>

const call = (visitor: Visitor, path: string) => visitor.visit(`/api/cus/${path}`)

/** Logs in at the store with a password. Returns the visitor, whose browser has the session. */
const signIn = async (name: string, from: string = externalPaths.existingCustomer) => {
  const visitor = createVisitor(host.app)
  const start = await visitor.visit(from)
  const back = left(await logIn(visitor, String(start.headers.location), demo(name)))
  await visitor.visit(back.href)
  return { visitor }
}

describe('the login at the embedded provider', () => {
  it('opens a session without a network, after the password and the second factor (S21, S22)', async () => {
    const visitor = createVisitor(guarded.app)
    const start = await visitor.visit(externalPaths.existingCustomer)
    const asked = shown(await logIn(visitor, String(start.headers.location), demo('julia')))
    expect(pageOf(asked)).toMatchObject({ page: 'factor' })
    expect((await call(visitor, 'session/ping')).json()).toMatchObject({ code: 'LOGIN_REQUIRED' })
    const back = left(await passFactor(visitor, asked, totpAt(DEMO_TOTP_SECRET)))
    expect((await visitor.visit(back.href)).statusCode).toBe(200)
    expect((await call(visitor, 'session')).json()).toMatchObject({
      claim: { state: 'read', role: 'PRIMARY' },
      isMfaConfirmed: true,
      accountId: 'CM-100200',
    })
    expect((await call(visitor, 'account-summary')).json()).toMatchObject({
      account: { accountId: 'CM-100200' },
    })
  })

  it('succeeds in two tabs of one browser, the later one first', async () => {
    const visitor = createVisitor(host.app)
    const starts = [
      await visitor.visit(externalPaths.existingCustomer),
      await visitor.visit(externalPaths.existingCustomer),
    ]
    const pages = []
    for (const { headers } of starts) pages.push(shown(await visitor.open(String(headers.location))))
    for (const shownPage of pages.toReversed()) {
      const page = pageOf(shownPage)
      const back = left(await visitor.post('action' in page ? page.action : '', demo('rosa')))
      expect((await visitor.visit(back.href)).statusCode).toBe(200)
    }
  })

  it('explains that the browser stores no cookies (F20, I9)', async () => {
    const { headers } = await createVisitor(host.app).visit(externalPaths.existingCustomer)
    const started = await createVisitor(host.app).visit(String(headers.location))
    const url = new URL(String(started.headers.location), PORTAL_ORIGIN).pathname
    const bare = await host.app.inject({ url, headers: { host: new URL(PORTAL_ORIGIN).host } })
    expect([bare.statusCode, pageOf(bare)]).toEqual([400, { page: 'error', reason: 'cookies' }])
  })

  it('takes a NUL in any parameter and field, and still ends what it issued (I12)', async () => {
    const nul = '%00'
    const visitor = createVisitor(host.app)
    const { headers } = await visitor.visit(`${externalPaths.existingCustomer}?return=${nul}&step=${nul}`)
    const login = shown(await visitor.open(`${String(headers.location)}&login_hint=${nul}`))
    const page = pageOf(login)
    const action = 'action' in page ? page.action : ''
    const typed = { email: 'rosa\0@correo.example', password: 'a\0b', code: '\0', order: '\0' }
    const urls = [
      '/identity/signup',
      '/identity/signup/code',
      '/identity/reset',
      '/identity/reset/code',
      action,
    ]
    for (const url of urls)
      expect([url, (await visitor.visit(url, typed)).statusCode < 500]).toEqual([url, true])
    for (const url of [
      `/identity/interaction/${nul}`,
      `/identity/auth/${nul}`,
      `/identity/session/end?state=${nul}`,
    ])
      expect([url, (await visitor.visit(url)).statusCode < 500]).toEqual([url, true])
    await createSqlIdentityStore(host.db).deleteIssuedTo('nobody' as LoginId)
  })

  it('limits the endpoints of the provider for everybody but this server (S49)', async () => {
    const limited = await openLimited()
    const post = (path: string) =>
      limited.inject({
        method: 'POST',
        url: `/identity/${path}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'token=x&client_id=escaparate-portal',
      })
    for (const path of ['token', 'token/introspection', 'token/revocation', 'me', 'jwks'])
      expect([path, (await post(path)).statusCode]).toEqual([path, 429])
    const own = await limited.inject({ url: '/identity/jwks', headers: { ...inProcessHeader } })
    expect(own.statusCode).toBe(200)
  })

  it('shows admin and other roles that they may not enter (PTL-01)', async () => {
    const { visitor } = await signIn('admin')
    expect((await call(visitor, 'session/ping')).json()).toMatchObject({ code: 'NOT_AUTHORIZED' })
    const { visitor: other } = await signIn('sinrol')
    expect((await call(other, 'session/ping')).json()).toMatchObject({ code: 'LOGIN_REQUIRED' })
  })

  it('requires the second factor in the mobile shop, which shows account prices, and returns to its page (MOB-55)', async () => {
    const visitor = createVisitor(guarded.app)
    const start = await visitor.visit(mobileLoginHref('/mobile/customize'))
    const asked = shown(await logIn(visitor, String(start.headers.location), demo('julia')))
    expect(pageOf(asked)).toMatchObject({ page: 'factor' })
    // Another test has used the code of now: a code is good once.
    const next = totpAt(DEMO_TOTP_SECRET, Date.now() + 30_000)
    const page = await visitor.visit(left(await passFactor(visitor, asked, next)).href)
    expect(page.body).toContain('<a href="/mobile/customize">')
    expect((await call(visitor, 'session')).json()).toMatchObject({ isMfaConfirmed: true })
    const again = await visitor.visit(mobileLoginPath)
    expect(left(await visitor.open(String(again.headers.location))).searchParams.has('code')).toBe(true)
  })

  it('ends at the provider too, without a question: the next login requires the password again', async () => {
    const { visitor } = await signIn('mateo')
    const cookie = [...visitor.cookies].find(([name]) => name.startsWith('__Host-cus'))?.[1].value ?? ''
    const signedOut = await host.app.inject({
      method: 'DELETE',
      url: '/api/cus/session',
      headers: { host: new URL(PORTAL_ORIGIN).host, origin: PORTAL_ORIGIN },
      cookies: { '__Host-cus': cookie },
    })
    const leaveTo = signedOut.json<{ readonly leaveTo: string }>().leaveTo
    expect(leaveTo).toContain(`${PORTAL_ORIGIN}/identity/session/end`)
    expect(left(await visitor.open(leaveTo)).href).toBe(`${PORTAL_ORIGIN}${portalSteps.exit.path}`)
    const start = await visitor.visit(externalPaths.existingCustomer)
    expect(pageOf(shown(await visitor.open(String(start.headers.location))))).toMatchObject({ page: 'login' })
  })

  it('is noticed by the next call about the session when it ends elsewhere (PTL-29)', async () => {
    const { visitor } = await signIn('carmen')
    const other = await signIn('rosa')
    const store = createSqlIdentityStore(host.db)
    const login = await store.loginOf(demo('carmen').email)
    await store.deleteIssuedTo(login?.id as LoginId)
    expect((await call(visitor, 'session/ping')).json()).toMatchObject({ code: 'LOGIN_REQUIRED' })
    expect((await call(visitor, 'session')).json()).toMatchObject({ isAlive: false })
    expect((await call(other.visitor, 'session')).json()).toMatchObject({ isAlive: true })
  })

  it('requires confirmation of the sign-out when another site links to it (S12)', async () => {
    const { visitor } = await signIn('mateo')
    const page = shown(await visitor.open(`${PORTAL_ORIGIN}/identity/session/end`))
    expect(pageOf(page)).toMatchObject({ page: 'logout' })
  })

  it('requires password and second factor before its security page (S45)', async () => {
    const { visitor } = await signIn('tomas')
    const start = await visitor.visit(accountSecurityPath)
    const location = String(start.headers.location)
    const asked = shown(await logIn(visitor, location, demo('tomas')))
    expect(pageOf(asked)).toMatchObject({ page: 'factor', factor: 'email' })
  })

  it('leaves no live id, token or code in the database (S10)', async () => {
    const { visitor } = await signIn('rosa')
    const secret = [...visitor.cookies].find(([name]) => name.startsWith('__Host-cus'))?.[1].value ?? ''
    expect(secret.length).toBeGreaterThanOrEqual(22)
    const dump = await host.db.execute(sql`select * from portal_sessions`)
    const text = JSON.stringify(dump)
    expect(text).toContain('CM-100400')
    for (const hidden of [secret, 'demo-rosa', 'eyJ']) expect(text).not.toContain(hidden)
  })
})
