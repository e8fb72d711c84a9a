import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identificationTypes } from '#core/risk/identification-type.ts'
import { recordAnswer, type RiskRecord, type ScreenedAnswer, withoutAnswer } from '#core/risk/risk-record.ts'
import { decideRisk } from '#core/risk/risk.ts'
import { forAll } from '#test/for-all.ts'

const answer: fc.Arbitrary<ScreenedAnswer> = fc.record({
  addressOneYear: fc.boolean(),
  identification: fc.constantFrom(...identificationTypes),
  word: fc.constantFrom('clear', 'referred', 'unasked'),
})

const recorded = (answers: readonly ScreenedAnswer[]): RiskRecord | null =>
  answers.reduce<RiskRecord | null>(recordAnswer, null)

describe('recordAnswer', () => {
  it('decides a first answer on its own (RSK-02, RSK-03)', () =>
    forAll(answer, (first) => {
      const { addressOneYear, identification, word } = first
      const decision = decideRisk(word, addressOneYear)
      expect(recordAnswer(null, first)).toEqual({
        assessment: { addressOneYear, identification, decision },
        isReferred: decision === 'deposit',
      })
    }))

  it('preserves a required deposit until a number clears it, for any answers in between (RSK-03)', () =>
    forAll(fc.array(answer, { maxLength: 8 }), answer, (before, last) => {
      const wasReferred = before.some(
        ({ word, addressOneYear }) => decideRisk(word, addressOneYear) === 'deposit',
      )
      const { assessment } = recordAnswer(recorded(before), last)
      if (wasReferred) expect(assessment.decision).toBe(last.word === 'clear' ? 'cleared' : 'deposit')
      else expect(assessment.decision).toBe(decideRisk(last.word, last.addressOneYear))
    }))
})

describe('withoutAnswer', () => {
  it('removes the answer and preserves the referral (RSK-04)', () =>
    forAll(fc.array(answer, { maxLength: 8 }), (answers) => {
      const record = recorded(answers)
      const left = withoutAnswer(record)
      expect(left?.assessment ?? null).toBeNull()
      expect(left?.isReferred ?? false).toBe(record?.isReferred ?? false)
      expect(withoutAnswer(left)).toEqual(left)
    }))
})
