import { decideSwitch, repayment, switchTerms, type SwitchDecision } from '#core/mobile/switch-offer.ts'
import { parseMoneyText } from '#core/shared/money-text.ts'
import { type Cents, subtract, sum } from '#core/shared/money.ts'
import {
  type SwitchCondition,
  switchCalculatorWords as words,
} from '#ui/content/es/shared/switch-calculator.ts'

/** What the switch offer pays for a form: a sentence, a text per field, and how conditions are met. */
export type SwitchAnswer = {
  readonly sentence: string
  readonly paid: readonly string[]
  readonly states: Readonly<Record<SwitchCondition, string>>
  /** The total in cents; null where the offer does not apply. */
  readonly total: Cents | null
  /** Whether lines are missing. */
  readonly isShort: boolean
}

const NO_STATES = { lines: '', phones: '', amount: '', months: '' }

const refusal = (sentence: string): SwitchAnswer => ({
  sentence,
  paid: [],
  states: NO_STATES,
  total: null,
  isShort: false,
})

const sentenceOf = (decision: SwitchDecision, owed: Cents): string => {
  if (!decision.applies)
    return decision.reason === 'TooFewLines' ? words.tooFew(decision.linesMissing) : words.nothingOwed
  const rest = subtract(owed, decision.total)
  return rest === 0 ? words.paysAll(decision.total) : words.paysPart(decision.total, rest)
}

const statesOf = (decision: SwitchDecision, debts: readonly Cents[]): SwitchAnswer['states'] => {
  if (!decision.applies)
    return {
      ...NO_STATES,
      lines:
        decision.reason === 'TooFewLines'
          ? words.missingLines(debts.length, decision.linesMissing)
          : words.enoughLines(debts.length),
    }
  const countOf = (amounts: readonly Cents[]): number => amounts.filter((amount) => amount > 0).length
  return {
    ...NO_STATES,
    lines: words.enoughLines(debts.length),
    phones: words.phonesPaid(countOf(decision.paid), countOf(debts)),
    amount: words.amountPaid(decision.total),
  }
}

/** Computes the switch offer for typed amounts, one per telephone, in the current language (MOB-14). Empty: no line. */
export const switchAnswer = (typed: readonly string[]): SwitchAnswer => {
  const debts: { readonly at: number; readonly owed: Cents }[] = []
  for (const [at, text] of typed.entries()) {
    if (text.trim() === '') continue
    const owed = parseMoneyText(text)
    if (owed._tag === 'Left') return refusal(words.malformed(at + 1))
    debts.push({ at, owed: owed.right })
  }
  if (debts.length === 0) return refusal(words.empty)
  const amounts = debts.map(({ owed }) => owed)
  const decided = decideSwitch(amounts)
  if (decided._tag === 'Left') return refusal(words.empty)
  const decision = decided.right
  const paid = typed.map((_, at) => {
    const index = debts.findIndex((debt) => debt.at === at)
    const amount = decision.applies ? decision.paid[index] : undefined
    return amount === undefined ? '' : words.paid(amount)
  })
  return {
    sentence: sentenceOf(decision, sum(amounts)),
    paid,
    states: statesOf(decision, amounts),
    total: decision.applies ? decision.total : null,
    isShort: decision.reason === 'TooFewLines',
  }
}

/** Writes what is repaid after a number of months (MOB-15). Without a total it is everything that was paid. */
export const repaymentText = (total: Cents | null, typedMonth: string): string => {
  const month = typedMonth.trim() === '' ? Number.NaN : Number(typedMonth)
  const decided = repayment(total ?? switchTerms.most, month)
  if (decided._tag === 'Left') return words.monthUnknown
  const { owed, monthsLeft } = decided.right
  return monthsLeft === 0
    ? words.owesNothing(month)
    : words.owesAll(month, total === null ? null : owed, monthsLeft)
}
