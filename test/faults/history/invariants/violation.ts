import type { Brand } from '#core/brand/brand.ts'
import type { DbSnapshot } from '../db-snapshot.ts'
import type { Call } from '../history.ts'

/** The invariants of the checker, as in docs/reliability.md. */
export const invariants = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I11', 'I12', 'I14'] as const
export type Invariant = (typeof invariants)[number]

export type Violation = { readonly invariant: Invariant; readonly what: string }

/** The history, the stored state, and the expectations. */
export type Evidence = {
  readonly calls: readonly Call[]
  readonly dbSnapshot: DbSnapshot
  /** Every catalogue that was sold. */
  readonly catalogs: readonly Brand['catalog'][]
  /** Whether the recovery ran after the last call: then nothing may be in doubt. */
  readonly isSettled: boolean
}

/** Returns the violations, one line each. */
export type Check = (evidence: Evidence) => readonly string[]
