import type { PortalNotice } from '#core/journeys/portal/portal.context.ts'
import { translated } from '#ui/content/language.ts'

/** What a page says once. */
export const portalNotices = translated<Readonly<Record<PortalNotice, string>>>('portalNotices', {
  accountChanged: 'En otra pestaña elegiste otra cuenta. Aquí ves ahora esa cuenta.',
  changeMoved:
    'Las cantidades cambiaron mientras mirabas esta página. Revísalas otra vez antes de confirmar.',
  changeWithdrawn: 'Deshicimos el cambio. Tu servicio sigue como estaba.',
  visitMoved: 'La visita tiene fecha nueva. Te la enviamos por correo.',
  visitCancelled: 'La visita está cancelada. Te lo confirmamos por correo.',
  autoPayEnded: 'Terminaste los pagos automáticos. Te lo confirmamos por correo.',
  autoPayStarted: 'Activaste los pagos automáticos. Te lo confirmamos por correo.',
})

/** Texts of the warning that the session of the portal ends. */
export const portalSessionWords = translated('portalSessionWords', {
  title: '¿Sigues aquí?',
  body: 'Por seguridad cerramos tu sesión después de un rato sin uso. Lo que elegiste queda guardado en esta pestaña.',
  stay: 'Seguir aquí',
  staying: 'Manteniendo tu sesión',
  left: (minutes: number): string =>
    minutes <= 1 ? 'Queda menos de un minuto.' : `Quedan ${minutes} minutos.`,
} as const)
