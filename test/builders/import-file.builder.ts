import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportedRow } from '#adapters/network-import/imported-row.ts'

/** Writes a file of an import into a new folder and returns its path. */
export const writeImportFile = async (content: string | Uint8Array, name = 'homes.csv'): Promise<string> => {
  const file = join(await mkdtemp(join(tmpdir(), 'import-')), name)
  await writeFile(file, content)
  return file
}

/** Returns all rows of a reader. */
export const allRows = async (rows: AsyncIterable<ImportedRow>): Promise<readonly ImportedRow[]> => {
  const all: ImportedRow[] = []
  for await (const row of rows) all.push(row)
  return all
}
