import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refusalOfLogin, refusalOfPortalCall } from '#adapters/provider/holdings/portal-guards.ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'

const [HOME, CABIN] = ['CM-1', 'CM-2'] as [AccountId, AccountId]
const ON = { isMfaOn: true }
const OFF = { isMfaOn: false }

const credentials = (given: Partial<PortalCredentials> = {}): PortalCredentials => ({
  claim: { state: 'read', role: 'primary' },
  isMfaConfirmed: true,
  accountId: HOME,
  accounts: [HOME, CABIN],
  expiresAt: epochMs(START_OF_TESTS + 60_000),
  ...given,
})

const ofRole = (role: string, isMfaConfirmed = true) =>
  credentials({ claim: { state: 'read', role }, isMfaConfirmed })

describe('refusalOfLogin', () => {
  it('admits only the role primary, in any letter case (PTL-01)', () => {
    const cases = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }).map((isUpper) =>
      Array.from('primary')
        .map((letter, at) => (isUpper[at] === true ? letter.toUpperCase() : letter))
        .join(''),
    )
    fc.assert(fc.property(cases, (role) => refusalOfLogin(ofRole(role), ON) === null))
    fc.assert(
      fc.property(fc.string(), (role) => {
        fc.pre(role.toLowerCase() !== 'primary')
        expect(refusalOfLogin(ofRole(role), ON)).not.toBeNull()
      }),
    )
    for (const state of ['failed', 'noToken'] as const)
      expect(refusalOfLogin(credentials({ claim: { state } }), ON)).toBe('LOGIN_REQUIRED')
  })

  it('decides on the role before the second factor, which a flag turns off (PTL-02)', () => {
    expect(refusalOfLogin(ofRole('primary', false), ON)).toBe('MFA_REQUIRED')
    expect(refusalOfLogin(ofRole('primary', false), OFF)).toBeNull()
    for (const config of [ON, OFF])
      expect(refusalOfLogin(ofRole('admin', false), config)).toBe('NOT_AUTHORIZED')
  })
})

describe('refusalOfPortalCall', () => {
  it('needs somebody who is signed in', () => {
    expect(refusalOfPortalCall({}, ON)).toBe('LOGIN_REQUIRED')
    expect(refusalOfPortalCall({ portal: credentials() }, ON)).toBeNull()
  })

  it('refuses a page of another account, except to change the account (F32)', () => {
    const portal = credentials()
    expect(refusalOfPortalCall({ portal, shownAccount: HOME }, ON)).toBeNull()
    expect(refusalOfPortalCall({ portal, shownAccount: CABIN }, ON)).toBe('ACCOUNT_CHANGED')
    expect(refusalOfPortalCall({ portal, shownAccount: CABIN }, ON, true)).toBeNull()
    const none = credentials({ accountId: null })
    expect(refusalOfPortalCall({ portal: none, shownAccount: HOME }, ON)).toBe('ACCOUNT_CHANGED')
  })

  it('names no account to a login that may not use the portal', () => {
    const portal = credentials({ claim: { state: 'read', role: 'standard' } })
    expect(refusalOfPortalCall({ portal, shownAccount: CABIN }, ON, true)).toBe('NOT_AUTHORIZED')
  })
})
