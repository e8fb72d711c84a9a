import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD } from '#adapters/identity/demo-logins.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import { identitySignupPath, externalPaths } from '#core/routes/external-paths.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
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
  totpAt,
  WITH_FACTOR,
} from '#test/builders/embedded-identity.builder.ts'
import { decodeJwt } from './decode-jwt.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START_OF_TESTS }))
afterEach(() => void vi.useRealTimers())

const advance = (ms: number): void => void vi.setSystemTime(Date.now() + ms)
const MINUTE_MS = 60_000

const ORDER = '4K7MP-9QRTX'
const EMAIL = 'buyer@correo.example'
const PASSWORD = 'una frase que recuerdo'
const path = {
  start: identitySignupPath,
  code: `${identitySignupPath}/code`,
  factor: `${identitySignupPath}/factor`,
  totp: `${identitySignupPath}/totp`,
}

/** A visitor who has named an order and an address. */
const started = async (opened: OpenIdentity, { order = ORDER, email = EMAIL } = {}) => {
  const visitor = createVisitor(opened.app)
  const page = shown(await visitor.post(path.start, { order, email }))
  const prove = (code = lastCode(opened), password = PASSWORD) => visitor.post(path.code, { code, password })
  return { visitor, page, prove }
}

/** Signs in with a second factor, and returns the claims. */
const claimsAfter = async (opened: OpenIdentity, code: () => string, password = PASSWORD) => {
  const visitor = createVisitor(opened.app)
  const client = createClient(opened.app)
  const factor = shown(await logIn(visitor, client.authorization(WITH_FACTOR), { email: EMAIL, password }))
  const answer = left(await passFactor(visitor, factor, code()))
  const tokens = (await client.redeem(answer.searchParams.get('code') ?? '')).json<Record<string, unknown>>()
  return decodeJwt(String(tokens['id_token'])).payload
}

describe('the signup of a buyer', () => {
  it('creates a login with a code by e-mail, which finds the account of the order', async () => {
    const opened = await openIdentity()
    const visitor = createVisitor(opened.app)
    expect(pageOf(shown(await visitor.open(`${path.start}?order=${ORDER}`)))).toMatchObject({
      page: 'signup',
      order: ORDER,
    })
    const code = shown(
      await visitor.post(path.start, { order: '4k7mp 9qrtx', email: 'Buyer@Correo.example' }),
    )
    expect(pageOf(code)).toMatchObject({ page: 'signupCode', email: EMAIL, isProven: false })
    expect(opened.sent).toMatchObject([{ purpose: 'signup', email: EMAIL, language: 'es' }])
    const factor = shown(await visitor.post(path.code, { code: lastCode(opened), password: PASSWORD }))
    expect(pageOf(factor)).toMatchObject({ page: 'signupFactor' })
    const end = left(await visitor.post(path.factor, { factor: 'email' }))
    expect(end.href).toBe(`${ORIGIN}${externalPaths.existingCustomer}`)
    expect(await claimsAfter(opened, () => lastCode(opened))).toMatchObject({
      identity_role: 'primary',
      account_ids: ['CM-4790001'],
      amr: ['pwd', 'otp'],
    })
    expect(opened.book.events().map(({ security }) => security)).toContain('login created')
    expect(opened.defects).toEqual([])
  })

  it('creates a login with one-time passwords, once one of them was typed', async () => {
    const opened = await openIdentity()
    const { visitor, prove } = await started(opened)
    await prove()
    const shownSecret = pageOf(shown(await visitor.post(path.factor, { factor: 'totp' })))
    if (shownSecret.page !== 'signupTotp') throw new Error(shownSecret.page)
    const secret = shownSecret.secret.replaceAll(' ', '')
    expect(shownSecret.uri).toContain(`secret=${secret}`)
    expect(shownSecret.uri).toContain('issuer=Cometa')
    expect(pageOf(shown(await visitor.post(path.totp, { code: '000000' })))).toMatchObject({
      problem: 'wrong',
      secret: shownSecret.secret,
    })
    expect(await opened.store.loginOf(EMAIL)).toBeNull()
    left(await visitor.post(path.totp, { code: totpAt(secret) }))
    advance(30_000)
    expect(await claimsAfter(opened, () => totpAt(secret))).toMatchObject({ amr: ['pwd', 'otp'] })
  })
})

