import type { Opening } from '#core/stores/opening.ts'
import type { StoreService } from '#core/stores/store.ts'
import { hoursText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'
import { dayInWords, timeInWords } from './opening-time.ts'

const services: Readonly<Record<StoreService, string>> = {
  sales: 'Contratar',
  payments: 'Pagar',
  equipment: 'Recoger y devolver equipo',
  mobile: 'Líneas móviles',
  support: 'Ayuda técnica',
  demo: 'Probar el servicio',
}

const around = (miles: number): string => {
  if (miles < 1) return 'a menos de 1 milla'
  return miles < 1.5 ? 'a 1 milla' : `a ${String(Math.round(miles))} millas`
}

/** Texts of the store finder. */
export const storeFinderWords = translated('storeFinderWords', {
  zip: 'Código postal',
  zipHint: 'Cinco números',
  search: 'Buscar tiendas',
  mapLabel: (count: number) => `Mapa con ${String(count)} tiendas. La lista de abajo las nombra todas.`,
  hours: 'Horario',
  range: (fromHour: number, toHour: number) => hoursText(fromHour, toHour),
  closed: 'Cerrado',
  services,
  servicesLabel: 'Aquí puedes',
  around,
  opening: (opening: Opening) => {
    if (opening.kind === 'open') return `Abierta ahora, hasta ${timeInWords(opening.toHour)}`
    return opening.kind === 'closed'
      ? `Cerrada, abre ${dayInWords(opening)} a ${timeInWords(opening.fromHour)}`
      : 'Cerrada por ahora'
  },
  nearest: (zip: string, store: string, miles: number) =>
    `La tienda más cercana a ${zip} es ${store}, ${around(miles)}. La lista va de la más cercana a la más lejana.`,
  malformed: 'Escribe los cinco números de tu código postal, por ejemplo 33130.',
  unknown: (zip: string, phone: string) =>
    `No conocemos el código postal ${zip}. La lista tiene todas las tiendas; si ninguna te queda cerca, te atendemos en el ${phone}.`,
  unavailable: (phone: string) =>
    `No pudimos ordenar las tiendas por distancia. La lista las tiene todas; también puedes llamar al ${phone}.`,
  noStores: (phone: string) => `No tenemos tiendas. Todo se hace en línea o por teléfono: ${phone}`,
})
