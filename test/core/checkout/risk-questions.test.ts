import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import type { RiskForm, RiskQuestions } from '#core/checkout/risk-questions.ts'
import { parseRiskForm, riskQuestions } from '#core/checkout/risk-questions.ts'
import type { IdentificationType } from '#core/risk/identification-type.ts'
import { riskAssessment, riskForm, riskRequirements } from '#test/arbitraries/checkout-form.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const depositOfferId = 'deposit' as OfferId

const taking = (...identificationTypes: readonly IdentificationType[]): RiskQuestions =>
  riskQuestions({ identificationTypes, depositOfferId }, null)

const nothing = { asksAddressOneYear: false, identificationTypes: [], isNumberOptional: false }

describe('riskQuestions', () => {
  it('is empty once answered, and without requirements (CHK-10)', () => {
    forAll(fc.option(riskRequirements), riskAssessment, (requirements, assessment) => {
      expect(riskQuestions(requirements, assessment)).toEqual({ ...nothing, reason: 'alreadyAssessed' })
    })
    expect(riskQuestions(null, null)).toEqual({ ...nothing, reason: 'requirementsUnknown' })
  })

  it.each<[readonly IdentificationType[], RiskQuestions]>([
    [[], { ...nothing, asksAddressOneYear: true, reason: 'noIdentificationAsked' }],
    [['NONE'], { ...nothing, asksAddressOneYear: true, reason: 'noIdentificationAsked' }],
    [
      ['SSN', 'NONE'],
      {
        asksAddressOneYear: true,
        identificationTypes: ['SSN', 'NONE'],
        isNumberOptional: true,
        reason: 'asked',
      },
    ],
    [
      ['ITIN'],
      { asksAddressOneYear: true, identificationTypes: ['ITIN'], isNumberOptional: false, reason: 'asked' },
    ],
  ])('of a provider that takes %j require no other type (CHK-10)', (types, questions) => {
    expect(taking(...types)).toEqual(questions)
  })
})

const form: RiskForm = {
  addressOneYear: false,
  identificationType: 'SSN',
  identificationNumber: '219-09-9999',
}

const ALL_RIGHT = { addressOneYear: null, identificationType: null, identificationNumber: null }

describe('parseRiskForm', () => {
  it.each<[Partial<RiskForm>, RiskQuestions, unknown]>([
    [
      {},
      taking('SSN', 'NONE'),
      { addressOneYear: false, identification: { type: 'SSN', number: '219099999' } },
    ],
    [{ identificationType: 'NONE' }, taking('SSN', 'NONE'), { addressOneYear: false, identification: null }],
    [{}, taking('NONE'), { addressOneYear: false, identification: null }],
    [{ identificationType: '' }, riskQuestions(null, null), { addressOneYear: null, identification: null }],
  ])('takes %j (CHK-10)', (change, asked, answer) => {
    expect(parseRiskForm({ ...form, ...change }, asked)).toEqual(E.right(answer))
  })

  it.each<[Partial<RiskForm>, unknown]>([
    [{ addressOneYear: null }, { addressOneYear: { _tag: 'AnswerMissing' } }],
    [{ identificationType: '' }, { identificationType: { _tag: 'IdentificationTypeMissing' } }],
    [
      { identificationType: 'EIN' },
      { identificationType: { _tag: 'IdentificationTypeNotTaken', identificationType: 'EIN' } },
    ],
    [
      { identificationType: 'ssn' },
      { identificationType: { _tag: 'IdentificationTypeNotTaken', identificationType: 'ssn' } },
    ],
    [{ identificationNumber: ' ' }, { identificationNumber: { _tag: 'IdentificationMissing' } }],
    [
      { identificationNumber: '000-00-0000' },
      { identificationNumber: { _tag: 'IdentificationInvalid', type: 'SSN' } },
    ],
    [
      { addressOneYear: null, identificationType: '' },
      {
        addressOneYear: { _tag: 'AnswerMissing' },
        identificationType: { _tag: 'IdentificationTypeMissing' },
      },
    ],
  ])('says of %j what is wrong with each field (CHK-10, RSK-01)', (change, failures) => {
    expect(parseRiskForm({ ...form, ...change }, taking('SSN', 'NONE'))).toEqual(
      E.left({ ...ALL_RIGHT, ...(failures as object) }),
    )
  })

  it('returns only the requested fields, and never repeats a refused number (CHK-10)', () =>
    forAll(riskForm, fc.option(riskRequirements), (typed, requirements) => {
      const asked = riskQuestions(requirements, null)
      const parsed = parseRiskForm(typed, asked)
      if (E.isLeft(parsed)) {
        expect(JSON.stringify(parsed.left)).not.toMatch(/\d/)
        return
      }
      expect(parsed.right.addressOneYear === null).toBe(!asked.asksAddressOneYear)
      const type = parsed.right.identification?.type ?? 'NONE'
      expect(asked.identificationTypes.length === 0 || asked.identificationTypes.includes(type)).toBe(true)
    }))
})
