import { either as E } from 'fp-ts'
import type { Storage } from '#core/ports/storage.ts'

/** Storage in memory, with access to its entries. */
export const memoryStorage = (entries = new Map<string, string>()) => {
  const storage: Storage = {
    read: (key) => E.right(entries.get(key) ?? null),
    write: (key, value) => E.right(void entries.set(key, value)),
    remove: (key) => E.right(void entries.delete(key)),
  }
  return { storage, entries }
}
