import { either as E } from 'fp-ts'
import type { Cents } from './money.ts'
import { cleanText } from './text.ts'
import { MAX_CENTS, isCents } from './money.ts'
import type { MoneyTextFailure } from './money-text.failure.ts'

const AMOUNT = /^\$?(?<dollars>[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:[.,](?<rest>[0-9]{2}))?$/

/**
 * Parses an amount in the US format to cents: `0.00`, `1,234.50`, `85,50`, `$80` (PAY-05). Signs, fractions of a cent
 * and digits of other scripts are `MoneyMalformed`, more than `MAX_CENTS` is `MoneyOutOfRange`.
 */
export const parseMoneyText = (text: string): E.Either<MoneyTextFailure, Cents> => {
  const written = cleanText(text).trim()
  if (written === '') return E.left({ _tag: 'MoneyMissing' })
  const groups = AMOUNT.exec(written)?.groups
  if (groups === undefined) return E.left({ _tag: 'MoneyMalformed', text })
  const amount = Number(`${groups.dollars?.replaceAll(',', '')}${groups.rest ?? '00'}`)
  return isCents(amount) ? E.right(amount) : E.left({ _tag: 'MoneyOutOfRange', text, max: MAX_CENTS })
}

/** Writes a non-negative amount in the US format, `$1,234.50`. `parseMoneyText` reads the same amount back (VAL-04). */
export const moneyText = (amount: Cents): string => {
  const dollars = String(Math.floor(amount / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return `$${dollars}.${String(amount % 100).padStart(2, '0')}`
}
