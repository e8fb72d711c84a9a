import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assetRoutes } from '#adapters/server/http/asset-routes.ts'
import { headerOf, openServer } from '#test/builders/server.builder.ts'
import { precompress } from '#ui/build/precompress.ts'

const script = `export const words = ${JSON.stringify('palabra '.repeat(500))}`
let dir: string
let app: FastifyInstance

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'escaparate-assets-'))
  await writeFile(join(dir, 'app-abc.js'), script)
  await writeFile(join(dir, 'tiny-abc.js'), '1')
  await writeFile(join(dir, 'font-abc.woff2'), script)
  await precompress(dir)
  app = await openServer({ assetsDir: dir })
})
afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})

const get = (url: string, encoding = '', headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ url, headers: { 'accept-encoding': encoding, ...headers } })

describe(assetRoutes, () => {
  it('sends files precompressed as their caller accepts', async () => {
    const br = await get('/assets/app-abc.js', 'gzip, deflate, br')
    const gzip = await get('/assets/app-abc.js', 'gzip')
    const plain = await get('/assets/app-abc.js')
    expect([br, gzip, plain].map((answer) => headerOf(answer, 'content-encoding'))).toEqual([
      'br',
      'gzip',
      '',
    ])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
    expect(plain.body).toBe(script)
    for (const answer of [br, gzip, plain]) {
      expect(headerOf(answer, 'vary')).toMatch(/^accept-encoding$/i)
      expect(headerOf(answer, 'content-type')).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/)
      expect(headerOf(answer, 'cache-control')).toBe('public, max-age=31536000, immutable')
    }
  })

  it('sends files uncompressed where compression saves nothing', async () => {
    for (const name of ['tiny-abc.js', 'font-abc.woff2'])
      expect(headerOf(await get(`/assets/${name}`, 'br, gzip'), 'content-encoding')).toBe('')
  })

  it('answers 304 to a caller that has the file', async () => {
    for (const encoding of ['br', 'gzip', '']) {
      const first = await get('/assets/app-abc.js', encoding)
      const again = await get('/assets/app-abc.js', encoding, { 'if-none-match': headerOf(first, 'etag') })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  it('forbids caching that a file is missing (F42)', async () => {
    for (const encoding of ['br', '']) {
      const { statusCode, headers, body } = await get('/assets/gone-abc.js', encoding)
      expect([statusCode, body]).toEqual([404, '404'])
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
      })
    }
  })

  it.each(['/assets', '/assets/', '/assets/%2e', '/assets/./', '/assets//'])(
    'lists nothing at %s (S37)',
    async (url) => {
      const { statusCode, body } = await get(url)
      expect([302, 404]).toContain(statusCode)
      expect(body).not.toContain('app-abc')
    },
  )
})

describe(precompress, () => {
  it('compresses files reproducibly', async () => {
    const before = await get('/assets/app-abc.js', 'br')
    await precompress(dir)
    expect((await get('/assets/app-abc.js', 'br')).rawPayload).toEqual(before.rawPayload)
  })
})
