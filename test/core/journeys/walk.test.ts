import { beforeAll, describe, expect, it } from 'vitest'
import { delayName, failureName, leavesOf } from '#stories/journeys/journey.ts'
import type { Journey } from '#stories/journeys/journey.ts'
import { allJourneys } from '#stories/journeys/journeys.ts'
import { record } from '#stories/journeys/record.ts'
import type { Recorded } from '#stories/journeys/recorded.ts'
import type { Place, Walk } from '#stories/journeys/walk.ts'
import { walk } from '#stories/journeys/walk.ts'
import { createStage } from '#stories/stage/stage.ts'

/** Where a journey leads to, and where it waits for another one. */
const ends: Readonly<Record<Journey['name'], readonly string[]>> = {
  sale: ['journey.checkout', 'journey.localization'],
  localization: ['resolution.resolved'],
  shopping: ['open.choosing', 'open.configuring', 'closed'],
  checkout: ['placed', 'closed', 'stale'],
  session: ['watching', 'closed'],
  'page-model': ['shown', 'skipped', 'closed'],
  'missing-parts': ['over'],
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

/** Places from which nothing a visitor or the provider does leads to an end of the journey. */
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

let recorded: Recorded
beforeAll(async () => {
  recorded = await record()
})

describe.each(Object.values(allJourneys))('the machine of $name', (journey) => {
  let walked: Walk
  beforeAll(() => {
    walked = walk(journey, createStage().ports, recorded)
  })

  it('takes every transition it defines', () => {
    const untaken = walked.defined.filter((transition) => !walked.taken.has(transition))
    expect(untaken, `say how it comes to them: stories/journeys/${journey.name}.journey.ts`).toEqual([])
  })

  it('settles in every state without an automatic transition', () => {
    const reached = new Set(walked.places.flatMap(leaves))
    expect(walked.resting.filter((state) => !reached.has(state))).toEqual([])
  })

  it('has no dead end: a final state is reachable from every state', () => {
    expect(describePlaces(cutOff(walked.places, journey))).toEqual([])
  })

  it('offers an exit from every failure (I9)', () => {
    const goesOn = ({ snapshot, steps }: Place): boolean =>
      Object.keys(snapshot.children).length > 0 ||
      [...steps.keys()].some((step) => step.startsWith(delayName('')))
    const failedPlaces = walked.places.filter(
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
