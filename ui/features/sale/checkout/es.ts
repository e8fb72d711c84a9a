import type { InstallKind } from '#core/checkout/install-option.ts'
import type { RequirementPart } from '#core/checkout/requirements.ts'
import type { PhoneType } from '#core/checkout/customer.ts'
import type { Amount } from '#core/pricing/quoted.ts'
import type { IdentificationType, NumberedIdentification } from '#core/risk/identification-type.ts'
import { DEPOSIT_MONTHS } from '#core/risk/risk.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import { listText, money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** When the deposit is refunded. */
const back = `te lo devolvemos a los ${DEPOSIT_MONTHS} meses de pagar a tiempo`

/** The name of each part inside a sentence. */
export const missingNouns: Readonly<Record<RequirementPart, string>> = translated('missingNouns', {
  riskRequirements: 'las preguntas de tu cuenta',
  installOptions: 'las opciones de instalación',
  agreements: 'los acuerdos',
})

/** Texts of the customer, installation and agreements screen. */
export const checkoutWords = translated('checkoutWords', {
  heading: 'Tus datos',
  get loading(): string {
    return loadingText('Preparamos tu pedido.')
  },
  errorsTitle: (count: number): string =>
    count === 1 ? 'Corrige un dato para seguir' : `Corrige ${count} datos para seguir`,
  customer: {
    heading: 'Contacto',
    firstName: 'Nombre',
    lastName: 'Apellido',
    emailAddress: 'Correo electrónico',
    emailMeant: (email: string) => `¿Quisiste decir ${email}?`,
    phoneNumber: 'Teléfono',
    phoneHint: 'Para llamarte sobre tu pedido.',
    phoneType: 'Tipo de teléfono',
    /** The kind of telephone, folded: most buyers never open it. */
    phoneTypeFolded: {
      Mobile: 'Es un celular. Cambiar',
      Home: 'Es el teléfono de casa. Cambiar',
      Work: 'Es el teléfono del trabajo. Cambiar',
    } satisfies Record<PhoneType, string>,
    phoneTypes: { Mobile: 'Celular', Home: 'Casa', Work: 'Trabajo' } satisfies Record<PhoneType, string>,
  },
  /** The name of each field inside a sentence. */
  nouns: {
    firstName: 'nombre',
    lastName: 'apellido',
    emailAddress: 'correo electrónico',
    phoneNumber: 'teléfono',
  },
  phoneTypeMissing: 'Elige un tipo de teléfono.',
  risk: {
    heading: 'Tu cuenta',
    hint: 'Con cualquier respuesta puedes seguir.',
    addressOneYear: '¿Llevas un año o más en esta dirección?',
    answers: { yes: 'Sí', no: 'No' },
    addressOneYearMissing: 'Di si llevas un año o más en esta dirección.',
    identificationType: '¿Con qué te identificas? (opcional)',
    /** The requirement for a buyer who gives no number and is new at the address. */
    identificationHint: (deposit: string): string =>
      `Con un número hacemos una sola consulta de crédito. Sin número y con menos de un año aquí, dejas un depósito de ${deposit}, que te devolvemos.`,
    identificationTypeMissing: 'Elige con qué te identificas, o sigue sin número.',
    types: {
      SSN: 'Seguro Social',
      ITIN: 'ITIN',
      EIN: 'EIN de un negocio',
      NONE: 'Sin número',
    } satisfies Record<IdentificationType, string>,
    numbers: {
      SSN: { label: 'Número de Seguro Social (SSN)', hint: 'Nueve dígitos.' },
      ITIN: { label: 'ITIN', hint: 'Nueve dígitos; el primero es un 9. Lo da el IRS.' },
      EIN: { label: 'EIN del negocio', hint: 'Nueve dígitos. Lo da el IRS.' },
    } satisfies Record<NumberedIdentification, { readonly label: string; readonly hint: string }>,
    show: 'Mostrar',
    hide: 'Ocultar',
    ofNumber: 'el número',
    wiped: 'Por seguridad borramos el número. Escríbelo otra vez.',
    /** What happens to an identification number, stage by stage. */
    path: ['Se cifra aquí, antes de salir', 'Se consulta una vez', 'Se olvida: no queda guardado'],
    record: {
      yes: 'Un año o más en esta dirección',
      no: 'Menos de un año en esta dirección',
      with: (type: string): string => `Con ${type}, sin guardar el número`,
      without: 'Sin número',
      change: 'Cambiar',
      ofAnswer: 'la respuesta',
      keep: 'Dejar la respuesta anterior',
    },
  },
  install: {
    heading: 'Instalación',
    missing: 'Elige cómo se instala tu servicio.',
    saving: 'Actualizando el total',
    kinds: {
      professional: {
        title: 'Lo instala un técnico',
        detail: 'Conecta el equipo en tu casa y prueba el WiFi contigo.',
      },
      self: {
        title: 'Lo instalas tú',
        detail: 'Recibes el equipo con una guía por pasos.',
      },
    } satisfies Record<InstallKind, { readonly title: string; readonly detail: string }>,
    banner: 'Aquí eliges cómo se instala tu servicio, en cuanto carguemos las opciones.',
    free: 'Sin costo',
    once: 'una sola vez',
    withTax: (tax: string): string => `una sola vez, más ${tax} de impuesto`,
  },
  agreements: {
    heading: 'Acuerdos',
    accept: 'Leí y acepto: ',
    /** Precedes a title of the list, except the first. */
    separator: (isLast: boolean): string => (isLast ? ' y ' : ', '),
    missing: (titles: readonly string[]): string => `Acepta ${listText(titles)} para seguir.`,
    signature: (name: string): string =>
      name === '' ? 'Al continuar firmas con tu nombre.' : `Al continuar firmas como ${name}.`,
    optional: '(opcional)',
    read: 'Leer completo',
    version: (version: string): string => `Versión ${version}`,
  },
  /** Parts of this screen that could not be loaded. */
  missing: {
    title: (parts: readonly RequirementPart[]): string =>
      `No pudimos cargar ${listText(parts.map((part) => missingNouns[part]))}`,
    body: 'Tu pedido sigue abierto y no se cobró nada. Lo intentamos de nuevo varias veces, con pausas; también puedes pedirlo tú, o llamar y lo terminamos contigo.',
    reason: 'Podrás continuar cuando carguemos lo que falta.',
  },
  submit: 'Continuar',
  saving: 'Guardando tus datos',
} as const)

