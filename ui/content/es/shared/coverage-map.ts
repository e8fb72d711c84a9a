import { counted } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the map of the states of service. */
export const coverageMapWords = translated('coverageMapWords', {
  label: (states: number) => `Mapa de Estados Unidos: llegamos a ${counted(states, 'estado', 'estados')}`,
  zip: 'Código postal',
  zipHint: 'Cinco números',
  search: 'Buscar en el mapa',
  malformed: 'Escribe los cinco números de tu código postal.',
  unknown: (zip: string) => `No conocemos el código postal ${zip}. Revísalo, o escribe tu dirección.`,
  found: (zip: string, state: string) =>
    `${zip} está en ${state}: ahí llegamos a algunas ciudades y calles. Revisa tu dirección para saberlo.`,
  outside: (zip: string, state: string) =>
    `${zip} está en ${state}: todavía no vendemos ahí. Puedes dejar tu correo al revisar tu dirección.`,
  served: 'Llegamos a partes de este estado',
  unserved: 'Todavía no llegamos',
  list: (states: number) => `Los ${counted(states, 'estado', 'estados')}`,
  note: 'En cada estado llegamos a algunas ciudades y calles. Tu dirección da la respuesta exacta.',
  check: 'Revisar mi dirección',
})
