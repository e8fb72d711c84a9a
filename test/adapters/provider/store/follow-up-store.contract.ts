import { describe, expect, it } from 'vitest'
import type { FollowUpId, FollowUpRecord } from '#adapters/provider/store/store.follow-up.ts'
import type { Store } from '#adapters/provider/store/store.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'

/** A dispute about a house. */
export const followUpNamed = (name: string, more: Partial<FollowUpRecord> = {}): FollowUpRecord => ({
  id: `follow-up-${name}` as FollowUpId,
  kind: 'dispute',
  email: `${name}@correo.example`,
  address: { street: '18 Camino Largo', unit: '', zip: '79936' },
  statement: 'Mi vecino ya lo tiene.',
  requestedAt: START_OF_TESTS,
  language: 'es',
  ...more,
})

/** The contract of every store of requests for an address. */
export const followUpStoreContract = (name: string, makeStore: () => Store | Promise<Store>): void => {
  describe(`${name}: requests about an address`, () => {
    it('are new once, and renewed afterwards (LOC-40)', async () => {
      const store = await makeStore()
      const later = epochMs(START_OF_TESTS + 1)
      expect(await store.transaction((tx) => tx.saveFollowUp(followUpNamed('ana')))).toBe(true)
      const renewed = followUpNamed('ana', { requestedAt: later, language: 'en' })
      expect(await store.transaction((tx) => tx.saveFollowUp(renewed))).toBe(false)
      const count = (since: number) =>
        store.transaction((tx) => tx.countFollowUps('ana@correo.example', epochMs(since)))
      expect([await count(START_OF_TESTS), await count(later), await count(later + 1)]).toEqual([1, 1, 0])
    })

    it('are counted by e-mail address (LOC-41)', async () => {
      const store = await makeStore()
      await store.transaction(async (tx) => {
        await tx.saveFollowUp(followUpNamed('ana'))
        await tx.saveFollowUp(followUpNamed('luis'))
        await tx.saveFollowUp(
          followUpNamed('other', { email: 'ana@correo.example', kind: 'notice', statement: null }),
        )
      })
      const counts = await store.transaction(async (tx) => [
        await tx.countFollowUps('ana@correo.example', START_OF_TESTS),
        await tx.countFollowUps('luis@correo.example', START_OF_TESTS),
        await tx.countFollowUps('nadie@correo.example', START_OF_TESTS),
      ])
      expect(counts).toEqual([2, 1, 0])
    })

    it('are listed by kind in order of time and id, and deleted once by kind and id (LOC-40, LOC-43)', async () => {
      const store = await makeStore()
      const notice = (name: string, ms: number) =>
        followUpNamed(name, { kind: 'notice', statement: null, requestedAt: epochMs(START_OF_TESTS + ms) })
      const inOrder = [notice('b', 0), notice('c', 0), notice('a', 1)]
      await store.transaction(async (tx) => {
        for (const one of [...inOrder.toReversed(), followUpNamed('dispute')]) await tx.saveFollowUp(one)
      })
      const [first] = await store.transaction((tx) => tx.followUpsAfter('notice', null, 1))
      expect(first).toEqual(inOrder[0])
      expect(await store.transaction((tx) => tx.followUpsAfter('notice', first ?? null, 10))).toEqual(
        inOrder.slice(1),
      )
      const removed = () => store.transaction((tx) => tx.deleteFollowUp(notice('c', 0)))
      expect([await removed(), await removed()]).toEqual([true, false])
      const mistaken = { ...notice('a', 1), kind: 'dispute' } as const
      expect(await store.transaction((tx) => tx.deleteFollowUp(mistaken))).toBe(false)
      const disputes = await store.transaction((tx) => tx.followUpsAfter('dispute', null, 10))
      expect(disputes).toEqual([followUpNamed('dispute')])
      expect(await store.transaction((tx) => tx.followUpsAfter('notice', null, 10))).toEqual([
        inOrder[0],
        inOrder[2],
      ])
    })
  })
}
