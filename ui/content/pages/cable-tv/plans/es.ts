import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

const CHEAPEST = 'tv-stream-latino'

export const name = 'Planes de TV'

export const words = ({ brand, facts }: PageContext) => {
  const row = (plan: string, way: string): readonly string[] => [
    facts.name(plan),
    `${facts.price(plan)} al mes`,
    facts.channels({ plan }).count,
    facts.channels({ plan, language: 'es' }).count,
    facts.channels({ plan, language: 'en' }).count,
    way,
  ]
  return {
    title: `Planes de TV desde ${facts.price(CHEAPEST)} al mes, comparados | ${brand.name}`,
    description: `Compara los ${facts.planCount('TV')} planes de televisión de ${brand.name}: precio al mes, cuántos canales trae cada uno y en qué idioma. Sin contrato y sin renta de caja.`,
    opening: {
      title: 'Paga por los canales que sí ves',
      lead: `Hay ${facts.planCount('TV')} planes. Se distinguen por el idioma y por cuántos canales traen. El precio de cada uno es el mismo todos los meses: no hay promoción que se acabe.`,
      picture: 'Cinco televisores cuelgan del hilo de un papalote, del más chico al más grande',
      actions: { address: 'Ver los planes de mi casa', compare: 'Comparar canales' },
    },
    channels: {
      id: 'canales',
      heading: 'Cuántos canales trae cada plan',
      lead: 'Contados en la lista de hoy. El más grande incluye todos los demás.',
    },
    compare: {
      id: 'comparar',
      heading: 'Los planes lado a lado',
      lead: 'Mira primero la columna del idioma que se habla en tu casa.',
      columns: ['Plan', 'Precio', 'Canales', 'En español', 'En inglés', 'Para quién'],
      rows: [
        row(CHEAPEST, 'Lo esencial en español, en cualquier pantalla'),
        row('tv-stream', 'Lo esencial en inglés, en cualquier pantalla'),
        row('tv-mi-plan-latino', 'Novelas, cine y deportes en español, con lo básico en inglés'),
        row('tv-select-signature', 'Noticias, cine y deportes en inglés'),
        row('tv-select-plus', 'Una casa donde nadie quiere ceder el control'),
      ],
      note: 'Al precio se suma el impuesto de tu estado y tu ciudad, que ves antes de pagar.',
    },
    choose: {
      id: 'elegir',
      heading: 'Decide con tres preguntas',
      paragraphs: [
        'Un plan grande no sirve de nada si la familia ve siempre los mismos canales. Responde esto antes de mirar precios.',
      ],
      points: [
        '¿En qué idioma ven las noticias? Ese es tu grupo de planes.',
        '¿Hay alguien que no perdona un partido? Revisa los deportes: los planes pequeños traen muy pocos.',
        '¿La mayoría de lo que ven viene de apps? Entonces basta un plan Stream, o ninguno.',
      ],
      actions: { sales: 'Llamar y decidir juntos' },
    },
    together: {
      id: 'juntos',
      heading: 'Más barato con tu internet',
      lead: 'El descuento se aplica solo cuando los servicios van en el mismo pedido.',
      cards: titled({
        'Gig y TV Stream Latino': `${facts.bundle('bundle-stream').off} menos al mes durante ${facts.bundle('bundle-stream').months} meses. Para quien ve todo en línea.`,
        'Internet, Mi Plan Latino y teléfono': `${facts.bundle('bundle-latino').off} menos al mes durante ${facts.bundle('bundle-latino').months} meses con ${facts.name('internet-500')}. La casa completa, en español.`,
        'Gig, Select Signature y teléfono': `${facts.bundle('bundle-signature').off} menos al mes durante ${facts.bundle('bundle-signature').months} meses. Para una familia grande.`,
      }),
    },
    questions: {
      id: 'preguntas',
      heading: 'Antes de elegir tu plan',
      items: answers({
        '¿El precio sube después?':
          'No hay precio de promoción en los planes de TV: empiezas con el precio normal. Si un día cambia, te avisamos por escrito antes.',
        '¿Me cobran la caja o los canales locales aparte?':
          'No. No hay renta de caja ni cargo por canales locales. Solo se suman los impuestos, y los ves en tu pedido antes de pagar.',
        '¿Puedo tener TV sin internet de ustedes?':
          'Sí, puedes pedir solo la televisión. Los planes Stream y la app necesitan una conexión a internet; puede ser la de otra compañía.',
        '¿Puedo cambiar de plan?': `Cuando quieras: no hay contrato. Llama a clientes, ${facts.phone('service')}, y te confirman desde qué día cuenta el cambio.`,
        '¿Puedo comprar un solo canal?':
          'No. Los canales vienen dentro de los planes. Si te interesa uno en particular, búscalo en la lista y mira cuál es el plan más barato que lo trae.',
        '¿Todos los planes llegan a mi casa?':
          'Depende del edificio. Escribe tu dirección con el apartamento y ves solo los que puedes pedir.',
      }),
    },
    action: {
      heading: 'Mira qué planes llegan a tu puerta',
      lead: 'Sin registrarte. El total del mes aparece mientras eliges.',
    },
    pages: { heading: 'Mira un plan por dentro' },
    bar: (count: string, price: string) => `${count} canales por ${price}`,
  }
}
