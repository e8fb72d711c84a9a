import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const GIG = 'internet-gig' as OfferId
const CAMPAIGN = 'gig-5-year-internet-price-guarantee'

/** The campaign with the guaranteed price of Gig. */
export const gigFiveYearPrice: PageWriter = ({ brand, facts }) => {
  const campaign = facts.campaign(GIG, CAMPAIGN)
  return {
    title: `Internet Gig a ${campaign.price} al mes por ${campaign.years} años | ${brand.name}`,
    description: `Con esta oferta, Internet Gig de ${facts.speed(GIG)} cuesta ${campaign.price} al mes durante ${campaign.months} meses. El precio no sube antes y puedes irte cuando quieras.`,
    sections: [
      {
        kind: 'opening',
        layout: 'price',
        title: `Gig a ${campaign.price} al mes, ${campaign.years} años seguidos`,
        lead: `${facts.speed(GIG)} por fibra a un precio que no se mueve en ${campaign.months} meses. Después pagas el precio normal, hoy ${campaign.later} al mes.`,
        picture: {
          name: 'internetFiveYears',
          alt: 'Un niño crece año con año junto a una puerta; el hilo del precio sigue a la misma altura',
        },
        actions: [
          { label: 'Pedir Gig con este precio', to: { campaign: CAMPAIGN } },
          { label: 'Llamar a ventas', to: 'sales' },
        ],
      },
      {
        kind: 'bars',
        id: 'cuenta',
        heading: `La cuenta de ${campaign.years} años`,
        lead: `Con la oferta pagas ${campaign.saved} menos que quien pide Gig sin ella.`,
        tone: 'sun',
        bars: [
          {
            title: 'Gig con el precio de todos',
            value: campaign.usualTotal,
            amount: campaign.amounts.usualTotal,
          },
          {
            title: 'Gig con esta oferta',
            value: campaign.total,
            amount: campaign.amounts.total,
            isMain: true,
          },
        ],
        note: `El precio de todos es ${facts.price(GIG)} al mes los primeros ${facts.promotionMonths(GIG)} meses y ${facts.laterPrice(GIG)} después. Sin instalación ni extras.`,
      },
      {
        kind: 'steps',
        id: 'pasos',
        heading: 'Cómo se queda con tu pedido',
        lead: 'El precio viaja contigo desde el botón de esta página.',
        steps: [
          {
            title: 'Empieza aquí',
            body: 'El botón lleva la oferta a tu compra. Si entras por otra página, ves el precio de todos.',
          },
          {
            title: 'Escribe tu dirección',
            body: `Si Gig llega a tu casa, lo ves a ${campaign.price} con los meses que dura.`,
          },
          {
            title: 'Revisa y pide',
            body: 'El resumen muestra el precio de cada mes y el mes exacto en que termina la garantía.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'La letra que otros ponen chica',
        items: [
          {
            question: '¿Tengo que quedarme todo ese tiempo?',
            answer:
              'No. La garantía es sobre el precio, no sobre ti. Cancelas cuando quieras y sin cargo; solo devuelves el equipo.',
          },
          {
            question: '¿Qué parte del precio está garantizada?',
            answer:
              'La mensualidad del plan Gig. Los extras, como WiFi avanzado, pods o televisión, conservan su propio precio, y la instalación se paga una sola vez.',
          },
          {
            question: '¿Se suma a otra promoción?',
            answer:
              'No se suma. Si te corresponden dos descuentos en el mismo plan, la tienda aplica cada mes el que más te baja la cuenta.',
          },
          {
            question: `¿Qué pago desde el mes siguiente a los ${campaign.months}?`,
            answer: `El precio normal de Gig. Hoy es de ${campaign.later} al mes, y lo ves en tu pedido junto al mes del cambio.`,
          },
          {
            question: '¿Y si pierdo este enlace?',
            answer: `Vuelve a esta página y entra por el botón. También puedes pedirlo por teléfono: ${facts.phone('sales')}.`,
          },
          {
            question: '¿Hay límite de datos o cargo por el módem?',
            answer: 'No. Los datos no tienen límite y el módem viene prestado sin cargo.',
          },
        ],
      },
      {
        kind: 'labels',
        id: 'etiqueta',
        heading: 'La etiqueta de Gig',
        lead: 'Muestra el precio de todos. El de esta oferta aparece en tu pedido.',
        offers: [GIG],
      },
      {
        kind: 'action',
        heading: 'Guarda el precio de hoy',
        lead: 'Tarda menos que una llamada: dirección, plan y día de visita.',
        tone: 'night',
        actions: [{ label: 'Empezar con la oferta', to: { campaign: CAMPAIGN } }],
      },
    ],
  }
}
