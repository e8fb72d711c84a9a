import type { BrandIdentity } from '#core/brand/brand.ts'
import type { PaymentKind } from '#core/payment/payment.ts'
import { translated } from '#ui/content/language.ts'

/** A charge that a buyer authorizes: today's amount as text (null for nothing) and the method (null if none). */
export type AuthorizedCharge = {
  readonly today: string | null
  readonly kind: PaymentKind | null
  readonly isAutoPay: boolean
}

/** Texts with legal weight: price guarantees and authorizations. */
export const legalWords = translated('legalWords', {
  taxes: 'Los totales incluyen el impuesto sobre las ventas de tu estado y tu ciudad donde corresponde.',
  /** How the bills after the order are paid without automatic payments. */
  monthlyBill: 'La factura de cada mes te llega por correo y decides cómo pagarla.',
  today: (amount: string): string => `${amount} hoy`,
  eachMonth: 'la factura de cada mes',
  todayAndEachMonth: (amount: string): string => `${amount} hoy y la factura de cada mes`,
  methods: {
    card: 'a esta tarjeta',
    bank: 'por débito de esta cuenta',
  } satisfies Readonly<Record<PaymentKind, string>>,
  authorizes: (legalName: string, charged: string, method: string): string =>
    `Al pedir autorizas a ${legalName} a cobrar ${charged} ${method}`,
  untilCanceled: 'hasta que lo canceles',
  nothingWithOrder: 'Al pedir no se cobra nada hoy.',
  /** The amount on the button next to the text. */
  thisAmount: 'este importe',
  consent: (charged: string): string => `Autorizas cobrar ${charged}.`,
  nothingToday: 'Hoy no se cobra nada.',
} as const)

/** Writes what is charged: today, each month, or both. Null for nothing. */
const chargeText = ({ today, isAutoPay }: AuthorizedCharge): string | null => {
  if (today === null) return isAutoPay ? legalWords.eachMonth : null
  return isAutoPay ? legalWords.todayAndEachMonth(today) : legalWords.today(today)
}

/** Writes what the buyer authorizes, next to the button that places the order. */
export const authorizationText = ({ legalName }: BrandIdentity, charge: AuthorizedCharge): string => {
  const { monthlyBill, nothingWithOrder, authorizes, methods, untilCanceled } = legalWords
  const charged = chargeText(charge)
  if (charged === null || charge.kind === null) return `${nothingWithOrder} ${monthlyBill}`
  const authorized = authorizes(legalName, charged, methods[charge.kind])
  return charge.isAutoPay ? `${authorized}, ${untilCanceled}.` : `${authorized}. ${monthlyBill}`
}

/** Writes the authorization in short, under the button that states the amount. */
export const consentText = (charge: AuthorizedCharge): string => {
  const charged = chargeText({ ...charge, today: charge.today && legalWords.thisAmount })
  return charged === null ? legalWords.nothingToday : legalWords.consent(charged)
}
