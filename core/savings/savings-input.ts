import { either as E } from 'fp-ts'
import type { LineTableName, MobileLinePrice } from '../catalog/line-table.ts'
import { linePrice, lineTables } from '../catalog/line-table.ts'
import type { Cents } from '../shared/money.ts'
import { isCents } from '../shared/money.ts'
import type { SpeedImportance } from './internet-price.ts'
import { speedImportances } from './internet-price.ts'
import type { SavingsFailure } from './savings.failure.ts'

export const savingsTypes = ['mobileOnly', 'other'] as const
export type SavingsType = (typeof savingsTypes)[number]

export const mobilePlans = ['unlimited', 'unlimitedPlus'] as const
export type MobilePlan = (typeof mobilePlans)[number]

/**
 * The input of the calculator. An empty `speedImportance`, a `mobileLineQty` of null and missing fields are unanswered.
 * The spend is in cents a month. Without `mobilePlan` the lines are Unlimited.
 */
export type SavingsInput = {
  readonly type: string
  readonly speedImportance?: string
  readonly mobileLineQty?: number | null
  readonly monthlySpendAtDifferentProvider: number
  readonly mobilePlan?: string
}

/** The validated input. `line` is the row of `table` for the number of lines. */
export type SavingsQuestion = {
  readonly type: SavingsType
  readonly speedImportance: SpeedImportance
  readonly table: LineTableName
  readonly line: MobileLinePrice
  readonly spend: Cents
}

export const MIN_LINES = 1

/** The length of the line tables (SAV-01). */
export const MAX_LINES = lineTables.standalone.length

/**
 * Maximum spend of a household in cents a month: ten thousand dollars. No family pays more, and the amount of a year
 * stays within `MAX_CENTS` (SAV-01).
 */
export const MAX_SPEND = 1_000_000

const isOneOf = <A extends string>(values: readonly A[], text: string): text is A =>
  (values as readonly string[]).includes(text)

/** Returns the table that prices the lines: standalone, or with internet on either plan (SAV-04). */
export const tableFor = (type: SavingsType, mobilePlan: MobilePlan): LineTableName => {
  if (type === 'mobileOnly') return 'standalone'
  return mobilePlan === 'unlimitedPlus' ? 'bundledPlus' : 'bundled'
}

const isSpend = (spend: number): spend is Cents =>
  isCents(spend) && spend >= 0 && spend <= MAX_SPEND && !Object.is(spend, -0)

/** Any importance except critical and important is `other` (SAV-02). */
const importanceOf = (text: string): SpeedImportance => (isOneOf(speedImportances, text) ? text : 'other')

/**
 * Parses the input of the calculator (SAV-01). Fails with the first answer that is missing, out of range or unknown, in
 * the order of the fields. The importance of speed fails only when it is empty.
 */
export const parseSavingsInput = (input: SavingsInput): E.Either<SavingsFailure, SavingsQuestion> => {
  const { type, speedImportance = '', mobileLineQty: lines = null, mobilePlan = 'unlimited' } = input
  const spend = input.monthlySpendAtDifferentProvider
  if (!isOneOf(savingsTypes, type)) return E.left({ _tag: 'SavingsTypeUnknown', type })
  if (speedImportance === '') return E.left({ _tag: 'SpeedImportanceMissing' })
  if (lines === null) return E.left({ _tag: 'LinesMissing' })
  if (!isOneOf(mobilePlans, mobilePlan)) return E.left({ _tag: 'MobilePlanUnknown', mobilePlan })
  if (type === 'mobileOnly' && mobilePlan === 'unlimitedPlus')
    return E.left({ _tag: 'PlanWithoutTable', mobilePlan })
  const table = tableFor(type, mobilePlan)
  const line = linePrice(table, lines)
  if (line === null) return E.left({ _tag: 'LinesOutOfRange', lines, min: MIN_LINES, max: MAX_LINES })
  if (!isSpend(spend)) return E.left({ _tag: 'SpendInvalid', spend, max: MAX_SPEND })
  return E.right({ type, speedImportance: importanceOf(speedImportance), table, line, spend })
}
