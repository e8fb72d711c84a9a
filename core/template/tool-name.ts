/** The tools of public pages. */
export type ToolName =
  | 'savingsCalculator'
  | 'channelSearch'
  | 'storeFinder'
  | 'coverageMap'
  | 'speedTest'
  | 'speedNeed'
  | 'dataEstimator'
  | 'switchCalculator'
  | 'imeiCheck'
  | 'tradeInCheck'
  | 'phoneHours'
  | 'mobilePhoneHours'
