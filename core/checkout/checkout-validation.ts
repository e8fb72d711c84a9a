import { either as E } from 'fp-ts'
import { agreementsStatus } from './agreements-status.ts'
import type { CheckoutDetails, CheckoutForm, CheckoutNeeds, ValidationErrors } from './checkout-form.ts'
import type { PhoneType } from './customer.ts'
import { isPhoneType, parseEmail, parsePersonName, parsePhone } from './customer.ts'
import type { RiskFormFailures } from './risk-questions.ts'
import { parseRiskForm, riskQuestions } from './risk-questions.ts'

type Parsed<Field extends keyof ValidationErrors, A> = E.Either<NonNullable<ValidationErrors[Field]>, A>

const phoneTypeOf = (phoneType: string): Parsed<'phoneType', PhoneType> =>
  isPhoneType(phoneType) ? E.right(phoneType) : E.left({ _tag: 'PhoneTypeUnknown', phoneType })

const RISK_VALID: RiskFormFailures = {
  addressOneYear: null,
  identificationType: null,
  identificationNumber: null,
}

const riskOf = (
  form: CheckoutForm,
  { riskRequirements, isRiskRecorded }: CheckoutNeeds,
): E.Either<RiskFormFailures, CheckoutDetails['risk']> => {
  if (isRiskRecorded) return E.right(null)
  const year = form.addressOneYear
  const addressOneYear = year === 'yes' || year === 'no' ? year === 'yes' : null
  const questions = riskQuestions(riskRequirements, null)
  return E.flatMap(parseRiskForm({ ...form, addressOneYear }, questions), (answer) =>
    // Without the provider's requirements there is no question and no answer.
    answer.addressOneYear === null
      ? E.left({ ...RISK_VALID, addressOneYear: { _tag: 'AnswerMissing' } })
      : E.right({ ...answer, addressOneYear: answer.addressOneYear }),
  )
}

/** A household of the program continues only at the regular price (CHK-09). */
const acpFailure = (
  { acp, acpExpireServiceContinue }: CheckoutForm,
  { asksAcp }: CheckoutNeeds,
): ValidationErrors['acpExpireServiceContinue'] => {
  if (!asksAcp || !acp || acpExpireServiceContinue === true) return null
  return { _tag: acpExpireServiceContinue === null ? 'AnswerMissing' : 'RegularPriceDeclined' }
}

const failureIn = <F>(parsed: E.Either<F, unknown>): F | null => (E.isLeft(parsed) ? parsed.left : null)

/**
 * Parses the details of a checkout. Fails with the failure of each field; a field does not affect the others (CHK-07 to
 * CHK-09). The visit is chosen on its own step.
 */
export const parseCheckoutForm = (
  form: CheckoutForm,
  needs: CheckoutNeeds,
): E.Either<ValidationErrors, CheckoutDetails> => {
  const firstName = parsePersonName(form.firstName)
  const lastName = parsePersonName(form.lastName)
  const emailAddress = parseEmail(form.emailAddress)
  const phoneNumber = parsePhone(form.phoneNumber)
  const phoneType = phoneTypeOf(form.phoneType)
  const risk = riskOf(form, needs)
  const notContinued = acpFailure(form, needs)
  const accepted = needs.agreements.filter(({ id }) => form.accepted.includes(id))
  const { missing } = agreementsStatus(needs.agreements, accepted)
  if (
    E.isRight(firstName) &&
    E.isRight(lastName) &&
    E.isRight(emailAddress) &&
    E.isRight(phoneNumber) &&
    E.isRight(phoneType) &&
    E.isRight(risk) &&
    form.installKind !== null &&
    notContinued === null &&
    missing.length === 0
  )
    return E.right({
      customer: {
        firstName: firstName.right,
        lastName: lastName.right,
        emailAddress: emailAddress.right,
        phoneNumber: phoneNumber.right,
        phoneType: phoneType.right,
      },
      risk: risk.right,
      agreements: accepted.map(({ id, version }) => ({ id, version })),
    })
  return E.left({
    firstName: failureIn(firstName),
    lastName: failureIn(lastName),
    emailAddress: failureIn(emailAddress),
    phoneNumber: failureIn(phoneNumber),
    phoneType: failureIn(phoneType),
    ...(failureIn(risk) ?? RISK_VALID),
    installKind: form.installKind === null ? { _tag: 'AnswerMissing' } : null,
    acpExpireServiceContinue: notContinued,
    agreement: missing.length === 0 ? null : { _tag: 'AgreementMissing', missing },
  })
}
