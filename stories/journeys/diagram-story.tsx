import { useSyncExternalStore } from 'react'
import { expect, waitFor } from 'storybook/test'
import { shownStage } from '../stage/shown-stage.ts'
import type { Diagram } from './diagram.ts'
import { diagramOf } from './diagram.ts'
import { DiagramPanel } from './diagram-panel.tsx'
import type { Journey } from './journey.ts'
import type { SceneArgs } from './scene.ts'

type Loaded = { readonly loaded: Readonly<Record<string, unknown>> }

type Shown = Loaded & { readonly canvasElement: HTMLElement }

const diagramIn = ({ loaded }: Loaded): Diagram => loaded['diagram'] as Diagram

const RunningDiagram = ({ diagram }: { readonly diagram: Diagram }) => (
  <DiagramPanel
    charts={diagram.charts}
    {...useSyncExternalStore(diagram.subscribe, diagram.state)}
    onTake={(step) => void diagram.take(step)}
  />
)

const drawingsIn = (canvas: HTMLElement): readonly ShadowRoot[] =>
  [...canvas.querySelectorAll('div')].flatMap(({ shadowRoot }) => shadowRoot ?? [])

const markedIn = (canvas: HTMLElement): readonly string[] => [
  ...new Set(
    drawingsIn(canvas).flatMap((drawing) =>
      [...drawing.querySelectorAll('[data-active]')].map((rect) => rect.getAttribute('data-state') ?? ''),
    ),
  ),
]

/** Checks that the drawings mark the active states, and nothing else. */
export const expectMarks = ({ loaded, canvasElement }: Shown): Promise<void> =>
  waitFor(() =>
    expect(markedIn(canvasElement).toSorted()).toEqual(diagramIn({ loaded }).state().active.toSorted()),
  )

/** Returns the story of the drawings of a journey. The journey runs, and each call waits for its outcome. */
export const diagramStory = (name: Journey['name']) => ({
  args: { state: '', failure: null, path: '' } satisfies SceneArgs,
  globals: { network: 'held' },
  // Runs after the loader that shows the stage.
  loaders: [
    async () => {
      const stage = shownStage()
      return { diagram: stage && (await diagramOf(stage, name)) }
    },
  ],
  render: (_args: SceneArgs, context: Loaded) => <RunningDiagram diagram={diagramIn(context)} />,
  play: (context: Shown) => expectMarks(context),
})
