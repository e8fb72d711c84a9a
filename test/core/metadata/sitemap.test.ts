import { describe, expect, it } from 'vitest'
import { sitemapText } from '#core/metadata/sitemap.ts'

const ORIGIN = 'https://tienda.example'

describe('sitemapText', () => {
  it('lists each page in every language, with its alternates (MET-12)', () => {
    const text = sitemapText(['/', '/internet'], ORIGIN)
    const found = (name: RegExp) => Array.from(text.matchAll(name), ([, address]) => address)
    expect(found(/<loc>(.*?)<\/loc>/g)).toEqual(
      ['/', '/en', '/internet', '/en/internet'].map((path) => `${ORIGIN}${path}`),
    )
    const alternates = ['/es', '/en/en', '/x-default', '/es', '/en/en', '/x-default']
    expect(
      Array.from(
        text.matchAll(/hreflang="(.*?)" href="https:\/\/tienda.example\/(en)?(?:\/?internet)?"/g),
        ([, language, prefix]) => `${prefix === undefined ? '' : '/en'}/${language}`,
      ),
    ).toEqual([...alternates, ...alternates])
  })

  it('escapes an address', () => {
    expect(sitemapText(['/a&b'], ORIGIN)).toContain('/a&amp;b</loc>')
  })
})
