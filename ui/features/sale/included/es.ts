import type { BulkAddressData } from '#core/localization/localization.ts'
import { speedText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** The texts of the page of what an address includes. */
export const includedWords = translated('includedWords', {
  title: 'Lo que incluye tu dirección',
  building: ({ property, includedSpeedMbps }: BulkAddressData): string =>
    `${property} paga internet de ${speedText(includedSpeedMbps)} para tu apartamento. No cuesta nada para ti.`,
  equipment: (brandName: string): string =>
    `El equipo de ${brandName} ya está instalado. El servicio lo eliges tú, y empieza antes.`,
  none: 'Esta dirección no incluye ningún servicio. Elige los que quieras: ves el precio completo antes de pedir.',
  activate: 'Activar mi internet',
  choose: 'Elegir mis servicios',
} as const)
