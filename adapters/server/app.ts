import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import fastify from 'fastify'
import type { Provider } from '#adapters/orchestrator/pocket/handler.ts'
import { refuseUnreadable, requestId, sendError, sendRefusal } from './contract-answer.ts'
import { contractRoutes } from './contract-routes.ts'
import { healthRoutes } from './health.ts'
import type { SiteOptions } from './site-routes.ts'
import { siteRoutes } from './site-routes.ts'

export type ServerOptions = Omit<SiteOptions, 'provider'> & {
  readonly provider: Provider
  readonly ping: () => Promise<void>
  readonly logger: FastifyBaseLogger
}

/** Limits of a request: 16 KiB of body, 30 s in all, 10 s for its headers, 5 s of idle connection (S19). */
const BODY_LIMIT = 16 * 1024
const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 10_000
const KEEP_ALIVE_MS = 5_000
/** How often the two limits are looked at; Node would every 30 s, and let slow callers stay as much longer. */
const CHECKING_MS = 1_000
/** How long a server that stops waits for its callers, in ms: once it stops, Node hangs up on nobody by itself (F41). */
const DRAIN_MS = 10_000

/** The host: one Fastify with the contract under `/api/`, the site, and the health checks. Not yet listening. */
export const createServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: options.logger,
    genReqId: requestId,
    frameworkErrors: (_error, request, reply) => void sendRefusal(request, reply, { code: 'BAD_REQUEST' }),
    clientErrorHandler: refuseUnreadable,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { connectionsCheckingInterval: CHECKING_MS },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  })
  app.server.headersTimeout = HEADERS_TIMEOUT_MS
  app.setErrorHandler(sendError)
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), DRAIN_MS).unref()
    done()
  })
  await app.register(healthRoutes(options.ping))
  await app.register(contractRoutes(options.provider), { prefix: '/api' })
  await app.register(siteRoutes(options))
  return app
}
