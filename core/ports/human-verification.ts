import type { taskEither as TE } from 'fp-ts'

/** The verifier was not reached, or did not answer as its protocol says: nobody knows whether a token is good. */
export type HumanVerificationFailure = { readonly _tag: 'VerificationUnavailable' }

/** A token as it came back from a page. `clientAddress` is who sent it, as far as the host knows. */
export type HumanProof = { readonly token: string; readonly clientAddress: string | null }

/** The outside system that tells people from programs. What it cannot answer is a failure, never a yes (S31). */
export type HumanVerification = {
  /** A token a page may send back; null where the pages get theirs from the outside system. */
  readonly challenge: TE.TaskEither<HumanVerificationFailure, string | null>
  /** Whether a token is genuine, young, and was given out for this store. That it comes once is the caller's to see to. */
  readonly verify: (proof: HumanProof) => TE.TaskEither<HumanVerificationFailure, boolean>
}
