import { describe, expect, it } from 'vitest'
import { externalCheckOf } from '#core/risk/external-check.ts'

describe('externalCheckOf', () => {
  it.each([
    [null, null, false, false],
    ['cleared', 'NONE', false, false],
    ['cleared', 'SSN', false, false],
    ['deposit', 'SSN', true, false],
    ['deposit', 'NONE', true, true],
  ] as const)(
    'with the decision %s and the identification %s requires a payment in advance: %s, which a check can remove: %s (RSK-05)',
    (decision, identification, externalCheckPiaRequired, eligibleForExternalCreditCheck) => {
      expect(externalCheckOf({ decision, identification })).toEqual({
        externalCheckPiaRequired,
        eligibleForExternalCreditCheck,
      })
    },
  )
})
