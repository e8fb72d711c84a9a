import { either as E } from 'fp-ts'
import type { Branded } from '../shared/branded.ts'
import type { PortalFailure } from './portal.failure.ts'

export type PortalStorageKey = Branded<string, 'PortalStorageKey'>

/** What the portal's keys in the browser's storage begin with (PTL-08). */
export const PORTAL_KEY_PREFIX = 'cus_'

/** The key of a name of letters, digits, hyphens and underscores; else `StorageNameInvalid` (PTL-08). */
export const portalKey = (name: string): E.Either<PortalFailure, PortalStorageKey> =>
  /^[A-Za-z0-9_-]+$/.test(name)
    ? E.right(`${PORTAL_KEY_PREFIX}${name}` as PortalStorageKey)
    : E.left({ _tag: 'StorageNameInvalid', name })

/** The keys that go when the portal's storage is cleared: its own, and none of the shop's (PTL-08). */
export const keysToClear = (keys: readonly string[]): readonly string[] =>
  keys.filter((key) => key.startsWith(PORTAL_KEY_PREFIX))
