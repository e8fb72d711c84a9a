import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#adapters/server/config/config.ts'
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
  it('is __Host-attos, for this host only, inaccessible to scripts and other sites, and deleted with the browser session (S7)', async () => {
    const { opened } = await openVisitor(app)
    const [name = '', ...rules] = String(opened.headers['set-cookie']).split('; ')
    expect(name).toMatch(/^__Host-attos=[\w-]{22,}$/)
    expect(rules.toSorted()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure'])
  })

  it('is deleted when the session ends (S7)', async () => {
    const { call } = await openVisitor(app)
    const taken = String((await call('deleteSession')).headers['set-cookie'])
    expect(taken).toMatch(/^__Host-attos=; /)
    expect(taken).toContain('Expires=Thu, 01 Jan 1970')
    for (const rule of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) expect(taken).toContain(rule)
  })

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
  it('does not start on plain http unless TLS-terminating proxies are declared (S7)', () => {
    expect(readConfig({ HOST: '0.0.0.0' })).toEqual({ _tag: 'PlainHttp', host: '0.0.0.0' })
    expect(readConfig({ HOST: '0.0.0.0', TRUSTED_PROXIES: PROXY })).toMatchObject({ _tag: 'Config' })
    expect(readConfig({})).toMatchObject({ _tag: 'Config' })
  })

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
