import type { either as E } from 'fp-ts'
import { function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { CardSummary } from '../../card/card.ts'
import type { CartId, PricedCart } from '../../cart/cart.ts'
import type { AcceptedAgreement, Agreement } from '../../checkout/agreement.ts'
import type { Customer } from '../../checkout/customer.ts'
import type { InstallKind, InstallOption } from '../../checkout/install-option.ts'
import type { IntentId, OrderAnswer } from '../../checkout/order.ts'
import type { CardEncryption } from '../../ports/card-encryption.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { OrderRequest, Orchestrator } from '../../ports/orchestrator.ts'
import type { Random } from '../../ports/random.ts'
import type { InstallationWindow, WindowId } from '../../schedule/window.ts'
import type { CardSubmission } from './checkout.events.ts'
import type { CheckoutFailure } from './checkout.failure.ts'

export type CheckoutPorts = {
  readonly orchestrator: Pick<
    Orchestrator,
    | 'addCustomer'
    | 'installOptions'
    | 'chooseInstallOption'
    | 'getAgreements'
    | 'acceptAgreements'
    | 'paymentSession'
    | 'validatePayment'
    | 'installationSchedule'
    | 'chooseWindow'
    | 'order'
    | 'orderStatus'
  >
  readonly cardEncryption: CardEncryption
  readonly random: Random
}

export type CheckoutDesk = {
  readonly agreements: readonly Agreement[]
  readonly installOptions: readonly InstallOption[]
  readonly windows: readonly InstallationWindow[]
}

type Details = {
  readonly customer: Customer
  readonly agreements: readonly AcceptedAgreement[]
}

export type Answered<A> = E.Either<CheckoutFailure, A>

export const checkoutActors = ({ orchestrator, cardEncryption }: CheckoutPorts) => {
  const loadDesk = (id: CartId): TE.TaskEither<OrchestratorFailure, CheckoutDesk> =>
    F.pipe(
      TE.Do,
      TE.apS('agreed', orchestrator.getAgreements({ id })),
      TE.apS('install', orchestrator.installOptions()),
      TE.apS('schedule', orchestrator.installationSchedule()),
      TE.map(({ agreed, install, schedule }) => ({
        agreements: agreed.agreements,
        installOptions: install.installation,
        windows: schedule.windows,
      })),
    )
  const saveDetails = ({ customer, agreements }: Details): TE.TaskEither<OrchestratorFailure, unknown> =>
    F.pipe(
      orchestrator.addCustomer(customer),
      TE.chain(() => orchestrator.acceptAgreements({ agreements })),
    )
  const saveCard = (submission: CardSubmission): TE.TaskEither<CheckoutFailure, CardSummary> =>
    F.pipe(
      orchestrator.paymentSession(),
      TE.chainW((key) => cardEncryption.encipher(submission.card, key)),
      TE.chainW((card) =>
        orchestrator.validatePayment({
          nameOnCard: submission.nameOnCard,
          zipCode: submission.zipCode,
          card,
        }),
      ),
      TE.map(({ card }) => card),
    )
  return {
    loadDesk: fromPromise<Answered<CheckoutDesk>, CartId>(({ input }) => loadDesk(input)()),
    chooseInstall: fromPromise<Answered<PricedCart>, InstallKind>(({ input }) =>
      orchestrator.chooseInstallOption({ kind: input })(),
    ),
    saveDetails: fromPromise<Answered<unknown>, Details>(({ input }) => saveDetails(input)()),
    saveCard: fromPromise<Answered<CardSummary>, CardSubmission>(({ input }) => saveCard(input)()),
    loadWindows: fromPromise<Answered<{ readonly windows: readonly InstallationWindow[] }>>(() =>
      orchestrator.installationSchedule()(),
    ),
    holdWindow: fromPromise<Answered<{ readonly visit: InstallationWindow }>, WindowId>(({ input }) =>
      orchestrator.chooseWindow({ windowId: input })(),
    ),
    placeOrder: fromPromise<Answered<OrderAnswer>, OrderRequest>(({ input }) => orchestrator.order(input)()),
    askOrder: fromPromise<Answered<OrderAnswer>, IntentId>(({ input }) =>
      orchestrator.orderStatus({ id: input })(),
    ),
  }
}
