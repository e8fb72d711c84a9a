import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Militares y veteranos'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Internet para militares y veteranos, sin contrato | ${brand.name}`,
  description: `Llegan órdenes y te mudas: aquí no hay contrato que romper. Qué hacer con tu internet, tus líneas y el equipo antes de un traslado, un despliegue o el retiro.`,
  opening: {
    title: 'Un servicio que cabe en unas órdenes de traslado',
    lead: 'Una familia militar no sabe cuánto tiempo vivirá en la misma casa. Por eso lo que más pesa aquí no es una rebaja: es poder irse sin cargo.',
    picture: 'Una niña corre con su papalote hacia alguien que llega con gorra y mochila',
    actions: { address: 'Ver si llega a mi casa', sales: 'Hablar con ventas' },
  },
  price: {
    id: 'precio',
    heading: 'El mismo precio para todos',
    paragraphs: [
      `No hay una tarifa aparte para militares ni veteranos, y preferimos decirlo antes que disfrazar el precio de siempre. Pagas lo que ve cualquiera: ${facts.name('internet-500')} a ${facts.price('internet-500')} al mes durante ${facts.promotionMonths('internet-500')} meses, y ${facts.laterPrice('internet-500')} después.`,
      `Si alguien del hogar participa en un programa como Medicaid, SNAP o SSI, ${facts.name('internet-assist')} cuesta ${facts.price('internet-assist')} al mes. Eso sí depende del hogar, no del uniforme.`,
    ],
    actions: { access: 'Ver los planes accesibles', bestDeals: 'Ver todas las ofertas' },
  },
  moving: {
    id: 'traslado',
    heading: 'Cuando llegan las órdenes',
    lead: 'Tres cosas, en este orden, y te llevas lo que sí viaja.',
    steps: titled({
      'Busca la casa nueva':
        'Escribe su dirección, con el número de la vivienda si es dentro de una base. Ves al momento si llegamos.',
      'Pide o despídete':
        'Si llegamos, pides allá y eliges el día. Si no, cancelas con una llamada, sin cargo.',
      'Devuelve el equipo':
        'El módem y el router prestados se quedan con nosotros. Las líneas de celular se van contigo.',
    }),
  },
  deployment: {
    id: 'despliegue',
    heading: 'Mientras dura un despliegue',
    lead: 'Quien se queda en casa también necesita que todo funcione.',
    cards: titled({
      'Videollamadas sin cortes': `La subida importa tanto como la bajada. Nuestros planes suben y bajan igual: ${facts.uploadSpeed('internet-500')} en ${facts.name('internet-500')}.`,
      'Una sola persona paga':
        'Con pagos automáticos nadie tiene que acordarse. Se quitan cuando quieras, desde la cuenta.',
      'Ayuda en cualquier huso': `Servicio al cliente: ${facts.phone('service')}. ${facts.hours('service')}.`,
    }),
  },
  questions: {
    id: 'preguntas',
    heading: 'Preguntas de familias militares',
    items: answers({
      '¿Y el contrato que tengo con otra compañía?':
        'La ley federal SCRA permite a quien recibe ciertas órdenes terminar contratos de internet, televisión y teléfono sin cargo por cancelar. Pregunta a tu compañía qué documento pide, o consulta en la oficina legal de tu base.',
      'No tengo órdenes, pero quiero cambiarme. ¿Me cobran por salir?': `Tal vez tu compañía sí. Nosotros pagamos hasta ${facts.buyoutLimit()} de ese cargo si te cambias a ${brand.name}.`,
      '¿Llegan a la vivienda de una base?':
        'Depende de cada base. La dirección exacta lo dice, y la oficina de vivienda sabe qué red entra a cada edificio.',
      '¿Puedo pausar el servicio durante un despliegue?':
        'No hay pausa. Como no hay contrato, puedes cancelar y volver a pedir: al volver pagas los precios de ese día.',
      '¿Otra persona puede manejar la cuenta?': `Pide que la autoricen por teléfono antes de partir: ${facts.phone('service')}.`,
    }),
  },
  action: {
    heading: 'La próxima dirección',
    lead: 'Escríbela en cuanto la sepas. No hace falta registrarse para ver los planes.',
  },
  pages: { heading: 'También te sirve' },
})
