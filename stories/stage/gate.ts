import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'

/** What comes of a call: the provider's own answer, that answer changed, or a failure in its place. */
export type Conduct = 'answers' | CheckoutFailure | { readonly alter: (answer: never) => unknown }

type Call = (...given: never[]) => () => Promise<unknown>

const cipherFailures: ReadonlySet<string> = new Set(['CardTooShort', 'KeyUnusable'])

/** Of the calls one actor makes, those to the cipher fail as a cipher does and the others as a provider does. */
const conductAt = (name: string, conduct: Conduct): Conduct => {
  if (conduct === 'answers' || 'alter' in conduct) return conduct
  return cipherFailures.has(conduct._tag) === name.startsWith('encipher') ? conduct : 'answers'
}

/** Holds every call until it is admitted, so that a journey stands still where it waits for one. Open, it holds none. */
export const createGate = () => {
  let isOpen = true
  const admitted = new Map<string, Conduct>()
  const waiting = new Map<string, Set<(conduct: Conduct) => void>>()

  const enter = async (name: string): Promise<Conduct> => {
    if (isOpen) return 'answers'
    // What a journey calls next is decided on after whoever let the last call through has closed the gate again.
    await Promise.resolve()
    const conduct = admitted.get(name)
    if (conduct !== undefined) return conduct
    return new Promise((resolve) => waiting.set(name, (waiting.get(name) ?? new Set()).add(resolve)))
  }

  return {
    /** The same port, each of its calls behind the gate. */
    guard: <Port extends object>(port: Port): Port => {
      const calls = Object.entries(port).map(([name, call]: [string, Call]) => [
        name,
        (...given: never[]) =>
          async (): Promise<unknown> => {
            const conduct = await enter(name)
            if (conduct === 'answers') return call(...given)()
            if (!('alter' in conduct)) return { _tag: 'Left', left: conduct }
            const answer = (await call(...given)()) as { readonly _tag: string; readonly right: never }
            return answer._tag === 'Left' ? answer : { ...answer, right: conduct.alter(answer.right) }
          },
      ])
      return Object.fromEntries(calls) as Port
    },
    /** Lets calls of these names through, those that wait and those to come, until `dismiss`. */
    admit: (names: readonly string[], conduct: Conduct = 'answers'): void => {
      for (const name of names) {
        const behaviour = conductAt(name, conduct)
        admitted.set(name, behaviour)
        const held = waiting.get(name) ?? []
        waiting.delete(name)
        for (const letThrough of held) letThrough(behaviour)
      }
    },
    dismiss: (): void => admitted.clear(),
    close: (): void => {
      isOpen = false
    },
    /** Calls from now on are not held; those that wait go on waiting. */
    open: (): void => {
      isOpen = true
    },
  }
}

export type Gate = ReturnType<typeof createGate>
