import { ULTRA, UNLIMITED } from '#ui/content/offer-ids.ts'
import { lineRows } from '#ui/content/line-rows.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

const PLUS = 'mobile-unlimited-plus'

export const name = '{brand} Mobile'

export const words = ({ brand, facts }: PageContext) => {
  const together = facts.withMobileLines(ULTRA)
  return {
    title: `Celular para toda la familia | ${brand.name} Mobile`,
    description: `Con internet en casa, ${facts.lines('bundled', 4).count} líneas sin límite por ${facts.lines('bundled', 4).cost} al mes. Compara los planes de ${brand.name} Mobile, trae tu número y tu celular.`,
    opening: {
      title: 'Un hilo para cada quien, y una sola factura',
      lead: `Con tu internet de casa, la cuarta línea no suma nada: ${facts.lines('bundled', 3).count} líneas cuestan ${facts.lines('bundled', 3).cost} al mes, y ${facts.lines('bundled', 4).count} también.`,
      picture:
        'Una familia en la azotea: cada quien con su celular, todos unidos por el hilo de un mismo papalote',
      actions: { address: 'Ver mi precio', plans: 'Comparar los planes' },
    },
    lines: {
      id: 'lineas',
      heading: 'Lo que paga la familia entera',
      lead: 'El total de todas las líneas al mes, antes de impuestos. No hay que multiplicar.',
      columns: ['Líneas', 'Con internet', 'Sin internet', 'Precio fijo'],
      rows: lineRows(facts, [1, 2, 3, 4, 6, 10], ['bundled', 'standalone']).map(
        ({ lines, costs, years, isOne, isOneYear }) => [
          `${lines} ${isOne ? 'línea' : 'líneas'}`,
          ...costs,
          `${years} ${isOneYear ? 'año' : 'años'}`,
        ],
      ),
      note: `Precios de ${facts.name(UNLIMITED)}. El precio fijo es el de las líneas con internet; después, cada línea cuesta ${facts.mobile.perLine('unlimited')} al mes.`,
    },
    plans: {
      id: 'planes',
      heading: 'Tres maneras de usar datos',
      lead: 'Toda la cuenta lleva el mismo plan. Puedes cambiarlo de un mes al otro.',
      cards: {
        byGig: {
          title: 'Por giga',
          body: `${facts.mobile.firstGig} el primer giga y ${facts.mobile.extraGig} cada uno más, para repartir entre todas las líneas. Para quien vive en WiFi.`,
          link: 'Cómo se cuentan los gigas',
        },
        unlimited: {
          title: 'Unlimited',
          body: `${facts.mobile.perLine('unlimited')} por línea, o menos si son varias. Datos, llamadas y mensajes sin contar.`,
          link: 'Qué quiere decir sin límite',
        },
        unlimitedPlus: {
          title: 'Unlimited Plus',
          body: `${facts.mobile.perLine('unlimitedPlus')} por línea. Cambias de celular cuando quieras, sin esperar a terminar de pagarlo. Pide internet en casa.`,
          link: 'Comparar con Unlimited',
        },
      },
    },
    switch: {
      id: 'cambio',
      heading: 'Trae lo tuyo: número, celular y hasta la deuda',
      paragraphs: [
        'Tu número se queda contigo. Si tu celular está desbloqueado, también. Y si todavía lo debes, hay una oferta para familias que se cambian.',
      ],
      points: [
        `Traes ${facts.mobile.switchMinLines} líneas o más y pagamos lo que deben hasta ${facts.mobile.switchPaidLines} celulares, ${facts.mobile.switchMost} en total.`,
        `Entregas un celular que funcione y recibes ${facts.mobile.tradeInBonus} más de lo que vale.`,
        'No firmas permanencia. Pagas mes a mes y te vas cuando quieras.',
      ],
      actions: { switch: 'Cómo cambiarse', tradeIn: 'Entregar mi celular' },
    },
    questions: {
      id: 'preguntas',
      heading: 'Antes de pedir una línea',
      items: answers({
        '¿Necesito tener internet con ustedes?': `Para Unlimited y para los datos por giga, no. Para ${facts.name(PLUS)}, sí. Si juntas ${together.lines} líneas o más con tu internet, el descuento va en el internet: ${facts.name(ULTRA)} baja a ${together.price} al mes los primeros ${together.months} meses.`,
        '¿Cuántas líneas puedo tener?': `Hasta ${facts.mobile.maxLines} por cuenta: celulares, tabletas y relojes.`,
        '¿Qué pasa cuando termina el precio fijo?': `Cada línea pasa a ${facts.mobile.perLine('unlimited')} al mes. La fecha está en tu pedido desde el primer día, y puedes quitar líneas cuando quieras.`,
        '¿Puedo probar con una sola línea?': `Sí. Con internet, la primera línea cuesta ${facts.lines('bundled', 1).cost} al mes. Las demás las agregas cuando quieras.`,
        '¿Cómo es la factura?':
          'Una sola, con el internet y las líneas juntos. Cada línea aparece con su nombre y su uso.',
      }),
    },
    pages: { heading: 'Sigue con tu celular' },
  }
}
