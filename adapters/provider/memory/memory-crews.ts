import { EVERY_AREA } from '#core/schedule/crew-plan.ts'
import type { Crew, CrewMethods } from '../store/store.crew.ts'
import type { Tables } from './memory-rows.ts'

const keyOf = ({ area, kind }: Crew): string => `${area} ${kind}`

export const crewMethods = ({ crewPlans, windows }: Tables): CrewMethods => ({
  crewPlans: async () => crewPlans.rows().toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
  replaceCrewPlans: async (plans) => {
    for (const plan of crewPlans.rows()) crewPlans.remove(keyOf(plan))
    for (const plan of plans) crewPlans.set(keyOf(plan), plan)
  },
  crewWindows: async ({ area, kind }, windowArea, from, to) => {
    const plan = crewPlans.get(keyOf({ area, kind })) ?? crewPlans.get(keyOf({ area: EVERY_AREA, kind }))
    return {
      plan: plan && { ...plan, area },
      windows: windows
        .rows()
        .filter((window) => window.area === windowArea && window.date >= from && window.date <= to),
    }
  },
})
