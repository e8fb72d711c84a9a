import type { FastifyInstance } from 'fastify'
import type { CustomFetch } from 'openid-client'
import { inProcessHeader } from '#adapters/http/in-process.ts'

const bodyOf = (body: unknown): string | undefined => {
  if (typeof body === 'string') return body
  return body instanceof URLSearchParams ? body.toString() : undefined
}

/**
 * Returns a fetch for the OpenID client that reaches the embedded provider without a network: the store's public origin
 * may not be reachable from its own server. The client's timeout aborts a longer wait.
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
