import { translated } from '#ui/content/language.ts'

/** The texts of the question about the Affordable Connectivity Program. */
export const acpWords = translated('acpWords', {
  heading: 'Programa ACP (opcional)',
  took: 'Mi hogar recibía el descuento del programa ACP.',
  question: 'El programa terminó el 1 de junio de 2024. ¿Quieres el servicio a su precio normal?',
  yes: 'Sí, a su precio normal',
  no: 'No, sin el descuento no lo quiero',
  failures: {
    AnswerMissing: 'Responde si quieres el servicio a su precio normal.',
    RegularPriceDeclined: 'Para seguir hace falta tu acuerdo con el precio normal.',
  },
  declined:
    'Sin tu acuerdo no hacemos el pedido y no se cobra nada. Tu carrito sigue aquí. Llama y buscamos contigo otra ayuda.',
} as const)
