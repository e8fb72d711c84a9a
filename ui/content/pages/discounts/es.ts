import type { PageContext } from '#ui/content/page-entry.ts'
import type { DiscountWords } from '#ui/content/discount-rows.ts'
import { counted } from '#ui/content/format.ts'

export const name = 'Descuentos'

const rows: DiscountWords = {
  without: (service) => `sin ${service}`,
  together: (service, atLeast) => (atLeast === 1 ? `con ${service}` : `con ${atLeast} o más ${service}`),
  guaranteed: (cost, years) => `${cost}, ${counted(years, 'año', 'años')}`,
  eachLater: (name, price) => `${name}: después, ${price} al mes cada una.`,
}

export const words = ({ brand, facts }: PageContext) => ({
  title: `Descuentos, promociones y paquetes | ${brand.name}`,
  description: `Las promociones y los paquetes de ${brand.name}: cuánto descuentan al mes, cuántos meses duran y qué precio pagas después.`,
  intro: { title: 'Descuentos y paquetes', lead: 'Cuánto descuentan, cuánto duran y qué pagas después.' },
  rows,
  noPromotions: {
    heading: 'Promociones',
    paragraphs: ['Ahora no hay promociones: cada servicio tiene su precio normal desde el primer mes.'],
  },
  promotions: {
    id: 'promociones',
    heading: 'Promociones',
    lead: 'Las recibe cualquiera que contrate el servicio.',
    columns: ['Servicio', 'Al mes', 'Cuánto dura', 'Después'],
    note: 'Antes de impuestos.',
  },
  noBundles: {
    heading: 'Paquetes',
    paragraphs: ['Ahora no hay descuentos por contratar varios servicios juntos: cada uno tiene su precio.'],
  },
  bundles: {
    id: 'paquetes',
    heading: 'Paquetes',
    lead: 'Pídelos juntos y el total baja cada mes.',
    columns: ['Paquete', 'Menos al mes', 'Cuánto dura'],
  },
  together: {
    id: 'juntos',
    heading: 'Un servicio con otro',
    lead: 'El precio de uno cuando tienes también el otro.',
    columns: ['Servicio', 'Al mes', 'Cuánto dura', 'Después'],
    note: 'Antes de impuestos.',
  },
  lines: {
    id: 'lineas',
    heading: 'Varias líneas móviles',
    lead: 'El total de la cuenta al mes, y los años que dura ese precio.',
    columns: ['Líneas'],
  },
  rules: {
    heading: 'Cómo se aplican',
    paragraphs: [
      'Un descuento que te corresponde ya está en el precio que ves: no tienes que pedirlo. Si hay dos promociones para el mismo servicio, vale la mayor.',
      'En tu pedido, «¿Por qué este precio?» muestra cada paso del precio y los meses que dura cada promoción.',
      `El programa federal ACP terminó en ${facts.stated('2024', 'date')} y ya no descuenta nada de la mensualidad.`,
    ],
  },
  address: {
    heading: 'El precio en tu casa',
    lead: 'Escribe tu dirección y ve los planes que llegan, con los descuentos que te corresponden.',
  },
})
