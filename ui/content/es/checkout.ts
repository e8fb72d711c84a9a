import type { InstallKind } from '#core/checkout/install-option.ts'
import type { PhoneType } from '#core/checkout/customer.ts'
import type { Amount } from '#core/pricing/quote.ts'
import { money } from '#ui/content/format.ts'

/** Words of the customer, installation and agreements screen. */
export const checkoutWords = {
  heading: 'Pon el pedido a tu nombre',
  lead: 'Dinos quién eres, cómo lo instalamos y qué aceptas. Después pagas.',
  loading: 'Preparando tu pedido',
  failedHeading: 'No pudimos abrir tu pedido',
  errorsTitle: (count: number): string =>
    count === 1 ? 'Corrige un dato para seguir' : `Corrige ${count} datos para seguir`,
  customer: {
    heading: 'Tus datos',
    hint: 'El técnico pregunta por este nombre.',
    firstName: 'Nombre',
    lastName: 'Apellido',
    emailAddress: 'Correo electrónico',
    emailHint: 'Queda en el pedido para los avisos y la factura.',
    phoneNumber: 'Teléfono',
    phoneHint: 'Para llamarte sobre la instalación.',
    phoneType: 'Tipo de teléfono',
    phoneTypes: { Mobile: 'Celular', Home: 'Casa', Work: 'Trabajo' } satisfies Record<PhoneType, string>,
  },
  /** What each field asks for, in the middle of a sentence. */
  nouns: {
    firstName: 'nombre',
    lastName: 'apellido',
    emailAddress: 'correo electrónico',
    phoneNumber: 'teléfono',
  },
  phoneTypeMissing: 'Elige un tipo de teléfono.',
  install: {
    heading: 'Instalación',
    hint: 'El total cambia en cuanto eliges.',
    legend: 'Elige cómo se instala',
    missing: 'Elige cómo se instala tu servicio.',
    saving: 'Actualizando el total',
    kinds: {
      professional: {
        title: 'La hace un técnico',
        detail: 'Va a tu casa a la hora que elijas, conecta el equipo y prueba el WiFi contigo.',
      },
      self: {
        title: 'La haces tú',
        detail: 'Recibes el equipo con una guía por pasos y lo conectas cuando quieras.',
      },
    } satisfies Record<InstallKind, { readonly title: string; readonly detail: string }>,
    free: 'Sin costo',
    once: 'una sola vez',
    withTax: (tax: string): string => `una sola vez, más ${tax} de impuesto`,
  },
  agreements: {
    heading: 'Acuerdos',
    hint: 'Léelos y acéptalos por separado.',
    read: 'Leer completo',
    accept: 'Acepto',
    missing: (title: string): string => `Acepta «${title}» para seguir.`,
    version: (version: string): string => `Versión ${version}`,
  },
  submit: 'Continuar al pago',
  saving: 'Guardando tus datos',
} as const

/** The one-time price of an installation as its card shows it, from its amount in the catalogue. */
export const installPrice = ({ net, tax }: Amount): { readonly price: string; readonly note: string } => {
  const { free, once, withTax } = checkoutWords.install
  if (net === 0) return { price: free, note: '' }
  return { price: money(net).text, note: tax === 0 ? once : withTax(money(tax).text) }
}
