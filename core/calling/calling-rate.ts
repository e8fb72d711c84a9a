import type { Cents } from '../shared/money.ts'

/** Price of calls to a country, in cents per started minute. `country`: two-letter code (ISO 3166-1). */
export type CallingRate = {
  readonly country: string
  readonly landline: Cents
  readonly mobile: Cents
}
