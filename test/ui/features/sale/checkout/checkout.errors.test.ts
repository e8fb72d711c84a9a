import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { CheckoutForm } from '#core/checkout/checkout-form.ts'
import { parseCheckoutForm } from '#core/checkout/checkout-validation.ts'
import { EMPTY_CUSTOMER_FORM } from '#core/checkout/customer-form.ts'
import { offeredAgreements } from '#core/checkout/offered-agreements.ts'
import { identificationTypes } from '#core/risk/identification-type.ts'
import { checkoutForm, checkoutNeeds } from '#test/arbitraries/checkout-form.arbitrary.ts'
import { clearIdentification } from '#test/arbitraries/risk.arbitrary.ts'
import { acpWords } from '#ui/features/sale/checkout/acp.es.ts'
import { detailsErrorTexts, type FieldTexts } from '#ui/features/sale/checkout/checkout.errors.ts'
import { groupIdentification } from '#ui/features/sale/checkout/identification-typing.ts'
import { forAll } from '#test/for-all.ts'

const needs = {
  agreements: offeredAgreements(cometa.agreements, ['Internet'], undefined),
  riskRequirements: { identificationTypes, depositOfferId: cometa.depositOfferId },
  isRiskRecorded: false,
  asksAcp: true,
}

const emptyForm: CheckoutForm = {
  ...EMPTY_CUSTOMER_FORM,
  identificationType: '',
  identificationNumber: '',
  installKind: null,
  acp: true,
  acpExpireServiceContinue: null,
  accepted: [],
}

const textsOf = (form: CheckoutForm, asked: Parameters<typeof parseCheckoutForm>[1] = needs): FieldTexts => {
  const parsed = parseCheckoutForm(form, asked)
  return E.isLeft(parsed) ? detailsErrorTexts(parsed.left, form.identificationType) : {}
}

describe('detailsErrorTexts', () => {
  it('has a text for every field of an empty form, in screen order', () => {
    expect(Object.entries(textsOf({ ...emptyForm, phoneType: 'Fax' }))).toEqual([
      ['firstName', 'Escribe tu nombre.'],
      ['lastName', 'Escribe tu apellido.'],
      ['emailAddress', 'Escribe tu correo electrónico.'],
      ['phoneNumber', 'Escribe tu teléfono.'],
      ['phoneType', 'Elige un tipo de teléfono.'],
      ['addressOneYear', 'Di si llevas un año o más en esta dirección.'],
      ['identificationType', 'Elige con qué te identificas, o sigue sin número.'],
      ['installKind', 'Elige cómo se instala tu servicio.'],
      ['acpExpireServiceContinue', acpWords.failures.AnswerMissing],
      ['agreement', 'Acepta Condiciones del servicio y Aviso de privacidad para seguir.'],
    ])
  })

  it('names the missing number by its type, next to its field (RSK-01)', () => {
    const texts = textsOf({ ...emptyForm, addressOneYear: 'yes', identificationType: 'ITIN' })
    expect(texts.identificationNumber).toBe('Escribe tu ITIN, o elige seguir sin número.')
    expect(texts.identificationType).toBeUndefined()
  })

  it('has a text exactly for each invalid field (CHK-08)', () =>
    forAll(checkoutForm, checkoutNeeds, (form, asked) => {
      const parsed = parseCheckoutForm(form, asked)
      const errors = E.isLeft(parsed) ? Object.entries(parsed.left) : []
      const invalid = errors.flatMap(([field, failure]) => (failure === null ? [] : [field]))
      const texts = textsOf(form, asked)
      expect(Object.keys(texts).toSorted()).toEqual(invalid.toSorted())
      expect(Object.values(texts)).not.toContain('')
    }))

  it('has no text for an identification as the field groups it while it is typed (RSK-01)', () =>
    forAll(clearIdentification, ({ type, number }) => {
      const identificationNumber = groupIdentification(type, number)
      const texts = textsOf({ ...emptyForm, identificationType: type, identificationNumber })
      expect(texts.identificationNumber).toBeUndefined()
    }))
})
