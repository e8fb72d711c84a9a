import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saleContract } from '#adapters/contract/sale-contract.ts'
import { createClient } from '#adapters/orchestrator/client.ts'
import { quantityOf } from '#core/cart/cart.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { outcomeKinds } from '#core/localization/outcome-kind.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import {
  DEPOSIT,
  GIG,
  POD,
  answerOf,
  buildProvider,
  fillDetails,
  identifyWith,
  localizeAt,
  payFrom,
  putIntoCart,
  portDriver,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import { buy } from '#test/builders/purchase.ts'
import { buildSale, saleDriver } from '#test/builders/sale.builder.ts'
import { browserFetch, createContractServer } from './contract-server.builder.ts'

const built = buildProvider()
let app: FastifyInstance
let baseUrl: string

beforeAll(async () => {
  app = await createContractServer(built.provider.handlers)
  baseUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/`
})
afterAll(() => app.close())

const visitor = (): StorefrontOrchestrator =>
  createClient(saleContract, { baseUrl, fetch: browserFetch(), retryDelay: () => 0 })

describe('createClient over the provider', () => {
  it.each(outcomeKinds.filter((kind) => kind !== 'enterAddress'))(
    'reads the address that leads to %s',
    async (kind) => {
      expect(outcomeOf(await localizeAt(visitor(), kind)).kind).toBe(kind)
    },
  )

  it('sells the same purchase at the same price to the actors of a sale, by calls in process and over HTTP', async () => {
    const { sale, orchestrator } = buildSale({ built })
    const [local, remote] = [built.visitor(), visitor()]
    await buy(saleDriver(sale))
    await buy(portDriver(built, local))
    await buy(portDriver(built, remote))
    const bought = [orchestrator, local, remote].map(async (buyer) => {
      const { receipt } = await answerOf(buyer.sessionInfo())
      return receipt && { ...receipt, orderNumber: null, visit: receipt.visit?.id }
    })
    const [first, ...others] = await Promise.all(bought)
    expect(first?.quote.lines.map(({ offerId, quantity }) => [offerId, quantity])).toEqual([
      [GIG, 1],
      [POD, 2],
      ['install-professional', 1],
    ])
    expect(others).toEqual([first, first])
    sale.stop()
  })

  it('places an order as the provider in process does, once per key (ORD-02)', async () => {
    const buyer = await readyBuyer({ ...built, visitor })
    const placed = await answerOf(buyer.order('one-key'))
    expect(placed).toMatchObject({
      state: 'placed',
      receipt: { quote: buyer.priced.quote, visit: buyer.visit },
    })
    expect(await answerOf(buyer.order('one-key'))).toStrictEqual(placed)
    expect(await refusalOf(buyer.order('another-key'))).toBe('CART_ORDERED')
    const snapshot = await answerOf(buyer.visitor.sessionInfo())
    expect({ state: 'placed', receipt: snapshot.receipt }).toStrictEqual(placed)
  })

  it('assesses the risk and takes an encrypted account, as the provider in process does (PAY-01, RSK-02)', async () => {
    const buyer = visitor()
    await localizeAt(buyer)
    await fillDetails(buyer)
    const { decision, cart } = await identifyWith(built, buyer, '078051120')
    expect(decision).toBe('deposit')
    expect(quantityOf(cart.cart.lines, DEPOSIT)).toBe(1)
    expect(await payFrom(built, buyer)).toStrictEqual({
      kind: 'bank',
      accountKind: 'checking',
      lastFour: '6789',
    })
    expect((await answerOf(buyer.sessionInfo())).risk).toStrictEqual({
      addressOneYear: true,
      identification: 'SSN',
      decision: 'deposit',
    })
  })

  it('shows what the cart costs now when that is not what was expected (PRC-07)', async () => {
    const buyer = await readyBuyer({ ...built, visitor })
    const changed = await putIntoCart(buyer.visitor, POD, 2)
    expect(await buyer.order('moved')()).toMatchObject({ left: { _tag: 'PriceMoved', quote: changed.quote } })
  })

  it('cannot reach into the session of another visitor (I6)', async () => {
    const buyer = await readyBuyer({ ...built, visitor })
    const other = visitor()
    await localizeAt(other)
    const { cart } = await answerOf(buyer.visitor.cart())
    expect(await refusalOf(other.getAgreements({ id: cart.id }))).toBe('NOT_FOUND')
  })

  it('leaves nothing unexpected behind', () => {
    expect(built.errors).toStrictEqual([])
  })
})
