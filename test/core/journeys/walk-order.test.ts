import { beforeAll, describe, expect, it } from 'vitest'
import type { CheckoutContext } from '#core/journeys/checkout/checkout.context.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import { leavesOf, stateName } from '#stories/journeys/journey.ts'
import { journeys } from '#stories/journeys/journeys.ts'
import { record } from '#stories/journeys/record.ts'
import type { Place } from '#stories/journeys/walk.ts'
import { walk } from '#stories/journeys/walk.ts'
import { createStage } from '#stories/stage/stage.ts'

let places: readonly Place[] = []
beforeAll(async () => {
  places = walk(journeys.checkout, createStage().ports, await record()).places
})

const contextOf = ({ snapshot }: Place): CheckoutContext => snapshot.context as CheckoutContext

const at = (state: string): readonly Place[] =>
  places.filter(({ snapshot }) =>
    leavesOf(snapshot.value).some((leaf) => leaf === state || leaf.startsWith(`${state}.`)),
  )

const isDetailed = ({ customer, riskDecision, installKind, isAgreed }: CheckoutContext): boolean =>
  customer !== null && riskDecision !== null && installKind !== null && isAgreed

/** With a place anywhere a professional installation needs its visit (SCH-01). One that was lost is chosen again on the payment page. */
const isScheduled = (context: CheckoutContext): boolean =>
  isDetailed(context) &&
  (context.installKind === 'self' ||
    context.visit !== null ||
    context.lostVisit !== null ||
    context.isVisitByPhone ||
    !(context.windows ?? []).some(hasPlaces))

const isWhole = (context: CheckoutContext): boolean => isScheduled(context) && context.payment !== null

const describePlaces = (found: readonly Place[]): readonly string[] => [
  ...new Set(found.map(({ snapshot }) => stateName(snapshot))),
]

describe('every checkout state, by its shortest path', () => {
  it.each([
    ['filling.schedule', isDetailed],
    ['filling.payment', isScheduled],
    ['placing', isWhole],
    ['inDoubt', isWhole],
  ] as const)(
    'no step without its precondition: %s is come to with all that goes before (CHK-06)',
    (state, isReady) => {
      expect(at(state).length).toBeGreaterThan(0)
      expect(describePlaces(at(state).filter((place) => !isReady(contextOf(place))))).toEqual([])
    },
  )

  it('an order is sent at most once: with one key until it is settled, and never after it was placed (ORD-02)', () => {
    for (const place of at('placing')) expect(contextOf(place).orderKey).not.toBeNull()
    for (const place of [...at('unplaced'), ...at('inDoubt')])
      for (const next of place.steps.values())
        if (leavesOf(next.snapshot.value).includes('placing'))
          expect(contextOf(next).orderKey).toBe(contextOf(place).orderKey)
    const again = at('placed').flatMap(({ steps }) => [...steps.values()])
    expect(describePlaces(again).filter((state) => state === 'placing')).toEqual([])
  })
})
