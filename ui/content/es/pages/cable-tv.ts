import { offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

/** Television: what it costs, what it carries and how it is watched. */
export const cableTv: PageWriter = ({ brand, facts }) => ({
  title: `Televisión en español e inglés desde ${facts.price('tv-stream-latino')} | ${brand.name}`,
  description: `Televisión sin contrato y sin renta de caja, desde ${facts.price('tv-stream-latino')} al mes. ${facts.planCount('TV')} planes en español, en inglés o en los dos, en tu televisor o en tu celular.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'En cada ventana, algo distinto',
      lead: `La abuela con su novela, tu hermano con el partido y los niños con lo suyo. ${facts.planCount('TV')} planes de televisión, con precio fijo y sin contrato, para que cada casa encuentre el suyo.`,
      picture: {
        name: 'tvWindows',
        alt: 'La fachada de un edificio al anochecer: en cada ventana se ve un programa distinto',
      },
      actions: [
        { label: 'Ver si llega a mi casa', to: 'address' },
        { label: 'Comparar los planes', to: '/cable-tv/plans' },
      ],
    },
    {
      kind: 'figures',
      id: 'resumen',
      heading: 'La televisión, en corto',
      figures: [
        { figure: facts.price('tv-stream-latino'), meaning: 'al mes cuesta el plan más económico' },
        { figure: facts.channels().count, meaning: 'canales tiene la lista completa' },
        {
          figure: facts.channels({ language: 'es' }).count,
          meaning: 'de ellos son en español',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'caminos',
      tone: 'sun',
      heading: 'Empieza por cómo ves la tele',
      lead: 'Busca la frase que dirías tú.',
      cards: [
        {
          title: '«En mi casa se ve en español»',
          body: `Stream Latino o Mi Plan Latino, desde ${facts.price('tv-stream-latino')} al mes, con noticias, novelas y deporte.`,
          link: { label: 'Planes Latino', to: '/cable-tv/plans/latino-plans' },
        },
        {
          title: '«Yo lo veo todo en el celular»',
          body: 'Los planes Stream llegan por internet y no llevan caja. Se ven donde estés.',
          link: { label: 'Televisión en línea', to: '/cable-tv/streaming' },
        },
        {
          title: '«Somos muchos y de gustos distintos»',
          body: `Los planes Select son los grandes. Plus trae los ${facts.channels({ plan: 'tv-select-plus' }).count} canales, en los dos idiomas.`,
          link: { label: 'TV Select', to: '/cable-tv/plans/select' },
        },
        {
          title: '«A mí háblame del partido»',
          body: 'Los deportes vienen dentro de los planes, no aparte. Mira cuál trae los tuyos.',
          link: { label: 'Deportes', to: '/cable-tv/sports-packages' },
        },
      ],
    },
    {
      kind: 'offers',
      id: 'precios',
      heading: 'Lo que cuesta cada plan',
      lead: 'La línea no sube: el precio del primer mes es el de todos los meses.',
      offers: offersOfRole(offersOfLine(brand.catalog.offers, 'TV'), 'plan').map(({ id }) => id),
      note: 'Más el impuesto de tu estado y tu ciudad. Sin renta de caja ni cargo por canales locales.',
    },
    {
      kind: 'feature',
      id: 'pantallas',
      heading: 'El televisor es solo una de tus pantallas',
      paragraphs: [
        `La app ${facts.tvApp()} viene con todos los planes. Empiezas en la sala, sigues en la cocina y grabas lo que no alcanzas a ver.`,
        `Si tu televisor no tiene apps, un Xumo se las pone por ${facts.price('xumo-lease')} al mes. Y si los niños piden Disney+, va en la misma factura.`,
      ],
      picture: {
        name: 'tvCutHouse',
        alt: 'Una casa por dentro: el abuelo ve el televisor en la sala y una mujer, el mismo programa en la tableta de la cocina',
      },
      actions: [
        { label: 'Conocer la app', to: '/cable-tv/streaming/{product}-tv-app' },
        { label: 'Ver los extras', to: '/cable-tv/add-ons' },
      ],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Preguntas sobre la televisión',
      items: [
        {
          question: '¿Cuánto pago en total al mes?',
          answer:
            'El precio del plan, tus extras y el impuesto de tu estado y tu ciudad. El total exacto aparece en tu pedido antes de pagar.',
        },
        {
          question: '¿Necesito internet de ustedes?',
          answer:
            'No. Pero los planes Stream y la app usan internet, y si lo pides con nosotros puede haber descuento.',
        },
        {
          question: '¿Hay contrato?',
          answer: 'No. Cambias de plan o te vas cuando quieras, sin cargo.',
        },
        {
          question: '¿Cómo sé si traen mi canal?',
          answer: 'Búscalo en la lista de canales: está completa y dice en qué planes viene cada uno.',
        },
        {
          question: '¿Y si me mudo?',
          answer: `Llama al ${facts.phone('service')} con tu dirección nueva. Si llegamos, tu plan se muda contigo.`,
        },
      ],
    },
    {
      kind: 'action',
      tone: 'coral',
      heading: 'Enciende tu ventana',
      lead: 'Escribe tu dirección y arma tu televisión con el total a la vista.',
      hasAddressForm: true,
      actions: [],
    },
    {
      kind: 'pages',
      heading: 'Todo sobre la televisión',
      pages: [
        '/cable-tv/channel-lineup',
        '/cable-tv/international',
        '/cable-tv/app-store',
        '/cable-tv/streaming/xumo',
        '/cable-tv/streaming/disney-plus',
        '/packages',
      ],
    },
  ],
})
