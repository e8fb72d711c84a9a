import type { PaymentExpiry } from '#core/journeys/sale/sale.context.ts'
import { translated } from '#ui/content/language.ts'

type ExpiredWords = { readonly title: string; readonly body: string }

/** The texts of the confirmation when the session ended before an order was known. */
export const expiredWords: Readonly<Record<PaymentExpiry, ExpiredWords>> = translated('expiredWords', {
  notSent: {
    title: 'Tu sesión terminó y no se cobró nada',
    body: 'Desde esta página no salió ningún pedido. Si ya lo hiciste en otra pestaña, te llegó un correo con su número.',
  },
  unanswered: {
    title: 'Tu pedido está pendiente',
    body: 'Lo enviamos, y la sesión terminó antes de la respuesta. No lo envíes otra vez todavía: si se completó, te llega un correo con su número. Si en unos minutos no te llega, llama y lo revisamos contigo.',
  },
  unknown: {
    title: 'Tu sesión terminó',
    body: 'Si hiciste un pedido, te llegó un correo con su número. Si no llegaste a confirmarlo, no se cobró nada.',
  },
})

export const expiredActions = translated('expiredActions', {
  continue: 'Seguir con mi carrito guardado',
  status: 'Ver el estado de mi pedido',
} as const)
