import { either as E } from 'fp-ts'
import type { Branded } from './branded.ts'

/** A calendar date without time or zone, `YYYY-MM-DD`. */
export type PlainDate = Branded<string, 'PlainDate'>

/** Milliseconds since 1970-01-01T00:00Z, from the clock port. */
export type EpochMs = Branded<number, 'EpochMs'>

/** Not written as `YYYY-MM-DD`, before 1970, or not a calendar date. */
export const dateFaults = ['shape', 'tooEarly', 'noSuchDay'] as const

export type PlainDateFailure = {
  readonly _tag: 'NotADate'
  readonly fault: (typeof dateFaults)[number]
  readonly text: string
}

const DAY_MS = 86_400_000

/** Returns the days since 1970-01-01 of a proleptic Gregorian date (days-from-civil arithmetic, no clock). */
const daysOf = (year: number, month: number, day: number): number => {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0')

const dateOfDays = (days: number): PlainDate => {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as PlainDate
}

const partsOf = (date: string): readonly [number, number, number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
]

/** Pattern of a date of the years 1970 to 9999. The JSON Schema format `date` checks that the day exists (VAL-03). */
export const PLAIN_DATE = /^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}$/

const faultOf = (text: string): PlainDateFailure['fault'] | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'shape'
  if (text < '1970-01-01') return 'tooEarly'
  return dateOfDays(daysOf(...partsOf(text))) === text ? null : 'noSuchDay'
}

/** Parses a date of the years 1970 to 9999. Fails with `NotADate` and the reason (2023-02-29, 2024-13-01; VAL-03). */
export const parsePlainDate = (text: string): E.Either<PlainDateFailure, PlainDate> => {
  const fault = faultOf(text)
  return fault === null ? E.right(text as PlainDate) : E.left({ _tag: 'NotADate', fault, text })
}

export const addDays = (date: PlainDate, days: number): PlainDate =>
  dateOfDays(daysOf(...partsOf(date)) + days)

/** Returns the same day `months` later, or the last day of a shorter month. */
export const addMonths = (date: PlainDate, months: number): PlainDate => {
  const [year, month, day] = partsOf(date)
  const index = year * 12 + (month - 1) + months
  const firstOfNext = daysOf(Math.floor((index + 1) / 12), ((index + 1) % 12) + 1, 1)
  const first = daysOf(Math.floor(index / 12), (index % 12) + 1, 1)
  return dateOfDays(Math.min(first + day - 1, firstOfNext - 1))
}

/** Returns the number of days from a date to another one; negative for an earlier one. */
export const daysFrom = (date: PlainDate, to: PlainDate): number =>
  daysOf(...partsOf(to)) - daysOf(...partsOf(date))

/** Returns the number of full months from a date to another one; negative for an earlier one. */
export const wholeMonthsFrom = (date: PlainDate, to: PlainDate): number => {
  const [year, month] = partsOf(date)
  const [toYear, toMonth] = partsOf(to)
  const months = (toYear - year) * 12 + (toMonth - month)
  return addMonths(date, months) <= to ? months : months - 1
}

/** Returns 0 for Sunday to 6 for Saturday. */
export const dayOfWeek = (date: PlainDate): number => (((daysOf(...partsOf(date)) + 4) % 7) + 7) % 7

/** Returns the date of an instant at a fixed offset from UTC, in minutes (east positive). */
export const dateAt = (instant: EpochMs, offsetMinutes: number): PlainDate =>
  dateOfDays(Math.floor((instant + offsetMinutes * 60_000) / DAY_MS))

/** Returns the instant `minutes` after the start of a day, at a fixed offset from UTC in minutes (east positive). */
export const instantAt = (date: PlainDate, minutes: number, offsetMinutes: number): EpochMs =>
  epochMs(daysOf(...partsOf(date)) * DAY_MS + (minutes - offsetMinutes) * 60_000)

export const epochMs = (value: number): EpochMs => value as EpochMs
