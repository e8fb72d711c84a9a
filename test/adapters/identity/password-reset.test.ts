import type { LightMyRequestResponse } from 'fastify'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD } from '#adapters/identity/demo-logins.ts'
import { FACTOR_TRIES } from '#adapters/identity/identity-config.ts'
import { createMemoryIdentityStore } from '#test/builders/memory-identity-store.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '#core/portal/identity-form.ts'
import { identityResetPath } from '#core/routes/external-paths.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import type { OpenIdentity } from '#test/builders/embedded-identity.builder.ts'
import {
  createClient,
  createVisitor,
  lastCode,
  left,
  logIn,
  openIdentity,
  pageOf,
  passFactor,
  shown,
  WITH_FACTOR,
} from '#test/builders/embedded-identity.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START_OF_TESTS }))
afterEach(() => void vi.useRealTimers())

const advance = (ms: number): void => void vi.setSystemTime(Date.now() + ms)
const MINUTE_MS = 60_000

const EMAIL = 'carmen@correo.example'
const PASSWORD = 'otra frase que recuerdo'
const path = { start: identityResetPath, code: `${identityResetPath}/code` }

/** A visitor who has named an address. */
const started = async (opened: OpenIdentity, email = EMAIL) => {
  const visitor = createVisitor(opened.app)
  const page = shown(await visitor.post(path.start, { email }))
  const choose = async (code = lastCode(opened), password = PASSWORD) =>
    shown(await visitor.post(path.code, { code, password }))
  return { visitor, page, choose }
}

const problemOf = (response: LightMyRequestResponse): unknown => Object(pageOf(response)).problem

const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('the reset of a password', () => {
  it('ends every session, token and started login, and leaves the second factor (S44)', async () => {
    const opened = await openIdentity()
    const client = createClient(opened.app)
    const holder = createVisitor(opened.app)
    const code = left(
      await logIn(holder, client.authorization(), { email: EMAIL, password: DEMO_PASSWORD }),
    ).searchParams.get('code')
    const token = (await client.redeem(code ?? '')).json<Record<string, string>>()['access_token'] ?? ''
    const thief = createVisitor(opened.app)
    const known = { email: EMAIL, password: DEMO_PASSWORD }
    const begun = shown(await logIn(thief, client.authorization(WITH_FACTOR), known))
    const factorCode = lastCode(opened)
    expect((await client.userinfo(token)).statusCode).toBe(200)

    const { visitor, choose } = await started(opened, ' Carmen@Correo.example ')
    expect(opened.sent.at(-1)).toMatchObject({ purpose: 'reset', email: EMAIL, language: 'es' })
    expect(pageOf(await choose())).toEqual({ page: 'resetDone' })

    expect((await client.userinfo(token)).statusCode).toBe(401)
    expect(pageOf(shown(await holder.open(client.authorization())))).toMatchObject({ page: 'login' })
    expect(pageOf(shown(await passFactor(thief, begun, factorCode)))).toMatchObject({ reason: 'expired' })
    expect(opened.sent.at(-1)).toEqual({ change: 'password', email: EMAIL, language: 'es' })
    expect(opened.book.events().map(({ security }) => security)).toContain('password reset')

    expect(problemOf(shown(await logIn(visitor, client.authorization(), known)))).toBe('wrong')
    const renewed = { email: EMAIL, password: PASSWORD }
    const factor = shown(await logIn(visitor, client.authorization(WITH_FACTOR), renewed))
    expect(pageOf(factor)).toMatchObject({ page: 'factor' })
    expect(opened.defects).toEqual([])
  })

  it('leaves the sessions of other logins', async () => {
    const opened = await openIdentity()
    const client = createClient(opened.app)
    const other = createVisitor(opened.app)
    left(
      await logIn(other, client.authorization(), { email: 'mateo@correo.example', password: DEMO_PASSWORD }),
    )
    const { choose } = await started(opened)
    await choose()
    expect(left(await other.open(client.authorization())).searchParams.get('code')).not.toBeNull()
  })
})

