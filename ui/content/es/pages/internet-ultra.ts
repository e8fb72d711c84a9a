import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const ULTRA = 'internet-500' as OfferId
const GIG = 'internet-gig' as OfferId

/** The plan of 500 Mbps. */
export const internetUltra: PageWriter = ({ brand, facts }) => ({
  title: `Internet Ultra: ${facts.speed(ULTRA)} por ${facts.price(ULTRA)} al mes | ${brand.name}`,
  description: `Internet Ultra es el plan de ${facts.speed(ULTRA)} por fibra: ${facts.price(ULTRA)} al mes los primeros ${facts.promotionMonths(ULTRA)} meses y ${facts.laterPrice(ULTRA)} después, sin contrato.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Una familia entera, cada quien en lo suyo',
      lead: `Internet Ultra es nuestro plan de ${facts.speed(ULTRA)}. En tu pedido lo ves con su velocidad: ${facts.name(ULTRA)}.`,
      picture: {
        name: 'internetFamily',
        alt: 'Una familia en la sala: una serie en la pantalla, dos aparatos en el sofá y una tarea en el celular',
      },
      offer: ULTRA,
      actions: [
        { label: 'Ver si llega a mi casa', to: 'address' },
        { label: 'Comparar los planes', to: '/internet/plans' },
      ],
    },
    {
      kind: 'figures',
      id: 'cifras',
      heading: 'Ultra en cuatro datos',
      tone: 'sea',
      figures: [
        { figure: facts.speed(ULTRA), meaning: 'de bajada: lo que ves y descargas' },
        { figure: facts.uploadSpeed(ULTRA), meaning: 'de subida: lo que envías, igual de rápido' },
        { figure: facts.latency(ULTRA), meaning: 'de latencia típica: lo que tarda en responder' },
        { figure: 'Sin límite', meaning: 'de datos: no hay cargos por usar más' },
      ],
    },
    {
      kind: 'feature',
      id: 'para-quien',
      heading: 'Para quién alcanza',
      paragraphs: [
        'Ultra es para la noche de entre semana: una serie en la sala, otra en un cuarto, una videollamada con los abuelos y alguien que termina la tarea. Nadie espera a nadie.',
        'También alcanza para trabajar desde casa. La subida es igual que la bajada, así que tu cara no se congela cuando compartes la pantalla.',
        'Si en tu casa se juega en línea, lo que más cuenta es la latencia y no los megas. La de Ultra es casi la misma que la de Gig.',
      ],
      points: [
        'Series y películas en varias pantallas a la vez.',
        'Clases, juntas y consultas médicas por video.',
        'Cámaras, bocinas y focos conectados todo el día.',
        'Respaldos de fotos que terminan antes de dormir.',
      ],
    },
    {
      kind: 'offers',
      id: 'precio',
      heading: 'Lo que pagas este año y el que sigue',
      lead: `En los primeros ${facts.promotionMonths(ULTRA)} meses te ahorras ${facts.saved(ULTRA)}. Anota el mes del cambio: aquí está.`,
      offers: [ULTRA],
      note: `Con ${facts.withMobileLines(ULTRA).lines} líneas móviles o más, Ultra baja a ${facts.withMobileLines(ULTRA).price} al mes durante ${facts.withMobileLines(ULTRA).months} meses.`,
    },
    {
      kind: 'cards',
      id: 'llega',
      heading: 'Lo que llega con la instalación',
      lead: 'Y lo que decides tú.',
      cards: [
        {
          icon: 'signal',
          title: 'El módem, incluido',
          body: 'Es prestado y no se cobra aparte. Se devuelve si un día cancelas.',
        },
        {
          icon: 'wifi',
          title: 'Tu WiFi, a tu gusto',
          body: `Conecta tu propio router o agrega WiFi avanzado por ${facts.price('advanced-wifi')} al mes, con el equipo incluido.`,
        },
        {
          icon: 'home',
          title: 'Tú o un técnico',
          body: `Conectarlo tú no cuesta. Si prefieres visita, son ${facts.oneTime('install-professional')} una sola vez.`,
        },
      ],
    },
    {
      kind: 'labels',
      id: 'etiqueta',
      heading: 'La etiqueta de Ultra',
      lead: 'Los mismos datos en el formato oficial, para compararlos con los de otra compañía.',
      offers: [ULTRA],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Preguntas sobre Ultra',
      items: [
        {
          question: '¿Por qué mi pedido no dice Ultra?',
          answer: `Dice ${facts.name(ULTRA)}. Es el mismo plan: Ultra es su nombre en esta página y en la publicidad.`,
        },
        {
          question: '¿Cuándo me conviene más Gig?',
          answer: `Cuando bajas archivos muy grandes cada día o son muchos en casa. Gig cuesta ${facts.price(GIG)} al mes al empezar y baja los archivos en la mitad del tiempo.`,
        },
        {
          question: '¿Voy a medir la velocidad completa por WiFi?',
          answer:
            'Por cable, sí. Por WiFi depende de las paredes, de la distancia y del aparato; un celular de hace años no llega. Mide junto al módem para saber qué da la línea.',
        },
        {
          question: '¿Qué pasa cuando termina la promoción?',
          answer: `Desde el mes siguiente pagas ${facts.laterPrice(ULTRA)}. No hace falta llamar y no hay cargo si decides irte.`,
        },
        {
          question: '¿Sirve el router que ya tengo?',
          answer:
            'Sí, conectado por cable al módem. Si es viejo puede ser el cuello de botella: revisa en su etiqueta qué velocidad soporta.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Pregúntale a tu dirección',
      lead: 'En segundos sabes si Ultra llega a tu puerta y qué día te lo instalan.',
      hasAddressForm: true,
      actions: [],
      tone: 'sun',
    },
    {
      kind: 'pages',
      heading: 'También te puede servir',
      pages: [
        '/internet/plans/internet-gig',
        '/internet/internet-speeds',
        '/internet/wifi-service',
        '/packages/best-deals',
      ],
    },
  ],
})
