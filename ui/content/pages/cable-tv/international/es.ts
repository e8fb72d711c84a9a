import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Canales internacionales'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Canales internacionales y en español en tu TV | ${brand.name}`,
  description: `Qué canales para la comunidad latina trae cada plan de ${brand.name}, qué no vendemos y cómo ver la televisión de tu país desde Estados Unidos por otros caminos.`,
  opening: {
    title: 'El mismo cielo, el mismo programa',
    lead: 'Aquí, y allá donde creciste, alguien prende la tele a la misma hora. Te decimos con franqueza qué parte de eso está en nuestros planes.',
    picture: 'Dos casas a los dos lados del mar, de noche, unidas por el hilo de un papalote',
    actions: { address: 'Ver los planes de mi casa', in: 'Qué hay y qué no' },
  },
  in: {
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
  plans: {
    id: 'planes',
    heading: 'En español, plan por plan',
    lead: 'De menos a más canales en español.',
    columns: ['Plan', 'Canales en español', 'De noticias', 'De novelas y series', 'Precio'],
  },
  otherWays: {
    id: 'otros-caminos',
    heading: 'Cómo ver la señal de tu país',
    lead: 'Con una conexión de internet en casa tienes otros caminos, sin pasar por nosotros.',
    steps: titled({
      'Busca el canal en su página':
        'Muchos transmiten su noticiero en vivo en su página o en un canal de video, gratis.',
      'Prueba su app':
        'Revisa en la tienda de tu televisor o de Xumo si existe y si funciona desde Estados Unidos. Se paga a ellos.',
      'Pide que la instalen por ti':
        'Si es para tus papás, déjala abierta y con el usuario puesto. Así solo tocan un botón.',
    }),
  },
  family: {
    id: 'familia',
    heading: 'Cerca de los tuyos',
    lead: 'La tele es una parte. Esto ayuda con lo demás.',
    cards: {
      callWithoutWatching: {
        title: 'Llámales sin mirar el reloj',
        body: `El teléfono fijo con llamadas internacionales cuesta ${facts.together('home-phone', 'phone-international')} al mes, más los minutos.`,
        link: 'Ver precios por país',
      },
      watchSameThing: {
        title: 'Vean lo mismo, a la vez',
        body: 'Pongan el mismo canal y una videollamada. Con fibra caben las dos cosas.',
        link: 'Buscar un canal',
      },
    },
  },
  questions: {
    id: 'preguntas',
    heading: 'Preguntas de lejos',
    items: answers({
      '¿Por qué la app de mi país no abre aquí?':
        'Muchas señales solo tienen permiso para transmitirse en su país. La app mira desde dónde te conectas y se bloquea.',
      '¿Puedo usar mi plan cuando viajo?':
        'Dentro de Estados Unidos, sí. En otro país la app puede no mostrar los canales, por los mismos permisos.',
      '¿Tienen canales en portugués, criollo u otros idiomas?':
        'Hoy no. La lista está en español y en inglés.',
      '¿Cuál es el plan más barato en español?': `${facts.name('tv-stream-latino')}, con ${facts.channels({ plan: 'tv-stream-latino', language: 'es' }).count} canales en español por ${facts.price('tv-stream-latino')} al mes.`,
    }),
  },
  pages: { heading: 'Más cerca de tu tierra' },
  price: (price: string) => `${price} al mes`,
})
