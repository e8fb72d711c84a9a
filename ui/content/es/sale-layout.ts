import type { Quote } from '#core/pricing/quote.ts'
import { money } from '#ui/content/format.ts'

export const summaryWords = {
  title: 'Tu pedido',
  trail: 'Pasos del pedido',
  done: '(listo)',
  steps: {
    address: 'Dirección',
    products: 'Plan',
    configure: 'WiFi',
    checkout: 'Tus datos',
    payment: 'Pago',
    schedule: 'Visita',
  },
  monthly: 'Cada mes',
  today: 'Hoy pagas',
  todayShort: (amount: string): string => `Hoy ${amount}`,
  todayDetail: 'El primer mes por adelantado y los cargos de una sola vez.',
  monthlyTax: 'Impuestos al mes',
  oneTimeTax: 'Impuestos de una sola vez',
  perMonth: 'al mes',
  once: 'una sola vez',
  free: 'Sin costo',
  detail: 'Detalle',
  later: (fromMonth: number, amount: string): string => `Desde el mes ${fromMonth}: ${amount} al mes`,
} as const

/** The running total as one sentence, for those who don't see it change. */
export const spokenTotal = ({ monthly, dueToday }: Quote): string =>
  `Cada mes ${money(monthly.total).spoken}. Hoy pagas ${money(dueToday).spoken}.`
