import type { OfferId } from '#core/catalog/offer.ts'
import { bundleLines } from '#ui/content/package-price.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const ULTRA = 'internet-500' as OfferId
const GIG = 'internet-gig' as OfferId
const GUARANTEE = 'gig-5-year-internet-price-guarantee'

/** Every offer that lowers a bill today, the largest saving first. */
export const bestDeals: PageWriter = ({ brand, facts }) => {
  const guarantee = facts.campaign(GIG, GUARANTEE)
  const lines = facts.withMobileLines(GIG)
  return {
    title: `Ofertas de internet, TV y celular de hoy | ${brand.name}`,
    description: `Todas las ofertas de ${brand.name} en una página, con lo que bajan, cuántos meses duran y qué pagas después. Internet desde ${facts.price('internet-advantage')} al mes.`,
    sections: [
      {
        kind: 'opening',
        layout: 'split',
        title: 'Las ofertas de hoy, con su fecha de salida',
        lead: 'Una oferta dice tres cosas: cuánto baja, cuánto dura y qué pagas después. Aquí están todas, con las tres.',
        picture: {
          name: 'packagesStall',
          alt: 'Un puesto de papalotes con toldo a rayas; de cada uno cuelga su precio',
        },
        offer: ULTRA,
        actions: [
          { label: 'Ver las de mi dirección', to: 'address' },
          { label: 'Llamar a ventas', to: 'sales' },
        ],
      },
      {
        kind: 'bars',
        id: 'ahorro',
        heading: 'Cuánto ahorra cada una',
        lead: 'Todo lo que bajan las ofertas mientras duran, contra el precio que pagarías sin ellas. A escala.',
        tone: 'sun',
        bars: [
          {
            title: `Gig con precio de ${guarantee.years} años`,
            value: `${guarantee.saved} en ${guarantee.months} meses`,
            amount: guarantee.amounts.usualTotal - guarantee.amounts.total,
            isMain: true,
          },
          {
            title: `Gig, los primeros ${facts.promotionMonths(GIG)} meses`,
            value: facts.saved(GIG),
            amount: facts.savedAmount(GIG),
          },
          {
            title: `${facts.name(ULTRA)}, los primeros ${facts.promotionMonths(ULTRA)} meses`,
            value: facts.saved(ULTRA),
            amount: facts.savedAmount(ULTRA),
          },
          {
            title: 'La primera línea Unlimited',
            value: facts.saved('mobile-unlimited'),
            amount: facts.savedAmount('mobile-unlimited'),
          },
        ],
        note: `El ahorro de ${guarantee.years} años se compara con Gig al precio de todos en los mismos meses. Las otras tres, con su precio normal.`,
      },
      {
        kind: 'cards',
        id: 'ofertas',
        heading: 'Una por una',
        lead: 'Las que te tocan entran solas a tu carrito. Solo la garantía de Gig necesita su propio botón.',
        cards: [
          {
            icon: 'lock',
            title: `Gig a ${guarantee.price} al mes`,
            body: `El precio no se mueve en ${guarantee.years} años; después, ${guarantee.later}. Sin contrato: la promesa es nuestra, no tuya.`,
            link: { label: 'Ver la oferta de Gig', to: '/cp/gig-5-year-internet-price-guarantee' },
          },
          {
            icon: 'phone',
            title: 'Internet con varias líneas',
            body: `Con ${lines.lines} o más líneas, Gig cuesta ${lines.price} al mes durante ${lines.months} meses. La cuarta línea no suma nada.`,
            link: { label: 'Hacer la cuenta', to: '/packages/savings-calculator' },
          },
          {
            icon: 'receipt',
            title: `Hasta ${facts.bundle('bundle-signature').off} menos por paquete`,
            body: `Internet, televisión y teléfono juntos. La rebaja dura ${facts.bundle('bundle-signature').months} meses.`,
            link: { label: 'Ver los paquetes', to: '/packages' },
          },
          {
            icon: 'coin',
            title: `${facts.price('internet-advantage')} al mes, para cualquiera`,
            body: `${facts.name('internet-advantage')}: ${facts.speed('internet-advantage')} sin promoción que se acabe. Es el plan más barato sin requisitos.`,
            link: { label: 'Conocer los planes accesibles', to: '/choose-{product}/access' },
          },
          {
            icon: 'gift',
            title: 'Te ayudamos a salir',
            body: `Si tu compañía te cobra por irte, pagamos hasta ${facts.buyoutLimit()} de ese cargo.`,
            link: { label: 'Cómo se pide', to: '/choose-{product}/contract-buyout' },
          },
          {
            icon: 'home',
            title: 'Instálalo tú',
            body: `La autoinstalación no cuesta. Con técnico son ${facts.oneTime('install-professional')}, una sola vez.`,
          },
        ],
        note: 'Precios antes de impuestos. Las ofertas dependen de tu dirección.',
      },
      {
        kind: 'bills',
        id: 'ejemplo',
        heading: 'Dos ofertas en la misma cuenta',
        lead: 'Dos ejemplos: la promoción de Gig con el descuento de un paquete, y con líneas de celular.',
        bills: [
          {
            title: 'Gig, canales y teléfono',
            about: 'Para una casa con abuelos, estudiantes y alguien que trabaja a distancia.',
            lines: bundleLines(brand, 'bundle-signature'),
          },
          {
            title: 'Gig con dos celulares',
            about: 'Para una pareja que paga dos líneas: la segunda baja el internet.',
            lines: [
              { offerId: GIG, quantity: 1 },
              { offerId: 'mobile-unlimited' as OfferId, quantity: 2 },
            ],
          },
        ],
        note: 'El botón pone el ejemplo en tu carrito. Puedes quitar lo que no quieras.',
      },
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'Cómo leer una oferta',
        items: [
          {
            question: '¿Cuál me conviene?',
            answer: `Si vas a quedarte, la de Gig a ${guarantee.price}: es la que más baja en total. Si pagas varias líneas de celular, la de internet con líneas. Si quieres la mensualidad más corta, ${facts.name('internet-advantage')}.`,
          },
          {
            question: '¿Se pueden juntar?',
            answer:
              'El descuento de un paquete se suma a la promoción del primer año. Dos promociones sobre el mismo plan no se suman: cada mes vale la mayor.',
          },
          {
            question: '¿Son solo para clientes nuevos?',
            answer:
              'No. Las de esta página son para cualquier casa que las pida en la tienda. Si ya tienes servicio, entra a tu cuenta para ver qué cambia.',
          },
          {
            question: '¿Hasta cuándo puedo pedirlas?',
            answer: `No tienen fecha de cierre anunciada. Tu carrito las guarda ${facts.cartDays} días, y el precio que ves al pedir es el que pagas.`,
          },
          {
            question: '¿Y cuando se acaben?',
            answer: `Pagas el precio normal: ${facts.laterPrice(ULTRA)} al mes por ${facts.name(ULTRA)} o ${facts.laterPrice(GIG)} por Gig. Puedes cambiar de plan o irte sin cargo.`,
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Más maneras de gastar menos',
        pages: [
          '/discounts',
          '/packages/{product}-one',
          '/internet/plans',
          '/cable-tv/plans/latino-plans',
          '/mobile/switch',
        ],
      },
    ],
  }
}
