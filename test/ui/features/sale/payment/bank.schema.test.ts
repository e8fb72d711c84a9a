import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAccount, parseRouting } from '#core/bank/bank.ts'
import { accountKinds, isAccountKind } from '#core/bank/account-kind.ts'
import { parseNameOnCard } from '#core/card/name-on-card.ts'
import { accountNumber, clearAccount, routingNumber } from '#test/arbitraries/bank.arbitrary.ts'
import { digits, nameOnCard } from '#test/arbitraries/card.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { fieldErrors } from '#ui/features/sale/shared/form-schema.ts'
import { bankErrorTexts } from '#ui/features/sale/payment/bank.connected.tsx'
import { bankFields, bankSchema, readBank, type BankEntry } from '#ui/features/sale/payment/bank.schema.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

/** Entries of which about every field is as often right as wrong. */
const entry: fc.Arbitrary<BankEntry> = fc.record({
  routing: fc.oneof(routingNumber, digits(8, 10), anyText),
  account: fc.oneof(accountNumber, digits(3, 18), anyText),
  accountKind: fc.oneof(fc.constantFrom<string>(...accountKinds), anyText),
  nameOnAccount: fc.oneof(nameOnCard, anyText),
})

const read = (parsed: E.Either<{ readonly _tag: string }, unknown>): readonly [string | null, unknown] =>
  E.isLeft(parsed) ? [parsed.left._tag, null] : [null, parsed.right]

describe('bankSchema', () => {
  it('accepts and parses exactly what the core accepts, and refuses with its tags (BNK-01, BNK-02, CRD-06)', () =>
    forAllWith({ numRuns: 500 }, entry, (typed) => {
      const parsed = {
        routing: read(parseRouting(typed.routing)),
        account: read(parseAccount(typed.account)),
        accountKind: isAccountKind(typed.accountKind) ? [null, typed.accountKind] : ['KindMissing', null],
        nameOnAccount: read(parseNameOnCard(typed.nameOnAccount)),
      }
      const failures = Object.fromEntries(
        bankFields.map((name) => [name, parsed[name][0]]).filter(([, tag]) => tag !== null),
      )
      const values = Object.fromEntries(bankFields.map((name) => [name, parsed[name][1]]))
      const answer = bankSchema.safeParse(typed)
      expect(answer.success ? answer.data : fieldErrors(answer.error)).toEqual(
        answer.success ? values : failures,
      )
      expect(answer.success).toBe(Object.keys(failures).length === 0)
    }))
})

describe('readBank', () => {
  it('parses every account of the core from its typed form', () =>
    forAll(clearAccount, nameOnCard, (account, name) => {
      const { routing, number, kind } = account
      const typed = { routing, account: number, accountKind: kind, nameOnAccount: name }
      expect(readBank(typed)).toEqual({
        isComplete: true,
        payment: { kind: 'bank', account, nameOnAccount: name },
      })
    }))
})

describe('bankErrorTexts', () => {
  it('has a text for every field of an empty form, in screen order', () => {
    const answer = readBank({ routing: '', account: '', accountKind: '', nameOnAccount: '' })
    const texts = answer.isComplete ? {} : bankErrorTexts(answer.errors)
    expect(Object.keys(texts)).toEqual([...bankFields])
    Object.values(texts).forEach((text) => expect(text).toMatch(/\.$/))
  })
})
