import { characterCount, withoutHidden } from '#core/shared/text.ts'
import type { RefusalReason, RefusedRow, UnreadableFile, UnreadableReason } from './imported-row.ts'

/** What is wrong, and what the operator can do. `value` is that of the row, or the name of a column. */
type RefusalText = (value: string) => string

/** The text of a row with more or fewer fields than its header. */
export const fieldCountText: RefusalText = (value) =>
  `la fila tiene ${value} campos, y el encabezado, otro número. Revisa si le falta o le sobra un delimitador, o si un texto con delimitador no está entre comillas.`

const refusalTexts: Readonly<Record<RefusalReason, RefusalText>> = {
  fieldCount: fieldCountText,
  badFeature: (value) =>
    `«${value}» no es un objeto Feature de GeoJSON. Escribe un Feature por línea, con «properties».`,
  noLocationId: () => 'falta el número de ubicación. Toma el de diez cifras del Fabric de la FCC.',
  badLocationId: (value) =>
    `«${value}» no es un número de ubicación. En el Fabric de la FCC son diez cifras, desde 1000000000; en una lista propia, 100 caracteres como máximo.`,
  noAddress: () =>
    'falta la dirección. Sin ella nadie encuentra la casa: añádela, o deja la fila fuera si no se vende allí.',
  badAddress: (value) =>
    `«${value}» no es una dirección completa. Escribe número y calle, con 100 caracteres como máximo, y la unidad con 20 como máximo.`,
  mailAddress: (value) =>
    `«${value}» es un apartado postal, y allí no se instala nada. Escribe la dirección de la casa.`,
  noCity: () => 'falta la ciudad. Añádela.',
  stateNotServed: (value) =>
    `La marca no vende en ${value}. Agrega el estado a la marca (site.states), o quita la fila.`,
  badState: (value) => `«${value}» no es un estado de Estados Unidos. Escribe sus dos letras, como TX.`,
  badZip: (value) =>
    `«${value}» no es un código postal. Escribe cinco cifras, o ZIP+4; una hoja de cálculo borra los ceros del principio.`,
  badUnitCount: (value) => `«${value}» no es un número de unidades. Escribe un entero de 0 a 99999.`,
  badCoordinates: (value) =>
    `«${value}» no es una coordenada de Estados Unidos. Escribe grados con punto decimal: latitud de 17 a 72, longitud de -180 a -64; o deja las dos vacías.`,
  exchangedCoordinates: (value) =>
    `latitud y longitud están intercambiadas: «${value}» es una longitud. Intercambia los dos valores, o los nombres de las dos columnas.`,
  unknownTechnology: (value) =>
    `«${value}» no es una tecnología. Escribe un código de la FCC: 10, 40, 50, 60, 61, 70, 71, 72 o 0.`,
  badSpeed: (value) => `«${value}» no es una velocidad. Escribe un entero de 0 a 100000, en Mbps.`,
  badLatency: (value) =>
    `«${value}» no dice si la latencia es baja. Escribe 1 hasta 100 ms, y 0 si es mayor.`,
  badCustomers: (value) =>
    `«${value}» no dice a quién se vende. Escribe R (hogares), B (empresas) o X (ambos).`,
  otherAddressOfLocation: (value) =>
    `otra fila da a la ubicación otra dirección que «${value}». Deja una de las dos, o da a cada casa un número propio.`,
}

const unreadableTexts: Readonly<Record<UnreadableReason, RefusalText>> = {
  notFound: () => 'el archivo no existe. Revisa su nombre y su carpeta.',
  notAFile: () =>
    'no es un archivo de este equipo. Descarga primero lo que esté en la red, y nombra un archivo en vez de una carpeta.',
  notReadable: () => 'el archivo no se puede leer. Revisa sus permisos y el disco.',
  compressed: () => 'el archivo está comprimido. Descomprímelo primero.',
  notUtf8: () => 'el texto no está en UTF-8. Guarda el archivo otra vez como CSV UTF-8.',
  empty: () => 'el archivo está vacío. Expórtalo de nuevo.',
  wrongDelimiter: () => 'el delimitador no sirve. Guarda el archivo con coma, punto y coma o tabulador.',
  missingColumn: (value) =>
    `falta la columna «${value}». Añádela al encabezado; en una lista propia también puedes dar el nombre que tiene con --map.`,
  lineTooLong: () => 'la línea pasa de 64 KiB. Pon cada casa en una línea.',
  openQuote: () => 'unas comillas se abren y no se cierran. Ciérralas, o quítalas.',
}

const VALUE_MAX = 60

/** Shows a text of a file: without control characters, at most 60 characters. */
const shown = (text: string): string => {
  const plain = withoutHidden(text)
  return characterCount(plain) > VALUE_MAX ? `${Array.from(plain).slice(0, VALUE_MAX).join('')}…` : plain
}

const placeOf = (file: string, line: number | null, column: string | null): string =>
  [
    withoutHidden(file),
    ...(line === null ? [] : [`línea ${line}`]),
    ...(column === null || column === '' ? [] : [`columna «${shown(column)}»`]),
  ].join(', ')

/** Returns the Spanish sentence of a refused value: file, line, column, and what the text says about it. */
export const describeRefusal = (
  { file, line, column, value }: Pick<RefusedRow, 'file' | 'line' | 'column' | 'value'>,
  text: RefusalText,
): string => `${placeOf(file, line, column)}: ${text(shown(value))}`

/** Returns the Spanish sentence of a refused row: file, line, column, what is wrong, and what to do. */
export const describeRefusedRow = (row: RefusedRow): string => describeRefusal(row, refusalTexts[row.reason])

/** Returns the Spanish sentence of a file that cannot be read: file, line, what is wrong, and what to do. */
export const describeUnreadableFile = ({ file, line, column, reason }: UnreadableFile): string =>
  `${placeOf(file, line, null)}: ${unreadableTexts[reason](shown(column ?? ''))}`
