import { type AnyActorRef, type SnapshotFrom, waitFor as waitForSnapshot } from 'xstate'
import { waitFor } from './progress.ts'

/** Waits for work; fails when the states that `states` prints stay the same for 5 s, and prints them. */
export const whileMoving = async <A>(name: string, states: () => string, work: Promise<A>): Promise<A> => {
  let isOver = false
  const done = work.finally(() => {
    isOver = true
  })
  await Promise.race([
    done,
    waitFor(
      () => isOver,
      states,
      () => `${name}: ${states()}`,
    ),
  ])
  return done
}

/** Waits until the snapshot of an actor passes; fails when its state stays the same for 5 s, and prints it. */
export const waitForState = <A extends AnyActorRef>(
  actor: A,
  passes: (snapshot: SnapshotFrom<A>) => boolean,
): Promise<SnapshotFrom<A>> =>
  whileMoving(
    'actor',
    () => {
      const { value, status } = actor.getSnapshot() as { value?: unknown; status: string }
      return JSON.stringify({ value, status })
    },
    waitForSnapshot(actor, passes),
  )
