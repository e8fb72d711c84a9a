import { either as E, option as O } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TRANSFER_QUERY, parseTransferCode } from '#core/cart/transfer-code.ts'
import { transferCodeIn, transferHref } from '#core/routes/transfer-link.ts'
import { addressForm } from '#test/arbitraries/address.arbitrary.ts'
import { accepted } from '#test/arbitraries/accepted.ts'

const code = accepted(E.fromOption(() => 'no code')(parseTransferCode('4K7M9QRT')))

describe('transferCodeIn', () => {
  it('finds the code in the query of the link (CRT-14)', () => {
    fc.assert(
      fc.property(addressForm, (form) => {
        const query = new URL(transferHref(form, code), 'https://tienda.example').searchParams
        expect(transferCodeIn(Object.fromEntries(query))).toBe(code)
      }),
    )
  })

  it('finds none in any other query (CRT-14)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer(), fc.constant(undefined)), (typed) => {
        fc.pre(typeof typed !== 'string' || O.isNone(parseTransferCode(typed)))
        expect(transferCodeIn({ [TRANSFER_QUERY]: typed })).toBeNull()
      }),
    )
    expect(transferCodeIn({})).toBeNull()
  })
})
