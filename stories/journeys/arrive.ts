import type { AnyActorRef } from 'xstate'
import type { Stage } from '../stage/stage.ts'
import { createStage } from '../stage/stage.ts'
import type { Journey } from './journey.ts'
import { actorOf, delayName, endingName } from './journey.ts'

const PATIENCE_MS = 20_000

/** Lets an actor's calls through until the journey has moved on. */
const end = async (stage: Stage, actor: AnyActorRef, let_: () => void, step: string): Promise<void> => {
  const moved = new Promise<void>((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error(`nothing came of “${step}”`)), PATIENCE_MS)
    const watch = actor.subscribe(() => {
      stage.gate.dismiss()
      watch.unsubscribe()
      clearTimeout(patience)
      resolve()
    })
  })
  let_()
  await moved
}

const perform = async (stage: Stage, journey: Journey, step: string): Promise<void> => {
  const actor = actorOf(stage.sale, journey)
  const { context } = actor.getSnapshot() as { readonly context: Record<string, unknown> }
  const saying = journey.sayings.find(({ name }) => name === step)
  if (saying !== undefined) {
    const event = saying.event(context)
    if (event === null) throw new Error(`there is nothing to do “${step}” with`)
    return actor.send(event)
  }
  const turn = journey.turns.find(({ name }) => name === step)
  if (turn?.act !== undefined) return turn.act(stage)
  const endings = Object.entries(journey.invoked).flatMap(([src, { calls, outcomes }]) =>
    outcomes.map((outcome) => ({ ...outcome, calls, name: endingName(src, outcome.name) })),
  )
  const ending = endings.find(({ name }) => name === step)
  if (ending?.conduct !== undefined) {
    const { calls, conduct } = ending
    await ending.before?.(stage)
    return end(stage, actor, () => stage.gate.admit(calls, conduct), step)
  }
  if (!step.startsWith(delayName(''))) throw new Error(`nobody knows how to do “${step}”`)
  stage.timers.elapse()
}

/** A stage on which the journey has come as far as the path leads; it stands still there until somebody acts. */
export const arrive = async (
  journey: Journey,
  path: readonly string[],
  stage: Stage = createStage(),
): Promise<Stage> => {
  await journey.setting(stage)
  stage.gate.close()
  for (const step of path) await perform(stage, journey, step)
  // An actor makes its calls a little later than it is invoked.
  await new Promise((resolve) => setTimeout(resolve))
  stage.gate.open()
  stage.timers.release()
  return stage
}
