import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** How long a browser may remember that it may ask, in seconds. */
const PREFLIGHT_SECONDS = 600

/**
 * Lets pages of exactly these origins read the contract's answers (S13); with none no answer names an origin. Only origins of the
 * store's own site get at a session, because its cookie goes to no other (S7).
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

/** Whether a call is a browser's question, on behalf of one of these origins, if it may call. */
export const isPreflight = ({ method, headers }: FastifyRequest, origins: readonly string[]): boolean =>
  method === 'OPTIONS' &&
  headers['access-control-request-method'] !== undefined &&
  origins.includes(headers.origin ?? '')

/** Answers the question for a path with these methods. */
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
