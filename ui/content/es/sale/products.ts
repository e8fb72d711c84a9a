import type { Cents } from '#core/shared/money.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import { money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

export const productsWords = translated('productsWords', {
  title: (planCount: number): string =>
    planCount === 1 ? 'Este plan llega a tu casa' : 'Estos planes llegan a tu casa',
  loadingTitle: 'Planes para tu casa',
  lead: 'Precios con impuestos. La línea sube donde termina la promoción.',
  perMonth: 'al mes',
  fastest: 'El más rápido',
  chosen: 'Tu plan de ahora',
  ofCampaign: 'Precio de tu campaña',
  choose: (name: string): string => `Elegir ${name}`,
  keep: (name: string): string => `Seguir con ${name}`,
  get loading(): string {
    return loadingText('Buscamos los planes de tu dirección.')
  },
  emptyTitle: 'Por ahora no hay planes en línea para tu dirección',
  emptyBody:
    'La red llega a tu casa, pero estos planes solo se venden por teléfono. Llama y te decimos el precio completo.',
  failedTitle: 'No pudimos traer los planes',
  samePrice: 'No cambia: no tiene promoción.',
  upAndDown: (down: string, up: string): string =>
    down === up ? `${down} de bajada y de subida` : `${down} de bajada, ${up} de subida`,
  spoken: (amount: Cents): string => `${money(amount).spoken} al mes`,
  purposes: {
    fullHouse:
      'Para una casa llena: juegos en línea, series en 4K y videollamadas en todos los cuartos a la vez.',
    family: 'Para la familia: series en varios televisores, tareas y videollamadas al mismo tiempo.',
    few: 'Para dos o tres personas: series, clases y trabajo desde casa.',
    one: 'Para correo, mensajes, clases y una serie a la vez.',
  },
  labels: 'Los datos de cada plan',
} as const)

/** The other services of the address, for information only. */
export const companionWords = translated('companionWords', {
  title: 'Otros servicios en tu dirección',
  note: 'Lo sumas en el siguiente paso, si quieres. Precios antes de impuestos.',
  price: (from: Cents, planCount: number, isCounted: boolean): string => {
    const amount = `${money(from).text} al mes`
    if (isCounted) return `Desde ${amount} cada una`
    return planCount === 1 ? amount : `${planCount} planes, desde ${amount}`
  },
} as const)

export const monthlySpoken = (amount: Cents): string => productsWords.spoken(amount)

/** Returns the typical use of a speed in Mbps, in everyday words. */
export const purposeOfSpeed = (mbps: number): string => {
  const { fullHouse, family, few, one } = productsWords.purposes
  if (mbps >= 1_000) return fullHouse
  if (mbps >= 500) return family
  return mbps >= 100 ? few : one
}

/** Returns whom a speed in Mbps serves: the typical use, without the text after the colon. */
export const householdOfSpeed = (mbps: number): string => purposeOfSpeed(mbps).split(':', 1).join('')
