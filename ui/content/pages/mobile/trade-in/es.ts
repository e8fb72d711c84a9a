import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Entrega tu celular'

export const words = ({ brand, facts }: PageContext) => {
  const { mobile } = facts
  return {
    title: `Entrega tu celular y suma ${mobile.tradeInBonus} | ${brand.name} Mobile`,
    description: `Contesta cuatro preguntas y mira si tu celular usado gana el bono de ${mobile.tradeInBonus}, qué le falta y si todavía se puede arreglar.`,
    opening: {
      title: 'El celular del cajón todavía vale',
      lead: `Lo tasamos por modelo y estado, y si cumple cuatro condiciones le sumamos ${mobile.tradeInBonus}. Llega como crédito en tu factura.`,
      picture:
        'Un celular con cuatro marcas de verificación en la pantalla y una etiqueta de precio que cuelga de un hilo',
      actions: { phoneQuestions: 'Contestar las preguntas', sales: 'Preguntar cuánto me dan' },
    },
    phoneQuestions: {
      id: 'preguntas-celular',
      heading: 'Cuatro preguntas',
      lead: 'Contéstalas con el celular en la mano. Tus respuestas quedan en la dirección de esta página, para que la guardes o la compartas.',
    },
    steps: {
      id: 'pasos',
      heading: 'Cómo se entrega',
      lead: 'Del cajón a la línea nueva.',
      steps: titled({
        'Guarda lo tuyo': 'Haz una copia de tus fotos, cierra tus cuentas y reinicia el celular de fábrica.',
        'Pide la tasación': `Al armar tu línea con un celular nuevo, en una tienda con líneas móviles o al ${facts.phone('sales')}. Ten el IMEI a mano.`,
        Decide: 'Ves la cantidad antes de aceptar. Si no te gusta, te lo quedas.',
      }),
    },
    questions: {
      id: 'preguntas',
      heading: 'Antes de entregarlo',
      items: answers({
        '¿Y si la pantalla está rota?': 'Si enciende y responde, puede valer algo. Lo dice la tasación.',
        '¿Puedo entregarlo y además cambiarme con la deuda pagada?': `Sí, pero no con el mismo celular: el que entregas tiene que estar pagado. La otra oferta paga hasta ${mobile.switchPaidLines} que todavía deben.`,
        '¿Por qué piden el IMEI?':
          'Para que el dinero sea del celular que entregas y no de otro. Se revisa que esté bien escrito.',
        '¿Dónde entrego el celular?': `En las tiendas que dicen «Líneas móviles». Para otra duda, ${facts.phone('sales')}: ${facts.hours('mobileSales')}.`,
      }),
    },
    pages: { heading: 'Sigue por aquí' },
  }
}
