import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { saleContract } from '#adapters/contract/sale-contract.ts'
import { createClient } from '#adapters/orchestrator/client.ts'
import { contract } from '#adapters/contract/contract.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { sampleOf } from './contract-server.builder.ts'
import { json, refusal, type Script, scripted } from './scripted-client.builder.ts'

const aCart = contract.cart.response.codec.encode(sampleOf(contract.cart.response))

const broken = (status: number, requestId: string | null = null): OrchestratorFailure => ({
  _tag: 'ProviderBroken',
  requestId,
  status,
})
const unread = (status: number): OrchestratorFailure => ({ _tag: 'Unintelligible', status })
const failures: readonly (readonly [string, Script, OrchestratorFailure])[] = [
  ['500 without words', async () => new Response('', { status: 500 }), broken(500)],
  ['500 in the contract’s words', async () => refusal(500, 'BROKEN'), broken(500, 'r-1')],
  ['502 of a proxy', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }), broken(502)],
  ['503 that asks for long patience', async () => json(503, {}, { 'retry-after': '120' }), broken(503)],
  ['401', async () => refusal(401, 'SESSION_EXPIRED'), { _tag: 'SessionExpired', status: 401 }],
  [
    '401 of the portal',
    async () => refusal(401, 'LOGIN_REQUIRED'),
    { _tag: 'Refused', code: 'LOGIN_REQUIRED', requestId: 'r-1', status: 401 },
  ],
  [
    '404',
    async () => refusal(404, 'NOT_FOUND'),
    { _tag: 'Refused', code: 'NOT_FOUND', requestId: 'r-1', status: 404 },
  ],
  ['404 of something else', async () => new Response('<html>', { status: 404 }), unread(404)],
  ['an unknown code', async () => refusal(409, 'SURPRISE'), unread(409)],
  [
    '409 without its quote',
    async () => refusal(409, 'PRICE_MOVED'),
    { _tag: 'Refused', code: 'PRICE_MOVED', requestId: 'r-1', status: 409 },
  ],
  ['broken JSON', async () => new Response('{"cart":', { status: 200 }), unread(200)],
  ['HTML with 200', async () => new Response('<!doctype html>', { status: 200 }), unread(200)],
  ['nothing with 200', async () => new Response(null, { status: 200 }), unread(200)],
  ['nothing with 204', async () => new Response(null, { status: 204 }), unread(204)],
  ['another shape with 200', async () => json(200, { cart: null }), unread(200)],
  ['one key too many', async () => json(200, { ...(aCart as object), more: 1 }), unread(200)],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { _tag: 'Unreachable' }],
  ['a browser with words of its own', () => Promise.reject(new Error('NS_ERROR')), { _tag: 'Unreachable' }],
]

describe('failureOf', () => {
  it.each(failures)('maps %s', async (_, script, failure) => {
    expect(await scripted(script).client.cart()()).toStrictEqual(E.left(failure))
  })

  it('tries again when the body breaks off, and says so when it always does', async () => {
    let calls = 0
    const server = createServer((_, response) => {
      calls += 1
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
      response.write('{"cart":')
      setImmediate(() => response.socket?.resetAndDestroy())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const client = createClient(saleContract, {
      baseUrl: `http://127.0.0.1:${port}/api/`,
      retryDelay: () => 0,
    })
    expect(await client.cart()()).toStrictEqual(E.left({ _tag: 'Unreachable' }))
    expect(calls).toBe(3)
    await new Promise((resolve) => server.close(resolve))
  })
})
