import { either as E, taskEither as TE } from 'fp-ts'
import type { EpochMs } from '../shared/plain-date.ts'
import { isSameData } from './canonical.ts'
import { PRICING_RULE_VERSION } from './rule-version.ts'
import type { SealFailure } from './seal.failure.ts'
import { cartParts } from './seal.failure.ts'
import type { SealContent, SealInput, SealedQuote, Signature } from './seal.ts'
import { sealLines, sealText } from './seal.ts'

/** What checking a seal needs of the outside: the `digest` port has it. */
export type Verifier<F> = {
  readonly digest: (text: string) => TE.TaskEither<F, string>
  readonly verify: (text: string, signature: Signature) => TE.TaskEither<F, boolean>
}

/**
 * Whether what a genuine seal vouches for is the price of this cart at this time. Fails, in this order, with `SealOfOtherCart`,
 * `SealExpired` from the instant of its expiry on, and `RulesMoved` once another catalogue or other rules price it (PRC-33, PRC-34).
 */
export const judgeSeal = (
  content: SealContent,
  input: SealInput,
  now: EpochMs,
): E.Either<SealFailure, SealContent> => {
  const asked = { lines: sealLines(input.lines), buyer: input.buyer, taxRate: input.taxRate }
  const other = cartParts.find((part) => !isSameData(content[part], asked[part]))
  if (other !== undefined) return E.left({ _tag: 'SealOfOtherCart', part: other })
  const { expiresAt } = content
  if (now >= expiresAt) return E.left({ _tag: 'SealExpired', expiresAt })
  const current = { catalogVersion: input.catalogVersion, ruleVersion: PRICING_RULE_VERSION }
  const moved = (['catalogVersion', 'ruleVersion'] as const).find((part) => content[part] !== current[part])
  return moved === undefined
    ? E.right(content)
    : E.left({ _tag: 'RulesMoved', part: moved, sealed: content[moved], current: current[moved] })
}

/**
 * What a sealed quote that came back says, when all of it is as it was signed and holds for this cart now; nothing of it is believed
 * before (PRC-32). Fails with `SealForged`, as `judgeSeal` does, and as the verifier does, such as for a key it does not know.
 */
export const verifySeal = <F>(
  verifier: Verifier<F>,
  sealed: SealedQuote,
  input: SealInput,
  now: EpochMs,
): TE.TaskEither<F | SealFailure, SealContent> => {
  const { content, digest, keyId, signature } = sealed
  const text = sealText(content)
  if (E.isLeft(text)) return TE.left({ _tag: 'SealForged', part: 'content' })
  return async () => {
    const isVouchedFor = await verifier.verify(text.right, { keyId, signature })()
    if (E.isLeft(isVouchedFor)) return isVouchedFor
    if (!isVouchedFor.right) return E.left({ _tag: 'SealForged', part: 'signature' })
    const named = await verifier.digest(text.right)()
    if (E.isLeft(named)) return named
    return named.right === digest
      ? judgeSeal(content, input, now)
      : E.left({ _tag: 'SealForged', part: 'digest' })
  }
}
