import type { Branded } from './branded.ts'

/** Money in whole US cents; never a fraction, never floating dollars. */
export type Cents = Branded<number, 'Cents'>

/** A share in basis points: 1/100 of a percent, so 825 is 8.25 %. */
export type BasisPoints = Branded<number, 'BasisPoints'>

/** The largest amount the store handles: one million dollars, in cents. */
export const MAX_CENTS = 100_000_000

/** Cents from a literal of catalogue or test data; a defect (throws) when it is not a whole number in range. */
export const cents = (amount: number): Cents => {
  if (!isCents(amount)) throw new RangeError(`not whole cents: ${amount}`)
  return amount
}

export const isCents = (amount: number): amount is Cents =>
  Number.isSafeInteger(amount) && Math.abs(amount) <= MAX_CENTS && !Object.is(amount, -0)

/** Basis points from a literal; a defect (throws) outside 0 to 10,000. */
export const basisPoints = (share: number): BasisPoints => {
  if (!isBasisPoints(share)) throw new RangeError(`not basis points: ${share}`)
  return share
}

export const isBasisPoints = (share: number): share is BasisPoints =>
  Number.isInteger(share) && share >= 0 && share <= 10_000

export const ZERO = cents(0)

export const add = (a: Cents, b: Cents): Cents => (a + b) as Cents

export const subtract = (a: Cents, b: Cents): Cents => (a - b) as Cents

export const times = (amount: Cents, quantity: number): Cents => (amount * quantity) as Cents

export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce(add, ZERO)

/** The given share of a non-negative amount, in cents, rounded half up (PRC-05). */
export const shareOf = (amount: Cents, share: BasisPoints): Cents =>
  Math.floor((amount * share + 5_000) / 10_000) as Cents
