import { instantAt } from '../shared/plain-date.ts'
import type { InstallationWindow } from './window.ts'
import { hasPlaces } from './window.ts'

/** Maximum number of windows offered in place of a lost one (SCH-11). */
export const NEAREST_WINDOWS = 4

type Time = Pick<InstallationWindow, 'date' | 'fromHour'>

const startOf = ({ date, fromHour }: Time): number => instantAt(date, fromHour * 60, 0)

/** Returns available windows nearest to a lost one, earlier of equals, in chronological order (SCH-11). */
export const nearestWindows = (
  windows: readonly InstallationWindow[],
  lost: Time,
  count: number = NEAREST_WINDOWS,
): readonly InstallationWindow[] => {
  const distance = (window: Time): number => Math.abs(startOf(window) - startOf(lost))
  return windows
    .filter(hasPlaces)
    .toSorted((a, b) => distance(a) - distance(b) || startOf(a) - startOf(b))
    .slice(0, count)
    .toSorted((a, b) => startOf(a) - startOf(b))
}
