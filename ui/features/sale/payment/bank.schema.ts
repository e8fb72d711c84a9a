import * as z from 'zod/mini'
import type { BankFailure } from '#core/bank/bank.ts'
import { parseAccount, parseRouting } from '#core/bank/bank.ts'
import { accountKinds } from '#core/bank/account-kind.ts'
import { parseNameOnCard } from '#core/card/name-on-card.ts'
import { field, fieldErrors } from '#ui/features/sale/shared/form-schema.ts'
import type { PaymentRead } from './payment.schema.ts'

/** The fields of an account, in the order of the screen. */
export const bankFields = ['routing', 'account', 'accountKind', 'nameOnAccount'] as const
export type BankField = (typeof bankFields)[number]

/** The contents of the account's fields on submit. They are never stored. */
export type BankEntry = Readonly<Record<BankField, string>>

export type BankErrors = Readonly<
  Partial<Record<BankField, BankFailure['_tag'] | 'NameMissing' | 'KindMissing'>>
>

/** An account, parsed by core constructors (BNK-01, BNK-02). The name follows the card rule (CRD-06). */
export const bankSchema = z.object({
  routing: field(parseRouting),
  account: field(parseAccount),
  accountKind: z.enum(accountKinds, { error: 'KindMissing' }),
  nameOnAccount: field(parseNameOnCard),
})

export const readBank = (entry: BankEntry): PaymentRead<BankErrors> => {
  const read = bankSchema.safeParse(entry)
  if (!read.success) return { isComplete: false, errors: fieldErrors(read.error) }
  const { routing, account, accountKind, nameOnAccount } = read.data
  return {
    isComplete: true,
    payment: { kind: 'bank', account: { kind: accountKind, routing, number: account }, nameOnAccount },
  }
}
