import type { PageContext } from '#ui/content/page-entry.ts'
import type { SiteFacts } from '#ui/content/facts.ts'

export const name = 'Privacidad'

/** What the store has about a buyer, and for how long. */
export const storedData = (facts: SiteFacts) => ({
  heading: 'Qué guardamos de ti, y cuánto tiempo',
  paragraphs: [
    `Una compra que no terminas: tu dirección y lo que escribiste, un día. Un carrito guardado: ${facts.cartDays} días, sin tu nombre.`,
    `Un pedido: nombre, dirección y contacto ${facts.retention('orderedSessionDays')} días, para instalar y atenderte; el recibo, ${facts.retention('orderYears')} años.`,
    `Tu cuenta en línea: mientras tengas un servicio, y ${facts.retention('accountYears')} años más, con los cambios que pediste. Tu contraseña no la guardamos, solo una huella que no sirve para leerla.`,
    `Un aviso que no se pudo entregar: ${facts.retention('messageDays')} días. Si pides que te avisemos cuando la red llegue a tu calle, tu petición: ${facts.retention('followUpDays')} días.`,
    'Tu navegador guarda tu dirección y lo que elegiste, para que sigas después donde quedaste. Puedes borrarlo cuando quieras.',
    'La página de cookies nombra cada cookie y cada dato que la tienda deja en tu navegador. No hay publicidad ni medición de terceros, y en las páginas de pago no hay código de otros sitios.',
  ],
})

export const words = ({ brand, facts }: PageContext) => ({
  title: `Privacidad: qué guardamos de ti | ${brand.name}`,
  description: `Qué datos tuyos guarda ${brand.name}, para qué, por cuánto tiempo, qué no guarda nunca y cómo pides que los borremos.`,
  intro: { title: 'Privacidad', lead: 'Qué guardamos de ti, para qué y por cuánto tiempo.' },
  storedData: storedData(facts),
  neverStored: {
    heading: 'Qué no guardamos nunca',
    paragraphs: [
      'El número completo de tu tarjeta, su código de seguridad, el número de tu cuenta de banco y tu número de identificación. Tu navegador los cifra, y solo los lee quien procesa el pago o la consulta de crédito.',
      'Para que reconozcas tu pago guardamos la marca de la tarjeta o el tipo de cuenta, y los últimos cuatro números.',
    ],
  },
  statistics: {
    heading: 'Estadísticas de uso, solo si aceptas',
    paragraphs: [
      'Al pie de cada página eliges si contamos el uso de la tienda, y puedes cambiarlo cuando quieras. Antes de que aceptes no se envía nada.',
      `Contamos por día cuántas veces se abre cada pantalla y se completa cada paso. No se guarda quién lo hizo, ni lo que escribes, ni una cookie o un número que te siga. Las cuentas se borran a los ${facts.retention('analyticsDays')} días.`,
      'Aparte, la tienda anota las fallas técnicas que ve una página, sin datos tuyos, para repararlas.',
    ],
  },
  deletion: {
    heading: 'Pide que borremos tus datos',
    paragraphs: [
      `Llama a ${facts.phone('service')}. De un pedido quedan el número, la fecha y los importes, sin tu nombre.`,
      `${brand.legalName} es responsable de tus datos.`,
    ],
  },
  pages: { heading: 'Otras páginas legales' },
})
