import { describe, expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { drawnJourneys, staleDrawings } from '#ui/build/draw-journeys.ts'
import { DRAWING_WIDTH } from '#ui/build/journey-drawings.ts'

describe(staleDrawings, () => {
  it('finds every journey in docs/journeys as its machine is now', async () => {
    expect(await staleDrawings()).toEqual([])
  })
})

describe(drawnJourneys, () => {
  it('draws each journey and region as wide as a page at most', async () => {
    const drawings = (await drawnJourneys()).flatMap(({ name, drawings }) =>
      drawings.map(({ region, width }) => ({ drawing: `${name} ${region}`, width })),
    )
    expect(drawings.filter(({ width }) => width > DRAWING_WIDTH)).toEqual([])
  })

  it('shows every state of a journey in one of its drawings', async () => {
    const namesIn = (node: AnyStateNode): readonly string[] =>
      Object.values(node.states).flatMap((child: AnyStateNode) => [child.key, ...namesIn(child)])
    for (const { journey, drawings } of await drawnJourneys()) {
      const drawn = drawings.map(({ svg }) => svg).join('')
      expect(namesIn(journey.machine.root).filter((name) => !drawn.includes(`>${name}<`))).toEqual([])
    }
  })
})
