import type { WindowId } from './window.ts'

export type ScheduleFailure =
  | { readonly _tag: 'WindowIdInvalid'; readonly id: string }
  | { readonly _tag: 'WindowDateInvalid'; readonly date: string }
  | { readonly _tag: 'WindowHoursInvalid'; readonly fromHour: number; readonly toHour: number }
  | { readonly _tag: 'WindowPlacesInvalid'; readonly placesLeft: number }
  | { readonly _tag: 'WindowUnknown'; readonly windowId: string }
  | { readonly _tag: 'WindowPast'; readonly windowId: WindowId }
  | { readonly _tag: 'WindowFull'; readonly windowId: WindowId }
