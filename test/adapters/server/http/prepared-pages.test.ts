import { request } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPreparedPages } from '#adapters/server/http/prepared-pages.ts'
import type { Site, SiteDocument } from '#adapters/http/pages.ts'
import { LANGUAGE_COOKIE } from '#core/session/language-preference.ts'
import { namedSite, openServer } from '#test/builders/server.builder.ts'

const document = (name: string): SiteDocument => ({ html: name.repeat(200), styleHashes: [name] })

let site: Site = { ...namedSite, documents: { '/': document('home'), '/en': document('english') } }
let app: FastifyInstance
/** The requests that went through the hooks. */
let hooked: string[] = []

beforeAll(async () => {
  app = await openServer({ site: () => site })
  app.addHook('onRequest', ({ url }, _reply, done) => {
    hooked.push(url)
    done()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

type Headers = Readonly<Record<string, string>>

const get = (path: string, headers: Headers = {}) =>
  new Promise<{ readonly status: number; readonly headers: object; readonly body: string }>(
    (resolve, reject) => {
      const { port } = app.server.address() as { readonly port: number }
      request({ port, path, headers, agent: false }, (answer) => {
        const { date: _, ...rest } = answer.headers
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: rest,
            body: Buffer.concat(parts).toString('base64'),
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )

const isHooked = async (path: string, headers: Headers = {}): Promise<boolean> => {
  hooked = []
  await get(path, headers)
  return hooked.length > 0
}

describe(createPreparedPages, () => {
  it.each(['br', 'gzip', 'identity'])(
    'repeats the first answer to a page in %s, its headers included',
    async (encoding) => {
      const first = await get('/', { 'accept-encoding': encoding })
      expect(await isHooked('/', { 'accept-encoding': encoding })).toBe(false)
      expect(await get('/', { 'accept-encoding': encoding })).toEqual(first)
      expect(first.headers).toHaveProperty('content-security-policy')
    },
  )

  it.each([
    ['/', { cookie: `${LANGUAGE_COOKIE}=es` }],
    ['/', { 'if-none-match': '*' }],
    ['/', { expect: '100-continue' }],
    ['/?a=1', {}],
    ['/unknown', {}],
    ['/__proto__', {}],
    // Opening it stores the language.
    ['/en', {}],
  ])('leaves %s with %j to the hooks', async (path, headers) => {
    await get(path)
    expect(await isHooked(path, headers)).toBe(true)
  })

  it('answers with a new document at once', async () => {
    await get('/')
    site = { ...site, documents: { ...site.documents, '/': document('new') } }
    expect(Buffer.from((await get('/')).body, 'base64').toString()).toBe('new'.repeat(200))
  })
})
