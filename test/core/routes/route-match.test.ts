import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namedPaths, privatePaths, redirects } from '#core/routes/private-paths.ts'
import { flagsOf } from '#core/routes/route-flags.ts'
import { plainPath } from '#core/routes/plain-path.ts'
import { type RouteGroup, routeOf } from '#core/routes/route-match.ts'
import { outcomePaths } from '#core/routes/routes.ts'
import { sitePaths } from '#core/routes/site-pages.ts'
import { SLUG, requestedPath, filled, listed, listedPaths } from '#test/arbitraries/route.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('the table of paths', () => {
  it('has no private path besides the listed ones (RTE-05)', () => {
    for (const group of ['shop', 'portal', 'internal'] as const)
      expect(listed[group]).toEqual(expect.arrayContaining([...privatePaths[group]]))
  })

  it('redirects each path that the list says has moved (RTE-06)', () => {
    expect({ ...redirects, '/anything-unknown': '/not-found' }).toEqual(listed.redirects)
  })

  it('has a path for each destination that is named without one (RTE-07)', () => {
    const ofOutcomes = {
      bundle: outcomePaths.bundle,
      'bulk-included': outcomePaths.bulkIncluded,
      'address-not-found': outcomePaths.addressNotFound,
      commercial: outcomePaths.commercial,
    }
    const chosen = { ...namedPaths, ...ofOutcomes }
    expect(Object.keys(chosen).toSorted()).toEqual(listed.named.toSorted())
    expect(new Set(Object.values(chosen)).size).toBe(listed.named.length)
    for (const path of Object.values(chosen)) expect(listedPaths).not.toContain(path)
  })
})

/** Returns the groups of the store that a listed path may be in. */
const groupsOf = (pattern: string): readonly RouteGroup[] => {
  if (listed.portal.includes(pattern)) return ['portal']
  if (listed.internal.includes(pattern)) return ['internal']
  if (listed.shop.includes(pattern))
    return (sitePaths as readonly string[]).includes(pattern) ? ['site'] : ['shop']
  return listed.mobile.includes(pattern) ? ['mobile'] : ['site']
}

describe('routeOf', () => {
  it.each(listedPaths)('finds the pattern and group of %s (RTE-05)', (pattern) => {
    const route = routeOf(filled(pattern), SLUG)
    expect(route).toMatchObject({ pattern, flags: flagsOf(pattern) })
    expect(groupsOf(pattern)).toContain(route?.group)
  })

  it.each([...Object.values(namedPaths), outcomePaths.bundle, outcomePaths.bulkIncluded])(
    'finds %s, which was chosen here (RTE-07)',
    (path) => {
      expect(routeOf(path, SLUG)).toEqual({
        pattern: path,
        group: 'named',
        parameters: {},
        flags: flagsOf(path),
      })
    },
  )

  it.each([
    ['/address/localization/etail', { channelType: 'etail' }],
    ['/address/unit-not-found', { responseType: 'unit-not-found' }],
    ['/mobile/products/tablets/galaxy-tab-s9', { category: 'tablets', slug: 'galaxy-tab-s9' }],
    ['/mobile/products/accessories/a1', { category: 'accessories', slug: 'a1' }],
    ['/mobile/products/phones/9a-9b', { category: 'phones', slug: '9a-9b' }],
    ['/mobile/products/smartwatches/x', { category: 'smartwatches', slug: 'x' }],
    ['/mobile/products/phones/apple', {}],
  ])('reads from %s the parameters %j (RTE-05)', (path, parameters) => {
    expect(routeOf(path, SLUG)?.parameters).toEqual(parameters)
  })

  it.each([
    '/address/localization/radio',
    '/address/anything',
    '/address/',
    '/mobile/products/cars/one',
    '/mobile/products/phones/-a',
    '/mobile/products/phones/A',
    '/mobile/products/phones/a--b',
    '/mobile/products/phones/apple/x',
    '/packages/otra-one',
    '/packages/{product}-one',
    '/PACKAGES',
    'packages',
    '//packages',
    '/address/{responseType}',
    '/constructor',
    '/__proto__',
  ])('does not know %s (RTE-05)', (path) => {
    expect(routeOf(path, SLUG)).toBeNull()
  })

  it('ignores trailing slashes (RTE-05)', () => {
    forAll(requestedPath, fc.integer({ min: 1, max: 3 }), (path, slashes) => {
      expect(routeOf(path + '/'.repeat(slashes), SLUG)).toEqual(routeOf(path, SLUG))
    })
    expect([plainPath('/'), plainPath('//'), plainPath('/a/')]).toEqual(['/', '/', '/a'])
  })
})

describe('flagsOf', () => {
  it('requires a live session on shopping routes, and has all flags on payment routes (RTE-08)', () => {
    const shopping = { needsSession: true, confirmsOnExpiry: false, disableBackButton: false }
    const paying = { needsSession: true, confirmsOnExpiry: true, disableBackButton: true }
    const flagged = new Map(listedPaths.map((path) => [path, flagsOf(path)] as const))
    const having = (flags: object): readonly string[] =>
      [...flagged].filter(([, own]) => JSON.stringify(own) === JSON.stringify(flags)).map(([path]) => path)
    expect(having(paying)).toEqual(['/pre-payment', '/auto-payment'])
    expect(flagsOf('/express-payment')).toEqual(paying)
    expect(having(shopping)).toEqual([
      '/mobile/customize',
      ...listedPaths.filter((path) => path.startsWith('/buy/')),
      '/cart/details',
    ])
    const none = { needsSession: false, confirmsOnExpiry: false, disableBackButton: false }
    expect(having(none).length).toBe(listedPaths.length - having(paying).length - having(shopping).length)
    expect(flagsOf('constructor')).toEqual(none)
  })
})
