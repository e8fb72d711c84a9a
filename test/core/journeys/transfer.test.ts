import { either as E } from 'fp-ts'
import { SimulatedClock, createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { TRANSFER_CODE_MS } from '#core/cart/transfer-code.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { automaticAddress } from '#core/address/address-form.ts'
import { returnStart } from '#core/journeys/sale/sale.return.ts'
import { selectOffers } from '#core/journeys/sale/sale.selectors.ts'
import { createTransferMachine } from '#core/journeys/transfer/transfer.machine.ts'
import { createVisitor } from '#core/journeys/visitor/visitor.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { SavedCartCalls } from '#core/ports/saved-cart-calls.ts'
import type { LoadVisitor } from '#core/ports/visitor.ts'
import { transferHref } from '#core/routes/transfer-link.ts'
import { fakeClock } from '#test/builders/clock.builder.ts'
import { answerOf, internetAlone } from '#test/builders/provider.builder.ts'
import { usualPurchase } from '#test/builders/purchase.ts'
import { buildSale, cartIn, configured, localized } from '#test/builders/sale.builder.ts'
import { eventually } from '#test/builders/progress.ts'
import { memoryStorage } from '#test/builders/storage.builder.ts'
import { prefilledForm } from '#core/address/prefill.ts'
import { parseQuery } from '#core/query/query.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

const started = (load: LoadVisitor) => {
  const clock = new SimulatedClock()
  return { actor: createActor(createTransferMachine(load), { clock }).start(), clock }
}

const shopped = async (isConfigured = true) => {
  const built = buildSale(memoryStorage())
  await localized(built.sale)
  if (isConfigured) await configured(built.sale)
  return built
}

const loaderOf =
  ({ visitor }: Awaited<ReturnType<typeof shopped>>): LoadVisitor =>
  () =>
    visitor === null ? Promise.reject(new Error('no visitor')) : Promise.resolve(visitor)

describe(createTransferMachine, () => {
  it('offers a code until it expires, then another one (CRT-14)', async () => {
    const { actor, clock } = started(loaderOf(await shopped()))
    const first = (await waitForState(actor, (state) => state.matches('offered'))).context.offer
    clock.increment(TRANSFER_CODE_MS - 1)
    expect(actor.getSnapshot().value).toBe('offered')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('expired')
    actor.send({ type: 'code.requested' })
    const second = (await waitForState(actor, (state) => state.matches('offered'))).context.offer
    expect(second?.code).not.toBe(first?.code)
  })

  it('has no code for a cart without monthly items (CRT-06)', async () => {
    const { actor } = started(loaderOf(await shopped(false)))
    await waitForState(actor, (state) => state.matches('empty'))
  })

  it('fails when its code can’t be loaded, and tries again', async () => {
    const shop = await shopped()
    let isDown = true
    const { actor } = started(() => (isDown ? Promise.reject(new Error('offline')) : loaderOf(shop)()))
    const { context } = await waitForState(actor, (state) => state.matches('failed'))
    expect(context.failure).toEqual({ _tag: 'Unreachable' })
    isDown = false
    actor.send({ type: 'code.requested' })
    await waitForState(actor, (state) => state.matches('offered'))
  })
})

describe('the calls of a saved cart', () => {
  it('saves in the background, and requests a code where a failed human check leads to the error page (HUM-04)', async () => {
    const { orchestrator, visitor: _, sale } = await shopped()
    const calls: string[] = []
    const named = (name: string): Pick<SavedCartCalls, 'persistCart'> => ({
      persistCart: (request) => {
        calls.push(`${name} ${request.withCode}`)
        return (orchestrator as Orchestrator).persistCart(request)
      },
    })
    const visitor = createVisitor({
      orchestrator: { ...(orchestrator as Orchestrator), ...named('background') },
      attended: named('attended'),
      storage: memoryStorage().storage,
      clock: fakeClock(),
      isReferring: false,
      isReturnEnabled: true,
      affiliateFallbacks: cometa.affiliateFallbacks,
    })
    const { saved } = cartIn(sale)
    if (saved === null) throw new Error('no cart')
    await visitor.saveCart(saved, selectOffers(sale.actor.getSnapshot()))
    expect(E.isRight(await visitor.requestCode())).toBe(true)
    expect(calls).toEqual(['background false', 'attended true'])
  })
})

describe(transferHref, () => {
  it('fills the address page of the other device, which submits it with the code (CRT-14)', async () => {
    const { visitor } = await shopped()
    const offered = await visitor?.requestCode()
    if (offered === undefined || E.isLeft(offered) || offered.right === null) throw new Error('no code')
    const query = parseQuery(
      new URL(transferHref(usualPurchase.address, offered.right.code), 'https://x').search,
    )
    expect(automaticAddress(prefilledForm(query))).toEqual(usualPurchase.address)
    expect(query.get('code')).toEqual([offered.right.code])
  })
})

describe(returnStart, () => {
  it('localizes the stored address, or continues in a live session with offers of more than one line of business (LOC-21)', async () => {
    const { storage } = memoryStorage()
    const first = buildSale({ storage })
    await localized(first.sale)
    await configured(first.sale)
    await eventually(async () => {
      const { id } = cartIn(first.sale).saved?.cart ?? { id: '' as never }
      const { restored } = await answerOf(first.built.visitor().getPersistentCart({ cartId: id }))
      expect(restored.lines).toHaveLength(2)
    })
    expect(returnStart(first.sale.actor.getSnapshot().context)).toBeNull()
    first.sale.stop()
    const again = buildSale({ built: first.built, storage })
    await waitForState(again.sale.actor, ({ context }) => context.visitor.origin !== null)
    const start = () => returnStart(again.sale.actor.getSnapshot().context)
    expect(start()).toEqual({ _tag: 'Localize', address: usualPurchase.address })
    await localized(again.sale)
    expect(start()).toEqual({ _tag: 'Continue', step: 'configure' })
    again.sale.stop()
    const alone = buildSale({
      built: first.built,
      storage,
      orchestrator: internetAlone(first.built.visitor()),
    })
    await localized(alone.sale)
    expect(returnStart(alone.sale.actor.getSnapshot().context)).toEqual({
      _tag: 'Localize',
      address: usualPurchase.address,
    })
  })
})
