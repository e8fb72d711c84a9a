import type { either as E } from 'fp-ts'

export type StorageFailure = { readonly _tag: 'StorageUnavailable' }

/** Small text store of one tab. A full or denied one fails with `StorageUnavailable`; all works without it. */
export type Storage = {
  readonly read: (key: string) => E.Either<StorageFailure, string | null>
  readonly write: (key: string, value: string) => E.Either<StorageFailure, void>
  readonly remove: (key: string) => E.Either<StorageFailure, void>
}
