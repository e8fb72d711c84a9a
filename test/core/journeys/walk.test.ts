import { beforeAll, describe, expect, it } from 'vitest'
import { delayName, failureName, type Journey, leavesOf } from '#stories/journeys/journey.ts'
import { allJourneys } from '#stories/journeys/journeys.ts'
import { record } from '#stories/journeys/record.ts'
import { nameFaults, storyFiles } from '#stories/journeys/story-names.ts'
import { viewOf, views } from '#stories/journeys/views.ts'
import { type Place, type Scene, type Walk, walk } from '#stories/journeys/walk.ts'
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

beforeAll(async () => {
  const recorded = await record()
  for (const journey of Object.values(allJourneys))
    walks.set(journey.name, walk(journey, createStage().ports, recorded))
})

/** Where a journey leads to, and where it waits for another one. */
const ends: Readonly<Record<Journey['name'], readonly string[]>> = {
  sale: ['journey.checkout', 'journey.localization'],
  localization: ['resolution.resolved'],
  shopping: ['open.choosing', 'open.configuring', 'closed'],
  checkout: ['placed', 'closed', 'stale'],
  session: ['watching', 'closed'],
  'page-model': ['shown', 'skipped', 'closed'],
  'deferred-requirements': ['over'],
  'lazy-checkout': ['loading.fetched', 'placed', 'closed'],
  coupon: ['entering', 'applied', 'removed'],
  phone: ['open.saved'],
  mobile: ['ready'],
  'trade-in': ['filling'],
  transfer: ['offered', 'empty'],
  'transfer-entry': ['taken', 'refused'],
  'account-proof': ['proven'],
  'follow-up': ['sent'],
  'order-status': ['shown'],
  portal: ['page.inside.visiting.services', 'page.outside.login', 'page.outside.exit'],
  'human-verification': ['passed', 'blocked'],
}

const leaves = ({ snapshot }: Place): readonly string[] => leavesOf(snapshot.value)

/** States from which no event of a visitor or the provider leads to an end of the journey. */
const cutOff = (places: readonly Place[], { name, systemEvents }: Journey): readonly Place[] => {
  const reaching = new Set(places.filter((place) => leaves(place).some((leaf) => ends[name].includes(leaf))))
  const others = new Set(systemEvents.filter(({ isInner }) => isInner !== true).map(({ name }) => name))
  const leadsOn = ({ steps }: Place): boolean =>
    [...steps].some(([step, next]) => !others.has(step) && reaching.has(next))
  for (let size = -1; size !== reaching.size;) {
    size = reaching.size
    places.filter(leadsOn).forEach((place) => reaching.add(place))
  }
  return places.filter((place) => !reaching.has(place))
}

const describePlaces = (places: readonly Place[]): readonly string[] => [
  ...new Set(places.map((place) => `${leaves(place).join(' + ')} · ${failureName(place.snapshot)}`)),
]

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

  it('are in one file each', () => {
    const filed = storyFiles(journey, of()).flatMap(({ scenes }) => scenes)
    expect(new Set(filed)).toEqual(new Set(of()))
    expect(filed).toHaveLength(of().length)
  })

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
})

describe.each(Object.values(allJourneys))('the machine of $name', (journey) => {
  const walked = (): Walk => walks.get(journey.name) ?? expect.fail()

  it('takes every transition it defines', () => {
    const untaken = walked().defined.filter((transition) => !walked().taken.has(transition))
    expect(untaken, `say how it comes to them: stories/journeys/${journey.name}.journey.ts`).toEqual([])
  })

  it('settles in every state without an automatic transition', () => {
    const reached = new Set(walked().places.flatMap(leaves))
    expect(walked().resting.filter((state) => !reached.has(state))).toEqual([])
  })

  it('has no dead end: a final state is reachable from every state', () => {
    expect(describePlaces(cutOff(walked().places, journey))).toEqual([])
  })

  it('offers an exit from every failure (I9)', () => {
    const goesOn = ({ snapshot, steps }: Place): boolean =>
      Object.keys(snapshot.children).length > 0 ||
      [...steps.keys()].some((step) => step.startsWith(delayName('')))
    const failedPlaces = walked().places.filter(
      (place) => failureName(place.snapshot) !== null && !goesOn(place),
    )
    const isLeft = (place: Place): boolean =>
      journey.userEvents.some(({ name }) => {
        const next = place.steps.get(name)
        return next !== undefined && failureName(next.snapshot) !== failureName(place.snapshot)
      })
    expect(describePlaces(failedPlaces.filter((place) => !isLeft(place)))).toEqual([])
  })
})
