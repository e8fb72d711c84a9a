import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import type { AnyActorLogic, AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import { getNextSnapshot } from 'xstate'
import { describe, expect, it } from 'vitest'
import { permittedStep } from '#core/guards/step.ts'
import { isCheckoutStep, type SaleStep, saleSteps } from '#core/routes/sale-step.ts'
import type { OrderPart } from '#core/checkout/readiness.ts'
import { type Opening, steps } from '#core/routes/steps.ts'
import { ORDER_POLL_FIRST_MS, ORDER_POLL_MAX_MS } from '#core/checkout/order-poll.ts'
import { isVisitReady } from '#core/journeys/checkout/schedule/schedule.selectors.ts'
import { createSale, type Sale } from '#core/journeys/sale/sale.ts'
import { SESSION_IDLE_MS, SESSION_WARNING_MS } from '#core/session/session.ts'
import { actorOf, failureName, leavesOf } from '#stories/journeys/journey.ts'
import { journeys } from '#stories/journeys/journeys.ts'
import { takeNextStep } from '#test/builders/next-step.builder.ts'
import type { Fate, Ordering, RandomSale } from '#test/builders/random-sale.builder.ts'
import { buildRandomSale, fates } from '#test/builders/random-sale.builder.ts'
import { answerIn, cartIn, paidWith } from '#test/builders/sale.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const DECLINED_CARD = '4000000000000002'

const everyJourney = Object.values(journeys)

type Said = { readonly actor: AnyActorRef; readonly event: EventObject }

/** No event of a visitor: the sale notifies every journey at once that the session is over. */
const isUnsaid = ({ type }: EventObject): boolean => type === 'session.expired'

/** All events that a visitor can send now, in every journey. */
const sayable = (sale: Sale): readonly Said[] =>
  everyJourney.flatMap((journey) => {
    const actor = actorOf(sale, journey)
    const { context } = actor.getSnapshot() as AnyMachineSnapshot
    return journey.userEvents.flatMap((userEvent) => {
      const said = userEvent.event(context)
      return said === null || isUnsaid(said) ? [] : [{ actor, event: said }]
    })
  })

type Action = { readonly name: string; readonly isAwaited: boolean; readonly act: (at: RandomSale) => void }

const doing = (name: string, act: Action['act']): fc.Arbitrary<Action> =>
  fc.boolean().map((isAwaited) => ({ name, isAwaited, act, toString: () => name }))

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: doing('advance', ({ sale }) => takeNextStep(sale)) },
  {
    weight: 5,
    arbitrary: fc.nat(999).chain((pick) =>
      doing(`say ${pick}`, ({ sale }) => {
        const all = sayable(sale)
        const said = all[pick % all.length]
        said?.actor.send(said.event)
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...saleSteps)
      .chain((step) => doing(`go to ${step}`, ({ sale }) => void sale.request(step))),
  },
  { weight: 1, arbitrary: doing('declined card', ({ sale }) => paidWith(sale, DECLINED_CARD)) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        300,
        ORDER_POLL_FIRST_MS,
        ORDER_POLL_MAX_MS,
        SESSION_IDLE_MS - SESSION_WARNING_MS,
        SESSION_IDLE_MS,
      )
      .chain((ms) => doing(`wait ${ms}`, ({ pass }) => pass(ms))),
  },
)

const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 7, arbitrary: fc.constant('answered' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...fates) },
)

const story = fc.record({
  forward: fc.nat(9),
  actions: fc.array(action, { maxLength: 14 }),
  fates: fc.array(fate, { maxLength: 40 }),
  orderFates: fc.array(fc.constantFrom(...fates), { maxLength: 3 }),
})

type Story = {
  readonly forward: number
  readonly actions: readonly Action[]
  readonly fates: readonly Fate[]
  readonly orderFates: readonly Fate[]
}

