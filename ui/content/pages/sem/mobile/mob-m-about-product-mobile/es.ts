import { ULTRA } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

export const name = 'Conoce {brand} Mobile'

export const words = ({ brand, facts }: PageContext) => {
  const together = facts.withMobileLines(ULTRA)
  return {
    title: `Conoce ${brand.name} Mobile en un minuto | ${brand.name}`,
    description: `Qué es ${brand.name} Mobile, cuánto cuesta con tu internet y qué tienes que hacer para traer tu número. Sin permanencia y con una sola factura.`,
    opening: {
      title: 'Tu internet también camina contigo',
      lead: `La compañía que conecta tu casa conecta tu celular. Con internet, la primera línea cuesta ${facts.lines('bundled', 1).cost} al mes.`,
      picture:
        'Una mujer sale de su casa con el celular en la mano; el hilo del papalote la sigue por la calle',
      actions: { address: 'Ver mi precio', sales: 'Llamar a ventas' },
    },
    what: {
      id: 'que-es',
      heading: 'Qué es, en cuatro frases',
      paragraphs: [
        'Líneas de celular para quienes ya tienen, o van a tener, internet en casa con nosotros. También se pueden pedir solas.',
        `Llamadas, mensajes y datos sin límite en todo el país. Hasta ${facts.mobile.maxLines} líneas en la cuenta y una sola factura. Con tu número y, si está desbloqueado, con tu celular.`,
      ],
    },
    price: {
      id: 'precio',
      heading: 'Lo que suma la familia',
      lead: 'El total de las líneas Unlimited al mes, con internet y antes de impuestos.',
      note: `Y con ${together.lines} líneas o más, ${facts.name(ULTRA)} baja a ${together.price} al mes los primeros ${together.months} meses.`,
    },
    questions: {
      id: 'preguntas',
      heading: 'Lo primero que se pregunta',
      items: answers({
        '¿Tengo que cambiar de celular?':
          'No. Si está desbloqueado y la red lo acepta, te enviamos una tarjeta o un código y sigues con el mismo.',
        '¿Pierdo mi número?':
          'No. Lo traes de tu compañía con el número de cuenta y el PIN de transferencia.',
        '¿Firmo un contrato?': 'Sin permanencia. Pagas mes a mes y cancelas cuando quieras, sin cargo.',
        '¿Cómo lo pido?': `Escribe tu dirección, elige tu internet y agrega las líneas. O llama al ${facts.phone('sales')}. ${facts.hours('mobileSales')}.`,
      }),
    },
    action: {
      heading: '¿Y si lo pides con tu internet?',
      lead: 'Un pedido, una visita y una factura.',
      actions: { address: 'Empezar con mi dirección', plans: 'Ver los planes de celular' },
    },
    lines: (count: number, lines: string) => (count === 1 ? `${lines} línea` : `${lines} líneas`),
  }
}
