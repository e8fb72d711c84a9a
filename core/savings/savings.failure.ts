export type SavingsFailure =
  | { readonly _tag: 'SavingsTypeUnknown'; readonly type: string }
  | { readonly _tag: 'SpeedImportanceMissing' }
  | { readonly _tag: 'LinesMissing' }
  | {
      readonly _tag: 'LinesOutOfRange'
      readonly lines: number
      readonly min: number
      readonly max: number
    }
  | { readonly _tag: 'MobilePlanUnknown'; readonly mobilePlan: string }
  | { readonly _tag: 'PlanWithoutTable'; readonly mobilePlan: 'unlimitedPlus' }
  | { readonly _tag: 'SpendInvalid'; readonly spend: number; readonly max: number }
