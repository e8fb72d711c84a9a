import type { Offer, OfferId } from '../catalog/offer.ts'
import { findOffer, isChosenAtCheckout } from '../catalog/offer.ts'
import type { CartLine } from './cart.ts'
import { withoutOrphans } from './cart.ts'

/** Why a line of one of two carts is not in their merger as it was. */
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

/** `notes` say what was left out or cut down, of the cart at hand first. */
export type MergedCart = { readonly lines: readonly CartLine[]; readonly notes: readonly MergeNote[] }

type Sold = readonly Offer[]

/** What of a line a cart may hold today, or why none of it. */
const admit = (
  { offerId, quantity }: CartLine,
  offers: Sold,
): { readonly line: CartLine | null; readonly reason: MergeReason | null } => {
  const offer = findOffer(offers, offerId)
  if (offer === undefined) return { line: null, reason: 'NotSold' }
  if (isChosenAtCheckout(offer)) return { line: null, reason: 'ChosenAtCheckout' }
  if (!Number.isInteger(quantity) || quantity < 1) return { line: null, reason: 'QuantityNotWhole' }
  return quantity > offer.limit
    ? { line: { offerId, quantity: offer.limit }, reason: 'LimitReached' }
    : { line: { offerId, quantity }, reason: null }
}

const takenBy = (held: readonly CartLine[], { offerId }: CartLine, offers: Sold): MergeReason | null => {
  if (held.some((line) => line.offerId === offerId)) return 'LineTaken'
  const choice = findOffer(offers, offerId)?.choice ?? null
  const isTaken = choice !== null && held.some((line) => findOffer(offers, line.offerId)?.choice === choice)
  return isTaken ? 'ChoiceTaken' : null
}

/** Lines in their order, each only when nothing before it stands in its place. */
const gather = (lines: readonly CartLine[], offers: Sold): MergedCart => {
  const held: CartLine[] = []
  const notes: MergeNote[] = []
  for (const given of lines) {
    const { line, reason } = admit(given, offers)
    const taken = line === null ? null : takenBy(held, line, offers)
    if (line !== null && taken === null) held.push(line)
    const note = taken ?? reason
    if (note !== null) notes.push({ offerId: given.offerId, reason: note })
  }
  return { lines: held, notes }
}

/**
 * The one merge of two carts: that of now, and the one that was kept. A line of now wins over its like and over the kept one of its
 * choice, with its own quantity; what is not sold any more, chosen at the checkout or without a plan is left out, and what is beyond a
 * limit is cut to it. Nothing is added up (CRT-10).
 */
export const mergeCarts = (now: readonly CartLine[], kept: readonly CartLine[], offers: Sold): MergedCart => {
  const gathered = gather([...now, ...kept], offers)
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
