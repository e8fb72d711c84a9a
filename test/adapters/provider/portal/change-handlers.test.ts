import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import type { Store, StoreTransaction } from '#adapters/provider/store/store.ts'
import type { ChangeRequest, ServiceChange } from '#core/portal/service-change.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { ServiceId } from '#core/portal/portal-account.ts'
import { buildPortal, type BuiltPortal, demoIds } from '#test/builders/portal-accounts.builder.ts'
import { answerOf, keyNamed } from '#test/builders/provider.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const DAY_MS = 86_400_000

const cancel = (
  id: string,
  timing: 'endOfCycle' | 'today' = 'endOfCycle',
): Extract<ChangeRequest, { readonly kind: 'cancel' }> => ({
  kind: 'cancel',
  serviceIds: [id as ServiceId],
  reason: 'price',
  timing,
  returnMethod: 'mail',
})

const requestOf = async (holder: Orchestrator, request: ChangeRequest, key = 'key-1') => ({
  key: keyNamed(key),
  request,
  token: (await answerOf(holder.previewChange(request))).token,
})

const requested = async (
  holder: Orchestrator,
  request: ChangeRequest,
  key?: string,
): Promise<ServiceChange> => answerOf(holder.requestChange(await requestOf(holder, request, key)))

const kindsOf = async ({ messages }: BuiltPortal): Promise<readonly string[]> =>
  (await messages()).map(({ kind }) => kind)

describe('previewChange', () => {
  it('changes nothing, and gives the same token for the same figures (PTL-19)', async () => {
    const portal = await buildPortal()
    const julia = portal.signedIn(demoIds.julia)
    const before = await answerOf(julia.accountSummary())
    const first = await answerOf(julia.previewChange(cancel('tv')))
    expect(await answerOf(julia.previewChange(cancel('tv')))).toEqual(first)
    expect((await answerOf(julia.previewChange(cancel('tv', 'today')))).token).not.toBe(first.token)
    expect(await answerOf(julia.accountSummary())).toEqual(before)
    expect(await kindsOf(portal)).toEqual([])
  })
})

describe('requestChange', () => {
  it('is done once per key, however often and at once it is called (I1, PTL-21)', async () => {
    const portal = await buildPortal()
    const julia = portal.signedIn(demoIds.julia)
    const request = await requestOf(julia, cancel('tv'))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => answerOf(julia.requestChange(request))),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect((await answerOf(julia.accountSummary())).changes).toEqual([answers[0]])
    expect(await kindsOf(portal)).toEqual(['changeRequested'])
  })

  it('is done once in any order of two holders’ windows, each with a key of its own (I1, PTL-20)', () =>
    forAllAsyncWith({ numRuns: 20 }, fc.scheduler(), async (scheduler) => {
      const inner = createMemoryStore()
      const store: Store = {
        ...inner,
        transaction: async (work) => {
          await scheduler.schedule(Promise.resolve())
          return inner.transaction(work)
        },
      }
      const portal = await scheduler.waitFor(buildPortal({ store }))
      const [one, other] = [portal.signedIn(demoIds.julia), portal.signedIn(demoIds.julia)]
      const given = await scheduler.waitFor(requestOf(one, cancel('tv')))
      const answers = await scheduler.waitFor(
        Promise.all([
          one.requestChange(given)(),
          other.requestChange({ ...given, key: keyNamed('key-2') })(),
          one.requestChange(given)(),
        ]),
      )
      const ids = new Set(answers.flatMap((one_) => (one_._tag === 'Right' ? [one_.right.id] : [])))
      expect(ids.size).toBe(1)
      expect((await scheduler.waitFor(portal.messages())).length).toBe(1)
    }))
})

describe('applyDueChanges', () => {
  it('is complete after a crash at any statement, and done once (I14, PTL-21)', async () => {
    for (const crashAt of [
      'lockPortalAccount',
      'changeOf',
      'savePortalAccount',
      'saveChange',
      'insertMessage',
    ] as const) {
      const inner = createMemoryStore()
      let isCrashing = false
      const crash = (): never => {
        isCrashing = false
        throw new Error('crash')
      }
      const store: Store = {
        ...inner,
        transaction: (work) =>
          inner.transaction((tx) => {
            const broken: StoreTransaction = isCrashing ? { ...tx, [crashAt]: crash } : tx
            return work(broken)
          }),
      }
      const portal = await buildPortal({ store })
      const julia = portal.signedIn(demoIds.julia)
      await requested(julia, cancel('tv'))
      portal.clock.advance(40 * DAY_MS)
      isCrashing = true
      await portal.provider.applyDueChanges()
      expect([crashAt, portal.errors.length]).toEqual([crashAt, 1])
      expect((await answerOf(julia.accountSummary())).changes[0]?.state).toBe('pending')
      await portal.provider.applyDueChanges()
      expect((await answerOf(julia.accountSummary())).changes[0]?.state).toBe('confirmed')
      expect(await kindsOf(portal)).toEqual(['changeRequested', 'changeDone'])
    }
  })

  it('applies the changes of many accounts in batches', async () => {
    const portal = await buildPortal({ config: { recoveryBatch: 1 } })
    for (const name of ['julia', 'tomas', 'tomasToo'] as const)
      await requested(portal.signedIn(demoIds[name]), cancel('internet'))
    portal.clock.advance(60 * DAY_MS)
    for (const count of [1, 2, 3]) {
      await portal.provider.applyDueChanges()
      expect((await kindsOf(portal)).filter((kind) => kind === 'changeDone').length).toBe(count)
    }
  })
})
