import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

export const name = 'Contacto'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Contacto: teléfonos y horarios | ${brand.name}`,
  description: `Llama a ${brand.name}: ventas ${facts.phone('sales')}, clientes ${facts.phone('service')}. Horarios de cada línea y lo que conviene tener a mano.`,
  opening: {
    title: 'Habla con una persona',
    lead: 'En español o en inglés, sin menús eternos. Elige por lo que necesitas y llegas a quien lo resuelve.',
    picture: 'Una mujer con audífonos contesta; el cable de su teléfono sube como el hilo de un papalote',
    actions: { sales: 'Llamar a ventas', service: 'Llamar a servicio al cliente' },
  },
  phones: {
    id: 'telefonos',
    heading: 'Cada número, y cuándo contesta',
    lead: 'Las llamadas son gratis desde cualquier teléfono del país.',
  },
  noCall: {
    id: 'sin-llamar',
    heading: 'Quizás no haga falta llamar',
    lead: 'Esto lo resuelves aquí, a tu ritmo.',
    cards: {
      orderGoing: {
        title: 'Cómo va tu pedido',
        body: 'Con tu número de pedido y un código que te enviamos ves la visita, los pasos que faltan y el recibo.',
        link: 'Ver mi pedido',
      },
      whetherReachHome: {
        title: 'Si llegamos a tu casa',
        body: 'Escribe tu dirección: en segundos ves los planes y el precio completo, sin dejar tus datos.',
        link: 'Escribir mi dirección',
      },
      billAccount: {
        title: 'Tu factura y tu cuenta',
        body: 'Entra para pagar, ver el detalle de cada cargo o cambiar cómo la recibes.',
        link: 'Entrar a mi cuenta',
      },
    },
  },
  atHand: {
    id: 'a-mano',
    heading: 'Con esto a mano, la llamada es corta',
    paragraphs: [
      'Nadie te va a pedir el número completo de tu tarjeta ni tu contraseña. Si alguien lo hace, cuelga y llama tú.',
    ],
    points: [
      'Tu dirección de servicio, o tu número de pedido.',
      'El teléfono o el correo que diste al contratar: ahí llega el código que prueba que eres tú.',
      'Si es por una factura, la fecha y el importe que no reconoces.',
      'Si es por una falla, el color de la luz del módem.',
    ],
  },
  questions: {
    id: 'preguntas',
    heading: 'Antes de marcar',
    items: answers({
      '¿Atienden en español?':
        'Sí, en todas las líneas y a cualquier hora en que contestan. También en inglés.',
      '¿Contestan de noche y en fin de semana?': `Clientes: ${facts.hours('service')}. Ventas: ${facts.hours('sales')}.`,
      '¿Cómo cancelo?': `Llama al ${facts.phone('service')}. Confirmamos que la cuenta es tuya, te decimos el último día que pagas y qué equipo devuelves. No hay cargo por cancelar.`,
      '¿Cómo sé que quien me llama es de ustedes?': `Si dudas, cuelga y marca tú el ${facts.phone('service')}. No pedimos pagos con tarjetas de regalo ni por transferencia.`,
    }),
  },
  pages: { heading: 'Otras maneras de llegar a nosotros' },
})
