import type { CheckoutStep } from '../../routes/sale-step.ts'
import { stepsAfter } from './checkout.filling.ts'
import type { CheckoutSetup } from './checkout.setup.ts'
import { fillingState } from './checkout.steps.ts'
import type { DetailsEvent } from './details/details.events.ts'
import { detailsState } from './details/details.state.ts'
import type { PaymentEvent } from './payment/payment.events.ts'
import { paymentState } from './payment/payment.state.ts'
import type { ScheduleEvent } from './schedule/schedule.events.ts'
import { scheduleState } from './schedule/schedule.state.ts'

/** The events of all steps of the checkout. */
export type StepEvent = DetailsEvent | ScheduleEvent | PaymentEvent

/** The transitions of a completed step: to each later step, if the sale continues to it. */
const continuing = (from: CheckoutStep) => ({
  onDone: stepsAfter(from).map((to) => ({
    guard: { type: 'continuesTo' as const, params: { from, to } },
    target: fillingState(to),
  })),
})

/** The states of all steps of the checkout. The payment ends in the order. */
export const stepStates = (checkout: CheckoutSetup) => ({
  details: { ...detailsState(checkout), ...continuing('checkout') },
  schedule: { ...scheduleState(checkout), ...continuing('schedule') },
  payment: paymentState(checkout),
})
