import { checkout } from './checkout.journey.ts'
import type { Journey } from './journey.ts'
import { localization } from './localization.journey.ts'
import { sale } from './sale.journey.ts'
import { session } from './session.journey.ts'
import { shopping } from './shopping.journey.ts'

export const journeys: Readonly<Record<Journey['name'], Journey>> = {
  sale,
  localization,
  shopping,
  checkout,
  session,
}
