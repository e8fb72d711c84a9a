import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CheckoutForm, CheckoutNeeds } from '#core/checkout/checkout-form.ts'
import { EMPTY_CHECKOUT_FORM, checkoutFields } from '#core/checkout/checkout-form.ts'
import {
  errorFlags,
  parseCheckoutForm,
  validateCheckout,
  withValidationErrors,
} from '#core/checkout/checkout-validation.ts'
import { isPhoneType, parseEmail, parsePersonName, parsePhone } from '#core/checkout/customer.ts'
import type { WindowId } from '#core/schedule/window.ts'
import { checkoutForm, checkoutNeeds } from '#test/arbitraries/checkout-form.arbitrary.ts'

const completeForm: CheckoutForm = {
  firstName: ' Ana ',
  lastName: 'Ruiz',
  emailAddress: 'ana@correo.mx',
  phoneNumber: '(305) 555-0142',
  phoneType: 'Home',
  addressOneYear: true,
  acp: true,
  acpExpireServiceContinue: false,
  installWindow: 'w-1',
  sroWindow: 'w-2',
  paperlessBilling: true,
  monthlyBillingNotification: false,
  agreement: true,
  validationErrors: {},
}

const needs: CheckoutNeeds = {
  asksAddressOneYear: true,
  visit: 'installation',
  openWindows: ['w-1', 'w-2'] as unknown as readonly WindowId[],
}

/** Whether each field is right, one by one. */
const isRight = (form: CheckoutForm, { asksAddressOneYear, visit, openWindows }: CheckoutNeeds) => {
  const isOpen = (id: string) => openWindows.some((open) => open === id)
  return {
    firstName: E.isRight(parsePersonName(form.firstName)),
    lastName: E.isRight(parsePersonName(form.lastName)),
    emailAddress: E.isRight(parseEmail(form.emailAddress)),
    phoneNumber: E.isRight(parsePhone(form.phoneNumber)),
    phoneType: isPhoneType(form.phoneType),
    addressOneYear: !asksAddressOneYear || form.addressOneYear !== null,
    acp: true,
    acpExpireServiceContinue: !form.acp || form.acpExpireServiceContinue !== null,
    installWindow: visit !== 'installation' || isOpen(form.installWindow),
    sroWindow: visit !== 'siteVisit' || isOpen(form.sroWindow),
    paperlessBilling: true,
    monthlyBillingNotification: true,
    agreement: form.agreement,
  }
}

describe('EMPTY_CHECKOUT_FORM', () => {
  it('has every field of the specification, empty except the telephone type (CHK-04, CHK-07)', () => {
    expect(EMPTY_CHECKOUT_FORM).toEqual({
      firstName: '',
      lastName: '',
      emailAddress: '',
      phoneNumber: '',
      phoneType: 'Mobile',
      addressOneYear: null,
      acp: false,
      acpExpireServiceContinue: null,
      installWindow: '',
      sroWindow: '',
      paperlessBilling: false,
      monthlyBillingNotification: false,
      agreement: false,
      validationErrors: {},
    })
    expect([...checkoutFields, 'validationErrors'].toSorted()).toEqual(
      Object.keys(EMPTY_CHECKOUT_FORM).toSorted(),
    )
  })

  it('has an error for each required field (CHK-07)', () => {
    expect(validateCheckout(EMPTY_CHECKOUT_FORM, needs)).toEqual({
      firstName: { _tag: 'NameMissing' },
      lastName: { _tag: 'NameMissing' },
      emailAddress: { _tag: 'EmailMissing' },
      phoneNumber: { _tag: 'PhoneMissing' },
      addressOneYear: { _tag: 'AnswerMissing' },
      installWindow: { _tag: 'WindowMissing' },
      agreement: { _tag: 'AgreementMissing' },
    })
  })
})

