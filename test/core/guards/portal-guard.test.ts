import { describe, expect, it } from 'vitest'
import { portalGuard, type PortalVisitor } from '#core/guards/portal-guard.ts'
import { routeOf } from '#core/routes/route-match.ts'
import { ORIGIN } from '#test/arbitraries/portal.arbitrary.ts'
import { SLUG, filled, listed, listedPaths } from '#test/arbitraries/route.arbitrary.ts'

const holder: PortalVisitor = {
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

const guarded = (path: string, visitor: Partial<PortalVisitor> = {}) => {
  const route = routeOf(path, SLUG)
  if (route === null) throw new TypeError(`${path} is no route`)
  return portalGuard(route, { path, search: '?a=1' }, { ...holder, ...visitor })
}

const redirect = (path: string, rule: string, reason: string, effects: readonly unknown[] = []) => ({
  _tag: 'Redirect',
  to: { path, search: '' },
  effects,
  reason: { rule, facts: { reason } },
})

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
      expect(guarded(path)).toBeNull()
      const saved = path === '/customer-portal/mfa' ? [] : [{ _tag: 'SaveUrl', url: `${path}?a=1` }]
      expect(guarded(path, { claim: { state: 'noToken' } })).toEqual(
        open.includes(path) ? null : redirect('/customer-portal/login', 'GRD-11', 'noToken', saved),
      )
    },
  )

  it.each(listed.portal.filter((path) => path !== '/mobile/login'))(
    'sends a visitor who returns to %s by the browser’s buttons to the entry, with cleared storage (GRD-12)',
    (path) => {
      for (const claim of [holder.claim, { state: 'noToken' } as const])
        expect(guarded(path, { claim, navigation: 'back_forward' })).toEqual(
          redirect('/customer-portal', 'GRD-12', 'backForward', [{ _tag: 'ClearPortalStorage' }]),
        )
    },
  )

  it.each<[string, Partial<PortalVisitor>, string, string, readonly unknown[]]>([
    [
      'an administrator',
      { claim: { state: 'read', role: 'ADMIN' } },
      '/customer-portal/non-authorized-user',
      'admin',
      [],
    ],
    [
      'somebody without a second factor',
      { mfa: { ...holder.mfa, isConfirmed: false } },
      '/customer-portal/mfa',
      'notConfirmed',
      [{ _tag: 'SaveUrl', url: '/customer-portal/services?a=1' }],
    ],
    [
      'a dead session',
      { account: { ...holder.account, isSessionAlive: false } },
      '/',
      'sessionDead',
      [{ _tag: 'ClearPortalStorage' }],
    ],
  ])('leads %s where the guards of the portal say (PTL-10)', (_, visitor, path, reason, effects) => {
    expect(guarded('/customer-portal/services', visitor)).toEqual(redirect(path, 'PTL-10', reason, effects))
  })

  it('preserves the query from the entry to the login (PTL-10)', () => {
    const entry = { pattern: '/customer-portal', group: 'portal', parameters: {}, flags: {} } as never
    expect(portalGuard(entry, { path: '/customer-portal', search: '?a=1' }, holder)).toMatchObject({
      to: { path: '/customer-portal/login', search: '?a=1' },
    })
  })

  it('lets an unknown navigation type through, which the page itself refuses', () => {
    expect(guarded('/customer-portal/services', { navigation: 'teleport' })).toBeNull()
  })

  it('ignores other pages (GRD-11, GRD-12)', () => {
    for (const path of listedPaths.filter((one) => !listed.portal.includes(one)))
      expect(guarded(filled(path), { claim: { state: 'noToken' }, navigation: 'back_forward' })).toBeNull()
  })
})
