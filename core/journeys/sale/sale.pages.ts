import { findOffer } from '../../catalog/offer.ts'
import type { CartLine } from '../../cart/cart.ts'
import type { SaleStatus } from '../../guards/step.ts'
import { permittedStep } from '../../guards/step.ts'
import type { SessionInfo } from '../../localization/localization.ts'
import { externalCheckOf } from '../../risk/external-check.ts'
import { isIdentificationType } from '../../risk/identification-type.ts'
import type { SaleStep } from '../../routes/sale-step.ts'
import { isSkipped, nextSteps } from '../../routes/sale-step.ts'
import { steps } from '../../routes/steps.ts'
import type { WantedPage } from '../../template/sale-page.ts'
import type { PageFacts } from '../../template/page-facts.ts'
import { pageOf } from '../../template/sale-page.ts'
import type { CheckoutSnapshot } from '../checkout/checkout.selectors.ts'
import { visitKindOf } from '../checkout/schedule/schedule.selectors.ts'
import type { WantedPages } from '../page-model/page-model.context.ts'
import { NO_PAGES } from '../page-model/page-model.updates.ts'
import type { SaleContext } from './sale.context.ts'
import type { SaleSnapshot } from './sale.selectors.ts'
import { selectPages, selectStep } from './sale.selectors.ts'
import { statusOf } from './sale.updates.ts'
import { offersIn } from './sale.cart-updates.ts'

type Facts = {
  readonly snapshot: SaleSnapshot
  readonly session: SessionInfo
  readonly checkout: CheckoutSnapshot
}

/** Returns the installation options that the checkout loaded, before that those of the offers. */
const installOptionsIn = (offers: SaleContext['offers'], checkout: CheckoutSnapshot) =>
  checkout.matches('closed') || checkout.matches('loading')
    ? (offers?.installOptions ?? [])
    : checkout.context.missing.includes('installOptions')
      ? null
      : checkout.context.installOptions

const factsOf = ({ snapshot, session, checkout }: Facts): PageFacts => {
  const { context } = snapshot
  const { visit, answer, cart, offers } = context
  const { windows, installKind, riskDecision, customerForm } = checkout.context
  const { identificationType } = customerForm
  const identification = isIdentificationType(identificationType) ? identificationType : 'NONE'
  const lines = cart.saved?.cart.lines ?? []
  const planOf = ({ offerId }: CartLine) => {
    const offer = findOffer(offersIn(context), offerId)
    return offer?.role === 'plan' ? offer : undefined
  }
  const plans = lines.flatMap((line) => planOf(line) ?? [])
  return {
    address: session.serviceAddress,
    pages: selectPages(snapshot),
    isOrdered: statusOf(context).isOrdered,
    vParam: visit.vParam ?? '',
    isBulkIncluded: (answer?.bulkAddressData ?? null) !== null && session.serviceAddress.productReady,
    plans: plans.map(({ id }) => id),
    lines,
    coupons: (offers?.coupons ?? []).map(({ code }) => code),
    installOptions: installOptionsIn(offers, checkout),
    installKind,
    windows,
    visitKind: visitKindOf(checkout.context),
    hasMobile: plans.some(({ lineOfBusiness }) => lineOfBusiness === 'Mobile'),
    settlesBalance: cart.saved?.quote.pastDue !== undefined,
    externalCheck: externalCheckOf({ decision: riskDecision, identification }),
  }
}

/** Checks whether the data of the step itself is loaded, so that only its page model can be missing. */
const isStepOpen = (step: SaleStep, { context }: SaleSnapshot, checkout: CheckoutSnapshot): boolean => {
  if (steps[step].journey === 'shopping') return context.offers !== null
  return steps[step].journey === 'localization' || checkout.matches('filling') || checkout.matches('placed')
}

/** Returns the pages of the steps in the shop that may follow, once the provider permits the current step. */
const nextPages = (step: SaleStep, facts: PageFacts, status: SaleStatus): readonly WantedPage[] => {
  const progress = { ...status.progress, hasPlan: facts.plans.length > 0 }
  if (steps[step].opens !== 'whileShopping' || permittedStep(step, { ...status, progress }) !== step)
    return []
  return nextSteps(step)
    .filter((next) => steps[next].opens === 'whileShopping' && !isSkipped(next, progress))
    .flatMap((next) => pageOf(next, facts) ?? [])
}

/** Returns pages whose models the sale needs: the current step's, and those of possible next shop steps. */
export const selectWantedPages = (snapshot: SaleSnapshot): WantedPages => {
  const { answer } = snapshot.context
  const { checkout } = snapshot.children
  const session = answer?.sessionInfo ?? null
  if (answer === null || session === null || checkout === undefined) return NO_PAGES
  const step = selectStep(snapshot)
  const { isOrdered } = statusOf(snapshot.context)
  // The provider refuses the pages before the confirmation once the order exists.
  if (isOrdered && step !== 'confirmation') return NO_PAGES
  const facts = factsOf({ snapshot, session, checkout: checkout.getSnapshot() })
  return {
    session: answer.sessionId,
    page: pageOf(step, facts),
    next: nextPages(step, facts, statusOf(snapshot.context)),
    isOpen: isStepOpen(step, snapshot, checkout.getSnapshot()),
  }
}
