import { describe, expect, it } from 'vitest'
import { RETENTION } from '#adapters/server/store/retention.ts'
import { retentionPeriods } from '#ui/content/retention-periods.ts'

const DAY_MS = 86_400_000

describe('retentionPeriods', () => {
  it('are those of the server', () => {
    expect(retentionPeriods).toEqual({
      orderedSessionDays: RETENTION.orderedSessionMs / DAY_MS,
      orderYears: RETENTION.orderMs / DAY_MS / 365,
      accountYears: RETENTION.portalAccountMs / DAY_MS / 365,
      messageDays: RETENTION.messageMs / DAY_MS,
      followUpDays: RETENTION.followUpMs / DAY_MS,
      analyticsDays: RETENTION.analyticsDays,
    })
    // The pages write this day as a word.
    expect(RETENTION.sessionMs).toBe(DAY_MS)
  })
})
