import { taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import { ORDER_POLL_MAX_MS } from '#core/checkout/order-poll.ts'
import { permittedStep } from '#core/guards/step.ts'
import { orderPhase } from '#core/journeys/checkout/checkout.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { checkoutSteps } from '#core/routes/sale-step.ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import { buildProvider, type BuiltProvider } from '#test/builders/provider.builder.ts'
import { pathOf } from '#ui/app/journey-paths.ts'
import { atCheckout, buildSale, buyThrough, paidWith, returned } from '#test/builders/sale.builder.ts'

type Opened = ReturnType<typeof buildSale> & { readonly built: BuiltProvider }

/** A sale whose gateway captures the charge without a response. `beforePaying` runs just before the payment. */
const inDoubt = async (beforePaying: (parts: Opened) => Promise<void> = async () => undefined) => {
  let isSilent = true
  const heard =
    <Asked extends readonly unknown[], Answer>(ask: (...asked: Asked) => TE.TaskEither<never, Answer>) =>
    (...asked: Asked) =>
      isSilent ? TE.left({ _tag: 'GatewayUnavailable' as const }) : ask(...asked)
  const gatewayAround = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    capture:
      (...asked) =>
      async () => {
        const answer = await gateway.capture(...asked)()
        return isSilent ? { _tag: 'Left', left: { _tag: 'GatewayUnavailable' } } : answer
      },
    chargeState: heard(gateway.chargeState as never) as PaymentGateway['chargeState'],
  })
  const built = buildProvider({ gatewayAround })
  const timers = new SimulatedClock()
  const opened = buildSale({ built, timers })
  const { sale } = opened
  await buyThrough(sale, 'chooseVisit')
  await beforePaying({ ...opened, built })
  paidWith(sale)
  await atCheckout(sale, (snapshot) => snapshot.matches('inDoubt'))
  return {
    ...opened,
    timers,
    speak: () => {
      isSilent = false
    },
  }
}

/** Advances by the longest pause, and waits for the response. */
const askedAgain = async (sale: Sale, timers: SimulatedClock, built: BuiltProvider): Promise<void> => {
  const { polls } = sale.checkout.getSnapshot().context
  built.clock.advance(ORDER_POLL_MAX_MS)
  timers.increment(ORDER_POLL_MAX_MS)
  await atCheckout(
    sale,
    (snapshot) => snapshot.context.polls > polls && !snapshot.matches({ inDoubt: 'asking' }),
  )
}

/** The step of the sale and its path. */
const placeOf = (sale: Sale): readonly string[] => [sale.step(), pathOf(sale, sale.step())]

describe('an order in doubt', () => {
  it('is polled until the bank answers (ORD-03, I14)', async () => {
    const { sale, timers, speak, built } = await inDoubt()
    const { pending } = sale.checkout.getSnapshot().context
    expect(placeOf(sale)).toEqual(['confirmation', '/non-automated-confirmation'])
    for (const step of checkoutSteps) expect(permittedStep(step, sale.status())).toBe('confirmation')
    expect(pending?.orderNumber).toMatch(/^[A-Z\d]{5}-[A-Z\d]{5}$/)
    for (let poll = 0; poll < 40; poll += 1) await askedAgain(sale, timers, built)
    expect(orderPhase(sale.checkout.getSnapshot())).toBe('unanswered')
    speak()
    await askedAgain(sale, timers, built)
    const { receipt } = sale.checkout.getSnapshot().context
    expect(receipt?.orderNumber).toBe(pending?.orderNumber)
    expect(await built.ledger.charges()).toHaveLength(1)
  })

  it('survives a reload at any step of the sale, with its reference, and is polled (ORD-03, F15)', async () => {
    for (const place of ['products', 'checkout', 'schedule', 'payment', 'confirmation'] as const) {
      const { sale, built, orchestrator, drafts, speak } = await inDoubt()
      const { pending, customer } = sale.checkout.getSnapshot().context
      sale.stop()
      const timers = new SimulatedClock()
      const again = await returned({ built, orchestrator, drafts, timers, step: place })
      const found = again.checkout.getSnapshot()
      expect(orderPhase(found)).toBe('inDoubt')
      expect(found.context.pending).toEqual(pending)
      expect(found.context.customer?.emailAddress).toBe(customer?.emailAddress)
      expect(placeOf(again)).toEqual(['confirmation', '/non-automated-confirmation'])
      speak()
      await askedAgain(again, timers, built)
      expect(placeOf(again)).toEqual(['confirmation', '/automated-confirmation'])
    }
  })

  it('is no longer polled once its session ends, and the page preserves the reference (ORD-03)', async () => {
    const { sale, timers, orchestrator, built } = await inDoubt()
    await orchestrator.deleteSession()()
    await askedAgain(sale, timers, built)
    const { polls, pending } = sale.checkout.getSnapshot().context
    expect(orderPhase(sale.checkout.getSnapshot())).toBe('outOfReach')
    expect(pending).not.toBeNull()
    timers.increment(10 * ORDER_POLL_MAX_MS)
    expect(sale.checkout.getSnapshot().context.polls).toBe(polls)
    sale.checkout.send({ type: 'retry.requested' })
    expect(sale.step()).toBe('address')
  })

  it('is awaited by a second tab that pays meanwhile, which shows the same order (F16, I1, I15)', async () => {
    let second: Sale | null = null
    const timers = new SimulatedClock()
    const { sale, speak, built } = await inDoubt(async (parts) => {
      second = await returned({ ...parts, timers, step: 'payment' })
    })
    const other = second as unknown as Sale
    paidWith(other)
    await atCheckout(other, (snapshot) => snapshot.matches('inDoubt'))
    const found = other.checkout.getSnapshot().context
    expect(found.pending).toEqual(sale.checkout.getSnapshot().context.pending)
    expect(found.failure).toBeNull()
    expect(placeOf(other)).toEqual(['confirmation', '/non-automated-confirmation'])
    speak()
    await askedAgain(other, timers, built)
    expect(placeOf(other)).toEqual(['confirmation', '/automated-confirmation'])
    expect(await built.ledger.charges()).toHaveLength(1)
  })
})
