import type { Brand } from '#core/brand/brand.ts'
import type { MobileLinePrice } from '#core/catalog/line-table.ts'
import { lineTables } from '#core/catalog/line-table.ts'
import type { Bundle, Condition, Offer, Promotion } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { recurringOf } from '#core/catalog/price.ts'
import { isLinePromotion } from '#core/catalog/promotion.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import { subtract } from '#core/shared/money.ts'
import type { PageText } from '#core/template/page-record.ts'
import { serviceNames } from '#ui/content/es/sale/sale-layout.ts'
import { afterPrice, shortMoney } from '#ui/content/es/shared/sections.ts'
import { counted, listText } from '#ui/content/format.ts'
import { textSection } from './text-section.ts'

const isForEverybody = ({ conditions }: Promotion): boolean => conditions.length === 0

/** Writes a promotion that every buyer gets. */
const promotionText = (offer: Offer): readonly string[] =>
  offer.promotions.some((promotion) => isForEverybody(promotion) && !isLinePromotion(promotion))
    ? [
        `${offer.name}: ${shortMoney(offerPrice(offer).first)} al mes ${afterPrice(offerPrice(offer))}, antes de impuestos.`,
      ]
    : []

/** Writes a condition on the other services of the cart; null for a condition on the buyer, which not everybody meets. */
const conditionText = (condition: Condition): string | null => {
  if (condition.kind === 'Without') return `sin ${serviceNames[condition.lineOfBusiness].toLowerCase()}`
  if (condition.kind !== 'Lines') return null
  const service = serviceNames[condition.lineOfBusiness].toLowerCase()
  return condition.atLeast === 1 ? `con ${service}` : `con ${condition.atLeast} o más ${service}`
}

const rowText = ({ noOfLines, cost, priceGuaranteeDurationInYears: years }: MobileLinePrice): string =>
  `${counted(noOfLines, 'línea', 'líneas')}, ${shortMoney(cost)} al mes por ${counted(years, 'año', 'años')}`

/** Writes the promotions of an offer together with other services, with the price of each number of lines. */
const togetherText = (offer: Offer): readonly string[] =>
  offer.promotions.flatMap((promotion) => {
    const conditions = promotion.conditions.map(conditionText)
    if (isForEverybody(promotion) || conditions.includes(null)) return []
    const start = `${offer.name} ${listText(conditions.flatMap((text) => text ?? []))}`
    const list = recurringOf(offer)
    if (isLinePromotion(promotion)) {
      const rows = lineTables[promotion.table].slice(0, offer.limit).map(rowText).join('; ')
      return [`${start}: ${rows}. Después, ${shortMoney(list)} al mes cada una.`]
    }
    const { off, months } = promotion
    return [
      `${start}: ${shortMoney(subtract(list, off))} al mes los primeros ${counted(months, 'mes', 'meses')}; después, ${shortMoney(list)}.`,
    ]
  })

const bundleText =
  (offers: readonly Offer[]) =>
  ({ offers: ids, off, months }: Bundle): string => {
    const names = ids.flatMap((id) => findOffer(offers, id)?.name ?? [])
    return `${listText(names)}: ${shortMoney(off)} menos al mes, los primeros ${counted(months, 'mes', 'meses')}.`
  }

const NO_BUNDLES = 'Ahora no hay descuentos por contratar varios servicios juntos: cada uno tiene su precio.'
const NO_PROMOTIONS = 'Ahora no hay promociones: cada servicio tiene su precio normal desde el primer mes.'

/** The discounts of the catalogue: promotions that everybody gets, and those of several services together. */
export const discounts = (brand: Brand): PageText => {
  const { offers, bundles } = brand.catalog
  const promotions = offers.flatMap(promotionText)
  const together = [...bundles.map(bundleText(offers)), ...offers.flatMap(togetherText)]
  return {
    title: `Descuentos y paquetes | ${brand.name}`,
    description: `Las promociones y los paquetes de ${brand.name}: cuánto descuentan, cuántos meses duran y qué precio pagas después.`,
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
        'El programa federal ACP terminó en 2024 y ya no descuenta nada de la mensualidad.',
      ),
      {
        kind: 'address',
        heading: 'El precio en tu casa',
        lead: 'Escribe tu dirección y ve los planes que llegan, con los descuentos que te corresponden.',
      },
    ],
  }
}