/** Writes the one-time price of an installation for its card, from its amount in the catalogue. */
export const installPrice = ({ net, tax }: Amount): { readonly price: string; readonly note: string } => {
  const { free, once, withTax } = checkoutWords.install
  if (net === 0) return { price: free, note: '' }
  return { price: money(net).text, note: tax === 0 ? once : withTax(money(tax).text) }
}

/** The expected or actual result of an answer to the risk question. */
export type RiskWords = { readonly title: string; readonly body: string }

/**
 * Texts for a buyer without a deposit, for a buyer with a deposit, for a buyer whose deposit the credit bureau decides,
 * and for a buyer from whom a deposit was required before. `deposit` is its amount as text.
 */
export const riskOutlookWords: Readonly<
  Record<'cleared' | 'deposit' | 'bureauDecides' | 'referred', (deposit: string) => RiskWords>
> = translated('riskOutlookWords', {
  cleared: () => ({ title: 'Sin depósito', body: 'Hoy pagas solo tu pedido.' }),
  deposit: (deposit) => ({
    title: `Depósito de ${deposit}`,
    body: `Se suma a lo que pagas hoy, y ${back}.`,
  }),
  referred: (deposit) => ({
    title: `El depósito de ${deposit} sigue en tu pedido`,
    body: `Se quita solo con un número que pase la consulta de crédito. Si sigues sin número, lo pagas hoy, y ${back}.`,
  }),
  bureauDecides: (deposit) => ({
    title: 'Lo sabes antes de pagar',
    body: `Si la consulta sale bien, no pagas depósito. Si no, pagas ${deposit}, y ${back}.`,
  }),
})
