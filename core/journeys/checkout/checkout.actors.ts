import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { PricedCart } from '../../cart/cart.ts'
import type { AcceptedAgreement } from '../../checkout/agreement.ts'
import type { Customer } from '../../checkout/customer.ts'
import type { InstallKind } from '../../checkout/install-option.ts'
import type { IntentId, OrderAnswer } from '../../checkout/order.ts'
import type { PaymentPurpose } from '../../payment/payment-information.ts'
import type { PaymentSummary } from '../../payment/payment.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CardEncryption } from '../../ports/card-encryption.ts'
import type { Log } from '../../ports/log.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { HeldVisit, OrderRequest, StorefrontOrchestrator } from '../../ports/storefront-orchestrator.ts'
import { totalsOf } from '../../pricing/quote.ts'
import type { Random } from '../../ports/random.ts'
import type { RiskDecision } from '../../risk/risk.ts'
import { windowSetFailure } from '../../schedule/schedule-step.ts'
import type { VisitKind } from '../../schedule/visit-kind.ts'
import type { InstallationWindow, WindowId } from '../../schedule/window.ts'
import { loadSessionCart } from '../session-cart.ts'
import type { PaymentSubmission, RiskSubmission } from './checkout.events.ts'
import type { CheckoutFailure } from './checkout.failure.ts'
import type { RequirementsAnswer, RequirementsInput } from './checkout.requirements.ts'
import { loadRequirements, windowsOf } from './checkout.requirements.ts'
import { moneyText } from '../../shared/money-text.ts'
import { ZERO } from '../../shared/money.ts'
import { sealPayment } from './payment/sealing.ts'
import { createMissingPartsMachine } from './missing-parts.machine.ts'

export type { HeldVisit }

export type CheckoutPorts = {
  readonly orchestrator: Pick<
    StorefrontOrchestrator,
    | 'addCustomer'
    | 'riskRequirements'
    | 'assessRisk'
    | 'installOptions'
    | 'chooseInstallOption'
    | 'getAgreements'
    | 'acceptAgreements'
    | 'paymentSession'
    | 'validatePayment'
    | 'installationSchedule'
    | 'chooseWindow'
    | 'sroSchedule'
    | 'chooseSroWindow'
    | 'order'
    | 'cart'
    | 'orderStatus'
  >
  readonly cardEncryption: CardEncryption
  readonly random: Random
  readonly clock: Clock
  readonly log?: Log
}

type Details = {
  readonly customer: Customer
  readonly risk: RiskSubmission | null
  readonly agreements: readonly AcceptedAgreement[]
}

/** The risk decision, with the cart it may have changed. */
export type Assessed = { readonly decision: RiskDecision; readonly cart: PricedCart }

type CartOwner = {
  getSnapshot(): {
    readonly context: {
      readonly cart: { readonly saved: PricedCart | null }
      readonly answer: { readonly sessionInfo: { readonly newCustomer: boolean } | null } | null
    }
  }
}

/** A payment, and whether it also pays the following months. */
type PaymentInput = { readonly payment: PaymentSubmission; readonly isAutoPay: boolean }

/** Returns the purpose of a payment: the balance that it settles, the following months, and whether it is the first of the account (PAY-03). */
const purposeOf = (system: { get(id: string): unknown }, { isAutoPay }: PaymentInput): PaymentPurpose => {
  const { cart, answer } = (system.get('sale') as CartOwner).getSnapshot().context
  return {
    delinquentBalance: moneyText(cart.saved?.quote.pastDue ?? ZERO),
    autopay: isAutoPay,
    initial: answer?.sessionInfo?.newCustomer ?? true,
  }
}

/** Reads the cart of the sale, because an order is placed at the displayed price. A missing cart is a defect (throws). */
const cartOfSale = (system: { get(id: string): unknown }): PricedCart => {
  const { saved } = (system.get('sale') as CartOwner).getSnapshot().context.cart
  if (saved === null) throw new Error('ordering without a cart')
  return saved
}

/** The saved details: the risk assessment, null without a new answer, and the accepted agreements. */
export type SavedDetails = {
  readonly assessed: Assessed | null
  readonly accepted: readonly AcceptedAgreement[]
}

export type Answered<A> = E.Either<CheckoutFailure, A>

