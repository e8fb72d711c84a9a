import { GIG, GUARANTEE, ULTRA } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

export const name = 'Mejores ofertas'

export const words = ({ brand, facts }: PageContext) => {
  const guarantee = facts.campaign(GIG, GUARANTEE)
  const lines = facts.withMobileLines(GIG)
  return {
    title: `Ofertas de internet, TV y celular de hoy | ${brand.name}`,
    description: `Todas las ofertas de ${brand.name} en una página, con lo que bajan, cuántos meses duran y qué pagas después. Internet desde ${facts.price('internet-advantage')} al mes.`,
    opening: {
      title: 'Las ofertas de hoy, con su fecha de salida',
      lead: 'Una oferta dice tres cosas: cuánto baja, cuánto dura y qué pagas después. Aquí están todas, con las tres.',
      picture: 'Un puesto de papalotes con toldo a rayas; de cada uno cuelga su precio',
      actions: { address: 'Ver las de mi dirección', sales: 'Llamar a ventas' },
    },
    savings: {
      id: 'ahorro',
      heading: 'Cuánto ahorra cada una',
      lead: 'Todo lo que bajan las ofertas mientras duran, contra el precio que pagarías sin ellas. A escala.',
      bars: {
        gigYearPrice: {
          title: `Gig con precio de ${guarantee.years} años`,
          value: `${guarantee.saved} en ${guarantee.months} meses`,
        },
        gigFirstMonths: { title: `Gig, los primeros ${facts.promotionMonths(GIG)} meses` },
        firstMonths: { title: `${facts.name(ULTRA)}, los primeros ${facts.promotionMonths(ULTRA)} meses` },
        firstUnlimitedLine: { title: 'La primera línea Unlimited' },
      },
      note: `El ahorro de ${guarantee.years} años se compara con Gig al precio de todos en los mismos meses. Las otras tres, con su precio normal.`,
    },
    deals: {
      id: 'ofertas',
      heading: 'Una por una',
      lead: 'Las que te tocan entran solas a tu carrito. Solo la garantía de Gig necesita su propio botón.',
      cards: {
        gig5YearInternetPriceGuarantee: {
          title: `Gig a ${guarantee.price} al mes`,
          body: `El precio no se mueve en ${guarantee.years} años; después, ${guarantee.later}. Sin contrato: la promesa es nuestra, no tuya.`,
          link: 'Ver la oferta de Gig',
        },
        internetSeveralLines: {
          title: 'Internet con varias líneas',
          body: `Con ${lines.lines} o más líneas, Gig cuesta ${lines.price} al mes durante ${lines.months} meses. La cuarta línea no suma nada.`,
          link: 'Hacer la cuenta',
        },
        packages: {
          title: `Hasta ${facts.bundle('bundle-signature').off} menos por paquete`,
          body: `Internet, televisión y teléfono juntos. La rebaja dura ${facts.bundle('bundle-signature').months} meses.`,
          link: 'Ver los paquetes',
        },
        access: {
          title: `${facts.price('internet-advantage')} al mes, para cualquiera`,
          body: `${facts.name('internet-advantage')}: ${facts.speed('internet-advantage')} sin promoción que se acabe. Es el plan más barato sin requisitos.`,
          link: 'Conocer los planes accesibles',
        },
        helpGettingOut: {
          title: 'Te ayudamos a salir',
          body: `Si tu compañía te cobra por irte, pagamos hasta ${facts.buyoutLimit()} de ese cargo.`,
          link: 'Cómo se pide',
        },
        installYourself: {
          title: 'Instálalo tú',
          body: `La autoinstalación no cuesta. Con técnico son ${facts.oneTime('install-professional')}, una sola vez.`,
        },
      },
      note: 'Precios antes de impuestos. Las ofertas dependen de tu dirección.',
    },
    example: {
      id: 'ejemplo',
      heading: 'Dos ofertas en la misma cuenta',
      lead: 'Dos ejemplos: la promoción de Gig con el descuento de un paquete, y con líneas de celular.',
      bills: {
        gigChannelsHome: {
          title: 'Gig, canales y teléfono',
          about: 'Para una casa con abuelos, estudiantes y alguien que trabaja a distancia.',
        },
        gigTwoCell: {
          title: 'Gig con dos celulares',
          about: 'Para una pareja que paga dos líneas: la segunda baja el internet.',
        },
      },
      note: 'El botón pone el ejemplo en tu carrito. Puedes quitar lo que no quieras.',
    },
    questions: {
      id: 'preguntas',
      heading: 'Cómo leer una oferta',
      items: answers({
        '¿Cuál me conviene?': `Si vas a quedarte, la de Gig a ${guarantee.price}: es la que más baja en total. Si pagas varias líneas de celular, la de internet con líneas. Si quieres la mensualidad más corta, ${facts.name('internet-advantage')}.`,
        '¿Se pueden juntar?':
          'El descuento de un paquete se suma a la promoción del primer año. Dos promociones sobre el mismo plan no se suman: cada mes vale la mayor.',
        '¿Son solo para clientes nuevos?':
          'No. Las de esta página son para cualquier casa que las pida en la tienda. Si ya tienes servicio, entra a tu cuenta para ver qué cambia.',
        '¿Hasta cuándo puedo pedirlas?': `No tienen fecha de cierre anunciada. Tu carrito las guarda ${facts.cartDays} días, y el precio que ves al pedir es el que pagas.`,
        '¿Y cuando se acaben?': `Pagas el precio normal: ${facts.laterPrice(ULTRA)} al mes por ${facts.name(ULTRA)} o ${facts.laterPrice(GIG)} por Gig. Puedes cambiar de plan o irte sin cargo.`,
      }),
    },
    pages: { heading: 'Más maneras de gastar menos' },
  }
}
