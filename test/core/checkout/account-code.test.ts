import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ACCOUNT_CODE_OF_ALL,
  ACCOUNT_CODE_OF_CLIENT,
  maskedAccountEmail,
} from '#core/checkout/account-code.ts'
import { forAll } from '#test/for-all.ts'

describe(maskedAccountEmail, () => {
  it('shows the first letter and nothing else, not even a length (ACC-05)', () =>
    forAll(fc.emailAddress(), (email) => {
      expect(maskedAccountEmail(email)).toBe(`${email.slice(0, 1)}•••@•••`)
    }))
})

describe('the limits of codes', () => {
  it('leave a guesser less than one chance in ten thousand an hour, and a holder a second code (ACC-04)', () => {
    const { tries, codes } = ACCOUNT_CODE_OF_ALL
    expect((tries * codes) / 10 ** 6).toBeLessThan(1 / 10_000)
    expect(ACCOUNT_CODE_OF_CLIENT.codes).toBeGreaterThan(1)
    expect(ACCOUNT_CODE_OF_CLIENT.codes).toBeLessThan(codes)
  })
})
