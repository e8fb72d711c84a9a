import { copy } from '#adapters/brand/copy.ts'
import * as scenes from '#adapters/brand/scenes.ts'
import { offersOfLine, offersOfRole, type Offer } from '#core/catalog/offer.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import type { PageSection } from '#core/template/page-record.ts'
import type { ServiceText } from '#core/template/section-contents.ts'
import { listText } from '#ui/content/format.ts'
import {
  canSelfInstall,
  companionLines,
  internetPlans,
  priceChanges,
  pricedVisit,
} from '#ui/content/landing-plans.ts'
import type { PageContext, PageWriter } from '#ui/content/page-entry.ts'

const words = copy.es

const serviceTexts = ({ facts }: PageContext): Record<ServiceText['line'], string> => ({
  TV: `${facts.planCount('TV')} planes de canales, en español y en inglés.`,
  Voice: 'Un número para la casa, con llamadas a todo Estados Unidos.',
  Mobile: 'Una línea para cada quien, en la misma factura.',
})

/** Returns no section where the brand sells only internet. */
const services = (context: PageContext): readonly PageSection[] => {
  const sold = companionLines(context.brand)
  if (sold.length === 0) return []
  const texts = serviceTexts(context)
  return [
    {
      kind: 'services',
      id: 'servicios',
      heading: 'Agrega otros servicios a tu internet',
      lead: 'Los pides junto con tu internet, si quieres: un solo pedido y una sola mensualidad.',
      services: sold.map((line) => ({ line, about: texts[line] })),
      note: 'Más el impuesto de tu estado y tu ciudad, que ves antes de pagar. No todo llega a todas las casas: lo ves al escribir tu dirección.',
    },
  ]
}

const steps: PageSection = {
  kind: 'steps',
  id: 'pasos',
  heading: words.stepsHeading,
  lead: words.stepsLead,
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
}

const rises = ({ facts }: PageContext, plans: readonly Offer[]): string =>
  listText(
    plans.map((plan) =>
      offerPrice(plan).change === null
        ? `${facts.name(plan.id)} se queda en ${facts.price(plan.id)}`
        : `${facts.name(plan.id)} pasa de ${facts.price(plan.id)} a ${facts.laterPrice(plan.id)} al mes`,
    ),
  )

const timeline = (context: PageContext, plans: readonly Offer[]): PageSection => ({
  kind: 'timeline',
  id: 'despues',
  heading: words.leaveHeading,
  lead: 'Lo que pasa después de pedir, en orden y sin letra chica.',
  events: [
    { when: 'Hoy', what: 'Pagas el primer mes y, si viene un técnico, la instalación.' },
    { when: 'El día que elijas', what: 'El técnico conecta el equipo y prueba el WiFi contigo.' },
    { when: 'Cada mes', what: 'Pagas la mensualidad, en la misma fecha.' },
    ...priceChanges(plans).map(([first, ...others]) => ({
      when: `Mes ${context.facts.laterMonth(first.id)}`,
      what: `Termina la promoción: ${rises(context, [first, ...others])}.`,
    })),
    { when: 'Cuando quieras', what: 'Te vas. No hay permanencia mínima ni cargo por cancelar.' },
  ],
  agreements: context.brand.agreements.map(({ id }) => id),
})

const todayAnswer = ({ brand, facts }: PageContext): string => {
  const visit = pricedVisit(brand)
  const install =
    visit === null
      ? ''
      : ` y, si viene un técnico, ${facts.oneTime(visit.id)} de instalación más impuesto, una sola vez`
  const self = canSelfInstall(brand) ? ' Si lo instalas tú, la instalación no cuesta.' : ''
  return `El primer mes de tu plan${install}.${self} El total exacto aparece antes de que des tu tarjeta.`
}

const questions = (context: PageContext, plans: readonly Offer[]): PageSection => ({
  kind: 'questions',
  id: 'preguntas',
  heading: words.questionsHeading,
  items: [
    { question: '¿Cuánto pago hoy?', answer: todayAnswer(context) },
    {
      question: '¿Por qué sube el precio?',
      answer: `Porque la promoción tiene fin, y te decimos cuál. ${rises(context, plans)}. Lo ves en tu pedido con el mes exacto.`,
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
})

/** The landing page: price, process, cancellation, and an address form. */
export const landing: PageWriter = (context) => {
  const { brand, facts } = context
  const plans = internetPlans(brand)
  const [{ id: cheapest }] = plans
  const internet = offersOfLine(brand.catalog.offers, 'Internet')
  return {
    title: `Internet para tu casa desde ${facts.price(cheapest)} al mes | ${brand.name}`,
    description: `Escribe tu dirección y mira los planes de ${brand.name}: desde ${facts.price(cheapest)} al mes y con el precio de después a la vista. Cancelas cuando quieras, sin cargo.`,
    sections: [
      {
        kind: 'hero',
        title: words.headline,
        from: 'Internet desde',
        offer: cheapest,
        promise: words.promise,
        bestDeals: 'Mira las mejores ofertas para tu dirección.',
        greatDeals: `Grandes ofertas: internet desde ${facts.price(cheapest)} al mes`,
        scene: scenes.landing,
      },
      {
        kind: 'offers',
        id: 'planes',
        heading: words.plansHeading,
        lead: words.plansLead,
        offers: plans.map(({ id }) => id),
        note: 'Mbps quiere decir megabits por segundo: cuánto llega a tu casa en un segundo. Un Gbps son mil. Los planes se confirman con tu dirección.',
      },
      ...services(context),
      steps,
      {
        kind: 'addOns',
        id: 'wifi',
        heading: words.wifiHeading,
        lead: 'El plan llega hasta el módem. Para el resto de la casa, agrega solo lo que te haga falta.',
        offers: offersOfRole(internet, 'addOn').map(({ id }) => id),
        note: 'Más el impuesto de tu estado y tu ciudad, que ves antes de pagar.',
        scene: scenes.houseInside,
      },
      timeline(context, plans),
      questions(context, plans),
    ],
  }
}
