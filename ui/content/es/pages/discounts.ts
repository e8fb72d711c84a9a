import type { Brand } from '#core/brand/brand.ts'
import type { Bundle, Offer } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { labelPages } from '#core/label/label-facts.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import type { PageRecord } from '#core/template/page-record.ts'
import { afterPrice, shortMoney } from '#ui/content/es/shared/sections.ts'
import { counted, listText } from '#ui/content/format.ts'
import { textSection } from './text-section.ts'

const promotionText = (offer: Offer): readonly string[] => {
  const price = offerPrice(offer)
  return price.change === null
    ? []
    : [`${offer.name}: ${shortMoney(price.first)} al mes ${afterPrice(price)}, antes de impuestos.`]
}

const bundleText =
  (offers: readonly Offer[]) =>
  ({ offers: ids, off, months }: Bundle): string => {
    const names = ids.flatMap((id) => findOffer(offers, id)?.name ?? [])
    return `${listText(names)}: ${shortMoney(off)} menos al mes, los primeros ${counted(months, 'mes', 'meses')}.`
  }

const NO_BUNDLES = 'Ahora no hay descuentos por contratar varios servicios juntos: cada uno tiene su precio.'
const NO_PROMOTIONS = 'Ahora no hay promociones: cada servicio tiene su precio normal desde el primer mes.'

/** The discounts of the catalogue: promotions that everybody gets, and bundles. */
export const discounts = (brand: Brand): PageRecord => {
  const { offers, bundles } = brand.catalog
  const promotions = offers.flatMap(promotionText)
  return {
    path: labelPages.discounts,
    title: `Descuentos y paquetes | ${brand.name}`,
    description: `Las promociones y los paquetes de ${brand.name}: cuánto descuentan, cuántos meses duran y qué precio pagas después.`,
    isIndexed: true,
    islands: [],
    sections: [
      {
        kind: 'intro',
        title: 'Descuentos y paquetes',
        lead: 'Cuánto descuentan, cuánto duran y qué pagas después.',
      },
      textSection('Promociones', ...(promotions.length === 0 ? [NO_PROMOTIONS] : promotions)),
      textSection('Paquetes', ...(bundles.length === 0 ? [NO_BUNDLES] : bundles.map(bundleText(offers)))),
      textSection(
        'Cómo se aplican',
        'Un descuento que te corresponde ya está en el precio que ves: no tienes que pedirlo. Si hay dos promociones para el mismo servicio, vale la mayor.',
        'En tu pedido, «¿Por qué este precio?» muestra cada paso del precio y los meses que dura cada promoción.',
        'El programa federal ACP terminó en 2024 y ya no descuenta nada de la mensualidad.',
      ),
    ],
  }
}
