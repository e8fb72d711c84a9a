import { either as E, taskEither as TE } from 'fp-ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { SealFailure } from './seal.failure.ts'
import type { Signature } from './seal-token.ts'
import { readSeal } from './seal-token.ts'
import type { SealContent, SealInput } from './seal.ts'
import { markText, sealContent, sealText } from './seal.ts'

/** What checking a seal needs of the outside: the `digest` port has it. */
export type Verifier<F> = {
  readonly digest: (text: string) => TE.TaskEither<F, string>
  readonly verify: (text: string, signature: Signature) => TE.TaskEither<F, boolean>
}

/**
 * What a seal that came back vouches for, when it was given out for this cart, still holds, and the cart costs now what it did then
 * (PRC-32). Fails, in this order, with `SealForged`, `SealExpired` from the instant of its expiry on (PRC-33), and `SealOutdated` when
 * anything the price rests on is another (PRC-34); and as the verifier does, such as for a key it does not know.
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
