import type { FastifyInstance } from 'fastify'
import type { CustomFetch } from 'openid-client'
import { inProcessHeader } from '#adapters/http/in-process.ts'

const bodyOf = (body: unknown): string | undefined => {
  if (typeof body === 'string') return body
  return body instanceof URLSearchParams ? body.toString() : undefined
}

/**
 * Returns a function that sends the requests of the OpenID client to the embedded provider without a network: the public origin of the store may not be
 * reachable from its own server. A wait longer than that of the client is aborted by it.
 */
export const createInProcessFetch =
  (app: () => FastifyInstance): CustomFetch =>
  async (url, { method, headers, body, signal }) => {
    const { host, pathname, search } = new URL(url)
    const payload = bodyOf(body)
    const sent = app().inject({
      method,
      url: `${pathname}${search}`,
      headers: { ...headers, ...inProcessHeader, host },
      ...(payload !== undefined && { payload }),
    })
    const aborted = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    const { statusCode, headers: received, rawPayload } = await Promise.race([sent, aborted])
    const given = Object.entries(received).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    )
    const isEmpty = statusCode === 204 || statusCode === 304
    return new Response(isEmpty ? null : new Uint8Array(rawPayload), { status: statusCode, headers: given })
  }
