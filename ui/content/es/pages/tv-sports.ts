import type { PageWriter } from '#ui/content/page-entry.ts'

/** The sports channels of each plan. */
export const tvSports: PageWriter = ({ brand, facts }) => {
  const sports = (plan: string, language?: 'es' | 'en') =>
    facts.channels({ plan, category: 'sports', ...(language === undefined ? {} : { language }) })
  const bar = (plan: string, isMain = false) => ({
    title: `${facts.name(plan)}, ${facts.price(plan)} al mes`,
    value: sports(plan).count,
    amount: sports(plan).amount,
    isMain,
  })
  return {
    title: `Canales de deportes: qué plan trae tu partido | ${brand.name}`,
    description: `Los deportes vienen dentro de los planes de TV de ${brand.name}, sin paquete aparte. Mira cuántos canales trae cada uno, en qué idioma, y qué revisar antes.`,
    sections: [
      {
        kind: 'opening',
        layout: 'wide',
        title: 'El partido se ve en el patio',
        lead: 'No vendemos un paquete de deportes aparte: los canales vienen dentro de los planes. Lo que tienes que saber es cuál trae los tuyos.',
        picture: {
          name: 'tvPatio',
          alt: 'Vecinos de todas las edades celebran un gol frente a un televisor en el patio',
        },
        actions: [
          { label: 'Ver si llega a mi casa', to: 'address' },
          { label: 'Canales por plan', to: '#canales' },
        ],
      },
      {
        kind: 'bars',
        id: 'canales',
        tone: 'sea',
        heading: 'Canales de deportes en cada plan',
        lead: 'En los dos idiomas. Elegir por precio y elegir por deporte no siempre da lo mismo.',
        bars: [
          bar('tv-stream'),
          bar('tv-stream-latino'),
          bar('tv-select-signature'),
          bar('tv-mi-plan-latino'),
          bar('tv-select-plus', true),
        ],
      },
      {
        kind: 'table',
        id: 'idioma',
        heading: 'Narrado en tu idioma',
        lead: 'Gritar un gol en español cuesta menos que el plan más caro.',
        columns: ['Plan', 'En español', 'En inglés', 'Precio'],
        rows: (
          ['tv-mi-plan-latino', 'tv-select-plus', 'tv-select-signature', 'tv-stream-latino'] as const
        ).map((plan) => [
          facts.name(plan),
          sports(plan, 'es').count,
          sports(plan, 'en').count,
          `${facts.price(plan)} al mes`,
        ]),
        note: 'Más impuestos. Los canales pueden cambiar durante el año.',
      },
      {
        kind: 'cards',
        id: 'aficion',
        heading: 'Según tu afición',
        lead: 'Una respuesta corta para cada quien. La lista de canales tiene el detalle.',
        cards: [
          {
            title: 'Cancha, lucha y box',
            body: `${facts.name('tv-mi-plan-latino')} junta los canales de deporte en español: los de cancha, el de lucha y box y el de béisbol del Caribe.`,
          },
          {
            title: 'Béisbol en inglés',
            body: `Está en ${facts.name('tv-select-signature')}, con los canales de deporte general.`,
          },
          {
            title: 'Golf, y todo lo demás',
            body: `Solo ${facts.name('tv-select-plus')} trae golf. También es el único con los deportes de los dos idiomas.`,
          },
          {
            title: 'Un partido de vez en cuando',
            body: `Con ${facts.name('tv-stream-latino')} ves los encuentros de los canales básicos. No pagues más por si acaso.`,
          },
        ],
      },
      {
        kind: 'feature',
        id: 'temporada',
        heading: 'Antes de que empiece la temporada',
        paragraphs: [
          'Los derechos de cada torneo cambian de canal. Que un plan tenga muchos canales de deporte no quiere decir que tenga el tuyo.',
        ],
        points: [
          'Busca en la página de tu liga qué canal transmite este año.',
          'Escribe ese canal en nuestra lista y mira en qué planes está.',
          'Si juega tu equipo local, pregunta por bloqueos en tu zona.',
          'Si algunos partidos van solo por una app, suma su precio antes de comparar.',
        ],
        picture: {
          name: 'tvSchedule',
          alt: 'Un abuelo y su nieta marcan un partido en el calendario de la pared',
        },
        actions: [{ label: 'Preguntar por un canal', to: 'sales' }],
      },
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'Preguntas de aficionados',
        items: [
          {
            question: '¿Venden partidos sueltos o pago por evento?',
            answer:
              'No. Vendemos planes con sus canales. Las peleas y partidos de pago se compran en la app que los transmite.',
          },
          {
            question: '¿Por qué un partido sale bloqueado?',
            answer:
              'El dueño de los derechos reserva algunas zonas para otro canal. Pasa en todas las compañías y no lo podemos levantar.',
          },
          {
            question: '¿Puedo subir de plan solo por la temporada?',
            answer: `Sí. No hay contrato: pides el plan grande cuando empieza y vuelves al tuyo cuando acaba. Se hace en el ${facts.phone('service')}.`,
          },
          {
            question: '¿La imagen llega con retraso?',
            answer:
              'Por internet llega unos momentos después que por antena. Si tu vecino grita antes, silencia el chat del grupo.',
          },
          {
            question: '¿Puedo grabar un partido?',
            answer: 'Sí, desde la app. Graba también el programa que sigue, por si hay tiempo extra.',
          },
        ],
      },
      {
        kind: 'action',
        tone: 'sun',
        heading: 'Que el sábado no te agarre sin canal',
        lead: 'Escribe tu dirección y elige el plan con calma, antes del partido.',
        hasAddressForm: true,
        actions: [],
      },
      {
        kind: 'pages',
        heading: 'Calienta con esto',
        pages: [
          '/cable-tv/channel-lineup',
          '/cable-tv/plans/latino-plans',
          '/cable-tv/plans/select',
          '/cable-tv/streaming/{product}-tv-app',
        ],
      },
    ],
  }
}
