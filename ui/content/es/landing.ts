import type { LineOfBusiness } from '#core/catalog/offer.ts'
import type { Cents } from '#core/shared/money.ts'
import { counted, listText, money } from '#ui/content/format.ts'

/** A monthly price over time: `first` from month 1, `later` from month `fromMonth` on where a promotion ends; cents before tax. */
export type PriceCourse = {
  readonly first: Cents
  readonly change: { readonly fromMonth: number; readonly later: Cents } | null
}

/** A price with the name of what it is paid for. */
export type NamedCourse = PriceCourse & { readonly name: string }

/** An amount inside a sentence: "$50", "$49.99". */
const shortMoney = (amount: Cents): string => money(amount).text.replace(/\.00$/, '')

/** The months in which each price holds, as labels of the drawn price. */
export const courseWords = ({ change }: PriceCourse) => ({
  first:
    change === null ? 'Todos los meses' : `Los primeros ${counted(change.fromMonth - 1, 'mes', 'meses')}`,
  later: change === null ? '' : `Desde el mes ${change.fromMonth}`,
})

/** What comes after a first price and when, to follow it: "los primeros 12 meses; desde el mes 13, $80". */
export const afterPrice = ({ change }: PriceCourse): string =>
  change === null
    ? 'todos los meses'
    : `los primeros ${counted(change.fromMonth - 1, 'mes', 'meses')}; desde el mes\u00A0${change.fromMonth},\u00A0${shortMoney(change.later)}`

export const perMonthSpoken = (amount: Cents): string => `${money(amount).spoken} al mes`

export const landingHead = (brandName: string, lowest: Cents) => ({
  title: `Internet para tu casa desde ${shortMoney(lowest)} al mes | ${brandName}`,
  description: `Escribe tu dirección y mira los planes de ${brandName}: desde ${shortMoney(lowest)} al mes y con el precio de después a la vista. Cancelas cuando quieras, sin cargo.`,
})

export const heroWords = {
  title: ['Conecta tu casa,', 'sin ataduras'],
  from: 'Internet desde',
  period: 'al mes',
  promise: 'Ves lo que pagas hoy y lo que pagas después. Sin tarjeta y sin registrarte.',
  scene: 'Una niña y su abuela vuelan una cometa desde un techo; el hilo baja hasta una ventana con luz',
} as const

export const plansWords = {
  heading: 'El precio completo, de la primera factura a la última',
  lead: 'Sigue la línea: es tu mensualidad mes a mes. Donde sube, lo ves antes de pedir.',
  period: 'al mes',
  saved: (off: Cents): string => `Ahorras ${money(off).text}`,
  choose: 'Ver si llega a mi casa',
  chooseSpoken: (name: string): string => `Ver si llega a mi casa: ${name}`,
  note: 'Mbps quiere decir megabits por segundo: cuánto llega a tu casa en un segundo. Un Gbps son mil. Los planes se confirman con tu dirección.',
} as const

export const servicesWords = {
  heading: 'Lo demás cuelga del mismo hilo',
  lead: 'Súmalo a tu internet, si quieres: un solo pedido y una sola mensualidad.',
  from: 'Desde',
  period: 'al mes',
  each: 'al mes cada una',
  about: {
    TV: (planCount) => `${counted(planCount, 'plan', 'planes')} de canales, en español y en inglés.`,
    Voice: () => 'Un número para la casa, con llamadas a todo Estados Unidos.',
    Mobile: () => 'Una línea para cada quien, en la misma factura.',
  } satisfies Record<Exclude<LineOfBusiness, 'Internet'>, (planCount: number) => string>,
  note: 'Más el impuesto de tu estado y tu ciudad, que ves antes de pagar. No todo llega a todas las casas: lo ves al escribir tu dirección.',
} as const

