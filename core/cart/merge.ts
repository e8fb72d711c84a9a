import type { Offer, OfferId } from '../catalog/offer.ts'
import { findOffer, isChosenAtCheckout } from '../catalog/offer.ts'
import type { CartLine } from './cart.ts'
import { withoutOrphans } from './cart.ts'

/** Reasons why a line of one of two carts is missing from their merge or changed in it. */
export const mergeReasons = [
  'NotSold',
  'ChosenAtCheckout',
  'QuantityNotWhole',
  'LimitReached',
  'ChoiceTaken',
  'LineTaken',
  'PlanMissing',
] as const
export type MergeReason = (typeof mergeReasons)[number]

export type MergeNote = { readonly offerId: OfferId; readonly reason: MergeReason }

/** `notes` list what was left out or reduced, the current cart first. */
export type MergedCart = { readonly lines: readonly CartLine[]; readonly notes: readonly MergeNote[] }

type Sold = readonly Offer[]

/** Returns the part of a line that a cart may contain today, or the reason for none. */
const checkLine = (
  { offerId, quantity }: CartLine,
  offers: Sold,
): { readonly line: CartLine | null; readonly reason: MergeReason | null } => {
  const offer = findOffer(offers, offerId)
  if (offer === undefined) return { line: null, reason: 'NotSold' }
  if (isChosenAtCheckout(offer)) return { line: null, reason: 'ChosenAtCheckout' }
  if (!Number.isInteger(quantity) || quantity < 1) return { line: null, reason: 'QuantityNotWhole' }
  if (offer.limit === 0) return { line: null, reason: 'LimitReached' }
  return quantity > offer.limit
    ? { line: { offerId, quantity: offer.limit }, reason: 'LimitReached' }
    : { line: { offerId, quantity }, reason: null }
}

const takenBy = (merged: readonly CartLine[], { offerId }: CartLine, offers: Sold): MergeReason | null => {
  if (merged.some((line) => line.offerId === offerId)) return 'LineTaken'
  const choice = findOffer(offers, offerId)?.choice ?? null
  const isTaken = choice !== null && merged.some((line) => findOffer(offers, line.offerId)?.choice === choice)
  return isTaken ? 'ChoiceTaken' : null
}

/** Collects lines in order. A line is skipped when an earlier line takes its place. */
const gather = (lines: readonly CartLine[], offers: Sold): MergedCart => {
  const merged: CartLine[] = []
  const notes: MergeNote[] = []
  for (const given of lines) {
    const { line, reason } = checkLine(given, offers)
    const taken = line === null ? null : takenBy(merged, line, offers)
    if (line !== null && taken === null) merged.push(line)
    const note = taken ?? reason
    if (note !== null) notes.push({ offerId: given.offerId, reason: note })
  }
  return { lines: merged, notes }
}

/**
 * Merges the current cart with the saved cart. A current line replaces the saved line of the same offer or choice, with
 * its own quantity. Left out are offers that are no longer sold, lines chosen at the checkout and add-ons without a
 * plan; quantities are cut to the limit. Quantities are never added up (CRT-10).
 */
export const mergeCarts = (
  current: readonly CartLine[],
  saved: readonly CartLine[],
  offers: Sold,
): MergedCart => {
  const gathered = gather([...current, ...saved], offers)
  const lines = withoutOrphans(gathered.lines, offers)
  const orphans = gathered.lines.filter((line) => !lines.includes(line))
  return {
    lines,
    notes: [
      ...gathered.notes,
      ...orphans.map(({ offerId }) => ({ offerId, reason: 'PlanMissing' as const })),
    ],
  }
}
