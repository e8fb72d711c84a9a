import type { BrandIdentity } from '#core/brand/brand.ts'
import type { PaymentKind } from '#core/payment/payment.ts'

/** Texts with legal weight: price guarantees and authorizations. */
export const legalWords = {
  taxes: 'Los totales incluyen el impuesto sobre las ventas de tu estado y tu ciudad donde corresponde.',
  /** Next to the button that places the order, with the amount as text. */
  authorization: (brand: BrandIdentity, today: string, kind: PaymentKind): string =>
    `Al hacer el pedido autorizas a ${brand.legalName} a cobrar ${today} hoy y la mensualidad de tu pedido cada mes ${kind === 'card' ? 'a esta tarjeta' : 'por débito de esta cuenta'}, hasta que canceles.`,
  /** Under that button where the full authorization may be outside the window. */
  consent: (today: string): string =>
    `Autorizas cobrar ${today} hoy y tu mensualidad cada mes, hasta que canceles.`,
} as const
