import { decideTradeIn, tradeInConditions, type TradeInCondition } from '#core/mobile/trade-in.ts'
import { tradeInCheckWords as words } from '#ui/content/es/shared/trade-in-check.ts'

/** The answers so far; a missing one is undefined. */
export type TypedAnswers = Readonly<Record<TradeInCondition, boolean | undefined>>

/** The result of a trade-in, and for each condition whether it is met. */
export type TradeInAnswer = {
  readonly sentence: string
  readonly states: Readonly<Partial<Record<TradeInCondition, 'met' | 'unmet'>>>
}

const allMet = { paidOff: true, powersOn: true, noLiquidDamage: true, factoryReset: true }

/** Returns whether the owner can still meet a condition that fails (MOB-12). */
export const canStillMeet = (condition: TradeInCondition): boolean =>
  decideTradeIn({ ...allMet, [condition]: false }).isNear

const sentenceOf = (answers: TypedAnswers): string => {
  const missing = tradeInConditions.filter((condition) => answers[condition] === undefined)
  if (missing.length > 0) return words.missing(missing.length)
  const { isAccepted, isNear, unmet } = decideTradeIn({
    paidOff: answers.paidOff === true,
    powersOn: answers.powersOn === true,
    noLiquidDamage: answers.noLiquidDamage === true,
    factoryReset: answers.factoryReset === true,
  })
  if (isAccepted) return words.accepted()
  return isNear
    ? words.near(unmet.map((condition) => words.toDo[condition]))
    : words.refused(
        unmet.filter((condition) => !canStillMeet(condition)).map((condition) => words.toDo[condition]),
      )
}

/** Decides on a trade-in by the answers so far, in the current language (MOB-12). */
export const tradeInAnswer = (answers: TypedAnswers): TradeInAnswer => ({
  sentence: sentenceOf(answers),
  states: Object.fromEntries(
    tradeInConditions
      .filter((condition) => answers[condition] !== undefined)
      .map((condition) => [condition, answers[condition] === true ? 'met' : 'unmet']),
  ),
})
