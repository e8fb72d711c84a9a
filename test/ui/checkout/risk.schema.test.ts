import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IdentificationType } from '#core/risk/identification-type.ts'
import { identificationTypes, isIdentificationType } from '#core/risk/identification-type.ts'
import { parseIdentification } from '#core/risk/risk.ts'
import { digits } from '#test/arbitraries/card.arbitrary.ts'
import { clearIdentification } from '#test/arbitraries/risk.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { fieldErrors } from '#ui/features/form-schema.ts'
import { groupIdentification } from '#ui/features/checkout/identification-typing.ts'
import { isNumbered, readRisk, riskSchema, type RiskEntry } from '#ui/features/checkout/risk.schema.ts'

const offered = fc.subarray<IdentificationType>([...identificationTypes])

/** Entries of which about every field is as often right as wrong. */
const entry: fc.Arbitrary<RiskEntry> = clearIdentification.chain(({ type, number }) =>
  fc.record({
    addressOneYear: fc.oneof(fc.constantFrom('yes', 'no'), anyText),
    identificationType: fc.oneof(fc.constantFrom<string>(type, ...identificationTypes), anyText),
    identificationNumber: fc.oneof(
      fc.constant<string>(number),
      fc.constant(groupIdentification(type, number)),
      digits(8, 10),
      anyText,
    ),
  }),
)

describe('riskSchema', () => {
  it('accepts exactly what the core accepts of what is offered, as the core reads it, and refuses with its tags (RSK-01)', () => {
    fc.assert(
      fc.property(entry, offered, (typed, types) => {
        const { addressOneYear, identificationType: type, identificationNumber } = typed
        const isOffered = isIdentificationType(type) && types.includes(type)
        const number = isOffered && isNumbered(type) ? parseIdentification(type, identificationNumber) : null
        const failures = {
          ...(addressOneYear === 'yes' || addressOneYear === 'no' ? {} : { addressOneYear: 'AnswerMissing' }),
          ...(isOffered ? {} : { identificationType: 'TypeMissing' }),
          ...(number !== null && E.isLeft(number) ? { identificationNumber: number.left._tag } : {}),
        }
        const read = riskSchema(types, type).safeParse(typed)
        expect(read.success ? {} : fieldErrors(read.error)).toEqual(failures)
        if (read.success)
          expect(read.data.identificationNumber).toEqual(
            number !== null && E.isRight(number) ? number.right : null,
          )
      }),
      { numRuns: 500 },
    )
  })
})

describe('readRisk', () => {
  it('reads every identification of the core back from what is typed of it (RSK-01)', () => {
    fc.assert(
      fc.property(clearIdentification, fc.boolean(), (identification, addressOneYear) => {
        const typed = {
          addressOneYear: addressOneYear ? 'yes' : 'no',
          identificationType: identification.type,
          identificationNumber: groupIdentification(identification.type, identification.number),
        }
        expect(readRisk(typed, identificationTypes)).toEqual({
          isComplete: true,
          risk: { addressOneYear, identification },
        })
      }),
    )
  })

  it('takes no number from a buyer who gives none, whatever is left in the field', () => {
    fc.assert(
      fc.property(anyText, (left) => {
        const typed = { addressOneYear: 'no', identificationType: 'NONE', identificationNumber: left }
        expect(readRisk(typed, identificationTypes)).toEqual({
          isComplete: true,
          risk: { addressOneYear: false, identification: null },
        })
      }),
    )
  })
})
