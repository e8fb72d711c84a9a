import { onePackage } from '#ui/content/package-price.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

export const name = '{brand} One'

export const words = ({ brand, facts }: PageContext) => {
  const together = facts.package(onePackage)
  return {
    title: `${brand.name} One: internet, WiFi y celular juntos | ${brand.name}`,
    description: `${brand.name} One junta internet de ${facts.speed('internet-500')}, WiFi avanzado y una línea Unlimited por ${together.price} al mes el primer año. Mira qué pagas después.`,
    opening: {
      title: 'La misma conexión, adentro y en la calle',
      lead: `${brand.name} One es internet, WiFi avanzado y una línea de celular por ${together.price} al mes durante ${together.months} meses. Después, ${together.later} al mes si conservas todo.`,
      picture: 'Una joven sale de casa con el celular; el hilo del router la sigue hasta la calle',
      actions: { order: `Pedir ${brand.name} One`, inside: 'Ver qué trae' },
    },
    price: {
      id: 'precio',
      heading: 'Tres números antes de decidir',
      figures: [
        { figure: together.price, meaning: `al mes por todo, los primeros ${together.months} meses` },
        {
          figure: facts.price('mobile-unlimited'),
          meaning: `al mes por la línea, los primeros ${facts.promotionMonths('mobile-unlimited')} meses; después, ${facts.laterPrice('mobile-unlimited')}`,
        },
        { figure: together.later, meaning: 'al mes por todo, cuando terminan las promociones' },
      ],
    },
    inside: {
      id: 'trae',
      heading: 'Qué trae y qué pagas por cada cosa',
      lead: 'Ninguna pieza depende de un contrato. Puedes quitar el WiFi o la línea y conservar internet.',
      columns: ['Pieza', 'Para qué', `Los primeros ${together.months} meses`, 'Después'],
      rows: [
        [
          facts.name('internet-500'),
          'La casa entera: series, clases, videollamadas y respaldos a la vez',
          facts.price('internet-500'),
          facts.laterPrice('internet-500'),
        ],
        [
          'WiFi avanzado',
          'Un router reciente, con control de los dispositivos desde el celular',
          facts.price('advanced-wifi'),
          facts.price('advanced-wifi'),
        ],
        [
          'Una línea Unlimited',
          'Llamadas, mensajes y datos fuera de casa',
          facts.price('mobile-unlimited'),
          facts.mobile.perLine('unlimited'),
        ],
      ],
      note: 'Precios al mes, antes de impuestos. Con la red móvil cargada, una línea que ya usó muchos datos puede ir más lenta.',
    },
    who: {
      id: 'quien',
      heading: 'Para quien ya paga una línea en otro lado',
      paragraphs: [
        'Si tu celular va con otra compañía, suma esa mensualidad a la de tu internet. Ese es el número que se compara con One.',
        'Traes tu número y, si está liberado, también tu celular. No canceles tu línea actual por tu cuenta: cuando el número pasa, se cierra sola.',
      ],
      picture: 'Un celular guardado en el bolsillo con un hilo que sale hacia la casa',
      actions: { savingsCalculator: 'Comparar con lo que pago hoy' },
    },
    questions: {
      id: 'preguntas',
      heading: 'Sobre One',
      items: answers({
        '¿La línea gratis tiene trampa?': `No pagas mensualidad por ella durante ${facts.lines('bundled', 1).years} año mientras tengas internet. Pagas los impuestos que cobre tu estado y, al terminar, ${facts.mobile.perLine('unlimited')} al mes. Si no la quieres, la cancelas antes.`,
        '¿Qué pasa si agrego otra línea?': `Dos líneas con internet cuestan ${facts.lines('bundled', 2).cost} al mes, con el precio fijo por ${facts.lines('bundled', 2).years} años, y ${facts.name('internet-500')} baja a ${facts.withMobileLines('internet-500').price} durante ${facts.withMobileLines('internet-500').months} meses.`,
        '¿Puedo tener One con Gig?': `Sí. Elige ${facts.name('internet-gig')} en tu carrito: cuesta ${facts.price('internet-gig')} al mes al empezar, en lugar de ${facts.price('internet-500')}. La línea y el WiFi no cambian de precio.`,
        '¿Necesito comprar un celular?':
          'No. Traes el tuyo si funciona en la red, o eliges uno en la tienda. El celular se paga aparte.',
        '¿Y si me mudo?':
          'La línea sigue contigo. El internet y el WiFi dependen de la dirección nueva: escríbela y ve si llegan.',
      }),
    },
    action: {
      heading: '¿Llega One a tu casa?',
      lead: 'La línea llega contigo a cualquier parte. El internet depende de tu dirección.',
    },
    pages: { heading: 'Mira cada pieza' },
  }
}
