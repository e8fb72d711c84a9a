import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideMfa } from '#core/portal/mfa.ts'
import { parseReturnUrl } from '#core/portal/return-url.ts'
import { ORIGIN } from '#test/arbitraries/portal.arbitrary.ts'
import { anyText, textOf } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'
import { routeList } from './route-list.ts'

const wayIn = ['/customer-portal/login', '/customer-portal/mfa']
const pages = routeList.portal.filter((path) => path.startsWith('/customer-portal') && !wayIn.includes(path))

const wanted = {
  isMfaOn: true,
  isConfirmed: false,
  requestedUrl: '/customer-portal/services?x=1',
  origin: ORIGIN,
}

describe('decideMfa', () => {
  it.each([
    [false, false, { do: 'proceed', reason: 'flagOff' }],
    [false, true, { do: 'proceed', reason: 'flagOff' }],
    [true, true, { do: 'proceed', reason: 'confirmed' }],
  ])('with the flag %s and confirmed %s proceeds (PTL-02)', (isMfaOn, isConfirmed, decision) => {
    expect(decideMfa({ ...wanted, isMfaOn, isConfirmed })).toEqual(decision)
  })

  it('requires a second factor and saves the requested page (PTL-02)', () => {
    expect(decideMfa(wanted)).toEqual({
      do: 'confirm',
      reason: 'notConfirmed',
      returnTo: '/customer-portal/services?x=1',
      returnRefused: null,
    })
  })

  it('requires it also when the requested page is not a valid return page, and reports that (PTL-02, PTL-03)', () => {
    const url = 'https://elsewhere.example/customer-portal/services'
    expect(decideMfa({ ...wanted, requestedUrl: url })).toEqual({
      do: 'confirm',
      reason: 'notConfirmed',
      returnTo: null,
      returnRefused: { _tag: 'ReturnElsewhere', url },
    })
  })
})

describe('parseReturnUrl', () => {
  it('accepts every page of the portal, with or without origin, query and fragment (PTL-03)', () => {
    const rest = fc.constantFrom(
      '',
      '/',
      '?a=1&b=%20',
      '#pago',
      '/?a=b#c',
      "?x=a'b(c)*d,e;f:g@h/i?j~k-l_m.n!$+",
    )
    forAll(fc.constantFrom('/customer-portal', ...pages), rest, (page, tail) => {
      expect(parseReturnUrl(page + tail, ORIGIN)).toEqual(E.right(page + tail))
      expect(parseReturnUrl(ORIGIN + page + tail, ORIGIN)).toEqual(E.right(page + tail))
    })
    expect(pages.length).toBeGreaterThan(10)
  })

  it.each(wayIn)('refuses %s (PTL-03)', (url) => {
    for (const text of [url, `${url}/`, `${url}?x=1`, ORIGIN + url])
      expect(parseReturnUrl(text, ORIGIN)).toEqual(E.left({ _tag: 'ReturnNotAPage', url: text }))
  })

  it.each([
    '',
    '/',
    'customer-portal/services',
    'x/customer-portal/services',
    '/customer-portals',
    '/customer-portal/../buy/products',
    '/customer-portal/%2e%2e/buy',
    '/customer-portal//evil.example',
    '//evil.example/customer-portal/services',
    '\\\\evil.example/customer-portal',
    '/customer-portal\\@evil.example',
    'https://evil.example/customer-portal/services',
    `${ORIGIN}.evil.example/customer-portal/services`,
    `${ORIGIN}@evil.example/customer-portal`,
    `${ORIGIN}customer-portal`,
    'javascript:alert(1)//customer-portal',
    '/customer-portal/services\n',
    '/customer-portal/services?x=\u0000',
    '/customer-portal/services#\u202E',
    '/customer-portal/ser vices',
    '/customer-portal/services?x y',
    '/customer-portal/Services',
  ])('does not return to %j (PTL-03)', (url) => {
    expect(parseReturnUrl(url, ORIGIN)).toEqual(E.left({ _tag: 'ReturnElsewhere', url }))
  })

  it('never returns to another origin, for any request (PTL-03)', () => {
    const tail = fc.oneof(anyText, textOf('/\\.%?#@:customer-portal2e ', 0, 40))
    const prefix = fc.constantFrom('', '/', '//', '/customer-portal', ORIGIN, `${ORIGIN}/customer-portal/`)
    forAll(prefix, tail, (before, after) => {
      const parsed = parseReturnUrl(before + after, ORIGIN)
      if (E.isLeft(parsed)) return
      const url = new URL(parsed.right, ORIGIN)
      expect(url.origin).toBe(ORIGIN)
      expect(url.pathname).toMatch(/^\/customer-portal(\/|$)/)
    })
  })
})
