import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '#adapters/identity/demo-logins.ts'
import { FACTOR_LOCK_MS } from '#adapters/identity/identity-config.ts'
import { embeddedOpenId } from '#adapters/server/identity/embedded-openid.ts'
import { withFactor } from '#adapters/identity/second-factor.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import type { OpenIdentity, Visitor } from '#test/builders/embedded-identity.builder.ts'
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
} from '#test/builders/embedded-identity.builder.ts'
import { loginNamed } from './identity-store.contract.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START_OF_TESTS }))
afterEach(() => void vi.useRealTimers())

const advance = (ms: number): void => void vi.setSystemTime(Date.now() + ms)
const STEP_MS = 30_000

const STEP_UP = { prompt: embeddedOpenId(ORIGIN).securityPrompt ?? '' }

const demo = (name: string) => ({ email: `${name}@correo.example`, password: DEMO_PASSWORD })

const actionOf = (response: LightMyRequestResponse): string => {
  const page = pageOf(response)
  return 'action' in page ? page.action : ''
}

/** Confirms password and factor on the way to the page of the second factor. */
const opened = async (
  identity: OpenIdentity,
  name: string,
  factor: () => string,
  visitor = createVisitor(identity.app),
) => {
  const client = createClient(identity.app)
  const asked = shown(await logIn(visitor, client.authorization(STEP_UP), demo(name)))
  const page = shown(await passFactor(visitor, asked, factor()))
  const post = async (form: Readonly<Record<string, string>>) => visitor.post(actionOf(page), form)
  return { visitor, client, asked, page, post }
}

const factorAsked = async (visitor: Visitor, identity: OpenIdentity, name: string) =>
  pageOf(
    shown(
      await logIn(visitor, createClient(identity.app).authorization({ prompt: 'login mfa' }), demo(name)),
    ),
  )

describe('the change of a second factor', () => {
  it('ends the other sessions of the login, and leaves the one that changed it (S48)', async () => {
    const identity = await openIdentity()
    const elsewhere = createVisitor(identity.app)
    const client = createClient(identity.app)
    const back = left(await logIn(elsewhere, client.authorization(), demo('carmen')))
    const tokens = (await client.redeem(back.searchParams.get('code') ?? '')).json<{
      readonly access_token: string
    }>()
    expect((await client.userinfo(tokens.access_token)).statusCode).toBe(200)
    const { visitor, client: own, post } = await opened(identity, 'carmen', () => lastCode(identity))
    const begun = pageOf(shown(await post({ factor: 'totp' })))
    const secret = 'secret' in begun ? begun.secret.replaceAll(' ', '') : ''
    shown(await post({ code: totpAt(secret) }))
    expect((await client.userinfo(tokens.access_token)).statusCode).toBe(401)
    expect(pageOf(shown(await elsewhere.open(client.authorization())))).toMatchObject({ page: 'login' })
    const done = left(await post({ action: 'cancel' }))
    expect((await own.redeem(done.searchParams.get('code') ?? '')).statusCode).toBe(200)
    expect(left(await visitor.open(own.authorization())).searchParams.has('code')).toBe(true)
  })

  it('connects an app once its first code was typed, and goes back to e-mail (S45)', async () => {
    const identity = await openIdentity()
    const { page, post } = await opened(identity, 'carmen', () => lastCode(identity))
    expect(pageOf(page)).toMatchObject({ page: 'security', factor: 'email', done: null })
    const connect = pageOf(shown(await post({ factor: 'totp' })))
    if (connect.page !== 'securityTotp') throw new Error(connect.page)
    const secret = connect.secret.replaceAll(' ', '')
    expect(connect.uri).toContain(`secret=${secret}`)
    expect(pageOf(shown(await post({ code: ' ' })))).toMatchObject({ problem: 'missing' })
    const wrong = totpAt(secret, Date.now() - 10 * STEP_MS)
    expect(pageOf(shown(await post({ code: wrong })))).toMatchObject({
      problem: 'wrong',
      secret: connect.secret,
    })
    expect((await identity.store.loginOf(demo('carmen').email))?.factor).toEqual({ kind: 'email' })
    const done = shown(await post({ code: totpAt(secret) }))
    expect(pageOf(done)).toMatchObject({ page: 'security', factor: 'totp', done: 'factor' })
    expect(identity.sent.at(-1)).toEqual({ change: 'totp', email: demo('carmen').email, language: 'es' })
    expect(left(await post({ action: 'cancel' })).searchParams.get('code')).not.toBeNull()
    expect(await factorAsked(createVisitor(identity.app), identity, 'carmen')).toMatchObject({
      page: 'factor',
      factor: 'totp',
    })

    advance(STEP_MS)
    const again = await opened(identity, 'carmen', () => totpAt(secret))
    const back = pageOf(shown(await again.post({ factor: 'email' })))
    expect(back).toMatchObject({ page: 'security', factor: 'email', done: 'factor' })
    expect(identity.sent.at(-1)).toEqual({ change: 'email', email: demo('carmen').email, language: 'es' })
    expect(await factorAsked(createVisitor(identity.app), identity, 'carmen')).toMatchObject({
      factor: 'email',
    })
    const events = identity.book.events().map(({ security }) => security)
    expect(events.filter((event) => event === 'second factor changed')).toHaveLength(2)
    expect(identity.defects).toEqual([])
  })
})

