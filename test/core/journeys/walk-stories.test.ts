import { beforeAll, describe, expect, it } from 'vitest'
import { arrive } from '#stories/journeys/arrive.ts'
import { actorOf, failureName, leavesOf, stateName } from '#stories/journeys/journey.ts'
import type { Journey } from '#stories/journeys/journey.ts'
import { allJourneys } from '#stories/journeys/journeys.ts'
import { record } from '#stories/journeys/record.ts'
import { nameFaults } from '#stories/journeys/story-names.ts'
import { viewOf, views } from '#stories/journeys/views.ts'
import type { Scene, Walk } from '#stories/journeys/walk.ts'
import { walk } from '#stories/journeys/walk.ts'
import { createStage } from '#stories/stage/stage.ts'

/** The machines of the core: every file that creates one. */
const machines = Object.entries(
  import.meta.glob<string>('../../../core/journeys/**/*.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
  .filter(([, text]) => text.includes('.createMachine('))
  .map(([path]) => path.replace(/^.*\/(.*)\.ts$/, '$1'))

const walks = new Map<Journey['name'], Walk>()
/** How long the walks of all journeys may take, in ms: the machine may run other tests. */
const WALKS_MS = 360_000

beforeAll(async () => {
  const recorded = await record()
  for (const journey of Object.values(allJourneys))
    walks.set(journey.name, walk(journey, createStage().ports, recorded))
}, WALKS_MS)

describe('nameFaults', () => {
  it('finds a plain name for each state and each failure of a story, and no other name', () => {
    const walked = Object.values(allJourneys).map((journey) => ({
      journey,
      scenes: walks.get(journey.name)?.scenes ?? [],
    }))
    expect(nameFaults(walked)).toEqual([])
  })

  it.each([
    [[{ state: 'failed', failure: null }], 'coupon: the state failed has no name'],
    [[{ state: 'removed', failure: null }], 'coupon: no part of removed has a name'],
    [[{ state: 'entering', failure: null }], 'coupon: no story shows applied, which has a name'],
    [
      ['entering', 'applied'].map((state) => ({ state, failure: null })),
      'coupon: two stories have the name “Escribe / Entering”',
    ],
    [[{ state: 'entering', failure: 'Lost' }], 'failure-names.ts: the failure Lost has no name'],
    [[], 'failure-names.ts: no story shows Unreachable, which has a name'],
  ])('reports a name that is missing, unused or shared: %j', (shown, fault) => {
    const name = { es: 'Escribe', en: 'Entering' }
    const journey = { name: 'coupon', states: { entering: name, applied: name, removed: null } } as const
    expect(nameFaults([{ journey, scenes: shown }])).toContain(fault)
  })
})

describe('the journeys', () => {
  it('are those of the machines of the core', () => {
    expect(machines.toSorted()).toEqual(
      Object.keys(allJourneys)
        .map((name) => `${name}.machine`)
        .toSorted(),
    )
  })
})

describe.each(Object.values(allJourneys))('the stories of $name', (journey) => {
  const of = (): readonly Scene[] => walks.get(journey.name)?.scenes ?? []

  it('show each state in which the machine rests and each failure, except those that a stage cannot show', () => {
    const { places = [], resting = [] } = walks.get(journey.name) ?? {}
    const states = places.flatMap(({ snapshot }) => leavesOf(snapshot.value))
    const failed = places.flatMap(({ snapshot }) => failureName(snapshot) ?? [])
    const due = new Set([...states.filter((state) => resting.includes(state)), ...failed])
    const seen = of().flatMap(({ state, failure }) => [state.split(' + '), failure ?? []].flat())
    const unseen = [...due].filter((name) => !seen.includes(name))
    expect(unseen.toSorted()).toEqual(Object.keys(journey.withoutStory ?? {}).toSorted())
  })

  it('have a view for each state, and every view has a state', () => {
    const states = of().map(({ state }) => state)
    const unseen = states.filter((state) => viewOf(journey.name, state) === null)
    expect(unseen, 'give them a view: stories/journeys/views.ts').toEqual([])
    const seen = states.map((state) => viewOf(journey.name, state))
    const idle = Object.values(views[journey.name]).filter((view) => !seen.includes(view))
    expect(idle).toEqual([])
  })

  it('reach the named state in a real sale with an in-memory provider', async () => {
    for (const { state, failure, path } of of()) {
      const { sale } = await arrive(journey, path)
      const snapshot = actorOf(sale, journey).getSnapshot()
      expect([stateName(snapshot), failureName(snapshot)]).toEqual([state, failure])
      sale.stop()
    }
  })
})
