import { describe, expect, it } from 'vitest'
import type { Site } from '#adapters/server/http/pages.ts'
import { siteAt } from '#adapters/server/http/pages.ts'
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

  it('are not needed for a site', async () => {
    const app = await openServer()
    expect((await app.inject('/app-version')).headers.location).toBe(missingPageHref('/app-version'))
    await app.close()
  })
})
