import type { Offer } from '../catalog/offer.ts'
import { offersForEverybody } from '../catalog/offer.ts'

/** An internet plan as a tool compares it. */
export type SpeedPlan = { readonly id: string; readonly name: string; readonly downMbps: number }

/** A plan for a need. `isEnough` is false when even the fastest plan is slower. */
export type FittingPlan = { readonly plan: SpeedPlan; readonly isEnough: boolean }

/** Returns the internet plans that everybody can buy with their speeds, slowest first (SPD-04). */
export const speedPlans = (offers: readonly Offer[]): readonly SpeedPlan[] =>
  offersForEverybody(offers)
    .flatMap(({ id, name, role, lineOfBusiness, speed }) =>
      role === 'plan' && lineOfBusiness === 'Internet' && speed !== null
        ? [{ id, name, downMbps: speed.downMbps }]
        : [],
    )
    .toSorted((a, b) => a.downMbps - b.downMbps)

/** Returns the slowest plan that gives a speed, or else the fastest; null without plans (SPD-04). */
export const fittingPlan = (plans: readonly SpeedPlan[], needMbps: number): FittingPlan | null => {
  const bySpeed = plans.toSorted((a, b) => a.downMbps - b.downMbps)
  const enough = bySpeed.find(({ downMbps }) => downMbps >= needMbps)
  const plan = enough ?? bySpeed.at(-1)
  return plan === undefined ? null : { plan, isEnough: enough !== undefined }
}
