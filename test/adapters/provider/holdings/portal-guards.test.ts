import { describe, expect, it } from 'vitest'
import { refusalOfLogin } from '#adapters/provider/holdings/portal-guards.ts'
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
  it('decides on the role before the second factor, which a flag turns off (PTL-02)', () => {
    expect(refusalOfLogin(ofRole('primary', false), ON)).toBe('MFA_REQUIRED')
    expect(refusalOfLogin(ofRole('primary', false), OFF)).toBeNull()
    for (const config of [ON, OFF])
      expect(refusalOfLogin(ofRole('admin', false), config)).toBe('NOT_AUTHORIZED')
  })
})
