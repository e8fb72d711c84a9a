import { shownStage } from '../stage/staged-story.tsx'
import type { Diagram } from './diagram.ts'
import { diagramOf } from './diagram.ts'
import type { ShownDiagram } from './diagram-events.ts'
import type { Journey } from './journey.ts'
import { allJourneys, journeys } from './journeys.ts'

let current: Diagram | null = null
let stop = (): void => undefined

/**
 * Sends the diagram of a journey of the shown story, now and after each of its transitions, until the next request;
 * null for a story without a running journey. `own` is the journey that the story shows.
 */
export const sendDiagram = async (
  own: Journey['name'],
  requested: Journey['name'],
  send: (diagram: ShownDiagram | null) => void,
): Promise<void> => {
  stop()
  const stage = shownStage()
  if (stage === null) return send(null)
  const names = [...new Set([own, ...Object.values(journeys).map(({ name }) => name)])]
  const diagram = await diagramOf(stage, requested)
  const show = (): void =>
    send({
      name: requested,
      journeys: names.map((name) => ({ name, title: allJourneys[name].title.es })),
      charts: diagram.charts,
      ...diagram.state(),
    })
  stop()
  stop = diagram.subscribe(show)
  current = diagram
  show()
}

/** Takes a step in the diagram that was sent last. */
export const takeStep = (step: string): void => void current?.take(step)
