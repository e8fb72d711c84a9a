import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { portalPaths } from '#core/portal/destination.ts'
import { portalErrors, routeError } from '#core/portal/error-routing.ts'
import { namedPaths } from '#core/routes/private-paths.ts'
import { decideNavigation, isPortalPath, navigations } from '#core/portal/navigation.ts'
import { decideServices, type PortalService } from '#core/portal/services.ts'
import { PORTAL_KEY_PREFIX, keysToClear, portalKey } from '#core/portal/storage-key.ts'
import { TOKEN_BUFFER_MS, TOKEN_VALIDATION_MS, decideToken } from '#core/portal/token.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { instant } from '#test/arbitraries/plain-date.arbitrary.ts'
import { anyText, writtenText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'
import { routeList } from './route-list.ts'

describe('decideNavigation', () => {
  it.each(navigations)('proceeds by %s outside the portal (PTL-05)', (navigation) => {
    for (const path of ['/', '/customer-portals', '/buy/customer-portal/x', ''])
      expect(decideNavigation(navigation, path)).toEqual(E.right({ do: 'proceed', reason: 'notThePortal' }))
  })

  it.each(navigations)(
    'clears the portal’s storage by %s into the portal only for back and forward (PTL-05)',
    (navigation) => {
      for (const path of ['/customer-portal', '/customer-portal/services'])
        expect(decideNavigation(navigation, path)).toEqual(
          E.right(
            navigation === 'back_forward'
              ? { do: 'clearAndReturnToEntry', reason: 'backForward' }
              : { do: 'proceed', reason: 'newNavigation' },
          ),
        )
    },
  )

  it('refuses an unknown way in (PTL-05)', () => {
    expect(navigations).toEqual(['navigate', 'reload', 'back_forward', 'prerender'])
    for (const navigation of ['', 'back', 'Navigate', 'toString'])
      expect(decideNavigation(navigation, '/')).toEqual(E.left({ _tag: 'NavigationUnknown', navigation }))
  })
})

describe('isPortalPath', () => {
  it('is true of every path of the portal and of no other path of the store (PTL-05)', () => {
    for (const path of Object.values(routeList)
      .flat()
      .filter((listed) => typeof listed === 'string'))
      expect([path, isPortalPath(path)]).toEqual([path, path.split('/')[1] === 'customer-portal'])
  })
})

describe('portalPaths', () => {
  it('are paths of the store (PTL-09, PTL-10)', () => {
    const named = Object.values(namedPaths)
    const known: readonly string[] = [
      ...routeList.marketing,
      ...routeList.portal,
      '/customer-portal',
      ...named,
    ]
    expect(Object.values(portalPaths).filter((path) => !known.includes(path))).toEqual([])
  })
})

describe('decideServices', () => {
  const services: fc.Arbitrary<readonly PortalService[]> = fc.array(
    fc.record({ id: fc.constantFrom('internet', 'tv', 'voice'), cancelable: fc.boolean() }),
    { maxLength: 4 },
  )

  it('is eligible exactly without an open order and with a service to cancel, and returns the reason (PTL-06)', () =>
    forAll(services, fc.boolean(), (service, openOrder) => {
      const count = service.filter(({ cancelable }) => cancelable).length
      const expected = openOrder
        ? { variant: 'ineligible', reason: 'openOrder' }
        : count > 0
          ? { variant: 'eligible', reason: 'someCancelable' }
          : { variant: 'ineligible', reason: 'noneCancelable' }
      expect(decideServices({ account: { accountId: 'a-1', service }, openOrder })).toEqual(expected)
    }))
})

describe('decideToken', () => {
  it('expires ten minutes before its end, to the millisecond (PTL-07)', () => {
    expect(TOKEN_BUFFER_MS).toBe(600_000)
    forAll(instant, (expiresAt) => {
      const at = (before: number) =>
        decideToken({ expiresAt, validatedAt: null }, epochMs(expiresAt - before))
      expect(at(600_001)).toEqual(E.right({ do: 'validate', reason: 'neverValidated' }))
      expect(at(600_000)).toEqual(E.right({ do: 'login', reason: 'expiresSoon' }))
      expect(at(1)).toEqual(E.right({ do: 'login', reason: 'expiresSoon' }))
      expect(at(0)).toEqual(E.right({ do: 'login', reason: 'expired' }))
      expect(at(-1)).toEqual(E.right({ do: 'login', reason: 'expired' }))
    })
  })

  it('is validated again after sixty seconds, to the millisecond (PTL-07)', () => {
    expect(TOKEN_VALIDATION_MS).toBe(60_000)
    forAll(instant, (validatedAt) => {
      const token = { expiresAt: epochMs(validatedAt + 3_600_000), validatedAt }
      const after = (ms: number) => decideToken(token, epochMs(validatedAt + ms))
      for (const ms of [0, 59_999])
        expect(after(ms)).toEqual(E.right({ do: 'use', reason: 'validatedLately' }))
      expect(after(60_000)).toEqual(E.right({ do: 'validate', reason: 'validationOld' }))
    })
  })

  it.each([NaN, Infinity, -Infinity, 0.5])('refuses the instant %d (PTL-07)', (strange) => {
    const failure = E.left({ _tag: 'InstantInvalid', instant: strange })
    const token = { expiresAt: epochMs(9_000_000), validatedAt: epochMs(0) }
    expect(decideToken(token, epochMs(strange))).toEqual(failure)
    expect(decideToken({ ...token, expiresAt: epochMs(strange) }, epochMs(1))).toEqual(failure)
    expect(decideToken({ ...token, validatedAt: epochMs(strange) }, epochMs(1))).toEqual(failure)
  })
})

describe('portalKey', () => {
  it('starts with the portal’s prefix (PTL-08)', () => {
    expect(PORTAL_KEY_PREFIX).toBe('cus_')
    expect(portalKey('mfa-Return_2')).toEqual(E.right('cus_mfa-Return_2'))
  })

  it('refuses a name with other characters, or an empty one (PTL-08)', () => {
    for (const name of ['', 'a b', 'é', 'a\u200B', 'a\n', '.x', 'x.'])
      expect(portalKey(name)).toEqual(E.left({ _tag: 'StorageNameInvalid', name }))
    forAll(anyText, (name) => {
      const key = portalKey(name)
      if (E.isRight(key)) expect(keysToClear([key.right])).toEqual([`cus_${name}`])
    })
  })
})

describe('keysToClear', () => {
  it('are exactly the portal’s keys (PTL-08)', () =>
    forAll(fc.array(fc.tuple(fc.boolean(), writtenText(0, 8))), (named) => {
      const keys = named.map(([isPortal, name]) => (isPortal ? `cus_${name}` : `buyflow_cus_${name}`))
      expect(keysToClear(keys)).toEqual(keys.filter((_, at) => named[at]?.[0]))
    }))
})

describe('routeError', () => {
  it.each([
    ['unexpected', 'somethingWentWrong'],
    ['unauthorized', 'exit'],
    ['summaryMissing', 'exit'],
    ['mfaRoutingFailed', 'somethingWentWrong'],
  ])('leads %s to %s (PTL-09)', (error, to) => {
    expect(routeError(error)).toEqual(E.right({ to, reason: error }))
  })

  it('refuses an unknown error (PTL-09)', () => {
    expect(portalErrors).toHaveLength(4)
    for (const error of ['', 'Unexpected', '__proto__', 'constructor'])
      expect(routeError(error)).toEqual(E.left({ _tag: 'PortalErrorUnknown', error }))
  })
})
