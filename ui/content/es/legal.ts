import type { Brand } from '#core/brand/brand.ts'

/** Words with legal weight: what a price holds, what is authorised. */
export const legalWords = {
  taxes: 'Los totales incluyen el impuesto sobre las ventas de tu estado donde corresponde.',
  /** Stands beside the button that places the order; the amount as text. */
  authorization: (brand: Brand, today: string): string =>
    `Al hacer el pedido autorizas a ${brand.legalName} a cobrar ${today} hoy y la mensualidad de tu pedido cada mes a esta tarjeta, hasta que canceles.`,
} as const
