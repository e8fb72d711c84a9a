import { counted, money } from '#ui/content/format.ts'
import type { Cents } from '#core/shared/money.ts'

export const productsWords = {
  title: (planCount: number): string =>
    planCount === 1 ? 'Este plan llega a tu casa' : 'Estos planes llegan a tu casa',
  loadingTitle: 'Planes para tu casa',
  lead: 'Debajo de cada precio ves cuánto pagas cuando termina la promoción. Sin letra chica.',
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
  samePrice: 'El mismo precio todos los meses.',
  upAndDown: (down: string, up: string): string =>
    down === up ? `${down} de bajada y de subida` : `${down} de bajada, ${up} de subida`,
} as const

/** What a month costs later, and from which month on. */
export const laterWords = (amount: Cents, fromMonth: number): string =>
  `Después ${money(amount).text} al mes, desde el mes ${fromMonth}`

/** What a promotion takes off, and for how long. */
export const savedWords = (off: Cents, months: number): string =>
  months === 12
    ? `Ahorras ${money(off).text} al mes el primer año`
    : `Ahorras ${money(off).text} al mes los primeros ${counted(months, 'mes', 'meses')}`

export const monthlySpoken = (amount: Cents): string => `${money(amount).spoken} al mes`

/** What a plan of this speed is good for, in a household's words. */
export const purposeOfSpeed = (mbps: number): string => {
  if (mbps >= 1_000)
    return 'Para una casa llena: juegos en línea, series en 4K y videollamadas en todos los cuartos a la vez.'
  if (mbps >= 500)
    return 'Para la familia: series en varios televisores, tareas y videollamadas al mismo tiempo.'
  if (mbps >= 100) return 'Para dos o tres personas: series, clases y trabajo desde casa.'
  return 'Para correo, mensajes, clases y una serie a la vez.'
}

const GAME_GIGABYTES = 100

/** How long a large download takes at full speed: a number to compare plans by. */
export const downloadWords = (mbps: number): string => {
  const minutes = Math.max(1, Math.ceil((GAME_GIGABYTES * 8_000) / mbps / 60))
  const time =
    minutes < 120 ? counted(minutes, 'minuto', 'minutos') : counted(Math.round(minutes / 60), 'hora', 'horas')
  return `Un juego de ${GAME_GIGABYTES} GB baja en unos ${time}, a toda velocidad.`
}
