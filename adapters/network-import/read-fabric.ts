import { either as E } from 'fp-ts'
import type { FileRow, Refusal } from './columns.ts'
import { fieldOf, refuse } from './columns.ts'
import { openCsv } from './csv-rows.ts'
import { readHomeAddress } from './home-address.ts'
import type { ImportedRow } from './imported-row.ts'
import type { PlaceColumn } from './place-fields.ts'
import { readPlace } from './place-fields.ts'
import type { ReadOptions, RowFormat } from './row-reader.ts'
import { readRows } from './row-reader.ts'

type FabricColumn = PlaceColumn | 'id' | 'address'

const LOCATION_ID = /^[1-9]\d{9}$/

/** Reads the location id of the FCC, ten digits from 1,000,000,000. Fails with `noLocationId` or `badLocationId`. */
export const readLocationId = (row: FileRow<'id'>): E.Either<Refusal, string> => {
  const id = fieldOf(row, 'id')
  if (id === '') return refuse(row, 'id', 'noLocationId')
  return LOCATION_ID.test(id) ? E.right(id) : refuse(row, 'id', 'badLocationId')
}

const fabric: RowFormat<FabricColumn> = {
  names: {
    id: ['location_id'],
    address: ['address_primary'],
    city: ['city'],
    state: ['state'],
    zip: ['zip_code'],
    unitCount: ['unit_count'],
    latitude: ['latitude'],
    longitude: ['longitude'],
  },
  required: [['id'], ['address'], ['city'], ['state'], ['zip']],
  read: (row) => {
    const locationId = readLocationId(row)
    if (E.isLeft(locationId)) return locationId
    const address = readHomeAddress(fieldOf(row, 'address'), '')
    if (E.isLeft(address)) return refuse(row, 'address', address.left)
    const place = readPlace(row)
    if (E.isLeft(place)) return place
    const { street, unit } = address.right
    return E.right({
      kind: 'home',
      home: { locationId: locationId.right, street, unit, ...place.right, service: null },
    })
  },
}

/**
 * Reads the locations of an FCC Fabric, a local CSV, as homes without a service. Columns are found by name. A row that
 * is no home is `refused`, a file that cannot be read is `unreadable`; it never throws.
 */
export const readFabric = (file: string, options: ReadOptions = {}): AsyncIterable<ImportedRow> =>
  readRows(file, () => openCsv(file, fabric), options)
