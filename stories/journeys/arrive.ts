import type { AnyActorRef } from 'xstate'
import type { Stage } from '../stage/stage.ts'
import { createStage } from '../stage/stage.ts'
import type { Journey } from './journey.ts'
import { actorOf, delayName, endingName } from './journey.ts'

const TIMEOUT_MS = 20_000

/** Admits an actor's calls until the journey has changed. */
const end = async (stage: Stage, actor: AnyActorRef, admit: () => void, step: string): Promise<void> => {
  const moved = new Promise<void>((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error(`no transition after “${step}”`)), TIMEOUT_MS)
    const subscription = actor.subscribe(() => {
      stage.gate.dismiss()
      subscription.unsubscribe()
      clearTimeout(timeout)
      resolve()
    })
  })
  admit()
  await moved
}

/** Takes a step of a journey on a stage. */
export const perform = async (stage: Stage, journey: Journey, step: string): Promise<void> => {
  const actor = actorOf(stage.sale, journey)
  const { context } = actor.getSnapshot() as { readonly context: Record<string, unknown> }
  const userEvent = journey.userEvents.find(({ name }) => name === step)
  if (userEvent !== undefined) {
    const event = userEvent.event(context)
    if (event === null) throw new Error(`“${step}” is not possible here`)
    return actor.send(event)
  }
  const systemEvent = journey.systemEvents.find(({ name }) => name === step)
  if (systemEvent?.act !== undefined) return systemEvent.act(stage)
  const endings = Object.entries(journey.invoked).flatMap(([src, { calls, outcomes }]) =>
    outcomes.map((outcome) => ({ ...outcome, calls, name: endingName(src, outcome.name) })),
  )
  const ending = endings.find(({ name }) => name === step)
  if (ending?.behavior !== undefined) {
    const { calls, behavior } = ending
    await ending.before?.(stage)
    return end(stage, actor, () => stage.gate.admit(calls, behavior), step)
  }
  if (!step.startsWith(delayName(''))) throw new Error(`unknown step “${step}”`)
  stage.timers.elapse()
}

/** Prepares a stage whose journey has followed the path. The journey then waits for the next action. */
export const arrive = async (
  journey: Journey,
  path: readonly string[],
  stage: Stage = createStage(journey.parts),
): Promise<Stage> => {
  await journey.setting(stage)
  stage.gate.close()
  actorOf(stage.sale, journey)
  for (const step of path) await perform(stage, journey, step)
  // An actor makes its calls slightly after it is invoked.
  await new Promise((resolve) => setTimeout(resolve))
  stage.gate.open()
  stage.timers.release()
  return stage
}
