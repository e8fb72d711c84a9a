import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import { copy } from '#adapters/brand/copy.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import { listText } from '#ui/content/format.ts'
import { canSelfInstall, internetPlans, priceChanges, pricedVisit } from '#ui/content/landing-plans.ts'

export const name = 'Inicio'

export const words = ({ brand, facts }: PageContext) => {
  const plans = internetPlans(brand)
  const [{ id: cheapest }] = plans
  const rises = (changed: readonly Offer[]): string =>
    listText(
      changed.map((plan) =>
        offerPrice(plan).change === null
          ? `${facts.name(plan.id)} se queda en ${facts.price(plan.id)}`
          : `${facts.name(plan.id)} pasa de ${facts.price(plan.id)} a ${facts.laterPrice(plan.id)} al mes`,
      ),
    )
  const visit = pricedVisit(brand)
  const install =
    visit === null
      ? ''
      : ` y, si viene un técnico, ${facts.oneTime(visit.id)} de instalación más impuesto, una sola vez`
  const self = canSelfInstall(brand) ? ' Si lo instalas tú, la instalación no cuesta.' : ''
  return {
    title: `Internet para tu casa desde ${facts.price(cheapest)} al mes | ${brand.name}`,
    description: `Escribe tu dirección y mira los planes de ${brand.name}: desde ${facts.price(cheapest)} al mes y con el precio de después a la vista. Cancelas cuando quieras, sin cargo.`,
    hero: {
      title: copy.es.headline,
      from: 'Internet desde',
      promise: copy.es.promise,
      bestDeals: 'Las mejores ofertas en tu dirección',
      greatDeals: 'Grandes ofertas: internet desde',
    },
    plans: {
      id: 'planes',
      heading: copy.es.plansHeading,
      lead: copy.es.plansLead,
      note: 'Mbps quiere decir megabits por segundo: cuánto llega a tu casa en un segundo. Un Gbps son mil. Los planes se confirman con tu dirección.',
    },
    services: {
      id: 'servicios',
      heading: 'Agrega otros servicios a tu internet',
      lead: 'Los pides junto con tu internet, si quieres: un solo pedido y una sola mensualidad.',
      about: {
        TV: `${facts.planCount('TV')} planes de canales, en español y en inglés.`,
        Voice: 'Un número para la casa, con llamadas a todo Estados Unidos.',
        Mobile: 'Una línea para cada quien, en la misma factura.',
      },
      note: 'Más el impuesto de tu estado y tu ciudad, que ves antes de pagar. No todo llega a todas las casas: lo ves al escribir tu dirección.',
    },
    steps: {
      id: 'pasos',
      heading: copy.es.stepsHeading,
      lead: copy.es.stepsLead,
      steps: titled({
        'Escribe tu dirección': 'Ves en segundos qué llega a tu puerta y cuánto cuesta. Sin registrarte.',
        'Elige y paga': 'El total de hoy y el de cada mes van contigo en cada pantalla. No cambian al final.',
        'Abre la puerta':
          'Escoge el día y la ventana de instalación: las horas entre las que llega el técnico.',
      }),
    },
    wifi: {
      id: 'wifi',
      heading: copy.es.wifiHeading,
      lead: 'El plan llega hasta el módem. Para el resto de la casa, agrega solo lo que te haga falta.',
      note: 'Más el impuesto de tu estado y tu ciudad, que ves antes de pagar.',
    },
    afterward: {
      id: 'despues',
      heading: copy.es.leaveHeading,
      lead: 'Lo que pasa después de pedir, en orden y sin letra chica.',
      events: [
        { when: 'Hoy', what: 'Pagas el primer mes y, si viene un técnico, la instalación.' },
        { when: 'El día que elijas', what: 'El técnico conecta el equipo y prueba el WiFi contigo.' },
        { when: 'Cada mes', what: 'Pagas la mensualidad, en la misma fecha.' },
        ...priceChanges(plans).map(([first, ...others]) => ({
          when: `Mes ${facts.laterMonth(first.id)}`,
          what: `Termina la promoción: ${rises([first, ...others])}.`,
        })),
        { when: 'Cuando quieras', what: 'Te vas. No hay permanencia mínima ni cargo por cancelar.' },
      ],
    },
    questions: {
      id: 'preguntas',
      heading: copy.es.questionsHeading,
      items: answers({
        '¿Cuánto pago hoy?': `El primer mes de tu plan${install}.${self} El total exacto aparece antes de que des tu tarjeta.`,
        '¿Por qué sube el precio?': `Porque la promoción tiene fin, y te decimos cuál. ${rises(plans)}. Lo ves en tu pedido con el mes exacto.`,
        '¿Y si no llegan a mi calle?':
          'Te lo decimos al momento, con el motivo y el siguiente paso: elegir tu apartamento, anotarte para cuando llegue la red o llamar.',
        '¿Quién ve mi tarjeta?':
          'Tu navegador la cifra antes de enviarla. En tu pedido solo queda la marca y los últimos cuatro números.',
      }),
    },
  }
}
