import * as scenes from '#adapters/brand/scenes.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { findOffer, offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { oneTimeOf } from '#core/catalog/price.ts'
import type { OfferPrice } from '#core/pricing/offer-price.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import type { PageText, PageSection, ServiceText } from '#core/template/page-record.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import { counted, listText } from '#ui/content/format.ts'

type PricedOffer = OfferPrice & Pick<Offer, 'id' | 'name'>

const priced = (offer: Offer): PricedOffer => ({ ...offerPrice(offer), id: offer.id, name: offer.name })

const idsOf = (offers: readonly Pick<Offer, 'id'>[]) => offers.map(({ id }) => id)

const serviceTexts: Record<ServiceText['line'], (planCount: number) => string> = {
  TV: (planCount) => `${counted(planCount, 'plan', 'planes')} de canales, en español y en inglés.`,
  Voice: () => 'Un número para la casa, con llamadas a todo Estados Unidos.',
  Mobile: () => 'Una línea para cada quien, en la misma factura.',
}

/** Returns no section where the brand sells only internet. */
const services = ({ catalog }: Brand): readonly PageSection[] => {
  const sold = (['TV', 'Voice', 'Mobile'] as const).flatMap((line) => {
    const { length } = offersOfRole(offersOfLine(catalog.offers, line), 'plan')
    return length === 0 ? [] : [{ line, about: serviceTexts[line](length) }]
  })
  if (sold.length === 0) return []
  return [
    {
      kind: 'services',
      id: 'servicios',
      heading: 'Agrega otros servicios a tu internet',
      lead: 'Los pides junto con tu internet, si quieres: un solo pedido y una sola mensualidad.',
      services: sold,
      note: 'Más el impuesto de tu estado y tu ciudad, que ves antes de pagar. No todo llega a todas las casas: lo ves al escribir tu dirección.',
    },
  ]
}

const steps: PageSection = {
  kind: 'steps',
  id: 'pasos',
  heading: 'Tres pasos para pedir tu internet',
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
}

const riseOf = ({ name, first, change }: PricedOffer): string =>
  change === null
    ? `${name} se queda en ${shortMoney(first)}`
    : `${name} pasa de ${shortMoney(first)} a ${shortMoney(change.later)} al mes`

const risesOf = (plans: readonly PricedOffer[]): string => listText(plans.map(riseOf))

/** Groups the ends of promotions by the month of the increase. */
const rises = (plans: readonly PricedOffer[]) => {
  const months = plans.flatMap(({ change }) => (change === null ? [] : [change.fromMonth]))
  return [...new Set(months)]
    .toSorted((a, b) => a - b)
    .map((month) => ({
      when: `Mes ${month}`,
      what: `Termina la promoción: ${risesOf(plans.filter(({ change }) => change?.fromMonth === month))}.`,
    }))
}

const timeline = ({ agreements }: Brand, plans: readonly PricedOffer[]): PageSection => ({
  kind: 'timeline',
  id: 'despues',
  heading: 'Cancelas cuando quieras, sin cargo',
  lead: 'Lo que pasa después de pedir, en orden y sin letra chica.',
  events: [
    { when: 'Hoy', what: 'Pagas el primer mes y, si viene un técnico, la instalación.' },
    { when: 'El día que elijas', what: 'El técnico conecta el equipo y prueba el WiFi contigo.' },
    { when: 'Cada mes', what: 'Pagas la mensualidad, en la misma fecha.' },
    ...rises(plans),
    { when: 'Cuando quieras', what: 'Te vas. No hay permanencia mínima ni cargo por cancelar.' },
  ],
  agreements: agreements.map(({ id }) => id),
})

const todayAnswer = ({ catalog, installOptions }: Brand): string => {
  const visit = installOptions.find(({ kind }) => kind === 'professional')
  const sold = visit && findOffer(catalog.offers, visit.offerId)
  const price = sold === undefined ? 0 : oneTimeOf(sold)
  const install =
    sold === undefined || price === 0
      ? ''
      : ` y, si viene un técnico, ${shortMoney(oneTimeOf(sold))} de instalación más impuesto, una sola vez`
  const self = installOptions.some(({ kind }) => kind === 'self')
    ? ' Si lo instalas tú, la instalación no cuesta.'
    : ''
  return `El primer mes de tu plan${install}.${self} El total exacto aparece antes de que des tu tarjeta.`
}

const questions = (brand: Brand, plans: readonly PricedOffer[]): PageSection => ({
  kind: 'questions',
  id: 'preguntas',
  heading: 'Pregunta antes de pedir',
  items: [
    { question: '¿Cuánto pago hoy?', answer: todayAnswer(brand) },
    {
      question: '¿Por qué sube el precio?',
      answer: `Porque la promoción tiene fin, y te decimos cuál. ${risesOf(plans)}. Lo ves en tu pedido con el mes exacto.`,
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

/** The landing page: price, process, cancellation, and an address form. Throws (a defect) for a brand without a plan. */
export const landing = (brand: Brand): PageText => {
  const internet = offersOfLine(brand.catalog.offers, 'Internet')
  const plans = offersOfRole(internet, 'plan')
    .map(priced)
    .toSorted((a, b) => a.first - b.first)
  const [cheapest] = plans
  if (cheapest === undefined) throw new Error('the catalogue has no plan')
  const lowest = shortMoney(cheapest.first)
  return {
    title: `Internet para tu casa desde ${lowest} al mes | ${brand.name}`,
    description: `Escribe tu dirección y mira los planes de ${brand.name}: desde ${lowest} al mes y con el precio de después a la vista. Cancelas cuando quieras, sin cargo.`,
    sections: [
      {
        kind: 'hero',
        title: ['Conecta tu casa,', 'sin ataduras'],
        from: 'Internet desde',
        offer: cheapest.id,
        promise: 'Ves lo que pagas hoy y lo que pagas después. Sin tarjeta y sin registrarte.',
        bestDeals: 'Mira las mejores ofertas para tu dirección.',
        greatDeals: `Grandes ofertas: internet desde ${lowest} al mes`,
        scene: scenes.landing,
      },
      {
        kind: 'offers',
        id: 'planes',
        heading: 'El precio completo, de la primera factura a la última',
        lead: 'Sigue la línea: es tu mensualidad mes a mes. Donde sube, lo ves antes de pedir.',
        offers: idsOf(plans),
        note: 'Mbps quiere decir megabits por segundo: cuánto llega a tu casa en un segundo. Un Gbps son mil. Los planes se confirman con tu dirección.',
      },
      ...services(brand),
      steps,
      {
        kind: 'addOns',
        id: 'wifi',
        heading: 'WiFi hasta el último cuarto',
        lead: 'El plan llega hasta el módem. Para el resto de la casa, agrega solo lo que te haga falta.',
        offers: idsOf(offersOfRole(internet, 'addOn')),
        note: 'Más el impuesto de tu estado y tu ciudad, que ves antes de pagar.',
        scene: scenes.houseInside,
      },
      timeline(brand, plans),
      questions(brand, plans),
    ],
  }
}
