import type { Columns } from './columns.ts'
import { findColumns } from './columns.ts'
import type { ImportedRow } from './imported-row.ts'
import type { RowFormat, RowReader } from './row-reader.ts'
import { refusedRow, rowOf } from './row-reader.ts'

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** Returns the names and values of a feature, its point first; null for anything else. */
const featureFields = (line: string): readonly (readonly [name: string, value: string])[] | null => {
  let feature: unknown
  try {
    feature = JSON.parse(line)
  } catch {
    return null
  }
  if (!isRecord(feature) || feature['type'] !== 'Feature' || !isRecord(feature['properties'])) return null
  const { geometry, properties } = feature
  const isPoint = isRecord(geometry) && geometry['type'] === 'Point' && Array.isArray(geometry['coordinates'])
  const [longitude, latitude]: readonly unknown[] = isPoint ? (geometry['coordinates'] as unknown[]) : []
  return [
    ['longitude', textOf(longitude)],
    ['latitude', textOf(latitude)],
    ...Object.entries(properties).map(([name, value]) => [name, textOf(value)] as const),
  ]
}

/** Opens a reader of GeoJSON lines: one feature per line, its properties named as columns are. */
export const openGeoJson = <C extends string>(file: string, format: RowFormat<C>): RowReader => {
  let line = 0
  let last: { readonly key: string; readonly columns: Columns<C> } | null = null
  const columnsOf = (header: readonly string[]): Columns<C> => {
    const key = header.join('\n')
    if (last?.key !== key) last = { key, columns: findColumns(format.names, header) }
    return last.columns
  }
  const rowAt = (text: string): ImportedRow => {
    const fields = featureFields(text)
    if (fields === null) return refusedRow(file, line, { column: '', value: text, reason: 'badFeature' })
    const columns = columnsOf(fields.map(([name]) => name))
    const values = fields.map(([, value]) => value)
    return rowOf(file, line, format, columns, values)
  }
  return {
    read: async (block) =>
      block
        .toString()
        .replace(/\n$/, '')
        .split('\n')
        .flatMap((text) => {
          line += 1
          return text.trim() === '' ? [] : [rowAt(text.trim())]
        }),
    end: async () => [],
  }
}
