const WEEK = 7

/** Returns the date `months` later, or a day that the month does not have: "2027-02-31". Texts of dates sort like dates. */
const inMonth = (date: string, months: number): string => {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}${date.slice(7)}`
}

/**
 * Returns the position that a key moves to from a position in complete weeks of consecutive dates (`YYYY-MM-DD`): a day, a week, the ends of
 * the week, or the same day of the month before or after, or its last day. Never leaves the dates. Null for a key that moves nothing.
 */
export const calendarMove = (key: string, dates: readonly string[], from: number): number | null => {
  const last = dates.length - 1
  const toMonth = (months: number): number => {
    const wanted = inMonth(dates[from] ?? '', months)
    return dates.findLastIndex((date) => date <= wanted)
  }
  const weekday = from % WEEK
  const moves: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => from - 1,
    ArrowRight: () => from + 1,
    ArrowUp: () => (from < WEEK ? from : from - WEEK),
    ArrowDown: () => (from + WEEK > last ? from : from + WEEK),
    Home: () => from - weekday,
    End: () => from - weekday + WEEK - 1,
    PageUp: () => toMonth(-1),
    PageDown: () => toMonth(1),
  }
  const to = moves[key]?.()
  return to === undefined ? null : Math.min(Math.max(to, 0), last)
}
