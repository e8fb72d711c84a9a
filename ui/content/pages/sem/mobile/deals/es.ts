import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

export const name = 'Ofertas de celular'

export const words = ({ brand, facts }: PageContext) => {
  const { mobile } = facts
  const family = facts.lines('bundled', 4)
  return {
    title: `Ofertas de celular, con sus condiciones | ${brand.name} Mobile`,
    description: `${mobile.tradeInBonus} más por tu celular usado, hasta ${mobile.switchMost} por las deudas de tus líneas y ${family.count} líneas por ${family.cost}. Qué pide cada oferta de ${brand.name}.`,
    opening: {
      title: `Tu celular viejo vale ${mobile.tradeInBonus} más de lo que vale`,
      lead: 'Lo tasamos, y a esa cantidad le sumamos el bono. Llega como crédito en tu factura.',
      picture:
        'Una mesa de mercado con celulares usados; una mujer entrega el suyo y recibe otro con un moño',
      actions: { sales: 'Preguntar cuánto me dan', bonus: 'Ver lo que pide' },
    },
    offers: {
      id: 'ofertas',
      heading: 'Tres ofertas, y no se estorban',
      figures: [
        { figure: mobile.tradeInBonus, meaning: 'más de lo que vale, por el celular que entregas.' },
        {
          figure: mobile.switchMost,
          meaning: `como máximo, para pagar lo que deben tus celulares si traes ${mobile.switchMinLines} líneas o más.`,
        },
        {
          figure: family.cost,
          meaning: `al mes por ${family.count} líneas Unlimited con internet, durante ${family.years} año.`,
        },
      ],
    },
    bonus: {
      id: 'bono',
      heading: 'Lo que pide el bono',
      paragraphs: [
        'Cuatro cosas, todas a la vez. Dos las puedes arreglar tú antes de venir; las otras dos, no.',
      ],
      points: [
        'Pagado: no debes nada de él. Si te falta poco, págalo y vuelve.',
        'Enciende, y la pantalla responde.',
        'No se mojó. Adentro hay una marca que cambia de color con el agua, y la miramos.',
        'Reiniciado de fábrica y sin tu cuenta. Haz antes una copia de tus fotos.',
      ],
    },
    questions: {
      id: 'preguntas',
      heading: 'Lo que conviene saber',
      items: answers({
        '¿Puedo usar las tres ofertas?':
          'Sí. Una va sobre el celular que entregas, otra sobre la deuda de los que traes y otra sobre las líneas.',
        '¿Quién dice cuánto vale mi celular?':
          'Una tasación por modelo, capacidad y estado. La ves antes de aceptar, y si no te gusta te lo quedas.',
        '¿Qué hago si la pantalla está rota?':
          'Pregunta: puede valer algo aunque no gane el bono. Si no enciende o se mojó, no lo aceptamos.',
        '¿Y si cancelo después?': `El bono es tuyo. La oferta que paga deudas sí pide ${mobile.switchMonths} meses con las líneas activas; si cancelas antes, la devuelves.`,
      }),
    },
    action: {
      heading: 'Empieza por tu dirección',
      lead: 'Dice qué internet llega a tu casa, y de ahí sale el precio de tus líneas.',
    },
  }
}
