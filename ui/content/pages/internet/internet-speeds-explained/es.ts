import { GIG, ULTRA } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

const MOVIE_GB = 25

export const name = 'Qué quiere decir la velocidad'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Mbps, Gbps y latencia, explicados sin tecnicismos | ${brand.name}`,
  description:
    'Qué quiere decir megabit, gigabit, bajada, subida y latencia, con un tendedero como ejemplo. Para leer una factura o un anuncio y saber qué te venden.',
  opening: {
    title: 'Tu internet es un tendedero entre dos balcones',
    lead: 'Cuántas cuerdas hay es la velocidad. Qué tan lejos está el otro balcón es la latencia. Con esas dos ideas se entiende casi todo lo demás.',
    picture: 'Tres cuerdas de ropa entre dos balcones',
    actions: { internetSpeeds: 'Saber cuánta necesito', speedTest: 'Medir la mía' },
  },
  speed: {
    id: 'velocidad',
    heading: 'Velocidad: cuántas cuerdas',
    paragraphs: [
      'Los megabits por segundo, Mbps, dicen cuánta información cruza cada segundo. Más cuerdas no hacen que una camisa viaje más rápido: hacen que quepan más camisas a la vez.',
      'Por eso un plan grande no mejora un solo correo, pero sí una casa donde todos tienden al mismo tiempo.',
      `Mil megabits son un gigabit. Por eso el plan de ${facts.speed(GIG)} lleva el doble que el de ${facts.speed(ULTRA)}.`,
    ],
  },
  latency: {
    id: 'latencia',
    heading: 'Latencia: qué tan lejos está el balcón',
    paragraphs: [
      'La latencia es el tiempo de ida y vuelta de una sola pinza. Se mide en milésimas de segundo, ms, y no depende de cuántas cuerdas tengas.',
      `En una llamada o un juego mandas cosas pequeñas y esperas respuesta, así que la latencia manda. La típica de Ultra es de ${facts.latency(ULTRA)} y la de Gig de ${facts.latency(GIG)}: en la práctica, iguales.`,
    ],
  },
  words: {
    id: 'palabras',
    heading: 'Las palabras de la factura',
    lead: 'Para leerla de una vez.',
    columns: ['Palabra', 'Qué quiere decir', 'Dónde se nota'],
    rows: [
      ['Bajada', 'Lo que llega a tu casa', 'Series, páginas, descargas'],
      ['Subida', 'Lo que sale de tu casa', 'Videollamadas, respaldos, cámaras'],
      ['Mbps', 'Megabits por segundo', 'Es la unidad de los planes'],
      ['MB', 'Megabyte: ocho veces un megabit', 'Es la unidad de los archivos'],
      ['Latencia o ping', 'El tiempo de ida y vuelta', 'Juegos y llamadas'],
      ['Simétrico', 'Subida igual que bajada', 'Trabajo y clases por video'],
      ['Límite de datos', 'Lo que puedes usar al mes', 'Nuestros planes no lo tienen'],
    ],
  },
  example: {
    id: 'ejemplo',
    heading: 'De la unidad al reloj',
    lead: `Cuánto tarda en bajar una película de ${facts.download(ULTRA, MOVIE_GB).size} para el viaje.`,
    bars: {
      internetUltra: { title: 'Internet Ultra', value: `${facts.download(ULTRA, MOVIE_GB).minutes} minutos` },
      internetGig: { title: 'Internet Gig', value: `${facts.download(GIG, MOVIE_GB).minutes} minutos` },
    },
    note: 'La cuenta: los gigabytes por ocho son gigabits, y eso entre la velocidad del plan. En minutos completos.',
  },
  questions: {
    id: 'preguntas',
    heading: 'Lo que confunde a casi todos',
    items: answers({
      '¿Por qué mi descarga dice un número mucho menor?':
        'Porque los programas muestran megabytes por segundo y los planes se venden en megabits. Multiplica por ocho lo que ves y compara otra vez.',
      '¿Qué quiere decir «hasta»?':
        'Que es la velocidad máxima. La nuestra se mide por cable en tu equipo. En el WiFi depende de la casa, y eso no lo puede prometer nadie.',
      '¿La fibra llega de verdad a mi casa?':
        'Depende de la compañía: algunas usan fibra hasta la calle y el cable viejo hasta tu puerta. La señal es la subida: si es mucho menor que la bajada, no es fibra completa.',
      '¿El WiFi y el internet son lo mismo?':
        'No. Internet es lo que llega por la línea. El WiFi es cómo lo repartes en tu casa sin cables. Puede fallar uno y el otro estar perfecto.',
      '¿Más velocidad baja la latencia?':
        'Solo si tu línea estaba llena. Con la línea libre, poner más cuerdas no acerca el otro balcón.',
    }),
  },
  pages: { heading: 'Ahora que hablas el idioma' },
})