/** Runs steps forward and then actions. `look` sees the sale whenever it is at rest. */
const tell = async (told: Story, look: (at: RandomSale) => void): Promise<RandomSale> => {
  const at = buildRandomSale(told.fates, told.orderFates)
  for (let steps = 0; steps < told.forward; steps += 1) {
    takeNextStep(at.sale)
    await at.quiet()
    look(at)
  }
  for (const { act, isAwaited } of told.actions) {
    act(at)
    if (isAwaited) {
      await at.quiet()
      look(at)
    }
  }
  await at.quiet()
  look(at)
  return at
}

const stateOf = (sale: Sale): string =>
  everyJourney
    .map((journey) => leavesOf((actorOf(sale, journey).getSnapshot() as AnyMachineSnapshot).value).join('+'))
    .join(' | ')

const isPlaced = ({ checkout }: Sale): boolean => checkout.getSnapshot().matches('placed')

/** Steps forward until there is an order, every call but its own being answered; the states on the way. */
const goOn = async (at: RandomSale): Promise<readonly string[]> => {
  at.calm()
  const trail: string[] = []
  for (let steps = 0; steps < 25 && !isPlaced(at.sale); steps += 1) {
    trail.push(stateOf(at.sale))
    takeNextStep(at.sale)
    await at.quiet()
    if (at.sale.checkout.getSnapshot().matches('inDoubt')) at.pass(ORDER_POLL_MAX_MS)
    await at.quiet()
  }
  return trail
}

const RUNS = { numRuns: 120, seed: 20_261_122 }

const holds = (law: (told: Story) => Promise<void>): Promise<void> => forAllAsyncWith(RUNS, story, law)

const opened: Readonly<Record<Opening, (sale: Sale) => boolean>> = {
  always: () => true,
  onceLocalized: (sale) => answerIn(sale) !== null,
  whileShopping: (sale) => (answerIn(sale)?.sessionInfo ?? null) !== null,
  onceOrdered: ({ actor, checkout }) =>
    checkout.getSnapshot().context.receipt !== null ||
    checkout.getSnapshot().context.pending !== null ||
    actor.getSnapshot().context.expiry !== null,
}

const collected: Readonly<Record<OrderPart, (sale: Sale) => boolean>> = {
  plan: (sale) => cartIn(sale).wanted.some(({ offerId }) => offerId.startsWith('internet-')),
  customer: ({ checkout }) => checkout.getSnapshot().context.customer !== null,
  risk: ({ checkout }) => checkout.getSnapshot().context.riskDecision !== null,
  installOption: ({ checkout }) => checkout.getSnapshot().context.installKind !== null,
  agreements: ({ checkout }) => checkout.getSnapshot().context.isAgreed,
  visit: ({ checkout }) => {
    const { context } = checkout.getSnapshot()
    return context.lostVisit !== null || isVisitReady(context)
  },
  payment: ({ checkout }) => checkout.getSnapshot().context.payment !== null,
}

/** Checks the preconditions of a step in the machines: opening, earlier parts, a cart in the checkout. */
const hasPreconditions = (step: SaleStep, sale: Sale): boolean => {
  const { opens } = steps[step]
  if (opens !== 'whileShopping') return opened[opens](sale)
  const earlier = saleSteps.slice(0, saleSteps.indexOf(step)).flatMap((name) => steps[name].collects ?? [])
  const hasCart = sale.checkout.getSnapshot().context.cartId !== null
  return (
    opened[opens](sale) &&
    earlier.every((part) => collected[part](sale)) &&
    (hasCart || !isCheckoutStep(step))
  )
}

/** Checks whether a user event leaves a failure state. */
const hasExit = (sale: Sale, actor: AnyActorRef): boolean => {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  const { logic } = actor as AnyActorRef & { readonly logic: AnyActorLogic }
  return sayable(sale)
    .filter((said) => said.actor === actor)
    .some(({ event }) => {
      const next = getNextSnapshot(logic, snapshot, event) as AnyMachineSnapshot
      return failureName(next) !== failureName(snapshot)
    })
}

