import type { AnyActorRef } from 'xstate'

type Child = { readonly src?: unknown; readonly getSnapshot: () => unknown }

/** Runs as long as the sale and is never waited for. */
const RELAY = 'relayEvents'

/** Checks whether a machine waits for a call. A machine that it invokes is not a call. */
const waitsForCall = (actor: AnyActorRef): boolean => {
  const { children } = actor.getSnapshot() as { readonly children?: Readonly<Record<string, Child>> }
  return Object.values(children ?? {}).some((child) => {
    const snapshot = child.getSnapshot() as { readonly status: string; readonly value?: unknown }
    return child.src !== RELAY && snapshot.status === 'active' && snapshot.value === undefined
  })
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Resolves as soon as no machine waits for a call. Timers of the machines are not waited for. */
export const settled = async (actors: () => readonly AnyActorRef[]): Promise<void> => {
  for (let quiet = 0; quiet < 2;) {
    await nextTurn()
    const busy = actors().filter(waitsForCall)
    quiet = busy.length === 0 ? quiet + 1 : 0
    if (busy.length > 0)
      await new Promise<void>((resolve) => {
        const subscriptions = busy.map((actor) => actor.subscribe(() => done()))
        const done = (): void => {
          subscriptions.forEach((subscription) => subscription.unsubscribe())
          resolve()
        }
      })
  }
}

/** Resolves with the first reason for which a journey cannot go on, read after each change of a machine. */
export const firstReason = (
  actors: readonly AnyActorRef[],
  reasonOf: () => string | null,
): { readonly reason: Promise<string>; readonly stop: () => void } => {
  let stop = (): void => undefined
  const reason = new Promise<string>((resolve) => {
    const read = (): void => {
      const found = reasonOf()
      if (found !== null) resolve(found)
    }
    const subscriptions = actors.map((actor) => actor.subscribe(read))
    stop = () => subscriptions.forEach((subscription) => subscription.unsubscribe())
    read()
  })
  return { reason, stop }
}
