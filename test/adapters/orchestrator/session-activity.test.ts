import { describe, expect, it } from 'vitest'
import { saleContract } from '#adapters/contract/sale-contract.ts'
import { createSessionActivity } from '#adapters/orchestrator/session-activity.ts'
import { answerOf, buildProvider, localizeAt } from '#test/builders/provider.builder.ts'

describe(createSessionActivity, () => {
  it('reports a call exactly when the provider extended the session for it (SES-01)', async () => {
    const { visitor, clock } = buildProvider()
    const { sessionActivity, watched } = createSessionActivity()
    const orchestrator = watched(visitor(), saleContract)
    let reports = 0
    sessionActivity.subscribe(() => {
      reports += 1
    })
    await localizeAt(orchestrator)
    const remaining = async () => (await answerOf(orchestrator.sessionStatus())).remainingMs
    const calls = {
      sessionStatus: orchestrator.sessionStatus(),
      sessionInfo: orchestrator.sessionInfo(),
      cart: orchestrator.cart(),
      getOffers: orchestrator.getOffers({ featuredOffersOnly: false }),
      modifyCart: orchestrator.modifyCart({ version: 1, lines: [] }),
    }
    for (const [name, call] of Object.entries(calls)) {
      clock.advance(5 * 60_000)
      const [before, reported] = [await remaining(), reports]
      await call()
      expect([name, reports > reported]).toEqual([name, (await remaining()) > before])
    }
    expect(reports).toBe(4)
  })
})