const isOpenEnded = ({ answer }: Ordering): boolean =>
  answer !== null &&
  (E.isRight(answer)
    ? answer.right.state === 'pending'
    : ['Unreachable', 'TimedOut', 'Unintelligible', 'ProviderBroken'].includes(answer.left._tag))

/** An order that the provider refused because a part of it was missing. */
const isUnready = ({ answer }: Ordering): boolean =>
  answer !== null && E.isLeft(answer) && answer.left._tag === 'Refused' && answer.left.code === 'STEP_MISSING'

const placedIn = (orderings: readonly Ordering[]): readonly Ordering[] =>
  orderings.filter(({ answer }) => answer !== null && E.isRight(answer) && answer.right.state === 'placed')

describe(createSale, () => {
  it('no dead end: from any state a visitor can complete an order', async () => {
    await holds(async (told) => {
      const at = await tell(told, () => undefined)
      const trail = await goOn(at)
      // The address may be on the screen: it opens after an order too.
      at.sale.request('confirmation')
      expect([at.sale.step(), isPlaced(at.sale) ? [] : trail]).toEqual(['confirmation', []])
      at.sale.stop()
    })
  })

  it('every failure has an exit: a user event leaves it (I9)', async () => {
    let seen = 0
    await holds(async (told) => {
      const at = await tell(told, ({ sale }) => {
        for (const journey of everyJourney) {
          const actor = actorOf(sale, journey)
          const snapshot = actor.getSnapshot() as AnyMachineSnapshot
          if (failureName(snapshot) === null || Object.keys(snapshot.children).length > 0) continue
          seen += 1
          expect([stateOf(sale), failureName(snapshot), hasExit(sale, actor)]).toEqual([
            stateOf(sale),
            failureName(snapshot),
            true,
          ])
        }
      })
      at.sale.stop()
    })
    expect(seen).toBeGreaterThan(10)
  })

  it('an order is sent at most once: one call at a time, one key until it is settled, one charge per order (ORD-02)', async () => {
    let placed = 0
    await holds(async (told) => {
      const at = await tell(told, () => undefined)
      await goOn(at)
      const { orderings, built } = at
      expect(orderings.every(({ isAlone }) => isAlone)).toBe(true)
      for (const [index, ordering] of orderings.entries()) {
        const next = orderings[index + 1]
        if (next === undefined || next.session !== ordering.session) continue
        expect(placedIn([ordering])).toEqual([])
        if (isOpenEnded(ordering)) expect(next.request.key).toBe(ordering.request.key)
      }
      const charges = await built.ledger.charges()
      const sessions = new Set(orderings.map(({ session }) => session))
      const captured = charges.filter(({ state }) => state === 'captured')
      expect(captured.length).toBeLessThanOrEqual(sessions.size)
      expect(captured.length).toBeGreaterThanOrEqual(placedIn(orderings).length)
      placed += placedIn(orderings).length
      at.sale.stop()
    })
    expect(placed).toBeGreaterThan(20)
  })

  it('no step without its precondition: the guards permit every reached step, and no order lacks a part (GRD-01, CHK-06)', async () => {
    const visited = new Set<SaleStep>()
    await holds(async (told) => {
      const at = await tell(told, ({ sale, orderings }) => {
        const step = sale.step()
        visited.add(step)
        expect([stateOf(sale), permittedStep(step, sale.status())]).toEqual([stateOf(sale), step])
        expect([stateOf(sale), step, hasPreconditions(step, sale)]).toEqual([stateOf(sale), step, true])
        expect(orderings.filter(isUnready)).toEqual([])
      })
      at.sale.stop()
    })
    expect([...visited].toSorted((a, b) => saleSteps.indexOf(a) - saleSteps.indexOf(b))).toEqual(
      saleSteps.filter((step) => steps[step].isDetour !== true || visited.has(step)),
    )
  })
})
