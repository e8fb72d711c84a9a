import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { portalGuard } from '#core/guards/portal-guard.ts'
import { routeOf } from '#core/routes/route-match.ts'
import { SLUG, filled, listed, listedPaths } from '#test/arbitraries/route.arbitrary.ts'

const portal = fc.constantFrom(...listed.portal)

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
  it('sends who is not signed in to the login and keeps the asked url, but for the pages open to all (GRD-11)', () => {
    fc.assert(
      fc.property(portal, fc.boolean(), (path, isAuthenticated) => {
        const turn = guarded(path, isAuthenticated, false)
        if (isAuthenticated || open.includes(path)) expect(turn).toBeNull()
        else
          expect(turn).toEqual({
            _tag: 'Redirect',
            to: { path: '/customer-portal/login', search: '' },
            effects: [{ _tag: 'SaveUrl', url: `${path}?a=1` }],
            reason: { rule: 'GRD-11', facts: { isAuthenticated, isBackForward: false } },
          })
      }),
    )
  })

  it('sends who comes back by the browser’s buttons to the entry, with a cleared store (GRD-12)', () => {
    fc.assert(
      fc.property(portal, fc.boolean(), (path, isAuthenticated) => {
        expect(guarded(path, isAuthenticated, true)).toEqual({
          _tag: 'Redirect',
          to: { path: '/customer-portal', search: '' },
          effects: [{ _tag: 'ClearPortalStorage' }],
          reason: { rule: 'GRD-12', facts: { isAuthenticated, isBackForward: true } },
        })
      }),
    )
  })

  it('has no say in other pages (GRD-11, GRD-12)', () => {
    const other = fc.constantFrom(...listedPaths.filter((path) => !listed.portal.includes(path)))
    fc.assert(
      fc.property(other, fc.boolean(), fc.boolean(), (path, isAuthenticated, isBackForward) => {
        expect(guarded(filled(path), isAuthenticated, isBackForward)).toBeNull()
      }),
    )
  })
})
