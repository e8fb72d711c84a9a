import { either as E } from 'fp-ts'
import type { WindowId } from '../schedule/window.ts'
import type { CheckoutFieldFailure } from './checkout-form.failure.ts'
import type { CheckoutField, CheckoutForm, CheckoutNeeds, ValidationErrors } from './checkout-form.ts'
import { checkoutFields } from './checkout-form.ts'
import type { Customer, PhoneType } from './customer.ts'
import { isPhoneType, parseEmail, parsePersonName, parsePhone } from './customer.ts'

type Parsed<A> = E.Either<CheckoutFieldFailure, A>

/** The values of a valid form. `acpExpireServiceContinue` is null for a household that never took part. */
export type CheckoutDetails = {
  readonly customer: Customer
  readonly addressOneYear: boolean | null
  readonly acp: boolean
  readonly acpExpireServiceContinue: boolean | null
  readonly windowId: WindowId | null
  readonly paperlessBilling: boolean
  readonly monthlyBillingNotification: boolean
}

const phoneTypeOf = (phoneType: string): Parsed<PhoneType> =>
  isPhoneType(phoneType) ? E.right(phoneType) : E.left({ _tag: 'PhoneTypeUnknown', phoneType })

/** Returns an answer when it is required, null when it is not. */
const answerTo = (isRequired: boolean, answer: boolean | null): Parsed<boolean | null> => {
  if (!isRequired) return E.right(null)
  return answer === null ? E.left({ _tag: 'AnswerMissing' }) : E.right(answer)
}

const windowOf = (
  isNeeded: boolean,
  windowId: string,
  open: readonly WindowId[],
): Parsed<WindowId | null> => {
  if (!isNeeded) return E.right(null)
  if (windowId === '') return E.left({ _tag: 'WindowMissing' })
  const found = open.find((id) => id === windowId)
  return found === undefined ? E.left({ _tag: 'WindowNotOpen', windowId }) : E.right(found)
}

const parsedFields = (form: CheckoutForm, { asksAddressOneYear, visit, openWindows }: CheckoutNeeds) => ({
  firstName: parsePersonName(form.firstName),
  lastName: parsePersonName(form.lastName),
  emailAddress: parseEmail(form.emailAddress),
  phoneNumber: parsePhone(form.phoneNumber),
  phoneType: phoneTypeOf(form.phoneType),
  addressOneYear: answerTo(asksAddressOneYear, form.addressOneYear),
  acp: E.right(form.acp),
  acpExpireServiceContinue: answerTo(form.acp, form.acpExpireServiceContinue),
  installWindow: windowOf(visit === 'installation', form.installWindow, openWindows),
  sroWindow: windowOf(visit === 'siteVisit', form.sroWindow, openWindows),
  paperlessBilling: E.right(form.paperlessBilling),
  monthlyBillingNotification: E.right(form.monthlyBillingNotification),
  agreement: form.agreement ? E.right(true) : E.left({ _tag: 'AgreementMissing' } as const),
})

const failuresIn = (parsed: Readonly<Record<CheckoutField, Parsed<unknown>>>): ValidationErrors =>
  Object.fromEntries(
    checkoutFields.flatMap((field) => {
      const { [field]: value } = parsed
      return E.isLeft(value) ? [[field, value.left]] : []
    }),
  )

/** Returns the failure of each invalid field of the checkout (CHK-07 to CHK-09). */
export const validateCheckout = (form: CheckoutForm, needs: CheckoutNeeds): ValidationErrors =>
  failuresIn(parsedFields(form, needs))

/** Returns the form with its errors. Nothing else changes (CHK-08). */
export const withValidationErrors = (form: CheckoutForm, needs: CheckoutNeeds): CheckoutForm => ({
  ...form,
  validationErrors: validateCheckout(form, needs),
})

/** Returns for each field whether it is invalid (CHK-08). */
export const errorFlags = (errors: ValidationErrors): Readonly<Record<CheckoutField, boolean>> => {
  const flags = checkoutFields.map((field) => [field, errors[field] !== undefined] as const)
  return Object.fromEntries(flags) as Record<CheckoutField, boolean>
}

/** Parses the form. Fails with the failure of each invalid field (CHK-07). */
export const parseCheckoutForm = (
  form: CheckoutForm,
  needs: CheckoutNeeds,
): E.Either<ValidationErrors, CheckoutDetails> => {
  const parsed = parsedFields(form, needs)
  const { firstName, lastName, emailAddress, phoneNumber, phoneType } = parsed
  const { addressOneYear, acpExpireServiceContinue, installWindow, sroWindow, agreement } = parsed
  if (
    E.isLeft(firstName) ||
    E.isLeft(lastName) ||
    E.isLeft(emailAddress) ||
    E.isLeft(phoneNumber) ||
    E.isLeft(phoneType) ||
    E.isLeft(addressOneYear) ||
    E.isLeft(acpExpireServiceContinue) ||
    E.isLeft(installWindow) ||
    E.isLeft(sroWindow) ||
    E.isLeft(agreement)
  )
    return E.left(failuresIn(parsed))
  return E.right({
    customer: {
      firstName: firstName.right,
      lastName: lastName.right,
      emailAddress: emailAddress.right,
      phoneNumber: phoneNumber.right,
      phoneType: phoneType.right,
    },
    addressOneYear: addressOneYear.right,
    acp: form.acp,
    acpExpireServiceContinue: acpExpireServiceContinue.right,
    windowId: installWindow.right ?? sroWindow.right,
    paperlessBilling: form.paperlessBilling,
    monthlyBillingNotification: form.monthlyBillingNotification,
  })
}
