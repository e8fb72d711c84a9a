import type { HomeService, NetworkHome } from '#core/network/home.ts'
import type { HomeKeys } from '#core/network/home-key.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { RefusalReason } from './imported-row.ts'

/** A file of an import: `file` is its absolute path. One that changed in `bytes` or `changedAt` is another file. */
export type ImportFile = {
  readonly kind: 'fabric' | 'availability' | 'addresses'
  readonly file: string
  readonly bytes: number
  readonly changedAt: EpochMs
}

/** How many rows of a file are stored or refused. */
export type FileProgress = ImportFile & { readonly read: number; readonly refused: number }

/** Rows of the files by their kind and reason. The last three are 0 until the version is ready. */
export type NetworkCounts = {
  readonly homeRows: number
  readonly serviceRows: number
  readonly refused: Readonly<Partial<Record<RefusalReason, number>>>
  readonly homes: number
  /** Homes where nothing is sold. */
  readonly unserved: number
  readonly buildingsWithUnits: number
}

/** Only a ready version may become active. A retired one was active. */
export const networkVersionStates = ['loading', 'ready', 'active', 'retired'] as const

export type NetworkVersion = {
  readonly id: number
  readonly createdAt: EpochMs
  /** When it became active the last time. */
  readonly switchedAt: EpochMs | null
  readonly state: (typeof networkVersionStates)[number]
  readonly files: readonly FileProgress[]
  readonly counts: NetworkCounts
}

/** The next rows of a file of a version: `at` is the place of the file among the files, `rows` counts all of them. */
export type ImportBatch = {
  readonly at: number
  readonly rows: number
  readonly homes: readonly { readonly line: number; readonly keys: HomeKeys; readonly home: NetworkHome }[]
  readonly services: readonly { readonly locationId: string; readonly service: HomeService }[]
  readonly refused: readonly RefusalReason[]
}

/** A home that a ready version lacks, because its location has another address. `at` is the place of its file. */
export type OtherAddress = { readonly at: number; readonly line: number; readonly locationId: string }

/** The versions of the homes of a store. The running store reads the active version only. */
export type NetworkVersions = {
  /** Returns all versions, the newest first. */
  readonly list: () => Promise<readonly NetworkVersion[]>
  /** Adds an empty version that loads these files. */
  readonly create: (files: readonly ImportFile[], now: EpochMs) => Promise<NetworkVersion>
  /**
   * Stores a batch and the position behind it in one transaction, and returns the version with it. A home without a
   * service gets the best one of its location, so services come first. Rejects if the version is not as given.
   */
  readonly append: (version: NetworkVersion, batch: ImportBatch) => Promise<NetworkVersion>
  /**
   * Merges the homes of a loaded version and makes it ready. A location has one address: the smallest by key. A key
   * has one home: one with a service, of the smallest location. May run again after an interruption.
   */
  readonly finish: (
    version: NetworkVersion,
    report: (refused: OtherAddress) => void,
  ) => Promise<NetworkVersion>
  /** Makes a ready version the active one, and retires the active one, in one transaction. Rejects if it is not ready. */
  readonly activate: (version: NetworkVersion, now: EpochMs) => Promise<void>
  /** Makes the version that was active before the active one again. Returns it, or null if there is none. */
  readonly rollback: (now: EpochMs) => Promise<NetworkVersion | null>
  /** Deletes all versions but the active one, the one before it, and `loading`. */
  readonly deleteUnused: (loading: NetworkVersion | null) => Promise<void>
  /** Returns the homes of the active version by key, read page by page; null if no version is active. */
  readonly activeHomes: () => Promise<AsyncIterable<NetworkHome> | null>
}
