import type { CustomerChange } from '#core/checkout/customer-change.ts'
import { list, nullable, optional } from '../composite.shape.ts'
import { customer, customerFields, installationWindow, progress } from '../entities/checkout.ts'
import {
  acceptance,
  billingWishes,
  checkoutPage,
  orderPartList,
  paymentChannel,
  postedReferral,
  prePayment,
  referral,
  resolveStepList,
  salesChannel,
  visitKind,
} from '../entities/details.ts'
import { orderNumber, windowId } from '../entities/identifier.ts'
import { phoneDetails } from '../entities/phone.ts'
import { quote } from '../entities/pricing.ts'
import { instant } from '../entities/time.ts'
import { windowLimit } from '../limits.ts'
import { object } from '../object.shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { CHANGE_REFUSALS, STORE_CALL_MS, inBody, nothing } from '../record.ts'
import { boolean } from '../shape.ts'

export const detailsCalls = {
  updateCustomer: {
    summary: 'Changes some of what is known of the customer, and how the bills come; what is left out stays',
    method: 'POST',
    path: 'attos/updateCustomer',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: CHANGE_REFUSALS,
    request: inBody(
      object<CustomerChange>({
        firstName: optional(customerFields.firstName),
        lastName: optional(customerFields.lastName),
        emailAddress: optional(customerFields.emailAddress),
        phoneNumber: optional(customerFields.phoneNumber),
        phoneType: optional(customerFields.phoneType),
        paperlessBilling: optional(boolean),
        monthlyBillingNotification: optional(boolean),
      }),
    ),
    response: object<ResponseOf<'updateCustomer'>>({ customer, billing: billingWishes, progress }),
  },

  sroSchedule: {
    summary:
      'The windows of a visit that looks at the site, where one takes the place of the installation; an empty list without a session',
    method: 'GET',
    path: 'attos/sroSchedule',
    session: 'optional',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['STEP_MISSING'],
    request: nothing,
    response: object<ResponseOf<'sroSchedule'>>({ windows: list(installationWindow, { max: 500 }) }),
  },

  chooseSroWindow: {
    summary: 'Holds a place in a window of a site visit, in place of any other the session holds',
    method: 'POST',
    path: 'attos/sroSchedule',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: windowLimit,
    refusals: [...CHANGE_REFUSALS, 'WINDOW_GONE'],
    request: inBody(object<RequestOf<'chooseSroWindow'>>({ windowId })),
    response: object<ResponseOf<'chooseSroWindow'>>({ visit: installationWindow }),
  },

  checkout: {
    summary: 'What of an order is complete, what is missing and what it costs; changes nothing of it',
    method: 'POST',
    path: 'attos/checkout',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: CHANGE_REFUSALS,
    request: inBody(object<RequestOf<'checkout'>>({ channel: optional(paymentChannel) })),
    response: object<ResponseOf<'checkout'>>({
      complete: orderPartList,
      missing: orderPartList,
      quote,
      visitKind: nullable(visitKind),
      page: nullable(checkoutPage),
      failed: resolveStepList,
      prePayment,
      billing: billingWishes,
      acceptance: nullable(acceptance),
      phoneDetails,
      referral: nullable(referral),
      checkpoint: instant,
    }),
  },

  orderDetails: {
    summary:
      'Credits the order of the session, or the one to come, to whoever referred its buyer; one of the two names at least',
    method: 'POST',
    path: 'attos/order-details',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: ['STEP_MISSING'],
    request: inBody(postedReferral),
    response: object<ResponseOf<'orderDetails'>>({
      orderNumber: nullable(orderNumber),
      salesChannel,
      referral,
    }),
  },
} satisfies Partial<Contract>
