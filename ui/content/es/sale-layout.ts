import type { LineOfBusiness } from '#core/catalog/offer.ts'
import type { Quote } from '#core/pricing/quote.ts'
import { money } from '#ui/content/format.ts'

/** What each line of business is called. */
export const serviceNames: Readonly<Record<LineOfBusiness, string>> = {
  Internet: 'Internet',
  TV: 'Televisión',
  Voice: 'Teléfono fijo',
  Mobile: 'Líneas móviles',
}

export const summaryWords = {
  title: 'Tu pedido',
  trail: 'Pasos del pedido',
  done: '(listo)',
  steps: {
    address: 'Dirección',
    products: 'Plan',
    configure: 'Servicios',
    checkout: 'Tus datos',
    payment: 'Pago',
    schedule: 'Visita',
  },
  monthly: 'Cada mes',
  today: 'Hoy pagas',
  todayShort: (amount: string): string => `Hoy ${amount}`,
  firstMonth: 'El primer mes por adelantado.',
  firstMonthAndOnce: 'El primer mes por adelantado y lo de una sola vez.',
  tax: 'Impuestos',
  perMonth: 'al mes',
  once: 'Una sola vez',
  free: 'Sin costo',
  deposit: 'Te lo devolvemos.',
  detail: 'Detalle',
  times: (name: string, quantity: number): string => (quantity === 1 ? name : `${name} × ${quantity}`),
} as const

/** The running total as one sentence, for those who don't see it change. */
export const spokenTotal = ({ monthly, dueToday }: Quote): string =>
  `Cada mes ${money(monthly.total).spoken}. Hoy pagas ${money(dueToday).spoken}.`
