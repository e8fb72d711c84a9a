import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#adapters/brand/brand.ts'
import { mobileLoginPath } from '#core/routes/external-paths.ts'
import { redirects } from '#core/routes/private-paths.ts'
import { deviceFilterPaths, deviceListNames, pathOfFilter } from '#core/mobile/device-filter.ts'
import { detailPath } from '#core/mobile/device-pages.ts'
import { paths } from '#core/routes/routes.ts'
import { brandPath, sitePaths } from '#core/routes/site-pages.ts'
import { languages, languageTags, pathIn } from '#core/shared/language.ts'
import { layout } from '#ui/build/layout.ts'
import { HIDDEN_UNKNOWN } from '#adapters/server/http/device-routes.ts'
import { devicePagesOf } from '#ui/site/device-records.ts'
import { deviceFinder } from '#ui/site/find-device.ts'
import { openServer } from '#test/builders/server.builder.ts'
import { attributeOf, tagsNamed } from '#test/ui/site/markup.ts'
import { built, htmlOf, ORIGIN, pages } from './built-site.ts'

type Listed = Readonly<Record<'marketing' | 'sem' | 'calculator' | 'mobile', readonly string[]>>
/** Every path of the specification, by group. */
const listed = JSON.parse(readFileSync(join(layout.root, 'test/fixtures/routes.json'), 'utf8')) as Listed

const documentPaths: readonly string[] = [...sitePaths, ...deviceFilterPaths]
/** Where a link to a device leads that has no names. */
const listOfDetail: ReadonlyMap<string, string> = new Map(
  deviceListNames.map((list) => [detailPath(list), pathOfFilter({ by: 'all', list })]),
)
const inMobileShop = listed.mobile.filter((path) => !documentPaths.includes(path) && !listOfDetail.has(path))
const asDocuments = [...listed.marketing, ...listed.sem, ...listed.calculator, ...listed.mobile].filter(
  (path) => !inMobileShop.includes(path) && !listOfDetail.has(path),
)
const atBrand = (path: string): string => brandPath(path, brand.slug)

let app: FastifyInstance
beforeAll(async () => {
  app = await openServer({
    site: () => built,
    assetsDir: join(layout.client, 'assets'),
    findDevice: deviceFinder(brand),
    links: brand.links,
    partners: brand.partners ?? [],
  })
})
afterAll(() => app.close())

const linksIn = (html: string, rel: string) =>
  tagsNamed(html.slice(0, html.indexOf('</head>')), 'link').filter((tag) => attributeOf(tag, 'rel') === rel)

describe('a path of the specification', () => {
  it.each(asDocuments.map(atBrand))('%s is a page of the store in both languages', async (path) => {
    for (const language of languages) {
      const at = pathIn(language, path)
      expect(pages.map((page) => page.at)).toContain(at)
      const { statusCode, headers, body } = await app.inject(at)
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(body).toContain(`<html lang="${languageTags[language]}">`)
    }
  })

  it.each(inMobileShop.map(atBrand))(
    '%s is, or leads to, the page of the mobile lines (RTE-07)',
    async (path) => {
      for (const language of languages) {
        const at = pathIn(language, path)
        const { statusCode, headers } = await app.inject(at)
        expect([statusCode, headers.location]).toEqual(
          at === paths.customize ? [200, undefined] : [302, paths.customize],
        )
      }
    },
  )

  it.each([...listOfDetail])('%s without names leads to %s (MOB-21)', async (path, list) => {
    for (const language of languages) {
      const { statusCode, headers } = await app.inject(`${pathIn(language, path)}?cmp=verano`)
      expect([statusCode, headers.location]).toEqual([302, `${pathIn(language, list)}?cmp=verano`])
    }
  })

  it.each(Object.entries(redirects).filter(([, to]) => documentPaths.includes(to)))(
    '%s has moved to %s, in both languages, and preserves its query (GRD-05)',
    async (from, to) => {
      for (const language of languages) {
        const { statusCode, headers } = await app.inject(`${pathIn(language, atBrand(from))}?cmp=verano`)
        expect([statusCode, headers.location]).toEqual([308, `${pathIn(language, to)}?cmp=verano`])
      }
    },
  )
})

