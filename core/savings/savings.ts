import { either as E } from 'fp-ts'
import type { LineTableName } from '../catalog/line-table.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, add, subtract, times } from '../shared/money.ts'
import type { InternetTier } from './internet-price.ts'
import { BUNDLED_FROM_LINES, internetPrices, tierFor } from './internet-price.ts'
import type { SavingsFailure } from './savings.failure.ts'
import type { SavingsInput, SavingsQuestion } from './savings-input.ts'
import { parseSavingsInput } from './savings-input.ts'

/** The internet in the total of the provider. `isBundled` is the reason for its price. */
export type SavingsInternet = {
  readonly tier: InternetTier
  readonly isBundled: boolean
  readonly price: Cents
}

/** All mobile lines in the total, and the table of their price. */
export type SavingsMobile = {
  readonly table: LineTableName
  readonly noOfLines: number
  readonly cost: Cents
}

/** The result of the calculator in cents. Savings are negative when the provider costs more. */
export type Savings = {
  readonly internet: SavingsInternet | null
  readonly mobile: SavingsMobile
  readonly providerMonthly: Cents
  readonly monthly: Cents
  readonly yearly: Cents
  readonly savingsExist: boolean
  readonly guaranteeYears: number
}

const internetOf = ({ type, speedImportance, line }: SavingsQuestion): SavingsInternet | null => {
  if (type === 'mobileOnly') return null
  const tier = tierFor[speedImportance]
  const isBundled = line.noOfLines >= BUNDLED_FROM_LINES
  return { tier, isBundled, price: internetPrices[isBundled ? 'bundled' : 'nonBundled'][tier] }
}

/** Returns `spend` minus `other`, each a month. Exchanging the two changes the sign (SAV-05). */
export const savingOver = (spend: Cents, other: Cents): Cents => subtract(spend, other)

const MONTHS = 12

/**
 * Computes the savings of a household, monthly and yearly (SAV-01 to SAV-06): internet unless only mobile lines are
 * requested, and the lines by their table. Fails with the missing or invalid input.
 */
export const savings = (input: SavingsInput): E.Either<SavingsFailure, Savings> => {
  const question = parseSavingsInput(input)
  if (E.isLeft(question)) return question
  const { table, line, spend } = question.right
  const { noOfLines, cost, priceGuaranteeDurationInYears: guaranteeYears } = line
  const internet = internetOf(question.right)
  const providerMonthly = add(internet?.price ?? ZERO, cost)
  const monthly = savingOver(spend, providerMonthly)
  return E.right({
    internet,
    mobile: { table, noOfLines, cost },
    providerMonthly,
    monthly,
    yearly: times(monthly, MONTHS),
    savingsExist: spend > providerMonthly,
    guaranteeYears,
  })
}
