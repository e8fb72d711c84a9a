import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { referralDetailsToSend } from '#core/referral/referral-details.ts'

describe('referralDetailsToSend', () => {
  it('sends both as soon as one is there, and nothing without (REF-05)', () => {
    const text = fc.option(fc.constantFrom('', ' ', 'AMIGO', ' AMIGO '))
    fc.assert(
      fc.property(text, text, (referralCode, customerReferralId) => {
        const kept = (given: string | null): string | null => (given?.trim() === 'AMIGO' ? 'AMIGO' : null)
        const details = {
          referralCode: kept(referralCode),
          customerReferralId: kept(customerReferralId),
        }
        expect(referralDetailsToSend({ referralCode, customerReferralId })).toEqual(
          Object.values(details).includes('AMIGO') ? details : null,
        )
      }),
    )
  })
})
