import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { entries } from '#ui/build/layout.ts'
import { eachBrand } from '#test/builders/brand.builder.ts'
import { readModules } from './module-reader.ts'
import { root } from './repository.ts'

const LETTER = String.raw`\p{L}`

/** A word in any letter case as the part of a name: other words may contain its letters. */
const partOf = (word: string): string => {
  const [lower, upper] = [word.toLowerCase(), word.toUpperCase()]
  const capital = upper.slice(0, 1) + lower.slice(1)
  return `(?<!${LETTER})${lower}(?!\\p{Ll})|${capital}(?!\\p{Ll})|(?<!${LETTER})${upper}(?!${LETTER})`
}

/** Slugs and names, in any spelling: a variable of a style sheet or a cookie that carries one is found as well. */
const needles = eachBrand.flatMap(([slug, { brand }]) =>
  [slug, brand.name].map((word) => [word.toLowerCase(), new RegExp(partOf(word), 'u')] as const),
)

const PRODUCT = ['core', 'adapters', 'ui'] as const

const productFiles = PRODUCT.flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length).replace(/^\//, '')),
).filter((path) => !path.startsWith('adapters/brand/') && !path.endsWith('.woff2'))

/** The brands that a file names, in its path or its text. */
const brandsNamedIn = (path: string, text: string): readonly string[] =>
  needles.filter(([, needle]) => needle.test(`${path}\n${text}`)).map(([word]) => word)

describe('a product file', () => {
  it('outside adapters/brand names no brand', () => {
    expect(productFiles.length).toBeGreaterThan(500)
    const naming = productFiles.filter(
      (path) => brandsNamedIn(path, readFileSync(`${root}/${path}`, 'utf8')).length > 0,
    )
    expect(naming).toEqual([])
  })

  it('outside adapters/brand draws no path of a mark, a motif or a figure of a brand', () => {
    const art = readdirSync(`${root}/adapters/brand`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^\w+\/(?:logo|motif|ornaments|scenes)\.ts$/.test(path))
      .map((path) => readFileSync(`${root}/adapters/brand/${path}`, 'utf8'))
    const paths = art.flatMap((text) => Array.from(text.matchAll(/'([Mm]-?\d[^']*)'/g), ([, d = '']) => d))
    expect(paths.length).toBeGreaterThan(30)
    const product = productFiles
      .filter((path) => path !== 'ui/build/brand/brand-template.ts')
      .map((path) => readFileSync(`${root}/${path}`, 'utf8'))
      .join('\n')
    expect(paths.filter((d) => product.includes(`${d}"`) || product.includes(`${d}'`))).toEqual([])
  })

  it.each([
    ['ui/theme/tokens.css.ts', "export const cometaBlue = '--cometa-blue'"],
    ['ui/content/pages/home/es.ts', "title: 'Bienvenido a Brisa'"],
    ['adapters/http/session-cookie.ts', "const NAME = 'COMETA_SESSION'"],
    ['ui/kit/brisa-card/card.tsx', 'export {}'],
  ])('at %s is reported if it names one in %j', (path, text) => {
    expect(brandsNamedIn(path, text)).not.toEqual([])
  })

  it('with a word that contains the letters of a slug names none', () => {
    expect(brandsNamedIn('ui/kit/table.tsx', 'columnas brisas sobrisa cometas COMETAS')).toEqual([])
  })
})

/** Files of a brand that the browser may receive. Palettes become CSS; only the dev server sends pictures. */
const FOR_BROWSERS = [
  'channels.ts',
  'copy.ts',
  'device-names.ts',
  'disclaimers.ts',
  'english.ts',
  'facts.ts',
  'identity.ts',
  'illustrations.ts',
  'label.ts',
  'logo.ts',
  'motif.ts',
  'ornaments.ts',
  'palette.ts',
  'pictures.ts',
  'scenes.ts',
  'style.ts',
  'typefaces.ts',
]

const valueImports = new Map(
  readModules().map(({ path, imports }) => [
    path,
    imports.flatMap(({ to, isPackage, isType }) => (to === null || isPackage || isType ? [] : [to])),
  ]),
)

/** Every module that an entry leads to, at once or later. */
const reachedFrom = (entry: string): ReadonlySet<string> => {
  const reached = new Set<string>()
  const pending = [entry]
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    pending.push(...(valueImports.get(path) ?? []))
  }
  return reached
}

/** Files of brands that an entry leads to and browsers have no use for. */
const dataReachedFrom = (entry: string): readonly string[] =>
  [...reachedFrom(entry)].filter(
    (path) =>
      /^adapters\/brand\/[^/]+\//.test(path) &&
      !/\/(?:illustrations|pictures)\//.test(path) &&
      !FOR_BROWSERS.some((name) => path.endsWith(`/${name}`)),
  )

describe('what a browser runs', () => {
  it.each([entries.app, entries.site, entries.island, 'ui/order-status.main.tsx'])(
    'from %s leads to no catalogue, device, code or text of a brand',
    (entry) => {
      expect(dataReachedFrom(entry)).toEqual([])
    },
  )

  it('leads to identities, where the server leads to catalogues', () => {
    const [slug] = eachBrand[0] ?? []
    expect([...reachedFrom(entries.app)]).toContain(`adapters/brand/${slug}/identity.ts`)
    expect(dataReachedFrom('ui/server.main.ts')).toContain(`adapters/brand/${slug}/catalog.ts`)
  })
})
