import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import * as fc from 'fast-check'
import { function as F, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { createShoppingMachine } from '#core/journeys/shopping/shopping.machine.ts'
import { isSaved, nextChange, runningQuote } from '#core/journeys/shopping/shopping.selectors.ts'
import { basisPoints } from '#core/shared/money.ts'
import { GIG, POD, answerOf, buildPocket, localizeAt } from '#test/builders/pocket.builder.ts'

const openShop = async () => {
  const visitor = buildPocket().visitor()
  const { sessionInfo } = await localizeAt(visitor)
  const taxRate = sessionInfo?.serviceAddress.taxRate ?? basisPoints(0)
  return { visitor, taxRate }
}

const offerId = fc.constantFrom<OfferId>(
  ...cometa.catalog.offers.map(({ id }) => id),
  'no-such-offer' as OfferId,
)

const choices = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('plan.chosen' as const), offerId }),
    fc.record({
      type: fc.constant('item.changed' as const),
      offerId,
      quantity: fc.integer({ min: -1, max: 7 }),
    }),
  ),
  { maxLength: 12 },
)

describe(createShoppingMachine, () => {
  it('brings the cart of the provider to what is wanted, at the same price, whatever is pressed meanwhile (PRC-01)', async () => {
    await fc.assert(
      fc.asyncProperty(choices, async (pressed) => {
        const { visitor, taxRate } = await openShop()
        const shopping = createActor(createShoppingMachine({ orchestrator: visitor })).start()
        shopping.send({ type: 'session.opened', taxRate, buyer: UNKNOWN_BUYER })
        await waitFor(shopping, (snapshot) => snapshot.matches('open'))
        for (const event of pressed) shopping.send(event)
        const { context } = await waitFor(
          shopping,
          (snapshot) =>
            snapshot.matches({ open: { saving: 'settled' } }) ||
            snapshot.matches({ open: { saving: 'stuck' } }),
        )
        const { quote } = await answerOf(visitor.cart())
        expect(isSaved(context)).toBe(context.failure === null)
        expect(context.cart?.quote).toEqual(quote)
        if (isSaved(context)) expect(runningQuote(context)).toEqual(quote)
      }),
      { numRuns: 60 },
    )
  })

  it('stops and says so when the provider answers without the change, instead of asking for ever (I9)', async () => {
    const { visitor, taxRate } = await openShop()
    let asked = 0
    const forgetful = {
      ...visitor,
      addOffer: () =>
        F.pipe(
          visitor.cart(),
          TE.map((cart) => {
            asked += 1
            return cart
          }),
        ),
    }
    const shopping = createActor(createShoppingMachine({ orchestrator: forgetful })).start()
    shopping.send({ type: 'session.opened', taxRate, buyer: UNKNOWN_BUYER })
    await waitFor(shopping, (snapshot) => snapshot.matches('open'))
    shopping.send({ type: 'plan.chosen', offerId: GIG })
    const { context } = await waitFor(shopping, (snapshot) => snapshot.matches({ open: { saving: 'stuck' } }))
    expect([asked, context.failure, nextChange(context)]).toEqual([
      1,
      { _tag: 'Unintelligible' },
      { offerId: GIG, quantity: 1 },
    ])
  })

  it('keeps the pods while the plan changes', async () => {
    const { visitor, taxRate } = await openShop()
    const shopping = createActor(createShoppingMachine({ orchestrator: visitor })).start()
    shopping.send({ type: 'session.opened', taxRate, buyer: UNKNOWN_BUYER })
    await waitFor(shopping, (snapshot) => snapshot.matches('open'))
    shopping.send({ type: 'plan.chosen', offerId: GIG })
    shopping.send({ type: 'item.changed', offerId: POD, quantity: 3 })
    shopping.send({ type: 'plan.chosen', offerId: 'internet-500' as OfferId })
    const { context } = await waitFor(shopping, (snapshot) => isSaved(snapshot.context))
    expect(context.cart?.cart.lines).toEqual(
      expect.arrayContaining([
        { offerId: 'internet-500', quantity: 1 },
        { offerId: POD, quantity: 3 },
      ]),
    )
  })
})
