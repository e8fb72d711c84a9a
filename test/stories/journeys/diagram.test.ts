import { describe, expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { activeIn, chartsOf, diagramOf } from '#stories/journeys/diagram.ts'
import { endingName } from '#stories/journeys/journey.ts'
import { allJourneys } from '#stories/journeys/journeys.ts'
import { createStage } from '#stories/stage/stage.ts'

describe('activeIn', () => {
  it('lists each leaf after its ancestors', () => {
    expect(activeIn({ value: { page: { inside: 'ready' }, task: 'idle' } })).toEqual([
      'page',
      'page.inside',
      'page.inside.ready',
      'task',
      'task.idle',
    ])
  })
})

describe.each(Object.values(allJourneys))('the diagram of $name', (journey) => {
  it('has a place for each state of the machine', async () => {
    const pathsIn = (node: AnyStateNode): readonly string[] =>
      Object.values(node.states).flatMap((child: AnyStateNode) => [child.path.join('.'), ...pathsIn(child)])
    const drawn = (await chartsOf(journey.name)).map(({ svg }) => svg).join('')
    const missing = pathsIn(journey.machine(createStage().ports).root).filter(
      (path) => !drawn.includes(`data-state="${path}"`),
    )
    expect(missing).toEqual([])
  })
})

describe('diagramOf', () => {
  it('offers the steps that the machine accepts, and follows them', async () => {
    const stage = createStage()
    const { state, take } = await diagramOf(stage, 'shopping')
    expect(state().active).toEqual(['closed'])
    expect(state().steps).toContain('session.opened')
    expect(state().steps).not.toContain('retry.requested')

    stage.gate.close()
    await take('session.opened')
    expect(state().active).toEqual(['loading'])

    await take(endingName('loadStorefront', 'TimedOut'))
    expect(state().active).toEqual(['failed'])
    expect(state().steps).toContain('retry.requested')
    stage.sale.stop()
  })
})
