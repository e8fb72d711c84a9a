import type { taskEither as TE } from 'fp-ts'

/** The verifier could not be reached or violated its protocol: the token is neither valid nor invalid. */
export type HumanVerificationFailure = { readonly _tag: 'VerificationUnavailable' }

/** A token that a page sent back. `clientAddress` is the sender's network address, if the host knows it. */
export type HumanProof = { readonly token: string; readonly clientAddress: string | null }

/** The external system that distinguishes people from programs. A missing answer is a failure, never an approval (S31). */
export type HumanVerification = {
  /** Returns a token for a page to send back; null if pages get theirs from the external system. */
  readonly challenge: TE.TaskEither<HumanVerificationFailure, string | null>
  /** Checks whether a token is genuine, recent, and issued for this store. The caller ensures that it is used once. */
  readonly verify: (proof: HumanProof) => TE.TaskEither<HumanVerificationFailure, boolean>
}
