import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FACTOR_LOCK_MS, FACTOR_TRIES } from '#adapters/identity/identity-config.ts'
import type { IdentityStore } from '#adapters/identity/identity-store.ts'
import { DEMO_PASSWORD } from '#adapters/identity/demo-logins.ts'
import { embeddedOpenId } from '#adapters/server/identity/embedded-openid.ts'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { createSqlIdentityStore } from '#adapters/server/store/identity-rows.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { openMemoryDatabase } from '#test/builders/database.builder.ts'
import type { OpenIdentity } from '#test/builders/embedded-identity.builder.ts'
import {
  createClient,
  createVisitor,
  lastCode,
  left,
  logIn,
  openIdentity,
  ORIGIN,
  pageOf,
  passFactor,
  shown,
} from '#test/builders/embedded-identity.builder.ts'
import { createMemoryIdentityStore } from '#test/builders/memory-identity-store.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START_OF_TESTS }))
afterEach(() => void vi.useRealTimers())

const MINUTE_MS = 60_000
const advance = (ms: number): void => void vi.setSystemTime(Date.now() + ms)

const STEP_UP = { prompt: embeddedOpenId(ORIGIN).securityPrompt ?? '' }
const carmen = { email: 'carmen@correo.example', password: DEMO_PASSWORD }

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Safari/537.36'

/** Signs in with the password in a browser of its own. Returns the token of its session. */
const signIn = async ({ app }: OpenIdentity, userAgent: string, who = carmen): Promise<string> => {
  const client = createClient(app)
  const back = left(await logIn(createVisitor(app, { 'user-agent': userAgent }), client.authorization(), who))
  const { access_token: token } = (await client.redeem(back.searchParams.get('code') ?? '')).json<{
    readonly access_token: string
  }>()
  return token
}

/** Opens the security page in a browser, after password and factor. */
const openSecurity = async (identity: OpenIdentity, userAgent: string) => {
  const visitor = createVisitor(identity.app, { 'user-agent': userAgent })
  const asked = shown(await logIn(visitor, createClient(identity.app).authorization(STEP_UP), carmen))
  const security = (answer: Parameters<typeof pageOf>[0]) => {
    const page = pageOf(answer)
    if (page.page !== 'security') throw new Error(page.page)
    return page
  }
  const first = security(shown(await passFactor(visitor, asked, lastCode(identity))))
  const post = async (form: Readonly<Record<string, string>>) =>
    security(shown(await visitor.post(first.action, form)))
  return { visitor, first, post }
}

const isValid = async ({ app }: OpenIdentity, token: string): Promise<boolean> =>
  (await createClient(app).userinfo(token)).statusCode === 200

let database: OpenDatabase | null = null
afterEach(async () => {
  await database?.close()
  database = null
})

const stores: Readonly<Record<string, () => Promise<IdentityStore>>> = {
  memory: async () => createMemoryIdentityStore(),
  PGlite: async () => {
    database = await openMemoryDatabase()
    return createSqlIdentityStore(database.db)
  },
}

describe.each(Object.entries(stores))('the sessions of a login, in %s', (_name, makeStore) => {
  it('are listed with device, begin and last use, this one first, and without any address (PTL-30)', async () => {
    const store = await makeStore()
    const identity = await openIdentity({ store })
    const token = await signIn(identity, IPHONE)
    await signIn(identity, IPHONE, { ...carmen, email: 'rosa@correo.example' })
    advance(30 * MINUTE_MS)
    expect(await isValid(identity, token)).toBe(true)
    advance(20 * MINUTE_MS)
    const { first } = await openSecurity(identity, WINDOWS)
    expect(first.sessions).toMatchObject([
      { device: { browser: 'chrome', system: 'windows' }, opened: 0, used: 0, isThis: true },
      { device: { browser: 'safari', system: 'iphone' }, opened: 50, used: 20, isThis: false },
    ])
    const login = await store.loginOf(carmen.email)
    const stored = JSON.stringify(login === null ? [] : await store.sessionsOf(login.id))
    for (const hidden of ['127.0.0.1', 'Mozilla', 'Version']) expect(stored).not.toContain(hidden)
  })

  it('end one by one, with their tokens (PTL-30)', async () => {
    const identity = await openIdentity({ store: await makeStore() })
    const [phone, computer] = [await signIn(identity, IPHONE), await signIn(identity, WINDOWS)]
    const rosa = await signIn(identity, IPHONE, { ...carmen, email: 'rosa@correo.example' })
    const { first, post } = await openSecurity(identity, WINDOWS)
    const lost = first.sessions.find(({ device }) => device.system === 'iphone')?.id ?? ''
    const after = await post({ session: lost })
    expect([after.done, after.sessions.length]).toEqual(['sessions', 2])
    expect(await Promise.all([phone, computer, rosa].map((token) => isValid(identity, token)))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('end all but this one, and no session of another login (PTL-30)', async () => {
    const store = await makeStore()
    const identity = await openIdentity({ store })
    const [phone, computer] = [await signIn(identity, IPHONE), await signIn(identity, WINDOWS)]
    const rosa = await signIn(identity, IPHONE, { ...carmen, email: 'rosa@correo.example' })
    const { visitor, first, post } = await openSecurity(identity, WINDOWS)
    const rosaId = (await store.loginOf('rosa@correo.example'))?.id
    const [foreign] = rosaId === undefined ? [] : await store.sessionsOf(rosaId)
    await post({ session: foreign?.id ?? '' })
    const after = await post({ action: 'endOthers' })
    expect(after.sessions).toMatchObject([{ isThis: true }])
    expect(await Promise.all([phone, computer, rosa].map((token) => isValid(identity, token)))).toEqual([
      false,
      false,
      true,
    ])
    expect(left(await visitor.post(first.action, { action: 'cancel' })).searchParams.has('code')).toBe(true)
    expect(identity.book.events()).toContainEqual(expect.objectContaining({ security: 'sessions ended' }))
  })
})

describe('wrong second factors', () => {
  it('send the owner one e-mail when they lock the login (PTL-31)', async () => {
    const identity = await openIdentity()
    const visitor = createVisitor(identity.app)
    const asked = shown(await logIn(visitor, createClient(identity.app).authorization(STEP_UP), carmen))
    for (let tries = 0; tries < FACTOR_TRIES + 2; tries += 1) await passFactor(visitor, asked, '000000 ')
    const locks = identity.sent.filter((message) => 'lock' in message)
    expect(locks).toEqual([
      { lock: 'factor', minutes: FACTOR_LOCK_MS / MINUTE_MS, email: carmen.email, language: 'es' },
    ])
  })
})
