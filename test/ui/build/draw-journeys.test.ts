import { describe, expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { drawnJourneys, staleDrawings } from '#ui/build/draw-journeys.ts'
import { DRAWING_WIDTH } from '#ui/build/journey-drawings.ts'

describe(staleDrawings, () => {
  it('finds docs/journeys up to date with every machine', async () => {
    expect(await staleDrawings()).toEqual([])
  })
})

describe(drawnJourneys, async () => {
  const journeys = await drawnJourneys()

  it('draws each journey and region within the width of a page', () => {
    const drawings = journeys.flatMap(({ name, drawings }) =>
      drawings.map(({ region, width }) => ({ drawing: `${name} ${region}`, width })),
    )
    expect(drawings.filter(({ width }) => width > DRAWING_WIDTH)).toEqual([])
  })

  it('shows every state of a journey in one of its drawings', () => {
    const pathsIn = (node: AnyStateNode): readonly string[] =>
      Object.values(node.states).flatMap((child: AnyStateNode) => [child.path.join('.'), ...pathsIn(child)])
    for (const { journey, drawings } of journeys) {
      const drawn = drawings.map(({ svg }) => svg).join('')
      const missing = pathsIn(journey.machine.root).filter((path) => !drawn.includes(`data-state="${path}"`))
      expect(missing).toEqual([])
    }
  })
})
