import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const ADVANTAGE = 'internet-advantage' as OfferId
const ULTRA = 'internet-500' as OfferId
const GIG = 'internet-gig' as OfferId

/** Internet for students and those who share a home with them. */
export const studentInternet: PageWriter = ({ brand, facts }) => ({
  title: `Internet para estudiantes: sin contrato y compartido | ${brand.name}`,
  description: `Internet para el año escolar: desde ${facts.price(ADVANTAGE)} al mes, sin contrato, con un precio que se divide entre compañeros. Lo conectas tú y lo cancelas sin cargo al mudarte.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Dura lo que dura el semestre',
      lead: 'Te mudas en agosto y quizá te vas en mayo. Aquí no firmas un plazo: pagas mes a mes y cancelas sin cargo al irte.',
      picture: {
        name: 'internetStudent',
        alt: 'Una estudiante en su escritorio entre cajas de mudanza',
      },
      actions: [
        { label: 'Ver si llega a mi casa', to: 'address' },
        { label: 'Dividir la cuenta', to: '#dividir' },
      ],
    },
    {
      kind: 'bars',
      id: 'dividir',
      heading: 'Lo que te toca a ti',
      lead: `Ultra cuesta ${facts.price(ULTRA)} al mes los primeros ${facts.promotionMonths(ULTRA)} meses. Esto es por persona.`,
      tone: 'sun',
      bars: [
        { title: 'Vives solo', value: facts.price(ULTRA), amount: 1 },
        { title: 'Entre dos', value: facts.share(ULTRA, 2).cost, amount: 1 / 2 },
        { title: 'Entre tres', value: facts.share(ULTRA, 3).cost, amount: 1 / 3 },
        { title: 'Entre cuatro', value: facts.share(ULTRA, 4).cost, amount: 1 / 4, isMain: true },
      ],
      note: `Después de la promoción el plan cuesta ${facts.laterPrice(ULTRA)} al mes. La factura va a nombre de una sola persona.`,
    },
    {
      kind: 'feature',
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
      picture: {
        name: 'internetSharing',
        alt: 'Dos compañeros sostienen cada uno un lado del mismo hilo sobre la mesa',
      },
    },
    {
      kind: 'table',
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
    {
      kind: 'steps',
      id: 'mudanza',
      heading: 'Ten internet el día que llegas',
      lead: 'Hazlo antes de empacar.',
      steps: [
        {
          title: 'Pregunta por tu cuarto',
          body: 'Escribe la dirección con el número de apartamento. Si el edificio ya incluye internet, también lo verás.',
        },
        {
          title: 'Elige conectarlo tú',
          body: 'La autoinstalación no cuesta: llega el equipo con una guía. Si prefieres un técnico, escoges el día.',
        },
        {
          title: 'Al irte, avisa y devuelve',
          body: 'Cancelas desde tu cuenta o por teléfono, sin cargo, y entregas el equipo prestado.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Preguntas del campus',
      items: [
        {
          question: '¿Hay un descuento por ser estudiante?',
          answer:
            'No hay un precio aparte. La promoción es la misma para todos y no te pide credencial. Si tu hogar está en un programa de ayuda pública, mira Internet Assist.',
        },
        {
          question: '¿Necesito historial de crédito?',
          answer:
            'No para pedir. Según tus respuestas y, si la autorizas, una consulta de crédito, podemos pedir un depósito que se devuelve. Lo ves antes de pagar.',
        },
        {
          question: '¿Puedo pedirlo en un dormitorio de la universidad?',
          answer:
            'Casi siempre el dormitorio trae su propia red y no admite otra. Escribe la dirección para saberlo. En departamentos fuera del campus, sí.',
        },
        {
          question: '¿Qué hago en vacaciones?',
          answer:
            'Si nadie se queda, compara: cancelar no cuesta, pero al volver pides de nuevo con el precio de ese momento.',
        },
        {
          question: '¿Y si mis papás pagan?',
          answer:
            'Pueden pagar con su tarjeta. El servicio queda a nombre de quien hace el pedido y acepta las condiciones.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Para tu mudanza',
      pages: [
        '/internet/{product}-internet-assist',
        '/internet/plans/internet-ultra',
        '/sem/movers',
        '/mobile/byod',
        '/internet/internet-speeds',
      ],
    },
  ],
})
