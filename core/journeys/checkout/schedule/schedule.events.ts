import type { WindowId } from '../../../schedule/window.ts'

export type ScheduleEvent =
  /** The schedule or its windows can't be shown: the visit is agreed by telephone after the order (SCH-04, SCH-12). */
  | { readonly type: 'schedule.skipped' }
  | { readonly type: 'window.chosen'; readonly windowId: WindowId }
  /** The buyer continues with a window that is not reserved yet. */
  | { readonly type: 'window.confirmed'; readonly windowId: WindowId }
  /** The buyer continues with the reserved visit, or without one where none is needed. */
  | { readonly type: 'visit.confirmed' }
