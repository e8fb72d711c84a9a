import { describe, expect, it } from 'vitest'
import { createSqlIdentityStore } from '#adapters/server/store/identity-rows.ts'
import type { Database } from '#adapters/server/store/database.ts'
import { eraseBuyer } from '#adapters/server/store/erase.ts'
import { purge } from '#adapters/server/store/purge.ts'
import type { StoreId } from '#adapters/server/store/store-id.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { sha256 } from '#test/builders/provider.builder.ts'
import { identityStoreContract, loginNamed } from '../../identity/identity-store.contract.ts'
import { emptyTables } from './empty-tables.ts'

/** The contract of the store of the embedded identity provider on every SQL database. */
export const identityRowsContract = (name: string, database: () => Database): void => {
  const emptyStore = async () => {
    await emptyTables(database())
    return createSqlIdentityStore(database())
  }
  identityStoreContract(name, emptyStore)

  describe(`${name}: rows of the identity provider`, () => {
    const payload = (id: string, more: object) => ({
      model: 'AccessToken',
      id,
      payload: {},
      uid: null,
      grantId: null,
      consumedAt: null,
      expiresAt: epochMs(START_OF_TESTS + 1),
      ...more,
    })

    it('are purged once they expire (S42)', async () => {
      const store = await emptyStore()
      await store.savePayload(payload('past', { expiresAt: START_OF_TESTS }))
      await store.savePayload(payload('valid', {}))
      await purge(database(), START_OF_TESTS, (_name, error) => {
        throw error
      })
      expect(await store.payload('AccessToken', 'past')).toBeNull()
      expect(await store.payload('AccessToken', 'valid')).not.toBeNull()
    })

    it('are erased with their buyer: the login, its tokens, and a started signup (S42)', async () => {
      const store = await emptyStore()
      const [ana, luis] = [loginNamed('ana'), loginNamed('luis')]
      await store.addLogin(ana)
      await store.addLogin(luis)
      await store.savePayload(payload('of-ana', { payload: { accountId: ana.id } }))
      await store.savePayload(payload('of-luis', { payload: { accountId: luis.id } }))
      await store.savePayload(payload('signup', { model: 'Signup', payload: { email: ana.email } }))
      const erased = await eraseBuyer(
        { email: 'Ana@correo.example' },
        { db: database(), now: START_OF_TESTS, hash: sha256, report: console.error },
      )
      expect(erased).toMatchObject({ removed: { identity_logins: 1, identity_payloads: 2 } })
      expect(await store.loginOf(ana.email)).toBeNull()
      expect(await store.loginOf(luis.email)).toEqual(luis)
      expect(await store.payload('AccessToken', 'of-luis')).not.toBeNull()
    })

    it('belong to one store of a shared database', async () => {
      const store = await emptyStore()
      await store.addLogin(loginNamed('ana'))
      await store.addKey({ kind: 'cookie', period: 1, secret: 'ours' })
      const other = createSqlIdentityStore(database(), 'pr' as StoreId)
      expect(await other.loginOf('ana@correo.example')).toBeNull()
      expect(await other.keys()).toEqual([])
      expect(await other.addLogin(loginNamed('ana'))).toBe(true)
    })
  })
}
