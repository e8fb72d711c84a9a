import type { taskEither as TE } from 'fp-ts'
import type { InstallKind } from '../checkout/install-option.ts'
import type { OrderCode } from '../checkout/order-code.ts'
import type { OrderStage } from '../checkout/order-stage.ts'
import type { OrderNumber } from '../checkout/order.ts'
import type { PaymentSummary } from '../payment/payment.ts'
import type { Quote } from '../pricing/quote.ts'
import type { InstallationWindow } from '../schedule/window.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { OrchestratorFailure } from './orchestrator.failure.ts'

type Call<Request, Response> = (request: Request) => TE.TaskEither<OrchestratorFailure, Response>

/** How a buyer wants to get a code. */
export const codeChannels = ['email', 'phone'] as const
export type CodeChannel = (typeof codeChannels)[number]

/** The same for every order number, known or not. */
export type CodePromise = { readonly digits: number; readonly validForMs: number }

/** An order as whoever has its code may see it; ways to reach the buyer are masked. */
export type OrderView = {
  readonly orderNumber: OrderNumber
  readonly stage: OrderStage
  readonly placedAt: EpochMs
  readonly quote: Quote
  readonly installKind: InstallKind
  readonly visit: InstallationWindow | null
  readonly payment: PaymentSummary
  readonly maskedEmail: string
  /** Null where it is no longer known. */
  readonly maskedPhone: string | null
}

/** The status of an order for a buyer who is not in its session any more. */
export type OrderStatusCalls = {
  /** Sends a code to the buyer of an order, if there is such an order; the answer doesn't tell (S24). */
  readonly requestOrderCode: Call<
    { readonly orderNumber: OrderNumber; readonly channel: CodeChannel },
    CodePromise
  >
  /** The order, for a code that is used up by it; refused alike for a wrong code and for no such order (S24). */
  readonly lookUpOrder: Call<{ readonly orderNumber: OrderNumber; readonly code: OrderCode }, OrderView>
}
