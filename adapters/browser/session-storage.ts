import { either as E } from 'fp-ts'
import type { Storage, StorageFailure } from '#core/ports/storage.ts'

/** The methods of a browser's storage that are used. */
export type TabStore = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Creates the storage port over the tab's storage. Access may throw (blocked cookies), so each use reads it anew. */
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
