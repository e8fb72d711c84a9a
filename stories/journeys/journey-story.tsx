import { expect, screen } from 'storybook/test'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import { failureWords } from '#ui/content/es/shared/failure.ts'
import type { Stage } from '../stage/stage.ts'
import { stagedMeta } from '../stage/staged-story.tsx'
import { arrive } from './arrive.ts'
import { actorOf, failureName, stateName, type Journey } from './journey.ts'
import { allJourneys } from './journeys.ts'
import { overlayOf } from './overlay.tsx'
import { stepsOf, type SceneArgs } from './scene.ts'
import { viewOf } from './views.ts'

/** The session shows its failure only to a visitor who requested an extension; dialogs have their own texts of some failures, and the call that waits for a check shows its failure. */
const quiet: readonly Journey['name'][] = ['session', 'coupon', 'phone', 'human-verification']

/** Checks that the journey is in the story's state, and that its view and its failure text are readable. */
const expectScene = async (
  { sale, brand }: Stage,
  name: Journey['name'],
  { state, failure }: SceneArgs,
): Promise<void> => {
  const snapshot = actorOf(sale, allJourneys[name]).getSnapshot()
  await expect([stateName(snapshot), failureName(snapshot)]).toEqual([state, failure])
  const view = viewOf(name, state)
  if (view === null) throw new Error(`no view for the state ${state}`)
  await expect(sale.step()).toBe(view.step)
  await screen.findByRole('heading', { name: view.heading })
  const { failure: wrong = null } = snapshot.context as { readonly failure?: CheckoutFailure | null }
  if (wrong !== null && !quiet.includes(name)) await screen.findByText(failureWords(wrong, brand).title, {})
}

/** Returns the metadata that all stories of one journey share. Each story leads the journey to its state and stops it there. */
export const journeyMeta = (name: Journey['name']) =>
  stagedMeta<SceneArgs>(
    ({ path }) => arrive(allJourneys[name], stepsOf(path)),
    (stage, args) => expectScene(stage, name, args),
    (stage) => overlayOf(name, stage),
  )
