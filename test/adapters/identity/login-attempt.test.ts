import { describe, expect, it } from 'vitest'
import { ATTEMPTS } from '#adapters/identity/identity-config.ts'
import { DEMO_PASSWORD, addDemoLogins } from '#adapters/identity/demo-logins.ts'
import { createPasswordCheck } from '#adapters/identity/login-attempt.ts'
import { createMemoryCount } from '#adapters/server/http/memory-counter.ts'
import type { IdentityMessage } from '#core/ports/identity-pages.ts'
import { fakeClock } from '#test/builders/clock.builder.ts'
import { hashOf } from '#test/builders/embedded-identity.builder.ts'
import { createMemoryIdentityStore } from '#test/builders/memory-identity-store.ts'

const COST = { logN: 4, r: 8, p: 1, keyBytes: 32, saltBytes: 16 }

const opened = async () => {
  const clock = fakeClock()
  const store = createMemoryIdentityStore()
  await addDemoLogins(store, clock, COST)
  const sent: IdentityMessage[] = []
  const check = createPasswordCheck(
    {
      store,
      count: createMemoryCount(clock),
      hash: hashOf,
      hasDemoLogins: true,
      sendCode: async (message) => void sent.push(message),
      report: console.error,
    },
    COST,
  )
  const attempt = async (ip: string, password: string, email = 'carmen@correo.example') =>
    (await check({ email, password, ip, language: 'en' }))._tag
  return { clock, attempt, sent }
}

describe('createPasswordCheck', () => {
  it('lets a thousand networks try no more passwords of an account than one (S48)', async () => {
    const { attempt } = await opened()
    const answers: string[] = []
    for (let network = 0; network < 1_000; network += 1)
      answers.push(await attempt(`10.${network >> 8}.${network & 255}.1`, `guess ${network}`))
    expect(answers.filter((tag) => tag !== 'LoginLocked')).toHaveLength(ATTEMPTS.loginOfAccount.max)
  })

  it('lets the owner in where the owner has signed in before, and everywhere after a while (S48)', async () => {
    const { clock, attempt } = await opened()
    expect(await attempt('192.0.2.1', DEMO_PASSWORD)).toBe('LoggedIn')
    for (let network = 0; network < 50; network += 1) await attempt(`10.0.${network}.1`, 'guess')
    expect(await attempt('192.0.2.1', DEMO_PASSWORD)).toBe('LoggedIn')
    expect(await attempt('192.0.2.2', DEMO_PASSWORD)).toBe('LoginLocked')
    clock.advance(ATTEMPTS.loginOfAccount.windowMs)
    expect(await attempt('192.0.2.2', DEMO_PASSWORD)).toBe('LoggedIn')
  })

  it('sends the owner one e-mail per lock, with its length and no password (PTL-31)', async () => {
    const { clock, attempt, sent } = await opened()
    const { max, windowMs } = ATTEMPTS.loginOfAccount
    for (let number = 1; number < max; number += 1) await attempt(`10.0.${number}.1`, 'guess')
    expect(sent).toEqual([])
    clock.advance(windowMs / 3)
    await Promise.all([...Array(20).keys()].map((number) => attempt(`10.1.${number}.1`, 'secret guess')))
    const lock = { lock: 'password', minutes: 10, email: 'carmen@correo.example', language: 'en' }
    expect(sent).toEqual([lock])
    clock.advance(windowMs)
    for (let number = 0; number < 20; number += 1) await attempt(`10.2.${number}.1`, 'guess')
    expect(sent).toEqual([lock, { ...lock, minutes: 15 }])
  })

  it('sends nothing about an address without a login (PTL-31)', async () => {
    const { attempt, sent } = await opened()
    for (let number = 0; number < 20; number += 1)
      await attempt(`10.0.${number}.1`, 'guess', 'nobody@correo.example')
    expect(sent).toEqual([])
  })
})
