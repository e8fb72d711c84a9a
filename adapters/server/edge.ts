/** Bounds of a request and of a connection (S19). Sizes in bytes, times in ms. */
export type HttpLimits = {
  /** All headers of a request. */
  readonly headerBytes: number
  /** Until the headers of a request are complete; also for a connection that never says a word. */
  readonly headersMs: number
  /** Until a request with its body is complete. */
  readonly requestMs: number
  /** Until an unfinished request has brought another KiB, or its connection ends. */
  readonly senderMs: number
  /** Until a caller has read something of the response that waits for it, or its connection ends. */
  readonly readerMs: number
  /** How long a connection may wait for its next request. */
  readonly keepAliveMs: number
  /** Requests of one connection; the last response says that the connection ends. */
  readonly requestsPerSocket: number
  /** Connections of the process; those beyond are closed at once. */
  readonly connections: number
  /** How often the times are looked at; Node would every 30 s, and let slow callers stay as much longer. */
  readonly checkingMs: number
}

/** What the process may come to before it turns callers away; 0 is no limit. Bytes, and ms. */
export type PressureLimits = {
  readonly eventLoopDelayMs: number
  readonly heapBytes: number
  readonly rssBytes: number
  /** How often they are measured. */
  readonly sampleMs: number
}

/** How a server that stops lets its callers go, in ms. */
export type DrainTimes = {
  /** Says that it is going, and still answers: for a balancer to notice. */
  readonly noticeMs: number
  /** Then takes nobody new and waits for those it has. */
  readonly finishMs: number
}

/** How the server meets the network. */
export type Edge = {
  /** Addresses and networks of the proxies that end TLS before this server; none: it is spoken to directly. */
  readonly trustedProxies: readonly string[]
  /** Origins beside its own whose pages may call the contract (S13). */
  readonly allowedOrigins: readonly string[]
  readonly limits: HttpLimits
  readonly pressure: PressureLimits
  readonly drain: DrainTimes
}

const MIB = 1024 * 1024

export const DEFAULT_EDGE: Edge = {
  trustedProxies: [],
  allowedOrigins: [],
  // The figures of S19.
  limits: {
    headerBytes: 16 * 1024,
    headersMs: 10_000,
    requestMs: 30_000,
    senderMs: 10_000,
    readerMs: 30_000,
    keepAliveMs: 5_000,
    requestsPerSocket: 100,
    // Twice the idle connections of F46: an idle one costs some 10 KiB and ends after ten seconds.
    connections: 20_000,
    checkingMs: 1_000,
  },
  pressure: {
    // A call takes some five turns of the event loop: at a second each it would outlast its caller's five seconds.
    eventLoopDelayMs: 1_000,
    // At rest the process holds some 60 MiB of heap; Node itself gives up at 4 GiB.
    heapBytes: 1_024 * MIB,
    // More than twice what the embedded database leaves resident after it made itself (0.84 GiB).
    rssBytes: 2_048 * MIB,
    sampleMs: 1_000,
  },
  drain: {
    // Nothing stands before the server until somebody says so.
    noticeMs: 0,
    // An order in flight takes at most the gateway's ten seconds (F41).
    finishMs: 10_000,
  },
}
