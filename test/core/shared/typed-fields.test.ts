import type { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { parseStreet, parseUnit, parseZip } from '#core/address/address.ts'
import { parseFullAddress } from '#core/address/full-address.ts'
import { prefilledForm } from '#core/address/prefill.ts'
import { parseAccount, parseRouting } from '#core/bank/bank.ts'
import { parseCardNumber, parseCvv, parseExpiry } from '#core/card/card.ts'
import { parseNameOnCard } from '#core/card/name-on-card.ts'
import { parseTransferCode } from '#core/cart/transfer-code.ts'
import { parseCouponCode } from '#core/catalog/coded-coupon.ts'
import { parseEmail, parsePersonName, parsePhone } from '#core/checkout/customer.ts'
import { parseOrderCode, parseOrderNumber } from '#core/checkout/order-status-form.ts'
import { parseStatement } from '#core/follow-up/follow-up.ts'
import { searchHelp } from '#core/help/search-help.ts'
import { parseImei } from '#core/mobile/imei.ts'
import { savingsInputOf, EMPTY_SAVINGS_FORM } from '#core/savings/savings-form.ts'
import { parseLineNumber } from '#core/phone/phone-number.ts'
import { plainCode } from '#core/portal/identity-form.ts'
import { parseIdentification } from '#core/risk/risk.ts'
import { parseMoneyText } from '#core/shared/money-text.ts'
import { foldText } from '#core/shared/text.ts'
import { pastedFrom } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

/** The parser of each field of the store, with a valid text. */
const fields: Readonly<Record<string, readonly [valid: string, read: (text: string) => unknown]>> = {
  street: ['123 Calle Ocho-Norte', parseStreet],
  unit: ['Apto 4-B', parseUnit],
  zip: ['33130', parseZip],
  'address on one line': ['123 Calle Ocho, Apto 4, Miami, FL 33130-1234', parseFullAddress],
  'street in a link': ['123 Calle Ocho', (text) => prefilledForm(new Map([['a', [text]]])).street],
  'zip in a link': ['33130', (text) => prefilledForm(new Map([['zip', [text]]])).zip],
  name: ['María García-López', parsePersonName],
  'e-mail address': ['maria-luz@correo.mx', parseEmail],
  'telephone number': ['+1 (305) 555-0142', parsePhone],
  'number of a line': ['305-555 0142', parseLineNumber],
  'card number': ['4111 1111-1111 1111', parseCardNumber],
  expiry: ['08 / 2031', (text) => parseExpiry(text, '2026-11-27' as never)],
  'code of a card': ['123', (text) => parseCvv(text, '4111111111111111')],
  'name on a card': ['María García-López', parseNameOnCard],
  'routing number': ['021 000-021', parseRouting],
  'account number': ['1234-5678 90', parseAccount],
  'identification number': ['219-09 9999', (text) => parseIdentification('SSN', text)],
  coupon: ['CASA-10', parseCouponCode],
  'order number': ['AB12C-3D4E5', parseOrderNumber],
  'code of an order': ['123 456', parseOrderCode],
  'code of a login': ['123-456', plainCode],
  'code of a saved cart': ['4K7M-9QRT', parseTransferCode],
  imei: ['49015420-323751 8', parseImei],
  'amount of money': ['$1,250.50', parseMoneyText],
  'amount spent elsewhere': [
    '85,50',
    (text) =>
      savingsInputOf({ ...EMPTY_SAVINGS_FORM, monthlySpendAtDifferentProvider: text })
        .monthlySpendAtDifferentProvider,
  ],
  statement: ['Mi casa sí tiene servicio - lo uso', parseStatement],
  'search in a list': ['Música-latina 24', foldText],
  'search in the help': [
    'pagar mi factura',
    (text) => searchHelp([{ title: 'Pagar', text: 'Tu factura' } as never], text),
  ],
}

describe('every field', () => {
  it.each(Object.entries(fields))('reads a pasted %s as a typed one (VAL-05)', (_, [valid, read]) => {
    const expected = read(valid) as E.Either<unknown, unknown>
    expect(expected).not.toMatchObject({ _tag: expect.stringMatching(/Left|None/) })
    forAll(pastedFrom(valid), (pasted) => {
      expect(read(pasted)).toEqual(expected)
    })
  })

  it.each(['coupon', 'order number', 'code of an order', 'code of a login', 'code of a saved cart'])(
    'reads a %s in quotes (VAL-05)',
    (name) => {
      const [valid = '', read] = fields[name] ?? []
      for (const quotes of ['""', "''", '“”', '«»', '‘’'])
        expect(read?.(quotes.slice(0, 1) + valid + quotes.slice(1))).toEqual(read?.(valid))
    },
  )
})
