import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadOnce } from '#core/shared/load-once.ts'
import { forAllAsync } from '#test/for-all.ts'

describe('loadOnce', () => {
  it('loads once for all callers, and again after each failure, which all its callers get', () =>
    forAllAsync(fc.nat(3), fc.integer({ min: 1, max: 5 }), async (failures, callers) => {
      let loads = 0
      const load = loadOnce(async () => {
        loads += 1
        if (loads <= failures) throw new Error(`failure ${loads}`)
        return loads
      })
      const callTogether = () => Promise.allSettled(Array.from({ length: callers }, load))
      for (let round = 1; round <= failures; round += 1)
        for (const answer of await callTogether())
          expect(answer).toMatchObject({ status: 'rejected', reason: { message: `failure ${round}` } })
      for (const answer of [...(await callTogether()), ...(await callTogether())])
        expect(answer).toEqual({ status: 'fulfilled', value: failures + 1 })
    }))

  it('does not load before its first call', () => {
    loadOnce(() => expect.unreachable())
  })
})
