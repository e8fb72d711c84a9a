import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requiredAgreements } from '#core/checkout/agreement.ts'
import type {
  CheckoutField,
  CheckoutForm,
  CheckoutNeeds,
  ValidationErrors,
} from '#core/checkout/checkout-form.ts'
import { parseCheckoutForm } from '#core/checkout/checkout-validation.ts'
import { EMPTY_CUSTOMER_FORM } from '#core/checkout/customer-form.ts'
import { isPhoneType, parseEmail, parsePersonName, parsePhone } from '#core/checkout/customer.ts'
import { parseRiskForm, riskQuestions } from '#core/checkout/risk-questions.ts'
import { checkoutForm, checkoutNeeds } from '#test/arbitraries/checkout-form.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const terms = {
  id: 'terms',
  version: '3',
  title: 'Condiciones',
  summary: 's',
  paragraphs: [],
  grants: null,
} as const
const paperless = { ...terms, id: 'paperless', version: '1', grants: 'paperlessBilling' } as const

const completeForm: CheckoutForm = {
  firstName: ' Ana ',
  lastName: 'Ruiz',
  emailAddress: 'ana@correo.mx',
  phoneNumber: '(305) 555-0142',
  phoneType: 'Home',
  addressOneYear: 'yes',
  identificationType: 'ITIN',
  identificationNumber: '912-70-1234',
  installKind: 'professional',
  acp: true,
  acpExpireServiceContinue: true,
  accepted: ['terms'],
}

const needs: CheckoutNeeds = {
  riskRequirements: { identificationTypes: ['SSN', 'ITIN', 'NONE'], depositOfferId: 'deposit' as never },
  isRiskRecorded: false,
  asksAcp: true,
  agreements: [terms, paperless],
}

/** The fields with a failure. */
const invalid = (errors: ValidationErrors): Partial<ValidationErrors> =>
  Object.fromEntries(Object.entries(errors).filter(([, failure]) => failure !== null))

const errorsOf = (form: CheckoutForm, asked: CheckoutNeeds): Partial<ValidationErrors> => {
  const parsed = parseCheckoutForm(form, asked)
  return E.isLeft(parsed) ? invalid(parsed.left) : {}
}

/** Whether each field is valid, one by one. */
const isValid = (form: CheckoutForm, asked: CheckoutNeeds): Readonly<Record<CheckoutField, boolean>> => {
  const year = { yes: true, no: false }[form.addressOneYear] ?? null
  const questions = riskQuestions(asked.riskRequirements, null)
  const risk = parseRiskForm({ ...form, addressOneYear: year }, questions)
  const isRiskValid = (field: 'identificationType' | 'identificationNumber'): boolean =>
    asked.isRiskRecorded || E.isRight(risk) || risk.left[field] === null
  return {
    firstName: E.isRight(parsePersonName(form.firstName)),
    lastName: E.isRight(parsePersonName(form.lastName)),
    emailAddress: E.isRight(parseEmail(form.emailAddress)),
    phoneNumber: E.isRight(parsePhone(form.phoneNumber)),
    phoneType: isPhoneType(form.phoneType),
    addressOneYear: asked.isRiskRecorded || (year !== null && asked.riskRequirements !== null),
    identificationType: isRiskValid('identificationType'),
    identificationNumber: isRiskValid('identificationNumber'),
    installKind: form.installKind !== null,
    acpExpireServiceContinue: !asked.asksAcp || !form.acp || form.acpExpireServiceContinue === true,
    agreement: requiredAgreements(asked.agreements).every(({ id }) => form.accepted.includes(id)),
  }
}

