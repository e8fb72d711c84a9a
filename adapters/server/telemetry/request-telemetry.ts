import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Telemetry } from './telemetry.ts'
import type { RequestSpan } from './tracing.ts'

/** Label of a request that matches no route. */
const NO_ROUTE = 'none'

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? NO_ROUTE

/** Creates a check whether a remote address is in these addresses or networks. */
export const isAmong = (networks: readonly string[]): ((address: string | undefined) => boolean) => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address = '') => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    return plain !== '' && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}

/** Measures the pages that are answered without the hooks. */
export const pageMeter =
  ({ meters }: Pick<Telemetry, 'meters'>) =>
  (route: string, seconds: number): void =>
    meters.requestEnded({ route, method: 'GET', status: 200, seconds })

/**
 * Measures every request, and traces it when spans are exported. Only a trusted proxy may continue a trace: any other
 * caller could fill it or force sampling. Log lines of a traced request contain the trace id.
 */
export const addRequestTelemetry = (
  app: FastifyInstance,
  { meters, tracing }: Pick<Telemetry, 'meters' | 'tracing'>,
  trustedProxies: readonly string[],
): void => {
  app.addHook('onResponse', (request, reply, done) => {
    meters.requestEnded({
      route: routeOf(request),
      method: request.method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    })
    done()
  })
  if (tracing === null) return
  const isTrusted = isAmong(trustedProxies)
  const spans = new WeakMap<FastifyRequest, RequestSpan>()
  app.addHook('onRequest', (request, reply, done) => {
    const { traceparent } = request.headers
    const parent =
      typeof traceparent === 'string' && isTrusted(request.socket.remoteAddress) ? traceparent : null
    const span = tracing.startRequest(request.method, parent)
    spans.set(request, span)
    const log = request.log.child({ traceId: span.traceId })
    Object.assign(request, { log })
    Object.assign(reply, { log })
    span.within(done)
  })
  // Body events run outside the request's async context.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span === undefined) done()
    else span.within(done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    spans.get(request)?.end({ route: routeOf(request), method: request.method, status: reply.statusCode })
    done()
  })
}
