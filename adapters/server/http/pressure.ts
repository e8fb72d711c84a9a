import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './contract-answer.ts'
import type { PressureLimits } from '../config/http-limits.ts'
import type { SiteDocument } from '#adapters/http/pages.ts'
import { sendBusyPage } from '#adapters/http/pages.ts'
import { API, ASSETS, HEALTH } from './prefixes.ts'

/** `retry-after` of the page, in seconds. */
const RETRY_AFTER = 10

const isPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith(API)

/**
 * Refuses callers while the process is over its limits, instead of delaying all of them. Calls get the error body, pages the page of an overloaded
 * server. Health checks and assets always pass: health reports the load itself, and assets cost little.
 */
export const shedUnderPressure = async (
  app: FastifyInstance,
  limits: PressureLimits,
  busy: (request: FastifyRequest) => SiteDocument,
): Promise<void> => {
  const refuse = (request: FastifyRequest, reply: FastifyReply): void => {
    if (request.url.startsWith(HEALTH) || request.url.startsWith(ASSETS)) return
    if (isPage(request)) sendBusyPage(reply, busy(request), RETRY_AFTER)
    else sendRefusal(request, reply, { code: 'UNAVAILABLE' })
  }
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    maxHeapUsedBytes: limits.heapBytes,
    maxRssBytes: limits.rssBytes,
    sampleInterval: limits.sampleMs,
    pressureHandler: refuse,
  })
}
