import { internetPrices } from '#core/savings/internet-price.ts'
import type { PageSection } from '#core/template/page-record.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import type { PageContext, PageWriter } from '#ui/content/page-entry.ts'

const tool = (heading: string, lead: string): PageSection => ({
  kind: 'tool',
  id: 'calculadora',
  heading,
  lead,
  tool: 'savingsCalculator',
})

const COUNTS = [1, 2, 3, 4, 5]

/** What each number of lines costs. */
const prices = ({ facts }: PageContext): PageSection => ({
  kind: 'table',
  id: 'lineas',
  heading: 'Cuánto cuestan las líneas',
  lead: 'Por todas las líneas juntas, cada mes. La calculadora y la tienda usan estos mismos precios.',
  columns: ['Líneas', 'Unlimited con internet', 'Unlimited Plus con internet', 'Unlimited sin internet'],
  rows: COUNTS.map((count) => [
    facts.lines('bundled', count).count,
    facts.lines('bundled', count).cost,
    facts.lines('bundledPlus', count).cost,
    facts.lines('standalone', count).cost,
  ]),
  note: `Puedes pedir hasta ${facts.limit('mobile-unlimited')} líneas. Precios antes de impuestos y tarifas.`,
})

const steps = ({ facts }: PageContext): PageSection => ({
  kind: 'cards',
  id: 'cuenta',
  heading: 'Cómo hacemos la cuenta',
  lead: 'Sin letra pequeña: ves cada número y de dónde sale.',
  cards: [
    {
      icon: 'wifi',
      title: 'Tu internet',
      body: `Si la velocidad es lo primero, contamos ${facts.name('internet-gig')}; si cuidas el precio, ${facts.name('internet-advantage')}; si lo de siempre está bien, ${facts.name('internet-500')}.`,
    },
    {
      icon: 'phone',
      title: 'Tus líneas',
      body: `Con dos líneas o más, el internet baja: ${facts.name('internet-gig')} pasa de ${facts.stated(shortMoney(internetPrices.nonBundled.gig), 'rule SAV-03')} a ${facts.stated(shortMoney(internetPrices.bundled.gig), 'rule SAV-03')} al mes.`,
    },
    {
      icon: 'coin',
      title: 'Tu ahorro',
      body: 'A lo que pagas hoy le restamos el total de aquí. Si sale mejor lo que ya tienes, también te lo decimos.',
    },
  ],
})

/** The savings calculator. */
export const savingsCalculator: PageWriter = (context) => {
  const { brand, facts } = context
  const { count, years } = facts.lines('bundled', 3)
  return {
    title: `Calculadora de ahorro en internet y celular | ${brand.name}`,
    description:
      'Contesta cinco preguntas y compara lo que pagas hoy con nuestro precio: tu ahorro al mes y al año, y de dónde sale cada número.',
    sections: [
      {
        kind: 'opening',
        layout: 'split',
        title: 'Calcula cuánto ahorras al mes',
        lead: 'Dinos qué usas y cuánto pagas hoy. Sumamos tu internet y tus líneas, y te mostramos la diferencia con toda la cuenta.',
        picture: {
          name: 'savingsCalculator',
          alt: 'Dos vecinos comparan sus facturas: una llega al piso y la otra es corta',
        },
        actions: [{ label: 'Calcular mi ahorro', to: '#calculadora' }],
      },
      tool('Tu cuenta, paso a paso', 'No te pedimos tu nombre ni tu correo, y no guardamos lo que escribes.'),
      steps(context),
      prices(context),
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'Preguntas sobre la calculadora',
        items: [
          {
            question: '¿Qué pongo en lo que pago hoy?',
            answer:
              'La suma de tu internet y de tus líneas de celular, como aparece en la factura antes de impuestos. Si comparas solo celular, pon solo tus líneas.',
          },
          {
            question: '¿El precio que veo es el que pago?',
            answer:
              'Sí. «Pedir este plan» abre la tienda con tu internet y tus líneas ya en el pedido, al mismo precio. Ahí se suman los impuestos de tu dirección.',
          },
          {
            question: '¿Cuánto dura el precio?',
            answer: `El resultado lo dice para tu caso. Con internet y ${count} líneas, por ejemplo, el precio de las líneas está garantizado por ${years} años; también ves cuánto pagas después.`,
          },
          {
            question: '¿Y si hoy pago menos?',
            answer:
              'La calculadora te lo dice claro: cuánto más pagarías aquí. Entonces compara la velocidad, no solo el precio.',
          },
          {
            question: '¿Puedo pedir solo líneas de celular?',
            answer: `Sí, por teléfono: llama al ${facts.phone('sales')}. En la tienda, las líneas van junto con un plan de internet.`,
          },
        ],
      },
    ],
  }
}

/** The first calculator, at its old address. Search engines index the current one. */
export const legacyCalculator: PageWriter = (context) => ({
  title: `Calculadora de ahorro, versión anterior | ${context.brand.name}`,
  description:
    'La dirección anterior de la calculadora: las mismas preguntas y los mismos precios que la calculadora de ahorro de hoy.',
  sections: [
    {
      kind: 'intro',
      title: 'Compara tu factura con nuestro precio',
      lead: 'Esta es la dirección anterior de la calculadora. Funciona igual, con los precios de hoy.',
    },
    tool('Tus respuestas', 'El resultado aparece al lado, con toda la cuenta.'),
    prices(context),
  ],
})

/** The calculator on the screen of a store. */
export const storesCalculator: PageWriter = ({ brand }) => ({
  title: `Calculadora de ahorro para tiendas | ${brand.name}`,
  description: `La calculadora de ahorro para la pantalla de una tienda de ${brand.name}: letra grande y un botón para empezar de nuevo.`,
  sections: [
    {
      kind: 'intro',
      title: 'Calcula tu ahorro aquí mismo',
      lead: 'Toca tus respuestas. Al terminar, empieza de nuevo para la siguiente persona.',
    },
    tool('Tus respuestas', 'No guardamos nada de lo que escribes.'),
  ],
})

/** The calculator for an agent on the telephone. */
export const agentCalculator: PageWriter = ({ brand }) => ({
  title: `Calculadora de ahorro para agentes | ${brand.name}`,
  description: `La calculadora de ahorro para agentes de ${brand.name}: el resultado, lo que se dice por teléfono y el enlace del pedido.`,
  h1Hidden: 'Calculadora para agentes',
  sections: [
    tool(
      'Preguntas para el cliente',
      'Pregunta en este orden, escribe lo que oyes y lee el resultado con las palabras de «Qué decir». El enlace del pedido ya lleva el plan.',
    ),
  ],
})
