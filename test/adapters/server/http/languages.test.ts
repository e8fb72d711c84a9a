import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Site } from '#adapters/http/pages.ts'
import { followUpPath } from '#core/follow-up/posted-follow-up.ts'
import { serviceabilityCheckPath } from '#core/routes/localization-link.ts'
import { paths } from '#core/routes/routes.ts'
import { languageCookie } from '#core/session/language-preference.ts'
import { type Language, languages, pathIn } from '#core/shared/language.ts'
import { headerOf, namedSite, openServer } from '#test/builders/server.builder.ts'

const PAGE = '/internet'
const document = { html: 'page', styleHashes: [] }
const site: Site = {
  ...namedSite,
  documents: { '/': document, '/en': document, [PAGE]: document, [pathIn('en', PAGE)]: document },
}

let app: FastifyInstance
beforeAll(async () => {
  app = await openServer({
    site: () => site,
    renderOutcome: (language) => `<p lang="${language}">`,
    renderCheck: (language) => `<p lang="${language}">`,
    renderFollowUp: (language) => `<p lang="${language}">`,
  })
})
afterAll(() => app.close())

const cookieOf = (language: Language): string => languageCookie(language).split(';')[0] ?? ''

const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ url, headers: { host: 'store.example', ...headers } })

const setBy = async (url: string, headers?: Readonly<Record<string, string>>): Promise<string> =>
  headerOf(await open(url, headers), 'set-cookie').split(';')[0] ?? ''

describe('the pages of the application', () => {
  const frames = [
    [paths.payment, 'shell'],
    [paths.products, 'shell'],
    [paths.orderStatus, 'orderStatus'],
    [paths.notFound, 'notFound'],
  ] as const

  it.each(frames)(
    '%s has the language of the cookie, and no shared cache stores it (SES-09)',
    async (path, frame) => {
      for (const language of languages) {
        const answer = await open(path, { cookie: cookieOf(language) })
        expect(answer.body).toBe(site.frames[language][frame].html)
        expect(answer.headers['cache-control']).toBe('private, no-cache')
      }
      expect((await open(path)).body).toBe(site.frames.es[frame].html)
    },
  )

  it.each([paths.localization, serviceabilityCheckPath, followUpPath])(
    '%s is drawn by the server in the language of the cookie (SES-09)',
    async (url) => {
      const form = { kind: 'notice', a: '1420 Calle Ocho', zip: '33135' }
      for (const language of languages) {
        const { body } = await app.inject({
          url,
          method: url === followUpPath ? 'POST' : 'GET',
          headers: {
            cookie: cookieOf(language),
            'content-type': 'application/x-www-form-urlencoded',
          },
          ...(url === followUpPath ? { payload: new URLSearchParams(form).toString() } : {}),
        })
        expect(body.startsWith(`<!doctype html><title>${language} <p lang="${language}">`)).toBe(true)
      }
    },
  )
})

describe('a public page', () => {
  it('in English stores the language once (SES-09)', async () => {
    expect(await setBy(pathIn('en', PAGE))).toBe(cookieOf('en'))
    expect(await setBy(pathIn('en', PAGE), { cookie: cookieOf('en') })).toBe('')
    expect(await setBy('/en/nowhere')).toBe(cookieOf('en'))
  })

  it('in Spanish stores it when it is opened from its own English version alone (SES-09)', async () => {
    const cookie = cookieOf('en')
    const from = (path: string, host = 'store.example') => ({ cookie, referer: `https://${host}${path}` })
    expect(await setBy(PAGE, from(pathIn('en', PAGE)))).toBe(cookieOf('es'))
    expect(await setBy('/', from('/en'))).toBe(cookieOf('es'))
    expect(await setBy(PAGE, from('/en'))).toBe('')
    expect(await setBy(PAGE, from(pathIn('en', PAGE), 'other.example'))).toBe('')
    expect(await setBy(PAGE, { cookie })).toBe('')
  })

  it('that stores a language is stored by no shared cache (SES-09)', async () => {
    expect((await open(pathIn('en', PAGE))).headers['cache-control']).toBe('private, no-cache')
    expect((await open(PAGE)).headers['cache-control']).toBe('no-cache')
  })

  it('has the language of its path whatever the cookie says (SES-09)', async () => {
    expect((await open(PAGE, { cookie: cookieOf('en') })).body).toBe(document.html)
  })
})
