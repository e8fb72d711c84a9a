import type { Cents } from '../shared/money.ts'

/** The price of calls to a country, in cents a minute, each started minute in full. `country` is its code of two letters (ISO 3166-1). */
export type CallingRate = {
  readonly country: string
  readonly landline: Cents
  readonly mobile: Cents
}
