import { either as E } from 'fp-ts'
import { isKnownPlace } from '#core/analytics/known-place.ts'
import { dateAt } from '#core/shared/plain-date.ts'
import type { Engine } from '../call/call.ts'
import { refuse, safely } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'

const RECORDED = { body: { recorded: true } } as const

type UsageHandlers = Pick<ProviderHandlers, 'recordEvents' | 'recordLog'>

export const usageHandlers = (engine: Engine): UsageHandlers => ({
  recordEvents: safely(engine, async (_context, { events }) => {
    const { slug } = engine.brand()
    const known = events.filter(({ at }) => isKnownPlace(at, slug))
    const counted = await engine.analytics.count(dateAt(engine.clock.now(), 0), known)()
    return E.isLeft(counted) ? refuse('UNAVAILABLE') : E.right(RECORDED)
  }),

  recordLog: safely(engine, async (_context, { entries }) => {
    for (const entry of entries) engine.pageLog(entry)
    return E.right(RECORDED)
  }),
})
