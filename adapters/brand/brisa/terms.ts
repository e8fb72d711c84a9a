import type { MerchandisingData } from '#core/brand/merchandising-data.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { DisclaimerText } from '#core/label/disclaimer.ts'

const VERSION = '2026-11'

const textOf = (offers: readonly string[], ...paragraphs: readonly string[]): DisclaimerText => ({
  version: VERSION,
  offers: offers as readonly OfferId[],
  paragraphs,
})

const NO_CONTRACT = 'Sin permanencia: cancelas cuando quieras, sin cargo.'

export const terms: MerchandisingData = {
  featured: ['fibra-1000', 'fibra-300'] as readonly string[] as readonly OfferId[],
  coupons: [],
  disclaimers: [
    textOf(
      ['fibra-300'],
      '{name}: {monthly} al mes. El precio no cambia sin un aviso de 30 días.',
      NO_CONTRACT,
    ),
    textOf(
      ['fibra-1000'],
      '{name}: {monthly} al mes durante los primeros {months} meses de servicio; después, {after} al mes.',
      NO_CONTRACT,
    ),
    textOf(
      ['wifi-malla'],
      '{name}: {monthly} al mes por equipo, hasta {limit} por cuenta, antes de impuestos.',
    ),
    textOf(['visita-tecnica', 'instalacion-propia'], '{name}: {once}, una sola vez, antes de impuestos.'),
    textOf(
      ['deposito'],
      '{name}: {once}, una sola vez. Se devuelve al terminar el servicio si no queda nada por pagar.',
    ),
  ],
  closingDays: ['12-24'],
}
