import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '#core/session/session.ts'
import { translated } from '#ui/content/language.ts'

const MINUTE_MS = 60_000
const HALF_MS = MINUTE_MS / 2

/** Texts of the warning that the session ends. */
export const sessionWords = translated('sessionWords', {
  title: '¿Sigues con tu pedido?',
  body: `Por seguridad cerramos la sesión después de ${SESSION_IDLE_MS / MINUTE_MS} minutos sin cambios. Tu pedido y lo que escribiste siguen aquí, debajo de este aviso.`,
  stay: 'Seguir aquí',
  staying: 'Guardando tu lugar',
  lastTitle: 'Tu sesión llega a su límite',
  lastBody: `Dura como mucho ${SESSION_ABSOLUTE_MS / (60 * MINUTE_MS)} horas y ya no se puede alargar. Si haces el pedido antes, queda hecho. Si no, confirmas tu dirección y sigues: tus datos quedan escritos.`,
  understood: 'Entendido',
  failed:
    'No pudimos alargar la sesión. Revisa tu conexión e intenta otra vez, o llama y lo terminamos contigo.',
  ended: 'Comprobando tu sesión',
  left: {
    seconds: 'Quedan unos segundos',
    halfMinute: 'Queda medio minuto',
    minutes: (minutes: number, isHalfMore: boolean): string =>
      `${minutes === 1 ? 'Queda 1 minuto' : `Quedan ${minutes} minutos`}${isHalfMore ? ' y medio' : ''}`,
  },
} as const)

/** Writes the remaining time in everyday words: `ms` milliseconds, rounded to half minutes. */
export const timeLeft = (ms: number): string => {
  const halves = Math.round(ms / HALF_MS)
  const { seconds, halfMinute, minutes } = sessionWords.left
  if (halves < 1) return seconds
  return halves === 1 ? halfMinute : minutes(Math.floor(halves / 2), halves % 2 === 1)
}
