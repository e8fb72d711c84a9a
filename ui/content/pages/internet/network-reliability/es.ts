import { ULTRA } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Una red confiable'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Una red confiable, y qué pasa si falla | ${brand.name}`,
  description:
    'De qué depende que tu internet no se caiga, qué hacemos cuando falla, cómo se descuenta una falla de tu factura y cómo saber si el problema está en tu casa.',
  opening: {
    title: 'El hilo va por abajo, lejos del viento',
    lead: 'La fibra lleva luz, no electricidad. No le estorban las tormentas eléctricas ni el cable del vecino. Pero ninguna red es perfecta, y por eso también te contamos qué pasa cuando falla.',
    picture: 'Una calle vista en corte: la fibra corre bajo la tierra y sube a cada casa',
    actions: { outage: 'Ver qué hago si falla', speedTest: 'Medir mi conexión' },
  },
  whatItTakes: {
    id: 'de-que-depende',
    heading: 'De qué depende que no se caiga',
    lead: 'Tres tramos, tres responsables.',
    cards: titled({
      'La red, hasta tu casa': 'La cuidamos y la reparamos nosotros, sin cargo, hasta tu pared.',
      'La entrada y el módem': 'También nuestros. El equipo es prestado, y si se descompone lo cambiamos.',
      'El WiFi, adentro':
        'Es tuyo si el router es tuyo, y de los dos si tienes WiFi avanzado. Aquí empiezan casi todos los cortes.',
    }),
  },
  outage: {
    id: 'falla',
    heading: 'Si se cae, en este orden',
    lead: 'Lo más rápido primero.',
    steps: titled({
      'Mira las luces':
        'Si el módem no tiene luz, es la corriente: prueba otro contacto. Si tiene luces fijas, mira si falla un solo dispositivo o todos.',
      'Reinicia una vez':
        'Desconecta el módem, cuenta hasta sesenta y vuelve a conectarlo. Si también tienes router, enciéndelo después.',
      'Llama a cualquier hora': `Clientes contesta de día y de noche: ${facts.phone('service')}. Probamos la línea contigo y, si hace falta, mandamos a un técnico.`,
    }),
  },
  credit: {
    id: 'descuento',
    heading: 'Lo que no funciona no se paga',
    paragraphs: [
      'Si el servicio falla más de un día seguido por causa nuestra, descontamos esos días de la siguiente factura cuando nos avisas. Está en las condiciones del servicio.',
      'Anota cuándo empezó. Con la fecha y la hora, la llamada es corta.',
    ],
    picture: 'De noche, una persona con audífonos contesta la llamada de una casa con la luz encendida',
  },
  symptoms: {
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
  questions: {
    id: 'preguntas',
    heading: 'Preguntas sobre cortes',
    items: answers({
      '¿Hay internet si se va la luz?':
        'La fibra sigue encendida, pero tu módem necesita corriente. Con una batería de respaldo para el módem y el router sigues conectado mientras dure.',
      '¿La lluvia lo hace más lento?':
        'No. La luz viaja dentro de la fibra. El agua puede afectar un empalme dañado, y eso se repara; no es normal que pase cada vez que llueve.',
      '¿Frenan algunos sitios cuando hay mucha gente?':
        'No. Todo el tráfico legal recibe el mismo trato: ningún sitio va más lento ni paga por ir más rápido.',
      '¿Publican cuántas veces falla la red?': `Publicamos la velocidad y la latencia típicas en la etiqueta de cada plan. La latencia de Ultra es de ${facts.latency(ULTRA)}. De cortes no publicamos un porcentaje, y por eso no prometemos uno.`,
      '¿Cuánto tarda en venir un técnico?':
        'Depende del lugar y de la falla. Pide en la llamada una ventana de horas y el número de tu reporte.',
    }),
  },
  pages: { heading: 'Más sobre la red' },
})
