import * as fc from 'fast-check'
import type { AccountGuardState } from '#core/portal/account-guard.ts'
import type { PortalVisit } from '#core/portal/portal-entry.ts'
import type { IdentityClaim } from '#core/portal/identity.ts'
import { navigations } from '#core/portal/navigation.ts'
import { anyText } from './text.arbitrary.ts'

export const ORIGIN = 'https://tienda.example'

export const identityClaim: fc.Arbitrary<IdentityClaim> = fc.oneof(
  fc.record({
    state: fc.constant('read' as const),
    role: fc.oneof(fc.constantFrom('primary', 'PRIMARY', 'admin', 'standard'), anyText),
  }),
  fc.constantFrom<IdentityClaim>({ state: 'failed' }, { state: 'noToken' }),
)

const accountId = fc.constantFrom('a-1', 'a-2')

export const accountGuardState: fc.Arbitrary<AccountGuardState> = fc.record({
  areCusRoutesOn: fc.boolean(),
  tokenAccountId: accountId,
  summary: fc.oneof(
    fc.constantFrom<AccountGuardState['summary']>({ state: 'notLoaded' }, { state: 'missing' }),
    fc.record({ state: fc.constant('loaded' as const), accountId }),
  ),
  isSessionAlive: fc.boolean(),
})

/** Pages of the portal and of the shop, the way in among them. */
export const visitedPath: fc.Arbitrary<string> = fc.constantFrom(
  '/customer-portal',
  '/customer-portal/login',
  '/customer-portal/mfa',
  '/customer-portal/services',
  '/customer-portal/balance-details',
  '/customer-portal/non-authorized-user',
  '/customer-portal/error',
  '/customer-portals',
  '/',
  '/buy/products',
)

export const portalVisit: fc.Arbitrary<PortalVisit> = fc.record({
  path: visitedPath,
  query: fc.constantFrom('', '?redirect=x', '?a=1&b=2'),
  navigation: fc.constantFrom(...navigations),
  claim: identityClaim,
  mfa: fc.record({
    isMfaOn: fc.boolean(),
    isConfirmed: fc.boolean(),
    origin: fc.constant(ORIGIN),
  }),
  account: accountGuardState,
})
