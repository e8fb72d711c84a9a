import type { Cents } from '../shared/money.ts'
import { cents } from '../shared/money.ts'

export const speedImportances = ['critical', 'important', 'other'] as const
export type SpeedImportance = (typeof speedImportances)[number]

export const internetTiers = ['advantage', 'premier', 'gig'] as const
export type InternetTier = (typeof internetTiers)[number]

/** The internet a visitor needs, by how much speed matters (SAV-02). */
export const tierFor: Readonly<Record<SpeedImportance, InternetTier>> = {
  critical: 'gig',
  important: 'advantage',
  other: 'premier',
}

/** Monthly prices of the calculator, in cents, beside one line and beside several (SAV-03). */
export const internetPrices: Readonly<
  Record<'nonBundled' | 'bundled', Readonly<Record<InternetTier, Cents>>>
> = {
  nonBundled: { advantage: cents(3_000), premier: cents(5_000), gig: cents(7_000) },
  bundled: { advantage: cents(2_000), premier: cents(3_000), gig: cents(4_000) },
}

/** Internet is bundled from this many mobile lines on (SAV-03). */
export const BUNDLED_FROM_LINES = 2
