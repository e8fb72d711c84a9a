import type { PageWriter } from '#ui/content/page-entry.ts'

/** Service for military families, who move often. */
export const military: PageWriter = ({ brand, facts }) => ({
  title: `Internet para militares y veteranos, sin contrato | ${brand.name}`,
  description: `Llegan órdenes y te mudas: aquí no hay contrato que romper. Qué hacer con tu internet, tus líneas y el equipo antes de un traslado, un despliegue o el retiro.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Un servicio que cabe en unas órdenes de traslado',
      lead: 'Una familia militar no sabe cuánto tiempo vivirá en la misma casa. Por eso lo que más pesa aquí no es una rebaja: es poder irse sin cargo.',
      picture: {
        name: 'packagesHomecoming',
        alt: 'Una niña corre con su papalote hacia alguien que llega con gorra y mochila',
      },
      actions: [
        { label: 'Ver si llega a mi casa', to: 'address' },
        { label: 'Hablar con ventas', to: 'sales' },
      ],
    },
    {
      kind: 'feature',
      id: 'precio',
      heading: 'El mismo precio para todos',
      tone: 'sun',
      paragraphs: [
        `No hay una tarifa aparte para militares ni veteranos, y preferimos decirlo antes que disfrazar el precio de siempre. Pagas lo que ve cualquiera: ${facts.name('internet-500')} a ${facts.price('internet-500')} al mes durante ${facts.promotionMonths('internet-500')} meses, y ${facts.laterPrice('internet-500')} después.`,
        `Si alguien del hogar participa en un programa como Medicaid, SNAP o SSI, ${facts.name('internet-assist')} cuesta ${facts.price('internet-assist')} al mes. Eso sí depende del hogar, no del uniforme.`,
      ],
      actions: [
        { label: 'Ver los planes accesibles', to: '/choose-{product}/access' },
        { label: 'Ver todas las ofertas', to: '/packages/best-deals' },
      ],
    },
    {
      kind: 'steps',
      id: 'traslado',
      heading: 'Cuando llegan las órdenes',
      lead: 'Tres cosas, en este orden, y te llevas lo que sí viaja.',
      steps: [
        {
          title: 'Busca la casa nueva',
          body: 'Escribe su dirección, con el número de la vivienda si es dentro de una base. Ves al momento si llegamos.',
        },
        {
          title: 'Pide o despídete',
          body: 'Si llegamos, pides allá y eliges el día. Si no, cancelas con una llamada, sin cargo.',
        },
        {
          title: 'Devuelve el equipo',
          body: 'El módem y el router prestados se quedan con nosotros. Las líneas de celular se van contigo.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'despliegue',
      heading: 'Mientras dura un despliegue',
      lead: 'Quien se queda en casa también necesita que todo funcione.',
      cards: [
        {
          icon: 'screen',
          title: 'Videollamadas sin cortes',
          body: `La subida importa tanto como la bajada. Nuestros planes suben y bajan igual: ${facts.uploadSpeed('internet-500')} en ${facts.name('internet-500')}.`,
        },
        {
          icon: 'card',
          title: 'Una sola persona paga',
          body: 'Con pagos automáticos nadie tiene que acordarse. Se quitan cuando quieras, desde la cuenta.',
        },
        {
          icon: 'clock',
          title: 'Ayuda en cualquier huso',
          body: `Servicio al cliente: ${facts.phone('service')}. ${facts.hours('service')}.`,
        },
      ],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Preguntas de familias militares',
      items: [
        {
          question: '¿Y el contrato que tengo con otra compañía?',
          answer:
            'La ley federal SCRA permite a quien recibe ciertas órdenes terminar contratos de internet, televisión y teléfono sin cargo por cancelar. Pregunta a tu compañía qué documento pide, o consulta en la oficina legal de tu base.',
        },
        {
          question: 'No tengo órdenes, pero quiero cambiarme. ¿Me cobran por salir?',
          answer: `Tal vez tu compañía sí. Nosotros pagamos hasta ${facts.buyoutLimit()} de ese cargo si te cambias a ${brand.name}.`,
        },
        {
          question: '¿Llegan a la vivienda de una base?',
          answer:
            'Depende de cada base. La dirección exacta lo dice, y la oficina de vivienda sabe qué red entra a cada edificio.',
        },
        {
          question: '¿Puedo pausar el servicio durante un despliegue?',
          answer:
            'No hay pausa. Como no hay contrato, puedes cancelar y volver a pedir: al volver pagas los precios de ese día.',
        },
        {
          question: '¿Otra persona puede manejar la cuenta?',
          answer: `Pide que la autoricen por teléfono antes de partir: ${facts.phone('service')}.`,
        },
      ],
    },
    {
      kind: 'action',
      heading: 'La próxima dirección',
      lead: 'Escríbela en cuanto la sepas. No hace falta registrarse para ver los planes.',
      tone: 'night',
      hasAddressForm: true,
      actions: [],
    },
    {
      kind: 'pages',
      heading: 'También te sirve',
      pages: ['/choose-{product}/contract-buyout', '/choose-{product}', '/mobile/plans', '/support'],
    },
  ],
})
