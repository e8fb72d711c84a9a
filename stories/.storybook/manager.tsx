/** @jsxRuntime classic */
// Storybook bundles this file for its own page with the classic transform.
import React, { useEffect, useState } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons, types, useChannel, useParameter } from 'storybook/manager-api'
import { DiagramPanel } from '../journeys/diagram-panel.tsx'
import { diagramEvents, type ShownDiagram } from '../journeys/diagram-events.ts'

const ID = 'journey-diagram'

/** The diagram of a journey, or of another journey of the same visit. */
const DiagramOf = ({ own }: { readonly own: string }) => {
  const [requested, setRequested] = useState(own)
  const [diagram, setDiagram] = useState<ShownDiagram | null>(null)
  const emit = useChannel(
    {
      [diagramEvents.shown]: setDiagram,
      [STORY_RENDERED]: () => emit(diagramEvents.requested, own, requested),
    },
    [own, requested],
  )
  useEffect(() => emit(diagramEvents.requested, own, requested), [emit, own, requested])
  if (diagram === null) return <p style={{ padding: '1rem' }}>Esta historia no tiene un recorrido.</p>
  return (
    <div style={{ height: '100%', overflowY: 'auto' }}>
      <label style={{ display: 'block', padding: '1rem 1rem 0' }}>
        Recorrido{' '}
        <select value={diagram.name} onChange={({ currentTarget }) => setRequested(currentTarget.value)}>
          {diagram.journeys.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <DiagramPanel {...diagram} onTake={(step) => emit(diagramEvents.taken, step)} />
    </div>
  )
}

/** The diagram of the story's journey. */
const JourneyDiagram = () => {
  const own = useParameter<string>('journey', 'sale')
  return <DiagramOf key={own} own={own} />
}

addons.register(ID, () =>
  addons.add(`${ID}/panel`, {
    type: types.PANEL,
    title: 'Diagrama',
    render: ({ active }) => (active === true ? <JourneyDiagram /> : null),
  }),
)
