import { needsVisit } from '../../../checkout/readiness.ts'
import type { ScheduleFacts } from '../../../checkout/schedules-needed.ts'
import { kindOfVisit } from '../../../checkout/schedules-needed.ts'
import { LOCALIZATION_FLAGS } from '../../../localization/outcome-kind.ts'
import type { VisitKind } from '../../../schedule/visit-kind.ts'
import type { CheckoutContext } from '../checkout.context.ts'
import { progressOf } from '../checkout.selectors.ts'

/** Returns the facts that decide on the visit of a checkout. */
export const scheduleFactsOf = ({ preWorkReady, installKind, visit }: CheckoutContext): ScheduleFacts => ({
  isBlueOn: LOCALIZATION_FLAGS.blueFeature,
  preWorkReady,
  chosenInstall: installKind,
  hasVisit: visit !== null,
})

/** Returns the kind of visit of a checkout (SCH-03). */
export const visitKindOf = (context: CheckoutContext): VisitKind =>
  kindOfVisit(context.installOptions, scheduleFactsOf(context))

/** Checks whether an order can be placed as far as the visit is concerned: it is chosen, or none is needed. */
export const isVisitReady = (context: CheckoutContext): boolean =>
  context.visit !== null || !needsVisit(progressOf(context))
