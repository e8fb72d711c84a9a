import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PressureLimits } from '../config/http-limits.ts'
import { ASSETS, HEALTH } from './prefixes.ts'
import type { BusyPageOf } from './unavailable.ts'
import { sendUnavailable } from './unavailable.ts'

/**
 * Refuses callers while the process is over its limits, instead of delaying all of them. Calls get the error body, pages the page of an overloaded
 * server. Health checks and assets always pass: health reports the load itself, and assets cost little.
 */
export const shedUnderPressure = async (
  app: FastifyInstance,
  limits: PressureLimits,
  busy: BusyPageOf,
): Promise<void> => {
  const answer = sendUnavailable(busy)
  const refuse = (request: FastifyRequest, reply: FastifyReply): void => {
    if (request.url.startsWith(HEALTH) || request.url.startsWith(ASSETS)) return
    answer(request, reply)
  }
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    maxHeapUsedBytes: limits.heapBytes,
    maxRssBytes: limits.rssBytes,
    sampleInterval: limits.sampleMs,
    pressureHandler: refuse,
  })
}
