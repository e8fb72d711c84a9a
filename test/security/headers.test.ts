import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcomePaths, paths } from '#core/routes/routes.ts'
import { createFakeProvider } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { JSON_TYPE } from '#test/builders/contract-call.builder.ts'
import { headerOf, openServer } from '#test/builders/server.builder.ts'

const fake = createFakeProvider()
const EDGE = { trustedProxies: ['127.0.0.1'] }
let assetsDir: string
let app: FastifyInstance
let plain: FastifyInstance

beforeAll(async () => {
  assetsDir = await mkdtemp(join(tmpdir(), 'escaparate-assets-'))
  await writeFile(join(assetsDir, 'app-abc.js'), 'export {}')
  app = await openServer({ provider: fake.provider, assetsDir, edge: EDGE })
  plain = await openServer()
})
afterAll(async () => {
  await Promise.all([app.close(), plain.close()])
  await rm(assetsDir, { recursive: true })
})

/** Every kind of answer there is: its status, and a request that gets it. */
const answers = [
  [200, { method: 'GET', url: '/' }],
  [200, { method: 'GET', url: paths.payment }],
  [200, { method: 'GET', url: paths.localization }],
  [302, { method: 'GET', url: '/nowhere' }],
  [404, { method: 'GET', url: paths.notFound }],
  [405, { method: 'POST', url: '/' }],
  [200, { method: 'GET', url: '/assets/app-abc.js' }],
  [404, { method: 'GET', url: '/assets/gone-abc.js' }],
  [404, { method: 'GET', url: '/assets/.env' }],
  [200, { method: 'GET', url: '/health/live' }],
  [200, { method: 'GET', url: '/health/ready' }],
  [
    400,
    {
      method: 'POST',
      url: '/csp-reports',
      payload: '{}',
      headers: { 'content-type': 'application/reports+json' },
    },
  ],
  [401, { method: 'GET', url: '/api/attos/installation-schedule' }],
  [404, { method: 'GET', url: '/api/nothing' }],
  [405, { method: 'DELETE', url: '/api/attos/cart' }],
  [400, { method: 'POST', url: '/api/attos/address', payload: '{', headers: JSON_TYPE }],
  [
    413,
    { method: 'POST', url: '/api/attos/address', payload: `"${'a'.repeat(17_000)}"`, headers: JSON_TYPE },
  ],
] as const

describe('the headers of a response', () => {
  it.each(answers)(
    'forbid framing, sniffing and features, and name no software, at %i %j (S4)',
    async (status, request) => {
      const answer = await app.inject(request)
      expect(answer.statusCode).toBe(status)
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      })
      expect(headerOf(answer, 'content-security-policy')).toMatch(
        /^default-src 'none';.*frame-ancestors 'none'/,
      )
      expect(headerOf(answer, 'referrer-policy')).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer)$/)
      expect(answer.headers).not.toHaveProperty('server')
      expect(answer.headers).not.toHaveProperty('x-powered-by')
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  it('deny every feature but payment (S4)', async () => {
    const features = headerOf(await app.inject('/'), 'permissions-policy').split(', ')
    expect(features.length).toBeGreaterThan(30)
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual(['payment=(self)'])
  })

  it('declare HSTS only with TLS (S4)', async () => {
    expect((await plain.inject('/')).headers).not.toHaveProperty('strict-transport-security')
  })

  it('send no referrer from the payment page, or from a page that becomes it (S4)', async () => {
    const ownPaths = [paths.payment, paths.products, paths.localization, ...Object.values(outcomePaths)]
    for (const path of ownPaths)
      expect(headerOf(await app.inject(path), 'referrer-policy')).toBe('no-referrer')
    expect(headerOf(await app.inject('/'), 'referrer-policy')).toBe('strict-origin-when-cross-origin')
  })
})
