/** The percentage of changes to a folder of the core that its tests must detect. */
export const goals: Readonly<Record<string, number>> = {
  pricing: 90,
  savings: 90,
  referral: 90,
  card: 90,
  localization: 90,
  guards: 90,
  session: 90,
}

const GOAL = 80

/** The least mutation score of a folder of the core, in percent. */
export const goalOf = (folder: string): number => goals[folder] ?? GOAL
