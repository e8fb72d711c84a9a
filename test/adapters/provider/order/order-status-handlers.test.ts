import { earnPass } from '#adapters/provider/provider-orchestrator.ts'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import { orderStatusHandlers } from '#adapters/provider/order/order-status-handlers.ts'
import type { Store } from '#adapters/provider/store/store.ts'
import type { Customer } from '#core/checkout/customer.ts'
import { ORDER_CODE_OF_ALL, ORDER_CODE_OF_CLIENT, type OrderCode } from '#core/checkout/order-code.ts'
import type { OrderMessage } from '#core/checkout/order-message.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { answerOf, buildProvider, maria, readyBuyer } from '#test/builders/provider.builder.ts'

const UNKNOWN = 'AAAAA-AAAAA' as OrderNumber

/** A store that records its calls and their arguments. */
const noted = () => {
  const store = createMemoryStore()
  const asked: (readonly [string, readonly unknown[]])[] = []
  const watched: Store = {
    ...store,
    transaction: (work) =>
      store.transaction((tx) =>
        work(
          Object.fromEntries(
            Object.entries(tx).map(([name, method]) => [
              name,
              (...args: readonly unknown[]) => {
                asked.push([name, args])
                return Reflect.apply(method, tx, args) as unknown
              },
            ]),
          ) as typeof tx,
        ),
      ),
  }
  return { store: watched, asked }
}

const orderIn = async (store: Store, parts: Parameters<typeof buildProvider>[0] = {}) => {
  const built = buildProvider({ ...parts, store })
  const { order, visitor } = await readyBuyer(built)
  const answer = await answerOf(order())
  if (answer.state !== 'placed') throw new Error(answer.state)
  return { built, visitor, orderNumber: answer.receipt.orderNumber }
}

/** The content of the message that was written last. */
const lastWritten = (asked: readonly (readonly [string, readonly unknown[]])[]): OrderMessage | null => {
  const written = asked.filter(([name]) => name === 'insertMessage').at(-1)?.[1][0]
  return (written as { readonly content: OrderMessage | null }).content
}

