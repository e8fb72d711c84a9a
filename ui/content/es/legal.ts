import type { BrandFace } from '#core/brand/brand.ts'
import type { PaymentKind } from '#core/payment/payment.ts'

/** Words with legal weight: what a price holds, what is authorised. */
export const legalWords = {
  taxes: 'Los totales incluyen el impuesto sobre las ventas de tu estado y tu ciudad donde corresponde.',
  /** Stands beside the button that places the order; the amount as text. */
  authorization: (brand: BrandFace, today: string, kind: PaymentKind): string =>
    `Al hacer el pedido autorizas a ${brand.legalName} a cobrar ${today} hoy y la mensualidad de tu pedido cada mes ${kind === 'card' ? 'a esta tarjeta' : 'por débito de esta cuenta'}, hasta que canceles.`,
} as const
