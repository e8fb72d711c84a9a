import { expect, screen } from 'storybook/test'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { CodeFailure } from '#core/ports/visitor.ts'
import { accountWords } from '#ui/content/es/sale/account.ts'
import { moveVisitWords } from '#ui/features/shared/visit-choice/move-visit.es.ts'
import { orderStatusWords } from '#ui/content/es/sale/order-status.ts'
import { restoreWords } from '#ui/content/es/sale/visitor.ts'
import { portalFailureText } from '#ui/content/es/portal/portal-failure.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { failureWords } from '#ui/content/es/shared/failure.ts'
import type { Stage } from '../stage/stage.ts'
import { stagedMeta } from '../stage/staged-story.tsx'
import { arrive } from './arrive.ts'
import { journeyView } from './journey-view.tsx'
import { actorOf, failureName, stateName, type Journey } from './journey.ts'
import { allJourneys } from './journeys.ts'
import { stepsOf, type SceneArgs } from './scene.ts'
import { portalTroubles } from './portal-headings.ts'
import { viewOf } from './views.ts'

/** Failures that a session shows only after a requested extension; dialogs and waiting calls show their own. */
const quiet: readonly Journey['name'][] = ['session', 'coupon', 'phone', 'human-verification']

/** The titles of a wrong code, where the form has its own text of it. */
const wrongCodes: Partial<Readonly<Record<Journey['name'], string>>> = {
  'account-proof': accountWords.wrong.title,
  'order-status': orderStatusWords.wrong.title,
}

/** Checks that a page says what happened in its own words, or that a part of it does not show the failure. */
const isQuiet = (name: Journey['name'], state: string): boolean =>
  quiet.includes(name) || (name === 'portal' && portalTroubles.some((trouble) => state.startsWith(trouble)))

/** Checks that a page shows an order whose visit was not moved. */
const isOfVisit = (name: Journey['name'], state: string): boolean =>
  name === 'order-status' && ['shown', 'choosingVisit', 'loadingWindows'].includes(state)

const visitTitles: Partial<Readonly<Record<string, { readonly title: string }>>> = moveVisitWords.refused

const failureTitle = (
  name: Journey['name'],
  state: string,
  failure: CheckoutFailure | CodeFailure,
  brand: Stage['brand'],
): string => {
  if (typeof failure === 'string') return restoreWords[failure].title
  if (name === 'portal') return portalFailureText(failure as OrchestratorFailure).title
  if (isOfVisit(name, state) && failure._tag === 'Refused')
    return visitTitles[failure.code]?.title ?? failureWords(failure, brand).title
  const isWrongCode = failure._tag === 'Refused' && failure.code === 'NOT_FOUND'
  return (isWrongCode ? wrongCodes[name] : undefined) ?? failureWords(failure, brand).title
}

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
  if (view.heading === null) await screen.findByText(commonWords.loading)
  else await screen.findByRole('heading', { name: view.heading })
  const { failure: wrong = null } = snapshot.context as {
    readonly failure?: CheckoutFailure | CodeFailure | null
  }
  if (wrong !== null && !isQuiet(name, state))
    await screen.findByText(failureTitle(name, state, wrong, brand), {})
}

/** Returns the shared metadata of a journey's stories. Each story leads the journey to its state and stops there. */
export const journeyMeta = (name: Journey['name']) => ({
  ...stagedMeta<SceneArgs>(
    ({ path }) => arrive(allJourneys[name], stepsOf(path)),
    (stage, args) => expectScene(stage, name, args),
    (stage, application) => journeyView(name, stage, application),
  ),
  parameters: { layout: 'fullscreen', journey: name },
})
