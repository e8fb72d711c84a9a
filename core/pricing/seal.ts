import { either as E, taskEither as TE } from 'fp-ts'
import type { BuyerFacts } from '../catalog/condition.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { BasisPoints } from '../shared/money.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { NotCanonical } from './canonical.failure.ts'
import { canonicalText } from './canonical.ts'
import type { QuoteFailure } from './quote.failure.ts'
import type { Quote, QuoteInput } from './quote.ts'
import { quote } from './quote.ts'
import { PRICING_RULE_VERSION } from './rule-version.ts'

/**
 * How long a sealed price holds, in ms: 24 hours. Chosen here: longer than any session lives, so that a family can sleep on it, and short
 * enough for a catalogue to change its prices from one day to the next (PRC-33).
 */
export const SEAL_LIFETIME_MS = 24 * 3_600_000

/** A signature over a text, and the name of the key that made it: keys change, and what an older one signed still holds (PRC-32). */
export type Signature = { readonly keyId: string; readonly signature: string }

/** What sealing needs of the outside: the `digest` port has it. `digest` names a text, `sign` vouches for it. */
export type Signer<F> = {
  readonly digest: (text: string) => TE.TaskEither<F, string>
  readonly sign: (text: string) => TE.TaskEither<F, Signature>
}

/** What a price is asked for: a cart over a catalogue, a tax rate, and what is known of the buyer. */
export type SealInput = QuoteInput & { readonly buyer: BuyerFacts }

/** Everything a quoted price rests on, and the price in each month (PRC-31). */
export type SealContent = Pick<Quote, 'monthly' | 'oneTime' | 'dueToday' | 'later'> & {
  readonly catalogVersion: string
  readonly ruleVersion: string
  readonly lines: QuoteInput['lines']
  readonly buyer: BuyerFacts
  readonly taxRate: BasisPoints
  readonly expiresAt: EpochMs
}

/** A quote as it may pass through a browser and come back. `digest` is its name. */
export type SealedQuote = { readonly content: SealContent; readonly digest: string } & Signature

/** Lines as they are sealed: each offer once, in the order of their ids. */
export const sealLines = (lines: QuoteInput['lines']): QuoteInput['lines'] => {
  const quantities = new Map<OfferId, number>()
  for (const { offerId, quantity } of lines)
    quantities.set(offerId, (quantities.get(offerId) ?? 0) + quantity)
  return [...quantities]
    .map(([offerId, quantity]) => ({ offerId, quantity }))
    .toSorted((a, b) => (a.offerId < b.offerId ? -1 : 1))
}

/** The text that is signed: it begins with its form, so that a signature over anything else never passes for one over a quote (PRC-31). */
export const sealText = (content: SealContent): E.Either<NotCanonical, string> =>
  canonicalText({ content, form: 'quote-1' })

/** What the signature over a quote's price vouches for (PRC-31). Fails as `quote` does. */
export const sealContent = (input: SealInput, expiresAt: EpochMs): E.Either<QuoteFailure, SealContent> => {
  const priced = quote(input)
  if (E.isLeft(priced)) return priced
  const { monthly, oneTime, dueToday, later } = priced.right
  return E.right({
    catalogVersion: input.catalogVersion,
    ruleVersion: PRICING_RULE_VERSION,
    lines: sealLines(input.lines),
    buyer: input.buyer,
    taxRate: input.taxRate,
    expiresAt,
    monthly,
    oneTime,
    dueToday,
    later,
  })
}

/**
 * The price of a cart as the rules of today give it, signed, for `SEAL_LIFETIME_MS` (PRC-31, PRC-33). Fails as `quote` does, with
 * `NotCanonical` for facts of the buyer that are not plain data, and as the signer does.
 */
export const sealQuote = <F>(
  signer: Signer<F>,
  input: SealInput,
  now: EpochMs,
): TE.TaskEither<F | QuoteFailure | NotCanonical, SealedQuote> => {
  const content = sealContent(input, (now + SEAL_LIFETIME_MS) as EpochMs)
  if (E.isLeft(content)) return TE.left(content.left)
  const text = sealText(content.right)
  if (E.isLeft(text)) return TE.left(text.left)
  return async () => {
    const digest = await signer.digest(text.right)()
    if (E.isLeft(digest)) return digest
    const signed = await signer.sign(text.right)()
    if (E.isLeft(signed)) return signed
    return E.right({ content: content.right, digest: digest.right, ...signed.right })
  }
}
