import type { CrewPlan } from '#core/schedule/crew-plan.ts'
import { EVERY_AREA } from '#core/schedule/crew-plan.ts'
import type { VisitKind } from '#core/schedule/visit-kind.ts'
import type { ProviderConfig } from '../provider-config.ts'

/** The figures of a provider from which the plans of its crews derive. */
export type CrewConfig = Pick<
  ProviderConfig,
  'horizonDays' | 'workDays' | 'dayWindows' | 'capacity' | 'siteVisitCapacity' | 'leadHours' | 'cutoffHour'
>

/** Returns the plan of the crews where no other is stored (SCH-14). */
export const defaultCrewPlan = (config: CrewConfig, kind: VisitKind): CrewPlan => ({
  area: EVERY_AREA,
  kind,
  workDays: config.workDays,
  dayWindows: config.dayWindows,
  places: kind === 'installation' ? config.capacity : config.siteVisitCapacity,
  closedDays: [],
  leadHours: config.leadHours,
  cutoffHour: config.cutoffHour,
  horizonDays: config.horizonDays,
})
