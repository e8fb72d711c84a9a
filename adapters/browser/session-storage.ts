import { either as E } from 'fp-ts'
import type { Storage, StorageFailure } from '#core/ports/storage.ts'

/** The part of a browser's store that is used. */
export type TabStore = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The storage port over the tab's own store. Even reaching for the store may throw (denied cookies), so it is reached for at each use. */
export const createTabStorage = (reach: () => TabStore = () => globalThis.sessionStorage): Storage => {
  const attempt = <A>(use: (store: TabStore) => A): E.Either<StorageFailure, A> =>
    E.tryCatch(
      () => use(reach()),
      () => ({ _tag: 'StorageUnavailable' }),
    )
  return {
    read: (key) => attempt((store) => store.getItem(key)),
    write: (key, value) => attempt((store) => store.setItem(key, value)),
    remove: (key) => attempt((store) => store.removeItem(key)),
  }
}
