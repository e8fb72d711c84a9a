import { describe, expect, it } from 'vitest'
import { brand } from '#adapters/brand/brand.ts'
import { NEW_CUSTOMER } from '#core/catalog/condition.ts'
import { robotsOf } from '#core/metadata/robots.ts'
import { structuredDataKey } from '#core/metadata/structured-data.ts'
import { quoteAlone } from '#core/pricing/quote.ts'
import { readStage } from '#ui/build/stage.ts'
import { attributeOf, tagsNamed, textIn } from '#test/ui/site/markup.ts'
import { faultsOf } from '../site/valid-html.ts'
import { type BuiltPage, htmlOf, ORIGIN } from './built-site.ts'
import { structuredDataFaults } from './structured-data.ts'

const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'))
const linksIn = (html: string, rel: string) =>
  tagsNamed(headOf(html), 'link').filter((tag) => attributeOf(tag, 'rel') === rel)
const metaOf = (html: string, name: string): string | undefined =>
  attributeOf(
    tagsNamed(headOf(html), 'meta').find((tag) => attributeOf(tag, 'name') === name),
    'content',
  )
const alternatesOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    linksIn(html, 'alternate').map((tag) => [
      attributeOf(tag, 'hreflang') ?? '',
      attributeOf(tag, 'href') ?? '',
    ]),
  )
const dataIn = (html: string): readonly { readonly key: string; readonly value: object }[] =>
  Array.from(
    html.matchAll(/<script type="application\/ld\+json" data-key="([^"]*)">(.*?)<\/script>/gs),
    ([, key = '', json = '']) => ({ key, value: JSON.parse(json) as object }),
  )

const ZERO_PRICE = /\$0(?:\.00)?(?![\d.,]*\d)|(?<![\d,])0 (?:dólares|dollars)/g

/** Matches the end of a price, and the text that another one follows. */
const END = /\d+ (?:mes|month)/
const FOLLOWS = /después|desde el mes|after that|later|from month/i

/** Zeros that are not the price of a month: the fee of the label, and what is left of the example of a switch. */
const NOT_MONTHLY = /Cargo por cancelar antes|Early termination fee|Celular 6|Phone 6/

/** The text of a row with the headings of its table. */
const rowsOf = (table: string): readonly string[] => {
  const [headings = '', ...rows] = table.split('<tr')
  return rows.map((row) => textIn(`${headings}<tr${rows[0] ?? ''}<tr${row}`))
}

/** Lists the places of a page that state a price of zero without its end or without what follows. */
const endlessZeros = (html: string): readonly string[] => {
  const body = html.slice(html.indexOf('</head>')).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  const tables = [...body.matchAll(/<table.*?<\/table>/gs)].flatMap(([table]) => rowsOf(table))
  const text = textIn(body.replaceAll(/<table.*?<\/table>/gs, '')).replaceAll(/[\s\u00A0|]+/g, ' ')
  const spans = [...text.matchAll(ZERO_PRICE)].map(({ index }) =>
    text.slice(Math.max(0, index - 90), index + 130),
  )
  return [...tables.filter((row) => row.match(ZERO_PRICE) !== null), ...spans]
    .map((span) => span.replaceAll(/[\s\u00A0]+/g, ' '))
    .filter((span) => !NOT_MONTHLY.test(span) && !(END.test(span) && FOLLOWS.test(span)))
}

/** Lists drawn or written prices of a page that differ from the first price quoted to a new customer. */
const foreignPrices = (html: string): readonly string[] => {
  const text = textIn(html.slice(html.indexOf('</head>'))).replaceAll(/[|\s\u00A0]*\|[|\s\u00A0]*/g, '|')
  const { offers, version } = brand.catalog
  return offers.flatMap((offer) => {
    const { net } = quoteAlone(offer, NEW_CUSTOMER, version).monthly
    const drawn = `\\|${offer.name}\\|[^$]{0,90}?\\|([\\d,]+) (?:dólares|dollars)(?: (?:con|and) (\\d+))?`
    const written = `\\|${offer.name}: \\$([\\d,]+)\\.(\\d\\d) (?:al mes|a month)`
    return [drawn, written]
      .flatMap((price) => [...text.matchAll(new RegExp(price, 'g'))])
      .filter(
        ([, whole = '', cents = '0']) => Number(whole.replaceAll(',', '')) * 100 + Number(cents) !== net,
      )
      .map(([found]) => found)
  })
}

/** Describes what each of the pages is, as the build wrote it. */
export const describePages = (pages: readonly BuiltPage[]): void => {
  describe('a page of the site', () => {
    it.each(pages)('$at is valid HTML', async ({ at }) => {
      expect(await faultsOf(htmlOf(at))).toEqual([])
    })

    it.each(pages)('$at names itself and its other language, as that page does (MET-05)', ({ at }) => {
      const html = htmlOf(at)
      const [canonical, ...more] = linksIn(html, 'canonical').map((tag) => attributeOf(tag, 'href') ?? '')
      const alternates = alternatesOf(html)
      expect(more).toEqual([])
      expect(Object.keys(alternates)).toEqual(['es', 'en', 'x-default'])
      expect(alternates['x-default']).toBe(alternates['es'])
      expect([alternates['es'], alternates['en']]).toContain(canonical)
      for (const url of [canonical ?? '', ...Object.values(alternates)]) {
        expect(url.startsWith(ORIGIN)).toBe(true)
        expect(alternatesOf(htmlOf(url.slice(ORIGIN.length) || '/'))).toEqual(alternates)
      }
    })

    it.each(pages)('$at has the robots tag of its stage and record (MET-04)', ({ at, isIndexed }) => {
      expect(metaOf(htmlOf(at), 'robots') ?? null).toBe(robotsOf(readStage(), isIndexed))
    })

    it.each(pages)('$at has one top heading, hidden if its record says so (MET-08)', ({ at, h1Hidden }) => {
      const found = [...htmlOf(at).matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) =>
        textIn(text).trim(),
      )
      expect(found).toHaveLength(1)
      expect(found[0]).not.toBe('')
      if (h1Hidden !== undefined) expect(found).toEqual([h1Hidden])
    })

    it.each(pages)('$at states no price of zero without its end and what follows (PRC-03)', ({ at }) => {
      const html = htmlOf(at)
      expect(endlessZeros(html)).toEqual([])
      expect(
        dataIn(html).filter(
          ({ value }) => 'offers' in value && /"offers":\{[^[]*"price":"0\.00"/.test(JSON.stringify(value)),
        ),
      ).toEqual([])
    })

    // A page of a campaign states the price of its visits.
    it.each(pages.filter(({ path }) => !path.startsWith('/cp/')))(
      '$at states the prices that the shop quotes a new customer (PRC-08)',
      ({ at }) => {
        expect(foreignPrices(htmlOf(at))).toEqual([])
      },
    )

    it.each(pages)(
      '$at has structured data of known types, by the hash of its route (MET-06, MET-11)',
      ({ at, path }) => {
        const data = dataIn(htmlOf(at))
        expect(data.map(({ key }) => key)).toEqual(data.map((_, index) => structuredDataKey(path, index)))
        expect(data.flatMap(({ value }) => structuredDataFaults(value))).toEqual([])
        const trail = data.map(
          ({ value }) => value as { readonly itemListElement?: readonly { readonly item: string }[] },
        )
        const last = trail.flatMap(({ itemListElement }) => itemListElement?.at(-1)?.item ?? [])
        expect(last).toEqual(path === '/' ? [] : [`${ORIGIN}${at}`])
      },
    )
  })
}
