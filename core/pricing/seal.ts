import { either as E, taskEither as TE } from 'fp-ts'
import type { BuyerFacts } from '../catalog/condition.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { BasisPoints } from '../shared/money.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { NotCanonical } from './canonical.ts'
import { canonicalText } from './canonical.ts'
import type { Quote, QuoteInput } from './quoted.ts'
import type { Seal, Signature } from './seal-token.ts'
import { writeSeal } from './seal-token.ts'

/** The version of the pricing rules. Increase it with every change that can change the price of a cart (PRC-34). */
export const PRICING_RULE_VERSION = '2026-11.2'

/**
 * How long a sealed price is valid, in ms: 24 hours. Chosen here: longer than any session, so that a family can sleep
 * on it, and short enough for a catalogue to change its prices daily (PRC-33).
 */
export const SEAL_LIFETIME_MS = 24 * 3_600_000

/** The functions for sealing, provided by the `digest` port. `digest` hashes a text, `sign` signs it. */
export type Signer<F> = {
  readonly digest: (text: string) => TE.TaskEither<F, string>
  readonly sign: (text: string) => TE.TaskEither<F, Signature>
}

/** The content to seal: a quote, its cart, and the inputs of the price. `taxRate` is the rate of the quote. */
export type SealInput = {
  readonly cartId: string
  readonly quote: Quote
  readonly lines: QuoteInput['lines']
  readonly buyer: BuyerFacts
  readonly taxRate: BasisPoints
}

/** All inputs of a quoted price, the price of each month, and the credit for traded-in devices (PRC-31, MOB-41). */
export type SealContent = Pick<
  Quote,
  'catalogVersion' | 'monthly' | 'oneTime' | 'dueToday' | 'later' | 'tradeInCredit'
> &
  Pick<SealInput, 'cartId' | 'lines' | 'buyer' | 'taxRate'> & {
    readonly ruleVersion: string
    readonly expiresAt: EpochMs
  }

/** Normalizes lines for sealing: each offer once, in the order of the ids. */
export const sealLines = (lines: QuoteInput['lines']): QuoteInput['lines'] => {
  const quantities = new Map<OfferId, number>()
  for (const { offerId, quantity } of lines)
    quantities.set(offerId, (quantities.get(offerId) ?? 0) + quantity)
  return [...quantities]
    .map(([offerId, quantity]) => ({ offerId, quantity }))
    .toSorted((a, b) => (a.offerId < b.offerId ? -1 : 1))
}

/** Returns the sealed content (PRC-31). */
export const sealContent = (
  { cartId, quote, lines, buyer, taxRate }: SealInput,
  expiresAt: EpochMs,
): SealContent => {
  const { catalogVersion, monthly, oneTime, dueToday, later, tradeInCredit } = quote
  const credit = tradeInCredit === undefined ? {} : { tradeInCredit }
  const price = { monthly, oneTime, dueToday, later, ...credit }
  const versions = { catalogVersion, ruleVersion: PRICING_RULE_VERSION }
  return { cartId, ...versions, lines: sealLines(lines), buyer, taxRate, expiresAt, ...price }
}

/**
 * Returns the canonical text of a sealed content. Its digest identifies the price of a cart independently of the time;
 * the expiry is signed with the digest. The text begins with its format, so that no other text can replace it (PRC-31).
 */
export const sealText = (sealed: SealContent): E.Either<NotCanonical, string> => {
  const { expiresAt: _, ...content } = sealed
  return canonicalText({ content, form: 'quote-2' })
}

/** Returns the signed text: the cart, the digest and its expiry. Its format differs from `sealText` (PRC-31). */
export const markText = (cartId: string, digest: string, expiresAt: EpochMs): string =>
  JSON.stringify({ cartId, digest, expiresAt, form: 'seal-1' })

/**
 * Signs the price of a cart for `SEAL_LIFETIME_MS` (PRC-31, PRC-33). Fails with `NotCanonical` for facts of the buyer
 * that are not plain data, and as the signer does.
 */
export const sealQuote = <F>(
  signer: Signer<F>,
  input: SealInput,
  now: EpochMs,
): TE.TaskEither<F | NotCanonical, Seal> => {
  const expiresAt = (now + SEAL_LIFETIME_MS) as EpochMs
  const text = sealText(sealContent(input, expiresAt))
  if (E.isLeft(text)) return TE.left(text.left)
  return async () => {
    const digest = await signer.digest(text.right)()
    if (E.isLeft(digest)) return digest
    const signed = await signer.sign(markText(input.cartId, digest.right, expiresAt))()
    if (E.isLeft(signed)) return signed
    return E.right(writeSeal({ expiresAt, digest: digest.right, ...signed.right }))
  }
}
