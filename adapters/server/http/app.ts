import type { RequestListener } from 'node:http'
import compress from '@fastify/compress'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify'
import fastify from 'fastify'
import { paths } from '#core/routes/routes.ts'
import type { ProviderHandlers } from '#adapters/provider/call/handler.ts'
import { apiDocsRoutes } from './api-docs.ts'
import {
  addressLimit,
  addressPassLimit,
  followUpLimit,
  identityPageLimit,
  loginLimit,
  speedDownloadLimit,
  speedLatencyLimit,
  speedUploadLimit,
} from '#adapters/contract/limits.ts'
import type { CallLimit } from '#adapters/contract/limits.ts'
import { STORE_CALL_MS } from '#adapters/contract/record.ts'
import { assetRoutes } from './asset-routes.ts'
import { refuseUnreadable, requestId, sendRefusal } from './contract-answer.ts'
import { createCallBudget } from './call-budget.ts'
import type { CallLimits } from './contract-routes.ts'
import { contractRoutes } from './contract-routes.ts'
import { cspReportRoutes } from './csp-reports.ts'
import type { DrainTimes, Edge } from '../config/http-limits.ts'
import { DEFAULT_EDGE } from '../config/http-limits.ts'
import type { FollowUpOptions } from './follow-up-routes.ts'
import { followUpRoutes } from './follow-up-routes.ts'
import { healthRoutes } from './health.ts'
import { createHttpServer, refuseMalformed } from './http-server.ts'
import { API, ASSETS } from './prefixes.ts'
import { createPreparedPages } from './prepared-pages.ts'
import { measurePressure, shedUnderPressure } from './pressure.ts'
import type { BusyPageOf } from './unavailable.ts'
import { sendFailure } from './unavailable.ts'
import type { WaitOf } from '#adapters/http/count.ts'
import type { RateLimitOptions } from './rate-limit.ts'
import { createLimiter } from './rate-limit.ts'
import { endOfCall, inRequest } from './request-context.ts'
import { createEnumerationDetector } from '#adapters/http/security-event.ts'
import { languageOf } from '#adapters/http/session-cookie.ts'
import { addSecurityHeaders } from '#adapters/http/security-headers.ts'
import type { SiteOptions } from './site-options.ts'
import { siteRoutes } from './site-routes.ts'
import type { WellKnownOptions } from './well-known.ts'
import { wellKnownRoutes } from './well-known.ts'
import { speedTestRoutes } from './speed-test-routes.ts'
import type { IdentityRouteOptions } from '../identity/identity-routes.ts'
import { identityRoutes } from '../identity/identity-routes.ts'
import { addRequestTelemetry, pageMeter } from '../telemetry/request-telemetry.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'

export type ServerOptions = Omit<SiteOptions, 'provider' | 'addressWait'> &
  Pick<FollowUpOptions, 'renderFollowUp'> &
  Pick<WellKnownOptions, 'securityContact'> & {
    readonly provider: ProviderHandlers
    /** Resolves when the database answers. It does not wait for other calls. */
    readonly ping: () => Promise<void>
    /** Whether calls wait for the database. */
    readonly isBusy?: () => boolean
    readonly logger: FastifyBaseLogger
    /** Folder of the built assets; null when another server delivers them. */
    readonly assetsDir: string | null
    readonly edge?: Partial<Edge>
    /** Counters of rate-limited calls; without it nothing is limited. */
    readonly rateLimit?: RateLimitOptions
    /** Receives request metrics and traces; none if left out. */
    readonly telemetry?: Telemetry | null
    /** The login of the customer portal. Null: its link opens the account page of the brand. */
    readonly identity?: Omit<IdentityRouteOptions, 'wait'> | null
    /** Opens the embedded identity provider, with a client's rate limit on its pages; null if another one serves. */
    readonly identityProvider?: ((wait: WaitOf | null) => Promise<FastifyPluginAsync>) | null
  }

/** Largest request body, in bytes (S19). */
export const BODY_LIMIT = 16 * 1024

/** Longest start of a plugin, in ms. */
const PLUGIN_MS = 10_000

/** Answers a url that no route can read. Who opened it in a browser gets the not-found page (GRD-06). */
const sendUnroutable = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  request.method === 'GET' && !request.url.startsWith(API)
    ? reply.redirect(paths.notFound, 302)
    : sendRefusal(request, reply, { code: 'BAD_REQUEST' })

const openFastify = (
  { logger }: Pick<ServerOptions, 'logger'>,
  { limits, trustedProxies, drain }: Edge,
  busy: BusyPageOf,
  before: (handle: RequestListener) => RequestListener,
): FastifyInstance => {
  const app = fastify({
    loggerInstance: logger,
    genReqId: requestId,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    frameworkErrors: (_error, request, reply) => void sendUnroutable(request, reply),
    clientErrorHandler: refuseUnreadable(logger),
    bodyLimit: BODY_LIMIT,
    serverFactory: (handle) => createHttpServer(before(handle), limits),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Fastify applies this time-out to `preClose` hooks too.
    pluginTimeout: PLUGIN_MS + drain.noticeMs,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  })
  app.setErrorHandler(sendFailure(busy))
  return app
}

