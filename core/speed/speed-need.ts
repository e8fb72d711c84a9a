/** What people do at the same time. */
export const speedUses = ['video4k', 'videoHd', 'videoCall', 'gaming', 'download'] as const
export type SpeedUse = (typeof speedUses)[number]

/** A household's busiest hour. `devices`: all connected ones, also unused; `uses`: who does what at once. */
export type Household = {
  readonly people: number
  readonly devices: number
  readonly uses: Readonly<Record<SpeedUse, number>>
}

/** Megabits a second of one use: the upper figure of the FCC Broadband Speed Guide (SPD-03). */
export const mbpsOfUse: Readonly<Record<SpeedUse, number>> = {
  video4k: 25,
  videoHd: 8,
  videoCall: 6,
  gaming: 4,
  download: 10,
}

/** Browsing, mail and social media of one person, by the same guide. */
export const BROWSING_MBPS = 1
/** Updates and copies of one connected device. */
const DEVICE_MBPS = 0.5
/** WiFi loses part of the rate between the router and a device. */
const RESERVE = 1.5

export const MAX_PEOPLE = 12
export const MAX_DEVICES = 60

/** Returns a count as an integer between two bounds; text that is no number counts as the lower one (SPD-03). */
export const countWithin = (value: number, min: number, max: number): number =>
  Number.isFinite(value) ? Math.min(max, Math.max(min, Math.floor(value))) : min

/** Returns a household's download speed, in megabits a second (SPD-03). Counts are clamped to their limits. */
export const speedNeed = ({ people, devices, uses }: Household): number => {
  const persons = countWithin(people, 1, MAX_PEOPLE)
  const used = speedUses.reduce((sum, use) => sum + countWithin(uses[use], 0, MAX_PEOPLE) * mbpsOfUse[use], 0)
  const idle = countWithin(devices, 0, MAX_DEVICES) * DEVICE_MBPS
  return Math.ceil((persons * BROWSING_MBPS + idle + used) * RESERVE)
}

/** Households that a page shows as examples, smallest first. */
export const exampleHouseholds: readonly Household[] = [
  { people: 1, devices: 4, uses: { video4k: 0, videoHd: 1, videoCall: 0, gaming: 0, download: 0 } },
  { people: 2, devices: 8, uses: { video4k: 1, videoHd: 1, videoCall: 1, gaming: 0, download: 0 } },
  { people: 4, devices: 15, uses: { video4k: 2, videoHd: 1, videoCall: 1, gaming: 1, download: 0 } },
  { people: 6, devices: 25, uses: { video4k: 3, videoHd: 2, videoCall: 2, gaming: 2, download: 1 } },
  { people: 8, devices: 40, uses: { video4k: 6, videoHd: 4, videoCall: 4, gaming: 4, download: 4 } },
]
