import { either as E } from 'fp-ts'
import { isCents } from '../shared/money.ts'
import type { LabelFacts } from './label-facts.ts'
import type { LabelFailure } from './label.failure.ts'
import { parseFrn } from './plan-id.ts'

const isIntegerFrom = (value: number, least: number): boolean => Number.isSafeInteger(value) && value >= least

const isCharge = (value: number): boolean => isCents(value) && value >= 0

/**
 * Validates label facts (LBL-05). Fails with `FrnMalformed`, or `FactMalformed` for a bad number or empty text.
 */
export const checkLabelFacts = (facts: LabelFacts): E.Either<LabelFailure, LabelFacts> => {
  const frn = parseFrn(facts.frn)
  if (E.isLeft(frn)) return frn
  const { data } = facts
  const checks = {
    provider: facts.provider !== '',
    supportPhone: facts.supportPhone !== '',
    contractMonths: isIntegerFrom(facts.contractMonths, 0),
    earlyTerminationFee: isCharge(facts.earlyTerminationFee),
    recurringFees: facts.recurringFees.every(({ monthly }) => isCharge(monthly)),
    data:
      data === null ||
      (isIntegerFrom(data.includedGb, 1) &&
        isIntegerFrom(data.overage.perGb, 1) &&
        isCharge(data.overage.price)),
    technology: Object.values(facts.technology).every((code) => isIntegerFrom(code, 0) && code < 1_000),
    latencyMs: Object.values(facts.latencyMs).every((value) => isIntegerFrom(value, 1)),
  } as const
  const fact = (Object.keys(checks) as (keyof typeof checks)[]).find((name) => !checks[name])
  return fact === undefined ? E.right(facts) : E.left({ _tag: 'FactMalformed', fact })
}
