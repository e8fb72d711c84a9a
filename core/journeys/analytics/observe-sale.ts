import type { AnyActorRef, StateValue } from 'xstate'
import type { AnalyticsEventName } from '../../analytics/analytics-event.ts'
import type { ObservedMachine } from '../../analytics/transition-events.ts'
import { transitionEvents } from '../../analytics/transition-events.ts'
import type { SessionVariants, ExperimentName } from '../../experiments/experiment.ts'
import { experimentNames } from '../../experiments/experiment.ts'
import type { OutcomeKind } from '../../localization/outcome-kind.ts'
import { outcomeOf } from '../../localization/outcome.ts'
import type { Analytics } from '../../ports/analytics.ts'
import type { Sale } from '../sale/sale.ts'
import type { SaleStep } from '../../routes/sale-step.ts'
import { isShopStep } from '../../routes/sale-step.ts'

/**
 * Returns the experiments whose variant a visitor sees on a step: service selection on the first step of an address,
 * the place of the coupon code in the configuration, and the offer of automatic payments in the checkout (EXP-04).
 */
export const exposuresAt = (step: SaleStep, outcome: OutcomeKind): readonly ExperimentName[] => {
  if (step === 'configure') return ['couponEntry']
  if (step === 'checkout') return ['autoPayTargetActivity']
  return outcome === 'serviceSelection' && isShopStep(step) ? ['serviceSelection'] : []
}

/** Lists the leaf states of a state value, each with its path. */
const leavesOf = (value: StateValue | undefined, path: readonly string[] = []): readonly string[] => {
  if (value === undefined) return []
  return typeof value === 'string'
    ? [[...path, value].join('.')]
    : Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
}

const variantsOf = ({ actor }: Sale): SessionVariants => {
  const info: SessionVariants = actor.getSnapshot().context.answer?.sessionInfo ?? {}
  return Object.fromEntries(
    experimentNames.flatMap((name) => (info[name] === undefined ? [] : [[name, info[name]]])),
  )
}

/** Returns the outcome of the address itself, whichever page its variant leads to. */
const outcomeKindOf = ({ actor }: Sale): OutcomeKind => {
  const { answer } = actor.getSnapshot().context
  return answer === null ? 'enterAddress' : outcomeOf(answer).kind
}

/** Calls `entered` for each leaf state that an actor enters after now. */
const observeStates = (actor: AnyActorRef, entered: (state: string) => void): (() => void) => {
  const statesNow = (): readonly string[] =>
    leavesOf((actor.getSnapshot() as { readonly value?: StateValue }).value)
  let known = statesNow()
  const subscription = actor.subscribe(() => {
    const states = statesNow()
    const added = states.filter((state) => !known.includes(state))
    known = states
    added.forEach(entered)
  })
  return () => subscription.unsubscribe()
}

/**
 * Records the transitions of a sale as events: the states of its machines, the steps, and each exposure to an
 * experiment once (ANL-01, EXP-04). The current step is the first event. Returns a function that stops.
 */
export const observeSale = (sale: Sale, { record }: Analytics): (() => void) => {
  const happened = (name: AnalyticsEventName): void =>
    record({ name, at: sale.step(), variants: variantsOf(sale) })
  const exposed = new Set<string>()
  let step: string | null = null
  const viewStep = (): void => {
    const next = sale.step()
    if (next === step) return
    step = next
    happened('step.viewed')
    for (const name of exposuresAt(next, outcomeKindOf(sale))) {
      if (!exposed.has(name)) happened(`${name}.exposed`)
      exposed.add(name)
    }
  }
  const machines: Readonly<Record<ObservedMachine, AnyActorRef>> = {
    sale: sale.actor,
    localization: sale.localization,
    shopping: sale.shopping,
    checkout: sale.checkout,
    session: sale.session,
    pages: sale.pages,
  }
  const stops = Object.entries(machines).map(([machine, actor]) =>
    observeStates(actor, (state) => {
      const name = transitionEvents[machine as ObservedMachine][state]
      if (name !== undefined) happened(name)
    }),
  )
  viewStep()
  return [...stops, sale.subscribe(viewStep)].reduce(
    (all, stop) => () => {
      all()
      stop()
    },
    () => undefined,
  )
}
