import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

const BASIC = 'disney-basic'
const PREMIUM = 'disney-premium'

export const name = 'Disney+'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Disney+ con tu plan de TV, en una sola factura | ${brand.name}`,
  description: `Agrega Disney+ a tu televisión: Basic con anuncios por ${facts.price(BASIC)} al mes o Premium sin anuncios por ${facts.price(PREMIUM)}. Cómo se activa y qué pasa si ya lo tienes.`,
  opening: {
    title: 'Apaga la luz, que empieza la película',
    lead: `Disney+ se agrega a cualquier plan de televisión y se paga en la misma factura, desde ${facts.price(BASIC)} al mes.`,
    picture: 'Dos niños miran una película dentro de una casita de sábanas, con una linterna',
    actions: { address: 'Agregarlo a mi pedido', plans: 'Basic o Premium' },
  },
  plans: {
    id: 'planes',
    heading: 'Con anuncios o sin ellos',
    lead: 'Es la diferencia que se paga.',
    columns: ['Qué cambia', facts.name(BASIC), facts.name(PREMIUM)],
    rows: [
      ['Al mes', facts.price(BASIC), facts.price(PREMIUM)],
      ['Anuncios', 'Sí', 'No'],
      ['Dónde lo pagas', 'En tu factura', 'En tu factura'],
      ['Te conviene si', 'lo usas de vez en cuando', 'los niños lo ponen a diario'],
    ],
    note: `Subir a Premium cuesta ${facts.difference(PREMIUM, BASIC)} más al mes. Precios antes de impuestos.`,
  },
  activate: {
    id: 'activar',
    heading: 'Actívalo el mismo día',
    lead: 'El orden importa: primero el plan, después la cuenta.',
    steps: titled({
      'Agrégalo a tu plan':
        'Al pedir televisión eliges Basic o Premium. Si ya eres cliente, lo agregas por teléfono.',
      'Crea o enlaza tu cuenta':
        'Disney+ pide una cuenta propia. Usa la que ya tienes o abre una nueva en ese momento.',
      'Ponlo en tus pantallas':
        'Descarga su app en el televisor, en Xumo o en el celular, y entra con esa cuenta.',
    }),
  },
  twice: {
    id: 'doble',
    heading: 'Que no te cobren dos veces',
    paragraphs: [
      'Si hoy pagas Disney+ con tu tarjeta o en la tienda del celular, ese cobro no se cancela solo cuando lo agregas con nosotros.',
      'Haz el cambio en un día tranquilo y revisa el siguiente estado de cuenta.',
    ],
    points: [
      'Mira en tu banco quién te cobra hoy y qué día.',
      'Cancela ahí la renovación, antes de esa fecha.',
      'Cuando termine el mes pagado, enlaza tu cuenta con tu plan nuevo.',
    ],
    picture: 'Una mano corta el hilo de una de dos facturas iguales',
  },
  questions: {
    id: 'preguntas',
    heading: 'Antes de agregar Disney+',
    items: answers({
      '¿Puedo tenerlo sin plan de TV?': `Con nosotros no: se agrega a un plan de televisión, y el más económico cuesta ${facts.price('tv-stream-latino')} al mes.`,
      '¿Puedo tener Basic y Premium a la vez?':
        'No. Es uno u otro por cuenta, y puedes cambiar cuando quieras.',
      '¿Cómo paso de Basic a Premium?': `Llama al ${facts.phone('service')}. La cuenta es la misma: cambia el precio y se van los anuncios.`,
      '¿Se ve en español?':
        'Depende del título. El audio y los subtítulos se eligen en cada uno, desde su app.',
      '¿Qué pasa si cancelo mi televisión?':
        'Disney+ se va de tu factura. Tu cuenta sigue siendo tuya y puedes pagarla directo en su página.',
    }),
  },
  action: {
    heading: 'Elige primero tu televisión',
    lead: 'Escribe tu dirección: Disney+ aparece entre los extras, con su precio.',
  },
  pages: { heading: 'Noches de película' },
})
