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
