import type { InstallationWindow } from '#core/schedule/window.ts'
import type { Cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { dayOfWeek } from '#core/shared/plain-date.ts'
import type { DateParts } from './es/shared/format.ts'
import { formatWords } from './es/shared/format.ts'
import { currentTag } from './language.ts'

/** An amount of money: the parts of a displayed price, the text, and the spoken text. */
export type MoneyText = {
  readonly currencySign: '$'
  readonly whole: string
  readonly cents: string
  readonly spoken: string
  readonly text: string
}

/** Creates a value once for each language, because `Intl` objects are slow to create. */
const oncePerLanguage = <T>(create: (tag: string) => T): (() => T) => {
  const created = new Map<string, T>()
  return () => {
    const tag = currentTag()
    const existing = created.get(tag)
    if (existing !== undefined) return existing
    const value = create(tag)
    created.set(tag, value)
    return value
  }
}

const numbers = oncePerLanguage((tag) => new Intl.NumberFormat(tag))
const plurals = oncePerLanguage((tag) => new Intl.PluralRules(tag))

const grouped = (amount: number): string => numbers().format(amount)

/** "1 plan", "2 planes". */
export const counted = (count: number, one: string, many: string): string =>
  `${grouped(count)} ${plurals().select(count) === 'one' ? one : many}`

/** Formats cents, written and spoken: "$1,250.50", "1,250 dólares con 50 centavos". */
export const money = (amount: Cents): MoneyText => {
  const size = Math.abs(amount)
  const rest = size % 100
  const isNegative = amount < 0
  const dollars = Math.floor(size / 100)
  const whole = grouped(dollars)
  const cents = String(rest).padStart(2, '0')
  const spokenDollars = counted(dollars, formatWords.dollars.one, formatWords.dollars.many)
  const spokenCents = counted(rest, formatWords.cents.one, formatWords.cents.many)
  const spoken = rest === 0 ? spokenDollars : formatWords.dollarsAndCents(spokenDollars, spokenCents)
  return {
    currencySign: '$',
    whole: `${isNegative ? '-' : ''}${whole}`,
    cents,
    spoken: isNegative ? `${formatWords.minus} ${spoken}` : spoken,
    text: `${isNegative ? '-' : ''}$${whole}.${cents}`,
  }
}

/** Joins words into a list: "a, b y c", "a, b, and c". Before the sound i, Spanish replaces "y" by "e". */
export const listText = (words: readonly string[]): string => formatWords.list(words)

/** The first day of 2023 is a Sunday. */
const YEAR = 2_023

/** Returns names of days or months. */
const names = (tag: string, count: number, part: 'weekday' | 'month'): readonly string[] => {
  const format = new Intl.DateTimeFormat(tag, { [part]: 'long', timeZone: 'UTC' })
  const dateOf = (index: number) => (part === 'month' ? Date.UTC(YEAR, index) : Date.UTC(YEAR, 0, index + 1))
  return Array.from({ length: count }, (_, index) => format.format(dateOf(index)))
}

/** Returns the names of the days, from Sunday. */
export const dayNames = oncePerLanguage((tag) => names(tag, 7, 'weekday'))
const monthNames = oncePerLanguage((tag) => names(tag, 12, 'month'))

export const dateParts = (date: PlainDate): DateParts => ({
  weekday: dayNames()[dayOfWeek(date)] ?? '',
  day: Number(date.slice(8, 10)),
  month: monthNames()[Number(date.slice(5, 7)) - 1] ?? '',
  year: Number(date.slice(0, 4)),
})

/** "martes 24 de noviembre", "Tuesday, November 24". */
export const dayText = (date: PlainDate): string => formatWords.day(dateParts(date))

/** "24 de noviembre de 2026", "November 24, 2026". */
export const calendarText = (date: PlainDate): string => formatWords.calendar(dateParts(date))

/** "martes 24 de noviembre de 2026", "Tuesday, November 24, 2026". */
export const dateText = (date: PlainDate): string => formatWords.date(dateParts(date))

const isNoon = (hour: number): boolean => hour === 12
const isMidnight = (hour: number): boolean => hour % 24 === 0
const halfOf = (hour: number): string => (hour % 24 < 12 ? formatWords.morning : formatWords.afternoon)
const clockHour = (hour: number): number => ((hour + 11) % 12) + 1

/** Writes a full hour, 0 to 24: "8 a. m.", "8 a.m."; noon and midnight by name. It never breaks over two lines. */
export const hourText = (hour: number): string => {
  if (isNoon(hour)) return formatWords.noon
  return isMidnight(hour) ? formatWords.midnight : `${clockHour(hour)}\u00A0${halfOf(hour)}`
}

/** Writes a time of a day: "8 a. m.", "5:30 p. m.". */
export const timeText = (hour: number, minute: number): string =>
  minute === 0 ? hourText(hour) : `${clockHour(hour)}:${String(minute).padStart(2, '0')}\u00A0${halfOf(hour)}`

/** Writes two full hours of a day, 0 to 24: "8 a 10 a. m.", "10 a. m. a mediodía", "11 a.m. to 1 p.m.". */
export const hoursText = (fromHour: number, toHour: number): string => {
  const areNamed = [fromHour, toHour].some((hour) => isNoon(hour) || isMidnight(hour))
  const isHalfShared = halfOf(fromHour) === halfOf(toHour) && !areNamed
  return formatWords.hours(isHalfShared ? String(clockHour(fromHour)) : hourText(fromHour), hourText(toHour))
}

/** Writes a visit: "martes 24 de noviembre, de 8 a 10 a. m.", "Tuesday, November 24, from 8 to 10 a.m.". */
export const visitText = ({ date, fromHour, toHour }: InstallationWindow): string =>
  formatWords.visit(dayText(date), hoursText(fromHour, toHour))

/** Formats the ten digits of a US phone number: "(305) 555-0142". Any other text stays unchanged. */
export const phoneText = (digits: string): string =>
  /^\d{10}$/.test(digits) ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits

/** Formats a speed in megabits per second: "500 Mbps", "1 Gbps", "1.2 Gbps". */
export const speedParts = (mbps: number): { readonly figure: string; readonly unit: 'Mbps' | 'Gbps' } =>
  mbps < 1_000
    ? { figure: String(mbps), unit: 'Mbps' }
    : { figure: String(Math.round(mbps / 100) / 10), unit: 'Gbps' }

export const speedText = (mbps: number): string => {
  const { figure, unit } = speedParts(mbps)
  return `${figure} ${unit}`
}

/** Writes an address on one line, without empty parts. */
export const addressText = (address: {
  readonly street: string
  readonly unit: string
  readonly zip: string
}): string => [address.street, address.unit, address.zip].filter((part) => part !== '').join(', ')

/** Writes a service address on one line: street and unit, then the city. */
export const serviceAddressText = (place: {
  readonly street: string
  readonly unit: string
  readonly city: string
  readonly state: string
  readonly zip: string
}): string =>
  [place.street, place.unit, `${place.city}, ${place.state} ${place.zip}`]
    .filter((part) => part !== '')
    .join(', ')
