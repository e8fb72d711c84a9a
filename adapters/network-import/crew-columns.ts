import type { CrewPlan, OfferedCrewPlan } from '#core/schedule/crew-plan.ts'
import type { VisitKind } from '#core/schedule/visit-kind.ts'

/** The columns of a file of crews, in the order in which it is written. */
export const crewColumns = {
  area: 'area',
  kind: 'kind',
  workDays: 'weekdays',
  dayWindows: 'windows',
  places: 'places',
  closedDays: 'closed_days',
  leadHours: 'lead_hours',
  cutoffHour: 'cutoff_hour',
  horizonDays: 'horizon_days',
} as const satisfies Readonly<Record<keyof CrewPlan, string>>

export type CrewColumn = keyof typeof crewColumns

const kinds: Readonly<Record<VisitKind, string>> = { installation: 'installation', siteVisit: 'site_visit' }

/** Returns days as `1-6` or `1 3 5`: three or more that follow each other are a range. */
const daysText = (days: readonly number[]): string => {
  const runs: number[][] = []
  for (const day of days.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join(' '))).join(' ')
}

const lineOf = (plan: CrewPlan): string =>
  [
    plan.area,
    kinds[plan.kind],
    daysText(plan.workDays),
    plan.dayWindows.map(({ fromHour, toHour }) => `${fromHour}-${toHour}`).join(' '),
    plan.places,
    plan.closedDays.join(' '),
    plan.leadHours,
    plan.cutoffHour,
    plan.horizonDays,
  ].join(',')

/** Returns plans of crews as lines of a CSV that `readCrews` reads back. No value needs quotes. */
export const crewLines = (plans: readonly CrewPlan[]): readonly string[] => [
  Object.values(crewColumns).join(','),
  ...plans.map(lineOf),
]

/** Returns the number that a text is; NaN if it is none. */
const numberIn = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN)

const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

/** Returns the days of a word such as `3` or `1-6`; NaN for another one, and for a range that runs backwards. */
const daysIn = (word: string): readonly number[] => {
  const [from = Number.NaN, to = from, ...rest] = word.split('-').map(numberIn)
  if (rest.length > 0 || !(to >= from)) return [Number.NaN]
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

const windowIn = (word: string): OfferedCrewPlan['dayWindows'][number] => {
  const [fromHour = Number.NaN, toHour = Number.NaN, ...rest] = word.split('-').map(numberIn)
  return { fromHour, toHour: rest.length === 0 ? toHour : Number.NaN }
}

/** Reads the texts of a row as a plan, which still has to be parsed. What cannot be read becomes NaN or empty text. */
export const offeredPlan = (textOf: (column: CrewColumn) => string): OfferedCrewPlan => ({
  area: textOf('area'),
  kind: Object.entries(kinds).find(([, text]) => text === textOf('kind'))?.[0] ?? '',
  workDays: wordsIn(textOf('workDays')).flatMap(daysIn),
  dayWindows: wordsIn(textOf('dayWindows')).map(windowIn),
  places: numberIn(textOf('places')),
  closedDays: wordsIn(textOf('closedDays')),
  leadHours: numberIn(textOf('leadHours')),
  cutoffHour: numberIn(textOf('cutoffHour')),
  horizonDays: numberIn(textOf('horizonDays')),
})
