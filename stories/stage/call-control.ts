import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import { type Network, networks } from './networks.ts'

/** The result of a call: the provider's own answer, that answer modified, or a failure instead of it. */
export type CallBehavior = 'answers' | CheckoutFailure | { readonly alter: (answer: never) => unknown }

type Call = (...given: never[]) => () => Promise<unknown>

const encryptionFailures: ReadonlySet<string> = new Set(['CardTooShort', 'KeyUnusable'])

/**
 * Returns the behavior of one call. Of the calls that an actor makes, encryption calls fail with encryption failures,
 * and the others with provider failures.
 */
const behaviorAt = (name: string, behavior: CallBehavior): CallBehavior => {
  if (behavior === 'answers' || 'alter' in behavior) return behavior
  return encryptionFailures.has(behavior._tag) === name.startsWith('encrypt') ? behavior : 'answers'
}

/** Creates a control that holds each call until it is admitted, so a journey stops there. An open one holds none. */
export const createCallControl = () => {
  let isOpen = true
  let network = networks.none
  const admitted = new Map<string, CallBehavior>()
  const waiting = new Map<string, Set<(behavior: CallBehavior) => void>>()

  const enter = async (name: string): Promise<CallBehavior> => {
    if (isOpen) {
      const { delayMs, behavior } = network
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
      return behaviorAt(name, behavior)
    }
    // Waits until the code that admitted the previous call has closed the control, then checks the next call.
    await Promise.resolve()
    const behavior = admitted.get(name)
    if (behavior !== undefined) return behavior
    return new Promise((resolve) => waiting.set(name, (waiting.get(name) ?? new Set()).add(resolve)))
  }

  const admit = (names: Iterable<string>, behavior: CallBehavior): void => {
    for (const name of names) {
      const behaviour = behaviorAt(name, behavior)
      admitted.set(name, behaviour)
      const held = waiting.get(name) ?? []
      waiting.delete(name)
      for (const letThrough of held) letThrough(behaviour)
    }
  }

  return {
    /** Returns the same port whose calls wait for this control. */
    guard: <Port extends object>(port: Port): Port => {
      const calls = Object.entries(port).map(([name, call]: [string, Call]) => [
        name,
        (...given: never[]) =>
          async (): Promise<unknown> => {
            const behavior = await enter(name)
            if (behavior === 'answers') return call(...given)()
            if (!('alter' in behavior)) return { _tag: 'Left', left: behavior }
            const answer = (await call(...given)()) as { readonly _tag: string; readonly right: never }
            return answer._tag === 'Left' ? answer : { ...answer, right: behavior.alter(answer.right) }
          },
      ])
      return Object.fromEntries(calls) as Port
    },
    /** Admits calls with these names, both waiting and future ones, until `dismiss`. */
    admit: (names: readonly string[], behavior: CallBehavior = 'answers'): void => admit(names, behavior),
    dismiss: (): void => admitted.clear(),
    close: (): void => {
      isOpen = false
    },
    /** Gives future calls the behavior of a network, and also those that the previous network held. */
    setNetwork: (next: Network): void => {
      if (next === network) return
      if (network.isHeld && !next.isHeld) {
        admit([...waiting.keys()], next.behavior)
        admitted.clear()
      }
      network = next
      isOpen = !next.isHeld
    },
    /** Future calls are not held. Calls that already wait continue to wait. */
    open: (): void => {
      isOpen = true
    },
  }
}

export type CallControl = ReturnType<typeof createCallControl>
