import type { LineOfBusiness } from '#core/catalog/offer.ts'
import type { PricePeriod } from '#core/pricing/price-timeline.ts'
import type { Amount, Quote } from '#core/pricing/quoted.ts'
import { periodText } from '#ui/content/es/shared/price-timeline.ts'
import { money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** The name of each line of business. */
export const serviceNames: Readonly<Record<LineOfBusiness, string>> = translated('serviceNames', {
  Internet: 'Internet',
  TV: 'Televisión',
  Voice: 'Teléfono fijo',
  Mobile: 'Líneas móviles',
})

export const summaryWords = translated('summaryWords', {
  title: 'Tu pedido',
  trail: 'Pasos del pedido',
  done: '(listo)',
  today: 'Hoy pagas',
  todayShort: (amount: string): string => `Hoy ${amount}`,
  monthlyShort: (amount: string): string => `${amount} al mes`,
  withTax: 'con impuestos',
  spoken: (monthly: string, today: string): string => `Cada mes ${monthly}. Hoy pagas ${today}.`,
  totalsWithTax: 'Los totales incluyen impuestos.',
  why: '¿Por qué este precio?',
  coupon: '¿Tienes un código?',
  firstMonth: 'El primer mes por adelantado.',
  firstMonthAndOnce: 'El primer mes y lo de una sola vez.',
  tax: 'Impuestos',
  taxOfMonth: 'Cada mes',
  taxOfOnce: 'Una sola vez',
  perMonth: 'al mes',
  once: 'Una sola vez',
  free: 'Sin costo',
  depositBack: (months: number): string => `Te lo devolvemos a los ${months} meses de pagar a tiempo.`,
  detail: 'Detalle',
  details: 'Ver todo y compartir',
  showChanges: 'Ver cómo cambia',
  hideChanges: 'Ocultar cómo cambia',
  times: (name: string, quantity: number): string =>
    quantity === 1 ? name : `${name} \u00D7\u00A0${quantity}`,
} as const)

/** The texts on a page whose Back button is blocked. */
export const blockedBackWords = translated('blockedBackWords', {
  title: 'En esta página no puedes ir atrás con el botón del navegador',
  body: 'Así tu pago no se pierde ni se repite. Para cambiar algo de antes, usa este enlace:',
  change: (step: string): string => `Cambiar: ${step}`,
} as const)

/** The one action of a screen without a form of its own. */
export const onwardWords = translated('onwardWords', { label: 'Continuar', busy: 'Guardando...' } as const)

/** Returns the amounts of the bar: of a month and, unless a button states it, of today. */
export const barAmounts = (
  { monthly, dueToday }: Pick<Quote, 'dueToday'> & { readonly monthly: Pick<Amount, 'total'> },
  isPaying: boolean,
): { readonly amount: string; readonly other: string } => {
  const { todayShort, withTax } = summaryWords
  const today = isPaying ? '' : `${todayShort(money(dueToday).text)}, `
  return { amount: money(monthly.total).text, other: `${today}${withTax}` }
}

/** Writes the months of a price as the label of its row: "Hasta el mes 12". */
export const periodOfMonths = (period: PricePeriod): string => {
  const text = periodText(period)
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}

/** Returns the running total as one sentence for screen readers. */
export const spokenTotal = ({ monthly, dueToday }: Quote): string =>
  `${summaryWords.spoken(money(monthly.total).spoken, money(dueToday).spoken)} ${summaryWords.totalsWithTax}`
