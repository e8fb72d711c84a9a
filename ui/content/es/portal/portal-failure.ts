import type { OrchestratorFailure, PortalRefusalCode } from '#core/ports/orchestrator.failure.ts'
import { portalRefusalCodes } from '#core/ports/orchestrator.failure.ts'
import { translated } from '#ui/content/language.ts'

/** The other refusals and failures that have a text of their own in the portal. */
const others = ['WINDOW_GONE', 'NOT_FOUND', 'TOO_MANY', 'SESSION_EXPIRED', 'Unreachable', 'TimedOut'] as const

type FailureKey = PortalRefusalCode | (typeof others)[number] | 'other'

/** What happened, and what it means for the services. */
type FailureText = { readonly title: string; readonly body: string }

export const portalFailureWords = translated('portalFailureWords', {
  LOGIN_REQUIRED: {
    title: 'Tu sesión terminó',
    body: 'No se pidió ningún cambio y tus servicios siguen igual. Entra otra vez para seguir.',
  },
  MFA_REQUIRED: {
    title: 'Falta confirmar que eres tú',
    body: 'No se pidió ningún cambio. Confirma con un código y sigue donde estabas.',
  },
  NOT_AUTHORIZED: {
    title: 'Tu acceso no alcanza para esto',
    body: 'Solo el titular principal cambia los servicios. Siguen igual. Pídele que entre, o llama.',
  },
  ACCOUNT_CHANGED: {
    title: 'En otra ventana abriste otra cuenta',
    body: 'Para no cambiar la que no es, no hicimos nada. Carga esta página otra vez y revisa la dirección.',
  },
  CHANGE_BLOCKED: {
    title: 'Ahora no se puede hacer este cambio',
    body: 'Tus servicios siguen igual. Puede haber otro cambio o un pedido abierto: míralos en tus servicios, o llama.',
  },
  CHANGE_MOVED: {
    title: 'Los montos cambiaron mientras los mirabas',
    body: 'No pedimos nada. Revisa los montos nuevos y decide.',
  },
  WINDOW_GONE: {
    title: 'Ese horario se acaba de llenar',
    body: 'Tu visita sigue como estaba. Elige otro horario.',
  },
  NOT_FOUND: {
    title: 'Ya no encontramos eso en tu cuenta',
    body: 'No cambiamos nada. Vuelve a tus servicios y mira cómo están ahora.',
  },
  TOO_MANY: {
    title: 'Hiciste muchos intentos seguidos',
    body: 'Tus servicios siguen igual. Espera unos minutos antes de intentar otra vez, o llama.',
  },
  SESSION_EXPIRED: {
    title: 'Tu sesión terminó',
    body: 'No se pidió ningún cambio y tus servicios siguen igual. Entra otra vez para seguir.',
  },
  Unreachable: {
    title: 'No hay conexión',
    body: 'No pudimos llegar a tu cuenta. Tus servicios siguen igual: revisa tu conexión e intenta otra vez, o llama.',
  },
  TimedOut: {
    title: 'La respuesta tarda demasiado',
    body: 'Dejamos de esperar. Intenta otra vez: aunque lo pidas dos veces, se hace una sola.',
  },
  other: {
    title: 'No pudimos completar esto',
    body: 'El problema es nuestro y quedó registrado. Intenta otra vez: aunque lo pidas dos veces, se hace una sola. O llama.',
  },
} satisfies Readonly<Record<FailureKey, FailureText>>)

/** The failures after which the same request does not help. */
const final: ReadonlySet<FailureKey> = new Set<FailureKey>([
  'LOGIN_REQUIRED',
  'MFA_REQUIRED',
  'NOT_AUTHORIZED',
  'ACCOUNT_CHANGED',
  'CHANGE_BLOCKED',
  'NOT_FOUND',
  'WINDOW_GONE',
  'SESSION_EXPIRED',
])

const keyOf = (failure: OrchestratorFailure): FailureKey => {
  if (failure._tag === 'SessionExpired') return 'SESSION_EXPIRED'
  const name = failure._tag === 'Refused' ? failure.code : failure._tag
  return [...portalRefusalCodes, ...others].find((key) => key === name) ?? 'other'
}

/** Returns the texts of a failed call of the portal. `canRetry`: the same request can be sent again. */
export const portalFailureText = (
  failure: OrchestratorFailure,
): FailureText & { readonly canRetry: boolean } => {
  const key = keyOf(failure)
  return { ...portalFailureWords[key], canRetry: !final.has(key) }
}
