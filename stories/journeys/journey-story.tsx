import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import { failureWords } from '#ui/content/es/failure.ts'
import type { Stage } from '../stage/stage.ts'
import { StagedApp } from '../stage/staged-app.tsx'
import { arrive } from './arrive.ts'
import { actorOf, failureName, stateName, type Journey } from './journey.ts'
import { journeys } from './journeys.ts'
import { stepsOf, type SceneArgs } from './scene.ts'
import { viewOf } from './views.ts'

type Loaded = { readonly stage: Stage }

const PATIENCE = { timeout: 5_000 }

/** That the journey has come where the story says, and that its view, and what went wrong, can be read. */
const expectScene = async (
  name: Journey['name'],
  { state, failure }: SceneArgs,
  { stage }: Loaded,
): Promise<void> => {
  const snapshot = actorOf(stage.sale, { name }).getSnapshot()
  await expect([stateName(snapshot), failureName(snapshot)]).toEqual([state, failure])
  const view = viewOf(name, state)
  if (view === null) throw new Error(`nothing shows the state ${state}`)
  await expect(stage.sale.step()).toBe(view.step)
  await screen.findByRole('heading', { name: view.heading }, PATIENCE)
  const wrong = (snapshot.context as { readonly failure: CheckoutFailure | null }).failure
  if (wrong !== null && name !== 'session')
    await screen.findByText(failureWords(wrong, stage.brand).title, {}, PATIENCE)
}

/** What the stories of one journey share: each is led to its state on a stage of its own, and stands still there. */
export const journeyMeta = (name: Journey['name']): Meta<SceneArgs> => ({
  parameters: { layout: 'fullscreen' },
  argTypes: { state: { control: false }, failure: { control: false }, path: { control: false } },
  loaders: [
    async ({ args }): Promise<Loaded> => ({ stage: await arrive(journeys[name], stepsOf(args.path)) }),
  ],
  beforeEach: ({ loaded }) => {
    const { stage } = loaded as Loaded
    const { now } = Date
    Date.now = stage.ports.clock.now
    return () => {
      Date.now = now
      stage.sale.stop()
    }
  },
  render: (_args, { loaded }) => <StagedApp stage={(loaded as Loaded).stage} />,
  play: ({ args, loaded }) => expectScene(name, args, loaded as Loaded),
})
