import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Deportes'

export const words = ({ brand, facts }: PageContext) => {
  const sports = (plan: string, language?: 'es' | 'en') =>
    facts.channels({ plan, category: 'sports', ...(language === undefined ? {} : { language }) })
  return {
    title: `Canales de deportes: qué plan trae tu partido | ${brand.name}`,
    description: `Los deportes vienen dentro de los planes de TV de ${brand.name}, sin paquete aparte. Mira cuántos canales trae cada uno, en qué idioma, y qué revisar antes.`,
    opening: {
      title: 'El partido se ve en el patio',
      lead: 'No vendemos un paquete de deportes aparte: los canales vienen dentro de los planes. Lo que tienes que saber es cuál trae los tuyos.',
      picture: 'Vecinos de todas las edades celebran un gol frente a un televisor en el patio',
      actions: { address: 'Ver si llega a mi casa', channels: 'Canales por plan' },
    },
    channels: {
      id: 'canales',
      heading: 'Canales de deportes en cada plan',
      lead: 'En los dos idiomas. Elegir por precio y elegir por deporte no siempre da lo mismo.',
    },
    language: {
      id: 'idioma',
      heading: 'Narrado en tu idioma',
      lead: 'Gritar un gol en español cuesta menos que el plan más caro.',
      columns: ['Plan', 'En español', 'En inglés', 'Precio'],
      rows: (['tv-mi-plan-latino', 'tv-select-plus', 'tv-select-signature', 'tv-stream-latino'] as const).map(
        (plan) => [
          facts.name(plan),
          sports(plan, 'es').count,
          sports(plan, 'en').count,
          `${facts.price(plan)} al mes`,
        ],
      ),
      note: 'Más impuestos. Los canales pueden cambiar durante el año.',
    },
    fans: {
      id: 'aficion',
      heading: 'Según tu afición',
      lead: 'Una respuesta corta para cada quien. La lista de canales tiene el detalle.',
      cards: titled({
        'Cancha, lucha y box': `${facts.name('tv-mi-plan-latino')} junta los canales de deporte en español: los de cancha, el de lucha y box y el de béisbol del Caribe.`,
        'Béisbol en inglés': `Está en ${facts.name('tv-select-signature')}, con los canales de deporte general.`,
        'Golf, y todo lo demás': `Solo ${facts.name('tv-select-plus')} trae golf. También es el único con los deportes de los dos idiomas.`,
        'Un partido de vez en cuando': `Con ${facts.name('tv-stream-latino')} ves los encuentros de los canales básicos. No pagues más por si acaso.`,
      }),
    },
    season: {
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
      picture: 'Un abuelo y su nieta marcan un partido en el calendario de la pared',
      actions: { sales: 'Preguntar por un canal' },
    },
    questions: {
      id: 'preguntas',
      heading: 'Preguntas de aficionados',
      items: answers({
        '¿Venden partidos sueltos o pago por evento?':
          'No. Vendemos planes con sus canales. Las peleas y partidos de pago se compran en la app que los transmite.',
        '¿Por qué un partido sale bloqueado?':
          'El dueño de los derechos reserva algunas zonas para otro canal. Pasa en todas las compañías y no lo podemos levantar.',
        '¿Puedo subir de plan solo por la temporada?': `Sí. No hay contrato: pides el plan grande cuando empieza y vuelves al tuyo cuando acaba. Se hace en el ${facts.phone('service')}.`,
        '¿La imagen llega con retraso?':
          'Por internet llega unos momentos después que por antena. Si tu vecino grita antes, silencia el chat del grupo.',
        '¿Puedo grabar un partido?':
          'Sí, desde la app. Graba también el programa que sigue, por si hay tiempo extra.',
      }),
    },
    action: {
      heading: 'Que el sábado no te agarre sin canal',
      lead: 'Escribe tu dirección y elige el plan con calma, antes del partido.',
    },
    pages: { heading: 'Calienta con esto' },
    bar: (plan: string) => `${facts.name(plan)}, ${facts.price(plan)} al mes`,
  }
}
