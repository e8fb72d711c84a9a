import { describe, expect, it } from 'vitest'
import type { Portability } from '#core/phone/portability.ts'
import { portabilitySummary } from '#core/phone/portability-summary.ts'

const reasons = ['inactive', 'unassigned', 'ownCustomer', 'outsideRateCenter', 'frozen'] as const

describe('portabilitySummary', () => {
  it('confirms a portable number (PHN-07)', () => {
    expect(portabilitySummary({ decision: 'portable', reason: 'portable' })).toEqual({
      isPortable: true,
      reason: 'portable',
    })
  })

  it.each(['tollFree', 'premium'] as const)('reports what the number itself shows: %s (PHN-07)', (reason) => {
    expect(portabilitySummary({ decision: 'notPortable', reason })).toEqual({ isPortable: false, reason })
  })

  it('has one text for every reason outside the visitor’s control, and for a failed check (PHN-07)', () => {
    const shut: readonly Portability[] = [
      ...reasons.map((reason) => ({ decision: 'notPortable', reason }) as const),
      { decision: 'undecided', reason: 'checkUnavailable' },
      { decision: 'undecided', reason: 'detailsUnavailable' },
    ]
    const summaries = shut.map((decided) => JSON.stringify(portabilitySummary(decided)))
    expect(new Set(summaries)).toEqual(
      new Set([JSON.stringify({ isPortable: false, reason: 'notPortable' })]),
    )
  })
})
