import type { CustomerChange } from '#core/checkout/customer-change.ts'
import { nullable, optional } from '../../shape/composite.shape.ts'
import { customer, customerFields, progress } from '../entities/checkout.ts'
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
import { orderNumber } from '../entities/identifier.ts'
import { phoneDetails } from '../entities/phone.ts'
import { quote } from '../entities/pricing.ts'
import { instant } from '../entities/time.ts'
import { object } from '../../shape/object.shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { CHANGE_REFUSALS, STORE_CALL_MS, inBody } from '../record.ts'
import { boolean } from '../../shape/shape.ts'

export const detailsCalls = {
  updateCustomer: {
    summary:
      'Changes some details of the customer and the billing preferences; fields that are left out stay',
    method: 'POST',
    path: 'attos/updateCustomer',
    session: 'required',
    extendsSession: true,
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

  checkout: {
    summary:
      'Returns which parts of an order are complete, which are missing and what it costs; does not change it',
    method: 'POST',
    path: 'attos/checkout',
    session: 'required',
    extendsSession: true,
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
      deliquentBalanceApplied: boolean,
      externalCheckPiaRequired: boolean,
      recurring: boolean,
      showAgreement: boolean,
      postAgreementsSuccess: boolean,
      billing: billingWishes,
      acceptance: nullable(acceptance),
      phoneDetails,
      referral: nullable(referral),
      checkpoint: instant,
    }),
  },

  orderDetails: {
    summary:
      'Credits the session’s order, or its next one, to the buyer’s referrer; needs at least one of the two names',
    method: 'POST',
    path: 'attos/order-details',
    session: 'required',
    extendsSession: true,
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
