/** How long the store has the data of a buyer, as its legal pages state it. A test compares them with the server. */
export const retentionPeriods = {
  orderedSessionDays: 90,
  orderYears: 4,
  accountYears: 4,
  messageDays: 30,
  followUpDays: 365,
  analyticsDays: 400,
} as const
