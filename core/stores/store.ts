import type { PhoneLine } from '../shared/phone-line.ts'
import type { UsState } from '../shared/us-state.ts'

/** What a visitor can do in a store. */
export const storeServices = ['sales', 'payments', 'equipment', 'mobile', 'support', 'demo'] as const
export type StoreService = (typeof storeServices)[number]

/** The hours of a store on one day: full hours from 0 to 24, in its own time. */
export type DayHours = { readonly fromHour: number; readonly toHour: number }

/** The hours of a week from Sunday. Null: closed. */
export type WeekHours = readonly [
  DayHours | null,
  DayHours | null,
  DayHours | null,
  DayHours | null,
  DayHours | null,
  DayHours | null,
  DayHours | null,
]

/** A place on the earth, in degrees. */
export type GeoPoint = { readonly latitude: number; readonly longitude: number }

/** A store that visitors can walk into. `id` is its anchor on the page. */
export type Store = {
  readonly id: string
  readonly name: string
  readonly street: string
  readonly city: string
  readonly state: UsState
  readonly zip: string
  readonly phone: PhoneLine
  readonly hours: WeekHours
  /** The IANA name of its time zone. */
  readonly timeZone: string
  readonly services: readonly StoreService[]
  readonly location: GeoPoint
}
