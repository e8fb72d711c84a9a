import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const ULTRA = 'internet-500' as OfferId
const GIG = 'internet-gig' as OfferId

/** The speed for watching video. */
export const streamingSpeed: PageWriter = ({ brand, facts }) => ({
  title: `Velocidad para ver series y películas sin pausas | ${brand.name}`,
  description: `Cuántos Mbps pide cada pantalla en HD y en ${facts.stated('4K', 'name')}, por qué se detiene la imagen aunque tengas velocidad de sobra y cómo arreglarlo antes de cambiar de plan.`,
  sections: [
    {
      kind: 'opening',
      layout: 'night',
      title: 'Que lo único que se detenga sea la película, y porque tú quieres',
      lead: `Una pantalla en ${facts.stated('4K', 'name')} pide ${facts.use('video4k').speed}. Todos nuestros planes dan más que eso. Cuando la imagen se corta, casi siempre es otra cosa.`,
      picture: {
        name: 'internetCinema',
        alt: 'Tres personas en un sofá ven una película en la que vuela un papalote',
      },
      actions: [
        { label: 'Arreglar los cortes', to: '#arreglos' },
        { label: 'Ver los planes', to: '/internet/plans' },
      ],
    },
    {
      kind: 'bars',
      id: 'pantallas',
      heading: 'Una pantalla junto a un plan',
      lead: 'A escala: lo que pide una pantalla y lo que trae Ultra.',
      tone: 'sun',
      bars: [
        {
          title: 'Una serie en HD',
          value: facts.use('videoHd').speed,
          amount: facts.use('videoHd').mbps,
          isMain: true,
        },
        {
          title: `Una película en ${facts.stated('4K', 'name')}`,
          value: facts.use('video4k').speed,
          amount: facts.use('video4k').mbps,
          isMain: true,
        },
        { title: 'Internet Ultra completo', value: facts.speed(ULTRA), amount: facts.mbps(ULTRA) },
      ],
      note: 'Los usos son de la guía de la FCC. Un partido en vivo pide lo mismo que una película con la misma nitidez.',
    },
    {
      kind: 'figures',
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
    {
      kind: 'cards',
      id: 'arreglos',
      heading: 'Por qué se corta, y qué haces',
      lead: 'Del arreglo más fácil al más caro. Párate en el primero que funcione.',
      cards: [
        {
          icon: 'clock',
          title: 'Reinicia el aparato',
          body: 'Un televisor que lleva semanas encendido se queda sin memoria. Apágalo de la corriente, espera y prueba otra vez.',
        },
        {
          icon: 'arrow',
          title: 'Conecta por cable',
          body: 'Si el módem está cerca del televisor, un cable de red termina el problema hoy mismo.',
        },
        {
          icon: 'wifi',
          title: 'Acerca la señal',
          body: `Saca el router del mueble. Si el televisor queda lejos, un pod cuesta ${facts.price('wifi-pod')} al mes.`,
        },
        {
          icon: 'screen',
          title: 'Revisa tu cuenta de video',
          body: 'Algunos servicios limitan la nitidez o el número de pantallas según lo que pagas. Ningún internet cambia eso.',
        },
        {
          icon: 'signal',
          title: 'Mide la línea',
          body: 'Si por cable y a solas la velocidad sale muy por debajo de tu plan, entonces sí llama.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Preguntas de sofá',
      items: [
        {
          question: '¿La televisión por internet gasta mis datos?',
          answer: 'En nuestros planes no hay límite, así que puedes dejarla encendida todo el domingo.',
        },
        {
          question: `¿Necesito un plan más rápido para ${facts.stated('4K', 'name')}?`,
          answer: `No. Con ${facts.use('video4k').speed} libres por pantalla basta. Lo que sí necesitas es un televisor, una cuenta y un contenido con esa nitidez.`,
        },
        {
          question: '¿Por qué se ve borroso al empezar?',
          answer:
            'El servicio arranca con poca nitidez para no hacerte esperar y la sube en unos instantes. Si no mejora, la señal llega débil a ese aparato.',
        },
        {
          question: '¿Por qué mi vecino grita el gol antes?',
          answer:
            'Porque la señal en vivo por internet llega con retraso respecto a la antena. Depende del servicio de video, no de tu velocidad.',
        },
        {
          question: '¿Y si alguien descarga un juego durante la película?',
          answer: `Una descarga toma lo que encuentra libre. Con ${facts.speed(ULTRA)} queda lugar; si aun así se nota, prográmala para la madrugada.`,
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Sigue viendo',
      pages: [
        '/cable-tv/streaming',
        '/cable-tv/plans',
        '/internet/internet-speeds',
        '/internet/plans/internet-ultra',
        '/internet/speed-test',
      ],
    },
  ],
})