describe('a signup', () => {
  it('gets the same answers for an order of somebody else, and for none (S24)', async () => {
    const opened = await openIdentity()
    const strangers = [{ email: 'otra@correo.example' }, { order: 'AAAAA-BBBBB' }]
    const right = await started(opened)
    expect(opened.sent).toHaveLength(1)
    for (const about of strangers) {
      const { page, prove } = await started(opened, about)
      expect(page.statusCode).toBe(right.page.statusCode)
      expect(pageOf(page)).toEqual({ ...pageOf(right.page), ...('email' in about && about) })
      const answer = shown(await prove('000000'))
      expect(pageOf(answer)).toMatchObject({ page: 'signupCode', problem: 'code', isProven: false })
    }
    expect(opened.sent).toHaveLength(1)
  })

  it('refuses its code after five wrong ones, and after ten minutes', async () => {
    const opened = await openIdentity()
    const { prove } = await started(opened)
    for (let tries = 0; tries < 5; tries += 1)
      expect(pageOf(shown(await prove('000000')))).toMatchObject({ problem: 'code' })
    expect(pageOf(shown(await prove()))).toMatchObject({ problem: 'codeExpired' })
    const late = await started(opened)
    advance(10 * MINUTE_MS)
    expect(pageOf(shown(await late.prove()))).toMatchObject({ problem: 'codeExpired' })
  })

  it.each([
    ['corta', 'passwordShort'],
    ['x'.repeat(201), 'passwordLong'],
    ['', 'passwordShort'],
  ])('does not use its code up for the password "%s"', async (password, problem) => {
    const opened = await openIdentity()
    const { prove } = await started(opened)
    expect(pageOf(shown(await prove(lastCode(opened), password)))).toMatchObject({ problem })
    expect(pageOf(shown(await prove()))).toMatchObject({ page: 'signupFactor' })
  })

  it('with the address of a login adds the account to it, after its password', async () => {
    const carmen = 'carmen@correo.example'
    const opened = await openIdentity({ accountOfOrder: async () => 'CM-4790001' as AccountId })
    const { visitor, page, prove } = await started(opened, { email: carmen })
    expect(pageOf(page)).toMatchObject({ page: 'signupCode' })
    const refused = shown(await prove())
    expect(pageOf(refused)).toMatchObject({ problem: 'password', isProven: true })
    expect((await opened.store.loginOf(carmen))?.accounts).toEqual(['CM-100100'])
    left(await visitor.post(path.code, { password: DEMO_PASSWORD }))
    expect((await opened.store.loginOf(carmen))?.accounts).toEqual(['CM-100100', 'CM-4790001'])
  })

  it.each([
    [{ order: '', email: EMAIL }, 'orderMissing'],
    [{ order: '123', email: EMAIL }, 'orderMalformed'],
    [{ order: ORDER, email: 'nadie' }, 'emailMalformed'],
    [{ order: ORDER, email: 'ana@gmail.con' }, 'emailUnlikely'],
  ])('names the failure of %j, and preserves the typed text', async (typed, problem) => {
    const { app } = await openIdentity()
    const answer = shown(await createVisitor(app).post(path.start, typed))
    expect([answer.statusCode, pageOf(answer)]).toMatchObject([422, { page: 'signup', ...typed, problem }])
  })

  it('suggests once a correction of an e-mail host with one typo (CHK-02)', async () => {
    const opened = await openIdentity()
    const visitor = createVisitor(opened.app)
    const typed = { order: ORDER, email: 'ana@gmail.con' }
    const asked = shown(await visitor.post(path.start, { ...typed, 'asked-email': 'ana@gmial.com' }))
    expect(pageOf(asked)).toMatchObject({ page: 'signup', ...typed, problem: 'emailUnlikely' })
    const sent = shown(await visitor.post(path.start, { ...typed, 'asked-email': typed.email }))
    expect(pageOf(sent)).toMatchObject({ page: 'signupCode', email: typed.email })
  })

  it('can be started ten times in fifteen minutes (S23)', async () => {
    const opened = await openIdentity()
    for (let count = 0; count < 10; count += 1) await started(opened)
    const answer = (await started(opened)).page
    expect([answer.statusCode, pageOf(answer)]).toMatchObject([429, { problem: 'tooMany' }])
    expect(opened.sent).toHaveLength(10)
  })

  it.each([path.code, path.factor, path.totp])(
    'cannot begin at %s, nor continue after an hour',
    async (at) => {
      const opened = await openIdentity()
      const stranger = shown(await createVisitor(opened.app).open(at))
      expect([stranger.statusCode, pageOf(stranger)]).toEqual([400, { page: 'error', reason: 'expired' }])
      const { visitor } = await started(opened)
      advance(60 * MINUTE_MS)
      expect(pageOf(shown(await visitor.open(at)))).toEqual({ page: 'error', reason: 'expired' })
    },
  )

  it('cannot skip its code or its password', async () => {
    const opened = await openIdentity()
    const { visitor } = await started(opened)
    for (const [at, form] of [
      [path.factor, { factor: 'email' }],
      [path.factor, { factor: 'totp' }],
      [path.totp, { code: '000000' }],
    ] as const)
      expect(pageOf(shown(await visitor.post(at, form)))).toEqual({ page: 'error', reason: 'expired' })
    expect(await opened.store.loginOf(EMAIL)).toBeNull()
  })

  it('posted by another site is refused (S12)', async () => {
    const { app } = await openIdentity()
    const foreign = createVisitor(app, { origin: 'https://evil.example' })
    const answer = shown(await foreign.post(path.start, { order: ORDER, email: EMAIL }))
    expect([answer.statusCode, pageOf(answer)]).toEqual([403, { page: 'error', reason: 'origin' }])
  })

  it('whose code cannot be sent goes on, and the failure is reported', async () => {
    const opened = await openIdentity({ sendCode: () => Promise.reject(new Error('no mail')) })
    const { page } = await started(opened)
    expect(pageOf(page)).toMatchObject({ page: 'signupCode' })
    await Promise.resolve()
    expect(opened.defects).toHaveLength(1)
  })
})