describe('the page of the second factor', () => {
  it('is not opened by a session alone, nor by a password alone (S45)', async () => {
    const identity = await openIdentity()
    const visitor = createVisitor(identity.app)
    const client = createClient(identity.app)
    left(await logIn(visitor, client.authorization(), demo('carmen')))
    for (const prompt of ['security', 'login security']) {
      const first = shown(await visitor.open(client.authorization({ prompt })))
      const answer =
        prompt === 'security' ? first : shown(await visitor.post(actionOf(first), demo('carmen')))
      expect([answer.statusCode, pageOf(answer)]).toEqual([400, { page: 'error', reason: 'request' }])
      const at = String([...visitor.cookies].findLast(([name]) => name.includes('interaction'))?.[1].path)
      const posted = shown(await visitor.post(at, { factor: 'totp' }))
      expect([posted.statusCode, pageOf(posted)]).toEqual([400, { page: 'error', reason: 'request' }])
    }
    expect((await identity.store.loginOf(demo('carmen').email))?.factor).toEqual({ kind: 'email' })
  })

  it('requires password and factor although the session has both', async () => {
    const identity = await openIdentity()
    const { visitor, client, post } = await opened(identity, 'julia', () => totpAt(DEMO_TOTP_SECRET))
    left(await post({ action: 'cancel' }))
    expect(pageOf(shown(await visitor.open(client.authorization(STEP_UP))))).toMatchObject({ page: 'login' })
  })

  it('offers another secret each time, and accepts none of a change that was given up', async () => {
    const identity = await openIdentity()
    const first = await opened(identity, 'carmen', () => lastCode(identity))
    const shownFirst = pageOf(shown(await first.post({ factor: 'totp' })))
    const second = await opened(identity, 'carmen', () => lastCode(identity))
    const shownSecond = pageOf(shown(await second.post({ factor: 'totp' })))
    if (shownFirst.page !== 'securityTotp' || shownSecond.page !== 'securityTotp') throw new Error('no key')
    expect(shownSecond.secret).not.toBe(shownFirst.secret)
    const stale = shown(await second.post({ code: totpAt(shownFirst.secret.replaceAll(' ', '')) }))
    expect(pageOf(stale)).toMatchObject({ page: 'securityTotp', problem: 'wrong' })
  })
})

describe('withFactor', () => {
  it('invalidates the code of the previous factor, and preserves a lock', () => {
    const lockedUntil = epochMs(START_OF_TESTS + FACTOR_LOCK_MS)
    const ana = loginNamed('ana')
    const code = { ...ana.state.code, codeName: 'sent', triesLeft: 3, sent: 4 }
    const login = { ...ana, state: { ...ana.state, lockedUntil, failures: 2, code } }
    const changed = withFactor(login, { kind: 'totp', secret: DEMO_TOTP_SECRET }, 7)
    expect(changed.state).toEqual({ ...login.state, lastStep: 7, code: { ...code, codeName: null } })
  })
})
