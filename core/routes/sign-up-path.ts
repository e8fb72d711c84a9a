import { signUpParameters } from '../query/login-parameters.ts'
import type { OrderNumber } from '../checkout/order.ts'

/** Returns the page on which the buyer of an order creates a login: outside of the application, at the identity provider of this host. */
export const signUpPath = (orderNumber: OrderNumber): string =>
  `/identity/signup?${signUpParameters.order}=${encodeURIComponent(orderNumber)}`
