import type { Stage } from '../stage/stage.ts'
import type { Diagram } from './diagram.ts'
import { diagramOf } from './diagram.ts'
import type { ShownDiagram } from './diagram-events.ts'
import type { Journey } from './journey.ts'
import { allJourneys, journeys } from './journeys.ts'

let current: Diagram | null = null
let stop = (): void => undefined

/**
 * Sends the diagram of a journey on a stage, now and after each of its transitions, until the next request. `own` is the
 * journey that the story shows.
 */
export const sendDiagram = async (
  stage: Stage,
  own: Journey['name'],
  requested: Journey['name'],
  send: (diagram: ShownDiagram) => void,
): Promise<void> => {
  stop()
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
