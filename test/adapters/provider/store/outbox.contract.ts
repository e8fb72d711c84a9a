import { describe, expect, it } from 'vitest'
import type { Store, StoreTransaction } from '#adapters/provider/store/store.ts'
import type { OrderCodeKey } from '#adapters/provider/store/store.order-codes.ts'
import type { MessageId, WrittenMessage } from '#adapters/provider/store/store.outbox.ts'
import { NO_ORDER_CODE } from '#core/checkout/order-code.ts'
import type { OrderMessage } from '#core/checkout/order-message.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import { cents } from '#core/shared/money.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { cartIdOf, ownerNamed, receiptNumbered } from './store-records.ts'

const at = (ms: number) => epochMs(START_OF_TESTS + ms)

const declined: OrderMessage = {
  kind: 'orderDeclined',
  email: 'maria@correo.example',
  firstName: 'María',
  dueToday: cents(749),
}

const confirmed: OrderMessage = {
  kind: 'orderConfirmed',
  email: 'maria@correo.example',
  firstName: null,
  receipt: receiptNumbered('4K7MP-9QRTX'),
  place: { street: '742 Magnolia Street', unit: '', city: 'Miami', state: 'FL', zip: '33130' },
  visitAt: { startsAt: at(86_400_000), endsAt: at(93_600_000) },
}

export const messageNamed = (name: string, given: Partial<WrittenMessage> = {}): WrittenMessage => ({
  id: name as MessageId,
  content: declined,
  language: 'en',
  writtenAt: at(0),
  expiresAt: null,
  ...given,
})

