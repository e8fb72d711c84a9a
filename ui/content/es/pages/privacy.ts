import type { Brand } from '#core/brand/brand.ts'
import type { PageText } from '#core/template/page-record.ts'
import { textSection } from './text-section.ts'

/** What the store has about a buyer. The retention periods are those of the server; a test compares them. */
export const storedData = textSection(
  'Qué guardamos de ti, y cuánto tiempo',
  'Una compra que no terminas: tu dirección y lo que escribiste, un día. Un carrito guardado: 30 días, sin tu nombre.',
  'Un pedido: nombre, dirección y contacto 90 días, para instalar y atenderte; el recibo, 4 años.',
  'Un aviso que no se pudo entregar: 30 días.',
  'Tu navegador guarda tu dirección y lo que elegiste, para que sigas después donde quedaste. Puedes borrarlo cuando quieras.',
  'Esta tienda usa dos cookies: la de tu compra y la de tu carrito guardado. No hay publicidad ni medición de terceros, y en las páginas de pago no hay código de otros sitios.',
)

/** Which data of a buyer the store has, for how long, and who can read them. */
export const privacy = (brand: Brand): PageText => ({
  title: `Privacidad | ${brand.name}`,
  description: `Qué datos tuyos guarda ${brand.name}, para qué, por cuánto tiempo, qué no guarda nunca y cómo pides que los borremos.`,
  sections: [
    {
      kind: 'intro',
      title: 'Privacidad',
      lead: 'Qué guardamos de ti, para qué y por cuánto tiempo.',
    },
    storedData,
    textSection(
      'Qué no guardamos nunca',
      'El número completo de tu tarjeta, su código de seguridad, el número de tu cuenta de banco y tu número de identificación. Tu navegador los cifra, y solo los lee quien procesa el pago o la consulta de crédito.',
      'Para que reconozcas tu pago guardamos la marca de la tarjeta o el tipo de cuenta, y los últimos cuatro números.',
    ),
    textSection(
      'Estadísticas de uso, solo si aceptas',
      'Al pie de cada página eliges si contamos el uso de la tienda, y puedes cambiarlo cuando quieras. Antes de que aceptes no se envía nada.',
      'Contamos por día cuántas veces se abre cada pantalla y se completa cada paso. No se guarda quién lo hizo, ni lo que escribes, ni una cookie o un número que te siga. Las cuentas se borran a los 400 días.',
      'Aparte, la tienda anota las fallas técnicas que ve una página, sin datos tuyos, para repararlas.',
    ),
    textSection(
      'Pide que borremos tus datos',
      `Llama a ${brand.phones.service.shown}. De un pedido quedan el número, la fecha y los importes, sin tu nombre.`,
      `${brand.legalName} es responsable de tus datos.`,
    ),
  ],
})
