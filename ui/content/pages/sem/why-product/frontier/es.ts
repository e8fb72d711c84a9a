import { COMPARISON_DATE } from '#ui/content/comparison-date.ts'
import type { PageContext } from '#ui/content/page-entry.ts'

const [ULTRA, GIG] = ['internet-500', 'internet-gig'] as const

export const name = '{brand} y Frontier'

export const words = ({ brand, facts }: PageContext) => {
  const guarantee = facts.campaign(GIG, 'gig-5-year-internet-price-guarantee')
  return {
    title: `${brand.name} o Frontier: qué preguntar del precio | ${brand.name}`,
    description: `Compara ${brand.name} y Frontier por lo que pagarás en los próximos años. Nuestros precios con su fecha, y la pregunta que conviene hacerle a Frontier.`,
    opening: {
      title: `${brand.name} o Frontier: mira el año que viene`,
      lead: 'El precio del anuncio es el del primer mes. Antes de decidir, pide a las dos compañías el de los siguientes.',
      picture: 'Un calendario de pared; un hilo sube un escalón de una hoja a otra',
      actions: { sales: 'Que me lo digan por teléfono' },
    },
    table: {
      id: 'tabla',
      heading: 'El precio, año por año',
      lead: `Los nuestros son del ${facts.date(COMPARISON_DATE)}.`,
      columns: ['Qué comparar', brand.name, 'Pregunta a Frontier'],
      rows: [
        [
          `Los primeros ${facts.promotionMonths(ULTRA)} meses`,
          `${facts.price(ULTRA)} al mes por ${facts.speed(ULTRA)}`,
          '¿Cuántos meses dura este precio?',
        ],
        ['Después', `${facts.laterPrice(ULTRA)} al mes`, '¿Cuál es el precio normal, por escrito?'],
        [
          'Precio garantizado',
          `Gig a ${guarantee.price} por ${guarantee.years} años`,
          '¿Qué parte de la factura está garantizada?',
        ],
        ['Si cambio de plan', 'El precio de ese día, sin cargo', '¿Pierdo la promoción?'],
      ],
      note: 'Frontier es una marca de su dueño, que no participa en esta página.',
    },
    label: {
      id: 'etiqueta',
      heading: 'Pide también su etiqueta',
      lead: 'La ley obliga a todas las compañías a mostrarla. Ponla junto a la nuestra.',
    },
    bill: {
      id: 'factura',
      heading: '¿Y con tu factura?',
      lead: 'Escribe lo que pagas hoy. La cuenta supone que allá no te lo suben.',
    },
    pages: { heading: 'Sigue comparando' },
  }
}