describe('validateCheckout', () => {
  it.each<[string, Partial<CheckoutForm>, unknown]>([
    ['firstName', { firstName: '<b>' }, { _tag: 'NameUnreadable' }],
    ['lastName', { lastName: '' }, { _tag: 'NameMissing' }],
    ['emailAddress', { emailAddress: 'ana' }, { _tag: 'EmailMalformed' }],
    ['phoneNumber', { phoneNumber: '911' }, { _tag: 'PhoneMalformed' }],
    ['phoneType', { phoneType: 'Fax' }, { _tag: 'PhoneTypeUnknown', phoneType: 'Fax' }],
    ['addressOneYear', { addressOneYear: null }, { _tag: 'AnswerMissing' }],
    ['acpExpireServiceContinue', { acpExpireServiceContinue: null }, { _tag: 'AnswerMissing' }],
    ['installWindow', { installWindow: '' }, { _tag: 'WindowMissing' }],
    ['installWindow', { installWindow: 'w-9' }, { _tag: 'WindowNotOpen', windowId: 'w-9' }],
    ['agreement', { agreement: false }, { _tag: 'AgreementMissing' }],
  ])('names %s alone when that alone is %j (CHK-07, CHK-08)', (field, change, failure) => {
    expect(validateCheckout({ ...completeForm, ...change }, needs)).toEqual({ [field]: failure })
    expect(parseCheckoutForm({ ...completeForm, ...change }, needs)).toEqual(E.left({ [field]: failure }))
  })

  it('requires the window of the needed visit only (CHK-07)', () => {
    const none = { ...completeForm, installWindow: '', sroWindow: '' }
    expect(validateCheckout(none, { ...needs, visit: 'siteVisit' })).toEqual({
      sroWindow: { _tag: 'WindowMissing' },
    })
    expect(validateCheckout(none, { ...needs, visit: null })).toEqual({})
  })

  it('requires the ACP consent of ACP households only, and does not change the price (CHK-09)', () => {
    const unanswered = { ...completeForm, acpExpireServiceContinue: null }
    expect(validateCheckout({ ...unanswered, acp: false }, needs)).toEqual({})
    expect(validateCheckout(unanswered, needs)).toEqual({
      acpExpireServiceContinue: { _tag: 'AnswerMissing' },
    })
    for (const acpExpireServiceContinue of [true, false])
      expect(validateCheckout({ ...completeForm, acpExpireServiceContinue }, needs)).toEqual({})
  })

  it('reports a field exactly when it is invalid (CHK-07, CHK-08)', () => {
    fc.assert(
      fc.property(checkoutForm, checkoutNeeds, (form, asked) => {
        const flags = errorFlags(validateCheckout(form, asked))
        const right = isRight(form, asked)
        for (const field of checkoutFields) expect([field, flags[field]]).toEqual([field, !right[field]])
      }),
    )
  })
})

describe('errorFlags', () => {
  it('has a flag for each field, set only by an error (CHK-08)', () => {
    expect(Object.keys(errorFlags({}))).toEqual([...checkoutFields])
    expect(Object.values(errorFlags({})).some(Boolean)).toBe(false)
    expect(errorFlags({ acp: { _tag: 'AnswerMissing' } })).toMatchObject({ acp: true, agreement: false })
  })
})

describe('withValidationErrors', () => {
  it('writes the errors into the form, changes nothing else, and is idempotent (CHK-08)', () => {
    fc.assert(
      fc.property(checkoutForm, checkoutNeeds, (form, asked) => {
        const written = withValidationErrors(form, asked)
        expect(written).toEqual({ ...form, validationErrors: validateCheckout(form, asked) })
        expect(withValidationErrors(written, asked)).toEqual(written)
      }),
    )
  })
})

describe('parseCheckoutForm', () => {
  it('returns the parsed form exactly when it has no error (CHK-07)', () => {
    fc.assert(
      fc.property(checkoutForm, checkoutNeeds, (form, asked) => {
        const errors = validateCheckout(form, asked)
        const parsed = parseCheckoutForm(form, asked)
        expect(E.isRight(parsed)).toBe(Object.keys(errors).length === 0)
        if (E.isLeft(parsed)) expect(parsed.left).toEqual(errors)
      }),
    )
  })

  it('normalizes names and telephone, and omits fields that were not required (CHK-01, CHK-03, CHK-07, CHK-09)', () => {
    const details = {
      customer: {
        firstName: 'Ana',
        lastName: 'Ruiz',
        emailAddress: 'ana@correo.mx',
        phoneNumber: '3055550142',
        phoneType: 'Home',
      },
      addressOneYear: true,
      acp: true,
      acpExpireServiceContinue: false,
      windowId: 'w-1',
      paperlessBilling: true,
      monthlyBillingNotification: false,
    }
    expect(parseCheckoutForm(completeForm, needs)).toEqual(E.right(details))
    expect(parseCheckoutForm(completeForm, { ...needs, visit: 'siteVisit' })).toEqual(
      E.right({ ...details, windowId: 'w-2' }),
    )
    expect(
      parseCheckoutForm(
        { ...completeForm, acp: false },
        { ...needs, asksAddressOneYear: false, visit: null },
      ),
    ).toEqual(
      E.right({
        ...details,
        acp: false,
        addressOneYear: null,
        acpExpireServiceContinue: null,
        windowId: null,
      }),
    )
  })
})
