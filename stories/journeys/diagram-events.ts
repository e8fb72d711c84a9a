import type { Chart, DiagramState } from './diagram.ts'
import type { Journey } from './journey.ts'

/** The messages between the panel of diagrams and the story. */
export const diagramEvents = {
  requested: 'journey-diagram/requested',
  shown: 'journey-diagram/shown',
  taken: 'journey-diagram/taken',
} as const

/** A diagram that the panel shows, and the journeys of the story whose diagram it can request. */
export type ShownDiagram = DiagramState & {
  readonly name: Journey['name']
  readonly journeys: readonly { readonly name: Journey['name']; readonly title: string }[]
  readonly charts: readonly Chart[]
}
