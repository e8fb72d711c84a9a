import { discountTexts, type DiscountWords } from '#ui/content/discount-texts.ts'
import { counted } from '#ui/content/format.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'
import { textSection } from '#ui/content/text-section.ts'

const months = (count: number): string => counted(count, 'mes', 'meses')

const words: DiscountWords = {
  promotion: (name, overTime) => `${name}: ${overTime}, antes de impuestos.`,
  without: (service) => `sin ${service}`,
  together: (service, atLeast) => (atLeast === 1 ? `con ${service}` : `con ${atLeast} o más ${service}`),
  lines: (count, cost, years) =>
    `${counted(count, 'línea', 'líneas')}, ${cost} al mes por ${counted(years, 'año', 'años')}`,
  afterLines: (start, rows, later) => `${start}: ${rows}. Después, ${later} al mes cada una.`,
  firstMonths: (start, price, count, later) =>
    `${start}: ${price} al mes los primeros ${months(count)}; después, ${later}.`,
  bundle: (names, off, count) => `${names}: ${off} menos al mes, los primeros ${months(count)}.`,
}

const NO_BUNDLES = 'Ahora no hay descuentos por contratar varios servicios juntos: cada uno tiene su precio.'
const NO_PROMOTIONS = 'Ahora no hay promociones: cada servicio tiene su precio normal desde el primer mes.'

/** The discounts of the catalogue: promotions that everybody gets, and those of several services together. */
export const discounts: PageWriter = ({ brand, facts }) => {
  const { promotions, together } = discountTexts(brand, words)
  return {
    title: `Descuentos, promociones y paquetes | ${brand.name}`,
    description: `Las promociones y los paquetes de ${brand.name}: cuánto descuentan al mes, cuántos meses duran y qué precio pagas después.`,
    sections: [
      {
        kind: 'intro',
        title: 'Descuentos y paquetes',
        lead: 'Cuánto descuentan, cuánto duran y qué pagas después.',
      },
      textSection('Promociones', ...(promotions.length === 0 ? [NO_PROMOTIONS] : promotions)),
      textSection('Paquetes', ...(together.length === 0 ? [NO_BUNDLES] : together)),
      textSection(
        'Cómo se aplican',
        'Un descuento que te corresponde ya está en el precio que ves: no tienes que pedirlo. Si hay dos promociones para el mismo servicio, vale la mayor.',
        'En tu pedido, «¿Por qué este precio?» muestra cada paso del precio y los meses que dura cada promoción.',
        `El programa federal ACP terminó en ${facts.stated('2024', 'date')} y ya no descuenta nada de la mensualidad.`,
      ),
      {
        kind: 'address',
        heading: 'El precio en tu casa',
        lead: 'Escribe tu dirección y ve los planes que llegan, con los descuentos que te corresponden.',
      },
    ],
  }
}
