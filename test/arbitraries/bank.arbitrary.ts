import * as fc from 'fast-check'
import { type AccountNumber, parseAccount, parseRouting, type RoutingNumber } from '#core/bank/bank.ts'
import { ACCOUNT_MAX, ACCOUNT_MIN, accountKinds } from '#core/bank/account-kind.ts'
import type { ClearAccount } from '#core/ports/card-encryption.ts'
import { accepted } from './accepted.ts'
import { digits } from './card.arbitrary.ts'

/** The first two digits a routing number may have: Federal Reserve districts, thrifts and electronic ones. */
export const districts: readonly string[] = [
  ...Array.from({ length: 12 }, (_, at) => at + 1),
  ...Array.from({ length: 12 }, (_, at) => at + 21),
  ...Array.from({ length: 12 }, (_, at) => at + 61),
].map((district) => String(district).padStart(2, '0'))

/** The ABA check digit: what the weights 3-7-1 over the first eight lack to a multiple of ten. */
export const routingCheckDigit = (eight: string): string => {
  const weighted = Array.from(eight, (digit, at) => Number(digit) * Number('37137137'.charAt(at)))
  return String((10 - (weighted.reduce((sum, value) => sum + value, 0) % 10)) % 10)
}

export const routingNumber: fc.Arbitrary<RoutingNumber> = fc
  .tuple(fc.constantFrom(...districts), digits(6))
  .map(([district, rest]) => accepted(parseRouting(district + rest + routingCheckDigit(district + rest))))

export const accountNumber: fc.Arbitrary<AccountNumber> = digits(ACCOUNT_MIN, ACCOUNT_MAX)
  .filter((text) => !/^0+$/.test(text))
  .map((text) => accepted(parseAccount(text)))

export const clearAccount: fc.Arbitrary<ClearAccount> = fc.record({
  kind: fc.constantFrom(...accountKinds),
  routing: routingNumber,
  number: accountNumber,
})
