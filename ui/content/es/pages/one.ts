import { onePackage } from '#ui/content/package-price.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

/** Internet, WiFi and a mobile line together. */
export const one: PageWriter = ({ brand, facts }) => {
  const together = facts.package(onePackage)
  return {
    title: `${brand.name} One: internet, WiFi y celular juntos | ${brand.name}`,
    description: `${brand.name} One junta internet de ${facts.speed('internet-500')}, WiFi avanzado y una línea Unlimited por ${together.price} al mes el primer año. Mira qué pagas después.`,
    sections: [
      {
        kind: 'opening',
        layout: 'night',
        title: 'La misma conexión, adentro y en la calle',
        lead: `${brand.name} One es internet, WiFi avanzado y una línea de celular por ${together.price} al mes durante ${together.months} meses. Después, ${together.later} al mes si conservas todo.`,
        picture: {
          name: 'packagesOne',
          alt: 'Una joven sale de casa con el celular; el hilo del router la sigue hasta la calle',
        },
        actions: [
          { label: `Pedir ${brand.name} One`, to: { lines: onePackage } },
          { label: 'Ver qué trae', to: '#trae' },
        ],
      },
      {
        kind: 'figures',
        id: 'precio',
        heading: 'Tres números antes de decidir',
        figures: [
          { figure: together.price, meaning: `al mes por todo, los primeros ${together.months} meses` },
          {
            figure: facts.lines('bundled', 1).cost,
            meaning: `al mes por la línea, durante ${facts.lines('bundled', 1).years} año`,
          },
          { figure: together.later, meaning: 'al mes por todo, cuando terminan las promociones' },
        ],
      },
      {
        kind: 'table',
        id: 'trae',
        heading: 'Qué trae y qué pagas por cada cosa',
        lead: 'Ninguna pieza depende de un contrato. Puedes quitar el WiFi o la línea y conservar internet.',
        columns: ['Pieza', 'Para qué', 'Al empezar', 'Después'],
        rows: [
          [
            facts.name('internet-500'),
            'La casa entera: series, clases, videollamadas y respaldos a la vez',
            facts.price('internet-500'),
            facts.laterPrice('internet-500'),
          ],
          [
            'WiFi avanzado',
            'Un router reciente, con control de los aparatos desde el teléfono',
            facts.price('advanced-wifi'),
            facts.price('advanced-wifi'),
          ],
          [
            'Una línea Unlimited',
            'Llamadas, mensajes y datos fuera de casa',
            facts.lines('bundled', 1).cost,
            facts.mobile.perLine('unlimited'),
          ],
        ],
        note: 'Precios al mes, antes de impuestos. Con la red móvil cargada, una línea que ya usó muchos datos puede ir más lenta.',
      },
      {
        kind: 'feature',
        id: 'quien',
        heading: 'Para quien ya paga una línea en otro lado',
        tone: 'sea',
        paragraphs: [
          'Si tu celular va con otra compañía, suma esa mensualidad a la de tu internet. Ese es el número que se compara con One.',
          'Traes tu número y, si tu teléfono está liberado, también el aparato. No canceles tu línea actual por tu cuenta: cuando el número pasa, se cierra sola.',
        ],
        picture: {
          name: 'packagesPocket',
          alt: 'Un celular guardado en el bolsillo con un hilo que sale hacia la casa',
        },
        actions: [{ label: 'Comparar con lo que pago hoy', to: '/packages/savings-calculator' }],
      },
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'Sobre One',
        items: [
          {
            question: '¿La línea gratis tiene trampa?',
            answer: `No pagas mensualidad por ella durante ${facts.lines('bundled', 1).years} año mientras tengas internet. Pagas los impuestos que cobre tu estado y, al terminar, ${facts.mobile.perLine('unlimited')} al mes. Si no la quieres, la cancelas antes.`,
          },
          {
            question: '¿Qué pasa si agrego otra línea?',
            answer: `Dos líneas con internet cuestan ${facts.lines('bundled', 2).cost} al mes, con el precio fijo por ${facts.lines('bundled', 2).years} años, y ${facts.name('internet-500')} baja a ${facts.withMobileLines('internet-500').price} durante ${facts.withMobileLines('internet-500').months} meses.`,
          },
          {
            question: '¿Puedo tener One con Gig?',
            answer: `Sí. Elige ${facts.name('internet-gig')} en tu carrito: cuesta ${facts.price('internet-gig')} al mes al empezar, en lugar de ${facts.price('internet-500')}. La línea y el WiFi no cambian de precio.`,
          },
          {
            question: '¿Necesito comprar un celular?',
            answer:
              'No. Traes el tuyo si funciona en la red, o eliges uno en la tienda. El equipo se paga aparte.',
          },
          {
            question: '¿Y si me mudo?',
            answer:
              'La línea sigue contigo. El internet y el WiFi dependen de la dirección nueva: escríbela y ve si llegan.',
          },
        ],
      },
      {
        kind: 'action',
        heading: '¿Llega One a tu casa?',
        lead: 'La línea llega contigo a cualquier parte. El internet depende de tu dirección.',
        hasAddressForm: true,
        actions: [],
      },
      {
        kind: 'pages',
        heading: 'Mira cada pieza',
        pages: [
          '/internet/plans/internet-ultra',
          '/internet/wifi-service/{product}-advanced-wifi',
          '/mobile/plans/unlimited-data',
          '/mobile/byod',
          '/packages',
        ],
      },
    ],
  }
}
