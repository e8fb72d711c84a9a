import type { Outcome } from '#core/localization/outcome-kind.ts'
import type { Cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { calendarText, counted, listText, money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** The texts of the page of bundles. */
export const bundleWords = translated('bundleWords', {
  title: 'Paquetes para tu casa',
  perMonth: 'al mes',
  total: 'Todo junto, con impuestos',
  fits: 'Varios servicios juntos cuestan menos que cada uno por su cuenta.',
  saved: (off: Cents, months: number): string =>
    `Juntos ahorras ${money(off).text} al mes, los primeros ${counted(months, 'mes', 'meses')}.`,
  later: (fromMonth: number, amount: Cents): string =>
    `Desde el mes ${fromMonth}: ${money(amount).text} al mes.`,
  samePrice: 'El precio no cambia después.',
  chosen: 'Tu paquete de ahora',
  choose: 'Elegir este paquete',
  keep: 'Seguir con este paquete',
  internet: 'El internet de estos paquetes, por separado',
  reasons: {
    soon: 'pronto',
    expected: (day: string): string => `hacia el ${day}`,
    preSale: (when: string): string =>
      `La red llega a tu calle ${when}. Elige ahora, y después el día de la visita.`,
    retail: 'Vienes de una tienda asociada y la red ya pasa por tu dirección.',
    ready: (brandName: string): string =>
      `El equipo de ${brandName} ya está instalado en tu casa, así que el servicio empieza antes.`,
  },
  none: 'Ahora no hay paquetes en tu dirección. Cada servicio tiene su precio, y puedes sumar los que quieras.',
  apart: {
    title: '¿Prefieres armarlo tú?',
    detail: 'Empieza por el internet y suma televisión, teléfono o líneas móviles después.',
    link: 'Ver cada servicio por separado',
  },
} as const)

/** Names a bundle by its services: "Internet Gig, TV Select Signature y Teléfono fijo". */
export const bundleName = (names: readonly string[]): string => listText(names)

/** Says why this home starts with bundles. `expectedOn`: the day when the planned network reaches it. */
export const bundleReason = (outcome: Outcome, brandName: string, expectedOn: PlainDate | null): string => {
  const { fits, reasons } = bundleWords
  if (outcome.kind === 'preSale')
    return reasons.preSale(expectedOn === null ? reasons.soon : reasons.expected(calendarText(expectedOn)))
  if (outcome.kind !== 'bundle') return fits
  if (outcome.via === 'retail') return `${reasons.retail} ${fits}`
  return outcome.via === 'ready' ? `${reasons.ready(brandName)} ${fits}` : fits
}
