import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { API_DOCS } from '#adapters/server/http/api-docs.ts'
import { brandSlugs, DEFAULT_BRAND, parseBrandSlug } from '#adapters/brand/slug.ts'
import { brandDefine } from '#ui/build/brand-define.ts'
import { root } from '#test/architecture/repository.ts'
import { eachBrand } from '#test/builders/brand.builder.ts'
import { textIn } from '#test/ui/site/markup.ts'

const BUILT_FILES = {
  environment: 'development' as const,
  images: {},
  zipAreas: {},
  commit: null,
  documentStyles: '',
  pageStyles: () => '',
  laterStyles: [],
  apiDocsStyles: '',
  internalStyles: [],
  loader: '/loader.js',
  loaderImports: [],
  appScript: '/app.js',
  appImports: [],
  portalScript: '/assets/portal.js',
  portalImports: [],
  appStyles: [],
  words: { es: [], en: [] },
  firstScreen: [],
  drawingFile: (drawing: string) => drawing,
}

const artFiles = ['logo', 'motif', 'ornaments', 'scenes']

/** Lists the paths of the mark, the motif and the figures of a brand. */
const artOf = async (slug: string): Promise<readonly string[]> => {
  const files = await Promise.all(
    artFiles.map((name) => import(`../../../adapters/brand/${slug}/${name}.ts`) as Promise<object>),
  )
  return Array.from(
    JSON.stringify(files.map((file) => ({ ...file }))).matchAll(/"([Mm]-?\d[^"]*z?)"/g),
    ([, d = '']) => d,
  )
}

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllEnvs()
})

describe('brandSlugs', () => {
  it('names every folder of a brand, the default first', () => {
    const folders = readdirSync(join(root, 'adapters/brand'), { withFileTypes: true })
    const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    expect(brandSlugs.toSorted()).toEqual(names.toSorted())
    expect(brandSlugs[0]).toBe(DEFAULT_BRAND)
  })
})

describe('parseBrandSlug', () => {
  it('is the default brand when unset, and null for an unknown name', () => {
    expect([undefined, ''].map(parseBrandSlug)).toEqual([DEFAULT_BRAND, DEFAULT_BRAND])
    expect(brandSlugs.map(parseBrandSlug)).toEqual(brandSlugs)
    expect(['nadie', 'toString', ' '].map(parseBrandSlug)).toEqual([null, null, null])
    expect(() => brandDefine({ BRAND: 'nadie' })).toThrow(brandSlugs.join(', '))
  })
})

describe.each(eachBrand)(
  'BRAND=%s',
  (slug, { brand, palette, terms, affiliates, labelFacts, labelArchive }) => {
    const others = eachBrand.filter(([other]) => other !== slug)

    it('selects everything of one brand', async () => {
      vi.stubEnv('BRAND', slug)
      const selected = await Promise.all([
        import('#adapters/brand/copy.ts'),
        import('#adapters/brand/english.ts'),
        import('#adapters/brand/identity.ts'),
        import('#adapters/brand/logo.ts'),
        import('#adapters/brand/motif.ts'),
        import('#adapters/brand/ornaments.ts'),
        import('#adapters/brand/palette.ts'),
        import('#adapters/brand/scenes.ts'),
        import('#adapters/brand/style.ts'),
        import('#adapters/brand/typefaces.ts'),
      ])
      const own = await Promise.all(
        [
          'copy',
          'english',
          'identity',
          'logo',
          'motif',
          'ornaments',
          'palette',
          'scenes',
          'style',
          'typefaces',
        ].map((name) => import(`../../../adapters/brand/${slug}/${name}.ts`) as Promise<object>),
      )
      expect(selected.map((part) => ({ ...part }))).toEqual(own.map((part) => ({ ...part })))
      expect({ ...(await import('#adapters/brand/brand.ts')) }).toEqual({
        brand,
        terms,
        affiliates,
        labelFacts,
        labelArchive,
      })
    })

    it('writes the documents in its name, with its telephone and its prices, and no word or path of another brand', async () => {
      vi.stubEnv('BRAND', slug)
      const { prerender } = await import('#ui/prerender.main.ts')
      const { recordExamples } = await import('#ui/build/contract-examples/record-examples.ts')
      const { documents, frames } = prerender({ ...BUILT_FILES, contractExamples: await recordExamples() })
      const { notFound, busy, shell } = frames.es
      const { [API_DOCS]: apiDocs, ...pages } = documents
      const written = [...Object.values(pages), notFound, busy, shell].map(({ html }) => html)
      const foreign = await Promise.all(others.map(([other]) => artOf(other)))
      const drawn = new Set(
        written.flatMap((html) => Array.from(html.matchAll(/ d="([^"]+)"/g), ([, d]) => d)),
      )
      expect((await artOf(slug)).filter((d) => drawn.has(d))).not.toEqual([])
      expect(foreign.flat().filter((d) => drawn.has(d))).toEqual([])
      for (const html of written) {
        // The calculator for stores and agents is a page without a header.
        const isFramed = html.includes('<header')
        expect([isFramed, html.includes(`tel:${brand.phones.sales.dial}`)]).toEqual([isFramed, isFramed])
        for (const [, other] of others) expect(html.includes(other.brand.phones.sales.dial)).toBe(false)
      }
      // The examples of the contract are calls to the default brand's provider, for every brand that publishes them.
      for (const html of [...written, apiDocs?.html ?? '']) {
        expect(textIn(html).includes(brand.name)).toBe(true)
        for (const [name] of others) expect(html.toLowerCase().includes(name)).toBe(false)
      }
      const names = brand.catalog.offers.filter(({ role }) => role === 'plan').map(({ name }) => name)
      const plans = names.filter((name) => textIn(documents['/']?.html ?? '').includes(name))
      expect(plans.length).toBeGreaterThan(1)
    })

    it('bundles only its own colours, drawings and identity', async () => {
      vi.stubEnv('BRAND', slug)
      const input = ['ui/kit/page/wordmark.tsx', 'adapters/brand/identity.ts']
      const built = await build({
        configFile: join(root, 'vite.config.ts'),
        root,
        logLevel: 'warn',
        build: {
          write: false,
          cssCodeSplit: false,
          minify: false,
          rolldownOptions: {
            input: input.map((path) => join(root, path)),
            preserveEntrySignatures: 'strict',
            external: [/^react/],
          },
        },
      })
      const files = [built].flat().flatMap((part) => ('output' in part ? part.output : []))
      const text = files.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('\n')
      expect(text).toContain(brand.legalName)
      expect(text).toContain(palette.light.action)
      for (const [name, other] of others) {
        expect(text.toLowerCase()).not.toContain(name)
        expect(text).not.toContain(other.palette.light.action)
        expect(text).not.toContain(other.brand.legalName)
      }
    })
  },
)
