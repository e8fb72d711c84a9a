import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identificationTypes } from '#core/risk/identification-type.ts'
import { type BureauWord, decideRisk } from '#core/risk/risk.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { riskOutlook } from '#ui/features/sale/checkout/risk-outlook.ts'
import { isNumbered } from '#ui/features/sale/checkout/risk-answers.ts'
import { forAll } from '#test/for-all.ts'

const answers = fc.record({
  addressOneYear: fc.constantFrom('yes', 'no'),
  identificationType: fc.constantFrom<string>(...identificationTypes),
})

describe('riskOutlook', () => {
  it('promises nothing that the decision can break, for any credit bureau result (RSK-02, RSK-03)', () =>
    forAll(
      answers,
      fc.constantFrom<BureauWord>('clear', 'referred'),
      fc.boolean(),
      (given, said, isReferred) => {
        const outlook = riskOutlook(given, isReferred)
        const word = isNumbered(given.identificationType) ? said : 'unasked'
        const decision = decideRisk(word, given.addressOneYear === 'yes', isReferred)
        if (outlook !== 'bureauDecides') expect(outlook === 'referred' ? 'deposit' : outlook).toBe(decision)
      },
    ))

  it('leaves open only what depends on the credit bureau', () =>
    forAll(answers, fc.boolean(), (given, isReferred) => {
      expect(riskOutlook(given, isReferred) === 'bureauDecides').toBe(isNumbered(given.identificationType))
    }))

  it('says nothing about an incomplete answer', () =>
    forAll(answers, anyText, (given, text) => {
      fc.pre(text !== 'yes' && text !== 'no' && !identificationTypes.some((type) => type === text))
      expect(riskOutlook({ ...given, addressOneYear: text }, false)).toBeNull()
      expect(riskOutlook({ ...given, identificationType: text }, false)).toBeNull()
    }))
})
