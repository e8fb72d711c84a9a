import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SimulatedClock, createActor } from 'xstate'
import { createCheckoutMachine } from '#core/journeys/checkout/checkout.machine.ts'
import type { LoadCheckout } from '#core/journeys/checkout/lazy-checkout.machine.ts'
import { CHECKOUT_CODE_RETRY_MS, createLazyCheckout } from '#core/journeys/checkout/lazy-checkout.machine.ts'
import type { CheckoutEvent } from '#core/journeys/checkout/checkout.events.ts'
import { isOpening } from '#core/journeys/checkout/checkout.selectors.ts'
import type { CheckoutPorts } from '#core/journeys/checkout/checkout.actors.ts'
import type { Cart } from '#core/cart/cart.ts'
import { answerOf, buildProvider, localizeAt, maria } from '#test/builders/provider.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'
import { forAll } from '#test/for-all.ts'

/** A visitor's calls in a session with a cart, the checkout that they make up, and the event that opens it. */
const started = async () => {
  const built = buildProvider()
  const orchestrator = built.visitor()
  await localizeAt(orchestrator)
  const { cart } = await answerOf(orchestrator.cart())
  const { encryption: cardEncryption, random, clock } = built
  const ports: CheckoutPorts = { orchestrator, cardEncryption, random, clock }
  const snapshot = await answerOf(orchestrator.sessionInfo())
  return { ports, snapshot, confirmed: confirmedIn(cart) }
}

const confirmedIn = ({ id: cartId }: Cart): CheckoutEvent => ({
  type: 'cart.confirmed',
  cartId,
  step: 'checkout',
  preWorkReady: false,
  isMobileAlone: false,
})

const actorOf = (load: LoadCheckout) => {
  const clock = new SimulatedClock()
  const actor = createActor(createLazyCheckout(load), { clock, input: { draft: null } }).start()
  return { actor, clock }
}

describe(createLazyCheckout, () => {
  it('has the state and the data of the checkout itself before a cart is confirmed, whatever happens', async () => {
    const { ports, snapshot } = await started()
    const draft = {
      customerForm: { ...maria, addressOneYear: 'yes', identificationType: '' },
      orderKey: null,
    }
    const records = fc.record({
      customer: fc.constantFrom(null, maria),
      installKind: fc.constantFrom(null, 'self', 'professional'),
      receipt: fc.constantFrom(null, {}),
    })
    const events = fc.array(
      fc.oneof(
        fc.constant({ type: 'session.closed' } as const),
        fc.constant({ type: 'retry.requested' } as const),
        records.map((changed) => ({
          type: 'session.restored' as const,
          snapshot: { ...snapshot, ...changed } as unknown as typeof snapshot,
        })),
      ),
    )
    forAll(events, fc.constantFrom(null, draft), (sent, stored) => {
      const input = { draft: stored as never }
      const open = createActor(createCheckoutMachine(ports), { input }).start()
      const lazy = createActor(
        createLazyCheckout(() => Promise.reject(new Error('no code'))),
        { input },
      ).start()
      for (const event of sent) {
        open.send(event)
        lazy.send(event)
        const [expected, found] = [open.getSnapshot(), lazy.getSnapshot()]
        expect([found.value, found.context]).toEqual([expected.value, expected.context])
      }
    })
  })

  it('opens with the confirmed cart once its code is loaded, and loads the code once', async () => {
    const { ports, confirmed } = await started()
    let loads = 0
    const { actor } = actorOf(async () => {
      loads += 1
      return createCheckoutMachine(ports)
    })
    for (let round = 0; round < 2; round += 1) {
      actor.send(confirmed)
      expect(actor.getSnapshot().matches('loading')).toBe(true)
      const { context } = await waitForState(actor, (snapshot) => snapshot.matches('filling'))
      expect(context.agreements.length).toBeGreaterThan(0)
      actor.send({ type: 'session.closed' })
      expect(actor.getSnapshot().value).toBe('closed')
    }
    expect(loads).toBe(1)
  })

  it.each(['after a pause', 'at the press of the buyer'])('loads its code again %s', async (when) => {
    const { ports, confirmed } = await started()
    let isReachable = false
    const { actor, clock } = actorOf(async () => {
      if (!isReachable) throw new Error('no code')
      return createCheckoutMachine(ports)
    })
    actor.send(confirmed)
    const { context } = await waitForState(actor, (snapshot) => !isOpening(snapshot))
    expect(context.failure).toEqual({ _tag: 'Unreachable' })
    isReachable = true
    if (when === 'after a pause') clock.increment(CHECKOUT_CODE_RETRY_MS)
    else actor.send({ type: 'retry.requested' })
    const open = await waitForState(actor, (snapshot) => snapshot.matches('filling'))
    expect(open.context.failure).toBeNull()
  })

  it('stays closed when the session ends before its code is loaded', async () => {
    const { ports, confirmed } = await started()
    let finish = (): void => undefined
    const loading = new Promise<ReturnType<typeof createCheckoutMachine>>((resolve) => {
      finish = () => resolve(createCheckoutMachine(ports))
    })
    const { actor } = actorOf(() => loading)
    actor.send(confirmed)
    actor.send({ type: 'session.closed' })
    finish()
    await loading
    await Promise.resolve()
    expect(actor.getSnapshot().value).toBe('closed')
    expect(actor.getSnapshot().context.cartId).toBeNull()
  })
})
