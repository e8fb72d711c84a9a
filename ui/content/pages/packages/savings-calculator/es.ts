import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import { internetPrices } from '#core/savings/internet-price.ts'
import type { SiteFacts } from '#ui/content/facts.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'

export const name = 'Calculadora de ahorro'

/** What each number of lines costs. */
export const lines = (facts: SiteFacts) => ({
  id: 'lineas',
  heading: 'Cuánto cuestan las líneas',
  lead: 'Por todas las líneas juntas, cada mes. La calculadora y la tienda usan estos mismos precios.',
  columns: ['Líneas', 'Unlimited con internet', 'Unlimited Plus con internet', 'Unlimited sin internet'],
  note: `Puedes pedir hasta ${facts.limit('mobile-unlimited')} líneas. Precios antes de impuestos y tarifas.`,
})

export const words = ({ brand, facts }: PageContext) => {
  const { count, years } = facts.lines('bundled', 3)
  return {
    title: `Calculadora de ahorro en internet y celular | ${brand.name}`,
    description:
      'Contesta cinco preguntas y compara lo que pagas hoy con nuestro precio: tu ahorro al mes y al año, y de dónde sale cada número.',
    opening: {
      title: 'Calcula cuánto ahorras al mes',
      lead: 'Dinos qué usas y cuánto pagas hoy. Sumamos tu internet y tus líneas, y te mostramos la diferencia con toda la cuenta.',
      picture: 'Dos vecinos comparan sus facturas: una llega al piso y la otra es corta',
      actions: { calculator: 'Calcular mi ahorro' },
    },
    calculator: {
      id: 'calculadora',
      heading: 'Tu cuenta, paso a paso',
      lead: 'No te pedimos tu nombre ni tu correo, y no guardamos lo que escribes.',
    },
    steps: {
      id: 'cuenta',
      heading: 'Cómo hacemos la cuenta',
      lead: 'Sin letra pequeña: ves cada número y de dónde sale.',
      cards: titled({
        'Tu internet': `Si la velocidad es lo primero, contamos ${facts.name('internet-gig')}; si cuidas el precio, ${facts.name('internet-advantage')}; si lo de siempre está bien, ${facts.name('internet-500')}.`,
        'Tus líneas': `Con dos líneas o más, el internet baja: ${facts.name('internet-gig')} pasa de ${facts.stated(shortMoney(internetPrices.nonBundled.gig), 'rule SAV-03')} a ${facts.stated(shortMoney(internetPrices.bundled.gig), 'rule SAV-03')} al mes.`,
        'Tu ahorro':
          'A lo que pagas hoy le restamos el total de aquí. Si sale mejor lo que ya tienes, también te lo decimos.',
      }),
    },
    lines: lines(facts),
    questions: {
      id: 'preguntas',
      heading: 'Preguntas sobre la calculadora',
      items: answers({
        '¿Qué pongo en lo que pago hoy?':
          'La suma de tu internet y de tus líneas de celular, como aparece en la factura antes de impuestos. Si comparas solo celular, pon solo tus líneas.',
        '¿El precio que veo es el que pago?':
          'Sí. «Pedir este plan» abre la tienda con tu internet y tus líneas ya en el pedido, al mismo precio. Ahí se suman los impuestos de tu dirección.',
        '¿Cuánto dura el precio?': `El resultado lo dice para tu caso. Con internet y ${count} líneas, por ejemplo, el precio de las líneas está garantizado por ${years} años; también ves cuánto pagas después.`,
        '¿Y si hoy pago menos?':
          'La calculadora te lo dice claro: cuánto más pagarías aquí. Entonces compara la velocidad, no solo el precio.',
        '¿Puedo pedir solo líneas de celular?':
          'Sí. Calcula el precio de tus líneas y pídelas en la tienda, sin un plan de internet.',
      }),
    },
  }
}
