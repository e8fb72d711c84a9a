import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImportedRow } from '#adapters/network-import/imported-row.ts'
import { ANY_SPEED } from '#adapters/network-import/service-fields.ts'
import { readAddresses } from '#adapters/network-import/read-addresses.ts'
import { readAvailability } from '#adapters/network-import/read-availability.ts'
import { readFabric } from '#adapters/network-import/read-fabric.ts'
import type { NetworkHome } from '#core/network/home.ts'
import { homeCustomers, homeTechnologies } from '#core/network/home.ts'
import { usStates } from '#core/shared/us-state.ts'
import type { Filing } from '#test/builders/filing.builder.ts'
import { writeFiling } from '#test/builders/filing.builder.ts'
import { allRows, writeImportFile } from '#test/builders/import-file.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const homesOf = (rows: readonly ImportedRow[]): readonly NetworkHome[] =>
  rows.flatMap((row) => (row.kind === 'home' ? [row.home] : []))

const readText = async (content: string): Promise<readonly ImportedRow[]> =>
  allRows(readAddresses(await writeImportFile(content)))

const street = fc
  .tuple(
    fc.integer({ min: 1, max: 99_999 }),
    fc.constantFrom(
      'Magnolia St',
      'L St NE',
      'Avenida de la Peña',
      'County Road 12',
      'St. "Joe" St',
      'O’Neil Dr',
    ),
  )
  .map(([number, name]) => `${number} ${name}`)
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 1_000_000, max: max * 1_000_000 }).map((millionths) => millionths / 1_000_000)
const speed = fc.nat(100_000)

const home: fc.Arbitrary<NetworkHome> = fc.record({
  locationId: fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/),
  street,
  unit: fc.constantFrom('', '4B', 'Apt 4B', '#7', 'Rear', 'Lot 12, "B"'),
  city: fc.constantFrom('Alpine', 'Peñasco', 'Truth or Consequences', 'Winston-Salem', 'Town, The'),
  state: fc.constantFrom(...usStates),
  zip: fc.stringMatching(/^\d{5}$/),
  unitCount: fc.integer({ min: 1, max: 99_999 }),
  service: fc.option(
    fc.record({
      technology: fc.constantFrom(...homeTechnologies),
      downloadMbps: speed,
      uploadMbps: speed,
      isLowLatency: fc.boolean(),
      customers: fc.constantFrom(...homeCustomers),
    }),
  ),
  point: fc.option(fc.record({ latitude: degrees(17, 72), longitude: degrees(-180, -64) })),
})

const cells = (row: NetworkHome) =>
  [
    ['id', row.locationId],
    ['street', row.street],
    ['unit', row.unit],
    ['city', row.city],
    ['state', row.state],
    ['zip', row.zip],
    ['unit_count', String(row.unitCount)],
    ['technology', row.service?.technology ?? ''],
    ['download', String(row.service?.downloadMbps ?? '')],
    ['upload', String(row.service?.uploadMbps ?? '')],
    ['low_latency', row.service === null ? '' : row.service.isLowLatency ? '1' : '0'],
    ['customers', row.service?.customers ?? ''],
    ['latitude', row.point?.latitude.toFixed(6) ?? ''],
    ['longitude', row.point?.longitude.toFixed(6) ?? ''],
  ] as const

