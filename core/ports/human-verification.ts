import type { taskEither as TE } from 'fp-ts'
import type { HumanChallenge } from '../human/human-check.ts'

/** The verifier could not be reached or violated its protocol: the token is neither valid nor invalid. */
export type HumanVerificationFailure = { readonly _tag: 'VerificationUnavailable' }

/** A token that a page sent back. `clientAddress` is the sender's network address, if the host knows it. */
export type HumanProof = { readonly token: string; readonly clientAddress: string | null }

/** The system that distinguishes people from programs. A missing answer is a failure, never an approval (S31). */
export type HumanVerification = {
  /** Returns a new challenge for a page. */
  readonly challenge: TE.TaskEither<HumanVerificationFailure, HumanChallenge>
  /**
   * Checks whether a token is genuine, recent, and issued for this store. Returns the id of its challenge, which the
   * caller accepts once; null for any other token.
   */
  readonly verify: (proof: HumanProof) => TE.TaskEither<HumanVerificationFailure, string | null>
}
