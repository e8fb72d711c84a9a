import { either as E } from 'fp-ts'
import { SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { isEnding } from '#core/journeys/session/session.selectors.ts'
import type { PageAnswer } from '#core/journeys/page-model/page-model.events.ts'
import type { LoadPageModel } from '#core/ports/page-models.ts'
import { SESSION_IDLE_MS, SESSION_WARNING_MS } from '#core/session/session.ts'
import { buildProvider } from '#test/builders/provider.builder.ts'
import { atCheckout, saleThrough } from '#test/builders/sale.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

/** A sale at its schedule, whose page model is still awaited. */
const atSchedule = async () => {
  const built = buildProvider()
  const orchestrator = built.visitor()
  const timers = new SimulatedClock()
  let answer: (answer: PageAnswer) => void = () => undefined
  const loadPageModel: LoadPageModel = (request) => {
    if (request.endpoint === 'schedule') return () => new Promise((resolve) => (answer = resolve))
    return 'body' in request ? orchestrator.pageModel(request) : orchestrator.pageModelOf(request)
  }
  const { sale } = await saleThrough('acceptAgreements', { built, orchestrator, timers, loadPageModel })
  await atCheckout(sale, (snapshot) => snapshot.matches({ filling: { schedule: 'choosing' } }))
  const pass = (ms: number): void => {
    built.clock.advance(ms)
    timers.increment(ms)
  }
  return { sale, orchestrator, pass, fail: () => answer(E.left({ _tag: 'TimedOut' })) }
}

describe('the session of a sale', () => {
  it('is extended when the schedule is skipped in its last second (SES-03, SCH-04)', async () => {
    const { sale, orchestrator, pass, fail } = await atSchedule()
    pass(SESSION_IDLE_MS - SESSION_WARNING_MS)
    await waitForState(sale.session, isEnding)
    pass(SESSION_WARNING_MS - 1_000)
    fail()
    await atCheckout(sale, (snapshot) => snapshot.matches({ filling: 'payment' }))
    await waitForState(sale.session, (snapshot) => snapshot.matches('watching'))
    expect(await orchestrator.sessionStatus()()).toMatchObject(
      E.right({ isAlive: true, remainingMs: SESSION_IDLE_MS }),
    )
    sale.stop()
  })
})
