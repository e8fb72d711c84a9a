import type { BasisPoints, Cents } from '#core/shared/money.ts'
import type { EpochMs, PlainDate } from '#core/shared/plain-date.ts'
import { branded, list } from '#adapters/shape/composite.shape.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { integer, literal, string } from '#adapters/shape/shape.ts'

/*
 * A row was validated when it was written. Reading checks only its structure: no later pattern, limit or constructor of
 * the core can make it unreadable.
 */

/** Returns the shape of text with a branded type of the core. */
export const named = <A extends string>(): Shape<A> => branded<A, string>(string)

export const count = integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })

export const cents: Shape<Cents> = branded(count)
export const basisPoints: Shape<BasisPoints> = branded(count)
export const instant: Shape<EpochMs> = branded(count)
export const plainDate: Shape<PlainDate> = named()

export const many = <A>(item: Shape<A>): Shape<readonly A[]> => list(item, { max: Number.MAX_SAFE_INTEGER })

/**
 * Returns the shape of a union of string literals. The record lists all members, so a member that the core adds or
 * removes fails the build until stored rows are considered.
 */
export const oneOf = <A extends string>(names: Readonly<Record<A, true>>): Shape<A> =>
  literal(...(Object.keys(names) as A[]))
