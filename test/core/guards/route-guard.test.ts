import { describe, expect, it } from 'vitest'
import { MAX_REDIRECTS, followRedirects, guardRoute } from '#core/guards/route-guard.ts'
import { routeOf } from '#core/routes/route-match.ts'
import { ORIGIN } from '#test/arbitraries/portal.arbitrary.ts'
import { SLUG, requestedPath, guardSetting, location, routeVisit } from '#test/arbitraries/route.arbitrary.ts'
import type { GuardSetting, RouteVisit } from '#core/guards/route-guard.ts'
import { forAll } from '#test/for-all.ts'

const setting: GuardSetting = {
  slug: SLUG,
  mobile: { isOn: true, allowed: ['/mobile/plans'], site: 'https://movil.cometa.example' },
}
const holder: RouteVisit['portal'] = {
  navigation: 'navigate',
  claim: { state: 'read', role: 'primary' },
  mfa: { isMfaOn: true, isConfirmed: true, origin: ORIGIN },
  account: {
    areCusRoutesOn: true,
    tokenAccountId: 'a-1',
    summary: { state: 'loaded', accountId: 'a-1' },
    isSessionAlive: true,
  },
}
const visit: RouteVisit = { isSessionAlive: true, portal: holder }
const nobody: RouteVisit['portal'] = { ...holder, claim: { state: 'noToken' } }

const rulesFrom = (path: string, search: string, who: Partial<RouteVisit>): readonly string[] =>
  followRedirects({ path, search }, { ...visit, ...who }, setting).redirects.map(({ reason }) => reason.rule)

describe('followRedirects', () => {
  it('ends within three redirects from any location, at a page or outside the store (GRD-13)', () => {
    expect(MAX_REDIRECTS).toBe(3)
    forAll(location, routeVisit, guardSetting, (asked, who, store) => {
      const { end, redirects } = followRedirects(asked, who, store)
      expect(end._tag).not.toBe('Redirect')
      expect(redirects.length).toBeLessThanOrEqual(3)
    })
  })

  it('ends at a location that is permitted when requested again (GRD-13)', () =>
    forAll(location, routeVisit, guardSetting, (asked, who, store) => {
      const { end } = followRedirects(asked, who, store)
      if (end._tag !== 'Enter') return
      expect(end.route).toEqual(routeOf(end.location.path, SLUG))
      expect(
        guardRoute(end.location, { ...who, portal: { ...who.portal, navigation: 'navigate' } }, store),
      ).toEqual(end)
    }))

  it('returns each redirect (GRD-13)', () => {
    expect(rulesFrom('/mobile/plans', '', {})).toEqual(['GRD-10'])
    expect(rulesFrom('/customer-portal/services', '', { portal: nobody })).toEqual(['GRD-11'])
    expect(
      rulesFrom('/customer-portal/services', '', { portal: { ...holder, navigation: 'back_forward' } }),
    ).toEqual(['GRD-12', 'GRD-05'])
    const admin = { ...holder, claim: { state: 'read', role: 'Admin' } } as const
    expect(rulesFrom('/customer-portal/services', '', { portal: admin })).toEqual(['PTL-10'])
    expect(rulesFrom('/buy/checkout', '', { isSessionAlive: false })).toEqual(['GRD-07'])
    expect(rulesFrom('/nowhere', '', {})).toEqual(['GRD-06'])
    expect(rulesFrom('/buy/checkout', '', {})).toEqual([])
  })
})

describe('guardRoute', () => {
  it('returns the route and the location when no guard redirects (GRD-13)', () => {
    const asked = { path: '/buy/checkout/', search: '?x=1' }
    expect(guardRoute(asked, visit, setting)).toEqual({
      _tag: 'Enter',
      route: routeOf('/buy/checkout', SLUG),
      location: asked,
    })
  })

  it('sends only unknown paths to not-found (GRD-06)', () =>
    forAll(requestedPath, routeVisit, guardSetting, (path, who, store) => {
      const guarded = guardRoute({ path, search: '?x=1' }, who, store)
      const isKnown = guarded._tag !== 'Redirect' || guarded.reason.rule !== 'GRD-06'
      if (isKnown && guarded._tag === 'Redirect' && guarded.reason.rule === 'GRD-05') return
      expect(isKnown).toBe(routeOf(path, SLUG) !== null)
      if (!isKnown)
        expect(guarded).toEqual({
          _tag: 'Redirect',
          to: { path: '/not-found', search: '' },
          effects: [],
          reason: { rule: 'GRD-06', facts: { path } },
        })
    }))
})
