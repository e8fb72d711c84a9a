import { expect, screen } from 'storybook/test'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import { failureWords } from '#ui/content/es/failure.ts'
import type { Stage } from '../stage/stage.ts'
import { stagedMeta } from '../stage/staged-story.tsx'
import { arrive } from './arrive.ts'
import { actorOf, failureName, stateName, type Journey } from './journey.ts'
import { journeys } from './journeys.ts'
import { stepsOf, type SceneArgs } from './scene.ts'
import { viewOf } from './views.ts'

const PATIENCE = { timeout: 20_000 }

/** That the journey has come where the story says, and that its view, and what went wrong, can be read. */
const expectScene = async (
  { sale, brand }: Stage,
  name: Journey['name'],
  { state, failure }: SceneArgs,
): Promise<void> => {
  const snapshot = actorOf(sale, { name }).getSnapshot()
  await expect([stateName(snapshot), failureName(snapshot)]).toEqual([state, failure])
  const view = viewOf(name, state)
  if (view === null) throw new Error(`nothing shows the state ${state}`)
  await expect(sale.step()).toBe(view.step)
  await screen.findByRole('heading', { name: view.heading }, PATIENCE)
  // The watch over the session says that it failed only to who asked it for something.
  const wrong = (snapshot.context as { readonly failure: CheckoutFailure | null }).failure
  if (wrong !== null && name !== 'session')
    await screen.findByText(failureWords(wrong, brand).title, {}, PATIENCE)
}

/** What the stories of one journey share: each is led to its state, and stands still there. */
export const journeyMeta = (name: Journey['name']) =>
  stagedMeta<SceneArgs>(
    ({ path }) => arrive(journeys[name], stepsOf(path)),
    (stage, args) => expectScene(stage, name, args),
  )
