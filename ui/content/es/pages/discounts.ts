import type { PageSection } from '#core/template/page-record.ts'
import { discountRows, type DiscountWords } from '#ui/content/discount-rows.ts'
import { counted } from '#ui/content/format.ts'
import type { PageContext, PageWriter } from '#ui/content/page-entry.ts'
import { textSection } from '#ui/content/text-section.ts'

const words: DiscountWords = {
  without: (service) => `sin ${service}`,
  together: (service, atLeast) => (atLeast === 1 ? `con ${service}` : `con ${atLeast} o más ${service}`),
  guaranteed: (cost, years) => `${cost}, ${counted(years, 'año', 'años')}`,
  eachLater: (name, price) => `${name}: después, ${price} al mes cada una.`,
}

const NO_BUNDLES = 'Ahora no hay descuentos por contratar varios servicios juntos: cada uno tiene su precio.'
const NO_PROMOTIONS = 'Ahora no hay promociones: cada servicio tiene su precio normal desde el primer mes.'

const withRows = (section: PageSection<'table'>): readonly PageSection[] =>
  section.rows.length === 0 ? [] : [section]

const tables = ({ brand }: PageContext): readonly PageSection[] => {
  const { promotions, bundles, together, lines } = discountRows(brand, words)
  const bundled = [
    ...withRows({
      kind: 'table',
      id: 'paquetes',
      heading: 'Paquetes',
      lead: 'Pídelos juntos y el total baja cada mes.',
      columns: ['Paquete', 'Menos al mes', 'Cuánto dura'],
      rows: bundles,
    }),
    ...withRows({
      kind: 'table',
      id: 'juntos',
      heading: 'Un servicio con otro',
      lead: 'El precio de uno cuando tienes también el otro.',
      columns: ['Servicio', 'Al mes', 'Cuánto dura', 'Después'],
      rows: together,
      note: 'Antes de impuestos.',
    }),
    ...withRows({
      kind: 'table',
      id: 'lineas',
      heading: 'Varias líneas móviles',
      lead: 'El total de la cuenta al mes, y los años que dura ese precio.',
      columns: ['Líneas', ...lines.columns],
      rows: lines.rows,
      note: lines.later.join(' '),
    }),
  ]
  return [
    ...(promotions.length === 0 ? [textSection('Promociones', NO_PROMOTIONS)] : []),
    ...withRows({
      kind: 'table',
      id: 'promociones',
      heading: 'Promociones',
      lead: 'Las recibe cualquiera que contrate el servicio.',
      columns: ['Servicio', 'Al mes', 'Cuánto dura', 'Después'],
      rows: promotions,
      note: 'Antes de impuestos.',
    }),
    ...(bundled.length === 0 ? [textSection('Paquetes', NO_BUNDLES)] : bundled),
  ]
}

/** The discounts of the catalogue: promotions that everybody gets, and those of several services together. */
export const discounts: PageWriter = (context) => {
  const { brand, facts } = context
  return {
    title: `Descuentos, promociones y paquetes | ${brand.name}`,
    description: `Las promociones y los paquetes de ${brand.name}: cuánto descuentan al mes, cuántos meses duran y qué precio pagas después.`,
    sections: [
      {
        kind: 'intro',
        title: 'Descuentos y paquetes',
        lead: 'Cuánto descuentan, cuánto duran y qué pagas después.',
      },
      ...tables(context),
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
