import { duplicatesOf } from '#adapters/network-import/import-homes.ts'
import type { RefusalReason } from '#adapters/network-import/imported-row.ts'
import type { NetworkVersion } from '#adapters/network-import/network-versions.ts'

export const NETWORK_HELP = `Importa las casas donde se vende, cambia entre versiones de la red, y planea las cuadrillas.

  npm run network -- import --fabric F.csv --availability A.csv
  npm run network -- import --addresses casas.csv [--map zip=CP,city=Ciudad]
  npm run network -- versions
  npm run network -- rollback
  npm run network -- export casas.csv
  npm run network -- crews [--file cuadrillas.csv]

--fabric, --availability y --addresses se pueden repetir. Otras opciones de import:
  --dry-run          cuenta y comprueba, sin escribir en la base de datos
  --accept-refused   activa la versión aunque se rechace más del 5 % de un archivo
  --resume           continúa una importación interrumpida de los mismos archivos
  --refused R.csv    escribe las filas rechazadas, con su línea y su motivo

La tienda vende en la versión activa; tras la primera importación, reiníciala. rollback vuelve a la versión anterior, y repetido, a la de antes. Los carritos y los pedidos conservan su dirección.

crews escribe los planes de las cuadrillas como CSV; con --file los reemplaza todos, o ninguno si una fila está mal. Valen desde ese momento.

Con la base de datos propia (DATA_DIR), detén antes la tienda.`

const STATES: Readonly<Record<NetworkVersion['state'], string>> = {
  loading: 'incompleta',
  ready: 'sin activar',
  active: 'activa',
  retired: 'anterior',
}

/** Short names of the reasons, for the counts of a report. */
const REASONS: Readonly<Record<RefusalReason, string>> = {
  fieldCount: 'número de campos',
  badFeature: 'objeto de GeoJSON',
  noLocationId: 'sin número de ubicación',
  badLocationId: 'número de ubicación',
  noAddress: 'sin dirección',
  badAddress: 'dirección',
  mailAddress: 'apartado postal',
  noCity: 'sin ciudad',
  badState: 'estado',
  stateNotServed: 'estado donde la marca no vende',
  badZip: 'código postal',
  badUnitCount: 'número de unidades',
  badCoordinates: 'coordenadas',
  exchangedCoordinates: 'latitud y longitud intercambiadas',
  unknownTechnology: 'tecnología',
  badSpeed: 'velocidad',
  badLatency: 'latencia',
  badCustomers: 'clientes',
  otherAddressOfLocation: 'otra dirección de la misma ubicación',
}

const reasonName = (reason: string): string =>
  Object.entries(REASONS).find(([name]) => name === reason)?.[1] ?? reason

/** Says from when a store sells on a version that became active. */
export const SWITCHED = 'La tienda ya la usa; si era la primera importación, desde su próximo arranque.'

/** Returns the lines of the report on an import. */
export const reportLines = (version: NetworkVersion): readonly string[] => {
  const { files, counts } = version
  const sum = (of: 'read' | 'refused'): number => files.reduce((total, file) => total + file[of], 0)
  return [
    `Filas leídas: ${sum('read')}`,
    `Casas: ${counts.homes}`,
    `Edificios con unidades: ${counts.buildingsWithUnits}`,
    `Casas sin servicio: ${counts.unserved}`,
    `Duplicados unidos: ${duplicatesOf(version)}`,
    `Filas rechazadas: ${sum('refused')}`,
    ...Object.entries(counts.refused).map(([reason, count]) => `  ${reasonName(reason)}: ${count}`),
  ]
}

/** Returns a version as a line: id, state, time (UTC), homes and files, separated by tabs. */
export const versionLine = ({ id, state, createdAt, counts, files }: NetworkVersion): string =>
  [
    id,
    STATES[state],
    new Date(createdAt).toISOString(),
    counts.homes,
    files.map(({ file }) => file).join(', '),
  ].join('\t')
