import { writtenText } from '../shared/text.ts'

/** Pattern of a referral code or id. Leading blanks are accepted and dropped (REF-05). */
export const REFERRAL_TEXT = writtenText('', ' *')

/** The referral data of an order. */
export type ReferralDetails = {
  readonly referralCode: string | null
  readonly customerReferralId: string | null
}

/** Returns the referral details for the order as soon as one of them exists, otherwise nothing (REF-05). */
export const referralDetailsToSend = ({
  referralCode,
  customerReferralId,
}: ReferralDetails): ReferralDetails | null => {
  const present = (text: string | null): string | null =>
    text === null || text.trim() === '' ? null : text.trim()
  const details = {
    referralCode: present(referralCode),
    customerReferralId: present(customerReferralId),
  }
  return details.referralCode === null && details.customerReferralId === null ? null : details
}
