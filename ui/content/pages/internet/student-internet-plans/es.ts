import { ADVANTAGE, GIG, ULTRA } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Internet para estudiantes'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Internet para estudiantes: sin contrato y compartido | ${brand.name}`,
  description: `Internet para el año escolar: desde ${facts.price(ADVANTAGE)} al mes, sin contrato, con un precio que se divide entre compañeros. Lo conectas tú y lo cancelas sin cargo al mudarte.`,
  opening: {
    title: 'Dura lo que dura el semestre',
    lead: 'Te mudas en agosto y quizá te vas en mayo. Aquí no firmas un plazo: pagas mes a mes y cancelas sin cargo al irte.',
    picture: 'Una estudiante en su escritorio entre cajas de mudanza',
    actions: { address: 'Ver si llega a mi casa', split: 'Dividir la cuenta' },
  },
  split: {
    id: 'dividir',
    heading: 'Lo que te toca a ti',
    lead: `Ultra cuesta ${facts.price(ULTRA)} al mes los primeros ${facts.promotionMonths(ULTRA)} meses. Esto es por persona.`,
    bars: {
      own: { title: 'Vives solo' },
      splitTwoWays: { title: 'Entre dos' },
      splitThreeWays: { title: 'Entre tres' },
      splitFourWays: { title: 'Entre cuatro' },
    },
    note: `Después de la promoción el plan cuesta ${facts.laterPrice(ULTRA)} al mes. La factura va a nombre de una sola persona.`,
  },
  deal: {
    id: 'acuerdo',
    heading: 'Antes de compartir, pónganse de acuerdo',
    paragraphs: [
      'La cuenta tiene un titular, y es quien responde por el pago y por el equipo. Los demás le pasan su parte.',
      'Los pleitos de internet son de dinero o de velocidad. Los de dinero se arreglan con un recordatorio; los de velocidad, con un cable para quien juega.',
    ],
    points: [
      'Decidan quién es titular y qué día se junta el dinero.',
      'Guarden la caja del equipo: hay que devolverlo al final.',
      'Pongan el router en la sala, no en el cuarto del titular.',
      'Si uno se va antes, nadie paga multa: no hay contrato.',
    ],
    picture: 'Dos compañeros sostienen cada uno un lado del mismo hilo sobre la mesa',
  },
  plan: {
    id: 'plan',
    heading: 'Qué plan pide tu carrera',
    lead: 'Ninguna clase pide Gig. Los compañeros, a veces.',
    columns: ['Tu caso', 'Qué te conviene', 'Al empezar', 'Después'],
    rows: [
      ['Solo, con clases por video', facts.name(ADVANTAGE), facts.price(ADVANTAGE), facts.price(ADVANTAGE)],
      ['Dos o tres, series y tareas', facts.name(ULTRA), facts.price(ULTRA), facts.laterPrice(ULTRA)],
      ['Cuatro, con juegos y transmisiones', facts.name(GIG), facts.price(GIG), facts.laterPrice(GIG)],
      [
        'Cine, música o arquitectura',
        `${facts.name(GIG)}, por los archivos`,
        facts.price(GIG),
        facts.laterPrice(GIG),
      ],
    ],
    note: `Al mes, antes de impuestos. El precio de empezar dura ${facts.promotionMonths(ULTRA)} meses; el de Advantage no cambia.`,
  },
  moving: {
    id: 'mudanza',
    heading: 'Ten internet el día que llegas',
    lead: 'Hazlo antes de empacar.',
    steps: titled({
      'Pregunta por tu cuarto':
        'Escribe la dirección con el número de apartamento. Si el edificio ya incluye internet, también lo verás.',
      'Elige conectarlo tú':
        'La autoinstalación no cuesta: llega el equipo con una guía. Si prefieres un técnico, escoges el día.',
      'Al irte, avisa y devuelve':
        'Cancelas desde tu cuenta o por teléfono, sin cargo, y entregas el equipo prestado.',
    }),
  },
  questions: {
    id: 'preguntas',
    heading: 'Preguntas del campus',
    items: answers({
      '¿Hay un descuento por ser estudiante?':
        'No hay un precio aparte. La promoción es la misma para todos y no te pide credencial. Si tu hogar está en un programa de ayuda pública, mira Internet Assist.',
      '¿Necesito historial de crédito?':
        'No para pedir. Según tus respuestas y, si la autorizas, una consulta de crédito, podemos pedir un depósito que se devuelve. Lo ves antes de pagar.',
      '¿Puedo pedirlo en un dormitorio de la universidad?':
        'Casi siempre el dormitorio trae su propia red y no admite otra. Escribe la dirección para saberlo. En departamentos fuera del campus, sí.',
      '¿Qué hago en vacaciones?':
        'Si nadie se queda, compara: cancelar no cuesta, pero al volver pides de nuevo con el precio de ese momento.',
      '¿Y si mis papás pagan?':
        'Pueden pagar con su tarjeta. El servicio queda a nombre de quien hace el pedido y acepta las condiciones.',
    }),
  },
  pages: { heading: 'Para tu mudanza' },
})
