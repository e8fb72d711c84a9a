import { once } from 'node:events'
import { mkdtemp, readdir, readlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type {
  ImportedRow,
  RefusalReason,
  RefusedRow,
  UnreadableReason,
} from '#adapters/network-import/imported-row.ts'
import { refusalReasons, unreadableReasons } from '#adapters/network-import/imported-row.ts'
import { LINE_MAX } from '#adapters/network-import/line-blocks.ts'
import { readAddresses } from '#adapters/network-import/read-addresses.ts'
import { readAvailability } from '#adapters/network-import/read-availability.ts'
import { readFabric } from '#adapters/network-import/read-fabric.ts'
import { describeRefusedRow, describeUnreadableFile } from '#adapters/network-import/refusal-texts.ts'
import { isPlainText } from '#core/shared/text.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { allRows, writeImportFile } from '#test/builders/import-file.builder.ts'
import { forAll, forAllAsyncWith } from '#test/for-all.ts'

type Read = (file: string) => AsyncIterable<ImportedRow>

const fabricHeader = 'location_id,address_primary,city,state,zip_code,unit_count,latitude,longitude'
const goodHome = '1000000001,742 Magnolia St,Alpine,TX,79830,1,30.36,-103.66'
/** A Fabric with a good row, and behind it one with another value. */
const fabricWith = (column: string, value: string): string => {
  const at = fabricHeader.split(',').indexOf(column)
  return `${fabricHeader}\n${goodHome}\n${goodHome.split(',').with(at, value).join(',')}\n`
}

const availabilityHeader =
  'location_id,technology,max_advertised_download_speed,max_advertised_upload_speed,low_latency,business_residential_code'
const goodService = '1000000001,50,1000,500,1,R'
const availabilityWith = (column: string, value: string): string => {
  const at = availabilityHeader.split(',').indexOf(column)
  return `${availabilityHeader}\n${goodService}\n${goodService.split(',').with(at, value).join(',')}\n`
}

const addressList = 'id,street,city,state,zip\n'
const feature = JSON.stringify({
  type: 'Feature',
  properties: { number: '742', street: 'Magnolia St', city: 'Alpine', region: 'TX', postcode: '79830' },
  geometry: { type: 'Point', coordinates: [-103.66, 30.36] },
})

/** A file with a good line 2 and a bad line 3, and the column and value that are refused. */
type RefusedCase = readonly [RefusalReason, Read, content: string, column: string, value: string]

const inFabric = (reason: RefusalReason, column: string, value: string): RefusedCase => [
  reason,
  readFabric,
  fabricWith(column, value),
  column,
  value,
]
const inAvailability = (reason: RefusalReason, column: string, value: string): RefusedCase => [
  reason,
  readAvailability,
  availabilityWith(column, value),
  column,
  value,
]

const refusedCases: readonly RefusedCase[] = [
  ['fieldCount', readFabric, `${fabricHeader}\n${goodHome}\n${goodHome},more\n`, '', '9'],
  ['fieldCount', readAvailability, `${availabilityHeader}\n${goodService}\n1000000001,50\n`, '', '2'],
  ['badFeature', readAddresses, `${feature}\n${feature}\n{"type":\n`, '', '{"type":'],
  ['badFeature', readAddresses, `${feature}\n${feature}\n[]\n`, '', '[]'],
  ['badFeature', readAddresses, `${feature}\n${feature}\n{"type":"Feature"}\n`, '', '{"type":"Feature"}'],
  inFabric('noLocationId', 'location_id', ''),
  inFabric('badLocationId', 'location_id', '0999999999'),
  inFabric('badLocationId', 'location_id', '10000000010'),
  inAvailability('badLocationId', 'location_id', '100000001'),
  [
    'badLocationId',
    readAddresses,
    `${addressList}\n${'7'.repeat(101)},742 Magnolia St,Alpine,TX,79830`,
    'id',
    '7'.repeat(101),
  ],
  inFabric('noAddress', 'address_primary', ''),
  inFabric('badAddress', 'address_primary', 'Magnolia St'),
  inFabric('badAddress', 'address_primary', `742 ${'Magnolia '.repeat(12)}St`),
  inFabric('badAddress', 'address_primary', `742 Magnolia St Apt 1${'0'.repeat(20)}`),
  inFabric('mailAddress', 'address_primary', 'P.O. Box 118'),
  inFabric('noCity', 'city', ''),
  inFabric('badState', 'state', 'Texas'),
  inFabric('badState', 'state', 'ZZ'),
  inFabric('badZip', 'zip_code', '2134'),
  inFabric('badZip', 'zip_code', '79830-12'),
  inFabric('badUnitCount', 'unit_count', '-1'),
  inFabric('badCoordinates', 'latitude', ''),
  inFabric('badCoordinates', 'longitude', '103° W'),
  inFabric('badCoordinates', 'latitude', '73'),
  inFabric('badCoordinates', 'longitude', '103.66'),
  [
    'exchangedCoordinates',
    readFabric,
    `${fabricHeader}\n${goodHome}\n1000000002,744 Magnolia St,Alpine,TX,79830,1,-103.66,30.36\n`,
    'latitude',
    '-103.66',
  ],
  inAvailability('unknownTechnology', 'technology', '30'),
  inAvailability('badSpeed', 'max_advertised_download_speed', '1.5'),
  inAvailability('badSpeed', 'max_advertised_upload_speed', '100001'),
  [
    'badSpeed',
    readAddresses,
    `street,city,state,zip,technology,download,upload\n7 Oak St,Alpine,TX,79830,50,1,1\n7 Oak St,Alpine,TX,79830,50,1,\n`,
    'upload',
    '',
  ],
  // A feature lacks the property: the column has the name of `--map`.
  ['badZip', readAddresses, `${feature}\n\n${feature.replace('postcode', 'post')}\n`, 'zip', ''],
  inAvailability('badLatency', 'low_latency', ''),
  inAvailability('badCustomers', 'business_residential_code', 'C'),
]

const folder = mkdtemp(`${tmpdir()}/import-`)
/** Neither a socket nor a pipe is opened: a pipe would wait for its writer. */
const socket = folder.then(async (path) => {
  await once(createServer().unref().listen(`${path}/socket`), 'listening')
  return `${path}/socket`
})
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le')
const goodFabric = `${fabricHeader}\n${goodHome}\n`
const renamed = `${fabricHeader.replace('zip_code', 'cp')}\n${goodHome}\n`
const file = writeImportFile

/** A file, and the line and the missing column that are named. */
type UnreadableCase = readonly [
  UnreadableReason,
  path: Promise<string>,
  line: number | null,
  column?: string | null,
]

const unreadableCases: readonly UnreadableCase[] = [
  ['notFound', folder.then((path) => `${path}/absent.csv`), null],
  ['notFound', file('').then((path) => `${path}/below.csv`), null],
  ['notFound', Promise.resolve('a\u0000b.csv'), null],
  ['notFound', Promise.resolve('long'.repeat(10_000)), null],
  ['notAFile', folder, null],
  ['notAFile', Promise.resolve('https://example.com/fabric.csv'), null],
  ['notAFile', Promise.resolve('/dev/null'), null],
  ['notAFile', socket, null],
  // A file of the system that opens and cannot be read from its beginning.
  ['notReadable', Promise.resolve('/proc/self/mem'), null],
  ['compressed', file(gzipSync(goodFabric)), null],
  ['compressed', file(Buffer.from('504b0304140000000800', 'hex')), null],
  ['compressed', file('BZh91AY&SY'), null],
  ['notUtf8', file(Buffer.from(`${goodFabric}1000000002,7 Peña St\n`, 'latin1')), 3],
  ['notUtf8', file(utf16(goodFabric)), 1],
  ['notUtf8', file(utf16(goodFabric).swap16()), 1],
  ['notUtf8', file(Buffer.from(goodFabric, 'utf16le')), 1],
  ['empty', file(''), null],
  ['empty', file('\uFEFF'), null],
  ['empty', file(' \r\n\n\n'), null],
  ['wrongDelimiter', file(`\n${goodFabric.replaceAll(',', '|')}`), 2],
  ['missingColumn', file(renamed), 1, 'zip_code'],
  ['missingColumn', file(renamed.replaceAll(',', ';')), 1, 'zip_code'],
  ['missingColumn', file('x'), 1, 'location_id'],
  ['lineTooLong', file(`${goodFabric}${'x'.repeat(LINE_MAX)}\n`), 3],
  ['lineTooLong', file(`${goodFabric}\n${'x'.repeat(LINE_MAX * 6)}`), 4],
  ['openQuote', file(`${goodFabric}\n1000000002,"7 Oak St,Alpine,TX,79830,1,,\n${goodHome}\n`), 4],
  [
    'openQuote',
    file(`${goodFabric}1000000002,"7 Oak St,Alpine,TX,79830,1,,\n${`${goodHome}\n`.repeat(9_000)}`),
    3,
  ],
  [
    'openQuote',
    file(
      `${goodFabric}1000000002,"7 Oak St,Alpine,TX,79830,1,,\n1000000003,"9 Oak St",Alpine,TX,79830,1,,\n${goodHome}\n`,
    ),
    3,
  ],
  ['openQuote', file(`"location_id,address_primary\n`), 1],
]

describe('bad input', () => {
  it.each(refusedCases)('%s refuses a row and reads on', async (reason, read, content, column, value) => {
    const path = await writeImportFile(content)
    const rows = await allRows(read(path))
    expect(rows.filter(({ kind }) => kind === 'refused')).toEqual([
      { kind: 'refused', file: path, line: 3, column, value, reason },
    ])
    expect(rows.map(({ kind }) => kind)).not.toContain('unreadable')
  })

  it.each(
    unreadableCases.map(([reason, path, line, column = null]) => [reason, path, line, column] as const),
  )('%s ends a file, after the rows before it', async (reason, path, line, column) => {
    const rows = await allRows(readFabric(await path))
    expect(rows.at(-1)).toEqual({ kind: 'unreadable', file: await path, line, column, reason })
    expect(rows.length).toBe(line !== null && line > 2 ? 2 : 1)
  })

  it('has a file for each reason, but those of two rows together and of the brand', () => {
    const refused = new Set(refusedCases.map(([reason]) => reason))
    const unreadable = new Set(unreadableCases.map(([reason]) => reason))
    expect(refusalReasons.filter((reason) => !refused.has(reason))).toEqual([
      'stateNotServed',
      'otherAddressOfLocation',
    ])
    expect(unreadableReasons.filter((reason) => !unreadable.has(reason))).toEqual([])
  })

  it('never throws, whatever the bytes are', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 100 }).map((text) => Buffer.from(`${goodFabric}${text}`)),
      fc
        .array(
          fc.constantFrom(
            '"',
            ',',
            '\n',
            '\r',
            ';',
            '\t',
            'location_id',
            '{',
            goodHome,
            fabricHeader,
            '\uFEFF',
          ),
        )
        .map((parts) => Buffer.from(parts.join(''))),
    )
    const readers: readonly Read[] = [readFabric, readAvailability, readAddresses]
    await forAllAsyncWith({ numRuns: 150 }, bytes, async (content) => {
      const path = await writeImportFile(content)
      for (const read of readers) {
        const rows = await allRows(read(path))
        const at = rows.findIndex(({ kind }) => kind === 'unreadable')
        expect([-1, rows.length - 1]).toContain(at)
      }
    })
  })

  it('reads no further in a line that is too long', async () => {
    const path = await writeImportFile('x'.repeat(LINE_MAX * 64))
    const read: number[] = []
    await allRows(readFabric(path, { onBytes: (bytes) => read.push(bytes) }))
    expect(read.at(-1)).toBeLessThan(LINE_MAX * 8)
  })

  it('closes its file when the caller stops early', async () => {
    const path = await writeImportFile(`${goodFabric}${goodHome}\n`)
    const openFiles = async (): Promise<readonly string[]> =>
      Promise.all(
        (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
      )
    for await (const row of readFabric(path)) {
      expect(row.kind).toBe('home')
      expect(await openFiles()).toContain(path)
      break
    }
    expect(await openFiles()).not.toContain(path)
  })
})

