import { translated } from '#ui/content/language.ts'

/** The screens of the portal on which nothing of the account is shown. */
export const portalTroubles = [
  'error',
  'nonAuthorizedUser',
  'somethingWentWrong',
  'exit',
  'unsigned',
] as const
export type PortalTrouble = (typeof portalTroubles)[number]

type TroubleWords = {
  readonly title: string
  readonly body: string
  readonly services: string
  readonly order: string
  readonly next: string
  readonly act: string
}

/** What happened, what it means for the services and an order, and what to do. */
export const portalTroubleWords = translated('portalTroubleWords', {
  labels: { services: 'Tus servicios', order: 'Tu pedido', next: 'Qué puedes hacer' },
  screens: {
    error: {
      title: 'Tu cuenta no responde',
      body: 'No pudimos leer lo de tu cuenta. El problema es nuestro y ya quedó registrado.',
      services: 'Siguen encendidos. No cambiamos ni cancelamos nada.',
      order: 'Sigue como estaba, con la misma visita.',
      next: 'Espera un minuto e intenta otra vez. Si tienes prisa, llama.',
      act: 'Intentar otra vez',
    },
    nonAuthorizedUser: {
      title: 'Esta cuenta la maneja su titular',
      body: 'Entraste bien, pero tu acceso no alcanza: aquí se cambian y se cancelan servicios, y eso lo decide el titular principal.',
      services: 'Siguen igual. El titular no recibe ningún aviso por esto.',
      order: 'Sigue igual. Puedes ver cómo va con su número y un código, sin cuenta.',
      next: 'Pide al titular que entre con su correo, o entra tú con otro.',
      act: 'Entrar con otro correo',
    },
    somethingWentWrong: {
      title: 'Algo se rompió de nuestro lado',
      body: 'Esta página no pudo abrirse. Ya lo estamos mirando.',
      services: 'Siguen encendidos. Si pediste un cambio, se hizo una sola vez o ninguna.',
      order: 'Sigue como estaba, con la misma visita.',
      next: 'Vuelve a tu cuenta y mira si el cambio está en «Cambios pendientes». Si no está, no se pidió.',
      act: 'Volver a mi cuenta',
    },
    exit: {
      title: 'Saliste de tu cuenta',
      body: 'Cerramos la sesión. Nadie más puede ver tu cuenta en este dispositivo.',
      services: 'Siguen encendidos. Lo que pediste sigue en marcha.',
      order: 'Sigue igual. Puedes ver cómo va con su número y un código.',
      next: 'Entra otra vez cuando quieras.',
      act: 'Entrar otra vez',
    },
    unsigned: {
      title: 'No pudimos cerrar tu sesión',
      body: 'Ya no mostramos nada de tu cuenta, pero la sesión puede seguir abierta en este dispositivo.',
      services: 'Siguen encendidos. No cambiamos nada.',
      order: 'Sigue como estaba.',
      next: 'Intenta otra vez. Si este dispositivo no es tuyo, cierra también el navegador.',
      act: 'Cerrar sesión otra vez',
    },
  } satisfies Readonly<Record<PortalTrouble, TroubleWords>>,
  home: 'Ir al inicio',
} as const)
