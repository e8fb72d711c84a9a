import type { VisitKind } from './visit-kind.ts'
import type { InstallationWindow } from './window.ts'
import { areAnyOpen } from './window.ts'

/** The page model of a schedule step as it came: with its windows, without a model, or not at all. */
export type ScheduleModel =
  | { readonly state: 'loaded'; readonly windows: readonly InstallationWindow[] }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' }

/** What the step does: show itself, or let the visitor proceed; `log` is how loudly that is noted. */
export type ScheduleDecision =
  | { readonly do: 'show'; readonly kind: VisitKind; readonly reason: 'windowsOpen' }
  | {
      readonly do: 'proceed'
      readonly kind: VisitKind
      readonly reason: 'noWindows' | 'modelMissing' | 'modelFailed'
      readonly log: 'warning' | 'error' | null
    }

/** A schedule step without an open window, or whose model is missing or failed, is passed over (SCH-01, SCH-04). */
export const decideScheduleStep = (kind: VisitKind, model: ScheduleModel): ScheduleDecision => {
  switch (model.state) {
    case 'missing':
      return { do: 'proceed', kind, reason: 'modelMissing', log: 'warning' }
    case 'failed':
      return { do: 'proceed', kind, reason: 'modelFailed', log: 'error' }
    default:
      return areAnyOpen(model.windows)
        ? { do: 'show', kind, reason: 'windowsOpen' }
        : { do: 'proceed', kind, reason: 'noWindows', log: null }
  }
}

/** What follows from setting a window: the next step, or a note in the cart's state while the step stays (SCH-06). */
export type WindowSetDecision =
  | { readonly do: 'proceed'; readonly reason: 'windowSet'; readonly records: null }
  | { readonly do: 'stay'; readonly reason: 'windowNotSet'; readonly records: 'loadCartFailure' }

/** A window that could not be set, of either kind, is recorded as a failure to load the cart (SCH-06). */
export const decideAfterWindowSet = (isSet: boolean): WindowSetDecision =>
  isSet
    ? { do: 'proceed', reason: 'windowSet', records: null }
    : { do: 'stay', reason: 'windowNotSet', records: 'loadCartFailure' }