describe(orderStatusHandlers, () => {
  it('makes the same calls of the store for a missing order as for a present one (S24)', async () => {
    const { store, asked } = noted()
    const { visitor, orderNumber } = await orderIn(store)
    const namesFor = async (call: () => Promise<unknown>): Promise<readonly string[]> => {
      asked.length = 0
      await call()
      return asked.map(([name]) => name)
    }
    for (const channel of ['email', 'phone'] as const)
      expect(await namesFor(visitor.requestOrderCode({ orderNumber: UNKNOWN, channel }))).toEqual(
        await namesFor(visitor.requestOrderCode({ orderNumber, channel })),
      )
    const code = '000000' as OrderCode
    expect(await namesFor(visitor.lookUpOrder({ orderNumber: UNKNOWN, code }))).toEqual(
      await namesFor(visitor.lookUpOrder({ orderNumber, code })),
    )
  })

  it('stores neither code nor order number outside the message that is being sent', async () => {
    const { store, asked } = noted()
    const { visitor, orderNumber } = await orderIn(store)
    asked.length = 0
    await answerOf(visitor.requestOrderCode({ orderNumber, channel: 'email' }))
    const written = lastWritten(asked)
    if (written?.kind !== 'statusCode') throw new Error('no code was written')
    const kept = JSON.stringify(asked.filter(([name]) => name === 'saveOrderCode'))
    expect(kept).not.toContain(written.code)
    expect(kept).not.toContain(orderNumber)
  })

  it.each([
    ['a telephone that stands at home', { ...maria, phoneType: 'Home' } satisfies Customer, true],
    ['a store without a way to telephones', maria, false],
  ])('writes an e-mail in place of a message to %s', async (_, customer, carriesSms) => {
    const { store, asked } = noted()
    const { visitor, orderNumber } = await orderIn(store, { config: { carriesSms } })
    await store.transaction(async (tx) => {
      const found = await tx.orderNumbered(orderNumber)
      const session = found === null ? null : await tx.sessionOf(found.owner)
      if (session !== null) await tx.saveSession({ ...session, customer })
    })
    await answerOf(visitor.requestOrderCode({ orderNumber, channel: 'phone' }))
    expect(lastWritten(asked)).toMatchObject({ to: { channel: 'email', email: maria.emailAddress } })
  })

  describe('with clients of several networks', () => {
    const shared = async () => {
      const { store, asked } = noted()
      const { built, orderNumber } = await orderIn(store)
      const { handlers: provider } = built.provider
      const from = (clientNetwork: string) => ({ sessionId: null, secret: null, clientNetwork })
      const ask = async (network: string): Promise<OrderCode | null> => {
        const humanPass = await earnPass(provider, from(network))
        const context = { ...from(network), ...(humanPass && { humanPass }) }
        await provider.requestOrderCode(context, { orderNumber, channel: 'email' })()
        const written = lastWritten(asked)
        return written?.kind === 'statusCode' ? written.code : null
      }
      const isShown = async (network: string, code: OrderCode): Promise<boolean> =>
        E.isRight(await provider.lookUpOrder(from(network), { orderNumber, code })())
      const guess = async (network: string, right: OrderCode, times: number): Promise<void> => {
        const wrong = (right === '000000' ? '000001' : '000000') as OrderCode
        for (let count = 0; count < times; count += 1) expect(await isShown(network, wrong)).toBe(false)
      }
      return { ask, isShown, guess }
    }
    const codeFor = async (asking: Promise<OrderCode | null>): Promise<OrderCode> => {
      const code = await asking
      if (code === null) throw new Error('no code was written')
      return code
    }

    it('counts only the tries of the client who requested the code (MSG-04)', async () => {
      const { ask, isShown, guess } = await shared()
      const code = await codeFor(ask('buyer'))
      await guess('attacker', code, 50)
      await guess('buyer', code, ORDER_CODE_OF_CLIENT.tries - 1)
      expect(await isShown('buyer', code)).toBe(true)
    })

    it('lets no other client use up or replace the codes of a client (MSG-04, MSG-05)', async () => {
      const { ask, isShown } = await shared()
      const code = await codeFor(ask('buyer'))
      for (let count = 0; count < 5; count += 1) await ask('attacker')
      expect(await ask('attacker')).toBeNull()
      expect(await isShown('buyer', code)).toBe(true)
      const another = await codeFor(ask('buyer'))
      expect(await isShown('buyer', another)).toBe(true)
    })

    it('shows the order once, on another device of the buyer too (MSG-04)', async () => {
      const { ask, isShown } = await shared()
      const code = await codeFor(ask('laptop'))
      expect(await isShown('telephone', code)).toBe(true)
      expect(await isShown('laptop', code)).toBe(false)
      expect(await isShown('telephone', code)).toBe(false)
    })

    it('gives all others together ten tries of a code, and twelve codes in an hour (MSG-04, MSG-05)', async () => {
      const { ask, isShown, guess } = await shared()
      const first = await codeFor(ask('client-0'))
      for (let index = 0; index < ORDER_CODE_OF_ALL.tries; index += 1)
        await guess(`guesser-${index}`, first, 1)
      expect(await isShown('telephone', first)).toBe(false)
      const sent = [first]
      for (let index = 1; index < 20; index += 1) {
        const code = await ask(`client-${index}`)
        if (code !== null) sent.push(code)
      }
      expect(sent).toHaveLength(ORDER_CODE_OF_ALL.codes)
    })
  })

  it('shows an order whose session is gone, without what only the session knew', async () => {
    const { store, asked } = noted()
    const { visitor, orderNumber, built } = await orderIn(store)
    await store.transaction(async (tx) => {
      const found = await tx.orderNumbered(orderNumber)
      if (found !== null) await tx.deleteSession(found.owner)
    })
    built.clock.set(epochMs(Date.UTC(2027, 0, 1)))
    await answerOf(visitor.requestOrderCode({ orderNumber, channel: 'phone' }))
    const written = lastWritten(asked)
    if (written?.kind !== 'statusCode') throw new Error('no code was written')
    expect(await answerOf(visitor.lookUpOrder({ orderNumber, code: written.code }))).toMatchObject({
      orderNumber,
      maskedPhone: null,
      stage: 'visitOver',
    })
  })
})
