import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './contract-answer.ts'
import type { PressureLimits } from './edge.ts'
import type { SiteDocument } from './pages.ts'
import { sendBusyPage } from './pages.ts'
import { API, ASSETS, HEALTH } from './prefixes.ts'

/** Seconds after which a page asks again. */
const RETRY_AFTER = 10

const isPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith(API)

/**
 * Turns callers away while the process is past its limits, rather than letting everybody wait: calls in the one error shape,
 * pages in words. Health says so itself, and files cost too little to be worth it.
 */
export const shedUnderPressure = async (
  app: FastifyInstance,
  limits: PressureLimits,
  busy: () => SiteDocument,
): Promise<void> => {
  const turnAway = (request: FastifyRequest, reply: FastifyReply): void => {
    if (request.url.startsWith(HEALTH) || request.url.startsWith(ASSETS)) return
    if (isPage(request)) sendBusyPage(reply, busy(), RETRY_AFTER)
    else sendRefusal(request, reply, { code: 'UNAVAILABLE' })
  }
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    maxHeapUsedBytes: limits.heapBytes,
    maxRssBytes: limits.rssBytes,
    sampleInterval: limits.sampleMs,
    pressureHandler: turnAway,
  })
}
