import type { LineOfBusiness } from '#core/catalog/offer.ts'
import type { Cents } from '#core/shared/money.ts'
import { money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** The texts of the page on which a home that is ready chooses its services. */
export const serviceSelectionWords = translated('serviceSelectionWords', {
  title: '¿Qué servicios quieres en tu casa?',
  lead: (brandName: string): string =>
    `El equipo de ${brandName} ya está en tu casa: el servicio empieza antes. Elige lo que quieres contratar; en el siguiente paso lo ajustas.`,
  note: 'Precios antes de impuestos.',
  without: {
    TV: 'Sin televisión',
    Voice: 'Sin teléfono fijo',
    Mobile: 'Sin líneas móviles',
  } satisfies Readonly<Record<Exclude<LineOfBusiness, 'Internet'>, string>>,
  perMonth: (quantity: number): string => (quantity > 1 ? `al mes, por ${quantity} líneas` : 'al mes'),
  total: (amount: Cents): string => `${money(amount).text} el primer mes, con impuestos`,
  later: (fromMonth: number, amount: Cents): string =>
    `Desde el mes ${fromMonth}: ${money(amount).text} al mes, con impuestos.`,
  next: 'Seguir con estos servicios',
} as const)
