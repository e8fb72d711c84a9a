/** The tools of public pages. */
export const toolNames = [
  'savingsCalculator',
  'channelSearch',
  'storeFinder',
  'coverageMap',
  'speedTest',
  'speedNeed',
  'dataEstimator',
  'switchCalculator',
  'imeiCheck',
  'tradeInCheck',
  'phoneHours',
  'mobilePhoneHours',
] as const

export type ToolName = (typeof toolNames)[number]
