import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GuardResult } from '#core/guards/location.ts'
import { MARKETING_DEFAULTS, marketingOnDocument, mobileGuard } from '#core/guards/mobile-guard.ts'
import { routeOf } from '#core/routes/route-match.ts'
import { SLUG, filled, listedPaths } from '#test/arbitraries/route.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const site = 'https://movil.cometa.example'
const full = '?affpn=web&cmp=mobile-shop&customerstatus=prospect'

const turnAt = (
  path: string,
  search: string,
  isOn: boolean,
  allowed: readonly string[],
): GuardResult | null => {
  const route = routeOf(path, SLUG)
  if (route === null) throw new TypeError(`${path} is no route`)
  return mobileGuard(route, { path, search }, { isOn, allowed, site })
}

describe('mobileGuard', () => {
  it('leaves for the external site when the flag is off or the page is not allowed (GRD-09)', () => {
    for (const [isOn, allowed] of [
      [false, ['/mobile/plans']],
      [true, ['/mobile']],
      [true, []],
    ] as const)
      expect(turnAt('/mobile/plans/', full, isOn, allowed)).toEqual({
        _tag: 'Leave',
        url: `${site}/mobile/plans${full}`,
        effects: [],
        reason: { rule: 'GRD-09', facts: { isOn, isShown: false, missing: '' } },
      })
  })

  it('permits what is allowed by path or by pattern, with nothing missing (GRD-09)', () => {
    expect(turnAt('/mobile/plans', full, true, ['/mobile/plans'])).toBeNull()
    const slug = '/mobile/products/phones/galaxy-z-fold6'
    expect(turnAt(slug, full, true, ['/mobile/products/{category}/{slug}'])).toBeNull()
    expect(turnAt(slug, full, true, [slug])).toBeNull()
    expect(turnAt(slug, full, true, ['/mobile'])).toHaveProperty('_tag', 'Leave')
    const device = '/mobile/products/phones/detail/apple-iphone-16/negro'
    expect(turnAt(device, full, true, ['/mobile/products/{category}/detail/{device}/{color}'])).toBeNull()
    expect(turnAt(device, full, true, [slug])).toHaveProperty('_tag', 'Leave')
  })

  it('adds the marketing defaults that are missing, and resets the session when it added any (GRD-10)', () => {
    const own = fc.constantFrom('', 'mine')
    const given = fc.record(
      { affpn: own, cmp: own, customerstatus: own, other: own },
      { requiredKeys: [], noNullPrototype: true },
    )
    forAll(given, fc.boolean(), fc.constantFrom('', '?'), (query, isOn, mark) => {
      const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`)
      const search = pairs.length === 0 ? mark : `?${pairs.join('&')}`
      const added = Object.entries(MARKETING_DEFAULTS).filter(
        ([name]) => (Object.entries(query).find(([key]) => key === name)?.[1] ?? '') === '',
      )
      const names = added.map(([name]) => name)
      const expected = [
        ...pairs.filter((pair) => !names.includes(pair.split('=')[0] ?? '')),
        ...added.map(([name, value]) => `${name}=${value}`),
      ].join('&')
      const turn = turnAt('/mobile/plans', search, isOn, ['/mobile/plans'])
      if (isOn && names.length === 0) expect(turn).toBeNull()
      else {
        expect(turn?.effects).toEqual(names.length === 0 ? [] : [{ _tag: 'ResetSession' }])
        expect(turn?.reason).toEqual({
          rule: isOn ? 'GRD-10' : 'GRD-09',
          facts: { isOn, isShown: isOn, missing: names.join(' ') },
        })
        expect(turn).toMatchObject(
          isOn
            ? { _tag: 'Redirect', to: { path: '/mobile/plans', search: `?${expected}` } }
            : { _tag: 'Leave', url: `${site}/mobile/plans?${expected}` },
        )
      }
    })
    expect(turnAt('/mobile/plans', '?&cmpx=1&cmp&&affpn=a=b', true, ['/mobile/plans'])).toMatchObject({
      to: { search: '?cmpx=1&affpn=a=b&cmp=mobile-shop&customerstatus=prospect' },
    })
    expect(turnAt('/mobile/plans', '?cmp=a&x=b?c', true, ['/mobile/plans'])).toMatchObject({
      to: { search: '?cmp=a&x=b?c&affpn=web&customerstatus=prospect' },
    })
    expect(MARKETING_DEFAULTS).toEqual({ affpn: 'web', cmp: 'mobile-shop', customerstatus: 'prospect' })
  })

  it('ignores other pages (GRD-09, GRD-10)', () => {
    const other = fc.constantFrom(...listedPaths.filter((path) => !/^\/mobile(?!\/login)/.test(path)))
    forAll(other, fc.boolean(), (path, isOn) => {
      expect(turnAt(filled(path), '', isOn, [])).toBeNull()
    })
  })
})

const value = fc.constantFrom('', 'mine')
const marketing = fc
  .record(
    { affpn: value, cmp: value, customerstatus: value, sku: value },
    { requiredKeys: [], noNullPrototype: true },
  )
  .map((query) => new URLSearchParams(query).toString())
  .map((query) => (query === '' ? '' : `?${query}`))

describe('marketingOnDocument', () => {
  const namesIn = (search: string): Readonly<Record<string, string>> =>
    Object.fromEntries(new URLSearchParams(search))

  it('carries the values of the page before, and begins a new session for visitors from outside alone (GRD-10)', () =>
    forAll(marketing, fc.option(marketing), (search, before) => {
      const completed = marketingOnDocument(search, before)
      const given = namesIn(search)
      const carried = namesIn(before ?? '')
      const expected = Object.entries(MARKETING_DEFAULTS).map(([name, standard]) => [
        name,
        given[name] || carried[name] || standard,
      ])
      const { sku, ...rest } = namesIn(completed?.search ?? search)
      expect(rest).toEqual(Object.fromEntries(expected))
      expect(sku).toBe(given['sku'])
      expect(completed === null).toBe(Object.keys(MARKETING_DEFAULTS).every((name) => given[name]))
      if (completed !== null) expect(completed.resetsSession).toBe(before === null)
    }))
})
