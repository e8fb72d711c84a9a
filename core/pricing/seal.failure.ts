import type { EpochMs } from '../shared/plain-date.ts'

/** An invalid seal: malformed, or not signed here for this cart. */
export type SealForged = { readonly _tag: 'SealForged'; readonly part: 'form' | 'signature' }

export type SealFailure =
  | SealForged
  | { readonly _tag: 'SealExpired'; readonly expiresAt: EpochMs }
  /** Genuine, for this cart and not expired, but an input of the price has changed. */
  | { readonly _tag: 'SealOutdated' }