describe('parseCheckoutForm', () => {
  it('has a failure for each required field of an empty form, not for the identification, in the order of the screen (CHK-07)', () => {
    const empty = {
      ...EMPTY_CUSTOMER_FORM,
      phoneType: '',
      identificationNumber: '',
      installKind: null,
      acp: true,
      acpExpireServiceContinue: null,
      accepted: [],
    }
    expect(Object.entries(errorsOf(empty, needs))).toEqual([
      ['firstName', { _tag: 'NameMissing' }],
      ['lastName', { _tag: 'NameMissing' }],
      ['emailAddress', { _tag: 'EmailMissing' }],
      ['phoneNumber', { _tag: 'PhoneMissing' }],
      ['phoneType', { _tag: 'PhoneTypeUnknown', phoneType: '' }],
      ['addressOneYear', { _tag: 'AnswerMissing' }],
      ['installKind', { _tag: 'AnswerMissing' }],
      ['acpExpireServiceContinue', { _tag: 'AnswerMissing' }],
      ['agreement', { _tag: 'AgreementMissing', missing: [terms] }],
    ])
  })

  it.each<[CheckoutField, Partial<CheckoutForm>, unknown]>([
    ['firstName', { firstName: '<b>' }, { _tag: 'NameUnreadable' }],
    ['lastName', { lastName: '' }, { _tag: 'NameMissing' }],
    ['emailAddress', { emailAddress: 'ana' }, { _tag: 'EmailMalformed' }],
    ['phoneNumber', { phoneNumber: '911' }, { _tag: 'PhoneMalformed' }],
    ['phoneType', { phoneType: 'Fax' }, { _tag: 'PhoneTypeUnknown', phoneType: 'Fax' }],
    ['addressOneYear', { addressOneYear: '' }, { _tag: 'AnswerMissing' }],
    ['identificationType', { identificationType: '' }, { _tag: 'IdentificationTypeMissing' }],
    ['identificationNumber', { identificationNumber: '' }, { _tag: 'IdentificationMissing' }],
    ['installKind', { installKind: null }, { _tag: 'AnswerMissing' }],
    ['acpExpireServiceContinue', { acpExpireServiceContinue: null }, { _tag: 'AnswerMissing' }],
    ['acpExpireServiceContinue', { acpExpireServiceContinue: false }, { _tag: 'RegularPriceDeclined' }],
    ['agreement', { accepted: ['paperless'] }, { _tag: 'AgreementMissing', missing: [terms] }],
  ])('names %s alone when that alone is %j (CHK-07, CHK-08)', (field, change, failure) => {
    expect(errorsOf({ ...completeForm, ...change }, needs)).toEqual({ [field]: failure })
  })

  it('requires consent to the regular price only of a household of the program, where the store has the question (CHK-09)', () => {
    const unanswered = { ...completeForm, acpExpireServiceContinue: null }
    expect(errorsOf({ ...unanswered, acp: false }, needs)).toEqual({})
    expect(errorsOf(unanswered, { ...needs, asksAcp: false })).toEqual({})
  })

  it('is complete exactly when every field is valid, and reports each invalid field alone (CHK-07 to CHK-09)', () =>
    forAll(checkoutForm, checkoutNeeds, (form, asked) => {
      const errors = errorsOf(form, asked)
      const valid = isValid(form, asked)
      const fields = Object.keys(valid) as CheckoutField[]
      for (const field of fields) expect([field, field in errors]).toEqual([field, !valid[field]])
      expect(E.isRight(parseCheckoutForm(form, asked))).toBe(Object.values(valid).every(Boolean))
    }))

  it('never repeats an identification number in its failure (CHK-08)', () =>
    forAll(fc.stringMatching(/^0{3}[0-9]{6}$/u), (identificationNumber) => {
      const { identificationNumber: failure } = errorsOf({ ...completeForm, identificationNumber }, needs)
      expect(failure).toEqual({ _tag: 'IdentificationInvalid', type: 'ITIN' })
    }))

  it('normalizes names and telephone, and accepts agreements in the versions that were shown (CHK-01, CHK-03, CHK-05)', () => {
    const customer = {
      firstName: 'Ana',
      lastName: 'Ruiz',
      emailAddress: 'ana@correo.mx',
      phoneNumber: '3055550142',
      phoneType: 'Home',
    }
    const identification = { type: 'ITIN', number: '912701234' }
    const accepted = [{ id: 'terms', version: '3' }]
    expect(parseCheckoutForm(completeForm, needs)).toEqual(
      E.right({ customer, risk: { addressOneYear: true, identification }, agreements: accepted }),
    )
    expect(
      parseCheckoutForm({ ...completeForm, addressOneYear: 'no', identificationType: 'NONE' }, needs),
    ).toEqual(
      E.right({ customer, risk: { addressOneYear: false, identification: null }, agreements: accepted }),
    )
    expect(
      parseCheckoutForm(
        { ...completeForm, accepted: ['paperless', 'terms', 'other'] },
        {
          ...needs,
          isRiskRecorded: true,
        },
      ),
    ).toEqual(E.right({ customer, risk: null, agreements: [...accepted, { id: 'paperless', version: '1' }] }))
  })

  it('has no answer to questions that the provider does not require, and preserves a recorded one (CHK-10)', () => {
    expect(errorsOf(completeForm, { ...needs, riskRequirements: null })).toEqual({
      addressOneYear: { _tag: 'AnswerMissing' },
    })
    const unanswered = { ...completeForm, addressOneYear: '', identificationType: '' }
    expect(errorsOf(unanswered, { ...needs, isRiskRecorded: true })).toEqual({})
  })
})
