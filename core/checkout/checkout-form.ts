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

/** What is wrong, by field; a field that is right is not in it. */
export type ValidationErrors = Readonly<Partial<Record<CheckoutField, CheckoutFieldFailure>>>

/**
 * What stands in the checkout, as given; questions that are not answered are null, windows that are not chosen are empty. `acp`: the
 * household took part in the Affordable Connectivity Program, which has ended; `acpExpireServiceContinue`: it goes on with the service
 * at its own price. `installWindow` and `sroWindow` name a window each.
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

/** What this checkout asks for: the year at the address, a visit of a kind or none, and the windows that can be chosen for it. */
export type CheckoutNeeds = {
  readonly asksAddressOneYear: boolean
  readonly visit: VisitKind | null
  readonly openWindows: readonly WindowId[]
}
