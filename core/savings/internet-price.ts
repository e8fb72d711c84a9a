import type { Cents } from '../shared/money.ts'
import { cents } from '../shared/money.ts'

export const speedImportances = ['critical', 'important', 'other'] as const
export type SpeedImportance = (typeof speedImportances)[number]

export const internetTiers = ['advantage', 'premier', 'gig'] as const
export type InternetTier = (typeof internetTiers)[number]

/** The internet tier by importance of speed (SAV-02). */
export const tierFor: Readonly<Record<SpeedImportance, InternetTier>> = {
  critical: 'gig',
  important: 'advantage',
  other: 'premier',
}

/** Monthly internet prices of the calculator in cents, with one mobile line and with several (SAV-03). */
export const internetPrices: Readonly<
  Record<'nonBundled' | 'bundled', Readonly<Record<InternetTier, Cents>>>
> = {
  nonBundled: { advantage: cents(3_000), premier: cents(5_000), gig: cents(7_000) },
  bundled: { advantage: cents(2_000), premier: cents(3_000), gig: cents(4_000) },
}

/** Number of mobile lines from which internet is bundled (SAV-03). */
export const BUNDLED_FROM_LINES = 2
