import type { AnyStateNode } from 'xstate'
import { describe, expect, it } from 'vitest'
import { createCheckoutMachine } from '#core/journeys/checkout/checkout.machine.ts'
import { fillingState } from '#core/journeys/checkout/checkout.steps.ts'
import { type CheckoutStep, checkoutSteps } from '#core/routes/sale-step.ts'
import { buildSale } from '#test/builders/sale.builder.ts'

const machineOf = () => {
  const { sale, built, orchestrator } = buildSale()
  const { encryption: cardEncryption, random, clock } = built
  sale.stop()
  return createCheckoutMachine({ orchestrator, cardEncryption, random, clock })
}

const statesIn = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states as Record<string, AnyStateNode>).flatMap((child) => [child, ...statesIn(child)])

/** Lists the states that the transitions of a state lead to, apart from those after its completion. */
const targetsOf = ({ id, transitions, always = [] }: AnyStateNode): readonly string[] =>
  [...[...transitions.values()].flat(), ...always]
    .filter(({ eventType }) => eventType !== `xstate.done.state.${id}`)
    .flatMap(({ target }) => (target ?? []).map((state: AnyStateNode) => state.id))

const idOf = (step: CheckoutStep): string => `checkout.filling.${fillingState(step)}`

describe('createCheckoutMachine', () => {
  const filling = machineOf().states.filling as AnyStateNode

  it.each(checkoutSteps)('leaves %s for another step only when it is completed (GRD-01)', (step) => {
    const own = filling.states[fillingState(step)] as AnyStateNode
    const others = checkoutSteps.filter((name) => name !== step).map(idOf)
    const named = [own, ...statesIn(own)]
      .flatMap(targetsOf)
      .filter((target) => others.some((other) => `${target}.`.startsWith(`${other}.`)))
    expect(named).toEqual([])
  })

  it.each(checkoutSteps.slice(0, -1))('decides by the table of steps what follows %s (GRD-01)', (step) => {
    const own = filling.states[fillingState(step)] as AnyStateNode
    const completed = own.transitions.get(`xstate.done.state.${own.id}`) ?? []
    const later = checkoutSteps.slice(checkoutSteps.indexOf(step) + 1)
    expect(completed.map(({ guard }) => guard)).toEqual(
      later.map((to) => ({ type: 'continuesTo', params: { from: step, to } })),
    )
    expect(completed.flatMap(({ target = [] }) => target.map(({ id }) => id))).toEqual(later.map(idOf))
  })
})
