import { describe, expect, it } from 'vitest'
import { portalGuard } from '#core/guards/portal-guard.ts'
import { routeOf } from '#core/routes/route-match.ts'
import { SLUG, filled, listed, listedPaths } from '#test/arbitraries/route.arbitrary.ts'

const either = [true, false]

const guarded = (path: string, isAuthenticated: boolean, isBackForward: boolean) => {
  const route = routeOf(path, SLUG)
  if (route === null) throw new TypeError(`${path} is no route`)
  return portalGuard(route, { path, search: '?a=1' }, { isAuthenticated, isBackForward })
}

const open = [
  '/customer-portal/login',
  '/mobile/login',
  '/customer-portal/error',
  '/customer-portal/non-authorized-user',
]

describe('portalGuard', () => {
  it.each(listed.portal)(
    'sends a visitor who is not signed in from %s to the login and saves the requested URL, unless the page is public (GRD-11)',
    (path) => {
      expect(guarded(path, true, false)).toBeNull()
      expect(guarded(path, false, false)).toEqual(
        open.includes(path)
          ? null
          : {
              _tag: 'Redirect',
              to: { path: '/customer-portal/login', search: '' },
              effects: [{ _tag: 'SaveUrl', url: `${path}?a=1` }],
              reason: { rule: 'GRD-11', facts: { isAuthenticated: false, isBackForward: false } },
            },
      )
    },
  )

  it.each(listed.portal)(
    'sends a visitor who returns to %s by the browser’s buttons to the entry, with cleared storage (GRD-12)',
    (path) => {
      for (const isAuthenticated of either)
        expect(guarded(path, isAuthenticated, true)).toEqual({
          _tag: 'Redirect',
          to: { path: '/customer-portal', search: '' },
          effects: [{ _tag: 'ClearPortalStorage' }],
          reason: { rule: 'GRD-12', facts: { isAuthenticated, isBackForward: true } },
        })
    },
  )

  it('ignores other pages (GRD-11, GRD-12)', () => {
    for (const path of listedPaths.filter((one) => !listed.portal.includes(one)))
      for (const isAuthenticated of either)
        for (const isBackForward of either)
          expect(guarded(filled(path), isAuthenticated, isBackForward)).toBeNull()
  })
})
