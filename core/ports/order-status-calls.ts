import type { CartCoupon } from '../catalog/coded-coupon.ts'
import type { OrderInstall } from '../checkout/install-option.ts'
import type { OrderCode, OrderProof } from '../checkout/order-code.ts'
import type { OrderStage } from '../checkout/order-stage.ts'
import type { OrderNumber } from '../checkout/order.ts'
import type { FulfillmentMethod } from '../mobile/fulfillment.ts'
import type { PaymentSummary } from '../payment/payment.ts'
import type { PortStatus } from '../phone/port-status.ts'
import type { Quote } from '../pricing/quoted.ts'
import type { InstallationWindow, VisitWindows, WindowId } from '../schedule/window.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { Call } from './orchestrator.failure.ts'

/** The channels over which a buyer can get a code. */
export const codeChannels = ['email', 'phone'] as const
export type CodeChannel = (typeof codeChannels)[number]

/** The same answer for every order number, known or not. */
export type CodePromise = { readonly digits: number; readonly validForMs: number }

/** An order as shown to a holder of its code. Contact details of the buyer are masked. */
export type OrderView = {
  readonly orderNumber: OrderNumber
  readonly stage: OrderStage
  readonly placedAt: EpochMs
  readonly quote: Quote
  readonly installKind: OrderInstall
  readonly visit: InstallationWindow | null
  readonly isSiteVisit?: true
  readonly payment: PaymentSummary | null
  /** The method also pays each bill (PAY-10). */
  readonly isAutoPay?: true
  readonly maskedEmail: string
  /** Null if it is no longer known. */
  readonly maskedPhone: string | null
  readonly coupons?: readonly CartCoupon[]
  readonly delivery?: readonly FulfillmentMethod[]
  /** The numbers that the order moves from other carriers; absent without one (PHN-11). */
  readonly ports?: readonly PortStatus[]
}

/** An order that was found by its code. `proof` moves its visit, while it can be moved online (MSG-11). */
export type FoundOrder = OrderView & { readonly proof?: OrderProof }

/** An order with the proof that its code was entered. */
export type ProvenOrder = { readonly orderNumber: OrderNumber; readonly proof: OrderProof }

/** The order status calls for a buyer without a session. */
export type OrderStatusCalls = {
  /** Sends a code to the buyer of an order, if the order exists. The answer does not reveal whether it does (S24). */
  readonly requestOrderCode: Call<
    { readonly orderNumber: OrderNumber; readonly channel: CodeChannel },
    CodePromise
  >
  /** Returns a code's order; uses the code up. Wrong code and unknown order get the same refusal (S24). */
  readonly lookUpOrder: Call<{ readonly orderNumber: OrderNumber; readonly code: OrderCode }, FoundOrder>
  /** Returns the windows to which the visit of a proven order can be moved. */
  readonly orderVisitWindows: Call<ProvenOrder, VisitWindows>
  /** Moves the visit of a proven order. Repeating it changes nothing. */
  readonly moveOrderVisit: Call<ProvenOrder & { readonly windowId: WindowId }, OrderView>
}
