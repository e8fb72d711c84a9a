import { function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { PaymentPurpose } from '../../../payment/payment-information.ts'
import type { PaymentSummary } from '../../../payment/payment.ts'
import { moneyText } from '../../../shared/money-text.ts'
import { ZERO } from '../../../shared/money.ts'
import type { Answered, CheckoutPorts } from '../checkout.actors.ts'
import type { CheckoutFailure } from '../checkout.failure.ts'
import type { ActorSystem } from '../checkout.sale.ts'
import { saleOf } from '../checkout.sale.ts'
import type { PaymentSubmission } from './payment.events.ts'
import { sealPayment } from './sealing.ts'

/** A payment, and whether it also pays the following months. */
type PaymentInput = { readonly payment: PaymentSubmission; readonly isAutoPay: boolean }

/** Returns a payment's purpose: settled balance, following months, and whether it is the account's first (PAY-03). */
const purposeOf = (system: ActorSystem, { isAutoPay }: PaymentInput): PaymentPurpose => {
  const { cart, answer } = saleOf(system)
  return {
    delinquentBalance: moneyText(cart.saved?.quote.pastDue ?? ZERO),
    autopay: isAutoPay,
    initial: answer?.sessionInfo?.newCustomer ?? true,
  }
}

/** The calls of the step of the payment. */
export const paymentActors = ({ orchestrator, cardEncryption }: CheckoutPorts) => {
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
  return {
    savePayment: fromPromise<Answered<PaymentSummary>, PaymentInput>(({ input, system }) =>
      savePayment(input.payment, purposeOf(system, input))(),
    ),
  }
}
