import type { PortalStep } from '#core/routes/portal-steps.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the frame around every screen of the portal. */
export const portalFrameWords = translated('portalFrameWords', {
  place: 'Tu cuenta',
  account: (number: string): string => `Cuenta ${number}`,
  otherAccount: 'Cambiar de cuenta',
  security: 'Seguridad de tu cuenta',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando tu sesión',
  back: 'Volver a tus servicios',
  loading: 'Cargando... Buscamos lo de tu cuenta.',
  help: '¿Prefieres hablar con alguien?',
  helpBody: 'Llama y lo vemos contigo, en español o en inglés.',
} as const)

/** The document title of each step of the portal. */
export const portalTitles = translated<Readonly<Record<PortalStep, string>>>('portalTitles', {
  login: 'Entra a tu cuenta',
  mfa: 'Confirma que eres tú',
  services: 'Tus servicios',
  balanceDetails: 'Tu saldo y tus facturas',
  reasons: 'Por qué cancelas',
  troubleshooting: 'Arregla tu servicio',
  switching: 'Compara antes de cambiarte',
  options: 'Otras opciones',
  additionalOption: 'Otra opción',
  optionAccept: 'Revisa tu opción',
  billingCycle: 'Cuándo termina',
  disclosures: 'Antes de cancelar',
  serviceConfirmation: 'Confirma la cancelación',
  acceptPending: 'Listo: pediste tu nueva opción',
  servicePending: 'Recibimos tu cancelación',
  agent: 'Habla con una persona',
  error: 'Tu cuenta no responde',
  nonAuthorizedUser: 'No puedes abrir esta cuenta',
  somethingWentWrong: 'Algo falló en tu cuenta',
  exit: 'Saliste de tu cuenta',
})

/** The title of a requested change that was undone, by the step that shows it. */
export const withdrawnTitles = translated('withdrawnTitles', {
  acceptPending: 'Deshiciste el cambio',
  servicePending: 'Deshiciste la cancelación',
} as const)