/** An order attempt. `visitByPhone`: the schedule was skipped. */
type OrderInput = Pick<OrderRequest, 'key' | 'visitByPhone'>

/** A window of a kind of visit. */
type ChosenWindow = { readonly kind: VisitKind; readonly windowId: WindowId }

/** Checks whether a window could not be set for another reason than that somebody took it or the session ended. */
const isBroken = (failure: OrchestratorFailure): boolean =>
  failure._tag === 'Refused' ? failure.code !== 'WINDOW_GONE' : failure._tag !== 'SessionExpired'

export const checkoutActors = ({ orchestrator, cardEncryption, log, random }: CheckoutPorts) => {
  const load = loadRequirements(orchestrator, log)
  const assess = ({
    addressOneYear,
    identification,
  }: RiskSubmission): TE.TaskEither<CheckoutFailure, Assessed> => {
    if (identification === null) return orchestrator.assessRisk({ addressOneYear, identification })
    return F.pipe(
      orchestrator.paymentSession(),
      TE.chainW((key) => cardEncryption.encryptIdentification(identification, key)),
      TE.chainW((sealed) => orchestrator.assessRisk({ addressOneYear, identification: sealed })),
    )
  }
  const saveDetails = ({
    customer,
    risk,
    agreements,
  }: Details): TE.TaskEither<CheckoutFailure, SavedDetails> =>
    F.pipe(
      orchestrator.addCustomer(customer),
      TE.chainW(() => (risk === null ? TE.right(null) : assess(risk))),
      TE.chainFirstW(() => orchestrator.acceptAgreements({ agreements })),
      TE.map((assessed) => ({ assessed, accepted: agreements })),
    )
  const seal = sealPayment(cardEncryption)
  const savePayment = (
    payment: PaymentSubmission,
    purpose: PaymentPurpose,
  ): TE.TaskEither<CheckoutFailure, PaymentSummary> =>
    F.pipe(
      orchestrator.paymentSession(),
      TE.chainW((key) => seal(payment, purpose, key)),
      TE.chainW(orchestrator.validatePayment),
      TE.map((stored) => stored.payment),
    )
  /** A refused seal does not mean that the price changed. Reads the current price again, so that the buyer can agree to it. */
  const repriced = (failure: OrchestratorFailure): TE.TaskEither<OrchestratorFailure, never> =>
    failure._tag === 'Refused' && failure.code === 'SEAL_INVALID'
      ? F.pipe(
          loadSessionCart(orchestrator),
          TE.chainW(({ quote, seal }) => TE.left({ _tag: 'PriceMoved' as const, quote, seal })),
        )
      : TE.left(failure)
  return {
    loadCheckout: fromPromise<RequirementsAnswer, RequirementsInput>(({ input }) => load(input)()),
    loadMissing: createMissingPartsMachine(load, random),
    chooseInstall: fromPromise<Answered<PricedCart>, InstallKind>(({ input }) =>
      orchestrator.chooseInstallOption({ kind: input })(),
    ),
    saveDetails: fromPromise<Answered<SavedDetails>, Details>(({ input }) => saveDetails(input)()),
    savePayment: fromPromise<Answered<PaymentSummary>, PaymentInput>(({ input, system }) =>
      savePayment(input.payment, purposeOf(system, input))(),
    ),
    loadWindows: fromPromise<Answered<{ readonly windows: readonly InstallationWindow[] }>, VisitKind>(
      ({ input: kind }) => windowsOf(orchestrator, kind)(),
    ),
    holdWindow: fromPromise<Answered<HeldVisit>, ChosenWindow>(async ({ input: { kind, windowId } }) => {
      const choose = kind === 'siteVisit' ? orchestrator.chooseSroWindow : orchestrator.chooseWindow
      const answer = await choose({ windowId })()
      if (E.isLeft(answer) && isBroken(answer.left)) log?.(windowSetFailure(kind, answer.left._tag))
      return answer
    }),
    placeOrder: fromPromise<Answered<OrderAnswer>, OrderInput>(({ input, system }) => {
      const { quote, seal } = cartOfSale(system)
      return F.pipe(orchestrator.order({ ...input, expected: totalsOf(quote), seal }), TE.orElseW(repriced))()
    }),
    askOrder: fromPromise<Answered<OrderAnswer>, IntentId>(({ input }) =>
      orchestrator.orderStatus({ id: input })(),
    ),
  }
}
