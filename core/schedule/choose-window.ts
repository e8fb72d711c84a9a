import { either as E } from 'fp-ts'
import { isIdentifier } from '../shared/identifier.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { parsePlainDate } from '../shared/plain-date.ts'
import type { InstallationWindow, WindowId } from './window.ts'
import { hasPlaces } from './window.ts'

export type ScheduleFailure =
  | { readonly _tag: 'WindowIdInvalid'; readonly id: string }
  | { readonly _tag: 'WindowDateInvalid'; readonly date: string }
  | { readonly _tag: 'WindowHoursInvalid'; readonly fromHour: number; readonly toHour: number }
  | { readonly _tag: 'WindowPlacesInvalid'; readonly placesLeft: number }
  | { readonly _tag: 'WindowUnknown'; readonly windowId: string }
  | { readonly _tag: 'WindowPast'; readonly windowId: WindowId }
  | { readonly _tag: 'WindowFull'; readonly windowId: WindowId }

/** Length of a technician's window, in hours (SCH-05). */
export const WINDOW_HOURS = 2

/** A window from outside, before validation. */
export type OfferedWindow = {
  readonly id: string
  readonly date: string
  readonly fromHour: number
  readonly toHour: number
  readonly placesLeft: number
}

/** Checks for a non-negative integer. Negative zero is refused. */
const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0)

const areHours = (fromHour: number, toHour: number): boolean =>
  isCount(fromHour) && toHour <= 24 && toHour - fromHour === WINDOW_HOURS

/** Parses a window: id, existing day, two hours within it, places (SCH-05). Fails with the first invalid part. */
export const parseWindow = ({
  id,
  date,
  fromHour,
  toHour,
  placesLeft,
}: OfferedWindow): E.Either<ScheduleFailure, InstallationWindow> => {
  if (!isIdentifier(id)) return E.left({ _tag: 'WindowIdInvalid', id })
  const day = parsePlainDate(date)
  if (E.isLeft(day)) return E.left({ _tag: 'WindowDateInvalid', date })
  if (!areHours(fromHour, toHour)) return E.left({ _tag: 'WindowHoursInvalid', fromHour, toHour })
  if (!isCount(placesLeft)) return E.left({ _tag: 'WindowPlacesInvalid', placesLeft })
  return E.right({ id: id as WindowId, date: day.right, fromHour, toHour, placesLeft })
}

/** Returns windows that can be chosen on `today`, earliest first: not past, with a place (SCH-05). */
export const openWindows = (
  windows: readonly InstallationWindow[],
  today: PlainDate,
): readonly InstallationWindow[] =>
  windows
    .filter((window) => hasPlaces(window) && window.date >= today)
    .toSorted((a, b) => (a.date === b.date ? a.fromHour - b.fromHour : a.date < b.date ? -1 : 1))

/** Returns a choosable window by id on `today` (SCH-05). `WindowUnknown`, `WindowPast` or `WindowFull` otherwise. */
export const chooseWindow = (
  windows: readonly InstallationWindow[],
  windowId: string,
  today: PlainDate,
): E.Either<ScheduleFailure, InstallationWindow> => {
  const window = windows.find(({ id }) => id === windowId)
  if (window === undefined) return E.left({ _tag: 'WindowUnknown', windowId })
  if (window.date < today) return E.left({ _tag: 'WindowPast', windowId: window.id })
  return hasPlaces(window) ? E.right(window) : E.left({ _tag: 'WindowFull', windowId: window.id })
}
