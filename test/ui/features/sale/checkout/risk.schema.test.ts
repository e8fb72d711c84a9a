import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import { identificationTypes } from '#core/risk/identification-type.ts'
import { clearIdentification } from '#test/arbitraries/risk.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { groupIdentification } from '#ui/features/sale/checkout/identification-typing.ts'
import { readRisk } from '#ui/features/sale/checkout/risk.schema.ts'

const requirements = { identificationTypes, depositOfferId: 'security-deposit' as OfferId }

describe('readRisk', () => {
  it('parses every identification of the core from its typed form (RSK-01)', () => {
    fc.assert(
      fc.property(clearIdentification, fc.boolean(), (identification, addressOneYear) => {
        const typed = {
          addressOneYear: addressOneYear ? 'yes' : 'no',
          identificationType: identification.type,
          identificationNumber: groupIdentification(identification.type, identification.number),
        }
        expect(readRisk(typed, requirements)).toEqual({
          isComplete: true,
          risk: { addressOneYear, identification },
        })
      }),
    )
  })

  it('ignores the number field of a buyer who provides none', () => {
    fc.assert(
      fc.property(anyText, (left) => {
        const typed = { addressOneYear: 'no', identificationType: 'NONE', identificationNumber: left }
        expect(readRisk(typed, requirements)).toEqual({
          isComplete: true,
          risk: { addressOneYear: false, identification: null },
        })
      }),
    )
  })

  it('refuses an answer before the requirements are loaded (CHK-10)', () => {
    const typed = { addressOneYear: 'yes', identificationType: 'NONE', identificationNumber: '' }
    expect(readRisk(typed, null)).toEqual({ isComplete: false, errors: { addressOneYear: 'AnswerMissing' } })
  })
})