const refusedRow = fc.record<RefusedRow>({
  file: fc.constant('homes.csv'),
  line: fc.nat(),
  column: anyText,
  value: anyText,
  reason: fc.constantFrom(...refusalReasons),
})

describe('describeRefusedRow', () => {
  it.each(refusalReasons)('says what is wrong and what to do: %s', (reason) => {
    const text = describeRefusedRow({ file: 'homes.csv', line: 12, column: 'zip', value: 'x', reason })
    expect(text).toMatch(/^homes\.csv, línea 12, columna «zip»: .+\. .+\.$/)
  })

  it('is plain and short for any value', () => {
    forAll(refusedRow, (row) => {
      const text = describeRefusedRow(row)
      expect(isPlainText(text)).toBe(true)
      expect(text.length).toBeLessThan(500)
    })
  })

  it('cuts a value at 60 characters', () => {
    const text = describeRefusedRow({
      file: 'a',
      line: 1,
      column: '',
      value: 'é'.repeat(61),
      reason: 'badZip',
    })
    expect(text).toContain(`«${'é'.repeat(60)}…»`)
  })
})

describe('describeUnreadableFile', () => {
  it.each(unreadableReasons)('says what is wrong and what to do: %s', (reason) => {
    const text = describeUnreadableFile({ file: 'homes.csv', line: 7, column: 'zip_code', reason })
    expect(text).toMatch(/^homes\.csv, línea 7: .+\. .+\.$/)
  })

  it('names the missing column, and no line of a file that does not exist', () => {
    const absent = { file: 'a.csv', line: null, column: null, reason: 'notFound' } as const
    expect(describeUnreadableFile(absent)).toMatch(/^a\.csv: el archivo no existe/)
    const missing = { file: 'a.csv', line: 1, column: 'zip_code', reason: 'missingColumn' } as const
    expect(describeUnreadableFile(missing)).toContain('«zip_code»')
  })
})
