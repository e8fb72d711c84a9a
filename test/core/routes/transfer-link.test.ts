import { either as E, option as O } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTransferCode } from '#core/cart/transfer-code.ts'
import { parseQuery } from '#core/query/query.ts'
import { transferCodeIn, transferHref } from '#core/routes/transfer-link.ts'
import { addressForm } from '#test/arbitraries/address.arbitrary.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { forAll } from '#test/for-all.ts'

const code = accepted(E.fromOption(() => 'no code')(parseTransferCode('4K7M9QRT')))

describe('transferCodeIn', () => {
  it('finds the code in the query of the link (CRT-14)', () =>
    forAll(addressForm, (form) => {
      const { search } = new URL(transferHref(form, code), 'https://tienda.example')
      expect(transferCodeIn(parseQuery(search))).toBe(code)
    }))

  it('finds none in any other query (CRT-14)', () => {
    forAll(fc.string(), (typed) => {
      fc.pre(O.isNone(parseTransferCode(typed)))
      expect(transferCodeIn(new Map([['code', [typed]]]))).toBeNull()
    })
    expect(transferCodeIn(new Map())).toBeNull()
  })
})
