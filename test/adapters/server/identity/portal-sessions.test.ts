import { either as E, taskEither as TE } from 'fp-ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryPortalSessions } from '#test/builders/memory-portal-sessions.ts'
import type { OpenIdClient } from '#adapters/server/identity/openid-client.ts'
import type { TokenFailure } from '#adapters/server/identity/openid-failure.ts'
import type { IdentityGrant } from '#adapters/server/identity/openid-grant.ts'
import type { PortalSessionId, PortalSessionStore } from '#adapters/server/store/portal-session-store.ts'
import { createPortalSessions } from '#adapters/server/identity/portal-sessions.ts'
import {
  PORTAL_ABSOLUTE_MS,
  PORTAL_IDLE_MS,
  READ_ONLY_MS,
} from '#adapters/server/identity/session-validation.ts'
import { createTextEncryption } from '#adapters/server/identity/text-encryption.ts'
import { systemRandom } from '#adapters/server/system-random.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import { TOKEN_BUFFER_MS, TOKEN_VALIDATION_MS } from '#core/portal/token.ts'
import { fakeClock } from '#test/builders/clock.builder.ts'
import { portalKeys } from '#test/builders/portal.builder.ts'

const [HOME, CABIN] = ['CM-1', 'CM-2'] as [AccountId, AccountId]
const MINUTE_MS = 60_000
const LIFETIME_MS = 9 * 3_600_000

const grant = (given: Partial<IdentityGrant> = {}): IdentityGrant => ({
  subject: 'login-1',
  accessToken: 'token-1',
  claim: { state: 'read', role: 'primary' },
  accounts: [HOME],
  isMfaConfirmed: true,
  lifetimeMs: LIFETIME_MS,
  ...given,
})

const READ = { extends: false, changes: false, validates: false }
const USE = { ...READ, extends: true }
const CHANGE = { ...USE, changes: true }
const CHECK = { ...READ, validates: true }

const refused: TokenFailure = { _tag: 'TokenRefused', code: 'test' }
const down: TokenFailure = { _tag: 'ProviderUnavailable', code: 'test' }

const open = () => {
  const provider = {
    answer: E.right({}) as E.Either<TokenFailure, Record<string, unknown>>,
    asked: 0,
    revoked: 0,
  }
  const client: OpenIdClient = {
    start: () => TE.left({ _tag: 'LoginUnavailable', code: '' }),
    redeem: () => TE.left({ _tag: 'LoginUnavailable', code: '' }),
    validate: () => async () => {
      provider.asked += 1
      return provider.answer
    },
    revoke: () => async () => {
      provider.revoked += 1
      return E.right(undefined)
    },
    endsRevokedSessions: false,
    leaveUrl: () => TE.right(null),
  }
  const clock = fakeClock()
  const store = createMemoryPortalSessions()
  const encryption = createTextEncryption(portalKeys())
  const sessions = createPortalSessions({ client, store, encryption, clock, random: systemRandom })
  let codes = 0
  const logIn = async (given?: Partial<IdentityGrant>, replaces: PortalSessionId | null = null) =>
    (await sessions.open(grant(given), { client: 'portal', code: `code-${(codes += 1)}`, replaces })) ?? ''
  return { provider, clock, store, sessions, logIn }
}

let opened: ReturnType<typeof open>
beforeEach(() => {
  opened = open()
})

const isOpen = async (secret: string, use = READ): Promise<boolean> =>
  E.isRight(await opened.sessions.credentialsOf(secret, use))

