import { addons } from 'storybook/preview-api'
import type { Journey } from '../journeys/journey.ts'
import { diagramEvents, type ShownDiagram } from '../journeys/diagram-events.ts'
import { shownStage } from '../stage/shown-stage.ts'

const load = () => import('../journeys/diagram-channel.ts')

/** Answers the panel of diagrams: null for a story without a stage. The code loads with the first one that has one. */
export const answerDiagrams = (): void => {
  const channel = addons.getChannel()
  const send = (diagram: ShownDiagram | null): void => channel.emit(diagramEvents.shown, diagram)
  channel.on(diagramEvents.requested, (own: Journey['name'], requested: Journey['name']) => {
    const stage = shownStage()
    if (stage === null) send(null)
    else void load().then(({ sendDiagram }) => sendDiagram(stage, own, requested, send))
  })
  channel.on(diagramEvents.taken, (step: string) => void load().then(({ takeStep }) => takeStep(step)))
}
