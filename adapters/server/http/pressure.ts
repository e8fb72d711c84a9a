import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PressureLimits } from '../config/http-limits.ts'
import type { Site } from '#adapters/http/pages.ts'
import { ASSETS, HEALTH } from './prefixes.ts'
import type { BusyPageOf } from './unavailable.ts'
import { sendUnavailable } from './unavailable.ts'

/** Consecutive slow samples of the event loop that decide: one pause, such as a garbage collection, refuses nobody. */
const SLOW_SAMPLES = 2

/** One measurement of the process, in ms and bytes. */
type LoadSample = { readonly eventLoopDelayMs: number; readonly heapBytes: number; readonly rssBytes: number }

export type Pressure = {
  readonly add: (sample: LoadSample) => void
  /** Whether heap or resident memory exceed their limits. */
  readonly isMemoryFull: () => boolean
  /** Whether memory exceeds its limits, or the event loop was slow in two consecutive samples. */
  readonly isOver: () => boolean
}

/** Compares the load of the process with its limits; 0 is no limit. */
export const createPressure = (limits: PressureLimits): Pressure => {
  let slowSamples = 0
  let isMemoryFull = false
  const exceeds = (value: number, limit: number): boolean => limit > 0 && value > limit
  return {
    add: ({ eventLoopDelayMs, heapBytes, rssBytes }) => {
      slowSamples = exceeds(eventLoopDelayMs, limits.eventLoopDelayMs) ? slowSamples + 1 : 0
      isMemoryFull = exceeds(heapBytes, limits.heapBytes) || exceeds(rssBytes, limits.rssBytes)
    },
    isMemoryFull: () => isMemoryFull,
    isOver: () => isMemoryFull || slowSamples >= SLOW_SAMPLES,
  }
}

/** Resolution of the event loop's delay, in ms. */
const RESOLUTION_MS = 10

/** Measures the process until the server closes. */
export const measurePressure = (app: FastifyInstance, limits: PressureLimits): Pressure => {
  const pressure = createPressure(limits)
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  const timer = setInterval(() => {
    const { heapUsed, rss } = process.memoryUsage()
    // Without a record the event loop did not turn at all.
    const mean = delays.count === 0 ? Infinity : delays.mean / 1e6
    pressure.add({ eventLoopDelayMs: mean - RESOLUTION_MS, heapBytes: heapUsed, rssBytes: rss })
    delays.reset()
  }, limits.sampleMs).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    delays.disable()
    done()
  })
  return pressure
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/**
 * Refuses callers while the process is over its limits, instead of delaying all of them. Calls get the error body,
 * pages the page of an overloaded server. Health checks and assets always pass: health reports the load itself, and
 * assets cost little. Documents and files in memory pass as long as memory is within its limits.
 */
export const shedUnderPressure = (
  app: FastifyInstance,
  pressure: Pressure,
  site: () => Site,
  busy: BusyPageOf,
): void => {
  const refuse = sendUnavailable(busy)
  const isInMemory = ({ url }: FastifyRequest): boolean => {
    const [path = ''] = url.split('?', 1)
    return Object.hasOwn(site().documents, path) || Object.hasOwn(site().files, path)
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request
    if (!pressure.isOver() || url.startsWith(HEALTH) || url.startsWith(ASSETS)) return done()
    if (isRead(request) && !pressure.isMemoryFull() && isInMemory(request)) return done()
    refuse(request, reply)
  })
}
