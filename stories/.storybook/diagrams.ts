import { addons } from 'storybook/preview-api'
import type { Journey } from '../journeys/journey.ts'
import { diagramEvents, type ShownDiagram } from '../journeys/diagram-events.ts'

const load = () => import('../journeys/diagram-channel.ts')

/** Answers the panel of diagrams. Its code loads with the first request. */
export const answerDiagrams = (): void => {
  const channel = addons.getChannel()
  const send = (diagram: ShownDiagram | null): void => channel.emit(diagramEvents.shown, diagram)
  channel.on(
    diagramEvents.requested,
    (own: Journey['name'], requested: Journey['name']) =>
      void load().then(({ sendDiagram }) => sendDiagram(own, requested, send)),
  )
  channel.on(diagramEvents.taken, (step: string) => void load().then(({ takeStep }) => takeStep(step)))
}
