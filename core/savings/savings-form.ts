import { either as E } from 'fp-ts'
import { cleanText } from '../shared/text.ts'
import { savingsParameters } from '../query/tool-parameters.ts'
import type { SavingsFailure } from './savings.failure.ts'
import type { SavingsInput } from './savings-input.ts'
import { parseSavingsInput } from './savings-input.ts'

/** The fields of the calculator's form, by the names of the specification (section 3). */
export type SavingsField = keyof typeof savingsParameters
export const savingsFields = Object.keys(savingsParameters) as readonly SavingsField[]

/** The form as a visitor fills it. Empty texts are unanswered. */
export type SavingsForm = Readonly<Record<SavingsField, string>>

/** The form before a visitor fills it: internet and mobile lines on Unlimited. */
export const EMPTY_SAVINGS_FORM: SavingsForm = {
  type: 'other',
  speedImportance: '',
  mobileLineQty: '',
  mobilePlan: 'unlimited',
  monthlySpendAtDifferentProvider: '',
}

const AMOUNT = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:[.,](\d{1,2}))?$/

/** Returns a typed amount of dollars in cents: "$1,250.50", "85,50", "120". NaN for any other text. */
const centsIn = (text: string): number => {
  const [amount, dollars = '', rest = ''] = AMOUNT.exec(cleanText(text).trim()) ?? []
  return amount === undefined ? NaN : Number(dollars.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0'))
}

/** Returns the input of a form (SAV-01). Mobile lines alone have no internet, so they need no speed. */
export const savingsInputOf = (form: SavingsForm): SavingsInput => ({
  type: form.type,
  speedImportance: form.speedImportance === '' && form.type === 'mobileOnly' ? 'other' : form.speedImportance,
  mobileLineQty: form.mobileLineQty === '' ? null : Number(form.mobileLineQty),
  mobilePlan: form.mobilePlan,
  monthlySpendAtDifferentProvider: centsIn(form.monthlySpendAtDifferentProvider),
})

const fieldOf: Readonly<Record<SavingsFailure['_tag'], keyof SavingsInput & SavingsField>> = {
  SavingsTypeUnknown: 'type',
  SpeedImportanceMissing: 'speedImportance',
  LinesMissing: 'mobileLineQty',
  LinesOutOfRange: 'mobileLineQty',
  MobilePlanUnknown: 'mobilePlan',
  PlanWithoutTable: 'mobilePlan',
  SpendInvalid: 'monthlySpendAtDifferentProvider',
}

/** An answer of each field that fails with no answer of the other ones. */
const ACCEPTED = {
  type: 'other',
  speedImportance: 'other',
  mobileLineQty: 1,
  mobilePlan: 'unlimited',
  monthlySpendAtDifferentProvider: 0,
} satisfies SavingsInput

/** Returns the failure of each field that has one; none for an input with a result (SAV-01). */
export const savingsFailures = (input: SavingsInput): Partial<Record<SavingsField, SavingsFailure>> => {
  const parsed = parseSavingsInput(input)
  if (E.isRight(parsed)) return {}
  const field = fieldOf[parsed.left._tag]
  return { ...savingsFailures({ ...input, [field]: ACCEPTED[field] }), [field]: parsed.left }
}
