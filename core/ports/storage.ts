import type { either as E } from 'fp-ts'

export type StorageFailure = { readonly _tag: 'StorageUnavailable' }

/** A small text store for one tab. A full or denied store fails with `StorageUnavailable`; everything works without it. */
export type Storage = {
  readonly read: (key: string) => E.Either<StorageFailure, string | null>
  readonly write: (key: string, value: string) => E.Either<StorageFailure, void>
  readonly remove: (key: string) => E.Either<StorageFailure, void>
}
