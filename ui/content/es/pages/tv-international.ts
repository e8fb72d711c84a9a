import type { PageWriter } from '#ui/content/page-entry.ts'

/** Channels for those who come from another country: what the plans carry and what they do not. */
export const tvInternational: PageWriter = ({ brand, facts }) => {
  const row = (plan: string): readonly string[] => [
    facts.name(plan),
    facts.channels({ plan, language: 'es' }).count,
    facts.channels({ plan, language: 'es', category: 'news' }).count,
    facts.channels({ plan, language: 'es', category: 'series' }).count,
    `${facts.price(plan)} al mes`,
  ]
  return {
    title: `Canales internacionales y en español en tu TV | ${brand.name}`,
    description: `Qué canales para la comunidad latina trae cada plan de ${brand.name}, qué no vendemos y cómo ver la televisión de tu país desde Estados Unidos por otros caminos.`,
    sections: [
      {
        kind: 'opening',
        layout: 'night',
        title: 'El mismo cielo, el mismo programa',
        lead: 'Aquí, y allá donde creciste, alguien prende la tele a la misma hora. Te decimos con franqueza qué parte de eso está en nuestros planes.',
        picture: {
          name: 'tvTwoShores',
          alt: 'Dos casas a los dos lados del mar, de noche, unidas por el hilo de un papalote',
        },
        actions: [
          { label: 'Ver los planes de mi casa', to: 'address' },
          { label: 'Qué hay y qué no', to: '#hay' },
        ],
      },
      {
        kind: 'feature',
        id: 'hay',
        heading: 'Lo que hay, y lo que no',
        paragraphs: [
          `La lista tiene ${facts.channels({ language: 'es' }).count} canales en español. Están hechos para el público latino de Estados Unidos, con noticias del continente, novelas, cine, música regional y béisbol del Caribe.`,
          'No vendemos paquetes por país ni canales sueltos, y fuera del español y el inglés no hay otros idiomas. Preferimos que lo sepas antes de pedir.',
        ],
        points: [
          'Sí: noticias en español a cualquier hora.',
          'Sí: novelas de hoy y de las de antes.',
          'Sí: música regional, tropical y norteña.',
          'No: la señal local de una ciudad de tu país.',
        ],
      },
      {
        kind: 'table',
        id: 'planes',
        heading: 'En español, plan por plan',
        lead: 'De menos a más canales en español.',
        columns: ['Plan', 'Canales en español', 'De noticias', 'De novelas y series', 'Precio'],
        rows: ['tv-stream', 'tv-stream-latino', 'tv-mi-plan-latino', 'tv-select-plus'].map(row),
      },
      {
        kind: 'steps',
        id: 'otros-caminos',
        heading: 'Cómo ver la señal de tu país',
        lead: 'Con una conexión de internet en casa tienes otros caminos, sin pasar por nosotros.',
        steps: [
          {
            title: 'Busca el canal en su página',
            body: 'Muchos transmiten su noticiero en vivo en su página o en un canal de video, gratis.',
          },
          {
            title: 'Prueba su app',
            body: 'Revisa en la tienda de tu televisor o de Xumo si existe y si funciona desde Estados Unidos. Se paga a ellos.',
          },
          {
            title: 'Pide que la instalen por ti',
            body: 'Si es para tus papás, déjala abierta y con el usuario puesto. Así solo tocan un botón.',
          },
        ],
      },
      {
        kind: 'cards',
        id: 'familia',
        tone: 'sun',
        heading: 'Cerca de los tuyos',
        lead: 'La tele es una parte. Esto ayuda con lo demás.',
        cards: [
          {
            icon: 'receiver',
            title: 'Llámales sin mirar el reloj',
            body: `El teléfono fijo con llamadas internacionales cuesta ${facts.together('home-phone', 'phone-international')} al mes, más los minutos.`,
            link: { label: 'Ver precios por país', to: '/home-phone/international-calling' },
          },
          {
            icon: 'screen',
            title: 'Vean lo mismo, a la vez',
            body: 'Pongan el mismo canal y una videollamada. Con fibra caben las dos cosas.',
            link: { label: 'Buscar un canal', to: '/cable-tv/channel-lineup' },
          },
        ],
      },
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'Preguntas de lejos',
        items: [
          {
            question: '¿Por qué la app de mi país no abre aquí?',
            answer:
              'Muchas señales solo tienen permiso para transmitirse en su país. La app mira desde dónde te conectas y se bloquea.',
          },
          {
            question: '¿Puedo usar mi plan cuando viajo?',
            answer:
              'Dentro de Estados Unidos, sí. En otro país la app puede no mostrar los canales, por los mismos permisos.',
          },
          {
            question: '¿Tienen canales en portugués, criollo u otros idiomas?',
            answer: 'Hoy no. La lista está en español y en inglés.',
          },
          {
            question: '¿Cuál es el plan más barato en español?',
            answer: `${facts.name('tv-stream-latino')}, con ${facts.channels({ plan: 'tv-stream-latino', language: 'es' }).count} canales en español por ${facts.price('tv-stream-latino')} al mes.`,
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Más cerca de tu tierra',
        pages: [
          '/cable-tv/plans/latino-plans',
          '/home-phone',
          '/mobile/plans/international',
          '/cable-tv/sports-packages',
          '/cable-tv/streaming/xumo',
        ],
      },
    ],
  }
}
