import { describe, expect, it } from 'vitest'
import { closeDispute, disputeLine, openDisputes } from '#adapters/provider/address/disputes.ts'
import type { FollowUpId } from '#adapters/provider/store/store.follow-up.ts'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { followUpNamed } from '../store/follow-up-store.contract.ts'

const MANY = 1_001

const withDisputes = async () => {
  const store = createMemoryStore()
  const disputes = Array.from({ length: MANY }, (_, n) =>
    followUpNamed(`d${n}`, { requestedAt: epochMs(START_OF_TESTS + n) }),
  )
  await store.transaction(async (tx) => {
    for (const one of disputes) await tx.saveFollowUp(one)
    await tx.saveFollowUp(followUpNamed('notice', { kind: 'notice', statement: null }))
  })
  return { store, disputes }
}

describe(openDisputes, () => {
  it('lists every open dispute, the earliest first, and no notice (LOC-40)', async () => {
    const { store, disputes } = await withDisputes()
    expect(await openDisputes(store)).toEqual(disputes)
  })
})

describe(closeDispute, () => {
  it('deletes the dispute once, and never a notice (LOC-40)', async () => {
    const { store, disputes } = await withDisputes()
    const close = (id: string) => closeDispute(store, id as FollowUpId)
    expect([await close('follow-up-d7'), await close('follow-up-d7')]).toEqual([true, false])
    expect([await close('follow-up-notice'), await close('no-such-id')]).toEqual([false, false])
    expect(await openDisputes(store)).toEqual(disputes.filter(({ id }) => id !== 'follow-up-d7'))
    expect(await store.transaction((tx) => tx.followUpsAfter('notice', null, 10))).toHaveLength(1)
  })
})

describe(disputeLine, () => {
  it('has one line with the id, the time, the address, the e-mail address and the statement (LOC-40)', () => {
    const line = disputeLine(followUpNamed('ana', { requestedAt: epochMs(Date.UTC(2026, 10, 23, 9)) }))
    expect(line.split('\t')).toEqual([
      'follow-up-ana',
      '2026-11-23T09:00:00.000Z',
      '18 Camino Largo, 79936',
      'ana@correo.example',
      'Mi vecino ya lo tiene.',
    ])
  })
})
