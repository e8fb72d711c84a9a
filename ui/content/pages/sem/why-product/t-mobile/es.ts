import { COMPARISON_DATE } from '#ui/content/comparison-date.ts'
import type { PageContext } from '#ui/content/page-entry.ts'

export const name = '{brand} y T-Mobile'

export const words = ({ brand, facts }: PageContext) => ({
  title: `${brand.name} o T-Mobile: cómo llega tu internet | ${brand.name}`,
  description: `Antes de elegir entre ${brand.name} y T-Mobile, pregunta por dónde entra la señal a tu casa, a qué velocidad sube y qué pasa a la hora de más uso.`,
  opening: {
    title: `${brand.name} o T\u2060-\u2060Mobile: pregunta por dónde entra`,
    lead: 'El internet de tu casa puede llegar por un cable o por el aire. Nosotros lo llevamos por fibra hasta el módem.',
    picture: 'Una casa en corte: el hilo entra por la pared, baja al módem y sale hacia los cuartos',
    actions: { sales: 'Preguntar si llega la fibra' },
  },
  fiber: {
    id: 'fibra',
    heading: 'Lo nuestro, medido',
    figures: [
      {
        figure: facts.speed('internet-500'),
        meaning: `de bajada, por ${facts.price('internet-500')} al mes los primeros ${facts.promotionMonths('internet-500')} meses`,
      },
      { figure: facts.uploadSpeed('internet-500'), meaning: 'de subida' },
      { figure: facts.latency('internet-500'), meaning: 'de latencia típica, según la etiqueta' },
    ],
  },
  table: {
    id: 'tabla',
    heading: 'Preguntas sobre la señal',
    lead: `Respuestas de ${brand.name} al ${facts.date(COMPARISON_DATE)}.`,
    columns: ['Qué comparar', brand.name, 'Pregunta a T-Mobile'],
    rows: [
      ['Cómo llega', 'Por fibra, hasta un módem en tu casa', '¿Por cable o por antena en mi dirección?'],
      [
        'A la hora de más uso',
        'La velocidad del plan es por cable hasta tu equipo',
        '¿Baja mi prioridad cuando la red se llena?',
      ],
      [
        'Quién lo conecta',
        `Tú, sin costo, o un técnico por ${facts.oneTime('install-professional')}`,
        '¿Dónde tengo que poner el equipo?',
      ],
      ['Si no me convence', 'Cancelas sin cargo', '¿Tengo días de prueba?'],
    ],
    note: 'T-Mobile es una marca de su dueño, que no tiene que ver con esta página.',
  },
  bill: {
    id: 'factura',
    heading: '¿Y con tu factura?',
    lead: 'Escribe lo que pagas hoy. La cuenta supone que allá no te lo suben.',
  },
  pages: { heading: 'Entiende tu conexión' },
})
