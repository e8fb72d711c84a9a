import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#core/routes/routes.ts'
import { openServer } from '#test/builders/server.builder.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await openServer()
})
afterAll(() => app.close())

const STORE = 'https://tienda.example'

const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/..//evil.example',
  '/.%2e/%2e./evil.example',
  'evil.example%00',
  '/customer-portal/../../evil.example',
  '/customer-portal@evil.example',
  '%0d%0aLocation:%20https://evil.example',
  '/\u2028evil.example',
  'https://127.0.0.1@evil.example',
  '////evil.example/%2e%2e',
  ';//evil.example',
]
const PARAMETERS = ['redirect', 'url', 'next', 'message', 'returnUrl', 'goto', 'path', 'referrer']
const PAGES = ['/', paths.localization, '/error']

/** Requests that try to redirect a visitor elsewhere. */
const hostile = [
  ...ELSEWHERE.map((value) => (value.startsWith('/') ? value : `/${value}`)),
  ...ELSEWHERE.flatMap((value) =>
    PARAMETERS.map((name, index) => `${PAGES[index % PAGES.length]}?${name}=${encodeURIComponent(value)}`),
  ),
  ...ELSEWHERE.map((value) => `/buy/nada?redirect=${encodeURIComponent(value)}`),
]

describe('a redirect (S20)', () => {
  it(`leads to no other host and to no unknown path: ${hostile.length} variants`, async () => {
    expect(hostile.length).toBeGreaterThanOrEqual(200)
    for (const url of hostile) {
      const { headers, statusCode } = await app.inject({ method: 'GET', url })
      const location = headers.location ?? paths.notFound
      expect([url, location.split('?')[0]]).toEqual([url, expect.stringMatching(/^\/(?![/\\])[\w/-]*$/)])
      expect([url, statusCode < 500]).toEqual([url, true])
      expect(new URL(location, STORE).origin).toBe(STORE)
      // The not-found page names what was wanted, as text.
      const others = { ...headers, location: location.replace(/\?page=[\w%.~-]*$/, '') }
      expect(JSON.stringify(others)).not.toContain('evil.example')
    }
  })

  it('is the same for any Host header', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const { headers: answered } = await app.inject({ method: 'GET', url: '/no/such/page', headers })
    expect(answered.location).toBe(`${paths.notFound}?page=page`)
  })
})
