import { beforeEach, describe, expect, it } from 'vitest'
import type {
  CodeHash,
  PortalSessionId,
  PortalSessionRecord,
  PortalSessionStore,
} from '#adapters/server/store/portal-session-store.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'

const accounts = ['CM-1', 'CM-2'] as [AccountId, AccountId]
const at = (ms: number) => epochMs(START_OF_TESTS + ms)

export const portalSession = (id: string, given: Partial<PortalSessionRecord> = {}): PortalSessionRecord => ({
  id: id as PortalSessionId,
  isMobile: false,
  claim: { state: 'read', role: 'PRIMARY' },
  isMfaConfirmed: true,
  accounts,
  accountId: null,
  openedAt: at(0),
  usedAt: at(1),
  endsAt: at(8 * 3_600_000),
  validatedAt: at(2),
  tokenExpiresAt: at(9 * 3_600_000),
  codeHash: `code-${id}` as CodeHash,
  tokens: 'key.encrypted',
  ...given,
})

/** The contract of every storage of portal sessions. */
export const portalSessionContract = (name: string, open: () => Promise<PortalSessionStore>): void => {
  describe(`${name}: portal sessions`, () => {
    let store: PortalSessionStore
    beforeEach(async () => {
      store = await open()
    })

    it('returns what was stored, whatever the claim', async () => {
      for (const claim of [{ state: 'read', role: '' }, { state: 'failed' }] as const) {
        const session = portalSession(claim.state, { claim, isMobile: true, accountId: accounts[1] ?? null })
        expect(await store.insert(session, null)).toBe(true)
        expect(await store.find(session.id)).toEqual(session)
      }
      expect(await store.find('unknown' as PortalSessionId)).toBeNull()
    })

    it('changes a session, and no other', async () => {
      const [one, other] = [portalSession('one'), portalSession('other')]
      await store.insert(one, null)
      await store.insert(other, null)
      const change = {
        usedAt: at(5),
        validatedAt: at(6),
        accounts: accounts.slice(1),
        accountId: accounts[1] ?? null,
      }
      expect(await store.change(one.id, change)).toBe(true)
      expect(await store.find(one.id)).toEqual({ ...one, ...change })
      expect(await store.find(other.id)).toEqual(other)
      expect(await store.change('unknown' as PortalSessionId, change)).toBe(false)
    })

    it('replaces a session in one step', async () => {
      const [before, after] = [portalSession('before'), portalSession('after')]
      await store.insert(before, null)
      expect(await store.insert(after, before.id)).toBe(true)
      expect(await store.find(before.id)).toBeNull()
    })

    it('takes a code once: a second use adds and replaces nothing (F28)', async () => {
      const [first, second] = [
        portalSession('first'),
        portalSession('second', { codeHash: 'code-first' as CodeHash }),
      ]
      await store.insert(first, null)
      expect(await store.insert(second, first.id)).toBe(false)
      expect(await store.find(second.id)).toBeNull()
      expect(await store.find(first.id)).toEqual(first)
    })

    it('ends a session by its id or its code, once', async () => {
      const [one, other] = [portalSession('one'), portalSession('other')]
      await store.insert(one, null)
      await store.insert(other, null)
      await store.end(one.id)
      await store.end(one.id)
      expect(await store.find(one.id)).toBeNull()
      expect(await store.endOfCode(other.codeHash)).toBe(true)
      expect(await store.endOfCode(other.codeHash)).toBe(false)
      expect(await store.find(other.id)).toBeNull()
    })
  })
}
