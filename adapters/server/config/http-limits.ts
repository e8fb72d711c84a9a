/** Limits of a request and a connection (S19). Sizes in bytes, times in ms. */
export type HttpLimits = {
  /** Size of all headers of a request. */
  readonly headerBytes: number
  /** Until the headers of a request are complete; also the limit of a connection that sends nothing. */
  readonly headersMs: number
  /** Until the request body is complete. */
  readonly requestMs: number
  /** Until an incomplete request has brought another KiB. */
  readonly senderMs: number
  /** Until a caller has read some of a pending response. */
  readonly readerMs: number
  /** How long an idle connection stays open. */
  readonly keepAliveMs: number
  /** Requests per connection; the last response closes it. */
  readonly requestsPerSocket: number
  /** Connections of the process; more are closed at once. */
  readonly connections: number
  /** Interval of the time-out checks. Node's default of 30 s would let slow callers stay that much longer. */
  readonly checkingMs: number
}

/** Load above which the process refuses callers; 0 is no limit. In bytes and ms. */
export type PressureLimits = {
  readonly eventLoopDelayMs: number
  readonly heapBytes: number
  readonly rssBytes: number
  /** Interval of the measurements. */
  readonly sampleMs: number
}

/** How a server drains its connections at shutdown, in ms. */
export type DrainTimes = {
  /** Reports not ready and still answers, so that a balancer notices. */
  readonly noticeMs: number
  /** Then accepts no new connection and waits for those in progress. */
  readonly finishMs: number
}

/** Limits of the speed test of visitors. */
export type SpeedTestLimits = {
  readonly downloadBytes: number
  readonly uploadBytes: number
  /** Transfers of the process at once; others are refused. 0 refuses every test. */
  readonly atOnce: number
}

/** The most that one test may transfer, in bytes. */
export const SPEED_TEST_BYTES = 50_000_000

/** Settings of the network edge. */
export type Edge = {
  /** Addresses and networks of the proxies that end TLS; empty when callers connect directly. */
  readonly trustedProxies: readonly string[]
  /** Other origins whose pages may call the contract (S13). */
  readonly allowedOrigins: readonly string[]
  readonly limits: HttpLimits
  readonly pressure: PressureLimits
  readonly drain: DrainTimes
  readonly speedTest: SpeedTestLimits
}

const MIB = 1024 * 1024

export const DEFAULT_EDGE: Edge = {
  trustedProxies: [],
  allowedOrigins: [],
  limits: {
    headerBytes: 16 * 1024,
    headersMs: 10_000,
    requestMs: 30_000,
    senderMs: 10_000,
    readerMs: 30_000,
    keepAliveMs: 5_000,
    requestsPerSocket: 100,
    // Twice the idle connections of F46. An idle connection costs about 10 KiB and ends after ten seconds.
    connections: 20_000,
    checkingMs: 1_000,
  },
  pressure: {
    // A call takes about five event loop turns. At one second each it would exceed its caller's five seconds.
    eventLoopDelayMs: 1_000,
    // An idle process uses about 60 MiB of heap; Node's own limit is 4 GiB.
    heapBytes: 1_024 * MIB,
    // More than twice the resident memory of the embedded database after it created itself (0.84 GiB).
    rssBytes: 2_048 * MIB,
    sampleMs: 1_000,
  },
  drain: {
    // By default there is no balancer.
    noticeMs: 0,
    // An order in progress takes at most the gateway's ten seconds (F41).
    finishMs: 10_000,
  },
  speedTest: {
    // A 1 Gbps connection needs a quarter of a second, 25 Mbps ten. Both together are below a test's 50 MB.
    downloadBytes: 30 * MIB,
    uploadBytes: 15 * MIB,
    // Four tests saturate the connection of a small server for seconds; pages and orders matter more.
    atOnce: 4,
  },
}
