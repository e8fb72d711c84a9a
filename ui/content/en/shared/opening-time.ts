import { dayNames } from '#ui/content/format.ts'

/** "today", "tomorrow", "on Monday". */
export const dayInWords = ({ day, inDays }: { readonly day: number; readonly inDays: number }): string => {
  if (inDays === 0) return 'today'
  return inDays === 1 ? 'tomorrow' : `on ${String(dayNames()[day])}`
}
