import { expect, screen } from 'storybook/test'
import { arrive } from '../journeys/arrive.ts'
import type { Journey } from '../journeys/journey.ts'
import { journeys } from '../journeys/journeys.ts'
import type { StageParts } from '../stage/provider.ts'
import type { Stage } from '../stage/stage.ts'
import { createStage } from '../stage/stage.ts'
import { stagedMeta } from '../stage/staged-story.tsx'

/** How a screen comes about: a way through a journey, what is done on the stage after it, and what with the screen itself. */
export type ScreenArgs = {
  readonly journey: Journey['name']
  readonly way: readonly string[]
  readonly parts: Partial<StageParts>
  readonly further: (stage: Stage) => void | Promise<void>
  readonly press: () => Promise<void>
}

const lead = async ({ journey, way, parts, further }: ScreenArgs): Promise<Stage> => {
  const stage = await arrive(journeys[journey], way, createStage(parts))
  await further(stage)
  return stage
}

/** That there is a screen with its heading, and that nothing on it makes the page scroll sideways. */
const look = async ({ press }: ScreenArgs): Promise<void> => {
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })
  await press()
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

const idle = { way: [], parts: {}, further: () => undefined, press: () => Promise.resolve() }

/** What the stories of one screen share. */
export const screenMeta = (args: Pick<ScreenArgs, 'journey'> & Partial<ScreenArgs>) => ({
  ...stagedMeta<ScreenArgs>(lead, (_stage, given) => look(given)),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { ...idle, ...args },
})

/** What the toolbar offers to see a screen by. */
export const by = {
  phone: { viewport: { value: 'phone' } },
  tablet: { viewport: { value: 'tablet' } },
  desktop: { viewport: { value: 'desktop' } },
  night: { scheme: 'dark' },
  largeText: { text: 'large' },
} as const
