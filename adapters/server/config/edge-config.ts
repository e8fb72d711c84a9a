import { isIP } from 'node:net'
import { z } from 'zod'
import { either as E } from 'fp-ts'
import type { Edge } from '../http/http-limits.ts'
import { DEFAULT_EDGE } from '../http/http-limits.ts'
import { listOf } from './env-list.ts'
import { integerBetween } from './env-number.ts'
import { isOrigin } from './origin.ts'
import type { ParsedConfig } from './parsed-config.ts'

const MIB = 1024 * 1024
const mebibytes = integerBetween(1, 1_048_576)
const LONGEST_MS = 60_000

/**
 * Checks whether text is an address or a network with a prefix. The network of all addresses is refused: any caller could then set its own address.
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
  /** How long a balancer needs to notice a shutdown: its health check interval. */
  DRAIN_NOTICE_MS: integerBetween(0, LONGEST_MS).default(DEFAULT_EDGE.drain.noticeMs),
}

/** Parses the network edge. */
export const parseEdgeConfig = (read: z.output<z.ZodObject<typeof edgeEnv>>): ParsedConfig<Edge> =>
  E.right({
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
  })
