import type { PageWriter } from '#ui/content/page-entry.ts'

/** The trade-in: its questions, its conditions and its bonus. */
export const tradeIn: PageWriter = ({ brand, facts }) => {
  const { mobile } = facts
  return {
    title: `Entrega tu celular y suma ${mobile.tradeInBonus} | ${brand.name} Mobile`,
    description: `Contesta cuatro preguntas y mira si tu celular usado gana el bono de ${mobile.tradeInBonus}, qué le falta y si todavía se puede arreglar.`,
    sections: [
      {
        kind: 'opening',
        layout: 'split',
        title: 'El celular del cajón todavía vale',
        lead: `Lo tasamos por modelo y estado, y si cumple cuatro condiciones le sumamos ${mobile.tradeInBonus}. Llega como crédito en tu factura.`,
        picture: {
          name: 'checkedPhone',
          alt: 'Un celular con cuatro marcas de verificación en la pantalla y una etiqueta de precio que cuelga de un hilo',
        },
        actions: [
          { label: 'Contestar las preguntas', to: '#preguntas-celular' },
          { label: 'Preguntar cuánto me dan', to: 'sales' },
        ],
      },
      {
        kind: 'tool',
        id: 'preguntas-celular',
        heading: 'Cuatro preguntas',
        lead: 'Contéstalas con el celular en la mano. Tus respuestas quedan en la dirección de esta página, para que la guardes o la compartas.',
        tool: 'tradeInCheck',
      },
      {
        kind: 'steps',
        layout: 'list',
        id: 'pasos',
        heading: 'Cómo se entrega',
        lead: 'Del cajón a la línea nueva.',
        steps: [
          {
            title: 'Guarda lo tuyo',
            body: 'Haz una copia de tus fotos, cierra tus cuentas y reinicia el celular de fábrica.',
          },
          {
            title: 'Pide la tasación',
            body: `Al armar tu línea con un celular nuevo, en una tienda con líneas móviles o al ${facts.phone('sales')}. Ten el IMEI a mano.`,
          },
          {
            title: 'Decide',
            body: 'Ves la cantidad antes de aceptar. Si no te gusta, te lo quedas.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'Antes de entregarlo',
        items: [
          {
            question: '¿Y si la pantalla está rota?',
            answer: 'Si enciende y responde, puede valer algo. Lo dice la tasación.',
          },
          {
            question: '¿Puedo entregarlo y además cambiarme con la deuda pagada?',
            answer: `Sí, pero no con el mismo celular: el que entregas tiene que estar pagado. La otra oferta paga hasta ${mobile.switchPaidLines} que todavía deben.`,
          },
          {
            question: '¿Por qué piden el IMEI?',
            answer:
              'Para que el dinero sea del celular que entregas y no de otro. Se revisa que esté bien escrito.',
          },
          {
            question: '¿Dónde entrego el celular?',
            answer: `En las tiendas que dicen «Líneas móviles». Para otra duda, ${facts.phone('sales')}: ${facts.hours('mobileSales')}.`,
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Sigue por aquí',
        pages: ['/mobile/switch', '/mobile/byod-eligibility-check', '/mobile/plans', '/stores'],
      },
    ],
  }
}
