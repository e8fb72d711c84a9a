import { describe, expect, it } from 'vitest'
import { isOwnOrigin } from '#adapters/http/origin-check.ts'

const HOST = 'store.example:8443'

describe('isOwnOrigin', () => {
  it('trusts a page of this host, behind a TLS proxy too (S12)', () => {
    expect(isOwnOrigin({ origin: 'https://store.example:8443' }, HOST)).toBe(true)
    expect(isOwnOrigin({ origin: 'http://store.example:8443', 'sec-fetch-site': 'same-origin' }, HOST)).toBe(
      true,
    )
  })

  it('trusts a caller without browser headers', () => {
    expect(isOwnOrigin({}, HOST)).toBe(true)
  })

  it.each([
    'https://evil.example',
    'https://store.example',
    'https://store.example:8443.evil.example',
    'https://evil.example/store.example:8443',
    'https://store.example:8443@evil.example',
    'null',
    '',
    'not a url',
  ])('refuses the origin %j (S12)', (origin) => {
    expect(isOwnOrigin({ origin }, HOST)).toBe(false)
  })

  it.each(['cross-site', 'same-site', 'none', ''])('refuses the fetch site %j (S12)', (site) => {
    expect(isOwnOrigin({ 'sec-fetch-site': site, origin: `https://${HOST}` }, HOST)).toBe(false)
  })

  it('refuses a repeated fetch site', () => {
    expect(isOwnOrigin({ 'sec-fetch-site': ['same-origin', 'cross-site'] }, HOST)).toBe(false)
  })

  it('trusts exactly the configured origins, from any site (S13)', () => {
    const others = ['https://tienda.example']
    const headers = { origin: 'https://tienda.example', 'sec-fetch-site': 'same-site' }
    expect(isOwnOrigin(headers, HOST, others)).toBe(true)
    expect(isOwnOrigin(headers, HOST)).toBe(false)
    for (const origin of ['http://tienda.example', 'https://tienda.example:444', 'https://a.tienda.example'])
      expect(isOwnOrigin({ origin }, HOST, others)).toBe(false)
  })
})
