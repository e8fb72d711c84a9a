import { either as E } from 'fp-ts'
import { homeKeys } from '#core/network/home-key.ts'
import type { HomeService } from '#core/network/home.ts'
import type { ColumnNames, FileRow, Refusal } from './columns.ts'
import { fieldOf, hasColumn, refuse } from './columns.ts'
import { openCsv } from './csv-rows.ts'
import { openGeoJson } from './geojson-lines.ts'
import type { HomeAddress } from './home-address.ts'
import { readHomeAddress } from './home-address.ts'
import type { ImportedRow } from './imported-row.ts'
import type { PlaceColumn } from './place-fields.ts'
import { readPlace } from './place-fields.ts'
import type { ReadOptions, RowFormat } from './row-reader.ts'
import { readRows } from './row-reader.ts'
import type { ServiceColumn } from './service-fields.ts'
import { ANY_SPEED, readService } from './service-fields.ts'

/** The columns of an address list, by the names that `--map` uses. */
export type AddressColumn =
  | PlaceColumn
  | ServiceColumn
  | 'id'
  | 'address'
  | 'number'
  | 'street'
  | 'unit'
  | 'hash'

/** The names of these columns in English, in Spanish and in OpenAddresses. */
export const addressColumns: ColumnNames<AddressColumn> = {
  id: ['id', 'location_id', 'address_id', 'identificador'],
  address: ['address', 'street_address', 'address_primary', 'direccion', 'domicilio'],
  number: ['number', 'house_number', 'street_number', 'numero'],
  street: ['street', 'street_name', 'calle', 'via'],
  unit: ['unit', 'apt', 'apartment', 'unidad', 'apartamento'],
  city: ['city', 'town', 'ciudad', 'municipio', 'localidad'],
  state: ['state', 'region', 'estado'],
  zip: ['zip', 'zip_code', 'postcode', 'postal_code', 'codigo_postal'],
  unitCount: ['unit_count', 'units', 'unidades'],
  latitude: ['latitude', 'lat', 'latitud'],
  longitude: ['longitude', 'lon', 'lng', 'longitud'],
  technology: ['technology', 'technology_code', 'tecnologia'],
  download: ['download', 'max_advertised_download_speed', 'descarga', 'bajada'],
  upload: ['upload', 'max_advertised_upload_speed', 'carga', 'subida'],
  latency: ['low_latency', 'baja_latencia'],
  customers: ['customers', 'business_residential_code', 'clientes'],
  hash: ['hash'],
}

const ID_MAX = 100

/** Reads the id of a row. A file of OpenAddresses has a hash; its id is that of a parcel, which several homes share. */
const readId = (
  row: FileRow<AddressColumn>,
  address: HomeAddress,
  zip: string,
): E.Either<Refusal, string> => {
  const id = hasColumn(row, 'hash') ? '' : fieldOf(row, 'id')
  if (id.length > ID_MAX) return refuse(row, 'id', 'badLocationId')
  return E.right(id === '' ? homeKeys({ ...address, zip }).home : id)
}

/** Reads the address of a row: number and street from two columns, or one line. */
const readLine = (row: FileRow<AddressColumn>): E.Either<Refusal, HomeAddress> => {
  const isDivided = hasColumn(row, 'number') && hasColumn(row, 'street')
  const column = isDivided || !hasColumn(row, 'address') ? 'street' : 'address'
  const street = fieldOf(row, column)
  const line = isDivided && street !== '' ? `${fieldOf(row, 'number')} ${street}`.trim() : street
  const address = readHomeAddress(line, fieldOf(row, 'unit'))
  return E.isLeft(address) ? refuse(row, column, address.left) : address
}

/** Reads the service of a row: any speed in a list without columns of speeds, null where both are empty. */
const readSold = (row: FileRow<AddressColumn>): E.Either<Refusal, HomeService | null> => {
  if (!hasColumn(row, 'download') && !hasColumn(row, 'upload')) return E.right(ANY_SPEED)
  return fieldOf(row, 'download') === '' && fieldOf(row, 'upload') === '' ? E.right(null) : readService(row)
}

const readRow: RowFormat<AddressColumn>['read'] = (row) => {
  const address = readLine(row)
  if (E.isLeft(address)) return address
  const place = readPlace(row)
  if (E.isLeft(place)) return place
  const locationId = readId(row, address.right, place.right.zip)
  if (E.isLeft(locationId)) return locationId
  const service = readSold(row)
  if (E.isLeft(service)) return service
  const { street, unit } = address.right
  return E.right({
    kind: 'home',
    home: { locationId: locationId.right, street, unit, ...place.right, service: service.right },
  })
}

/** A list of addresses; `columns` are names of the file instead of the known ones, and required. */
const addressList = (columns: Partial<Readonly<Record<AddressColumn, string>>>): RowFormat<AddressColumn> => {
  const mapped = Object.entries(columns) as [AddressColumn, string][]
  return {
    names: {
      ...addressColumns,
      ...(columns.id !== undefined && { hash: [] }),
      ...Object.fromEntries(mapped.map(([column, name]) => [column, [name]])),
    },
    required: [...mapped.map(([column]) => [column]), ['street', 'address'], ['city'], ['state'], ['zip']],
    read: readRow,
  }
}

const OBJECT = '{'.charCodeAt(0)

/**
 * Reads a local list of addresses as homes: a CSV with a header in any order, OpenAddresses as CSV, or as GeoJSON
 * lines, which begin with `{`. `columns` gives names of the file for columns whose names are unknown. Street lines
 * contain their number unless a column of numbers exists. `service` is null where the row has no speeds; in a list
 * without columns of speeds every home has any speed. Without an id, the id is derived from number, street, unit and zip.
 * A row that is no home is `refused`, a file that cannot be read is `unreadable`; it never throws.
 */
export const readAddresses = (
  file: string,
  columns: Partial<Readonly<Record<AddressColumn, string>>> = {},
  options: ReadOptions = {},
): AsyncIterable<ImportedRow> => {
  const format = addressList(columns)
  return readRows(
    file,
    (first) => (first[0] === OBJECT ? openGeoJson(file, format) : openCsv(file, format)),
    options,
  )
}
