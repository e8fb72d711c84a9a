import * as fc from 'fast-check'
import { CREW_LIMITS, type CrewPlan } from '#core/schedule/crew-plan.ts'
import { plainDate } from './plain-date.arbitrary.ts'

/** Windows of two hours that do not overlap, one to three. */
const dayWindows = fc
  .uniqueArray(fc.integer({ min: 0, max: 11 }), { minLength: 1, maxLength: 3 })
  .map((places) =>
    places.toSorted((a, b) => a - b).map((place) => ({ fromHour: place * 2, toHour: place * 2 + 2 })),
  )

/** A valid plan of crews. */
export const crewPlan: fc.Arbitrary<CrewPlan> = fc.record({
  area: fc.constantFrom('*', 'TX-774', 'FL-331', 'ZONA-norte'),
  kind: fc.constantFrom('installation', 'siteVisit'),
  workDays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
  dayWindows,
  places: fc.integer({ min: 0, max: CREW_LIMITS.places }),
  closedDays: fc.array(plainDate, { maxLength: 3 }),
  leadHours: fc.integer({ min: 0, max: CREW_LIMITS.leadHours }),
  cutoffHour: fc.integer({ min: 0, max: 24 }),
  horizonDays: fc.integer({ min: 1, max: CREW_LIMITS.horizonDays }),
})
