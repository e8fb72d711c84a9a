import type { EpochMs } from '../shared/plain-date.ts'

/** What of a sealed quote is not what it says: its digest, or its signature. */
export type SealForged = { readonly _tag: 'SealForged'; readonly part: 'content' | 'digest' | 'signature' }

/** What another cart is told by. */
export const cartParts = ['lines', 'buyer', 'taxRate'] as const

export type SealFailure =
  | SealForged
  | { readonly _tag: 'SealOfOtherCart'; readonly part: (typeof cartParts)[number] }
  | { readonly _tag: 'SealExpired'; readonly expiresAt: EpochMs }
  | {
      readonly _tag: 'RulesMoved'
      readonly part: 'catalogVersion' | 'ruleVersion'
      readonly sealed: string
      readonly current: string
    }
