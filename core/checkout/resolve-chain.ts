import { either as E } from 'fp-ts'
import type { PricedCart } from '../cart/cart.ts'
import type { ServiceAddress } from '../localization/localization.ts'
import type { RiskRequirements } from '../risk/risk.ts'
import type { VisitKind } from '../schedule/visit-kind.ts'
import type { InstallationWindow } from '../schedule/window.ts'
import { errorMessages } from '../shared/error-message.ts'
import type { InstallOption } from './install-option.ts'
import type { CheckoutPageRequest } from './page-request.ts'
import { checkoutPageRequest } from './page-request.ts'
import type { ScheduleFacts } from './schedules-needed.ts'
import { schedulesNeeded } from './schedules-needed.ts'

/** The data loaded before the checkout is shown, in this order (CHK-12). */
export const resolveSteps = ['riskRequirements', 'installOptions', 'schedules', 'cart', 'pageModel'] as const
export type ResolveStep = (typeof resolveSteps)[number]

export type ResolveFailure = {
  readonly _tag: 'StepNotAwaited'
  readonly step: string
  readonly awaited: ResolveStep | null
}

export type PageModel = Readonly<Record<string, unknown>>

/** The result of each step. Null means that the step has failed. */
export type ResolveAnswers = {
  readonly riskRequirements: RiskRequirements | null
  readonly installOptions: readonly InstallOption[] | null
  readonly schedules: readonly InstallationWindow[] | null
  readonly cart: PricedCart | null
  readonly pageModel: PageModel | null
}

export type ResolveFacts = Pick<ServiceAddress, 'isBulk' | 'productReady'> &
  ScheduleFacts & { readonly hasActiveOffer: boolean }

/** The progress of loading a checkout. A step without an entry has no result yet. */
export type Resolving = { readonly facts: ResolveFacts; readonly answers: Partial<ResolveAnswers> }

export type ResolveDecision =
  | {
      readonly do: 'navigate'
      readonly to: 'address/localization'
      readonly reason: 'noActiveOffer'
    }
  | {
      readonly do: 'navigate'
      readonly to: 'error'
      readonly message: string
      readonly reason: 'pageModelFailed'
    }
  | { readonly do: 'fetch'; readonly step: 'riskRequirements' | 'installOptions' }
  | { readonly do: 'fetch'; readonly step: 'schedules'; readonly kind: VisitKind }
  | {
      readonly do: 'fetch'
      readonly step: 'cart'
      readonly withTaxes: true
      readonly withPromotions: true
    }
  | { readonly do: 'fetch'; readonly step: 'pageModel'; readonly request: CheckoutPageRequest }
  /** All available data are loaded. Each of `failed` fires the failure of the cart and stays null. */
  | { readonly do: 'show'; readonly failed: readonly ResolveStep[] }

const failedIn = (answers: Partial<ResolveAnswers>): readonly ResolveStep[] =>
  resolveSteps.filter((step) => answers[step] === null)

/** Decides on schedules and the steps after them, once the install options have a result. */
const afterOptions = ({ facts, answers }: Resolving): ResolveDecision => {
  const options = answers.installOptions ?? null
  const needed = schedulesNeeded(options, facts)
  if (needed.isNeeded && answers.schedules === undefined)
    return { do: 'fetch', step: 'schedules', kind: needed.visit.kind }
  if (answers.cart === undefined) return { do: 'fetch', step: 'cart', withTaxes: true, withPromotions: true }
  const lines = answers.cart?.cart.lines ?? null
  if (answers.pageModel === undefined)
    return { do: 'fetch', step: 'pageModel', request: checkoutPageRequest(facts, options, lines) }
  return answers.pageModel === null
    ? { do: 'navigate', to: 'error', message: errorMessages.checkout, reason: 'pageModelFailed' }
    : { do: 'show', failed: failedIn(answers) }
}

/**
 * Decides the next action while checkout loads (CHK-12 to CHK-15). Without an active offer: the address. Otherwise
 * each step without a result follows, even after a failed one. A failed page model leads to the error route.
 */
export const nextResolve = (resolving: Resolving): ResolveDecision => {
  const { facts, answers } = resolving
  if (!facts.hasActiveOffer) return { do: 'navigate', to: 'address/localization', reason: 'noActiveOffer' }
  if (answers.riskRequirements === undefined) return { do: 'fetch', step: 'riskRequirements' }
  if (answers.installOptions === undefined) return { do: 'fetch', step: 'installOptions' }
  return afterOptions(resolving)
}

/** Returns the chain with the awaited step's result, null if failed (CHK-12). `StepNotAwaited` for other steps. */
export const withAnswer = <S extends ResolveStep>(
  resolving: Resolving,
  step: S,
  answer: ResolveAnswers[S],
): E.Either<ResolveFailure, Resolving> => {
  const next = nextResolve(resolving)
  const awaited = next.do === 'fetch' ? next.step : null
  return awaited === step
    ? E.right({ ...resolving, answers: { ...resolving.answers, [step]: answer } })
    : E.left({ _tag: 'StepNotAwaited', step, awaited })
}
