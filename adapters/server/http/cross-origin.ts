import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** How long a browser may cache a preflight response, in seconds. */
const PREFLIGHT_SECONDS = 600

/**
 * Adds CORS headers for exactly these origins (S13); none without origins. Only origins of the store's own site can use
 * a session, because its cookie is `SameSite=Strict` (S7).
 */
export const allowOrigins = (app: FastifyInstance, origins: readonly string[]): void => {
  if (origins.length === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    reply.header('vary', 'origin')
    if (origin !== undefined && origins.includes(origin))
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'retry-after',
      })
    done()
  })
}

/** Checks whether a request is a CORS preflight from one of these origins. */
export const isPreflight = ({ method, headers }: FastifyRequest, origins: readonly string[]): boolean =>
  method === 'OPTIONS' &&
  headers['access-control-request-method'] !== undefined &&
  origins.includes(headers.origin ?? '')

/** Sends the preflight response for a path with these methods. */
export const answerPreflight = (
  request: FastifyRequest,
  reply: FastifyReply,
  methods: readonly string[],
): FastifyReply =>
  reply
    .code(204)
    .headers({
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
      'access-control-max-age': PREFLIGHT_SECONDS,
      'cache-control': 'no-store',
    })
    .send()
