import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const ULTRA = 'internet-500' as OfferId

/** What makes a connection reliable, and what happens when it fails. */
export const networkReliability: PageWriter = ({ brand, facts }) => ({
  title: `Una red confiable, y qué pasa si falla | ${brand.name}`,
  description:
    'De qué depende que tu internet no se caiga, qué hacemos cuando falla, cómo se descuenta una falla de tu factura y cómo saber si el problema está en tu casa.',
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'El hilo va por abajo, lejos del viento',
      lead: 'La fibra lleva luz, no electricidad. No le estorban las tormentas eléctricas ni el cable del vecino. Pero ninguna red es perfecta, y por eso también te contamos qué pasa cuando falla.',
      picture: {
        name: 'internetUnderground',
        alt: 'Una calle vista en corte: la fibra corre bajo la tierra y sube a cada casa',
      },
      actions: [
        { label: 'Ver qué hago si falla', to: '#falla' },
        { label: 'Medir mi conexión', to: '/internet/speed-test' },
      ],
    },
    {
      kind: 'cards',
      id: 'de-que-depende',
      heading: 'De qué depende que no se caiga',
      lead: 'Tres tramos, tres responsables.',
      cards: [
        {
          icon: 'signal',
          title: 'La red, hasta tu casa',
          body: 'La cuidamos y la reparamos nosotros, sin cargo, hasta tu pared.',
        },
        {
          icon: 'home',
          title: 'La entrada y el módem',
          body: 'También nuestros. El equipo es prestado, y si se descompone lo cambiamos.',
        },
        {
          icon: 'wifi',
          title: 'El WiFi, adentro',
          body: 'Es tuyo si el router es tuyo, y de los dos si tienes WiFi avanzado. Aquí empiezan casi todos los cortes.',
        },
      ],
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'falla',
      heading: 'Si se cae, en este orden',
      lead: 'Lo más rápido primero.',
      steps: [
        {
          title: 'Mira las luces',
          body: 'Si el módem no tiene luz, es la corriente: prueba otro contacto. Si tiene luces fijas, mira si falla un solo aparato o todos.',
        },
        {
          title: 'Reinicia una vez',
          body: 'Desconecta el módem, cuenta hasta sesenta y vuelve a conectarlo. Si también tienes router, enciéndelo después.',
        },
        {
          title: 'Llama a cualquier hora',
          body: `Clientes contesta de día y de noche: ${facts.phone('service')}. Probamos la línea contigo y, si hace falta, mandamos a un técnico.`,
        },
      ],
    },
    {
      kind: 'feature',
      id: 'descuento',
      heading: 'Lo que no funciona no se paga',
      tone: 'sea',
      paragraphs: [
        'Si el servicio falla más de un día seguido por causa nuestra, descontamos esos días de la siguiente factura cuando nos avisas. Está en las condiciones del servicio.',
        'Anota cuándo empezó. Con la fecha y la hora, la llamada es corta.',
      ],
      picture: {
        name: 'internetNightCall',
        alt: 'De noche, una persona con audífonos contesta la llamada de una casa con la luz encendida',
      },
    },
    {
      kind: 'table',
      id: 'sintomas',
      heading: '¿Es la red o es mi casa?',
      lead: 'Tres pruebas que puedes hacer antes de llamar.',
      columns: ['Prueba', 'Si pasa', 'Si no pasa'],
      rows: [
        [
          'Conecta una computadora por cable',
          'La línea está bien: revisa el WiFi',
          'Puede ser la línea: llama',
        ],
        [
          'Abre tres sitios distintos',
          'Si solo falla uno, el problema es de ese sitio',
          'Si fallan todos, sigue con la siguiente',
        ],
        [
          'Usa los datos de tu celular',
          'El sitio funciona: la falla está en tu conexión',
          'El sitio está caído para todos',
        ],
      ],
    },
    {
      kind: 'questions',
      ask: 'service',
      id: 'preguntas',
      heading: 'Preguntas sobre cortes',
      items: [
        {
          question: '¿Hay internet si se va la luz?',
          answer:
            'La fibra sigue encendida, pero tu módem necesita corriente. Con una batería de respaldo para el módem y el router sigues conectado mientras dure.',
        },
        {
          question: '¿La lluvia lo hace más lento?',
          answer:
            'No. La luz viaja dentro de la fibra. El agua puede afectar un empalme dañado, y eso se repara; no es normal que pase cada vez que llueve.',
        },
        {
          question: '¿Frenan algunos sitios cuando hay mucha gente?',
          answer:
            'No. Todo el tráfico legal recibe el mismo trato: ningún sitio va más lento ni paga por ir más rápido.',
        },
        {
          question: '¿Publican cuántas veces falla la red?',
          answer: `Publicamos la velocidad y la latencia típicas en la etiqueta de cada plan. La latencia de Ultra es de ${facts.latency(ULTRA)}. De cortes no publicamos un porcentaje, y por eso no prometemos uno.`,
        },
        {
          question: '¿Cuánto tarda en venir un técnico?',
          answer:
            'Depende del lugar y de la falla. Pide en la llamada una ventana de horas y el número de tu reporte.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Más sobre la red',
      pages: ['/network-management', '/support', '/internet/reviews', '/internet/plans', '/terms-policy'],
    },
  ],
})
