import { engineParameters } from '#core/query/login-parameters.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brisa } from '#adapters/brand/brisa/brand.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { templateEngines } from '#core/routes/internal-paths.ts'
import { portalStepNames, portalSteps } from '#core/routes/portal-steps.ts'
import { brandPath } from '#core/routes/site-pages.ts'
import { languages } from '#core/shared/language.ts'
import { pageEndpoints } from '#core/template/endpoint.ts'
import { FIELD_ON, fieldsOf } from '#core/template/template-field.ts'
import { inLanguage } from '#ui/content/language.ts'
import { type EnginePage, enginePages } from '#ui/site/internal/engine-pages.ts'
import { readEngineQuery } from '#ui/site/internal/engine-query.ts'
import { titleOf } from '#ui/site/internal/engine-list.tsx'
import { engineRenderer } from '#ui/site/internal/render-engine.tsx'
import { sitePathsOf, writePage } from '#ui/site/site-records.ts'
import { forAllWith } from '#test/for-all.ts'
import { textIn } from '../markup.ts'
import { previewFaultsOf } from '../valid-html.ts'

const brands = [cometa, brisa]
const render = engineRenderer(cometa)

/** Every page of every engine. */
const listed = brands.flatMap((brand) =>
  templateEngines.flatMap((engine) => enginePages[engine](brand).map((page) => ({ brand, engine, page }))),
)

const queryOf = (page: EnginePage): string =>
  new URLSearchParams({ [engineParameters.page]: page.path }).toString()

describe('enginePages', () => {
  it('lists each page of an engine once, with a title in each language (GRD-14)', () => {
    for (const brand of brands)
      for (const engine of templateEngines) {
        const pages = enginePages[engine](brand)
        expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
        for (const page of pages)
          for (const language of languages) {
            const title = inLanguage(language, () => titleOf(page, brand))
            expect([page.path, title.trim()]).not.toEqual([page.path, ''])
            expect(title).not.toBe(page.step)
          }
      }
  })

  it('lists every template, every step of the portal and every public page of a brand (GRD-14)', () => {
    for (const brand of brands) {
      const pages = templateEngines.flatMap((engine) => enginePages[engine](brand))
      const requested = new Set(pages.flatMap(({ template }) => template?.request.endpoint ?? []))
      const sold = pageEndpoints.filter(
        (endpoint) => brand === cometa || !/^(?:mobile|savings)-/.test(endpoint),
      )
      expect(sold.filter((endpoint) => !requested.has(endpoint))).toEqual([])
      const paths = new Set(pages.map(({ path }) => path))
      for (const step of portalStepNames) expect(paths).toContain(portalSteps[step].path)
      for (const route of sitePathsOf(brand)) expect(paths).toContain(brandPath(route, brand.slug))
    }
  })
})

describe('engineRenderer', () => {
  it('renders each page with its path, its template, its fields and its flags (GRD-14)', () => {
    for (const { brand, engine, page } of listed.filter(({ page: { route } }) => route === null)) {
      const { html, isKnown } = engineRenderer(brand)('es', engine, queryOf(page))
      expect([page.path, isKnown]).toEqual([page.path, true])
      expect(html).toContain(page.path)
      if (page.template === null) continue
      const { request, modelOf } = page.template
      expect(html).toContain(`template/${request.endpoint}`)
      for (const { name } of fieldsOf(request)) expect(html).toContain(`name="${name}"`)
      for (const flag of Object.keys(modelOf(request).flags)) expect(html).toContain(flag)
    }
  })

  it('renders public pages with their first heading in each language (GRD-14)', () => {
    const publicPages = listed.filter(({ page }) => page.route !== null)
    forAllWith(
      { numRuns: 20 },
      fc.constantFrom(...publicPages),
      fc.constantFrom(...languages),
      (given, language) => {
        const { brand, engine, page } = given
        const { html, isKnown } = engineRenderer(brand)(language, engine, queryOf(page))
        expect(isKnown).toBe(true)
        const record = writePage(brand, page.route ?? '/', language).page
        for (const section of record.sections)
          if ('heading' in section) expect(textIn(html)).toContain(section.heading)
      },
    )
  })

  it('writes valid HTML, for a page of each kind', async () => {
    for (const engine of templateEngines) {
      const pages = enginePages[engine](cometa)
      const kinds = new Map(
        pages.map((page) => [
          `${page.template === null} ${page.route === null} ${page.outcome === null}`,
          page,
        ]),
      )
      for (const page of kinds.values()) {
        const { html } = render('es', engine, queryOf(page))
        expect([page.path, await previewFaultsOf(html)]).toEqual([page.path, []])
      }
    }
  })

  it('renders what its fields say: the options, or the banner in their place (CHK-15)', () => {
    const { html } = render('es', 'bf', `page=/buy/checkout&sent=on&installationBanner=on`)
    expect(textIn(html)).toContain('La acordamos contigo por teléfono después del pedido')
    expect(textIn(render('es', 'bf', 'page=/buy/checkout').html)).not.toContain('La acordamos contigo')
  })
})

/** A query that a person or an attacker types. */
const typed = fc.oneof(
  fc.string(),
  fc
    .array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom(engineParameters.page, engineParameters.sent, 'isBulk', 'customVersion'),
          fc.string(),
        ),
        fc.oneof(fc.constantFrom(FIELD_ON, '/buy/checkout', '"><script>alert(1)</script>'), fc.string()),
      ),
      { maxLength: 4 },
    )
    .map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()),
)

describe('readEngineQuery', () => {
  const faults = {
    unknownPage: 'page=/nowhere',
    unknownField: 'page=/buy/checkout&nothing=1',
    unknownValue: 'page=/buy/checkout&isBulk=2',
  }
  const pages = enginePages.bf(cometa)

  it('names what is wrong with a query, and no text of it is part of the page (S1, GRD-14)', () =>
    forAllWith(
      {
        examples: [
          ['page="><script>'],
          ['page=/buy/checkout&page=/buy/products'],
          ['page=/buy/checkout&sent=on&sent=on'],
          ['__proto__=1'],
        ],
      },
      typed,
      (query) => {
        const choice = readEngineQuery(query, pages)
        if (typeof choice !== 'string') {
          expect(pages).toContain(choice.page)
          return
        }
        const shown = render('es', 'bf', query)
        expect(shown).toEqual(render('es', 'bf', faults[choice]))
        expect(shown.isKnown).toBe(false)
      },
    ))

  it('shows the first page that renders something without a query', () => {
    const choice = readEngineQuery('', pages)
    expect(choice).toMatchObject({ page: { path: '/buy/bundle' } })
  })
})
