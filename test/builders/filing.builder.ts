import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { UsState } from '#core/shared/us-state.ts'

/** A town of a filing; the point is its middle. */
export type FilingTown = {
  readonly city: string
  readonly state: UsState
  readonly zip: string
  readonly latitude: number
  readonly longitude: number
}

export type Filing = {
  readonly homes: number
  readonly towns: readonly [FilingTown, ...FilingTown[]]
  readonly seed: number
  /** About 2 % of the rows of each file are bad in the ways of real lists. */
  readonly isDirty: boolean
}

export type WrittenFiling = { readonly fabric: string; readonly availability: string }

/** Returns numbers from 0 to below 1, the same for the same seed (mulberry32). */
const randomNumbers = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const names =
  'Magnolia Cedar Oak Walnut Juniper Mesquite Pecan Willow Lamar Austin Travis Crockett Houston Zavala Seguin Bowie Hidalgo Laredo Mission Prairie Sunset Ridge Canyon Meadow Orchard Harvest Railroad Depot Market Church School College Franklin Jefferson Madison Monroe Jackson Lincoln Grant Garfield'.split(
    ' ',
  )
const suffixes = ['St', 'Ave', 'Dr', 'Ln', 'Rd', 'Ct', 'Blvd', 'Way', 'Cir', 'Pl']
const directions = ['', '', '', 'N ', 'S ', 'E ', 'W ']

/** Homes of one street, on both sides. */
const HOMES_OF_STREET = 40
const FIRST_ID = 1_000_000_001

/** Returns the street of a number: every town has its own, so no address is written twice. */
const streetOf = (street: number): string => {
  const name = names[street % names.length]
  const suffix = suffixes[Math.floor(street / names.length) % suffixes.length]
  const rest = Math.floor(street / names.length / suffixes.length)
  const direction = directions[2 + (rest % (directions.length - 2))]
  const more = Math.floor(rest / (directions.length - 2))
  const second = more === 0 ? '' : `${names[more % names.length]} `
  return `${direction}${second}${name} ${suffix}`
}

/** One row of a Fabric or of an availability, by column. */
type Row = Readonly<Record<string, string>>

/** What real lists get wrong, and the reader refuses. */
const fabricDirt: readonly ((row: Row) => Row)[] = [
  (row) => ({ ...row, address_primary: '' }),
  (row) => ({ ...row, address_primary: 'PO Box 118' }),
  (row) => ({ ...row, latitude: row['longitude'] ?? '', longitude: row['latitude'] ?? '' }),
  (row) => ({ ...row, zip_code: (row['zip_code'] ?? '').slice(1) }),
  (row) => ({ ...row, state: 'Tex.' }),
]

const availabilityDirt: readonly ((row: Row) => Row)[] = [
  (row) => ({ ...row, technology: '30' }),
  (row) => ({ ...row, max_advertised_download_speed: '1 Gbps' }),
  (row) => ({ ...row, location_id: (row['location_id'] ?? '').slice(1) }),
]

const DIRT_SHARE = 0.02

const offers = [
  { technology: '50', download: '1000', upload: '1000' },
  { technology: '50', download: '5000', upload: '5000' },
  { technology: '40', download: '600', upload: '35' },
  { technology: '10', download: '100', upload: '20' },
  { technology: '71', download: '200', upload: '50' },
] as const

function* fabricRows({ homes, towns, seed, isDirty }: Filing): Generator<Row> {
  const random = randomNumbers(seed)
  for (let home = 0; home < homes; home += 1) {
    const town = towns[home % towns.length]!
    const place = Math.floor(home / towns.length)
    const street = streetOf(Math.floor(place / HOMES_OF_STREET))
    const isBuilding = random() < 0.03
    const row = {
      location_id: String(FIRST_ID + home),
      address_primary: `${101 + (place % HOMES_OF_STREET) * 2} ${street}`,
      city: town.city,
      state: town.state,
      zip_code: town.zip,
      zip_code_suffix: '',
      unit_count: String(isBuilding ? 2 + Math.floor(random() * 30) : 1),
      bsl_flag: '1',
      building_type_code: isBuilding ? 'X' : 'R',
      latitude: (town.latitude + random() / 20 - 0.025).toFixed(6),
      longitude: (town.longitude + random() / 20 - 0.025).toFixed(6),
    }
    yield isDirty && random() < DIRT_SHARE ? fabricDirt[home % fabricDirt.length]!(row) : row
  }
}

function* availabilityRows({ homes, seed, isDirty }: Filing): Generator<Row> {
  const random = randomNumbers(seed + 1)
  for (let home = 0; home < homes; home += 1) {
    const { technology, download, upload } = offers[Math.floor(random() * offers.length)]!
    const row = {
      provider_id: '130001',
      brand_name: 'Cometa',
      location_id: String(FIRST_ID + home),
      technology,
      max_advertised_download_speed: download,
      max_advertised_upload_speed: upload,
      low_latency: '1',
      business_residential_code: random() < 0.9 ? 'R' : 'X',
    }
    yield isDirty && random() < DIRT_SHARE ? availabilityDirt[home % availabilityDirt.length]!(row) : row
  }
}

/** Characters that are written at a time. */
const PIECE = 60_000

function* csvPieces(rows: Iterable<Row>): Generator<string> {
  let piece = ''
  let isFirst = true
  for (const row of rows) {
    if (isFirst) piece = `${Object.keys(row).join(',')}\n`
    isFirst = false
    piece += `${Object.values(row).join(',')}\n`
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}

const writeRows = (file: string, rows: Iterable<Row>): Promise<void> =>
  pipeline(Readable.from(csvPieces(rows)), createWriteStream(file))

/** Writes the Fabric and the availability of invented homes into a folder, as a stream; the same for the same seed. */
export const writeFiling = async (folder: string, filing: Filing): Promise<WrittenFiling> => {
  const written = { fabric: join(folder, 'fabric.csv'), availability: join(folder, 'availability.csv') }
  await writeRows(written.fabric, fabricRows(filing))
  await writeRows(written.availability, availabilityRows(filing))
  return written
}
