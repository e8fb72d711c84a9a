import { homeKeys } from '#core/network/home-key.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { ImportedRow, RefusalReason, RefusedRow, UnreadableFile } from './imported-row.ts'
import type { ImportBatch, ImportFile, NetworkVersion, NetworkVersions } from './network-versions.ts'

/** Rows of a transaction. */
const BATCH_ROWS = 5_000

/** Largest share of refused rows of a file with which a version becomes active by itself. */
const REFUSED_MAX = 0.05

/** A file with what its reader finds. */
export type ImportSource = ImportFile & { readonly rows: AsyncIterable<ImportedRow> }

/** `line`: the last line that was read of the file. */
export type ImportProgress = { readonly file: ImportFile; readonly line: number; readonly rows: number }

export type ImportParts = {
  readonly sources: readonly ImportSource[]
  readonly versions: NetworkVersions
  /** The states that the brand serves. Homes elsewhere are refused. */
  readonly states: ReadonlySet<string>
  readonly now: () => EpochMs
  /** Makes the version active even if too many rows are refused. */
  readonly acceptRefused: boolean
  /** Continues the newest unfinished import of the same files, if there is one. */
  readonly resume: boolean
  /** Makes the version active at the end. */
  readonly activate: boolean
  /** Receives refused rows of the files, also of those that an interrupted import already stored. */
  readonly onRefused: (row: RefusedRow) => void
  readonly onProgress: (progress: ImportProgress) => void
}

/** `active`: sold from the next start. `ready`: complete, but not made active. The counts are those of the version. */
export type ImportOutcome =
  | { readonly _tag: 'Unreadable'; readonly unreadable: UnreadableFile }
  | { readonly _tag: 'Imported' | 'NoHomes' | 'TooManyRefused' | 'Ready'; readonly version: NetworkVersion }

/** Returns how many rows of a version repeat a home of another row. */
export const duplicatesOf = ({ counts: { homeRows, homes, refused } }: NetworkVersion): number =>
  homeRows - homes - (refused.otherAddressOfLocation ?? 0)

const hasTooManyRefused = ({ files }: NetworkVersion): boolean =>
  files.some(({ read, refused }) => refused > read * REFUSED_MAX)

/** Services come first: a home is stored with the service of its location. */
const inOrder = (sources: readonly ImportSource[]): readonly ImportSource[] => [
  ...sources.filter(({ kind }) => kind === 'availability'),
  ...sources.filter(({ kind }) => kind !== 'availability'),
]

const namesOf = (files: readonly ImportFile[]): string =>
  JSON.stringify(files.map(({ kind, file, bytes, changedAt }) => [kind, file, bytes, changedAt]))

const unfinished = async (versions: NetworkVersions, files: readonly ImportFile[]) =>
  (await versions.list()).find(
    (version) =>
      (version.state === 'loading' || version.state === 'ready') && namesOf(version.files) === namesOf(files),
  )

type OpenBatch = {
  rows: number
  readonly homes: ImportBatch['homes'][number][]
  readonly services: ImportBatch['services'][number][]
  readonly refused: RefusalReason[]
}

const openBatch = (): OpenBatch => ({ rows: 0, homes: [], services: [], refused: [] })

/** Refuses a home in a state that the brand does not serve. */
const inStates = (row: ImportedRow, file: string, states: ReadonlySet<string>): ImportedRow =>
  row.kind === 'home' && !states.has(row.home.state)
    ? {
        kind: 'refused',
        file,
        line: row.line,
        column: 'state',
        value: row.home.state,
        reason: 'stateNotServed',
      }
    : row

/** Loads what a version lacks of a file. */
const loadFile = async (
  before: NetworkVersion,
  at: number,
  { rows, ...file }: ImportSource,
  { versions, states, onRefused, onProgress }: ImportParts,
): Promise<NetworkVersion | UnreadableFile> => {
  const stored = before.files[at]?.read ?? 0
  // A batch is read while the one before it is stored.
  let storing = Promise.resolve(before)
  const store = async (next: OpenBatch): Promise<void> => {
    const version = await storing
    storing = versions.append(version, { at, ...next })
    // Its failure ends the next wait.
    storing.catch(() => undefined)
  }
  let batch = openBatch()
  let count = 0
  let line = 0
  for await (const found of rows) {
    const row = inStates(found, file.file, states)
    if (row.kind === 'unreadable') {
      await storing
      return row
    }
    count += 1
    line = row.line
    if (row.kind === 'refused') onRefused(row)
    if (count % BATCH_ROWS === 0) onProgress({ file, line, rows: count })
    if (count <= stored) continue
    batch.rows += 1
    if (row.kind === 'home') batch.homes.push({ line, keys: homeKeys(row.home), home: row.home })
    else if (row.kind === 'service') batch.services.push({ locationId: row.locationId, service: row.service })
    else batch.refused.push(row.reason)
    if (batch.rows < BATCH_ROWS) continue
    await store(batch)
    batch = openBatch()
  }
  onProgress({ file, line, rows: count })
  if (batch.rows > 0) await store(batch)
  return storing
}

/**
 * Imports files as a new version of the homes and makes it active, unless a file cannot be read, no home is found, or
 * more than 5 % of the rows of a file are refused. The active version stays as it is until then. Killed at any time,
 * the import continues with `resume` behind its last batch. Rejects if the database fails or another import interferes.
 */
export const importHomes = async (parts: ImportParts): Promise<ImportOutcome> => {
  const { versions, now, onRefused } = parts
  const sources = inOrder(parts.sources)
  const files = sources.map(({ kind, file, bytes, changedAt }) => ({ kind, file, bytes, changedAt }))
  const resumed = parts.resume ? await unfinished(versions, files) : undefined
  let version = resumed ?? (await versions.create(files, now()))
  await versions.deleteUnused(version)
  if (version.state === 'loading') {
    for (const [at, source] of sources.entries()) {
      const loaded = await loadFile(version, at, source, parts)
      if ('reason' in loaded) {
        await versions.deleteUnused(null)
        return { _tag: 'Unreadable', unreadable: loaded }
      }
      version = loaded
    }
    version = await versions.finish(version, ({ at, line, locationId }) =>
      onRefused({
        file: files[at]?.file ?? '',
        line,
        column: files[at]?.kind === 'addresses' ? 'id' : 'location_id',
        value: locationId,
        reason: 'otherAddressOfLocation',
      }),
    )
  }
  if (!parts.activate) return { _tag: 'Ready', version }
  if (version.counts.homes === 0) return { _tag: 'NoHomes', version }
  if (hasTooManyRefused(version) && !parts.acceptRefused) return { _tag: 'TooManyRefused', version }
  await versions.activate(version, now())
  await versions.deleteUnused(null)
  return { _tag: 'Imported', version }
}
