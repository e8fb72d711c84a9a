import type { LoginNotice } from '#core/portal/login-notice.ts'
import { counted } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the login of the portal: what it opens, and what to have at hand. */
export const portalLoginWords = translated('portalLoginWords', {
  title: 'Entra a tu cuenta',
  lead: 'Mira lo que pagas y por qué, cambia una visita, o conserva o cancela un servicio.',
  act: 'Entrar',
  steps: {
    heading: 'Cómo entras',
    items: [
      'Escribes tu correo y tu contraseña en una página protegida.',
      'Confirmas que eres tú con un código de tu correo o de tu app.',
      'Vuelves aquí, a la página que pediste.',
    ],
  },
  signUp: {
    title: '¿Compraste y todavía no tienes contraseña?',
    body: 'Ten a mano el número de tu pedido. Te llega un código al correo con el que compraste.',
    act: 'Crear mi acceso',
  },
  order: {
    title: '¿Solo quieres ver cómo va tu pedido?',
    body: 'No hace falta una cuenta: basta el número y un código.',
    act: 'Ver mi pedido',
  },
  notices: {
    sessionEnded: {
      title: 'Tu sesión terminó',
      body: 'Pasó un rato sin actividad y la cerramos por seguridad. Tus servicios siguen igual y no se pidió ningún cambio. Entra otra vez.',
    },
    refused: {
      title: 'No pudimos confirmar quién eres',
      body: 'Tus servicios siguen igual. Entra otra vez; si se repite, llama y lo vemos contigo.',
    },
  } satisfies Readonly<Record<LoginNotice, { readonly title: string; readonly body: string }>>,
} as const)

/** Texts of the second factor. */
export const portalMfaWords = translated('portalMfaWords', {
  title: 'Confirma que eres tú',
  lead: 'Ya diste tu contraseña. Falta una segunda prueba, para que nadie cambie tus servicios con una contraseña robada.',
  act: 'Confirmar con un código',
  items: [
    'Te llega un código al correo de tu cuenta. Si usas una app de códigos, búscalo ahí.',
    'Escríbelo una vez. Sirve para toda la visita.',
    'Nadie de la tienda te va a pedir ese código por teléfono.',
  ],
  heading: 'Qué sigue',
  noCode: '¿No te llega el código? Revisa el correo no deseado, o llama.',
} as const)

/** Texts of the choice among the accounts of a login. */
export const accountChoiceWords = translated('accountChoiceWords', {
  title: 'Elige la casa que quieres ver',
  lead: (accounts: number): string =>
    `Tu correo abre ${counted(accounts, 'cuenta', 'cuentas')}. Puedes cambiar de cuenta cuando quieras.`,
  number: (accountId: string): string => `Cuenta ${accountId}`,
  current: 'la que ves ahora',
  opening: 'Abriendo tu cuenta',
} as const)
