import type { VisitKind } from '../schedule/visit-kind.ts'
import type { WindowId } from '../schedule/window.ts'
import type { CheckoutFieldFailure } from './checkout-form.failure.ts'
import { DEFAULT_PHONE_TYPE } from './customer.ts'

/** The fields of the checkout, in the order of the screen. */
export const checkoutFields = [
  'firstName',
  'lastName',
  'emailAddress',
  'phoneNumber',
  'phoneType',
  'addressOneYear',
  'acp',
  'acpExpireServiceContinue',
  'installWindow',
  'sroWindow',
  'paperlessBilling',
  'monthlyBillingNotification',
  'agreement',
] as const
export type CheckoutField = (typeof checkoutFields)[number]

/** The failure of each invalid field. Valid fields are missing. */
export type ValidationErrors = Readonly<Partial<Record<CheckoutField, CheckoutFieldFailure>>>

/**
 * The checkout form as typed. Unanswered questions are null, and windows that are not chosen are empty. `acp`: the household took part in the
 * Affordable Connectivity Program, which has ended. `acpExpireServiceContinue`: it continues the service at the regular price. `installWindow`
 * and `sroWindow` are ids of windows.
 */
export type CheckoutForm = {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly phoneNumber: string
  readonly phoneType: string
  readonly addressOneYear: boolean | null
  readonly acp: boolean
  readonly acpExpireServiceContinue: boolean | null
  readonly installWindow: string
  readonly sroWindow: string
  readonly paperlessBilling: boolean
  readonly monthlyBillingNotification: boolean
  readonly agreement: boolean
  readonly validationErrors: ValidationErrors
}

export const EMPTY_CHECKOUT_FORM: CheckoutForm = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  phoneNumber: '',
  phoneType: DEFAULT_PHONE_TYPE,
  addressOneYear: null,
  acp: false,
  acpExpireServiceContinue: null,
  installWindow: '',
  sroWindow: '',
  paperlessBilling: false,
  monthlyBillingNotification: false,
  agreement: false,
  validationErrors: {},
}

/** The requirements of this checkout: whether the year at the address is required, the kind of visit if any, and its available windows. */
export type CheckoutNeeds = {
  readonly asksAddressOneYear: boolean
  readonly visit: VisitKind | null
  readonly openWindows: readonly WindowId[]
}
