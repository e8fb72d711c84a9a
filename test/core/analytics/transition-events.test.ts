import type { AnyActorRef } from 'xstate'
import { describe, expect, it } from 'vitest'
import { analyticsEventNames } from '#core/analytics/analytics-event.ts'
import { type ObservedMachine, transitionEvents } from '#core/analytics/transition-events.ts'
import { experimentNames } from '#core/experiments/experiment.ts'
import { createCheckoutMachine } from '#core/journeys/checkout/checkout.machine.ts'
import { buildSale } from '#test/builders/sale.builder.ts'

type StateNode = { readonly states: object; readonly path: readonly string[] }
type Machine = { readonly idMap: ReadonlyMap<string, StateNode> }

/** Returns the machine that an actor runs now. The checkout runs another one until its code is loaded. */
const machineOf = (actor: AnyActorRef): Machine =>
  (actor.getSnapshot() as unknown as { readonly machine: Machine }).machine

const leavesOf = (machines: readonly Machine[]): readonly string[] => [
  ...new Set(
    machines
      .flatMap(({ idMap }) => [...idMap.values()])
      .filter(({ states }) => Object.keys(states).length === 0)
      .map(({ path }) => path.join('.')),
  ),
]

/** The events that no state of a machine has: pages, steps and exposures. */
const others: readonly string[] = [
  'page.viewed',
  'step.viewed',
  ...experimentNames.map((name) => `${name}.exposed`),
]

describe('transitionEvents', () => {
  it('names states of the machines of a sale only (ANL-01)', () => {
    const { sale, built, orchestrator } = buildSale()
    const { encryption: cardEncryption, random, clock } = built
    const openCheckout = createCheckoutMachine({ orchestrator, cardEncryption, random, clock })
    const actors: Readonly<Record<ObservedMachine, AnyActorRef>> = { ...sale, sale: sale.actor }
    for (const [name, events] of Object.entries(transitionEvents)) {
      const machine = machineOf(actors[name as ObservedMachine])
      const machines = name === 'checkout' ? [machine, openCheckout as unknown as Machine] : [machine]
      expect(leavesOf(machines)).toEqual(expect.arrayContaining(Object.keys(events)))
    }
    sale.stop()
  })

  it('use every name of the stream (ANL-01)', () => {
    const used = Object.values(transitionEvents).flatMap((events) => Object.values(events))
    expect([...new Set([...used, ...others])].toSorted()).toEqual(analyticsEventNames.toSorted())
  })
})
