import type { VisitDecision, VisitKind } from '../schedule/visit-kind.ts'
import { decideVisitKind } from '../schedule/visit-kind.ts'
import type { OrderInstall, InstallOption } from './install-option.ts'
import { sendsTechnician } from './install-option.ts'

/** The facts that decide on schedules. `chosenInstall` is null before an option is chosen. */
export type ScheduleFacts = {
  readonly isBlueOn: boolean
  readonly preWorkReady: boolean
  readonly chosenInstall: OrderInstall | null
  readonly hasVisit: boolean
}

export type SchedulesNeeded =
  | { readonly isNeeded: true; readonly visit: VisitDecision; readonly reason: 'technicianComes' }
  | {
      readonly isNeeded: false
      readonly reason: 'visitAgreed' | 'optionsUnknown' | 'noTechnician'
    }

/**
 * Decides whether schedules are loaded, and of which kind (CHK-17). They are loaded when the chosen option sends a
 * technician, or when one of the options does and none is chosen yet; not after a visit is chosen, nor without options.
 * A site visit is allowed when no other option is available.
 */
export const schedulesNeeded = (
  options: readonly InstallOption[] | null,
  { isBlueOn, preWorkReady, chosenInstall, hasVisit }: ScheduleFacts,
): SchedulesNeeded => {
  if (hasVisit) return { isNeeded: false, reason: 'visitAgreed' }
  if (options === null) return { isNeeded: false, reason: 'optionsUnknown' }
  const kinds = chosenInstall === null ? options.map(({ kind }) => kind) : [chosenInstall]
  if (!kinds.some(sendsTechnician)) return { isNeeded: false, reason: 'noTechnician' }
  const allowsSiteVisit = kinds.every(sendsTechnician)
  return {
    isNeeded: true,
    visit: decideVisitKind({ isBlueOn, preWorkReady, allowsSiteVisit }),
    reason: 'technicianComes',
  }
}

/** Returns the kind of visit that a schedule step is about (CHK-17, SCH-03). */
export const kindOfVisit = (
  options: readonly InstallOption[] | null,
  facts: Omit<ScheduleFacts, 'hasVisit'>,
): VisitKind => {
  const needed = schedulesNeeded(options, { ...facts, hasVisit: false })
  return needed.isNeeded ? needed.visit.kind : 'installation'
}
