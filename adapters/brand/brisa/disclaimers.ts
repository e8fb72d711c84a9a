import type { OfferId } from '#core/catalog/offer.ts'
import type { DisclaimerText } from '#core/label/disclaimer.ts'
import type { LabelText } from '#core/label/label-facts.ts'

const VERSION = '2026-11.1'

const text = (es: string, en: string): LabelText => ({ es, en })

const textOf = (offers: readonly string[], ...paragraphs: readonly LabelText[]): DisclaimerText => ({
  version: VERSION,
  offers: offers as readonly OfferId[],
  paragraphs,
})

const NO_CONTRACT = text(
  'Sin permanencia: cancelas cuando quieras, sin cargo.',
  'No contract: cancel anytime, at no charge.',
)

/** The legal texts of Brisa's offers. */
export const disclaimers: readonly DisclaimerText[] = [
  textOf(
    ['fibra-300'],
    text(
      '{name}: {monthly} al mes. El precio no cambia sin un aviso de 30 días.',
      '{name}: {monthly} a month. The price doesn’t change without 30 days’ notice.',
    ),
    NO_CONTRACT,
  ),
  textOf(
    ['fibra-1000'],
    text(
      '{name}: {monthly} al mes durante los primeros {months} meses de servicio; después, {after} al mes.',
      '{name}: {monthly} a month for the first {months} months of service; {after} a month after that.',
    ),
    NO_CONTRACT,
  ),
  textOf(
    ['wifi-malla'],
    text(
      '{name}: {monthly} al mes por equipo, hasta {limit} por cuenta, antes de impuestos.',
      '{name}: {monthly} a month per device, up to {limit} per account, before taxes.',
    ),
  ),
  textOf(
    ['visita-tecnica', 'instalacion-propia'],
    text('{name}: {once}, una sola vez, antes de impuestos.', '{name}: {once}, one time, before taxes.'),
  ),
  textOf(
    ['deposito'],
    text(
      '{name}: {once}, una sola vez. Se devuelve al terminar el servicio si no queda nada por pagar.',
      '{name}: {once}, one time. Refunded when service ends if nothing is owed.',
    ),
  ),
]
