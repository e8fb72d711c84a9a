import { either as E } from 'fp-ts'
import type { Branded } from '../shared/branded.ts'
import type { PortalFailure } from './portal.failure.ts'

export type PortalStorageKey = Branded<string, 'PortalStorageKey'>

/** Prefix of the portal's keys in browser storage (PTL-08). */
export const PORTAL_KEY_PREFIX = 'cus_'

/** Returns a name's storage key: letters, digits, `-` and `_`. Fails with `StorageNameInvalid` (PTL-08). */
export const portalKey = (name: string): E.Either<PortalFailure, PortalStorageKey> =>
  /^[A-Za-z0-9_-]+$/.test(name)
    ? E.right(`${PORTAL_KEY_PREFIX}${name}` as PortalStorageKey)
    : E.left({ _tag: 'StorageNameInvalid', name })

/** Returns the keys that clearing the portal storage removes: those with its prefix, none of the shop (PTL-08). */
export const keysToClear = (keys: readonly string[]): readonly string[] =>
  keys.filter((key) => key.startsWith(PORTAL_KEY_PREFIX))
