import { either as E, taskEither as TE } from 'fp-ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { Signature } from './seal-token.ts'
import { readSeal } from './seal-token.ts'
import type { SealContent, SealInput } from './seal.ts'
import { markText, sealContent, sealText } from './seal.ts'

/** An invalid seal: malformed, or not signed here for this cart. */
type SealForged = { readonly _tag: 'SealForged'; readonly part: 'form' | 'signature' }

export type SealFailure =
  | SealForged
  | { readonly _tag: 'SealExpired'; readonly expiresAt: EpochMs }
  /** Genuine, for this cart and not expired, but an input of the price has changed. */
  | { readonly _tag: 'SealOutdated' }

/** The functions for checking a seal, provided by the `digest` port. */
export type Verifier<F> = {
  readonly digest: (text: string) => TE.TaskEither<F, string>
  readonly verify: (text: string, signature: Signature) => TE.TaskEither<F, boolean>
}

/**
 * Verifies a returned seal: issued for this cart, not expired, price unchanged (PRC-32). Returns its content. Fails, in
 * this order, with `SealForged`, with `SealExpired` from its expiry on (PRC-33), and with `SealOutdated` when any input
 * of the price has changed (PRC-34). Also fails as the verifier does, for example for an unknown key.
 */
export const verifySeal = <F>(
  verifier: Verifier<F>,
  seal: string,
  input: SealInput,
  now: EpochMs,
): TE.TaskEither<F | SealFailure, SealContent> => {
  const parts = readSeal(seal)
  if (parts === null) return TE.left({ _tag: 'SealForged', part: 'form' })
  const { digest, expiresAt, keyId, signature } = parts
  return async () => {
    const mark = markText(input.cartId, digest, expiresAt)
    const isVouchedFor = await verifier.verify(mark, { keyId, signature })()
    if (E.isLeft(isVouchedFor)) return isVouchedFor
    if (!isVouchedFor.right) return E.left({ _tag: 'SealForged', part: 'signature' })
    if (now >= expiresAt) return E.left({ _tag: 'SealExpired', expiresAt })
    const content = sealContent(input, expiresAt)
    const text = sealText(content)
    if (E.isLeft(text)) return E.left({ _tag: 'SealOutdated' })
    const named = await verifier.digest(text.right)()
    if (E.isLeft(named)) return named
    return named.right === digest ? E.right(content) : E.left({ _tag: 'SealOutdated' })
  }
}
