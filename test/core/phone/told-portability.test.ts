import { describe, expect, it } from 'vitest'
import type { Portability } from '#core/phone/portability.ts'
import { toldPortability } from '#core/phone/told-portability.ts'

const reasons = ['inactive', 'unassigned', 'ownCustomer', 'outsideRateCenter', 'frozen'] as const

describe('toldPortability', () => {
  it('says yes to a number that is portable (PHN-07)', () => {
    expect(toldPortability({ decision: 'portable', reason: 'portable' })).toEqual({
      isPortable: true,
      reason: 'portable',
    })
  })

  it.each(['tollFree', 'premium'] as const)('names what the number itself shows: %s (PHN-07)', (reason) => {
    expect(toldPortability({ decision: 'notPortable', reason })).toEqual({ isPortable: false, reason })
  })

  it('has one word for every reason that is the affair of somebody else, and for a check that failed (PHN-07)', () => {
    const shut: readonly Portability[] = [
      ...reasons.map((reason) => ({ decision: 'notPortable', reason }) as const),
      { decision: 'undecided', reason: 'checkUnavailable' },
      { decision: 'undecided', reason: 'detailsUnavailable' },
    ]
    const told = shut.map((decided) => JSON.stringify(toldPortability(decided)))
    expect(new Set(told)).toEqual(new Set([JSON.stringify({ isPortable: false, reason: 'notPortable' })]))
  })
})