describe('a portal session', () => {
  it('ends 15 minutes after its last use, and only a use extends it (S11)', async () => {
    const { clock, logIn } = opened
    const secret = await logIn()
    for (const _ of [1, 2, 3]) {
      clock.advance(PORTAL_IDLE_MS - 1)
      expect(await isOpen(secret, USE)).toBe(true)
    }
    clock.advance(PORTAL_IDLE_MS / 2)
    expect(await isOpen(secret)).toBe(true)
    clock.advance(PORTAL_IDLE_MS / 2)
    expect(await isOpen(secret)).toBe(false)
    expect(await opened.store.find(opened.sessions.idOf(secret))).toBeNull()
  })

  it('ends after 8 hours, however it is used (S11)', async () => {
    const { clock, logIn } = opened
    const secret = await logIn()
    for (let ms = 0; ms + 10 * MINUTE_MS < PORTAL_ABSOLUTE_MS; ms += 10 * MINUTE_MS) {
      clock.advance(10 * MINUTE_MS)
      expect(await isOpen(secret, USE)).toBe(true)
    }
    clock.advance(10 * MINUTE_MS)
    expect(await isOpen(secret, USE)).toBe(false)
  })

  it('ends 10 minutes before its token, and returns its end (PTL-07)', async () => {
    const { clock, sessions, logIn } = opened
    const lifetimeMs = TOKEN_BUFFER_MS + 5 * MINUTE_MS
    const secret = await logIn({ lifetimeMs })
    const ends = clock.now() + lifetimeMs - TOKEN_BUFFER_MS
    expect(await sessions.credentialsOf(secret, READ)).toMatchObject({ right: { expiresAt: ends } })
    clock.advance(5 * MINUTE_MS - 1)
    expect(await isOpen(secret, USE)).toBe(true)
    clock.advance(1)
    expect(await isOpen(secret, USE)).toBe(false)
  })

  it('calls the provider once a minute, and once for concurrent calls (PTL-07)', async () => {
    const { clock, provider, logIn } = opened
    const secret = await logIn()
    clock.advance(TOKEN_VALIDATION_MS - 1)
    await isOpen(secret)
    expect(provider.asked).toBe(0)
    clock.advance(1)
    await Promise.all([isOpen(secret), isOpen(secret), isOpen(secret)])
    expect(provider.asked).toBe(1)
    await isOpen(secret)
    expect(provider.asked).toBe(1)
  })

  it('ends when the provider refuses its token', async () => {
    const { clock, provider, logIn } = opened
    const secret = await logIn()
    provider.answer = E.left(refused)
    clock.advance(TOKEN_VALIDATION_MS)
    expect(await isOpen(secret)).toBe(false)
    provider.answer = E.right({})
    expect(await isOpen(secret)).toBe(false)
  })

  it('is validated at once by a call about itself (PTL-29)', async () => {
    const { provider, logIn } = opened
    const secret = await logIn()
    provider.answer = E.left(down)
    expect(await isOpen(secret, CHECK)).toBe(true)
    const ended = await logIn()
    opened.clock.advance(MINUTE_MS / 2)
    provider.answer = E.left(refused)
    expect(await isOpen(ended)).toBe(true)
    expect(await isOpen(ended, CHECK)).toBe(false)
    expect(await isOpen(ended)).toBe(false)
  })

  it('reads for a while and changes nothing while the provider is down (F29, S31)', async () => {
    const { clock, provider, sessions, logIn } = opened
    const secret = await logIn()
    provider.answer = E.left(down)
    clock.advance(TOKEN_VALIDATION_MS)
    expect(await isOpen(secret)).toBe(true)
    expect(await sessions.credentialsOf(secret, CHANGE)).toEqual(E.left('unavailable'))
    expect(provider.asked).toBe(1)
    clock.advance(READ_ONLY_MS - TOKEN_VALIDATION_MS)
    expect(await sessions.credentialsOf(secret, READ)).toEqual(E.left('unavailable'))
    provider.answer = E.right({})
    clock.advance(MINUTE_MS)
    expect(await isOpen(secret, CHANGE)).toBe(true)
  })

  it('ends when the role of its login changes: the next login has a new id (S10)', async () => {
    const { clock, provider, logIn } = opened
    for (const role of ['standard', 'PRIMARY', ['primary'], null]) {
      provider.answer = E.right({})
      const secret = await logIn()
      provider.answer = E.right({ identity_role: role })
      clock.advance(TOKEN_VALIDATION_MS)
      expect([role, await isOpen(secret)]).toEqual([role, false])
    }
    provider.answer = E.right({ identity_role: 'primary' })
    const secret = await logIn()
    clock.advance(TOKEN_VALIDATION_MS)
    expect(await isOpen(secret)).toBe(true)
  })

  it('is about the only account of its login, and about none of several until one is chosen', async () => {
    const { sessions, logIn } = opened
    expect(await sessions.credentialsOf(await logIn(), READ)).toMatchObject({ right: { accountId: HOME } })
    const several = await logIn({ accounts: [HOME, CABIN] })
    expect(await sessions.credentialsOf(several, READ)).toMatchObject({ right: { accountId: null } })
    await sessions.choose(several, CABIN)
    expect(await sessions.credentialsOf(several, READ)).toMatchObject({ right: { accountId: CABIN } })
  })

  it('loses an account that its login loses', async () => {
    const { clock, provider, sessions, logIn } = opened
    const secret = await logIn({ accounts: [HOME, CABIN] })
    await sessions.choose(secret, CABIN)
    provider.answer = E.right({ account_ids: [HOME] })
    clock.advance(TOKEN_VALIDATION_MS)
    expect(await sessions.credentialsOf(secret, READ)).toMatchObject({
      right: { accountId: HOME, accounts: [HOME] },
    })
    provider.answer = E.right({ account_ids: 'CM-2' })
    clock.advance(TOKEN_VALIDATION_MS)
    expect(await sessions.credentialsOf(secret, READ)).toMatchObject({
      right: { accountId: null, accounts: [] },
    })
  })

  it('preserves its account through the second factor, of the same login only', async () => {
    const { sessions, logIn } = opened
    const accounts = [HOME, CABIN]
    const first = await logIn({ accounts, isMfaConfirmed: false })
    await sessions.choose(first, CABIN)
    const second = await logIn({ accounts }, sessions.idOf(first))
    expect(await isOpen(first)).toBe(false)
    expect(await sessions.credentialsOf(second, READ)).toMatchObject({
      right: { accountId: CABIN, isMfaConfirmed: true },
    })
    const other = await logIn({ accounts, subject: 'login-2' }, sessions.idOf(second))
    expect(await sessions.credentialsOf(other, READ)).toMatchObject({ right: { accountId: null } })
  })

  it('ends with its sign-out, and its token is revoked', async () => {
    const { provider, sessions, logIn } = opened
    const secret = await logIn()
    expect(await sessions.end(secret)).toBe('portal')
    expect(await isOpen(secret)).toBe(false)
    expect(await sessions.end(secret)).toBeNull()
    expect(provider.revoked).toBe(1)
  })

  it('ends when its code opens another one (F28)', async () => {
    const { sessions } = opened
    const session = { client: 'portal', code: 'same', replaces: null } as const
    const secret = (await sessions.open(grant(), session)) ?? ''
    expect(await sessions.open(grant(), session)).toBeNull()
    expect(await isOpen(secret)).toBe(false)
  })

  it('is stored without its secret and without a readable token (S10)', async () => {
    const written: unknown[] = []
    const { store, sessions, logIn } = opened
    const spied: PortalSessionStore = store
    const secret = await logIn()
    written.push(await spied.find(sessions.idOf(secret)))
    const dump = JSON.stringify(written)
    for (const hidden of [secret, 'token-1', 'login-1']) expect(dump).not.toContain(hidden)
  })
})
