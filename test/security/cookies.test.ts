import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildProvider } from '#test/builders/provider.builder.ts'
import { callTo, withHeaders, without } from '#test/builders/contract-call.builder.ts'
import { openServer } from '#test/builders/server.builder.ts'
import { openVisitor } from './visitor.builder.ts'

const PROXY = '10.0.0.7'
const { provider } = buildProvider()
let app: FastifyInstance

beforeAll(async () => {
  app = await openServer({ provider: provider.handlers, edge: { trustedProxies: ['10.0.0.0/24'] } })
})
afterAll(() => app.close())

describe('the cookie of a session', () => {
  it('is set only by an address that opens a session', async () => {
    const { call } = await openVisitor(app)
    for (const answer of [
      await app.inject('/'),
      await call('cart'),
      await call('sessionPing'),
      await call('sessionInfo'),
    ])
      expect(answer.headers).not.toHaveProperty('set-cookie')
  })
})

describe('a server that is reachable from other machines', () => {
  it('trusts the forwarded host of a declared proxy only (S12, S23)', async () => {
    const call = withHeaders(without(callTo('localize'), 'cookie', 'attos-session-id'), {
      host: 'internal:4173',
      origin: 'https://tienda.example',
      'x-forwarded-host': 'tienda.example',
      'x-forwarded-proto': 'https',
    })
    expect((await app.inject({ ...call, remoteAddress: PROXY })).statusCode).toBe(200)
    expect((await app.inject({ ...call, remoteAddress: '10.0.1.7' })).statusCode).toBe(403)
  })
})
