import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFakeProvider } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { callTo } from '#test/builders/contract-call.builder.ts'
import { openServer } from '#test/builders/server.builder.ts'
import { answerTo, listen } from '#test/builders/socket.builder.ts'
import { layout } from '#ui/build/layout.ts'

const fake = createFakeProvider()
let assetsDir: string
let app: FastifyInstance
let port: number

beforeAll(async () => {
  assetsDir = await mkdtemp(join(tmpdir(), 'escaparate-assets-'))
  await writeFile(join(assetsDir, '.env'), 'hidden')
  app = await openServer({ provider: fake.provider, assetsDir })
  port = await listen(app)
})
afterAll(async () => {
  await app.close()
  await rm(assetsDir, { recursive: true })
})

const asked = async (method: string, path: string) => {
  const answer = await answerTo(port, `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ', 2)[1]), head, body }
}

describe('the surface of the server', () => {
  it.each(['TRACE', 'PROPFIND', 'PROPPATCH', 'MKCOL', 'SEARCH', 'LOCK', 'REPORT', 'PURGE'])(
    'refuses %s on every path of the contract, known or not, and on every page (S37)',
    async (method) => {
      for (const path of [callTo('cart').url, '/api/attos/nothing', '/', '/buy/products', '/nowhere']) {
        const { status, body } = await asked(method, path)
        expect([path, status]).toEqual([path, 405])
        expect(JSON.parse(body)).toStrictEqual({ code: 'METHOD_NOT_ALLOWED', requestId: expect.any(String) })
      }
      expect(fake.seen).toEqual([])
    },
  )

  it('refuses CONNECT and unknown methods', async () => {
    expect((await asked('CONNECT', 'a:1')).head).not.toMatch(/^HTTP\/1.1 2/)
    expect((await asked('HACK', '/')).status).toBe(400)
  })

  it.each([
    '/.env',
    '/.git/config',
    '/.well-known/security',
    '/package.json',
    '/site.json',
    '/server/server.main.js',
    '/app-manifest.json',
    '/metrics',
    '/status',
    '/documentation',
    '/__test',
    '/api/__test',
    '/health',
    '/health/',
    '/health/db',
    '/assets/',
    '/assets/.env',
    '/assets/%00',
    '/assets/..%2fserver%2fsite.json',
    '/assets/%2e%2e/server/site.json',
    '/assets/app-manifest.json',
    '/wp-login.php',
    '/favicon.png',
    '/sitemap.xml',
    '/app.js.map',
  ])('shows nothing at %s (S15, S37)', async (path) => {
    const { status, head, body } = await asked('GET', path)
    expect([302, 400, 404]).toContain(status)
    if (/\.\w+$|\/\./.test(decodeURIComponent(path))) expect(status).toBeGreaterThanOrEqual(400)
    if (status === 302) expect(head).toMatch(/\r\nlocation: \/not-found(?:\?page=[^/]*)?\r\n/)
    expect(body).not.toMatch(/hidden|node_modules|styleHashes/)
  })
})

describe('the built files', () => {
  it('contain no source map and no dot file (S37)', async () => {
    const files = await readdir(layout.client, { recursive: true })
    expect(files.length, 'npm run build first').toBeGreaterThan(50)
    expect(files.filter((file) => /\.map(?:\.|$)|(?:^|\/)\./.test(file))).toEqual([])
  })
})
