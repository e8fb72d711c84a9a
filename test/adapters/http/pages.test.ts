import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Site } from '#adapters/http/pages.ts'
import { ORIGIN_MARK, sendBusyPage, sendDocument, sendOwnPage, siteAt } from '#adapters/http/pages.ts'
import { parseChatSettings } from '#core/chat/chat-parameters.ts'
import { paths } from '#core/routes/routes.ts'
import { headerOf, namedSite, openServer } from '#test/builders/server.builder.ts'

let app: FastifyInstance
let site: Site = namedSite

beforeAll(async () => {
  app = await openServer({ site: () => site, renderOutcome: () => 'outcome '.repeat(400) })
})
afterAll(() => app.close())

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ method: 'GET', url, headers })

describe(sendDocument, () => {
  it('sends the smallest accepted encoding, with Vary', async () => {
    const { html } = namedSite.frames.es.shell
    for (const url of ['/', paths.payment, paths.notFound])
      expect(headerOf(await get(url), 'vary')).toBe('accept-encoding')
    const plain = await get(paths.products)
    expect(plain.body).toBe(html)
    expect(plain.headers).not.toHaveProperty('content-encoding')
    const br = await get(paths.products, { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(html)
    const gzip = await get(paths.products, { 'accept-encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(html)
    expect(gzip.rawPayload.length).toBe(Number(gzip.headers['content-length']))
  })

  it('is revalidated at each visit, and sent only when it changed', async () => {
    const first = await get('/', { 'accept-encoding': 'br' })
    const known = { 'accept-encoding': 'br', 'if-none-match': headerOf(first, 'etag') }
    const second = await get('/', known)
    expect([first.statusCode, second.statusCode, second.body]).toEqual([200, 304, ''])
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
      expect(second.headers[name]).toBe(first.headers[name])
    expect(headerOf(first, 'cache-control')).toBe('no-cache')
    expect((await get('/', { ...known, 'accept-encoding': 'gzip' })).statusCode).toBe(200)
    site = { ...namedSite, documents: { '/': { html: 'new', styleHashes: [] } } }
    expect((await get('/', known)).statusCode).toBe(200)
    site = namedSite
  })

  it('never answers 304 for a missing page', async () => {
    const { headers } = await get(paths.notFound)
    const again = await get(paths.notFound, { 'if-none-match': String(headers['etag']) })
    expect(again.statusCode).toBe(404)
  })
})

describe(siteAt, () => {
  it('replaces every placeholder in a document by the origin of the store', () => {
    const marked = { html: `<a href="${ORIGIN_MARK}/a">${ORIGIN_MARK}/</a>`, styleHashes: ['h'] }
    const { documents, files } = siteAt(
      { ...namedSite, documents: { '/': marked } },
      'https://tienda.example',
    )
    const html = '<a href="https://tienda.example/a">https://tienda.example/</a>'
    expect([documents, files]).toEqual([{ '/': { html, styleHashes: ['h'] } }, namedSite.files])
  })
})

describe('siteAt with a chat', () => {
  const chat = { scriptUrl: 'https://chat.example/sdk.js?a="b"', appId: '<app>' }
  const marked = { html: '<head><title>a</title></head><body></body>', styleHashes: ['h'] }

  it('writes its settings into public pages, readable by a page and closed against markup, and nowhere else', () => {
    const { documents, frames } = siteAt(
      { ...namedSite, documents: { '/': marked } },
      'https://a.example',
      chat,
    )
    const { html = '', chatOrigin } = documents['/'] ?? {}
    const content = /<meta name="chat" content="([^"<]*)"><\/head>/.exec(html)?.[1] ?? ''
    const read = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
    expect(parseChatSettings(read)).toEqual(chat)
    expect(chatOrigin).toBe('https://chat.example')
    expect(frames.es.orderStatus.chatOrigin).toBe(chatOrigin)
    const { orderStatus: _, ...others } = frames.es
    expect(JSON.stringify(others)).not.toContain('chat.example')
  })

  it('allows its origin in the policy of public pages, and in no policy of the application (S1, S5)', async () => {
    const policyOf = async (url: string): Promise<string> =>
      headerOf(await get(url), 'content-security-policy')
    const before = site
    site = siteAt({ ...namedSite, documents: { '/': marked } }, 'https://a.example', chat)
    const policies = [await policyOf('/'), await policyOf(paths.payment), await policyOf(paths.localization)]
    site = before
    const [open = '', ...closed] = policies
    expect(open).toContain("script-src 'self' https://chat.example;")
    expect(open).toContain('frame-src https://chat.example')
    expect(open).toContain('trusted-types human-check chat')
    expect(open).toContain("connect-src 'self' https://chat.example wss://chat.example")
    for (const policy of closed) {
      expect(policy).not.toContain('chat')
      expect(policy).toContain('trusted-types human-check;')
    }
  })
})

describe(sendOwnPage, () => {
  it('is compressed for its caller, and not stored by shared caches', async () => {
    const answer = await get(paths.localization, { 'accept-encoding': 'br, gzip' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('outcome')
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding' })
    expect(answer.headers).not.toHaveProperty('etag')
  })
})

describe(sendBusyPage, () => {
  it('has a Retry-After header, and is not stored', async () => {
    const busy = await openServer()
    busy.addHook('onRequest', (_request, reply, done) => {
      sendBusyPage(reply, namedSite.frames.es.busy, 10)
      done()
    })
    const answer = await busy.inject({ url: '/', headers: { 'if-none-match': '*' } })
    expect([answer.statusCode, answer.body]).toEqual([503, namedSite.frames.es.busy.html])
    expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
    await busy.close()
  })
})
