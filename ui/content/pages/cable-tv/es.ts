import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

export const name = 'Televisión'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Televisión en español e inglés desde ${facts.price('tv-stream-latino')} | ${brand.name}`,
  description: `Televisión sin contrato y sin renta de caja, desde ${facts.price('tv-stream-latino')} al mes. ${facts.planCount('TV')} planes en español, en inglés o en los dos, en tu televisor o en tu celular.`,
  opening: {
    title: 'En cada ventana, algo distinto',
    lead: `La abuela con su novela, tu hermano con el partido y los niños con lo suyo. ${facts.planCount('TV')} planes de televisión, con precio fijo y sin contrato, para que cada casa encuentre el suyo.`,
    picture: 'La fachada de un edificio al anochecer: en cada ventana se ve un programa distinto',
    actions: { address: 'Ver si llega a mi casa', plans: 'Comparar los planes' },
  },
  summary: {
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
  ways: {
    id: 'caminos',
    heading: 'Empieza por cómo ves la tele',
    lead: 'Busca la frase que dirías tú.',
    cards: {
      watchSpanishHome: {
        title: '«En mi casa se ve en español»',
        body: `Stream Latino o Mi Plan Latino, desde ${facts.price('tv-stream-latino')} al mes, con noticias, novelas y deporte.`,
        link: 'Planes Latino',
      },
      watchEverythingPhone: {
        title: '«Yo lo veo todo en el celular»',
        body: 'Los planes Stream llegan por internet y no llevan caja. Se ven donde estés.',
        link: 'Televisión en línea',
      },
      thereLotsUs: {
        title: '«Somos muchos y de gustos distintos»',
        body: `Los planes Select son los grandes. Plus trae los ${facts.channels({ plan: 'tv-select-plus' }).count} canales, en los dos idiomas.`,
        link: 'TV Select',
      },
      justTellMe: {
        title: '«A mí háblame del partido»',
        body: 'Los deportes vienen dentro de los planes, no aparte. Mira cuál trae los tuyos.',
        link: 'Deportes',
      },
    },
  },
  prices: {
    id: 'precios',
    heading: 'Lo que cuesta cada plan',
    lead: 'No hay promoción que se acabe: el precio del primer mes es el de todos los meses.',
    columns: ['Plan', 'Precio', 'Canales'],
    note: 'Más el impuesto de tu estado y tu ciudad. Sin renta de caja ni cargo por canales locales.',
  },
  screens: {
    id: 'pantallas',
    heading: 'El televisor es solo una de tus pantallas',
    paragraphs: [
      `La app ${facts.tvApp()} viene con todos los planes. Empiezas en la sala, sigues en la cocina y grabas lo que no alcanzas a ver.`,
      `Si tu televisor no tiene apps, un Xumo se las pone por ${facts.price('xumo-lease')} al mes. Y si los niños piden Disney+, va en la misma factura.`,
    ],
    picture:
      'Una casa por dentro: el abuelo ve el televisor en la sala y una mujer, el mismo programa en la tableta de la cocina',
    actions: { productTvApp: 'Conocer la app', addOns: 'Ver los extras' },
  },
  questions: {
    id: 'preguntas',
    heading: 'Preguntas sobre la televisión',
    items: answers({
      '¿Cuánto pago en total al mes?':
        'El precio del plan, tus extras y el impuesto de tu estado y tu ciudad. El total exacto aparece en tu pedido antes de pagar.',
      '¿Necesito internet de ustedes?':
        'No. Pero los planes Stream y la app usan internet, y si lo pides con nosotros puede haber descuento.',
      '¿Hay contrato?': 'No. Cambias de plan o te vas cuando quieras, sin cargo.',
      '¿Cómo sé si traen mi canal?':
        'Búscalo en la lista de canales: está completa y dice en qué planes viene cada uno.',
      '¿Y si me mudo?': `Llama al ${facts.phone('service')} con tu dirección nueva. Si llegamos, tu plan se muda contigo.`,
    }),
  },
  action: {
    heading: 'Enciende tu ventana',
    lead: 'Escribe tu dirección y arma tu televisión con el total a la vista.',
  },
  pages: { heading: 'Todo sobre la televisión' },
})
