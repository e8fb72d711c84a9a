import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { parsePaymentKind, parsePaymentMode, paymentModes } from '#core/payment/payment-mode.ts'
import { paymentKinds } from '#core/payment/payment.ts'

const strangers = ['', 'Card', 'cash', ' card', 'toString', '__proto__', 'card\u200B']

describe('parsePaymentKind', () => {
  it('accepts card and bank, and refuses any other by name (PAY-02)', () => {
    expect(paymentKinds).toEqual(['card', 'bank'])
    for (const kind of paymentKinds) expect(parsePaymentKind(kind)).toEqual(E.right(kind))
    for (const kind of strangers)
      expect(parsePaymentKind(kind)).toEqual(E.left({ _tag: 'PaymentKindUnknown', kind }))
  })
})

describe('parsePaymentMode', () => {
  it('accepts inline and api, and refuses any other by name (PAY-02)', () => {
    expect(paymentModes).toEqual(['inline', 'api'])
    for (const mode of paymentModes) expect(parsePaymentMode(mode)).toEqual(E.right(mode))
    for (const mode of strangers)
      expect(parsePaymentMode(mode)).toEqual(E.left({ _tag: 'PaymentModeUnknown', mode }))
  })
})
