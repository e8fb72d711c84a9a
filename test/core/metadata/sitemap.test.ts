import { describe, expect, it } from 'vitest'
import { sitemapText } from '#core/metadata/sitemap.ts'

const ORIGIN = 'https://tienda.example'

describe('sitemapText', () => {
  it('lists each page in each of its languages, with its alternates (MET-12)', () => {
    const text = sitemapText(
      [
        { path: '/', languages: ['es', 'en'] },
        { path: '/internet', languages: ['es'] },
      ],
      ORIGIN,
    )
    const found = (name: RegExp) => Array.from(text.matchAll(name), ([, address]) => address)
    expect(found(/<loc>(.*?)<\/loc>/g)).toEqual([`${ORIGIN}/`, `${ORIGIN}/en`, `${ORIGIN}/internet`])
    expect(found(/hreflang="(..)" href="https:\/\/tienda.example\/(?:en)?"/g)).toEqual([
      'es',
      'en',
      'es',
      'en',
    ])
  })

  it('escapes an address', () => {
    expect(sitemapText([{ path: '/a&b', languages: ['es'] }], ORIGIN)).toContain('/a&amp;b</loc>')
  })
})