/**
 * Drains connections when the server closes (F41). It reports not ready for `noticeMs`, adds `connection: close` to
 * every response, and closes the remaining connections after `finishMs`. Node itself closes no active connection.
 */
const addDrain = (
  app: FastifyInstance,
  { noticeMs, finishMs }: DrainTimes,
): { readonly isOpen: () => boolean } => {
  let isOpen = true
  app.addHook('preClose', async () => {
    isOpen = false
    if (noticeMs > 0) await new Promise((resolve) => setTimeout(resolve, noticeMs))
    setTimeout(() => app.server.closeAllConnections(), finishMs).unref()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!isOpen) reply.header('connection', 'close')
    done(null, payload)
  })
  return { isOpen: () => isOpen }
}

/** A provider elsewhere counts the calls that need a pass by itself. */
const callLimits = async (app: FastifyInstance, options: RateLimitOptions): Promise<CallLimits> => {
  const limiter = await createLimiter(app, options)
  return {
    limiter,
    ...(options.sessions === undefined ? {} : { passLimiter: limiter }),
    budget: createCallBudget(options.clock, options.factor.client),
  }
}

/** Limits a server-rendered page like the call that it makes. */
const pageWait = ({ limiter, budget }: CallLimits, limit: CallLimit): WaitOf => {
  const waitOf = limiter(limit)
  return async (request) => budget.take(request) ?? waitOf(request)
}

/** Limits the server-rendered address page like the calls that it makes. It has no script that could earn a pass. */
const addressPageWait = (limits: CallLimits): WaitOf => {
  const waitOf = pageWait(limits, addressLimit)
  const passWaitOf = limits.passLimiter?.(addressPassLimit)
  return async (request) => (await waitOf(request)) ?? (await passWaitOf?.(request)) ?? null
}

/** Whether each request is logged or traced. Then all of them go through the hooks. */
const isEachRequestNoted = ({ logger, telemetry }: ServerOptions): boolean =>
  ['trace', 'debug', 'info'].includes(logger.level) || (telemetry?.tracing ?? null) !== null

/** Creates the HTTP server: the contract under `/api/`, the site, and the health checks. It does not listen yet. */
export const createServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const edge = { ...DEFAULT_EDGE, ...options.edge }
  const pages = createPreparedPages({
    site: options.site,
    mayAnswer: () => drain.isOpen() && !pressure.isMemoryFull() && !isEachRequestNoted(options),
    ...(options.telemetry && { onAnswered: pageMeter(options.telemetry) }),
  })
  const busy: BusyPageOf = (request) => options.site().frames[languageOf(request)].busy
  const app = openFastify(options, edge, busy, pages.before)
  const drain = addDrain(app, edge.drain)
  const pressure = measurePressure(app, edge.pressure)
  app.addHook('onResponse', pages.remember)
  if (options.telemetry) addRequestTelemetry(app, options.telemetry, edge.trustedProxies)
  await addSecurityHeaders(app, edge.trustedProxies.length > 0)
  app.addHook('onRequest', refuseMalformed)
  app.addHook('onRequest', (request, _reply, done) =>
    inRequest({ reqId: request.id, operation: null, endsAt: endOfCall(STORE_CALL_MS) }, done),
  )
  shedUnderPressure(app, pressure, options.site, busy)
  const isBusy = (): boolean => pressure.isOver() || options.isBusy?.() === true
  await app.register(healthRoutes({ ping: options.ping, isOpen: drain.isOpen, isBusy }))
  await app.register(cspReportRoutes())
  if (options.assetsDir !== null) await app.register(assetRoutes(options.assetsDir), { prefix: ASSETS })
  // The build compresses files, and documents are compressed once. This compresses per-caller responses.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false })
  const limits = options.rateLimit === undefined ? null : await callLimits(app, options.rateLimit)
  const detectEnumeration = createEnumerationDetector(options.rateLimit)
  const contract = contractRoutes(options.provider, edge.allowedOrigins, limits, detectEnumeration)
  await app.register(contract, { prefix: API.slice(0, -1) })
  await app.register(apiDocsRoutes(options.site().contractExamples))
  if (options.identity)
    await app.register(
      identityRoutes({ ...options.identity, ...(limits && { wait: pageWait(limits, loginLimit) }) }),
    )
  if (options.identityProvider)
    await app.register(await options.identityProvider(limits && pageWait(limits, identityPageLimit)))
  await app.register(wellKnownRoutes({ ...options, isIdentityProvider: Boolean(options.identityProvider) }))
  const followUpWait = limits && pageWait(limits, followUpLimit)
  const { allowedOrigins } = edge
  await app.register(followUpRoutes({ ...options, allowedOrigins, ...(followUpWait && { followUpWait }) }))
  await app.register(
    speedTestRoutes({
      limits: edge.speedTest,
      isBusy,
      allowedOrigins,
      waits: limits && {
        latency: pageWait(limits, speedLatencyLimit),
        download: pageWait(limits, speedDownloadLimit),
        upload: pageWait(limits, speedUploadLimit),
      },
    }),
  )
  const addressWait = limits && addressPageWait(limits)
  await app.register(siteRoutes({ ...options, ...(addressWait && { addressWait }) }))
  return app
}
