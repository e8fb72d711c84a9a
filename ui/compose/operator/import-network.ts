import { openSync, writeSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { brand } from '#adapters/brand/brand.ts'
import type { ImportOutcome, ImportSource } from '#adapters/network-import/import-homes.ts'
import { importHomes } from '#adapters/network-import/import-homes.ts'
import type { ImportedRow, RefusedRow } from '#adapters/network-import/imported-row.ts'
import type { ImportFile, NetworkVersions } from '#adapters/network-import/network-versions.ts'
import { readAddresses } from '#adapters/network-import/read-addresses.ts'
import { readAvailability } from '#adapters/network-import/read-availability.ts'
import { readFabric } from '#adapters/network-import/read-fabric.ts'
import { describeRefusedRow } from '#adapters/network-import/refusal-texts.ts'
import { REFUSED_HEADER, refusedLine } from '#adapters/network-import/refused-csv.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { ProgressOutput } from './import-progress.ts'
import { showProgress } from './import-progress.ts'
import type { ImportOptions } from './network-options.ts'

/** A file that does not exist has no bytes: its reader says why it cannot be read. */
const fileOf = async (kind: ImportFile['kind'], name: string): Promise<ImportFile> => {
  const file = resolve(name)
  const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }))
  return { kind, file, bytes: size, changedAt: epochMs(Math.floor(mtimeMs)) }
}

/** Returns what appends refused rows to a CSV, which the first of them creates. */
const refusedFile = (name: string): ((row: RefusedRow) => void) => {
  let file: number | null = null
  return (row) => {
    if (file === null) {
      file = openSync(name, 'w')
      writeSync(file, REFUSED_HEADER)
    }
    writeSync(file, refusedLine(row))
  }
}

/** Refused rows that are shown if no file receives them. */
const SHOWN_ROWS = 5

/** Returns what shows the first refused rows. */
const refusedLines = (output: ProgressOutput): ((row: RefusedRow) => void) => {
  let shown = 0
  return (row) => {
    shown += 1
    if (shown <= SHOWN_ROWS) output.write(`${describeRefusedRow(row)}\n`)
  }
}

/** Imports the files of a command into a database, and shows the progress. */
export const importNetwork = async (
  options: ImportOptions,
  versions: NetworkVersions,
  output: ProgressOutput,
): Promise<ImportOutcome> => {
  const files = await Promise.all([
    ...options.fabric.map((name) => fileOf('fabric', name)),
    ...options.availability.map((name) => fileOf('availability', name)),
    ...options.addresses.map((name) => fileOf('addresses', name)),
  ])
  const progress = showProgress(files, output)
  const rowsOf = ({ kind, file }: ImportFile): AsyncIterable<ImportedRow> => {
    const reading = { onBytes: (bytes: number) => progress.addBytes(file, bytes) }
    if (kind === 'fabric') return readFabric(file, reading)
    return kind === 'availability'
      ? readAvailability(file, reading)
      : readAddresses(file, options.map, reading)
  }
  return importHomes({
    sources: files.map((file): ImportSource => ({ ...file, rows: rowsOf(file) })),
    versions,
    states: new Set(brand.site.states),
    now: () => epochMs(Date.now()),
    acceptRefused: options.acceptRefused,
    resume: options.resume,
    activate: !options.isDryRun,
    onRefused: options.refused === null ? refusedLines(output) : refusedFile(options.refused),
    onProgress: ({ rows }) => progress.addRows(rows),
  })
}
