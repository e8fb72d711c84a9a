import type { Disclosure, ReturnMethod } from '#core/portal/service-change.ts'
import { translated } from '#ui/content/language.ts'

/** What a sentence of a disclosure can name. Amounts and dates are written. */
export type DisclosureFacts = {
  readonly names: string
  readonly day: string
  readonly returnBy: string
  readonly fee: string
  readonly balance: string
  readonly isRefund: boolean
  readonly isSettled: boolean
  readonly billDay: string
  readonly instalments: string
  readonly laterPrice: string
  readonly laterDay: string
}

type DisclosureTexts = Readonly<Record<Disclosure, (facts: DisclosureFacts) => string>>

/** Texts of what a customer confirms to have read. */
export const disclosuresWords = translated('disclosuresWords', {
  title: 'Lo que pasa cuando termina',
  lead: 'Lee cada punto y márcalo. Con eso no hay sorpresas después.',
  legend: 'Lo que confirmas',
  missingTitle: 'Falta marcar lo que leíste',
  missing: (sentence: string): string => `Sin marcar: ${sentence}`,
  error: 'Márcalo cuando lo leas.',
  continue: 'Seguir a la revisión',
  equipment: 'Equipos que devuelves',
  equipmentHint: 'Son rentados. Lo que compraste es tuyo.',
  noEquipment: 'No tienes equipos que devolver.',
  until: (day: string): string => `A más tardar el ${day}`,
  fee: (amount: string, quantity: number): string =>
    quantity === 1 ? `Si no vuelve: ${amount}` : `Si no vuelven: ${amount} cada uno`,
  times: (name: string, quantity: number): string => (quantity === 1 ? name : `${quantity} × ${name}`),
  how: '¿Cómo los devuelves?',
} as const)

export const returnMethodWords = translated<
  Readonly<Record<ReturnMethod, { readonly title: string; readonly detail: string }>>
>('returnMethodWords', {
  mail: {
    title: 'Por correo',
    detail: 'Te mandamos una etiqueta ya pagada. Usa cualquier caja.',
  },
  store: { title: 'En una tienda', detail: 'Te dan un comprobante. No hace falta la caja.' },
})

export const disclosureWords = translated<DisclosureTexts>('disclosureWords', {
  serviceEnds: ({ names, day }) => `${names} termina al final del ${day}.`,
  equipmentReturn: ({ returnBy, fee }) =>
    `Devuelvo los equipos rentados a más tardar el ${returnBy}. Cada uno que no vuelva cuesta hasta ${fee}.`,
  finalBill: ({ isSettled, isRefund, balance, billDay }) => {
    if (isSettled) return 'No me queda nada por pagar por este servicio.'
    return isRefund
      ? `Me devuelven ${balance} con la última factura, el ${billDay}.`
      : `Mi última factura sale el ${billDay}, por ${balance}.`
  },
  instalmentsDue: ({ instalments }) =>
    `Las mensualidades que faltan de mis equipos, ${instalments}, se pagan con la última factura.`,
  numberLost: ({ day }) => `Pierdo mi número de teléfono el ${day}, si antes no lo llevo a otra compañía.`,
  emailLost: ({ day }) => `Mi correo de la compañía deja de funcionar después del ${day}.`,
  optionTerms: ({ day }) => `El cambio empieza el ${day}. Hasta el día anterior puedo deshacerlo.`,
  priceAfterOption: ({ laterPrice, laterDay }) => `Desde el ${laterDay} pago ${laterPrice} al mes.`,
})
