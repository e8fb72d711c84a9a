import type { EpochMs } from '../shared/plain-date.ts'

/** What is wrong with a seal: it has not the form of one, or nobody here signed it for this cart. */
export type SealForged = { readonly _tag: 'SealForged'; readonly part: 'form' | 'signature' }

export type SealFailure =
  | SealForged
  | { readonly _tag: 'SealExpired'; readonly expiresAt: EpochMs }
  /** Genuine, of this cart, and it still holds: for what the cart cost, or was, before. */
  | { readonly _tag: 'SealOutdated' }
