import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { shownStage } from '../stage/shown-stage.ts'
import { diagramStory, expectMarks } from '../journeys/diagram-story.tsx'
import { endingName } from '../journeys/journey.ts'
import { journeyMeta } from '../journeys/journey-story.tsx'
import type { SceneArgs } from '../journeys/scene.ts'

/** Checks of the diagram. The sidebar does not list them. */
const meta: Meta<SceneArgs> = {
  ...journeyMeta('shopping'),
  title: 'Recorridos/Pruebas del diagrama',
  tags: ['!dev'],
}

export default meta

type Story = StoryObj<SceneArgs>

type PlayContext = Parameters<NonNullable<Story['play']>>[0]

/** Presses the button of a step and checks that the journey and the marks follow. */
const take = async (
  context: PlayContext,
  step: string,
  state: 'loading' | 'open' | 'failed',
): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: step }))
  await waitFor(() => expect(shownStage()?.sale.shopping.getSnapshot().matches(state)).toBe(true))
  await expectMarks(context)
}

export const FollowsEvents: Story = {
  ...diagramStory('shopping'),
  name: 'El estado marcado sigue a los sucesos',
  play: async (context) => {
    await take(context, 'session.opened', 'loading')
    await take(context, endingName('loadStorefront', 'Unreachable'), 'failed')
    await take(context, 'retry.requested', 'loading')
    await take(context, endingName('loadStorefront', 'answers'), 'open')
  },
}

export const Zooms: Story = {
  ...diagramStory('shopping'),
  name: 'El diagrama se acerca y se aleja',
  play: async ({ canvas, canvasElement }) => {
    const place = await canvas.findByRole('group', { name: 'Diagrama' })
    const width = (): number => place.querySelector('div')?.shadowRoot?.querySelector('svg')?.clientWidth ?? 0
    await userEvent.click(canvas.getByRole('button', { name: 'Ver el diagrama completo (0)' }))
    const complete = width()
    await userEvent.click(canvas.getByRole('button', { name: 'Acercar (+)' }))
    await waitFor(() => expect(width()).toBeGreaterThan(complete))
    place.focus()
    await userEvent.keyboard('++++++')
    await waitFor(() => expect(place.scrollWidth).toBeGreaterThan(place.clientWidth))
    await expect(place.scrollHeight).toBe(place.clientHeight)
    await expect(canvasElement.ownerDocument.activeElement).toBe(place)
    await userEvent.keyboard('0')
    await waitFor(() => expect(width()).toBe(complete))
  },
}
