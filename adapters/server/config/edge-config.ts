import { isIP } from 'node:net'
import { z } from 'zod'
import { either as E } from 'fp-ts'
import type { Edge, SpeedTestLimits } from './http-limits.ts'
import { DEFAULT_EDGE, SPEED_TEST_BYTES } from './http-limits.ts'
import { listOf } from './env-list.ts'
import { integerBetween, isOrigin, badConfig } from './parsed-config.ts'
import type { ParsedConfig } from './parsed-config.ts'

const MIB = 1024 * 1024
const mebibytes = integerBetween(1, 1_048_576)
const LONGEST_MS = 60_000

/**
 * Checks for an address or a network with a prefix. Refuses the network of all addresses: anyone could set theirs.
 */
const isProxy = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  const bits = Number(prefix ?? 1)
  return /^\d{1,3}$/.test(prefix ?? '1') && bits >= 1 && bits <= (version === 4 ? 32 : 128)
}

/** The variables of the network edge. */
export const edgeEnv = {
  /** The proxies that end TLS. Forwarded addresses and hosts are trusted from them only. */
  TRUSTED_PROXIES: listOf(isProxy, 'addresses or networks such as 10.0.0.0/8, comma-separated'),
  ALLOWED_ORIGINS: listOf(isOrigin, 'origins such as https://tienda.example, comma-separated'),
  MAX_EVENT_LOOP_DELAY_MS: integerBetween(10, LONGEST_MS).default(DEFAULT_EDGE.pressure.eventLoopDelayMs),
  MAX_HEAP_MIB: mebibytes.default(DEFAULT_EDGE.pressure.heapBytes / MIB),
  MAX_RSS_MIB: mebibytes.default(DEFAULT_EDGE.pressure.rssBytes / MIB),
  /** Connections of the process; more are closed at once. */
  MAX_CONNECTIONS: z.coerce.number().int().min(1).max(1_000_000).default(DEFAULT_EDGE.limits.connections),
  /** Mebibytes of the download and of the upload of a speed test; both together are at most 50 MB. */
  SPEED_TEST_DOWNLOAD_MIB: integerBetween(1, 47).default(DEFAULT_EDGE.speedTest.downloadBytes / MIB),
  SPEED_TEST_UPLOAD_MIB: integerBetween(1, 47).default(DEFAULT_EDGE.speedTest.uploadBytes / MIB),
  /** Transfers of speed tests at once; 0 refuses every test. */
  SPEED_TESTS_AT_ONCE: integerBetween(0, 1_000).default(DEFAULT_EDGE.speedTest.atOnce),
  /** How long a balancer needs to notice a shutdown: its health check interval. */
  DRAIN_NOTICE_MS: integerBetween(0, LONGEST_MS).default(DEFAULT_EDGE.drain.noticeMs),
}

type EdgeVariables = z.output<z.ZodObject<typeof edgeEnv>>

const speedTestOf = (read: EdgeVariables): SpeedTestLimits => ({
  downloadBytes: read.SPEED_TEST_DOWNLOAD_MIB * MIB,
  uploadBytes: read.SPEED_TEST_UPLOAD_MIB * MIB,
  atOnce: read.SPEED_TESTS_AT_ONCE,
})

/** Parses the network edge. Fails when a speed test would transfer more than 50 MB. */
export const parseEdgeConfig = (read: EdgeVariables): ParsedConfig<Edge> => {
  const speedTest = speedTestOf(read)
  if (speedTest.downloadBytes + speedTest.uploadBytes > SPEED_TEST_BYTES)
    return badConfig('SPEED_TEST_DOWNLOAD_MIB and SPEED_TEST_UPLOAD_MIB: at most 50 MB together')
  return E.right({
    ...DEFAULT_EDGE,
    trustedProxies: read.TRUSTED_PROXIES,
    allowedOrigins: read.ALLOWED_ORIGINS,
    limits: { ...DEFAULT_EDGE.limits, connections: read.MAX_CONNECTIONS },
    pressure: {
      ...DEFAULT_EDGE.pressure,
      eventLoopDelayMs: read.MAX_EVENT_LOOP_DELAY_MS,
      heapBytes: read.MAX_HEAP_MIB * MIB,
      rssBytes: read.MAX_RSS_MIB * MIB,
    },
    drain: { ...DEFAULT_EDGE.drain, noticeMs: read.DRAIN_NOTICE_MS },
    speedTest,
  })
}
