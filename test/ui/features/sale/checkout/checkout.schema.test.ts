import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { requiredAgreements } from '#core/checkout/agreement.ts'
import { EMPTY_CUSTOMER_FORM, type CustomerForm } from '#core/checkout/customer-form.ts'
import { isPhoneType, parseEmail, parsePersonName, parsePhone, phoneTypes } from '#core/checkout/customer.ts'
import { installKinds } from '#core/checkout/install-option.ts'
import { identificationTypes } from '#core/risk/identification-type.ts'
import { customer, phoneDigits } from '#test/arbitraries/checkout.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { detailsErrorTexts } from '#ui/features/sale/checkout/checkout.errors.ts'
import { customerSchema, readDetails } from '#ui/features/sale/checkout/checkout.schema.ts'
import { readRisk } from '#ui/features/sale/checkout/risk.schema.ts'
import { fieldErrors } from '#ui/features/shared/form-schema.ts'

/** Forms of which about every field is as often right as wrong. */
const typedForm: fc.Arbitrary<CustomerForm> = customer.chain((right) =>
  fc.record({
    firstName: fc.oneof(fc.constant<string>(right.firstName), anyText),
    lastName: fc.oneof(fc.constant<string>(` ${right.lastName} `), anyText),
    emailAddress: fc.oneof(fc.constant<string>(right.emailAddress), anyText),
    phoneNumber: fc.oneof(fc.constant<string>(right.phoneNumber), phoneDigits, anyText),
    phoneType: fc.oneof(fc.constantFrom<string>(...phoneTypes), anyText),
    addressOneYear: fc.constantFrom('yes', 'no', ''),
    identificationType: fc.constantFrom<string>('NONE', 'SSN', ''),
  }),
)

const tagOf = (parsed: E.Either<{ readonly _tag: string }, unknown>): readonly string[] =>
  E.isLeft(parsed) ? [parsed.left._tag] : []

describe('customerSchema', () => {
  it('accepts and parses exactly what the core accepts, and refuses with its tags (CHK-01 to CHK-04)', () => {
    fc.assert(
      fc.property(typedForm, (form) => {
        const firstName = parsePersonName(form.firstName)
        const lastName = parsePersonName(form.lastName)
        const emailAddress = parseEmail(form.emailAddress)
        const phoneNumber = parsePhone(form.phoneNumber)
        const read = customerSchema.safeParse(form)
        if (
          E.isRight(firstName) &&
          E.isRight(lastName) &&
          E.isRight(emailAddress) &&
          E.isRight(phoneNumber) &&
          isPhoneType(form.phoneType)
        )
          expect(read).toEqual({
            success: true,
            data: {
              firstName: firstName.right,
              lastName: lastName.right,
              emailAddress: emailAddress.right,
              phoneNumber: phoneNumber.right,
              phoneType: form.phoneType,
            },
          })
        else {
          expect(read.success).toBe(false)
          const tags = Object.values(read.success ? {} : fieldErrors(read.error))
          const known = [firstName, lastName, emailAddress, phoneNumber].flatMap(tagOf)
          expect(tags.toSorted()).toEqual(
            [...known, ...(isPhoneType(form.phoneType) ? [] : ['PhoneTypeUnknown'])].toSorted(),
          )
        }
      }),
      { numRuns: 500 },
    )
  })

  it('accepts every customer of the core unchanged', () => {
    fc.assert(
      fc.property(customer, (right) => {
        expect(customerSchema.parse({ ...right })).toEqual(right)
      }),
    )
  })
})

const { agreements } = cometa
const riskRequirements = { identificationTypes, depositOfferId: cometa.depositOfferId }
const requirements = { agreements, riskRequirements }

/** Forms that are right but for the risk question about every other time. */
const rightForm: fc.Arbitrary<CustomerForm> = fc
  .tuple(customer, fc.constantFrom('yes', 'no', ''), fc.constantFrom('NONE', 'SSN', 'ITIN', ''))
  .map(([right, addressOneYear, identificationType]) => ({ ...right, addressOneYear, identificationType }))

const entry = fc.oneof(typedForm, rightForm).chain((form) =>
  fc.record({
    form: fc.constant(form),
    risk: fc.constantFrom(null, { ...form, identificationNumber: '219-09-9999' }),
    installKind: fc.constantFrom(null, ...installKinds),
    accepted: fc.subarray(agreements.map(({ id }) => id)),
  }),
)

describe('readDetails', () => {
  it('is complete exactly with a customer, an answer to the risk question, an installation and every agreement, in the versions shown (CHK-05, CHK-06)', () => {
    fc.assert(
      fc.property(entry, (given) => {
        const read = readDetails(given, requirements)
        const answered = given.risk === null ? null : readRisk(given.risk, riskRequirements)
        const isWhole =
          customerSchema.safeParse(given.form).success &&
          (answered === null || answered.isComplete) &&
          given.installKind !== null &&
          requiredAgreements(agreements).every(({ id }) => given.accepted.includes(id))
        expect(read.isComplete).toBe(isWhole)
        if (read.isComplete) {
          expect(read.agreements.map(({ id }) => id)).toEqual(given.accepted)
          expect(read.risk).toEqual(answered?.isComplete === true ? answered.risk : null)
        } else
          expect(
            Object.keys(detailsErrorTexts(read.errors, given.form.identificationType)).length,
          ).toBeGreaterThan(0)
      }),
      { numRuns: 300 },
    )
  })
})

describe('detailsErrorTexts', () => {
  it('has a text for every field of an empty form, in screen order', () => {
    const form = { ...EMPTY_CUSTOMER_FORM, phoneType: 'Fax' }
    const risk = { ...form, identificationNumber: '' }
    const read = readDetails({ form, risk, installKind: null, accepted: [] }, requirements)
    expect(Object.entries(read.isComplete ? {} : detailsErrorTexts(read.errors, ''))).toEqual([
      ['firstName', 'Escribe tu nombre.'],
      ['lastName', 'Escribe tu apellido.'],
      ['emailAddress', 'Escribe tu correo electrónico.'],
      ['phoneNumber', 'Escribe tu teléfono.'],
      ['phoneType', 'Elige un tipo de teléfono.'],
      ['addressOneYear', 'Di si llevas un año o más en esta dirección.'],
      ['identificationType', 'Elige con qué te identificas, o sigue sin número.'],
      ['installKind', 'Elige cómo se instala tu servicio.'],
      ['agreements', 'Acepta Condiciones del servicio y Aviso de privacidad para seguir.'],
    ])
  })

  it('names the missing number by its type, next to its field (RSK-01)', () => {
    const risk = { addressOneYear: 'yes', identificationType: 'ITIN', identificationNumber: '' }
    const entry = { form: EMPTY_CUSTOMER_FORM, risk, installKind: null, accepted: [] }
    const read = readDetails(entry, requirements)
    const texts = read.isComplete ? {} : detailsErrorTexts(read.errors, 'ITIN')
    expect(texts['identificationNumber']).toBe('Escribe tu ITIN, o elige seguir sin número.')
    expect(texts['identificationType']).toBeUndefined()
  })
})