/** How a list is written: the order of its columns, its delimiter, line ends, and what does not matter. */
const writing = fc.record({
  order: fc.shuffledSubarray([...Array(15).keys()], { minLength: 15 }),
  delimiter: fc.constantFrom(',', ';', '\t'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  mark: fc.constantFrom('', '\uFEFF'),
  isUpper: fc.boolean(),
  isBlankBetween: fc.boolean(),
  hasLastEnd: fc.boolean(),
})

const written = (
  homes: readonly NetworkHome[],
  how: typeof writing extends fc.Arbitrary<infer A> ? A : never,
): string => {
  const quoted = (text: string) =>
    /["\n]/.test(text) || text.includes(how.delimiter) ? `"${text.replaceAll('"', '""')}"` : text
  const lineOf = (texts: readonly string[]) =>
    how.order.map((at) => quoted(texts[at] ?? 'ignored')).join(how.delimiter)
  const names = cells(homes[0]!).map(([name]) => (how.isUpper ? name.toUpperCase() : name))
  const rows = homes.map((row) => lineOf(cells(row).map(([, value]) => value)))
  const text = [lineOf([...names, 'remarks']), ...rows].join(
    how.lineEnd + (how.isBlankBetween ? how.lineEnd : ''),
  )
  return how.mark + text + (how.hasLastEnd ? how.lineEnd : '')
}

describe('readAddresses', () => {
  it('reads the homes that were written, whatever the order of columns, delimiter, line ends and mark', async () => {
    const homes = fc.array(home, { minLength: 1, maxLength: 5 })
    await forAllAsyncWith({ numRuns: 200 }, homes, writing, async (list, how) => {
      const rows = await readText(written(list, how))
      expect(rows).toEqual(
        list.map((home, at) => ({ kind: 'home', line: (at + 1) * (how.isBlankBetween ? 2 : 1) + 1, home })),
      )
    })
  })

  it('reads OpenAddresses as CSV and as GeoJSON lines alike, with ids of the addresses', async () => {
    const csv = await readText(
      'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH\n-103.66,30.36,742,Magnolia St,4B,Alpine,,TX,79830-1200,R1,a1\n',
    )
    const json = await readText(
      `\uFEFF${JSON.stringify({
        type: 'Feature',
        properties: {
          hash: 'a1',
          number: 742,
          street: 'Magnolia St',
          unit: '4B',
          city: 'Alpine',
          district: null,
          region: 'TX',
          postcode: '79830-1200',
          id: 'R1',
        },
        geometry: { type: 'Point', coordinates: [-103.66, 30.36] },
      })}\r\n`,
    )
    const home = {
      locationId: 'MAGNOLIA STREET 79830 742|4B',
      street: '742 Magnolia St',
      unit: '4B',
      city: 'Alpine',
      state: 'TX',
      zip: '79830',
      unitCount: 1,
      service: ANY_SPEED,
      point: { latitude: 30.36, longitude: -103.66 },
    }
    expect(csv).toEqual([{ kind: 'home', line: 2, home }])
    expect(json).toEqual([{ kind: 'home', line: 1, home }])
  })

  it('reads features of different properties, without points, and blank lines', async () => {
    const properties = { number: '7', street: 'Oak St', city: 'Alpine', region: 'TX', postcode: '79830' }
    const lines = [
      { type: 'Feature', properties, geometry: null },
      { type: 'Feature', properties: { ...properties, id: 'x', number: '9' }, geometry: { type: 'Polygon' } },
      { type: 'Feature', properties: { ...properties, id: 'y', number: '', street: '' } },
    ]
    const rows = await readText(lines.map((line) => JSON.stringify(line)).join('\n\n'))
    expect(rows.map((row) => [row.line, row.kind])).toEqual([
      [1, 'home'],
      [3, 'home'],
      [5, 'refused'],
    ])
    expect(homesOf(rows).map(({ locationId, point }) => [locationId, point])).toEqual([
      ['OAK STREET 79830 7|', null],
      ['x', null],
    ])
  })

  it('reads Spanish names, and names that the operator maps', async () => {
    const spanish = 'Dirección;Ciudad;Estado;Código postal;Tecnología;Bajada;Subida;Clientes\n'
    const row = '7 Oak St;Alpine;tx;79830;Fibra;500;500;Hogares\n'
    const rows = await readText(`${spanish}${row.replace('Hogares', 'Residencial')}`)
    expect(homesOf(rows)[0]?.service).toEqual({
      technology: 'fibre',
      downloadMbps: 500,
      uploadMbps: 500,
      isLowLatency: true,
      customers: 'residential',
    })
    const mapped = await writeImportFile('Folio;Calle;Ciudad;Estado;CP\nf-1;7 Oak St;Alpine;TX;79830\n')
    expect(homesOf(await allRows(readAddresses(mapped, { zip: 'CP', id: 'folio' })))[0]).toMatchObject({
      locationId: 'f-1',
      zip: '79830',
    })
    expect((await allRows(readAddresses(mapped, { zip: 'zona' })))[0]).toMatchObject({
      reason: 'missingColumn',
      column: 'zona',
    })
  })

  it('uses the id of a list with hashes only if the operator maps it', async () => {
    const file = await writeImportFile('id,hash,street,city,state,zip\nR1,a1,7 Oak St,Alpine,TX,79830\n')
    const idOf = async (rows: AsyncIterable<ImportedRow>) => homesOf(await allRows(rows))[0]?.locationId
    expect(await idOf(readAddresses(file))).toBe('OAK STREET 79830 7|')
    expect(await idOf(readAddresses(file, { id: 'id' }))).toBe('R1')
  })

  it('takes a complete line before a number without a street, and needs one of them', async () => {
    const rows = await readText('number,address,city,state,zip\n7,7 Oak St,Alpine,TX,79830\n')
    expect(homesOf(rows)[0]?.street).toBe('7 Oak St')
    expect((await readText('number,city,state,zip\n'))[0]).toMatchObject({ column: 'street' })
  })

  it('sells residential customers without a column of them, by satellite in orbit without low latency', async () => {
    const rows = await readText(
      'street,city,state,zip,technology,download,upload\n7 Oak St,Alpine,TX,79830,60,50,5\n9 Oak St,Alpine,TX,79830,,,\n',
    )
    expect(homesOf(rows).map(({ service }) => service)).toEqual([
      {
        technology: 'geostationarySatellite',
        downloadMbps: 50,
        uploadMbps: 5,
        isLowLatency: false,
        customers: 'residential',
      },
      null,
    ])
  })

  it('reads a header in quotes behind a byte order mark', async () => {
    const rows = await readText('\uFEFF"street","city","state","zip"\n"7 Oak St","Alpine","TX","79830"\n')
    expect(homesOf(rows)[0]?.street).toBe('7 Oak St')
  })

  it('reads line breaks in quotes, and counts the lines behind them', async () => {
    for (const lineEnd of ['\n', '\r\n']) {
      const rows = await readText(
        [
          'street,unit,city,state,zip',
          `"7 Oak St${lineEnd}Apt 4",,Alpine,TX,79830`,
          '',
          '9 Oak St,,Alpine,TX,79830',
          '11 Oak St,,Alpine,Texas,79830',
        ].join(lineEnd),
      )
      expect(rows.map((row) => [row.line, row.kind])).toEqual([
        [2, 'home'],
        [5, 'home'],
        [6, 'refused'],
      ])
      expect(homesOf(rows)[0]).toMatchObject({ street: '7 Oak St', unit: 'Apt 4' })
    }
  })
})

const filing: Filing = {
  homes: 6_000,
  towns: [
    { city: 'Alpine', state: 'TX', zip: '79830', latitude: 30.36, longitude: -103.66 },
    { city: 'Marfa', state: 'TX', zip: '79843', latitude: 30.31, longitude: -104.02 },
  ],
  seed: 7,
  isDirty: true,
}
const emptyFolder = () => mkdtemp(join(tmpdir(), 'filing-'))

describe('readFabric', () => {
  it('reads homes without a service, and ids, zips and counts as the Fabric writes them', async () => {
    const file = await writeImportFile(
      'zip_code,BSL_Flag,location_id,address_primary,city,state,unit_count,building_type_code\n79830-1200,0,1000000001,45 L St NE Apt 2,Alpine,tx,0,R\n',
    )
    expect(homesOf(await allRows(readFabric(file)))).toEqual([
      {
        locationId: '1000000001',
        street: '45 L St NE',
        unit: 'Apt 2',
        city: 'Alpine',
        state: 'TX',
        zip: '79830',
        unitCount: 1,
        service: null,
        point: null,
      },
    ])
  })

  it('reads every good home of a filing over many blocks, each at its own address, and names the lines of others', async () => {
    const { fabric } = await writeFiling(await emptyFolder(), filing)
    const lines = (await readFile(fabric, 'utf8')).split('\n')
    const read: number[] = []
    const rows = await allRows(readFabric(fabric, { onBytes: (bytes) => read.push(bytes) }))
    expect(rows.map(({ line }) => line)).toEqual(lines.slice(1, -1).map((_, at) => at + 2))
    for (const row of rows)
      if (row.kind === 'home')
        expect(lines[row.line - 1]).toContain(`${row.home.locationId},${row.home.street},`)
    const homes = homesOf(rows)
    expect(new Set(homes.map(({ street, zip }) => `${street} ${zip}`)).size).toBe(homes.length)
    const refused = rows.flatMap((row) => (row.kind === 'refused' ? [row.reason] : []))
    expect(new Set(refused)).toEqual(
      new Set(['noAddress', 'mailAddress', 'exchangedCoordinates', 'badZip', 'badState']),
    )
    expect(Math.abs(refused.length / filing.homes - 0.02)).toBeLessThan(0.01)
    expect(read.at(-1)).toBe(Buffer.byteLength(lines.join('\n')))
  })
})

describe('readAvailability', () => {
  it('reads the services of a filing', async () => {
    const { availability } = await writeFiling(await emptyFolder(), filing)
    const rows = await allRows(readAvailability(availability))
    const refused = rows.flatMap((row) => (row.kind === 'refused' ? [row.reason] : []))
    expect(rows.length).toBe(filing.homes)
    expect(new Set(refused)).toEqual(new Set(['unknownTechnology', 'badSpeed', 'badLocationId']))
    expect(new Set(rows.flatMap((row) => (row.kind === 'service' ? [row.service.technology] : [])))).toEqual(
      new Set(['fibre', 'coaxial', 'copper', 'licensedWireless']),
    )
  })

  it.each(
    homeTechnologies.map((technology, at) => [[0, 10, 40, 50, 60, 61, 70, 71, 72][at], technology] as const),
  )('reads code %s as %s', async (code, technology) => {
    const file = await writeImportFile(
      `location_id,technology,max_advertised_download_speed,max_advertised_upload_speed,low_latency,business_residential_code\n1000000001,${code},100,20,0,X\n`,
    )
    expect(await allRows(readAvailability(file))).toEqual([
      {
        kind: 'service',
        line: 2,
        locationId: '1000000001',
        service: { technology, downloadMbps: 100, uploadMbps: 20, isLowLatency: false, customers: 'both' },
      },
    ])
  })
})

describe('writeFiling', () => {
  it('writes the same files for the same seed, others for another, and no bad row unless it is dirty', async () => {
    const textOf = async (options: Filing): Promise<string> => {
      const { fabric, availability } = await writeFiling(await emptyFolder(), options)
      return (await readFile(fabric, 'utf8')) + (await readFile(availability, 'utf8'))
    }
    const [one, same, other] = [
      await textOf(filing),
      await textOf(filing),
      await textOf({ ...filing, seed: 8 }),
    ]
    expect(same).toBe(one)
    expect(other).not.toBe(one)
    const clean = await writeFiling(await emptyFolder(), { ...filing, isDirty: false })
    const rows = [
      ...(await allRows(readFabric(clean.fabric))),
      ...(await allRows(readAvailability(clean.availability))),
    ]
    expect(rows.filter(({ kind }) => kind === 'refused')).toEqual([])
  })
})
