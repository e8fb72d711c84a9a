import type { BulkAddressData } from '#core/localization/localization.ts'
import type { Cents } from '#core/shared/money.ts'
import { money, speedText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** The texts of the page of a building whose agreement includes internet. */
export const bulkIncludedWords = translated('bulkIncludedWords', {
  title: 'Tu edificio ya incluye internet',
  notOffered: 'Tu dirección no incluye internet',
  lead: ({ property, includedSpeedMbps }: BulkAddressData): string =>
    `${property} paga internet de ${speedText(includedSpeedMbps)} para cada apartamento. Actívalo a tu nombre y suma solo lo que quieras.`,
  internet: 'Tu internet',
  included: 'Incluido en tu edificio',
  free: 'Sin costo para ti',
  more: (amount: Cents): string => `+${money(amount).text}`,
  perMonth: 'al mes',
  faster: 'Tú pagas la diferencia con el plan de tu edificio.',
  total: (amount: Cents): string => `Pagas ${money(amount).text} al mes por tu internet, con impuestos.`,
  next: 'Seguir con mi pedido',
} as const)
