import type { PageWriter } from '#ui/content/page-entry.ts'

const INTERNET = 'internet-500'

/** The campaign page that introduces mobile service. */
export const semAboutMobile: PageWriter = ({ brand, facts }) => {
  const together = facts.withMobileLines(INTERNET)
  return {
    title: `Conoce ${brand.name} Mobile en un minuto | ${brand.name}`,
    description: `Qué es ${brand.name} Mobile, cuánto cuesta con tu internet y qué tienes que hacer para traer tu número. Sin permanencia y con una sola factura.`,
    sections: [
      {
        kind: 'opening',
        layout: 'split',
        title: 'Tu internet también camina contigo',
        lead: `La compañía que conecta tu casa conecta tu celular. Con internet, la primera línea cuesta ${facts.lines('bundled', 1).cost} al mes durante ${facts.lines('bundled', 1).years} año.`,
        picture: {
          name: 'walkingString',
          alt: 'Una mujer sale de su casa con el celular en la mano; el hilo del papalote la sigue por la calle',
        },
        actions: [
          { label: 'Ver mi precio', to: 'address' },
          { label: 'Llamar a ventas', to: 'sales' },
        ],
      },
      {
        kind: 'feature',
        id: 'que-es',
        heading: 'Qué es, en cuatro frases',
        paragraphs: [
          'Líneas de celular para quienes ya tienen, o van a tener, internet en casa con nosotros. También se pueden pedir solas.',
          `Llamadas, mensajes y datos sin límite en todo el país. Hasta ${facts.mobile.maxLines} líneas en la cuenta y una sola factura. Con tu número y, si está desbloqueado, con tu celular.`,
        ],
      },
      {
        kind: 'bars',
        id: 'precio',
        heading: 'Lo que suma la familia',
        lead: 'El total de las líneas Unlimited al mes, con internet y antes de impuestos.',
        tone: 'sea',
        bars: [1, 2, 3, 4, 5].map((count) => {
          const { count: lines, cost, amount } = facts.lines('bundled', count)
          return {
            title: count === 1 ? `${lines} línea` : `${lines} líneas`,
            value: cost,
            amount,
            isMain: count === 4,
          }
        }),
        note: `Y con ${together.lines} líneas o más, ${facts.name(INTERNET)} baja a ${together.price} al mes los primeros ${together.months} meses.`,
      },
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'Lo primero que se pregunta',
        items: [
          {
            question: '¿Tengo que cambiar de celular?',
            answer:
              'No. Si está desbloqueado y la red lo acepta, te enviamos una tarjeta o un código y sigues con el mismo.',
          },
          {
            question: '¿Pierdo mi número?',
            answer: 'No. Lo traes de tu compañía con el número de cuenta y el PIN de transferencia.',
          },
          {
            question: '¿Firmo un contrato?',
            answer: 'Sin permanencia. Pagas mes a mes y cancelas cuando quieras, sin cargo.',
          },
          {
            question: '¿Cómo lo pido?',
            answer: `Escribe tu dirección, elige tu internet y agrega las líneas. O llama al ${facts.phone('sales')}. ${facts.hours('mobileSales')}.`,
          },
        ],
      },
      {
        kind: 'action',
        tone: 'sun',
        heading: '¿Y si lo pides con tu internet?',
        lead: 'Un pedido, una visita y una factura.',
        actions: [
          { label: 'Empezar con mi dirección', to: 'address' },
          { label: 'Ver los planes de celular', to: '/mobile/plans' },
        ],
      },
    ],
  }
}
