import { function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { PricedCart } from '../../../cart/cart.ts'
import type { AcceptedAgreement } from '../../../checkout/agreement.ts'
import type { Customer } from '../../../checkout/customer.ts'
import type { InstallKind } from '../../../checkout/install-option.ts'
import type { RiskDecision } from '../../../risk/risk.ts'
import type { Answered, CheckoutPorts } from '../checkout.actors.ts'
import type { CheckoutFailure } from '../checkout.failure.ts'
import type { RiskSubmission } from './details.events.ts'

type Details = {
  readonly customer: Customer
  readonly risk: RiskSubmission | null
  readonly agreements: readonly AcceptedAgreement[]
}

/** The risk decision, with the cart it may have changed. */
export type Assessed = { readonly decision: RiskDecision; readonly cart: PricedCart }

/** The saved details: the risk assessment, null without a new answer, and the accepted agreements. */
export type SavedDetails = {
  readonly assessed: Assessed | null
  readonly accepted: readonly AcceptedAgreement[]
}

/** The calls of the step of the details. */
export const detailsActors = ({ orchestrator, cardEncryption }: CheckoutPorts) => {
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
  return {
    chooseInstall: fromPromise<Answered<PricedCart>, InstallKind>(({ input }) =>
      orchestrator.chooseInstallOption({ kind: input })(),
    ),
    saveDetails: fromPromise<Answered<SavedDetails>, Details>(({ input }) => saveDetails(input)()),
  }
}
