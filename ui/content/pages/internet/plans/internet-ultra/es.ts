import { GIG, ULTRA } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Internet Ultra'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Internet Ultra: ${facts.speed(ULTRA)} por ${facts.price(ULTRA)} al mes | ${brand.name}`,
  description: `Internet Ultra es el plan de ${facts.speed(ULTRA)} por fibra: ${facts.price(ULTRA)} al mes los primeros ${facts.promotionMonths(ULTRA)} meses y ${facts.laterPrice(ULTRA)} después, sin contrato.`,
  opening: {
    title: 'Una familia entera, cada quien en lo suyo',
    lead: `Internet Ultra es nuestro plan de ${facts.speed(ULTRA)}. En tu pedido lo ves con su velocidad: ${facts.name(ULTRA)}.`,
    picture:
      'Una familia en la sala: una serie en la pantalla, dos dispositivos en el sofá y una tarea en el celular',
    actions: { address: 'Ver si llega a mi casa', plans: 'Comparar los planes' },
  },
  figures: {
    id: 'cifras',
    heading: 'Ultra en cuatro datos',
    figures: [
      { figure: facts.speed(ULTRA), meaning: 'de bajada: lo que ves y descargas' },
      { figure: facts.uploadSpeed(ULTRA), meaning: 'de subida: lo que envías, igual de rápido' },
      { figure: facts.latency(ULTRA), meaning: 'de latencia típica: lo que tarda en responder' },
      { figure: 'Sin límite', meaning: 'de datos: no hay cargos por usar más' },
    ],
  },
  whoFor: {
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
  price: {
    id: 'precio',
    heading: 'Lo que pagas este año y el que sigue',
    lead: `En los primeros ${facts.promotionMonths(ULTRA)} meses te ahorras ${facts.saved(ULTRA)}. Anota el mes del cambio: aquí está.`,
    note: `Con ${facts.withMobileLines(ULTRA).lines} líneas móviles o más, Ultra baja a ${facts.withMobileLines(ULTRA).price} al mes durante ${facts.withMobileLines(ULTRA).months} meses.`,
  },
  arrives: {
    id: 'llega',
    heading: 'Lo que llega con la instalación',
    lead: 'Y lo que decides tú.',
    cards: titled({
      'El módem, incluido': 'Es prestado y no se cobra aparte. Se devuelve si un día cancelas.',
      'Tu WiFi, a tu gusto': `Conecta tu propio router o agrega WiFi avanzado por ${facts.price('advanced-wifi')} al mes, con el equipo incluido.`,
      'Tú o un técnico': `Conectarlo tú no cuesta. Si prefieres visita, son ${facts.oneTime('install-professional')} una sola vez.`,
    }),
  },
  label: {
    id: 'etiqueta',
    heading: 'La etiqueta de Ultra',
    lead: 'Los mismos datos en el formato oficial, para compararlos con los de otra compañía.',
  },
  questions: {
    id: 'preguntas',
    heading: 'Preguntas sobre Ultra',
    items: answers({
      '¿Por qué mi pedido no dice Ultra?': `Dice ${facts.name(ULTRA)}. Es el mismo plan: Ultra es su nombre en esta página y en la publicidad.`,
      '¿Cuándo me conviene más Gig?': `Cuando bajas archivos muy grandes cada día o son muchos en casa. Gig cuesta ${facts.price(GIG)} al mes al empezar y baja los archivos en la mitad del tiempo.`,
      '¿Voy a medir la velocidad completa por WiFi?':
        'Por cable, sí. Por WiFi depende de las paredes, de la distancia y del dispositivo; un celular de hace años no llega. Mide junto al módem para saber qué da la línea.',
      '¿Qué pasa cuando termina la promoción?': `Desde el mes siguiente pagas ${facts.laterPrice(ULTRA)}. No hace falta llamar y no hay cargo si decides irte.`,
      '¿Sirve el router que ya tengo?':
        'Sí, conectado por cable al módem. Si es viejo puede ser el cuello de botella: revisa en su etiqueta qué velocidad soporta.',
    }),
  },
  action: {
    heading: 'Pregúntale a tu dirección',
    lead: 'En segundos sabes si Ultra llega a tu puerta y qué día te lo instalan.',
  },
  pages: { heading: 'También te puede servir' },
})
