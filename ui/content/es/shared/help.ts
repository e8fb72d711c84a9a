import { counted } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the help panel. */
export const helpWords = translated('helpWords', {
  /** The link of the help while the chat of a vendor is shown. */
  hideChat: 'Ocultar el chat',
  title: '¿En qué te ayudamos?',
  question: 'Busca tu pregunta',
  hint: 'Por ejemplo: cuánto pago hoy, cambiar la visita, cancelar',
  loading: 'Cargando... Abrimos las respuestas.',
  answers: (count: number): string => counted(count, 'respuesta', 'respuestas'),
  none: 'No encontramos una respuesta con esas palabras. Prueba con otras, o llama: tu pedido sigue como está.',
  failed:
    'No pudimos abrir las respuestas. Tu pedido sigue como está. Inténtalo otra vez, o llama y te ayudamos.',
  more: 'Leer en la página',
  phones: 'Habla con una persona',
} as const)
