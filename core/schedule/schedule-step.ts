import type { VisitKind } from './visit-kind.ts'
import type { InstallationWindow } from './window.ts'
import { areAnyOpen } from './window.ts'

/** The result of loading the page model of a schedule step: with its windows, without a model, or failed. */
export type ScheduleModel =
  | { readonly state: 'loaded'; readonly windows: readonly InstallationWindow[] }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' }

/** The action of the step: show itself, or continue. `log` is the log level of the reason. */
export type ScheduleDecision =
  | { readonly do: 'show'; readonly kind: VisitKind; readonly reason: 'windowsOpen' }
  | {
      readonly do: 'proceed'
      readonly kind: VisitKind
      readonly reason: 'noWindows' | 'modelMissing' | 'modelFailed'
      readonly log: 'warning' | 'error' | null
    }

/** Decides on showing a schedule step: skipped without window or model, or after a failure (SCH-01, SCH-04). */
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

/** Returns the log entry of a failed reservation: a cart loading failure, for either visit kind (SCH-06). */
export const windowSetFailure = (kind: VisitKind, failure: string) =>
  ({ level: 'error', event: 'LoadCartFailed', facts: { part: kind, failure } }) as const
