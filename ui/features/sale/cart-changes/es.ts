import { translated } from '#ui/content/language.ts'

/** Texts of the dialog about a cart that another tab changed. */
export const cartChangesWords = translated('cartChangesWords', {
  title: 'Tu carrito cambió',
  body: 'Lo cambiaste en otra pestaña, o algo ya no se vende en tu dirección. Guardamos el cambio y no se cobró nada. Mira cómo quedó y decide.',
  lines: 'Qué cambió',
  prices: 'Lo que pagas',
  keep: 'Seguir con este carrito',
  review: 'Ver y cambiar mi carrito',
  monthly: 'Cada mes',
  today: 'Hoy pagas',
  price: (before: string, now: string): string => `Antes ${before}, ahora ${now}`,
} as const)