export const addOnsWords = {
  heading: 'WiFi hasta el último cuarto',
  lead: 'El plan llega hasta el módem. Para el resto de la casa, agrega solo lo que te haga falta.',
  period: 'al mes',
  each: 'al mes cada uno',
  limit: (limit: number): string => `Hasta ${limit} por cuenta`,
  tax: 'Más el impuesto de tu estado y tu ciudad, que ves antes de pagar.',
  scene: 'Una casa por dentro: el hilo de la cometa entra al módem y va de cuarto en cuarto, hasta el ático',
} as const

export const stepsWords = {
  heading: 'Tres pasos y ya vuela',
  lead: 'Toda la compra se hace aquí. Puedes parar y volver: lo que escribes se queda.',
  steps: [
    {
      title: 'Escribe tu dirección',
      body: 'Ves en segundos qué llega a tu puerta y cuánto cuesta. Sin registrarte.',
    },
    {
      title: 'Elige y paga',
      body: 'El total de hoy y el de cada mes van contigo en cada pantalla. No cambian al final.',
    },
    {
      title: 'Abre la puerta',
      body: 'Escoge el día y la ventana de instalación: las horas entre las que llega el técnico.',
    },
  ],
} as const

const priceRise = ({ name, first, change }: NamedCourse): string =>
  change === null
    ? `${name} se queda en ${shortMoney(first)}`
    : `${name} pasa de ${shortMoney(first)} a ${shortMoney(change.later)} al mes`

const risesOf = (plans: readonly NamedCourse[]): string => listText(plans.map(priceRise))

export const afterWords = {
  heading: 'Sales igual que entras: sin cargo',
  lead: 'Lo que pasa después de pedir, en orden y sin letra chica.',
  today: { when: 'Hoy', what: 'Pagas el primer mes y, si viene un técnico, la instalación.' },
  visit: { when: 'El día que elijas', what: 'El técnico conecta el equipo y prueba el WiFi contigo.' },
  monthly: { when: 'Cada mes', what: 'Pagas la mensualidad, en la misma fecha.' },
  rise: (fromMonth: number, plans: readonly NamedCourse[]) => ({
    when: `Mes ${fromMonth}`,
    what: `Termina la promoción: ${risesOf(plans)}.`,
  }),
  leave: { when: 'Cuando quieras', what: 'Te vas. No hay permanencia mínima ni cargo por cancelar.' },
  agreement: 'Leer completo',
} as const

type QuestionFacts = {
  readonly plans: readonly NamedCourse[]
  /** Price of a visit to install, in cents before tax; null where none is sold. */
  readonly visit: Cents | null
  readonly canSelfInstall: boolean
}

const todayAnswer = ({ visit, canSelfInstall }: QuestionFacts): string => {
  const first = 'El primer mes de tu plan'
  const install =
    visit === null
      ? ''
      : ` y, si viene un técnico, ${shortMoney(visit)} de instalación más impuesto, una sola vez`
  return `${first}${install}.${canSelfInstall ? ' Si lo instalas tú, la instalación no cuesta.' : ''} El total exacto aparece antes de que des tu tarjeta.`
}

export const questionsWords = {
  heading: 'Pregunta antes de pedir',
  other: '¿Otra duda?',
  items: (facts: QuestionFacts) => [
    { question: '¿Cuánto pago hoy?', answer: todayAnswer(facts) },
    {
      question: '¿Por qué sube el precio?',
      answer: `Porque la promoción tiene fin, y te decimos cuál. ${risesOf(facts.plans)}. Lo ves en tu pedido con el mes exacto.`,
    },
    {
      question: '¿Y si no llegan a mi calle?',
      answer:
        'Te lo decimos al momento, con el motivo y el siguiente paso: elegir tu apartamento, apuntarte para cuando llegue la red o llamar.',
    },
    {
      question: '¿Quién ve mi tarjeta?',
      answer:
        'Tu navegador la cifra antes de enviarla. En tu pedido solo queda la marca y los últimos cuatro números.',
    },
  ],
} as const
