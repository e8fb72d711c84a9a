import { either as E } from 'fp-ts'
import { openCsv } from './csv-rows.ts'
import type { ImportedRow } from './imported-row.ts'
import { readLocationId } from './read-fabric.ts'
import type { ReadOptions, RowFormat } from './row-reader.ts'
import { readRows } from './row-reader.ts'
import type { ServiceColumn } from './service-fields.ts'
import { readService } from './service-fields.ts'

const availability: RowFormat<ServiceColumn | 'id'> = {
  names: {
    id: ['location_id'],
    technology: ['technology', 'technology_code'],
    download: ['max_advertised_download_speed'],
    upload: ['max_advertised_upload_speed'],
    latency: ['low_latency'],
    customers: ['business_residential_code'],
  },
  required: [['id'], ['technology'], ['download'], ['upload'], ['latency'], ['customers']],
  read: (row) => {
    const locationId = readLocationId(row)
    if (E.isLeft(locationId)) return locationId
    const service = readService(row)
    if (E.isLeft(service)) return service
    return E.right({ kind: 'service', locationId: locationId.right, service: service.right })
  },
}

/**
 * Reads the fixed broadband availability of an FCC filing, a local CSV, as services of locations. A location may have
 * several. A row that is no service is `refused`, a file that cannot be read is `unreadable`; it never throws.
 */
export const readAvailability = (file: string, options: ReadOptions = {}): AsyncIterable<ImportedRow> =>
  readRows(file, () => openCsv(file, availability), options)
