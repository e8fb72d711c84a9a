import type { BrandIdentity } from '#core/brand/brand.ts'
import type { PaymentKind } from '#core/payment/payment.ts'

/** A charge that a buyer authorizes: the amount of today as text, null for nothing, and the method, null without one. */
export type AuthorizedCharge = {
  readonly today: string | null
  readonly kind: PaymentKind | null
  readonly isAutoPay: boolean
}

const methods: Readonly<Record<PaymentKind, string>> = {
  card: 'a esta tarjeta',
  bank: 'por débito de esta cuenta',
}

/** How the bills after the order are paid without automatic payments. */
export const monthlyBill = 'La factura de cada mes te llega por correo y decides cómo pagarla.'

/** Writes what is charged: today, each month, or both. Null for nothing. */
const chargeText = ({ today, isAutoPay }: AuthorizedCharge): string | null => {
  const monthly = isAutoPay ? 'la factura de cada mes' : null
  const now = today === null ? null : `${today} hoy`
  return now !== null && monthly !== null ? `${now} y ${monthly}` : (now ?? monthly)
}

/** Texts with legal weight: price guarantees and authorizations. */
export const legalWords = {
  taxes: 'Los totales incluyen el impuesto sobre las ventas de tu estado y tu ciudad donde corresponde.',
  /** Next to the button that places the order. */
  authorization: (brand: BrandIdentity, charge: AuthorizedCharge): string => {
    const charged = chargeText(charge)
    if (charged === null || charge.kind === null) return `Al pedir no se cobra nada hoy. ${monthlyBill}`
    const authorized = `Al pedir autorizas a ${brand.legalName} a cobrar ${charged} ${methods[charge.kind]}`
    return charge.isAutoPay ? `${authorized}, hasta que lo canceles.` : `${authorized}. ${monthlyBill}`
  },
  /** Under that button where the full authorization may be outside the window. */
  consent: (charge: AuthorizedCharge): string => {
    const charged = chargeText(charge)
    return charged === null ? 'Hoy no se cobra nada.' : `Autorizas cobrar ${charged}.`
  },
} as const
