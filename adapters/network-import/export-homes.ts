import type { NetworkHome } from '#core/network/home.ts'

/** Columns by the names that `readAddresses` knows. */
const HEADER =
  'id,street,unit,city,state,zip,unit_count,latitude,longitude,technology,download,upload,low_latency,customers'

const field = (value: string | number | boolean | undefined): string => {
  const text = String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const lineOf = (home: NetworkHome): string => {
  const { locationId, street, unit, city, state, zip, unitCount, point, service } = home
  const place = [locationId, street, unit, city, state, zip, unitCount, point?.latitude, point?.longitude]
  const sold = [
    service?.technology,
    service?.downloadMbps,
    service?.uploadMbps,
    service?.isLowLatency,
    service?.customers,
  ]
  return [...place, ...sold].map(field).join(',')
}

/** Returns the lines of a CSV that `--addresses` reads back as the same homes, each with its line end. */
export async function* exportHomes(homes: AsyncIterable<NetworkHome>): AsyncGenerator<string> {
  yield `${HEADER}\n`
  for await (const home of homes) yield `${lineOf(home)}\n`
}
