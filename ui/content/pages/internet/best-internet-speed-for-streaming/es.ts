import { GIG, ULTRA } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Velocidad para ver en línea'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Velocidad para ver series y películas sin pausas | ${brand.name}`,
  description: `Cuántos Mbps pide cada pantalla en HD y en ${facts.stated('4K', 'name')}, por qué se detiene la imagen aunque tengas velocidad de sobra y cómo arreglarlo antes de cambiar de plan.`,
  opening: {
    title: 'Que lo único que se detenga sea la película, y porque tú quieres',
    lead: `Una pantalla en ${facts.stated('4K', 'name')} pide ${facts.use('video4k').speed}. Todos nuestros planes dan más que eso. Cuando la imagen se corta, casi siempre es otra cosa.`,
    picture: 'Tres personas en un sofá ven una película en la que vuela un papalote',
    actions: { fixes: 'Arreglar los cortes', plans: 'Ver los planes' },
  },
  screens: {
    id: 'pantallas',
    heading: 'Una pantalla junto a un plan',
    lead: 'A escala: lo que pide una pantalla y lo que trae Ultra.',
    bars: {
      showHd: { title: 'Una serie en HD' },
      movie: { title: `Una película en ${facts.stated('4K', 'name')}` },
      allInternetUltra: { title: 'Internet Ultra completo' },
    },
    note: 'Los usos son de la guía de la FCC. Un partido en vivo pide lo mismo que una película con la misma nitidez.',
  },
  atOnce: {
    id: 'a-la-vez',
    heading: 'Pantallas que caben a la vez',
    figures: [
      {
        figure: facts.atOnce(ULTRA, 'video4k'),
        meaning: `pantallas en ${facts.stated('4K', 'name')} con Ultra`,
      },
      { figure: facts.atOnce(ULTRA, 'videoHd'), meaning: 'pantallas en HD con Ultra' },
      {
        figure: facts.atOnce(GIG, 'video4k'),
        meaning: `pantallas en ${facts.stated('4K', 'name')} con Gig`,
      },
    ],
  },
  fixes: {
    id: 'arreglos',
    heading: 'Por qué se corta, y qué haces',
    lead: 'Del arreglo más fácil al más caro. Párate en el primero que funcione.',
    cards: titled({
      'Reinicia el dispositivo':
        'Un televisor que lleva semanas encendido se queda sin memoria. Apágalo de la corriente, espera y prueba otra vez.',
      'Conecta por cable':
        'Si el módem está cerca del televisor, un cable de red termina el problema hoy mismo.',
      'Acerca la señal': `Saca el router del mueble. Si el televisor queda lejos, un pod cuesta ${facts.price('wifi-pod')} al mes.`,
      'Revisa tu cuenta de video':
        'Algunos servicios limitan la nitidez o el número de pantallas según lo que pagas. Ningún internet cambia eso.',
      'Mide la línea':
        'Si por cable y a solas la velocidad sale muy por debajo de tu plan, entonces sí llama.',
    }),
  },
  questions: {
    id: 'preguntas',
    heading: 'Preguntas de sofá',
    items: answers({
      '¿La televisión por internet gasta mis datos?':
        'En nuestros planes no hay límite, así que puedes dejarla encendida todo el domingo.',
      [`¿Necesito un plan más rápido para ${facts.stated('4K', 'name')}?`]: `No. Con ${facts.use('video4k').speed} libres por pantalla basta. Lo que sí necesitas es un televisor, una cuenta y un contenido con esa nitidez.`,
      '¿Por qué se ve borroso al empezar?':
        'El servicio arranca con poca nitidez para no hacerte esperar y la sube en unos instantes. Si no mejora, la señal llega débil a ese dispositivo.',
      '¿Por qué mi vecino grita el gol antes?':
        'Porque la señal en vivo por internet llega con retraso respecto a la antena. Depende del servicio de video, no de tu velocidad.',
      '¿Y si alguien descarga un juego durante la película?': `Una descarga toma lo que encuentra libre. Con ${facts.speed(ULTRA)} queda lugar; si aun así se nota, prográmala para la madrugada.`,
    }),
  },
  pages: { heading: 'Sigue viendo' },
})
