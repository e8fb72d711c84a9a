import { routeOf } from '../routes/route-match.ts'
import { saleSteps } from '../routes/sale-step.ts'

/** Checks whether an event can have happened there: on a step of the sale, or on a path of the store (ANL-03). */
export const isKnownPlace = (at: string, slug: string): boolean =>
  saleSteps.some((step) => step === at) || routeOf(at, slug)?.pattern.replaceAll('{product}', slug) === at
