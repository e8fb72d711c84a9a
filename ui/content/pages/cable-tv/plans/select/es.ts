import { SIGNATURE } from '#ui/content/offer-ids.ts'
import type { ChannelCategory } from '#core/channels/channel.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

const PLUS = 'tv-select-plus'

export const name = 'TV Select'

export const words = ({ brand, facts }: PageContext) => {
  const row = (subject: string, category: ChannelCategory): readonly string[] => [
    subject,
    ...[SIGNATURE, PLUS].map((plan) => facts.channels({ plan, category }).count),
  ]
  return {
    title: `TV Select Signature y Plus: qué trae cada uno | ${brand.name}`,
    description: `${facts.name(SIGNATURE)} cuesta ${facts.price(SIGNATURE)} al mes y ${facts.name(PLUS)}, ${facts.price(PLUS)}. Compara noticias, cine, deportes e idiomas y decide si la diferencia te conviene.`,
    opening: {
      title: 'La noche da para más de un canal',
      lead: `Los planes Select son los grandes: ${facts.channels({ plan: SIGNATURE }).count} canales en Signature y ${facts.channels({ plan: PLUS }).count} en Plus, con noticias, cine, series y deportes.`,
      picture: 'Una familia mira una película proyectada en una sábana en la azotea, de noche',
      actions: { address: 'Ver si llega a mi casa', difference: 'Signature o Plus' },
    },
    difference: {
      id: 'diferencia',
      heading: 'La diferencia, en números',
      figures: [
        {
          figure: facts.difference(PLUS, SIGNATURE),
          meaning: 'cuesta Plus de más al mes',
        },
        {
          figure: facts.channels({ plan: PLUS }).count,
          meaning: `canales en Plus; Signature tiene ${facts.channels({ plan: SIGNATURE }).count}`,
        },
        {
          figure: facts.channels({ plan: PLUS, language: 'es' }).count,
          meaning: `canales en español en Plus; en Signature son ${facts.channels({ plan: SIGNATURE, language: 'es' }).count}`,
        },
      ],
    },
    which: {
      id: 'cual',
      heading: 'Si en casa se habla español, elige Plus',
      paragraphs: [
        `Signature está pensado para ver en inglés. Plus agrega todo lo de ${facts.name('tv-mi-plan-latino')} y los canales que no están en ningún otro plan, por ${facts.difference(PLUS, SIGNATURE)} más.`,
        'Si solo ves en inglés y el deporte te da igual, quédate con Signature: esos canales de más no los vas a prender.',
      ],
      picture: 'Dos manos tiran del mismo control remoto',
    },
    subjects: {
      id: 'temas',
      heading: 'Canales por tema',
      lead: 'En los dos idiomas, contados en la lista de hoy.',
      columns: ['Tema', facts.name(SIGNATURE), facts.name(PLUS)],
      rows: [
        row('Noticias', 'news'),
        row('Deportes', 'sports'),
        row('Cine', 'movies'),
        row('Series y novelas', 'series'),
        row('Niños', 'kids'),
        row('Música', 'music'),
        row('Cultura y hogar', 'culture'),
        ['Precio', `${facts.price(SIGNATURE)} al mes`, `${facts.price(PLUS)} al mes`],
      ],
      note: 'Más impuestos. Algunos eventos en vivo no se transmiten en todas las zonas.',
    },
    save: {
      id: 'ahorrar',
      heading: 'Paga menos por lo mismo',
      lead: 'Tres cosas que revisar antes de pedir el plan más grande.',
      cards: titled({
        'Júntalo con internet': `Gig, Signature y teléfono en un solo pedido bajan ${facts.bundle('bundle-signature').off} al mes durante ${facts.bundle('bundle-signature').months} meses.`,
        'Prueba uno más chico': `${facts.name('tv-stream')} cuesta ${facts.price('tv-stream')} al mes. Como no hay contrato, empiezas ahí y subes si te falta algo.`,
        'Suma tus apps':
          'Quizá ya pagas por aparte series que también están en el plan. Cancela la que se repita.',
      }),
    },
    questions: {
      id: 'preguntas',
      heading: 'Dudas sobre los planes Select',
      items: answers({
        '¿Plus trae todo lo de Signature?': 'Sí. Cada canal de Signature está en Plus, con el mismo número.',
        '¿Se ve en varios televisores?':
          'Sí, en cada uno que tenga la app o un Xumo. También en el celular y en la tableta, con el mismo usuario.',
        '¿Puedo grabar?':
          'Sí, desde la app. Toca el programa en la guía y elige grabar; lo ves después en cualquiera de tus pantallas.',
        '¿Viene Disney+?': `No viene dentro del plan. Lo agregas desde ${facts.price('disney-basic')} al mes y lo pagas en la misma factura.`,
        '¿Puedo bajar a un plan más chico?': `Sí, sin multa. Llama al ${facts.phone('service')} y el cambio queda para el siguiente mes o para el día que te confirmen.`,
      }),
    },
    pages: { heading: 'Compara antes de pedir' },
  }
}
