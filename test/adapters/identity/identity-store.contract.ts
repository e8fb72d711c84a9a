import { describe, expect, it } from 'vitest'
import type { IdentityStore, LoginId, LoginRecord, StoredPayload } from '#adapters/identity/identity-store.ts'
import { NEW_FACTOR_STATE } from '#adapters/identity/second-factor.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'

export const loginNamed = (name: string, more: Partial<LoginRecord> = {}): LoginRecord => ({
  id: `login-${name}` as LoginId,
  email: `${name}@correo.example`,
  passwordHash: 'scrypt$4$8$1$c2FsdA$a2V5',
  role: 'primary',
  accounts: ['CM-100200' as AccountId],
  factor: { kind: 'email' },
  state: NEW_FACTOR_STATE,
  isDemo: false,
  createdAt: START_OF_TESTS,
  ...more,
})

const payloadNamed = (id: string, more: Partial<StoredPayload> = {}): StoredPayload => ({
  model: 'AuthorizationCode',
  id,
  payload: { accountId: 'ana', nested: { list: [1, 'two', null] } },
  uid: null,
  grantId: 'grant-1',
  consumedAt: null,
  expiresAt: epochMs(START_OF_TESTS + 60_000),
  ...more,
})

/** The contract of every store of the embedded identity provider. */
export const identityStoreContract = (
  name: string,
  makeStore: () => IdentityStore | Promise<IdentityStore>,
): void => {
  describe(`${name}: what the provider has issued`, () => {
    it('is found by model and id, and by its uid, and replaced by another of the same id', async () => {
      const store = await makeStore()
      const session = payloadNamed('session', { model: 'Session', uid: 'uid-1', grantId: null })
      await store.savePayload(session)
      await store.savePayload(payloadNamed('session'))
      expect(await store.payload('Session', 'session')).toEqual(session)
      expect(await store.payloadOfUid('Session', 'uid-1')).toEqual(session)
      expect(await store.payloadOfUid('AuthorizationCode', 'uid-1')).toBeNull()
      const renewed = { ...session, payload: { accountId: 'luis' }, expiresAt: epochMs(START_OF_TESTS + 1) }
      await store.savePayload(renewed)
      expect(await store.payload('Session', 'session')).toEqual(renewed)
      await store.deletePayload('Session', 'session')
      expect(await store.payload('Session', 'session')).toBeNull()
      expect(await store.payload('AuthorizationCode', 'session')).not.toBeNull()
    })

    it('is redeemed by one of several requests at once (S21, F28)', async () => {
      const store = await makeStore()
      await store.savePayload(payloadNamed('code'))
      const redeem = () => store.consumePayload('AuthorizationCode', 'code', START_OF_TESTS)
      const redeemed = await Promise.all([redeem(), redeem(), redeem()])
      expect(redeemed.filter(Boolean)).toHaveLength(1)
      expect((await store.payload('AuthorizationCode', 'code'))?.consumedAt).toBe(START_OF_TESTS)
      expect(await store.consumePayload('AuthorizationCode', 'nothing', START_OF_TESTS)).toBe(false)
    })

    it('ends with its grant', async () => {
      const store = await makeStore()
      await store.savePayload(payloadNamed('code'))
      await store.savePayload(payloadNamed('token', { model: 'AccessToken' }))
      await store.savePayload(payloadNamed('other', { grantId: 'grant-2' }))
      await store.deleteGranted('grant-1')
      expect(await store.payload('AuthorizationCode', 'code')).toBeNull()
      expect(await store.payload('AccessToken', 'token')).toBeNull()
      expect(await store.payload('AuthorizationCode', 'other')).not.toBeNull()
    })

    it('ends for one login: its sessions, tokens and started logins', async () => {
      const store = await makeStore()
      const own = [
        { accountId: 'ana' },
        { session: { accountId: 'ana', uid: 'uid-1' } },
        { result: { login: { accountId: 'ana' } } },
        { lastSubmission: { login: { accountId: 'ana' } } },
      ]
      const others = [{ accountId: 'luis' }, { session: {} }, { email: 'ana' }]
      for (const [index, payload] of [...own, ...others].entries())
        await store.savePayload(payloadNamed(String(index), { payload }))
      await store.deleteIssuedTo('ana' as LoginId)
      const left = await Promise.all(
        [...own, ...others].map((_payload, index) => store.payload('AuthorizationCode', String(index))),
      )
      expect(left.flatMap((stored) => stored?.payload ?? [])).toEqual(others)
    })

    it('ends for one login but for one session and the interactions in it', async () => {
      const store = await makeStore()
      const accountId = 'ana'
      await store.savePayload(payloadNamed('kept', { payload: { accountId }, uid: 'own' }))
      await store.savePayload(
        payloadNamed('within', { payload: { session: { accountId, uid: 'own' } }, uid: null }),
      )
      await store.savePayload(payloadNamed('other', { payload: { accountId }, uid: 'another' }))
      await store.savePayload(payloadNamed('token', { payload: { accountId }, uid: null }))
      await store.deleteIssuedTo('ana' as LoginId, { except: 'own' })
      const ids = ['kept', 'within', 'other', 'token']
      const left = await Promise.all(ids.map((id) => store.payload('AuthorizationCode', id)))
      expect(left.map((stored) => stored?.id ?? null)).toEqual(['kept', 'within', null, null])
    })

    it('ends for one session of a login, which is listed among its sessions', async () => {
      const store = await makeStore()
      const session = (id: string, accountId: string) =>
        payloadNamed(id, { model: 'Session', uid: `uid-${id}`, payload: { accountId } })
      for (const stored of [session('one', 'ana'), session('two', 'ana'), session('other', 'luis')])
        await store.savePayload(stored)
      for (const id of ['one', 'two'])
        await store.savePayload(
          payloadNamed(`token-${id}`, { payload: { accountId: 'ana', sessionUid: `uid-${id}` } }),
        )
      const listed = async () => (await store.sessionsOf('ana' as LoginId)).map(({ id }) => id).toSorted()
      expect(await listed()).toEqual(['one', 'two'])
      await store.deleteIssuedTo('ana' as LoginId, { only: 'uid-other' })
      expect(await store.payload('Session', 'other')).not.toBeNull()
      await store.deleteIssuedTo('ana' as LoginId, { only: 'uid-one' })
      expect(await listed()).toEqual(['two'])
      const tokens = ['token-one', 'token-two'].map((id) => store.payload('AuthorizationCode', id))
      expect((await Promise.all(tokens)).map((token) => token?.id ?? null)).toEqual([null, 'token-two'])
    })

    it('changes by one decision after another', async () => {
      const store = await makeStore()
      await store.savePayload(payloadNamed('counted', { payload: { count: 0 } }))
      const add = () =>
        store.changePayload('AuthorizationCode', 'counted', (stored) => {
          const count = Number(stored.payload['count']) + 1
          return { after: { ...stored, payload: { count } }, answer: count }
        })
      expect((await Promise.all([add(), add(), add()])).toSorted()).toEqual([1, 2, 3])
      const remove = () =>
        store.changePayload('AuthorizationCode', 'counted', () => ({ after: null, answer: 'gone' }))
      expect([await remove(), await remove()]).toEqual(['gone', null])
    })
  })

  describe(`${name}: keys of the provider`, () => {
    it('are one of a kind per period: the first that is added', async () => {
      const store = await makeStore()
      await store.addKey({ kind: 'cookie', period: 7, secret: 'first' })
      await store.addKey({ kind: 'cookie', period: 7, secret: 'second' })
      await store.addKey({ kind: 'signing', period: 7, secret: 'third' })
      await store.addKey({ kind: 'cookie', period: 8, secret: 'fourth' })
      expect((await store.keys()).map(({ secret }) => secret).toSorted()).toEqual([
        'first',
        'fourth',
        'third',
      ])
      await store.deleteKeysBefore(8)
      expect((await store.keys()).map(({ secret }) => secret)).toEqual(['fourth'])
    })
  })

  describe(`${name}: logins`, () => {
    it('have one address each, and are found by it and by their id', async () => {
      const store = await makeStore()
      const ana = loginNamed('ana', { factor: { kind: 'totp', secret: 'JBSWY3DPEHPK3PXP' }, role: null })
      expect(await store.addLogin(ana)).toBe(true)
      expect(await store.addLogin({ ...ana, id: 'another' as LoginId })).toBe(false)
      expect(await store.addLogin({ ...ana, email: 'otra@correo.example' })).toBe(false)
      expect(await store.loginOf('ana@correo.example')).toEqual(ana)
      expect(await store.loginNamed(ana.id)).toEqual(ana)
      expect(await store.loginOf('nadie@correo.example')).toBeNull()
      expect(await store.loginNamed('another' as LoginId)).toBeNull()
    })

    it('change by one decision after another, except for id and address', async () => {
      const store = await makeStore()
      const ana = loginNamed('ana')
      await store.addLogin(ana)
      const fail = () =>
        store.changeLogin(ana.id, (login) => {
          const failures = login.state.failures + 1
          const state = { ...login.state, failures, lockedUntil: START_OF_TESTS, lastStep: 3 }
          return { after: { ...login, email: 'otra@correo.example', state }, answer: failures }
        })
      expect((await Promise.all([fail(), fail(), fail()])).toSorted()).toEqual([1, 2, 3])
      const state = { ...ana.state, failures: 3, lockedUntil: START_OF_TESTS, lastStep: 3 }
      expect(await store.loginOf(ana.email)).toEqual({ ...ana, state })
      const nobody = store.changeLogin('nobody' as LoginId, (login) => ({ after: login, answer: 'changed' }))
      expect(await nobody).toBeNull()
    })
  })
}
