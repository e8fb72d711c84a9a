import { either as E } from 'fp-ts'
import type { LineTableName } from '../catalog/line-table.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, add, subtract, times } from '../shared/money.ts'
import type { InternetTier } from './internet-price.ts'
import { BUNDLED_FROM_LINES, internetPrices, tierFor } from './internet-price.ts'
import type { SavingsFailure } from './savings.failure.ts'
import type { SavingsInput, SavingsQuestion } from './savings-input.ts'
import { parseSavingsInput } from './savings-input.ts'

/** The internet in the provider's total; `isBundled` says why it has that price. */
export type SavingsInternet = {
  readonly tier: InternetTier
  readonly isBundled: boolean
  readonly price: Cents
}

/** The mobile lines in it, all together, and the table their price stands in. */
export type SavingsMobile = {
  readonly table: LineTableName
  readonly noOfLines: number
  readonly cost: Cents
}

/** The answer of the calculator, in cents; savings below zero are what the provider costs more. */
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

/** What `spend` costs more than `other`, each a month; the other way about it is the same with the other sign (SAV-05). */
export const savingOver = (spend: Cents, other: Cents): Cents => subtract(spend, other)

const MONTHS = 12

/**
 * What a household saves with the provider, a month and a year (SAV-01 to SAV-06): internet unless it wants mobile lines alone, the lines
 * by their table. Fails with what is missing or wrong in the input.
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