/** The contract of the outbox and the codes of every store. `makeStore` returns an empty store. */
export const outboxContract = (name: string, makeStore: () => Store | Promise<Store>): void => {
  const emptyStore = async () => {
    const store = await makeStore()
    const run = <A>(work: (tx: StoreTransaction) => Promise<A>): Promise<A> => store.transaction(work)
    const write = (...messages: readonly WrittenMessage[]): Promise<void> =>
      run(async (tx) => {
        for (const message of messages) await tx.insertMessage(message)
      })
    const claim = (ms: number, limit = 10) => run((tx) => tx.claimMessages(at(ms), at(ms + 1_000), limit))
    return { run, write, claim }
  }

  describe(`${name} as an outbox`, () => {
    it('returns a complete message with its claim, to no other sender until the claim lapses', async () => {
      const { write, claim } = await emptyStore()
      const message = messageNamed('one', { content: confirmed, expiresAt: at(9_000) })
      await write(message)
      expect(await claim(0)).toEqual([{ ...message, attempt: 1 }])
      expect(await claim(999)).toEqual([])
      expect(await claim(1_000)).toEqual([{ ...message, attempt: 2 }])
    })

    it('stores a message only if its transaction succeeds (I3)', async () => {
      const { run, claim } = await emptyStore()
      const thrown = run(async (tx) => {
        await tx.insertMessage(messageNamed('gone'))
        throw new Error('changed my mind')
      })
      await expect(thrown).rejects.toThrow('changed my mind')
      expect(await claim(0)).toEqual([])
    })

    it('stores a message once, in its first version', async () => {
      const { write, claim } = await emptyStore()
      await write(messageNamed('one'), messageNamed('one', { content: confirmed }))
      expect(await claim(0)).toEqual([{ ...messageNamed('one'), attempt: 1 }])
    })

    it('gives the longest due first, so many at a time, and none before it is due', async () => {
      const { write, claim } = await emptyStore()
      const [late, early, later] = [
        messageNamed('late', { writtenAt: at(2) }),
        messageNamed('early', { writtenAt: at(1) }),
        messageNamed('later', { writtenAt: at(3) }),
      ]
      await write(late, early, later)
      expect((await claim(2, 1)).map(({ id }) => id)).toEqual([early.id])
      expect((await claim(2)).map(({ id }) => id)).toEqual([late.id])
    })

    it('gives each of many messages to one of many who claim at once', async () => {
      const { write, claim } = await emptyStore()
      const names = Array.from({ length: 40 }, (_, index) => `message-${index}`)
      await write(...names.map((one) => messageNamed(one)))
      const claims = await Promise.all(Array.from({ length: 12 }, () => claim(5, 4)))
      const given = claims.flat().map(({ id }) => id as string)
      expect(new Set(given).size).toBe(given.length)
      const rest = await claim(6, 100)
      expect([...given, ...rest.map(({ id }) => id as string)].toSorted()).toEqual(names.toSorted())
    })

    it('returns no finished message, and a postponed one once it is due', async () => {
      const { write, claim, run } = await emptyStore()
      await write(...['sent', 'expired', 'parked', 'waiting'].map((one) => messageNamed(one)))
      await claim(0)
      await run(async (tx) => {
        await tx.endMessage('sent' as MessageId, 1, { state: 'sent' })
        await tx.endMessage('expired' as MessageId, 1, { state: 'expired' })
        await tx.endMessage('parked' as MessageId, 1, { state: 'parked', reason: '550' })
        await tx.endMessage('waiting' as MessageId, 1, { state: 'waiting', dueAt: at(5_000), reason: '451' })
      })
      expect(await claim(4_999)).toEqual([])
      expect(await claim(5_000)).toEqual([{ ...messageNamed('waiting'), attempt: 2 }])
    })

    it('completes a message only for the holder of its claim', async () => {
      const { write, claim, run } = await emptyStore()
      await write(messageNamed('one'))
      await claim(0)
      await claim(1_000)
      await run((tx) => tx.endMessage('one' as MessageId, 1, { state: 'sent' }))
      expect((await claim(2_000)).map(({ attempt }) => attempt)).toEqual([3])
    })
  })

  describe(`${name} as a store of codes`, () => {
    const key = 'key-of-a-number' as OrderCodeKey
    const state = { codeName: 'name', triesLeft: 5, expiresAt: at(1), sent: 1, windowEndsAt: at(2) }

    it('starts empty and stores a separate value for each number', async () => {
      const { run } = await emptyStore()
      expect(await run((tx) => tx.lockOrderCode(key))).toEqual(NO_ORDER_CODE)
      for (const kept of [state, { ...state, codeName: null, triesLeft: 0 }]) {
        await run(async (tx) => {
          await tx.lockOrderCode(key)
          await tx.saveOrderCode(key, kept)
        })
        expect(await run((tx) => tx.lockOrderCode(key))).toEqual(kept)
      }
      expect(await run((tx) => tx.lockOrderCode('another' as OrderCodeKey))).toEqual(NO_ORDER_CODE)
    })

    it('counts all of many concurrent tries (S24)', async () => {
      const { run } = await emptyStore()
      await Promise.all(
        Array.from({ length: 20 }, () =>
          run(async (tx) => {
            const kept = await tx.lockOrderCode(key)
            await tx.saveOrderCode(key, { ...kept, sent: kept.sent + 1 })
          }),
        ),
      )
      expect((await run((tx) => tx.lockOrderCode(key))).sent).toBe(20)
    })

    it('finds an order and its owner by its number', async () => {
      const { run } = await emptyStore()
      const receipt = receiptNumbered('4K7MP-9QRTX')
      await run((tx) => tx.insertOrder(ownerNamed('ana'), cartIdOf('ana'), receipt))
      await run((tx) => tx.insertOrder(ownerNamed('luis'), cartIdOf('luis'), receiptNumbered('OTHER')))
      const found = await run((tx) => tx.orderNumbered(receipt.orderNumber))
      expect(found).toEqual({ owner: ownerNamed('ana'), receipt })
      expect(await run((tx) => tx.orderNumbered('4k7mp-9qrtx' as OrderNumber))).toBeNull()
    })
  })
}
