import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { enterPortal, type EntryDecision, type PortalVisit } from '#core/portal/portal-entry.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { ORIGIN, portalVisit } from '#test/arbitraries/portal.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const enter = (visit: PortalVisit): EntryDecision => accepted(enterPortal(visit))

const holder: PortalVisit = {
  path: '/customer-portal/services',
  query: '?x=1',
  navigation: 'navigate',
  claim: { state: 'read', role: 'Primary' },
  mfa: { isMfaOn: true, isConfirmed: true, origin: ORIGIN },
  account: {
    areCusRoutesOn: true,
    tokenAccountId: 'a-1',
    summary: { state: 'loaded', accountId: 'a-1' },
    isSessionAlive: true,
  },
}

const to = (href: string, reason: string, clearsStorage = false, returnTo: string | null = null) => ({
  do: 'redirect',
  href,
  clearsStorage,
  returnTo,
  reason,
})

const shown = (reason: string, first: string | null = null) => ({ do: 'show', first, reason })

const account = (change: Partial<PortalVisit['account']>) => ({ account: { ...holder.account, ...change } })

describe('enterPortal', () => {
  it.each<[string, Partial<PortalVisit>, unknown]>([
    ['a holder', {}, shown('sessionAlive', 'pingSession')],
    ['routes that are off', account({ areCusRoutesOn: false }), shown('flagOff')],
    ['another account', account({ tokenAccountId: 'a-2' }), shown('accountDiffers', 'reloadSummary')],
    ['a dead session', account({ isSessionAlive: false }), to('/', 'sessionDead', true)],
    ['no summary', account({ summary: { state: 'missing' } }), to('/customer-portal/exit', 'summaryMissing')],
    [
      'no second factor',
      { mfa: { ...holder.mfa, isConfirmed: false } },
      to('/customer-portal/mfa', 'notConfirmed', false, '/customer-portal/services?x=1'),
    ],
    [
      'the page of the second factor',
      { path: '/customer-portal/mfa', mfa: { ...holder.mfa, isConfirmed: false } },
      shown('openPage'),
    ],
    [
      'no token',
      { claim: { state: 'noToken' } },
      to('/customer-portal/login', 'noToken', false, '/customer-portal/services?x=1'),
    ],
    [
      'that page without a token',
      { path: '/customer-portal/mfa', claim: { state: 'noToken' } },
      to('/customer-portal/login', 'noToken'),
    ],
    [
      'an admin',
      { claim: { state: 'read', role: 'admin' } },
      to('/customer-portal/non-authorized-user', 'admin'),
    ],
    ['the root', { path: '/customer-portal' }, to('/customer-portal/login?x=1', 'root')],
    ['back or forward', { navigation: 'back_forward' }, to('/customer-portal', 'backForward', true)],
    [
      'the shop',
      { path: '/buy/products', claim: { state: 'noToken' }, navigation: 'back_forward' },
      shown('notThePortal'),
    ],
  ])('of %s decides by the first guard that has something to say (PTL-10)', (_, change, decision) => {
    expect(enter({ ...holder, ...change })).toEqual(decision)
  })

  it.each(['login', 'non-authorized-user', 'error'])('permits %s for everyone (PTL-10)', (page) =>
    forAllWith({ numRuns: 100 }, portalVisit, (visit) => {
      const path = `/customer-portal/${page}`
      expect(enter({ ...visit, path, navigation: 'reload' })).toEqual(shown('openPage'))
    }),
  )

  it('never loops: following its redirects ends within three steps (PTL-10)', () =>
    forAll(portalVisit, (visit) => {
      let at = visit
      let steps = 0
      for (let decision = enter(at); decision.do === 'redirect'; decision = enter(at)) {
        steps += 1
        expect(steps).toBeLessThanOrEqual(3)
        const [path = '', query] = decision.href.split('?')
        at = { ...at, path, query: query === undefined ? '' : `?${query}`, navigation: 'navigate' }
      }
    }))

  it('permits a guarded page only for a primary holder with a confirmed or unneeded second factor (PTL-01, PTL-02, PTL-10)', () =>
    forAll(portalVisit, (visit) => {
      const path = '/customer-portal/services'
      if (enter({ ...visit, path }).do === 'redirect') return
      expect(visit.claim.state === 'read' && /^primary$/i.test(visit.claim.role)).toBe(true)
      expect(visit.mfa.isMfaOn && !visit.mfa.isConfirmed).toBe(false)
      expect(visit.navigation).not.toBe('back_forward')
    }))

  it('refuses an unknown navigation (PTL-05, PTL-10)', () => {
    expect(enterPortal({ ...holder, navigation: 'teleport' })).toEqual(
      E.left({ _tag: 'NavigationUnknown', navigation: 'teleport' }),
    )
  })
})
