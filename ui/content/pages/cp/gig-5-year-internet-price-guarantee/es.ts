import { GIG } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

const CAMPAIGN = 'gig-5-year-internet-price-guarantee'

export const name = 'Gig con precio garantizado'

export const words = ({ brand, facts }: PageContext) => {
  const campaign = facts.campaign(GIG, CAMPAIGN)
  return {
    title: `Internet Gig a ${campaign.price} al mes por ${campaign.years} años | ${brand.name}`,
    description: `Con esta oferta, Internet Gig de ${facts.speed(GIG)} cuesta ${campaign.price} al mes durante ${campaign.months} meses. El precio no sube antes y puedes irte cuando quieras.`,
    opening: {
      title: `Gig a ${campaign.price} al mes, ${campaign.years} años seguidos`,
      lead: `${facts.speed(GIG)} por fibra a un precio que no se mueve en ${campaign.months} meses. Después pagas el precio normal, hoy ${campaign.later} al mes.`,
      picture: 'Un niño crece año con año junto a una puerta; el hilo del precio sigue a la misma altura',
      actions: { campaign: 'Pedir Gig con este precio', sales: 'Llamar a ventas' },
    },
    math: {
      id: 'cuenta',
      heading: `La cuenta de ${campaign.years} años`,
      lead: `Con la oferta pagas ${campaign.saved} menos que quien pide Gig sin ella.`,
      bars: {
        gigEverybodysPrice: { title: 'Gig con el precio de todos' },
        gigOffer: { title: 'Gig con esta oferta' },
      },
      note: `El precio de todos es ${facts.price(GIG)} al mes los primeros ${facts.promotionMonths(GIG)} meses y ${facts.laterPrice(GIG)} después. Sin instalación ni extras.`,
    },
    steps: {
      id: 'pasos',
      heading: 'Cómo se queda con tu pedido',
      lead: 'El precio viaja contigo desde el botón de esta página.',
      steps: titled({
        'Empieza aquí':
          'El botón lleva la oferta a tu compra. Si entras por otra página, ves el precio de todos.',
        'Escribe tu dirección': `Si Gig llega a tu casa, lo ves a ${campaign.price} con los meses que dura.`,
        'Revisa y pide':
          'El resumen muestra el precio de cada mes y el mes exacto en que termina la garantía.',
      }),
    },
    questions: {
      id: 'preguntas',
      heading: 'La letra que otros ponen chica',
      items: answers({
        '¿Tengo que quedarme todo ese tiempo?':
          'No. La garantía es sobre el precio, no sobre ti. Cancelas cuando quieras y sin cargo; solo devuelves el equipo.',
        '¿Qué parte del precio está garantizada?':
          'La mensualidad del plan Gig. Los extras, como WiFi avanzado, pods o televisión, conservan su propio precio, y la instalación se paga una sola vez.',
        '¿Se suma a otra promoción?':
          'No se suma. Si te corresponden dos descuentos en el mismo plan, la tienda aplica cada mes el que más te baja la cuenta.',
        [`¿Qué pago desde el mes siguiente a los ${campaign.months}?`]: `El precio normal de Gig. Hoy es de ${campaign.later} al mes, y lo ves en tu pedido junto al mes del cambio.`,
        '¿Y si pierdo este enlace?': `Vuelve a esta página y entra por el botón. También puedes pedirlo por teléfono: ${facts.phone('sales')}.`,
        '¿Hay límite de datos o cargo por el módem?':
          'No. Los datos no tienen límite y el módem viene prestado sin cargo.',
      }),
    },
    label: {
      id: 'etiqueta',
      heading: 'La etiqueta de Gig',
      lead: 'La misma que ves junto al plan en tu compra, con el precio de esta oferta.',
    },
    action: {
      heading: 'Guarda el precio de hoy',
      lead: 'Tarda menos que una llamada: dirección, plan y día de visita.',
      actions: { campaign: 'Empezar con la oferta' },
    },
  }
}
