import { counted } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the map of the states of service. */
export const coverageMapWords = translated('coverageMapWords', {
  label: (states: number) => `Mapa de Estados Unidos: llegamos a ${counted(states, 'estado', 'estados')}`,
  served: 'Llegamos a partes de este estado',
  unserved: 'Todavía no llegamos',
  list: (states: number) => `Los ${counted(states, 'estado', 'estados')}`,
  note: 'En cada estado llegamos a algunas ciudades y calles. Tu dirección da la respuesta exacta.',
  check: 'Revisar mi dirección',
})
