import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import { translated } from '#ui/content/language.ts'

/** Texts that every screen shares. */
export const commonWords = translated('commonWords', {
  loading: 'Cargando...',
  retrying: 'Reintentando...',
  skip: 'Saltar al contenido',
  retry: 'Intentar otra vez',
  unreachable:
    'No hay conexión con la tienda. Lo que escribiste sigue aquí: revisa tu conexión e inténtalo otra vez.',
  close: 'Cerrar',
  help: 'Ayuda',
  questions: '¿Dudas?',
  call: (phone: string): string => `Llama al ${phone}`,
  home: (brandName: string): string => `${brandName}: ir al inicio`,
  salesPhone: 'Ventas',
  servicePhone: 'Clientes',
  legal: (legalName: string): string => `${legalName}. Precios en dólares de Estados Unidos.`,
} as const)

/** Says what is loading, after the default message of the specification. */
export const loadingText = (sentence: string): string => `${commonWords.loading} ${sentence}`

/** The other document titles of the confirmation. */
export const confirmationTitles = translated('confirmationTitles', {
  /** A person completes the order. */
  manual: 'Pedido recibido',
  /** The session has ended at the payment. */
  expired: 'Tu sesión terminó',
} as const)

/** The document title of each outcome. */
export const outcomeTitles = translated<Readonly<Record<OutcomeKind, string>>>('outcomeTitles', {
  enterAddress: 'Escribe tu dirección',
  serviceable: 'Hay internet en tu dirección',
  bundle: 'Ofertas para tu casa',
  serviceSelection: 'Elige tu servicio',
  preSale: 'Preventa en tu calle',
  bulkIncluded: 'Internet incluido en tu edificio',
  bulk: 'Edificio con contrato propio',
  existingCustomer: 'Ya tienes servicio aquí',
  activeLocation: 'Hay un servicio activo',
  unitNotFound: 'No encontramos tu apartamento',
  multipleUnits: 'Elige tu apartamento',
  webLead: 'Todavía no llegamos',
  commercial: 'Dirección de negocio',
  notServiceable: 'Sin servicio en esta dirección',
  addressNotFound: 'No encontramos esa dirección',
})

export const documentTitle = (screen: string, brandName: string): string => `${screen} | ${brandName}`

/** The error codes of failures outside the sale. The code in the URL selects the text, and is never printed. */
export const errorCodes = [
  'unexpected',
  'session-status',
  'install-options',
  'checkout',
  'page',
  'affiliate',
  'login',
  'human',
] as const
export type ErrorCode = (typeof errorCodes)[number]

type ErrorWords = Readonly<Record<ErrorCode, { readonly title: string; readonly body: string }>>

export const errorWords = translated<ErrorWords>('errorWords', {
  unexpected: {
    title: 'Algo falló de nuestro lado',
    body: 'Esta pantalla no pudo abrirse. Lo que ya guardaste sigue ahí y no se cobró nada por esto.',
  },
  'session-status': {
    title: 'No pudimos revisar tu sesión',
    body: 'No sabemos en qué paso ibas. Vuelve a intentarlo, o escribe tu dirección otra vez.',
  },
  'install-options': {
    title: 'No pudimos leer cómo se instala tu servicio',
    body: 'Sin las opciones de instalación el pedido no puede seguir. Tu carrito sigue guardado y no se cobró nada. Vuelve a intentarlo en un momento, o llama y lo hacemos contigo.',
  },
  checkout: {
    title: 'No pudimos abrir tu pedido',
    body: 'Tu carrito sigue guardado y no se cobró nada. Vuelve a intentarlo en un momento.',
  },
  page: {
    title: 'No pudimos abrir esta página',
    body: 'Lo que elegiste sigue guardado y no se cobró nada. Vuelve a intentarlo en un momento, o llama y seguimos contigo.',
  },
  affiliate: {
    title: 'No reconocemos la tienda que te envió',
    body: 'Sin esa tienda no podemos abrir este pedido; todavía no se guardó ni se cobró nada. Abre otra vez el enlace que te dieron, o llama y lo hacemos contigo.',
  },
  login: {
    title: 'No pudimos abrir tu cuenta',
    body: 'La entrada a tu cuenta no respondió. Si tenías un pedido abierto, sigue guardado y no se cobró nada. Vuelve a intentarlo en un momento, o llama y lo vemos contigo.',
  },
  human: {
    title: 'No pudimos comprobar que eres una persona',
    body: 'Lo intentamos tres veces y no enviamos nada; no se cobró nada y lo que ya guardaste sigue ahí. Revisa que tu navegador no bloquee partes de la página y vuelve a intentarlo, o llama y lo hacemos contigo.',
  },
})

export const errorPageWords = translated('errorPageWords', {
  documentTitle: 'Algo falló',
  startOver: 'Escribir mi dirección',
} as const)
