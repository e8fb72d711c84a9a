import type { Offer } from '#core/catalog/offer.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import { internetPlans, pricedVisit } from '#ui/content/landing-plans.ts'
import { ADVANTAGE, GIG, ULTRA } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

export const name = 'Planes de internet'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Planes de internet por fibra: compara precios | ${brand.name}`,
  description: `Compara los planes de internet de ${brand.name} lado a lado: velocidad de bajada y de subida, precio de hoy, precio de después y etiqueta oficial de cada uno.`,
  opening: {
    title: 'Elige la velocidad. Lo demás viene igual.',
    lead: 'Todos los planes van por fibra, sin contrato y sin límite de datos. Lo único que cambia es cuánto llega a tu casa por segundo.',
    picture: 'Un papalote por cada plan sobre el mismo techo: el hilo más largo es el plan más rápido',
    actions: { address: 'Ver los planes de mi casa', compare: 'Comparar lado a lado' },
  },
  plans: {
    id: 'planes',
    heading: 'Tu mensualidad, mes a mes',
    lead: 'La línea es lo que pagas. El escalón es el mes en que termina la promoción.',
    note: 'El acceso a internet no paga impuesto sobre las ventas. Tu dirección confirma qué planes llegan.',
  },
  compare: {
    id: 'comparar',
    heading: 'Lado a lado',
    lead: 'Lo que cambia de un plan a otro, y lo que no.',
    columns: ['Qué miras', facts.name(ADVANTAGE), facts.name(ULTRA), facts.name(GIG)],
    rows: [
      ['Bajada', facts.speed(ADVANTAGE), facts.speed(ULTRA), facts.speed(GIG)],
      ['Subida', facts.uploadSpeed(ADVANTAGE), facts.uploadSpeed(ULTRA), facts.uploadSpeed(GIG)],
      [
        'Precio al empezar',
        `${facts.price(ADVANTAGE)} al mes`,
        `${facts.price(ULTRA)} al mes, ${facts.promotionMonths(ULTRA)} meses`,
        `${facts.price(GIG)} al mes, ${facts.promotionMonths(GIG)} meses`,
      ],
      [
        'Precio después',
        'Sin promoción que termine',
        `${facts.laterPrice(ULTRA)} al mes`,
        `${facts.laterPrice(GIG)} al mes`,
      ],
      [
        `Con ${facts.withMobileLines(ULTRA).lines} líneas móviles o más`,
        `${facts.withMobileLines(ADVANTAGE).price} al mes, ${facts.withMobileLines(ADVANTAGE).months} meses`,
        `${facts.withMobileLines(ULTRA).price} al mes, ${facts.withMobileLines(ULTRA).months} meses`,
        `${facts.withMobileLines(GIG).price} al mes, ${facts.withMobileLines(GIG).months} meses`,
      ],
      ['Latencia típica', facts.latency(ADVANTAGE), facts.latency(ULTRA), facts.latency(GIG)],
      ['Datos', 'Sin límite', 'Sin límite', 'Sin límite'],
      ['Contrato', 'Ninguno', 'Ninguno', 'Ninguno'],
      ['Módem', 'Incluido', 'Incluido', 'Incluido'],
    ],
    note: 'La velocidad es la máxima por cable hasta tu equipo. Por WiFi depende de la casa y de los dispositivos.',
  },
  choosing: {
    id: 'elegir',
    heading: 'Si dudas, empieza por el más barato',
    paragraphs: [
      'La mayoría de las casas no llena un plan: lo que se siente lento suele ser el WiFi, no la fibra. Por eso te conviene empezar abajo y medir: Advantage para dos o tres personas, Ultra para una familia.',
      'Gig tiene sentido cuando varias personas suben archivos grandes, juegan y ven series al mismo tiempo, o cuando alguien trabaja con video en casa.',
    ],
    points: [
      'Cuenta las pantallas que se encienden a la vez en la noche, no las que hay en la casa.',
      'Pregunta quién sube archivos grandes: fotos, videos, respaldos del trabajo.',
      'Mira el precio de después, no solo el de hoy.',
    ],
    actions: { internetUltra: 'Conocer Ultra', internetGig: 'Conocer Gig' },
  },
  labels: {
    id: 'etiquetas',
    heading: 'La etiqueta de cada plan',
    lead: 'La ley pide una etiqueta como la de los alimentos: precio, cargos, velocidad y datos, en el mismo orden en todas las compañías.',
  },
  questions: {
    id: 'preguntas',
    heading: 'Lo que se pregunta al comparar',
    items: answers({
      '¿Cuánto pago el día que pido?': `El primer mes de tu plan. Si viene un técnico, también ${facts.oneTime('install-professional')} de instalación, una sola vez. Si lo conectas tú, la instalación no cuesta.`,
      '¿El precio de después puede cambiar?': `Con Ultra y Gig, al terminar los ${facts.promotionMonths(ULTRA)} meses pagas el precio normal que ya ves en esta página y en tu pedido. Advantage no tiene promoción: su precio no da un salto. Todo cambio de precio normal se avisa antes por escrito.`,
      '¿Me amarro a un contrato?':
        'No. Pagas por mes y te vas cuando quieras, sin cargo por cancelar. Solo devuelves el equipo prestado.',
      '¿El precio incluye el WiFi?': `El plan incluye el módem. Para el WiFi usas tu propio router o agregas el avanzado por ${facts.price('advanced-wifi')} al mes.`,
      '¿Y si el plan me queda corto?': `Mide primero por cable, junto al módem. Si lo que falta es velocidad y no WiFi, llama a clientes, ${facts.phone('service')}, y pregunta por el precio del otro plan en ese momento. Ningún contrato te detiene.`,
      '¿Por qué mi vecino ve otros planes?':
        'Porque la red llega edificio por edificio. Escribe tu dirección con el apartamento y ves exactamente lo que hay en tu puerta.',
    }),
  },
  pages: { heading: 'Sigue comparando' },
})

export const general = ({ brand, facts }: PageContext) => {
  const plans = internetPlans(brand)
  const visit = pricedVisit(brand)
  const changes = (plan: Offer): boolean => offerPrice(plan).change !== null
  const months = (plan: Offer): string => (changes(plan) ? `, ${facts.promotionMonths(plan.id)} meses` : '')
  return {
    title: `Planes de internet: compara precios | ${brand.name}`,
    description: `Compara los planes de internet de ${brand.name} lado a lado: velocidad de bajada y de subida, precio de hoy, precio de después y etiqueta oficial de cada uno.`,
    opening: {
      title: 'Todos los planes, lado a lado',
      lead: 'Escribe tu dirección y mira cuáles llegan a tu puerta. Aquí comparas su velocidad y su precio, el de hoy y el de después.',
      picture: 'Una figura por cada plan sobre el mismo techo: el hilo más largo es el plan más rápido',
      actions: { compare: 'Comparar lado a lado' },
    },
    plans: {
      id: 'planes',
      heading: 'Tu mensualidad, mes a mes',
      lead: 'La línea es lo que pagas. Si sube, ves el mes en que termina la promoción.',
      note: 'El acceso a internet no paga impuesto sobre las ventas. Tu dirección confirma qué planes llegan.',
    },
    compare: {
      id: 'comparar',
      heading: 'Lado a lado',
      lead: 'Lo que cambia de un plan a otro.',
      columns: ['Qué miras', ...plans.map(({ id }) => facts.name(id))],
      rows: [
        ['Bajada', ...plans.map(({ id }) => facts.speed(id))],
        ['Subida', ...plans.map(({ id }) => facts.uploadSpeed(id))],
        ['Precio al empezar', ...plans.map((plan) => `${facts.price(plan.id)} al mes${months(plan)}`)],
        [
          'Precio después',
          ...plans.map((plan) => (changes(plan) ? `${facts.laterPrice(plan.id)} al mes` : 'El mismo')),
        ],
      ],
      note: 'La velocidad es la máxima por cable hasta tu equipo. Por WiFi depende de la casa y de los dispositivos.',
    },
    labels: {
      id: 'etiquetas',
      heading: 'La etiqueta de cada plan',
      lead: 'La ley pide una etiqueta como la de los alimentos: precio, cargos, velocidad y datos, en el mismo orden en todas las compañías.',
    },
    questions: {
      id: 'preguntas',
      heading: 'Lo que se pregunta al comparar',
      items: answers({
        '¿Cuánto pago el día que pido?': `El primer mes de tu plan.${visit === null ? '' : ` Si viene un técnico, también ${facts.oneTime(visit.id)} de instalación más impuesto, una sola vez.`} Ves el total exacto antes de dar tu tarjeta.`,
        '¿El precio de después puede cambiar?':
          'Al terminar la promoción pagas el precio normal que ya ves en esta página y en tu pedido. Todo cambio de precio normal se avisa antes por escrito.',
        '¿Por qué mi vecino ve otros planes?':
          'Porque la red llega edificio por edificio. Escribe tu dirección con el apartamento y ves exactamente lo que hay en tu puerta.',
      }),
    },
    pages: { heading: 'Sigue comparando' },
  }
}
