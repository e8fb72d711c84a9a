import type { PageWriter } from '#ui/content/page-entry.ts'

/** The page of search marketing for people who are customers already. */
export const semExisting: PageWriter = ({ brand, facts }) => ({
  title: `Ya eres cliente: cambia tu servicio sin llamar | ${brand.name}`,
  description: `Entra a tu cuenta para pagar, mover tu visita o agregar servicios. ¿Te mudas? Escribe la dirección nueva. Alguien contesta a toda hora.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Ya estás en casa. Entra.',
      lead: 'Tu cuenta sabe qué tienes y qué puedes agregar. No hace falta pedir todo otra vez.',
      picture: {
        name: 'semKeys',
        alt: 'Un hombre abre su puerta con una llave de la que cuelga un papalote pequeño',
      },
      actions: [{ label: 'Entrar a mi cuenta', to: 'account' }],
    },
    {
      kind: 'cards',
      id: 'tareas',
      heading: 'Lo que se resuelve en la cuenta',
      lead: 'Sin música de espera.',
      cards: [
        {
          icon: 'card',
          title: 'Pagar y ver facturas',
          body: 'También los pagos automáticos, que quitas cuando quieras.',
        },
        {
          icon: 'plus',
          title: 'Agregar algo',
          body: `Un pod por ${facts.price('wifi-pod')} al mes, televisión o una línea. Ves el total antes de aceptar.`,
        },
        {
          icon: 'calendar',
          title: 'Mover una visita',
          body: 'Eliges otro día de los que hay, sin dar explicaciones.',
        },
      ],
    },
    {
      kind: 'action',
      heading: '¿Cambias de casa?',
      lead: 'Escribe la dirección nueva y ve qué llega antes de empacar.',
      tone: 'sun',
      hasAddressForm: true,
      actions: [],
    },
    {
      kind: 'questions',
      ask: 'service',
      id: 'preguntas',
      heading: 'Para quien ya tiene servicio',
      items: [
        {
          question: '¿Las ofertas de la tienda también son mías?',
          answer: 'Depende de tu plan y de tu dirección. En tu cuenta ves solo las que puedes pedir.',
        },
        {
          question: '¿Con quién hablo si algo falla?',
          answer: `Servicio al cliente: ${facts.phone('service')}. ${facts.hours('service')}.`,
        },
        {
          question: '¿Me mudo y conservo mi plan?',
          answer:
            'Si llegamos a la dirección nueva, sí. Escríbela arriba y mira qué hay; después llama y ponemos la fecha del cambio.',
        },
        {
          question: '¿Quitar un servicio me cuesta algo?',
          answer:
            'No hay contrato ni cargo por terminarlo; un equipo a plazos se acaba de pagar. Si era parte de un paquete, el descuento se va con él: mira antes cuánto pagarías.',
        },
        {
          question: '¿Recomendar me da algo?',
          answer: 'Pregunta en tu cuenta por tu enlace. El crédito aparece en la factura de quien lo usa.',
        },
      ],
    },
    { kind: 'pages', heading: 'Más ayuda', pages: ['/support', '/apps', '/activate', '/contact-{product}'] },
  ],
})
