import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { referralDetailsToSend } from '#core/referral/referral-details.ts'
import { forAll } from '#test/for-all.ts'

describe('referralDetailsToSend', () => {
  it('sends both when one is present, and nothing without (REF-05)', () => {
    const text = fc.option(fc.constantFrom('', ' ', 'AMIGO', ' AMIGO '))
    forAll(text, text, (referralCode, customerReferralId) => {
      const validCode = (given: string | null): string | null => (given?.trim() === 'AMIGO' ? 'AMIGO' : null)
      const details = {
        referralCode: validCode(referralCode),
        customerReferralId: validCode(customerReferralId),
      }
      expect(referralDetailsToSend({ referralCode, customerReferralId })).toEqual(
        Object.values(details).includes('AMIGO') ? details : null,
      )
    })
  })
})
