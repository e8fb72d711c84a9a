import type { ChannelCategory } from '#core/channels/channel.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

const STREAM = 'tv-stream-latino'
const MI_PLAN = 'tv-mi-plan-latino'

export const name = 'Planes Latino'

export const words = ({ brand, facts }: PageContext) => {
  const row = (subject: string, category: ChannelCategory): readonly string[] => [
    subject,
    ...[STREAM, MI_PLAN].map((plan) => facts.channels({ plan, category, language: 'es' }).count),
  ]
  return {
    title: `TV en español: Stream Latino y Mi Plan Latino | ${brand.name}`,
    description: `Dos planes de televisión en español: ${facts.name(STREAM)} por ${facts.price(STREAM)} al mes y ${facts.name(MI_PLAN)} por ${facts.price(MI_PLAN)}. Mira cuántos canales trae cada uno de lo que te gusta.`,
    opening: {
      title: 'Una tele que suena a tu casa',
      lead: 'La novela de la noche, el partido del domingo y los cuentos de los niños, en el idioma en que se platica en la cocina.',
      picture: 'Una abuela y su nieto bailan frente al televisor de la sala',
      actions: { address: 'Ver si llega a mi casa', plans: 'Comparar los dos planes' },
    },
    plans: {
      id: 'planes',
      heading: 'Los dos planes, por tema',
      lead: 'Canales en español de cada tema. En los dos vienen además los canales básicos en inglés.',
      columns: ['Tema', facts.name(STREAM), facts.name(MI_PLAN)],
      rows: [
        row('Noticias', 'news'),
        row('Deportes', 'sports'),
        row('Cine', 'movies'),
        row('Series y novelas', 'series'),
        row('Niños', 'kids'),
        row('Música', 'music'),
        row('Cocina, viajes y hogar', 'culture'),
        [
          'Todos, con los de inglés',
          facts.channels({ plan: STREAM }).count,
          facts.channels({ plan: MI_PLAN }).count,
        ],
        ['Precio', `${facts.price(STREAM)} al mes`, `${facts.price(MI_PLAN)} al mes`],
      ],
    },
    streamLatino: {
      id: 'stream-latino',
      heading: 'Stream Latino: lo que se ve a diario',
      paragraphs: [
        `Cuesta ${facts.price(STREAM)} al mes y llega por internet, sin caja. Trae las noticias, una selección de novelas y películas, los canales de los niños y algo de deporte.`,
        'Es el plan de quien ve televisión un rato por la noche y el resto del tiempo usa apps. También sirve en un cuarto rentado o en casa de los papás: no hay nada que instalar en la pared.',
      ],
      picture: 'Una pareja mayor mira la televisión desde el sofá, con una taza en la mano',
    },
    miPlanLatino: {
      id: 'mi-plan-latino',
      heading: 'Mi Plan Latino: para quien no se pierde un partido',
      paragraphs: [
        `Por ${facts.price(MI_PLAN)} al mes sumas más del doble de deporte en español, el béisbol y la lucha incluidos, más cine, más novelas y un canal de aprendizaje para los niños.`,
      ],
      points: [
        'Todos los canales de Stream Latino están dentro.',
        `Con internet y teléfono en el mismo pedido baja ${facts.bundle('bundle-latino').off} al mes durante ${facts.bundle('bundle-latino').months} meses.`,
        'Los dos idiomas bajo el mismo techo: los abuelos y los nietos encuentran lo suyo.',
      ],
      actions: { sales: 'Preguntar por teléfono' },
    },
    questions: {
      id: 'preguntas',
      heading: 'Lo que preguntan las familias',
      items: answers({
        '¿Vienen canales de mi país?':
          'Los planes traen canales hechos para todo el público latino y algunos regionales, sobre todo de música y deporte. Búscalos por su nombre en la lista de canales antes de pedir.',
        '¿Los niños pueden ver en inglés?': `Sí. Los dos planes incluyen ${facts.channels({ plan: STREAM, language: 'en' }).count} canales en inglés, uno de ellos infantil.`,
        '¿Y si quiero todo, en los dos idiomas?': `Ese es ${facts.name('tv-select-plus')}: los ${facts.channels({ plan: 'tv-select-plus' }).count} canales de la lista por ${facts.price('tv-select-plus')} al mes.`,
        '¿Puedo ver en el celular?':
          'Sí, con la app de televisión. Es gratis y entra con el usuario de tu cuenta.',
        '¿Me atienden en español?': `Sí. Ventas contesta en español en el ${facts.phone('sales')}, ${facts.hours('sales')}.`,
      }),
    },
    action: {
      heading: 'Tu dirección, y te decimos el precio',
      lead: 'Ves los dos planes con impuestos antes de dar ningún dato de pago.',
    },
    pages: { heading: 'También en español' },
  }
}
