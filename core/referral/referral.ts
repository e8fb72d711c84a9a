import { either as E } from 'fp-ts'
import type { EpochMs, PlainDate } from '../shared/plain-date.ts'
import { addDays, dateAt, epochMs, parsePlainDate } from '../shared/plain-date.ts'

export type CampaignDateFailure = { readonly _tag: 'CampaignDateInvalid'; readonly text: string }

export type CampaignFailure = { readonly _tag: 'CampaignUnknown'; readonly campaign: string }

/** Reasons why a referral does not apply. */
export type ReferralFailure =
  | { readonly _tag: 'ReferralOff' }
  | { readonly _tag: 'CampaignMissing' }
  | CampaignFailure
  | { readonly _tag: 'LocationKeyMissing'; readonly campaign: string }
  | { readonly _tag: 'CampaignDateMissing'; readonly campaign: string }
  | CampaignDateFailure
  | { readonly _tag: 'InstantInvalid'; readonly instant: string }

/** Back-to-school refer-a-friend campaigns: e-mail and SMS, first message, and days one and seven (REF-01). */
export const campaigns = [
  'email-bts-raf',
  'email-bts-raf-day1',
  'email-bts-raf-day7',
  'sms-bts-raf',
  'sms-bts-raf-day1',
  'sms-bts-raf-day7',
] as const
export type Campaign = (typeof campaigns)[number]

/** Number of days after its date on which a campaign is valid. It expires on the day after (REF-03). */
export const REFERRAL_DAYS = 45

/** Offset of the campaign days: Eastern Standard Time all year, in minutes from UTC (REF-03). */
export const REFERRAL_OFFSET_MINUTES = -300

/** Parses the code of a campaign. Fails with `CampaignUnknown` (REF-01). */
export const parseCampaign = (text: string): E.Either<CampaignFailure, Campaign> => {
  const campaign = campaigns.find((code) => code === text)
  return campaign === undefined ? E.left({ _tag: 'CampaignUnknown', campaign: text }) : E.right(campaign)
}

/** Parses a campaign date YYYYMMDD. Fails with `CampaignDateInvalid` for a day that does not exist (REF-02). */
export const parseCampaignDate = (text: string): E.Either<CampaignDateFailure, PlainDate> => {
  const date = parsePlainDate(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`)
  return E.isRight(date) ? date : E.left({ _tag: 'CampaignDateInvalid', text })
}

/** The referral parameters of a landing page, and whether referrals are enabled. */
export type ReferralClaim = {
  readonly isOn: boolean
  readonly campaign: string | null
  readonly locationKey: string | null
  readonly campaignDate: string | null
}

/** A referral that applies. `lastDay` is its last valid day. */
type Applied = { readonly campaign: Campaign; readonly locationKey: string; readonly lastDay: PlainDate }

export type ReferralStatus =
  | { readonly status: 'notApplicable'; readonly reason: ReferralFailure }
  | ({ readonly status: 'validNotExpired' | 'validButExpired' } & Applied)

/** The last instant with a valid calendar day, in ms. */
const LAST_INSTANT = 253_402_300_799_999

/** The last calendar day. A campaign that would end later ends on it. */
const CALENDAR_END = dateAt(epochMs(LAST_INSTANT), 0)

const lastDayOf = (text: string): E.Either<CampaignDateFailure, PlainDate> => {
  const date = parseCampaignDate(text)
  if (E.isLeft(date)) return date
  const lastDay = parsePlainDate(addDays(date.right, REFERRAL_DAYS))
  return E.right(E.isRight(lastDay) ? lastDay.right : CALENDAR_END)
}

const applied = (claim: ReferralClaim): E.Either<ReferralFailure, Applied> => {
  if (!claim.isOn) return E.left({ _tag: 'ReferralOff' })
  if (claim.campaign === null || claim.campaign === '') return E.left({ _tag: 'CampaignMissing' })
  const campaign = parseCampaign(claim.campaign)
  if (E.isLeft(campaign)) return campaign
  const locationKey = (claim.locationKey ?? '').trim()
  if (locationKey === '') return E.left({ _tag: 'LocationKeyMissing', campaign: campaign.right })
  if (claim.campaignDate === null || claim.campaignDate === '')
    return E.left({ _tag: 'CampaignDateMissing', campaign: campaign.right })
  const lastDay = lastDayOf(claim.campaignDate)
  return E.isLeft(lastDay)
    ? lastDay
    : E.right({ campaign: campaign.right, locationKey, lastDay: lastDay.right })
}

/**
 * Returns the status of a referral at an instant: not applicable with the reason, valid until the end of its last day,
 * or valid but expired (REF-01 to REF-04). Days are days of Eastern Standard Time.
 */
export const referralStatus = (claim: ReferralClaim, now: EpochMs): ReferralStatus => {
  if (!(now >= 0 && now <= LAST_INSTANT))
    return { status: 'notApplicable', reason: { _tag: 'InstantInvalid', instant: String(now) } }
  const referral = applied(claim)
  if (E.isLeft(referral)) return { status: 'notApplicable', reason: referral.left }
  const isOver = dateAt(now, REFERRAL_OFFSET_MINUTES) > referral.right.lastDay
  return { status: isOver ? 'validButExpired' : 'validNotExpired', ...referral.right }
}
