import type { Cents } from '#core/shared/money.ts'
import { counted, money } from '#ui/content/format.ts'

export const productsWords = {
  title: (planCount: number): string =>
    planCount === 1 ? 'Este plan llega a tu casa' : 'Estos planes llegan a tu casa',
  loadingTitle: 'Planes para tu casa',
  lead: 'Sigue la línea debajo de cada precio: es tu mensualidad mes a mes, y sube donde termina la promoción.',
  perMonth: 'al mes',
  fastest: 'El más rápido',
  chosen: 'Tu plan de ahora',
  choose: (name: string): string => `Elegir ${name}`,
  keep: (name: string): string => `Seguir con ${name}`,
  loading: 'Buscamos los planes de tu dirección.',
  emptyTitle: 'Por ahora no hay planes en línea para tu dirección',
  emptyBody:
    'La red llega a tu casa, pero estos planes solo se venden por teléfono. Llama y te decimos el precio completo.',
  failedTitle: 'No pudimos traer los planes',
  samePrice: 'No cambia: no tiene promoción que termine.',
  upAndDown: (down: string, up: string): string =>
    down === up ? `${down} de bajada y de subida` : `${down} de bajada, ${up} de subida`,
} as const

/** The other services of the address, for information only. */
export const companionWords = {
  title: 'También llega a tu casa',
  note: 'Lo sumas en el siguiente paso, si quieres. Precios antes de impuestos.',
  price: (from: Cents, planCount: number, isCounted: boolean): string => {
    const amount = `${money(from).text} al mes`
    if (isCounted) return `Desde ${amount} cada una`
    return planCount === 1 ? amount : `${planCount} planes, desde ${amount}`
  },
} as const

export const monthlySpoken = (amount: Cents): string => `${money(amount).spoken} al mes`

/** Returns the typical use of a speed in Mbps, in everyday words. */
export const purposeOfSpeed = (mbps: number): string => {
  if (mbps >= 1_000)
    return 'Para una casa llena: juegos en línea, series en 4K y videollamadas en todos los cuartos a la vez.'
  if (mbps >= 500)
    return 'Para la familia: series en varios televisores, tareas y videollamadas al mismo tiempo.'
  if (mbps >= 100) return 'Para dos o tres personas: series, clases y trabajo desde casa.'
  return 'Para correo, mensajes, clases y una serie a la vez.'
}

const GAME_GIGABYTES = 100

/** Returns how long a large download takes at full speed: a number for comparing plans. */
export const downloadWords = (mbps: number): string => {
  const minutes = Math.max(1, Math.ceil((GAME_GIGABYTES * 8_000) / mbps / 60))
  const time =
    minutes < 120 ? counted(minutes, 'minuto', 'minutos') : counted(Math.round(minutes / 60), 'hora', 'horas')
  return `Un juego de ${GAME_GIGABYTES} GB baja en unos ${time}, a toda velocidad.`
}
