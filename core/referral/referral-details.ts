import { writtenText } from '../shared/text.ts'

/** A code or an id of a referral as it is taken, with blanks before it that are dropped (REF-05). */
export const REFERRAL_TEXT = writtenText('', ' *')

/** What an order says of who referred its buyer. */
export type ReferralDetails = {
  readonly referralCode: string | null
  readonly customerReferralId: string | null
}

/** What is sent with the order: the details as soon as one of them is there, else nothing (REF-05). */
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
