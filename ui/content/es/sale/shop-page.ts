import { translated } from '#ui/content/language.ts'

/** The texts of a page of the shop on which nothing is sold online. */
export const shopPageWords = translated('shopPageWords', {
  emptyTitle: 'Tu pedido sigue por teléfono',
  emptyBody:
    'Por ahora esta dirección no tiene planes en línea. Llama y te decimos qué se puede contratar aquí, con su precio completo.',
} as const)
