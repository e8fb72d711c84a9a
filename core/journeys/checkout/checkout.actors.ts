import type { either as E } from 'fp-ts'
import { function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { CartId, PricedCart } from '../../cart/cart.ts'
import type { AcceptedAgreement, Agreement } from '../../checkout/agreement.ts'
import type { Customer } from '../../checkout/customer.ts'
import type { InstallKind, InstallOption } from '../../checkout/install-option.ts'
import type { IntentId, OrderAnswer } from '../../checkout/order.ts'
import type { PaymentSummary } from '../../payment/payment.ts'
import type { CardEncryption, PaymentKey } from '../../ports/card-encryption.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { OrderRequest, Orchestrator, PaymentRequest } from '../../ports/orchestrator.ts'
import type { Random } from '../../ports/random.ts'
import type { RiskDecision, RiskRequirements } from '../../risk/risk.ts'
import type { InstallationWindow, WindowId } from '../../schedule/window.ts'
import type { PaymentSubmission, RiskSubmission } from './checkout.events.ts'
import type { CheckoutFailure } from './checkout.failure.ts'

export type CheckoutPorts = {
  readonly orchestrator: Pick<
    Orchestrator,
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
    | 'order'
    | 'cart'
    | 'orderStatus'
  >
  readonly cardEncryption: CardEncryption
  readonly random: Random
}

export type CheckoutDesk = {
  readonly agreements: readonly Agreement[]
  readonly riskRequirements: RiskRequirements
  readonly installOptions: readonly InstallOption[]
  readonly windows: readonly InstallationWindow[]
}

type Details = {
  readonly customer: Customer
  readonly risk: RiskSubmission | null
  readonly agreements: readonly AcceptedAgreement[]
}

/** What became of the risk question, and what the cart costs with it. */
export type Assessed = { readonly decision: RiskDecision; readonly cart: PricedCart }

export type Answered<A> = E.Either<CheckoutFailure, A>

export const checkoutActors = ({ orchestrator, cardEncryption }: CheckoutPorts) => {
  const loadDesk = (id: CartId): TE.TaskEither<OrchestratorFailure, CheckoutDesk> =>
    F.pipe(
      TE.Do,
      TE.apS('agreed', orchestrator.getAgreements({ id })),
      TE.apS('riskRequirements', orchestrator.riskRequirements()),
      TE.apS('install', orchestrator.installOptions()),
      TE.apS('schedule', orchestrator.installationSchedule()),
      TE.map(({ agreed, riskRequirements, install, schedule }) => ({
        agreements: agreed.agreements,
        riskRequirements,
        installOptions: install.installation,
        windows: schedule.windows,
      })),
    )
  const assess = ({
    addressOneYear,
    identification,
  }: RiskSubmission): TE.TaskEither<CheckoutFailure, Assessed> => {
    if (identification === null) return orchestrator.assessRisk({ addressOneYear, identification })
    return F.pipe(
      orchestrator.paymentSession(),
      TE.chainW((key) => cardEncryption.encipherIdentification(identification, key)),
      TE.chainW((sealed) => orchestrator.assessRisk({ addressOneYear, identification: sealed })),
    )
  }
  const saveDetails = ({
    customer,
    risk,
    agreements,
  }: Details): TE.TaskEither<CheckoutFailure, Assessed | null> =>
    F.pipe(
      orchestrator.addCustomer(customer),
      TE.chainW(() => (risk === null ? TE.right(null) : assess(risk))),
      TE.chainFirstW(() => orchestrator.acceptAgreements({ agreements })),
    )
  const seal = (
    payment: PaymentSubmission,
    key: PaymentKey,
  ): TE.TaskEither<CheckoutFailure, PaymentRequest> => {
    if (payment.kind === 'bank')
      return F.pipe(
        cardEncryption.encipherAccount(payment.account, key),
        TE.map((bank) => ({ kind: 'bank', nameOnAccount: payment.nameOnAccount, bank })),
      )
    const { nameOnCard, zipCode } = payment
    return F.pipe(
      cardEncryption.encipher(payment.card, key),
      TE.map((card) => ({ kind: 'card', nameOnCard, zipCode, card })),
    )
  }
  const savePayment = (payment: PaymentSubmission): TE.TaskEither<CheckoutFailure, PaymentSummary> =>
    F.pipe(
      orchestrator.paymentSession(),
      TE.chainW((key) => seal(payment, key)),
      TE.chainW(orchestrator.validatePayment),
      TE.map((kept) => kept.payment),
    )
  /** A seal that is not taken says nothing of the price: it is read anew, for the buyer to agree to. */
  const repriced = (failure: OrchestratorFailure): TE.TaskEither<OrchestratorFailure, never> =>
    failure._tag === 'Refused' && failure.code === 'SEAL_INVALID'
      ? F.pipe(
          orchestrator.cart(),
          TE.chainW(({ quote, seal }) => TE.left({ _tag: 'PriceMoved' as const, quote, seal })),
        )
      : TE.left(failure)
  return {
    loadDesk: fromPromise<Answered<CheckoutDesk>, CartId>(({ input }) => loadDesk(input)()),
    chooseInstall: fromPromise<Answered<PricedCart>, InstallKind>(({ input }) =>
      orchestrator.chooseInstallOption({ kind: input })(),
    ),
    saveDetails: fromPromise<Answered<Assessed | null>, Details>(({ input }) => saveDetails(input)()),
    savePayment: fromPromise<Answered<PaymentSummary>, PaymentSubmission>(({ input }) =>
      savePayment(input)(),
    ),
    loadWindows: fromPromise<Answered<{ readonly windows: readonly InstallationWindow[] }>>(() =>
      orchestrator.installationSchedule()(),
    ),
    holdWindow: fromPromise<Answered<{ readonly visit: InstallationWindow }>, WindowId>(({ input }) =>
      orchestrator.chooseWindow({ windowId: input })(),
    ),
    placeOrder: fromPromise<Answered<OrderAnswer>, OrderRequest>(({ input }) =>
      F.pipe(orchestrator.order(input), TE.orElseW(repriced))(),
    ),
    askOrder: fromPromise<Answered<OrderAnswer>, IntentId>(({ input }) =>
      orchestrator.orderStatus({ id: input })(),
    ),
  }
}
