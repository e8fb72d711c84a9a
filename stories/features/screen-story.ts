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
  readonly then: (stage: Stage) => void | Promise<void>
  readonly press: () => Promise<void>
}

const lead = async ({ journey, way, parts, then }: ScreenArgs): Promise<Stage> => {
  const stage = await arrive(journeys[journey], way, createStage(parts))
  await then(stage)
  return stage
}

/** That there is a screen with its heading, and that nothing on it makes the page scroll sideways. */
const look = async ({ press }: ScreenArgs): Promise<void> => {
  await screen.findByRole('heading', { level: 1 }, { timeout: 5_000 })
  await press()
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

const idle = { way: [], parts: {}, then: () => undefined, press: () => Promise.resolve() }

/** What the stories of one screen share. */
export const screenMeta = (args: Pick<ScreenArgs, 'journey'> & Partial<ScreenArgs>) => ({
  ...stagedMeta<ScreenArgs>(lead, (_stage, given) => look(given)),
  args: { ...idle, ...args },
})

/** The same screen seen otherwise, by what the toolbar offers. */
export const seen = {
  phone: { name: 'A 360 px', globals: { viewport: { value: 'phone' } } },
  tablet: { name: 'A 769 px', globals: { viewport: { value: 'tablet' } } },
  desktop: { name: 'A 1440 px', globals: { viewport: { value: 'desktop' } } },
  night: { name: 'De noche', globals: { scheme: 'dark' } },
  large: { name: 'Texto al 200 %', globals: { text: 'large' } },
} as const
