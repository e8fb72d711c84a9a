import type { InstallationWindow } from '#core/schedule/window.ts'
import type { Cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { dayOfWeek } from '#core/shared/plain-date.ts'

/** An amount of money: the parts of a displayed price, the text, and the spoken text. */
export type MoneyText = {
  readonly currencySign: '$'
  readonly whole: string
  readonly cents: string
  readonly spoken: string
  readonly text: string
}

const grouped = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

/** "1 plan", "2 planes". */
export const counted = (count: number, one: string, many: string): string =>
  `${grouped(count)} ${count === 1 ? one : many}`

/** Formats cents in the Spanish of the United States, written and spoken: "$1,250.50", "1,250 dólares con 50 centavos". */
export const money = (amount: Cents): MoneyText => {
  const size = Math.abs(amount)
  const dollars = Math.floor(size / 100)
  const rest = size % 100
  const isNegative = amount < 0
  const whole = `${isNegative ? '-' : ''}${grouped(dollars)}`
  const spokenRest = rest === 0 ? '' : ` con ${counted(rest, 'centavo', 'centavos')}`
  const cents = String(rest).padStart(2, '0')
  return {
    currencySign: '$',
    whole,
    cents,
    spoken: `${isNegative ? 'menos ' : ''}${counted(dollars, 'dólar', 'dólares')}${spokenRest}`,
    text: `${isNegative ? '-' : ''}$${grouped(dollars)}.${cents}`,
  }
}

/** Matches words that begin with the vowel i, not with a diphthong ("hielo") or an English i ("iPhone"). */
const BEGINS_WITH_I = /^(?!i[A-Z])[Hh]?[IiÍí](?![aeouáéóú])/

/** Joins words into a Spanish list: "a, b y c". Before the sound i, "e" replaces "y". */
export const listText = (words: readonly string[]): string => {
  const last = words.at(-1) ?? ''
  const rest = words.slice(0, -1)
  return rest.length === 0 ? last : `${rest.join(', ')} ${BEGINS_WITH_I.test(last) ? 'e' : 'y'} ${last}`
}

/** The names of the days, from Sunday. */
export const DAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

/** The parts of a written date. */
export type DateParts = {
  readonly weekday: string
  readonly day: number
  readonly month: string
  readonly year: number
}

export const dateParts = (date: PlainDate): DateParts => ({
  weekday: DAYS[dayOfWeek(date)] ?? '',
  day: Number(date.slice(8, 10)),
  month: MONTHS[Number(date.slice(5, 7)) - 1] ?? '',
  year: Number(date.slice(0, 4)),
})

/** "martes 24 de noviembre". */
export const dayText = (date: PlainDate): string => {
  const { weekday, day, month } = dateParts(date)
  return `${weekday} ${day} de ${month}`
}

/** "24 de noviembre de 2026". */
export const calendarText = (date: PlainDate): string => {
  const { day, month, year } = dateParts(date)
  return `${day} de ${month} de ${year}`
}

/** "martes 24 de noviembre de 2026". */
export const dateText = (date: PlainDate): string => `${dayText(date)} de ${dateParts(date).year}`

const halfOf = (hour: number): string => (hour % 24 < 12 ? 'a.\u00A0m.' : 'p.\u00A0m.')
const clockHour = (hour: number): number => ((hour + 11) % 12) + 1

/** The hours with a name of their own, because "12 a. m." and "12 p. m." are often confused. */
const hourNames = new Map([
  [0, 'medianoche'],
  [12, 'mediodía'],
])

/** Writes a full hour of a day, 0 to 24: "8 a. m.", "mediodía". It never breaks over two lines. */
export const hourText = (hour: number): string =>
  hourNames.get(hour % 24) ?? `${clockHour(hour)}\u00A0${halfOf(hour)}`

/** Writes two full hours of a day, 0 to 24: "8 a 10 a. m.", "10 a. m. a mediodía", "11 a. m. a 1 p. m.". */
export const hoursText = (fromHour: number, toHour: number): string => {
  const areNamed = hourNames.has(fromHour % 24) || hourNames.has(toHour % 24)
  const isHalfShared = halfOf(fromHour) === halfOf(toHour) && !areNamed
  return `${isHalfShared ? clockHour(fromHour) : hourText(fromHour)} a ${hourText(toHour)}`
}

/** Writes a visit: "martes 24 de noviembre, de 8 a 10 a. m.". */
export const visitText = ({ date, fromHour, toHour }: InstallationWindow): string =>
  `${dayText(date)}, de ${hoursText(fromHour, toHour)}`

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
