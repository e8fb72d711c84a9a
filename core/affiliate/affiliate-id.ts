import { either as E } from 'fp-ts'
import type { Branded } from '../shared/branded.ts'

type AffiliateFailure = { readonly _tag: 'AffiliateIdInvalid'; readonly affiliateId: string }

/** The id of the partner a visit is credited to. */
export type AffiliateId = Branded<string, 'AffiliateId'>

/** Pattern of an affiliate id (AFF-01). */
export const AFFILIATE_ID = /^[A-Za-z0-9][A-Za-z0-9-]{2,31}$/

/** Time-out of the affiliate call in ms, and its number of attempts (AFF-02). */
export const AFFILIATE_CALL = { timeoutMs: 3_000, attempts: 1 } as const

/** Parses an affiliate id of 3 to 32 letters, digits and dashes. Fails with `AffiliateIdInvalid` (AFF-01). */
export const parseAffiliateId = (affiliateId: string): E.Either<AffiliateFailure, AffiliateId> =>
  AFFILIATE_ID.test(affiliateId)
    ? E.right(affiliateId as AffiliateId)
    : E.left({ _tag: 'AffiliateIdInvalid', affiliateId })
