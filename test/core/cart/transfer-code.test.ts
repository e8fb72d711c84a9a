import { option as O } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TRANSFER_CODE_MS, parseTransferCode, transferCodeFrom } from '#core/cart/transfer-code.ts'
import { seededRandom } from '#test/builders/random.builder.ts'
import { forAll } from '#test/for-all.ts'

describe('transferCodeFrom', () => {
  it('writes eight unambiguous symbols, valid for ten minutes (CRT-14)', () => {
    forAll(fc.string({ minLength: 1 }), (name) => {
      expect(transferCodeFrom(name)).toMatch(/^[ACDEFGHJKMNPQRTUVWXY34679]{8}$/)
    })
    expect(TRANSFER_CODE_MS).toBe(600_000)
  })

  it('produces different codes for different inputs (CRT-14)', () => {
    const random = seededRandom(3)
    const codes = Array.from({ length: 5_000 }, () => transferCodeFrom(random.id()))
    expect(new Set(codes).size).toBe(codes.length)
  })
})

describe('parseTransferCode', () => {
  it('parses a code in any typed form (CRT-14)', () =>
    forAll(
      fc.string({ minLength: 1 }),
      fc.nat(8),
      fc.constantFrom('-', ' ', ''),
      fc.boolean(),
      (name, at, gap, isLow) => {
        const code = transferCodeFrom(name)
        const typed = `${code.slice(0, at)}${gap}${code.slice(at)}`
        expect(parseTransferCode(isLow ? typed.toLowerCase() : typed)).toEqual(O.some(code))
      },
    ))

  it.each(['', 'ACDEFGH', 'ACDEFGHJK', 'ACDEFGH0', 'ACDEFGHÍ', '__proto__', 'cart-AbCdEf0123456789AbCdEf'])(
    'refuses %j (CRT-14)',
    (typed) => {
      expect(parseTransferCode(typed)).toEqual(O.none)
    },
  )
})