describe('a reset', () => {
  it('gets the same answers for a login, for none, and for one that is locked (S22, S24)', async () => {
    const opened = await openIdentity()
    const login = await opened.store.loginOf('mateo@correo.example')
    if (login === null) throw new Error('no login')
    await opened.store.changeLogin(login.id, (found) => ({
      after: { ...found, state: { ...found.state, lockedUntil: (START_OF_TESTS + MINUTE_MS) as never } },
      answer: null,
    }))
    const right = await started(opened)
    expect(opened.sent).toHaveLength(1)
    for (const email of ['nadie@correo.example', login.email]) {
      const { page, choose } = await started(opened, email)
      expect(page.statusCode).toBe(right.page.statusCode)
      expect(pageOf(page)).toEqual({ ...pageOf(right.page), email })
      const answer = await choose(wrongFor(lastCode(opened)))
      expect([answer.statusCode, pageOf(answer)]).toMatchObject([422, { page: 'resetCode', problem: 'code' }])
    }
    expect(opened.sent).toHaveLength(1)
  })

  it('accepts its code once, for ten minutes, and not after five wrong ones', async () => {
    const opened = await openIdentity()
    const late = await started(opened)
    advance(10 * MINUTE_MS)
    expect(problemOf(await late.choose())).toBe('codeExpired')
    const guessed = await started(opened)
    for (let tries = 0; tries < FACTOR_TRIES; tries += 1)
      expect(problemOf(await guessed.choose(wrongFor(lastCode(opened))))).toBe('code')
    expect(problemOf(await guessed.choose())).toBe('codeExpired')
    const used = await started(opened)
    expect(pageOf(await used.choose())).toEqual({ page: 'resetDone' })
    expect(pageOf(await used.choose())).toEqual({ page: 'error', reason: 'expired' })
  })

  it('belongs to the browser that requested it', async () => {
    const opened = await openIdentity()
    await started(opened)
    const stranger = createVisitor(opened.app)
    const answer = shown(await stranger.post(path.code, { code: lastCode(opened), password: PASSWORD }))
    expect([answer.statusCode, pageOf(answer)]).toEqual([400, { page: 'error', reason: 'expired' }])
  })

  it('changes nothing while code or password are refused, by the rules of a new login', async () => {
    const opened = await openIdentity()
    const before = await opened.store.loginOf(EMAIL)
    const { choose } = await started(opened)
    const code = lastCode(opened)
    expect(problemOf(await choose(' '))).toBe('codeMissing')
    await forAllAsyncWith({ numRuns: 10 }, fc.string({ maxLength: PASSWORD_MIN - 1 }), async (short) => {
      expect(problemOf(await choose(code, short))).toBe('passwordShort')
    })
    expect(problemOf(await choose(code, 'a'.repeat(PASSWORD_MAX + 1)))).toBe('passwordLong')
    expect(await opened.store.loginOf(EMAIL)).toEqual(before)
    expect(pageOf(await choose(code))).toEqual({ page: 'resetDone' })
  })

  it('is limited to ten requests in fifteen minutes from an address, and ten an hour for a login (S23)', async () => {
    const opened = await openIdentity()
    for (let count = 0; count < 10; count += 1) await started(opened)
    for (const email of [EMAIL, 'mateo@correo.example']) {
      const { page } = await started(opened, email)
      expect([page.statusCode, pageOf(page)]).toMatchObject([429, { problem: 'tooMany' }])
    }
    advance(15 * MINUTE_MS)
    expect(problemOf((await started(opened)).page)).toBe('tooMany')
    expect(problemOf((await started(opened, 'nadie@correo.example')).page)).toBeNull()
    expect(opened.sent).toHaveLength(10)
  })

  it('suggests a correction of an e-mail host with one typo (CHK-02)', async () => {
    const { page } = await started(await openIdentity(), 'carmen@gmail.con')
    expect([page.statusCode, problemOf(page)]).toEqual([422, 'emailUnlikely'])
  })

  it('needs an address', async () => {
    const { page } = await started(await openIdentity(), 'carmen')
    expect([page.statusCode, problemOf(page)]).toEqual([422, 'emailMalformed'])
  })

  it('of a login for demonstrations sends nothing where they are not allowed', async () => {
    const store = createMemoryIdentityStore()
    await openIdentity({ store })
    const opened = await openIdentity({ store, hasDemoLogins: false })
    expect(pageOf((await started(opened)).page)).toMatchObject({ page: 'resetCode' })
    expect(opened.sent).toEqual([])
  })

  it.each([path.start, path.code])('posted to %s by another site is refused (S12)', async (at) => {
    const { app, sent } = await openIdentity()
    const foreign = createVisitor(app, { origin: 'https://evil.example' })
    const answer = shown(await foreign.post(at, { email: EMAIL, code: '000000', password: PASSWORD }))
    expect([answer.statusCode, pageOf(answer)]).toEqual([403, { page: 'error', reason: 'origin' }])
    expect(sent).toEqual([])
  })
})
