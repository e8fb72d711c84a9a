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

/** A screen that a defect has broken. The other errors have a page of their own. */
export const brokenWords = translated('brokenWords', {
  title: 'Algo falló de nuestro lado',
  body: 'Esta pantalla no pudo abrirse. Lo que ya guardaste sigue ahí y no se cobró nada por esto.',
} as const)

export const errorPageWords = translated('errorPageWords', {
  documentTitle: 'Algo falló',
  startOver: 'Escribir mi dirección',
} as const)
