import { describe, expect, it } from 'vitest'
import { OUTCOME_MARK, type Site, siteAt } from '#adapters/http/pages.ts'
import { missingPageHref } from '#core/metadata/lookup.ts'
import type { Environment } from '#core/metadata/robots.ts'
import { headerOf, namedSite, openServer } from '#test/builders/server.builder.ts'

const page = (text: string) => ({ html: `<!doctype html><p>${text}</p>`, styleHashes: [] })

const siteOf = (environment: Environment): Site =>
  siteAt(
    {
      ...namedSite,
      environment,
      internal: {
        '/app-version': page('Versión'),
        '/en/app-version': page('Version'),
        '/style-guide/ui-elements': page('Elementos'),
        '/style-guide/bf': page(OUTCOME_MARK),
        '/en/style-guide/bf': page(OUTCOME_MARK),
      },
    },
    'https://tienda.example',
  )

describe('internalRoutes', () => {
  it.each<[Environment, boolean | null, boolean]>([
    ['development', null, true],
    ['uat', null, true],
    ['production', null, false],
    ['production', true, true],
    ['development', false, false],
  ])('in %s with INTERNAL_PAGES %s shows them: %s (GRD-14)', async (environment, internalPages, isShown) => {
    const app = await openServer({ site: () => siteOf(environment), internalPages })
    const spanish = await app.inject('/app-version')
    const english = await app.inject('/en/app-version')
    expect([spanish.statusCode, english.statusCode]).toEqual(isShown ? [200, 200] : [302, 302])
    if (isShown) {
      expect([spanish.body, english.body].map((html) => /<p>(.*)<\/p>/.exec(html)?.[1])).toEqual([
        'Versión',
        'Version',
      ])
      expect(headerOf(spanish, 'x-robots-tag')).toBe('noindex, nofollow')
      expect(headerOf(spanish, 'cache-control')).toBe('private, no-cache')
    } else expect(spanish.headers.location).toBe(missingPageHref('/app-version'))
    await app.close()
  })

  it('lead /style-guide to its first page (GRD-05)', async () => {
    const app = await openServer({ site: () => siteOf('development') })
    for (const path of ['/style-guide', '/style-guide/', '/Style-Guide'])
      expect((await app.inject(path)).headers.location).toBe('/style-guide/ui-elements')
    await app.close()
  })

  it('render a template engine in the language of its path, with 400 for a query that it does not know (GRD-14)', async () => {
    const app = await openServer({
      site: () => siteOf('development'),
      renderEngine: (language, engine, query) => ({
        html: [language, engine, query].join(' '),
        isKnown: query === 'page=/a',
      }),
    })
    const asked = ['/style-guide/bf?page=/a', '/en/style-guide/bf?page=/a', '/style-guide/bf?page=/b']
    const answers = await Promise.all(asked.map((url) => app.inject(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 400])
    expect(answers.map(({ body }) => /<p>(.*)<\/p>/.exec(body)?.[1])).toEqual([
      'es bf page=/a',
      'en bf page=/a',
      'es bf page=/b',
    ])
    for (const answer of answers) {
      expect(headerOf(answer, 'x-robots-tag')).toBe('noindex, nofollow')
      expect(headerOf(answer, 'cache-control')).toBe('private, no-cache')
      expect(headerOf(answer, 'content-security-policy')).toContain("script-src 'self';style-src 'self';")
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    await app.close()
  })

  it.each([
    [
      'in production',
      { site: () => siteOf('production'), renderEngine: () => ({ html: '', isKnown: true }) },
    ],
    ['without a renderer', { site: () => siteOf('development') }],
  ])('show no template engine %s (GRD-14)', async (_when, options) => {
    const app = await openServer(options)
    const answer = await app.inject('/style-guide/bf')
    expect(answer.headers.location).toBe(missingPageHref('/style-guide/bf'))
    await app.close()
  })

  it('are not needed for a site', async () => {
    const app = await openServer()
    expect((await app.inject('/app-version')).headers.location).toBe(missingPageHref('/app-version'))
    await app.close()
  })
})
