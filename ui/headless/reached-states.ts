import type { AnyActorRef, StateValue } from 'xstate'
import { orderPhase } from '#core/journeys/checkout/checkout.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { selectOutcome, selectStep } from '#core/journeys/sale/sale.selectors.ts'
import { runningQuote } from '#core/journeys/sale/sale.pricing.ts'
import { totalsOf } from '#core/pricing/quote.ts'

/** The machines whose states a journey reports. */
export const machines = [
  'sale',
  'localization',
  'shopping',
  'checkout',
  'session',
  'orderStatus',
  'mobile',
  'coupon',
  'portal',
] as const
export type MachineName = (typeof machines)[number]

/** Facts of a state: amounts in cents, tags of failures, numbers of orders. */
export type StateFacts = Readonly<Record<string, string | number>>

/** A state that a machine reached. `step` is that of the sale; null for the other machines. */
export type ReachedState = {
  readonly machine: MachineName
  readonly state: string
  readonly step: string | null
  readonly facts: StateFacts
}

/** Returns the path of a state; the parts of a parallel state are joined by a plus sign. */
export const statePath = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => {
          const path = inner === undefined ? '' : statePath(inner)
          return path === '' ? name : `${name}.${path}`
        })
        .join(' + ')

const saleFacts = ({ actor }: Sale): StateFacts => {
  const snapshot = actor.getSnapshot()
  const { context } = snapshot
  const quote = context.cart.wanted.length === 0 ? null : runningQuote(context)
  return {
    ...(context.answer === null ? {} : { outcome: selectOutcome(snapshot).kind }),
    ...(context.offers === null ? {} : { offers: context.offers.catalog.offers.length }),
    ...(quote === null ? {} : totalsOf(quote)),
    ...(context.failure === null ? {} : { failure: context.failure._tag }),
  }
}

const checkoutFacts = ({ checkout }: Sale): StateFacts => {
  const snapshot = checkout.getSnapshot()
  const { visit, payment, receipt, failure } = snapshot.context
  const phase = orderPhase(snapshot)
  return {
    ...(visit === null ? {} : { visit: `${visit.date} ${visit.fromHour}-${visit.toHour} h` }),
    ...(payment === null ? {} : { payment: payment.kind }),
    ...(phase === null ? {} : { phase }),
    ...(receipt === null ? {} : { order: receipt.orderNumber }),
    ...(failure === null ? {} : { failure: failure._tag }),
  }
}

const failureFacts = (actor: AnyActorRef): StateFacts => {
  const { failure } = actor.getSnapshot().context as { readonly failure?: { readonly _tag: string } | null }
  return failure === undefined || failure === null ? {} : { failure: failure._tag }
}

/** Reports each state that a machine reaches, and the current one at once. Returns a function that ends the reports. */
export const watchMachine = (
  machine: MachineName,
  actor: AnyActorRef,
  report: (reached: ReachedState) => void,
  facts: () => StateFacts = () => failureFacts(actor),
  step: () => string | null = () => null,
): (() => void) => {
  let last = ''
  const update = (): void => {
    const { value } = actor.getSnapshot() as { readonly value: StateValue }
    const reached: ReachedState = { machine, state: statePath(value), step: step(), facts: facts() }
    const text = JSON.stringify(reached)
    if (text === last) return
    last = text
    report(reached)
  }
  update()
  const subscription = actor.subscribe(update)
  return () => subscription.unsubscribe()
}

/** Reports the states of a sale and of the journeys it invokes. */
export const watchSale = (sale: Sale, report: (reached: ReachedState) => void): (() => void) => {
  const ends = [
    watchMachine(
      'sale',
      sale.actor,
      report,
      () => saleFacts(sale),
      () => selectStep(sale.actor.getSnapshot()),
    ),
    watchMachine('localization', sale.localization, report),
    watchMachine('shopping', sale.shopping, report),
    watchMachine('checkout', sale.checkout, report, () => checkoutFacts(sale)),
    watchMachine('session', sale.session, report),
  ]
  return () => ends.forEach((end) => end())
}

/** Returns the actors of a sale. */
export const actorsOf = ({
  actor,
  localization,
  shopping,
  checkout,
  session,
}: Sale): readonly AnyActorRef[] => [actor, localization, shopping, checkout, session]
