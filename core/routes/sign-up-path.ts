import { signUpParameters } from '../query/login-parameters.ts'
import type { OrderNumber } from '../checkout/order.ts'

/** Returns the page where a buyer creates a login: outside the application, at this host's provider. */
export const signUpPath = (orderNumber: OrderNumber): string =>
  `/identity/signup?${signUpParameters.order}=${encodeURIComponent(orderNumber)}`