const details = devicePagesOf(brand).filter((page) => page.kind === 'detail')

describe('a link to a device', () => {
  it.each(details)('$path is answered with its page, in either language (MOB-21)', async (page) => {
    const productName = `${page.device.brand} ${page.device.name}`.toLowerCase()
    for (const language of languages)
      for (const colorName of [page.color.name, brand.site.deviceEnglish[page.color.name] ?? '']) {
        const query = new URLSearchParams({ productName, colorName }).toString()
        const { body } = await app.inject(`${pathIn(language, detailPath(page.list))}?${query}`)
        const [device = ''] = page.path.split(/\/[^/]*$/)
        const [canonical] = linksIn(body, 'canonical').map((tag) => attributeOf(tag, 'href') ?? '')
        expect(canonical?.startsWith(`${ORIGIN}${pathIn(language, device)}/`)).toBe(true)
        if (colorName === page.color.name) expect(body).toBe(htmlOf(pathIn(language, page.path)))
      }
  })

  it.each([
    { productName: 'Nokia 3310' },
    { productName: 'Galaxy S25', colorName: 'dorado' },
    { colorName: 'menta' },
    { productName: '<script>' },
  ])('names no device by %o: the list says so (MOB-21)', async (names) => {
    const query = new URLSearchParams(names).toString()
    const { statusCode, body, headers } = await app.inject(`${detailPath('phones')}?${query}`)
    expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex, nofollow'])
    expect(body).not.toContain(HIDDEN_UNKNOWN)
    expect(body.length).toBe(htmlOf('/mobile/products/phones').length - ' hidden=""'.length)
  })
})

describe('a page of the site', () => {
  it('has no query in the sitemap and in its canonical link, whatever its script adds (GRD-10)', async () => {
    const { body } = await app.inject('/sitemap.xml')
    const listed = Array.from(body.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => url)
    expect(listed.length).toBeGreaterThan(documentPaths.length / 2)
    const canonical = pages.flatMap(({ at }) =>
      linksIn(htmlOf(at), 'canonical').map((tag) => attributeOf(tag, 'href') ?? ''),
    )
    expect([...listed, ...canonical].filter((url) => url.includes('?'))).toEqual([])
  })
})

describe('a link', () => {
  const links = pages.map(({ at }) => ({ at, tags: tagsNamed(htmlOf(at), 'a') }))
  const hrefs = links.flatMap(({ tags }) => tags.flatMap((tag) => attributeOf(tag, 'href') ?? []))
  const targets = [...new Set(hrefs.map((href) => href.replace(/#.*/, '')))]
  const internal = targets.filter((href) => href.startsWith('/'))

  it.each(internal)('to %s is answered, or leaves for a page of the brand', async (href) => {
    const { statusCode, headers } = await app.inject(href)
    if (href.startsWith('/outside/') || href.startsWith(mobileLoginPath))
      expect([statusCode, String(headers.location)]).toEqual([303, expect.stringMatching(/^https:/)])
    else expect(statusCode).toBe(200)
  })

  it('out of the store is tel:, mailto: or a same-page anchor', () => {
    expect(targets.filter((href) => !/^(?:\/(?!\/)|tel:\+1\d{10}$|mailto:|$)/.test(href))).toEqual([])
  })

  it('marks the page itself, and no other', () => {
    for (const { at, tags } of links) {
      const current = tags.filter((tag) => attributeOf(tag, 'aria-current') === 'page')
      for (const tag of current) expect([at, attributeOf(tag, 'href') ?? at]).toEqual([at, at])
    }
  })
})
