import type { Branded } from './branded.ts'

/** Money in integer US cents. Never a fraction, never floating-point dollars. */
export type Cents = Branded<number, 'Cents'>

/** A share in basis points: 1/100 of a percent, so 825 is 8.25 %. */
export type BasisPoints = Branded<number, 'BasisPoints'>

/** The largest amount the store handles: one million dollars, in cents. */
export const MAX_CENTS = 100_000_000

/** Creates cents from a catalogue or test literal. Throws if it is not an integer in range (a defect). */
export const cents = (amount: number): Cents => {
  if (!isCents(amount)) throw new RangeError(`not integer cents: ${amount}`)
  return amount
}

/** Checks for integer cents up to `MAX_CENTS` in either direction. Negative zero is refused (VAL-02). */
export const isCents = (amount: number): amount is Cents =>
  Number.isSafeInteger(amount) && Math.abs(amount) <= MAX_CENTS && !Object.is(amount, -0)

/** Creates basis points from a literal. Throws outside 0 to 10,000, which is a defect. */
export const basisPoints = (share: number): BasisPoints => {
  if (!isBasisPoints(share)) throw new RangeError(`not basis points: ${share}`)
  return share
}

/** Checks for integer basis points from 0 to 10,000. Negative zero is refused (VAL-02). */
export const isBasisPoints = (share: number): share is BasisPoints =>
  Number.isInteger(share) && share >= 0 && share <= 10_000 && !Object.is(share, -0)

export const ZERO = cents(0)

export const add = (a: Cents, b: Cents): Cents => (a + b) as Cents

export const subtract = (a: Cents, b: Cents): Cents => (a - b) as Cents

/** Returns the amount, or zero for a negative one. */
export const atLeastZero = (amount: Cents): Cents => (amount > 0 ? amount : ZERO)

export const times = (amount: Cents, quantity: number): Cents => (amount * quantity) as Cents

export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce(add, ZERO)

/** Returns a share of a non-negative amount in cents, rounded half up (PRC-05). */
export const shareOf = (amount: Cents, share: BasisPoints): Cents =>
  Math.floor((amount * share + 5_000) / 10_000) as Cents
