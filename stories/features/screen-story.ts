import { expect, screen, waitFor } from 'storybook/test'
import { arrive } from '../journeys/arrive.ts'
import type { Journey } from '../journeys/journey.ts'
import { allJourneys } from '../journeys/journeys.ts'
import type { StageParts } from '../stage/provider.ts'
import type { Stage } from '../stage/stage.ts'
import { createStage, reloadedAtConfirmation } from '../stage/stage.ts'
import { stagedMeta } from '../stage/staged-story.tsx'

/**
 * How to reach a screen: the path through a journey, the actions on the stage after it, whether the page of the placed
 * order is loaded again, and the actions on the screen itself.
 */
export type ScreenArgs = {
  readonly journey: Journey['name']
  readonly path: readonly string[]
  readonly parts: Partial<StageParts>
  readonly prepare: (stage: Stage) => void | Promise<void>
  readonly isReloaded: boolean
  readonly press: () => Promise<void>
}

const prepareStage = async ({ journey, path, parts, prepare, isReloaded }: ScreenArgs): Promise<Stage> => {
  const stage = await arrive(allJourneys[journey], path, createStage(parts))
  await prepare(stage)
  return isReloaded ? reloadedAtConfirmation(stage) : stage
}

/** Checks that the screen has its heading, has loaded its lazy sections and does not scroll horizontally. */
const look = async ({ press }: ScreenArgs): Promise<void> => {
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  await press()
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

const idle = {
  path: [],
  parts: {},
  prepare: () => undefined,
  isReloaded: false,
  press: () => Promise.resolve(),
}

/** Returns the metadata that all stories of one screen share. */
export const screenMeta = (args: Pick<ScreenArgs, 'journey'> & Partial<ScreenArgs>) => ({
  ...stagedMeta<ScreenArgs>(prepareStage, (_stage, given) => look(given)),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { ...idle, ...args },
})
