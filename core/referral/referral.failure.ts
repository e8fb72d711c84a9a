import type { Campaign } from './referral.ts'

export type CampaignDateFailure = { readonly _tag: 'CampaignDateInvalid'; readonly text: string }

export type CampaignFailure = { readonly _tag: 'CampaignUnknown'; readonly campaign: string }

/** Why a referral does not apply. */
export type ReferralFailure =
  | { readonly _tag: 'ReferralOff' }
  | { readonly _tag: 'CampaignMissing' }
  | CampaignFailure
  | { readonly _tag: 'LocationKeyMissing'; readonly campaign: Campaign }
  | { readonly _tag: 'CampaignDateMissing'; readonly campaign: Campaign }
  | CampaignDateFailure
  | { readonly _tag: 'InstantInvalid'; readonly instant: string }
